// The list of messages of the open channel: grouping, day lines, following the end, loading older ones.
import * as api from "./api.js";
import { h, icon, keepingFocus } from "./dom.js";
import { t } from "./i18n.js";
import { closeDetached } from "./listbox.js";
import { beginning, isOrdinary, messageItem } from "./message.js";
import { FLAG, store } from "./state.js";
import { dayKey, dayTitle } from "./time.js";

const GROUP_WITHIN = 7 * 60_000;
const NEAR_END = 80;
const STILL_MOVING = 1500;
const SETTLED = 300;

export class Timeline {
  constructor() {
    this.list = h("ol", { class: "log" });
    this.scroller = h(
      "div",
      { class: "scroller", role: "log", tabindex: "0", "aria-label": t("log.label") },
      this.list,
    );
    this.pill = h(
      "button",
      { type: "button", class: "new-pill", hidden: true, on: { click: () => this.toEnd(true) } },
      t("log.new"),
      icon("down"),
    );
    this.node = h("div", { class: "timeline" }, this.scroller, this.pill);
    Object.assign(this, {
      channel: null,
      drawn: new Map(),
      postponed: new Set(),
      failures: new Map(),
      notices: [],
      following: true,
      loading: false,
      last: {},
      touchedAt: -STILL_MOVING,
      drawnAt: 0,
      held: null,
    });
    this.scroller.addEventListener("scroll", () => this.scrolled(), { passive: true });
    for (const touch of ["wheel", "touchmove", "pointerdown", "keydown"])
      this.scroller.addEventListener(touch, () => this.touched(), { passive: true });
    for (const part of [this.list, this.scroller])
      new ResizeObserver(() => this.resized()).observe(part);
    this.scroller.addEventListener("pointerdown", (event) => this.hold(event.target), { passive: true });
    for (const end of ["pointerup", "pointercancel"]) addEventListener(end, () => this.letGo(), { passive: true });
    this.list.addEventListener("keydown", (event) => this.walk(event));
    this.listen();
  }

  listen() {
    store.on("message", ({ message, fresh }) => {
      if (message.channel_id !== this.channel?.id) return;
      this.failures.delete(message.id);
      if (fresh && message.author?.id === store.me.id) this.following = true;
      if (fresh && !this.following) this.pill.hidden = false;
      this.redraw(message.id);
    });
    store.on("gone", ({ channelId }) => channelId === this.channel?.id && this.redraw());
    store.on("members", (id) => this.redrawNaming(id));
    store.on("commands", () => this.redraw());
    store.on("channels", (id) => this.redrawNaming(id));
    store.on("pending", (entry) => entry.messageId && this.redraw(entry.messageId));
    store.on("settled", (entry) => this.settled(entry));
    store.on("select:closed", () => this.catchUp());
    store.on("jump", (id) => this.jump(id));
  }

  /** A failed press is shown under its message, a failed command at the end of the channel. */
  settled(entry) {
    if (entry.messageId) {
      if (entry.failure) this.failures.set(entry.messageId, entry.failure);
      else this.failures.delete(entry.messageId);
      this.redraw(entry.messageId);
    } else if (entry.failure && entry.kind === "command") {
      this.notices.push({ id: entry.nonce, channelId: entry.channelId, title: entry.title, text: entry.failure });
      this.redraw();
      if (this.following) this.toEnd();
    }
  }

  async open(channel) {
    this.channel = channel;
    this.drawn.clear();
    this.postponed.clear();
    this.failures.clear();
    this.list.replaceChildren();
    this.pill.hidden = true;
    Object.assign(this, { following: true, last: {} });
    if (!channel) return;
    const log = store.log(channel.id);
    this.redraw();
    if (!log.loaded) await this.load();
    this.toEnd();
  }

  /** Fetch the newest or the next older page. */
  async load() {
    const { channel } = this;
    const log = store.log(channel.id);
    if (this.loading === channel.id || log.complete) return;
    this.loading = channel.id;
    try {
      const before = log.loaded ? log.list[0]?.id : undefined;
      const page = await api.history(channel.id, before);
      store.merge(channel.id, page);
      // Reconnecting replaces the log object, so the flags belong on the current one.
      Object.assign(store.log(channel.id), { loaded: true, complete: page.length < 50 });
    } catch (refusal) {
      if (refusal.status) store.emit("toast", refusal.message);
    } finally {
      this.loading = false;
    }
    if (channel.id !== this.channel?.id) return;
    const height = this.scroller.scrollHeight;
    const top = this.scroller.scrollTop;
    this.redraw();
    if (this.following) this.toEnd();
    else this.scroller.scrollTop = top + this.scroller.scrollHeight - height;
  }

  /** Nothing moves or is redrawn under a finger: a press ends on what it began on. */
  hold(target) {
    this.held = target.closest("li.message");
  }

  letGo() {
    if (!this.held) return;
    setTimeout(() => {
      this.held = null;
      this.catchUp();
      if (this.following) this.toEnd();
    });
  }

  /** Somebody is pressing on this message or choosing in a select of it: it is redrawn when they are done. */
  spare(id) {
    const node = this.drawn.get(id)?.node;
    const busy = Boolean(node && (node === this.held || node.querySelector('.select[aria-expanded="true"]')));
    if (busy) this.postponed.add(id);
    return busy;
  }

  catchUp() {
    if (this.held) return;
    for (const id of this.postponed) this.drawn.delete(id);
    if (this.postponed.size) {
      this.postponed.clear();
      this.redraw();
    }
  }

  /** A person, role or channel changed: rebuild the messages that name it, and no others (they may be in use). */
  redrawNaming(id) {
    if (!this.channel) return;
    if (!id) this.drawn.clear();
    else
      for (const message of store.log(this.channel.id).list)
        if (JSON.stringify(message).includes(id) && !this.spare(message.id)) this.drawn.delete(message.id);
    this.redraw();
  }

  /** Bring the list up to date, rebuilding only what changed (and the message named). */
  redraw(changed) {
    if (!this.channel || !store.me) return;
    if (changed && this.spare(changed)) return;
    if (changed) this.drawn.delete(changed);
    const log = store.log(this.channel.id);
    const wanted = [];
    if (log.complete)
      wanted.push(
        this.keep("beginning", `${this.channel.topic ?? ""}${store.commands.length}`, () => beginning(this.channel)),
      );
    let last = null;
    for (const message of log.list) {
      const day = dayKey(message.timestamp);
      const newDay = !last || dayKey(last.timestamp) !== day;
      if (newDay)
        wanted.push(
          this.keep(`day-${day}`, "", () => h("li", { class: "day" }, h("span", {}, dayTitle(message.timestamp)))),
        );
      const grouped = !newDay && follows(last, message);
      const failure = this.failures.get(message.id);
      wanted.push(
        this.keep(message.id, `${grouped}|${failure ?? ""}`, () => messageItem(message, { grouped, failure })),
      );
      last = message;
    }
    for (const notice of this.notices.filter((entry) => entry.channelId === this.channel.id))
      wanted.push(this.keep(`n-${notice.id}`, "", () => this.notice(notice)));
    keepingFocus(this.list, () => arrange(this.list, wanted));
    this.drawnAt = performance.now();
    closeDetached();
  }

  keep(key, signature, make) {
    const known = this.drawn.get(key);
    if (known?.signature === signature) return known.node;
    const node = make();
    this.drawn.set(key, { node, signature });
    return node;
  }

  notice({ id, title, text }) {
    const drop = () => {
      this.notices = this.notices.filter((entry) => entry.id !== id);
      this.redraw();
    };
    return h(
      "li",
      { class: "message notice" },
      h("div", { class: "gutter" }, icon("warn")),
      h(
        "div",
        { class: "main" },
        title ? h("span", { class: "used-command" }, title) : null,
        h("span", {}, text),
        h("button", { type: "button", class: "text-button", on: { click: drop } }, t("ephemeral.dismiss")),
      ),
    );
  }

  touched() {
    this.touchedAt = performance.now();
  }

  resized() {
    this.drawnAt = performance.now();
    if (this.following && !this.held) this.toEnd();
  }

  scrolled() {
    const { scrollTop, scrollHeight, clientHeight } = this.scroller;
    // Messages that come, go, move down or are redrawn move things too; then only a hand on wheel, glass or keys goes
    // away. While nothing changes whoever goes up does: with Tab from elsewhere, a search in the page, a reader.
    const now = performance.now();
    const byPerson = now - this.touchedAt < STILL_MOVING || now - this.drawnAt > SETTLED;
    const away = byPerson && scrollTop < this.last.scrollTop - 1;
    this.last = { scrollTop };
    if (scrollHeight - scrollTop - clientHeight < NEAR_END) this.reachedEnd();
    else if (away) this.following = false;
    else if (this.following && !this.held) this.toEnd();
    if (scrollTop < 300 && this.channel && store.log(this.channel.id).loaded) this.load();
  }

  reachedEnd() {
    this.following = true;
    this.pill.hidden = true;
    store.emit("read");
  }

  toEnd(smooth = false) {
    this.reachedEnd();
    this.scroller.scrollTo({ top: this.scroller.scrollHeight, behavior: smooth ? "smooth" : "instant" });
  }

  jump(id) {
    const node = document.getElementById(`m-${id}`);
    if (!node) return;
    this.following = false;
    node.scrollIntoView({ block: "center", behavior: "smooth" });
    node.classList.add("flash");
    setTimeout(() => node.classList.remove("flash"), 1600);
  }

  /** Arrow keys walk from message to message once one of them has the focus. */
  walk(event) {
    if (!["ArrowUp", "ArrowDown"].includes(event.key) || !event.target.matches("li.message")) return;
    event.preventDefault();
    let next = event.target;
    do next = event.key === "ArrowUp" ? next.previousElementSibling : next.nextElementSibling;
    while (next && !next.matches("li.message"));
    if (next) next.focus();
    else if (event.key === "ArrowDown") store.emit("focus:composer");
  }

  focusLast() {
    this.list.querySelector("li.message:last-of-type")?.focus();
  }
}

function follows(last, message) {
  if (!last || !isOrdinary(last) || !isOrdinary(message)) return false;
  if (message.type === 19 || message.interaction || message.interaction_metadata?.name) return false;
  if (last.author.id !== message.author.id || (last.flags ^ message.flags) & FLAG.ephemeral) return false;
  return Date.parse(message.timestamp) - Date.parse(last.timestamp) < GROUP_WITHIN;
}

/** Make the children equal to the wanted nodes with as few moves as possible (moving a node loses its state). */
function arrange(parent, wanted) {
  const keep = new Set(wanted);
  for (const child of [...parent.children]) if (!keep.has(child)) child.remove();
  let at = parent.firstElementChild;
  for (const node of wanted) {
    if (node === at) at = at.nextElementSibling;
    else parent.insertBefore(node, at);
  }
}
