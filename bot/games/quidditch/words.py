"""What people type, read strictly. Clauses: Q3.1 (spelling), Q3.5 (the referee's words), Q12.1 (what is a slip)."""

import re
import unicodedata
from dataclasses import dataclass
from typing import TypeAlias

from bot.games.quidditch.model import WORDS, Schrittname, Word

_INVISIBLE = re.compile("[\u00ad\u200b-\u200f\u202a-\u202e\u2060-\u2064\ufeff]")
_WITH_NICK = ("Klatscherwurf", "Klatscherabwurf", "Foul", "Pass")
_FLIGHT = re.compile(r"([A-Z])-([A-Z])")


@dataclass(frozen=True, slots=True)
class Command:
    """A command as it is written: its word and what stands behind it."""

    word: Word
    nick: str | None = None
    von: str | None = None
    nach: str | None = None


@dataclass(frozen=True, slots=True)
class Slip:
    """A message that means a command but is not written as one; `meant` is what a mild referee would read."""

    word: Word
    grund: str
    meant: Command | None = None


@dataclass(frozen=True, slots=True)
class Letter:
    """A single letter: a third."""

    letter: str


@dataclass(frozen=True, slots=True)
class Name:
    """A seat's name, alone or with the letter of a third (Q12.11)."""

    nick: str
    letter: str | None = None


Reading: TypeAlias = Command | Slip | Letter | Name | None


def clean(text: str) -> str:
    """Bring a message to NFC, without what cannot be seen and without space around it."""
    return unicodedata.normalize("NFC", _INVISIBLE.sub("", text)).strip()


def plain_letters(text: str) -> str:
    """Write ä and ü as ae and ue, as people without these keys may (Q3.1)."""
    return text.replace("ä", "ae").replace("ü", "ue").replace("Ä", "Ae").replace("Ü", "Ue")


_NICK = re.compile(r"[GHRS](?:Hueter|Sucher|Jaeger[123]|Treiber[12])[0-9]?")


def read(text: str) -> Reading:
    """Read a clean message: a command, a slip, a letter, a name, or None for chatter."""
    if len(text) == 1 and text.isalpha():
        return Letter(text)
    head, _, rest = text.partition(" ")
    if head in WORDS:
        return _command(head, rest)
    if _NICK.fullmatch(plain_letters(head)) and re.fullmatch(r"|[A-Z]", rest):
        return Name(head, rest or None)
    word = _meant(head)
    if word is None:
        return None
    meant = _command(word, rest.strip())
    grund = "gross-klein" if plain_letters(head).lower() == word.lower() else "vertippt"
    return Slip(word, grund, meant if isinstance(meant, Command) else meant.meant)


def _command(word: Word, rest: str) -> Command | Slip:
    if word == "Fliegen":
        found = _FLIGHT.fullmatch(rest)
        if found:
            return Command(word, von=found[1], nach=found[2])
        loose = re.fullmatch(r"([A-Za-z])\s*[-–—]\s*([A-Za-z])", rest)
        meant = Command(word, von=loose[1].upper(), nach=loose[2].upper()) if loose else None
        return Slip(word, "fliegen-form", meant)
    if word == "Angriff":
        return _with_nick(word, rest) if rest else Command(word)
    if word in _WITH_NICK:
        return _with_nick(word, rest) if rest else Slip(word, "wen")
    return Slip(word, "zu-viel", Command(word)) if rest else Command(word)


def _with_nick(word: Word, rest: str) -> Command | Slip:
    return Command(word, rest) if rest and " " not in rest else Slip(word, "name-falsch")


def _meant(head: str) -> Word | None:
    """Find the command word a slip stands for: other case, or one slip of a letter."""
    low = plain_letters(head).lower()
    if not 3 <= len(low) <= 16:
        return None
    exact = next((word for word in WORDS if word.lower() == low), None)
    return exact or next((word for word in WORDS if one_slip(low, word.lower())), None)


def one_slip(a: str, b: str) -> bool:
    """Tell whether one letter is wrong, missing, too many, or two neighbours are swapped."""
    if a == b or abs(len(a) - len(b)) > 1:
        return False
    start = 0
    while start < min(len(a), len(b)) and a[start] == b[start]:
        start += 1
    end = 0
    while end < min(len(a), len(b)) - start and a[-1 - end] == b[-1 - end]:
        end += 1
    rest_a, rest_b = a[start : len(a) - end], b[start : len(b) - end]
    return max(len(rest_a), len(rest_b)) == 1 or (len(rest_a) == 2 and rest_a == rest_b[::-1])


# -- the referee -------------------------------------------------------------------------------------------------------

RELEASES: dict[str, Schrittname] = {
    "Klatscher freigegeben": "klatscher-frei",
    "Quaffel freigegeben": "quaffel-frei",
    "Schnatz freigegeben": "schnatz-frei",
    "Freiwurf freigegeben": "freiwurf-frei",
}
_SPOKEN: dict[str, Schrittname] = {
    "anpfiff": "anpfiff",
    "chat": "chat",
    "halbzeit": "chat",
    "pause": "chat",
    "chatende": "chatende",
    "runde": "runde",
    "position jaeger": "pos-jaeger",
    "position sucher": "pos-sucher",
    "position treiber": "pos-treiber",
    "zwischenstand": "zwischenstand",
    "teilrunde beendet": "ende",
    "teilrundenende": "ende",
    "weiter": "fortsetzen",
}


def referee_says(text: str) -> Schrittname | str | None:
    """Read the referee's words: a step, "aus", "fast-frei" for a release that is not exact, or None (Q3.5)."""
    plain = clean(text)
    if plain in RELEASES:
        return RELEASES[plain]
    low = re.sub(r"\s+", " ", plain_letters(plain.rstrip(".!")).lower())
    if low == "aus":
        return "aus"
    if low.startswith("runde "):
        return "runde"
    if any(low == name.lower() or one_slip(low, name.lower()) for name in RELEASES):
        return "fast-frei"
    for said, step in _SPOKEN.items():
        if low == said or one_slip(low, said):
            return step
    return None
