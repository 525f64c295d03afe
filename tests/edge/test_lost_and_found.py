"""Things that vanish while somebody uses them: games, members, channels, forms; and what is found where."""

from dataclasses import replace
from types import SimpleNamespace
from typing import Any, cast

import discord
import pytest
from structlog.testing import capture_logs

from bot.edge.help.now import MOST_MOVES, _mine, _table, _tables_here, prospect
from bot.edge.help.reader import Reader, _shown
from bot.edge.kit.commands import _named
from bot.edge.kit.form import LIFE, Form
from bot.edge.kit.icons import IconKeeper
from bot.edge.kit.visiting import at_home, visited
from bot.edge.order.alarm import ALARM
from bot.edge.table.asking import LABEL, Question, asking_button, reachable
from bot.edge.table.caller import Caller
from bot.edge.table.chores import chore
from bot.edge.table.guests import named
from bot.edge.table.posts import Unneeded
from bot.engine.limits import LONGEST_REASON
from bot.engine.screen import Button, Choice, Menu, Screen, to_page
from bot.engine.text import packed, text
from bot.service.play.live import Declined, Who, declined
from bot.store import panels
from bot.store.database import StoreTrouble
from bot.store.outbox import OwedRow, to_server
from bot.texts import MissingText
from tests.edge.house import House
from tests.edge.test_answers import Talk, http
from tests.edge.test_sample_game import deal

WORD = text("panel-proof")


def reader(house: House) -> Reader:
    return Reader(house.services, "de", {}, {})


async def test_a_game_of_a_kind_that_has_moved_out_is_no_reason_to_be_silent(
    house: House, monkeypatch: pytest.MonkeyPatch
) -> None:
    await deal(house)
    anna = Who(house.anna.id, "anna")
    here: Any = SimpleNamespace(channel=None, channel_id=house.channel.id)
    assert len(await house.inside(_tables_here(here, reader(house)))) == 1
    assert [one.awaited for one in await house.inside(_mine(reader(house), anna))] == [True]

    async def gone(*_: Any, **__: Any) -> Any:
        raise declined("game-unknown")

    monkeypatch.setattr(house.services.games, "here", gone)
    monkeypatch.setattr(house.services.games, "of", gone)
    assert await house.inside(_tables_here(here, reader(house))) == []
    assert await house.inside(_mine(reader(house), anna)) == []


async def test_so_many_moves_are_listed_and_the_rest_is_counted(house: House) -> None:
    game = await deal(house)
    live = await house.services.games.live(game)
    stand = await house.inside(prospect(reader(house), live, Who(house.anna.id, "anna")))
    for count, more in ((MOST_MOVES, 0), (MOST_MOVES + 1, 1), (MOST_MOVES + 5, 5)):
        lines = _table(reader(house), replace(stand, moves=tuple(f"m{number}" for number in range(count)))).split("\n")
        assert [line for line in lines if line.startswith("- m")] == [f"- m{number}" for number in range(MOST_MOVES)]
        rest = house.services.texts.say(text("help-more-moves", count=more or 1), "de")
        assert (rest in lines) is bool(more)


def test_a_command_is_shown_as_it_can_be_pressed() -> None:
    assert _shown("partie log", "/partie log", None) == "`/partie log`"
    assert _shown("partie log", "/partie log", 5) == "</partie log:5>"
    assert _shown("partie log", "/game log", 5) == "`/game log` (</partie log:5>)"


def test_a_choice_without_a_word_may_only_be_a_number() -> None:
    assert _named(["x"], "y", 7) == "7"
    with pytest.raises(MissingText):
        _named(["x"], "y", "unheard-of")


async def test_what_the_library_cannot_read_of_a_form_is_answered(house: House) -> None:
    form, talk = Form(house.services, "x" * 60), Talk(discord.InteractionType.modal_submit)
    asked: Any = talk
    await form.on_error(asked, KeyError("?"))
    assert [more["content"] for _, more in talk.said] == [house.services.texts.say(text("form-gone"), "de")]
    assert (form.title, form.timeout) == ("x" * 45, LIFE)


async def test_a_process_that_does_not_upload_signs_still_learns_those_there_are(
    house: House, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(house.services.games.domain, "shards", SimpleNamespace(have=lambda _: False))
    posts = len(house.calls("POST", "/emojis"))
    await house.inside(IconKeeper(house.client, house.services)._keep())
    assert len(house.calls("POST", "/emojis")) == posts


async def test_a_referee_in_his_direct_messages_is_what_his_roles_make_of_him_at_home(
    house: House, monkeypatch: pytest.MonkeyPatch
) -> None:
    rita = house.person("rita", manager=True)
    game = await deal(house)
    live = await house.services.games.live(game)
    user = await house.inside(house.client.fetch_user(rita.id))
    asked: Any = SimpleNamespace(user=user, client=house.client)
    for row, ranks in (
        (replace(live.row, referee_id=rita.id), {"admin"}),
        (replace(live.row, assistant_id=rita.id), {"admin"}),
        (live.row, set()),
        (replace(live.row, referee_id=rita.id, guild_id=None), set()),
    ):
        who = await house.inside(at_home(asked, house.services, replace(live, row=row)))
        assert who.ranks == ranks and who.id == rita.id
    house.env.inject_error("GET", "/guilds/*/members/*", status=404, code=10007)
    left = await house.inside(at_home(asked, house.services, replace(live, row=replace(live.row, referee_id=rita.id))))
    assert left.ranks == set()


async def test_to_strangers_a_game_is_not_known_at_all(house: House) -> None:
    game = await deal(house)
    stranger = await house.inside(house.client.fetch_user(house.stranger("dora").id))
    asked: Any = SimpleNamespace(user=stranger)
    with pytest.raises(Declined) as no:
        await house.inside(visited(asked, house.services, game))
    assert no.value.text.id == "game-unknown"
    anna: Any = SimpleNamespace(user=await house.inside(house.client.guilds[0].fetch_member(house.anna.id)))
    assert (await house.inside(visited(anna, house.services, f"  {game} "))).row.id == game


async def test_an_alarm_looks_for_somebody_to_tell(house: House, monkeypatch: pytest.MonkeyPatch) -> None:
    services, alarm = house.services, house.client.alarm
    log = house.guild.create_text_channel("log")
    system = house.guild.create_text_channel("hinweise")
    await house.env.settle()
    await house.inside(services.servers.change(house.guild.id, "channel.log", log.id, Who(1, "?")))
    guild = house.client.get_guild(house.guild.id)
    assert guild is not None
    monkeypatch.setattr(discord.Guild, "system_channel", property(lambda self: self.get_channel(system.id)))
    body = {"words": packed(text("alarm-role-gone", role="x"))}
    row = OwedRow(
        key="a", place=to_server(guild.id), kind=ALARM, made_at=services.games.clock(), guild_id=guild.id, body=body
    )
    first = await house.inside(alarm.compose(row))
    assert first.channel_id == log.id and first.instead is not None
    (again,) = await house.inside(first.instead(http(discord.Forbidden, 403, 50013)))
    assert (again.key, again.about, again.tries) == ("a.1", 1, 0)
    second = await house.inside(alarm.compose(again))
    assert second.channel_id == system.id and second.instead is not None
    (third,) = await house.inside(second.instead(http(discord.Forbidden, 403, 50013)))
    last = await house.inside(alarm.compose(third))
    owner = await house.inside(house.client.create_dm(discord.Object(guild.owner_id or 0)))
    assert last.channel_id == owner.id and last.instead is None
    monkeypatch.setattr(discord.Guild, "system_channel", property(lambda self: None))
    await house.inside(services.servers.change(house.guild.id, "channel.log", 4711, Who(1, "?")))
    alone = await house.inside(alarm.compose(row))
    assert alone.channel_id == owner.id, "a channel that is gone hears nothing"
    with pytest.raises(Unneeded):
        await house.inside(alarm.compose(replace(row, guild_id=4711)))


async def test_a_chore_is_tried_again_or_left() -> None:
    done: list[str] = []
    trouble: list[Exception] = []

    async def work(row: OwedRow) -> None:
        done.append(row.key)
        for one in trouble:
            raise one

    row: Any = SimpleNamespace(key="a")
    with pytest.raises(Unneeded):
        await chore(work)(row)
    for error, again in (
        (http(discord.HTTPException, 500, 0), True),
        (http(discord.HTTPException, 429, 0), True),
        (http(discord.Forbidden, 403, 50013), False),
        (http(discord.NotFound, 499, 0), False),
    ):
        trouble[:] = [error]
        with pytest.raises(discord.HTTPException if again else Unneeded), capture_logs() as lines:
            await chore(work)(row)
        assert [line["event"] for line in lines] == ([] if again else ["a chore is not done"])
    assert done == ["a"] * 5


async def test_a_mention_is_a_member_and_everything_else_a_name(house: House) -> None:
    guild = house.client.guilds[0]
    asked: Any = SimpleNamespace(guild=guild)

    async def read(written: str) -> Any:
        return await house.inside(named(asked, house.services, written))

    assert (await read(f" {house.ben.mention} ")).id == house.ben.id
    assert (await read(f"<@!{house.ben.id}>")).id == house.ben.id
    assert await read(" @Onkel Otto ") == "Onkel Otto"
    robot = house.guild.add_member(house.env.create_user("dings", bot=True))
    await house.env.settle()
    for written, why in (
        (f"{house.ben.mention} und {house.carl.mention}", "guest-one-name"),
        ("@", "guest-no-name"),
        ("\u3164", "guest-no-name"),
        ("<@4711>", "guest-no-member"),
        (f"<@{robot.id}>", "lobby-no-bots"),
    ):
        with pytest.raises(Declined) as no:
            await read(written)
        assert no.value.text.id == why, written
    asked.guild = None
    with pytest.raises(discord.app_commands.NoPrivateMessage):
        await read("<@4711>")


def pages(graph: dict[str, list[str]]) -> Any:
    """Return a game whose screens are these pages: moves, and `>page` to turn to."""

    def screen(view: Any, voice: Any, page: str) -> Screen:
        buttons = tuple(Button(move, WORD) for move in graph[page])
        menu = Menu("k", WORD, (Choice(f"{page}-chosen", WORD),))
        return Screen(WORD, (), rows=(buttons, menu))

    return SimpleNamespace(screen=screen)


def test_every_control_that_can_be_turned_to_is_found_once_and_nobody_walks_back_in_front() -> None:
    graph = {"": ["a", to_page("x")], "x": ["b", to_page("y"), to_page("")], "y": ["c", to_page("x")]}
    spec, voice = pages(graph), cast(Any, None)
    assert [one.move for one in reachable(spec, None, voice)] == ["a", "-chosen", "b", "x-chosen", "c", "y-chosen"]
    assert [one.move for one in reachable(spec, None, voice, "x")] == ["b", "x-chosen", "c", "y-chosen"]
    line = {str(number): [f"m{number}", to_page(str(number + 1))] for number in range(9)} | {"9": []}
    line[""] = [to_page("0")]
    found = [one.move for one in reachable(pages(line), None, voice, most=4) if one.move.startswith("m")]
    assert found == ["m0", "m1", "m2", "m3"], "so many pages are looked at, and no more"


async def test_a_question_is_short_on_its_label_or_stands_whole_above_it(house: House) -> None:
    async def answered(reply: Any, typed: str) -> None:
        return None

    def made(prompt: str, **more: str) -> tuple[list[str], str, Any]:
        form = Question(house.services, "Titel" * 20, prompt, answered, **more)
        above = [item.content for item in form.children if isinstance(item, discord.ui.TextDisplay)]
        (label,) = [item for item in form.children if isinstance(item, discord.ui.Label)]
        return above, label.text, form.line

    above, label, line = made("x" * LABEL)
    assert (above, label, line.default, line.max_length) == ([], "x" * LABEL, None, LONGEST_REASON)
    above, label, line = made("x" * (LABEL + 1), about="y" * 4001, typed="z" * 2000)
    assert above == ["y" * 4000, "x" * (LABEL + 1)] and label == ("Titel" * 20)[:LABEL]
    assert line.default == "z" * LONGEST_REASON


async def test_a_button_that_asks_is_found_only_where_there_is_something_to_see(house: House) -> None:
    game = await deal(house, start=False)
    rita = Who(7, "rita", referee=True, ranks=frozenset({"referee"}), guild_id=house.guild.id)
    services = house.services
    assert await house.inside(asking_button(services, game, rita, "strafe", "de")) is None
    await house.inside(services.lobby.start(game, Who(house.anna.id, "anna"), cause=5))
    assert await house.inside(asking_button(services, game, rita, "strafe", "de")) is None, "not before all have laid"
    for person, seat in ((house.anna, "Nord"), (house.ben, "Ost")):
        state = (await services.games.live(game)).folded().state
        card = state.player(seat).hand[0]
        await house.inside(services.games.act(game, Who(person.id, "?"), f"karte {card}", cause=person.id))
    found = await house.inside(asking_button(services, game, rita, "strafe", "de"))
    assert found is not None and found.ask == text("hasard-fine-whom")
    assert await house.inside(asking_button(services, game, rita, "wurf", "de")) is None, "it asks for nothing"


async def test_the_page_of_a_game_that_is_gone_is_followed_no_more(
    house: House, monkeypatch: pytest.MonkeyPatch
) -> None:
    game = await deal(house)
    await house.anna.click(house.panel(), label="Meine Karten")
    pages, key = house.client.private, (game, house.anna.id)
    page = pages._pages[key]
    edits = len(house.calls("PATCH", "/webhooks/"))

    async def gone(*_: Any, **__: Any) -> Any:
        raise declined("game-unknown")

    async def nothing(*_: Any) -> None:
        return None

    with monkeypatch.context() as patch:
        patch.setattr(house.services.games, "look", gone)
        await house.inside(pages._follow(key))
    assert key not in pages._pages
    for drawer in (gone, nothing):
        pages._pages[key] = page
        page.drawer = drawer
        await house.inside(pages._follow(key))
        assert key not in pages._pages
    assert len(house.calls("PATCH", "/webhooks/")) == edits
    alarm = page.alarm
    assert alarm is not None and alarm.cancelled()


async def test_whoever_has_acted_meanwhile_is_neither_called_nor_nudged(house: House) -> None:
    game = await deal(house)
    live = await house.services.games.live(game)
    now = house.services.games.clock()
    caller = Caller(house.services, SimpleNamespace(compose=lambda *_: None))  # type: ignore[arg-type]

    def row(**body: Any) -> OwedRow:
        return OwedRow(key="k", place=f"c{house.channel.id}", kind="call", made_at=now, game_id=game, body=body)

    nudged = await house.inside(caller.nudge(row(seat="Nord")))
    assert house.anna.mention in nudged.message["content"] and house.ben.mention not in nudged.message["content"]
    called = await house.inside(caller.compose(row(seats=["Nord", "Ost"], until=None)))
    assert called.message["content"].startswith(f"{house.anna.mention} {house.ben.mention} ")
    card = live.folded().state.player("Nord").hand[0]
    await house.inside(house.services.games.act(game, Who(house.anna.id, "anna"), f"karte {card}", cause=5))
    with pytest.raises(Unneeded):
        await house.inside(caller.nudge(row(seat="Nord")))
    with pytest.raises(Unneeded):
        await house.inside(caller.compose(row(seats=["Nord"], until=None)))
    late = await house.inside(caller.compose(row(seats=["Nord", "Ost"], until=77)))
    assert house.anna.mention not in late.message["content"] and "<t:77:R>" in late.message["content"]
    conduct, host = house.services.conduct, Who(house.anna.id, "anna")
    for cause, stop in ((6, conduct.pause), (8, conduct.end)):  # and broken off while Ost is still asked
        await house.inside(stop(game, host, cause=cause))
        for work in (caller.nudge(row(seat="Ost")), caller.compose(row(seats=["Ost"], until=None))):
            with pytest.raises(Unneeded):
                await house.inside(work)
        if stop == conduct.pause:
            await house.inside(conduct.resume(game, host, cause=7))
            assert house.ben.mention in (await house.inside(caller.nudge(row(seat="Ost")))).message["content"]


async def test_answers_to_messages_that_do_not_arrive_are_only_logged(
    house: House, monkeypatch: pytest.MonkeyPatch
) -> None:
    dm = house.anna.user
    await dm.send_dm("/dice 2w6")
    house.env.inject_error("POST", f"/channels/{dm.dm_channel.id}/messages", status=403, code=50007, times=2)
    with capture_logs() as lines:
        await dm.send_dm("/dice 2w6")
        await dm.send_dm("hallo")
    lost = [line["what"] for line in lines if line["event"] == "answer did not arrive"]
    assert lost == ["typed dice", "typed direct"]
    dora = house.stranger("dora")

    async def away(*_: Any) -> Any:
        raise StoreTrouble("locked", "?")

    monkeypatch.setattr(house.services.tongues, "known", away)
    await dora.send_dm("hallo")
    german, english = (
        house.services.texts.say(text("direct-welcome", help="h", dice="d", privacy="p"), one)[:20]
        for one in ("de", "en")
    )
    (greeting,) = [one.content for one in dora.dm_channel.history() if one.author.id != dora.id]
    assert greeting.startswith(german) and f"\n\n-# {english}" in greeting
    await dora.send_dm("noch einmal hallo")
    assert len([one for one in dora.dm_channel.history() if one.author.id != dora.id]) == 1, "once a day"


async def test_whoever_asks_us_back_or_gives_us_a_role_hears_what_we_could_not_say(
    house: House, monkeypatch: pytest.MonkeyPatch
) -> None:
    cog: Any = house.client.get_cog("SetupCog")
    admitted: list[int] = []

    async def note(guild: Any) -> None:
        admitted.append(guild.id)

    monkeypatch.setattr(cog, "_admitted", note)
    guild = house.client.guilds[0]
    me, other = SimpleNamespace(id=guild.me.id), SimpleNamespace(id=5)

    def member(who: Any, *roles: int) -> Any:
        return SimpleNamespace(id=who.id, roles=[*roles], guild=guild)

    await cog.on_member_update(member(me, 1), member(me, 1, 2))
    await cog.on_member_update(member(me, 1), member(me, 1))
    await cog.on_member_update(member(other, 1), member(other, 1, 2))
    assert admitted == [guild.id]
    await cog.on_guild_join(guild)
    for before, after in ((1, 2), (1, 1)):
        role = SimpleNamespace(permissions=before, guild=guild), SimpleNamespace(permissions=after, guild=guild)
        await cog.on_guild_role_update(*role)
        channel = SimpleNamespace(overwrites=before, guild=guild), SimpleNamespace(overwrites=after, guild=guild)
        await cog.on_guild_channel_update(*channel)
    assert admitted == [guild.id] * 4


async def test_a_desk_that_cannot_be_shown_is_forgotten_and_a_panel_is_told_of(house: House) -> None:
    game = await deal(house)
    (row,) = await house.panels(game)
    look = await house.services.games.look(game)
    publisher, database = house.client.publisher, house.services.games.database
    for audience, code, told in (("public", 50013, 1), ("officials", 50013, 0), ("public", 10003, 0)):
        kept = replace(row, audience=audience)  # type: ignore[arg-type]
        await house.inside(database.write(lambda db, one=kept: panels.save(db, one)))  # type: ignore[misc]
        post = await house.inside(publisher._drawn(kept, look, ()))
        assert post.instead is not None
        owed = await house.inside(post.instead(http(discord.HTTPException, 403, code)))
        assert len(owed) == told
        assert (kept in await house.panels(game)) is bool(told)
