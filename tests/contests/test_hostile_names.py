"""Names that are signs of Discord, and what somebody typed, stay words in a message and are bare in a picture."""

import re
from collections.abc import Callable

import pytest

from bot.contest_room.shows import find_shows
from bot.contests import find_contests
from bot.contests.common.show import Scene
from bot.edge.kit.services import safe
from bot.engine.seats import Seat
from bot.engine.text import Text
from bot.games import find_games
from bot.texts import Texts
from tests.contests.table import Played
from tests.contests.test_who_may_when import RESULT, players, teams
from tests.contests.test_wizard import rule
from tests.playing import NOON

TEXTS = Texts.load([spec.folder for spec in (*find_contests().values(), *find_games().values())])
TEXTS.harmless = safe
NAME = "**Chef** _von_ `allem`"


class Hostile:
    """Everybody has the same name, and it is full of signs."""

    def __init__(self, language: str) -> None:
        self.language = language

    def say(self, words: Text) -> str:
        return TEXTS.say(words, self.language, self.name, bare=True)

    def name(self, seat: Seat) -> str:
        return NAME


def plain(words: str) -> str:
    """Take away every sign that is escaped; what is left of one would be seen."""
    return re.sub(r"\\.", "", words)


@pytest.mark.parametrize("language", ["de", "en"])
@pytest.mark.parametrize("begin", [lambda: teams(4), lambda: players(4)], ids=["watten", "wizard"])
def test_a_name_stays_a_name_in_everything_that_is_said_of_a_table(begin: Callable[[], Played], language: str) -> None:
    game = begin()
    game.draw()
    show = find_shows()[game.rules.format.name]
    voice = Hostile(language)
    scene = Scene(game.rules.view(game.state, None), voice, NOON, language)
    table = game.state.rounds[0].tables[0]
    entry = game.state.entries[table.entries[0] - 1]
    said = [show.asks(scene, table), show.place_of(scene, table, entry.number)]
    said += [show.follows(scene, entry, verdict) for verdict in ("defeat", "disqualified")]
    if game.rules.format.size == 1:
        rule(game, "1.1")
    else:
        game.lead(f"rule 1.1 {RESULT}")
    table = game.state.rounds[0].tables[0]
    said.append(show.result(scene, table, table.result))
    told = [TEXTS.say(words, language, voice.name) for words in said]
    assert any("Chef" in words for words in told)
    for words in told:
        assert NAME not in words and "`" not in plain(words), words


def test_what_cannot_be_read_of_a_sheet_is_shown_as_it_was_typed_and_not_whole() -> None:
    game = players(3)
    game.draw()
    table, show = game.state.rounds[0].tables[0], find_shows()["wizard-turnier"]
    scene = Scene(game.rules.view(game.state, None), Hostile("de"), NOON)
    typed = "*" + 60 * "x"
    wrong = show.misread(scene, table, f"a: 100\nb: {typed}\nc: 80")
    assert wrong is not None
    said = TEXTS.say(wrong, "de", lambda seat: seat)
    assert "„\\*" + 39 * "x" + "“" in said
    missing = show.misread(scene, table, "a: 100\nb: 90\nc:")
    assert missing is not None and "fehlen die Punkte" in TEXTS.say(missing, "de", lambda seat: seat)
