"""Rules of the house: proposed by the Quidditch-OK, voted on, approved by the Schulleitung, in force. Q11.5, Q14.7.

What settles a case the rule book leaves open counts at once; everything else from the next Hin- or Rückrunde on. A half
begins when its windows are published for the first time, so between Rückrunde and finals only open cases change.
"""

from collections.abc import Sequence

from bot.contests.pokal import events as e
from bot.contests.pokal.actions import OnRule, ProposeRule, RejectRule, RuleAction
from bot.contests.pokal.model import HOUSES, Half, House, Match, State
from bot.contests.pokal.rulebook import SETTINGS, Change, Edition, Motion, changed, limits, with_value, written
from bot.engine.helpers import altered
from bot.engine.model import Refused, refuse
from bot.engine.seats import Actor
from bot.engine.text import text

Events = Sequence[e.PokalEvent] | Refused
DAY = 86_400_000
PATIENCE = (3 * DAY, 7 * DAY)
"""So long after a proposal, and after the vote, those who have not decided are reminded."""
NOTHING = "-"
"""Stands for no setting: a rule in words."""
MOST_OPEN = 10
"""So many proposals may wait for a decision at once."""


def about_rules(state: State, actor: Actor, action: RuleAction) -> Events:
    """Answer what somebody does about the rules."""
    match action:
        case ProposeRule():
            return _propose(state, actor, action)
        case RejectRule():
            return _approve(state, actor, action.number, action.reason)
        case OnRule(kind="approve"):
            return _approve(state, actor, action.number, None)
        case OnRule(kind="withdraw"):
            return _withdraw(state, actor, action.number)
        case OnRule():
            return _vote(state, actor, action.number, yes=action.kind == "yes")


def votes_for(actor: Actor) -> House | Refused:
    """Return the house for which somebody votes: of the Quidditch-OK, and of exactly one house."""
    if "committee" not in actor.ranks:
        return refuse("pokal-rule-only-ok")
    mine = [house for house in HOUSES if house in actor.houses]
    if len(mine) != 1:
        return refuse("pokal-vote-no-house" if not mine else "pokal-vote-two-houses")
    return mine[0]


def _propose(state: State, actor: Actor, action: ProposeRule) -> Events:
    house = votes_for(actor)
    if isinstance(house, Refused):
        return house
    if sum(motion.open for motion in state.motions) >= MOST_OPEN:
        return refuse("pokal-rule-many", most=MOST_OPEN)
    wrong = _unfit(state, action)
    if wrong is not None:
        return wrong
    setting = action.setting if action.setting != NOTHING else ""
    change = Change(
        setting=setting, value=action.value if setting else "", words=action.words, case=action.case, house=house
    )
    if any(motion.open and motion.change == change for motion in state.motions):
        return refuse("pokal-rule-twice")
    return (e.RuleProposed(number=len(state.motions) + 1, change=change, at=actor.when),)


def _unfit(state: State, action: ProposeRule) -> Refused | None:
    """Say why something cannot be proposed."""
    if action.setting == NOTHING:
        return None if action.words and action.value == NOTHING else refuse("pokal-rule-what")
    setting = SETTINGS.get(action.setting)
    if setting is None:
        return refuse("pokal-rule-what")
    name = text("pokal-setting", setting=setting.name)
    wanted = with_value(state.edition.rules, setting.name, action.value)
    if wanted is None:
        least, most = limits(setting.name)
        return refuse("pokal-rule-value", setting=name, kind=setting.kind, least=least, most=most)
    if action.case and setting.section:
        return refuse("pokal-rule-regulated", setting=name, section=setting.section)
    coming = changed(state.edition.rules, state.waiting)
    if written(coming, setting.name) == written(wanted, setting.name):
        return refuse("pokal-rule-same", setting=name)
    return None


def _open(state: State, number: int, status: str) -> Motion | Refused:
    motion = state.motion(number)
    if motion is None:
        return refuse("pokal-rule-unknown")
    if motion.status == status:
        return motion
    return refuse("pokal-rule-still-voting" if motion.status == "vote" else "pokal-rule-decided")


def _vote(state: State, actor: Actor, number: int, *, yes: bool) -> Events:
    house = votes_for(actor)
    if isinstance(house, Refused):
        return house
    motion = _open(state, number, "vote")
    if isinstance(motion, Refused):
        return motion
    if (house, yes) in motion.votes:
        return refuse("pokal-vote-same")
    voted = e.RuleVoted(number=number, house=house, yes=yes, at=actor.when)
    result = with_vote(motion, house, yes=yes).result
    if result is None:
        return (voted,)
    return (voted, e.RuleDecided(number=number, carried=result, at=actor.when))


def _withdraw(state: State, actor: Actor, number: int) -> Events:
    house = votes_for(actor)
    if isinstance(house, Refused):
        return house
    motion = _open(state, number, "vote")
    if isinstance(motion, Refused):
        return motion
    if motion.change.house != house:
        return refuse("pokal-rule-not-yours")
    return (e.RuleWithdrawn(number=number, at=actor.when),)


def _approve(state: State, actor: Actor, number: int, reason: str | None) -> Events:
    """Approve, or with a reason not; a case that was open counts at once."""
    if "director" not in actor.ranks:
        return refuse("pokal-rule-only-director")
    motion = _open(state, number, "approval")
    if isinstance(motion, Refused):
        return motion
    said = e.RuleApproved(number=number, approved=reason is None, reason=reason or "", at=actor.when)
    if reason is not None or not motion.change.case:
        return (said,)
    return (said, _amended(state, (approved(motion, actor.when),), actor.when))


def approved(motion: Motion, at: int) -> Change:
    """Return a change as it is written down once it is approved."""
    return altered_change(motion.change, votes=motion.votes, approved=at)


def altered_change(change: Change, **changes: object) -> Change:
    """Return a change with something else."""
    return change.model_copy(update=changes)


def _amended(state: State, changes: tuple[Change, ...], at: int) -> e.RulesAmended:
    return e.RulesAmended(number=state.edition.number + 1, changes=changes, at=at)


def half_begins(state: State, half: Half, at: int) -> Sequence[e.PokalEvent]:
    """Return the new version of the rules that begins with a half, if anything waits for it (Q14.7)."""
    if half == "finale" or half in state.published or not state.waiting:
        return ()
    return (_amended(state, state.waiting, at),)


# -- the clock ---------------------------------------------------------------------------------------------------------


def reminder(motion: Motion) -> int | None:
    """Return when those who have not decided are reminded next."""
    return motion.at + PATIENCE[motion.reminded] if motion.open and motion.reminded < len(PATIENCE) else None


def reminders(state: State, now: int) -> list[e.PokalEvent]:
    """Remind of everything that has waited long enough."""
    found: list[e.PokalEvent] = []
    for motion in state.motions:
        due = reminder(motion)
        if due is not None and due <= now:
            which = sum(motion.at + patience <= now for patience in PATIENCE)
            found.append(e.RuleReminded(number=motion.number, which=which, at=now))
    return found


# -- the fold ----------------------------------------------------------------------------------------------------------

RULE_EVENTS = (
    e.RuleProposed,
    e.RuleVoted,
    e.RuleWithdrawn,
    e.RuleDecided,
    e.RuleApproved,
    e.RuleReminded,
    e.RulesAmended,
)


def with_vote(motion: Motion, house: House, *, yes: bool) -> Motion:
    """Return a proposal with the last word of a house."""
    votes = {**dict(motion.votes), house: yes}
    return altered(motion, votes=tuple((one, votes[one]) for one in HOUSES if one in votes))


def folded(state: State, event: e.PokalEvent) -> State:
    """Fold what happened to the rules; never fails."""
    if isinstance(event, e.RuleProposed):
        return altered(state, motions=(*state.motions, Motion(event.number, event.change, event.at)))
    if isinstance(event, e.RulesAmended):
        rules = changed(state.edition.rules, event.changes)
        edition = Edition(number=event.number, at=event.at, changes=event.changes, rules=rules)
        motions = tuple(_in_force(motion, event) for motion in state.motions)
        left = tuple(change for change in state.waiting if change not in event.changes)
        return altered(state, editions=(*state.editions, edition), waiting=left, motions=motions)
    motion = state.motion(getattr(event, "number", 0))
    if motion is None:
        return state
    match event:
        case e.RuleVoted():
            return _with(state, with_vote(motion, event.house, yes=event.yes))
        case e.RuleWithdrawn():
            return _with(state, altered(motion, status="withdrawn"))
        case e.RuleDecided():
            status = "approval" if event.carried else "failed"
            return _with(state, altered(motion, status=status, at=event.at, reminded=0))
        case e.RuleApproved() if not event.approved:
            return _with(state, altered(motion, status="rejected", reason=event.reason))
        case e.RuleApproved():
            change = approved(motion, event.at)
            state = _with(state, altered(motion, status="waiting", change=change))
            return altered(state, waiting=(*state.waiting, change))
        case _:
            assert isinstance(event, e.RuleReminded)
            return _with(state, altered(motion, reminded=event.which))


def _with(state: State, motion: Motion) -> State:
    at = motion.number - 1
    return altered(state, motions=(*state.motions[:at], motion, *state.motions[at + 1 :]))


def _in_force(motion: Motion, event: e.RulesAmended) -> Motion:
    return altered(motion, status="force") if motion.status == "waiting" and motion.change in event.changes else motion


def begun_under(state: State, match: Match, number: int) -> dict[str, object]:
    """Return what is noted of a match that begins: the version it is played by, and what that says (Q11.5)."""
    edition = state.edition_of(number or match.version)
    return {"version": edition.number, "rules": edition.rules}
