"""A result found wrong two rounds later: what changes is said, draws stand, those concerned are told (W6.3, W8.7)."""

from simcord.actors import MemberActor

from tests.cogs.books import examine
from tests.cogs.test_turnier_online import crowd
from tests.cogs.tourney import Tourney, plain, texts
from tests.edge.house import House, labels, told, words

__all__ = ["plain"]


def letters(who: MemberActor) -> list[str]:
    return [words(message) for message in who.user.dm_channel.history()]


def corrections(house: House) -> list[str]:
    return [one.content for one in house.channel.history() if one.content.startswith("Berichtigt, Runde")]


async def test_w8_7_a_wattturnier_is_corrected_two_rounds_later(house: House) -> None:
    tourney = await Tourney(house).open(runden=3)
    people = [house.person(f"p{number}") for number in range(1, 13)]
    await house.env.settle()
    await tourney.members(*people)
    first = (await tourney.draw()).rounds[0].tables[0]
    for _ in (1, 2):
        await tourney.rule_all("11:4 11:7 11:9")
        await tourney.draw()
    before = await tourney.state()
    one, two = (people[2 * number - 2 : 2 * number] for number in first.entries)
    no = await tourney.press(one[0], "form", "report.1.1")
    assert "steht schon" in told(no), "after the next draw only the Spielleiter corrects"
    own = words(await tourney.page(one[0], "mine"))
    await tourney.form(house.anna, "lead.rule.1.1", result="0:11 0:11 0:11")
    (said,) = corrections(house)
    assert "Berichtigt, Runde 1, Tisch 1: **0:3" in said and "statt 3:0" in said
    assert " → " in said and "Was ausgelost ist, bleibt ausgelost." in said
    after = await tourney.state()
    assert [round.tables for round in after.rounds[1:]] == [round.tables for round in before.rounds[1:]]
    assert after.phase == "playing", "the round that runs goes on"
    for person in (*one, *two):
        assert letters(person)[-1].startswith("Berichtigt: Runde 1, Tisch 1 zählt jetzt **0:3")
    elsewhere = next(person for person in people if person not in (*one, *two))
    assert not any("Berichtigt" in letter for letter in letters(elsewhere)), "who sat elsewhere reads it in the channel"
    assert words(await tourney.page(one[0], "mine")) != own, "one's own place is another"
    same = await tourney.form(house.anna, "lead.rule.1.1", result="0:11 0:11 0:11")
    assert "steht schon" in told(same) and len(corrections(house)) == 1
    await tourney.rule_all("11:4 7:11 11:9")
    if "Lose versiegeln" in labels(await tourney.page(house.anna, "lead")):
        await tourney.draw()
    await tourney.do("close")
    await examine(tourney)
    late = await tourney.form(house.anna, "lead.rule.1.1", result="11:0 11:0 11:0")
    assert "zu Ende" in told(late), "the table is closed"


async def results(tourney: Tourney) -> None:
    """Enter every open table: who has the lower number has more, and everybody has other points."""
    round = (await tourney.state()).round
    assert round is not None
    for table in round.open_tables:
        typed = "\n".join(f"X: {3000 - 100 * number}" for number in table.entries)
        await tourney.form(tourney.lead, f"lead.rule.{table.name}", result=typed)


async def test_w8_7_a_wizard_tournament_is_corrected_two_rounds_later(house: House) -> None:
    tourney = await Tourney(house).open("wizard", "Vorrunde", runden=3)
    people = await crowd(house, tourney, 8)
    for _ in range(3):
        await tourney.draw()
        await results(tourney)
    state = await tourney.state()
    rules = (await house.services.games.live(tourney.id)).spec.rules
    going = rules.view(state, None).standings.through
    table = next(one for one in state.rounds[0].tables if 1 in one.entries)
    assert 1 in going, "the best of all three rounds would be in the final"
    typed = "\n".join("X: -900" if number == 1 else f"X: {3000 - 100 * number}" for number in table.entries)
    await tourney.form(house.anna, f"lead.rule.{table.name}", result=typed)
    now = rules.view(await tourney.state(), None).standings.through
    (said,) = corrections(house)
    assert f"Runde 1, Tisch {table.number}" in said and people[0].mention in said
    assert all(
        "Berichtigt: Runde 1" in letters(people[number - 1])[-1] or number in going ^ now for number in table.entries
    )
    for number in range(1, 9):
        told_so = [letter for letter in letters(people[number - 1]) if "Ein Ergebnis ist berichtigt worden" in letter]
        assert len(told_so) == (number in going ^ now), "only who is in by it, or out, gets a letter"
        assert all(("bist du in der nächsten Runde" in letter) == (number in now) for letter in told_so)
    assert ("Weiter kommen jetzt" in said) == (going != now)
    await final(house, tourney)
    seats = (await tourney.state()).rounds[-1].tables[0].entries
    typed = "\n".join(f"X: {3000 - 100 * number}" for number in table.entries)
    await tourney.form(house.anna, f"lead.rule.{table.name}", result=typed)
    assert (await tourney.state()).rounds[-1].tables[0].entries == seats, "the final is drawn: nobody moves up (Z7.5)"
    assert "Was ausgelost ist, bleibt ausgelost." in corrections(house)[-1]
    await results(tourney)
    await closed(house, tourney)
    await examine(tourney)
    late = await tourney.form(house.anna, f"lead.rule.{table.name}", result=typed.replace("2900", "2800"))
    assert "zu Ende" in told(late)


async def final(house: House, tourney: Tourney) -> None:
    """Draw the final; whatever has to be decided before it is."""
    for _ in range(6):
        desk = labels(await tourney.page(house.anna, "lead"))
        if "Drei-Karten-Spiel eintragen" in desk:
            await three_cards(house, tourney)
            continue
        if (await tourney.draw()).rounds[-1].stage == "final":
            return
        await results(tourney)
    raise AssertionError("there is no final")


async def three_cards(house: House, tourney: Tourney) -> None:
    asked = await tourney.press(house.anna, "form", "lead.decide")
    tied = asked.modal["components"][-1]["component"]["value"].splitlines()
    points = "\n".join(f"{line} {20 + 10 * one}" for one, line in enumerate(tied))
    await house.anna.submit_modal(asked, {"points": points})


async def closed(house: House, tourney: Tourney) -> None:
    for _ in range(4):
        desk = labels(await tourney.page(house.anna, "lead"))
        if "Drei-Karten-Spiel eintragen" in desk:
            await three_cards(house, tourney)
        elif "Tabelle schließen" not in desk:
            await tourney.draw()
    await tourney.do("close")
    assert "Endstand" in texts(house)


async def test_w8_7_a_correction_in_the_last_round_changes_who_is_qualified(house: House) -> None:
    """An online preliminary is played: the best three of eight are through, until two results are found swapped."""
    tourney = await Tourney(house).open("wizard", "Online", runden=1, format="online")
    people = await crowd(house, tourney, 8)
    await tourney.draw()
    await results(tourney)
    state = await tourney.state()
    rules = (await house.services.games.live(tourney.id)).spec.rules
    old = rules.view(state, None).standings
    best = old.qualified[0]
    table = next(one for one in state.rounds[0].tables if best in one.entries)
    typed = "\n".join("X: -900" if number == best else f"X: {3000 - 100 * number}" for number in table.entries)
    await tourney.form(house.anna, f"lead.rule.{table.name}", result=typed)
    new = rules.view(await tourney.state(), None).standings
    assert best not in new.qualified
    assert "Damit reicht es nicht mehr zur Qualifikation" in letters(people[best - 1])[-1]
    (up,) = set(new.qualified) - set(old.qualified)
    assert "Damit bist du qualifiziert" in letters(people[up - 1])[-1]
    assert "Qualifiziert sind jetzt: " in corrections(house)[-1]


async def test_z4_2_a_knockout_is_corrected_after_its_second_round_is_drawn(house: House) -> None:
    tourney = await Tourney(house).open("wizard", "K.-o.", format="ko")
    await crowd(house, tourney, 12)
    first = (await tourney.draw()).rounds[0].tables[0]
    await results(tourney)
    before = await tourney.draw()
    through = sorted(first.entries)[:2]
    assert set(through) <= {number for table in before.rounds[1].tables for number in table.entries}
    typed = "\n".join(f"X: {100 * number}" for number in first.entries)  # the last are the first
    await tourney.form(house.anna, f"lead.rule.{first.name}", result=typed)
    after = await tourney.state()
    assert after.rounds[1].tables == before.rounds[1].tables, "who was drawn plays"
    assert "Was ausgelost ist, bleibt ausgelost." in corrections(house)[-1]
    await results(tourney)
    for _ in range(3):
        if (await tourney.state()).rounds[-1].stage == "ko-final":
            break
        await tourney.draw()
        await results(tourney)
    await closed(house, tourney)
    await examine(tourney)
