// OpenLines: the lines of four that one side can still complete, by the discs that they hold. A line is marked by its
// lowest cell.
//
// In one direction at a time, or with a pack in all four directions at once, one direction per lane.
#pragma once

#include "geometry.hpp"

namespace connect4 {

template <class W>
struct OpenLines {
    W all, one, two, three;  // whatever they hold, and those with so many discs

    // The lines of `own` discs and cells that are `free` of discs of the other side; `step` as for lines_along().
    template <class Step>
    OpenLines(const W& own, const W& free, const Step& step) {
        all = lines_along(free, step);
        const W second = own >> step, third = own >> (step + step), fourth = own >> (step + step + step);
        const W one_low = own ^ second, one_high = third ^ fourth, two_low = own & second, two_high = third & fourth;
        const W odd = all & (one_low ^ one_high), has_pair = two_low | two_high;
        one = odd & ~has_pair;
        two = all & ~odd & ((one_low & one_high) | (two_low ^ two_high));
        three = odd & has_pair;
    }
};

}  // namespace connect4
