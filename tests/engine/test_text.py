"""Sentences as data: they wait in rows of the outbox and come out as they went in."""

import json

from hypothesis import given
from hypothesis import strategies as st

from bot.engine.text import Seated, Text, Typed, marked, packed, text, unpacked

PLAIN = st.one_of(st.text(), st.integers(), st.floats(allow_nan=False), st.builds(Seated, st.text()))


def texts(args: st.SearchStrategy[object]) -> st.SearchStrategy[Text]:
    return st.builds(Text, st.text(), st.dictionaries(st.text(), args, max_size=4).map(lambda found: (*found.items(),)))


@given(texts(st.one_of(PLAIN, texts(st.one_of(PLAIN, texts(PLAIN))))))
def test_what_is_packed_comes_out_as_it_was_sentences_in_sentences_too(words: Text) -> None:
    assert unpacked(json.loads(json.dumps(packed(words)))) == words


def test_a_sign_goes_along_and_words_without_one_carry_none() -> None:
    plain = text("watten-said", seat=Seated("Ost"), what=marked(Text("watten-farbe-e"), "suit_e"))
    assert packed(plain) == {
        "id": "watten-said",
        "args": {"seat": {"seat": "Ost"}, "what": {"id": "watten-farbe-e", "args": {}, "sign": "suit_e"}},
    }
    assert unpacked(packed(plain)) == plain
    assert marked(plain, "x") == Text(plain.id, plain.args, "x") and plain.sign == ""


def test_what_was_typed_survives_being_packed() -> None:
    words = text("contest-title", title=Typed("**Pokal**"))
    assert unpacked(packed(words)) == words
