<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="de" sourcelanguage="en">
<context>
    <name>AboutDialog</name>
    <message>
        <source>About Connect Four</source>
        <translation>Über Vier gewinnt</translation>
    </message>
    <message>
        <source>Connect Four</source>
        <translation>Vier gewinnt</translation>
    </message>
    <message>
        <source>Copy diagnostics</source>
        <translation>Diagnose kopieren</translation>
    </message>
    <message>
        <source>Copied</source>
        <translation>Kopiert</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Schließen</translation>
    </message>
    <message>
        <source>Version {version}</source>
        <translation>Version {version}</translation>
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
        <translation>MIT-Lizenz. Nutzt Qt unter der LGPL 3.</translation>
    </message>
</context>
<context>
    <name>AccuracyBox</name>
    <message>
        <source>Accuracy of {name}: {percent}</source>
        <translation>Genauigkeit von {name}: {percent}</translation>
    </message>
    <message>
        <source>Result</source>
        <translation>Ergebnis</translation>
    </message>
    <message>
        <source>Accuracy</source>
        <translation>Genauigkeit</translation>
    </message>
</context>
<context>
    <name>AloudActions</name>
    <message>
        <source>Say the board, by columns</source>
        <translation>Brett spaltenweise vorlesen</translation>
    </message>
    <message>
        <source>Let the screen reader say what lies in every column</source>
        <translation>Den Screenreader sagen lassen, was in jeder Spalte liegt</translation>
    </message>
    <message>
        <source>Say the board, by rows</source>
        <translation>Brett reihenweise vorlesen</translation>
    </message>
    <message>
        <source>Let the screen reader say what lies in every row</source>
        <translation>Den Screenreader sagen lassen, was in jeder Reihe liegt</translation>
    </message>
    <message>
        <source>Say the last move</source>
        <translation>Letzten Zug vorlesen</translation>
    </message>
    <message>
        <source>Let the screen reader say the last move again</source>
        <translation>Den Screenreader den letzten Zug noch einmal sagen lassen</translation>
    </message>
    <message>
        <source>Say it again</source>
        <translation>Noch einmal sagen</translation>
    </message>
    <message>
        <source>Let the screen reader repeat its last sentence</source>
        <translation>Den Screenreader seinen letzten Satz wiederholen lassen</translation>
    </message>
    <message>
        <source>Say whose turn it is</source>
        <translation>Sagen, wer am Zug ist</translation>
    </message>
    <message>
        <source>Let the screen reader say who is to move and who plays whom</source>
        <translation>Den Screenreader sagen lassen, wer am Zug ist und wer gegen wen spielt</translation>
    </message>
    <message>
        <source>Say the clocks</source>
        <translation>Uhren vorlesen</translation>
    </message>
    <message>
        <source>Let the screen reader say how much time is left</source>
        <translation>Den Screenreader sagen lassen, wie viel Zeit bleibt</translation>
    </message>
    <message>
        <source>Say the threats</source>
        <translation>Drohungen vorlesen</translation>
    </message>
    <message>
        <source>Let the screen reader say the threats, or at the end the line</source>
        <translation>Den Screenreader die Drohungen sagen lassen, am Ende die Gewinnlinie</translation>
    </message>
    <message>
        <source>Say the next space</source>
        <translation>Nächstes Feld vorlesen</translation>
    </message>
    <message>
        <source>Let the screen reader go from space to space</source>
        <translation>Den Screenreader von Feld zu Feld gehen lassen</translation>
    </message>
</context>
<context>
    <name>AloudFeature</name>
    <message>
        <source>The board is covered while the clock stands.</source>
        <translation>Das Brett ist verdeckt, solange die Uhr steht.</translation>
    </message>
    <message>
        <source>No move has been made yet.</source>
        <translation>Noch ist kein Zug gemacht.</translation>
    </message>
    <message>
        <source>{status}. {players}</source>
        <translation>{status}. {players}</translation>
    </message>
    <message>
        <source>Threats are known by the classic rules only.</source>
        <translation>Drohungen gibt es nur nach den klassischen Regeln.</translation>
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
        <translation>Die Analyse kennt nur die klassischen Regeln</translation>
    </message>
    <message>
        <source>Show what every column is worth, or hide it again</source>
        <translation>Zeigen, was jede Spalte wert ist, oder es wieder verbergen</translation>
    </message>
    <message>
        <source>Scores</source>
        <translation>Werte</translation>
    </message>
    <message>
        <source>Show the score of each column above the board</source>
        <translation>Den Wert jeder Spalte über dem Brett zeigen</translation>
    </message>
    <message>
        <source>Threats</source>
        <translation>Drohungen</translation>
    </message>
    <message>
        <source>Mark the spaces where one more disc makes four</source>
        <translation>Die Felder markieren, auf denen ein Stein mehr vier ergibt</translation>
    </message>
    <message>
        <source>Best line</source>
        <translation>Beste Variante</translation>
    </message>
    <message>
        <source>Show the best moves of both players as numbered discs</source>
        <translation>Die besten Züge beider Seiten als nummerierte Steine zeigen</translation>
    </message>
    <message>
        <source>Say the analysis</source>
        <translation>Analyse vorlesen</translation>
    </message>
    <message>
        <source>Let the screen reader say the verdict and all scores</source>
        <translation>Den Screenreader das Urteil und alle Werte sagen lassen</translation>
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
        <translation>Verlauf des Spiels</translation>
    </message>
    <message>
        <source>The left and right arrow keys go through the game.</source>
        <translation>Die Pfeiltasten links und rechts gehen durch das Spiel.</translation>
    </message>
</context>
<context>
    <name>AnalysisFeature</name>
    <message>
        <source>Analysis on</source>
        <translation>Analyse an</translation>
    </message>
    <message>
        <source>Analysis off</source>
        <translation>Analyse aus</translation>
    </message>
    <message>
        <source>The analysis has stopped: something went wrong; details are in the log.</source>
        <translation>Die Analyse ist stehen geblieben: Etwas ist schiefgegangen; Näheres steht im Protokoll.</translation>
    </message>
    <message>
        <source>Paused</source>
        <translation>Pause</translation>
    </message>
    <message>
        <source>Move {number}</source>
        <translation>Zug {number}</translation>
    </message>
</context>
<context>
    <name>ArchiveThread</name>
    <message>
        <source>something went wrong; details are in the log</source>
        <translation>etwas ist schiefgegangen, Näheres steht im Protokoll</translation>
    </message>
</context>
<context>
    <name>BoardRow</name>
    <message>
        <source>Rows</source>
        <translation>Reihen</translation>
    </message>
    <message>
        <source>Columns</source>
        <translation>Spalten</translation>
    </message>
    <message>
        <source>rows {least}–{most}</source>
        <translation>Reihen {least}–{most}</translation>
    </message>
    <message>
        <source>columns {least}–{most}</source>
        <translation>Spalten {least}–{most}</translation>
    </message>
</context>
<context>
    <name>BoardView</name>
    <message>
        <source>Board</source>
        <translation>Spielbrett</translation>
    </message>
    <message>
        <source>Choose a row with the number keys, Up or Down and drop with Enter, Space or Left.</source>
        <translation>Wähle eine Reihe mit den Zahlentasten oder Pfeil nach oben oder unten und wirf den Stein mit Eingabe, Leertaste oder Pfeil nach links ein.</translation>
    </message>
    <message>
        <source>Choose a row with the number keys, Up or Down and drop with Enter, Space or Right.</source>
        <translation>Wähle eine Reihe mit den Zahlentasten oder Pfeil nach oben oder unten und wirf den Stein mit Eingabe, Leertaste oder Pfeil nach rechts ein.</translation>
    </message>
    <message>
        <source>Choose a column with the number or arrow keys and drop with Enter, Space or Up.</source>
        <translation>Wähle eine Spalte mit den Zahlen- oder Pfeiltasten und wirf den Stein mit Eingabe, Leertaste oder Pfeil nach oben ein.</translation>
    </message>
    <message>
        <source>Choose a column with the number or arrow keys and drop with Enter, Space or Down.</source>
        <translation>Wähle eine Spalte mit den Zahlen- oder Pfeiltasten und wirf den Stein mit Eingabe, Leertaste oder Pfeil nach unten ein.</translation>
    </message>
</context>
<context>
    <name>BotAsker</name>
    <message>
        <source>Asking {name} whether it knows the rules…</source>
        <translation>{name} wird gefragt, ob er die Regeln kennt …</translation>
    </message>
</context>
<context>
    <name>BotDialog</name>
    <message>
        <source>Choose a bot</source>
        <translation>Bot wählen</translation>
    </message>
    <message>
        <source>Programs and Python files</source>
        <translation>Programme und Python-Dateien</translation>
    </message>
    <message>
        <source>Python files</source>
        <translation>Python-Dateien</translation>
    </message>
</context>
<context>
    <name>CellTable</name>
    <message>
        <source>Spaces of the board</source>
        <translation>Felder des Bretts</translation>
    </message>
</context>
<context>
    <name>CoachBox</name>
    <message>
        <source>Coach</source>
        <translation>Trainer</translation>
    </message>
    <message>
        <source>Progress of the review</source>
        <translation>Fortschritt der Durchsicht</translation>
    </message>
</context>
<context>
    <name>ComingBackCard</name>
    <message>
        <source>Today</source>
        <translation>Heute</translation>
    </message>
    <message>
        <source>Coming back</source>
        <translation>Kommt wieder</translation>
    </message>
    <message>
        <source>puzzles a day</source>
        <translation>Rätsel pro Tag</translation>
    </message>
</context>
<context>
    <name>ContinueCard</name>
    <message>
        <source>Continue</source>
        <translation>Fortsetzen</translation>
    </message>
    <message>
        <source>Go on with this game ({keys})</source>
        <translation>Dieses Spiel fortsetzen ({keys})</translation>
    </message>
</context>
<context>
    <name>CoresRow</name>
    <message>
        <source>Processor cores for the computer&apos;s thinking</source>
        <translation>Prozessorkerne zum Rechnen</translation>
    </message>
    <message>
        <source>For the computer&apos;s thinking, from the next game on.</source>
        <translation>Zum Rechnen, ab dem nächsten Spiel.</translation>
    </message>
</context>
<context>
    <name>Counted</name>
    <message numerus="yes">
        <source>%n win(s)</source>
        <translation>
            <numerusform>%n Sieg</numerusform>
            <numerusform>%n Siege</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n draw(s)</source>
        <translation>
            <numerusform>%n Remis</numerusform>
            <numerusform>%n Remis</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n disc(s)</source>
        <translation>
            <numerusform>%n Stein</numerusform>
            <numerusform>%n Steine</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n winning disc(s).</source>
        <translation>
            <numerusform>%n Gewinnstein.</numerusform>
            <numerusform>%n Gewinnsteine.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>CountedBots</name>
    <message numerus="yes">
        <source>%n chosen</source>
        <translation>
            <numerusform>%n gewählt</numerusform>
            <numerusform>%n gewählt</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n game(s) at once</source>
        <translation>
            <numerusform>%n Spiel zugleich</numerusform>
            <numerusform>%n Spiele zugleich</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>failed in %n game(s)</source>
        <translation>
            <numerusform>in %n Spiel ausgefallen</numerusform>
            <numerusform>in %n Spielen ausgefallen</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>CountedGames</name>
    <message numerus="yes">
        <source>%n game(s)</source>
        <translation>
            <numerusform>%n Spiel</numerusform>
            <numerusform>%n Spiele</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n move(s)</source>
        <translation>
            <numerusform>%n Zug</numerusform>
            <numerusform>%n Züge</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>about %n move(s)</source>
        <translation>
            <numerusform>etwa %n Zug</numerusform>
            <numerusform>etwa %n Züge</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n game(s) deleted</source>
        <translation>
            <numerusform>%n Spiel gelöscht</numerusform>
            <numerusform>%n Spiele gelöscht</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n game(s) written</source>
        <translation>
            <numerusform>%n Spiel gespeichert</numerusform>
            <numerusform>%n Spiele gespeichert</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>CountedHint</name>
    <message numerus="yes">
        <source>Hint: column {number} · wins in %n move(s)</source>
        <translation>
            <numerusform>Tipp: Spalte {number} · gewinnt in %n Zug</numerusform>
            <numerusform>Tipp: Spalte {number} · gewinnt in %n Zügen</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Hint: {move} · wins in %n move(s)</source>
        <translation>
            <numerusform>Tipp: {move} · gewinnt in %n Zug</numerusform>
            <numerusform>Tipp: {move} · gewinnt in %n Zügen</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>CountedLosses</name>
    <message numerus="yes">
        <source>%n disc(s) had no room and were taken away.</source>
        <translation>
            <numerusform>%n Stein hatte keinen Platz und wurde weggenommen.</numerusform>
            <numerusform>%n Steine hatten keinen Platz und wurden weggenommen.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>CountedMistakes</name>
    <message numerus="yes">
        <source>%n mistake(s)</source>
        <translation>
            <numerusform>%n Fehler</numerusform>
            <numerusform>%n Fehler</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>CountedTurns</name>
    <message numerus="yes">
        <source>Two discs change colour after %n turn(s).</source>
        <translation>
            <numerusform>Nach %n Zug wechseln zwei Steine die Farbe.</numerusform>
            <numerusform>Nach %n Zügen wechseln zwei Steine die Farbe.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Discs fall {now}; after %n turn(s) {next}.</source>
        <translation>
            <numerusform>Steine fallen {now}; nach %n Zug {next}.</numerusform>
            <numerusform>Steine fallen {now}; nach %n Zügen {next}.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Pull out your disc in column {column}: %n disc(s) fall by one.</source>
        <translation>
            <numerusform>Zieh deinen Stein aus Spalte {column}: %n Stein fällt um eins.</numerusform>
            <numerusform>Zieh deinen Stein aus Spalte {column}: %n Steine fallen um eins.</numerusform>
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
        <translation>Punkte</translation>
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
        <translation>{name} gegen {other}: {score}</translation>
    </message>
</context>
<context>
    <name>CrossView</name>
    <message>
        <source>Cross table</source>
        <translation>Kreuztabelle</translation>
    </message>
</context>
<context>
    <name>Deletion</name>
    <message>
        <source>Undo</source>
        <translation>Rückgängig</translation>
    </message>
    <message>
        <source>The game was not deleted</source>
        <translation>Das Spiel wurde nicht gelöscht</translation>
    </message>
    <message>
        <source>What was deleted could not be restored</source>
        <translation>Gelöschtes konnte nicht zurückgeholt werden</translation>
    </message>
</context>
<context>
    <name>DiscPicker</name>
    <message>
        <source>The theme&apos;s own colour</source>
        <translation>Die Farbe des Designs</translation>
    </message>
    <message>
        <source>A colour of your own</source>
        <translation>Eine eigene Farbe</translation>
    </message>
    <message>
        <source>Other…</source>
        <translation>Andere …</translation>
    </message>
    <message>
        <source>{discs}: another colour…</source>
        <translation>{discs}: andere Farbe …</translation>
    </message>
</context>
<context>
    <name>DueCard</name>
    <message>
        <source>{done} of {goal} done</source>
        <translation>{done} von {goal} erledigt</translation>
    </message>
    <message>
        <source>Start</source>
        <translation>Starten</translation>
    </message>
    <message>
        <source>Practise</source>
        <translation>Üben</translation>
    </message>
</context>
<context>
    <name>DuePuzzlesCard</name>
    <message numerus="yes">
        <source>%n puzzle(s) due today</source>
        <translation>
            <numerusform>Heute %n Rätsel fällig</numerusform>
            <numerusform>Heute %n Rätsel fällig</numerusform>
        </translation>
    </message>
    <message>
        <source>What you missed comes back</source>
        <translation>Was nicht gelang, kommt wieder</translation>
    </message>
</context>
<context>
    <name>EditorView</name>
    <message>
        <source>Board</source>
        <translation>Spielbrett</translation>
    </message>
    <message>
        <source>The number keys drop a disc. The arrow keys choose a column, Enter drops there and Delete takes away. X and O choose the disc, E the eraser.</source>
        <translation>Die Zifferntasten werfen einen Stein ein. Die Pfeiltasten wählen eine Spalte, Eingabe wirft dort ein und Entf nimmt weg. X und O wählen den Stein, E den Radierer.</translation>
    </message>
</context>
<context>
    <name>EntrantsPanel</name>
    <message>
        <source>Levels</source>
        <translation>Stufen</translation>
    </message>
    <message>
        <source>Own bots</source>
        <translation>Eigene Bots</translation>
    </message>
    <message>
        <source>Add a bot…</source>
        <translation>Bot hinzufügen …</translation>
    </message>
    <message>
        <source>A Python file or a program that plays; it is run only when the tournament starts</source>
        <translation>Eine Python-Datei oder ein Programm, das spielt; gestartet wird es erst mit dem Turnier</translation>
    </message>
    <message>
        <source>Board</source>
        <translation>Brett</translation>
    </message>
    <message>
        <source>Games per pair</source>
        <translation>Spiele je Paar</translation>
    </message>
    <message>
        <source>At once</source>
        <translation>Zugleich</translation>
    </message>
    <message>
        <source>Games at once</source>
        <translation>Spiele zugleich</translation>
    </message>
    <message>
        <source>Each opening is played twice, with the colours changed.</source>
        <translation>Jede Eröffnung wird zweimal gespielt, mit vertauschten Farben.</translation>
    </message>
</context>
<context>
    <name>ErrorDialog</name>
    <message>
        <source>Something went wrong</source>
        <translation>Etwas ist schiefgegangen</translation>
    </message>
    <message>
        <source>Something went wrong. The game is kept.</source>
        <translation>Etwas ist schiefgegangen. Das Spiel bleibt erhalten.</translation>
    </message>
    <message>
        <source>If you report it, add the diagnostics: versions, settings and the end of the log, without names.</source>
        <translation>Wenn du es meldest, füge die Diagnose bei: Versionen, Einstellungen und das Ende des Protokolls, ohne Namen.</translation>
    </message>
    <message>
        <source>Copy diagnostics</source>
        <translation>Diagnose kopieren</translation>
    </message>
    <message>
        <source>Copied</source>
        <translation>Kopiert</translation>
    </message>
    <message>
        <source>Continue</source>
        <translation>Weiter</translation>
    </message>
</context>
<context>
    <name>ExchangeFeature</name>
    <message>
        <source>The moves are on the clipboard.</source>
        <translation>Die Züge sind in der Zwischenablage.</translation>
    </message>
    <message>
        <source>The picture is on the clipboard.</source>
        <translation>Das Bild ist in der Zwischenablage.</translation>
    </message>
    <message>
        <source>The board is on the clipboard as text.</source>
        <translation>Das Brett ist als Text in der Zwischenablage.</translation>
    </message>
    <message>
        <source>The moves were pasted.</source>
        <translation>Die Züge wurden eingefügt.</translation>
    </message>
    <message>
        <source>Writing the film: {done} of {count}</source>
        <translation>Film wird gespeichert: {done} von {count}</translation>
    </message>
    <message>
        <source>{file} cannot be written: {problem}.</source>
        <translation>{file} kann nicht gespeichert werden: {problem}.</translation>
    </message>
    <message>
        <source>Written: {file}</source>
        <translation>Gespeichert: {file}</translation>
    </message>
    <message>
        <source>Copy moves</source>
        <translation>Züge kopieren</translation>
    </message>
    <message>
        <source>Copy the moves as text, for example 44-53</source>
        <translation>Die Züge als Text kopieren, zum Beispiel 44-53</translation>
    </message>
    <message>
        <source>Paste moves</source>
        <translation>Züge einfügen</translation>
    </message>
    <message>
        <source>Moves can be pasted by the classic rules only</source>
        <translation>Züge lassen sich nur nach den klassischen Regeln einfügen</translation>
    </message>
    <message>
        <source>Leave this game and go on with the moves on the clipboard</source>
        <translation>Dieses Spiel verlassen und mit den Zügen aus der Zwischenablage weiterspielen</translation>
    </message>
    <message>
        <source>Copy picture</source>
        <translation>Bild kopieren</translation>
    </message>
    <message>
        <source>Copy the board as a picture</source>
        <translation>Das Brett als Bild kopieren</translation>
    </message>
    <message>
        <source>Copy board as text</source>
        <translation>Brett als Text kopieren</translation>
    </message>
    <message>
        <source>Copy the board as letters, for a message or a mail</source>
        <translation>Das Brett als Buchstaben kopieren, für eine Nachricht oder E-Mail</translation>
    </message>
    <message>
        <source>Save as…</source>
        <translation>Speichern unter …</translation>
    </message>
    <message>
        <source>Write the game to a file that can be opened again</source>
        <translation>Das Spiel in einer Datei speichern, die sich wieder öffnen lässt</translation>
    </message>
    <message>
        <source>Export…</source>
        <translation>Exportieren …</translation>
    </message>
    <message>
        <source>Write a picture, a film or the game to a file</source>
        <translation>Ein Bild, einen Film oder das Spiel in einer Datei speichern</translation>
    </message>
</context>
<context>
    <name>ExportDesk</name>
    <message>
        <source>Exporting: {count} of {total}</source>
        <translation>Export: {count} von {total}</translation>
    </message>
    <message>
        <source>Stop</source>
        <translation>Anhalten</translation>
    </message>
    <message>
        <source>{file} was not written</source>
        <translation>{file} wurde nicht gespeichert</translation>
    </message>
</context>
<context>
    <name>ExportDialog</name>
    <message>
        <source>Export</source>
        <translation>Exportieren</translation>
    </message>
</context>
<context>
    <name>ExportThread</name>
    <message>
        <source>something went wrong; details are in the log</source>
        <translation>etwas ist schiefgegangen, Näheres steht im Protokoll</translation>
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
        <translation>Name</translation>
    </message>
    <message>
        <source>Part of a player&apos;s name</source>
        <translation>Teil eines Spielernamens</translation>
    </message>
    <message>
        <source>Opponent</source>
        <translation>Gegner</translation>
    </message>
    <message>
        <source>Result</source>
        <translation>Ergebnis</translation>
    </message>
    <message>
        <source>Date</source>
        <translation>Datum</translation>
    </message>
    <message>
        <source>Clear</source>
        <translation>Zurücksetzen</translation>
    </message>
    <message>
        <source>Clear filters</source>
        <translation>Filter zurücksetzen</translation>
    </message>
    <message>
        <source>Size</source>
        <translation>Größe</translation>
    </message>
    <message>
        <source>Rules</source>
        <translation>Regeln</translation>
    </message>
</context>
<context>
    <name>FoundCard</name>
    <message>
        <source>What you find</source>
        <translation>Was du findest</translation>
    </message>
</context>
<context>
    <name>GameActions</name>
    <message>
        <source>Resume</source>
        <translation>Weiter</translation>
    </message>
    <message>
        <source>Pause</source>
        <translation>Pause</translation>
    </message>
    <message>
        <source>Menu</source>
        <translation>Menü</translation>
    </message>
    <message>
        <source>Leave full screen, or go back to the menu</source>
        <translation>Vollbild verlassen oder zurück zum Menü</translation>
    </message>
    <message>
        <source>New game</source>
        <translation>Neues Spiel</translation>
    </message>
    <message>
        <source>Leave this game and start a new one</source>
        <translation>Dieses Spiel verlassen und ein neues beginnen</translation>
    </message>
    <message>
        <source>Rematch</source>
        <translation>Revanche</translation>
    </message>
    <message>
        <source>Play again with the same players</source>
        <translation>Noch einmal mit denselben Spielern</translation>
    </message>
    <message>
        <source>Undo</source>
        <translation>Zug zurück</translation>
    </message>
    <message>
        <source>Undo the last move and the computer&apos;s answer to it</source>
        <translation>Den letzten Zug und die Antwort des Computers zurücknehmen</translation>
    </message>
    <message>
        <source>Redo</source>
        <translation>Zug vor</translation>
    </message>
    <message>
        <source>Open…</source>
        <translation>Öffnen …</translation>
    </message>
    <message>
        <source>Keep this game for later and open one from a file</source>
        <translation>Dieses Spiel für später aufheben und eines aus einer Datei öffnen</translation>
    </message>
    <message>
        <source>Play the undone moves again</source>
        <translation>Zurückgenommene Züge wiederherstellen</translation>
    </message>
    <message>
        <source>Stop the clock, or go on</source>
        <translation>Die Uhr anhalten oder weiterspielen</translation>
    </message>
    <message>
        <source>Resign</source>
        <translation>Aufgeben</translation>
    </message>
    <message>
        <source>Give up this game</source>
        <translation>Dieses Spiel verloren geben</translation>
    </message>
    <message>
        <source>Swap sides</source>
        <translation>Seiten tauschen</translation>
    </message>
    <message>
        <source>Swap the players&apos; sides</source>
        <translation>Die Spieler tauschen die Seiten</translation>
    </message>
    <message>
        <source>Side panel</source>
        <translation>Seitenleiste</translation>
    </message>
    <message>
        <source>Show or hide players, time and moves</source>
        <translation>Spieler, Zeit und Züge zeigen oder verbergen</translation>
    </message>
    <message>
        <source>Full screen</source>
        <translation>Vollbild</translation>
    </message>
    <message>
        <source>Turn full screen on or off</source>
        <translation>Vollbild ein- oder ausschalten</translation>
    </message>
    <message>
        <source>Settings</source>
        <translation>Einstellungen</translation>
    </message>
    <message>
        <source>Themes, colours, animation, sounds and language</source>
        <translation>Design, Farben, Animation, Töne und Sprache</translation>
    </message>
    <message>
        <source>All actions</source>
        <translation>Alle Aktionen</translation>
    </message>
    <message>
        <source>Open the menu of all actions</source>
        <translation>Menü mit allen Aktionen öffnen</translation>
    </message>
    <message>
        <source>Help</source>
        <translation>Hilfe</translation>
    </message>
    <message>
        <source>How to play</source>
        <translation>Spielanleitung</translation>
    </message>
    <message>
        <source>Shortcuts</source>
        <translation>Tastenkürzel</translation>
    </message>
    <message>
        <source>Show all keyboard shortcuts</source>
        <translation>Alle Tastenkürzel zeigen</translation>
    </message>
    <message>
        <source>Quit</source>
        <translation>Beenden</translation>
    </message>
    <message>
        <source>Leave the game and the program</source>
        <translation>Das Spiel und das Programm verlassen</translation>
    </message>
    <message>
        <source>Undo the last move</source>
        <translation>Den letzten Zug zurücknehmen</translation>
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
        <translation>Eines der Spiele kann dieses Programm nicht lesen.</translation>
    </message>
</context>
<context>
    <name>GameTimeRow</name>
    <message>
        <source>Game clock</source>
        <translation>Bedenkzeit</translation>
    </message>
    <message>
        <source>Minutes for the game</source>
        <translation>Minuten für das Spiel</translation>
    </message>
    <message>
        <source>Seconds added for every disc</source>
        <translation>Zusatzsekunden pro Stein</translation>
    </message>
    <message>
        <source>Off</source>
        <translation>Aus</translation>
    </message>
    <message>
        <source>Custom</source>
        <translation>Eigene</translation>
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
        <translation>Ist die Zeit um, verlierst du.</translation>
    </message>
</context>
<context>
    <name>GameToolbar</name>
    <message>
        <source>Resume</source>
        <translation>Weiter</translation>
    </message>
    <message>
        <source>Pause</source>
        <translation>Pause</translation>
    </message>
    <message>
        <source>Rematch</source>
        <translation>Revanche</translation>
    </message>
    <message>
        <source>New game</source>
        <translation>Neues Spiel</translation>
    </message>
</context>
<context>
    <name>GameWindow</name>
    <message>
        <source>The players have swapped sides.</source>
        <translation>Die Spieler haben die Seiten getauscht.</translation>
    </message>
    <message>
        <source>Row {number} is full.</source>
        <translation>Reihe {number} ist voll.</translation>
    </message>
    <message>
        <source>Time is up: {name} passes.</source>
        <translation>Die Zeit ist um: {name} setzt aus.</translation>
    </message>
    <message>
        <source>Time is up: a random drop for {name}.</source>
        <translation>Die Zeit ist um: Zufallszug für {name}.</translation>
    </message>
    <message>
        <source>Time is up: {name} loses.</source>
        <translation>Die Zeit ist um: {name} verliert.</translation>
    </message>
    <message>
        <source>The game clock has run out: {name} loses.</source>
        <translation>Die Bedenkzeit ist um: {name} verliert.</translation>
    </message>
    <message>
        <source>Column {number} is full.</source>
        <translation>Spalte {number} ist voll.</translation>
    </message>
</context>
<context>
    <name>GamesExportDialog</name>
    <message>
        <source>Export games</source>
        <translation>Spiele exportieren</translation>
    </message>
</context>
<context>
    <name>GamesExporter</name>
    <message>
        <source>the game is not in the archive any more</source>
        <translation>das Spiel ist nicht mehr im Archiv</translation>
    </message>
</context>
<context>
    <name>GamesHead</name>
    <message>
        <source>{count} of {total}</source>
        <translation>{count} von {total}</translation>
    </message>
    <message>
        <source>Games</source>
        <translation>Spiele</translation>
    </message>
    <message>
        <source>List</source>
        <translation>Liste</translation>
    </message>
    <message>
        <source>Statistics</source>
        <translation>Statistik</translation>
    </message>
    <message>
        <source>What is shown</source>
        <translation>Was gezeigt wird</translation>
    </message>
</context>
<context>
    <name>GamesHeadings</name>
    <message>
        <source>Players</source>
        <translation>Spieler</translation>
    </message>
    <message>
        <source>Result</source>
        <translation>Ergebnis</translation>
    </message>
    <message>
        <source>Moves</source>
        <translation>Züge</translation>
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
        <translation>Es liegt jetzt als {file} bereit. Neue Spiele kommen in ein neues Archiv.</translation>
    </message>
    <message>
        <source>The archive of games was damaged</source>
        <translation>Das Archiv der Spiele war beschädigt</translation>
    </message>
    <message>
        <source>{problem} Nothing in it was changed.</source>
        <translation>{problem} Darin wurde nichts verändert.</translation>
    </message>
    <message>
        <source>The games cannot be read</source>
        <translation>Die Spiele können nicht gelesen werden</translation>
    </message>
    <message>
        <source>Try again</source>
        <translation>Nochmals versuchen</translation>
    </message>
    <message>
        <source>it is not in the archive any more</source>
        <translation>es ist nicht mehr im Archiv</translation>
    </message>
    <message>
        <source>This game cannot be replayed</source>
        <translation>Dieses Spiel lässt sich nicht ansehen</translation>
    </message>
    <message>
        <source>Games</source>
        <translation>Spiele</translation>
    </message>
    <message>
        <source>No games yet</source>
        <translation>Noch keine Spiele</translation>
    </message>
    <message>
        <source>Games that were played are kept here, on this computer only.</source>
        <translation>Gespielte Spiele bleiben hier, nur auf diesem Computer.</translation>
    </message>
    <message>
        <source>Play a game</source>
        <translation>Ein Spiel spielen</translation>
    </message>
</context>
<context>
    <name>GamesView</name>
    <message>
        <source>Games</source>
        <translation>Spiele</translation>
    </message>
    <message>
        <source>Moves</source>
        <translation>Züge</translation>
    </message>
</context>
<context>
    <name>GraphBox</name>
    <message>
        <source>Evaluation of the game</source>
        <translation>Verlauf des Spiels</translation>
    </message>
    <message>
        <source>The left and right arrow keys go through the game.</source>
        <translation>Die Pfeiltasten links und rechts gehen durch das Spiel.</translation>
    </message>
</context>
<context>
    <name>GraphLegend</name>
    <message>
        <source>proven</source>
        <translation>bewiesen</translation>
    </message>
    <message>
        <source>estimate</source>
        <translation>geschätzt</translation>
    </message>
</context>
<context>
    <name>HelpDialog</name>
    <message>
        <source>How to play Connect Four</source>
        <translation>So spielt man Vier gewinnt</translation>
    </message>
    <message>
        <source>Guide</source>
        <translation>Anleitung</translation>
    </message>
    <message>
        <source>About</source>
        <translation>Info</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Schließen</translation>
    </message>
    <message>
        <source>The guide is missing from this installation.</source>
        <translation>Die Anleitung fehlt in dieser Installation.</translation>
    </message>
</context>
<context>
    <name>HintFeature</name>
    <message>
        <source>Looking for a hint…</source>
        <translation>Suche einen Tipp …</translation>
    </message>
    <message>
        <source>Hint</source>
        <translation>Tipp</translation>
    </message>
    <message>
        <source>Show the best column and say why</source>
        <translation>Die beste Spalte zeigen und sagen, warum</translation>
    </message>
    <message>
        <source>Column {number}</source>
        <translation>Spalte {number}</translation>
    </message>
    <message>
        <source>No hint: something went wrong; details are in the log.</source>
        <translation>Kein Tipp: Etwas ist schiefgegangen; Näheres steht im Protokoll.</translation>
    </message>
    <message>
        <source>There is no hint</source>
        <translation>Es gibt keinen Tipp</translation>
    </message>
</context>
<context>
    <name>LanguageChoice</name>
    <message>
        <source>System</source>
        <translation>System</translation>
    </message>
    <message>
        <source>Language</source>
        <translation>Sprache</translation>
    </message>
</context>
<context>
    <name>LastGameCard</name>
    <message>
        <source>Look at this game again</source>
        <translation>Dieses Spiel noch einmal ansehen</translation>
    </message>
</context>
<context>
    <name>LastGameLink</name>
    <message>
        <source>Look at the last game</source>
        <translation>Letztes Spiel ansehen</translation>
    </message>
</context>
<context>
    <name>LeftOff</name>
    <message>
        <source>Where you left off</source>
        <translation>Wo du aufgehört hast</translation>
    </message>
</context>
<context>
    <name>LessonPage</name>
    <message>
        <source>hint</source>
        <translation>Tipp</translation>
    </message>
    <message>
        <source>Look at column {column}.</source>
        <translation>Sieh dir Spalte {column} an.</translation>
    </message>
    <message>
        <source>your try</source>
        <translation>dein Versuch</translation>
    </message>
    <message>
        <source>{mover} to move. {task}. {text}</source>
        <translation>{mover} ist am Zug. {task}. {text}</translation>
    </message>
    <message>
        <source>Yes — column {column}</source>
        <translation>Ja – Spalte {column}</translation>
    </message>
    <message>
        <source>Lesson done</source>
        <translation>Lektion geschafft</translation>
    </message>
    <message>
        <source>Not quite — column {column}</source>
        <translation>Nicht ganz – Spalte {column}</translation>
    </message>
    <message>
        <source>Choose a column with the mouse or with 1–{columns}, and drop with Enter. H gives a hint.</source>
        <translation>Wähle eine Spalte mit der Maus oder mit 1–{columns} und wirf mit der Eingabetaste ein. H gibt einen Tipp.</translation>
    </message>
    <message>
        <source>Your move</source>
        <translation>Du bist am Zug</translation>
    </message>
    <message>
        <source>Back to training</source>
        <translation>Zurück zum Training</translation>
    </message>
    <message>
        <source>Next lesson</source>
        <translation>Nächste Lektion</translation>
    </message>
    <message>
        <source>Step {number} of {count}</source>
        <translation>Schritt {number} von {count}</translation>
    </message>
    <message>
        <source>Lesson</source>
        <translation>Lektion</translation>
    </message>
    <message>
        <source>Training</source>
        <translation>Training</translation>
    </message>
    <message>
        <source>Back to the training (Esc)</source>
        <translation>Zurück zum Training (Esc)</translation>
    </message>
    <message>
        <source>Hint</source>
        <translation>Tipp</translation>
    </message>
    <message>
        <source>Point at a column (H)</source>
        <translation>Auf eine Spalte zeigen (H)</translation>
    </message>
    <message>
        <source>Next</source>
        <translation>Weiter</translation>
    </message>
    <message>
        <source>Go on (N)</source>
        <translation>Weiter (N)</translation>
    </message>
    <message>
        <source>Try again</source>
        <translation>Noch einmal</translation>
    </message>
    <message>
        <source>Take the marks away (Backspace)</source>
        <translation>Die Markierungen entfernen (Rücktaste)</translation>
    </message>
</context>
<context>
    <name>LessonsCard</name>
    <message>
        <source>Lessons</source>
        <translation>Lektionen</translation>
    </message>
    <message>
        <source>{done} of {total} done</source>
        <translation>{done} von {total} geschafft</translation>
    </message>
    <message>
        <source>Two minutes each</source>
        <translation>Je zwei Minuten</translation>
    </message>
</context>
<context>
    <name>LevelsBox</name>
    <message>
        <source>Difficulty of the second bot</source>
        <translation>Stufe des zweiten Bots</translation>
    </message>
    <message>
        <source>Difficulty</source>
        <translation>Schwierigkeit</translation>
    </message>
    <message>
        <source>{level} plays Classic only. The strongest here is {strongest}.</source>
        <translation>{level} spielt nur klassisch. Am stärksten ist hier {strongest}.</translation>
    </message>
    <message>
        <source>Difficulty of the first bot</source>
        <translation>Stufe des ersten Bots</translation>
    </message>
</context>
<context>
    <name>ListSide</name>
    <message>
        <source>Replay</source>
        <translation>Ansehen</translation>
    </message>
    <message>
        <source>Look at the game move by move (Enter)</source>
        <translation>Das Spiel Zug für Zug ansehen (Eingabe)</translation>
    </message>
    <message>
        <source>Review</source>
        <translation>Durchsicht</translation>
    </message>
    <message>
        <source>See how good every move was, and why (V)</source>
        <translation>Sehen, wie gut jeder Zug war und warum (V)</translation>
    </message>
    <message>
        <source>Export…</source>
        <translation>Exportieren …</translation>
    </message>
    <message>
        <source>Write the game, or all that are listed, to a file (E)</source>
        <translation>Das Spiel oder alle in der Liste in einer Datei speichern (E)</translation>
    </message>
    <message>
        <source>Delete</source>
        <translation>Löschen</translation>
    </message>
    <message>
        <source>Delete the game; it can be undone (Del)</source>
        <translation>Das Spiel löschen; das lässt sich rückgängig machen (Entf)</translation>
    </message>
    <message>
        <source>Nothing found</source>
        <translation>Nichts gefunden</translation>
    </message>
    <message>
        <source>No game meets all the filters.</source>
        <translation>Kein Spiel erfüllt alle Filter.</translation>
    </message>
    <message>
        <source>Clear filters</source>
        <translation>Filter zurücksetzen</translation>
    </message>
</context>
<context>
    <name>MainMenu</name>
    <message>
        <source>Play</source>
        <translation>Spielen</translation>
    </message>
    <message>
        <source>Start a game or go on with one</source>
        <translation>Ein Spiel beginnen oder fortsetzen</translation>
    </message>
    <message>
        <source>Connect Four</source>
        <translation>Vier gewinnt</translation>
    </message>
</context>
<context>
    <name>MatchForm</name>
    <message>
        <source>Opponent</source>
        <translation>Gegner</translation>
    </message>
    <message>
        <source>Difficulty</source>
        <translation>Schwierigkeit</translation>
    </message>
    <message>
        <source>Bot</source>
        <translation>Bot</translation>
    </message>
    <message>
        <source>Board</source>
        <translation>Spielbrett</translation>
    </message>
    <message>
        <source>Friend</source>
        <translation>Mensch</translation>
    </message>
    <message>
        <source>Choose the file of your bot first.</source>
        <translation>Wähle zuerst die Datei deines Bots.</translation>
    </message>
    <message>
        <source>There is no file {path}.</source>
        <translation>Die Datei {path} gibt es nicht.</translation>
    </message>
    <message>
        <source>Computer</source>
        <translation>Computer</translation>
    </message>
    <message>
        <source>Own bot…</source>
        <translation>Eigener Bot …</translation>
    </message>
    <message>
        <source>A bot that you or somebody else wrote, in Python or as a UGI program</source>
        <translation>Ein Bot, den du oder jemand anders geschrieben hat, in Python oder als UGI-Programm</translation>
    </message>
    <message>
        <source>Watch two bots</source>
        <translation>Bots zusehen</translation>
    </message>
    <message>
        <source>Rules</source>
        <translation>Regeln</translation>
    </message>
</context>
<context>
    <name>MessageStrip</name>
    <message>
        <source>Close</source>
        <translation>Schließen</translation>
    </message>
</context>
<context>
    <name>MistakeLegend</name>
    <message>
        <source>mistake</source>
        <translation>Fehler</translation>
    </message>
</context>
<context>
    <name>MoreOptions</name>
    <message>
        <source>Players</source>
        <translation>Namen</translation>
    </message>
    <message>
        <source>Who starts</source>
        <translation>Wer beginnt</translation>
    </message>
    <message>
        <source>Turn timer</source>
        <translation>Zeit pro Zug</translation>
    </message>
    <message>
        <source>When time runs out</source>
        <translation>Bei Zeitablauf</translation>
    </message>
    <message>
        <source>Game clock</source>
        <translation>Bedenkzeit</translation>
    </message>
    <message>
        <source>Names, who starts, and the clocks ({keys})</source>
        <translation>Namen, wer beginnt, und die Uhren ({keys})</translation>
    </message>
    <message>
        <source>You</source>
        <translation>Du</translation>
    </message>
    <message>
        <source>Alternate</source>
        <translation>Abwechselnd</translation>
    </message>
    <message>
        <source>no turn timer</source>
        <translation>keine Zeit pro Zug</translation>
    </message>
    <message>
        <source>More options</source>
        <translation>Mehr Optionen</translation>
    </message>
    <message>
        <source>You start</source>
        <translation>Du beginnst</translation>
    </message>
    <message>
        <source>{name} starts</source>
        <translation>{name} beginnt</translation>
    </message>
    <message>
        <source>no game clock</source>
        <translation>keine Bedenkzeit</translation>
    </message>
    <message>
        <source>game clock {time}</source>
        <translation>Bedenkzeit {time}</translation>
    </message>
</context>
<context>
    <name>MoveRecord</name>
    <message>
        <source>Moves</source>
        <translation>Züge</translation>
    </message>
    <message>
        <source>None yet</source>
        <translation>Noch keine</translation>
    </message>
</context>
<context>
    <name>Narrator</name>
    <message>
        <source>New game, {rows} rows and {columns} columns; {mover} to move</source>
        <translation>Neues Spiel, {rows} Reihen und {columns} Spalten; {mover} ist am Zug</translation>
    </message>
    <message>
        <source>{player} passes; {mover} to move</source>
        <translation>{player} setzt aus; {mover} ist am Zug</translation>
    </message>
    <message>
        <source>{turn}; {mover} to move</source>
        <translation>{turn}; {mover} ist am Zug</translation>
    </message>
    <message>
        <source>{player}, column {column}, row {row}; {mover} to move</source>
        <translation>{player}, Spalte {column}, Reihe {row}; {mover} ist am Zug</translation>
    </message>
    <message>
        <source>The players have swapped sides: {first} plays {red}, {second} plays {yellow}</source>
        <translation>Die Spieler haben die Seiten getauscht: {first} spielt mit {red}, {second} mit {yellow}</translation>
    </message>
    <message>
        <source>Time is up for {player}</source>
        <translation>Zeit abgelaufen für {player}</translation>
    </message>
    <message>
        <source>Column {column} is full</source>
        <translation>Spalte {column} ist voll</translation>
    </message>
    <message>
        <source>{title}. {reason}</source>
        <translation>{title}. {reason}</translation>
    </message>
    <message>
        <source>{action}: not possible now</source>
        <translation>{action}: geht jetzt nicht</translation>
    </message>
    <message>
        <source>The computer cannot move. Play again or go back to the menu.</source>
        <translation>Der Computer kann nicht ziehen. Spiele noch einmal oder geh zurück zum Menü.</translation>
    </message>
    <message>
        <source>Redone: {moves}</source>
        <translation>Wiederhergestellt: {moves}</translation>
    </message>
    <message>
        <source>Redone: {moves}; {mover} to move</source>
        <translation>Wiederhergestellt: {moves}; {mover} ist am Zug</translation>
    </message>
    <message>
        <source>Undone: {moves}; {mover} to move</source>
        <translation>Zurückgenommen: {moves}; {mover} ist am Zug</translation>
    </message>
    <message>
        <source>Paused</source>
        <translation>Pause</translation>
    </message>
    <message>
        <source>The game goes on; {mover} to move</source>
        <translation>Das Spiel geht weiter; {mover} ist am Zug</translation>
    </message>
    <message>
        <source>Row {row} is full</source>
        <translation>Reihe {row} ist voll</translation>
    </message>
    <message>
        <source>Row {row}, column {column}</source>
        <translation>Reihe {row}, Spalte {column}</translation>
    </message>
    <message>
        <source>Column {column}, slides to column {end}, row {row}</source>
        <translation>Spalte {column}, rutscht nach Spalte {end}, Reihe {row}</translation>
    </message>
    <message>
        <source>Column {column}, row {row}</source>
        <translation>Spalte {column}, Reihe {row}</translation>
    </message>
    <message>
        <source>There is no row {number}</source>
        <translation>Es gibt keine Reihe {number}</translation>
    </message>
    <message>
        <source>There is no column {number}</source>
        <translation>Es gibt keine Spalte {number}</translation>
    </message>
    <message>
        <source>A disc is still falling</source>
        <translation>Ein Stein fällt noch</translation>
    </message>
</context>
<context>
    <name>NavigationBar</name>
    <message>
        <source>Connect Four</source>
        <translation>Vier gewinnt</translation>
    </message>
    <message>
        <source>Help</source>
        <translation>Hilfe</translation>
    </message>
    <message>
        <source>How to play (F1)</source>
        <translation>Spielanleitung (F1)</translation>
    </message>
    <message>
        <source>Settings</source>
        <translation>Einstellungen</translation>
    </message>
    <message>
        <source>Themes, colours, animation, sounds and language ({keys})</source>
        <translation>Design, Farben, Animation, Töne und Sprache ({keys})</translation>
    </message>
</context>
<context>
    <name>OpenButton</name>
    <message>
        <source>Open a game…</source>
        <translation>Spiel öffnen …</translation>
    </message>
    <message>
        <source>Look at a game from a file ({keys})</source>
        <translation>Ein Spiel aus einer Datei ansehen ({keys})</translation>
    </message>
    <message>
        <source>Choose a file…</source>
        <translation>Datei wählen …</translation>
    </message>
</context>
<context>
    <name>OpenDialog</name>
    <message>
        <source>Open a game</source>
        <translation>Spiel öffnen</translation>
    </message>
    <message>
        <source>Games</source>
        <translation>Spiele</translation>
    </message>
    <message>
        <source>All files</source>
        <translation>Alle Dateien</translation>
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
        <translation>Sekunden, die der Bot für einen Zug hat</translation>
    </message>
    <message>
        <source>File of the bot: {name}</source>
        <translation>Datei des Bots: {name}</translation>
    </message>
    <message>
        <source>Choose a file…</source>
        <translation>Datei wählen …</translation>
    </message>
</context>
<context>
    <name>PauseVeil</name>
    <message>
        <source>Paused</source>
        <translation>Pause</translation>
    </message>
    <message>
        <source>Click or press P to go on</source>
        <translation>Weiter mit Klick oder P</translation>
    </message>
</context>
<context>
    <name>PlayPage</name>
    <message>
        <source>New game</source>
        <translation>Neues Spiel</translation>
    </message>
    <message>
        <source>Start game</source>
        <translation>Spiel starten</translation>
    </message>
    <message>
        <source>Set up a position…</source>
        <translation>Stellung aufbauen …</translation>
    </message>
    <message>
        <source>Tournament…</source>
        <translation>Turnier …</translation>
    </message>
    <message>
        <source>Let several bots play many games against each other</source>
        <translation>Mehrere Bots viele Spiele gegeneinander spielen lassen</translation>
    </message>
    <message>
        <source>Put discs on a board as you like, and play from there by the classic rules ({keys})</source>
        <translation>Lege Steine aufs Brett, wie du willst, und spiele von dort nach klassischen Regeln ({keys})</translation>
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
        <translation>Name des ersten Spielers</translation>
    </message>
    <message>
        <source>Name of the second player</source>
        <translation>Name des zweiten Spielers</translation>
    </message>
</context>
<context>
    <name>PositionSaving</name>
    <message>
        <source>Game</source>
        <translation>Spiel</translation>
    </message>
    <message>
        <source>Save as…</source>
        <translation>Speichern unter …</translation>
    </message>
    <message>
        <source>something went wrong; details are in the log</source>
        <translation>etwas ist schiefgegangen, Näheres steht im Protokoll</translation>
    </message>
    <message>
        <source>{file} cannot be written: {problem}.</source>
        <translation>{file} kann nicht gespeichert werden: {problem}.</translation>
    </message>
    <message>
        <source>Written: {file}</source>
        <translation>Gespeichert: {file}</translation>
    </message>
</context>
<context>
    <name>PreviewBoard</name>
    <message>
        <source>Preview</source>
        <translation>Vorschau</translation>
    </message>
</context>
<context>
    <name>ProblemCard</name>
    <message>
        <source>The saved game cannot be read</source>
        <translation>Das gespeicherte Spiel ist nicht lesbar</translation>
    </message>
    <message>
        <source>Delete</source>
        <translation>Löschen</translation>
    </message>
</context>
<context>
    <name>Program</name>
    <message>
        <source>Train</source>
        <translation>Trainieren</translation>
    </message>
    <message>
        <source>Lessons, puzzles, and what comes back</source>
        <translation>Lektionen, Rätsel und was wiederkommt</translation>
    </message>
    <message>
        <source>Games</source>
        <translation>Spiele</translation>
    </message>
    <message>
        <source>Every game that was played, and statistics</source>
        <translation>Jedes gespielte Spiel, und Statistik</translation>
    </message>
    <message>
        <source>The game cannot be saved: {problem}.</source>
        <translation>Das Spiel kann nicht gespeichert werden: {problem}.</translation>
    </message>
</context>
<context>
    <name>ProgressCard</name>
    <message>
        <source>Progress</source>
        <translation>Fortschritt</translation>
    </message>
    <message>
        <source>Go on</source>
        <translation>Weiter</translation>
    </message>
    <message>
        <source>Stop</source>
        <translation>Anhalten</translation>
    </message>
    <message>
        <source>Export…</source>
        <translation>Exportieren …</translation>
    </message>
    <message>
        <source>Write every game into a file, as JSON lines</source>
        <translation>Alle Spiele als JSON-Zeilen in einer Datei speichern</translation>
    </message>
    <message>
        <source>Pause or go on (Space)</source>
        <translation>Anhalten oder weiterspielen (Leertaste)</translation>
    </message>
    <message>
        <source>Start</source>
        <translation>Start</translation>
    </message>
    <message>
        <source>Start anew</source>
        <translation>Neu beginnen</translation>
    </message>
    <message>
        <source>Pause</source>
        <translation>Pause</translation>
    </message>
    <message>
        <source>Not started</source>
        <translation>Nicht begonnen</translation>
    </message>
    <message>
        <source>Choose at least two bots.</source>
        <translation>Wähle mindestens zwei Bots.</translation>
    </message>
    <message>
        <source>Paused</source>
        <translation>Pausiert</translation>
    </message>
    <message>
        <source>Left off</source>
        <translation>Unterbrochen</translation>
    </message>
    <message>
        <source>Finished</source>
        <translation>Beendet</translation>
    </message>
</context>
<context>
    <name>PuzzleFeedback</name>
    <message>
        <source>Choose a column with the mouse or with 1–{columns}, and drop with Enter. H gives a hint.</source>
        <translation>Wähle eine Spalte mit der Maus oder mit 1–{columns} und wirf mit der Eingabetaste ein. H gibt einen Tipp.</translation>
    </message>
    <message>
        <source>Your move</source>
        <translation>Du bist am Zug</translation>
    </message>
    <message>
        <source>The opponent answers in column {column}.</source>
        <translation>Der Gegner antwortet in Spalte {column}.</translation>
    </message>
    <message>
        <source>It comes back soon</source>
        <translation>Es kommt bald wieder</translation>
    </message>
    <message>
        <source>Solved</source>
        <translation>Gelöst</translation>
    </message>
    <message>
        <source>Yes — column {column}</source>
        <translation>Ja – Spalte {column}</translation>
    </message>
    <message>
        <source>Wins too — column {column}</source>
        <translation>Gewinnt auch – Spalte {column}</translation>
    </message>
    <message>
        <source>Not quite — column {column}</source>
        <translation>Nicht ganz – Spalte {column}</translation>
    </message>
    <message>
        <source>Look at the discs with a white ring.</source>
        <translation>Sieh dir die Steine mit weißem Ring an.</translation>
    </message>
    <message>
        <source>Look at column {column}.</source>
        <translation>Sieh dir Spalte {column} an.</translation>
    </message>
    <message>
        <source>Hint</source>
        <translation>Tipp</translation>
    </message>
    <message>
        <source>Columns {line}.</source>
        <translation>Spalten {line}.</translation>
    </message>
    <message>
        <source>The solution</source>
        <translation>Die Lösung</translation>
    </message>
    <message>
        <source>This position could not be worked out in time. Try another column, or skip the puzzle.</source>
        <translation>Diese Stellung ließ sich nicht rechtzeitig ausrechnen. Versuche eine andere Spalte oder überspringe das Rätsel.</translation>
    </message>
    <message>
        <source>Not known</source>
        <translation>Nicht bekannt</translation>
    </message>
    <message>
        <source>{solved} of {total} solved</source>
        <translation>{solved} von {total} gelöst</translation>
    </message>
    <message>
        <source>What was missed comes back in the next days.</source>
        <translation>Was nicht gelang, kommt in den nächsten Tagen wieder.</translation>
    </message>
    <message>
        <source>Next</source>
        <translation>Weiter</translation>
    </message>
    <message>
        <source>Go to the next puzzle (N)</source>
        <translation>Zum nächsten Rätsel (N)</translation>
    </message>
    <message>
        <source>Try again</source>
        <translation>Noch einmal</translation>
    </message>
    <message>
        <source>Take the marks away (Backspace)</source>
        <translation>Die Markierungen entfernen (Rücktaste)</translation>
    </message>
    <message>
        <source>Show me</source>
        <translation>Zeig es mir</translation>
    </message>
    <message>
        <source>Give up and see how it goes (S)</source>
        <translation>Aufgeben und sehen, wie es geht (S)</translation>
    </message>
    <message>
        <source>More puzzles</source>
        <translation>Mehr Rätsel</translation>
    </message>
    <message>
        <source>Go on with another sitting</source>
        <translation>Mit weiteren Rätseln fortfahren</translation>
    </message>
    <message>
        <source>Back to training</source>
        <translation>Zurück zum Training</translation>
    </message>
    <message>
        <source>Back to the training (Esc)</source>
        <translation>Zurück zum Training (Esc)</translation>
    </message>
</context>
<context>
    <name>PuzzlePage</name>
    <message>
        <source>Column {column} is full</source>
        <translation>Spalte {column} ist voll</translation>
    </message>
    <message>
        <source>your try</source>
        <translation>dein Versuch</translation>
    </message>
    <message>
        <source>hint</source>
        <translation>Tipp</translation>
    </message>
    <message>
        <source>{mover} to move</source>
        <translation>{mover} ist am Zug</translation>
    </message>
    <message>
        <source>Puzzle</source>
        <translation>Rätsel</translation>
    </message>
    <message>
        <source>Training</source>
        <translation>Training</translation>
    </message>
    <message>
        <source>Back to the training (Esc)</source>
        <translation>Zurück zum Training (Esc)</translation>
    </message>
    <message>
        <source>Hint</source>
        <translation>Tipp</translation>
    </message>
    <message>
        <source>Ring the discs to look at, then point at the column (H)</source>
        <translation>Erst die wichtigen Steine einkreisen, dann auf die Spalte zeigen (H)</translation>
    </message>
    <message>
        <source>Solution</source>
        <translation>Lösung</translation>
    </message>
    <message>
        <source>Give up and see how it goes (S)</source>
        <translation>Aufgeben und sehen, wie es geht (S)</translation>
    </message>
    <message>
        <source>Skip</source>
        <translation>Überspringen</translation>
    </message>
    <message>
        <source>Go to the next puzzle (N)</source>
        <translation>Zum nächsten Rätsel (N)</translation>
    </message>
</context>
<context>
    <name>RatePlot</name>
    <message>
        <source>{title}: {percent}, {games}, {won} won, {drawn} drawn, {lost} lost</source>
        <translation>{title}: {percent}, {games}, {won} gewonnen, {drawn} unentschieden, {lost} verloren</translation>
    </message>
</context>
<context>
    <name>RatingPlot</name>
    <message>
        <source>first {first}, best {best}, now {last}, after {games} games</source>
        <translation>zuerst {first}, am besten {best}, jetzt {last}, nach {games} Spielen</translation>
    </message>
</context>
<context>
    <name>ReplayActions</name>
    <message>
        <source>First position</source>
        <translation>Erste Stellung</translation>
    </message>
    <message>
        <source>Show the start of the game</source>
        <translation>Den Anfang des Spiels zeigen</translation>
    </message>
    <message>
        <source>Look back</source>
        <translation>Zurückblättern</translation>
    </message>
    <message>
        <source>Show the game one move earlier, without undoing anything</source>
        <translation>Das Spiel einen Zug früher zeigen, ohne etwas zurückzunehmen</translation>
    </message>
    <message>
        <source>Stop</source>
        <translation>Anhalten</translation>
    </message>
    <message>
        <source>Stop showing move after move</source>
        <translation>Nicht weiter Zug um Zug zeigen</translation>
    </message>
    <message>
        <source>Play through</source>
        <translation>Abspielen</translation>
    </message>
    <message>
        <source>Show move after move</source>
        <translation>Zug um Zug zeigen</translation>
    </message>
    <message>
        <source>Next move</source>
        <translation>Nächster Zug</translation>
    </message>
    <message>
        <source>Show the game one move later</source>
        <translation>Das Spiel einen Zug später zeigen</translation>
    </message>
    <message>
        <source>Last position</source>
        <translation>Letzte Stellung</translation>
    </message>
    <message>
        <source>Show the end of the game</source>
        <translation>Das Ende des Spiels zeigen</translation>
    </message>
    <message>
        <source>Back to the game</source>
        <translation>Zurück zum Spiel</translation>
    </message>
    <message>
        <source>Show the game as it stands now</source>
        <translation>Das Spiel zeigen, wie es jetzt steht</translation>
    </message>
    <message>
        <source>Play from here</source>
        <translation>Ab hier spielen</translation>
    </message>
    <message>
        <source>Start another game at this point; this one is kept</source>
        <translation>Ab dieser Stelle ein anderes Spiel beginnen; dieses bleibt erhalten</translation>
    </message>
</context>
<context>
    <name>ReplayFeature</name>
    <message>
        <source>Back at the end of the game</source>
        <translation>Zurück am Ende des Spiels</translation>
    </message>
    <message>
        <source>Back in the game; {name} to move</source>
        <translation>Zurück im Spiel; {name} ist am Zug</translation>
    </message>
    <message>
        <source>You are looking back; choose Play from here to start a game.</source>
        <translation>Du blätterst zurück; mit „Ab hier spielen“ beginnst du ein Spiel.</translation>
    </message>
</context>
<context>
    <name>ReplayStrip</name>
    <message>
        <source>Move {number} of {count}</source>
        <translation>Zug {number} von {count}</translation>
    </message>
    <message>
        <source>Speed: {speed}</source>
        <translation>Tempo: {speed}</translation>
    </message>
    <message>
        <source>How fast to play through</source>
        <translation>Wie schnell abgespielt wird</translation>
    </message>
</context>
<context>
    <name>ResultCard</name>
    <message>
        <source>Play again</source>
        <translation>Noch einmal</translation>
    </message>
    <message>
        <source>Back to menu</source>
        <translation>Zum Menü</translation>
    </message>
    <message>
        <source>Review</source>
        <translation>Durchsicht</translation>
    </message>
    <message>
        <source>See how good every move was, and why (Ctrl+R)</source>
        <translation>Sehen, wie gut jeder Zug war und warum (Strg+R)</translation>
    </message>
</context>
<context>
    <name>ReviewActions</name>
    <message>
        <source>Review</source>
        <translation>Durchsicht</translation>
    </message>
    <message>
        <source>The coach knows the classic rules only</source>
        <translation>Der Trainer kennt nur die klassischen Regeln</translation>
    </message>
    <message>
        <source>See how good every move was, and why; or leave the review</source>
        <translation>Sehen, wie gut jeder Zug war und warum, oder die Durchsicht verlassen</translation>
    </message>
    <message>
        <source>Show me</source>
        <translation>Zeig es mir</translation>
    </message>
    <message>
        <source>Play the line that proves it (Space)</source>
        <translation>Die Zugfolge abspielen, die es beweist (Leertaste)</translation>
    </message>
    <message>
        <source>Try again</source>
        <translation>Noch einmal</translation>
    </message>
    <message>
        <source>Play on from here and see whether your move holds</source>
        <translation>Von hier aus weiterspielen und sehen, ob dein Zug hält</translation>
    </message>
    <message>
        <source>Next mistake</source>
        <translation>Nächster Fehler</translation>
    </message>
    <message>
        <source>Show the next mistake</source>
        <translation>Den nächsten Fehler zeigen</translation>
    </message>
    <message>
        <source>Previous mistake</source>
        <translation>Voriger Fehler</translation>
    </message>
    <message>
        <source>Show the mistake before this one</source>
        <translation>Den Fehler davor zeigen</translation>
    </message>
    <message>
        <source>Play from here</source>
        <translation>Ab hier spielen</translation>
    </message>
    <message>
        <source>Start another game at this point; this one is kept</source>
        <translation>Ab dieser Stelle ein anderes Spiel beginnen; dieses bleibt erhalten</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Schließen</translation>
    </message>
    <message>
        <source>Leave the review</source>
        <translation>Die Durchsicht verlassen</translation>
    </message>
    <message>
        <source>Stop</source>
        <translation>Anhalten</translation>
    </message>
    <message>
        <source>Stop the review; what is known stays</source>
        <translation>Die Durchsicht anhalten; was bekannt ist, bleibt</translation>
    </message>
</context>
<context>
    <name>ReviewCard</name>
    <message>
        <source>Review</source>
        <translation>Durchsicht</translation>
    </message>
    <message>
        <source>Coach</source>
        <translation>Trainer</translation>
    </message>
    <message>
        <source>Graph</source>
        <translation>Verlauf</translation>
    </message>
    <message>
        <source>Moves</source>
        <translation>Züge</translation>
    </message>
    <message>
        <source>Result</source>
        <translation>Ergebnis</translation>
    </message>
    <message>
        <source>What is shown</source>
        <translation>Was gezeigt wird</translation>
    </message>
</context>
<context>
    <name>RulesChoice</name>
    <message>
        <source>Rules</source>
        <translation>Regeln</translation>
    </message>
</context>
<context>
    <name>RulesRow</name>
    <message>
        <source>On boards from {size} up.</source>
        <translation>Auf Brettern ab {size}.</translation>
    </message>
</context>
<context>
    <name>RunningBoard</name>
    <message>
        <source>move</source>
        <translation>Zug</translation>
    </message>
    <message>
        <source>{first} against {second}, {size}, move {count}</source>
        <translation>{first} gegen {second}, {size}, Zug {count}</translation>
    </message>
</context>
<context>
    <name>RunningBoards</name>
    <message>
        <source>Running now</source>
        <translation>Laufende Spiele</translation>
    </message>
</context>
<context>
    <name>Segmented</name>
    <message>
        <source>{number} of {count}</source>
        <translation>{number} von {count}</translation>
    </message>
</context>
<context>
    <name>SetCard</name>
    <message>
        <source>new</source>
        <translation>neu</translation>
    </message>
    <message>
        <source>Play some games, and your mistakes come here.</source>
        <translation>Spiele ein paar Spiele, dann kommen deine Fehler hierher.</translation>
    </message>
</context>
<context>
    <name>SetUpControls</name>
    <message>
        <source>Disc</source>
        <translation>Stein</translation>
    </message>
    <message>
        <source>To move</source>
        <translation>Am Zug</translation>
    </message>
    <message>
        <source>Rows</source>
        <translation>Reihen</translation>
    </message>
    <message>
        <source>Columns</source>
        <translation>Spalten</translation>
    </message>
    <message>
        <source>Eraser</source>
        <translation>Radierer</translation>
    </message>
    <message>
        <source>Click to drop, right click to take away. Keys: 1–9 drop, Del takes away, X and O choose the disc, E the eraser. Moves such as 44-53 and boards copied as text can be pasted.</source>
        <translation>Klicken wirft ein, Rechtsklick nimmt weg. Tasten: 1–9 werfen ein, Entf nimmt weg, X und O wählen den Stein, E den Radierer. Züge wie 44-53 und als Text kopierte Bretter lassen sich einfügen.</translation>
    </message>
    <message>
        <source>Undo</source>
        <translation>Rückgängig</translation>
    </message>
    <message>
        <source>Redo</source>
        <translation>Wiederherstellen</translation>
    </message>
    <message>
        <source>Clear</source>
        <translation>Leeren</translation>
    </message>
    <message>
        <source>Paste</source>
        <translation>Einfügen</translation>
    </message>
    <message>
        <source>Analyse</source>
        <translation>Analysieren</translation>
    </message>
    <message>
        <source>Open the position as a game between two people, with the analysis</source>
        <translation>Die Stellung als Spiel zwischen zwei Personen öffnen, mit der Analyse</translation>
    </message>
    <message>
        <source>Save as…</source>
        <translation>Speichern unter …</translation>
    </message>
    <message>
        <source>Write the position to a file that can be opened again</source>
        <translation>Die Stellung in einer Datei speichern, die sich wieder öffnen lässt</translation>
    </message>
</context>
<context>
    <name>SetUpDialog</name>
    <message>
        <source>Press Esc again to leave without this position.</source>
        <translation>Drücke noch einmal Esc, um ohne diese Stellung zu gehen.</translation>
    </message>
    <message>
        <source>Column {number} is full.</source>
        <translation>Spalte {number} ist voll.</translation>
    </message>
    <message>
        <source>Column {number} is empty.</source>
        <translation>Spalte {number} ist leer.</translation>
    </message>
    <message>
        <source>The board is empty.</source>
        <translation>Das Brett ist leer.</translation>
    </message>
    <message>
        <source>Set up a position</source>
        <translation>Stellung aufbauen</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Abbrechen</translation>
    </message>
    <message>
        <source>Play from here</source>
        <translation>Ab hier spielen</translation>
    </message>
    <message>
        <source>Column {column}: {discs}</source>
        <translation>Spalte {column}: {discs}</translation>
    </message>
</context>
<context>
    <name>SetUpFeature</name>
    <message>
        <source>A new game from the position that was set up</source>
        <translation>Ein neues Spiel ab der aufgebauten Stellung</translation>
    </message>
    <message>
        <source>Set up a position…</source>
        <translation>Stellung aufbauen …</translation>
    </message>
    <message>
        <source>Positions can be set up by the classic rules only</source>
        <translation>Stellungen lassen sich nur nach den klassischen Regeln aufbauen</translation>
    </message>
    <message>
        <source>Put discs on a board as you like, and play from there</source>
        <translation>Lege Steine aufs Brett, wie du willst, und spiele von dort aus</translation>
    </message>
</context>
<context>
    <name>SettingsDialog</name>
    <message>
        <source>Settings</source>
        <translation>Einstellungen</translation>
    </message>
    <message>
        <source>Theme</source>
        <translation>Design</translation>
    </message>
    <message>
        <source>Text size</source>
        <translation>Textgröße</translation>
    </message>
    <message>
        <source>Animation</source>
        <translation>Animation</translation>
    </message>
    <message>
        <source>Screen reader</source>
        <translation>Screenreader</translation>
    </message>
    <message>
        <source>Offer to take back mistakes</source>
        <translation>Anbieten, Fehler zurückzunehmen</translation>
    </message>
    <message>
        <source>After a mistake against the computer the coach says why and offers Undo</source>
        <translation>Nach einem Fehler gegen den Computer sagt der Trainer, warum, und bietet an, ihn zurückzunehmen</translation>
    </message>
    <message>
        <source>Restore defaults</source>
        <translation>Zurücksetzen</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Abbrechen</translation>
    </message>
    <message>
        <source>OK</source>
        <translation>OK</translation>
    </message>
    <message>
        <source>Sounds</source>
        <translation>Töne</translation>
    </message>
    <message>
        <source>Language</source>
        <translation>Sprache</translation>
    </message>
    <message>
        <source>Teaching</source>
        <translation>Lernhilfe</translation>
    </message>
    <message>
        <source>Processor cores</source>
        <translation>Prozessorkerne</translation>
    </message>
</context>
<context>
    <name>ShortcutsDialog</name>
    <message>
        <source>Shortcuts</source>
        <translation>Tastenkürzel</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Schließen</translation>
    </message>
    <message>
        <source>Choose a column</source>
        <translation>Spalte wählen</translation>
    </message>
    <message>
        <source>Move to the next column</source>
        <translation>Zur Nachbarspalte</translation>
    </message>
    <message>
        <source>Enter, Space, ↓</source>
        <translation>Eingabe, Leertaste, ↓</translation>
    </message>
    <message>
        <source>Drop</source>
        <translation>Stein einwerfen</translation>
    </message>
    <message>
        <source>Go to the next control</source>
        <translation>Zum nächsten Bedienelement</translation>
    </message>
</context>
<context>
    <name>SittingTiles</name>
    <message>
        <source>best {days}</source>
        <translation>Rekord {days}</translation>
    </message>
    <message>
        <source>Streak</source>
        <translation>Serie</translation>
    </message>
    <message>
        <source>Rating</source>
        <translation>Wertung</translation>
    </message>
    <message>
        <source>{count} done</source>
        <translation>{count} erledigt</translation>
    </message>
    <message>
        <source>Due today</source>
        <translation>Heute dran</translation>
    </message>
</context>
<context>
    <name>StatisticsPanel</name>
    <message>
        <source>Statistics</source>
        <translation>Statistik</translation>
    </message>
    <message>
        <source>Win rate by level</source>
        <translation>Siege nach Stufe</translation>
    </message>
    <message>
        <source>Rating</source>
        <translation>Wertung</translation>
    </message>
    <message>
        <source>Win rate by board size</source>
        <translation>Siege nach Größe</translation>
    </message>
    <message>
        <source>Other rules</source>
        <translation>Andere Regeln</translation>
    </message>
    <message>
        <source>won–drawn–lost</source>
        <translation>Sieg–Remis–Niederlage</translation>
    </message>
    <message>
        <source>Games against the computer will be counted here.</source>
        <translation>Hier zählen Spiele gegen den Computer.</translation>
    </message>
    <message>
        <source>Games against the levels from Beginner to Perfect give you a rating.</source>
        <translation>Spiele gegen die Stufen von Anfänger bis Perfekt geben dir eine Wertung.</translation>
    </message>
    <message>
        <source>Everything else here is Classic.</source>
        <translation>Alles andere hier ist klassisch.</translation>
    </message>
    <message>
        <source>Games</source>
        <translation>Spiele</translation>
    </message>
    <message>
        <source>{won} of {games}</source>
        <translation>{won} von {games}</translation>
    </message>
    <message>
        <source>Won</source>
        <translation>Siege</translation>
    </message>
    <message>
        <source>Streak</source>
        <translation>Serie</translation>
    </message>
    <message>
        <source>best: {count}</source>
        <translation>beste: {count}</translation>
    </message>
    <message>
        <source>won · best: {count}</source>
        <translation>Siege · beste: {count}</translation>
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
        <translation>Spielzeit {time}</translation>
    </message>
</context>
<context>
    <name>Stepper</name>
    <message>
        <source>{name}: fewer</source>
        <translation>{name}: weniger</translation>
    </message>
    <message>
        <source>{name}: more</source>
        <translation>{name}: mehr</translation>
    </message>
</context>
<context>
    <name>TeachFeature</name>
    <message>
        <source>Column {number} was a mistake</source>
        <translation>Spalte {number} war ein Fehler</translation>
    </message>
    <message>
        <source>Take back</source>
        <translation>Zurücknehmen</translation>
    </message>
</context>
<context>
    <name>TimerRow</name>
    <message>
        <source>Turn timer</source>
        <translation>Zeit pro Zug</translation>
    </message>
    <message>
        <source>Seconds per turn, in steps of five</source>
        <translation>Sekunden pro Zug, in Fünferschritten</translation>
    </message>
    <message>
        <source>Seconds per turn</source>
        <translation>Sekunden pro Zug</translation>
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
        <translation>Das Turnier wurde angehalten</translation>
    </message>
    <message>
        <source>Not every game is in the archive</source>
        <translation>Nicht alle Spiele sind im Archiv</translation>
    </message>
    <message>
        <source>The last tournament cannot be read</source>
        <translation>Das letzte Turnier kann nicht gelesen werden</translation>
    </message>
    <message>
        <source>{games} per pair</source>
        <translation>{games} je Paar</translation>
    </message>
    <message>
        <source>Bots</source>
        <translation>Bots</translation>
    </message>
    <message>
        <source>Games as JSON lines (*.jsonl)</source>
        <translation>Spiele als JSON-Zeilen (*.jsonl)</translation>
    </message>
    <message>
        <source>{file} was written</source>
        <translation>{file} wurde gespeichert</translation>
    </message>
    <message>
        <source>{file} was not written</source>
        <translation>{file} wurde nicht gespeichert</translation>
    </message>
    <message>
        <source>Tournament of bots</source>
        <translation>Turnier der Bots</translation>
    </message>
    <message>
        <source>Play</source>
        <translation>Spielen</translation>
    </message>
    <message>
        <source>Back to the page where games start (Esc)</source>
        <translation>Zurück zur Seite, auf der Spiele beginnen (Esc)</translation>
    </message>
</context>
<context>
    <name>TrainCounted</name>
    <message numerus="yes">
        <source>%n puzzle(s) due today</source>
        <translation>
            <numerusform>Heute %n Rätsel fällig</numerusform>
            <numerusform>Heute %n Rätsel fällig</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n puzzle(s) for today</source>
        <translation>
            <numerusform>%n Rätsel für heute</numerusform>
            <numerusform>%n Rätsel für heute</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n puzzle(s)</source>
        <translation>
            <numerusform>%n Rätsel</numerusform>
            <numerusform>%n Rätsel</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n from your own games</source>
        <translation>
            <numerusform>%n aus deinen Spielen</numerusform>
            <numerusform>%n aus deinen Spielen</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n that is(are) fading</source>
        <translation>
            <numerusform>%n zum Auffrischen</numerusform>
            <numerusform>%n zum Auffrischen</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n new</source>
        <translation>
            <numerusform>%n neues</numerusform>
            <numerusform>%n neue</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>About %n minute(s).</source>
        <translation>
            <numerusform>Etwa %n Minute.</numerusform>
            <numerusform>Etwa %n Minuten.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n day(s)</source>
        <translation>
            <numerusform>%n Tag</numerusform>
            <numerusform>%n Tage</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n try(tries) left</source>
        <translation>
            <numerusform>noch %n Versuch</numerusform>
            <numerusform>noch %n Versuche</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Win in %n move(s), whatever the opponent does.</source>
        <translation>
            <numerusform>Gewinne in %n Zug, was der Gegner auch tut.</numerusform>
            <numerusform>Gewinne in %n Zügen, was der Gegner auch tut.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n move(s) to go.</source>
        <translation>
            <numerusform>Noch %n Zug.</numerusform>
            <numerusform>Noch %n Züge.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>TrainPage</name>
    <message>
        <source>The training cannot be read</source>
        <translation>Das Training lässt sich nicht lesen</translation>
    </message>
    <message>
        <source>Train</source>
        <translation>Trainieren</translation>
    </message>
    <message>
        <source>Puzzle rating</source>
        <translation>Rätselwertung</translation>
    </message>
    <message>
        <source>best {days}</source>
        <translation>Rekord {days}</translation>
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
        <translation>Spalte {column}, Reihe {row}</translation>
    </message>
    <message>
        <source>Column {column} is full</source>
        <translation>Spalte {column} ist voll</translation>
    </message>
    <message>
        <source>There is no column {number}</source>
        <translation>Es gibt keine Spalte {number}</translation>
    </message>
</context>
<context>
    <name>VariantFeature</name>
    <message>
        <source>Pull out</source>
        <translation>Herausziehen</translation>
    </message>
    <message>
        <source>Pull your lowest disc out of the chosen column</source>
        <translation>Deinen untersten Stein aus der gewählten Spalte ziehen</translation>
    </message>
    <message>
        <source>Flip ({count})</source>
        <translation>Kippen ({count})</translation>
    </message>
    <message>
        <source>Turn the board upside down instead of dropping</source>
        <translation>Statt einzuwerfen das Brett auf den Kopf stellen</translation>
    </message>
    <message>
        <source>Say what comes next</source>
        <translation>Sagen, was als Nächstes kommt</translation>
    </message>
    <message>
        <source>Let the screen reader say what happens next, and when</source>
        <translation>Den Screenreader sagen lassen, was wann als Nächstes passiert</translation>
    </message>
</context>
<context>
    <name>VolumeRow</name>
    <message>
        <source>Sounds</source>
        <translation>Töne</translation>
    </message>
    <message>
        <source>Volume</source>
        <translation>Lautstärke</translation>
    </message>
</context>
<context>
    <name>WatchActions</name>
    <message>
        <source>Step</source>
        <translation>Schritt</translation>
    </message>
    <message>
        <source>Let the bots make one move, then wait</source>
        <translation>Die Bots einen Zug machen lassen, dann warten</translation>
    </message>
    <message>
        <source>Series</source>
        <translation>Serie</translation>
    </message>
    <message>
        <source>Let the next game start by itself; the score is kept</source>
        <translation>Das nächste Spiel beginnt von selbst; der Stand bleibt</translation>
    </message>
    <message>
        <source>How fast the bots play: slow, normal, fast or instant</source>
        <translation>Wie schnell die Bots spielen: langsam, normal, schnell oder sofort</translation>
    </message>
    <message>
        <source>Slow</source>
        <translation>Langsam</translation>
    </message>
    <message>
        <source>Normal</source>
        <translation>Normal</translation>
    </message>
    <message>
        <source>Fast</source>
        <translation>Schnell</translation>
    </message>
    <message>
        <source>Instant</source>
        <translation>Sofort</translation>
    </message>
</context>
<context>
    <name>WatchFeature</name>
    <message>
        <source>The next game starts in {seconds} s.</source>
        <translation>Das nächste Spiel beginnt in {seconds} s.</translation>
    </message>
</context>
<context>
    <name>WeekCard</name>
    <message>
        <source>{count} solved</source>
        <translation>{count} gelöst</translation>
    </message>
    <message>
        <source>This week</source>
        <translation>Diese Woche</translation>
    </message>
</context>
<context>
    <name>_LessonButton</name>
    <message>
        <source>Lesson: {title}</source>
        <translation>Lektion: {title}</translation>
    </message>
    <message>
        <source>{lesson}, done</source>
        <translation>{lesson}, geschafft</translation>
    </message>
</context>
<context>
    <name>aloud_texts</name>
    <message>
        <source>Column {column}: {discs}.</source>
        <translation>Spalte {column}: {discs}.</translation>
    </message>
    <message>
        <source>The other columns are empty.</source>
        <translation>Die anderen Spalten sind leer.</translation>
    </message>
    <message>
        <source>Row {row}: {discs}.</source>
        <translation>Reihe {row}: {discs}.</translation>
    </message>
    <message>
        <source>The other rows are empty.</source>
        <translation>Die anderen Reihen sind leer.</translation>
    </message>
    <message>
        <source>The board is empty.</source>
        <translation>Das Brett ist leer.</translation>
    </message>
    <message>
        <source>You play {disc} against {opponent}.</source>
        <translation>Du spielst mit {disc} gegen {opponent}.</translation>
    </message>
    <message>
        <source>{first} plays {red}, {second} plays {yellow}.</source>
        <translation>{first} spielt mit {red}, {second} mit {yellow}.</translation>
    </message>
    <message>
        <source>{player}, level {level}</source>
        <translation>{player}, Stufe {level}</translation>
    </message>
    <message>
        <source>{time} for the game</source>
        <translation>{time} für die Partie</translation>
    </message>
    <message>
        <source>{name} has {time} for the game</source>
        <translation>{name} hat noch {time} für die Partie</translation>
    </message>
    <message>
        <source>Elapsed {time}</source>
        <translation>Spielzeit {time}</translation>
    </message>
    <message>
        <source>Time for this move: {seconds} s</source>
        <translation>Noch {seconds} s für diesen Zug</translation>
    </message>
    <message>
        <source>There are no threats.</source>
        <translation>Es gibt keine Drohungen.</translation>
    </message>
    <message>
        <source>{disc} makes four at {cells}.</source>
        <translation>{disc} macht vier auf {cells}.</translation>
    </message>
    <message>
        <source>{cell}, now</source>
        <translation>{cell}, jetzt</translation>
    </message>
    <message>
        <source>column {column}, row {row}</source>
        <translation>Spalte {column}, Reihe {row}</translation>
    </message>
    <message>
        <source>The line goes from {start} to {end}.</source>
        <translation>Die Linie geht von {start} bis {end}.</translation>
    </message>
    <message>
        <source>The winning discs: {cells}.</source>
        <translation>Die Gewinnsteine: {cells}.</translation>
    </message>
</context>
<context>
    <name>analysis_texts</name>
    <message>
        <source>draw</source>
        <translation>remis</translation>
    </message>
    <message>
        <source>wins</source>
        <translation>gewinnt</translation>
    </message>
    <message>
        <source>loses</source>
        <translation>verliert</translation>
    </message>
    <message>
        <source>wins in {moves}</source>
        <translation>gewinnt in {moves}</translation>
    </message>
    <message>
        <source>loses in {moves}</source>
        <translation>verliert in {moves}</translation>
    </message>
    <message>
        <source>W</source>
        <comment>wins</comment>
        <translation>G</translation>
    </message>
    <message>
        <source>L</source>
        <comment>loses</comment>
        <translation>V</translation>
    </message>
    <message>
        <source>full</source>
        <translation>voll</translation>
    </message>
    <message>
        <source>Column {number}: {score}</source>
        <translation>Spalte {number}: {score}</translation>
    </message>
    <message>
        <source>Thinking…</source>
        <translation>Denkt nach …</translation>
    </message>
    <message>
        <source>Draw</source>
        <translation>Unentschieden</translation>
    </message>
    <message>
        <source>{name} has won</source>
        <translation>{name} hat gewonnen</translation>
    </message>
    <message>
        <source>{name} wins</source>
        <translation>{name} gewinnt</translation>
    </message>
    <message>
        <source>{name} wins in {moves}</source>
        <translation>{name} gewinnt in {moves}</translation>
    </message>
    <message>
        <source>Every column loses</source>
        <translation>Jede Spalte verliert</translation>
    </message>
    <message>
        <source>Only column {number} keeps the win</source>
        <translation>Nur Spalte {number} sichert den Sieg</translation>
    </message>
    <message>
        <source>Only column {number} keeps the draw</source>
        <translation>Nur Spalte {number} sichert das Unentschieden</translation>
    </message>
    <message>
        <source>Best so far: {columns}</source>
        <translation>Bisher am besten: {columns}</translation>
    </message>
    <message>
        <source>Holds out longest: {columns}</source>
        <translation>Hält am längsten durch: {columns}</translation>
    </message>
    <message>
        <source>Best: {columns}</source>
        <translation>Am besten: {columns}</translation>
    </message>
    <message>
        <source>{proven} of {count} proven</source>
        <translation>{proven}/{count} bewiesen</translation>
    </message>
    <message>
        <source>Move {number}: {verdict}</source>
        <translation>Zug {number}: {verdict}</translation>
    </message>
    <message>
        <source>One disc here would make four, in row {row}. Odd rows help {odd}, even rows help {even}.</source>
        <translation>Ein Stein hier ergäbe vier, in Reihe {row}. Ungerade Reihen helfen {odd}, gerade helfen {even}.</translation>
    </message>
    <message>
        <source>{name} ahead</source>
        <translation>{name} vorn</translation>
    </message>
    <message>
        <source>not known yet</source>
        <translation>noch nicht bekannt</translation>
    </message>
    <message>
        <source>estimate {value}</source>
        <translation>geschätzt {value}</translation>
    </message>
    <message>
        <source>column {numbers}</source>
        <translation>Spalte {numbers}</translation>
    </message>
    <message>
        <source>columns {numbers}</source>
        <translation>Spalten {numbers}</translation>
    </message>
    <message>
        <source>About even</source>
        <translation>Etwa gleich</translation>
    </message>
    <message>
        <source>{name} looks better</source>
        <translation>{name} steht besser</translation>
    </message>
</context>
<context>
    <name>brief_texts</name>
    <message>
        <source>Column {column}, {disc}</source>
        <translation>Spalte {column}, {disc}</translation>
    </message>
    <message>
        <source>New game; {mover} to move</source>
        <translation>Neues Spiel; {mover} ist am Zug</translation>
    </message>
    <message>
        <source>Undone: {moves}</source>
        <translation>Zurückgenommen: {moves}</translation>
    </message>
    <message>
        <source>Redone: {moves}</source>
        <translation>Wiederhergestellt: {moves}</translation>
    </message>
    <message>
        <source>{mover} to move</source>
        <translation>{mover} ist am Zug</translation>
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
        <translation>Spalte {number}</translation>
    </message>
    <message>
        <source>Row {number}</source>
        <translation>Reihe {number}</translation>
    </message>
    <message>
        <source>Column {column}, row {row}: empty</source>
        <translation>Spalte {column}, Reihe {row}: leer</translation>
    </message>
    <message>
        <source>Column {column}, row {row}: {disc}, in the winning line</source>
        <translation>Spalte {column}, Reihe {row}: {disc}, in der Gewinnlinie</translation>
    </message>
    <message>
        <source>Column {column}, row {row}: {disc}, the last move</source>
        <translation>Spalte {column}, Reihe {row}: {disc}, letzter Zug</translation>
    </message>
    <message>
        <source>Column {column}, row {row}: {disc}</source>
        <translation>Spalte {column}, Reihe {row}: {disc}</translation>
    </message>
</context>
<context>
    <name>coach</name>
    <message>
        <source>column {column}, row {row}</source>
        <translation>Spalte {column}, Reihe {row}</translation>
    </message>
    <message>
        <source>Whether the game could have been held is not known here.</source>
        <translation>Ob das Spiel noch zu halten war, ist hier nicht bekannt.</translation>
    </message>
    <message>
        <source>{mover} could have won at once: {cell} makes four.</source>
        <translation>{mover} hätte sofort gewinnen können: Ein Stein in {cell} ergibt vier.</translation>
    </message>
    <message>
        <source>{other} needs only {cell} for four. That had to be blocked.</source>
        <translation>{other} braucht nur noch {cell} für vier. Das musste blockiert werden.</translation>
    </message>
    <message>
        <source>This disc is a step for {other}: right on top of it, {cell} makes four.</source>
        <translation>Dieser Stein ist eine Stufe für {other}: Direkt darüber, in {cell}, ergibt ein Stein vier.</translation>
    </message>
    <message>
        <source>Now {other} plays column {column} and threatens two fours at once, {cell} and {second}. Only one of them can be blocked.</source>
        <translation>Jetzt spielt {other} Spalte {column} und droht zweimal mit vier, in {cell} und in {second}. Nur eine dieser Drohungen lässt sich blockieren.</translation>
    </message>
    <message>
        <source>{mover} could have played column {column}, threatening two fours at once, {cell} and {second}. Only one of them can be blocked.</source>
        <translation>{mover} hätte Spalte {column} spielen können, mit zwei Drohungen auf einmal, in {cell} und in {second}. Nur eine davon lässt sich blockieren.</translation>
    </message>
    <message>
        <source>This threatens two fours at once, {cell} and {second}. Only one of them can be blocked.</source>
        <translation>Das droht zweimal mit vier, in {cell} und in {second}. Nur eine dieser Drohungen lässt sich blockieren.</translation>
    </message>
    <message>
        <source>Now {other} plays column {column} and threatens {cell}. Blocking it only opens {second} above, which makes four too.</source>
        <translation>Jetzt spielt {other} Spalte {column} und droht mit vier in {cell}. Wer dort blockiert, öffnet nur {second} darüber, und auch das ergibt vier.</translation>
    </message>
    <message>
        <source>{mover} could have played column {column}, threatening {cell}. Blocking it only opens {second} above, which makes four too.</source>
        <translation>{mover} hätte Spalte {column} spielen und mit vier in {cell} drohen können. Wer dort blockiert, öffnet nur {second} darüber, und auch das ergibt vier.</translation>
    </message>
    <message>
        <source>This threatens {cell}. Blocking it only opens {second} above, which makes four too.</source>
        <translation>Das droht mit vier in {cell}. Wer dort blockiert, öffnet nur {second} darüber, und auch das ergibt vier.</translation>
    </message>
    <message>
        <source>Now {other} forces four in {moves} moves, starting with column {column}: every disc threatens four, so there is only one answer each time.</source>
        <translation>Jetzt erzwingt {other} vier in {moves} Zügen, beginnend mit Spalte {column}: Jeder Stein droht mit vier, und es gibt jedes Mal nur eine Antwort.</translation>
    </message>
    <message>
        <source>{mover} could have forced four in {moves} moves, starting with column {column}: every disc threatens four, so there is only one answer each time.</source>
        <translation>{mover} hätte vier in {moves} Zügen erzwingen können, beginnend mit Spalte {column}: Jeder Stein droht mit vier, und es gibt jedes Mal nur eine Antwort.</translation>
    </message>
    <message>
        <source>This forces four in {moves} moves: every disc threatens four, so there is only one answer each time.</source>
        <translation>Das erzwingt vier in {moves} Zügen: Jeder Stein droht mit vier, und es gibt jedes Mal nur eine Antwort.</translation>
    </message>
    <message numerus="yes">
        <source>This still wins, but %n move(s) later than column {column}.</source>
        <translation>
            <numerusform>Das gewinnt noch, aber %n Zug später als Spalte {column}.</numerusform>
            <numerusform>Das gewinnt noch, aber %n Züge später als Spalte {column}.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The game was lost anyway, but column {column} holds out %n move(s) longer.</source>
        <translation>
            <numerusform>Das Spiel war ohnehin verloren, aber Spalte {column} hält %n Zug länger stand.</numerusform>
            <numerusform>Das Spiel war ohnehin verloren, aber Spalte {column} hält %n Züge länger stand.</numerusform>
        </translation>
    </message>
    <message>
        <source>This disc lies right below {cell}, where {mover} would have made four. Now {other} can close that cell.</source>
        <translation>Dieser Stein liegt direkt unter {cell}, wo {mover} vier gehabt hätte. Jetzt kann {other} dieses Feld schließen.</translation>
    </message>
    <message>
        <source>Now {other} plays column {column}, and {mover} has no safe move left: every disc opens a winning cell, such as {cell}.</source>
        <translation>Jetzt spielt {other} Spalte {column}, und {mover} hat keinen sicheren Zug mehr: Jeder Stein öffnet ein Gewinnfeld, zum Beispiel {cell}.</translation>
    </message>
    <message>
        <source>After column {column}, {other} would have had no safe move left: every disc opens a winning cell, such as {cell}.</source>
        <translation>Nach Spalte {column} hätte {other} keinen sicheren Zug mehr gehabt: Jeder Stein öffnet ein Gewinnfeld, zum Beispiel {cell}.</translation>
    </message>
    <message>
        <source>Now {other} has no safe move left: every disc opens a winning cell, such as {cell}.</source>
        <translation>Jetzt hat {other} keinen sicheren Zug mehr: Jeder Stein öffnet ein Gewinnfeld, zum Beispiel {cell}.</translation>
    </message>
    <message>
        <source>Now {other} plays column {column}. From then on it is enough to block fours and otherwise answer on top of every disc: that always makes four, for example {cell}.</source>
        <translation>Jetzt spielt {other} Spalte {column}. Von da an genügt es, jede drohende Vier zu blockieren und sonst auf jeden Stein direkt darüber zu antworten: Das ergibt immer vier, zum Beispiel in {cell}.</translation>
    </message>
    <message>
        <source>{mover} could have played column {column}. From then on it is enough to block fours and otherwise answer on top of every disc: that always makes four, for example {cell}.</source>
        <translation>{mover} hätte Spalte {column} spielen können. Von da an genügt es, jede drohende Vier zu blockieren und sonst auf jeden Stein direkt darüber zu antworten: Das ergibt immer vier, zum Beispiel in {cell}.</translation>
    </message>
    <message>
        <source>From here on it is enough to block fours and otherwise answer on top of every disc: that always makes four, for example {cell}.</source>
        <translation>Von hier an genügt es, jede drohende Vier zu blockieren und sonst auf jeden Stein direkt darüber zu antworten: Das ergibt immer vier, zum Beispiel in {cell}.</translation>
    </message>
    <message>
        <source>Now {other} wins, and the winning cell {cell} decides: without it nothing could be forced.</source>
        <translation>Jetzt gewinnt {other}, und das Gewinnfeld {cell} entscheidet: Ohne dieses Feld ließe sich nichts erzwingen.</translation>
    </message>
    <message>
        <source>Now {other} wins with the winning cell {cell}. With best play, {mover} has nothing better in the end than to play right below it.</source>
        <translation>Jetzt gewinnt {other} mit dem Gewinnfeld {cell}. Bei bestem Spiel bleibt {mover} am Ende nichts Besseres, als direkt darunter zu spielen.</translation>
    </message>
    <message>
        <source>{mover} could have won, starting with column {column}. The winning cell {cell} decides: without it nothing could be forced.</source>
        <translation>{mover} hätte gewinnen können, beginnend mit Spalte {column}. Das Gewinnfeld {cell} entscheidet: Ohne dieses Feld ließe sich nichts erzwingen.</translation>
    </message>
    <message>
        <source>{mover} could have won with the winning cell {cell}, starting with column {column}. With best play, {other} has nothing better in the end than to play right below it.</source>
        <translation>{mover} hätte mit dem Gewinnfeld {cell} gewinnen können, beginnend mit Spalte {column}. Bei bestem Spiel bleibt {other} am Ende nichts Besseres, als direkt darunter zu spielen.</translation>
    </message>
    <message>
        <source>This wins, and the winning cell {cell} decides: without it nothing could be forced.</source>
        <translation>Das gewinnt, und das Gewinnfeld {cell} entscheidet: Ohne dieses Feld ließe sich nichts erzwingen.</translation>
    </message>
    <message>
        <source>This wins with the winning cell {cell}. With best play, {other} has nothing better in the end than to play right below it.</source>
        <translation>Das gewinnt mit dem Gewinnfeld {cell}. Bei bestem Spiel bleibt {other} am Ende nichts Besseres, als direkt darunter zu spielen.</translation>
    </message>
    <message>
        <source>Now {other} plays column {column} and gets a winning cell, {cell}, which decides the game.</source>
        <translation>Jetzt spielt {other} Spalte {column} und bekommt ein Gewinnfeld, {cell}, das das Spiel entscheidet.</translation>
    </message>
    <message>
        <source>{mover} could have played column {column}: that makes a winning cell, {cell}, which decides the game.</source>
        <translation>{mover} hätte Spalte {column} spielen können: Das schafft ein Gewinnfeld, {cell}, das das Spiel entscheidet.</translation>
    </message>
    <message>
        <source>This makes a winning cell, {cell}, which decides the game.</source>
        <translation>Das schafft ein Gewinnfeld, {cell}, das das Spiel entscheidet.</translation>
    </message>
    <message>
        <source>The key point was {cell}. It was left open, and every way for {other} to force four needs it.</source>
        <translation>Der Schlüsselpunkt war {cell}. Er blieb offen, und {other} braucht ihn auf jedem Weg, vier zu erzwingen.</translation>
    </message>
    <message>
        <source>Now {other} can force four, starting with column {column}, and every way needs {cell}.</source>
        <translation>Jetzt kann {other} vier erzwingen, beginnend mit Spalte {column}, und jeder Weg braucht {cell}.</translation>
    </message>
    <message>
        <source>{mover} could have forced four, starting with column {column}. Every way needs {cell}.</source>
        <translation>{mover} hätte vier erzwingen können, beginnend mit Spalte {column}. Jeder Weg braucht {cell}.</translation>
    </message>
    <message>
        <source>From here on four can be forced, and every way needs {cell}.</source>
        <translation>Von hier an lässt sich vier erzwingen, und jeder Weg braucht {cell}.</translation>
    </message>
    <message>
        <source>To win, {mover} needed {cell}, and now {other} can take it. Column {column} kept the win.</source>
        <translation>Zum Sieg brauchte {mover} das Feld {cell}, und jetzt kann {other} dieses Feld nehmen. Spalte {column} hielt den Sieg fest.</translation>
    </message>
    <message>
        <source>To win, {mover} needed both {cell} and {second}, and now {other} can take one of them. Column {column} kept the win.</source>
        <translation>Zum Sieg brauchte {mover} sowohl {cell} als auch {second}, und jetzt kann {other} eines dieser Felder nehmen. Spalte {column} hielt den Sieg fest.</translation>
    </message>
    <message>
        <source>Now {other} can force four by way of {cell} or {second}, starting with column {column}. Closing one of them is not enough.</source>
        <translation>Jetzt kann {other} über {cell} oder {second} vier erzwingen, beginnend mit Spalte {column}. Eines dieser Felder zu schließen genügt nicht.</translation>
    </message>
    <message>
        <source>{mover} could have forced four by way of {cell} or {second}, starting with column {column}. Closing one of them is not enough.</source>
        <translation>{mover} hätte über {cell} oder {second} vier erzwingen können, beginnend mit Spalte {column}. Eines dieser Felder zu schließen genügt nicht.</translation>
    </message>
    <message>
        <source>From here on four can be forced by way of {cell} or {second}. Closing one of them is not enough.</source>
        <translation>Von hier an lässt sich über {cell} oder {second} vier erzwingen. Eines dieser Felder zu schließen genügt nicht.</translation>
    </message>
    <message>
        <source>Now {other} wins: with best play the columns fill up, until {mover} has nothing better than to play right below {cell}.</source>
        <translation>Jetzt gewinnt {other}: Bei bestem Spiel füllen sich die Spalten, bis {mover} nichts Besseres bleibt, als direkt unter {cell} zu spielen.</translation>
    </message>
    <message>
        <source>{mover} could have won, starting with column {column}: with best play the columns fill up, until {other} has nothing better than to play right below {cell}.</source>
        <translation>{mover} hätte gewinnen können, beginnend mit Spalte {column}: Bei bestem Spiel füllen sich die Spalten, bis {other} nichts Besseres bleibt, als direkt unter {cell} zu spielen.</translation>
    </message>
    <message>
        <source>This wins: with best play the columns fill up, until {other} has nothing better than to play right below {cell}.</source>
        <translation>Das gewinnt: Bei bestem Spiel füllen sich die Spalten, bis {other} nichts Besseres bleibt, als direkt unter {cell} zu spielen.</translation>
    </message>
    <message>
        <source>Now {other} wins: with best play the game ends with two winning cells, {cell} and {second}, of which only one can be closed.</source>
        <translation>Jetzt gewinnt {other}: Bei bestem Spiel endet das Spiel mit zwei Gewinnfeldern, {cell} und {second}, von denen sich nur eines schließen lässt.</translation>
    </message>
    <message>
        <source>{mover} could have won, starting with column {column}: with best play the game ends with two winning cells, {cell} and {second}, of which only one can be closed.</source>
        <translation>{mover} hätte gewinnen können, beginnend mit Spalte {column}: Bei bestem Spiel endet das Spiel mit zwei Gewinnfeldern, {cell} und {second}, von denen sich nur eines schließen lässt.</translation>
    </message>
    <message>
        <source>This wins: with best play the game ends with two winning cells, {cell} and {second}, of which only one can be closed.</source>
        <translation>Das gewinnt: Bei bestem Spiel endet das Spiel mit zwei Gewinnfeldern, {cell} und {second}, von denen sich nur eines schließen lässt.</translation>
    </message>
    <message>
        <source>This lets {other} escape: {cell} is the only answer that saves the draw.</source>
        <translation>Das lässt {other} entkommen: Nur die Antwort in {cell} rettet das Unentschieden.</translation>
    </message>
    <message>
        <source>This allows {other} one strong answer: {cell} wins.</source>
        <translation>Das erlaubt {other} eine starke Antwort: Ein Stein in {cell} gewinnt.</translation>
    </message>
    <message>
        <source>Column {column} holds the draw: from then on it is enough to block fours and otherwise answer on top of every disc.</source>
        <translation>Spalte {column} hält das Unentschieden: Von da an genügt es, jede drohende Vier zu blockieren und sonst auf jeden Stein direkt darüber zu antworten.</translation>
    </message>
    <message>
        <source>This lets the win slip. Column {column} was the only move that wins.</source>
        <translation>Das verschenkt den Sieg. Nur Spalte {column} gewann.</translation>
    </message>
    <message>
        <source>This turns a win into a loss. Column {column} was the only move that wins.</source>
        <translation>Das macht aus einem Sieg eine Niederlage. Nur Spalte {column} gewann.</translation>
    </message>
    <message>
        <source>This loses a drawn game. Column {column} was the only move that holds the draw.</source>
        <translation>Das verliert ein unentschiedenes Spiel. Nur Spalte {column} hielt das Unentschieden.</translation>
    </message>
    <message>
        <source>This lets the win slip. Column {column} wins.</source>
        <translation>Das verschenkt den Sieg. Spalte {column} gewinnt.</translation>
    </message>
    <message>
        <source>This turns a win into a loss. Column {column} wins.</source>
        <translation>Das macht aus einem Sieg eine Niederlage. Spalte {column} gewinnt.</translation>
    </message>
    <message>
        <source>This loses a drawn game. Column {column} holds the draw.</source>
        <translation>Das verliert ein unentschiedenes Spiel. Spalte {column} hält das Unentschieden.</translation>
    </message>
    <message>
        <source>This makes four in a row.</source>
        <translation>Das ergibt vier in einer Reihe.</translation>
    </message>
    <message>
        <source>This blocks {cell}, where {other} would have made four.</source>
        <translation>Das blockiert {cell}, wo {other} vier gehabt hätte.</translation>
    </message>
    <message>
        <source>This stops a plan: with another turn, {other} would have played column {column} and forced four.</source>
        <translation>Das durchkreuzt einen Plan: Mit einem weiteren Zug hätte {other} Spalte {column} gespielt und vier erzwungen.</translation>
    </message>
    <message>
        <source>This takes the key point {cell}, which {other} would need to force four.</source>
        <translation>Das nimmt den Schlüsselpunkt {cell}, den {other} bräuchte, um vier zu erzwingen.</translation>
    </message>
    <message>
        <source>This is safe: from here on it is enough to block fours and otherwise answer on top of every disc, and {mover} never loses.</source>
        <translation>Das ist sicher: Von hier an genügt es, jede drohende Vier zu blockieren und sonst auf jeden Stein direkt darüber zu antworten, und {mover} verliert nie.</translation>
    </message>
    <message>
        <source>This is the only move that keeps the win.</source>
        <translation>Das ist der einzige Zug, der den Sieg festhält.</translation>
    </message>
    <message>
        <source>This is the only move that keeps the draw.</source>
        <translation>Das ist der einzige Zug, der das Unentschieden hält.</translation>
    </message>
    <message numerus="yes">
        <source>This keeps the win, unlike %n other column(s).</source>
        <translation>
            <numerusform>Das hält den Sieg fest, anders als %n andere Spalte.</numerusform>
            <numerusform>Das hält den Sieg fest, anders als %n andere Spalten.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>This keeps the draw, unlike %n other column(s).</source>
        <translation>
            <numerusform>Das hält das Unentschieden, anders als %n andere Spalte.</numerusform>
            <numerusform>Das hält das Unentschieden, anders als %n andere Spalten.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The game is lost against best play. No move holds out longer: four comes in %n move(s).</source>
        <translation>
            <numerusform>Gegen bestes Spiel ist die Partie verloren. Kein Zug hält länger stand: Die Vier kommt in %n Zug.</numerusform>
            <numerusform>Gegen bestes Spiel ist die Partie verloren. Kein Zug hält länger stand: Die Vier kommt in %n Zügen.</numerusform>
        </translation>
    </message>
    <message>
        <source>Every move leads to the same result here.</source>
        <translation>Hier führt jeder Zug zum selben Ergebnis.</translation>
    </message>
    <message>
        <source>This is the only column with room.</source>
        <translation>Nur in dieser Spalte ist noch Platz.</translation>
    </message>
    <message>
        <source>There is a four to be made at once.</source>
        <translation>Hier lässt sich sofort eine Vier bilden.</translation>
    </message>
    <message>
        <source>Now {other} makes four at once.</source>
        <translation>Jetzt macht {other} sofort vier.</translation>
    </message>
    <message>
        <source>This disc is a step for {other}, who makes four right on top of it.</source>
        <translation>Dieser Stein ist eine Stufe: Direkt darüber macht {other} vier.</translation>
    </message>
    <message>
        <source>Now {other} can threaten two fours at once, and only one of them can be blocked.</source>
        <translation>Jetzt kann {other} zweimal auf einmal mit vier drohen, und nur eine dieser Drohungen lässt sich blockieren.</translation>
    </message>
    <message>
        <source>Now {other} can threaten a four, and blocking it only opens another one above.</source>
        <translation>Jetzt kann {other} mit vier drohen, und wer das blockiert, öffnet nur die nächste Vier darüber.</translation>
    </message>
    <message>
        <source>Now {other} forces four in {moves} moves with one threat after the other.</source>
        <translation>Jetzt erzwingt {other} vier in {moves} Zügen, mit einer Drohung nach der anderen.</translation>
    </message>
    <message>
        <source>This lets the win slip: now {other} can hold the draw.</source>
        <translation>Das verschenkt den Sieg: Jetzt kann {other} das Unentschieden halten.</translation>
    </message>
    <message>
        <source>This turns a win into a loss: now {other} can force four.</source>
        <translation>Das macht aus einem Sieg eine Niederlage: Jetzt kann {other} vier erzwingen.</translation>
    </message>
    <message>
        <source>This loses a drawn game: now {other} can force four.</source>
        <translation>Das verliert ein unentschiedenes Spiel: Jetzt kann {other} vier erzwingen.</translation>
    </message>
    <message>
        <source>This still wins, but there is a quicker way.</source>
        <translation>Das gewinnt noch, aber es geht schneller.</translation>
    </message>
    <message>
        <source>This loses sooner than it has to.</source>
        <translation>Das verliert früher als nötig.</translation>
    </message>
    <message>
        <source>This loses: now {other} can force four.</source>
        <translation>Das verliert: Jetzt kann {other} vier erzwingen.</translation>
    </message>
</context>
<context>
    <name>disc_names</name>
    <message>
        <source>Player 1</source>
        <translation>Spieler 1</translation>
    </message>
    <message>
        <source>Player 2</source>
        <translation>Spieler 2</translation>
    </message>
</context>
<context>
    <name>export_format</name>
    <message>
        <source>Picture of the board</source>
        <translation>Bild des Bretts</translation>
    </message>
    <message>
        <source>Drawing of the board</source>
        <translation>Zeichnung des Bretts</translation>
    </message>
    <message>
        <source>Film of the game</source>
        <translation>Film des Spiels</translation>
    </message>
    <message>
        <source>Game</source>
        <translation>Spiel</translation>
    </message>
</context>
<context>
    <name>export_kind</name>
    <message>
        <source>The chosen game</source>
        <translation>Das gewählte Spiel</translation>
    </message>
    <message>
        <source>All listed games ({count}), to import again</source>
        <translation>Alle Spiele der Liste ({count}), zum Einlesen</translation>
    </message>
    <message>
        <source>All listed games ({count}), for a spreadsheet</source>
        <translation>Alle Spiele der Liste ({count}), als Tabelle</translation>
    </message>
</context>
<context>
    <name>fault_texts</name>
    <message>
        <source>{name} cannot play on: this game does not say where its file is.</source>
        <translation>{name} kann nicht weiterspielen: In diesem Spiel steht nicht, wo die Datei liegt.</translation>
    </message>
    <message>
        <source>{name} cannot play: there is no file {detail}.</source>
        <translation>{name} kann nicht spielen: Die Datei {detail} gibt es nicht.</translation>
    </message>
    <message>
        <source>{name} did not start: {detail}.</source>
        <translation>{name} ist nicht gestartet: {detail}.</translation>
    </message>
    <message>
        <source>{name} was not ready within {detail} seconds.</source>
        <translation>{name} war nach {detail} Sekunden noch nicht bereit.</translation>
    </message>
    <message>
        <source>{name} has neither a class with next_move nor a function called agent.</source>
        <translation>{name} hat weder eine Klasse mit next_move noch eine Funktion namens agent.</translation>
    </message>
    <message>
        <source>{name} has no class or function called {detail}.</source>
        <translation>{name} hat keine Klasse oder Funktion namens {detail}.</translation>
    </message>
    <message>
        <source>{name} does not know the rules {detail}.</source>
        <translation>{name} kennt die Regeln {detail} nicht.</translation>
    </message>
    <message>
        <source>{name} took longer than {detail} seconds for a move.</source>
        <translation>{name} hat für einen Zug länger als {detail} Sekunden gebraucht.</translation>
    </message>
    <message>
        <source>{name} crashed: {detail}.</source>
        <translation>{name} ist abgestürzt: {detail}.</translation>
    </message>
    <message>
        <source>{name} ended in the middle of the game: {detail}.</source>
        <translation>{name} hat sich mitten im Spiel beendet: {detail}.</translation>
    </message>
    <message>
        <source>{name} closed its output.</source>
        <translation>{name} hat seine Ausgabe geschlossen.</translation>
    </message>
    <message>
        <source>{name} answered {detail}, which is no column.</source>
        <translation>{name} hat {detail} geantwortet, das ist keine Spalte.</translation>
    </message>
    <message>
        <source>{name} chose column {detail}, which is not on the board.</source>
        <translation>{name} hat Spalte {detail} gewählt, die es auf dem Brett nicht gibt.</translation>
    </message>
    <message>
        <source>{name} chose column {detail}, which is full.</source>
        <translation>{name} hat Spalte {detail} gewählt, die voll ist.</translation>
    </message>
    <message>
        <source>{name} answered {detail}, which is no move here.</source>
        <translation>{name} hat {detail} geantwortet, das ist hier kein Zug.</translation>
    </message>
    <message>
        <source>{name} started more than {detail} processes.</source>
        <translation>{name} hat mehr als {detail} Prozesse gestartet.</translation>
    </message>
    <message>
        <source>{name} used more than {detail} MB of memory.</source>
        <translation>{name} hat mehr als {detail} MB Speicher gebraucht.</translation>
    </message>
    <message>
        <source>{name} printed more than {detail} KB in one move.</source>
        <translation>{name} hat in einem Zug mehr als {detail} KB ausgegeben.</translation>
    </message>
    <message>
        <source>In a sandbox: no network, files read-only, limited memory.</source>
        <translation>In einer Sandbox: kein Netz, Dateien nur lesbar, begrenzter Speicher.</translation>
    </message>
    <message>
        <source>Limited memory, but it can use your files and the network.</source>
        <translation>Begrenzter Speicher, aber Zugriff auf deine Dateien und das Netz.</translation>
    </message>
    <message>
        <source>Limited time only: it can use your files and the network.</source>
        <translation>Nur begrenzte Zeit: Zugriff auf deine Dateien und das Netz.</translation>
    </message>
</context>
<context>
    <name>game_texts</name>
    <message>
        <source>{size} · {first} against {second}</source>
        <translation>{size} · {first} gegen {second}</translation>
    </message>
    <message>
        <source>{size} · Level: {level}</source>
        <translation>{size} · {level}</translation>
    </message>
    <message>
        <source>{size} · Two players</source>
        <translation>{size} · Zu zweit</translation>
    </message>
    <message>
        <source>thinking…</source>
        <translation>denkt …</translation>
    </message>
    <message>
        <source>to move</source>
        <translation>am Zug</translation>
    </message>
    <message>
        <source>{size} · against {name}</source>
        <translation>{size} · gegen {name}</translation>
    </message>
    <message>
        <source>proving…</source>
        <translation>beweist …</translation>
    </message>
    <message>
        <source>{name} is not certain: it found no proof for this move.</source>
        <translation>{name} ist nicht sicher: Für diesen Zug fand sich kein Beweis.</translation>
    </message>
    <message>
        <source>{disc} at random</source>
        <translation>{disc} zufällig</translation>
    </message>
    <message>
        <source>The game has stopped</source>
        <translation>Das Spiel ist stehen geblieben</translation>
    </message>
    <message>
        <source>Paused · {name} to move</source>
        <translation>Pause · {name} ist am Zug</translation>
    </message>
    <message>
        <source>{name} is proving</source>
        <translation>{name} beweist</translation>
    </message>
    <message>
        <source>{name} is thinking</source>
        <translation>{name} denkt nach</translation>
    </message>
    <message>
        <source>{name} to move · {time}</source>
        <translation>{name} ist am Zug · {time}</translation>
    </message>
    <message>
        <source>{name} to move</source>
        <translation>{name} ist am Zug</translation>
    </message>
    <message>
        <source>{name} to move · {seconds} s</source>
        <translation>{name} ist am Zug · {seconds} s</translation>
    </message>
    <message>
        <source>{disc} passes</source>
        <translation>{disc} setzt aus</translation>
    </message>
    <message>
        <source>{disc}, column {column}, row {row}</source>
        <translation>{disc}, Spalte {column}, Reihe {row}</translation>
    </message>
    <message>
        <source>best move</source>
        <translation>bester Zug</translation>
    </message>
    <message>
        <source>good move</source>
        <translation>guter Zug</translation>
    </message>
    <message>
        <source>inaccuracy</source>
        <translation>Ungenauigkeit</translation>
    </message>
    <message>
        <source>mistake</source>
        <translation>Fehler</translation>
    </message>
    <message>
        <source>blunder</source>
        <translation>grober Fehler</translation>
    </message>
    <message>
        <source>only move</source>
        <translation>einziger Zug</translation>
    </message>
    <message>
        <source>The computer cannot move</source>
        <translation>Der Computer kann nicht ziehen</translation>
    </message>
    <message>
        <source>Something went wrong while the computer was thinking; details are in the log. Play again or go back to the menu.</source>
        <translation>Beim Nachdenken des Computers ist etwas schiefgegangen; Näheres steht im Protokoll. Spiele noch einmal oder geh zurück zum Menü.</translation>
    </message>
</context>
<context>
    <name>game_words</name>
    <message>
        <source>A friend</source>
        <translation>Mensch</translation>
    </message>
    <message>
        <source>Two bots</source>
        <translation>Zwei Bots</translation>
    </message>
    <message>
        <source>Own bots</source>
        <translation>Eigene Bots</translation>
    </message>
    <message>
        <source>Tournament</source>
        <translation>Turnier</translation>
    </message>
    <message>
        <source>Won</source>
        <translation>Gewonnen</translation>
    </message>
    <message>
        <source>Draw</source>
        <translation>Remis</translation>
    </message>
    <message>
        <source>Lost</source>
        <translation>Verloren</translation>
    </message>
    <message>
        <source>Unfinished</source>
        <translation>Offen</translation>
    </message>
    <message>
        <source>{name} won</source>
        <translation>{name} hat gewonnen</translation>
    </message>
    <message>
        <source>{seconds} s per turn</source>
        <translation>{seconds} s pro Zug</translation>
    </message>
    <message>
        <source>clock {time}</source>
        <translation>Bedenkzeit {time}</translation>
    </message>
    <message>
        <source>Today</source>
        <translation>Heute</translation>
    </message>
    <message>
        <source>Yesterday</source>
        <translation>Gestern</translation>
    </message>
    <message>
        <source>{first} against {second}</source>
        <translation>{first} gegen {second}</translation>
    </message>
</context>
<context>
    <name>hint_texts</name>
    <message>
        <source>Hint: column {number} · blocks a win</source>
        <translation>Tipp: Spalte {number} · verhindert den Sieg des Gegners</translation>
    </message>
    <message>
        <source>Hint: column {number} · every other column loses</source>
        <translation>Tipp: Spalte {number} · jede andere verliert</translation>
    </message>
    <message>
        <source>Hint: column {number} · keeps the draw</source>
        <translation>Tipp: Spalte {number} · sichert das Unentschieden</translation>
    </message>
    <message>
        <source>Hint: column {number} · holds out longest</source>
        <translation>Tipp: Spalte {number} · hält am längsten durch</translation>
    </message>
    <message>
        <source>Hint: column {number} · best chance</source>
        <translation>Tipp: Spalte {number} · beste Chance</translation>
    </message>
    <message>
        <source>Hint: column {number} · wins</source>
        <translation>Tipp: Spalte {number} · gewinnt</translation>
    </message>
    <message>
        <source>Hint: column {number} · wins at once</source>
        <translation>Tipp: Spalte {number} · gewinnt sofort</translation>
    </message>
    <message>
        <source>row {number}</source>
        <translation>Reihe {number}</translation>
    </message>
    <message>
        <source>column {number}</source>
        <translation>Spalte {number}</translation>
    </message>
    <message>
        <source>pull out column {number}</source>
        <translation>aus Spalte {number} ziehen</translation>
    </message>
    <message>
        <source>turn the board over</source>
        <translation>das Brett kippen</translation>
    </message>
    <message>
        <source>Hint: {move} · wins at once</source>
        <translation>Tipp: {move} · gewinnt sofort</translation>
    </message>
    <message>
        <source>Hint: {move} · prevents a win</source>
        <translation>Tipp: {move} · verhindert den Sieg des Gegners</translation>
    </message>
    <message>
        <source>Hint: {move} · everything else loses</source>
        <translation>Tipp: {move} · alles andere verliert</translation>
    </message>
    <message>
        <source>Hint: {move} · keeps the draw</source>
        <translation>Tipp: {move} · sichert das Unentschieden</translation>
    </message>
    <message>
        <source>Hint: {move} · holds out longest</source>
        <translation>Tipp: {move} · hält am längsten durch</translation>
    </message>
    <message>
        <source>Hint: {move} · best chance</source>
        <translation>Tipp: {move} · beste Chance</translation>
    </message>
</context>
<context>
    <name>language</name>
    <message>
        <source>en</source>
        <comment>The code of this language, as in the name of its guide.</comment>
        <translation>de</translation>
    </message>
</context>
<context>
    <name>left_off</name>
    <message>
        <source>Your move</source>
        <translation>Du bist am Zug</translation>
    </message>
    <message>
        <source>{name} to move</source>
        <translation>{name} ist am Zug</translation>
    </message>
    <message>
        <source>against {name}</source>
        <translation>gegen {name}</translation>
    </message>
    <message>
        <source>Last game: you won</source>
        <translation>Letztes Spiel: gewonnen</translation>
    </message>
    <message>
        <source>Last game: you lost</source>
        <translation>Letztes Spiel: verloren</translation>
    </message>
    <message>
        <source>Last game: a draw</source>
        <translation>Letztes Spiel: unentschieden</translation>
    </message>
    <message>
        <source>Last game: not finished</source>
        <translation>Letztes Spiel: nicht beendet</translation>
    </message>
    <message>
        <source>Last game: {name} won</source>
        <translation>Letztes Spiel: {name} gewann</translation>
    </message>
</context>
<context>
    <name>lesson_words</name>
    <message>
        <source>Three in a row</source>
        <translation>Drei in einer Reihe</translation>
    </message>
    <message>
        <source>The open three</source>
        <translation>Die offene Drei</translation>
    </message>
    <message>
        <source>Forks</source>
        <translation>Gabeln</translation>
    </message>
    <message>
        <source>The cell above</source>
        <translation>Das Feld darüber</translation>
    </message>
    <message>
        <source>Odd and even rows</source>
        <translation>Ungerade und gerade Reihen</translation>
    </message>
    <message>
        <source>Zugzwang</source>
        <translation>Zugzwang</translation>
    </message>
    <message>
        <source>One more makes four</source>
        <translation>Einer mehr ergibt vier</translation>
    </message>
    <message>
        <source>Free on both sides</source>
        <translation>Frei auf beiden Seiten</translation>
    </message>
    <message>
        <source>Two threats with one disc</source>
        <translation>Zwei Drohungen mit einem Stein</translation>
    </message>
    <message>
        <source>What your disc makes possible</source>
        <translation>Was dein Stein möglich macht</translation>
    </message>
    <message>
        <source>Winning cells that wait</source>
        <translation>Gewinnfelder, die warten</translation>
    </message>
    <message>
        <source>When every move is bad</source>
        <translation>Wenn jeder Zug schlecht ist</translation>
    </message>
    <message>
        <source>Make four in a row</source>
        <translation>Bilde vier in einer Reihe</translation>
    </message>
    <message>
        <source>Stop the opponent&apos;s four</source>
        <translation>Verhindere die Vier des Gegners</translation>
    </message>
    <message>
        <source>Threaten four in two places</source>
        <translation>Drohe an zwei Stellen mit vier</translation>
    </message>
    <message>
        <source>Prevent two threats at once</source>
        <translation>Verhindere zwei Drohungen auf einmal</translation>
    </message>
    <message>
        <source>Play a safe column</source>
        <translation>Spiele eine sichere Spalte</translation>
    </message>
    <message>
        <source>Keep your winning cell</source>
        <translation>Behalte dein Gewinnfeld</translation>
    </message>
    <message>
        <source>Make two winning cells, one above the other</source>
        <translation>Schaffe zwei Gewinnfelder übereinander</translation>
    </message>
    <message>
        <source>Make a winning cell in a good row</source>
        <translation>Schaffe ein Gewinnfeld in einer guten Reihe</translation>
    </message>
    <message>
        <source>Leave the opponent no safe column</source>
        <translation>Lass dem Gegner keine sichere Spalte</translation>
    </message>
    <message>
        <source>Let the opponent run out of safe columns</source>
        <translation>Lass dem Gegner die sicheren Spalten ausgehen</translation>
    </message>
    <message>
        <source>Four discs in a row win. Three are there, and one end of them is free.</source>
        <translation>Vier Steine in einer Reihe gewinnen. Drei liegen schon da, und an einem Ende ist Platz.</translation>
    </message>
    <message>
        <source>A line can be diagonal, too. Look for three discs that climb like stairs.</source>
        <translation>Eine Linie kann auch diagonal sein. Suche drei Steine, die wie eine Treppe ansteigen.</translation>
    </message>
    <message>
        <source>Before every move, look at the opponent&apos;s discs. Three of them stand on top of each other.</source>
        <translation>Sieh dir vor jedem Zug die Steine des Gegners an. Drei davon liegen übereinander.</translation>
    </message>
    <message>
        <source>Three discs with a free cell at both ends win: only one end can be blocked. Two are there.</source>
        <translation>Drei Steine mit einem freien Feld an beiden Enden gewinnen: Nur ein Ende lässt sich blockieren. Zwei liegen schon da.</translation>
    </message>
    <message>
        <source>One end is blocked. The other one is yours.</source>
        <translation>Ein Ende ist blockiert. Das andere gehört dir.</translation>
    </message>
    <message>
        <source>Now the opponent has two discs with room on both sides. Do not wait until there are three.</source>
        <translation>Jetzt hat der Gegner zwei Steine mit Platz auf beiden Seiten. Warte nicht, bis es drei sind.</translation>
    </message>
    <message>
        <source>One disc can belong to two lines. Find the cell where a row and a diagonal meet.</source>
        <translation>Ein Stein kann zu zwei Linien gehören. Finde das Feld, in dem sich eine Reihe und eine Diagonale treffen.</translation>
    </message>
    <message>
        <source>One line is blocked. The other one still needs a single disc.</source>
        <translation>Eine Linie ist blockiert. Der anderen fehlt noch ein einziger Stein.</translation>
    </message>
    <message>
        <source>The opponent wants the cell where a row and a diagonal meet, or one just as strong. Prevent it.</source>
        <translation>Der Gegner will das Feld, in dem sich eine Reihe und eine Diagonale treffen, oder ein ebenso starkes. Verhindere es.</translation>
    </message>
    <message>
        <source>The opponent needs the cell in column {column}, row {row}. It cannot be filled yet, because the cell below is empty. Do not fill that one.</source>
        <translation>Der Gegner braucht das Feld in Spalte {column}, Reihe {row}. Noch ist es nicht erreichbar, weil das Feld darunter leer ist. Fülle dieses nicht.</translation>
    </message>
    <message>
        <source>Now the winning cell in column {column}, row {row} is yours. If you play below it, the opponent closes it.</source>
        <translation>Jetzt gehört das Gewinnfeld in Spalte {column}, Reihe {row} dir. Spielst du darunter, schließt der Gegner es.</translation>
    </message>
    <message>
        <source>Two winning cells on top of each other cannot be stopped: blocking the lower one opens the upper one.</source>
        <translation>Zwei Gewinnfelder übereinander sind nicht aufzuhalten: Wer das untere blockiert, öffnet das obere.</translation>
    </message>
    <message>
        <source>Nobody wants to fill the cell below a winning cell of the opponent. If the rest of the board fills up, one of you has to. On this board rows 3 and 5 suit the player who began: you.</source>
        <translation>Niemand will das Feld unter einem Gewinnfeld des Gegners füllen. Ist der Rest des Bretts voll, muss es einer von euch. Auf diesem Brett sind die Reihen 3 und 5 gut für den, der angefangen hat: für dich.</translation>
    </message>
    <message>
        <source>Now you are the player who came second. On this board rows 2, 4 and 6 suit you.</source>
        <translation>Jetzt bist du als Zweiter dran. Auf diesem Brett sind die Reihen 2, 4 und 6 gut für dich.</translation>
    </message>
    <message>
        <source>With five rows and six columns it is the other way round: rows 2 and 4 suit the player who began. The rule for every board: count the discs that fall before the cell can be filled. If their number is even, it suits whoever is to move.</source>
        <translation>Bei fünf Reihen und sechs Spalten ist es umgekehrt: Die Reihen 2 und 4 sind gut für den, der angefangen hat. Die Regel für jedes Brett: Zähle die Steine, die fallen, bevor das Feld gefüllt werden kann. Ist ihre Zahl gerade, ist es gut für den, der am Zug ist.</translation>
    </message>
    <message>
        <source>Only two columns are left. Your winning cell is in column {column}, row {row}, and nobody wants to play below it.</source>
        <translation>Nur zwei Spalten sind übrig. Dein Gewinnfeld liegt in Spalte {column}, Reihe {row}, und niemand will darunter spielen.</translation>
    </message>
    <message>
        <source>The opponent had no other column and made your winning cell possible.</source>
        <translation>Der Gegner hatte keine andere Spalte und hat dein Gewinnfeld freigegeben.</translation>
    </message>
    <message>
        <source>Your winning cell is in column {column}, row {row}. In the other columns {count} cells are free: an odd number, so you take the last of them.</source>
        <translation>Dein Gewinnfeld liegt in Spalte {column}, Reihe {row}. In den anderen Spalten sind {count} Felder frei: eine ungerade Zahl, also bekommst du das letzte davon.</translation>
    </message>
    <message>
        <source>A single safe cell is left. Whoever takes it decides the game.</source>
        <translation>Ein einziges sicheres Feld ist übrig. Wer es nimmt, entscheidet das Spiel.</translation>
    </message>
    <message>
        <source>That is zugzwang: every move was bad, but one has to move.</source>
        <translation>Das ist Zugzwang: Jeder Zug war schlecht, aber ziehen muss man.</translation>
    </message>
    <message>
        <source>Four in a row.</source>
        <translation>Vier in einer Reihe.</translation>
    </message>
    <message>
        <source>Stopped in time.</source>
        <translation>Rechtzeitig verhindert.</translation>
    </message>
    <message>
        <source>Two threats at once, and only one of them can be blocked.</source>
        <translation>Zwei Drohungen auf einmal, und nur eine davon lässt sich blockieren.</translation>
    </message>
    <message>
        <source>Now the opponent cannot make two threats with the next disc.</source>
        <translation>Jetzt kann der Gegner mit dem nächsten Stein nicht doppelt drohen.</translation>
    </message>
    <message>
        <source>The opponent&apos;s winning cell stays closed.</source>
        <translation>Das Gewinnfeld des Gegners bleibt geschlossen.</translation>
    </message>
    <message>
        <source>Your winning cell is still there.</source>
        <translation>Dein Gewinnfeld ist noch da.</translation>
    </message>
    <message>
        <source>Whoever blocks the lower cell opens the upper one.</source>
        <translation>Wer das untere Feld blockiert, öffnet das obere.</translation>
    </message>
    <message>
        <source>This winning cell can wait for its time.</source>
        <translation>Dieses Gewinnfeld kann auf seine Zeit warten.</translation>
    </message>
    <message>
        <source>Whatever the opponent plays, you make four.</source>
        <translation>Was der Gegner auch spielt, du machst vier.</translation>
    </message>
    <message>
        <source>Right: the opponent will run out of safe columns first.</source>
        <translation>Richtig: Dem Gegner gehen die sicheren Spalten zuerst aus.</translation>
    </message>
    <message>
        <source>Column {tried} is full.</source>
        <translation>Spalte {tried} ist voll.</translation>
    </message>
    <message>
        <source>That makes no four.</source>
        <translation>Das ergibt keine Vier.</translation>
    </message>
    <message>
        <source>Then the opponent makes four in column {column}.</source>
        <translation>Dann macht der Gegner in Spalte {column} vier.</translation>
    </message>
    <message>
        <source>That threatens nothing yet.</source>
        <translation>Das droht noch nichts.</translation>
    </message>
    <message>
        <source>That threatens four in column {column} only, and the opponent blocks it.</source>
        <translation>Das droht nur in Spalte {column} mit vier, und der Gegner blockiert dort.</translation>
    </message>
    <message>
        <source>Then the opponent plays column {column} and threatens four in two places.</source>
        <translation>Dann spielt der Gegner Spalte {column} und droht an zwei Stellen mit vier.</translation>
    </message>
    <message>
        <source>Then the opponent closes your winning cell in column {column}, row {row}.</source>
        <translation>Dann schließt der Gegner dein Gewinnfeld in Spalte {column}, Reihe {row}.</translation>
    </message>
    <message>
        <source>That makes no new winning cell.</source>
        <translation>Das schafft kein neues Gewinnfeld.</translation>
    </message>
    <message>
        <source>That makes a winning cell in row {row}, which suits the opponent: you would have to fill the cell below.</source>
        <translation>Das schafft ein Gewinnfeld in Reihe {row}, die gut für den Gegner ist: Du müsstest das Feld darunter füllen.</translation>
    </message>
    <message>
        <source>The opponent can still play column {column} safely.</source>
        <translation>Der Gegner kann noch gefahrlos Spalte {column} spielen.</translation>
    </message>
    <message>
        <source>Then the opponent plays column {column} and gets away.</source>
        <translation>Dann spielt der Gegner Spalte {column} und entkommt.</translation>
    </message>
</context>
<context>
    <name>levels</name>
    <message>
        <source>Easy</source>
        <translation>Leicht</translation>
    </message>
    <message>
        <source>Beginner</source>
        <translation>Anfänger</translation>
    </message>
    <message>
        <source>Plays by feel and often overlooks diagonal threats.</source>
        <translation>Spielt nach Gefühl und übersieht oft diagonale Drohungen.</translation>
    </message>
    <message>
        <source>Never misses its own win, sometimes misses yours.</source>
        <translation>Übersieht nie den eigenen Sieg, manchmal aber deinen.</translation>
    </message>
    <message>
        <source>Medium</source>
        <translation>Mittel</translation>
    </message>
    <message>
        <source>Blocks every threat and plans a few moves ahead.</source>
        <translation>Blockt jede Drohung und plant ein paar Züge voraus.</translation>
    </message>
    <message>
        <source>Hard</source>
        <translation>Schwer</translation>
    </message>
    <message>
        <source>Looks far ahead and rarely forgives a mistake.</source>
        <translation>Sieht weit voraus und verzeiht selten Fehler.</translation>
    </message>
    <message>
        <source>Expert</source>
        <translation>Experte</translation>
    </message>
    <message>
        <source>Sees deep combinations; you will need a plan.</source>
        <translation>Sieht tiefe Kombinationen; du brauchst einen Plan.</translation>
    </message>
    <message>
        <source>Perfect</source>
        <translation>Perfekt</translation>
    </message>
    <message>
        <source>Plays very strongly on a board this size.</source>
        <translation>Spielt auf dieser Brettgröße sehr stark.</translation>
    </message>
    <message>
        <source>Adaptive</source>
        <translation>Adaptiv</translation>
    </message>
    <message>
        <source>Never makes a mistake on a board this size.</source>
        <translation>Spielt auf dieser Brettgröße fehlerfrei.</translation>
    </message>
    <message>
        <source>Adapts to how well you play, for an even match.</source>
        <translation>Beobachtet dein Spiel und passt sich deiner Stärke an.</translation>
    </message>
</context>
<context>
    <name>paste_texts</name>
    <message>
        <source>There are no moves on the clipboard.</source>
        <translation>In der Zwischenablage sind keine Züge.</translation>
    </message>
    <message>
        <source>The text on the clipboard is too long for a game.</source>
        <translation>Der Text in der Zwischenablage ist zu lang für ein Spiel.</translation>
    </message>
    <message>
        <source>{move}: a move is a column from 1 to {columns}, or - for a passed turn.</source>
        <translation>{move}: Ein Zug ist eine Spalte von 1 bis {columns} oder - für Aussetzen.</translation>
    </message>
    <message>
        <source>{move}: there is no column {sign} on this board.</source>
        <translation>{move}: Auf diesem Brett gibt es keine Spalte {sign}.</translation>
    </message>
    <message>
        <source>{move}: column {sign} is full.</source>
        <translation>{move}: Spalte {sign} ist voll.</translation>
    </message>
    <message>
        <source>{move}: the game was over before.</source>
        <translation>{move}: Das Spiel war vorher zu Ende.</translation>
    </message>
    <message>
        <source>Line {number}, character {place} ({sign}): a board is drawn with X, O and dots.</source>
        <translation>Zeile {number}, Zeichen {place} ({sign}): Ein Brett besteht aus X, O und Punkten.</translation>
    </message>
    <message>
        <source>Line {number} is not as long as the first line of the board.</source>
        <translation>Zeile {number} ist nicht so lang wie die erste Zeile des Bretts.</translation>
    </message>
    <message>
        <source>A board has {least_rows}–{most_rows} rows and {least}–{most} columns.</source>
        <translation>Ein Brett hat {least_rows}–{most_rows} Reihen und {least}–{most} Spalten.</translation>
    </message>
    <message>
        <source>The board on the clipboard is {other}, this one is {size}.</source>
        <translation>Das Brett in der Zwischenablage ist {other}, dieses {size}.</translation>
    </message>
    <message>
        <source>Column {number}, row {place}: nothing lies under this disc.</source>
        <translation>Spalte {number}, Reihe {place}: Unter diesem Stein liegt nichts.</translation>
    </message>
    <message>
        <source>The board on the clipboard has four in a row already.</source>
        <translation>Auf dem Brett in der Zwischenablage sind schon vier in einer Reihe.</translation>
    </message>
    <message>
        <source>The board on the clipboard is full.</source>
        <translation>Das Brett in der Zwischenablage ist voll.</translation>
    </message>
    <message>
        <source>Move {number} ({sign})</source>
        <translation>Zug {number} ({sign})</translation>
    </message>
    <message>
        <source>Move {number} ({sign}), character {place}</source>
        <translation>Zug {number} ({sign}), Zeichen {place}</translation>
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
        <translation>Alle</translation>
    </message>
    <message>
        <source>Today</source>
        <translation>Heute</translation>
    </message>
    <message>
        <source>Last 7 days</source>
        <translation>Letzte 7 Tage</translation>
    </message>
    <message>
        <source>Last 30 days</source>
        <translation>Letzte 30 Tage</translation>
    </message>
    <message>
        <source>Last 365 days</source>
        <translation>Letzte 365 Tage</translation>
    </message>
</context>
<context>
    <name>preference_texts</name>
    <message>
        <source>That is too much like the other player&apos;s colour. Please choose another one.</source>
        <translation>Diese Farbe ähnelt der des anderen Spielers zu sehr. Bitte wähle eine andere.</translation>
    </message>
    <message>
        <source>That is too much like the board. Please choose another colour.</source>
        <translation>Diese Farbe ähnelt dem Spielbrett zu sehr. Bitte wähle eine andere.</translation>
    </message>
    <message>
        <source>A disc that dark looks like an empty space. Please choose a lighter colour.</source>
        <translation>Ein so dunkler Stein sieht aus wie ein leeres Feld. Bitte wähle eine hellere Farbe.</translation>
    </message>
    <message>
        <source>A disc that pale looks like an empty space. Please choose a stronger colour.</source>
        <translation>Ein so blasser Stein sieht aus wie ein leeres Feld. Bitte wähle eine kräftigere Farbe.</translation>
    </message>
</context>
<context>
    <name>preferences</name>
    <message>
        <source>System</source>
        <translation>System</translation>
    </message>
    <message>
        <source>Light</source>
        <translation>Hell</translation>
    </message>
    <message>
        <source>Dark</source>
        <translation>Dunkel</translation>
    </message>
    <message>
        <source>High contrast</source>
        <translation>Kontrastreich</translation>
    </message>
    <message>
        <source>Classic</source>
        <translation>Klassisch</translation>
    </message>
    <message>
        <source>Normal</source>
        <translation>Normal</translation>
    </message>
    <message>
        <source>Fast</source>
        <translation>Schnell</translation>
    </message>
    <message>
        <source>Off</source>
        <translation>Aus</translation>
    </message>
    <message>
        <source>Whole sentences</source>
        <translation>Ganze Sätze</translation>
    </message>
    <message>
        <source>Few words</source>
        <translation>Wenige Worte</translation>
    </message>
    <message>
        <source>Red</source>
        <translation>Rot</translation>
    </message>
    <message>
        <source>Orange</source>
        <translation>Orange</translation>
    </message>
    <message>
        <source>Yellow</source>
        <translation>Gelb</translation>
    </message>
    <message>
        <source>Green</source>
        <translation>Grün</translation>
    </message>
    <message>
        <source>Turquoise</source>
        <translation>Türkis</translation>
    </message>
    <message>
        <source>Violet</source>
        <translation>Violett</translation>
    </message>
    <message>
        <source>Pink</source>
        <translation>Rosa</translation>
    </message>
    <message>
        <source>Brown</source>
        <translation>Braun</translation>
    </message>
    <message>
        <source>Discs of player 1</source>
        <translation>Steine von Spieler 1</translation>
    </message>
    <message>
        <source>Discs of player 2</source>
        <translation>Steine von Spieler 2</translation>
    </message>
</context>
<context>
    <name>puzzle_words</name>
    <message>
        <source>Leave the opponent no safe column.</source>
        <translation>Lass dem Gegner keine sichere Spalte.</translation>
    </message>
    <message>
        <source>Only one move does not make things worse. Find it.</source>
        <translation>Nur ein Zug macht es nicht schlechter. Finde ihn.</translation>
    </message>
    <message>
        <source>Puzzle {number} of {total}</source>
        <translation>Rätsel {number} von {total}</translation>
    </message>
    <message>
        <source>Puzzle {number} of {total}; {solved} solved, {missed} missed</source>
        <translation>Rätsel {number} von {total}; {solved} gelöst, {missed} verfehlt</translation>
    </message>
    <message>
        <source>That is not enough.</source>
        <translation>Das reicht nicht.</translation>
    </message>
    <message>
        <source>The opponent makes four in column {column}.</source>
        <translation>Der Gegner macht in Spalte {column} vier.</translation>
    </message>
    <message>
        <source>The opponent answers in column {column} and wins, as the numbers show.</source>
        <translation>Der Gegner antwortet in Spalte {column} und gewinnt, wie die Zahlen zeigen.</translation>
    </message>
    <message>
        <source>The opponent answers in column {column}, and things are worse than before.</source>
        <translation>Der Gegner antwortet in Spalte {column}, und es steht schlechter als zuvor.</translation>
    </message>
    <message>
        <source>The opponent answers in column {column}, and the win is gone.</source>
        <translation>Der Gegner antwortet in Spalte {column}, und der Sieg ist weg.</translation>
    </message>
    <message>
        <source>This wins in {moves} moves. There is a way that takes {quickest}.</source>
        <translation>Das gewinnt in {moves} Zügen. Es geht auch in {quickest}.</translation>
    </message>
    <message>
        <source>Four in a row.</source>
        <translation>Vier in einer Reihe.</translation>
    </message>
    <message>
        <source>Every column that is left to the opponent opens a winning cell.</source>
        <translation>Jede Spalte, die dem Gegner bleibt, öffnet ein Gewinnfeld.</translation>
    </message>
    <message>
        <source>Every other column makes things worse.</source>
        <translation>Jede andere Spalte macht es schlechter.</translation>
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
        <translation>Inzwischen wurde Zug {number} gespielt</translation>
    </message>
    <message>
        <source>A new game from the start</source>
        <translation>Ein neues Spiel von Anfang an</translation>
    </message>
    <message>
        <source>A new game from move {number} on</source>
        <translation>Ein neues Spiel ab Zug {number}</translation>
    </message>
    <message>
        <source>Before the first move</source>
        <translation>Vor dem ersten Zug</translation>
    </message>
    <message>
        <source>Move {number}: {turn}</source>
        <translation>Zug {number}: {turn}</translation>
    </message>
    <message>
        <source>Move {number}: {player} passes</source>
        <translation>Zug {number}: {player} setzt aus</translation>
    </message>
    <message>
        <source>Move {number}: {player}, column {column}, row {row}</source>
        <translation>Zug {number}: {player}, Spalte {column}, Reihe {row}</translation>
    </message>
</context>
<context>
    <name>review_texts</name>
    <message>
        <source>Move {number} — {quality}</source>
        <translation>Zug {number} — {quality}</translation>
    </message>
    <message>
        <source>passed turn</source>
        <translation>ausgesetzt</translation>
    </message>
    <message>
        <source>dropped at random</source>
        <translation>zufällig gesetzt</translation>
    </message>
    <message>
        <source>not proven</source>
        <translation>nicht bewiesen</translation>
    </message>
    <message>
        <source>Better: column {column}.</source>
        <translation>Besser: Spalte {column}.</translation>
    </message>
    <message>
        <source>Columns: {moves}.</source>
        <translation>Spalten: {moves}.</translation>
    </message>
    <message>
        <source>Next mistake shows what happened and what was better.</source>
        <translation>„Nächster Fehler“ zeigt, was geschah und was besser war.</translation>
    </message>
    <message>
        <source>Nothing is proven</source>
        <translation>Nichts ist bewiesen</translation>
    </message>
    <message>
        <source>No position of this game could be solved, so no move is judged.</source>
        <translation>Keine Stellung dieses Spiels konnte gelöst werden, deshalb wird kein Zug beurteilt.</translation>
    </message>
    <message>
        <source>No mistakes</source>
        <translation>Keine Fehler</translation>
    </message>
    <message>
        <source>Every move that could be proven kept the result.</source>
        <translation>Jeder Zug, der sich prüfen ließ, hat das Ergebnis gehalten.</translation>
    </message>
    <message>
        <source>Column {column} at move {number} was the only move.</source>
        <translation>Spalte {column} in Zug {number} war der einzige Zug.</translation>
    </message>
    <message>
        <source>{name} had no critical moment.</source>
        <translation>{name} hatte keinen kritischen Moment.</translation>
    </message>
    <message>
        <source>{name} kept the result in {kept} of {count} critical moments.</source>
        <translation>{name} hat das Ergebnis in {kept} von {count} kritischen Momenten gehalten.</translation>
    </message>
    <message>
        <source>{percent} %</source>
        <translation>{percent} %</translation>
    </message>
    <message>
        <source>{number} of {count}</source>
        <translation>{number} von {count}</translation>
    </message>
    <message>
        <source>{number} of {count} · about {seconds} s</source>
        <translation>{number} von {count} · etwa {seconds} s</translation>
    </message>
    <message>
        <source>Move {number} of {count}</source>
        <translation>Zug {number} von {count}</translation>
    </message>
    <message>
        <source>Reviewing…</source>
        <translation>Durchsicht läuft …</translation>
    </message>
    <message>
        <source>Stopped. What is known stays.</source>
        <translation>Angehalten. Was bekannt ist, bleibt.</translation>
    </message>
    <message>
        <source>The review has stopped: something went wrong; details are in the log.</source>
        <translation>Die Durchsicht ist stehen geblieben: Etwas ist schiefgegangen; Näheres steht im Protokoll.</translation>
    </message>
    <message>
        <source>The coach knows the classic rules only.</source>
        <translation>Der Trainer kennt nur die klassischen Regeln.</translation>
    </message>
    <message>
        <source>you played</source>
        <translation>dein Zug</translation>
    </message>
    <message>
        <source>played</source>
        <translation>gespielt</translation>
    </message>
    <message>
        <source>better</source>
        <translation>besser</translation>
    </message>
    <message>
        <source>← → step · N next mistake · Space shows the line</source>
        <translation>← → blättern · N nächster Fehler · Leertaste zeigt die Zugfolge</translation>
    </message>
    <message>
        <source>Your turn: find a better move.</source>
        <translation>Du bist dran: Finde einen besseren Zug.</translation>
    </message>
    <message>
        <source>Column {column}: what comes of it is not proven.</source>
        <translation>Spalte {column}: Was daraus wird, ist nicht bewiesen.</translation>
    </message>
    <message>
        <source>Column {column} does not hold: it loses.</source>
        <translation>Spalte {column} hält nicht: Sie verliert.</translation>
    </message>
    <message>
        <source>Column {column} does not hold: it only draws.</source>
        <translation>Spalte {column} hält nicht: Sie führt nur zum Unentschieden.</translation>
    </message>
    <message>
        <source>Column {column} holds: it wins.</source>
        <translation>Spalte {column} hält: Sie gewinnt.</translation>
    </message>
    <message>
        <source>Column {column} holds the draw.</source>
        <translation>Spalte {column} hält das Unentschieden.</translation>
    </message>
    <message>
        <source>Column {column} is lost too, as every move is here.</source>
        <translation>Auch Spalte {column} verliert, wie hier jeder Zug.</translation>
    </message>
    <message>
        <source>Nobody chose this turn, so it is not judged.</source>
        <translation>Diesen Zug hat niemand gewählt, deshalb wird er nicht beurteilt.</translation>
    </message>
    <message>
        <source>The passed turn cost the win.</source>
        <translation>Das Aussetzen hat den Sieg gekostet.</translation>
    </message>
    <message>
        <source>The passed turn cost the draw.</source>
        <translation>Das Aussetzen hat das Unentschieden gekostet.</translation>
    </message>
    <message>
        <source>The random disc cost the win.</source>
        <translation>Der zufällige Stein hat den Sieg gekostet.</translation>
    </message>
    <message>
        <source>The random disc cost the draw.</source>
        <translation>Der zufällige Stein hat das Unentschieden gekostet.</translation>
    </message>
    <message>
        <source>This position is not solved yet.</source>
        <translation>Diese Stellung ist noch nicht gelöst.</translation>
    </message>
    <message>
        <source>This position is not solved. The move is probably as good as any.</source>
        <translation>Diese Stellung ist nicht gelöst. Der Zug ist wohl so gut wie jeder andere.</translation>
    </message>
    <message>
        <source>This position is not solved. Column {column} is probably better.</source>
        <translation>Diese Stellung ist nicht gelöst. Spalte {column} ist wohl besser.</translation>
    </message>
    <message>
        <source>A win became a loss.</source>
        <translation>Aus einem Sieg wurde eine Niederlage.</translation>
    </message>
    <message>
        <source>A win became a draw.</source>
        <translation>Aus einem Sieg wurde ein Unentschieden.</translation>
    </message>
    <message>
        <source>A draw became a loss.</source>
        <translation>Aus einem Unentschieden wurde eine Niederlage.</translation>
    </message>
    <message>
        <source>The loss came much sooner than it had to.</source>
        <translation>Die Niederlage kam viel früher als nötig.</translation>
    </message>
    <message>
        <source>Every other column gives the result away.</source>
        <translation>Jede andere Spalte gibt das Ergebnis her.</translation>
    </message>
    <message>
        <source>Nothing was better here.</source>
        <translation>Hier war nichts besser.</translation>
    </message>
    <message>
        <source>The result stays the same; column {column} was a little better.</source>
        <translation>Das Ergebnis bleibt gleich; Spalte {column} war etwas besser.</translation>
    </message>
</context>
<context>
    <name>rules</name>
    <message>
        <source>Classic</source>
        <translation>Klassisch</translation>
    </message>
    <message>
        <source>PopOut</source>
        <translation>PopOut</translation>
    </message>
    <message>
        <source>Slippery</source>
        <translation>Rutschig</translation>
    </message>
    <message>
        <source>Swap</source>
        <translation>Tausch</translation>
    </message>
    <message>
        <source>Flip</source>
        <translation>Kippen</translation>
    </message>
    <message>
        <source>Vanishing row</source>
        <translation>Schwindende Reihe</translation>
    </message>
    <message>
        <source>Gravity</source>
        <translation>Schwerkraft</translation>
    </message>
    <message>
        <source>Five</source>
        <translation>Fünf</translation>
    </message>
    <message>
        <source>Four in a row wins.</source>
        <translation>Vier in einer Reihe gewinnen.</translation>
    </message>
    <message>
        <source>Drop a disc, or pull one of yours out at the bottom.</source>
        <translation>Wirf einen Stein ein oder zieh unten einen eigenen heraus.</translation>
    </message>
    <message>
        <source>Now and then a disc slips into another column.</source>
        <translation>Ab und zu rutscht ein Stein in eine andere Spalte.</translation>
    </message>
    <message>
        <source>Every few turns two discs change colour.</source>
        <translation>Alle paar Züge wechseln zwei Steine die Farbe.</translation>
    </message>
    <message>
        <source>Instead of dropping, turn the board upside down.</source>
        <translation>Statt einzuwerfen das Brett auf den Kopf stellen.</translation>
    </message>
    <message>
        <source>A full bottom row disappears.</source>
        <translation>Eine volle unterste Reihe verschwindet.</translation>
    </message>
    <message>
        <source>Every few turns discs fall to another side.</source>
        <translation>Alle paar Züge fallen die Steine zu einer anderen Seite.</translation>
    </message>
    <message>
        <source>Five in a row wins.</source>
        <translation>Fünf in einer Reihe gewinnen.</translation>
    </message>
    <message>
        <source>Chance of a slip</source>
        <translation>Wahrscheinlichkeit</translation>
    </message>
    <message>
        <source>A swap every</source>
        <translation>Tausch alle</translation>
    </message>
    <message>
        <source>Flips for each player</source>
        <translation>Kippen je Spieler</translation>
    </message>
    <message>
        <source>Gravity turns every</source>
        <translation>Richtungswechsel alle</translation>
    </message>
    <message>
        <source>Diagonal</source>
        <translation>Diagonal</translation>
    </message>
    <message>
        <source>How many of a hundred discs slip</source>
        <translation>Wie viele von hundert Steinen rutschen</translation>
    </message>
    <message>
        <source>After how many turns two discs change colour</source>
        <translation>Nach wie vielen Zügen zwei Steine die Farbe wechseln</translation>
    </message>
    <message>
        <source>How often in a game each player may turn the board</source>
        <translation>Wie oft im Spiel jeder das Brett kippen darf</translation>
    </message>
    <message>
        <source>After how many turns discs fall to another side</source>
        <translation>Nach wie vielen Zügen die Steine zu einer anderen Seite fallen</translation>
    </message>
    <message>
        <source>Discs slide down a slope instead of falling straight</source>
        <translation>Die Steine rutschen eine Schräge hinab, statt gerade zu fallen</translation>
    </message>
    <message>
        <source> turns</source>
        <translation> Züge</translation>
    </message>
    <message>
        <source>every {count} turns</source>
        <translation>alle {count} Züge</translation>
    </message>
    <message>
        <source>flips: {count}</source>
        <translation>{count}-mal kippen</translation>
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
        <translation>{first}: {first_count} · {second}: {second_count} · {mover} ist am Zug</translation>
    </message>
    <message>
        <source>Nothing lies under the disc in column {column}, row {row}. Fill the gap, or take the disc away.</source>
        <translation>Unter dem Stein in Spalte {column}, Reihe {row} liegt nichts. Fülle die Lücke oder nimm den Stein weg.</translation>
    </message>
    <message>
        <source>The board is full. Leave room for at least one disc.</source>
        <translation>Das Brett ist voll. Lass Platz für mindestens einen Stein.</translation>
    </message>
    <message>
        <source>Both colours have four in a row already. Take discs away.</source>
        <translation>Beide Farben haben schon vier in einer Reihe. Nimm Steine weg.</translation>
    </message>
    <message>
        <source>{disc} has four in a row already. Take a disc of the line away.</source>
        <translation>{disc} hat schon vier in einer Reihe. Nimm einen Stein der Linie weg.</translation>
    </message>
</context>
<context>
    <name>texts</name>
    <message>
        <source>Player 1</source>
        <translation>Spieler 1</translation>
    </message>
    <message>
        <source>Player 2</source>
        <translation>Spieler 2</translation>
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
        <translation>Aussetzen</translation>
    </message>
    <message>
        <source>Random drop</source>
        <translation>Zufallszug</translation>
    </message>
    <message>
        <source>Lose</source>
        <translation>Verlieren</translation>
    </message>
    <message>
        <source>{seconds} s per turn · then the turn passes</source>
        <translation>{seconds} s pro Zug · dann wird ausgesetzt</translation>
    </message>
    <message>
        <source>{seconds} s per turn · then a random drop</source>
        <translation>{seconds} s pro Zug · dann ein Zufallszug</translation>
    </message>
    <message>
        <source>{seconds} s per turn · then the game is lost</source>
        <translation>{seconds} s pro Zug · dann ist das Spiel verloren</translation>
    </message>
    <message>
        <source>A draw</source>
        <translation>Unentschieden</translation>
    </message>
    <message>
        <source>{name} wins</source>
        <translation>{name} gewinnt</translation>
    </message>
    <message>
        <source>Four in a row.</source>
        <translation>Vier in einer Reihe.</translation>
    </message>
    <message>
        <source>Five in a row.</source>
        <translation>Fünf in einer Reihe.</translation>
    </message>
    <message>
        <source>Both have four in a row at once.</source>
        <translation>Beide haben zugleich vier in einer Reihe.</translation>
    </message>
    <message>
        <source>The same position came for the third time.</source>
        <translation>Dieselbe Stellung kam zum dritten Mal vor.</translation>
    </message>
    <message>
        <source>The board is full and nobody has five in a row.</source>
        <translation>Das Brett ist voll, und niemand hat fünf in einer Reihe.</translation>
    </message>
    <message>
        <source>The board is full and nobody has four in a row.</source>
        <translation>Das Brett ist voll, und niemand hat vier in einer Reihe.</translation>
    </message>
    <message>
        <source>{name} resigned.</source>
        <translation>{name} hat aufgegeben.</translation>
    </message>
    <message>
        <source>{name} ran out of time.</source>
        <translation>Die Zeit von {name} ist abgelaufen.</translation>
    </message>
    <message>
        <source>{name} had to be stopped.</source>
        <translation>{name} musste angehalten werden.</translation>
    </message>
    <message>
        <source>Own bot</source>
        <translation>Eigener Bot</translation>
    </message>
</context>
<context>
    <name>tournament_words</name>
    <message>
        <source>{done} of {total} games</source>
        <translation>{done} von {total} Spielen</translation>
    </message>
    <message>
        <source>about {seconds} s left</source>
        <translation>noch etwa {seconds} s</translation>
    </message>
    <message>
        <source>about {minutes} min left</source>
        <translation>noch etwa {minutes} min</translation>
    </message>
    <message>
        <source>about {hours} h left</source>
        <translation>noch etwa {hours} h</translation>
    </message>
</context>
<context>
    <name>train_words</name>
    <message>
        <source>From your games</source>
        <translation>Aus deinen Spielen</translation>
    </message>
    <message>
        <source>Win in 2</source>
        <translation>Sieg in 2</translation>
    </message>
    <message>
        <source>Win in 3</source>
        <translation>Sieg in 3</translation>
    </message>
    <message>
        <source>Win in 4 or more</source>
        <translation>Sieg in 4 und mehr</translation>
    </message>
    <message>
        <source>Find the only move</source>
        <translation>Finde den einzigen Zug</translation>
    </message>
    <message>
        <source>Zugzwang</source>
        <translation>Zugzwang</translation>
    </message>
    <message>
        <source>Where you went wrong</source>
        <translation>Wo du danebengelegen hast</translation>
    </message>
    <message>
        <source>Two moves, then four</source>
        <translation>Zwei Züge, dann vier</translation>
    </message>
    <message>
        <source>A plan with one answer</source>
        <translation>Ein Plan mit einer Antwort</translation>
    </message>
    <message>
        <source>Look a little further</source>
        <translation>Sieh etwas weiter voraus</translation>
    </message>
    <message>
        <source>All others are worse</source>
        <translation>Alle anderen sind schlechter</translation>
    </message>
    <message>
        <source>Make the other one move</source>
        <translation>Zwinge den anderen zu ziehen</translation>
    </message>
    <message>
        <source>Fours in a row</source>
        <translation>Vierer in der Reihe</translation>
    </message>
    <message>
        <source>Diagonals</source>
        <translation>Diagonalen</translation>
    </message>
    <message>
        <source>Double threats</source>
        <translation>Doppeldrohungen</translation>
    </message>
    <message>
        <source>Odd and even</source>
        <translation>Gerade, ungerade</translation>
    </message>
    <message>
        <source>All done for today</source>
        <translation>Für heute alles geschafft</translation>
    </message>
    <message>
        <source>Come back tomorrow, or practise a little more.</source>
        <translation>Komm morgen wieder oder übe noch ein wenig.</translation>
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
        <translation>{change} heute</translation>
    </message>
    <message>
        <source>{solved} of {total} solved</source>
        <translation>{solved} von {total} gelöst</translation>
    </message>
</context>
<context>
    <name>variant_texts</name>
    <message>
        <source>With Shift, a number or an arrow chooses your lowest disc in a column, and Enter pulls it out.</source>
        <translation>Mit Umschalt wählt eine Zahl oder ein Pfeil deinen untersten Stein in einer Spalte, und Eingabe zieht ihn heraus.</translation>
    </message>
    <message>
        <source>F turns the board upside down.</source>
        <translation>F stellt das Brett auf den Kopf.</translation>
    </message>
    <message>
        <source>down</source>
        <translation>nach unten</translation>
    </message>
    <message>
        <source>to the left</source>
        <translation>nach links</translation>
    </message>
    <message>
        <source>up</source>
        <translation>nach oben</translation>
    </message>
    <message>
        <source>to the right</source>
        <translation>nach rechts</translation>
    </message>
    <message>
        <source>down to the right</source>
        <translation>schräg nach rechts</translation>
    </message>
    <message>
        <source>down to the left</source>
        <translation>schräg nach links</translation>
    </message>
    <message>
        <source>This position has come twice. The third time is a draw.</source>
        <translation>Diese Stellung kam zweimal vor. Beim dritten Mal ist es unentschieden.</translation>
    </message>
    <message>
        <source>Columns you can pull from: {columns}.</source>
        <translation>Spalten, aus denen du ziehen kannst: {columns}.</translation>
    </message>
    <message>
        <source>Flips left: {first} {first_count}, {second} {second_count}.</source>
        <translation>Noch kippen: {first} {first_count}, {second} {second_count}.</translation>
    </message>
    <message>
        <source>Two discs change colour after this turn.</source>
        <translation>Nach diesem Zug wechseln zwei Steine die Farbe.</translation>
    </message>
    <message>
        <source>Discs fall {now}; after this turn {next}.</source>
        <translation>Steine fallen {now}; nach diesem Zug {next}.</translation>
    </message>
    <message>
        <source>Pull out your disc in column {column}.</source>
        <translation>Zieh deinen Stein aus Spalte {column}.</translation>
    </message>
    <message>
        <source>{disc} slips from column {wanted} into column {column}</source>
        <translation>{disc} rutscht von Spalte {wanted} in Spalte {column}</translation>
    </message>
    <message>
        <source>{disc} pulls out column {column}</source>
        <translation>{disc} zieht aus Spalte {column}</translation>
    </message>
    <message>
        <source>{disc} turns the board over</source>
        <translation>{disc} kippt das Brett</translation>
    </message>
    <message>
        <source>The bottom row is full and disappears.</source>
        <translation>Die unterste Reihe ist voll und verschwindet.</translation>
    </message>
    <message>
        <source>Two discs change colour: {first}, and {second}.</source>
        <translation>Zwei Steine wechseln die Farbe: {first} und {second}.</translation>
    </message>
    <message>
        <source>column {column}, row {row}</source>
        <translation>Spalte {column}, Reihe {row}</translation>
    </message>
    <message>
        <source>No disc of yours lies at the bottom of column {column}.</source>
        <translation>Unten in Spalte {column} liegt kein Stein von dir.</translation>
    </message>
    <message>
        <source>There is nothing on the board to turn.</source>
        <translation>Auf dem Brett liegt noch nichts.</translation>
    </message>
    <message>
        <source>You have no flips left.</source>
        <translation>Du kannst nicht mehr kippen.</translation>
    </message>
    <message>
        <source>The disc slips into column {column}.</source>
        <translation>Der Stein rutscht in Spalte {column}.</translation>
    </message>
    <message>
        <source>Gravity turns: discs fall {direction}.</source>
        <translation>Die Schwerkraft dreht sich: Steine fallen {direction}.</translation>
    </message>
    <message>
        <source>The board is turned over.</source>
        <translation>Das Brett wird gekippt.</translation>
    </message>
</context>
</TS>
