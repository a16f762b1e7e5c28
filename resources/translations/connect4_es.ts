<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="es" sourcelanguage="en">
<context>
    <name>AboutDialog</name>
    <message>
        <source>About Connect Four</source>
        <translation>Acerca de Cuatro en línea</translation>
    </message>
    <message>
        <source>Connect Four</source>
        <translation>Cuatro en línea</translation>
    </message>
    <message>
        <source>Copy diagnostics</source>
        <translation>Copiar el diagnóstico</translation>
    </message>
    <message>
        <source>Copied</source>
        <translation>Copiado</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Cerrar</translation>
    </message>
    <message>
        <source>Version {version}</source>
        <translation>Versión {version}</translation>
    </message>
    <message>
        <source>Engine: {names}</source>
        <translation>Motor: {names}</translation>
    </message>
    <message>
        <source>Python {python}, Qt {qt}</source>
        <translation>Python {python}, Qt {qt}</translation>
    </message>
    <message>
        <source>MIT licence. Uses Qt under the LGPL 3.</source>
        <translation>Licencia MIT. Usa Qt bajo la LGPL 3.</translation>
    </message>
</context>
<context>
    <name>AccuracyBox</name>
    <message>
        <source>Accuracy of {name}: {percent}</source>
        <translation>Precisión de {name}: {percent}</translation>
    </message>
    <message>
        <source>Result</source>
        <translation>Resultado</translation>
    </message>
    <message>
        <source>Accuracy</source>
        <translation>Precisión</translation>
    </message>
</context>
<context>
    <name>AloudActions</name>
    <message>
        <source>Say the board, by columns</source>
        <translation>Leer el tablero por columnas</translation>
    </message>
    <message>
        <source>Let the screen reader say what lies in every column</source>
        <translation>Que el lector de pantalla diga qué hay en cada columna</translation>
    </message>
    <message>
        <source>Say the board, by rows</source>
        <translation>Leer el tablero por filas</translation>
    </message>
    <message>
        <source>Let the screen reader say what lies in every row</source>
        <translation>Que el lector de pantalla diga qué hay en cada fila</translation>
    </message>
    <message>
        <source>Say the last move</source>
        <translation>Leer la última jugada</translation>
    </message>
    <message>
        <source>Let the screen reader say the last move again</source>
        <translation>Que el lector de pantalla repita la última jugada</translation>
    </message>
    <message>
        <source>Say it again</source>
        <translation>Decirlo otra vez</translation>
    </message>
    <message>
        <source>Let the screen reader repeat its last sentence</source>
        <translation>Que el lector de pantalla repita su última frase</translation>
    </message>
    <message>
        <source>Say whose turn it is</source>
        <translation>Decir de quién es el turno</translation>
    </message>
    <message>
        <source>Let the screen reader say who is to move and who plays whom</source>
        <translation>Que el lector de pantalla diga de quién es el turno y quién juega contra quién</translation>
    </message>
    <message>
        <source>Say the clocks</source>
        <translation>Leer los relojes</translation>
    </message>
    <message>
        <source>Let the screen reader say how much time is left</source>
        <translation>Que el lector de pantalla diga cuánto tiempo queda</translation>
    </message>
    <message>
        <source>Say the threats</source>
        <translation>Leer las amenazas</translation>
    </message>
    <message>
        <source>Let the screen reader say the threats, or at the end the line</source>
        <translation>Que el lector de pantalla diga las amenazas o, al final, la línea</translation>
    </message>
    <message>
        <source>Say the next space</source>
        <translation>Leer la casilla siguiente</translation>
    </message>
    <message>
        <source>Let the screen reader go from space to space</source>
        <translation>Que el lector de pantalla vaya de casilla en casilla</translation>
    </message>
</context>
<context>
    <name>AloudFeature</name>
    <message>
        <source>The board is covered while the clock stands.</source>
        <translation>El tablero está cubierto mientras el reloj está parado.</translation>
    </message>
    <message>
        <source>No move has been made yet.</source>
        <translation>Todavía no se ha hecho ninguna jugada.</translation>
    </message>
    <message>
        <source>{status}. {players}</source>
        <translation>{status}. {players}</translation>
    </message>
    <message>
        <source>Threats are known by the classic rules only.</source>
        <translation>Las amenazas solo se conocen con las reglas clásicas.</translation>
    </message>
</context>
<context>
    <name>AnalysisActions</name>
    <message>
        <source>Analysis</source>
        <translation>Análisis</translation>
    </message>
    <message>
        <source>The analysis knows the classic rules only</source>
        <translation>El análisis solo conoce las reglas clásicas</translation>
    </message>
    <message>
        <source>Show what every column is worth, or hide it again</source>
        <translation>Mostrar cuánto vale cada columna, u ocultarlo de nuevo</translation>
    </message>
    <message>
        <source>Scores</source>
        <translation>Valores</translation>
    </message>
    <message>
        <source>Show the score of each column above the board</source>
        <translation>Mostrar el valor de cada columna sobre el tablero</translation>
    </message>
    <message>
        <source>Threats</source>
        <translation>Amenazas</translation>
    </message>
    <message>
        <source>Mark the spaces where one more disc makes four</source>
        <translation>Marcar las casillas donde una ficha más hace cuatro</translation>
    </message>
    <message>
        <source>Best line</source>
        <translation>Mejor línea</translation>
    </message>
    <message>
        <source>Show the best moves of both players as numbered discs</source>
        <translation>Mostrar las mejores jugadas de ambos como fichas numeradas</translation>
    </message>
    <message>
        <source>Say the analysis</source>
        <translation>Leer el análisis</translation>
    </message>
    <message>
        <source>Let the screen reader say the verdict and all scores</source>
        <translation>Que el lector de pantalla diga el veredicto y todos los valores</translation>
    </message>
</context>
<context>
    <name>AnalysisCard</name>
    <message>
        <source>Analysis</source>
        <translation>Análisis</translation>
    </message>
    <message>
        <source>Evaluation of the game</source>
        <translation>Evolución de la partida</translation>
    </message>
    <message>
        <source>The left and right arrow keys go through the game.</source>
        <translation>Las flechas izquierda y derecha recorren la partida.</translation>
    </message>
</context>
<context>
    <name>AnalysisFeature</name>
    <message>
        <source>Analysis on</source>
        <translation>Análisis activado</translation>
    </message>
    <message>
        <source>Analysis off</source>
        <translation>Análisis desactivado</translation>
    </message>
    <message>
        <source>The analysis has stopped: something went wrong; details are in the log.</source>
        <translation>El análisis se ha detenido: algo ha fallado; los detalles están en el registro.</translation>
    </message>
    <message>
        <source>Paused</source>
        <translation>En pausa</translation>
    </message>
    <message>
        <source>Move {number}</source>
        <translation>Jugada {number}</translation>
    </message>
</context>
<context>
    <name>ArchiveThread</name>
    <message>
        <source>something went wrong; details are in the log</source>
        <translation>algo ha fallado; los detalles están en el registro</translation>
    </message>
</context>
<context>
    <name>BoardRow</name>
    <message>
        <source>Rows</source>
        <translation>Filas</translation>
    </message>
    <message>
        <source>Columns</source>
        <translation>Columnas</translation>
    </message>
    <message>
        <source>rows {least}–{most}</source>
        <translation>filas {least}–{most}</translation>
    </message>
    <message>
        <source>columns {least}–{most}</source>
        <translation>columnas {least}–{most}</translation>
    </message>
</context>
<context>
    <name>BoardView</name>
    <message>
        <source>Board</source>
        <translation>Tablero</translation>
    </message>
    <message>
        <source>Choose a row with the number keys, Up or Down and drop with Enter, Space or Left.</source>
        <translation>Elige una fila con los números o las flechas arriba y abajo y suelta la ficha con Intro, Espacio o la flecha izquierda.</translation>
    </message>
    <message>
        <source>Choose a row with the number keys, Up or Down and drop with Enter, Space or Right.</source>
        <translation>Elige una fila con los números o las flechas arriba y abajo y suelta la ficha con Intro, Espacio o la flecha derecha.</translation>
    </message>
    <message>
        <source>Choose a column with the number or arrow keys and drop with Enter, Space or Up.</source>
        <translation>Elige una columna con los números o las flechas y suelta la ficha con Intro, Espacio o la flecha arriba.</translation>
    </message>
    <message>
        <source>Choose a column with the number or arrow keys and drop with Enter, Space or Down.</source>
        <translation>Elige una columna con los números o las flechas y suelta la ficha con Intro, Espacio o la flecha abajo.</translation>
    </message>
</context>
<context>
    <name>BotAsker</name>
    <message>
        <source>Asking {name} whether it knows the rules…</source>
        <translation>Preguntando a {name} si conoce las reglas…</translation>
    </message>
</context>
<context>
    <name>BotDialog</name>
    <message>
        <source>Choose a bot</source>
        <translation>Elegir un bot</translation>
    </message>
    <message>
        <source>Programs and Python files</source>
        <translation>Programas y archivos de Python</translation>
    </message>
    <message>
        <source>Python files</source>
        <translation>Archivos de Python</translation>
    </message>
</context>
<context>
    <name>CellTable</name>
    <message>
        <source>Spaces of the board</source>
        <translation>Casillas del tablero</translation>
    </message>
</context>
<context>
    <name>CoachBox</name>
    <message>
        <source>Coach</source>
        <translation>Entrenador</translation>
    </message>
    <message>
        <source>Progress of the review</source>
        <translation>Avance de la revisión</translation>
    </message>
</context>
<context>
    <name>ComingBackCard</name>
    <message>
        <source>Today</source>
        <translation>Hoy</translation>
    </message>
    <message>
        <source>Coming back</source>
        <translation>Vuelven</translation>
    </message>
    <message>
        <source>puzzles a day</source>
        <translation>problemas por día</translation>
    </message>
</context>
<context>
    <name>ContinueCard</name>
    <message>
        <source>Continue</source>
        <translation>Continuar</translation>
    </message>
    <message>
        <source>Go on with this game ({keys})</source>
        <translation>Seguir con esta partida ({keys})</translation>
    </message>
</context>
<context>
    <name>CoresRow</name>
    <message>
        <source>Processor cores for the computer&apos;s thinking</source>
        <translation>Núcleos del procesador para calcular</translation>
    </message>
    <message>
        <source>For the computer&apos;s thinking, from the next game on.</source>
        <translation>Para calcular, desde la próxima partida.</translation>
    </message>
</context>
<context>
    <name>Counted</name>
    <message numerus="yes">
        <source>%n win(s)</source>
        <translation>
            <numerusform>%n victoria</numerusform>
            <numerusform>%n victorias</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n draw(s)</source>
        <translation>
            <numerusform>%n empate</numerusform>
            <numerusform>%n empates</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n disc(s)</source>
        <translation>
            <numerusform>%n ficha</numerusform>
            <numerusform>%n fichas</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n winning disc(s).</source>
        <translation>
            <numerusform>%n ficha ganadora.</numerusform>
            <numerusform>%n fichas ganadoras.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>CountedBots</name>
    <message numerus="yes">
        <source>%n chosen</source>
        <translation>
            <numerusform>%n elegido</numerusform>
            <numerusform>%n elegidos</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n game(s) at once</source>
        <translation>
            <numerusform>%n partida a la vez</numerusform>
            <numerusform>%n partidas a la vez</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>failed in %n game(s)</source>
        <translation>
            <numerusform>falló en %n partida</numerusform>
            <numerusform>falló en %n partidas</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>CountedGames</name>
    <message numerus="yes">
        <source>%n game(s)</source>
        <translation>
            <numerusform>%n partida</numerusform>
            <numerusform>%n partidas</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n move(s)</source>
        <translation>
            <numerusform>%n jugada</numerusform>
            <numerusform>%n jugadas</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>about %n move(s)</source>
        <translation>
            <numerusform>alrededor de %n jugada</numerusform>
            <numerusform>alrededor de %n jugadas</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n game(s) deleted</source>
        <translation>
            <numerusform>%n partida eliminada</numerusform>
            <numerusform>%n partidas eliminadas</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n game(s) written</source>
        <translation>
            <numerusform>%n partida guardada</numerusform>
            <numerusform>%n partidas guardadas</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>CountedHint</name>
    <message numerus="yes">
        <source>Hint: column {number} · wins in %n move(s)</source>
        <translation>
            <numerusform>Pista: columna {number} · gana en %n jugada</numerusform>
            <numerusform>Pista: columna {number} · gana en %n jugadas</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Hint: {move} · wins in %n move(s)</source>
        <translation>
            <numerusform>Pista: {move} · gana en %n jugada</numerusform>
            <numerusform>Pista: {move} · gana en %n jugadas</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>CountedLosses</name>
    <message numerus="yes">
        <source>%n disc(s) had no room and were taken away.</source>
        <translation>
            <numerusform>%n ficha no cabía y se ha quitado.</numerusform>
            <numerusform>%n fichas no cabían y se han quitado.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>CountedMistakes</name>
    <message numerus="yes">
        <source>%n mistake(s)</source>
        <translation>
            <numerusform>%n error</numerusform>
            <numerusform>%n errores</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>CountedTurns</name>
    <message numerus="yes">
        <source>Two discs change colour after %n turn(s).</source>
        <translation>
            <numerusform>Dos fichas cambian de color dentro de %n turno.</numerusform>
            <numerusform>Dos fichas cambian de color dentro de %n turnos.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Discs fall {now}; after %n turn(s) {next}.</source>
        <translation>
            <numerusform>Caen {now}; tras %n turno, {next}.</numerusform>
            <numerusform>Caen {now}; tras %n turnos, {next}.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Pull out your disc in column {column}: %n disc(s) fall by one.</source>
        <translation>
            <numerusform>Saca tu ficha de la columna {column}: %n ficha cae un lugar.</numerusform>
            <numerusform>Saca tu ficha de la columna {column}: %n fichas caen un lugar.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>CrossModel</name>
    <message>
        <source>Bot</source>
        <translation>Bot</translation>
    </message>
    <message>
        <source>Score</source>
        <translation>Puntos</translation>
    </message>
    <message>
        <source>Elo ±</source>
        <translation>Elo ±</translation>
    </message>
    <message>
        <source>Elo {rating}</source>
        <translation>Elo {rating}</translation>
    </message>
    <message>
        <source>{name} against {other}: {score}</source>
        <translation>{name} contra {other}: {score}</translation>
    </message>
</context>
<context>
    <name>CrossView</name>
    <message>
        <source>Cross table</source>
        <translation>Tabla cruzada</translation>
    </message>
</context>
<context>
    <name>Deletion</name>
    <message>
        <source>Undo</source>
        <translation>Deshacer</translation>
    </message>
    <message>
        <source>The game was not deleted</source>
        <translation>La partida no se ha eliminado</translation>
    </message>
    <message>
        <source>What was deleted could not be restored</source>
        <translation>No se ha podido recuperar lo eliminado</translation>
    </message>
</context>
<context>
    <name>DiscPicker</name>
    <message>
        <source>The theme&apos;s own colour</source>
        <translation>El color del tema</translation>
    </message>
    <message>
        <source>A colour of your own</source>
        <translation>Un color propio</translation>
    </message>
    <message>
        <source>Other…</source>
        <translation>Otro…</translation>
    </message>
    <message>
        <source>{discs}: another colour…</source>
        <translation>{discs}: otro color…</translation>
    </message>
</context>
<context>
    <name>DueCard</name>
    <message>
        <source>{done} of {goal} done</source>
        <translation>{done} de {goal} hechos</translation>
    </message>
    <message>
        <source>Start</source>
        <translation>Empezar</translation>
    </message>
    <message>
        <source>Practise</source>
        <translation>Practicar</translation>
    </message>
</context>
<context>
    <name>DuePuzzlesCard</name>
    <message numerus="yes">
        <source>%n puzzle(s) due today</source>
        <translation>
            <numerusform>%n problema para hoy</numerusform>
            <numerusform>%n problemas para hoy</numerusform>
        </translation>
    </message>
    <message>
        <source>What you missed comes back</source>
        <translation>Lo que fallaste vuelve</translation>
    </message>
</context>
<context>
    <name>EditorView</name>
    <message>
        <source>Board</source>
        <translation>Tablero</translation>
    </message>
    <message>
        <source>The number keys drop a disc. The arrow keys choose a column, Enter drops there and Delete takes away. X and O choose the disc, E the eraser.</source>
        <translation>Las teclas de número sueltan una ficha. Las flechas eligen una columna, Intro suelta allí y Supr quita. X y O eligen la ficha; E, la goma.</translation>
    </message>
</context>
<context>
    <name>EntrantsPanel</name>
    <message>
        <source>Levels</source>
        <translation>Niveles</translation>
    </message>
    <message>
        <source>Own bots</source>
        <translation>Bots propios</translation>
    </message>
    <message>
        <source>Add a bot…</source>
        <translation>Añadir un bot…</translation>
    </message>
    <message>
        <source>A Python file or a program that plays; it is run only when the tournament starts</source>
        <translation>Un archivo de Python o un programa que juega; solo se ejecuta cuando empieza el torneo</translation>
    </message>
    <message>
        <source>Board</source>
        <translation>Tablero</translation>
    </message>
    <message>
        <source>Games per pair</source>
        <translation>Por pareja</translation>
    </message>
    <message>
        <source>At once</source>
        <translation>A la vez</translation>
    </message>
    <message>
        <source>Games at once</source>
        <translation>Partidas a la vez</translation>
    </message>
    <message>
        <source>Each opening is played twice, with the colours changed.</source>
        <translation>Cada apertura se juega dos veces, con los colores cambiados.</translation>
    </message>
</context>
<context>
    <name>ErrorDialog</name>
    <message>
        <source>Something went wrong</source>
        <translation>Algo ha fallado</translation>
    </message>
    <message>
        <source>Something went wrong. The game is kept.</source>
        <translation>Algo ha fallado. La partida se conserva.</translation>
    </message>
    <message>
        <source>If you report it, add the diagnostics: versions, settings and the end of the log, without names.</source>
        <translation>Si lo comunicas, añade el diagnóstico: versiones, ajustes y el final del registro, sin nombres.</translation>
    </message>
    <message>
        <source>Copy diagnostics</source>
        <translation>Copiar el diagnóstico</translation>
    </message>
    <message>
        <source>Copied</source>
        <translation>Copiado</translation>
    </message>
    <message>
        <source>Continue</source>
        <translation>Continuar</translation>
    </message>
</context>
<context>
    <name>ExchangeFeature</name>
    <message>
        <source>The moves are on the clipboard.</source>
        <translation>Las jugadas están en el portapapeles.</translation>
    </message>
    <message>
        <source>The picture is on the clipboard.</source>
        <translation>La imagen está en el portapapeles.</translation>
    </message>
    <message>
        <source>The board is on the clipboard as text.</source>
        <translation>El tablero está en el portapapeles como texto.</translation>
    </message>
    <message>
        <source>The moves were pasted.</source>
        <translation>Se han pegado las jugadas.</translation>
    </message>
    <message>
        <source>Writing the film: {done} of {count}</source>
        <translation>Guardando la película: {done} de {count}</translation>
    </message>
    <message>
        <source>{file} cannot be written: {problem}.</source>
        <translation>No se puede guardar {file}: {problem}.</translation>
    </message>
    <message>
        <source>Written: {file}</source>
        <translation>Guardado: {file}</translation>
    </message>
    <message>
        <source>Copy moves</source>
        <translation>Copiar las jugadas</translation>
    </message>
    <message>
        <source>Copy the moves as text, for example 44-53</source>
        <translation>Copiar las jugadas como texto, por ejemplo 44-53</translation>
    </message>
    <message>
        <source>Paste moves</source>
        <translation>Pegar jugadas</translation>
    </message>
    <message>
        <source>Moves can be pasted by the classic rules only</source>
        <translation>Las jugadas solo se pueden pegar con las reglas clásicas</translation>
    </message>
    <message>
        <source>Leave this game and go on with the moves on the clipboard</source>
        <translation>Dejar esta partida y seguir con las jugadas del portapapeles</translation>
    </message>
    <message>
        <source>Copy picture</source>
        <translation>Copiar la imagen</translation>
    </message>
    <message>
        <source>Copy the board as a picture</source>
        <translation>Copiar el tablero como imagen</translation>
    </message>
    <message>
        <source>Copy board as text</source>
        <translation>Copiar el tablero como texto</translation>
    </message>
    <message>
        <source>Copy the board as letters, for a message or a mail</source>
        <translation>Copiar el tablero en letras, para un mensaje o un correo</translation>
    </message>
    <message>
        <source>Save as…</source>
        <translation>Guardar como…</translation>
    </message>
    <message>
        <source>Write the game to a file that can be opened again</source>
        <translation>Guardar la partida en un archivo que se puede volver a abrir</translation>
    </message>
    <message>
        <source>Export…</source>
        <translation>Exportar…</translation>
    </message>
    <message>
        <source>Write a picture, a film or the game to a file</source>
        <translation>Guardar una imagen, una película o la partida en un archivo</translation>
    </message>
</context>
<context>
    <name>ExportDesk</name>
    <message>
        <source>Exporting: {count} of {total}</source>
        <translation>Exportando: {count} de {total}</translation>
    </message>
    <message>
        <source>Stop</source>
        <translation>Parar</translation>
    </message>
    <message>
        <source>{file} was not written</source>
        <translation>No se ha guardado {file}</translation>
    </message>
</context>
<context>
    <name>ExportDialog</name>
    <message>
        <source>Export</source>
        <translation>Exportar</translation>
    </message>
</context>
<context>
    <name>ExportThread</name>
    <message>
        <source>something went wrong; details are in the log</source>
        <translation>algo ha fallado; los detalles están en el registro</translation>
    </message>
</context>
<context>
    <name>FilterBar</name>
    <message>
        <source>Any</source>
        <translation>Todos</translation>
    </message>
    <message>
        <source>Name</source>
        <translation>Nombre</translation>
    </message>
    <message>
        <source>Part of a player&apos;s name</source>
        <translation>Parte del nombre de un jugador</translation>
    </message>
    <message>
        <source>Opponent</source>
        <translation>Rival</translation>
    </message>
    <message>
        <source>Result</source>
        <translation>Resultado</translation>
    </message>
    <message>
        <source>Date</source>
        <translation>Fecha</translation>
    </message>
    <message>
        <source>Clear</source>
        <translation>Quitar</translation>
    </message>
    <message>
        <source>Clear filters</source>
        <translation>Quitar los filtros</translation>
    </message>
    <message>
        <source>Size</source>
        <translation>Tamaño</translation>
    </message>
    <message>
        <source>Rules</source>
        <translation>Reglas</translation>
    </message>
</context>
<context>
    <name>FoundCard</name>
    <message>
        <source>What you find</source>
        <translation>Lo que encuentras</translation>
    </message>
</context>
<context>
    <name>GameActions</name>
    <message>
        <source>Resume</source>
        <translation>Seguir</translation>
    </message>
    <message>
        <source>Pause</source>
        <translation>Pausa</translation>
    </message>
    <message>
        <source>Menu</source>
        <translation>Menú</translation>
    </message>
    <message>
        <source>Leave full screen, or go back to the menu</source>
        <translation>Salir de pantalla completa o volver al menú</translation>
    </message>
    <message>
        <source>New game</source>
        <translation>Nueva partida</translation>
    </message>
    <message>
        <source>Leave this game and start a new one</source>
        <translation>Dejar esta partida y empezar otra</translation>
    </message>
    <message>
        <source>Rematch</source>
        <translation>Revancha</translation>
    </message>
    <message>
        <source>Play again with the same players</source>
        <translation>Jugar otra vez con los mismos jugadores</translation>
    </message>
    <message>
        <source>Undo</source>
        <translation>Deshacer</translation>
    </message>
    <message>
        <source>Undo the last move and the computer&apos;s answer to it</source>
        <translation>Deshacer la última jugada y la respuesta del ordenador</translation>
    </message>
    <message>
        <source>Redo</source>
        <translation>Rehacer</translation>
    </message>
    <message>
        <source>Open…</source>
        <translation>Abrir…</translation>
    </message>
    <message>
        <source>Keep this game for later and open one from a file</source>
        <translation>Guardar esta partida para después y abrir otra de un archivo</translation>
    </message>
    <message>
        <source>Play the undone moves again</source>
        <translation>Rehacer lo deshecho</translation>
    </message>
    <message>
        <source>Stop the clock, or go on</source>
        <translation>Parar el reloj o seguir</translation>
    </message>
    <message>
        <source>Resign</source>
        <translation>Rendirse</translation>
    </message>
    <message>
        <source>Give up this game</source>
        <translation>Dar la partida por perdida</translation>
    </message>
    <message>
        <source>Swap sides</source>
        <translation>Cambiar de lado</translation>
    </message>
    <message>
        <source>Swap the players&apos; sides</source>
        <translation>Los jugadores cambian de lado</translation>
    </message>
    <message>
        <source>Side panel</source>
        <translation>Panel lateral</translation>
    </message>
    <message>
        <source>Show or hide players, time and moves</source>
        <translation>Mostrar u ocultar jugadores, tiempo y jugadas</translation>
    </message>
    <message>
        <source>Full screen</source>
        <translation>Pantalla completa</translation>
    </message>
    <message>
        <source>Turn full screen on or off</source>
        <translation>Activar o desactivar la pantalla completa</translation>
    </message>
    <message>
        <source>Settings</source>
        <translation>Ajustes</translation>
    </message>
    <message>
        <source>Themes, colours, animation, sounds and language</source>
        <translation>Tema, colores, animación, sonidos e idioma</translation>
    </message>
    <message>
        <source>All actions</source>
        <translation>Todas las acciones</translation>
    </message>
    <message>
        <source>Open the menu of all actions</source>
        <translation>Abrir el menú de acciones</translation>
    </message>
    <message>
        <source>Help</source>
        <translation>Ayuda</translation>
    </message>
    <message>
        <source>How to play</source>
        <translation>Cómo se juega</translation>
    </message>
    <message>
        <source>Shortcuts</source>
        <translation>Atajos</translation>
    </message>
    <message>
        <source>Show all keyboard shortcuts</source>
        <translation>Mostrar todos los atajos de teclado</translation>
    </message>
    <message>
        <source>Quit</source>
        <translation>Salir</translation>
    </message>
    <message>
        <source>Leave the game and the program</source>
        <translation>Salir de la partida y del programa</translation>
    </message>
    <message>
        <source>Undo the last move</source>
        <translation>Deshacer la última jugada</translation>
    </message>
    <message>
        <source>{tip} ({keys})</source>
        <translation>{tip} ({keys})</translation>
    </message>
</context>
<context>
    <name>GameDelegate</name>
    <message>
        <source>This program cannot read one of the games.</source>
        <translation>Este programa no puede leer una de las partidas.</translation>
    </message>
</context>
<context>
    <name>GameTimeRow</name>
    <message>
        <source>Game clock</source>
        <translation>Reloj de partida</translation>
    </message>
    <message>
        <source>Minutes for the game</source>
        <translation>Minutos para la partida</translation>
    </message>
    <message>
        <source>Seconds added for every disc</source>
        <translation>Segundos añadidos por ficha</translation>
    </message>
    <message>
        <source>Off</source>
        <translation>Sin</translation>
    </message>
    <message>
        <source>Custom</source>
        <translation>Otro</translation>
    </message>
    <message>
        <source> min</source>
        <translation> min</translation>
    </message>
    <message>
        <source> s</source>
        <translation> s</translation>
    </message>
    <message>
        <source>If it runs out, you lose.</source>
        <translation>Si se agota, pierdes.</translation>
    </message>
</context>
<context>
    <name>GameToolbar</name>
    <message>
        <source>Resume</source>
        <translation>Seguir</translation>
    </message>
    <message>
        <source>Pause</source>
        <translation>Pausa</translation>
    </message>
    <message>
        <source>Rematch</source>
        <translation>Revancha</translation>
    </message>
    <message>
        <source>New game</source>
        <translation>Nueva partida</translation>
    </message>
</context>
<context>
    <name>GameWindow</name>
    <message>
        <source>The players have swapped sides.</source>
        <translation>Los jugadores han cambiado de lado.</translation>
    </message>
    <message>
        <source>Row {number} is full.</source>
        <translation>La fila {number} está llena.</translation>
    </message>
    <message>
        <source>Time is up: {name} passes.</source>
        <translation>Se acabó el tiempo: {name} pasa.</translation>
    </message>
    <message>
        <source>Time is up: a random drop for {name}.</source>
        <translation>Se acabó el tiempo: ficha al azar para {name}.</translation>
    </message>
    <message>
        <source>Time is up: {name} loses.</source>
        <translation>Se acabó el tiempo: {name} pierde.</translation>
    </message>
    <message>
        <source>The game clock has run out: {name} loses.</source>
        <translation>El reloj llegó a cero: {name} pierde.</translation>
    </message>
    <message>
        <source>Column {number} is full.</source>
        <translation>La columna {number} está llena.</translation>
    </message>
</context>
<context>
    <name>GamesExportDialog</name>
    <message>
        <source>Export games</source>
        <translation>Exportar partidas</translation>
    </message>
</context>
<context>
    <name>GamesExporter</name>
    <message>
        <source>the game is not in the archive any more</source>
        <translation>la partida ya no está en el historial</translation>
    </message>
</context>
<context>
    <name>GamesHead</name>
    <message>
        <source>{count} of {total}</source>
        <translation>{count} de {total}</translation>
    </message>
    <message>
        <source>Games</source>
        <translation>Partidas</translation>
    </message>
    <message>
        <source>List</source>
        <translation>Lista</translation>
    </message>
    <message>
        <source>Statistics</source>
        <translation>Estadística</translation>
    </message>
    <message>
        <source>What is shown</source>
        <translation>Qué se muestra</translation>
    </message>
</context>
<context>
    <name>GamesHeadings</name>
    <message>
        <source>Players</source>
        <translation>Jugadores</translation>
    </message>
    <message>
        <source>Result</source>
        <translation>Resultado</translation>
    </message>
    <message>
        <source>Moves</source>
        <translation>Jugadas</translation>
    </message>
    <message>
        <source>Date</source>
        <translation>Fecha</translation>
    </message>
</context>
<context>
    <name>GamesPage</name>
    <message>
        <source>It is kept as {file}. New games are saved in a new archive.</source>
        <translation>Se conserva como {file}. Las partidas nuevas se guardan en un historial nuevo.</translation>
    </message>
    <message>
        <source>The archive of games was damaged</source>
        <translation>El historial de partidas estaba dañado</translation>
    </message>
    <message>
        <source>{problem} Nothing in it was changed.</source>
        <translation>{problem} No se ha cambiado nada en él.</translation>
    </message>
    <message>
        <source>The games cannot be read</source>
        <translation>No se pueden leer las partidas</translation>
    </message>
    <message>
        <source>Try again</source>
        <translation>Reintentar</translation>
    </message>
    <message>
        <source>it is not in the archive any more</source>
        <translation>ya no está en el historial</translation>
    </message>
    <message>
        <source>This game cannot be replayed</source>
        <translation>Esta partida no se puede repasar</translation>
    </message>
    <message>
        <source>Games</source>
        <translation>Partidas</translation>
    </message>
    <message>
        <source>No games yet</source>
        <translation>Aún no hay partidas</translation>
    </message>
    <message>
        <source>Games that were played are kept here, on this computer only.</source>
        <translation>Las partidas jugadas se guardan aquí, solo en este ordenador.</translation>
    </message>
    <message>
        <source>Play a game</source>
        <translation>Jugar una partida</translation>
    </message>
</context>
<context>
    <name>GamesView</name>
    <message>
        <source>Games</source>
        <translation>Partidas</translation>
    </message>
    <message>
        <source>Moves</source>
        <translation>Jugadas</translation>
    </message>
</context>
<context>
    <name>GraphBox</name>
    <message>
        <source>Evaluation of the game</source>
        <translation>Evolución de la partida</translation>
    </message>
    <message>
        <source>The left and right arrow keys go through the game.</source>
        <translation>Las flechas izquierda y derecha recorren la partida.</translation>
    </message>
</context>
<context>
    <name>GraphLegend</name>
    <message>
        <source>proven</source>
        <translation>demostrado</translation>
    </message>
    <message>
        <source>estimate</source>
        <translation>estimado</translation>
    </message>
</context>
<context>
    <name>HelpDialog</name>
    <message>
        <source>How to play Connect Four</source>
        <translation>Cómo se juega a Cuatro en línea</translation>
    </message>
    <message>
        <source>Guide</source>
        <translation>Guía</translation>
    </message>
    <message>
        <source>About</source>
        <translation>Acerca de</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Cerrar</translation>
    </message>
    <message>
        <source>The guide is missing from this installation.</source>
        <translation>Falta la guía en esta instalación.</translation>
    </message>
</context>
<context>
    <name>HintFeature</name>
    <message>
        <source>Looking for a hint…</source>
        <translation>Buscando una pista…</translation>
    </message>
    <message>
        <source>Hint</source>
        <translation>Pista</translation>
    </message>
    <message>
        <source>Show the best column and say why</source>
        <translation>Mostrar la mejor columna y decir por qué</translation>
    </message>
    <message>
        <source>Column {number}</source>
        <translation>Columna {number}</translation>
    </message>
    <message>
        <source>No hint: something went wrong; details are in the log.</source>
        <translation>No hay pista: algo ha fallado; los detalles están en el registro.</translation>
    </message>
    <message>
        <source>There is no hint</source>
        <translation>No hay pista</translation>
    </message>
</context>
<context>
    <name>LanguageChoice</name>
    <message>
        <source>System</source>
        <translation>Sistema</translation>
    </message>
    <message>
        <source>Language</source>
        <translation>Idioma</translation>
    </message>
</context>
<context>
    <name>LastGameCard</name>
    <message>
        <source>Look at this game again</source>
        <translation>Volver a ver esta partida</translation>
    </message>
</context>
<context>
    <name>LastGameLink</name>
    <message>
        <source>Look at the last game</source>
        <translation>Última partida</translation>
    </message>
</context>
<context>
    <name>LeftOff</name>
    <message>
        <source>Where you left off</source>
        <translation>Donde lo dejaste</translation>
    </message>
</context>
<context>
    <name>LessonPage</name>
    <message>
        <source>hint</source>
        <translation>pista</translation>
    </message>
    <message>
        <source>Look at column {column}.</source>
        <translation>Mira la columna {column}.</translation>
    </message>
    <message>
        <source>your try</source>
        <translation>tu intento</translation>
    </message>
    <message>
        <source>{mover} to move. {task}. {text}</source>
        <translation>Le toca a {mover}. {task}. {text}</translation>
    </message>
    <message>
        <source>Yes — column {column}</source>
        <translation>Sí: columna {column}</translation>
    </message>
    <message>
        <source>Lesson done</source>
        <translation>Lección terminada</translation>
    </message>
    <message>
        <source>Not quite — column {column}</source>
        <translation>No del todo: columna {column}</translation>
    </message>
    <message>
        <source>Choose a column with the mouse or with 1–{columns}, and drop with Enter. H gives a hint.</source>
        <translation>Elige una columna con el ratón o con 1–{columns} y suelta la ficha con Intro. H da una pista.</translation>
    </message>
    <message>
        <source>Your move</source>
        <translation>Te toca</translation>
    </message>
    <message>
        <source>Back to training</source>
        <translation>Volver a entrenar</translation>
    </message>
    <message>
        <source>Next lesson</source>
        <translation>Siguiente lección</translation>
    </message>
    <message>
        <source>Step {number} of {count}</source>
        <translation>Paso {number} de {count}</translation>
    </message>
    <message>
        <source>Lesson</source>
        <translation>Lección</translation>
    </message>
    <message>
        <source>Training</source>
        <translation>Entrenar</translation>
    </message>
    <message>
        <source>Back to the training (Esc)</source>
        <translation>Volver a la página de entrenamiento (Esc)</translation>
    </message>
    <message>
        <source>Hint</source>
        <translation>Pista</translation>
    </message>
    <message>
        <source>Point at a column (H)</source>
        <translation>Señalar una columna (H)</translation>
    </message>
    <message>
        <source>Next</source>
        <translation>Siguiente</translation>
    </message>
    <message>
        <source>Go on (N)</source>
        <translation>Seguir (N)</translation>
    </message>
    <message>
        <source>Try again</source>
        <translation>Otra vez</translation>
    </message>
    <message>
        <source>Take the marks away (Backspace)</source>
        <translation>Quitar las marcas (Retroceso)</translation>
    </message>
</context>
<context>
    <name>LessonsCard</name>
    <message>
        <source>Lessons</source>
        <translation>Lecciones</translation>
    </message>
    <message>
        <source>{done} of {total} done</source>
        <translation>{done} de {total} hechas</translation>
    </message>
    <message>
        <source>Two minutes each</source>
        <translation>Dos minutos cada una</translation>
    </message>
</context>
<context>
    <name>LevelsBox</name>
    <message>
        <source>Difficulty of the second bot</source>
        <translation>Nivel del segundo bot</translation>
    </message>
    <message>
        <source>Difficulty</source>
        <translation>Dificultad</translation>
    </message>
    <message>
        <source>{level} plays Classic only. The strongest here is {strongest}.</source>
        <translation>{level} solo juega al clásico. Aquí el más fuerte es {strongest}.</translation>
    </message>
    <message>
        <source>Difficulty of the first bot</source>
        <translation>Nivel del primer bot</translation>
    </message>
</context>
<context>
    <name>ListSide</name>
    <message>
        <source>Replay</source>
        <translation>Repasar</translation>
    </message>
    <message>
        <source>Look at the game move by move (Enter)</source>
        <translation>Repasar la partida jugada a jugada (Intro)</translation>
    </message>
    <message>
        <source>Review</source>
        <translation>Revisión</translation>
    </message>
    <message>
        <source>See how good every move was, and why (V)</source>
        <translation>Ver lo buena que fue cada jugada y por qué (V)</translation>
    </message>
    <message>
        <source>Export…</source>
        <translation>Exportar…</translation>
    </message>
    <message>
        <source>Write the game, or all that are listed, to a file (E)</source>
        <translation>Guardar en un archivo la partida o todas las de la lista (E)</translation>
    </message>
    <message>
        <source>Delete</source>
        <translation>Eliminar</translation>
    </message>
    <message>
        <source>Delete the game; it can be undone (Del)</source>
        <translation>Eliminar la partida; se puede deshacer (Supr)</translation>
    </message>
    <message>
        <source>Nothing found</source>
        <translation>No se encontró nada</translation>
    </message>
    <message>
        <source>No game meets all the filters.</source>
        <translation>Ninguna partida cumple todos los filtros.</translation>
    </message>
    <message>
        <source>Clear filters</source>
        <translation>Quitar los filtros</translation>
    </message>
</context>
<context>
    <name>MainMenu</name>
    <message>
        <source>Play</source>
        <translation>Jugar</translation>
    </message>
    <message>
        <source>Start a game or go on with one</source>
        <translation>Empezar una partida o seguir con una</translation>
    </message>
    <message>
        <source>Connect Four</source>
        <translation>Cuatro en línea</translation>
    </message>
</context>
<context>
    <name>MatchForm</name>
    <message>
        <source>Opponent</source>
        <translation>Rival</translation>
    </message>
    <message>
        <source>Difficulty</source>
        <translation>Dificultad</translation>
    </message>
    <message>
        <source>Bot</source>
        <translation>Bot</translation>
    </message>
    <message>
        <source>Board</source>
        <translation>Tablero</translation>
    </message>
    <message>
        <source>Friend</source>
        <translation>Amigo</translation>
    </message>
    <message>
        <source>Choose the file of your bot first.</source>
        <translation>Elige primero el archivo de tu bot.</translation>
    </message>
    <message>
        <source>There is no file {path}.</source>
        <translation>No existe el archivo {path}.</translation>
    </message>
    <message>
        <source>Computer</source>
        <translation>Ordenador</translation>
    </message>
    <message>
        <source>Own bot…</source>
        <translation>Bot propio…</translation>
    </message>
    <message>
        <source>A bot that you or somebody else wrote, in Python or as a UGI program</source>
        <translation>Un bot que has escrito tú u otra persona, en Python o como programa UGI</translation>
    </message>
    <message>
        <source>Watch two bots</source>
        <translation>Ver dos bots</translation>
    </message>
    <message>
        <source>Rules</source>
        <translation>Reglas</translation>
    </message>
</context>
<context>
    <name>MessageStrip</name>
    <message>
        <source>Close</source>
        <translation>Cerrar</translation>
    </message>
</context>
<context>
    <name>MistakeLegend</name>
    <message>
        <source>mistake</source>
        <translation>error</translation>
    </message>
</context>
<context>
    <name>MoreOptions</name>
    <message>
        <source>Players</source>
        <translation>Jugadores</translation>
    </message>
    <message>
        <source>Who starts</source>
        <translation>Quién empieza</translation>
    </message>
    <message>
        <source>Turn timer</source>
        <translation>Tiempo por turno</translation>
    </message>
    <message>
        <source>When time runs out</source>
        <translation>Si se acaba el tiempo</translation>
    </message>
    <message>
        <source>Game clock</source>
        <translation>Reloj de partida</translation>
    </message>
    <message>
        <source>Names, who starts, and the clocks ({keys})</source>
        <translation>Nombres, quién empieza y los relojes ({keys})</translation>
    </message>
    <message>
        <source>You</source>
        <translation>Tú</translation>
    </message>
    <message>
        <source>Alternate</source>
        <translation>Por turnos</translation>
    </message>
    <message>
        <source>no turn timer</source>
        <translation>sin tiempo por turno</translation>
    </message>
    <message>
        <source>More options</source>
        <translation>Más opciones</translation>
    </message>
    <message>
        <source>You start</source>
        <translation>Empiezas tú</translation>
    </message>
    <message>
        <source>{name} starts</source>
        <translation>Empieza {name}</translation>
    </message>
    <message>
        <source>no game clock</source>
        <translation>sin reloj de partida</translation>
    </message>
    <message>
        <source>game clock {time}</source>
        <translation>reloj de partida {time}</translation>
    </message>
</context>
<context>
    <name>MoveRecord</name>
    <message>
        <source>Moves</source>
        <translation>Jugadas</translation>
    </message>
    <message>
        <source>None yet</source>
        <translation>Ninguna todavía</translation>
    </message>
</context>
<context>
    <name>Narrator</name>
    <message>
        <source>New game, {rows} rows and {columns} columns; {mover} to move</source>
        <translation>Nueva partida, {rows} filas y {columns} columnas; turno: {mover}</translation>
    </message>
    <message>
        <source>{player} passes; {mover} to move</source>
        <translation>{player} pasa; turno: {mover}</translation>
    </message>
    <message>
        <source>{turn}; {mover} to move</source>
        <translation>{turn}; turno: {mover}</translation>
    </message>
    <message>
        <source>{player}, column {column}, row {row}; {mover} to move</source>
        <translation>{player}, columna {column}, fila {row}; turno: {mover}</translation>
    </message>
    <message>
        <source>The players have swapped sides: {first} plays {red}, {second} plays {yellow}</source>
        <translation>Los jugadores han cambiado de lado: {first} juega con {red}, {second} con {yellow}</translation>
    </message>
    <message>
        <source>Time is up for {player}</source>
        <translation>Se acabó el tiempo: {player}</translation>
    </message>
    <message>
        <source>Column {column} is full</source>
        <translation>La columna {column} está llena</translation>
    </message>
    <message>
        <source>{title}. {reason}</source>
        <translation>{title}. {reason}</translation>
    </message>
    <message>
        <source>{action}: not possible now</source>
        <translation>{action}: ahora no es posible</translation>
    </message>
    <message>
        <source>The computer cannot move. Play again or go back to the menu.</source>
        <translation>El ordenador no puede jugar. Juega otra vez o vuelve al menú.</translation>
    </message>
    <message>
        <source>Redone: {moves}</source>
        <translation>Rehecho: {moves}</translation>
    </message>
    <message>
        <source>Redone: {moves}; {mover} to move</source>
        <translation>Rehecho: {moves}; turno: {mover}</translation>
    </message>
    <message>
        <source>Undone: {moves}; {mover} to move</source>
        <translation>Deshecho: {moves}; turno: {mover}</translation>
    </message>
    <message>
        <source>Paused</source>
        <translation>En pausa</translation>
    </message>
    <message>
        <source>The game goes on; {mover} to move</source>
        <translation>La partida sigue; turno: {mover}</translation>
    </message>
    <message>
        <source>Row {row} is full</source>
        <translation>La fila {row} está llena</translation>
    </message>
    <message>
        <source>Row {row}, column {column}</source>
        <translation>Fila {row}, columna {column}</translation>
    </message>
    <message>
        <source>Column {column}, slides to column {end}, row {row}</source>
        <translation>Columna {column}, se desliza a la columna {end}, fila {row}</translation>
    </message>
    <message>
        <source>Column {column}, row {row}</source>
        <translation>Columna {column}, fila {row}</translation>
    </message>
    <message>
        <source>There is no row {number}</source>
        <translation>No hay fila {number}</translation>
    </message>
    <message>
        <source>There is no column {number}</source>
        <translation>No hay columna {number}</translation>
    </message>
    <message>
        <source>A disc is still falling</source>
        <translation>Todavía cae una ficha</translation>
    </message>
</context>
<context>
    <name>NavigationBar</name>
    <message>
        <source>Connect Four</source>
        <translation>Cuatro en línea</translation>
    </message>
    <message>
        <source>Help</source>
        <translation>Ayuda</translation>
    </message>
    <message>
        <source>How to play (F1)</source>
        <translation>Cómo se juega (F1)</translation>
    </message>
    <message>
        <source>Settings</source>
        <translation>Ajustes</translation>
    </message>
    <message>
        <source>Themes, colours, animation, sounds and language ({keys})</source>
        <translation>Tema, colores, animación, sonidos e idioma ({keys})</translation>
    </message>
</context>
<context>
    <name>OpenButton</name>
    <message>
        <source>Open a game…</source>
        <translation>Abrir partida…</translation>
    </message>
    <message>
        <source>Look at a game from a file ({keys})</source>
        <translation>Ver una partida de un archivo ({keys})</translation>
    </message>
    <message>
        <source>Choose a file…</source>
        <translation>Elegir un archivo…</translation>
    </message>
</context>
<context>
    <name>OpenDialog</name>
    <message>
        <source>Open a game</source>
        <translation>Abrir una partida</translation>
    </message>
    <message>
        <source>Games</source>
        <translation>Partidas</translation>
    </message>
    <message>
        <source>All files</source>
        <translation>Todos los archivos</translation>
    </message>
</context>
<context>
    <name>OwnBotRow</name>
    <message>
        <source> s</source>
        <translation> s</translation>
    </message>
    <message>
        <source>Seconds the bot has for a move</source>
        <translation>Segundos que tiene el bot para una jugada</translation>
    </message>
    <message>
        <source>File of the bot: {name}</source>
        <translation>Archivo del bot: {name}</translation>
    </message>
    <message>
        <source>Choose a file…</source>
        <translation>Elegir un archivo…</translation>
    </message>
</context>
<context>
    <name>PauseVeil</name>
    <message>
        <source>Paused</source>
        <translation>En pausa</translation>
    </message>
    <message>
        <source>Click or press P to go on</source>
        <translation>Haz clic o pulsa P para seguir</translation>
    </message>
</context>
<context>
    <name>PlayPage</name>
    <message>
        <source>New game</source>
        <translation>Nueva partida</translation>
    </message>
    <message>
        <source>Start game</source>
        <translation>Empezar</translation>
    </message>
    <message>
        <source>Set up a position…</source>
        <translation>Preparar posición…</translation>
    </message>
    <message>
        <source>Tournament…</source>
        <translation>Torneo…</translation>
    </message>
    <message>
        <source>Let several bots play many games against each other</source>
        <translation>Hacer que varios bots jueguen muchas partidas entre sí</translation>
    </message>
    <message>
        <source>Put discs on a board as you like, and play from there by the classic rules ({keys})</source>
        <translation>Pon fichas en el tablero como quieras y juega desde ahí con las reglas clásicas ({keys})</translation>
    </message>
</context>
<context>
    <name>PlayerCard</name>
    <message>
        <source>{name}, {disc}</source>
        <translation>{name}, {disc}</translation>
    </message>
</context>
<context>
    <name>PlayersRow</name>
    <message>
        <source>Name of the first player</source>
        <translation>Nombre del primer jugador</translation>
    </message>
    <message>
        <source>Name of the second player</source>
        <translation>Nombre del segundo jugador</translation>
    </message>
</context>
<context>
    <name>PositionSaving</name>
    <message>
        <source>Game</source>
        <translation>Partida</translation>
    </message>
    <message>
        <source>Save as…</source>
        <translation>Guardar como…</translation>
    </message>
    <message>
        <source>something went wrong; details are in the log</source>
        <translation>algo ha fallado; los detalles están en el registro</translation>
    </message>
    <message>
        <source>{file} cannot be written: {problem}.</source>
        <translation>No se puede guardar {file}: {problem}.</translation>
    </message>
    <message>
        <source>Written: {file}</source>
        <translation>Guardado: {file}</translation>
    </message>
</context>
<context>
    <name>PreviewBoard</name>
    <message>
        <source>Preview</source>
        <translation>Vista previa</translation>
    </message>
</context>
<context>
    <name>ProblemCard</name>
    <message>
        <source>The saved game cannot be read</source>
        <translation>No se puede leer la partida guardada</translation>
    </message>
    <message>
        <source>Delete</source>
        <translation>Eliminar</translation>
    </message>
</context>
<context>
    <name>Program</name>
    <message>
        <source>Train</source>
        <translation>Entrenar</translation>
    </message>
    <message>
        <source>Lessons, puzzles, and what comes back</source>
        <translation>Lecciones, problemas y lo que vuelve</translation>
    </message>
    <message>
        <source>Games</source>
        <translation>Partidas</translation>
    </message>
    <message>
        <source>Every game that was played, and statistics</source>
        <translation>Todas las partidas jugadas y sus estadísticas</translation>
    </message>
    <message>
        <source>The game cannot be saved: {problem}.</source>
        <translation>La partida no se puede guardar: {problem}.</translation>
    </message>
</context>
<context>
    <name>ProgressCard</name>
    <message>
        <source>Progress</source>
        <translation>Progreso</translation>
    </message>
    <message>
        <source>Go on</source>
        <translation>Continuar</translation>
    </message>
    <message>
        <source>Stop</source>
        <translation>Detener</translation>
    </message>
    <message>
        <source>Export…</source>
        <translation>Exportar…</translation>
    </message>
    <message>
        <source>Write every game into a file, as JSON lines</source>
        <translation>Guardar todas las partidas en un archivo, como líneas JSON</translation>
    </message>
    <message>
        <source>Pause or go on (Space)</source>
        <translation>Pausar o continuar (Espacio)</translation>
    </message>
    <message>
        <source>Start</source>
        <translation>Empezar</translation>
    </message>
    <message>
        <source>Start anew</source>
        <translation>Empezar de nuevo</translation>
    </message>
    <message>
        <source>Pause</source>
        <translation>Pausa</translation>
    </message>
    <message>
        <source>Not started</source>
        <translation>Sin empezar</translation>
    </message>
    <message>
        <source>Choose at least two bots.</source>
        <translation>Elige al menos dos bots.</translation>
    </message>
    <message>
        <source>Paused</source>
        <translation>En pausa</translation>
    </message>
    <message>
        <source>Left off</source>
        <translation>Interrumpido</translation>
    </message>
    <message>
        <source>Finished</source>
        <translation>Terminado</translation>
    </message>
</context>
<context>
    <name>PuzzleFeedback</name>
    <message>
        <source>Choose a column with the mouse or with 1–{columns}, and drop with Enter. H gives a hint.</source>
        <translation>Elige una columna con el ratón o con 1–{columns} y suelta la ficha con Intro. H da una pista.</translation>
    </message>
    <message>
        <source>Your move</source>
        <translation>Te toca</translation>
    </message>
    <message>
        <source>The opponent answers in column {column}.</source>
        <translation>El rival responde en la columna {column}.</translation>
    </message>
    <message>
        <source>It comes back soon</source>
        <translation>Vuelve pronto</translation>
    </message>
    <message>
        <source>Solved</source>
        <translation>Resuelto</translation>
    </message>
    <message>
        <source>Yes — column {column}</source>
        <translation>Sí: columna {column}</translation>
    </message>
    <message>
        <source>Wins too — column {column}</source>
        <translation>También gana: columna {column}</translation>
    </message>
    <message>
        <source>Not quite — column {column}</source>
        <translation>No del todo: columna {column}</translation>
    </message>
    <message>
        <source>Look at the discs with a white ring.</source>
        <translation>Mira las fichas con un anillo blanco.</translation>
    </message>
    <message>
        <source>Look at column {column}.</source>
        <translation>Mira la columna {column}.</translation>
    </message>
    <message>
        <source>Hint</source>
        <translation>Pista</translation>
    </message>
    <message>
        <source>Columns {line}.</source>
        <translation>Columnas {line}.</translation>
    </message>
    <message>
        <source>The solution</source>
        <translation>La solución</translation>
    </message>
    <message>
        <source>This position could not be worked out in time. Try another column, or skip the puzzle.</source>
        <translation>No se pudo calcular esta posición a tiempo. Prueba otra columna o salta el problema.</translation>
    </message>
    <message>
        <source>Not known</source>
        <translation>No se sabe</translation>
    </message>
    <message>
        <source>{solved} of {total} solved</source>
        <translation>{solved} de {total} resueltos</translation>
    </message>
    <message>
        <source>What was missed comes back in the next days.</source>
        <translation>Lo que falló vuelve en los próximos días.</translation>
    </message>
    <message>
        <source>Next</source>
        <translation>Siguiente</translation>
    </message>
    <message>
        <source>Go to the next puzzle (N)</source>
        <translation>Ir al siguiente problema (N)</translation>
    </message>
    <message>
        <source>Try again</source>
        <translation>Otra vez</translation>
    </message>
    <message>
        <source>Take the marks away (Backspace)</source>
        <translation>Quitar las marcas (Retroceso)</translation>
    </message>
    <message>
        <source>Show me</source>
        <translation>Enséñame</translation>
    </message>
    <message>
        <source>Give up and see how it goes (S)</source>
        <translation>Rendirse y ver cómo se hace (S)</translation>
    </message>
    <message>
        <source>More puzzles</source>
        <translation>Más problemas</translation>
    </message>
    <message>
        <source>Go on with another sitting</source>
        <translation>Seguir con otra tanda</translation>
    </message>
    <message>
        <source>Back to training</source>
        <translation>Volver a entrenar</translation>
    </message>
    <message>
        <source>Back to the training (Esc)</source>
        <translation>Volver a la página de entrenamiento (Esc)</translation>
    </message>
</context>
<context>
    <name>PuzzlePage</name>
    <message>
        <source>Column {column} is full</source>
        <translation>La columna {column} está llena</translation>
    </message>
    <message>
        <source>your try</source>
        <translation>tu intento</translation>
    </message>
    <message>
        <source>hint</source>
        <translation>pista</translation>
    </message>
    <message>
        <source>{mover} to move</source>
        <translation>Le toca a {mover}</translation>
    </message>
    <message>
        <source>Puzzle</source>
        <translation>Problema</translation>
    </message>
    <message>
        <source>Training</source>
        <translation>Entrenar</translation>
    </message>
    <message>
        <source>Back to the training (Esc)</source>
        <translation>Volver a la página de entrenamiento (Esc)</translation>
    </message>
    <message>
        <source>Hint</source>
        <translation>Pista</translation>
    </message>
    <message>
        <source>Ring the discs to look at, then point at the column (H)</source>
        <translation>Rodear las fichas importantes y luego señalar la columna (H)</translation>
    </message>
    <message>
        <source>Solution</source>
        <translation>Solución</translation>
    </message>
    <message>
        <source>Give up and see how it goes (S)</source>
        <translation>Rendirse y ver cómo se hace (S)</translation>
    </message>
    <message>
        <source>Skip</source>
        <translation>Saltar</translation>
    </message>
    <message>
        <source>Go to the next puzzle (N)</source>
        <translation>Ir al siguiente problema (N)</translation>
    </message>
</context>
<context>
    <name>RatePlot</name>
    <message>
        <source>{title}: {percent}, {games}, {won} won, {drawn} drawn, {lost} lost</source>
        <translation>{title}: {percent}, {games}, {won} ganadas, {drawn} empatadas, {lost} perdidas</translation>
    </message>
</context>
<context>
    <name>RatingPlot</name>
    <message>
        <source>first {first}, best {best}, now {last}, after {games} games</source>
        <translation>primera {first}, mejor {best}, ahora {last}, tras {games} partidas</translation>
    </message>
</context>
<context>
    <name>ReplayActions</name>
    <message>
        <source>First position</source>
        <translation>Primera posición</translation>
    </message>
    <message>
        <source>Show the start of the game</source>
        <translation>Mostrar el comienzo de la partida</translation>
    </message>
    <message>
        <source>Look back</source>
        <translation>Repasar</translation>
    </message>
    <message>
        <source>Show the game one move earlier, without undoing anything</source>
        <translation>Mostrar la partida una jugada antes, sin deshacer nada</translation>
    </message>
    <message>
        <source>Stop</source>
        <translation>Parar</translation>
    </message>
    <message>
        <source>Stop showing move after move</source>
        <translation>Dejar de mostrar jugada tras jugada</translation>
    </message>
    <message>
        <source>Play through</source>
        <translation>Reproducir</translation>
    </message>
    <message>
        <source>Show move after move</source>
        <translation>Mostrar jugada tras jugada</translation>
    </message>
    <message>
        <source>Next move</source>
        <translation>Jugada siguiente</translation>
    </message>
    <message>
        <source>Show the game one move later</source>
        <translation>Mostrar la partida una jugada después</translation>
    </message>
    <message>
        <source>Last position</source>
        <translation>Última posición</translation>
    </message>
    <message>
        <source>Show the end of the game</source>
        <translation>Mostrar el final de la partida</translation>
    </message>
    <message>
        <source>Back to the game</source>
        <translation>Volver a la partida</translation>
    </message>
    <message>
        <source>Show the game as it stands now</source>
        <translation>Mostrar la partida tal como está ahora</translation>
    </message>
    <message>
        <source>Play from here</source>
        <translation>Jugar desde aquí</translation>
    </message>
    <message>
        <source>Start another game at this point; this one is kept</source>
        <translation>Empezar otra partida desde aquí; esta se conserva</translation>
    </message>
</context>
<context>
    <name>ReplayFeature</name>
    <message>
        <source>Back at the end of the game</source>
        <translation>De vuelta al final de la partida</translation>
    </message>
    <message>
        <source>Back in the game; {name} to move</source>
        <translation>De vuelta a la partida; turno: {name}</translation>
    </message>
    <message>
        <source>You are looking back; choose Play from here to start a game.</source>
        <translation>Estás repasando la partida; elige «Jugar desde aquí» para empezar otra.</translation>
    </message>
</context>
<context>
    <name>ReplayStrip</name>
    <message>
        <source>Move {number} of {count}</source>
        <translation>Jugada {number} de {count}</translation>
    </message>
    <message>
        <source>Speed: {speed}</source>
        <translation>Velocidad: {speed}</translation>
    </message>
    <message>
        <source>How fast to play through</source>
        <translation>A qué velocidad se reproduce</translation>
    </message>
</context>
<context>
    <name>ResultCard</name>
    <message>
        <source>Play again</source>
        <translation>Jugar otra vez</translation>
    </message>
    <message>
        <source>Back to menu</source>
        <translation>Ir al menú</translation>
    </message>
    <message>
        <source>Review</source>
        <translation>Revisión</translation>
    </message>
    <message>
        <source>See how good every move was, and why (Ctrl+R)</source>
        <translation>Ver lo buena que fue cada jugada y por qué (Ctrl+R)</translation>
    </message>
</context>
<context>
    <name>ReviewActions</name>
    <message>
        <source>Review</source>
        <translation>Revisión</translation>
    </message>
    <message>
        <source>The coach knows the classic rules only</source>
        <translation>El entrenador solo conoce las reglas clásicas</translation>
    </message>
    <message>
        <source>See how good every move was, and why; or leave the review</source>
        <translation>Ver lo buena que fue cada jugada y por qué, o salir de la revisión</translation>
    </message>
    <message>
        <source>Show me</source>
        <translation>Muéstramelo</translation>
    </message>
    <message>
        <source>Play the line that proves it (Space)</source>
        <translation>Reproducir la secuencia que lo demuestra (Espacio)</translation>
    </message>
    <message>
        <source>Try again</source>
        <translation>Otra vez</translation>
    </message>
    <message>
        <source>Play on from here and see whether your move holds</source>
        <translation>Seguir jugando desde aquí y ver si tu jugada aguanta</translation>
    </message>
    <message>
        <source>Next mistake</source>
        <translation>Siguiente error</translation>
    </message>
    <message>
        <source>Show the next mistake</source>
        <translation>Mostrar el siguiente error</translation>
    </message>
    <message>
        <source>Previous mistake</source>
        <translation>Error anterior</translation>
    </message>
    <message>
        <source>Show the mistake before this one</source>
        <translation>Mostrar el error anterior a este</translation>
    </message>
    <message>
        <source>Play from here</source>
        <translation>Jugar desde aquí</translation>
    </message>
    <message>
        <source>Start another game at this point; this one is kept</source>
        <translation>Empezar otra partida desde aquí; esta se conserva</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Cerrar</translation>
    </message>
    <message>
        <source>Leave the review</source>
        <translation>Salir de la revisión</translation>
    </message>
    <message>
        <source>Stop</source>
        <translation>Parar</translation>
    </message>
    <message>
        <source>Stop the review; what is known stays</source>
        <translation>Parar la revisión; lo que ya se sabe queda</translation>
    </message>
</context>
<context>
    <name>ReviewCard</name>
    <message>
        <source>Review</source>
        <translation>Revisión</translation>
    </message>
    <message>
        <source>Coach</source>
        <translation>Entrenador</translation>
    </message>
    <message>
        <source>Graph</source>
        <translation>Gráfica</translation>
    </message>
    <message>
        <source>Moves</source>
        <translation>Jugadas</translation>
    </message>
    <message>
        <source>Result</source>
        <translation>Resultado</translation>
    </message>
    <message>
        <source>What is shown</source>
        <translation>Qué se muestra</translation>
    </message>
</context>
<context>
    <name>RulesChoice</name>
    <message>
        <source>Rules</source>
        <translation>Reglas</translation>
    </message>
</context>
<context>
    <name>RulesRow</name>
    <message>
        <source>On boards from {size} up.</source>
        <translation>En tableros desde {size}.</translation>
    </message>
</context>
<context>
    <name>RunningBoard</name>
    <message>
        <source>move</source>
        <translation>jugada</translation>
    </message>
    <message>
        <source>{first} against {second}, {size}, move {count}</source>
        <translation>{first} contra {second}, {size}, jugada {count}</translation>
    </message>
</context>
<context>
    <name>RunningBoards</name>
    <message>
        <source>Running now</source>
        <translation>En curso</translation>
    </message>
</context>
<context>
    <name>Segmented</name>
    <message>
        <source>{number} of {count}</source>
        <translation>{number} de {count}</translation>
    </message>
</context>
<context>
    <name>SetCard</name>
    <message>
        <source>new</source>
        <translation>nuevo</translation>
    </message>
    <message>
        <source>Play some games, and your mistakes come here.</source>
        <translation>Juega unas partidas y tus errores vendrán aquí.</translation>
    </message>
</context>
<context>
    <name>SetUpControls</name>
    <message>
        <source>Disc</source>
        <translation>Ficha</translation>
    </message>
    <message>
        <source>To move</source>
        <translation>Turno</translation>
    </message>
    <message>
        <source>Rows</source>
        <translation>Filas</translation>
    </message>
    <message>
        <source>Columns</source>
        <translation>Columnas</translation>
    </message>
    <message>
        <source>Eraser</source>
        <translation>Goma</translation>
    </message>
    <message>
        <source>Click to drop, right click to take away. Keys: 1–9 drop, Del takes away, X and O choose the disc, E the eraser. Moves such as 44-53 and boards copied as text can be pasted.</source>
        <translation>Clic para soltar, clic derecho para quitar. Teclas: 1–9 sueltan, Supr quita, X y O eligen la ficha y E la goma. Se pueden pegar jugadas como 44-53 y tableros copiados como texto.</translation>
    </message>
    <message>
        <source>Undo</source>
        <translation>Deshacer</translation>
    </message>
    <message>
        <source>Redo</source>
        <translation>Rehacer</translation>
    </message>
    <message>
        <source>Clear</source>
        <translation>Vaciar</translation>
    </message>
    <message>
        <source>Paste</source>
        <translation>Pegar</translation>
    </message>
    <message>
        <source>Analyse</source>
        <translation>Analizar</translation>
    </message>
    <message>
        <source>Open the position as a game between two people, with the analysis</source>
        <translation>Abrir la posición como partida entre dos personas, con el análisis</translation>
    </message>
    <message>
        <source>Save as…</source>
        <translation>Guardar como…</translation>
    </message>
    <message>
        <source>Write the position to a file that can be opened again</source>
        <translation>Guardar la posición en un archivo que se puede volver a abrir</translation>
    </message>
</context>
<context>
    <name>SetUpDialog</name>
    <message>
        <source>Press Esc again to leave without this position.</source>
        <translation>Pulsa Escape otra vez para salir sin esta posición.</translation>
    </message>
    <message>
        <source>Column {number} is full.</source>
        <translation>La columna {number} está llena.</translation>
    </message>
    <message>
        <source>Column {number} is empty.</source>
        <translation>La columna {number} está vacía.</translation>
    </message>
    <message>
        <source>The board is empty.</source>
        <translation>El tablero está vacío.</translation>
    </message>
    <message>
        <source>Set up a position</source>
        <translation>Preparar una posición</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Cancelar</translation>
    </message>
    <message>
        <source>Play from here</source>
        <translation>Jugar desde aquí</translation>
    </message>
    <message>
        <source>Column {column}: {discs}</source>
        <translation>Columna {column}: {discs}</translation>
    </message>
</context>
<context>
    <name>SetUpFeature</name>
    <message>
        <source>A new game from the position that was set up</source>
        <translation>Una partida nueva desde la posición preparada</translation>
    </message>
    <message>
        <source>Set up a position…</source>
        <translation>Preparar posición…</translation>
    </message>
    <message>
        <source>Positions can be set up by the classic rules only</source>
        <translation>Las posiciones solo se pueden preparar con las reglas clásicas</translation>
    </message>
    <message>
        <source>Put discs on a board as you like, and play from there</source>
        <translation>Pon fichas en el tablero como quieras y juega desde ahí</translation>
    </message>
</context>
<context>
    <name>SettingsDialog</name>
    <message>
        <source>Settings</source>
        <translation>Ajustes</translation>
    </message>
    <message>
        <source>Theme</source>
        <translation>Tema</translation>
    </message>
    <message>
        <source>Text size</source>
        <translation>Tamaño del texto</translation>
    </message>
    <message>
        <source>Animation</source>
        <translation>Animación</translation>
    </message>
    <message>
        <source>Screen reader</source>
        <translation>Lector de pantalla</translation>
    </message>
    <message>
        <source>Offer to take back mistakes</source>
        <translation>Ofrecer deshacer los errores</translation>
    </message>
    <message>
        <source>After a mistake against the computer the coach says why and offers Undo</source>
        <translation>Tras un error contra el ordenador, el entrenador dice por qué y ofrece deshacerlo</translation>
    </message>
    <message>
        <source>Restore defaults</source>
        <translation>Restablecer</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Cancelar</translation>
    </message>
    <message>
        <source>OK</source>
        <translation>Aceptar</translation>
    </message>
    <message>
        <source>Sounds</source>
        <translation>Sonidos</translation>
    </message>
    <message>
        <source>Language</source>
        <translation>Idioma</translation>
    </message>
    <message>
        <source>Teaching</source>
        <translation>Enseñanza</translation>
    </message>
    <message>
        <source>Processor cores</source>
        <translation>Núcleos del procesador</translation>
    </message>
</context>
<context>
    <name>ShortcutsDialog</name>
    <message>
        <source>Shortcuts</source>
        <translation>Atajos</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Cerrar</translation>
    </message>
    <message>
        <source>Choose a column</source>
        <translation>Elegir una columna</translation>
    </message>
    <message>
        <source>Move to the next column</source>
        <translation>Ir a la columna de al lado</translation>
    </message>
    <message>
        <source>Enter, Space, ↓</source>
        <translation>Intro, Espacio, ↓</translation>
    </message>
    <message>
        <source>Drop</source>
        <translation>Soltar la ficha</translation>
    </message>
    <message>
        <source>Go to the next control</source>
        <translation>Ir al siguiente control</translation>
    </message>
</context>
<context>
    <name>SittingTiles</name>
    <message>
        <source>best {days}</source>
        <translation>récord {days}</translation>
    </message>
    <message>
        <source>Streak</source>
        <translation>Racha</translation>
    </message>
    <message>
        <source>Rating</source>
        <translation>Puntos</translation>
    </message>
    <message>
        <source>{count} done</source>
        <translation>{count} hechos</translation>
    </message>
    <message>
        <source>Due today</source>
        <translation>Para hoy</translation>
    </message>
</context>
<context>
    <name>StatisticsPanel</name>
    <message>
        <source>Statistics</source>
        <translation>Estadísticas</translation>
    </message>
    <message>
        <source>Win rate by level</source>
        <translation>Victorias por nivel</translation>
    </message>
    <message>
        <source>Rating</source>
        <translation>Puntuación</translation>
    </message>
    <message>
        <source>Win rate by board size</source>
        <translation>Victorias por tamaño</translation>
    </message>
    <message>
        <source>Other rules</source>
        <translation>Otras reglas</translation>
    </message>
    <message>
        <source>won–drawn–lost</source>
        <translation>victoria–empate–derrota</translation>
    </message>
    <message>
        <source>Games against the computer will be counted here.</source>
        <translation>Aquí se cuentan las partidas contra el ordenador.</translation>
    </message>
    <message>
        <source>Games against the levels from Beginner to Perfect give you a rating.</source>
        <translation>Las partidas contra los niveles de Novato a Perfecto te dan una puntuación.</translation>
    </message>
    <message>
        <source>Everything else here is Classic.</source>
        <translation>Todo lo demás aquí es clásico.</translation>
    </message>
    <message>
        <source>Games</source>
        <translation>Partidas</translation>
    </message>
    <message>
        <source>{won} of {games}</source>
        <translation>{won} de {games}</translation>
    </message>
    <message>
        <source>Won</source>
        <translation>Ganadas</translation>
    </message>
    <message>
        <source>Streak</source>
        <translation>Racha</translation>
    </message>
    <message>
        <source>best: {count}</source>
        <translation>mejor: {count}</translation>
    </message>
    <message>
        <source>won · best: {count}</source>
        <translation>ganadas · mejor: {count}</translation>
    </message>
    <message>
        <source>lost · best: {count}</source>
        <translation>perdidas · mejor: {count}</translation>
    </message>
</context>
<context>
    <name>StatusLine</name>
    <message>
        <source>Elapsed {time}</source>
        <translation>Tiempo {time}</translation>
    </message>
</context>
<context>
    <name>Stepper</name>
    <message>
        <source>{name}: fewer</source>
        <translation>{name}: menos</translation>
    </message>
    <message>
        <source>{name}: more</source>
        <translation>{name}: más</translation>
    </message>
</context>
<context>
    <name>TeachFeature</name>
    <message>
        <source>Column {number} was a mistake</source>
        <translation>La columna {number} fue un error</translation>
    </message>
    <message>
        <source>Take back</source>
        <translation>Deshacer</translation>
    </message>
</context>
<context>
    <name>TimerRow</name>
    <message>
        <source>Turn timer</source>
        <translation>Tiempo por turno</translation>
    </message>
    <message>
        <source>Seconds per turn, in steps of five</source>
        <translation>Segundos por turno, de cinco en cinco</translation>
    </message>
    <message>
        <source>Seconds per turn</source>
        <translation>Segundos por turno</translation>
    </message>
    <message>
        <source> s</source>
        <translation> s</translation>
    </message>
</context>
<context>
    <name>TournamentPage</name>
    <message>
        <source>The tournament stopped</source>
        <translation>El torneo se ha detenido</translation>
    </message>
    <message>
        <source>Not every game is in the archive</source>
        <translation>No todas las partidas están en el historial</translation>
    </message>
    <message>
        <source>The last tournament cannot be read</source>
        <translation>El último torneo no se puede leer</translation>
    </message>
    <message>
        <source>{games} per pair</source>
        <translation>{games} por pareja</translation>
    </message>
    <message>
        <source>Bots</source>
        <translation>Bots</translation>
    </message>
    <message>
        <source>Games as JSON lines (*.jsonl)</source>
        <translation>Partidas como líneas JSON (*.jsonl)</translation>
    </message>
    <message>
        <source>{file} was written</source>
        <translation>{file} se ha guardado</translation>
    </message>
    <message>
        <source>{file} was not written</source>
        <translation>No se ha guardado {file}</translation>
    </message>
    <message>
        <source>Tournament of bots</source>
        <translation>Torneo de bots</translation>
    </message>
    <message>
        <source>Play</source>
        <translation>Jugar</translation>
    </message>
    <message>
        <source>Back to the page where games start (Esc)</source>
        <translation>Volver a la página donde empiezan las partidas (Escape)</translation>
    </message>
</context>
<context>
    <name>TrainCounted</name>
    <message numerus="yes">
        <source>%n puzzle(s) due today</source>
        <translation>
            <numerusform>%n problema para hoy</numerusform>
            <numerusform>%n problemas para hoy</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n puzzle(s) for today</source>
        <translation>
            <numerusform>%n problema para hoy</numerusform>
            <numerusform>%n problemas para hoy</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n puzzle(s)</source>
        <translation>
            <numerusform>%n problema</numerusform>
            <numerusform>%n problemas</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n from your own games</source>
        <translation>
            <numerusform>%n de tus partidas</numerusform>
            <numerusform>%n de tus partidas</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n that is(are) fading</source>
        <translation>
            <numerusform>%n para refrescar</numerusform>
            <numerusform>%n para refrescar</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n new</source>
        <translation>
            <numerusform>%n nuevo</numerusform>
            <numerusform>%n nuevos</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>About %n minute(s).</source>
        <translation>
            <numerusform>Cerca de %n minuto.</numerusform>
            <numerusform>Cerca de %n minutos.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n day(s)</source>
        <translation>
            <numerusform>%n día</numerusform>
            <numerusform>%n días</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n try(tries) left</source>
        <translation>
            <numerusform>queda %n intento</numerusform>
            <numerusform>quedan %n intentos</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Win in %n move(s), whatever the opponent does.</source>
        <translation>
            <numerusform>Gana en %n jugada, haga lo que haga el rival.</numerusform>
            <numerusform>Gana en %n jugadas, haga lo que haga el rival.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n move(s) to go.</source>
        <translation>
            <numerusform>Falta %n jugada.</numerusform>
            <numerusform>Faltan %n jugadas.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>TrainPage</name>
    <message>
        <source>The training cannot be read</source>
        <translation>No se puede leer el entrenamiento</translation>
    </message>
    <message>
        <source>Train</source>
        <translation>Entrenar</translation>
    </message>
    <message>
        <source>Puzzle rating</source>
        <translation>Puntuación</translation>
    </message>
    <message>
        <source>best {days}</source>
        <translation>récord {days}</translation>
    </message>
    <message>
        <source>Streak</source>
        <translation>Racha</translation>
    </message>
</context>
<context>
    <name>TrainingBoard</name>
    <message>
        <source>Column {column}, row {row}</source>
        <translation>Columna {column}, fila {row}</translation>
    </message>
    <message>
        <source>Column {column} is full</source>
        <translation>La columna {column} está llena</translation>
    </message>
    <message>
        <source>There is no column {number}</source>
        <translation>No hay columna {number}</translation>
    </message>
</context>
<context>
    <name>VariantFeature</name>
    <message>
        <source>Pull out</source>
        <translation>Sacar</translation>
    </message>
    <message>
        <source>Pull your lowest disc out of the chosen column</source>
        <translation>Sacar tu ficha más baja de la columna elegida</translation>
    </message>
    <message>
        <source>Flip ({count})</source>
        <translation>Vuelco ({count})</translation>
    </message>
    <message>
        <source>Turn the board upside down instead of dropping</source>
        <translation>En vez de soltar, poner el tablero boca abajo</translation>
    </message>
    <message>
        <source>Say what comes next</source>
        <translation>Decir lo que viene</translation>
    </message>
    <message>
        <source>Let the screen reader say what happens next, and when</source>
        <translation>Que el lector de pantalla diga qué pasará y cuándo</translation>
    </message>
</context>
<context>
    <name>VolumeRow</name>
    <message>
        <source>Sounds</source>
        <translation>Sonidos</translation>
    </message>
    <message>
        <source>Volume</source>
        <translation>Volumen</translation>
    </message>
</context>
<context>
    <name>WatchActions</name>
    <message>
        <source>Step</source>
        <translation>Paso</translation>
    </message>
    <message>
        <source>Let the bots make one move, then wait</source>
        <translation>Los bots hacen una jugada y esperan</translation>
    </message>
    <message>
        <source>Series</source>
        <translation>Serie</translation>
    </message>
    <message>
        <source>Let the next game start by itself; the score is kept</source>
        <translation>La siguiente partida empieza sola; se conserva el marcador</translation>
    </message>
    <message>
        <source>How fast the bots play: slow, normal, fast or instant</source>
        <translation>Velocidad de los bots: lenta, normal, rápida o inmediata</translation>
    </message>
    <message>
        <source>Slow</source>
        <translation>Lento</translation>
    </message>
    <message>
        <source>Normal</source>
        <translation>Normal</translation>
    </message>
    <message>
        <source>Fast</source>
        <translation>Rápido</translation>
    </message>
    <message>
        <source>Instant</source>
        <translation>Inmediato</translation>
    </message>
</context>
<context>
    <name>WatchFeature</name>
    <message>
        <source>The next game starts in {seconds} s.</source>
        <translation>La siguiente partida empieza en {seconds} s.</translation>
    </message>
</context>
<context>
    <name>WeekCard</name>
    <message>
        <source>{count} solved</source>
        <translation>{count} resueltos</translation>
    </message>
    <message>
        <source>This week</source>
        <translation>Esta semana</translation>
    </message>
</context>
<context>
    <name>_LessonButton</name>
    <message>
        <source>Lesson: {title}</source>
        <translation>Lección: {title}</translation>
    </message>
    <message>
        <source>{lesson}, done</source>
        <translation>{lesson}, hecha</translation>
    </message>
</context>
<context>
    <name>aloud_texts</name>
    <message>
        <source>Column {column}: {discs}.</source>
        <translation>Columna {column}: {discs}.</translation>
    </message>
    <message>
        <source>The other columns are empty.</source>
        <translation>Las demás columnas están vacías.</translation>
    </message>
    <message>
        <source>Row {row}: {discs}.</source>
        <translation>Fila {row}: {discs}.</translation>
    </message>
    <message>
        <source>The other rows are empty.</source>
        <translation>Las demás filas están vacías.</translation>
    </message>
    <message>
        <source>The board is empty.</source>
        <translation>El tablero está vacío.</translation>
    </message>
    <message>
        <source>You play {disc} against {opponent}.</source>
        <translation>Juegas con {disc} contra {opponent}.</translation>
    </message>
    <message>
        <source>{first} plays {red}, {second} plays {yellow}.</source>
        <translation>{first} juega con {red}, {second} con {yellow}.</translation>
    </message>
    <message>
        <source>{player}, level {level}</source>
        <translation>{player}, nivel {level}</translation>
    </message>
    <message>
        <source>{time} for the game</source>
        <translation>{time} para la partida</translation>
    </message>
    <message>
        <source>{name} has {time} for the game</source>
        <translation>{name}: quedan {time} para la partida</translation>
    </message>
    <message>
        <source>Elapsed {time}</source>
        <translation>Tiempo {time}</translation>
    </message>
    <message>
        <source>Time for this move: {seconds} s</source>
        <translation>Quedan {seconds} s para esta jugada</translation>
    </message>
    <message>
        <source>There are no threats.</source>
        <translation>No hay amenazas.</translation>
    </message>
    <message>
        <source>{disc} makes four at {cells}.</source>
        <translation>{disc} hace cuatro en {cells}.</translation>
    </message>
    <message>
        <source>{cell}, now</source>
        <translation>{cell}, ahora</translation>
    </message>
    <message>
        <source>column {column}, row {row}</source>
        <translation>columna {column}, fila {row}</translation>
    </message>
    <message>
        <source>The line goes from {start} to {end}.</source>
        <translation>La línea va de {start} a {end}.</translation>
    </message>
    <message>
        <source>The winning discs: {cells}.</source>
        <translation>Las fichas ganadoras: {cells}.</translation>
    </message>
</context>
<context>
    <name>analysis_texts</name>
    <message>
        <source>draw</source>
        <translation>empate</translation>
    </message>
    <message>
        <source>wins</source>
        <translation>gana</translation>
    </message>
    <message>
        <source>loses</source>
        <translation>pierde</translation>
    </message>
    <message>
        <source>wins in {moves}</source>
        <translation>gana en {moves}</translation>
    </message>
    <message>
        <source>loses in {moves}</source>
        <translation>pierde en {moves}</translation>
    </message>
    <message>
        <source>W</source>
        <comment>wins</comment>
        <translation>G</translation>
    </message>
    <message>
        <source>L</source>
        <comment>loses</comment>
        <translation>P</translation>
    </message>
    <message>
        <source>full</source>
        <translation>llena</translation>
    </message>
    <message>
        <source>Column {number}: {score}</source>
        <translation>Columna {number}: {score}</translation>
    </message>
    <message>
        <source>Thinking…</source>
        <translation>Pensando…</translation>
    </message>
    <message>
        <source>Draw</source>
        <translation>Empate</translation>
    </message>
    <message>
        <source>{name} has won</source>
        <translation>{name} ha ganado</translation>
    </message>
    <message>
        <source>{name} wins</source>
        <translation>{name} gana</translation>
    </message>
    <message>
        <source>{name} wins in {moves}</source>
        <translation>{name} gana en {moves}</translation>
    </message>
    <message>
        <source>Every column loses</source>
        <translation>Todas las columnas pierden</translation>
    </message>
    <message>
        <source>Only column {number} keeps the win</source>
        <translation>Solo la columna {number} mantiene la victoria</translation>
    </message>
    <message>
        <source>Only column {number} keeps the draw</source>
        <translation>Solo la columna {number} mantiene el empate</translation>
    </message>
    <message>
        <source>Best so far: {columns}</source>
        <translation>Mejor hasta ahora: {columns}</translation>
    </message>
    <message>
        <source>Holds out longest: {columns}</source>
        <translation>Lo que más aguanta: {columns}</translation>
    </message>
    <message>
        <source>Best: {columns}</source>
        <translation>Mejor: {columns}</translation>
    </message>
    <message>
        <source>{proven} of {count} proven</source>
        <translation>{proven}/{count} demostradas</translation>
    </message>
    <message>
        <source>Move {number}: {verdict}</source>
        <translation>Jugada {number}: {verdict}</translation>
    </message>
    <message>
        <source>One disc here would make four, in row {row}. Odd rows help {odd}, even rows help {even}.</source>
        <translation>Una ficha aquí haría cuatro, en la fila {row}. Las filas impares ayudan a {odd}, las pares a {even}.</translation>
    </message>
    <message>
        <source>{name} ahead</source>
        <translation>Ventaja: {name}</translation>
    </message>
    <message>
        <source>not known yet</source>
        <translation>aún no se sabe</translation>
    </message>
    <message>
        <source>estimate {value}</source>
        <translation>estimación {value}</translation>
    </message>
    <message>
        <source>column {numbers}</source>
        <translation>columna {numbers}</translation>
    </message>
    <message>
        <source>columns {numbers}</source>
        <translation>columnas {numbers}</translation>
    </message>
    <message>
        <source>About even</source>
        <translation>Igualado</translation>
    </message>
    <message>
        <source>{name} looks better</source>
        <translation>{name} está mejor</translation>
    </message>
</context>
<context>
    <name>brief_texts</name>
    <message>
        <source>Column {column}, {disc}</source>
        <translation>Columna {column}, {disc}</translation>
    </message>
    <message>
        <source>New game; {mover} to move</source>
        <translation>Nueva partida; turno: {mover}</translation>
    </message>
    <message>
        <source>Undone: {moves}</source>
        <translation>Deshecho: {moves}</translation>
    </message>
    <message>
        <source>Redone: {moves}</source>
        <translation>Rehecho: {moves}</translation>
    </message>
    <message>
        <source>{mover} to move</source>
        <translation>Turno: {mover}</translation>
    </message>
    <message>
        <source>{seconds} s</source>
        <translation>{seconds} s</translation>
    </message>
</context>
<context>
    <name>cells</name>
    <message>
        <source>Column {number}</source>
        <translation>Columna {number}</translation>
    </message>
    <message>
        <source>Row {number}</source>
        <translation>Fila {number}</translation>
    </message>
    <message>
        <source>Column {column}, row {row}: empty</source>
        <translation>Columna {column}, fila {row}: vacía</translation>
    </message>
    <message>
        <source>Column {column}, row {row}: {disc}, in the winning line</source>
        <translation>Columna {column}, fila {row}: {disc}, en la línea ganadora</translation>
    </message>
    <message>
        <source>Column {column}, row {row}: {disc}, the last move</source>
        <translation>Columna {column}, fila {row}: {disc}, última jugada</translation>
    </message>
    <message>
        <source>Column {column}, row {row}: {disc}</source>
        <translation>Columna {column}, fila {row}: {disc}</translation>
    </message>
</context>
<context>
    <name>coach</name>
    <message>
        <source>column {column}, row {row}</source>
        <translation>columna {column}, fila {row}</translation>
    </message>
    <message>
        <source>Whether the game could have been held is not known here.</source>
        <translation>Aquí no se sabe si la partida aún se podía salvar.</translation>
    </message>
    <message>
        <source>{mover} could have won at once: {cell} makes four.</source>
        <translation>{mover} podía ganar enseguida: una ficha en la {cell} hace cuatro.</translation>
    </message>
    <message>
        <source>{other} needs only {cell} for four. That had to be blocked.</source>
        <translation>A {other} solo le falta la {cell} para hacer cuatro. Había que taparla.</translation>
    </message>
    <message>
        <source>This disc is a step for {other}: right on top of it, {cell} makes four.</source>
        <translation>Esta ficha es un escalón para {other}: justo encima, en la {cell}, una ficha hace cuatro.</translation>
    </message>
    <message>
        <source>Now {other} plays column {column} and threatens two fours at once, {cell} and {second}. Only one of them can be blocked.</source>
        <translation>Ahora {other} juega la columna {column} y amenaza cuatro en dos lugares, en la {cell} y en la {second}. Solo se puede tapar uno.</translation>
    </message>
    <message>
        <source>{mover} could have played column {column}, threatening two fours at once, {cell} and {second}. Only one of them can be blocked.</source>
        <translation>{mover} podía jugar la columna {column} y amenazar cuatro en dos lugares, en la {cell} y en la {second}. Solo se puede tapar uno.</translation>
    </message>
    <message>
        <source>This threatens two fours at once, {cell} and {second}. Only one of them can be blocked.</source>
        <translation>Esto amenaza cuatro en dos lugares, en la {cell} y en la {second}. Solo se puede tapar uno.</translation>
    </message>
    <message>
        <source>Now {other} plays column {column} and threatens {cell}. Blocking it only opens {second} above, which makes four too.</source>
        <translation>Ahora {other} juega la columna {column} y amenaza cuatro en la {cell}. Taparla solo abre la {second}, justo encima, que también hace cuatro.</translation>
    </message>
    <message>
        <source>{mover} could have played column {column}, threatening {cell}. Blocking it only opens {second} above, which makes four too.</source>
        <translation>{mover} podía jugar la columna {column} y amenazar cuatro en la {cell}. Taparla solo abre la {second}, justo encima, que también hace cuatro.</translation>
    </message>
    <message>
        <source>This threatens {cell}. Blocking it only opens {second} above, which makes four too.</source>
        <translation>Esto amenaza cuatro en la {cell}. Taparla solo abre la {second}, justo encima, que también hace cuatro.</translation>
    </message>
    <message>
        <source>Now {other} forces four in {moves} moves, starting with column {column}: every disc threatens four, so there is only one answer each time.</source>
        <translation>Ahora {other} fuerza cuatro en {moves} jugadas, empezando por la columna {column}: cada ficha amenaza cuatro, así que siempre hay una sola respuesta.</translation>
    </message>
    <message>
        <source>{mover} could have forced four in {moves} moves, starting with column {column}: every disc threatens four, so there is only one answer each time.</source>
        <translation>{mover} podía forzar cuatro en {moves} jugadas, empezando por la columna {column}: cada ficha amenaza cuatro, así que siempre hay una sola respuesta.</translation>
    </message>
    <message>
        <source>This forces four in {moves} moves: every disc threatens four, so there is only one answer each time.</source>
        <translation>Esto fuerza cuatro en {moves} jugadas: cada ficha amenaza cuatro, así que siempre hay una sola respuesta.</translation>
    </message>
    <message numerus="yes">
        <source>This still wins, but %n move(s) later than column {column}.</source>
        <translation>
            <numerusform>Esto aún gana, pero %n jugada más tarde que la columna {column}.</numerusform>
            <numerusform>Esto aún gana, pero %n jugadas más tarde que la columna {column}.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The game was lost anyway, but column {column} holds out %n move(s) longer.</source>
        <translation>
            <numerusform>La partida ya estaba perdida, pero la columna {column} resiste %n jugada más.</numerusform>
            <numerusform>La partida ya estaba perdida, pero la columna {column} resiste %n jugadas más.</numerusform>
        </translation>
    </message>
    <message>
        <source>This disc lies right below {cell}, where {mover} would have made four. Now {other} can close that cell.</source>
        <translation>Esta ficha está justo debajo de la {cell}, donde {mover} habría hecho cuatro. Ahora {other} puede cerrar esa casilla.</translation>
    </message>
    <message>
        <source>Now {other} plays column {column}, and {mover} has no safe move left: every disc opens a winning cell, such as {cell}.</source>
        <translation>Ahora {other} juega la columna {column}, y a {mover} no le queda ninguna jugada segura: cada ficha abre una casilla ganadora, como la {cell}.</translation>
    </message>
    <message>
        <source>After column {column}, {other} would have had no safe move left: every disc opens a winning cell, such as {cell}.</source>
        <translation>Tras la columna {column}, a {other} no le habría quedado ninguna jugada segura: cada ficha abre una casilla ganadora, como la {cell}.</translation>
    </message>
    <message>
        <source>Now {other} has no safe move left: every disc opens a winning cell, such as {cell}.</source>
        <translation>Ahora a {other} no le queda ninguna jugada segura: cada ficha abre una casilla ganadora, como la {cell}.</translation>
    </message>
    <message>
        <source>Now {other} plays column {column}. From then on it is enough to block fours and otherwise answer on top of every disc: that always makes four, for example {cell}.</source>
        <translation>Ahora {other} juega la columna {column}. Desde ahí basta con tapar cada cuatro y, si no, responder justo encima de cada ficha: eso siempre hace cuatro, por ejemplo en la {cell}.</translation>
    </message>
    <message>
        <source>{mover} could have played column {column}. From then on it is enough to block fours and otherwise answer on top of every disc: that always makes four, for example {cell}.</source>
        <translation>{mover} podía jugar la columna {column}. Desde ahí basta con tapar cada cuatro y, si no, responder justo encima de cada ficha: eso siempre hace cuatro, por ejemplo en la {cell}.</translation>
    </message>
    <message>
        <source>From here on it is enough to block fours and otherwise answer on top of every disc: that always makes four, for example {cell}.</source>
        <translation>Desde aquí basta con tapar cada cuatro y, si no, responder justo encima de cada ficha: eso siempre hace cuatro, por ejemplo en la {cell}.</translation>
    </message>
    <message>
        <source>Now {other} wins, and the winning cell {cell} decides: without it nothing could be forced.</source>
        <translation>Ahora gana {other}, y decide la casilla ganadora de la {cell}: sin ella no se podría forzar nada.</translation>
    </message>
    <message>
        <source>Now {other} wins with the winning cell {cell}. With best play, {mover} has nothing better in the end than to play right below it.</source>
        <translation>Ahora gana {other} con la casilla ganadora de la {cell}. Con el mejor juego, al final {mover} no tiene nada mejor que jugar justo debajo.</translation>
    </message>
    <message>
        <source>{mover} could have won, starting with column {column}. The winning cell {cell} decides: without it nothing could be forced.</source>
        <translation>{mover} podía ganar, empezando por la columna {column}. Decide la casilla ganadora de la {cell}: sin ella no se podría forzar nada.</translation>
    </message>
    <message>
        <source>{mover} could have won with the winning cell {cell}, starting with column {column}. With best play, {other} has nothing better in the end than to play right below it.</source>
        <translation>{mover} podía ganar con la casilla ganadora de la {cell}, empezando por la columna {column}. Con el mejor juego, al final {other} no tiene nada mejor que jugar justo debajo.</translation>
    </message>
    <message>
        <source>This wins, and the winning cell {cell} decides: without it nothing could be forced.</source>
        <translation>Esto gana, y decide la casilla ganadora de la {cell}: sin ella no se podría forzar nada.</translation>
    </message>
    <message>
        <source>This wins with the winning cell {cell}. With best play, {other} has nothing better in the end than to play right below it.</source>
        <translation>Esto gana con la casilla ganadora de la {cell}. Con el mejor juego, al final {other} no tiene nada mejor que jugar justo debajo.</translation>
    </message>
    <message>
        <source>Now {other} plays column {column} and gets a winning cell, {cell}, which decides the game.</source>
        <translation>Ahora {other} juega la columna {column} y consigue una casilla ganadora, la {cell}, que decide la partida.</translation>
    </message>
    <message>
        <source>{mover} could have played column {column}: that makes a winning cell, {cell}, which decides the game.</source>
        <translation>{mover} podía jugar la columna {column}: eso crea una casilla ganadora, la {cell}, que decide la partida.</translation>
    </message>
    <message>
        <source>This makes a winning cell, {cell}, which decides the game.</source>
        <translation>Esto crea una casilla ganadora, la {cell}, que decide la partida.</translation>
    </message>
    <message>
        <source>The key point was {cell}. It was left open, and every way for {other} to force four needs it.</source>
        <translation>El punto clave era la {cell}. Quedó libre, y {other} lo necesita en todas las maneras de forzar cuatro.</translation>
    </message>
    <message>
        <source>Now {other} can force four, starting with column {column}, and every way needs {cell}.</source>
        <translation>Ahora {other} puede forzar cuatro, empezando por la columna {column}, y siempre a través de la {cell}.</translation>
    </message>
    <message>
        <source>{mover} could have forced four, starting with column {column}. Every way needs {cell}.</source>
        <translation>{mover} podía forzar cuatro, empezando por la columna {column}, y siempre a través de la {cell}.</translation>
    </message>
    <message>
        <source>From here on four can be forced, and every way needs {cell}.</source>
        <translation>Desde aquí se puede forzar cuatro, y siempre a través de la {cell}.</translation>
    </message>
    <message>
        <source>To win, {mover} needed {cell}, and now {other} can take it. Column {column} kept the win.</source>
        <translation>Para ganar, {mover} necesitaba la {cell}, y ahora {other} puede ocuparla. La columna {column} mantenía la victoria.</translation>
    </message>
    <message>
        <source>To win, {mover} needed both {cell} and {second}, and now {other} can take one of them. Column {column} kept the win.</source>
        <translation>Para ganar, {mover} necesitaba tanto la {cell} como la {second}, y ahora {other} puede ocupar una de las dos. La columna {column} mantenía la victoria.</translation>
    </message>
    <message>
        <source>Now {other} can force four by way of {cell} or {second}, starting with column {column}. Closing one of them is not enough.</source>
        <translation>Ahora {other} puede forzar cuatro a través de la {cell} o de la {second}, empezando por la columna {column}. No basta con cerrar una de las dos.</translation>
    </message>
    <message>
        <source>{mover} could have forced four by way of {cell} or {second}, starting with column {column}. Closing one of them is not enough.</source>
        <translation>{mover} podía forzar cuatro a través de la {cell} o de la {second}, empezando por la columna {column}. No basta con cerrar una de las dos.</translation>
    </message>
    <message>
        <source>From here on four can be forced by way of {cell} or {second}. Closing one of them is not enough.</source>
        <translation>Desde aquí se puede forzar cuatro a través de la {cell} o de la {second}. No basta con cerrar una de las dos.</translation>
    </message>
    <message>
        <source>Now {other} wins: with best play the columns fill up, until {mover} has nothing better than to play right below {cell}.</source>
        <translation>Ahora gana {other}: con el mejor juego las columnas se llenan, hasta que {mover} no tiene nada mejor que jugar justo debajo de la {cell}.</translation>
    </message>
    <message>
        <source>{mover} could have won, starting with column {column}: with best play the columns fill up, until {other} has nothing better than to play right below {cell}.</source>
        <translation>{mover} podía ganar, empezando por la columna {column}: con el mejor juego las columnas se llenan, hasta que {other} no tiene nada mejor que jugar justo debajo de la {cell}.</translation>
    </message>
    <message>
        <source>This wins: with best play the columns fill up, until {other} has nothing better than to play right below {cell}.</source>
        <translation>Esto gana: con el mejor juego las columnas se llenan, hasta que {other} no tiene nada mejor que jugar justo debajo de la {cell}.</translation>
    </message>
    <message>
        <source>Now {other} wins: with best play the game ends with two winning cells, {cell} and {second}, of which only one can be closed.</source>
        <translation>Ahora gana {other}: con el mejor juego la partida acaba con dos casillas ganadoras, la {cell} y la {second}, de las que solo se puede cerrar una.</translation>
    </message>
    <message>
        <source>{mover} could have won, starting with column {column}: with best play the game ends with two winning cells, {cell} and {second}, of which only one can be closed.</source>
        <translation>{mover} podía ganar, empezando por la columna {column}: con el mejor juego la partida acaba con dos casillas ganadoras, la {cell} y la {second}, de las que solo se puede cerrar una.</translation>
    </message>
    <message>
        <source>This wins: with best play the game ends with two winning cells, {cell} and {second}, of which only one can be closed.</source>
        <translation>Esto gana: con el mejor juego la partida acaba con dos casillas ganadoras, la {cell} y la {second}, de las que solo se puede cerrar una.</translation>
    </message>
    <message>
        <source>This lets {other} escape: {cell} is the only answer that saves the draw.</source>
        <translation>Así {other} se escapa: solo la respuesta en la {cell} salva el empate.</translation>
    </message>
    <message>
        <source>This allows {other} one strong answer: {cell} wins.</source>
        <translation>Esto permite a {other} una respuesta fuerte: una ficha en la {cell} gana.</translation>
    </message>
    <message>
        <source>Column {column} holds the draw: from then on it is enough to block fours and otherwise answer on top of every disc.</source>
        <translation>La columna {column} mantiene el empate: desde ahí basta con tapar cada cuatro y, si no, responder justo encima de cada ficha.</translation>
    </message>
    <message>
        <source>This lets the win slip. Column {column} was the only move that wins.</source>
        <translation>Esto deja escapar la victoria. Solo ganaba la columna {column}.</translation>
    </message>
    <message>
        <source>This turns a win into a loss. Column {column} was the only move that wins.</source>
        <translation>Esto convierte una victoria en derrota. Solo ganaba la columna {column}.</translation>
    </message>
    <message>
        <source>This loses a drawn game. Column {column} was the only move that holds the draw.</source>
        <translation>Esto pierde una partida empatada. Solo la columna {column} mantenía el empate.</translation>
    </message>
    <message>
        <source>This lets the win slip. Column {column} wins.</source>
        <translation>Esto deja escapar la victoria. La columna {column} gana.</translation>
    </message>
    <message>
        <source>This turns a win into a loss. Column {column} wins.</source>
        <translation>Esto convierte una victoria en derrota. La columna {column} gana.</translation>
    </message>
    <message>
        <source>This loses a drawn game. Column {column} holds the draw.</source>
        <translation>Esto pierde una partida empatada. La columna {column} mantiene el empate.</translation>
    </message>
    <message>
        <source>This makes four in a row.</source>
        <translation>Esto hace cuatro en línea.</translation>
    </message>
    <message>
        <source>This blocks {cell}, where {other} would have made four.</source>
        <translation>Esto tapa la {cell}, donde {other} habría hecho cuatro.</translation>
    </message>
    <message>
        <source>This stops a plan: with another turn, {other} would have played column {column} and forced four.</source>
        <translation>Esto frena un plan: con un turno más, {other} habría jugado la columna {column} y forzado cuatro.</translation>
    </message>
    <message>
        <source>This takes the key point {cell}, which {other} would need to force four.</source>
        <translation>Esto ocupa el punto clave, la {cell}, que {other} necesitaría para forzar cuatro.</translation>
    </message>
    <message>
        <source>This is safe: from here on it is enough to block fours and otherwise answer on top of every disc, and {mover} never loses.</source>
        <translation>Esto es seguro: desde aquí basta con tapar cada cuatro y, si no, responder justo encima de cada ficha, y {mover} no pierde nunca.</translation>
    </message>
    <message>
        <source>This is the only move that keeps the win.</source>
        <translation>Esta es la única jugada que mantiene la victoria.</translation>
    </message>
    <message>
        <source>This is the only move that keeps the draw.</source>
        <translation>Esta es la única jugada que mantiene el empate.</translation>
    </message>
    <message numerus="yes">
        <source>This keeps the win, unlike %n other column(s).</source>
        <translation>
            <numerusform>Esto mantiene la victoria, a diferencia de %n columna más.</numerusform>
            <numerusform>Esto mantiene la victoria, a diferencia de otras %n columnas.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>This keeps the draw, unlike %n other column(s).</source>
        <translation>
            <numerusform>Esto mantiene el empate, a diferencia de %n columna más.</numerusform>
            <numerusform>Esto mantiene el empate, a diferencia de otras %n columnas.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The game is lost against best play. No move holds out longer: four comes in %n move(s).</source>
        <translation>
            <numerusform>La partida está perdida contra el mejor juego. Ninguna jugada resiste más: el cuatro llega en %n jugada.</numerusform>
            <numerusform>La partida está perdida contra el mejor juego. Ninguna jugada resiste más: el cuatro llega en %n jugadas.</numerusform>
        </translation>
    </message>
    <message>
        <source>Every move leads to the same result here.</source>
        <translation>Aquí todas las jugadas llevan al mismo resultado.</translation>
    </message>
    <message>
        <source>This is the only column with room.</source>
        <translation>Esta es la única columna con sitio.</translation>
    </message>
    <message>
        <source>There is a four to be made at once.</source>
        <translation>Se puede hacer cuatro enseguida.</translation>
    </message>
    <message>
        <source>Now {other} makes four at once.</source>
        <translation>Ahora {other} hace cuatro enseguida.</translation>
    </message>
    <message>
        <source>This disc is a step for {other}, who makes four right on top of it.</source>
        <translation>Esta ficha es un escalón para {other}, que hace cuatro justo encima.</translation>
    </message>
    <message>
        <source>Now {other} can threaten two fours at once, and only one of them can be blocked.</source>
        <translation>Ahora {other} puede amenazar cuatro en dos lugares a la vez, y solo se puede tapar uno.</translation>
    </message>
    <message>
        <source>Now {other} can threaten a four, and blocking it only opens another one above.</source>
        <translation>Ahora {other} puede amenazar cuatro, y al taparlo solo se abre otro justo encima.</translation>
    </message>
    <message>
        <source>Now {other} forces four in {moves} moves with one threat after the other.</source>
        <translation>Ahora {other} fuerza cuatro en {moves} jugadas, con una amenaza tras otra.</translation>
    </message>
    <message>
        <source>This lets the win slip: now {other} can hold the draw.</source>
        <translation>Esto deja escapar la victoria: ahora {other} puede mantener el empate.</translation>
    </message>
    <message>
        <source>This turns a win into a loss: now {other} can force four.</source>
        <translation>Esto convierte una victoria en derrota: ahora {other} puede forzar cuatro.</translation>
    </message>
    <message>
        <source>This loses a drawn game: now {other} can force four.</source>
        <translation>Esto pierde una partida empatada: ahora {other} puede forzar cuatro.</translation>
    </message>
    <message>
        <source>This still wins, but there is a quicker way.</source>
        <translation>Esto aún gana, pero hay un camino más rápido.</translation>
    </message>
    <message>
        <source>This loses sooner than it has to.</source>
        <translation>Esto pierde antes de lo necesario.</translation>
    </message>
    <message>
        <source>This loses: now {other} can force four.</source>
        <translation>Esto pierde: ahora {other} puede forzar cuatro.</translation>
    </message>
</context>
<context>
    <name>disc_names</name>
    <message>
        <source>Player 1</source>
        <translation>Jugador 1</translation>
    </message>
    <message>
        <source>Player 2</source>
        <translation>Jugador 2</translation>
    </message>
</context>
<context>
    <name>export_format</name>
    <message>
        <source>Picture of the board</source>
        <translation>Imagen del tablero</translation>
    </message>
    <message>
        <source>Drawing of the board</source>
        <translation>Dibujo del tablero</translation>
    </message>
    <message>
        <source>Film of the game</source>
        <translation>Película de la partida</translation>
    </message>
    <message>
        <source>Game</source>
        <translation>Partida</translation>
    </message>
</context>
<context>
    <name>export_kind</name>
    <message>
        <source>The chosen game</source>
        <translation>La partida elegida</translation>
    </message>
    <message>
        <source>All listed games ({count}), to import again</source>
        <translation>Todas las de la lista ({count}), para importar</translation>
    </message>
    <message>
        <source>All listed games ({count}), for a spreadsheet</source>
        <translation>Todas las de la lista ({count}), para hoja de cálculo</translation>
    </message>
</context>
<context>
    <name>fault_texts</name>
    <message>
        <source>{name} cannot play on: this game does not say where its file is.</source>
        <translation>{name} no puede seguir: esta partida no dice dónde está su archivo.</translation>
    </message>
    <message>
        <source>{name} cannot play: there is no file {detail}.</source>
        <translation>{name} no puede jugar: no existe el archivo {detail}.</translation>
    </message>
    <message>
        <source>{name} did not start: {detail}.</source>
        <translation>{name} no arrancó: {detail}.</translation>
    </message>
    <message>
        <source>{name} was not ready within {detail} seconds.</source>
        <translation>{name} no estaba listo a los {detail} segundos.</translation>
    </message>
    <message>
        <source>{name} has neither a class with next_move nor a function called agent.</source>
        <translation>{name} no tiene ni una clase con next_move ni una función llamada agent.</translation>
    </message>
    <message>
        <source>{name} has no class or function called {detail}.</source>
        <translation>{name} no tiene ninguna clase ni función llamada {detail}.</translation>
    </message>
    <message>
        <source>{name} does not know the rules {detail}.</source>
        <translation>{name} no conoce las reglas {detail}.</translation>
    </message>
    <message>
        <source>{name} took longer than {detail} seconds for a move.</source>
        <translation>{name} tardó más de {detail} segundos en una jugada.</translation>
    </message>
    <message>
        <source>{name} crashed: {detail}.</source>
        <translation>{name} falló: {detail}.</translation>
    </message>
    <message>
        <source>{name} ended in the middle of the game: {detail}.</source>
        <translation>{name} terminó en mitad de la partida: {detail}.</translation>
    </message>
    <message>
        <source>{name} closed its output.</source>
        <translation>{name} cerró su salida.</translation>
    </message>
    <message>
        <source>{name} answered {detail}, which is no column.</source>
        <translation>{name} respondió {detail}, que no es una columna.</translation>
    </message>
    <message>
        <source>{name} chose column {detail}, which is not on the board.</source>
        <translation>{name} eligió la columna {detail}, que no está en el tablero.</translation>
    </message>
    <message>
        <source>{name} chose column {detail}, which is full.</source>
        <translation>{name} eligió la columna {detail}, que está llena.</translation>
    </message>
    <message>
        <source>{name} answered {detail}, which is no move here.</source>
        <translation>{name} respondió {detail}, que aquí no es una jugada.</translation>
    </message>
    <message>
        <source>{name} started more than {detail} processes.</source>
        <translation>{name} inició más de {detail} procesos.</translation>
    </message>
    <message>
        <source>{name} used more than {detail} MB of memory.</source>
        <translation>{name} usó más de {detail} MB de memoria.</translation>
    </message>
    <message>
        <source>{name} printed more than {detail} KB in one move.</source>
        <translation>{name} escribió más de {detail} KB en una jugada.</translation>
    </message>
    <message>
        <source>In a sandbox: no network, files read-only, limited memory.</source>
        <translation>Aislado: sin red, archivos solo de lectura, memoria limitada.</translation>
    </message>
    <message>
        <source>Limited memory, but it can use your files and the network.</source>
        <translation>Memoria limitada, pero puede usar tus archivos y la red.</translation>
    </message>
    <message>
        <source>Limited time only: it can use your files and the network.</source>
        <translation>Solo tiempo limitado: puede usar tus archivos y la red.</translation>
    </message>
</context>
<context>
    <name>game_texts</name>
    <message>
        <source>{size} · {first} against {second}</source>
        <translation>{size} · {first} contra {second}</translation>
    </message>
    <message>
        <source>{size} · Level: {level}</source>
        <translation>{size} · {level}</translation>
    </message>
    <message>
        <source>{size} · Two players</source>
        <translation>{size} · Para dos</translation>
    </message>
    <message>
        <source>thinking…</source>
        <translation>pensando…</translation>
    </message>
    <message>
        <source>to move</source>
        <translation>juega</translation>
    </message>
    <message>
        <source>{size} · against {name}</source>
        <translation>{size} · contra {name}</translation>
    </message>
    <message>
        <source>proving…</source>
        <translation>demuestra…</translation>
    </message>
    <message>
        <source>{name} is not certain: it found no proof for this move.</source>
        <translation>{name} no está seguro: no ha encontrado prueba para esta jugada.</translation>
    </message>
    <message>
        <source>{disc} at random</source>
        <translation>{disc} al azar</translation>
    </message>
    <message>
        <source>The game has stopped</source>
        <translation>La partida se ha detenido</translation>
    </message>
    <message>
        <source>Paused · {name} to move</source>
        <translation>En pausa · juega {name}</translation>
    </message>
    <message>
        <source>{name} is proving</source>
        <translation>{name} demuestra</translation>
    </message>
    <message>
        <source>{name} is thinking</source>
        <translation>{name} está pensando</translation>
    </message>
    <message>
        <source>{name} to move · {time}</source>
        <translation>Juega {name} · {time}</translation>
    </message>
    <message>
        <source>{name} to move</source>
        <translation>Juega {name}</translation>
    </message>
    <message>
        <source>{name} to move · {seconds} s</source>
        <translation>Juega {name} · {seconds} s</translation>
    </message>
    <message>
        <source>{disc} passes</source>
        <translation>{disc} pasa</translation>
    </message>
    <message>
        <source>{disc}, column {column}, row {row}</source>
        <translation>{disc}, columna {column}, fila {row}</translation>
    </message>
    <message>
        <source>best move</source>
        <translation>mejor jugada</translation>
    </message>
    <message>
        <source>good move</source>
        <translation>buena jugada</translation>
    </message>
    <message>
        <source>inaccuracy</source>
        <translation>imprecisión</translation>
    </message>
    <message>
        <source>mistake</source>
        <translation>error</translation>
    </message>
    <message>
        <source>blunder</source>
        <translation>error grave</translation>
    </message>
    <message>
        <source>only move</source>
        <translation>única jugada</translation>
    </message>
    <message>
        <source>The computer cannot move</source>
        <translation>El ordenador no puede jugar</translation>
    </message>
    <message>
        <source>Something went wrong while the computer was thinking; details are in the log. Play again or go back to the menu.</source>
        <translation>Algo ha fallado mientras el ordenador pensaba; los detalles están en el registro. Juega otra vez o vuelve al menú.</translation>
    </message>
</context>
<context>
    <name>game_words</name>
    <message>
        <source>A friend</source>
        <translation>Amigo</translation>
    </message>
    <message>
        <source>Two bots</source>
        <translation>Dos bots</translation>
    </message>
    <message>
        <source>Own bots</source>
        <translation>Bots propios</translation>
    </message>
    <message>
        <source>Tournament</source>
        <translation>Torneo</translation>
    </message>
    <message>
        <source>Won</source>
        <translation>Ganada</translation>
    </message>
    <message>
        <source>Draw</source>
        <translation>Empate</translation>
    </message>
    <message>
        <source>Lost</source>
        <translation>Perdida</translation>
    </message>
    <message>
        <source>Unfinished</source>
        <translation>Sin acabar</translation>
    </message>
    <message>
        <source>{name} won</source>
        <translation>Ganó {name}</translation>
    </message>
    <message>
        <source>{seconds} s per turn</source>
        <translation>{seconds} s por turno</translation>
    </message>
    <message>
        <source>clock {time}</source>
        <translation>reloj {time}</translation>
    </message>
    <message>
        <source>Today</source>
        <translation>Hoy</translation>
    </message>
    <message>
        <source>Yesterday</source>
        <translation>Ayer</translation>
    </message>
    <message>
        <source>{first} against {second}</source>
        <translation>{first} contra {second}</translation>
    </message>
</context>
<context>
    <name>hint_texts</name>
    <message>
        <source>Hint: column {number} · blocks a win</source>
        <translation>Pista: columna {number} · evita que gane el rival</translation>
    </message>
    <message>
        <source>Hint: column {number} · every other column loses</source>
        <translation>Pista: columna {number} · las demás pierden</translation>
    </message>
    <message>
        <source>Hint: column {number} · keeps the draw</source>
        <translation>Pista: columna {number} · mantiene el empate</translation>
    </message>
    <message>
        <source>Hint: column {number} · holds out longest</source>
        <translation>Pista: columna {number} · es la que más aguanta</translation>
    </message>
    <message>
        <source>Hint: column {number} · best chance</source>
        <translation>Pista: columna {number} · la mejor opción</translation>
    </message>
    <message>
        <source>Hint: column {number} · wins</source>
        <translation>Pista: columna {number} · gana</translation>
    </message>
    <message>
        <source>Hint: column {number} · wins at once</source>
        <translation>Pista: columna {number} · gana ya</translation>
    </message>
    <message>
        <source>row {number}</source>
        <translation>fila {number}</translation>
    </message>
    <message>
        <source>column {number}</source>
        <translation>columna {number}</translation>
    </message>
    <message>
        <source>pull out column {number}</source>
        <translation>sacar de la columna {number}</translation>
    </message>
    <message>
        <source>turn the board over</source>
        <translation>volcar el tablero</translation>
    </message>
    <message>
        <source>Hint: {move} · wins at once</source>
        <translation>Pista: {move} · gana ya</translation>
    </message>
    <message>
        <source>Hint: {move} · prevents a win</source>
        <translation>Pista: {move} · evita que gane el rival</translation>
    </message>
    <message>
        <source>Hint: {move} · everything else loses</source>
        <translation>Pista: {move} · todo lo demás pierde</translation>
    </message>
    <message>
        <source>Hint: {move} · keeps the draw</source>
        <translation>Pista: {move} · mantiene el empate</translation>
    </message>
    <message>
        <source>Hint: {move} · holds out longest</source>
        <translation>Pista: {move} · es lo que más aguanta</translation>
    </message>
    <message>
        <source>Hint: {move} · best chance</source>
        <translation>Pista: {move} · la mejor opción</translation>
    </message>
</context>
<context>
    <name>language</name>
    <message>
        <source>en</source>
        <comment>The code of this language, as in the name of its guide.</comment>
        <translation>es</translation>
    </message>
</context>
<context>
    <name>left_off</name>
    <message>
        <source>Your move</source>
        <translation>Te toca</translation>
    </message>
    <message>
        <source>{name} to move</source>
        <translation>Juega {name}</translation>
    </message>
    <message>
        <source>against {name}</source>
        <translation>contra {name}</translation>
    </message>
    <message>
        <source>Last game: you won</source>
        <translation>Última partida: ganaste</translation>
    </message>
    <message>
        <source>Last game: you lost</source>
        <translation>Última partida: perdiste</translation>
    </message>
    <message>
        <source>Last game: a draw</source>
        <translation>Última partida: empate</translation>
    </message>
    <message>
        <source>Last game: not finished</source>
        <translation>Última partida: sin terminar</translation>
    </message>
    <message>
        <source>Last game: {name} won</source>
        <translation>Última partida: ganó {name}</translation>
    </message>
</context>
<context>
    <name>lesson_words</name>
    <message>
        <source>Three in a row</source>
        <translation>Tres en línea</translation>
    </message>
    <message>
        <source>The open three</source>
        <translation>El tres abierto</translation>
    </message>
    <message>
        <source>Forks</source>
        <translation>Dobles amenazas</translation>
    </message>
    <message>
        <source>The cell above</source>
        <translation>La casilla de encima</translation>
    </message>
    <message>
        <source>Odd and even rows</source>
        <translation>Filas impares y pares</translation>
    </message>
    <message>
        <source>Zugzwang</source>
        <translation>Zugzwang</translation>
    </message>
    <message>
        <source>One more makes four</source>
        <translation>Con una más hay cuatro</translation>
    </message>
    <message>
        <source>Free on both sides</source>
        <translation>Libre por ambos lados</translation>
    </message>
    <message>
        <source>Two threats with one disc</source>
        <translation>Dos amenazas con una ficha</translation>
    </message>
    <message>
        <source>What your disc makes possible</source>
        <translation>Lo que tu ficha hace posible</translation>
    </message>
    <message>
        <source>Winning cells that wait</source>
        <translation>Casillas ganadoras que esperan</translation>
    </message>
    <message>
        <source>When every move is bad</source>
        <translation>Cuando toda jugada es mala</translation>
    </message>
    <message>
        <source>Make four in a row</source>
        <translation>Haz cuatro en línea</translation>
    </message>
    <message>
        <source>Stop the opponent&apos;s four</source>
        <translation>Impide el cuatro del rival</translation>
    </message>
    <message>
        <source>Threaten four in two places</source>
        <translation>Amenaza cuatro en dos lugares</translation>
    </message>
    <message>
        <source>Prevent two threats at once</source>
        <translation>Impide dos amenazas a la vez</translation>
    </message>
    <message>
        <source>Play a safe column</source>
        <translation>Juega una columna segura</translation>
    </message>
    <message>
        <source>Keep your winning cell</source>
        <translation>Conserva tu casilla ganadora</translation>
    </message>
    <message>
        <source>Make two winning cells, one above the other</source>
        <translation>Crea dos casillas ganadoras, una sobre otra</translation>
    </message>
    <message>
        <source>Make a winning cell in a good row</source>
        <translation>Crea una casilla ganadora en una buena fila</translation>
    </message>
    <message>
        <source>Leave the opponent no safe column</source>
        <translation>No dejes al rival ninguna columna segura</translation>
    </message>
    <message>
        <source>Let the opponent run out of safe columns</source>
        <translation>Haz que al rival se le acaben las columnas seguras</translation>
    </message>
    <message>
        <source>Four discs in a row win. Three are there, and one end of them is free.</source>
        <translation>Cuatro fichas en línea ganan. Ya hay tres, y un extremo está libre.</translation>
    </message>
    <message>
        <source>A line can be diagonal, too. Look for three discs that climb like stairs.</source>
        <translation>Una línea también puede ser diagonal. Busca tres fichas que suban como una escalera.</translation>
    </message>
    <message>
        <source>Before every move, look at the opponent&apos;s discs. Three of them stand on top of each other.</source>
        <translation>Antes de cada jugada, mira las fichas del rival. Tres están una sobre otra.</translation>
    </message>
    <message>
        <source>Three discs with a free cell at both ends win: only one end can be blocked. Two are there.</source>
        <translation>Tres fichas con una casilla libre en ambos extremos ganan: solo se puede tapar uno. Ya hay dos.</translation>
    </message>
    <message>
        <source>One end is blocked. The other one is yours.</source>
        <translation>Un extremo está tapado. El otro es tuyo.</translation>
    </message>
    <message>
        <source>Now the opponent has two discs with room on both sides. Do not wait until there are three.</source>
        <translation>Ahora el rival tiene dos fichas con sitio a ambos lados. No esperes a que haya tres.</translation>
    </message>
    <message>
        <source>One disc can belong to two lines. Find the cell where a row and a diagonal meet.</source>
        <translation>Una ficha puede pertenecer a dos líneas. Encuentra la casilla donde se cruzan una fila y una diagonal.</translation>
    </message>
    <message>
        <source>One line is blocked. The other one still needs a single disc.</source>
        <translation>Una línea está tapada. A la otra le falta una sola ficha.</translation>
    </message>
    <message>
        <source>The opponent wants the cell where a row and a diagonal meet, or one just as strong. Prevent it.</source>
        <translation>El rival quiere la casilla donde se cruzan una fila y una diagonal, u otra igual de fuerte. Impídelo.</translation>
    </message>
    <message>
        <source>The opponent needs the cell in column {column}, row {row}. It cannot be filled yet, because the cell below is empty. Do not fill that one.</source>
        <translation>El rival necesita la casilla de la columna {column}, fila {row}. Aún no se puede ocupar, porque la de debajo está vacía. No la llenes.</translation>
    </message>
    <message>
        <source>Now the winning cell in column {column}, row {row} is yours. If you play below it, the opponent closes it.</source>
        <translation>Ahora la casilla ganadora de la columna {column}, fila {row} es tuya. Si juegas debajo, el rival la cierra.</translation>
    </message>
    <message>
        <source>Two winning cells on top of each other cannot be stopped: blocking the lower one opens the upper one.</source>
        <translation>Dos casillas ganadoras una sobre otra no se pueden parar: al tapar la de abajo se abre la de arriba.</translation>
    </message>
    <message>
        <source>Nobody wants to fill the cell below a winning cell of the opponent. If the rest of the board fills up, one of you has to. On this board rows 3 and 5 suit the player who began: you.</source>
        <translation>Nadie quiere llenar la casilla que está debajo de una casilla ganadora del rival. Si el resto del tablero se llena, uno de los dos tendrá que hacerlo. En este tablero las filas 3 y 5 favorecen a quien empezó: tú.</translation>
    </message>
    <message>
        <source>Now you are the player who came second. On this board rows 2, 4 and 6 suit you.</source>
        <translation>Ahora juegas en segundo lugar. En este tablero te favorecen las filas 2, 4 y 6.</translation>
    </message>
    <message>
        <source>With five rows and six columns it is the other way round: rows 2 and 4 suit the player who began. The rule for every board: count the discs that fall before the cell can be filled. If their number is even, it suits whoever is to move.</source>
        <translation>Con cinco filas y seis columnas es al revés: las filas 2 y 4 favorecen a quien empezó. La regla para cualquier tablero: cuenta las fichas que caen antes de que se pueda ocupar la casilla. Si son un número par, favorece a quien le toca.</translation>
    </message>
    <message>
        <source>Only two columns are left. Your winning cell is in column {column}, row {row}, and nobody wants to play below it.</source>
        <translation>Solo quedan dos columnas. Tu casilla ganadora está en la columna {column}, fila {row}, y nadie quiere jugar debajo.</translation>
    </message>
    <message>
        <source>The opponent had no other column and made your winning cell possible.</source>
        <translation>El rival no tenía otra columna y ha abierto tu casilla ganadora.</translation>
    </message>
    <message>
        <source>Your winning cell is in column {column}, row {row}. In the other columns {count} cells are free: an odd number, so you take the last of them.</source>
        <translation>Tu casilla ganadora está en la columna {column}, fila {row}. En las otras columnas quedan {count} casillas libres: un número impar, así que la última es tuya.</translation>
    </message>
    <message>
        <source>A single safe cell is left. Whoever takes it decides the game.</source>
        <translation>Queda una sola casilla segura. Quien la toma decide la partida.</translation>
    </message>
    <message>
        <source>That is zugzwang: every move was bad, but one has to move.</source>
        <translation>Eso es el zugzwang: toda jugada era mala, pero hay que jugar.</translation>
    </message>
    <message>
        <source>Four in a row.</source>
        <translation>Cuatro en línea.</translation>
    </message>
    <message>
        <source>Stopped in time.</source>
        <translation>Parado a tiempo.</translation>
    </message>
    <message>
        <source>Two threats at once, and only one of them can be blocked.</source>
        <translation>Dos amenazas a la vez, y solo se puede tapar una.</translation>
    </message>
    <message>
        <source>Now the opponent cannot make two threats with the next disc.</source>
        <translation>Ahora el rival no puede hacer dos amenazas con la próxima ficha.</translation>
    </message>
    <message>
        <source>The opponent&apos;s winning cell stays closed.</source>
        <translation>La casilla ganadora del rival sigue cerrada.</translation>
    </message>
    <message>
        <source>Your winning cell is still there.</source>
        <translation>Tu casilla ganadora sigue ahí.</translation>
    </message>
    <message>
        <source>Whoever blocks the lower cell opens the upper one.</source>
        <translation>Quien tapa la casilla de abajo abre la de arriba.</translation>
    </message>
    <message>
        <source>This winning cell can wait for its time.</source>
        <translation>Esta casilla ganadora puede esperar su momento.</translation>
    </message>
    <message>
        <source>Whatever the opponent plays, you make four.</source>
        <translation>Juegue lo que juegue el rival, haces cuatro.</translation>
    </message>
    <message>
        <source>Right: the opponent will run out of safe columns first.</source>
        <translation>Bien: al rival se le acabarán antes las columnas seguras.</translation>
    </message>
    <message>
        <source>Column {tried} is full.</source>
        <translation>La columna {tried} está llena.</translation>
    </message>
    <message>
        <source>That makes no four.</source>
        <translation>Eso no hace cuatro.</translation>
    </message>
    <message>
        <source>Then the opponent makes four in column {column}.</source>
        <translation>Entonces el rival hace cuatro en la columna {column}.</translation>
    </message>
    <message>
        <source>That threatens nothing yet.</source>
        <translation>Eso aún no amenaza nada.</translation>
    </message>
    <message>
        <source>That threatens four in column {column} only, and the opponent blocks it.</source>
        <translation>Eso solo amenaza cuatro en la columna {column}, y el rival la tapa.</translation>
    </message>
    <message>
        <source>Then the opponent plays column {column} and threatens four in two places.</source>
        <translation>Entonces el rival juega la columna {column} y amenaza cuatro en dos lugares.</translation>
    </message>
    <message>
        <source>Then the opponent closes your winning cell in column {column}, row {row}.</source>
        <translation>Entonces el rival cierra tu casilla ganadora de la columna {column}, fila {row}.</translation>
    </message>
    <message>
        <source>That makes no new winning cell.</source>
        <translation>Eso no crea ninguna casilla ganadora nueva.</translation>
    </message>
    <message>
        <source>That makes a winning cell in row {row}, which suits the opponent: you would have to fill the cell below.</source>
        <translation>Eso crea una casilla ganadora en la fila {row}, que favorece al rival: tendrías que llenar tú la casilla de debajo.</translation>
    </message>
    <message>
        <source>The opponent can still play column {column} safely.</source>
        <translation>El rival aún puede jugar la columna {column} sin peligro.</translation>
    </message>
    <message>
        <source>Then the opponent plays column {column} and gets away.</source>
        <translation>Entonces el rival juega la columna {column} y se escapa.</translation>
    </message>
</context>
<context>
    <name>levels</name>
    <message>
        <source>Easy</source>
        <translation>Fácil</translation>
    </message>
    <message>
        <source>Beginner</source>
        <translation>Novato</translation>
    </message>
    <message>
        <source>Plays by feel and often overlooks diagonal threats.</source>
        <translation>Juega por intuición y se le escapan muchas diagonales.</translation>
    </message>
    <message>
        <source>Never misses its own win, sometimes misses yours.</source>
        <translation>Siempre ve su victoria, pero no siempre la tuya.</translation>
    </message>
    <message>
        <source>Medium</source>
        <translation>Medio</translation>
    </message>
    <message>
        <source>Blocks every threat and plans a few moves ahead.</source>
        <translation>Bloquea toda amenaza y prevé varias jugadas.</translation>
    </message>
    <message>
        <source>Hard</source>
        <translation>Difícil</translation>
    </message>
    <message>
        <source>Looks far ahead and rarely forgives a mistake.</source>
        <translation>Prevé muchas jugadas y rara vez perdona.</translation>
    </message>
    <message>
        <source>Expert</source>
        <translation>Experto</translation>
    </message>
    <message>
        <source>Sees deep combinations; you will need a plan.</source>
        <translation>Descubre combinaciones profundas; necesitarás un plan.</translation>
    </message>
    <message>
        <source>Perfect</source>
        <translation>Perfecto</translation>
    </message>
    <message>
        <source>Plays very strongly on a board this size.</source>
        <translation>Juega muy bien en este tamaño.</translation>
    </message>
    <message>
        <source>Adaptive</source>
        <translation>Adaptativo</translation>
    </message>
    <message>
        <source>Never makes a mistake on a board this size.</source>
        <translation>En este tablero nunca se equivoca.</translation>
    </message>
    <message>
        <source>Adapts to how well you play, for an even match.</source>
        <translation>Observa cómo juegas y se adapta a tu nivel.</translation>
    </message>
</context>
<context>
    <name>paste_texts</name>
    <message>
        <source>There are no moves on the clipboard.</source>
        <translation>No hay jugadas en el portapapeles.</translation>
    </message>
    <message>
        <source>The text on the clipboard is too long for a game.</source>
        <translation>El texto del portapapeles es demasiado largo para una partida.</translation>
    </message>
    <message>
        <source>{move}: a move is a column from 1 to {columns}, or - for a passed turn.</source>
        <translation>{move}: una jugada es una columna de 1 a {columns}, o - si se pasa el turno.</translation>
    </message>
    <message>
        <source>{move}: there is no column {sign} on this board.</source>
        <translation>{move}: en este tablero no hay columna {sign}.</translation>
    </message>
    <message>
        <source>{move}: column {sign} is full.</source>
        <translation>{move}: la columna {sign} está llena.</translation>
    </message>
    <message>
        <source>{move}: the game was over before.</source>
        <translation>{move}: la partida ya había terminado.</translation>
    </message>
    <message>
        <source>Line {number}, character {place} ({sign}): a board is drawn with X, O and dots.</source>
        <translation>Línea {number}, carácter {place} ({sign}): un tablero se escribe con X, O y puntos.</translation>
    </message>
    <message>
        <source>Line {number} is not as long as the first line of the board.</source>
        <translation>La línea {number} no es tan larga como la primera del tablero.</translation>
    </message>
    <message>
        <source>A board has {least_rows}–{most_rows} rows and {least}–{most} columns.</source>
        <translation>Un tablero tiene {least_rows}–{most_rows} filas y {least}–{most} columnas.</translation>
    </message>
    <message>
        <source>The board on the clipboard is {other}, this one is {size}.</source>
        <translation>El tablero del portapapeles es de {other}; este, de {size}.</translation>
    </message>
    <message>
        <source>Column {number}, row {place}: nothing lies under this disc.</source>
        <translation>Columna {number}, fila {place}: no hay nada debajo de esta ficha.</translation>
    </message>
    <message>
        <source>The board on the clipboard has four in a row already.</source>
        <translation>El tablero del portapapeles ya tiene cuatro en línea.</translation>
    </message>
    <message>
        <source>The board on the clipboard is full.</source>
        <translation>El tablero del portapapeles está lleno.</translation>
    </message>
    <message>
        <source>Move {number} ({sign})</source>
        <translation>Jugada {number} ({sign})</translation>
    </message>
    <message>
        <source>Move {number} ({sign}), character {place}</source>
        <translation>Jugada {number} ({sign}), carácter {place}</translation>
    </message>
</context>
<context>
    <name>percent</name>
    <message>
        <source>{percent}%</source>
        <translation>{percent}&#xa0;%</translation>
    </message>
</context>
<context>
    <name>period</name>
    <message>
        <source>Any</source>
        <translation>Todas</translation>
    </message>
    <message>
        <source>Today</source>
        <translation>Hoy</translation>
    </message>
    <message>
        <source>Last 7 days</source>
        <translation>Últimos 7 días</translation>
    </message>
    <message>
        <source>Last 30 days</source>
        <translation>Últimos 30 días</translation>
    </message>
    <message>
        <source>Last 365 days</source>
        <translation>Últimos 365 días</translation>
    </message>
</context>
<context>
    <name>preference_texts</name>
    <message>
        <source>That is too much like the other player&apos;s colour. Please choose another one.</source>
        <translation>Se parece demasiado al color del otro jugador. Elige otro, por favor.</translation>
    </message>
    <message>
        <source>That is too much like the board. Please choose another colour.</source>
        <translation>Se parece demasiado al tablero. Elige otro color, por favor.</translation>
    </message>
    <message>
        <source>A disc that dark looks like an empty space. Please choose a lighter colour.</source>
        <translation>Una ficha tan oscura parece una casilla vacía. Elige un color más claro, por favor.</translation>
    </message>
    <message>
        <source>A disc that pale looks like an empty space. Please choose a stronger colour.</source>
        <translation>Una ficha tan pálida parece una casilla vacía. Elige un color más intenso, por favor.</translation>
    </message>
</context>
<context>
    <name>preferences</name>
    <message>
        <source>System</source>
        <translation>Sistema</translation>
    </message>
    <message>
        <source>Light</source>
        <translation>Claro</translation>
    </message>
    <message>
        <source>Dark</source>
        <translation>Oscuro</translation>
    </message>
    <message>
        <source>High contrast</source>
        <translation>Alto contraste</translation>
    </message>
    <message>
        <source>Classic</source>
        <translation>Clásico</translation>
    </message>
    <message>
        <source>Normal</source>
        <translation>Normal</translation>
    </message>
    <message>
        <source>Fast</source>
        <translation>Rápida</translation>
    </message>
    <message>
        <source>Off</source>
        <translation>Ninguna</translation>
    </message>
    <message>
        <source>Whole sentences</source>
        <translation>Frases enteras</translation>
    </message>
    <message>
        <source>Few words</source>
        <translation>Pocas palabras</translation>
    </message>
    <message>
        <source>Red</source>
        <translation>Rojo</translation>
    </message>
    <message>
        <source>Orange</source>
        <translation>Naranja</translation>
    </message>
    <message>
        <source>Yellow</source>
        <translation>Amarillo</translation>
    </message>
    <message>
        <source>Green</source>
        <translation>Verde</translation>
    </message>
    <message>
        <source>Turquoise</source>
        <translation>Turquesa</translation>
    </message>
    <message>
        <source>Violet</source>
        <translation>Violeta</translation>
    </message>
    <message>
        <source>Pink</source>
        <translation>Rosa</translation>
    </message>
    <message>
        <source>Brown</source>
        <translation>Marrón</translation>
    </message>
    <message>
        <source>Discs of player 1</source>
        <translation>Fichas del jugador 1</translation>
    </message>
    <message>
        <source>Discs of player 2</source>
        <translation>Fichas del jugador 2</translation>
    </message>
</context>
<context>
    <name>puzzle_words</name>
    <message>
        <source>Leave the opponent no safe column.</source>
        <translation>No dejes al rival ninguna columna segura.</translation>
    </message>
    <message>
        <source>Only one move does not make things worse. Find it.</source>
        <translation>Solo una jugada no empeora las cosas. Encuéntrala.</translation>
    </message>
    <message>
        <source>Puzzle {number} of {total}</source>
        <translation>Problema {number} de {total}</translation>
    </message>
    <message>
        <source>Puzzle {number} of {total}; {solved} solved, {missed} missed</source>
        <translation>Problema {number} de {total}; {solved} resueltos, {missed} fallados</translation>
    </message>
    <message>
        <source>That is not enough.</source>
        <translation>Eso no basta.</translation>
    </message>
    <message>
        <source>The opponent makes four in column {column}.</source>
        <translation>El rival hace cuatro en la columna {column}.</translation>
    </message>
    <message>
        <source>The opponent answers in column {column} and wins, as the numbers show.</source>
        <translation>El rival responde en la columna {column} y gana, como muestran los números.</translation>
    </message>
    <message>
        <source>The opponent answers in column {column}, and things are worse than before.</source>
        <translation>El rival responde en la columna {column}, y las cosas están peor que antes.</translation>
    </message>
    <message>
        <source>The opponent answers in column {column}, and the win is gone.</source>
        <translation>El rival responde en la columna {column}, y la victoria se esfuma.</translation>
    </message>
    <message>
        <source>This wins in {moves} moves. There is a way that takes {quickest}.</source>
        <translation>Esto gana en {moves} jugadas. Hay un camino de {quickest}.</translation>
    </message>
    <message>
        <source>Four in a row.</source>
        <translation>Cuatro en línea.</translation>
    </message>
    <message>
        <source>Every column that is left to the opponent opens a winning cell.</source>
        <translation>Cada columna que le queda al rival abre una casilla ganadora.</translation>
    </message>
    <message>
        <source>Every other column makes things worse.</source>
        <translation>Cualquier otra columna empeora las cosas.</translation>
    </message>
</context>
<context>
    <name>replay_texts</name>
    <message>
        <source>{move}. {title}. {reason}</source>
        <translation>{move}. {title}. {reason}</translation>
    </message>
    <message>
        <source>Move {number} was made in the meantime</source>
        <translation>Mientras tanto se hizo la jugada {number}</translation>
    </message>
    <message>
        <source>A new game from the start</source>
        <translation>Una partida nueva desde el comienzo</translation>
    </message>
    <message>
        <source>A new game from move {number} on</source>
        <translation>Una partida nueva desde la jugada {number}</translation>
    </message>
    <message>
        <source>Before the first move</source>
        <translation>Antes de la primera jugada</translation>
    </message>
    <message>
        <source>Move {number}: {turn}</source>
        <translation>Jugada {number}: {turn}</translation>
    </message>
    <message>
        <source>Move {number}: {player} passes</source>
        <translation>Jugada {number}: {player} pasa</translation>
    </message>
    <message>
        <source>Move {number}: {player}, column {column}, row {row}</source>
        <translation>Jugada {number}: {player}, columna {column}, fila {row}</translation>
    </message>
</context>
<context>
    <name>review_texts</name>
    <message>
        <source>Move {number} — {quality}</source>
        <translation>Jugada {number} — {quality}</translation>
    </message>
    <message>
        <source>passed turn</source>
        <translation>turno pasado</translation>
    </message>
    <message>
        <source>dropped at random</source>
        <translation>ficha al azar</translation>
    </message>
    <message>
        <source>not proven</source>
        <translation>sin demostrar</translation>
    </message>
    <message>
        <source>Better: column {column}.</source>
        <translation>Mejor: columna {column}.</translation>
    </message>
    <message>
        <source>Columns: {moves}.</source>
        <translation>Columnas: {moves}.</translation>
    </message>
    <message>
        <source>Next mistake shows what happened and what was better.</source>
        <translation>«Siguiente error» muestra qué pasó y qué era mejor.</translation>
    </message>
    <message>
        <source>Nothing is proven</source>
        <translation>Nada está demostrado</translation>
    </message>
    <message>
        <source>No position of this game could be solved, so no move is judged.</source>
        <translation>No se pudo resolver ninguna posición de esta partida, así que no se juzga ninguna jugada.</translation>
    </message>
    <message>
        <source>No mistakes</source>
        <translation>Sin errores</translation>
    </message>
    <message>
        <source>Every move that could be proven kept the result.</source>
        <translation>Toda jugada que se pudo comprobar mantuvo el resultado.</translation>
    </message>
    <message>
        <source>Column {column} at move {number} was the only move.</source>
        <translation>La columna {column} en la jugada {number} era la única.</translation>
    </message>
    <message>
        <source>{name} had no critical moment.</source>
        <translation>{name} no tuvo ningún momento crítico.</translation>
    </message>
    <message>
        <source>{name} kept the result in {kept} of {count} critical moments.</source>
        <translation>{name} mantuvo el resultado en {kept} de {count} momentos críticos.</translation>
    </message>
    <message>
        <source>{percent} %</source>
        <translation>{percent} %</translation>
    </message>
    <message>
        <source>{number} of {count}</source>
        <translation>{number} de {count}</translation>
    </message>
    <message>
        <source>{number} of {count} · about {seconds} s</source>
        <translation>{number} de {count} · unos {seconds} s</translation>
    </message>
    <message>
        <source>Move {number} of {count}</source>
        <translation>Jugada {number} de {count}</translation>
    </message>
    <message>
        <source>Reviewing…</source>
        <translation>Revisando…</translation>
    </message>
    <message>
        <source>Stopped. What is known stays.</source>
        <translation>Parado. Lo que ya se sabe queda.</translation>
    </message>
    <message>
        <source>The review has stopped: something went wrong; details are in the log.</source>
        <translation>La revisión se ha detenido: algo ha fallado; los detalles están en el registro.</translation>
    </message>
    <message>
        <source>The coach knows the classic rules only.</source>
        <translation>El entrenador solo conoce las reglas clásicas.</translation>
    </message>
    <message>
        <source>you played</source>
        <translation>jugaste</translation>
    </message>
    <message>
        <source>played</source>
        <translation>jugada</translation>
    </message>
    <message>
        <source>better</source>
        <translation>mejor</translation>
    </message>
    <message>
        <source>← → step · N next mistake · Space shows the line</source>
        <translation>← → avanzar · N siguiente error · Espacio muestra la secuencia</translation>
    </message>
    <message>
        <source>Your turn: find a better move.</source>
        <translation>Te toca: encuentra una jugada mejor.</translation>
    </message>
    <message>
        <source>Column {column}: what comes of it is not proven.</source>
        <translation>Columna {column}: no está demostrado qué resulta de ella.</translation>
    </message>
    <message>
        <source>Column {column} does not hold: it loses.</source>
        <translation>La columna {column} no aguanta: pierde.</translation>
    </message>
    <message>
        <source>Column {column} does not hold: it only draws.</source>
        <translation>La columna {column} no aguanta: solo empata.</translation>
    </message>
    <message>
        <source>Column {column} holds: it wins.</source>
        <translation>La columna {column} aguanta: gana.</translation>
    </message>
    <message>
        <source>Column {column} holds the draw.</source>
        <translation>La columna {column} mantiene el empate.</translation>
    </message>
    <message>
        <source>Column {column} is lost too, as every move is here.</source>
        <translation>La columna {column} también pierde, como toda jugada aquí.</translation>
    </message>
    <message>
        <source>Nobody chose this turn, so it is not judged.</source>
        <translation>Nadie eligió este turno, así que no se juzga.</translation>
    </message>
    <message>
        <source>The passed turn cost the win.</source>
        <translation>El turno pasado costó la victoria.</translation>
    </message>
    <message>
        <source>The passed turn cost the draw.</source>
        <translation>El turno pasado costó el empate.</translation>
    </message>
    <message>
        <source>The random disc cost the win.</source>
        <translation>La ficha al azar costó la victoria.</translation>
    </message>
    <message>
        <source>The random disc cost the draw.</source>
        <translation>La ficha al azar costó el empate.</translation>
    </message>
    <message>
        <source>This position is not solved yet.</source>
        <translation>Esta posición aún no está resuelta.</translation>
    </message>
    <message>
        <source>This position is not solved. The move is probably as good as any.</source>
        <translation>Esta posición no está resuelta. La jugada es probablemente tan buena como cualquiera.</translation>
    </message>
    <message>
        <source>This position is not solved. Column {column} is probably better.</source>
        <translation>Esta posición no está resuelta. La columna {column} es probablemente mejor.</translation>
    </message>
    <message>
        <source>A win became a loss.</source>
        <translation>Una victoria se convirtió en derrota.</translation>
    </message>
    <message>
        <source>A win became a draw.</source>
        <translation>Una victoria se convirtió en empate.</translation>
    </message>
    <message>
        <source>A draw became a loss.</source>
        <translation>Un empate se convirtió en derrota.</translation>
    </message>
    <message>
        <source>The loss came much sooner than it had to.</source>
        <translation>La derrota llegó mucho antes de lo necesario.</translation>
    </message>
    <message>
        <source>Every other column gives the result away.</source>
        <translation>Cualquier otra columna echa a perder el resultado.</translation>
    </message>
    <message>
        <source>Nothing was better here.</source>
        <translation>Aquí no había nada mejor.</translation>
    </message>
    <message>
        <source>The result stays the same; column {column} was a little better.</source>
        <translation>El resultado no cambia; la columna {column} era algo mejor.</translation>
    </message>
</context>
<context>
    <name>rules</name>
    <message>
        <source>Classic</source>
        <translation>Clásico</translation>
    </message>
    <message>
        <source>PopOut</source>
        <translation>PopOut</translation>
    </message>
    <message>
        <source>Slippery</source>
        <translation>Resbaladizo</translation>
    </message>
    <message>
        <source>Swap</source>
        <translation>Intercambio</translation>
    </message>
    <message>
        <source>Flip</source>
        <translation>Vuelco</translation>
    </message>
    <message>
        <source>Vanishing row</source>
        <translation>Fila que desaparece</translation>
    </message>
    <message>
        <source>Gravity</source>
        <translation>Gravedad</translation>
    </message>
    <message>
        <source>Five</source>
        <translation>Cinco</translation>
    </message>
    <message>
        <source>Four in a row wins.</source>
        <translation>Cuatro en línea ganan.</translation>
    </message>
    <message>
        <source>Drop a disc, or pull one of yours out at the bottom.</source>
        <translation>Suelta una ficha o saca una tuya por abajo.</translation>
    </message>
    <message>
        <source>Now and then a disc slips into another column.</source>
        <translation>A veces una ficha resbala a otra columna.</translation>
    </message>
    <message>
        <source>Every few turns two discs change colour.</source>
        <translation>Cada pocos turnos dos fichas cambian de color.</translation>
    </message>
    <message>
        <source>Instead of dropping, turn the board upside down.</source>
        <translation>En vez de soltar, pon el tablero boca abajo.</translation>
    </message>
    <message>
        <source>A full bottom row disappears.</source>
        <translation>Una fila inferior llena desaparece.</translation>
    </message>
    <message>
        <source>Every few turns discs fall to another side.</source>
        <translation>Cada pocos turnos las fichas caen hacia otro lado.</translation>
    </message>
    <message>
        <source>Five in a row wins.</source>
        <translation>Cinco en línea ganan.</translation>
    </message>
    <message>
        <source>Chance of a slip</source>
        <translation>Probabilidad</translation>
    </message>
    <message>
        <source>A swap every</source>
        <translation>Intercambio cada</translation>
    </message>
    <message>
        <source>Flips for each player</source>
        <translation>Vuelcos por jugador</translation>
    </message>
    <message>
        <source>Gravity turns every</source>
        <translation>Cambia cada</translation>
    </message>
    <message>
        <source>Diagonal</source>
        <translation>Diagonal</translation>
    </message>
    <message>
        <source>How many of a hundred discs slip</source>
        <translation>Cuántas de cada cien fichas resbalan</translation>
    </message>
    <message>
        <source>After how many turns two discs change colour</source>
        <translation>Tras cuántos turnos dos fichas cambian de color</translation>
    </message>
    <message>
        <source>How often in a game each player may turn the board</source>
        <translation>Cuántas veces por partida cada jugador puede volcar el tablero</translation>
    </message>
    <message>
        <source>After how many turns discs fall to another side</source>
        <translation>Tras cuántos turnos las fichas caen hacia otro lado</translation>
    </message>
    <message>
        <source>Discs slide down a slope instead of falling straight</source>
        <translation>Las fichas se deslizan por una pendiente en vez de caer rectas</translation>
    </message>
    <message>
        <source> turns</source>
        <translation> turnos</translation>
    </message>
    <message>
        <source>every {count} turns</source>
        <translation>cada {count} turnos</translation>
    </message>
    <message>
        <source>flips: {count}</source>
        <translation>vuelcos: {count}</translation>
    </message>
    <message>
        <source>diagonal</source>
        <translation>diagonal</translation>
    </message>
</context>
<context>
    <name>set_up_texts</name>
    <message>
        <source>{first}: {first_count} · {second}: {second_count} · {mover} to move</source>
        <translation>{first}: {first_count} · {second}: {second_count} · turno: {mover}</translation>
    </message>
    <message>
        <source>Nothing lies under the disc in column {column}, row {row}. Fill the gap, or take the disc away.</source>
        <translation>No hay nada debajo de la ficha de la columna {column}, fila {row}. Rellena el hueco o quita la ficha.</translation>
    </message>
    <message>
        <source>The board is full. Leave room for at least one disc.</source>
        <translation>El tablero está lleno. Deja sitio para al menos una ficha.</translation>
    </message>
    <message>
        <source>Both colours have four in a row already. Take discs away.</source>
        <translation>Los dos colores ya tienen cuatro en línea. Quita fichas.</translation>
    </message>
    <message>
        <source>{disc} has four in a row already. Take a disc of the line away.</source>
        <translation>{disc} ya tiene cuatro en línea. Quita una ficha de la línea.</translation>
    </message>
</context>
<context>
    <name>texts</name>
    <message>
        <source>Player 1</source>
        <translation>Jugador 1</translation>
    </message>
    <message>
        <source>Player 2</source>
        <translation>Jugador 2</translation>
    </message>
    <message>
        <source>Computer</source>
        <translation>Ordenador</translation>
    </message>
    <message>
        <source>{rows} × {columns}</source>
        <translation>{rows} × {columns}</translation>
    </message>
    <message>
        <source>Pass the turn</source>
        <translation>Pasar turno</translation>
    </message>
    <message>
        <source>Random drop</source>
        <translation>Ficha al azar</translation>
    </message>
    <message>
        <source>Lose</source>
        <translation>Perder</translation>
    </message>
    <message>
        <source>{seconds} s per turn · then the turn passes</source>
        <translation>{seconds} s por turno · después pasa el turno</translation>
    </message>
    <message>
        <source>{seconds} s per turn · then a random drop</source>
        <translation>{seconds} s por turno · después, ficha al azar</translation>
    </message>
    <message>
        <source>{seconds} s per turn · then the game is lost</source>
        <translation>{seconds} s por turno · después se pierde</translation>
    </message>
    <message>
        <source>A draw</source>
        <translation>Empate</translation>
    </message>
    <message>
        <source>{name} wins</source>
        <translation>Gana {name}</translation>
    </message>
    <message>
        <source>Four in a row.</source>
        <translation>Cuatro en línea.</translation>
    </message>
    <message>
        <source>Five in a row.</source>
        <translation>Cinco en línea.</translation>
    </message>
    <message>
        <source>Both have four in a row at once.</source>
        <translation>Los dos tienen cuatro en línea a la vez.</translation>
    </message>
    <message>
        <source>The same position came for the third time.</source>
        <translation>La misma posición se dio por tercera vez.</translation>
    </message>
    <message>
        <source>The board is full and nobody has five in a row.</source>
        <translation>El tablero está lleno y nadie tiene cinco en línea.</translation>
    </message>
    <message>
        <source>The board is full and nobody has four in a row.</source>
        <translation>El tablero está lleno y nadie tiene cuatro en línea.</translation>
    </message>
    <message>
        <source>{name} resigned.</source>
        <translation>{name} se ha rendido.</translation>
    </message>
    <message>
        <source>{name} ran out of time.</source>
        <translation>A {name} se le acabó el tiempo.</translation>
    </message>
    <message>
        <source>{name} had to be stopped.</source>
        <translation>Hubo que detener a {name}.</translation>
    </message>
    <message>
        <source>Own bot</source>
        <translation>Bot propio</translation>
    </message>
</context>
<context>
    <name>tournament_words</name>
    <message>
        <source>{done} of {total} games</source>
        <translation>{done} de {total} partidas</translation>
    </message>
    <message>
        <source>about {seconds} s left</source>
        <translation>quedan unos {seconds} s</translation>
    </message>
    <message>
        <source>about {minutes} min left</source>
        <translation>quedan unos {minutes} min</translation>
    </message>
    <message>
        <source>about {hours} h left</source>
        <translation>quedan unas {hours} h</translation>
    </message>
</context>
<context>
    <name>train_words</name>
    <message>
        <source>From your games</source>
        <translation>De tus partidas</translation>
    </message>
    <message>
        <source>Win in 2</source>
        <translation>Gana en 2</translation>
    </message>
    <message>
        <source>Win in 3</source>
        <translation>Gana en 3</translation>
    </message>
    <message>
        <source>Win in 4 or more</source>
        <translation>Gana en 4 o más</translation>
    </message>
    <message>
        <source>Find the only move</source>
        <translation>La única jugada</translation>
    </message>
    <message>
        <source>Zugzwang</source>
        <translation>Zugzwang</translation>
    </message>
    <message>
        <source>Where you went wrong</source>
        <translation>Donde te equivocaste</translation>
    </message>
    <message>
        <source>Two moves, then four</source>
        <translation>Dos jugadas y cuatro</translation>
    </message>
    <message>
        <source>A plan with one answer</source>
        <translation>Un plan con una respuesta</translation>
    </message>
    <message>
        <source>Look a little further</source>
        <translation>Mira un poco más lejos</translation>
    </message>
    <message>
        <source>All others are worse</source>
        <translation>Todas las demás son peores</translation>
    </message>
    <message>
        <source>Make the other one move</source>
        <translation>Haz que mueva el otro</translation>
    </message>
    <message>
        <source>Fours in a row</source>
        <translation>Cuatro en fila</translation>
    </message>
    <message>
        <source>Diagonals</source>
        <translation>Diagonales</translation>
    </message>
    <message>
        <source>Double threats</source>
        <translation>Dobles amenazas</translation>
    </message>
    <message>
        <source>Odd and even</source>
        <translation>Impar y par</translation>
    </message>
    <message>
        <source>All done for today</source>
        <translation>Todo hecho por hoy</translation>
    </message>
    <message>
        <source>Come back tomorrow, or practise a little more.</source>
        <translation>Vuelve mañana o practica un poco más.</translation>
    </message>
    <message>
        <source>{puzzles}. {time}</source>
        <translation>{puzzles}. {time}</translation>
    </message>
    <message>
        <source>{percent} %</source>
        <translation>{percent} %</translation>
    </message>
    <message>
        <source>{change} today</source>
        <translation>{change} hoy</translation>
    </message>
    <message>
        <source>{solved} of {total} solved</source>
        <translation>{solved} de {total} resueltos</translation>
    </message>
</context>
<context>
    <name>variant_texts</name>
    <message>
        <source>With Shift, a number or an arrow chooses your lowest disc in a column, and Enter pulls it out.</source>
        <translation>Con Mayús, un número o una flecha elige tu ficha más baja de una columna, e Intro la saca.</translation>
    </message>
    <message>
        <source>F turns the board upside down.</source>
        <translation>F pone el tablero boca abajo.</translation>
    </message>
    <message>
        <source>down</source>
        <translation>hacia abajo</translation>
    </message>
    <message>
        <source>to the left</source>
        <translation>hacia la izquierda</translation>
    </message>
    <message>
        <source>up</source>
        <translation>hacia arriba</translation>
    </message>
    <message>
        <source>to the right</source>
        <translation>hacia la derecha</translation>
    </message>
    <message>
        <source>down to the right</source>
        <translation>en diagonal a la derecha</translation>
    </message>
    <message>
        <source>down to the left</source>
        <translation>en diagonal a la izquierda</translation>
    </message>
    <message>
        <source>This position has come twice. The third time is a draw.</source>
        <translation>Esta posición ha salido dos veces. A la tercera es empate.</translation>
    </message>
    <message>
        <source>Columns you can pull from: {columns}.</source>
        <translation>Columnas de las que puedes sacar: {columns}.</translation>
    </message>
    <message>
        <source>Flips left: {first} {first_count}, {second} {second_count}.</source>
        <translation>Vuelcos que quedan: {first} {first_count}, {second} {second_count}.</translation>
    </message>
    <message>
        <source>Two discs change colour after this turn.</source>
        <translation>Tras este turno, dos fichas cambian de color.</translation>
    </message>
    <message>
        <source>Discs fall {now}; after this turn {next}.</source>
        <translation>Caen {now}; tras este turno, {next}.</translation>
    </message>
    <message>
        <source>Pull out your disc in column {column}.</source>
        <translation>Saca tu ficha de la columna {column}.</translation>
    </message>
    <message>
        <source>{disc} slips from column {wanted} into column {column}</source>
        <translation>{disc} resbala de la columna {wanted} a la columna {column}</translation>
    </message>
    <message>
        <source>{disc} pulls out column {column}</source>
        <translation>{disc} saca de la columna {column}</translation>
    </message>
    <message>
        <source>{disc} turns the board over</source>
        <translation>{disc} vuelca el tablero</translation>
    </message>
    <message>
        <source>The bottom row is full and disappears.</source>
        <translation>La fila inferior está llena y desaparece.</translation>
    </message>
    <message>
        <source>Two discs change colour: {first}, and {second}.</source>
        <translation>Dos fichas cambian de color: {first} y {second}.</translation>
    </message>
    <message>
        <source>column {column}, row {row}</source>
        <translation>columna {column}, fila {row}</translation>
    </message>
    <message>
        <source>No disc of yours lies at the bottom of column {column}.</source>
        <translation>No hay ninguna ficha tuya abajo en la columna {column}.</translation>
    </message>
    <message>
        <source>There is nothing on the board to turn.</source>
        <translation>Todavía no hay nada en el tablero.</translation>
    </message>
    <message>
        <source>You have no flips left.</source>
        <translation>No te quedan vuelcos.</translation>
    </message>
    <message>
        <source>The disc slips into column {column}.</source>
        <translation>La ficha resbala a la columna {column}.</translation>
    </message>
    <message>
        <source>Gravity turns: discs fall {direction}.</source>
        <translation>La gravedad gira: las fichas caen {direction}.</translation>
    </message>
    <message>
        <source>The board is turned over.</source>
        <translation>El tablero se vuelca.</translation>
    </message>
</context>
</TS>
