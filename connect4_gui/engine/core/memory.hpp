// Memory: one zeroed block for the tables of an engine, on huge pages where the system offers them.
#pragma once

#include <atomic>
#include <cstddef>
#include <cstdint>
#include <cstdlib>
#include <new>

#if defined(__linux__)
#include <sys/mman.h>
#endif

namespace connect4 {

class Memory {
public:
    using Cell = std::atomic<std::uint64_t>;
    static_assert(sizeof(Cell) == sizeof(std::uint64_t), "table words are read and written in place");

    // Throws std::bad_alloc. Pages that are never touched cost nothing.
    explicit Memory(std::size_t bytes) : bytes_(bytes), raw_(std::calloc(1, bytes + page)) {
        if (raw_ == nullptr) throw std::bad_alloc();
        const std::uintptr_t address = (reinterpret_cast<std::uintptr_t>(raw_) + page - 1) / page * page;
        words_ = reinterpret_cast<Cell*>(address);
#if defined(__linux__) && defined(MADV_HUGEPAGE)
        madvise(words_, bytes_, MADV_HUGEPAGE);
#endif
    }
    ~Memory() { std::free(raw_); }
    Memory(const Memory&) = delete;
    Memory& operator=(const Memory&) = delete;

    Cell* words() const { return words_; }
    std::size_t bytes() const { return bytes_; }

private:
    static constexpr std::size_t page = std::size_t{1} << 21;

    std::size_t bytes_;
    void* raw_;
    Cell* words_;
};

}  // namespace connect4
