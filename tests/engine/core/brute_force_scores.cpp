// brute_force_scores ROWS COLUMNS COUNT SEED MOST_EMPTIES: COUNT different random positions with what each column is worth.
//
// Nothing of the core is used here, not even its rules: discs lie in a grid, lines are counted disc by disc, and the search is
// plain alpha-beta that remembers nothing. A line of output is a position and a value for each column:
//
//     XO.......O..X...|- 3 0 -8
//
// Cells go column by column from the bottom up, each column with one dot more than it has rows; X are the discs of the player
// to move. A value is the plies to the end: above 0 to a win, below to a loss, 0 for a draw, and "-" for a full column. Every
// board comes twice, with either player to move.

#include <algorithm>
#include <cstdio>
#include <cstdlib>
#include <cstring>
#include <random>
#include <set>
#include <string>
#include <vector>

namespace {

constexpr int most_rows = 8, most_columns = 9;
constexpr char empty = '.';
constexpr int decided = 1000;  // a win with n plies to go counts decided - n
constexpr int pass_one_in = 20, careless_one_in = 8;

std::mt19937_64 random_bits;

int below(int end) { return static_cast<int>(random_bits() % static_cast<unsigned>(end)); }

// Discs in a grid with a border around it, so that a run of discs ends by itself.
class Grid {
public:
    Grid(int rows, int columns) : rows_(rows), columns_(columns) { std::memset(cells_, empty, sizeof cells_); }

    int columns() const { return columns_; }
    bool has_room(int column) const { return heights_[column] < rows_; }
    void drop(int column, char disc) { cells_[column + 1][1 + heights_[column]++] = disc; }
    void take_back(int column) { cells_[column + 1][1 + --heights_[column]] = empty; }

    int empties() const {
        int count = rows_ * columns_;
        for (int column = 0; column < columns_; ++column) count -= heights_[column];
        return count;
    }

    // Whether the topmost disc of `column` is in a line of four.
    bool has_line_through(int column) const {
        const char* disc = &cells_[column + 1][heights_[column]];
        for (const int step : {1, height - 1, height, height + 1})
            if (1 + run(disc, step) + run(disc, -step) >= 4) return true;
        return false;
    }

    // Whether `disc` wins at once in `column`, which has room.
    bool wins(int column, char disc) {
        drop(column, disc);
        const bool is_line = has_line_through(column);
        take_back(column);
        return is_line;
    }

    std::string text(char mover) const {
        std::string result;
        for (int column = 0; column < columns_; ++column)
            for (int row = 0; row <= rows_; ++row) {
                const char disc = cells_[column + 1][row + 1];
                result += disc == empty ? empty : disc == mover ? 'X' : 'O';
            }
        return result;
    }

private:
    static constexpr int width = most_columns + 2, height = most_rows + 2;

    // The discs like this one which follow it in one direction.
    static int run(const char* disc, int step) {
        int length = 0;
        while (disc[(length + 1) * step] == *disc) ++length;
        return length;
    }

    int rows_, columns_;
    int heights_[most_columns] = {};
    char cells_[width][height];
};

char other(char player) { return player == 'A' ? 'B' : 'A'; }

int search(Grid& grid, char mover, int empties, int plies, int alpha, int beta);

// What the mover gets for `column`, which has room: exact within the window, beyond it a bound.
int value_of(Grid& grid, int column, char mover, int empties, int plies, int alpha, int beta) {
    grid.drop(column, mover);
    const int value = grid.has_line_through(column) ? decided - plies - 1
                                                    : -search(grid, other(mover), empties - 1, plies + 1, -beta, -alpha);
    grid.take_back(column);
    return value;
}

int search(Grid& grid, char mover, int empties, int plies, int alpha, int beta) {
    if (empties == 0) return 0;
    int best = -decided;
    for (int column = 0; column < grid.columns() && best < beta; ++column) {
        if (!grid.has_room(column)) continue;
        best = std::max(best, value_of(grid, column, mover, empties, plies, std::max(alpha, best), beta));
    }
    return best;
}

void print(Grid& grid, char mover) {
    std::printf("%s|", grid.text(mover).c_str());
    const int empties = grid.empties();
    for (int column = 0; column < grid.columns(); ++column) {
        if (column > 0) std::putchar(' ');
        if (!grid.has_room(column)) {
            std::putchar('-');
            continue;
        }
        const int value = value_of(grid, column, mover, empties, 0, -decided, decided);
        std::printf("%d", value > 0 ? decided - value : value < 0 ? -decided - value : 0);
    }
    std::putchar('\n');
}

// One move of a random game that is to last: no win, and mostly no gift. Returns false if there is none.
bool move_on(Grid& grid, char mover) {
    std::vector<int> moves, blocks, careful;
    for (int column = 0; column < grid.columns(); ++column) {
        if (!grid.has_room(column) || grid.wins(column, mover)) continue;
        moves.push_back(column);
        if (grid.wins(column, other(mover))) blocks.push_back(column);
        grid.drop(column, mover);
        if (!grid.has_room(column) || !grid.wins(column, other(mover))) careful.push_back(column);
        grid.take_back(column);
    }
    if (below(careless_one_in) != 0) {
        if (!blocks.empty()) moves = blocks;
        else if (!careful.empty()) moves = careful;
    }
    if (moves.empty()) return false;
    grid.drop(moves[below(static_cast<int>(moves.size()))], mover);
    return true;
}

// A game played at random until `empties` cells are left, with passed turns; false if it ended before.
bool play(Grid& grid, int empties) {
    char mover = 'A';
    for (int left = grid.empties(); left > empties; --left) {
        if (!move_on(grid, mover)) return false;
        if (below(pass_one_in) != 0) mover = other(mover);
    }
    return true;
}

}  // namespace

int main(int count, char** arguments) {
    if (count != 6) return 2;
    const int rows = std::atoi(arguments[1]), columns = std::atoi(arguments[2]), wanted = std::atoi(arguments[3]);
    random_bits.seed(std::strtoull(arguments[4], nullptr, 10));
    const int most_empties = std::atoi(arguments[5]);
    if (rows < 1 || rows > most_rows || columns < 1 || columns > most_columns) return 2;
    std::set<std::string> known;
    for (int printed = 0; printed < wanted;) {
        Grid grid(rows, columns);
        if (!play(grid, 1 + below(most_empties))) continue;
        for (const char mover : {'A', 'B'}) {
            if (printed == wanted || !known.insert(grid.text(mover)).second) continue;
            print(grid, mover);
            ++printed;
        }
    }
}
