// BoundTable: what is known of positions already searched: a lower and an upper bound of the exact score.
//
// No position is ever taken for another. The key of a position is scrambled by hash(), a bijection; its top bits choose
// the bucket, all the others are stored, so that a hit is the very position. A bucket holds two entries.
//
//   narrow entry, 8 bytes    [ rest of the key | generation | work 5 | lower + offset | upper + offset ]
//   wide entry, 16 bytes     [ scrambled low limb 64 ] [ high limb 20 | check 16 | generation 8 | work 5 | bounds ]
//
// Entries of another generation count as absent, which makes clearing free. Threads share a table without locks: a
// narrow entry is one atomic word; the two words of a wide one are tied together by the check, the low bits of the
// first word.
#pragma once

#include <cstdint>

#include "geometry.hpp"
#include "hash.hpp"
#include "memory.hpp"

namespace connect4 {

struct Bounds {
    int lower, upper;
};

template <class G>
class BoundTable {
public:
    using Word = typename G::Word;
    using Cell = Memory::Cell;

    static constexpr int entry_words = G::is_wide ? 2 : 1;
    static constexpr std::size_t bucket_bytes = 2 * entry_words * sizeof(Cell);
    static constexpr int smallest_bits = 14;  // a narrow entry must have room for the rest of a 64-bit key

    // Where a position belongs, computed once for prefetch, probe and store.
    struct Slot {
        Cell* bucket;
        std::uint64_t tag, first;  // the tag is the rest of the key with the generation below it

        // A number for the position, not zero; two positions have the same one only by an unlikely chance.
        std::uint64_t name() const { return hash(tag ^ first ^ reinterpret_cast<std::uintptr_t>(bucket)) | 1; }
    };

    // Works on 2^bucket_bits buckets at `cells`. Without work an entry is replaced by the next one that comes.
    BoundTable(Cell* cells, int bucket_bits, bool with_work) : cells_(cells), bucket_bits_(bucket_bits) {
        const int rest_bits = G::is_wide ? 36 : key_bits - bucket_bits;
        const int spare = 64 - 2 * bound_bits - rest_bits;
        work_bits_ = with_work && spare >= 5 + 3 ? 5 : 0;
        generation_bits_ = spare - work_bits_ < 8 ? spare - work_bits_ : 8;
        tag_shift_ = 2 * bound_bits + work_bits_;
    }

    // Forget everything. Returns true if the memory must be wiped for that, because all generations were used.
    bool next_generation() {
        if (generation_ == generation_mask()) {
            generation_ = 1;
            return true;
        }
        ++generation_;
        return false;
    }

    Slot slot(const Word& key) const {
        if constexpr (G::is_wide) {
            const std::uint64_t scrambled = hash(key);
            return {bucket(scrambled >> (64 - bucket_bits_)), tag((key.hi << 16) | (scrambled & 0xffff)), scrambled};
        } else {
            const std::uint64_t scrambled = hash(key) & key_mask;
            const int shift = key_bits - bucket_bits_;
            return {bucket(scrambled >> shift), tag(scrambled & ((std::uint64_t{1} << shift) - 1)), 0};
        }
    }

    static void prefetch(const Slot& slot) { connect4::prefetch(slot.bucket); }

    // Whether the position is known; then its bounds.
    bool probe(const Slot& slot, Bounds& bounds) const {
        for (int way = 0; way < 2; ++way) {
            const std::uint64_t last = last_word(slot, way);
            if (matches(slot, way, last)) {
                bounds = {static_cast<int>((last >> bound_bits) & bound_mask) - offset,
                          static_cast<int>(last & bound_mask) - offset};
                return true;
            }
        }
        return false;
    }

    // Remember the bounds of a position; `work` is the logarithm of the nodes that they cost.
    void store(const Slot& slot, const Bounds& bounds, int work) {
        const std::uint64_t entry = (slot.tag << tag_shift_) | work_field(work) |
                                    (static_cast<std::uint64_t>(bounds.lower + offset) << bound_bits) |
                                    static_cast<std::uint64_t>(bounds.upper + offset);
        const std::uint64_t first = last_word(slot, 0), second = last_word(slot, 1);
        int way = 0;
        if (matches(slot, 1, second)) {
            way = 1;
        } else if (!matches(slot, 0, first) && is_current(first)) {
            way = !is_current(second) || work_of(second) <= work_of(first) ? 1 : 0;
        }
        if constexpr (G::is_wide) slot.bucket[2 * way].store(slot.first, std::memory_order_relaxed);
        slot.bucket[entry_words * way + entry_words - 1].store(entry, std::memory_order_relaxed);
    }

private:
    static constexpr int key_bits = G::bits;
    static constexpr std::uint64_t key_mask = key_bits >= 64 ? ~std::uint64_t{0} : (std::uint64_t{1} << (key_bits % 64)) - 1;
    static constexpr int bound_bits = G::cells + 2 < 64 ? 6 : 7;
    static constexpr std::uint64_t bound_mask = (std::uint64_t{1} << bound_bits) - 1;
    static constexpr int offset = G::cells / 2 + 1;

    Cell* bucket(std::uint64_t number) const { return cells_ + number * (2 * entry_words); }
    std::uint64_t last_word(const Slot& slot, int way) const {
        return slot.bucket[entry_words * way + entry_words - 1].load(std::memory_order_relaxed);
    }
    std::uint64_t generation_mask() const { return (std::uint64_t{1} << generation_bits_) - 1; }
    std::uint64_t tag(std::uint64_t rest) const { return (rest << generation_bits_) | generation_; }
    bool is_current(std::uint64_t last) const { return ((last >> tag_shift_) & generation_mask()) == generation_; }
    bool matches(const Slot& slot, int way, std::uint64_t last) const {
        if (last >> tag_shift_ != slot.tag) return false;
        if constexpr (G::is_wide) return slot.bucket[2 * way].load(std::memory_order_relaxed) == slot.first;
        return true;
    }
    std::uint64_t work_field(int work) const {
        if (work_bits_ == 0) return 0;
        return static_cast<std::uint64_t>(work < 31 ? work : 31) << (2 * bound_bits);
    }
    std::uint64_t work_of(std::uint64_t last) const {
        return (last >> (2 * bound_bits)) & ((std::uint64_t{1} << work_bits_) - 1);
    }

    Cell* cells_;
    int bucket_bits_, work_bits_, generation_bits_, tag_shift_;
    std::uint64_t generation_ = 0;
};

}  // namespace connect4
