// Counting: which lines of four count, for the side to move and for the other side.
//
// A line counts for a side if all its cells do. So discs and cells are cut down to those that count before anybody
// looks for lines, and the cells that complete a line afterwards.
#pragma once

#include "geometry.hpp"

namespace connect4 {

// The rules as everybody knows them. Costs nothing.
struct AllLines {
    // The same lines, seen by the mover of a position with so many empty cells.
    AllLines at(int) const { return {}; }

    template <class W>
    W own(const W& cells) const {
        return cells;
    }
    template <class W>
    W others(const W& cells) const {
        return cells;
    }
    static constexpr bool is_symmetric = true;  // whether mirror images are worth the same
};

// Lines through some cells do not count for one side.
template <class G>
class LinesWithout {
public:
    using Word = typename G::Word;

    struct View {
        Word own_cells, others_cells;

        template <class W>
        W own(const W& cells) const {
            return cells & W(own_cells);
        }
        template <class W>
        W others(const W& cells) const {
            return cells & W(others_cells);
        }
    };

    // For the side that moves when the number of empty cells is odd or even as `empties`.
    LinesWithout(const Word& without, int empties) {
        counting_[empties % 2] = G::full & ~without;
        counting_[1 - empties % 2] = G::full;
    }

    View at(int empties) const { return {counting_[empties % 2], counting_[1 - empties % 2]}; }

    static constexpr bool is_symmetric = false;

private:
    Word counting_[2];
};

}  // namespace connect4
