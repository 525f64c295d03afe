"""/verwarnung and "Verwarnen": who may, what is stored, who is told, what follows."""

from simcord.results import ResponseMessage

from tests.cogs.court import Court
from tests.edge.house import controls, labels, told, words
from tests.edge.pings import ping

REASON = "case-after-chatende"
SPOKEN = "Redet nach „Chatende“, ohne an der Reihe zu sein (5.2)"


async def test_a_warning_is_stored_told_and_logged(court: Court) -> None:
    live = await court.game()
    answer = told(await court.warn(court.rita, court.zoe, REASON))
    (act,) = await court.acts()
    assert (act.kind, act.actor_id, act.target_id, act.game_id) == ("warning", court.rita.id, court.zoe.id, live.row.id)
    assert (act.reason, act.data) == (SPOKEN, {"case": REASON})
    assert "Nr. 1 in dieser Partie, insgesamt Nr. 1" in answer
    assert "entscheidest du" not in answer
    (dm,) = court.dms(court.zoe)
    assert "Redet nach" in dm and "rita" in dm
    (line,) = court.logged()
    assert f"Verwarnung für {court.zoe.mention}" in line and f"von {court.rita.mention}" in line
    assert labels(court.log.history()[-1]) == ["Zurücknehmen"]
    assert "Redet" not in "".join(words(message) for message in court.room.history())


async def test_in_the_channel_only_if_wished(court: Court) -> None:
    await court.warn(court.rita, court.zoe, "Bitte *leise*", oeffentlich=True)
    said = court.room.history()[-1]
    assert said.content == f"⚠️ {court.zoe.mention}, das gibt eine Verwarnung: Bitte \\*leise\\*"
    assert court.house.pings(said) == ping(court.zoe)


async def test_the_second_and_third_remind_the_referee_who_decides(court: Court) -> None:
    await court.game()
    await court.warn(court.rita, court.zoe)
    for number in (2, 3):
        court.house.sleep(120)
        result = await court.warn(court.rita, court.zoe)
        assert f"Verwarnung Nr. {number}: Ab hier entscheidest du" in told(result)
        assert result.response is not None
        assert labels(result.response) == ["Aus dem Raum", "Auszeit", "Nur verwarnen", "Zurücknehmen"]
    assert [act.kind for act in await court.acts()] == ["warning"] * 3
    assert court.sees(court.zoe)


async def reminded(court: Court) -> ResponseMessage:
    await court.warn(court.rita, court.zoe)
    result = await court.warn(court.rita, court.zoe, "Schon wieder <b>")
    assert result.response is not None
    return result.response


async def test_from_the_reminder_to_the_door(court: Court) -> None:
    asked = await court.rita.click(await reminded(court), label="Aus dem Raum")
    assert asked.response is not None
    assert "zoe aus #spiele schicken?" in words(asked.response)
    await court.rita.click(asked.response, label="Aus dem Raum")
    assert (await court.acts())[-1].reason == "Schon wieder <b>"
    assert not court.sees(court.zoe)


async def test_from_the_reminder_to_a_timeout(court: Court) -> None:
    form = await court.rita.click(await reminded(court), label="Auszeit")
    await court.rita.submit_modal(form, {"line": "1h"})
    act = (await court.acts())[-1]
    assert (act.kind, act.data["seconds"], act.reason) == ("timeout", 3600, "Schon wieder <b>")
    assert await court.timed_out(court.zoe)


async def test_from_the_reminder_to_nothing(court: Court) -> None:
    result = await court.rita.click(await reminded(court), label="Nur verwarnen")
    assert result.response is not None
    assert "dabei bleibt es" in words(result.response)
    assert controls(result.response) == []


async def test_a_harsh_case_names_what_the_rule_book_allows(court: Court) -> None:
    assert "Rauswurf folgen (6)" in told(await court.warn(court.rita, court.zoe, "case-disparaging"))


async def test_taking_back_asks_why_and_is_written_and_shown(court: Court) -> None:
    await court.warn(court.rita, court.zoe)
    form = await court.rolf.click(court.log.history()[-1], label="Zurücknehmen")
    answer = told(await court.rolf.submit_modal(form, {"line": "War Karl"}))
    assert "Zurückgenommen, Nr." in answer
    (act,) = await court.acts()
    assert (act.undone_by, act.undone_why) == (court.rolf.id, "War Karl")
    assert f"Zurückgenommen von {court.rolf.mention}: War Karl" in court.logged()[-1]
    assert "zurückgenommen: War Karl" in court.dms(court.zoe)[-1]
    again = await court.rita.click(court.log.history()[-2], label="Zurücknehmen")
    assert "schon zurückgenommen" in told(again)
    assert "insgesamt Verwarnung Nr. 1" in told(await court.warn(court.rita, court.zoe))


async def test_two_referees_at_once_are_told_of_each_other(court: Court) -> None:
    await court.warn(court.rita, court.zoe, "Lärm")
    second = told(await court.warn(court.rolf, court.zoe, "Zu laut"))
    assert f"{court.rita.mention} hat eben schon verwarnt" in second
    court.house.sleep(120)
    assert "eben schon" not in told(await court.warn(court.rita, court.zoe))


async def test_closed_dms_are_reported_to_the_referee(court: Court) -> None:
    court.house.env.inject_error("POST", f"/channels/{court.zoe.user.dm_channel.id}/messages", status=403, code=50007)
    assert f"{court.zoe.mention} nimmt keine Direktnachrichten an" in told(await court.warn(court.rita, court.zoe))
    assert len(await court.acts()) == 1


async def test_delivered_twice_counts_once_also_after_a_restart(court: Court) -> None:
    court.house.deliver_twice()
    result = await court.warn(court.rita, court.zoe)
    assert len(await court.acts()) == 1
    await court.house.restart()
    await court.house.again(result)
    assert len(await court.acts()) == 1
    assert len(court.dms(court.zoe)) == 1


async def test_the_menu_on_a_message_keeps_link_and_wording(court: Court) -> None:
    message = await court.zoe.send(court.room, "Ihr seid alle =blind")
    form = await court.rita.context_menu(court.room, "Verwarnen", message)
    answer = told(await court.rita.submit_modal(form, {"case": ["case-disparaging"], "words": ""}))
    assert "Abwertender Kommentar" in answer
    (act,) = await court.acts()
    assert act.target_id == court.zoe.id
    assert act.data == {"case": "case-disparaging", "link": message.jump_url, "excerpt": "Ihr seid alle =blind"}
    assert f"[Nachricht]({message.jump_url})" in court.logged()[-1]
    assert "Wortlaut: „Ihr seid alle =blind“" in court.logged()[-1]


async def test_the_menu_on_a_person_takes_own_words_but_not_none(court: Court) -> None:
    form = await court.rita.context_menu(court.room, "Verwarnen", court.zoe)
    assert "Ohne Grund keine Verwarnung" in told(await court.rita.submit_modal(form, {"words": " "}))
    form = await court.rita.context_menu(court.room, "Verwarnen", court.zoe)
    await court.rita.submit_modal(form, {"words": "Zu laut"})
    assert [act.reason for act in await court.acts()] == ["Zu laut"]


async def test_reasons_and_games_are_suggested(court: Court) -> None:
    live = await court.game()
    found = await court.rita.autocomplete(court.room, "verwarnung", "grund", "8.9", person=court.zoe)
    assert [choice["value"] for choice in found] == ["case-forbidden-aid"]
    assert await court.rita.autocomplete(court.room, "verwarnung", "grund", "xyz", person=court.zoe) == []
    games = await court.rita.autocomplete(court.room, "verwarnung", "partie", "", person=court.zoe, grund="x")
    assert [choice["value"] for choice in games] == [live.row.id]
    typed = await court.rita.autocomplete(court.room, "verwarnung", "partie", "hasa", person=court.zoe)
    assert typed == games
    assert live.row.id not in games[0]["name"], "people tell games apart by name and day"


async def test_a_named_game_and_the_thread_beside_it(court: Court) -> None:
    court.everybody()
    live = await court.game()
    aside = court.guild.create_text_channel("nebenan")
    for nobody in ({}, {"partie": live.row.id}):  # leading a game gives no power over people
        answer = await court.wim.slash(aside, "verwarnung", person=court.zoe, grund="x", **nobody)
        assert "nur Schiedsrichter" in told(answer)
    named = await court.rita.slash(aside, "verwarnung", person=court.zoe, grund="x", partie=live.row.id)
    assert "in dieser Partie" in told(named)
    unknown = await court.rita.slash(aside, "verwarnung", person=court.zoe, grund="x", partie="nirgends")
    assert "kenne ich nicht" in told(unknown)
    assert [act.game_id for act in await court.acts()] == [live.row.id]


async def test_who_keeps_order_may_warn(court: Court) -> None:
    court.everybody()
    await court.game()
    for keeper in (court.admin, court.rita, court.dora):
        assert "Steht im Buch" in told(await court.warn(keeper, court.zoe))
    assert len(await court.acts()) == 3


async def test_nobody_else_may_do_anything(court: Court) -> None:
    court.everybody()
    await court.game()
    victim = court.house.carl
    message = await victim.send(court.room, "Hallo")
    await court.warn(court.rita, victim)
    act = (await court.acts())[-1]
    someone, room = victim.id, court.room.id
    presses = (f"o:u:{act.id}", f"o:a:{someone}:{room}:-", f"o:k:{someone}:{room}:-", f"o:s:{someone}",
               f"o:t:{someone}:-", "o:n:-")  # fmt: skip
    for person in (court.host, court.player, court.zoe):
        answers = [
            await court.warn(person, victim),
            await person.context_menu(court.room, "Verwarnen", victim),
            await person.context_menu(court.room, "Verwarnen", message),
            await person.slash(court.room, "kick", person=victim),
            await person.slash(court.room, "kick", person=victim, bereich="server"),
            await person.slash(court.room, "auszeit", person=victim, dauer="1h", grund="x"),
            await person.slash(court.room, "log"),
            *[await court.house.press(person, custom_id) for custom_id in presses],
        ]
        for number, result in enumerate(answers):
            assert "nur Schiedsrichter und Spielleitung dieses Servers" in told(result), (person.name, number)
    assert await court.acts() == [act]


async def test_bots_and_oneself_are_not_warned(court: Court) -> None:
    robot = court.guild.add_member(court.house.env.create_user("blech", bot=True))
    assert "kein Gewissen" in told(await court.warn(court.rita, robot))
    assert "dich selbst" in told(await court.warn(court.rita, court.rita))
    assert await court.acts() == []


async def test_members_do_not_even_see_the_commands(court: Court) -> None:
    seen = set(court.zoe.available_commands(court.room))
    assert "verwarnungen" in seen
    assert not seen & {"verwarnung", "kick", "auszeit", "log", "Verwarnen"}
    assert {"verwarnung", "kick", "auszeit", "log"} <= set(court.rita.available_commands(court.room))
