// Position: the mover's discs and all discs. Who the mover is does not matter to the search, and since a turn can be
// passed, the number of discs does not tell.
#pragma once

#include "geometry.hpp"

namespace connect4 {

template <class G>
struct Position {
    using Word = typename G::Word;

    Word own, occupied;

    Word opponent() const { return own ^ occupied; }
    Word playable() const { return G::playable(occupied); }
    int empties() const { return G::cells - popcount(occupied); }

    // The empty cells where the mover, or the opponent, would make a line of four.
    Word own_wins() const { return G::wins(own, occupied); }
    Word opponent_wins() const { return G::wins(opponent(), occupied); }

    // The cell where a disc that is dropped into a column comes to rest; none if the column is full.
    Word landing(int column) const { return playable() & G::column(column); }

    // Whether the mover's disc on `cell` makes a line of four.
    bool wins_with(const Word& cell) const { return any(G::lines(own | cell)); }

    // The position after the mover's disc falls on `cell`, one of the playable ones.
    Position after(const Word& cell) const { return {opponent(), occupied | cell}; }

    // Distinct for distinct positions: in a column of height h the sum lies in [2^h - 1, 2^(h+1) - 2].
    Word key() const { return own + occupied; }

    // Whether the rules could have led here: discs rest on discs, the mover's are among them, nobody has won.
    bool is_sane() const {
        const Word inside = occupied & G::full, filled_to = occupied + G::bottom;
        return inside == occupied && (own & occupied) == own && !any(occupied & filled_to & G::full) &&
               !any(G::lines(own)) && !any(G::lines(opponent()));
    }
};

}  // namespace connect4
