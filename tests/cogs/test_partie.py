"""/partie: anybody may look, only those who lead may lead, and everybody hears of it."""

import pytest
from simcord.actors import MemberActor

from tests.edge.house import House, labels, told, words


@pytest.fixture
async def game(house: House) -> str:
    await house.anna.slash(house.channel, "wuerfel kampf", gegner=house.ben)
    return house.game_id()


async def test_status_says_who_plays_and_what_is_open(house: House, game: str) -> None:
    said = told(await house.carl.slash(house.channel, "partie status"))
    assert "Kampfwurf · <t:" in said and game not in said
    assert house.anna.mention in said
    assert "Beide würfeln" in said
    assert "<t:" in said
    assert f"[Zum Tisch](https://discord.com/channels/{house.guild.id}/{house.channel.id}/{house.panel().id})" in said


async def test_log_tells_what_happened_and_hands_it_out(house: House, game: str) -> None:
    await house.ben.click(house.panel(), label="Würfeln")
    answer = await house.carl.slash(house.channel, "partie log")
    assert "ben" in told(answer)
    assert answer.response is not None
    assert [file.filename for file in answer.response.attachments] == ["kampf-2026-01-01.txt"]


async def test_of_several_games_here_it_is_ones_own_and_never_a_guess(house: House, game: str) -> None:
    await house.ben.slash(house.channel, "wuerfel kampf", gegner=house.carl)
    other = house.game_id()
    assert "unterbricht die Partie" in words((await house.anna.slash(house.channel, "partie pause")).response)
    paused = {one: (await house.services.games.live(one)).row.paused_at is not None for one in (game, other)}
    assert paused == {game: True, other: False}, "the older one is hers"
    both = told(await house.ben.slash(house.channel, "partie pause"))
    assert "mehrere Partien" in both and both.count("Kampfwurf") == 2
    assert "Kampfwurf" in told(await house.ben.slash(house.channel, "partie status")), "looking harms nobody"
    named = await house.ben.slash(house.channel, "partie pause", partie=other)
    assert "unterbricht die Partie" in words(named.response)


async def test_without_a_game_here_it_says_where_to_ask(house: House) -> None:
    assert "keine Partie" in told(await house.anna.slash(house.channel, "partie status"))
    assert "kenne ich nicht" in told(await house.anna.slash(house.channel, "partie status", partie="nirgends"))


async def test_a_game_of_another_server_is_none_of_ours(house: House, game: str) -> None:
    other = house.env.create_guild("Andere Taverne")
    channel = other.create_text_channel("spiele")
    stranger = other.add_member(house.env.create_user("spion"))
    await house.env.settle()
    assert "kenne ich nicht" in told(await stranger.slash(channel, "partie status", partie=game))


async def test_the_host_pauses_and_goes_on(house: House, game: str) -> None:
    no = await house.carl.slash(house.channel, "partie pause")
    assert told(no) == f"Das darf nur, wer diese Partie leitet. Hier ist das {house.anna.mention}."
    assert told(await house.carl.slash(house.channel, "partie zurueck")) == told(no), "it has no desk: she may play"
    yes = await house.anna.slash(house.channel, "partie pause", grund="Die Eule ist da @everyone")
    assert "unterbricht die Partie" in words(yes.response)
    assert "@\u200beveryone" in words(yes.response)
    assert "Unterbrochen" in words(house.panel())
    late = await house.press(house.ben, f"m:{game}:0.go1:2w6", house.panel())
    assert "unterbrochen" in told(late)
    await house.env.advance_time(30 * 3600)
    assert "Unterbrochen" in words(house.panel())
    await house.anna.slash(house.channel, "partie weiter")
    assert labels(house.panel()) == ["Würfeln"]


async def confirm(house: House, person: MemberActor, command: str, **options: str) -> str:
    form = await person.slash(house.channel, command, **options)
    return words((await person.submit_modal(form, {"line": "Verzählt"})).response)


async def test_a_step_is_taken_back_after_a_question(house: House, game: str) -> None:
    await house.ben.click(house.panel(), label="Würfeln")
    said = await confirm(house, house.anna, "partie zurueck")
    assert "nimmt den letzten Schritt zurück" in said
    assert "> Verzählt" in said
    assert f"{house.ben.mention} (0 XP): Die Würfel liegen noch im Becher" in words(house.panel())
    empty = await house.anna.slash(house.channel, "partie zurueck")
    nothing = await house.anna.submit_modal(empty, {"line": "noch einmal"})
    assert "noch nichts geschehen" in told(nothing)


async def test_breaking_off_publishes_the_seed_and_no_result(house: House, game: str) -> None:
    no = await house.ben.slash(house.channel, "partie beenden")
    assert "wer diese Partie leitet" in told(no)
    assert "bricht die Partie ab" in await confirm(house, house.anna, "partie beenden")
    assert "Abgebrochen" in words(house.panel())
    assert "Startwert" in words(house.panel())
    assert labels(house.panel()) == ["Protokoll prüfen"]
    proof = await house.carl.click(house.panel(), label="Protokoll prüfen")
    assert "fair.py" in told(proof)


async def test_a_game_that_was_broken_off_is_not_taken_back(house: House, game: str) -> None:
    """Its seed is public: who went on would know what will be rolled."""
    await house.ben.click(house.panel(), label="Würfeln")
    await confirm(house, house.anna, "partie beenden")
    before = await house.events(game)
    for wohin in ("schritt", "abschnitt"):
        answer = await house.anna.slash(house.channel, "partie zurueck", wohin=wohin, partie=game)
        assert "abgebrochen" in told(answer)
    assert "abgebrochen" in told(await house.anna.slash(house.channel, "partie beenden", partie=game))
    await house.env.advance_time(48 * 3600)
    assert await house.events(game) == before


async def test_somebody_else_or_the_computer_takes_a_seat(house: House, game: str) -> None:
    said = words((await house.anna.slash(house.channel, "partie ersetzen", platz="B", person=house.carl)).response)
    assert house.carl.mention in said
    assert house.carl.mention in words(house.panel())
    stranger = await house.ben.click(house.panel(), label="Würfeln")
    assert "unter sich aus" in told(stranger)
    await house.anna.slash(house.channel, "partie ersetzen", platz="B")
    assert "🤖" in words(house.panel())
    wrong = await house.anna.slash(house.channel, "partie ersetzen", platz="Küche")
    assert "Diesen Platz gibt es hier nicht" in told(wrong)


async def test_the_whistle_is_handed_over(house: House, game: str) -> None:
    referee = house.person("rita", manager=True)
    await referee.slash(house.channel, "partie pfeife", an=house.carl)
    no = await house.anna.slash(house.channel, "partie pause")
    assert "wer diese Partie leitet" in told(no)
    assert "unterbricht" in words((await house.carl.slash(house.channel, "partie pause")).response)
    status = told(await house.ben.slash(house.channel, "partie status"))
    assert f"Schiedsrichter: {house.carl.mention}" in status


async def test_english_clients_get_english_answers(house: House, game: str) -> None:
    emily = house.person("emily", locale="en-US")
    assert "Only whoever leads this game" in told(await emily.slash(house.channel, "partie pause"))
