"""Whole scenes, word for word."""

from pathlib import Path

import pytest

from tests.games.quidditch.playbill import Scene, scenes


@pytest.mark.parametrize("scene", scenes(), ids=lambda scene: scene.stem)
def test_a_scene_is_announced_word_for_word(scene: Path) -> None:
    script = scene.read_text("utf-8")
    assert Scene(script).play() == script


def test_the_scenes_every_referee_asks_for_are_there() -> None:
    names = {scene.stem for scene in scenes()}
    assert names >= {
        "abgefangener_pass_an_den_gegner",
        "aufgehobener_klatscher_auf_den_sucher",
        "beide_klatscher_abgeblockt",
        "dreimal_gleichstand",
        "eigentor",
        "finale_mit_verlaengerung",
        "freiwurf_trotz_treffer_gehalten",
        "ganzes_spiel_zu_dritt",
        "hueterangriff_gewonnen",
        "hueterangriff_verloren",
        "schnatzfoul_gesehen",
        "wechsel_zur_halbzeit",
        "wiederholte_teilrunde",
    }
