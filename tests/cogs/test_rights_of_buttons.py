"""Buttons of the referees' book, pressed by somebody who may not."""

from tests.cogs.court import Court
from tests.edge.house import told


async def test_the_button_that_silences_is_for_referees_of_the_whole_server(court: Court) -> None:
    live = await court.game()
    await court.zoe.send(court.room, "Lärm")
    message = court.room.history()[-1]
    button = f"o:t:{court.zoe.id}:{live.row.id}"
    for nobody in (court.zoe, court.player, court.host, court.wim):
        no = await court.house.press(nobody, button, message)
        assert no.modal is None
        assert "nur Schiedsrichter" in told(no)
    assert await court.acts("timeout") == []
    form = await court.house.press(court.rolf, button, message)
    assert form.modal is not None
    yes = await court.rolf.submit_modal(form, {"line": "1h"})
    assert "Steht im Buch" in told(yes)
    assert await court.timed_out(court.zoe) is not None


async def test_what_stands_in_the_book_is_taken_back_only_by_who_keeps_order(court: Court) -> None:
    await court.game()
    await court.rita.slash(court.room, "auszeit", person=court.zoe, dauer="2h", grund="Pst")
    (act,) = await court.acts()
    for nobody in (court.zoe, court.player, court.host):
        no = await court.house.press(nobody, f"o:u:{act.id}", court.log.history()[-1])
        assert "nur Schiedsrichter" in told(no)
    assert await court.timed_out(court.zoe) is not None
    (act,) = await court.acts()
    assert act.undone_at is None
