// BoundTable: what is known of positions already searched: a lower and an upper bound of the exact score.
//
// No position is ever taken for another. The key of a position is scrambled by hash(), a bijection; its top bits choose
// the bucket, all the others are stored, so that a hit is the very position. A bucket holds two entries.
//
//   narrow entry, 8 bytes    [ rest of the key | generation | work 5 | lower + offset | upper + offset ]
//   wide entry, 16 bytes     [ scrambled low limb 64 ] [ high limb 20 | check 16 | generation 8 | work 5 | bounds ]
//
// Entries of another generation count as absent, which makes clearing free. Threads share a table without locks: a
// narrow entry is one atomic word; the two words of a wide one are tied together by the check, well mixed bits of the
// first word that are not those of the bucket.
//
// A table begins small, so that a search that ends soon stays in the processor's caches, and can grow up to the memory
// that it was given.
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
    static constexpr int bound_bits = G::cells + 2 < 64 ? 6 : 7;
    static constexpr int most_work_bits = 5, most_generation_bits = 8;

    // Where a position belongs, computed once for prefetch, probe and store.
    struct Slot {
        Cell* bucket;
        std::uint64_t tag, first;  // the tag is the rest of the key with the generation below it

        // A number for the position, not zero; two positions have the same one only by an unlikely chance.
        std::uint64_t name() const { return hash(tag ^ first ^ reinterpret_cast<std::uintptr_t>(bucket)) | 1; }
    };

    // With so many bits for the bucket a narrow entry has room for the work and a whole generation.
    static constexpr int roomy_bits = G::bits - (64 - 2 * bound_bits - most_work_bits - most_generation_bits);

    // Works on 2^first_bits buckets at `cells`, which must be zeroed, and on up to 2^most_bits when it grows. Without work
    // an entry is replaced by the next one that comes.
    BoundTable(Cell* cells, int first_bits, int most_bits, bool with_work)
        : cells_(cells), first_bits_(first_bits), most_bits_(most_bits), bucket_bits_(first_bits) {
        const int rest_bits = G::is_wide ? 36 : key_bits - first_bits;
        const int spare = 64 - 2 * bound_bits - rest_bits;
        work_bits_ = with_work && spare >= most_work_bits + 3 ? most_work_bits : 0;
        generation_bits_ = spare - work_bits_ < most_generation_bits ? spare - work_bits_ : most_generation_bits;
        tag_shift_ = 2 * bound_bits + work_bits_;
    }

    std::uint64_t buckets() const { return std::uint64_t{1} << bucket_bits_; }
    bool can_grow() const { return bucket_bits_ < most_bits_; }

    // Doubles the number of buckets and keeps what is known; slots from before are worthless. Returns false if `is_over`
    // said so before the end: then everything must be forgotten. Not while a search is running.
    template <class IsOver>
    bool grow(const IsOver& is_over) {
        constexpr std::uint64_t often = 4096;
        for (std::uint64_t number = buckets(); number-- > 0;) {
            if (number % often == 0 && is_over()) return false;
            split(number);
        }
        ++bucket_bits_;
        return true;
    }

    // Forgets everything and is small again. When all generations were used, the buckets of a small table are emptied;
    // those beyond are written before they are read.
    void forget() {
        bucket_bits_ = first_bits_;
        if (++generation_ > generation_mask()) {
            generation_ = 1;
            for (Cell* cell = cells_; cell != bucket(buckets()); ++cell) cell->store(0, std::memory_order_relaxed);
        }
    }

    Slot slot(const Word& key) const {
        if constexpr (G::is_wide) {
            const std::uint64_t scrambled = hash(key);
            return {bucket(scrambled >> (64 - bucket_bits_)), tag((key.hi << 16) | ((scrambled >> 20) & 0xffff)), scrambled};
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
    static constexpr std::uint64_t bound_mask = (std::uint64_t{1} << bound_bits) - 1;
    static constexpr int offset = G::cells / 2 + 1;

    // Moves the entries of a bucket to the two buckets that take its place, of which the first may be the bucket itself.
    void split(std::uint64_t number) {
        std::uint64_t words[2 * entry_words];
        for (int i = 0; i < 2 * entry_words; ++i) words[i] = bucket(number)[i].load(std::memory_order_relaxed);
        Cell* const halves = bucket(2 * number);
        for (int i = 0; i < 4 * entry_words; ++i) halves[i].store(0, std::memory_order_relaxed);
        int used[2] = {0, 0};
        for (int way = 0; way < 2; ++way) {
            std::uint64_t* const entry = words + entry_words * way;
            if (!is_current(entry[entry_words - 1])) continue;
            const int half = take_bucket_bit(entry);
            Cell* const place = halves + entry_words * (2 * half + used[half]++);
            for (int i = 0; i < entry_words; ++i) place[i].store(entry[i], std::memory_order_relaxed);
        }
    }
    // Which half of its bucket an entry belongs to; makes it one for that half.
    int take_bucket_bit(std::uint64_t* entry) const {
        if constexpr (G::is_wide) {
            return static_cast<int>((entry[0] >> (63 - bucket_bits_)) & 1);
        } else {
            const int place = tag_shift_ + generation_bits_ + key_bits - bucket_bits_ - 1;
            const int half = static_cast<int>((entry[0] >> place) & 1);
            entry[0] &= ~(std::uint64_t{1} << place);
            return half;
        }
    }

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
    int first_bits_, most_bits_, bucket_bits_, work_bits_, generation_bits_, tag_shift_;
    std::uint64_t generation_ = 0;
};

}  // namespace connect4
