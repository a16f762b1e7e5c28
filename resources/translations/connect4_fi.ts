<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="fi" sourcelanguage="en">
<context>
    <name>AboutDialog</name>
    <message>
        <source>About Connect Four</source>
        <translation>Tietoja pelistä Neljän suora</translation>
    </message>
    <message>
        <source>Connect Four</source>
        <translation>Neljän suora</translation>
    </message>
    <message>
        <source>Copy diagnostics</source>
        <translation>Kopioi diagnostiikka</translation>
    </message>
    <message>
        <source>Copied</source>
        <translation>Kopioitu</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Sulje</translation>
    </message>
    <message>
        <source>Version {version}</source>
        <translation>Versio {version}</translation>
    </message>
    <message>
        <source>Engine: {names}</source>
        <translation>Laskentamoottori: {names}</translation>
    </message>
    <message>
        <source>Python {python}, Qt {qt}</source>
        <translation>Python {python}, Qt {qt}</translation>
    </message>
    <message>
        <source>MIT licence. Uses Qt under the LGPL 3.</source>
        <translation>MIT-lisenssi. Käyttää Qt:tä LGPL 3 -lisenssillä.</translation>
    </message>
</context>
<context>
    <name>AccuracyBox</name>
    <message>
        <source>Accuracy of {name}: {percent}</source>
        <translation>Tarkkuus, {name}: {percent}</translation>
    </message>
    <message>
        <source>Result</source>
        <translation>Tulos</translation>
    </message>
    <message>
        <source>Accuracy</source>
        <translation>Tarkkuus</translation>
    </message>
</context>
<context>
    <name>AloudActions</name>
    <message>
        <source>Say the board, by columns</source>
        <translation>Lue lauta sarakkeittain</translation>
    </message>
    <message>
        <source>Let the screen reader say what lies in every column</source>
        <translation>Anna ruudunlukijan sanoa, mitä kussakin sarakkeessa on</translation>
    </message>
    <message>
        <source>Say the board, by rows</source>
        <translation>Lue lauta riveittäin</translation>
    </message>
    <message>
        <source>Let the screen reader say what lies in every row</source>
        <translation>Anna ruudunlukijan sanoa, mitä kullakin rivillä on</translation>
    </message>
    <message>
        <source>Say the last move</source>
        <translation>Lue viimeinen siirto</translation>
    </message>
    <message>
        <source>Let the screen reader say the last move again</source>
        <translation>Anna ruudunlukijan sanoa viimeinen siirto uudelleen</translation>
    </message>
    <message>
        <source>Say it again</source>
        <translation>Sano uudelleen</translation>
    </message>
    <message>
        <source>Let the screen reader repeat its last sentence</source>
        <translation>Anna ruudunlukijan toistaa viimeinen lauseensa</translation>
    </message>
    <message>
        <source>Say whose turn it is</source>
        <translation>Sano, kenen vuoro on</translation>
    </message>
    <message>
        <source>Let the screen reader say who is to move and who plays whom</source>
        <translation>Anna ruudunlukijan sanoa, kenen vuoro on ja kuka pelaa ketä vastaan</translation>
    </message>
    <message>
        <source>Say the clocks</source>
        <translation>Lue kellot</translation>
    </message>
    <message>
        <source>Let the screen reader say how much time is left</source>
        <translation>Anna ruudunlukijan sanoa, paljonko aikaa on jäljellä</translation>
    </message>
    <message>
        <source>Say the threats</source>
        <translation>Lue uhat</translation>
    </message>
    <message>
        <source>Let the screen reader say the threats, or at the end the line</source>
        <translation>Anna ruudunlukijan sanoa uhat tai lopussa voittosuora</translation>
    </message>
    <message>
        <source>Say the next space</source>
        <translation>Lue seuraava ruutu</translation>
    </message>
    <message>
        <source>Let the screen reader go from space to space</source>
        <translation>Anna ruudunlukijan kulkea ruudusta ruutuun</translation>
    </message>
</context>
<context>
    <name>AloudFeature</name>
    <message>
        <source>The board is covered while the clock stands.</source>
        <translation>Lauta on peitetty, kun kello on pysähdyksissä.</translation>
    </message>
    <message>
        <source>No move has been made yet.</source>
        <translation>Yhtään siirtoa ei ole vielä tehty.</translation>
    </message>
    <message>
        <source>{status}. {players}</source>
        <translation>{status}. {players}</translation>
    </message>
    <message>
        <source>Threats are known by the classic rules only.</source>
        <translation>Uhat tunnetaan vain klassisilla säännöillä.</translation>
    </message>
</context>
<context>
    <name>AnalysisActions</name>
    <message>
        <source>Analysis</source>
        <translation>Analyysi</translation>
    </message>
    <message>
        <source>The analysis knows the classic rules only</source>
        <translation>Analyysi tuntee vain klassiset säännöt</translation>
    </message>
    <message>
        <source>Show what every column is worth, or hide it again</source>
        <translation>Näytä, minkä arvoinen kukin sarake on, tai piilota se</translation>
    </message>
    <message>
        <source>Scores</source>
        <translation>Arviot</translation>
    </message>
    <message>
        <source>Show the score of each column above the board</source>
        <translation>Näytä kunkin sarakkeen arvio laudan yläpuolella</translation>
    </message>
    <message>
        <source>Threats</source>
        <translation>Uhat</translation>
    </message>
    <message>
        <source>Mark the spaces where one more disc makes four</source>
        <translation>Merkitse ruudut, joissa yksi nappula lisää tekee neljän suoran</translation>
    </message>
    <message>
        <source>Best line</source>
        <translation>Paras jatko</translation>
    </message>
    <message>
        <source>Show the best moves of both players as numbered discs</source>
        <translation>Näytä kummankin parhaat siirrot numeroituina nappuloina</translation>
    </message>
    <message>
        <source>Say the analysis</source>
        <translation>Lue analyysi</translation>
    </message>
    <message>
        <source>Let the screen reader say the verdict and all scores</source>
        <translation>Anna ruudunlukijan sanoa tulos ja kaikki arviot</translation>
    </message>
</context>
<context>
    <name>AnalysisCard</name>
    <message>
        <source>Analysis</source>
        <translation>Analyysi</translation>
    </message>
    <message>
        <source>Evaluation of the game</source>
        <translation>Pelin kulku</translation>
    </message>
    <message>
        <source>The left and right arrow keys go through the game.</source>
        <translation>Nuolinäppäimet vasemmalle ja oikealle kulkevat pelin läpi.</translation>
    </message>
</context>
<context>
    <name>AnalysisFeature</name>
    <message>
        <source>Analysis on</source>
        <translation>Analyysi päällä</translation>
    </message>
    <message>
        <source>Analysis off</source>
        <translation>Analyysi pois</translation>
    </message>
    <message>
        <source>The analysis has stopped: something went wrong; details are in the log.</source>
        <translation>Analyysi pysähtyi: jokin meni pieleen, ja syy löytyy lokista.</translation>
    </message>
    <message>
        <source>Paused</source>
        <translation>Tauolla</translation>
    </message>
    <message>
        <source>Move {number}</source>
        <translation>Siirto {number}</translation>
    </message>
</context>
<context>
    <name>ArchiveThread</name>
    <message>
        <source>something went wrong; details are in the log</source>
        <translation>jokin meni pieleen, ja syy löytyy lokista</translation>
    </message>
</context>
<context>
    <name>BoardRow</name>
    <message>
        <source>Rows</source>
        <translation>Rivit</translation>
    </message>
    <message>
        <source>Columns</source>
        <translation>Sarakkeet</translation>
    </message>
    <message>
        <source>rows {least}–{most}</source>
        <translation>rivejä {least}–{most}</translation>
    </message>
    <message>
        <source>columns {least}–{most}</source>
        <translation>sarakkeita {least}–{most}</translation>
    </message>
</context>
<context>
    <name>BoardView</name>
    <message>
        <source>Board</source>
        <translation>Pelilauta</translation>
    </message>
    <message>
        <source>Choose a row with the number keys, Up or Down and drop with Enter, Space or Left.</source>
        <translation>Valitse rivi numeronäppäimillä tai ylä- tai alanuolella ja pudota nappula Enterillä, välilyönnillä tai nuolella vasemmalle.</translation>
    </message>
    <message>
        <source>Choose a row with the number keys, Up or Down and drop with Enter, Space or Right.</source>
        <translation>Valitse rivi numeronäppäimillä tai ylä- tai alanuolella ja pudota nappula Enterillä, välilyönnillä tai nuolella oikealle.</translation>
    </message>
    <message>
        <source>Choose a column with the number or arrow keys and drop with Enter, Space or Up.</source>
        <translation>Valitse sarake numero- tai nuolinäppäimillä ja pudota nappula Enterillä, välilyönnillä tai ylänuolella.</translation>
    </message>
    <message>
        <source>Choose a column with the number or arrow keys and drop with Enter, Space or Down.</source>
        <translation>Valitse sarake numero- tai nuolinäppäimillä ja pudota nappula Enterillä, välilyönnillä tai alanuolella.</translation>
    </message>
</context>
<context>
    <name>BotAsker</name>
    <message>
        <source>Asking {name} whether it knows the rules…</source>
        <translation>Kysytään, tunteeko {name} säännöt…</translation>
    </message>
</context>
<context>
    <name>BotDialog</name>
    <message>
        <source>Choose a bot</source>
        <translation>Valitse botti</translation>
    </message>
    <message>
        <source>Programs and Python files</source>
        <translation>Ohjelmat ja Python-tiedostot</translation>
    </message>
    <message>
        <source>Python files</source>
        <translation>Python-tiedostot</translation>
    </message>
</context>
<context>
    <name>CellTable</name>
    <message>
        <source>Spaces of the board</source>
        <translation>Laudan ruudut</translation>
    </message>
</context>
<context>
    <name>CoachBox</name>
    <message>
        <source>Coach</source>
        <translation>Valmentaja</translation>
    </message>
    <message>
        <source>Progress of the review</source>
        <translation>Läpikäynnin edistyminen</translation>
    </message>
</context>
<context>
    <name>ComingBackCard</name>
    <message>
        <source>Today</source>
        <translation>Tänään</translation>
    </message>
    <message>
        <source>Coming back</source>
        <translation>Palaa</translation>
    </message>
    <message>
        <source>puzzles a day</source>
        <translation>tehtävää päivässä</translation>
    </message>
</context>
<context>
    <name>ContinueCard</name>
    <message>
        <source>Continue</source>
        <translation>Jatka</translation>
    </message>
    <message>
        <source>Go on with this game ({keys})</source>
        <translation>Jatka tätä peliä ({keys})</translation>
    </message>
</context>
<context>
    <name>CoresRow</name>
    <message>
        <source>Processor cores for the computer&apos;s thinking</source>
        <translation>Prosessorin ytimet laskentaan</translation>
    </message>
    <message>
        <source>For the computer&apos;s thinking, from the next game on.</source>
        <translation>Laskentaan, seuraavasta pelistä alkaen.</translation>
    </message>
</context>
<context>
    <name>Counted</name>
    <message numerus="yes">
        <source>%n win(s)</source>
        <translation>
            <numerusform>%n voitto</numerusform>
            <numerusform>%n voittoa</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n draw(s)</source>
        <translation>
            <numerusform>%n tasapeli</numerusform>
            <numerusform>%n tasapeliä</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n disc(s)</source>
        <translation>
            <numerusform>%n nappula</numerusform>
            <numerusform>%n nappulaa</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n winning disc(s).</source>
        <translation>
            <numerusform>%n voittava nappula.</numerusform>
            <numerusform>%n voittavaa nappulaa.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>CountedBots</name>
    <message numerus="yes">
        <source>%n chosen</source>
        <translation>
            <numerusform>%n valittu</numerusform>
            <numerusform>%n valittu</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n game(s) at once</source>
        <translation>
            <numerusform>%n peli kerrallaan</numerusform>
            <numerusform>%n peliä yhtä aikaa</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>failed in %n game(s)</source>
        <translation>
            <numerusform>epäonnistui %n pelissä</numerusform>
            <numerusform>epäonnistui %n pelissä</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>CountedGames</name>
    <message numerus="yes">
        <source>%n game(s)</source>
        <translation>
            <numerusform>%n peli</numerusform>
            <numerusform>%n peliä</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n move(s)</source>
        <translation>
            <numerusform>%n siirto</numerusform>
            <numerusform>%n siirtoa</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>about %n move(s)</source>
        <translation>
            <numerusform>noin %n siirto</numerusform>
            <numerusform>noin %n siirtoa</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n game(s) deleted</source>
        <translation>
            <numerusform>%n peli poistettu</numerusform>
            <numerusform>%n peliä poistettu</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n game(s) written</source>
        <translation>
            <numerusform>%n peli tallennettu</numerusform>
            <numerusform>%n peliä tallennettu</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>CountedHint</name>
    <message numerus="yes">
        <source>Hint: column {number} · wins in %n move(s)</source>
        <translation>
            <numerusform>Vihje: sarake {number} · voittaa %n siirrossa</numerusform>
            <numerusform>Vihje: sarake {number} · voittaa %n siirrossa</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Hint: {move} · wins in %n move(s)</source>
        <translation>
            <numerusform>Vihje: {move} · voittaa %n siirrossa</numerusform>
            <numerusform>Vihje: {move} · voittaa %n siirrossa</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>CountedLosses</name>
    <message numerus="yes">
        <source>%n disc(s) had no room and were taken away.</source>
        <translation>
            <numerusform>%n nappula ei mahtunut ja poistettiin.</numerusform>
            <numerusform>%n nappulaa ei mahtunut ja ne poistettiin.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>CountedMistakes</name>
    <message numerus="yes">
        <source>%n mistake(s)</source>
        <translation>
            <numerusform>%n virhe</numerusform>
            <numerusform>%n virhettä</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>CountedTurns</name>
    <message numerus="yes">
        <source>Two discs change colour after %n turn(s).</source>
        <translation>
            <numerusform>Kaksi nappulaa vaihtaa väriä %n vuoron jälkeen.</numerusform>
            <numerusform>Kaksi nappulaa vaihtaa väriä %n vuoron jälkeen.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Discs fall {now}; after %n turn(s) {next}.</source>
        <translation>
            <numerusform>Nappulat putoavat {now}; %n vuoron jälkeen {next}.</numerusform>
            <numerusform>Nappulat putoavat {now}; %n vuoron jälkeen {next}.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Pull out your disc in column {column}: %n disc(s) fall by one.</source>
        <translation>
            <numerusform>Vedä nappulasi sarakkeesta {column}: %n nappula putoaa yhden verran.</numerusform>
            <numerusform>Vedä nappulasi sarakkeesta {column}: %n nappulaa putoaa yhden verran.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>CrossModel</name>
    <message>
        <source>Bot</source>
        <translation>Botti</translation>
    </message>
    <message>
        <source>Score</source>
        <translation>Pisteet</translation>
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
        <translation>{name} vastaan {other}: {score}</translation>
    </message>
</context>
<context>
    <name>CrossView</name>
    <message>
        <source>Cross table</source>
        <translation>Ristitaulukko</translation>
    </message>
</context>
<context>
    <name>Deletion</name>
    <message>
        <source>Undo</source>
        <translation>Kumoa</translation>
    </message>
    <message>
        <source>The game was not deleted</source>
        <translation>Peliä ei poistettu</translation>
    </message>
    <message>
        <source>What was deleted could not be restored</source>
        <translation>Poistettua ei voitu palauttaa</translation>
    </message>
</context>
<context>
    <name>DiscPicker</name>
    <message>
        <source>The theme&apos;s own colour</source>
        <translation>Teeman oma väri</translation>
    </message>
    <message>
        <source>A colour of your own</source>
        <translation>Oma väri</translation>
    </message>
    <message>
        <source>Other…</source>
        <translation>Muu…</translation>
    </message>
    <message>
        <source>{discs}: another colour…</source>
        <translation>{discs}: muu väri…</translation>
    </message>
</context>
<context>
    <name>DueCard</name>
    <message>
        <source>{done} of {goal} done</source>
        <translation>{done}/{goal} tehty</translation>
    </message>
    <message>
        <source>Start</source>
        <translation>Aloita</translation>
    </message>
    <message>
        <source>Practise</source>
        <translation>Harjoittele</translation>
    </message>
</context>
<context>
    <name>DuePuzzlesCard</name>
    <message numerus="yes">
        <source>%n puzzle(s) due today</source>
        <translation>
            <numerusform>%n tehtävä tänään</numerusform>
            <numerusform>%n tehtävää tänään</numerusform>
        </translation>
    </message>
    <message>
        <source>What you missed comes back</source>
        <translation>Mikä meni vikaan, palaa</translation>
    </message>
</context>
<context>
    <name>EditorView</name>
    <message>
        <source>Board</source>
        <translation>Pelilauta</translation>
    </message>
    <message>
        <source>The number keys drop a disc. The arrow keys choose a column, Enter drops there and Delete takes away. X and O choose the disc, E the eraser.</source>
        <translation>Numeronäppäimet pudottavat nappulan. Nuolinäppäimet valitsevat sarakkeen, Enter pudottaa siihen ja Delete poistaa. X ja O valitsevat nappulan, E pyyhekumin.</translation>
    </message>
</context>
<context>
    <name>EntrantsPanel</name>
    <message>
        <source>Levels</source>
        <translation>Tasot</translation>
    </message>
    <message>
        <source>Own bots</source>
        <translation>Omat botit</translation>
    </message>
    <message>
        <source>Add a bot…</source>
        <translation>Lisää botti…</translation>
    </message>
    <message>
        <source>A Python file or a program that plays; it is run only when the tournament starts</source>
        <translation>Python-tiedosto tai ohjelma, joka pelaa; se käynnistetään vasta turnauksen alkaessa</translation>
    </message>
    <message>
        <source>Board</source>
        <translation>Lauta</translation>
    </message>
    <message>
        <source>Games per pair</source>
        <translation>Pelejä / pari</translation>
    </message>
    <message>
        <source>At once</source>
        <translation>Yhtä aikaa</translation>
    </message>
    <message>
        <source>Games at once</source>
        <translation>Pelejä yhtä aikaa</translation>
    </message>
    <message>
        <source>Each opening is played twice, with the colours changed.</source>
        <translation>Jokainen avaus pelataan kahdesti, värit vaihdettuina.</translation>
    </message>
</context>
<context>
    <name>ErrorDialog</name>
    <message>
        <source>Something went wrong</source>
        <translation>Jokin meni pieleen</translation>
    </message>
    <message>
        <source>Something went wrong. The game is kept.</source>
        <translation>Jokin meni pieleen. Peli säilyy.</translation>
    </message>
    <message>
        <source>If you report it, add the diagnostics: versions, settings and the end of the log, without names.</source>
        <translation>Jos ilmoitat siitä, liitä mukaan diagnostiikka: versiot, asetukset ja lokin loppu ilman nimiä.</translation>
    </message>
    <message>
        <source>Copy diagnostics</source>
        <translation>Kopioi diagnostiikka</translation>
    </message>
    <message>
        <source>Copied</source>
        <translation>Kopioitu</translation>
    </message>
    <message>
        <source>Continue</source>
        <translation>Jatka</translation>
    </message>
</context>
<context>
    <name>ExchangeFeature</name>
    <message>
        <source>The moves are on the clipboard.</source>
        <translation>Siirrot ovat leikepöydällä.</translation>
    </message>
    <message>
        <source>The picture is on the clipboard.</source>
        <translation>Kuva on leikepöydällä.</translation>
    </message>
    <message>
        <source>The board is on the clipboard as text.</source>
        <translation>Lauta on leikepöydällä tekstinä.</translation>
    </message>
    <message>
        <source>The moves were pasted.</source>
        <translation>Siirrot liitettiin.</translation>
    </message>
    <message>
        <source>Writing the film: {done} of {count}</source>
        <translation>Tallennetaan elokuvaa: {done}/{count}</translation>
    </message>
    <message>
        <source>{file} cannot be written: {problem}.</source>
        <translation>Tiedostoa {file} ei voi tallentaa: {problem}.</translation>
    </message>
    <message>
        <source>Written: {file}</source>
        <translation>Tallennettu: {file}</translation>
    </message>
    <message>
        <source>Copy moves</source>
        <translation>Kopioi siirrot</translation>
    </message>
    <message>
        <source>Copy the moves as text, for example 44-53</source>
        <translation>Kopioi siirrot tekstinä, esimerkiksi 44-53</translation>
    </message>
    <message>
        <source>Paste moves</source>
        <translation>Liitä siirrot</translation>
    </message>
    <message>
        <source>Moves can be pasted by the classic rules only</source>
        <translation>Siirtoja voi liittää vain klassisilla säännöillä</translation>
    </message>
    <message>
        <source>Leave this game and go on with the moves on the clipboard</source>
        <translation>Jätä tämä peli ja jatka leikepöydän siirroista</translation>
    </message>
    <message>
        <source>Copy picture</source>
        <translation>Kopioi kuva</translation>
    </message>
    <message>
        <source>Copy the board as a picture</source>
        <translation>Kopioi lauta kuvana</translation>
    </message>
    <message>
        <source>Copy board as text</source>
        <translation>Kopioi lauta tekstinä</translation>
    </message>
    <message>
        <source>Copy the board as letters, for a message or a mail</source>
        <translation>Kopioi lauta kirjaimina viestiä tai sähköpostia varten</translation>
    </message>
    <message>
        <source>Save as…</source>
        <translation>Tallenna nimellä…</translation>
    </message>
    <message>
        <source>Write the game to a file that can be opened again</source>
        <translation>Tallenna peli tiedostoon, jonka voi avata uudelleen</translation>
    </message>
    <message>
        <source>Export…</source>
        <translation>Vie…</translation>
    </message>
    <message>
        <source>Write a picture, a film or the game to a file</source>
        <translation>Tallenna kuva, elokuva tai peli tiedostoon</translation>
    </message>
</context>
<context>
    <name>ExportDesk</name>
    <message>
        <source>Exporting: {count} of {total}</source>
        <translation>Viedään: {count}/{total}</translation>
    </message>
    <message>
        <source>Stop</source>
        <translation>Pysäytä</translation>
    </message>
    <message>
        <source>{file} was not written</source>
        <translation>Tiedostoa {file} ei tallennettu</translation>
    </message>
</context>
<context>
    <name>ExportDialog</name>
    <message>
        <source>Export</source>
        <translation>Vienti</translation>
    </message>
</context>
<context>
    <name>ExportThread</name>
    <message>
        <source>something went wrong; details are in the log</source>
        <translation>jokin meni pieleen, ja syy löytyy lokista</translation>
    </message>
</context>
<context>
    <name>FilterBar</name>
    <message>
        <source>Any</source>
        <translation>Kaikki</translation>
    </message>
    <message>
        <source>Name</source>
        <translation>Nimi</translation>
    </message>
    <message>
        <source>Part of a player&apos;s name</source>
        <translation>Osa pelaajan nimestä</translation>
    </message>
    <message>
        <source>Opponent</source>
        <translation>Vastustaja</translation>
    </message>
    <message>
        <source>Result</source>
        <translation>Tulos</translation>
    </message>
    <message>
        <source>Date</source>
        <translation>Päivä</translation>
    </message>
    <message>
        <source>Clear</source>
        <translation>Tyhjennä</translation>
    </message>
    <message>
        <source>Clear filters</source>
        <translation>Tyhjennä suodattimet</translation>
    </message>
    <message>
        <source>Size</source>
        <translation>Koko</translation>
    </message>
    <message>
        <source>Rules</source>
        <translation>Säännöt</translation>
    </message>
</context>
<context>
    <name>FoundCard</name>
    <message>
        <source>What you find</source>
        <translation>Mitä löydät</translation>
    </message>
</context>
<context>
    <name>GameActions</name>
    <message>
        <source>Resume</source>
        <translation>Jatka</translation>
    </message>
    <message>
        <source>Pause</source>
        <translation>Tauko</translation>
    </message>
    <message>
        <source>Menu</source>
        <translation>Valikko</translation>
    </message>
    <message>
        <source>Leave full screen, or go back to the menu</source>
        <translation>Poistu koko näytön tilasta tai palaa valikkoon</translation>
    </message>
    <message>
        <source>New game</source>
        <translation>Uusi peli</translation>
    </message>
    <message>
        <source>Leave this game and start a new one</source>
        <translation>Jätä tämä peli ja aloita uusi</translation>
    </message>
    <message>
        <source>Rematch</source>
        <translation>Revanssi</translation>
    </message>
    <message>
        <source>Play again with the same players</source>
        <translation>Pelaa uudelleen samojen pelaajien kesken</translation>
    </message>
    <message>
        <source>Undo</source>
        <translation>Kumoa</translation>
    </message>
    <message>
        <source>Undo the last move and the computer&apos;s answer to it</source>
        <translation>Kumoa viimeisin siirto ja tietokoneen vastaus</translation>
    </message>
    <message>
        <source>Redo</source>
        <translation>Tee uudelleen</translation>
    </message>
    <message>
        <source>Open…</source>
        <translation>Avaa…</translation>
    </message>
    <message>
        <source>Keep this game for later and open one from a file</source>
        <translation>Säilytä tämä peli myöhemmäksi ja avaa peli tiedostosta</translation>
    </message>
    <message>
        <source>Play the undone moves again</source>
        <translation>Tee kumotut siirrot uudelleen</translation>
    </message>
    <message>
        <source>Stop the clock, or go on</source>
        <translation>Pysäytä kello tai jatka peliä</translation>
    </message>
    <message>
        <source>Resign</source>
        <translation>Luovuta</translation>
    </message>
    <message>
        <source>Give up this game</source>
        <translation>Luovuta tämä peli</translation>
    </message>
    <message>
        <source>Swap sides</source>
        <translation>Vaihda puolia</translation>
    </message>
    <message>
        <source>Swap the players&apos; sides</source>
        <translation>Pelaajat vaihtavat puolia</translation>
    </message>
    <message>
        <source>Side panel</source>
        <translation>Sivupaneeli</translation>
    </message>
    <message>
        <source>Show or hide players, time and moves</source>
        <translation>Näytä tai piilota pelaajat, aika ja siirrot</translation>
    </message>
    <message>
        <source>Full screen</source>
        <translation>Koko näyttö</translation>
    </message>
    <message>
        <source>Turn full screen on or off</source>
        <translation>Siirry koko näytön tilaan tai poistu siitä</translation>
    </message>
    <message>
        <source>Settings</source>
        <translation>Asetukset</translation>
    </message>
    <message>
        <source>Themes, colours, animation, sounds and language</source>
        <translation>Teema, värit, animaatio, äänet ja kieli</translation>
    </message>
    <message>
        <source>All actions</source>
        <translation>Kaikki toiminnot</translation>
    </message>
    <message>
        <source>Open the menu of all actions</source>
        <translation>Avaa kaikkien toimintojen valikko</translation>
    </message>
    <message>
        <source>Help</source>
        <translation>Ohje</translation>
    </message>
    <message>
        <source>How to play</source>
        <translation>Näin pelataan</translation>
    </message>
    <message>
        <source>Shortcuts</source>
        <translation>Pikanäppäimet</translation>
    </message>
    <message>
        <source>Show all keyboard shortcuts</source>
        <translation>Näytä kaikki pikanäppäimet</translation>
    </message>
    <message>
        <source>Quit</source>
        <translation>Lopeta</translation>
    </message>
    <message>
        <source>Leave the game and the program</source>
        <translation>Poistu pelistä ja ohjelmasta</translation>
    </message>
    <message>
        <source>Undo the last move</source>
        <translation>Kumoa viimeisin siirto</translation>
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
        <translation>Ohjelma ei osaa lukea yhtä peleistä.</translation>
    </message>
</context>
<context>
    <name>GameTimeRow</name>
    <message>
        <source>Game clock</source>
        <translation>Pelikello</translation>
    </message>
    <message>
        <source>Minutes for the game</source>
        <translation>Minuutteja peliin</translation>
    </message>
    <message>
        <source>Seconds added for every disc</source>
        <translation>Lisäsekunteja joka nappulasta</translation>
    </message>
    <message>
        <source>Off</source>
        <translation>Pois</translation>
    </message>
    <message>
        <source>Custom</source>
        <translation>Oma</translation>
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
        <translation>Jos aika loppuu, häviät.</translation>
    </message>
</context>
<context>
    <name>GameToolbar</name>
    <message>
        <source>Resume</source>
        <translation>Jatka</translation>
    </message>
    <message>
        <source>Pause</source>
        <translation>Tauko</translation>
    </message>
    <message>
        <source>Rematch</source>
        <translation>Revanssi</translation>
    </message>
    <message>
        <source>New game</source>
        <translation>Uusi peli</translation>
    </message>
</context>
<context>
    <name>GameWindow</name>
    <message>
        <source>The players have swapped sides.</source>
        <translation>Pelaajat ovat vaihtaneet puolia.</translation>
    </message>
    <message>
        <source>Row {number} is full.</source>
        <translation>Rivi {number} on täynnä.</translation>
    </message>
    <message>
        <source>Time is up: {name} passes.</source>
        <translation>Aika loppui: {name} jättää vuoron väliin.</translation>
    </message>
    <message>
        <source>Time is up: a random drop for {name}.</source>
        <translation>Aika loppui: {name} saa arvotun siirron.</translation>
    </message>
    <message>
        <source>Time is up: {name} loses.</source>
        <translation>Aika loppui: {name} häviää.</translation>
    </message>
    <message>
        <source>The game clock has run out: {name} loses.</source>
        <translation>Pelikello on nollassa: {name} häviää.</translation>
    </message>
    <message>
        <source>Column {number} is full.</source>
        <translation>Sarake {number} on täynnä.</translation>
    </message>
</context>
<context>
    <name>GamesExportDialog</name>
    <message>
        <source>Export games</source>
        <translation>Vie pelejä</translation>
    </message>
</context>
<context>
    <name>GamesExporter</name>
    <message>
        <source>the game is not in the archive any more</source>
        <translation>peli ei ole enää arkistossa</translation>
    </message>
</context>
<context>
    <name>GamesHead</name>
    <message>
        <source>{count} of {total}</source>
        <translation>{count}/{total}</translation>
    </message>
    <message>
        <source>Games</source>
        <translation>Pelit</translation>
    </message>
    <message>
        <source>List</source>
        <translation>Luettelo</translation>
    </message>
    <message>
        <source>Statistics</source>
        <translation>Tilastot</translation>
    </message>
    <message>
        <source>What is shown</source>
        <translation>Mitä näytetään</translation>
    </message>
</context>
<context>
    <name>GamesHeadings</name>
    <message>
        <source>Players</source>
        <translation>Pelaajat</translation>
    </message>
    <message>
        <source>Result</source>
        <translation>Tulos</translation>
    </message>
    <message>
        <source>Moves</source>
        <translation>Siirrot</translation>
    </message>
    <message>
        <source>Date</source>
        <translation>Päivä</translation>
    </message>
</context>
<context>
    <name>GamesPage</name>
    <message>
        <source>It is kept as {file}. New games are saved in a new archive.</source>
        <translation>Se on tallessa nimellä {file}. Uudet pelit tallentuvat uuteen arkistoon.</translation>
    </message>
    <message>
        <source>The archive of games was damaged</source>
        <translation>Peliarkisto oli vioittunut</translation>
    </message>
    <message>
        <source>{problem} Nothing in it was changed.</source>
        <translation>{problem} Siinä ei muutettu mitään.</translation>
    </message>
    <message>
        <source>The games cannot be read</source>
        <translation>Pelejä ei voi lukea</translation>
    </message>
    <message>
        <source>Try again</source>
        <translation>Yritä uudelleen</translation>
    </message>
    <message>
        <source>it is not in the archive any more</source>
        <translation>se ei ole enää arkistossa</translation>
    </message>
    <message>
        <source>This game cannot be replayed</source>
        <translation>Tätä peliä ei voi katsoa</translation>
    </message>
    <message>
        <source>Games</source>
        <translation>Pelit</translation>
    </message>
    <message>
        <source>No games yet</source>
        <translation>Ei vielä pelejä</translation>
    </message>
    <message>
        <source>Games that were played are kept here, on this computer only.</source>
        <translation>Pelatut pelit säilyvät täällä, vain tällä tietokoneella.</translation>
    </message>
    <message>
        <source>Play a game</source>
        <translation>Pelaa peli</translation>
    </message>
</context>
<context>
    <name>GamesView</name>
    <message>
        <source>Games</source>
        <translation>Pelit</translation>
    </message>
    <message>
        <source>Moves</source>
        <translation>Siirrot</translation>
    </message>
</context>
<context>
    <name>GraphBox</name>
    <message>
        <source>Evaluation of the game</source>
        <translation>Pelin kulku</translation>
    </message>
    <message>
        <source>The left and right arrow keys go through the game.</source>
        <translation>Nuolinäppäimet vasemmalle ja oikealle kulkevat pelin läpi.</translation>
    </message>
</context>
<context>
    <name>GraphLegend</name>
    <message>
        <source>proven</source>
        <translation>varma</translation>
    </message>
    <message>
        <source>estimate</source>
        <translation>arvio</translation>
    </message>
</context>
<context>
    <name>HelpDialog</name>
    <message>
        <source>How to play Connect Four</source>
        <translation>Näin pelataan Neljän suoraa</translation>
    </message>
    <message>
        <source>Guide</source>
        <translation>Opas</translation>
    </message>
    <message>
        <source>About</source>
        <translation>Tietoja</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Sulje</translation>
    </message>
    <message>
        <source>The guide is missing from this installation.</source>
        <translation>Opas puuttuu tästä asennuksesta.</translation>
    </message>
</context>
<context>
    <name>HintFeature</name>
    <message>
        <source>Looking for a hint…</source>
        <translation>Etsitään vihjettä…</translation>
    </message>
    <message>
        <source>Hint</source>
        <translation>Vihje</translation>
    </message>
    <message>
        <source>Show the best column and say why</source>
        <translation>Näytä paras sarake ja kerro miksi</translation>
    </message>
    <message>
        <source>Column {number}</source>
        <translation>Sarake {number}</translation>
    </message>
    <message>
        <source>No hint: something went wrong; details are in the log.</source>
        <translation>Vihjettä ei saatu: jokin meni pieleen, ja syy löytyy lokista.</translation>
    </message>
    <message>
        <source>There is no hint</source>
        <translation>Vihjettä ei ole</translation>
    </message>
</context>
<context>
    <name>LanguageChoice</name>
    <message>
        <source>System</source>
        <translation>Järjestelmä</translation>
    </message>
    <message>
        <source>Language</source>
        <translation>Kieli</translation>
    </message>
</context>
<context>
    <name>LastGameCard</name>
    <message>
        <source>Look at this game again</source>
        <translation>Katso tämä peli uudelleen</translation>
    </message>
</context>
<context>
    <name>LastGameLink</name>
    <message>
        <source>Look at the last game</source>
        <translation>Katso viimeisin peli</translation>
    </message>
</context>
<context>
    <name>LeftOff</name>
    <message>
        <source>Where you left off</source>
        <translation>Mihin jäit</translation>
    </message>
</context>
<context>
    <name>LessonPage</name>
    <message>
        <source>hint</source>
        <translation>vihje</translation>
    </message>
    <message>
        <source>Look at column {column}.</source>
        <translation>Katso saraketta {column}.</translation>
    </message>
    <message>
        <source>your try</source>
        <translation>yrityksesi</translation>
    </message>
    <message>
        <source>{mover} to move. {task}. {text}</source>
        <translation>Vuorossa {mover}. {task}. {text}</translation>
    </message>
    <message>
        <source>Yes — column {column}</source>
        <translation>Kyllä – sarake {column}</translation>
    </message>
    <message>
        <source>Lesson done</source>
        <translation>Oppitunti valmis</translation>
    </message>
    <message>
        <source>Not quite — column {column}</source>
        <translation>Ei aivan – sarake {column}</translation>
    </message>
    <message>
        <source>Choose a column with the mouse or with 1–{columns}, and drop with Enter. H gives a hint.</source>
        <translation>Valitse sarake hiirellä tai näppäimillä 1–{columns} ja pudota Enterillä. H antaa vihjeen.</translation>
    </message>
    <message>
        <source>Your move</source>
        <translation>Sinun vuorosi</translation>
    </message>
    <message>
        <source>Back to training</source>
        <translation>Takaisin harjoituksiin</translation>
    </message>
    <message>
        <source>Next lesson</source>
        <translation>Seuraava oppitunti</translation>
    </message>
    <message>
        <source>Step {number} of {count}</source>
        <translation>Vaihe {number}/{count}</translation>
    </message>
    <message>
        <source>Lesson</source>
        <translation>Oppitunti</translation>
    </message>
    <message>
        <source>Training</source>
        <translation>Harjoitus</translation>
    </message>
    <message>
        <source>Back to the training (Esc)</source>
        <translation>Takaisin harjoituksiin (Esc)</translation>
    </message>
    <message>
        <source>Hint</source>
        <translation>Vihje</translation>
    </message>
    <message>
        <source>Point at a column (H)</source>
        <translation>Osoita sarake (H)</translation>
    </message>
    <message>
        <source>Next</source>
        <translation>Seuraava</translation>
    </message>
    <message>
        <source>Go on (N)</source>
        <translation>Jatka (N)</translation>
    </message>
    <message>
        <source>Try again</source>
        <translation>Yritä uudelleen</translation>
    </message>
    <message>
        <source>Take the marks away (Backspace)</source>
        <translation>Poista merkinnät (askelpalautin)</translation>
    </message>
</context>
<context>
    <name>LessonsCard</name>
    <message>
        <source>Lessons</source>
        <translation>Oppitunnit</translation>
    </message>
    <message>
        <source>{done} of {total} done</source>
        <translation>{done}/{total} valmiina</translation>
    </message>
    <message>
        <source>Two minutes each</source>
        <translation>Kaksi minuuttia kukin</translation>
    </message>
</context>
<context>
    <name>LevelsBox</name>
    <message>
        <source>Difficulty of the second bot</source>
        <translation>Toisen botin taso</translation>
    </message>
    <message>
        <source>Difficulty</source>
        <translation>Vaikeustaso</translation>
    </message>
    <message>
        <source>{level} plays Classic only. The strongest here is {strongest}.</source>
        <translation>{level} pelaa vain klassista. Vahvin tässä on {strongest}.</translation>
    </message>
    <message>
        <source>Difficulty of the first bot</source>
        <translation>Ensimmäisen botin taso</translation>
    </message>
</context>
<context>
    <name>ListSide</name>
    <message>
        <source>Replay</source>
        <translation>Katso</translation>
    </message>
    <message>
        <source>Look at the game move by move (Enter)</source>
        <translation>Katso peli siirto siirrolta (Enter)</translation>
    </message>
    <message>
        <source>Review</source>
        <translation>Läpikäynti</translation>
    </message>
    <message>
        <source>See how good every move was, and why (V)</source>
        <translation>Katso, kuinka hyvä kukin siirto oli ja miksi (V)</translation>
    </message>
    <message>
        <source>Export…</source>
        <translation>Vie…</translation>
    </message>
    <message>
        <source>Write the game, or all that are listed, to a file (E)</source>
        <translation>Tallenna peli tai kaikki luettelon pelit tiedostoon (E)</translation>
    </message>
    <message>
        <source>Delete</source>
        <translation>Poista</translation>
    </message>
    <message>
        <source>Delete the game; it can be undone (Del)</source>
        <translation>Poista peli; sen voi kumota (Del)</translation>
    </message>
    <message>
        <source>Nothing found</source>
        <translation>Ei löytynyt mitään</translation>
    </message>
    <message>
        <source>No game meets all the filters.</source>
        <translation>Mikään peli ei täytä kaikkia suodattimia.</translation>
    </message>
    <message>
        <source>Clear filters</source>
        <translation>Tyhjennä suodattimet</translation>
    </message>
</context>
<context>
    <name>MainMenu</name>
    <message>
        <source>Play</source>
        <translation>Pelaa</translation>
    </message>
    <message>
        <source>Start a game or go on with one</source>
        <translation>Aloita peli tai jatka peliä</translation>
    </message>
    <message>
        <source>Connect Four</source>
        <translation>Neljän suora</translation>
    </message>
</context>
<context>
    <name>MatchForm</name>
    <message>
        <source>Opponent</source>
        <translation>Vastustaja</translation>
    </message>
    <message>
        <source>Difficulty</source>
        <translation>Vaikeustaso</translation>
    </message>
    <message>
        <source>Bot</source>
        <translation>Botti</translation>
    </message>
    <message>
        <source>Board</source>
        <translation>Pelilauta</translation>
    </message>
    <message>
        <source>Friend</source>
        <translation>Kaveri</translation>
    </message>
    <message>
        <source>Choose the file of your bot first.</source>
        <translation>Valitse ensin bottisi tiedosto.</translation>
    </message>
    <message>
        <source>There is no file {path}.</source>
        <translation>Tiedostoa {path} ei ole.</translation>
    </message>
    <message>
        <source>Computer</source>
        <translation>Tietokone</translation>
    </message>
    <message>
        <source>Own bot…</source>
        <translation>Oma botti…</translation>
    </message>
    <message>
        <source>A bot that you or somebody else wrote, in Python or as a UGI program</source>
        <translation>Sinun tai jonkun muun tekemä botti, Pythonilla tai UGI-ohjelmana</translation>
    </message>
    <message>
        <source>Watch two bots</source>
        <translation>Katso botteja</translation>
    </message>
    <message>
        <source>Rules</source>
        <translation>Säännöt</translation>
    </message>
</context>
<context>
    <name>MessageStrip</name>
    <message>
        <source>Close</source>
        <translation>Sulje</translation>
    </message>
</context>
<context>
    <name>MistakeLegend</name>
    <message>
        <source>mistake</source>
        <translation>virhe</translation>
    </message>
</context>
<context>
    <name>MoreOptions</name>
    <message>
        <source>Players</source>
        <translation>Pelaajat</translation>
    </message>
    <message>
        <source>Who starts</source>
        <translation>Aloittaja</translation>
    </message>
    <message>
        <source>Turn timer</source>
        <translation>Siirtoaika</translation>
    </message>
    <message>
        <source>When time runs out</source>
        <translation>Ajan loppuessa</translation>
    </message>
    <message>
        <source>Game clock</source>
        <translation>Pelikello</translation>
    </message>
    <message>
        <source>Names, who starts, and the clocks ({keys})</source>
        <translation>Nimet, aloittaja ja kellot ({keys})</translation>
    </message>
    <message>
        <source>You</source>
        <translation>Sinä</translation>
    </message>
    <message>
        <source>Alternate</source>
        <translation>Vuorotellen</translation>
    </message>
    <message>
        <source>no turn timer</source>
        <translation>ei siirtoaikaa</translation>
    </message>
    <message>
        <source>More options</source>
        <translation>Lisää valintoja</translation>
    </message>
    <message>
        <source>You start</source>
        <translation>Sinä aloitat</translation>
    </message>
    <message>
        <source>{name} starts</source>
        <translation>{name} aloittaa</translation>
    </message>
    <message>
        <source>no game clock</source>
        <translation>ei pelikelloa</translation>
    </message>
    <message>
        <source>game clock {time}</source>
        <translation>pelikello {time}</translation>
    </message>
</context>
<context>
    <name>MoveRecord</name>
    <message>
        <source>Moves</source>
        <translation>Siirrot</translation>
    </message>
    <message>
        <source>None yet</source>
        <translation>Ei vielä siirtoja</translation>
    </message>
</context>
<context>
    <name>Narrator</name>
    <message>
        <source>New game, {rows} rows and {columns} columns; {mover} to move</source>
        <translation>Uusi peli, {rows} riviä ja {columns} saraketta; vuorossa {mover}</translation>
    </message>
    <message>
        <source>{player} passes; {mover} to move</source>
        <translation>{player} jättää vuoron väliin; vuorossa {mover}</translation>
    </message>
    <message>
        <source>{turn}; {mover} to move</source>
        <translation>{turn}; vuorossa {mover}</translation>
    </message>
    <message>
        <source>{player}, column {column}, row {row}; {mover} to move</source>
        <translation>{player}, sarake {column}, rivi {row}; vuorossa {mover}</translation>
    </message>
    <message>
        <source>The players have swapped sides: {first} plays {red}, {second} plays {yellow}</source>
        <translation>Pelaajat ovat vaihtaneet puolia: {first} on nyt {red}, {second} on {yellow}</translation>
    </message>
    <message>
        <source>Time is up for {player}</source>
        <translation>Aika loppui: {player}</translation>
    </message>
    <message>
        <source>Column {column} is full</source>
        <translation>Sarake {column} on täynnä</translation>
    </message>
    <message>
        <source>{title}. {reason}</source>
        <translation>{title}. {reason}</translation>
    </message>
    <message>
        <source>{action}: not possible now</source>
        <translation>{action}: ei onnistu nyt</translation>
    </message>
    <message>
        <source>The computer cannot move. Play again or go back to the menu.</source>
        <translation>Tietokone ei voi tehdä siirtoa. Pelaa uudelleen tai palaa valikkoon.</translation>
    </message>
    <message>
        <source>Redone: {moves}</source>
        <translation>Tehty uudelleen: {moves}</translation>
    </message>
    <message>
        <source>Redone: {moves}; {mover} to move</source>
        <translation>Tehty uudelleen: {moves}; vuorossa {mover}</translation>
    </message>
    <message>
        <source>Undone: {moves}; {mover} to move</source>
        <translation>Kumottu: {moves}; vuorossa {mover}</translation>
    </message>
    <message>
        <source>Paused</source>
        <translation>Tauolla</translation>
    </message>
    <message>
        <source>The game goes on; {mover} to move</source>
        <translation>Peli jatkuu; vuorossa {mover}</translation>
    </message>
    <message>
        <source>Row {row} is full</source>
        <translation>Rivi {row} on täynnä</translation>
    </message>
    <message>
        <source>Row {row}, column {column}</source>
        <translation>Rivi {row}, sarake {column}</translation>
    </message>
    <message>
        <source>Column {column}, slides to column {end}, row {row}</source>
        <translation>Sarake {column}, liukuu sarakkeeseen {end}, rivi {row}</translation>
    </message>
    <message>
        <source>Column {column}, row {row}</source>
        <translation>Sarake {column}, rivi {row}</translation>
    </message>
    <message>
        <source>There is no row {number}</source>
        <translation>Riviä {number} ei ole</translation>
    </message>
    <message>
        <source>There is no column {number}</source>
        <translation>Saraketta {number} ei ole</translation>
    </message>
    <message>
        <source>A disc is still falling</source>
        <translation>Nappula putoaa vielä</translation>
    </message>
</context>
<context>
    <name>NavigationBar</name>
    <message>
        <source>Connect Four</source>
        <translation>Neljän suora</translation>
    </message>
    <message>
        <source>Help</source>
        <translation>Ohje</translation>
    </message>
    <message>
        <source>How to play (F1)</source>
        <translation>Näin pelataan (F1)</translation>
    </message>
    <message>
        <source>Settings</source>
        <translation>Asetukset</translation>
    </message>
    <message>
        <source>Themes, colours, animation, sounds and language ({keys})</source>
        <translation>Teema, värit, animaatio, äänet ja kieli ({keys})</translation>
    </message>
</context>
<context>
    <name>OpenButton</name>
    <message>
        <source>Open a game…</source>
        <translation>Avaa peli…</translation>
    </message>
    <message>
        <source>Look at a game from a file ({keys})</source>
        <translation>Katso peli tiedostosta ({keys})</translation>
    </message>
    <message>
        <source>Choose a file…</source>
        <translation>Valitse tiedosto…</translation>
    </message>
</context>
<context>
    <name>OpenDialog</name>
    <message>
        <source>Open a game</source>
        <translation>Avaa peli</translation>
    </message>
    <message>
        <source>Games</source>
        <translation>Pelit</translation>
    </message>
    <message>
        <source>All files</source>
        <translation>Kaikki tiedostot</translation>
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
        <translation>Sekunnit, jotka botilla on siirtoon</translation>
    </message>
    <message>
        <source>File of the bot: {name}</source>
        <translation>Botin tiedosto: {name}</translation>
    </message>
    <message>
        <source>Choose a file…</source>
        <translation>Valitse tiedosto…</translation>
    </message>
</context>
<context>
    <name>PauseVeil</name>
    <message>
        <source>Paused</source>
        <translation>Tauolla</translation>
    </message>
    <message>
        <source>Click or press P to go on</source>
        <translation>Jatka napsauttamalla tai P-näppäimellä</translation>
    </message>
</context>
<context>
    <name>PlayPage</name>
    <message>
        <source>New game</source>
        <translation>Uusi peli</translation>
    </message>
    <message>
        <source>Start game</source>
        <translation>Aloita peli</translation>
    </message>
    <message>
        <source>Set up a position…</source>
        <translation>Aseta asema…</translation>
    </message>
    <message>
        <source>Tournament…</source>
        <translation>Turnaus…</translation>
    </message>
    <message>
        <source>Let several bots play many games against each other</source>
        <translation>Anna usean botin pelata monta peliä toisiaan vastaan</translation>
    </message>
    <message>
        <source>Put discs on a board as you like, and play from there by the classic rules ({keys})</source>
        <translation>Aseta nappulat laudalle mielesi mukaan ja pelaa siitä klassisin säännöin ({keys})</translation>
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
        <translation>Ensimmäisen pelaajan nimi</translation>
    </message>
    <message>
        <source>Name of the second player</source>
        <translation>Toisen pelaajan nimi</translation>
    </message>
</context>
<context>
    <name>PositionSaving</name>
    <message>
        <source>Game</source>
        <translation>Peli</translation>
    </message>
    <message>
        <source>Save as…</source>
        <translation>Tallenna nimellä…</translation>
    </message>
    <message>
        <source>something went wrong; details are in the log</source>
        <translation>jokin meni pieleen, ja syy löytyy lokista</translation>
    </message>
    <message>
        <source>{file} cannot be written: {problem}.</source>
        <translation>Tiedostoa {file} ei voi tallentaa: {problem}.</translation>
    </message>
    <message>
        <source>Written: {file}</source>
        <translation>Tallennettu: {file}</translation>
    </message>
</context>
<context>
    <name>PreviewBoard</name>
    <message>
        <source>Preview</source>
        <translation>Esikatselu</translation>
    </message>
</context>
<context>
    <name>ProblemCard</name>
    <message>
        <source>The saved game cannot be read</source>
        <translation>Tallennettua peliä ei voi lukea</translation>
    </message>
    <message>
        <source>Delete</source>
        <translation>Poista</translation>
    </message>
</context>
<context>
    <name>Program</name>
    <message>
        <source>Train</source>
        <translation>Harjoittele</translation>
    </message>
    <message>
        <source>Lessons, puzzles, and what comes back</source>
        <translation>Oppitunnit, tehtävät ja se, mikä palaa</translation>
    </message>
    <message>
        <source>Games</source>
        <translation>Pelit</translation>
    </message>
    <message>
        <source>Every game that was played, and statistics</source>
        <translation>Kaikki pelatut pelit ja tilastot</translation>
    </message>
    <message>
        <source>The game cannot be saved: {problem}.</source>
        <translation>Peliä ei voi tallentaa: {problem}.</translation>
    </message>
</context>
<context>
    <name>ProgressCard</name>
    <message>
        <source>Progress</source>
        <translation>Edistyminen</translation>
    </message>
    <message>
        <source>Go on</source>
        <translation>Jatka</translation>
    </message>
    <message>
        <source>Stop</source>
        <translation>Lopeta</translation>
    </message>
    <message>
        <source>Export…</source>
        <translation>Vie…</translation>
    </message>
    <message>
        <source>Write every game into a file, as JSON lines</source>
        <translation>Tallenna kaikki pelit tiedostoon JSON-riveinä</translation>
    </message>
    <message>
        <source>Pause or go on (Space)</source>
        <translation>Tauko tai jatka (välilyönti)</translation>
    </message>
    <message>
        <source>Start</source>
        <translation>Aloita</translation>
    </message>
    <message>
        <source>Start anew</source>
        <translation>Aloita alusta</translation>
    </message>
    <message>
        <source>Pause</source>
        <translation>Tauko</translation>
    </message>
    <message>
        <source>Not started</source>
        <translation>Ei aloitettu</translation>
    </message>
    <message>
        <source>Choose at least two bots.</source>
        <translation>Valitse vähintään kaksi bottia.</translation>
    </message>
    <message>
        <source>Paused</source>
        <translation>Tauolla</translation>
    </message>
    <message>
        <source>Left off</source>
        <translation>Kesken</translation>
    </message>
    <message>
        <source>Finished</source>
        <translation>Valmis</translation>
    </message>
</context>
<context>
    <name>PuzzleFeedback</name>
    <message>
        <source>Choose a column with the mouse or with 1–{columns}, and drop with Enter. H gives a hint.</source>
        <translation>Valitse sarake hiirellä tai näppäimillä 1–{columns} ja pudota Enterillä. H antaa vihjeen.</translation>
    </message>
    <message>
        <source>Your move</source>
        <translation>Sinun vuorosi</translation>
    </message>
    <message>
        <source>The opponent answers in column {column}.</source>
        <translation>Vastustaja vastaa sarakkeeseen {column}.</translation>
    </message>
    <message>
        <source>It comes back soon</source>
        <translation>Palaa pian</translation>
    </message>
    <message>
        <source>Solved</source>
        <translation>Ratkaistu</translation>
    </message>
    <message>
        <source>Yes — column {column}</source>
        <translation>Kyllä – sarake {column}</translation>
    </message>
    <message>
        <source>Wins too — column {column}</source>
        <translation>Voittaa myös – sarake {column}</translation>
    </message>
    <message>
        <source>Not quite — column {column}</source>
        <translation>Ei aivan – sarake {column}</translation>
    </message>
    <message>
        <source>Look at the discs with a white ring.</source>
        <translation>Katso nappuloita, joilla on valkoinen rengas.</translation>
    </message>
    <message>
        <source>Look at column {column}.</source>
        <translation>Katso saraketta {column}.</translation>
    </message>
    <message>
        <source>Hint</source>
        <translation>Vihje</translation>
    </message>
    <message>
        <source>Columns {line}.</source>
        <translation>Sarakkeet {line}.</translation>
    </message>
    <message>
        <source>The solution</source>
        <translation>Ratkaisu</translation>
    </message>
    <message>
        <source>This position could not be worked out in time. Try another column, or skip the puzzle.</source>
        <translation>Tätä asemaa ei saatu laskettua ajoissa. Kokeile toista saraketta tai ohita tehtävä.</translation>
    </message>
    <message>
        <source>Not known</source>
        <translation>Ei tiedossa</translation>
    </message>
    <message>
        <source>{solved} of {total} solved</source>
        <translation>{solved}/{total} ratkaistu</translation>
    </message>
    <message>
        <source>What was missed comes back in the next days.</source>
        <translation>Mikä meni vikaan, palaa lähipäivinä.</translation>
    </message>
    <message>
        <source>Next</source>
        <translation>Seuraava</translation>
    </message>
    <message>
        <source>Go to the next puzzle (N)</source>
        <translation>Seuraavaan tehtävään (N)</translation>
    </message>
    <message>
        <source>Try again</source>
        <translation>Yritä uudelleen</translation>
    </message>
    <message>
        <source>Take the marks away (Backspace)</source>
        <translation>Poista merkinnät (askelpalautin)</translation>
    </message>
    <message>
        <source>Show me</source>
        <translation>Näytä</translation>
    </message>
    <message>
        <source>Give up and see how it goes (S)</source>
        <translation>Luovuta ja katso, miten se menee (S)</translation>
    </message>
    <message>
        <source>More puzzles</source>
        <translation>Lisää tehtäviä</translation>
    </message>
    <message>
        <source>Go on with another sitting</source>
        <translation>Jatka uusilla tehtävillä</translation>
    </message>
    <message>
        <source>Back to training</source>
        <translation>Takaisin harjoituksiin</translation>
    </message>
    <message>
        <source>Back to the training (Esc)</source>
        <translation>Takaisin harjoituksiin (Esc)</translation>
    </message>
</context>
<context>
    <name>PuzzlePage</name>
    <message>
        <source>Column {column} is full</source>
        <translation>Sarake {column} on täynnä</translation>
    </message>
    <message>
        <source>your try</source>
        <translation>yrityksesi</translation>
    </message>
    <message>
        <source>hint</source>
        <translation>vihje</translation>
    </message>
    <message>
        <source>{mover} to move</source>
        <translation>Vuorossa {mover}</translation>
    </message>
    <message>
        <source>Puzzle</source>
        <translation>Tehtävä</translation>
    </message>
    <message>
        <source>Training</source>
        <translation>Harjoitus</translation>
    </message>
    <message>
        <source>Back to the training (Esc)</source>
        <translation>Takaisin harjoituksiin (Esc)</translation>
    </message>
    <message>
        <source>Hint</source>
        <translation>Vihje</translation>
    </message>
    <message>
        <source>Ring the discs to look at, then point at the column (H)</source>
        <translation>Ympyröi tärkeät nappulat, sitten osoita sarake (H)</translation>
    </message>
    <message>
        <source>Solution</source>
        <translation>Ratkaisu</translation>
    </message>
    <message>
        <source>Give up and see how it goes (S)</source>
        <translation>Luovuta ja katso, miten se menee (S)</translation>
    </message>
    <message>
        <source>Skip</source>
        <translation>Ohita</translation>
    </message>
    <message>
        <source>Go to the next puzzle (N)</source>
        <translation>Seuraavaan tehtävään (N)</translation>
    </message>
</context>
<context>
    <name>RatePlot</name>
    <message>
        <source>{title}: {percent}, {games}, {won} won, {drawn} drawn, {lost} lost</source>
        <translation>{title}: {percent}, {games}, {won} voitettu, {drawn} tasapeliä, {lost} hävitty</translation>
    </message>
</context>
<context>
    <name>RatingPlot</name>
    <message>
        <source>first {first}, best {best}, now {last}, after {games} games</source>
        <translation>ensin {first}, paras {best}, nyt {last}, {games} pelin jälkeen</translation>
    </message>
</context>
<context>
    <name>ReplayActions</name>
    <message>
        <source>First position</source>
        <translation>Ensimmäinen asema</translation>
    </message>
    <message>
        <source>Show the start of the game</source>
        <translation>Näytä pelin alku</translation>
    </message>
    <message>
        <source>Look back</source>
        <translation>Selaa taaksepäin</translation>
    </message>
    <message>
        <source>Show the game one move earlier, without undoing anything</source>
        <translation>Näytä peli yhtä siirtoa aiemmin kumoamatta mitään</translation>
    </message>
    <message>
        <source>Stop</source>
        <translation>Pysäytä</translation>
    </message>
    <message>
        <source>Stop showing move after move</source>
        <translation>Lopeta siirtojen näyttäminen</translation>
    </message>
    <message>
        <source>Play through</source>
        <translation>Toista peli</translation>
    </message>
    <message>
        <source>Show move after move</source>
        <translation>Näytä siirto siirrolta</translation>
    </message>
    <message>
        <source>Next move</source>
        <translation>Seuraava siirto</translation>
    </message>
    <message>
        <source>Show the game one move later</source>
        <translation>Näytä peli yhtä siirtoa myöhemmin</translation>
    </message>
    <message>
        <source>Last position</source>
        <translation>Viimeinen asema</translation>
    </message>
    <message>
        <source>Show the end of the game</source>
        <translation>Näytä pelin loppu</translation>
    </message>
    <message>
        <source>Back to the game</source>
        <translation>Takaisin peliin</translation>
    </message>
    <message>
        <source>Show the game as it stands now</source>
        <translation>Näytä pelin nykyinen tilanne</translation>
    </message>
    <message>
        <source>Play from here</source>
        <translation>Pelaa tästä</translation>
    </message>
    <message>
        <source>Start another game at this point; this one is kept</source>
        <translation>Aloita tästä toinen peli; tämä säilyy</translation>
    </message>
</context>
<context>
    <name>ReplayFeature</name>
    <message>
        <source>Back at the end of the game</source>
        <translation>Takaisin pelin lopussa</translation>
    </message>
    <message>
        <source>Back in the game; {name} to move</source>
        <translation>Takaisin pelissä; vuorossa {name}</translation>
    </message>
    <message>
        <source>You are looking back; choose Play from here to start a game.</source>
        <translation>Selaat peliä; aloita uusi valitsemalla ”Pelaa tästä”.</translation>
    </message>
</context>
<context>
    <name>ReplayStrip</name>
    <message>
        <source>Move {number} of {count}</source>
        <translation>Siirto {number}/{count}</translation>
    </message>
    <message>
        <source>Speed: {speed}</source>
        <translation>Nopeus: {speed}</translation>
    </message>
    <message>
        <source>How fast to play through</source>
        <translation>Kuinka nopeasti peli toistetaan</translation>
    </message>
</context>
<context>
    <name>ResultCard</name>
    <message>
        <source>Play again</source>
        <translation>Pelaa uudelleen</translation>
    </message>
    <message>
        <source>Back to menu</source>
        <translation>Valikkoon</translation>
    </message>
    <message>
        <source>Review</source>
        <translation>Läpikäynti</translation>
    </message>
    <message>
        <source>See how good every move was, and why (Ctrl+R)</source>
        <translation>Katso, kuinka hyvä kukin siirto oli ja miksi (Ctrl+R)</translation>
    </message>
</context>
<context>
    <name>ReviewActions</name>
    <message>
        <source>Review</source>
        <translation>Läpikäynti</translation>
    </message>
    <message>
        <source>The coach knows the classic rules only</source>
        <translation>Valmentaja tuntee vain klassiset säännöt</translation>
    </message>
    <message>
        <source>See how good every move was, and why; or leave the review</source>
        <translation>Katso, kuinka hyvä kukin siirto oli ja miksi, tai poistu läpikäynnistä</translation>
    </message>
    <message>
        <source>Show me</source>
        <translation>Näytä</translation>
    </message>
    <message>
        <source>Play the line that proves it (Space)</source>
        <translation>Näytä siirtosarja, joka todistaa sen (välilyönti)</translation>
    </message>
    <message>
        <source>Try again</source>
        <translation>Yritä uudelleen</translation>
    </message>
    <message>
        <source>Play on from here and see whether your move holds</source>
        <translation>Jatka tästä ja katso, pitääkö siirtosi</translation>
    </message>
    <message>
        <source>Next mistake</source>
        <translation>Seuraava virhe</translation>
    </message>
    <message>
        <source>Show the next mistake</source>
        <translation>Näytä seuraava virhe</translation>
    </message>
    <message>
        <source>Previous mistake</source>
        <translation>Edellinen virhe</translation>
    </message>
    <message>
        <source>Show the mistake before this one</source>
        <translation>Näytä tätä edeltävä virhe</translation>
    </message>
    <message>
        <source>Play from here</source>
        <translation>Pelaa tästä</translation>
    </message>
    <message>
        <source>Start another game at this point; this one is kept</source>
        <translation>Aloita tästä toinen peli; tämä säilyy</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Sulje</translation>
    </message>
    <message>
        <source>Leave the review</source>
        <translation>Poistu läpikäynnistä</translation>
    </message>
    <message>
        <source>Stop</source>
        <translation>Pysäytä</translation>
    </message>
    <message>
        <source>Stop the review; what is known stays</source>
        <translation>Pysäytä läpikäynti; löydetty säilyy</translation>
    </message>
</context>
<context>
    <name>ReviewCard</name>
    <message>
        <source>Review</source>
        <translation>Läpikäynti</translation>
    </message>
    <message>
        <source>Coach</source>
        <translation>Valmentaja</translation>
    </message>
    <message>
        <source>Graph</source>
        <translation>Käyrä</translation>
    </message>
    <message>
        <source>Moves</source>
        <translation>Siirrot</translation>
    </message>
    <message>
        <source>Result</source>
        <translation>Tulos</translation>
    </message>
    <message>
        <source>What is shown</source>
        <translation>Mitä näytetään</translation>
    </message>
</context>
<context>
    <name>RulesChoice</name>
    <message>
        <source>Rules</source>
        <translation>Säännöt</translation>
    </message>
</context>
<context>
    <name>RulesRow</name>
    <message>
        <source>On boards from {size} up.</source>
        <translation>Laudoilla koosta {size} alkaen.</translation>
    </message>
</context>
<context>
    <name>RunningBoard</name>
    <message>
        <source>move</source>
        <translation>siirto</translation>
    </message>
    <message>
        <source>{first} against {second}, {size}, move {count}</source>
        <translation>{first} vastaan {second}, {size}, siirto {count}</translation>
    </message>
</context>
<context>
    <name>RunningBoards</name>
    <message>
        <source>Running now</source>
        <translation>Käynnissä nyt</translation>
    </message>
</context>
<context>
    <name>Segmented</name>
    <message>
        <source>{number} of {count}</source>
        <translation>{number} / {count}</translation>
    </message>
</context>
<context>
    <name>SetCard</name>
    <message>
        <source>new</source>
        <translation>uusi</translation>
    </message>
    <message>
        <source>Play some games, and your mistakes come here.</source>
        <translation>Pelaa muutama peli, niin virheesi tulevat tänne.</translation>
    </message>
</context>
<context>
    <name>SetUpControls</name>
    <message>
        <source>Disc</source>
        <translation>Nappula</translation>
    </message>
    <message>
        <source>To move</source>
        <translation>Vuorossa</translation>
    </message>
    <message>
        <source>Rows</source>
        <translation>Rivit</translation>
    </message>
    <message>
        <source>Columns</source>
        <translation>Sarakkeet</translation>
    </message>
    <message>
        <source>Eraser</source>
        <translation>Pyyhekumi</translation>
    </message>
    <message>
        <source>Click to drop, right click to take away. Keys: 1–9 drop, Del takes away, X and O choose the disc, E the eraser. Moves such as 44-53 and boards copied as text can be pasted.</source>
        <translation>Napsauta pudottaaksesi, napsauta oikealla poistaaksesi. Näppäimet: 1–9 pudottaa, Del poistaa, X ja O valitsevat nappulan, E pyyhekumin. Siirrot kuten 44-53 ja tekstinä kopioidut laudat voi liittää.</translation>
    </message>
    <message>
        <source>Undo</source>
        <translation>Kumoa</translation>
    </message>
    <message>
        <source>Redo</source>
        <translation>Tee uudelleen</translation>
    </message>
    <message>
        <source>Clear</source>
        <translation>Tyhjennä</translation>
    </message>
    <message>
        <source>Paste</source>
        <translation>Liitä</translation>
    </message>
    <message>
        <source>Analyse</source>
        <translation>Analysoi</translation>
    </message>
    <message>
        <source>Open the position as a game between two people, with the analysis</source>
        <translation>Avaa asema kahden ihmisen pelinä analyysin kanssa</translation>
    </message>
    <message>
        <source>Save as…</source>
        <translation>Tallenna nimellä…</translation>
    </message>
    <message>
        <source>Write the position to a file that can be opened again</source>
        <translation>Tallenna asema tiedostoon, jonka voi avata uudelleen</translation>
    </message>
</context>
<context>
    <name>SetUpDialog</name>
    <message>
        <source>Press Esc again to leave without this position.</source>
        <translation>Paina Esc uudelleen, jos haluat poistua ilman tätä asemaa.</translation>
    </message>
    <message>
        <source>Column {number} is full.</source>
        <translation>Sarake {number} on täynnä.</translation>
    </message>
    <message>
        <source>Column {number} is empty.</source>
        <translation>Sarake {number} on tyhjä.</translation>
    </message>
    <message>
        <source>The board is empty.</source>
        <translation>Lauta on tyhjä.</translation>
    </message>
    <message>
        <source>Set up a position</source>
        <translation>Aseta asema</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Peruuta</translation>
    </message>
    <message>
        <source>Play from here</source>
        <translation>Pelaa tästä</translation>
    </message>
    <message>
        <source>Column {column}: {discs}</source>
        <translation>Sarake {column}: {discs}</translation>
    </message>
</context>
<context>
    <name>SetUpFeature</name>
    <message>
        <source>A new game from the position that was set up</source>
        <translation>Uusi peli asetetusta asemasta</translation>
    </message>
    <message>
        <source>Set up a position…</source>
        <translation>Aseta asema…</translation>
    </message>
    <message>
        <source>Positions can be set up by the classic rules only</source>
        <translation>Asemia voi asettaa vain klassisilla säännöillä</translation>
    </message>
    <message>
        <source>Put discs on a board as you like, and play from there</source>
        <translation>Aseta nappulat laudalle mielesi mukaan ja pelaa siitä</translation>
    </message>
</context>
<context>
    <name>SettingsDialog</name>
    <message>
        <source>Settings</source>
        <translation>Asetukset</translation>
    </message>
    <message>
        <source>Theme</source>
        <translation>Teema</translation>
    </message>
    <message>
        <source>Text size</source>
        <translation>Tekstin koko</translation>
    </message>
    <message>
        <source>Animation</source>
        <translation>Animaatio</translation>
    </message>
    <message>
        <source>Screen reader</source>
        <translation>Ruudunlukija</translation>
    </message>
    <message>
        <source>Offer to take back mistakes</source>
        <translation>Ehdota virheiden perumista</translation>
    </message>
    <message>
        <source>After a mistake against the computer the coach says why and offers Undo</source>
        <translation>Virheen jälkeen tietokonetta vastaan valmentaja kertoo syyn ja ehdottaa perumista</translation>
    </message>
    <message>
        <source>Restore defaults</source>
        <translation>Palauta oletukset</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Peruuta</translation>
    </message>
    <message>
        <source>OK</source>
        <translation>OK</translation>
    </message>
    <message>
        <source>Sounds</source>
        <translation>Äänet</translation>
    </message>
    <message>
        <source>Language</source>
        <translation>Kieli</translation>
    </message>
    <message>
        <source>Teaching</source>
        <translation>Opetus</translation>
    </message>
    <message>
        <source>Processor cores</source>
        <translation>Prosessorin ytimet</translation>
    </message>
</context>
<context>
    <name>ShortcutsDialog</name>
    <message>
        <source>Shortcuts</source>
        <translation>Pikanäppäimet</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Sulje</translation>
    </message>
    <message>
        <source>Choose a column</source>
        <translation>Valitse sarake</translation>
    </message>
    <message>
        <source>Move to the next column</source>
        <translation>Siirry viereiseen sarakkeeseen</translation>
    </message>
    <message>
        <source>Enter, Space, ↓</source>
        <translation>Enter, välilyönti, ↓</translation>
    </message>
    <message>
        <source>Drop</source>
        <translation>Pudota nappula</translation>
    </message>
    <message>
        <source>Go to the next control</source>
        <translation>Siirry seuraavaan kohtaan</translation>
    </message>
</context>
<context>
    <name>SittingTiles</name>
    <message>
        <source>best {days}</source>
        <translation>ennätys {days}</translation>
    </message>
    <message>
        <source>Streak</source>
        <translation>Putki</translation>
    </message>
    <message>
        <source>Rating</source>
        <translation>Taso</translation>
    </message>
    <message>
        <source>{count} done</source>
        <translation>{count} tehty</translation>
    </message>
    <message>
        <source>Due today</source>
        <translation>Tänään</translation>
    </message>
</context>
<context>
    <name>StatisticsPanel</name>
    <message>
        <source>Statistics</source>
        <translation>Tilastot</translation>
    </message>
    <message>
        <source>Win rate by level</source>
        <translation>Voitot tasoittain</translation>
    </message>
    <message>
        <source>Rating</source>
        <translation>Vahvuusluku</translation>
    </message>
    <message>
        <source>Win rate by board size</source>
        <translation>Voitot koon mukaan</translation>
    </message>
    <message>
        <source>Other rules</source>
        <translation>Muut säännöt</translation>
    </message>
    <message>
        <source>won–drawn–lost</source>
        <translation>voitto–tasa–tappio</translation>
    </message>
    <message>
        <source>Games against the computer will be counted here.</source>
        <translation>Tässä lasketaan pelit tietokonetta vastaan.</translation>
    </message>
    <message>
        <source>Games against the levels from Beginner to Perfect give you a rating.</source>
        <translation>Pelit tasoja Aloittelija–Virheetön vastaan antavat sinulle vahvuusluvun.</translation>
    </message>
    <message>
        <source>Everything else here is Classic.</source>
        <translation>Kaikki muu tässä on klassista.</translation>
    </message>
    <message>
        <source>Games</source>
        <translation>Pelit</translation>
    </message>
    <message>
        <source>{won} of {games}</source>
        <translation>{won}/{games}</translation>
    </message>
    <message>
        <source>Won</source>
        <translation>Voitot</translation>
    </message>
    <message>
        <source>Streak</source>
        <translation>Putki</translation>
    </message>
    <message>
        <source>best: {count}</source>
        <translation>paras: {count}</translation>
    </message>
    <message>
        <source>won · best: {count}</source>
        <translation>voittoa · paras: {count}</translation>
    </message>
    <message>
        <source>lost · best: {count}</source>
        <translation>tappiota · paras: {count}</translation>
    </message>
</context>
<context>
    <name>StatusLine</name>
    <message>
        <source>Elapsed {time}</source>
        <translation>Peliaika {time}</translation>
    </message>
</context>
<context>
    <name>Stepper</name>
    <message>
        <source>{name}: fewer</source>
        <translation>{name}: vähemmän</translation>
    </message>
    <message>
        <source>{name}: more</source>
        <translation>{name}: enemmän</translation>
    </message>
</context>
<context>
    <name>TeachFeature</name>
    <message>
        <source>Column {number} was a mistake</source>
        <translation>Sarake {number} oli virhe</translation>
    </message>
    <message>
        <source>Take back</source>
        <translation>Peru siirto</translation>
    </message>
</context>
<context>
    <name>TimerRow</name>
    <message>
        <source>Turn timer</source>
        <translation>Siirtoaika</translation>
    </message>
    <message>
        <source>Seconds per turn, in steps of five</source>
        <translation>Sekunteja siirtoa kohti, viiden välein</translation>
    </message>
    <message>
        <source>Seconds per turn</source>
        <translation>Sekunteja siirtoa kohti</translation>
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
        <translation>Turnaus keskeytyi</translation>
    </message>
    <message>
        <source>Not every game is in the archive</source>
        <translation>Kaikki pelit eivät ole arkistossa</translation>
    </message>
    <message>
        <source>The last tournament cannot be read</source>
        <translation>Viimeisintä turnausta ei voi lukea</translation>
    </message>
    <message>
        <source>{games} per pair</source>
        <translation>{games} / pari</translation>
    </message>
    <message>
        <source>Bots</source>
        <translation>Botit</translation>
    </message>
    <message>
        <source>Games as JSON lines (*.jsonl)</source>
        <translation>Pelit JSON-riveinä (*.jsonl)</translation>
    </message>
    <message>
        <source>{file} was written</source>
        <translation>{file} tallennettiin</translation>
    </message>
    <message>
        <source>{file} was not written</source>
        <translation>Tiedostoa {file} ei tallennettu</translation>
    </message>
    <message>
        <source>Tournament of bots</source>
        <translation>Bottien turnaus</translation>
    </message>
    <message>
        <source>Play</source>
        <translation>Pelaa</translation>
    </message>
    <message>
        <source>Back to the page where games start (Esc)</source>
        <translation>Takaisin sivulle, jolta pelit alkavat (Esc)</translation>
    </message>
</context>
<context>
    <name>TrainCounted</name>
    <message numerus="yes">
        <source>%n puzzle(s) due today</source>
        <translation>
            <numerusform>%n tehtävä tänään</numerusform>
            <numerusform>%n tehtävää tänään</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n puzzle(s) for today</source>
        <translation>
            <numerusform>%n tehtävä tälle päivälle</numerusform>
            <numerusform>%n tehtävää tälle päivälle</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n puzzle(s)</source>
        <translation>
            <numerusform>%n tehtävä</numerusform>
            <numerusform>%n tehtävää</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n from your own games</source>
        <translation>
            <numerusform>%n omista peleistäsi</numerusform>
            <numerusform>%n omista peleistäsi</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n that is(are) fading</source>
        <translation>
            <numerusform>%n kerrattavana</numerusform>
            <numerusform>%n kerrattavana</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n new</source>
        <translation>
            <numerusform>%n uusi</numerusform>
            <numerusform>%n uutta</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>About %n minute(s).</source>
        <translation>
            <numerusform>Noin %n minuutti.</numerusform>
            <numerusform>Noin %n minuuttia.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n day(s)</source>
        <translation>
            <numerusform>%n päivä</numerusform>
            <numerusform>%n päivää</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n try(tries) left</source>
        <translation>
            <numerusform>%n yritys jäljellä</numerusform>
            <numerusform>%n yritystä jäljellä</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Win in %n move(s), whatever the opponent does.</source>
        <translation>
            <numerusform>Voita %n siirrolla, tekipä vastustaja mitä tahansa.</numerusform>
            <numerusform>Voita %n siirrolla, tekipä vastustaja mitä tahansa.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n move(s) to go.</source>
        <translation>
            <numerusform>%n siirto jäljellä.</numerusform>
            <numerusform>%n siirtoa jäljellä.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>TrainPage</name>
    <message>
        <source>The training cannot be read</source>
        <translation>Harjoituksia ei voi lukea</translation>
    </message>
    <message>
        <source>Train</source>
        <translation>Harjoittele</translation>
    </message>
    <message>
        <source>Puzzle rating</source>
        <translation>Tehtävätaso</translation>
    </message>
    <message>
        <source>best {days}</source>
        <translation>ennätys {days}</translation>
    </message>
    <message>
        <source>Streak</source>
        <translation>Putki</translation>
    </message>
</context>
<context>
    <name>TrainingBoard</name>
    <message>
        <source>Column {column}, row {row}</source>
        <translation>Sarake {column}, rivi {row}</translation>
    </message>
    <message>
        <source>Column {column} is full</source>
        <translation>Sarake {column} on täynnä</translation>
    </message>
    <message>
        <source>There is no column {number}</source>
        <translation>Saraketta {number} ei ole</translation>
    </message>
</context>
<context>
    <name>VariantFeature</name>
    <message>
        <source>Pull out</source>
        <translation>Vedä pois</translation>
    </message>
    <message>
        <source>Pull your lowest disc out of the chosen column</source>
        <translation>Vedä alin nappulasi valitusta sarakkeesta</translation>
    </message>
    <message>
        <source>Flip ({count})</source>
        <translation>Käännä ({count})</translation>
    </message>
    <message>
        <source>Turn the board upside down instead of dropping</source>
        <translation>Käännä lauta ylösalaisin pudottamisen sijaan</translation>
    </message>
    <message>
        <source>Say what comes next</source>
        <translation>Kerro, mitä seuraavaksi tapahtuu</translation>
    </message>
    <message>
        <source>Let the screen reader say what happens next, and when</source>
        <translation>Ruudunlukija kertoo, mitä seuraavaksi tapahtuu ja milloin</translation>
    </message>
</context>
<context>
    <name>VolumeRow</name>
    <message>
        <source>Sounds</source>
        <translation>Äänet</translation>
    </message>
    <message>
        <source>Volume</source>
        <translation>Äänenvoimakkuus</translation>
    </message>
</context>
<context>
    <name>WatchActions</name>
    <message>
        <source>Step</source>
        <translation>Askel</translation>
    </message>
    <message>
        <source>Let the bots make one move, then wait</source>
        <translation>Botit tekevät yhden siirron ja odottavat</translation>
    </message>
    <message>
        <source>Series</source>
        <translation>Sarja</translation>
    </message>
    <message>
        <source>Let the next game start by itself; the score is kept</source>
        <translation>Seuraava peli alkaa itsestään; tilanne säilyy</translation>
    </message>
    <message>
        <source>How fast the bots play: slow, normal, fast or instant</source>
        <translation>Bottien nopeus: hidas, normaali, nopea tai heti</translation>
    </message>
    <message>
        <source>Slow</source>
        <translation>Hidas</translation>
    </message>
    <message>
        <source>Normal</source>
        <translation>Normaali</translation>
    </message>
    <message>
        <source>Fast</source>
        <translation>Nopea</translation>
    </message>
    <message>
        <source>Instant</source>
        <translation>Heti</translation>
    </message>
</context>
<context>
    <name>WatchFeature</name>
    <message>
        <source>The next game starts in {seconds} s.</source>
        <translation>Seuraava peli alkaa {seconds} s kuluttua.</translation>
    </message>
</context>
<context>
    <name>WeekCard</name>
    <message>
        <source>{count} solved</source>
        <translation>{count} ratkaistu</translation>
    </message>
    <message>
        <source>This week</source>
        <translation>Tämä viikko</translation>
    </message>
</context>
<context>
    <name>_LessonButton</name>
    <message>
        <source>Lesson: {title}</source>
        <translation>Oppitunti: {title}</translation>
    </message>
    <message>
        <source>{lesson}, done</source>
        <translation>{lesson}, valmis</translation>
    </message>
</context>
<context>
    <name>aloud_texts</name>
    <message>
        <source>Column {column}: {discs}.</source>
        <translation>Sarake {column}: {discs}.</translation>
    </message>
    <message>
        <source>The other columns are empty.</source>
        <translation>Muut sarakkeet ovat tyhjiä.</translation>
    </message>
    <message>
        <source>Row {row}: {discs}.</source>
        <translation>Rivi {row}: {discs}.</translation>
    </message>
    <message>
        <source>The other rows are empty.</source>
        <translation>Muut rivit ovat tyhjiä.</translation>
    </message>
    <message>
        <source>The board is empty.</source>
        <translation>Lauta on tyhjä.</translation>
    </message>
    <message>
        <source>You play {disc} against {opponent}.</source>
        <translation>Sinä olet {disc}; vastustaja: {opponent}.</translation>
    </message>
    <message>
        <source>{first} plays {red}, {second} plays {yellow}.</source>
        <translation>{first} on {red}, {second} on {yellow}.</translation>
    </message>
    <message>
        <source>{player}, level {level}</source>
        <translation>{player}, taso {level}</translation>
    </message>
    <message>
        <source>{time} for the game</source>
        <translation>{time} koko peliin</translation>
    </message>
    <message>
        <source>{name} has {time} for the game</source>
        <translation>{name}: peliaikaa {time}</translation>
    </message>
    <message>
        <source>Elapsed {time}</source>
        <translation>Peliaika {time}</translation>
    </message>
    <message>
        <source>Time for this move: {seconds} s</source>
        <translation>Aikaa tähän siirtoon: {seconds} s</translation>
    </message>
    <message>
        <source>There are no threats.</source>
        <translation>Uhkia ei ole.</translation>
    </message>
    <message>
        <source>{disc} makes four at {cells}.</source>
        <translation>{disc} tekee neljän suoran: {cells}.</translation>
    </message>
    <message>
        <source>{cell}, now</source>
        <translation>{cell}, nyt</translation>
    </message>
    <message>
        <source>column {column}, row {row}</source>
        <translation>sarake {column}, rivi {row}</translation>
    </message>
    <message>
        <source>The line goes from {start} to {end}.</source>
        <translation>Suoran päät: {start} ja {end}.</translation>
    </message>
    <message>
        <source>The winning discs: {cells}.</source>
        <translation>Voittavat nappulat: {cells}.</translation>
    </message>
</context>
<context>
    <name>analysis_texts</name>
    <message>
        <source>draw</source>
        <translation>tasapeli</translation>
    </message>
    <message>
        <source>wins</source>
        <translation>voittaa</translation>
    </message>
    <message>
        <source>loses</source>
        <translation>häviää</translation>
    </message>
    <message>
        <source>wins in {moves}</source>
        <translation>voitto {moves}</translation>
    </message>
    <message>
        <source>loses in {moves}</source>
        <translation>tappio {moves}</translation>
    </message>
    <message>
        <source>W</source>
        <comment>wins</comment>
        <translation>V</translation>
    </message>
    <message>
        <source>L</source>
        <comment>loses</comment>
        <translation>T</translation>
    </message>
    <message>
        <source>full</source>
        <translation>täynnä</translation>
    </message>
    <message>
        <source>Column {number}: {score}</source>
        <translation>Sarake {number}: {score}</translation>
    </message>
    <message>
        <source>Thinking…</source>
        <translation>Miettii…</translation>
    </message>
    <message>
        <source>Draw</source>
        <translation>Tasapeli</translation>
    </message>
    <message>
        <source>{name} has won</source>
        <translation>{name} on voittanut</translation>
    </message>
    <message>
        <source>{name} wins</source>
        <translation>{name} voittaa</translation>
    </message>
    <message>
        <source>{name} wins in {moves}</source>
        <translation>{name} voittaa {moves} siirrossa</translation>
    </message>
    <message>
        <source>Every column loses</source>
        <translation>Jokainen sarake häviää</translation>
    </message>
    <message>
        <source>Only column {number} keeps the win</source>
        <translation>Vain sarake {number} säilyttää voiton</translation>
    </message>
    <message>
        <source>Only column {number} keeps the draw</source>
        <translation>Vain sarake {number} varmistaa tasapelin</translation>
    </message>
    <message>
        <source>Best so far: {columns}</source>
        <translation>Tähän asti paras: {columns}</translation>
    </message>
    <message>
        <source>Holds out longest: {columns}</source>
        <translation>Kestää pisimpään: {columns}</translation>
    </message>
    <message>
        <source>Best: {columns}</source>
        <translation>Paras: {columns}</translation>
    </message>
    <message>
        <source>{proven} of {count} proven</source>
        <translation>{proven}/{count} varmaa</translation>
    </message>
    <message>
        <source>Move {number}: {verdict}</source>
        <translation>Siirto {number}: {verdict}</translation>
    </message>
    <message>
        <source>One disc here would make four, in row {row}. Odd rows help {odd}, even rows help {even}.</source>
        <translation>Nappula tähän tekisi neljän suoran, rivillä {row}. Parittomat rivit auttavat: {odd}, parilliset: {even}.</translation>
    </message>
    <message>
        <source>{name} ahead</source>
        <translation>{name} edellä</translation>
    </message>
    <message>
        <source>not known yet</source>
        <translation>ei vielä tiedossa</translation>
    </message>
    <message>
        <source>estimate {value}</source>
        <translation>arvio {value}</translation>
    </message>
    <message>
        <source>column {numbers}</source>
        <translation>sarake {numbers}</translation>
    </message>
    <message>
        <source>columns {numbers}</source>
        <translation>sarakkeet {numbers}</translation>
    </message>
    <message>
        <source>About even</source>
        <translation>Suunnilleen tasan</translation>
    </message>
    <message>
        <source>{name} looks better</source>
        <translation>{name} vaikuttaa paremmalta</translation>
    </message>
</context>
<context>
    <name>brief_texts</name>
    <message>
        <source>Column {column}, {disc}</source>
        <translation>Sarake {column}, {disc}</translation>
    </message>
    <message>
        <source>New game; {mover} to move</source>
        <translation>Uusi peli; vuorossa {mover}</translation>
    </message>
    <message>
        <source>Undone: {moves}</source>
        <translation>Kumottu: {moves}</translation>
    </message>
    <message>
        <source>Redone: {moves}</source>
        <translation>Tehty uudelleen: {moves}</translation>
    </message>
    <message>
        <source>{mover} to move</source>
        <translation>Vuorossa {mover}</translation>
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
        <translation>Sarake {number}</translation>
    </message>
    <message>
        <source>Row {number}</source>
        <translation>Rivi {number}</translation>
    </message>
    <message>
        <source>Column {column}, row {row}: empty</source>
        <translation>Sarake {column}, rivi {row}: tyhjä</translation>
    </message>
    <message>
        <source>Column {column}, row {row}: {disc}, in the winning line</source>
        <translation>Sarake {column}, rivi {row}: {disc}, voittosuorassa</translation>
    </message>
    <message>
        <source>Column {column}, row {row}: {disc}, the last move</source>
        <translation>Sarake {column}, rivi {row}: {disc}, viimeisin siirto</translation>
    </message>
    <message>
        <source>Column {column}, row {row}: {disc}</source>
        <translation>Sarake {column}, rivi {row}: {disc}</translation>
    </message>
</context>
<context>
    <name>coach</name>
    <message>
        <source>column {column}, row {row}</source>
        <translation>sarake {column}, rivi {row}</translation>
    </message>
    <message>
        <source>Whether the game could have been held is not known here.</source>
        <translation>Tässä ei tiedetä, olisiko pelin voinut vielä pelastaa.</translation>
    </message>
    <message>
        <source>{mover} could have won at once: {cell} makes four.</source>
        <translation>{mover} olisi voinut voittaa heti: nappula ruutuun ({cell}) tekee neljän suoran.</translation>
    </message>
    <message>
        <source>{other} needs only {cell} for four. That had to be blocked.</source>
        <translation>{other} tarvitsee neljän suoraan enää yhden ruudun ({cell}). Se olisi pitänyt tukkia.</translation>
    </message>
    <message>
        <source>This disc is a step for {other}: right on top of it, {cell} makes four.</source>
        <translation>Tämä nappula on askelma: heti sen päälle ({cell}) {other} saa neljän suoran.</translation>
    </message>
    <message>
        <source>Now {other} plays column {column} and threatens two fours at once, {cell} and {second}. Only one of them can be blocked.</source>
        <translation>Nyt {other} pelaa sarakkeen {column} ja uhkaa neljän suoralla kahdessa ruudussa ({cell} ja {second}). Niistä voi tukkia vain toisen.</translation>
    </message>
    <message>
        <source>{mover} could have played column {column}, threatening two fours at once, {cell} and {second}. Only one of them can be blocked.</source>
        <translation>{mover} olisi voinut pelata sarakkeen {column} ja uhata neljän suoralla kahdessa ruudussa ({cell} ja {second}). Niistä voi tukkia vain toisen.</translation>
    </message>
    <message>
        <source>This threatens two fours at once, {cell} and {second}. Only one of them can be blocked.</source>
        <translation>Tämä uhkaa neljän suoralla kahdessa ruudussa ({cell} ja {second}). Niistä voi tukkia vain toisen.</translation>
    </message>
    <message>
        <source>Now {other} plays column {column} and threatens {cell}. Blocking it only opens {second} above, which makes four too.</source>
        <translation>Nyt {other} pelaa sarakkeen {column} ja uhkaa neljän suoralla ({cell}). Sen tukkiminen vain avaa yläpuolisen ruudun ({second}), joka sekin tekee neljän suoran.</translation>
    </message>
    <message>
        <source>{mover} could have played column {column}, threatening {cell}. Blocking it only opens {second} above, which makes four too.</source>
        <translation>{mover} olisi voinut pelata sarakkeen {column} ja uhata neljän suoralla ({cell}). Sen tukkiminen vain avaa yläpuolisen ruudun ({second}), joka sekin tekee neljän suoran.</translation>
    </message>
    <message>
        <source>This threatens {cell}. Blocking it only opens {second} above, which makes four too.</source>
        <translation>Tämä uhkaa neljän suoralla ({cell}). Sen tukkiminen vain avaa yläpuolisen ruudun ({second}), joka sekin tekee neljän suoran.</translation>
    </message>
    <message>
        <source>Now {other} forces four in {moves} moves, starting with column {column}: every disc threatens four, so there is only one answer each time.</source>
        <translation>Nyt {other} pakottaa neljän suoran {moves} siirrossa alkaen sarakkeesta {column}: jokainen nappula uhkaa neljän suoralla, joten vastauksia on joka kerta vain yksi.</translation>
    </message>
    <message>
        <source>{mover} could have forced four in {moves} moves, starting with column {column}: every disc threatens four, so there is only one answer each time.</source>
        <translation>{mover} olisi voinut pakottaa neljän suoran {moves} siirrossa alkaen sarakkeesta {column}: jokainen nappula uhkaa neljän suoralla, joten vastauksia on joka kerta vain yksi.</translation>
    </message>
    <message>
        <source>This forces four in {moves} moves: every disc threatens four, so there is only one answer each time.</source>
        <translation>Tämä pakottaa neljän suoran {moves} siirrossa: jokainen nappula uhkaa neljän suoralla, joten vastauksia on joka kerta vain yksi.</translation>
    </message>
    <message numerus="yes">
        <source>This still wins, but %n move(s) later than column {column}.</source>
        <translation>
            <numerusform>Tämä voittaa yhä, mutta %n siirron myöhemmin kuin sarake {column}.</numerusform>
            <numerusform>Tämä voittaa yhä, mutta %n siirtoa myöhemmin kuin sarake {column}.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The game was lost anyway, but column {column} holds out %n move(s) longer.</source>
        <translation>
            <numerusform>Peli oli jo hävitty, mutta sarake {column} kestää %n siirron pidempään.</numerusform>
            <numerusform>Peli oli jo hävitty, mutta sarake {column} kestää %n siirtoa pidempään.</numerusform>
        </translation>
    </message>
    <message>
        <source>This disc lies right below {cell}, where {mover} would have made four. Now {other} can close that cell.</source>
        <translation>Tämä nappula on heti sen ruudun alla ({cell}), johon {mover} olisi saanut neljän suoran. Nyt {other} voi sulkea sen ruudun.</translation>
    </message>
    <message>
        <source>Now {other} plays column {column}, and {mover} has no safe move left: every disc opens a winning cell, such as {cell}.</source>
        <translation>Nyt {other} pelaa sarakkeen {column}, eikä {mover} voi enää tehdä turvallista siirtoa: jokainen nappula avaa voittoruudun, esimerkiksi tämän: {cell}.</translation>
    </message>
    <message>
        <source>After column {column}, {other} would have had no safe move left: every disc opens a winning cell, such as {cell}.</source>
        <translation>Sarakkeen {column} jälkeen {other} ei olisi enää voinut tehdä turvallista siirtoa: jokainen nappula avaa voittoruudun, esimerkiksi tämän: {cell}.</translation>
    </message>
    <message>
        <source>Now {other} has no safe move left: every disc opens a winning cell, such as {cell}.</source>
        <translation>Nyt {other} ei voi enää tehdä turvallista siirtoa: jokainen nappula avaa voittoruudun, esimerkiksi tämän: {cell}.</translation>
    </message>
    <message>
        <source>Now {other} plays column {column}. From then on it is enough to block fours and otherwise answer on top of every disc: that always makes four, for example {cell}.</source>
        <translation>Nyt {other} pelaa sarakkeen {column}. Siitä lähtien riittää tukkia neljän suorat ja muuten vastata jokaisen nappulan päälle: siitä syntyy aina neljän suora, esimerkiksi tähän: {cell}.</translation>
    </message>
    <message>
        <source>{mover} could have played column {column}. From then on it is enough to block fours and otherwise answer on top of every disc: that always makes four, for example {cell}.</source>
        <translation>{mover} olisi voinut pelata sarakkeen {column}. Siitä lähtien riittää tukkia neljän suorat ja muuten vastata jokaisen nappulan päälle: siitä syntyy aina neljän suora, esimerkiksi tähän: {cell}.</translation>
    </message>
    <message>
        <source>From here on it is enough to block fours and otherwise answer on top of every disc: that always makes four, for example {cell}.</source>
        <translation>Tästä lähtien riittää tukkia neljän suorat ja muuten vastata jokaisen nappulan päälle: siitä syntyy aina neljän suora, esimerkiksi tähän: {cell}.</translation>
    </message>
    <message>
        <source>Now {other} wins, and the winning cell {cell} decides: without it nothing could be forced.</source>
        <translation>Nyt {other} voittaa, ja voittoruutu ({cell}) ratkaisee: ilman sitä mitään ei voisi pakottaa.</translation>
    </message>
    <message>
        <source>Now {other} wins with the winning cell {cell}. With best play, {mover} has nothing better in the end than to play right below it.</source>
        <translation>Nyt {other} voittaa voittoruudulla ({cell}). Parhaalla pelillä {mover} ei lopulta löydä parempaa kuin pelata heti sen alle.</translation>
    </message>
    <message>
        <source>{mover} could have won, starting with column {column}. The winning cell {cell} decides: without it nothing could be forced.</source>
        <translation>{mover} olisi voinut voittaa alkaen sarakkeesta {column}. Voittoruutu ({cell}) ratkaisee: ilman sitä mitään ei voisi pakottaa.</translation>
    </message>
    <message>
        <source>{mover} could have won with the winning cell {cell}, starting with column {column}. With best play, {other} has nothing better in the end than to play right below it.</source>
        <translation>{mover} olisi voinut voittaa voittoruudulla ({cell}) alkaen sarakkeesta {column}. Parhaalla pelillä {other} ei lopulta löydä parempaa kuin pelata heti sen alle.</translation>
    </message>
    <message>
        <source>This wins, and the winning cell {cell} decides: without it nothing could be forced.</source>
        <translation>Tämä voittaa, ja voittoruutu ({cell}) ratkaisee: ilman sitä mitään ei voisi pakottaa.</translation>
    </message>
    <message>
        <source>This wins with the winning cell {cell}. With best play, {other} has nothing better in the end than to play right below it.</source>
        <translation>Tämä voittaa voittoruudulla ({cell}). Parhaalla pelillä {other} ei lopulta löydä parempaa kuin pelata heti sen alle.</translation>
    </message>
    <message>
        <source>Now {other} plays column {column} and gets a winning cell, {cell}, which decides the game.</source>
        <translation>Nyt {other} pelaa sarakkeen {column} ja saa voittoruudun ({cell}), joka ratkaisee pelin.</translation>
    </message>
    <message>
        <source>{mover} could have played column {column}: that makes a winning cell, {cell}, which decides the game.</source>
        <translation>{mover} olisi voinut pelata sarakkeen {column}: se tekee voittoruudun ({cell}), joka ratkaisee pelin.</translation>
    </message>
    <message>
        <source>This makes a winning cell, {cell}, which decides the game.</source>
        <translation>Tämä tekee voittoruudun ({cell}), joka ratkaisee pelin.</translation>
    </message>
    <message>
        <source>The key point was {cell}. It was left open, and every way for {other} to force four needs it.</source>
        <translation>Avainruutu oli {cell}. Se jäi auki, ja {other} tarvitsee sen aina neljän suoran pakottamiseen.</translation>
    </message>
    <message>
        <source>Now {other} can force four, starting with column {column}, and every way needs {cell}.</source>
        <translation>Nyt {other} voi pakottaa neljän suoran alkaen sarakkeesta {column}, ja jokainen tapa vaatii saman ruudun: {cell}.</translation>
    </message>
    <message>
        <source>{mover} could have forced four, starting with column {column}. Every way needs {cell}.</source>
        <translation>{mover} olisi voinut pakottaa neljän suoran alkaen sarakkeesta {column}. Jokainen tapa vaatii saman ruudun: {cell}.</translation>
    </message>
    <message>
        <source>From here on four can be forced, and every way needs {cell}.</source>
        <translation>Tästä lähtien neljän suoran voi pakottaa, ja jokainen tapa vaatii saman ruudun: {cell}.</translation>
    </message>
    <message>
        <source>To win, {mover} needed {cell}, and now {other} can take it. Column {column} kept the win.</source>
        <translation>Voittoon {mover} tarvitsi ruudun ({cell}), ja nyt {other} voi ottaa sen. Sarake {column} säilytti voiton.</translation>
    </message>
    <message>
        <source>To win, {mover} needed both {cell} and {second}, and now {other} can take one of them. Column {column} kept the win.</source>
        <translation>Voittoon {mover} tarvitsi kaksi ruutua ({cell} ja {second}), ja nyt {other} voi ottaa niistä toisen. Sarake {column} säilytti voiton.</translation>
    </message>
    <message>
        <source>Now {other} can force four by way of {cell} or {second}, starting with column {column}. Closing one of them is not enough.</source>
        <translation>Nyt {other} voi pakottaa neljän suoran jommankumman ruudun kautta ({cell} tai {second}) alkaen sarakkeesta {column}. Toisen sulkeminen ei riitä.</translation>
    </message>
    <message>
        <source>{mover} could have forced four by way of {cell} or {second}, starting with column {column}. Closing one of them is not enough.</source>
        <translation>{mover} olisi voinut pakottaa neljän suoran jommankumman ruudun kautta ({cell} tai {second}) alkaen sarakkeesta {column}. Toisen sulkeminen ei riitä.</translation>
    </message>
    <message>
        <source>From here on four can be forced by way of {cell} or {second}. Closing one of them is not enough.</source>
        <translation>Tästä lähtien neljän suoran voi pakottaa jommankumman ruudun kautta ({cell} tai {second}). Toisen sulkeminen ei riitä.</translation>
    </message>
    <message>
        <source>Now {other} wins: with best play the columns fill up, until {mover} has nothing better than to play right below {cell}.</source>
        <translation>Nyt {other} voittaa: parhaalla pelillä sarakkeet täyttyvät, kunnes {mover} ei löydä parempaa kuin pelata heti voittoruudun alle ({cell}).</translation>
    </message>
    <message>
        <source>{mover} could have won, starting with column {column}: with best play the columns fill up, until {other} has nothing better than to play right below {cell}.</source>
        <translation>{mover} olisi voinut voittaa alkaen sarakkeesta {column}: parhaalla pelillä sarakkeet täyttyvät, kunnes {other} ei löydä parempaa kuin pelata heti voittoruudun alle ({cell}).</translation>
    </message>
    <message>
        <source>This wins: with best play the columns fill up, until {other} has nothing better than to play right below {cell}.</source>
        <translation>Tämä voittaa: parhaalla pelillä sarakkeet täyttyvät, kunnes {other} ei löydä parempaa kuin pelata heti voittoruudun alle ({cell}).</translation>
    </message>
    <message>
        <source>Now {other} wins: with best play the game ends with two winning cells, {cell} and {second}, of which only one can be closed.</source>
        <translation>Nyt {other} voittaa: parhaalla pelillä peli päättyy kahteen voittoruutuun ({cell} ja {second}), joista voi sulkea vain toisen.</translation>
    </message>
    <message>
        <source>{mover} could have won, starting with column {column}: with best play the game ends with two winning cells, {cell} and {second}, of which only one can be closed.</source>
        <translation>{mover} olisi voinut voittaa alkaen sarakkeesta {column}: parhaalla pelillä peli päättyy kahteen voittoruutuun ({cell} ja {second}), joista voi sulkea vain toisen.</translation>
    </message>
    <message>
        <source>This wins: with best play the game ends with two winning cells, {cell} and {second}, of which only one can be closed.</source>
        <translation>Tämä voittaa: parhaalla pelillä peli päättyy kahteen voittoruutuun ({cell} ja {second}), joista voi sulkea vain toisen.</translation>
    </message>
    <message>
        <source>This lets {other} escape: {cell} is the only answer that saves the draw.</source>
        <translation>Nyt {other} pääsee karkuun: vain yksi vastaus pelastaa tasapelin, {cell}.</translation>
    </message>
    <message>
        <source>This allows {other} one strong answer: {cell} wins.</source>
        <translation>Nyt {other} saa yhden vahvan vastauksen, joka voittaa: {cell}.</translation>
    </message>
    <message>
        <source>Column {column} holds the draw: from then on it is enough to block fours and otherwise answer on top of every disc.</source>
        <translation>Sarake {column} varmistaa tasapelin: siitä lähtien riittää tukkia neljän suorat ja muuten vastata jokaisen nappulan päälle.</translation>
    </message>
    <message>
        <source>This lets the win slip. Column {column} was the only move that wins.</source>
        <translation>Tämä päästää voiton käsistä. Vain sarake {column} voitti.</translation>
    </message>
    <message>
        <source>This turns a win into a loss. Column {column} was the only move that wins.</source>
        <translation>Tämä muuttaa voiton tappioksi. Vain sarake {column} voitti.</translation>
    </message>
    <message>
        <source>This loses a drawn game. Column {column} was the only move that holds the draw.</source>
        <translation>Tämä häviää tasapelin. Vain sarake {column} varmisti tasapelin.</translation>
    </message>
    <message>
        <source>This lets the win slip. Column {column} wins.</source>
        <translation>Tämä päästää voiton käsistä. Sarake {column} voittaa.</translation>
    </message>
    <message>
        <source>This turns a win into a loss. Column {column} wins.</source>
        <translation>Tämä muuttaa voiton tappioksi. Sarake {column} voittaa.</translation>
    </message>
    <message>
        <source>This loses a drawn game. Column {column} holds the draw.</source>
        <translation>Tämä häviää tasapelin. Sarake {column} varmistaa tasapelin.</translation>
    </message>
    <message>
        <source>This makes four in a row.</source>
        <translation>Tämä tekee neljän suoran.</translation>
    </message>
    <message>
        <source>This blocks {cell}, where {other} would have made four.</source>
        <translation>Tämä tukkii ruudun ({cell}), johon {other} olisi saanut neljän suoran.</translation>
    </message>
    <message>
        <source>This stops a plan: with another turn, {other} would have played column {column} and forced four.</source>
        <translation>Tämä estää suunnitelman: vielä yhdellä vuorolla {other} olisi pelannut sarakkeen {column} ja pakottanut neljän suoran.</translation>
    </message>
    <message>
        <source>This takes the key point {cell}, which {other} would need to force four.</source>
        <translation>Tämä ottaa avainruudun ({cell}), jonka {other} tarvitsisi neljän suoran pakottamiseen.</translation>
    </message>
    <message>
        <source>This is safe: from here on it is enough to block fours and otherwise answer on top of every disc, and {mover} never loses.</source>
        <translation>Tämä on turvallista: tästä lähtien riittää tukkia neljän suorat ja muuten vastata jokaisen nappulan päälle, eikä {mover} häviä koskaan.</translation>
    </message>
    <message>
        <source>This is the only move that keeps the win.</source>
        <translation>Tämä on ainoa siirto, joka säilyttää voiton.</translation>
    </message>
    <message>
        <source>This is the only move that keeps the draw.</source>
        <translation>Tämä on ainoa siirto, joka varmistaa tasapelin.</translation>
    </message>
    <message numerus="yes">
        <source>This keeps the win, unlike %n other column(s).</source>
        <translation>
            <numerusform>Tämä säilyttää voiton, toisin kuin %n muu sarake.</numerusform>
            <numerusform>Tämä säilyttää voiton, toisin kuin %n muuta saraketta.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>This keeps the draw, unlike %n other column(s).</source>
        <translation>
            <numerusform>Tämä varmistaa tasapelin, toisin kuin %n muu sarake.</numerusform>
            <numerusform>Tämä varmistaa tasapelin, toisin kuin %n muuta saraketta.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The game is lost against best play. No move holds out longer: four comes in %n move(s).</source>
        <translation>
            <numerusform>Parasta peliä vastaan peli on hävitty. Mikään siirto ei kestä pidempään: neljän suora tulee %n siirrossa.</numerusform>
            <numerusform>Parasta peliä vastaan peli on hävitty. Mikään siirto ei kestä pidempään: neljän suora tulee %n siirrossa.</numerusform>
        </translation>
    </message>
    <message>
        <source>Every move leads to the same result here.</source>
        <translation>Tässä jokainen siirto johtaa samaan tulokseen.</translation>
    </message>
    <message>
        <source>This is the only column with room.</source>
        <translation>Tämä on ainoa sarake, jossa on tilaa.</translation>
    </message>
    <message>
        <source>There is a four to be made at once.</source>
        <translation>Neljän suoran voi tehdä heti.</translation>
    </message>
    <message>
        <source>Now {other} makes four at once.</source>
        <translation>Nyt {other} saa heti neljän suoran.</translation>
    </message>
    <message>
        <source>This disc is a step for {other}, who makes four right on top of it.</source>
        <translation>Tämä nappula on askelma: heti sen päälle {other} saa neljän suoran.</translation>
    </message>
    <message>
        <source>Now {other} can threaten two fours at once, and only one of them can be blocked.</source>
        <translation>Nyt {other} voi uhata kahdella neljän suoralla kerralla, ja vain toisen voi tukkia.</translation>
    </message>
    <message>
        <source>Now {other} can threaten a four, and blocking it only opens another one above.</source>
        <translation>Nyt {other} voi uhata neljän suoralla, ja sen tukkiminen vain avaa toisen yläpuolelle.</translation>
    </message>
    <message>
        <source>Now {other} forces four in {moves} moves with one threat after the other.</source>
        <translation>Nyt {other} pakottaa neljän suoran {moves} siirrossa, uhka toisensa jälkeen.</translation>
    </message>
    <message>
        <source>This lets the win slip: now {other} can hold the draw.</source>
        <translation>Tämä päästää voiton käsistä: nyt {other} voi varmistaa tasapelin.</translation>
    </message>
    <message>
        <source>This turns a win into a loss: now {other} can force four.</source>
        <translation>Tämä muuttaa voiton tappioksi: nyt {other} voi pakottaa neljän suoran.</translation>
    </message>
    <message>
        <source>This loses a drawn game: now {other} can force four.</source>
        <translation>Tämä häviää tasapelin: nyt {other} voi pakottaa neljän suoran.</translation>
    </message>
    <message>
        <source>This still wins, but there is a quicker way.</source>
        <translation>Tämä voittaa yhä, mutta nopeampikin tapa on.</translation>
    </message>
    <message>
        <source>This loses sooner than it has to.</source>
        <translation>Tämä häviää nopeammin kuin olisi pakko.</translation>
    </message>
    <message>
        <source>This loses: now {other} can force four.</source>
        <translation>Tämä häviää: nyt {other} voi pakottaa neljän suoran.</translation>
    </message>
</context>
<context>
    <name>disc_names</name>
    <message>
        <source>Player 1</source>
        <translation>Pelaaja 1</translation>
    </message>
    <message>
        <source>Player 2</source>
        <translation>Pelaaja 2</translation>
    </message>
</context>
<context>
    <name>export_format</name>
    <message>
        <source>Picture of the board</source>
        <translation>Kuva laudasta</translation>
    </message>
    <message>
        <source>Drawing of the board</source>
        <translation>Piirros laudasta</translation>
    </message>
    <message>
        <source>Film of the game</source>
        <translation>Elokuva pelistä</translation>
    </message>
    <message>
        <source>Game</source>
        <translation>Peli</translation>
    </message>
</context>
<context>
    <name>export_kind</name>
    <message>
        <source>The chosen game</source>
        <translation>Valittu peli</translation>
    </message>
    <message>
        <source>All listed games ({count}), to import again</source>
        <translation>Luettelon pelit ({count}), tuotavaksi</translation>
    </message>
    <message>
        <source>All listed games ({count}), for a spreadsheet</source>
        <translation>Luettelon pelit ({count}), taulukkoon</translation>
    </message>
</context>
<context>
    <name>fault_texts</name>
    <message>
        <source>{name} cannot play on: this game does not say where its file is.</source>
        <translation>{name} ei voi jatkaa: tästä pelistä ei näe, missä sen tiedosto on.</translation>
    </message>
    <message>
        <source>{name} cannot play: there is no file {detail}.</source>
        <translation>{name} ei voi pelata: tiedostoa {detail} ei ole.</translation>
    </message>
    <message>
        <source>{name} did not start: {detail}.</source>
        <translation>{name} ei käynnistynyt: {detail}.</translation>
    </message>
    <message>
        <source>{name} was not ready within {detail} seconds.</source>
        <translation>{name} ei ollut valmis {detail} sekunnissa.</translation>
    </message>
    <message>
        <source>{name} has neither a class with next_move nor a function called agent.</source>
        <translation>{name}: ei luokkaa, jossa on next_move, eikä funktiota nimeltä agent.</translation>
    </message>
    <message>
        <source>{name} has no class or function called {detail}.</source>
        <translation>{name}: ei luokkaa tai funktiota nimeltä {detail}.</translation>
    </message>
    <message>
        <source>{name} does not know the rules {detail}.</source>
        <translation>{name} ei tunne sääntöjä {detail}.</translation>
    </message>
    <message>
        <source>{name} took longer than {detail} seconds for a move.</source>
        <translation>{name} käytti siirtoon yli {detail} sekuntia.</translation>
    </message>
    <message>
        <source>{name} crashed: {detail}.</source>
        <translation>{name} kaatui: {detail}.</translation>
    </message>
    <message>
        <source>{name} ended in the middle of the game: {detail}.</source>
        <translation>{name} lopetti kesken pelin: {detail}.</translation>
    </message>
    <message>
        <source>{name} closed its output.</source>
        <translation>{name} sulki tulostevirtansa.</translation>
    </message>
    <message>
        <source>{name} answered {detail}, which is no column.</source>
        <translation>{name} vastasi {detail}, joka ei ole sarake.</translation>
    </message>
    <message>
        <source>{name} chose column {detail}, which is not on the board.</source>
        <translation>{name} valitsi sarakkeen {detail}, jota laudalla ei ole.</translation>
    </message>
    <message>
        <source>{name} chose column {detail}, which is full.</source>
        <translation>{name} valitsi sarakkeen {detail}, joka on täynnä.</translation>
    </message>
    <message>
        <source>{name} answered {detail}, which is no move here.</source>
        <translation>{name} vastasi {detail}, joka ei ole tässä siirto.</translation>
    </message>
    <message>
        <source>{name} started more than {detail} processes.</source>
        <translation>{name} käynnisti yli {detail} prosessia.</translation>
    </message>
    <message>
        <source>{name} used more than {detail} MB of memory.</source>
        <translation>{name} käytti yli {detail} Mt muistia.</translation>
    </message>
    <message>
        <source>{name} printed more than {detail} KB in one move.</source>
        <translation>{name} tulosti yhden siirron aikana yli {detail} kt.</translation>
    </message>
    <message>
        <source>In a sandbox: no network, files read-only, limited memory.</source>
        <translation>Eristettynä: ei verkkoa, tiedostot vain luettavissa, muisti rajattu.</translation>
    </message>
    <message>
        <source>Limited memory, but it can use your files and the network.</source>
        <translation>Muisti on rajattu, mutta tiedostot ja verkko ovat auki.</translation>
    </message>
    <message>
        <source>Limited time only: it can use your files and the network.</source>
        <translation>Vain aika on rajattu: tiedostot ja verkko ovat auki.</translation>
    </message>
</context>
<context>
    <name>game_texts</name>
    <message>
        <source>{size} · {first} against {second}</source>
        <translation>{size} · {first} vastaan {second}</translation>
    </message>
    <message>
        <source>{size} · Level: {level}</source>
        <translation>{size} · {level}</translation>
    </message>
    <message>
        <source>{size} · Two players</source>
        <translation>{size} · Kaksinpeli</translation>
    </message>
    <message>
        <source>thinking…</source>
        <translation>miettii…</translation>
    </message>
    <message>
        <source>to move</source>
        <translation>vuorossa</translation>
    </message>
    <message>
        <source>{size} · against {name}</source>
        <translation>{size} · vastassa {name}</translation>
    </message>
    <message>
        <source>proving…</source>
        <translation>todistaa…</translation>
    </message>
    <message>
        <source>{name} is not certain: it found no proof for this move.</source>
        <translation>{name} ei ole varma: tälle siirrolle ei löytynyt todistusta.</translation>
    </message>
    <message>
        <source>{disc} at random</source>
        <translation>{disc} satunnaisesti</translation>
    </message>
    <message>
        <source>The game has stopped</source>
        <translation>Peli on pysähtynyt</translation>
    </message>
    <message>
        <source>Paused · {name} to move</source>
        <translation>Tauko · vuorossa {name}</translation>
    </message>
    <message>
        <source>{name} is proving</source>
        <translation>{name} todistaa</translation>
    </message>
    <message>
        <source>{name} is thinking</source>
        <translation>{name} miettii</translation>
    </message>
    <message>
        <source>{name} to move · {time}</source>
        <translation>Vuorossa {name} · {time}</translation>
    </message>
    <message>
        <source>{name} to move</source>
        <translation>Vuorossa {name}</translation>
    </message>
    <message>
        <source>{name} to move · {seconds} s</source>
        <translation>Vuorossa {name} · {seconds} s</translation>
    </message>
    <message>
        <source>{disc} passes</source>
        <translation>{disc} jättää vuoron väliin</translation>
    </message>
    <message>
        <source>{disc}, column {column}, row {row}</source>
        <translation>{disc}, sarake {column}, rivi {row}</translation>
    </message>
    <message>
        <source>best move</source>
        <translation>paras siirto</translation>
    </message>
    <message>
        <source>good move</source>
        <translation>hyvä siirto</translation>
    </message>
    <message>
        <source>inaccuracy</source>
        <translation>epätarkkuus</translation>
    </message>
    <message>
        <source>mistake</source>
        <translation>virhe</translation>
    </message>
    <message>
        <source>blunder</source>
        <translation>paha virhe</translation>
    </message>
    <message>
        <source>only move</source>
        <translation>ainoa siirto</translation>
    </message>
    <message>
        <source>The computer cannot move</source>
        <translation>Tietokone ei voi tehdä siirtoa</translation>
    </message>
    <message>
        <source>Something went wrong while the computer was thinking; details are in the log. Play again or go back to the menu.</source>
        <translation>Jokin meni pieleen tietokoneen miettiessä; syy löytyy lokista. Pelaa uudelleen tai palaa valikkoon.</translation>
    </message>
</context>
<context>
    <name>game_words</name>
    <message>
        <source>A friend</source>
        <translation>Kaveri</translation>
    </message>
    <message>
        <source>Two bots</source>
        <translation>Kaksi bottia</translation>
    </message>
    <message>
        <source>Own bots</source>
        <translation>Omat botit</translation>
    </message>
    <message>
        <source>Tournament</source>
        <translation>Turnaus</translation>
    </message>
    <message>
        <source>Won</source>
        <translation>Voitto</translation>
    </message>
    <message>
        <source>Draw</source>
        <translation>Tasapeli</translation>
    </message>
    <message>
        <source>Lost</source>
        <translation>Tappio</translation>
    </message>
    <message>
        <source>Unfinished</source>
        <translation>Kesken</translation>
    </message>
    <message>
        <source>{name} won</source>
        <translation>{name} voitti</translation>
    </message>
    <message>
        <source>{seconds} s per turn</source>
        <translation>{seconds} s siirtoon</translation>
    </message>
    <message>
        <source>clock {time}</source>
        <translation>pelikello {time}</translation>
    </message>
    <message>
        <source>Today</source>
        <translation>Tänään</translation>
    </message>
    <message>
        <source>Yesterday</source>
        <translation>Eilen</translation>
    </message>
    <message>
        <source>{first} against {second}</source>
        <translation>{first} vastaan {second}</translation>
    </message>
</context>
<context>
    <name>hint_texts</name>
    <message>
        <source>Hint: column {number} · blocks a win</source>
        <translation>Vihje: sarake {number} · torjuu vastustajan voiton</translation>
    </message>
    <message>
        <source>Hint: column {number} · every other column loses</source>
        <translation>Vihje: sarake {number} · muut häviävät</translation>
    </message>
    <message>
        <source>Hint: column {number} · keeps the draw</source>
        <translation>Vihje: sarake {number} · varmistaa tasapelin</translation>
    </message>
    <message>
        <source>Hint: column {number} · holds out longest</source>
        <translation>Vihje: sarake {number} · kestää pisimpään</translation>
    </message>
    <message>
        <source>Hint: column {number} · best chance</source>
        <translation>Vihje: sarake {number} · paras mahdollisuus</translation>
    </message>
    <message>
        <source>Hint: column {number} · wins</source>
        <translation>Vihje: sarake {number} · voittaa</translation>
    </message>
    <message>
        <source>Hint: column {number} · wins at once</source>
        <translation>Vihje: sarake {number} · voittaa heti</translation>
    </message>
    <message>
        <source>row {number}</source>
        <translation>rivi {number}</translation>
    </message>
    <message>
        <source>column {number}</source>
        <translation>sarake {number}</translation>
    </message>
    <message>
        <source>pull out column {number}</source>
        <translation>vedä sarakkeesta {number}</translation>
    </message>
    <message>
        <source>turn the board over</source>
        <translation>käännä lauta</translation>
    </message>
    <message>
        <source>Hint: {move} · wins at once</source>
        <translation>Vihje: {move} · voittaa heti</translation>
    </message>
    <message>
        <source>Hint: {move} · prevents a win</source>
        <translation>Vihje: {move} · torjuu vastustajan voiton</translation>
    </message>
    <message>
        <source>Hint: {move} · everything else loses</source>
        <translation>Vihje: {move} · kaikki muu häviää</translation>
    </message>
    <message>
        <source>Hint: {move} · keeps the draw</source>
        <translation>Vihje: {move} · varmistaa tasapelin</translation>
    </message>
    <message>
        <source>Hint: {move} · holds out longest</source>
        <translation>Vihje: {move} · kestää pisimpään</translation>
    </message>
    <message>
        <source>Hint: {move} · best chance</source>
        <translation>Vihje: {move} · paras mahdollisuus</translation>
    </message>
</context>
<context>
    <name>language</name>
    <message>
        <source>en</source>
        <comment>The code of this language, as in the name of its guide.</comment>
        <translation>fi</translation>
    </message>
</context>
<context>
    <name>left_off</name>
    <message>
        <source>Your move</source>
        <translation>Sinun vuorosi</translation>
    </message>
    <message>
        <source>{name} to move</source>
        <translation>Vuorossa {name}</translation>
    </message>
    <message>
        <source>against {name}</source>
        <translation>vastassa {name}</translation>
    </message>
    <message>
        <source>Last game: you won</source>
        <translation>Viimeisin peli: voitit</translation>
    </message>
    <message>
        <source>Last game: you lost</source>
        <translation>Viimeisin peli: hävisit</translation>
    </message>
    <message>
        <source>Last game: a draw</source>
        <translation>Viimeisin peli: tasapeli</translation>
    </message>
    <message>
        <source>Last game: not finished</source>
        <translation>Viimeisin peli: kesken</translation>
    </message>
    <message>
        <source>Last game: {name} won</source>
        <translation>Viimeisin peli: {name} voitti</translation>
    </message>
</context>
<context>
    <name>lesson_words</name>
    <message>
        <source>Three in a row</source>
        <translation>Kolme rivissä</translation>
    </message>
    <message>
        <source>The open three</source>
        <translation>Avoin kolmikko</translation>
    </message>
    <message>
        <source>Forks</source>
        <translation>Haarukat</translation>
    </message>
    <message>
        <source>The cell above</source>
        <translation>Yläpuolinen ruutu</translation>
    </message>
    <message>
        <source>Odd and even rows</source>
        <translation>Parittomat ja parilliset rivit</translation>
    </message>
    <message>
        <source>Zugzwang</source>
        <translation>Siirtopakko</translation>
    </message>
    <message>
        <source>One more makes four</source>
        <translation>Yksi lisää tekee neljä</translation>
    </message>
    <message>
        <source>Free on both sides</source>
        <translation>Vapaa molemmin puolin</translation>
    </message>
    <message>
        <source>Two threats with one disc</source>
        <translation>Kaksi uhkaa yhdellä nappulalla</translation>
    </message>
    <message>
        <source>What your disc makes possible</source>
        <translation>Mitä nappulasi mahdollistaa</translation>
    </message>
    <message>
        <source>Winning cells that wait</source>
        <translation>Voittoruudut, jotka odottavat</translation>
    </message>
    <message>
        <source>When every move is bad</source>
        <translation>Kun jokainen siirto on huono</translation>
    </message>
    <message>
        <source>Make four in a row</source>
        <translation>Tee neljän suora</translation>
    </message>
    <message>
        <source>Stop the opponent&apos;s four</source>
        <translation>Estä vastustajan neljän suora</translation>
    </message>
    <message>
        <source>Threaten four in two places</source>
        <translation>Uhkaa neljän suoralla kahdessa paikassa</translation>
    </message>
    <message>
        <source>Prevent two threats at once</source>
        <translation>Estä kaksi uhkaa kerralla</translation>
    </message>
    <message>
        <source>Play a safe column</source>
        <translation>Pelaa turvallinen sarake</translation>
    </message>
    <message>
        <source>Keep your winning cell</source>
        <translation>Säilytä voittoruutusi</translation>
    </message>
    <message>
        <source>Make two winning cells, one above the other</source>
        <translation>Tee kaksi voittoruutua päällekkäin</translation>
    </message>
    <message>
        <source>Make a winning cell in a good row</source>
        <translation>Tee voittoruutu hyvälle riville</translation>
    </message>
    <message>
        <source>Leave the opponent no safe column</source>
        <translation>Älä jätä vastustajalle turvallista saraketta</translation>
    </message>
    <message>
        <source>Let the opponent run out of safe columns</source>
        <translation>Anna vastustajan turvallisten sarakkeiden loppua</translation>
    </message>
    <message>
        <source>Four discs in a row win. Three are there, and one end of them is free.</source>
        <translation>Neljä nappulaa rivissä voittaa. Kolme on jo, ja toinen pää on vapaa.</translation>
    </message>
    <message>
        <source>A line can be diagonal, too. Look for three discs that climb like stairs.</source>
        <translation>Suora voi olla myös vino. Etsi kolme nappulaa, jotka nousevat kuin portaat.</translation>
    </message>
    <message>
        <source>Before every move, look at the opponent&apos;s discs. Three of them stand on top of each other.</source>
        <translation>Katso ennen jokaista siirtoa vastustajan nappuloita. Kolme niistä on päällekkäin.</translation>
    </message>
    <message>
        <source>Three discs with a free cell at both ends win: only one end can be blocked. Two are there.</source>
        <translation>Kolme nappulaa, joiden molemmissa päissä on vapaa ruutu, voittaa: vain toisen pään voi tukkia. Kaksi on jo.</translation>
    </message>
    <message>
        <source>One end is blocked. The other one is yours.</source>
        <translation>Toinen pää on tukittu. Toinen on sinun.</translation>
    </message>
    <message>
        <source>Now the opponent has two discs with room on both sides. Do not wait until there are three.</source>
        <translation>Nyt vastustajalla on kaksi nappulaa, joiden molemmin puolin on tilaa. Älä odota, että niitä on kolme.</translation>
    </message>
    <message>
        <source>One disc can belong to two lines. Find the cell where a row and a diagonal meet.</source>
        <translation>Yksi nappula voi kuulua kahteen suoraan. Etsi ruutu, jossa rivi ja vino suora kohtaavat.</translation>
    </message>
    <message>
        <source>One line is blocked. The other one still needs a single disc.</source>
        <translation>Toinen suora on tukittu. Toisesta puuttuu enää yksi nappula.</translation>
    </message>
    <message>
        <source>The opponent wants the cell where a row and a diagonal meet, or one just as strong. Prevent it.</source>
        <translation>Vastustaja haluaa ruudun, jossa rivi ja vino suora kohtaavat, tai yhtä vahvan. Estä se.</translation>
    </message>
    <message>
        <source>The opponent needs the cell in column {column}, row {row}. It cannot be filled yet, because the cell below is empty. Do not fill that one.</source>
        <translation>Vastustaja tarvitsee ruudun sarakkeessa {column}, rivillä {row}. Sitä ei voi vielä täyttää, koska alla oleva ruutu on tyhjä. Älä täytä sitä.</translation>
    </message>
    <message>
        <source>Now the winning cell in column {column}, row {row} is yours. If you play below it, the opponent closes it.</source>
        <translation>Nyt voittoruutu sarakkeessa {column}, rivillä {row} on sinun. Jos pelaat sen alle, vastustaja sulkee sen.</translation>
    </message>
    <message>
        <source>Two winning cells on top of each other cannot be stopped: blocking the lower one opens the upper one.</source>
        <translation>Kahta päällekkäistä voittoruutua ei voi pysäyttää: alemman tukkiminen avaa ylemmän.</translation>
    </message>
    <message>
        <source>Nobody wants to fill the cell below a winning cell of the opponent. If the rest of the board fills up, one of you has to. On this board rows 3 and 5 suit the player who began: you.</source>
        <translation>Kukaan ei halua täyttää ruutua, joka on vastustajan voittoruudun alla. Jos muu lauta täyttyy, toisen on pakko. Tällä laudalla rivit 3 ja 5 sopivat aloittajalle: sinulle.</translation>
    </message>
    <message>
        <source>Now you are the player who came second. On this board rows 2, 4 and 6 suit you.</source>
        <translation>Nyt sinä olit toisena vuorossa. Tällä laudalla rivit 2, 4 ja 6 sopivat sinulle.</translation>
    </message>
    <message>
        <source>With five rows and six columns it is the other way round: rows 2 and 4 suit the player who began. The rule for every board: count the discs that fall before the cell can be filled. If their number is even, it suits whoever is to move.</source>
        <translation>Viidellä rivillä ja kuudella sarakkeella on toisin päin: rivit 2 ja 4 sopivat aloittajalle. Sääntö joka laudalle: laske nappulat, jotka putoavat ennen kuin ruudun voi täyttää. Jos määrä on parillinen, ruutu sopii vuorossa olevalle.</translation>
    </message>
    <message>
        <source>Only two columns are left. Your winning cell is in column {column}, row {row}, and nobody wants to play below it.</source>
        <translation>Vain kaksi saraketta on jäljellä. Voittoruutusi on sarakkeessa {column}, rivillä {row}, eikä kukaan halua pelata sen alle.</translation>
    </message>
    <message>
        <source>The opponent had no other column and made your winning cell possible.</source>
        <translation>Vastustajalla ei ollut muuta saraketta, ja hän avasi voittoruutusi.</translation>
    </message>
    <message>
        <source>Your winning cell is in column {column}, row {row}. In the other columns {count} cells are free: an odd number, so you take the last of them.</source>
        <translation>Voittoruutusi on sarakkeessa {column}, rivillä {row}. Muissa sarakkeissa on {count} vapaata ruutua: pariton määrä, joten saat niistä viimeisen.</translation>
    </message>
    <message>
        <source>A single safe cell is left. Whoever takes it decides the game.</source>
        <translation>Jäljellä on yksi ainoa turvallinen ruutu. Sen ottaja ratkaisee pelin.</translation>
    </message>
    <message>
        <source>That is zugzwang: every move was bad, but one has to move.</source>
        <translation>Se on siirtopakko: jokainen siirto oli huono, mutta siirrettävä on.</translation>
    </message>
    <message>
        <source>Four in a row.</source>
        <translation>Neljän suora.</translation>
    </message>
    <message>
        <source>Stopped in time.</source>
        <translation>Estetty ajoissa.</translation>
    </message>
    <message>
        <source>Two threats at once, and only one of them can be blocked.</source>
        <translation>Kaksi uhkaa kerralla, ja vain toisen voi tukkia.</translation>
    </message>
    <message>
        <source>Now the opponent cannot make two threats with the next disc.</source>
        <translation>Nyt vastustaja ei voi tehdä kahta uhkaa seuraavalla nappulalla.</translation>
    </message>
    <message>
        <source>The opponent&apos;s winning cell stays closed.</source>
        <translation>Vastustajan voittoruutu pysyy suljettuna.</translation>
    </message>
    <message>
        <source>Your winning cell is still there.</source>
        <translation>Voittoruutusi on yhä tallella.</translation>
    </message>
    <message>
        <source>Whoever blocks the lower cell opens the upper one.</source>
        <translation>Joka tukkii alemman ruudun, avaa ylemmän.</translation>
    </message>
    <message>
        <source>This winning cell can wait for its time.</source>
        <translation>Tämä voittoruutu voi odottaa aikaansa.</translation>
    </message>
    <message>
        <source>Whatever the opponent plays, you make four.</source>
        <translation>Pelasipa vastustaja mitä tahansa, saat neljän suoran.</translation>
    </message>
    <message>
        <source>Right: the opponent will run out of safe columns first.</source>
        <translation>Oikein: vastustajan turvalliset sarakkeet loppuvat ensin.</translation>
    </message>
    <message>
        <source>Column {tried} is full.</source>
        <translation>Sarake {tried} on täynnä.</translation>
    </message>
    <message>
        <source>That makes no four.</source>
        <translation>Se ei tee neljän suoraa.</translation>
    </message>
    <message>
        <source>Then the opponent makes four in column {column}.</source>
        <translation>Silloin vastustaja saa neljän suoran sarakkeessa {column}.</translation>
    </message>
    <message>
        <source>That threatens nothing yet.</source>
        <translation>Se ei vielä uhkaa mitään.</translation>
    </message>
    <message>
        <source>That threatens four in column {column} only, and the opponent blocks it.</source>
        <translation>Se uhkaa neljän suoralla vain sarakkeessa {column}, ja vastustaja tukkii sen.</translation>
    </message>
    <message>
        <source>Then the opponent plays column {column} and threatens four in two places.</source>
        <translation>Silloin vastustaja pelaa sarakkeen {column} ja uhkaa neljän suoralla kahdessa paikassa.</translation>
    </message>
    <message>
        <source>Then the opponent closes your winning cell in column {column}, row {row}.</source>
        <translation>Silloin vastustaja sulkee voittoruutusi sarakkeessa {column}, rivillä {row}.</translation>
    </message>
    <message>
        <source>That makes no new winning cell.</source>
        <translation>Se ei tee uutta voittoruutua.</translation>
    </message>
    <message>
        <source>That makes a winning cell in row {row}, which suits the opponent: you would have to fill the cell below.</source>
        <translation>Se tekee voittoruudun riville {row}, joka sopii vastustajalle: joutuisit itse täyttämään sen alla olevan ruudun.</translation>
    </message>
    <message>
        <source>The opponent can still play column {column} safely.</source>
        <translation>Vastustaja voi vielä pelata sarakkeen {column} turvallisesti.</translation>
    </message>
    <message>
        <source>Then the opponent plays column {column} and gets away.</source>
        <translation>Silloin vastustaja pelaa sarakkeen {column} ja pääsee karkuun.</translation>
    </message>
</context>
<context>
    <name>levels</name>
    <message>
        <source>Easy</source>
        <translation>Helppo</translation>
    </message>
    <message>
        <source>Beginner</source>
        <translation>Aloittelija</translation>
    </message>
    <message>
        <source>Plays by feel and often overlooks diagonal threats.</source>
        <translation>Pelaa tuntumalla, ja vinot uhat jäävät usein huomaamatta.</translation>
    </message>
    <message>
        <source>Never misses its own win, sometimes misses yours.</source>
        <translation>Näkee aina oman voittonsa, mutta ei aina sinun.</translation>
    </message>
    <message>
        <source>Medium</source>
        <translation>Keskivaikea</translation>
    </message>
    <message>
        <source>Blocks every threat and plans a few moves ahead.</source>
        <translation>Torjuu joka uhan ja miettii pari siirtoa eteenpäin.</translation>
    </message>
    <message>
        <source>Hard</source>
        <translation>Vaikea</translation>
    </message>
    <message>
        <source>Looks far ahead and rarely forgives a mistake.</source>
        <translation>Näkee pitkälle eikä juuri anna anteeksi.</translation>
    </message>
    <message>
        <source>Expert</source>
        <translation>Mestari</translation>
    </message>
    <message>
        <source>Sees deep combinations; you will need a plan.</source>
        <translation>Näkee pitkät kombinaatiot; tarvitset suunnitelman.</translation>
    </message>
    <message>
        <source>Perfect</source>
        <translation>Virheetön</translation>
    </message>
    <message>
        <source>Plays very strongly on a board this size.</source>
        <translation>Pelaa hyvin vahvasti tämän kokoisella laudalla.</translation>
    </message>
    <message>
        <source>Adaptive</source>
        <translation>Mukautuva</translation>
    </message>
    <message>
        <source>Never makes a mistake on a board this size.</source>
        <translation>Ei tee virheitä tämän kokoisella laudalla.</translation>
    </message>
    <message>
        <source>Adapts to how well you play, for an even match.</source>
        <translation>Seuraa peliäsi ja mukautuu tasoosi.</translation>
    </message>
</context>
<context>
    <name>paste_texts</name>
    <message>
        <source>There are no moves on the clipboard.</source>
        <translation>Leikepöydällä ei ole siirtoja.</translation>
    </message>
    <message>
        <source>The text on the clipboard is too long for a game.</source>
        <translation>Leikepöydän teksti on liian pitkä peliksi.</translation>
    </message>
    <message>
        <source>{move}: a move is a column from 1 to {columns}, or - for a passed turn.</source>
        <translation>{move}: siirto on sarake 1–{columns} tai -, kun vuoro jää väliin.</translation>
    </message>
    <message>
        <source>{move}: there is no column {sign} on this board.</source>
        <translation>{move}: tällä laudalla ei ole saraketta {sign}.</translation>
    </message>
    <message>
        <source>{move}: column {sign} is full.</source>
        <translation>{move}: sarake {sign} on täynnä.</translation>
    </message>
    <message>
        <source>{move}: the game was over before.</source>
        <translation>{move}: peli oli jo päättynyt.</translation>
    </message>
    <message>
        <source>Line {number}, character {place} ({sign}): a board is drawn with X, O and dots.</source>
        <translation>Rivi {number}, merkki {place} ({sign}): lauta merkitään X:llä, O:lla ja pisteillä.</translation>
    </message>
    <message>
        <source>Line {number} is not as long as the first line of the board.</source>
        <translation>Rivi {number} ei ole yhtä pitkä kuin laudan ensimmäinen rivi.</translation>
    </message>
    <message>
        <source>A board has {least_rows}–{most_rows} rows and {least}–{most} columns.</source>
        <translation>Laudassa on {least_rows}–{most_rows} riviä ja {least}–{most} saraketta.</translation>
    </message>
    <message>
        <source>The board on the clipboard is {other}, this one is {size}.</source>
        <translation>Leikepöydän lauta on {other}, tämä on {size}.</translation>
    </message>
    <message>
        <source>Column {number}, row {place}: nothing lies under this disc.</source>
        <translation>Sarake {number}, rivi {place}: tämän nappulan alla ei ole mitään.</translation>
    </message>
    <message>
        <source>The board on the clipboard has four in a row already.</source>
        <translation>Leikepöydän laudalla on jo neljän suora.</translation>
    </message>
    <message>
        <source>The board on the clipboard is full.</source>
        <translation>Leikepöydän lauta on täynnä.</translation>
    </message>
    <message>
        <source>Move {number} ({sign})</source>
        <translation>Siirto {number} ({sign})</translation>
    </message>
    <message>
        <source>Move {number} ({sign}), character {place}</source>
        <translation>Siirto {number} ({sign}), merkki {place}</translation>
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
        <translation>Kaikki</translation>
    </message>
    <message>
        <source>Today</source>
        <translation>Tänään</translation>
    </message>
    <message>
        <source>Last 7 days</source>
        <translation>7 päivää</translation>
    </message>
    <message>
        <source>Last 30 days</source>
        <translation>30 päivää</translation>
    </message>
    <message>
        <source>Last 365 days</source>
        <translation>365 päivää</translation>
    </message>
</context>
<context>
    <name>preference_texts</name>
    <message>
        <source>That is too much like the other player&apos;s colour. Please choose another one.</source>
        <translation>Väri on liian lähellä toisen pelaajan väriä. Valitse jokin muu.</translation>
    </message>
    <message>
        <source>That is too much like the board. Please choose another colour.</source>
        <translation>Väri on liian lähellä laudan väriä. Valitse jokin muu väri.</translation>
    </message>
    <message>
        <source>A disc that dark looks like an empty space. Please choose a lighter colour.</source>
        <translation>Noin tumma nappula näyttää tyhjältä ruudulta. Valitse vaaleampi väri.</translation>
    </message>
    <message>
        <source>A disc that pale looks like an empty space. Please choose a stronger colour.</source>
        <translation>Noin vaalea nappula näyttää tyhjältä ruudulta. Valitse voimakkaampi väri.</translation>
    </message>
</context>
<context>
    <name>preferences</name>
    <message>
        <source>System</source>
        <translation>Järjestelmä</translation>
    </message>
    <message>
        <source>Light</source>
        <translation>Vaalea</translation>
    </message>
    <message>
        <source>Dark</source>
        <translation>Tumma</translation>
    </message>
    <message>
        <source>High contrast</source>
        <translation>Suuri kontrasti</translation>
    </message>
    <message>
        <source>Classic</source>
        <translation>Klassinen</translation>
    </message>
    <message>
        <source>Normal</source>
        <translation>Normaali</translation>
    </message>
    <message>
        <source>Fast</source>
        <translation>Nopea</translation>
    </message>
    <message>
        <source>Off</source>
        <translation>Pois</translation>
    </message>
    <message>
        <source>Whole sentences</source>
        <translation>Kokonaiset lauseet</translation>
    </message>
    <message>
        <source>Few words</source>
        <translation>Muutama sana</translation>
    </message>
    <message>
        <source>Red</source>
        <translation>Punainen</translation>
    </message>
    <message>
        <source>Orange</source>
        <translation>Oranssi</translation>
    </message>
    <message>
        <source>Yellow</source>
        <translation>Keltainen</translation>
    </message>
    <message>
        <source>Green</source>
        <translation>Vihreä</translation>
    </message>
    <message>
        <source>Turquoise</source>
        <translation>Turkoosi</translation>
    </message>
    <message>
        <source>Violet</source>
        <translation>Violetti</translation>
    </message>
    <message>
        <source>Pink</source>
        <translation>Vaaleanpunainen</translation>
    </message>
    <message>
        <source>Brown</source>
        <translation>Ruskea</translation>
    </message>
    <message>
        <source>Discs of player 1</source>
        <translation>Pelaajan 1 nappulat</translation>
    </message>
    <message>
        <source>Discs of player 2</source>
        <translation>Pelaajan 2 nappulat</translation>
    </message>
</context>
<context>
    <name>puzzle_words</name>
    <message>
        <source>Leave the opponent no safe column.</source>
        <translation>Älä jätä vastustajalle turvallista saraketta.</translation>
    </message>
    <message>
        <source>Only one move does not make things worse. Find it.</source>
        <translation>Vain yksi siirto ei huononna asemaa. Löydä se.</translation>
    </message>
    <message>
        <source>Puzzle {number} of {total}</source>
        <translation>Tehtävä {number}/{total}</translation>
    </message>
    <message>
        <source>Puzzle {number} of {total}; {solved} solved, {missed} missed</source>
        <translation>Tehtävä {number}/{total}; {solved} ratkaistu, {missed} epäonnistui</translation>
    </message>
    <message>
        <source>That is not enough.</source>
        <translation>Se ei riitä.</translation>
    </message>
    <message>
        <source>The opponent makes four in column {column}.</source>
        <translation>Vastustaja saa neljän suoran sarakkeessa {column}.</translation>
    </message>
    <message>
        <source>The opponent answers in column {column} and wins, as the numbers show.</source>
        <translation>Vastustaja vastaa sarakkeeseen {column} ja voittaa, kuten numerot näyttävät.</translation>
    </message>
    <message>
        <source>The opponent answers in column {column}, and things are worse than before.</source>
        <translation>Vastustaja vastaa sarakkeeseen {column}, ja asema on huonompi kuin ennen.</translation>
    </message>
    <message>
        <source>The opponent answers in column {column}, and the win is gone.</source>
        <translation>Vastustaja vastaa sarakkeeseen {column}, ja voitto on mennyt.</translation>
    </message>
    <message>
        <source>This wins in {moves} moves. There is a way that takes {quickest}.</source>
        <translation>Tämä voittaa {moves} siirrolla. On tapa, joka vie {quickest}.</translation>
    </message>
    <message>
        <source>Four in a row.</source>
        <translation>Neljän suora.</translation>
    </message>
    <message>
        <source>Every column that is left to the opponent opens a winning cell.</source>
        <translation>Jokainen vastustajalle jäänyt sarake avaa voittoruudun.</translation>
    </message>
    <message>
        <source>Every other column makes things worse.</source>
        <translation>Jokainen muu sarake huonontaa asemaa.</translation>
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
        <translation>Sillä välin tehtiin siirto {number}</translation>
    </message>
    <message>
        <source>A new game from the start</source>
        <translation>Uusi peli alusta</translation>
    </message>
    <message>
        <source>A new game from move {number} on</source>
        <translation>Uusi peli siirrosta {number} alkaen</translation>
    </message>
    <message>
        <source>Before the first move</source>
        <translation>Ennen ensimmäistä siirtoa</translation>
    </message>
    <message>
        <source>Move {number}: {turn}</source>
        <translation>Siirto {number}: {turn}</translation>
    </message>
    <message>
        <source>Move {number}: {player} passes</source>
        <translation>Siirto {number}: {player} jättää vuoron väliin</translation>
    </message>
    <message>
        <source>Move {number}: {player}, column {column}, row {row}</source>
        <translation>Siirto {number}: {player}, sarake {column}, rivi {row}</translation>
    </message>
</context>
<context>
    <name>review_texts</name>
    <message>
        <source>Move {number} — {quality}</source>
        <translation>Siirto {number} — {quality}</translation>
    </message>
    <message>
        <source>passed turn</source>
        <translation>väliin jätetty vuoro</translation>
    </message>
    <message>
        <source>dropped at random</source>
        <translation>satunnainen siirto</translation>
    </message>
    <message>
        <source>not proven</source>
        <translation>ei varma</translation>
    </message>
    <message>
        <source>Better: column {column}.</source>
        <translation>Parempi: sarake {column}.</translation>
    </message>
    <message>
        <source>Columns: {moves}.</source>
        <translation>Sarakkeet: {moves}.</translation>
    </message>
    <message>
        <source>Next mistake shows what happened and what was better.</source>
        <translation>”Seuraava virhe” näyttää, mitä tapahtui ja mikä oli parempi.</translation>
    </message>
    <message>
        <source>Nothing is proven</source>
        <translation>Mikään ei ole varmaa</translation>
    </message>
    <message>
        <source>No position of this game could be solved, so no move is judged.</source>
        <translation>Mitään tämän pelin asemaa ei voitu ratkaista, joten siirtoja ei arvioida.</translation>
    </message>
    <message>
        <source>No mistakes</source>
        <translation>Ei virheitä</translation>
    </message>
    <message>
        <source>Every move that could be proven kept the result.</source>
        <translation>Jokainen siirto, joka voitiin tarkistaa, säilytti tuloksen.</translation>
    </message>
    <message>
        <source>Column {column} at move {number} was the only move.</source>
        <translation>Sarake {column} siirrossa {number} oli ainoa siirto.</translation>
    </message>
    <message>
        <source>{name} had no critical moment.</source>
        <translation>{name}: ei yhtään ratkaisevaa hetkeä.</translation>
    </message>
    <message>
        <source>{name} kept the result in {kept} of {count} critical moments.</source>
        <translation>{name} säilytti tuloksen {kept}/{count} ratkaisevalla hetkellä.</translation>
    </message>
    <message>
        <source>{percent} %</source>
        <translation>{percent} %</translation>
    </message>
    <message>
        <source>{number} of {count}</source>
        <translation>{number}/{count}</translation>
    </message>
    <message>
        <source>{number} of {count} · about {seconds} s</source>
        <translation>{number}/{count} · noin {seconds} s</translation>
    </message>
    <message>
        <source>Move {number} of {count}</source>
        <translation>Siirto {number}/{count}</translation>
    </message>
    <message>
        <source>Reviewing…</source>
        <translation>Käydään läpi…</translation>
    </message>
    <message>
        <source>Stopped. What is known stays.</source>
        <translation>Pysäytetty. Löydetty säilyy.</translation>
    </message>
    <message>
        <source>The review has stopped: something went wrong; details are in the log.</source>
        <translation>Läpikäynti pysähtyi: jokin meni pieleen, ja syy löytyy lokista.</translation>
    </message>
    <message>
        <source>The coach knows the classic rules only.</source>
        <translation>Valmentaja tuntee vain klassiset säännöt.</translation>
    </message>
    <message>
        <source>you played</source>
        <translation>pelasit</translation>
    </message>
    <message>
        <source>played</source>
        <translation>pelattu</translation>
    </message>
    <message>
        <source>better</source>
        <translation>parempi</translation>
    </message>
    <message>
        <source>← → step · N next mistake · Space shows the line</source>
        <translation>← → selaa · N seuraava virhe · välilyönti näyttää siirtosarjan</translation>
    </message>
    <message>
        <source>Your turn: find a better move.</source>
        <translation>Sinun vuorosi: etsi parempi siirto.</translation>
    </message>
    <message>
        <source>Column {column}: what comes of it is not proven.</source>
        <translation>Sarake {column}: ei ole varmaa, mitä siitä seuraa.</translation>
    </message>
    <message>
        <source>Column {column} does not hold: it loses.</source>
        <translation>Sarake {column} ei pidä: se häviää.</translation>
    </message>
    <message>
        <source>Column {column} does not hold: it only draws.</source>
        <translation>Sarake {column} ei pidä: siitä tulee vain tasapeli.</translation>
    </message>
    <message>
        <source>Column {column} holds: it wins.</source>
        <translation>Sarake {column} pitää: se voittaa.</translation>
    </message>
    <message>
        <source>Column {column} holds the draw.</source>
        <translation>Sarake {column} säilyttää tasapelin.</translation>
    </message>
    <message>
        <source>Column {column} is lost too, as every move is here.</source>
        <translation>Myös sarake {column} häviää, kuten jokainen siirto tässä.</translation>
    </message>
    <message>
        <source>Nobody chose this turn, so it is not judged.</source>
        <translation>Kukaan ei valinnut tätä siirtoa, joten sitä ei arvioida.</translation>
    </message>
    <message>
        <source>The passed turn cost the win.</source>
        <translation>Väliin jätetty vuoro vei voiton.</translation>
    </message>
    <message>
        <source>The passed turn cost the draw.</source>
        <translation>Väliin jätetty vuoro vei tasapelin.</translation>
    </message>
    <message>
        <source>The random disc cost the win.</source>
        <translation>Satunnainen siirto vei voiton.</translation>
    </message>
    <message>
        <source>The random disc cost the draw.</source>
        <translation>Satunnainen siirto vei tasapelin.</translation>
    </message>
    <message>
        <source>This position is not solved yet.</source>
        <translation>Tätä asemaa ei ole vielä ratkaistu.</translation>
    </message>
    <message>
        <source>This position is not solved. The move is probably as good as any.</source>
        <translation>Tätä asemaa ei ole ratkaistu. Siirto on luultavasti yhtä hyvä kuin muutkin.</translation>
    </message>
    <message>
        <source>This position is not solved. Column {column} is probably better.</source>
        <translation>Tätä asemaa ei ole ratkaistu. Sarake {column} on luultavasti parempi.</translation>
    </message>
    <message>
        <source>A win became a loss.</source>
        <translation>Voitosta tuli tappio.</translation>
    </message>
    <message>
        <source>A win became a draw.</source>
        <translation>Voitosta tuli tasapeli.</translation>
    </message>
    <message>
        <source>A draw became a loss.</source>
        <translation>Tasapelistä tuli tappio.</translation>
    </message>
    <message>
        <source>The loss came much sooner than it had to.</source>
        <translation>Tappio tuli paljon aiemmin kuin olisi tarvinnut.</translation>
    </message>
    <message>
        <source>Every other column gives the result away.</source>
        <translation>Jokainen muu sarake menettää tuloksen.</translation>
    </message>
    <message>
        <source>Nothing was better here.</source>
        <translation>Mikään ei ollut tässä parempi.</translation>
    </message>
    <message>
        <source>The result stays the same; column {column} was a little better.</source>
        <translation>Tulos pysyy samana; sarake {column} oli hieman parempi.</translation>
    </message>
</context>
<context>
    <name>rules</name>
    <message>
        <source>Classic</source>
        <translation>Klassinen</translation>
    </message>
    <message>
        <source>PopOut</source>
        <translation>PopOut</translation>
    </message>
    <message>
        <source>Slippery</source>
        <translation>Liukas</translation>
    </message>
    <message>
        <source>Swap</source>
        <translation>Vaihto</translation>
    </message>
    <message>
        <source>Flip</source>
        <translation>Kääntö</translation>
    </message>
    <message>
        <source>Vanishing row</source>
        <translation>Katoava rivi</translation>
    </message>
    <message>
        <source>Gravity</source>
        <translation>Painovoima</translation>
    </message>
    <message>
        <source>Five</source>
        <translation>Viisi</translation>
    </message>
    <message>
        <source>Four in a row wins.</source>
        <translation>Neljän suora voittaa.</translation>
    </message>
    <message>
        <source>Drop a disc, or pull one of yours out at the bottom.</source>
        <translation>Pudota nappula tai vedä oma alhaalta pois.</translation>
    </message>
    <message>
        <source>Now and then a disc slips into another column.</source>
        <translation>Silloin tällöin nappula lipsahtaa toiseen sarakkeeseen.</translation>
    </message>
    <message>
        <source>Every few turns two discs change colour.</source>
        <translation>Muutaman vuoron välein kaksi nappulaa vaihtaa väriä.</translation>
    </message>
    <message>
        <source>Instead of dropping, turn the board upside down.</source>
        <translation>Pudottamisen sijaan käännä lauta ylösalaisin.</translation>
    </message>
    <message>
        <source>A full bottom row disappears.</source>
        <translation>Täysi alin rivi katoaa.</translation>
    </message>
    <message>
        <source>Every few turns discs fall to another side.</source>
        <translation>Muutaman vuoron välein nappulat putoavat eri suuntaan.</translation>
    </message>
    <message>
        <source>Five in a row wins.</source>
        <translation>Viiden suora voittaa.</translation>
    </message>
    <message>
        <source>Chance of a slip</source>
        <translation>Todennäköisyys</translation>
    </message>
    <message>
        <source>A swap every</source>
        <translation>Vaihto</translation>
    </message>
    <message>
        <source>Flips for each player</source>
        <translation>Kääntöjä kummallakin</translation>
    </message>
    <message>
        <source>Gravity turns every</source>
        <translation>Suunta vaihtuu</translation>
    </message>
    <message>
        <source>Diagonal</source>
        <translation>Vinosti</translation>
    </message>
    <message>
        <source>How many of a hundred discs slip</source>
        <translation>Kuinka moni sadasta nappulasta lipsahtaa</translation>
    </message>
    <message>
        <source>After how many turns two discs change colour</source>
        <translation>Monenko vuoron jälkeen kaksi nappulaa vaihtaa väriä</translation>
    </message>
    <message>
        <source>How often in a game each player may turn the board</source>
        <translation>Montako kertaa pelissä kumpikin saa kääntää laudan</translation>
    </message>
    <message>
        <source>After how many turns discs fall to another side</source>
        <translation>Monenko vuoron jälkeen nappulat putoavat eri suuntaan</translation>
    </message>
    <message>
        <source>Discs slide down a slope instead of falling straight</source>
        <translation>Nappulat liukuvat rinnettä alas eivätkä putoa suoraan</translation>
    </message>
    <message>
        <source> turns</source>
        <translation> vuoron välein</translation>
    </message>
    <message>
        <source>every {count} turns</source>
        <translation>{count} vuoron välein</translation>
    </message>
    <message>
        <source>flips: {count}</source>
        <translation>kääntöjä: {count}</translation>
    </message>
    <message>
        <source>diagonal</source>
        <translation>vinosti</translation>
    </message>
</context>
<context>
    <name>set_up_texts</name>
    <message>
        <source>{first}: {first_count} · {second}: {second_count} · {mover} to move</source>
        <translation>{first}: {first_count} · {second}: {second_count} · vuorossa {mover}</translation>
    </message>
    <message>
        <source>Nothing lies under the disc in column {column}, row {row}. Fill the gap, or take the disc away.</source>
        <translation>Sarakkeen {column} rivillä {row} olevan nappulan alla ei ole mitään. Täytä aukko tai poista nappula.</translation>
    </message>
    <message>
        <source>The board is full. Leave room for at least one disc.</source>
        <translation>Lauta on täynnä. Jätä tilaa ainakin yhdelle nappulalle.</translation>
    </message>
    <message>
        <source>Both colours have four in a row already. Take discs away.</source>
        <translation>Molemmilla väreillä on jo neljän suora. Poista nappuloita.</translation>
    </message>
    <message>
        <source>{disc} has four in a row already. Take a disc of the line away.</source>
        <translation>{disc}: neljän suora on jo laudalla. Poista siitä nappula.</translation>
    </message>
</context>
<context>
    <name>texts</name>
    <message>
        <source>Player 1</source>
        <translation>Pelaaja 1</translation>
    </message>
    <message>
        <source>Player 2</source>
        <translation>Pelaaja 2</translation>
    </message>
    <message>
        <source>Computer</source>
        <translation>Tietokone</translation>
    </message>
    <message>
        <source>{rows} × {columns}</source>
        <translation>{rows} × {columns}</translation>
    </message>
    <message>
        <source>Pass the turn</source>
        <translation>Vuoro siirtyy</translation>
    </message>
    <message>
        <source>Random drop</source>
        <translation>Arvottu siirto</translation>
    </message>
    <message>
        <source>Lose</source>
        <translation>Häviö</translation>
    </message>
    <message>
        <source>{seconds} s per turn · then the turn passes</source>
        <translation>{seconds} s siirtoon · sitten vuoro siirtyy</translation>
    </message>
    <message>
        <source>{seconds} s per turn · then a random drop</source>
        <translation>{seconds} s siirtoon · sitten arvottu siirto</translation>
    </message>
    <message>
        <source>{seconds} s per turn · then the game is lost</source>
        <translation>{seconds} s siirtoon · sitten peli on hävitty</translation>
    </message>
    <message>
        <source>A draw</source>
        <translation>Tasapeli</translation>
    </message>
    <message>
        <source>{name} wins</source>
        <translation>{name} voittaa</translation>
    </message>
    <message>
        <source>Four in a row.</source>
        <translation>Neljän suora.</translation>
    </message>
    <message>
        <source>Five in a row.</source>
        <translation>Viiden suora.</translation>
    </message>
    <message>
        <source>Both have four in a row at once.</source>
        <translation>Molemmilla on neljän suora yhtä aikaa.</translation>
    </message>
    <message>
        <source>The same position came for the third time.</source>
        <translation>Sama asema toistui kolmannen kerran.</translation>
    </message>
    <message>
        <source>The board is full and nobody has five in a row.</source>
        <translation>Lauta on täynnä, eikä kenelläkään ole viiden suoraa.</translation>
    </message>
    <message>
        <source>The board is full and nobody has four in a row.</source>
        <translation>Lauta on täynnä, eikä kenelläkään ole neljän suoraa.</translation>
    </message>
    <message>
        <source>{name} resigned.</source>
        <translation>{name} luovutti.</translation>
    </message>
    <message>
        <source>{name} ran out of time.</source>
        <translation>{name}: aika loppui.</translation>
    </message>
    <message>
        <source>{name} had to be stopped.</source>
        <translation>{name} piti pysäyttää.</translation>
    </message>
    <message>
        <source>Own bot</source>
        <translation>Oma botti</translation>
    </message>
</context>
<context>
    <name>tournament_words</name>
    <message>
        <source>{done} of {total} games</source>
        <translation>{done} / {total} peliä</translation>
    </message>
    <message>
        <source>about {seconds} s left</source>
        <translation>noin {seconds} s jäljellä</translation>
    </message>
    <message>
        <source>about {minutes} min left</source>
        <translation>noin {minutes} min jäljellä</translation>
    </message>
    <message>
        <source>about {hours} h left</source>
        <translation>noin {hours} h jäljellä</translation>
    </message>
</context>
<context>
    <name>train_words</name>
    <message>
        <source>From your games</source>
        <translation>Omista peleistäsi</translation>
    </message>
    <message>
        <source>Win in 2</source>
        <translation>Voitto 2:lla</translation>
    </message>
    <message>
        <source>Win in 3</source>
        <translation>Voitto 3:lla</translation>
    </message>
    <message>
        <source>Win in 4 or more</source>
        <translation>Voitto 4:llä tai yli</translation>
    </message>
    <message>
        <source>Find the only move</source>
        <translation>Löydä ainoa siirto</translation>
    </message>
    <message>
        <source>Zugzwang</source>
        <translation>Siirtopakko</translation>
    </message>
    <message>
        <source>Where you went wrong</source>
        <translation>Missä teit virheen</translation>
    </message>
    <message>
        <source>Two moves, then four</source>
        <translation>Kaksi siirtoa, sitten neljä</translation>
    </message>
    <message>
        <source>A plan with one answer</source>
        <translation>Suunnitelma, jolla on yksi vastaus</translation>
    </message>
    <message>
        <source>Look a little further</source>
        <translation>Katso hieman kauemmas</translation>
    </message>
    <message>
        <source>All others are worse</source>
        <translation>Kaikki muut ovat huonompia</translation>
    </message>
    <message>
        <source>Make the other one move</source>
        <translation>Pakota toinen siirtämään</translation>
    </message>
    <message>
        <source>Fours in a row</source>
        <translation>Vaakasuorat</translation>
    </message>
    <message>
        <source>Diagonals</source>
        <translation>Vinosuorat</translation>
    </message>
    <message>
        <source>Double threats</source>
        <translation>Kaksoisuhat</translation>
    </message>
    <message>
        <source>Odd and even</source>
        <translation>Pariton ja parillinen</translation>
    </message>
    <message>
        <source>All done for today</source>
        <translation>Kaikki tehty tältä päivältä</translation>
    </message>
    <message>
        <source>Come back tomorrow, or practise a little more.</source>
        <translation>Palaa huomenna tai harjoittele vielä hieman.</translation>
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
        <translation>{change} tänään</translation>
    </message>
    <message>
        <source>{solved} of {total} solved</source>
        <translation>{solved}/{total} ratkaistu</translation>
    </message>
</context>
<context>
    <name>variant_texts</name>
    <message>
        <source>With Shift, a number or an arrow chooses your lowest disc in a column, and Enter pulls it out.</source>
        <translation>Vaihtonäppäimen kanssa numero tai nuoli valitsee sarakkeen alimman nappulasi, ja Enter vetää sen pois.</translation>
    </message>
    <message>
        <source>F turns the board upside down.</source>
        <translation>F kääntää laudan ylösalaisin.</translation>
    </message>
    <message>
        <source>down</source>
        <translation>alas</translation>
    </message>
    <message>
        <source>to the left</source>
        <translation>vasemmalle</translation>
    </message>
    <message>
        <source>up</source>
        <translation>ylös</translation>
    </message>
    <message>
        <source>to the right</source>
        <translation>oikealle</translation>
    </message>
    <message>
        <source>down to the right</source>
        <translation>vinosti oikealle</translation>
    </message>
    <message>
        <source>down to the left</source>
        <translation>vinosti vasemmalle</translation>
    </message>
    <message>
        <source>This position has come twice. The third time is a draw.</source>
        <translation>Tämä asema on ollut kahdesti. Kolmannella kerralla tulee tasapeli.</translation>
    </message>
    <message>
        <source>Columns you can pull from: {columns}.</source>
        <translation>Sarakkeet, joista voit vetää: {columns}.</translation>
    </message>
    <message>
        <source>Flips left: {first} {first_count}, {second} {second_count}.</source>
        <translation>Kääntöjä jäljellä: {first} {first_count}, {second} {second_count}.</translation>
    </message>
    <message>
        <source>Two discs change colour after this turn.</source>
        <translation>Kaksi nappulaa vaihtaa väriä tämän vuoron jälkeen.</translation>
    </message>
    <message>
        <source>Discs fall {now}; after this turn {next}.</source>
        <translation>Nappulat putoavat {now}; tämän vuoron jälkeen {next}.</translation>
    </message>
    <message>
        <source>Pull out your disc in column {column}.</source>
        <translation>Vedä nappulasi sarakkeesta {column}.</translation>
    </message>
    <message>
        <source>{disc} slips from column {wanted} into column {column}</source>
        <translation>{disc} lipsahtaa sarakkeesta {wanted} sarakkeeseen {column}</translation>
    </message>
    <message>
        <source>{disc} pulls out column {column}</source>
        <translation>{disc} vetää sarakkeesta {column}</translation>
    </message>
    <message>
        <source>{disc} turns the board over</source>
        <translation>{disc} kääntää laudan</translation>
    </message>
    <message>
        <source>The bottom row is full and disappears.</source>
        <translation>Alin rivi on täynnä ja katoaa.</translation>
    </message>
    <message>
        <source>Two discs change colour: {first}, and {second}.</source>
        <translation>Kaksi nappulaa vaihtaa väriä: {first} ja {second}.</translation>
    </message>
    <message>
        <source>column {column}, row {row}</source>
        <translation>sarake {column}, rivi {row}</translation>
    </message>
    <message>
        <source>No disc of yours lies at the bottom of column {column}.</source>
        <translation>Sarakkeen {column} alimpana ei ole nappulaasi.</translation>
    </message>
    <message>
        <source>There is nothing on the board to turn.</source>
        <translation>Laudalla ei ole vielä mitään.</translation>
    </message>
    <message>
        <source>You have no flips left.</source>
        <translation>Sinulla ei ole kääntöjä jäljellä.</translation>
    </message>
    <message>
        <source>The disc slips into column {column}.</source>
        <translation>Nappula lipsahtaa sarakkeeseen {column}.</translation>
    </message>
    <message>
        <source>Gravity turns: discs fall {direction}.</source>
        <translation>Painovoima kääntyy: nappulat putoavat {direction}.</translation>
    </message>
    <message>
        <source>The board is turned over.</source>
        <translation>Lauta käännetään.</translation>
    </message>
</context>
</TS>
