// Node: a position inside the search, with what its parent already found out about it.
#pragma once

#include <optional>

#include "counting.hpp"
#include "defence.hpp"
#include "position.hpp"
#include "score.hpp"

namespace connect4 {

template <class G>
struct Node {
    using Word = typename G::Word;

    Position<G> position;
    Word own_wins, opponent_wins;  // the empty cells where the mover, or the opponent, would complete a line
    Word moves;                    // those after which the opponent cannot win at once
    int empties;

    // The node of a position that has no parent. It can be searched only if it has no early score.
    // `lines` are those that count.
    template <class Lines = AllLines>
    static Node open(const Position<G>& position, const Lines& lines = Lines()) {
        const Word own_wins = lines.own(G::wins(lines.own(position.own), position.occupied));
        const Word opponent_wins = lines.others(G::wins(lines.others(position.opponent()), position.occupied));
        const Defence<Word> defence(opponent_wins, position.playable());
        return {position, own_wins, opponent_wins, defence.moves(), position.empties()};
    }

    // The exact score, if the game ends within two plies. In all other nodes nobody can win at once, and there are moves.
    std::optional<int> early_score() const {
        if (any(own_wins & position.playable())) return decided_in(1, empties);
        if (any(moves)) return std::nullopt;
        return -decided_in(2, empties);
    }

    // The node after a move on `cell`, with what the mover then `wins`; the opponent must have `replies` that do not
    // lose at once.
    Node after(const Word& cell, const Word& wins, const Word& replies) const {
        return {position.after(cell), opponent_wins & ~cell, wins, replies, empties - 1};
    }
};

}  // namespace connect4
