"""A server that is set up, helped and kept in order: warnings, kicks, the book, one's own data."""

import discord

from bot.service.play.live import Who
from tests.transcripts.wire import Walk

BOSS = Who(1, "Chefin")


async def walk(w: Walk) -> None:
    """Walk through all of it."""
    guild = w.house.guild
    mods = discord.Permissions(moderate_members=True, kick_members=True)
    referees = guild.create_role("Schiedsrichter", permissions=mods)
    w.person("adam", manager=True)
    w.person("rita", wearing=[referees])
    w.person("zoe")
    w.person("ian", locale="en-GB", wearing=[referees])
    guild.create_text_channel("log")
    await w.house.env.settle()
    await w.write("anna", "Hallo zusammen")
    await _set_up(w, referees.id)
    await _help(w)
    await _warnings(w)
    await _data(w)


async def _turn_all(w: Walk, who: str, begin: str, most: int, without: tuple[str, ...] = ()) -> None:
    """Press everything on one's pages once that begins so, in the order in which it comes into sight."""
    pressed: list[str] = []
    for _ in range(most):
        ahead = [id for id in dict.fromkeys(w.shown_to(who)) if id.startswith(begin) and id not in pressed]
        ahead = [id for id in ahead if not any(part in id for part in without) and w.is_button(who, id)]
        if not ahead:
            return
        pressed.append(ahead[0])
        await w.press(who, ahead[0])


async def _set_up(w: Walk, referees: int) -> None:
    await w.slash("adam", "einrichten")
    await _turn_all(w, "adam", "eb:", 12)
    for id in dict.fromkeys(id for id in w.shown_to("adam") if id.startswith("es:") and not w.is_button("adam", id)):
        values = w.choices("adam", id)
        await w.choose("adam", id, *values[-1:])
    await w.house.inside(w.house.services.servers.change(w.house.guild.id, "role.referee", [referees], BOSS))
    await w.slash("adam", "einrichten")


async def _help(w: Walk) -> None:
    await w.slash("zoe", "hilfe")
    await w.slash("ian", "hilfe")
    for who in ("zoe", "ian"):
        for id in dict.fromkeys(id for id in w.shown_to(who) if not w.is_button(who, id)):
            for value in w.choices(who, id)[:25]:
                await w.choose(who, id, value)
    for asked in ("Maschine", "wie viele Punkte", "trumpf", "xyzzy", "schnatz", "abbrechen"):
        await w.slash("zoe", "hilfe", suche=asked)
    await w.offer("zoe", "hilfe", "suche", "wiz")
    await w.slash("ian", "hilfe", suche="trump")


async def _warnings(w: Walk) -> None:
    await w.slash("anna", "watten tisch", partner=w.people["ben"])
    w.game = w.house.game_id(w.house.panel())
    await w.press("anna", "l:{}:fill")
    await w.press("anna", "l:{}:start")
    zoe, ben = w.people["zoe"], w.people["ben"]
    await w.offer("rita", "verwarnung", "grund", "8")
    await w.offer("rita", "verwarnung", "partie", "", person=zoe, grund="x")
    await w.slash("rita", "verwarnung", person=zoe, grund="Lärm *laut*")
    await w.slash("rita", "verwarnung", person=w.people["rita"], grund="Ich")
    await w.slash("rita", "verwarnung", person=zoe, grund="Noch einmal", oeffentlich=True)
    await w.slash("ian", "verwarnung", person=ben, grund="Cards shown", partie="Watten")
    await w.slash("zoe", "verwarnungen")
    await w.slash("rita", "verwarnungen")
    await w.slash("rita", "verwarnungen", person=zoe)
    await w.offer("rita", "auszeit", "dauer", "1", person=zoe, grund="x")
    await w.slash("rita", "auszeit", person=zoe, dauer="bald", grund="Ruhe")
    await w.slash("rita", "auszeit", person=zoe, dauer="10m", grund="Ruhe")
    await w.slash("rita", "auszeit", person=zoe, dauer="0", grund="Schon gut")
    await w.slash("rita", "kick", person=zoe, grund="Stört")
    await w.press("rita", w.buttons("rita")[0])
    await w.slash("rita", "kick", person=zoe)
    await w.slash("rita", "kick", person=zoe, bereich="server", grund="Reicht")
    await w.press("rita", w.buttons("rita")[-1])
    await w.slash("rita", "log")
    await w.slash("ian", "log", art="warning")
    await w.slash("rita", "log", person=zoe, zeitraum=24)
    for id in w.buttons("rita")[:6]:
        await w.press("rita", id)
    await w.wait(700)
    await w.slash("rita", "partie pfeife", an=w.people["ian"])
    await w.slash("rita", "partie status")


async def _data(w: Walk) -> None:
    await w.slash("ben", "datenschutz")
    for id in w.buttons("ben"):
        await w.press("ben", id)
    for id in w.buttons("ben")[:1]:
        await w.press("ben", id)
    await w.slash("anna", "partie status")
    await w.slash("ian", "datenschutz")
