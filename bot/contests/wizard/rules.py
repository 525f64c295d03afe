"""The formats of a Wizard tournament. Clauses: Z2.3, Z2.5-Z2.7, Z3, Z4, Z5, Z7."""

from collections.abc import Mapping, Sequence
from dataclasses import replace
from typing import ClassVar

from bot.contests.common.entering import drawn_first
from bot.contests.common.events import ContestEvent, Drawn, Punished
from bot.contests.common.format import Ahead, Format, Line, Standings
from bot.contests.common.model import ContestOptions, Entry, Frozen, State, Table, Verdict
from bot.contests.common.tell import entry_names, punished
from bot.contests.wizard.model import WizardOptions, knockout_sizes, options_of, qualifiers, scores, sizes
from bot.contests.wizard.ranking import (
    ABSENT,
    KNOCKED,
    OVERALL,
    TO_COME,
    By,
    Key,
    Played,
    at_table,
    cut,
    decided,
    grouped,
    knocked,
    known,
    overall,
    played,
    playoff_due,
    reason,
    semi,
    unknown,
)
from bot.contests.wizard.reading import read_table, worded
from bot.engine.chance import Chance
from bot.engine.model import Refused, refuse
from bot.engine.text import Text
from bot.games.wizard.notation.people import OFFENCES
from bot.games.wizard.rules.penalties import proposed
from bot.games.wizard.rules.ranking import NEVER

FINALISTS, MOST_FINALISTS, FEWEST = 4, 5, 3
KNOCKOUT_STAGES = ("ko", "ko-final")


class WizardFormat(Format):
    """Everybody for himself: preliminary rounds and a final, a knockout, or an online preliminary."""

    name: ClassVar[str] = "wizard-turnier"
    host_plays: ClassVar[bool] = False
    own_table: ClassVar[bool] = False
    smallest: ClassVar[int] = 3
    offences: ClassVar[tuple[str, ...]] = OFFENCES
    worded = staticmethod(worded)

    def fewest(self, options: ContestOptions) -> int:
        """One table; a knockout two (Z7.1)."""
        assert isinstance(options, WizardOptions)
        return 6 if options.variant == "knockout" else FEWEST

    def read(self, state: State, table: Table, result: str) -> str | Refused:
        """Read everybody's points, single games where a tie wants them, the three-card game where it was played."""
        return read_table(state, table, result)

    def forfeit(self, state: State, table: Table) -> str | None:
        """A table plays on with those who are left (Z2.6); without anybody there is nothing to report."""
        if set(table.out) != set(table.entries):
            return None
        return read_empty(state, table)

    def expelled(self, result: str) -> tuple[int, ...]:
        """Return who was disqualified at the table."""
        return tuple(line.entry for line in scores(result) or () if line.manner == "dq")

    def unspoken(self, state: State, table: Table, result: str) -> Refused | None:
        """A Spielniederlage and a disqualification are the Schiedsrichter's words alone (2.5.1, 5, Z2.7)."""
        said = {"dq": table.out, "defeat": state.defeated(table.round)}
        for line in scores(result) or ():
            if line.manner in said and line.entry not in said[line.manner]:
                return refuse("wizard-turnier-only-referee", who=str(line.entry))
        return None

    def proposes(self, offence: str, level: int) -> Verdict | None:
        """Return what stands in the guidelines (Z2.7)."""
        known = next((one for one in OFFENCES if one == offence), None)
        return None if known is None else proposed(known, 1 if level == 1 else 2)

    def tells(self, event: ContestEvent) -> Text | None:
        """Name the offence with its penalty."""
        return punished(event, "wizard-turnier-punished") if isinstance(event, Punished) else None

    def may_return(self, state: State, entry: Entry) -> bool:
        """Who was away may play the next preliminary round (Z6.2, Z7.3); nobody comes back to a knockout."""
        return options_of(state).variant != "knockout" and len(state.rounds) < options_of(state).rounds

    # -- what comes next -----------------------------------------------------------------------------------------------

    def ahead(self, state: State) -> Ahead | Refused | None:
        """Return the next round, semifinal or final; None when all is played."""
        if not state.rounds:
            first = "ko" if options_of(state).variant == "knockout" else "round"
            return Ahead("round", first, drawn_first(state))
        if state.rounds[-1].stage in ("final", "ko-final"):
            return self._lots(state)
        if options_of(state).variant == "knockout":
            return self._next_knockout(state)
        present = _present(state)
        if len(state.rounds) < options_of(state).rounds:
            if len(present) < FEWEST:
                return refuse("contest-too-few", here=len(present), fewest=FEWEST)
            return Ahead("round", "round", present)
        if options_of(state).variant == "online" or len(present) < FEWEST:
            return self._lots(state)
        return self._final(state, present)

    def _final(self, state: State, present: tuple[int, ...]) -> Ahead | Refused | None:
        through, tied = self._finalists(state, present)
        if tied and playoff_due(state, tied):
            return self._undecided(state, tied, "final")
        if len(through) < FEWEST:
            return self._lots(state)
        return Ahead("round", "final" if len(through) <= MOST_FINALISTS else "semi", tuple(sorted(through)))

    def _finalists(self, state: State, present: tuple[int, ...]) -> tuple[list[int], list[int]]:
        """Return who would reach the final, and who is tied at the line (Z3.3, Z7.5)."""
        tables = played(state.rounds)
        if state.rounds[-1].stage == "semi":
            there = [number for table in state.rounds[-1].tables for number in table.entries if number in present]
            stayed = [number for number in there if tables[number][-1].score.ranked]
            keys = {number: semi(tables[number]) for number in stayed}
            keys = known(keys, 1, lambda number: unknown(tables[number][-1:], ("semi",)))
            return cut(state, grouped(state, stayed, keys), FINALISTS)
        keys = {number: overall(tables.get(number, ())) for number in present}
        keys = known(keys, 2, lambda number: unknown(tables.get(number, ()), ("round",)))
        return cut(state, grouped(state, present, keys), FINALISTS)

    def _undecided(self, state: State, tied: Sequence[int], about: str) -> Refused:
        """Ask for single games that nobody has entered yet; where all are known, for a three-card game (Z6.6, Z7.4)."""
        if games_missing(state, tied):
            return refuse("wizard-turnier-games-missing", about=about, who=entry_names(state, tied))
        return refuse("wizard-turnier-decide", about=about, who=entry_names(state, tied))

    def _next_knockout(self, state: State) -> Ahead | Refused | None:
        through = sorted(self._advanced(state))
        if len(through) < FEWEST:
            return self._lots(state)
        return Ahead("round", "ko-final" if len(through) <= MOST_FINALISTS else "ko", tuple(through))

    def _advanced(self, state: State) -> list[int]:
        """Return the first two of every table, and all who are tied with the second, still there (Z4.2, Z7.7)."""
        last, present = len(state.rounds), set(_present(state))
        found = []
        for number, tables in played(state.rounds).items():
            one = tables[-1]
            if one.table.round == last and one.score.ranked and one.place is not None and one.place <= 2:
                found.append(number)
        return [number for number in found if number in present]

    def _lots(self, state: State) -> Ahead | Refused | None:
        if due := self.may_decide(state):
            return self._undecided(state, due[0], "place")
        level = self.standings(state).level
        return Ahead("lots", "lots", groups=level) if level else None

    def draw(self, state: State, frozen: Frozen, chance: Chance, at: int) -> Drawn:
        """Shuffle everybody, seat them in that order, draw who starts; the Geber sits to his right (Z2.3)."""
        order = chance.shuffle(frozen.entries)
        split = knockout_sizes(len(order)) if frozen.stage in ("ko", "ko-final") else sizes(len(order))
        if frozen.stage == "final":
            split = (len(order),)
        tables: list[tuple[int, ...]] = []
        first: list[int] = []
        for size in split:
            start = sum(map(len, tables))
            tables.append(order[start : start + size])
        for size in sorted(set(split), reverse=True):
            starters = chance.dice(split.count(size), size)
            first += [(starter - 2) % size for starter in starters]
        return Drawn(stage=frozen.stage, tables=tuple(tables), first=tuple(first), at=at)

    # -- standings -----------------------------------------------------------------------------------------------------

    def may_decide(self, state: State) -> tuple[tuple[int, ...], ...]:
        """Return who is to play a three-card game now: for the final, or for the last qualifying place (Z6.6, Z7.4)."""
        if state.phase not in ("pause", "over") or not state.rounds:
            return ()
        if not self._played(state):
            if options_of(state).variant != "rounds" or len(state.rounds) < options_of(state).rounds:
                return ()
            _, tied = self._finalists(state, _present(state))
            return (tuple(tied),) if tied and playoff_due(state, tied) else ()
        groups, _, _ = self._order(state)
        parted = {number for lots in state.lots for number in lots if sorted(lots) in map(sorted, groups)}
        groups = [one for group in groups for one in ([[n] for n in group] if parted >= set(group) else [group])]
        willing = [[number for number in group if number not in state.resigned] for group in groups]
        _, tied = cut(state, willing, self._places(state))
        return (tuple(tied),) if len(tied) > 1 and playoff_due(state, tied) else ()

    def wants(self, state: State) -> tuple[Table, ...]:
        """Return the tables whose single games are to be entered now, because they decide something."""
        due = self.may_decide(state)
        return tuple(games_missing(state, due[0])) if due else ()

    def _played(self, state: State) -> bool:
        """Tell whether nothing is left to play."""
        if not state.rounds or not all(round.closed for round in state.rounds):
            return False
        stage, variant = state.rounds[-1].stage, options_of(state).variant
        if stage in ("final", "ko-final"):
            return True
        if variant == "knockout":
            return len(self._advanced(state)) < FEWEST
        if len(state.rounds) < options_of(state).rounds:
            return False
        return variant == "online" or len(self._finalists(state, _present(state))[0]) < FEWEST

    def _places(self, state: State) -> int:
        """Return how many qualify: of all who played a game, later disqualified included (Z5.1, Z7.2)."""
        tables = played(state.rounds)
        there = sum(any(one.score.manner != "absent" for one in mine) for mine in tables.values())
        options = options_of(state)
        return options.top if options.variant == "online" and options.top else qualifiers(there)

    def _order(self, state: State) -> tuple[list[list[int]], dict[int, Key], tuple[By, ...]]:
        """Return everybody who has a place, best first, in groups that are level, and what decided it."""
        tables = played(state.rounds)
        out = {entry.number for entry in state.entries if entry.status in ("excluded", "out", "absent")}
        numbers = [number for number in sorted(tables) if number not in out]
        if options_of(state).variant == "knockout":
            return self._knockout_order(state, tables, numbers)
        if not state.rounds:
            return [[entry.number for entry in state.entries if entry.status == "in"]], {}, OVERALL
        drawn = {number for round in state.rounds for table in round.tables for number in table.entries}
        numbers = sorted(drawn - out)
        finalists = _finals(state, tables)
        keys = {
            number: finalists.get(number) or (0, 0, *overall(tables.get(number, ())), *_semi_key(tables, number))
            for number in numbers
        }
        keys = known(keys, 4, lambda number: not finalists.get(number) and unknown(tables.get(number, ()), ("round",)))
        return grouped(state, numbers, keys), keys, _NAMES

    def _knockout_order(
        self, state: State, tables: Mapping[int, Sequence[Played]], numbers: list[int]
    ) -> tuple[list[list[int]], dict[int, Key], tuple[By, ...]]:
        reached = {number: t.round for round in state.rounds for t in round.tables for number in t.entries}
        keys: dict[int, Key] = {}
        for number in numbers:
            mine = tables[number]
            if all(one.score.manner == "absent" for one in mine):
                continue  # a no-show of the first round has no place (Z7.7)
            key = knocked(mine)
            keys[number] = key if reached[number] == key[0] else (reached[number], 3, 0, 0, 0, 0, NEVER)
        keys = known(keys, 4, lambda number: unknown(tables[number][-1:], KNOCKOUT_STAGES))
        return grouped(state, keys, keys), keys, KNOCKED

    def standings(self, state: State) -> Standings:
        """Rank everybody, say what decided, who is through or qualified, and who is level where lots are drawn."""
        groups, keys, names = self._order(state)
        final = self._played(state) or state.phase == "over"
        tables = played(state.rounds)
        lines: list[Line] = []
        level: list[tuple[int, ...]] = []
        wanted = self._places(state) if final else 0
        for group in groups:
            fallen = next((lots for lots in reversed(state.lots) if sorted(lots) == sorted(group)), None)
            place = len(lines) + 1
            if len(group) == 1 or fallen:
                order = fallen or tuple(group)
                lines += [Line(one, place + step, self._cells(state, tables, one)) for step, one in enumerate(order)]
                continue
            lines += [Line(one, place, self._cells(state, tables, one), shared=True) for one in group]
            if self._wants_lots(state, place, len(group), wanted):
                level.append(tuple(group))
        after = [*lines[1:], None][: len(lines)]
        reasons = [self._why(state, keys, names, tables, *pair) for pair in zip(lines, after, strict=True)]
        lines = [replace(line, by=by) for line, by in zip(lines, reasons, strict=True)]
        going = self._through(state, lines, wanted) if final else self._going_on(state)
        lines = [replace(line, through=line.entry in going) for line in lines]
        listed = {line.entry for line in lines}
        out = [entry.number for entry in state.entries if entry.status == "excluded" and entry.number not in listed]
        lines += [Line(one, None, self._cells(state, tables, one)) for one in out]
        return Standings(tuple(lines), tuple(level) if final else (), tuple(going) if final else (), final)

    def _wants_lots(self, state: State, place: int, size: int, wanted: int) -> bool:
        """A knockout parts all who are level by lot; elsewhere places are shared, except across the last one (Z7.7)."""
        if options_of(state).variant == "knockout":
            return True
        return place <= wanted < place + size - 1

    def _through(self, state: State, lines: list[Line], wanted: int) -> list[int]:
        """Return who is qualified: the next one moves up for whoever does not take his place (Z5.1, Z7.8).

        Nobody does by his number alone: who shares a place across the line is not through before that is settled.
        """
        willing = [line for line in lines if line.entry not in state.resigned]
        over = {line.place for line in willing[wanted:] if line.shared}
        return [line.entry for line in willing[:wanted] if line.place not in over]

    def _going_on(self, state: State) -> list[int]:
        """Return who is through to the next round, where the last one was about that."""
        if not state.rounds or not state.rounds[-1].closed:
            return []
        if options_of(state).variant == "knockout":
            return self._advanced(state)
        if options_of(state).variant == "rounds" and len(state.rounds) >= options_of(state).rounds:
            return self._finalists(state, _present(state))[0]
        return []

    def _why(
        self,
        state: State,
        keys: dict[int, Key],
        names: tuple[By, ...],
        tables: Mapping[int, Sequence[Played]],
        line: Line,
        after: Line | None,
    ) -> Text | None:
        if after is None or not state.rounds or line.entry not in keys:
            return None
        one, other = keys[line.entry], keys[after.entry]
        if one != other:
            if names[0] != "final" or one[:2] != other[:2]:
                return at_table(tables, line.entry, after.entry) or reason(names, one, other)
            return reason(names[2:], one[2:], other[2:])
        if line.place == after.place:
            return None
        group = [number for number, key in keys.items() if key == one]
        return Text("wizard-turnier-by-decider" if decided(state, group) else "wizard-turnier-by-lot")

    def _cells(self, state: State, tables: Mapping[int, Sequence[Played]], number: int) -> tuple[int, ...]:
        """Return placing and real points and what each round gave; in a knockout the round, place and real points."""
        mine = tables.get(number, ())
        if options_of(state).variant == "knockout":
            last = mine[-1] if mine else None
            return (last.table.round, last.place or 0, last.score.points) if last else (0, 0, 0)
        counting = [one for one in mine if one.stage == "round"]
        placing, points = sum(one.placing for one in counting), sum(one.score.points for one in counting)
        rounds = []
        for round in range(1, options_of(state).rounds + 1):
            one = next((one for one in mine if one.table.round == round), None)
            drawn = round <= len(state.rounds) and state.rounds[round - 1].closed
            rounds.append(one.placing if one and one.place is not None else ABSENT if drawn else TO_COME)
        return (placing, points, *rounds)


def games_missing(state: State, tied: Sequence[int]) -> list[Table]:
    """Return the tables whose single games would part those who are tied, and are not known."""
    tables = played(state.rounds)
    if options_of(state).variant == "knockout" or state.rounds[-1].stage == "semi":
        counting = [one for number in tied for one in tables.get(number, ())[-1:]]
    else:
        counting = [one for number in tied for one in tables.get(number, ()) if one.stage == "round"]
    found = {one.table.name: one.table for one in counting if unknown([one], (one.stage,))}
    return sorted(found.values(), key=lambda table: (table.round, table.number))


def read_empty(state: State, table: Table) -> str:
    """Write a table that nobody is left at."""
    excluded = {number for number in table.entries if state.entries[number - 1].status == "excluded"}
    return " ".join(f"{number}={'dq' if number in excluded else 'gone'}" for number in table.entries)


def _finals(state: State, tables: Mapping[int, Sequence[Played]]) -> dict[int, Key]:
    """Finalists are ahead of all others, by their places; who left the final is the last of them (Z5.1, Z7.5)."""
    last = state.rounds[-1]
    if last.stage != "final":
        return {}
    rest = (0,) * (len(OVERALL) + len(_NO_SEMI))
    found: dict[int, Key] = {}
    for number in last.tables[0].entries:
        mine = [one for one in tables.get(number, ()) if one.stage == "final"]
        place = mine[-1].place if mine else None
        found[number] = (1, -(place or 99), *rest)
    return found


_NO_SEMI: Key = (0,) * 6
_NAMES: tuple[By, ...] = ("final", "final", *OVERALL, "semi", "semi", "semi", "semi", "semi", "semi")


def _semi_key(tables: Mapping[int, Sequence[Played]], number: int) -> Key:
    """Semifinalists who are level by the preliminaries are ranked by the semifinal (Z7.5); a further one is further."""
    mine = [one for one in tables.get(number, ()) if one.stage == "semi"]
    return (len(mine), *semi(mine)) if mine else _NO_SEMI


def _present(state: State) -> tuple[int, ...]:
    """Return who can be drawn next: a Spielniederlage spoken between rounds means the next one (Z7.3)."""
    lost = state.defeated(len(state.rounds) + 1)
    return tuple(entry.number for entry in state.entries if entry.status == "in" and entry.number not in lost)
