// Request and Report: what is asked of an analysis, and what it knows. Plain values; no board size in their types.
#pragma once

#include <cstdint>

namespace connect4 {

constexpr int most_columns = 9, most_cells = 72;

struct Request {
    int rows = 0, columns = 0;
    std::uint64_t own[2] = {0, 0}, occupied[2] = {0, 0};  // low limb first
    int depth = 0;                                        // plies to look ahead; 0 is no limit
    bool every_column = true;
};

// The score of a column or a position, seen by the player to move: proven to lie between the bounds; the estimate is
// meant for when these do not say enough. A column that is full or was never looked at is not `known`.
struct Value {
    bool known = false;
    int lower = 0, upper = 0, estimate = 0;

    bool is_exact() const { return known && lower == upper; }
};

struct Report {
    int depth = 0;
    Value position;
    Value columns[most_columns];
    int line[most_cells];
    int line_length = 0;
};

}  // namespace connect4
