"""Why a card cannot be played, in words: the clauses of `board` and `moves` read backwards."""

from bot.engine.text import Text, text
from bot.games.dog.board import BED, HALL, HM, NAMES, Ground, Places
from bot.games.dog.moves import OUT, ROLES, SEVEN, TAUSCH


def why(ground: Ground, places: Places, house: int, card: str) -> Text:
    """Say why a card that cannot be played cannot."""
    if card == "J":
        return text("dog-why-joker")
    role, *others = ROLES[card]
    if role == OUT:
        return text("dog-why-both", out=_out(ground, places, house), walk=_walk(ground, places, house, others[-1]))
    if role == TAUSCH:
        return text("dog-why-no-own")
    return _walk(ground, places, house, role)


def _out(ground: Ground, places: Places, house: int) -> Text:
    """Say why nobody can come out (D3.3)."""
    mine = ground.moved_by(places, house)
    if all(places[index] != BED for index in mine):
        return text("dog-why-no-bed")
    return text("dog-why-start-caretaker" if places[HM] == ground.starts[mine.start // 4] else "dog-why-start-own")


def _walk(ground: Ground, places: Places, house: int, role: str) -> Text:
    """Say why nobody can go so far."""
    out = list(ground.on_ring(places, ground.moved_by(places, house)))
    if not out:
        return text("dog-why-none-out" if places[HM] == HALL else "dog-why-none-out-caretaker")
    if role == SEVEN and len(out) > 1:
        return text("dog-why-seven")
    # The card cannot be played, so whoever is out cannot go so far: somebody protected is in the way.
    index = out[0]
    ahead = ground.ahead(places, index, int(role))
    other = next(other for _, other in ahead if ground.protected(places, other))
    return text("dog-why-barred", figure=NAMES[index], other=NAMES[other], field=places[other])
