"""Old logs of Hasard: what their events meant, said as it is said today."""

from bot.engine.spec import Body


def upcast(body: Body) -> Body:
    """Count the die from 1: version 1 of `rolled` counted it from 0."""
    match body:
        case {"kind": "rolled", "version": 1, "die": int(die)}:
            return {**body, "version": 2, "die": die + 1}
    return body
