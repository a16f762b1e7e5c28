"""The version resource of a Windows executable, in the form PyInstaller reads."""

from __future__ import annotations

LANGUAGE, CODE_PAGE = 0x0409, 1200
"""American English, Unicode."""

TEMPLATE = """\
VSVersionInfo(
  ffi=FixedFileInfo(filevers={numbers}, prodvers={numbers}, mask=0x3f, flags=0x0, OS=0x40004, fileType=0x1),
  kids=[
    StringFileInfo([StringTable('{table}', [
{strings}
    ])]),
    VarFileInfo([VarStruct('Translation', [{language}, {code_page}])])
  ]
)
"""


def text(version: str, name: str) -> str:
    """The resource of ``name``.exe. Windows wants four numbers, so a word at the end of ``version`` is only shown."""
    strings = {
        "CompanyName": "The Connect Four developers",
        "FileDescription": "Connect Four",
        "FileVersion": version,
        "InternalName": name,
        "LegalCopyright": "MIT licence",
        "OriginalFilename": f"{name}.exe",
        "ProductName": "Connect Four",
        "ProductVersion": version,
    }
    return TEMPLATE.format(
        numbers=four_numbers(version),
        table=f"{LANGUAGE:04x}{CODE_PAGE:04x}",
        strings=",\n".join(f"      StringStruct({key!r}, {value!r})" for key, value in strings.items()),
        language=LANGUAGE,
        code_page=CODE_PAGE,
    )


def four_numbers(version: str) -> tuple[int, int, int, int]:
    """The numbers at the beginning of ``version``, filled up with zeros."""
    numbers = []
    for part in version.split("."):
        digits = part[: len(part) - len(part.lstrip("0123456789"))]
        if not digits:
            break
        numbers.append(int(digits))
        if digits != part:
            break
    first, second, third, fourth = [*numbers, 0, 0, 0, 0][:4]
    return first, second, third, fourth
