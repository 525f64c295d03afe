"""Letters of the cup as they find people: gone, of two houses, complete; referees who have marked the day (Q11.4)."""

from typing import Any

from bot.service.play.live import Who
from tests.cogs.cabin import allow
from tests.cogs.test_pokal import Cup
from tests.cogs.test_pokal_crowd import announced, notice
from tests.cogs.test_pokal_dates import DAY, calendar, fixed, later, letters, ready, shut
from tests.cogs.test_pokal_planning import mark
from tests.edge.house import House, labels


async def before(cup: Cup, seconds: float) -> None:
    """Let time pass until so long before the first match."""
    date = ((await cup.state()).known("h1").date or 0) / 1000
    await later(cup.house, date - seconds - cup.house.services.games.clock().timestamp())


def said(house: House, part: str) -> list[str]:
    return [one.content for one in house.channel.history() if part in one.content]


async def test_q11_4_a_referee_who_has_marked_the_day_is_asked_for_it_and_not_the_whole_channel(house: House) -> None:
    cup = await ready(house)
    await mark(cup, "referee", "10")
    await cup.do("G", "termin", spiel="h1", wann=f"{cup.day(40)} 20:00")
    await cup.do("S", "antwort", spiel="h1")
    pfiff = cup.people["referee"]
    asked = letters(pfiff)[-1]
    proposal = (await cup.state()).known("h1").proposal
    assert proposal is not None and f"<t:{proposal.at // 1000}:F>" in asked.content
    assert "nur die Pfeife fehlt noch. Kannst du pfeifen?" in asked.content and labels(asked) == ["Ich pfeife"]
    assert not said(house, "wer pfeift?")
    await pfiff.user.click(asked, label="Ich pfeife")
    assert (await cup.state()).known("h1").date == proposal.at and said(house, "📣 **Gryffindor – Slytherin")


async def test_a_player_who_left_while_nobody_told_us_is_called_nowhere(house: House) -> None:
    cup = await announced(house)
    ron = cup.people["ron"]
    await ron.click(notice(house), label="Bin dabei")
    shut(house, ron)
    del house.env.backend.guilds[house.guild.id].members[ron.id]  # without the event of it
    await before(cup, DAY - 60)
    assert not said(house, "Direktnachrichten sind zu") and not said(house, ron.mention)
    assert (await cup.state()).known("h1").crowd == (), "he does not come any more"


async def test_q1_5_an_hour_before_each_hears_of_his_own_house_in_this_match(house: House) -> None:
    cup = await ready(house)
    await cup.do("committee", "verantwortlich", haus="H", person=cup.people["G"])  # looks after two houses
    await cup.do("referee", "pfeifen", spiel="h1")
    await fixed(cup)
    await before(cup, 80 * 60)
    lineup: Any = await house.services.lineups.standing(await cup.id(), "h1.1")
    for number, seat in enumerate(("GHüter", "GSucher", "GJäger1", "SHüter", "SSucher")):
        player = Who(7000 + number, seat, guild_id=house.guild.id)
        await house.inside(house.services.lobby.join(lineup.row.id, player, seat))
    await before(cup, 3500)
    ((harry,), (draco,)) = (
        [one.content for one in letters(cup.people[key]) if one.content.startswith("⏰")] for key in "GS"
    )
    assert "Gryffindor: 3 Plätze sind besetzt, ihr seid vollzählig genug" in harry
    assert "Hufflepuff" not in harry and "fehlt" not in harry
    assert "Slytherin: Hüter und Sucher sind da, es fehlt noch eine Person bis drei." in draco


async def test_without_a_right_to_the_calendar_nothing_is_asked_of_it_and_the_announcement_does_not_name_it(
    house: House,
) -> None:
    cup = await ready(house)
    allow(house, manage_events=False, create_events=False)
    await house.env.settle()
    await fixed(cup)
    assert not house.calls("GET", "/scheduled-events") and not house.calls("POST", "/scheduled-events")
    (announcement,) = said(house, "📣 **Gryffindor – Slytherin")
    assert "Kalender" not in announcement


async def test_a_day_that_stands_in_the_calendar_already_is_not_written_again(house: House) -> None:
    cup = await ready(house)
    await fixed(cup)
    (written,) = calendar(house)
    await fixed(cup)
    assert calendar(house) == [written]
    assert len(house.calls("GET", "/scheduled-events")) == 2 and not house.calls("PATCH", "/scheduled-events")
