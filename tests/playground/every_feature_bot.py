"""A discord.py bot that uses whatever a games bot may use; run as a process: every_feature_bot.py URL."""

import asyncio
import io
import sys
from typing import Any

import discord
import yarl
from discord import app_commands

PNG = bytes.fromhex(
    "89504e470d0a1a0a0000000d4948445200000002000000030806000000b9eade81"
    "0000000c49444154789c6360a03d000000930001b6d9d0a60000000049454e44ae426082"
)


def point_at(url: str) -> None:
    """Send discord.py to a playground instead of Discord."""
    discord.http.Route.BASE = f"{url}/api/v10"
    discord.gateway.DiscordWebSocket.DEFAULT_GATEWAY = yarl.URL(url.replace("http", "ws", 1) + "/gateway")
    discord.asset.Asset.BASE = url


class German(app_commands.Translator):
    """German names for some commands."""

    WORDS = {"roll": "würfeln", "amount": "anzahl", "Roll dice": "Würfle"}  # noqa: RUF012 - a constant table

    async def translate(self, string: app_commands.locale_str, locale: discord.Locale, context: Any) -> str | None:
        return self.WORDS.get(string.message) if locale is discord.Locale.german else None


class Counter(discord.ui.View):
    """A persistent button that counts on its label, so that it survives a restart."""

    def __init__(self) -> None:
        super().__init__(timeout=None)

    @discord.ui.button(label="0", custom_id="counter")
    async def count(self, interaction: discord.Interaction, button: discord.ui.Button[Any]) -> None:
        assert interaction.message is not None
        number = int(interaction.message.content.split()[-1]) + 1
        await interaction.response.edit_message(content=f"Stand {number}", view=self)


class Panel(discord.ui.View):
    """One of each select, a link, a disabled button."""

    @discord.ui.select(placeholder="Karte", custom_id="card", max_values=2, options=[
        discord.SelectOption(label="Eichel", value="e"), discord.SelectOption(label="Laub", value="l", emoji="🍃"),
        discord.SelectOption(label="Herz", value="h"),
    ])  # fmt: skip
    async def card(self, interaction: discord.Interaction, select: discord.ui.Select[Any]) -> None:
        await interaction.response.send_message(f"Karten {','.join(select.values)}")

    @discord.ui.select(cls=discord.ui.UserSelect, placeholder="Wen?", custom_id="who")
    async def who(self, interaction: discord.Interaction, select: discord.ui.UserSelect[Any]) -> None:
        await interaction.response.send_message(f"Wen {select.values[0].display_name}", ephemeral=True)

    @discord.ui.select(cls=discord.ui.RoleSelect, placeholder="Rolle?", custom_id="role")
    async def role(self, interaction: discord.Interaction, select: discord.ui.RoleSelect[Any]) -> None:
        await interaction.response.send_message(f"Rolle {select.values[0].name}", ephemeral=True)

    @discord.ui.select(cls=discord.ui.ChannelSelect, placeholder="Wo?", custom_id="where")
    async def where(self, interaction: discord.Interaction, select: discord.ui.ChannelSelect[Any]) -> None:
        await interaction.response.send_message(f"Wo {select.values[0].name}", ephemeral=True)

    @discord.ui.button(label="Aus", custom_id="off", disabled=True)
    async def off(self, interaction: discord.Interaction, button: discord.ui.Button[Any]) -> None:
        raise AssertionError("a disabled button was pressed")


class Form(discord.ui.Modal, title="Meldung"):
    """A modal of the new kind: labels around inputs."""

    name: discord.ui.Label[Any] = discord.ui.Label(
        text="Name", component=discord.ui.TextInput(custom_id="name", min_length=2)
    )
    house: discord.ui.Label[Any] = discord.ui.Label(
        text="Haus",
        component=discord.ui.Select(
            custom_id="house",
            options=[discord.SelectOption(label="Gryffindor"), discord.SelectOption(label="Slytherin")],
        ),
    )

    async def on_submit(self, interaction: discord.Interaction) -> None:
        name, house = self.name.component, self.house.component
        assert isinstance(name, discord.ui.TextInput) and isinstance(house, discord.ui.Select)
        await interaction.response.send_message(f"{name.value} in {house.values[0]}", ephemeral=True)


class OldForm(discord.ui.Modal, title="Alt"):
    """A modal of the old kind."""

    text: discord.ui.TextInput[Any] = discord.ui.TextInput(label="Text", custom_id="text", required=False, max_length=5)

    async def on_submit(self, interaction: discord.Interaction) -> None:
        await interaction.response.edit_message(content=f"Alt: {self.text.value}")


class Onward(discord.ui.Button[Any]):
    """The button of the layout: closes it."""

    def __init__(self) -> None:
        super().__init__(label="Weiter", custom_id="v2", style=discord.ButtonStyle.success)

    async def callback(self, interaction: discord.Interaction) -> None:
        view = discord.ui.LayoutView()
        view.add_item(discord.ui.TextDisplay("fertig"))
        await interaction.response.edit_message(view=view, attachments=[])


class Opener(discord.ui.Button[Any]):
    """A button that opens a modal."""

    async def callback(self, interaction: discord.Interaction) -> None:
        await interaction.response.send_modal(OldForm())


class Layout(discord.ui.LayoutView):
    """Components V2 with all parts."""

    def __init__(self) -> None:
        super().__init__()
        box: discord.ui.Container[Any] = discord.ui.Container(accent_colour=0xD4AC0D)
        box.add_item(discord.ui.TextDisplay("# Tafel"))
        box.add_item(discord.ui.Section("Abschnitt", accessory=discord.ui.Thumbnail("attachment://bild.png")))
        box.add_item(discord.ui.MediaGallery(discord.MediaGalleryItem("attachment://bild.png", description="Bild")))
        box.add_item(discord.ui.Separator())
        box.add_item(discord.ui.File("attachment://text.txt"))
        row: discord.ui.ActionRow[Any] = discord.ui.ActionRow()
        row.add_item(Onward())
        box.add_item(row)
        self.add_item(box)


class Bot(discord.AutoShardedClient):
    """The bot; heard collects what it was told over the gateway."""

    def __init__(
        self,
        intents: discord.Intents | None = None,
        shard_count: int | None = None,
        shard_ids: list[int] | None = None,
    ) -> None:
        sharding: dict[str, Any] = {} if shard_ids is None else {"shard_ids": shard_ids}
        super().__init__(
            intents=intents or discord.Intents.all(), shard_count=shard_count, **sharding,
            allowed_mentions=discord.AllowedMentions.none(), guild_ready_timeout=0.2,
        )  # fmt: skip
        self.tree = app_commands.CommandTree(self)
        self.heard: list[discord.Message] = []
        self.resumed = asyncio.Event()
        self.ready_again = asyncio.Event()
        self.events: asyncio.Queue[tuple[str, Any]] = asyncio.Queue()
        register(self.tree)

    async def setup_hook(self) -> None:
        await self.tree.set_translator(German())
        self.add_view(Counter())
        await self.tree.sync()

    async def on_message(self, message: discord.Message) -> None:
        self.heard.append(message)
        self.events.put_nowait(("message", message))
        if message.guild is None and message.author != self.user:
            await message.channel.send(f"Echo: {message.content}")

    async def on_member_join(self, member: discord.Member) -> None:
        self.events.put_nowait(("join", member))

    async def on_raw_reaction_add(self, payload: discord.RawReactionActionEvent) -> None:
        self.events.put_nowait(("reaction", payload))

    async def on_shard_ready(self, shard_id: int) -> None:
        self.ready_again.set()

    async def on_shard_resumed(self, shard_id: int) -> None:
        self.resumed.set()


def register(tree: "app_commands.CommandTree[Any]") -> None:
    """The commands."""

    @tree.command(name=app_commands.locale_str("roll"), description=app_commands.locale_str("Roll dice"))
    @app_commands.rename(amount=app_commands.locale_str("amount"))
    async def roll(interaction: discord.Interaction, amount: app_commands.Range[int, 1, 10] = 1) -> None:
        await interaction.response.send_message(f"{amount} Würfel in {interaction.locale}/{interaction.guild_locale}")

    @tree.command(name="all", description="Every option type")
    @app_commands.choices(
        colour=[app_commands.Choice(name="Rot", value="r"), app_commands.Choice(name="Blau", value="b")]
    )
    async def every(
        interaction: discord.Interaction, text: app_commands.Range[str, 2, 5], colour: str, number: float, yes: bool,
        member: discord.Member, role: discord.Role, channel: discord.TextChannel, either: discord.Member | discord.Role,
        file: discord.Attachment,
    ) -> None:  # fmt: skip
        data = await file.read()
        about = f"{member.name} {role.name} {channel.name} {either} {file.filename} {len(data)}"
        await interaction.response.send_message(f"{text} {colour} {number} {yes} {about}")

    @tree.command(name="suche", description="Autocomplete")
    async def search(interaction: discord.Interaction, wort: str) -> None:
        await interaction.response.send_message(f"gesucht {wort}")

    @search.autocomplete("wort")
    async def suggest(interaction: discord.Interaction, current: str) -> list[app_commands.Choice[str]]:
        return [app_commands.Choice(name=f"{current}{end}", value=f"{current}{end}") for end in "abc"]

    group = app_commands.Group(name="liga", description="Gruppe")
    inner = app_commands.Group(name="runde", description="Untergruppe", parent=group)

    @group.command(name="tabelle", description="Sub")
    async def table(interaction: discord.Interaction) -> None:
        await interaction.response.send_message(embed=discord.Embed(title="Tabelle").add_field(name="1.", value="Anna"))

    @inner.command(name="neu", description="Subsub")
    async def new(interaction: discord.Interaction, nummer: int) -> None:
        await interaction.response.send_message(f"Runde {nummer}")

    tree.add_command(group)

    @tree.command(name="geheim", description="Ephemeral")
    async def secret(interaction: discord.Interaction) -> None:
        await interaction.response.send_message("nur du", ephemeral=True)
        await interaction.followup.send("auch nur du", ephemeral=True)

    @tree.command(name="langsam", description="Deferred")
    async def slow(interaction: discord.Interaction, heimlich: bool = False) -> None:
        await interaction.response.defer(ephemeral=heimlich, thinking=True)
        await interaction.edit_original_response(content="fertig gedacht")

    @tree.command(name="folgen", description="Follow-ups")
    async def follow(interaction: discord.Interaction) -> None:
        await interaction.response.send_message("eins")
        second = await interaction.followup.send("zwei", wait=True)
        await second.edit(content="zwei!")
        third = await interaction.followup.send("drei", wait=True)
        await third.delete()
        original = await interaction.original_response()
        await original.edit(content=f"{original.content}!")

    @tree.command(name="panel", description="Components")
    async def panel(interaction: discord.Interaction) -> None:
        await interaction.response.send_message("Panel", view=Panel())

    @tree.command(name="zaehler", description="Persistent")
    async def counter(interaction: discord.Interaction) -> None:
        await interaction.response.send_message("Stand 0", view=Counter())

    @tree.command(name="formular", description="Modal")
    async def form(interaction: discord.Interaction) -> None:
        await interaction.response.send_modal(Form())

    @tree.command(name="altes", description="Old modal from a button")
    async def old(interaction: discord.Interaction) -> None:
        view = discord.ui.View()
        view.add_item(Opener(label="Öffnen", custom_id="open"))
        await interaction.response.send_message("Drück", view=view)

    @tree.command(name="tafel", description="Components V2")
    async def layout(interaction: discord.Interaction) -> None:
        files = [discord.File(io.BytesIO(PNG), "bild.png"), discord.File(io.BytesIO(b"Text"), "text.txt")]
        await interaction.response.send_message(view=Layout(), files=files)

    @tree.command(name="bild", description="Embed with picture")
    async def picture(interaction: discord.Interaction) -> None:
        embed = discord.Embed(title="Brett").set_image(url="attachment://brett.png")
        await interaction.response.send_message(embed=embed, file=discord.File(io.BytesIO(PNG), "brett.png"))

    @tree.command(name="stumm", description="Never answers")
    async def silent(interaction: discord.Interaction) -> None:
        return

    @tree.command(name="nurchef", description="For those who may ban")
    @app_commands.default_permissions(ban_members=True)
    async def chief(interaction: discord.Interaction) -> None:
        await interaction.response.send_message("Chef")

    @tree.context_menu(name="Wer ist das?")
    async def who(interaction: discord.Interaction, member: discord.Member) -> None:
        await interaction.response.send_message(f"Das ist {member.display_name}", ephemeral=True)

    @tree.context_menu(name="Zitieren")
    async def quote(interaction: discord.Interaction, message: discord.Message) -> None:
        await interaction.response.send_message(f"> {message.content}")


if __name__ == "__main__":
    point_at(sys.argv[1])
    Bot().run("playground", log_handler=None)
