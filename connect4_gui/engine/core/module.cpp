// The Python module: a Session as an object, with the lock of the interpreter released while it works.
//
// Built against the stable interface, so one build serves every Python from 3.10 on. CONNECT4_MODULE is the module's
// name; setup.py builds it twice on processors that come in two kinds.
#define PY_SSIZE_T_CLEAN
#include <Python.h>

#include <new>
#include <system_error>

#include "session.hpp"

#define CONNECT4_JOIN(a, b) a##b
#define CONNECT4_INIT(name) CONNECT4_JOIN(PyInit_, name)
#define CONNECT4_TEXT_OF(name) #name
#define CONNECT4_TEXT(name) CONNECT4_TEXT_OF(name)

namespace {

using connect4::Request;
using connect4::Session;

struct Core {
    PyObject_HEAD
    Session* session;
};

Session& session_of(PyObject* self) { return *reinterpret_cast<Core*>(self)->session; }

// Runs `work` without the interpreter's lock. Returns false with a Python exception set if it throws.
template <class Work>
bool unlocked(Work work) {
    enum { fine, no_memory, no_thread } state = fine;
    Py_BEGIN_ALLOW_THREADS
    try {
        work();
    } catch (const std::bad_alloc&) {
        state = no_memory;
    } catch (const std::system_error&) {
        state = no_thread;
    }
    Py_END_ALLOW_THREADS
    if (state == no_memory) PyErr_NoMemory();
    if (state == no_thread) PyErr_SetString(PyExc_RuntimeError, "the system refuses to start a thread");
    return state == fine;
}

PyObject* core_new(PyTypeObject* type, PyObject* arguments, PyObject* keywords) {
    Py_ssize_t bytes;
    int threads;
    static const char* const names[] = {"memory_bytes", "threads", nullptr};
    if (!PyArg_ParseTupleAndKeywords(arguments, keywords, "ni", const_cast<char**>(names), &bytes, &threads)) return nullptr;
    if (bytes <= 0 || threads <= 0) {
        PyErr_SetString(PyExc_ValueError, "memory and threads must be more than 0");
        return nullptr;
    }
    const auto allocate = reinterpret_cast<allocfunc>(PyType_GetSlot(type, Py_tp_alloc));
    PyObject* self = allocate(type, 0);
    if (self == nullptr) return nullptr;
    reinterpret_cast<Core*>(self)->session = new (std::nothrow) Session(static_cast<std::size_t>(bytes), threads);
    if (reinterpret_cast<Core*>(self)->session != nullptr) return self;
    Py_DECREF(self);
    return PyErr_NoMemory();
}

void core_dealloc(PyObject* self) {
    PyTypeObject* type = Py_TYPE(self);
    Session* session = reinterpret_cast<Core*>(self)->session;
    Py_BEGIN_ALLOW_THREADS
    delete session;
    Py_END_ALLOW_THREADS
    const auto release = reinterpret_cast<freefunc>(PyType_GetSlot(type, Py_tp_free));
    release(self);
    Py_DECREF(reinterpret_cast<PyObject*>(type));
}

PyObject* refuse_position() {
    PyErr_SetString(PyExc_ValueError, "this is not a position on which a game goes on");
    return nullptr;
}

// Low limb first.
void set_discs(Request& request, const unsigned long long* own, const unsigned long long* occupied) {
    for (int i = 0; i < 2; ++i) {
        request.own[i] = own[i];
        request.occupied[i] = occupied[i];
    }
}

PyObject* core_start(PyObject* self, PyObject* arguments) {
    Request request;
    int every_column;
    unsigned long long own[2], occupied[2], nodes;
    double seconds;
    if (!PyArg_ParseTuple(arguments, "iiKKKKipKd", &request.rows, &request.columns, &own[0], &own[1], &occupied[0],
                          &occupied[1], &request.depth, &every_column, &nodes, &seconds))
        return nullptr;
    set_discs(request, own, occupied);
    request.every_column = every_column != 0;
    std::uint64_t number = 0;
    if (!unlocked([&] { number = session_of(self).start(request, nodes, seconds); })) return nullptr;
    return number != 0 ? PyLong_FromUnsignedLongLong(number) : refuse_position();
}

// (lower, upper, estimate), or None.
PyObject* value_tuple(const connect4::Value& value) {
    if (!value.is_known) Py_RETURN_NONE;
    return Py_BuildValue("(iii)", value.lower, value.upper, value.estimate);
}

// Steals the items; null, with the exception that made it so, if one of them is null.
template <class MakeItem>
PyObject* tuple_of(int count, MakeItem make_item) {
    PyObject* tuple = PyTuple_New(count);
    for (int i = 0; tuple != nullptr && i < count; ++i) {
        PyObject* item = make_item(i);
        if (item == nullptr || PyTuple_SetItem(tuple, i, item) != 0) {
            Py_DECREF(tuple);
            return nullptr;
        }
    }
    return tuple;
}

PyObject* core_wait(PyObject* self, PyObject* arguments) {
    unsigned long long number;
    double seconds;
    if (!PyArg_ParseTuple(arguments, "Kd", &number, &seconds)) return nullptr;
    Session::News news;
    if (!unlocked([&] { news = session_of(self).wait(number, seconds); })) return nullptr;
    const connect4::Report& report = news.report;
    PyObject* columns = tuple_of(connect4::most_columns, [&](int i) { return value_tuple(report.columns[i]); });
    PyObject* line = tuple_of(report.line_length, [&](int i) { return PyLong_FromLong(report.line[i]); });
    PyObject* position = value_tuple(report.position);
    if (columns == nullptr || line == nullptr || position == nullptr) {
        Py_XDECREF(columns);
        Py_XDECREF(line);
        Py_XDECREF(position);
        return nullptr;
    }
    return Py_BuildValue("(OOiNNNK)", news.is_new ? Py_True : Py_False, news.is_over ? Py_True : Py_False, report.depth,
                         position, columns, line, static_cast<unsigned long long>(news.nodes));
}

PyObject* core_stop(PyObject* self, PyObject* arguments) {
    unsigned long long number;
    if (!PyArg_ParseTuple(arguments, "K", &number)) return nullptr;
    if (!unlocked([&] { session_of(self).stop(number); })) return nullptr;
    Py_RETURN_NONE;
}

PyObject* core_forget(PyObject* self, PyObject*) {
    if (!unlocked([&] { session_of(self).forget(); })) return nullptr;
    Py_RETURN_NONE;
}

PyObject* core_solve(PyObject* self, PyObject* arguments) {
    Request request;
    unsigned long long own[2], occupied[2];
    if (!PyArg_ParseTuple(arguments, "iiKKKK", &request.rows, &request.columns, &own[0], &own[1], &occupied[0],
                          &occupied[1]))
        return nullptr;
    set_discs(request, own, occupied);
    int score = 0;
    std::uint64_t nodes = 0;
    bool is_accepted = false;
    if (!unlocked([&] { is_accepted = session_of(self).solve(request, score, nodes); })) return nullptr;
    if (!is_accepted) return refuse_position();
    return Py_BuildValue("(iK)", score, static_cast<unsigned long long>(nodes));
}

// The byte of `flag`, a bytearray that nobody resizes, as something that may change any time; null for None. Returns
// false with a Python exception set if it is neither.
bool stop_of(PyObject* flag, const std::atomic<bool>*& stop) {
    static_assert(sizeof(std::atomic<bool>) == 1, "the flag is read in place");
    stop = nullptr;
    if (flag == Py_None) return true;
    if (!PyByteArray_Check(flag) || PyByteArray_Size(flag) < 1) {
        PyErr_SetString(PyExc_TypeError, "stop must be None or a bytearray of at least one byte");
        return false;
    }
    stop = reinterpret_cast<const std::atomic<bool>*>(PyByteArray_AsString(flag));
    return true;
}

PyObject* core_can_force(PyObject* self, PyObject* arguments) {
    Request request;
    connect4::Challenge challenge;
    int is_for_mover;
    unsigned long long own[2], occupied[2], without[2], nodes;
    PyObject* flag;
    const std::atomic<bool>* stop;
    if (!PyArg_ParseTuple(arguments, "iiKKKKpKKKO", &request.rows, &request.columns, &own[0], &own[1], &occupied[0],
                          &occupied[1], &is_for_mover, &without[0], &without[1], &nodes, &flag))
        return nullptr;
    if (!stop_of(flag, stop)) return nullptr;
    set_discs(request, own, occupied);
    challenge.is_for_mover = is_for_mover != 0;
    for (int i = 0; i < 2; ++i) challenge.without[i] = without[i];
    Session::Answer answer = Session::Answer::refused;
    if (!unlocked([&] { answer = session_of(self).can_force(request, challenge, nodes, stop); })) return nullptr;
    if (answer == Session::Answer::refused) return refuse_position();
    if (answer == Session::Answer::undecided) Py_RETURN_NONE;
    return PyBool_FromLong(answer == Session::Answer::yes);
}

PyMethodDef core_methods[] = {
    {"start", core_start, METH_VARARGS,
     "start(rows, columns, own_low, own_high, occupied_low, occupied_high, depth, every_column, nodes, seconds) -> number\n"
     "Begin an analysis in the background, ending the one before. Raises ValueError if there is nothing to analyse."},
    {"wait", core_wait, METH_VARARGS,
     "wait(number, seconds) -> (is_new, is_over, depth, position, columns, line, nodes)\n"
     "Wait for news; values are (lower bound, upper bound, estimate)."},
    {"stop", core_stop, METH_VARARGS, "stop(number)\nEnd that analysis, if it is under way, and wait for its end."},
    {"forget", core_forget, METH_NOARGS, "forget()\nDrop everything remembered from earlier searches."},
    {"solve", core_solve, METH_VARARGS,
     "solve(rows, columns, own_low, own_high, occupied_low, occupied_high) -> (score, nodes)\n"
     "The exact score, however long it takes."},
    {"can_force", core_can_force, METH_VARARGS,
     "can_force(rows, columns, own_low, own_high, occupied_low, occupied_high, is_for_mover, without_low, without_high, "
     "nodes, stop) -> bool | None\n"
     "Whether a side can force four without its lines through some cells; None if that takes more nodes, or when the "
     "first byte of the bytearray stop becomes 1."},
    {nullptr, nullptr, 0, nullptr},
};

PyType_Slot core_slots[] = {
    {Py_tp_doc, const_cast<char*>("Core(memory_bytes, threads): a search engine for every board size.")},
    {Py_tp_new, reinterpret_cast<void*>(core_new)},
    {Py_tp_dealloc, reinterpret_cast<void*>(core_dealloc)},
    {Py_tp_methods, core_methods},
    {0, nullptr},
};

PyType_Spec core_spec = {CONNECT4_TEXT(CONNECT4_MODULE) ".Core", sizeof(Core), 0, Py_TPFLAGS_DEFAULT, core_slots};

PyObject* faster_variants(PyObject*, PyObject*) {
    bool is_fast = false, is_fastest = false;
#if defined(__GNUC__) && defined(__x86_64__)
    is_fast = __builtin_cpu_supports("avx2") && __builtin_cpu_supports("bmi") && __builtin_cpu_supports("bmi2") &&
              __builtin_cpu_supports("popcnt");
    is_fastest = is_fast && __builtin_cpu_supports("avx512f") && __builtin_cpu_supports("avx512vl") &&
                 __builtin_cpu_supports("avx512dq") && __builtin_cpu_supports("avx512vpopcntdq");
#endif
    if (is_fastest) return Py_BuildValue("(ss)", "fast", "fastest");
    return is_fast ? Py_BuildValue("(s)", "fast") : PyTuple_New(0);
}

PyMethodDef module_methods[] = {
    {"faster_variants", faster_variants, METH_NOARGS,
     "faster_variants() -> (name, ...)\nWhich modules built for newer processors run here, the fastest last."},
    {nullptr, nullptr, 0, nullptr},
};

PyModuleDef module_definition = {
    PyModuleDef_HEAD_INIT, CONNECT4_TEXT(CONNECT4_MODULE), "The compiled search.", -1, module_methods, nullptr, nullptr,
    nullptr,               nullptr,
};

}  // namespace

PyMODINIT_FUNC CONNECT4_INIT(CONNECT4_MODULE)() {
    PyObject* module = PyModule_Create(&module_definition);
    if (module == nullptr) return nullptr;
    PyObject* type = PyType_FromSpec(&core_spec);
    if (type == nullptr || PyModule_AddObject(module, "Core", type) != 0) {
        Py_XDECREF(type);
        Py_DECREF(module);
        return nullptr;
    }
    return module;
}
