"""Who may open which match. Clauses: Q1.4, Q9.2."""

from typing import Any

import pytest

from bot.games.quidditch.model import QuidditchOptions
from bot.quidditch_room.opening import must_be_led
from bot.service.play.live import Declined, Who


@pytest.mark.parametrize("art", ["freundschaft", "pokal", "finale"])
@pytest.mark.parametrize("talk", ["melden", "automatisch"])
@pytest.mark.parametrize("host", [True, False])
@pytest.mark.parametrize("whistle", [True, False, None])
def test_the_cup_and_warnings_by_themselves_need_a_referee_of_the_server(
    art: Any, talk: Any, host: bool, whistle: bool | None
) -> None:
    """Whoever is host or has the whistle (None: the bot) was made a referee by the server, or was not."""
    options = QuidditchOptions(art=art, schiri="mensch", geschwaetz=talk)
    opener = Who(1, "Hanna", referee=host)
    referee = None if whistle is None else Who(2, "Rudi", referee=whistle)
    why = ""
    if art != "freundschaft" and whistle is False:
        why = "whistle-appointed"
    elif talk == "automatisch" and not (host or whistle):
        why = "match-talk-appointed"
    if not why:
        must_be_led(options, opener, referee)
        return
    with pytest.raises(Declined, match=why):
        must_be_led(options, opener, referee)
