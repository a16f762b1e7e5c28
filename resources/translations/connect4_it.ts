<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="it" sourcelanguage="en">
<context>
    <name>AboutDialog</name>
    <message>
        <source>About Connect Four</source>
        <translation>Informazioni su Forza quattro</translation>
    </message>
    <message>
        <source>Connect Four</source>
        <translation>Forza quattro</translation>
    </message>
    <message>
        <source>Copy diagnostics</source>
        <translation>Copia la diagnostica</translation>
    </message>
    <message>
        <source>Copied</source>
        <translation>Copiata</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Chiudi</translation>
    </message>
    <message>
        <source>Version {version}</source>
        <translation>Versione {version}</translation>
    </message>
    <message>
        <source>Engine: {names}</source>
        <translation>Motore: {names}</translation>
    </message>
    <message>
        <source>Python {python}, Qt {qt}</source>
        <translation>Python {python}, Qt {qt}</translation>
    </message>
    <message>
        <source>MIT licence. Uses Qt under the LGPL 3.</source>
        <translation>Licenza MIT. Usa Qt con licenza LGPL 3.</translation>
    </message>
</context>
<context>
    <name>AccuracyBox</name>
    <message>
        <source>Accuracy of {name}: {percent}</source>
        <translation>Precisione di {name}: {percent}</translation>
    </message>
    <message>
        <source>Result</source>
        <translation>Risultato</translation>
    </message>
    <message>
        <source>Accuracy</source>
        <translation>Precisione</translation>
    </message>
</context>
<context>
    <name>AloudActions</name>
    <message>
        <source>Say the board, by columns</source>
        <translation>Leggi la griglia per colonne</translation>
    </message>
    <message>
        <source>Let the screen reader say what lies in every column</source>
        <translation>Lo screen reader dice che cosa c’è in ogni colonna</translation>
    </message>
    <message>
        <source>Say the board, by rows</source>
        <translation>Leggi la griglia per righe</translation>
    </message>
    <message>
        <source>Let the screen reader say what lies in every row</source>
        <translation>Lo screen reader dice che cosa c’è in ogni riga</translation>
    </message>
    <message>
        <source>Say the last move</source>
        <translation>Leggi l’ultima mossa</translation>
    </message>
    <message>
        <source>Let the screen reader say the last move again</source>
        <translation>Lo screen reader ripete l’ultima mossa</translation>
    </message>
    <message>
        <source>Say it again</source>
        <translation>Ripeti la frase</translation>
    </message>
    <message>
        <source>Let the screen reader repeat its last sentence</source>
        <translation>Lo screen reader ripete la sua ultima frase</translation>
    </message>
    <message>
        <source>Say whose turn it is</source>
        <translation>Leggi di chi è il turno</translation>
    </message>
    <message>
        <source>Let the screen reader say who is to move and who plays whom</source>
        <translation>Lo screen reader dice a chi tocca e chi gioca contro chi</translation>
    </message>
    <message>
        <source>Say the clocks</source>
        <translation>Leggi gli orologi</translation>
    </message>
    <message>
        <source>Let the screen reader say how much time is left</source>
        <translation>Lo screen reader dice quanto tempo resta</translation>
    </message>
    <message>
        <source>Say the threats</source>
        <translation>Leggi le minacce</translation>
    </message>
    <message>
        <source>Let the screen reader say the threats, or at the end the line</source>
        <translation>Lo screen reader dice le minacce o, alla fine, la linea vincente</translation>
    </message>
    <message>
        <source>Say the next space</source>
        <translation>Leggi la casella accanto</translation>
    </message>
    <message>
        <source>Let the screen reader go from space to space</source>
        <translation>Lo screen reader va di casella in casella</translation>
    </message>
</context>
<context>
    <name>AloudFeature</name>
    <message>
        <source>The board is covered while the clock stands.</source>
        <translation>La griglia è coperta mentre l’orologio è fermo.</translation>
    </message>
    <message>
        <source>No move has been made yet.</source>
        <translation>Non è stata ancora giocata nessuna mossa.</translation>
    </message>
    <message>
        <source>{status}. {players}</source>
        <translation>{status}. {players}</translation>
    </message>
    <message>
        <source>Threats are known by the classic rules only.</source>
        <translation>Le minacce si conoscono solo con le regole classiche.</translation>
    </message>
</context>
<context>
    <name>AnalysisActions</name>
    <message>
        <source>Analysis</source>
        <translation>Analisi</translation>
    </message>
    <message>
        <source>The analysis knows the classic rules only</source>
        <translation>L’analisi conosce solo le regole classiche</translation>
    </message>
    <message>
        <source>Show what every column is worth, or hide it again</source>
        <translation>Mostra quanto vale ogni colonna, o nascondilo di nuovo</translation>
    </message>
    <message>
        <source>Scores</source>
        <translation>Valori</translation>
    </message>
    <message>
        <source>Show the score of each column above the board</source>
        <translation>Mostra il valore di ogni colonna sopra la griglia</translation>
    </message>
    <message>
        <source>Threats</source>
        <translation>Minacce</translation>
    </message>
    <message>
        <source>Mark the spaces where one more disc makes four</source>
        <translation>Segna le caselle dove una pedina in più fa quattro</translation>
    </message>
    <message>
        <source>Best line</source>
        <translation>Miglior gioco</translation>
    </message>
    <message>
        <source>Show the best moves of both players as numbered discs</source>
        <translation>Mostra le mosse migliori di entrambi come pedine numerate</translation>
    </message>
    <message>
        <source>Say the analysis</source>
        <translation>Leggi l’analisi</translation>
    </message>
    <message>
        <source>Let the screen reader say the verdict and all scores</source>
        <translation>Lo screen reader dice il verdetto e tutti i valori</translation>
    </message>
</context>
<context>
    <name>AnalysisCard</name>
    <message>
        <source>Analysis</source>
        <translation>Analisi</translation>
    </message>
    <message>
        <source>Evaluation of the game</source>
        <translation>Andamento della partita</translation>
    </message>
    <message>
        <source>The left and right arrow keys go through the game.</source>
        <translation>Le frecce sinistra e destra scorrono la partita.</translation>
    </message>
</context>
<context>
    <name>AnalysisFeature</name>
    <message>
        <source>Analysis on</source>
        <translation>Analisi attivata</translation>
    </message>
    <message>
        <source>Analysis off</source>
        <translation>Analisi disattivata</translation>
    </message>
    <message>
        <source>The analysis has stopped: something went wrong; details are in the log.</source>
        <translation>L’analisi si è fermata: qualcosa è andato storto; i dettagli sono nel registro.</translation>
    </message>
    <message>
        <source>Paused</source>
        <translation>In pausa</translation>
    </message>
    <message>
        <source>Move {number}</source>
        <translation>Mossa {number}</translation>
    </message>
</context>
<context>
    <name>ArchiveThread</name>
    <message>
        <source>something went wrong; details are in the log</source>
        <translation>qualcosa è andato storto; i dettagli sono nel registro</translation>
    </message>
</context>
<context>
    <name>BoardRow</name>
    <message>
        <source>Rows</source>
        <translation>Righe</translation>
    </message>
    <message>
        <source>Columns</source>
        <translation>Colonne</translation>
    </message>
    <message>
        <source>rows {least}–{most}</source>
        <translation>righe {least}–{most}</translation>
    </message>
    <message>
        <source>columns {least}–{most}</source>
        <translation>colonne {least}–{most}</translation>
    </message>
</context>
<context>
    <name>BoardView</name>
    <message>
        <source>Board</source>
        <translation>Griglia</translation>
    </message>
    <message>
        <source>Choose a row with the number keys, Up or Down and drop with Enter, Space or Left.</source>
        <translation>Scegli una riga con i numeri o con le frecce su e giù e inserisci la pedina con Invio, Spazio o la freccia sinistra.</translation>
    </message>
    <message>
        <source>Choose a row with the number keys, Up or Down and drop with Enter, Space or Right.</source>
        <translation>Scegli una riga con i numeri o con le frecce su e giù e inserisci la pedina con Invio, Spazio o la freccia destra.</translation>
    </message>
    <message>
        <source>Choose a column with the number or arrow keys and drop with Enter, Space or Up.</source>
        <translation>Scegli una colonna con i numeri o con le frecce e inserisci la pedina con Invio, Spazio o la freccia su.</translation>
    </message>
    <message>
        <source>Choose a column with the number or arrow keys and drop with Enter, Space or Down.</source>
        <translation>Scegli una colonna con i numeri o con le frecce e inserisci la pedina con Invio, Spazio o la freccia giù.</translation>
    </message>
</context>
<context>
    <name>BotAsker</name>
    <message>
        <source>Asking {name} whether it knows the rules…</source>
        <translation>Si verifica se {name} conosce le regole…</translation>
    </message>
</context>
<context>
    <name>BotDialog</name>
    <message>
        <source>Choose a bot</source>
        <translation>Scegli un bot</translation>
    </message>
    <message>
        <source>Programs and Python files</source>
        <translation>Programmi e file Python</translation>
    </message>
    <message>
        <source>Python files</source>
        <translation>File Python</translation>
    </message>
</context>
<context>
    <name>CellTable</name>
    <message>
        <source>Spaces of the board</source>
        <translation>Caselle della griglia</translation>
    </message>
</context>
<context>
    <name>CoachBox</name>
    <message>
        <source>Coach</source>
        <translation>Allenatore</translation>
    </message>
    <message>
        <source>Progress of the review</source>
        <translation>Avanzamento della revisione</translation>
    </message>
</context>
<context>
    <name>ComingBackCard</name>
    <message>
        <source>Today</source>
        <translation>Oggi</translation>
    </message>
    <message>
        <source>Coming back</source>
        <translation>Ritornano</translation>
    </message>
    <message>
        <source>puzzles a day</source>
        <translation>rompicapi al giorno</translation>
    </message>
</context>
<context>
    <name>ContinueCard</name>
    <message>
        <source>Continue</source>
        <translation>Continua</translation>
    </message>
    <message>
        <source>Go on with this game ({keys})</source>
        <translation>Continua questa partita ({keys})</translation>
    </message>
</context>
<context>
    <name>CoresRow</name>
    <message>
        <source>Processor cores for the computer&apos;s thinking</source>
        <translation>Core del processore per i calcoli del computer</translation>
    </message>
    <message>
        <source>For the computer&apos;s thinking, from the next game on.</source>
        <translation>Per i calcoli del computer, dalla prossima partita.</translation>
    </message>
</context>
<context>
    <name>Counted</name>
    <message numerus="yes">
        <source>%n win(s)</source>
        <translation>
            <numerusform>%n vittoria</numerusform>
            <numerusform>%n vittorie</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n draw(s)</source>
        <translation>
            <numerusform>%n pareggio</numerusform>
            <numerusform>%n pareggi</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n disc(s)</source>
        <translation>
            <numerusform>%n pedina</numerusform>
            <numerusform>%n pedine</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n winning disc(s).</source>
        <translation>
            <numerusform>%n pedina vincente.</numerusform>
            <numerusform>%n pedine vincenti.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>CountedBots</name>
    <message numerus="yes">
        <source>%n chosen</source>
        <translation>
            <numerusform>%n scelto</numerusform>
            <numerusform>%n scelti</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n game(s) at once</source>
        <translation>
            <numerusform>%n partita in parallelo</numerusform>
            <numerusform>%n partite in parallelo</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>failed in %n game(s)</source>
        <translation>
            <numerusform>ha fallito in %n partita</numerusform>
            <numerusform>ha fallito in %n partite</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>CountedGames</name>
    <message numerus="yes">
        <source>%n game(s)</source>
        <translation>
            <numerusform>%n partita</numerusform>
            <numerusform>%n partite</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n move(s)</source>
        <translation>
            <numerusform>%n mossa</numerusform>
            <numerusform>%n mosse</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>about %n move(s)</source>
        <translation>
            <numerusform>circa %n mossa</numerusform>
            <numerusform>circa %n mosse</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n game(s) deleted</source>
        <translation>
            <numerusform>%n partita eliminata</numerusform>
            <numerusform>%n partite eliminate</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n game(s) written</source>
        <translation>
            <numerusform>%n partita salvata</numerusform>
            <numerusform>%n partite salvate</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>CountedHint</name>
    <message numerus="yes">
        <source>Hint: column {number} · wins in %n move(s)</source>
        <translation>
            <numerusform>Consiglio: colonna {number} · vince in %n mossa</numerusform>
            <numerusform>Consiglio: colonna {number} · vince in %n mosse</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Hint: {move} · wins in %n move(s)</source>
        <translation>
            <numerusform>Consiglio: {move} · vince in %n mossa</numerusform>
            <numerusform>Consiglio: {move} · vince in %n mosse</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>CountedLosses</name>
    <message numerus="yes">
        <source>%n disc(s) had no room and were taken away.</source>
        <translation>
            <numerusform>%n pedina non aveva posto ed è stata tolta.</numerusform>
            <numerusform>%n pedine non avevano posto e sono state tolte.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>CountedMistakes</name>
    <message numerus="yes">
        <source>%n mistake(s)</source>
        <translation>
            <numerusform>%n errore</numerusform>
            <numerusform>%n errori</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>CountedTurns</name>
    <message numerus="yes">
        <source>Two discs change colour after %n turn(s).</source>
        <translation>
            <numerusform>Due pedine cambiano colore tra %n turno.</numerusform>
            <numerusform>Due pedine cambiano colore tra %n turni.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Discs fall {now}; after %n turn(s) {next}.</source>
        <translation>
            <numerusform>Le pedine cadono {now}; tra %n turno {next}.</numerusform>
            <numerusform>Le pedine cadono {now}; tra %n turni {next}.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Pull out your disc in column {column}: %n disc(s) fall by one.</source>
        <translation>
            <numerusform>Estrai la tua pedina dalla colonna {column}: %n pedina scende di una casella.</numerusform>
            <numerusform>Estrai la tua pedina dalla colonna {column}: %n pedine scendono di una casella.</numerusform>
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
        <translation>Punti</translation>
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
        <translation>{name} contro {other}: {score}</translation>
    </message>
</context>
<context>
    <name>CrossView</name>
    <message>
        <source>Cross table</source>
        <translation>Scontri diretti</translation>
    </message>
</context>
<context>
    <name>Deletion</name>
    <message>
        <source>Undo</source>
        <translation>Annulla</translation>
    </message>
    <message>
        <source>The game was not deleted</source>
        <translation>La partita non è stata eliminata</translation>
    </message>
    <message>
        <source>What was deleted could not be restored</source>
        <translation>Non è stato possibile recuperare ciò che era stato eliminato</translation>
    </message>
</context>
<context>
    <name>DiscPicker</name>
    <message>
        <source>The theme&apos;s own colour</source>
        <translation>Il colore del tema</translation>
    </message>
    <message>
        <source>A colour of your own</source>
        <translation>Un colore a tua scelta</translation>
    </message>
    <message>
        <source>Other…</source>
        <translation>Altro…</translation>
    </message>
    <message>
        <source>{discs}: another colour…</source>
        <translation>{discs}: altro colore…</translation>
    </message>
</context>
<context>
    <name>DueCard</name>
    <message>
        <source>{done} of {goal} done</source>
        <translation>{done} di {goal} fatti</translation>
    </message>
    <message>
        <source>Start</source>
        <translation>Inizia</translation>
    </message>
    <message>
        <source>Practise</source>
        <translation>Esercitati</translation>
    </message>
</context>
<context>
    <name>DuePuzzlesCard</name>
    <message numerus="yes">
        <source>%n puzzle(s) due today</source>
        <translation>
            <numerusform>%n rompicapo da fare oggi</numerusform>
            <numerusform>%n rompicapi da fare oggi</numerusform>
        </translation>
    </message>
    <message>
        <source>What you missed comes back</source>
        <translation>Ciò che hai sbagliato ritorna</translation>
    </message>
</context>
<context>
    <name>EditorView</name>
    <message>
        <source>Board</source>
        <translation>Griglia</translation>
    </message>
    <message>
        <source>The number keys drop a disc. The arrow keys choose a column, Enter drops there and Delete takes away. X and O choose the disc, E the eraser.</source>
        <translation>I tasti numerici inseriscono una pedina. Le frecce scelgono una colonna, Invio inserisce lì e Canc toglie. X e O scelgono la pedina, E la gomma.</translation>
    </message>
</context>
<context>
    <name>EntrantsPanel</name>
    <message>
        <source>Levels</source>
        <translation>Livelli</translation>
    </message>
    <message>
        <source>Own bots</source>
        <translation>Bot personali</translation>
    </message>
    <message>
        <source>Add a bot…</source>
        <translation>Aggiungi un bot…</translation>
    </message>
    <message>
        <source>A Python file or a program that plays; it is run only when the tournament starts</source>
        <translation>Un file Python o un programma che gioca; viene avviato solo quando inizia il torneo</translation>
    </message>
    <message>
        <source>Board</source>
        <translation>Griglia</translation>
    </message>
    <message>
        <source>Games per pair</source>
        <translation>Partite per coppia</translation>
    </message>
    <message>
        <source>At once</source>
        <translation>In parallelo</translation>
    </message>
    <message>
        <source>Games at once</source>
        <translation>Partite in parallelo</translation>
    </message>
    <message>
        <source>Each opening is played twice, with the colours changed.</source>
        <translation>Ogni apertura si gioca due volte, a colori invertiti.</translation>
    </message>
</context>
<context>
    <name>ErrorDialog</name>
    <message>
        <source>Something went wrong</source>
        <translation>Qualcosa è andato storto</translation>
    </message>
    <message>
        <source>Something went wrong. The game is kept.</source>
        <translation>Qualcosa è andato storto. La partita è conservata.</translation>
    </message>
    <message>
        <source>If you report it, add the diagnostics: versions, settings and the end of the log, without names.</source>
        <translation>Se lo segnali, aggiungi la diagnostica: versioni, impostazioni e la fine del registro, senza nomi.</translation>
    </message>
    <message>
        <source>Copy diagnostics</source>
        <translation>Copia la diagnostica</translation>
    </message>
    <message>
        <source>Copied</source>
        <translation>Copiata</translation>
    </message>
    <message>
        <source>Continue</source>
        <translation>Continua</translation>
    </message>
</context>
<context>
    <name>ExchangeFeature</name>
    <message>
        <source>The moves are on the clipboard.</source>
        <translation>Le mosse sono negli appunti.</translation>
    </message>
    <message>
        <source>The picture is on the clipboard.</source>
        <translation>L’immagine è negli appunti.</translation>
    </message>
    <message>
        <source>The board is on the clipboard as text.</source>
        <translation>La griglia è negli appunti come testo.</translation>
    </message>
    <message>
        <source>The moves were pasted.</source>
        <translation>Le mosse sono state incollate.</translation>
    </message>
    <message>
        <source>Writing the film: {done} of {count}</source>
        <translation>Salvataggio del filmato: {done} di {count}</translation>
    </message>
    <message>
        <source>{file} cannot be written: {problem}.</source>
        <translation>Impossibile salvare {file}: {problem}.</translation>
    </message>
    <message>
        <source>Written: {file}</source>
        <translation>Salvato: {file}</translation>
    </message>
    <message>
        <source>Copy moves</source>
        <translation>Copia le mosse</translation>
    </message>
    <message>
        <source>Copy the moves as text, for example 44-53</source>
        <translation>Copia le mosse come testo, per esempio 44-53</translation>
    </message>
    <message>
        <source>Paste moves</source>
        <translation>Incolla le mosse</translation>
    </message>
    <message>
        <source>Moves can be pasted by the classic rules only</source>
        <translation>Le mosse si possono incollare solo con le regole classiche</translation>
    </message>
    <message>
        <source>Leave this game and go on with the moves on the clipboard</source>
        <translation>Lascia questa partita e continua con le mosse negli appunti</translation>
    </message>
    <message>
        <source>Copy picture</source>
        <translation>Copia l’immagine</translation>
    </message>
    <message>
        <source>Copy the board as a picture</source>
        <translation>Copia la griglia come immagine</translation>
    </message>
    <message>
        <source>Copy board as text</source>
        <translation>Copia la griglia come testo</translation>
    </message>
    <message>
        <source>Copy the board as letters, for a message or a mail</source>
        <translation>Copia la griglia in lettere, per un messaggio o un’e-mail</translation>
    </message>
    <message>
        <source>Save as…</source>
        <translation>Salva con nome…</translation>
    </message>
    <message>
        <source>Write the game to a file that can be opened again</source>
        <translation>Salva la partita in un file che si può riaprire</translation>
    </message>
    <message>
        <source>Export…</source>
        <translation>Esporta…</translation>
    </message>
    <message>
        <source>Write a picture, a film or the game to a file</source>
        <translation>Salva un’immagine, un filmato o la partita in un file</translation>
    </message>
</context>
<context>
    <name>ExportDesk</name>
    <message>
        <source>Exporting: {count} of {total}</source>
        <translation>Esportazione: {count} di {total}</translation>
    </message>
    <message>
        <source>Stop</source>
        <translation>Ferma</translation>
    </message>
    <message>
        <source>{file} was not written</source>
        <translation>{file} non è stato salvato</translation>
    </message>
</context>
<context>
    <name>ExportDialog</name>
    <message>
        <source>Export</source>
        <translation>Esporta</translation>
    </message>
</context>
<context>
    <name>ExportThread</name>
    <message>
        <source>something went wrong; details are in the log</source>
        <translation>qualcosa è andato storto; i dettagli sono nel registro</translation>
    </message>
</context>
<context>
    <name>FilterBar</name>
    <message>
        <source>Any</source>
        <translation>Qualsiasi</translation>
    </message>
    <message>
        <source>Name</source>
        <translation>Nome</translation>
    </message>
    <message>
        <source>Part of a player&apos;s name</source>
        <translation>Parte del nome di un giocatore</translation>
    </message>
    <message>
        <source>Opponent</source>
        <translation>Avversario</translation>
    </message>
    <message>
        <source>Result</source>
        <translation>Risultato</translation>
    </message>
    <message>
        <source>Date</source>
        <translation>Data</translation>
    </message>
    <message>
        <source>Clear</source>
        <translation>Azzera</translation>
    </message>
    <message>
        <source>Clear filters</source>
        <translation>Azzera i filtri</translation>
    </message>
    <message>
        <source>Size</source>
        <translation>Misura</translation>
    </message>
    <message>
        <source>Rules</source>
        <translation>Regole</translation>
    </message>
</context>
<context>
    <name>FoundCard</name>
    <message>
        <source>What you find</source>
        <translation>Che cosa trovi</translation>
    </message>
</context>
<context>
    <name>GameActions</name>
    <message>
        <source>Resume</source>
        <translation>Riprendi</translation>
    </message>
    <message>
        <source>Pause</source>
        <translation>Pausa</translation>
    </message>
    <message>
        <source>Menu</source>
        <translation>Menu</translation>
    </message>
    <message>
        <source>Leave full screen, or go back to the menu</source>
        <translation>Esci da schermo intero o torna al menu</translation>
    </message>
    <message>
        <source>New game</source>
        <translation>Nuova partita</translation>
    </message>
    <message>
        <source>Leave this game and start a new one</source>
        <translation>Lascia questa partita e iniziane una nuova</translation>
    </message>
    <message>
        <source>Rematch</source>
        <translation>Rivincita</translation>
    </message>
    <message>
        <source>Play again with the same players</source>
        <translation>Gioca ancora con gli stessi giocatori</translation>
    </message>
    <message>
        <source>Undo</source>
        <translation>Annulla</translation>
    </message>
    <message>
        <source>Undo the last move and the computer&apos;s answer to it</source>
        <translation>Annulla l’ultima mossa e la risposta del computer</translation>
    </message>
    <message>
        <source>Redo</source>
        <translation>Rifai</translation>
    </message>
    <message>
        <source>Open…</source>
        <translation>Apri…</translation>
    </message>
    <message>
        <source>Keep this game for later and open one from a file</source>
        <translation>Conserva questa partita per dopo e aprine una da un file</translation>
    </message>
    <message>
        <source>Play the undone moves again</source>
        <translation>Rifai le mosse annullate</translation>
    </message>
    <message>
        <source>Stop the clock, or go on</source>
        <translation>Ferma l’orologio o riprendi</translation>
    </message>
    <message>
        <source>Resign</source>
        <translation>Arrenditi</translation>
    </message>
    <message>
        <source>Give up this game</source>
        <translation>Dai per persa questa partita</translation>
    </message>
    <message>
        <source>Swap sides</source>
        <translation>Cambia lato</translation>
    </message>
    <message>
        <source>Swap the players&apos; sides</source>
        <translation>I giocatori cambiano lato</translation>
    </message>
    <message>
        <source>Side panel</source>
        <translation>Pannello laterale</translation>
    </message>
    <message>
        <source>Show or hide players, time and moves</source>
        <translation>Mostra o nascondi giocatori, tempo e mosse</translation>
    </message>
    <message>
        <source>Full screen</source>
        <translation>Schermo intero</translation>
    </message>
    <message>
        <source>Turn full screen on or off</source>
        <translation>Attiva o disattiva lo schermo intero</translation>
    </message>
    <message>
        <source>Settings</source>
        <translation>Impostazioni</translation>
    </message>
    <message>
        <source>Themes, colours, animation, sounds and language</source>
        <translation>Temi, colori, animazione, suoni e lingua</translation>
    </message>
    <message>
        <source>All actions</source>
        <translation>Tutte le azioni</translation>
    </message>
    <message>
        <source>Open the menu of all actions</source>
        <translation>Apri il menu di tutte le azioni</translation>
    </message>
    <message>
        <source>Help</source>
        <translation>Aiuto</translation>
    </message>
    <message>
        <source>How to play</source>
        <translation>Come si gioca</translation>
    </message>
    <message>
        <source>Shortcuts</source>
        <translation>Scorciatoie</translation>
    </message>
    <message>
        <source>Show all keyboard shortcuts</source>
        <translation>Mostra tutte le scorciatoie da tastiera</translation>
    </message>
    <message>
        <source>Quit</source>
        <translation>Esci</translation>
    </message>
    <message>
        <source>Leave the game and the program</source>
        <translation>Lascia la partita e il programma</translation>
    </message>
    <message>
        <source>Undo the last move</source>
        <translation>Annulla l’ultima mossa</translation>
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
        <translation>Questo programma non riesce a leggere una delle partite.</translation>
    </message>
</context>
<context>
    <name>GameTimeRow</name>
    <message>
        <source>Game clock</source>
        <translation>Tempo per partita</translation>
    </message>
    <message>
        <source>Minutes for the game</source>
        <translation>Minuti per la partita</translation>
    </message>
    <message>
        <source>Seconds added for every disc</source>
        <translation>Secondi aggiunti per ogni pedina</translation>
    </message>
    <message>
        <source>Off</source>
        <translation>Senza</translation>
    </message>
    <message>
        <source>Custom</source>
        <translation>A scelta</translation>
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
        <translation>Se finisce, perdi.</translation>
    </message>
</context>
<context>
    <name>GameToolbar</name>
    <message>
        <source>Resume</source>
        <translation>Riprendi</translation>
    </message>
    <message>
        <source>Pause</source>
        <translation>Pausa</translation>
    </message>
    <message>
        <source>Rematch</source>
        <translation>Rivincita</translation>
    </message>
    <message>
        <source>New game</source>
        <translation>Nuova partita</translation>
    </message>
</context>
<context>
    <name>GameWindow</name>
    <message>
        <source>The players have swapped sides.</source>
        <translation>I giocatori hanno cambiato lato.</translation>
    </message>
    <message>
        <source>Row {number} is full.</source>
        <translation>La riga {number} è piena.</translation>
    </message>
    <message>
        <source>Time is up: {name} passes.</source>
        <translation>Tempo scaduto: {name} passa il turno.</translation>
    </message>
    <message>
        <source>Time is up: a random drop for {name}.</source>
        <translation>Tempo scaduto: mossa a caso per {name}.</translation>
    </message>
    <message>
        <source>Time is up: {name} loses.</source>
        <translation>Tempo scaduto: {name} perde.</translation>
    </message>
    <message>
        <source>The game clock has run out: {name} loses.</source>
        <translation>Il tempo per la partita è finito: {name} perde.</translation>
    </message>
    <message>
        <source>Column {number} is full.</source>
        <translation>La colonna {number} è piena.</translation>
    </message>
</context>
<context>
    <name>GamesExportDialog</name>
    <message>
        <source>Export games</source>
        <translation>Esporta le partite</translation>
    </message>
</context>
<context>
    <name>GamesExporter</name>
    <message>
        <source>the game is not in the archive any more</source>
        <translation>la partita non è più nell’archivio</translation>
    </message>
</context>
<context>
    <name>GamesHead</name>
    <message>
        <source>{count} of {total}</source>
        <translation>{count} di {total}</translation>
    </message>
    <message>
        <source>Games</source>
        <translation>Partite</translation>
    </message>
    <message>
        <source>List</source>
        <translation>Elenco</translation>
    </message>
    <message>
        <source>Statistics</source>
        <translation>Statistiche</translation>
    </message>
    <message>
        <source>What is shown</source>
        <translation>Che cosa viene mostrato</translation>
    </message>
</context>
<context>
    <name>GamesHeadings</name>
    <message>
        <source>Players</source>
        <translation>Giocatori</translation>
    </message>
    <message>
        <source>Result</source>
        <translation>Risultato</translation>
    </message>
    <message>
        <source>Moves</source>
        <translation>Mosse</translation>
    </message>
    <message>
        <source>Date</source>
        <translation>Data</translation>
    </message>
</context>
<context>
    <name>GamesPage</name>
    <message>
        <source>It is kept as {file}. New games are saved in a new archive.</source>
        <translation>È conservato come {file}. Le nuove partite vanno in un nuovo archivio.</translation>
    </message>
    <message>
        <source>The archive of games was damaged</source>
        <translation>L’archivio delle partite era danneggiato</translation>
    </message>
    <message>
        <source>{problem} Nothing in it was changed.</source>
        <translation>{problem} Lì dentro non è stato cambiato nulla.</translation>
    </message>
    <message>
        <source>The games cannot be read</source>
        <translation>Impossibile leggere le partite</translation>
    </message>
    <message>
        <source>Try again</source>
        <translation>Riprova</translation>
    </message>
    <message>
        <source>it is not in the archive any more</source>
        <translation>non è più nell’archivio</translation>
    </message>
    <message>
        <source>This game cannot be replayed</source>
        <translation>Questa partita non si può rivedere</translation>
    </message>
    <message>
        <source>Games</source>
        <translation>Partite</translation>
    </message>
    <message>
        <source>No games yet</source>
        <translation>Ancora nessuna partita</translation>
    </message>
    <message>
        <source>Games that were played are kept here, on this computer only.</source>
        <translation>Le partite giocate restano qui, solo su questo computer.</translation>
    </message>
    <message>
        <source>Play a game</source>
        <translation>Gioca una partita</translation>
    </message>
</context>
<context>
    <name>GamesView</name>
    <message>
        <source>Games</source>
        <translation>Partite</translation>
    </message>
    <message>
        <source>Moves</source>
        <translation>Mosse</translation>
    </message>
</context>
<context>
    <name>GraphBox</name>
    <message>
        <source>Evaluation of the game</source>
        <translation>Andamento della partita</translation>
    </message>
    <message>
        <source>The left and right arrow keys go through the game.</source>
        <translation>Le frecce sinistra e destra scorrono la partita.</translation>
    </message>
</context>
<context>
    <name>GraphLegend</name>
    <message>
        <source>proven</source>
        <translation>dimostrato</translation>
    </message>
    <message>
        <source>estimate</source>
        <translation>stimato</translation>
    </message>
</context>
<context>
    <name>HelpDialog</name>
    <message>
        <source>How to play Connect Four</source>
        <translation>Come si gioca a Forza quattro</translation>
    </message>
    <message>
        <source>Guide</source>
        <translation>Guida</translation>
    </message>
    <message>
        <source>About</source>
        <translation>Informazioni</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Chiudi</translation>
    </message>
    <message>
        <source>The guide is missing from this installation.</source>
        <translation>La guida manca in questa installazione.</translation>
    </message>
</context>
<context>
    <name>HintFeature</name>
    <message>
        <source>Looking for a hint…</source>
        <translation>Ricerca di un consiglio…</translation>
    </message>
    <message>
        <source>Hint</source>
        <translation>Consiglio</translation>
    </message>
    <message>
        <source>Show the best column and say why</source>
        <translation>Mostra la colonna migliore e spiega perché</translation>
    </message>
    <message>
        <source>Column {number}</source>
        <translation>Colonna {number}</translation>
    </message>
    <message>
        <source>No hint: something went wrong; details are in the log.</source>
        <translation>Nessun consiglio: qualcosa è andato storto; i dettagli sono nel registro.</translation>
    </message>
    <message>
        <source>There is no hint</source>
        <translation>Nessun consiglio</translation>
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
        <translation>Lingua</translation>
    </message>
</context>
<context>
    <name>LastGameCard</name>
    <message>
        <source>Look at this game again</source>
        <translation>Guarda di nuovo questa partita</translation>
    </message>
</context>
<context>
    <name>LastGameLink</name>
    <message>
        <source>Look at the last game</source>
        <translation>Ultima partita</translation>
    </message>
</context>
<context>
    <name>LeftOff</name>
    <message>
        <source>Where you left off</source>
        <translation>Riprendi da qui</translation>
    </message>
</context>
<context>
    <name>LessonPage</name>
    <message>
        <source>hint</source>
        <translation>consiglio</translation>
    </message>
    <message>
        <source>Look at column {column}.</source>
        <translation>Guarda la colonna {column}.</translation>
    </message>
    <message>
        <source>your try</source>
        <translation>la tua prova</translation>
    </message>
    <message>
        <source>{mover} to move. {task}. {text}</source>
        <translation>Turno: {mover}. {task}. {text}</translation>
    </message>
    <message>
        <source>Yes — column {column}</source>
        <translation>Sì: colonna {column}</translation>
    </message>
    <message>
        <source>Lesson done</source>
        <translation>Lezione completata</translation>
    </message>
    <message>
        <source>Not quite — column {column}</source>
        <translation>Non proprio: colonna {column}</translation>
    </message>
    <message>
        <source>Choose a column with the mouse or with 1–{columns}, and drop with Enter. H gives a hint.</source>
        <translation>Scegli una colonna con il mouse o con 1–{columns} e inserisci la pedina con Invio. H dà un consiglio.</translation>
    </message>
    <message>
        <source>Your move</source>
        <translation>Tocca a te</translation>
    </message>
    <message>
        <source>Back to training</source>
        <translation>Torna all’allenamento</translation>
    </message>
    <message>
        <source>Next lesson</source>
        <translation>Lezione successiva</translation>
    </message>
    <message>
        <source>Step {number} of {count}</source>
        <translation>Passo {number} di {count}</translation>
    </message>
    <message>
        <source>Lesson</source>
        <translation>Lezione</translation>
    </message>
    <message>
        <source>Training</source>
        <translation>Allenamento</translation>
    </message>
    <message>
        <source>Back to the training (Esc)</source>
        <translation>Torna all’allenamento (Esc)</translation>
    </message>
    <message>
        <source>Hint</source>
        <translation>Consiglio</translation>
    </message>
    <message>
        <source>Point at a column (H)</source>
        <translation>Indica una colonna (H)</translation>
    </message>
    <message>
        <source>Next</source>
        <translation>Avanti</translation>
    </message>
    <message>
        <source>Go on (N)</source>
        <translation>Vai avanti (N)</translation>
    </message>
    <message>
        <source>Try again</source>
        <translation>Riprova</translation>
    </message>
    <message>
        <source>Take the marks away (Backspace)</source>
        <translation>Togli i segni (Backspace)</translation>
    </message>
</context>
<context>
    <name>LessonsCard</name>
    <message>
        <source>Lessons</source>
        <translation>Lezioni</translation>
    </message>
    <message>
        <source>{done} of {total} done</source>
        <translation>{done} di {total} completate</translation>
    </message>
    <message>
        <source>Two minutes each</source>
        <translation>Due minuti ciascuna</translation>
    </message>
</context>
<context>
    <name>LevelsBox</name>
    <message>
        <source>Difficulty of the second bot</source>
        <translation>Livello del secondo bot</translation>
    </message>
    <message>
        <source>Difficulty</source>
        <translation>Difficoltà</translation>
    </message>
    <message>
        <source>{level} plays Classic only. The strongest here is {strongest}.</source>
        <translation>{level} gioca solo al classico. Qui il più forte è {strongest}.</translation>
    </message>
    <message>
        <source>Difficulty of the first bot</source>
        <translation>Livello del primo bot</translation>
    </message>
</context>
<context>
    <name>ListSide</name>
    <message>
        <source>Replay</source>
        <translation>Rivedi</translation>
    </message>
    <message>
        <source>Look at the game move by move (Enter)</source>
        <translation>Rivedi la partita mossa per mossa (Invio)</translation>
    </message>
    <message>
        <source>Review</source>
        <translation>Revisione</translation>
    </message>
    <message>
        <source>See how good every move was, and why (V)</source>
        <translation>Scopri quanto era buona ogni mossa, e perché (V)</translation>
    </message>
    <message>
        <source>Export…</source>
        <translation>Esporta…</translation>
    </message>
    <message>
        <source>Write the game, or all that are listed, to a file (E)</source>
        <translation>Salva in un file la partita o tutte quelle in elenco (E)</translation>
    </message>
    <message>
        <source>Delete</source>
        <translation>Elimina</translation>
    </message>
    <message>
        <source>Delete the game; it can be undone (Del)</source>
        <translation>Elimina la partita; si può annullare (Canc)</translation>
    </message>
    <message>
        <source>Nothing found</source>
        <translation>Nessun risultato</translation>
    </message>
    <message>
        <source>No game meets all the filters.</source>
        <translation>Nessuna partita corrisponde a tutti i filtri.</translation>
    </message>
    <message>
        <source>Clear filters</source>
        <translation>Azzera i filtri</translation>
    </message>
</context>
<context>
    <name>MainMenu</name>
    <message>
        <source>Play</source>
        <translation>Gioca</translation>
    </message>
    <message>
        <source>Start a game or go on with one</source>
        <translation>Inizia una partita o continuane una</translation>
    </message>
    <message>
        <source>Connect Four</source>
        <translation>Forza quattro</translation>
    </message>
</context>
<context>
    <name>MatchForm</name>
    <message>
        <source>Opponent</source>
        <translation>Avversario</translation>
    </message>
    <message>
        <source>Difficulty</source>
        <translation>Difficoltà</translation>
    </message>
    <message>
        <source>Bot</source>
        <translation>Bot</translation>
    </message>
    <message>
        <source>Board</source>
        <translation>Griglia</translation>
    </message>
    <message>
        <source>Friend</source>
        <translation>Amico</translation>
    </message>
    <message>
        <source>Choose the file of your bot first.</source>
        <translation>Scegli prima il file del tuo bot.</translation>
    </message>
    <message>
        <source>There is no file {path}.</source>
        <translation>Il file {path} non esiste.</translation>
    </message>
    <message>
        <source>Computer</source>
        <translation>Computer</translation>
    </message>
    <message>
        <source>Own bot…</source>
        <translation>Bot personale…</translation>
    </message>
    <message>
        <source>A bot that you or somebody else wrote, in Python or as a UGI program</source>
        <translation>Un bot scritto da te o da qualcun altro, in Python o come programma UGI</translation>
    </message>
    <message>
        <source>Watch two bots</source>
        <translation>Guarda due bot</translation>
    </message>
    <message>
        <source>Rules</source>
        <translation>Regole</translation>
    </message>
</context>
<context>
    <name>MessageStrip</name>
    <message>
        <source>Close</source>
        <translation>Chiudi</translation>
    </message>
</context>
<context>
    <name>MistakeLegend</name>
    <message>
        <source>mistake</source>
        <translation>errore</translation>
    </message>
</context>
<context>
    <name>MoreOptions</name>
    <message>
        <source>Players</source>
        <translation>Giocatori</translation>
    </message>
    <message>
        <source>Who starts</source>
        <translation>Chi inizia</translation>
    </message>
    <message>
        <source>Turn timer</source>
        <translation>Tempo per turno</translation>
    </message>
    <message>
        <source>When time runs out</source>
        <translation>A tempo scaduto</translation>
    </message>
    <message>
        <source>Game clock</source>
        <translation>Tempo per partita</translation>
    </message>
    <message>
        <source>Names, who starts, and the clocks ({keys})</source>
        <translation>Nomi, chi inizia e gli orologi ({keys})</translation>
    </message>
    <message>
        <source>You</source>
        <translation>Tu</translation>
    </message>
    <message>
        <source>Alternate</source>
        <translation>A turno</translation>
    </message>
    <message>
        <source>no turn timer</source>
        <translation>senza tempo per turno</translation>
    </message>
    <message>
        <source>More options</source>
        <translation>Altre opzioni</translation>
    </message>
    <message>
        <source>You start</source>
        <translation>Inizi tu</translation>
    </message>
    <message>
        <source>{name} starts</source>
        <translation>Inizia {name}</translation>
    </message>
    <message>
        <source>no game clock</source>
        <translation>senza tempo per partita</translation>
    </message>
    <message>
        <source>game clock {time}</source>
        <translation>tempo per partita {time}</translation>
    </message>
</context>
<context>
    <name>MoveRecord</name>
    <message>
        <source>Moves</source>
        <translation>Mosse</translation>
    </message>
    <message>
        <source>None yet</source>
        <translation>Ancora nessuna</translation>
    </message>
</context>
<context>
    <name>Narrator</name>
    <message>
        <source>New game, {rows} rows and {columns} columns; {mover} to move</source>
        <translation>Nuova partita, {rows} righe e {columns} colonne; turno: {mover}</translation>
    </message>
    <message>
        <source>{player} passes; {mover} to move</source>
        <translation>{player} passa; turno: {mover}</translation>
    </message>
    <message>
        <source>{turn}; {mover} to move</source>
        <translation>{turn}; turno: {mover}</translation>
    </message>
    <message>
        <source>{player}, column {column}, row {row}; {mover} to move</source>
        <translation>{player}, colonna {column}, riga {row}; turno: {mover}</translation>
    </message>
    <message>
        <source>The players have swapped sides: {first} plays {red}, {second} plays {yellow}</source>
        <translation>I giocatori hanno cambiato lato: {first} gioca con {red}, {second} con {yellow}</translation>
    </message>
    <message>
        <source>Time is up for {player}</source>
        <translation>Tempo scaduto: {player}</translation>
    </message>
    <message>
        <source>Column {column} is full</source>
        <translation>La colonna {column} è piena</translation>
    </message>
    <message>
        <source>{title}. {reason}</source>
        <translation>{title}. {reason}</translation>
    </message>
    <message>
        <source>{action}: not possible now</source>
        <translation>{action}: ora non è possibile</translation>
    </message>
    <message>
        <source>The computer cannot move. Play again or go back to the menu.</source>
        <translation>Il computer non riesce a giocare. Gioca ancora o torna al menu.</translation>
    </message>
    <message>
        <source>Redone: {moves}</source>
        <translation>Rifatto: {moves}</translation>
    </message>
    <message>
        <source>Redone: {moves}; {mover} to move</source>
        <translation>Rifatto: {moves}; turno: {mover}</translation>
    </message>
    <message>
        <source>Undone: {moves}; {mover} to move</source>
        <translation>Annullato: {moves}; turno: {mover}</translation>
    </message>
    <message>
        <source>Paused</source>
        <translation>In pausa</translation>
    </message>
    <message>
        <source>The game goes on; {mover} to move</source>
        <translation>La partita riprende; turno: {mover}</translation>
    </message>
    <message>
        <source>Row {row} is full</source>
        <translation>La riga {row} è piena</translation>
    </message>
    <message>
        <source>Row {row}, column {column}</source>
        <translation>Riga {row}, colonna {column}</translation>
    </message>
    <message>
        <source>Column {column}, slides to column {end}, row {row}</source>
        <translation>Colonna {column}, scivola nella colonna {end}, riga {row}</translation>
    </message>
    <message>
        <source>Column {column}, row {row}</source>
        <translation>Colonna {column}, riga {row}</translation>
    </message>
    <message>
        <source>There is no row {number}</source>
        <translation>Non c’è una riga {number}</translation>
    </message>
    <message>
        <source>There is no column {number}</source>
        <translation>Non c’è una colonna {number}</translation>
    </message>
    <message>
        <source>A disc is still falling</source>
        <translation>Una pedina sta ancora cadendo</translation>
    </message>
</context>
<context>
    <name>NavigationBar</name>
    <message>
        <source>Connect Four</source>
        <translation>Forza quattro</translation>
    </message>
    <message>
        <source>Help</source>
        <translation>Aiuto</translation>
    </message>
    <message>
        <source>How to play (F1)</source>
        <translation>Come si gioca (F1)</translation>
    </message>
    <message>
        <source>Settings</source>
        <translation>Impostazioni</translation>
    </message>
    <message>
        <source>Themes, colours, animation, sounds and language ({keys})</source>
        <translation>Temi, colori, animazione, suoni e lingua ({keys})</translation>
    </message>
</context>
<context>
    <name>OpenButton</name>
    <message>
        <source>Open a game…</source>
        <translation>Apri una partita…</translation>
    </message>
    <message>
        <source>Look at a game from a file ({keys})</source>
        <translation>Guarda una partita da un file ({keys})</translation>
    </message>
    <message>
        <source>Choose a file…</source>
        <translation>Scegli un file…</translation>
    </message>
</context>
<context>
    <name>OpenDialog</name>
    <message>
        <source>Open a game</source>
        <translation>Apri una partita</translation>
    </message>
    <message>
        <source>Games</source>
        <translation>Partite</translation>
    </message>
    <message>
        <source>All files</source>
        <translation>Tutti i file</translation>
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
        <translation>Secondi che il bot ha per una mossa</translation>
    </message>
    <message>
        <source>File of the bot: {name}</source>
        <translation>File del bot: {name}</translation>
    </message>
    <message>
        <source>Choose a file…</source>
        <translation>Scegli un file…</translation>
    </message>
</context>
<context>
    <name>PauseVeil</name>
    <message>
        <source>Paused</source>
        <translation>In pausa</translation>
    </message>
    <message>
        <source>Click or press P to go on</source>
        <translation>Fai clic o premi P per riprendere</translation>
    </message>
</context>
<context>
    <name>PlayPage</name>
    <message>
        <source>New game</source>
        <translation>Nuova partita</translation>
    </message>
    <message>
        <source>Start game</source>
        <translation>Inizia la partita</translation>
    </message>
    <message>
        <source>Set up a position…</source>
        <translation>Prepara posizione…</translation>
    </message>
    <message>
        <source>Tournament…</source>
        <translation>Torneo…</translation>
    </message>
    <message>
        <source>Let several bots play many games against each other</source>
        <translation>Fai giocare più bot in molte partite l’uno contro l’altro</translation>
    </message>
    <message>
        <source>Put discs on a board as you like, and play from there by the classic rules ({keys})</source>
        <translation>Metti le pedine nella griglia come vuoi e gioca da lì con le regole classiche ({keys})</translation>
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
        <translation>Nome del primo giocatore</translation>
    </message>
    <message>
        <source>Name of the second player</source>
        <translation>Nome del secondo giocatore</translation>
    </message>
</context>
<context>
    <name>PositionSaving</name>
    <message>
        <source>Game</source>
        <translation>Partita</translation>
    </message>
    <message>
        <source>Save as…</source>
        <translation>Salva con nome…</translation>
    </message>
    <message>
        <source>something went wrong; details are in the log</source>
        <translation>qualcosa è andato storto; i dettagli sono nel registro</translation>
    </message>
    <message>
        <source>{file} cannot be written: {problem}.</source>
        <translation>Impossibile salvare {file}: {problem}.</translation>
    </message>
    <message>
        <source>Written: {file}</source>
        <translation>Salvato: {file}</translation>
    </message>
</context>
<context>
    <name>PreviewBoard</name>
    <message>
        <source>Preview</source>
        <translation>Anteprima</translation>
    </message>
</context>
<context>
    <name>ProblemCard</name>
    <message>
        <source>The saved game cannot be read</source>
        <translation>Impossibile leggere la partita salvata</translation>
    </message>
    <message>
        <source>Delete</source>
        <translation>Elimina</translation>
    </message>
</context>
<context>
    <name>Program</name>
    <message>
        <source>Train</source>
        <translation>Allenati</translation>
    </message>
    <message>
        <source>Lessons, puzzles, and what comes back</source>
        <translation>Lezioni, rompicapi e ciò che ritorna</translation>
    </message>
    <message>
        <source>Games</source>
        <translation>Partite</translation>
    </message>
    <message>
        <source>Every game that was played, and statistics</source>
        <translation>Tutte le partite giocate, e le statistiche</translation>
    </message>
    <message>
        <source>The game cannot be saved: {problem}.</source>
        <translation>Impossibile salvare la partita: {problem}.</translation>
    </message>
</context>
<context>
    <name>ProgressCard</name>
    <message>
        <source>Progress</source>
        <translation>Avanzamento</translation>
    </message>
    <message>
        <source>Go on</source>
        <translation>Riprendi</translation>
    </message>
    <message>
        <source>Stop</source>
        <translation>Ferma</translation>
    </message>
    <message>
        <source>Export…</source>
        <translation>Esporta…</translation>
    </message>
    <message>
        <source>Write every game into a file, as JSON lines</source>
        <translation>Salva tutte le partite in un file, come righe JSON</translation>
    </message>
    <message>
        <source>Pause or go on (Space)</source>
        <translation>Metti in pausa o riprendi (Spazio)</translation>
    </message>
    <message>
        <source>Start</source>
        <translation>Inizia</translation>
    </message>
    <message>
        <source>Start anew</source>
        <translation>Ricomincia</translation>
    </message>
    <message>
        <source>Pause</source>
        <translation>Pausa</translation>
    </message>
    <message>
        <source>Not started</source>
        <translation>Non iniziato</translation>
    </message>
    <message>
        <source>Choose at least two bots.</source>
        <translation>Scegli almeno due bot.</translation>
    </message>
    <message>
        <source>Paused</source>
        <translation>In pausa</translation>
    </message>
    <message>
        <source>Left off</source>
        <translation>Interrotto</translation>
    </message>
    <message>
        <source>Finished</source>
        <translation>Terminato</translation>
    </message>
</context>
<context>
    <name>PuzzleFeedback</name>
    <message>
        <source>Choose a column with the mouse or with 1–{columns}, and drop with Enter. H gives a hint.</source>
        <translation>Scegli una colonna con il mouse o con 1–{columns} e inserisci la pedina con Invio. H dà un consiglio.</translation>
    </message>
    <message>
        <source>Your move</source>
        <translation>Tocca a te</translation>
    </message>
    <message>
        <source>The opponent answers in column {column}.</source>
        <translation>L’avversario risponde nella colonna {column}.</translation>
    </message>
    <message>
        <source>It comes back soon</source>
        <translation>Tornerà presto</translation>
    </message>
    <message>
        <source>Solved</source>
        <translation>Risolto</translation>
    </message>
    <message>
        <source>Yes — column {column}</source>
        <translation>Sì: colonna {column}</translation>
    </message>
    <message>
        <source>Wins too — column {column}</source>
        <translation>Vince anche questa: colonna {column}</translation>
    </message>
    <message>
        <source>Not quite — column {column}</source>
        <translation>Non proprio: colonna {column}</translation>
    </message>
    <message>
        <source>Look at the discs with a white ring.</source>
        <translation>Guarda le pedine con un anello bianco.</translation>
    </message>
    <message>
        <source>Look at column {column}.</source>
        <translation>Guarda la colonna {column}.</translation>
    </message>
    <message>
        <source>Hint</source>
        <translation>Consiglio</translation>
    </message>
    <message>
        <source>Columns {line}.</source>
        <translation>Colonne {line}.</translation>
    </message>
    <message>
        <source>The solution</source>
        <translation>La soluzione</translation>
    </message>
    <message>
        <source>This position could not be worked out in time. Try another column, or skip the puzzle.</source>
        <translation>Non è stato possibile calcolare in tempo questa posizione. Prova un’altra colonna o salta il rompicapo.</translation>
    </message>
    <message>
        <source>Not known</source>
        <translation>Non si sa</translation>
    </message>
    <message>
        <source>{solved} of {total} solved</source>
        <translation>{solved} di {total} risolti</translation>
    </message>
    <message>
        <source>What was missed comes back in the next days.</source>
        <translation>Ciò che hai sbagliato ritorna nei prossimi giorni.</translation>
    </message>
    <message>
        <source>Next</source>
        <translation>Avanti</translation>
    </message>
    <message>
        <source>Go to the next puzzle (N)</source>
        <translation>Vai al rompicapo successivo (N)</translation>
    </message>
    <message>
        <source>Try again</source>
        <translation>Riprova</translation>
    </message>
    <message>
        <source>Take the marks away (Backspace)</source>
        <translation>Togli i segni (Backspace)</translation>
    </message>
    <message>
        <source>Show me</source>
        <translation>Mostrami</translation>
    </message>
    <message>
        <source>Give up and see how it goes (S)</source>
        <translation>Rinuncia e guarda come si fa (S)</translation>
    </message>
    <message>
        <source>More puzzles</source>
        <translation>Altri rompicapi</translation>
    </message>
    <message>
        <source>Go on with another sitting</source>
        <translation>Continua con un’altra serie</translation>
    </message>
    <message>
        <source>Back to training</source>
        <translation>Torna all’allenamento</translation>
    </message>
    <message>
        <source>Back to the training (Esc)</source>
        <translation>Torna all’allenamento (Esc)</translation>
    </message>
</context>
<context>
    <name>PuzzlePage</name>
    <message>
        <source>Column {column} is full</source>
        <translation>La colonna {column} è piena</translation>
    </message>
    <message>
        <source>your try</source>
        <translation>la tua prova</translation>
    </message>
    <message>
        <source>hint</source>
        <translation>consiglio</translation>
    </message>
    <message>
        <source>{mover} to move</source>
        <translation>Turno: {mover}</translation>
    </message>
    <message>
        <source>Puzzle</source>
        <translation>Rompicapo</translation>
    </message>
    <message>
        <source>Training</source>
        <translation>Allenamento</translation>
    </message>
    <message>
        <source>Back to the training (Esc)</source>
        <translation>Torna all’allenamento (Esc)</translation>
    </message>
    <message>
        <source>Hint</source>
        <translation>Consiglio</translation>
    </message>
    <message>
        <source>Ring the discs to look at, then point at the column (H)</source>
        <translation>Cerchia le pedine importanti, poi indica la colonna (H)</translation>
    </message>
    <message>
        <source>Solution</source>
        <translation>Soluzione</translation>
    </message>
    <message>
        <source>Give up and see how it goes (S)</source>
        <translation>Rinuncia e guarda come si fa (S)</translation>
    </message>
    <message>
        <source>Skip</source>
        <translation>Salta</translation>
    </message>
    <message>
        <source>Go to the next puzzle (N)</source>
        <translation>Vai al rompicapo successivo (N)</translation>
    </message>
</context>
<context>
    <name>RatePlot</name>
    <message>
        <source>{title}: {percent}, {games}, {won} won, {drawn} drawn, {lost} lost</source>
        <translation>{title}: {percent}, {games}, {won} vinte, {drawn} pari, {lost} perse</translation>
    </message>
</context>
<context>
    <name>RatingPlot</name>
    <message>
        <source>first {first}, best {best}, now {last}, after {games} games</source>
        <translation>all’inizio {first}, massimo {best}, ora {last}, dopo {games} partite</translation>
    </message>
</context>
<context>
    <name>ReplayActions</name>
    <message>
        <source>First position</source>
        <translation>Prima posizione</translation>
    </message>
    <message>
        <source>Show the start of the game</source>
        <translation>Mostra l’inizio della partita</translation>
    </message>
    <message>
        <source>Look back</source>
        <translation>Guarda indietro</translation>
    </message>
    <message>
        <source>Show the game one move earlier, without undoing anything</source>
        <translation>Mostra la partita una mossa prima, senza annullare nulla</translation>
    </message>
    <message>
        <source>Stop</source>
        <translation>Ferma</translation>
    </message>
    <message>
        <source>Stop showing move after move</source>
        <translation>Smetti di mostrare una mossa dopo l’altra</translation>
    </message>
    <message>
        <source>Play through</source>
        <translation>Riproduci</translation>
    </message>
    <message>
        <source>Show move after move</source>
        <translation>Mostra una mossa dopo l’altra</translation>
    </message>
    <message>
        <source>Next move</source>
        <translation>Mossa successiva</translation>
    </message>
    <message>
        <source>Show the game one move later</source>
        <translation>Mostra la partita una mossa dopo</translation>
    </message>
    <message>
        <source>Last position</source>
        <translation>Ultima posizione</translation>
    </message>
    <message>
        <source>Show the end of the game</source>
        <translation>Mostra la fine della partita</translation>
    </message>
    <message>
        <source>Back to the game</source>
        <translation>Torna alla partita</translation>
    </message>
    <message>
        <source>Show the game as it stands now</source>
        <translation>Mostra la partita com’è adesso</translation>
    </message>
    <message>
        <source>Play from here</source>
        <translation>Gioca da qui</translation>
    </message>
    <message>
        <source>Start another game at this point; this one is kept</source>
        <translation>Inizia un’altra partita da questo punto; questa viene conservata</translation>
    </message>
</context>
<context>
    <name>ReplayFeature</name>
    <message>
        <source>Back at the end of the game</source>
        <translation>Di nuovo alla fine della partita</translation>
    </message>
    <message>
        <source>Back in the game; {name} to move</source>
        <translation>Di nuovo in partita; tocca a {name}</translation>
    </message>
    <message>
        <source>You are looking back; choose Play from here to start a game.</source>
        <translation>Stai guardando indietro; scegli «Gioca da qui» per iniziare una partita.</translation>
    </message>
</context>
<context>
    <name>ReplayStrip</name>
    <message>
        <source>Move {number} of {count}</source>
        <translation>Mossa {number} di {count}</translation>
    </message>
    <message>
        <source>Speed: {speed}</source>
        <translation>Velocità: {speed}</translation>
    </message>
    <message>
        <source>How fast to play through</source>
        <translation>Quanto è veloce la riproduzione</translation>
    </message>
</context>
<context>
    <name>ResultCard</name>
    <message>
        <source>Play again</source>
        <translation>Gioca ancora</translation>
    </message>
    <message>
        <source>Back to menu</source>
        <translation>Torna al menu</translation>
    </message>
    <message>
        <source>Review</source>
        <translation>Revisione</translation>
    </message>
    <message>
        <source>See how good every move was, and why (Ctrl+R)</source>
        <translation>Scopri quanto era buona ogni mossa, e perché (Ctrl+R)</translation>
    </message>
</context>
<context>
    <name>ReviewActions</name>
    <message>
        <source>Review</source>
        <translation>Revisione</translation>
    </message>
    <message>
        <source>The coach knows the classic rules only</source>
        <translation>L’allenatore conosce solo le regole classiche</translation>
    </message>
    <message>
        <source>See how good every move was, and why; or leave the review</source>
        <translation>Scopri quanto era buona ogni mossa, e perché; o esci dalla revisione</translation>
    </message>
    <message>
        <source>Show me</source>
        <translation>Mostrami</translation>
    </message>
    <message>
        <source>Play the line that proves it (Space)</source>
        <translation>Riproduci la sequenza che lo dimostra (Spazio)</translation>
    </message>
    <message>
        <source>Try again</source>
        <translation>Riprova</translation>
    </message>
    <message>
        <source>Play on from here and see whether your move holds</source>
        <translation>Continua a giocare da qui e scopri se la tua mossa regge</translation>
    </message>
    <message>
        <source>Next mistake</source>
        <translation>Errore successivo</translation>
    </message>
    <message>
        <source>Show the next mistake</source>
        <translation>Mostra l’errore successivo</translation>
    </message>
    <message>
        <source>Previous mistake</source>
        <translation>Errore precedente</translation>
    </message>
    <message>
        <source>Show the mistake before this one</source>
        <translation>Mostra l’errore prima di questo</translation>
    </message>
    <message>
        <source>Play from here</source>
        <translation>Gioca da qui</translation>
    </message>
    <message>
        <source>Start another game at this point; this one is kept</source>
        <translation>Inizia un’altra partita da questo punto; questa viene conservata</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Chiudi</translation>
    </message>
    <message>
        <source>Leave the review</source>
        <translation>Esci dalla revisione</translation>
    </message>
    <message>
        <source>Stop</source>
        <translation>Ferma</translation>
    </message>
    <message>
        <source>Stop the review; what is known stays</source>
        <translation>Ferma la revisione; ciò che è noto rimane</translation>
    </message>
</context>
<context>
    <name>ReviewCard</name>
    <message>
        <source>Review</source>
        <translation>Revisione</translation>
    </message>
    <message>
        <source>Coach</source>
        <translation>Allenatore</translation>
    </message>
    <message>
        <source>Graph</source>
        <translation>Grafico</translation>
    </message>
    <message>
        <source>Moves</source>
        <translation>Mosse</translation>
    </message>
    <message>
        <source>Result</source>
        <translation>Risultato</translation>
    </message>
    <message>
        <source>What is shown</source>
        <translation>Che cosa viene mostrato</translation>
    </message>
</context>
<context>
    <name>RulesChoice</name>
    <message>
        <source>Rules</source>
        <translation>Regole</translation>
    </message>
</context>
<context>
    <name>RulesRow</name>
    <message>
        <source>On boards from {size} up.</source>
        <translation>Su griglie da {size} in su.</translation>
    </message>
</context>
<context>
    <name>RunningBoard</name>
    <message>
        <source>move</source>
        <translation>mossa</translation>
    </message>
    <message>
        <source>{first} against {second}, {size}, move {count}</source>
        <translation>{first} contro {second}, {size}, mossa {count}</translation>
    </message>
</context>
<context>
    <name>RunningBoards</name>
    <message>
        <source>Running now</source>
        <translation>In corso</translation>
    </message>
</context>
<context>
    <name>Segmented</name>
    <message>
        <source>{number} of {count}</source>
        <translation>{number} di {count}</translation>
    </message>
</context>
<context>
    <name>SetCard</name>
    <message>
        <source>new</source>
        <translation>nuovo</translation>
    </message>
    <message>
        <source>Play some games, and your mistakes come here.</source>
        <translation>Gioca qualche partita e i tuoi errori arriveranno qui.</translation>
    </message>
</context>
<context>
    <name>SetUpControls</name>
    <message>
        <source>Disc</source>
        <translation>Pedina</translation>
    </message>
    <message>
        <source>To move</source>
        <translation>Turno</translation>
    </message>
    <message>
        <source>Rows</source>
        <translation>Righe</translation>
    </message>
    <message>
        <source>Columns</source>
        <translation>Colonne</translation>
    </message>
    <message>
        <source>Eraser</source>
        <translation>Gomma</translation>
    </message>
    <message>
        <source>Click to drop, right click to take away. Keys: 1–9 drop, Del takes away, X and O choose the disc, E the eraser. Moves such as 44-53 and boards copied as text can be pasted.</source>
        <translation>Clic per inserire, clic destro per togliere. Tasti: 1–9 inseriscono, Canc toglie, X e O scelgono la pedina, E la gomma. Si possono incollare mosse come 44-53 e griglie copiate come testo.</translation>
    </message>
    <message>
        <source>Undo</source>
        <translation>Annulla</translation>
    </message>
    <message>
        <source>Redo</source>
        <translation>Rifai</translation>
    </message>
    <message>
        <source>Clear</source>
        <translation>Svuota</translation>
    </message>
    <message>
        <source>Paste</source>
        <translation>Incolla</translation>
    </message>
    <message>
        <source>Analyse</source>
        <translation>Analizza</translation>
    </message>
    <message>
        <source>Open the position as a game between two people, with the analysis</source>
        <translation>Apri la posizione come partita fra due persone, con l’analisi</translation>
    </message>
    <message>
        <source>Save as…</source>
        <translation>Salva con nome…</translation>
    </message>
    <message>
        <source>Write the position to a file that can be opened again</source>
        <translation>Salva la posizione in un file che si può riaprire</translation>
    </message>
</context>
<context>
    <name>SetUpDialog</name>
    <message>
        <source>Press Esc again to leave without this position.</source>
        <translation>Premi di nuovo Esc per uscire senza questa posizione.</translation>
    </message>
    <message>
        <source>Column {number} is full.</source>
        <translation>La colonna {number} è piena.</translation>
    </message>
    <message>
        <source>Column {number} is empty.</source>
        <translation>La colonna {number} è vuota.</translation>
    </message>
    <message>
        <source>The board is empty.</source>
        <translation>La griglia è vuota.</translation>
    </message>
    <message>
        <source>Set up a position</source>
        <translation>Prepara una posizione</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Esci</translation>
    </message>
    <message>
        <source>Play from here</source>
        <translation>Gioca da qui</translation>
    </message>
    <message>
        <source>Column {column}: {discs}</source>
        <translation>Colonna {column}: {discs}</translation>
    </message>
</context>
<context>
    <name>SetUpFeature</name>
    <message>
        <source>A new game from the position that was set up</source>
        <translation>Una nuova partita dalla posizione preparata</translation>
    </message>
    <message>
        <source>Set up a position…</source>
        <translation>Prepara posizione…</translation>
    </message>
    <message>
        <source>Positions can be set up by the classic rules only</source>
        <translation>Le posizioni si possono preparare solo con le regole classiche</translation>
    </message>
    <message>
        <source>Put discs on a board as you like, and play from there</source>
        <translation>Metti le pedine nella griglia come vuoi e gioca da lì</translation>
    </message>
</context>
<context>
    <name>SettingsDialog</name>
    <message>
        <source>Settings</source>
        <translation>Impostazioni</translation>
    </message>
    <message>
        <source>Theme</source>
        <translation>Tema</translation>
    </message>
    <message>
        <source>Text size</source>
        <translation>Dimensione del testo</translation>
    </message>
    <message>
        <source>Animation</source>
        <translation>Animazione</translation>
    </message>
    <message>
        <source>Screen reader</source>
        <translation>Screen reader</translation>
    </message>
    <message>
        <source>Offer to take back mistakes</source>
        <translation>Proponi di annullare gli errori</translation>
    </message>
    <message>
        <source>After a mistake against the computer the coach says why and offers Undo</source>
        <translation>Dopo un errore contro il computer, l’allenatore spiega perché e propone di annullarlo</translation>
    </message>
    <message>
        <source>Restore defaults</source>
        <translation>Ripristina</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Annulla</translation>
    </message>
    <message>
        <source>OK</source>
        <translation>OK</translation>
    </message>
    <message>
        <source>Sounds</source>
        <translation>Suoni</translation>
    </message>
    <message>
        <source>Language</source>
        <translation>Lingua</translation>
    </message>
    <message>
        <source>Teaching</source>
        <translation>Per imparare</translation>
    </message>
    <message>
        <source>Processor cores</source>
        <translation>Core del processore</translation>
    </message>
</context>
<context>
    <name>ShortcutsDialog</name>
    <message>
        <source>Shortcuts</source>
        <translation>Scorciatoie</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Chiudi</translation>
    </message>
    <message>
        <source>Choose a column</source>
        <translation>Scegli una colonna</translation>
    </message>
    <message>
        <source>Move to the next column</source>
        <translation>Vai alla colonna accanto</translation>
    </message>
    <message>
        <source>Enter, Space, ↓</source>
        <translation>Invio, Spazio, ↓</translation>
    </message>
    <message>
        <source>Drop</source>
        <translation>Inserisci la pedina</translation>
    </message>
    <message>
        <source>Go to the next control</source>
        <translation>Vai al controllo successivo</translation>
    </message>
</context>
<context>
    <name>SittingTiles</name>
    <message>
        <source>best {days}</source>
        <translation>record {days}</translation>
    </message>
    <message>
        <source>Streak</source>
        <translation>Serie</translation>
    </message>
    <message>
        <source>Rating</source>
        <translation>Punteggio</translation>
    </message>
    <message>
        <source>{count} done</source>
        <translation>{count} fatti</translation>
    </message>
    <message>
        <source>Due today</source>
        <translation>Per oggi</translation>
    </message>
</context>
<context>
    <name>StatisticsPanel</name>
    <message>
        <source>Statistics</source>
        <translation>Statistiche</translation>
    </message>
    <message>
        <source>Win rate by level</source>
        <translation>Vittorie per livello</translation>
    </message>
    <message>
        <source>Rating</source>
        <translation>Punteggio</translation>
    </message>
    <message>
        <source>Win rate by board size</source>
        <translation>Vittorie per misura</translation>
    </message>
    <message>
        <source>Other rules</source>
        <translation>Altre regole</translation>
    </message>
    <message>
        <source>won–drawn–lost</source>
        <translation>vinte–pari–perse</translation>
    </message>
    <message>
        <source>Games against the computer will be counted here.</source>
        <translation>Qui si contano le partite contro il computer.</translation>
    </message>
    <message>
        <source>Games against the levels from Beginner to Perfect give you a rating.</source>
        <translation>Le partite contro i livelli da Principiante a Perfetto ti danno un punteggio.</translation>
    </message>
    <message>
        <source>Everything else here is Classic.</source>
        <translation>Tutto il resto qui è classico.</translation>
    </message>
    <message>
        <source>Games</source>
        <translation>Partite</translation>
    </message>
    <message>
        <source>{won} of {games}</source>
        <translation>{won} di {games}</translation>
    </message>
    <message>
        <source>Won</source>
        <translation>Vinte</translation>
    </message>
    <message>
        <source>Streak</source>
        <translation>Serie</translation>
    </message>
    <message>
        <source>best: {count}</source>
        <translation>record: {count}</translation>
    </message>
    <message>
        <source>won · best: {count}</source>
        <translation>vinte · record: {count}</translation>
    </message>
    <message>
        <source>lost · best: {count}</source>
        <translation>perse · record: {count}</translation>
    </message>
</context>
<context>
    <name>StatusLine</name>
    <message>
        <source>Elapsed {time}</source>
        <translation>Durata {time}</translation>
    </message>
</context>
<context>
    <name>Stepper</name>
    <message>
        <source>{name}: fewer</source>
        <translation>{name}: meno</translation>
    </message>
    <message>
        <source>{name}: more</source>
        <translation>{name}: più</translation>
    </message>
</context>
<context>
    <name>TeachFeature</name>
    <message>
        <source>Column {number} was a mistake</source>
        <translation>La colonna {number} è stata un errore</translation>
    </message>
    <message>
        <source>Take back</source>
        <translation>Annulla la mossa</translation>
    </message>
</context>
<context>
    <name>TimerRow</name>
    <message>
        <source>Turn timer</source>
        <translation>Tempo per turno</translation>
    </message>
    <message>
        <source>Seconds per turn, in steps of five</source>
        <translation>Secondi per turno, di cinque in cinque</translation>
    </message>
    <message>
        <source>Seconds per turn</source>
        <translation>Secondi per turno</translation>
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
        <translation>Il torneo si è fermato</translation>
    </message>
    <message>
        <source>Not every game is in the archive</source>
        <translation>Non tutte le partite sono nell’archivio</translation>
    </message>
    <message>
        <source>The last tournament cannot be read</source>
        <translation>Impossibile leggere l’ultimo torneo</translation>
    </message>
    <message>
        <source>{games} per pair</source>
        <translation>{games} per coppia</translation>
    </message>
    <message>
        <source>Bots</source>
        <translation>Bot</translation>
    </message>
    <message>
        <source>Games as JSON lines (*.jsonl)</source>
        <translation>Partite come righe JSON (*.jsonl)</translation>
    </message>
    <message>
        <source>{file} was written</source>
        <translation>{file} è stato salvato</translation>
    </message>
    <message>
        <source>{file} was not written</source>
        <translation>{file} non è stato salvato</translation>
    </message>
    <message>
        <source>Tournament of bots</source>
        <translation>Torneo di bot</translation>
    </message>
    <message>
        <source>Play</source>
        <translation>Gioca</translation>
    </message>
    <message>
        <source>Back to the page where games start (Esc)</source>
        <translation>Torna alla pagina dove iniziano le partite (Esc)</translation>
    </message>
</context>
<context>
    <name>TrainCounted</name>
    <message numerus="yes">
        <source>%n puzzle(s) due today</source>
        <translation>
            <numerusform>%n rompicapo da fare oggi</numerusform>
            <numerusform>%n rompicapi da fare oggi</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n puzzle(s) for today</source>
        <translation>
            <numerusform>%n rompicapo per oggi</numerusform>
            <numerusform>%n rompicapi per oggi</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n puzzle(s)</source>
        <translation>
            <numerusform>%n rompicapo</numerusform>
            <numerusform>%n rompicapi</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n from your own games</source>
        <translation>
            <numerusform>%n dalle tue partite</numerusform>
            <numerusform>%n dalle tue partite</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n that is(are) fading</source>
        <translation>
            <numerusform>%n da ripassare</numerusform>
            <numerusform>%n da ripassare</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n new</source>
        <translation>
            <numerusform>%n nuovo</numerusform>
            <numerusform>%n nuovi</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>About %n minute(s).</source>
        <translation>
            <numerusform>Circa %n minuto.</numerusform>
            <numerusform>Circa %n minuti.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n day(s)</source>
        <translation>
            <numerusform>%n giorno</numerusform>
            <numerusform>%n giorni</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n try(tries) left</source>
        <translation>
            <numerusform>resta %n tentativo</numerusform>
            <numerusform>restano %n tentativi</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Win in %n move(s), whatever the opponent does.</source>
        <translation>
            <numerusform>Vinci in %n mossa, qualunque cosa faccia l’avversario.</numerusform>
            <numerusform>Vinci in %n mosse, qualunque cosa faccia l’avversario.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n move(s) to go.</source>
        <translation>
            <numerusform>Manca %n mossa.</numerusform>
            <numerusform>Mancano %n mosse.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>TrainPage</name>
    <message>
        <source>The training cannot be read</source>
        <translation>Impossibile leggere l’allenamento</translation>
    </message>
    <message>
        <source>Train</source>
        <translation>Allenati</translation>
    </message>
    <message>
        <source>Puzzle rating</source>
        <translation>Punteggio</translation>
    </message>
    <message>
        <source>best {days}</source>
        <translation>record {days}</translation>
    </message>
    <message>
        <source>Streak</source>
        <translation>Serie</translation>
    </message>
</context>
<context>
    <name>TrainingBoard</name>
    <message>
        <source>Column {column}, row {row}</source>
        <translation>Colonna {column}, riga {row}</translation>
    </message>
    <message>
        <source>Column {column} is full</source>
        <translation>La colonna {column} è piena</translation>
    </message>
    <message>
        <source>There is no column {number}</source>
        <translation>La colonna {number} non c’è</translation>
    </message>
</context>
<context>
    <name>VariantFeature</name>
    <message>
        <source>Pull out</source>
        <translation>Estrai</translation>
    </message>
    <message>
        <source>Pull your lowest disc out of the chosen column</source>
        <translation>Estrai la tua pedina più in basso dalla colonna scelta</translation>
    </message>
    <message>
        <source>Flip ({count})</source>
        <translation>Capovolgi ({count})</translation>
    </message>
    <message>
        <source>Turn the board upside down instead of dropping</source>
        <translation>Invece di inserire una pedina, capovolgi la griglia</translation>
    </message>
    <message>
        <source>Say what comes next</source>
        <translation>Leggi che cosa succede dopo</translation>
    </message>
    <message>
        <source>Let the screen reader say what happens next, and when</source>
        <translation>Lo screen reader dice che cosa succederà, e quando</translation>
    </message>
</context>
<context>
    <name>VolumeRow</name>
    <message>
        <source>Sounds</source>
        <translation>Suoni</translation>
    </message>
    <message>
        <source>Volume</source>
        <translation>Volume</translation>
    </message>
</context>
<context>
    <name>WatchActions</name>
    <message>
        <source>Step</source>
        <translation>Passo</translation>
    </message>
    <message>
        <source>Let the bots make one move, then wait</source>
        <translation>I bot fanno una mossa, poi aspettano</translation>
    </message>
    <message>
        <source>Series</source>
        <translation>Serie</translation>
    </message>
    <message>
        <source>Let the next game start by itself; the score is kept</source>
        <translation>La partita successiva inizia da sola; il punteggio resta</translation>
    </message>
    <message>
        <source>How fast the bots play: slow, normal, fast or instant</source>
        <translation>Velocità dei bot: lenta, normale, rapida o immediata</translation>
    </message>
    <message>
        <source>Slow</source>
        <translation>Lenta</translation>
    </message>
    <message>
        <source>Normal</source>
        <translation>Normale</translation>
    </message>
    <message>
        <source>Fast</source>
        <translation>Rapida</translation>
    </message>
    <message>
        <source>Instant</source>
        <translation>Immediata</translation>
    </message>
</context>
<context>
    <name>WatchFeature</name>
    <message>
        <source>The next game starts in {seconds} s.</source>
        <translation>La prossima partita inizia tra {seconds} s.</translation>
    </message>
</context>
<context>
    <name>WeekCard</name>
    <message>
        <source>{count} solved</source>
        <translation>{count} risolti</translation>
    </message>
    <message>
        <source>This week</source>
        <translation>Questa settimana</translation>
    </message>
</context>
<context>
    <name>_LessonButton</name>
    <message>
        <source>Lesson: {title}</source>
        <translation>Lezione: {title}</translation>
    </message>
    <message>
        <source>{lesson}, done</source>
        <translation>{lesson}, completata</translation>
    </message>
</context>
<context>
    <name>aloud_texts</name>
    <message>
        <source>Column {column}: {discs}.</source>
        <translation>Colonna {column}: {discs}.</translation>
    </message>
    <message>
        <source>The other columns are empty.</source>
        <translation>Le altre colonne sono vuote.</translation>
    </message>
    <message>
        <source>Row {row}: {discs}.</source>
        <translation>Riga {row}: {discs}.</translation>
    </message>
    <message>
        <source>The other rows are empty.</source>
        <translation>Le altre righe sono vuote.</translation>
    </message>
    <message>
        <source>The board is empty.</source>
        <translation>La griglia è vuota.</translation>
    </message>
    <message>
        <source>You play {disc} against {opponent}.</source>
        <translation>Giochi con {disc} contro {opponent}.</translation>
    </message>
    <message>
        <source>{first} plays {red}, {second} plays {yellow}.</source>
        <translation>{first} gioca con {red}, {second} con {yellow}.</translation>
    </message>
    <message>
        <source>{player}, level {level}</source>
        <translation>{player}, livello {level}</translation>
    </message>
    <message>
        <source>{time} for the game</source>
        <translation>{time} per la partita</translation>
    </message>
    <message>
        <source>{name} has {time} for the game</source>
        <translation>{name} ha {time} per la partita</translation>
    </message>
    <message>
        <source>Elapsed {time}</source>
        <translation>Durata {time}</translation>
    </message>
    <message>
        <source>Time for this move: {seconds} s</source>
        <translation>Tempo per questa mossa: {seconds} s</translation>
    </message>
    <message>
        <source>There are no threats.</source>
        <translation>Non ci sono minacce.</translation>
    </message>
    <message>
        <source>{disc} makes four at {cells}.</source>
        <translation>{disc} fa quattro in {cells}.</translation>
    </message>
    <message>
        <source>{cell}, now</source>
        <translation>{cell}, adesso</translation>
    </message>
    <message>
        <source>column {column}, row {row}</source>
        <translation>colonna {column}, riga {row}</translation>
    </message>
    <message>
        <source>The line goes from {start} to {end}.</source>
        <translation>La linea va da {start} a {end}.</translation>
    </message>
    <message>
        <source>The winning discs: {cells}.</source>
        <translation>Le pedine vincenti: {cells}.</translation>
    </message>
</context>
<context>
    <name>analysis_texts</name>
    <message>
        <source>draw</source>
        <translation>pari</translation>
    </message>
    <message>
        <source>wins</source>
        <translation>vince</translation>
    </message>
    <message>
        <source>loses</source>
        <translation>perde</translation>
    </message>
    <message>
        <source>wins in {moves}</source>
        <translation>vince in {moves}</translation>
    </message>
    <message>
        <source>loses in {moves}</source>
        <translation>perde in {moves}</translation>
    </message>
    <message>
        <source>W</source>
        <comment>wins</comment>
        <translation>V</translation>
    </message>
    <message>
        <source>L</source>
        <comment>loses</comment>
        <translation>P</translation>
    </message>
    <message>
        <source>full</source>
        <translation>piena</translation>
    </message>
    <message>
        <source>Column {number}: {score}</source>
        <translation>Colonna {number}: {score}</translation>
    </message>
    <message>
        <source>Thinking…</source>
        <translation>Sta pensando…</translation>
    </message>
    <message>
        <source>Draw</source>
        <translation>Pareggio</translation>
    </message>
    <message>
        <source>{name} has won</source>
        <translation>{name} ha vinto</translation>
    </message>
    <message>
        <source>{name} wins</source>
        <translation>{name} vince</translation>
    </message>
    <message>
        <source>{name} wins in {moves}</source>
        <translation>{name} vince in {moves}</translation>
    </message>
    <message>
        <source>Every column loses</source>
        <translation>Tutte le colonne perdono</translation>
    </message>
    <message>
        <source>Only column {number} keeps the win</source>
        <translation>Solo la colonna {number} mantiene la vittoria</translation>
    </message>
    <message>
        <source>Only column {number} keeps the draw</source>
        <translation>Solo la colonna {number} mantiene il pareggio</translation>
    </message>
    <message>
        <source>Best so far: {columns}</source>
        <translation>Finora il meglio: {columns}</translation>
    </message>
    <message>
        <source>Holds out longest: {columns}</source>
        <translation>Difesa più lunga: {columns}</translation>
    </message>
    <message>
        <source>Best: {columns}</source>
        <translation>Il meglio: {columns}</translation>
    </message>
    <message>
        <source>{proven} of {count} proven</source>
        <translation>{proven} di {count} dimostrate</translation>
    </message>
    <message>
        <source>Move {number}: {verdict}</source>
        <translation>Mossa {number}: {verdict}</translation>
    </message>
    <message>
        <source>One disc here would make four, in row {row}. Odd rows help {odd}, even rows help {even}.</source>
        <translation>Una pedina qui farebbe quattro, nella riga {row}. Le righe dispari aiutano {odd}, le righe pari {even}.</translation>
    </message>
    <message>
        <source>{name} ahead</source>
        <translation>{name} è avanti</translation>
    </message>
    <message>
        <source>not known yet</source>
        <translation>non si sa ancora</translation>
    </message>
    <message>
        <source>estimate {value}</source>
        <translation>stima {value}</translation>
    </message>
    <message>
        <source>column {numbers}</source>
        <translation>colonna {numbers}</translation>
    </message>
    <message>
        <source>columns {numbers}</source>
        <translation>colonne {numbers}</translation>
    </message>
    <message>
        <source>About even</source>
        <translation>In equilibrio</translation>
    </message>
    <message>
        <source>{name} looks better</source>
        <translation>{name} sembra avanti</translation>
    </message>
</context>
<context>
    <name>brief_texts</name>
    <message>
        <source>Column {column}, {disc}</source>
        <translation>Colonna {column}, {disc}</translation>
    </message>
    <message>
        <source>New game; {mover} to move</source>
        <translation>Nuova partita; turno: {mover}</translation>
    </message>
    <message>
        <source>Undone: {moves}</source>
        <translation>Annullato: {moves}</translation>
    </message>
    <message>
        <source>Redone: {moves}</source>
        <translation>Rifatto: {moves}</translation>
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
        <translation>Colonna {number}</translation>
    </message>
    <message>
        <source>Row {number}</source>
        <translation>Riga {number}</translation>
    </message>
    <message>
        <source>Column {column}, row {row}: empty</source>
        <translation>Colonna {column}, riga {row}: vuota</translation>
    </message>
    <message>
        <source>Column {column}, row {row}: {disc}, in the winning line</source>
        <translation>Colonna {column}, riga {row}: {disc}, nella linea vincente</translation>
    </message>
    <message>
        <source>Column {column}, row {row}: {disc}, the last move</source>
        <translation>Colonna {column}, riga {row}: {disc}, ultima mossa</translation>
    </message>
    <message>
        <source>Column {column}, row {row}: {disc}</source>
        <translation>Colonna {column}, riga {row}: {disc}</translation>
    </message>
</context>
<context>
    <name>coach</name>
    <message>
        <source>column {column}, row {row}</source>
        <translation>colonna {column}, riga {row}</translation>
    </message>
    <message>
        <source>Whether the game could have been held is not known here.</source>
        <translation>Se la partita si poteva ancora salvare, qui non si sa.</translation>
    </message>
    <message>
        <source>{mover} could have won at once: {cell} makes four.</source>
        <translation>{mover} poteva vincere subito: una pedina in {cell} fa quattro.</translation>
    </message>
    <message>
        <source>{other} needs only {cell} for four. That had to be blocked.</source>
        <translation>Per fare quattro, {other} ha bisogno solo della casella in {cell}. Andava bloccata.</translation>
    </message>
    <message>
        <source>This disc is a step for {other}: right on top of it, {cell} makes four.</source>
        <translation>Questa pedina è un gradino per {other}: subito sopra, in {cell}, una pedina fa quattro.</translation>
    </message>
    <message>
        <source>Now {other} plays column {column} and threatens two fours at once, {cell} and {second}. Only one of them can be blocked.</source>
        <translation>Ora {other} gioca la colonna {column} e minaccia di fare quattro in due punti, in {cell} e in {second}. Se ne può bloccare solo uno.</translation>
    </message>
    <message>
        <source>{mover} could have played column {column}, threatening two fours at once, {cell} and {second}. Only one of them can be blocked.</source>
        <translation>{mover} poteva giocare la colonna {column} e minacciare di fare quattro in due punti, in {cell} e in {second}. Se ne può bloccare solo uno.</translation>
    </message>
    <message>
        <source>This threatens two fours at once, {cell} and {second}. Only one of them can be blocked.</source>
        <translation>Così si minaccia di fare quattro in due punti, in {cell} e in {second}. Se ne può bloccare solo uno.</translation>
    </message>
    <message>
        <source>Now {other} plays column {column} and threatens {cell}. Blocking it only opens {second} above, which makes four too.</source>
        <translation>Ora {other} gioca la colonna {column} e minaccia di fare quattro in {cell}. Bloccare lì apre solo la casella sopra, in {second}, e anche quella fa quattro.</translation>
    </message>
    <message>
        <source>{mover} could have played column {column}, threatening {cell}. Blocking it only opens {second} above, which makes four too.</source>
        <translation>{mover} poteva giocare la colonna {column} e minacciare di fare quattro in {cell}. Bloccare lì apre solo la casella sopra, in {second}, e anche quella fa quattro.</translation>
    </message>
    <message>
        <source>This threatens {cell}. Blocking it only opens {second} above, which makes four too.</source>
        <translation>Così si minaccia di fare quattro in {cell}. Bloccare lì apre solo la casella sopra, in {second}, e anche quella fa quattro.</translation>
    </message>
    <message>
        <source>Now {other} forces four in {moves} moves, starting with column {column}: every disc threatens four, so there is only one answer each time.</source>
        <translation>Ora {other} forza il quattro in {moves} mosse, a partire dalla colonna {column}: ogni pedina minaccia di fare quattro, quindi ogni volta c’è una sola risposta.</translation>
    </message>
    <message>
        <source>{mover} could have forced four in {moves} moves, starting with column {column}: every disc threatens four, so there is only one answer each time.</source>
        <translation>{mover} poteva forzare il quattro in {moves} mosse, a partire dalla colonna {column}: ogni pedina minaccia di fare quattro, quindi ogni volta c’è una sola risposta.</translation>
    </message>
    <message>
        <source>This forces four in {moves} moves: every disc threatens four, so there is only one answer each time.</source>
        <translation>Così si forza il quattro in {moves} mosse: ogni pedina minaccia di fare quattro, quindi ogni volta c’è una sola risposta.</translation>
    </message>
    <message numerus="yes">
        <source>This still wins, but %n move(s) later than column {column}.</source>
        <translation>
            <numerusform>Così si vince ancora, ma %n mossa più tardi che con la colonna {column}.</numerusform>
            <numerusform>Così si vince ancora, ma %n mosse più tardi che con la colonna {column}.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The game was lost anyway, but column {column} holds out %n move(s) longer.</source>
        <translation>
            <numerusform>La partita era comunque persa, ma la colonna {column} resiste %n mossa in più.</numerusform>
            <numerusform>La partita era comunque persa, ma la colonna {column} resiste %n mosse in più.</numerusform>
        </translation>
    </message>
    <message>
        <source>This disc lies right below {cell}, where {mover} would have made four. Now {other} can close that cell.</source>
        <translation>Questa pedina sta subito sotto la casella in {cell}, dove {mover} avrebbe fatto quattro. Ora {other} può chiudere quella casella.</translation>
    </message>
    <message>
        <source>Now {other} plays column {column}, and {mover} has no safe move left: every disc opens a winning cell, such as {cell}.</source>
        <translation>Ora {other} gioca la colonna {column}, e per {mover} non ci sono più mosse sicure: ogni pedina apre una casella vincente, per esempio in {cell}.</translation>
    </message>
    <message>
        <source>After column {column}, {other} would have had no safe move left: every disc opens a winning cell, such as {cell}.</source>
        <translation>Dopo la colonna {column}, per {other} non ci sarebbero state più mosse sicure: ogni pedina apre una casella vincente, per esempio in {cell}.</translation>
    </message>
    <message>
        <source>Now {other} has no safe move left: every disc opens a winning cell, such as {cell}.</source>
        <translation>Ora per {other} non ci sono più mosse sicure: ogni pedina apre una casella vincente, per esempio in {cell}.</translation>
    </message>
    <message>
        <source>Now {other} plays column {column}. From then on it is enough to block fours and otherwise answer on top of every disc: that always makes four, for example {cell}.</source>
        <translation>Ora {other} gioca la colonna {column}. Da lì in poi basta bloccare ogni quattro e, per il resto, rispondere subito sopra ogni pedina: così si fa sempre quattro, per esempio in {cell}.</translation>
    </message>
    <message>
        <source>{mover} could have played column {column}. From then on it is enough to block fours and otherwise answer on top of every disc: that always makes four, for example {cell}.</source>
        <translation>{mover} poteva giocare la colonna {column}. Da lì in poi basta bloccare ogni quattro e, per il resto, rispondere subito sopra ogni pedina: così si fa sempre quattro, per esempio in {cell}.</translation>
    </message>
    <message>
        <source>From here on it is enough to block fours and otherwise answer on top of every disc: that always makes four, for example {cell}.</source>
        <translation>Da qui in poi basta bloccare ogni quattro e, per il resto, rispondere subito sopra ogni pedina: così si fa sempre quattro, per esempio in {cell}.</translation>
    </message>
    <message>
        <source>Now {other} wins, and the winning cell {cell} decides: without it nothing could be forced.</source>
        <translation>Ora {other} vince, e a decidere è la casella vincente in {cell}: senza di essa non si potrebbe forzare nulla.</translation>
    </message>
    <message>
        <source>Now {other} wins with the winning cell {cell}. With best play, {mover} has nothing better in the end than to play right below it.</source>
        <translation>Ora {other} vince con la casella vincente in {cell}. Con il gioco migliore, alla fine {mover} non ha niente di meglio che giocare subito sotto.</translation>
    </message>
    <message>
        <source>{mover} could have won, starting with column {column}. The winning cell {cell} decides: without it nothing could be forced.</source>
        <translation>{mover} poteva vincere, a partire dalla colonna {column}. A decidere è la casella vincente in {cell}: senza di essa non si potrebbe forzare nulla.</translation>
    </message>
    <message>
        <source>{mover} could have won with the winning cell {cell}, starting with column {column}. With best play, {other} has nothing better in the end than to play right below it.</source>
        <translation>{mover} poteva vincere con la casella vincente in {cell}, a partire dalla colonna {column}. Con il gioco migliore, alla fine {other} non ha niente di meglio che giocare subito sotto.</translation>
    </message>
    <message>
        <source>This wins, and the winning cell {cell} decides: without it nothing could be forced.</source>
        <translation>Così si vince, e a decidere è la casella vincente in {cell}: senza di essa non si potrebbe forzare nulla.</translation>
    </message>
    <message>
        <source>This wins with the winning cell {cell}. With best play, {other} has nothing better in the end than to play right below it.</source>
        <translation>Così si vince con la casella vincente in {cell}. Con il gioco migliore, alla fine {other} non ha niente di meglio che giocare subito sotto.</translation>
    </message>
    <message>
        <source>Now {other} plays column {column} and gets a winning cell, {cell}, which decides the game.</source>
        <translation>Ora {other} gioca la colonna {column} e ottiene una casella vincente, in {cell}, che decide la partita.</translation>
    </message>
    <message>
        <source>{mover} could have played column {column}: that makes a winning cell, {cell}, which decides the game.</source>
        <translation>{mover} poteva giocare la colonna {column}: così si crea una casella vincente, in {cell}, che decide la partita.</translation>
    </message>
    <message>
        <source>This makes a winning cell, {cell}, which decides the game.</source>
        <translation>Così si crea una casella vincente, in {cell}, che decide la partita.</translation>
    </message>
    <message>
        <source>The key point was {cell}. It was left open, and every way for {other} to force four needs it.</source>
        <translation>Il punto chiave era in {cell}. È rimasto libero, e ogni modo in cui {other} può forzare il quattro passa di lì.</translation>
    </message>
    <message>
        <source>Now {other} can force four, starting with column {column}, and every way needs {cell}.</source>
        <translation>Ora {other} può forzare il quattro, a partire dalla colonna {column}, e sempre passando per la casella in {cell}.</translation>
    </message>
    <message>
        <source>{mover} could have forced four, starting with column {column}. Every way needs {cell}.</source>
        <translation>{mover} poteva forzare il quattro, a partire dalla colonna {column}, e sempre passando per la casella in {cell}.</translation>
    </message>
    <message>
        <source>From here on four can be forced, and every way needs {cell}.</source>
        <translation>Da qui in poi si può forzare il quattro, e sempre passando per la casella in {cell}.</translation>
    </message>
    <message>
        <source>To win, {mover} needed {cell}, and now {other} can take it. Column {column} kept the win.</source>
        <translation>Per vincere, {mover} aveva bisogno della casella in {cell}, e ora {other} può prenderla. La colonna {column} manteneva la vittoria.</translation>
    </message>
    <message>
        <source>To win, {mover} needed both {cell} and {second}, and now {other} can take one of them. Column {column} kept the win.</source>
        <translation>Per vincere, {mover} aveva bisogno sia della casella in {cell} sia di quella in {second}, e ora {other} può prenderne una. La colonna {column} manteneva la vittoria.</translation>
    </message>
    <message>
        <source>Now {other} can force four by way of {cell} or {second}, starting with column {column}. Closing one of them is not enough.</source>
        <translation>Ora {other} può forzare il quattro passando per la casella in {cell} o per quella in {second}, a partire dalla colonna {column}. Chiudere una sola delle due non basta.</translation>
    </message>
    <message>
        <source>{mover} could have forced four by way of {cell} or {second}, starting with column {column}. Closing one of them is not enough.</source>
        <translation>{mover} poteva forzare il quattro passando per la casella in {cell} o per quella in {second}, a partire dalla colonna {column}. Chiudere una sola delle due non basta.</translation>
    </message>
    <message>
        <source>From here on four can be forced by way of {cell} or {second}. Closing one of them is not enough.</source>
        <translation>Da qui in poi si può forzare il quattro passando per la casella in {cell} o per quella in {second}. Chiudere una sola delle due non basta.</translation>
    </message>
    <message>
        <source>Now {other} wins: with best play the columns fill up, until {mover} has nothing better than to play right below {cell}.</source>
        <translation>Ora {other} vince: con il gioco migliore le colonne si riempiono, finché {mover} non ha niente di meglio che giocare subito sotto la casella in {cell}.</translation>
    </message>
    <message>
        <source>{mover} could have won, starting with column {column}: with best play the columns fill up, until {other} has nothing better than to play right below {cell}.</source>
        <translation>{mover} poteva vincere, a partire dalla colonna {column}: con il gioco migliore le colonne si riempiono, finché {other} non ha niente di meglio che giocare subito sotto la casella in {cell}.</translation>
    </message>
    <message>
        <source>This wins: with best play the columns fill up, until {other} has nothing better than to play right below {cell}.</source>
        <translation>Così si vince: con il gioco migliore le colonne si riempiono, finché {other} non ha niente di meglio che giocare subito sotto la casella in {cell}.</translation>
    </message>
    <message>
        <source>Now {other} wins: with best play the game ends with two winning cells, {cell} and {second}, of which only one can be closed.</source>
        <translation>Ora {other} vince: con il gioco migliore la partita finisce con due caselle vincenti, in {cell} e in {second}, e se ne può chiudere solo una.</translation>
    </message>
    <message>
        <source>{mover} could have won, starting with column {column}: with best play the game ends with two winning cells, {cell} and {second}, of which only one can be closed.</source>
        <translation>{mover} poteva vincere, a partire dalla colonna {column}: con il gioco migliore la partita finisce con due caselle vincenti, in {cell} e in {second}, e se ne può chiudere solo una.</translation>
    </message>
    <message>
        <source>This wins: with best play the game ends with two winning cells, {cell} and {second}, of which only one can be closed.</source>
        <translation>Così si vince: con il gioco migliore la partita finisce con due caselle vincenti, in {cell} e in {second}, e se ne può chiudere solo una.</translation>
    </message>
    <message>
        <source>This lets {other} escape: {cell} is the only answer that saves the draw.</source>
        <translation>Così {other} se la cava: solo la risposta in {cell} salva il pareggio.</translation>
    </message>
    <message>
        <source>This allows {other} one strong answer: {cell} wins.</source>
        <translation>Così {other} ha una risposta forte: una pedina in {cell} vince.</translation>
    </message>
    <message>
        <source>Column {column} holds the draw: from then on it is enough to block fours and otherwise answer on top of every disc.</source>
        <translation>La colonna {column} mantiene il pareggio: da lì in poi basta bloccare ogni quattro e, per il resto, rispondere subito sopra ogni pedina.</translation>
    </message>
    <message>
        <source>This lets the win slip. Column {column} was the only move that wins.</source>
        <translation>Così la vittoria sfugge. Vinceva solo la colonna {column}.</translation>
    </message>
    <message>
        <source>This turns a win into a loss. Column {column} was the only move that wins.</source>
        <translation>Così una vittoria diventa una sconfitta. Vinceva solo la colonna {column}.</translation>
    </message>
    <message>
        <source>This loses a drawn game. Column {column} was the only move that holds the draw.</source>
        <translation>Così si perde una partita pari. Solo la colonna {column} manteneva il pareggio.</translation>
    </message>
    <message>
        <source>This lets the win slip. Column {column} wins.</source>
        <translation>Così la vittoria sfugge. La colonna {column} vince.</translation>
    </message>
    <message>
        <source>This turns a win into a loss. Column {column} wins.</source>
        <translation>Così una vittoria diventa una sconfitta. La colonna {column} vince.</translation>
    </message>
    <message>
        <source>This loses a drawn game. Column {column} holds the draw.</source>
        <translation>Così si perde una partita pari. La colonna {column} mantiene il pareggio.</translation>
    </message>
    <message>
        <source>This makes four in a row.</source>
        <translation>Così sono quattro in fila.</translation>
    </message>
    <message>
        <source>This blocks {cell}, where {other} would have made four.</source>
        <translation>Così si blocca la casella in {cell}, dove {other} avrebbe fatto quattro.</translation>
    </message>
    <message>
        <source>This stops a plan: with another turn, {other} would have played column {column} and forced four.</source>
        <translation>Così si ferma un piano: con un altro turno, {other} avrebbe giocato la colonna {column} e forzato il quattro.</translation>
    </message>
    <message>
        <source>This takes the key point {cell}, which {other} would need to force four.</source>
        <translation>Così si prende il punto chiave, in {cell}, di cui {other} avrebbe bisogno per forzare il quattro.</translation>
    </message>
    <message>
        <source>This is safe: from here on it is enough to block fours and otherwise answer on top of every disc, and {mover} never loses.</source>
        <translation>Questa mossa è sicura: da qui in poi basta bloccare ogni quattro e, per il resto, rispondere subito sopra ogni pedina, e {mover} non perde mai.</translation>
    </message>
    <message>
        <source>This is the only move that keeps the win.</source>
        <translation>È l’unica mossa che mantiene la vittoria.</translation>
    </message>
    <message>
        <source>This is the only move that keeps the draw.</source>
        <translation>È l’unica mossa che mantiene il pareggio.</translation>
    </message>
    <message numerus="yes">
        <source>This keeps the win, unlike %n other column(s).</source>
        <translation>
            <numerusform>Così si mantiene la vittoria, a differenza di %n altra colonna.</numerusform>
            <numerusform>Così si mantiene la vittoria, a differenza di altre %n colonne.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>This keeps the draw, unlike %n other column(s).</source>
        <translation>
            <numerusform>Così si mantiene il pareggio, a differenza di %n altra colonna.</numerusform>
            <numerusform>Così si mantiene il pareggio, a differenza di altre %n colonne.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The game is lost against best play. No move holds out longer: four comes in %n move(s).</source>
        <translation>
            <numerusform>Contro il gioco migliore la partita è persa. Nessuna mossa resiste più a lungo: il quattro arriva in %n mossa.</numerusform>
            <numerusform>Contro il gioco migliore la partita è persa. Nessuna mossa resiste più a lungo: il quattro arriva in %n mosse.</numerusform>
        </translation>
    </message>
    <message>
        <source>Every move leads to the same result here.</source>
        <translation>Qui ogni mossa porta allo stesso risultato.</translation>
    </message>
    <message>
        <source>This is the only column with room.</source>
        <translation>È l’unica colonna in cui c’è posto.</translation>
    </message>
    <message>
        <source>There is a four to be made at once.</source>
        <translation>Si può fare quattro subito.</translation>
    </message>
    <message>
        <source>Now {other} makes four at once.</source>
        <translation>Ora {other} fa subito quattro.</translation>
    </message>
    <message>
        <source>This disc is a step for {other}, who makes four right on top of it.</source>
        <translation>Questa pedina è un gradino per {other}, che fa quattro subito sopra.</translation>
    </message>
    <message>
        <source>Now {other} can threaten two fours at once, and only one of them can be blocked.</source>
        <translation>Ora {other} può minacciare di fare quattro in due punti insieme, e se ne può bloccare solo uno.</translation>
    </message>
    <message>
        <source>Now {other} can threaten a four, and blocking it only opens another one above.</source>
        <translation>Ora {other} può minacciare di fare quattro, e bloccare apre solo un altro quattro lì sopra.</translation>
    </message>
    <message>
        <source>Now {other} forces four in {moves} moves with one threat after the other.</source>
        <translation>Ora {other} forza il quattro in {moves} mosse, con una minaccia dopo l’altra.</translation>
    </message>
    <message>
        <source>This lets the win slip: now {other} can hold the draw.</source>
        <translation>Così la vittoria sfugge: ora {other} può mantenere il pareggio.</translation>
    </message>
    <message>
        <source>This turns a win into a loss: now {other} can force four.</source>
        <translation>Così una vittoria diventa una sconfitta: ora {other} può forzare il quattro.</translation>
    </message>
    <message>
        <source>This loses a drawn game: now {other} can force four.</source>
        <translation>Così si perde una partita pari: ora {other} può forzare il quattro.</translation>
    </message>
    <message>
        <source>This still wins, but there is a quicker way.</source>
        <translation>Così si vince ancora, ma c’è una via più rapida.</translation>
    </message>
    <message>
        <source>This loses sooner than it has to.</source>
        <translation>Così si perde prima del necessario.</translation>
    </message>
    <message>
        <source>This loses: now {other} can force four.</source>
        <translation>Così si perde: ora {other} può forzare il quattro.</translation>
    </message>
</context>
<context>
    <name>disc_names</name>
    <message>
        <source>Player 1</source>
        <translation>Giocatore 1</translation>
    </message>
    <message>
        <source>Player 2</source>
        <translation>Giocatore 2</translation>
    </message>
</context>
<context>
    <name>export_format</name>
    <message>
        <source>Picture of the board</source>
        <translation>Immagine della griglia</translation>
    </message>
    <message>
        <source>Drawing of the board</source>
        <translation>Disegno della griglia</translation>
    </message>
    <message>
        <source>Film of the game</source>
        <translation>Filmato della partita</translation>
    </message>
    <message>
        <source>Game</source>
        <translation>Partita</translation>
    </message>
</context>
<context>
    <name>export_kind</name>
    <message>
        <source>The chosen game</source>
        <translation>La partita scelta</translation>
    </message>
    <message>
        <source>All listed games ({count}), to import again</source>
        <translation>Tutte quelle in elenco ({count}), da reimportare</translation>
    </message>
    <message>
        <source>All listed games ({count}), for a spreadsheet</source>
        <translation>Tutte quelle in elenco ({count}), per un foglio di calcolo</translation>
    </message>
</context>
<context>
    <name>fault_texts</name>
    <message>
        <source>{name} cannot play on: this game does not say where its file is.</source>
        <translation>{name} non può continuare: questa partita non dice dove si trova il suo file.</translation>
    </message>
    <message>
        <source>{name} cannot play: there is no file {detail}.</source>
        <translation>{name} non può giocare: il file {detail} non esiste.</translation>
    </message>
    <message>
        <source>{name} did not start: {detail}.</source>
        <translation>{name} non si è avviato: {detail}.</translation>
    </message>
    <message>
        <source>{name} was not ready within {detail} seconds.</source>
        <translation>{name} non era pronto entro {detail} secondi.</translation>
    </message>
    <message>
        <source>{name} has neither a class with next_move nor a function called agent.</source>
        <translation>{name} non ha né una classe con next_move né una funzione chiamata agent.</translation>
    </message>
    <message>
        <source>{name} has no class or function called {detail}.</source>
        <translation>{name} non ha una classe o una funzione chiamata {detail}.</translation>
    </message>
    <message>
        <source>{name} does not know the rules {detail}.</source>
        <translation>{name} non conosce le regole {detail}.</translation>
    </message>
    <message>
        <source>{name} took longer than {detail} seconds for a move.</source>
        <translation>{name} ha impiegato più di {detail} secondi per una mossa.</translation>
    </message>
    <message>
        <source>{name} crashed: {detail}.</source>
        <translation>{name} è andato in crash: {detail}.</translation>
    </message>
    <message>
        <source>{name} ended in the middle of the game: {detail}.</source>
        <translation>{name} si è chiuso a metà partita: {detail}.</translation>
    </message>
    <message>
        <source>{name} closed its output.</source>
        <translation>{name} ha chiuso il suo output.</translation>
    </message>
    <message>
        <source>{name} answered {detail}, which is no column.</source>
        <translation>{name} ha risposto {detail}, che non è una colonna.</translation>
    </message>
    <message>
        <source>{name} chose column {detail}, which is not on the board.</source>
        <translation>{name} ha scelto la colonna {detail}, che non è nella griglia.</translation>
    </message>
    <message>
        <source>{name} chose column {detail}, which is full.</source>
        <translation>{name} ha scelto la colonna {detail}, che è piena.</translation>
    </message>
    <message>
        <source>{name} answered {detail}, which is no move here.</source>
        <translation>{name} ha risposto {detail}, che qui non è una mossa.</translation>
    </message>
    <message>
        <source>{name} started more than {detail} processes.</source>
        <translation>{name} ha avviato più di {detail} processi.</translation>
    </message>
    <message>
        <source>{name} used more than {detail} MB of memory.</source>
        <translation>{name} ha usato più di {detail} MB di memoria.</translation>
    </message>
    <message>
        <source>{name} printed more than {detail} KB in one move.</source>
        <translation>{name} ha scritto più di {detail} KB in una mossa.</translation>
    </message>
    <message>
        <source>In a sandbox: no network, files read-only, limited memory.</source>
        <translation>Isolato: niente rete, file in sola lettura, memoria limitata.</translation>
    </message>
    <message>
        <source>Limited memory, but it can use your files and the network.</source>
        <translation>Memoria limitata, ma può usare i tuoi file e la rete.</translation>
    </message>
    <message>
        <source>Limited time only: it can use your files and the network.</source>
        <translation>Solo tempo limitato: può usare i tuoi file e la rete.</translation>
    </message>
</context>
<context>
    <name>game_texts</name>
    <message>
        <source>{size} · {first} against {second}</source>
        <translation>{size} · {first} contro {second}</translation>
    </message>
    <message>
        <source>{size} · Level: {level}</source>
        <translation>{size} · {level}</translation>
    </message>
    <message>
        <source>{size} · Two players</source>
        <translation>{size} · In due</translation>
    </message>
    <message>
        <source>thinking…</source>
        <translation>sta pensando…</translation>
    </message>
    <message>
        <source>to move</source>
        <translation>di turno</translation>
    </message>
    <message>
        <source>{size} · against {name}</source>
        <translation>{size} · contro {name}</translation>
    </message>
    <message>
        <source>proving…</source>
        <translation>cerca una prova…</translation>
    </message>
    <message>
        <source>{name} is not certain: it found no proof for this move.</source>
        <translation>{name} non ne è sicuro: non ha trovato una prova per questa mossa.</translation>
    </message>
    <message>
        <source>{disc} at random</source>
        <translation>{disc} a caso</translation>
    </message>
    <message>
        <source>The game has stopped</source>
        <translation>La partita si è fermata</translation>
    </message>
    <message>
        <source>Paused · {name} to move</source>
        <translation>In pausa · tocca a {name}</translation>
    </message>
    <message>
        <source>{name} is proving</source>
        <translation>{name} cerca una prova</translation>
    </message>
    <message>
        <source>{name} is thinking</source>
        <translation>{name} sta pensando</translation>
    </message>
    <message>
        <source>{name} to move · {time}</source>
        <translation>Tocca a {name} · {time}</translation>
    </message>
    <message>
        <source>{name} to move</source>
        <translation>Tocca a {name}</translation>
    </message>
    <message>
        <source>{name} to move · {seconds} s</source>
        <translation>Tocca a {name} · {seconds} s</translation>
    </message>
    <message>
        <source>{disc} passes</source>
        <translation>{disc} passa</translation>
    </message>
    <message>
        <source>{disc}, column {column}, row {row}</source>
        <translation>{disc}, colonna {column}, riga {row}</translation>
    </message>
    <message>
        <source>best move</source>
        <translation>mossa migliore</translation>
    </message>
    <message>
        <source>good move</source>
        <translation>buona mossa</translation>
    </message>
    <message>
        <source>inaccuracy</source>
        <translation>imprecisione</translation>
    </message>
    <message>
        <source>mistake</source>
        <translation>errore</translation>
    </message>
    <message>
        <source>blunder</source>
        <translation>errore grave</translation>
    </message>
    <message>
        <source>only move</source>
        <translation>mossa unica</translation>
    </message>
    <message>
        <source>The computer cannot move</source>
        <translation>Il computer non riesce a giocare</translation>
    </message>
    <message>
        <source>Something went wrong while the computer was thinking; details are in the log. Play again or go back to the menu.</source>
        <translation>Qualcosa è andato storto mentre il computer pensava; i dettagli sono nel registro. Gioca ancora o torna al menu.</translation>
    </message>
</context>
<context>
    <name>game_words</name>
    <message>
        <source>A friend</source>
        <translation>Amico</translation>
    </message>
    <message>
        <source>Two bots</source>
        <translation>Due bot</translation>
    </message>
    <message>
        <source>Own bots</source>
        <translation>Bot personali</translation>
    </message>
    <message>
        <source>Tournament</source>
        <translation>Torneo</translation>
    </message>
    <message>
        <source>Won</source>
        <translation>Vinta</translation>
    </message>
    <message>
        <source>Draw</source>
        <translation>Pari</translation>
    </message>
    <message>
        <source>Lost</source>
        <translation>Persa</translation>
    </message>
    <message>
        <source>Unfinished</source>
        <translation>Non finita</translation>
    </message>
    <message>
        <source>{name} won</source>
        <translation>{name} ha vinto</translation>
    </message>
    <message>
        <source>{seconds} s per turn</source>
        <translation>{seconds} s per turno</translation>
    </message>
    <message>
        <source>clock {time}</source>
        <translation>tempo {time}</translation>
    </message>
    <message>
        <source>Today</source>
        <translation>Oggi</translation>
    </message>
    <message>
        <source>Yesterday</source>
        <translation>Ieri</translation>
    </message>
    <message>
        <source>{first} against {second}</source>
        <translation>{first} contro {second}</translation>
    </message>
</context>
<context>
    <name>hint_texts</name>
    <message>
        <source>Hint: column {number} · blocks a win</source>
        <translation>Consiglio: colonna {number} · ferma l’avversario</translation>
    </message>
    <message>
        <source>Hint: column {number} · every other column loses</source>
        <translation>Consiglio: colonna {number} · le altre perdono</translation>
    </message>
    <message>
        <source>Hint: column {number} · keeps the draw</source>
        <translation>Consiglio: colonna {number} · mantiene il pareggio</translation>
    </message>
    <message>
        <source>Hint: column {number} · holds out longest</source>
        <translation>Consiglio: colonna {number} · resiste più a lungo</translation>
    </message>
    <message>
        <source>Hint: column {number} · best chance</source>
        <translation>Consiglio: colonna {number} · scelta migliore</translation>
    </message>
    <message>
        <source>Hint: column {number} · wins</source>
        <translation>Consiglio: colonna {number} · vince</translation>
    </message>
    <message>
        <source>Hint: column {number} · wins at once</source>
        <translation>Consiglio: colonna {number} · vince subito</translation>
    </message>
    <message>
        <source>row {number}</source>
        <translation>riga {number}</translation>
    </message>
    <message>
        <source>column {number}</source>
        <translation>colonna {number}</translation>
    </message>
    <message>
        <source>pull out column {number}</source>
        <translation>estrai dalla colonna {number}</translation>
    </message>
    <message>
        <source>turn the board over</source>
        <translation>capovolgi la griglia</translation>
    </message>
    <message>
        <source>Hint: {move} · wins at once</source>
        <translation>Consiglio: {move} · vince subito</translation>
    </message>
    <message>
        <source>Hint: {move} · prevents a win</source>
        <translation>Consiglio: {move} · ferma l’avversario</translation>
    </message>
    <message>
        <source>Hint: {move} · everything else loses</source>
        <translation>Consiglio: {move} · tutto il resto perde</translation>
    </message>
    <message>
        <source>Hint: {move} · keeps the draw</source>
        <translation>Consiglio: {move} · mantiene il pareggio</translation>
    </message>
    <message>
        <source>Hint: {move} · holds out longest</source>
        <translation>Consiglio: {move} · resiste più a lungo</translation>
    </message>
    <message>
        <source>Hint: {move} · best chance</source>
        <translation>Consiglio: {move} · scelta migliore</translation>
    </message>
</context>
<context>
    <name>language</name>
    <message>
        <source>en</source>
        <comment>The code of this language, as in the name of its guide.</comment>
        <translation>it</translation>
    </message>
</context>
<context>
    <name>left_off</name>
    <message>
        <source>Your move</source>
        <translation>Tocca a te</translation>
    </message>
    <message>
        <source>{name} to move</source>
        <translation>Tocca a {name}</translation>
    </message>
    <message>
        <source>against {name}</source>
        <translation>contro {name}</translation>
    </message>
    <message>
        <source>Last game: you won</source>
        <translation>Ultima partita: hai vinto</translation>
    </message>
    <message>
        <source>Last game: you lost</source>
        <translation>Ultima partita: hai perso</translation>
    </message>
    <message>
        <source>Last game: a draw</source>
        <translation>Ultima partita: pareggio</translation>
    </message>
    <message>
        <source>Last game: not finished</source>
        <translation>Ultima partita: non finita</translation>
    </message>
    <message>
        <source>Last game: {name} won</source>
        <translation>Ultima partita: ha vinto {name}</translation>
    </message>
</context>
<context>
    <name>lesson_words</name>
    <message>
        <source>Three in a row</source>
        <translation>Tre in fila</translation>
    </message>
    <message>
        <source>The open three</source>
        <translation>Il tre aperto</translation>
    </message>
    <message>
        <source>Forks</source>
        <translation>Doppie minacce</translation>
    </message>
    <message>
        <source>The cell above</source>
        <translation>La casella sopra</translation>
    </message>
    <message>
        <source>Odd and even rows</source>
        <translation>Righe dispari e pari</translation>
    </message>
    <message>
        <source>Zugzwang</source>
        <translation>Zugzwang</translation>
    </message>
    <message>
        <source>One more makes four</source>
        <translation>Ancora una e sono quattro</translation>
    </message>
    <message>
        <source>Free on both sides</source>
        <translation>Libero da entrambi i lati</translation>
    </message>
    <message>
        <source>Two threats with one disc</source>
        <translation>Due minacce con una pedina</translation>
    </message>
    <message>
        <source>What your disc makes possible</source>
        <translation>Che cosa rende possibile la tua pedina</translation>
    </message>
    <message>
        <source>Winning cells that wait</source>
        <translation>Caselle vincenti che aspettano</translation>
    </message>
    <message>
        <source>When every move is bad</source>
        <translation>Quando ogni mossa è sbagliata</translation>
    </message>
    <message>
        <source>Make four in a row</source>
        <translation>Metti quattro pedine in fila</translation>
    </message>
    <message>
        <source>Stop the opponent&apos;s four</source>
        <translation>Ferma il quattro dell’avversario</translation>
    </message>
    <message>
        <source>Threaten four in two places</source>
        <translation>Minaccia di fare quattro in due punti</translation>
    </message>
    <message>
        <source>Prevent two threats at once</source>
        <translation>Impedisci due minacce insieme</translation>
    </message>
    <message>
        <source>Play a safe column</source>
        <translation>Gioca una colonna sicura</translation>
    </message>
    <message>
        <source>Keep your winning cell</source>
        <translation>Conserva la tua casella vincente</translation>
    </message>
    <message>
        <source>Make two winning cells, one above the other</source>
        <translation>Crea due caselle vincenti, una sopra l’altra</translation>
    </message>
    <message>
        <source>Make a winning cell in a good row</source>
        <translation>Crea una casella vincente in una riga buona</translation>
    </message>
    <message>
        <source>Leave the opponent no safe column</source>
        <translation>Non lasciare colonne sicure all’avversario</translation>
    </message>
    <message>
        <source>Let the opponent run out of safe columns</source>
        <translation>Fai finire all’avversario le colonne sicure</translation>
    </message>
    <message>
        <source>Four discs in a row win. Three are there, and one end of them is free.</source>
        <translation>Quattro pedine in fila vincono. Tre ci sono già, e un’estremità è libera.</translation>
    </message>
    <message>
        <source>A line can be diagonal, too. Look for three discs that climb like stairs.</source>
        <translation>Una linea può essere anche diagonale. Cerca tre pedine che salgono come una scala.</translation>
    </message>
    <message>
        <source>Before every move, look at the opponent&apos;s discs. Three of them stand on top of each other.</source>
        <translation>Prima di ogni mossa, guarda le pedine dell’avversario. Tre sono una sopra l’altra.</translation>
    </message>
    <message>
        <source>Three discs with a free cell at both ends win: only one end can be blocked. Two are there.</source>
        <translation>Tre pedine con una casella libera a ogni estremità vincono: se ne può bloccare una sola. Due ci sono già.</translation>
    </message>
    <message>
        <source>One end is blocked. The other one is yours.</source>
        <translation>Un’estremità è bloccata. L’altra è tua.</translation>
    </message>
    <message>
        <source>Now the opponent has two discs with room on both sides. Do not wait until there are three.</source>
        <translation>Ora l’avversario ha due pedine con spazio su entrambi i lati. Non aspettare che siano tre.</translation>
    </message>
    <message>
        <source>One disc can belong to two lines. Find the cell where a row and a diagonal meet.</source>
        <translation>Una pedina può appartenere a due linee. Trova la casella dove una riga e una diagonale si incontrano.</translation>
    </message>
    <message>
        <source>One line is blocked. The other one still needs a single disc.</source>
        <translation>Una linea è bloccata. All’altra manca ancora una sola pedina.</translation>
    </message>
    <message>
        <source>The opponent wants the cell where a row and a diagonal meet, or one just as strong. Prevent it.</source>
        <translation>L’avversario vuole la casella dove una riga e una diagonale si incontrano, o un’altra altrettanto forte. Impediscilo.</translation>
    </message>
    <message>
        <source>The opponent needs the cell in column {column}, row {row}. It cannot be filled yet, because the cell below is empty. Do not fill that one.</source>
        <translation>All’avversario serve la casella nella colonna {column}, riga {row}. Non è ancora raggiungibile, perché la casella sotto è vuota. Non riempirla.</translation>
    </message>
    <message>
        <source>Now the winning cell in column {column}, row {row} is yours. If you play below it, the opponent closes it.</source>
        <translation>Ora la casella vincente nella colonna {column}, riga {row} è tua. Se giochi lì sotto, l’avversario la chiude.</translation>
    </message>
    <message>
        <source>Two winning cells on top of each other cannot be stopped: blocking the lower one opens the upper one.</source>
        <translation>Due caselle vincenti una sopra l’altra non si possono fermare: chi blocca quella sotto apre quella sopra.</translation>
    </message>
    <message>
        <source>Nobody wants to fill the cell below a winning cell of the opponent. If the rest of the board fills up, one of you has to. On this board rows 3 and 5 suit the player who began: you.</source>
        <translation>Nessuno vuole riempire la casella sotto una casella vincente dell’avversario. Se il resto della griglia si riempie, uno dei due deve farlo. In questa griglia le righe 3 e 5 favoriscono chi ha iniziato, cioè te.</translation>
    </message>
    <message>
        <source>Now you are the player who came second. On this board rows 2, 4 and 6 suit you.</source>
        <translation>Ora è stato l’avversario a iniziare. In questa griglia ti favoriscono le righe 2, 4 e 6.</translation>
    </message>
    <message>
        <source>With five rows and six columns it is the other way round: rows 2 and 4 suit the player who began. The rule for every board: count the discs that fall before the cell can be filled. If their number is even, it suits whoever is to move.</source>
        <translation>Con cinque righe e sei colonne è il contrario: le righe 2 e 4 favoriscono chi ha iniziato. La regola per ogni griglia: conta le pedine che cadono prima che la casella si possa riempire. Se sono un numero pari, favorisce chi è di turno.</translation>
    </message>
    <message>
        <source>Only two columns are left. Your winning cell is in column {column}, row {row}, and nobody wants to play below it.</source>
        <translation>Restano solo due colonne. La tua casella vincente è nella colonna {column}, riga {row}, e nessuno vuole giocare lì sotto.</translation>
    </message>
    <message>
        <source>The opponent had no other column and made your winning cell possible.</source>
        <translation>L’avversario non aveva altre colonne e ha aperto la tua casella vincente.</translation>
    </message>
    <message>
        <source>Your winning cell is in column {column}, row {row}. In the other columns {count} cells are free: an odd number, so you take the last of them.</source>
        <translation>La tua casella vincente è nella colonna {column}, riga {row}. Nelle altre colonne ci sono {count} caselle libere: un numero dispari, quindi l’ultima tocca a te.</translation>
    </message>
    <message>
        <source>A single safe cell is left. Whoever takes it decides the game.</source>
        <translation>Resta una sola casella sicura. Chi la prende decide la partita.</translation>
    </message>
    <message>
        <source>That is zugzwang: every move was bad, but one has to move.</source>
        <translation>Questo è lo zugzwang: ogni mossa era sbagliata, ma bisogna muovere.</translation>
    </message>
    <message>
        <source>Four in a row.</source>
        <translation>Quattro in fila.</translation>
    </message>
    <message>
        <source>Stopped in time.</source>
        <translation>Fermato in tempo.</translation>
    </message>
    <message>
        <source>Two threats at once, and only one of them can be blocked.</source>
        <translation>Due minacce insieme, e se ne può bloccare solo una.</translation>
    </message>
    <message>
        <source>Now the opponent cannot make two threats with the next disc.</source>
        <translation>Ora l’avversario non può creare due minacce con la prossima pedina.</translation>
    </message>
    <message>
        <source>The opponent&apos;s winning cell stays closed.</source>
        <translation>La casella vincente dell’avversario resta chiusa.</translation>
    </message>
    <message>
        <source>Your winning cell is still there.</source>
        <translation>La tua casella vincente c’è ancora.</translation>
    </message>
    <message>
        <source>Whoever blocks the lower cell opens the upper one.</source>
        <translation>Chi blocca la casella sotto apre quella sopra.</translation>
    </message>
    <message>
        <source>This winning cell can wait for its time.</source>
        <translation>Questa casella vincente può aspettare il suo momento.</translation>
    </message>
    <message>
        <source>Whatever the opponent plays, you make four.</source>
        <translation>Qualunque cosa giochi l’avversario, tu fai quattro.</translation>
    </message>
    <message>
        <source>Right: the opponent will run out of safe columns first.</source>
        <translation>Giusto: l’avversario finirà per primo le colonne sicure.</translation>
    </message>
    <message>
        <source>Column {tried} is full.</source>
        <translation>La colonna {tried} è piena.</translation>
    </message>
    <message>
        <source>That makes no four.</source>
        <translation>Così non fai quattro.</translation>
    </message>
    <message>
        <source>Then the opponent makes four in column {column}.</source>
        <translation>Allora l’avversario fa quattro nella colonna {column}.</translation>
    </message>
    <message>
        <source>That threatens nothing yet.</source>
        <translation>Così non minacci ancora nulla.</translation>
    </message>
    <message>
        <source>That threatens four in column {column} only, and the opponent blocks it.</source>
        <translation>Così minacci di fare quattro solo nella colonna {column}, e l’avversario la blocca.</translation>
    </message>
    <message>
        <source>Then the opponent plays column {column} and threatens four in two places.</source>
        <translation>Allora l’avversario gioca la colonna {column} e minaccia di fare quattro in due punti.</translation>
    </message>
    <message>
        <source>Then the opponent closes your winning cell in column {column}, row {row}.</source>
        <translation>Allora l’avversario chiude la tua casella vincente nella colonna {column}, riga {row}.</translation>
    </message>
    <message>
        <source>That makes no new winning cell.</source>
        <translation>Così non crei nessuna nuova casella vincente.</translation>
    </message>
    <message>
        <source>That makes a winning cell in row {row}, which suits the opponent: you would have to fill the cell below.</source>
        <translation>Così crei una casella vincente nella riga {row}, che favorisce l’avversario: saresti tu a dover riempire la casella sotto.</translation>
    </message>
    <message>
        <source>The opponent can still play column {column} safely.</source>
        <translation>L’avversario può ancora giocare la colonna {column} senza pericolo.</translation>
    </message>
    <message>
        <source>Then the opponent plays column {column} and gets away.</source>
        <translation>Allora l’avversario gioca la colonna {column} e se la cava.</translation>
    </message>
</context>
<context>
    <name>levels</name>
    <message>
        <source>Easy</source>
        <translation>Facile</translation>
    </message>
    <message>
        <source>Beginner</source>
        <translation>Principiante</translation>
    </message>
    <message>
        <source>Plays by feel and often overlooks diagonal threats.</source>
        <translation>Gioca d’istinto e spesso non vede le minacce diagonali.</translation>
    </message>
    <message>
        <source>Never misses its own win, sometimes misses yours.</source>
        <translation>Vede sempre la propria vittoria, ma a volte non la tua.</translation>
    </message>
    <message>
        <source>Medium</source>
        <translation>Medio</translation>
    </message>
    <message>
        <source>Blocks every threat and plans a few moves ahead.</source>
        <translation>Blocca ogni minaccia e prevede qualche mossa.</translation>
    </message>
    <message>
        <source>Hard</source>
        <translation>Difficile</translation>
    </message>
    <message>
        <source>Looks far ahead and rarely forgives a mistake.</source>
        <translation>Prevede molte mosse e raramente perdona un errore.</translation>
    </message>
    <message>
        <source>Expert</source>
        <translation>Esperto</translation>
    </message>
    <message>
        <source>Sees deep combinations; you will need a plan.</source>
        <translation>Vede combinazioni profonde; ti servirà un piano.</translation>
    </message>
    <message>
        <source>Perfect</source>
        <translation>Perfetto</translation>
    </message>
    <message>
        <source>Plays very strongly on a board this size.</source>
        <translation>Gioca molto bene su una griglia di questa misura.</translation>
    </message>
    <message>
        <source>Adaptive</source>
        <translation>Adattivo</translation>
    </message>
    <message>
        <source>Never makes a mistake on a board this size.</source>
        <translation>Non sbaglia mai su una griglia di questa misura.</translation>
    </message>
    <message>
        <source>Adapts to how well you play, for an even match.</source>
        <translation>Si adatta al tuo livello, per una sfida alla pari.</translation>
    </message>
</context>
<context>
    <name>paste_texts</name>
    <message>
        <source>There are no moves on the clipboard.</source>
        <translation>Negli appunti non ci sono mosse.</translation>
    </message>
    <message>
        <source>The text on the clipboard is too long for a game.</source>
        <translation>Il testo negli appunti è troppo lungo per una partita.</translation>
    </message>
    <message>
        <source>{move}: a move is a column from 1 to {columns}, or - for a passed turn.</source>
        <translation>{move}: una mossa è una colonna da 1 a {columns}, oppure - se si passa il turno.</translation>
    </message>
    <message>
        <source>{move}: there is no column {sign} on this board.</source>
        <translation>{move}: in questa griglia non c’è una colonna {sign}.</translation>
    </message>
    <message>
        <source>{move}: column {sign} is full.</source>
        <translation>{move}: la colonna {sign} è piena.</translation>
    </message>
    <message>
        <source>{move}: the game was over before.</source>
        <translation>{move}: la partita era già finita.</translation>
    </message>
    <message>
        <source>Line {number}, character {place} ({sign}): a board is drawn with X, O and dots.</source>
        <translation>Riga {number}, carattere {place} ({sign}): una griglia si scrive con X, O e punti.</translation>
    </message>
    <message>
        <source>Line {number} is not as long as the first line of the board.</source>
        <translation>La riga {number} non è lunga come la prima riga della griglia.</translation>
    </message>
    <message>
        <source>A board has {least_rows}–{most_rows} rows and {least}–{most} columns.</source>
        <translation>Una griglia ha {least_rows}–{most_rows} righe e {least}–{most} colonne.</translation>
    </message>
    <message>
        <source>The board on the clipboard is {other}, this one is {size}.</source>
        <translation>La griglia negli appunti è {other}, questa è {size}.</translation>
    </message>
    <message>
        <source>Column {number}, row {place}: nothing lies under this disc.</source>
        <translation>Colonna {number}, riga {place}: sotto questa pedina non c’è nulla.</translation>
    </message>
    <message>
        <source>The board on the clipboard has four in a row already.</source>
        <translation>La griglia negli appunti ha già quattro in fila.</translation>
    </message>
    <message>
        <source>The board on the clipboard is full.</source>
        <translation>La griglia negli appunti è piena.</translation>
    </message>
    <message>
        <source>Move {number} ({sign})</source>
        <translation>Mossa {number} ({sign})</translation>
    </message>
    <message>
        <source>Move {number} ({sign}), character {place}</source>
        <translation>Mossa {number} ({sign}), carattere {place}</translation>
    </message>
</context>
<context>
    <name>percent</name>
    <message>
        <source>{percent}%</source>
        <translation>{percent}%</translation>
    </message>
</context>
<context>
    <name>period</name>
    <message>
        <source>Any</source>
        <translation>Qualsiasi</translation>
    </message>
    <message>
        <source>Today</source>
        <translation>Oggi</translation>
    </message>
    <message>
        <source>Last 7 days</source>
        <translation>Ultimi 7 giorni</translation>
    </message>
    <message>
        <source>Last 30 days</source>
        <translation>Ultimi 30 giorni</translation>
    </message>
    <message>
        <source>Last 365 days</source>
        <translation>Ultimi 365 giorni</translation>
    </message>
</context>
<context>
    <name>preference_texts</name>
    <message>
        <source>That is too much like the other player&apos;s colour. Please choose another one.</source>
        <translation>Somiglia troppo al colore dell’altro giocatore. Scegline un altro.</translation>
    </message>
    <message>
        <source>That is too much like the board. Please choose another colour.</source>
        <translation>Somiglia troppo alla griglia. Scegli un altro colore.</translation>
    </message>
    <message>
        <source>A disc that dark looks like an empty space. Please choose a lighter colour.</source>
        <translation>Una pedina così scura sembra una casella vuota. Scegli un colore più chiaro.</translation>
    </message>
    <message>
        <source>A disc that pale looks like an empty space. Please choose a stronger colour.</source>
        <translation>Una pedina così pallida sembra una casella vuota. Scegli un colore più intenso.</translation>
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
        <translation>Chiaro</translation>
    </message>
    <message>
        <source>Dark</source>
        <translation>Scuro</translation>
    </message>
    <message>
        <source>High contrast</source>
        <translation>Alto contrasto</translation>
    </message>
    <message>
        <source>Classic</source>
        <translation>Classico</translation>
    </message>
    <message>
        <source>Normal</source>
        <translation>Normale</translation>
    </message>
    <message>
        <source>Fast</source>
        <translation>Veloce</translation>
    </message>
    <message>
        <source>Off</source>
        <translation>Nessuna</translation>
    </message>
    <message>
        <source>Whole sentences</source>
        <translation>Frasi intere</translation>
    </message>
    <message>
        <source>Few words</source>
        <translation>Poche parole</translation>
    </message>
    <message>
        <source>Red</source>
        <translation>Rosso</translation>
    </message>
    <message>
        <source>Orange</source>
        <translation>Arancione</translation>
    </message>
    <message>
        <source>Yellow</source>
        <translation>Giallo</translation>
    </message>
    <message>
        <source>Green</source>
        <translation>Verde</translation>
    </message>
    <message>
        <source>Turquoise</source>
        <translation>Turchese</translation>
    </message>
    <message>
        <source>Violet</source>
        <translation>Viola</translation>
    </message>
    <message>
        <source>Pink</source>
        <translation>Rosa</translation>
    </message>
    <message>
        <source>Brown</source>
        <translation>Marrone</translation>
    </message>
    <message>
        <source>Discs of player 1</source>
        <translation>Pedine del giocatore 1</translation>
    </message>
    <message>
        <source>Discs of player 2</source>
        <translation>Pedine del giocatore 2</translation>
    </message>
</context>
<context>
    <name>puzzle_words</name>
    <message>
        <source>Leave the opponent no safe column.</source>
        <translation>Non lasciare colonne sicure all’avversario.</translation>
    </message>
    <message>
        <source>Only one move does not make things worse. Find it.</source>
        <translation>Una sola mossa non peggiora le cose. Trovala.</translation>
    </message>
    <message>
        <source>Puzzle {number} of {total}</source>
        <translation>Rompicapo {number} di {total}</translation>
    </message>
    <message>
        <source>Puzzle {number} of {total}; {solved} solved, {missed} missed</source>
        <translation>Rompicapo {number} di {total}; {solved} risolti, {missed} sbagliati</translation>
    </message>
    <message>
        <source>That is not enough.</source>
        <translation>Non basta.</translation>
    </message>
    <message>
        <source>The opponent makes four in column {column}.</source>
        <translation>L’avversario fa quattro nella colonna {column}.</translation>
    </message>
    <message>
        <source>The opponent answers in column {column} and wins, as the numbers show.</source>
        <translation>L’avversario risponde nella colonna {column} e vince, come mostrano i numeri.</translation>
    </message>
    <message>
        <source>The opponent answers in column {column}, and things are worse than before.</source>
        <translation>L’avversario risponde nella colonna {column}, e le cose vanno peggio di prima.</translation>
    </message>
    <message>
        <source>The opponent answers in column {column}, and the win is gone.</source>
        <translation>L’avversario risponde nella colonna {column}, e la vittoria sfuma.</translation>
    </message>
    <message>
        <source>This wins in {moves} moves. There is a way that takes {quickest}.</source>
        <translation>Così vinci in {moves} mosse. C’è un modo che ne richiede {quickest}.</translation>
    </message>
    <message>
        <source>Four in a row.</source>
        <translation>Quattro in fila.</translation>
    </message>
    <message>
        <source>Every column that is left to the opponent opens a winning cell.</source>
        <translation>Ogni colonna rimasta all’avversario apre una casella vincente.</translation>
    </message>
    <message>
        <source>Every other column makes things worse.</source>
        <translation>Ogni altra colonna peggiora le cose.</translation>
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
        <translation>Intanto è stata giocata la mossa {number}</translation>
    </message>
    <message>
        <source>A new game from the start</source>
        <translation>Una nuova partita dall’inizio</translation>
    </message>
    <message>
        <source>A new game from move {number} on</source>
        <translation>Una nuova partita dalla mossa {number}</translation>
    </message>
    <message>
        <source>Before the first move</source>
        <translation>Prima della prima mossa</translation>
    </message>
    <message>
        <source>Move {number}: {turn}</source>
        <translation>Mossa {number}: {turn}</translation>
    </message>
    <message>
        <source>Move {number}: {player} passes</source>
        <translation>Mossa {number}: {player} passa</translation>
    </message>
    <message>
        <source>Move {number}: {player}, column {column}, row {row}</source>
        <translation>Mossa {number}: {player}, colonna {column}, riga {row}</translation>
    </message>
</context>
<context>
    <name>review_texts</name>
    <message>
        <source>Move {number} — {quality}</source>
        <translation>Mossa {number} — {quality}</translation>
    </message>
    <message>
        <source>passed turn</source>
        <translation>turno passato</translation>
    </message>
    <message>
        <source>dropped at random</source>
        <translation>mossa a caso</translation>
    </message>
    <message>
        <source>not proven</source>
        <translation>non dimostrata</translation>
    </message>
    <message>
        <source>Better: column {column}.</source>
        <translation>Meglio: colonna {column}.</translation>
    </message>
    <message>
        <source>Columns: {moves}.</source>
        <translation>Colonne: {moves}.</translation>
    </message>
    <message>
        <source>Next mistake shows what happened and what was better.</source>
        <translation>«Errore successivo» mostra che cosa è successo e che cosa era meglio.</translation>
    </message>
    <message>
        <source>Nothing is proven</source>
        <translation>Nulla è dimostrato</translation>
    </message>
    <message>
        <source>No position of this game could be solved, so no move is judged.</source>
        <translation>Nessuna posizione di questa partita si è potuta risolvere, quindi nessuna mossa viene giudicata.</translation>
    </message>
    <message>
        <source>No mistakes</source>
        <translation>Nessun errore</translation>
    </message>
    <message>
        <source>Every move that could be proven kept the result.</source>
        <translation>Ogni mossa che si è potuta verificare ha mantenuto il risultato.</translation>
    </message>
    <message>
        <source>Column {column} at move {number} was the only move.</source>
        <translation>La colonna {column} alla mossa {number} era l’unica mossa.</translation>
    </message>
    <message>
        <source>{name} had no critical moment.</source>
        <translation>{name} non ha avuto momenti critici.</translation>
    </message>
    <message>
        <source>{name} kept the result in {kept} of {count} critical moments.</source>
        <translation>{name} ha mantenuto il risultato in {kept} momenti critici su {count}.</translation>
    </message>
    <message>
        <source>{percent} %</source>
        <translation>{percent}%</translation>
    </message>
    <message>
        <source>{number} of {count}</source>
        <translation>{number} di {count}</translation>
    </message>
    <message>
        <source>{number} of {count} · about {seconds} s</source>
        <translation>{number} di {count} · circa {seconds} s</translation>
    </message>
    <message>
        <source>Move {number} of {count}</source>
        <translation>Mossa {number} di {count}</translation>
    </message>
    <message>
        <source>Reviewing…</source>
        <translation>Revisione in corso…</translation>
    </message>
    <message>
        <source>Stopped. What is known stays.</source>
        <translation>Interrotta. Ciò che è noto rimane.</translation>
    </message>
    <message>
        <source>The review has stopped: something went wrong; details are in the log.</source>
        <translation>La revisione si è fermata: qualcosa è andato storto; i dettagli sono nel registro.</translation>
    </message>
    <message>
        <source>The coach knows the classic rules only.</source>
        <translation>L’allenatore conosce solo le regole classiche.</translation>
    </message>
    <message>
        <source>you played</source>
        <translation>tua mossa</translation>
    </message>
    <message>
        <source>played</source>
        <translation>giocata</translation>
    </message>
    <message>
        <source>better</source>
        <translation>migliore</translation>
    </message>
    <message>
        <source>← → step · N next mistake · Space shows the line</source>
        <translation>← → scorri · N errore successivo · Spazio mostra la sequenza</translation>
    </message>
    <message>
        <source>Your turn: find a better move.</source>
        <translation>Tocca a te: trova una mossa migliore.</translation>
    </message>
    <message>
        <source>Column {column}: what comes of it is not proven.</source>
        <translation>Colonna {column}: come va a finire non è dimostrato.</translation>
    </message>
    <message>
        <source>Column {column} does not hold: it loses.</source>
        <translation>La colonna {column} non regge: perde.</translation>
    </message>
    <message>
        <source>Column {column} does not hold: it only draws.</source>
        <translation>La colonna {column} non regge: è solo pareggio.</translation>
    </message>
    <message>
        <source>Column {column} holds: it wins.</source>
        <translation>La colonna {column} regge: vince.</translation>
    </message>
    <message>
        <source>Column {column} holds the draw.</source>
        <translation>La colonna {column} mantiene il pareggio.</translation>
    </message>
    <message>
        <source>Column {column} is lost too, as every move is here.</source>
        <translation>Anche la colonna {column} perde, come ogni mossa qui.</translation>
    </message>
    <message>
        <source>Nobody chose this turn, so it is not judged.</source>
        <translation>Nessuno ha scelto questo turno, quindi non viene giudicato.</translation>
    </message>
    <message>
        <source>The passed turn cost the win.</source>
        <translation>Il turno passato è costato la vittoria.</translation>
    </message>
    <message>
        <source>The passed turn cost the draw.</source>
        <translation>Il turno passato è costato il pareggio.</translation>
    </message>
    <message>
        <source>The random disc cost the win.</source>
        <translation>La pedina a caso è costata la vittoria.</translation>
    </message>
    <message>
        <source>The random disc cost the draw.</source>
        <translation>La pedina a caso è costata il pareggio.</translation>
    </message>
    <message>
        <source>This position is not solved yet.</source>
        <translation>Questa posizione non è ancora risolta.</translation>
    </message>
    <message>
        <source>This position is not solved. The move is probably as good as any.</source>
        <translation>Questa posizione non è risolta. La mossa vale probabilmente quanto le altre.</translation>
    </message>
    <message>
        <source>This position is not solved. Column {column} is probably better.</source>
        <translation>Questa posizione non è risolta. La colonna {column} è probabilmente migliore.</translation>
    </message>
    <message>
        <source>A win became a loss.</source>
        <translation>Una vittoria è diventata una sconfitta.</translation>
    </message>
    <message>
        <source>A win became a draw.</source>
        <translation>Una vittoria è diventata un pareggio.</translation>
    </message>
    <message>
        <source>A draw became a loss.</source>
        <translation>Un pareggio è diventato una sconfitta.</translation>
    </message>
    <message>
        <source>The loss came much sooner than it had to.</source>
        <translation>La sconfitta è arrivata molto prima del necessario.</translation>
    </message>
    <message>
        <source>Every other column gives the result away.</source>
        <translation>Ogni altra colonna butta via il risultato.</translation>
    </message>
    <message>
        <source>Nothing was better here.</source>
        <translation>Qui non c’era niente di meglio.</translation>
    </message>
    <message>
        <source>The result stays the same; column {column} was a little better.</source>
        <translation>Il risultato non cambia; la colonna {column} era un po’ meglio.</translation>
    </message>
</context>
<context>
    <name>rules</name>
    <message>
        <source>Classic</source>
        <translation>Classico</translation>
    </message>
    <message>
        <source>PopOut</source>
        <translation>PopOut</translation>
    </message>
    <message>
        <source>Slippery</source>
        <translation>Scivoloso</translation>
    </message>
    <message>
        <source>Swap</source>
        <translation>Scambio</translation>
    </message>
    <message>
        <source>Flip</source>
        <translation>Capovolta</translation>
    </message>
    <message>
        <source>Vanishing row</source>
        <translation>Riga che sparisce</translation>
    </message>
    <message>
        <source>Gravity</source>
        <translation>Gravità</translation>
    </message>
    <message>
        <source>Five</source>
        <translation>Cinque</translation>
    </message>
    <message>
        <source>Four in a row wins.</source>
        <translation>Vince chi mette quattro pedine in fila.</translation>
    </message>
    <message>
        <source>Drop a disc, or pull one of yours out at the bottom.</source>
        <translation>Inserisci una pedina o estraine una tua dal basso.</translation>
    </message>
    <message>
        <source>Now and then a disc slips into another column.</source>
        <translation>Ogni tanto una pedina scivola in un’altra colonna.</translation>
    </message>
    <message>
        <source>Every few turns two discs change colour.</source>
        <translation>Ogni pochi turni due pedine cambiano colore.</translation>
    </message>
    <message>
        <source>Instead of dropping, turn the board upside down.</source>
        <translation>Invece di inserire una pedina, capovolgi la griglia.</translation>
    </message>
    <message>
        <source>A full bottom row disappears.</source>
        <translation>Quando la riga in basso è piena, sparisce.</translation>
    </message>
    <message>
        <source>Every few turns discs fall to another side.</source>
        <translation>Ogni pochi turni le pedine cadono verso un altro lato.</translation>
    </message>
    <message>
        <source>Five in a row wins.</source>
        <translation>Vince chi mette cinque pedine in fila.</translation>
    </message>
    <message>
        <source>Chance of a slip</source>
        <translation>Probabilità</translation>
    </message>
    <message>
        <source>A swap every</source>
        <translation>Scambio ogni</translation>
    </message>
    <message>
        <source>Flips for each player</source>
        <translation>Capovolte per giocatore</translation>
    </message>
    <message>
        <source>Gravity turns every</source>
        <translation>La gravità gira ogni</translation>
    </message>
    <message>
        <source>Diagonal</source>
        <translation>Diagonale</translation>
    </message>
    <message>
        <source>How many of a hundred discs slip</source>
        <translation>Quante pedine su cento scivolano</translation>
    </message>
    <message>
        <source>After how many turns two discs change colour</source>
        <translation>Dopo quanti turni due pedine cambiano colore</translation>
    </message>
    <message>
        <source>How often in a game each player may turn the board</source>
        <translation>Quante volte in una partita ogni giocatore può capovolgere la griglia</translation>
    </message>
    <message>
        <source>After how many turns discs fall to another side</source>
        <translation>Dopo quanti turni le pedine cadono verso un altro lato</translation>
    </message>
    <message>
        <source>Discs slide down a slope instead of falling straight</source>
        <translation>Le pedine scivolano lungo una pendenza invece di cadere dritte</translation>
    </message>
    <message>
        <source> turns</source>
        <translation> turni</translation>
    </message>
    <message>
        <source>every {count} turns</source>
        <translation>ogni {count} turni</translation>
    </message>
    <message>
        <source>flips: {count}</source>
        <translation>capovolte: {count}</translation>
    </message>
    <message>
        <source>diagonal</source>
        <translation>diagonale</translation>
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
        <translation>Sotto la pedina nella colonna {column}, riga {row} non c’è nulla. Riempi il vuoto o togli la pedina.</translation>
    </message>
    <message>
        <source>The board is full. Leave room for at least one disc.</source>
        <translation>La griglia è piena. Lascia posto per almeno una pedina.</translation>
    </message>
    <message>
        <source>Both colours have four in a row already. Take discs away.</source>
        <translation>Entrambi i colori hanno già quattro in fila. Togli delle pedine.</translation>
    </message>
    <message>
        <source>{disc} has four in a row already. Take a disc of the line away.</source>
        <translation>{disc} ha già quattro in fila. Togli una pedina della linea.</translation>
    </message>
</context>
<context>
    <name>texts</name>
    <message>
        <source>Player 1</source>
        <translation>Giocatore 1</translation>
    </message>
    <message>
        <source>Player 2</source>
        <translation>Giocatore 2</translation>
    </message>
    <message>
        <source>Computer</source>
        <translation>Computer</translation>
    </message>
    <message>
        <source>{rows} × {columns}</source>
        <translation>{rows} × {columns}</translation>
    </message>
    <message>
        <source>Pass the turn</source>
        <translation>Passa il turno</translation>
    </message>
    <message>
        <source>Random drop</source>
        <translation>Mossa a caso</translation>
    </message>
    <message>
        <source>Lose</source>
        <translation>Sconfitta</translation>
    </message>
    <message>
        <source>{seconds} s per turn · then the turn passes</source>
        <translation>{seconds} s per turno · poi si passa il turno</translation>
    </message>
    <message>
        <source>{seconds} s per turn · then a random drop</source>
        <translation>{seconds} s per turno · poi una mossa a caso</translation>
    </message>
    <message>
        <source>{seconds} s per turn · then the game is lost</source>
        <translation>{seconds} s per turno · poi la partita è persa</translation>
    </message>
    <message>
        <source>A draw</source>
        <translation>Pareggio</translation>
    </message>
    <message>
        <source>{name} wins</source>
        <translation>{name} vince</translation>
    </message>
    <message>
        <source>Four in a row.</source>
        <translation>Quattro in fila.</translation>
    </message>
    <message>
        <source>Five in a row.</source>
        <translation>Cinque in fila.</translation>
    </message>
    <message>
        <source>Both have four in a row at once.</source>
        <translation>Entrambi hanno quattro in fila nello stesso momento.</translation>
    </message>
    <message>
        <source>The same position came for the third time.</source>
        <translation>La stessa posizione si è ripetuta per la terza volta.</translation>
    </message>
    <message>
        <source>The board is full and nobody has five in a row.</source>
        <translation>La griglia è piena e nessuno ha cinque in fila.</translation>
    </message>
    <message>
        <source>The board is full and nobody has four in a row.</source>
        <translation>La griglia è piena e nessuno ha quattro in fila.</translation>
    </message>
    <message>
        <source>{name} resigned.</source>
        <translation>{name} si arrende.</translation>
    </message>
    <message>
        <source>{name} ran out of time.</source>
        <translation>Tempo scaduto per {name}.</translation>
    </message>
    <message>
        <source>{name} had to be stopped.</source>
        <translation>È stato necessario fermare {name}.</translation>
    </message>
    <message>
        <source>Own bot</source>
        <translation>Bot personale</translation>
    </message>
</context>
<context>
    <name>tournament_words</name>
    <message>
        <source>{done} of {total} games</source>
        <translation>{done} partite su {total}</translation>
    </message>
    <message>
        <source>about {seconds} s left</source>
        <translation>ancora circa {seconds} s</translation>
    </message>
    <message>
        <source>about {minutes} min left</source>
        <translation>ancora circa {minutes} min</translation>
    </message>
    <message>
        <source>about {hours} h left</source>
        <translation>ancora circa {hours} h</translation>
    </message>
</context>
<context>
    <name>train_words</name>
    <message>
        <source>From your games</source>
        <translation>Dalle tue partite</translation>
    </message>
    <message>
        <source>Win in 2</source>
        <translation>Vinci in 2</translation>
    </message>
    <message>
        <source>Win in 3</source>
        <translation>Vinci in 3</translation>
    </message>
    <message>
        <source>Win in 4 or more</source>
        <translation>Vinci in 4 o più</translation>
    </message>
    <message>
        <source>Find the only move</source>
        <translation>L’unica mossa</translation>
    </message>
    <message>
        <source>Zugzwang</source>
        <translation>Zugzwang</translation>
    </message>
    <message>
        <source>Where you went wrong</source>
        <translation>Dove hai sbagliato</translation>
    </message>
    <message>
        <source>Two moves, then four</source>
        <translation>Due mosse, poi quattro</translation>
    </message>
    <message>
        <source>A plan with one answer</source>
        <translation>Un piano con una risposta</translation>
    </message>
    <message>
        <source>Look a little further</source>
        <translation>Guarda un po’ più lontano</translation>
    </message>
    <message>
        <source>All others are worse</source>
        <translation>Le altre sono tutte peggiori</translation>
    </message>
    <message>
        <source>Make the other one move</source>
        <translation>Fai muovere l’altro</translation>
    </message>
    <message>
        <source>Fours in a row</source>
        <translation>Orizzontali</translation>
    </message>
    <message>
        <source>Diagonals</source>
        <translation>Diagonali</translation>
    </message>
    <message>
        <source>Double threats</source>
        <translation>Doppie minacce</translation>
    </message>
    <message>
        <source>Odd and even</source>
        <translation>Pari e dispari</translation>
    </message>
    <message>
        <source>All done for today</source>
        <translation>Per oggi hai finito</translation>
    </message>
    <message>
        <source>Come back tomorrow, or practise a little more.</source>
        <translation>Torna domani o esercitati ancora un po’.</translation>
    </message>
    <message>
        <source>{puzzles}. {time}</source>
        <translation>{puzzles}. {time}</translation>
    </message>
    <message>
        <source>{percent} %</source>
        <translation>{percent}%</translation>
    </message>
    <message>
        <source>{change} today</source>
        <translation>{change} oggi</translation>
    </message>
    <message>
        <source>{solved} of {total} solved</source>
        <translation>{solved} di {total} risolti</translation>
    </message>
</context>
<context>
    <name>variant_texts</name>
    <message>
        <source>With Shift, a number or an arrow chooses your lowest disc in a column, and Enter pulls it out.</source>
        <translation>Con Shift, un numero o una freccia sceglie la tua pedina più in basso in una colonna, e Invio la estrae.</translation>
    </message>
    <message>
        <source>F turns the board upside down.</source>
        <translation>F capovolge la griglia.</translation>
    </message>
    <message>
        <source>down</source>
        <translation>verso il basso</translation>
    </message>
    <message>
        <source>to the left</source>
        <translation>verso sinistra</translation>
    </message>
    <message>
        <source>up</source>
        <translation>verso l’alto</translation>
    </message>
    <message>
        <source>to the right</source>
        <translation>verso destra</translation>
    </message>
    <message>
        <source>down to the right</source>
        <translation>in basso a destra</translation>
    </message>
    <message>
        <source>down to the left</source>
        <translation>in basso a sinistra</translation>
    </message>
    <message>
        <source>This position has come twice. The third time is a draw.</source>
        <translation>Questa posizione si è presentata due volte. La terza è pareggio.</translation>
    </message>
    <message>
        <source>Columns you can pull from: {columns}.</source>
        <translation>Colonne da cui puoi estrarre: {columns}.</translation>
    </message>
    <message>
        <source>Flips left: {first} {first_count}, {second} {second_count}.</source>
        <translation>Capovolte rimaste: {first} {first_count}, {second} {second_count}.</translation>
    </message>
    <message>
        <source>Two discs change colour after this turn.</source>
        <translation>Due pedine cambiano colore dopo questo turno.</translation>
    </message>
    <message>
        <source>Discs fall {now}; after this turn {next}.</source>
        <translation>Le pedine cadono {now}; dopo questo turno {next}.</translation>
    </message>
    <message>
        <source>Pull out your disc in column {column}.</source>
        <translation>Estrai la tua pedina dalla colonna {column}.</translation>
    </message>
    <message>
        <source>{disc} slips from column {wanted} into column {column}</source>
        <translation>{disc} scivola dalla colonna {wanted} alla colonna {column}</translation>
    </message>
    <message>
        <source>{disc} pulls out column {column}</source>
        <translation>{disc} estrae dalla colonna {column}</translation>
    </message>
    <message>
        <source>{disc} turns the board over</source>
        <translation>{disc} capovolge la griglia</translation>
    </message>
    <message>
        <source>The bottom row is full and disappears.</source>
        <translation>La riga in basso è piena e sparisce.</translation>
    </message>
    <message>
        <source>Two discs change colour: {first}, and {second}.</source>
        <translation>Due pedine cambiano colore: {first} e {second}.</translation>
    </message>
    <message>
        <source>column {column}, row {row}</source>
        <translation>colonna {column}, riga {row}</translation>
    </message>
    <message>
        <source>No disc of yours lies at the bottom of column {column}.</source>
        <translation>In fondo alla colonna {column} non c’è nessuna tua pedina.</translation>
    </message>
    <message>
        <source>There is nothing on the board to turn.</source>
        <translation>Nella griglia non c’è ancora nulla da capovolgere.</translation>
    </message>
    <message>
        <source>You have no flips left.</source>
        <translation>Non hai più capovolte.</translation>
    </message>
    <message>
        <source>The disc slips into column {column}.</source>
        <translation>La pedina scivola nella colonna {column}.</translation>
    </message>
    <message>
        <source>Gravity turns: discs fall {direction}.</source>
        <translation>La gravità gira: le pedine cadono {direction}.</translation>
    </message>
    <message>
        <source>The board is turned over.</source>
        <translation>La griglia viene capovolta.</translation>
    </message>
</context>
</TS>
