"""What a text says is in its language: no German words in English texts, commands named as clients show them."""

import re

import pytest

from bot import contests
from bot.engine.text import Text
from bot.games import folders
from bot.texts import LANGUAGES, Texts
from tests.texts.tongue import WORD, sentences

COMMON = """
    aber alle alles als auch auf aus bei beim bis bist da damit dann das dass dein deine dem denn des dich dir doch du
    durch ein eine einem einen einer eines er es euch euer für gegen haben hast hier ich ihm ihn ihnen ihr ihre im ist
    jede jeder jedes jetzt kann kannst kein keine können mehr mein mit müssen muss nach nicht nichts noch nun nur ob
    ohne sein sich sie sind soll über um und uns unter vom von vor wann warum weil wenn wer werden wie wir wird wo
    zu zum zur
"""
"""Words that every German sentence has and hardly any English one."""
TERMS = "aus unter könig schläge jäger hüter gjäger ghüter rhüter kapitän würfelbetrug weiß"
"""What rule books and cards call things; in Quidditch it is typed so."""
SAYING = "Wos liegt, des biggd!"
COMMAND = re.compile(r"`/([^`]+)`")


def unquoted(words: str) -> str:
    """Return a page without what it quotes: the chapter of the German rule book, and a saying."""
    return re.sub(r"^section:.*$", "", words, flags=re.MULTILINE).replace(SAYING, "")


def test_no_english_text_has_german_words() -> None:
    found = {}
    for place, words in sentences("en"):
        plain = [word.casefold() for word in WORD.findall(unquoted(words))]
        strange = [
            one for one in plain if one not in TERMS.split() and (one in COMMON.split() or set(one) & set("äöüß"))
        ]
        if strange:
            found[place] = strange
    assert found == {}


def test_the_guard_would_see_a_german_sentence() -> None:
    german = [word.casefold() for _, words in sentences("de") for word in WORD.findall(words)]
    assert sum(word in COMMON.split() for word in german) > 3000


def named(language: str) -> dict[tuple[str, ...], tuple[str, ...]]:
    """Return every command and option by the path of its id, as a client of that language writes it."""
    texts = Texts.load((*folders(), *contests.folders()))
    ids = [id for id in texts.ids(language) if re.fullmatch(r"(cmd|opt)-.+-name", id)]
    words = {tuple(id.split("-")[:-1]): texts.say(Text(id), language) for id in ids}
    return {path: tuple(words.get(path[:end], "?") for end in range(2, len(path) + 1)) for path in words}


@pytest.mark.parametrize("language", LANGUAGES)
def test_commands_in_texts_are_written_as_the_reader_sees_them(language: str) -> None:
    known = named(language)
    commands = {words for path, words in known.items() if path[0] == "cmd"}
    options = {words[-1] for path, words in known.items() if path[0] == "opt"}
    wrong = []
    for place, words in sentences(language):
        for typed in COMMAND.findall(words):
            path = tuple(typed.partition(":")[0].split())
            most = max((len(one) for one in commands if path[: len(one)] == one), default=0)
            whole = len(path) == most or path[:most] not in {one[:-1] for one in commands}
            if path and not (most and whole and set(re.findall(r"(\w+):", typed)) <= options):
                wrong.append((place, typed))
    assert wrong == []
