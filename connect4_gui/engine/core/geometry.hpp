// Geometry: the bit layout of one board size, known to the compiler, and what follows from it.
//
// One bit per cell, column by column from the bottom up, with one guard bit above every column. On 6x7:
//
//      6 13 20 27 34 41 48     guard row
//      5 12 19 26 33 40 47     top row (row 5)
//      4 11 18 25 32 39 46
//      3 10 17 24 31 38 45
//      2  9 16 23 30 37 44
//      1  8 15 22 29 36 43
//      0  7 14 21 28 35 42     bottom row (row 0)
//
// Functions that take `class W` work on one word and on a pack of four words alike.
#pragma once

#include <cstdint>
#include <type_traits>

#include "bits.hpp"

namespace connect4 {

// The lines of four that `cells` hold in one direction, each marked by its lowest cell. From cell to cell along a line it
// is a `step`; in a pack that may be a Quad, with a direction of its own for every lane.
template <class W, class Step>
W lines_along(const W& cells, const Step& step) {
    const W pairs = cells & (cells >> step);
    return pairs & (pairs >> (step + step));
}

template <int Rows, int Columns>
struct Geometry {
    static constexpr int rows = Rows;
    static constexpr int columns = Columns;
    static constexpr int cells = Rows * Columns;
    static constexpr int stride = Rows + 1;
    static constexpr int bits = stride * Columns;
    static constexpr bool is_wide = bits > 64;
    static constexpr int steps[4] = {1, stride - 1, stride, stride + 1};  // from cell to cell along a line

    using Word = std::conditional_t<is_wide, Wide64, std::uint64_t>;
    using Pack = std::conditional_t<is_wide, Wide<MoveLanes>, MoveLanes>;   // a word for each move
    using Directions = std::conditional_t<is_wide, Wide<Quad>, Quad>;        // a word for each direction

    static constexpr Word bit(int index) {
        if constexpr (is_wide) {
            return index < 64 ? Word(std::uint64_t{1} << index, 0) : Word(0, std::uint64_t{1} << (index - 64));
        } else {
            return std::uint64_t{1} << index;
        }
    }
    static constexpr Word cell(int row, int column) { return bit(column * stride + row); }

    // One row, the guard row being row number `rows`.
    static constexpr Word row(int number) {
        Word result(0);
        for (int column = 0; column < columns; ++column) result = result | cell(number, column);
        return result;
    }
    // All rows below row `end`.
    static constexpr Word rows_below(int end) {
        Word result(0);
        for (int number = 0; number < end; ++number) result = result | row(number);
        return result;
    }
    // Rows first, first + 2, ... up to the top row.
    static constexpr Word every_second_row(int first) {
        Word result(0);
        for (int number = first; number < rows; number += 2) result = result | row(number);
        return result;
    }
    static constexpr Word bottom = row(0);
    static constexpr Word guard = row(rows);
    static constexpr Word full = rows_below(rows);
    static constexpr Word rows_of_parity[2] = {every_second_row(0), every_second_row(1)};

    // The cells of one column.
    static Word column(int number) { return all_columns.masks[number]; }
#if defined(CONNECT4_AVX512)
    // All columns from the middle outwards, and zeros behind them. Not for wide boards.
    static MoveLanes columns_from_centre() {
        struct Words {
            std::uint64_t words[MoveLanes::lanes];
            constexpr Words() : words() {
                for (int i = 0; i < columns; ++i)
                    for (int r = 0; r < rows; ++r) words[i] |= cell(r, centre_first(i));
            }
        };
        static constexpr Words all{};
        return MoveLanes(all.words);
    }
#endif

    // The number of the column of the lowest of `cells`, of which there must be one.
    static int column_of(const Word& cells) { return lowest_index(cells) / stride; }

    // How many columns from the middle the cell of that number is.
    static int off_centre(int cell) { return all_columns.off_centre[cell]; }

    // The columns from the middle outwards, for i from 0.
    static constexpr int centre_first(int i) { return columns / 2 + (i % 2 != 0 ? -(i + 1) / 2 : i / 2); }

    // The playable cells: the lowest empty one of every column that has room.
    template <class W>
    static W playable(const W& occupied) {
        return (occupied + W(bottom)) & W(full);
    }

    // The empty cells where one more disc makes a line of four of `discs`.
    template <class W>
    static W wins(const W& discs, const W& occupied) {
        W found = (discs << 1) & (discs << 2) & (discs << 3);
        found = found | completing_along<stride - 1>(discs);
        found = found | completing_along<stride>(discs);
        found = found | completing_along<stride + 1>(discs);
        return found & ~occupied & W(full);
    }

    // Not zero exactly if `discs` hold a line of four.
    template <class W>
    static W lines(const W& discs) {
        return lines_along(discs, 1) | lines_along(discs, stride - 1) | lines_along(discs, stride) |
               lines_along(discs, stride + 1);
    }

    // Left and right exchanged; guard bits move with their columns.
    static Word mirror(const Word& word) {
        constexpr std::uint64_t field = (std::uint64_t{1} << stride) - 1;
        Word rest = word, result(0);
        for (int i = 0; i < columns; ++i) {
            result = (result << stride) | (rest & Word(field));
            rest = rest >> stride;
        }
        return result;
    }

private:
    struct ColumnMasks {
        Word masks[Columns];
        signed char off_centre[bits];
        constexpr ColumnMasks() : masks(), off_centre() {
            for (int number = 0; number < columns; ++number) {
                masks[number] = Word(0);
                for (int r = 0; r < rows; ++r) masks[number] = masks[number] | cell(r, number);
                const int twice = 2 * number - (columns - 1);
                for (int r = 0; r < stride; ++r) off_centre[number * stride + r] = static_cast<signed char>((twice < 0 ? -twice : twice) / 2);
            }
        }
    };
    static constexpr ColumnMasks all_columns{};

    // The cells, also occupied ones and guards, that complete a line in one direction, not upright.
    template <int Step, class W>
    static W completing_along(const W& discs) {
        const W after = discs << Step, before = discs >> Step;
        const W two_after = after & (discs << (2 * Step)), two_before = before & (discs >> (2 * Step));
        return (two_after & ((discs << (3 * Step)) | before)) | (two_before & ((discs >> (3 * Step)) | after));
    }
};

}  // namespace connect4
