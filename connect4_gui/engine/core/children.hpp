// Children: everything that can be said of all moves of a position without searching, four moves at a time.
#pragma once

#include <algorithm>

#include "claimeven_bound.hpp"
#include "geometry.hpp"

namespace connect4 {

// A position inside the search, with what its parent already found out: the mover cannot win at once, and `moves`
// are the moves, at least one, after which the opponent cannot either.
template <class G>
struct Node {
    using Word = typename G::Word;
    Word own, occupied, own_wins, opponent_wins, moves;
    int empties;
};

// What a move does, for one move or a pack of four. X, the side that moves here, is not to move afterwards.
template <class G, class W>
struct Outlook {
    W wins;     // the empty cells where X would complete a line
    W forced;   // those that can be played at once: the opponent must take them
    W unspoilt; // the cells that the opponent can play without letting X win on the cell above
    typename ClaimevenBound<G>::template Plan<W> plan;

    Outlook() = default;
    Outlook(const Node<G>& node, const W& cell) {
        using Word = typename G::Word;
        const W occupied = W(node.occupied) | cell;
        const W playable = G::playable(occupied);
        wins = G::completing(W(node.own) | cell) & ~occupied & W(G::full);
        forced = wins & playable;
        unspoilt = playable & ~(wins >> 1);
        const Word opponent = node.own ^ node.occupied;
        plan = ClaimevenBound<G>::plan((wins & ~playable) >> 1, W(opponent), occupied, playable);
    }

    // The opponent's moves that do not lose at once; none if X wins in three plies.
    W replies() const {
        if (!any(forced)) return unspoilt;
        return has_several(forced) ? W(0) : forced & unspoilt;
    }
};

template <class G>
class Children {
public:
    using Word = typename G::Word;
    using Pack = typename G::Pack;

    explicit Children(const Node<G>& node) {
        for (int i = 0; i < G::columns; ++i) {
            cells_[count_] = node.moves & G::column(G::centre_first(i));
            count_ += any(cells_[count_]) ? 1 : 0;
        }
        for (int i = count_; i % Quad::lanes != 0; ++i) cells_[i] = cells_[0];
        for (int first = 0; first < count_; first += Quad::lanes) look(node, first);
    }

    int count() const { return count_; }
    const Word& cell(int i) const { return cells_[i]; }
    const Word& wins(int i) const { return wins_[i]; }

    // The best that the mover of `node` can force by one of the moves and claimeven ever after, if that is `wanted` or
    // more; otherwise something less.
    int claimeven(const Node<G>& node, int wanted) const {
        const int empties = node.empties - 1;
        Word unders[room * G::columns];
        int moves[room * G::columns], more = 0;
        for (int i = 0; i < count_; ++i) {
            if (popcount(contested_[i]) % 2 == 0) {
                const int value = ClaimevenBound<G>::value(plan(i), node.own | cells_[i], empties, wanted);
                if (value >= wanted) return value;
            } else if ((empties - popcount(region_[i])) / 2 >= wanted) {
                const Word occupied = node.occupied | cells_[i];
                for (Word cuts = cuts_[i]; any(cuts); cuts = drop_lowest(cuts)) {
                    unders[more] = (wins_[i] & ~G::playable(occupied)) >> 1;
                    moves[more] = i;
                    if (ClaimevenBound<G>::move_cut(lowest_bit(cuts), unders[more])) ++more;
                }
            }
        }
        for (int first = 0; first < more; first += Quad::lanes) {
            const int value = claimeven_four(node, unders + first, moves + first, std::min(more - first, Quad::lanes), wanted);
            if (value >= wanted) return value;
        }
        return ClaimevenBound<G>::nothing;
    }

    Outlook<G, Word> outlook(int i) const {
        Outlook<G, Word> one;
        one.wins = wins_[i];
        one.forced = forced_[i];
        one.unspoilt = unspoilt_[i];
        one.plan = plan(i);
        return one;
    }

private:
    static constexpr int room = (G::columns + Quad::lanes) / Quad::lanes * Quad::lanes;  // one to spare

    typename ClaimevenBound<G>::template Plan<Word> plan(int i) const {
        return {cuts_[i], region_[i], answers_[i], contested_[i], reach_[i], lines_[i], threats_[i]};
    }

    // As claimeven(), for up to four choices of cuts.
    int claimeven_four(const Node<G>& node, const Word* unders, const int* moves, int count, int wanted) const {
        Word under[Quad::lanes], cell[Quad::lanes];
        for (int i = 0; i < Quad::lanes; ++i) {
            under[i] = unders[i < count ? i : 0];
            cell[i] = cells_[moves[i < count ? i : 0]];
        }
        const Pack occupied = Pack(node.occupied) | pack(cell);
        const Word opponent = node.own ^ node.occupied;
        const auto four = ClaimevenBound<G>::template plan<Pack>(pack(under), Pack(opponent), occupied, G::playable(occupied));
        Word cuts[4], region[4], answers[4], contested[4], reach[4], lines[4], threats[4];
        unpack(four.cuts, cuts);
        unpack(four.region, region);
        unpack(four.answers, answers);
        unpack(four.contested, contested);
        unpack(four.reach, reach);
        unpack(four.lines, lines);
        unpack(four.threats, threats);
        for (int i = 0; i < count; ++i) {
            const int value = ClaimevenBound<G>::value({cuts[i], region[i], answers[i], contested[i], reach[i], lines[i], threats[i]},
                                                     node.own | cell[i], node.empties - 1, wanted);
            if (value >= wanted) return value;
        }
        return ClaimevenBound<G>::nothing;
    }

    void look(const Node<G>& node, int first) {
        const Outlook<G, Pack> four(node, pack(cells_ + first));
        unpack(four.wins, wins_ + first);
        unpack(four.forced, forced_ + first);
        unpack(four.unspoilt, unspoilt_ + first);
        unpack(four.plan.cuts, cuts_ + first);
        unpack(four.plan.region, region_ + first);
        unpack(four.plan.answers, answers_ + first);
        unpack(four.plan.contested, contested_ + first);
        unpack(four.plan.reach, reach_ + first);
        unpack(four.plan.lines, lines_ + first);
        unpack(four.plan.threats, threats_ + first);
    }

    int count_ = 0;
    Word cells_[room], wins_[room], forced_[room], unspoilt_[room];
    Word cuts_[room], region_[room], answers_[room], contested_[room], reach_[room], lines_[room], threats_[room];
};

}  // namespace connect4
