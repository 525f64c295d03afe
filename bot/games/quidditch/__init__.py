"""Chat-Quidditch: a whole match, from the line-up to the published log (Q1-Q10, Q12).

For whoever builds on it:

**Actions** (`model.py`), written by `notation.write` and read by `notation.read`:

- Anybody in the channel: `Wrote(text)` is `"text` (commands, letters, names, chatter; `/dice 2w6` as text rolls too),
  `Roll()` is `2w6`. A seated player's message is never refused; `Ungueltig` and `Geredet` say what was wrong with it.
  Referees use the same `Wrote` (tolerant, releases exact). A spectator's `Wrote` needs `Actor.when` and becomes
  `Geredet` only after Chatende; otherwise it is refused and nothing need be said.
- Whispers of a seat: `Whispered(text)` is `'text`: `XP GJäger2 2, GHüter 1, GTreiber1 1` (ending ` trotzdem`: less than
  due on purpose), `Aufheben`, the Quaffel-Jäger (`GJäger2`), a missing position (`GJäger2 M`). A refusal names every
  reason.
- `Gezeigt(at)` is `gezeigt MILLISECONDS`, by the seat that rolled: the message with its roll was shown then.
- `Kapitaen(seat)`, `Bereit()`, `Verzicht()`, `Wechsel(moves, grund)` as `wechsel GJäger2>- +>GJäger2: Grund`,
  `Einigung(was, ja)` as `ja ende`, `ja pause`, `nein abbruch`, `ja verschieben`.
- Referees: `Schritt(was)` as `schritt klatscher-frei`, `Gilt` (count or wave through), `GiltNicht`, `Aus`,
  `Stelle(seat, third)` as `stelle GJäger2 T`, `M`, `H` or `-` (T low, H high, whatever their names), `Besitz(seat)`,
  `Wiederholen`, `Fehlt(seat)`, `Zurueck`, `Bescheid(house, wann)`, `Aufruecken(seat, to)`, `Ausschluss(seat)`,
  `Ersetzt(seat)`, `Wuerfelbetrug(seat)` (also after the match).

**Time**: every ten-second judgement uses `Actor.when`; without it (0) nothing is ever late. Idle limits resolve by
themselves where the bot is referee, and only remind (`Erinnert`) where a human leads.

**Events** (`events/`): `Gewechselt` asks whoever keeps the seats to move the people, `Betrogen` to ban,
`PauseVereinbart` to stop the clock, `Geredet(stoert=True)` may be warned, `Angepfiffen` makes names carry experience
(`State.shown_name`).

**Secrets**: `tell(event, OFFICIALS)` and `view(state, OFFICIALS)` hold what the bot understood; in cup matches players
and public hear and see only what a human referee would announce (Q3.6).

**Report**: `report.log_lines(entries, say)` turns a log into lines to publish, `view.report.report(state)` gathers the
facts for the picture.
"""

from pathlib import Path

from bot.engine.house_rules import HouseRule
from bot.engine.spans import MINUTE
from bot.engine.spec import ComputerPart, GameSpec, LeadingPart, LobbyPart, MannersPart
from bot.games.quidditch import notation
from bot.games.quidditch.events import QuidditchEvent
from bot.games.quidditch.model import Ausschluss, QuidditchOptions, Wiederholen, Wuerfelbetrug, seats_of
from bot.games.quidditch.report import published
from bot.games.quidditch.robot import robot
from bot.games.quidditch.rules.course import CHATS
from bot.games.quidditch.rules.lineup import about, called, captaincy_is_for_people, lacking, people_could_act, teams
from bot.games.quidditch.rules.match import QuidditchRules
from bot.games.quidditch.screen import screen

GAME = GameSpec(
    name="quidditch",
    folder=Path(__file__).parent,
    rules=QuidditchRules(),
    options=QuidditchOptions,
    events=QuidditchEvent,
    notation=notation,
    screen=screen,
    lobby=LobbyPart(
        seats=seats_of,
        minimum=lambda options: 6,
        lacking=lacking,
        teams=teams,
        about=about,
        called=called,
        badge=lambda seat: f"house_{seat[0].lower()}",
        bound=lambda options: options.fassung > 0,
        rules=(
            HouseRule("zehn_sekunden", "quidditch-rule-answer", (10, 15, 20, 30, MINUTE)),
            HouseRule("stille", "quidditch-rule-idle", (30, MINUTE, 2 * MINUTE, 5 * MINUTE)),
            HouseRule("rounds", "quidditch-rule-rounds", (3, 5, 10, 15)),
            HouseRule("geschwaetz", "quidditch-rule-talk", ("aus", "melden")),
        ),
    ),
    computers=ComputerPart(
        play=robot,
        allowed=lambda options: not options.cup,
        yields=captaincy_is_for_people,
        unhurried=people_could_act,
        together=lambda state: state.phase in CHATS,
    ),
    leading=LeadingPart(
        replaced=lambda seat: f"ersetzt {seat}",
        exclude=lambda seat: f"ausschluss {seat}",
        resumed=lambda milliseconds: f"weiter {milliseconds}",
        afterwards=lambda action: isinstance(action, Wuerfelbetrug | Wiederholen),
        punishes=lambda action: isinstance(action, Ausschluss | Wuerfelbetrug),
        appointed=lambda options: options.cup,
    ),
    manners=MannersPart(
        told=True,
        officials=True,
        publishes=True,
        finale=False,
        published=published,
        open_clock=lambda options: not options.cup,
        timeless=notation.timeless,
        free_speech=True,
    ),
)
GAMES = (GAME,)
