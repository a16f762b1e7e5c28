// Children: everything that can be said of all moves of a position without searching, several moves at a time.
#pragma once

#include <algorithm>

#include "outlook.hpp"
#include "plans.hpp"

namespace connect4 {

// `Lines` are those that count; here they are seen by the mover.
template <class G, class Lines = AllLines>
class Children {
public:
    using Word = typename G::Word;
    using Pack = typename G::Pack;

    static constexpr int lanes = MoveLanes::lanes;
    static constexpr int most_packs = (G::columns + lanes - 1) / lanes;
    static constexpr int room = most_packs * lanes;

    explicit Children(const Node<G>& node, const Lines& lines = Lines())
        : lines_(lines), count_(list_moves(node, cells_)) {
        for (int number = 0; number < packs(count_); ++number) look(node, number);
    }

    // Whether one of the moves wins in three plies: the opponent then has no reply that does not lose at once.
    static bool win_in_three(const Node<G>& node, const Lines& lines = Lines()) {
        Word cells[room];
        const int count = list_moves(node, cells);
        for (int number = 0; number < packs(count); ++number) {
            const Pack cell = pack<Pack>(cells + number * lanes), occupied = Pack(node.position.occupied) | cell;
            const Pack wins = lines.own(G::wins(lines.own(Pack(node.position.own) | cell), occupied));
            const Pack replies = Defence<Pack>(wins, G::playable(occupied)).moves();
            if ((zero_lanes(replies) & used(number, count)) != 0) return true;
        }
        return false;
    }
    bool has_win_in_three() const { return has_win_in_three_; }

    int count() const { return count_; }
    int packs() const { return packs(count_); }
    const Word& cell(int i) const { return cells_[i]; }
    // The empty cells where the mover would complete a line after move `i`, the playable ones of them, and the opponent's
    // moves that do not lose at once.
    const Word& wins(int i) const { return wins_[i]; }
    const Word& forced(int i) const { return forced_[i]; }
    const Word& replies(int i) const { return replies_[i]; }
    // The same of pack `number` of the moves, with something senseless where there is no move.
    Pack cell_pack(int number) const { return pack<Pack>(cells_ + number * lanes); }
    Pack wins_pack(int number) const { return pack<Pack>(wins_ + number * lanes); }
    Pack forced_pack(int number) const { return pack<Pack>(forced_ + number * lanes); }
    Pack replies_pack(int number) const { return pack<Pack>(replies_ + number * lanes); }
    // All bits for the moves after which claimeven leaves the opponent no line, as far as that does not depend on contested
    // cells.
    const MoveLanes& lineless_pack(int number) const { return lineless_[number]; }

    // The best that the mover of `node` can force by one of the moves and claimeven ever after, if that is `wanted` or
    // more; otherwise something less.
    int claimeven(const Node<G>& node, int wanted) const {
        const int empties = node.empties - 1;
        for (int number = 0; number < packs(count_); ++number) {
            LaneMask promising = plans_.promising(number, wanted) & used(number, count_);
            for (; any(promising); promising = drop_lowest(promising)) {
                const int i = number * lanes + lowest_index(promising);
                const int value = Bound::value(plans_[i], node.position.own | cells_[i], empties, wanted, lines_);
                if (value >= wanted) return value;
            }
        }
        Word unders[room * G::columns];
        int moves[room * G::columns], more = 0;
        for (int number = 0; number < packs(count_); ++number) {
            LaneMask odd = plans_.promising_if_even(number, wanted) & used(number, count_);
            for (; any(odd); odd = drop_lowest(odd)) {
                const int i = number * lanes + lowest_index(odd);
                const Word playable = G::playable(node.position.occupied | cells_[i]);
                for (Word cuts = plans_.cuts(i); any(cuts); cuts = drop_lowest(cuts)) {
                    unders[more] = Bound::under(wins_[i], playable);
                    moves[more] = i;
                    if (Bound::move_cut(lowest_bit(cuts), unders[more])) ++more;
                }
            }
        }
        for (int first = 0; first < more; first += lanes) {
            const int value = claimeven_with(node, unders + first, moves + first, std::min(more - first, lanes), wanted);
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

    static int packs(int count) { return most_packs == 1 ? 1 : std::min((count + lanes - 1) / lanes, most_packs); }

    // The lanes of pack `number` that hold one of `count` things.
    static LaneMask used(int number, int count) { return (LaneMask{1} << std::min(count - number * lanes, lanes)) - 1; }

    // Writes the moves from the middle outwards, and zeros behind them. Returns their number.
    static int list_moves(const Node<G>& node, Word* cells) {
#if defined(CONNECT4_AVX512)
        if constexpr (most_packs == 1 && !G::is_wide) {
            gathered(MoveLanes(node.moves) & G::columns_from_centre()).store(cells);
            return popcount(node.moves);
        }
#endif
        std::fill(cells, cells + room, Word(0));
        int count = 0;
        for (int i = 0; i < G::columns; ++i) {
            cells[count] = node.moves & G::column(G::centre_first(i));
            count += any(cells[count]) ? 1 : 0;
        }
        return count;
    }

    // As claimeven(), for a pack of choices of cuts.
    int claimeven_with(const Node<G>& node, const Word* unders, const int* moves, int count, int wanted) const {
        Word under[lanes], cell[lanes];
        for (int i = 0; i < lanes; ++i) {
            under[i] = unders[i < count ? i : 0];
            cell[i] = cells_[moves[i < count ? i : 0]];
        }
        const Pack occupied = Pack(node.position.occupied) | pack<Pack>(cell), opponent(node.position.opponent());
        Plans<G, 1> plans;
        plans.take(Bound::plan(pack<Pack>(under), opponent, occupied, G::playable(occupied), lines_), 0, node.empties - 1);
        LaneMask promising = plans.promising(0, wanted) & used(0, count);
        for (; any(promising); promising = drop_lowest(promising)) {
            const int i = lowest_index(promising);
            const int value = Bound::value(plans[i], node.position.own | cell[i], node.empties - 1, wanted, lines_);
            if (value >= wanted) return value;
        }
        return Bound::nothing;
    }

    void look(const Node<G>& node, int number) {
        const int first = number * lanes;
        const Outlook<G, Pack> outlook(node, pack<Pack>(cells_ + first), lines_);
        const Pack replies = outlook.replies();
        has_win_in_three_ = has_win_in_three_ || (zero_lanes(replies) & used(number, count_)) != 0;
        unpack(outlook.wins, wins_ + first);
        unpack(outlook.defence.forced, forced_ + first);
        unpack(replies, replies_ + first);
        lineless_[number] = zero_words(outlook.plan.lines);
        plans_.take(outlook.plan, number, node.empties - 1);
    }

    Word cells_[room], wins_[room], forced_[room], replies_[room];
    MoveLanes lineless_[most_packs];
    Plans<G, most_packs> plans_;
    const Lines lines_;
    int count_;
    bool has_win_in_three_ = false;
};

}  // namespace connect4
