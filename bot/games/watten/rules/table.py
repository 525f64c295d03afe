"""Rules of the Spieltisch: who may do what when. Clauses: W1.1, W5.2, W5.4, W5.8, W5.9; the phases have files."""

from collections.abc import Sequence

from bot.engine.chance import Chance
from bot.engine.model import Outcome, Refused, Step, TimeUp, refuse
from bot.engine.rules import Rules
from bot.engine.seats import Actor, Seat
from bot.engine.text import Text
from bot.games.watten.model.events import Deferred, Excluded, Fined, Misdealt, Seated, TableEvent
from bot.games.watten.model.score import can_pay, other
from bot.games.watten.model.table import (
    ABHEBER,
    Choose,
    Cut,
    Defer,
    Exclude,
    Fine,
    Go,
    Keep,
    Look,
    NameFarbe,
    NameSchlag,
    Play,
    Propose,
    Raise,
    Redeal,
    Reply,
    Stay,
    TableAction,
    TableOptions,
    TableState,
    TableView,
)
from bot.games.watten.rules import announcing, cutting, imagining, playing, scoring, table_view, table_words
from bot.games.watten.rules.table_fold import fold

_CUTS = tuple(Cut(depth=depth) for depth in range(1, 32))
_LOOK, _NO_LOOK = Look(yes=True), Look(yes=False)
_KEEP, _LEAVE = Keep(yes=True), Keep(yes=False)
_CHOICES = tuple(Choose(card=card) for card in range(32))
_RANKS = tuple(NameSchlag(rank=rank) for rank in range(8))
_SUITS = tuple(NameFarbe(suit=suit) for suit in range(4))
_YES, _NO = Reply(yes=True), Reply(yes=False)
_RAISE, _STAY, _ON, _GO, _DEFER = Raise(), Stay(), Stay(raising=True), Go(), Defer()


class TableRules(Rules[TableOptions, TableAction, TableEvent, TableState, TableView]):
    """Four at a table; the bot deals and keeps the cards apart."""

    def blank(self, options: TableOptions, seats: tuple[Seat, ...]) -> TableState:
        """Return an empty table."""
        return TableState(options, seats)

    def setup(self, options: TableOptions, seats: tuple[Seat, ...], chance: Chance) -> Sequence[TableEvent]:
        """Draw places if they are to be drawn, then the first Geber, and shuffle (W5.9)."""
        order = chance.shuffle(seats) if options.drawn else seats
        seated = Seated(order=order, dealer=chance.dice(1, 4)[0] - 1)
        return (seated, cutting.shuffled(fold(self.blank(options, seats), seated), chance))

    def decide(
        self, state: TableState, actor: Actor, action: TableAction | TimeUp, chance: Chance
    ) -> Sequence[TableEvent] | Refused:
        """Refuse, or do it and add what follows by itself."""
        if state.deal.phase == "over":
            return refuse("watten-over")
        if isinstance(action, TimeUp):
            return scoring.complete(state, self._late(state, chance), chance)
        if isinstance(action, Fine | Redeal | Exclude):
            events = self._ruled(state, actor, action, chance)
            return events if isinstance(events, Refused) else scoring.complete(state, events, chance)
        if actor.seat not in state.order:
            return refuse("watten-not-seated")
        place = state.order.index(actor.seat)
        refused = self._refusal(state, place, action)
        return refused or scoring.complete(state, self._events(state, place, action, chance), chance)

    # -- may they ------------------------------------------------------------------------------------------------------

    def _refusal(self, state: TableState, place: int, action: TableAction) -> Refused | None:
        """Tell why a place may not do this now."""
        deal = state.deal
        if isinstance(action, Raise):
            return scoring.why_not_raise(state, place)
        if place not in _places(state) and not (isinstance(action, Stay | Go) and place == deal.deferred):
            return refuse("watten-not-your-turn", now=table_words.now(state))
        match action:
            case Play():
                return self._may_play(state, place, action)
            case Cut():
                fits = deal.phase == "cut" and action.depth < len(deal.deck)
            case Look():
                fits = deal.phase == "look"
            case Keep():
                seen = deal.phase == "seen" and (not action.yes or cutting.may_keep(deal))
                fits = seen or deal.phase == "keep"
            case Choose():
                fits = deal.phase == "choose" and action.card in deal.hands[place]
            case NameSchlag():
                if deal.phase == "schlag" and action.rank not in announcing.ranks(state, place):
                    return refuse("watten-not-held")
                fits = deal.phase == "schlag"
            case NameFarbe():
                if deal.phase == "farbe" and action.suit not in announcing.suits(state, place):
                    return refuse("watten-not-held")
                fits = deal.phase == "farbe"
            case Propose():
                if deal.phase == "schlag" and action.what not in announcing.offers(state):
                    return refuse("watten-offer-spent")
                fits = deal.phase == "schlag"
            case Reply():
                fits = deal.phase == "offer"
            case Stay() | Go() | Defer():
                return scoring.why_not_answer(state, place, action)
            case _:
                fits = False
        return None if fits else refuse("watten-not-now", now=table_words.now(state))

    def _may_play(self, state: TableState, place: int, action: Play) -> Refused | None:
        if state.deal.phase != "play":
            return refuse("watten-not-now", now=table_words.now(state))
        if action.card not in state.deal.hands[place]:
            return refuse("watten-card-not-held")
        if action.card not in playing.playable(state, place):
            return refuse("watten-must-follow")
        if action.demand and not playing.may_demand(state, place, action.card):
            return refuse("watten-no-demand")
        return None

    # -- what follows --------------------------------------------------------------------------------------------------

    def _events(self, state: TableState, place: int, action: TableAction, chance: Chance) -> Sequence[TableEvent]:
        match action:
            case Play():
                return scoring.play(state, place, action)
            case Cut():
                return cutting.cut(state, action.depth)
            case Look():
                return cutting.look(state, place, action.yes)
            case Keep() if state.deal.phase == "keep":
                return cutting.carry(state, place, action.yes, chance)
            case Keep():
                return cutting.keep(state, place, action.yes)
            case Choose():
                return cutting.choose(state, place, action.card)
            case NameSchlag():
                return announcing.name_schlag(state, place, action.rank)
            case NameFarbe():
                return announcing.name_farbe(state, place, action.suit)
            case Propose():
                return announcing.propose(state, place, action.what)
            case Reply():
                return announcing.reply(state, place, action.yes, chance)
            case Raise():
                return scoring.raised(state, place)
            case Stay():
                return scoring.stay(state, place, action.raising)
            case Go():
                return scoring.go(state)
            case Defer():
                return (Deferred(seat=state.order[place]),)
            case _:
                return ()

    def _ruled(
        self, state: TableState, actor: Actor, action: Fine | Redeal | Exclude, chance: Chance
    ) -> Sequence[TableEvent] | Refused:
        """Do what only the Spielleiter can (W5.5)."""
        if not actor.referee:
            return refuse("watten-referee-only")
        match action:
            case Fine():
                team, taken = action.team, can_pay(state.points, action.team)
                return (Fined(team=team, seats=state.members(team), case=action.case, taken=taken),)
            case Redeal():
                if state.deal.first_card_played or state.deal.phase == "cut":
                    return refuse("watten-no-misdeal")
                misdealt = Misdealt()
                return (misdealt, cutting.shuffled(fold(state, misdealt), chance))
            case Exclude():
                if action.teams not in ((0,), (1,), (0, 1)):
                    return refuse("watten-not-understood")
                seats = tuple(seat for team in action.teams for seat in state.members(team))
                return (Excluded(teams=action.teams, seats=seats),)

    def _late(self, state: TableState, chance: Chance) -> Sequence[TableEvent]:
        """Act for who is away: plainly, and Gehen where an answer is owed (W5.2, W5.4)."""
        deal = state.deal
        place = _places(state)[0]
        match deal.phase:
            case "cut":
                return cutting.cut(state, len(deal.deck) // 2)
            case "look":
                return cutting.look(state, place, yes=False)
            case "seen":
                return cutting.keep(state, place, cutting.may_keep(deal))
            case "choose":
                return cutting.choose(state, place, deal.hands[place][0])
            case "keep":
                return cutting.carry(state, place, yes=True, chance=chance)
            case "schlag":
                return announcing.name_schlag(state, place, announcing.ranks(state, place)[-1])
            case "farbe":
                return announcing.name_farbe(state, place, announcing.suits(state, place)[0])
            case "offer":
                return announcing.reply(state, place, yes=False, chance=chance)
            case "play":
                return scoring.play(state, place, Play(card=playing.weakest(state, place)))
            case _:
                return scoring.silent(state)

    # -- the rest of the contract --------------------------------------------------------------------------------------

    def apply(self, state: TableState, event: TableEvent) -> TableState:
        """Fold one event."""
        return fold(state, event)

    def legal(self, state: TableState, seat: Seat) -> Sequence[TableAction]:
        """List what a seat may do: its turn, and raising out of turn."""
        return legal_for(state, state.order.index(seat)) if seat in state.order else ()

    def waiting_for(self, state: TableState) -> frozenset[Seat]:
        """Name who owes a decision."""
        return frozenset([state.order[place] for place in _places(state)])

    def view(self, state: TableState, seat: Seat | None) -> TableView:
        """Show what a seat may know."""
        place = None if seat is None or seat not in state.order else state.order.index(seat)
        legal = () if place is None else legal_for(state, place)
        return table_view.seen_by(state, place, _places(state), tuple(legal))

    def tell(self, event: TableEvent, audience: Seat | None) -> Text | None:
        """Keep cards to those who may know them."""
        return table_words.told(event, audience)

    def step(self, state: TableState) -> Step:
        """Name the present decision."""
        return Step(f"{state.step}{state.deal.phase}", table_words.now(state))

    def time_limit(self, state: TableState) -> float | None:
        """Return the time for a step."""
        return None if state.deal.phase == "over" else state.options.seconds

    def outcome(self, state: TableState) -> Outcome | None:
        """Rank the teams once the sitting is over."""
        return table_words.outcome(state) if state.deal.phase == "over" else None

    def reimagine(self, state: TableState, seat: Seat | None, chance: Chance) -> TableState:
        """Deal what the seat cannot see anew."""
        place = None if seat is None or seat not in state.order else state.order.index(seat)
        return imagining.reimagined(state, place, chance)


def _places(state: TableState) -> tuple[int, ...]:
    """List the places that owe a decision."""
    deal = state.deal
    match deal.phase:
        case "play":
            return (deal.turn,)
        case "cut":
            return (state.place(ABHEBER),)
        case "look" | "seen" | "choose" | "keep":
            return () if deal.looker is None else (deal.looker,)
        case "schlag" | "farbe":
            return (announcing.announcer(state),)
        case "offer":
            return (state.dealer,)
        case "tense" | "answer":
            team = deal.strained[0] if deal.phase == "tense" else other(deal.raiser or 0)
            return tuple(place for place in (team, team + 2) if place != deal.deferred)
        case "over":
            return ()


def legal_for(state: TableState, place: int) -> Sequence[TableAction]:
    """List what a place may do now."""
    deal = state.deal
    asked = place in _places(state)
    match deal.phase:
        case "play":
            moves: list[TableAction] = []
            if asked:
                moves += [playing.PLAYS[card] for card in playing.playable(state, place)]
                right = deal.right
                if right is not None and right in deal.hands[place] and playing.may_demand(state, place, right):
                    moves.append(playing.DEMANDS[right])
            if scoring.can_raise(state, place % 2):
                moves.append(_RAISE)
            return moves
        case "tense" | "answer":
            options = (_STAY, _ON, _GO, _DEFER)
            allowed = asked or place == deal.deferred
            return [one for one in options if allowed and scoring.why_not_answer(state, place, one) is None]
    return _quiet(state, place) if asked else ()


def _quiet(state: TableState, place: int) -> Sequence[TableAction]:
    """List what can be done before the second deal by who is asked."""
    deal = state.deal
    match deal.phase:
        case "cut":
            return _CUTS[: len(deal.deck) - 1]
        case "look":
            return (_LOOK, _NO_LOOK)
        case "seen":
            return (_KEEP, _LEAVE) if cutting.may_keep(deal) else (_LEAVE,)
        case "keep":
            return (_KEEP, _LEAVE)
        case "choose":
            return [_CHOICES[card] for card in deal.hands[place]]
        case "schlag":
            offered = [Propose(what=what) for what in announcing.offers(state)]
            return [*(_RANKS[rank] for rank in announcing.ranks(state, place)), *offered]
        case "farbe":
            return [_SUITS[suit] for suit in announcing.suits(state, place)]
        case "offer":
            return (_YES, _NO)
        case _:
            return ()
