// Best first: the order in which a search tries the moves of a node.
#pragma once

namespace connect4 {

// Sorts `count` numbers by their worth, the highest first; those of equal worth keep their order. `worth[n]` is that of
// number n. There are few of them: inserting is the fastest way.
inline void sort_best_first(int* numbers, int count, const int* worth) {
    for (int i = 1; i < count; ++i) {
        const int number = numbers[i];
        int place = i;
        for (; place > 0 && worth[numbers[place - 1]] < worth[number]; --place) numbers[place] = numbers[place - 1];
        numbers[place] = number;
    }
}

}  // namespace connect4
