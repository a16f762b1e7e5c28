<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="pl" sourcelanguage="en">
<context>
    <name>AboutDialog</name>
    <message>
        <source>About Connect Four</source>
        <translation>O grze Cztery w rzędzie</translation>
    </message>
    <message>
        <source>Connect Four</source>
        <translation>Cztery w rzędzie</translation>
    </message>
    <message>
        <source>Copy diagnostics</source>
        <translation>Kopiuj diagnostykę</translation>
    </message>
    <message>
        <source>Copied</source>
        <translation>Skopiowano</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Zamknij</translation>
    </message>
    <message>
        <source>Version {version}</source>
        <translation>Wersja {version}</translation>
    </message>
    <message>
        <source>Engine: {names}</source>
        <translation>Silnik: {names}</translation>
    </message>
    <message>
        <source>Python {python}, Qt {qt}</source>
        <translation>Python {python}, Qt {qt}</translation>
    </message>
    <message>
        <source>MIT licence. Uses Qt under the LGPL 3.</source>
        <translation>Licencja MIT. Używa Qt na licencji LGPL 3.</translation>
    </message>
</context>
<context>
    <name>AccuracyBox</name>
    <message>
        <source>Accuracy of {name}: {percent}</source>
        <translation>Dokładność ({name}): {percent}</translation>
    </message>
    <message>
        <source>Result</source>
        <translation>Wynik</translation>
    </message>
    <message>
        <source>Accuracy</source>
        <translation>Dokładność</translation>
    </message>
</context>
<context>
    <name>AloudActions</name>
    <message>
        <source>Say the board, by columns</source>
        <translation>Czytaj planszę kolumnami</translation>
    </message>
    <message>
        <source>Let the screen reader say what lies in every column</source>
        <translation>Czytnik ekranu mówi, co leży w każdej kolumnie</translation>
    </message>
    <message>
        <source>Say the board, by rows</source>
        <translation>Czytaj planszę wierszami</translation>
    </message>
    <message>
        <source>Let the screen reader say what lies in every row</source>
        <translation>Czytnik ekranu mówi, co leży w każdym wierszu</translation>
    </message>
    <message>
        <source>Say the last move</source>
        <translation>Czytaj ostatni ruch</translation>
    </message>
    <message>
        <source>Let the screen reader say the last move again</source>
        <translation>Czytnik ekranu powtarza ostatni ruch</translation>
    </message>
    <message>
        <source>Say it again</source>
        <translation>Powtórz</translation>
    </message>
    <message>
        <source>Let the screen reader repeat its last sentence</source>
        <translation>Czytnik ekranu powtarza swoje ostatnie zdanie</translation>
    </message>
    <message>
        <source>Say whose turn it is</source>
        <translation>Czytaj, kto teraz gra</translation>
    </message>
    <message>
        <source>Let the screen reader say who is to move and who plays whom</source>
        <translation>Czytnik ekranu mówi, kto teraz gra i kto z kim gra</translation>
    </message>
    <message>
        <source>Say the clocks</source>
        <translation>Czytaj zegary</translation>
    </message>
    <message>
        <source>Let the screen reader say how much time is left</source>
        <translation>Czytnik ekranu mówi, ile czasu zostało</translation>
    </message>
    <message>
        <source>Say the threats</source>
        <translation>Czytaj groźby</translation>
    </message>
    <message>
        <source>Let the screen reader say the threats, or at the end the line</source>
        <translation>Czytnik ekranu mówi o groźbach, a na końcu o zwycięskiej linii</translation>
    </message>
    <message>
        <source>Say the next space</source>
        <translation>Czytaj sąsiednie pole</translation>
    </message>
    <message>
        <source>Let the screen reader go from space to space</source>
        <translation>Czytnik ekranu przechodzi z pola na pole</translation>
    </message>
</context>
<context>
    <name>AloudFeature</name>
    <message>
        <source>The board is covered while the clock stands.</source>
        <translation>Plansza jest zakryta, dopóki zegar stoi.</translation>
    </message>
    <message>
        <source>No move has been made yet.</source>
        <translation>Nie było jeszcze żadnego ruchu.</translation>
    </message>
    <message>
        <source>{status}. {players}</source>
        <translation>{status}. {players}</translation>
    </message>
    <message>
        <source>Threats are known by the classic rules only.</source>
        <translation>Groźby są znane tylko na zasadach klasycznych.</translation>
    </message>
</context>
<context>
    <name>AnalysisActions</name>
    <message>
        <source>Analysis</source>
        <translation>Analiza</translation>
    </message>
    <message>
        <source>The analysis knows the classic rules only</source>
        <translation>Analiza zna tylko zasady klasyczne</translation>
    </message>
    <message>
        <source>Show what every column is worth, or hide it again</source>
        <translation>Pokaż, ile warta jest każda kolumna, albo znów to ukryj</translation>
    </message>
    <message>
        <source>Scores</source>
        <translation>Oceny</translation>
    </message>
    <message>
        <source>Show the score of each column above the board</source>
        <translation>Pokaż nad planszą ocenę każdej kolumny</translation>
    </message>
    <message>
        <source>Threats</source>
        <translation>Groźby</translation>
    </message>
    <message>
        <source>Mark the spaces where one more disc makes four</source>
        <translation>Zaznacz pola, na których jeszcze jeden krążek daje czwórkę</translation>
    </message>
    <message>
        <source>Best line</source>
        <translation>Najlepsza gra</translation>
    </message>
    <message>
        <source>Show the best moves of both players as numbered discs</source>
        <translation>Pokaż najlepsze ruchy obu graczy jako ponumerowane krążki</translation>
    </message>
    <message>
        <source>Say the analysis</source>
        <translation>Czytaj analizę</translation>
    </message>
    <message>
        <source>Let the screen reader say the verdict and all scores</source>
        <translation>Czytnik ekranu podaje werdykt i wszystkie oceny</translation>
    </message>
</context>
<context>
    <name>AnalysisCard</name>
    <message>
        <source>Analysis</source>
        <translation>Analiza</translation>
    </message>
    <message>
        <source>Evaluation of the game</source>
        <translation>Przebieg partii</translation>
    </message>
    <message>
        <source>The left and right arrow keys go through the game.</source>
        <translation>Strzałki w lewo i w prawo przechodzą przez partię.</translation>
    </message>
</context>
<context>
    <name>AnalysisFeature</name>
    <message>
        <source>Analysis on</source>
        <translation>Analiza włączona</translation>
    </message>
    <message>
        <source>Analysis off</source>
        <translation>Analiza wyłączona</translation>
    </message>
    <message>
        <source>The analysis has stopped: something went wrong; details are in the log.</source>
        <translation>Analiza się zatrzymała: coś poszło nie tak; szczegóły są w dzienniku.</translation>
    </message>
    <message>
        <source>Paused</source>
        <translation>Pauza</translation>
    </message>
    <message>
        <source>Move {number}</source>
        <translation>Ruch {number}</translation>
    </message>
</context>
<context>
    <name>ArchiveThread</name>
    <message>
        <source>something went wrong; details are in the log</source>
        <translation>coś poszło nie tak; szczegóły są w dzienniku</translation>
    </message>
</context>
<context>
    <name>BoardRow</name>
    <message>
        <source>Rows</source>
        <translation>Wiersze</translation>
    </message>
    <message>
        <source>Columns</source>
        <translation>Kolumny</translation>
    </message>
    <message>
        <source>rows {least}–{most}</source>
        <translation>wiersze {least}–{most}</translation>
    </message>
    <message>
        <source>columns {least}–{most}</source>
        <translation>kolumny {least}–{most}</translation>
    </message>
</context>
<context>
    <name>BoardView</name>
    <message>
        <source>Board</source>
        <translation>Plansza</translation>
    </message>
    <message>
        <source>Choose a row with the number keys, Up or Down and drop with Enter, Space or Left.</source>
        <translation>Wybierz wiersz cyframi albo strzałką w górę lub w dół i wrzuć krążek klawiszem Enter, spacją lub strzałką w lewo.</translation>
    </message>
    <message>
        <source>Choose a row with the number keys, Up or Down and drop with Enter, Space or Right.</source>
        <translation>Wybierz wiersz cyframi albo strzałką w górę lub w dół i wrzuć krążek klawiszem Enter, spacją lub strzałką w prawo.</translation>
    </message>
    <message>
        <source>Choose a column with the number or arrow keys and drop with Enter, Space or Up.</source>
        <translation>Wybierz kolumnę cyframi lub strzałkami i wrzuć krążek klawiszem Enter, spacją lub strzałką w górę.</translation>
    </message>
    <message>
        <source>Choose a column with the number or arrow keys and drop with Enter, Space or Down.</source>
        <translation>Wybierz kolumnę cyframi lub strzałkami i wrzuć krążek klawiszem Enter, spacją lub strzałką w dół.</translation>
    </message>
</context>
<context>
    <name>BotAsker</name>
    <message>
        <source>Asking {name} whether it knows the rules…</source>
        <translation>Sprawdzanie, czy {name} zna te zasady…</translation>
    </message>
</context>
<context>
    <name>BotDialog</name>
    <message>
        <source>Choose a bot</source>
        <translation>Wybierz bota</translation>
    </message>
    <message>
        <source>Programs and Python files</source>
        <translation>Programy i pliki Pythona</translation>
    </message>
    <message>
        <source>Python files</source>
        <translation>Pliki Pythona</translation>
    </message>
</context>
<context>
    <name>CellTable</name>
    <message>
        <source>Spaces of the board</source>
        <translation>Pola planszy</translation>
    </message>
</context>
<context>
    <name>CoachBox</name>
    <message>
        <source>Coach</source>
        <translation>Trener</translation>
    </message>
    <message>
        <source>Progress of the review</source>
        <translation>Postęp przeglądu</translation>
    </message>
</context>
<context>
    <name>ComingBackCard</name>
    <message>
        <source>Today</source>
        <translation>Dziś</translation>
    </message>
    <message>
        <source>Coming back</source>
        <translation>Wracają</translation>
    </message>
    <message>
        <source>puzzles a day</source>
        <translation>zadania dziennie</translation>
    </message>
</context>
<context>
    <name>ContinueCard</name>
    <message>
        <source>Continue</source>
        <translation>Kontynuuj</translation>
    </message>
    <message>
        <source>Go on with this game ({keys})</source>
        <translation>Kontynuuj tę partię ({keys})</translation>
    </message>
</context>
<context>
    <name>CoresRow</name>
    <message>
        <source>Processor cores for the computer&apos;s thinking</source>
        <translation>Rdzenie procesora do obliczeń komputera</translation>
    </message>
    <message>
        <source>For the computer&apos;s thinking, from the next game on.</source>
        <translation>Do obliczeń komputera, od następnej partii.</translation>
    </message>
</context>
<context>
    <name>Counted</name>
    <message numerus="yes">
        <source>%n win(s)</source>
        <translation>
            <numerusform>%n wygrana</numerusform>
            <numerusform>%n wygrane</numerusform>
            <numerusform>%n wygranych</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n draw(s)</source>
        <translation>
            <numerusform>%n remis</numerusform>
            <numerusform>%n remisy</numerusform>
            <numerusform>%n remisów</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n disc(s)</source>
        <translation>
            <numerusform>%n krążek</numerusform>
            <numerusform>%n krążki</numerusform>
            <numerusform>%n krążków</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n winning disc(s).</source>
        <translation>
            <numerusform>%n zwycięski krążek.</numerusform>
            <numerusform>%n zwycięskie krążki.</numerusform>
            <numerusform>%n zwycięskich krążków.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>CountedBots</name>
    <message numerus="yes">
        <source>%n chosen</source>
        <translation>
            <numerusform>%n wybrany</numerusform>
            <numerusform>%n wybrane</numerusform>
            <numerusform>%n wybranych</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n game(s) at once</source>
        <translation>
            <numerusform>%n partia naraz</numerusform>
            <numerusform>%n partie naraz</numerusform>
            <numerusform>%n partii naraz</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>failed in %n game(s)</source>
        <translation>
            <numerusform>awaria w %n partii</numerusform>
            <numerusform>awaria w %n partiach</numerusform>
            <numerusform>awaria w %n partiach</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>CountedGames</name>
    <message numerus="yes">
        <source>%n game(s)</source>
        <translation>
            <numerusform>%n partia</numerusform>
            <numerusform>%n partie</numerusform>
            <numerusform>%n partii</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n move(s)</source>
        <translation>
            <numerusform>%n ruch</numerusform>
            <numerusform>%n ruchy</numerusform>
            <numerusform>%n ruchów</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>about %n move(s)</source>
        <translation>
            <numerusform>około %n ruchu</numerusform>
            <numerusform>około %n ruchów</numerusform>
            <numerusform>około %n ruchów</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n game(s) deleted</source>
        <translation>
            <numerusform>Usunięto %n partię</numerusform>
            <numerusform>Usunięto %n partie</numerusform>
            <numerusform>Usunięto %n partii</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n game(s) written</source>
        <translation>
            <numerusform>Zapisano %n partię</numerusform>
            <numerusform>Zapisano %n partie</numerusform>
            <numerusform>Zapisano %n partii</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>CountedHint</name>
    <message numerus="yes">
        <source>Hint: column {number} · wins in %n move(s)</source>
        <translation>
            <numerusform>Podpowiedź: kolumna {number} · wygrywa w %n ruchu</numerusform>
            <numerusform>Podpowiedź: kolumna {number} · wygrywa w %n ruchach</numerusform>
            <numerusform>Podpowiedź: kolumna {number} · wygrywa w %n ruchach</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Hint: {move} · wins in %n move(s)</source>
        <translation>
            <numerusform>Podpowiedź: {move} · wygrywa w %n ruchu</numerusform>
            <numerusform>Podpowiedź: {move} · wygrywa w %n ruchach</numerusform>
            <numerusform>Podpowiedź: {move} · wygrywa w %n ruchach</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>CountedLosses</name>
    <message numerus="yes">
        <source>%n disc(s) had no room and were taken away.</source>
        <translation>
            <numerusform>%n krążek się nie zmieścił i został zabrany.</numerusform>
            <numerusform>%n krążki się nie zmieściły i zostały zabrane.</numerusform>
            <numerusform>%n krążków się nie zmieściło i zostało zabranych.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>CountedMistakes</name>
    <message numerus="yes">
        <source>%n mistake(s)</source>
        <translation>
            <numerusform>%n błąd</numerusform>
            <numerusform>%n błędy</numerusform>
            <numerusform>%n błędów</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>CountedTurns</name>
    <message numerus="yes">
        <source>Two discs change colour after %n turn(s).</source>
        <translation>
            <numerusform>Dwa krążki zmienią kolor za %n ruch.</numerusform>
            <numerusform>Dwa krążki zmienią kolor za %n ruchy.</numerusform>
            <numerusform>Dwa krążki zmienią kolor za %n ruchów.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Discs fall {now}; after %n turn(s) {next}.</source>
        <translation>
            <numerusform>Krążki spadają {now}; za %n ruch {next}.</numerusform>
            <numerusform>Krążki spadają {now}; za %n ruchy {next}.</numerusform>
            <numerusform>Krążki spadają {now}; za %n ruchów {next}.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Pull out your disc in column {column}: %n disc(s) fall by one.</source>
        <translation>
            <numerusform>Wyciągnij swój krążek z kolumny {column}: %n krążek spadnie o jedno pole.</numerusform>
            <numerusform>Wyciągnij swój krążek z kolumny {column}: %n krążki spadną o jedno pole.</numerusform>
            <numerusform>Wyciągnij swój krążek z kolumny {column}: %n krążków spadnie o jedno pole.</numerusform>
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
        <translation>Punkty</translation>
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
        <translation>{name} – {other}: {score}</translation>
    </message>
</context>
<context>
    <name>CrossView</name>
    <message>
        <source>Cross table</source>
        <translation>Tabela wyników</translation>
    </message>
</context>
<context>
    <name>Deletion</name>
    <message>
        <source>Undo</source>
        <translation>Cofnij</translation>
    </message>
    <message>
        <source>The game was not deleted</source>
        <translation>Partia nie została usunięta</translation>
    </message>
    <message>
        <source>What was deleted could not be restored</source>
        <translation>Nie udało się przywrócić tego, co usunięto</translation>
    </message>
</context>
<context>
    <name>DiscPicker</name>
    <message>
        <source>The theme&apos;s own colour</source>
        <translation>Kolor motywu</translation>
    </message>
    <message>
        <source>A colour of your own</source>
        <translation>Własny kolor</translation>
    </message>
    <message>
        <source>Other…</source>
        <translation>Inny…</translation>
    </message>
    <message>
        <source>{discs}: another colour…</source>
        <translation>{discs}: inny kolor…</translation>
    </message>
</context>
<context>
    <name>DueCard</name>
    <message>
        <source>{done} of {goal} done</source>
        <translation>zrobione: {done} z {goal}</translation>
    </message>
    <message>
        <source>Start</source>
        <translation>Zacznij</translation>
    </message>
    <message>
        <source>Practise</source>
        <translation>Ćwicz</translation>
    </message>
</context>
<context>
    <name>DuePuzzlesCard</name>
    <message numerus="yes">
        <source>%n puzzle(s) due today</source>
        <translation>
            <numerusform>%n zadanie na dziś</numerusform>
            <numerusform>%n zadania na dziś</numerusform>
            <numerusform>%n zadań na dziś</numerusform>
        </translation>
    </message>
    <message>
        <source>What you missed comes back</source>
        <translation>To, co się nie udało, wraca</translation>
    </message>
</context>
<context>
    <name>EditorView</name>
    <message>
        <source>Board</source>
        <translation>Plansza</translation>
    </message>
    <message>
        <source>The number keys drop a disc. The arrow keys choose a column, Enter drops there and Delete takes away. X and O choose the disc, E the eraser.</source>
        <translation>Cyfry wrzucają krążek. Strzałki wybierają kolumnę, Enter wrzuca tam krążek, a Delete zabiera. X i O wybierają krążek, E gumkę.</translation>
    </message>
</context>
<context>
    <name>EntrantsPanel</name>
    <message>
        <source>Levels</source>
        <translation>Poziomy</translation>
    </message>
    <message>
        <source>Own bots</source>
        <translation>Własne boty</translation>
    </message>
    <message>
        <source>Add a bot…</source>
        <translation>Dodaj bota…</translation>
    </message>
    <message>
        <source>A Python file or a program that plays; it is run only when the tournament starts</source>
        <translation>Plik Pythona albo program, który gra; rusza dopiero z początkiem turnieju</translation>
    </message>
    <message>
        <source>Board</source>
        <translation>Plansza</translation>
    </message>
    <message>
        <source>Games per pair</source>
        <translation>Partii na parę</translation>
    </message>
    <message>
        <source>At once</source>
        <translation>Naraz</translation>
    </message>
    <message>
        <source>Games at once</source>
        <translation>Partie naraz</translation>
    </message>
    <message>
        <source>Each opening is played twice, with the colours changed.</source>
        <translation>Każde otwarcie gra się dwa razy, z zamienionymi kolorami.</translation>
    </message>
</context>
<context>
    <name>ErrorDialog</name>
    <message>
        <source>Something went wrong</source>
        <translation>Coś poszło nie tak</translation>
    </message>
    <message>
        <source>Something went wrong. The game is kept.</source>
        <translation>Coś poszło nie tak. Partia jest zachowana.</translation>
    </message>
    <message>
        <source>If you report it, add the diagnostics: versions, settings and the end of the log, without names.</source>
        <translation>Jeśli to zgłosisz, dołącz diagnostykę: wersje, ustawienia i koniec dziennika, bez imion.</translation>
    </message>
    <message>
        <source>Copy diagnostics</source>
        <translation>Kopiuj diagnostykę</translation>
    </message>
    <message>
        <source>Copied</source>
        <translation>Skopiowano</translation>
    </message>
    <message>
        <source>Continue</source>
        <translation>Kontynuuj</translation>
    </message>
</context>
<context>
    <name>ExchangeFeature</name>
    <message>
        <source>The moves are on the clipboard.</source>
        <translation>Ruchy są w schowku.</translation>
    </message>
    <message>
        <source>The picture is on the clipboard.</source>
        <translation>Obraz jest w schowku.</translation>
    </message>
    <message>
        <source>The board is on the clipboard as text.</source>
        <translation>Plansza jest w schowku jako tekst.</translation>
    </message>
    <message>
        <source>The moves were pasted.</source>
        <translation>Ruchy zostały wklejone.</translation>
    </message>
    <message>
        <source>Writing the film: {done} of {count}</source>
        <translation>Zapisywanie filmu: {done} z {count}</translation>
    </message>
    <message>
        <source>{file} cannot be written: {problem}.</source>
        <translation>Nie można zapisać pliku {file}: {problem}.</translation>
    </message>
    <message>
        <source>Written: {file}</source>
        <translation>Zapisano: {file}</translation>
    </message>
    <message>
        <source>Copy moves</source>
        <translation>Kopiuj ruchy</translation>
    </message>
    <message>
        <source>Copy the moves as text, for example 44-53</source>
        <translation>Kopiuj ruchy jako tekst, na przykład 44-53</translation>
    </message>
    <message>
        <source>Paste moves</source>
        <translation>Wklej ruchy</translation>
    </message>
    <message>
        <source>Moves can be pasted by the classic rules only</source>
        <translation>Ruchy można wklejać tylko na zasadach klasycznych</translation>
    </message>
    <message>
        <source>Leave this game and go on with the moves on the clipboard</source>
        <translation>Wyjdź z tej partii i graj dalej od ruchów ze schowka</translation>
    </message>
    <message>
        <source>Copy picture</source>
        <translation>Kopiuj obraz</translation>
    </message>
    <message>
        <source>Copy the board as a picture</source>
        <translation>Kopiuj planszę jako obraz</translation>
    </message>
    <message>
        <source>Copy board as text</source>
        <translation>Kopiuj planszę jako tekst</translation>
    </message>
    <message>
        <source>Copy the board as letters, for a message or a mail</source>
        <translation>Kopiuj planszę jako litery, do wiadomości lub e-maila</translation>
    </message>
    <message>
        <source>Save as…</source>
        <translation>Zapisz jako…</translation>
    </message>
    <message>
        <source>Write the game to a file that can be opened again</source>
        <translation>Zapisz partię w pliku, który można znów otworzyć</translation>
    </message>
    <message>
        <source>Export…</source>
        <translation>Eksportuj…</translation>
    </message>
    <message>
        <source>Write a picture, a film or the game to a file</source>
        <translation>Zapisz w pliku obraz, film albo partię</translation>
    </message>
</context>
<context>
    <name>ExportDesk</name>
    <message>
        <source>Exporting: {count} of {total}</source>
        <translation>Eksport: {count} z {total}</translation>
    </message>
    <message>
        <source>Stop</source>
        <translation>Zatrzymaj</translation>
    </message>
    <message>
        <source>{file} was not written</source>
        <translation>Nie zapisano pliku {file}</translation>
    </message>
</context>
<context>
    <name>ExportDialog</name>
    <message>
        <source>Export</source>
        <translation>Eksport</translation>
    </message>
</context>
<context>
    <name>ExportThread</name>
    <message>
        <source>something went wrong; details are in the log</source>
        <translation>coś poszło nie tak; szczegóły są w dzienniku</translation>
    </message>
</context>
<context>
    <name>FilterBar</name>
    <message>
        <source>Any</source>
        <translation>Wszystkie</translation>
    </message>
    <message>
        <source>Name</source>
        <translation>Imię</translation>
    </message>
    <message>
        <source>Part of a player&apos;s name</source>
        <translation>Część imienia gracza</translation>
    </message>
    <message>
        <source>Opponent</source>
        <translation>Przeciwnik</translation>
    </message>
    <message>
        <source>Result</source>
        <translation>Wynik</translation>
    </message>
    <message>
        <source>Date</source>
        <translation>Data</translation>
    </message>
    <message>
        <source>Clear</source>
        <translation>Wyczyść</translation>
    </message>
    <message>
        <source>Clear filters</source>
        <translation>Wyczyść filtry</translation>
    </message>
    <message>
        <source>Size</source>
        <translation>Rozmiar</translation>
    </message>
    <message>
        <source>Rules</source>
        <translation>Zasady</translation>
    </message>
</context>
<context>
    <name>FoundCard</name>
    <message>
        <source>What you find</source>
        <translation>Co znajdujesz</translation>
    </message>
</context>
<context>
    <name>GameActions</name>
    <message>
        <source>Resume</source>
        <translation>Wznów</translation>
    </message>
    <message>
        <source>Pause</source>
        <translation>Pauza</translation>
    </message>
    <message>
        <source>Menu</source>
        <translation>Menu</translation>
    </message>
    <message>
        <source>Leave full screen, or go back to the menu</source>
        <translation>Wyjdź z pełnego ekranu albo wróć do menu</translation>
    </message>
    <message>
        <source>New game</source>
        <translation>Nowa partia</translation>
    </message>
    <message>
        <source>Leave this game and start a new one</source>
        <translation>Wyjdź z tej partii i zacznij nową</translation>
    </message>
    <message>
        <source>Rematch</source>
        <translation>Rewanż</translation>
    </message>
    <message>
        <source>Play again with the same players</source>
        <translation>Zagraj jeszcze raz z tymi samymi graczami</translation>
    </message>
    <message>
        <source>Undo</source>
        <translation>Cofnij</translation>
    </message>
    <message>
        <source>Undo the last move and the computer&apos;s answer to it</source>
        <translation>Cofnij ostatni ruch i odpowiedź komputera</translation>
    </message>
    <message>
        <source>Redo</source>
        <translation>Ponów</translation>
    </message>
    <message>
        <source>Open…</source>
        <translation>Otwórz…</translation>
    </message>
    <message>
        <source>Keep this game for later and open one from a file</source>
        <translation>Zachowaj tę partię na później i otwórz inną z pliku</translation>
    </message>
    <message>
        <source>Play the undone moves again</source>
        <translation>Ponów cofnięte ruchy</translation>
    </message>
    <message>
        <source>Stop the clock, or go on</source>
        <translation>Zatrzymaj zegar albo graj dalej</translation>
    </message>
    <message>
        <source>Resign</source>
        <translation>Poddaj się</translation>
    </message>
    <message>
        <source>Give up this game</source>
        <translation>Poddaj tę partię</translation>
    </message>
    <message>
        <source>Swap sides</source>
        <translation>Zamień strony</translation>
    </message>
    <message>
        <source>Swap the players&apos; sides</source>
        <translation>Gracze zamieniają się stronami</translation>
    </message>
    <message>
        <source>Side panel</source>
        <translation>Panel boczny</translation>
    </message>
    <message>
        <source>Show or hide players, time and moves</source>
        <translation>Pokaż lub ukryj graczy, czas i ruchy</translation>
    </message>
    <message>
        <source>Full screen</source>
        <translation>Pełny ekran</translation>
    </message>
    <message>
        <source>Turn full screen on or off</source>
        <translation>Włącz lub wyłącz pełny ekran</translation>
    </message>
    <message>
        <source>Settings</source>
        <translation>Ustawienia</translation>
    </message>
    <message>
        <source>Themes, colours, animation, sounds and language</source>
        <translation>Motywy, kolory, animacja, dźwięki i język</translation>
    </message>
    <message>
        <source>All actions</source>
        <translation>Wszystkie działania</translation>
    </message>
    <message>
        <source>Open the menu of all actions</source>
        <translation>Otwórz menu wszystkich działań</translation>
    </message>
    <message>
        <source>Help</source>
        <translation>Pomoc</translation>
    </message>
    <message>
        <source>How to play</source>
        <translation>Jak grać</translation>
    </message>
    <message>
        <source>Shortcuts</source>
        <translation>Skróty</translation>
    </message>
    <message>
        <source>Show all keyboard shortcuts</source>
        <translation>Pokaż wszystkie skróty klawiszowe</translation>
    </message>
    <message>
        <source>Quit</source>
        <translation>Zakończ</translation>
    </message>
    <message>
        <source>Leave the game and the program</source>
        <translation>Wyjdź z partii i z programu</translation>
    </message>
    <message>
        <source>Undo the last move</source>
        <translation>Cofnij ostatni ruch</translation>
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
        <translation>Program nie potrafi odczytać jednej z partii.</translation>
    </message>
</context>
<context>
    <name>GameTimeRow</name>
    <message>
        <source>Game clock</source>
        <translation>Czas na partię</translation>
    </message>
    <message>
        <source>Minutes for the game</source>
        <translation>Minuty na partię</translation>
    </message>
    <message>
        <source>Seconds added for every disc</source>
        <translation>Sekundy dodawane za każdy krążek</translation>
    </message>
    <message>
        <source>Off</source>
        <translation>Brak</translation>
    </message>
    <message>
        <source>Custom</source>
        <translation>Własny</translation>
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
        <translation>Gdy się skończy, przegrywasz.</translation>
    </message>
</context>
<context>
    <name>GameToolbar</name>
    <message>
        <source>Resume</source>
        <translation>Wznów</translation>
    </message>
    <message>
        <source>Pause</source>
        <translation>Pauza</translation>
    </message>
    <message>
        <source>Rematch</source>
        <translation>Rewanż</translation>
    </message>
    <message>
        <source>New game</source>
        <translation>Nowa partia</translation>
    </message>
</context>
<context>
    <name>GameWindow</name>
    <message>
        <source>The players have swapped sides.</source>
        <translation>Gracze zamienili się stronami.</translation>
    </message>
    <message>
        <source>Row {number} is full.</source>
        <translation>Wiersz {number} jest pełny.</translation>
    </message>
    <message>
        <source>Time is up: {name} passes.</source>
        <translation>Koniec czasu: {name} traci kolejkę.</translation>
    </message>
    <message>
        <source>Time is up: a random drop for {name}.</source>
        <translation>Koniec czasu, ruch losowy: {name}.</translation>
    </message>
    <message>
        <source>Time is up: {name} loses.</source>
        <translation>Koniec czasu: {name} przegrywa.</translation>
    </message>
    <message>
        <source>The game clock has run out: {name} loses.</source>
        <translation>Czas na partię się skończył: {name} przegrywa.</translation>
    </message>
    <message>
        <source>Column {number} is full.</source>
        <translation>Kolumna {number} jest pełna.</translation>
    </message>
</context>
<context>
    <name>GamesExportDialog</name>
    <message>
        <source>Export games</source>
        <translation>Eksport partii</translation>
    </message>
</context>
<context>
    <name>GamesExporter</name>
    <message>
        <source>the game is not in the archive any more</source>
        <translation>tej partii nie ma już w archiwum</translation>
    </message>
</context>
<context>
    <name>GamesHead</name>
    <message>
        <source>{count} of {total}</source>
        <translation>{count} z {total}</translation>
    </message>
    <message>
        <source>Games</source>
        <translation>Partie</translation>
    </message>
    <message>
        <source>List</source>
        <translation>Lista</translation>
    </message>
    <message>
        <source>Statistics</source>
        <translation>Statystyki</translation>
    </message>
    <message>
        <source>What is shown</source>
        <translation>Co jest pokazane</translation>
    </message>
</context>
<context>
    <name>GamesHeadings</name>
    <message>
        <source>Players</source>
        <translation>Gracze</translation>
    </message>
    <message>
        <source>Result</source>
        <translation>Wynik</translation>
    </message>
    <message>
        <source>Moves</source>
        <translation>Ruchy</translation>
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
        <translation>Jest zachowane jako {file}. Nowe partie trafiają do nowego archiwum.</translation>
    </message>
    <message>
        <source>The archive of games was damaged</source>
        <translation>Archiwum partii było uszkodzone</translation>
    </message>
    <message>
        <source>{problem} Nothing in it was changed.</source>
        <translation>{problem} Nic w nim nie zmieniono.</translation>
    </message>
    <message>
        <source>The games cannot be read</source>
        <translation>Nie można odczytać partii</translation>
    </message>
    <message>
        <source>Try again</source>
        <translation>Spróbuj ponownie</translation>
    </message>
    <message>
        <source>it is not in the archive any more</source>
        <translation>nie ma jej już w archiwum</translation>
    </message>
    <message>
        <source>This game cannot be replayed</source>
        <translation>Tej partii nie można odtworzyć</translation>
    </message>
    <message>
        <source>Games</source>
        <translation>Partie</translation>
    </message>
    <message>
        <source>No games yet</source>
        <translation>Nie ma jeszcze partii</translation>
    </message>
    <message>
        <source>Games that were played are kept here, on this computer only.</source>
        <translation>Rozegrane partie zostają tutaj, tylko na tym komputerze.</translation>
    </message>
    <message>
        <source>Play a game</source>
        <translation>Zagraj partię</translation>
    </message>
</context>
<context>
    <name>GamesView</name>
    <message>
        <source>Games</source>
        <translation>Partie</translation>
    </message>
    <message>
        <source>Moves</source>
        <translation>Ruchy</translation>
    </message>
</context>
<context>
    <name>GraphBox</name>
    <message>
        <source>Evaluation of the game</source>
        <translation>Przebieg partii</translation>
    </message>
    <message>
        <source>The left and right arrow keys go through the game.</source>
        <translation>Strzałki w lewo i w prawo przechodzą przez partię.</translation>
    </message>
</context>
<context>
    <name>GraphLegend</name>
    <message>
        <source>proven</source>
        <translation>udowodnione</translation>
    </message>
    <message>
        <source>estimate</source>
        <translation>szacunek</translation>
    </message>
</context>
<context>
    <name>HelpDialog</name>
    <message>
        <source>How to play Connect Four</source>
        <translation>Jak grać w Cztery w rzędzie</translation>
    </message>
    <message>
        <source>Guide</source>
        <translation>Przewodnik</translation>
    </message>
    <message>
        <source>About</source>
        <translation>O programie</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Zamknij</translation>
    </message>
    <message>
        <source>The guide is missing from this installation.</source>
        <translation>W tej instalacji brakuje przewodnika.</translation>
    </message>
</context>
<context>
    <name>HintFeature</name>
    <message>
        <source>Looking for a hint…</source>
        <translation>Szukanie podpowiedzi…</translation>
    </message>
    <message>
        <source>Hint</source>
        <translation>Podpowiedź</translation>
    </message>
    <message>
        <source>Show the best column and say why</source>
        <translation>Pokaż najlepszą kolumnę i powiedz dlaczego</translation>
    </message>
    <message>
        <source>Column {number}</source>
        <translation>Kolumna {number}</translation>
    </message>
    <message>
        <source>No hint: something went wrong; details are in the log.</source>
        <translation>Nie ma podpowiedzi: coś poszło nie tak; szczegóły są w dzienniku.</translation>
    </message>
    <message>
        <source>There is no hint</source>
        <translation>Nie ma podpowiedzi</translation>
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
        <translation>Język</translation>
    </message>
</context>
<context>
    <name>LastGameCard</name>
    <message>
        <source>Look at this game again</source>
        <translation>Obejrzyj tę partię jeszcze raz</translation>
    </message>
</context>
<context>
    <name>LastGameLink</name>
    <message>
        <source>Look at the last game</source>
        <translation>Ostatnia partia</translation>
    </message>
</context>
<context>
    <name>LeftOff</name>
    <message>
        <source>Where you left off</source>
        <translation>Wróć do gry</translation>
    </message>
</context>
<context>
    <name>LessonPage</name>
    <message>
        <source>hint</source>
        <translation>podpowiedź</translation>
    </message>
    <message>
        <source>Look at column {column}.</source>
        <translation>Spójrz na kolumnę {column}.</translation>
    </message>
    <message>
        <source>your try</source>
        <translation>twoja próba</translation>
    </message>
    <message>
        <source>{mover} to move. {task}. {text}</source>
        <translation>Teraz gra {mover}. {task}. {text}</translation>
    </message>
    <message>
        <source>Yes — column {column}</source>
        <translation>Tak: kolumna {column}</translation>
    </message>
    <message>
        <source>Lesson done</source>
        <translation>Lekcja ukończona</translation>
    </message>
    <message>
        <source>Not quite — column {column}</source>
        <translation>Nie całkiem: kolumna {column}</translation>
    </message>
    <message>
        <source>Choose a column with the mouse or with 1–{columns}, and drop with Enter. H gives a hint.</source>
        <translation>Wybierz kolumnę myszą albo klawiszami 1–{columns} i wrzuć krążek klawiszem Enter. H daje podpowiedź.</translation>
    </message>
    <message>
        <source>Your move</source>
        <translation>Twój ruch</translation>
    </message>
    <message>
        <source>Back to training</source>
        <translation>Wróć do treningu</translation>
    </message>
    <message>
        <source>Next lesson</source>
        <translation>Następna lekcja</translation>
    </message>
    <message>
        <source>Step {number} of {count}</source>
        <translation>Krok {number} z {count}</translation>
    </message>
    <message>
        <source>Lesson</source>
        <translation>Lekcja</translation>
    </message>
    <message>
        <source>Training</source>
        <translation>Trening</translation>
    </message>
    <message>
        <source>Back to the training (Esc)</source>
        <translation>Wróć do treningu (Esc)</translation>
    </message>
    <message>
        <source>Hint</source>
        <translation>Podpowiedź</translation>
    </message>
    <message>
        <source>Point at a column (H)</source>
        <translation>Wskaż kolumnę (H)</translation>
    </message>
    <message>
        <source>Next</source>
        <translation>Dalej</translation>
    </message>
    <message>
        <source>Go on (N)</source>
        <translation>Idź dalej (N)</translation>
    </message>
    <message>
        <source>Try again</source>
        <translation>Jeszcze raz</translation>
    </message>
    <message>
        <source>Take the marks away (Backspace)</source>
        <translation>Usuń oznaczenia (Backspace)</translation>
    </message>
</context>
<context>
    <name>LessonsCard</name>
    <message>
        <source>Lessons</source>
        <translation>Lekcje</translation>
    </message>
    <message>
        <source>{done} of {total} done</source>
        <translation>ukończone: {done} z {total}</translation>
    </message>
    <message>
        <source>Two minutes each</source>
        <translation>Każda trwa dwie minuty</translation>
    </message>
</context>
<context>
    <name>LevelsBox</name>
    <message>
        <source>Difficulty of the second bot</source>
        <translation>Poziom drugiego bota</translation>
    </message>
    <message>
        <source>Difficulty</source>
        <translation>Poziom</translation>
    </message>
    <message>
        <source>{level} plays Classic only. The strongest here is {strongest}.</source>
        <translation>{level}: tylko Klasyczne. Najsilniejszy tu: {strongest}.</translation>
    </message>
    <message>
        <source>Difficulty of the first bot</source>
        <translation>Poziom pierwszego bota</translation>
    </message>
</context>
<context>
    <name>ListSide</name>
    <message>
        <source>Replay</source>
        <translation>Obejrzyj</translation>
    </message>
    <message>
        <source>Look at the game move by move (Enter)</source>
        <translation>Obejrzyj partię ruch po ruchu (Enter)</translation>
    </message>
    <message>
        <source>Review</source>
        <translation>Przegląd</translation>
    </message>
    <message>
        <source>See how good every move was, and why (V)</source>
        <translation>Zobacz, jak dobry był każdy ruch i dlaczego (V)</translation>
    </message>
    <message>
        <source>Export…</source>
        <translation>Eksportuj…</translation>
    </message>
    <message>
        <source>Write the game, or all that are listed, to a file (E)</source>
        <translation>Zapisz w pliku tę partię albo wszystkie z listy (E)</translation>
    </message>
    <message>
        <source>Delete</source>
        <translation>Usuń</translation>
    </message>
    <message>
        <source>Delete the game; it can be undone (Del)</source>
        <translation>Usuń partię; można to cofnąć (Del)</translation>
    </message>
    <message>
        <source>Nothing found</source>
        <translation>Nic nie znaleziono</translation>
    </message>
    <message>
        <source>No game meets all the filters.</source>
        <translation>Żadna partia nie spełnia wszystkich filtrów.</translation>
    </message>
    <message>
        <source>Clear filters</source>
        <translation>Wyczyść filtry</translation>
    </message>
</context>
<context>
    <name>MainMenu</name>
    <message>
        <source>Play</source>
        <translation>Graj</translation>
    </message>
    <message>
        <source>Start a game or go on with one</source>
        <translation>Zacznij partię albo wróć do przerwanej</translation>
    </message>
    <message>
        <source>Connect Four</source>
        <translation>Cztery w rzędzie</translation>
    </message>
</context>
<context>
    <name>MatchForm</name>
    <message>
        <source>Opponent</source>
        <translation>Przeciwnik</translation>
    </message>
    <message>
        <source>Difficulty</source>
        <translation>Poziom</translation>
    </message>
    <message>
        <source>Bot</source>
        <translation>Bot</translation>
    </message>
    <message>
        <source>Board</source>
        <translation>Plansza</translation>
    </message>
    <message>
        <source>Friend</source>
        <translation>Człowiek</translation>
    </message>
    <message>
        <source>Choose the file of your bot first.</source>
        <translation>Najpierw wybierz plik swojego bota.</translation>
    </message>
    <message>
        <source>There is no file {path}.</source>
        <translation>Nie ma pliku {path}.</translation>
    </message>
    <message>
        <source>Computer</source>
        <translation>Komputer</translation>
    </message>
    <message>
        <source>Own bot…</source>
        <translation>Własny bot…</translation>
    </message>
    <message>
        <source>A bot that you or somebody else wrote, in Python or as a UGI program</source>
        <translation>Bot napisany przez ciebie lub kogoś innego, w Pythonie albo jako program UGI</translation>
    </message>
    <message>
        <source>Watch two bots</source>
        <translation>Oglądaj boty</translation>
    </message>
    <message>
        <source>Rules</source>
        <translation>Zasady</translation>
    </message>
</context>
<context>
    <name>MessageStrip</name>
    <message>
        <source>Close</source>
        <translation>Zamknij</translation>
    </message>
</context>
<context>
    <name>MistakeLegend</name>
    <message>
        <source>mistake</source>
        <translation>błąd</translation>
    </message>
</context>
<context>
    <name>MoreOptions</name>
    <message>
        <source>Players</source>
        <translation>Gracze</translation>
    </message>
    <message>
        <source>Who starts</source>
        <translation>Kto zaczyna</translation>
    </message>
    <message>
        <source>Turn timer</source>
        <translation>Czas na ruch</translation>
    </message>
    <message>
        <source>When time runs out</source>
        <translation>Po upływie czasu</translation>
    </message>
    <message>
        <source>Game clock</source>
        <translation>Czas na partię</translation>
    </message>
    <message>
        <source>Names, who starts, and the clocks ({keys})</source>
        <translation>Imiona, kto zaczyna i zegary ({keys})</translation>
    </message>
    <message>
        <source>You</source>
        <translation>Ty</translation>
    </message>
    <message>
        <source>Alternate</source>
        <translation>Na zmianę</translation>
    </message>
    <message>
        <source>no turn timer</source>
        <translation>ruch bez limitu czasu</translation>
    </message>
    <message>
        <source>More options</source>
        <translation>Więcej opcji</translation>
    </message>
    <message>
        <source>You start</source>
        <translation>Ty zaczynasz</translation>
    </message>
    <message>
        <source>{name} starts</source>
        <translation>Zaczyna {name}</translation>
    </message>
    <message>
        <source>no game clock</source>
        <translation>partia bez limitu czasu</translation>
    </message>
    <message>
        <source>game clock {time}</source>
        <translation>czas na partię {time}</translation>
    </message>
</context>
<context>
    <name>MoveRecord</name>
    <message>
        <source>Moves</source>
        <translation>Ruchy</translation>
    </message>
    <message>
        <source>None yet</source>
        <translation>Jeszcze żadnych</translation>
    </message>
</context>
<context>
    <name>Narrator</name>
    <message>
        <source>New game, {rows} rows and {columns} columns; {mover} to move</source>
        <translation>Nowa partia, wiersze: {rows}, kolumny: {columns}; teraz gra {mover}</translation>
    </message>
    <message>
        <source>{player} passes; {mover} to move</source>
        <translation>{player} traci kolejkę; teraz gra {mover}</translation>
    </message>
    <message>
        <source>{turn}; {mover} to move</source>
        <translation>{turn}; teraz gra {mover}</translation>
    </message>
    <message>
        <source>{player}, column {column}, row {row}; {mover} to move</source>
        <translation>{player}, kolumna {column}, wiersz {row}; teraz gra {mover}</translation>
    </message>
    <message>
        <source>The players have swapped sides: {first} plays {red}, {second} plays {yellow}</source>
        <translation>Gracze zamienili się stronami: {first} gra jako {red}, {second} jako {yellow}</translation>
    </message>
    <message>
        <source>Time is up for {player}</source>
        <translation>Koniec czasu: {player}</translation>
    </message>
    <message>
        <source>Column {column} is full</source>
        <translation>Kolumna {column} jest pełna</translation>
    </message>
    <message>
        <source>{title}. {reason}</source>
        <translation>{title}. {reason}</translation>
    </message>
    <message>
        <source>{action}: not possible now</source>
        <translation>{action}: teraz to niemożliwe</translation>
    </message>
    <message>
        <source>The computer cannot move. Play again or go back to the menu.</source>
        <translation>Komputer nie może wykonać ruchu. Zagraj jeszcze raz albo wróć do menu.</translation>
    </message>
    <message>
        <source>Redone: {moves}</source>
        <translation>Ponowiono: {moves}</translation>
    </message>
    <message>
        <source>Redone: {moves}; {mover} to move</source>
        <translation>Ponowiono: {moves}; teraz gra {mover}</translation>
    </message>
    <message>
        <source>Undone: {moves}; {mover} to move</source>
        <translation>Cofnięto: {moves}; teraz gra {mover}</translation>
    </message>
    <message>
        <source>Paused</source>
        <translation>Pauza</translation>
    </message>
    <message>
        <source>The game goes on; {mover} to move</source>
        <translation>Partia toczy się dalej; teraz gra {mover}</translation>
    </message>
    <message>
        <source>Row {row} is full</source>
        <translation>Wiersz {row} jest pełny</translation>
    </message>
    <message>
        <source>Row {row}, column {column}</source>
        <translation>Wiersz {row}, kolumna {column}</translation>
    </message>
    <message>
        <source>Column {column}, slides to column {end}, row {row}</source>
        <translation>Kolumna {column}, zsuwa się do kolumny {end}, wiersz {row}</translation>
    </message>
    <message>
        <source>Column {column}, row {row}</source>
        <translation>Kolumna {column}, wiersz {row}</translation>
    </message>
    <message>
        <source>There is no row {number}</source>
        <translation>Nie ma wiersza {number}</translation>
    </message>
    <message>
        <source>There is no column {number}</source>
        <translation>Nie ma kolumny {number}</translation>
    </message>
    <message>
        <source>A disc is still falling</source>
        <translation>Krążek jeszcze spada</translation>
    </message>
</context>
<context>
    <name>NavigationBar</name>
    <message>
        <source>Connect Four</source>
        <translation>Cztery w rzędzie</translation>
    </message>
    <message>
        <source>Help</source>
        <translation>Pomoc</translation>
    </message>
    <message>
        <source>How to play (F1)</source>
        <translation>Jak grać (F1)</translation>
    </message>
    <message>
        <source>Settings</source>
        <translation>Ustawienia</translation>
    </message>
    <message>
        <source>Themes, colours, animation, sounds and language ({keys})</source>
        <translation>Motywy, kolory, animacja, dźwięki i język ({keys})</translation>
    </message>
</context>
<context>
    <name>OpenButton</name>
    <message>
        <source>Open a game…</source>
        <translation>Otwórz partię…</translation>
    </message>
    <message>
        <source>Look at a game from a file ({keys})</source>
        <translation>Obejrzyj partię z pliku ({keys})</translation>
    </message>
    <message>
        <source>Choose a file…</source>
        <translation>Wybierz plik…</translation>
    </message>
</context>
<context>
    <name>OpenDialog</name>
    <message>
        <source>Open a game</source>
        <translation>Otwórz partię</translation>
    </message>
    <message>
        <source>Games</source>
        <translation>Partie</translation>
    </message>
    <message>
        <source>All files</source>
        <translation>Wszystkie pliki</translation>
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
        <translation>Ile sekund bot ma na ruch</translation>
    </message>
    <message>
        <source>File of the bot: {name}</source>
        <translation>Plik bota: {name}</translation>
    </message>
    <message>
        <source>Choose a file…</source>
        <translation>Wybierz plik…</translation>
    </message>
</context>
<context>
    <name>PauseVeil</name>
    <message>
        <source>Paused</source>
        <translation>Pauza</translation>
    </message>
    <message>
        <source>Click or press P to go on</source>
        <translation>Kliknij albo naciśnij P, aby grać dalej</translation>
    </message>
</context>
<context>
    <name>PlayPage</name>
    <message>
        <source>New game</source>
        <translation>Nowa partia</translation>
    </message>
    <message>
        <source>Start game</source>
        <translation>Rozpocznij partię</translation>
    </message>
    <message>
        <source>Set up a position…</source>
        <translation>Ustaw pozycję…</translation>
    </message>
    <message>
        <source>Tournament…</source>
        <translation>Turniej…</translation>
    </message>
    <message>
        <source>Let several bots play many games against each other</source>
        <translation>Niech kilka botów rozegra ze sobą wiele partii</translation>
    </message>
    <message>
        <source>Put discs on a board as you like, and play from there by the classic rules ({keys})</source>
        <translation>Ułóż krążki na planszy, jak chcesz, i graj stamtąd na zasadach klasycznych ({keys})</translation>
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
        <translation>Imię pierwszego gracza</translation>
    </message>
    <message>
        <source>Name of the second player</source>
        <translation>Imię drugiego gracza</translation>
    </message>
</context>
<context>
    <name>PositionSaving</name>
    <message>
        <source>Game</source>
        <translation>Partia</translation>
    </message>
    <message>
        <source>Save as…</source>
        <translation>Zapisz jako…</translation>
    </message>
    <message>
        <source>something went wrong; details are in the log</source>
        <translation>coś poszło nie tak; szczegóły są w dzienniku</translation>
    </message>
    <message>
        <source>{file} cannot be written: {problem}.</source>
        <translation>Nie można zapisać pliku {file}: {problem}.</translation>
    </message>
    <message>
        <source>Written: {file}</source>
        <translation>Zapisano: {file}</translation>
    </message>
</context>
<context>
    <name>PreviewBoard</name>
    <message>
        <source>Preview</source>
        <translation>Podgląd</translation>
    </message>
</context>
<context>
    <name>ProblemCard</name>
    <message>
        <source>The saved game cannot be read</source>
        <translation>Nie można odczytać zapisanej partii</translation>
    </message>
    <message>
        <source>Delete</source>
        <translation>Usuń</translation>
    </message>
</context>
<context>
    <name>Program</name>
    <message>
        <source>Train</source>
        <translation>Trenuj</translation>
    </message>
    <message>
        <source>Lessons, puzzles, and what comes back</source>
        <translation>Lekcje, zadania i to, co wraca</translation>
    </message>
    <message>
        <source>Games</source>
        <translation>Partie</translation>
    </message>
    <message>
        <source>Every game that was played, and statistics</source>
        <translation>Wszystkie rozegrane partie i statystyki</translation>
    </message>
    <message>
        <source>The game cannot be saved: {problem}.</source>
        <translation>Nie można zapisać partii: {problem}.</translation>
    </message>
</context>
<context>
    <name>ProgressCard</name>
    <message>
        <source>Progress</source>
        <translation>Postęp</translation>
    </message>
    <message>
        <source>Go on</source>
        <translation>Wznów</translation>
    </message>
    <message>
        <source>Stop</source>
        <translation>Zatrzymaj</translation>
    </message>
    <message>
        <source>Export…</source>
        <translation>Eksportuj…</translation>
    </message>
    <message>
        <source>Write every game into a file, as JSON lines</source>
        <translation>Zapisz wszystkie partie w pliku jako wiersze JSON</translation>
    </message>
    <message>
        <source>Pause or go on (Space)</source>
        <translation>Wstrzymaj albo graj dalej (spacja)</translation>
    </message>
    <message>
        <source>Start</source>
        <translation>Start</translation>
    </message>
    <message>
        <source>Start anew</source>
        <translation>Od nowa</translation>
    </message>
    <message>
        <source>Pause</source>
        <translation>Pauza</translation>
    </message>
    <message>
        <source>Not started</source>
        <translation>Jeszcze nie rozpoczęty</translation>
    </message>
    <message>
        <source>Choose at least two bots.</source>
        <translation>Wybierz co najmniej dwa boty.</translation>
    </message>
    <message>
        <source>Paused</source>
        <translation>Wstrzymany</translation>
    </message>
    <message>
        <source>Left off</source>
        <translation>Przerwany</translation>
    </message>
    <message>
        <source>Finished</source>
        <translation>Zakończony</translation>
    </message>
</context>
<context>
    <name>PuzzleFeedback</name>
    <message>
        <source>Choose a column with the mouse or with 1–{columns}, and drop with Enter. H gives a hint.</source>
        <translation>Wybierz kolumnę myszą albo klawiszami 1–{columns} i wrzuć krążek klawiszem Enter. H daje podpowiedź.</translation>
    </message>
    <message>
        <source>Your move</source>
        <translation>Twój ruch</translation>
    </message>
    <message>
        <source>The opponent answers in column {column}.</source>
        <translation>Przeciwnik odpowiada w kolumnie {column}.</translation>
    </message>
    <message>
        <source>It comes back soon</source>
        <translation>Wkrótce wróci</translation>
    </message>
    <message>
        <source>Solved</source>
        <translation>Rozwiązane</translation>
    </message>
    <message>
        <source>Yes — column {column}</source>
        <translation>Tak: kolumna {column}</translation>
    </message>
    <message>
        <source>Wins too — column {column}</source>
        <translation>Też wygrywa: kolumna {column}</translation>
    </message>
    <message>
        <source>Not quite — column {column}</source>
        <translation>Nie całkiem: kolumna {column}</translation>
    </message>
    <message>
        <source>Look at the discs with a white ring.</source>
        <translation>Spójrz na krążki z białą obwódką.</translation>
    </message>
    <message>
        <source>Look at column {column}.</source>
        <translation>Spójrz na kolumnę {column}.</translation>
    </message>
    <message>
        <source>Hint</source>
        <translation>Podpowiedź</translation>
    </message>
    <message>
        <source>Columns {line}.</source>
        <translation>Kolumny {line}.</translation>
    </message>
    <message>
        <source>The solution</source>
        <translation>Rozwiązanie</translation>
    </message>
    <message>
        <source>This position could not be worked out in time. Try another column, or skip the puzzle.</source>
        <translation>Tej pozycji nie udało się obliczyć na czas. Spróbuj innej kolumny albo pomiń zadanie.</translation>
    </message>
    <message>
        <source>Not known</source>
        <translation>Nie wiadomo</translation>
    </message>
    <message>
        <source>{solved} of {total} solved</source>
        <translation>Rozwiązane: {solved} z {total}</translation>
    </message>
    <message>
        <source>What was missed comes back in the next days.</source>
        <translation>To, co się nie udało, wróci w najbliższych dniach.</translation>
    </message>
    <message>
        <source>Next</source>
        <translation>Dalej</translation>
    </message>
    <message>
        <source>Go to the next puzzle (N)</source>
        <translation>Przejdź do następnego zadania (N)</translation>
    </message>
    <message>
        <source>Try again</source>
        <translation>Jeszcze raz</translation>
    </message>
    <message>
        <source>Take the marks away (Backspace)</source>
        <translation>Usuń oznaczenia (Backspace)</translation>
    </message>
    <message>
        <source>Show me</source>
        <translation>Pokaż mi</translation>
    </message>
    <message>
        <source>Give up and see how it goes (S)</source>
        <translation>Zrezygnuj i zobacz, jak to zrobić (S)</translation>
    </message>
    <message>
        <source>More puzzles</source>
        <translation>Więcej zadań</translation>
    </message>
    <message>
        <source>Go on with another sitting</source>
        <translation>Przejdź do kolejnych zadań</translation>
    </message>
    <message>
        <source>Back to training</source>
        <translation>Wróć do treningu</translation>
    </message>
    <message>
        <source>Back to the training (Esc)</source>
        <translation>Wróć do treningu (Esc)</translation>
    </message>
</context>
<context>
    <name>PuzzlePage</name>
    <message>
        <source>Column {column} is full</source>
        <translation>Kolumna {column} jest pełna</translation>
    </message>
    <message>
        <source>your try</source>
        <translation>twoja próba</translation>
    </message>
    <message>
        <source>hint</source>
        <translation>podpowiedź</translation>
    </message>
    <message>
        <source>{mover} to move</source>
        <translation>Teraz gra {mover}</translation>
    </message>
    <message>
        <source>Puzzle</source>
        <translation>Zadanie</translation>
    </message>
    <message>
        <source>Training</source>
        <translation>Trening</translation>
    </message>
    <message>
        <source>Back to the training (Esc)</source>
        <translation>Wróć do treningu (Esc)</translation>
    </message>
    <message>
        <source>Hint</source>
        <translation>Podpowiedź</translation>
    </message>
    <message>
        <source>Ring the discs to look at, then point at the column (H)</source>
        <translation>Otocz ważne krążki, a potem wskaż kolumnę (H)</translation>
    </message>
    <message>
        <source>Solution</source>
        <translation>Rozwiązanie</translation>
    </message>
    <message>
        <source>Give up and see how it goes (S)</source>
        <translation>Zrezygnuj i zobacz, jak to zrobić (S)</translation>
    </message>
    <message>
        <source>Skip</source>
        <translation>Pomiń</translation>
    </message>
    <message>
        <source>Go to the next puzzle (N)</source>
        <translation>Przejdź do następnego zadania (N)</translation>
    </message>
</context>
<context>
    <name>RatePlot</name>
    <message>
        <source>{title}: {percent}, {games}, {won} won, {drawn} drawn, {lost} lost</source>
        <translation>{title}: {percent}, {games}, wygrane: {won}, remisy: {drawn}, przegrane: {lost}</translation>
    </message>
</context>
<context>
    <name>RatingPlot</name>
    <message>
        <source>first {first}, best {best}, now {last}, after {games} games</source>
        <translation>na początku {first}, najwyżej {best}, teraz {last}, partie: {games}</translation>
    </message>
</context>
<context>
    <name>ReplayActions</name>
    <message>
        <source>First position</source>
        <translation>Pierwsza pozycja</translation>
    </message>
    <message>
        <source>Show the start of the game</source>
        <translation>Pokaż początek partii</translation>
    </message>
    <message>
        <source>Look back</source>
        <translation>Spójrz wstecz</translation>
    </message>
    <message>
        <source>Show the game one move earlier, without undoing anything</source>
        <translation>Pokaż partię o ruch wcześniej, niczego nie cofając</translation>
    </message>
    <message>
        <source>Stop</source>
        <translation>Zatrzymaj</translation>
    </message>
    <message>
        <source>Stop showing move after move</source>
        <translation>Przestań pokazywać ruch po ruchu</translation>
    </message>
    <message>
        <source>Play through</source>
        <translation>Odtwórz</translation>
    </message>
    <message>
        <source>Show move after move</source>
        <translation>Pokazuj ruch po ruchu</translation>
    </message>
    <message>
        <source>Next move</source>
        <translation>Następny ruch</translation>
    </message>
    <message>
        <source>Show the game one move later</source>
        <translation>Pokaż partię o ruch później</translation>
    </message>
    <message>
        <source>Last position</source>
        <translation>Ostatnia pozycja</translation>
    </message>
    <message>
        <source>Show the end of the game</source>
        <translation>Pokaż koniec partii</translation>
    </message>
    <message>
        <source>Back to the game</source>
        <translation>Wróć do partii</translation>
    </message>
    <message>
        <source>Show the game as it stands now</source>
        <translation>Pokaż partię w obecnym stanie</translation>
    </message>
    <message>
        <source>Play from here</source>
        <translation>Graj stąd</translation>
    </message>
    <message>
        <source>Start another game at this point; this one is kept</source>
        <translation>Zacznij stąd inną partię; ta zostaje zachowana</translation>
    </message>
</context>
<context>
    <name>ReplayFeature</name>
    <message>
        <source>Back at the end of the game</source>
        <translation>Z powrotem na końcu partii</translation>
    </message>
    <message>
        <source>Back in the game; {name} to move</source>
        <translation>Z powrotem w partii; teraz gra {name}</translation>
    </message>
    <message>
        <source>You are looking back; choose Play from here to start a game.</source>
        <translation>Oglądasz wcześniejszą pozycję; wybierz „Graj stąd”, aby zacząć partię.</translation>
    </message>
</context>
<context>
    <name>ReplayStrip</name>
    <message>
        <source>Move {number} of {count}</source>
        <translation>Ruch {number} z {count}</translation>
    </message>
    <message>
        <source>Speed: {speed}</source>
        <translation>Szybkość: {speed}</translation>
    </message>
    <message>
        <source>How fast to play through</source>
        <translation>Jak szybko odtwarzać</translation>
    </message>
</context>
<context>
    <name>ResultCard</name>
    <message>
        <source>Play again</source>
        <translation>Zagraj jeszcze raz</translation>
    </message>
    <message>
        <source>Back to menu</source>
        <translation>Wróć do menu</translation>
    </message>
    <message>
        <source>Review</source>
        <translation>Przegląd</translation>
    </message>
    <message>
        <source>See how good every move was, and why (Ctrl+R)</source>
        <translation>Zobacz, jak dobry był każdy ruch i dlaczego (Ctrl+R)</translation>
    </message>
</context>
<context>
    <name>ReviewActions</name>
    <message>
        <source>Review</source>
        <translation>Przegląd</translation>
    </message>
    <message>
        <source>The coach knows the classic rules only</source>
        <translation>Trener zna tylko zasady klasyczne</translation>
    </message>
    <message>
        <source>See how good every move was, and why; or leave the review</source>
        <translation>Zobacz, jak dobry był każdy ruch i dlaczego, albo zamknij przegląd</translation>
    </message>
    <message>
        <source>Show me</source>
        <translation>Pokaż mi</translation>
    </message>
    <message>
        <source>Play the line that proves it (Space)</source>
        <translation>Odtwórz ciąg ruchów, który tego dowodzi (spacja)</translation>
    </message>
    <message>
        <source>Try again</source>
        <translation>Jeszcze raz</translation>
    </message>
    <message>
        <source>Play on from here and see whether your move holds</source>
        <translation>Graj stąd dalej i zobacz, czy twój ruch się obroni</translation>
    </message>
    <message>
        <source>Next mistake</source>
        <translation>Następny błąd</translation>
    </message>
    <message>
        <source>Show the next mistake</source>
        <translation>Pokaż następny błąd</translation>
    </message>
    <message>
        <source>Previous mistake</source>
        <translation>Poprzedni błąd</translation>
    </message>
    <message>
        <source>Show the mistake before this one</source>
        <translation>Pokaż błąd przed tym</translation>
    </message>
    <message>
        <source>Play from here</source>
        <translation>Graj stąd</translation>
    </message>
    <message>
        <source>Start another game at this point; this one is kept</source>
        <translation>Zacznij stąd inną partię; ta zostaje zachowana</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Zamknij</translation>
    </message>
    <message>
        <source>Leave the review</source>
        <translation>Zamknij przegląd</translation>
    </message>
    <message>
        <source>Stop</source>
        <translation>Zatrzymaj</translation>
    </message>
    <message>
        <source>Stop the review; what is known stays</source>
        <translation>Zatrzymaj przegląd; to, co wiadomo, zostaje</translation>
    </message>
</context>
<context>
    <name>ReviewCard</name>
    <message>
        <source>Review</source>
        <translation>Przegląd</translation>
    </message>
    <message>
        <source>Coach</source>
        <translation>Trener</translation>
    </message>
    <message>
        <source>Graph</source>
        <translation>Wykres</translation>
    </message>
    <message>
        <source>Moves</source>
        <translation>Ruchy</translation>
    </message>
    <message>
        <source>Result</source>
        <translation>Wynik</translation>
    </message>
    <message>
        <source>What is shown</source>
        <translation>Co jest pokazane</translation>
    </message>
</context>
<context>
    <name>RulesChoice</name>
    <message>
        <source>Rules</source>
        <translation>Zasady</translation>
    </message>
</context>
<context>
    <name>RulesRow</name>
    <message>
        <source>On boards from {size} up.</source>
        <translation>Na planszach od {size} wzwyż.</translation>
    </message>
</context>
<context>
    <name>RunningBoard</name>
    <message>
        <source>move</source>
        <translation>ruch</translation>
    </message>
    <message>
        <source>{first} against {second}, {size}, move {count}</source>
        <translation>{first} – {second}, {size}, ruch {count}</translation>
    </message>
</context>
<context>
    <name>RunningBoards</name>
    <message>
        <source>Running now</source>
        <translation>Trwające partie</translation>
    </message>
</context>
<context>
    <name>Segmented</name>
    <message>
        <source>{number} of {count}</source>
        <translation>{number} z {count}</translation>
    </message>
</context>
<context>
    <name>SetCard</name>
    <message>
        <source>new</source>
        <translation>nowe</translation>
    </message>
    <message>
        <source>Play some games, and your mistakes come here.</source>
        <translation>Zagraj kilka partii, a trafią tu twoje błędy.</translation>
    </message>
</context>
<context>
    <name>SetUpControls</name>
    <message>
        <source>Disc</source>
        <translation>Krążek</translation>
    </message>
    <message>
        <source>To move</source>
        <translation>Teraz gra</translation>
    </message>
    <message>
        <source>Rows</source>
        <translation>Wiersze</translation>
    </message>
    <message>
        <source>Columns</source>
        <translation>Kolumny</translation>
    </message>
    <message>
        <source>Eraser</source>
        <translation>Gumka</translation>
    </message>
    <message>
        <source>Click to drop, right click to take away. Keys: 1–9 drop, Del takes away, X and O choose the disc, E the eraser. Moves such as 44-53 and boards copied as text can be pasted.</source>
        <translation>Kliknij, aby wrzucić krążek, prawym przyciskiem, aby go zabrać. Klawisze: 1–9 wrzucają, Del zabiera, X i O wybierają krążek, E gumkę. Można wklejać ruchy takie jak 44-53 i plansze skopiowane jako tekst.</translation>
    </message>
    <message>
        <source>Undo</source>
        <translation>Cofnij</translation>
    </message>
    <message>
        <source>Redo</source>
        <translation>Ponów</translation>
    </message>
    <message>
        <source>Clear</source>
        <translation>Wyczyść</translation>
    </message>
    <message>
        <source>Paste</source>
        <translation>Wklej</translation>
    </message>
    <message>
        <source>Analyse</source>
        <translation>Analizuj</translation>
    </message>
    <message>
        <source>Open the position as a game between two people, with the analysis</source>
        <translation>Otwórz pozycję jako partię między dwiema osobami, z analizą</translation>
    </message>
    <message>
        <source>Save as…</source>
        <translation>Zapisz jako…</translation>
    </message>
    <message>
        <source>Write the position to a file that can be opened again</source>
        <translation>Zapisz pozycję w pliku, który można znów otworzyć</translation>
    </message>
</context>
<context>
    <name>SetUpDialog</name>
    <message>
        <source>Press Esc again to leave without this position.</source>
        <translation>Naciśnij Esc jeszcze raz, aby wyjść bez tej pozycji.</translation>
    </message>
    <message>
        <source>Column {number} is full.</source>
        <translation>Kolumna {number} jest pełna.</translation>
    </message>
    <message>
        <source>Column {number} is empty.</source>
        <translation>Kolumna {number} jest pusta.</translation>
    </message>
    <message>
        <source>The board is empty.</source>
        <translation>Plansza jest pusta.</translation>
    </message>
    <message>
        <source>Set up a position</source>
        <translation>Ustaw pozycję</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Anuluj</translation>
    </message>
    <message>
        <source>Play from here</source>
        <translation>Graj stąd</translation>
    </message>
    <message>
        <source>Column {column}: {discs}</source>
        <translation>Kolumna {column}: {discs}</translation>
    </message>
</context>
<context>
    <name>SetUpFeature</name>
    <message>
        <source>A new game from the position that was set up</source>
        <translation>Nowa partia od ustawionej pozycji</translation>
    </message>
    <message>
        <source>Set up a position…</source>
        <translation>Ustaw pozycję…</translation>
    </message>
    <message>
        <source>Positions can be set up by the classic rules only</source>
        <translation>Pozycje można ustawiać tylko na zasadach klasycznych</translation>
    </message>
    <message>
        <source>Put discs on a board as you like, and play from there</source>
        <translation>Ułóż krążki na planszy, jak chcesz, i graj stamtąd</translation>
    </message>
</context>
<context>
    <name>SettingsDialog</name>
    <message>
        <source>Settings</source>
        <translation>Ustawienia</translation>
    </message>
    <message>
        <source>Theme</source>
        <translation>Motyw</translation>
    </message>
    <message>
        <source>Text size</source>
        <translation>Wielkość tekstu</translation>
    </message>
    <message>
        <source>Animation</source>
        <translation>Animacja</translation>
    </message>
    <message>
        <source>Screen reader</source>
        <translation>Czytnik ekranu</translation>
    </message>
    <message>
        <source>Offer to take back mistakes</source>
        <translation>Proponuj cofnięcie błędów</translation>
    </message>
    <message>
        <source>After a mistake against the computer the coach says why and offers Undo</source>
        <translation>Po błędzie w grze z komputerem trener mówi, na czym polegał, i proponuje go cofnąć</translation>
    </message>
    <message>
        <source>Restore defaults</source>
        <translation>Przywróć domyślne</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Anuluj</translation>
    </message>
    <message>
        <source>OK</source>
        <translation>OK</translation>
    </message>
    <message>
        <source>Sounds</source>
        <translation>Dźwięki</translation>
    </message>
    <message>
        <source>Language</source>
        <translation>Język</translation>
    </message>
    <message>
        <source>Teaching</source>
        <translation>Nauka</translation>
    </message>
    <message>
        <source>Processor cores</source>
        <translation>Rdzenie procesora</translation>
    </message>
</context>
<context>
    <name>ShortcutsDialog</name>
    <message>
        <source>Shortcuts</source>
        <translation>Skróty</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Zamknij</translation>
    </message>
    <message>
        <source>Choose a column</source>
        <translation>Wybierz kolumnę</translation>
    </message>
    <message>
        <source>Move to the next column</source>
        <translation>Przejdź do sąsiedniej kolumny</translation>
    </message>
    <message>
        <source>Enter, Space, ↓</source>
        <translation>Enter, spacja, ↓</translation>
    </message>
    <message>
        <source>Drop</source>
        <translation>Wrzuć krążek</translation>
    </message>
    <message>
        <source>Go to the next control</source>
        <translation>Przejdź do następnego elementu</translation>
    </message>
</context>
<context>
    <name>SittingTiles</name>
    <message>
        <source>best {days}</source>
        <translation>rekord {days}</translation>
    </message>
    <message>
        <source>Streak</source>
        <translation>Seria</translation>
    </message>
    <message>
        <source>Rating</source>
        <translation>Ranking</translation>
    </message>
    <message>
        <source>{count} done</source>
        <translation>zrobione: {count}</translation>
    </message>
    <message>
        <source>Due today</source>
        <translation>Na dziś</translation>
    </message>
</context>
<context>
    <name>StatisticsPanel</name>
    <message>
        <source>Statistics</source>
        <translation>Statystyki</translation>
    </message>
    <message>
        <source>Win rate by level</source>
        <translation>Wygrane według poziomu</translation>
    </message>
    <message>
        <source>Rating</source>
        <translation>Ranking</translation>
    </message>
    <message>
        <source>Win rate by board size</source>
        <translation>Wygrane według rozmiaru</translation>
    </message>
    <message>
        <source>Other rules</source>
        <translation>Inne zasady</translation>
    </message>
    <message>
        <source>won–drawn–lost</source>
        <translation>bilans W–R–P</translation>
    </message>
    <message>
        <source>Games against the computer will be counted here.</source>
        <translation>Tutaj liczone są partie z komputerem.</translation>
    </message>
    <message>
        <source>Games against the levels from Beginner to Perfect give you a rating.</source>
        <translation>Partie na poziomach od „Początkujący” do „Doskonały” dają ci ranking.</translation>
    </message>
    <message>
        <source>Everything else here is Classic.</source>
        <translation>Wszystko inne jest tu na zasadach klasycznych.</translation>
    </message>
    <message>
        <source>Games</source>
        <translation>Partie</translation>
    </message>
    <message>
        <source>{won} of {games}</source>
        <translation>{won} z {games}</translation>
    </message>
    <message>
        <source>Won</source>
        <translation>Wygrane</translation>
    </message>
    <message>
        <source>Streak</source>
        <translation>Seria</translation>
    </message>
    <message>
        <source>best: {count}</source>
        <translation>rekord: {count}</translation>
    </message>
    <message>
        <source>won · best: {count}</source>
        <translation>wygrane · rekord: {count}</translation>
    </message>
    <message>
        <source>lost · best: {count}</source>
        <translation>przegrane · rekord: {count}</translation>
    </message>
</context>
<context>
    <name>StatusLine</name>
    <message>
        <source>Elapsed {time}</source>
        <translation>Czas gry {time}</translation>
    </message>
</context>
<context>
    <name>Stepper</name>
    <message>
        <source>{name}: fewer</source>
        <translation>{name}: mniej</translation>
    </message>
    <message>
        <source>{name}: more</source>
        <translation>{name}: więcej</translation>
    </message>
</context>
<context>
    <name>TeachFeature</name>
    <message>
        <source>Column {number} was a mistake</source>
        <translation>Kolumna {number} to był błąd</translation>
    </message>
    <message>
        <source>Take back</source>
        <translation>Cofnij ruch</translation>
    </message>
</context>
<context>
    <name>TimerRow</name>
    <message>
        <source>Turn timer</source>
        <translation>Czas na ruch</translation>
    </message>
    <message>
        <source>Seconds per turn, in steps of five</source>
        <translation>Sekundy na ruch, co pięć</translation>
    </message>
    <message>
        <source>Seconds per turn</source>
        <translation>Sekundy na ruch</translation>
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
        <translation>Turniej się zatrzymał</translation>
    </message>
    <message>
        <source>Not every game is in the archive</source>
        <translation>Nie wszystkie partie są w archiwum</translation>
    </message>
    <message>
        <source>The last tournament cannot be read</source>
        <translation>Nie można odczytać ostatniego turnieju</translation>
    </message>
    <message>
        <source>{games} per pair</source>
        <translation>{games} na parę</translation>
    </message>
    <message>
        <source>Bots</source>
        <translation>Boty</translation>
    </message>
    <message>
        <source>Games as JSON lines (*.jsonl)</source>
        <translation>Partie jako wiersze JSON (*.jsonl)</translation>
    </message>
    <message>
        <source>{file} was written</source>
        <translation>Zapisano plik {file}</translation>
    </message>
    <message>
        <source>{file} was not written</source>
        <translation>Nie zapisano pliku {file}</translation>
    </message>
    <message>
        <source>Tournament of bots</source>
        <translation>Turniej botów</translation>
    </message>
    <message>
        <source>Play</source>
        <translation>Graj</translation>
    </message>
    <message>
        <source>Back to the page where games start (Esc)</source>
        <translation>Wróć do strony, na której zaczynają się partie (Esc)</translation>
    </message>
</context>
<context>
    <name>TrainCounted</name>
    <message numerus="yes">
        <source>%n puzzle(s) due today</source>
        <translation>
            <numerusform>%n zadanie na dziś</numerusform>
            <numerusform>%n zadania na dziś</numerusform>
            <numerusform>%n zadań na dziś</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n puzzle(s) for today</source>
        <translation>
            <numerusform>%n zadanie na dziś</numerusform>
            <numerusform>%n zadania na dziś</numerusform>
            <numerusform>%n zadań na dziś</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n puzzle(s)</source>
        <translation>
            <numerusform>%n zadanie</numerusform>
            <numerusform>%n zadania</numerusform>
            <numerusform>%n zadań</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n from your own games</source>
        <translation>
            <numerusform>%n z twoich partii</numerusform>
            <numerusform>%n z twoich partii</numerusform>
            <numerusform>%n z twoich partii</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n that is(are) fading</source>
        <translation>
            <numerusform>%n do powtórki</numerusform>
            <numerusform>%n do powtórki</numerusform>
            <numerusform>%n do powtórki</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n new</source>
        <translation>
            <numerusform>%n nowe</numerusform>
            <numerusform>%n nowe</numerusform>
            <numerusform>%n nowych</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>About %n minute(s).</source>
        <translation>
            <numerusform>Około %n minuty.</numerusform>
            <numerusform>Około %n minut.</numerusform>
            <numerusform>Około %n minut.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n day(s)</source>
        <translation>
            <numerusform>%n dzień</numerusform>
            <numerusform>%n dni</numerusform>
            <numerusform>%n dni</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n try(tries) left</source>
        <translation>
            <numerusform>została %n próba</numerusform>
            <numerusform>zostały %n próby</numerusform>
            <numerusform>zostało %n prób</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Win in %n move(s), whatever the opponent does.</source>
        <translation>
            <numerusform>Wygraj w %n ruchu, cokolwiek zrobi przeciwnik.</numerusform>
            <numerusform>Wygraj w %n ruchach, cokolwiek zrobi przeciwnik.</numerusform>
            <numerusform>Wygraj w %n ruchach, cokolwiek zrobi przeciwnik.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n move(s) to go.</source>
        <translation>
            <numerusform>Jeszcze %n ruch.</numerusform>
            <numerusform>Jeszcze %n ruchy.</numerusform>
            <numerusform>Jeszcze %n ruchów.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>TrainPage</name>
    <message>
        <source>The training cannot be read</source>
        <translation>Nie można odczytać treningu</translation>
    </message>
    <message>
        <source>Train</source>
        <translation>Trenuj</translation>
    </message>
    <message>
        <source>Puzzle rating</source>
        <translation>Ranking zadań</translation>
    </message>
    <message>
        <source>best {days}</source>
        <translation>rekord {days}</translation>
    </message>
    <message>
        <source>Streak</source>
        <translation>Seria</translation>
    </message>
</context>
<context>
    <name>TrainingBoard</name>
    <message>
        <source>Column {column}, row {row}</source>
        <translation>Kolumna {column}, wiersz {row}</translation>
    </message>
    <message>
        <source>Column {column} is full</source>
        <translation>Kolumna {column} jest pełna</translation>
    </message>
    <message>
        <source>There is no column {number}</source>
        <translation>Nie ma kolumny {number}</translation>
    </message>
</context>
<context>
    <name>VariantFeature</name>
    <message>
        <source>Pull out</source>
        <translation>Wyciągnij</translation>
    </message>
    <message>
        <source>Pull your lowest disc out of the chosen column</source>
        <translation>Wyciągnij swój najniższy krążek z wybranej kolumny</translation>
    </message>
    <message>
        <source>Flip ({count})</source>
        <translation>Odwróć ({count})</translation>
    </message>
    <message>
        <source>Turn the board upside down instead of dropping</source>
        <translation>Zamiast wrzucać krążek, odwróć planszę do góry nogami</translation>
    </message>
    <message>
        <source>Say what comes next</source>
        <translation>Czytaj, co będzie dalej</translation>
    </message>
    <message>
        <source>Let the screen reader say what happens next, and when</source>
        <translation>Czytnik ekranu mówi, co i kiedy się wydarzy</translation>
    </message>
</context>
<context>
    <name>VolumeRow</name>
    <message>
        <source>Sounds</source>
        <translation>Dźwięki</translation>
    </message>
    <message>
        <source>Volume</source>
        <translation>Głośność</translation>
    </message>
</context>
<context>
    <name>WatchActions</name>
    <message>
        <source>Step</source>
        <translation>Krok</translation>
    </message>
    <message>
        <source>Let the bots make one move, then wait</source>
        <translation>Boty robią jeden ruch i czekają</translation>
    </message>
    <message>
        <source>Series</source>
        <translation>Seria</translation>
    </message>
    <message>
        <source>Let the next game start by itself; the score is kept</source>
        <translation>Następna partia zaczyna się sama; wynik zostaje</translation>
    </message>
    <message>
        <source>How fast the bots play: slow, normal, fast or instant</source>
        <translation>Jak szybko grają boty: wolno, normalnie, szybko albo od razu</translation>
    </message>
    <message>
        <source>Slow</source>
        <translation>Wolno</translation>
    </message>
    <message>
        <source>Normal</source>
        <translation>Normalnie</translation>
    </message>
    <message>
        <source>Fast</source>
        <translation>Szybko</translation>
    </message>
    <message>
        <source>Instant</source>
        <translation>Od razu</translation>
    </message>
</context>
<context>
    <name>WatchFeature</name>
    <message>
        <source>The next game starts in {seconds} s.</source>
        <translation>Następna partia zacznie się za {seconds} s.</translation>
    </message>
</context>
<context>
    <name>WeekCard</name>
    <message>
        <source>{count} solved</source>
        <translation>rozwiązane: {count}</translation>
    </message>
    <message>
        <source>This week</source>
        <translation>Ten tydzień</translation>
    </message>
</context>
<context>
    <name>_LessonButton</name>
    <message>
        <source>Lesson: {title}</source>
        <translation>Lekcja: {title}</translation>
    </message>
    <message>
        <source>{lesson}, done</source>
        <translation>{lesson}, ukończona</translation>
    </message>
</context>
<context>
    <name>aloud_texts</name>
    <message>
        <source>Column {column}: {discs}.</source>
        <translation>Kolumna {column}: {discs}.</translation>
    </message>
    <message>
        <source>The other columns are empty.</source>
        <translation>Pozostałe kolumny są puste.</translation>
    </message>
    <message>
        <source>Row {row}: {discs}.</source>
        <translation>Wiersz {row}: {discs}.</translation>
    </message>
    <message>
        <source>The other rows are empty.</source>
        <translation>Pozostałe wiersze są puste.</translation>
    </message>
    <message>
        <source>The board is empty.</source>
        <translation>Plansza jest pusta.</translation>
    </message>
    <message>
        <source>You play {disc} against {opponent}.</source>
        <translation>Grasz jako {disc}, przeciwnik: {opponent}.</translation>
    </message>
    <message>
        <source>{first} plays {red}, {second} plays {yellow}.</source>
        <translation>{first} gra jako {red}, {second} jako {yellow}.</translation>
    </message>
    <message>
        <source>{player}, level {level}</source>
        <translation>{player}, poziom {level}</translation>
    </message>
    <message>
        <source>{time} for the game</source>
        <translation>{time} na partię</translation>
    </message>
    <message>
        <source>{name} has {time} for the game</source>
        <translation>{name} ma {time} na partię</translation>
    </message>
    <message>
        <source>Elapsed {time}</source>
        <translation>Czas gry {time}</translation>
    </message>
    <message>
        <source>Time for this move: {seconds} s</source>
        <translation>Czas na ten ruch: {seconds} s</translation>
    </message>
    <message>
        <source>There are no threats.</source>
        <translation>Nie ma gróźb.</translation>
    </message>
    <message>
        <source>{disc} makes four at {cells}.</source>
        <translation>{disc} może ułożyć czwórkę: {cells}.</translation>
    </message>
    <message>
        <source>{cell}, now</source>
        <translation>{cell}, teraz</translation>
    </message>
    <message>
        <source>column {column}, row {row}</source>
        <translation>kolumna {column}, wiersz {row}</translation>
    </message>
    <message>
        <source>The line goes from {start} to {end}.</source>
        <translation>Linia biegnie od pola ({start}) do pola ({end}).</translation>
    </message>
    <message>
        <source>The winning discs: {cells}.</source>
        <translation>Zwycięskie krążki: {cells}.</translation>
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
        <translation>wygrywa</translation>
    </message>
    <message>
        <source>loses</source>
        <translation>przegrywa</translation>
    </message>
    <message>
        <source>wins in {moves}</source>
        <translation>wygrywa w {moves}</translation>
    </message>
    <message>
        <source>loses in {moves}</source>
        <translation>przegrywa w {moves}</translation>
    </message>
    <message>
        <source>W</source>
        <comment>wins</comment>
        <translation>W</translation>
    </message>
    <message>
        <source>L</source>
        <comment>loses</comment>
        <translation>P</translation>
    </message>
    <message>
        <source>full</source>
        <translation>pełna</translation>
    </message>
    <message>
        <source>Column {number}: {score}</source>
        <translation>Kolumna {number}: {score}</translation>
    </message>
    <message>
        <source>Thinking…</source>
        <translation>Obliczanie…</translation>
    </message>
    <message>
        <source>Draw</source>
        <translation>Remis</translation>
    </message>
    <message>
        <source>{name} has won</source>
        <translation>Wygrana: {name}</translation>
    </message>
    <message>
        <source>{name} wins</source>
        <translation>{name} wygrywa</translation>
    </message>
    <message>
        <source>{name} wins in {moves}</source>
        <translation>{name} wygrywa w {moves}</translation>
    </message>
    <message>
        <source>Every column loses</source>
        <translation>Każda kolumna przegrywa</translation>
    </message>
    <message>
        <source>Only column {number} keeps the win</source>
        <translation>Tylko kolumna {number} utrzymuje wygraną</translation>
    </message>
    <message>
        <source>Only column {number} keeps the draw</source>
        <translation>Tylko kolumna {number} utrzymuje remis</translation>
    </message>
    <message>
        <source>Best so far: {columns}</source>
        <translation>Na razie najlepiej: {columns}</translation>
    </message>
    <message>
        <source>Holds out longest: {columns}</source>
        <translation>Najdłuższa obrona: {columns}</translation>
    </message>
    <message>
        <source>Best: {columns}</source>
        <translation>Najlepiej: {columns}</translation>
    </message>
    <message>
        <source>{proven} of {count} proven</source>
        <translation>pewne: {proven} z {count}</translation>
    </message>
    <message>
        <source>Move {number}: {verdict}</source>
        <translation>Ruch {number}: {verdict}</translation>
    </message>
    <message>
        <source>One disc here would make four, in row {row}. Odd rows help {odd}, even rows help {even}.</source>
        <translation>Krążek na tym polu dałby czwórkę, w wierszu {row}. Z wierszy nieparzystych korzysta {odd}, z parzystych {even}.</translation>
    </message>
    <message>
        <source>{name} ahead</source>
        <translation>{name} prowadzi</translation>
    </message>
    <message>
        <source>not known yet</source>
        <translation>jeszcze nie wiadomo</translation>
    </message>
    <message>
        <source>estimate {value}</source>
        <translation>szacunek {value}</translation>
    </message>
    <message>
        <source>column {numbers}</source>
        <translation>kolumna {numbers}</translation>
    </message>
    <message>
        <source>columns {numbers}</source>
        <translation>kolumny {numbers}</translation>
    </message>
    <message>
        <source>About even</source>
        <translation>Mniej więcej równo</translation>
    </message>
    <message>
        <source>{name} looks better</source>
        <translation>{name} stoi lepiej</translation>
    </message>
</context>
<context>
    <name>brief_texts</name>
    <message>
        <source>Column {column}, {disc}</source>
        <translation>Kolumna {column}, {disc}</translation>
    </message>
    <message>
        <source>New game; {mover} to move</source>
        <translation>Nowa partia; teraz gra {mover}</translation>
    </message>
    <message>
        <source>Undone: {moves}</source>
        <translation>Cofnięto: {moves}</translation>
    </message>
    <message>
        <source>Redone: {moves}</source>
        <translation>Ponowiono: {moves}</translation>
    </message>
    <message>
        <source>{mover} to move</source>
        <translation>Teraz gra {mover}</translation>
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
        <translation>Kolumna {number}</translation>
    </message>
    <message>
        <source>Row {number}</source>
        <translation>Wiersz {number}</translation>
    </message>
    <message>
        <source>Column {column}, row {row}: empty</source>
        <translation>Kolumna {column}, wiersz {row}: puste</translation>
    </message>
    <message>
        <source>Column {column}, row {row}: {disc}, in the winning line</source>
        <translation>Kolumna {column}, wiersz {row}: {disc}, w zwycięskiej linii</translation>
    </message>
    <message>
        <source>Column {column}, row {row}: {disc}, the last move</source>
        <translation>Kolumna {column}, wiersz {row}: {disc}, ostatni ruch</translation>
    </message>
    <message>
        <source>Column {column}, row {row}: {disc}</source>
        <translation>Kolumna {column}, wiersz {row}: {disc}</translation>
    </message>
</context>
<context>
    <name>coach</name>
    <message>
        <source>column {column}, row {row}</source>
        <translation>kolumna {column}, wiersz {row}</translation>
    </message>
    <message>
        <source>Whether the game could have been held is not known here.</source>
        <translation>Nie wiadomo, czy partię dało się jeszcze uratować.</translation>
    </message>
    <message>
        <source>{mover} could have won at once: {cell} makes four.</source>
        <translation>{mover} przeocza natychmiastową wygraną: czwórkę daje pole ({cell}).</translation>
    </message>
    <message>
        <source>{other} needs only {cell} for four. That had to be blocked.</source>
        <translation>{other} potrzebuje do czwórki już tylko jednego pola ({cell}). Trzeba było je zablokować.</translation>
    </message>
    <message>
        <source>This disc is a step for {other}: right on top of it, {cell} makes four.</source>
        <translation>Ten krążek to stopień, z którego korzysta {other}: pole tuż nad nim ({cell}) daje czwórkę.</translation>
    </message>
    <message>
        <source>Now {other} plays column {column} and threatens two fours at once, {cell} and {second}. Only one of them can be blocked.</source>
        <translation>Teraz {other} gra w kolumnie {column} i grozi dwiema czwórkami naraz ({cell} oraz {second}). Zablokować można tylko jedną.</translation>
    </message>
    <message>
        <source>{mover} could have played column {column}, threatening two fours at once, {cell} and {second}. Only one of them can be blocked.</source>
        <translation>{mover} przeocza ruch w kolumnie {column}, który grozi dwiema czwórkami naraz ({cell} oraz {second}). Zablokować można tylko jedną.</translation>
    </message>
    <message>
        <source>This threatens two fours at once, {cell} and {second}. Only one of them can be blocked.</source>
        <translation>To grozi dwiema czwórkami naraz ({cell} oraz {second}). Zablokować można tylko jedną.</translation>
    </message>
    <message>
        <source>Now {other} plays column {column} and threatens {cell}. Blocking it only opens {second} above, which makes four too.</source>
        <translation>Teraz {other} gra w kolumnie {column} i grozi czwórką ({cell}). Zablokowanie jej tylko otwiera pole powyżej ({second}), które też daje czwórkę.</translation>
    </message>
    <message>
        <source>{mover} could have played column {column}, threatening {cell}. Blocking it only opens {second} above, which makes four too.</source>
        <translation>{mover} przeocza ruch w kolumnie {column}, który grozi czwórką ({cell}). Zablokowanie jej tylko otwiera pole powyżej ({second}), które też daje czwórkę.</translation>
    </message>
    <message>
        <source>This threatens {cell}. Blocking it only opens {second} above, which makes four too.</source>
        <translation>To grozi czwórką ({cell}). Zablokowanie jej tylko otwiera pole powyżej ({second}), które też daje czwórkę.</translation>
    </message>
    <message>
        <source>Now {other} forces four in {moves} moves, starting with column {column}: every disc threatens four, so there is only one answer each time.</source>
        <translation>Teraz {other} wymusza czwórkę w {moves} ruchach, zaczynając od kolumny {column}: każdy krążek grozi czwórką, więc za każdym razem jest tylko jedna odpowiedź.</translation>
    </message>
    <message>
        <source>{mover} could have forced four in {moves} moves, starting with column {column}: every disc threatens four, so there is only one answer each time.</source>
        <translation>{mover} przeocza wymuszoną czwórkę w {moves} ruchach, która zaczyna się od kolumny {column}: każdy krążek grozi czwórką, więc za każdym razem jest tylko jedna odpowiedź.</translation>
    </message>
    <message>
        <source>This forces four in {moves} moves: every disc threatens four, so there is only one answer each time.</source>
        <translation>To wymusza czwórkę w {moves} ruchach: każdy krążek grozi czwórką, więc za każdym razem jest tylko jedna odpowiedź.</translation>
    </message>
    <message numerus="yes">
        <source>This still wins, but %n move(s) later than column {column}.</source>
        <translation>
            <numerusform>To nadal wygrywa, ale o %n ruch później niż kolumna {column}.</numerusform>
            <numerusform>To nadal wygrywa, ale o %n ruchy później niż kolumna {column}.</numerusform>
            <numerusform>To nadal wygrywa, ale o %n ruchów później niż kolumna {column}.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The game was lost anyway, but column {column} holds out %n move(s) longer.</source>
        <translation>
            <numerusform>Partia i tak była przegrana, ale kolumna {column} broni się o %n ruch dłużej.</numerusform>
            <numerusform>Partia i tak była przegrana, ale kolumna {column} broni się o %n ruchy dłużej.</numerusform>
            <numerusform>Partia i tak była przegrana, ale kolumna {column} broni się o %n ruchów dłużej.</numerusform>
        </translation>
    </message>
    <message>
        <source>This disc lies right below {cell}, where {mover} would have made four. Now {other} can close that cell.</source>
        <translation>Ten krążek leży tuż pod polem ({cell}), na którym {mover} ma szansę na czwórkę. Teraz {other} może to pole zamknąć.</translation>
    </message>
    <message>
        <source>Now {other} plays column {column}, and {mover} has no safe move left: every disc opens a winning cell, such as {cell}.</source>
        <translation>Teraz {other} gra w kolumnie {column}, a {mover} nie ma już bezpiecznego ruchu: każdy krążek otwiera zwycięskie pole, na przykład {cell}.</translation>
    </message>
    <message>
        <source>After column {column}, {other} would have had no safe move left: every disc opens a winning cell, such as {cell}.</source>
        <translation>Kolumna {column} była lepsza: {other} nie ma po niej bezpiecznego ruchu, bo każdy krążek otwiera zwycięskie pole, na przykład {cell}.</translation>
    </message>
    <message>
        <source>Now {other} has no safe move left: every disc opens a winning cell, such as {cell}.</source>
        <translation>Teraz {other} nie ma już bezpiecznego ruchu: każdy krążek otwiera zwycięskie pole, na przykład {cell}.</translation>
    </message>
    <message>
        <source>Now {other} plays column {column}. From then on it is enough to block fours and otherwise answer on top of every disc: that always makes four, for example {cell}.</source>
        <translation>Teraz {other} gra w kolumnie {column}. Odtąd wystarczy blokować czwórki, a poza tym odpowiadać tuż nad każdym krążkiem: to zawsze daje czwórkę, na przykład {cell}.</translation>
    </message>
    <message>
        <source>{mover} could have played column {column}. From then on it is enough to block fours and otherwise answer on top of every disc: that always makes four, for example {cell}.</source>
        <translation>{mover} przeocza ruch w kolumnie {column}. Po nim wystarczy blokować czwórki, a poza tym odpowiadać tuż nad każdym krążkiem: to zawsze daje czwórkę, na przykład {cell}.</translation>
    </message>
    <message>
        <source>From here on it is enough to block fours and otherwise answer on top of every disc: that always makes four, for example {cell}.</source>
        <translation>Odtąd wystarczy blokować czwórki, a poza tym odpowiadać tuż nad każdym krążkiem: to zawsze daje czwórkę, na przykład {cell}.</translation>
    </message>
    <message>
        <source>Now {other} wins, and the winning cell {cell} decides: without it nothing could be forced.</source>
        <translation>Teraz {other} wygrywa, a rozstrzyga zwycięskie pole ({cell}): bez niego niczego nie dałoby się wymusić.</translation>
    </message>
    <message>
        <source>Now {other} wins with the winning cell {cell}. With best play, {mover} has nothing better in the end than to play right below it.</source>
        <translation>Teraz {other} wygrywa dzięki zwycięskiemu polu ({cell}). Przy najlepszej grze {mover} w końcu nie ma nic lepszego niż ruch tuż pod nim.</translation>
    </message>
    <message>
        <source>{mover} could have won, starting with column {column}. The winning cell {cell} decides: without it nothing could be forced.</source>
        <translation>{mover} przeocza wygraną, która zaczyna się od kolumny {column}. Rozstrzyga zwycięskie pole ({cell}): bez niego niczego nie dałoby się wymusić.</translation>
    </message>
    <message>
        <source>{mover} could have won with the winning cell {cell}, starting with column {column}. With best play, {other} has nothing better in the end than to play right below it.</source>
        <translation>{mover} przeocza wygraną, która zaczyna się od kolumny {column} i opiera się na zwycięskim polu ({cell}). Przy najlepszej grze {other} w końcu nie ma nic lepszego niż ruch tuż pod nim.</translation>
    </message>
    <message>
        <source>This wins, and the winning cell {cell} decides: without it nothing could be forced.</source>
        <translation>To wygrywa, a rozstrzyga zwycięskie pole ({cell}): bez niego niczego nie dałoby się wymusić.</translation>
    </message>
    <message>
        <source>This wins with the winning cell {cell}. With best play, {other} has nothing better in the end than to play right below it.</source>
        <translation>To wygrywa dzięki zwycięskiemu polu ({cell}). Przy najlepszej grze {other} w końcu nie ma nic lepszego niż ruch tuż pod nim.</translation>
    </message>
    <message>
        <source>Now {other} plays column {column} and gets a winning cell, {cell}, which decides the game.</source>
        <translation>Teraz {other} gra w kolumnie {column} i zdobywa zwycięskie pole ({cell}), które rozstrzyga partię.</translation>
    </message>
    <message>
        <source>{mover} could have played column {column}: that makes a winning cell, {cell}, which decides the game.</source>
        <translation>{mover} przeocza ruch w kolumnie {column}, który tworzy zwycięskie pole ({cell}) i rozstrzyga partię.</translation>
    </message>
    <message>
        <source>This makes a winning cell, {cell}, which decides the game.</source>
        <translation>To tworzy zwycięskie pole ({cell}), które rozstrzyga partię.</translation>
    </message>
    <message>
        <source>The key point was {cell}. It was left open, and every way for {other} to force four needs it.</source>
        <translation>Kluczowe było pole ({cell}). Zostało wolne, a {other} potrzebuje go w każdym wariancie, który wymusza czwórkę.</translation>
    </message>
    <message>
        <source>Now {other} can force four, starting with column {column}, and every way needs {cell}.</source>
        <translation>Teraz {other} może wymusić czwórkę, zaczynając od kolumny {column}, zawsze przez to samo pole ({cell}).</translation>
    </message>
    <message>
        <source>{mover} could have forced four, starting with column {column}. Every way needs {cell}.</source>
        <translation>{mover} przeocza wymuszoną czwórkę, która zaczyna się od kolumny {column} i zawsze prowadzi przez to samo pole ({cell}).</translation>
    </message>
    <message>
        <source>From here on four can be forced, and every way needs {cell}.</source>
        <translation>Odtąd można wymusić czwórkę, zawsze przez to samo pole ({cell}).</translation>
    </message>
    <message>
        <source>To win, {mover} needed {cell}, and now {other} can take it. Column {column} kept the win.</source>
        <translation>Do wygranej {mover} potrzebuje tego pola ({cell}), a teraz {other} może je zająć. Wygraną utrzymywała kolumna {column}.</translation>
    </message>
    <message>
        <source>To win, {mover} needed both {cell} and {second}, and now {other} can take one of them. Column {column} kept the win.</source>
        <translation>Do wygranej {mover} potrzebuje obu tych pól ({cell} oraz {second}), a teraz {other} może zająć jedno z nich. Wygraną utrzymywała kolumna {column}.</translation>
    </message>
    <message>
        <source>Now {other} can force four by way of {cell} or {second}, starting with column {column}. Closing one of them is not enough.</source>
        <translation>Teraz {other} może wymusić czwórkę przez jedno z dwóch pól ({cell} albo {second}), zaczynając od kolumny {column}. Zamknięcie jednego z nich nie wystarczy.</translation>
    </message>
    <message>
        <source>{mover} could have forced four by way of {cell} or {second}, starting with column {column}. Closing one of them is not enough.</source>
        <translation>{mover} przeocza wymuszoną czwórkę przez jedno z dwóch pól ({cell} albo {second}), która zaczyna się od kolumny {column}. Zamknięcie jednego z nich nie wystarczy.</translation>
    </message>
    <message>
        <source>From here on four can be forced by way of {cell} or {second}. Closing one of them is not enough.</source>
        <translation>Odtąd można wymusić czwórkę przez jedno z dwóch pól ({cell} albo {second}). Zamknięcie jednego z nich nie wystarczy.</translation>
    </message>
    <message>
        <source>Now {other} wins: with best play the columns fill up, until {mover} has nothing better than to play right below {cell}.</source>
        <translation>Teraz {other} wygrywa: przy najlepszej grze kolumny się zapełniają, aż {mover} nie ma nic lepszego niż ruch tuż pod polem ({cell}).</translation>
    </message>
    <message>
        <source>{mover} could have won, starting with column {column}: with best play the columns fill up, until {other} has nothing better than to play right below {cell}.</source>
        <translation>{mover} przeocza wygraną, która zaczyna się od kolumny {column}: przy najlepszej grze kolumny się zapełniają, aż {other} nie ma nic lepszego niż ruch tuż pod polem ({cell}).</translation>
    </message>
    <message>
        <source>This wins: with best play the columns fill up, until {other} has nothing better than to play right below {cell}.</source>
        <translation>To wygrywa: przy najlepszej grze kolumny się zapełniają, aż {other} nie ma nic lepszego niż ruch tuż pod polem ({cell}).</translation>
    </message>
    <message>
        <source>Now {other} wins: with best play the game ends with two winning cells, {cell} and {second}, of which only one can be closed.</source>
        <translation>Teraz {other} wygrywa: przy najlepszej grze partia kończy się dwoma zwycięskimi polami ({cell} oraz {second}), a zamknąć można tylko jedno.</translation>
    </message>
    <message>
        <source>{mover} could have won, starting with column {column}: with best play the game ends with two winning cells, {cell} and {second}, of which only one can be closed.</source>
        <translation>{mover} przeocza wygraną, która zaczyna się od kolumny {column}: przy najlepszej grze partia kończy się dwoma zwycięskimi polami ({cell} oraz {second}), a zamknąć można tylko jedno.</translation>
    </message>
    <message>
        <source>This wins: with best play the game ends with two winning cells, {cell} and {second}, of which only one can be closed.</source>
        <translation>To wygrywa: przy najlepszej grze partia kończy się dwoma zwycięskimi polami ({cell} oraz {second}), a zamknąć można tylko jedno.</translation>
    </message>
    <message>
        <source>This lets {other} escape: {cell} is the only answer that saves the draw.</source>
        <translation>W ten sposób {other} się wymyka: remis ratuje tylko odpowiedź na tym polu ({cell}).</translation>
    </message>
    <message>
        <source>This allows {other} one strong answer: {cell} wins.</source>
        <translation>Teraz {other} ma silną odpowiedź: krążek na tym polu ({cell}) wygrywa.</translation>
    </message>
    <message>
        <source>Column {column} holds the draw: from then on it is enough to block fours and otherwise answer on top of every disc.</source>
        <translation>Kolumna {column} utrzymuje remis: odtąd wystarczy blokować czwórki, a poza tym odpowiadać tuż nad każdym krążkiem.</translation>
    </message>
    <message>
        <source>This lets the win slip. Column {column} was the only move that wins.</source>
        <translation>To wypuszcza wygraną z rąk. Wygrywała tylko kolumna {column}.</translation>
    </message>
    <message>
        <source>This turns a win into a loss. Column {column} was the only move that wins.</source>
        <translation>To zamienia wygraną w przegraną. Wygrywała tylko kolumna {column}.</translation>
    </message>
    <message>
        <source>This loses a drawn game. Column {column} was the only move that holds the draw.</source>
        <translation>To przegrywa remisową partię. Remis utrzymywała tylko kolumna {column}.</translation>
    </message>
    <message>
        <source>This lets the win slip. Column {column} wins.</source>
        <translation>To wypuszcza wygraną z rąk. Kolumna {column} wygrywa.</translation>
    </message>
    <message>
        <source>This turns a win into a loss. Column {column} wins.</source>
        <translation>To zamienia wygraną w przegraną. Kolumna {column} wygrywa.</translation>
    </message>
    <message>
        <source>This loses a drawn game. Column {column} holds the draw.</source>
        <translation>To przegrywa remisową partię. Kolumna {column} utrzymuje remis.</translation>
    </message>
    <message>
        <source>This makes four in a row.</source>
        <translation>To daje cztery w rzędzie.</translation>
    </message>
    <message>
        <source>This blocks {cell}, where {other} would have made four.</source>
        <translation>To blokuje pole ({cell}), na którym {other} ma gotową czwórkę.</translation>
    </message>
    <message>
        <source>This stops a plan: with another turn, {other} would have played column {column} and forced four.</source>
        <translation>To niweczy plan, w którym {other} gra w kolumnie {column} i wymusza czwórkę.</translation>
    </message>
    <message>
        <source>This takes the key point {cell}, which {other} would need to force four.</source>
        <translation>To zajmuje kluczowe pole ({cell}), którego {other} potrzebuje, by wymusić czwórkę.</translation>
    </message>
    <message>
        <source>This is safe: from here on it is enough to block fours and otherwise answer on top of every disc, and {mover} never loses.</source>
        <translation>To jest bezpieczne: odtąd wystarczy blokować czwórki, a poza tym odpowiadać tuż nad każdym krążkiem, i {mover} nigdy nie przegra.</translation>
    </message>
    <message>
        <source>This is the only move that keeps the win.</source>
        <translation>To jedyny ruch, który utrzymuje wygraną.</translation>
    </message>
    <message>
        <source>This is the only move that keeps the draw.</source>
        <translation>To jedyny ruch, który utrzymuje remis.</translation>
    </message>
    <message numerus="yes">
        <source>This keeps the win, unlike %n other column(s).</source>
        <translation>
            <numerusform>To utrzymuje wygraną, inaczej niż %n inna kolumna.</numerusform>
            <numerusform>To utrzymuje wygraną, inaczej niż %n inne kolumny.</numerusform>
            <numerusform>To utrzymuje wygraną, inaczej niż %n innych kolumn.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>This keeps the draw, unlike %n other column(s).</source>
        <translation>
            <numerusform>To utrzymuje remis, inaczej niż %n inna kolumna.</numerusform>
            <numerusform>To utrzymuje remis, inaczej niż %n inne kolumny.</numerusform>
            <numerusform>To utrzymuje remis, inaczej niż %n innych kolumn.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The game is lost against best play. No move holds out longer: four comes in %n move(s).</source>
        <translation>
            <numerusform>Przy najlepszej grze przeciwnika partia jest przegrana. Żaden ruch nie broni się dłużej: czwórka za %n ruch.</numerusform>
            <numerusform>Przy najlepszej grze przeciwnika partia jest przegrana. Żaden ruch nie broni się dłużej: czwórka za %n ruchy.</numerusform>
            <numerusform>Przy najlepszej grze przeciwnika partia jest przegrana. Żaden ruch nie broni się dłużej: czwórka za %n ruchów.</numerusform>
        </translation>
    </message>
    <message>
        <source>Every move leads to the same result here.</source>
        <translation>Tutaj każdy ruch prowadzi do tego samego wyniku.</translation>
    </message>
    <message>
        <source>This is the only column with room.</source>
        <translation>Tylko w tej kolumnie jest jeszcze miejsce.</translation>
    </message>
    <message>
        <source>There is a four to be made at once.</source>
        <translation>Czwórkę można tu ułożyć od razu.</translation>
    </message>
    <message>
        <source>Now {other} makes four at once.</source>
        <translation>Teraz {other} od razu układa czwórkę.</translation>
    </message>
    <message>
        <source>This disc is a step for {other}, who makes four right on top of it.</source>
        <translation>Ten krążek to stopień: tuż nad nim {other} układa czwórkę.</translation>
    </message>
    <message>
        <source>Now {other} can threaten two fours at once, and only one of them can be blocked.</source>
        <translation>Teraz {other} może zagrozić dwiema czwórkami naraz, a zablokować można tylko jedną.</translation>
    </message>
    <message>
        <source>Now {other} can threaten a four, and blocking it only opens another one above.</source>
        <translation>Teraz {other} może zagrozić czwórką, a jej zablokowanie tylko otwiera kolejną powyżej.</translation>
    </message>
    <message>
        <source>Now {other} forces four in {moves} moves with one threat after the other.</source>
        <translation>Teraz {other} wymusza czwórkę w {moves} ruchach, groźba za groźbą.</translation>
    </message>
    <message>
        <source>This lets the win slip: now {other} can hold the draw.</source>
        <translation>To wypuszcza wygraną z rąk: teraz {other} może utrzymać remis.</translation>
    </message>
    <message>
        <source>This turns a win into a loss: now {other} can force four.</source>
        <translation>To zamienia wygraną w przegraną: teraz {other} może wymusić czwórkę.</translation>
    </message>
    <message>
        <source>This loses a drawn game: now {other} can force four.</source>
        <translation>To przegrywa remisową partię: teraz {other} może wymusić czwórkę.</translation>
    </message>
    <message>
        <source>This still wins, but there is a quicker way.</source>
        <translation>To nadal wygrywa, ale da się szybciej.</translation>
    </message>
    <message>
        <source>This loses sooner than it has to.</source>
        <translation>To przegrywa wcześniej, niż trzeba.</translation>
    </message>
    <message>
        <source>This loses: now {other} can force four.</source>
        <translation>To przegrywa: teraz {other} może wymusić czwórkę.</translation>
    </message>
</context>
<context>
    <name>disc_names</name>
    <message>
        <source>Player 1</source>
        <translation>Gracz 1</translation>
    </message>
    <message>
        <source>Player 2</source>
        <translation>Gracz 2</translation>
    </message>
</context>
<context>
    <name>export_format</name>
    <message>
        <source>Picture of the board</source>
        <translation>Obraz planszy</translation>
    </message>
    <message>
        <source>Drawing of the board</source>
        <translation>Rysunek planszy</translation>
    </message>
    <message>
        <source>Film of the game</source>
        <translation>Film z partii</translation>
    </message>
    <message>
        <source>Game</source>
        <translation>Partia</translation>
    </message>
</context>
<context>
    <name>export_kind</name>
    <message>
        <source>The chosen game</source>
        <translation>Wybrana partia</translation>
    </message>
    <message>
        <source>All listed games ({count}), to import again</source>
        <translation>Wszystkie z listy ({count}), do ponownego importu</translation>
    </message>
    <message>
        <source>All listed games ({count}), for a spreadsheet</source>
        <translation>Wszystkie z listy ({count}), do arkusza</translation>
    </message>
</context>
<context>
    <name>fault_texts</name>
    <message>
        <source>{name} cannot play on: this game does not say where its file is.</source>
        <translation>Bot {name} nie może grać dalej: w tej partii nie zapisano, gdzie jest jego plik.</translation>
    </message>
    <message>
        <source>{name} cannot play: there is no file {detail}.</source>
        <translation>Bot {name} nie może grać: nie ma pliku {detail}.</translation>
    </message>
    <message>
        <source>{name} did not start: {detail}.</source>
        <translation>Bot {name} się nie uruchomił: {detail}.</translation>
    </message>
    <message>
        <source>{name} was not ready within {detail} seconds.</source>
        <translation>Bot {name} nie był gotowy w ciągu {detail} s.</translation>
    </message>
    <message>
        <source>{name} has neither a class with next_move nor a function called agent.</source>
        <translation>Bot {name} nie ma ani klasy z next_move, ani funkcji o nazwie agent.</translation>
    </message>
    <message>
        <source>{name} has no class or function called {detail}.</source>
        <translation>Bot {name} nie ma klasy ani funkcji o nazwie {detail}.</translation>
    </message>
    <message>
        <source>{name} does not know the rules {detail}.</source>
        <translation>Bot {name} nie zna tych zasad: {detail}.</translation>
    </message>
    <message>
        <source>{name} took longer than {detail} seconds for a move.</source>
        <translation>Bot {name} myślał nad ruchem dłużej niż {detail} s.</translation>
    </message>
    <message>
        <source>{name} crashed: {detail}.</source>
        <translation>Bot {name} uległ awarii: {detail}.</translation>
    </message>
    <message>
        <source>{name} ended in the middle of the game: {detail}.</source>
        <translation>Bot {name} zakończył działanie w środku partii: {detail}.</translation>
    </message>
    <message>
        <source>{name} closed its output.</source>
        <translation>Bot {name} zamknął swoje wyjście.</translation>
    </message>
    <message>
        <source>{name} answered {detail}, which is no column.</source>
        <translation>Bot {name} odpowiedział {detail}, a to nie jest kolumna.</translation>
    </message>
    <message>
        <source>{name} chose column {detail}, which is not on the board.</source>
        <translation>Bot {name} wybrał kolumnę {detail}, której nie ma na planszy.</translation>
    </message>
    <message>
        <source>{name} chose column {detail}, which is full.</source>
        <translation>Bot {name} wybrał kolumnę {detail}, która jest pełna.</translation>
    </message>
    <message>
        <source>{name} answered {detail}, which is no move here.</source>
        <translation>Bot {name} odpowiedział {detail}, a to nie jest tu możliwy ruch.</translation>
    </message>
    <message>
        <source>{name} started more than {detail} processes.</source>
        <translation>Bot {name} uruchomił za dużo procesów (limit: {detail}).</translation>
    </message>
    <message>
        <source>{name} used more than {detail} MB of memory.</source>
        <translation>Bot {name} zużył więcej niż {detail} MB pamięci.</translation>
    </message>
    <message>
        <source>{name} printed more than {detail} KB in one move.</source>
        <translation>Bot {name} wypisał więcej niż {detail} KB w jednym ruchu.</translation>
    </message>
    <message>
        <source>In a sandbox: no network, files read-only, limited memory.</source>
        <translation>W piaskownicy: bez sieci, pliki tylko do odczytu, ograniczona pamięć.</translation>
    </message>
    <message>
        <source>Limited memory, but it can use your files and the network.</source>
        <translation>Ograniczona pamięć, ale ma dostęp do twoich plików i sieci.</translation>
    </message>
    <message>
        <source>Limited time only: it can use your files and the network.</source>
        <translation>Ograniczony tylko czas: ma dostęp do twoich plików i sieci.</translation>
    </message>
</context>
<context>
    <name>game_texts</name>
    <message>
        <source>{size} · {first} against {second}</source>
        <translation>{size} · {first} – {second}</translation>
    </message>
    <message>
        <source>{size} · Level: {level}</source>
        <translation>{size} · {level}</translation>
    </message>
    <message>
        <source>{size} · Two players</source>
        <translation>{size} · 2 graczy</translation>
    </message>
    <message>
        <source>thinking…</source>
        <translation>myśli…</translation>
    </message>
    <message>
        <source>to move</source>
        <translation>teraz gra</translation>
    </message>
    <message>
        <source>{size} · against {name}</source>
        <translation>{size} · {name}</translation>
    </message>
    <message>
        <source>proving…</source>
        <translation>szuka dowodu…</translation>
    </message>
    <message>
        <source>{name} is not certain: it found no proof for this move.</source>
        <translation>{name} nie ma pewności: brak dowodu dla tego ruchu.</translation>
    </message>
    <message>
        <source>{disc} at random</source>
        <translation>{disc} losowo</translation>
    </message>
    <message>
        <source>The game has stopped</source>
        <translation>Partia się zatrzymała</translation>
    </message>
    <message>
        <source>Paused · {name} to move</source>
        <translation>Pauza · teraz gra {name}</translation>
    </message>
    <message>
        <source>{name} is proving</source>
        <translation>{name} szuka dowodu</translation>
    </message>
    <message>
        <source>{name} is thinking</source>
        <translation>{name} myśli</translation>
    </message>
    <message>
        <source>{name} to move · {time}</source>
        <translation>Teraz gra {name} · {time}</translation>
    </message>
    <message>
        <source>{name} to move</source>
        <translation>Teraz gra {name}</translation>
    </message>
    <message>
        <source>{name} to move · {seconds} s</source>
        <translation>Teraz gra {name} · {seconds} s</translation>
    </message>
    <message>
        <source>{disc} passes</source>
        <translation>{disc} traci kolejkę</translation>
    </message>
    <message>
        <source>{disc}, column {column}, row {row}</source>
        <translation>{disc}, kolumna {column}, wiersz {row}</translation>
    </message>
    <message>
        <source>best move</source>
        <translation>najlepszy ruch</translation>
    </message>
    <message>
        <source>good move</source>
        <translation>dobry ruch</translation>
    </message>
    <message>
        <source>inaccuracy</source>
        <translation>niedokładność</translation>
    </message>
    <message>
        <source>mistake</source>
        <translation>błąd</translation>
    </message>
    <message>
        <source>blunder</source>
        <translation>poważny błąd</translation>
    </message>
    <message>
        <source>only move</source>
        <translation>jedyny ruch</translation>
    </message>
    <message>
        <source>The computer cannot move</source>
        <translation>Komputer nie może wykonać ruchu</translation>
    </message>
    <message>
        <source>Something went wrong while the computer was thinking; details are in the log. Play again or go back to the menu.</source>
        <translation>Coś poszło nie tak, gdy komputer myślał; szczegóły są w dzienniku. Zagraj jeszcze raz albo wróć do menu.</translation>
    </message>
</context>
<context>
    <name>game_words</name>
    <message>
        <source>A friend</source>
        <translation>Człowiek</translation>
    </message>
    <message>
        <source>Two bots</source>
        <translation>Dwa boty</translation>
    </message>
    <message>
        <source>Own bots</source>
        <translation>Własne boty</translation>
    </message>
    <message>
        <source>Tournament</source>
        <translation>Turniej</translation>
    </message>
    <message>
        <source>Won</source>
        <translation>Wygrana</translation>
    </message>
    <message>
        <source>Draw</source>
        <translation>Remis</translation>
    </message>
    <message>
        <source>Lost</source>
        <translation>Przegrana</translation>
    </message>
    <message>
        <source>Unfinished</source>
        <translation>Przerwana</translation>
    </message>
    <message>
        <source>{name} won</source>
        <translation>Wygrana: {name}</translation>
    </message>
    <message>
        <source>{seconds} s per turn</source>
        <translation>{seconds} s na ruch</translation>
    </message>
    <message>
        <source>clock {time}</source>
        <translation>czas {time}</translation>
    </message>
    <message>
        <source>Today</source>
        <translation>Dziś</translation>
    </message>
    <message>
        <source>Yesterday</source>
        <translation>Wczoraj</translation>
    </message>
    <message>
        <source>{first} against {second}</source>
        <translation>{first} – {second}</translation>
    </message>
</context>
<context>
    <name>hint_texts</name>
    <message>
        <source>Hint: column {number} · blocks a win</source>
        <translation>Podpowiedź: kolumna {number} · zatrzymuje przeciwnika</translation>
    </message>
    <message>
        <source>Hint: column {number} · every other column loses</source>
        <translation>Podpowiedź: kolumna {number} · inne przegrywają</translation>
    </message>
    <message>
        <source>Hint: column {number} · keeps the draw</source>
        <translation>Podpowiedź: kolumna {number} · utrzymuje remis</translation>
    </message>
    <message>
        <source>Hint: column {number} · holds out longest</source>
        <translation>Podpowiedź: kolumna {number} · broni się najdłużej</translation>
    </message>
    <message>
        <source>Hint: column {number} · best chance</source>
        <translation>Podpowiedź: kolumna {number} · największa szansa</translation>
    </message>
    <message>
        <source>Hint: column {number} · wins</source>
        <translation>Podpowiedź: kolumna {number} · wygrywa</translation>
    </message>
    <message>
        <source>Hint: column {number} · wins at once</source>
        <translation>Podpowiedź: kolumna {number} · wygrywa od razu</translation>
    </message>
    <message>
        <source>row {number}</source>
        <translation>wiersz {number}</translation>
    </message>
    <message>
        <source>column {number}</source>
        <translation>kolumna {number}</translation>
    </message>
    <message>
        <source>pull out column {number}</source>
        <translation>wyciągnij z kolumny {number}</translation>
    </message>
    <message>
        <source>turn the board over</source>
        <translation>odwróć planszę</translation>
    </message>
    <message>
        <source>Hint: {move} · wins at once</source>
        <translation>Podpowiedź: {move} · wygrywa od razu</translation>
    </message>
    <message>
        <source>Hint: {move} · prevents a win</source>
        <translation>Podpowiedź: {move} · zatrzymuje przeciwnika</translation>
    </message>
    <message>
        <source>Hint: {move} · everything else loses</source>
        <translation>Podpowiedź: {move} · wszystko inne przegrywa</translation>
    </message>
    <message>
        <source>Hint: {move} · keeps the draw</source>
        <translation>Podpowiedź: {move} · utrzymuje remis</translation>
    </message>
    <message>
        <source>Hint: {move} · holds out longest</source>
        <translation>Podpowiedź: {move} · broni się najdłużej</translation>
    </message>
    <message>
        <source>Hint: {move} · best chance</source>
        <translation>Podpowiedź: {move} · największa szansa</translation>
    </message>
</context>
<context>
    <name>language</name>
    <message>
        <source>en</source>
        <comment>The code of this language, as in the name of its guide.</comment>
        <translation>pl</translation>
    </message>
</context>
<context>
    <name>left_off</name>
    <message>
        <source>Your move</source>
        <translation>Twój ruch</translation>
    </message>
    <message>
        <source>{name} to move</source>
        <translation>Teraz gra {name}</translation>
    </message>
    <message>
        <source>against {name}</source>
        <translation>przeciwnik: {name}</translation>
    </message>
    <message>
        <source>Last game: you won</source>
        <translation>Ostatnia partia: wygrana</translation>
    </message>
    <message>
        <source>Last game: you lost</source>
        <translation>Ostatnia partia: przegrana</translation>
    </message>
    <message>
        <source>Last game: a draw</source>
        <translation>Ostatnia partia: remis</translation>
    </message>
    <message>
        <source>Last game: not finished</source>
        <translation>Ostatnia partia: przerwana</translation>
    </message>
    <message>
        <source>Last game: {name} won</source>
        <translation>Ostatnia partia: wygrywa {name}</translation>
    </message>
</context>
<context>
    <name>lesson_words</name>
    <message>
        <source>Three in a row</source>
        <translation>Trzy w rzędzie</translation>
    </message>
    <message>
        <source>The open three</source>
        <translation>Otwarta trójka</translation>
    </message>
    <message>
        <source>Forks</source>
        <translation>Podwójne groźby</translation>
    </message>
    <message>
        <source>The cell above</source>
        <translation>Pole powyżej</translation>
    </message>
    <message>
        <source>Odd and even rows</source>
        <translation>Wiersze nieparzyste i parzyste</translation>
    </message>
    <message>
        <source>Zugzwang</source>
        <translation>Zugzwang</translation>
    </message>
    <message>
        <source>One more makes four</source>
        <translation>Jeszcze jeden i jest czwórka</translation>
    </message>
    <message>
        <source>Free on both sides</source>
        <translation>Wolne z obu stron</translation>
    </message>
    <message>
        <source>Two threats with one disc</source>
        <translation>Dwie groźby jednym krążkiem</translation>
    </message>
    <message>
        <source>What your disc makes possible</source>
        <translation>Co umożliwia twój krążek</translation>
    </message>
    <message>
        <source>Winning cells that wait</source>
        <translation>Zwycięskie pola, które czekają</translation>
    </message>
    <message>
        <source>When every move is bad</source>
        <translation>Gdy każdy ruch jest zły</translation>
    </message>
    <message>
        <source>Make four in a row</source>
        <translation>Ułóż cztery w rzędzie</translation>
    </message>
    <message>
        <source>Stop the opponent&apos;s four</source>
        <translation>Powstrzymaj czwórkę przeciwnika</translation>
    </message>
    <message>
        <source>Threaten four in two places</source>
        <translation>Zagroź czwórką w dwóch miejscach</translation>
    </message>
    <message>
        <source>Prevent two threats at once</source>
        <translation>Zapobiegnij dwóm groźbom naraz</translation>
    </message>
    <message>
        <source>Play a safe column</source>
        <translation>Zagraj w bezpiecznej kolumnie</translation>
    </message>
    <message>
        <source>Keep your winning cell</source>
        <translation>Zachowaj swoje zwycięskie pole</translation>
    </message>
    <message>
        <source>Make two winning cells, one above the other</source>
        <translation>Stwórz dwa zwycięskie pola, jedno nad drugim</translation>
    </message>
    <message>
        <source>Make a winning cell in a good row</source>
        <translation>Stwórz zwycięskie pole w dobrym wierszu</translation>
    </message>
    <message>
        <source>Leave the opponent no safe column</source>
        <translation>Nie zostaw przeciwnikowi bezpiecznej kolumny</translation>
    </message>
    <message>
        <source>Let the opponent run out of safe columns</source>
        <translation>Niech przeciwnikowi skończą się bezpieczne kolumny</translation>
    </message>
    <message>
        <source>Four discs in a row win. Three are there, and one end of them is free.</source>
        <translation>Cztery krążki w rzędzie wygrywają. Trzy już są, a na jednym końcu jest wolne miejsce.</translation>
    </message>
    <message>
        <source>A line can be diagonal, too. Look for three discs that climb like stairs.</source>
        <translation>Linia może też biec na ukos. Poszukaj trzech krążków, które wznoszą się jak schody.</translation>
    </message>
    <message>
        <source>Before every move, look at the opponent&apos;s discs. Three of them stand on top of each other.</source>
        <translation>Przed każdym ruchem spójrz na krążki przeciwnika. Trzy z nich leżą jeden na drugim.</translation>
    </message>
    <message>
        <source>Three discs with a free cell at both ends win: only one end can be blocked. Two are there.</source>
        <translation>Trzy krążki z wolnym polem na obu końcach wygrywają: zablokować można tylko jeden koniec. Dwa już są.</translation>
    </message>
    <message>
        <source>One end is blocked. The other one is yours.</source>
        <translation>Jeden koniec jest zablokowany. Drugi należy do ciebie.</translation>
    </message>
    <message>
        <source>Now the opponent has two discs with room on both sides. Do not wait until there are three.</source>
        <translation>Teraz przeciwnik ma dwa krążki z miejscem po obu stronach. Nie czekaj, aż będą trzy.</translation>
    </message>
    <message>
        <source>One disc can belong to two lines. Find the cell where a row and a diagonal meet.</source>
        <translation>Jeden krążek może należeć do dwóch linii. Znajdź pole, na którym spotykają się wiersz i przekątna.</translation>
    </message>
    <message>
        <source>One line is blocked. The other one still needs a single disc.</source>
        <translation>Jedna linia jest zablokowana. Drugiej brakuje już tylko jednego krążka.</translation>
    </message>
    <message>
        <source>The opponent wants the cell where a row and a diagonal meet, or one just as strong. Prevent it.</source>
        <translation>Przeciwnik chce pola, na którym spotykają się wiersz i przekątna, albo innego, równie silnego. Zapobiegnij temu.</translation>
    </message>
    <message>
        <source>The opponent needs the cell in column {column}, row {row}. It cannot be filled yet, because the cell below is empty. Do not fill that one.</source>
        <translation>Przeciwnik potrzebuje pola w kolumnie {column}, w wierszu {row}. Jeszcze nie można go zająć, bo pole pod nim jest puste. Tego dolnego nie wypełniaj.</translation>
    </message>
    <message>
        <source>Now the winning cell in column {column}, row {row} is yours. If you play below it, the opponent closes it.</source>
        <translation>Teraz zwycięskie pole w kolumnie {column}, w wierszu {row} należy do ciebie. Jeśli zagrasz pod nim, przeciwnik je zamknie.</translation>
    </message>
    <message>
        <source>Two winning cells on top of each other cannot be stopped: blocking the lower one opens the upper one.</source>
        <translation>Dwóch zwycięskich pól, jednego nad drugim, nie da się powstrzymać: kto blokuje dolne, otwiera górne.</translation>
    </message>
    <message>
        <source>Nobody wants to fill the cell below a winning cell of the opponent. If the rest of the board fills up, one of you has to. On this board rows 3 and 5 suit the player who began: you.</source>
        <translation>Nikt nie chce wypełniać pola pod zwycięskim polem przeciwnika. Gdy reszta planszy się zapełni, ktoś musi to zrobić. Na tej planszy wiersze 3 i 5 sprzyjają temu, kto zaczął partię, czyli tobie.</translation>
    </message>
    <message>
        <source>Now you are the player who came second. On this board rows 2, 4 and 6 suit you.</source>
        <translation>Tym razem partię zaczął przeciwnik. Na tej planszy sprzyjają ci wiersze 2, 4 i 6.</translation>
    </message>
    <message>
        <source>With five rows and six columns it is the other way round: rows 2 and 4 suit the player who began. The rule for every board: count the discs that fall before the cell can be filled. If their number is even, it suits whoever is to move.</source>
        <translation>Przy pięciu wierszach i sześciu kolumnach jest odwrotnie: wiersze 2 i 4 sprzyjają temu, kto zaczął partię. Reguła dla każdej planszy: policz krążki, które spadną, zanim będzie można zająć to pole. Jeśli ich liczba jest parzysta, pole sprzyja temu, czyj jest teraz ruch.</translation>
    </message>
    <message>
        <source>Only two columns are left. Your winning cell is in column {column}, row {row}, and nobody wants to play below it.</source>
        <translation>Zostały tylko dwie kolumny. Twoje zwycięskie pole jest w kolumnie {column}, w wierszu {row}, i nikt nie chce grać pod nim.</translation>
    </message>
    <message>
        <source>The opponent had no other column and made your winning cell possible.</source>
        <translation>Przeciwnik nie miał innej kolumny i otworzył twoje zwycięskie pole.</translation>
    </message>
    <message>
        <source>Your winning cell is in column {column}, row {row}. In the other columns {count} cells are free: an odd number, so you take the last of them.</source>
        <translation>Twoje zwycięskie pole jest w kolumnie {column}, w wierszu {row}. Liczba wolnych pól w pozostałych kolumnach to {count}: jest nieparzysta, więc ostatnie z nich przypada tobie.</translation>
    </message>
    <message>
        <source>A single safe cell is left. Whoever takes it decides the game.</source>
        <translation>Zostało jedno bezpieczne pole. Kto je zajmie, rozstrzygnie partię.</translation>
    </message>
    <message>
        <source>That is zugzwang: every move was bad, but one has to move.</source>
        <translation>To jest zugzwang: każdy ruch był zły, ale ruch trzeba wykonać.</translation>
    </message>
    <message>
        <source>Four in a row.</source>
        <translation>Cztery w rzędzie.</translation>
    </message>
    <message>
        <source>Stopped in time.</source>
        <translation>Powstrzymane na czas.</translation>
    </message>
    <message>
        <source>Two threats at once, and only one of them can be blocked.</source>
        <translation>Dwie groźby naraz, a zablokować można tylko jedną.</translation>
    </message>
    <message>
        <source>Now the opponent cannot make two threats with the next disc.</source>
        <translation>Teraz przeciwnik nie stworzy dwóch gróźb następnym krążkiem.</translation>
    </message>
    <message>
        <source>The opponent&apos;s winning cell stays closed.</source>
        <translation>Zwycięskie pole przeciwnika pozostaje zamknięte.</translation>
    </message>
    <message>
        <source>Your winning cell is still there.</source>
        <translation>Twoje zwycięskie pole nadal tam jest.</translation>
    </message>
    <message>
        <source>Whoever blocks the lower cell opens the upper one.</source>
        <translation>Kto blokuje dolne pole, otwiera górne.</translation>
    </message>
    <message>
        <source>This winning cell can wait for its time.</source>
        <translation>To zwycięskie pole może poczekać na swój czas.</translation>
    </message>
    <message>
        <source>Whatever the opponent plays, you make four.</source>
        <translation>Cokolwiek zagra przeciwnik, ułożysz czwórkę.</translation>
    </message>
    <message>
        <source>Right: the opponent will run out of safe columns first.</source>
        <translation>Dobrze: przeciwnikowi wcześniej skończą się bezpieczne kolumny.</translation>
    </message>
    <message>
        <source>Column {tried} is full.</source>
        <translation>Kolumna {tried} jest pełna.</translation>
    </message>
    <message>
        <source>That makes no four.</source>
        <translation>To nie daje czwórki.</translation>
    </message>
    <message>
        <source>Then the opponent makes four in column {column}.</source>
        <translation>Wtedy przeciwnik układa czwórkę w kolumnie {column}.</translation>
    </message>
    <message>
        <source>That threatens nothing yet.</source>
        <translation>To jeszcze niczym nie grozi.</translation>
    </message>
    <message>
        <source>That threatens four in column {column} only, and the opponent blocks it.</source>
        <translation>To grozi czwórką tylko w kolumnie {column}, a przeciwnik ją zablokuje.</translation>
    </message>
    <message>
        <source>Then the opponent plays column {column} and threatens four in two places.</source>
        <translation>Wtedy przeciwnik gra w kolumnie {column} i grozi czwórką w dwóch miejscach.</translation>
    </message>
    <message>
        <source>Then the opponent closes your winning cell in column {column}, row {row}.</source>
        <translation>Wtedy przeciwnik zamyka twoje zwycięskie pole w kolumnie {column}, w wierszu {row}.</translation>
    </message>
    <message>
        <source>That makes no new winning cell.</source>
        <translation>To nie tworzy nowego zwycięskiego pola.</translation>
    </message>
    <message>
        <source>That makes a winning cell in row {row}, which suits the opponent: you would have to fill the cell below.</source>
        <translation>To tworzy zwycięskie pole w wierszu {row}, który sprzyja przeciwnikowi: pole pod nim przyszłoby wypełnić tobie.</translation>
    </message>
    <message>
        <source>The opponent can still play column {column} safely.</source>
        <translation>Przeciwnik może jeszcze bezpiecznie zagrać w kolumnie {column}.</translation>
    </message>
    <message>
        <source>Then the opponent plays column {column} and gets away.</source>
        <translation>Wtedy przeciwnik gra w kolumnie {column} i się wymyka.</translation>
    </message>
</context>
<context>
    <name>levels</name>
    <message>
        <source>Easy</source>
        <translation>Łatwy</translation>
    </message>
    <message>
        <source>Beginner</source>
        <translation>Początkujący</translation>
    </message>
    <message>
        <source>Plays by feel and often overlooks diagonal threats.</source>
        <translation>Gra na wyczucie i często nie widzi gróźb po przekątnej.</translation>
    </message>
    <message>
        <source>Never misses its own win, sometimes misses yours.</source>
        <translation>Swoją wygraną widzi zawsze, twojej czasem nie.</translation>
    </message>
    <message>
        <source>Medium</source>
        <translation>Średni</translation>
    </message>
    <message>
        <source>Blocks every threat and plans a few moves ahead.</source>
        <translation>Blokuje każdą groźbę i planuje kilka ruchów naprzód.</translation>
    </message>
    <message>
        <source>Hard</source>
        <translation>Trudny</translation>
    </message>
    <message>
        <source>Looks far ahead and rarely forgives a mistake.</source>
        <translation>Patrzy daleko naprzód i rzadko wybacza błędy.</translation>
    </message>
    <message>
        <source>Expert</source>
        <translation>Ekspert</translation>
    </message>
    <message>
        <source>Sees deep combinations; you will need a plan.</source>
        <translation>Widzi głębokie kombinacje; będzie ci potrzebny plan.</translation>
    </message>
    <message>
        <source>Perfect</source>
        <translation>Doskonały</translation>
    </message>
    <message>
        <source>Plays very strongly on a board this size.</source>
        <translation>Na planszy tej wielkości gra bardzo mocno.</translation>
    </message>
    <message>
        <source>Adaptive</source>
        <translation>Adaptacyjny</translation>
    </message>
    <message>
        <source>Never makes a mistake on a board this size.</source>
        <translation>Na planszy tej wielkości nigdy się nie myli.</translation>
    </message>
    <message>
        <source>Adapts to how well you play, for an even match.</source>
        <translation>Dopasowuje się do twojej gry, by szanse były równe.</translation>
    </message>
</context>
<context>
    <name>paste_texts</name>
    <message>
        <source>There are no moves on the clipboard.</source>
        <translation>W schowku nie ma ruchów.</translation>
    </message>
    <message>
        <source>The text on the clipboard is too long for a game.</source>
        <translation>Tekst w schowku jest za długi jak na partię.</translation>
    </message>
    <message>
        <source>{move}: a move is a column from 1 to {columns}, or - for a passed turn.</source>
        <translation>{move}: ruch to kolumna od 1 do {columns} albo - w razie utraty kolejki.</translation>
    </message>
    <message>
        <source>{move}: there is no column {sign} on this board.</source>
        <translation>{move}: na tej planszy nie ma kolumny {sign}.</translation>
    </message>
    <message>
        <source>{move}: column {sign} is full.</source>
        <translation>{move}: kolumna {sign} jest pełna.</translation>
    </message>
    <message>
        <source>{move}: the game was over before.</source>
        <translation>{move}: partia była już skończona.</translation>
    </message>
    <message>
        <source>Line {number}, character {place} ({sign}): a board is drawn with X, O and dots.</source>
        <translation>Linijka {number}, znak {place} ({sign}): planszę zapisuje się jako X, O i kropki.</translation>
    </message>
    <message>
        <source>Line {number} is not as long as the first line of the board.</source>
        <translation>Linijka {number} nie jest tak długa jak pierwsza linijka planszy.</translation>
    </message>
    <message>
        <source>A board has {least_rows}–{most_rows} rows and {least}–{most} columns.</source>
        <translation>Plansza ma {least_rows}–{most_rows} wierszy i {least}–{most} kolumn.</translation>
    </message>
    <message>
        <source>The board on the clipboard is {other}, this one is {size}.</source>
        <translation>Plansza w schowku ma rozmiar {other}, a ta {size}.</translation>
    </message>
    <message>
        <source>Column {number}, row {place}: nothing lies under this disc.</source>
        <translation>Kolumna {number}, wiersz {place}: pod tym krążkiem nic nie leży.</translation>
    </message>
    <message>
        <source>The board on the clipboard has four in a row already.</source>
        <translation>Na planszy w schowku są już cztery w rzędzie.</translation>
    </message>
    <message>
        <source>The board on the clipboard is full.</source>
        <translation>Plansza w schowku jest pełna.</translation>
    </message>
    <message>
        <source>Move {number} ({sign})</source>
        <translation>Ruch {number} ({sign})</translation>
    </message>
    <message>
        <source>Move {number} ({sign}), character {place}</source>
        <translation>Ruch {number} ({sign}), znak {place}</translation>
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
        <translation>Wszystkie</translation>
    </message>
    <message>
        <source>Today</source>
        <translation>Dziś</translation>
    </message>
    <message>
        <source>Last 7 days</source>
        <translation>Ostatnie 7 dni</translation>
    </message>
    <message>
        <source>Last 30 days</source>
        <translation>Ostatnie 30 dni</translation>
    </message>
    <message>
        <source>Last 365 days</source>
        <translation>Ostatnie 365 dni</translation>
    </message>
</context>
<context>
    <name>preference_texts</name>
    <message>
        <source>That is too much like the other player&apos;s colour. Please choose another one.</source>
        <translation>Ten kolor za bardzo przypomina kolor drugiego gracza. Wybierz inny.</translation>
    </message>
    <message>
        <source>That is too much like the board. Please choose another colour.</source>
        <translation>Ten kolor za bardzo przypomina planszę. Wybierz inny.</translation>
    </message>
    <message>
        <source>A disc that dark looks like an empty space. Please choose a lighter colour.</source>
        <translation>Tak ciemny krążek wygląda jak puste pole. Wybierz jaśniejszy kolor.</translation>
    </message>
    <message>
        <source>A disc that pale looks like an empty space. Please choose a stronger colour.</source>
        <translation>Tak blady krążek wygląda jak puste pole. Wybierz mocniejszy kolor.</translation>
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
        <translation>Jasny</translation>
    </message>
    <message>
        <source>Dark</source>
        <translation>Ciemny</translation>
    </message>
    <message>
        <source>High contrast</source>
        <translation>Duży kontrast</translation>
    </message>
    <message>
        <source>Classic</source>
        <translation>Klasyczny</translation>
    </message>
    <message>
        <source>Normal</source>
        <translation>Normalna</translation>
    </message>
    <message>
        <source>Fast</source>
        <translation>Szybka</translation>
    </message>
    <message>
        <source>Off</source>
        <translation>Brak</translation>
    </message>
    <message>
        <source>Whole sentences</source>
        <translation>Całe zdania</translation>
    </message>
    <message>
        <source>Few words</source>
        <translation>Mało słów</translation>
    </message>
    <message>
        <source>Red</source>
        <translation>Czerwony</translation>
    </message>
    <message>
        <source>Orange</source>
        <translation>Pomarańczowy</translation>
    </message>
    <message>
        <source>Yellow</source>
        <translation>Żółty</translation>
    </message>
    <message>
        <source>Green</source>
        <translation>Zielony</translation>
    </message>
    <message>
        <source>Turquoise</source>
        <translation>Turkusowy</translation>
    </message>
    <message>
        <source>Violet</source>
        <translation>Fioletowy</translation>
    </message>
    <message>
        <source>Pink</source>
        <translation>Różowy</translation>
    </message>
    <message>
        <source>Brown</source>
        <translation>Brązowy</translation>
    </message>
    <message>
        <source>Discs of player 1</source>
        <translation>Krążki gracza 1</translation>
    </message>
    <message>
        <source>Discs of player 2</source>
        <translation>Krążki gracza 2</translation>
    </message>
</context>
<context>
    <name>puzzle_words</name>
    <message>
        <source>Leave the opponent no safe column.</source>
        <translation>Nie zostaw przeciwnikowi bezpiecznej kolumny.</translation>
    </message>
    <message>
        <source>Only one move does not make things worse. Find it.</source>
        <translation>Tylko jeden ruch nie pogarsza sytuacji. Znajdź go.</translation>
    </message>
    <message>
        <source>Puzzle {number} of {total}</source>
        <translation>Zadanie {number} z {total}</translation>
    </message>
    <message>
        <source>Puzzle {number} of {total}; {solved} solved, {missed} missed</source>
        <translation>Zadanie {number} z {total}; rozwiązane: {solved}, nieudane: {missed}</translation>
    </message>
    <message>
        <source>That is not enough.</source>
        <translation>To nie wystarczy.</translation>
    </message>
    <message>
        <source>The opponent makes four in column {column}.</source>
        <translation>Przeciwnik układa czwórkę w kolumnie {column}.</translation>
    </message>
    <message>
        <source>The opponent answers in column {column} and wins, as the numbers show.</source>
        <translation>Przeciwnik odpowiada w kolumnie {column} i wygrywa, jak pokazują liczby.</translation>
    </message>
    <message>
        <source>The opponent answers in column {column}, and things are worse than before.</source>
        <translation>Przeciwnik odpowiada w kolumnie {column} i sytuacja jest gorsza niż przedtem.</translation>
    </message>
    <message>
        <source>The opponent answers in column {column}, and the win is gone.</source>
        <translation>Przeciwnik odpowiada w kolumnie {column} i wygrana przepada.</translation>
    </message>
    <message>
        <source>This wins in {moves} moves. There is a way that takes {quickest}.</source>
        <translation>To wygrywa w {moves} ruchach. Da się w {quickest}.</translation>
    </message>
    <message>
        <source>Four in a row.</source>
        <translation>Cztery w rzędzie.</translation>
    </message>
    <message>
        <source>Every column that is left to the opponent opens a winning cell.</source>
        <translation>Każda kolumna, która została przeciwnikowi, otwiera zwycięskie pole.</translation>
    </message>
    <message>
        <source>Every other column makes things worse.</source>
        <translation>Każda inna kolumna pogarsza sytuację.</translation>
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
        <translation>Tymczasem wykonano ruch {number}</translation>
    </message>
    <message>
        <source>A new game from the start</source>
        <translation>Nowa partia od początku</translation>
    </message>
    <message>
        <source>A new game from move {number} on</source>
        <translation>Nowa partia od ruchu {number}</translation>
    </message>
    <message>
        <source>Before the first move</source>
        <translation>Przed pierwszym ruchem</translation>
    </message>
    <message>
        <source>Move {number}: {turn}</source>
        <translation>Ruch {number}: {turn}</translation>
    </message>
    <message>
        <source>Move {number}: {player} passes</source>
        <translation>Ruch {number}: {player} traci kolejkę</translation>
    </message>
    <message>
        <source>Move {number}: {player}, column {column}, row {row}</source>
        <translation>Ruch {number}: {player}, kolumna {column}, wiersz {row}</translation>
    </message>
</context>
<context>
    <name>review_texts</name>
    <message>
        <source>Move {number} — {quality}</source>
        <translation>Ruch {number} — {quality}</translation>
    </message>
    <message>
        <source>passed turn</source>
        <translation>utracona kolejka</translation>
    </message>
    <message>
        <source>dropped at random</source>
        <translation>ruch losowy</translation>
    </message>
    <message>
        <source>not proven</source>
        <translation>bez dowodu</translation>
    </message>
    <message>
        <source>Better: column {column}.</source>
        <translation>Lepsza: kolumna {column}.</translation>
    </message>
    <message>
        <source>Columns: {moves}.</source>
        <translation>Kolumny: {moves}.</translation>
    </message>
    <message>
        <source>Next mistake shows what happened and what was better.</source>
        <translation>„Następny błąd” pokazuje, co się stało i co było lepsze.</translation>
    </message>
    <message>
        <source>Nothing is proven</source>
        <translation>Nic nie jest udowodnione</translation>
    </message>
    <message>
        <source>No position of this game could be solved, so no move is judged.</source>
        <translation>Żadnej pozycji tej partii nie udało się rozwiązać, więc żaden ruch nie jest oceniany.</translation>
    </message>
    <message>
        <source>No mistakes</source>
        <translation>Bez błędów</translation>
    </message>
    <message>
        <source>Every move that could be proven kept the result.</source>
        <translation>Każdy ruch, który dało się sprawdzić, utrzymał wynik.</translation>
    </message>
    <message>
        <source>Column {column} at move {number} was the only move.</source>
        <translation>Kolumna {column} w ruchu {number} była jedynym dobrym ruchem.</translation>
    </message>
    <message>
        <source>{name} had no critical moment.</source>
        <translation>{name}: bez krytycznych momentów.</translation>
    </message>
    <message>
        <source>{name} kept the result in {kept} of {count} critical moments.</source>
        <translation>{name}: wynik utrzymany w {kept} z {count} krytycznych momentów.</translation>
    </message>
    <message>
        <source>{percent} %</source>
        <translation>{percent}%</translation>
    </message>
    <message>
        <source>{number} of {count}</source>
        <translation>{number} z {count}</translation>
    </message>
    <message>
        <source>{number} of {count} · about {seconds} s</source>
        <translation>{number} z {count} · około {seconds} s</translation>
    </message>
    <message>
        <source>Move {number} of {count}</source>
        <translation>Ruch {number} z {count}</translation>
    </message>
    <message>
        <source>Reviewing…</source>
        <translation>Trwa przegląd…</translation>
    </message>
    <message>
        <source>Stopped. What is known stays.</source>
        <translation>Zatrzymano. To, co wiadomo, zostaje.</translation>
    </message>
    <message>
        <source>The review has stopped: something went wrong; details are in the log.</source>
        <translation>Przegląd się zatrzymał: coś poszło nie tak; szczegóły są w dzienniku.</translation>
    </message>
    <message>
        <source>The coach knows the classic rules only.</source>
        <translation>Trener zna tylko zasady klasyczne.</translation>
    </message>
    <message>
        <source>you played</source>
        <translation>twój ruch</translation>
    </message>
    <message>
        <source>played</source>
        <translation>zagrane</translation>
    </message>
    <message>
        <source>better</source>
        <translation>lepsze</translation>
    </message>
    <message>
        <source>← → step · N next mistake · Space shows the line</source>
        <translation>← → przewijanie · N następny błąd · spacja pokazuje ciąg ruchów</translation>
    </message>
    <message>
        <source>Your turn: find a better move.</source>
        <translation>Twoja kolej: znajdź lepszy ruch.</translation>
    </message>
    <message>
        <source>Column {column}: what comes of it is not proven.</source>
        <translation>Kolumna {column}: nie udowodniono, co z niej wynika.</translation>
    </message>
    <message>
        <source>Column {column} does not hold: it loses.</source>
        <translation>Kolumna {column} się nie broni: przegrywa.</translation>
    </message>
    <message>
        <source>Column {column} does not hold: it only draws.</source>
        <translation>Kolumna {column} się nie broni: daje tylko remis.</translation>
    </message>
    <message>
        <source>Column {column} holds: it wins.</source>
        <translation>Kolumna {column} się broni: wygrywa.</translation>
    </message>
    <message>
        <source>Column {column} holds the draw.</source>
        <translation>Kolumna {column} utrzymuje remis.</translation>
    </message>
    <message>
        <source>Column {column} is lost too, as every move is here.</source>
        <translation>Kolumna {column} też przegrywa, jak każdy ruch tutaj.</translation>
    </message>
    <message>
        <source>Nobody chose this turn, so it is not judged.</source>
        <translation>Nikt nie wybrał tego ruchu, więc nie jest oceniany.</translation>
    </message>
    <message>
        <source>The passed turn cost the win.</source>
        <translation>Utracona kolejka kosztowała wygraną.</translation>
    </message>
    <message>
        <source>The passed turn cost the draw.</source>
        <translation>Utracona kolejka kosztowała remis.</translation>
    </message>
    <message>
        <source>The random disc cost the win.</source>
        <translation>Losowy krążek kosztował wygraną.</translation>
    </message>
    <message>
        <source>The random disc cost the draw.</source>
        <translation>Losowy krążek kosztował remis.</translation>
    </message>
    <message>
        <source>This position is not solved yet.</source>
        <translation>Ta pozycja nie jest jeszcze rozwiązana.</translation>
    </message>
    <message>
        <source>This position is not solved. The move is probably as good as any.</source>
        <translation>Ta pozycja nie jest rozwiązana. Ruch jest prawdopodobnie tak samo dobry jak inne.</translation>
    </message>
    <message>
        <source>This position is not solved. Column {column} is probably better.</source>
        <translation>Ta pozycja nie jest rozwiązana. Kolumna {column} jest prawdopodobnie lepsza.</translation>
    </message>
    <message>
        <source>A win became a loss.</source>
        <translation>Wygrana zmieniła się w przegraną.</translation>
    </message>
    <message>
        <source>A win became a draw.</source>
        <translation>Wygrana zmieniła się w remis.</translation>
    </message>
    <message>
        <source>A draw became a loss.</source>
        <translation>Remis zmienił się w przegraną.</translation>
    </message>
    <message>
        <source>The loss came much sooner than it had to.</source>
        <translation>Przegrana przyszła dużo wcześniej, niż musiała.</translation>
    </message>
    <message>
        <source>Every other column gives the result away.</source>
        <translation>Każda inna kolumna psuje wynik.</translation>
    </message>
    <message>
        <source>Nothing was better here.</source>
        <translation>Nic nie było tu lepsze.</translation>
    </message>
    <message>
        <source>The result stays the same; column {column} was a little better.</source>
        <translation>Wynik się nie zmienia; kolumna {column} była trochę lepsza.</translation>
    </message>
</context>
<context>
    <name>rules</name>
    <message>
        <source>Classic</source>
        <translation>Klasyczne</translation>
    </message>
    <message>
        <source>PopOut</source>
        <translation>PopOut</translation>
    </message>
    <message>
        <source>Slippery</source>
        <translation>Śliskie</translation>
    </message>
    <message>
        <source>Swap</source>
        <translation>Zamiana</translation>
    </message>
    <message>
        <source>Flip</source>
        <translation>Odwracanie</translation>
    </message>
    <message>
        <source>Vanishing row</source>
        <translation>Znikający wiersz</translation>
    </message>
    <message>
        <source>Gravity</source>
        <translation>Grawitacja</translation>
    </message>
    <message>
        <source>Five</source>
        <translation>Piątka</translation>
    </message>
    <message>
        <source>Four in a row wins.</source>
        <translation>Cztery w rzędzie wygrywają.</translation>
    </message>
    <message>
        <source>Drop a disc, or pull one of yours out at the bottom.</source>
        <translation>Wrzuć krążek albo wyciągnij swój od dołu.</translation>
    </message>
    <message>
        <source>Now and then a disc slips into another column.</source>
        <translation>Czasem krążek ześlizguje się do innej kolumny.</translation>
    </message>
    <message>
        <source>Every few turns two discs change colour.</source>
        <translation>Co kilka ruchów dwa krążki zmieniają kolor.</translation>
    </message>
    <message>
        <source>Instead of dropping, turn the board upside down.</source>
        <translation>Zamiast wrzucać krążek, odwróć planszę do góry nogami.</translation>
    </message>
    <message>
        <source>A full bottom row disappears.</source>
        <translation>Pełny dolny wiersz znika.</translation>
    </message>
    <message>
        <source>Every few turns discs fall to another side.</source>
        <translation>Co kilka ruchów krążki spadają w inną stronę.</translation>
    </message>
    <message>
        <source>Five in a row wins.</source>
        <translation>Pięć w rzędzie wygrywa.</translation>
    </message>
    <message>
        <source>Chance of a slip</source>
        <translation>Prawdopodobieństwo</translation>
    </message>
    <message>
        <source>A swap every</source>
        <translation>Zamiana zawsze po</translation>
    </message>
    <message>
        <source>Flips for each player</source>
        <translation>Odwrócenia na gracza</translation>
    </message>
    <message>
        <source>Gravity turns every</source>
        <translation>Zmiana zawsze po</translation>
    </message>
    <message>
        <source>Diagonal</source>
        <translation>Na ukos</translation>
    </message>
    <message>
        <source>How many of a hundred discs slip</source>
        <translation>Ile krążków na sto się ześlizguje</translation>
    </message>
    <message>
        <source>After how many turns two discs change colour</source>
        <translation>Po ilu ruchach dwa krążki zmieniają kolor</translation>
    </message>
    <message>
        <source>How often in a game each player may turn the board</source>
        <translation>Ile razy w partii każdy gracz może odwrócić planszę</translation>
    </message>
    <message>
        <source>After how many turns discs fall to another side</source>
        <translation>Po ilu ruchach krążki spadają w inną stronę</translation>
    </message>
    <message>
        <source>Discs slide down a slope instead of falling straight</source>
        <translation>Krążki zsuwają się po skosie, zamiast spadać prosto</translation>
    </message>
    <message>
        <source> turns</source>
        <translation> ruchach</translation>
    </message>
    <message>
        <source>every {count} turns</source>
        <translation>zawsze po {count} ruchach</translation>
    </message>
    <message>
        <source>flips: {count}</source>
        <translation>odwrócenia: {count}</translation>
    </message>
    <message>
        <source>diagonal</source>
        <translation>na ukos</translation>
    </message>
</context>
<context>
    <name>set_up_texts</name>
    <message>
        <source>{first}: {first_count} · {second}: {second_count} · {mover} to move</source>
        <translation>{first}: {first_count} · {second}: {second_count} · teraz gra {mover}</translation>
    </message>
    <message>
        <source>Nothing lies under the disc in column {column}, row {row}. Fill the gap, or take the disc away.</source>
        <translation>Pod krążkiem w kolumnie {column}, w wierszu {row} nic nie leży. Wypełnij lukę albo zabierz krążek.</translation>
    </message>
    <message>
        <source>The board is full. Leave room for at least one disc.</source>
        <translation>Plansza jest pełna. Zostaw miejsce na co najmniej jeden krążek.</translation>
    </message>
    <message>
        <source>Both colours have four in a row already. Take discs away.</source>
        <translation>Oba kolory mają już cztery w rzędzie. Zabierz krążki.</translation>
    </message>
    <message>
        <source>{disc} has four in a row already. Take a disc of the line away.</source>
        <translation>{disc} ma już cztery w rzędzie. Zabierz krążek z tej linii.</translation>
    </message>
</context>
<context>
    <name>texts</name>
    <message>
        <source>Player 1</source>
        <translation>Gracz 1</translation>
    </message>
    <message>
        <source>Player 2</source>
        <translation>Gracz 2</translation>
    </message>
    <message>
        <source>Computer</source>
        <translation>Komputer</translation>
    </message>
    <message>
        <source>{rows} × {columns}</source>
        <translation>{rows} × {columns}</translation>
    </message>
    <message>
        <source>Pass the turn</source>
        <translation>Utrata kolejki</translation>
    </message>
    <message>
        <source>Random drop</source>
        <translation>Ruch losowy</translation>
    </message>
    <message>
        <source>Lose</source>
        <translation>Przegrana</translation>
    </message>
    <message>
        <source>{seconds} s per turn · then the turn passes</source>
        <translation>{seconds} s na ruch · potem utrata kolejki</translation>
    </message>
    <message>
        <source>{seconds} s per turn · then a random drop</source>
        <translation>{seconds} s na ruch · potem ruch losowy</translation>
    </message>
    <message>
        <source>{seconds} s per turn · then the game is lost</source>
        <translation>{seconds} s na ruch · potem przegrana</translation>
    </message>
    <message>
        <source>A draw</source>
        <translation>Remis</translation>
    </message>
    <message>
        <source>{name} wins</source>
        <translation>{name} wygrywa</translation>
    </message>
    <message>
        <source>Four in a row.</source>
        <translation>Cztery w rzędzie.</translation>
    </message>
    <message>
        <source>Five in a row.</source>
        <translation>Pięć w rzędzie.</translation>
    </message>
    <message>
        <source>Both have four in a row at once.</source>
        <translation>Obie strony mają naraz cztery w rzędzie.</translation>
    </message>
    <message>
        <source>The same position came for the third time.</source>
        <translation>Ta sama pozycja powtórzyła się po raz trzeci.</translation>
    </message>
    <message>
        <source>The board is full and nobody has five in a row.</source>
        <translation>Plansza jest pełna i nikt nie ma pięciu w rzędzie.</translation>
    </message>
    <message>
        <source>The board is full and nobody has four in a row.</source>
        <translation>Plansza jest pełna i nikt nie ma czterech w rzędzie.</translation>
    </message>
    <message>
        <source>{name} resigned.</source>
        <translation>{name} poddaje partię.</translation>
    </message>
    <message>
        <source>{name} ran out of time.</source>
        <translation>Koniec czasu: {name}.</translation>
    </message>
    <message>
        <source>{name} had to be stopped.</source>
        <translation>{name}: program trzeba było zatrzymać.</translation>
    </message>
    <message>
        <source>Own bot</source>
        <translation>Własny bot</translation>
    </message>
</context>
<context>
    <name>tournament_words</name>
    <message>
        <source>{done} of {total} games</source>
        <translation>Partie: {done} z {total}</translation>
    </message>
    <message>
        <source>about {seconds} s left</source>
        <translation>jeszcze około {seconds} s</translation>
    </message>
    <message>
        <source>about {minutes} min left</source>
        <translation>jeszcze około {minutes} min</translation>
    </message>
    <message>
        <source>about {hours} h left</source>
        <translation>jeszcze około {hours} h</translation>
    </message>
</context>
<context>
    <name>train_words</name>
    <message>
        <source>From your games</source>
        <translation>Z twoich partii</translation>
    </message>
    <message>
        <source>Win in 2</source>
        <translation>Wygrana w 2</translation>
    </message>
    <message>
        <source>Win in 3</source>
        <translation>Wygrana w 3</translation>
    </message>
    <message>
        <source>Win in 4 or more</source>
        <translation>Wygrana w 4+</translation>
    </message>
    <message>
        <source>Find the only move</source>
        <translation>Znajdź jedyny ruch</translation>
    </message>
    <message>
        <source>Zugzwang</source>
        <translation>Zugzwang</translation>
    </message>
    <message>
        <source>Where you went wrong</source>
        <translation>Gdzie był błąd</translation>
    </message>
    <message>
        <source>Two moves, then four</source>
        <translation>Dwa ruchy i czwórka</translation>
    </message>
    <message>
        <source>A plan with one answer</source>
        <translation>Plan z jedną odpowiedzią</translation>
    </message>
    <message>
        <source>Look a little further</source>
        <translation>Spójrz trochę dalej</translation>
    </message>
    <message>
        <source>All others are worse</source>
        <translation>Wszystkie inne są gorsze</translation>
    </message>
    <message>
        <source>Make the other one move</source>
        <translation>Zmuś drugą stronę do ruchu</translation>
    </message>
    <message>
        <source>Fours in a row</source>
        <translation>Poziome</translation>
    </message>
    <message>
        <source>Diagonals</source>
        <translation>Ukośne</translation>
    </message>
    <message>
        <source>Double threats</source>
        <translation>Podwójne groźby</translation>
    </message>
    <message>
        <source>Odd and even</source>
        <translation>Parzyste i nieparzyste</translation>
    </message>
    <message>
        <source>All done for today</source>
        <translation>Na dziś wszystko zrobione</translation>
    </message>
    <message>
        <source>Come back tomorrow, or practise a little more.</source>
        <translation>Wróć jutro albo poćwicz jeszcze trochę.</translation>
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
        <translation>{change} dziś</translation>
    </message>
    <message>
        <source>{solved} of {total} solved</source>
        <translation>rozwiązane: {solved} z {total}</translation>
    </message>
</context>
<context>
    <name>variant_texts</name>
    <message>
        <source>With Shift, a number or an arrow chooses your lowest disc in a column, and Enter pulls it out.</source>
        <translation>Z klawiszem Shift cyfra lub strzałka wybiera twój najniższy krążek w kolumnie, a Enter go wyciąga.</translation>
    </message>
    <message>
        <source>F turns the board upside down.</source>
        <translation>F odwraca planszę do góry nogami.</translation>
    </message>
    <message>
        <source>down</source>
        <translation>w dół</translation>
    </message>
    <message>
        <source>to the left</source>
        <translation>w lewo</translation>
    </message>
    <message>
        <source>up</source>
        <translation>w górę</translation>
    </message>
    <message>
        <source>to the right</source>
        <translation>w prawo</translation>
    </message>
    <message>
        <source>down to the right</source>
        <translation>skosem w prawo</translation>
    </message>
    <message>
        <source>down to the left</source>
        <translation>skosem w lewo</translation>
    </message>
    <message>
        <source>This position has come twice. The third time is a draw.</source>
        <translation>Ta pozycja wystąpiła już dwa razy. Trzeci raz oznacza remis.</translation>
    </message>
    <message>
        <source>Columns you can pull from: {columns}.</source>
        <translation>Kolumny, z których możesz wyciągać: {columns}.</translation>
    </message>
    <message>
        <source>Flips left: {first} {first_count}, {second} {second_count}.</source>
        <translation>Pozostałe odwrócenia: {first} {first_count}, {second} {second_count}.</translation>
    </message>
    <message>
        <source>Two discs change colour after this turn.</source>
        <translation>Po tym ruchu dwa krążki zmienią kolor.</translation>
    </message>
    <message>
        <source>Discs fall {now}; after this turn {next}.</source>
        <translation>Krążki spadają {now}; po tym ruchu {next}.</translation>
    </message>
    <message>
        <source>Pull out your disc in column {column}.</source>
        <translation>Wyciągnij swój krążek z kolumny {column}.</translation>
    </message>
    <message>
        <source>{disc} slips from column {wanted} into column {column}</source>
        <translation>{disc} ześlizguje się z kolumny {wanted} do kolumny {column}</translation>
    </message>
    <message>
        <source>{disc} pulls out column {column}</source>
        <translation>{disc} wyciąga z kolumny {column}</translation>
    </message>
    <message>
        <source>{disc} turns the board over</source>
        <translation>{disc} odwraca planszę</translation>
    </message>
    <message>
        <source>The bottom row is full and disappears.</source>
        <translation>Dolny wiersz jest pełny i znika.</translation>
    </message>
    <message>
        <source>Two discs change colour: {first}, and {second}.</source>
        <translation>Dwa krążki zmieniają kolor: {first} oraz {second}.</translation>
    </message>
    <message>
        <source>column {column}, row {row}</source>
        <translation>kolumna {column}, wiersz {row}</translation>
    </message>
    <message>
        <source>No disc of yours lies at the bottom of column {column}.</source>
        <translation>Na dole kolumny {column} nie ma twojego krążka.</translation>
    </message>
    <message>
        <source>There is nothing on the board to turn.</source>
        <translation>Na planszy nie ma jeszcze czego odwracać.</translation>
    </message>
    <message>
        <source>You have no flips left.</source>
        <translation>Nie masz już odwróceń.</translation>
    </message>
    <message>
        <source>The disc slips into column {column}.</source>
        <translation>Krążek ześlizguje się do kolumny {column}.</translation>
    </message>
    <message>
        <source>Gravity turns: discs fall {direction}.</source>
        <translation>Grawitacja się zmienia: krążki spadają {direction}.</translation>
    </message>
    <message>
        <source>The board is turned over.</source>
        <translation>Plansza zostaje odwrócona.</translation>
    </message>
</context>
</TS>
