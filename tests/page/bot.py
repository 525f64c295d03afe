"""A small discord.py bot that uses everything the page must show; run as a process of its own."""

import asyncio
import io
import os
from typing import Any

import discord
import discord.gateway
import discord.http
import yarl
from discord import app_commands
from PIL import Image, ImageDraw

BASE = os.environ["PLAYGROUND_URL"]
discord.http.Route.BASE = f"{BASE}/api/v10"
discord.gateway.DiscordWebSocket.DEFAULT_GATEWAY = yarl.URL(BASE.replace("http", "ws", 1) + "/gateway")
discord.asset.Asset.BASE = BASE

GERMAN = {
    "score": "punktestand", "Note a score": "Punkte eintragen", "points": "punkte",
    "How many points": "Wie viele Punkte", "house": "haus", "Which house": "Welches Haus",
}  # fmt: skip
HOUSES = ["Gryffindor", "Slytherin", "Ravenclaw", "Hufflepuff"]
THROWS = ["1w6", "2w6", "3w6", "1w20"]


class German(app_commands.Translator):
    """Names and descriptions as a German client shows them."""

    async def translate(
        self, string: app_commands.locale_str, locale: discord.Locale, context: app_commands.TranslationContextTypes
    ) -> str | None:
        return GERMAN.get(string.message) if locale is discord.Locale.german else None


class Bot(discord.Client):
    """The client; everything is a global command."""

    def __init__(self) -> None:
        super().__init__(intents=discord.Intents.default())
        self.tree = app_commands.CommandTree(self)

    async def setup_hook(self) -> None:
        await self.tree.set_translator(German())
        await self.tree.sync()

    async def on_ready(self) -> None:
        print("ready", flush=True)


bot = Bot()
Interaction = discord.Interaction[Bot]


def picture() -> discord.File:
    """A pitch, more or less."""
    image = Image.new("RGB", (640, 360), "#27447a")
    draw = ImageDraw.Draw(image)
    for number, color in enumerate(["#c0392b", "#1e8449", "#e3b04b"]):
        draw.ellipse((90 + number * 170, 110, 210 + number * 170, 230), fill=color, outline="white", width=5)
    data = io.BytesIO()
    image.save(data, "PNG")
    data.seek(0)
    return discord.File(data, "feld.png", description="Das Spielfeld mit drei Bällen")


@bot.tree.command(name="dice", description="Würfelt für dich")
@app_commands.describe(wurf="Was soll gewürfelt werden?", mal="Wie oft?", gegen="Gegen wen?")
async def dice(
    interaction: Interaction,
    wurf: str,
    mal: app_commands.Range[int, 1, 10] = 1,
    gegen: discord.Member | None = None,
) -> None:
    """A public answer."""
    against = f" gegen {gegen.mention}" if gegen else ""
    await interaction.response.send_message(f"🎲 {interaction.user.display_name} wirft {mal} mal **{wurf}**{against}")


@dice.autocomplete("wurf")
async def suggest(interaction: Interaction, current: str) -> list[app_commands.Choice[str]]:
    """Throws that begin like what was typed."""
    return [app_commands.Choice(name=f"{item} würfeln", value=item) for item in THROWS if item.startswith(current)]


@bot.tree.command(name="score", description="Note a score")
@app_commands.describe(house="Which house", points="How many points")
@app_commands.choices(house=[app_commands.Choice(name=item, value=item.lower()) for item in HOUSES])
async def score(interaction: Interaction, house: str, points: app_commands.Range[int, 0, 150]) -> None:
    """A command with German names, choices and a range."""
    await interaction.response.send_message(f"{house}: **{points}** Punkte")


@bot.tree.command(name="zeichen", description="Zeigt ein Zeichen der Anwendung")
async def sign(interaction: Interaction) -> None:
    """An emoji of the application, in a line and on a button."""
    out = io.BytesIO()
    Image.new("RGBA", (96, 96), "#c0392b").save(out, "PNG")
    emoji = await bot.create_application_emoji(name="rotes_feld", image=out.getvalue())
    view = discord.ui.View()
    view.add_item(discord.ui.Button(label="Drücken", emoji=emoji))
    await interaction.response.send_message(f"Farbe: {emoji}", view=view)


@bot.tree.command(name="karten", description="Zeigt dir deine Karten")
async def cards(interaction: Interaction) -> None:
    """For one person only."""
    await interaction.response.send_message("Deine Hand: **♥ Ass** und ♠ König", ephemeral=True)


@bot.tree.command(name="langsam", description="Denkt erst nach")
async def slow(interaction: Interaction) -> None:
    """Deferred, then answered."""
    await interaction.response.defer(thinking=True)
    await asyncio.sleep(1.5)
    await interaction.followup.send("Jetzt weiß ich es: **42**")


@bot.tree.command(name="stumm", description="Antwortet nie")
async def silent(interaction: Interaction) -> None:
    """No answer at all."""


@bot.tree.command(name="brief", description="Schreibt dir eine Direktnachricht")
async def letter(interaction: Interaction) -> None:
    """A DM, and a note that it was sent."""
    await interaction.user.send("Du bist Kapitän von **Gryffindor**. Verteile drei Erfahrungspunkte.")
    await interaction.response.send_message("Schau in deine Direktnachrichten.", ephemeral=True)


@bot.tree.command(name="bericht", description="Ein Spielbericht")
async def report(interaction: Interaction) -> None:
    """An embed with everything, and a table."""
    embed = discord.Embed(
        title="Spielbericht", description="Gryffindor schlägt Slytherin **150 : 40**.", color=0xE3B04B,
        url="https://example.org/bericht", timestamp=interaction.created_at,
    )  # fmt: skip
    embed.set_author(name="Liga der Häuser").set_footer(text="Runde 6 von 10")
    for name, value in [("Hüter", "Anna"), ("Sucher", "Bruno"), ("Jäger", "Clara")]:
        embed.add_field(name=name, value=value)
    embed.set_image(url="attachment://feld.png")
    # The server's clock may have been moved; the interaction carries its time.
    soon = int(interaction.created_at.timestamp()) + 50
    await interaction.response.send_message(f"Anpfiff <t:{soon}:R>", embed=embed, file=picture())


class Form(discord.ui.Modal, title="Aufstellung"):
    """Text inputs, old and new, and a select in a label."""

    name_field: discord.ui.Label["Form"] = discord.ui.Label(
        text="Name", description="Wie heißt du auf dem Feld?",
        component=discord.ui.TextInput(custom_id="name", max_length=20),
    )  # fmt: skip
    place_field: discord.ui.Label["Form"] = discord.ui.Label(
        text="Platz",
        component=discord.ui.Select(
            custom_id="platz", options=[discord.SelectOption(label=item) for item in ["Hüter", "Sucher", "Jäger"]]
        ),
    )
    note: discord.ui.TextInput["Form"] = discord.ui.TextInput(
        label="Bemerkung", style=discord.TextStyle.paragraph, required=False
    )

    async def on_submit(self, interaction: Interaction) -> None:  # type: ignore[override]  # our client's type
        assert isinstance(self.name_field.component, discord.ui.TextInput)
        assert isinstance(self.place_field.component, discord.ui.Select)
        place = self.place_field.component.values[0]
        await interaction.response.send_message(f"Eingetragen: {self.name_field.component.value} als **{place}**")


class Buttons(discord.ui.ActionRow["Panel"]):
    """One button of every kind."""

    @discord.ui.button(label="Platz nehmen", style=discord.ButtonStyle.primary, custom_id="platz-nehmen")
    async def sit(self, interaction: Interaction, button: discord.ui.Button["Panel"]) -> None:
        await interaction.response.send_modal(Form())

    @discord.ui.button(label="Anpfiff", style=discord.ButtonStyle.success, emoji="📣", custom_id="anpfiff")
    async def start(self, interaction: Interaction, button: discord.ui.Button["Panel"]) -> None:
        await interaction.response.edit_message(view=Panel(f"Anpfiff durch {interaction.user.mention}!"))

    @discord.ui.button(label="Abbruch", style=discord.ButtonStyle.danger, custom_id="abbruch")
    async def stop(self, interaction: Interaction, button: discord.ui.Button["Panel"]) -> None:
        await interaction.response.send_message("Abbrechen darf nur der Schiedsrichter.", ephemeral=True)

    @discord.ui.button(label="Regeln", disabled=True, custom_id="regeln")
    async def rules(self, interaction: Interaction, button: discord.ui.Button["Panel"]) -> None:
        raise AssertionError("a disabled button was pressed")


class Houses(discord.ui.ActionRow["Panel"]):
    """A string select."""

    @discord.ui.select(
        placeholder="Haus wählen", custom_id="haus",
        options=[discord.SelectOption(label=item, description=f"Für {item}", emoji="🏰") for item in HOUSES],
    )  # fmt: skip
    async def pick(self, interaction: Interaction, select: discord.ui.Select["Panel"]) -> None:
        await interaction.response.send_message(f"{interaction.user.display_name} wählt {select.values[0]}")


class Team(discord.ui.ActionRow["Panel"]):
    """A user select with several values."""

    @discord.ui.select(
        cls=discord.ui.UserSelect, placeholder="Mannschaft wählen", min_values=2, max_values=3, custom_id="team"
    )
    async def pick(self, interaction: Interaction, select: discord.ui.UserSelect["Panel"]) -> None:
        await interaction.response.send_message("Mannschaft: " + ", ".join(user.mention for user in select.values))


class Panel(discord.ui.LayoutView):
    """Components V2."""

    def __init__(self, status: str = "Zum Anpfiff fehlt nur noch ein Pfiff.") -> None:
        super().__init__(timeout=None)
        buttons = Buttons()
        buttons.add_item(discord.ui.Button(label="Heft", url="https://example.org/heft"))
        self.add_item(discord.ui.Container(
            discord.ui.Section(
                discord.ui.TextDisplay("## Gryffindor gegen Slytherin\nFreundschaftsspiel"),
                accessory=discord.ui.Thumbnail("attachment://feld.png", description="Wappen"),
            ),
            discord.ui.Separator(),
            discord.ui.MediaGallery(discord.MediaGalleryItem("attachment://feld.png", description="Das Spielfeld")),
            discord.ui.TextDisplay(status), buttons, Houses(), Team(), accent_color=0xC0392B,
        ))  # fmt: skip


@bot.tree.command(name="panel", description="Ein Spielfeld mit Knöpfen")
async def panel(interaction: Interaction) -> None:
    """Everything Components V2 has."""
    await interaction.response.send_message(view=Panel(), file=picture())


class Survey(discord.ui.Modal, title="Umfrage"):
    """The newer parts of modals: text, radio buttons, ticks and an upload."""

    intro: discord.ui.TextDisplay[Any] = discord.ui.TextDisplay("Wie war das **Spiel**?")
    mark: discord.ui.Label["Survey"] = discord.ui.Label(
        text="Note", component=discord.ui.RadioGroup(
            custom_id="note", options=[discord.RadioGroupOption(label=item) for item in ["gut", "naja"]]
        ),
    )  # fmt: skip
    likes: discord.ui.Label["Survey"] = discord.ui.Label(
        text="Gefallen hat", component=discord.ui.CheckboxGroup(
            custom_id="gefallen",
            options=[discord.CheckboxGroupOption(label=item) for item in ["Flug", "Tor", "Schnatz"]],
        ),
    )  # fmt: skip
    again: discord.ui.Label["Survey"] = discord.ui.Label(
        text="Wieder dabei?", component=discord.ui.Checkbox(custom_id="wieder")
    )
    photo: discord.ui.Label["Survey"] = discord.ui.Label(
        text="Foto", component=discord.ui.FileUpload(custom_id="foto", required=False)
    )

    async def on_submit(self, interaction: Interaction) -> None:  # type: ignore[override]  # our client's type
        assert isinstance(self.mark.component, discord.ui.RadioGroup)
        assert isinstance(self.likes.component, discord.ui.CheckboxGroup)
        assert isinstance(self.again.component, discord.ui.Checkbox)
        assert isinstance(self.photo.component, discord.ui.FileUpload)
        files = ", ".join(item.filename for item in self.photo.component.values)
        likes = "+".join(self.likes.component.values)
        await interaction.response.send_message(
            f"Note {self.mark.component.value}, {likes}, wieder {self.again.component.value}, Datei {files}"
        )


@bot.tree.command(name="umfrage", description="Ein langes Formular")
async def survey(interaction: Interaction) -> None:
    """A modal straight from a command."""
    await interaction.response.send_modal(Survey())


@bot.tree.command(name="datei", description="Nimmt eine Datei entgegen")
async def take_file(interaction: Interaction, bild: discord.Attachment) -> None:
    """An attachment option."""
    await interaction.response.send_message(f"{bild.filename} hat {len(await bild.read())} Bytes")


@bot.tree.command(name="faden", description="Beginnt einen Thread")
async def thread(interaction: Interaction) -> None:
    """A public thread on the answer, and a first message in it."""
    await interaction.response.send_message("Ich spinne einen Faden.")
    message = await interaction.original_response()
    assert isinstance(interaction.channel, discord.TextChannel)
    found = await interaction.channel.create_thread(name="Spiel 12: Finale", message=message)
    await found.send("Hier wird gespielt.")


class Choices(discord.ui.View):
    """The automatic selects."""

    def __init__(self) -> None:
        super().__init__(timeout=None)

    @discord.ui.select(cls=discord.ui.RoleSelect, placeholder="Rolle", custom_id="rolle")
    async def role(self, interaction: Interaction, select: discord.ui.RoleSelect["Choices"]) -> None:
        await interaction.response.send_message(f"Rolle: {select.values[0].mention}")

    @discord.ui.select(
        cls=discord.ui.ChannelSelect, placeholder="Kanal", custom_id="kanal", channel_types=[discord.ChannelType.text]
    )
    async def channel(self, interaction: Interaction, select: discord.ui.ChannelSelect["Choices"]) -> None:
        await interaction.response.send_message(f"Kanal: {select.values[0].mention}")

    @discord.ui.select(cls=discord.ui.MentionableSelect, placeholder="Wer auch immer", custom_id="wer")
    async def anyone(self, interaction: Interaction, select: discord.ui.MentionableSelect["Choices"]) -> None:
        await interaction.response.send_message(f"Gemeint: {select.values[0].mention}")


@bot.tree.command(name="auswahl", description="Rollen, Kanäle, Personen")
async def choices(interaction: Interaction) -> None:
    """Three selects in rows, and a reaction to join."""
    await interaction.response.send_message("Wähle:", view=Choices())
    await (await interaction.original_response()).add_reaction("👍")


@bot.tree.context_menu(name="Nachricht melden")
async def flag(interaction: Interaction, message: discord.Message) -> None:
    """A message command."""
    await interaction.response.send_message(f"Gemeldet: {message.author.display_name}", ephemeral=True)


@bot.tree.context_menu(name="Stupsen")
async def nudge(interaction: Interaction, member: discord.Member) -> None:
    """A user command."""
    await interaction.response.send_message(f"{interaction.user.display_name} stupst {member.mention}")


bot.run(os.environ.get("PLAYGROUND_TOKEN", "playground"), log_handler=None)
