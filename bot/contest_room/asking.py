"""Which form a button opens, and what is done with the answers."""

from collections.abc import Awaitable, Mapping
from typing import Protocol

import discord

from bot.contest_room.forms import Act, Field, Form, people_in
from bot.contest_room.hall import Hall
from bot.contest_room.opening import replanned
from bot.contest_room.penalties import exclude_form, punish_form
from bot.contest_room.settings import (
    checkin_fields,
    checkin_settled,
    format_fields,
    format_settled,
    when_fields,
    when_settled,
)
from bot.contests.common.model import Table
from bot.edge.kit.answer import open_form, patiently
from bot.edge.kit.services import Services
from bot.edge.table.guests import named
from bot.engine.model import Options
from bot.engine.text import text
from bot.service.play.live import Who, declined


class Turn(Protocol):
    """Shows a page."""

    def __call__(
        self, interaction: discord.Interaction, services: Services, game_id: str, name: str, told: str = ""
    ) -> Awaitable[None]:
        """Turn to it."""
        ...


async def ask(interaction: discord.Interaction, hall: Hall, name: str, act: Act, turn: Turn) -> None:
    """Open the form of a name."""
    kind, _, about = name.removeprefix("lead.").partition(".")
    match kind:
        case "report" | "dispute" | "rule":
            form = _result(hall, kind, about, act)
        case "add" | "filler":
            form = _guests(hall, kind, act)
        case "bring":
            form = _bring(hall, act)
        case "decide":
            form = _decide(hall, act)
        case "punish":
            form = punish_form(hall, about, act)
        case "exclude":
            form = exclude_form(hall, about, act)
        case "when" | "format" | "checkin":
            form = _settings(hall, kind, turn)
        case _:
            raise declined("control-unknown")
    form.take_up(interaction.user.id, f"c:{hall.live.row.id}:form:{name}")
    await open_form(interaction, form)


def _result(hall: Hall, kind: str, name: str, act: Act) -> Form:
    table = hall.state.table(name)
    if table is None:
        raise declined("contest-no-such-table", table=name)
    if kind != "rule":
        _must_sit(hall, table)
    blank = hall.show.typed(hall.scene, table, "")
    typed = blank if kind == "dispute" else hall.show.typed(hall.scene, table, table.result)
    label = hall.tell("turnier-form-result", kind=kind)
    field = Field("result", label, typed, long=True, needed=kind != "dispute")
    first = table in (hall.state.round.open_tables if hall.state.round else ())
    back = "mine" if kind != "rule" else "lead" if first else f"lead.table.{name}"  # the next sheet waits at the desk

    async def answered(reply: discord.Interaction, given: Mapping[str, str]) -> None:
        said = given["result"]
        if kind == "dispute" and said.strip() in ("", blank.strip()):
            move = f"dispute {name}"
        else:
            if (unread := hall.show.misread(hall.scene, table, said)) is not None:
                raise hall.refused(unread)
            move = f"{kind} {name} {hall.show.read(hall.scene, table, said)[:900]}".rstrip()
        await act(reply, hall.services, hall.live.row.id, move, back)

    about = [hall.say(hall.show.asks(hall.scene, table))]
    if kind == "dispute":
        about.append(hall.tell("turnier-form-dispute"))
    title = hall.tell("turnier-form-table", table=table.number)
    return Form(hall.services, title, [field], answered, about="\n".join(about))


def _must_sit(hall: Hall, table: Table) -> None:
    mine = hall.view.mine
    if mine is None or mine.number not in table.entries:
        raise declined("contest-not-your-table", table=table.number)
    if table.status == "done":
        raise declined("contest-result-stands", table=table.number)


def _guests(hall: Hall, kind: str, act: Act) -> Form:
    size = hall.view.size
    field = Field("names", hall.tell("turnier-form-names", size=size), long=True, needed=True)

    async def answered(reply: discord.Interaction, given: Mapping[str, str]) -> None:
        people = await patiently(reply, people_in(reply, hall.services, given["names"], size), ephemeral=True)
        move = "add 1 filler" if kind == "filler" else f"add {len(people) // size}"
        await act(reply, hall.services, hall.live.row.id, move, "lead", tuple(people))

    about = hall.tell("turnier-form-guests", size=size, kind=kind)
    return Form(hall.services, hall.tell("turnier-form-add", kind=kind), [field], answered, about=about)


def _bring(hall: Hall, act: Act) -> Form:
    """Ask for the name of a partner without Discord; whoever is mentioned has Discord and is asked himself."""
    field = Field("partner", hall.tell("turnier-form-partner"), needed=True, most=80)

    async def answered(reply: discord.Interaction, given: Mapping[str, str]) -> None:
        who = hall.services.who(reply.user)
        partner = await patiently(reply, named(reply, hall.services, given["partner"]), ephemeral=True)
        await act(reply, hall.services, hall.live.row.id, *brought(hall, who, partner))

    return Form(hall.services, hall.tell("turnier-button-bring"), [field], answered, about=hall.tell("turnier-bring"))


def brought(hall: Hall, who: Who, partner: Who | str) -> tuple[str, str, tuple[Who | str, ...]]:
    """Return the move that enters somebody with a partner, the page after it, and who comes in new."""
    seeks = hall.view.mine is not None and hall.view.mine.status == "seeking"
    if isinstance(partner, Who):
        return "enter", "mine", (who, partner)
    return "bring", "mine", (partner,) if seeks else (who, partner)


def _decide(hall: Hall, act: Act) -> Form:
    if not hall.view.deciders:
        raise declined("contest-no-such-tie")
    group = hall.view.deciders[0]
    typed = "\n".join(f"{hall.scene.name(number)}: " for number in group)
    field = Field("points", hall.tell("turnier-form-points"), typed, long=True, needed=True)

    async def answered(reply: discord.Interaction, given: Mapping[str, str]) -> None:
        lines = [line.rpartition(":")[2].strip() for line in given["points"].splitlines() if line.strip()]
        if len(lines) != len(group):
            raise declined("turnier-bad-decider", count=len(group))
        pairs = [f"{number}={line.replace('−', '-') or '-'}" for number, line in zip(group, lines, strict=True)]
        await act(reply, hall.services, hall.live.row.id, "decide " + " ".join(pairs), "lead")

    about = hall.tell("turnier-form-decide")
    return Form(hall.services, hall.tell("turnier-button-decide"), [field], answered, about=about)


def _settings(hall: Hall, kind: str, turn: Turn) -> Form:
    fields = {"when": when_fields, "checkin": checkin_fields}.get(kind, format_fields)(hall)

    async def answered(reply: discord.Interaction, given: Mapping[str, str]) -> None:
        services, now = hall.services, hall.services.games.clock()
        options: Options
        if kind == "format":
            options = format_settled(hall, given)
        else:
            options = {"when": when_settled, "checkin": checkin_settled}[kind](hall, given, now)
        who = services.who(reply.user)
        live = await patiently(reply, services.contests.amend(hall.live.row.id, who, options), ephemeral=True)
        if kind == "when" and not hall.state.options.draft:
            after = Hall(services, live, hall.language, who)
            await patiently(reply, replanned(reply, hall.state.options, after), ephemeral=True)
        told = services.say(text("turnier-settled"), reply)
        await turn(reply, services, hall.live.row.id, "lead", told)

    title = hall.tell(f"turnier-button-{'checkin-times' if kind == 'checkin' else kind}")
    about = hall.tell("turnier-form-checkin-about") if kind == "checkin" else ""
    return Form(hall.services, title, fields, answered, about=about)
