"""Talk out of turn in a match: who is noted, who is asked, what those who lead may do about it (Q9.2)."""

from dataclasses import replace
from typing import Any

from structlog.testing import capture_logs

from bot.games.quidditch import events as e
from bot.quidditch_room import talk
from bot.quidditch_room.nonces import Batch
from bot.service.play.live import declined
from bot.store.database import StoreTrouble
from tests.cogs.pitch import Cup, friendly, live, pitch, pokal
from tests.quidditch_room.test_around import act_of

__all__ = ["friendly", "pitch", "pokal"]


async def test_q9_2_who_is_a_referee_is_asked_once_a_minute(pokal: Cup) -> None:
    house, match = pokal.house, await live(pokal.house, pokal.game)
    chat = talk.Talk(house.client, house.services, house.client.moderation)
    guild: Any = house.client.get_guild(house.guild.id)
    whistle, path = pokal.referee.id, f"/members/{pokal.referee.id}"
    assert await house.inside(chat._is_referee(guild, whistle))
    asked = len(house.calls("GET", path))
    house.sleep(60)
    assert await house.inside(chat._is_referee(guild, whistle)) and len(house.calls("GET", path)) == asked
    house.sleep(1)
    assert await house.inside(chat._is_referee(guild, whistle)) and len(house.calls("GET", path)) == asked + 1
    assert not await house.inside(chat._is_referee(guild, pokal.fan.id))
    assert not await house.inside(chat._is_referee(guild, 99))
    assert await house.inside(chat.kept(match)) and await house.inside(chat.minds(match))
    fan = replace(match, row=replace(match.row, referee_id=pokal.fan.id, assistant_id=None, host_id=whistle))
    assert not await house.inside(chat.kept(fan)), "who opened it does not lead it"
    assert await house.inside(chat.minds(fan)), "but keeps its place well"
    nobody = replace(fan, row=replace(fan.row, host_id=pokal.fan.id))
    assert not await house.inside(chat.minds(nobody))
    helped = replace(nobody, row=replace(nobody.row, assistant_id=whistle))
    assert await house.inside(chat.kept(helped)) and await house.inside(chat.minds(helped))
    abroad = replace(match, row=replace(match.row, guild_id=1))
    assert not await house.inside(chat.kept(abroad))


async def test_q9_2_the_note_offers_what_those_who_lead_may_do(pokal: Cup) -> None:
    house, match = pokal.house, await live(pokal.house, pokal.game)
    chat = talk.Talk(house.client, house.services, house.client.moderation)
    fan, heard = pokal.fan.id, e.Geredet(seat=None, text="Hopp", stoert=True)

    async def offered(of: Any, *acts: Any, person: int | None = fan) -> list[str]:
        more = await house.inside(chat.notes(of, act_of(*acts, person=person)))
        return [item.custom_id for item in more["view"].children] if more else []

    both = [f"g:{pokal.game}:{fan}:{verb}" for verb in ("warn", "pass")]
    assert await offered(match, heard) == both and await offered(match, heard, heard) == both
    assert await offered(match, heard.model_copy(update={"stoert": False})) == []
    assert await offered(match, heard, person=None) == []
    assert await offered(match, e.Angepfiffen()) == []
    amateur = replace(match, row=replace(match.row, referee_id=fan))
    assert await offered(amateur, heard) == both[1:], "warning is for whom the server made referees"
    options: Any = match.options
    by_itself = replace(match, options=options.model_copy(update={"geschwaetz": "automatisch"}))
    assert await offered(by_itself, heard) == []


async def test_q9_2_nobody_is_warned_by_itself_but_for_talk_in_a_match_that_is_set_to_it(pokal: Cup) -> None:
    house, match = pokal.house, await live(pokal.house, pokal.game)
    warned: list[tuple[int, bool]] = []
    trouble: list[Exception] = []

    class Stern:
        async def person(self, guild: Any, id: int) -> Any:
            return await house.client.moderation.person(guild, id)

        async def warn(self, officer: Any, person: Any, reason: str, *, public: bool, data: Any) -> None:
            warned.append((person.id, public))
            if trouble:
                raise trouble.pop()

    stern: Any = Stern()
    chat = talk.Talk(house.client, house.services, stern)
    heard = e.Geredet(seat=None, text="Hopp", stoert=True)
    options: Any = match.options
    strict = replace(match, options=options.model_copy(update={"geschwaetz": "automatisch"}))

    async def warns(of: Any, act: Batch) -> list[int]:
        warned.clear()
        await house.inside(chat.warn(of, act))
        return [person for person, public in warned if public]

    fan, anna = pokal.fan.id, house.anna.id
    assert await warns(strict, act_of(heard, person=fan)) == [fan]
    assert await warns(match, act_of(heard, person=fan)) == []
    assert await warns(strict, act_of(e.Angepfiffen(), person=fan)) == []
    assert await warns(strict, act_of(heard, person=99)) == [], "he has left"
    assert await warns(strict, act_of(heard, person=fan, cause=None)) == []
    nobody = replace(strict, row=replace(strict.row, referee_id=anna, host_id=anna))
    assert await warns(nobody, act_of(heard, person=fan)) == []
    for error in (declined("game-unknown"), StoreTrouble("locked", "a test")):
        trouble.append(error)
        with capture_logs() as logs:
            assert await warns(strict, act_of(heard, heard, person=fan)) == [fan, fan], "one that fails stops nobody"
        assert [one["event"] for one in logs] == ["nobody is warned by itself"]
