"""The end of a game: a message of its own at the bottom with result, reasons and the way to another game."""

from bot.edge.kit.layout import Sheet, Shown, bold, button, controls
from bot.edge.kit.services import Services
from bot.edge.table.panel import PanelVoice, speaker, step_of, writer
from bot.engine.text import Text, text
from bot.service.play.live import Look, ending
from bot.service.play.rematch import is_table


def again_id(game_id: str) -> str:
    """Return the id of the button to another game with the same people; only the message of the end has it."""
    return f"a:{game_id}"


async def farewell(services: Services, look: Look, language: str) -> Shown:
    """Draw the message of the end: who has won and why, the last picture, who has what, what can be done now."""
    live, say = look.live, speaker(services, look.live, language)
    voice = PanelVoice(services, live, language)
    screen = live.spec.screen(look.view, voice, "")
    outcome = live.outcome()
    sheet = Sheet("good")
    write = writer(services, live, language)
    sheet.text(f"## {write(screen.heading)}")
    sheet.text("\n".join([bold(write(ending(live))), *(write(words) for words in (outcome.why if outcome else ()))]))
    if screen.picture:
        sheet.undrawn(screen.picture, voice.say(screen.picture.alt))
    sheet.text("\n".join(write(line) for line in screen.lines))
    sheet.text("-# " + say(text("panel-seed", seed=live.row.seed.hex())))
    proof = button(f"p:{live.row.id}", say(text("panel-proof")), emoji="🔎")
    if await is_table(services.games, live.row.id):  # the contest says how it goes on
        sheet.row(proof)
    else:
        sheet.row(button(again_id(live.row.id), say(text("end-again")), "primary", "🔁"), proof)
    controls(sheet, screen.rows, lambda moves: f"{live.row.id}:{step_of(live, moves)}", say, icons=services.icons)
    return await sheet.drawn(services.studio)


def closed(services: Services, look: Look, language: str) -> Shown:
    """Leave a line where the table stood: nothing can be pressed there any more."""
    live, say = look.live, writer(services, look.live, language)
    sheet = Sheet("plain")
    sheet.text(f"## {say(Text(f'{live.spec.name}-name'))}")
    sheet.text(f"{say(ending(live))}\n-# {say(text('end-below'))}")
    return sheet.shown()
