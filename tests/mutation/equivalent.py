"""Small faults that are none: whoever plants one of these gets a bot that does the same, and here is why.

Each is named by its file and function, the text, and what is planted instead; they are neither tried nor counted. A
test holds that every one can still be planted: nothing stays in this list longer than the code it speaks of.
"""

from tests.mutation.faults import Fault

EQUIVALENT: dict[tuple[str, str, str], str] = {
    (
        "bot/contests/wizard/model.py::sizes",
        "count // 3",
        "count * 3",
    ): "more tables than a third of the players have fewer than three each and are refused in the loop",
    (
        "bot/games/wizard/rules/ranking.py::",
        "1_000_000",
        "1000001",
    ): "it stands for a value that nobody has, and is never shown: any number far below all others will do",
    (
        "bot/service/play/owing.py::Calls.due",
        "0",
        "1",
    ): "no limit at all counts as a short one, and a second is as short as none",
    (
        "bot/quidditch_room/following.py::Following.put",
        "return",
        "pass",
    ): "what waits in the line is then read from the database as well, and the cursor says that it is done",
    (
        "bot/games/quidditch/rules/course.py::_in_possession",
        "0",
        "1",
    ): "no round begins before the roll for the Quaffel, so the first house is known",
    (
        "bot/store/database.py::_Side.open",
        "64",
        "65",
    ): "so many rows the library would fetch at once for who walks through its own cursors, which nobody here does",
    (
        "bot/contests/wizard/rules.py::WizardFormat.ahead",
        'state.rounds[-1].stage in ("final", "ko-final")',
        "state.rounds[-1].stage in ('final',)",
    ): "ties of a final are played off before it counts, so no more than two stand out: too few for another round",
}
"""Path and function; text; what is planted instead: why nothing changes by it."""


def name_of(fault: Fault) -> tuple[str, str, str]:
    """Return how a fault is named here."""
    function = fault.function.name if fault.function else ""
    old, new = (" ".join(text.split()) for text in (fault.old, fault.new))
    return f"{fault.path}::{function}", old, new


def is_equivalent(fault: Fault) -> bool:
    """Tell whether a fault changes nothing."""
    return name_of(fault) in EQUIVALENT
