// Scores: a win counts (cells + 2 - discs) / 2, rounded down, with the discs on the board after the winning one; a
// loss is the negative of the winner's score, a draw 0. With `empties` cells left, a game decided `plies` from now
// therefore counts (empties + 2 - plies) / 2. Wins take an odd, losses an even number of plies, so the score tells
// the plies whatever the parity of `empties`, which after a passed turn can be either.
#pragma once

namespace connect4 {

constexpr int decided_in(int plies, int empties) { return (empties + 2 > plies ? empties + 2 - plies : 0) / 2; }

// The plies to the end of the game of an exact score.
constexpr int plies_to_end(int score, int empties) {
    if (score == 0) return empties;
    const int even_plies = empties + 2 - 2 * (score > 0 ? score : -score);
    const bool wants_odd = score > 0, is_odd = even_plies % 2 != 0;
    return wants_odd == is_odd ? even_plies : even_plies - 1;
}

}  // namespace connect4
