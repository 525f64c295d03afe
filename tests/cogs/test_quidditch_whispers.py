"""Between one player and the bot: experience points, kept Klatscher, and who may whisper at all."""

import pytest

from bot.games.quidditch import events as e
from bot.store.database import StoreTrouble
from tests.cogs.cabin import close_dms, crowd, known_closed, letters
from tests.cogs.pitch import Cup, facts, live, pitch, pokal, said
from tests.edge.house import House, controls, sheet, told, words
from tests.edge.pings import ping

__all__ = ["pitch", "pokal"]


def everything_public(house: House) -> str:
    return "\n".join(words(one) for one in house.channel.history())


async def test_a_captain_whose_dms_are_closed_finds_the_form_and_nobody_else_sees_it(pokal: Cup) -> None:
    house, captain = pokal.house, pokal.people["GJäger1"]
    close_dms(house, captain)
    await pokal.press(captain, "kapitän GJäger1")
    (note,) = [one for one in house.channel.history() if "Direktnachrichten sind zu" in one.content]
    assert captain.mention in note.content and "/quidditch xp" in note.content
    assert house.pings(note) == ping(captain)
    assert await known_closed(house, captain)
    form = await captain.slash(house.channel, "quidditch xp")
    assert "Verteile 2 · 1 · 1" in told(form)
    once = await captain.select(sheet(form), [">xp.GHüter."], custom_id=f"s:{pokal.game}:-:xp0")
    twice = await captain.select(sheet(once), [">xp.GHüter.GJäger1"], custom_id=f"s:{pokal.game}:-:xp1")
    assert "GHüter 2, GJäger1 1" in words(sheet(twice))
    await captain.click(sheet(twice), label="Bestätigen")
    (given,) = await facts(house, pokal.game, e.XpVergeben)
    assert given.points == (("GHüter", 2), ("GJäger1", 1))
    assert "GHüter 2" in "\n".join(said(pokal.officials()))
    assert "GHüter 2" not in everything_public(house)
    assert "Gryffindor hat seine Erfahrungspunkte vergeben" in everything_public(house)
    opponent = pokal.people["SJäger1"]
    await pokal.press(opponent, "kapitän SJäger1")
    token = (await live(house, pokal.game)).token
    pages = [told(await house.press(opponent, f"m:{pokal.game}:{token}:>xp.GHüter.GJäger1", house.panel()))]
    pages.append(told(await opponent.slash(house.channel, "quidditch xp")))
    pages.append(told(await opponent.click(house.panel())))
    assert "GHüter" not in "\n".join(pages)
    assert "GHüter 2" not in "\n".join(letters(opponent))


async def test_who_takes_a_captains_seat_before_the_kick_off_gets_the_form(pokal: Cup) -> None:
    house, old, new = pokal.house, pokal.people["GJäger1"], pokal.house.ben
    await pokal.press(old, "kapitän GJäger1")
    await house.restart()
    await pokal.referee.slash(house.channel, "partie ersetzen", platz="GJäger1", person=new)
    assert sum("Du bist Kapitän" in one for one in letters(old)) == 1
    assert sum("Du bist Kapitän" in one for one in letters(new)) == 1
    await pokal.referee.slash(house.channel, "partie ersetzen", platz="SHüter", person=house.carl)
    await new.send_dm("XP GHüter 2, GJäger1 1")
    assert len(await facts(house, pokal.game, e.XpVergeben)) == 1
    assert sum("Du bist Kapitän" in one for one in letters(new)) == 1


async def test_other_trouble_with_a_dm_does_not_make_it_closed(pokal: Cup) -> None:
    house, captain = pokal.house, pokal.people["GJäger1"]
    path = f"/channels/{captain.user.dm_channel.id}/messages"
    house.env.inject_error("POST", path, status=400, code=20026, times=2)  # the greeting and the form
    await pokal.press(captain, "kapitän GJäger1")
    assert any("/quidditch xp" in one for one in said(house.channel))
    assert not await known_closed(house, captain)


WRONG = {
    "XP": "Schreib es so",
    "XP GHüter": "„GHüter“ verstehe ich nicht",
    "XP GHüter 2 GJäger1 1": "verstehe ich nicht",
    "XP GHüter 2, GJäger2 1": "GJäger2 spielt nicht mit",
    "XP GHüter 2, SJäger1 1": "SJäger1 spielt für den Gegner",
    "XP GSucher 2, GHüter 1": "Der Sucher darf keine Erfahrungspunkte bekommen",
    "XP GHüter 3, GJäger1 1": "GHüter: 3 gibt es nicht",
    "XP GHüter 2, GHüter 1": "GHüter steht zweimal da",
    "XP GHüter 2, GJäger1 2": "Zu verteilen sind genau: 2, 1",
    "XP GHüter 2": "schreib ` trotzdem` dahinter",
    "XP GSucher 1, Niemand 7, GHüter zwei": "Niemand spielt nicht mit",
    "XP GHüter 2, GJäger1 1" + " und" * 60: "zu lang",
}


async def test_every_wrong_whisper_about_experience_is_refused_for_its_own_reason(pokal: Cup) -> None:
    captain = pokal.people["GJäger1"]
    await captain.send_dm("XP GHüter 2, GJäger1 1")
    assert "nur der Kapitän" in letters(captain)[-1]
    await pokal.press(captain, "kapitän GJäger1")
    for typed, reason in WRONG.items():
        await captain.send_dm(typed)
        assert reason in letters(captain)[-1], typed
    assert "Der Sucher" in letters(captain)[-3] and "GHüter: zwei" in letters(captain)[-3]
    assert await facts(pokal.house, pokal.game, e.XpVergeben) == []


async def test_q2_5_the_example_is_made_of_the_captains_own_people(pokal: Cup) -> None:
    for house, other in (("G", "S"), ("S", "G")):
        captain = pokal.people[f"{house}Jäger1"]
        await pokal.press(captain, f"kapitän {house}Jäger1")
        await pokal.house.env.settle()
        example = f"`XP {house}Hüter 2, {house}Jäger1 1`"
        (greeting,) = [one for one in letters(captain) if "Du bist Kapitän" in one]
        assert example in greeting and "2 · 1 Erfahrungspunkte" in greeting, "two of them may get some"
        await captain.send_dm("XP")
        assert f"Schreib es so: {example}" in letters(captain)[-1]
        await captain.send_dm(example.strip("`"))
        assert f"{house}Hüter 2, {house}Jäger1 1. Bis zum Anpfiff" in letters(captain)[-1], "what was stored is said"
        assert not any(f"{other}Hüter" in one or f"{other}Jäger" in one for one in letters(captain))


async def test_experience_may_be_changed_until_the_kick_off(pokal: Cup) -> None:
    captain = pokal.people["GJäger1"]
    await pokal.press(captain, "kapitän GJäger1")
    await captain.send_dm("XP GHüter 2, GJäger1 1")
    await captain.send_dm("xp  GJaeger1 2,GHueter 1")
    assert "GJäger1 2, GHüter 1" in letters(captain)[-1]
    await captain.send_dm("XP GHüter 2 trotzdem")
    assert "GHüter 2." in letters(captain)[-1]
    await pokal.until("quaffelwurf")
    await captain.send_dm("XP GJäger1 2, GHüter 1")
    assert "stehen fest" in letters(captain)[-1]
    late = await captain.slash(pokal.house.channel, "quidditch xp")
    assert "Wer bekommt" not in told(late) and "XP verteilen" not in str(controls(sheet(late)))
    now = await pokal.state()
    assert (now.xp_of("GHüter"), now.xp_of("GJäger1")) == (2, 0)


async def test_only_captains_whisper(pokal: Cup) -> None:
    player, captain = pokal.people["GHüter"], pokal.people["GJäger1"]
    await player.send_dm("Der Schiri ist blind!")
    assert "Gryffindor hat noch keinen Kapitän" in letters(player)[-1]
    await pokal.until("besitz")
    for typed in ("Der Schiri ist blind!", "GJäger1", "GJäger1 M", "Torwurf"):
        await player.send_dm(typed)
        assert "Flüstern darf nur euer Kapitän. Sag es GJäger1" in letters(player)[-1]
    await player.send_dm("Aufheben")
    # Whether he has caught one is not for the bot to say (Q3.6).
    assert letters(player)[-1] == "-# Gryffindor – Slytherin, 1. Januar 2026\n✓"
    await captain.send_dm("Der Schiri ist blind!")
    assert "Flüstern kannst du" in letters(captain)[-1]
    house = (await pokal.state()).besitz
    await pokal.people[f"{house}Jäger1"].send_dm(f"{house}Jäger1")
    assert (await pokal.state()).named == f"{house}Jäger1"
    assert "blind" not in everything_public(pokal.house) + "\n".join(said(pokal.officials()))
    await pokal.fan.send_dm("Hallo?")
    await player.send_dm("/dice 2w6")
    hello, welcome = letters(pokal.fan)
    assert hello == "Hallo?" and "Ich leite Spiele" in welcome, "nothing of the match"


async def test_a_database_that_is_away_is_no_reason_to_be_silent(pokal: Cup, monkeypatch: pytest.MonkeyPatch) -> None:
    async def away(*args: object, **more: object) -> None:
        raise StoreTrouble("unreachable", "gone")

    monkeypatch.setattr(pokal.house.services.games, "act", away)
    await pokal.people["GHüter"].send_dm("Aufheben")
    assert "nichts speichern" in letters(pokal.people["GHüter"])[-1]


async def test_who_also_sits_at_another_table_is_asked_whether_the_match_is_meant(pokal: Cup) -> None:
    house, busy = pokal.house, pokal.people["GHüter"]
    dogs = await busy.slash(house.guild.create_text_channel("nebenan"), "wuerfel kampf", gegner=pokal.fan)
    assert dogs.response is not None
    await busy.send_dm("Angriff auf Marseille")
    question = busy.user.dm_channel.history()[-1]
    assert controls(question) == [f"w:{pokal.game}", "w:-"]
    await busy.user.click(question, label="Für keine")
    assert "bleibt alles, wie es ist" in words(busy.user.dm_channel.history()[-1])
    await busy.send_dm("Aufheben")
    assert letters(busy)[-1].endswith("✓"), "its form decides"


async def with_klatscher(house: House, art: str) -> Cup:
    """Bring it to a Treiber who has caught the second Klatscher."""
    cup = await crowd(house, art, {"GTreiber1": house.person("tom")}, stille="600")
    await cup.until("pos-treiber")
    now = await cup.state()
    await cup.say("GTreiber1", now.letter(0))

    async def fated(pair: tuple[int, int]) -> None:
        match = await live(house, cup.game)
        house.fate(cup.game, match.row.seed, match.row.draws, pair)

    await fated((1, 2))
    await cup.press(cup.referee, "schritt klatscher")
    await cup.press(cup.referee, "schritt klatscher-frei")
    for command, pair in (("Klatscherwurf SSucher", (1, 1)), ("Klatscherabfang", (6, 6))):
        await cup.say("GTreiber1", command)
        await fated(pair)
        await cup.roll("GTreiber1")
    assert (await cup.state()).kept_by("GTreiber1") is not None
    return cup


@pytest.mark.parametrize("art", ["pokal", "freundschaft"])
async def test_keeping_a_klatscher_is_seen_by_nobody_but_the_referees(pitch: House, art: str) -> None:
    cup = await with_klatscher(pitch, art)
    before, notes = len(said(pitch.channel)), len(said(cup.officials()))
    other = await cup.people["GHüter"].slash(pitch.channel, "quidditch aufheben")
    if art == "pokal":  # no answer tells whether the Klatscher was caught (Q3.6)
        kept = await cup.people["GTreiber1"].slash(pitch.channel, "quidditch aufheben")
        assert told(kept) == told(other)
    else:
        assert "keinen Klatscher" in told(other)
        await cup.people["GTreiber1"].send_dm("Aufheben")
        assert "hebt" in letters(cup.people["GTreiber1"])[-1]
    await cup.people["GTreiber1"].send_dm("aufheben")
    assert ("✓" if art == "pokal" else "schon aufgehoben") in letters(cup.people["GTreiber1"])[-1]
    assert len(await facts(pitch, cup.game, e.Aufgehoben)) == 1
    (ended,) = said(pitch.channel)[before:]  # nobody can do anything now: that is all one can see
    assert "Teilrunde beendet" in ended
    assert "GTreiber1" not in ended
    assert "hebt" not in words(pitch.panel())
    assert any("GTreiber1" in one and "hebt" in one for one in said(cup.officials())[notes:])
