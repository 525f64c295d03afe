"""How many private messages a whole game costs a person, and how many edits an action: measured and printed."""

from typing import Any

import pytest

from tests.edge.house import House, raw

MOST_PRIVATE = 3
MOST_PRESSES = 600


def pressable(hand: Any) -> str | None:
    """Return the first button of a hand that makes a move, or else the first that leads on to one."""
    on = [part["custom_id"] for part in raw(hand) if part["type"] == 2 and not part.get("disabled")]
    moves = [id for id in on if id.startswith("m:") and ":>" not in id]
    pages = [id for id in on if id.startswith("m:") and ":>" in id and id.rpartition(":>")[2][:1].isalnum()]
    return next(iter([*moves, *pages]), None)


async def test_private_messages_and_edits_of_a_whole_game(house: House, capsys: pytest.CaptureFixture[str]) -> None:
    await house.anna.slash(house.channel, "watten tisch", bedenkzeit="0")
    game = house.game_id()
    for label in ("Computer auffüllen", "Beginnen"):
        await house.anna.click(house.panel(), label=label)
    hand = (await house.anna.click(house.panel(), label="Meine Karten")).response
    assert hand is not None
    live = await house.services.games.live(game)
    first, seen = live.row.revision, {hand.id}
    public, private = len(house.calls("PATCH", "/channels/")), len(house.calls("PATCH", "/webhooks/"))
    presses = 0
    while live.row.status == "running" and presses < MOST_PRESSES:
        seat = live.seat_of(house.anna.id)
        assert seat is not None
        legal = live.spec.rules.legal(live.folded().state, seat.seat)
        if seat.seat not in live.spec.rules.waiting_for(live.folded().state) or not legal:
            break
        button = pressable(hand)
        move = live.spec.notation.write(legal[0])
        id = button if button and ":>" not in button else f"m:{game}:{live.token}:{move}"
        mine = [one for one in house.channel.history(viewer=house.anna) if one.flags.ephemeral]
        await house.press(house.anna, id, mine[-1])
        seen |= {one.id for one in house.channel.history(viewer=house.anna) if one.flags.ephemeral}
        presses += 1
        live = await house.services.games.live(game)
    actions = live.row.revision - first
    edits = len(house.calls("PATCH", "/channels/")) - public
    own = len(house.calls("PATCH", "/webhooks/")) - private
    with capsys.disabled():
        print(
            f"\nWatten: {presses} presses, {actions} actions, private messages {len(seen)}, "
            f"edits per action: public {edits / actions:.2f}, private {own / actions:.2f}"
        )
    assert live.row.status == "over"
    assert presses > 5
    assert len(seen) <= MOST_PRIVATE
    assert edits <= actions + 1, "one edit of the panel for an action, fewer where they come at once"
    assert own <= actions, "one edit of the open hand for an action, fewer where they come at once"
