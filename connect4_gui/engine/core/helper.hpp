// Helper: one more thread of a team, with a small table of its own. It sleeps between two pieces of work.
#pragma once

#include <condition_variable>
#include <functional>
#include <mutex>
#include <system_error>
#include <thread>
#include <utility>

#if defined(__linux__)
#include <sched.h>
#endif

#include "tables.hpp"

namespace connect4 {

template <class G>
class Helper {
public:
    // The large table is that of `shared`.
    explicit Helper(const Tables<G>& shared) : memory_(Tables<G>::small_bytes), tables_(shared, memory_) {}
    ~Helper() {
        if (!thread_.joinable()) return;
        wait();
        tell([this] { is_over_ = true; });
        thread_.join();
    }
    Helper(const Helper&) = delete;
    Helper& operator=(const Helper&) = delete;

    // Does `work`, which must not throw, while the caller goes on; not before the last piece of work is done. If the system
    // has no more threads nothing is done.
    void begin(std::function<void(Tables<G>&)> work) {
        try {
            if (!thread_.joinable()) thread_ = std::thread([this] { run(); });
        } catch (const std::system_error&) {
            return;
        }
        tell([&] {
            work_ = std::move(work);
            busy_ = this_processor();
        });
    }

    // Returns when the work is done.
    void wait() {
        std::unique_lock<std::mutex> guard(lock_);
        changed_.wait(guard, [this] { return !work_; });
    }

private:
    template <class Change>
    void tell(const Change& change) {
        {
            const std::lock_guard<std::mutex> guard(lock_);
            change();
        }
        changed_.notify_all();
    }

    void run() {
        std::unique_lock<std::mutex> guard(lock_);
        for (;;) {
            changed_.wait(guard, [this] { return work_ || is_over_; });
            if (!work_) return;
            const int busy = busy_;
            guard.unlock();
            leave(busy);
            work_(tables_);
            guard.lock();
            work_ = nullptr;
            changed_.notify_all();
        }
    }

    // A thread often wakes on the processor of the one that woke it, where it would have to wait for some milliseconds
    // until the system moves one of them. Where this system can be told, it is told to do so at once.
#if defined(__linux__)
    static int this_processor() { return sched_getcpu(); }
    static void leave(int processor) {
        cpu_set_t allowed;
        if (processor < 0 || sched_getcpu() != processor || sched_getaffinity(0, sizeof allowed, &allowed) != 0) return;
        cpu_set_t others = allowed;
        CPU_CLR(processor, &others);
        if (CPU_COUNT(&others) == 0 || sched_setaffinity(0, sizeof others, &others) != 0) return;
        sched_setaffinity(0, sizeof allowed, &allowed);
    }
#else
    static int this_processor() { return -1; }
    static void leave(int) {}
#endif

    Memory memory_;
    Tables<G> tables_;
    std::mutex lock_;
    std::condition_variable changed_;
    std::function<void(Tables<G>&)> work_;  // empty when there is nothing to do
    int busy_ = -1;                         // the processor of the one who asked for it
    bool is_over_ = false;
    std::thread thread_;
};

}  // namespace connect4
