// Tables: the two bound tables of a search. Positions near the end are many, cheap and soon forgotten: they have a
// small table of their own that stays in the processor's cache. Threads that search together share the large table only:
// two processors that write to one small table would take it out of each other's caches all the time.
#pragma once

#include "bound_table.hpp"

namespace connect4 {

template <class G>
class Tables {
public:
    static constexpr int small_bits = BoundTable<G>::smallest_bits;
    static constexpr int small_empties = 16;
    static constexpr std::size_t small_bytes = BoundTable<G>::bucket_bytes << small_bits;

    // Uses as much of `memory`, which must be zeroed, as a power of two of buckets allows.
    explicit Tables(Memory& memory)
        : memory_(memory),
          small_(memory.words(), small_bits, false),
          large_(memory.words() + small_bytes / sizeof(Memory::Cell), large_bits(memory.bytes()), true) {
        forget();
    }
    // Those of one more thread: the large table of `shared`, and a small one of its own in `memory`, which must be zeroed.
    // What `shared` forgets is forgotten here when these are made anew.
    Tables(const Tables& shared, Memory& memory)
        : memory_(memory), small_(memory.words(), small_bits, false), large_(shared.large_) {
        small_.next_generation();
    }

    static constexpr std::size_t least_bytes = 2 * small_bytes;

    BoundTable<G>& for_empties(int empties) { return empties <= small_empties ? small_ : large_; }

    // Not while a search is running.
    void forget() {
        const bool small_wraps = small_.next_generation(), large_wraps = large_.next_generation();
        if (small_wraps || large_wraps) memory_.wipe();
    }

private:
    // A small board has few positions: touching more memory than they need would take longer than solving it.
    static constexpr int enough_bits = G::cells / 2 + 4;

    static int large_bits(std::size_t bytes) {
        const int room = log2_floor((bytes - small_bytes) / BoundTable<G>::bucket_bytes);
        return room < enough_bits ? room : enough_bits;
    }

    Memory& memory_;
    BoundTable<G> small_, large_;
};

}  // namespace connect4
