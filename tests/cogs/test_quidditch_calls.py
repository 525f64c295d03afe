"""Who is called, told and helped: proposals, appointments, hints."""

from tests.cogs.cabin import letters
from tests.cogs.pitch import Cup, friendly, live, pitch, pokal, said
from tests.cogs.test_quidditch_room import shoot
from tests.edge.house import House, told
from tests.edge.pings import ping

__all__ = ["friendly", "pitch", "pokal"]


async def test_q6_1_one_message_calls_everybody_and_their_presses_end_the_match(pokal: Cup) -> None:
    house = pokal.house
    await pokal.until("jaeger")
    await pokal.press(pokal.people["GJäger1"], "ja ende")
    await house.env.settle()
    (call,) = [one for one in house.channel.history() if "Vorschlag" in one.content]
    other = pokal.people["SJäger1"]
    assert other.mention in call.content and pokal.referee.mention in call.content
    assert house.pings(call) == ping(other, pokal.referee), "whoever proposes it has said his word"
    await other.click(call, label="Einverstanden")
    assert (await live(house, pokal.game)).row.status == "running"
    await pokal.referee.click(call, label="Einverstanden")
    await house.env.settle()
    assert (await live(house, pokal.game)).row.status == "over"
    assert sum("Vorschlag" in one for one in said(house.channel)) == 1


async def test_q6_1_only_captains_and_the_referee_agree_and_one_of_them_may_say_no(pokal: Cup) -> None:
    house, captains = pokal.house, [pokal.people["GJäger1"], pokal.people["SJäger1"]]
    await pokal.until("jaeger")
    for stranger in (pokal.people["GHüter"], pokal.fan):
        assert told(await pokal.press(stranger, "ja ende"))
    assert not [one for one in said(house.channel) if "Vorschlag" in one], "nobody else proposes anything"
    await pokal.press(captains[0], "ja ende")
    await house.env.settle()
    (call,) = [one for one in house.channel.history() if "Vorschlag" in one.content]
    for stranger in (pokal.people["SHüter"], pokal.fan):
        for label in ("Einverstanden", "Nicht einverstanden"):
            assert told(await stranger.click(call, label=label))
    await pokal.referee.click(call, label="Einverstanden")
    await captains[1].click(call, label="Nicht einverstanden")
    await captains[1].click(call, label="Einverstanden")
    await house.env.settle()
    match = await live(house, pokal.game)
    assert match.row.status == "running", "after a no it takes everybody's yes anew"
    assert dict(match.folded().state.consent) == {"ende": ("S",)}


async def test_whoever_is_appointed_is_told_once(friendly: Cup) -> None:
    house, anna, referee = friendly.house, friendly.house.anna, friendly.referee
    await friendly.press(friendly.people["SJäger1"], "kapitän SJäger1")
    await referee.slash(house.channel, "partie pfeife", an=anna, als="gehilfe")
    await referee.slash(house.channel, "partie ersetzen", platz="SJäger1", person=house.ben)
    await referee.slash(house.channel, "partie ersetzen", platz="GSucher", person=house.carl)
    await friendly.press(referee, "kapitän GHüter")
    await house.env.settle()
    assert sum("Schiedsrichtergehilfe" in one for one in letters(anna)) == 1
    assert sum("Du spielst jetzt SJäger1" in one and "bist Kapitän" in one for one in letters(house.ben)) == 1
    assert sum("Du spielst jetzt GSucher" in one and "Kapitän" not in one for one in letters(house.carl)) == 1
    assert any("XP" in one for one in letters(friendly.people["GHüter"])), "a new captain has his form"
    await house.press(referee, f"k:{friendly.game}:whistle", house.panel())
    await house.env.settle()
    assert sum("Du hast die Pfeife" in one for one in letters(anna)) == 1
    friendly.referee = anna
    friendly.people |= {"SJäger1": house.ben, "GSucher": house.carl}
    await friendly.until("besitz")
    await friendly.press(anna, "kapitän GJäger1")
    await house.env.settle()
    assert sum("Kapitän" in one for one in letters(friendly.people["GJäger1"])[-1:]) == 1


async def test_who_is_named_as_referee_at_the_opening_is_told_once(pitch: House) -> None:
    cup = Cup(pitch, "pokal")
    await cup.set_up()
    chosen = {"haus1": "G", "haus2": "S", "art": "pokal"}
    await pitch.anna.slash(pitch.channel, "quidditch neu", schiri=cup.referee, **chosen)
    await pitch.env.settle()
    (letter,) = letters(cup.referee)
    assert "Du hast die Pfeife" in letter and pitch.channel.mention in letter
    await cup.referee.slash(pitch.guild.create_text_channel("feld"), "quidditch neu", leitung="ich", **chosen)
    await pitch.env.settle()
    assert len(letters(cup.referee)) == 1, "nobody is told what he did himself"


async def test_a_hint_gives_the_right_form_and_the_seconds_left(pitch: House) -> None:
    friendly = Cup(pitch, "freundschaft")
    await friendly.open(frist="60", stille="600")
    hueter = await shoot(friendly)
    await friendly.say(hueter, "halten")
    await friendly.house.env.settle()
    (hint,) = [one for one in said(friendly.house.channel) if "Richtig ist: `Halten`" in one]
    assert hint.startswith("Fast!") and "Noch " in hint
