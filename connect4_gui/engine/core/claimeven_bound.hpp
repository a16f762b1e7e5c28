// ClaimevenBound: what the side that is not to move can force by claimeven, the literature's word for answering every
// disc on the cell above it (L. V. Allis, A Knowledge-based Approach of Connect-Four, 1988).
//
// Y is to move and has no win at once; X is the other side. In some columns where X wins on a cell s that cannot be
// played yet, X cuts the column off below s - 1: a disc of Y on s - 1 lets X win on s. What is left of a column
// between its discs and the cut, or its top, is its region:
//
//      . . . .     s + 1           . X . .   top
//      X . . .     s    X wins     . y . .
//      y . . .     s - 1           . X . .
//      X . . .     s - 2           . c . .   contested: the region is odd
//      y . . .                     o o . .
//
// X plays only in answer to Y. To a disc of Y in a region X answers on the cell above, to one on a contested cell (the
// lowest of an odd region) with the contested cell that it is paired with, to one on s - 1 by winning. When Y plays
// in a region, the cells of that region that remain are, after the answer, even again; so an answer always exists if
// the number of contested cells is even, and Y gets no cell but
//   - of each region the second from the top and every second one below it, the contested cell excepted,
//   - the cells s - 1,
//   - one contested cell of each pair, by Y's choice.
// If these and the discs of Y hold no line of four, Y never wins. If there is a cut, Y runs out of other moves and
// must at last play on some s - 1: X wins with at least the cells outside the regions empty, less two, or scores more.
// Without a cut the board fills up: X has a draw, or more. Any choice of cuts is sound, as long as the number of
// contested cells is even; so is any pairing of them (in the literature each pair is a baseinverse). Nothing here depends
// on which lines there are, so it holds as well where some lines of X or Y do not count.
#pragma once

#include "counting.hpp"
#include "geometry.hpp"

namespace connect4 {

template <class G>
struct ClaimevenBound {
    using Word = typename G::Word;
    using Pack = typename G::Pack;

    static constexpr int nothing = -G::cells;

    // The board under one choice of cuts, for one position or a pack of several.
    template <class W>
    struct Plan {
        W cuts;       // the cells s - 1
        W region;     // the empty cells below the cuts
        W answers;    // the cells of the regions that X gets, contested ones included
        W contested;  // the lowest cells of the odd regions
        W reach;      // discs of Y and all cells that Y could get, but contested ones
        W lines;      // not zero if `reach` holds a line
    };

    // The cells s - 1, of all cells s where X `wins` and which cannot be played yet.
    template <class W>
    static W under(const W& wins, const W& playable) {
        return (wins & ~playable) >> 1;
    }

    // The plan with the cells `under` as cuts, or some of them: the lowest of a column cuts it. `lines` are those that
    // count, seen by X, here and below.
    template <class W, class Lines = AllLines>
    static Plan<W> plan(const W& under, const W& y_discs, const W& occupied, const W& playable,
                        const Lines& lines = Lines()) {
        const W stops = under | W(G::guard);
        const W lowered = stops - W(G::bottom);  // no borrow: every column has a stop, at the latest its guard
        const W lowest = stops & ~lowered;
        Plan<W> result;
        result.cuts = lowest & W(G::full);
        result.region = ~stops & lowered & ~occupied;
        result.answers = every_second_below(lowest) & result.region;
        result.contested = result.answers & playable;
        result.reach = y_discs | (result.region & ~result.answers) | result.cuts;
        result.lines = G::lines(lines.others(result.reach));
        return result;
    }

    // The score that X can force under `plan`, or `nothing`; results below `wanted` are not worth the effort and may be
    // `nothing` too. `empties` are those of the position.
    template <class Lines = AllLines>
    static int value(const Plan<Word>& plan, const Word& x_discs, int empties, int wanted, const Lines& lines = Lines()) {
        if (any(plan.lines) || !is_even(plan)) return nothing;
        const int result = any(plan.cuts) ? cut_value(plan, empties) : filled_value(plan, x_discs, lines);
        return result >= wanted && pairing_holds(plan, lines) ? result : nothing;
    }

    static bool is_even(const Plan<Word>& plan) { return popcount(plan.contested) % 2 == 0; }

    // The score of a plan with cuts, if it holds.
    static int cut_value(const Plan<Word>& plan, int empties) { return (empties - popcount(plan.region)) / 2; }

    // For a plan whose contested cells are odd in number: cuts one column, that of `cut`, elsewhere, so that they become
    // even. Changes `under` so; returns false if there is no such place.
    static bool move_cut(const Word& cut, Word& under) {
        const Word column = G::column(G::column_of(cut));
        const bool is_even_row = any(cut & G::rows_of_parity[0]);
        const Word next = under & column & G::rows_of_parity[is_even_row ? 1 : 0];
        under = (under & ~column) | next;
        return any(next) || is_even_row != (G::rows % 2 == 0);
    }

private:
    // For each bit of `stops` (one per column, guards allowed) the cells 1, 3, 5, 7 below it in its column.
    template <class W>
    static W every_second_below(const W& stops) {
        W cells = (stops >> 1) & W(G::full);
        constexpr Word low = G::rows_below(G::rows - 2), lower = G::rows_below(G::rows - 4);
        cells = cells | ((cells >> 2) & W(low));
        if constexpr (G::rows > 4) cells = cells | ((cells >> 4) & W(lower));
        return cells;
    }

    template <class Lines>
    static bool is_safe(const Plan<Word>& plan, const Word& gained, const Lines& lines) {
        return !any(G::lines(lines.others(plan.reach | gained)));
    }

    // Whether some pairing of the contested cells leaves Y without a line, whichever of each pair Y takes. More than four
    // are not paired: they must be safe all together.
    template <class Lines>
    static bool pairing_holds(const Plan<Word>& plan, const Lines& lines) {
        if (!any(plan.contested) || is_safe(plan, plan.contested, lines)) return true;
        const int contested = popcount(plan.contested);
        if (contested > 4) return false;
        Word cells[4];
        Word rest = plan.contested;
        for (int i = 0; i < contested; ++i) {
            cells[i] = lowest_bit(rest);
            rest = drop_lowest(rest);
        }
        if (contested == 2) return is_safe(plan, cells[0], lines) && is_safe(plan, cells[1], lines);
        bool safe[4][4];
        for (int i = 0; i < 4; ++i)
            for (int j = i + 1; j < 4; ++j) safe[i][j] = safe[j][i] = is_safe(plan, cells[i] | cells[j], lines);
        for (int partner = 1; partner < 4; ++partner) {
            const int third = partner == 1 ? 2 : 1, fourth = 6 - partner - third;
            if (safe[0][third] && safe[0][fourth] && safe[partner][third] && safe[partner][fourth]) return true;
        }
        return false;
    }

    // Without cuts: X has a draw, or wins if X's sure cells hold a line. Y puts it off by filling all other columns
    // first; the last cell of the line then has only the cells above it in its column left empty. All columns of a
    // line are counted with the one that leaves the fewest, that is the line's highest cell.
    template <class Lines>
    static int filled_value(const Plan<Word>& plan, const Word& x_discs, const Lines& lines) {
        const Word sure = plan.answers & ~plan.contested;
        if (!any(G::lines(lines.own(x_discs | sure)))) return 0;
        int left = 0;
        Word below_top = sure;
        while (left + 2 <= G::rows) {
            below_top = below_top & G::rows_below(G::rows - left - 2);
            if (!any(G::lines(lines.own(x_discs | below_top)))) break;
            left += 2;
        }
        return (left + 2) / 2;
    }
};

}  // namespace connect4
