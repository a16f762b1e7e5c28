// Session: one engine. It owns the tables of the size in play and the one analysis that may be under way.
//
// The methods may be called from any thread; starting an analysis ends the one before. Nothing here knows Python.
#pragma once

#include <condition_variable>
#include <memory>
#include <mutex>
#include <new>
#include <thread>

#include "challenger.hpp"
#include "kernel.hpp"
#include "monitor.hpp"

namespace connect4 {

class Session {
public:
    struct News {
        Report report;
        bool is_new = false, is_over = true;
        std::uint64_t nodes = 0;
    };

    Session(std::size_t bytes, int threads) : bytes_(bytes), threads_(threads) {}
    ~Session() { stop(); }

    // Begins an analysis that ends by itself after so many nodes or seconds. Returns its number, 0 if the position is
    // not one to analyse. Throws std::bad_alloc.
    std::uint64_t start(const Request& request, std::uint64_t nodes, double seconds) {
        const std::lock_guard<std::mutex> guard(running_);
        end_run();
        if (!prepare(request)) return 0;
        auto control = std::make_unique<Control>();
        control->node_limit = nodes;
        control->deadline = deadline_in(seconds);
        {
            const std::lock_guard<std::mutex> news_guard(lock_);
            control_ = std::move(control);
            ++number_;
            has_news_ = is_over_ = false;
            report_ = Report();  // what is known of the position before must not pass for news of this one
        }
        task_ = kernel_->start(request, *control_, threads_, [this](const Report& report) { publish(report); });
        if (task_->run_briefly()) {
            set_over();
        } else {
            thread_ = std::thread([this] {
                try {
                    task_->run();
                } catch (const std::bad_alloc&) {
                    // What was published so far stands.
                }
                set_over();
            });
        }
        return number_;
    }

    // Waits up to `seconds` for something new from analysis `number`; without news its last report comes again, whose
    // position is not known before the first one. An analysis that was ended by a newer one is over.
    News wait(std::uint64_t number, double seconds) {
        std::unique_lock<std::mutex> guard(lock_);
        const auto is_ready = [&] { return has_news_ || is_over_ || number != number_; };
        changed_.wait_for(guard, std::chrono::duration<double>(seconds), is_ready);
        News news;
        if (number != number_) return news;
        news.is_new = has_news_;
        has_news_ = false;
        news.report = report_;
        news.is_over = is_over_;
        news.nodes = control_->nodes.load();
        return news;
    }

    // Ends analysis `number`, if it is the one under way, and waits for its end.
    void stop(std::uint64_t number) {
        const std::lock_guard<std::mutex> guard(running_);
        if (number == number_) end_run();
    }
    void stop() {
        const std::lock_guard<std::mutex> guard(running_);
        end_run();
    }

    void forget() {
        const std::lock_guard<std::mutex> guard(running_);
        end_run();
        if (kernel_) kernel_->forget();
    }

    // The exact score and the nodes it took, on the calling thread. Returns false if the position is not one to solve.
    bool solve(const Request& request, int& score, std::uint64_t& nodes) {
        const std::lock_guard<std::mutex> guard(running_);
        end_run();
        if (!prepare(request)) return false;
        Control control;
        score = kernel_->solve(request, control);
        nodes = control.nodes.load();
        return true;
    }

    enum class Answer { refused, no, yes, undecided };

    // Whether the side of the challenge can force four, on the calling thread; undecided after so many nodes or when
    // `stop`, which may be null, becomes true.
    Answer can_force(const Request& request, const Challenge& challenge, std::uint64_t nodes, const std::atomic<bool>* stop) {
        const std::lock_guard<std::mutex> guard(running_);
        end_run();
        if (!challenger_ || request.rows != challenger_rows_ || request.columns != challenger_columns_) {
            challenger_.reset();
            challenger_ = make_challenger(request.rows, request.columns);
            challenger_rows_ = request.rows;
            challenger_columns_ = request.columns;
        }
        if (!challenger_ || !challenger_->accepts(request)) return Answer::refused;
        Control control;
        control.node_limit = nodes;
        try {
            return challenger_->can_force(request, challenge, control, stop) ? Answer::yes : Answer::no;
        } catch (const Interrupted&) {
            return Answer::undecided;
        }
    }

private:
    static Control::Clock::time_point deadline_in(double seconds) {
        constexpr double for_ever = 1e8;
        if (!(seconds < for_ever)) return Control::Clock::time_point::max();
        return Control::Clock::now() + std::chrono::duration_cast<Control::Clock::duration>(std::chrono::duration<double>(seconds));
    }

    // Makes the kernel fit the request; false if the request makes no sense.
    bool prepare(const Request& request) {
        if (!kernel_ || request.rows != rows_ || request.columns != columns_) {
            kernel_.reset();
            kernel_ = make_kernel(request.rows, request.columns, bytes_);
            rows_ = request.rows;
            columns_ = request.columns;
        }
        return kernel_ && kernel_->accepts(request);
    }

    void end_run() {
        if (control_) control_->stop.store(true);
        if (thread_.joinable()) thread_.join();
        task_.reset();
    }

    void publish(const Report& report) {
        {
            const std::lock_guard<std::mutex> guard(lock_);
            report_ = report;
            has_news_ = true;
        }
        changed_.notify_all();
    }
    void set_over() {
        {
            const std::lock_guard<std::mutex> guard(lock_);
            is_over_ = true;
        }
        changed_.notify_all();
    }

    const std::size_t bytes_;
    const int threads_;

    std::mutex running_;  // held while an analysis is started or ended, and while solving
    std::unique_ptr<Kernel> kernel_;
    int rows_ = 0, columns_ = 0;
    std::unique_ptr<Challenger> challenger_;
    int challenger_rows_ = 0, challenger_columns_ = 0;
    std::unique_ptr<Task> task_;
    std::thread thread_;

    std::mutex lock_;  // guards what follows; the control is replaced with both locks held
    std::condition_variable changed_;
    std::unique_ptr<Control> control_;
    Report report_;
    bool has_news_ = false, is_over_ = true;
    std::uint64_t number_ = 0;
};

}  // namespace connect4
