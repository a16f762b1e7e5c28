// LinesThrough: how many of a side's open lines go through a cell.
#pragma once

#include "geometry.hpp"
#include "open_lines.hpp"

namespace connect4 {

template <class G>
class LinesThrough {
public:
    using Word = typename G::Word;
    using Pack = typename G::Directions;

    // The lines without a disc of `other`, by the discs of `own` that they hold.
    LinesThrough(const Word& own, const Word& other) {
        const OpenLines<Pack> lines(Pack(own), Pack(Word(G::full & ~other)), steps());
        all_ = lines.all;
        one_ = lines.one;
        two_ = lines.two;
    }

    // The lines through the cell of that number: all, and those with one or two discs.
    int all(int cell) const { return count(all_, cell); }
    int with_one(int cell) const { return count(one_, cell); }
    int with_two(int cell) const { return count(two_, cell); }

private:
    // For every cell the marks of the lines through it.
    struct Marks {
        Pack masks[G::bits];
        Marks() {
            for (int cell = 0; cell < G::bits; ++cell) {
                Word lanes[Quad::lanes];
                for (int direction = 0; direction < Quad::lanes; ++direction) {
                    lanes[direction] = Word(0);
                    for (int back = 0; back < 4; ++back) {
                        const int start = cell - back * G::steps[direction];
                        if (start >= 0) lanes[direction] = lanes[direction] | G::bit(start);
                    }
                }
                masks[cell] = pack<Pack>(lanes);
            }
        }
    };
    inline static const Marks marks{};

    static Quad steps() {
        std::uint64_t lanes[Quad::lanes];
        for (int i = 0; i < Quad::lanes; ++i) lanes[i] = static_cast<std::uint64_t>(G::steps[i]);
        return Quad(lanes);
    }
    static int count(const Pack& lines, int cell) { return popcount(lines & marks.masks[cell]); }

    Pack all_, one_, two_;
};

}  // namespace connect4
