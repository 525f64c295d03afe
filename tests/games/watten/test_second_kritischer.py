"""A second Kritischer of the Abheber goes to the Geber: who is told and shown what (W2.1, W3.3)."""

from bot.engine.model import Refused
from bot.engine.seats import Actor
from bot.engine.text import Seated, text
from bot.games.watten import TABLE
from bot.games.watten.model.cards import CARDS
from bot.games.watten.model.events import Gave
from bot.games.watten.model.table import Choose
from bot.games.watten.robot import _known
from bot.games.watten.tell.words import card_name, card_names
from tests.games.watten.test_cut import schenas
from tests.games.watten.tools import Table, stack
from tests.playing import PlainVoice, moves


def two_in_hand() -> Table:
    """West has kept the E7 through a Schenas and takes the HK as well."""
    second = stack("Nord", {"Nord": "G7 G8 G9 G10"}, bottom="HK", without="E7")
    table = Table(stack("Nord", {}, bottom="E7"), second)
    table.do("West", "hebe 16", "schau", "behalte")
    table.do("Nord", "schau nicht")
    schenas(table)
    table.do("West", "behalte", "hebe 16", "schau", "behalte")
    return table


def test_w3_3_only_a_kritischer_in_hand_can_be_kept() -> None:
    table = two_in_hand()
    answer = TABLE.rules.decide(table.state, Actor.at("West"), Choose(card=CARDS["S7"]), table.chance)
    assert isinstance(answer, Refused) and answer.code == "watten-not-now"
    screen = TABLE.screen(TABLE.rules.view(table.state, "West"), PlainVoice(), "")
    assert {"nimm HK", "nimm E7"} <= set(moves(screen))
    buttons = [one for row in screen.rows if isinstance(row, tuple) for one in row if one.move.startswith("nimm")]
    assert [(one.label, one.style, one.icon is None) for one in buttons] == [
        (card_name(CARDS[one.move[5:]]), "primary", False) for one in buttons
    ]


def test_w2_1_w3_3_giver_and_receiver_know_the_card_and_all_others_only_that_there_is_one() -> None:
    table = two_in_hand()
    gave = next(event for event in table.do("West", "nimm HK") if isinstance(event, Gave))
    assert (gave.seat, gave.to, gave.kept, gave.given) == ("West", "Nord", CARDS["HK"], (CARDS["E7"],))
    own = text("watten-told-gave-own", seat=Seated("Nord"), cards=card_names((CARDS["E7"],)))
    plain = text("watten-told-gave", seat=Seated("West"), to=Seated("Nord"), count=1)
    told = {who: TABLE.rules.tell(gave, who) for who in ("West", "Nord", "Ost", "Süd", None)}
    assert told == {"West": own, "Nord": own, "Ost": plain, "Süd": plain, None: plain}
    for who, giver in (("West", "yes"), ("Nord", "no")):
        lines = TABLE.screen(TABLE.rules.view(table.state, who), PlainVoice(), "").lines
        assert text("watten-you-gave", cards=card_names((CARDS["E7"],)), giver=giver) in lines
    for who in ("Ost", "Süd"):
        lines = TABLE.screen(TABLE.rules.view(table.state, who), PlainVoice(), "").lines
        assert "watten-you-gave" not in [line.id for line in lines]


def test_the_computer_knows_the_card_it_has_passed_until_it_is_played() -> None:
    table = two_in_hand()
    table.do("West", "nimm HK")
    table.do("Nord", "schau nicht")
    view = TABLE.rules.view(table.state, "West")
    assert _known(view).fixed == {3: view.hand, 0: (CARDS["E7"],)}
    assert not set(_known(view).hidden) & {*view.hand, CARDS["E7"]}
    other = TABLE.rules.view(table.state, "Nord")
    assert _known(other).fixed == {0: other.hand}
    world = TABLE.rules.reimagine(table.state, "West", table.chance)
    assert CARDS["E7"] in world.deal.hands[0], "what is known stays where it is"
