"""Files of a contest: papers to print, the table for a spreadsheet, the log with its checker."""

import io

import discord

from bot.contest_room.hall import Hall
from bot.contests.common.model import Round
from bot.contests.common.show import Paper
from bot.edge.table.controls import proof_files
from bot.service.play.live import declined
from bot.service.play.naming import file_name

BOM = "utf-8-sig"
"""A spreadsheet knows UTF-8 by its mark."""


async def files(hall: Hall, what: str) -> list[discord.File]:
    """Return what somebody has asked for."""
    name = file_name(hall.live)
    if what == "proof":
        return proof_files(name, await hall.services.contests.proof(hall.live.row.id))
    if what == "csv":
        return [table(hall)]
    paper = _paper(hall, what)
    pdf = await hall.services.studio.draw(paper.draw, paper.data)
    return [discord.File(io.BytesIO(pdf), f"{name}-{hall.tell('turnier-file', what=what)}.pdf")]


def table(hall: Hall) -> discord.File:
    """Return the standings for a spreadsheet."""
    body = hall.show.csv(hall.scene).encode(BOM)
    return discord.File(io.BytesIO(body), f"{file_name(hall.live)}.csv")


def _paper(hall: Hall, what: str) -> Paper:
    if what == "entries":
        return hall.show.entry_paper(hall.scene)
    if what == "standings" and hall.state.rounds:
        return hall.show.standings_paper(hall.scene)
    round = _round(hall)
    if what == "sheets":
        return hall.show.sheets(hall.scene, round)
    if what == "plan":
        return hall.show.plan_paper(hall.scene, round)
    raise declined("control-unknown")


def _round(hall: Hall) -> Round:
    round = hall.state.round
    if round is None:
        raise declined("turnier-nothing-drawn")
    return round
