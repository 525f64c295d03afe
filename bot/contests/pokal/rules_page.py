"""The rules of a season in words, and their page: what is in force, what is proposed, every version there was (9.2)."""

from collections.abc import Iterable, Sequence

from bot.contests.pokal import events as e
from bot.contests.pokal.model import HOUSES, House, State
from bot.contests.pokal.rulebook import BOOK, SETTINGS, Change, Edition, Motion, Rulebook, written
from bot.contests.pokal.tell_parts import AND, house_name, houses_named
from bot.engine.helpers import flag, in_rows, listing, quotable
from bot.engine.screen import Button, Row, to_page
from bot.engine.text import Text, text

RULES = "regeln"
EDITIONS = 5
"""So many versions stand on one page."""
MOTIONS = 3
"""So many proposals that are decided stay on the page, and for so many one can vote there."""


def value_name(setting: str, value: str) -> Text:
    """Name the value of a setting."""
    return text("pokal-value", kind=SETTINGS[setting].kind, value=value)


def setting_name(setting: str) -> Text:
    """Name a setting."""
    return text("pokal-setting", setting=setting)


def change_name(change: Change) -> Text:
    """Put a change in words."""
    words = f"`{quotable(change.words)}`" if change.words else ""
    if change.setting in SETTINGS:
        found = text(
            "pokal-change", setting=setting_name(change.setting), value=value_name(change.setting, change.value)
        )
        return text("pokal-change-reason", change=found, words=words) if words else found
    return text("pokal-change-words", words=words)


def marked(change: Change) -> Text:
    """Put a change in words, and say whether it is an open case."""
    found = change_name(change)
    return text("pokal-change-case", change=found) if change.case else found


def changes_named(changes: Iterable[Change]) -> Text:
    """Put some changes in words."""
    return listing([change_name(change) for change in changes], AND)


def _houses(houses: Sequence[House]) -> Text:
    return houses_named(tuple(houses)) if houses else text("pokal-nobody")


def votes_line(motion: Motion) -> Text:
    """Say who is for it, who against, who is missing."""
    yes, no = ([house for house, vote in motion.votes if vote is wanted] for wanted in (True, False))
    return text("pokal-rule-votes", yes=_houses(yes), no=_houses(no), missing=_houses(motion.missing(HOUSES)))


def motion_line(motion: Motion) -> Text:
    """Say what is proposed and how it stands."""
    return text(
        "pokal-rules-motion",
        number=motion.number,
        house=house_name(motion.change.house),
        change=marked(motion.change),
        status=motion.status,
        votes=votes_line(motion),
        reason=f"`{quotable(motion.reason)}`" if motion.reason else "–",
    )


def differing(rules: Rulebook) -> list[Change]:
    """List what is set otherwise than in the rule book."""
    return [
        Change(setting=name, value=written(rules, name))
        for name in SETTINGS
        if written(rules, name) != written(BOOK.rules, name)
    ]


def edition_lines(edition: Edition) -> list[Text]:
    """Say of a version when it began, what changed, who wanted it and who approved."""
    if edition.number <= BOOK.number:
        return [text("pokal-rules-first"), text("pokal-rules-oldest")]
    head = text("pokal-rules-edition", number=edition.number, since=_day(edition.at))
    return [head, *(_line(change) for change in edition.changes)]


def _line(change: Change) -> Text:
    yes, no = ([house for house, vote in change.votes if vote is wanted] for wanted in (True, False))
    return text(
        "pokal-rules-line",
        change=marked(change),
        house=house_name(change.house),
        yes=_houses(yes),
        no=_houses(no),
        when=_day(change.approved),
    )


def _day(moment: int) -> str:
    return f"<t:{moment // 1000}:D>"


def rules_lines(state: State, page: int) -> tuple[Text, ...]:
    """Write a page of the rules: on the first what is in force and proposed, and on all the versions, newest first."""
    lines: list[Text] = []
    if page == 1:
        edition = state.edition
        lines.append(text("pokal-rules-in-force", number=edition.number, since=_day(edition.at)))
        other = differing(edition.rules)
        lines.append(text("pokal-rules-differ", changes=changes_named(other)) if other else text("pokal-rules-book"))
        decided = [one for one in state.motions if one.status in ("failed", "rejected", "withdrawn")][-MOTIONS:]
        lines += [motion_line(one) for one in state.motions if one.open or one in decided]
        if state.waiting:
            lines.append(text("pokal-rules-waiting", changes=changes_named(state.waiting)))
    newest = [*reversed(state.editions)][(page - 1) * EDITIONS : page * EDITIONS]
    lines += [line for edition in newest for line in edition_lines(edition)]
    return (*lines, text("pokal-rules-how"))


def page_of(name: str, of: str) -> int:
    """Return which page of something long is meant: `regeln`, `regeln.2`; 0: none of them."""
    head, _, number = name.partition(".")
    if head != of:
        return 0
    return int(number) if number.isdecimal() and 0 < len(number) < 4 and int(number) else 1


def pages(of: str, page: int, count: int) -> tuple[Button, ...]:
    """Offer the pages beside one of so many."""
    newer = Button(to_page(f"{of}.{page - 1}"), text("pokal-button-newer"), emoji="◀️")
    older = Button(to_page(f"{of}.{page + 1}"), text("pokal-button-older"), emoji="▶️")
    return (*((newer,) if page > 1 else ()), *((older,) if page < count else ()))


def rules_rows(state: State, page: int) -> tuple[Row, ...]:
    """Offer to vote and to approve, and the other pages of the history."""
    found: list[Button] = []
    for motion in [one for one in state.motions if one.open][:MOTIONS] if page == 1 and not state.over else ():
        number = motion.number
        if motion.status == "vote":
            found += [
                Button(f"yes {number}", text("pokal-button-yes-to", number=number), "success", "👍"),
                Button(f"no {number}", text("pokal-button-no-to", number=number), emoji="👎"),
            ]
        else:
            ask = text("pokal-ask-reject")
            found += [
                Button(f"approve {number}", text("pokal-button-approve-to", number=number), "success", "✅"),
                Button(f"reject {number}", text("pokal-button-reject-to", number=number), emoji="✖️", ask=ask),
            ]
    turns = pages(RULES, page, -(-len(state.editions) // EDITIONS))
    return (*in_rows(found, 4), *((turns,) if turns else ()))


def tell_rules(event: e.PokalEvent) -> Text | None:
    """Put in words what happened to the rules."""
    match event:
        case e.RuleProposed():
            house = house_name(event.change.house)
            return text("pokal-rule-proposed", number=event.number, house=house, change=marked(event.change))
        case e.RuleVoted():
            return text("pokal-rule-voted", number=event.number, house=house_name(event.house), yes=flag(event.yes))
        case e.RuleWithdrawn():
            return text("pokal-rule-withdrawn", number=event.number)
        case e.RuleDecided():
            return text("pokal-rule-decided-told", number=event.number, carried=flag(event.carried))
        case e.RuleApproved():
            reason = f"`{quotable(event.reason)}`" if event.reason else "–"
            return text("pokal-rule-approved", number=event.number, approved=flag(event.approved), reason=reason)
        case e.RulesAmended():
            return text("pokal-rules-amended", number=event.number, changes=changes_named(event.changes))
        case _:
            return None
