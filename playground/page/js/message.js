// One message as a list item.
import * as api from "./api.js";
import { componentList } from "./components.js";
import { messageMenu, userMenu } from "./contextmenu.js";
import { h, icon, iconButton, onContextMenu } from "./dom.js";
import { embedCard } from "./embeds.js";
import { t } from "./i18n.js";
import { markdown } from "./markup.js";
import { attachments } from "./media.js";
import { avatar, channelIcon, channelName, displayName, guildOf, nameColor, tint } from "./names.js";
import { maySend } from "./permissions.js";
import { commandLeaves } from "./picker.js";
import { reactionRow } from "./reactions.js";
import { FLAG, isThread, store } from "./state.js";
import { messageTime, shortTime } from "./time.js";

const ORDINARY = new Set([0, 19, 20, 23]);
export const isOrdinary = (message) => ORDINARY.has(message.type ?? 0);

const SYSTEM = {
  1: "system.recipient",
  6: "system.pin",
  7: "system.join",
  18: "system.thread",
  21: "system.threadStart",
};

/** A name that opens the person's card, and their menu on the right button. */
export function nameButton(user, guild, extra = "author") {
  const node = h(
    "button",
    {
      type: "button",
      class: extra,
      dir: "auto",
      on: { click: (event) => store.emit("show:user", { user, anchor: event.currentTarget }) },
    },
    displayName(user, guild),
  );
  onContextMenu(node, (point) => userMenu(user, point));
  return tint(node, nameColor(user.id, guild));
}

export const botTag = (user) => (user.bot ? h("span", { class: "tag" }, "APP") : null);

function preview(message) {
  const text = (message.content ?? "").replace(/\s+/g, " ").slice(0, 140);
  if (text) return text.replace(/<@!?(\d+)>/g, (_, id) => `@${displayName({ id }, guildOf(message.channel_id))}`);
  if (message.attachments?.length) return t("reply.attachment");
  return t("reply.other");
}

function replyLine(message, guild) {
  if (message.type !== 19 || !message.message_reference) return null;
  const target = message.referenced_message ?? store.message(message.channel_id, message.message_reference.message_id);
  if (!target) return h("div", { class: "context-line" }, h("span", { class: "muted" }, t("reply.gone")));
  const jump = h(
    "button",
    { type: "button", class: "context-text", dir: "auto", on: { click: () => store.emit("jump", target.id) } },
    preview(target),
  );
  return h(
    "div",
    { class: "context-line" },
    avatar(target.author, { guild, size: "tiny" }),
    nameButton(target.author, guild),
    jump,
  );
}

function commandLine(message, guild) {
  const interaction = message.interaction ?? message.interaction_metadata;
  if (!interaction?.user || !interaction.name) return null;
  const fromMenu = store.commands.some((entry) => entry.name === interaction.name && entry.type > 1);
  return h(
    "div",
    { class: "context-line" },
    avatar(interaction.user, { guild, size: "tiny" }),
    nameButton(interaction.user, guild),
    h("span", {}, t("interaction.used")),
    h("span", { class: "used-command" }, fromMenu ? interaction.name : `/${interaction.name}`),
  );
}

function ephemeralNote(message) {
  if (!(message.flags & FLAG.ephemeral)) return null;
  const dismiss = () =>
    api
      .erase(message.channel_id, message.id)
      .catch((refusal) => {
        if (refusal.status !== 404) throw refusal;
      })
      .then(() => store.apply("MESSAGE_DELETE", { id: message.id, channel_id: message.channel_id }))
      .catch((refusal) => store.emit("toast", refusal.message));
  return h(
    "div",
    { class: "only-you" },
    icon("eye"),
    h("span", {}, t("ephemeral.only")),
    " · ",
    h(
      "button",
      { type: "button", class: "text-button", data: { focus: "dismiss" }, on: { click: dismiss } },
      t("ephemeral.dismiss"),
    ),
  );
}

function threadLine(message) {
  const thread = message.thread && (store.channels.get(message.thread.id) ?? message.thread);
  if (!thread) return null;
  return h(
    "button",
    { type: "button", class: "thread-card", on: { click: () => store.emit("go", { channelId: thread.id }) } },
    icon("thread"),
    h("span", { class: "thread-name", dir: "auto" }, thread.name),
    h("span", { class: "muted" }, t("thread.open")),
  );
}

function body(message) {
  const context = { channelId: message.channel_id };
  if (message.flags & FLAG.loading && !message.content && !message.components?.length) {
    return [
      h(
        "div",
        { class: "thinking", role: "status" },
        h("span", { class: "dots" }, h("i"), h("i"), h("i")),
        t("interaction.thinking", { name: displayName(message.author, guildOf(message.channel_id)) }),
      ),
    ];
  }
  const v2 = Boolean(message.flags & FLAG.v2);
  const edited =
    message.edited_timestamp && !v2
      ? h("span", { class: "edited", title: messageTime(message.edited_timestamp) }, t("message.edited"))
      : null;
  const text = message.content ? markdown(message.content, context, "content") : null;
  if (text && edited) text.append(" ", edited);
  return [
    text,
    !v2 && message.attachments?.length ? attachments(message.attachments) : null,
    !v2 ? (message.embeds ?? []).map((embed) => embedCard(embed, message)) : null,
    message.components?.length ? componentList(message.components, message) : null,
    message.reactions?.length
      ? reactionRow(message.reactions, (emoji, on) =>
          api.react(message.channel_id, message.id, emoji, on).catch((refusal) => store.emit("toast", refusal.message)),
        )
      : null,
    threadLine(message),
  ];
}

function tools(message) {
  const menu = iconButton(
    "more",
    t("message.more"),
    (event) => {
      const box = event.currentTarget.getBoundingClientRect();
      messageMenu(message, { x: box.left - 160, y: box.bottom + 4 });
    },
    { "data-focus": "more", "aria-haspopup": "menu" },
  );
  const reply =
    message.flags & FLAG.ephemeral
      ? null
      : iconButton("reply", t("message.reply"), () => store.emit("reply", message), { "data-focus": "reply" });
  const own = message.author.id === store.me.id && isOrdinary(message);
  return h(
    "div",
    { class: "tools" },
    own ? iconButton("edit", t("message.edit"), () => store.emit("edit", message), { "data-focus": "edit" }) : reply,
    menu,
  );
}

function systemMessage(message, guild) {
  const name = nameButton(message.author, guild);
  const [before, after] = t(SYSTEM[message.type] ?? "system.other").split("{name}");
  const thread =
    [18, 21].includes(message.type) && message.content ? h("strong", { dir: "auto" }, ` ${message.content}`) : null;
  return h(
    "li",
    { class: "message system", id: `m-${message.id}`, tabindex: "-1", data: { id: message.id } },
    h("div", { class: "gutter" }, icon(message.type === 6 ? "pin" : message.type === 18 ? "thread" : "right")),
    h(
      "div",
      { class: "main" },
      before,
      name,
      after,
      thread,
      h("time", { class: "when", datetime: message.timestamp }, messageTime(message.timestamp)),
    ),
  );
}

/** Draw a message; grouped ones follow their author's last message without a head. */
export function messageItem(message, { grouped, failure }) {
  const guild = guildOf(message.channel_id);
  if (!isOrdinary(message)) return systemMessage(message, guild);
  const classes = ["message", grouped ? "grouped" : "first"];
  if (message.flags & FLAG.ephemeral) classes.push("ephemeral");
  if (store.pingsMe(message)) classes.push("pings-me");
  const when = h(
    "time",
    { class: "when", datetime: message.timestamp },
    grouped ? shortTime(message.timestamp) : messageTime(message.timestamp),
  );
  const face = avatar(message.author, { guild });
  face.addEventListener("click", () => store.emit("show:user", { user: message.author, anchor: face }));
  onContextMenu(face, (point) => userMenu(message.author, point));
  const head = grouped
    ? null
    : h(
        "div",
        { class: "head" },
        nameButton(message.author, guild),
        botTag(message.author),
        when,
        message.pinned ? icon("pin", "pinned") : null,
      );
  const item = h(
    "li",
    {
      class: classes.join(" "),
      id: `m-${message.id}`,
      tabindex: "-1",
      data: { id: message.id },
      "aria-label": t("message.by", { name: displayName(message.author, guild) }),
    },
    replyLine(message, guild) ?? commandLine(message, guild),
    h("div", { class: "gutter" }, grouped ? when : face),
    h(
      "div",
      { class: "main" },
      head,
      body(message),
      failure ? h("div", { class: "failure", role: "alert" }, icon("warn"), failure) : null,
      ephemeralNote(message),
    ),
    tools(message),
  );
  onContextMenu(item, (point) => messageMenu(message, point));
  return item;
}

/** What stands at the very beginning of a channel. */
export function beginning(channel) {
  const name = channelName(channel);
  const dm = channel.type === 1;
  const thread = isThread(channel);
  const other = dm ? channel.recipients?.find((user) => user.id !== store.me.id) : null;
  const intro = dm ? t("empty.dmIntro", { name }) : channel.topic || t(thread ? "empty.thread" : "empty.intro");
  const offered = thread || (dm && !other?.bot) ? [] : commandsToTry(channel);
  return h(
    "li",
    { class: "beginning" },
    other ? avatar(other, { size: "huge" }) : h("span", { class: "beginning-icon" }, icon(channelIcon(channel))),
    h("h2", { dir: "auto" }, dm || thread ? name : t("empty.title", { name })),
    h("p", {}, intro),
    maySend(channel) ? h("p", { class: "try" }, ...toTry(offered)) : null,
  );
}

/** The commands a channel's topic names, each at its word; where it names none, the first that needs no words. */
function commandsToTry(channel) {
  const all = commandLeaves(channel);
  const topic = channel.topic ?? "";
  const named = all
    .map((leaf) => ({ leaf, at: topic.search(new RegExp(`/${leaf.path}(?![\\p{L}\\p{N}])`, "u")) }))
    .filter(({ at }) => at >= 0)
    .sort((a, b) => a.at - b.at)
    .map(({ leaf }) => leaf);
  const free = all.filter((leaf) => !leaf.options.some((option) => option.required));
  return named.length ? named : free.slice(0, 1);
}

function toTry(leaves) {
  if (!leaves.length) return [t("empty.dm")];
  const keys = leaves.map((leaf) =>
    h(
      "button",
      {
        type: "button",
        class: "hint-key",
        on: { click: () => store.emit("command:open", { id: leaf.command.id, path: leaf.path }) },
      },
      `/${leaf.spoken}`,
    ),
  );
  const [before, after] = t(leaves.length > 1 ? "empty.tryThese" : "empty.try").split("{command}");
  return [before, ...keys.flatMap((key, index) => (index ? [" ", key] : [key])), after];
}
