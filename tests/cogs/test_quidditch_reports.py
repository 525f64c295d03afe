"""/quidditch bericht: the published match once more, for those it is for."""

from simcord.results import InteractionResult

from tests.cogs.cabin import break_off
from tests.cogs.pitch import Cup, pitch, pokal
from tests.edge.house import shown, told

__all__ = ["pitch", "pokal"]


def files(result: InteractionResult) -> list[str]:
    return [one.filename.rpartition(".")[2] for one in shown(result).attachments]


async def agree(cup: Cup, was: str) -> None:
    """Let both captains and the referee agree."""
    for person in (cup.people["GJäger1"], cup.people["SJäger1"], cup.referee):
        await cup.press(person, f"ja {was}")


async def test_the_report_of_a_match_here_or_by_its_number(pokal: Cup) -> None:
    house, fan = pokal.house, pokal.fan
    await pokal.until("jaeger")
    early = await fan.slash(house.channel, "quidditch bericht", partie=pokal.game)
    assert "nach dem Abpfiff" in told(early)
    assert "noch kein Spiel zu Ende" in told(await fan.slash(house.channel, "quidditch bericht"))
    await agree(pokal, "ende")
    here = await fan.slash(house.channel, "quidditch bericht")
    assert files(here) == ["png", "txt", "log"]
    assert "Gryffindor" in shown(here).content and "Unentschieden" in shown(here).content
    flur = house.guild.create_text_channel("flur")
    assert "noch kein Spiel zu Ende" in told(await fan.slash(flur, "quidditch bericht"))
    there = await fan.slash(flur, "quidditch bericht", partie=pokal.game)
    assert files(there) == ["png", "txt", "log"]


async def test_the_log_of_a_match_broken_off_is_public_as_well(pokal: Cup) -> None:
    await pokal.until("quaffelwurf")
    await break_off(pokal)
    answer = await pokal.fan.slash(pokal.house.channel, "quidditch bericht")
    assert files(answer)[-2:] == ["txt", "log"]


async def test_other_servers_and_other_games_have_no_report_here(pokal: Cup) -> None:
    house = pokal.house
    await pokal.until("quaffelwurf")
    await agree(pokal, "abbruch")
    other = house.env.create_guild("Nebenan")
    hall, visitor = other.create_text_channel("halle"), other.add_member(house.env.create_user("vera"))
    await house.env.settle()
    kampf = await house.anna.slash(house.channel, "wuerfel kampf", gegner=house.ben)
    assert kampf.response is not None
    unknown = [
        await visitor.slash(hall, "quidditch bericht", partie=pokal.game),
        await house.anna.slash(house.channel, "quidditch bericht", partie="gibtesnicht"),
        await house.anna.slash(house.channel, "quidditch bericht", partie=house.game_id()),
    ]
    assert len({told(one) for one in unknown}) == 1
    assert "kenne ich nicht" in told(unknown[0])
