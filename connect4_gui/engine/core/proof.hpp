// Proof: what is proven of one position's score, and which question to ask next.
//
// Questions far from zero ask for a quick end and are cheap, because lines that are too long for it are cut at once.
// So the first ones are far ones with a small budget: they find quick wins and losses in no time. If they get too
// expensive, the game is long: then first comes the sign, and from there the score is sought outwards from zero.
#pragma once

#include <algorithm>
#include <cstdint>

#include "monitor.hpp"
#include "score.hpp"

namespace connect4 {

class Proof {
public:
    // Nothing is known but the number of empty cells.
    explicit Proof(int empties) : Proof(-decided_in(2, empties), decided_in(1, empties), worth(empties)) {}

    // There is nothing left to prove.
    static Proof of_known(int score) { return Proof(score, score, 0); }

    int lower() const { return lower_; }
    int upper() const { return upper_; }
    bool is_done() const { return lower_ >= upper_; }

    // Is the score at least this? Always more than lower() and at most upper().
    int question() const {
        if (lower_ >= 0) return is_far_ && upper_ - lower_ > 2 ? (lower_ + upper_ + 1) / 2 : lower_ + 1;
        if (upper_ <= 0) return is_far_ && upper_ - lower_ > 2 ? -((-lower_ - upper_) / 2) : upper_;
        if (!is_far_) return 1;
        return upper_ >= -lower_ ? (upper_ + 1) / 2 : lower_ - lower_ / 2;
    }
    // The nodes that the question is worth.
    std::uint64_t budget() const { return is_far_ ? far_budget_ : Monitor::unlimited; }

    void learn(int beta, int result) {
        if (result >= beta) {
            lower_ = std::max(lower_, result);
        } else {
            upper_ = std::min(upper_, result);
        }
    }
    void give_up_far() { is_far_ = false; }

    // Facts from elsewhere.
    void learn_at_most(int score) { upper_ = std::min(upper_, score); }
    void learn_at_least(int score) { lower_ = std::max(lower_, score); }

private:
    Proof(int lower, int upper, std::uint64_t far_budget) : lower_(lower), upper_(upper), far_budget_(far_budget) {}

    // Far questions pay the more, the longer the game can still last.
    static std::uint64_t worth(int empties) {
        return std::uint64_t{400} << (std::clamp(empties - 24, 0, 12) * 2 / 3);
    }

    int lower_, upper_;
    std::uint64_t far_budget_;
    bool is_far_ = true;
};

}  // namespace connect4
