"""/hut: lobby, orders by menus, text and direct message; every slip gets its answer."""

from tests.cogs.hut_table import DAY, begun, choose, menu, one_picture, order_for, sheet, state_of, write
from tests.edge.house import House, labels, told, words

__all__ = ["one_picture"]


async def test_a_game_is_opened_seats_are_taken_and_colours_drawn(house: House) -> None:
    await house.anna.slash(house.channel, "hut neu", plaetze=3, frist="12 Stunden")
    assert "Fang den Hut" in words(house.panel())
    await house.ben.click(house.panel(), label="Platz nehmen")
    assert "Alle da" not in words(house.panel()), "a seat is still free"
    assert f"{house.anna.mention} kann beginnen; wer mag, setzt sich noch dazu." in words(house.panel())
    await house.anna.click(house.panel(), label="Computer auffüllen")
    assert "Alle da" in words(house.panel())
    await house.anna.click(house.panel(), label="Beginnen")
    game = house.game_id()
    state = await state_of(house, game)
    assert len({player.colour for player in state.players}) == 3
    panel = house.panel()
    assert "Runde 1" in words(panel) and "fehlen noch die Befehle von" in words(panel)
    assert "Meine Befehle" in labels(panel)
    assert [file.filename for file in panel.attachments] == ["bild.png"]
    assert state.player("3").slip is not None  # the computer was quick
    (draws,) = [event.draws for event in await house.events(game) if event.kind == "drawn" or event.seq == 0][:1]
    assert "mischen 6" in str(draws)


async def test_orders_by_menus_from_the_number_to_the_seal(house: House) -> None:
    game = await begun(house)
    page = sheet(await house.anna.click(house.panel(), label="Meine Befehle"))
    assert "Wie lange wollen wir spielen" in words(page)
    await choose(house.anna, page, "zahl", "9 ")
    assert "Deine Zahl für den Mittelwert: **9**" in words(page)
    assert "Noch **12** von 12 Bewegungspunkten (BP)" in words(page)
    me = (await state_of(house, game)).player("1")
    await choose(house.anna, page, "befehl", f"Phase 2 · {me.names[0]}")
    assert f"Phase 2 · {me.names[0]} von {me.colour}O" in words(page)
    targets = [one["label"] for one in menu(page, "ziel0")["options"]]
    assert f"3 BP → {me.colour}H" in targets and not any("O" in one.partition("→")[2] for one in targets[1:])
    await choose(house.anna, page, "ziel0", f"3 BP → {me.colour}H")
    assert f"`2 {me.names[0]} {me.colour}O 3 {me.colour}H`" in words(page)
    assert "Noch **9** von 12 Bewegungspunkten (BP)" in words(page)
    await choose(house.anna, page, "befehl", f"Phase 1 · {me.names[1]}")
    assert not any(one["label"].startswith("3 BP") for one in menu(page, "ziel0")["options"])
    await choose(house.anna, page, "ziel0", f"1 BP → {me.colour}F")
    await choose(house.anna, page, "streichen", f"1 {me.names[1]}")
    assert f"`1 {me.names[1]}" not in words(page)
    await house.anna.click(page, label="Abgeben")
    assert "Abgegeben" in words(page) and "Salz" in words(page)
    state = await state_of(house, game)
    slip = state.player("1").slip
    assert slip is not None and slip.done
    public = words(house.panel())
    assert (
        f"{house.anna.mention} hat abgegeben" in public and f"`{slip.seal[:8]}…`" in public and slip.seal not in public
    )
    assert slip.lines[0] not in public and "3 BP" not in public and slip.salt not in public
    assert f"fehlen noch die Befehle von {house.ben.mention}." in public
    hats = told(await house.carl.click(house.panel(), label="Hüte und Siegel"))
    assert "✅ abgegeben" in hats and "✍️ schreibt noch" in hats and slip.seal in hats


async def test_menus_and_text_can_be_mixed_and_changed_until_the_deadline(house: House) -> None:
    game = await begun(house)
    order = await order_for(house, game, "1")
    answer = sheet(await write(house, house.anna, f"Zahl 7; {order}"))
    assert "✅" in words(answer) and "Abgegeben" in words(answer)
    await house.anna.click(answer, label="Ändern")
    assert f"`{order}`" in words(answer) and "erst beim Abgeben wird es ersetzt" in words(answer)
    me = (await state_of(house, game)).player("1")
    await choose(house.anna, answer, "befehl", f"Phase 4 · {me.names[2]}")
    await choose(house.anna, answer, "ziel0", "2 BP")
    await house.anna.click(answer, label="Abgeben")
    slip = (await state_of(house, game)).player("1").slip
    assert slip is not None and len(slip.lines) == 2 and slip.done
    form = await house.anna.click(answer, label="Neu schreiben")
    assert "; ".join(slip.lines) in str(form.modal), "the form is filled with what is handed in"
    first, second, third, fourth = me.names
    home = me.colour
    wishes = ((3, first, 1, "F"), (4, fourth, 4, "I"), (1, second, 5, "J"), (2, third, 2, "G"))
    long = "; ".join(f"Phase {phase}: {hat} {home}O {far} BP {home}{end}" for phase, hat, far, end in wishes)
    assert len(long) > 80
    await house.anna.submit_modal(form, {"line": long})
    slip = (await state_of(house, game)).player("1").slip
    assert slip is not None and len(slip.lines) == 4 and slip.done


async def test_slips_are_explained_at_once_and_nothing_is_handed_in_by_mistake(house: House) -> None:
    game = await begun(house)
    me = (await state_of(house, game)).player("1")
    answer = sheet(await write(house, house.anna, f"Zahl 7; 1 {me.names[0]} {me.colour}O 9; 2 Xaver XX 3 RH"))
    assert "9 BP sind zu viele" in words(answer)
    assert "Einen Hut namens „Xaver“ gibt es hier nicht" in words(answer)
    assert "noch nicht abgegeben" in words(answer)
    assert "hat abgegeben" not in words(house.panel())
    void = sheet(await write(house, house.anna, f"1 {me.names[0]} 3 {me.colour}H; 2 {me.names[1]} 3 {me.colour}D"))
    assert "Zwei Hüte haben beide 3 BP" in words(void) and "**kein** Befehl" in words(void)
    mended = sheet(await write(house, house.anna, f"1 {me.names[0]} {me.colour}H"))
    assert f"ergänzt: Start {me.colour}O, 3 BP" in words(mended) and "Abgegeben" in words(mended)
    await write(house, house.anna, f"1 {me.names[0]} {me.colour}O 9")
    page = sheet(await house.anna.click(house.panel(), label="Meine Befehle"))
    await house.anna.click(page, label="Trotzdem abgeben")
    assert f"{house.anna.mention} hat abgegeben" in words(house.panel())


async def test_h6_6_a_mistyped_line_is_pointed_out_and_the_others_stay(house: House) -> None:
    game = await begun(house)
    me = (await state_of(house, game)).player("1")
    first, second, home = me.names[0], me.names[1], me.colour
    form = f"Phase Hut Start BP Ziel\n1 {first} {home}O 2 {home}GG\n2 -\n3 {second} {home}O 2 {home}G\nSumme BP 4"
    await house.anna.send_dm(f"{form}\nZahl 7")
    answer = words(house.anna.user.dm_channel.history()[-1])
    assert f"`1 {first} {home}O 2 {home}GG` · gilt nicht: Mit „{home}GG“ kann ich nichts anfangen" in answer
    assert "`2` · kein Zug" in answer and f"✅ `3 {second} {home}O 2 {home}G`" in answer
    assert "**kein** Befehl" not in answer and "Summe" not in answer


async def test_house_rules_of_a_server_are_what_a_new_table_begins_with(house: House) -> None:
    chief = house.person("chefin", manager=True)
    await house.anna.slash(house.channel, "hut neu", plaetze=2)
    page = sheet(await chief.click(house.panel(), label="Hausregeln"))
    opened = house.game_id()
    await chief.select(page, ["8"], custom_id=f"rs:{opened}:rounds")
    await chief.select(page, ["no"], custom_id=f"rs:{opened}:mends")
    await chief.select(page, ["3600"], custom_id=f"rs:{opened}:seconds")
    await chief.click(page, label="Ab jetzt hier immer so")
    other = house.guild.create_text_channel("huete")
    await house.anna.slash(other, "hut neu", plaetze=2, frist="2 Tage")
    assert "Rundenzahl: 8 Runden, Zettel: nur vollständige Befehle gelten" in words(house.panel(other))
    await house.ben.click(house.panel(other), label="Platz nehmen")
    await house.anna.click(house.panel(other), label="Beginnen")
    state = await state_of(house, house.game_id(house.panel(other)))
    assert (state.options.rounds, state.options.mends, state.options.seconds) == (8, False, 2 * DAY)
    assert "Runde 1 von 8" in words(house.panel(other))


async def test_nonsense_gets_a_clear_answer(house: House) -> None:
    game = await begun(house)
    before = len(await house.events(game))
    for orders, answer in (
        ("hallo", "nicht als Befehl erkannt"),
        ("🎩" * 100, "nicht als Befehl erkannt"),
        ("1 Rudi RO 3 RH; " * 200, "zu lang"),
        ("1 Rudi RO 3 RH; " * 20, "20 Befehle"),
        ("Zahl 99", "von 5 bis 15"),
    ):
        assert answer in told(await write(house, house.anna, orders))
    assert len(await house.events(game)) == before
    assert "keiner laufenden Partie" in told(await write(house, house.carl, "1 Rudi RO 3 RH"))


async def test_orders_by_direct_message(house: House) -> None:
    game = await begun(house)
    order = await order_for(house, game, "2")
    await house.ben.send_dm(f"Zahl 8\n{order}")
    slip = (await state_of(house, game)).player("2").slip
    assert slip is not None and slip.done and slip.lines == (order,)
    reply = house.ben.user.dm_channel.history()[-1]
    assert order in words(reply) and "Abgegeben" in words(reply)
    assert words(reply).startswith("\n") and "-# Fang den Hut, 1. Januar 2026" in words(reply)
    await house.ben.send_dm("guten Morgen!")
    refusal = words(house.ben.user.dm_channel.history()[-1])
    assert "nicht als Befehl erkannt" in refusal and "-# Fang den Hut, 1. Januar 2026" in refusal
    # The sheet in the direct messages works as well as the private one.
    result = await house.ben.user.click(reply, label="Ändern")
    assert result.response is not None


async def test_the_form_begins_with_every_hat_and_the_last_orders_are_confirmed(house: House) -> None:
    game = await begun(house, seats=2)
    answer = sheet(await house.anna.slash(house.channel, "hut befehl"))
    form = await house.anna.click(answer, label="Als Text")
    me = (await state_of(house, game)).player("1")
    assert f"1 {me.names[0]} {me.colour}O ; 2 {me.names[1]} {me.colour}O " in str(form.modal)
    await write(house, house.anna, f"Zahl 7; {await order_for(house, game, '1')}")
    await house.ben.send_dm(f"Zahl 8\n{await order_for(house, game, '2')}")
    assert len((await state_of(house, game)).reports) == 1
    reply = words(house.ben.user.dm_channel.history()[-1])
    assert "Deine Befehle sind da" in reply and "Runde 1 ist ausgewertet" in reply


async def test_orders_by_direct_message_are_explained_at_once(house: House) -> None:
    await begun(house)
    await house.ben.send_dm("1 Xaver RO 3 RH")
    assert "gibt es hier nicht" in words(house.ben.user.dm_channel.history()[-1])


async def test_a_slip_that_was_handed_in_is_replaced_by_a_direct_message_only_on_purpose(house: House) -> None:
    game = await begun(house)
    first, second = await order_for(house, game, "2"), await order_for(house, game, "2", phase=3)
    await house.ben.send_dm(f"Zahl 8\n{first}")
    for typed, button, slip in ((second, "Abgegebenen behalten", first), (second, "Ersetzen", second)):
        before = await house.events(game)
        await house.ben.send_dm(typed)
        question = house.ben.user.dm_channel.history()[-1]
        assert "schon abgegeben" in words(question) and "Fang den Hut, 1. Januar 2026" in words(question)
        assert await house.events(game) == before
        await house.restart()
        await house.ben.user.click(question, label=button)
        found = (await state_of(house, game)).player("2").slip
        assert found is not None and found.done and found.lines == (slip,)
    await house.ben.send_dm("Zahl 11")
    assert "schon abgegeben" in words(house.ben.user.dm_channel.history()[-1]), "the number was handed in with it"
    assert (await state_of(house, game)).player("2").number == 8


async def test_who_sits_in_two_games_is_asked_which_one_is_meant(house: House) -> None:
    await begun(house)
    other = house.guild.create_text_channel("huete")
    await house.anna.slash(other, "hut neu", plaetze=2)
    await house.ben.click(house.panel(other), label="Platz nehmen")
    await house.anna.click(house.panel(other), label="Beginnen")
    second = house.game_id(house.panel(other))
    third = house.guild.create_text_channel("flur")
    assert "mehreren Partien" in told(await house.ben.slash(third, "hut befehl", befehle="Zahl 8"))
    await house.ben.send_dm("Zahl 8")
    assert "mehreren Partien" in words(house.ben.user.dm_channel.history()[-1])
    found = await house.ben.autocomplete(third, "hut befehl", "partie", "")
    assert second in str(found)
    await house.ben.slash(third, "hut befehl", befehle="Zahl 8", partie=second)
    await house.ben.slash(other, "hut befehl", befehle="Zahl 12")
    assert (await state_of(house, second)).player("2").number == 12


async def test_who_only_leads_a_game_writes_no_orders_in_it(house: House) -> None:
    game = await begun(house)
    await house.anna.slash(house.channel, "partie pfeife", an=house.carl)
    assert (await house.inside(house.services.games.live(game))).row.referee_id == house.carl.id
    assert "Du sitzt gerade in keiner" in told(await house.carl.slash(house.channel, "hut befehl", befehle="Zahl 8"))
    assert await house.carl.autocomplete(house.channel, "hut befehl", "partie", "") == []


async def test_hats_are_named_by_their_owners(house: House) -> None:
    game = await begun(house)
    letter = (await state_of(house, game)).player("1").colour
    page = sheet(await house.anna.click(house.panel(), label="Meine Befehle"))
    await house.anna.click(page, label="Hüte taufen")
    first = (await state_of(house, game)).player("1").names[0]
    form = await house.anna.click(page, label=first)
    assert "Denk dir noch etwas aus" in told(await house.anna.submit_modal(form, {"line": "X1"}))
    form = await house.anna.click(page, label=first)
    await house.anna.submit_modal(form, {"line": f"{letter}ylophon"})
    assert (await state_of(house, game)).player("1").names[0] == f"{letter}ylophon"
    assert f"{letter}ylophon" in words(house.panel())


async def test_a_bad_time_and_a_direct_message_open_nothing(house: House) -> None:
    assert "30 Minuten" in told(await house.anna.slash(house.channel, "hut neu", frist="bald"))
    dora = house.stranger("dora")
    assert "nur auf einem Server" in told(await dora.slash("hut neu"))
    assert not house.channel.history()
