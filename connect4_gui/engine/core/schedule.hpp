// Schedule: how long an analysis only proves before it also estimates, and how both share the nodes from then on.
//
// A proof that comes soon needs no estimates and no reports on the way. Where it does not, every round costs twice as
// much as the one before, up to a size after which reports would become rare.
#pragma once

#include <algorithm>
#include <cstdint>

namespace connect4 {

class Schedule {
public:
    // `is_for_moves` says whether somebody has to choose a move by the estimates, if there is no proof in time; `seconds`
    // is how long the analysis may take.
    Schedule(int empties, bool is_for_moves, std::uint64_t node_limit, double seconds)
        : is_nearly_proven_(empties <= nearly_proven || !is_for_moves) {
        const std::uint64_t limit = std::min(node_limit / 4, nodes_in(seconds / 4));
        const auto within = [&](std::uint64_t nodes) { return std::min(nodes, limit); };
        if (is_for_moves) {
            briefly_ = within(empties <= soon_proven ? smallest : smallest / 10);
            first_report_ = within(smallest);
            proofs_ = within(is_nearly_proven_ ? 20 * smallest : smallest);
        } else {
            briefly_ = within(5 * smallest);
            first_report_ = within(5 * smallest);
            proofs_ = within(200 * smallest);
        }
    }

    // For what is proven on the caller's thread: another one takes as long to make as a small proof, and begins with cold
    // caches. Until then the limits end it, but nobody else.
    std::uint64_t briefly() const { return briefly_; }

    // For proofs before anything is told.
    std::uint64_t first_report() const { return first_report_; }

    // For the proofs of this round, and for the estimates after them.
    std::uint64_t proofs() const { return proofs_; }
    std::uint64_t estimates() const {
        if (is_nearly_proven_) return std::max(proofs_ / 64, std::min(smallest / 4, proofs_));
        return proofs_ < largest ? proofs_ / 2 : proofs_ / 8;
    }

    void next_round() { proofs_ = std::min(2 * proofs_, largest); }

private:
    static constexpr std::uint64_t smallest = 20000, largest = 16000000;

    // Empty cells. Where a proof is near, estimates will soon be worthless.
    static constexpr int nearly_proven = 40, soon_proven = 28;

    // As many as a slow processor visits in that time.
    static std::uint64_t nodes_in(double seconds) {
        constexpr double nodes_a_second = 1e6;
        return seconds * nodes_a_second < static_cast<double>(largest) ? static_cast<std::uint64_t>(seconds * nodes_a_second) : largest;
    }

    bool is_nearly_proven_;
    std::uint64_t briefly_, first_report_, proofs_;
};

}  // namespace connect4
