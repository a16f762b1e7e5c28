// Outlook: what a move does, for one move or a pack of several. X, the side that moves, is not to move afterwards.
#pragma once

#include "claimeven_bound.hpp"
#include "node.hpp"

namespace connect4 {

template <class G, class W>
struct Outlook {
    W wins;              // the empty cells where X would complete a line
    Defence<W> defence;  // of the opponent against them
    typename ClaimevenBound<G>::template Plan<W> plan;

    Outlook() = default;
    // `lines` are those that count, seen by X.
    template <class Lines>
    Outlook(const Node<G>& node, const W& cell, const Lines& lines) {
        const W occupied = W(node.position.occupied) | cell;
        const W playable = G::playable(occupied);
        wins = lines.own(G::wins(lines.own(W(node.position.own) | cell), occupied));
        defence = Defence<W>(wins, playable);
        plan = ClaimevenBound<G>::plan(ClaimevenBound<G>::under(wins, playable), W(node.position.opponent()), occupied,
                                       playable, lines);
    }

    // The opponent's moves that do not lose at once; none if X wins in three plies.
    W replies() const { return defence.moves(); }
};

}  // namespace connect4
