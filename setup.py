"""Builds the optional compiled core. Everything else about the package is in pyproject.toml.

On x86-64 the core is built three times: for every processor, for those with AVX2 and BMI, and for those with AVX-512;
native.py chooses at run time.
Where there is no C++ compiler the package installs without it and plays on the Python engine.
"""

import copy
import platform
from pathlib import Path

from setuptools import Extension, setup
from setuptools.command.build_ext import build_ext

CORE = Path("connect4_gui/engine/core")
STABLE_INTERFACE = 0x030A0000  # Python 3.10
# With all board sizes in one unit, GCC would soon stop inlining: without the last flag a search is a twentieth slower.
COMMON_FLAGS = ["-std=c++17", "-O3", "-g0", "-fvisibility=hidden", "-Wno-psabi", "--param=inline-unit-growth=80"]
MSVC_FLAGS = ["/std:c++17", "/O2", "/EHsc"]
FAST_FLAGS = ["-mavx2", "-mbmi", "-mbmi2", "-mpopcnt"]
# With single words put together into vectors by the compiler, the code for AVX-512 is a fifteenth slower.
FASTEST_FLAGS = [*FAST_FLAGS, "-mavx512f", "-mavx512vl", "-mavx512dq", "-mavx512vpopcntdq", "-fno-tree-slp-vectorize"]


class BuildCore(build_ext):
    """Adds the flags of the compiler at hand; skips the faster variants where their flags are not understood."""

    def build_extensions(self) -> None:
        is_msvc = self.compiler.compiler_type == "msvc"
        if is_msvc:
            self.extensions = [extension for extension in self.extensions if extension.name.endswith("_core")]
        for extension in self.extensions:
            common = MSVC_FLAGS if is_msvc else COMMON_FLAGS
            extension.extra_compile_args = common + extension.extra_compile_args
        self.parallel = self.parallel or len(self.extensions)
        super().build_extensions()

    def build_extension(self, extension: Extension) -> None:
        """Builds in a folder of its own: the variants have the same sources and are built at the same time."""
        own = copy.copy(self)
        own.build_temp = str(Path(self.build_temp) / extension.name)
        super(BuildCore, own).build_extension(extension)


def core(name: str, flags: list[str]) -> Extension:
    return Extension(
        f"connect4_gui.engine.{name}",
        sources=[str(CORE / name) for name in ("kernel.cpp", "challenger.cpp", "module.cpp")],
        depends=[str(path) for path in sorted(CORE.glob("*.hpp"))],
        define_macros=[("CONNECT4_MODULE", name), ("Py_LIMITED_API", hex(STABLE_INTERFACE))],
        extra_compile_args=flags,
        language="c++",
        optional=True,
        py_limited_api=True,
    )


extensions = [core("_core", [])]
if platform.machine().lower() in ("x86_64", "amd64"):
    extensions += [core("_core_fast", FAST_FLAGS), core("_core_fastest", FASTEST_FLAGS)]

setup(
    ext_modules=extensions,
    cmdclass={"build_ext": BuildCore},
    options={"bdist_wheel": {"py_limited_api": "cp310"}},
)
