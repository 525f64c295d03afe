// The left side: servers and direct messages on the rail, channels and threads beside it.
import { arrowKeys, h, icon, iconButton, keepingFocus, onContextMenu } from "./dom.js";
import { startDm, userMenu } from "./contextmenu.js";
import { t } from "./i18n.js";
import { avatar, channelIcon, channelName, displayName, hueOf, initials } from "./names.js";
import { choosePerson, PeoplePanel } from "./people.js";
import { recall, remember } from "./places.js";
import { bySnowflake, isDm, isThread, store } from "./state.js";

const HOME = "dms";

export class Sidebar {
  constructor(open) {
    this.openChannel = open;
    this.rail = h("nav", { class: "rail", "aria-label": t("rail.label") });
    this.title = h("header", { class: "side-head" });
    this.list = h("nav", { class: "side-list", "aria-label": t("side.label") });
    this.panel = new PeoplePanel();
    this.node = h(
      "div",
      { class: "side", id: "side" },
      this.rail,
      h("div", { class: "side-main" }, this.title, this.list, this.panel.node),
    );
    this.place = null;
    this.folded = new Set(recall("folded", []));
    arrowKeys(this.list, ".side-item, .side-category");
    arrowKeys(this.rail, ".rail-item");
    for (const topic of ["channels", "unread", "members"]) store.on(topic, () => this.draw());
  }

  /** Show the list the channel belongs to. */
  follow(channel) {
    this.place = channel ? (channel.guild_id ?? HOME) : (this.place ?? [...store.guilds.keys()][0] ?? HOME);
    this.draw();
  }

  draw() {
    if (!store.me) return;
    keepingFocus(this.node, () => {
      this.drawRail();
      if (this.place === HOME) this.drawDms();
      else this.drawGuild(store.guilds.get(this.place) ?? [...store.guilds.values()][0]);
      this.panel.draw();
    });
  }

  count(channels) {
    return channels.reduce((sum, channel) => sum + (store.unread.get(channel.id)?.pings ?? 0), 0);
  }

  railItem(id, label, face, channels) {
    const pings = this.count(channels);
    const fresh = channels.some((channel) => store.unread.has(channel.id));
    const props = {
      type: "button",
      class: `rail-item ${this.place === id ? "current" : ""} ${fresh ? "fresh" : ""}`,
      title: label,
      "aria-label": label,
      "aria-current": this.place === id ? "true" : null,
      data: { focus: `rail:${id}` },
    };
    return h(
      "button",
      { ...props, on: { click: () => this.choose(id) } },
      face,
      pings ? h("span", { class: "badge" }, pings) : null,
    );
  }

  drawRail() {
    const all = [...store.channels.values()];
    const guilds = [...store.guilds.values()].map((guild) =>
      this.railItem(
        guild.id,
        guild.name,
        h("span", {
          class: "guild-face",
          css: { "--hue": hueOf(guild.name) },
          data: { initials: initials(guild.name) },
        }),
        all.filter((channel) => channel.guild_id === guild.id),
      ),
    );
    this.rail.replaceChildren(
      this.railItem(HOME, t("dms"), h("span", { class: "guild-face home" }, icon("message")), all.filter(isDm)),
      h("hr"),
      ...guilds,
    );
  }

  /** A click on the rail goes to the last channel seen there. */
  choose(id) {
    this.place = id;
    const last = store.channels.get(recall(`last:${store.me.id}:${id}`));
    const first = id === HOME ? null : this.guildChannels(id).find((channel) => channel.type === 0);
    this.draw();
    if (last ?? first) this.openChannel((last ?? first).id, { keepDrawer: true });
  }

  guildChannels(guildId) {
    return [...store.channels.values()]
      .filter((channel) => channel.guild_id === guildId && !isThread(channel))
      .sort((a, b) => (a.position ?? 0) - (b.position ?? 0) || bySnowflake(a.id, b.id));
  }

  drawGuild(guild) {
    if (!guild) {
      this.title.replaceChildren();
      this.list.replaceChildren(h("p", { class: "muted side-empty" }, t("side.empty")));
      return;
    }
    this.title.replaceChildren(h("h1", { dir: "auto", title: guild.name }, guild.name));
    const channels = this.guildChannels(guild.id);
    const visible = channels.filter((channel) => channel.type !== 4);
    const nodes = visible
      .filter((channel) => !channels.some((entry) => entry.id === channel.parent_id))
      .map((channel) => this.channelLines(channel));
    for (const category of channels.filter((channel) => channel.type === 4)) {
      const inside = visible.filter((channel) => channel.parent_id === category.id);
      if (!inside.length) continue;
      const folded = this.folded.has(category.id);
      nodes.push(
        h(
          "button",
          {
            type: "button",
            class: "side-category",
            "aria-expanded": String(!folded),
            data: { focus: `category:${category.id}` },
            on: { click: () => this.fold(category.id) },
          },
          icon(folded ? "right" : "down"),
          h("span", { dir: "auto" }, category.name),
        ),
      );
      nodes.push(
        inside
          .filter((channel) => !folded || channel.id === store.open || store.unread.has(channel.id))
          .map((channel) => this.channelLines(channel)),
      );
    }
    this.list.replaceChildren(...nodes.flat(3));
  }

  fold(id) {
    if (!this.folded.delete(id)) this.folded.add(id);
    remember("folded", [...this.folded]);
    this.draw();
  }

  channelLines(channel) {
    const threads = [...store.channels.values()]
      .filter((entry) => isThread(entry) && entry.parent_id === channel.id && !entry.thread_metadata?.archived)
      .sort((a, b) => bySnowflake(a.id, b.id));
    return [
      this.line(channel, icon(channelIcon(channel))),
      ...threads.map((thread) => this.line(thread, icon(channelIcon(thread)), "thread-line")),
    ];
  }

  line(channel, face, extra = "") {
    const unread = store.unread.get(channel.id);
    const current = store.open === channel.id;
    const name = channelName(channel);
    return h(
      "button",
      {
        type: "button",
        class: `side-item ${extra} ${current ? "current" : ""} ${unread ? "fresh" : ""}`,
        "aria-current": current ? "page" : null,
        title: name,
        data: { focus: `channel:${channel.id}` },
        on: { click: () => this.openChannel(channel.id) },
      },
      face,
      h("span", { class: "side-name", dir: "auto" }, name),
      unread?.pings ? h("span", { class: "badge" }, unread.pings) : null,
    );
  }

  drawDms() {
    const newDm = iconButton("plus", t("dms.new"), () => this.newDm(), { "data-focus": "new-dm" });
    this.title.replaceChildren(h("h1", {}, t("dms")), newDm);
    const dms = [...store.channels.values()]
      .filter(isDm)
      .sort((a, b) => bySnowflake(b.last_message_id ?? b.id, a.last_message_id ?? a.id));
    const lines = dms.map((channel) => {
      const other = channel.recipients?.find((user) => user.id !== store.me.id);
      const line = this.line(channel, other ? avatar(other, { size: "small" }) : icon("at"), "dm-line");
      if (other) onContextMenu(line, (point) => userMenu(other, point));
      return line;
    });
    this.list.replaceChildren(...(lines.length ? lines : [h("p", { class: "muted side-empty" }, t("dms.empty"))]));
  }

  newDm() {
    const bots = store.bots.map((bot) => ({ ...bot.user, note: t("user.bot") }));
    const others = [...bots, ...store.people.filter((person) => person.id !== store.me.id)];
    choosePerson({
      title: t("dms.new"),
      intro: t("dms.whom"),
      people: others,
      onPick: (username) => startDm(others.find((user) => user.username === username).id),
    });
  }
}

/** The name above a conversation, for the header. */
export function headTitle(channel) {
  if (!isDm(channel)) return [icon(channelIcon(channel)), h("h2", { dir: "auto" }, channelName(channel))];
  const other = channel.recipients?.find((user) => user.id !== store.me.id);
  return [
    other ? avatar(other, { size: "small" }) : icon("at"),
    h("h2", { dir: "auto" }, other ? displayName(other) : channelName(channel)),
  ];
}
