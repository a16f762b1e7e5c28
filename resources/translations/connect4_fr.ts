<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="fr" sourcelanguage="en">
<context>
    <name>AboutDialog</name>
    <message>
        <source>About Connect Four</source>
        <translation>À propos de Quatre à la suite</translation>
    </message>
    <message>
        <source>Connect Four</source>
        <translation>Quatre à la suite</translation>
    </message>
    <message>
        <source>Copy diagnostics</source>
        <translation>Copier le diagnostic</translation>
    </message>
    <message>
        <source>Copied</source>
        <translation>Copié</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Fermer</translation>
    </message>
    <message>
        <source>Version {version}</source>
        <translation>Version {version}</translation>
    </message>
    <message>
        <source>Engine: {names}</source>
        <translation>Moteur&#x202f;: {names}</translation>
    </message>
    <message>
        <source>Python {python}, Qt {qt}</source>
        <translation>Python {python}, Qt {qt}</translation>
    </message>
    <message>
        <source>MIT licence. Uses Qt under the LGPL 3.</source>
        <translation>Licence MIT. Utilise Qt sous LGPL 3.</translation>
    </message>
</context>
<context>
    <name>AccuracyBox</name>
    <message>
        <source>Accuracy of {name}: {percent}</source>
        <translation>Précision ({name})&#x202f;: {percent}</translation>
    </message>
    <message>
        <source>Result</source>
        <translation>Résultat</translation>
    </message>
    <message>
        <source>Accuracy</source>
        <translation>Précision</translation>
    </message>
</context>
<context>
    <name>AloudActions</name>
    <message>
        <source>Say the board, by columns</source>
        <translation>Lire la grille par colonnes</translation>
    </message>
    <message>
        <source>Let the screen reader say what lies in every column</source>
        <translation>Faire dire au lecteur d’écran ce qu’il y a dans chaque colonne</translation>
    </message>
    <message>
        <source>Say the board, by rows</source>
        <translation>Lire la grille par rangées</translation>
    </message>
    <message>
        <source>Let the screen reader say what lies in every row</source>
        <translation>Faire dire au lecteur d’écran ce qu’il y a dans chaque rangée</translation>
    </message>
    <message>
        <source>Say the last move</source>
        <translation>Lire le dernier coup</translation>
    </message>
    <message>
        <source>Let the screen reader say the last move again</source>
        <translation>Faire redire au lecteur d’écran le dernier coup</translation>
    </message>
    <message>
        <source>Say it again</source>
        <translation>Répéter</translation>
    </message>
    <message>
        <source>Let the screen reader repeat its last sentence</source>
        <translation>Faire répéter au lecteur d’écran sa dernière phrase</translation>
    </message>
    <message>
        <source>Say whose turn it is</source>
        <translation>Dire à qui est le tour</translation>
    </message>
    <message>
        <source>Let the screen reader say who is to move and who plays whom</source>
        <translation>Faire dire au lecteur d’écran qui doit jouer et qui joue contre qui</translation>
    </message>
    <message>
        <source>Say the clocks</source>
        <translation>Lire les pendules</translation>
    </message>
    <message>
        <source>Let the screen reader say how much time is left</source>
        <translation>Faire dire au lecteur d’écran combien de temps il reste</translation>
    </message>
    <message>
        <source>Say the threats</source>
        <translation>Lire les menaces</translation>
    </message>
    <message>
        <source>Let the screen reader say the threats, or at the end the line</source>
        <translation>Faire dire au lecteur d’écran les menaces ou, à la fin, la ligne gagnante</translation>
    </message>
    <message>
        <source>Say the next space</source>
        <translation>Lire la case voisine</translation>
    </message>
    <message>
        <source>Let the screen reader go from space to space</source>
        <translation>Faire passer le lecteur d’écran de case en case</translation>
    </message>
</context>
<context>
    <name>AloudFeature</name>
    <message>
        <source>The board is covered while the clock stands.</source>
        <translation>La grille est cachée tant que la pendule est arrêtée.</translation>
    </message>
    <message>
        <source>No move has been made yet.</source>
        <translation>Aucun coup n’a encore été joué.</translation>
    </message>
    <message>
        <source>{status}. {players}</source>
        <translation>{status}. {players}</translation>
    </message>
    <message>
        <source>Threats are known by the classic rules only.</source>
        <translation>Les menaces ne sont connues qu’avec les règles classiques.</translation>
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
        <translation>L’analyse ne connaît que les règles classiques</translation>
    </message>
    <message>
        <source>Show what every column is worth, or hide it again</source>
        <translation>Montrer ce que vaut chaque colonne, ou le masquer</translation>
    </message>
    <message>
        <source>Scores</source>
        <translation>Valeurs</translation>
    </message>
    <message>
        <source>Show the score of each column above the board</source>
        <translation>Montrer la valeur de chaque colonne au-dessus de la grille</translation>
    </message>
    <message>
        <source>Threats</source>
        <translation>Menaces</translation>
    </message>
    <message>
        <source>Mark the spaces where one more disc makes four</source>
        <translation>Marquer les cases où un jeton de plus en aligne quatre</translation>
    </message>
    <message>
        <source>Best line</source>
        <translation>Meilleure suite</translation>
    </message>
    <message>
        <source>Show the best moves of both players as numbered discs</source>
        <translation>Montrer les meilleurs coups des deux joueurs par des jetons numérotés</translation>
    </message>
    <message>
        <source>Say the analysis</source>
        <translation>Lire l’analyse</translation>
    </message>
    <message>
        <source>Let the screen reader say the verdict and all scores</source>
        <translation>Faire dire au lecteur d’écran le verdict et toutes les valeurs</translation>
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
        <translation>Évolution de la partie</translation>
    </message>
    <message>
        <source>The left and right arrow keys go through the game.</source>
        <translation>Les flèches gauche et droite parcourent la partie.</translation>
    </message>
</context>
<context>
    <name>AnalysisFeature</name>
    <message>
        <source>Analysis on</source>
        <translation>Analyse activée</translation>
    </message>
    <message>
        <source>Analysis off</source>
        <translation>Analyse désactivée</translation>
    </message>
    <message>
        <source>The analysis has stopped: something went wrong; details are in the log.</source>
        <translation>L’analyse s’est arrêtée&#x202f;: un problème est survenu&#x202f;; les détails sont dans le journal.</translation>
    </message>
    <message>
        <source>Paused</source>
        <translation>En pause</translation>
    </message>
    <message>
        <source>Move {number}</source>
        <translation>Coup {number}</translation>
    </message>
</context>
<context>
    <name>ArchiveThread</name>
    <message>
        <source>something went wrong; details are in the log</source>
        <translation>un problème est survenu&#x202f;; les détails sont dans le journal</translation>
    </message>
</context>
<context>
    <name>BoardRow</name>
    <message>
        <source>Rows</source>
        <translation>Rangées</translation>
    </message>
    <message>
        <source>Columns</source>
        <translation>Colonnes</translation>
    </message>
    <message>
        <source>rows {least}–{most}</source>
        <translation>rangées {least}–{most}</translation>
    </message>
    <message>
        <source>columns {least}–{most}</source>
        <translation>colonnes {least}–{most}</translation>
    </message>
</context>
<context>
    <name>BoardView</name>
    <message>
        <source>Board</source>
        <translation>Grille</translation>
    </message>
    <message>
        <source>Choose a row with the number keys, Up or Down and drop with Enter, Space or Left.</source>
        <translation>Choisissez une rangée avec les chiffres ou les flèches haut et bas, et lâchez le jeton avec Entrée, Espace ou la flèche gauche.</translation>
    </message>
    <message>
        <source>Choose a row with the number keys, Up or Down and drop with Enter, Space or Right.</source>
        <translation>Choisissez une rangée avec les chiffres ou les flèches haut et bas, et lâchez le jeton avec Entrée, Espace ou la flèche droite.</translation>
    </message>
    <message>
        <source>Choose a column with the number or arrow keys and drop with Enter, Space or Up.</source>
        <translation>Choisissez une colonne avec les chiffres ou les flèches, et lâchez le jeton avec Entrée, Espace ou la flèche haut.</translation>
    </message>
    <message>
        <source>Choose a column with the number or arrow keys and drop with Enter, Space or Down.</source>
        <translation>Choisissez une colonne avec les chiffres ou les flèches, et lâchez le jeton avec Entrée, Espace ou la flèche bas.</translation>
    </message>
</context>
<context>
    <name>BotAsker</name>
    <message>
        <source>Asking {name} whether it knows the rules…</source>
        <translation>On demande à {name}&#xa0;s’il connaît les règles…</translation>
    </message>
</context>
<context>
    <name>BotDialog</name>
    <message>
        <source>Choose a bot</source>
        <translation>Choisir un bot</translation>
    </message>
    <message>
        <source>Programs and Python files</source>
        <translation>Programmes et fichiers Python</translation>
    </message>
    <message>
        <source>Python files</source>
        <translation>Fichiers Python</translation>
    </message>
</context>
<context>
    <name>CellTable</name>
    <message>
        <source>Spaces of the board</source>
        <translation>Cases de la grille</translation>
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
        <translation>Progression du bilan</translation>
    </message>
</context>
<context>
    <name>ComingBackCard</name>
    <message>
        <source>Today</source>
        <translation>Ce jour</translation>
    </message>
    <message>
        <source>Coming back</source>
        <translation>À revoir</translation>
    </message>
    <message>
        <source>puzzles a day</source>
        <translation>problèmes par jour</translation>
    </message>
</context>
<context>
    <name>ContinueCard</name>
    <message>
        <source>Continue</source>
        <translation>Continuer</translation>
    </message>
    <message>
        <source>Go on with this game ({keys})</source>
        <translation>Continuer cette partie ({keys})</translation>
    </message>
</context>
<context>
    <name>CoresRow</name>
    <message>
        <source>Processor cores for the computer&apos;s thinking</source>
        <translation>Cœurs du processeur pour les calculs de l’ordinateur</translation>
    </message>
    <message>
        <source>For the computer&apos;s thinking, from the next game on.</source>
        <translation>Pour les calculs de l’ordinateur, dès la prochaine partie.</translation>
    </message>
</context>
<context>
    <name>Counted</name>
    <message numerus="yes">
        <source>%n win(s)</source>
        <translation>
            <numerusform>%n victoire</numerusform>
            <numerusform>%n victoires</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n draw(s)</source>
        <translation>
            <numerusform>%n nul</numerusform>
            <numerusform>%n nuls</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n disc(s)</source>
        <translation>
            <numerusform>%n jeton</numerusform>
            <numerusform>%n jetons</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n winning disc(s).</source>
        <translation>
            <numerusform>%n jeton gagnant.</numerusform>
            <numerusform>%n jetons gagnants.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>CountedBots</name>
    <message numerus="yes">
        <source>%n chosen</source>
        <translation>
            <numerusform>%n choisi</numerusform>
            <numerusform>%n choisis</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n game(s) at once</source>
        <translation>
            <numerusform>%n partie à la fois</numerusform>
            <numerusform>%n parties à la fois</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>failed in %n game(s)</source>
        <translation>
            <numerusform>a échoué dans %n partie</numerusform>
            <numerusform>a échoué dans %n parties</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>CountedGames</name>
    <message numerus="yes">
        <source>%n game(s)</source>
        <translation>
            <numerusform>%n partie</numerusform>
            <numerusform>%n parties</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n move(s)</source>
        <translation>
            <numerusform>%n coup</numerusform>
            <numerusform>%n coups</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>about %n move(s)</source>
        <translation>
            <numerusform>environ %n coup</numerusform>
            <numerusform>environ %n coups</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n game(s) deleted</source>
        <translation>
            <numerusform>%n partie supprimée</numerusform>
            <numerusform>%n parties supprimées</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n game(s) written</source>
        <translation>
            <numerusform>%n partie enregistrée</numerusform>
            <numerusform>%n parties enregistrées</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>CountedHint</name>
    <message numerus="yes">
        <source>Hint: column {number} · wins in %n move(s)</source>
        <translation>
            <numerusform>Indice&#x202f;: colonne {number} · gagne en %n coup</numerusform>
            <numerusform>Indice&#x202f;: colonne {number} · gagne en %n coups</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Hint: {move} · wins in %n move(s)</source>
        <translation>
            <numerusform>Indice&#x202f;: {move} · gagne en %n coup</numerusform>
            <numerusform>Indice&#x202f;: {move} · gagne en %n coups</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>CountedLosses</name>
    <message numerus="yes">
        <source>%n disc(s) had no room and were taken away.</source>
        <translation>
            <numerusform>Faute de place, %n jeton a été retiré.</numerusform>
            <numerusform>Faute de place, %n jetons ont été retirés.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>CountedMistakes</name>
    <message numerus="yes">
        <source>%n mistake(s)</source>
        <translation>
            <numerusform>%n erreur</numerusform>
            <numerusform>%n erreurs</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>CountedTurns</name>
    <message numerus="yes">
        <source>Two discs change colour after %n turn(s).</source>
        <translation>
            <numerusform>Deux jetons changent de couleur dans %n tour.</numerusform>
            <numerusform>Deux jetons changent de couleur dans %n tours.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Discs fall {now}; after %n turn(s) {next}.</source>
        <translation>
            <numerusform>Les jetons tombent {now}&#x202f;; dans %n tour, {next}.</numerusform>
            <numerusform>Les jetons tombent {now}&#x202f;; dans %n tours, {next}.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Pull out your disc in column {column}: %n disc(s) fall by one.</source>
        <translation>
            <numerusform>Retirer votre jeton de la colonne {column}&#x202f;: %n jeton descend d’un cran.</numerusform>
            <numerusform>Retirer votre jeton de la colonne {column}&#x202f;: %n jetons descendent d’un cran.</numerusform>
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
        <translation>Points</translation>
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
        <translation>{name} contre {other}&#x202f;: {score}</translation>
    </message>
</context>
<context>
    <name>CrossView</name>
    <message>
        <source>Cross table</source>
        <translation>Tableau croisé</translation>
    </message>
</context>
<context>
    <name>Deletion</name>
    <message>
        <source>Undo</source>
        <translation>Annuler</translation>
    </message>
    <message>
        <source>The game was not deleted</source>
        <translation>La partie n’a pas été supprimée</translation>
    </message>
    <message>
        <source>What was deleted could not be restored</source>
        <translation>Ce qui a été supprimé n’a pas pu être rétabli</translation>
    </message>
</context>
<context>
    <name>DiscPicker</name>
    <message>
        <source>The theme&apos;s own colour</source>
        <translation>La couleur du thème</translation>
    </message>
    <message>
        <source>A colour of your own</source>
        <translation>Une couleur personnalisée</translation>
    </message>
    <message>
        <source>Other…</source>
        <translation>Autre…</translation>
    </message>
    <message>
        <source>{discs}: another colour…</source>
        <translation>{discs}&#x202f;: autre couleur…</translation>
    </message>
</context>
<context>
    <name>DueCard</name>
    <message>
        <source>{done} of {goal} done</source>
        <translation>Faits&#x202f;: {done} sur {goal}</translation>
    </message>
    <message>
        <source>Start</source>
        <translation>Démarrer</translation>
    </message>
    <message>
        <source>Practise</source>
        <translation>S’exercer</translation>
    </message>
</context>
<context>
    <name>DuePuzzlesCard</name>
    <message numerus="yes">
        <source>%n puzzle(s) due today</source>
        <translation>
            <numerusform>%n problème pour aujourd’hui</numerusform>
            <numerusform>%n problèmes pour aujourd’hui</numerusform>
        </translation>
    </message>
    <message>
        <source>What you missed comes back</source>
        <translation>Ce que vous avez raté revient</translation>
    </message>
</context>
<context>
    <name>EditorView</name>
    <message>
        <source>Board</source>
        <translation>Grille</translation>
    </message>
    <message>
        <source>The number keys drop a disc. The arrow keys choose a column, Enter drops there and Delete takes away. X and O choose the disc, E the eraser.</source>
        <translation>Les chiffres lâchent un jeton dans leur colonne. Les flèches choisissent une colonne, Entrée y lâche un jeton et Suppr en retire un. X et O choisissent le jeton, E la gomme.</translation>
    </message>
</context>
<context>
    <name>EntrantsPanel</name>
    <message>
        <source>Levels</source>
        <translation>Niveaux</translation>
    </message>
    <message>
        <source>Own bots</source>
        <translation>Vos bots</translation>
    </message>
    <message>
        <source>Add a bot…</source>
        <translation>Ajouter un bot…</translation>
    </message>
    <message>
        <source>A Python file or a program that plays; it is run only when the tournament starts</source>
        <translation>Un fichier Python ou un programme qui joue&#x202f;; il n’est lancé qu’au début du tournoi</translation>
    </message>
    <message>
        <source>Board</source>
        <translation>Grille</translation>
    </message>
    <message>
        <source>Games per pair</source>
        <translation>Parties par duel</translation>
    </message>
    <message>
        <source>At once</source>
        <translation>À la fois</translation>
    </message>
    <message>
        <source>Games at once</source>
        <translation>Parties à la fois</translation>
    </message>
    <message>
        <source>Each opening is played twice, with the colours changed.</source>
        <translation>Chaque ouverture est jouée deux fois, en inversant les couleurs.</translation>
    </message>
</context>
<context>
    <name>ErrorDialog</name>
    <message>
        <source>Something went wrong</source>
        <translation>Un problème est survenu</translation>
    </message>
    <message>
        <source>Something went wrong. The game is kept.</source>
        <translation>Un problème est survenu. La partie est conservée.</translation>
    </message>
    <message>
        <source>If you report it, add the diagnostics: versions, settings and the end of the log, without names.</source>
        <translation>Si vous le signalez, joignez le diagnostic&#x202f;: versions, réglages et fin du journal, sans aucun nom.</translation>
    </message>
    <message>
        <source>Copy diagnostics</source>
        <translation>Copier le diagnostic</translation>
    </message>
    <message>
        <source>Copied</source>
        <translation>Copié</translation>
    </message>
    <message>
        <source>Continue</source>
        <translation>Continuer</translation>
    </message>
</context>
<context>
    <name>ExchangeFeature</name>
    <message>
        <source>The moves are on the clipboard.</source>
        <translation>Les coups sont dans le presse-papiers.</translation>
    </message>
    <message>
        <source>The picture is on the clipboard.</source>
        <translation>L’image est dans le presse-papiers.</translation>
    </message>
    <message>
        <source>The board is on the clipboard as text.</source>
        <translation>La grille est dans le presse-papiers sous forme de texte.</translation>
    </message>
    <message>
        <source>The moves were pasted.</source>
        <translation>Les coups ont été collés.</translation>
    </message>
    <message>
        <source>Writing the film: {done} of {count}</source>
        <translation>Enregistrement du film&#x202f;: {done} sur {count}</translation>
    </message>
    <message>
        <source>{file} cannot be written: {problem}.</source>
        <translation>Impossible d’enregistrer {file}&#x202f;: {problem}.</translation>
    </message>
    <message>
        <source>Written: {file}</source>
        <translation>Enregistré&#x202f;: {file}</translation>
    </message>
    <message>
        <source>Copy moves</source>
        <translation>Copier les coups</translation>
    </message>
    <message>
        <source>Copy the moves as text, for example 44-53</source>
        <translation>Copier les coups sous forme de texte, par exemple 44-53</translation>
    </message>
    <message>
        <source>Paste moves</source>
        <translation>Coller des coups</translation>
    </message>
    <message>
        <source>Moves can be pasted by the classic rules only</source>
        <translation>On ne peut coller des coups qu’avec les règles classiques</translation>
    </message>
    <message>
        <source>Leave this game and go on with the moves on the clipboard</source>
        <translation>Quitter cette partie et continuer avec les coups du presse-papiers</translation>
    </message>
    <message>
        <source>Copy picture</source>
        <translation>Copier l’image</translation>
    </message>
    <message>
        <source>Copy the board as a picture</source>
        <translation>Copier la grille sous forme d’image</translation>
    </message>
    <message>
        <source>Copy board as text</source>
        <translation>Copier la grille en texte</translation>
    </message>
    <message>
        <source>Copy the board as letters, for a message or a mail</source>
        <translation>Copier la grille en lettres, pour un message ou un courriel</translation>
    </message>
    <message>
        <source>Save as…</source>
        <translation>Enregistrer sous…</translation>
    </message>
    <message>
        <source>Write the game to a file that can be opened again</source>
        <translation>Enregistrer la partie dans un fichier que l’on peut rouvrir</translation>
    </message>
    <message>
        <source>Export…</source>
        <translation>Exporter…</translation>
    </message>
    <message>
        <source>Write a picture, a film or the game to a file</source>
        <translation>Enregistrer une image, un film ou la partie dans un fichier</translation>
    </message>
</context>
<context>
    <name>ExportDesk</name>
    <message>
        <source>Exporting: {count} of {total}</source>
        <translation>Exportation&#x202f;: {count} sur {total}</translation>
    </message>
    <message>
        <source>Stop</source>
        <translation>Arrêter</translation>
    </message>
    <message>
        <source>{file} was not written</source>
        <translation>{file} n’a pas été enregistré</translation>
    </message>
</context>
<context>
    <name>ExportDialog</name>
    <message>
        <source>Export</source>
        <translation>Exporter</translation>
    </message>
</context>
<context>
    <name>ExportThread</name>
    <message>
        <source>something went wrong; details are in the log</source>
        <translation>un problème est survenu&#x202f;; les détails sont dans le journal</translation>
    </message>
</context>
<context>
    <name>FilterBar</name>
    <message>
        <source>Any</source>
        <translation>Tout</translation>
    </message>
    <message>
        <source>Name</source>
        <translation>Nom</translation>
    </message>
    <message>
        <source>Part of a player&apos;s name</source>
        <translation>Partie du nom d’un joueur</translation>
    </message>
    <message>
        <source>Opponent</source>
        <translation>Adversaire</translation>
    </message>
    <message>
        <source>Result</source>
        <translation>Résultat</translation>
    </message>
    <message>
        <source>Date</source>
        <translation>Date</translation>
    </message>
    <message>
        <source>Clear</source>
        <translation>Effacer</translation>
    </message>
    <message>
        <source>Clear filters</source>
        <translation>Effacer les filtres</translation>
    </message>
    <message>
        <source>Size</source>
        <translation>Taille</translation>
    </message>
    <message>
        <source>Rules</source>
        <translation>Règles</translation>
    </message>
</context>
<context>
    <name>FoundCard</name>
    <message>
        <source>What you find</source>
        <translation>Ce que vous trouvez</translation>
    </message>
</context>
<context>
    <name>GameActions</name>
    <message>
        <source>Resume</source>
        <translation>Reprendre</translation>
    </message>
    <message>
        <source>Pause</source>
        <translation>Pause</translation>
    </message>
    <message>
        <source>Menu</source>
        <translation>Menu</translation>
    </message>
    <message>
        <source>Leave full screen, or go back to the menu</source>
        <translation>Quitter le plein écran ou revenir au menu</translation>
    </message>
    <message>
        <source>New game</source>
        <translation>Nouvelle partie</translation>
    </message>
    <message>
        <source>Leave this game and start a new one</source>
        <translation>Quitter cette partie et en commencer une autre</translation>
    </message>
    <message>
        <source>Rematch</source>
        <translation>Revanche</translation>
    </message>
    <message>
        <source>Play again with the same players</source>
        <translation>Rejouer avec les mêmes joueurs</translation>
    </message>
    <message>
        <source>Undo</source>
        <translation>Annuler</translation>
    </message>
    <message>
        <source>Undo the last move and the computer&apos;s answer to it</source>
        <translation>Annuler le dernier coup et la réponse de l’ordinateur</translation>
    </message>
    <message>
        <source>Redo</source>
        <translation>Rétablir</translation>
    </message>
    <message>
        <source>Open…</source>
        <translation>Ouvrir…</translation>
    </message>
    <message>
        <source>Keep this game for later and open one from a file</source>
        <translation>Garder cette partie pour plus tard et en ouvrir une depuis un fichier</translation>
    </message>
    <message>
        <source>Play the undone moves again</source>
        <translation>Rejouer les coups annulés</translation>
    </message>
    <message>
        <source>Stop the clock, or go on</source>
        <translation>Arrêter la pendule, ou reprendre</translation>
    </message>
    <message>
        <source>Resign</source>
        <translation>Abandonner</translation>
    </message>
    <message>
        <source>Give up this game</source>
        <translation>Abandonner cette partie</translation>
    </message>
    <message>
        <source>Swap sides</source>
        <translation>Changer de camp</translation>
    </message>
    <message>
        <source>Swap the players&apos; sides</source>
        <translation>Échanger les camps des joueurs</translation>
    </message>
    <message>
        <source>Side panel</source>
        <translation>Panneau latéral</translation>
    </message>
    <message>
        <source>Show or hide players, time and moves</source>
        <translation>Afficher ou masquer les joueurs, le temps et les coups</translation>
    </message>
    <message>
        <source>Full screen</source>
        <translation>Plein écran</translation>
    </message>
    <message>
        <source>Turn full screen on or off</source>
        <translation>Activer ou quitter le plein écran</translation>
    </message>
    <message>
        <source>Settings</source>
        <translation>Réglages</translation>
    </message>
    <message>
        <source>Themes, colours, animation, sounds and language</source>
        <translation>Thèmes, couleurs, animation, sons et langue</translation>
    </message>
    <message>
        <source>All actions</source>
        <translation>Toutes les actions</translation>
    </message>
    <message>
        <source>Open the menu of all actions</source>
        <translation>Ouvrir le menu de toutes les actions</translation>
    </message>
    <message>
        <source>Help</source>
        <translation>Aide</translation>
    </message>
    <message>
        <source>How to play</source>
        <translation>Règles du jeu</translation>
    </message>
    <message>
        <source>Shortcuts</source>
        <translation>Raccourcis</translation>
    </message>
    <message>
        <source>Show all keyboard shortcuts</source>
        <translation>Afficher tous les raccourcis clavier</translation>
    </message>
    <message>
        <source>Quit</source>
        <translation>Quitter</translation>
    </message>
    <message>
        <source>Leave the game and the program</source>
        <translation>Quitter la partie et le programme</translation>
    </message>
    <message>
        <source>Undo the last move</source>
        <translation>Annuler le dernier coup</translation>
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
        <translation>Ce programme ne peut pas lire l’une des parties.</translation>
    </message>
</context>
<context>
    <name>GameTimeRow</name>
    <message>
        <source>Game clock</source>
        <translation>Pendule</translation>
    </message>
    <message>
        <source>Minutes for the game</source>
        <translation>Minutes pour la partie</translation>
    </message>
    <message>
        <source>Seconds added for every disc</source>
        <translation>Secondes ajoutées par jeton</translation>
    </message>
    <message>
        <source>Off</source>
        <translation>Sans</translation>
    </message>
    <message>
        <source>Custom</source>
        <translation>Autre</translation>
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
        <translation>À zéro, vous perdez.</translation>
    </message>
</context>
<context>
    <name>GameToolbar</name>
    <message>
        <source>Resume</source>
        <translation>Reprendre</translation>
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
        <translation>Nouvelle partie</translation>
    </message>
</context>
<context>
    <name>GameWindow</name>
    <message>
        <source>The players have swapped sides.</source>
        <translation>Les joueurs ont échangé leurs camps.</translation>
    </message>
    <message>
        <source>Row {number} is full.</source>
        <translation>La rangée {number} est pleine.</translation>
    </message>
    <message>
        <source>Time is up: {name} passes.</source>
        <translation>Temps écoulé&#x202f;: {name} passe son tour.</translation>
    </message>
    <message>
        <source>Time is up: a random drop for {name}.</source>
        <translation>Temps écoulé&#x202f;: coup au hasard pour {name}.</translation>
    </message>
    <message>
        <source>Time is up: {name} loses.</source>
        <translation>Temps écoulé&#x202f;: {name} perd.</translation>
    </message>
    <message>
        <source>The game clock has run out: {name} loses.</source>
        <translation>La pendule est à zéro&#x202f;: {name} perd.</translation>
    </message>
    <message>
        <source>Column {number} is full.</source>
        <translation>La colonne {number} est pleine.</translation>
    </message>
</context>
<context>
    <name>GamesExportDialog</name>
    <message>
        <source>Export games</source>
        <translation>Exporter des parties</translation>
    </message>
</context>
<context>
    <name>GamesExporter</name>
    <message>
        <source>the game is not in the archive any more</source>
        <translation>la partie n’est plus dans les archives</translation>
    </message>
</context>
<context>
    <name>GamesHead</name>
    <message>
        <source>{count} of {total}</source>
        <translation>{count} sur {total}</translation>
    </message>
    <message>
        <source>Games</source>
        <translation>Parties</translation>
    </message>
    <message>
        <source>List</source>
        <translation>Liste</translation>
    </message>
    <message>
        <source>Statistics</source>
        <translation>Statistiques</translation>
    </message>
    <message>
        <source>What is shown</source>
        <translation>Ce qui est affiché</translation>
    </message>
</context>
<context>
    <name>GamesHeadings</name>
    <message>
        <source>Players</source>
        <translation>Joueurs</translation>
    </message>
    <message>
        <source>Result</source>
        <translation>Résultat</translation>
    </message>
    <message>
        <source>Moves</source>
        <translation>Coups</translation>
    </message>
    <message>
        <source>Date</source>
        <translation>Date</translation>
    </message>
</context>
<context>
    <name>GamesPage</name>
    <message>
        <source>It is kept as {file}. New games are saved in a new archive.</source>
        <translation>Elles sont conservées sous le nom {file}. Les nouvelles parties vont dans de nouvelles archives.</translation>
    </message>
    <message>
        <source>The archive of games was damaged</source>
        <translation>Les archives des parties étaient endommagées</translation>
    </message>
    <message>
        <source>{problem} Nothing in it was changed.</source>
        <translation>{problem} Rien n’y a été modifié.</translation>
    </message>
    <message>
        <source>The games cannot be read</source>
        <translation>Les parties ne peuvent pas être lues</translation>
    </message>
    <message>
        <source>Try again</source>
        <translation>Réessayer</translation>
    </message>
    <message>
        <source>it is not in the archive any more</source>
        <translation>elle n’est plus dans les archives</translation>
    </message>
    <message>
        <source>This game cannot be replayed</source>
        <translation>Impossible de revoir cette partie</translation>
    </message>
    <message>
        <source>Games</source>
        <translation>Parties</translation>
    </message>
    <message>
        <source>No games yet</source>
        <translation>Aucune partie pour l’instant</translation>
    </message>
    <message>
        <source>Games that were played are kept here, on this computer only.</source>
        <translation>Les parties jouées sont gardées ici, sur cet ordinateur uniquement.</translation>
    </message>
    <message>
        <source>Play a game</source>
        <translation>Jouer une partie</translation>
    </message>
</context>
<context>
    <name>GamesView</name>
    <message>
        <source>Games</source>
        <translation>Parties</translation>
    </message>
    <message>
        <source>Moves</source>
        <translation>Coups</translation>
    </message>
</context>
<context>
    <name>GraphBox</name>
    <message>
        <source>Evaluation of the game</source>
        <translation>Évolution de la partie</translation>
    </message>
    <message>
        <source>The left and right arrow keys go through the game.</source>
        <translation>Les flèches gauche et droite parcourent la partie.</translation>
    </message>
</context>
<context>
    <name>GraphLegend</name>
    <message>
        <source>proven</source>
        <translation>prouvé</translation>
    </message>
    <message>
        <source>estimate</source>
        <translation>estimé</translation>
    </message>
</context>
<context>
    <name>HelpDialog</name>
    <message>
        <source>How to play Connect Four</source>
        <translation>Comment jouer à Quatre à la suite</translation>
    </message>
    <message>
        <source>Guide</source>
        <translation>Guide</translation>
    </message>
    <message>
        <source>About</source>
        <translation>À propos</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Fermer</translation>
    </message>
    <message>
        <source>The guide is missing from this installation.</source>
        <translation>Le guide manque dans cette installation.</translation>
    </message>
</context>
<context>
    <name>HintFeature</name>
    <message>
        <source>Looking for a hint…</source>
        <translation>Recherche d’un indice…</translation>
    </message>
    <message>
        <source>Hint</source>
        <translation>Indice</translation>
    </message>
    <message>
        <source>Show the best column and say why</source>
        <translation>Montrer la meilleure colonne et dire pourquoi</translation>
    </message>
    <message>
        <source>Column {number}</source>
        <translation>Colonne {number}</translation>
    </message>
    <message>
        <source>No hint: something went wrong; details are in the log.</source>
        <translation>Pas d’indice&#x202f;: un problème est survenu&#x202f;; les détails sont dans le journal.</translation>
    </message>
    <message>
        <source>There is no hint</source>
        <translation>Il n’y a pas d’indice</translation>
    </message>
</context>
<context>
    <name>LanguageChoice</name>
    <message>
        <source>System</source>
        <translation>Système</translation>
    </message>
    <message>
        <source>Language</source>
        <translation>Langue</translation>
    </message>
</context>
<context>
    <name>LastGameCard</name>
    <message>
        <source>Look at this game again</source>
        <translation>Revoir cette partie</translation>
    </message>
</context>
<context>
    <name>LastGameLink</name>
    <message>
        <source>Look at the last game</source>
        <translation>Dernière partie</translation>
    </message>
</context>
<context>
    <name>LeftOff</name>
    <message>
        <source>Where you left off</source>
        <translation>Là où vous en étiez</translation>
    </message>
</context>
<context>
    <name>LessonPage</name>
    <message>
        <source>hint</source>
        <translation>indice</translation>
    </message>
    <message>
        <source>Look at column {column}.</source>
        <translation>Regardez la colonne {column}.</translation>
    </message>
    <message>
        <source>your try</source>
        <translation>votre essai</translation>
    </message>
    <message>
        <source>{mover} to move. {task}. {text}</source>
        <translation>À {mover} de jouer. {task}. {text}</translation>
    </message>
    <message>
        <source>Yes — column {column}</source>
        <translation>Oui&#xa0;— colonne&#xa0;{column}</translation>
    </message>
    <message>
        <source>Lesson done</source>
        <translation>Leçon terminée</translation>
    </message>
    <message>
        <source>Not quite — column {column}</source>
        <translation>Pas tout à fait&#xa0;— colonne&#xa0;{column}</translation>
    </message>
    <message>
        <source>Choose a column with the mouse or with 1–{columns}, and drop with Enter. H gives a hint.</source>
        <translation>Choisissez une colonne avec la souris ou avec 1–{columns}, et lâchez le jeton avec Entrée. H donne un indice.</translation>
    </message>
    <message>
        <source>Your move</source>
        <translation>À vous de jouer</translation>
    </message>
    <message>
        <source>Back to training</source>
        <translation>Retour à l’entraînement</translation>
    </message>
    <message>
        <source>Next lesson</source>
        <translation>Leçon suivante</translation>
    </message>
    <message>
        <source>Step {number} of {count}</source>
        <translation>Étape {number} sur {count}</translation>
    </message>
    <message>
        <source>Lesson</source>
        <translation>Leçon</translation>
    </message>
    <message>
        <source>Training</source>
        <translation>Entraînement</translation>
    </message>
    <message>
        <source>Back to the training (Esc)</source>
        <translation>Retour à l’entraînement (Échap)</translation>
    </message>
    <message>
        <source>Hint</source>
        <translation>Indice</translation>
    </message>
    <message>
        <source>Point at a column (H)</source>
        <translation>Indiquer une colonne (H)</translation>
    </message>
    <message>
        <source>Next</source>
        <translation>Suivant</translation>
    </message>
    <message>
        <source>Go on (N)</source>
        <translation>Continuer (N)</translation>
    </message>
    <message>
        <source>Try again</source>
        <translation>Réessayer</translation>
    </message>
    <message>
        <source>Take the marks away (Backspace)</source>
        <translation>Effacer les marques (Retour arrière)</translation>
    </message>
</context>
<context>
    <name>LessonsCard</name>
    <message>
        <source>Lessons</source>
        <translation>Leçons</translation>
    </message>
    <message>
        <source>{done} of {total} done</source>
        <translation>Terminées&#x202f;: {done} sur {total}</translation>
    </message>
    <message>
        <source>Two minutes each</source>
        <translation>Deux minutes chacune</translation>
    </message>
</context>
<context>
    <name>LevelsBox</name>
    <message>
        <source>Difficulty of the second bot</source>
        <translation>Niveau du second bot</translation>
    </message>
    <message>
        <source>Difficulty</source>
        <translation>Difficulté</translation>
    </message>
    <message>
        <source>{level} plays Classic only. The strongest here is {strongest}.</source>
        <translation>{level} ne joue qu’en classique. Ici, le plus fort est {strongest}.</translation>
    </message>
    <message>
        <source>Difficulty of the first bot</source>
        <translation>Niveau du premier bot</translation>
    </message>
</context>
<context>
    <name>ListSide</name>
    <message>
        <source>Replay</source>
        <translation>Revoir</translation>
    </message>
    <message>
        <source>Look at the game move by move (Enter)</source>
        <translation>Revoir la partie coup par coup (Entrée)</translation>
    </message>
    <message>
        <source>Review</source>
        <translation>Bilan</translation>
    </message>
    <message>
        <source>See how good every move was, and why (V)</source>
        <translation>Voir ce que vaut chaque coup, et pourquoi (V)</translation>
    </message>
    <message>
        <source>Export…</source>
        <translation>Exporter…</translation>
    </message>
    <message>
        <source>Write the game, or all that are listed, to a file (E)</source>
        <translation>Enregistrer dans un fichier la partie ou toutes celles de la liste (E)</translation>
    </message>
    <message>
        <source>Delete</source>
        <translation>Supprimer</translation>
    </message>
    <message>
        <source>Delete the game; it can be undone (Del)</source>
        <translation>Supprimer la partie&#x202f;; on peut l’annuler (Suppr)</translation>
    </message>
    <message>
        <source>Nothing found</source>
        <translation>Aucun résultat</translation>
    </message>
    <message>
        <source>No game meets all the filters.</source>
        <translation>Aucune partie ne correspond à tous les filtres.</translation>
    </message>
    <message>
        <source>Clear filters</source>
        <translation>Effacer les filtres</translation>
    </message>
</context>
<context>
    <name>MainMenu</name>
    <message>
        <source>Play</source>
        <translation>Jouer</translation>
    </message>
    <message>
        <source>Start a game or go on with one</source>
        <translation>Commencer une partie ou en continuer une</translation>
    </message>
    <message>
        <source>Connect Four</source>
        <translation>Quatre à la suite</translation>
    </message>
</context>
<context>
    <name>MatchForm</name>
    <message>
        <source>Opponent</source>
        <translation>Adversaire</translation>
    </message>
    <message>
        <source>Difficulty</source>
        <translation>Difficulté</translation>
    </message>
    <message>
        <source>Bot</source>
        <translation>Bot</translation>
    </message>
    <message>
        <source>Board</source>
        <translation>Grille</translation>
    </message>
    <message>
        <source>Friend</source>
        <translation>Ami</translation>
    </message>
    <message>
        <source>Choose the file of your bot first.</source>
        <translation>Choisissez d’abord le fichier de votre bot.</translation>
    </message>
    <message>
        <source>There is no file {path}.</source>
        <translation>Le fichier {path} n’existe pas.</translation>
    </message>
    <message>
        <source>Computer</source>
        <translation>Ordinateur</translation>
    </message>
    <message>
        <source>Own bot…</source>
        <translation>Votre bot…</translation>
    </message>
    <message>
        <source>A bot that you or somebody else wrote, in Python or as a UGI program</source>
        <translation>Un bot écrit par vous ou par quelqu’un d’autre, en Python ou comme programme UGI</translation>
    </message>
    <message>
        <source>Watch two bots</source>
        <translation>Voir deux bots</translation>
    </message>
    <message>
        <source>Rules</source>
        <translation>Règles</translation>
    </message>
</context>
<context>
    <name>MessageStrip</name>
    <message>
        <source>Close</source>
        <translation>Fermer</translation>
    </message>
</context>
<context>
    <name>MistakeLegend</name>
    <message>
        <source>mistake</source>
        <translation>erreur</translation>
    </message>
</context>
<context>
    <name>MoreOptions</name>
    <message>
        <source>Players</source>
        <translation>Joueurs</translation>
    </message>
    <message>
        <source>Who starts</source>
        <translation>Qui commence</translation>
    </message>
    <message>
        <source>Turn timer</source>
        <translation>Temps par tour</translation>
    </message>
    <message>
        <source>When time runs out</source>
        <translation>Temps écoulé</translation>
    </message>
    <message>
        <source>Game clock</source>
        <translation>Pendule</translation>
    </message>
    <message>
        <source>Names, who starts, and the clocks ({keys})</source>
        <translation>Noms, qui commence et pendules ({keys})</translation>
    </message>
    <message>
        <source>You</source>
        <translation>Vous</translation>
    </message>
    <message>
        <source>Alternate</source>
        <translation>En alternance</translation>
    </message>
    <message>
        <source>no turn timer</source>
        <translation>sans limite par tour</translation>
    </message>
    <message>
        <source>More options</source>
        <translation>Plus d’options</translation>
    </message>
    <message>
        <source>You start</source>
        <translation>Vous commencez</translation>
    </message>
    <message>
        <source>{name} starts</source>
        <translation>{name} commence</translation>
    </message>
    <message>
        <source>no game clock</source>
        <translation>sans pendule</translation>
    </message>
    <message>
        <source>game clock {time}</source>
        <translation>pendule {time}</translation>
    </message>
</context>
<context>
    <name>MoveRecord</name>
    <message>
        <source>Moves</source>
        <translation>Coups</translation>
    </message>
    <message>
        <source>None yet</source>
        <translation>Aucun coup</translation>
    </message>
</context>
<context>
    <name>Narrator</name>
    <message>
        <source>New game, {rows} rows and {columns} columns; {mover} to move</source>
        <translation>Nouvelle partie, {rows} rangées et {columns} colonnes&#x202f;; à {mover} de jouer</translation>
    </message>
    <message>
        <source>{player} passes; {mover} to move</source>
        <translation>{player} passe son tour&#x202f;; à {mover} de jouer</translation>
    </message>
    <message>
        <source>{turn}; {mover} to move</source>
        <translation>{turn}&#x202f;; à {mover} de jouer</translation>
    </message>
    <message>
        <source>{player}, column {column}, row {row}; {mover} to move</source>
        <translation>{player}, colonne {column}, rangée {row}&#x202f;; à {mover} de jouer</translation>
    </message>
    <message>
        <source>The players have swapped sides: {first} plays {red}, {second} plays {yellow}</source>
        <translation>Les joueurs ont échangé leurs camps&#x202f;: {first} joue {red}, {second} joue {yellow}</translation>
    </message>
    <message>
        <source>Time is up for {player}</source>
        <translation>Temps écoulé pour {player}</translation>
    </message>
    <message>
        <source>Column {column} is full</source>
        <translation>La colonne {column} est pleine</translation>
    </message>
    <message>
        <source>{title}. {reason}</source>
        <translation>{title}. {reason}</translation>
    </message>
    <message>
        <source>{action}: not possible now</source>
        <translation>{action}&#x202f;: impossible pour l’instant</translation>
    </message>
    <message>
        <source>The computer cannot move. Play again or go back to the menu.</source>
        <translation>L’ordinateur ne peut pas jouer. Rejouez ou revenez au menu.</translation>
    </message>
    <message>
        <source>Redone: {moves}</source>
        <translation>Rétabli&#x202f;: {moves}</translation>
    </message>
    <message>
        <source>Redone: {moves}; {mover} to move</source>
        <translation>Rétabli&#x202f;: {moves}&#x202f;; à {mover} de jouer</translation>
    </message>
    <message>
        <source>Undone: {moves}; {mover} to move</source>
        <translation>Annulé&#x202f;: {moves}&#x202f;; à {mover} de jouer</translation>
    </message>
    <message>
        <source>Paused</source>
        <translation>En pause</translation>
    </message>
    <message>
        <source>The game goes on; {mover} to move</source>
        <translation>La partie reprend&#x202f;; à {mover} de jouer</translation>
    </message>
    <message>
        <source>Row {row} is full</source>
        <translation>La rangée {row} est pleine</translation>
    </message>
    <message>
        <source>Row {row}, column {column}</source>
        <translation>Rangée {row}, colonne {column}</translation>
    </message>
    <message>
        <source>Column {column}, slides to column {end}, row {row}</source>
        <translation>Colonne {column}, glisse vers la colonne {end}, rangée {row}</translation>
    </message>
    <message>
        <source>Column {column}, row {row}</source>
        <translation>Colonne {column}, rangée {row}</translation>
    </message>
    <message>
        <source>There is no row {number}</source>
        <translation>Il n’y a pas de rangée {number}</translation>
    </message>
    <message>
        <source>There is no column {number}</source>
        <translation>Il n’y a pas de colonne {number}</translation>
    </message>
    <message>
        <source>A disc is still falling</source>
        <translation>Un jeton tombe encore</translation>
    </message>
</context>
<context>
    <name>NavigationBar</name>
    <message>
        <source>Connect Four</source>
        <translation>Quatre à la suite</translation>
    </message>
    <message>
        <source>Help</source>
        <translation>Aide</translation>
    </message>
    <message>
        <source>How to play (F1)</source>
        <translation>Règles du jeu (F1)</translation>
    </message>
    <message>
        <source>Settings</source>
        <translation>Réglages</translation>
    </message>
    <message>
        <source>Themes, colours, animation, sounds and language ({keys})</source>
        <translation>Thèmes, couleurs, animation, sons et langue ({keys})</translation>
    </message>
</context>
<context>
    <name>OpenButton</name>
    <message>
        <source>Open a game…</source>
        <translation>Ouvrir une partie…</translation>
    </message>
    <message>
        <source>Look at a game from a file ({keys})</source>
        <translation>Revoir une partie enregistrée ({keys})</translation>
    </message>
    <message>
        <source>Choose a file…</source>
        <translation>Choisir un fichier…</translation>
    </message>
</context>
<context>
    <name>OpenDialog</name>
    <message>
        <source>Open a game</source>
        <translation>Ouvrir une partie</translation>
    </message>
    <message>
        <source>Games</source>
        <translation>Parties</translation>
    </message>
    <message>
        <source>All files</source>
        <translation>Tous les fichiers</translation>
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
        <translation>Secondes dont le bot dispose pour un coup</translation>
    </message>
    <message>
        <source>File of the bot: {name}</source>
        <translation>Fichier du bot&#x202f;: {name}</translation>
    </message>
    <message>
        <source>Choose a file…</source>
        <translation>Choisir un fichier…</translation>
    </message>
</context>
<context>
    <name>PauseVeil</name>
    <message>
        <source>Paused</source>
        <translation>En pause</translation>
    </message>
    <message>
        <source>Click or press P to go on</source>
        <translation>Cliquez ou appuyez sur P pour reprendre</translation>
    </message>
</context>
<context>
    <name>PlayPage</name>
    <message>
        <source>New game</source>
        <translation>Nouvelle partie</translation>
    </message>
    <message>
        <source>Start game</source>
        <translation>Commencer</translation>
    </message>
    <message>
        <source>Set up a position…</source>
        <translation>Placer les jetons…</translation>
    </message>
    <message>
        <source>Tournament…</source>
        <translation>Tournoi…</translation>
    </message>
    <message>
        <source>Let several bots play many games against each other</source>
        <translation>Faire jouer à plusieurs bots de nombreuses parties les uns contre les autres</translation>
    </message>
    <message>
        <source>Put discs on a board as you like, and play from there by the classic rules ({keys})</source>
        <translation>Placer des jetons comme on veut et jouer à partir de là, avec les règles classiques ({keys})</translation>
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
        <translation>Nom du premier joueur</translation>
    </message>
    <message>
        <source>Name of the second player</source>
        <translation>Nom du second joueur</translation>
    </message>
</context>
<context>
    <name>PositionSaving</name>
    <message>
        <source>Game</source>
        <translation>Partie</translation>
    </message>
    <message>
        <source>Save as…</source>
        <translation>Enregistrer sous…</translation>
    </message>
    <message>
        <source>something went wrong; details are in the log</source>
        <translation>un problème est survenu&#x202f;; les détails sont dans le journal</translation>
    </message>
    <message>
        <source>{file} cannot be written: {problem}.</source>
        <translation>Impossible d’enregistrer {file}&#x202f;: {problem}.</translation>
    </message>
    <message>
        <source>Written: {file}</source>
        <translation>Enregistré&#x202f;: {file}</translation>
    </message>
</context>
<context>
    <name>PreviewBoard</name>
    <message>
        <source>Preview</source>
        <translation>Aperçu</translation>
    </message>
</context>
<context>
    <name>ProblemCard</name>
    <message>
        <source>The saved game cannot be read</source>
        <translation>La partie enregistrée est illisible</translation>
    </message>
    <message>
        <source>Delete</source>
        <translation>Supprimer</translation>
    </message>
</context>
<context>
    <name>Program</name>
    <message>
        <source>Train</source>
        <translation>S’entraîner</translation>
    </message>
    <message>
        <source>Lessons, puzzles, and what comes back</source>
        <translation>Leçons, problèmes et ce qui revient</translation>
    </message>
    <message>
        <source>Games</source>
        <translation>Parties</translation>
    </message>
    <message>
        <source>Every game that was played, and statistics</source>
        <translation>Toutes les parties jouées, et des statistiques</translation>
    </message>
    <message>
        <source>The game cannot be saved: {problem}.</source>
        <translation>Impossible d’enregistrer la partie&#x202f;: {problem}.</translation>
    </message>
</context>
<context>
    <name>ProgressCard</name>
    <message>
        <source>Progress</source>
        <translation>Progression</translation>
    </message>
    <message>
        <source>Go on</source>
        <translation>Continuer</translation>
    </message>
    <message>
        <source>Stop</source>
        <translation>Arrêter</translation>
    </message>
    <message>
        <source>Export…</source>
        <translation>Exporter…</translation>
    </message>
    <message>
        <source>Write every game into a file, as JSON lines</source>
        <translation>Enregistrer toutes les parties dans un fichier, en lignes JSON</translation>
    </message>
    <message>
        <source>Pause or go on (Space)</source>
        <translation>Mettre en pause ou continuer (Espace)</translation>
    </message>
    <message>
        <source>Start</source>
        <translation>Commencer</translation>
    </message>
    <message>
        <source>Start anew</source>
        <translation>Recommencer</translation>
    </message>
    <message>
        <source>Pause</source>
        <translation>Pause</translation>
    </message>
    <message>
        <source>Not started</source>
        <translation>Pas commencé</translation>
    </message>
    <message>
        <source>Choose at least two bots.</source>
        <translation>Choisissez au moins deux bots.</translation>
    </message>
    <message>
        <source>Paused</source>
        <translation>En pause</translation>
    </message>
    <message>
        <source>Left off</source>
        <translation>Interrompu</translation>
    </message>
    <message>
        <source>Finished</source>
        <translation>Terminé</translation>
    </message>
</context>
<context>
    <name>PuzzleFeedback</name>
    <message>
        <source>Choose a column with the mouse or with 1–{columns}, and drop with Enter. H gives a hint.</source>
        <translation>Choisissez une colonne avec la souris ou avec 1–{columns}, et lâchez le jeton avec Entrée. H donne un indice.</translation>
    </message>
    <message>
        <source>Your move</source>
        <translation>À vous de jouer</translation>
    </message>
    <message>
        <source>The opponent answers in column {column}.</source>
        <translation>L’adversaire répond dans la colonne {column}.</translation>
    </message>
    <message>
        <source>It comes back soon</source>
        <translation>Il reviendra bientôt</translation>
    </message>
    <message>
        <source>Solved</source>
        <translation>Résolu</translation>
    </message>
    <message>
        <source>Yes — column {column}</source>
        <translation>Oui&#xa0;— colonne&#xa0;{column}</translation>
    </message>
    <message>
        <source>Wins too — column {column}</source>
        <translation>Gagne aussi&#xa0;— colonne&#xa0;{column}</translation>
    </message>
    <message>
        <source>Not quite — column {column}</source>
        <translation>Pas tout à fait&#xa0;— colonne&#xa0;{column}</translation>
    </message>
    <message>
        <source>Look at the discs with a white ring.</source>
        <translation>Regardez les jetons cerclés de blanc.</translation>
    </message>
    <message>
        <source>Look at column {column}.</source>
        <translation>Regardez la colonne {column}.</translation>
    </message>
    <message>
        <source>Hint</source>
        <translation>Indice</translation>
    </message>
    <message>
        <source>Columns {line}.</source>
        <translation>Colonnes {line}.</translation>
    </message>
    <message>
        <source>The solution</source>
        <translation>La solution</translation>
    </message>
    <message>
        <source>This position could not be worked out in time. Try another column, or skip the puzzle.</source>
        <translation>Cette position n’a pas pu être calculée à temps. Essayez une autre colonne ou passez le problème.</translation>
    </message>
    <message>
        <source>Not known</source>
        <translation>Indéterminé</translation>
    </message>
    <message>
        <source>{solved} of {total} solved</source>
        <translation>Résolus&#x202f;: {solved} sur {total}</translation>
    </message>
    <message>
        <source>What was missed comes back in the next days.</source>
        <translation>Ce que vous avez raté reviendra dans les prochains jours.</translation>
    </message>
    <message>
        <source>Next</source>
        <translation>Suivant</translation>
    </message>
    <message>
        <source>Go to the next puzzle (N)</source>
        <translation>Aller au problème suivant (N)</translation>
    </message>
    <message>
        <source>Try again</source>
        <translation>Réessayer</translation>
    </message>
    <message>
        <source>Take the marks away (Backspace)</source>
        <translation>Effacer les marques (Retour arrière)</translation>
    </message>
    <message>
        <source>Show me</source>
        <translation>Montrer</translation>
    </message>
    <message>
        <source>Give up and see how it goes (S)</source>
        <translation>Abandonner et voir la solution (S)</translation>
    </message>
    <message>
        <source>More puzzles</source>
        <translation>Autres problèmes</translation>
    </message>
    <message>
        <source>Go on with another sitting</source>
        <translation>Continuer avec une autre série</translation>
    </message>
    <message>
        <source>Back to training</source>
        <translation>Retour à l’entraînement</translation>
    </message>
    <message>
        <source>Back to the training (Esc)</source>
        <translation>Retour à l’entraînement (Échap)</translation>
    </message>
</context>
<context>
    <name>PuzzlePage</name>
    <message>
        <source>Column {column} is full</source>
        <translation>La colonne {column} est pleine</translation>
    </message>
    <message>
        <source>your try</source>
        <translation>votre essai</translation>
    </message>
    <message>
        <source>hint</source>
        <translation>indice</translation>
    </message>
    <message>
        <source>{mover} to move</source>
        <translation>À {mover} de jouer</translation>
    </message>
    <message>
        <source>Puzzle</source>
        <translation>Problème</translation>
    </message>
    <message>
        <source>Training</source>
        <translation>Entraînement</translation>
    </message>
    <message>
        <source>Back to the training (Esc)</source>
        <translation>Retour à l’entraînement (Échap)</translation>
    </message>
    <message>
        <source>Hint</source>
        <translation>Indice</translation>
    </message>
    <message>
        <source>Ring the discs to look at, then point at the column (H)</source>
        <translation>Entourer les jetons à regarder, puis indiquer la colonne (H)</translation>
    </message>
    <message>
        <source>Solution</source>
        <translation>Solution</translation>
    </message>
    <message>
        <source>Give up and see how it goes (S)</source>
        <translation>Abandonner et voir la solution (S)</translation>
    </message>
    <message>
        <source>Skip</source>
        <translation>Passer</translation>
    </message>
    <message>
        <source>Go to the next puzzle (N)</source>
        <translation>Aller au problème suivant (N)</translation>
    </message>
</context>
<context>
    <name>RatePlot</name>
    <message>
        <source>{title}: {percent}, {games}, {won} won, {drawn} drawn, {lost} lost</source>
        <translation>{title}&#x202f;: {percent}, {games}, gagnées&#x202f;: {won}, nulles&#x202f;: {drawn}, perdues&#x202f;: {lost}</translation>
    </message>
</context>
<context>
    <name>RatingPlot</name>
    <message>
        <source>first {first}, best {best}, now {last}, after {games} games</source>
        <translation>au début {first}, au mieux {best}, à présent {last}, après {games} parties</translation>
    </message>
</context>
<context>
    <name>ReplayActions</name>
    <message>
        <source>First position</source>
        <translation>Position initiale</translation>
    </message>
    <message>
        <source>Show the start of the game</source>
        <translation>Montrer le début de la partie</translation>
    </message>
    <message>
        <source>Look back</source>
        <translation>Coup précédent</translation>
    </message>
    <message>
        <source>Show the game one move earlier, without undoing anything</source>
        <translation>Montrer la partie un coup plus tôt, sans rien annuler</translation>
    </message>
    <message>
        <source>Stop</source>
        <translation>Arrêter</translation>
    </message>
    <message>
        <source>Stop showing move after move</source>
        <translation>Ne plus faire défiler les coups</translation>
    </message>
    <message>
        <source>Play through</source>
        <translation>Faire défiler</translation>
    </message>
    <message>
        <source>Show move after move</source>
        <translation>Montrer les coups l’un après l’autre</translation>
    </message>
    <message>
        <source>Next move</source>
        <translation>Coup suivant</translation>
    </message>
    <message>
        <source>Show the game one move later</source>
        <translation>Montrer la partie un coup plus tard</translation>
    </message>
    <message>
        <source>Last position</source>
        <translation>Position finale</translation>
    </message>
    <message>
        <source>Show the end of the game</source>
        <translation>Montrer la fin de la partie</translation>
    </message>
    <message>
        <source>Back to the game</source>
        <translation>Retour à la partie</translation>
    </message>
    <message>
        <source>Show the game as it stands now</source>
        <translation>Montrer la partie telle qu’elle est maintenant</translation>
    </message>
    <message>
        <source>Play from here</source>
        <translation>Jouer à partir d’ici</translation>
    </message>
    <message>
        <source>Start another game at this point; this one is kept</source>
        <translation>Commencer une autre partie à ce moment&#x202f;; celle-ci est conservée</translation>
    </message>
</context>
<context>
    <name>ReplayFeature</name>
    <message>
        <source>Back at the end of the game</source>
        <translation>Retour à la fin de la partie</translation>
    </message>
    <message>
        <source>Back in the game; {name} to move</source>
        <translation>Retour à la partie&#x202f;; à {name} de jouer</translation>
    </message>
    <message>
        <source>You are looking back; choose Play from here to start a game.</source>
        <translation>Vous revoyez la partie&#x202f;; choisissez «&#x202f;Jouer à partir d’ici&#x202f;» pour en jouer une autre.</translation>
    </message>
</context>
<context>
    <name>ReplayStrip</name>
    <message>
        <source>Move {number} of {count}</source>
        <translation>Coup {number} sur {count}</translation>
    </message>
    <message>
        <source>Speed: {speed}</source>
        <translation>Vitesse&#x202f;: {speed}</translation>
    </message>
    <message>
        <source>How fast to play through</source>
        <translation>À quelle vitesse les coups défilent</translation>
    </message>
</context>
<context>
    <name>ResultCard</name>
    <message>
        <source>Play again</source>
        <translation>Rejouer</translation>
    </message>
    <message>
        <source>Back to menu</source>
        <translation>Retour au menu</translation>
    </message>
    <message>
        <source>Review</source>
        <translation>Bilan</translation>
    </message>
    <message>
        <source>See how good every move was, and why (Ctrl+R)</source>
        <translation>Voir ce que vaut chaque coup, et pourquoi (Ctrl+R)</translation>
    </message>
</context>
<context>
    <name>ReviewActions</name>
    <message>
        <source>Review</source>
        <translation>Bilan</translation>
    </message>
    <message>
        <source>The coach knows the classic rules only</source>
        <translation>Le coach ne connaît que les règles classiques</translation>
    </message>
    <message>
        <source>See how good every move was, and why; or leave the review</source>
        <translation>Voir ce que vaut chaque coup, et pourquoi&#x202f;; ou quitter le bilan</translation>
    </message>
    <message>
        <source>Show me</source>
        <translation>Montrer</translation>
    </message>
    <message>
        <source>Play the line that proves it (Space)</source>
        <translation>Dérouler les coups qui le prouvent (Espace)</translation>
    </message>
    <message>
        <source>Try again</source>
        <translation>Réessayer</translation>
    </message>
    <message>
        <source>Play on from here and see whether your move holds</source>
        <translation>Continuer à jouer à partir d’ici et voir si votre coup tient</translation>
    </message>
    <message>
        <source>Next mistake</source>
        <translation>Erreur suivante</translation>
    </message>
    <message>
        <source>Show the next mistake</source>
        <translation>Montrer l’erreur suivante</translation>
    </message>
    <message>
        <source>Previous mistake</source>
        <translation>Erreur précédente</translation>
    </message>
    <message>
        <source>Show the mistake before this one</source>
        <translation>Montrer l’erreur précédente</translation>
    </message>
    <message>
        <source>Play from here</source>
        <translation>Jouer à partir d’ici</translation>
    </message>
    <message>
        <source>Start another game at this point; this one is kept</source>
        <translation>Commencer une autre partie à ce moment&#x202f;; celle-ci est conservée</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Fermer</translation>
    </message>
    <message>
        <source>Leave the review</source>
        <translation>Quitter le bilan</translation>
    </message>
    <message>
        <source>Stop</source>
        <translation>Arrêter</translation>
    </message>
    <message>
        <source>Stop the review; what is known stays</source>
        <translation>Arrêter le bilan&#x202f;; ce qui est connu reste</translation>
    </message>
</context>
<context>
    <name>ReviewCard</name>
    <message>
        <source>Review</source>
        <translation>Bilan</translation>
    </message>
    <message>
        <source>Coach</source>
        <translation>Coach</translation>
    </message>
    <message>
        <source>Graph</source>
        <translation>Courbe</translation>
    </message>
    <message>
        <source>Moves</source>
        <translation>Coups</translation>
    </message>
    <message>
        <source>Result</source>
        <translation>Résultat</translation>
    </message>
    <message>
        <source>What is shown</source>
        <translation>Ce qui est affiché</translation>
    </message>
</context>
<context>
    <name>RulesChoice</name>
    <message>
        <source>Rules</source>
        <translation>Règles</translation>
    </message>
</context>
<context>
    <name>RulesRow</name>
    <message>
        <source>On boards from {size} up.</source>
        <translation>Sur les grilles à partir de {size}.</translation>
    </message>
</context>
<context>
    <name>RunningBoard</name>
    <message>
        <source>move</source>
        <translation>coup</translation>
    </message>
    <message>
        <source>{first} against {second}, {size}, move {count}</source>
        <translation>{first} contre {second}, {size}, coup {count}</translation>
    </message>
</context>
<context>
    <name>RunningBoards</name>
    <message>
        <source>Running now</source>
        <translation>En cours</translation>
    </message>
</context>
<context>
    <name>Segmented</name>
    <message>
        <source>{number} of {count}</source>
        <translation>{number} sur {count}</translation>
    </message>
</context>
<context>
    <name>SetCard</name>
    <message>
        <source>new</source>
        <translation>inédit</translation>
    </message>
    <message>
        <source>Play some games, and your mistakes come here.</source>
        <translation>Jouez quelques parties et vos erreurs viendront ici.</translation>
    </message>
</context>
<context>
    <name>SetUpControls</name>
    <message>
        <source>Disc</source>
        <translation>Jeton</translation>
    </message>
    <message>
        <source>To move</source>
        <translation>Qui joue</translation>
    </message>
    <message>
        <source>Rows</source>
        <translation>Rangées</translation>
    </message>
    <message>
        <source>Columns</source>
        <translation>Colonnes</translation>
    </message>
    <message>
        <source>Eraser</source>
        <translation>Gomme</translation>
    </message>
    <message>
        <source>Click to drop, right click to take away. Keys: 1–9 drop, Del takes away, X and O choose the disc, E the eraser. Moves such as 44-53 and boards copied as text can be pasted.</source>
        <translation>Clic pour lâcher, clic droit pour retirer. Touches&#x202f;: 1–9 pour lâcher, Suppr pour retirer, X et O pour choisir le jeton, E pour la gomme. On peut coller des coups comme 44-53 et des grilles copiées en texte.</translation>
    </message>
    <message>
        <source>Undo</source>
        <translation>Défaire</translation>
    </message>
    <message>
        <source>Redo</source>
        <translation>Refaire</translation>
    </message>
    <message>
        <source>Clear</source>
        <translation>Vider</translation>
    </message>
    <message>
        <source>Paste</source>
        <translation>Coller</translation>
    </message>
    <message>
        <source>Analyse</source>
        <translation>Analyser</translation>
    </message>
    <message>
        <source>Open the position as a game between two people, with the analysis</source>
        <translation>Ouvrir la position comme une partie entre deux personnes, avec l’analyse</translation>
    </message>
    <message>
        <source>Save as…</source>
        <translation>Enregistrer sous…</translation>
    </message>
    <message>
        <source>Write the position to a file that can be opened again</source>
        <translation>Enregistrer la position dans un fichier que l’on peut rouvrir</translation>
    </message>
</context>
<context>
    <name>SetUpDialog</name>
    <message>
        <source>Press Esc again to leave without this position.</source>
        <translation>Appuyez encore sur Échap pour quitter sans cette position.</translation>
    </message>
    <message>
        <source>Column {number} is full.</source>
        <translation>La colonne {number} est pleine.</translation>
    </message>
    <message>
        <source>Column {number} is empty.</source>
        <translation>La colonne {number} est vide.</translation>
    </message>
    <message>
        <source>The board is empty.</source>
        <translation>La grille est vide.</translation>
    </message>
    <message>
        <source>Set up a position</source>
        <translation>Placer les jetons</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Annuler</translation>
    </message>
    <message>
        <source>Play from here</source>
        <translation>Jouer à partir d’ici</translation>
    </message>
    <message>
        <source>Column {column}: {discs}</source>
        <translation>Colonne {column}&#x202f;: {discs}</translation>
    </message>
</context>
<context>
    <name>SetUpFeature</name>
    <message>
        <source>A new game from the position that was set up</source>
        <translation>Une nouvelle partie à partir de la position composée</translation>
    </message>
    <message>
        <source>Set up a position…</source>
        <translation>Placer les jetons…</translation>
    </message>
    <message>
        <source>Positions can be set up by the classic rules only</source>
        <translation>On ne peut composer une position qu’avec les règles classiques</translation>
    </message>
    <message>
        <source>Put discs on a board as you like, and play from there</source>
        <translation>Placer des jetons comme on veut et jouer à partir de là</translation>
    </message>
</context>
<context>
    <name>SettingsDialog</name>
    <message>
        <source>Settings</source>
        <translation>Réglages</translation>
    </message>
    <message>
        <source>Theme</source>
        <translation>Thème</translation>
    </message>
    <message>
        <source>Text size</source>
        <translation>Taille du texte</translation>
    </message>
    <message>
        <source>Animation</source>
        <translation>Animation</translation>
    </message>
    <message>
        <source>Screen reader</source>
        <translation>Lecteur d’écran</translation>
    </message>
    <message>
        <source>Offer to take back mistakes</source>
        <translation>Proposer d’annuler les erreurs</translation>
    </message>
    <message>
        <source>After a mistake against the computer the coach says why and offers Undo</source>
        <translation>Après une erreur contre l’ordinateur, le coach dit pourquoi et propose de l’annuler</translation>
    </message>
    <message>
        <source>Restore defaults</source>
        <translation>Valeurs par défaut</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Annuler</translation>
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
        <translation>Langue</translation>
    </message>
    <message>
        <source>Teaching</source>
        <translation>Apprentissage</translation>
    </message>
    <message>
        <source>Processor cores</source>
        <translation>Cœurs du processeur</translation>
    </message>
</context>
<context>
    <name>ShortcutsDialog</name>
    <message>
        <source>Shortcuts</source>
        <translation>Raccourcis</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Fermer</translation>
    </message>
    <message>
        <source>Choose a column</source>
        <translation>Choisir une colonne</translation>
    </message>
    <message>
        <source>Move to the next column</source>
        <translation>Aller à la colonne voisine</translation>
    </message>
    <message>
        <source>Enter, Space, ↓</source>
        <translation>Entrée, Espace, ↓</translation>
    </message>
    <message>
        <source>Drop</source>
        <translation>Lâcher le jeton</translation>
    </message>
    <message>
        <source>Go to the next control</source>
        <translation>Aller à l’élément suivant</translation>
    </message>
</context>
<context>
    <name>SittingTiles</name>
    <message>
        <source>best {days}</source>
        <translation>record&#x202f;: {days}</translation>
    </message>
    <message>
        <source>Streak</source>
        <translation>Série</translation>
    </message>
    <message>
        <source>Rating</source>
        <translation>Classement</translation>
    </message>
    <message>
        <source>{count} done</source>
        <translation>faits&#x202f;: {count}</translation>
    </message>
    <message>
        <source>Due today</source>
        <translation>Pour aujourd’hui</translation>
    </message>
</context>
<context>
    <name>StatisticsPanel</name>
    <message>
        <source>Statistics</source>
        <translation>Statistiques</translation>
    </message>
    <message>
        <source>Win rate by level</source>
        <translation>Victoires par niveau</translation>
    </message>
    <message>
        <source>Rating</source>
        <translation>Classement</translation>
    </message>
    <message>
        <source>Win rate by board size</source>
        <translation>Victoires par taille</translation>
    </message>
    <message>
        <source>Other rules</source>
        <translation>Autres règles</translation>
    </message>
    <message>
        <source>won–drawn–lost</source>
        <translation>victoire–nul–défaite</translation>
    </message>
    <message>
        <source>Games against the computer will be counted here.</source>
        <translation>Les parties contre l’ordinateur seront comptées ici.</translation>
    </message>
    <message>
        <source>Games against the levels from Beginner to Perfect give you a rating.</source>
        <translation>Les parties contre les niveaux de Débutant à Parfait vous donnent un classement.</translation>
    </message>
    <message>
        <source>Everything else here is Classic.</source>
        <translation>Tout le reste ici est en classique.</translation>
    </message>
    <message>
        <source>Games</source>
        <translation>Parties</translation>
    </message>
    <message>
        <source>{won} of {games}</source>
        <translation>{won} sur {games}</translation>
    </message>
    <message>
        <source>Won</source>
        <translation>Gagnées</translation>
    </message>
    <message>
        <source>Streak</source>
        <translation>Série</translation>
    </message>
    <message>
        <source>best: {count}</source>
        <translation>record&#x202f;: {count}</translation>
    </message>
    <message>
        <source>won · best: {count}</source>
        <translation>gagnées · record&#x202f;: {count}</translation>
    </message>
    <message>
        <source>lost · best: {count}</source>
        <translation>perdues · record&#x202f;: {count}</translation>
    </message>
</context>
<context>
    <name>StatusLine</name>
    <message>
        <source>Elapsed {time}</source>
        <translation>Durée {time}</translation>
    </message>
</context>
<context>
    <name>Stepper</name>
    <message>
        <source>{name}: fewer</source>
        <translation>{name}&#x202f;: moins</translation>
    </message>
    <message>
        <source>{name}: more</source>
        <translation>{name}&#x202f;: plus</translation>
    </message>
</context>
<context>
    <name>TeachFeature</name>
    <message>
        <source>Column {number} was a mistake</source>
        <translation>La colonne {number} était une erreur</translation>
    </message>
    <message>
        <source>Take back</source>
        <translation>Annuler le coup</translation>
    </message>
</context>
<context>
    <name>TimerRow</name>
    <message>
        <source>Turn timer</source>
        <translation>Temps par tour</translation>
    </message>
    <message>
        <source>Seconds per turn, in steps of five</source>
        <translation>Secondes par tour, de cinq en cinq</translation>
    </message>
    <message>
        <source>Seconds per turn</source>
        <translation>Secondes par tour</translation>
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
        <translation>Le tournoi s’est arrêté</translation>
    </message>
    <message>
        <source>Not every game is in the archive</source>
        <translation>Toutes les parties ne sont pas dans les archives</translation>
    </message>
    <message>
        <source>The last tournament cannot be read</source>
        <translation>Le dernier tournoi ne peut pas être lu</translation>
    </message>
    <message>
        <source>{games} per pair</source>
        <translation>{games} par duel</translation>
    </message>
    <message>
        <source>Bots</source>
        <translation>Bots</translation>
    </message>
    <message>
        <source>Games as JSON lines (*.jsonl)</source>
        <translation>Parties en lignes JSON (*.jsonl)</translation>
    </message>
    <message>
        <source>{file} was written</source>
        <translation>{file} a été enregistré</translation>
    </message>
    <message>
        <source>{file} was not written</source>
        <translation>{file} n’a pas été enregistré</translation>
    </message>
    <message>
        <source>Tournament of bots</source>
        <translation>Tournoi de bots</translation>
    </message>
    <message>
        <source>Play</source>
        <translation>Jouer</translation>
    </message>
    <message>
        <source>Back to the page where games start (Esc)</source>
        <translation>Retour à la page où commencent les parties (Échap)</translation>
    </message>
</context>
<context>
    <name>TrainCounted</name>
    <message numerus="yes">
        <source>%n puzzle(s) due today</source>
        <translation>
            <numerusform>%n problème pour aujourd’hui</numerusform>
            <numerusform>%n problèmes pour aujourd’hui</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n puzzle(s) for today</source>
        <translation>
            <numerusform>%n problème pour aujourd’hui</numerusform>
            <numerusform>%n problèmes pour aujourd’hui</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n puzzle(s)</source>
        <translation>
            <numerusform>%n problème</numerusform>
            <numerusform>%n problèmes</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n from your own games</source>
        <translation>
            <numerusform>%n tiré de vos parties</numerusform>
            <numerusform>%n tirés de vos parties</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n that is(are) fading</source>
        <translation>
            <numerusform>%n à rafraîchir</numerusform>
            <numerusform>%n à rafraîchir</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n new</source>
        <translation>
            <numerusform>%n nouveau</numerusform>
            <numerusform>%n nouveaux</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>About %n minute(s).</source>
        <translation>
            <numerusform>Environ %n minute.</numerusform>
            <numerusform>Environ %n minutes.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n day(s)</source>
        <translation>
            <numerusform>%n jour</numerusform>
            <numerusform>%n jours</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n try(tries) left</source>
        <translation>
            <numerusform>encore %n essai</numerusform>
            <numerusform>encore %n essais</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Win in %n move(s), whatever the opponent does.</source>
        <translation>
            <numerusform>Gagnez en %n coup, quoi que fasse l’adversaire.</numerusform>
            <numerusform>Gagnez en %n coups, quoi que fasse l’adversaire.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n move(s) to go.</source>
        <translation>
            <numerusform>Encore %n coup.</numerusform>
            <numerusform>Encore %n coups.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>TrainPage</name>
    <message>
        <source>The training cannot be read</source>
        <translation>L’entraînement ne peut pas être lu</translation>
    </message>
    <message>
        <source>Train</source>
        <translation>S’entraîner</translation>
    </message>
    <message>
        <source>Puzzle rating</source>
        <translation>Classement</translation>
    </message>
    <message>
        <source>best {days}</source>
        <translation>record&#x202f;: {days}</translation>
    </message>
    <message>
        <source>Streak</source>
        <translation>Série</translation>
    </message>
</context>
<context>
    <name>TrainingBoard</name>
    <message>
        <source>Column {column}, row {row}</source>
        <translation>Colonne {column}, rangée {row}</translation>
    </message>
    <message>
        <source>Column {column} is full</source>
        <translation>La colonne {column} est pleine</translation>
    </message>
    <message>
        <source>There is no column {number}</source>
        <translation>Il n’y a pas de colonne {number}</translation>
    </message>
</context>
<context>
    <name>VariantFeature</name>
    <message>
        <source>Pull out</source>
        <translation>Retirer</translation>
    </message>
    <message>
        <source>Pull your lowest disc out of the chosen column</source>
        <translation>Retirer votre jeton le plus bas de la colonne choisie</translation>
    </message>
    <message>
        <source>Flip ({count})</source>
        <translation>Retourner ({count})</translation>
    </message>
    <message>
        <source>Turn the board upside down instead of dropping</source>
        <translation>Retourner la grille au lieu de lâcher un jeton</translation>
    </message>
    <message>
        <source>Say what comes next</source>
        <translation>Dire ce qui vient ensuite</translation>
    </message>
    <message>
        <source>Let the screen reader say what happens next, and when</source>
        <translation>Faire dire au lecteur d’écran ce qui va se passer, et quand</translation>
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
        <translation>Pas à pas</translation>
    </message>
    <message>
        <source>Let the bots make one move, then wait</source>
        <translation>Faire jouer un seul coup aux bots, puis attendre</translation>
    </message>
    <message>
        <source>Series</source>
        <translation>Série</translation>
    </message>
    <message>
        <source>Let the next game start by itself; the score is kept</source>
        <translation>La partie suivante commence toute seule&#x202f;; le score est conservé</translation>
    </message>
    <message>
        <source>How fast the bots play: slow, normal, fast or instant</source>
        <translation>Vitesse de jeu des bots&#x202f;: lente, normale, rapide ou immédiate</translation>
    </message>
    <message>
        <source>Slow</source>
        <translation>Lent</translation>
    </message>
    <message>
        <source>Normal</source>
        <translation>Normal</translation>
    </message>
    <message>
        <source>Fast</source>
        <translation>Rapide</translation>
    </message>
    <message>
        <source>Instant</source>
        <translation>Immédiat</translation>
    </message>
</context>
<context>
    <name>WatchFeature</name>
    <message>
        <source>The next game starts in {seconds} s.</source>
        <translation>La partie suivante commence dans {seconds}&#xa0;s.</translation>
    </message>
</context>
<context>
    <name>WeekCard</name>
    <message>
        <source>{count} solved</source>
        <translation>résolus&#x202f;: {count}</translation>
    </message>
    <message>
        <source>This week</source>
        <translation>Cette semaine</translation>
    </message>
</context>
<context>
    <name>_LessonButton</name>
    <message>
        <source>Lesson: {title}</source>
        <translation>Leçon&#x202f;: {title}</translation>
    </message>
    <message>
        <source>{lesson}, done</source>
        <translation>{lesson}, terminée</translation>
    </message>
</context>
<context>
    <name>aloud_texts</name>
    <message>
        <source>Column {column}: {discs}.</source>
        <translation>Colonne {column}&#x202f;: {discs}.</translation>
    </message>
    <message>
        <source>The other columns are empty.</source>
        <translation>Les autres colonnes sont vides.</translation>
    </message>
    <message>
        <source>Row {row}: {discs}.</source>
        <translation>Rangée {row}&#x202f;: {discs}.</translation>
    </message>
    <message>
        <source>The other rows are empty.</source>
        <translation>Les autres rangées sont vides.</translation>
    </message>
    <message>
        <source>The board is empty.</source>
        <translation>La grille est vide.</translation>
    </message>
    <message>
        <source>You play {disc} against {opponent}.</source>
        <translation>Vous jouez {disc} contre {opponent}.</translation>
    </message>
    <message>
        <source>{first} plays {red}, {second} plays {yellow}.</source>
        <translation>{first} joue {red}, {second} joue {yellow}.</translation>
    </message>
    <message>
        <source>{player}, level {level}</source>
        <translation>{player}, niveau {level}</translation>
    </message>
    <message>
        <source>{time} for the game</source>
        <translation>{time} pour la partie</translation>
    </message>
    <message>
        <source>{name} has {time} for the game</source>
        <translation>Il reste {time} à {name} pour la partie</translation>
    </message>
    <message>
        <source>Elapsed {time}</source>
        <translation>Durée {time}</translation>
    </message>
    <message>
        <source>Time for this move: {seconds} s</source>
        <translation>Temps pour ce coup&#x202f;: {seconds}&#xa0;s</translation>
    </message>
    <message>
        <source>There are no threats.</source>
        <translation>Il n’y a pas de menaces.</translation>
    </message>
    <message>
        <source>{disc} makes four at {cells}.</source>
        <translation>{disc} aligne quatre jetons en {cells}.</translation>
    </message>
    <message>
        <source>{cell}, now</source>
        <translation>{cell}, tout de suite</translation>
    </message>
    <message>
        <source>column {column}, row {row}</source>
        <translation>colonne {column}, rangée {row}</translation>
    </message>
    <message>
        <source>The line goes from {start} to {end}.</source>
        <translation>La ligne va de la {start} à la {end}.</translation>
    </message>
    <message>
        <source>The winning discs: {cells}.</source>
        <translation>Les jetons gagnants&#x202f;: {cells}.</translation>
    </message>
</context>
<context>
    <name>analysis_texts</name>
    <message>
        <source>draw</source>
        <translation>nul</translation>
    </message>
    <message>
        <source>wins</source>
        <translation>gagne</translation>
    </message>
    <message>
        <source>loses</source>
        <translation>perd</translation>
    </message>
    <message>
        <source>wins in {moves}</source>
        <translation>gagne en {moves}</translation>
    </message>
    <message>
        <source>loses in {moves}</source>
        <translation>perd en {moves}</translation>
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
        <translation>pleine</translation>
    </message>
    <message>
        <source>Column {number}: {score}</source>
        <translation>Colonne {number}&#x202f;: {score}</translation>
    </message>
    <message>
        <source>Thinking…</source>
        <translation>Réflexion…</translation>
    </message>
    <message>
        <source>Draw</source>
        <translation>Match nul</translation>
    </message>
    <message>
        <source>{name} has won</source>
        <translation>{name} a gagné</translation>
    </message>
    <message>
        <source>{name} wins</source>
        <translation>{name} gagne</translation>
    </message>
    <message>
        <source>{name} wins in {moves}</source>
        <translation>{name} gagne en {moves}</translation>
    </message>
    <message>
        <source>Every column loses</source>
        <translation>Toutes les colonnes perdent</translation>
    </message>
    <message>
        <source>Only column {number} keeps the win</source>
        <translation>Seule la colonne {number} préserve la victoire</translation>
    </message>
    <message>
        <source>Only column {number} keeps the draw</source>
        <translation>Seule la colonne {number} préserve le nul</translation>
    </message>
    <message>
        <source>Best so far: {columns}</source>
        <translation>Le mieux jusqu’ici&#x202f;: {columns}</translation>
    </message>
    <message>
        <source>Holds out longest: {columns}</source>
        <translation>Résiste le plus longtemps&#x202f;: {columns}</translation>
    </message>
    <message>
        <source>Best: {columns}</source>
        <translation>Le mieux&#x202f;: {columns}</translation>
    </message>
    <message>
        <source>{proven} of {count} proven</source>
        <translation>{proven}/{count} prouvées</translation>
    </message>
    <message>
        <source>Move {number}: {verdict}</source>
        <translation>Coup {number}&#x202f;: {verdict}</translation>
    </message>
    <message>
        <source>One disc here would make four, in row {row}. Odd rows help {odd}, even rows help {even}.</source>
        <translation>Un jeton ici en alignerait quatre, dans la rangée {row}. Les rangées impaires aident {odd}, les paires {even}.</translation>
    </message>
    <message>
        <source>{name} ahead</source>
        <translation>Avantage&#x202f;: {name}</translation>
    </message>
    <message>
        <source>not known yet</source>
        <translation>pas encore connu</translation>
    </message>
    <message>
        <source>estimate {value}</source>
        <translation>estimation {value}</translation>
    </message>
    <message>
        <source>column {numbers}</source>
        <translation>colonne {numbers}</translation>
    </message>
    <message>
        <source>columns {numbers}</source>
        <translation>colonnes {numbers}</translation>
    </message>
    <message>
        <source>About even</source>
        <translation>Jeu équilibré</translation>
    </message>
    <message>
        <source>{name} looks better</source>
        <translation>Avantage probable&#x202f;: {name}</translation>
    </message>
</context>
<context>
    <name>brief_texts</name>
    <message>
        <source>Column {column}, {disc}</source>
        <translation>Colonne {column}, {disc}</translation>
    </message>
    <message>
        <source>New game; {mover} to move</source>
        <translation>Nouvelle partie&#x202f;; à {mover} de jouer</translation>
    </message>
    <message>
        <source>Undone: {moves}</source>
        <translation>Annulé&#x202f;: {moves}</translation>
    </message>
    <message>
        <source>Redone: {moves}</source>
        <translation>Rétabli&#x202f;: {moves}</translation>
    </message>
    <message>
        <source>{mover} to move</source>
        <translation>À {mover} de jouer</translation>
    </message>
    <message>
        <source>{seconds} s</source>
        <translation>{seconds}&#x202f;s</translation>
    </message>
</context>
<context>
    <name>cells</name>
    <message>
        <source>Column {number}</source>
        <translation>Colonne {number}</translation>
    </message>
    <message>
        <source>Row {number}</source>
        <translation>Rangée {number}</translation>
    </message>
    <message>
        <source>Column {column}, row {row}: empty</source>
        <translation>Colonne {column}, rangée {row}&#x202f;: vide</translation>
    </message>
    <message>
        <source>Column {column}, row {row}: {disc}, in the winning line</source>
        <translation>Colonne {column}, rangée {row}&#x202f;: {disc}, dans la ligne gagnante</translation>
    </message>
    <message>
        <source>Column {column}, row {row}: {disc}, the last move</source>
        <translation>Colonne {column}, rangée {row}&#x202f;: {disc}, dernier coup</translation>
    </message>
    <message>
        <source>Column {column}, row {row}: {disc}</source>
        <translation>Colonne {column}, rangée {row}&#x202f;: {disc}</translation>
    </message>
</context>
<context>
    <name>coach</name>
    <message>
        <source>column {column}, row {row}</source>
        <translation>colonne {column}, rangée {row}</translation>
    </message>
    <message>
        <source>Whether the game could have been held is not known here.</source>
        <translation>On ne sait pas ici si la partie pouvait encore être sauvée.</translation>
    </message>
    <message>
        <source>{mover} could have won at once: {cell} makes four.</source>
        <translation>{mover} pouvait gagner tout de suite&#x202f;: un jeton en {cell} en aligne quatre.</translation>
    </message>
    <message>
        <source>{other} needs only {cell} for four. That had to be blocked.</source>
        <translation>Pour aligner quatre jetons, il ne manque à {other} que la case en {cell}. Il fallait la bloquer.</translation>
    </message>
    <message>
        <source>This disc is a step for {other}: right on top of it, {cell} makes four.</source>
        <translation>Ce jeton sert de marche à {other}&#x202f;: juste au-dessus, un jeton en {cell} en aligne quatre.</translation>
    </message>
    <message>
        <source>Now {other} plays column {column} and threatens two fours at once, {cell} and {second}. Only one of them can be blocked.</source>
        <translation>Maintenant, {other} joue la colonne {column} et menace d’aligner quatre jetons à deux endroits, en {cell} et en {second}. On ne peut en bloquer qu’un.</translation>
    </message>
    <message>
        <source>{mover} could have played column {column}, threatening two fours at once, {cell} and {second}. Only one of them can be blocked.</source>
        <translation>{mover} pouvait jouer la colonne {column} et menacer d’aligner quatre jetons à deux endroits, en {cell} et en {second}. On ne peut en bloquer qu’un.</translation>
    </message>
    <message>
        <source>This threatens two fours at once, {cell} and {second}. Only one of them can be blocked.</source>
        <translation>Ce coup menace d’aligner quatre jetons à deux endroits, en {cell} et en {second}. On ne peut en bloquer qu’un.</translation>
    </message>
    <message>
        <source>Now {other} plays column {column} and threatens {cell}. Blocking it only opens {second} above, which makes four too.</source>
        <translation>Maintenant, {other} joue la colonne {column} et menace la case en {cell}. La bloquer ne fait qu’ouvrir celle du dessus, en {second}, qui donne aussi quatre jetons alignés.</translation>
    </message>
    <message>
        <source>{mover} could have played column {column}, threatening {cell}. Blocking it only opens {second} above, which makes four too.</source>
        <translation>{mover} pouvait jouer la colonne {column} et menacer la case en {cell}. La bloquer ne fait qu’ouvrir celle du dessus, en {second}, qui donne aussi quatre jetons alignés.</translation>
    </message>
    <message>
        <source>This threatens {cell}. Blocking it only opens {second} above, which makes four too.</source>
        <translation>Ce coup menace la case en {cell}. La bloquer ne fait qu’ouvrir celle du dessus, en {second}, qui donne aussi quatre jetons alignés.</translation>
    </message>
    <message>
        <source>Now {other} forces four in {moves} moves, starting with column {column}: every disc threatens four, so there is only one answer each time.</source>
        <translation>Maintenant, {other} force un alignement en {moves} coups, en commençant par la colonne {column}&#x202f;: chaque jeton crée une menace, et il n’y a chaque fois qu’une réponse.</translation>
    </message>
    <message>
        <source>{mover} could have forced four in {moves} moves, starting with column {column}: every disc threatens four, so there is only one answer each time.</source>
        <translation>{mover} pouvait forcer un alignement en {moves} coups, en commençant par la colonne {column}&#x202f;: chaque jeton crée une menace, et il n’y a chaque fois qu’une réponse.</translation>
    </message>
    <message>
        <source>This forces four in {moves} moves: every disc threatens four, so there is only one answer each time.</source>
        <translation>Ce coup force un alignement en {moves} coups&#x202f;: chaque jeton crée une menace, et il n’y a chaque fois qu’une réponse.</translation>
    </message>
    <message numerus="yes">
        <source>This still wins, but %n move(s) later than column {column}.</source>
        <translation>
            <numerusform>Ce coup gagne encore, mais %n coup plus tard que la colonne {column}.</numerusform>
            <numerusform>Ce coup gagne encore, mais %n coups plus tard que la colonne {column}.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The game was lost anyway, but column {column} holds out %n move(s) longer.</source>
        <translation>
            <numerusform>La partie était perdue de toute façon, mais la colonne {column} résiste %n coup de plus.</numerusform>
            <numerusform>La partie était perdue de toute façon, mais la colonne {column} résiste %n coups de plus.</numerusform>
        </translation>
    </message>
    <message>
        <source>This disc lies right below {cell}, where {mover} would have made four. Now {other} can close that cell.</source>
        <translation>Ce jeton est juste au-dessous de la case en {cell}, où {mover} aurait aligné quatre jetons. Maintenant, {other} peut fermer cette case.</translation>
    </message>
    <message>
        <source>Now {other} plays column {column}, and {mover} has no safe move left: every disc opens a winning cell, such as {cell}.</source>
        <translation>Maintenant, {other} joue la colonne {column}, et il ne reste à {mover} aucun coup sûr&#x202f;: chaque jeton ouvre une case gagnante, par exemple en {cell}.</translation>
    </message>
    <message>
        <source>After column {column}, {other} would have had no safe move left: every disc opens a winning cell, such as {cell}.</source>
        <translation>Après la colonne {column}, il ne serait resté à {other} aucun coup sûr&#x202f;: chaque jeton ouvre une case gagnante, par exemple en {cell}.</translation>
    </message>
    <message>
        <source>Now {other} has no safe move left: every disc opens a winning cell, such as {cell}.</source>
        <translation>Maintenant, il ne reste à {other} aucun coup sûr&#x202f;: chaque jeton ouvre une case gagnante, par exemple en {cell}.</translation>
    </message>
    <message>
        <source>Now {other} plays column {column}. From then on it is enough to block fours and otherwise answer on top of every disc: that always makes four, for example {cell}.</source>
        <translation>Maintenant, {other} joue la colonne {column}. Il suffit ensuite de bloquer les alignements et, sinon, de répondre juste au-dessus de chaque jeton&#x202f;: cela finit toujours par en aligner quatre, par exemple en {cell}.</translation>
    </message>
    <message>
        <source>{mover} could have played column {column}. From then on it is enough to block fours and otherwise answer on top of every disc: that always makes four, for example {cell}.</source>
        <translation>{mover} pouvait jouer la colonne {column}. Il suffit ensuite de bloquer les alignements et, sinon, de répondre juste au-dessus de chaque jeton&#x202f;: cela finit toujours par en aligner quatre, par exemple en {cell}.</translation>
    </message>
    <message>
        <source>From here on it is enough to block fours and otherwise answer on top of every disc: that always makes four, for example {cell}.</source>
        <translation>À partir d’ici, il suffit de bloquer les alignements et, sinon, de répondre juste au-dessus de chaque jeton&#x202f;: cela finit toujours par en aligner quatre, par exemple en {cell}.</translation>
    </message>
    <message>
        <source>Now {other} wins, and the winning cell {cell} decides: without it nothing could be forced.</source>
        <translation>Maintenant, {other} gagne, et c’est la case gagnante en {cell} qui décide&#x202f;: sans elle, rien ne pourrait être forcé.</translation>
    </message>
    <message>
        <source>Now {other} wins with the winning cell {cell}. With best play, {mover} has nothing better in the end than to play right below it.</source>
        <translation>Maintenant, {other} gagne grâce à la case gagnante en {cell}. Même en jouant au mieux, {mover} finit par n’avoir rien de mieux à faire que de jouer juste au-dessous.</translation>
    </message>
    <message>
        <source>{mover} could have won, starting with column {column}. The winning cell {cell} decides: without it nothing could be forced.</source>
        <translation>{mover} pouvait gagner, en commençant par la colonne {column}. C’est la case gagnante en {cell} qui décide&#x202f;: sans elle, rien ne pourrait être forcé.</translation>
    </message>
    <message>
        <source>{mover} could have won with the winning cell {cell}, starting with column {column}. With best play, {other} has nothing better in the end than to play right below it.</source>
        <translation>{mover} pouvait gagner grâce à la case gagnante en {cell}, en commençant par la colonne {column}. Même en jouant au mieux, {other} finit par n’avoir rien de mieux à faire que de jouer juste au-dessous.</translation>
    </message>
    <message>
        <source>This wins, and the winning cell {cell} decides: without it nothing could be forced.</source>
        <translation>Ce coup gagne, et c’est la case gagnante en {cell} qui décide&#x202f;: sans elle, rien ne pourrait être forcé.</translation>
    </message>
    <message>
        <source>This wins with the winning cell {cell}. With best play, {other} has nothing better in the end than to play right below it.</source>
        <translation>Ce coup gagne grâce à la case gagnante en {cell}. Même en jouant au mieux, {other} finit par n’avoir rien de mieux à faire que de jouer juste au-dessous.</translation>
    </message>
    <message>
        <source>Now {other} plays column {column} and gets a winning cell, {cell}, which decides the game.</source>
        <translation>Maintenant, {other} joue la colonne {column} et obtient une case gagnante, en {cell}, qui décide de la partie.</translation>
    </message>
    <message>
        <source>{mover} could have played column {column}: that makes a winning cell, {cell}, which decides the game.</source>
        <translation>{mover} pouvait jouer la colonne {column}&#x202f;: cela crée une case gagnante, en {cell}, qui décide de la partie.</translation>
    </message>
    <message>
        <source>This makes a winning cell, {cell}, which decides the game.</source>
        <translation>Ce coup crée une case gagnante, en {cell}, qui décide de la partie.</translation>
    </message>
    <message>
        <source>The key point was {cell}. It was left open, and every way for {other} to force four needs it.</source>
        <translation>La case clé était en {cell}. Elle est restée libre, et {other} en a besoin dans tous les cas pour forcer un alignement.</translation>
    </message>
    <message>
        <source>Now {other} can force four, starting with column {column}, and every way needs {cell}.</source>
        <translation>Maintenant, {other} peut forcer un alignement, en commençant par la colonne {column}, et toujours en passant par la case en {cell}.</translation>
    </message>
    <message>
        <source>{mover} could have forced four, starting with column {column}. Every way needs {cell}.</source>
        <translation>{mover} pouvait forcer un alignement, en commençant par la colonne {column}, et toujours en passant par la case en {cell}.</translation>
    </message>
    <message>
        <source>From here on four can be forced, and every way needs {cell}.</source>
        <translation>À partir d’ici, un alignement peut être forcé, toujours en passant par la case en {cell}.</translation>
    </message>
    <message>
        <source>To win, {mover} needed {cell}, and now {other} can take it. Column {column} kept the win.</source>
        <translation>Pour gagner, {mover} avait besoin de la case en {cell}, et maintenant {other} peut l’occuper. La colonne {column} préservait la victoire.</translation>
    </message>
    <message>
        <source>To win, {mover} needed both {cell} and {second}, and now {other} can take one of them. Column {column} kept the win.</source>
        <translation>Pour gagner, {mover} avait besoin à la fois de la case en {cell} et de celle en {second}, et maintenant {other} peut en occuper une. La colonne {column} préservait la victoire.</translation>
    </message>
    <message>
        <source>Now {other} can force four by way of {cell} or {second}, starting with column {column}. Closing one of them is not enough.</source>
        <translation>Maintenant, {other} peut forcer un alignement par la case en {cell} ou par celle en {second}, en commençant par la colonne {column}. En fermer une ne suffit pas.</translation>
    </message>
    <message>
        <source>{mover} could have forced four by way of {cell} or {second}, starting with column {column}. Closing one of them is not enough.</source>
        <translation>{mover} pouvait forcer un alignement par la case en {cell} ou par celle en {second}, en commençant par la colonne {column}. En fermer une ne suffit pas.</translation>
    </message>
    <message>
        <source>From here on four can be forced by way of {cell} or {second}. Closing one of them is not enough.</source>
        <translation>À partir d’ici, un alignement peut être forcé par la case en {cell} ou par celle en {second}. En fermer une ne suffit pas.</translation>
    </message>
    <message>
        <source>Now {other} wins: with best play the columns fill up, until {mover} has nothing better than to play right below {cell}.</source>
        <translation>Maintenant, {other} gagne&#x202f;: si chacun joue au mieux, les colonnes se remplissent, et {mover} finit par n’avoir rien de mieux à faire que de jouer juste au-dessous de la case en {cell}.</translation>
    </message>
    <message>
        <source>{mover} could have won, starting with column {column}: with best play the columns fill up, until {other} has nothing better than to play right below {cell}.</source>
        <translation>{mover} pouvait gagner, en commençant par la colonne {column}&#x202f;: si chacun joue au mieux, les colonnes se remplissent, et {other} finit par n’avoir rien de mieux à faire que de jouer juste au-dessous de la case en {cell}.</translation>
    </message>
    <message>
        <source>This wins: with best play the columns fill up, until {other} has nothing better than to play right below {cell}.</source>
        <translation>Ce coup gagne&#x202f;: si chacun joue au mieux, les colonnes se remplissent, et {other} finit par n’avoir rien de mieux à faire que de jouer juste au-dessous de la case en {cell}.</translation>
    </message>
    <message>
        <source>Now {other} wins: with best play the game ends with two winning cells, {cell} and {second}, of which only one can be closed.</source>
        <translation>Maintenant, {other} gagne&#x202f;: si chacun joue au mieux, la partie finit avec deux cases gagnantes, en {cell} et en {second}, dont une seule peut être fermée.</translation>
    </message>
    <message>
        <source>{mover} could have won, starting with column {column}: with best play the game ends with two winning cells, {cell} and {second}, of which only one can be closed.</source>
        <translation>{mover} pouvait gagner, en commençant par la colonne {column}&#x202f;: si chacun joue au mieux, la partie finit avec deux cases gagnantes, en {cell} et en {second}, dont une seule peut être fermée.</translation>
    </message>
    <message>
        <source>This wins: with best play the game ends with two winning cells, {cell} and {second}, of which only one can be closed.</source>
        <translation>Ce coup gagne&#x202f;: si chacun joue au mieux, la partie finit avec deux cases gagnantes, en {cell} et en {second}, dont une seule peut être fermée.</translation>
    </message>
    <message>
        <source>This lets {other} escape: {cell} is the only answer that saves the draw.</source>
        <translation>Ce coup laisse {other}&#xa0;s’échapper&#x202f;: seule la réponse en {cell} sauve le match nul.</translation>
    </message>
    <message>
        <source>This allows {other} one strong answer: {cell} wins.</source>
        <translation>Ce coup permet à {other} une réponse forte&#x202f;: un jeton en {cell} gagne.</translation>
    </message>
    <message>
        <source>Column {column} holds the draw: from then on it is enough to block fours and otherwise answer on top of every disc.</source>
        <translation>La colonne {column} assure le match nul&#x202f;: il suffit ensuite de bloquer les alignements et, sinon, de répondre juste au-dessus de chaque jeton.</translation>
    </message>
    <message>
        <source>This lets the win slip. Column {column} was the only move that wins.</source>
        <translation>Ce coup laisse échapper la victoire. Seule la colonne {column} gagnait.</translation>
    </message>
    <message>
        <source>This turns a win into a loss. Column {column} was the only move that wins.</source>
        <translation>Ce coup transforme une victoire en défaite. Seule la colonne {column} gagnait.</translation>
    </message>
    <message>
        <source>This loses a drawn game. Column {column} was the only move that holds the draw.</source>
        <translation>Ce coup perd une partie nulle. Seule la colonne {column} assurait le match nul.</translation>
    </message>
    <message>
        <source>This lets the win slip. Column {column} wins.</source>
        <translation>Ce coup laisse échapper la victoire. La colonne {column} gagne.</translation>
    </message>
    <message>
        <source>This turns a win into a loss. Column {column} wins.</source>
        <translation>Ce coup transforme une victoire en défaite. La colonne {column} gagne.</translation>
    </message>
    <message>
        <source>This loses a drawn game. Column {column} holds the draw.</source>
        <translation>Ce coup perd une partie nulle. La colonne {column} assure le match nul.</translation>
    </message>
    <message>
        <source>This makes four in a row.</source>
        <translation>Ce coup aligne quatre jetons.</translation>
    </message>
    <message>
        <source>This blocks {cell}, where {other} would have made four.</source>
        <translation>Ce coup bloque la case en {cell}, où {other} aurait aligné quatre jetons.</translation>
    </message>
    <message>
        <source>This stops a plan: with another turn, {other} would have played column {column} and forced four.</source>
        <translation>Ce coup déjoue un plan&#x202f;: avec un tour de plus, {other} aurait joué la colonne {column} et forcé un alignement.</translation>
    </message>
    <message>
        <source>This takes the key point {cell}, which {other} would need to force four.</source>
        <translation>Ce coup occupe la case clé en {cell}, indispensable à {other} pour forcer un alignement.</translation>
    </message>
    <message>
        <source>This is safe: from here on it is enough to block fours and otherwise answer on top of every disc, and {mover} never loses.</source>
        <translation>Ce coup est sûr&#x202f;: à partir d’ici, il suffit de bloquer les alignements et, sinon, de répondre juste au-dessus de chaque jeton, et {mover} ne perd jamais.</translation>
    </message>
    <message>
        <source>This is the only move that keeps the win.</source>
        <translation>C’est le seul coup qui préserve la victoire.</translation>
    </message>
    <message>
        <source>This is the only move that keeps the draw.</source>
        <translation>C’est le seul coup qui préserve le match nul.</translation>
    </message>
    <message numerus="yes">
        <source>This keeps the win, unlike %n other column(s).</source>
        <translation>
            <numerusform>Ce coup préserve la victoire, contrairement à %n autre colonne.</numerusform>
            <numerusform>Ce coup préserve la victoire, contrairement à %n autres colonnes.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>This keeps the draw, unlike %n other column(s).</source>
        <translation>
            <numerusform>Ce coup préserve le match nul, contrairement à %n autre colonne.</numerusform>
            <numerusform>Ce coup préserve le match nul, contrairement à %n autres colonnes.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The game is lost against best play. No move holds out longer: four comes in %n move(s).</source>
        <translation>
            <numerusform>La partie est perdue si l’adversaire joue au mieux. Aucun coup ne résiste plus longtemps&#x202f;: l’alignement vient en %n coup.</numerusform>
            <numerusform>La partie est perdue si l’adversaire joue au mieux. Aucun coup ne résiste plus longtemps&#x202f;: l’alignement vient en %n coups.</numerusform>
        </translation>
    </message>
    <message>
        <source>Every move leads to the same result here.</source>
        <translation>Ici, tous les coups mènent au même résultat.</translation>
    </message>
    <message>
        <source>This is the only column with room.</source>
        <translation>C’est la seule colonne où il reste de la place.</translation>
    </message>
    <message>
        <source>There is a four to be made at once.</source>
        <translation>On peut tout de suite aligner quatre jetons.</translation>
    </message>
    <message>
        <source>Now {other} makes four at once.</source>
        <translation>Maintenant, {other} aligne tout de suite quatre jetons.</translation>
    </message>
    <message>
        <source>This disc is a step for {other}, who makes four right on top of it.</source>
        <translation>Ce jeton sert de marche à {other}, qui aligne quatre jetons juste au-dessus.</translation>
    </message>
    <message>
        <source>Now {other} can threaten two fours at once, and only one of them can be blocked.</source>
        <translation>Maintenant, {other} peut menacer d’aligner quatre jetons à deux endroits, et on ne peut en bloquer qu’un.</translation>
    </message>
    <message>
        <source>Now {other} can threaten a four, and blocking it only opens another one above.</source>
        <translation>Maintenant, {other} peut menacer d’aligner quatre jetons, et bloquer cette menace ne fait qu’en ouvrir une autre au-dessus.</translation>
    </message>
    <message>
        <source>Now {other} forces four in {moves} moves with one threat after the other.</source>
        <translation>Maintenant, {other} force un alignement en {moves} coups, une menace après l’autre.</translation>
    </message>
    <message>
        <source>This lets the win slip: now {other} can hold the draw.</source>
        <translation>Ce coup laisse échapper la victoire&#x202f;: maintenant, {other} peut assurer le match nul.</translation>
    </message>
    <message>
        <source>This turns a win into a loss: now {other} can force four.</source>
        <translation>Ce coup transforme une victoire en défaite&#x202f;: maintenant, {other} peut forcer un alignement.</translation>
    </message>
    <message>
        <source>This loses a drawn game: now {other} can force four.</source>
        <translation>Ce coup perd une partie nulle&#x202f;: maintenant, {other} peut forcer un alignement.</translation>
    </message>
    <message>
        <source>This still wins, but there is a quicker way.</source>
        <translation>Ce coup gagne encore, mais il y a plus rapide.</translation>
    </message>
    <message>
        <source>This loses sooner than it has to.</source>
        <translation>Ce coup perd plus tôt que nécessaire.</translation>
    </message>
    <message>
        <source>This loses: now {other} can force four.</source>
        <translation>Ce coup perd&#x202f;: maintenant, {other} peut forcer un alignement.</translation>
    </message>
</context>
<context>
    <name>disc_names</name>
    <message>
        <source>Player 1</source>
        <translation>Joueur 1</translation>
    </message>
    <message>
        <source>Player 2</source>
        <translation>Joueur 2</translation>
    </message>
</context>
<context>
    <name>export_format</name>
    <message>
        <source>Picture of the board</source>
        <translation>Image de la grille</translation>
    </message>
    <message>
        <source>Drawing of the board</source>
        <translation>Dessin de la grille</translation>
    </message>
    <message>
        <source>Film of the game</source>
        <translation>Film de la partie</translation>
    </message>
    <message>
        <source>Game</source>
        <translation>Partie</translation>
    </message>
</context>
<context>
    <name>export_kind</name>
    <message>
        <source>The chosen game</source>
        <translation>La partie choisie</translation>
    </message>
    <message>
        <source>All listed games ({count}), to import again</source>
        <translation>Toutes les parties de la liste ({count}), pour les réimporter</translation>
    </message>
    <message>
        <source>All listed games ({count}), for a spreadsheet</source>
        <translation>Toutes les parties de la liste ({count}), pour un tableur</translation>
    </message>
</context>
<context>
    <name>fault_texts</name>
    <message>
        <source>{name} cannot play on: this game does not say where its file is.</source>
        <translation>{name} ne peut pas continuer&#x202f;: cette partie n’indique pas où est son fichier.</translation>
    </message>
    <message>
        <source>{name} cannot play: there is no file {detail}.</source>
        <translation>{name} ne peut pas jouer&#x202f;: le fichier {detail} n’existe pas.</translation>
    </message>
    <message>
        <source>{name} did not start: {detail}.</source>
        <translation>{name} n’a pas démarré&#x202f;: {detail}.</translation>
    </message>
    <message>
        <source>{name} was not ready within {detail} seconds.</source>
        <translation>{name} n’était pas prêt au bout de {detail} secondes.</translation>
    </message>
    <message>
        <source>{name} has neither a class with next_move nor a function called agent.</source>
        <translation>{name} n’a ni classe avec next_move ni fonction nommée agent.</translation>
    </message>
    <message>
        <source>{name} has no class or function called {detail}.</source>
        <translation>{name} n’a ni classe ni fonction nommée {detail}.</translation>
    </message>
    <message>
        <source>{name} does not know the rules {detail}.</source>
        <translation>{name} ne connaît pas les règles {detail}.</translation>
    </message>
    <message>
        <source>{name} took longer than {detail} seconds for a move.</source>
        <translation>{name} a mis plus de {detail} secondes pour un coup.</translation>
    </message>
    <message>
        <source>{name} crashed: {detail}.</source>
        <translation>{name} a planté&#x202f;: {detail}.</translation>
    </message>
    <message>
        <source>{name} ended in the middle of the game: {detail}.</source>
        <translation>{name}&#xa0;s’est arrêté au milieu de la partie&#x202f;: {detail}.</translation>
    </message>
    <message>
        <source>{name} closed its output.</source>
        <translation>{name} a fermé sa sortie.</translation>
    </message>
    <message>
        <source>{name} answered {detail}, which is no column.</source>
        <translation>{name} a répondu {detail}, qui n’est pas une colonne.</translation>
    </message>
    <message>
        <source>{name} chose column {detail}, which is not on the board.</source>
        <translation>{name} a choisi la colonne {detail}, qui n’existe pas sur la grille.</translation>
    </message>
    <message>
        <source>{name} chose column {detail}, which is full.</source>
        <translation>{name} a choisi la colonne {detail}, qui est pleine.</translation>
    </message>
    <message>
        <source>{name} answered {detail}, which is no move here.</source>
        <translation>{name} a répondu {detail}, qui n’est pas un coup possible ici.</translation>
    </message>
    <message>
        <source>{name} started more than {detail} processes.</source>
        <translation>{name} a lancé plus de {detail} processus.</translation>
    </message>
    <message>
        <source>{name} used more than {detail} MB of memory.</source>
        <translation>{name} a utilisé plus de {detail}&#xa0;Mo de mémoire.</translation>
    </message>
    <message>
        <source>{name} printed more than {detail} KB in one move.</source>
        <translation>{name} a écrit plus de {detail}&#xa0;Ko en un coup.</translation>
    </message>
    <message>
        <source>In a sandbox: no network, files read-only, limited memory.</source>
        <translation>Isolé&#x202f;: sans réseau, fichiers en lecture seule, mémoire limitée.</translation>
    </message>
    <message>
        <source>Limited memory, but it can use your files and the network.</source>
        <translation>Mémoire limitée, mais accès possible à vos fichiers et au réseau.</translation>
    </message>
    <message>
        <source>Limited time only: it can use your files and the network.</source>
        <translation>Temps limité seulement&#x202f;: accès possible à vos fichiers et au réseau.</translation>
    </message>
</context>
<context>
    <name>game_texts</name>
    <message>
        <source>{size} · {first} against {second}</source>
        <translation>{size} · {first} contre {second}</translation>
    </message>
    <message>
        <source>{size} · Level: {level}</source>
        <translation>{size} · {level}</translation>
    </message>
    <message>
        <source>{size} · Two players</source>
        <translation>{size} · À deux</translation>
    </message>
    <message>
        <source>thinking…</source>
        <translation>réfléchit…</translation>
    </message>
    <message>
        <source>to move</source>
        <translation>joue</translation>
    </message>
    <message>
        <source>{size} · against {name}</source>
        <translation>{size} · contre {name}</translation>
    </message>
    <message>
        <source>proving…</source>
        <translation>cherche une preuve…</translation>
    </message>
    <message>
        <source>{name} is not certain: it found no proof for this move.</source>
        <translation>{name} n’est pas certain&#x202f;: aucune preuve n’a été trouvée pour ce coup.</translation>
    </message>
    <message>
        <source>{disc} at random</source>
        <translation>{disc} au hasard</translation>
    </message>
    <message>
        <source>The game has stopped</source>
        <translation>La partie s’est arrêtée</translation>
    </message>
    <message>
        <source>Paused · {name} to move</source>
        <translation>En pause · à {name} de jouer</translation>
    </message>
    <message>
        <source>{name} is proving</source>
        <translation>{name} cherche une preuve</translation>
    </message>
    <message>
        <source>{name} is thinking</source>
        <translation>{name} réfléchit</translation>
    </message>
    <message>
        <source>{name} to move · {time}</source>
        <translation>À {name} de jouer · {time}</translation>
    </message>
    <message>
        <source>{name} to move</source>
        <translation>À {name} de jouer</translation>
    </message>
    <message>
        <source>{name} to move · {seconds} s</source>
        <translation>À {name} de jouer · {seconds}&#xa0;s</translation>
    </message>
    <message>
        <source>{disc} passes</source>
        <translation>{disc} passe son tour</translation>
    </message>
    <message>
        <source>{disc}, column {column}, row {row}</source>
        <translation>{disc}, colonne {column}, rangée {row}</translation>
    </message>
    <message>
        <source>best move</source>
        <translation>meilleur coup</translation>
    </message>
    <message>
        <source>good move</source>
        <translation>bon coup</translation>
    </message>
    <message>
        <source>inaccuracy</source>
        <translation>imprécision</translation>
    </message>
    <message>
        <source>mistake</source>
        <translation>erreur</translation>
    </message>
    <message>
        <source>blunder</source>
        <translation>gaffe</translation>
    </message>
    <message>
        <source>only move</source>
        <translation>seul coup</translation>
    </message>
    <message>
        <source>The computer cannot move</source>
        <translation>L’ordinateur ne peut pas jouer</translation>
    </message>
    <message>
        <source>Something went wrong while the computer was thinking; details are in the log. Play again or go back to the menu.</source>
        <translation>Un problème est survenu pendant que l’ordinateur réfléchissait&#x202f;; les détails sont dans le journal. Rejouez ou revenez au menu.</translation>
    </message>
</context>
<context>
    <name>game_words</name>
    <message>
        <source>A friend</source>
        <translation>Un ami</translation>
    </message>
    <message>
        <source>Two bots</source>
        <translation>Deux bots</translation>
    </message>
    <message>
        <source>Own bots</source>
        <translation>Vos bots</translation>
    </message>
    <message>
        <source>Tournament</source>
        <translation>Tournoi</translation>
    </message>
    <message>
        <source>Won</source>
        <translation>Gagnée</translation>
    </message>
    <message>
        <source>Draw</source>
        <translation>Nulle</translation>
    </message>
    <message>
        <source>Lost</source>
        <translation>Perdue</translation>
    </message>
    <message>
        <source>Unfinished</source>
        <translation>Inachevée</translation>
    </message>
    <message>
        <source>{name} won</source>
        <translation>{name} a gagné</translation>
    </message>
    <message>
        <source>{seconds} s per turn</source>
        <translation>{seconds}&#xa0;s par tour</translation>
    </message>
    <message>
        <source>clock {time}</source>
        <translation>pendule {time}</translation>
    </message>
    <message>
        <source>Today</source>
        <translation>Aujourd’hui</translation>
    </message>
    <message>
        <source>Yesterday</source>
        <translation>Hier</translation>
    </message>
    <message>
        <source>{first} against {second}</source>
        <translation>{first} contre {second}</translation>
    </message>
</context>
<context>
    <name>hint_texts</name>
    <message>
        <source>Hint: column {number} · blocks a win</source>
        <translation>Indice&#x202f;: colonne {number} · empêche l’adversaire de gagner</translation>
    </message>
    <message>
        <source>Hint: column {number} · every other column loses</source>
        <translation>Indice&#x202f;: colonne {number} · toutes les autres perdent</translation>
    </message>
    <message>
        <source>Hint: column {number} · keeps the draw</source>
        <translation>Indice&#x202f;: colonne {number} · préserve le match nul</translation>
    </message>
    <message>
        <source>Hint: column {number} · holds out longest</source>
        <translation>Indice&#x202f;: colonne {number} · résiste le plus longtemps</translation>
    </message>
    <message>
        <source>Hint: column {number} · best chance</source>
        <translation>Indice&#x202f;: colonne {number} · meilleure chance</translation>
    </message>
    <message>
        <source>Hint: column {number} · wins</source>
        <translation>Indice&#x202f;: colonne {number} · gagne</translation>
    </message>
    <message>
        <source>Hint: column {number} · wins at once</source>
        <translation>Indice&#x202f;: colonne {number} · gagne tout de suite</translation>
    </message>
    <message>
        <source>row {number}</source>
        <translation>rangée {number}</translation>
    </message>
    <message>
        <source>column {number}</source>
        <translation>colonne {number}</translation>
    </message>
    <message>
        <source>pull out column {number}</source>
        <translation>retirer de la colonne {number}</translation>
    </message>
    <message>
        <source>turn the board over</source>
        <translation>retourner la grille</translation>
    </message>
    <message>
        <source>Hint: {move} · wins at once</source>
        <translation>Indice&#x202f;: {move} · gagne tout de suite</translation>
    </message>
    <message>
        <source>Hint: {move} · prevents a win</source>
        <translation>Indice&#x202f;: {move} · empêche l’adversaire de gagner</translation>
    </message>
    <message>
        <source>Hint: {move} · everything else loses</source>
        <translation>Indice&#x202f;: {move} · tout le reste perd</translation>
    </message>
    <message>
        <source>Hint: {move} · keeps the draw</source>
        <translation>Indice&#x202f;: {move} · préserve le match nul</translation>
    </message>
    <message>
        <source>Hint: {move} · holds out longest</source>
        <translation>Indice&#x202f;: {move} · résiste le plus longtemps</translation>
    </message>
    <message>
        <source>Hint: {move} · best chance</source>
        <translation>Indice&#x202f;: {move} · meilleure chance</translation>
    </message>
</context>
<context>
    <name>language</name>
    <message>
        <source>en</source>
        <comment>The code of this language, as in the name of its guide.</comment>
        <translation>fr</translation>
    </message>
</context>
<context>
    <name>left_off</name>
    <message>
        <source>Your move</source>
        <translation>À vous de jouer</translation>
    </message>
    <message>
        <source>{name} to move</source>
        <translation>À {name} de jouer</translation>
    </message>
    <message>
        <source>against {name}</source>
        <translation>contre {name}</translation>
    </message>
    <message>
        <source>Last game: you won</source>
        <translation>Dernière partie&#x202f;: gagnée</translation>
    </message>
    <message>
        <source>Last game: you lost</source>
        <translation>Dernière partie&#x202f;: perdue</translation>
    </message>
    <message>
        <source>Last game: a draw</source>
        <translation>Dernière partie&#x202f;: match nul</translation>
    </message>
    <message>
        <source>Last game: not finished</source>
        <translation>Dernière partie&#x202f;: inachevée</translation>
    </message>
    <message>
        <source>Last game: {name} won</source>
        <translation>Dernière partie&#x202f;: {name} a gagné</translation>
    </message>
</context>
<context>
    <name>lesson_words</name>
    <message>
        <source>Three in a row</source>
        <translation>Trois à la suite</translation>
    </message>
    <message>
        <source>The open three</source>
        <translation>Le trois ouvert</translation>
    </message>
    <message>
        <source>Forks</source>
        <translation>Les fourchettes</translation>
    </message>
    <message>
        <source>The cell above</source>
        <translation>La case du dessus</translation>
    </message>
    <message>
        <source>Odd and even rows</source>
        <translation>Rangées impaires et paires</translation>
    </message>
    <message>
        <source>Zugzwang</source>
        <translation>Le zugzwang</translation>
    </message>
    <message>
        <source>One more makes four</source>
        <translation>Encore un et il y en a quatre</translation>
    </message>
    <message>
        <source>Free on both sides</source>
        <translation>Libre des deux côtés</translation>
    </message>
    <message>
        <source>Two threats with one disc</source>
        <translation>Deux menaces avec un jeton</translation>
    </message>
    <message>
        <source>What your disc makes possible</source>
        <translation>Ce que votre jeton rend possible</translation>
    </message>
    <message>
        <source>Winning cells that wait</source>
        <translation>Des cases gagnantes qui attendent</translation>
    </message>
    <message>
        <source>When every move is bad</source>
        <translation>Quand tous les coups sont mauvais</translation>
    </message>
    <message>
        <source>Make four in a row</source>
        <translation>Alignez quatre jetons</translation>
    </message>
    <message>
        <source>Stop the opponent&apos;s four</source>
        <translation>Empêchez l’adversaire d’en aligner quatre</translation>
    </message>
    <message>
        <source>Threaten four in two places</source>
        <translation>Menacez à deux endroits</translation>
    </message>
    <message>
        <source>Prevent two threats at once</source>
        <translation>Empêchez une double menace</translation>
    </message>
    <message>
        <source>Play a safe column</source>
        <translation>Jouez une colonne sûre</translation>
    </message>
    <message>
        <source>Keep your winning cell</source>
        <translation>Gardez votre case gagnante</translation>
    </message>
    <message>
        <source>Make two winning cells, one above the other</source>
        <translation>Créez deux cases gagnantes, l’une au-dessus de l’autre</translation>
    </message>
    <message>
        <source>Make a winning cell in a good row</source>
        <translation>Créez une case gagnante dans une bonne rangée</translation>
    </message>
    <message>
        <source>Leave the opponent no safe column</source>
        <translation>Ne laissez à l’adversaire aucune colonne sûre</translation>
    </message>
    <message>
        <source>Let the opponent run out of safe columns</source>
        <translation>Laissez l’adversaire épuiser ses colonnes sûres</translation>
    </message>
    <message>
        <source>Four discs in a row win. Three are there, and one end of them is free.</source>
        <translation>Quatre jetons alignés gagnent. Il y en a déjà trois, et une extrémité est libre.</translation>
    </message>
    <message>
        <source>A line can be diagonal, too. Look for three discs that climb like stairs.</source>
        <translation>Une ligne peut aussi être diagonale. Cherchez trois jetons qui montent comme un escalier.</translation>
    </message>
    <message>
        <source>Before every move, look at the opponent&apos;s discs. Three of them stand on top of each other.</source>
        <translation>Avant chaque coup, regardez les jetons de l’adversaire. Trois d’entre eux sont empilés.</translation>
    </message>
    <message>
        <source>Three discs with a free cell at both ends win: only one end can be blocked. Two are there.</source>
        <translation>Trois jetons avec une case libre à chaque bout gagnent&#x202f;: on ne peut bloquer qu’un seul bout. Il y en a déjà deux.</translation>
    </message>
    <message>
        <source>One end is blocked. The other one is yours.</source>
        <translation>Un bout est bloqué. L’autre est à vous.</translation>
    </message>
    <message>
        <source>Now the opponent has two discs with room on both sides. Do not wait until there are three.</source>
        <translation>C’est maintenant l’adversaire qui a deux jetons avec de la place des deux côtés. N’attendez pas qu’il y en ait trois.</translation>
    </message>
    <message>
        <source>One disc can belong to two lines. Find the cell where a row and a diagonal meet.</source>
        <translation>Un jeton peut appartenir à deux lignes. Trouvez la case où se croisent une rangée et une diagonale.</translation>
    </message>
    <message>
        <source>One line is blocked. The other one still needs a single disc.</source>
        <translation>Une ligne est bloquée. Il ne manque plus qu’un jeton à l’autre.</translation>
    </message>
    <message>
        <source>The opponent wants the cell where a row and a diagonal meet, or one just as strong. Prevent it.</source>
        <translation>L’adversaire veut la case où se croisent une rangée et une diagonale, ou une autre tout aussi forte. Empêchez-le.</translation>
    </message>
    <message>
        <source>The opponent needs the cell in column {column}, row {row}. It cannot be filled yet, because the cell below is empty. Do not fill that one.</source>
        <translation>L’adversaire a besoin de la case en colonne {column}, rangée {row}. Elle n’est pas encore accessible, car la case du dessous est vide. Ne remplissez pas celle-ci.</translation>
    </message>
    <message>
        <source>Now the winning cell in column {column}, row {row} is yours. If you play below it, the opponent closes it.</source>
        <translation>Maintenant, la case gagnante en colonne {column}, rangée {row} est à vous. Si vous jouez au-dessous, l’adversaire la ferme.</translation>
    </message>
    <message>
        <source>Two winning cells on top of each other cannot be stopped: blocking the lower one opens the upper one.</source>
        <translation>Deux cases gagnantes l’une au-dessus de l’autre sont imparables&#x202f;: bloquer celle du bas ouvre celle du haut.</translation>
    </message>
    <message>
        <source>Nobody wants to fill the cell below a winning cell of the opponent. If the rest of the board fills up, one of you has to. On this board rows 3 and 5 suit the player who began: you.</source>
        <translation>Personne ne veut remplir la case au-dessous d’une case gagnante de l’adversaire. Si le reste de la grille se remplit, l’un de vous devra le faire. Sur cette grille, les rangées 3 et 5 avantagent qui a commencé&#x202f;: vous.</translation>
    </message>
    <message>
        <source>Now you are the player who came second. On this board rows 2, 4 and 6 suit you.</source>
        <translation>Maintenant, vous jouez en second. Sur cette grille, les rangées 2, 4 et 6 vous avantagent.</translation>
    </message>
    <message>
        <source>With five rows and six columns it is the other way round: rows 2 and 4 suit the player who began. The rule for every board: count the discs that fall before the cell can be filled. If their number is even, it suits whoever is to move.</source>
        <translation>Avec cinq rangées et six colonnes, c’est l’inverse&#x202f;: les rangées 2 et 4 avantagent qui a commencé. La règle pour toutes les grilles&#x202f;: comptez les jetons qui tomberont avant que la case puisse être remplie. Si leur nombre est pair, elle avantage qui doit jouer.</translation>
    </message>
    <message>
        <source>Only two columns are left. Your winning cell is in column {column}, row {row}, and nobody wants to play below it.</source>
        <translation>Il ne reste que deux colonnes. Votre case gagnante est en colonne {column}, rangée {row}, et personne ne veut jouer au-dessous.</translation>
    </message>
    <message>
        <source>The opponent had no other column and made your winning cell possible.</source>
        <translation>L’adversaire n’avait pas d’autre colonne et a ouvert votre case gagnante.</translation>
    </message>
    <message>
        <source>Your winning cell is in column {column}, row {row}. In the other columns {count} cells are free: an odd number, so you take the last of them.</source>
        <translation>Votre case gagnante est en colonne {column}, rangée {row}. Dans les autres colonnes, il reste {count} cases libres&#x202f;: un nombre impair, donc la dernière est pour vous.</translation>
    </message>
    <message>
        <source>A single safe cell is left. Whoever takes it decides the game.</source>
        <translation>Il ne reste qu’une case sûre. Qui l’occupe décide de la partie.</translation>
    </message>
    <message>
        <source>That is zugzwang: every move was bad, but one has to move.</source>
        <translation>C’est le zugzwang&#x202f;: tous les coups étaient mauvais, mais il faut jouer.</translation>
    </message>
    <message>
        <source>Four in a row.</source>
        <translation>Quatre jetons alignés.</translation>
    </message>
    <message>
        <source>Stopped in time.</source>
        <translation>Arrêté à temps.</translation>
    </message>
    <message>
        <source>Two threats at once, and only one of them can be blocked.</source>
        <translation>Deux menaces à la fois, et on ne peut en bloquer qu’une.</translation>
    </message>
    <message>
        <source>Now the opponent cannot make two threats with the next disc.</source>
        <translation>Maintenant, l’adversaire ne peut plus créer deux menaces avec le prochain jeton.</translation>
    </message>
    <message>
        <source>The opponent&apos;s winning cell stays closed.</source>
        <translation>La case gagnante de l’adversaire reste fermée.</translation>
    </message>
    <message>
        <source>Your winning cell is still there.</source>
        <translation>Votre case gagnante est toujours là.</translation>
    </message>
    <message>
        <source>Whoever blocks the lower cell opens the upper one.</source>
        <translation>Qui bloque la case du bas ouvre celle du haut.</translation>
    </message>
    <message>
        <source>This winning cell can wait for its time.</source>
        <translation>Cette case gagnante peut attendre son heure.</translation>
    </message>
    <message>
        <source>Whatever the opponent plays, you make four.</source>
        <translation>Quoi que joue l’adversaire, vous alignez quatre jetons.</translation>
    </message>
    <message>
        <source>Right: the opponent will run out of safe columns first.</source>
        <translation>Exact&#x202f;: l’adversaire sera le premier à manquer de colonnes sûres.</translation>
    </message>
    <message>
        <source>Column {tried} is full.</source>
        <translation>La colonne {tried} est pleine.</translation>
    </message>
    <message>
        <source>That makes no four.</source>
        <translation>Ce coup n’en aligne pas quatre.</translation>
    </message>
    <message>
        <source>Then the opponent makes four in column {column}.</source>
        <translation>Alors l’adversaire aligne quatre jetons dans la colonne {column}.</translation>
    </message>
    <message>
        <source>That threatens nothing yet.</source>
        <translation>Ce coup ne menace encore rien.</translation>
    </message>
    <message>
        <source>That threatens four in column {column} only, and the opponent blocks it.</source>
        <translation>Ce coup ne menace que la colonne {column}, et l’adversaire y bloque.</translation>
    </message>
    <message>
        <source>Then the opponent plays column {column} and threatens four in two places.</source>
        <translation>Alors l’adversaire joue la colonne {column} et menace à deux endroits.</translation>
    </message>
    <message>
        <source>Then the opponent closes your winning cell in column {column}, row {row}.</source>
        <translation>Alors l’adversaire ferme votre case gagnante en colonne {column}, rangée {row}.</translation>
    </message>
    <message>
        <source>That makes no new winning cell.</source>
        <translation>Ce coup ne crée pas de nouvelle case gagnante.</translation>
    </message>
    <message>
        <source>That makes a winning cell in row {row}, which suits the opponent: you would have to fill the cell below.</source>
        <translation>Ce coup crée une case gagnante dans la rangée {row}, qui avantage l’adversaire&#x202f;: vous devriez remplir la case du dessous.</translation>
    </message>
    <message>
        <source>The opponent can still play column {column} safely.</source>
        <translation>L’adversaire peut encore jouer la colonne {column} sans danger.</translation>
    </message>
    <message>
        <source>Then the opponent plays column {column} and gets away.</source>
        <translation>Alors l’adversaire joue la colonne {column} et s’en sort.</translation>
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
        <translation>Débutant</translation>
    </message>
    <message>
        <source>Plays by feel and often overlooks diagonal threats.</source>
        <translation>Joue à l’instinct et rate souvent les menaces en diagonale.</translation>
    </message>
    <message>
        <source>Never misses its own win, sometimes misses yours.</source>
        <translation>Ne manque jamais sa victoire, mais parfois la vôtre.</translation>
    </message>
    <message>
        <source>Medium</source>
        <translation>Moyen</translation>
    </message>
    <message>
        <source>Blocks every threat and plans a few moves ahead.</source>
        <translation>Bloque toute menace et prévoit quelques coups.</translation>
    </message>
    <message>
        <source>Hard</source>
        <translation>Difficile</translation>
    </message>
    <message>
        <source>Looks far ahead and rarely forgives a mistake.</source>
        <translation>Voit loin et pardonne rarement une erreur.</translation>
    </message>
    <message>
        <source>Expert</source>
        <translation>Expert</translation>
    </message>
    <message>
        <source>Sees deep combinations; you will need a plan.</source>
        <translation>Voit des combinaisons profondes&#x202f;; il vous faudra un plan.</translation>
    </message>
    <message>
        <source>Perfect</source>
        <translation>Parfait</translation>
    </message>
    <message>
        <source>Plays very strongly on a board this size.</source>
        <translation>Joue très bien sur une grille de cette taille.</translation>
    </message>
    <message>
        <source>Adaptive</source>
        <translation>Adaptatif</translation>
    </message>
    <message>
        <source>Never makes a mistake on a board this size.</source>
        <translation>Ne se trompe jamais sur une grille de cette taille.</translation>
    </message>
    <message>
        <source>Adapts to how well you play, for an even match.</source>
        <translation>S’adapte à votre niveau, pour une partie équilibrée.</translation>
    </message>
</context>
<context>
    <name>paste_texts</name>
    <message>
        <source>There are no moves on the clipboard.</source>
        <translation>Il n’y a pas de coups dans le presse-papiers.</translation>
    </message>
    <message>
        <source>The text on the clipboard is too long for a game.</source>
        <translation>Le texte du presse-papiers est trop long pour une partie.</translation>
    </message>
    <message>
        <source>{move}: a move is a column from 1 to {columns}, or - for a passed turn.</source>
        <translation>{move}&#x202f;: un coup est une colonne de 1 à {columns}, ou - pour un tour passé.</translation>
    </message>
    <message>
        <source>{move}: there is no column {sign} on this board.</source>
        <translation>{move}&#x202f;: il n’y a pas de colonne {sign} sur cette grille.</translation>
    </message>
    <message>
        <source>{move}: column {sign} is full.</source>
        <translation>{move}&#x202f;: la colonne {sign} est pleine.</translation>
    </message>
    <message>
        <source>{move}: the game was over before.</source>
        <translation>{move}&#x202f;: la partie était déjà finie.</translation>
    </message>
    <message>
        <source>Line {number}, character {place} ({sign}): a board is drawn with X, O and dots.</source>
        <translation>Ligne {number}, caractère {place} ({sign})&#x202f;: une grille s’écrit avec X, O et des points.</translation>
    </message>
    <message>
        <source>Line {number} is not as long as the first line of the board.</source>
        <translation>La ligne {number} n’est pas aussi longue que la première de la grille.</translation>
    </message>
    <message>
        <source>A board has {least_rows}–{most_rows} rows and {least}–{most} columns.</source>
        <translation>Une grille a {least_rows}–{most_rows} rangées et {least}–{most} colonnes.</translation>
    </message>
    <message>
        <source>The board on the clipboard is {other}, this one is {size}.</source>
        <translation>La grille du presse-papiers est de {other}, celle-ci de {size}.</translation>
    </message>
    <message>
        <source>Column {number}, row {place}: nothing lies under this disc.</source>
        <translation>Colonne {number}, rangée {place}&#x202f;: il n’y a rien sous ce jeton.</translation>
    </message>
    <message>
        <source>The board on the clipboard has four in a row already.</source>
        <translation>La grille du presse-papiers a déjà quatre jetons alignés.</translation>
    </message>
    <message>
        <source>The board on the clipboard is full.</source>
        <translation>La grille du presse-papiers est pleine.</translation>
    </message>
    <message>
        <source>Move {number} ({sign})</source>
        <translation>Coup {number} ({sign})</translation>
    </message>
    <message>
        <source>Move {number} ({sign}), character {place}</source>
        <translation>Coup {number} ({sign}), caractère {place}</translation>
    </message>
</context>
<context>
    <name>percent</name>
    <message>
        <source>{percent}%</source>
        <translation>{percent}&#x202f;%</translation>
    </message>
</context>
<context>
    <name>period</name>
    <message>
        <source>Any</source>
        <translation>Tout</translation>
    </message>
    <message>
        <source>Today</source>
        <translation>Aujourd’hui</translation>
    </message>
    <message>
        <source>Last 7 days</source>
        <translation>7 derniers jours</translation>
    </message>
    <message>
        <source>Last 30 days</source>
        <translation>30 derniers jours</translation>
    </message>
    <message>
        <source>Last 365 days</source>
        <translation>365 derniers jours</translation>
    </message>
</context>
<context>
    <name>preference_texts</name>
    <message>
        <source>That is too much like the other player&apos;s colour. Please choose another one.</source>
        <translation>Cette couleur ressemble trop à celle de l’autre joueur. Choisissez-en une autre.</translation>
    </message>
    <message>
        <source>That is too much like the board. Please choose another colour.</source>
        <translation>Cette couleur ressemble trop à celle de la grille. Choisissez-en une autre.</translation>
    </message>
    <message>
        <source>A disc that dark looks like an empty space. Please choose a lighter colour.</source>
        <translation>Un jeton aussi sombre ressemble à une case vide. Choisissez une couleur plus claire.</translation>
    </message>
    <message>
        <source>A disc that pale looks like an empty space. Please choose a stronger colour.</source>
        <translation>Un jeton aussi pâle ressemble à une case vide. Choisissez une couleur plus vive.</translation>
    </message>
</context>
<context>
    <name>preferences</name>
    <message>
        <source>System</source>
        <translation>Système</translation>
    </message>
    <message>
        <source>Light</source>
        <translation>Clair</translation>
    </message>
    <message>
        <source>Dark</source>
        <translation>Sombre</translation>
    </message>
    <message>
        <source>High contrast</source>
        <translation>Contraste élevé</translation>
    </message>
    <message>
        <source>Classic</source>
        <translation>Classique</translation>
    </message>
    <message>
        <source>Normal</source>
        <translation>Normale</translation>
    </message>
    <message>
        <source>Fast</source>
        <translation>Rapide</translation>
    </message>
    <message>
        <source>Off</source>
        <translation>Aucune</translation>
    </message>
    <message>
        <source>Whole sentences</source>
        <translation>Phrases entières</translation>
    </message>
    <message>
        <source>Few words</source>
        <translation>Peu de mots</translation>
    </message>
    <message>
        <source>Red</source>
        <translation>Rouge</translation>
    </message>
    <message>
        <source>Orange</source>
        <translation>Orange</translation>
    </message>
    <message>
        <source>Yellow</source>
        <translation>Jaune</translation>
    </message>
    <message>
        <source>Green</source>
        <translation>Vert</translation>
    </message>
    <message>
        <source>Turquoise</source>
        <translation>Turquoise</translation>
    </message>
    <message>
        <source>Violet</source>
        <translation>Violet</translation>
    </message>
    <message>
        <source>Pink</source>
        <translation>Rose</translation>
    </message>
    <message>
        <source>Brown</source>
        <translation>Marron</translation>
    </message>
    <message>
        <source>Discs of player 1</source>
        <translation>Jetons du joueur 1</translation>
    </message>
    <message>
        <source>Discs of player 2</source>
        <translation>Jetons du joueur 2</translation>
    </message>
</context>
<context>
    <name>puzzle_words</name>
    <message>
        <source>Leave the opponent no safe column.</source>
        <translation>Ne laissez à l’adversaire aucune colonne sûre.</translation>
    </message>
    <message>
        <source>Only one move does not make things worse. Find it.</source>
        <translation>Un seul coup n’aggrave pas la situation. Trouvez-le.</translation>
    </message>
    <message>
        <source>Puzzle {number} of {total}</source>
        <translation>Problème {number} sur {total}</translation>
    </message>
    <message>
        <source>Puzzle {number} of {total}; {solved} solved, {missed} missed</source>
        <translation>Problème {number} sur {total}&#x202f;; résolus&#x202f;: {solved}, ratés&#x202f;: {missed}</translation>
    </message>
    <message>
        <source>That is not enough.</source>
        <translation>Cela ne suffit pas.</translation>
    </message>
    <message>
        <source>The opponent makes four in column {column}.</source>
        <translation>L’adversaire aligne quatre jetons dans la colonne {column}.</translation>
    </message>
    <message>
        <source>The opponent answers in column {column} and wins, as the numbers show.</source>
        <translation>L’adversaire répond dans la colonne {column} et gagne, comme le montrent les numéros.</translation>
    </message>
    <message>
        <source>The opponent answers in column {column}, and things are worse than before.</source>
        <translation>L’adversaire répond dans la colonne {column}, et la situation est pire qu’avant.</translation>
    </message>
    <message>
        <source>The opponent answers in column {column}, and the win is gone.</source>
        <translation>L’adversaire répond dans la colonne {column}, et la victoire s’envole.</translation>
    </message>
    <message>
        <source>This wins in {moves} moves. There is a way that takes {quickest}.</source>
        <translation>Ce coup gagne en {moves} coups. On peut gagner en {quickest}.</translation>
    </message>
    <message>
        <source>Four in a row.</source>
        <translation>Quatre jetons alignés.</translation>
    </message>
    <message>
        <source>Every column that is left to the opponent opens a winning cell.</source>
        <translation>Chaque colonne qui reste à l’adversaire ouvre une case gagnante.</translation>
    </message>
    <message>
        <source>Every other column makes things worse.</source>
        <translation>Toutes les autres colonnes aggravent la situation.</translation>
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
        <translation>Le coup {number} a été joué entre-temps</translation>
    </message>
    <message>
        <source>A new game from the start</source>
        <translation>Une nouvelle partie depuis le début</translation>
    </message>
    <message>
        <source>A new game from move {number} on</source>
        <translation>Une nouvelle partie à partir du coup {number}</translation>
    </message>
    <message>
        <source>Before the first move</source>
        <translation>Avant le premier coup</translation>
    </message>
    <message>
        <source>Move {number}: {turn}</source>
        <translation>Coup {number}&#x202f;: {turn}</translation>
    </message>
    <message>
        <source>Move {number}: {player} passes</source>
        <translation>Coup {number}&#x202f;: {player} passe son tour</translation>
    </message>
    <message>
        <source>Move {number}: {player}, column {column}, row {row}</source>
        <translation>Coup {number}&#x202f;: {player}, colonne {column}, rangée {row}</translation>
    </message>
</context>
<context>
    <name>review_texts</name>
    <message>
        <source>Move {number} — {quality}</source>
        <translation>Coup {number}&#xa0;— {quality}</translation>
    </message>
    <message>
        <source>passed turn</source>
        <translation>tour passé</translation>
    </message>
    <message>
        <source>dropped at random</source>
        <translation>joué au hasard</translation>
    </message>
    <message>
        <source>not proven</source>
        <translation>non prouvé</translation>
    </message>
    <message>
        <source>Better: column {column}.</source>
        <translation>Mieux&#x202f;: colonne {column}.</translation>
    </message>
    <message>
        <source>Columns: {moves}.</source>
        <translation>Colonnes&#x202f;: {moves}.</translation>
    </message>
    <message>
        <source>Next mistake shows what happened and what was better.</source>
        <translation>«&#x202f;Erreur suivante&#x202f;» montre ce qui s’est passé et ce qui était mieux.</translation>
    </message>
    <message>
        <source>Nothing is proven</source>
        <translation>Rien n’est prouvé</translation>
    </message>
    <message>
        <source>No position of this game could be solved, so no move is judged.</source>
        <translation>Aucune position de cette partie n’a pu être résolue&#x202f;; aucun coup n’est donc jugé.</translation>
    </message>
    <message>
        <source>No mistakes</source>
        <translation>Aucune erreur</translation>
    </message>
    <message>
        <source>Every move that could be proven kept the result.</source>
        <translation>Tous les coups qui ont pu être vérifiés ont préservé le résultat.</translation>
    </message>
    <message>
        <source>Column {column} at move {number} was the only move.</source>
        <translation>La colonne {column} au coup {number} était le seul coup.</translation>
    </message>
    <message>
        <source>{name} had no critical moment.</source>
        <translation>{name} n’a eu aucun moment critique.</translation>
    </message>
    <message>
        <source>{name} kept the result in {kept} of {count} critical moments.</source>
        <translation>Moments critiques où {name} a préservé le résultat&#x202f;: {kept} sur {count}.</translation>
    </message>
    <message>
        <source>{percent} %</source>
        <translation>{percent}&#x202f;%</translation>
    </message>
    <message>
        <source>{number} of {count}</source>
        <translation>{number} sur {count}</translation>
    </message>
    <message>
        <source>{number} of {count} · about {seconds} s</source>
        <translation>{number} sur {count} · environ {seconds}&#xa0;s</translation>
    </message>
    <message>
        <source>Move {number} of {count}</source>
        <translation>Coup {number} sur {count}</translation>
    </message>
    <message>
        <source>Reviewing…</source>
        <translation>Bilan en cours…</translation>
    </message>
    <message>
        <source>Stopped. What is known stays.</source>
        <translation>Arrêté. Ce qui est connu reste.</translation>
    </message>
    <message>
        <source>The review has stopped: something went wrong; details are in the log.</source>
        <translation>Le bilan s’est arrêté&#x202f;: un problème est survenu&#x202f;; les détails sont dans le journal.</translation>
    </message>
    <message>
        <source>The coach knows the classic rules only.</source>
        <translation>Le coach ne connaît que les règles classiques.</translation>
    </message>
    <message>
        <source>you played</source>
        <translation>votre coup</translation>
    </message>
    <message>
        <source>played</source>
        <translation>joué</translation>
    </message>
    <message>
        <source>better</source>
        <translation>mieux</translation>
    </message>
    <message>
        <source>← → step · N next mistake · Space shows the line</source>
        <translation>← → parcourir · N erreur suivante · Espace montre la suite</translation>
    </message>
    <message>
        <source>Your turn: find a better move.</source>
        <translation>À vous&#x202f;: trouvez un meilleur coup.</translation>
    </message>
    <message>
        <source>Column {column}: what comes of it is not proven.</source>
        <translation>Colonne {column}&#x202f;: ce qu’elle donne n’est pas prouvé.</translation>
    </message>
    <message>
        <source>Column {column} does not hold: it loses.</source>
        <translation>La colonne {column} ne tient pas&#x202f;: elle perd.</translation>
    </message>
    <message>
        <source>Column {column} does not hold: it only draws.</source>
        <translation>La colonne {column} ne tient pas&#x202f;: elle ne donne qu’un match nul.</translation>
    </message>
    <message>
        <source>Column {column} holds: it wins.</source>
        <translation>La colonne {column} tient&#x202f;: elle gagne.</translation>
    </message>
    <message>
        <source>Column {column} holds the draw.</source>
        <translation>La colonne {column} assure le match nul.</translation>
    </message>
    <message>
        <source>Column {column} is lost too, as every move is here.</source>
        <translation>La colonne {column} perd aussi, comme tous les coups ici.</translation>
    </message>
    <message>
        <source>Nobody chose this turn, so it is not judged.</source>
        <translation>Personne n’a choisi ce coup, il n’est donc pas jugé.</translation>
    </message>
    <message>
        <source>The passed turn cost the win.</source>
        <translation>Le tour passé a coûté la victoire.</translation>
    </message>
    <message>
        <source>The passed turn cost the draw.</source>
        <translation>Le tour passé a coûté le match nul.</translation>
    </message>
    <message>
        <source>The random disc cost the win.</source>
        <translation>Le jeton joué au hasard a coûté la victoire.</translation>
    </message>
    <message>
        <source>The random disc cost the draw.</source>
        <translation>Le jeton joué au hasard a coûté le match nul.</translation>
    </message>
    <message>
        <source>This position is not solved yet.</source>
        <translation>Cette position n’est pas encore résolue.</translation>
    </message>
    <message>
        <source>This position is not solved. The move is probably as good as any.</source>
        <translation>Cette position n’est pas résolue. Le coup en vaut sans doute un autre.</translation>
    </message>
    <message>
        <source>This position is not solved. Column {column} is probably better.</source>
        <translation>Cette position n’est pas résolue. La colonne {column} est sans doute meilleure.</translation>
    </message>
    <message>
        <source>A win became a loss.</source>
        <translation>Une victoire est devenue une défaite.</translation>
    </message>
    <message>
        <source>A win became a draw.</source>
        <translation>Une victoire est devenue un match nul.</translation>
    </message>
    <message>
        <source>A draw became a loss.</source>
        <translation>Un match nul est devenu une défaite.</translation>
    </message>
    <message>
        <source>The loss came much sooner than it had to.</source>
        <translation>La défaite est venue bien plus tôt que nécessaire.</translation>
    </message>
    <message>
        <source>Every other column gives the result away.</source>
        <translation>Toutes les autres colonnes gâchent le résultat.</translation>
    </message>
    <message>
        <source>Nothing was better here.</source>
        <translation>Il n’y avait rien de mieux ici.</translation>
    </message>
    <message>
        <source>The result stays the same; column {column} was a little better.</source>
        <translation>Le résultat reste le même&#x202f;; la colonne {column} était un peu meilleure.</translation>
    </message>
</context>
<context>
    <name>rules</name>
    <message>
        <source>Classic</source>
        <translation>Classique</translation>
    </message>
    <message>
        <source>PopOut</source>
        <translation>PopOut</translation>
    </message>
    <message>
        <source>Slippery</source>
        <translation>Glissade</translation>
    </message>
    <message>
        <source>Swap</source>
        <translation>Échange</translation>
    </message>
    <message>
        <source>Flip</source>
        <translation>Retournement</translation>
    </message>
    <message>
        <source>Vanishing row</source>
        <translation>Rangée qui disparaît</translation>
    </message>
    <message>
        <source>Gravity</source>
        <translation>Gravité</translation>
    </message>
    <message>
        <source>Five</source>
        <translation>Cinq</translation>
    </message>
    <message>
        <source>Four in a row wins.</source>
        <translation>Quatre jetons alignés gagnent.</translation>
    </message>
    <message>
        <source>Drop a disc, or pull one of yours out at the bottom.</source>
        <translation>Lâchez un jeton, ou retirez l’un des vôtres par le bas.</translation>
    </message>
    <message>
        <source>Now and then a disc slips into another column.</source>
        <translation>Parfois, un jeton glisse dans une autre colonne.</translation>
    </message>
    <message>
        <source>Every few turns two discs change colour.</source>
        <translation>Régulièrement, deux jetons changent de couleur.</translation>
    </message>
    <message>
        <source>Instead of dropping, turn the board upside down.</source>
        <translation>Au lieu de lâcher un jeton, retournez la grille.</translation>
    </message>
    <message>
        <source>A full bottom row disappears.</source>
        <translation>Quand la rangée du bas est pleine, elle disparaît.</translation>
    </message>
    <message>
        <source>Every few turns discs fall to another side.</source>
        <translation>Régulièrement, les jetons tombent vers un autre côté.</translation>
    </message>
    <message>
        <source>Five in a row wins.</source>
        <translation>Cinq jetons alignés gagnent.</translation>
    </message>
    <message>
        <source>Chance of a slip</source>
        <translation>Probabilité</translation>
    </message>
    <message>
        <source>A swap every</source>
        <translation>Échange tous les</translation>
    </message>
    <message>
        <source>Flips for each player</source>
        <translation>Retournements par joueur</translation>
    </message>
    <message>
        <source>Gravity turns every</source>
        <translation>Rotation tous les</translation>
    </message>
    <message>
        <source>Diagonal</source>
        <translation>Diagonale</translation>
    </message>
    <message>
        <source>How many of a hundred discs slip</source>
        <translation>Combien de jetons sur cent glissent</translation>
    </message>
    <message>
        <source>After how many turns two discs change colour</source>
        <translation>Après combien de tours deux jetons changent de couleur</translation>
    </message>
    <message>
        <source>How often in a game each player may turn the board</source>
        <translation>Combien de fois par partie chaque joueur peut retourner la grille</translation>
    </message>
    <message>
        <source>After how many turns discs fall to another side</source>
        <translation>Après combien de tours les jetons tombent vers un autre côté</translation>
    </message>
    <message>
        <source>Discs slide down a slope instead of falling straight</source>
        <translation>Les jetons glissent le long d’une pente au lieu de tomber tout droit</translation>
    </message>
    <message>
        <source> turns</source>
        <translation> tours</translation>
    </message>
    <message>
        <source>every {count} turns</source>
        <translation>tous les {count} tours</translation>
    </message>
    <message>
        <source>flips: {count}</source>
        <translation>retournements&#x202f;: {count}</translation>
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
        <translation>{first}&#x202f;: {first_count} · {second}&#x202f;: {second_count} · à {mover} de jouer</translation>
    </message>
    <message>
        <source>Nothing lies under the disc in column {column}, row {row}. Fill the gap, or take the disc away.</source>
        <translation>Il n’y a rien sous le jeton en colonne {column}, rangée {row}. Comblez le vide ou retirez le jeton.</translation>
    </message>
    <message>
        <source>The board is full. Leave room for at least one disc.</source>
        <translation>La grille est pleine. Laissez de la place pour au moins un jeton.</translation>
    </message>
    <message>
        <source>Both colours have four in a row already. Take discs away.</source>
        <translation>Les deux couleurs ont déjà quatre jetons alignés. Retirez des jetons.</translation>
    </message>
    <message>
        <source>{disc} has four in a row already. Take a disc of the line away.</source>
        <translation>{disc} a déjà quatre jetons alignés. Retirez un jeton de la ligne.</translation>
    </message>
</context>
<context>
    <name>texts</name>
    <message>
        <source>Player 1</source>
        <translation>Joueur 1</translation>
    </message>
    <message>
        <source>Player 2</source>
        <translation>Joueur 2</translation>
    </message>
    <message>
        <source>Computer</source>
        <translation>Ordinateur</translation>
    </message>
    <message>
        <source>{rows} × {columns}</source>
        <translation>{rows} × {columns}</translation>
    </message>
    <message>
        <source>Pass the turn</source>
        <translation>Passer le tour</translation>
    </message>
    <message>
        <source>Random drop</source>
        <translation>Coup au hasard</translation>
    </message>
    <message>
        <source>Lose</source>
        <translation>Perdre</translation>
    </message>
    <message>
        <source>{seconds} s per turn · then the turn passes</source>
        <translation>{seconds}&#xa0;s par tour · puis on passe son tour</translation>
    </message>
    <message>
        <source>{seconds} s per turn · then a random drop</source>
        <translation>{seconds}&#xa0;s par tour · puis coup au hasard</translation>
    </message>
    <message>
        <source>{seconds} s per turn · then the game is lost</source>
        <translation>{seconds}&#xa0;s par tour · puis la partie est perdue</translation>
    </message>
    <message>
        <source>A draw</source>
        <translation>Match nul</translation>
    </message>
    <message>
        <source>{name} wins</source>
        <translation>{name} gagne</translation>
    </message>
    <message>
        <source>Four in a row.</source>
        <translation>Quatre jetons alignés.</translation>
    </message>
    <message>
        <source>Five in a row.</source>
        <translation>Cinq jetons alignés.</translation>
    </message>
    <message>
        <source>Both have four in a row at once.</source>
        <translation>Les deux joueurs ont quatre jetons alignés en même temps.</translation>
    </message>
    <message>
        <source>The same position came for the third time.</source>
        <translation>La même position est apparue pour la troisième fois.</translation>
    </message>
    <message>
        <source>The board is full and nobody has five in a row.</source>
        <translation>La grille est pleine et personne n’a cinq jetons alignés.</translation>
    </message>
    <message>
        <source>The board is full and nobody has four in a row.</source>
        <translation>La grille est pleine et personne n’a quatre jetons alignés.</translation>
    </message>
    <message>
        <source>{name} resigned.</source>
        <translation>{name} a abandonné.</translation>
    </message>
    <message>
        <source>{name} ran out of time.</source>
        <translation>{name} n’a plus de temps.</translation>
    </message>
    <message>
        <source>{name} had to be stopped.</source>
        <translation>Il a fallu arrêter {name}.</translation>
    </message>
    <message>
        <source>Own bot</source>
        <translation>Votre bot</translation>
    </message>
</context>
<context>
    <name>tournament_words</name>
    <message>
        <source>{done} of {total} games</source>
        <translation>Parties&#x202f;: {done} sur {total}</translation>
    </message>
    <message>
        <source>about {seconds} s left</source>
        <translation>encore {seconds}&#xa0;s environ</translation>
    </message>
    <message>
        <source>about {minutes} min left</source>
        <translation>encore {minutes}&#xa0;min environ</translation>
    </message>
    <message>
        <source>about {hours} h left</source>
        <translation>encore {hours}&#xa0;h environ</translation>
    </message>
</context>
<context>
    <name>train_words</name>
    <message>
        <source>From your games</source>
        <translation>Tirés de vos parties</translation>
    </message>
    <message>
        <source>Win in 2</source>
        <translation>Gagner en 2</translation>
    </message>
    <message>
        <source>Win in 3</source>
        <translation>Gagner en 3</translation>
    </message>
    <message>
        <source>Win in 4 or more</source>
        <translation>Gagner en 4 ou plus</translation>
    </message>
    <message>
        <source>Find the only move</source>
        <translation>Le seul coup</translation>
    </message>
    <message>
        <source>Zugzwang</source>
        <translation>Zugzwang</translation>
    </message>
    <message>
        <source>Where you went wrong</source>
        <translation>Là où vous avez fait erreur</translation>
    </message>
    <message>
        <source>Two moves, then four</source>
        <translation>Deux coups, puis quatre</translation>
    </message>
    <message>
        <source>A plan with one answer</source>
        <translation>Un plan et une seule réponse</translation>
    </message>
    <message>
        <source>Look a little further</source>
        <translation>Regardez un peu plus loin</translation>
    </message>
    <message>
        <source>All others are worse</source>
        <translation>Les autres sont moins bons</translation>
    </message>
    <message>
        <source>Make the other one move</source>
        <translation>Forcez l’autre à jouer</translation>
    </message>
    <message>
        <source>Fours in a row</source>
        <translation>Horizontales</translation>
    </message>
    <message>
        <source>Diagonals</source>
        <translation>Diagonales</translation>
    </message>
    <message>
        <source>Double threats</source>
        <translation>Doubles menaces</translation>
    </message>
    <message>
        <source>Odd and even</source>
        <translation>Pair et impair</translation>
    </message>
    <message>
        <source>All done for today</source>
        <translation>Fini pour aujourd’hui</translation>
    </message>
    <message>
        <source>Come back tomorrow, or practise a little more.</source>
        <translation>Revenez demain, ou exercez-vous encore un peu.</translation>
    </message>
    <message>
        <source>{puzzles}. {time}</source>
        <translation>{puzzles}. {time}</translation>
    </message>
    <message>
        <source>{percent} %</source>
        <translation>{percent}&#x202f;%</translation>
    </message>
    <message>
        <source>{change} today</source>
        <translation>{change} aujourd’hui</translation>
    </message>
    <message>
        <source>{solved} of {total} solved</source>
        <translation>Résolus&#x202f;: {solved} sur {total}</translation>
    </message>
</context>
<context>
    <name>variant_texts</name>
    <message>
        <source>With Shift, a number or an arrow chooses your lowest disc in a column, and Enter pulls it out.</source>
        <translation>Avec Maj, un chiffre ou une flèche choisit votre jeton le plus bas d’une colonne, et Entrée le retire.</translation>
    </message>
    <message>
        <source>F turns the board upside down.</source>
        <translation>F retourne la grille.</translation>
    </message>
    <message>
        <source>down</source>
        <translation>vers le bas</translation>
    </message>
    <message>
        <source>to the left</source>
        <translation>vers la gauche</translation>
    </message>
    <message>
        <source>up</source>
        <translation>vers le haut</translation>
    </message>
    <message>
        <source>to the right</source>
        <translation>vers la droite</translation>
    </message>
    <message>
        <source>down to the right</source>
        <translation>en diagonale à droite</translation>
    </message>
    <message>
        <source>down to the left</source>
        <translation>en diagonale à gauche</translation>
    </message>
    <message>
        <source>This position has come twice. The third time is a draw.</source>
        <translation>Cette position est apparue deux fois. À la troisième, c’est un match nul.</translation>
    </message>
    <message>
        <source>Columns you can pull from: {columns}.</source>
        <translation>Colonnes d’où vous pouvez retirer un jeton&#x202f;: {columns}.</translation>
    </message>
    <message>
        <source>Flips left: {first} {first_count}, {second} {second_count}.</source>
        <translation>Retournements restants&#x202f;: {first} {first_count}, {second} {second_count}.</translation>
    </message>
    <message>
        <source>Two discs change colour after this turn.</source>
        <translation>Après ce tour, deux jetons changent de couleur.</translation>
    </message>
    <message>
        <source>Discs fall {now}; after this turn {next}.</source>
        <translation>Les jetons tombent {now}&#x202f;; après ce tour, {next}.</translation>
    </message>
    <message>
        <source>Pull out your disc in column {column}.</source>
        <translation>Retirer votre jeton de la colonne {column}.</translation>
    </message>
    <message>
        <source>{disc} slips from column {wanted} into column {column}</source>
        <translation>{disc} glisse de la colonne {wanted} dans la colonne {column}</translation>
    </message>
    <message>
        <source>{disc} pulls out column {column}</source>
        <translation>{disc} retire un jeton de la colonne {column}</translation>
    </message>
    <message>
        <source>{disc} turns the board over</source>
        <translation>{disc} retourne la grille</translation>
    </message>
    <message>
        <source>The bottom row is full and disappears.</source>
        <translation>La rangée du bas est pleine et disparaît.</translation>
    </message>
    <message>
        <source>Two discs change colour: {first}, and {second}.</source>
        <translation>Deux jetons changent de couleur&#x202f;: {first} et {second}.</translation>
    </message>
    <message>
        <source>column {column}, row {row}</source>
        <translation>colonne {column}, rangée {row}</translation>
    </message>
    <message>
        <source>No disc of yours lies at the bottom of column {column}.</source>
        <translation>Vous n’avez pas de jeton en bas de la colonne {column}.</translation>
    </message>
    <message>
        <source>There is nothing on the board to turn.</source>
        <translation>Il n’y a rien à retourner sur la grille.</translation>
    </message>
    <message>
        <source>You have no flips left.</source>
        <translation>Vous n’avez plus de retournements.</translation>
    </message>
    <message>
        <source>The disc slips into column {column}.</source>
        <translation>Le jeton glisse dans la colonne {column}.</translation>
    </message>
    <message>
        <source>Gravity turns: discs fall {direction}.</source>
        <translation>La gravité tourne&#x202f;: les jetons tombent {direction}.</translation>
    </message>
    <message>
        <source>The board is turned over.</source>
        <translation>La grille se retourne.</translation>
    </message>
</context>
</TS>
