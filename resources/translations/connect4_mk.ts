<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="mk" sourcelanguage="en">
<context>
    <name>AboutDialog</name>
    <message>
        <source>About Connect Four</source>
        <translation>За Четири во ред</translation>
    </message>
    <message>
        <source>Connect Four</source>
        <translation>Четири во ред</translation>
    </message>
    <message>
        <source>Copy diagnostics</source>
        <translation>Копирај дијагностика</translation>
    </message>
    <message>
        <source>Copied</source>
        <translation>Копирано</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Затвори</translation>
    </message>
    <message>
        <source>Version {version}</source>
        <translation>Верзија {version}</translation>
    </message>
    <message>
        <source>Engine: {names}</source>
        <translation>Мотор: {names}</translation>
    </message>
    <message>
        <source>Python {python}, Qt {qt}</source>
        <translation>Python {python}, Qt {qt}</translation>
    </message>
    <message>
        <source>MIT licence. Uses Qt under the LGPL 3.</source>
        <translation>Лиценца MIT. Користи Qt под LGPL 3.</translation>
    </message>
</context>
<context>
    <name>AccuracyBox</name>
    <message>
        <source>Accuracy of {name}: {percent}</source>
        <translation>Точност на {name}: {percent}</translation>
    </message>
    <message>
        <source>Result</source>
        <translation>Резултат</translation>
    </message>
    <message>
        <source>Accuracy</source>
        <translation>Точност</translation>
    </message>
</context>
<context>
    <name>AloudActions</name>
    <message>
        <source>Say the board, by columns</source>
        <translation>Прочитај ја таблата по колони</translation>
    </message>
    <message>
        <source>Let the screen reader say what lies in every column</source>
        <translation>Читачот на екран нека каже што има во секоја колона</translation>
    </message>
    <message>
        <source>Say the board, by rows</source>
        <translation>Прочитај ја таблата по редови</translation>
    </message>
    <message>
        <source>Let the screen reader say what lies in every row</source>
        <translation>Читачот на екран нека каже што има во секој ред</translation>
    </message>
    <message>
        <source>Say the last move</source>
        <translation>Прочитај го последниот потег</translation>
    </message>
    <message>
        <source>Let the screen reader say the last move again</source>
        <translation>Читачот на екран нека го каже последниот потег уште еднаш</translation>
    </message>
    <message>
        <source>Say it again</source>
        <translation>Кажи уште еднаш</translation>
    </message>
    <message>
        <source>Let the screen reader repeat its last sentence</source>
        <translation>Читачот на екран нека ја повтори последната реченица</translation>
    </message>
    <message>
        <source>Say whose turn it is</source>
        <translation>Кажи кој е на потег</translation>
    </message>
    <message>
        <source>Let the screen reader say who is to move and who plays whom</source>
        <translation>Читачот на екран нека каже кој е на потег и кој против кого игра</translation>
    </message>
    <message>
        <source>Say the clocks</source>
        <translation>Прочитај ги часовниците</translation>
    </message>
    <message>
        <source>Let the screen reader say how much time is left</source>
        <translation>Читачот на екран нека каже колку време останува</translation>
    </message>
    <message>
        <source>Say the threats</source>
        <translation>Прочитај ги заканите</translation>
    </message>
    <message>
        <source>Let the screen reader say the threats, or at the end the line</source>
        <translation>Читачот на екран нека ги каже заканите, а на крајот низата</translation>
    </message>
    <message>
        <source>Say the next space</source>
        <translation>Прочитај го следното поле</translation>
    </message>
    <message>
        <source>Let the screen reader go from space to space</source>
        <translation>Читачот на екран нека оди од поле до поле</translation>
    </message>
</context>
<context>
    <name>AloudFeature</name>
    <message>
        <source>The board is covered while the clock stands.</source>
        <translation>Таблата е покриена додека часовникот стои.</translation>
    </message>
    <message>
        <source>No move has been made yet.</source>
        <translation>Сè уште нема ниту еден потег.</translation>
    </message>
    <message>
        <source>{status}. {players}</source>
        <translation>{status}. {players}</translation>
    </message>
    <message>
        <source>Threats are known by the classic rules only.</source>
        <translation>Заканите се познати само по класичните правила.</translation>
    </message>
</context>
<context>
    <name>AnalysisActions</name>
    <message>
        <source>Analysis</source>
        <translation>Анализа</translation>
    </message>
    <message>
        <source>The analysis knows the classic rules only</source>
        <translation>Анализата ги знае само класичните правила</translation>
    </message>
    <message>
        <source>Show what every column is worth, or hide it again</source>
        <translation>Прикажи колку вреди секоја колона, или сокриј го тоа</translation>
    </message>
    <message>
        <source>Scores</source>
        <translation>Оценки</translation>
    </message>
    <message>
        <source>Show the score of each column above the board</source>
        <translation>Прикажи ја оценката на секоја колона над таблата</translation>
    </message>
    <message>
        <source>Threats</source>
        <translation>Закани</translation>
    </message>
    <message>
        <source>Mark the spaces where one more disc makes four</source>
        <translation>Обележи ги полињата каде уште еден диск прави четири</translation>
    </message>
    <message>
        <source>Best line</source>
        <translation>Најдобар тек</translation>
    </message>
    <message>
        <source>Show the best moves of both players as numbered discs</source>
        <translation>Прикажи ги најдобрите потези на двајцата како дискови со броеви</translation>
    </message>
    <message>
        <source>Say the analysis</source>
        <translation>Прочитај ја анализата</translation>
    </message>
    <message>
        <source>Let the screen reader say the verdict and all scores</source>
        <translation>Читачот на екран нека ги каже исходот и сите оценки</translation>
    </message>
</context>
<context>
    <name>AnalysisCard</name>
    <message>
        <source>Analysis</source>
        <translation>Анализа</translation>
    </message>
    <message>
        <source>Evaluation of the game</source>
        <translation>Тек на играта</translation>
    </message>
    <message>
        <source>The left and right arrow keys go through the game.</source>
        <translation>Стрелките лево и десно одат низ играта.</translation>
    </message>
</context>
<context>
    <name>AnalysisFeature</name>
    <message>
        <source>Analysis on</source>
        <translation>Анализата е вклучена</translation>
    </message>
    <message>
        <source>Analysis off</source>
        <translation>Анализата е исклучена</translation>
    </message>
    <message>
        <source>The analysis has stopped: something went wrong; details are in the log.</source>
        <translation>Анализата запре: нешто тргна наопаку; деталите се во дневникот.</translation>
    </message>
    <message>
        <source>Paused</source>
        <translation>Паузирано</translation>
    </message>
    <message>
        <source>Move {number}</source>
        <translation>Потег {number}</translation>
    </message>
</context>
<context>
    <name>ArchiveThread</name>
    <message>
        <source>something went wrong; details are in the log</source>
        <translation>нешто тргна наопаку; деталите се во дневникот</translation>
    </message>
</context>
<context>
    <name>BoardRow</name>
    <message>
        <source>Rows</source>
        <translation>Редови</translation>
    </message>
    <message>
        <source>Columns</source>
        <translation>Колони</translation>
    </message>
    <message>
        <source>rows {least}–{most}</source>
        <translation>редови {least}–{most}</translation>
    </message>
    <message>
        <source>columns {least}–{most}</source>
        <translation>колони {least}–{most}</translation>
    </message>
</context>
<context>
    <name>BoardView</name>
    <message>
        <source>Board</source>
        <translation>Табла</translation>
    </message>
    <message>
        <source>Choose a row with the number keys, Up or Down and drop with Enter, Space or Left.</source>
        <translation>Избери ред со бројките или стрелките нагоре и надолу и пушти го дискот со Enter, Space или стрелката налево.</translation>
    </message>
    <message>
        <source>Choose a row with the number keys, Up or Down and drop with Enter, Space or Right.</source>
        <translation>Избери ред со бројките или стрелките нагоре и надолу и пушти го дискот со Enter, Space или стрелката надесно.</translation>
    </message>
    <message>
        <source>Choose a column with the number or arrow keys and drop with Enter, Space or Up.</source>
        <translation>Избери колона со бројките или стрелките и пушти го дискот со Enter, Space или стрелката нагоре.</translation>
    </message>
    <message>
        <source>Choose a column with the number or arrow keys and drop with Enter, Space or Down.</source>
        <translation>Избери колона со бројките или стрелките и пушти го дискот со Enter, Space или стрелката надолу.</translation>
    </message>
</context>
<context>
    <name>BotAsker</name>
    <message>
        <source>Asking {name} whether it knows the rules…</source>
        <translation>Се прашува {name} дали ги знае правилата…</translation>
    </message>
</context>
<context>
    <name>BotDialog</name>
    <message>
        <source>Choose a bot</source>
        <translation>Избери бот</translation>
    </message>
    <message>
        <source>Programs and Python files</source>
        <translation>Програми и Python-датотеки</translation>
    </message>
    <message>
        <source>Python files</source>
        <translation>Python-датотеки</translation>
    </message>
</context>
<context>
    <name>CellTable</name>
    <message>
        <source>Spaces of the board</source>
        <translation>Полиња на таблата</translation>
    </message>
</context>
<context>
    <name>CoachBox</name>
    <message>
        <source>Coach</source>
        <translation>Тренер</translation>
    </message>
    <message>
        <source>Progress of the review</source>
        <translation>Напредок на прегледот</translation>
    </message>
</context>
<context>
    <name>ComingBackCard</name>
    <message>
        <source>Today</source>
        <translation>Денес</translation>
    </message>
    <message>
        <source>Coming back</source>
        <translation>Се враќаат</translation>
    </message>
    <message>
        <source>puzzles a day</source>
        <translation>задачи дневно</translation>
    </message>
</context>
<context>
    <name>ContinueCard</name>
    <message>
        <source>Continue</source>
        <translation>Продолжи</translation>
    </message>
    <message>
        <source>Go on with this game ({keys})</source>
        <translation>Продолжи ја оваа игра ({keys})</translation>
    </message>
</context>
<context>
    <name>CoresRow</name>
    <message>
        <source>Processor cores for the computer&apos;s thinking</source>
        <translation>Процесорски јадра за пресметки</translation>
    </message>
    <message>
        <source>For the computer&apos;s thinking, from the next game on.</source>
        <translation>За пресметки, од следната игра.</translation>
    </message>
</context>
<context>
    <name>Counted</name>
    <message numerus="yes">
        <source>%n win(s)</source>
        <translation>
            <numerusform>победи: %n</numerusform>
            <numerusform>победи: %n</numerusform>
            <numerusform>победи: %n</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n draw(s)</source>
        <translation>
            <numerusform>нерешени: %n</numerusform>
            <numerusform>нерешени: %n</numerusform>
            <numerusform>нерешени: %n</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n disc(s)</source>
        <translation>
            <numerusform>дискови: %n</numerusform>
            <numerusform>дискови: %n</numerusform>
            <numerusform>дискови: %n</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n winning disc(s).</source>
        <translation>
            <numerusform>Победнички дискови: %n.</numerusform>
            <numerusform>Победнички дискови: %n.</numerusform>
            <numerusform>Победнички дискови: %n.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>CountedBots</name>
    <message numerus="yes">
        <source>%n chosen</source>
        <translation>
            <numerusform>избрани: %n</numerusform>
            <numerusform>избрани: %n</numerusform>
            <numerusform>избрани: %n</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n game(s) at once</source>
        <translation>
            <numerusform>истовремени игри: %n</numerusform>
            <numerusform>истовремени игри: %n</numerusform>
            <numerusform>истовремени игри: %n</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>failed in %n game(s)</source>
        <translation>
            <numerusform>откажа во игри: %n</numerusform>
            <numerusform>откажа во игри: %n</numerusform>
            <numerusform>откажа во игри: %n</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>CountedGames</name>
    <message numerus="yes">
        <source>%n game(s)</source>
        <translation>
            <numerusform>игри: %n</numerusform>
            <numerusform>игри: %n</numerusform>
            <numerusform>игри: %n</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n move(s)</source>
        <translation>
            <numerusform>потези: %n</numerusform>
            <numerusform>потези: %n</numerusform>
            <numerusform>потези: %n</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>about %n move(s)</source>
        <translation>
            <numerusform>потези: околу %n</numerusform>
            <numerusform>потези: околу %n</numerusform>
            <numerusform>потези: околу %n</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n game(s) deleted</source>
        <translation>
            <numerusform>избришани игри: %n</numerusform>
            <numerusform>избришани игри: %n</numerusform>
            <numerusform>избришани игри: %n</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n game(s) written</source>
        <translation>
            <numerusform>запишани игри: %n</numerusform>
            <numerusform>запишани игри: %n</numerusform>
            <numerusform>запишани игри: %n</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>CountedHint</name>
    <message numerus="yes">
        <source>Hint: column {number} · wins in %n move(s)</source>
        <translation>
            <numerusform>Совет: колона {number} · победува за %n потези</numerusform>
            <numerusform>Совет: колона {number} · победува за %n потези</numerusform>
            <numerusform>Совет: колона {number} · победува за %n потези</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Hint: {move} · wins in %n move(s)</source>
        <translation>
            <numerusform>Совет: {move} · победува за %n потези</numerusform>
            <numerusform>Совет: {move} · победува за %n потези</numerusform>
            <numerusform>Совет: {move} · победува за %n потези</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>CountedLosses</name>
    <message numerus="yes">
        <source>%n disc(s) had no room and were taken away.</source>
        <translation>
            <numerusform>Дискови што не собраа и се отстранети: %n.</numerusform>
            <numerusform>Дискови што не собраа и се отстранети: %n.</numerusform>
            <numerusform>Дискови што не собраа и се отстранети: %n.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>CountedMistakes</name>
    <message numerus="yes">
        <source>%n mistake(s)</source>
        <translation>
            <numerusform>грешки: %n</numerusform>
            <numerusform>грешки: %n</numerusform>
            <numerusform>грешки: %n</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>CountedTurns</name>
    <message numerus="yes">
        <source>Two discs change colour after %n turn(s).</source>
        <translation>
            <numerusform>Два диска менуваат боја. Преостанати потези: %n.</numerusform>
            <numerusform>Два диска менуваат боја. Преостанати потези: %n.</numerusform>
            <numerusform>Два диска менуваат боја. Преостанати потези: %n.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Discs fall {now}; after %n turn(s) {next}.</source>
        <translation>
            <numerusform>Паѓаат {now}, потоа {next}. Преостанати потези: %n.</numerusform>
            <numerusform>Паѓаат {now}, потоа {next}. Преостанати потези: %n.</numerusform>
            <numerusform>Паѓаат {now}, потоа {next}. Преостанати потези: %n.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Pull out your disc in column {column}: %n disc(s) fall by one.</source>
        <translation>
            <numerusform>Извлечи го твојот диск од колоната {column}: %n диск паѓа за едно поле.</numerusform>
            <numerusform>Извлечи го твојот диск од колоната {column}: %n диска паѓаат за едно поле.</numerusform>
            <numerusform>Извлечи го твојот диск од колоната {column}: %n диска паѓаат за едно поле.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>CrossModel</name>
    <message>
        <source>Bot</source>
        <translation>Бот</translation>
    </message>
    <message>
        <source>Score</source>
        <translation>Поени</translation>
    </message>
    <message>
        <source>Elo ±</source>
        <translation>Ело ±</translation>
    </message>
    <message>
        <source>Elo {rating}</source>
        <translation>Ело {rating}</translation>
    </message>
    <message>
        <source>{name} against {other}: {score}</source>
        <translation>{name} против {other}: {score}</translation>
    </message>
</context>
<context>
    <name>CrossView</name>
    <message>
        <source>Cross table</source>
        <translation>Вкрстена табела</translation>
    </message>
</context>
<context>
    <name>Deletion</name>
    <message>
        <source>Undo</source>
        <translation>Врати</translation>
    </message>
    <message>
        <source>The game was not deleted</source>
        <translation>Играта не е избришана</translation>
    </message>
    <message>
        <source>What was deleted could not be restored</source>
        <translation>Избришаното не можеше да се врати</translation>
    </message>
</context>
<context>
    <name>DiscPicker</name>
    <message>
        <source>The theme&apos;s own colour</source>
        <translation>Бојата на темата</translation>
    </message>
    <message>
        <source>A colour of your own</source>
        <translation>Сопствена боја</translation>
    </message>
    <message>
        <source>Other…</source>
        <translation>Друга…</translation>
    </message>
    <message>
        <source>{discs}: another colour…</source>
        <translation>{discs}: друга боја…</translation>
    </message>
</context>
<context>
    <name>DueCard</name>
    <message>
        <source>{done} of {goal} done</source>
        <translation>{done} од {goal} готови</translation>
    </message>
    <message>
        <source>Start</source>
        <translation>Почни</translation>
    </message>
    <message>
        <source>Practise</source>
        <translation>Вежбај</translation>
    </message>
</context>
<context>
    <name>DuePuzzlesCard</name>
    <message numerus="yes">
        <source>%n puzzle(s) due today</source>
        <translation>
            <numerusform>Задачи за денес: %n</numerusform>
            <numerusform>Задачи за денес: %n</numerusform>
            <numerusform>Задачи за денес: %n</numerusform>
        </translation>
    </message>
    <message>
        <source>What you missed comes back</source>
        <translation>Се враќа она што ти избега</translation>
    </message>
</context>
<context>
    <name>EditorView</name>
    <message>
        <source>Board</source>
        <translation>Табла</translation>
    </message>
    <message>
        <source>The number keys drop a disc. The arrow keys choose a column, Enter drops there and Delete takes away. X and O choose the disc, E the eraser.</source>
        <translation>Тастерите со броеви пуштаат диск. Стрелките избираат колона, Enter пушта таму, а Delete отстранува. X и O го избираат дискот, E гумата.</translation>
    </message>
</context>
<context>
    <name>EntrantsPanel</name>
    <message>
        <source>Levels</source>
        <translation>Нивоа</translation>
    </message>
    <message>
        <source>Own bots</source>
        <translation>Свои ботови</translation>
    </message>
    <message>
        <source>Add a bot…</source>
        <translation>Додај бот…</translation>
    </message>
    <message>
        <source>A Python file or a program that plays; it is run only when the tournament starts</source>
        <translation>Датотека на Python или програма што игра; се стартува дури кога ќе почне турнирот</translation>
    </message>
    <message>
        <source>Board</source>
        <translation>Табла</translation>
    </message>
    <message>
        <source>Games per pair</source>
        <translation>Игри по пар</translation>
    </message>
    <message>
        <source>At once</source>
        <translation>Истовремено</translation>
    </message>
    <message>
        <source>Games at once</source>
        <translation>Истовремени игри</translation>
    </message>
    <message>
        <source>Each opening is played twice, with the colours changed.</source>
        <translation>Секое отворање се игра двапати, со сменети бои.</translation>
    </message>
</context>
<context>
    <name>ErrorDialog</name>
    <message>
        <source>Something went wrong</source>
        <translation>Нешто тргна наопаку</translation>
    </message>
    <message>
        <source>Something went wrong. The game is kept.</source>
        <translation>Нешто тргна наопаку. Играта е зачувана.</translation>
    </message>
    <message>
        <source>If you report it, add the diagnostics: versions, settings and the end of the log, without names.</source>
        <translation>Ако го пријавиш, додај ја дијагностиката: верзии, поставки и крајот на дневникот, без имиња.</translation>
    </message>
    <message>
        <source>Copy diagnostics</source>
        <translation>Копирај дијагностика</translation>
    </message>
    <message>
        <source>Copied</source>
        <translation>Копирано</translation>
    </message>
    <message>
        <source>Continue</source>
        <translation>Продолжи</translation>
    </message>
</context>
<context>
    <name>ExchangeFeature</name>
    <message>
        <source>The moves are on the clipboard.</source>
        <translation>Потезите се во исечоците.</translation>
    </message>
    <message>
        <source>The picture is on the clipboard.</source>
        <translation>Сликата е во исечоците.</translation>
    </message>
    <message>
        <source>The board is on the clipboard as text.</source>
        <translation>Таблата е во исечоците како текст.</translation>
    </message>
    <message>
        <source>The moves were pasted.</source>
        <translation>Потезите се вметнати.</translation>
    </message>
    <message>
        <source>Writing the film: {done} of {count}</source>
        <translation>Се запишува филмот: {done} од {count}</translation>
    </message>
    <message>
        <source>{file} cannot be written: {problem}.</source>
        <translation>{file} не може да се запише: {problem}.</translation>
    </message>
    <message>
        <source>Written: {file}</source>
        <translation>Запишано: {file}</translation>
    </message>
    <message>
        <source>Copy moves</source>
        <translation>Копирај потези</translation>
    </message>
    <message>
        <source>Copy the moves as text, for example 44-53</source>
        <translation>Копирај ги потезите како текст, на пример 44-53</translation>
    </message>
    <message>
        <source>Paste moves</source>
        <translation>Вметни потези</translation>
    </message>
    <message>
        <source>Moves can be pasted by the classic rules only</source>
        <translation>Потези може да се вметнат само по класичните правила</translation>
    </message>
    <message>
        <source>Leave this game and go on with the moves on the clipboard</source>
        <translation>Остави ја оваа игра и продолжи со потезите од исечоците</translation>
    </message>
    <message>
        <source>Copy picture</source>
        <translation>Копирај слика</translation>
    </message>
    <message>
        <source>Copy the board as a picture</source>
        <translation>Копирај ја таблата како слика</translation>
    </message>
    <message>
        <source>Copy board as text</source>
        <translation>Копирај табла како текст</translation>
    </message>
    <message>
        <source>Copy the board as letters, for a message or a mail</source>
        <translation>Копирај ја таблата со букви, за порака или е-пошта</translation>
    </message>
    <message>
        <source>Save as…</source>
        <translation>Зачувај како…</translation>
    </message>
    <message>
        <source>Write the game to a file that can be opened again</source>
        <translation>Запиши ја играта во датотека што може повторно да се отвори</translation>
    </message>
    <message>
        <source>Export…</source>
        <translation>Извези…</translation>
    </message>
    <message>
        <source>Write a picture, a film or the game to a file</source>
        <translation>Запиши слика, филм или игра во датотека</translation>
    </message>
</context>
<context>
    <name>ExportDesk</name>
    <message>
        <source>Exporting: {count} of {total}</source>
        <translation>Извоз: {count} од {total}</translation>
    </message>
    <message>
        <source>Stop</source>
        <translation>Запри</translation>
    </message>
    <message>
        <source>{file} was not written</source>
        <translation>{file} не е запишана</translation>
    </message>
</context>
<context>
    <name>ExportDialog</name>
    <message>
        <source>Export</source>
        <translation>Извоз</translation>
    </message>
</context>
<context>
    <name>ExportThread</name>
    <message>
        <source>something went wrong; details are in the log</source>
        <translation>нешто тргна наопаку; деталите се во дневникот</translation>
    </message>
</context>
<context>
    <name>FilterBar</name>
    <message>
        <source>Any</source>
        <translation>Сите</translation>
    </message>
    <message>
        <source>Name</source>
        <translation>Име</translation>
    </message>
    <message>
        <source>Part of a player&apos;s name</source>
        <translation>Дел од име на играч</translation>
    </message>
    <message>
        <source>Opponent</source>
        <translation>Противник</translation>
    </message>
    <message>
        <source>Result</source>
        <translation>Резултат</translation>
    </message>
    <message>
        <source>Date</source>
        <translation>Датум</translation>
    </message>
    <message>
        <source>Clear</source>
        <translation>Исчисти</translation>
    </message>
    <message>
        <source>Clear filters</source>
        <translation>Исчисти филтри</translation>
    </message>
    <message>
        <source>Size</source>
        <translation>Големина</translation>
    </message>
    <message>
        <source>Rules</source>
        <translation>Правила</translation>
    </message>
</context>
<context>
    <name>FoundCard</name>
    <message>
        <source>What you find</source>
        <translation>Што наоѓаш</translation>
    </message>
</context>
<context>
    <name>GameActions</name>
    <message>
        <source>Resume</source>
        <translation>Продолжи</translation>
    </message>
    <message>
        <source>Pause</source>
        <translation>Пауза</translation>
    </message>
    <message>
        <source>Menu</source>
        <translation>Мени</translation>
    </message>
    <message>
        <source>Leave full screen, or go back to the menu</source>
        <translation>Излези од цел екран или врати се во менито</translation>
    </message>
    <message>
        <source>New game</source>
        <translation>Нова игра</translation>
    </message>
    <message>
        <source>Leave this game and start a new one</source>
        <translation>Напушти ја оваа игра и започни нова</translation>
    </message>
    <message>
        <source>Rematch</source>
        <translation>Реванш</translation>
    </message>
    <message>
        <source>Play again with the same players</source>
        <translation>Играј пак со истите играчи</translation>
    </message>
    <message>
        <source>Undo</source>
        <translation>Врати</translation>
    </message>
    <message>
        <source>Undo the last move and the computer&apos;s answer to it</source>
        <translation>Врати го последниот потег и одговорот на компјутерот</translation>
    </message>
    <message>
        <source>Redo</source>
        <translation>Повтори</translation>
    </message>
    <message>
        <source>Open…</source>
        <translation>Отвори…</translation>
    </message>
    <message>
        <source>Keep this game for later and open one from a file</source>
        <translation>Зачувај ја оваа игра за подоцна и отвори друга од датотека</translation>
    </message>
    <message>
        <source>Play the undone moves again</source>
        <translation>Повтори ги вратените потези</translation>
    </message>
    <message>
        <source>Stop the clock, or go on</source>
        <translation>Запри го часовникот или продолжи</translation>
    </message>
    <message>
        <source>Resign</source>
        <translation>Предај се</translation>
    </message>
    <message>
        <source>Give up this game</source>
        <translation>Предај ја оваа игра</translation>
    </message>
    <message>
        <source>Swap sides</source>
        <translation>Смени страни</translation>
    </message>
    <message>
        <source>Swap the players&apos; sides</source>
        <translation>Играчите ги менуваат страните</translation>
    </message>
    <message>
        <source>Side panel</source>
        <translation>Страничен панел</translation>
    </message>
    <message>
        <source>Show or hide players, time and moves</source>
        <translation>Прикажи или скриј играчи, време и потези</translation>
    </message>
    <message>
        <source>Full screen</source>
        <translation>Цел екран</translation>
    </message>
    <message>
        <source>Turn full screen on or off</source>
        <translation>Вклучи или исклучи цел екран</translation>
    </message>
    <message>
        <source>Settings</source>
        <translation>Поставки</translation>
    </message>
    <message>
        <source>Themes, colours, animation, sounds and language</source>
        <translation>Тема, бои, анимација, звуци и јазик</translation>
    </message>
    <message>
        <source>All actions</source>
        <translation>Сите дејства</translation>
    </message>
    <message>
        <source>Open the menu of all actions</source>
        <translation>Отвори мени со сите дејства</translation>
    </message>
    <message>
        <source>Help</source>
        <translation>Помош</translation>
    </message>
    <message>
        <source>How to play</source>
        <translation>Како се игра</translation>
    </message>
    <message>
        <source>Shortcuts</source>
        <translation>Кратенки</translation>
    </message>
    <message>
        <source>Show all keyboard shortcuts</source>
        <translation>Прикажи ги сите кратенки</translation>
    </message>
    <message>
        <source>Quit</source>
        <translation>Излези</translation>
    </message>
    <message>
        <source>Leave the game and the program</source>
        <translation>Излези од играта и од програмата</translation>
    </message>
    <message>
        <source>Undo the last move</source>
        <translation>Врати го последниот потег</translation>
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
        <translation>Програмава не може да прочита една од игрите.</translation>
    </message>
</context>
<context>
    <name>GameTimeRow</name>
    <message>
        <source>Game clock</source>
        <translation>Вкупно време</translation>
    </message>
    <message>
        <source>Minutes for the game</source>
        <translation>Минути за играта</translation>
    </message>
    <message>
        <source>Seconds added for every disc</source>
        <translation>Додадени секунди за секој диск</translation>
    </message>
    <message>
        <source>Off</source>
        <translation>Без</translation>
    </message>
    <message>
        <source>Custom</source>
        <translation>По избор</translation>
    </message>
    <message>
        <source> min</source>
        <translation> мин</translation>
    </message>
    <message>
        <source> s</source>
        <translation> сек</translation>
    </message>
    <message>
        <source>If it runs out, you lose.</source>
        <translation>Ако истече, губиш.</translation>
    </message>
</context>
<context>
    <name>GameToolbar</name>
    <message>
        <source>Resume</source>
        <translation>Продолжи</translation>
    </message>
    <message>
        <source>Pause</source>
        <translation>Пауза</translation>
    </message>
    <message>
        <source>Rematch</source>
        <translation>Реванш</translation>
    </message>
    <message>
        <source>New game</source>
        <translation>Нова игра</translation>
    </message>
</context>
<context>
    <name>GameWindow</name>
    <message>
        <source>The players have swapped sides.</source>
        <translation>Играчите ги сменија страните.</translation>
    </message>
    <message>
        <source>Row {number} is full.</source>
        <translation>Редот {number} е полн.</translation>
    </message>
    <message>
        <source>Time is up: {name} passes.</source>
        <translation>Времето истече: {name} пропушта потег.</translation>
    </message>
    <message>
        <source>Time is up: a random drop for {name}.</source>
        <translation>Времето истече: случаен потег за {name}.</translation>
    </message>
    <message>
        <source>Time is up: {name} loses.</source>
        <translation>Времето истече: {name} губи.</translation>
    </message>
    <message>
        <source>The game clock has run out: {name} loses.</source>
        <translation>Вкупното време истече: {name} губи.</translation>
    </message>
    <message>
        <source>Column {number} is full.</source>
        <translation>Колоната {number} е полна.</translation>
    </message>
</context>
<context>
    <name>GamesExportDialog</name>
    <message>
        <source>Export games</source>
        <translation>Извези игри</translation>
    </message>
</context>
<context>
    <name>GamesExporter</name>
    <message>
        <source>the game is not in the archive any more</source>
        <translation>играта веќе не е во архивата</translation>
    </message>
</context>
<context>
    <name>GamesHead</name>
    <message>
        <source>{count} of {total}</source>
        <translation>{count} од {total}</translation>
    </message>
    <message>
        <source>Games</source>
        <translation>Игри</translation>
    </message>
    <message>
        <source>List</source>
        <translation>Список</translation>
    </message>
    <message>
        <source>Statistics</source>
        <translation>Статистика</translation>
    </message>
    <message>
        <source>What is shown</source>
        <translation>Што се прикажува</translation>
    </message>
</context>
<context>
    <name>GamesHeadings</name>
    <message>
        <source>Players</source>
        <translation>Играчи</translation>
    </message>
    <message>
        <source>Result</source>
        <translation>Резултат</translation>
    </message>
    <message>
        <source>Moves</source>
        <translation>Потези</translation>
    </message>
    <message>
        <source>Date</source>
        <translation>Датум</translation>
    </message>
</context>
<context>
    <name>GamesPage</name>
    <message>
        <source>It is kept as {file}. New games are saved in a new archive.</source>
        <translation>Зачувана е како {file}. Новите игри се чуваат во нова архива.</translation>
    </message>
    <message>
        <source>The archive of games was damaged</source>
        <translation>Архивата на игри беше оштетена</translation>
    </message>
    <message>
        <source>{problem} Nothing in it was changed.</source>
        <translation>{problem} Ништо во неа не е изменето.</translation>
    </message>
    <message>
        <source>The games cannot be read</source>
        <translation>Игрите не можат да се прочитаат</translation>
    </message>
    <message>
        <source>Try again</source>
        <translation>Обиди се пак</translation>
    </message>
    <message>
        <source>it is not in the archive any more</source>
        <translation>веќе не е во архивата</translation>
    </message>
    <message>
        <source>This game cannot be replayed</source>
        <translation>Оваа игра не може да се прегледа</translation>
    </message>
    <message>
        <source>Games</source>
        <translation>Игри</translation>
    </message>
    <message>
        <source>No games yet</source>
        <translation>Сè уште нема игри</translation>
    </message>
    <message>
        <source>Games that were played are kept here, on this computer only.</source>
        <translation>Одиграните игри се чуваат тука, само на овој компјутер.</translation>
    </message>
    <message>
        <source>Play a game</source>
        <translation>Одиграј игра</translation>
    </message>
</context>
<context>
    <name>GamesView</name>
    <message>
        <source>Games</source>
        <translation>Игри</translation>
    </message>
    <message>
        <source>Moves</source>
        <translation>Потези</translation>
    </message>
</context>
<context>
    <name>GraphBox</name>
    <message>
        <source>Evaluation of the game</source>
        <translation>Тек на играта</translation>
    </message>
    <message>
        <source>The left and right arrow keys go through the game.</source>
        <translation>Стрелките лево и десно одат низ играта.</translation>
    </message>
</context>
<context>
    <name>GraphLegend</name>
    <message>
        <source>proven</source>
        <translation>докажано</translation>
    </message>
    <message>
        <source>estimate</source>
        <translation>проценка</translation>
    </message>
</context>
<context>
    <name>HelpDialog</name>
    <message>
        <source>How to play Connect Four</source>
        <translation>Како се игра Четири во ред</translation>
    </message>
    <message>
        <source>Guide</source>
        <translation>Водич</translation>
    </message>
    <message>
        <source>About</source>
        <translation>За играта</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Затвори</translation>
    </message>
    <message>
        <source>The guide is missing from this installation.</source>
        <translation>Водичот недостасува во оваа инсталација.</translation>
    </message>
</context>
<context>
    <name>HintFeature</name>
    <message>
        <source>Looking for a hint…</source>
        <translation>Се бара совет…</translation>
    </message>
    <message>
        <source>Hint</source>
        <translation>Совет</translation>
    </message>
    <message>
        <source>Show the best column and say why</source>
        <translation>Покажи ја најдобрата колона и кажи зошто</translation>
    </message>
    <message>
        <source>Column {number}</source>
        <translation>Колона {number}</translation>
    </message>
    <message>
        <source>No hint: something went wrong; details are in the log.</source>
        <translation>Нема совет: нешто тргна наопаку; деталите се во дневникот.</translation>
    </message>
    <message>
        <source>There is no hint</source>
        <translation>Нема совет</translation>
    </message>
</context>
<context>
    <name>LanguageChoice</name>
    <message>
        <source>System</source>
        <translation>Систем</translation>
    </message>
    <message>
        <source>Language</source>
        <translation>Јазик</translation>
    </message>
</context>
<context>
    <name>LastGameCard</name>
    <message>
        <source>Look at this game again</source>
        <translation>Погледни ја играта повторно</translation>
    </message>
</context>
<context>
    <name>LastGameLink</name>
    <message>
        <source>Look at the last game</source>
        <translation>Последна игра</translation>
    </message>
</context>
<context>
    <name>LeftOff</name>
    <message>
        <source>Where you left off</source>
        <translation>Каде застана</translation>
    </message>
</context>
<context>
    <name>LessonPage</name>
    <message>
        <source>hint</source>
        <translation>совет</translation>
    </message>
    <message>
        <source>Look at column {column}.</source>
        <translation>Погледни ја колоната {column}.</translation>
    </message>
    <message>
        <source>your try</source>
        <translation>твој обид</translation>
    </message>
    <message>
        <source>{mover} to move. {task}. {text}</source>
        <translation>На потег: {mover}. {task}. {text}</translation>
    </message>
    <message>
        <source>Yes — column {column}</source>
        <translation>Да – колона {column}</translation>
    </message>
    <message>
        <source>Lesson done</source>
        <translation>Лекцијата е готова</translation>
    </message>
    <message>
        <source>Not quite — column {column}</source>
        <translation>Не баш – колона {column}</translation>
    </message>
    <message>
        <source>Choose a column with the mouse or with 1–{columns}, and drop with Enter. H gives a hint.</source>
        <translation>Избери колона со глушецот или со 1–{columns} и пушти со Enter. H дава совет.</translation>
    </message>
    <message>
        <source>Your move</source>
        <translation>Твој потег</translation>
    </message>
    <message>
        <source>Back to training</source>
        <translation>Назад кон вежбите</translation>
    </message>
    <message>
        <source>Next lesson</source>
        <translation>Следна лекција</translation>
    </message>
    <message>
        <source>Step {number} of {count}</source>
        <translation>Чекор {number} од {count}</translation>
    </message>
    <message>
        <source>Lesson</source>
        <translation>Лекција</translation>
    </message>
    <message>
        <source>Training</source>
        <translation>Вежби</translation>
    </message>
    <message>
        <source>Back to the training (Esc)</source>
        <translation>Назад кон вежбите (Esc)</translation>
    </message>
    <message>
        <source>Hint</source>
        <translation>Совет</translation>
    </message>
    <message>
        <source>Point at a column (H)</source>
        <translation>Покажи колона (H)</translation>
    </message>
    <message>
        <source>Next</source>
        <translation>Следно</translation>
    </message>
    <message>
        <source>Go on (N)</source>
        <translation>Продолжи (N)</translation>
    </message>
    <message>
        <source>Try again</source>
        <translation>Обиди се пак</translation>
    </message>
    <message>
        <source>Take the marks away (Backspace)</source>
        <translation>Тргни ги ознаките (Backspace)</translation>
    </message>
</context>
<context>
    <name>LessonsCard</name>
    <message>
        <source>Lessons</source>
        <translation>Лекции</translation>
    </message>
    <message>
        <source>{done} of {total} done</source>
        <translation>{done} од {total} готови</translation>
    </message>
    <message>
        <source>Two minutes each</source>
        <translation>По две минути</translation>
    </message>
</context>
<context>
    <name>LevelsBox</name>
    <message>
        <source>Difficulty of the second bot</source>
        <translation>Ниво на вториот бот</translation>
    </message>
    <message>
        <source>Difficulty</source>
        <translation>Ниво</translation>
    </message>
    <message>
        <source>{level} plays Classic only. The strongest here is {strongest}.</source>
        <translation>{level} игра само класично. Тука најсилно е {strongest}.</translation>
    </message>
    <message>
        <source>Difficulty of the first bot</source>
        <translation>Ниво на првиот бот</translation>
    </message>
</context>
<context>
    <name>ListSide</name>
    <message>
        <source>Replay</source>
        <translation>Прегледај</translation>
    </message>
    <message>
        <source>Look at the game move by move (Enter)</source>
        <translation>Прегледај ја играта потег по потег (Enter)</translation>
    </message>
    <message>
        <source>Review</source>
        <translation>Преглед</translation>
    </message>
    <message>
        <source>See how good every move was, and why (V)</source>
        <translation>Види колку беше добар секој потег и зошто (V)</translation>
    </message>
    <message>
        <source>Export…</source>
        <translation>Извези…</translation>
    </message>
    <message>
        <source>Write the game, or all that are listed, to a file (E)</source>
        <translation>Запиши ја играта, или сите од списокот, во датотека (E)</translation>
    </message>
    <message>
        <source>Delete</source>
        <translation>Избриши</translation>
    </message>
    <message>
        <source>Delete the game; it can be undone (Del)</source>
        <translation>Избриши ја играта; може да се врати (Del)</translation>
    </message>
    <message>
        <source>Nothing found</source>
        <translation>Ништо не е најдено</translation>
    </message>
    <message>
        <source>No game meets all the filters.</source>
        <translation>Ниту една игра не ги исполнува сите филтри.</translation>
    </message>
    <message>
        <source>Clear filters</source>
        <translation>Исчисти филтри</translation>
    </message>
</context>
<context>
    <name>MainMenu</name>
    <message>
        <source>Play</source>
        <translation>Играј</translation>
    </message>
    <message>
        <source>Start a game or go on with one</source>
        <translation>Започни или продолжи игра</translation>
    </message>
    <message>
        <source>Connect Four</source>
        <translation>Четири во ред</translation>
    </message>
</context>
<context>
    <name>MatchForm</name>
    <message>
        <source>Opponent</source>
        <translation>Противник</translation>
    </message>
    <message>
        <source>Difficulty</source>
        <translation>Ниво</translation>
    </message>
    <message>
        <source>Bot</source>
        <translation>Бот</translation>
    </message>
    <message>
        <source>Board</source>
        <translation>Табла</translation>
    </message>
    <message>
        <source>Friend</source>
        <translation>Пријател</translation>
    </message>
    <message>
        <source>Choose the file of your bot first.</source>
        <translation>Прво избери ја датотеката на твојот бот.</translation>
    </message>
    <message>
        <source>There is no file {path}.</source>
        <translation>Нема датотека {path}.</translation>
    </message>
    <message>
        <source>Computer</source>
        <translation>Компјутер</translation>
    </message>
    <message>
        <source>Own bot…</source>
        <translation>Свој бот…</translation>
    </message>
    <message>
        <source>A bot that you or somebody else wrote, in Python or as a UGI program</source>
        <translation>Бот што го напиша ти или некој друг, во Python или како UGI-програма</translation>
    </message>
    <message>
        <source>Watch two bots</source>
        <translation>Гледај ботови</translation>
    </message>
    <message>
        <source>Rules</source>
        <translation>Правила</translation>
    </message>
</context>
<context>
    <name>MessageStrip</name>
    <message>
        <source>Close</source>
        <translation>Затвори</translation>
    </message>
</context>
<context>
    <name>MistakeLegend</name>
    <message>
        <source>mistake</source>
        <translation>грешка</translation>
    </message>
</context>
<context>
    <name>MoreOptions</name>
    <message>
        <source>Players</source>
        <translation>Играчи</translation>
    </message>
    <message>
        <source>Who starts</source>
        <translation>Кој почнува</translation>
    </message>
    <message>
        <source>Turn timer</source>
        <translation>Време по потег</translation>
    </message>
    <message>
        <source>When time runs out</source>
        <translation>Кога ќе истече</translation>
    </message>
    <message>
        <source>Game clock</source>
        <translation>Вкупно време</translation>
    </message>
    <message>
        <source>Names, who starts, and the clocks ({keys})</source>
        <translation>Имиња, кој почнува и часовниците ({keys})</translation>
    </message>
    <message>
        <source>You</source>
        <translation>Ти</translation>
    </message>
    <message>
        <source>Alternate</source>
        <translation>Наизменично</translation>
    </message>
    <message>
        <source>no turn timer</source>
        <translation>без време по потег</translation>
    </message>
    <message>
        <source>More options</source>
        <translation>Повеќе опции</translation>
    </message>
    <message>
        <source>You start</source>
        <translation>Почнуваш ти</translation>
    </message>
    <message>
        <source>{name} starts</source>
        <translation>Почнува {name}</translation>
    </message>
    <message>
        <source>no game clock</source>
        <translation>без вкупно време</translation>
    </message>
    <message>
        <source>game clock {time}</source>
        <translation>вкупно време {time}</translation>
    </message>
</context>
<context>
    <name>MoveRecord</name>
    <message>
        <source>Moves</source>
        <translation>Потези</translation>
    </message>
    <message>
        <source>None yet</source>
        <translation>Сè уште нема потези</translation>
    </message>
</context>
<context>
    <name>Narrator</name>
    <message>
        <source>New game, {rows} rows and {columns} columns; {mover} to move</source>
        <translation>Нова игра, {rows} реда и {columns} колони; на потег: {mover}</translation>
    </message>
    <message>
        <source>{player} passes; {mover} to move</source>
        <translation>{player} пропушта потег; на потег: {mover}</translation>
    </message>
    <message>
        <source>{turn}; {mover} to move</source>
        <translation>{turn}; на потег: {mover}</translation>
    </message>
    <message>
        <source>{player}, column {column}, row {row}; {mover} to move</source>
        <translation>{player}, колона {column}, ред {row}; на потег: {mover}</translation>
    </message>
    <message>
        <source>The players have swapped sides: {first} plays {red}, {second} plays {yellow}</source>
        <translation>Играчите ги сменија страните: {first} – {red}, {second} – {yellow}</translation>
    </message>
    <message>
        <source>Time is up for {player}</source>
        <translation>Времето истече: {player}</translation>
    </message>
    <message>
        <source>Column {column} is full</source>
        <translation>Колоната {column} е полна</translation>
    </message>
    <message>
        <source>{title}. {reason}</source>
        <translation>{title}. {reason}</translation>
    </message>
    <message>
        <source>{action}: not possible now</source>
        <translation>{action}: сега не е можно</translation>
    </message>
    <message>
        <source>The computer cannot move. Play again or go back to the menu.</source>
        <translation>Компјутерот не може да одигра. Играј повторно или врати се во менито.</translation>
    </message>
    <message>
        <source>Redone: {moves}</source>
        <translation>Повторено: {moves}</translation>
    </message>
    <message>
        <source>Redone: {moves}; {mover} to move</source>
        <translation>Повторено: {moves}; на потег: {mover}</translation>
    </message>
    <message>
        <source>Undone: {moves}; {mover} to move</source>
        <translation>Вратено: {moves}; на потег: {mover}</translation>
    </message>
    <message>
        <source>Paused</source>
        <translation>Паузирано</translation>
    </message>
    <message>
        <source>The game goes on; {mover} to move</source>
        <translation>Играта продолжува; на потег: {mover}</translation>
    </message>
    <message>
        <source>Row {row} is full</source>
        <translation>Редот {row} е полн</translation>
    </message>
    <message>
        <source>Row {row}, column {column}</source>
        <translation>Ред {row}, колона {column}</translation>
    </message>
    <message>
        <source>Column {column}, slides to column {end}, row {row}</source>
        <translation>Колона {column}, се лизга до колона {end}, ред {row}</translation>
    </message>
    <message>
        <source>Column {column}, row {row}</source>
        <translation>Колона {column}, ред {row}</translation>
    </message>
    <message>
        <source>There is no row {number}</source>
        <translation>Нема ред {number}</translation>
    </message>
    <message>
        <source>There is no column {number}</source>
        <translation>Нема колона {number}</translation>
    </message>
    <message>
        <source>A disc is still falling</source>
        <translation>Еден диск сè уште паѓа</translation>
    </message>
</context>
<context>
    <name>NavigationBar</name>
    <message>
        <source>Connect Four</source>
        <translation>Четири во ред</translation>
    </message>
    <message>
        <source>Help</source>
        <translation>Помош</translation>
    </message>
    <message>
        <source>How to play (F1)</source>
        <translation>Како се игра (F1)</translation>
    </message>
    <message>
        <source>Settings</source>
        <translation>Поставки</translation>
    </message>
    <message>
        <source>Themes, colours, animation, sounds and language ({keys})</source>
        <translation>Тема, бои, анимација, звуци и јазик ({keys})</translation>
    </message>
</context>
<context>
    <name>OpenButton</name>
    <message>
        <source>Open a game…</source>
        <translation>Отвори игра…</translation>
    </message>
    <message>
        <source>Look at a game from a file ({keys})</source>
        <translation>Погледни игра од датотека ({keys})</translation>
    </message>
    <message>
        <source>Choose a file…</source>
        <translation>Избери датотека…</translation>
    </message>
</context>
<context>
    <name>OpenDialog</name>
    <message>
        <source>Open a game</source>
        <translation>Отвори игра</translation>
    </message>
    <message>
        <source>Games</source>
        <translation>Игри</translation>
    </message>
    <message>
        <source>All files</source>
        <translation>Сите датотеки</translation>
    </message>
</context>
<context>
    <name>OwnBotRow</name>
    <message>
        <source> s</source>
        <translation> сек</translation>
    </message>
    <message>
        <source>Seconds the bot has for a move</source>
        <translation>Секунди што ботот ги има за потег</translation>
    </message>
    <message>
        <source>File of the bot: {name}</source>
        <translation>Датотека на ботот: {name}</translation>
    </message>
    <message>
        <source>Choose a file…</source>
        <translation>Избери датотека…</translation>
    </message>
</context>
<context>
    <name>PauseVeil</name>
    <message>
        <source>Paused</source>
        <translation>Паузирано</translation>
    </message>
    <message>
        <source>Click or press P to go on</source>
        <translation>Кликни или притисни P за да продолжиш</translation>
    </message>
</context>
<context>
    <name>PlayPage</name>
    <message>
        <source>New game</source>
        <translation>Нова игра</translation>
    </message>
    <message>
        <source>Start game</source>
        <translation>Започни игра</translation>
    </message>
    <message>
        <source>Set up a position…</source>
        <translation>Постави позиција…</translation>
    </message>
    <message>
        <source>Tournament…</source>
        <translation>Турнир…</translation>
    </message>
    <message>
        <source>Let several bots play many games against each other</source>
        <translation>Неколку ботови да одиграат многу игри меѓу себе</translation>
    </message>
    <message>
        <source>Put discs on a board as you like, and play from there by the classic rules ({keys})</source>
        <translation>Постави дискови на таблата по желба и играј оттаму по класичните правила ({keys})</translation>
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
        <translation>Име на првиот играч</translation>
    </message>
    <message>
        <source>Name of the second player</source>
        <translation>Име на вториот играч</translation>
    </message>
</context>
<context>
    <name>PositionSaving</name>
    <message>
        <source>Game</source>
        <translation>Игра</translation>
    </message>
    <message>
        <source>Save as…</source>
        <translation>Зачувај како…</translation>
    </message>
    <message>
        <source>something went wrong; details are in the log</source>
        <translation>нешто тргна наопаку; деталите се во дневникот</translation>
    </message>
    <message>
        <source>{file} cannot be written: {problem}.</source>
        <translation>{file} не може да се запише: {problem}.</translation>
    </message>
    <message>
        <source>Written: {file}</source>
        <translation>Запишано: {file}</translation>
    </message>
</context>
<context>
    <name>PreviewBoard</name>
    <message>
        <source>Preview</source>
        <translation>Преглед</translation>
    </message>
</context>
<context>
    <name>ProblemCard</name>
    <message>
        <source>The saved game cannot be read</source>
        <translation>Зачуваната игра не може да се прочита</translation>
    </message>
    <message>
        <source>Delete</source>
        <translation>Избриши</translation>
    </message>
</context>
<context>
    <name>Program</name>
    <message>
        <source>Train</source>
        <translation>Вежбај</translation>
    </message>
    <message>
        <source>Lessons, puzzles, and what comes back</source>
        <translation>Лекции, задачи и она што се враќа</translation>
    </message>
    <message>
        <source>Games</source>
        <translation>Игри</translation>
    </message>
    <message>
        <source>Every game that was played, and statistics</source>
        <translation>Сите одиграни игри и статистика</translation>
    </message>
    <message>
        <source>The game cannot be saved: {problem}.</source>
        <translation>Играта не може да се зачува: {problem}.</translation>
    </message>
</context>
<context>
    <name>ProgressCard</name>
    <message>
        <source>Progress</source>
        <translation>Напредок</translation>
    </message>
    <message>
        <source>Go on</source>
        <translation>Продолжи</translation>
    </message>
    <message>
        <source>Stop</source>
        <translation>Запри</translation>
    </message>
    <message>
        <source>Export…</source>
        <translation>Извези…</translation>
    </message>
    <message>
        <source>Write every game into a file, as JSON lines</source>
        <translation>Запиши ги сите игри во датотека, како JSON-редови</translation>
    </message>
    <message>
        <source>Pause or go on (Space)</source>
        <translation>Пауза или продолжи (Space)</translation>
    </message>
    <message>
        <source>Start</source>
        <translation>Почни</translation>
    </message>
    <message>
        <source>Start anew</source>
        <translation>Почни одново</translation>
    </message>
    <message>
        <source>Pause</source>
        <translation>Пауза</translation>
    </message>
    <message>
        <source>Not started</source>
        <translation>Не е почнат</translation>
    </message>
    <message>
        <source>Choose at least two bots.</source>
        <translation>Избери барем два бота.</translation>
    </message>
    <message>
        <source>Paused</source>
        <translation>Паузирано</translation>
    </message>
    <message>
        <source>Left off</source>
        <translation>Прекинат</translation>
    </message>
    <message>
        <source>Finished</source>
        <translation>Завршен</translation>
    </message>
</context>
<context>
    <name>PuzzleFeedback</name>
    <message>
        <source>Choose a column with the mouse or with 1–{columns}, and drop with Enter. H gives a hint.</source>
        <translation>Избери колона со глушецот или со 1–{columns} и пушти со Enter. H дава совет.</translation>
    </message>
    <message>
        <source>Your move</source>
        <translation>Твој потег</translation>
    </message>
    <message>
        <source>The opponent answers in column {column}.</source>
        <translation>Противникот одговара во колоната {column}.</translation>
    </message>
    <message>
        <source>It comes back soon</source>
        <translation>Наскоро се враќа</translation>
    </message>
    <message>
        <source>Solved</source>
        <translation>Решено</translation>
    </message>
    <message>
        <source>Yes — column {column}</source>
        <translation>Да – колона {column}</translation>
    </message>
    <message>
        <source>Wins too — column {column}</source>
        <translation>И така се победува – колона {column}</translation>
    </message>
    <message>
        <source>Not quite — column {column}</source>
        <translation>Не баш – колона {column}</translation>
    </message>
    <message>
        <source>Look at the discs with a white ring.</source>
        <translation>Погледни ги дисковите со бел прстен.</translation>
    </message>
    <message>
        <source>Look at column {column}.</source>
        <translation>Погледни ја колоната {column}.</translation>
    </message>
    <message>
        <source>Hint</source>
        <translation>Совет</translation>
    </message>
    <message>
        <source>Columns {line}.</source>
        <translation>Колони {line}.</translation>
    </message>
    <message>
        <source>The solution</source>
        <translation>Решението</translation>
    </message>
    <message>
        <source>This position could not be worked out in time. Try another column, or skip the puzzle.</source>
        <translation>Оваа позиција не можеше да се пресмета навреме. Обиди се со друга колона или прескокни ја задачата.</translation>
    </message>
    <message>
        <source>Not known</source>
        <translation>Не се знае</translation>
    </message>
    <message>
        <source>{solved} of {total} solved</source>
        <translation>{solved} од {total} решени</translation>
    </message>
    <message>
        <source>What was missed comes back in the next days.</source>
        <translation>Она што не успеа се враќа во следните денови.</translation>
    </message>
    <message>
        <source>Next</source>
        <translation>Следно</translation>
    </message>
    <message>
        <source>Go to the next puzzle (N)</source>
        <translation>Кон следната задача (N)</translation>
    </message>
    <message>
        <source>Try again</source>
        <translation>Обиди се пак</translation>
    </message>
    <message>
        <source>Take the marks away (Backspace)</source>
        <translation>Тргни ги ознаките (Backspace)</translation>
    </message>
    <message>
        <source>Show me</source>
        <translation>Покажи ми</translation>
    </message>
    <message>
        <source>Give up and see how it goes (S)</source>
        <translation>Откажи се и види како се решава (S)</translation>
    </message>
    <message>
        <source>More puzzles</source>
        <translation>Уште задачи</translation>
    </message>
    <message>
        <source>Go on with another sitting</source>
        <translation>Продолжи со нови задачи</translation>
    </message>
    <message>
        <source>Back to training</source>
        <translation>Назад кон вежбите</translation>
    </message>
    <message>
        <source>Back to the training (Esc)</source>
        <translation>Назад кон вежбите (Esc)</translation>
    </message>
</context>
<context>
    <name>PuzzlePage</name>
    <message>
        <source>Column {column} is full</source>
        <translation>Колоната {column} е полна</translation>
    </message>
    <message>
        <source>your try</source>
        <translation>твој обид</translation>
    </message>
    <message>
        <source>hint</source>
        <translation>совет</translation>
    </message>
    <message>
        <source>{mover} to move</source>
        <translation>На потег: {mover}</translation>
    </message>
    <message>
        <source>Puzzle</source>
        <translation>Задача</translation>
    </message>
    <message>
        <source>Training</source>
        <translation>Вежби</translation>
    </message>
    <message>
        <source>Back to the training (Esc)</source>
        <translation>Назад кон вежбите (Esc)</translation>
    </message>
    <message>
        <source>Hint</source>
        <translation>Совет</translation>
    </message>
    <message>
        <source>Ring the discs to look at, then point at the column (H)</source>
        <translation>Заокружи ги важните дискови, потоа покажи ја колоната (H)</translation>
    </message>
    <message>
        <source>Solution</source>
        <translation>Решение</translation>
    </message>
    <message>
        <source>Give up and see how it goes (S)</source>
        <translation>Откажи се и види како се решава (S)</translation>
    </message>
    <message>
        <source>Skip</source>
        <translation>Прескокни</translation>
    </message>
    <message>
        <source>Go to the next puzzle (N)</source>
        <translation>Кон следната задача (N)</translation>
    </message>
</context>
<context>
    <name>RatePlot</name>
    <message>
        <source>{title}: {percent}, {games}, {won} won, {drawn} drawn, {lost} lost</source>
        <translation>{title}: {percent}, {games}, {won} добиени, {drawn} нерешени, {lost} загубени</translation>
    </message>
</context>
<context>
    <name>RatingPlot</name>
    <message>
        <source>first {first}, best {best}, now {last}, after {games} games</source>
        <translation>прво {first}, најдобро {best}, сега {last}, по {games} игри</translation>
    </message>
</context>
<context>
    <name>ReplayActions</name>
    <message>
        <source>First position</source>
        <translation>Прва позиција</translation>
    </message>
    <message>
        <source>Show the start of the game</source>
        <translation>Прикажи го почетокот на играта</translation>
    </message>
    <message>
        <source>Look back</source>
        <translation>Прегледај наназад</translation>
    </message>
    <message>
        <source>Show the game one move earlier, without undoing anything</source>
        <translation>Прикажи ја играта еден потег порано, без ништо да се врати</translation>
    </message>
    <message>
        <source>Stop</source>
        <translation>Запри</translation>
    </message>
    <message>
        <source>Stop showing move after move</source>
        <translation>Запри со прикажување потег по потег</translation>
    </message>
    <message>
        <source>Play through</source>
        <translation>Прикажи ја играта</translation>
    </message>
    <message>
        <source>Show move after move</source>
        <translation>Прикажувај потег по потег</translation>
    </message>
    <message>
        <source>Next move</source>
        <translation>Следен потег</translation>
    </message>
    <message>
        <source>Show the game one move later</source>
        <translation>Прикажи ја играта еден потег подоцна</translation>
    </message>
    <message>
        <source>Last position</source>
        <translation>Последна позиција</translation>
    </message>
    <message>
        <source>Show the end of the game</source>
        <translation>Прикажи го крајот на играта</translation>
    </message>
    <message>
        <source>Back to the game</source>
        <translation>Назад кон играта</translation>
    </message>
    <message>
        <source>Show the game as it stands now</source>
        <translation>Прикажи ја моменталната состојба на играта</translation>
    </message>
    <message>
        <source>Play from here</source>
        <translation>Играј оттука</translation>
    </message>
    <message>
        <source>Start another game at this point; this one is kept</source>
        <translation>Започни друга игра од ова место; оваа се зачувува</translation>
    </message>
</context>
<context>
    <name>ReplayFeature</name>
    <message>
        <source>Back at the end of the game</source>
        <translation>Назад на крајот на играта</translation>
    </message>
    <message>
        <source>Back in the game; {name} to move</source>
        <translation>Назад во играта; на потег: {name}</translation>
    </message>
    <message>
        <source>You are looking back; choose Play from here to start a game.</source>
        <translation>Ја прегледуваш играта; избери „Играј оттука“ за да започнеш нова.</translation>
    </message>
</context>
<context>
    <name>ReplayStrip</name>
    <message>
        <source>Move {number} of {count}</source>
        <translation>Потег {number} од {count}</translation>
    </message>
    <message>
        <source>Speed: {speed}</source>
        <translation>Брзина: {speed}</translation>
    </message>
    <message>
        <source>How fast to play through</source>
        <translation>Колку брзо се прикажува играта</translation>
    </message>
</context>
<context>
    <name>ResultCard</name>
    <message>
        <source>Play again</source>
        <translation>Играј пак</translation>
    </message>
    <message>
        <source>Back to menu</source>
        <translation>Во менито</translation>
    </message>
    <message>
        <source>Review</source>
        <translation>Преглед</translation>
    </message>
    <message>
        <source>See how good every move was, and why (Ctrl+R)</source>
        <translation>Види колку беше добар секој потег и зошто (Ctrl+R)</translation>
    </message>
</context>
<context>
    <name>ReviewActions</name>
    <message>
        <source>Review</source>
        <translation>Преглед</translation>
    </message>
    <message>
        <source>The coach knows the classic rules only</source>
        <translation>Тренерот ги знае само класичните правила</translation>
    </message>
    <message>
        <source>See how good every move was, and why; or leave the review</source>
        <translation>Види колку беше добар секој потег и зошто, или излези од прегледот</translation>
    </message>
    <message>
        <source>Show me</source>
        <translation>Покажи ми</translation>
    </message>
    <message>
        <source>Play the line that proves it (Space)</source>
        <translation>Пушти ја низата што го докажува тоа (празно место)</translation>
    </message>
    <message>
        <source>Try again</source>
        <translation>Обиди се пак</translation>
    </message>
    <message>
        <source>Play on from here and see whether your move holds</source>
        <translation>Продолжи оттука и види дали твојот потег држи</translation>
    </message>
    <message>
        <source>Next mistake</source>
        <translation>Следна грешка</translation>
    </message>
    <message>
        <source>Show the next mistake</source>
        <translation>Прикажи ја следната грешка</translation>
    </message>
    <message>
        <source>Previous mistake</source>
        <translation>Претходна грешка</translation>
    </message>
    <message>
        <source>Show the mistake before this one</source>
        <translation>Прикажи ја грешката пред оваа</translation>
    </message>
    <message>
        <source>Play from here</source>
        <translation>Играј оттука</translation>
    </message>
    <message>
        <source>Start another game at this point; this one is kept</source>
        <translation>Започни друга игра од ова место; оваа се зачувува</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Затвори</translation>
    </message>
    <message>
        <source>Leave the review</source>
        <translation>Излези од прегледот</translation>
    </message>
    <message>
        <source>Stop</source>
        <translation>Запри</translation>
    </message>
    <message>
        <source>Stop the review; what is known stays</source>
        <translation>Запри го прегледот; познатото останува</translation>
    </message>
</context>
<context>
    <name>ReviewCard</name>
    <message>
        <source>Review</source>
        <translation>Преглед</translation>
    </message>
    <message>
        <source>Coach</source>
        <translation>Тренер</translation>
    </message>
    <message>
        <source>Graph</source>
        <translation>График</translation>
    </message>
    <message>
        <source>Moves</source>
        <translation>Потези</translation>
    </message>
    <message>
        <source>Result</source>
        <translation>Резултат</translation>
    </message>
    <message>
        <source>What is shown</source>
        <translation>Што се прикажува</translation>
    </message>
</context>
<context>
    <name>RulesChoice</name>
    <message>
        <source>Rules</source>
        <translation>Правила</translation>
    </message>
</context>
<context>
    <name>RulesRow</name>
    <message>
        <source>On boards from {size} up.</source>
        <translation>На табли од {size} нагоре.</translation>
    </message>
</context>
<context>
    <name>RunningBoard</name>
    <message>
        <source>move</source>
        <translation>потег</translation>
    </message>
    <message>
        <source>{first} against {second}, {size}, move {count}</source>
        <translation>{first} против {second}, {size}, потег {count}</translation>
    </message>
</context>
<context>
    <name>RunningBoards</name>
    <message>
        <source>Running now</source>
        <translation>Во тек</translation>
    </message>
</context>
<context>
    <name>Segmented</name>
    <message>
        <source>{number} of {count}</source>
        <translation>{number} од {count}</translation>
    </message>
</context>
<context>
    <name>SetCard</name>
    <message>
        <source>new</source>
        <translation>ново</translation>
    </message>
    <message>
        <source>Play some games, and your mistakes come here.</source>
        <translation>Одиграј неколку игри и твоите грешки ќе дојдат тука.</translation>
    </message>
</context>
<context>
    <name>SetUpControls</name>
    <message>
        <source>Disc</source>
        <translation>Диск</translation>
    </message>
    <message>
        <source>To move</source>
        <translation>На потег</translation>
    </message>
    <message>
        <source>Rows</source>
        <translation>Редови</translation>
    </message>
    <message>
        <source>Columns</source>
        <translation>Колони</translation>
    </message>
    <message>
        <source>Eraser</source>
        <translation>Гума</translation>
    </message>
    <message>
        <source>Click to drop, right click to take away. Keys: 1–9 drop, Del takes away, X and O choose the disc, E the eraser. Moves such as 44-53 and boards copied as text can be pasted.</source>
        <translation>Кликни за да пуштиш, десен клик за да отстраниш. Тастери: 1–9 пуштаат, Del отстранува, X и O го избираат дискот, E гумата. Може да се вметнат потези како 44-53 и табли копирани како текст.</translation>
    </message>
    <message>
        <source>Undo</source>
        <translation>Врати</translation>
    </message>
    <message>
        <source>Redo</source>
        <translation>Повтори</translation>
    </message>
    <message>
        <source>Clear</source>
        <translation>Испразни</translation>
    </message>
    <message>
        <source>Paste</source>
        <translation>Вметни</translation>
    </message>
    <message>
        <source>Analyse</source>
        <translation>Анализирај</translation>
    </message>
    <message>
        <source>Open the position as a game between two people, with the analysis</source>
        <translation>Отвори ја позицијата како игра меѓу двајца луѓе, со анализата</translation>
    </message>
    <message>
        <source>Save as…</source>
        <translation>Зачувај како…</translation>
    </message>
    <message>
        <source>Write the position to a file that can be opened again</source>
        <translation>Запиши ја позицијата во датотека што може повторно да се отвори</translation>
    </message>
</context>
<context>
    <name>SetUpDialog</name>
    <message>
        <source>Press Esc again to leave without this position.</source>
        <translation>Притисни Esc уште еднаш за да излезеш без оваа позиција.</translation>
    </message>
    <message>
        <source>Column {number} is full.</source>
        <translation>Колоната {number} е полна.</translation>
    </message>
    <message>
        <source>Column {number} is empty.</source>
        <translation>Колоната {number} е празна.</translation>
    </message>
    <message>
        <source>The board is empty.</source>
        <translation>Таблата е празна.</translation>
    </message>
    <message>
        <source>Set up a position</source>
        <translation>Постави позиција</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Откажи</translation>
    </message>
    <message>
        <source>Play from here</source>
        <translation>Играј оттука</translation>
    </message>
    <message>
        <source>Column {column}: {discs}</source>
        <translation>Колона {column}: {discs}</translation>
    </message>
</context>
<context>
    <name>SetUpFeature</name>
    <message>
        <source>A new game from the position that was set up</source>
        <translation>Нова игра од поставената позиција</translation>
    </message>
    <message>
        <source>Set up a position…</source>
        <translation>Постави позиција…</translation>
    </message>
    <message>
        <source>Positions can be set up by the classic rules only</source>
        <translation>Позиции може да се постават само по класичните правила</translation>
    </message>
    <message>
        <source>Put discs on a board as you like, and play from there</source>
        <translation>Постави дискови на таблата по желба и играј оттаму</translation>
    </message>
</context>
<context>
    <name>SettingsDialog</name>
    <message>
        <source>Settings</source>
        <translation>Поставки</translation>
    </message>
    <message>
        <source>Theme</source>
        <translation>Тема</translation>
    </message>
    <message>
        <source>Text size</source>
        <translation>Големина на текстот</translation>
    </message>
    <message>
        <source>Animation</source>
        <translation>Анимација</translation>
    </message>
    <message>
        <source>Screen reader</source>
        <translation>Читач на екран</translation>
    </message>
    <message>
        <source>Offer to take back mistakes</source>
        <translation>Понуди враќање на грешките</translation>
    </message>
    <message>
        <source>After a mistake against the computer the coach says why and offers Undo</source>
        <translation>По грешка против компјутерот тренерот кажува зошто и нуди враќање</translation>
    </message>
    <message>
        <source>Restore defaults</source>
        <translation>Почетни поставки</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Откажи</translation>
    </message>
    <message>
        <source>OK</source>
        <translation>Во ред</translation>
    </message>
    <message>
        <source>Sounds</source>
        <translation>Звуци</translation>
    </message>
    <message>
        <source>Language</source>
        <translation>Јазик</translation>
    </message>
    <message>
        <source>Teaching</source>
        <translation>Учење</translation>
    </message>
    <message>
        <source>Processor cores</source>
        <translation>Процесорски јадра</translation>
    </message>
</context>
<context>
    <name>ShortcutsDialog</name>
    <message>
        <source>Shortcuts</source>
        <translation>Кратенки</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Затвори</translation>
    </message>
    <message>
        <source>Choose a column</source>
        <translation>Избери колона</translation>
    </message>
    <message>
        <source>Move to the next column</source>
        <translation>Оди на соседната колона</translation>
    </message>
    <message>
        <source>Enter, Space, ↓</source>
        <translation>Enter, Space, ↓</translation>
    </message>
    <message>
        <source>Drop</source>
        <translation>Пушти диск</translation>
    </message>
    <message>
        <source>Go to the next control</source>
        <translation>Оди на следната контрола</translation>
    </message>
</context>
<context>
    <name>SittingTiles</name>
    <message>
        <source>best {days}</source>
        <translation>рекорд {days}</translation>
    </message>
    <message>
        <source>Streak</source>
        <translation>Низа</translation>
    </message>
    <message>
        <source>Rating</source>
        <translation>Рејтинг</translation>
    </message>
    <message>
        <source>{count} done</source>
        <translation>{count} готови</translation>
    </message>
    <message>
        <source>Due today</source>
        <translation>За денес</translation>
    </message>
</context>
<context>
    <name>StatisticsPanel</name>
    <message>
        <source>Statistics</source>
        <translation>Статистика</translation>
    </message>
    <message>
        <source>Win rate by level</source>
        <translation>Победи по ниво</translation>
    </message>
    <message>
        <source>Rating</source>
        <translation>Рејтинг</translation>
    </message>
    <message>
        <source>Win rate by board size</source>
        <translation>Победи по табла</translation>
    </message>
    <message>
        <source>Other rules</source>
        <translation>Други правила</translation>
    </message>
    <message>
        <source>won–drawn–lost</source>
        <translation>победа–нерешено–пораз</translation>
    </message>
    <message>
        <source>Games against the computer will be counted here.</source>
        <translation>Тука се бројат игрите против компјутерот.</translation>
    </message>
    <message>
        <source>Games against the levels from Beginner to Perfect give you a rating.</source>
        <translation>Игрите против нивоата од Почетник до Совршено ти даваат рејтинг.</translation>
    </message>
    <message>
        <source>Everything else here is Classic.</source>
        <translation>Сè друго овде е класично.</translation>
    </message>
    <message>
        <source>Games</source>
        <translation>Игри</translation>
    </message>
    <message>
        <source>{won} of {games}</source>
        <translation>{won} од {games}</translation>
    </message>
    <message>
        <source>Won</source>
        <translation>Победи</translation>
    </message>
    <message>
        <source>Streak</source>
        <translation>Серија</translation>
    </message>
    <message>
        <source>best: {count}</source>
        <translation>најмногу: {count}</translation>
    </message>
    <message>
        <source>won · best: {count}</source>
        <translation>победи · најмногу: {count}</translation>
    </message>
    <message>
        <source>lost · best: {count}</source>
        <translation>порази · најмногу: {count}</translation>
    </message>
</context>
<context>
    <name>StatusLine</name>
    <message>
        <source>Elapsed {time}</source>
        <translation>Изминато {time}</translation>
    </message>
</context>
<context>
    <name>Stepper</name>
    <message>
        <source>{name}: fewer</source>
        <translation>{name}: помалку</translation>
    </message>
    <message>
        <source>{name}: more</source>
        <translation>{name}: повеќе</translation>
    </message>
</context>
<context>
    <name>TeachFeature</name>
    <message>
        <source>Column {number} was a mistake</source>
        <translation>Колона {number} беше грешка</translation>
    </message>
    <message>
        <source>Take back</source>
        <translation>Врати</translation>
    </message>
</context>
<context>
    <name>TimerRow</name>
    <message>
        <source>Turn timer</source>
        <translation>Време по потег</translation>
    </message>
    <message>
        <source>Seconds per turn, in steps of five</source>
        <translation>Секунди по потег, во чекори од пет</translation>
    </message>
    <message>
        <source>Seconds per turn</source>
        <translation>Секунди по потег</translation>
    </message>
    <message>
        <source> s</source>
        <translation> сек</translation>
    </message>
</context>
<context>
    <name>TournamentPage</name>
    <message>
        <source>The tournament stopped</source>
        <translation>Турнирот запре</translation>
    </message>
    <message>
        <source>Not every game is in the archive</source>
        <translation>Не сите игри се во архивата</translation>
    </message>
    <message>
        <source>The last tournament cannot be read</source>
        <translation>Последниот турнир не може да се прочита</translation>
    </message>
    <message>
        <source>{games} per pair</source>
        <translation>{games} по пар</translation>
    </message>
    <message>
        <source>Bots</source>
        <translation>Ботови</translation>
    </message>
    <message>
        <source>Games as JSON lines (*.jsonl)</source>
        <translation>Игри како JSON-редови (*.jsonl)</translation>
    </message>
    <message>
        <source>{file} was written</source>
        <translation>{file} е запишана</translation>
    </message>
    <message>
        <source>{file} was not written</source>
        <translation>{file} не е запишана</translation>
    </message>
    <message>
        <source>Tournament of bots</source>
        <translation>Турнир на ботови</translation>
    </message>
    <message>
        <source>Play</source>
        <translation>Играј</translation>
    </message>
    <message>
        <source>Back to the page where games start (Esc)</source>
        <translation>Назад кон страницата каде што почнуваат игрите (Esc)</translation>
    </message>
</context>
<context>
    <name>TrainCounted</name>
    <message numerus="yes">
        <source>%n puzzle(s) due today</source>
        <translation>
            <numerusform>Задачи за денес: %n</numerusform>
            <numerusform>Задачи за денес: %n</numerusform>
            <numerusform>Задачи за денес: %n</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n puzzle(s) for today</source>
        <translation>
            <numerusform>Задачи за денес: %n</numerusform>
            <numerusform>Задачи за денес: %n</numerusform>
            <numerusform>Задачи за денес: %n</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n puzzle(s)</source>
        <translation>
            <numerusform>Задачи: %n</numerusform>
            <numerusform>Задачи: %n</numerusform>
            <numerusform>Задачи: %n</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n from your own games</source>
        <translation>
            <numerusform>%n од твоите игри</numerusform>
            <numerusform>%n од твоите игри</numerusform>
            <numerusform>%n од твоите игри</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n that is(are) fading</source>
        <translation>
            <numerusform>%n за повторување</numerusform>
            <numerusform>%n за повторување</numerusform>
            <numerusform>%n за повторување</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n new</source>
        <translation>
            <numerusform>нови: %n</numerusform>
            <numerusform>нови: %n</numerusform>
            <numerusform>нови: %n</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>About %n minute(s).</source>
        <translation>
            <numerusform>Околу %n мин.</numerusform>
            <numerusform>Околу %n мин.</numerusform>
            <numerusform>Околу %n мин.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n day(s)</source>
        <translation>
            <numerusform>денови: %n</numerusform>
            <numerusform>денови: %n</numerusform>
            <numerusform>денови: %n</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n try(tries) left</source>
        <translation>
            <numerusform>уште обиди: %n</numerusform>
            <numerusform>уште обиди: %n</numerusform>
            <numerusform>уште обиди: %n</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Win in %n move(s), whatever the opponent does.</source>
        <translation>
            <numerusform>Победи за %n потег, што и да прави противникот.</numerusform>
            <numerusform>Победи за %n потега, што и да прави противникот.</numerusform>
            <numerusform>Победи за %n потези, што и да прави противникот.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n move(s) to go.</source>
        <translation>
            <numerusform>Уште %n потег.</numerusform>
            <numerusform>Уште %n потега.</numerusform>
            <numerusform>Уште %n потези.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>TrainPage</name>
    <message>
        <source>The training cannot be read</source>
        <translation>Вежбите не може да се прочитаат</translation>
    </message>
    <message>
        <source>Train</source>
        <translation>Вежбај</translation>
    </message>
    <message>
        <source>Puzzle rating</source>
        <translation>Рејтинг</translation>
    </message>
    <message>
        <source>best {days}</source>
        <translation>рекорд {days}</translation>
    </message>
    <message>
        <source>Streak</source>
        <translation>Низа</translation>
    </message>
</context>
<context>
    <name>TrainingBoard</name>
    <message>
        <source>Column {column}, row {row}</source>
        <translation>Колона {column}, ред {row}</translation>
    </message>
    <message>
        <source>Column {column} is full</source>
        <translation>Колоната {column} е полна</translation>
    </message>
    <message>
        <source>There is no column {number}</source>
        <translation>Нема колона {number}</translation>
    </message>
</context>
<context>
    <name>VariantFeature</name>
    <message>
        <source>Pull out</source>
        <translation>Извлечи</translation>
    </message>
    <message>
        <source>Pull your lowest disc out of the chosen column</source>
        <translation>Извлечи го својот најдолен диск од избраната колона</translation>
    </message>
    <message>
        <source>Flip ({count})</source>
        <translation>Преврти ({count})</translation>
    </message>
    <message>
        <source>Turn the board upside down instead of dropping</source>
        <translation>Наместо диск, преврти ја таблата наопаку</translation>
    </message>
    <message>
        <source>Say what comes next</source>
        <translation>Кажи што следува</translation>
    </message>
    <message>
        <source>Let the screen reader say what happens next, and when</source>
        <translation>Читачот на екран кажува што следува и кога</translation>
    </message>
</context>
<context>
    <name>VolumeRow</name>
    <message>
        <source>Sounds</source>
        <translation>Звуци</translation>
    </message>
    <message>
        <source>Volume</source>
        <translation>Јачина</translation>
    </message>
</context>
<context>
    <name>WatchActions</name>
    <message>
        <source>Step</source>
        <translation>Чекор</translation>
    </message>
    <message>
        <source>Let the bots make one move, then wait</source>
        <translation>Ботовите прават еден потег и чекаат</translation>
    </message>
    <message>
        <source>Series</source>
        <translation>Серија</translation>
    </message>
    <message>
        <source>Let the next game start by itself; the score is kept</source>
        <translation>Следната игра почнува сама; резултатот останува</translation>
    </message>
    <message>
        <source>How fast the bots play: slow, normal, fast or instant</source>
        <translation>Брзина на ботовите: бавно, нормално, брзо или веднаш</translation>
    </message>
    <message>
        <source>Slow</source>
        <translation>Бавно</translation>
    </message>
    <message>
        <source>Normal</source>
        <translation>Нормално</translation>
    </message>
    <message>
        <source>Fast</source>
        <translation>Брзо</translation>
    </message>
    <message>
        <source>Instant</source>
        <translation>Веднаш</translation>
    </message>
</context>
<context>
    <name>WatchFeature</name>
    <message>
        <source>The next game starts in {seconds} s.</source>
        <translation>Следната игра почнува за {seconds} сек.</translation>
    </message>
</context>
<context>
    <name>WeekCard</name>
    <message>
        <source>{count} solved</source>
        <translation>{count} решени</translation>
    </message>
    <message>
        <source>This week</source>
        <translation>Оваа недела</translation>
    </message>
</context>
<context>
    <name>_LessonButton</name>
    <message>
        <source>Lesson: {title}</source>
        <translation>Лекција: {title}</translation>
    </message>
    <message>
        <source>{lesson}, done</source>
        <translation>{lesson}, готова</translation>
    </message>
</context>
<context>
    <name>aloud_texts</name>
    <message>
        <source>Column {column}: {discs}.</source>
        <translation>Колона {column}: {discs}.</translation>
    </message>
    <message>
        <source>The other columns are empty.</source>
        <translation>Другите колони се празни.</translation>
    </message>
    <message>
        <source>Row {row}: {discs}.</source>
        <translation>Ред {row}: {discs}.</translation>
    </message>
    <message>
        <source>The other rows are empty.</source>
        <translation>Другите редови се празни.</translation>
    </message>
    <message>
        <source>The board is empty.</source>
        <translation>Таблата е празна.</translation>
    </message>
    <message>
        <source>You play {disc} against {opponent}.</source>
        <translation>Ти играш со {disc}; противник: {opponent}.</translation>
    </message>
    <message>
        <source>{first} plays {red}, {second} plays {yellow}.</source>
        <translation>{first} – {red}, {second} – {yellow}.</translation>
    </message>
    <message>
        <source>{player}, level {level}</source>
        <translation>{player}, ниво {level}</translation>
    </message>
    <message>
        <source>{time} for the game</source>
        <translation>{time} за играта</translation>
    </message>
    <message>
        <source>{name} has {time} for the game</source>
        <translation>{name}: {time} за играта</translation>
    </message>
    <message>
        <source>Elapsed {time}</source>
        <translation>Изминато {time}</translation>
    </message>
    <message>
        <source>Time for this move: {seconds} s</source>
        <translation>Време за овој потег: {seconds} сек</translation>
    </message>
    <message>
        <source>There are no threats.</source>
        <translation>Нема закани.</translation>
    </message>
    <message>
        <source>{disc} makes four at {cells}.</source>
        <translation>{disc} прави четири на: {cells}.</translation>
    </message>
    <message>
        <source>{cell}, now</source>
        <translation>{cell}, сега</translation>
    </message>
    <message>
        <source>column {column}, row {row}</source>
        <translation>колона {column}, ред {row}</translation>
    </message>
    <message>
        <source>The line goes from {start} to {end}.</source>
        <translation>Низата: од {start} до {end}.</translation>
    </message>
    <message>
        <source>The winning discs: {cells}.</source>
        <translation>Победничките дискови: {cells}.</translation>
    </message>
</context>
<context>
    <name>analysis_texts</name>
    <message>
        <source>draw</source>
        <translation>нерешено</translation>
    </message>
    <message>
        <source>wins</source>
        <translation>победа</translation>
    </message>
    <message>
        <source>loses</source>
        <translation>пораз</translation>
    </message>
    <message>
        <source>wins in {moves}</source>
        <translation>победа за {moves}</translation>
    </message>
    <message>
        <source>loses in {moves}</source>
        <translation>пораз за {moves}</translation>
    </message>
    <message>
        <source>W</source>
        <comment>wins</comment>
        <translation>П</translation>
    </message>
    <message>
        <source>L</source>
        <comment>loses</comment>
        <translation>Г</translation>
    </message>
    <message>
        <source>full</source>
        <translation>полна</translation>
    </message>
    <message>
        <source>Column {number}: {score}</source>
        <translation>Колона {number}: {score}</translation>
    </message>
    <message>
        <source>Thinking…</source>
        <translation>Размислува…</translation>
    </message>
    <message>
        <source>Draw</source>
        <translation>Нерешено</translation>
    </message>
    <message>
        <source>{name} has won</source>
        <translation>Победи {name}</translation>
    </message>
    <message>
        <source>{name} wins</source>
        <translation>{name} победува</translation>
    </message>
    <message>
        <source>{name} wins in {moves}</source>
        <translation>{name} победува за {moves}</translation>
    </message>
    <message>
        <source>Every column loses</source>
        <translation>Секоја колона губи</translation>
    </message>
    <message>
        <source>Only column {number} keeps the win</source>
        <translation>Само колона {number} ја чува победата</translation>
    </message>
    <message>
        <source>Only column {number} keeps the draw</source>
        <translation>Само колона {number} обезбедува нерешено</translation>
    </message>
    <message>
        <source>Best so far: {columns}</source>
        <translation>Досега најдобро: {columns}</translation>
    </message>
    <message>
        <source>Holds out longest: {columns}</source>
        <translation>Издржува најдолго: {columns}</translation>
    </message>
    <message>
        <source>Best: {columns}</source>
        <translation>Најдобро: {columns}</translation>
    </message>
    <message>
        <source>{proven} of {count} proven</source>
        <translation>{proven}/{count} докажани</translation>
    </message>
    <message>
        <source>Move {number}: {verdict}</source>
        <translation>Потег {number}: {verdict}</translation>
    </message>
    <message>
        <source>One disc here would make four, in row {row}. Odd rows help {odd}, even rows help {even}.</source>
        <translation>Диск тука би направил четири, во ред {row}. Непарните редови помагаат: {odd}, парните: {even}.</translation>
    </message>
    <message>
        <source>{name} ahead</source>
        <translation>Води {name}</translation>
    </message>
    <message>
        <source>not known yet</source>
        <translation>сè уште непознато</translation>
    </message>
    <message>
        <source>estimate {value}</source>
        <translation>проценка {value}</translation>
    </message>
    <message>
        <source>column {numbers}</source>
        <translation>колона {numbers}</translation>
    </message>
    <message>
        <source>columns {numbers}</source>
        <translation>колони {numbers}</translation>
    </message>
    <message>
        <source>About even</source>
        <translation>Приближно еднакво</translation>
    </message>
    <message>
        <source>{name} looks better</source>
        <translation>{name} стои подобро</translation>
    </message>
</context>
<context>
    <name>brief_texts</name>
    <message>
        <source>Column {column}, {disc}</source>
        <translation>Колона {column}, {disc}</translation>
    </message>
    <message>
        <source>New game; {mover} to move</source>
        <translation>Нова игра; на потег: {mover}</translation>
    </message>
    <message>
        <source>Undone: {moves}</source>
        <translation>Вратено: {moves}</translation>
    </message>
    <message>
        <source>Redone: {moves}</source>
        <translation>Повторено: {moves}</translation>
    </message>
    <message>
        <source>{mover} to move</source>
        <translation>На потег: {mover}</translation>
    </message>
    <message>
        <source>{seconds} s</source>
        <translation>{seconds} сек</translation>
    </message>
</context>
<context>
    <name>cells</name>
    <message>
        <source>Column {number}</source>
        <translation>Колона {number}</translation>
    </message>
    <message>
        <source>Row {number}</source>
        <translation>Ред {number}</translation>
    </message>
    <message>
        <source>Column {column}, row {row}: empty</source>
        <translation>Колона {column}, ред {row}: празно</translation>
    </message>
    <message>
        <source>Column {column}, row {row}: {disc}, in the winning line</source>
        <translation>Колона {column}, ред {row}: {disc}, во победничката низа</translation>
    </message>
    <message>
        <source>Column {column}, row {row}: {disc}, the last move</source>
        <translation>Колона {column}, ред {row}: {disc}, последен потег</translation>
    </message>
    <message>
        <source>Column {column}, row {row}: {disc}</source>
        <translation>Колона {column}, ред {row}: {disc}</translation>
    </message>
</context>
<context>
    <name>coach</name>
    <message>
        <source>column {column}, row {row}</source>
        <translation>колона {column}, ред {row}</translation>
    </message>
    <message>
        <source>Whether the game could have been held is not known here.</source>
        <translation>Дали играта уште можеше да се спаси, тука не се знае.</translation>
    </message>
    <message>
        <source>{mover} could have won at once: {cell} makes four.</source>
        <translation>{mover} можеше веднаш да победи: диск во {cell} прави четири.</translation>
    </message>
    <message>
        <source>{other} needs only {cell} for four. That had to be blocked.</source>
        <translation>{other} уште само со {cell} прави четири. Тоа требаше да се затвори.</translation>
    </message>
    <message>
        <source>This disc is a step for {other}: right on top of it, {cell} makes four.</source>
        <translation>Овој диск е скала за {other}: веднаш над него, во {cell}, диск прави четири.</translation>
    </message>
    <message>
        <source>Now {other} plays column {column} and threatens two fours at once, {cell} and {second}. Only one of them can be blocked.</source>
        <translation>Сега {other} игра колона {column} и се заканува со четири на две места, во {cell} и во {second}. Само едното може да се затвори.</translation>
    </message>
    <message>
        <source>{mover} could have played column {column}, threatening two fours at once, {cell} and {second}. Only one of them can be blocked.</source>
        <translation>{mover} можеше да игра колона {column} и да се закани со четири на две места, во {cell} и во {second}. Само едното може да се затвори.</translation>
    </message>
    <message>
        <source>This threatens two fours at once, {cell} and {second}. Only one of them can be blocked.</source>
        <translation>Ова се заканува со четири на две места, во {cell} и во {second}. Само едното може да се затвори.</translation>
    </message>
    <message>
        <source>Now {other} plays column {column} and threatens {cell}. Blocking it only opens {second} above, which makes four too.</source>
        <translation>Сега {other} игра колона {column} и се заканува со четири во {cell}. Затворањето само го отвора полето над него, {second}, а и тоа прави четири.</translation>
    </message>
    <message>
        <source>{mover} could have played column {column}, threatening {cell}. Blocking it only opens {second} above, which makes four too.</source>
        <translation>{mover} можеше да игра колона {column} и да се закани со четири во {cell}. Затворањето само го отвора полето над него, {second}, а и тоа прави четири.</translation>
    </message>
    <message>
        <source>This threatens {cell}. Blocking it only opens {second} above, which makes four too.</source>
        <translation>Ова се заканува со четири во {cell}. Затворањето само го отвора полето над него, {second}, а и тоа прави четири.</translation>
    </message>
    <message>
        <source>Now {other} forces four in {moves} moves, starting with column {column}: every disc threatens four, so there is only one answer each time.</source>
        <translation>Сега {other} изнудува четири за {moves} потези, почнувајќи со колона {column}: секој диск се заканува со четири, па секогаш има само еден одговор.</translation>
    </message>
    <message>
        <source>{mover} could have forced four in {moves} moves, starting with column {column}: every disc threatens four, so there is only one answer each time.</source>
        <translation>{mover} можеше да изнуди четири за {moves} потези, почнувајќи со колона {column}: секој диск се заканува со четири, па секогаш има само еден одговор.</translation>
    </message>
    <message>
        <source>This forces four in {moves} moves: every disc threatens four, so there is only one answer each time.</source>
        <translation>Ова изнудува четири за {moves} потези: секој диск се заканува со четири, па секогаш има само еден одговор.</translation>
    </message>
    <message numerus="yes">
        <source>This still wins, but %n move(s) later than column {column}.</source>
        <translation>
            <numerusform>Ова сè уште победува, но %n потег подоцна од колона {column}.</numerusform>
            <numerusform>Ова сè уште победува, но %n потега подоцна од колона {column}.</numerusform>
            <numerusform>Ова сè уште победува, но %n потези подоцна од колона {column}.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The game was lost anyway, but column {column} holds out %n move(s) longer.</source>
        <translation>
            <numerusform>Играта и онака беше загубена, но колона {column} издржува %n потег подолго.</numerusform>
            <numerusform>Играта и онака беше загубена, но колона {column} издржува %n потега подолго.</numerusform>
            <numerusform>Играта и онака беше загубена, но колона {column} издржува %n потези подолго.</numerusform>
        </translation>
    </message>
    <message>
        <source>This disc lies right below {cell}, where {mover} would have made four. Now {other} can close that cell.</source>
        <translation>Овој диск е веднаш под {cell}, каде што {mover} ќе направеше четири. Сега {other} може да го затвори тоа поле.</translation>
    </message>
    <message>
        <source>Now {other} plays column {column}, and {mover} has no safe move left: every disc opens a winning cell, such as {cell}.</source>
        <translation>Сега {other} игра колона {column}, а {mover} нема повеќе безбеден потег: секој диск отвора победничко поле, на пример {cell}.</translation>
    </message>
    <message>
        <source>After column {column}, {other} would have had no safe move left: every disc opens a winning cell, such as {cell}.</source>
        <translation>По колона {column}, {other} немаше да има повеќе безбеден потег: секој диск отвора победничко поле, на пример {cell}.</translation>
    </message>
    <message>
        <source>Now {other} has no safe move left: every disc opens a winning cell, such as {cell}.</source>
        <translation>Сега {other} нема повеќе безбеден потег: секој диск отвора победничко поле, на пример {cell}.</translation>
    </message>
    <message>
        <source>Now {other} plays column {column}. From then on it is enough to block fours and otherwise answer on top of every disc: that always makes four, for example {cell}.</source>
        <translation>Сега {other} игра колона {column}. Оттогаш е доволно да се затвора секоја четворка, а инаку да се одговара веднаш над секој диск: тоа секогаш прави четири, на пример во {cell}.</translation>
    </message>
    <message>
        <source>{mover} could have played column {column}. From then on it is enough to block fours and otherwise answer on top of every disc: that always makes four, for example {cell}.</source>
        <translation>{mover} можеше да игра колона {column}. Оттогаш е доволно да се затвора секоја четворка, а инаку да се одговара веднаш над секој диск: тоа секогаш прави четири, на пример во {cell}.</translation>
    </message>
    <message>
        <source>From here on it is enough to block fours and otherwise answer on top of every disc: that always makes four, for example {cell}.</source>
        <translation>Оттука е доволно да се затвора секоја четворка, а инаку да се одговара веднаш над секој диск: тоа секогаш прави четири, на пример во {cell}.</translation>
    </message>
    <message>
        <source>Now {other} wins, and the winning cell {cell} decides: without it nothing could be forced.</source>
        <translation>Сега {other} победува, а одлучува победничкото поле {cell}: без него ништо не би можело да се изнуди.</translation>
    </message>
    <message>
        <source>Now {other} wins with the winning cell {cell}. With best play, {mover} has nothing better in the end than to play right below it.</source>
        <translation>Сега {other} победува со победничкото поле {cell}. При најдобра игра, {mover} на крајот нема ништо подобро отколку да игра веднаш под него.</translation>
    </message>
    <message>
        <source>{mover} could have won, starting with column {column}. The winning cell {cell} decides: without it nothing could be forced.</source>
        <translation>{mover} можеше да победи, почнувајќи со колона {column}. Одлучува победничкото поле {cell}: без него ништо не би можело да се изнуди.</translation>
    </message>
    <message>
        <source>{mover} could have won with the winning cell {cell}, starting with column {column}. With best play, {other} has nothing better in the end than to play right below it.</source>
        <translation>{mover} можеше да победи со победничкото поле {cell}, почнувајќи со колона {column}. При најдобра игра, {other} на крајот нема ништо подобро отколку да игра веднаш под него.</translation>
    </message>
    <message>
        <source>This wins, and the winning cell {cell} decides: without it nothing could be forced.</source>
        <translation>Ова победува, а одлучува победничкото поле {cell}: без него ништо не би можело да се изнуди.</translation>
    </message>
    <message>
        <source>This wins with the winning cell {cell}. With best play, {other} has nothing better in the end than to play right below it.</source>
        <translation>Ова победува со победничкото поле {cell}. При најдобра игра, {other} на крајот нема ништо подобро отколку да игра веднаш под него.</translation>
    </message>
    <message>
        <source>Now {other} plays column {column} and gets a winning cell, {cell}, which decides the game.</source>
        <translation>Сега {other} игра колона {column} и добива победничко поле, {cell}, кое ја решава играта.</translation>
    </message>
    <message>
        <source>{mover} could have played column {column}: that makes a winning cell, {cell}, which decides the game.</source>
        <translation>{mover} можеше да игра колона {column}: тоа создава победничко поле, {cell}, кое ја решава играта.</translation>
    </message>
    <message>
        <source>This makes a winning cell, {cell}, which decides the game.</source>
        <translation>Ова создава победничко поле, {cell}, кое ја решава играта.</translation>
    </message>
    <message>
        <source>The key point was {cell}. It was left open, and every way for {other} to force four needs it.</source>
        <translation>Клучното поле беше {cell}. Остана отворено, а без него {other} никако не може да изнуди четири.</translation>
    </message>
    <message>
        <source>Now {other} can force four, starting with column {column}, and every way needs {cell}.</source>
        <translation>Сега {other} може да изнуди четири, почнувајќи со колона {column}, а секој начин води преку {cell}.</translation>
    </message>
    <message>
        <source>{mover} could have forced four, starting with column {column}. Every way needs {cell}.</source>
        <translation>{mover} можеше да изнуди четири, почнувајќи со колона {column}. Секој начин води преку {cell}.</translation>
    </message>
    <message>
        <source>From here on four can be forced, and every way needs {cell}.</source>
        <translation>Оттука може да се изнудат четири, а секој начин води преку {cell}.</translation>
    </message>
    <message>
        <source>To win, {mover} needed {cell}, and now {other} can take it. Column {column} kept the win.</source>
        <translation>За победа на {mover} беше потребно полето {cell}, а сега {other} може да го земе. Колона {column} ја задржуваше победата.</translation>
    </message>
    <message>
        <source>To win, {mover} needed both {cell} and {second}, and now {other} can take one of them. Column {column} kept the win.</source>
        <translation>За победа на {mover} беа потребни и {cell} и {second}, а сега {other} може да земе едно од тие полиња. Колона {column} ја задржуваше победата.</translation>
    </message>
    <message>
        <source>Now {other} can force four by way of {cell} or {second}, starting with column {column}. Closing one of them is not enough.</source>
        <translation>Сега {other} може да изнуди четири преку {cell} или {second}, почнувајќи со колона {column}. Не е доволно да се затвори едно од тие полиња.</translation>
    </message>
    <message>
        <source>{mover} could have forced four by way of {cell} or {second}, starting with column {column}. Closing one of them is not enough.</source>
        <translation>{mover} можеше да изнуди четири преку {cell} или {second}, почнувајќи со колона {column}. Не е доволно да се затвори едно од тие полиња.</translation>
    </message>
    <message>
        <source>From here on four can be forced by way of {cell} or {second}. Closing one of them is not enough.</source>
        <translation>Оттука може да се изнудат четири преку {cell} или {second}. Не е доволно да се затвори едно од тие полиња.</translation>
    </message>
    <message>
        <source>Now {other} wins: with best play the columns fill up, until {mover} has nothing better than to play right below {cell}.</source>
        <translation>Сега {other} победува: при најдобра игра колоните се полнат и на крајот {mover} нема ништо подобро отколку да игра веднаш под {cell}.</translation>
    </message>
    <message>
        <source>{mover} could have won, starting with column {column}: with best play the columns fill up, until {other} has nothing better than to play right below {cell}.</source>
        <translation>{mover} можеше да победи, почнувајќи со колона {column}: при најдобра игра колоните се полнат и на крајот {other} нема ништо подобро отколку да игра веднаш под {cell}.</translation>
    </message>
    <message>
        <source>This wins: with best play the columns fill up, until {other} has nothing better than to play right below {cell}.</source>
        <translation>Ова победува: при најдобра игра колоните се полнат и на крајот {other} нема ништо подобро отколку да игра веднаш под {cell}.</translation>
    </message>
    <message>
        <source>Now {other} wins: with best play the game ends with two winning cells, {cell} and {second}, of which only one can be closed.</source>
        <translation>Сега {other} победува: при најдобра игра, играта завршува со две победнички полиња, {cell} и {second}, од кои само едно може да се затвори.</translation>
    </message>
    <message>
        <source>{mover} could have won, starting with column {column}: with best play the game ends with two winning cells, {cell} and {second}, of which only one can be closed.</source>
        <translation>{mover} можеше да победи, почнувајќи со колона {column}: при најдобра игра, играта завршува со две победнички полиња, {cell} и {second}, од кои само едно може да се затвори.</translation>
    </message>
    <message>
        <source>This wins: with best play the game ends with two winning cells, {cell} and {second}, of which only one can be closed.</source>
        <translation>Ова победува: при најдобра игра, играта завршува со две победнички полиња, {cell} и {second}, од кои само едно може да се затвори.</translation>
    </message>
    <message>
        <source>This lets {other} escape: {cell} is the only answer that saves the draw.</source>
        <translation>Со ова {other} се спасува: само одговорот во {cell} обезбедува нерешено.</translation>
    </message>
    <message>
        <source>This allows {other} one strong answer: {cell} wins.</source>
        <translation>Со ова {other} добива еден силен одговор: диск во {cell} победува.</translation>
    </message>
    <message>
        <source>Column {column} holds the draw: from then on it is enough to block fours and otherwise answer on top of every disc.</source>
        <translation>Колона {column} обезбедува нерешено: оттогаш е доволно да се затвора секоја четворка, а инаку да се одговара веднаш над секој диск.</translation>
    </message>
    <message>
        <source>This lets the win slip. Column {column} was the only move that wins.</source>
        <translation>Ова ја испушта победата. Само колона {column} победуваше.</translation>
    </message>
    <message>
        <source>This turns a win into a loss. Column {column} was the only move that wins.</source>
        <translation>Ова ја претвора победата во пораз. Само колона {column} победуваше.</translation>
    </message>
    <message>
        <source>This loses a drawn game. Column {column} was the only move that holds the draw.</source>
        <translation>Ова губи нерешена игра. Само колона {column} обезбедуваше нерешено.</translation>
    </message>
    <message>
        <source>This lets the win slip. Column {column} wins.</source>
        <translation>Ова ја испушта победата. Колона {column} победува.</translation>
    </message>
    <message>
        <source>This turns a win into a loss. Column {column} wins.</source>
        <translation>Ова ја претвора победата во пораз. Колона {column} победува.</translation>
    </message>
    <message>
        <source>This loses a drawn game. Column {column} holds the draw.</source>
        <translation>Ова губи нерешена игра. Колона {column} обезбедува нерешено.</translation>
    </message>
    <message>
        <source>This makes four in a row.</source>
        <translation>Ова прави четири во ред.</translation>
    </message>
    <message>
        <source>This blocks {cell}, where {other} would have made four.</source>
        <translation>Ова го затвора полето {cell}, каде што {other} ќе направеше четири.</translation>
    </message>
    <message>
        <source>This stops a plan: with another turn, {other} would have played column {column} and forced four.</source>
        <translation>Ова спречува план: со уште еден потег, {other} ќе играше колона {column} и ќе изнудеше четири.</translation>
    </message>
    <message>
        <source>This takes the key point {cell}, which {other} would need to force four.</source>
        <translation>Ова го зема клучното поле {cell}, без кое {other} не може да изнуди четири.</translation>
    </message>
    <message>
        <source>This is safe: from here on it is enough to block fours and otherwise answer on top of every disc, and {mover} never loses.</source>
        <translation>Ова е безбедно: оттука е доволно да се затвора секоја четворка, а инаку да се одговара веднаш над секој диск, и {mover} никогаш не губи.</translation>
    </message>
    <message>
        <source>This is the only move that keeps the win.</source>
        <translation>Ова е единствениот потег што ја задржува победата.</translation>
    </message>
    <message>
        <source>This is the only move that keeps the draw.</source>
        <translation>Ова е единствениот потег што обезбедува нерешено.</translation>
    </message>
    <message numerus="yes">
        <source>This keeps the win, unlike %n other column(s).</source>
        <translation>
            <numerusform>Ова ја задржува победата, за разлика од уште %n колона.</numerusform>
            <numerusform>Ова ја задржува победата, за разлика од уште %n колони.</numerusform>
            <numerusform>Ова ја задржува победата, за разлика од уште %n колони.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>This keeps the draw, unlike %n other column(s).</source>
        <translation>
            <numerusform>Ова обезбедува нерешено, за разлика од уште %n колона.</numerusform>
            <numerusform>Ова обезбедува нерешено, за разлика од уште %n колони.</numerusform>
            <numerusform>Ова обезбедува нерешено, за разлика од уште %n колони.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The game is lost against best play. No move holds out longer: four comes in %n move(s).</source>
        <translation>
            <numerusform>Играта е загубена против најдобра игра. Ниту еден потег не издржува подолго: четворката доаѓа за %n потег.</numerusform>
            <numerusform>Играта е загубена против најдобра игра. Ниту еден потег не издржува подолго: четворката доаѓа за %n потега.</numerusform>
            <numerusform>Играта е загубена против најдобра игра. Ниту еден потег не издржува подолго: четворката доаѓа за %n потези.</numerusform>
        </translation>
    </message>
    <message>
        <source>Every move leads to the same result here.</source>
        <translation>Тука секој потег води до ист исход.</translation>
    </message>
    <message>
        <source>This is the only column with room.</source>
        <translation>Ова е единствената колона со место.</translation>
    </message>
    <message>
        <source>There is a four to be made at once.</source>
        <translation>Може веднаш да се направи четворка.</translation>
    </message>
    <message>
        <source>Now {other} makes four at once.</source>
        <translation>Сега {other} веднаш прави четири.</translation>
    </message>
    <message>
        <source>This disc is a step for {other}, who makes four right on top of it.</source>
        <translation>Овој диск е скала: веднаш над него {other} прави четири.</translation>
    </message>
    <message>
        <source>Now {other} can threaten two fours at once, and only one of them can be blocked.</source>
        <translation>Сега {other} може да се закани со четири на две места одеднаш, а само едното може да се затвори.</translation>
    </message>
    <message>
        <source>Now {other} can threaten a four, and blocking it only opens another one above.</source>
        <translation>Сега {other} може да се закани со четири, а затворањето само отвора друга четворка одозгора.</translation>
    </message>
    <message>
        <source>Now {other} forces four in {moves} moves with one threat after the other.</source>
        <translation>Сега {other} изнудува четири за {moves} потези, со закана по закана.</translation>
    </message>
    <message>
        <source>This lets the win slip: now {other} can hold the draw.</source>
        <translation>Ова ја испушта победата: сега {other} може да обезбеди нерешено.</translation>
    </message>
    <message>
        <source>This turns a win into a loss: now {other} can force four.</source>
        <translation>Ова ја претвора победата во пораз: сега {other} може да изнуди четири.</translation>
    </message>
    <message>
        <source>This loses a drawn game: now {other} can force four.</source>
        <translation>Ова губи нерешена игра: сега {other} може да изнуди четири.</translation>
    </message>
    <message>
        <source>This still wins, but there is a quicker way.</source>
        <translation>Ова сè уште победува, но има и побрз начин.</translation>
    </message>
    <message>
        <source>This loses sooner than it has to.</source>
        <translation>Ова губи порано отколку што мора.</translation>
    </message>
    <message>
        <source>This loses: now {other} can force four.</source>
        <translation>Ова губи: сега {other} може да изнуди четири.</translation>
    </message>
</context>
<context>
    <name>disc_names</name>
    <message>
        <source>Player 1</source>
        <translation>Играч 1</translation>
    </message>
    <message>
        <source>Player 2</source>
        <translation>Играч 2</translation>
    </message>
</context>
<context>
    <name>export_format</name>
    <message>
        <source>Picture of the board</source>
        <translation>Слика од таблата</translation>
    </message>
    <message>
        <source>Drawing of the board</source>
        <translation>Цртеж од таблата</translation>
    </message>
    <message>
        <source>Film of the game</source>
        <translation>Филм од играта</translation>
    </message>
    <message>
        <source>Game</source>
        <translation>Игра</translation>
    </message>
</context>
<context>
    <name>export_kind</name>
    <message>
        <source>The chosen game</source>
        <translation>Избраната игра</translation>
    </message>
    <message>
        <source>All listed games ({count}), to import again</source>
        <translation>Сите од списокот ({count}), за увоз</translation>
    </message>
    <message>
        <source>All listed games ({count}), for a spreadsheet</source>
        <translation>Сите од списокот ({count}), за табела</translation>
    </message>
</context>
<context>
    <name>fault_texts</name>
    <message>
        <source>{name} cannot play on: this game does not say where its file is.</source>
        <translation>{name} не може да продолжи: во играта не пишува каде е датотеката.</translation>
    </message>
    <message>
        <source>{name} cannot play: there is no file {detail}.</source>
        <translation>{name} не може да игра: нема датотека {detail}.</translation>
    </message>
    <message>
        <source>{name} did not start: {detail}.</source>
        <translation>{name} не се стартуваше: {detail}.</translation>
    </message>
    <message>
        <source>{name} was not ready within {detail} seconds.</source>
        <translation>{name} не беше подготвен за {detail} секунди.</translation>
    </message>
    <message>
        <source>{name} has neither a class with next_move nor a function called agent.</source>
        <translation>{name} нема ни класа со next_move ни функција agent.</translation>
    </message>
    <message>
        <source>{name} has no class or function called {detail}.</source>
        <translation>{name} нема класа или функција {detail}.</translation>
    </message>
    <message>
        <source>{name} does not know the rules {detail}.</source>
        <translation>{name} не ги знае правилата {detail}.</translation>
    </message>
    <message>
        <source>{name} took longer than {detail} seconds for a move.</source>
        <translation>На {name} му требаа повеќе од {detail} секунди за потег.</translation>
    </message>
    <message>
        <source>{name} crashed: {detail}.</source>
        <translation>{name} падна: {detail}.</translation>
    </message>
    <message>
        <source>{name} ended in the middle of the game: {detail}.</source>
        <translation>{name} заврши среде игра: {detail}.</translation>
    </message>
    <message>
        <source>{name} closed its output.</source>
        <translation>{name} го затвори својот излез.</translation>
    </message>
    <message>
        <source>{name} answered {detail}, which is no column.</source>
        <translation>{name} одговори {detail}, а тоа не е колона.</translation>
    </message>
    <message>
        <source>{name} chose column {detail}, which is not on the board.</source>
        <translation>{name} избра колона {detail}, која ја нема на таблата.</translation>
    </message>
    <message>
        <source>{name} chose column {detail}, which is full.</source>
        <translation>{name} избра колона {detail}, која е полна.</translation>
    </message>
    <message>
        <source>{name} answered {detail}, which is no move here.</source>
        <translation>{name} одговори {detail}, а тоа тука не е потег.</translation>
    </message>
    <message>
        <source>{name} started more than {detail} processes.</source>
        <translation>{name} стартуваше повеќе од {detail} процеси.</translation>
    </message>
    <message>
        <source>{name} used more than {detail} MB of memory.</source>
        <translation>{name} употреби повеќе од {detail} MB меморија.</translation>
    </message>
    <message>
        <source>{name} printed more than {detail} KB in one move.</source>
        <translation>{name} испечати повеќе од {detail} KB во еден потег.</translation>
    </message>
    <message>
        <source>In a sandbox: no network, files read-only, limited memory.</source>
        <translation>Изолиран: без мрежа, датотеките само се читаат, ограничена меморија.</translation>
    </message>
    <message>
        <source>Limited memory, but it can use your files and the network.</source>
        <translation>Ограничена меморија, но има пристап до датотеки и мрежа.</translation>
    </message>
    <message>
        <source>Limited time only: it can use your files and the network.</source>
        <translation>Само времето е ограничено: има пристап до датотеки и мрежа.</translation>
    </message>
</context>
<context>
    <name>game_texts</name>
    <message>
        <source>{size} · {first} against {second}</source>
        <translation>{size} · {first} против {second}</translation>
    </message>
    <message>
        <source>{size} · Level: {level}</source>
        <translation>{size} · {level}</translation>
    </message>
    <message>
        <source>{size} · Two players</source>
        <translation>{size} · 2 играчи</translation>
    </message>
    <message>
        <source>thinking…</source>
        <translation>размислува…</translation>
    </message>
    <message>
        <source>to move</source>
        <translation>на потег</translation>
    </message>
    <message>
        <source>{size} · against {name}</source>
        <translation>{size} · против {name}</translation>
    </message>
    <message>
        <source>proving…</source>
        <translation>докажува…</translation>
    </message>
    <message>
        <source>{name} is not certain: it found no proof for this move.</source>
        <translation>{name} не е сигурен: не најде доказ за овој потег.</translation>
    </message>
    <message>
        <source>{disc} at random</source>
        <translation>{disc} случајно</translation>
    </message>
    <message>
        <source>The game has stopped</source>
        <translation>Играта е запрена</translation>
    </message>
    <message>
        <source>Paused · {name} to move</source>
        <translation>Пауза · на потег: {name}</translation>
    </message>
    <message>
        <source>{name} is proving</source>
        <translation>{name} докажува</translation>
    </message>
    <message>
        <source>{name} is thinking</source>
        <translation>{name} размислува</translation>
    </message>
    <message>
        <source>{name} to move · {time}</source>
        <translation>На потег: {name} · {time}</translation>
    </message>
    <message>
        <source>{name} to move</source>
        <translation>На потег: {name}</translation>
    </message>
    <message>
        <source>{name} to move · {seconds} s</source>
        <translation>На потег: {name} · {seconds} сек</translation>
    </message>
    <message>
        <source>{disc} passes</source>
        <translation>{disc} пропушта потег</translation>
    </message>
    <message>
        <source>{disc}, column {column}, row {row}</source>
        <translation>{disc}, колона {column}, ред {row}</translation>
    </message>
    <message>
        <source>best move</source>
        <translation>најдобар потег</translation>
    </message>
    <message>
        <source>good move</source>
        <translation>добар потег</translation>
    </message>
    <message>
        <source>inaccuracy</source>
        <translation>непрецизност</translation>
    </message>
    <message>
        <source>mistake</source>
        <translation>грешка</translation>
    </message>
    <message>
        <source>blunder</source>
        <translation>груба грешка</translation>
    </message>
    <message>
        <source>only move</source>
        <translation>единствен потег</translation>
    </message>
    <message>
        <source>The computer cannot move</source>
        <translation>Компјутерот не може да одигра</translation>
    </message>
    <message>
        <source>Something went wrong while the computer was thinking; details are in the log. Play again or go back to the menu.</source>
        <translation>Нешто тргна наопаку додека компјутерот размислуваше; деталите се во дневникот. Играј повторно или врати се во менито.</translation>
    </message>
</context>
<context>
    <name>game_words</name>
    <message>
        <source>A friend</source>
        <translation>Пријател</translation>
    </message>
    <message>
        <source>Two bots</source>
        <translation>Два бота</translation>
    </message>
    <message>
        <source>Own bots</source>
        <translation>Свои ботови</translation>
    </message>
    <message>
        <source>Tournament</source>
        <translation>Турнир</translation>
    </message>
    <message>
        <source>Won</source>
        <translation>Победа</translation>
    </message>
    <message>
        <source>Draw</source>
        <translation>Нерешено</translation>
    </message>
    <message>
        <source>Lost</source>
        <translation>Пораз</translation>
    </message>
    <message>
        <source>Unfinished</source>
        <translation>Недовршена</translation>
    </message>
    <message>
        <source>{name} won</source>
        <translation>{name} победи</translation>
    </message>
    <message>
        <source>{seconds} s per turn</source>
        <translation>{seconds} сек по потег</translation>
    </message>
    <message>
        <source>clock {time}</source>
        <translation>вкупно време {time}</translation>
    </message>
    <message>
        <source>Today</source>
        <translation>Денес</translation>
    </message>
    <message>
        <source>Yesterday</source>
        <translation>Вчера</translation>
    </message>
    <message>
        <source>{first} against {second}</source>
        <translation>{first} против {second}</translation>
    </message>
</context>
<context>
    <name>hint_texts</name>
    <message>
        <source>Hint: column {number} · blocks a win</source>
        <translation>Совет: колона {number} · ја спречува победата на противникот</translation>
    </message>
    <message>
        <source>Hint: column {number} · every other column loses</source>
        <translation>Совет: колона {number} · сите други губат</translation>
    </message>
    <message>
        <source>Hint: column {number} · keeps the draw</source>
        <translation>Совет: колона {number} · обезбедува нерешено</translation>
    </message>
    <message>
        <source>Hint: column {number} · holds out longest</source>
        <translation>Совет: колона {number} · издржува најдолго</translation>
    </message>
    <message>
        <source>Hint: column {number} · best chance</source>
        <translation>Совет: колона {number} · најдобра шанса</translation>
    </message>
    <message>
        <source>Hint: column {number} · wins</source>
        <translation>Совет: колона {number} · победува</translation>
    </message>
    <message>
        <source>Hint: column {number} · wins at once</source>
        <translation>Совет: колона {number} · веднаш победува</translation>
    </message>
    <message>
        <source>row {number}</source>
        <translation>ред {number}</translation>
    </message>
    <message>
        <source>column {number}</source>
        <translation>колона {number}</translation>
    </message>
    <message>
        <source>pull out column {number}</source>
        <translation>извлечи од колоната {number}</translation>
    </message>
    <message>
        <source>turn the board over</source>
        <translation>преврти ја таблата</translation>
    </message>
    <message>
        <source>Hint: {move} · wins at once</source>
        <translation>Совет: {move} · веднаш победува</translation>
    </message>
    <message>
        <source>Hint: {move} · prevents a win</source>
        <translation>Совет: {move} · ја спречува победата на противникот</translation>
    </message>
    <message>
        <source>Hint: {move} · everything else loses</source>
        <translation>Совет: {move} · сè друго губи</translation>
    </message>
    <message>
        <source>Hint: {move} · keeps the draw</source>
        <translation>Совет: {move} · обезбедува нерешено</translation>
    </message>
    <message>
        <source>Hint: {move} · holds out longest</source>
        <translation>Совет: {move} · издржува најдолго</translation>
    </message>
    <message>
        <source>Hint: {move} · best chance</source>
        <translation>Совет: {move} · најдобра шанса</translation>
    </message>
</context>
<context>
    <name>language</name>
    <message>
        <source>en</source>
        <comment>The code of this language, as in the name of its guide.</comment>
        <translation>mk</translation>
    </message>
</context>
<context>
    <name>left_off</name>
    <message>
        <source>Your move</source>
        <translation>Ти си на потег</translation>
    </message>
    <message>
        <source>{name} to move</source>
        <translation>На потег: {name}</translation>
    </message>
    <message>
        <source>against {name}</source>
        <translation>против {name}</translation>
    </message>
    <message>
        <source>Last game: you won</source>
        <translation>Последна игра: победи</translation>
    </message>
    <message>
        <source>Last game: you lost</source>
        <translation>Последна игра: загуби</translation>
    </message>
    <message>
        <source>Last game: a draw</source>
        <translation>Последна игра: нерешено</translation>
    </message>
    <message>
        <source>Last game: not finished</source>
        <translation>Последна игра: незавршена</translation>
    </message>
    <message>
        <source>Last game: {name} won</source>
        <translation>Последна игра: победи {name}</translation>
    </message>
</context>
<context>
    <name>lesson_words</name>
    <message>
        <source>Three in a row</source>
        <translation>Три во ред</translation>
    </message>
    <message>
        <source>The open three</source>
        <translation>Отворена тројка</translation>
    </message>
    <message>
        <source>Forks</source>
        <translation>Вилушки</translation>
    </message>
    <message>
        <source>The cell above</source>
        <translation>Полето одозгора</translation>
    </message>
    <message>
        <source>Odd and even rows</source>
        <translation>Непарни и парни редови</translation>
    </message>
    <message>
        <source>Zugzwang</source>
        <translation>Цугцванг</translation>
    </message>
    <message>
        <source>One more makes four</source>
        <translation>Уште еден прави четири</translation>
    </message>
    <message>
        <source>Free on both sides</source>
        <translation>Слободна од двете страни</translation>
    </message>
    <message>
        <source>Two threats with one disc</source>
        <translation>Две закани со еден диск</translation>
    </message>
    <message>
        <source>What your disc makes possible</source>
        <translation>Што овозможува твојот диск</translation>
    </message>
    <message>
        <source>Winning cells that wait</source>
        <translation>Победнички полиња што чекаат</translation>
    </message>
    <message>
        <source>When every move is bad</source>
        <translation>Кога секој потег е лош</translation>
    </message>
    <message>
        <source>Make four in a row</source>
        <translation>Направи четири во ред</translation>
    </message>
    <message>
        <source>Stop the opponent&apos;s four</source>
        <translation>Спречи ја четворката на противникот</translation>
    </message>
    <message>
        <source>Threaten four in two places</source>
        <translation>Закани се со четири на две места</translation>
    </message>
    <message>
        <source>Prevent two threats at once</source>
        <translation>Спречи две закани одеднаш</translation>
    </message>
    <message>
        <source>Play a safe column</source>
        <translation>Одиграј безбедна колона</translation>
    </message>
    <message>
        <source>Keep your winning cell</source>
        <translation>Зачувај го победничкото поле</translation>
    </message>
    <message>
        <source>Make two winning cells, one above the other</source>
        <translation>Создај две победнички полиња едно над друго</translation>
    </message>
    <message>
        <source>Make a winning cell in a good row</source>
        <translation>Создај победничко поле во добар ред</translation>
    </message>
    <message>
        <source>Leave the opponent no safe column</source>
        <translation>Не му оставај на противникот безбедна колона</translation>
    </message>
    <message>
        <source>Let the opponent run out of safe columns</source>
        <translation>Нека му снема безбедни колони на противникот</translation>
    </message>
    <message>
        <source>Four discs in a row win. Three are there, and one end of them is free.</source>
        <translation>Четири диска во ред победуваат. Три веќе ги има, а едниот крај е слободен.</translation>
    </message>
    <message>
        <source>A line can be diagonal, too. Look for three discs that climb like stairs.</source>
        <translation>Низата може да биде и дијагонална. Барај три диска што се качуваат како скали.</translation>
    </message>
    <message>
        <source>Before every move, look at the opponent&apos;s discs. Three of them stand on top of each other.</source>
        <translation>Пред секој потег гледај ги дисковите на противникот. Три од нив се еден над друг.</translation>
    </message>
    <message>
        <source>Three discs with a free cell at both ends win: only one end can be blocked. Two are there.</source>
        <translation>Три диска со слободно поле на двата краја победуваат: само едниот крај може да се затвори. Два веќе ги има.</translation>
    </message>
    <message>
        <source>One end is blocked. The other one is yours.</source>
        <translation>Едниот крај е затворен. Другиот е твој.</translation>
    </message>
    <message>
        <source>Now the opponent has two discs with room on both sides. Do not wait until there are three.</source>
        <translation>Сега противникот има два диска со место од двете страни. Не чекај да станат три.</translation>
    </message>
    <message>
        <source>One disc can belong to two lines. Find the cell where a row and a diagonal meet.</source>
        <translation>Еден диск може да припаѓа на две низи. Најди го полето каде се среќаваат ред и дијагонала.</translation>
    </message>
    <message>
        <source>One line is blocked. The other one still needs a single disc.</source>
        <translation>Едната низа е затворена. На другата ѝ треба само уште еден диск.</translation>
    </message>
    <message>
        <source>The opponent wants the cell where a row and a diagonal meet, or one just as strong. Prevent it.</source>
        <translation>Противникот го сака полето каде се среќаваат ред и дијагонала, или некое исто толку силно. Спречи го.</translation>
    </message>
    <message>
        <source>The opponent needs the cell in column {column}, row {row}. It cannot be filled yet, because the cell below is empty. Do not fill that one.</source>
        <translation>На противникот му треба полето во колона {column}, ред {row}. Сè уште не може да се пополни, бидејќи полето под него е празно. Не го пополнувај.</translation>
    </message>
    <message>
        <source>Now the winning cell in column {column}, row {row} is yours. If you play below it, the opponent closes it.</source>
        <translation>Сега победничкото поле во колона {column}, ред {row} е твое. Ако играш под него, противникот ќе го затвори.</translation>
    </message>
    <message>
        <source>Two winning cells on top of each other cannot be stopped: blocking the lower one opens the upper one.</source>
        <translation>Две победнички полиња едно над друго не можат да се запрат: затворањето на долното го отвора горното.</translation>
    </message>
    <message>
        <source>Nobody wants to fill the cell below a winning cell of the opponent. If the rest of the board fills up, one of you has to. On this board rows 3 and 5 suit the player who began: you.</source>
        <translation>Никој не сака да го пополни полето под победничко поле на противникот. Ако остатокот од таблата се пополни, еден од вас мора. На оваа табла редовите 3 и 5 му одговараат на оној што почнал: на тебе.</translation>
    </message>
    <message>
        <source>Now you are the player who came second. On this board rows 2, 4 and 6 suit you.</source>
        <translation>Сега ти си вториот играч. На оваа табла ти одговараат редовите 2, 4 и 6.</translation>
    </message>
    <message>
        <source>With five rows and six columns it is the other way round: rows 2 and 4 suit the player who began. The rule for every board: count the discs that fall before the cell can be filled. If their number is even, it suits whoever is to move.</source>
        <translation>Со пет реда и шест колони е обратно: редовите 2 и 4 му одговараат на оној што почнал. Правило за секоја табла: преброј ги дисковите што паѓаат пред да може да се пополни полето. Ако бројот е парен, му одговара на оној што е на потег.</translation>
    </message>
    <message>
        <source>Only two columns are left. Your winning cell is in column {column}, row {row}, and nobody wants to play below it.</source>
        <translation>Останаа само две колони. Твоето победничко поле е во колона {column}, ред {row}, и никој не сака да игра под него.</translation>
    </message>
    <message>
        <source>The opponent had no other column and made your winning cell possible.</source>
        <translation>Противникот немаше друга колона и го отвори твоето победничко поле.</translation>
    </message>
    <message>
        <source>Your winning cell is in column {column}, row {row}. In the other columns {count} cells are free: an odd number, so you take the last of them.</source>
        <translation>Твоето победничко поле е во колона {column}, ред {row}. Во другите колони има {count} слободни полиња: непарен број, па последното е твое.</translation>
    </message>
    <message>
        <source>A single safe cell is left. Whoever takes it decides the game.</source>
        <translation>Остана едно единствено безбедно поле. Кој ќе го земе, ја решава играта.</translation>
    </message>
    <message>
        <source>That is zugzwang: every move was bad, but one has to move.</source>
        <translation>Тоа е цугцванг: секој потег беше лош, но мора да се игра.</translation>
    </message>
    <message>
        <source>Four in a row.</source>
        <translation>Четири во ред.</translation>
    </message>
    <message>
        <source>Stopped in time.</source>
        <translation>Спречено навреме.</translation>
    </message>
    <message>
        <source>Two threats at once, and only one of them can be blocked.</source>
        <translation>Две закани одеднаш, а само една може да се затвори.</translation>
    </message>
    <message>
        <source>Now the opponent cannot make two threats with the next disc.</source>
        <translation>Сега противникот не може да направи две закани со следниот диск.</translation>
    </message>
    <message>
        <source>The opponent&apos;s winning cell stays closed.</source>
        <translation>Победничкото поле на противникот останува затворено.</translation>
    </message>
    <message>
        <source>Your winning cell is still there.</source>
        <translation>Твоето победничко поле е сè уште тука.</translation>
    </message>
    <message>
        <source>Whoever blocks the lower cell opens the upper one.</source>
        <translation>Кој го затвора долното поле, го отвора горното.</translation>
    </message>
    <message>
        <source>This winning cell can wait for its time.</source>
        <translation>Ова победничко поле може да го чека своето време.</translation>
    </message>
    <message>
        <source>Whatever the opponent plays, you make four.</source>
        <translation>Што и да одигра противникот, ти правиш четири.</translation>
    </message>
    <message>
        <source>Right: the opponent will run out of safe columns first.</source>
        <translation>Точно: на противникот прво ќе му снема безбедни колони.</translation>
    </message>
    <message>
        <source>Column {tried} is full.</source>
        <translation>Колоната {tried} е полна.</translation>
    </message>
    <message>
        <source>That makes no four.</source>
        <translation>Тоа не прави четири.</translation>
    </message>
    <message>
        <source>Then the opponent makes four in column {column}.</source>
        <translation>Тогаш противникот прави четири во колоната {column}.</translation>
    </message>
    <message>
        <source>That threatens nothing yet.</source>
        <translation>Тоа сè уште не заканува со ништо.</translation>
    </message>
    <message>
        <source>That threatens four in column {column} only, and the opponent blocks it.</source>
        <translation>Тоа се заканува со четири само во колоната {column}, а противникот ја затвора.</translation>
    </message>
    <message>
        <source>Then the opponent plays column {column} and threatens four in two places.</source>
        <translation>Тогаш противникот игра колона {column} и се заканува со четири на две места.</translation>
    </message>
    <message>
        <source>Then the opponent closes your winning cell in column {column}, row {row}.</source>
        <translation>Тогаш противникот го затвора твоето победничко поле во колона {column}, ред {row}.</translation>
    </message>
    <message>
        <source>That makes no new winning cell.</source>
        <translation>Тоа не создава ново победничко поле.</translation>
    </message>
    <message>
        <source>That makes a winning cell in row {row}, which suits the opponent: you would have to fill the cell below.</source>
        <translation>Тоа создава победничко поле во ред {row}, што му одговара на противникот: ти би морал да го пополниш полето под него.</translation>
    </message>
    <message>
        <source>The opponent can still play column {column} safely.</source>
        <translation>Противникот сè уште може безбедно да игра колона {column}.</translation>
    </message>
    <message>
        <source>Then the opponent plays column {column} and gets away.</source>
        <translation>Тогаш противникот игра колона {column} и се спасува.</translation>
    </message>
</context>
<context>
    <name>levels</name>
    <message>
        <source>Easy</source>
        <translation>Лесно</translation>
    </message>
    <message>
        <source>Beginner</source>
        <translation>Почетник</translation>
    </message>
    <message>
        <source>Plays by feel and often overlooks diagonal threats.</source>
        <translation>Игра по чувство и често превидува дијагонални закани.</translation>
    </message>
    <message>
        <source>Never misses its own win, sometimes misses yours.</source>
        <translation>Својата победа секогаш ја гледа, твојата понекогаш не.</translation>
    </message>
    <message>
        <source>Medium</source>
        <translation>Средно</translation>
    </message>
    <message>
        <source>Blocks every threat and plans a few moves ahead.</source>
        <translation>Спречува секоја закана и гледа малку напред.</translation>
    </message>
    <message>
        <source>Hard</source>
        <translation>Тешко</translation>
    </message>
    <message>
        <source>Looks far ahead and rarely forgives a mistake.</source>
        <translation>Гледа далеку однапред и ретко простува.</translation>
    </message>
    <message>
        <source>Expert</source>
        <translation>Експерт</translation>
    </message>
    <message>
        <source>Sees deep combinations; you will need a plan.</source>
        <translation>Гледа длабоки комбинации; ќе ти треба план.</translation>
    </message>
    <message>
        <source>Perfect</source>
        <translation>Совршено</translation>
    </message>
    <message>
        <source>Plays very strongly on a board this size.</source>
        <translation>Многу силно игра на табла со оваа големина.</translation>
    </message>
    <message>
        <source>Adaptive</source>
        <translation>Адаптивно</translation>
    </message>
    <message>
        <source>Never makes a mistake on a board this size.</source>
        <translation>На ваква табла никогаш не греши.</translation>
    </message>
    <message>
        <source>Adapts to how well you play, for an even match.</source>
        <translation>Гледа како играш и станува рамноправен противник.</translation>
    </message>
</context>
<context>
    <name>paste_texts</name>
    <message>
        <source>There are no moves on the clipboard.</source>
        <translation>Во исечоците нема потези.</translation>
    </message>
    <message>
        <source>The text on the clipboard is too long for a game.</source>
        <translation>Текстот во исечоците е предолг за игра.</translation>
    </message>
    <message>
        <source>{move}: a move is a column from 1 to {columns}, or - for a passed turn.</source>
        <translation>{move}: потег е колона од 1 до {columns}, или - за пропуштен потег.</translation>
    </message>
    <message>
        <source>{move}: there is no column {sign} on this board.</source>
        <translation>{move}: на оваа табла нема колона {sign}.</translation>
    </message>
    <message>
        <source>{move}: column {sign} is full.</source>
        <translation>{move}: колоната {sign} е полна.</translation>
    </message>
    <message>
        <source>{move}: the game was over before.</source>
        <translation>{move}: играта веќе беше завршена.</translation>
    </message>
    <message>
        <source>Line {number}, character {place} ({sign}): a board is drawn with X, O and dots.</source>
        <translation>Линија {number}, знак {place} ({sign}): таблата се запишува со X, O и точки.</translation>
    </message>
    <message>
        <source>Line {number} is not as long as the first line of the board.</source>
        <translation>Линијата {number} не е долга колку првата линија на таблата.</translation>
    </message>
    <message>
        <source>A board has {least_rows}–{most_rows} rows and {least}–{most} columns.</source>
        <translation>Таблата има {least_rows}–{most_rows} реда и {least}–{most} колони.</translation>
    </message>
    <message>
        <source>The board on the clipboard is {other}, this one is {size}.</source>
        <translation>Таблата во исечоците е {other}, а оваа е {size}.</translation>
    </message>
    <message>
        <source>Column {number}, row {place}: nothing lies under this disc.</source>
        <translation>Колона {number}, ред {place}: под овој диск нема ништо.</translation>
    </message>
    <message>
        <source>The board on the clipboard has four in a row already.</source>
        <translation>На таблата во исечоците веќе има четири во ред.</translation>
    </message>
    <message>
        <source>The board on the clipboard is full.</source>
        <translation>Таблата во исечоците е полна.</translation>
    </message>
    <message>
        <source>Move {number} ({sign})</source>
        <translation>Потег {number} ({sign})</translation>
    </message>
    <message>
        <source>Move {number} ({sign}), character {place}</source>
        <translation>Потег {number} ({sign}), знак {place}</translation>
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
        <translation>Сите</translation>
    </message>
    <message>
        <source>Today</source>
        <translation>Денес</translation>
    </message>
    <message>
        <source>Last 7 days</source>
        <translation>Последни 7 дена</translation>
    </message>
    <message>
        <source>Last 30 days</source>
        <translation>Последни 30 дена</translation>
    </message>
    <message>
        <source>Last 365 days</source>
        <translation>Последни 365 дена</translation>
    </message>
</context>
<context>
    <name>preference_texts</name>
    <message>
        <source>That is too much like the other player&apos;s colour. Please choose another one.</source>
        <translation>Премногу наликува на бојата на другиот играч. Избери друга.</translation>
    </message>
    <message>
        <source>That is too much like the board. Please choose another colour.</source>
        <translation>Премногу наликува на таблата. Избери друга боја.</translation>
    </message>
    <message>
        <source>A disc that dark looks like an empty space. Please choose a lighter colour.</source>
        <translation>Толку темен диск изгледа како празно поле. Избери посветла боја.</translation>
    </message>
    <message>
        <source>A disc that pale looks like an empty space. Please choose a stronger colour.</source>
        <translation>Толку блед диск изгледа како празно поле. Избери посилна боја.</translation>
    </message>
</context>
<context>
    <name>preferences</name>
    <message>
        <source>System</source>
        <translation>Систем</translation>
    </message>
    <message>
        <source>Light</source>
        <translation>Светла</translation>
    </message>
    <message>
        <source>Dark</source>
        <translation>Темна</translation>
    </message>
    <message>
        <source>High contrast</source>
        <translation>Контрастна</translation>
    </message>
    <message>
        <source>Classic</source>
        <translation>Класична</translation>
    </message>
    <message>
        <source>Normal</source>
        <translation>Нормална</translation>
    </message>
    <message>
        <source>Fast</source>
        <translation>Брза</translation>
    </message>
    <message>
        <source>Off</source>
        <translation>Без</translation>
    </message>
    <message>
        <source>Whole sentences</source>
        <translation>Цели реченици</translation>
    </message>
    <message>
        <source>Few words</source>
        <translation>Малку зборови</translation>
    </message>
    <message>
        <source>Red</source>
        <translation>Црвен</translation>
    </message>
    <message>
        <source>Orange</source>
        <translation>Портокалов</translation>
    </message>
    <message>
        <source>Yellow</source>
        <translation>Жолт</translation>
    </message>
    <message>
        <source>Green</source>
        <translation>Зелен</translation>
    </message>
    <message>
        <source>Turquoise</source>
        <translation>Тиркизен</translation>
    </message>
    <message>
        <source>Violet</source>
        <translation>Виолетов</translation>
    </message>
    <message>
        <source>Pink</source>
        <translation>Розов</translation>
    </message>
    <message>
        <source>Brown</source>
        <translation>Кафеав</translation>
    </message>
    <message>
        <source>Discs of player 1</source>
        <translation>Дискови на играч 1</translation>
    </message>
    <message>
        <source>Discs of player 2</source>
        <translation>Дискови на играч 2</translation>
    </message>
</context>
<context>
    <name>puzzle_words</name>
    <message>
        <source>Leave the opponent no safe column.</source>
        <translation>Не му оставај на противникот безбедна колона.</translation>
    </message>
    <message>
        <source>Only one move does not make things worse. Find it.</source>
        <translation>Само еден потег не ја влошува играта. Најди го.</translation>
    </message>
    <message>
        <source>Puzzle {number} of {total}</source>
        <translation>Задача {number} од {total}</translation>
    </message>
    <message>
        <source>Puzzle {number} of {total}; {solved} solved, {missed} missed</source>
        <translation>Задача {number} од {total}; {solved} решени, {missed} неуспешни</translation>
    </message>
    <message>
        <source>That is not enough.</source>
        <translation>Тоа не е доволно.</translation>
    </message>
    <message>
        <source>The opponent makes four in column {column}.</source>
        <translation>Противникот прави четири во колоната {column}.</translation>
    </message>
    <message>
        <source>The opponent answers in column {column} and wins, as the numbers show.</source>
        <translation>Противникот одговара во колоната {column} и победува, како што покажуваат броевите.</translation>
    </message>
    <message>
        <source>The opponent answers in column {column}, and things are worse than before.</source>
        <translation>Противникот одговара во колоната {column}, и состојбата е полоша од пред тоа.</translation>
    </message>
    <message>
        <source>The opponent answers in column {column}, and the win is gone.</source>
        <translation>Противникот одговара во колоната {column}, и победата ја снема.</translation>
    </message>
    <message>
        <source>This wins in {moves} moves. There is a way that takes {quickest}.</source>
        <translation>Ова победува за {moves} потези. Има начин за {quickest}.</translation>
    </message>
    <message>
        <source>Four in a row.</source>
        <translation>Четири во ред.</translation>
    </message>
    <message>
        <source>Every column that is left to the opponent opens a winning cell.</source>
        <translation>Секоја колона што му останала на противникот отвора победничко поле.</translation>
    </message>
    <message>
        <source>Every other column makes things worse.</source>
        <translation>Секоја друга колона ја влошува состојбата.</translation>
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
        <translation>Во меѓувреме е одигран потег {number}</translation>
    </message>
    <message>
        <source>A new game from the start</source>
        <translation>Нова игра од почеток</translation>
    </message>
    <message>
        <source>A new game from move {number} on</source>
        <translation>Нова игра од потег {number}</translation>
    </message>
    <message>
        <source>Before the first move</source>
        <translation>Пред првиот потег</translation>
    </message>
    <message>
        <source>Move {number}: {turn}</source>
        <translation>Потег {number}: {turn}</translation>
    </message>
    <message>
        <source>Move {number}: {player} passes</source>
        <translation>Потег {number}: {player} пропушта потег</translation>
    </message>
    <message>
        <source>Move {number}: {player}, column {column}, row {row}</source>
        <translation>Потег {number}: {player}, колона {column}, ред {row}</translation>
    </message>
</context>
<context>
    <name>review_texts</name>
    <message>
        <source>Move {number} — {quality}</source>
        <translation>Потег {number} — {quality}</translation>
    </message>
    <message>
        <source>passed turn</source>
        <translation>пропуштен потег</translation>
    </message>
    <message>
        <source>dropped at random</source>
        <translation>случаен потег</translation>
    </message>
    <message>
        <source>not proven</source>
        <translation>не е докажано</translation>
    </message>
    <message>
        <source>Better: column {column}.</source>
        <translation>Подобро: колона {column}.</translation>
    </message>
    <message>
        <source>Columns: {moves}.</source>
        <translation>Колони: {moves}.</translation>
    </message>
    <message>
        <source>Next mistake shows what happened and what was better.</source>
        <translation>„Следна грешка“ покажува што се случи и што беше подобро.</translation>
    </message>
    <message>
        <source>Nothing is proven</source>
        <translation>Ништо не е докажано</translation>
    </message>
    <message>
        <source>No position of this game could be solved, so no move is judged.</source>
        <translation>Ниту една позиција од оваа игра не можеше да се реши, па потезите не се оценуваат.</translation>
    </message>
    <message>
        <source>No mistakes</source>
        <translation>Без грешки</translation>
    </message>
    <message>
        <source>Every move that could be proven kept the result.</source>
        <translation>Секој потег што можеше да се провери го задржа резултатот.</translation>
    </message>
    <message>
        <source>Column {column} at move {number} was the only move.</source>
        <translation>Колона {column} во потегот {number} беше единствениот потег.</translation>
    </message>
    <message>
        <source>{name} had no critical moment.</source>
        <translation>{name} немаше критичен момент.</translation>
    </message>
    <message>
        <source>{name} kept the result in {kept} of {count} critical moments.</source>
        <translation>{name} го задржа резултатот во {kept} од {count} критични моменти.</translation>
    </message>
    <message>
        <source>{percent} %</source>
        <translation>{percent} %</translation>
    </message>
    <message>
        <source>{number} of {count}</source>
        <translation>{number} од {count}</translation>
    </message>
    <message>
        <source>{number} of {count} · about {seconds} s</source>
        <translation>{number} од {count} · околу {seconds} s</translation>
    </message>
    <message>
        <source>Move {number} of {count}</source>
        <translation>Потег {number} од {count}</translation>
    </message>
    <message>
        <source>Reviewing…</source>
        <translation>Се прегледува…</translation>
    </message>
    <message>
        <source>Stopped. What is known stays.</source>
        <translation>Запрено. Познатото останува.</translation>
    </message>
    <message>
        <source>The review has stopped: something went wrong; details are in the log.</source>
        <translation>Прегледот запре: нешто тргна наопаку; деталите се во дневникот.</translation>
    </message>
    <message>
        <source>The coach knows the classic rules only.</source>
        <translation>Тренерот ги знае само класичните правила.</translation>
    </message>
    <message>
        <source>you played</source>
        <translation>ти игра</translation>
    </message>
    <message>
        <source>played</source>
        <translation>одиграно</translation>
    </message>
    <message>
        <source>better</source>
        <translation>подобро</translation>
    </message>
    <message>
        <source>← → step · N next mistake · Space shows the line</source>
        <translation>← → чекор · N следна грешка · празно место ја покажува низата</translation>
    </message>
    <message>
        <source>Your turn: find a better move.</source>
        <translation>Ти си на потег: најди подобар потег.</translation>
    </message>
    <message>
        <source>Column {column}: what comes of it is not proven.</source>
        <translation>Колона {column}: не е докажано што ќе излезе од тоа.</translation>
    </message>
    <message>
        <source>Column {column} does not hold: it loses.</source>
        <translation>Колона {column} не држи: губи.</translation>
    </message>
    <message>
        <source>Column {column} does not hold: it only draws.</source>
        <translation>Колона {column} не држи: носи само нерешено.</translation>
    </message>
    <message>
        <source>Column {column} holds: it wins.</source>
        <translation>Колона {column} држи: победува.</translation>
    </message>
    <message>
        <source>Column {column} holds the draw.</source>
        <translation>Колона {column} го држи нерешениот исход.</translation>
    </message>
    <message>
        <source>Column {column} is lost too, as every move is here.</source>
        <translation>И колона {column} губи, како секој потег тука.</translation>
    </message>
    <message>
        <source>Nobody chose this turn, so it is not judged.</source>
        <translation>Никој не го избра овој потег, па не се оценува.</translation>
    </message>
    <message>
        <source>The passed turn cost the win.</source>
        <translation>Пропуштениот потег ја чинеше победата.</translation>
    </message>
    <message>
        <source>The passed turn cost the draw.</source>
        <translation>Пропуштениот потег го чинеше нерешениот исход.</translation>
    </message>
    <message>
        <source>The random disc cost the win.</source>
        <translation>Случајниот потег ја чинеше победата.</translation>
    </message>
    <message>
        <source>The random disc cost the draw.</source>
        <translation>Случајниот потег го чинеше нерешениот исход.</translation>
    </message>
    <message>
        <source>This position is not solved yet.</source>
        <translation>Оваа позиција сè уште не е решена.</translation>
    </message>
    <message>
        <source>This position is not solved. The move is probably as good as any.</source>
        <translation>Оваа позиција не е решена. Потегот веројатно е добар колку и другите.</translation>
    </message>
    <message>
        <source>This position is not solved. Column {column} is probably better.</source>
        <translation>Оваа позиција не е решена. Колона {column} веројатно е подобра.</translation>
    </message>
    <message>
        <source>A win became a loss.</source>
        <translation>Победата стана пораз.</translation>
    </message>
    <message>
        <source>A win became a draw.</source>
        <translation>Победата стана нерешено.</translation>
    </message>
    <message>
        <source>A draw became a loss.</source>
        <translation>Нерешениот исход стана пораз.</translation>
    </message>
    <message>
        <source>The loss came much sooner than it had to.</source>
        <translation>Поразот дојде многу порано од потребното.</translation>
    </message>
    <message>
        <source>Every other column gives the result away.</source>
        <translation>Секоја друга колона го испушта резултатот.</translation>
    </message>
    <message>
        <source>Nothing was better here.</source>
        <translation>Тука ништо не беше подобро.</translation>
    </message>
    <message>
        <source>The result stays the same; column {column} was a little better.</source>
        <translation>Резултатот останува ист; колона {column} беше малку подобра.</translation>
    </message>
</context>
<context>
    <name>rules</name>
    <message>
        <source>Classic</source>
        <translation>Класична</translation>
    </message>
    <message>
        <source>PopOut</source>
        <translation>PopOut</translation>
    </message>
    <message>
        <source>Slippery</source>
        <translation>Лизгава</translation>
    </message>
    <message>
        <source>Swap</source>
        <translation>Размена</translation>
    </message>
    <message>
        <source>Flip</source>
        <translation>Превртување</translation>
    </message>
    <message>
        <source>Vanishing row</source>
        <translation>Ред што исчезнува</translation>
    </message>
    <message>
        <source>Gravity</source>
        <translation>Гравитација</translation>
    </message>
    <message>
        <source>Five</source>
        <translation>Пет</translation>
    </message>
    <message>
        <source>Four in a row wins.</source>
        <translation>Четири во ред победуваат.</translation>
    </message>
    <message>
        <source>Drop a disc, or pull one of yours out at the bottom.</source>
        <translation>Пушти диск или извлечи свој одоздола.</translation>
    </message>
    <message>
        <source>Now and then a disc slips into another column.</source>
        <translation>Понекогаш диск се лизга во друга колона.</translation>
    </message>
    <message>
        <source>Every few turns two discs change colour.</source>
        <translation>На секои неколку потези два диска менуваат боја.</translation>
    </message>
    <message>
        <source>Instead of dropping, turn the board upside down.</source>
        <translation>Наместо диск, преврти ја таблата наопаку.</translation>
    </message>
    <message>
        <source>A full bottom row disappears.</source>
        <translation>Полниот најдолен ред исчезнува.</translation>
    </message>
    <message>
        <source>Every few turns discs fall to another side.</source>
        <translation>На секои неколку потези дисковите паѓаат на друга страна.</translation>
    </message>
    <message>
        <source>Five in a row wins.</source>
        <translation>Пет во ред победуваат.</translation>
    </message>
    <message>
        <source>Chance of a slip</source>
        <translation>Веројатност</translation>
    </message>
    <message>
        <source>A swap every</source>
        <translation>Размена на секои</translation>
    </message>
    <message>
        <source>Flips for each player</source>
        <translation>Превртувања по играч</translation>
    </message>
    <message>
        <source>Gravity turns every</source>
        <translation>Насоката се менува на</translation>
    </message>
    <message>
        <source>Diagonal</source>
        <translation>Дијагонално</translation>
    </message>
    <message>
        <source>How many of a hundred discs slip</source>
        <translation>Колку од сто дискови се лизгаат</translation>
    </message>
    <message>
        <source>After how many turns two discs change colour</source>
        <translation>По колку потези два диска менуваат боја</translation>
    </message>
    <message>
        <source>How often in a game each player may turn the board</source>
        <translation>Колку пати во игра секој играч може да ја преврти таблата</translation>
    </message>
    <message>
        <source>After how many turns discs fall to another side</source>
        <translation>По колку потези дисковите паѓаат на друга страна</translation>
    </message>
    <message>
        <source>Discs slide down a slope instead of falling straight</source>
        <translation>Дисковите се лизгаат по косина наместо да паѓаат право</translation>
    </message>
    <message>
        <source> turns</source>
        <translation> потези</translation>
    </message>
    <message>
        <source>every {count} turns</source>
        <translation>на секои {count} потези</translation>
    </message>
    <message>
        <source>flips: {count}</source>
        <translation>превртувања: {count}</translation>
    </message>
    <message>
        <source>diagonal</source>
        <translation>дијагонално</translation>
    </message>
</context>
<context>
    <name>set_up_texts</name>
    <message>
        <source>{first}: {first_count} · {second}: {second_count} · {mover} to move</source>
        <translation>{first}: {first_count} · {second}: {second_count} · на потег: {mover}</translation>
    </message>
    <message>
        <source>Nothing lies under the disc in column {column}, row {row}. Fill the gap, or take the disc away.</source>
        <translation>Под дискот во колона {column}, ред {row} нема ништо. Пополни ја празнината или отстрани го дискот.</translation>
    </message>
    <message>
        <source>The board is full. Leave room for at least one disc.</source>
        <translation>Таблата е полна. Остави место барем за еден диск.</translation>
    </message>
    <message>
        <source>Both colours have four in a row already. Take discs away.</source>
        <translation>Двете бои веќе имаат четири во ред. Отстрани дискови.</translation>
    </message>
    <message>
        <source>{disc} has four in a row already. Take a disc of the line away.</source>
        <translation>{disc}: веќе има четири во ред. Отстрани диск од низата.</translation>
    </message>
</context>
<context>
    <name>texts</name>
    <message>
        <source>Player 1</source>
        <translation>Играч 1</translation>
    </message>
    <message>
        <source>Player 2</source>
        <translation>Играч 2</translation>
    </message>
    <message>
        <source>Computer</source>
        <translation>Компјутер</translation>
    </message>
    <message>
        <source>{rows} × {columns}</source>
        <translation>{rows} × {columns}</translation>
    </message>
    <message>
        <source>Pass the turn</source>
        <translation>Пропуштање</translation>
    </message>
    <message>
        <source>Random drop</source>
        <translation>Случаен потег</translation>
    </message>
    <message>
        <source>Lose</source>
        <translation>Пораз</translation>
    </message>
    <message>
        <source>{seconds} s per turn · then the turn passes</source>
        <translation>{seconds} сек по потег · потоа се пропушта</translation>
    </message>
    <message>
        <source>{seconds} s per turn · then a random drop</source>
        <translation>{seconds} сек по потег · потоа случаен потег</translation>
    </message>
    <message>
        <source>{seconds} s per turn · then the game is lost</source>
        <translation>{seconds} сек по потег · потоа играта е изгубена</translation>
    </message>
    <message>
        <source>A draw</source>
        <translation>Нерешено</translation>
    </message>
    <message>
        <source>{name} wins</source>
        <translation>{name} победува</translation>
    </message>
    <message>
        <source>Four in a row.</source>
        <translation>Четири во ред.</translation>
    </message>
    <message>
        <source>Five in a row.</source>
        <translation>Пет во ред.</translation>
    </message>
    <message>
        <source>Both have four in a row at once.</source>
        <translation>Двајцата имаат четири во ред истовремено.</translation>
    </message>
    <message>
        <source>The same position came for the third time.</source>
        <translation>Истата позиција се појави трет пат.</translation>
    </message>
    <message>
        <source>The board is full and nobody has five in a row.</source>
        <translation>Таблата е полна и никој нема пет во ред.</translation>
    </message>
    <message>
        <source>The board is full and nobody has four in a row.</source>
        <translation>Таблата е полна и никој нема четири во ред.</translation>
    </message>
    <message>
        <source>{name} resigned.</source>
        <translation>{name} се предаде.</translation>
    </message>
    <message>
        <source>{name} ran out of time.</source>
        <translation>Времето на {name} истече.</translation>
    </message>
    <message>
        <source>{name} had to be stopped.</source>
        <translation>{name} мораше да се запре.</translation>
    </message>
    <message>
        <source>Own bot</source>
        <translation>Свој бот</translation>
    </message>
</context>
<context>
    <name>tournament_words</name>
    <message>
        <source>{done} of {total} games</source>
        <translation>{done} од {total} игри</translation>
    </message>
    <message>
        <source>about {seconds} s left</source>
        <translation>уште околу {seconds} сек</translation>
    </message>
    <message>
        <source>about {minutes} min left</source>
        <translation>уште околу {minutes} мин</translation>
    </message>
    <message>
        <source>about {hours} h left</source>
        <translation>уште околу {hours} ч</translation>
    </message>
</context>
<context>
    <name>train_words</name>
    <message>
        <source>From your games</source>
        <translation>Од твоите игри</translation>
    </message>
    <message>
        <source>Win in 2</source>
        <translation>Победа во 2</translation>
    </message>
    <message>
        <source>Win in 3</source>
        <translation>Победа во 3</translation>
    </message>
    <message>
        <source>Win in 4 or more</source>
        <translation>Победа во 4 и повеќе</translation>
    </message>
    <message>
        <source>Find the only move</source>
        <translation>Единствениот потег</translation>
    </message>
    <message>
        <source>Zugzwang</source>
        <translation>Цугцванг</translation>
    </message>
    <message>
        <source>Where you went wrong</source>
        <translation>Каде згреши</translation>
    </message>
    <message>
        <source>Two moves, then four</source>
        <translation>Два потега, па четири</translation>
    </message>
    <message>
        <source>A plan with one answer</source>
        <translation>План со еден одговор</translation>
    </message>
    <message>
        <source>Look a little further</source>
        <translation>Гледај малку подалеку</translation>
    </message>
    <message>
        <source>All others are worse</source>
        <translation>Сите други се полоши</translation>
    </message>
    <message>
        <source>Make the other one move</source>
        <translation>Натерај го другиот да игра</translation>
    </message>
    <message>
        <source>Fours in a row</source>
        <translation>Четворки во ред</translation>
    </message>
    <message>
        <source>Diagonals</source>
        <translation>Дијагонали</translation>
    </message>
    <message>
        <source>Double threats</source>
        <translation>Двојни закани</translation>
    </message>
    <message>
        <source>Odd and even</source>
        <translation>Парно и непарно</translation>
    </message>
    <message>
        <source>All done for today</source>
        <translation>Сè е готово за денес</translation>
    </message>
    <message>
        <source>Come back tomorrow, or practise a little more.</source>
        <translation>Врати се утре или вежбај уште малку.</translation>
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
        <translation>{change} денес</translation>
    </message>
    <message>
        <source>{solved} of {total} solved</source>
        <translation>{solved} од {total} решени</translation>
    </message>
</context>
<context>
    <name>variant_texts</name>
    <message>
        <source>With Shift, a number or an arrow chooses your lowest disc in a column, and Enter pulls it out.</source>
        <translation>Со Shift, бројка или стрелка го избира твојот најдолен диск во колоната, а Enter го извлекува.</translation>
    </message>
    <message>
        <source>F turns the board upside down.</source>
        <translation>F ја превртува таблата наопаку.</translation>
    </message>
    <message>
        <source>down</source>
        <translation>надолу</translation>
    </message>
    <message>
        <source>to the left</source>
        <translation>налево</translation>
    </message>
    <message>
        <source>up</source>
        <translation>нагоре</translation>
    </message>
    <message>
        <source>to the right</source>
        <translation>надесно</translation>
    </message>
    <message>
        <source>down to the right</source>
        <translation>косо надесно</translation>
    </message>
    <message>
        <source>down to the left</source>
        <translation>косо налево</translation>
    </message>
    <message>
        <source>This position has come twice. The third time is a draw.</source>
        <translation>Оваа позиција дојде двапати. Третиот пат е нерешено.</translation>
    </message>
    <message>
        <source>Columns you can pull from: {columns}.</source>
        <translation>Колони од кои можеш да извлечеш: {columns}.</translation>
    </message>
    <message>
        <source>Flips left: {first} {first_count}, {second} {second_count}.</source>
        <translation>Преостанати превртувања: {first} {first_count}, {second} {second_count}.</translation>
    </message>
    <message>
        <source>Two discs change colour after this turn.</source>
        <translation>По овој потег два диска менуваат боја.</translation>
    </message>
    <message>
        <source>Discs fall {now}; after this turn {next}.</source>
        <translation>Дисковите паѓаат {now}; по овој потег {next}.</translation>
    </message>
    <message>
        <source>Pull out your disc in column {column}.</source>
        <translation>Извлечи го твојот диск од колоната {column}.</translation>
    </message>
    <message>
        <source>{disc} slips from column {wanted} into column {column}</source>
        <translation>{disc} се лизга од колоната {wanted} во колоната {column}</translation>
    </message>
    <message>
        <source>{disc} pulls out column {column}</source>
        <translation>{disc} извлекува од колоната {column}</translation>
    </message>
    <message>
        <source>{disc} turns the board over</source>
        <translation>{disc} ја превртува таблата</translation>
    </message>
    <message>
        <source>The bottom row is full and disappears.</source>
        <translation>Најдолниот ред е полн и исчезнува.</translation>
    </message>
    <message>
        <source>Two discs change colour: {first}, and {second}.</source>
        <translation>Два диска менуваат боја: {first} и {second}.</translation>
    </message>
    <message>
        <source>column {column}, row {row}</source>
        <translation>колона {column}, ред {row}</translation>
    </message>
    <message>
        <source>No disc of yours lies at the bottom of column {column}.</source>
        <translation>На дното на колоната {column} нема твој диск.</translation>
    </message>
    <message>
        <source>There is nothing on the board to turn.</source>
        <translation>На таблата сè уште нема ништо.</translation>
    </message>
    <message>
        <source>You have no flips left.</source>
        <translation>Немаш преостанати превртувања.</translation>
    </message>
    <message>
        <source>The disc slips into column {column}.</source>
        <translation>Дискот се лизга во колоната {column}.</translation>
    </message>
    <message>
        <source>Gravity turns: discs fall {direction}.</source>
        <translation>Гравитацијата се врти: дисковите паѓаат {direction}.</translation>
    </message>
    <message>
        <source>The board is turned over.</source>
        <translation>Таблата се превртува.</translation>
    </message>
</context>
</TS>
