// Plans: what claimeven can do after each move of a position. Most moves are told apart by a few bits that are found for a
// pack at once; the few plans that may be worth something are looked at more closely, one by one.
#pragma once

#include <algorithm>

#include "claimeven_bound.hpp"

namespace connect4 {

template <class G, int Packs>
class Plans {
public:
    using Word = typename G::Word;
    using Pack = typename G::Pack;
    template <class W>
    using Plan = typename ClaimevenBound<G>::template Plan<W>;

    static constexpr int lanes = MoveLanes::lanes;

    // Pack `number` of the plans, of positions with so many empty cells.
    void take(const Plan<Pack>& plan, int number, int empties) {
        const int first = number * lanes;
        unpack(plan.cuts, cuts_ + first);
        unpack(plan.region, region_ + first);
        unpack(plan.answers, answers_ + first);
        unpack(plan.contested, contested_ + first);
        unpack(plan.reach, reach_ + first);
        outside_[number] = MoveLanes(static_cast<std::uint64_t>(empties)) - popcounts(plan.region);
        even_[number] = zero_lanes(popcounts(plan.contested) & MoveLanes(1));
        uncut_[number] = zero_lanes(plan.cuts);
        lineless_[number] = zero_lanes(plan.lines);
    }

    // The plans of pack `number` that may be worth `wanted`. They hold, as far as contested cells do not matter.
    LaneMask promising(int number, int wanted) const {
        return even_[number] & lineless_[number] & (uncut_[number] | are_outside(number, 2 * wanted));
    }
    // The plans with cuts that may be worth `wanted` once a cut is moved, so that their contested cells become even.
    LaneMask promising_if_even(int number, int wanted) const {
        return ~even_[number] & ~uncut_[number] & are_outside(number, 2 * wanted);
    }

    // Plan `i`, a promising one.
    Plan<Word> operator[](int i) const {
        return {cuts_[i], region_[i], answers_[i], contested_[i], reach_[i], Word(0)};
    }
    const Word& cuts(int i) const { return cuts_[i]; }

private:
    // The plans with at least so many empty cells outside their regions.
    LaneMask are_outside(int number, int cells) const {
        return zero_lanes((outside_[number] - MoveLanes(static_cast<std::uint64_t>(std::max(cells, 0)))) >> 63);
    }

    static constexpr int room = Packs * lanes;

    Word cuts_[room], region_[room], answers_[room], contested_[room], reach_[room];
    MoveLanes outside_[Packs];  // how many empty cells are outside the regions
    LaneMask even_[Packs], uncut_[Packs], lineless_[Packs];
};

}  // namespace connect4
