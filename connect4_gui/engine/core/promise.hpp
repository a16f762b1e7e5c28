// Promise: which moves to try first. A good first move refutes quickly or wins quickly; whether it is the best move does
// not matter, so what forces the opponent counts for more than what is merely good. Next come moves that build on own
// lines and close the opponent's.
//
// The weights were found by counting the nodes of thousands of searches.
#pragma once

#include <cstdlib>
#include <optional>

#include "lines_through.hpp"
#include "outlook.hpp"

namespace connect4 {

template <class G>
class Promise {
public:
    using Word = typename G::Word;

    // `lines` are those that count, seen by the mover.
    template <class Lines>
    Promise(const Node<G>& node, const Lines& lines)
        : node_(node), suited_(G::rows_of_parity[(G::rows + node.empties) % 2]) {
        if (node.empties < worth_counting) return;
        const Word own = node.position.own, opponent = node.position.opponent();
        const Word full = G::full;
        own_lines_.emplace(own, opponent | (full & ~lines.own(full)));
        opponent_lines_.emplace(opponent, own | (full & ~lines.others(full)));
    }

    // How promising the move on `cell` is, compared with others.
    int of(const Word& cell, const Outlook<G, Word>& outlook) const {
        const int threats = 16 * popcount(outlook.wins) + 9 * popcount(outlook.wins & suited_);
        const int under_own_threat = any((cell << 1) & node_.own_wins) ? 70 : 0;
        const int forcing = any(outlook.defence.forced) ? 26 : 0;
        const int freedom = 3 * popcount(outlook.replies());
        return threats + forcing - freedom - under_own_threat + (own_lines_ ? lines(lowest_index(cell)) : 0);
    }

private:
    // Near the end of the game the lines say little, and counting them costs more than it saves.
    static constexpr int worth_counting = 20;

    // Own lines that get a second disc, and lines of the opponent that are closed, most of all those with two discs.
    int lines(int cell) const {
        const int opened = own_lines_->with_one(cell) - own_lines_->with_two(cell);
        const int closed = 4 * opponent_lines_->with_two(cell) + opponent_lines_->all(cell);
        return 4 * opened + closed - 2 * from_centre(cell / G::stride);
    }

    static int from_centre(int column) { return std::abs(2 * column - (G::columns - 1)) / 2; }

    const Node<G>& node_;
    const Word& suited_;
    std::optional<LinesThrough<G>> own_lines_, opponent_lines_;
};

}  // namespace connect4
