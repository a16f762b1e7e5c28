// BestFirst: the order in which a search tries the moves of a node.
#pragma once

#include <algorithm>
#include <limits>

namespace connect4 {

// Numbers from 0 up to `Room`, taken by their worth, the highest first; of those of equal worth the lowest comes first.
// A search mostly ends after the first one, so the next is looked for only when it is wanted.
template <int Room>
class BestFirst {
public:
    BestFirst() { std::fill(ranks_, ranks_ + Room, none); }

    void add(int number, int worth) {
        ranks_[number] = worth * scale + (scale - 1 - number);
        ++left_;
    }

    bool is_empty() const { return left_ == 0; }

    // There must be one.
    int take() {
        int top = ranks_[0];
        for (int number = 1; number < Room; ++number) top = std::max(top, ranks_[number]);
        const int number = scale - 1 - (top & (scale - 1));
        ranks_[number] = none;
        --left_;
        return number;
    }

private:
    static constexpr int scale = 16, none = std::numeric_limits<int>::min();
    static_assert(Room <= scale, "a number must have room below the worth");

    int ranks_[Room];  // for each number its worth, and below that the number, upside down
    int left_ = 0;
};

}  // namespace connect4
