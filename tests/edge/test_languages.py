"""Everybody is spoken to in their own language; what all see is in the house's."""

from tests.edge.house import House, labels, shown, told, words


async def test_private_answers_are_in_ones_own_language(house: House) -> None:
    eve = house.person("eve", locale="en-US")
    jean = house.person("jean", locale="fr")
    austrian = house.person("sepp", locale="de")
    for person, expected in ((eve, "Here something is missing"), (jean, "Hier fehlt"), (austrian, "Hier fehlt")):
        answer = told(await person.slash(house.channel, "dice", wurf="2w6+"))
        if person is eve:
            assert "For example" in answer or "example" in answer
            assert "zum Beispiel" not in answer
        else:
            assert expected in answer
    await house.anna.slash(house.channel, "wuerfel kampf", gegner=house.ben)
    assert "may cheer" in told(await eve.click(house.panel(), label="Würfeln")).lower() or "between" in told(
        await eve.click(house.panel(), label="Würfeln")
    )
    assert "unter sich aus" in told(await jean.click(house.panel(), label="Würfeln"))
    assert "Today" in told(await eve.slash(house.channel, "wuerfel beweis"))


async def test_what_all_see_is_in_the_language_of_the_house(house: House) -> None:
    eve = house.person("eve", locale="en-US")
    assert "Summe" in shown(await eve.slash(house.channel, "dice", wurf="2w6")).content
    answer = shown(await eve.slash(house.channel, "wuerfel kampf", gegner=house.ben))
    assert labels(answer) == ["Würfeln"]
    assert "Beide würfeln" in words(answer)
