"""Who may use the commands and controls of a match; what is typed in it is for the rules to judge."""

from bot.engine.access import ANYONE, JUDGES, LEADERS, OFFICERS, STARTERS, Access

ACCESS: Access = {
    "quidditch neu": ANYONE,
    "quidditch aufheben": ANYONE,
    "quidditch xp": ANYONE,
    "quidditch bericht": ANYONE,
    "zug": ANYONE,
    "typed match": ANYONE,
    "quidditch zuschauen": ANYONE,
    "quidditch setzen": STARTERS,
    "quidditch betrug": OFFICERS,
    "button watch": ANYONE,
    "button anyway": ANYONE,
    "button talk": JUDGES,
    "button talk warn": OFFICERS,
    "menu newcomer": LEADERS | {"captain"},
    "button lead": JUDGES,
}
