"""The table in writing: `hebe 12`, `schlag O`, `farbe G`, `spiel EO`, `trumpf GO`, `ausschaffen`."""

import re
from typing import Any

from bot.engine.model import Refused, refuse
from bot.games.watten.model.cards import CARDS, CODES, RANKS, SUITS
from bot.games.watten.model.table import (
    Choose,
    Cut,
    Defer,
    Exclude,
    Fine,
    Go,
    Keep,
    Look,
    NameFarbe,
    NameSchlag,
    Play,
    Propose,
    Raise,
    Redeal,
    Reply,
    Stay,
    TableAction,
)
from bot.games.watten.notation.pad import read_exclusion, read_fine, write_exclusion, write_fine

_WORDS: dict[str, TableAction] = {
    "schau": Look(yes=True),
    "schau nicht": Look(yes=False),
    "behalte": Keep(yes=True),
    "lass": Keep(yes=False),
    "biete tausch": Propose(what="swap"),
    "biete schenas": Propose(what="schenas"),
    "ja": Reply(yes=True),
    "nein": Reply(yes=False),
    "ausschaffen": Raise(),
    "dabei": Stay(),
    "weiter": Stay(raising=True),
    "geh": Go(),
    "partner": Defer(),
    "vergeben": Redeal(),
}
_WRITTEN: dict[Any, str] = {action: word for word, action in _WORDS.items()}
_CUT = re.compile(r"hebe ([1-9]|[12][0-9]|3[01])")
_CARD = re.compile(r"(spiel|trumpf|nimm) ([EGHS](?:7|8|9|10|U|O|K|A))")
_RANK = re.compile(r"schlag (7|8|9|10|U|O|K|A)")
_SUIT = re.compile(r"farbe ([EGHS])")


def write(action: TableAction) -> str:
    """Write an action."""
    match action:
        case Play():
            return f"{'trumpf' if action.demand else 'spiel'} {CODES[action.card]}"
        case Choose():
            return f"nimm {CODES[action.card]}"
        case Cut():
            return f"hebe {action.depth}"
        case NameSchlag():
            return f"schlag {RANKS[action.rank]}"
        case NameFarbe():
            return f"farbe {SUITS[action.suit]}"
        case Fine():
            return write_fine(action.team, action.case)
        case Exclude():
            return write_exclusion(action.teams)
        case _:
            return _WRITTEN[action]


def read(source: str) -> TableAction | Refused:
    """Read an action."""
    if source in _WORDS:
        return _WORDS[source]
    if found := _CARD.fullmatch(source):
        card = CARDS[found[2]]
        return Choose(card=card) if found[1] == "nimm" else Play(card=card, demand=found[1] == "trumpf")
    if found := _CUT.fullmatch(source):
        return Cut(depth=int(found[1]))
    if found := _RANK.fullmatch(source):
        return NameSchlag(rank=RANKS.index(found[1]))
    if found := _SUIT.fullmatch(source):
        return NameFarbe(suit=SUITS.index(found[1]))
    if fine := read_fine(source):
        return Fine(team=fine[0], case=fine[1])
    if teams := read_exclusion(source):
        return Exclude(teams=teams)
    return refuse("watten-not-understood")
