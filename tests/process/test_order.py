"""Order over real sockets: a referee warns, a spectator is sent out of the room and let in again."""

import pytest

from playground.client import Playground
from playground.errors import DiscordError
from tests.process.running import Running
from tests.process.watching import until


async def test_a_referee_keeps_order(pg: Playground, running: Running) -> None:
    theodor, zita = pg.person("theodor"), pg.person("zita")
    for person in (theodor, zita):
        await person.open()
        await person.go("quidditch")
    room = await pg.channel_id("quidditch")
    shouted = await zita.say("Ihr seid alle blind!")

    form = await theodor.message_menu("Verwarnen", shouted)
    warned = await theodor.fill_modal(form, words="Zu laut")
    assert "Verwarnung Nr. 1" in warned.text
    await until(zita.sees, lambda seen: any("eine Verwarnung bekommen: Zu laut" in one.text for one in seen))
    own = await zita.slash("verwarnungen")
    assert "Deine Verwarnungen (1)" in own.text
    with pytest.raises(LookupError):
        await zita.slash("kick", person=theodor)

    asked = await theodor.slash("kick", person=zita, grund="Noch lauter")
    assert asked.message and asked.message.ephemeral
    assert "Zita Zuschauer aus #quidditch schicken?" in asked.text
    out = await theodor.click("Aus dem Raum", asked.message)
    assert "Steht im Buch" in out.text
    assert await zita.sees(room) == []
    with pytest.raises(DiscordError):
        await zita.say("Hallo?")
    again = await theodor.slash("kick", person=zita)
    assert "Zurückgenommen" in again.text
    assert next(one.text for one in await zita.sees(room)) == "Ihr seid alle blind!"
    await zita.say("Danke")

    kinds = running.ask("SELECT kind, reason, undone_at IS NOT NULL FROM acts ORDER BY id")
    assert kinds == [("warning", "Zu laut", 0), ("room-kick", "Noch lauter", 1)]
    assert running.errors() == []
