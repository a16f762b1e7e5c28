// Report: what an analysis knows so far. Plain values; no board size in their types.
#pragma once

namespace connect4 {

constexpr int most_columns = 9, most_cells = 72;

// The score of a column or a position, seen by the player to move: proven to lie between the bounds; the estimate is
// meant for when these do not say enough. A column that is full or was never looked at is not known.
struct Value {
    bool is_known = false;
    int lower = 0, upper = 0, estimate = 0;
};

struct Report {
    int depth = 0;
    Value position;
    Value columns[most_columns];
    int line[most_cells];
    int line_length = 0;
};

}  // namespace connect4
