// Request: what is asked about a position. Plain values; no board size in its type.
#pragma once

#include <cstdint>

namespace connect4 {

struct Request {
    int rows = 0, columns = 0;
    std::uint64_t own[2] = {0, 0}, occupied[2] = {0, 0};  // low limb first
    int depth = 0;                                        // plies to look ahead; 0 is no limit
    bool every_column = true;
};

// Whether a side can force four if its lines through some cells do not count.
struct Challenge {
    bool is_for_mover = true;
    std::uint64_t without[2] = {0, 0};  // low limb first
};

}  // namespace connect4
