"""Watten as a tournament: teams of two, nine Bummerl, changing tables after every three."""

from pathlib import Path

from bot.contests.common.rules import ContestRules
from bot.contests.common.spec import contest_spec
from bot.contests.watten.model import WattenOptions
from bot.contests.watten.rules import WattenFormat
from bot.contests.watten.tables import orders, result, table

CONTESTS = (
    contest_spec(
        Path(__file__).parent, ContestRules(WattenFormat()), WattenOptions, table=table, result=result, orders=orders
    ),
)
