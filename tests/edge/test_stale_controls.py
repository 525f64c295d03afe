"""Controls of another moment: while a game is paused, of a step that is over, of a form nobody needs any more."""

from bot.service.play.live import Who
from tests.edge.house import House, controls, labels, told
from tests.edge.test_sample_game import deal, lay, sheet


async def pause(house: House, game: str) -> None:
    await house.inside(house.services.conduct.pause(game, Who(house.anna.id, "anna"), cause=2))


async def go_on(house: House, game: str) -> None:
    await house.inside(house.services.conduct.resume(game, Who(house.anna.id, "anna"), cause=3))


async def test_while_paused_nothing_is_shown_that_would_only_be_refused(house: House) -> None:
    game = await deal(house)
    await lay(house, house.anna)
    await lay(house, house.ben)
    before = controls(house.panel())
    assert {id[0] for id in before} == {"m", "q", "s"}
    await pause(house, game)
    history = house.channel.history()[-1]
    assert "Unterbrochen" in str(history.components[0].to_dict())
    assert controls(history) == []
    await go_on(house, game)
    assert controls(house.panel()) == before


async def test_a_sheet_shown_anew_while_paused_has_no_moves(house: House) -> None:
    game = await deal(house)
    hand = await sheet(house, house.anna)
    move, cards = controls(hand)[0], labels(hand)
    front = ":".join([*move.split(":")[:3], ">"])
    await pause(house, game)
    panel = house.channel.history()[-1]
    assert "unterbrochen" in told(await house.press(house.anna, move, panel))
    again = await house.press(house.anna, front, panel)
    assert labels(again.response) == []
    await go_on(house, game)
    again = await house.press(house.anna, front, panel)
    assert labels(again.response) == cards


async def test_a_page_of_a_step_that_is_over_leads_to_the_front_page(house: House) -> None:
    game = await deal(house)
    await lay(house, house.anna)
    step = (await house.services.games.live(game)).token
    rules = await house.press(house.anna, f"m:{game}:{step}:>regeln", house.panel())
    assert "gewinnt die Runde" in told(rules)
    await lay(house, house.ben)
    past = await house.press(house.anna, f"m:{game}:{step}:>regeln", house.panel())
    assert "gewinnt die Runde" not in told(past)
    assert "Du hast" in told(past)


async def test_a_form_of_a_step_that_is_over_does_not_open(house: House) -> None:
    game = await deal(house)
    await lay(house, house.anna)
    await lay(house, house.ben)
    referee = house.person("rita", manager=True)
    typed = next(id for id in controls(house.panel()) if id.startswith("q:"))
    form = await house.press(referee, typed, house.panel())
    assert form.modal is not None
    await house.anna.click(house.panel(), label="Halten")
    late = await house.press(referee, typed, house.panel())
    assert late.modal is None
    assert "würfelt oder hält" in told(late)
    now = next(id for id in controls(house.panel()) if id.startswith("q:"))
    await pause(house, game)
    paused = await house.press(referee, now, house.channel.history()[-1])
    assert paused.modal is None
    assert "unterbrochen" in told(paused)


async def test_what_was_typed_into_a_form_counts_only_for_the_step_it_was_opened_in(house: House) -> None:
    await deal(house)
    await lay(house, house.anna)
    await lay(house, house.ben)
    referee = house.person("rita", manager=True)
    form = await referee.click(house.panel(), label="Strafe eintippen")
    await house.anna.click(house.panel(), label="Halten")
    late = await referee.submit_modal(form, {"line": "Ost"})
    assert "würfelt oder hält" in told(late)
    state = (await house.services.games.live(house.game_id())).folded().state
    assert not state.player("Ost").fined
