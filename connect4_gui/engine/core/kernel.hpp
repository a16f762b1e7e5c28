// Kernel: the search for one board size behind an interface without templates.
#pragma once

#include <cstddef>
#include <functional>
#include <memory>

#include "control.hpp"
#include "report.hpp"
#include "request.hpp"
#include "task.hpp"

namespace connect4 {

class Kernel {
public:
    virtual ~Kernel() = default;

    // Whether the request's position is one that the rules allow and on which the game is not over.
    virtual bool accepts(const Request& request) const = 0;
    // The request must be accepted. The kernel and `control` must outlive the task; one task at a time.
    virtual std::unique_ptr<Task> start(const Request& request, Control& control, int threads,
                                        std::function<void(const Report&)> publish) = 0;
    // The exact score of the request's position, on one thread. Throws Interrupted.
    virtual int solve(const Request& request, Control& control) = 0;
    virtual void forget() = 0;
};

// A kernel that keeps within `bytes` of table memory, or the least that works. Null for a size that there is not.
std::unique_ptr<Kernel> make_kernel(int rows, int columns, std::size_t bytes);

}  // namespace connect4
