// Schedule: how many nodes each round of an analysis may cost, and how proofs and estimates share them. Every round
// costs twice as much as the one before, up to a size after which reports would become rare.
#pragma once

#include <algorithm>
#include <cstdint>

namespace connect4 {

class Schedule {
public:
    Schedule(int empties, std::uint64_t node_limit)
        : is_nearly_proven_(empties <= nearly_proven),
          briefly_(std::min(smallest, node_limit / 4)),
          proofs_(std::min(is_nearly_proven_ ? 50 * smallest : smallest, node_limit / 4)) {}

    // For proofs before the first round: a few milliseconds of work.
    std::uint64_t briefly() const { return briefly_; }

    // For the proofs and the estimates of this round.
    std::uint64_t proofs() const { return proofs_; }
    std::uint64_t estimates() const {
        if (is_nearly_proven_) return proofs_ / 16;
        return proofs_ < largest ? proofs_ / 2 : proofs_ / 8;
    }

    void next_round() { proofs_ = std::min(2 * proofs_, largest); }

private:
    static constexpr std::uint64_t smallest = 20000, largest = 16000000;

    // Empty cells. Where a proof is near, estimates will soon be worthless, and to start the proof again costs more than
    // to wait for it.
    static constexpr int nearly_proven = 36;

    bool is_nearly_proven_;
    std::uint64_t briefly_, proofs_;
};

}  // namespace connect4
