// Task: one analysis on its way, whatever the board size.
#pragma once

namespace connect4 {

class Task {
public:
    virtual ~Task() = default;

    // A few milliseconds of work. Returns whether everything asked for is known; it is then published.
    virtual bool run_briefly() = 0;
    // Goes on until everything asked for is known or the request is over. Publishes at least once.
    virtual void run() = 0;
};

}  // namespace connect4
