"""The world to begin with: a German server with houses, referees, organisers and spectators."""

from .hub import Hub
from .people import add_application, invite_bot, tell_guild
from .permissions import (
    ADMINISTRATOR,
    EVERYONE_DEFAULT,
    KICK_MEMBERS,
    MANAGE_EVENTS,
    MANAGE_MESSAGES,
    MANAGE_NICKNAMES,
    MANAGE_THREADS,
    MENTION_EVERYONE,
    MODERATE_MEMBERS,
    SEND_MESSAGES,
    VIEW_CHANNEL,
)
from .world import CATEGORY, TEXT, VOICE, Channel, Guild, Member, Overwrite, Role, User

DEFAULT_TOKEN = "playground"
DEFAULT_BOT = "Spielleiter"
REFEREE = MANAGE_MESSAGES | MANAGE_THREADS | MODERATE_MEMBERS | KICK_MEMBERS | MANAGE_NICKNAMES | MENTION_EVERYONE

HOUSES: dict[str, tuple[int, list[tuple[str, str]]]] = {
    "Gryffindor": (0xC0392B, [
        ("anna", "Anna Löwenherz"), ("bruno", "Bruno Groß"), ("clara", "Clara Müller"), ("david", "David Rößler"),
        ("emma", "Emma Königsfeld"), ("finn", "Finn Sturm"), ("greta", "Greta Feuerbach"),
    ]),
    "Slytherin": (0x1E8449, [
        ("hannes", "Hannes Schröder"), ("ida", "Ida Grünwald"), ("jonas", "Jonas Natterer"), ("kaethe", "Käthe Bösch"),
        ("leo", "Leo Silbermann"), ("mia", "Mia Düster"), ("nils", "Nils Moosbrugger"),
    ]),
    "Ravenclaw": (0x2E86C1, [
        ("otto", "Otto Überall"), ("paula", "Paula Weiß"), ("quirin", "Quirin Adler"), ("ronja", "Ronja Krähenbühl"),
        ("soeren", "Sören Blauberg"), ("thea", "Thea 🦅 Himmel"), ("uli", "Uli Denkmayr"),
    ]),
    "Hufflepuff": (0xD4AC0D, [
        ("vera", "Vera Dachs"), ("wilma", "Wilma Süß"), ("xaver", "Xaver Gärtner"), ("yara", "Yara Goldammer"),
        ("zoe", "Zoë Honig"), ("arno", "Arno Brösel"),
        ("maximiliane", "Maximiliane-Friederike Haselgrün"),
    ]),
}  # fmt: skip
REFEREES = [("rudi", "Rudi Pfeiffer"), ("renate", "Renate Schärf")]
ORGANISERS = {
    "Gryffindor": ("olga", "Olga Ordnung"),
    "Slytherin": ("oskar", "Oskar Plänitz"),
    "Ravenclaw": ("ottilie", "Ottilie Siegel"),
    "Hufflepuff": ("ole", "Ole Kannegießer"),
}
"""One of each house, so that they can vote."""
HOST = ("theodor", "Theodor Turnierwirt")
SPECTATORS = [("zita", "Zita Zuschauer"), ("zeno", "Zeno Fernglas"), ("lotte", "Lotte Tribüne"), ("karl", "Karl 🍿")]
CHANNELS: list[tuple[str, list[tuple[str, str]]]] = [
    ("Willkommen", [
        ("eingangshalle", "Hier kommen alle an. Drei Dinge zum Anfangen: /dice würfelt, "
         "/watten tisch gibt dir Karten, /hilfe weiß den Rest."),
        ("ankündigungen", "Neues vom Organisationskomitee. Was ansteht: /turnier liste und /pokal stand"),
    ]),
    ("Spiele", [
        ("quidditch", "Chat-Quidditch: Spiele, Würfe, Schnatz. Ein Spiel beginnt mit /quidditch neu"),
        ("watten", "Watten, das Kartenspiel aus dem Süden: /watten tisch oder mit echten Karten /watten zettel"),
        ("wizard", "Wizard: Stiche ansagen und treffen. /wizard tisch oder mit echten Karten /wizard block"),
        ("fang-den-hut", "Fang den Hut am runden Tisch: /hut neu"),
        ("dog", "DOG in Hogwarts: /dog neu"),
        ("würfelbude", "Freies Würfeln: /dice, und gegeneinander mit /wuerfel kampf"),
    ]),
    ("Hinter den Kulissen", [
        ("schiedsrichter", "Nur für Schiedsrichter und Organisation: /verwarnungen und /log"),
        ("organisation", "Das Organisationskomitee: /pokal neu. "
         "Rollen und Kanäle bestimmt Theodor Turnierwirt: /einrichten"),
    ]),
    ("Häuser", [(house.lower(), f"Umkleide von {house}. Wann könnt ihr spielen? /pokal zeit") for house in HOUSES]),
]  # fmt: skip


def german(hub: Hub) -> None:
    """Fill an empty world."""
    world = hub.world
    now = int(hub.clock.now())
    owner = _person(hub, HOST[0], HOST[1], "Turnierwirt")
    guild = Guild(world.new_id(), "Zum Goldenen Schnatz", owner.id, description="Spieleabende mit Eule und Besen.")
    guild.roles[guild.id] = Role(guild.id, "@everyone", EVERYONE_DEFAULT)
    world.guilds[guild.id] = guild
    spectators = _role(hub, guild, "Zuschauer", 0x95A5A6)
    houses = {name: _role(hub, guild, name, color) for name, (color, _) in HOUSES.items()}
    captains = _role(hub, guild, "Kapitän", 0xE67E22)
    referees = _role(hub, guild, "Schiedsrichter", 0x2C3E50, REFEREE)
    organisers = _role(hub, guild, "Orga-Komitee", 0x8E44AD, REFEREE | MANAGE_EVENTS)
    host = _role(hub, guild, "Turnierwirt", 0xF1C40F, ADMINISTRATOR)
    guild.members[owner.id] = Member(owner.id, now, [host.id])
    for house, (username, name) in ORGANISERS.items():
        person = _person(hub, username, name, f"Orga-Komitee, {house}")
        _join(hub, guild, person, [organisers.id, houses[house].id])
    for username, name in REFEREES:
        _join(hub, guild, _person(hub, username, name, "Schiedsrichter"), [referees.id])
    for house, (_, players) in HOUSES.items():
        for number, (username, name) in enumerate(players):
            note = f"{house}, Kapitän" if number == 0 else house
            roles = [houses[house].id, captains.id] if number == 0 else [houses[house].id]
            _join(hub, guild, _person(hub, username, name, note), roles)
    for username, name in SPECTATORS:
        _join(hub, guild, _person(hub, username, name, "Zuschauer"), [spectators.id])
    _channels(hub, guild, referees, organisers, houses)
    application = add_application(hub, DEFAULT_BOT, DEFAULT_TOKEN)
    _let_in(hub, guild, guild.members[application.id].roles[0])


def found(hub: Hub, name: str, shard: int, of: int, channels: list[str], *, crowd: bool = True) -> Guild:
    """A further server whose number puts it on a shard, with every bot in it, and everybody or its owner alone."""
    world = hub.world
    number = world.new_id()
    number -= ((number >> 22) - shard) % of << 22
    people = [user for user in world.users.values() if not user.bot][: None if crowd else 1]
    guild = Guild(number, name, people[0].id)
    guild.roles[guild.id] = Role(guild.id, "@everyone", EVERYONE_DEFAULT)
    for user in people:
        _join(hub, guild, user, [])
    for position, label in enumerate(channels):
        channel = Channel(world.new_id(), TEXT, label, guild.id, position=position)
        world.channels[channel.id] = channel
    world.guilds[guild.id] = guild
    for application in world.applications.values():
        invite_bot(hub, guild, application)
    for user in people:
        tell_guild(hub, guild, user.id)
    return guild


def _let_in(hub: Hub, guild: Guild, bot_role: int) -> None:
    """The bot sees every closed room but the committee's."""
    for channel in hub.world.channels_of(guild.id):
        if channel.overwrites and channel.name != "organisation":
            channel.overwrites[bot_role] = Overwrite(bot_role, 0, allow=VIEW_CHANNEL | SEND_MESSAGES)


def _person(hub: Hub, username: str, name: str, note: str) -> User:
    user = User(hub.world.new_id(), username, name, note=note)
    hub.world.users[user.id] = user
    return user


def _join(hub: Hub, guild: Guild, user: User, roles: list[int]) -> None:
    guild.members[user.id] = Member(user.id, int(hub.clock.now()), roles)


def _role(hub: Hub, guild: Guild, name: str, color: int, extra: int = 0) -> Role:
    role = Role(
        hub.world.new_id(), name, EVERYONE_DEFAULT | extra, len(guild.roles), color, hoist=True, mentionable=True
    )
    guild.roles[role.id] = role
    return role


def _channels(hub: Hub, guild: Guild, referees: Role, organisers: Role, houses: dict[str, Role]) -> None:
    by_name = {name.lower(): role for name, role in houses.items()}
    hidden = {"schiedsrichter": [referees, organisers], "organisation": [organisers]}
    position = 0
    for category_name, entries in CHANNELS:
        category = Channel(hub.world.new_id(), CATEGORY, category_name, guild.id, position=position)
        hub.world.channels[category.id] = category
        for name, topic in entries:
            position += 1
            channel = Channel(hub.world.new_id(), TEXT, name, guild.id, category.id, position, topic)
            hub.world.channels[channel.id] = channel
            inside = hidden.get(name) or ([by_name[name], referees] if name in by_name else [])
            if inside:
                channel.overwrites[guild.id] = Overwrite(guild.id, 0, deny=VIEW_CHANNEL)
                for role in inside:
                    channel.overwrites[role.id] = Overwrite(role.id, 0, allow=VIEW_CHANNEL)
            if name == "ankündigungen":
                channel.overwrites[guild.id] = Overwrite(guild.id, 0, deny=SEND_MESSAGES)
                channel.overwrites[organisers.id] = Overwrite(organisers.id, 0, allow=SEND_MESSAGES)
            if name == "eingangshalle":
                guild.system_channel_id = channel.id
        position += 1
    voice = Channel(hub.world.new_id(), VOICE, "Große Halle", guild.id, position=position)
    hub.world.channels[voice.id] = voice


def empty(hub: Hub) -> None:
    """A world with nothing but the default application."""
    add_application(hub, DEFAULT_BOT, DEFAULT_TOKEN)


SEEDS = {"german": german, "empty": empty}
