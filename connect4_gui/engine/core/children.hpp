// Children: everything that can be said of all moves of a position without searching, four moves at a time.
#pragma once

#include <algorithm>

#include "outlook.hpp"

namespace connect4 {

// `Lines` are those that count; here they are seen by the mover.
template <class G, class Lines = AllLines>
class Children {
public:
    using Word = typename G::Word;
    using Pack = typename G::Pack;

    explicit Children(const Node<G>& node, const Lines& lines = Lines())
        : lines_(lines), count_(list_moves(node, cells_)) {
        for (int first = 0; first < count_; first += Quad::lanes) look(node, first);
    }

    // Whether one of the moves wins in three plies: the opponent then has no reply that does not lose at once.
    static bool win_in_three(const Node<G>& node, const Lines& lines = Lines()) {
        Word cells[room], forced[Quad::lanes], unspoilt[Quad::lanes];
        const int count = list_moves(node, cells);
        for (int first = 0; first < count; first += Quad::lanes) {
            const Pack cell = pack(cells + first), occupied = Pack(node.position.occupied) | cell;
            const Pack wins = lines.own(G::wins(lines.own(Pack(node.position.own) | cell), occupied));
            const Defence<Pack> defence(wins, G::playable(occupied));
            unpack(defence.forced, forced);
            unpack(defence.unspoilt, unspoilt);
            for (int i = 0; i < Quad::lanes; ++i)
                if (has_several(forced[i]) || (any(forced[i]) && !any(forced[i] & unspoilt[i])) || !any(unspoilt[i]))
                    return true;
        }
        return false;
    }

    int count() const { return count_; }
    const Word& cell(int i) const { return cells_[i]; }
    const Word& wins(int i) const { return wins_[i]; }

    Outlook<G, Word> outlook(int i) const {
        Outlook<G, Word> one;
        one.wins = wins_[i];
        one.defence.forced = forced_[i];
        one.defence.unspoilt = unspoilt_[i];
        one.plan = plans_[i];
        return one;
    }

    // The best that the mover of `node` can force by one of the moves and claimeven ever after, if that is `wanted` or
    // more; otherwise something less.
    int claimeven(const Node<G>& node, int wanted) const {
        const int empties = node.empties - 1;
        Word unders[room * G::columns];
        int moves[room * G::columns], more = 0;
        for (int i = 0; i < count_; ++i) {
            const auto plan = plans_[i];
            if (Bound::is_even(plan)) {
                const int value = Bound::value(plan, node.position.own | cells_[i], empties, wanted, lines_);
                if (value >= wanted) return value;
            } else if (Bound::cut_value(plan, empties) >= wanted) {
                const Word occupied = node.position.occupied | cells_[i];
                for (Word cuts = plan.cuts; any(cuts); cuts = drop_lowest(cuts)) {
                    unders[more] = Bound::under(wins_[i], G::playable(occupied));
                    moves[more] = i;
                    if (Bound::move_cut(lowest_bit(cuts), unders[more])) ++more;
                }
            }
        }
        for (int first = 0; first < more; first += Quad::lanes) {
            const int value = claimeven_four(node, unders + first, moves + first, std::min(more - first, Quad::lanes), wanted);
            if (value >= wanted) return value;
        }
        return Bound::nothing;
    }

    // The same for a node with the one move on `cell`, of which `outlook` tells: packs would be mostly empty.
    static int claimeven_of_single(const Node<G>& node, const Word& cell, const Outlook<G, Word>& outlook, int wanted,
                                   const Lines& lines) {
        const int empties = node.empties - 1;
        const Word own = node.position.own | cell;
        if (Bound::is_even(outlook.plan)) return Bound::value(outlook.plan, own, empties, wanted, lines);
        if (Bound::cut_value(outlook.plan, empties) < wanted) return Bound::nothing;
        const Word occupied = node.position.occupied | cell, playable = G::playable(occupied);
        for (Word cuts = outlook.plan.cuts; any(cuts); cuts = drop_lowest(cuts)) {
            Word under = Bound::under(outlook.wins, playable);
            if (!Bound::move_cut(lowest_bit(cuts), under)) continue;
            const auto plan = Bound::plan(under, node.position.opponent(), occupied, playable, lines);
            const int value = Bound::value(plan, own, empties, wanted, lines);
            if (value >= wanted) return value;
        }
        return Bound::nothing;
    }

private:
    using Bound = ClaimevenBound<G>;

    static constexpr int room = (G::columns + Quad::lanes) / Quad::lanes * Quad::lanes;  // one to spare

    // Writes the moves from the middle outwards, the last pack filled up with the first one. Returns their number.
    static int list_moves(const Node<G>& node, Word* cells) {
        int count = 0;
        for (int i = 0; i < G::columns; ++i) {
            cells[count] = node.moves & G::column(G::centre_first(i));
            count += any(cells[count]) ? 1 : 0;
        }
        for (int i = count; i % Quad::lanes != 0; ++i) cells[i] = cells[0];
        return count;
    }

    // As claimeven(), for up to four choices of cuts.
    int claimeven_four(const Node<G>& node, const Word* unders, const int* moves, int count, int wanted) const {
        Word under[Quad::lanes], cell[Quad::lanes];
        for (int i = 0; i < Quad::lanes; ++i) {
            under[i] = unders[i < count ? i : 0];
            cell[i] = cells_[moves[i < count ? i : 0]];
        }
        const Pack occupied = Pack(node.position.occupied) | pack(cell), opponent(node.position.opponent());
        typename Bound::template Plans<Quad::lanes> plans;
        plans.take(Bound::template plan<Pack>(pack(under), opponent, occupied, G::playable(occupied), lines_), 0);
        for (int i = 0; i < count; ++i) {
            const int value = Bound::value(plans[i], node.position.own | cell[i], node.empties - 1, wanted, lines_);
            if (value >= wanted) return value;
        }
        return Bound::nothing;
    }

    void look(const Node<G>& node, int first) {
        const Outlook<G, Pack> four(node, pack(cells_ + first), lines_);
        unpack(four.wins, wins_ + first);
        unpack(four.defence.forced, forced_ + first);
        unpack(four.defence.unspoilt, unspoilt_ + first);
        plans_.take(four.plan, first);
    }

    Word cells_[room], wins_[room], forced_[room], unspoilt_[room];
    typename Bound::template Plans<room> plans_;
    const Lines lines_;
    int count_;
};

}  // namespace connect4
