// Challenger: whether a side can force four if its lines through some cells do not count, behind an interface without
// templates. Compiled apart from the kernel, so that neither makes the other slower.
#pragma once

#include <atomic>
#include <cstddef>
#include <memory>

#include "control.hpp"
#include "request.hpp"

namespace connect4 {

class Challenger {
public:
    virtual ~Challenger() = default;

    virtual bool accepts(const Request& request) const = 0;
    // The request must be accepted. On one thread; it forgets what it learnt before, so that the same question always
    // takes the same nodes. Throws Interrupted, also when `stop`, which may be null, becomes true.
    virtual bool can_force(const Request& request, const Challenge& challenge, Control& control,
                           const std::atomic<bool>* stop) = 0;
};

// Null for a size that there is not.
std::unique_ptr<Challenger> make_challenger(int rows, int columns);

}  // namespace connect4
