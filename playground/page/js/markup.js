// Markdown trees as DOM nodes; people's text only ever becomes text nodes.
import { h } from "./dom.js";
import { emojiFace } from "./emoji.js";
import { t } from "./i18n.js";
import { inline, isJumbo, parse } from "./markdown.js";
import { channelIcon, channelName, displayName, guildOf, hex, tint } from "./names.js";
import { isThread, store } from "./state.js";
import { icon } from "./dom.js";
import { timeElement } from "./time.js";
import { ansi } from "./ansi.js";

const TAGS = { bold: "strong", italic: "em", underline: "u", strike: "s" };

function act(kind, detail) {
  return {
    click: (event) => {
      event.stopPropagation();
      store.emit(kind, { ...detail, anchor: event.currentTarget });
    },
  };
}

function userMention(node, context) {
  const guild = guildOf(context.channelId);
  const user = store.users.get(node.id);
  if (!user) return h("span", { class: "mention" }, `@${t("user.unknown")}`);
  return h(
    "button",
    { type: "button", class: "mention", on: act("show:user", { user }) },
    `@${displayName(user, guild)}`,
  );
}

function roleMention(node, context) {
  const role = guildOf(context.channelId)?.roles.get(node.id);
  const span = h("span", { class: "mention" }, `@${role?.name ?? t("role.unknown")}`);
  return tint(span, role?.color ? hex(role.color) : null);
}

function channelMention(node) {
  const channel = store.channels.get(node.id);
  if (!channel) return h("span", { class: "mention" }, `#${t("channel.unknown")}`);
  const props = { type: "button", class: "mention", on: act("go", { channelId: channel.id }) };
  return h("button", props, icon(isThread(channel) ? "thread" : channelIcon(channel)), channelName(channel));
}

function spoiler(node, context) {
  const span = h("span", {
    class: "spoiler",
    role: "button",
    tabindex: "0",
    "aria-label": t("spoiler.show"),
    "aria-expanded": "false",
  });
  const inner = h("span", { class: "spoiler-text", "aria-hidden": "true" }, draw(node.nodes, context));
  span.append(inner);
  const show = (event) => {
    if (event.type === "keydown" && event.key !== "Enter" && event.key !== " ") return;
    if (span.classList.contains("shown")) return;
    event.preventDefault();
    event.stopPropagation();
    span.classList.add("shown");
    span.setAttribute("aria-expanded", "true");
    span.removeAttribute("aria-label");
    inner.removeAttribute("aria-hidden");
  };
  span.addEventListener("click", show);
  span.addEventListener("keydown", show);
  return span;
}

function placeProps(channel) {
  const go = (event) => {
    event.preventDefault();
    store.emit("go", { channelId: channel.id });
  };
  return { href: `#${channel.id}`, title: channelName(channel), on: { click: go } };
}

const PLACE = /^https:\/\/(?:\w+\.)?discord\.com\/channels\/(?:@me|\d+)\/(\d+)(?:\/\d+)?$/;

/** A link to one of our own places leads there, as in Discord; all others leave in a window of their own. */
function link(node, context) {
  const channel = store.channels.get(PLACE.exec(node.url)?.[1]);
  if (channel) {
    const named = node.nodes.length === 1 && node.nodes[0].text === node.url;
    return named ? channelMention({ id: channel.id }) : h("a", placeProps(channel), draw(node.nodes, context));
  }
  const props = { href: node.url, target: "_blank", rel: "noopener noreferrer nofollow", title: node.url };
  return h("a", props, draw(node.nodes, context));
}

function drawList(node, context) {
  const items = node.items.map((nodes) => h("li", {}, draw(nodes, context)));
  return node.ordered ? h("ol", { start: node.start }, items) : h("ul", {}, items);
}

const DRAW = {
  text: (node) => document.createTextNode(node.text),
  fence: (node) =>
    h("pre", { class: "fence", tabindex: "0" }, h("code", {}, node.lang === "ansi" ? ansi(node.text) : node.text)),
  code: (node) => h("code", { class: "inline-code" }, node.text),
  quote: (node, context) => h("blockquote", {}, h("div", {}, draw(node.nodes, context))),
  heading: (node, context) => h("h3", { class: `size-${node.level}` }, draw(node.nodes, context)),
  subtext: (node, context) => h("small", { class: "subtext" }, draw(node.nodes, context)),
  list: drawList,
  link,
  spoiler,
  user: userMention,
  role: roleMention,
  channel: channelMention,
  command: (node) =>
    h(
      "button",
      { type: "button", class: "mention", on: act("command:open", { id: node.id, path: node.name }) },
      `/${node.name}`,
    ),
  emoji: (node) => emojiFace(node),
  time: (node) => timeElement(node.unix, node.style),
  everyone: (node) => h("span", { class: "mention" }, node.text),
};

function draw(nodes, context) {
  return nodes.map((node) => {
    if (node.type === "group") return draw(node.nodes, context);
    const make = DRAW[node.type];
    return make ? make(node, context) : h(TAGS[node.type], {}, draw(node.nodes, context));
  });
}

/** Text of a message or text display. */
export function markdown(text, context, extra = "") {
  const nodes = parse(text);
  const jumbo = isJumbo(nodes) ? "jumbo" : "";
  return h("div", { class: `md ${jumbo} ${extra}`.trim(), dir: "auto" }, draw(nodes, context));
}

/** A single line without blocks: titles, field names, previews. */
export function markdownLine(text, context) {
  return h("span", { class: "md", dir: "auto" }, draw(inline(text), context));
}
