"""What a bot answers to interactions: callbacks, follow-ups, originals."""

from . import messages
from .drafts import Draft, Upload, check_draft, need_record
from .errors import Json, invalid, refusal
from .fields import as_int
from .hub import Hub
from .interactions import AUTOCOMPLETE, COMMAND, COMPONENT, MODAL, Interaction
from .modals import check_modal
from .options import check_autocomplete_choices
from .permissions import MENTION_EVERYONE, in_channel
from .wire import Encoded, encode
from .world import EPHEMERAL, LOADING, Channel, Message

REPLY, DEFER, DEFER_UPDATE, UPDATE, CHOICES, SHOW_MODAL = 4, 5, 6, 7, 8, 9
# Callback type -> the interaction types it may answer.
FITS = {
    REPLY: (COMMAND, COMPONENT, MODAL),
    DEFER: (COMMAND, COMPONENT, MODAL),
    DEFER_UPDATE: (COMPONENT, MODAL),
    UPDATE: (COMPONENT, MODAL),
    CHOICES: (AUTOCOMPLETE,),
    SHOW_MODAL: (COMMAND, COMPONENT),
}


def callback(hub: Hub, item: Interaction, body: Json, uploads: list[Upload]) -> Message | None:
    """Take the first answer to an interaction; returns the message it made or changed."""
    kind = as_int(body.get("type"))
    if kind is None or item.type not in FITS.get(kind, ()):
        raise invalid(("type",), "BASE_TYPE_CHOICES", "The callback type does not fit the interaction.")
    source = _source(hub, item)
    if kind in (DEFER_UPDATE, UPDATE) and source is None:
        raise invalid(("type",), "BASE_TYPE_CHOICES", "There is no message to update.")
    data = {} if body.get("data") is None else need_record(body["data"])
    channel = hub.world.channel(item.channel_id)
    message: Message | None = None
    if kind == CHOICES:
        assert item.focused is not None
        choices = check_autocomplete_choices(data, item.focused)
        hub.interactions.finish(item, kind)
        hub.interactions.show_choices(item, choices)
        return None
    if kind == SHOW_MODAL:
        modal = check_modal(data)
        hub.interactions.finish(item, kind)
        hub.interactions.show_modal(item, modal)
        return None
    if kind == REPLY:
        draft = check_draft(data, uploads, at=("data",))
        message = _write(hub, item, channel, draft, draft.flags & EPHEMERAL)
        item.original = message.id
    elif kind == DEFER:
        flags = (as_int(data.get("flags")) or 0) & EPHEMERAL
        message = _write(hub, item, channel, Draft(), flags | LOADING)
        item.original = message.id
    elif kind == UPDATE and source is not None:
        draft = check_draft(data, uploads, before=source, at=("data",))
        messages.edit(hub, channel, source, draft)
        message = source
        item.original = source.id
    elif source is not None:
        item.original = source.id
    hub.interactions.finish(item, kind, message)
    return message


def _source(hub: Hub, item: Interaction) -> Message | None:
    if item.source is None:
        return None
    return hub.world.messages.get(item.channel_id, {}).get(item.source)


def _write(
    hub: Hub, item: Interaction, channel: Channel, draft: Draft, flags: int, original: Message | None = None
) -> Message:
    template = Message(
        0, channel.id, item.application_id, flags=flags, application_id=item.application_id, metadata=item.metadata(hub)
    )
    if original is not None and template.metadata is not None:
        template.type, template.reference = 19, original.id
        template.metadata["original_response_message_id"] = str(original.id)
    elif item.type == COMMAND:
        template.type = 20
        template.command_name = _full_name(item.data)
    if flags & EPHEMERAL:
        template.reader = item.user_id
    mask = in_channel(hub.world, item.application_id, channel)
    return messages.create(hub, channel, item.application_id, draft, mask=mask & MENTION_EVERYONE, template=template)


def _full_name(data: Json) -> str:
    words = [data["name"]]
    options = data.get("options") or []
    while options and options[0]["type"] in (1, 2):
        words.append(options[0]["name"])
        options = options[0]["options"]
    return " ".join(words)


def follow_up(hub: Hub, item: Interaction, body: Json, uploads: list[Upload]) -> Message:
    """A further message; the first after a deferral takes the place of the waiting one."""
    channel = hub.world.channel(item.channel_id)
    original = _stored(hub, item, item.original)
    draft = check_draft(body, uploads)
    if original is not None and original.flags & LOADING:
        messages.edit(hub, channel, original, draft)
        return original
    message = _write(hub, item, channel, draft, draft.flags & EPHEMERAL, original)
    item.followups.append(message.id)
    return message


def _stored(hub: Hub, item: Interaction, message_id: int | None) -> Message | None:
    return None if message_id is None else hub.world.messages.get(item.channel_id, {}).get(message_id)


def find(hub: Hub, item: Interaction, name: str) -> Message:
    """A message of this interaction: @original or the id of a follow-up."""
    number = item.original if name == "@original" else as_int(name)
    found = _stored(hub, item, number)
    if found is None or (name != "@original" and number not in (item.original, *item.followups)):
        raise refusal(10008)
    return found


def edit(hub: Hub, item: Interaction, name: str, body: Json, uploads: list[Upload]) -> Message:
    """Change the original answer or a follow-up."""
    message = find(hub, item, name)
    draft = check_draft(body, uploads, before=message)
    messages.edit(hub, hub.world.channel(item.channel_id), message, draft)
    return message


def delete(hub: Hub, item: Interaction, name: str) -> None:
    """Delete the original answer or a follow-up."""
    messages.delete(hub, hub.world.channel(item.channel_id), find(hub, item, name))


def callback_json(hub: Hub, item: Interaction, kind: int, message: Message | None) -> Encoded:
    """What a callback answers when asked for a response; the message was just written out for the people."""
    about: Json = {"id": str(item.id), "type": item.type}
    if message is None:
        return Encoded(encode({"interaction": about}))
    about["response_message_id"] = str(message.id)
    about["response_message_loading"] = bool(message.flags & LOADING)
    about["response_message_ephemeral"] = bool(message.flags & EPHEMERAL)
    if kind not in (REPLY, UPDATE):
        return Encoded(encode({"interaction": about}))
    told, text = hub.just_told
    assert told == message.id
    return Encoded(f'{{"interaction":{encode(about)},"resource":{{"type":{kind},"message":{text}}}}}')
