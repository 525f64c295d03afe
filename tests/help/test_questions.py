"""Ten things people really ask about each game: the page that answers comes first."""

import pytest

from bot.edge.help.library import books
from bot.help.search import search

GERMAN = {
    "quidditch": {
        "wie spiele ich quidditch": "mannschaften",
        "wie fange ich den schnatz": "sucher",
        "was macht der treiber": "treiber",
        "wie werfe ich ein tor": "torwurf",
        "was ist ein foul": "jaeger",
        "wie viele spieler braucht quidditch": "mannschaften",
        "wann ist das quidditchspiel zu ende": "ende",
        "xp verteilen quidditch": "erfahrung",
        "spieler auswechseln": "wechsel",
        "wie schreibe ich befehle im chat": "befehle",
        "wie kann ich den ball abfangen": "pass",
    },
    "watten": {
        "was ist ein bummerl": "runde",
        "wer gibt beim watten": "geben",
        "was sticht was": "stechen",
        "welche karte ist die höchste beim watten": "stechen",
        "was heißt gespannt": "gespannt",
        "wann darf ich ausschaffen": "ausschaffen",
        "wie viele karten bekommt man beim watten": "geben",
        "was ist der max": "stechen",
        "wer sagt den schlag an": "ansagen",
        "was ist ein schneider": "runde",
        "muss man farbe bedienen watten": "spiel",
    },
    "wizard": {
        "wie viele punkte bekomme ich bei wizard": "punkte",
        "wie viele karten wizard": "karten",
        "was macht der narr": "stiche",
        "was macht der zauberer": "stiche",
        "wie sage ich stiche an": "ansagen",
        "muss ich farbe bedienen wizard": "stiche",
        "was ist plusminus": "ansagen",
        "was passiert bei gleichstand": "gleichstand",
        "wer kommt ins finale": "vorrunden",
        "wie lange dauert eine turnierrunde": "turnierrunde",
    },
    "hut": {
        "wie geht fang den hut": "brett",
        "wie schreibe ich einen zug beim hut": "befehle",
        "wie viele punkte gibt ein hut": "punkte",
        "was passiert wenn zwei hüte zusammenstoßen": "auswertung",
        "wie fange ich einen hut": "fangen",
        "was ist ein turm": "fangen",
        "wie komme ich nach hause": "heim",
        "mein befehl war falsch": "fehler",
        "wann endet fang den hut": "punkte",
        "in welcher reihenfolge wird ausgewertet": "auswertung",
    },
    "dog": {
        "wie spielt man dog": "brett",
        "wie komme ich aus dem start": "start",
        "was macht die sieben": "sieben",
        "was macht der hausmeister": "hausmeister",
        "wie komme ich in die große halle": "halle",
        "welche karten gibt es bei dog": "karten",
        "was macht der joker": "karten",
        "karten tauschen mit dem partner": "runde",
        "kann man dog zu zweit spielen": "zuzweit",
        "figur heimschicken": "ziehen",
    },
    "dice": {
        "wie würfle ich": "wuerfeln",
        "würfel mit vorteil": "wuerfeln",
        "was ist ein erfolgswurf": "erfolgswurf",
        "jemanden herausfordern": "herausfordern",
        "sind die würfel echt": "beweis",
        "betrügt der bot": "beweis",
        "würfelstatistik": "statistik",
        "wie oft habe ich eine 12 gewürfelt": "statistik",
        "wer gewinnt den kampfwurf": "kampfwurf",
        "wofür sind erfahrungspunkte": "erfahrung",
    },
    "pokal": {
        "wann ist das nächste pokalspiel": "termine",
        "spiel verschieben pokal": "termine",
        "wer pfeift das pokalspiel": "spieltag",
        "wie viele punkte gibt der pokalsieg": "hauspunkte",
        "wie finde ich einen termin für ein pokalspiel": "termine",
        "verantwortliche benennen": "termine",
        "tage ankreuzen": "termine",
        "wann öffnet die aufstellung am spieltag": "spieltag",
        "pokalspiel anderswo gespielt eintragen": "spieltag",
        "entscheidungsspiel oder los": "tabelle",
        "paarungen der finalspiele": "tabelle",
        "wann werden hauspunkte gutgeschrieben": "hauspunkte",
        "hauspunkte schulleitung": "hauspunkte",
        "für wie viele pokalspiele bin ich gesperrt": "sperren",
        "saison eröffnen": "leiten",
        "regel ändern abstimmen": "regeln",
        "welche version der regeln gilt": "regeln",
    },
    "turnier": {
        "wo sitze ich im turnier": "am-tisch",
        "gegen wen spiele ich im turnier": "am-tisch",
        "wie wird die reihenfolge in der tabelle entschieden": "tabelle",
        "abmelden vom turnier": "anmelden",
        "wie melde ich mich zum turnier an": "anmelden",
        "partner für das turnier suchen": "anmelden",
        "turnier check-in": "anmelden",
        "warteliste": "anmelden",
        "wie wird im turnier gelost": "auslosung",
        "was ist ein freilos": "auslosung",
        "auslosung nachrechnen": "auslosung",
        "ergebnis melden turnier": "am-tisch",
        "spielleitung rufen": "am-tisch",
        "turnier tabelle": "tabelle",
        "wie leite ich ein turnier": "leiten",
        "gäste eintragen": "leiten",
    },
    "ordnung": {
        "jemand beleidigt mich": "verwarnung",
        "jemanden verwarnen": "verwarnung",
        "wie nehme ich einen zug zurück": "zurueck",
        "partie abbrechen": "zurueck",
        "mein mitspieler ist weg": "abwesend",
        "jemand antwortet nicht mehr": "abwesend",
        "der bot reagiert nicht": "klemmt",
        "jemand betrügt": "betrug",
        "spieler rauswerfen": "ausschluss",
        "wie werde ich schiedsrichter": "schiedsrichter",
    },
}
ENGLISH = {
    "quidditch": {
        "how do i play quidditch": "mannschaften",
        "catch the snitch": "sucher",
        "how to score a goal": "torwurf",
        "xp quidditch": "erfahrung",
    },
    "watten": {"what is a bummerl": "runde", "who deals": "geben", "highest card in watten": "stechen"},
    "wizard": {"how many points wizard": "punkte", "what does the jester do": "stiche", "follow suit wizard": "stiche"},
    "hut": {"how do i write an order": "befehle", "catch a hat": "fangen", "when does the hat game end": "punkte"},
    "dog": {"leave the start": "start", "what does the joker do": "karten", "swap cards with my partner": "runde"},
    "dice": {"are the dice fair": "beweis", "roll dice": "wuerfeln", "how often did i roll a 12": "statistik"},
    "turnier": {
        "how do i enter a tournament": "anmelden",
        "find a partner": "anmelden",
        "tournament check-in": "anmelden",
        "waiting list": "anmelden",
        "how are tables drawn": "auslosung",
        "what is a bye": "auslosung",
        "check the draw": "auslosung",
        "report a result": "am-tisch",
        "call the director": "am-tisch",
        "tournament standings": "tabelle",
        "leading a tournament": "leiten",
        "enter guests": "leiten",
    },
    "pokal": {
        "find a date for a cup match": "termine",
        "who looks after dates of my house": "termine",
        "tick my days": "termine",
        "when does the line-up open": "spieltag",
        "cup match played elsewhere": "spieltag",
        "what if two houses are level": "tabelle",
        "who plays the cup final": "tabelle",
        "when are house points credited": "hauspunkte",
        "headmasters give house points": "hauspunkte",
        "banned for how many cup matches": "sperren",
        "open a season": "leiten",
    },
    "ordnung": {"take back a move": "zurueck", "player is gone": "abwesend", "somebody cheats": "betrug"},
}
ASKED = [
    (language, query, f"{topic}/{page}")
    for language, asked in (("de", GERMAN), ("en", ENGLISH))
    for topic, questions in asked.items()
    for query, page in questions.items()
]


@pytest.mark.parametrize(("language", "query", "page"), ASKED)
def test_a_question_finds_its_answer_first(language: str, query: str, page: str) -> None:
    found = search(tuple(books()[language].values()), query).hits
    assert [f"{hit.page.topic}/{hit.page.key}" for hit in found][:1] == [page]


def test_every_game_is_asked_about_ten_times() -> None:
    assert all(len(GERMAN[topic]) >= 10 for topic in books()["de"])
