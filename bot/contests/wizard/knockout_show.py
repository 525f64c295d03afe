"""A knockout as a picture from top to bottom. Clauses: Z4.1, Z4.2."""

from collections.abc import Sequence

from bot.contests.common.model import Round, Table
from bot.contests.common.show import MOST_PICTURES, Scene
from bot.contests.wizard import draw
from bot.contests.wizard.draw import knockout as ko
from bot.contests.wizard.model import scores
from bot.contests.wizard.reading import places
from bot.engine.helpers import number
from bot.engine.screen import Picture
from bot.engine.text import text

TOGETHER = 25
"""Up to so many players everything is one picture."""
GO_ON = 2


def knockout(scene: Scene) -> Sequence[Picture]:
    """Draw all rounds and the final, or one picture for each round where there are many people."""
    state = scene.state
    if not state.rounds:
        return ()
    rounds = [round for round in state.rounds if round.stage != "ko-final"]
    last = state.rounds[-1]
    final = _table(scene, last, last.tables[0], "") if last.stage == "ko-final" else None
    people = len({entry for table in state.rounds[0].tables for entry in table.entries})
    parts = [_round(scene, round) for round in rounds]
    words = ko.KnockoutWords(
        *(scene.say(f"wizard-turnier-ko-{word}") for word in ("through", "next", "example", "way"))
    )
    note = " → ".join(str(sum(len(table.entries) for table in round.tables)) for round in state.rounds)
    title = state.options.title
    said = ". ".join(
        f"{part.title}: "
        + "; ".join(f"{one.title} " + ", ".join(_words(seat) for seat in one.seats) for one in part.tables)
        for part in [*parts, *([ko.Round(final.title, "", (final,))] if final else [])]
    )
    alt = text("contest-standings-alt", title=title, after=note, rows=said[:800], notes="–")
    if people <= TOGETHER:
        record = ko.KnockoutPicture(title, note, words, tuple(parts), final, len(final.seats) if final else 4)
        return [Picture(draw.draw_knockout, record, alt)]
    each = [ko.KnockoutPicture(title, part.title, words, (part,)) for part in parts]
    if final is not None:
        each.append(ko.KnockoutPicture(title, final.title, words, (), final, len(final.seats)))
    return [Picture(draw.draw_knockout, record, alt) for record in each[-MOST_PICTURES:]]


def _words(seat: ko.Seat) -> str:
    return f"{seat.name} {seat.points}".strip()


def _round(scene: Scene, round: Round) -> ko.Round:
    tables = tuple(
        _table(scene, round, table, scene.say("wizard-turnier-ko-table", number=table.number)) for table in round.tables
    )
    title = scene.say("contest-round-title", stage=round.stage, round=round.number, of=0)
    return ko.Round(title, scene.say("wizard-turnier-ko-note"), tables)


def _table(scene: Scene, round: Round, table: Table, title: str) -> ko.Table:
    """Return a table with its people in the order of their places, and where each of them goes."""
    final = round.stage == "ko-final"
    title = title or scene.say("contest-round-title", stage=round.stage, round=round.number, of=0)
    lines = {one.entry: one for one in scores(table.result) or ()} if table.status == "done" else {}
    if not lines:
        return ko.Table(title, tuple(ko.Seat(scene.name(entry)) for entry in table.entries))
    place_of = {one: place for place, group in places(round.stage, tuple(lines.values())) for one in group}
    ahead = _tables_of(scene, round.number + 1)
    points = [line.points for line in lines.values() if not line.manner]
    seats = []
    for entry in sorted(table.entries, key=lambda one: place_of.get(one, 99)):
        place, line = place_of.get(entry), lines[entry]
        seats.append(
            ko.Seat(
                scene.name(entry),
                place,
                number(line.points) if not line.manner else scene.say("wizard-turnier-manner", manner=line.manner),
                through=not final and place is not None and place <= GO_ON,
                next_table=ahead.get(entry, ""),
                winner=_winner(scene) == entry,
                level=not line.manner and points.count(line.points) > 1,
            )
        )
    return ko.Table(title, tuple(seats))


def _tables_of(scene: Scene, number: int) -> dict[int, str]:
    if number > len(scene.state.rounds):
        return {}
    round = scene.state.rounds[number - 1]
    if round.stage == "ko-final":
        return dict.fromkeys(round.tables[0].entries, "F")
    return {entry: f"T{table.number}" for table in round.tables for entry in table.entries}


def _winner(scene: Scene) -> int | None:
    standings = scene.view.standings
    first = [line.entry for line in standings.lines if line.place == 1]
    return first[0] if standings.final and len(first) == 1 else None
