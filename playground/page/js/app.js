// Puts the parts together: who is played, which channel is open, what is connected.
import * as api from "./api.js";
import { Composer } from "./composer.js";
import { h, icon, iconButton } from "./dom.js";
import { lang, spokenBy, t } from "./i18n.js";
import { MemberList, showUser } from "./members.js";
import { openModal } from "./modal.js";
import { avatar, channelName, displayName } from "./names.js";
import { NotesPanel } from "./notes.js";
import { maySend } from "./permissions.js";
import { choosePerson, rememberPerson, startSplit, welcome } from "./people.js";
import {
  channelInAddress,
  isPane,
  playAs,
  query,
  recall,
  remember,
  rememberChannel,
  speakHere,
  splitNames,
} from "./places.js";
import { headTitle, Sidebar } from "./sidebar.js";
import { Live } from "./socket.js";
import { startSplitView } from "./split.js";
import { store } from "./state.js";
import { theme, toggleTheme } from "./theme.js";
import { Timeline } from "./timeline.js";
import { trackUnread } from "./unread.js";

const root = document.getElementById("app");
const wide = matchMedia("(min-width: 1100px)");

class App {
  constructor() {
    this.live = null;
    this.timeline = new Timeline();
    this.composer = new Composer((toMessages) => this.upFromComposer(toMessages));
    this.sidebar = new Sidebar((id, options) => this.openChannel(id, options));
    this.members = new MemberList();
    this.notes = new NotesPanel(() => this.toggle("notes", false));
    this.head = h("div", { class: "chat-title" });
    this.who = h("button", { type: "button", class: "who", on: { click: () => choosePerson() } });
    this.banner = h("div", { class: "banner", role: "status", hidden: true });
    this.toasts = h("div", { class: "toasts", role: "status", "aria-live": "polite" });
    this.veil = h("div", { class: "drawer-veil", on: { click: () => this.drawer(false) } });
    this.menuButton = iconButton("menu", t("side.open"), () => this.drawer(true), {
      class: "icon-button menu-button",
      "aria-controls": "side",
      "aria-expanded": "false",
    });
    this.themeButton = iconButton(theme() === "dark" ? "sun" : "moon", t("theme"), toggleTheme, {
      class: "icon-button theme-button",
    });
    this.notesButton = iconButton("pulse", t("notes.title"), () => this.toggle("notes"), {
      class: "icon-button notes-button",
      "aria-controls": "notes",
    });
    this.membersButton = iconButton("people", t("members.label"), () => this.toggle("members"), {
      class: "icon-button members-button",
      "aria-controls": "members",
    });
    const split = isPane
      ? null
      : iconButton("split", t("split.start"), startSplit, { class: "icon-button split-button" });
    this.chat = h(
      "main",
      { class: "chat" },
      h(
        "header",
        { class: "chat-head" },
        this.menuButton,
        this.head,
        this.who,
        split,
        this.notesButton,
        this.membersButton,
        isPane ? null : this.themeButton,
      ),
      this.banner,
      this.timeline.node,
      this.composer.node,
    );
    root.className = "app";
    root.replaceChildren(this.sidebar.node, this.veil, this.chat, this.members.node, this.notes.node, this.toasts);
    this.members.node.hidden = !wide.matches || isPane || recall("members", true) === false;
    this.showToggles();
    this.listen();
  }

  listen() {
    store.on("ready", () => this.ready());
    store.on("person", (username) => this.play(username));
    store.on("go", ({ channelId }) => this.openChannel(channelId));
    store.on("show:user", showUser);
    store.on("modal", openModal);
    store.on("toast", (text) => this.toast(text));
    store.on("send", (message) => this.live?.send(message));
    store.on("close:panels", () => this.timeline.toEnd());
    store.on("channels", () => this.channelsChanged());
    store.on("unread", () => this.drawTitle());
    store.on("read", () => this.markRead());
    trackUnread(() => document.visibilityState === "visible" && this.timeline.following);
    addEventListener("popstate", () => this.visit());
    addEventListener("theme", () => this.themeButton.replaceChildren(icon(theme() === "dark" ? "sun" : "moon")));
    document.addEventListener("keydown", (event) => this.key(event));
    document.addEventListener("visibilitychange", () => this.markRead());
  }

  /** Go where the address leads: Back, Forward, or one that was typed. */
  visit() {
    const name = query().get("as");
    const same = store.me && [store.me.username, store.me.id].includes(name);
    const channelId = channelInAddress();
    if (!same) this.play(name);
    else if (store.channels.has(channelId)) this.openChannel(channelId);
    else if (channelId) this.toast(t("channel.unknown"));
  }

  /** Become a person: a new connection, everything else follows from READY. */
  async play(name) {
    this.turn = (this.turn ?? 0) + 1;
    const { turn } = this;
    let everyone;
    try {
      everyone = await api.people();
    } catch {
      this.status({ state: "waiting", wait: 1500 });
      setTimeout(() => this.turn === turn && this.play(name), 1500);
      return;
    }
    if (turn !== this.turn) return;
    this.drawer(false);
    const person = everyone.find((entry) => entry.id === name || entry.username.toLowerCase() === name?.toLowerCase());
    if (!person) {
      store.people = everyone;
      welcome(name ? t("people.unknown", { name }) : t("people.welcome"));
      return;
    }
    const asked = query().get("lang");
    if (asked && asked !== spokenBy(person)) await api.speak(person, asked);
    const language = asked ?? spokenBy(person);
    if (language !== lang) {
      speakHere(person.username, language);
      return;
    }
    if (store.me?.id !== person.id) this.wanted = channelInAddress() ?? store.open ?? recall(`last:${person.id}`);
    rememberPerson(person.username);
    this.live?.close();
    store.notes.length = 0;
    this.live = new Live(
      person.id,
      (type, data) => store.apply(type, data),
      (status) => this.status(status),
    );
  }

  ready() {
    const name = displayName(store.me);
    this.drawTitle();
    this.who.title = t("people.all");
    this.who.replaceChildren(avatar(store.me, { size: "small" }), h("span", { class: "who-name", dir: "auto" }, name));
    const wanted = [this.wanted, store.open, channelInAddress(), recall(`last:${store.me.id}`)].find(
      (id) => id && store.channels.has(id),
    );
    this.wanted = null;
    store.open = null;
    this.openChannel(wanted ?? this.firstChannel(), { keepDrawer: true });
    if (!this.notes.node.hidden) this.askNotes();
  }

  /** The tab tells who is played and how often they were meant elsewhere. */
  drawTitle() {
    const pings = [...store.unread.values()].reduce((sum, entry) => sum + entry.pings, 0);
    document.title = `${pings ? `(${pings}) ` : ""}${displayName(store.me)} · Playground`;
  }

  firstChannel() {
    const guild = [...store.guilds.keys()][0];
    const channels = guild
      ? this.sidebar.guildChannels(guild).filter((channel) => channel.type === 0)
      : [...store.channels.values()];
    return (
      channels.find((channel) => channel.id === store.guilds.get(guild)?.system_channel_id) ??
      channels.find(maySend) ??
      channels[0]
    )?.id;
  }

  openChannel(id, { keepDrawer = false } = {}) {
    const channel = store.channels.get(id);
    store.open = channel?.id ?? null;
    if (!keepDrawer) this.drawer(false);
    this.sidebar.follow(channel);
    if (!channel) {
      this.head.replaceChildren(h("h2", {}, t("channel.none")));
      this.timeline.open(null);
      this.composer.node.hidden = true;
      return;
    }
    this.composer.node.hidden = false;
    rememberChannel(id);
    remember(`last:${store.me.id}`, id);
    remember(`last:${store.me.id}:${channel.guild_id ?? "dms"}`, id);
    this.drawHead(channel);
    this.timeline.open(channel);
    this.composer.open(channel);
    this.members.draw();
    this.markRead();
    if (matchMedia("(hover: hover)").matches && !document.querySelector("dialog[open]") && !isPane)
      this.composer.focus();
  }

  drawHead(channel) {
    const topic = channel.topic
      ? h("span", { class: "topic", dir: "auto", title: channel.topic }, channel.topic)
      : null;
    const parent = store.channels.get(channel.parent_id);
    const back =
      parent && parent.type !== 4
        ? h(
            "button",
            { type: "button", class: "crumb", dir: "auto", on: { click: () => this.openChannel(parent.id) } },
            channelName(parent),
            icon("right"),
          )
        : null;
    this.head.replaceChildren(...[back, ...headTitle(channel), topic].filter(Boolean));
  }

  /** The open channel may have been renamed, or may have gone. */
  channelsChanged() {
    if (!store.open) {
      if (store.me && store.channels.size) this.openChannel(this.firstChannel(), { keepDrawer: true });
      return;
    }
    const channel = store.channels.get(store.open);
    if (channel) this.drawHead(channel);
    else {
      this.toast(t("channel.gone"));
      this.openChannel(this.firstChannel(), { keepDrawer: true });
    }
  }

  markRead() {
    if (store.open && document.visibilityState === "visible" && store.unread.delete(store.open)) store.emit("unread");
  }

  status({ state, wait }) {
    clearInterval(this.counting);
    root.classList.toggle("offline", state !== "open");
    if (state === "open") {
      this.banner.hidden = true;
      return;
    }
    // A first connection is quick; only a lost one deserves a note.
    if (state === "trying") {
      if (!this.banner.hidden)
        this.banner.replaceChildren(h("span", { class: "dots" }, h("i"), h("i"), h("i")), t("line.trying"));
      return;
    }
    const end = Date.now() + wait;
    const text = h("span");
    const count = () => {
      text.textContent = t("line.lost", { seconds: Math.max(1, Math.ceil((end - Date.now()) / 1000)) });
    };
    count();
    this.counting = setInterval(count, 500);
    this.banner.hidden = false;
    this.banner.replaceChildren(
      icon("warn"),
      text,
      h("button", { type: "button", class: "text-button", on: { click: () => this.live?.retryNow() } }, t("line.now")),
    );
  }

  toggle(name, on) {
    const panel = this[name].node;
    panel.hidden = on === undefined ? !panel.hidden : !on;
    if (name === "members" && wide.matches && !isPane) remember("members", !panel.hidden);
    // Beside each other they leave no room for the chat on smaller screens.
    if (!panel.hidden && innerWidth < 1300) (name === "notes" ? this.members : this.notes).node.hidden = true;
    if (name === "notes") this.askNotes();
    this.showToggles();
    if (!panel.hidden) this[name].draw();
  }

  askNotes() {
    const on = !this.notes.node.hidden;
    if (on) store.notes.length = 0;
    this.live?.send({ op: "notes", on });
  }

  showToggles() {
    this.membersButton.setAttribute("aria-expanded", String(!this.members.node.hidden));
    this.notesButton.setAttribute("aria-expanded", String(!this.notes.node.hidden));
  }

  drawer(open) {
    root.classList.toggle("drawer-open", open);
    this.menuButton.setAttribute("aria-expanded", String(open));
    if (open) this.sidebar.node.querySelector(".side-item.current, .side-item")?.focus();
  }

  toast(text) {
    const node = h("div", { class: "toast" }, text);
    this.toasts.append(node);
    setTimeout(() => node.remove(), 5000);
  }

  /** Up in the empty field edits the last own message; with shift it goes into the messages. */
  upFromComposer(toMessages) {
    const own = store
      .log(store.open)
      .list.findLast((message) => message.author.id === store.me.id && [0, 19].includes(message.type ?? 0));
    if (own && !toMessages) store.emit("edit", own);
    else this.timeline.focusLast();
  }

  key(event) {
    if (event.key === "Escape" && root.classList.contains("drawer-open")) this.drawer(false);
    if (event.defaultPrevented || document.querySelector("dialog[open]")) return;
    if (event.altKey && (event.key === "ArrowUp" || event.key === "ArrowDown")) {
      event.preventDefault();
      this.step(event.key === "ArrowDown" ? 1 : -1);
      return;
    }
    if ((event.ctrlKey || event.metaKey) && event.key.toLowerCase() === "k") {
      event.preventDefault();
      choosePerson();
      return;
    }
    // Typing anywhere goes to the composer, as people are used to.
    const typing = event.target.closest("input, textarea, select, button, a, [role=button], [popover]");
    if (!typing && event.key.length === 1 && !event.ctrlKey && !event.metaKey && !event.altKey && event.key !== " ")
      this.composer.focus();
  }

  step(by) {
    const lines = [...this.sidebar.list.querySelectorAll(".side-item")];
    const here = lines.findIndex((line) => line.classList.contains("current"));
    lines[(here + by + lines.length) % lines.length]?.click();
  }
}

const names = splitNames();
if (names.length) {
  startSplitView(root, names);
} else {
  const app = new App();
  const last = recall("recent", [])[0];
  const asked = query().get("as");
  if (!asked && last) playAs(last);
  else app.play(asked);
  document.body.classList.toggle("in-pane", isPane);
}
