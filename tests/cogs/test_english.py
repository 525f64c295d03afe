"""English is complete: an English client shows no German in private, and nothing on an English server is German."""

from typing import Any

import discord
import pytest
from simcord.actors import MemberActor

from bot.edge.kit.words import Translator
from bot.engine.text import text
from bot.service.people.servers import ROLE_KEYS
from bot.texts import Texts
from tests.cogs.beside import KINDS, begin, play
from tests.cogs.court import BOSS, Court
from tests.cogs.ears import Ears, leaf
from tests.cogs.pitch import Cup, pitch
from tests.edge.house import House, sheet
from tests.texts.tongue import german

__all__ = ["pitch"]

COMPUTERS = Texts.load().say(text("computer-names"), "de").split()
PEOPLE = (
    "anna",
    "ben",
    "carl",
    "eve",
    "wim",
    "rita",
    "Oma",
    "Opa",
    "Deutsch",
    "We Wi Wa Wo Sa",
    "kampf wuerfel",
    *COMPUTERS,
)
"""Names, also those of languages, hats and files."""
ENGLISH = "en-GB"


def speak_english(house: House, *people: MemberActor) -> None:
    """Give people an English client."""
    house._locales.update({person.id: ENGLISH for person in people})


async def english(house: House) -> None:
    """Turn the server and its people English."""
    speak_english(house, house.anna, house.ben, house.carl)
    await house.inside(house.services.servers.change(house.guild.id, "language", "en", BOSS))


async def walk(person: MemberActor, room: Any, most: int) -> None:
    """Open everything that is not a game, and press what is in it."""
    for command, options in (
        ("hilfe", {}),
        ("hilfe", {"suche": "cards"}),
        ("hilfe", {"suche": "xyzzy"}),
        ("einrichten", {}),
        ("datenschutz", {}),
        ("verwarnungen", {}),
        ("log", {}),
        ("dice", {"wurf": "2w6+"}),
        ("wuerfel beweis", {}),
        ("wuerfel statistik", {}),
        ("partie status", {}),
        ("partie hier", {"partie": "nowhere"}),
        ("quidditch xp", {}),
        ("zug", {"befehl": "Torwurf"}),
    ):
        await leaf(person, await person.slash(room, command, **options), most, spare="es:(language|speaks)")


@pytest.mark.parametrize("kind", KINDS)
async def test_a_whole_game_is_english_on_an_english_server(
    pitch: House, monkeypatch: pytest.MonkeyPatch, kind: str
) -> None:
    await english(pitch)
    ears = Ears(pitch, monkeypatch, *PEOPLE)
    game, room = await begin(pitch, kind)
    door = await pitch.press(pitch.anna, f"d:{game}", pitch.panel(room))
    await leaf(pitch.anna, door, 12, spare="gv:")
    await play(pitch, game)
    await pitch.anna.slash(room, "partie status", partie=game)
    await pitch.anna.slash(room, "partie log", partie=game)
    assert ears.german().splitlines() == []


async def test_everything_else_is_english_on_an_english_server(house: House, monkeypatch: pytest.MonkeyPatch) -> None:
    chief = house.person("eve", rights=discord.Permissions.all(), locale=ENGLISH)
    await english(house)
    ears = Ears(house, monkeypatch, *PEOPLE, house.guild.name)
    await walk(chief, house.channel, 30)
    await chief.send_dm("hello there")
    assert ears.german().splitlines() == []


@pytest.mark.parametrize("kind", KINDS)
async def test_a_german_table_is_english_in_private(pitch: House, monkeypatch: pytest.MonkeyPatch, kind: str) -> None:
    speak_english(pitch, pitch.anna)
    ears = Ears(pitch, monkeypatch, *PEOPLE)
    game, room = await begin(pitch, kind)
    door = await pitch.press(pitch.anna, f"d:{game}", pitch.panel(room))
    await leaf(pitch.anna, door, 20, spare="gv:")
    for command in ("hilfe", "partie status", "partie log", "partie beenden", "partie zurueck"):
        await leaf(pitch.anna, await pitch.anna.slash(room, command), 10, spare="[ldmst]:")
    assert ears.german_to(pitch.anna).splitlines() == []


async def test_everything_else_is_english_in_private_on_a_german_server(
    house: House, monkeypatch: pytest.MonkeyPatch
) -> None:
    chief = house.person("eve", rights=discord.Permissions.all(), locale=ENGLISH)
    say, rooms = house.services.texts.say, ("matches", "news", "log")
    here = [say(text("setup-role", key=key), "de") for key in ROLE_KEYS]
    here += [say(text("setup-channel-name", key=key), "de") for key in rooms]
    ears = Ears(house, monkeypatch, *PEOPLE, house.guild.name, *here)
    await walk(chief, house.channel, 60)
    assert ears.german_to(chief).splitlines() == []


async def test_letters_speak_their_readers_language(court: Court, monkeypatch: pytest.MonkeyPatch) -> None:
    house, carl, rita = court.house, court.house.carl, court.rita
    court.everybody()
    speak_english(house, carl)
    await carl.slash(house.channel, "dice", wurf="2w6")
    ears = Ears(house, monkeypatch, *PEOPLE)
    await court.warn(rita, carl, "Noise")
    await rita.slash(court.room, "auszeit", person=carl, dauer="10m", grund="Noise")
    await carl.send_dm("hello there")
    await carl.send_dm("/dice 2w6+")
    assert len(court.dms(carl)) >= 3
    assert ears.german_to(carl).splitlines() == []
    await court.warn(rita, house.ben, "Lärm")
    assert german(court.dms(house.ben)[0]), "whoever speaks as the server does is written to in its language"


async def test_a_language_is_remembered_only_where_it_differs_and_goes_with_the_person(house: House) -> None:
    tongues = house.services.tongues
    await house.ben.slash(house.channel, "dice")
    assert await tongues.known(house.ben.id) is None
    speak_english(house, house.ben)
    await house.ben.slash(house.channel, "dice")
    assert await tongues.known(house.ben.id) == "en"
    await house.inside(house.services.privacy.erase(house.ben.id))
    assert await tongues.known(house.ben.id) is None
    tongues.forget(house.ben.id)
    await house.ben.slash(house.channel, "dice")
    house._locales[house.ben.id] = "de"
    await house.ben.slash(house.channel, "dice")
    assert await tongues.known(house.ben.id) == "de", "who was English once is German now"


async def test_a_language_that_is_known_costs_no_look_into_the_database(
    house: House, monkeypatch: pytest.MonkeyPatch
) -> None:
    tongues, looked = house.services.tongues, list[int]()
    known = tongues.known

    async def counted(person_id: int) -> str | None:
        looked.append(person_id)
        return await known(person_id)

    monkeypatch.setattr(tongues, "known", counted)
    for _ in range(3):
        await house.ben.slash(house.channel, "dice")
    assert looked == [house.ben.id]


async def test_commands_are_english_for_english_clients(house: House) -> None:
    tree, found = house.client.tree, []
    for command in tree.get_commands():
        found += _spoken(await command.get_translated_payload(tree, Translator()))
    assert len(found) > 300
    assert [words for words in found if german(words)] == []
    assert sheet(await house.anna.slash(house.channel, "hilfe"))


def _spoken(part: dict[str, Any]) -> list[str]:
    """List what an English client shows of a command: its own words where there are some, else the German ones."""
    keys = ("name", "description")
    words = [str((part.get(f"{key}_localizations") or {}).get(ENGLISH) or part.get(key) or "") for key in keys]
    below = [*part.get("options", []), *part.get("choices", [])]
    return words + [one for child in below for one in _spoken(child)]


async def test_a_cup_match_with_desk_and_letters_is_english(pitch: House, monkeypatch: pytest.MonkeyPatch) -> None:
    cup = Cup(pitch, "pokal")
    speak_english(pitch, cup.referee, *cup.people.values())
    await english(pitch)
    ears = Ears(pitch, monkeypatch, *PEOPLE)
    await cup.open()
    await cup.until("jaeger")
    await cup.say("GJäger1", "Torwurf!!")
    await cup.press(cup.people["GJäger1"], "ja ende")
    assert ears.german().splitlines() == []


async def test_a_captain_reads_letters_in_his_own_language(pitch: House, monkeypatch: pytest.MonkeyPatch) -> None:
    cup = Cup(pitch, "pokal")
    captain = cup.people["GJäger1"]
    speak_english(pitch, captain)
    ears = Ears(pitch, monkeypatch, *PEOPLE)
    await cup.open()
    await cup.press(captain, "kapitän GJäger1")
    for whisper in ("XP GHüter 9", "XP GHüter 2, GJäger1 1", "Wechsel GJäger1 GJäger2", "what now?"):
        await captain.send_dm(whisper)
    assert len(captain.user.dm_channel.history()) >= 8, "a greeting, the form, four whispers and their answers"
    assert ears.german_to(captain).splitlines() == []
