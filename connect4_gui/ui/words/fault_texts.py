"""What a bot from outside did that cost it the game, in the language that is spoken."""

from __future__ import annotations

from PySide6.QtCore import QCoreApplication

from connect4_gui.outside.fault import Fault, FaultKind
from connect4_gui.ui.words.rules_texts import rules_title

translate = QCoreApplication.translate


def fault_text(fault: Fault, name: str) -> str:
    sentence = {
        FaultKind.UNKNOWN_FILE: translate(
            "fault_texts", "{name} cannot play on: this game does not say where its file is."
        ),
        FaultKind.NO_FILE: translate("fault_texts", "{name} cannot play: there is no file {detail}."),
        FaultKind.NOT_STARTED: translate("fault_texts", "{name} did not start: {detail}."),
        FaultKind.NOT_READY: translate("fault_texts", "{name} was not ready within {detail} seconds."),
        FaultKind.NO_BOT: translate(
            "fault_texts", "{name} has neither a class with next_move nor a function called agent."
        ),
        FaultKind.NO_NAME: translate("fault_texts", "{name} has no class or function called {detail}."),
        FaultKind.UNKNOWN_RULES: translate("fault_texts", "{name} does not know the rules {detail}."),
        FaultKind.TOO_SLOW: translate("fault_texts", "{name} took longer than {detail} seconds for a move."),
        FaultKind.CRASHED: translate("fault_texts", "{name} crashed: {detail}."),
        FaultKind.ENDED: translate("fault_texts", "{name} ended in the middle of the game: {detail}."),
        FaultKind.CLOSED: translate("fault_texts", "{name} closed its output."),
        FaultKind.NO_COLUMN: translate("fault_texts", "{name} answered {detail}, which is no column."),
        FaultKind.OFF_BOARD: translate("fault_texts", "{name} chose column {detail}, which is not on the board."),
        FaultKind.FULL_COLUMN: translate("fault_texts", "{name} chose column {detail}, which is full."),
        FaultKind.NO_MOVE: translate("fault_texts", "{name} answered {detail}, which is no move here."),
        FaultKind.TOO_MANY_PROCESSES: translate("fault_texts", "{name} started more than {detail} processes."),
        FaultKind.TOO_MUCH_MEMORY: translate("fault_texts", "{name} used more than {detail} MB of memory."),
        FaultKind.TOO_MUCH_OUTPUT: translate("fault_texts", "{name} printed more than {detail} KB in one move."),
    }[fault.kind]
    detail = rules_title(fault.detail) if fault.kind is FaultKind.UNKNOWN_RULES else fault.detail
    return sentence.format(name=name, detail=detail)
