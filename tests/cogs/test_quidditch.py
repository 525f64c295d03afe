"""Chat-Quidditch on Discord: friendly matches from the line-up to the log."""

from bot.games.quidditch import events as e
from tests.cogs.pitch import facts, kick_off, line_up, live, pitch, said, take_turn
from tests.edge.house import House, words

__all__ = ["pitch"]


async def test_one_person_and_the_computer_play_a_whole_match(pitch: House) -> None:
    game = await line_up(pitch, pitch.anna, {"GJäger1": pitch.anna}, runden=1)
    assert "Gryffindor – Slytherin · Freundschaftsspiel" in words(pitch.panel())
    await kick_off(pitch, pitch.anna, game)
    for _ in range(400):
        if (await live(pitch, game)).row.status == "over":
            break
        if not await take_turn(pitch, game, "GJäger1", pitch.anna):
            await pitch.env.advance_time(35)
            await pitch.env.settle()
    match = await live(pitch, game)
    assert match.row.status == "over"
    told_lines = "\n".join(said(pitch.channel))
    assert "Anpfiff" in told_lines
    last = [one for one in pitch.channel.history() if len(one.attachments) == 3][-1]
    assert [file.filename.rpartition(".")[2] for file in last.attachments] == ["png", "txt", "log"]
    rolls = await facts(pitch, game, e.Gewuerfelt)
    assert sum(one.startswith("🎲") or "\n🎲" in one for one in said(pitch.channel)) > 0
    assert rolls
