// Defence: how the side to move can meet the wins of the other side, in one position or in a pack of several.
#pragma once

#include "bits.hpp"

namespace connect4 {

template <class W>
struct Defence {
    W forced;    // the playable cells where the other side would win: they must be taken
    W unspoilt;  // the cells that can be played without letting the other side win on the cell above

    Defence() = default;
    // `wins` are the empty cells where the other side would complete a line.
    Defence(const W& wins, const W& playable) : forced(wins & playable), unspoilt(playable & ~(wins >> 1)) {}

    // The moves that do not lose at once; none if the other side wins whatever is played.
    W moves() const {
        const W all_but_one = forced & (forced - W(1));
        return unspoilt & (forced | where_zero(forced)) & where_zero(all_but_one);
    }
};

}  // namespace connect4
