// OpenLines: the lines of four that one side can still complete, and how many of them go through a cell. Moves that
// open own lines and close the opponent's are the ones to try first.
//
// Worked on in all four directions at once, one direction a lane; a line is marked by its lowest cell.
#pragma once

#include "geometry.hpp"

namespace connect4 {

template <class G>
class OpenLines {
public:
    using Word = typename G::Word;
    using Pack = typename G::Pack;

    // The lines without a disc of `other`, by the discs of `own` that they hold.
    OpenLines(const Word& own, const Word& other) {
        const Pack open = Pack(Word(G::full & ~other)), open_twice = open & shifted(open, 1);
        all_ = open_twice & shifted(open_twice, 2);
        const Pack first(own), second = shifted(first, 1), third = shifted(first, 2), fourth = shifted(first, 3);
        const Pack one_low = first ^ second, one_high = third ^ fourth, two_low = first & second, two_high = third & fourth;
        const Pack is_odd = one_low ^ one_high;
        one_ = all_ & is_odd & ~((two_low & one_high) | (two_high & one_low));
        two_ = all_ & ((one_low & one_high) | ((two_low ^ two_high) & ~one_low & ~one_high));
    }

    // The lines through the cell of that number: all, and those with one or two discs.
    int all(int cell) const { return count(all_, cell); }
    int with_one(int cell) const { return count(one_, cell); }
    int with_two(int cell) const { return count(two_, cell); }

private:
    // The lines through every cell, as they are marked.
    struct Through {
        Pack masks[G::bits];
        Through() {
            for (int cell = 0; cell < G::bits; ++cell) {
                Word lanes[Quad::lanes];
                for (int direction = 0; direction < Quad::lanes; ++direction) {
                    lanes[direction] = Word(0);
                    for (int back = 0; back < 4; ++back) {
                        const int start = cell - back * G::steps[direction];
                        if (start >= 0) lanes[direction] = lanes[direction] | G::bit(start);
                    }
                }
                masks[cell] = pack(lanes);
            }
        }
    };
    inline static const Through through{};

    static Pack shifted(const Pack& pack, int times) {
        std::uint64_t lanes[Quad::lanes];
        for (int i = 0; i < Quad::lanes; ++i) lanes[i] = static_cast<std::uint64_t>(times) * G::steps[i];
        return pack >> Quad(lanes);
    }
    static int count(const Pack& lines, int cell) { return popcount(lines & through.masks[cell]); }

    Pack all_, one_, two_;
};

}  // namespace connect4
