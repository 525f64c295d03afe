"""Around a match: its words, pictures and reports, places, and what is asked of it by commands."""

from dataclasses import replace
from types import SimpleNamespace
from typing import Any

import discord
import pytest
from structlog.testing import capture_logs

from bot.draw.pool import StudioError
from bot.edge.table.posts import NotYet, Unneeded
from bot.engine.log import Begun, Reopened, Rewound
from bot.games.quidditch import GAME
from bot.games.quidditch import events as e
from bot.quidditch_room import publishing, showing
from bot.quidditch_room.cards import Cards
from bot.quidditch_room.hints import hint
from bot.quidditch_room.naming import file_name
from bot.quidditch_room.nonces import Batch
from bot.quidditch_room.opening import settings
from bot.quidditch_room.publishing import Publishing
from bot.quidditch_room.report import report
from bot.quidditch_room.story import Story
from bot.service.play.live import Declined, Who, declined
from bot.service.play.owing import REPORT
from bot.store.outbox import OwedRow, in_channel
from tests.cogs.cabin import break_off, crowd
from tests.cogs.pitch import Cup, facts, friendly, live, matches_of, pitch, pokal, said
from tests.cogs.test_quidditch_room import shoot
from tests.cogs.test_quidditch_rulings import confirm
from tests.edge.house import House, told

__all__ = ["friendly", "pitch", "pokal"]


def act_of(*events: Any, cause: int | None = 5, person: int | None = None) -> Batch:
    """Return an act with these events."""
    rows: list[Any] = [
        SimpleNamespace(seq=number, cause=cause, person_id=person, part=number) for number, _ in enumerate(events)
    ]
    return Batch(tuple(zip(rows, events, strict=True)))


# -- words -------------------------------------------------------------------------------------------------------------


async def test_everybody_has_read_what_was_typed_and_hears_only_what_follows(pokal: Cup) -> None:
    house, match = pokal.house, await live(pokal.house, pokal.game)
    story = Story(house.services)
    order = e.Befohlen(seat="GJäger1", text="Fliegen G-M", word="Fliegen", kette=0)
    over = e.TeilrundeBeendet(phase="jaeger", grund="nichts-mehr")
    act = act_of(Begun(seats=()), Rewound(to=3), order, over)

    def words(public: bool) -> list[str]:
        return [text.id for text in story._of(match, act, public=public)]

    ended = GAME.rules.tell(over, None)
    assert ended is not None
    everything = [text.id for one in (order, over) if (text := GAME.rules.tell(one, None)) is not None]
    assert words(public=True) == everything
    story.typed[5] = lambda words: None  # type: ignore[assignment,return-value]  # nobody calls it here
    assert words(public=True) == [ended.id]
    assert len(words(public=False)) == 2, "the referees see what was understood"
    late = act_of(order.model_copy(update={"after_ms": 9000, "word": "Halten"}), over)
    assert [text.id for text in story._of(match, late, public=True)][-1] == ended.id
    again = act_of(Reopened(seed="00", commitment="abc"), over)
    assert [text.id for text in story._of(match, again, public=True)] == ["partie-log-reopened", ended.id]


async def test_q3_6_a_hint_names_the_right_spelling_and_the_seconds_that_are_left(pitch: House) -> None:
    cup = Cup(pitch, "freundschaft")
    await cup.open(frist="60", stille="600")
    await shoot(cup)
    match = await live(pitch, cup.game)
    shown = match.folded().state.chains[-1].shown
    slip = e.Ungueltig(seat="SHüter", text="halten", word="Halten", grund="gross-klein", korrigierbar=True)

    def said_at(event: e.Ungueltig, after: int) -> list[tuple[str, Any]]:
        return [(text.id, dict(text.args)) for text in hint(match, event, shown + after)]

    reason: tuple[str, dict[str, Any]] = ("quidditch-grund-gross-klein", {})
    right = ("match-hint-right", {"command": "Halten"})
    assert said_at(slip, 5_000) == [reason, right, ("match-hint-left", {"seconds": 55})]
    assert said_at(slip, 59_999) == [reason, right, ("match-hint-left", {"seconds": 0})]
    assert said_at(slip, 60_000) == [reason, right], "its time is over"
    assert said_at(slip.model_copy(update={"korrigierbar": False}), 5_000) == [reason, right]
    other = slip.model_copy(update={"text": "fliegen g-m", "word": "Fliegen"})
    assert [name for name, _ in said_at(other, 5_000)] == [reason[0], right[0]], "no seconds run for a flight"
    passing = slip.model_copy(update={"text": "pass GJäger1", "word": "Pass"})
    assert said_at(passing, 0)[1] == ("match-hint-right", {"command": "Pass GJäger1"})


# -- pictures and reports ----------------------------------------------------------------------------------------------


async def test_a_roll_goes_without_its_picture_where_none_can_be_drawn(pitch: House) -> None:
    cup = Cup(pitch, "freundschaft")
    await cup.open(frist="60", stille="600")
    match = await live(pitch, cup.game)
    services, drawn = pitch.services, list[Any]()
    order = e.Befohlen(seat="GJäger1", text="Torwurf", word="Torwurf", kette=3)
    roll = e.Gewuerfelt(seat="SHüter", first=3, second=4, zweck="Halten", gegen=(1, 2, 0), kette=3)
    hunt = e.Gewuerfelt(seat="SSucher", first=6, second=4, zweck="Fangen")

    class Pen:
        trouble = False

        async def draw(self, function: Any, data: Any) -> bytes:
            if self.trouble:
                raise StudioError("no room")
            drawn.append(data)
            return b"png"

    pen: Any = Pen()
    cards = Cards(replace(services, studio=pen))
    shown = await cards.of(match, [act_of(roll)], [order], "**SHüter** hält `7`")
    assert shown["file"].filename == "wurf.png" and shown["file"].description == "SHüter hält 7"
    assert [side.name for side in drawn[-1].sides] == ["GJäger1", "SHüter"]
    assert await cards.of(match, [act_of(roll)], [], "x") == {}, "nobody knows any more what it stood against"
    own = order.model_copy(update={"seat": "SHüter"})
    assert await cards.of(match, [act_of(roll)], [own], "x") == {}
    other = order.model_copy(update={"kette": 4})
    assert await cards.of(match, [act_of(roll)], [other], "x") == {}
    assert (await cards.of(match, [act_of(hunt)], [], "y" * 3000))["file"].description == "y" * 1024
    pen.trouble = True
    with capture_logs():
        assert await cards.of(match, [act_of(hunt)], [], "x") == {}
    cup_roll = roll.model_copy(update={"pokal": True, "after_ms": 5000})
    pen.trouble = False
    await Cards(replace(services, studio=pen)).of(match, [act_of(cup_roll)], [], "x")
    assert (drawn[-1].subtitle, drawn[-1].verdict) == (None, None)
    plain = services.settings.model_copy(update={"dice": services.settings.dice.model_copy(update={"picture": False})})
    silent = Cards(replace(services, studio=pen, settings=plain))
    assert await silent.of(match, [act_of(hunt)], [], "x") == {}


async def test_a_report_waits_for_the_last_words_and_is_written_once_for_the_newest_state(pokal: Cup) -> None:
    house, told_all = pokal.house, [False]
    posts: dict[str, Any] = {}
    box: Any = SimpleNamespace(compose=posts.__setitem__)
    reported: list[Any] = []
    Publishing(house.services, box, lambda match: told_all[0], lambda match, row: reported.append(row.key))
    compose = posts[f"{GAME.name}-{REPORT}"]
    with pytest.raises(Declined, match="match-not-over"):
        await report(house.services, await live(house, pokal.game), "de")
    await break_off(pokal)
    match = await live(house, pokal.game)
    row = OwedRow(
        key="x",
        place=in_channel(house.channel.id),
        kind=REPORT,
        made_at=match.row.created_at,
        about=match.row.head,
        game_id=pokal.game,
    )
    with pytest.raises(Unneeded):
        await compose(replace(row, about=match.row.head - 1))
    with pytest.raises(NotYet):
        await compose(row)
    told_all[0] = True
    post = await compose(row)
    assert [file.filename for file in post.message["files"]] == [f"{file_name(match)}.txt", f"{file_name(match)}.log"]
    assert "abgebrochen" in post.message["content"]
    assert post.written(None, 1, new=True) == [], "it belongs to no contest"
    owed = await post.instead(None)
    assert owed and all(one.game_id == pokal.game for one in owed)
    post.after(1, True)
    assert reported == ["x"]
    news = publishing._news(match, 77, match.row.created_at)
    assert (news.key, news.kind, news.body) == (f"{pokal.game}.posted", "contest-posted", {"at": 77})


# -- opening, resuming, asking -----------------------------------------------------------------------------------------


def test_settings_keep_to_the_rule_book_in_the_cup_and_to_custom_elsewhere() -> None:
    def made(art: str, custom: dict[str, Any], **chosen: Any) -> Any:
        given = {"zehn_sekunden": None, "geschwaetz": None, **chosen}
        return settings("G", "S", art, by_bot=art == "freundschaft", custom=custom, **given)

    assert made("freundschaft", {"zehn_sekunden": 20}).zehn_sekunden == 20
    assert made("freundschaft", {"zehn_sekunden": 20}, zehn_sekunden=30).zehn_sekunden == 30
    assert made("pokal", {"zehn_sekunden": 20}).zehn_sekunden == 10, "the cup keeps to the rule book"
    assert (made("pokal", {}).schiri, made("freundschaft", {}).schiri) == ("mensch", "bot")
    assert made("pokal", {}, zehn_sekunden=60).zehn_sekunden == 60
    for art, chosen, why in (
        ("pokal", {"zehn_sekunden": 61}, "match-cup-seconds"),
        ("finale", {"geschwaetz": "aus"}, "match-cup-talk"),
        ("freundschaft", {"rounds": 99}, "match-settings"),
    ):
        with pytest.raises(Declined, match=why):
            made(art, {}, **chosen)
    assert made("freundschaft", {}, zehn_sekunden=61, geschwaetz="aus").geschwaetz == "aus"


async def test_what_is_not_ours_or_not_known_is_not_taken_up(pokal: Cup, monkeypatch: pytest.MonkeyPatch) -> None:
    house, matches = pokal.house, matches_of(pokal.house)
    games, taken = house.services.games, list[str]()

    async def resume(game: str) -> None:
        taken.append(game)

    monkeypatch.setattr(matches.narrator, "resume", resume)
    await house.inside(matches.resume())
    assert taken == [pokal.game]
    monkeypatch.setattr(games.domain, "owns", lambda guild: False)
    await house.inside(matches.resume())
    assert taken == [pokal.game], "another process has this server"
    monkeypatch.undo()
    monkeypatch.setattr(matches.narrator, "resume", resume)

    async def gone(game: str, **more: Any) -> Any:
        raise declined("game-unknown")

    monkeypatch.setattr(games, "live", gone)
    with capture_logs() as logs:
        await matches.resume()
    assert taken == [pokal.game]
    assert [one["event"] for one in logs] == ["a running game is not known any more"]


async def test_what_breaks_while_it_is_answered_leaves_nothing_behind(
    friendly: Cup, monkeypatch: pytest.MonkeyPatch
) -> None:
    house, matches = friendly.house, matches_of(friendly.house)
    message = await friendly.say("GHüter", "Hallo")

    async def fall(*about: Any, **more: Any) -> Any:
        raise RuntimeError("a test")

    monkeypatch.setattr(house.services.games, "act", fall)
    message.content = "/dice 2w6"
    with pytest.raises(RuntimeError):
        await matches.inbox._judge(friendly.game, message, Who(friendly.people["GHüter"].id, "x"))
    interaction: Any = SimpleNamespace(id=4711, user=friendly.people["GHüter"], response=SimpleNamespace())
    monkeypatch.setattr(matches._services.__class__, "who", lambda self, user: Who(user.id, "x"))
    with pytest.raises(RuntimeError):
        await matches._answer(interaction, friendly.game, "2w6", str)
    assert not matches.narrator._deliveries


async def test_q14_2_who_is_banned_does_not_come_back_by_a_rewind(pitch: House) -> None:
    first = await crowd(pitch)
    field, culprit = pitch.channel, first.people["SSucher"]
    await first.until("jaeger")
    pitch.channel = pitch.guild.create_text_channel("zweites-feld")
    await pitch.env.settle()
    second = await crowd(pitch, people={"GSucher": culprit})
    await second.press(second.referee, "würfelbetrug GSucher")
    await pitch.env.settle()
    assert (await live(pitch, first.game)).seat_of(culprit.id) is None, "nor does he play on elsewhere"
    pitch.channel = field
    await confirm(first, "partie zurueck")
    await pitch.env.settle()
    assert await facts(pitch, first.game, Rewound)
    assert (await live(pitch, first.game)).seat_of(culprit.id) is None
    assert sum(culprit.mention in one and "SSucher" in one for one in said(field)) >= 1


async def test_commands_of_a_match_say_what_they_lack(pokal: Cup) -> None:
    house = pokal.house
    robot = house.guild.add_member(house.env.create_user("blech", bot=True))
    await house.env.settle()
    other = house.guild.create_text_channel("nebenan")
    await house.env.settle()
    chosen = {"haus1": "R", "haus2": "H"}
    assert "Bot" in told(await pokal.referee.slash(other, "quidditch neu", **chosen, schiri=robot))
    assert told(await pokal.referee.slash(other, "quidditch setzen", person=robot, platz="GHüter"))
    await house.anna.slash(other, "hut neu", plaetze=2)
    hut = house.game_id(house.panel(other))
    assert told(await house.anna.slash(other, "quidditch bericht", partie=hut))
    assert told(await pokal.referee.slash(other, "quidditch betrug", person=house.ben)), "no match is here"
    player = pokal.people["GJäger1"]
    await pokal.press(player, "kapitän GJäger1")
    page = await player.slash(other, "quidditch xp")
    assert "Erfahrungspunkte" in told(page), "his match runs elsewhere"


async def test_answers_are_judged_all_the_same_when_a_roll_is_never_shown(
    pokal: Cup, monkeypatch: pytest.MonkeyPatch
) -> None:
    house, match = pokal.house, await live(pokal.house, pokal.game)
    monkeypatch.setattr(showing, "PATIENCE", 0.01)
    slow = showing.Showing(house.services.games)
    place: Any = SimpleNamespace(channel_id=house.channel.id, event_seq=match.row.head - 1)
    slow.expect(match, place)
    with capture_logs() as logs:
        await slow.wait(pokal.game)
    assert [one["event"] for one in logs] == ["answers are judged before their roll is shown"]


async def test_q4_3_gates_that_were_shut_are_opened_once_and_others_stay_as_they_are(pitch: House) -> None:
    cup = Cup(pitch, "pokal")
    await cup.set_up()
    chosen = {"haus1": "G", "haus2": "S", "art": "pokal", "leitung": "ich", "ort": "kanal"}
    await cup.referee.slash(pitch.channel, "quidditch neu", **chosen)
    pitch.channel = next(one for name, one in pitch.guild.channels.items() if name.startswith("quidditch-"))
    cup.game = pitch.game_id(pitch.panel())
    for seat, person in cup.people.items():
        await pitch.press(person, f"t:{cup.game}", pitch.panel(), kind=3, values=[seat])
    await pitch.press(cup.referee, f"l:{cup.game}:start", pitch.panel())

    async def room() -> Any:
        return next(iter(await matches_of(pitch).channels._places(await live(pitch, cup.game), "room")))

    assert not (await room()).shut
    await cup.until("besitz")
    await pitch.env.settle()
    assert (await room()).shut
    channels, place = matches_of(pitch).channels, pitch.client.get_channel(pitch.channel.id)
    assert isinstance(place, discord.TextChannel)
    assert await pitch.inside(channels._gate(await room(), place, shut=True)) is False
    await break_off(cup)
    assert not (await room()).shut, "whoever shuts it from now on has shut it himself"
    place = pitch.client.get_channel(pitch.channel.id)
    assert isinstance(place, discord.TextChannel)
    assert await pitch.inside(channels._gate(await room(), place, shut=False)) is None
    await pitch.inside(place.set_permissions(place.guild.default_role, view_channel=False))
    private: Any = pitch.client.get_channel(pitch.channel.id)
    assert await pitch.inside(channels._gate(await room(), private, shut=False)) is False
    assert await pitch.inside(channels._gate(await room(), private, shut=True)) is False
    assert not (await room()).shut, "it was private before: afterwards it stays so"
