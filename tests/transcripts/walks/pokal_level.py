"""A season in which four houses are level to the end: lots, a final that goes on another day, what comes too late."""

from bot.contests.pokal.model import NAMES
from tests.transcripts.late import late
from tests.transcripts.walks.pokal import _houses, _people, day
from tests.transcripts.wire import Walk


async def walk(w: Walk) -> None:
    """Enter results by hand only."""
    await _people(w)
    await w.slash("olive", "pokal neu", start=day(10), name="Pokal der Gleichen")
    w.game = next(one.split(":")[1] for one in w.shown_to("olive") if one.startswith("pf:"))
    await w.press("olive", w.only("olive", "pf:", ":go"))
    await w.slash("olive", "pokal runde", teil="rueck", start=day(100))
    await w.press("olive", w.only("olive", "pf:", ":go"))
    await w.slash("olive", "pokal runde", teil="finale", fenster=f"{day(200)} {day(200)}")
    await w.press("olive", w.only("olive", "pf:", ":go"))
    for name in NAMES[:12]:
        await w.slash("pfiff", "pokal ergebnis", spiel=name, tore1=1, tore2=1, grund="Alter Chat")
    for page in ("stand", "spielplan", "hauspunkte"):
        await w.slash("emma", f"pokal {page}")
    await late(w)
    await w.wait(31)
    await w.slash("harry", "pokal stand")
    await late(w)
    await w.slash("olive", "pokal annullieren", spiel="r6", grund="Doch nicht")
    await w.slash("pfiff", "pokal ergebnis", spiel="r6", tore1=1, tore2=1, grund="Alter Chat")
    await w.slash("harry", "pokal stand")
    houses = await _houses(w, "f")
    await w.slash("pfiff", "pokal ergebnis", spiel="f", tore1=2, tore2=2, grund="Unentschieden")
    await w.slash("harry", "pokal spielplan")
    await w.slash("pfiff", "pokal ergebnis", spiel="f", tore1=0, tore2=0, schnatz=houses[1], grund="Fortsetzung")
    await w.slash("pfiff", "pokal ergebnis", spiel="p", tore1=0, tore2=4, betrug2=1, grund="Alter Chat")
    await w.wait(49 * 3600)
    await w.slash("harry", "pokal stand")
    await w.slash("emma", "pokal bericht")
    await late(w)
