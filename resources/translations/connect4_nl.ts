<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="nl" sourcelanguage="en">
<context>
    <name>AboutDialog</name>
    <message>
        <source>About Connect Four</source>
        <translation>Over Vier op een rij</translation>
    </message>
    <message>
        <source>Connect Four</source>
        <translation>Vier op een rij</translation>
    </message>
    <message>
        <source>Copy diagnostics</source>
        <translation>Diagnose kopiëren</translation>
    </message>
    <message>
        <source>Copied</source>
        <translation>Gekopieerd</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Sluiten</translation>
    </message>
    <message>
        <source>Version {version}</source>
        <translation>Versie {version}</translation>
    </message>
    <message>
        <source>Engine: {names}</source>
        <translation>Engine: {names}</translation>
    </message>
    <message>
        <source>Python {python}, Qt {qt}</source>
        <translation>Python {python}, Qt {qt}</translation>
    </message>
    <message>
        <source>MIT licence. Uses Qt under the LGPL 3.</source>
        <translation>MIT-licentie. Gebruikt Qt onder de LGPL 3.</translation>
    </message>
</context>
<context>
    <name>AccuracyBox</name>
    <message>
        <source>Accuracy of {name}: {percent}</source>
        <translation>Nauwkeurigheid van {name}: {percent}</translation>
    </message>
    <message>
        <source>Result</source>
        <translation>Uitslag</translation>
    </message>
    <message>
        <source>Accuracy</source>
        <translation>Nauwkeurigheid</translation>
    </message>
</context>
<context>
    <name>AloudActions</name>
    <message>
        <source>Say the board, by columns</source>
        <translation>Bord per kolom voorlezen</translation>
    </message>
    <message>
        <source>Let the screen reader say what lies in every column</source>
        <translation>De schermlezer laten zeggen wat er in elke kolom ligt</translation>
    </message>
    <message>
        <source>Say the board, by rows</source>
        <translation>Bord per rij voorlezen</translation>
    </message>
    <message>
        <source>Let the screen reader say what lies in every row</source>
        <translation>De schermlezer laten zeggen wat er in elke rij ligt</translation>
    </message>
    <message>
        <source>Say the last move</source>
        <translation>Laatste zet voorlezen</translation>
    </message>
    <message>
        <source>Let the screen reader say the last move again</source>
        <translation>De schermlezer de laatste zet nog eens laten zeggen</translation>
    </message>
    <message>
        <source>Say it again</source>
        <translation>Nog eens zeggen</translation>
    </message>
    <message>
        <source>Let the screen reader repeat its last sentence</source>
        <translation>De schermlezer de laatste zin laten herhalen</translation>
    </message>
    <message>
        <source>Say whose turn it is</source>
        <translation>Zeggen wie aan zet is</translation>
    </message>
    <message>
        <source>Let the screen reader say who is to move and who plays whom</source>
        <translation>De schermlezer laten zeggen wie aan zet is en wie tegen wie speelt</translation>
    </message>
    <message>
        <source>Say the clocks</source>
        <translation>Klokken voorlezen</translation>
    </message>
    <message>
        <source>Let the screen reader say how much time is left</source>
        <translation>De schermlezer laten zeggen hoeveel tijd er nog is</translation>
    </message>
    <message>
        <source>Say the threats</source>
        <translation>Dreigingen voorlezen</translation>
    </message>
    <message>
        <source>Let the screen reader say the threats, or at the end the line</source>
        <translation>De schermlezer de dreigingen laten zeggen, of aan het eind de lijn</translation>
    </message>
    <message>
        <source>Say the next space</source>
        <translation>Volgend vak voorlezen</translation>
    </message>
    <message>
        <source>Let the screen reader go from space to space</source>
        <translation>De schermlezer van vak naar vak laten gaan</translation>
    </message>
</context>
<context>
    <name>AloudFeature</name>
    <message>
        <source>The board is covered while the clock stands.</source>
        <translation>Het bord is bedekt zolang de klok stilstaat.</translation>
    </message>
    <message>
        <source>No move has been made yet.</source>
        <translation>Er is nog geen zet gedaan.</translation>
    </message>
    <message>
        <source>{status}. {players}</source>
        <translation>{status}. {players}</translation>
    </message>
    <message>
        <source>Threats are known by the classic rules only.</source>
        <translation>Dreigingen zijn alleen bekend bij de klassieke regels.</translation>
    </message>
</context>
<context>
    <name>AnalysisActions</name>
    <message>
        <source>Analysis</source>
        <translation>Analyse</translation>
    </message>
    <message>
        <source>The analysis knows the classic rules only</source>
        <translation>De analyse kent alleen de klassieke regels</translation>
    </message>
    <message>
        <source>Show what every column is worth, or hide it again</source>
        <translation>Tonen wat elke kolom waard is, of het weer verbergen</translation>
    </message>
    <message>
        <source>Scores</source>
        <translation>Waarden</translation>
    </message>
    <message>
        <source>Show the score of each column above the board</source>
        <translation>De waarde van elke kolom boven het bord tonen</translation>
    </message>
    <message>
        <source>Threats</source>
        <translation>Dreigingen</translation>
    </message>
    <message>
        <source>Mark the spaces where one more disc makes four</source>
        <translation>De vakken markeren waar één schijf meer vier maakt</translation>
    </message>
    <message>
        <source>Best line</source>
        <translation>Beste variant</translation>
    </message>
    <message>
        <source>Show the best moves of both players as numbered discs</source>
        <translation>De beste zetten van beide spelers als genummerde schijven tonen</translation>
    </message>
    <message>
        <source>Say the analysis</source>
        <translation>Analyse voorlezen</translation>
    </message>
    <message>
        <source>Let the screen reader say the verdict and all scores</source>
        <translation>De schermlezer het oordeel en alle waarden laten zeggen</translation>
    </message>
</context>
<context>
    <name>AnalysisCard</name>
    <message>
        <source>Analysis</source>
        <translation>Analyse</translation>
    </message>
    <message>
        <source>Evaluation of the game</source>
        <translation>Verloop van het spel</translation>
    </message>
    <message>
        <source>The left and right arrow keys go through the game.</source>
        <translation>De pijltoetsen links en rechts gaan door het spel.</translation>
    </message>
</context>
<context>
    <name>AnalysisFeature</name>
    <message>
        <source>Analysis on</source>
        <translation>Analyse aan</translation>
    </message>
    <message>
        <source>Analysis off</source>
        <translation>Analyse uit</translation>
    </message>
    <message>
        <source>The analysis has stopped: something went wrong; details are in the log.</source>
        <translation>De analyse is gestopt: er ging iets mis; meer staat in het logboek.</translation>
    </message>
    <message>
        <source>Paused</source>
        <translation>Gepauzeerd</translation>
    </message>
    <message>
        <source>Move {number}</source>
        <translation>Zet {number}</translation>
    </message>
</context>
<context>
    <name>ArchiveThread</name>
    <message>
        <source>something went wrong; details are in the log</source>
        <translation>er ging iets mis; meer staat in het logboek</translation>
    </message>
</context>
<context>
    <name>BoardRow</name>
    <message>
        <source>Rows</source>
        <translation>Rijen</translation>
    </message>
    <message>
        <source>Columns</source>
        <translation>Kolommen</translation>
    </message>
    <message>
        <source>rows {least}–{most}</source>
        <translation>rijen {least}–{most}</translation>
    </message>
    <message>
        <source>columns {least}–{most}</source>
        <translation>kolommen {least}–{most}</translation>
    </message>
</context>
<context>
    <name>BoardView</name>
    <message>
        <source>Board</source>
        <translation>Bord</translation>
    </message>
    <message>
        <source>Choose a row with the number keys, Up or Down and drop with Enter, Space or Left.</source>
        <translation>Kies een rij met de cijfertoetsen of pijl omhoog of omlaag en laat de schijf vallen met Enter, de spatiebalk of pijl naar links.</translation>
    </message>
    <message>
        <source>Choose a row with the number keys, Up or Down and drop with Enter, Space or Right.</source>
        <translation>Kies een rij met de cijfertoetsen of pijl omhoog of omlaag en laat de schijf vallen met Enter, de spatiebalk of pijl naar rechts.</translation>
    </message>
    <message>
        <source>Choose a column with the number or arrow keys and drop with Enter, Space or Up.</source>
        <translation>Kies een kolom met de cijfer- of pijltoetsen en laat de schijf vallen met Enter, de spatiebalk of pijl omhoog.</translation>
    </message>
    <message>
        <source>Choose a column with the number or arrow keys and drop with Enter, Space or Down.</source>
        <translation>Kies een kolom met de cijfer- of pijltoetsen en laat de schijf vallen met Enter, de spatiebalk of pijl omlaag.</translation>
    </message>
</context>
<context>
    <name>BotAsker</name>
    <message>
        <source>Asking {name} whether it knows the rules…</source>
        <translation>Aan {name} wordt gevraagd of hij de regels kent…</translation>
    </message>
</context>
<context>
    <name>BotDialog</name>
    <message>
        <source>Choose a bot</source>
        <translation>Bot kiezen</translation>
    </message>
    <message>
        <source>Programs and Python files</source>
        <translation>Programma’s en Python-bestanden</translation>
    </message>
    <message>
        <source>Python files</source>
        <translation>Python-bestanden</translation>
    </message>
</context>
<context>
    <name>CellTable</name>
    <message>
        <source>Spaces of the board</source>
        <translation>Vakken van het bord</translation>
    </message>
</context>
<context>
    <name>CoachBox</name>
    <message>
        <source>Coach</source>
        <translation>Coach</translation>
    </message>
    <message>
        <source>Progress of the review</source>
        <translation>Voortgang van de bespreking</translation>
    </message>
</context>
<context>
    <name>ComingBackCard</name>
    <message>
        <source>Today</source>
        <translation>Vandaag</translation>
    </message>
    <message>
        <source>Coming back</source>
        <translation>Komt terug</translation>
    </message>
    <message>
        <source>puzzles a day</source>
        <translation>puzzels per dag</translation>
    </message>
</context>
<context>
    <name>ContinueCard</name>
    <message>
        <source>Continue</source>
        <translation>Doorgaan</translation>
    </message>
    <message>
        <source>Go on with this game ({keys})</source>
        <translation>Verdergaan met dit spel ({keys})</translation>
    </message>
</context>
<context>
    <name>CoresRow</name>
    <message>
        <source>Processor cores for the computer&apos;s thinking</source>
        <translation>Processorkernen voor het rekenwerk</translation>
    </message>
    <message>
        <source>For the computer&apos;s thinking, from the next game on.</source>
        <translation>Voor het rekenwerk, vanaf het volgende spel.</translation>
    </message>
</context>
<context>
    <name>Counted</name>
    <message numerus="yes">
        <source>%n win(s)</source>
        <translation>
            <numerusform>%n zege</numerusform>
            <numerusform>%n zeges</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n draw(s)</source>
        <translation>
            <numerusform>%n gelijk</numerusform>
            <numerusform>%n gelijk</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n disc(s)</source>
        <translation>
            <numerusform>%n schijf</numerusform>
            <numerusform>%n schijven</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n winning disc(s).</source>
        <translation>
            <numerusform>%n winnende schijf.</numerusform>
            <numerusform>%n winnende schijven.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>CountedBots</name>
    <message numerus="yes">
        <source>%n chosen</source>
        <translation>
            <numerusform>%n gekozen</numerusform>
            <numerusform>%n gekozen</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n game(s) at once</source>
        <translation>
            <numerusform>%n spel tegelijk</numerusform>
            <numerusform>%n spellen tegelijk</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>failed in %n game(s)</source>
        <translation>
            <numerusform>in %n spel uitgevallen</numerusform>
            <numerusform>in %n spellen uitgevallen</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>CountedGames</name>
    <message numerus="yes">
        <source>%n game(s)</source>
        <translation>
            <numerusform>%n spel</numerusform>
            <numerusform>%n spellen</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n move(s)</source>
        <translation>
            <numerusform>%n zet</numerusform>
            <numerusform>%n zetten</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>about %n move(s)</source>
        <translation>
            <numerusform>ongeveer %n zet</numerusform>
            <numerusform>ongeveer %n zetten</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n game(s) deleted</source>
        <translation>
            <numerusform>%n spel verwijderd</numerusform>
            <numerusform>%n spellen verwijderd</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n game(s) written</source>
        <translation>
            <numerusform>%n spel opgeslagen</numerusform>
            <numerusform>%n spellen opgeslagen</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>CountedHint</name>
    <message numerus="yes">
        <source>Hint: column {number} · wins in %n move(s)</source>
        <translation>
            <numerusform>Hint: kolom {number} · wint in %n zet</numerusform>
            <numerusform>Hint: kolom {number} · wint in %n zetten</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Hint: {move} · wins in %n move(s)</source>
        <translation>
            <numerusform>Hint: {move} · wint in %n zet</numerusform>
            <numerusform>Hint: {move} · wint in %n zetten</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>CountedLosses</name>
    <message numerus="yes">
        <source>%n disc(s) had no room and were taken away.</source>
        <translation>
            <numerusform>%n schijf paste niet en is weggehaald.</numerusform>
            <numerusform>%n schijven pasten niet en zijn weggehaald.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>CountedMistakes</name>
    <message numerus="yes">
        <source>%n mistake(s)</source>
        <translation>
            <numerusform>%n fout</numerusform>
            <numerusform>%n fouten</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>CountedTurns</name>
    <message numerus="yes">
        <source>Two discs change colour after %n turn(s).</source>
        <translation>
            <numerusform>Na %n beurt wisselen twee schijven van kleur.</numerusform>
            <numerusform>Na %n beurten wisselen twee schijven van kleur.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Discs fall {now}; after %n turn(s) {next}.</source>
        <translation>
            <numerusform>Schijven vallen {now}; na %n beurt {next}.</numerusform>
            <numerusform>Schijven vallen {now}; na %n beurten {next}.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Pull out your disc in column {column}: %n disc(s) fall by one.</source>
        <translation>
            <numerusform>Trek je schijf uit kolom {column}: %n schijf zakt één plaats.</numerusform>
            <numerusform>Trek je schijf uit kolom {column}: %n schijven zakken één plaats.</numerusform>
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
        <translation>Punten</translation>
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
        <translation>{name} tegen {other}: {score}</translation>
    </message>
</context>
<context>
    <name>CrossView</name>
    <message>
        <source>Cross table</source>
        <translation>Kruistabel</translation>
    </message>
</context>
<context>
    <name>Deletion</name>
    <message>
        <source>Undo</source>
        <translation>Ongedaan maken</translation>
    </message>
    <message>
        <source>The game was not deleted</source>
        <translation>Het spel is niet verwijderd</translation>
    </message>
    <message>
        <source>What was deleted could not be restored</source>
        <translation>Wat verwijderd was, kon niet worden teruggehaald</translation>
    </message>
</context>
<context>
    <name>DiscPicker</name>
    <message>
        <source>The theme&apos;s own colour</source>
        <translation>De kleur van het thema</translation>
    </message>
    <message>
        <source>A colour of your own</source>
        <translation>Een eigen kleur</translation>
    </message>
    <message>
        <source>Other…</source>
        <translation>Andere…</translation>
    </message>
    <message>
        <source>{discs}: another colour…</source>
        <translation>{discs}: andere kleur…</translation>
    </message>
</context>
<context>
    <name>DueCard</name>
    <message>
        <source>{done} of {goal} done</source>
        <translation>{done} van {goal} gedaan</translation>
    </message>
    <message>
        <source>Start</source>
        <translation>Starten</translation>
    </message>
    <message>
        <source>Practise</source>
        <translation>Oefenen</translation>
    </message>
</context>
<context>
    <name>DuePuzzlesCard</name>
    <message numerus="yes">
        <source>%n puzzle(s) due today</source>
        <translation>
            <numerusform>%n puzzel voor vandaag</numerusform>
            <numerusform>%n puzzels voor vandaag</numerusform>
        </translation>
    </message>
    <message>
        <source>What you missed comes back</source>
        <translation>Wat misging, komt terug</translation>
    </message>
</context>
<context>
    <name>EditorView</name>
    <message>
        <source>Board</source>
        <translation>Bord</translation>
    </message>
    <message>
        <source>The number keys drop a disc. The arrow keys choose a column, Enter drops there and Delete takes away. X and O choose the disc, E the eraser.</source>
        <translation>De cijfertoetsen laten een schijf vallen. De pijltoetsen kiezen een kolom, Enter laat daar vallen en Delete haalt weg. X en O kiezen de schijf, E de gum.</translation>
    </message>
</context>
<context>
    <name>EntrantsPanel</name>
    <message>
        <source>Levels</source>
        <translation>Niveaus</translation>
    </message>
    <message>
        <source>Own bots</source>
        <translation>Eigen bots</translation>
    </message>
    <message>
        <source>Add a bot…</source>
        <translation>Bot toevoegen…</translation>
    </message>
    <message>
        <source>A Python file or a program that plays; it is run only when the tournament starts</source>
        <translation>Een Python-bestand of een programma dat speelt; het wordt pas gestart als het toernooi begint</translation>
    </message>
    <message>
        <source>Board</source>
        <translation>Bord</translation>
    </message>
    <message>
        <source>Games per pair</source>
        <translation>Per paar</translation>
    </message>
    <message>
        <source>At once</source>
        <translation>Tegelijk</translation>
    </message>
    <message>
        <source>Games at once</source>
        <translation>Spellen tegelijk</translation>
    </message>
    <message>
        <source>Each opening is played twice, with the colours changed.</source>
        <translation>Elke opening wordt twee keer gespeeld, met verwisselde kleuren.</translation>
    </message>
</context>
<context>
    <name>ErrorDialog</name>
    <message>
        <source>Something went wrong</source>
        <translation>Er ging iets mis</translation>
    </message>
    <message>
        <source>Something went wrong. The game is kept.</source>
        <translation>Er ging iets mis. Het spel blijft behouden.</translation>
    </message>
    <message>
        <source>If you report it, add the diagnostics: versions, settings and the end of the log, without names.</source>
        <translation>Als je het meldt, voeg dan de diagnose toe: versies, instellingen en het einde van het logboek, zonder namen.</translation>
    </message>
    <message>
        <source>Copy diagnostics</source>
        <translation>Diagnose kopiëren</translation>
    </message>
    <message>
        <source>Copied</source>
        <translation>Gekopieerd</translation>
    </message>
    <message>
        <source>Continue</source>
        <translation>Doorgaan</translation>
    </message>
</context>
<context>
    <name>ExchangeFeature</name>
    <message>
        <source>The moves are on the clipboard.</source>
        <translation>De zetten staan op het klembord.</translation>
    </message>
    <message>
        <source>The picture is on the clipboard.</source>
        <translation>De afbeelding staat op het klembord.</translation>
    </message>
    <message>
        <source>The board is on the clipboard as text.</source>
        <translation>Het bord staat als tekst op het klembord.</translation>
    </message>
    <message>
        <source>The moves were pasted.</source>
        <translation>De zetten zijn geplakt.</translation>
    </message>
    <message>
        <source>Writing the film: {done} of {count}</source>
        <translation>Film wordt opgeslagen: {done} van {count}</translation>
    </message>
    <message>
        <source>{file} cannot be written: {problem}.</source>
        <translation>{file} kan niet worden opgeslagen: {problem}.</translation>
    </message>
    <message>
        <source>Written: {file}</source>
        <translation>Opgeslagen: {file}</translation>
    </message>
    <message>
        <source>Copy moves</source>
        <translation>Zetten kopiëren</translation>
    </message>
    <message>
        <source>Copy the moves as text, for example 44-53</source>
        <translation>De zetten als tekst kopiëren, bijvoorbeeld 44-53</translation>
    </message>
    <message>
        <source>Paste moves</source>
        <translation>Zetten plakken</translation>
    </message>
    <message>
        <source>Moves can be pasted by the classic rules only</source>
        <translation>Zetten plakken kan alleen met de klassieke regels</translation>
    </message>
    <message>
        <source>Leave this game and go on with the moves on the clipboard</source>
        <translation>Dit spel verlaten en verdergaan met de zetten op het klembord</translation>
    </message>
    <message>
        <source>Copy picture</source>
        <translation>Afbeelding kopiëren</translation>
    </message>
    <message>
        <source>Copy the board as a picture</source>
        <translation>Het bord als afbeelding kopiëren</translation>
    </message>
    <message>
        <source>Copy board as text</source>
        <translation>Bord als tekst kopiëren</translation>
    </message>
    <message>
        <source>Copy the board as letters, for a message or a mail</source>
        <translation>Het bord als letters kopiëren, voor een bericht of e-mail</translation>
    </message>
    <message>
        <source>Save as…</source>
        <translation>Opslaan als…</translation>
    </message>
    <message>
        <source>Write the game to a file that can be opened again</source>
        <translation>Het spel opslaan in een bestand dat weer geopend kan worden</translation>
    </message>
    <message>
        <source>Export…</source>
        <translation>Exporteren…</translation>
    </message>
    <message>
        <source>Write a picture, a film or the game to a file</source>
        <translation>Een afbeelding, een film of het spel in een bestand opslaan</translation>
    </message>
</context>
<context>
    <name>ExportDesk</name>
    <message>
        <source>Exporting: {count} of {total}</source>
        <translation>Exporteren: {count} van {total}</translation>
    </message>
    <message>
        <source>Stop</source>
        <translation>Stoppen</translation>
    </message>
    <message>
        <source>{file} was not written</source>
        <translation>{file} is niet opgeslagen</translation>
    </message>
</context>
<context>
    <name>ExportDialog</name>
    <message>
        <source>Export</source>
        <translation>Exporteren</translation>
    </message>
</context>
<context>
    <name>ExportThread</name>
    <message>
        <source>something went wrong; details are in the log</source>
        <translation>er ging iets mis; meer staat in het logboek</translation>
    </message>
</context>
<context>
    <name>FilterBar</name>
    <message>
        <source>Any</source>
        <translation>Alle</translation>
    </message>
    <message>
        <source>Name</source>
        <translation>Naam</translation>
    </message>
    <message>
        <source>Part of a player&apos;s name</source>
        <translation>Deel van een spelersnaam</translation>
    </message>
    <message>
        <source>Opponent</source>
        <translation>Tegenstander</translation>
    </message>
    <message>
        <source>Result</source>
        <translation>Uitslag</translation>
    </message>
    <message>
        <source>Date</source>
        <translation>Datum</translation>
    </message>
    <message>
        <source>Clear</source>
        <translation>Wissen</translation>
    </message>
    <message>
        <source>Clear filters</source>
        <translation>Filters wissen</translation>
    </message>
    <message>
        <source>Size</source>
        <translation>Formaat</translation>
    </message>
    <message>
        <source>Rules</source>
        <translation>Regels</translation>
    </message>
</context>
<context>
    <name>FoundCard</name>
    <message>
        <source>What you find</source>
        <translation>Wat je vindt</translation>
    </message>
</context>
<context>
    <name>GameActions</name>
    <message>
        <source>Resume</source>
        <translation>Verder</translation>
    </message>
    <message>
        <source>Pause</source>
        <translation>Pauze</translation>
    </message>
    <message>
        <source>Menu</source>
        <translation>Menu</translation>
    </message>
    <message>
        <source>Leave full screen, or go back to the menu</source>
        <translation>Volledig scherm verlaten of terug naar het menu</translation>
    </message>
    <message>
        <source>New game</source>
        <translation>Nieuw spel</translation>
    </message>
    <message>
        <source>Leave this game and start a new one</source>
        <translation>Dit spel verlaten en een nieuw beginnen</translation>
    </message>
    <message>
        <source>Rematch</source>
        <translation>Revanche</translation>
    </message>
    <message>
        <source>Play again with the same players</source>
        <translation>Nog een keer met dezelfde spelers</translation>
    </message>
    <message>
        <source>Undo</source>
        <translation>Terugnemen</translation>
    </message>
    <message>
        <source>Undo the last move and the computer&apos;s answer to it</source>
        <translation>De laatste zet en het antwoord van de computer terugnemen</translation>
    </message>
    <message>
        <source>Redo</source>
        <translation>Herhalen</translation>
    </message>
    <message>
        <source>Open…</source>
        <translation>Openen…</translation>
    </message>
    <message>
        <source>Keep this game for later and open one from a file</source>
        <translation>Dit spel voor later bewaren en er een uit een bestand openen</translation>
    </message>
    <message>
        <source>Play the undone moves again</source>
        <translation>Teruggenomen zetten herhalen</translation>
    </message>
    <message>
        <source>Stop the clock, or go on</source>
        <translation>De klok stilzetten of verdergaan</translation>
    </message>
    <message>
        <source>Resign</source>
        <translation>Opgeven</translation>
    </message>
    <message>
        <source>Give up this game</source>
        <translation>Dit spel opgeven</translation>
    </message>
    <message>
        <source>Swap sides</source>
        <translation>Van kant wisselen</translation>
    </message>
    <message>
        <source>Swap the players&apos; sides</source>
        <translation>De spelers wisselen van kant</translation>
    </message>
    <message>
        <source>Side panel</source>
        <translation>Zijpaneel</translation>
    </message>
    <message>
        <source>Show or hide players, time and moves</source>
        <translation>Spelers, tijd en zetten tonen of verbergen</translation>
    </message>
    <message>
        <source>Full screen</source>
        <translation>Volledig scherm</translation>
    </message>
    <message>
        <source>Turn full screen on or off</source>
        <translation>Volledig scherm in- of uitschakelen</translation>
    </message>
    <message>
        <source>Settings</source>
        <translation>Instellingen</translation>
    </message>
    <message>
        <source>Themes, colours, animation, sounds and language</source>
        <translation>Thema, kleuren, animatie, geluid en taal</translation>
    </message>
    <message>
        <source>All actions</source>
        <translation>Alle acties</translation>
    </message>
    <message>
        <source>Open the menu of all actions</source>
        <translation>Menu met alle acties openen</translation>
    </message>
    <message>
        <source>Help</source>
        <translation>Help</translation>
    </message>
    <message>
        <source>How to play</source>
        <translation>Zo speel je</translation>
    </message>
    <message>
        <source>Shortcuts</source>
        <translation>Sneltoetsen</translation>
    </message>
    <message>
        <source>Show all keyboard shortcuts</source>
        <translation>Alle sneltoetsen tonen</translation>
    </message>
    <message>
        <source>Quit</source>
        <translation>Afsluiten</translation>
    </message>
    <message>
        <source>Leave the game and the program</source>
        <translation>Het spel en het programma verlaten</translation>
    </message>
    <message>
        <source>Undo the last move</source>
        <translation>De laatste zet terugnemen</translation>
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
        <translation>Dit programma kan een van de spellen niet lezen.</translation>
    </message>
</context>
<context>
    <name>GameTimeRow</name>
    <message>
        <source>Game clock</source>
        <translation>Bedenktijd</translation>
    </message>
    <message>
        <source>Minutes for the game</source>
        <translation>Minuten voor het spel</translation>
    </message>
    <message>
        <source>Seconds added for every disc</source>
        <translation>Seconden erbij per schijf</translation>
    </message>
    <message>
        <source>Off</source>
        <translation>Uit</translation>
    </message>
    <message>
        <source>Custom</source>
        <translation>Eigen</translation>
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
        <translation>Is je tijd op, dan verlies je.</translation>
    </message>
</context>
<context>
    <name>GameToolbar</name>
    <message>
        <source>Resume</source>
        <translation>Verder</translation>
    </message>
    <message>
        <source>Pause</source>
        <translation>Pauze</translation>
    </message>
    <message>
        <source>Rematch</source>
        <translation>Revanche</translation>
    </message>
    <message>
        <source>New game</source>
        <translation>Nieuw spel</translation>
    </message>
</context>
<context>
    <name>GameWindow</name>
    <message>
        <source>The players have swapped sides.</source>
        <translation>De spelers zijn van kant gewisseld.</translation>
    </message>
    <message>
        <source>Row {number} is full.</source>
        <translation>Rij {number} is vol.</translation>
    </message>
    <message>
        <source>Time is up: {name} passes.</source>
        <translation>De tijd is om: {name} slaat een beurt over.</translation>
    </message>
    <message>
        <source>Time is up: a random drop for {name}.</source>
        <translation>De tijd is om: een willekeurige zet voor {name}.</translation>
    </message>
    <message>
        <source>Time is up: {name} loses.</source>
        <translation>De tijd is om: {name} verliest.</translation>
    </message>
    <message>
        <source>The game clock has run out: {name} loses.</source>
        <translation>De bedenktijd is op: {name} verliest.</translation>
    </message>
    <message>
        <source>Column {number} is full.</source>
        <translation>Kolom {number} is vol.</translation>
    </message>
</context>
<context>
    <name>GamesExportDialog</name>
    <message>
        <source>Export games</source>
        <translation>Spellen exporteren</translation>
    </message>
</context>
<context>
    <name>GamesExporter</name>
    <message>
        <source>the game is not in the archive any more</source>
        <translation>het spel staat niet meer in het archief</translation>
    </message>
</context>
<context>
    <name>GamesHead</name>
    <message>
        <source>{count} of {total}</source>
        <translation>{count} van {total}</translation>
    </message>
    <message>
        <source>Games</source>
        <translation>Spellen</translation>
    </message>
    <message>
        <source>List</source>
        <translation>Lijst</translation>
    </message>
    <message>
        <source>Statistics</source>
        <translation>Statistiek</translation>
    </message>
    <message>
        <source>What is shown</source>
        <translation>Wat er te zien is</translation>
    </message>
</context>
<context>
    <name>GamesHeadings</name>
    <message>
        <source>Players</source>
        <translation>Spelers</translation>
    </message>
    <message>
        <source>Result</source>
        <translation>Uitslag</translation>
    </message>
    <message>
        <source>Moves</source>
        <translation>Zetten</translation>
    </message>
    <message>
        <source>Date</source>
        <translation>Datum</translation>
    </message>
</context>
<context>
    <name>GamesPage</name>
    <message>
        <source>It is kept as {file}. New games are saved in a new archive.</source>
        <translation>Het is bewaard als {file}. Nieuwe spellen komen in een nieuw archief.</translation>
    </message>
    <message>
        <source>The archive of games was damaged</source>
        <translation>Het archief met spellen was beschadigd</translation>
    </message>
    <message>
        <source>{problem} Nothing in it was changed.</source>
        <translation>{problem} Er is niets in veranderd.</translation>
    </message>
    <message>
        <source>The games cannot be read</source>
        <translation>De spellen kunnen niet worden gelezen</translation>
    </message>
    <message>
        <source>Try again</source>
        <translation>Opnieuw proberen</translation>
    </message>
    <message>
        <source>it is not in the archive any more</source>
        <translation>het staat niet meer in het archief</translation>
    </message>
    <message>
        <source>This game cannot be replayed</source>
        <translation>Dit spel kan niet worden bekeken</translation>
    </message>
    <message>
        <source>Games</source>
        <translation>Spellen</translation>
    </message>
    <message>
        <source>No games yet</source>
        <translation>Nog geen spellen</translation>
    </message>
    <message>
        <source>Games that were played are kept here, on this computer only.</source>
        <translation>Gespeelde spellen blijven hier, alleen op deze computer.</translation>
    </message>
    <message>
        <source>Play a game</source>
        <translation>Een spel spelen</translation>
    </message>
</context>
<context>
    <name>GamesView</name>
    <message>
        <source>Games</source>
        <translation>Spellen</translation>
    </message>
    <message>
        <source>Moves</source>
        <translation>Zetten</translation>
    </message>
</context>
<context>
    <name>GraphBox</name>
    <message>
        <source>Evaluation of the game</source>
        <translation>Verloop van het spel</translation>
    </message>
    <message>
        <source>The left and right arrow keys go through the game.</source>
        <translation>De pijltoetsen links en rechts gaan door het spel.</translation>
    </message>
</context>
<context>
    <name>GraphLegend</name>
    <message>
        <source>proven</source>
        <translation>bewezen</translation>
    </message>
    <message>
        <source>estimate</source>
        <translation>geschat</translation>
    </message>
</context>
<context>
    <name>HelpDialog</name>
    <message>
        <source>How to play Connect Four</source>
        <translation>Zo speel je Vier op een rij</translation>
    </message>
    <message>
        <source>Guide</source>
        <translation>Uitleg</translation>
    </message>
    <message>
        <source>About</source>
        <translation>Info</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Sluiten</translation>
    </message>
    <message>
        <source>The guide is missing from this installation.</source>
        <translation>De uitleg ontbreekt in deze installatie.</translation>
    </message>
</context>
<context>
    <name>HintFeature</name>
    <message>
        <source>Looking for a hint…</source>
        <translation>Op zoek naar een hint…</translation>
    </message>
    <message>
        <source>Hint</source>
        <translation>Hint</translation>
    </message>
    <message>
        <source>Show the best column and say why</source>
        <translation>De beste kolom tonen en zeggen waarom</translation>
    </message>
    <message>
        <source>Column {number}</source>
        <translation>Kolom {number}</translation>
    </message>
    <message>
        <source>No hint: something went wrong; details are in the log.</source>
        <translation>Geen hint: er ging iets mis; meer staat in het logboek.</translation>
    </message>
    <message>
        <source>There is no hint</source>
        <translation>Er is geen hint</translation>
    </message>
</context>
<context>
    <name>LanguageChoice</name>
    <message>
        <source>System</source>
        <translation>Systeem</translation>
    </message>
    <message>
        <source>Language</source>
        <translation>Taal</translation>
    </message>
</context>
<context>
    <name>LastGameCard</name>
    <message>
        <source>Look at this game again</source>
        <translation>Dit spel nog eens bekijken</translation>
    </message>
</context>
<context>
    <name>LastGameLink</name>
    <message>
        <source>Look at the last game</source>
        <translation>Laatste spel bekijken</translation>
    </message>
</context>
<context>
    <name>LeftOff</name>
    <message>
        <source>Where you left off</source>
        <translation>Waar je gebleven was</translation>
    </message>
</context>
<context>
    <name>LessonPage</name>
    <message>
        <source>hint</source>
        <translation>hint</translation>
    </message>
    <message>
        <source>Look at column {column}.</source>
        <translation>Kijk naar kolom {column}.</translation>
    </message>
    <message>
        <source>your try</source>
        <translation>jouw poging</translation>
    </message>
    <message>
        <source>{mover} to move. {task}. {text}</source>
        <translation>{mover} is aan zet. {task}. {text}</translation>
    </message>
    <message>
        <source>Yes — column {column}</source>
        <translation>Ja – kolom {column}</translation>
    </message>
    <message>
        <source>Lesson done</source>
        <translation>Les klaar</translation>
    </message>
    <message>
        <source>Not quite — column {column}</source>
        <translation>Niet helemaal – kolom {column}</translation>
    </message>
    <message>
        <source>Choose a column with the mouse or with 1–{columns}, and drop with Enter. H gives a hint.</source>
        <translation>Kies een kolom met de muis of met 1–{columns} en laat vallen met Enter. H geeft een hint.</translation>
    </message>
    <message>
        <source>Your move</source>
        <translation>Jij bent aan zet</translation>
    </message>
    <message>
        <source>Back to training</source>
        <translation>Terug naar de training</translation>
    </message>
    <message>
        <source>Next lesson</source>
        <translation>Volgende les</translation>
    </message>
    <message>
        <source>Step {number} of {count}</source>
        <translation>Stap {number} van {count}</translation>
    </message>
    <message>
        <source>Lesson</source>
        <translation>Les</translation>
    </message>
    <message>
        <source>Training</source>
        <translation>Training</translation>
    </message>
    <message>
        <source>Back to the training (Esc)</source>
        <translation>Terug naar de training (Esc)</translation>
    </message>
    <message>
        <source>Hint</source>
        <translation>Hint</translation>
    </message>
    <message>
        <source>Point at a column (H)</source>
        <translation>Een kolom aanwijzen (H)</translation>
    </message>
    <message>
        <source>Next</source>
        <translation>Volgende</translation>
    </message>
    <message>
        <source>Go on (N)</source>
        <translation>Verder (N)</translation>
    </message>
    <message>
        <source>Try again</source>
        <translation>Nog eens</translation>
    </message>
    <message>
        <source>Take the marks away (Backspace)</source>
        <translation>De markeringen weghalen (Backspace)</translation>
    </message>
</context>
<context>
    <name>LessonsCard</name>
    <message>
        <source>Lessons</source>
        <translation>Lessen</translation>
    </message>
    <message>
        <source>{done} of {total} done</source>
        <translation>{done} van {total} klaar</translation>
    </message>
    <message>
        <source>Two minutes each</source>
        <translation>Elk twee minuten</translation>
    </message>
</context>
<context>
    <name>LevelsBox</name>
    <message>
        <source>Difficulty of the second bot</source>
        <translation>Niveau van de tweede bot</translation>
    </message>
    <message>
        <source>Difficulty</source>
        <translation>Niveau</translation>
    </message>
    <message>
        <source>{level} plays Classic only. The strongest here is {strongest}.</source>
        <translation>{level} speelt alleen klassiek. Het sterkst is hier {strongest}.</translation>
    </message>
    <message>
        <source>Difficulty of the first bot</source>
        <translation>Niveau van de eerste bot</translation>
    </message>
</context>
<context>
    <name>ListSide</name>
    <message>
        <source>Replay</source>
        <translation>Bekijken</translation>
    </message>
    <message>
        <source>Look at the game move by move (Enter)</source>
        <translation>Het spel zet voor zet bekijken (Enter)</translation>
    </message>
    <message>
        <source>Review</source>
        <translation>Bespreking</translation>
    </message>
    <message>
        <source>See how good every move was, and why (V)</source>
        <translation>Zien hoe goed elke zet was en waarom (V)</translation>
    </message>
    <message>
        <source>Export…</source>
        <translation>Exporteren…</translation>
    </message>
    <message>
        <source>Write the game, or all that are listed, to a file (E)</source>
        <translation>Het spel, of alle in de lijst, in een bestand opslaan (E)</translation>
    </message>
    <message>
        <source>Delete</source>
        <translation>Verwijderen</translation>
    </message>
    <message>
        <source>Delete the game; it can be undone (Del)</source>
        <translation>Het spel verwijderen; dat kan ongedaan worden gemaakt (Del)</translation>
    </message>
    <message>
        <source>Nothing found</source>
        <translation>Niets gevonden</translation>
    </message>
    <message>
        <source>No game meets all the filters.</source>
        <translation>Geen enkel spel voldoet aan alle filters.</translation>
    </message>
    <message>
        <source>Clear filters</source>
        <translation>Filters wissen</translation>
    </message>
</context>
<context>
    <name>MainMenu</name>
    <message>
        <source>Play</source>
        <translation>Spelen</translation>
    </message>
    <message>
        <source>Start a game or go on with one</source>
        <translation>Een spel beginnen of ermee verdergaan</translation>
    </message>
    <message>
        <source>Connect Four</source>
        <translation>Vier op een rij</translation>
    </message>
</context>
<context>
    <name>MatchForm</name>
    <message>
        <source>Opponent</source>
        <translation>Tegenstander</translation>
    </message>
    <message>
        <source>Difficulty</source>
        <translation>Niveau</translation>
    </message>
    <message>
        <source>Bot</source>
        <translation>Bot</translation>
    </message>
    <message>
        <source>Board</source>
        <translation>Bord</translation>
    </message>
    <message>
        <source>Friend</source>
        <translation>Vriend</translation>
    </message>
    <message>
        <source>Choose the file of your bot first.</source>
        <translation>Kies eerst het bestand van je bot.</translation>
    </message>
    <message>
        <source>There is no file {path}.</source>
        <translation>Het bestand {path} bestaat niet.</translation>
    </message>
    <message>
        <source>Computer</source>
        <translation>Computer</translation>
    </message>
    <message>
        <source>Own bot…</source>
        <translation>Eigen bot…</translation>
    </message>
    <message>
        <source>A bot that you or somebody else wrote, in Python or as a UGI program</source>
        <translation>Een bot die jij of iemand anders heeft geschreven, in Python of als UGI-programma</translation>
    </message>
    <message>
        <source>Watch two bots</source>
        <translation>Bots bekijken</translation>
    </message>
    <message>
        <source>Rules</source>
        <translation>Regels</translation>
    </message>
</context>
<context>
    <name>MessageStrip</name>
    <message>
        <source>Close</source>
        <translation>Sluiten</translation>
    </message>
</context>
<context>
    <name>MistakeLegend</name>
    <message>
        <source>mistake</source>
        <translation>fout</translation>
    </message>
</context>
<context>
    <name>MoreOptions</name>
    <message>
        <source>Players</source>
        <translation>Spelers</translation>
    </message>
    <message>
        <source>Who starts</source>
        <translation>Wie begint</translation>
    </message>
    <message>
        <source>Turn timer</source>
        <translation>Tijd per beurt</translation>
    </message>
    <message>
        <source>When time runs out</source>
        <translation>Als de tijd om is</translation>
    </message>
    <message>
        <source>Game clock</source>
        <translation>Bedenktijd</translation>
    </message>
    <message>
        <source>Names, who starts, and the clocks ({keys})</source>
        <translation>Namen, wie begint en de klokken ({keys})</translation>
    </message>
    <message>
        <source>You</source>
        <translation>Jij</translation>
    </message>
    <message>
        <source>Alternate</source>
        <translation>Om de beurt</translation>
    </message>
    <message>
        <source>no turn timer</source>
        <translation>geen tijd per beurt</translation>
    </message>
    <message>
        <source>More options</source>
        <translation>Meer opties</translation>
    </message>
    <message>
        <source>You start</source>
        <translation>Jij begint</translation>
    </message>
    <message>
        <source>{name} starts</source>
        <translation>{name} begint</translation>
    </message>
    <message>
        <source>no game clock</source>
        <translation>geen bedenktijd</translation>
    </message>
    <message>
        <source>game clock {time}</source>
        <translation>bedenktijd {time}</translation>
    </message>
</context>
<context>
    <name>MoveRecord</name>
    <message>
        <source>Moves</source>
        <translation>Zetten</translation>
    </message>
    <message>
        <source>None yet</source>
        <translation>Nog geen</translation>
    </message>
</context>
<context>
    <name>Narrator</name>
    <message>
        <source>New game, {rows} rows and {columns} columns; {mover} to move</source>
        <translation>Nieuw spel, {rows} rijen en {columns} kolommen; {mover} is aan zet</translation>
    </message>
    <message>
        <source>{player} passes; {mover} to move</source>
        <translation>{player} slaat een beurt over; {mover} is aan zet</translation>
    </message>
    <message>
        <source>{turn}; {mover} to move</source>
        <translation>{turn}; {mover} is aan zet</translation>
    </message>
    <message>
        <source>{player}, column {column}, row {row}; {mover} to move</source>
        <translation>{player}, kolom {column}, rij {row}; {mover} is aan zet</translation>
    </message>
    <message>
        <source>The players have swapped sides: {first} plays {red}, {second} plays {yellow}</source>
        <translation>De spelers zijn van kant gewisseld: {first} speelt met {red}, {second} met {yellow}</translation>
    </message>
    <message>
        <source>Time is up for {player}</source>
        <translation>De tijd is om voor {player}</translation>
    </message>
    <message>
        <source>Column {column} is full</source>
        <translation>Kolom {column} is vol</translation>
    </message>
    <message>
        <source>{title}. {reason}</source>
        <translation>{title}. {reason}</translation>
    </message>
    <message>
        <source>{action}: not possible now</source>
        <translation>{action}: kan nu niet</translation>
    </message>
    <message>
        <source>The computer cannot move. Play again or go back to the menu.</source>
        <translation>De computer kan geen zet doen. Speel opnieuw of ga terug naar het menu.</translation>
    </message>
    <message>
        <source>Redone: {moves}</source>
        <translation>Herhaald: {moves}</translation>
    </message>
    <message>
        <source>Redone: {moves}; {mover} to move</source>
        <translation>Herhaald: {moves}; {mover} is aan zet</translation>
    </message>
    <message>
        <source>Undone: {moves}; {mover} to move</source>
        <translation>Teruggenomen: {moves}; {mover} is aan zet</translation>
    </message>
    <message>
        <source>Paused</source>
        <translation>Gepauzeerd</translation>
    </message>
    <message>
        <source>The game goes on; {mover} to move</source>
        <translation>Het spel gaat verder; {mover} is aan zet</translation>
    </message>
    <message>
        <source>Row {row} is full</source>
        <translation>Rij {row} is vol</translation>
    </message>
    <message>
        <source>Row {row}, column {column}</source>
        <translation>Rij {row}, kolom {column}</translation>
    </message>
    <message>
        <source>Column {column}, slides to column {end}, row {row}</source>
        <translation>Kolom {column}, glijdt naar kolom {end}, rij {row}</translation>
    </message>
    <message>
        <source>Column {column}, row {row}</source>
        <translation>Kolom {column}, rij {row}</translation>
    </message>
    <message>
        <source>There is no row {number}</source>
        <translation>Er is geen rij {number}</translation>
    </message>
    <message>
        <source>There is no column {number}</source>
        <translation>Er is geen kolom {number}</translation>
    </message>
    <message>
        <source>A disc is still falling</source>
        <translation>Er valt nog een schijf</translation>
    </message>
</context>
<context>
    <name>NavigationBar</name>
    <message>
        <source>Connect Four</source>
        <translation>Vier op een rij</translation>
    </message>
    <message>
        <source>Help</source>
        <translation>Help</translation>
    </message>
    <message>
        <source>How to play (F1)</source>
        <translation>Zo speel je (F1)</translation>
    </message>
    <message>
        <source>Settings</source>
        <translation>Instellingen</translation>
    </message>
    <message>
        <source>Themes, colours, animation, sounds and language ({keys})</source>
        <translation>Thema, kleuren, animatie, geluid en taal ({keys})</translation>
    </message>
</context>
<context>
    <name>OpenButton</name>
    <message>
        <source>Open a game…</source>
        <translation>Spel openen…</translation>
    </message>
    <message>
        <source>Look at a game from a file ({keys})</source>
        <translation>Een spel uit een bestand bekijken ({keys})</translation>
    </message>
    <message>
        <source>Choose a file…</source>
        <translation>Bestand kiezen…</translation>
    </message>
</context>
<context>
    <name>OpenDialog</name>
    <message>
        <source>Open a game</source>
        <translation>Spel openen</translation>
    </message>
    <message>
        <source>Games</source>
        <translation>Spellen</translation>
    </message>
    <message>
        <source>All files</source>
        <translation>Alle bestanden</translation>
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
        <translation>Seconden die de bot voor een zet heeft</translation>
    </message>
    <message>
        <source>File of the bot: {name}</source>
        <translation>Bestand van de bot: {name}</translation>
    </message>
    <message>
        <source>Choose a file…</source>
        <translation>Bestand kiezen…</translation>
    </message>
</context>
<context>
    <name>PauseVeil</name>
    <message>
        <source>Paused</source>
        <translation>Gepauzeerd</translation>
    </message>
    <message>
        <source>Click or press P to go on</source>
        <translation>Klik of druk op P om verder te gaan</translation>
    </message>
</context>
<context>
    <name>PlayPage</name>
    <message>
        <source>New game</source>
        <translation>Nieuw spel</translation>
    </message>
    <message>
        <source>Start game</source>
        <translation>Spel starten</translation>
    </message>
    <message>
        <source>Set up a position…</source>
        <translation>Stelling opzetten…</translation>
    </message>
    <message>
        <source>Tournament…</source>
        <translation>Toernooi…</translation>
    </message>
    <message>
        <source>Let several bots play many games against each other</source>
        <translation>Meerdere bots veel spellen tegen elkaar laten spelen</translation>
    </message>
    <message>
        <source>Put discs on a board as you like, and play from there by the classic rules ({keys})</source>
        <translation>Zet schijven op het bord zoals je wilt en speel vanaf daar volgens de klassieke regels ({keys})</translation>
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
        <translation>Naam van de eerste speler</translation>
    </message>
    <message>
        <source>Name of the second player</source>
        <translation>Naam van de tweede speler</translation>
    </message>
</context>
<context>
    <name>PositionSaving</name>
    <message>
        <source>Game</source>
        <translation>Spel</translation>
    </message>
    <message>
        <source>Save as…</source>
        <translation>Opslaan als…</translation>
    </message>
    <message>
        <source>something went wrong; details are in the log</source>
        <translation>er ging iets mis; meer staat in het logboek</translation>
    </message>
    <message>
        <source>{file} cannot be written: {problem}.</source>
        <translation>{file} kan niet worden opgeslagen: {problem}.</translation>
    </message>
    <message>
        <source>Written: {file}</source>
        <translation>Opgeslagen: {file}</translation>
    </message>
</context>
<context>
    <name>PreviewBoard</name>
    <message>
        <source>Preview</source>
        <translation>Voorbeeld</translation>
    </message>
</context>
<context>
    <name>ProblemCard</name>
    <message>
        <source>The saved game cannot be read</source>
        <translation>Het bewaarde spel is niet leesbaar</translation>
    </message>
    <message>
        <source>Delete</source>
        <translation>Verwijderen</translation>
    </message>
</context>
<context>
    <name>Program</name>
    <message>
        <source>Train</source>
        <translation>Trainen</translation>
    </message>
    <message>
        <source>Lessons, puzzles, and what comes back</source>
        <translation>Lessen, puzzels en wat terugkomt</translation>
    </message>
    <message>
        <source>Games</source>
        <translation>Spellen</translation>
    </message>
    <message>
        <source>Every game that was played, and statistics</source>
        <translation>Elk gespeeld spel, en statistiek</translation>
    </message>
    <message>
        <source>The game cannot be saved: {problem}.</source>
        <translation>Het spel kan niet worden opgeslagen: {problem}.</translation>
    </message>
</context>
<context>
    <name>ProgressCard</name>
    <message>
        <source>Progress</source>
        <translation>Voortgang</translation>
    </message>
    <message>
        <source>Go on</source>
        <translation>Doorgaan</translation>
    </message>
    <message>
        <source>Stop</source>
        <translation>Stoppen</translation>
    </message>
    <message>
        <source>Export…</source>
        <translation>Exporteren…</translation>
    </message>
    <message>
        <source>Write every game into a file, as JSON lines</source>
        <translation>Alle spellen als JSON-regels in een bestand opslaan</translation>
    </message>
    <message>
        <source>Pause or go on (Space)</source>
        <translation>Pauzeren of doorgaan (spatiebalk)</translation>
    </message>
    <message>
        <source>Start</source>
        <translation>Start</translation>
    </message>
    <message>
        <source>Start anew</source>
        <translation>Opnieuw beginnen</translation>
    </message>
    <message>
        <source>Pause</source>
        <translation>Pauze</translation>
    </message>
    <message>
        <source>Not started</source>
        <translation>Niet begonnen</translation>
    </message>
    <message>
        <source>Choose at least two bots.</source>
        <translation>Kies minstens twee bots.</translation>
    </message>
    <message>
        <source>Paused</source>
        <translation>Gepauzeerd</translation>
    </message>
    <message>
        <source>Left off</source>
        <translation>Onderbroken</translation>
    </message>
    <message>
        <source>Finished</source>
        <translation>Klaar</translation>
    </message>
</context>
<context>
    <name>PuzzleFeedback</name>
    <message>
        <source>Choose a column with the mouse or with 1–{columns}, and drop with Enter. H gives a hint.</source>
        <translation>Kies een kolom met de muis of met 1–{columns} en laat vallen met Enter. H geeft een hint.</translation>
    </message>
    <message>
        <source>Your move</source>
        <translation>Jij bent aan zet</translation>
    </message>
    <message>
        <source>The opponent answers in column {column}.</source>
        <translation>De tegenstander antwoordt in kolom {column}.</translation>
    </message>
    <message>
        <source>It comes back soon</source>
        <translation>Komt gauw terug</translation>
    </message>
    <message>
        <source>Solved</source>
        <translation>Opgelost</translation>
    </message>
    <message>
        <source>Yes — column {column}</source>
        <translation>Ja – kolom {column}</translation>
    </message>
    <message>
        <source>Wins too — column {column}</source>
        <translation>Wint ook – kolom {column}</translation>
    </message>
    <message>
        <source>Not quite — column {column}</source>
        <translation>Niet helemaal – kolom {column}</translation>
    </message>
    <message>
        <source>Look at the discs with a white ring.</source>
        <translation>Kijk naar de schijven met een witte ring.</translation>
    </message>
    <message>
        <source>Look at column {column}.</source>
        <translation>Kijk naar kolom {column}.</translation>
    </message>
    <message>
        <source>Hint</source>
        <translation>Hint</translation>
    </message>
    <message>
        <source>Columns {line}.</source>
        <translation>Kolommen {line}.</translation>
    </message>
    <message>
        <source>The solution</source>
        <translation>De oplossing</translation>
    </message>
    <message>
        <source>This position could not be worked out in time. Try another column, or skip the puzzle.</source>
        <translation>Deze stelling kon niet op tijd worden uitgerekend. Probeer een andere kolom of sla de puzzel over.</translation>
    </message>
    <message>
        <source>Not known</source>
        <translation>Niet bekend</translation>
    </message>
    <message>
        <source>{solved} of {total} solved</source>
        <translation>{solved} van {total} opgelost</translation>
    </message>
    <message>
        <source>What was missed comes back in the next days.</source>
        <translation>Wat misging, komt de komende dagen terug.</translation>
    </message>
    <message>
        <source>Next</source>
        <translation>Volgende</translation>
    </message>
    <message>
        <source>Go to the next puzzle (N)</source>
        <translation>Naar de volgende puzzel (N)</translation>
    </message>
    <message>
        <source>Try again</source>
        <translation>Nog eens</translation>
    </message>
    <message>
        <source>Take the marks away (Backspace)</source>
        <translation>De markeringen weghalen (Backspace)</translation>
    </message>
    <message>
        <source>Show me</source>
        <translation>Laat zien</translation>
    </message>
    <message>
        <source>Give up and see how it goes (S)</source>
        <translation>Opgeven en zien hoe het moet (S)</translation>
    </message>
    <message>
        <source>More puzzles</source>
        <translation>Meer puzzels</translation>
    </message>
    <message>
        <source>Go on with another sitting</source>
        <translation>Verder met nieuwe puzzels</translation>
    </message>
    <message>
        <source>Back to training</source>
        <translation>Terug naar de training</translation>
    </message>
    <message>
        <source>Back to the training (Esc)</source>
        <translation>Terug naar de training (Esc)</translation>
    </message>
</context>
<context>
    <name>PuzzlePage</name>
    <message>
        <source>Column {column} is full</source>
        <translation>Kolom {column} is vol</translation>
    </message>
    <message>
        <source>your try</source>
        <translation>jouw poging</translation>
    </message>
    <message>
        <source>hint</source>
        <translation>hint</translation>
    </message>
    <message>
        <source>{mover} to move</source>
        <translation>{mover} is aan zet</translation>
    </message>
    <message>
        <source>Puzzle</source>
        <translation>Puzzel</translation>
    </message>
    <message>
        <source>Training</source>
        <translation>Training</translation>
    </message>
    <message>
        <source>Back to the training (Esc)</source>
        <translation>Terug naar de training (Esc)</translation>
    </message>
    <message>
        <source>Hint</source>
        <translation>Hint</translation>
    </message>
    <message>
        <source>Ring the discs to look at, then point at the column (H)</source>
        <translation>Eerst de belangrijke schijven omcirkelen, dan de kolom aanwijzen (H)</translation>
    </message>
    <message>
        <source>Solution</source>
        <translation>Oplossing</translation>
    </message>
    <message>
        <source>Give up and see how it goes (S)</source>
        <translation>Opgeven en zien hoe het moet (S)</translation>
    </message>
    <message>
        <source>Skip</source>
        <translation>Overslaan</translation>
    </message>
    <message>
        <source>Go to the next puzzle (N)</source>
        <translation>Naar de volgende puzzel (N)</translation>
    </message>
</context>
<context>
    <name>RatePlot</name>
    <message>
        <source>{title}: {percent}, {games}, {won} won, {drawn} drawn, {lost} lost</source>
        <translation>{title}: {percent}, {games}, {won} gewonnen, {drawn} gelijk, {lost} verloren</translation>
    </message>
</context>
<context>
    <name>RatingPlot</name>
    <message>
        <source>first {first}, best {best}, now {last}, after {games} games</source>
        <translation>eerst {first}, beste {best}, nu {last}, na {games} spellen</translation>
    </message>
</context>
<context>
    <name>ReplayActions</name>
    <message>
        <source>First position</source>
        <translation>Eerste stelling</translation>
    </message>
    <message>
        <source>Show the start of the game</source>
        <translation>Het begin van het spel tonen</translation>
    </message>
    <message>
        <source>Look back</source>
        <translation>Terugkijken</translation>
    </message>
    <message>
        <source>Show the game one move earlier, without undoing anything</source>
        <translation>Het spel één zet eerder tonen, zonder iets terug te nemen</translation>
    </message>
    <message>
        <source>Stop</source>
        <translation>Stoppen</translation>
    </message>
    <message>
        <source>Stop showing move after move</source>
        <translation>Niet verder zet voor zet tonen</translation>
    </message>
    <message>
        <source>Play through</source>
        <translation>Afspelen</translation>
    </message>
    <message>
        <source>Show move after move</source>
        <translation>Zet voor zet tonen</translation>
    </message>
    <message>
        <source>Next move</source>
        <translation>Volgende zet</translation>
    </message>
    <message>
        <source>Show the game one move later</source>
        <translation>Het spel één zet later tonen</translation>
    </message>
    <message>
        <source>Last position</source>
        <translation>Laatste stelling</translation>
    </message>
    <message>
        <source>Show the end of the game</source>
        <translation>Het einde van het spel tonen</translation>
    </message>
    <message>
        <source>Back to the game</source>
        <translation>Terug naar het spel</translation>
    </message>
    <message>
        <source>Show the game as it stands now</source>
        <translation>Het spel tonen zoals het nu staat</translation>
    </message>
    <message>
        <source>Play from here</source>
        <translation>Vanaf hier spelen</translation>
    </message>
    <message>
        <source>Start another game at this point; this one is kept</source>
        <translation>Vanaf hier een ander spel beginnen; dit spel blijft bewaard</translation>
    </message>
</context>
<context>
    <name>ReplayFeature</name>
    <message>
        <source>Back at the end of the game</source>
        <translation>Terug bij het einde van het spel</translation>
    </message>
    <message>
        <source>Back in the game; {name} to move</source>
        <translation>Terug in het spel; {name} is aan zet</translation>
    </message>
    <message>
        <source>You are looking back; choose Play from here to start a game.</source>
        <translation>Je kijkt terug; kies ‘Vanaf hier spelen’ om een spel te beginnen.</translation>
    </message>
</context>
<context>
    <name>ReplayStrip</name>
    <message>
        <source>Move {number} of {count}</source>
        <translation>Zet {number} van {count}</translation>
    </message>
    <message>
        <source>Speed: {speed}</source>
        <translation>Snelheid: {speed}</translation>
    </message>
    <message>
        <source>How fast to play through</source>
        <translation>Hoe snel er wordt afgespeeld</translation>
    </message>
</context>
<context>
    <name>ResultCard</name>
    <message>
        <source>Play again</source>
        <translation>Nog een keer</translation>
    </message>
    <message>
        <source>Back to menu</source>
        <translation>Naar menu</translation>
    </message>
    <message>
        <source>Review</source>
        <translation>Bespreking</translation>
    </message>
    <message>
        <source>See how good every move was, and why (Ctrl+R)</source>
        <translation>Zien hoe goed elke zet was en waarom (Ctrl+R)</translation>
    </message>
</context>
<context>
    <name>ReviewActions</name>
    <message>
        <source>Review</source>
        <translation>Bespreking</translation>
    </message>
    <message>
        <source>The coach knows the classic rules only</source>
        <translation>De coach kent alleen de klassieke regels</translation>
    </message>
    <message>
        <source>See how good every move was, and why; or leave the review</source>
        <translation>Zien hoe goed elke zet was en waarom, of de bespreking verlaten</translation>
    </message>
    <message>
        <source>Show me</source>
        <translation>Laat zien</translation>
    </message>
    <message>
        <source>Play the line that proves it (Space)</source>
        <translation>De zettenreeks afspelen die het bewijst (spatiebalk)</translation>
    </message>
    <message>
        <source>Try again</source>
        <translation>Opnieuw</translation>
    </message>
    <message>
        <source>Play on from here and see whether your move holds</source>
        <translation>Vanaf hier verder spelen en zien of je zet standhoudt</translation>
    </message>
    <message>
        <source>Next mistake</source>
        <translation>Volgende fout</translation>
    </message>
    <message>
        <source>Show the next mistake</source>
        <translation>De volgende fout tonen</translation>
    </message>
    <message>
        <source>Previous mistake</source>
        <translation>Vorige fout</translation>
    </message>
    <message>
        <source>Show the mistake before this one</source>
        <translation>De fout hiervoor tonen</translation>
    </message>
    <message>
        <source>Play from here</source>
        <translation>Vanaf hier spelen</translation>
    </message>
    <message>
        <source>Start another game at this point; this one is kept</source>
        <translation>Vanaf hier een ander spel beginnen; dit spel blijft bewaard</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Sluiten</translation>
    </message>
    <message>
        <source>Leave the review</source>
        <translation>De bespreking verlaten</translation>
    </message>
    <message>
        <source>Stop</source>
        <translation>Stoppen</translation>
    </message>
    <message>
        <source>Stop the review; what is known stays</source>
        <translation>De bespreking stoppen; wat bekend is, blijft</translation>
    </message>
</context>
<context>
    <name>ReviewCard</name>
    <message>
        <source>Review</source>
        <translation>Bespreking</translation>
    </message>
    <message>
        <source>Coach</source>
        <translation>Coach</translation>
    </message>
    <message>
        <source>Graph</source>
        <translation>Grafiek</translation>
    </message>
    <message>
        <source>Moves</source>
        <translation>Zetten</translation>
    </message>
    <message>
        <source>Result</source>
        <translation>Uitslag</translation>
    </message>
    <message>
        <source>What is shown</source>
        <translation>Wat wordt getoond</translation>
    </message>
</context>
<context>
    <name>RulesChoice</name>
    <message>
        <source>Rules</source>
        <translation>Regels</translation>
    </message>
</context>
<context>
    <name>RulesRow</name>
    <message>
        <source>On boards from {size} up.</source>
        <translation>Op borden vanaf {size}.</translation>
    </message>
</context>
<context>
    <name>RunningBoard</name>
    <message>
        <source>move</source>
        <translation>zet</translation>
    </message>
    <message>
        <source>{first} against {second}, {size}, move {count}</source>
        <translation>{first} tegen {second}, {size}, zet {count}</translation>
    </message>
</context>
<context>
    <name>RunningBoards</name>
    <message>
        <source>Running now</source>
        <translation>Nu bezig</translation>
    </message>
</context>
<context>
    <name>Segmented</name>
    <message>
        <source>{number} of {count}</source>
        <translation>{number} van {count}</translation>
    </message>
</context>
<context>
    <name>SetCard</name>
    <message>
        <source>new</source>
        <translation>nieuw</translation>
    </message>
    <message>
        <source>Play some games, and your mistakes come here.</source>
        <translation>Speel een paar spellen, dan komen je fouten hier.</translation>
    </message>
</context>
<context>
    <name>SetUpControls</name>
    <message>
        <source>Disc</source>
        <translation>Schijf</translation>
    </message>
    <message>
        <source>To move</source>
        <translation>Aan zet</translation>
    </message>
    <message>
        <source>Rows</source>
        <translation>Rijen</translation>
    </message>
    <message>
        <source>Columns</source>
        <translation>Kolommen</translation>
    </message>
    <message>
        <source>Eraser</source>
        <translation>Gum</translation>
    </message>
    <message>
        <source>Click to drop, right click to take away. Keys: 1–9 drop, Del takes away, X and O choose the disc, E the eraser. Moves such as 44-53 and boards copied as text can be pasted.</source>
        <translation>Klik om te laten vallen, rechtsklik om weg te halen. Toetsen: 1–9 laten vallen, Del haalt weg, X en O kiezen de schijf, E de gum. Zetten zoals 44-53 en borden die als tekst zijn gekopieerd, kun je plakken.</translation>
    </message>
    <message>
        <source>Undo</source>
        <translation>Ongedaan maken</translation>
    </message>
    <message>
        <source>Redo</source>
        <translation>Herhalen</translation>
    </message>
    <message>
        <source>Clear</source>
        <translation>Leegmaken</translation>
    </message>
    <message>
        <source>Paste</source>
        <translation>Plakken</translation>
    </message>
    <message>
        <source>Analyse</source>
        <translation>Analyseren</translation>
    </message>
    <message>
        <source>Open the position as a game between two people, with the analysis</source>
        <translation>De stelling openen als spel tussen twee mensen, met de analyse</translation>
    </message>
    <message>
        <source>Save as…</source>
        <translation>Opslaan als…</translation>
    </message>
    <message>
        <source>Write the position to a file that can be opened again</source>
        <translation>De stelling opslaan in een bestand dat weer geopend kan worden</translation>
    </message>
</context>
<context>
    <name>SetUpDialog</name>
    <message>
        <source>Press Esc again to leave without this position.</source>
        <translation>Druk nog eens op Esc om zonder deze stelling weg te gaan.</translation>
    </message>
    <message>
        <source>Column {number} is full.</source>
        <translation>Kolom {number} is vol.</translation>
    </message>
    <message>
        <source>Column {number} is empty.</source>
        <translation>Kolom {number} is leeg.</translation>
    </message>
    <message>
        <source>The board is empty.</source>
        <translation>Het bord is leeg.</translation>
    </message>
    <message>
        <source>Set up a position</source>
        <translation>Stelling opzetten</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Annuleren</translation>
    </message>
    <message>
        <source>Play from here</source>
        <translation>Vanaf hier spelen</translation>
    </message>
    <message>
        <source>Column {column}: {discs}</source>
        <translation>Kolom {column}: {discs}</translation>
    </message>
</context>
<context>
    <name>SetUpFeature</name>
    <message>
        <source>A new game from the position that was set up</source>
        <translation>Een nieuw spel vanaf de opgezette stelling</translation>
    </message>
    <message>
        <source>Set up a position…</source>
        <translation>Stelling opzetten…</translation>
    </message>
    <message>
        <source>Positions can be set up by the classic rules only</source>
        <translation>Stellingen opzetten kan alleen met de klassieke regels</translation>
    </message>
    <message>
        <source>Put discs on a board as you like, and play from there</source>
        <translation>Zet schijven op het bord zoals je wilt en speel vanaf daar</translation>
    </message>
</context>
<context>
    <name>SettingsDialog</name>
    <message>
        <source>Settings</source>
        <translation>Instellingen</translation>
    </message>
    <message>
        <source>Theme</source>
        <translation>Thema</translation>
    </message>
    <message>
        <source>Text size</source>
        <translation>Tekstgrootte</translation>
    </message>
    <message>
        <source>Animation</source>
        <translation>Animatie</translation>
    </message>
    <message>
        <source>Screen reader</source>
        <translation>Schermlezer</translation>
    </message>
    <message>
        <source>Offer to take back mistakes</source>
        <translation>Aanbieden fouten terug te nemen</translation>
    </message>
    <message>
        <source>After a mistake against the computer the coach says why and offers Undo</source>
        <translation>Na een fout tegen de computer zegt de coach waarom en biedt aan die terug te nemen</translation>
    </message>
    <message>
        <source>Restore defaults</source>
        <translation>Standaard herstellen</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Annuleren</translation>
    </message>
    <message>
        <source>OK</source>
        <translation>OK</translation>
    </message>
    <message>
        <source>Sounds</source>
        <translation>Geluid</translation>
    </message>
    <message>
        <source>Language</source>
        <translation>Taal</translation>
    </message>
    <message>
        <source>Teaching</source>
        <translation>Leerhulp</translation>
    </message>
    <message>
        <source>Processor cores</source>
        <translation>Processorkernen</translation>
    </message>
</context>
<context>
    <name>ShortcutsDialog</name>
    <message>
        <source>Shortcuts</source>
        <translation>Sneltoetsen</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Sluiten</translation>
    </message>
    <message>
        <source>Choose a column</source>
        <translation>Kolom kiezen</translation>
    </message>
    <message>
        <source>Move to the next column</source>
        <translation>Naar de kolom ernaast</translation>
    </message>
    <message>
        <source>Enter, Space, ↓</source>
        <translation>Enter, spatie, ↓</translation>
    </message>
    <message>
        <source>Drop</source>
        <translation>Schijf laten vallen</translation>
    </message>
    <message>
        <source>Go to the next control</source>
        <translation>Naar het volgende onderdeel</translation>
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
        <translation>Reeks</translation>
    </message>
    <message>
        <source>Rating</source>
        <translation>Rating</translation>
    </message>
    <message>
        <source>{count} done</source>
        <translation>{count} gedaan</translation>
    </message>
    <message>
        <source>Due today</source>
        <translation>Vandaag</translation>
    </message>
</context>
<context>
    <name>StatisticsPanel</name>
    <message>
        <source>Statistics</source>
        <translation>Statistiek</translation>
    </message>
    <message>
        <source>Win rate by level</source>
        <translation>Winst per niveau</translation>
    </message>
    <message>
        <source>Rating</source>
        <translation>Rating</translation>
    </message>
    <message>
        <source>Win rate by board size</source>
        <translation>Winst per bordformaat</translation>
    </message>
    <message>
        <source>Other rules</source>
        <translation>Andere regels</translation>
    </message>
    <message>
        <source>won–drawn–lost</source>
        <translation>winst–gelijk–verlies</translation>
    </message>
    <message>
        <source>Games against the computer will be counted here.</source>
        <translation>Hier tellen spellen tegen de computer.</translation>
    </message>
    <message>
        <source>Games against the levels from Beginner to Perfect give you a rating.</source>
        <translation>Spellen tegen de niveaus van Beginner tot Perfect geven je een rating.</translation>
    </message>
    <message>
        <source>Everything else here is Classic.</source>
        <translation>Al het andere hier is klassiek.</translation>
    </message>
    <message>
        <source>Games</source>
        <translation>Spellen</translation>
    </message>
    <message>
        <source>{won} of {games}</source>
        <translation>{won} van {games}</translation>
    </message>
    <message>
        <source>Won</source>
        <translation>Gewonnen</translation>
    </message>
    <message>
        <source>Streak</source>
        <translation>Reeks</translation>
    </message>
    <message>
        <source>best: {count}</source>
        <translation>beste: {count}</translation>
    </message>
    <message>
        <source>won · best: {count}</source>
        <translation>gewonnen · beste: {count}</translation>
    </message>
    <message>
        <source>lost · best: {count}</source>
        <translation>verloren · beste: {count}</translation>
    </message>
</context>
<context>
    <name>StatusLine</name>
    <message>
        <source>Elapsed {time}</source>
        <translation>Speeltijd {time}</translation>
    </message>
</context>
<context>
    <name>Stepper</name>
    <message>
        <source>{name}: fewer</source>
        <translation>{name}: minder</translation>
    </message>
    <message>
        <source>{name}: more</source>
        <translation>{name}: meer</translation>
    </message>
</context>
<context>
    <name>TeachFeature</name>
    <message>
        <source>Column {number} was a mistake</source>
        <translation>Kolom {number} was een fout</translation>
    </message>
    <message>
        <source>Take back</source>
        <translation>Terugnemen</translation>
    </message>
</context>
<context>
    <name>TimerRow</name>
    <message>
        <source>Turn timer</source>
        <translation>Tijd per beurt</translation>
    </message>
    <message>
        <source>Seconds per turn, in steps of five</source>
        <translation>Seconden per beurt, in stappen van vijf</translation>
    </message>
    <message>
        <source>Seconds per turn</source>
        <translation>Seconden per beurt</translation>
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
        <translation>Het toernooi is gestopt</translation>
    </message>
    <message>
        <source>Not every game is in the archive</source>
        <translation>Niet alle spellen staan in het archief</translation>
    </message>
    <message>
        <source>The last tournament cannot be read</source>
        <translation>Het laatste toernooi kan niet worden gelezen</translation>
    </message>
    <message>
        <source>{games} per pair</source>
        <translation>{games} per paar</translation>
    </message>
    <message>
        <source>Bots</source>
        <translation>Bots</translation>
    </message>
    <message>
        <source>Games as JSON lines (*.jsonl)</source>
        <translation>Spellen als JSON-regels (*.jsonl)</translation>
    </message>
    <message>
        <source>{file} was written</source>
        <translation>{file} is opgeslagen</translation>
    </message>
    <message>
        <source>{file} was not written</source>
        <translation>{file} is niet opgeslagen</translation>
    </message>
    <message>
        <source>Tournament of bots</source>
        <translation>Toernooi van bots</translation>
    </message>
    <message>
        <source>Play</source>
        <translation>Spelen</translation>
    </message>
    <message>
        <source>Back to the page where games start (Esc)</source>
        <translation>Terug naar de pagina waar spellen beginnen (Esc)</translation>
    </message>
</context>
<context>
    <name>TrainCounted</name>
    <message numerus="yes">
        <source>%n puzzle(s) due today</source>
        <translation>
            <numerusform>%n puzzel voor vandaag</numerusform>
            <numerusform>%n puzzels voor vandaag</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n puzzle(s) for today</source>
        <translation>
            <numerusform>%n puzzel voor vandaag</numerusform>
            <numerusform>%n puzzels voor vandaag</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n puzzle(s)</source>
        <translation>
            <numerusform>%n puzzel</numerusform>
            <numerusform>%n puzzels</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n from your own games</source>
        <translation>
            <numerusform>%n uit je eigen spellen</numerusform>
            <numerusform>%n uit je eigen spellen</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n that is(are) fading</source>
        <translation>
            <numerusform>%n om op te frissen</numerusform>
            <numerusform>%n om op te frissen</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n new</source>
        <translation>
            <numerusform>%n nieuwe</numerusform>
            <numerusform>%n nieuwe</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>About %n minute(s).</source>
        <translation>
            <numerusform>Ongeveer %n minuut.</numerusform>
            <numerusform>Ongeveer %n minuten.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n day(s)</source>
        <translation>
            <numerusform>%n dag</numerusform>
            <numerusform>%n dagen</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n try(tries) left</source>
        <translation>
            <numerusform>nog %n poging</numerusform>
            <numerusform>nog %n pogingen</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Win in %n move(s), whatever the opponent does.</source>
        <translation>
            <numerusform>Win in %n zet, wat de tegenstander ook doet.</numerusform>
            <numerusform>Win in %n zetten, wat de tegenstander ook doet.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n move(s) to go.</source>
        <translation>
            <numerusform>Nog %n zet.</numerusform>
            <numerusform>Nog %n zetten.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>TrainPage</name>
    <message>
        <source>The training cannot be read</source>
        <translation>De training kan niet worden gelezen</translation>
    </message>
    <message>
        <source>Train</source>
        <translation>Trainen</translation>
    </message>
    <message>
        <source>Puzzle rating</source>
        <translation>Puzzelrating</translation>
    </message>
    <message>
        <source>best {days}</source>
        <translation>record {days}</translation>
    </message>
    <message>
        <source>Streak</source>
        <translation>Reeks</translation>
    </message>
</context>
<context>
    <name>TrainingBoard</name>
    <message>
        <source>Column {column}, row {row}</source>
        <translation>Kolom {column}, rij {row}</translation>
    </message>
    <message>
        <source>Column {column} is full</source>
        <translation>Kolom {column} is vol</translation>
    </message>
    <message>
        <source>There is no column {number}</source>
        <translation>Er is geen kolom {number}</translation>
    </message>
</context>
<context>
    <name>VariantFeature</name>
    <message>
        <source>Pull out</source>
        <translation>Eruit trekken</translation>
    </message>
    <message>
        <source>Pull your lowest disc out of the chosen column</source>
        <translation>Je onderste schijf uit de gekozen kolom trekken</translation>
    </message>
    <message>
        <source>Flip ({count})</source>
        <translation>Omdraaien ({count})</translation>
    </message>
    <message>
        <source>Turn the board upside down instead of dropping</source>
        <translation>Het bord op zijn kop zetten in plaats van een schijf te laten vallen</translation>
    </message>
    <message>
        <source>Say what comes next</source>
        <translation>Zeggen wat er komt</translation>
    </message>
    <message>
        <source>Let the screen reader say what happens next, and when</source>
        <translation>De schermlezer laten zeggen wat er gebeurt en wanneer</translation>
    </message>
</context>
<context>
    <name>VolumeRow</name>
    <message>
        <source>Sounds</source>
        <translation>Geluid</translation>
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
        <translation>Stap</translation>
    </message>
    <message>
        <source>Let the bots make one move, then wait</source>
        <translation>De bots één zet laten doen en dan wachten</translation>
    </message>
    <message>
        <source>Series</source>
        <translation>Serie</translation>
    </message>
    <message>
        <source>Let the next game start by itself; the score is kept</source>
        <translation>Het volgende spel begint vanzelf; de stand blijft</translation>
    </message>
    <message>
        <source>How fast the bots play: slow, normal, fast or instant</source>
        <translation>Hoe snel de bots spelen: langzaam, normaal, snel of direct</translation>
    </message>
    <message>
        <source>Slow</source>
        <translation>Langzaam</translation>
    </message>
    <message>
        <source>Normal</source>
        <translation>Normaal</translation>
    </message>
    <message>
        <source>Fast</source>
        <translation>Snel</translation>
    </message>
    <message>
        <source>Instant</source>
        <translation>Direct</translation>
    </message>
</context>
<context>
    <name>WatchFeature</name>
    <message>
        <source>The next game starts in {seconds} s.</source>
        <translation>Het volgende spel begint over {seconds} s.</translation>
    </message>
</context>
<context>
    <name>WeekCard</name>
    <message>
        <source>{count} solved</source>
        <translation>{count} opgelost</translation>
    </message>
    <message>
        <source>This week</source>
        <translation>Deze week</translation>
    </message>
</context>
<context>
    <name>_LessonButton</name>
    <message>
        <source>Lesson: {title}</source>
        <translation>Les: {title}</translation>
    </message>
    <message>
        <source>{lesson}, done</source>
        <translation>{lesson}, klaar</translation>
    </message>
</context>
<context>
    <name>aloud_texts</name>
    <message>
        <source>Column {column}: {discs}.</source>
        <translation>Kolom {column}: {discs}.</translation>
    </message>
    <message>
        <source>The other columns are empty.</source>
        <translation>De andere kolommen zijn leeg.</translation>
    </message>
    <message>
        <source>Row {row}: {discs}.</source>
        <translation>Rij {row}: {discs}.</translation>
    </message>
    <message>
        <source>The other rows are empty.</source>
        <translation>De andere rijen zijn leeg.</translation>
    </message>
    <message>
        <source>The board is empty.</source>
        <translation>Het bord is leeg.</translation>
    </message>
    <message>
        <source>You play {disc} against {opponent}.</source>
        <translation>Je speelt met {disc} tegen {opponent}.</translation>
    </message>
    <message>
        <source>{first} plays {red}, {second} plays {yellow}.</source>
        <translation>{first} speelt met {red}, {second} met {yellow}.</translation>
    </message>
    <message>
        <source>{player}, level {level}</source>
        <translation>{player}, niveau {level}</translation>
    </message>
    <message>
        <source>{time} for the game</source>
        <translation>{time} voor het spel</translation>
    </message>
    <message>
        <source>{name} has {time} for the game</source>
        <translation>{name} heeft nog {time} voor het spel</translation>
    </message>
    <message>
        <source>Elapsed {time}</source>
        <translation>Speeltijd {time}</translation>
    </message>
    <message>
        <source>Time for this move: {seconds} s</source>
        <translation>Nog {seconds} s voor deze zet</translation>
    </message>
    <message>
        <source>There are no threats.</source>
        <translation>Er zijn geen dreigingen.</translation>
    </message>
    <message>
        <source>{disc} makes four at {cells}.</source>
        <translation>{disc} maakt vier op {cells}.</translation>
    </message>
    <message>
        <source>{cell}, now</source>
        <translation>{cell}, nu</translation>
    </message>
    <message>
        <source>column {column}, row {row}</source>
        <translation>kolom {column}, rij {row}</translation>
    </message>
    <message>
        <source>The line goes from {start} to {end}.</source>
        <translation>De lijn loopt van {start} tot {end}.</translation>
    </message>
    <message>
        <source>The winning discs: {cells}.</source>
        <translation>De winnende schijven: {cells}.</translation>
    </message>
</context>
<context>
    <name>analysis_texts</name>
    <message>
        <source>draw</source>
        <translation>gelijk</translation>
    </message>
    <message>
        <source>wins</source>
        <translation>wint</translation>
    </message>
    <message>
        <source>loses</source>
        <translation>verliest</translation>
    </message>
    <message>
        <source>wins in {moves}</source>
        <translation>wint in {moves}</translation>
    </message>
    <message>
        <source>loses in {moves}</source>
        <translation>verliest in {moves}</translation>
    </message>
    <message>
        <source>W</source>
        <comment>wins</comment>
        <translation>W</translation>
    </message>
    <message>
        <source>L</source>
        <comment>loses</comment>
        <translation>V</translation>
    </message>
    <message>
        <source>full</source>
        <translation>vol</translation>
    </message>
    <message>
        <source>Column {number}: {score}</source>
        <translation>Kolom {number}: {score}</translation>
    </message>
    <message>
        <source>Thinking…</source>
        <translation>Denkt na…</translation>
    </message>
    <message>
        <source>Draw</source>
        <translation>Gelijkspel</translation>
    </message>
    <message>
        <source>{name} has won</source>
        <translation>{name} heeft gewonnen</translation>
    </message>
    <message>
        <source>{name} wins</source>
        <translation>{name} wint</translation>
    </message>
    <message>
        <source>{name} wins in {moves}</source>
        <translation>{name} wint in {moves}</translation>
    </message>
    <message>
        <source>Every column loses</source>
        <translation>Elke kolom verliest</translation>
    </message>
    <message>
        <source>Only column {number} keeps the win</source>
        <translation>Alleen kolom {number} behoudt de winst</translation>
    </message>
    <message>
        <source>Only column {number} keeps the draw</source>
        <translation>Alleen kolom {number} houdt het gelijk</translation>
    </message>
    <message>
        <source>Best so far: {columns}</source>
        <translation>Tot nu toe best: {columns}</translation>
    </message>
    <message>
        <source>Holds out longest: {columns}</source>
        <translation>Houdt het langst stand: {columns}</translation>
    </message>
    <message>
        <source>Best: {columns}</source>
        <translation>Best: {columns}</translation>
    </message>
    <message>
        <source>{proven} of {count} proven</source>
        <translation>{proven}/{count} bewezen</translation>
    </message>
    <message>
        <source>Move {number}: {verdict}</source>
        <translation>Zet {number}: {verdict}</translation>
    </message>
    <message>
        <source>One disc here would make four, in row {row}. Odd rows help {odd}, even rows help {even}.</source>
        <translation>Een schijf hier zou vier maken, in rij {row}. Oneven rijen helpen {odd}, even rijen {even}.</translation>
    </message>
    <message>
        <source>{name} ahead</source>
        <translation>{name} voor</translation>
    </message>
    <message>
        <source>not known yet</source>
        <translation>nog niet bekend</translation>
    </message>
    <message>
        <source>estimate {value}</source>
        <translation>geschat {value}</translation>
    </message>
    <message>
        <source>column {numbers}</source>
        <translation>kolom {numbers}</translation>
    </message>
    <message>
        <source>columns {numbers}</source>
        <translation>kolommen {numbers}</translation>
    </message>
    <message>
        <source>About even</source>
        <translation>Ongeveer gelijk</translation>
    </message>
    <message>
        <source>{name} looks better</source>
        <translation>{name} staat beter</translation>
    </message>
</context>
<context>
    <name>brief_texts</name>
    <message>
        <source>Column {column}, {disc}</source>
        <translation>Kolom {column}, {disc}</translation>
    </message>
    <message>
        <source>New game; {mover} to move</source>
        <translation>Nieuw spel; {mover} is aan zet</translation>
    </message>
    <message>
        <source>Undone: {moves}</source>
        <translation>Teruggenomen: {moves}</translation>
    </message>
    <message>
        <source>Redone: {moves}</source>
        <translation>Herhaald: {moves}</translation>
    </message>
    <message>
        <source>{mover} to move</source>
        <translation>{mover} is aan zet</translation>
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
        <translation>Kolom {number}</translation>
    </message>
    <message>
        <source>Row {number}</source>
        <translation>Rij {number}</translation>
    </message>
    <message>
        <source>Column {column}, row {row}: empty</source>
        <translation>Kolom {column}, rij {row}: leeg</translation>
    </message>
    <message>
        <source>Column {column}, row {row}: {disc}, in the winning line</source>
        <translation>Kolom {column}, rij {row}: {disc}, in de winnende lijn</translation>
    </message>
    <message>
        <source>Column {column}, row {row}: {disc}, the last move</source>
        <translation>Kolom {column}, rij {row}: {disc}, laatste zet</translation>
    </message>
    <message>
        <source>Column {column}, row {row}: {disc}</source>
        <translation>Kolom {column}, rij {row}: {disc}</translation>
    </message>
</context>
<context>
    <name>coach</name>
    <message>
        <source>column {column}, row {row}</source>
        <translation>kolom {column}, rij {row}</translation>
    </message>
    <message>
        <source>Whether the game could have been held is not known here.</source>
        <translation>Of het spel nog te houden was, is hier niet bekend.</translation>
    </message>
    <message>
        <source>{mover} could have won at once: {cell} makes four.</source>
        <translation>{mover} had meteen kunnen winnen: een schijf in {cell} maakt vier.</translation>
    </message>
    <message>
        <source>{other} needs only {cell} for four. That had to be blocked.</source>
        <translation>{other} heeft alleen {cell} nog nodig voor vier. Dat moest geblokkeerd worden.</translation>
    </message>
    <message>
        <source>This disc is a step for {other}: right on top of it, {cell} makes four.</source>
        <translation>Deze schijf is een opstapje voor {other}: er vlak boven, in {cell}, maakt een schijf vier.</translation>
    </message>
    <message>
        <source>Now {other} plays column {column} and threatens two fours at once, {cell} and {second}. Only one of them can be blocked.</source>
        <translation>Nu speelt {other} kolom {column} en dreigt op twee plekken met vier, in {cell} en in {second}. Er is er maar één te blokkeren.</translation>
    </message>
    <message>
        <source>{mover} could have played column {column}, threatening two fours at once, {cell} and {second}. Only one of them can be blocked.</source>
        <translation>{mover} had kolom {column} kunnen spelen, met op twee plekken een dreiging van vier, in {cell} en in {second}. Er is er maar één te blokkeren.</translation>
    </message>
    <message>
        <source>This threatens two fours at once, {cell} and {second}. Only one of them can be blocked.</source>
        <translation>Dit dreigt op twee plekken met vier, in {cell} en in {second}. Er is er maar één te blokkeren.</translation>
    </message>
    <message>
        <source>Now {other} plays column {column} and threatens {cell}. Blocking it only opens {second} above, which makes four too.</source>
        <translation>Nu speelt {other} kolom {column} en dreigt met vier in {cell}. Wie daar blokkeert, opent alleen {second} erboven, en ook dat maakt vier.</translation>
    </message>
    <message>
        <source>{mover} could have played column {column}, threatening {cell}. Blocking it only opens {second} above, which makes four too.</source>
        <translation>{mover} had kolom {column} kunnen spelen en met vier kunnen dreigen in {cell}. Wie daar blokkeert, opent alleen {second} erboven, en ook dat maakt vier.</translation>
    </message>
    <message>
        <source>This threatens {cell}. Blocking it only opens {second} above, which makes four too.</source>
        <translation>Dit dreigt met vier in {cell}. Wie daar blokkeert, opent alleen {second} erboven, en ook dat maakt vier.</translation>
    </message>
    <message>
        <source>Now {other} forces four in {moves} moves, starting with column {column}: every disc threatens four, so there is only one answer each time.</source>
        <translation>Nu dwingt {other} vier af in {moves} zetten, te beginnen met kolom {column}: elke schijf dreigt met vier, dus er is telkens maar één antwoord.</translation>
    </message>
    <message>
        <source>{mover} could have forced four in {moves} moves, starting with column {column}: every disc threatens four, so there is only one answer each time.</source>
        <translation>{mover} had vier kunnen afdwingen in {moves} zetten, te beginnen met kolom {column}: elke schijf dreigt met vier, dus er is telkens maar één antwoord.</translation>
    </message>
    <message>
        <source>This forces four in {moves} moves: every disc threatens four, so there is only one answer each time.</source>
        <translation>Dit dwingt vier af in {moves} zetten: elke schijf dreigt met vier, dus er is telkens maar één antwoord.</translation>
    </message>
    <message numerus="yes">
        <source>This still wins, but %n move(s) later than column {column}.</source>
        <translation>
            <numerusform>Dit wint nog steeds, maar %n zet later dan kolom {column}.</numerusform>
            <numerusform>Dit wint nog steeds, maar %n zetten later dan kolom {column}.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The game was lost anyway, but column {column} holds out %n move(s) longer.</source>
        <translation>
            <numerusform>Het spel was toch al verloren, maar kolom {column} houdt het %n zet langer vol.</numerusform>
            <numerusform>Het spel was toch al verloren, maar kolom {column} houdt het %n zetten langer vol.</numerusform>
        </translation>
    </message>
    <message>
        <source>This disc lies right below {cell}, where {mover} would have made four. Now {other} can close that cell.</source>
        <translation>Deze schijf ligt vlak onder {cell}, waar {mover} vier gemaakt zou hebben. Nu kan {other} dat vak sluiten.</translation>
    </message>
    <message>
        <source>Now {other} plays column {column}, and {mover} has no safe move left: every disc opens a winning cell, such as {cell}.</source>
        <translation>Nu speelt {other} kolom {column}, en {mover} heeft geen veilige zet meer: elke schijf opent een winnend vak, zoals {cell}.</translation>
    </message>
    <message>
        <source>After column {column}, {other} would have had no safe move left: every disc opens a winning cell, such as {cell}.</source>
        <translation>Na kolom {column} had {other} geen veilige zet meer gehad: elke schijf opent een winnend vak, zoals {cell}.</translation>
    </message>
    <message>
        <source>Now {other} has no safe move left: every disc opens a winning cell, such as {cell}.</source>
        <translation>Nu heeft {other} geen veilige zet meer: elke schijf opent een winnend vak, zoals {cell}.</translation>
    </message>
    <message>
        <source>Now {other} plays column {column}. From then on it is enough to block fours and otherwise answer on top of every disc: that always makes four, for example {cell}.</source>
        <translation>Nu speelt {other} kolom {column}. Vanaf dan is het genoeg om elke dreigende vier te blokkeren en verder op elke schijf er vlak boven te antwoorden: dat maakt altijd vier, bijvoorbeeld in {cell}.</translation>
    </message>
    <message>
        <source>{mover} could have played column {column}. From then on it is enough to block fours and otherwise answer on top of every disc: that always makes four, for example {cell}.</source>
        <translation>{mover} had kolom {column} kunnen spelen. Vanaf dan is het genoeg om elke dreigende vier te blokkeren en verder op elke schijf er vlak boven te antwoorden: dat maakt altijd vier, bijvoorbeeld in {cell}.</translation>
    </message>
    <message>
        <source>From here on it is enough to block fours and otherwise answer on top of every disc: that always makes four, for example {cell}.</source>
        <translation>Vanaf hier is het genoeg om elke dreigende vier te blokkeren en verder op elke schijf er vlak boven te antwoorden: dat maakt altijd vier, bijvoorbeeld in {cell}.</translation>
    </message>
    <message>
        <source>Now {other} wins, and the winning cell {cell} decides: without it nothing could be forced.</source>
        <translation>Nu wint {other}, en het winnende vak {cell} beslist: zonder dat vak valt er niets af te dwingen.</translation>
    </message>
    <message>
        <source>Now {other} wins with the winning cell {cell}. With best play, {mover} has nothing better in the end than to play right below it.</source>
        <translation>Nu wint {other} met het winnende vak {cell}. Bij het beste spel heeft {mover} op het eind niets beters dan er vlak onder te spelen.</translation>
    </message>
    <message>
        <source>{mover} could have won, starting with column {column}. The winning cell {cell} decides: without it nothing could be forced.</source>
        <translation>{mover} had kunnen winnen, te beginnen met kolom {column}. Het winnende vak {cell} beslist: zonder dat vak valt er niets af te dwingen.</translation>
    </message>
    <message>
        <source>{mover} could have won with the winning cell {cell}, starting with column {column}. With best play, {other} has nothing better in the end than to play right below it.</source>
        <translation>{mover} had kunnen winnen met het winnende vak {cell}, te beginnen met kolom {column}. Bij het beste spel heeft {other} op het eind niets beters dan er vlak onder te spelen.</translation>
    </message>
    <message>
        <source>This wins, and the winning cell {cell} decides: without it nothing could be forced.</source>
        <translation>Dit wint, en het winnende vak {cell} beslist: zonder dat vak valt er niets af te dwingen.</translation>
    </message>
    <message>
        <source>This wins with the winning cell {cell}. With best play, {other} has nothing better in the end than to play right below it.</source>
        <translation>Dit wint met het winnende vak {cell}. Bij het beste spel heeft {other} op het eind niets beters dan er vlak onder te spelen.</translation>
    </message>
    <message>
        <source>Now {other} plays column {column} and gets a winning cell, {cell}, which decides the game.</source>
        <translation>Nu speelt {other} kolom {column} en krijgt een winnend vak, {cell}, dat het spel beslist.</translation>
    </message>
    <message>
        <source>{mover} could have played column {column}: that makes a winning cell, {cell}, which decides the game.</source>
        <translation>{mover} had kolom {column} kunnen spelen: dat maakt een winnend vak, {cell}, dat het spel beslist.</translation>
    </message>
    <message>
        <source>This makes a winning cell, {cell}, which decides the game.</source>
        <translation>Dit maakt een winnend vak, {cell}, dat het spel beslist.</translation>
    </message>
    <message>
        <source>The key point was {cell}. It was left open, and every way for {other} to force four needs it.</source>
        <translation>Het sleutelpunt was {cell}. Het bleef open, en {other} heeft het op elke manier nodig om vier af te dwingen.</translation>
    </message>
    <message>
        <source>Now {other} can force four, starting with column {column}, and every way needs {cell}.</source>
        <translation>Nu kan {other} vier afdwingen, te beginnen met kolom {column}, en elke manier loopt via {cell}.</translation>
    </message>
    <message>
        <source>{mover} could have forced four, starting with column {column}. Every way needs {cell}.</source>
        <translation>{mover} had vier kunnen afdwingen, te beginnen met kolom {column}. Elke manier loopt via {cell}.</translation>
    </message>
    <message>
        <source>From here on four can be forced, and every way needs {cell}.</source>
        <translation>Vanaf hier is vier af te dwingen, en elke manier loopt via {cell}.</translation>
    </message>
    <message>
        <source>To win, {mover} needed {cell}, and now {other} can take it. Column {column} kept the win.</source>
        <translation>Om te winnen had {mover} het vak {cell} nodig, en nu kan {other} het nemen. Kolom {column} hield de winst vast.</translation>
    </message>
    <message>
        <source>To win, {mover} needed both {cell} and {second}, and now {other} can take one of them. Column {column} kept the win.</source>
        <translation>Om te winnen had {mover} zowel {cell} als {second} nodig, en nu kan {other} een van die vakken nemen. Kolom {column} hield de winst vast.</translation>
    </message>
    <message>
        <source>Now {other} can force four by way of {cell} or {second}, starting with column {column}. Closing one of them is not enough.</source>
        <translation>Nu kan {other} vier afdwingen via {cell} of {second}, te beginnen met kolom {column}. Eén van die vakken sluiten is niet genoeg.</translation>
    </message>
    <message>
        <source>{mover} could have forced four by way of {cell} or {second}, starting with column {column}. Closing one of them is not enough.</source>
        <translation>{mover} had vier kunnen afdwingen via {cell} of {second}, te beginnen met kolom {column}. Eén van die vakken sluiten is niet genoeg.</translation>
    </message>
    <message>
        <source>From here on four can be forced by way of {cell} or {second}. Closing one of them is not enough.</source>
        <translation>Vanaf hier is vier af te dwingen via {cell} of {second}. Eén van die vakken sluiten is niet genoeg.</translation>
    </message>
    <message>
        <source>Now {other} wins: with best play the columns fill up, until {mover} has nothing better than to play right below {cell}.</source>
        <translation>Nu wint {other}: bij het beste spel raken de kolommen vol, tot {mover} niets beters heeft dan vlak onder {cell} te spelen.</translation>
    </message>
    <message>
        <source>{mover} could have won, starting with column {column}: with best play the columns fill up, until {other} has nothing better than to play right below {cell}.</source>
        <translation>{mover} had kunnen winnen, te beginnen met kolom {column}: bij het beste spel raken de kolommen vol, tot {other} niets beters heeft dan vlak onder {cell} te spelen.</translation>
    </message>
    <message>
        <source>This wins: with best play the columns fill up, until {other} has nothing better than to play right below {cell}.</source>
        <translation>Dit wint: bij het beste spel raken de kolommen vol, tot {other} niets beters heeft dan vlak onder {cell} te spelen.</translation>
    </message>
    <message>
        <source>Now {other} wins: with best play the game ends with two winning cells, {cell} and {second}, of which only one can be closed.</source>
        <translation>Nu wint {other}: bij het beste spel eindigt het spel met twee winnende vakken, {cell} en {second}, waarvan er maar één te sluiten is.</translation>
    </message>
    <message>
        <source>{mover} could have won, starting with column {column}: with best play the game ends with two winning cells, {cell} and {second}, of which only one can be closed.</source>
        <translation>{mover} had kunnen winnen, te beginnen met kolom {column}: bij het beste spel eindigt het spel met twee winnende vakken, {cell} en {second}, waarvan er maar één te sluiten is.</translation>
    </message>
    <message>
        <source>This wins: with best play the game ends with two winning cells, {cell} and {second}, of which only one can be closed.</source>
        <translation>Dit wint: bij het beste spel eindigt het spel met twee winnende vakken, {cell} en {second}, waarvan er maar één te sluiten is.</translation>
    </message>
    <message>
        <source>This lets {other} escape: {cell} is the only answer that saves the draw.</source>
        <translation>Dit laat {other} ontsnappen: alleen een antwoord in {cell} redt het gelijkspel.</translation>
    </message>
    <message>
        <source>This allows {other} one strong answer: {cell} wins.</source>
        <translation>Dit geeft {other} één sterk antwoord: een schijf in {cell} wint.</translation>
    </message>
    <message>
        <source>Column {column} holds the draw: from then on it is enough to block fours and otherwise answer on top of every disc.</source>
        <translation>Kolom {column} houdt het gelijk: vanaf dan is het genoeg om elke dreigende vier te blokkeren en verder op elke schijf er vlak boven te antwoorden.</translation>
    </message>
    <message>
        <source>This lets the win slip. Column {column} was the only move that wins.</source>
        <translation>Dit geeft de winst weg. Kolom {column} was de enige zet die wint.</translation>
    </message>
    <message>
        <source>This turns a win into a loss. Column {column} was the only move that wins.</source>
        <translation>Dit maakt van winst verlies. Kolom {column} was de enige zet die wint.</translation>
    </message>
    <message>
        <source>This loses a drawn game. Column {column} was the only move that holds the draw.</source>
        <translation>Dit verliest een gelijk spel. Kolom {column} was de enige zet die het gelijk houdt.</translation>
    </message>
    <message>
        <source>This lets the win slip. Column {column} wins.</source>
        <translation>Dit geeft de winst weg. Kolom {column} wint.</translation>
    </message>
    <message>
        <source>This turns a win into a loss. Column {column} wins.</source>
        <translation>Dit maakt van winst verlies. Kolom {column} wint.</translation>
    </message>
    <message>
        <source>This loses a drawn game. Column {column} holds the draw.</source>
        <translation>Dit verliest een gelijk spel. Kolom {column} houdt het gelijk.</translation>
    </message>
    <message>
        <source>This makes four in a row.</source>
        <translation>Dit maakt vier op een rij.</translation>
    </message>
    <message>
        <source>This blocks {cell}, where {other} would have made four.</source>
        <translation>Dit blokkeert {cell}, waar {other} vier gemaakt zou hebben.</translation>
    </message>
    <message>
        <source>This stops a plan: with another turn, {other} would have played column {column} and forced four.</source>
        <translation>Dit doorkruist een plan: met nog een beurt had {other} kolom {column} gespeeld en vier afgedwongen.</translation>
    </message>
    <message>
        <source>This takes the key point {cell}, which {other} would need to force four.</source>
        <translation>Dit neemt het sleutelpunt {cell}, dat {other} nodig zou hebben om vier af te dwingen.</translation>
    </message>
    <message>
        <source>This is safe: from here on it is enough to block fours and otherwise answer on top of every disc, and {mover} never loses.</source>
        <translation>Dit is veilig: vanaf hier is het genoeg om elke dreigende vier te blokkeren en verder op elke schijf er vlak boven te antwoorden, en {mover} verliest nooit.</translation>
    </message>
    <message>
        <source>This is the only move that keeps the win.</source>
        <translation>Dit is de enige zet die de winst vasthoudt.</translation>
    </message>
    <message>
        <source>This is the only move that keeps the draw.</source>
        <translation>Dit is de enige zet die het gelijk houdt.</translation>
    </message>
    <message numerus="yes">
        <source>This keeps the win, unlike %n other column(s).</source>
        <translation>
            <numerusform>Dit houdt de winst vast, anders dan %n andere kolom.</numerusform>
            <numerusform>Dit houdt de winst vast, anders dan %n andere kolommen.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>This keeps the draw, unlike %n other column(s).</source>
        <translation>
            <numerusform>Dit houdt het gelijk, anders dan %n andere kolom.</numerusform>
            <numerusform>Dit houdt het gelijk, anders dan %n andere kolommen.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The game is lost against best play. No move holds out longer: four comes in %n move(s).</source>
        <translation>
            <numerusform>Tegen het beste spel is dit verloren. Geen zet houdt het langer vol: de vier komt in %n zet.</numerusform>
            <numerusform>Tegen het beste spel is dit verloren. Geen zet houdt het langer vol: de vier komt in %n zetten.</numerusform>
        </translation>
    </message>
    <message>
        <source>Every move leads to the same result here.</source>
        <translation>Elke zet leidt hier tot dezelfde uitslag.</translation>
    </message>
    <message>
        <source>This is the only column with room.</source>
        <translation>Dit is de enige kolom met ruimte.</translation>
    </message>
    <message>
        <source>There is a four to be made at once.</source>
        <translation>Er is meteen een vier te maken.</translation>
    </message>
    <message>
        <source>Now {other} makes four at once.</source>
        <translation>Nu maakt {other} meteen vier.</translation>
    </message>
    <message>
        <source>This disc is a step for {other}, who makes four right on top of it.</source>
        <translation>Deze schijf is een opstapje: er vlak boven maakt {other} vier.</translation>
    </message>
    <message>
        <source>Now {other} can threaten two fours at once, and only one of them can be blocked.</source>
        <translation>Nu kan {other} op twee plekken tegelijk met vier dreigen, en er is er maar één te blokkeren.</translation>
    </message>
    <message>
        <source>Now {other} can threaten a four, and blocking it only opens another one above.</source>
        <translation>Nu kan {other} met vier dreigen, en wie dat blokkeert, opent alleen de volgende vier erboven.</translation>
    </message>
    <message>
        <source>Now {other} forces four in {moves} moves with one threat after the other.</source>
        <translation>Nu dwingt {other} vier af in {moves} zetten, met de ene dreiging na de andere.</translation>
    </message>
    <message>
        <source>This lets the win slip: now {other} can hold the draw.</source>
        <translation>Dit geeft de winst weg: nu kan {other} het gelijk houden.</translation>
    </message>
    <message>
        <source>This turns a win into a loss: now {other} can force four.</source>
        <translation>Dit maakt van winst verlies: nu kan {other} vier afdwingen.</translation>
    </message>
    <message>
        <source>This loses a drawn game: now {other} can force four.</source>
        <translation>Dit verliest een gelijk spel: nu kan {other} vier afdwingen.</translation>
    </message>
    <message>
        <source>This still wins, but there is a quicker way.</source>
        <translation>Dit wint nog steeds, maar het kan sneller.</translation>
    </message>
    <message>
        <source>This loses sooner than it has to.</source>
        <translation>Dit verliest eerder dan nodig.</translation>
    </message>
    <message>
        <source>This loses: now {other} can force four.</source>
        <translation>Dit verliest: nu kan {other} vier afdwingen.</translation>
    </message>
</context>
<context>
    <name>disc_names</name>
    <message>
        <source>Player 1</source>
        <translation>Speler 1</translation>
    </message>
    <message>
        <source>Player 2</source>
        <translation>Speler 2</translation>
    </message>
</context>
<context>
    <name>export_format</name>
    <message>
        <source>Picture of the board</source>
        <translation>Afbeelding van het bord</translation>
    </message>
    <message>
        <source>Drawing of the board</source>
        <translation>Tekening van het bord</translation>
    </message>
    <message>
        <source>Film of the game</source>
        <translation>Film van het spel</translation>
    </message>
    <message>
        <source>Game</source>
        <translation>Spel</translation>
    </message>
</context>
<context>
    <name>export_kind</name>
    <message>
        <source>The chosen game</source>
        <translation>Het gekozen spel</translation>
    </message>
    <message>
        <source>All listed games ({count}), to import again</source>
        <translation>Alle spellen in de lijst ({count}), om te importeren</translation>
    </message>
    <message>
        <source>All listed games ({count}), for a spreadsheet</source>
        <translation>Alle spellen in de lijst ({count}), voor een spreadsheet</translation>
    </message>
</context>
<context>
    <name>fault_texts</name>
    <message>
        <source>{name} cannot play on: this game does not say where its file is.</source>
        <translation>{name} kan niet verder spelen: in dit spel staat niet waar het bestand is.</translation>
    </message>
    <message>
        <source>{name} cannot play: there is no file {detail}.</source>
        <translation>{name} kan niet spelen: het bestand {detail} bestaat niet.</translation>
    </message>
    <message>
        <source>{name} did not start: {detail}.</source>
        <translation>{name} is niet gestart: {detail}.</translation>
    </message>
    <message>
        <source>{name} was not ready within {detail} seconds.</source>
        <translation>{name} was na {detail} seconden nog niet klaar.</translation>
    </message>
    <message>
        <source>{name} has neither a class with next_move nor a function called agent.</source>
        <translation>{name} heeft geen klasse met next_move en geen functie met de naam agent.</translation>
    </message>
    <message>
        <source>{name} has no class or function called {detail}.</source>
        <translation>{name} heeft geen klasse of functie met de naam {detail}.</translation>
    </message>
    <message>
        <source>{name} does not know the rules {detail}.</source>
        <translation>{name} kent de regels {detail} niet.</translation>
    </message>
    <message>
        <source>{name} took longer than {detail} seconds for a move.</source>
        <translation>{name} had meer dan {detail} seconden nodig voor een zet.</translation>
    </message>
    <message>
        <source>{name} crashed: {detail}.</source>
        <translation>{name} is vastgelopen: {detail}.</translation>
    </message>
    <message>
        <source>{name} ended in the middle of the game: {detail}.</source>
        <translation>{name} is midden in het spel gestopt: {detail}.</translation>
    </message>
    <message>
        <source>{name} closed its output.</source>
        <translation>{name} heeft zijn uitvoer gesloten.</translation>
    </message>
    <message>
        <source>{name} answered {detail}, which is no column.</source>
        <translation>{name} antwoordde {detail}, dat is geen kolom.</translation>
    </message>
    <message>
        <source>{name} chose column {detail}, which is not on the board.</source>
        <translation>{name} koos kolom {detail}, die niet op het bord is.</translation>
    </message>
    <message>
        <source>{name} chose column {detail}, which is full.</source>
        <translation>{name} koos kolom {detail}, die vol is.</translation>
    </message>
    <message>
        <source>{name} answered {detail}, which is no move here.</source>
        <translation>{name} antwoordde {detail}, dat is hier geen zet.</translation>
    </message>
    <message>
        <source>{name} started more than {detail} processes.</source>
        <translation>{name} heeft meer dan {detail} processen gestart.</translation>
    </message>
    <message>
        <source>{name} used more than {detail} MB of memory.</source>
        <translation>{name} heeft meer dan {detail} MB geheugen gebruikt.</translation>
    </message>
    <message>
        <source>{name} printed more than {detail} KB in one move.</source>
        <translation>{name} heeft in één zet meer dan {detail} KB uitgevoerd.</translation>
    </message>
    <message>
        <source>In a sandbox: no network, files read-only, limited memory.</source>
        <translation>In een sandbox: geen netwerk, bestanden alleen-lezen, beperkt geheugen.</translation>
    </message>
    <message>
        <source>Limited memory, but it can use your files and the network.</source>
        <translation>Beperkt geheugen, maar toegang tot je bestanden en het netwerk.</translation>
    </message>
    <message>
        <source>Limited time only: it can use your files and the network.</source>
        <translation>Alleen beperkte tijd: toegang tot je bestanden en het netwerk.</translation>
    </message>
</context>
<context>
    <name>game_texts</name>
    <message>
        <source>{size} · {first} against {second}</source>
        <translation>{size} · {first} tegen {second}</translation>
    </message>
    <message>
        <source>{size} · Level: {level}</source>
        <translation>{size} · {level}</translation>
    </message>
    <message>
        <source>{size} · Two players</source>
        <translation>{size} · 2 spelers</translation>
    </message>
    <message>
        <source>thinking…</source>
        <translation>denkt…</translation>
    </message>
    <message>
        <source>to move</source>
        <translation>aan zet</translation>
    </message>
    <message>
        <source>{size} · against {name}</source>
        <translation>{size} · tegen {name}</translation>
    </message>
    <message>
        <source>proving…</source>
        <translation>bewijst…</translation>
    </message>
    <message>
        <source>{name} is not certain: it found no proof for this move.</source>
        <translation>{name} is niet zeker: voor deze zet is geen bewijs gevonden.</translation>
    </message>
    <message>
        <source>{disc} at random</source>
        <translation>{disc} willekeurig</translation>
    </message>
    <message>
        <source>The game has stopped</source>
        <translation>Het spel is gestopt</translation>
    </message>
    <message>
        <source>Paused · {name} to move</source>
        <translation>Pauze · {name} is aan zet</translation>
    </message>
    <message>
        <source>{name} is proving</source>
        <translation>{name} bewijst</translation>
    </message>
    <message>
        <source>{name} is thinking</source>
        <translation>{name} denkt na</translation>
    </message>
    <message>
        <source>{name} to move · {time}</source>
        <translation>{name} is aan zet · {time}</translation>
    </message>
    <message>
        <source>{name} to move</source>
        <translation>{name} is aan zet</translation>
    </message>
    <message>
        <source>{name} to move · {seconds} s</source>
        <translation>{name} is aan zet · {seconds} s</translation>
    </message>
    <message>
        <source>{disc} passes</source>
        <translation>{disc} slaat een beurt over</translation>
    </message>
    <message>
        <source>{disc}, column {column}, row {row}</source>
        <translation>{disc}, kolom {column}, rij {row}</translation>
    </message>
    <message>
        <source>best move</source>
        <translation>beste zet</translation>
    </message>
    <message>
        <source>good move</source>
        <translation>goede zet</translation>
    </message>
    <message>
        <source>inaccuracy</source>
        <translation>onnauwkeurigheid</translation>
    </message>
    <message>
        <source>mistake</source>
        <translation>fout</translation>
    </message>
    <message>
        <source>blunder</source>
        <translation>blunder</translation>
    </message>
    <message>
        <source>only move</source>
        <translation>enige zet</translation>
    </message>
    <message>
        <source>The computer cannot move</source>
        <translation>De computer kan geen zet doen</translation>
    </message>
    <message>
        <source>Something went wrong while the computer was thinking; details are in the log. Play again or go back to the menu.</source>
        <translation>Er ging iets mis terwijl de computer nadacht; meer staat in het logboek. Speel opnieuw of ga terug naar het menu.</translation>
    </message>
</context>
<context>
    <name>game_words</name>
    <message>
        <source>A friend</source>
        <translation>Vriend</translation>
    </message>
    <message>
        <source>Two bots</source>
        <translation>Twee bots</translation>
    </message>
    <message>
        <source>Own bots</source>
        <translation>Eigen bots</translation>
    </message>
    <message>
        <source>Tournament</source>
        <translation>Toernooi</translation>
    </message>
    <message>
        <source>Won</source>
        <translation>Gewonnen</translation>
    </message>
    <message>
        <source>Draw</source>
        <translation>Gelijk</translation>
    </message>
    <message>
        <source>Lost</source>
        <translation>Verloren</translation>
    </message>
    <message>
        <source>Unfinished</source>
        <translation>Niet af</translation>
    </message>
    <message>
        <source>{name} won</source>
        <translation>{name} heeft gewonnen</translation>
    </message>
    <message>
        <source>{seconds} s per turn</source>
        <translation>{seconds} s per beurt</translation>
    </message>
    <message>
        <source>clock {time}</source>
        <translation>bedenktijd {time}</translation>
    </message>
    <message>
        <source>Today</source>
        <translation>Vandaag</translation>
    </message>
    <message>
        <source>Yesterday</source>
        <translation>Gisteren</translation>
    </message>
    <message>
        <source>{first} against {second}</source>
        <translation>{first} tegen {second}</translation>
    </message>
</context>
<context>
    <name>hint_texts</name>
    <message>
        <source>Hint: column {number} · blocks a win</source>
        <translation>Hint: kolom {number} · voorkomt winst van de ander</translation>
    </message>
    <message>
        <source>Hint: column {number} · every other column loses</source>
        <translation>Hint: kolom {number} · elke andere verliest</translation>
    </message>
    <message>
        <source>Hint: column {number} · keeps the draw</source>
        <translation>Hint: kolom {number} · houdt het gelijk</translation>
    </message>
    <message>
        <source>Hint: column {number} · holds out longest</source>
        <translation>Hint: kolom {number} · houdt het langst stand</translation>
    </message>
    <message>
        <source>Hint: column {number} · best chance</source>
        <translation>Hint: kolom {number} · beste kans</translation>
    </message>
    <message>
        <source>Hint: column {number} · wins</source>
        <translation>Hint: kolom {number} · wint</translation>
    </message>
    <message>
        <source>Hint: column {number} · wins at once</source>
        <translation>Hint: kolom {number} · wint meteen</translation>
    </message>
    <message>
        <source>row {number}</source>
        <translation>rij {number}</translation>
    </message>
    <message>
        <source>column {number}</source>
        <translation>kolom {number}</translation>
    </message>
    <message>
        <source>pull out column {number}</source>
        <translation>trek uit kolom {number}</translation>
    </message>
    <message>
        <source>turn the board over</source>
        <translation>draai het bord om</translation>
    </message>
    <message>
        <source>Hint: {move} · wins at once</source>
        <translation>Hint: {move} · wint meteen</translation>
    </message>
    <message>
        <source>Hint: {move} · prevents a win</source>
        <translation>Hint: {move} · voorkomt winst van de ander</translation>
    </message>
    <message>
        <source>Hint: {move} · everything else loses</source>
        <translation>Hint: {move} · al het andere verliest</translation>
    </message>
    <message>
        <source>Hint: {move} · keeps the draw</source>
        <translation>Hint: {move} · houdt het gelijk</translation>
    </message>
    <message>
        <source>Hint: {move} · holds out longest</source>
        <translation>Hint: {move} · houdt het langst stand</translation>
    </message>
    <message>
        <source>Hint: {move} · best chance</source>
        <translation>Hint: {move} · beste kans</translation>
    </message>
</context>
<context>
    <name>language</name>
    <message>
        <source>en</source>
        <comment>The code of this language, as in the name of its guide.</comment>
        <translation>nl</translation>
    </message>
</context>
<context>
    <name>left_off</name>
    <message>
        <source>Your move</source>
        <translation>Jij bent aan zet</translation>
    </message>
    <message>
        <source>{name} to move</source>
        <translation>{name} is aan zet</translation>
    </message>
    <message>
        <source>against {name}</source>
        <translation>tegen {name}</translation>
    </message>
    <message>
        <source>Last game: you won</source>
        <translation>Laatste spel: gewonnen</translation>
    </message>
    <message>
        <source>Last game: you lost</source>
        <translation>Laatste spel: verloren</translation>
    </message>
    <message>
        <source>Last game: a draw</source>
        <translation>Laatste spel: gelijkspel</translation>
    </message>
    <message>
        <source>Last game: not finished</source>
        <translation>Laatste spel: niet af</translation>
    </message>
    <message>
        <source>Last game: {name} won</source>
        <translation>Laatste spel: {name} won</translation>
    </message>
</context>
<context>
    <name>lesson_words</name>
    <message>
        <source>Three in a row</source>
        <translation>Drie op een rij</translation>
    </message>
    <message>
        <source>The open three</source>
        <translation>De open drie</translation>
    </message>
    <message>
        <source>Forks</source>
        <translation>Vorken</translation>
    </message>
    <message>
        <source>The cell above</source>
        <translation>Het vak erboven</translation>
    </message>
    <message>
        <source>Odd and even rows</source>
        <translation>Oneven en even rijen</translation>
    </message>
    <message>
        <source>Zugzwang</source>
        <translation>Zetdwang</translation>
    </message>
    <message>
        <source>One more makes four</source>
        <translation>Nog één maakt vier</translation>
    </message>
    <message>
        <source>Free on both sides</source>
        <translation>Vrij aan beide kanten</translation>
    </message>
    <message>
        <source>Two threats with one disc</source>
        <translation>Twee dreigingen met één schijf</translation>
    </message>
    <message>
        <source>What your disc makes possible</source>
        <translation>Wat je schijf mogelijk maakt</translation>
    </message>
    <message>
        <source>Winning cells that wait</source>
        <translation>Winnende vakken die wachten</translation>
    </message>
    <message>
        <source>When every move is bad</source>
        <translation>Als elke zet slecht is</translation>
    </message>
    <message>
        <source>Make four in a row</source>
        <translation>Maak vier op een rij</translation>
    </message>
    <message>
        <source>Stop the opponent&apos;s four</source>
        <translation>Voorkom de vier van de tegenstander</translation>
    </message>
    <message>
        <source>Threaten four in two places</source>
        <translation>Dreig op twee plekken met vier</translation>
    </message>
    <message>
        <source>Prevent two threats at once</source>
        <translation>Voorkom twee dreigingen tegelijk</translation>
    </message>
    <message>
        <source>Play a safe column</source>
        <translation>Speel een veilige kolom</translation>
    </message>
    <message>
        <source>Keep your winning cell</source>
        <translation>Behoud je winnende vak</translation>
    </message>
    <message>
        <source>Make two winning cells, one above the other</source>
        <translation>Maak twee winnende vakken boven elkaar</translation>
    </message>
    <message>
        <source>Make a winning cell in a good row</source>
        <translation>Maak een winnend vak in een goede rij</translation>
    </message>
    <message>
        <source>Leave the opponent no safe column</source>
        <translation>Laat de tegenstander geen veilige kolom</translation>
    </message>
    <message>
        <source>Let the opponent run out of safe columns</source>
        <translation>Laat de tegenstander zonder veilige kolommen raken</translation>
    </message>
    <message>
        <source>Four discs in a row win. Three are there, and one end of them is free.</source>
        <translation>Vier schijven op een rij winnen. Er liggen er al drie, en één kant is vrij.</translation>
    </message>
    <message>
        <source>A line can be diagonal, too. Look for three discs that climb like stairs.</source>
        <translation>Een lijn kan ook diagonaal zijn. Zoek drie schijven die als een trap omhooggaan.</translation>
    </message>
    <message>
        <source>Before every move, look at the opponent&apos;s discs. Three of them stand on top of each other.</source>
        <translation>Kijk voor elke zet naar de schijven van de tegenstander. Drie ervan liggen op elkaar.</translation>
    </message>
    <message>
        <source>Three discs with a free cell at both ends win: only one end can be blocked. Two are there.</source>
        <translation>Drie schijven met aan beide kanten een vrij vak winnen: maar één kant is te blokkeren. Er liggen er al twee.</translation>
    </message>
    <message>
        <source>One end is blocked. The other one is yours.</source>
        <translation>Eén kant is geblokkeerd. De andere is voor jou.</translation>
    </message>
    <message>
        <source>Now the opponent has two discs with room on both sides. Do not wait until there are three.</source>
        <translation>Nu heeft de tegenstander twee schijven met ruimte aan beide kanten. Wacht niet tot het er drie zijn.</translation>
    </message>
    <message>
        <source>One disc can belong to two lines. Find the cell where a row and a diagonal meet.</source>
        <translation>Eén schijf kan bij twee lijnen horen. Zoek het vak waar een rij en een diagonaal elkaar kruisen.</translation>
    </message>
    <message>
        <source>One line is blocked. The other one still needs a single disc.</source>
        <translation>Eén lijn is geblokkeerd. De andere mist nog maar één schijf.</translation>
    </message>
    <message>
        <source>The opponent wants the cell where a row and a diagonal meet, or one just as strong. Prevent it.</source>
        <translation>De tegenstander wil het vak waar een rij en een diagonaal elkaar kruisen, of een even sterk vak. Voorkom dat.</translation>
    </message>
    <message>
        <source>The opponent needs the cell in column {column}, row {row}. It cannot be filled yet, because the cell below is empty. Do not fill that one.</source>
        <translation>De tegenstander heeft het vak in kolom {column}, rij {row} nodig. Het is nog niet te vullen, omdat het vak eronder leeg is. Vul dat niet.</translation>
    </message>
    <message>
        <source>Now the winning cell in column {column}, row {row} is yours. If you play below it, the opponent closes it.</source>
        <translation>Nu is het winnende vak in kolom {column}, rij {row} van jou. Speel je eronder, dan sluit de tegenstander het.</translation>
    </message>
    <message>
        <source>Two winning cells on top of each other cannot be stopped: blocking the lower one opens the upper one.</source>
        <translation>Twee winnende vakken boven elkaar zijn niet te stoppen: wie het onderste blokkeert, opent het bovenste.</translation>
    </message>
    <message>
        <source>Nobody wants to fill the cell below a winning cell of the opponent. If the rest of the board fills up, one of you has to. On this board rows 3 and 5 suit the player who began: you.</source>
        <translation>Niemand wil het vak onder een winnend vak van de tegenstander vullen. Raakt de rest van het bord vol, dan moet een van jullie wel. Op dit bord zijn rij 3 en 5 goed voor wie begon: jij.</translation>
    </message>
    <message>
        <source>Now you are the player who came second. On this board rows 2, 4 and 6 suit you.</source>
        <translation>Nu ben jij de tweede speler. Op dit bord zijn rij 2, 4 en 6 goed voor jou.</translation>
    </message>
    <message>
        <source>With five rows and six columns it is the other way round: rows 2 and 4 suit the player who began. The rule for every board: count the discs that fall before the cell can be filled. If their number is even, it suits whoever is to move.</source>
        <translation>Met vijf rijen en zes kolommen is het andersom: rij 2 en 4 zijn goed voor wie begon. De regel voor elk bord: tel de schijven die vallen voordat het vak gevuld kan worden. Is dat aantal even, dan is het goed voor wie aan zet is.</translation>
    </message>
    <message>
        <source>Only two columns are left. Your winning cell is in column {column}, row {row}, and nobody wants to play below it.</source>
        <translation>Er zijn nog maar twee kolommen over. Je winnende vak is kolom {column}, rij {row}, en niemand wil eronder spelen.</translation>
    </message>
    <message>
        <source>The opponent had no other column and made your winning cell possible.</source>
        <translation>De tegenstander had geen andere kolom en opende je winnende vak.</translation>
    </message>
    <message>
        <source>Your winning cell is in column {column}, row {row}. In the other columns {count} cells are free: an odd number, so you take the last of them.</source>
        <translation>Je winnende vak is kolom {column}, rij {row}. In de andere kolommen zijn {count} vakken vrij: een oneven aantal, dus jij neemt het laatste.</translation>
    </message>
    <message>
        <source>A single safe cell is left. Whoever takes it decides the game.</source>
        <translation>Er is nog één veilig vak over. Wie het neemt, beslist het spel.</translation>
    </message>
    <message>
        <source>That is zugzwang: every move was bad, but one has to move.</source>
        <translation>Dat is zetdwang: elke zet was slecht, maar er moet gespeeld worden.</translation>
    </message>
    <message>
        <source>Four in a row.</source>
        <translation>Vier op een rij.</translation>
    </message>
    <message>
        <source>Stopped in time.</source>
        <translation>Op tijd gestopt.</translation>
    </message>
    <message>
        <source>Two threats at once, and only one of them can be blocked.</source>
        <translation>Twee dreigingen tegelijk, en er is er maar één te blokkeren.</translation>
    </message>
    <message>
        <source>Now the opponent cannot make two threats with the next disc.</source>
        <translation>Nu kan de tegenstander met de volgende schijf niet dubbel dreigen.</translation>
    </message>
    <message>
        <source>The opponent&apos;s winning cell stays closed.</source>
        <translation>Het winnende vak van de tegenstander blijft dicht.</translation>
    </message>
    <message>
        <source>Your winning cell is still there.</source>
        <translation>Je winnende vak is er nog.</translation>
    </message>
    <message>
        <source>Whoever blocks the lower cell opens the upper one.</source>
        <translation>Wie het onderste vak blokkeert, opent het bovenste.</translation>
    </message>
    <message>
        <source>This winning cell can wait for its time.</source>
        <translation>Dit winnende vak kan zijn tijd afwachten.</translation>
    </message>
    <message>
        <source>Whatever the opponent plays, you make four.</source>
        <translation>Wat de tegenstander ook speelt, jij maakt vier.</translation>
    </message>
    <message>
        <source>Right: the opponent will run out of safe columns first.</source>
        <translation>Goed: de tegenstander raakt het eerst zonder veilige kolommen.</translation>
    </message>
    <message>
        <source>Column {tried} is full.</source>
        <translation>Kolom {tried} is vol.</translation>
    </message>
    <message>
        <source>That makes no four.</source>
        <translation>Dat maakt geen vier.</translation>
    </message>
    <message>
        <source>Then the opponent makes four in column {column}.</source>
        <translation>Dan maakt de tegenstander vier in kolom {column}.</translation>
    </message>
    <message>
        <source>That threatens nothing yet.</source>
        <translation>Dat dreigt nog niets.</translation>
    </message>
    <message>
        <source>That threatens four in column {column} only, and the opponent blocks it.</source>
        <translation>Dat dreigt alleen in kolom {column} met vier, en de tegenstander blokkeert die.</translation>
    </message>
    <message>
        <source>Then the opponent plays column {column} and threatens four in two places.</source>
        <translation>Dan speelt de tegenstander kolom {column} en dreigt op twee plekken met vier.</translation>
    </message>
    <message>
        <source>Then the opponent closes your winning cell in column {column}, row {row}.</source>
        <translation>Dan sluit de tegenstander je winnende vak in kolom {column}, rij {row}.</translation>
    </message>
    <message>
        <source>That makes no new winning cell.</source>
        <translation>Dat maakt geen nieuw winnend vak.</translation>
    </message>
    <message>
        <source>That makes a winning cell in row {row}, which suits the opponent: you would have to fill the cell below.</source>
        <translation>Dat maakt een winnend vak in rij {row}, die goed is voor de tegenstander: jij zou het vak eronder moeten vullen.</translation>
    </message>
    <message>
        <source>The opponent can still play column {column} safely.</source>
        <translation>De tegenstander kan kolom {column} nog veilig spelen.</translation>
    </message>
    <message>
        <source>Then the opponent plays column {column} and gets away.</source>
        <translation>Dan speelt de tegenstander kolom {column} en ontsnapt.</translation>
    </message>
</context>
<context>
    <name>levels</name>
    <message>
        <source>Easy</source>
        <translation>Makkelijk</translation>
    </message>
    <message>
        <source>Beginner</source>
        <translation>Beginner</translation>
    </message>
    <message>
        <source>Plays by feel and often overlooks diagonal threats.</source>
        <translation>Speelt op gevoel en mist vaak diagonale dreigingen.</translation>
    </message>
    <message>
        <source>Never misses its own win, sometimes misses yours.</source>
        <translation>Mist nooit zijn eigen winst, maar soms wel de jouwe.</translation>
    </message>
    <message>
        <source>Medium</source>
        <translation>Gemiddeld</translation>
    </message>
    <message>
        <source>Blocks every threat and plans a few moves ahead.</source>
        <translation>Blokkeert elke dreiging en denkt een paar zetten vooruit.</translation>
    </message>
    <message>
        <source>Hard</source>
        <translation>Moeilijk</translation>
    </message>
    <message>
        <source>Looks far ahead and rarely forgives a mistake.</source>
        <translation>Kijkt ver vooruit en vergeeft zelden iets.</translation>
    </message>
    <message>
        <source>Expert</source>
        <translation>Expert</translation>
    </message>
    <message>
        <source>Sees deep combinations; you will need a plan.</source>
        <translation>Ziet diepe combinaties; je hebt een plan nodig.</translation>
    </message>
    <message>
        <source>Perfect</source>
        <translation>Perfect</translation>
    </message>
    <message>
        <source>Plays very strongly on a board this size.</source>
        <translation>Speelt heel sterk op een bord van dit formaat.</translation>
    </message>
    <message>
        <source>Adaptive</source>
        <translation>Adaptief</translation>
    </message>
    <message>
        <source>Never makes a mistake on a board this size.</source>
        <translation>Maakt op dit bord nooit een fout.</translation>
    </message>
    <message>
        <source>Adapts to how well you play, for an even match.</source>
        <translation>Kijkt hoe je speelt en past zich daaraan aan.</translation>
    </message>
</context>
<context>
    <name>paste_texts</name>
    <message>
        <source>There are no moves on the clipboard.</source>
        <translation>Er staan geen zetten op het klembord.</translation>
    </message>
    <message>
        <source>The text on the clipboard is too long for a game.</source>
        <translation>De tekst op het klembord is te lang voor een spel.</translation>
    </message>
    <message>
        <source>{move}: a move is a column from 1 to {columns}, or - for a passed turn.</source>
        <translation>{move}: een zet is een kolom van 1 tot {columns}, of - voor een overgeslagen beurt.</translation>
    </message>
    <message>
        <source>{move}: there is no column {sign} on this board.</source>
        <translation>{move}: op dit bord is geen kolom {sign}.</translation>
    </message>
    <message>
        <source>{move}: column {sign} is full.</source>
        <translation>{move}: kolom {sign} is vol.</translation>
    </message>
    <message>
        <source>{move}: the game was over before.</source>
        <translation>{move}: het spel was al afgelopen.</translation>
    </message>
    <message>
        <source>Line {number}, character {place} ({sign}): a board is drawn with X, O and dots.</source>
        <translation>Regel {number}, teken {place} ({sign}): een bord bestaat uit X, O en punten.</translation>
    </message>
    <message>
        <source>Line {number} is not as long as the first line of the board.</source>
        <translation>Regel {number} is niet zo lang als de eerste regel van het bord.</translation>
    </message>
    <message>
        <source>A board has {least_rows}–{most_rows} rows and {least}–{most} columns.</source>
        <translation>Een bord heeft {least_rows}–{most_rows} rijen en {least}–{most} kolommen.</translation>
    </message>
    <message>
        <source>The board on the clipboard is {other}, this one is {size}.</source>
        <translation>Het bord op het klembord is {other}, dit bord is {size}.</translation>
    </message>
    <message>
        <source>Column {number}, row {place}: nothing lies under this disc.</source>
        <translation>Kolom {number}, rij {place}: onder deze schijf ligt niets.</translation>
    </message>
    <message>
        <source>The board on the clipboard has four in a row already.</source>
        <translation>Op het bord op het klembord is al vier op een rij.</translation>
    </message>
    <message>
        <source>The board on the clipboard is full.</source>
        <translation>Het bord op het klembord is vol.</translation>
    </message>
    <message>
        <source>Move {number} ({sign})</source>
        <translation>Zet {number} ({sign})</translation>
    </message>
    <message>
        <source>Move {number} ({sign}), character {place}</source>
        <translation>Zet {number} ({sign}), teken {place}</translation>
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
        <translation>Alle</translation>
    </message>
    <message>
        <source>Today</source>
        <translation>Vandaag</translation>
    </message>
    <message>
        <source>Last 7 days</source>
        <translation>Laatste 7 dagen</translation>
    </message>
    <message>
        <source>Last 30 days</source>
        <translation>Laatste 30 dagen</translation>
    </message>
    <message>
        <source>Last 365 days</source>
        <translation>Laatste 365 dagen</translation>
    </message>
</context>
<context>
    <name>preference_texts</name>
    <message>
        <source>That is too much like the other player&apos;s colour. Please choose another one.</source>
        <translation>Dat lijkt te veel op de kleur van de andere speler. Kies een andere.</translation>
    </message>
    <message>
        <source>That is too much like the board. Please choose another colour.</source>
        <translation>Dat lijkt te veel op het bord. Kies een andere kleur.</translation>
    </message>
    <message>
        <source>A disc that dark looks like an empty space. Please choose a lighter colour.</source>
        <translation>Zo’n donkere schijf lijkt op een leeg vak. Kies een lichtere kleur.</translation>
    </message>
    <message>
        <source>A disc that pale looks like an empty space. Please choose a stronger colour.</source>
        <translation>Zo’n bleke schijf lijkt op een leeg vak. Kies een fellere kleur.</translation>
    </message>
</context>
<context>
    <name>preferences</name>
    <message>
        <source>System</source>
        <translation>Systeem</translation>
    </message>
    <message>
        <source>Light</source>
        <translation>Licht</translation>
    </message>
    <message>
        <source>Dark</source>
        <translation>Donker</translation>
    </message>
    <message>
        <source>High contrast</source>
        <translation>Hoog contrast</translation>
    </message>
    <message>
        <source>Classic</source>
        <translation>Klassiek</translation>
    </message>
    <message>
        <source>Normal</source>
        <translation>Normaal</translation>
    </message>
    <message>
        <source>Fast</source>
        <translation>Snel</translation>
    </message>
    <message>
        <source>Off</source>
        <translation>Uit</translation>
    </message>
    <message>
        <source>Whole sentences</source>
        <translation>Hele zinnen</translation>
    </message>
    <message>
        <source>Few words</source>
        <translation>Weinig woorden</translation>
    </message>
    <message>
        <source>Red</source>
        <translation>Rood</translation>
    </message>
    <message>
        <source>Orange</source>
        <translation>Oranje</translation>
    </message>
    <message>
        <source>Yellow</source>
        <translation>Geel</translation>
    </message>
    <message>
        <source>Green</source>
        <translation>Groen</translation>
    </message>
    <message>
        <source>Turquoise</source>
        <translation>Turkoois</translation>
    </message>
    <message>
        <source>Violet</source>
        <translation>Violet</translation>
    </message>
    <message>
        <source>Pink</source>
        <translation>Roze</translation>
    </message>
    <message>
        <source>Brown</source>
        <translation>Bruin</translation>
    </message>
    <message>
        <source>Discs of player 1</source>
        <translation>Schijven van speler 1</translation>
    </message>
    <message>
        <source>Discs of player 2</source>
        <translation>Schijven van speler 2</translation>
    </message>
</context>
<context>
    <name>puzzle_words</name>
    <message>
        <source>Leave the opponent no safe column.</source>
        <translation>Laat de tegenstander geen veilige kolom.</translation>
    </message>
    <message>
        <source>Only one move does not make things worse. Find it.</source>
        <translation>Maar één zet maakt het niet slechter. Vind hem.</translation>
    </message>
    <message>
        <source>Puzzle {number} of {total}</source>
        <translation>Puzzel {number} van {total}</translation>
    </message>
    <message>
        <source>Puzzle {number} of {total}; {solved} solved, {missed} missed</source>
        <translation>Puzzel {number} van {total}; {solved} opgelost, {missed} gemist</translation>
    </message>
    <message>
        <source>That is not enough.</source>
        <translation>Dat is niet genoeg.</translation>
    </message>
    <message>
        <source>The opponent makes four in column {column}.</source>
        <translation>De tegenstander maakt vier in kolom {column}.</translation>
    </message>
    <message>
        <source>The opponent answers in column {column} and wins, as the numbers show.</source>
        <translation>De tegenstander antwoordt in kolom {column} en wint, zoals de cijfers tonen.</translation>
    </message>
    <message>
        <source>The opponent answers in column {column}, and things are worse than before.</source>
        <translation>De tegenstander antwoordt in kolom {column}, en het staat slechter dan eerst.</translation>
    </message>
    <message>
        <source>The opponent answers in column {column}, and the win is gone.</source>
        <translation>De tegenstander antwoordt in kolom {column}, en de winst is weg.</translation>
    </message>
    <message>
        <source>This wins in {moves} moves. There is a way that takes {quickest}.</source>
        <translation>Dit wint in {moves} zetten. Het kan ook in {quickest}.</translation>
    </message>
    <message>
        <source>Four in a row.</source>
        <translation>Vier op een rij.</translation>
    </message>
    <message>
        <source>Every column that is left to the opponent opens a winning cell.</source>
        <translation>Elke kolom die de tegenstander nog heeft, opent een winnend vak.</translation>
    </message>
    <message>
        <source>Every other column makes things worse.</source>
        <translation>Elke andere kolom maakt het slechter.</translation>
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
        <translation>Intussen is zet {number} gedaan</translation>
    </message>
    <message>
        <source>A new game from the start</source>
        <translation>Een nieuw spel vanaf het begin</translation>
    </message>
    <message>
        <source>A new game from move {number} on</source>
        <translation>Een nieuw spel vanaf zet {number}</translation>
    </message>
    <message>
        <source>Before the first move</source>
        <translation>Voor de eerste zet</translation>
    </message>
    <message>
        <source>Move {number}: {turn}</source>
        <translation>Zet {number}: {turn}</translation>
    </message>
    <message>
        <source>Move {number}: {player} passes</source>
        <translation>Zet {number}: {player} slaat een beurt over</translation>
    </message>
    <message>
        <source>Move {number}: {player}, column {column}, row {row}</source>
        <translation>Zet {number}: {player}, kolom {column}, rij {row}</translation>
    </message>
</context>
<context>
    <name>review_texts</name>
    <message>
        <source>Move {number} — {quality}</source>
        <translation>Zet {number} — {quality}</translation>
    </message>
    <message>
        <source>passed turn</source>
        <translation>beurt overgeslagen</translation>
    </message>
    <message>
        <source>dropped at random</source>
        <translation>willekeurige zet</translation>
    </message>
    <message>
        <source>not proven</source>
        <translation>niet bewezen</translation>
    </message>
    <message>
        <source>Better: column {column}.</source>
        <translation>Beter: kolom {column}.</translation>
    </message>
    <message>
        <source>Columns: {moves}.</source>
        <translation>Kolommen: {moves}.</translation>
    </message>
    <message>
        <source>Next mistake shows what happened and what was better.</source>
        <translation>‘Volgende fout’ laat zien wat er gebeurde en wat beter was.</translation>
    </message>
    <message>
        <source>Nothing is proven</source>
        <translation>Niets is bewezen</translation>
    </message>
    <message>
        <source>No position of this game could be solved, so no move is judged.</source>
        <translation>Geen stelling van dit spel kon worden opgelost, dus geen zet wordt beoordeeld.</translation>
    </message>
    <message>
        <source>No mistakes</source>
        <translation>Geen fouten</translation>
    </message>
    <message>
        <source>Every move that could be proven kept the result.</source>
        <translation>Elke zet die te controleren was, hield het resultaat vast.</translation>
    </message>
    <message>
        <source>Column {column} at move {number} was the only move.</source>
        <translation>Kolom {column} bij zet {number} was de enige zet.</translation>
    </message>
    <message>
        <source>{name} had no critical moment.</source>
        <translation>{name} had geen kritiek moment.</translation>
    </message>
    <message>
        <source>{name} kept the result in {kept} of {count} critical moments.</source>
        <translation>{name} hield het resultaat vast in {kept} van {count} kritieke momenten.</translation>
    </message>
    <message>
        <source>{percent} %</source>
        <translation>{percent} %</translation>
    </message>
    <message>
        <source>{number} of {count}</source>
        <translation>{number} van {count}</translation>
    </message>
    <message>
        <source>{number} of {count} · about {seconds} s</source>
        <translation>{number} van {count} · ongeveer {seconds} s</translation>
    </message>
    <message>
        <source>Move {number} of {count}</source>
        <translation>Zet {number} van {count}</translation>
    </message>
    <message>
        <source>Reviewing…</source>
        <translation>Bezig met bespreken…</translation>
    </message>
    <message>
        <source>Stopped. What is known stays.</source>
        <translation>Gestopt. Wat bekend is, blijft.</translation>
    </message>
    <message>
        <source>The review has stopped: something went wrong; details are in the log.</source>
        <translation>De bespreking is gestopt: er ging iets mis; meer staat in het logboek.</translation>
    </message>
    <message>
        <source>The coach knows the classic rules only.</source>
        <translation>De coach kent alleen de klassieke regels.</translation>
    </message>
    <message>
        <source>you played</source>
        <translation>jouw zet</translation>
    </message>
    <message>
        <source>played</source>
        <translation>gespeeld</translation>
    </message>
    <message>
        <source>better</source>
        <translation>beter</translation>
    </message>
    <message>
        <source>← → step · N next mistake · Space shows the line</source>
        <translation>← → stap · N volgende fout · spatiebalk toont de reeks</translation>
    </message>
    <message>
        <source>Your turn: find a better move.</source>
        <translation>Jij bent aan de beurt: vind een betere zet.</translation>
    </message>
    <message>
        <source>Column {column}: what comes of it is not proven.</source>
        <translation>Kolom {column}: wat ervan komt, is niet bewezen.</translation>
    </message>
    <message>
        <source>Column {column} does not hold: it loses.</source>
        <translation>Kolom {column} houdt geen stand: die verliest.</translation>
    </message>
    <message>
        <source>Column {column} does not hold: it only draws.</source>
        <translation>Kolom {column} houdt geen stand: het wordt maar gelijk.</translation>
    </message>
    <message>
        <source>Column {column} holds: it wins.</source>
        <translation>Kolom {column} houdt stand: die wint.</translation>
    </message>
    <message>
        <source>Column {column} holds the draw.</source>
        <translation>Kolom {column} houdt het gelijk.</translation>
    </message>
    <message>
        <source>Column {column} is lost too, as every move is here.</source>
        <translation>Ook kolom {column} verliest, zoals elke zet hier.</translation>
    </message>
    <message>
        <source>Nobody chose this turn, so it is not judged.</source>
        <translation>Niemand koos deze zet, dus die wordt niet beoordeeld.</translation>
    </message>
    <message>
        <source>The passed turn cost the win.</source>
        <translation>De overgeslagen beurt kostte de winst.</translation>
    </message>
    <message>
        <source>The passed turn cost the draw.</source>
        <translation>De overgeslagen beurt kostte het gelijkspel.</translation>
    </message>
    <message>
        <source>The random disc cost the win.</source>
        <translation>De willekeurige zet kostte de winst.</translation>
    </message>
    <message>
        <source>The random disc cost the draw.</source>
        <translation>De willekeurige zet kostte het gelijkspel.</translation>
    </message>
    <message>
        <source>This position is not solved yet.</source>
        <translation>Deze stelling is nog niet opgelost.</translation>
    </message>
    <message>
        <source>This position is not solved. The move is probably as good as any.</source>
        <translation>Deze stelling is niet opgelost. De zet is waarschijnlijk zo goed als elke andere.</translation>
    </message>
    <message>
        <source>This position is not solved. Column {column} is probably better.</source>
        <translation>Deze stelling is niet opgelost. Kolom {column} is waarschijnlijk beter.</translation>
    </message>
    <message>
        <source>A win became a loss.</source>
        <translation>Winst werd verlies.</translation>
    </message>
    <message>
        <source>A win became a draw.</source>
        <translation>Winst werd gelijkspel.</translation>
    </message>
    <message>
        <source>A draw became a loss.</source>
        <translation>Gelijkspel werd verlies.</translation>
    </message>
    <message>
        <source>The loss came much sooner than it had to.</source>
        <translation>Het verlies kwam veel eerder dan nodig.</translation>
    </message>
    <message>
        <source>Every other column gives the result away.</source>
        <translation>Elke andere kolom geeft het resultaat weg.</translation>
    </message>
    <message>
        <source>Nothing was better here.</source>
        <translation>Niets was hier beter.</translation>
    </message>
    <message>
        <source>The result stays the same; column {column} was a little better.</source>
        <translation>Het resultaat blijft gelijk; kolom {column} was iets beter.</translation>
    </message>
</context>
<context>
    <name>rules</name>
    <message>
        <source>Classic</source>
        <translation>Klassiek</translation>
    </message>
    <message>
        <source>PopOut</source>
        <translation>PopOut</translation>
    </message>
    <message>
        <source>Slippery</source>
        <translation>Glibberig</translation>
    </message>
    <message>
        <source>Swap</source>
        <translation>Ruil</translation>
    </message>
    <message>
        <source>Flip</source>
        <translation>Omdraaien</translation>
    </message>
    <message>
        <source>Vanishing row</source>
        <translation>Verdwijnende rij</translation>
    </message>
    <message>
        <source>Gravity</source>
        <translation>Zwaartekracht</translation>
    </message>
    <message>
        <source>Five</source>
        <translation>Vijf</translation>
    </message>
    <message>
        <source>Four in a row wins.</source>
        <translation>Vier op een rij wint.</translation>
    </message>
    <message>
        <source>Drop a disc, or pull one of yours out at the bottom.</source>
        <translation>Laat een schijf vallen of trek er onderaan een van jou uit.</translation>
    </message>
    <message>
        <source>Now and then a disc slips into another column.</source>
        <translation>Soms glijdt een schijf naar een andere kolom.</translation>
    </message>
    <message>
        <source>Every few turns two discs change colour.</source>
        <translation>Om de paar beurten wisselen twee schijven van kleur.</translation>
    </message>
    <message>
        <source>Instead of dropping, turn the board upside down.</source>
        <translation>Zet het bord op zijn kop in plaats van een zet te doen.</translation>
    </message>
    <message>
        <source>A full bottom row disappears.</source>
        <translation>Een volle onderste rij verdwijnt.</translation>
    </message>
    <message>
        <source>Every few turns discs fall to another side.</source>
        <translation>Om de paar beurten vallen de schijven naar een andere kant.</translation>
    </message>
    <message>
        <source>Five in a row wins.</source>
        <translation>Vijf op een rij wint.</translation>
    </message>
    <message>
        <source>Chance of a slip</source>
        <translation>Kans op glijden</translation>
    </message>
    <message>
        <source>A swap every</source>
        <translation>Ruil om de</translation>
    </message>
    <message>
        <source>Flips for each player</source>
        <translation>Keer omdraaien per speler</translation>
    </message>
    <message>
        <source>Gravity turns every</source>
        <translation>Richting wisselt om de</translation>
    </message>
    <message>
        <source>Diagonal</source>
        <translation>Diagonaal</translation>
    </message>
    <message>
        <source>How many of a hundred discs slip</source>
        <translation>Hoeveel van de honderd schijven glijden</translation>
    </message>
    <message>
        <source>After how many turns two discs change colour</source>
        <translation>Na hoeveel beurten twee schijven van kleur wisselen</translation>
    </message>
    <message>
        <source>How often in a game each player may turn the board</source>
        <translation>Hoe vaak elke speler het bord in een spel mag omdraaien</translation>
    </message>
    <message>
        <source>After how many turns discs fall to another side</source>
        <translation>Na hoeveel beurten de schijven naar een andere kant vallen</translation>
    </message>
    <message>
        <source>Discs slide down a slope instead of falling straight</source>
        <translation>Schijven glijden een helling af in plaats van recht te vallen</translation>
    </message>
    <message>
        <source> turns</source>
        <translation> beurten</translation>
    </message>
    <message>
        <source>every {count} turns</source>
        <translation>om de {count} beurten</translation>
    </message>
    <message>
        <source>flips: {count}</source>
        <translation>{count} keer omdraaien</translation>
    </message>
    <message>
        <source>diagonal</source>
        <translation>diagonaal</translation>
    </message>
</context>
<context>
    <name>set_up_texts</name>
    <message>
        <source>{first}: {first_count} · {second}: {second_count} · {mover} to move</source>
        <translation>{first}: {first_count} · {second}: {second_count} · {mover} is aan zet</translation>
    </message>
    <message>
        <source>Nothing lies under the disc in column {column}, row {row}. Fill the gap, or take the disc away.</source>
        <translation>Onder de schijf in kolom {column}, rij {row} ligt niets. Vul het gat of haal de schijf weg.</translation>
    </message>
    <message>
        <source>The board is full. Leave room for at least one disc.</source>
        <translation>Het bord is vol. Laat ruimte voor minstens één schijf.</translation>
    </message>
    <message>
        <source>Both colours have four in a row already. Take discs away.</source>
        <translation>Beide kleuren hebben al vier op een rij. Haal schijven weg.</translation>
    </message>
    <message>
        <source>{disc} has four in a row already. Take a disc of the line away.</source>
        <translation>{disc} heeft al vier op een rij. Haal een schijf van de lijn weg.</translation>
    </message>
</context>
<context>
    <name>texts</name>
    <message>
        <source>Player 1</source>
        <translation>Speler 1</translation>
    </message>
    <message>
        <source>Player 2</source>
        <translation>Speler 2</translation>
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
        <translation>Beurt overslaan</translation>
    </message>
    <message>
        <source>Random drop</source>
        <translation>Willekeurige zet</translation>
    </message>
    <message>
        <source>Lose</source>
        <translation>Verliezen</translation>
    </message>
    <message>
        <source>{seconds} s per turn · then the turn passes</source>
        <translation>{seconds} s per beurt · daarna beurt overslaan</translation>
    </message>
    <message>
        <source>{seconds} s per turn · then a random drop</source>
        <translation>{seconds} s per beurt · daarna een willekeurige zet</translation>
    </message>
    <message>
        <source>{seconds} s per turn · then the game is lost</source>
        <translation>{seconds} s per beurt · daarna is het spel verloren</translation>
    </message>
    <message>
        <source>A draw</source>
        <translation>Gelijkspel</translation>
    </message>
    <message>
        <source>{name} wins</source>
        <translation>{name} wint</translation>
    </message>
    <message>
        <source>Four in a row.</source>
        <translation>Vier op een rij.</translation>
    </message>
    <message>
        <source>Five in a row.</source>
        <translation>Vijf op een rij.</translation>
    </message>
    <message>
        <source>Both have four in a row at once.</source>
        <translation>Beiden hebben tegelijk vier op een rij.</translation>
    </message>
    <message>
        <source>The same position came for the third time.</source>
        <translation>Dezelfde stelling kwam voor de derde keer voor.</translation>
    </message>
    <message>
        <source>The board is full and nobody has five in a row.</source>
        <translation>Het bord is vol en niemand heeft vijf op een rij.</translation>
    </message>
    <message>
        <source>The board is full and nobody has four in a row.</source>
        <translation>Het bord is vol en niemand heeft vier op een rij.</translation>
    </message>
    <message>
        <source>{name} resigned.</source>
        <translation>{name} heeft opgegeven.</translation>
    </message>
    <message>
        <source>{name} ran out of time.</source>
        <translation>De tijd van {name} is om.</translation>
    </message>
    <message>
        <source>{name} had to be stopped.</source>
        <translation>{name} moest worden gestopt.</translation>
    </message>
    <message>
        <source>Own bot</source>
        <translation>Eigen bot</translation>
    </message>
</context>
<context>
    <name>tournament_words</name>
    <message>
        <source>{done} of {total} games</source>
        <translation>{done} van {total} spellen</translation>
    </message>
    <message>
        <source>about {seconds} s left</source>
        <translation>nog ongeveer {seconds} s</translation>
    </message>
    <message>
        <source>about {minutes} min left</source>
        <translation>nog ongeveer {minutes} min</translation>
    </message>
    <message>
        <source>about {hours} h left</source>
        <translation>nog ongeveer {hours} u</translation>
    </message>
</context>
<context>
    <name>train_words</name>
    <message>
        <source>From your games</source>
        <translation>Uit je spellen</translation>
    </message>
    <message>
        <source>Win in 2</source>
        <translation>Winst in 2</translation>
    </message>
    <message>
        <source>Win in 3</source>
        <translation>Winst in 3</translation>
    </message>
    <message>
        <source>Win in 4 or more</source>
        <translation>Winst in 4 of meer</translation>
    </message>
    <message>
        <source>Find the only move</source>
        <translation>Vind de enige zet</translation>
    </message>
    <message>
        <source>Zugzwang</source>
        <translation>Zetdwang</translation>
    </message>
    <message>
        <source>Where you went wrong</source>
        <translation>Waar het misging</translation>
    </message>
    <message>
        <source>Two moves, then four</source>
        <translation>Twee zetten, dan vier</translation>
    </message>
    <message>
        <source>A plan with one answer</source>
        <translation>Een plan met één antwoord</translation>
    </message>
    <message>
        <source>Look a little further</source>
        <translation>Kijk iets verder vooruit</translation>
    </message>
    <message>
        <source>All others are worse</source>
        <translation>Alle andere zijn slechter</translation>
    </message>
    <message>
        <source>Make the other one move</source>
        <translation>Laat de ander spelen</translation>
    </message>
    <message>
        <source>Fours in a row</source>
        <translation>Vieren op een rij</translation>
    </message>
    <message>
        <source>Diagonals</source>
        <translation>Diagonalen</translation>
    </message>
    <message>
        <source>Double threats</source>
        <translation>Dubbele dreigingen</translation>
    </message>
    <message>
        <source>Odd and even</source>
        <translation>Oneven en even</translation>
    </message>
    <message>
        <source>All done for today</source>
        <translation>Klaar voor vandaag</translation>
    </message>
    <message>
        <source>Come back tomorrow, or practise a little more.</source>
        <translation>Kom morgen terug of oefen nog wat.</translation>
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
        <translation>{change} vandaag</translation>
    </message>
    <message>
        <source>{solved} of {total} solved</source>
        <translation>{solved} van {total} opgelost</translation>
    </message>
</context>
<context>
    <name>variant_texts</name>
    <message>
        <source>With Shift, a number or an arrow chooses your lowest disc in a column, and Enter pulls it out.</source>
        <translation>Met Shift kiest een cijfer of een pijl je onderste schijf in een kolom, en Enter trekt die eruit.</translation>
    </message>
    <message>
        <source>F turns the board upside down.</source>
        <translation>F zet het bord op zijn kop.</translation>
    </message>
    <message>
        <source>down</source>
        <translation>omlaag</translation>
    </message>
    <message>
        <source>to the left</source>
        <translation>naar links</translation>
    </message>
    <message>
        <source>up</source>
        <translation>omhoog</translation>
    </message>
    <message>
        <source>to the right</source>
        <translation>naar rechts</translation>
    </message>
    <message>
        <source>down to the right</source>
        <translation>schuin naar rechts</translation>
    </message>
    <message>
        <source>down to the left</source>
        <translation>schuin naar links</translation>
    </message>
    <message>
        <source>This position has come twice. The third time is a draw.</source>
        <translation>Deze stelling kwam twee keer voor. De derde keer is het gelijkspel.</translation>
    </message>
    <message>
        <source>Columns you can pull from: {columns}.</source>
        <translation>Kolommen waaruit je kunt trekken: {columns}.</translation>
    </message>
    <message>
        <source>Flips left: {first} {first_count}, {second} {second_count}.</source>
        <translation>Nog omdraaien: {first} {first_count}, {second} {second_count}.</translation>
    </message>
    <message>
        <source>Two discs change colour after this turn.</source>
        <translation>Na deze beurt wisselen twee schijven van kleur.</translation>
    </message>
    <message>
        <source>Discs fall {now}; after this turn {next}.</source>
        <translation>Schijven vallen {now}; na deze beurt {next}.</translation>
    </message>
    <message>
        <source>Pull out your disc in column {column}.</source>
        <translation>Trek je schijf uit kolom {column}.</translation>
    </message>
    <message>
        <source>{disc} slips from column {wanted} into column {column}</source>
        <translation>{disc} glijdt van kolom {wanted} naar kolom {column}</translation>
    </message>
    <message>
        <source>{disc} pulls out column {column}</source>
        <translation>{disc} trekt uit kolom {column}</translation>
    </message>
    <message>
        <source>{disc} turns the board over</source>
        <translation>{disc} draait het bord om</translation>
    </message>
    <message>
        <source>The bottom row is full and disappears.</source>
        <translation>De onderste rij is vol en verdwijnt.</translation>
    </message>
    <message>
        <source>Two discs change colour: {first}, and {second}.</source>
        <translation>Twee schijven wisselen van kleur: {first} en {second}.</translation>
    </message>
    <message>
        <source>column {column}, row {row}</source>
        <translation>kolom {column}, rij {row}</translation>
    </message>
    <message>
        <source>No disc of yours lies at the bottom of column {column}.</source>
        <translation>Onderaan kolom {column} ligt geen schijf van jou.</translation>
    </message>
    <message>
        <source>There is nothing on the board to turn.</source>
        <translation>Er ligt nog niets op het bord.</translation>
    </message>
    <message>
        <source>You have no flips left.</source>
        <translation>Je kunt niet meer omdraaien.</translation>
    </message>
    <message>
        <source>The disc slips into column {column}.</source>
        <translation>De schijf glijdt naar kolom {column}.</translation>
    </message>
    <message>
        <source>Gravity turns: discs fall {direction}.</source>
        <translation>De zwaartekracht draait: schijven vallen {direction}.</translation>
    </message>
    <message>
        <source>The board is turned over.</source>
        <translation>Het bord wordt omgedraaid.</translation>
    </message>
</context>
</TS>
