"""Wizard as a tournament: preliminary rounds and a final, a knockout, or an online preliminary."""

from pathlib import Path

from bot.contests.common.rules import ContestRules
from bot.contests.common.spec import contest_spec
from bot.contests.wizard.model import WizardOptions
from bot.contests.wizard.rules import WizardFormat
from bot.contests.wizard.tables import orders, result, table

CONTESTS = (
    contest_spec(
        Path(__file__).parent, ContestRules(WizardFormat()), WizardOptions, table=table, result=result, orders=orders
    ),
)
