"""Who may do what: one table for every command, button, menu, form and typed word.

The lines of the house stand here, those of a game in its own `access.py`. This table lets people in; what a player may
do in a game is for its rules.
"""

from bot.engine.access import ADMINS, ANYONE, JUDGES, LEADERS, OFFICERS, ORGANISERS, STARTERS, Access, Part, Parts
from bot.engine.text import text
from bot.games import find_access
from bot.service.play.live import Declined, Live, Who, declined

HOUSE: Access = {
    # dice
    "dice": ANYONE,
    "wuerfel statistik": ANYONE,
    "wuerfel beweis": ANYONE,
    "typed dice": ANYONE,
    # help
    "hilfe": ANYONE,
    "button help": ANYONE,
    "menu help": ANYONE,
    # every game: its rules judge the moves
    "button move": ANYONE,
    "menu move": ANYONE,
    "button ask": ANYONE,
    "button door": ANYONE,
    "button proof": ANYONE,
    "button leave": ANYONE,  # a player, from the own seat
    "button take": ANYONE,  # where somebody has stood up, or whose own seat it was
    "button again": ANYONE,  # who played in the game before
    "button lobby join": ANYONE,
    "button lobby leave": ANYONE,
    "menu seat": ANYONE,
    "button lobby fill": STARTERS,
    "button lobby start": STARTERS,
    "button lobby cancel": STARTERS,
    "button lobby clear": STARTERS,
    "menu place": STARTERS,
    "button rules": ANYONE,
    "menu rules": STARTERS,
    "button rules keep": ADMINS,
    "typed direct": ANYONE,
    "button direct": ANYONE,
    # leading a game
    "partie status": ANYONE,
    "partie log": ANYONE,
    "partie zurueck": JUDGES,
    "partie pause": LEADERS,
    "partie weiter": LEADERS,
    "partie ersetzen": LEADERS,
    "partie beenden": LEADERS,
    "partie pfeife": OFFICERS | LEADERS,
    "partie hier": LEADERS,
    # tournaments: their rules judge who may do what
    "turnier neu": ANYONE,
    "turnier anmelden": ANYONE,
    "turnier stand": ANYONE,
    "turnier liste": ANYONE,
    "button contest": ANYONE,
    "menu contest": ANYONE,
    "menu contest people": ANYONE,
    "button contest lead": LEADERS,
    "menu contest officials": LEADERS,
    # the cup: its rules judge by what people are on the server
    "pokal neu": ORGANISERS,
    "pokal runde": ORGANISERS,
    "button pokal windows": ORGANISERS,
    "pokal ende": ORGANISERS,
    "pokal annullieren": ORGANISERS,
    "pokal begnadigen": ORGANISERS,
    "pokal buchen": frozenset({"admin", "director"}),
    "pokal regel": frozenset({"committee"}),  # each house has one vote: whoever runs the server has none
    "button pokal vote": frozenset({"committee"}),
    "button pokal approve": frozenset({"director"}),
    "pokal regeln": ANYONE,
    "pokal stand": ANYONE,
    "pokal spielplan": ANYONE,
    "pokal hauspunkte": ANYONE,
    "pokal kalender": ANYONE,
    "pokal bericht": ANYONE,
    "pokal zeit": ANYONE,
    "pokal sperren": ANYONE,  # one's own; who looks after a house, and referees, see more
    "pokal verantwortlich": ANYONE,
    "pokal kader": ANYONE,  # to look; its Verantwortliche and the Quidditch-OK change it
    "pokal termin": ANYONE,
    "pokal antwort": ANYONE,
    "pokal pfeifen": ANYONE,
    "pokal verschieben": ANYONE,
    "pokal aufstellung": ANYONE,
    "pokal ergebnis": ANYONE,
    "menu pokal days": ANYONE,
    "menu pokal match": ANYONE,
    "button pokal days": ANYONE,
    "button pokal answer": ANYONE,
    "button pokal propose": ANYONE,
    "button pokal crowd": ANYONE,  # to watch; who plays is of a squad and not banned
    # privacy: everybody for themselves
    "datenschutz": ANYONE,
    "button privacy export": ANYONE,
    "button privacy erase": ANYONE,
    "button privacy server": ADMINS,
    # the server
    "einrichten": ADMINS,
    # keeping order is for whom the server made referees; a kick from the server asks for Discord's own right besides
    "verwarnung": OFFICERS,
    "Verwarnen": OFFICERS,
    "verwarnungen": ANYONE,
    "button warnings all": OFFICERS,
    "kick": OFFICERS,
    "auszeit": OFFICERS,
    "log": OFFICERS,
    "button undo": OFFICERS,
    "button room": OFFICERS,
    "button server": OFFICERS,
    "button timeout": OFFICERS,
    "button exclusion": OFFICERS,
    "button enough": OFFICERS,
    "button warnings": ANYONE,
    "button log": OFFICERS,
}
RIGHTS: Access = {**HOUSE, **find_access()}


def parts(who: Who, live: Live | None = None) -> Parts:
    """Return everything somebody is, here and now."""
    found: set[Part] = {"anyone", *(who.ranks if live is None or live.ranked_here(who) else ())}
    if live is not None:
        seat = live.seat_of(who.id)
        if seat is not None:
            found.add("player")
            if seat.captain or (live.position and seat.seat in live.spec.rules.captains(live.position.state)):
                found.add("captain")
        if who.id == live.row.host_id:
            found.add("host")
        if live.manages(who):
            found.add("lead")
            if not live.takes_sides(who.id):
                found.add("judge")
    return frozenset(found)


def sees(who: Who, live: Live) -> bool:
    """Tell whether a game is somebody's to see: it is on the server where he asks, or he has a part in it."""
    there = live.row.guild_id is not None and who.guild_id == live.row.guild_id
    named = {live.row.host_id, live.row.referee_id, live.row.assistant_id, *live.officials}
    return there or who.id in named or live.seat_of(who.id) is not None


def may(entry: str, who: Who, live: Live | None = None) -> bool:
    """Tell whether somebody is let in; what is not in the table is for nobody."""
    return bool(RIGHTS.get(entry, frozenset()) & parts(who, live))


def require(entry: str, who: Who, live: Live | None = None) -> None:
    """Refuse whoever may not, and say who may."""
    if not may(entry, who, live):
        what = live.noun if live is not None else "game"
        listed = _listed(RIGHTS.get(entry, ADMINS))
        if listed == "judges" and live is not None and what == "game" and not live.spec.manners.officials:
            listed = "leaders"  # without a desk those who lead may play, too
        lead = live and (live.row.referee_id or live.row.host_id)
        raise Declined(text("rights-missing", who=listed, what=what, lead=f"<@{lead}>" if lead else "nobody"))


def must_be_neutral(live: Live, who: Who) -> None:
    """Refuse to let somebody referee a game he plays in, or one that only the server's referees lead."""
    if live.takes_sides(who.id):
        raise declined("whistle-plays", name=who.name)
    if live.spec.leading.appointed(live.options) and not who.referee:
        raise declined("whistle-appointed", name=who.name)


def must_not_whistle(live: Live, who: Who) -> None:
    """Refuse a seat to whoever referees the game."""
    if live.spec.manners.officials and who.id in (live.row.referee_id, live.row.assistant_id):
        raise declined("lobby-whistles", name=who.name)


def must_not_take_sides(live: Live, who: Who) -> None:
    """Refuse to let somebody keep order among those he plays with or against; another referee can."""
    if live.takes_sides(who.id):
        raise declined("order-plays-himself")


def _listed(allowed: Parts) -> str:
    """Name the group; the text puts it into words."""
    if allowed == ADMINS:
        return "admins"
    if allowed == JUDGES:
        return "judges"
    if allowed <= ORGANISERS and "committee" in allowed:
        return "organisers"
    if "director" in allowed and "referee" not in allowed:
        return "directors"
    if allowed == OFFICERS:
        return "officers"
    return "keepers" if "referee" in allowed else "leaders"
