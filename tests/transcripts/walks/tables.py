"""A table of every game: its lobby, one's own page, some moves, a pause, a seat left and taken, the end."""

from typing import Any

from tests.transcripts.wire import Walk


async def walk(w: Walk) -> None:
    """Sit down at each of them."""
    w.person("ian", locale="en-GB")
    await _watten(w)
    await _wizard(w)
    await _dog(w)
    await _hut(w)
    await _kampf(w)
    await _pads(w)


async def _open(w: Walk, who: str, command: str, **options: Any) -> None:
    await w.slash(who, command, **options)
    w.game = w.house.game_id(w.house.panel())


async def _play(w: Walk, turns: int, *people: str) -> None:
    """Let people do what their pages offer, not always the first of it."""
    for turn in range(turns):
        for who in people:
            if moves := w.moves(who):
                await w.press(who, moves[(3 * turn + 1) % len(moves)])


async def _leaf(w: Walk, who: str) -> None:
    """Turn every page that one's own page leads to."""
    for id in dict.fromkeys(id for id in w.shown_to(who) if id.startswith(f"m:{w.game}:") and ":>" in id):
        await w.press(who, id)
    await w.press(who, "d:{}")


async def _ask(w: Walk, who: str, command: str, why: str, **options: Any) -> None:
    """Type a command that asks for a reason."""
    asked = await w.slash(who, command, **options)
    if asked.modal is not None:
        await w.send(who, asked, why=why)


async def _watten(w: Walk) -> None:
    await _open(w, "anna", "watten tisch", partner=w.people["ben"], bedenkzeit="90s")
    for verb in ("join", "leave", "ready", "fill", "start"):
        await w.press("carl", f"l:{{}}:{verb}")
    await w.choose("carl", "t:{}", "West")
    await w.press("carl", "r:{}:open")
    await w.press("anna", "r:{}:open")
    await w.press("carl", "l:{}:leave")
    await w.press("anna", "l:{}:fill")
    await w.press("anna", "l:{}:start")
    await w.press("carl", "d:{}")
    for who in ("anna", "ben"):
        await w.press(who, "d:{}")
        await _leaf(w, who)
    await _play(w, 8, "anna", "ben")
    await w.press("ian", "p:{}")
    await w.restart()
    await _play(w, 2, "anna", "ben")
    await w.slash("anna", "partie pause", grund="Es klingelt *laut*")
    await _play(w, 1, "anna", "ben")
    await w.slash("anna", "partie status")
    await w.slash("anna", "partie weiter")
    await w.slash("carl", "partie pause")
    await _ask(w, "anna", "partie zurueck", "Falsch *gedrückt*")
    await w.wait(95)
    await w.wait(95)
    await w.press("ben", "gv:{}:leave")
    await w.press("ben", w.only("ben", "gv:"))
    await w.slash("anna", "partie ersetzen", platz="Süd", person=w.people["carl"])
    await w.slash("anna", "partie log")
    await _play(w, 3, "anna", "carl")
    await _ask(w, "anna", "partie beenden", "Der Wirt sperrt zu")
    await w.press("ian", "p:{}")


async def _wizard(w: Walk) -> None:
    await _open(w, "ben", "wizard tisch", plaetze=3, art="runde")
    await w.press("ian", "l:{}:join")
    await w.press("ben", "l:{}:fill")
    await w.press("ben", "l:{}:start")
    for who in ("ben", "ian"):
        await w.press(who, "d:{}")
        await _leaf(w, who)
    await _play(w, 12, "ben", "ian")
    await w.slash("ian", "partie status")
    await _ask(w, "ben", "partie zurueck", "Noch einmal", wohin="abschnitt")
    await _play(w, 2, "ben", "ian")
    await _play(w, 30, "ben", "ian")
    await w.press("ian", "a:{}")
    await w.press("ben", "a:{}")


async def _dog(w: Walk) -> None:
    await _open(w, "anna", "dog neu", spieler=2, ring=32)
    await w.press("ben", "l:{}:join")
    await w.press("anna", "l:{}:start")
    for who in ("anna", "ben"):
        await w.press(who, "d:{}")
        await _leaf(w, who)
    await _play(w, 14, "anna", "ben")
    await w.press("ben", "gv:{}:leave")
    await w.press("ben", w.only("ben", "gv:"))
    await _play(w, 3, "anna")


async def _hut(w: Walk) -> None:
    await _open(w, "anna", "hut neu", plaetze=2)
    await w.press("ian", "l:{}:join")
    await w.press("anna", "l:{}:start")
    for who in ("anna", "ian"):
        await w.press(who, "d:{}")
        await _leaf(w, who)
    await _play(w, 6, "anna", "ian")
    await w.slash("anna", "hut befehl")
    await w.slash("anna", "hut befehl", befehle="A1 hoch")
    await w.slash("ian", "hut befehl", befehle="nonsense")
    await w.slash("anna", "hut bericht")
    await w.wait(86400)
    await w.slash("ian", "hut bericht")


async def _kampf(w: Walk) -> None:
    await _open(w, "anna", "wuerfel kampf", gegner=w.people["ian"], xp=3)
    for who in ("ian", "anna", "ian", "anna", "ian"):
        if ids := [id for id in w.shown_to(who) if w.game in id]:
            await w.press(who, ids[0])
    for roll in ("2w6+3", "3w20", "quatsch", "w6 w6", "100w100"):
        await w.slash("ian" if "20" in roll else "anna", "dice", wurf=roll)
    await w.write("carl", "/dice 2w6")
    await w.slash("anna", "wuerfel statistik")
    await w.slash("ian", "wuerfel statistik", bereich="server")
    await w.slash("ian", "wuerfel beweis")


async def _pads(w: Walk) -> None:
    await _open(
        w, "anna", "watten zettel", nord=w.people["anna"].mention, ost="Oma", sued="Opa", west=w.people["ben"].mention
    )
    await _play(w, 12, "anna", "ben")
    await _open(
        w, "anna", "wizard block", namen=f"{w.people['anna'].mention}, Oma, {w.people['ian'].mention}", art="runde"
    )
    await _play(w, 16, "anna", "ian")
