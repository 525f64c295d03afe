"""Late and leaving players and the Schiedsrichter's list at the Spieltisch. Clauses: Z2.5-Z2.7, Z6.7, Z6.9, Z6.10."""

from bot.engine.chance import Chance
from bot.engine.model import Refused, refuse
from bot.engine.seats import Actor
from bot.engine.text import Seated
from bot.games.wizard.fold.table import apply
from bot.games.wizard.model.people import Arrive, Arrived, Leave, Left, Miss, Missing, Punish, Withdraw
from bot.games.wizard.model.table import Alone, Answer, PeopleAction, State
from bot.games.wizard.rules.dealing import again
from bot.games.wizard.rules.penalties import SENT_OFF, noted, withdraw
from bot.games.wizard.rules.plan import plan
from bot.games.wizard.rules.points import results
from bot.games.wizard.rules.table_state import active, number, phase

FEWEST_AT_ALL = 2


def about_people(state: State, actor: Actor, action: PeopleAction, chance: Chance) -> Answer:
    """Answer what is written about somebody at the table."""
    if no := _refusal(state, actor, action):
        return no
    match action:
        case Miss():
            return _miss(state, action, chance)
        case Arrive():
            return _arrive(state, action, chance)
        case Leave():
            return _leave(state, action, chance)
        case Punish():
            note = noted(state.sheet, action, number(state))
            manner = SENT_OFF.get(action.verdict)
            if manner is None:
                return (note,)
            left = _leave(state, Leave(seat=action.seat, manner=manner), chance)
            return left if isinstance(left, Refused) else (note, *left)
        case Withdraw():
            answer = withdraw(state.sheet, action)
            return answer if isinstance(answer, Refused) else (answer,)


def _refusal(state: State, actor: Actor, action: PeopleAction) -> Refused | None:
    """Say why somebody may not write this: punishing is the Schiedsrichter's, and in a round everything is (Z6.9)."""
    if not (actor.referee or actor.host):
        return refuse("wizard-leaders-only")
    own = isinstance(action, Miss | Arrive) or (isinstance(action, Leave) and action.manner == "gone")
    if not actor.referee and not (own and state.options.mode == "full"):
        return refuse("wizardblock-referee-only")
    if own and phase(state) == "over":
        return refuse("wizard-is-over")
    if not isinstance(action, Withdraw) and action.seat not in state.seats:
        return refuse("wizardblock-no-such-seat")
    return None


def _miss(state: State, action: Miss, chance: Chance) -> Answer:
    """Begin without somebody who has not played yet, before the cards are cut."""
    if phase(state) != "cut" or state.playoff:
        return refuse("wizard-before-the-cut")
    if action.seat not in active(state) or results(state.sheet, action.seat):
        return refuse("wizard-cannot-be-late", seat=Seated(action.seat))
    if len(active(state)) <= FEWEST_AT_ALL:
        return refuse("wizardblock-too-few")
    missing = Missing(seat=action.seat)
    return _dealt_again(state, missing, chance)


def _arrive(state: State, action: Arrive, chance: Chance) -> Answer:
    """Let somebody join: this game before the cut, else the next one, as long as there is one."""
    if action.seat not in state.late:
        return refuse("wizard-not-late", seat=Seated(action.seat))
    now = phase(state) == "cut" and not state.playoff
    joins = number(state) + (0 if now else 1)
    if state.playoff or joins > len(plan(state.options.mode, len(state.seats))):
        return refuse("wizard-too-late-to-join", seat=Seated(action.seat))
    arrived = Arrived(seat=action.seat, number=joins)
    return _dealt_again(state, arrived, chance) if now else (arrived,)


def _leave(state: State, action: Leave, chance: Chance) -> Answer:
    """Take somebody out; a game he plays in is void and dealt again with as many cards (Z2.6)."""
    if state.sheet.manner(action.seat) is not None:
        return refuse("wizardblock-gone-already", seat=Seated(action.seat))
    if action.seat not in state.order:
        return (Left(seat=action.seat, manner=action.manner),)
    left = Left(seat=action.seat, manner=action.manner, void=number(state), playoff=state.playoff)
    if not state.playoff and len(active(state)) - 1 < FEWEST_AT_ALL:
        return (left, Alone())
    return _dealt_again(state, left, chance)


def _dealt_again(state: State, event: Missing | Arrived | Left, chance: Chance) -> Answer:
    deal = again(apply(state, event), chance)
    return (event, deal) if deal else (event,)
