"""Who may do what: one table for every command, button, menu, form and typed word.

A part is what somebody is on the server (admin, committee, director, referee) or in the game at hand (whistle: its own
referee, assistant, lead: may manage it, host, captain, player). What a player may do in a game is for its rules; this
table lets people in.
"""

from typing import Literal, TypeAlias

from bot.app.live import Declined, Live, Who
from bot.engine.text import text

Part: TypeAlias = Literal[
    "anyone", "admin", "committee", "director", "referee", "whistle", "assistant", "lead", "host", "captain", "player"
]
ANYONE: frozenset[Part] = frozenset({"anyone"})
ADMINS: frozenset[Part] = frozenset({"admin"})
OFFICERS: frozenset[Part] = frozenset({"admin", "director", "referee"})
"""Whose word counts on the whole server."""
KEEPERS: frozenset[Part] = frozenset({"admin", "director", "referee", "whistle", "assistant"})
"""Who keeps order: the server's referees, and the referee of the game at hand; not the host of a game without one."""
LEADERS: frozenset[Part] = frozenset({"admin", "lead"})
"""Who leads the game at hand: its referee, or without one the server's referees and its host."""
STARTERS: frozenset[Part] = LEADERS | {"host"}

RIGHTS: dict[str, frozenset[Part]] = {
    # dice
    "dice": ANYONE,
    "wuerfel statistik": ANYONE,
    "wuerfel beweis": ANYONE,
    "wuerfel kampf": ANYONE,
    "typed dice": ANYONE,
    # help
    "hilfe": ANYONE,
    "button help": ANYONE,
    "menu help": ANYONE,
    # opening games
    "watten zettel": ANYONE,
    "watten tisch": ANYONE,
    "wizard block": ANYONE,
    "wizard tisch": ANYONE,
    "hut neu": ANYONE,
    "hut befehl": ANYONE,
    "hut bericht": ANYONE,
    "dog neu": ANYONE,
    # every game: its rules judge the moves
    "button move": ANYONE,
    "menu move": ANYONE,
    "button ask": ANYONE,
    "button door": ANYONE,
    "button proof": ANYONE,
    "button lobby join": ANYONE,
    "button lobby leave": ANYONE,
    "menu seat": ANYONE,
    "button lobby fill": STARTERS,
    "button lobby start": STARTERS,
    "menu place": STARTERS,
    # matches: the rules judge what is typed
    "quidditch neu": ANYONE,
    "quidditch aufheben": ANYONE,
    "quidditch xp": ANYONE,
    "quidditch bericht": ANYONE,
    "zug": ANYONE,
    "typed match": ANYONE,
    "typed whisper": ANYONE,
    "quidditch zuschauen": ANYONE,
    "quidditch setzen": STARTERS,
    "button watch": ANYONE,
    "button talk": LEADERS,
    "menu newcomer": LEADERS | {"captain"},
    "button lead": LEADERS,
    # leading a game
    "partie status": ANYONE,
    "partie log": ANYONE,
    "partie zurueck": LEADERS,
    "partie pause": LEADERS,
    "partie weiter": LEADERS,
    "partie ersetzen": LEADERS,
    "partie beenden": LEADERS,
    "partie pfeife": KEEPERS | LEADERS,
    "partie hier": LEADERS,
    # privacy: everybody for themselves
    "datenschutz": ANYONE,
    "button privacy export": ANYONE,
    "button privacy erase": ANYONE,
    "button privacy server": ADMINS,
    # the server
    "einrichten": ADMINS,
    # keeping order; a kick from the server asks for Discord's own right besides
    "verwarnung": KEEPERS,
    "Verwarnen": KEEPERS,
    "verwarnungen": ANYONE,
    "button warnings all": KEEPERS,
    "kick": KEEPERS,
    "auszeit": OFFICERS,
    "log": KEEPERS,
    "button undo": KEEPERS,
    "button room": KEEPERS,
    "button server": KEEPERS,
    "button timeout": OFFICERS,
    "button enough": KEEPERS,
    "button warnings": ANYONE,
    "button log": KEEPERS,
}


def parts(who: Who, live: Live | None = None) -> frozenset[Part]:
    """Return everything somebody is, here and now."""
    found: set[Part] = {"anyone", *who.ranks}
    if live is not None:
        seat = live.seat_of(who.id)
        if seat is not None:
            found.add("player")
            if seat.captain or (live.position and seat.seat in live.spec.captains(live.position.state)):
                found.add("captain")
        if who.id == live.row.host_id:
            found.add("host")
        if live.manages(who):
            found.add("lead")
        if who.id == live.row.referee_id:
            found.add("whistle")
        if who.id == live.row.assistant_id:
            found.add("assistant")
    return frozenset(found)


def may(entry: str, who: Who, live: Live | None = None) -> bool:
    """Tell whether somebody is let in; what is not in the table is for nobody."""
    return bool(RIGHTS.get(entry, frozenset()) & parts(who, live))


def require(entry: str, who: Who, live: Live | None = None) -> None:
    """Refuse whoever may not, and say who may."""
    if not may(entry, who, live):
        raise Declined(text("rights-missing", who=_listed(RIGHTS.get(entry, ADMINS))))


def _listed(allowed: frozenset[Part]) -> str:
    """Name the group; the text puts it into words."""
    if allowed == ADMINS:
        return "admins"
    return "keepers" if "referee" in allowed else "leaders"
