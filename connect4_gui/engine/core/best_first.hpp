// BestFirst: the order in which a search tries the moves of a node.
#pragma once

namespace connect4 {

// Numbers from 0 up to `Room`, taken by their worth, the highest first; of those of equal worth the lowest comes first.
// A search mostly ends after the first one, so the next is looked for only when it is wanted.
template <int Room>
class BestFirst {
public:
    void add(int number, int worth) { ranks_[left_++] = worth * scale + (scale - 1 - number); }

    bool is_empty() const { return left_ == 0; }

    // There must be one.
    int take() {
        int place = 0, top = ranks_[0];
        for (int i = 1; i < left_; ++i) {
            const bool is_higher = ranks_[i] > top;
            place = is_higher ? i : place;
            top = is_higher ? ranks_[i] : top;
        }
        ranks_[place] = ranks_[--left_];
        return scale - 1 - (top & (scale - 1));
    }

private:
    static constexpr int scale = 16;
    static_assert(Room <= scale, "a number must have room below the worth");

    int ranks_[Room];  // the worth, and below it the number, upside down
    int left_ = 0;
};

}  // namespace connect4
