"""Every act of the book in words: on Discord with mentions, in a file with plain names; and whom one may touch."""

from datetime import UTC, datetime, timedelta
from types import SimpleNamespace
from typing import Any

import discord
import pytest

from bot.edge.order.answer import outcome_sheet
from bot.edge.order.officer import Officer, Outcome
from bot.edge.order.pages import PAGE, Search, book_page
from bot.edge.order.ranks import must_outrank, refusal
from bot.edge.order.wording import MENTIONS, because, line, plain_names, table, takes_back, tame, undone, what, worded
from bot.engine.text import Text, text
from bot.service.leading.book import KINDS
from bot.service.play.live import Declined
from bot.store.acts import ActRow
from bot.texts import Texts
from tests.edge.house import House
from tests.sample import GAME as HASARD

TEXTS = Texts.load([HASARD.folder])
NOON = datetime(2026, 1, 2, 12, tzinfo=UTC)


def say(words: Text, language: str = "de") -> str:
    return TEXTS.say(words, language, str)


SERVICES: Any = SimpleNamespace(texts=TEXTS)


def act(kind: str, data: dict[str, Any] | None = None, **more: Any) -> ActRow:
    about: dict[str, Any] = {"actor_id": 1, "target_id": 2, "channel_id": 3, "id": 7} | more
    return ActRow(guild_id=9, at=NOON, kind=kind, data=data or {}, **about)


LINES: list[tuple[ActRow, str]] = [
    (act("warning"), "⚠️ Verwarnung für <@2>"),
    (act("exclusion", {"seat": "Ost"}), "🟥 <@2> ausgeschlossen (Platz Ost)"),
    (act("exclusion"), "🟥 <@2> ausgeschlossen (Platz ?)"),
    (act("room-kick"), "🚪 <@2> aus <#3> geschickt"),
    (act("room-kick", channel_id=None, target_id=None), "🚪 – aus – geschickt"),
    (act("server-kick"), "👢 <@2> vom Server geworfen"),
    (act("timeout", {"until": NOON.isoformat()}), "🤫 <@2>: Auszeit bis <t:1767355200:f>"),
    (act("timeout"), "🤫 <@2>: Auszeit aufgehoben"),
    (act("rewind"), "⏪ Zurückgespult in <#3>"),
    (act("pause"), "⏸️ Unterbrochen in <#3>"),
    (act("replace", {"seat": "A", "before": 4, "after": 5}), "🔁 Platz A: <@5> statt <@4>"),
    (act("replace", {"before": None, "after": None}), "🔁 Platz ?: Computer statt –"),
    (act("whistle", {"role": "assistant_id"}), "📯 Fahne des Gehilfen an <@2>"),
    (act("whistle"), "📯 Pfeife an <@2>"),
    (act("move", {"before": 8}), "🚚 Umgezogen von <#8>"),
    (act("move"), "🚚 Umgezogen von –"),
    (act("substitution", {"seats": [{"seat": "A"}, {"seat": "B"}]}), "🔄 Spielerwechsel auf A, B"),
    (act("substitution"), "🔄 Spielerwechsel auf "),
    (
        act("setup", {"key": "role.referee", "before": [], "after": [5, 6]}),
        "⚙️ Schiedsrichter-Rollen: nichts → <@&5>, <@&6>",
    ),
    (act("setup", {"key": "channel.log", "before": 4, "after": None}), "⚙️ Kanal fürs Log: <#4> → nichts"),
    (act("setup", {"key": "language", "before": "de", "after": "en"}), "⚙️ Sprache: de → en"),
    (act("setup", {"key": "keep_days", "before": 30, "after": 1}), "⚙️ Partien aufbewahren: 30 Tage → einen Tag"),
]


@pytest.mark.parametrize(
    ("done", "words"), LINES, ids=[f"{number}-{one.kind}" for number, (one, _) in enumerate(LINES)]
)
def test_every_kind_of_act_has_its_words(done: ActRow, words: str) -> None:
    assert say(what(done, MENTIONS)).strip() == words.strip()


def test_house_rules_that_are_kept_are_named_by_their_game() -> None:
    kept = act("setup", {"key": "rules.hasard", "before": {}, "after": {"rounds": 2}})
    assert "Hasard" in say(what(kept, MENTIONS))
    reads = act("setup", {"key": "reads", "before": True, "after": False})
    assert say(what(reads, MENTIONS)).endswith(
        f"{say(text('act-yes-no', yes='true'))} → {say(text('act-yes-no', yes='false'))}"
    )


def test_a_line_has_number_moment_actor_game_message_reason_and_who_took_it_back() -> None:
    games = {"g": text("hasard-name")}
    full = act(
        "warning",
        {"link": "https://discord.com/x", "excerpt": "*Mist*"},
        reason="_Lärm_",
        game_id="g",
        undone_at=NOON,
        undone_by=5,
        undone_why="Irrtum",
    )
    head = (
        "**#7** · <t:1767355200:f> · ⚠️ Verwarnung für <@2> · von <@1> · „Hasard“ · [Nachricht](https://discord.com/x)"
    )
    assert line(SERVICES, full, "de", games).split("\n") == [
        f"~~{head}~~",
        "-# \\_Lärm\\_",
        "-# Wortlaut: „\\*Mist\\*“",
        "-# Zurückgenommen von <@5>: Irrtum",
    ]
    bare = act("warning", game_id="gone", actor_id=None)
    assert line(SERVICES, bare, "de", games) == "**#7** · <t:1767355200:f> · ⚠️ Verwarnung für <@2> · von –"
    assert say(undone(act("warning", undone_at=NOON))) == "Zurückgenommen von –: –"
    assert (because(""), say(because("Lärm"))) == ("", say(text("moderation-because", reason="Lärm")))  # type: ignore[arg-type]


@pytest.mark.parametrize("kind", KINDS)
def test_only_warnings_kicks_and_timeouts_that_stand_can_be_taken_back(kind: str) -> None:
    assert takes_back(act(kind)) is (kind in ("warning", "room-kick", "timeout"))
    assert not takes_back(act(kind, undone_at=NOON))


class Guild:
    """A server that knows one person, one role and one room."""

    def get_member(self, id: int) -> Any:
        return SimpleNamespace(display_name=" Zoë\n") if id == 2 else None

    def get_role(self, id: int) -> Any:
        return SimpleNamespace(name="Schiri") if id == 5 else None

    def get_channel_or_thread(self, id: int) -> Any:
        return SimpleNamespace(name="spiele") if id == 3 else None


def test_in_a_file_names_are_plain_and_what_is_gone_keeps_its_number() -> None:
    guild: Any = Guild()
    naming = plain_names(guild)
    assert [naming.person(2), naming.person(4), naming.person(None)] == ["Zoë", "<@4>", "–"]
    assert [naming.role(5), naming.role(6)] == ["@Schiri", "<@&6>"]
    assert [naming.room(3), naming.room(4), naming.room(None)] == ["#spiele", "<#4>", "–"]
    assert naming.moment(NOON) == "2026-01-02 12:00:00"
    acts = [
        act("warning", {"excerpt": "Mist", "link": "https://x"}, reason="=1", game_id="g", undone_at=NOON, undone_by=2),
        act("room-kick", actor_id=2, target_id=4),
    ]
    german = table(SERVICES, acts, guild, "de", {"g": text("hasard-name")}).split("\r\n")
    assert german[1:] == [
        "7;2026-01-02 12:00:00;warning;⚠️ Verwarnung für Zoë;<@1>;<@1>;Zoë;<@2>;Hasard;#spiele;'=1;Mist;https://x;"
        "2026-01-02 12:00:00;Zoë;",
        "7;2026-01-02 12:00:00;room-kick;🚪 <@4> aus #spiele geschickt;Zoë;<@2>;<@4>;<@4>;;#spiele;;;;;;",
        "",
    ]
    assert german[0].count(";") == 15
    english = table(SERVICES, acts, guild, "en", {}).split("\r\n")
    assert english[0].count(",") == 15 and ";" not in english[0]
    assert [tame(cell) for cell in ("=a", "+a", "-a", "@a", "\ta", "\ra", "a=")] == [
        "'=a",
        "'+a",
        "'-a",
        "'@a",
        "'\ta",
        "'\ra",
        "a=",
    ]
    assert worded("x" * 100) == "x" * 100


def error(kind: type[discord.HTTPException], code: int) -> discord.HTTPException:
    answer: Any = SimpleNamespace(status=403, reason="?")
    return kind(answer, {"code": code, "message": "?"})


@pytest.mark.parametrize(
    ("failure", "words"),
    [
        (error(discord.NotFound, 10007), "moderation-left"),
        (error(discord.NotFound, 10013), "moderation-left"),
        (error(discord.NotFound, 10003), "moderation-room-gone"),
        (error(discord.Forbidden, 50013), "moderation-forbidden"),
        (error(discord.HTTPException, 0), "moderation-unreachable"),
        (OSError(), "moderation-unreachable"),
    ],
)
def test_what_discord_refuses_is_put_in_words(failure: Exception, words: str) -> None:
    assert refusal(failure).id == words


def somebody(id: int, rank: int, **rights: bool) -> Any:
    power = {"moderate_members": False, "kick_members": False, "manage_guild": False} | rights

    class Role:
        name = f"r{rank}"

        def __init__(self) -> None:
            self.rank = rank

        def __ge__(self, other: Any) -> bool:
            return bool(self.rank >= other.rank)

    return SimpleNamespace(
        id=id,
        mention=f"<@{id}>",
        top_role=Role(),
        guild_permissions=SimpleNamespace(**power),
        guild=SimpleNamespace(owner_id=99),
    )


@pytest.mark.parametrize(
    ("actor", "target", "strictly", "refused"),
    [
        (somebody(1, 2), somebody(99, 0), False, "moderation-owner"),
        (somebody(99, 0), somebody(2, 5, manage_guild=True), True, None),
        (somebody(1, 2), somebody(2, 1), True, None),
        (somebody(1, 2), somebody(2, 2), True, "moderation-above-you"),
        (somebody(1, 2), somebody(2, 2), False, None),
        (somebody(1, 2), somebody(2, 2, moderate_members=True), False, "moderation-above-you"),
        (somebody(1, 2), somebody(2, 2, kick_members=True), False, "moderation-above-you"),
        (somebody(1, 2), somebody(2, 2, manage_guild=True), False, "moderation-above-you"),
        (somebody(1, 2), somebody(2, 1, manage_guild=True), False, None),
    ],
)
def test_the_order_of_roles_counts_strictly_or_where_there_is_power(
    actor: Any, target: Any, strictly: bool, refused: str | None
) -> None:
    if refused is None:
        must_outrank(actor, target, strictly=strictly)
        return
    with pytest.raises(Declined) as no:
        must_outrank(actor, target, strictly=strictly)
    assert no.value.text.id == refused


def parts(shown: Any) -> list[Any]:
    return [part.to_component_dict() for part in shown.view.walk_children()]


def test_the_outcome_shows_the_act_the_reason_and_what_can_follow() -> None:
    warned = act("warning", reason="Lärm", game_id="g")
    sheet = parts(outcome_sheet(SERVICES, Outcome(warned, (text("warning-harsh"),), True), warned, "de", 33))
    assert [part["content"] for part in sheet if part["type"] == 10][1:] == ["> Lärm", say(text("warning-harsh"))]
    ids = [part["custom_id"] for part in sheet if part["type"] == 2]
    assert ids == ["o:a:2:33:g", "o:t:2:g", "o:n:g", "o:u:7"]
    bare = act("server-kick")
    again = parts(outcome_sheet(SERVICES, Outcome(bare), bare, "de", 33))
    assert [part["type"] for part in again] == [17, 10], "no reason, no notes, nothing to take back"
    back = act("warning", reason="Lärm", undone_at=NOON, undone_why="Irrtum")
    undone_sheet = parts(outcome_sheet(SERVICES, Outcome(back), back, "de", 33))
    assert [part["content"] for part in undone_sheet if part["type"] == 10][1] == "> Irrtum"
    assert not [part for part in undone_sheet if part["type"] == 2]
    colours = {
        outcome_sheet(SERVICES, Outcome(one, (), remind), one, "de", 1).view.children[0].accent_colour.value  # type: ignore[attr-defined]
        for one, remind in ((warned, True), (warned, False), (back, True))
    }
    assert len(colours) == 3


def test_an_act_belongs_to_the_room_of_its_match_or_to_where_we_are() -> None:
    def officer(live: Any) -> Officer:
        nobody: Any = None
        return Officer(nobody, nobody, nobody, 5, live, 1)

    match = SimpleNamespace(row=SimpleNamespace(id="g", channel_id=6))
    homeless = SimpleNamespace(row=SimpleNamespace(id="g", channel_id=None))
    assert [(one.game_id, one.room_id) for one in map(officer, (None, match, homeless))] == [
        (None, 5),
        ("g", 6),
        ("g", 5),
    ]


async def test_the_book_is_leafed_through_page_by_page(house: House) -> None:
    services, guild = house.services, house.guild.id

    async def shown(search: Search, *, keeper: bool = True) -> tuple[list[str], list[tuple[str, bool]]]:
        sheet = parts(await house.inside(book_page(services, search, guild, "de", keeper=keeper)))
        words = [part["content"] for part in sheet if part["type"] == 10]
        return words, [(part["custom_id"], part["disabled"]) for part in sheet if part["type"] == 2]

    empty, none = await shown(Search(True))
    assert len(empty) == 2 and none == [], "nothing to leaf through"
    for number in range(PAGE + 1):
        at = services.book.clock() - timedelta(hours=number)
        done = ActRow(guild_id=guild, at=at, kind="warning", actor_id=1, target_id=2, reason=str(number), cause=number)
        await house.inside(services.book.record(done))
    first, turn = await shown(Search(True))
    assert first[0].endswith("(6)") and len(first) == 1 + PAGE
    assert [barred for _, barred in turn] == [True, True, False, False, False]
    assert [id for id, _ in turn] == ["o:p:wa:0:::::", "o:here", "o:p:wa:1:::::", "o:p:ws:0:::::", "o:x:wa:0:::::"]
    second, turn = await shown(Search(True, page=1))
    assert len(second) == 2 and [barred for _, barred in turn] == [False, True, True, False, False]
    assert (turn[0][0], turn[3][0], turn[4][0]) == ("o:p:wa:0:::::", "o:p:ws:0:::::", "o:x:wa:0:::::")
    log = parts(await house.inside(book_page(services, Search(False, page=1), guild, "de", keeper=True)))
    menus = [part["custom_id"] for part in log if part["type"] == 3]
    assert menus == ["o:f:la:0:::::", "o:z"], "another kind or another list begins with its first page"
    assert await shown(Search(True, page=7)) == (second, turn), "the list has become shorter since"
    few, turn = await shown(Search(True, hours=2))
    assert len(few) == 1 + 1 + 3 and [id for id, _ in turn] == ["o:p:ws:0:::::2", "o:x:wa:0:::::2"]
    every = Search(False, kind="warning", target=2, actor=1, game="gone", hours=48)
    about, _ = await shown(every)
    assert about[1] == "-# " + " · ".join(
        say(words)
        for words in (
            text("kind-name", kind="warning"),
            text("book-target", person="<@2>"),
            text("act-by", actor="<@1>"),
            text("book-hours", days=2),
        )
    )
    own, _ = await shown(Search(True, target=2), keeper=False)
    assert not own[1].startswith("-# Person"), "who looks at his own list need not be told whose it is"
