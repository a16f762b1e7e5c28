// Evaluation: a guess at who is better in a position that no proof decides.
//
// Three things count: lines of four that are still possible, weighted by the discs already in them; cells that would
// complete a line, above all on rows that suit the side by the parity of the cells left; and who has the zugzwang, that
// is for whom the answers of claimeven come out even.
#pragma once

#include <algorithm>

#include "claimeven_bound.hpp"
#include "node.hpp"
#include "open_lines.hpp"

namespace connect4 {

template <class G>
struct Evaluation {
    using Word = typename G::Word;

    static constexpr int most = 999;  // no estimate is higher, none lower than its negative

    // For the mover of `node`, in which nobody can win at once.
    static int evaluate(const Node<G>& node) {
        const Word own = node.position.own, opponent = node.position.opponent(), playable = node.position.playable();
        int result = chances(own, opponent) - chances(opponent, own);
        // The mover will have moved before the opponent answers, so the parity that suits is counted without a cell.
        result += threats(node.own_wins & ~playable, node.empties - 1);
        result -= threats(node.opponent_wins & ~playable, node.empties);
        result += zugzwang(node.own_wins, opponent, node.position.occupied, playable, 1);
        result -= zugzwang(node.opponent_wins, own, node.position.occupied, playable, 0);
        return std::clamp(result, -most, most);
    }

private:
    static int chances(const Word& discs, const Word& against) {
        const Word free = G::full & ~against;
        return chances_along<1>(discs, free) + chances_along<G::stride - 1>(discs, free) +
               chances_along<G::stride>(discs, free) + chances_along<G::stride + 1>(discs, free);
    }

    // Open lines in one direction: 1 point for a disc, 3 for two, 6 for three.
    template <int Step>
    static int chances_along(const Word& discs, const Word& free) {
        const OpenLines<Word> lines(discs, free, Step);
        return popcount(lines.one) + 3 * popcount(lines.two) + 6 * popcount(lines.three);
    }

    // `empties` are the cells left when the other side is to move.
    static int threats(const Word& wins, int empties) {
        const Word suited = G::rows_of_parity[(G::rows + empties + 1) % 2];
        return 6 * popcount(wins) + 14 * popcount(wins & suited);
    }

    // What it is worth that the answers of the side with these wins come out even; `early` if it is to move first.
    static int zugzwang(const Word& wins, const Word& against, const Word& occupied, const Word& playable, int early) {
        const Word under = ClaimevenBound<G>::under(wins, playable);
        if (!any(under)) return 0;
        const auto plan = ClaimevenBound<G>::plan(under, against, occupied, playable);
        if (popcount(plan.contested) % 2 != early) return 0;
        return any(plan.lines) ? 30 : 60;
    }
};

}  // namespace connect4
