"""The emojis of applications: small pictures that a bot brings along."""

import base64
import binascii
import re

from .. import fields
from ..api import Answer, Call, Routes
from ..errors import DiscordError, Form, Json, refusal
from ..images import picture_size
from ..payload import user_json
from ..world import Emoji

routes = Routes()
ALL = "/applications/{application}/emojis"
ONE = ALL + "/{emoji}"
MOST, LARGEST = 2000, 256 * 1024
NAME = re.compile(r"\w{2,32}", re.ASCII)
IMAGE = re.compile(r"data:image/(?:png|jpeg|gif|webp);base64,([A-Za-z0-9+/=\s]+)")


@routes.on("GET", ALL)
async def every(call: Call) -> Json:
    """All of them."""
    return {"items": [_json(call, one) for one in _mine(call)]}


@routes.on("GET", ONE)
async def one(call: Call) -> Json:
    """One of them."""
    return _json(call, _one(call))


@routes.on("POST", ALL)
async def create(call: Call) -> Answer:
    """A new one, from a name and a picture."""
    form, mine = Form(), _mine(call)
    name, image = _name(form, call), _image(form, call)
    form.check()
    if len(mine) >= MOST:
        raise refusal(30008)
    world = call.hub.world
    emoji = Emoji(world.new_id(), call.bot, name)
    world.emojis[emoji.id], world.files[emoji.id] = emoji, image
    call.hub.changed()
    return Answer(201, _json(call, emoji))


@routes.on("PATCH", ONE)
async def rename(call: Call) -> Json:
    """Another name."""
    form, emoji = Form(), _one(call)
    name = _name(form, call)
    form.check()
    emoji.name = name
    call.hub.changed()
    return _json(call, emoji)


@routes.on("DELETE", ONE)
async def delete(call: Call) -> None:
    """Away with it."""
    emoji = _one(call)
    del call.hub.world.emojis[emoji.id]
    call.hub.world.files.pop(emoji.id, None)
    call.hub.changed()


def _mine(call: Call) -> list[Emoji]:
    if call.id("application") != call.bot:
        raise DiscordError(403, 20012, "You are not authorized to perform this action on this application")
    return [one for one in call.hub.world.emojis.values() if one.application_id == call.bot]


def _one(call: Call) -> Emoji:
    mine = {one.id: one for one in _mine(call)}
    found = mine.get(call.id("emoji"))
    if found is None:
        raise refusal(10014)
    return found


def _name(form: Form, call: Call) -> str:
    name = fields.text(form, call.body, "name", (), 32, low=2, required=True) or ""
    if name and not NAME.fullmatch(name):
        form.add(("name",), "STRING_TYPE_REGEX", "String value did not match validation regex.")
    return name


def _image(form: Form, call: Call) -> bytes:
    written = call.body.get("image")
    found = IMAGE.fullmatch(written) if isinstance(written, str) else None
    try:
        data = base64.b64decode(found[1], validate=False) if found else b""
    except binascii.Error:
        data = b""
    if picture_size(data) is None:
        form.add(("image",), "IMAGE_INVALID", "Invalid image")
    elif len(data) > LARGEST:
        form.add(("image",), "BINARY_TYPE_MAX_SIZE", f"File cannot be larger than {LARGEST / 1024} kb.")
    return data


def _json(call: Call, emoji: Emoji) -> Json:
    user = user_json(call.hub.world.user(emoji.application_id))
    flags: Json = {"require_colons": True, "managed": False, "animated": False, "available": True}
    return {"id": str(emoji.id), "name": emoji.name, "roles": [], "user": user, **flags}
