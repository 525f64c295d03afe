"""Answers to interactions: callback, original, follow-ups."""

from typing import Any

from .. import answers
from ..api import Call, Routes
from ..errors import Json
from ..interactions import Interaction
from ..payload import message_json
from ..wire import Encoded
from ..world import Message

routes = Routes()
BASE = "/webhooks/{application}/{token}"


@routes.on("POST", "/interactions/{interaction}/{token}/callback", auth=False)
async def callback(call: Call) -> Encoded | None:
    """The first answer."""
    item = call.hub.interactions.for_callback(call.id("interaction"), call.text("token"))
    message = answers.callback(call.hub, item, call.body, call.uploads)
    if call.request.query.get("with_response", "").lower() in ("1", "true"):
        return answers.callback_json(call.hub, item, int(call.body["type"]), message)
    return None


def _item(call: Call) -> Interaction:
    return call.hub.interactions.for_token(call.id("application"), call.text("token"))


def _json(call: Call, message: Message) -> Json:
    return message_json(call.hub.world, message, call.hub.base)


@routes.on("POST", BASE, auth=False)
async def follow_up(call: Call) -> Json:
    """A further message."""
    return _json(call, answers.follow_up(call.hub, _item(call), call.body, call.uploads))


@routes.on("GET", BASE + "/messages/{message}", auth=False)
async def get(call: Call) -> Json:
    """The original or a follow-up."""
    return _json(call, answers.find(call.hub, _item(call), call.text("message")))


@routes.on("PATCH", BASE + "/messages/{message}", auth=False)
async def edit(call: Call) -> Json:
    """Change the original or a follow-up."""
    return _json(call, answers.edit(call.hub, _item(call), call.text("message"), call.body, call.uploads))


@routes.on("DELETE", BASE + "/messages/{message}", auth=False)
async def delete(call: Call) -> Any:
    """Delete the original or a follow-up."""
    answers.delete(call.hub, _item(call), call.text("message"))
