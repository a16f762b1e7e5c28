"""What keeps a bot from outside in check, in the language that is spoken."""

from __future__ import annotations

from PySide6.QtCore import QCoreApplication

from connect4_gui.outside.protection import Protection

translate = QCoreApplication.translate


def protection_text(protection: Protection) -> str:
    return {
        Protection.SANDBOX: translate("fault_texts", "In a sandbox: no network, files read-only, limited memory."),
        Protection.LIMITS: translate("fault_texts", "Limited memory, but it can use your files and the network."),
        Protection.TIME: translate("fault_texts", "Limited time only: it can use your files and the network."),
    }[protection]
