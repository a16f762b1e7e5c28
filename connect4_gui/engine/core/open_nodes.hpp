// OpenNodes: the nodes that one thread of several is in the middle of, from the root down. As soon as another thread has
// answered one of them, everything below it is searched in vain.
#pragma once

#include <optional>

#include "bound_table.hpp"

namespace connect4 {

// Thrown out of the search below a node that another thread has answered.
struct AnsweredElsewhere {
    int level, bound;
};

template <class G>
class OpenNodes {
public:
    using Slot = typename BoundTable<G>::Slot;

    // Enters a node with a question; leaves it at the end of its own life.
    class Visit {
    public:
        Visit(OpenNodes& nodes, const BoundTable<G>& table, const Slot& slot, int beta) : nodes_(nodes), level_(nodes.count_) {
            nodes_.open_[nodes_.count_++] = {&table, slot, beta};
        }
        ~Visit() { nodes_.count_ = level_; }
        Visit(const Visit&) = delete;
        Visit& operator=(const Visit&) = delete;

        int level() const { return level_; }

    private:
        OpenNodes& nodes_;
        const int level_;
    };

    // Throws AnsweredElsewhere for the highest node whose answer is in the tables by now.
    void check() const {
        for (int level = 0; level < count_; ++level)
            if (const auto bound = answer(open_[level])) throw AnsweredElsewhere{level, *bound};
    }

private:
    struct Open {
        const BoundTable<G>* table;
        Slot slot;
        int beta;
    };

    static std::optional<int> answer(const Open& open) {
        Bounds known;
        if (!open.table->probe(open.slot, known)) return std::nullopt;
        if (known.upper < open.beta) return known.upper;
        if (known.lower >= open.beta) return known.lower;
        return std::nullopt;
    }

    Open open_[G::cells];
    int count_ = 0;
};

}  // namespace connect4
