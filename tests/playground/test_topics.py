"""What the channels of the playground tell people to type: those who read it may do it."""

import re

from bot.engine.access import ANYONE
from bot.service.leading.rights import RIGHTS
from playground.seed import CHANNELS


def test_the_first_command_a_topic_names_is_open_to_whom_the_channel_is_for() -> None:
    readers = {"schiedsrichter": {"referee"}, "organisation": {"committee"}}
    for _, channels in CHANNELS:
        for name, topic in channels:
            first = re.search(r"/([a-z]+(?: [a-z]+)?)", topic)
            assert first is not None, name
            entry = next(word for word in (first[1], first[1].split()[0]) if word in RIGHTS)
            assert RIGHTS[entry] & (readers.get(name, set()) | ANYONE), f"#{name}: /{entry}"
