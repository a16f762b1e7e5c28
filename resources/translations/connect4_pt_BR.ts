<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="pt_BR" sourcelanguage="en">
<context>
    <name>AboutDialog</name>
    <message>
        <source>About Connect Four</source>
        <translation>Sobre o Quatro em linha</translation>
    </message>
    <message>
        <source>Connect Four</source>
        <translation>Quatro em linha</translation>
    </message>
    <message>
        <source>Copy diagnostics</source>
        <translation>Copiar diagnóstico</translation>
    </message>
    <message>
        <source>Copied</source>
        <translation>Copiado</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Fechar</translation>
    </message>
    <message>
        <source>Version {version}</source>
        <translation>Versão {version}</translation>
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
        <translation>Licença MIT. Usa o Qt sob a LGPL 3.</translation>
    </message>
</context>
<context>
    <name>AccuracyBox</name>
    <message>
        <source>Accuracy of {name}: {percent}</source>
        <translation>Precisão de {name}: {percent}</translation>
    </message>
    <message>
        <source>Result</source>
        <translation>Resultado</translation>
    </message>
    <message>
        <source>Accuracy</source>
        <translation>Precisão</translation>
    </message>
</context>
<context>
    <name>AloudActions</name>
    <message>
        <source>Say the board, by columns</source>
        <translation>Ler o tabuleiro por colunas</translation>
    </message>
    <message>
        <source>Let the screen reader say what lies in every column</source>
        <translation>O leitor de tela diz o que há em cada coluna</translation>
    </message>
    <message>
        <source>Say the board, by rows</source>
        <translation>Ler o tabuleiro por fileiras</translation>
    </message>
    <message>
        <source>Let the screen reader say what lies in every row</source>
        <translation>O leitor de tela diz o que há em cada fileira</translation>
    </message>
    <message>
        <source>Say the last move</source>
        <translation>Ler a última jogada</translation>
    </message>
    <message>
        <source>Let the screen reader say the last move again</source>
        <translation>O leitor de tela repete a última jogada</translation>
    </message>
    <message>
        <source>Say it again</source>
        <translation>Dizer de novo</translation>
    </message>
    <message>
        <source>Let the screen reader repeat its last sentence</source>
        <translation>O leitor de tela repete sua última frase</translation>
    </message>
    <message>
        <source>Say whose turn it is</source>
        <translation>Dizer de quem é a vez</translation>
    </message>
    <message>
        <source>Let the screen reader say who is to move and who plays whom</source>
        <translation>O leitor de tela diz de quem é a vez e quem joga contra quem</translation>
    </message>
    <message>
        <source>Say the clocks</source>
        <translation>Ler os relógios</translation>
    </message>
    <message>
        <source>Let the screen reader say how much time is left</source>
        <translation>O leitor de tela diz quanto tempo resta</translation>
    </message>
    <message>
        <source>Say the threats</source>
        <translation>Ler as ameaças</translation>
    </message>
    <message>
        <source>Let the screen reader say the threats, or at the end the line</source>
        <translation>O leitor de tela diz as ameaças ou, no fim, a linha vencedora</translation>
    </message>
    <message>
        <source>Say the next space</source>
        <translation>Ler a próxima casa</translation>
    </message>
    <message>
        <source>Let the screen reader go from space to space</source>
        <translation>O leitor de tela vai de casa em casa</translation>
    </message>
</context>
<context>
    <name>AloudFeature</name>
    <message>
        <source>The board is covered while the clock stands.</source>
        <translation>O tabuleiro fica coberto enquanto o relógio está parado.</translation>
    </message>
    <message>
        <source>No move has been made yet.</source>
        <translation>Ainda não houve nenhuma jogada.</translation>
    </message>
    <message>
        <source>{status}. {players}</source>
        <translation>{status}. {players}</translation>
    </message>
    <message>
        <source>Threats are known by the classic rules only.</source>
        <translation>As ameaças só são conhecidas nas regras clássicas.</translation>
    </message>
</context>
<context>
    <name>AnalysisActions</name>
    <message>
        <source>Analysis</source>
        <translation>Análise</translation>
    </message>
    <message>
        <source>The analysis knows the classic rules only</source>
        <translation>A análise só conhece as regras clássicas</translation>
    </message>
    <message>
        <source>Show what every column is worth, or hide it again</source>
        <translation>Mostrar quanto vale cada coluna ou ocultar de novo</translation>
    </message>
    <message>
        <source>Scores</source>
        <translation>Valores</translation>
    </message>
    <message>
        <source>Show the score of each column above the board</source>
        <translation>Mostrar o valor de cada coluna acima do tabuleiro</translation>
    </message>
    <message>
        <source>Threats</source>
        <translation>Ameaças</translation>
    </message>
    <message>
        <source>Mark the spaces where one more disc makes four</source>
        <translation>Marcar as casas em que mais uma ficha faz quatro</translation>
    </message>
    <message>
        <source>Best line</source>
        <translation>Melhor linha</translation>
    </message>
    <message>
        <source>Show the best moves of both players as numbered discs</source>
        <translation>Mostrar as melhores jogadas dos dois como fichas numeradas</translation>
    </message>
    <message>
        <source>Say the analysis</source>
        <translation>Ler a análise</translation>
    </message>
    <message>
        <source>Let the screen reader say the verdict and all scores</source>
        <translation>O leitor de tela diz a avaliação e todos os valores</translation>
    </message>
</context>
<context>
    <name>AnalysisCard</name>
    <message>
        <source>Analysis</source>
        <translation>Análise</translation>
    </message>
    <message>
        <source>Evaluation of the game</source>
        <translation>Avaliação da partida</translation>
    </message>
    <message>
        <source>The left and right arrow keys go through the game.</source>
        <translation>As setas para a esquerda e para a direita percorrem a partida.</translation>
    </message>
</context>
<context>
    <name>AnalysisFeature</name>
    <message>
        <source>Analysis on</source>
        <translation>Análise ligada</translation>
    </message>
    <message>
        <source>Analysis off</source>
        <translation>Análise desligada</translation>
    </message>
    <message>
        <source>The analysis has stopped: something went wrong; details are in the log.</source>
        <translation>A análise parou: algo deu errado; os detalhes estão no registro.</translation>
    </message>
    <message>
        <source>Paused</source>
        <translation>Em pausa</translation>
    </message>
    <message>
        <source>Move {number}</source>
        <translation>Jogada {number}</translation>
    </message>
</context>
<context>
    <name>ArchiveThread</name>
    <message>
        <source>something went wrong; details are in the log</source>
        <translation>algo deu errado; os detalhes estão no registro</translation>
    </message>
</context>
<context>
    <name>BoardRow</name>
    <message>
        <source>Rows</source>
        <translation>Fileiras</translation>
    </message>
    <message>
        <source>Columns</source>
        <translation>Colunas</translation>
    </message>
    <message>
        <source>rows {least}–{most}</source>
        <translation>fileiras {least}–{most}</translation>
    </message>
    <message>
        <source>columns {least}–{most}</source>
        <translation>colunas {least}–{most}</translation>
    </message>
</context>
<context>
    <name>BoardView</name>
    <message>
        <source>Board</source>
        <translation>Tabuleiro</translation>
    </message>
    <message>
        <source>Choose a row with the number keys, Up or Down and drop with Enter, Space or Left.</source>
        <translation>Escolha uma fileira com os números ou com as setas para cima e para baixo e solte a ficha com Enter, Espaço ou a seta para a esquerda.</translation>
    </message>
    <message>
        <source>Choose a row with the number keys, Up or Down and drop with Enter, Space or Right.</source>
        <translation>Escolha uma fileira com os números ou com as setas para cima e para baixo e solte a ficha com Enter, Espaço ou a seta para a direita.</translation>
    </message>
    <message>
        <source>Choose a column with the number or arrow keys and drop with Enter, Space or Up.</source>
        <translation>Escolha uma coluna com os números ou as setas e solte a ficha com Enter, Espaço ou a seta para cima.</translation>
    </message>
    <message>
        <source>Choose a column with the number or arrow keys and drop with Enter, Space or Down.</source>
        <translation>Escolha uma coluna com os números ou as setas e solte a ficha com Enter, Espaço ou a seta para baixo.</translation>
    </message>
</context>
<context>
    <name>BotAsker</name>
    <message>
        <source>Asking {name} whether it knows the rules…</source>
        <translation>Perguntando a {name} se conhece as regras…</translation>
    </message>
</context>
<context>
    <name>BotDialog</name>
    <message>
        <source>Choose a bot</source>
        <translation>Escolher um bot</translation>
    </message>
    <message>
        <source>Programs and Python files</source>
        <translation>Programas e arquivos Python</translation>
    </message>
    <message>
        <source>Python files</source>
        <translation>Arquivos Python</translation>
    </message>
</context>
<context>
    <name>CellTable</name>
    <message>
        <source>Spaces of the board</source>
        <translation>Casas do tabuleiro</translation>
    </message>
</context>
<context>
    <name>CoachBox</name>
    <message>
        <source>Coach</source>
        <translation>Treinador</translation>
    </message>
    <message>
        <source>Progress of the review</source>
        <translation>Andamento da revisão</translation>
    </message>
</context>
<context>
    <name>ComingBackCard</name>
    <message>
        <source>Today</source>
        <translation>Hoje</translation>
    </message>
    <message>
        <source>Coming back</source>
        <translation>Vão voltar</translation>
    </message>
    <message>
        <source>puzzles a day</source>
        <translation>desafios por dia</translation>
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
        <translation>Continuar esta partida ({keys})</translation>
    </message>
</context>
<context>
    <name>CoresRow</name>
    <message>
        <source>Processor cores for the computer&apos;s thinking</source>
        <translation>Núcleos do processador para calcular</translation>
    </message>
    <message>
        <source>For the computer&apos;s thinking, from the next game on.</source>
        <translation>Para calcular, a partir da próxima partida.</translation>
    </message>
</context>
<context>
    <name>Counted</name>
    <message numerus="yes">
        <source>%n win(s)</source>
        <translation>
            <numerusform>%n vitória</numerusform>
            <numerusform>%n vitórias</numerusform>
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
            <numerusform>%n ficha vencedora.</numerusform>
            <numerusform>%n fichas vencedoras.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>CountedBots</name>
    <message numerus="yes">
        <source>%n chosen</source>
        <translation>
            <numerusform>%n escolhido</numerusform>
            <numerusform>%n escolhidos</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n game(s) at once</source>
        <translation>
            <numerusform>%n partida simultânea</numerusform>
            <numerusform>%n partidas simultâneas</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>failed in %n game(s)</source>
        <translation>
            <numerusform>falhou em %n partida</numerusform>
            <numerusform>falhou em %n partidas</numerusform>
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
            <numerusform>%n jogada</numerusform>
            <numerusform>%n jogadas</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>about %n move(s)</source>
        <translation>
            <numerusform>cerca de %n jogada</numerusform>
            <numerusform>cerca de %n jogadas</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n game(s) deleted</source>
        <translation>
            <numerusform>%n partida excluída</numerusform>
            <numerusform>%n partidas excluídas</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n game(s) written</source>
        <translation>
            <numerusform>%n partida salva</numerusform>
            <numerusform>%n partidas salvas</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>CountedHint</name>
    <message numerus="yes">
        <source>Hint: column {number} · wins in %n move(s)</source>
        <translation>
            <numerusform>Dica: coluna {number} · vence em %n jogada</numerusform>
            <numerusform>Dica: coluna {number} · vence em %n jogadas</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Hint: {move} · wins in %n move(s)</source>
        <translation>
            <numerusform>Dica: {move} · vence em %n jogada</numerusform>
            <numerusform>Dica: {move} · vence em %n jogadas</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>CountedLosses</name>
    <message numerus="yes">
        <source>%n disc(s) had no room and were taken away.</source>
        <translation>
            <numerusform>%n ficha não cabia e foi removida.</numerusform>
            <numerusform>%n fichas não cabiam e foram removidas.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>CountedMistakes</name>
    <message numerus="yes">
        <source>%n mistake(s)</source>
        <translation>
            <numerusform>%n erro</numerusform>
            <numerusform>%n erros</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>CountedTurns</name>
    <message numerus="yes">
        <source>Two discs change colour after %n turn(s).</source>
        <translation>
            <numerusform>Duas fichas mudam de cor daqui a %n jogada.</numerusform>
            <numerusform>Duas fichas mudam de cor daqui a %n jogadas.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Discs fall {now}; after %n turn(s) {next}.</source>
        <translation>
            <numerusform>As fichas caem {now}; depois de %n jogada, {next}.</numerusform>
            <numerusform>As fichas caem {now}; depois de %n jogadas, {next}.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Pull out your disc in column {column}: %n disc(s) fall by one.</source>
        <translation>
            <numerusform>Retire sua ficha da coluna {column}: %n ficha desce uma casa.</numerusform>
            <numerusform>Retire sua ficha da coluna {column}: %n fichas descem uma casa.</numerusform>
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
        <translation>Pontos</translation>
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
        <translation>Tabela cruzada</translation>
    </message>
</context>
<context>
    <name>Deletion</name>
    <message>
        <source>Undo</source>
        <translation>Desfazer</translation>
    </message>
    <message>
        <source>The game was not deleted</source>
        <translation>A partida não foi excluída</translation>
    </message>
    <message>
        <source>What was deleted could not be restored</source>
        <translation>Não foi possível recuperar o que foi excluído</translation>
    </message>
</context>
<context>
    <name>DiscPicker</name>
    <message>
        <source>The theme&apos;s own colour</source>
        <translation>A cor do próprio tema</translation>
    </message>
    <message>
        <source>A colour of your own</source>
        <translation>Cor personalizada</translation>
    </message>
    <message>
        <source>Other…</source>
        <translation>Outra…</translation>
    </message>
    <message>
        <source>{discs}: another colour…</source>
        <translation>{discs}: outra cor…</translation>
    </message>
</context>
<context>
    <name>DueCard</name>
    <message>
        <source>{done} of {goal} done</source>
        <translation>{done} de {goal} feitos</translation>
    </message>
    <message>
        <source>Start</source>
        <translation>Começar</translation>
    </message>
    <message>
        <source>Practise</source>
        <translation>Praticar</translation>
    </message>
</context>
<context>
    <name>DuePuzzlesCard</name>
    <message numerus="yes">
        <source>%n puzzle(s) due today</source>
        <translation>
            <numerusform>%n desafio para hoje</numerusform>
            <numerusform>%n desafios para hoje</numerusform>
        </translation>
    </message>
    <message>
        <source>What you missed comes back</source>
        <translation>O que você errou volta</translation>
    </message>
</context>
<context>
    <name>EditorView</name>
    <message>
        <source>Board</source>
        <translation>Tabuleiro</translation>
    </message>
    <message>
        <source>The number keys drop a disc. The arrow keys choose a column, Enter drops there and Delete takes away. X and O choose the disc, E the eraser.</source>
        <translation>Os números soltam uma ficha. As setas escolhem uma coluna, Enter solta a ficha ali e Del remove. X e O escolhem a ficha; E, a borracha.</translation>
    </message>
</context>
<context>
    <name>EntrantsPanel</name>
    <message>
        <source>Levels</source>
        <translation>Níveis</translation>
    </message>
    <message>
        <source>Own bots</source>
        <translation>Seus bots</translation>
    </message>
    <message>
        <source>Add a bot…</source>
        <translation>Adicionar bot…</translation>
    </message>
    <message>
        <source>A Python file or a program that plays; it is run only when the tournament starts</source>
        <translation>Um arquivo Python ou um programa que joga; só é executado quando o torneio começa</translation>
    </message>
    <message>
        <source>Board</source>
        <translation>Tabuleiro</translation>
    </message>
    <message>
        <source>Games per pair</source>
        <translation>Por confronto</translation>
    </message>
    <message>
        <source>At once</source>
        <translation>Simultâneas</translation>
    </message>
    <message>
        <source>Games at once</source>
        <translation>Partidas simultâneas</translation>
    </message>
    <message>
        <source>Each opening is played twice, with the colours changed.</source>
        <translation>Cada abertura é jogada duas vezes, com as cores trocadas.</translation>
    </message>
</context>
<context>
    <name>ErrorDialog</name>
    <message>
        <source>Something went wrong</source>
        <translation>Algo deu errado</translation>
    </message>
    <message>
        <source>Something went wrong. The game is kept.</source>
        <translation>Algo deu errado. A partida foi guardada.</translation>
    </message>
    <message>
        <source>If you report it, add the diagnostics: versions, settings and the end of the log, without names.</source>
        <translation>Se você relatar o problema, inclua o diagnóstico: versões, ajustes e o fim do registro, sem nomes.</translation>
    </message>
    <message>
        <source>Copy diagnostics</source>
        <translation>Copiar diagnóstico</translation>
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
        <translation>As jogadas estão na área de transferência.</translation>
    </message>
    <message>
        <source>The picture is on the clipboard.</source>
        <translation>A imagem está na área de transferência.</translation>
    </message>
    <message>
        <source>The board is on the clipboard as text.</source>
        <translation>O tabuleiro está na área de transferência como texto.</translation>
    </message>
    <message>
        <source>The moves were pasted.</source>
        <translation>As jogadas foram coladas.</translation>
    </message>
    <message>
        <source>Writing the film: {done} of {count}</source>
        <translation>Salvando o filme: {done} de {count}</translation>
    </message>
    <message>
        <source>{file} cannot be written: {problem}.</source>
        <translation>Não é possível salvar {file}: {problem}.</translation>
    </message>
    <message>
        <source>Written: {file}</source>
        <translation>Salvo: {file}</translation>
    </message>
    <message>
        <source>Copy moves</source>
        <translation>Copiar jogadas</translation>
    </message>
    <message>
        <source>Copy the moves as text, for example 44-53</source>
        <translation>Copiar as jogadas como texto, por exemplo 44-53</translation>
    </message>
    <message>
        <source>Paste moves</source>
        <translation>Colar jogadas</translation>
    </message>
    <message>
        <source>Moves can be pasted by the classic rules only</source>
        <translation>Só é possível colar jogadas nas regras clássicas</translation>
    </message>
    <message>
        <source>Leave this game and go on with the moves on the clipboard</source>
        <translation>Deixar esta partida e continuar com as jogadas da área de transferência</translation>
    </message>
    <message>
        <source>Copy picture</source>
        <translation>Copiar imagem</translation>
    </message>
    <message>
        <source>Copy the board as a picture</source>
        <translation>Copiar o tabuleiro como imagem</translation>
    </message>
    <message>
        <source>Copy board as text</source>
        <translation>Copiar tabuleiro como texto</translation>
    </message>
    <message>
        <source>Copy the board as letters, for a message or a mail</source>
        <translation>Copiar o tabuleiro em letras, para uma mensagem ou um e-mail</translation>
    </message>
    <message>
        <source>Save as…</source>
        <translation>Salvar como…</translation>
    </message>
    <message>
        <source>Write the game to a file that can be opened again</source>
        <translation>Salvar a partida em um arquivo que pode ser aberto de novo</translation>
    </message>
    <message>
        <source>Export…</source>
        <translation>Exportar…</translation>
    </message>
    <message>
        <source>Write a picture, a film or the game to a file</source>
        <translation>Salvar uma imagem, um filme ou a partida em um arquivo</translation>
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
        <translation>{file} não foi salvo</translation>
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
        <translation>algo deu errado; os detalhes estão no registro</translation>
    </message>
</context>
<context>
    <name>FilterBar</name>
    <message>
        <source>Any</source>
        <translation>Qualquer</translation>
    </message>
    <message>
        <source>Name</source>
        <translation>Nome</translation>
    </message>
    <message>
        <source>Part of a player&apos;s name</source>
        <translation>Parte do nome de um jogador</translation>
    </message>
    <message>
        <source>Opponent</source>
        <translation>Adversário</translation>
    </message>
    <message>
        <source>Result</source>
        <translation>Resultado</translation>
    </message>
    <message>
        <source>Date</source>
        <translation>Data</translation>
    </message>
    <message>
        <source>Clear</source>
        <translation>Limpar</translation>
    </message>
    <message>
        <source>Clear filters</source>
        <translation>Limpar filtros</translation>
    </message>
    <message>
        <source>Size</source>
        <translation>Tamanho</translation>
    </message>
    <message>
        <source>Rules</source>
        <translation>Regras</translation>
    </message>
</context>
<context>
    <name>FoundCard</name>
    <message>
        <source>What you find</source>
        <translation>O que você encontra</translation>
    </message>
</context>
<context>
    <name>GameActions</name>
    <message>
        <source>Resume</source>
        <translation>Continuar</translation>
    </message>
    <message>
        <source>Pause</source>
        <translation>Pausar</translation>
    </message>
    <message>
        <source>Menu</source>
        <translation>Menu</translation>
    </message>
    <message>
        <source>Leave full screen, or go back to the menu</source>
        <translation>Sair da tela cheia ou voltar ao menu</translation>
    </message>
    <message>
        <source>New game</source>
        <translation>Nova partida</translation>
    </message>
    <message>
        <source>Leave this game and start a new one</source>
        <translation>Deixar esta partida e começar outra</translation>
    </message>
    <message>
        <source>Rematch</source>
        <translation>Revanche</translation>
    </message>
    <message>
        <source>Play again with the same players</source>
        <translation>Jogar de novo com os mesmos jogadores</translation>
    </message>
    <message>
        <source>Undo</source>
        <translation>Desfazer</translation>
    </message>
    <message>
        <source>Undo the last move and the computer&apos;s answer to it</source>
        <translation>Desfazer a última jogada e a resposta do computador</translation>
    </message>
    <message>
        <source>Redo</source>
        <translation>Refazer</translation>
    </message>
    <message>
        <source>Open…</source>
        <translation>Abrir…</translation>
    </message>
    <message>
        <source>Keep this game for later and open one from a file</source>
        <translation>Guardar esta partida para depois e abrir outra de um arquivo</translation>
    </message>
    <message>
        <source>Play the undone moves again</source>
        <translation>Refazer as jogadas desfeitas</translation>
    </message>
    <message>
        <source>Stop the clock, or go on</source>
        <translation>Parar o relógio ou continuar</translation>
    </message>
    <message>
        <source>Resign</source>
        <translation>Desistir</translation>
    </message>
    <message>
        <source>Give up this game</source>
        <translation>Desistir desta partida</translation>
    </message>
    <message>
        <source>Swap sides</source>
        <translation>Trocar de lado</translation>
    </message>
    <message>
        <source>Swap the players&apos; sides</source>
        <translation>Trocar os lados dos jogadores</translation>
    </message>
    <message>
        <source>Side panel</source>
        <translation>Painel lateral</translation>
    </message>
    <message>
        <source>Show or hide players, time and moves</source>
        <translation>Mostrar ou ocultar jogadores, tempo e jogadas</translation>
    </message>
    <message>
        <source>Full screen</source>
        <translation>Tela cheia</translation>
    </message>
    <message>
        <source>Turn full screen on or off</source>
        <translation>Ativar ou desativar a tela cheia</translation>
    </message>
    <message>
        <source>Settings</source>
        <translation>Ajustes</translation>
    </message>
    <message>
        <source>Themes, colours, animation, sounds and language</source>
        <translation>Temas, cores, animação, sons e idioma</translation>
    </message>
    <message>
        <source>All actions</source>
        <translation>Todas as ações</translation>
    </message>
    <message>
        <source>Open the menu of all actions</source>
        <translation>Abrir o menu de todas as ações</translation>
    </message>
    <message>
        <source>Help</source>
        <translation>Ajuda</translation>
    </message>
    <message>
        <source>How to play</source>
        <translation>Como jogar</translation>
    </message>
    <message>
        <source>Shortcuts</source>
        <translation>Atalhos</translation>
    </message>
    <message>
        <source>Show all keyboard shortcuts</source>
        <translation>Mostrar todos os atalhos de teclado</translation>
    </message>
    <message>
        <source>Quit</source>
        <translation>Sair</translation>
    </message>
    <message>
        <source>Leave the game and the program</source>
        <translation>Sair da partida e do programa</translation>
    </message>
    <message>
        <source>Undo the last move</source>
        <translation>Desfazer a última jogada</translation>
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
        <translation>Este programa não consegue ler uma das partidas.</translation>
    </message>
</context>
<context>
    <name>GameTimeRow</name>
    <message>
        <source>Game clock</source>
        <translation>Relógio da partida</translation>
    </message>
    <message>
        <source>Minutes for the game</source>
        <translation>Minutos para a partida</translation>
    </message>
    <message>
        <source>Seconds added for every disc</source>
        <translation>Segundos ganhos por ficha</translation>
    </message>
    <message>
        <source>Off</source>
        <translation>Sem</translation>
    </message>
    <message>
        <source>Custom</source>
        <translation>Outro</translation>
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
        <translation>Se acabar, você perde.</translation>
    </message>
</context>
<context>
    <name>GameToolbar</name>
    <message>
        <source>Resume</source>
        <translation>Continuar</translation>
    </message>
    <message>
        <source>Pause</source>
        <translation>Pausar</translation>
    </message>
    <message>
        <source>Rematch</source>
        <translation>Revanche</translation>
    </message>
    <message>
        <source>New game</source>
        <translation>Nova partida</translation>
    </message>
</context>
<context>
    <name>GameWindow</name>
    <message>
        <source>The players have swapped sides.</source>
        <translation>Os jogadores trocaram de lado.</translation>
    </message>
    <message>
        <source>Row {number} is full.</source>
        <translation>A fileira {number} está cheia.</translation>
    </message>
    <message>
        <source>Time is up: {name} passes.</source>
        <translation>O tempo acabou: {name} passa a vez.</translation>
    </message>
    <message>
        <source>Time is up: a random drop for {name}.</source>
        <translation>O tempo acabou: jogada aleatória para {name}.</translation>
    </message>
    <message>
        <source>Time is up: {name} loses.</source>
        <translation>O tempo acabou: {name} perde.</translation>
    </message>
    <message>
        <source>The game clock has run out: {name} loses.</source>
        <translation>O relógio da partida zerou: {name} perde.</translation>
    </message>
    <message>
        <source>Column {number} is full.</source>
        <translation>A coluna {number} está cheia.</translation>
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
        <translation>a partida não está mais no histórico</translation>
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
        <translation>Estatísticas</translation>
    </message>
    <message>
        <source>What is shown</source>
        <translation>O que é mostrado</translation>
    </message>
</context>
<context>
    <name>GamesHeadings</name>
    <message>
        <source>Players</source>
        <translation>Jogadores</translation>
    </message>
    <message>
        <source>Result</source>
        <translation>Resultado</translation>
    </message>
    <message>
        <source>Moves</source>
        <translation>Jogadas</translation>
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
        <translation>Ele foi guardado como {file}. As novas partidas são salvas em um novo histórico.</translation>
    </message>
    <message>
        <source>The archive of games was damaged</source>
        <translation>O histórico de partidas estava danificado</translation>
    </message>
    <message>
        <source>{problem} Nothing in it was changed.</source>
        <translation>{problem} Nada nele foi alterado.</translation>
    </message>
    <message>
        <source>The games cannot be read</source>
        <translation>Não é possível ler as partidas</translation>
    </message>
    <message>
        <source>Try again</source>
        <translation>Tentar de novo</translation>
    </message>
    <message>
        <source>it is not in the archive any more</source>
        <translation>ela não está mais no histórico</translation>
    </message>
    <message>
        <source>This game cannot be replayed</source>
        <translation>Não é possível rever esta partida</translation>
    </message>
    <message>
        <source>Games</source>
        <translation>Partidas</translation>
    </message>
    <message>
        <source>No games yet</source>
        <translation>Ainda não há partidas</translation>
    </message>
    <message>
        <source>Games that were played are kept here, on this computer only.</source>
        <translation>As partidas jogadas ficam guardadas aqui, somente neste computador.</translation>
    </message>
    <message>
        <source>Play a game</source>
        <translation>Jogar uma partida</translation>
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
        <translation>Jogadas</translation>
    </message>
</context>
<context>
    <name>GraphBox</name>
    <message>
        <source>Evaluation of the game</source>
        <translation>Avaliação da partida</translation>
    </message>
    <message>
        <source>The left and right arrow keys go through the game.</source>
        <translation>As setas para a esquerda e para a direita percorrem a partida.</translation>
    </message>
</context>
<context>
    <name>GraphLegend</name>
    <message>
        <source>proven</source>
        <translation>comprovado</translation>
    </message>
    <message>
        <source>estimate</source>
        <translation>estimativa</translation>
    </message>
</context>
<context>
    <name>HelpDialog</name>
    <message>
        <source>How to play Connect Four</source>
        <translation>Como jogar Quatro em linha</translation>
    </message>
    <message>
        <source>Guide</source>
        <translation>Guia</translation>
    </message>
    <message>
        <source>About</source>
        <translation>Sobre</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Fechar</translation>
    </message>
    <message>
        <source>The guide is missing from this installation.</source>
        <translation>O guia não está nesta instalação.</translation>
    </message>
</context>
<context>
    <name>HintFeature</name>
    <message>
        <source>Looking for a hint…</source>
        <translation>Procurando uma dica…</translation>
    </message>
    <message>
        <source>Hint</source>
        <translation>Dica</translation>
    </message>
    <message>
        <source>Show the best column and say why</source>
        <translation>Mostrar a melhor coluna e dizer por quê</translation>
    </message>
    <message>
        <source>Column {number}</source>
        <translation>Coluna {number}</translation>
    </message>
    <message>
        <source>No hint: something went wrong; details are in the log.</source>
        <translation>Sem dica: algo deu errado; os detalhes estão no registro.</translation>
    </message>
    <message>
        <source>There is no hint</source>
        <translation>Não há dica</translation>
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
        <translation>Ver esta partida de novo</translation>
    </message>
</context>
<context>
    <name>LastGameLink</name>
    <message>
        <source>Look at the last game</source>
        <translation>Ver a última partida</translation>
    </message>
</context>
<context>
    <name>LeftOff</name>
    <message>
        <source>Where you left off</source>
        <translation>Onde você parou</translation>
    </message>
</context>
<context>
    <name>LessonPage</name>
    <message>
        <source>hint</source>
        <translation>dica</translation>
    </message>
    <message>
        <source>Look at column {column}.</source>
        <translation>Olhe a coluna {column}.</translation>
    </message>
    <message>
        <source>your try</source>
        <translation>sua tentativa</translation>
    </message>
    <message>
        <source>{mover} to move. {task}. {text}</source>
        <translation>Vez do {mover}. {task}. {text}</translation>
    </message>
    <message>
        <source>Yes — column {column}</source>
        <translation>Isso: coluna {column}</translation>
    </message>
    <message>
        <source>Lesson done</source>
        <translation>Lição concluída</translation>
    </message>
    <message>
        <source>Not quite — column {column}</source>
        <translation>Ainda não: coluna {column}</translation>
    </message>
    <message>
        <source>Choose a column with the mouse or with 1–{columns}, and drop with Enter. H gives a hint.</source>
        <translation>Escolha uma coluna com o mouse ou com 1–{columns} e solte a ficha com Enter. H dá uma dica.</translation>
    </message>
    <message>
        <source>Your move</source>
        <translation>Sua vez</translation>
    </message>
    <message>
        <source>Back to training</source>
        <translation>Voltar ao treino</translation>
    </message>
    <message>
        <source>Next lesson</source>
        <translation>Próxima lição</translation>
    </message>
    <message>
        <source>Step {number} of {count}</source>
        <translation>Passo {number} de {count}</translation>
    </message>
    <message>
        <source>Lesson</source>
        <translation>Lição</translation>
    </message>
    <message>
        <source>Training</source>
        <translation>Treino</translation>
    </message>
    <message>
        <source>Back to the training (Esc)</source>
        <translation>Voltar ao treino (Esc)</translation>
    </message>
    <message>
        <source>Hint</source>
        <translation>Dica</translation>
    </message>
    <message>
        <source>Point at a column (H)</source>
        <translation>Apontar uma coluna (H)</translation>
    </message>
    <message>
        <source>Next</source>
        <translation>Próximo</translation>
    </message>
    <message>
        <source>Go on (N)</source>
        <translation>Continuar (N)</translation>
    </message>
    <message>
        <source>Try again</source>
        <translation>Tentar de novo</translation>
    </message>
    <message>
        <source>Take the marks away (Backspace)</source>
        <translation>Tirar as marcas (Backspace)</translation>
    </message>
</context>
<context>
    <name>LessonsCard</name>
    <message>
        <source>Lessons</source>
        <translation>Lições</translation>
    </message>
    <message>
        <source>{done} of {total} done</source>
        <translation>{done} de {total} feitas</translation>
    </message>
    <message>
        <source>Two minutes each</source>
        <translation>Dois minutos cada</translation>
    </message>
</context>
<context>
    <name>LevelsBox</name>
    <message>
        <source>Difficulty of the second bot</source>
        <translation>Nível do segundo bot</translation>
    </message>
    <message>
        <source>Difficulty</source>
        <translation>Dificuldade</translation>
    </message>
    <message>
        <source>{level} plays Classic only. The strongest here is {strongest}.</source>
        <translation>{level} só joga o Clássico. O mais forte aqui é {strongest}.</translation>
    </message>
    <message>
        <source>Difficulty of the first bot</source>
        <translation>Nível do primeiro bot</translation>
    </message>
</context>
<context>
    <name>ListSide</name>
    <message>
        <source>Replay</source>
        <translation>Ver partida</translation>
    </message>
    <message>
        <source>Look at the game move by move (Enter)</source>
        <translation>Ver a partida jogada por jogada (Enter)</translation>
    </message>
    <message>
        <source>Review</source>
        <translation>Revisão</translation>
    </message>
    <message>
        <source>See how good every move was, and why (V)</source>
        <translation>Ver se cada jogada foi boa e por quê (V)</translation>
    </message>
    <message>
        <source>Export…</source>
        <translation>Exportar…</translation>
    </message>
    <message>
        <source>Write the game, or all that are listed, to a file (E)</source>
        <translation>Salvar em um arquivo a partida ou todas as da lista (E)</translation>
    </message>
    <message>
        <source>Delete</source>
        <translation>Excluir</translation>
    </message>
    <message>
        <source>Delete the game; it can be undone (Del)</source>
        <translation>Excluir a partida; dá para desfazer (Del)</translation>
    </message>
    <message>
        <source>Nothing found</source>
        <translation>Nada encontrado</translation>
    </message>
    <message>
        <source>No game meets all the filters.</source>
        <translation>Nenhuma partida atende a todos os filtros.</translation>
    </message>
    <message>
        <source>Clear filters</source>
        <translation>Limpar filtros</translation>
    </message>
</context>
<context>
    <name>MainMenu</name>
    <message>
        <source>Play</source>
        <translation>Jogar</translation>
    </message>
    <message>
        <source>Start a game or go on with one</source>
        <translation>Começar uma partida ou continuar outra</translation>
    </message>
    <message>
        <source>Connect Four</source>
        <translation>Quatro em linha</translation>
    </message>
</context>
<context>
    <name>MatchForm</name>
    <message>
        <source>Opponent</source>
        <translation>Adversário</translation>
    </message>
    <message>
        <source>Difficulty</source>
        <translation>Dificuldade</translation>
    </message>
    <message>
        <source>Bot</source>
        <translation>Bot</translation>
    </message>
    <message>
        <source>Board</source>
        <translation>Tabuleiro</translation>
    </message>
    <message>
        <source>Friend</source>
        <translation>Amigo</translation>
    </message>
    <message>
        <source>Choose the file of your bot first.</source>
        <translation>Escolha primeiro o arquivo do seu bot.</translation>
    </message>
    <message>
        <source>There is no file {path}.</source>
        <translation>O arquivo {path} não existe.</translation>
    </message>
    <message>
        <source>Computer</source>
        <translation>Computador</translation>
    </message>
    <message>
        <source>Own bot…</source>
        <translation>Seu bot…</translation>
    </message>
    <message>
        <source>A bot that you or somebody else wrote, in Python or as a UGI program</source>
        <translation>Um bot escrito por você ou por outra pessoa, em Python ou como programa UGI</translation>
    </message>
    <message>
        <source>Watch two bots</source>
        <translation>Ver dois bots</translation>
    </message>
    <message>
        <source>Rules</source>
        <translation>Regras</translation>
    </message>
</context>
<context>
    <name>MessageStrip</name>
    <message>
        <source>Close</source>
        <translation>Fechar</translation>
    </message>
</context>
<context>
    <name>MistakeLegend</name>
    <message>
        <source>mistake</source>
        <translation>erro</translation>
    </message>
</context>
<context>
    <name>MoreOptions</name>
    <message>
        <source>Players</source>
        <translation>Jogadores</translation>
    </message>
    <message>
        <source>Who starts</source>
        <translation>Quem começa</translation>
    </message>
    <message>
        <source>Turn timer</source>
        <translation>Tempo por jogada</translation>
    </message>
    <message>
        <source>When time runs out</source>
        <translation>Se o tempo acabar</translation>
    </message>
    <message>
        <source>Game clock</source>
        <translation>Relógio da partida</translation>
    </message>
    <message>
        <source>Names, who starts, and the clocks ({keys})</source>
        <translation>Nomes, quem começa e os relógios ({keys})</translation>
    </message>
    <message>
        <source>You</source>
        <translation>Você</translation>
    </message>
    <message>
        <source>Alternate</source>
        <translation>Alternar</translation>
    </message>
    <message>
        <source>no turn timer</source>
        <translation>sem tempo por jogada</translation>
    </message>
    <message>
        <source>More options</source>
        <translation>Mais opções</translation>
    </message>
    <message>
        <source>You start</source>
        <translation>Você começa</translation>
    </message>
    <message>
        <source>{name} starts</source>
        <translation>{name} começa</translation>
    </message>
    <message>
        <source>no game clock</source>
        <translation>sem relógio da partida</translation>
    </message>
    <message>
        <source>game clock {time}</source>
        <translation>relógio da partida {time}</translation>
    </message>
</context>
<context>
    <name>MoveRecord</name>
    <message>
        <source>Moves</source>
        <translation>Jogadas</translation>
    </message>
    <message>
        <source>None yet</source>
        <translation>Nenhuma ainda</translation>
    </message>
</context>
<context>
    <name>Narrator</name>
    <message>
        <source>New game, {rows} rows and {columns} columns; {mover} to move</source>
        <translation>Nova partida, {rows} fileiras e {columns} colunas; vez do {mover}</translation>
    </message>
    <message>
        <source>{player} passes; {mover} to move</source>
        <translation>{player} passa a vez; vez do {mover}</translation>
    </message>
    <message>
        <source>{turn}; {mover} to move</source>
        <translation>{turn}; vez do {mover}</translation>
    </message>
    <message>
        <source>{player}, column {column}, row {row}; {mover} to move</source>
        <translation>{player}, coluna {column}, fileira {row}; vez do {mover}</translation>
    </message>
    <message>
        <source>The players have swapped sides: {first} plays {red}, {second} plays {yellow}</source>
        <translation>Os jogadores trocaram de lado: {first} joga com o {red}, {second} com o {yellow}</translation>
    </message>
    <message>
        <source>Time is up for {player}</source>
        <translation>O tempo acabou para o {player}</translation>
    </message>
    <message>
        <source>Column {column} is full</source>
        <translation>A coluna {column} está cheia</translation>
    </message>
    <message>
        <source>{title}. {reason}</source>
        <translation>{title}. {reason}</translation>
    </message>
    <message>
        <source>{action}: not possible now</source>
        <translation>{action}: agora não é possível</translation>
    </message>
    <message>
        <source>The computer cannot move. Play again or go back to the menu.</source>
        <translation>O computador não consegue jogar. Jogue de novo ou volte ao menu.</translation>
    </message>
    <message>
        <source>Redone: {moves}</source>
        <translation>Refeito: {moves}</translation>
    </message>
    <message>
        <source>Redone: {moves}; {mover} to move</source>
        <translation>Refeito: {moves}; vez do {mover}</translation>
    </message>
    <message>
        <source>Undone: {moves}; {mover} to move</source>
        <translation>Desfeito: {moves}; vez do {mover}</translation>
    </message>
    <message>
        <source>Paused</source>
        <translation>Em pausa</translation>
    </message>
    <message>
        <source>The game goes on; {mover} to move</source>
        <translation>A partida continua; vez do {mover}</translation>
    </message>
    <message>
        <source>Row {row} is full</source>
        <translation>A fileira {row} está cheia</translation>
    </message>
    <message>
        <source>Row {row}, column {column}</source>
        <translation>Fileira {row}, coluna {column}</translation>
    </message>
    <message>
        <source>Column {column}, slides to column {end}, row {row}</source>
        <translation>Coluna {column}, desliza até a coluna {end}, fileira {row}</translation>
    </message>
    <message>
        <source>Column {column}, row {row}</source>
        <translation>Coluna {column}, fileira {row}</translation>
    </message>
    <message>
        <source>There is no row {number}</source>
        <translation>Não existe a fileira {number}</translation>
    </message>
    <message>
        <source>There is no column {number}</source>
        <translation>Não existe a coluna {number}</translation>
    </message>
    <message>
        <source>A disc is still falling</source>
        <translation>Uma ficha ainda está caindo</translation>
    </message>
</context>
<context>
    <name>NavigationBar</name>
    <message>
        <source>Connect Four</source>
        <translation>Quatro em linha</translation>
    </message>
    <message>
        <source>Help</source>
        <translation>Ajuda</translation>
    </message>
    <message>
        <source>How to play (F1)</source>
        <translation>Como jogar (F1)</translation>
    </message>
    <message>
        <source>Settings</source>
        <translation>Ajustes</translation>
    </message>
    <message>
        <source>Themes, colours, animation, sounds and language ({keys})</source>
        <translation>Temas, cores, animação, sons e idioma ({keys})</translation>
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
        <translation>Ver uma partida de um arquivo ({keys})</translation>
    </message>
    <message>
        <source>Choose a file…</source>
        <translation>Escolher arquivo…</translation>
    </message>
</context>
<context>
    <name>OpenDialog</name>
    <message>
        <source>Open a game</source>
        <translation>Abrir uma partida</translation>
    </message>
    <message>
        <source>Games</source>
        <translation>Partidas</translation>
    </message>
    <message>
        <source>All files</source>
        <translation>Todos os arquivos</translation>
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
        <translation>Segundos que o bot tem para uma jogada</translation>
    </message>
    <message>
        <source>File of the bot: {name}</source>
        <translation>Arquivo do bot: {name}</translation>
    </message>
    <message>
        <source>Choose a file…</source>
        <translation>Escolher arquivo…</translation>
    </message>
</context>
<context>
    <name>PauseVeil</name>
    <message>
        <source>Paused</source>
        <translation>Em pausa</translation>
    </message>
    <message>
        <source>Click or press P to go on</source>
        <translation>Clique ou tecle P para continuar</translation>
    </message>
</context>
<context>
    <name>PlayPage</name>
    <message>
        <source>New game</source>
        <translation>Nova partida</translation>
    </message>
    <message>
        <source>Start game</source>
        <translation>Começar partida</translation>
    </message>
    <message>
        <source>Set up a position…</source>
        <translation>Montar posição…</translation>
    </message>
    <message>
        <source>Tournament…</source>
        <translation>Torneio…</translation>
    </message>
    <message>
        <source>Let several bots play many games against each other</source>
        <translation>Fazer vários bots jogarem muitas partidas entre si</translation>
    </message>
    <message>
        <source>Put discs on a board as you like, and play from there by the classic rules ({keys})</source>
        <translation>Coloque fichas no tabuleiro como quiser e jogue daí com as regras clássicas ({keys})</translation>
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
        <translation>Nome do primeiro jogador</translation>
    </message>
    <message>
        <source>Name of the second player</source>
        <translation>Nome do segundo jogador</translation>
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
        <translation>Salvar como…</translation>
    </message>
    <message>
        <source>something went wrong; details are in the log</source>
        <translation>algo deu errado; os detalhes estão no registro</translation>
    </message>
    <message>
        <source>{file} cannot be written: {problem}.</source>
        <translation>Não é possível salvar {file}: {problem}.</translation>
    </message>
    <message>
        <source>Written: {file}</source>
        <translation>Salvo: {file}</translation>
    </message>
</context>
<context>
    <name>PreviewBoard</name>
    <message>
        <source>Preview</source>
        <translation>Prévia</translation>
    </message>
</context>
<context>
    <name>ProblemCard</name>
    <message>
        <source>The saved game cannot be read</source>
        <translation>Não é possível ler a partida salva</translation>
    </message>
    <message>
        <source>Delete</source>
        <translation>Excluir</translation>
    </message>
</context>
<context>
    <name>Program</name>
    <message>
        <source>Train</source>
        <translation>Treinar</translation>
    </message>
    <message>
        <source>Lessons, puzzles, and what comes back</source>
        <translation>Lições, desafios e o que volta</translation>
    </message>
    <message>
        <source>Games</source>
        <translation>Partidas</translation>
    </message>
    <message>
        <source>Every game that was played, and statistics</source>
        <translation>Todas as partidas jogadas e as estatísticas</translation>
    </message>
    <message>
        <source>The game cannot be saved: {problem}.</source>
        <translation>Não é possível salvar a partida: {problem}.</translation>
    </message>
</context>
<context>
    <name>ProgressCard</name>
    <message>
        <source>Progress</source>
        <translation>Progresso</translation>
    </message>
    <message>
        <source>Go on</source>
        <translation>Continuar</translation>
    </message>
    <message>
        <source>Stop</source>
        <translation>Parar</translation>
    </message>
    <message>
        <source>Export…</source>
        <translation>Exportar…</translation>
    </message>
    <message>
        <source>Write every game into a file, as JSON lines</source>
        <translation>Salvar todas as partidas em um arquivo, como linhas JSON</translation>
    </message>
    <message>
        <source>Pause or go on (Space)</source>
        <translation>Pausar ou continuar (Espaço)</translation>
    </message>
    <message>
        <source>Start</source>
        <translation>Começar</translation>
    </message>
    <message>
        <source>Start anew</source>
        <translation>Começar de novo</translation>
    </message>
    <message>
        <source>Pause</source>
        <translation>Pausar</translation>
    </message>
    <message>
        <source>Not started</source>
        <translation>Não começou</translation>
    </message>
    <message>
        <source>Choose at least two bots.</source>
        <translation>Escolha pelo menos dois bots.</translation>
    </message>
    <message>
        <source>Paused</source>
        <translation>Em pausa</translation>
    </message>
    <message>
        <source>Left off</source>
        <translation>Interrompido</translation>
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
        <translation>Escolha uma coluna com o mouse ou com 1–{columns} e solte a ficha com Enter. H dá uma dica.</translation>
    </message>
    <message>
        <source>Your move</source>
        <translation>Sua vez</translation>
    </message>
    <message>
        <source>The opponent answers in column {column}.</source>
        <translation>O adversário responde na coluna {column}.</translation>
    </message>
    <message>
        <source>It comes back soon</source>
        <translation>Volta em breve</translation>
    </message>
    <message>
        <source>Solved</source>
        <translation>Resolvido</translation>
    </message>
    <message>
        <source>Yes — column {column}</source>
        <translation>Isso: coluna {column}</translation>
    </message>
    <message>
        <source>Wins too — column {column}</source>
        <translation>Também vence: coluna {column}</translation>
    </message>
    <message>
        <source>Not quite — column {column}</source>
        <translation>Ainda não: coluna {column}</translation>
    </message>
    <message>
        <source>Look at the discs with a white ring.</source>
        <translation>Olhe as fichas com um anel branco.</translation>
    </message>
    <message>
        <source>Look at column {column}.</source>
        <translation>Olhe a coluna {column}.</translation>
    </message>
    <message>
        <source>Hint</source>
        <translation>Dica</translation>
    </message>
    <message>
        <source>Columns {line}.</source>
        <translation>Colunas {line}.</translation>
    </message>
    <message>
        <source>The solution</source>
        <translation>A solução</translation>
    </message>
    <message>
        <source>This position could not be worked out in time. Try another column, or skip the puzzle.</source>
        <translation>Não deu tempo de calcular esta posição. Tente outra coluna ou pule o desafio.</translation>
    </message>
    <message>
        <source>Not known</source>
        <translation>Não se sabe</translation>
    </message>
    <message>
        <source>{solved} of {total} solved</source>
        <translation>{solved} de {total} resolvidos</translation>
    </message>
    <message>
        <source>What was missed comes back in the next days.</source>
        <translation>O que você errou volta nos próximos dias.</translation>
    </message>
    <message>
        <source>Next</source>
        <translation>Próximo</translation>
    </message>
    <message>
        <source>Go to the next puzzle (N)</source>
        <translation>Ir para o próximo desafio (N)</translation>
    </message>
    <message>
        <source>Try again</source>
        <translation>Tentar de novo</translation>
    </message>
    <message>
        <source>Take the marks away (Backspace)</source>
        <translation>Tirar as marcas (Backspace)</translation>
    </message>
    <message>
        <source>Show me</source>
        <translation>Mostrar</translation>
    </message>
    <message>
        <source>Give up and see how it goes (S)</source>
        <translation>Desistir e ver a solução (S)</translation>
    </message>
    <message>
        <source>More puzzles</source>
        <translation>Mais desafios</translation>
    </message>
    <message>
        <source>Go on with another sitting</source>
        <translation>Continuar com outra rodada</translation>
    </message>
    <message>
        <source>Back to training</source>
        <translation>Voltar ao treino</translation>
    </message>
    <message>
        <source>Back to the training (Esc)</source>
        <translation>Voltar ao treino (Esc)</translation>
    </message>
</context>
<context>
    <name>PuzzlePage</name>
    <message>
        <source>Column {column} is full</source>
        <translation>A coluna {column} está cheia</translation>
    </message>
    <message>
        <source>your try</source>
        <translation>sua tentativa</translation>
    </message>
    <message>
        <source>hint</source>
        <translation>dica</translation>
    </message>
    <message>
        <source>{mover} to move</source>
        <translation>Vez do {mover}</translation>
    </message>
    <message>
        <source>Puzzle</source>
        <translation>Desafio</translation>
    </message>
    <message>
        <source>Training</source>
        <translation>Treino</translation>
    </message>
    <message>
        <source>Back to the training (Esc)</source>
        <translation>Voltar ao treino (Esc)</translation>
    </message>
    <message>
        <source>Hint</source>
        <translation>Dica</translation>
    </message>
    <message>
        <source>Ring the discs to look at, then point at the column (H)</source>
        <translation>Circular as fichas que importam e depois apontar a coluna (H)</translation>
    </message>
    <message>
        <source>Solution</source>
        <translation>Solução</translation>
    </message>
    <message>
        <source>Give up and see how it goes (S)</source>
        <translation>Desistir e ver a solução (S)</translation>
    </message>
    <message>
        <source>Skip</source>
        <translation>Pular</translation>
    </message>
    <message>
        <source>Go to the next puzzle (N)</source>
        <translation>Ir para o próximo desafio (N)</translation>
    </message>
</context>
<context>
    <name>RatePlot</name>
    <message>
        <source>{title}: {percent}, {games}, {won} won, {drawn} drawn, {lost} lost</source>
        <translation>{title}: {percent}, {games}, vitórias: {won}, empates: {drawn}, derrotas: {lost}</translation>
    </message>
</context>
<context>
    <name>RatingPlot</name>
    <message>
        <source>first {first}, best {best}, now {last}, after {games} games</source>
        <translation>primeira {first}, melhor {best}, agora {last}, após {games} partidas</translation>
    </message>
</context>
<context>
    <name>ReplayActions</name>
    <message>
        <source>First position</source>
        <translation>Primeira posição</translation>
    </message>
    <message>
        <source>Show the start of the game</source>
        <translation>Mostrar o começo da partida</translation>
    </message>
    <message>
        <source>Look back</source>
        <translation>Jogada anterior</translation>
    </message>
    <message>
        <source>Show the game one move earlier, without undoing anything</source>
        <translation>Mostrar a partida uma jogada antes, sem desfazer nada</translation>
    </message>
    <message>
        <source>Stop</source>
        <translation>Parar</translation>
    </message>
    <message>
        <source>Stop showing move after move</source>
        <translation>Parar de mostrar jogada por jogada</translation>
    </message>
    <message>
        <source>Play through</source>
        <translation>Reproduzir</translation>
    </message>
    <message>
        <source>Show move after move</source>
        <translation>Mostrar jogada por jogada</translation>
    </message>
    <message>
        <source>Next move</source>
        <translation>Próxima jogada</translation>
    </message>
    <message>
        <source>Show the game one move later</source>
        <translation>Mostrar a partida uma jogada depois</translation>
    </message>
    <message>
        <source>Last position</source>
        <translation>Última posição</translation>
    </message>
    <message>
        <source>Show the end of the game</source>
        <translation>Mostrar o fim da partida</translation>
    </message>
    <message>
        <source>Back to the game</source>
        <translation>Voltar à partida</translation>
    </message>
    <message>
        <source>Show the game as it stands now</source>
        <translation>Mostrar a partida como está agora</translation>
    </message>
    <message>
        <source>Play from here</source>
        <translation>Jogar daqui</translation>
    </message>
    <message>
        <source>Start another game at this point; this one is kept</source>
        <translation>Começar outra partida daqui; esta fica guardada</translation>
    </message>
</context>
<context>
    <name>ReplayFeature</name>
    <message>
        <source>Back at the end of the game</source>
        <translation>De volta ao fim da partida</translation>
    </message>
    <message>
        <source>Back in the game; {name} to move</source>
        <translation>De volta à partida; vez de {name}</translation>
    </message>
    <message>
        <source>You are looking back; choose Play from here to start a game.</source>
        <translation>Você está vendo um momento anterior; para jogar, escolha “Jogar daqui”.</translation>
    </message>
</context>
<context>
    <name>ReplayStrip</name>
    <message>
        <source>Move {number} of {count}</source>
        <translation>Jogada {number} de {count}</translation>
    </message>
    <message>
        <source>Speed: {speed}</source>
        <translation>Velocidade: {speed}</translation>
    </message>
    <message>
        <source>How fast to play through</source>
        <translation>Velocidade da reprodução</translation>
    </message>
</context>
<context>
    <name>ResultCard</name>
    <message>
        <source>Play again</source>
        <translation>Jogar de novo</translation>
    </message>
    <message>
        <source>Back to menu</source>
        <translation>Voltar ao menu</translation>
    </message>
    <message>
        <source>Review</source>
        <translation>Revisão</translation>
    </message>
    <message>
        <source>See how good every move was, and why (Ctrl+R)</source>
        <translation>Ver se cada jogada foi boa e por quê (Ctrl+R)</translation>
    </message>
</context>
<context>
    <name>ReviewActions</name>
    <message>
        <source>Review</source>
        <translation>Revisão</translation>
    </message>
    <message>
        <source>The coach knows the classic rules only</source>
        <translation>O treinador só conhece as regras clássicas</translation>
    </message>
    <message>
        <source>See how good every move was, and why; or leave the review</source>
        <translation>Ver se cada jogada foi boa e por quê, ou sair da revisão</translation>
    </message>
    <message>
        <source>Show me</source>
        <translation>Mostrar</translation>
    </message>
    <message>
        <source>Play the line that proves it (Space)</source>
        <translation>Reproduzir a sequência que comprova isso (Espaço)</translation>
    </message>
    <message>
        <source>Try again</source>
        <translation>Tentar de novo</translation>
    </message>
    <message>
        <source>Play on from here and see whether your move holds</source>
        <translation>Jogar daqui e ver se a sua jogada funciona</translation>
    </message>
    <message>
        <source>Next mistake</source>
        <translation>Próximo erro</translation>
    </message>
    <message>
        <source>Show the next mistake</source>
        <translation>Mostrar o próximo erro</translation>
    </message>
    <message>
        <source>Previous mistake</source>
        <translation>Erro anterior</translation>
    </message>
    <message>
        <source>Show the mistake before this one</source>
        <translation>Mostrar o erro antes deste</translation>
    </message>
    <message>
        <source>Play from here</source>
        <translation>Jogar daqui</translation>
    </message>
    <message>
        <source>Start another game at this point; this one is kept</source>
        <translation>Começar outra partida daqui; esta fica guardada</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Fechar</translation>
    </message>
    <message>
        <source>Leave the review</source>
        <translation>Sair da revisão</translation>
    </message>
    <message>
        <source>Stop</source>
        <translation>Parar</translation>
    </message>
    <message>
        <source>Stop the review; what is known stays</source>
        <translation>Parar a revisão; o que já se sabe fica</translation>
    </message>
</context>
<context>
    <name>ReviewCard</name>
    <message>
        <source>Review</source>
        <translation>Revisão</translation>
    </message>
    <message>
        <source>Coach</source>
        <translation>Treinador</translation>
    </message>
    <message>
        <source>Graph</source>
        <translation>Gráfico</translation>
    </message>
    <message>
        <source>Moves</source>
        <translation>Jogadas</translation>
    </message>
    <message>
        <source>Result</source>
        <translation>Resultado</translation>
    </message>
    <message>
        <source>What is shown</source>
        <translation>O que é mostrado</translation>
    </message>
</context>
<context>
    <name>RulesChoice</name>
    <message>
        <source>Rules</source>
        <translation>Regras</translation>
    </message>
</context>
<context>
    <name>RulesRow</name>
    <message>
        <source>On boards from {size} up.</source>
        <translation>Em tabuleiros a partir de {size}.</translation>
    </message>
</context>
<context>
    <name>RunningBoard</name>
    <message>
        <source>move</source>
        <translation>jogada</translation>
    </message>
    <message>
        <source>{first} against {second}, {size}, move {count}</source>
        <translation>{first} contra {second}, {size}, jogada {count}</translation>
    </message>
</context>
<context>
    <name>RunningBoards</name>
    <message>
        <source>Running now</source>
        <translation>Em andamento</translation>
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
        <translation>novo</translation>
    </message>
    <message>
        <source>Play some games, and your mistakes come here.</source>
        <translation>Jogue algumas partidas e seus erros vêm para cá.</translation>
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
        <translation>Vez</translation>
    </message>
    <message>
        <source>Rows</source>
        <translation>Fileiras</translation>
    </message>
    <message>
        <source>Columns</source>
        <translation>Colunas</translation>
    </message>
    <message>
        <source>Eraser</source>
        <translation>Borracha</translation>
    </message>
    <message>
        <source>Click to drop, right click to take away. Keys: 1–9 drop, Del takes away, X and O choose the disc, E the eraser. Moves such as 44-53 and boards copied as text can be pasted.</source>
        <translation>Clique para soltar, clique direito para remover. Teclas: 1–9 soltam, Del remove, X e O escolhem a ficha, E a borracha. Dá para colar jogadas como 44-53 e tabuleiros copiados como texto.</translation>
    </message>
    <message>
        <source>Undo</source>
        <translation>Desfazer</translation>
    </message>
    <message>
        <source>Redo</source>
        <translation>Refazer</translation>
    </message>
    <message>
        <source>Clear</source>
        <translation>Limpar</translation>
    </message>
    <message>
        <source>Paste</source>
        <translation>Colar</translation>
    </message>
    <message>
        <source>Analyse</source>
        <translation>Analisar</translation>
    </message>
    <message>
        <source>Open the position as a game between two people, with the analysis</source>
        <translation>Abrir a posição como partida entre duas pessoas, com a análise</translation>
    </message>
    <message>
        <source>Save as…</source>
        <translation>Salvar como…</translation>
    </message>
    <message>
        <source>Write the position to a file that can be opened again</source>
        <translation>Salvar a posição em um arquivo que pode ser aberto de novo</translation>
    </message>
</context>
<context>
    <name>SetUpDialog</name>
    <message>
        <source>Press Esc again to leave without this position.</source>
        <translation>Tecle Esc de novo para sair sem esta posição.</translation>
    </message>
    <message>
        <source>Column {number} is full.</source>
        <translation>A coluna {number} está cheia.</translation>
    </message>
    <message>
        <source>Column {number} is empty.</source>
        <translation>A coluna {number} está vazia.</translation>
    </message>
    <message>
        <source>The board is empty.</source>
        <translation>O tabuleiro está vazio.</translation>
    </message>
    <message>
        <source>Set up a position</source>
        <translation>Montar uma posição</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Cancelar</translation>
    </message>
    <message>
        <source>Play from here</source>
        <translation>Jogar daqui</translation>
    </message>
    <message>
        <source>Column {column}: {discs}</source>
        <translation>Coluna {column}: {discs}</translation>
    </message>
</context>
<context>
    <name>SetUpFeature</name>
    <message>
        <source>A new game from the position that was set up</source>
        <translation>Uma nova partida a partir da posição montada</translation>
    </message>
    <message>
        <source>Set up a position…</source>
        <translation>Montar posição…</translation>
    </message>
    <message>
        <source>Positions can be set up by the classic rules only</source>
        <translation>Só é possível montar posições nas regras clássicas</translation>
    </message>
    <message>
        <source>Put discs on a board as you like, and play from there</source>
        <translation>Coloque fichas no tabuleiro como quiser e jogue daí</translation>
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
        <translation>Tamanho do texto</translation>
    </message>
    <message>
        <source>Animation</source>
        <translation>Animação</translation>
    </message>
    <message>
        <source>Screen reader</source>
        <translation>Leitor de tela</translation>
    </message>
    <message>
        <source>Offer to take back mistakes</source>
        <translation>Sugerir desfazer os erros</translation>
    </message>
    <message>
        <source>After a mistake against the computer the coach says why and offers Undo</source>
        <translation>Depois de um erro contra o computador, o treinador diz por quê e sugere desfazer</translation>
    </message>
    <message>
        <source>Restore defaults</source>
        <translation>Restaurar padrões</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Cancelar</translation>
    </message>
    <message>
        <source>OK</source>
        <translation>OK</translation>
    </message>
    <message>
        <source>Sounds</source>
        <translation>Sons</translation>
    </message>
    <message>
        <source>Language</source>
        <translation>Idioma</translation>
    </message>
    <message>
        <source>Teaching</source>
        <translation>Ensino</translation>
    </message>
    <message>
        <source>Processor cores</source>
        <translation>Núcleos do processador</translation>
    </message>
</context>
<context>
    <name>ShortcutsDialog</name>
    <message>
        <source>Shortcuts</source>
        <translation>Atalhos</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Fechar</translation>
    </message>
    <message>
        <source>Choose a column</source>
        <translation>Escolher uma coluna</translation>
    </message>
    <message>
        <source>Move to the next column</source>
        <translation>Ir para a coluna ao lado</translation>
    </message>
    <message>
        <source>Enter, Space, ↓</source>
        <translation>Enter, Espaço, ↓</translation>
    </message>
    <message>
        <source>Drop</source>
        <translation>Soltar a ficha</translation>
    </message>
    <message>
        <source>Go to the next control</source>
        <translation>Ir para o próximo controle</translation>
    </message>
</context>
<context>
    <name>SittingTiles</name>
    <message>
        <source>best {days}</source>
        <translation>melhor: {days}</translation>
    </message>
    <message>
        <source>Streak</source>
        <translation>Sequência</translation>
    </message>
    <message>
        <source>Rating</source>
        <translation>Pontuação</translation>
    </message>
    <message>
        <source>{count} done</source>
        <translation>{count} feitos</translation>
    </message>
    <message>
        <source>Due today</source>
        <translation>Para hoje</translation>
    </message>
</context>
<context>
    <name>StatisticsPanel</name>
    <message>
        <source>Statistics</source>
        <translation>Estatísticas</translation>
    </message>
    <message>
        <source>Win rate by level</source>
        <translation>Vitórias por nível</translation>
    </message>
    <message>
        <source>Rating</source>
        <translation>Pontuação</translation>
    </message>
    <message>
        <source>Win rate by board size</source>
        <translation>Vitórias por tamanho</translation>
    </message>
    <message>
        <source>Other rules</source>
        <translation>Outras regras</translation>
    </message>
    <message>
        <source>won–drawn–lost</source>
        <translation>vitória–empate–derrota</translation>
    </message>
    <message>
        <source>Games against the computer will be counted here.</source>
        <translation>As partidas contra o computador serão contadas aqui.</translation>
    </message>
    <message>
        <source>Games against the levels from Beginner to Perfect give you a rating.</source>
        <translation>Partidas contra os níveis de Iniciante a Perfeito dão a você uma pontuação.</translation>
    </message>
    <message>
        <source>Everything else here is Classic.</source>
        <translation>Todo o resto aqui é do Clássico.</translation>
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
        <translation>Vitórias</translation>
    </message>
    <message>
        <source>Streak</source>
        <translation>Sequência</translation>
    </message>
    <message>
        <source>best: {count}</source>
        <translation>melhor: {count}</translation>
    </message>
    <message>
        <source>won · best: {count}</source>
        <translation>vitórias · melhor: {count}</translation>
    </message>
    <message>
        <source>lost · best: {count}</source>
        <translation>derrotas · melhor: {count}</translation>
    </message>
</context>
<context>
    <name>StatusLine</name>
    <message>
        <source>Elapsed {time}</source>
        <translation>Tempo {time}</translation>
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
        <translation>{name}: mais</translation>
    </message>
</context>
<context>
    <name>TeachFeature</name>
    <message>
        <source>Column {number} was a mistake</source>
        <translation>A coluna {number} foi um erro</translation>
    </message>
    <message>
        <source>Take back</source>
        <translation>Desfazer</translation>
    </message>
</context>
<context>
    <name>TimerRow</name>
    <message>
        <source>Turn timer</source>
        <translation>Tempo por jogada</translation>
    </message>
    <message>
        <source>Seconds per turn, in steps of five</source>
        <translation>Segundos por jogada, de cinco em cinco</translation>
    </message>
    <message>
        <source>Seconds per turn</source>
        <translation>Segundos por jogada</translation>
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
        <translation>O torneio parou</translation>
    </message>
    <message>
        <source>Not every game is in the archive</source>
        <translation>Nem todas as partidas estão no histórico</translation>
    </message>
    <message>
        <source>The last tournament cannot be read</source>
        <translation>Não é possível ler o último torneio</translation>
    </message>
    <message>
        <source>{games} per pair</source>
        <translation>{games} por confronto</translation>
    </message>
    <message>
        <source>Bots</source>
        <translation>Bots</translation>
    </message>
    <message>
        <source>Games as JSON lines (*.jsonl)</source>
        <translation>Partidas como linhas JSON (*.jsonl)</translation>
    </message>
    <message>
        <source>{file} was written</source>
        <translation>{file} foi salvo</translation>
    </message>
    <message>
        <source>{file} was not written</source>
        <translation>{file} não foi salvo</translation>
    </message>
    <message>
        <source>Tournament of bots</source>
        <translation>Torneio de bots</translation>
    </message>
    <message>
        <source>Play</source>
        <translation>Jogar</translation>
    </message>
    <message>
        <source>Back to the page where games start (Esc)</source>
        <translation>Voltar à página onde as partidas começam (Esc)</translation>
    </message>
</context>
<context>
    <name>TrainCounted</name>
    <message numerus="yes">
        <source>%n puzzle(s) due today</source>
        <translation>
            <numerusform>%n desafio para hoje</numerusform>
            <numerusform>%n desafios para hoje</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n puzzle(s) for today</source>
        <translation>
            <numerusform>%n desafio para hoje</numerusform>
            <numerusform>%n desafios para hoje</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n puzzle(s)</source>
        <translation>
            <numerusform>%n desafio</numerusform>
            <numerusform>%n desafios</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n from your own games</source>
        <translation>
            <numerusform>%n das suas partidas</numerusform>
            <numerusform>%n das suas partidas</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n that is(are) fading</source>
        <translation>
            <numerusform>%n para relembrar</numerusform>
            <numerusform>%n para relembrar</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n new</source>
        <translation>
            <numerusform>%n novo</numerusform>
            <numerusform>%n novos</numerusform>
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
            <numerusform>%n dia</numerusform>
            <numerusform>%n dias</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n try(tries) left</source>
        <translation>
            <numerusform>resta %n tentativa</numerusform>
            <numerusform>restam %n tentativas</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Win in %n move(s), whatever the opponent does.</source>
        <translation>
            <numerusform>Vença em %n jogada, faça o adversário o que fizer.</numerusform>
            <numerusform>Vença em %n jogadas, faça o adversário o que fizer.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n move(s) to go.</source>
        <translation>
            <numerusform>Falta %n jogada.</numerusform>
            <numerusform>Faltam %n jogadas.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>TrainPage</name>
    <message>
        <source>The training cannot be read</source>
        <translation>Não é possível ler o treino</translation>
    </message>
    <message>
        <source>Train</source>
        <translation>Treinar</translation>
    </message>
    <message>
        <source>Puzzle rating</source>
        <translation>Pontuação</translation>
    </message>
    <message>
        <source>best {days}</source>
        <translation>melhor: {days}</translation>
    </message>
    <message>
        <source>Streak</source>
        <translation>Sequência</translation>
    </message>
</context>
<context>
    <name>TrainingBoard</name>
    <message>
        <source>Column {column}, row {row}</source>
        <translation>Coluna {column}, fileira {row}</translation>
    </message>
    <message>
        <source>Column {column} is full</source>
        <translation>A coluna {column} está cheia</translation>
    </message>
    <message>
        <source>There is no column {number}</source>
        <translation>Não há coluna {number}</translation>
    </message>
</context>
<context>
    <name>VariantFeature</name>
    <message>
        <source>Pull out</source>
        <translation>Retirar</translation>
    </message>
    <message>
        <source>Pull your lowest disc out of the chosen column</source>
        <translation>Retirar sua ficha mais baixa da coluna escolhida</translation>
    </message>
    <message>
        <source>Flip ({count})</source>
        <translation>Virar ({count})</translation>
    </message>
    <message>
        <source>Turn the board upside down instead of dropping</source>
        <translation>Virar o tabuleiro de cabeça para baixo em vez de soltar uma ficha</translation>
    </message>
    <message>
        <source>Say what comes next</source>
        <translation>Dizer o que vem a seguir</translation>
    </message>
    <message>
        <source>Let the screen reader say what happens next, and when</source>
        <translation>O leitor de tela diz o que acontece a seguir e quando</translation>
    </message>
</context>
<context>
    <name>VolumeRow</name>
    <message>
        <source>Sounds</source>
        <translation>Sons</translation>
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
        <translation>Os bots fazem uma jogada e esperam</translation>
    </message>
    <message>
        <source>Series</source>
        <translation>Série</translation>
    </message>
    <message>
        <source>Let the next game start by itself; the score is kept</source>
        <translation>A próxima partida começa sozinha; o placar é mantido</translation>
    </message>
    <message>
        <source>How fast the bots play: slow, normal, fast or instant</source>
        <translation>Velocidade dos bots: lenta, normal, rápida ou imediata</translation>
    </message>
    <message>
        <source>Slow</source>
        <translation>Lenta</translation>
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
        <source>Instant</source>
        <translation>Imediata</translation>
    </message>
</context>
<context>
    <name>WatchFeature</name>
    <message>
        <source>The next game starts in {seconds} s.</source>
        <translation>A próxima partida começa em {seconds} s.</translation>
    </message>
</context>
<context>
    <name>WeekCard</name>
    <message>
        <source>{count} solved</source>
        <translation>{count} resolvidos</translation>
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
        <translation>Lição: {title}</translation>
    </message>
    <message>
        <source>{lesson}, done</source>
        <translation>{lesson}, feita</translation>
    </message>
</context>
<context>
    <name>aloud_texts</name>
    <message>
        <source>Column {column}: {discs}.</source>
        <translation>Coluna {column}: {discs}.</translation>
    </message>
    <message>
        <source>The other columns are empty.</source>
        <translation>As outras colunas estão vazias.</translation>
    </message>
    <message>
        <source>Row {row}: {discs}.</source>
        <translation>Fileira {row}: {discs}.</translation>
    </message>
    <message>
        <source>The other rows are empty.</source>
        <translation>As outras fileiras estão vazias.</translation>
    </message>
    <message>
        <source>The board is empty.</source>
        <translation>O tabuleiro está vazio.</translation>
    </message>
    <message>
        <source>You play {disc} against {opponent}.</source>
        <translation>Você joga com o {disc} contra {opponent}.</translation>
    </message>
    <message>
        <source>{first} plays {red}, {second} plays {yellow}.</source>
        <translation>{first} joga com o {red}, {second} com o {yellow}.</translation>
    </message>
    <message>
        <source>{player}, level {level}</source>
        <translation>{player}, nível {level}</translation>
    </message>
    <message>
        <source>{time} for the game</source>
        <translation>{time} para a partida</translation>
    </message>
    <message>
        <source>{name} has {time} for the game</source>
        <translation>{name} tem {time} para a partida</translation>
    </message>
    <message>
        <source>Elapsed {time}</source>
        <translation>Tempo {time}</translation>
    </message>
    <message>
        <source>Time for this move: {seconds} s</source>
        <translation>Tempo para esta jogada: {seconds} s</translation>
    </message>
    <message>
        <source>There are no threats.</source>
        <translation>Não há ameaças.</translation>
    </message>
    <message>
        <source>{disc} makes four at {cells}.</source>
        <translation>{disc} faz quatro em: {cells}.</translation>
    </message>
    <message>
        <source>{cell}, now</source>
        <translation>{cell}, agora</translation>
    </message>
    <message>
        <source>column {column}, row {row}</source>
        <translation>coluna {column}, fileira {row}</translation>
    </message>
    <message>
        <source>The line goes from {start} to {end}.</source>
        <translation>A linha vai da {start} até a {end}.</translation>
    </message>
    <message>
        <source>The winning discs: {cells}.</source>
        <translation>As fichas vencedoras: {cells}.</translation>
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
        <translation>vence</translation>
    </message>
    <message>
        <source>loses</source>
        <translation>perde</translation>
    </message>
    <message>
        <source>wins in {moves}</source>
        <translation>vence em {moves}</translation>
    </message>
    <message>
        <source>loses in {moves}</source>
        <translation>perde em {moves}</translation>
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
        <translation>cheia</translation>
    </message>
    <message>
        <source>Column {number}: {score}</source>
        <translation>Coluna {number}: {score}</translation>
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
        <translation>{name} venceu</translation>
    </message>
    <message>
        <source>{name} wins</source>
        <translation>{name} vence</translation>
    </message>
    <message>
        <source>{name} wins in {moves}</source>
        <translation>{name} vence em {moves}</translation>
    </message>
    <message>
        <source>Every column loses</source>
        <translation>Todas as colunas perdem</translation>
    </message>
    <message>
        <source>Only column {number} keeps the win</source>
        <translation>Só a coluna {number} mantém a vitória</translation>
    </message>
    <message>
        <source>Only column {number} keeps the draw</source>
        <translation>Só a coluna {number} mantém o empate</translation>
    </message>
    <message>
        <source>Best so far: {columns}</source>
        <translation>Melhor até agora: {columns}</translation>
    </message>
    <message>
        <source>Holds out longest: {columns}</source>
        <translation>Resiste mais: {columns}</translation>
    </message>
    <message>
        <source>Best: {columns}</source>
        <translation>Melhor: {columns}</translation>
    </message>
    <message>
        <source>{proven} of {count} proven</source>
        <translation>{proven}/{count} comprovadas</translation>
    </message>
    <message>
        <source>Move {number}: {verdict}</source>
        <translation>Jogada {number}: {verdict}</translation>
    </message>
    <message>
        <source>One disc here would make four, in row {row}. Odd rows help {odd}, even rows help {even}.</source>
        <translation>Uma ficha aqui faria quatro, na fileira {row}. As fileiras ímpares favorecem {odd}; as pares, {even}.</translation>
    </message>
    <message>
        <source>{name} ahead</source>
        <translation>{name} na frente</translation>
    </message>
    <message>
        <source>not known yet</source>
        <translation>ainda não se sabe</translation>
    </message>
    <message>
        <source>estimate {value}</source>
        <translation>estimativa {value}</translation>
    </message>
    <message>
        <source>column {numbers}</source>
        <translation>coluna {numbers}</translation>
    </message>
    <message>
        <source>columns {numbers}</source>
        <translation>colunas {numbers}</translation>
    </message>
    <message>
        <source>About even</source>
        <translation>Equilibrado</translation>
    </message>
    <message>
        <source>{name} looks better</source>
        <translation>{name} parece melhor</translation>
    </message>
</context>
<context>
    <name>brief_texts</name>
    <message>
        <source>Column {column}, {disc}</source>
        <translation>Coluna {column}, {disc}</translation>
    </message>
    <message>
        <source>New game; {mover} to move</source>
        <translation>Nova partida; vez do {mover}</translation>
    </message>
    <message>
        <source>Undone: {moves}</source>
        <translation>Desfeito: {moves}</translation>
    </message>
    <message>
        <source>Redone: {moves}</source>
        <translation>Refeito: {moves}</translation>
    </message>
    <message>
        <source>{mover} to move</source>
        <translation>Vez do {mover}</translation>
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
        <translation>Coluna {number}</translation>
    </message>
    <message>
        <source>Row {number}</source>
        <translation>Fileira {number}</translation>
    </message>
    <message>
        <source>Column {column}, row {row}: empty</source>
        <translation>Coluna {column}, fileira {row}: vazia</translation>
    </message>
    <message>
        <source>Column {column}, row {row}: {disc}, in the winning line</source>
        <translation>Coluna {column}, fileira {row}: {disc}, na linha vencedora</translation>
    </message>
    <message>
        <source>Column {column}, row {row}: {disc}, the last move</source>
        <translation>Coluna {column}, fileira {row}: {disc}, a última jogada</translation>
    </message>
    <message>
        <source>Column {column}, row {row}: {disc}</source>
        <translation>Coluna {column}, fileira {row}: {disc}</translation>
    </message>
</context>
<context>
    <name>coach</name>
    <message>
        <source>column {column}, row {row}</source>
        <translation>coluna {column}, fileira {row}</translation>
    </message>
    <message>
        <source>Whether the game could have been held is not known here.</source>
        <translation>Aqui não se sabe se ainda dava para salvar a partida.</translation>
    </message>
    <message>
        <source>{mover} could have won at once: {cell} makes four.</source>
        <translation>{mover} podia ter vencido na hora: uma ficha na {cell} faz quatro.</translation>
    </message>
    <message>
        <source>{other} needs only {cell} for four. That had to be blocked.</source>
        <translation>Só falta a {cell} para {other} fazer quatro. Era preciso bloquear essa casa.</translation>
    </message>
    <message>
        <source>This disc is a step for {other}: right on top of it, {cell} makes four.</source>
        <translation>Esta ficha é um degrau para {other}: logo acima dela, na {cell}, sai o quatro.</translation>
    </message>
    <message>
        <source>Now {other} plays column {column} and threatens two fours at once, {cell} and {second}. Only one of them can be blocked.</source>
        <translation>Agora {other} joga na coluna {column} e ameaça quatro em dois lugares, na {cell} e na {second}. Só dá para bloquear um deles.</translation>
    </message>
    <message>
        <source>{mover} could have played column {column}, threatening two fours at once, {cell} and {second}. Only one of them can be blocked.</source>
        <translation>{mover} podia ter jogado na coluna {column}, ameaçando quatro em dois lugares, na {cell} e na {second}. Só dá para bloquear um deles.</translation>
    </message>
    <message>
        <source>This threatens two fours at once, {cell} and {second}. Only one of them can be blocked.</source>
        <translation>Isso ameaça quatro em dois lugares, na {cell} e na {second}. Só dá para bloquear um deles.</translation>
    </message>
    <message>
        <source>Now {other} plays column {column} and threatens {cell}. Blocking it only opens {second} above, which makes four too.</source>
        <translation>Agora {other} joga na coluna {column} e ameaça quatro na {cell}. Bloquear essa casa só abre a de cima, na {second}, que também faz quatro.</translation>
    </message>
    <message>
        <source>{mover} could have played column {column}, threatening {cell}. Blocking it only opens {second} above, which makes four too.</source>
        <translation>{mover} podia ter jogado na coluna {column}, ameaçando quatro na {cell}. Bloquear essa casa só abre a de cima, na {second}, que também faz quatro.</translation>
    </message>
    <message>
        <source>This threatens {cell}. Blocking it only opens {second} above, which makes four too.</source>
        <translation>Isso ameaça quatro na {cell}. Bloquear essa casa só abre a de cima, na {second}, que também faz quatro.</translation>
    </message>
    <message>
        <source>Now {other} forces four in {moves} moves, starting with column {column}: every disc threatens four, so there is only one answer each time.</source>
        <translation>Agora {other} força a vitória em {moves} jogadas, começando pela coluna {column}: cada ficha ameaça quatro, então só há uma resposta de cada vez.</translation>
    </message>
    <message>
        <source>{mover} could have forced four in {moves} moves, starting with column {column}: every disc threatens four, so there is only one answer each time.</source>
        <translation>{mover} podia ter forçado a vitória em {moves} jogadas, começando pela coluna {column}: cada ficha ameaça quatro, então só há uma resposta de cada vez.</translation>
    </message>
    <message>
        <source>This forces four in {moves} moves: every disc threatens four, so there is only one answer each time.</source>
        <translation>Isso força a vitória em {moves} jogadas: cada ficha ameaça quatro, então só há uma resposta de cada vez.</translation>
    </message>
    <message numerus="yes">
        <source>This still wins, but %n move(s) later than column {column}.</source>
        <translation>
            <numerusform>Isso ainda vence, mas %n jogada mais tarde que a coluna {column}.</numerusform>
            <numerusform>Isso ainda vence, mas %n jogadas mais tarde que a coluna {column}.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The game was lost anyway, but column {column} holds out %n move(s) longer.</source>
        <translation>
            <numerusform>A partida já estava perdida, mas a coluna {column} resiste por mais %n jogada.</numerusform>
            <numerusform>A partida já estava perdida, mas a coluna {column} resiste por mais %n jogadas.</numerusform>
        </translation>
    </message>
    <message>
        <source>This disc lies right below {cell}, where {mover} would have made four. Now {other} can close that cell.</source>
        <translation>Esta ficha fica logo abaixo da {cell}, onde {mover} teria feito quatro. Agora {other} pode fechar essa casa.</translation>
    </message>
    <message>
        <source>Now {other} plays column {column}, and {mover} has no safe move left: every disc opens a winning cell, such as {cell}.</source>
        <translation>Agora {other} joga na coluna {column}, e {mover} fica sem nenhuma jogada segura: cada ficha abre uma casa vencedora, como a da {cell}.</translation>
    </message>
    <message>
        <source>After column {column}, {other} would have had no safe move left: every disc opens a winning cell, such as {cell}.</source>
        <translation>Depois da coluna {column}, {other} teria ficado sem nenhuma jogada segura: cada ficha abre uma casa vencedora, como a da {cell}.</translation>
    </message>
    <message>
        <source>Now {other} has no safe move left: every disc opens a winning cell, such as {cell}.</source>
        <translation>Agora {other} fica sem nenhuma jogada segura: cada ficha abre uma casa vencedora, como a da {cell}.</translation>
    </message>
    <message>
        <source>Now {other} plays column {column}. From then on it is enough to block fours and otherwise answer on top of every disc: that always makes four, for example {cell}.</source>
        <translation>Agora {other} joga na coluna {column}. Daí em diante basta bloquear cada ameaça de quatro e, fora isso, responder logo acima de cada ficha: isso sempre faz quatro, por exemplo na {cell}.</translation>
    </message>
    <message>
        <source>{mover} could have played column {column}. From then on it is enough to block fours and otherwise answer on top of every disc: that always makes four, for example {cell}.</source>
        <translation>{mover} podia ter jogado na coluna {column}. Daí em diante basta bloquear cada ameaça de quatro e, fora isso, responder logo acima de cada ficha: isso sempre faz quatro, por exemplo na {cell}.</translation>
    </message>
    <message>
        <source>From here on it is enough to block fours and otherwise answer on top of every disc: that always makes four, for example {cell}.</source>
        <translation>Daqui em diante basta bloquear cada ameaça de quatro e, fora isso, responder logo acima de cada ficha: isso sempre faz quatro, por exemplo na {cell}.</translation>
    </message>
    <message>
        <source>Now {other} wins, and the winning cell {cell} decides: without it nothing could be forced.</source>
        <translation>Agora {other} vence, e quem decide é a casa vencedora na {cell}: sem ela não daria para forçar nada.</translation>
    </message>
    <message>
        <source>Now {other} wins with the winning cell {cell}. With best play, {mover} has nothing better in the end than to play right below it.</source>
        <translation>Agora {other} vence com a casa vencedora na {cell}. Com as melhores jogadas, no fim {mover} não tem nada melhor do que jogar logo abaixo dela.</translation>
    </message>
    <message>
        <source>{mover} could have won, starting with column {column}. The winning cell {cell} decides: without it nothing could be forced.</source>
        <translation>{mover} podia ter vencido, começando pela coluna {column}. Quem decide é a casa vencedora na {cell}: sem ela não daria para forçar nada.</translation>
    </message>
    <message>
        <source>{mover} could have won with the winning cell {cell}, starting with column {column}. With best play, {other} has nothing better in the end than to play right below it.</source>
        <translation>{mover} podia ter vencido com a casa vencedora na {cell}, começando pela coluna {column}. Com as melhores jogadas, no fim {other} não tem nada melhor do que jogar logo abaixo dela.</translation>
    </message>
    <message>
        <source>This wins, and the winning cell {cell} decides: without it nothing could be forced.</source>
        <translation>Isso vence, e quem decide é a casa vencedora na {cell}: sem ela não daria para forçar nada.</translation>
    </message>
    <message>
        <source>This wins with the winning cell {cell}. With best play, {other} has nothing better in the end than to play right below it.</source>
        <translation>Isso vence com a casa vencedora na {cell}. Com as melhores jogadas, no fim {other} não tem nada melhor do que jogar logo abaixo dela.</translation>
    </message>
    <message>
        <source>Now {other} plays column {column} and gets a winning cell, {cell}, which decides the game.</source>
        <translation>Agora {other} joga na coluna {column} e ganha uma casa vencedora, na {cell}, que decide a partida.</translation>
    </message>
    <message>
        <source>{mover} could have played column {column}: that makes a winning cell, {cell}, which decides the game.</source>
        <translation>{mover} podia ter jogado na coluna {column}: isso cria uma casa vencedora, na {cell}, que decide a partida.</translation>
    </message>
    <message>
        <source>This makes a winning cell, {cell}, which decides the game.</source>
        <translation>Isso cria uma casa vencedora, na {cell}, que decide a partida.</translation>
    </message>
    <message>
        <source>The key point was {cell}. It was left open, and every way for {other} to force four needs it.</source>
        <translation>O ponto-chave era a {cell}. A casa ficou livre, e {other} precisa dela em todas as formas de forçar a vitória.</translation>
    </message>
    <message>
        <source>Now {other} can force four, starting with column {column}, and every way needs {cell}.</source>
        <translation>Agora {other} pode forçar a vitória, começando pela coluna {column}, e todos os caminhos passam pela {cell}.</translation>
    </message>
    <message>
        <source>{mover} could have forced four, starting with column {column}. Every way needs {cell}.</source>
        <translation>{mover} podia ter forçado a vitória, começando pela coluna {column}. Todos os caminhos passam pela {cell}.</translation>
    </message>
    <message>
        <source>From here on four can be forced, and every way needs {cell}.</source>
        <translation>Daqui em diante dá para forçar a vitória, e todos os caminhos passam pela {cell}.</translation>
    </message>
    <message>
        <source>To win, {mover} needed {cell}, and now {other} can take it. Column {column} kept the win.</source>
        <translation>Para vencer, {mover} precisava da {cell}, e agora {other} pode ocupar essa casa. A coluna {column} mantinha a vitória.</translation>
    </message>
    <message>
        <source>To win, {mover} needed both {cell} and {second}, and now {other} can take one of them. Column {column} kept the win.</source>
        <translation>Para vencer, {mover} precisava tanto da {cell} quanto da {second}, e agora {other} pode ocupar uma delas. A coluna {column} mantinha a vitória.</translation>
    </message>
    <message>
        <source>Now {other} can force four by way of {cell} or {second}, starting with column {column}. Closing one of them is not enough.</source>
        <translation>Agora {other} pode forçar a vitória pela {cell} ou pela {second}, começando pela coluna {column}. Fechar uma delas não basta.</translation>
    </message>
    <message>
        <source>{mover} could have forced four by way of {cell} or {second}, starting with column {column}. Closing one of them is not enough.</source>
        <translation>{mover} podia ter forçado a vitória pela {cell} ou pela {second}, começando pela coluna {column}. Fechar uma delas não basta.</translation>
    </message>
    <message>
        <source>From here on four can be forced by way of {cell} or {second}. Closing one of them is not enough.</source>
        <translation>Daqui em diante dá para forçar a vitória pela {cell} ou pela {second}. Fechar uma delas não basta.</translation>
    </message>
    <message>
        <source>Now {other} wins: with best play the columns fill up, until {mover} has nothing better than to play right below {cell}.</source>
        <translation>Agora {other} vence: com as melhores jogadas, as colunas vão enchendo até que {mover} não tem nada melhor do que jogar logo abaixo da {cell}.</translation>
    </message>
    <message>
        <source>{mover} could have won, starting with column {column}: with best play the columns fill up, until {other} has nothing better than to play right below {cell}.</source>
        <translation>{mover} podia ter vencido, começando pela coluna {column}: com as melhores jogadas, as colunas vão enchendo até que {other} não tem nada melhor do que jogar logo abaixo da {cell}.</translation>
    </message>
    <message>
        <source>This wins: with best play the columns fill up, until {other} has nothing better than to play right below {cell}.</source>
        <translation>Isso vence: com as melhores jogadas, as colunas vão enchendo até que {other} não tem nada melhor do que jogar logo abaixo da {cell}.</translation>
    </message>
    <message>
        <source>Now {other} wins: with best play the game ends with two winning cells, {cell} and {second}, of which only one can be closed.</source>
        <translation>Agora {other} vence: com as melhores jogadas, a partida termina com duas casas vencedoras, na {cell} e na {second}, e só dá para fechar uma delas.</translation>
    </message>
    <message>
        <source>{mover} could have won, starting with column {column}: with best play the game ends with two winning cells, {cell} and {second}, of which only one can be closed.</source>
        <translation>{mover} podia ter vencido, começando pela coluna {column}: com as melhores jogadas, a partida termina com duas casas vencedoras, na {cell} e na {second}, e só dá para fechar uma delas.</translation>
    </message>
    <message>
        <source>This wins: with best play the game ends with two winning cells, {cell} and {second}, of which only one can be closed.</source>
        <translation>Isso vence: com as melhores jogadas, a partida termina com duas casas vencedoras, na {cell} e na {second}, e só dá para fechar uma delas.</translation>
    </message>
    <message>
        <source>This lets {other} escape: {cell} is the only answer that saves the draw.</source>
        <translation>Isso deixa {other} escapar: só a resposta na {cell} salva o empate.</translation>
    </message>
    <message>
        <source>This allows {other} one strong answer: {cell} wins.</source>
        <translation>Isso permite a {other} uma resposta forte: uma ficha na {cell} vence.</translation>
    </message>
    <message>
        <source>Column {column} holds the draw: from then on it is enough to block fours and otherwise answer on top of every disc.</source>
        <translation>A coluna {column} garante o empate: daí em diante basta bloquear cada ameaça de quatro e, fora isso, responder logo acima de cada ficha.</translation>
    </message>
    <message>
        <source>This lets the win slip. Column {column} was the only move that wins.</source>
        <translation>Isso deixa a vitória escapar. Só a coluna {column} vencia.</translation>
    </message>
    <message>
        <source>This turns a win into a loss. Column {column} was the only move that wins.</source>
        <translation>Isso transforma uma vitória em derrota. Só a coluna {column} vencia.</translation>
    </message>
    <message>
        <source>This loses a drawn game. Column {column} was the only move that holds the draw.</source>
        <translation>Isso perde uma partida empatada. Só a coluna {column} garantia o empate.</translation>
    </message>
    <message>
        <source>This lets the win slip. Column {column} wins.</source>
        <translation>Isso deixa a vitória escapar. A coluna {column} vence.</translation>
    </message>
    <message>
        <source>This turns a win into a loss. Column {column} wins.</source>
        <translation>Isso transforma uma vitória em derrota. A coluna {column} vence.</translation>
    </message>
    <message>
        <source>This loses a drawn game. Column {column} holds the draw.</source>
        <translation>Isso perde uma partida empatada. A coluna {column} garante o empate.</translation>
    </message>
    <message>
        <source>This makes four in a row.</source>
        <translation>Isso faz quatro em linha.</translation>
    </message>
    <message>
        <source>This blocks {cell}, where {other} would have made four.</source>
        <translation>Isso bloqueia a {cell}, onde {other} teria feito quatro.</translation>
    </message>
    <message>
        <source>This stops a plan: with another turn, {other} would have played column {column} and forced four.</source>
        <translation>Isso impede um plano: se pudesse jogar de novo, {other} jogaria na coluna {column} e forçaria a vitória.</translation>
    </message>
    <message>
        <source>This takes the key point {cell}, which {other} would need to force four.</source>
        <translation>Isso ocupa o ponto-chave na {cell}, de que {other} precisaria para forçar a vitória.</translation>
    </message>
    <message>
        <source>This is safe: from here on it is enough to block fours and otherwise answer on top of every disc, and {mover} never loses.</source>
        <translation>Isso é seguro: daqui em diante basta bloquear cada ameaça de quatro e, fora isso, responder logo acima de cada ficha, e {mover} nunca perde.</translation>
    </message>
    <message>
        <source>This is the only move that keeps the win.</source>
        <translation>Esta é a única jogada que mantém a vitória.</translation>
    </message>
    <message>
        <source>This is the only move that keeps the draw.</source>
        <translation>Esta é a única jogada que mantém o empate.</translation>
    </message>
    <message numerus="yes">
        <source>This keeps the win, unlike %n other column(s).</source>
        <translation>
            <numerusform>Isso mantém a vitória, ao contrário de %n outra coluna.</numerusform>
            <numerusform>Isso mantém a vitória, ao contrário de %n outras colunas.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>This keeps the draw, unlike %n other column(s).</source>
        <translation>
            <numerusform>Isso mantém o empate, ao contrário de %n outra coluna.</numerusform>
            <numerusform>Isso mantém o empate, ao contrário de %n outras colunas.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The game is lost against best play. No move holds out longer: four comes in %n move(s).</source>
        <translation>
            <numerusform>A partida está perdida contra as melhores jogadas. Nenhuma jogada resiste mais: o quatro vem em %n jogada.</numerusform>
            <numerusform>A partida está perdida contra as melhores jogadas. Nenhuma jogada resiste mais: o quatro vem em %n jogadas.</numerusform>
        </translation>
    </message>
    <message>
        <source>Every move leads to the same result here.</source>
        <translation>Aqui todas as jogadas levam ao mesmo resultado.</translation>
    </message>
    <message>
        <source>This is the only column with room.</source>
        <translation>Esta é a única coluna com espaço.</translation>
    </message>
    <message>
        <source>There is a four to be made at once.</source>
        <translation>Dá para fazer quatro agora mesmo.</translation>
    </message>
    <message>
        <source>Now {other} makes four at once.</source>
        <translation>Agora {other} faz quatro na hora.</translation>
    </message>
    <message>
        <source>This disc is a step for {other}, who makes four right on top of it.</source>
        <translation>Esta ficha é um degrau para {other}, que faz quatro logo acima dela.</translation>
    </message>
    <message>
        <source>Now {other} can threaten two fours at once, and only one of them can be blocked.</source>
        <translation>Agora {other} pode ameaçar quatro em dois lugares, e só dá para bloquear um deles.</translation>
    </message>
    <message>
        <source>Now {other} can threaten a four, and blocking it only opens another one above.</source>
        <translation>Agora {other} pode ameaçar quatro, e bloquear só abre outro quatro logo acima.</translation>
    </message>
    <message>
        <source>Now {other} forces four in {moves} moves with one threat after the other.</source>
        <translation>Agora {other} força a vitória em {moves} jogadas, com uma ameaça atrás da outra.</translation>
    </message>
    <message>
        <source>This lets the win slip: now {other} can hold the draw.</source>
        <translation>Isso deixa a vitória escapar: agora {other} pode garantir o empate.</translation>
    </message>
    <message>
        <source>This turns a win into a loss: now {other} can force four.</source>
        <translation>Isso transforma uma vitória em derrota: agora {other} pode forçar a vitória.</translation>
    </message>
    <message>
        <source>This loses a drawn game: now {other} can force four.</source>
        <translation>Isso perde uma partida empatada: agora {other} pode forçar a vitória.</translation>
    </message>
    <message>
        <source>This still wins, but there is a quicker way.</source>
        <translation>Isso ainda vence, mas há um caminho mais rápido.</translation>
    </message>
    <message>
        <source>This loses sooner than it has to.</source>
        <translation>Isso perde antes do necessário.</translation>
    </message>
    <message>
        <source>This loses: now {other} can force four.</source>
        <translation>Isso perde: agora {other} pode forçar a vitória.</translation>
    </message>
</context>
<context>
    <name>disc_names</name>
    <message>
        <source>Player 1</source>
        <translation>Jogador 1</translation>
    </message>
    <message>
        <source>Player 2</source>
        <translation>Jogador 2</translation>
    </message>
</context>
<context>
    <name>export_format</name>
    <message>
        <source>Picture of the board</source>
        <translation>Imagem do tabuleiro</translation>
    </message>
    <message>
        <source>Drawing of the board</source>
        <translation>Desenho do tabuleiro</translation>
    </message>
    <message>
        <source>Film of the game</source>
        <translation>Filme da partida</translation>
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
        <translation>A partida escolhida</translation>
    </message>
    <message>
        <source>All listed games ({count}), to import again</source>
        <translation>Todas as da lista ({count}), para importar de novo</translation>
    </message>
    <message>
        <source>All listed games ({count}), for a spreadsheet</source>
        <translation>Todas as da lista ({count}), para uma planilha</translation>
    </message>
</context>
<context>
    <name>fault_texts</name>
    <message>
        <source>{name} cannot play on: this game does not say where its file is.</source>
        <translation>{name} não pode continuar: esta partida não diz onde está o arquivo dele.</translation>
    </message>
    <message>
        <source>{name} cannot play: there is no file {detail}.</source>
        <translation>{name} não pode jogar: o arquivo {detail} não existe.</translation>
    </message>
    <message>
        <source>{name} did not start: {detail}.</source>
        <translation>{name} não iniciou: {detail}.</translation>
    </message>
    <message>
        <source>{name} was not ready within {detail} seconds.</source>
        <translation>{name} não ficou pronto em {detail} segundos.</translation>
    </message>
    <message>
        <source>{name} has neither a class with next_move nor a function called agent.</source>
        <translation>{name} não tem nem uma classe com next_move nem uma função chamada agent.</translation>
    </message>
    <message>
        <source>{name} has no class or function called {detail}.</source>
        <translation>{name} não tem nenhuma classe ou função chamada {detail}.</translation>
    </message>
    <message>
        <source>{name} does not know the rules {detail}.</source>
        <translation>{name} não conhece as regras {detail}.</translation>
    </message>
    <message>
        <source>{name} took longer than {detail} seconds for a move.</source>
        <translation>{name} levou mais de {detail} segundos em uma jogada.</translation>
    </message>
    <message>
        <source>{name} crashed: {detail}.</source>
        <translation>{name} falhou: {detail}.</translation>
    </message>
    <message>
        <source>{name} ended in the middle of the game: {detail}.</source>
        <translation>{name} encerrou no meio da partida: {detail}.</translation>
    </message>
    <message>
        <source>{name} closed its output.</source>
        <translation>{name} fechou sua saída.</translation>
    </message>
    <message>
        <source>{name} answered {detail}, which is no column.</source>
        <translation>{name} respondeu {detail}, que não é uma coluna.</translation>
    </message>
    <message>
        <source>{name} chose column {detail}, which is not on the board.</source>
        <translation>{name} escolheu a coluna {detail}, que não está no tabuleiro.</translation>
    </message>
    <message>
        <source>{name} chose column {detail}, which is full.</source>
        <translation>{name} escolheu a coluna {detail}, que está cheia.</translation>
    </message>
    <message>
        <source>{name} answered {detail}, which is no move here.</source>
        <translation>{name} respondeu {detail}, que aqui não é uma jogada.</translation>
    </message>
    <message>
        <source>{name} started more than {detail} processes.</source>
        <translation>{name} iniciou mais de {detail} processos.</translation>
    </message>
    <message>
        <source>{name} used more than {detail} MB of memory.</source>
        <translation>{name} usou mais de {detail} MB de memória.</translation>
    </message>
    <message>
        <source>{name} printed more than {detail} KB in one move.</source>
        <translation>{name} escreveu mais de {detail} KB em uma jogada.</translation>
    </message>
    <message>
        <source>In a sandbox: no network, files read-only, limited memory.</source>
        <translation>Isolado: sem rede, arquivos só para leitura, memória limitada.</translation>
    </message>
    <message>
        <source>Limited memory, but it can use your files and the network.</source>
        <translation>Memória limitada, mas ele pode usar seus arquivos e a rede.</translation>
    </message>
    <message>
        <source>Limited time only: it can use your files and the network.</source>
        <translation>Só o tempo é limitado: ele pode usar seus arquivos e a rede.</translation>
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
        <translation>{size} · 2 jogadores</translation>
    </message>
    <message>
        <source>thinking…</source>
        <translation>pensando…</translation>
    </message>
    <message>
        <source>to move</source>
        <translation>sua vez</translation>
    </message>
    <message>
        <source>{size} · against {name}</source>
        <translation>{size} · contra {name}</translation>
    </message>
    <message>
        <source>proving…</source>
        <translation>comprovando…</translation>
    </message>
    <message>
        <source>{name} is not certain: it found no proof for this move.</source>
        <translation>{name} não tem certeza: não encontrou prova para esta jogada.</translation>
    </message>
    <message>
        <source>{disc} at random</source>
        <translation>{disc}, jogada aleatória</translation>
    </message>
    <message>
        <source>The game has stopped</source>
        <translation>A partida parou</translation>
    </message>
    <message>
        <source>Paused · {name} to move</source>
        <translation>Em pausa · vez de {name}</translation>
    </message>
    <message>
        <source>{name} is proving</source>
        <translation>{name} está comprovando</translation>
    </message>
    <message>
        <source>{name} is thinking</source>
        <translation>{name} está pensando</translation>
    </message>
    <message>
        <source>{name} to move · {time}</source>
        <translation>Vez de {name} · {time}</translation>
    </message>
    <message>
        <source>{name} to move</source>
        <translation>Vez de {name}</translation>
    </message>
    <message>
        <source>{name} to move · {seconds} s</source>
        <translation>Vez de {name} · {seconds} s</translation>
    </message>
    <message>
        <source>{disc} passes</source>
        <translation>{disc} passa a vez</translation>
    </message>
    <message>
        <source>{disc}, column {column}, row {row}</source>
        <translation>{disc}, coluna {column}, fileira {row}</translation>
    </message>
    <message>
        <source>best move</source>
        <translation>melhor jogada</translation>
    </message>
    <message>
        <source>good move</source>
        <translation>boa jogada</translation>
    </message>
    <message>
        <source>inaccuracy</source>
        <translation>imprecisão</translation>
    </message>
    <message>
        <source>mistake</source>
        <translation>erro</translation>
    </message>
    <message>
        <source>blunder</source>
        <translation>erro grave</translation>
    </message>
    <message>
        <source>only move</source>
        <translation>única jogada</translation>
    </message>
    <message>
        <source>The computer cannot move</source>
        <translation>O computador não consegue jogar</translation>
    </message>
    <message>
        <source>Something went wrong while the computer was thinking; details are in the log. Play again or go back to the menu.</source>
        <translation>Algo deu errado enquanto o computador pensava; os detalhes estão no registro. Jogue de novo ou volte ao menu.</translation>
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
        <translation>Dois bots</translation>
    </message>
    <message>
        <source>Own bots</source>
        <translation>Seus bots</translation>
    </message>
    <message>
        <source>Tournament</source>
        <translation>Torneio</translation>
    </message>
    <message>
        <source>Won</source>
        <translation>Vitória</translation>
    </message>
    <message>
        <source>Draw</source>
        <translation>Empate</translation>
    </message>
    <message>
        <source>Lost</source>
        <translation>Derrota</translation>
    </message>
    <message>
        <source>Unfinished</source>
        <translation>Inacabada</translation>
    </message>
    <message>
        <source>{name} won</source>
        <translation>{name} venceu</translation>
    </message>
    <message>
        <source>{seconds} s per turn</source>
        <translation>{seconds} s por jogada</translation>
    </message>
    <message>
        <source>clock {time}</source>
        <translation>relógio {time}</translation>
    </message>
    <message>
        <source>Today</source>
        <translation>Hoje</translation>
    </message>
    <message>
        <source>Yesterday</source>
        <translation>Ontem</translation>
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
        <translation>Dica: coluna {number} · impede a vitória do adversário</translation>
    </message>
    <message>
        <source>Hint: column {number} · every other column loses</source>
        <translation>Dica: coluna {number} · todas as outras perdem</translation>
    </message>
    <message>
        <source>Hint: column {number} · keeps the draw</source>
        <translation>Dica: coluna {number} · mantém o empate</translation>
    </message>
    <message>
        <source>Hint: column {number} · holds out longest</source>
        <translation>Dica: coluna {number} · é a que resiste mais</translation>
    </message>
    <message>
        <source>Hint: column {number} · best chance</source>
        <translation>Dica: coluna {number} · melhor chance</translation>
    </message>
    <message>
        <source>Hint: column {number} · wins</source>
        <translation>Dica: coluna {number} · vence</translation>
    </message>
    <message>
        <source>Hint: column {number} · wins at once</source>
        <translation>Dica: coluna {number} · vence já</translation>
    </message>
    <message>
        <source>row {number}</source>
        <translation>fileira {number}</translation>
    </message>
    <message>
        <source>column {number}</source>
        <translation>coluna {number}</translation>
    </message>
    <message>
        <source>pull out column {number}</source>
        <translation>retirar da coluna {number}</translation>
    </message>
    <message>
        <source>turn the board over</source>
        <translation>virar o tabuleiro</translation>
    </message>
    <message>
        <source>Hint: {move} · wins at once</source>
        <translation>Dica: {move} · vence já</translation>
    </message>
    <message>
        <source>Hint: {move} · prevents a win</source>
        <translation>Dica: {move} · impede a vitória do adversário</translation>
    </message>
    <message>
        <source>Hint: {move} · everything else loses</source>
        <translation>Dica: {move} · todo o resto perde</translation>
    </message>
    <message>
        <source>Hint: {move} · keeps the draw</source>
        <translation>Dica: {move} · mantém o empate</translation>
    </message>
    <message>
        <source>Hint: {move} · holds out longest</source>
        <translation>Dica: {move} · é o que resiste mais</translation>
    </message>
    <message>
        <source>Hint: {move} · best chance</source>
        <translation>Dica: {move} · melhor chance</translation>
    </message>
</context>
<context>
    <name>language</name>
    <message>
        <source>en</source>
        <comment>The code of this language, as in the name of its guide.</comment>
        <translation>pt_BR</translation>
    </message>
</context>
<context>
    <name>left_off</name>
    <message>
        <source>Your move</source>
        <translation>Sua vez</translation>
    </message>
    <message>
        <source>{name} to move</source>
        <translation>Vez de {name}</translation>
    </message>
    <message>
        <source>against {name}</source>
        <translation>contra {name}</translation>
    </message>
    <message>
        <source>Last game: you won</source>
        <translation>Última partida: vitória</translation>
    </message>
    <message>
        <source>Last game: you lost</source>
        <translation>Última partida: derrota</translation>
    </message>
    <message>
        <source>Last game: a draw</source>
        <translation>Última partida: empate</translation>
    </message>
    <message>
        <source>Last game: not finished</source>
        <translation>Última partida: inacabada</translation>
    </message>
    <message>
        <source>Last game: {name} won</source>
        <translation>Última partida: {name} venceu</translation>
    </message>
</context>
<context>
    <name>lesson_words</name>
    <message>
        <source>Three in a row</source>
        <translation>Três em linha</translation>
    </message>
    <message>
        <source>The open three</source>
        <translation>O três aberto</translation>
    </message>
    <message>
        <source>Forks</source>
        <translation>Ameaças duplas</translation>
    </message>
    <message>
        <source>The cell above</source>
        <translation>A casa de cima</translation>
    </message>
    <message>
        <source>Odd and even rows</source>
        <translation>Fileiras ímpares e pares</translation>
    </message>
    <message>
        <source>Zugzwang</source>
        <translation>Zugzwang</translation>
    </message>
    <message>
        <source>One more makes four</source>
        <translation>Mais uma faz quatro</translation>
    </message>
    <message>
        <source>Free on both sides</source>
        <translation>Livre dos dois lados</translation>
    </message>
    <message>
        <source>Two threats with one disc</source>
        <translation>Duas ameaças com uma ficha</translation>
    </message>
    <message>
        <source>What your disc makes possible</source>
        <translation>O que sua ficha torna possível</translation>
    </message>
    <message>
        <source>Winning cells that wait</source>
        <translation>Casas vencedoras que esperam</translation>
    </message>
    <message>
        <source>When every move is bad</source>
        <translation>Quando toda jogada é ruim</translation>
    </message>
    <message>
        <source>Make four in a row</source>
        <translation>Faça quatro em linha</translation>
    </message>
    <message>
        <source>Stop the opponent&apos;s four</source>
        <translation>Impeça o quatro do adversário</translation>
    </message>
    <message>
        <source>Threaten four in two places</source>
        <translation>Ameace quatro em dois lugares</translation>
    </message>
    <message>
        <source>Prevent two threats at once</source>
        <translation>Impeça duas ameaças de uma vez</translation>
    </message>
    <message>
        <source>Play a safe column</source>
        <translation>Jogue em uma coluna segura</translation>
    </message>
    <message>
        <source>Keep your winning cell</source>
        <translation>Conserve sua casa vencedora</translation>
    </message>
    <message>
        <source>Make two winning cells, one above the other</source>
        <translation>Crie duas casas vencedoras, uma acima da outra</translation>
    </message>
    <message>
        <source>Make a winning cell in a good row</source>
        <translation>Crie uma casa vencedora em uma boa fileira</translation>
    </message>
    <message>
        <source>Leave the opponent no safe column</source>
        <translation>Deixe o adversário sem coluna segura</translation>
    </message>
    <message>
        <source>Let the opponent run out of safe columns</source>
        <translation>Faça acabar as colunas seguras do adversário</translation>
    </message>
    <message>
        <source>Four discs in a row win. Three are there, and one end of them is free.</source>
        <translation>Quatro fichas em linha vencem. Três já estão aí, e uma ponta está livre.</translation>
    </message>
    <message>
        <source>A line can be diagonal, too. Look for three discs that climb like stairs.</source>
        <translation>Uma linha também pode ser diagonal. Procure três fichas que sobem como uma escada.</translation>
    </message>
    <message>
        <source>Before every move, look at the opponent&apos;s discs. Three of them stand on top of each other.</source>
        <translation>Antes de cada jogada, olhe as fichas do adversário. Três delas estão empilhadas.</translation>
    </message>
    <message>
        <source>Three discs with a free cell at both ends win: only one end can be blocked. Two are there.</source>
        <translation>Três fichas com uma casa livre em cada ponta vencem: só dá para bloquear uma das pontas. Duas já estão aí.</translation>
    </message>
    <message>
        <source>One end is blocked. The other one is yours.</source>
        <translation>Uma ponta está bloqueada. A outra é sua.</translation>
    </message>
    <message>
        <source>Now the opponent has two discs with room on both sides. Do not wait until there are three.</source>
        <translation>Agora o adversário tem duas fichas com espaço dos dois lados. Não espere até que sejam três.</translation>
    </message>
    <message>
        <source>One disc can belong to two lines. Find the cell where a row and a diagonal meet.</source>
        <translation>Uma ficha pode pertencer a duas linhas. Encontre a casa onde uma fileira e uma diagonal se cruzam.</translation>
    </message>
    <message>
        <source>One line is blocked. The other one still needs a single disc.</source>
        <translation>Uma linha está bloqueada. Na outra ainda falta uma única ficha.</translation>
    </message>
    <message>
        <source>The opponent wants the cell where a row and a diagonal meet, or one just as strong. Prevent it.</source>
        <translation>O adversário quer a casa onde uma fileira e uma diagonal se cruzam, ou outra igualmente forte. Impeça isso.</translation>
    </message>
    <message>
        <source>The opponent needs the cell in column {column}, row {row}. It cannot be filled yet, because the cell below is empty. Do not fill that one.</source>
        <translation>O adversário precisa da casa na coluna {column}, fileira {row}. Ela ainda não pode ser ocupada, porque a casa de baixo está vazia. Não ocupe a de baixo.</translation>
    </message>
    <message>
        <source>Now the winning cell in column {column}, row {row} is yours. If you play below it, the opponent closes it.</source>
        <translation>Agora a casa vencedora na coluna {column}, fileira {row} é sua. Se você jogar abaixo dela, o adversário a fecha.</translation>
    </message>
    <message>
        <source>Two winning cells on top of each other cannot be stopped: blocking the lower one opens the upper one.</source>
        <translation>Não há como deter duas casas vencedoras uma acima da outra: bloquear a de baixo abre a de cima.</translation>
    </message>
    <message>
        <source>Nobody wants to fill the cell below a winning cell of the opponent. If the rest of the board fills up, one of you has to. On this board rows 3 and 5 suit the player who began: you.</source>
        <translation>Ninguém quer ocupar a casa logo abaixo de uma casa vencedora do adversário. Se o resto do tabuleiro encher, um dos dois vai ter que fazer isso. Neste tabuleiro, as fileiras 3 e 5 favorecem quem começou: você.</translation>
    </message>
    <message>
        <source>Now you are the player who came second. On this board rows 2, 4 and 6 suit you.</source>
        <translation>Agora você joga em segundo lugar. Neste tabuleiro, as fileiras 2, 4 e 6 favorecem você.</translation>
    </message>
    <message>
        <source>With five rows and six columns it is the other way round: rows 2 and 4 suit the player who began. The rule for every board: count the discs that fall before the cell can be filled. If their number is even, it suits whoever is to move.</source>
        <translation>Com cinco fileiras e seis colunas é o contrário: as fileiras 2 e 4 favorecem quem começou. A regra para qualquer tabuleiro: conte as fichas que caem antes que a casa possa ser ocupada. Se o número for par, a casa favorece quem vai jogar.</translation>
    </message>
    <message>
        <source>Only two columns are left. Your winning cell is in column {column}, row {row}, and nobody wants to play below it.</source>
        <translation>Só restam duas colunas. Sua casa vencedora está na coluna {column}, fileira {row}, e ninguém quer jogar abaixo dela.</translation>
    </message>
    <message>
        <source>The opponent had no other column and made your winning cell possible.</source>
        <translation>O adversário não tinha outra coluna e abriu sua casa vencedora.</translation>
    </message>
    <message>
        <source>Your winning cell is in column {column}, row {row}. In the other columns {count} cells are free: an odd number, so you take the last of them.</source>
        <translation>Sua casa vencedora está na coluna {column}, fileira {row}. Nas outras colunas há {count} casas livres: um número ímpar, então a última é sua.</translation>
    </message>
    <message>
        <source>A single safe cell is left. Whoever takes it decides the game.</source>
        <translation>Resta uma única casa segura. Quem ocupar essa casa decide a partida.</translation>
    </message>
    <message>
        <source>That is zugzwang: every move was bad, but one has to move.</source>
        <translation>Isso é zugzwang: toda jogada era ruim, mas é preciso jogar.</translation>
    </message>
    <message>
        <source>Four in a row.</source>
        <translation>Quatro em linha.</translation>
    </message>
    <message>
        <source>Stopped in time.</source>
        <translation>Impedido a tempo.</translation>
    </message>
    <message>
        <source>Two threats at once, and only one of them can be blocked.</source>
        <translation>Duas ameaças ao mesmo tempo, e só dá para bloquear uma delas.</translation>
    </message>
    <message>
        <source>Now the opponent cannot make two threats with the next disc.</source>
        <translation>Agora o adversário não consegue fazer duas ameaças com a próxima ficha.</translation>
    </message>
    <message>
        <source>The opponent&apos;s winning cell stays closed.</source>
        <translation>A casa vencedora do adversário continua fechada.</translation>
    </message>
    <message>
        <source>Your winning cell is still there.</source>
        <translation>Sua casa vencedora continua lá.</translation>
    </message>
    <message>
        <source>Whoever blocks the lower cell opens the upper one.</source>
        <translation>Quem bloquear a casa de baixo abre a de cima.</translation>
    </message>
    <message>
        <source>This winning cell can wait for its time.</source>
        <translation>Esta casa vencedora pode esperar sua hora.</translation>
    </message>
    <message>
        <source>Whatever the opponent plays, you make four.</source>
        <translation>Não importa o que o adversário jogue, você faz quatro.</translation>
    </message>
    <message>
        <source>Right: the opponent will run out of safe columns first.</source>
        <translation>Certo: as colunas seguras do adversário vão acabar primeiro.</translation>
    </message>
    <message>
        <source>Column {tried} is full.</source>
        <translation>A coluna {tried} está cheia.</translation>
    </message>
    <message>
        <source>That makes no four.</source>
        <translation>Isso não faz quatro.</translation>
    </message>
    <message>
        <source>Then the opponent makes four in column {column}.</source>
        <translation>Então o adversário faz quatro na coluna {column}.</translation>
    </message>
    <message>
        <source>That threatens nothing yet.</source>
        <translation>Isso ainda não ameaça nada.</translation>
    </message>
    <message>
        <source>That threatens four in column {column} only, and the opponent blocks it.</source>
        <translation>Isso só ameaça quatro na coluna {column}, e o adversário bloqueia.</translation>
    </message>
    <message>
        <source>Then the opponent plays column {column} and threatens four in two places.</source>
        <translation>Então o adversário joga na coluna {column} e ameaça quatro em dois lugares.</translation>
    </message>
    <message>
        <source>Then the opponent closes your winning cell in column {column}, row {row}.</source>
        <translation>Então o adversário fecha sua casa vencedora na coluna {column}, fileira {row}.</translation>
    </message>
    <message>
        <source>That makes no new winning cell.</source>
        <translation>Isso não cria nenhuma casa vencedora nova.</translation>
    </message>
    <message>
        <source>That makes a winning cell in row {row}, which suits the opponent: you would have to fill the cell below.</source>
        <translation>Isso cria uma casa vencedora na fileira {row}, que favorece o adversário: você teria que ocupar a casa de baixo.</translation>
    </message>
    <message>
        <source>The opponent can still play column {column} safely.</source>
        <translation>O adversário ainda pode jogar na coluna {column} sem perigo.</translation>
    </message>
    <message>
        <source>Then the opponent plays column {column} and gets away.</source>
        <translation>Então o adversário joga na coluna {column} e escapa.</translation>
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
        <translation>Iniciante</translation>
    </message>
    <message>
        <source>Plays by feel and often overlooks diagonal threats.</source>
        <translation>Joga por intuição e muitas vezes não vê as diagonais.</translation>
    </message>
    <message>
        <source>Never misses its own win, sometimes misses yours.</source>
        <translation>Sempre vê a própria vitória, mas nem sempre a sua.</translation>
    </message>
    <message>
        <source>Medium</source>
        <translation>Médio</translation>
    </message>
    <message>
        <source>Blocks every threat and plans a few moves ahead.</source>
        <translation>Bloqueia toda ameaça e prevê algumas jogadas.</translation>
    </message>
    <message>
        <source>Hard</source>
        <translation>Difícil</translation>
    </message>
    <message>
        <source>Looks far ahead and rarely forgives a mistake.</source>
        <translation>Enxerga longe e raramente perdoa um erro.</translation>
    </message>
    <message>
        <source>Expert</source>
        <translation>Mestre</translation>
    </message>
    <message>
        <source>Sees deep combinations; you will need a plan.</source>
        <translation>Vê combinações profundas; você precisa de um plano.</translation>
    </message>
    <message>
        <source>Perfect</source>
        <translation>Perfeito</translation>
    </message>
    <message>
        <source>Plays very strongly on a board this size.</source>
        <translation>Joga muito bem neste tamanho de tabuleiro.</translation>
    </message>
    <message>
        <source>Adaptive</source>
        <translation>Adaptativo</translation>
    </message>
    <message>
        <source>Never makes a mistake on a board this size.</source>
        <translation>Nunca erra neste tamanho de tabuleiro.</translation>
    </message>
    <message>
        <source>Adapts to how well you play, for an even match.</source>
        <translation>Adapta-se ao seu nível, para uma partida equilibrada.</translation>
    </message>
</context>
<context>
    <name>paste_texts</name>
    <message>
        <source>There are no moves on the clipboard.</source>
        <translation>Não há jogadas na área de transferência.</translation>
    </message>
    <message>
        <source>The text on the clipboard is too long for a game.</source>
        <translation>O texto na área de transferência é longo demais para uma partida.</translation>
    </message>
    <message>
        <source>{move}: a move is a column from 1 to {columns}, or - for a passed turn.</source>
        <translation>{move}: uma jogada é uma coluna de 1 a {columns}, ou - para passar a vez.</translation>
    </message>
    <message>
        <source>{move}: there is no column {sign} on this board.</source>
        <translation>{move}: não existe a coluna {sign} neste tabuleiro.</translation>
    </message>
    <message>
        <source>{move}: column {sign} is full.</source>
        <translation>{move}: a coluna {sign} está cheia.</translation>
    </message>
    <message>
        <source>{move}: the game was over before.</source>
        <translation>{move}: a partida já tinha terminado.</translation>
    </message>
    <message>
        <source>Line {number}, character {place} ({sign}): a board is drawn with X, O and dots.</source>
        <translation>Linha {number}, caractere {place} ({sign}): um tabuleiro se escreve com X, O e pontos.</translation>
    </message>
    <message>
        <source>Line {number} is not as long as the first line of the board.</source>
        <translation>A linha {number} não é tão longa quanto a primeira do tabuleiro.</translation>
    </message>
    <message>
        <source>A board has {least_rows}–{most_rows} rows and {least}–{most} columns.</source>
        <translation>Um tabuleiro tem {least_rows}–{most_rows} fileiras e {least}–{most} colunas.</translation>
    </message>
    <message>
        <source>The board on the clipboard is {other}, this one is {size}.</source>
        <translation>O tabuleiro na área de transferência é {other}; este é {size}.</translation>
    </message>
    <message>
        <source>Column {number}, row {place}: nothing lies under this disc.</source>
        <translation>Coluna {number}, fileira {place}: não há nada embaixo desta ficha.</translation>
    </message>
    <message>
        <source>The board on the clipboard has four in a row already.</source>
        <translation>O tabuleiro na área de transferência já tem quatro em linha.</translation>
    </message>
    <message>
        <source>The board on the clipboard is full.</source>
        <translation>O tabuleiro na área de transferência está cheio.</translation>
    </message>
    <message>
        <source>Move {number} ({sign})</source>
        <translation>Jogada {number} ({sign})</translation>
    </message>
    <message>
        <source>Move {number} ({sign}), character {place}</source>
        <translation>Jogada {number} ({sign}), caractere {place}</translation>
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
        <translation>Qualquer</translation>
    </message>
    <message>
        <source>Today</source>
        <translation>Hoje</translation>
    </message>
    <message>
        <source>Last 7 days</source>
        <translation>Últimos 7 dias</translation>
    </message>
    <message>
        <source>Last 30 days</source>
        <translation>Últimos 30 dias</translation>
    </message>
    <message>
        <source>Last 365 days</source>
        <translation>Últimos 365 dias</translation>
    </message>
</context>
<context>
    <name>preference_texts</name>
    <message>
        <source>That is too much like the other player&apos;s colour. Please choose another one.</source>
        <translation>Essa cor é parecida demais com a do outro jogador. Escolha outra.</translation>
    </message>
    <message>
        <source>That is too much like the board. Please choose another colour.</source>
        <translation>Essa cor é parecida demais com a do tabuleiro. Escolha outra.</translation>
    </message>
    <message>
        <source>A disc that dark looks like an empty space. Please choose a lighter colour.</source>
        <translation>Uma ficha tão escura parece uma casa vazia. Escolha uma cor mais clara.</translation>
    </message>
    <message>
        <source>A disc that pale looks like an empty space. Please choose a stronger colour.</source>
        <translation>Uma ficha tão pálida parece uma casa vazia. Escolha uma cor mais forte.</translation>
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
        <translation>Escuro</translation>
    </message>
    <message>
        <source>High contrast</source>
        <translation>Alto contraste</translation>
    </message>
    <message>
        <source>Classic</source>
        <translation>Clássico</translation>
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
        <translation>Desligada</translation>
    </message>
    <message>
        <source>Whole sentences</source>
        <translation>Frases inteiras</translation>
    </message>
    <message>
        <source>Few words</source>
        <translation>Poucas palavras</translation>
    </message>
    <message>
        <source>Red</source>
        <translation>Vermelho</translation>
    </message>
    <message>
        <source>Orange</source>
        <translation>Laranja</translation>
    </message>
    <message>
        <source>Yellow</source>
        <translation>Amarelo</translation>
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
        <translation>Marrom</translation>
    </message>
    <message>
        <source>Discs of player 1</source>
        <translation>Fichas do jogador 1</translation>
    </message>
    <message>
        <source>Discs of player 2</source>
        <translation>Fichas do jogador 2</translation>
    </message>
</context>
<context>
    <name>puzzle_words</name>
    <message>
        <source>Leave the opponent no safe column.</source>
        <translation>Deixe o adversário sem coluna segura.</translation>
    </message>
    <message>
        <source>Only one move does not make things worse. Find it.</source>
        <translation>Só uma jogada não piora a situação. Descubra qual.</translation>
    </message>
    <message>
        <source>Puzzle {number} of {total}</source>
        <translation>Desafio {number} de {total}</translation>
    </message>
    <message>
        <source>Puzzle {number} of {total}; {solved} solved, {missed} missed</source>
        <translation>Desafio {number} de {total}; resolvidos: {solved}, errados: {missed}</translation>
    </message>
    <message>
        <source>That is not enough.</source>
        <translation>Isso não basta.</translation>
    </message>
    <message>
        <source>The opponent makes four in column {column}.</source>
        <translation>O adversário faz quatro na coluna {column}.</translation>
    </message>
    <message>
        <source>The opponent answers in column {column} and wins, as the numbers show.</source>
        <translation>O adversário responde na coluna {column} e vence, como mostram os números.</translation>
    </message>
    <message>
        <source>The opponent answers in column {column}, and things are worse than before.</source>
        <translation>O adversário responde na coluna {column}, e a situação fica pior do que antes.</translation>
    </message>
    <message>
        <source>The opponent answers in column {column}, and the win is gone.</source>
        <translation>O adversário responde na coluna {column}, e a vitória se foi.</translation>
    </message>
    <message>
        <source>This wins in {moves} moves. There is a way that takes {quickest}.</source>
        <translation>Isso vence em {moves} jogadas. Há um caminho que leva {quickest}.</translation>
    </message>
    <message>
        <source>Four in a row.</source>
        <translation>Quatro em linha.</translation>
    </message>
    <message>
        <source>Every column that is left to the opponent opens a winning cell.</source>
        <translation>Cada coluna que resta ao adversário abre uma casa vencedora.</translation>
    </message>
    <message>
        <source>Every other column makes things worse.</source>
        <translation>Qualquer outra coluna piora a situação.</translation>
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
        <translation>A jogada {number} foi feita enquanto isso</translation>
    </message>
    <message>
        <source>A new game from the start</source>
        <translation>Uma nova partida desde o começo</translation>
    </message>
    <message>
        <source>A new game from move {number} on</source>
        <translation>Uma nova partida a partir da jogada {number}</translation>
    </message>
    <message>
        <source>Before the first move</source>
        <translation>Antes da primeira jogada</translation>
    </message>
    <message>
        <source>Move {number}: {turn}</source>
        <translation>Jogada {number}: {turn}</translation>
    </message>
    <message>
        <source>Move {number}: {player} passes</source>
        <translation>Jogada {number}: {player} passa a vez</translation>
    </message>
    <message>
        <source>Move {number}: {player}, column {column}, row {row}</source>
        <translation>Jogada {number}: {player}, coluna {column}, fileira {row}</translation>
    </message>
</context>
<context>
    <name>review_texts</name>
    <message>
        <source>Move {number} — {quality}</source>
        <translation>Jogada {number} — {quality}</translation>
    </message>
    <message>
        <source>passed turn</source>
        <translation>passou a vez</translation>
    </message>
    <message>
        <source>dropped at random</source>
        <translation>jogada aleatória</translation>
    </message>
    <message>
        <source>not proven</source>
        <translation>não comprovado</translation>
    </message>
    <message>
        <source>Better: column {column}.</source>
        <translation>Melhor: coluna {column}.</translation>
    </message>
    <message>
        <source>Columns: {moves}.</source>
        <translation>Colunas: {moves}.</translation>
    </message>
    <message>
        <source>Next mistake shows what happened and what was better.</source>
        <translation>“Próximo erro” mostra o que aconteceu e o que era melhor.</translation>
    </message>
    <message>
        <source>Nothing is proven</source>
        <translation>Nada está comprovado</translation>
    </message>
    <message>
        <source>No position of this game could be solved, so no move is judged.</source>
        <translation>Nenhuma posição desta partida pôde ser resolvida, então nenhuma jogada é julgada.</translation>
    </message>
    <message>
        <source>No mistakes</source>
        <translation>Sem erros</translation>
    </message>
    <message>
        <source>Every move that could be proven kept the result.</source>
        <translation>Toda jogada que pôde ser comprovada manteve o resultado.</translation>
    </message>
    <message>
        <source>Column {column} at move {number} was the only move.</source>
        <translation>A coluna {column} na jogada {number} era a única jogada.</translation>
    </message>
    <message>
        <source>{name} had no critical moment.</source>
        <translation>{name} não teve nenhum momento crítico.</translation>
    </message>
    <message>
        <source>{name} kept the result in {kept} of {count} critical moments.</source>
        <translation>{name} manteve o resultado em {kept} de {count} momentos críticos.</translation>
    </message>
    <message>
        <source>{percent} %</source>
        <translation>{percent}%</translation>
    </message>
    <message>
        <source>{number} of {count}</source>
        <translation>{number} de {count}</translation>
    </message>
    <message>
        <source>{number} of {count} · about {seconds} s</source>
        <translation>{number} de {count} · cerca de {seconds} s</translation>
    </message>
    <message>
        <source>Move {number} of {count}</source>
        <translation>Jogada {number} de {count}</translation>
    </message>
    <message>
        <source>Reviewing…</source>
        <translation>Revisando…</translation>
    </message>
    <message>
        <source>Stopped. What is known stays.</source>
        <translation>Parada. O que já se sabe fica.</translation>
    </message>
    <message>
        <source>The review has stopped: something went wrong; details are in the log.</source>
        <translation>A revisão parou: algo deu errado; os detalhes estão no registro.</translation>
    </message>
    <message>
        <source>The coach knows the classic rules only.</source>
        <translation>O treinador só conhece as regras clássicas.</translation>
    </message>
    <message>
        <source>you played</source>
        <translation>você jogou</translation>
    </message>
    <message>
        <source>played</source>
        <translation>jogou</translation>
    </message>
    <message>
        <source>better</source>
        <translation>melhor</translation>
    </message>
    <message>
        <source>← → step · N next mistake · Space shows the line</source>
        <translation>← → avançar · N próximo erro · Espaço mostra a sequência</translation>
    </message>
    <message>
        <source>Your turn: find a better move.</source>
        <translation>Sua vez: encontre uma jogada melhor.</translation>
    </message>
    <message>
        <source>Column {column}: what comes of it is not proven.</source>
        <translation>Coluna {column}: o que resulta dela não está comprovado.</translation>
    </message>
    <message>
        <source>Column {column} does not hold: it loses.</source>
        <translation>A coluna {column} não funciona: perde.</translation>
    </message>
    <message>
        <source>Column {column} does not hold: it only draws.</source>
        <translation>A coluna {column} não funciona: só empata.</translation>
    </message>
    <message>
        <source>Column {column} holds: it wins.</source>
        <translation>A coluna {column} funciona: vence.</translation>
    </message>
    <message>
        <source>Column {column} holds the draw.</source>
        <translation>A coluna {column} garante o empate.</translation>
    </message>
    <message>
        <source>Column {column} is lost too, as every move is here.</source>
        <translation>A coluna {column} também perde, como toda jogada aqui.</translation>
    </message>
    <message>
        <source>Nobody chose this turn, so it is not judged.</source>
        <translation>Ninguém escolheu esta jogada, então ela não é julgada.</translation>
    </message>
    <message>
        <source>The passed turn cost the win.</source>
        <translation>Passar a vez custou a vitória.</translation>
    </message>
    <message>
        <source>The passed turn cost the draw.</source>
        <translation>Passar a vez custou o empate.</translation>
    </message>
    <message>
        <source>The random disc cost the win.</source>
        <translation>A jogada aleatória custou a vitória.</translation>
    </message>
    <message>
        <source>The random disc cost the draw.</source>
        <translation>A jogada aleatória custou o empate.</translation>
    </message>
    <message>
        <source>This position is not solved yet.</source>
        <translation>Esta posição ainda não está resolvida.</translation>
    </message>
    <message>
        <source>This position is not solved. The move is probably as good as any.</source>
        <translation>Esta posição não está resolvida. A jogada provavelmente é tão boa quanto qualquer outra.</translation>
    </message>
    <message>
        <source>This position is not solved. Column {column} is probably better.</source>
        <translation>Esta posição não está resolvida. A coluna {column} provavelmente é melhor.</translation>
    </message>
    <message>
        <source>A win became a loss.</source>
        <translation>Uma vitória virou derrota.</translation>
    </message>
    <message>
        <source>A win became a draw.</source>
        <translation>Uma vitória virou empate.</translation>
    </message>
    <message>
        <source>A draw became a loss.</source>
        <translation>Um empate virou derrota.</translation>
    </message>
    <message>
        <source>The loss came much sooner than it had to.</source>
        <translation>A derrota veio muito antes do necessário.</translation>
    </message>
    <message>
        <source>Every other column gives the result away.</source>
        <translation>Qualquer outra coluna entrega o resultado.</translation>
    </message>
    <message>
        <source>Nothing was better here.</source>
        <translation>Não havia nada melhor aqui.</translation>
    </message>
    <message>
        <source>The result stays the same; column {column} was a little better.</source>
        <translation>O resultado não muda; a coluna {column} era um pouco melhor.</translation>
    </message>
</context>
<context>
    <name>rules</name>
    <message>
        <source>Classic</source>
        <translation>Clássico</translation>
    </message>
    <message>
        <source>PopOut</source>
        <translation>PopOut</translation>
    </message>
    <message>
        <source>Slippery</source>
        <translation>Escorregadio</translation>
    </message>
    <message>
        <source>Swap</source>
        <translation>Troca</translation>
    </message>
    <message>
        <source>Flip</source>
        <translation>Virada</translation>
    </message>
    <message>
        <source>Vanishing row</source>
        <translation>Fileira que some</translation>
    </message>
    <message>
        <source>Gravity</source>
        <translation>Gravidade</translation>
    </message>
    <message>
        <source>Five</source>
        <translation>Cinco</translation>
    </message>
    <message>
        <source>Four in a row wins.</source>
        <translation>Quem fizer quatro em linha vence.</translation>
    </message>
    <message>
        <source>Drop a disc, or pull one of yours out at the bottom.</source>
        <translation>Solte uma ficha ou retire uma das suas por baixo.</translation>
    </message>
    <message>
        <source>Now and then a disc slips into another column.</source>
        <translation>Às vezes uma ficha escorrega para outra coluna.</translation>
    </message>
    <message>
        <source>Every few turns two discs change colour.</source>
        <translation>A cada poucas jogadas, duas fichas mudam de cor.</translation>
    </message>
    <message>
        <source>Instead of dropping, turn the board upside down.</source>
        <translation>Em vez de soltar, vire o tabuleiro de cabeça para baixo.</translation>
    </message>
    <message>
        <source>A full bottom row disappears.</source>
        <translation>Uma fileira de baixo cheia some.</translation>
    </message>
    <message>
        <source>Every few turns discs fall to another side.</source>
        <translation>A cada poucas jogadas, as fichas caem para outro lado.</translation>
    </message>
    <message>
        <source>Five in a row wins.</source>
        <translation>Quem fizer cinco em linha vence.</translation>
    </message>
    <message>
        <source>Chance of a slip</source>
        <translation>Chance de escorregar</translation>
    </message>
    <message>
        <source>A swap every</source>
        <translation>Troca a cada</translation>
    </message>
    <message>
        <source>Flips for each player</source>
        <translation>Viradas por jogador</translation>
    </message>
    <message>
        <source>Gravity turns every</source>
        <translation>Gravidade muda a cada</translation>
    </message>
    <message>
        <source>Diagonal</source>
        <translation>Diagonal</translation>
    </message>
    <message>
        <source>How many of a hundred discs slip</source>
        <translation>Quantas de cada cem fichas escorregam</translation>
    </message>
    <message>
        <source>After how many turns two discs change colour</source>
        <translation>Depois de quantas jogadas duas fichas mudam de cor</translation>
    </message>
    <message>
        <source>How often in a game each player may turn the board</source>
        <translation>Quantas vezes por partida cada jogador pode virar o tabuleiro</translation>
    </message>
    <message>
        <source>After how many turns discs fall to another side</source>
        <translation>Depois de quantas jogadas as fichas caem para outro lado</translation>
    </message>
    <message>
        <source>Discs slide down a slope instead of falling straight</source>
        <translation>As fichas descem por uma rampa em vez de cair em linha reta</translation>
    </message>
    <message>
        <source> turns</source>
        <translation> jogadas</translation>
    </message>
    <message>
        <source>every {count} turns</source>
        <translation>a cada {count} jogadas</translation>
    </message>
    <message>
        <source>flips: {count}</source>
        <translation>viradas: {count}</translation>
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
        <translation>{first}: {first_count} · {second}: {second_count} · vez do {mover}</translation>
    </message>
    <message>
        <source>Nothing lies under the disc in column {column}, row {row}. Fill the gap, or take the disc away.</source>
        <translation>Não há nada embaixo da ficha na coluna {column}, fileira {row}. Preencha o vão ou remova a ficha.</translation>
    </message>
    <message>
        <source>The board is full. Leave room for at least one disc.</source>
        <translation>O tabuleiro está cheio. Deixe espaço para pelo menos uma ficha.</translation>
    </message>
    <message>
        <source>Both colours have four in a row already. Take discs away.</source>
        <translation>As duas cores já têm quatro em linha. Remova fichas.</translation>
    </message>
    <message>
        <source>{disc} has four in a row already. Take a disc of the line away.</source>
        <translation>{disc} já tem quatro em linha. Remova uma ficha da linha.</translation>
    </message>
</context>
<context>
    <name>texts</name>
    <message>
        <source>Player 1</source>
        <translation>Jogador 1</translation>
    </message>
    <message>
        <source>Player 2</source>
        <translation>Jogador 2</translation>
    </message>
    <message>
        <source>Computer</source>
        <translation>Computador</translation>
    </message>
    <message>
        <source>{rows} × {columns}</source>
        <translation>{rows} × {columns}</translation>
    </message>
    <message>
        <source>Pass the turn</source>
        <translation>Passar a vez</translation>
    </message>
    <message>
        <source>Random drop</source>
        <translation>Jogada aleatória</translation>
    </message>
    <message>
        <source>Lose</source>
        <translation>Perder</translation>
    </message>
    <message>
        <source>{seconds} s per turn · then the turn passes</source>
        <translation>{seconds} s por jogada · depois passa a vez</translation>
    </message>
    <message>
        <source>{seconds} s per turn · then a random drop</source>
        <translation>{seconds} s por jogada · depois, jogada aleatória</translation>
    </message>
    <message>
        <source>{seconds} s per turn · then the game is lost</source>
        <translation>{seconds} s por jogada · depois, derrota</translation>
    </message>
    <message>
        <source>A draw</source>
        <translation>Empate</translation>
    </message>
    <message>
        <source>{name} wins</source>
        <translation>{name} vence</translation>
    </message>
    <message>
        <source>Four in a row.</source>
        <translation>Quatro em linha.</translation>
    </message>
    <message>
        <source>Five in a row.</source>
        <translation>Cinco em linha.</translation>
    </message>
    <message>
        <source>Both have four in a row at once.</source>
        <translation>Os dois têm quatro em linha ao mesmo tempo.</translation>
    </message>
    <message>
        <source>The same position came for the third time.</source>
        <translation>A mesma posição ocorreu pela terceira vez.</translation>
    </message>
    <message>
        <source>The board is full and nobody has five in a row.</source>
        <translation>O tabuleiro está cheio e ninguém tem cinco em linha.</translation>
    </message>
    <message>
        <source>The board is full and nobody has four in a row.</source>
        <translation>O tabuleiro está cheio e ninguém tem quatro em linha.</translation>
    </message>
    <message>
        <source>{name} resigned.</source>
        <translation>{name} desistiu.</translation>
    </message>
    <message>
        <source>{name} ran out of time.</source>
        <translation>O tempo de {name} acabou.</translation>
    </message>
    <message>
        <source>{name} had to be stopped.</source>
        <translation>{name} teve que ser interrompido.</translation>
    </message>
    <message>
        <source>Own bot</source>
        <translation>Seu bot</translation>
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
        <translation>faltam cerca de {seconds} s</translation>
    </message>
    <message>
        <source>about {minutes} min left</source>
        <translation>faltam cerca de {minutes} min</translation>
    </message>
    <message>
        <source>about {hours} h left</source>
        <translation>faltam cerca de {hours} h</translation>
    </message>
</context>
<context>
    <name>train_words</name>
    <message>
        <source>From your games</source>
        <translation>Das suas partidas</translation>
    </message>
    <message>
        <source>Win in 2</source>
        <translation>Vencer em 2</translation>
    </message>
    <message>
        <source>Win in 3</source>
        <translation>Vencer em 3</translation>
    </message>
    <message>
        <source>Win in 4 or more</source>
        <translation>Vencer em 4 ou mais</translation>
    </message>
    <message>
        <source>Find the only move</source>
        <translation>Achar a única jogada</translation>
    </message>
    <message>
        <source>Zugzwang</source>
        <translation>Zugzwang</translation>
    </message>
    <message>
        <source>Where you went wrong</source>
        <translation>Onde você errou</translation>
    </message>
    <message>
        <source>Two moves, then four</source>
        <translation>Quatro em duas jogadas</translation>
    </message>
    <message>
        <source>A plan with one answer</source>
        <translation>Um plano com uma resposta</translation>
    </message>
    <message>
        <source>Look a little further</source>
        <translation>Olhe um pouco mais longe</translation>
    </message>
    <message>
        <source>All others are worse</source>
        <translation>Todas as outras são piores</translation>
    </message>
    <message>
        <source>Make the other one move</source>
        <translation>Obrigue o outro a jogar</translation>
    </message>
    <message>
        <source>Fours in a row</source>
        <translation>Horizontais</translation>
    </message>
    <message>
        <source>Diagonals</source>
        <translation>Diagonais</translation>
    </message>
    <message>
        <source>Double threats</source>
        <translation>Ameaças duplas</translation>
    </message>
    <message>
        <source>Odd and even</source>
        <translation>Ímpar e par</translation>
    </message>
    <message>
        <source>All done for today</source>
        <translation>Tudo feito por hoje</translation>
    </message>
    <message>
        <source>Come back tomorrow, or practise a little more.</source>
        <translation>Volte amanhã ou pratique um pouco mais.</translation>
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
        <translation>{change} hoje</translation>
    </message>
    <message>
        <source>{solved} of {total} solved</source>
        <translation>{solved} de {total} resolvidos</translation>
    </message>
</context>
<context>
    <name>variant_texts</name>
    <message>
        <source>With Shift, a number or an arrow chooses your lowest disc in a column, and Enter pulls it out.</source>
        <translation>Com Shift, um número ou uma seta escolhe sua ficha mais baixa de uma coluna, e Enter a retira.</translation>
    </message>
    <message>
        <source>F turns the board upside down.</source>
        <translation>F vira o tabuleiro de cabeça para baixo.</translation>
    </message>
    <message>
        <source>down</source>
        <translation>para baixo</translation>
    </message>
    <message>
        <source>to the left</source>
        <translation>para a esquerda</translation>
    </message>
    <message>
        <source>up</source>
        <translation>para cima</translation>
    </message>
    <message>
        <source>to the right</source>
        <translation>para a direita</translation>
    </message>
    <message>
        <source>down to the right</source>
        <translation>na diagonal à direita</translation>
    </message>
    <message>
        <source>down to the left</source>
        <translation>na diagonal à esquerda</translation>
    </message>
    <message>
        <source>This position has come twice. The third time is a draw.</source>
        <translation>Esta posição já ocorreu duas vezes. Na terceira é empate.</translation>
    </message>
    <message>
        <source>Columns you can pull from: {columns}.</source>
        <translation>Colunas de onde você pode retirar: {columns}.</translation>
    </message>
    <message>
        <source>Flips left: {first} {first_count}, {second} {second_count}.</source>
        <translation>Viradas restantes: {first} {first_count}, {second} {second_count}.</translation>
    </message>
    <message>
        <source>Two discs change colour after this turn.</source>
        <translation>Duas fichas mudam de cor depois desta jogada.</translation>
    </message>
    <message>
        <source>Discs fall {now}; after this turn {next}.</source>
        <translation>As fichas caem {now}; depois desta jogada, {next}.</translation>
    </message>
    <message>
        <source>Pull out your disc in column {column}.</source>
        <translation>Retire sua ficha da coluna {column}.</translation>
    </message>
    <message>
        <source>{disc} slips from column {wanted} into column {column}</source>
        <translation>{disc} escorrega da coluna {wanted} para a coluna {column}</translation>
    </message>
    <message>
        <source>{disc} pulls out column {column}</source>
        <translation>{disc} retira da coluna {column}</translation>
    </message>
    <message>
        <source>{disc} turns the board over</source>
        <translation>{disc} vira o tabuleiro</translation>
    </message>
    <message>
        <source>The bottom row is full and disappears.</source>
        <translation>A fileira de baixo está cheia e some.</translation>
    </message>
    <message>
        <source>Two discs change colour: {first}, and {second}.</source>
        <translation>Duas fichas mudam de cor: {first} e {second}.</translation>
    </message>
    <message>
        <source>column {column}, row {row}</source>
        <translation>coluna {column}, fileira {row}</translation>
    </message>
    <message>
        <source>No disc of yours lies at the bottom of column {column}.</source>
        <translation>Não há ficha sua na base da coluna {column}.</translation>
    </message>
    <message>
        <source>There is nothing on the board to turn.</source>
        <translation>Não há nada no tabuleiro para virar.</translation>
    </message>
    <message>
        <source>You have no flips left.</source>
        <translation>Você não tem mais viradas.</translation>
    </message>
    <message>
        <source>The disc slips into column {column}.</source>
        <translation>A ficha escorrega para a coluna {column}.</translation>
    </message>
    <message>
        <source>Gravity turns: discs fall {direction}.</source>
        <translation>A gravidade muda: as fichas caem {direction}.</translation>
    </message>
    <message>
        <source>The board is turned over.</source>
        <translation>O tabuleiro é virado.</translation>
    </message>
</context>
</TS>
