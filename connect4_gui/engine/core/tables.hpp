// Tables: the two bound tables of a search. Positions near the end are many, cheap and soon forgotten: they have a
// small table of their own that stays in the processor's cache. Threads that search together share the large table only:
// two processors that write to one small table would take it out of each other's caches all the time.
#pragma once

#include <algorithm>
#include <memory>

#include "bound_table.hpp"

namespace connect4 {

template <class G>
class Tables {
public:
    static constexpr int small_bits = BoundTable<G>::smallest_bits;
    static constexpr int small_empties = 14;
    static constexpr std::size_t small_bytes = BoundTable<G>::bucket_bytes << small_bits;

    // Uses as much of `memory`, which must be zeroed, as a power of two of buckets allows.
    explicit Tables(Memory& memory)
        : small_(memory.words(), small_bits, small_bits, false),
          large_(std::make_shared<BoundTable<G>>(memory.words() + small_bytes / sizeof(Memory::Cell),
                                                 first_bits(memory.bytes()), most_bits(memory.bytes()), true)) {
        forget();
    }
    // Those of one more thread: the large table of `shared`, and a small one of its own in `memory`, which must be zeroed.
    // What `shared` forgets is forgotten here when these are made anew.
    Tables(const Tables& shared, Memory& memory)
        : small_(memory.words(), small_bits, small_bits, false), large_(shared.large_) {
        small_.forget();
    }

    static constexpr std::size_t least_bytes = 2 * small_bytes;

    BoundTable<G>& for_empties(int empties) { return empties <= small_empties ? small_ : *large_; }

    // Not while a search is running.
    void forget() {
        small_.forget();
        large_->forget();
        begin_size();
    }

    // The nodes that can still be visited before the large table should be larger.
    std::uint64_t room() const { return room_; }

    // So many nodes have been visited. Not while a search is running. To grow can take a while; `is_over` may end that.
    template <class IsOver>
    void use(std::uint64_t nodes, const IsOver& is_over) {
        if (nodes < room_) {
            room_ -= nodes;
        } else if (is_over()) {
            room_ = 1;
        } else if (large_->grow(is_over)) {
            begin_size();
        } else {
            forget();
        }
    }

private:
    // Of all nodes only some are stored here; with fewer buckets the table would forget what it is asked for later. The
    // checks of the core let it grow all the time.
#if defined(CONNECT4_EAGER_GROWTH)
    static constexpr std::uint64_t nodes_a_bucket = 1;
    static constexpr int cached_bits = BoundTable<G>::smallest_bits;
#else
    static constexpr std::uint64_t nodes_a_bucket = 32;
    static constexpr int cached_bits = 16;
#endif
    static constexpr std::uint64_t unlimited = ~std::uint64_t{0};

    // A small board has few positions: touching more memory than they need would take longer than solving it.
    static constexpr int enough_bits = G::cells / 2 + 4;

    static int most_bits(std::size_t bytes) {
        return std::min(log2_floor((bytes - small_bytes) / BoundTable<G>::bucket_bytes), enough_bits);
    }
    // About what fits in a processor's cache, where an entry has room for everything with so few bits for the bucket. On
    // the largest narrow boards it has not; there the table has all its memory at once.
    static int first_bits(std::size_t bytes) {
        return std::min(most_bits(bytes), G::is_wide ? cached_bits : std::max(cached_bits, BoundTable<G>::roomy_bits));
    }

    void begin_size() { room_ = large_->can_grow() ? nodes_a_bucket * large_->buckets() : unlimited; }

    BoundTable<G> small_;
    std::shared_ptr<BoundTable<G>> large_;
    std::uint64_t room_ = unlimited;
};

}  // namespace connect4
