// Where people write: text, replies, edits, files, mentions, and slash commands by way of the picker.
import * as api from "./api.js";
import { CommandForm } from "./commandform.js";
import { h, icon, iconButton } from "./dom.js";
import { t } from "./i18n.js";
import { MentionHelp } from "./mentions.js";
import { channelName, displayName, guildOf } from "./names.js";
import { maySend } from "./permissions.js";
import { commandLeaves, exactLeaf, Picker } from "./picker.js";
import { isDm, isThread, store } from "./state.js";
import { uploads } from "./uploads.js";

const TYPING_EVERY = 8000;
const LONGEST = 2000;

export class Composer {
  constructor(onUp) {
    Object.assign(this, { channel: null, form: null, reply: null, editing: null, drafts: new Map(), typedAt: 0, onUp });
    this.hintLine = h("div", { class: "composer-hint", id: "composer-hint", hidden: true });
    this.errorLine = h("div", { class: "composer-error", id: "composer-error", role: "alert", hidden: true });
    this.context = h("div", { class: "composer-context", hidden: true });
    this.text = h("textarea", {
      class: "composer-text",
      rows: "1",
      dir: "auto",
      "aria-describedby": "composer-error",
      "aria-autocomplete": "list",
      maxlength: "6000",
      autocomplete: "off",
      enterkeyhint: "send",
    });
    this.count = h("span", { class: "composer-count", hidden: true });
    this.files = uploads(() => this.changed());
    this.sendButton = iconButton("send", t("composer.send"), () => this.submit(), { class: "icon-button send-button" });
    this.slashButton = iconButton("slash", t("composer.commands"), () => this.startCommand(), {
      class: "icon-button slash-button",
    });
    this.slot = h("div", { class: "composer-slot" }, this.text);
    this.row = h(
      "div",
      { class: "composer-row" },
      this.files.button,
      this.slot,
      this.count,
      this.slashButton,
      this.sendButton,
    );
    this.closed = h("div", { class: "composer-closed", hidden: true }, icon("lock"), h("span"));
    this.box = h("div", { class: "composer-box" }, this.context, this.files.tray, this.row);
    this.status = h("div", { class: "typing", "aria-live": "polite" });
    this.node = h("div", { class: "composer" }, this.hintLine, this.errorLine, this.box, this.closed, this.status);
    this.picker = new Picker(this.box, this.text, (leaf) => this.openForm(leaf));
    this.mentions = new MentionHelp(this.box, this.text, () => this.channel);
    this.text.addEventListener("input", () => this.changed());
    this.text.addEventListener("keydown", (event) => this.key(event));
    this.text.addEventListener("blur", () => {
      this.picker.close();
      this.mentions.close();
    });
    this.files.accept(this.text);
    this.listen();
  }

  listen() {
    store.on("reply", (message) => this.setContext({ reply: message }));
    store.on("edit", (message) => this.setContext({ editing: message }));
    store.on("insert", (text) => this.insert(text));
    store.on("command:open", ({ id, path }) => this.openByName(id, path));
    store.on("focus:composer", () => this.focus());
    store.on("typing", (channelId) => channelId === this.channel?.id && this.drawTyping());
    store.on("commands", () => this.picker.isOpen && this.picker.update(this.text.value, this.channel));
    store.on(
      "pending",
      (entry) => entry.kind === "command" && entry.channelId === this.channel?.id && this.sending(entry),
    );
    store.on("settled", (entry) => this.busy === entry.nonce && this.sending(null));
    for (const topic of ["channels", "members"]) store.on(topic, () => this.channel && this.drawAccess());
  }

  open(channel) {
    if (this.channel) this.drafts.set(this.channel.id, this.text.value);
    this.channel = channel;
    if (this.form) this.form.leave("");
    this.setContext({});
    this.error(null);
    this.text.value = this.drafts.get(channel.id) ?? "";
    const name = channelName(channel);
    const place = t(isDm(channel) ? "composer.dm" : isThread(channel) ? "composer.thread" : "composer.channel", {
      name,
    });
    this.text.placeholder = place;
    this.text.setAttribute("aria-label", place);
    this.drawAccess();
    this.changed();
    this.drawTyping();
  }

  drawAccess() {
    const open = maySend(this.channel);
    this.box.hidden = !open;
    this.closed.hidden = open;
    this.closed.lastChild.textContent = t(this.channel.thread_metadata?.locked ? "composer.locked" : "composer.closed");
  }

  focus() {
    if (this.form) this.form.focus();
    else this.text.focus();
  }

  /** Reply to or edit a message; {} ends both. */
  setContext({ reply = null, editing = null }) {
    if (this.editing && !editing) this.text.value = "";
    Object.assign(this, { reply, editing });
    this.context.hidden = !reply && !editing;
    if (reply)
      this.context.replaceChildren(
        icon("reply"),
        h(
          "span",
          { dir: "auto" },
          t("composer.replying", { name: displayName(reply.author, guildOf(reply.channel_id)) }),
        ),
        this.endContext(),
      );
    if (editing) {
      this.context.replaceChildren(icon("edit"), h("span", {}, t("composer.editing")), this.endContext());
      this.text.value = editing.content;
    }
    if (reply || editing) this.text.focus();
    this.changed(false);
  }

  endContext() {
    return iconButton("close", t("cancel"), () => this.setContext({}));
  }

  insert(text) {
    if (this.form) this.form.leave("");
    this.text.setRangeText(text, this.text.selectionStart, this.text.selectionEnd, "end");
    this.text.focus();
    this.changed();
  }

  /** The text changed: grow, count, and open what fits the beginning. */
  changed(byPerson = true) {
    this.text.style.height = "auto";
    this.text.style.height = `${Math.min(this.text.scrollHeight, innerHeight * 0.4)}px`;
    const left = LONGEST - this.mentions.wire(this.text.value).length;
    this.count.hidden = left > 200;
    this.count.textContent = String(left);
    this.count.classList.toggle("over", left < 0);
    this.node.classList.toggle("empty", !this.text.value.trim() && !this.files.list.length && !this.form);
    if (!byPerson || !this.channel) return;
    this.error(null);
    const { value } = this.text;
    if (!this.editing && /^\/[^\n]*$/.test(value) && document.activeElement === this.text) {
      const exact = value.includes(" ") ? exactLeaf(value, this.channel) : null;
      if (exact && !this.longerNames(value)) this.openForm(exact.leaf, exact.rest);
      else this.picker.update(value, this.channel);
      return;
    }
    this.picker.close();
    this.mentions.update();
    if (value.trim()) this.tellTyping();
  }

  /** Is there still a command (such as a subcommand) whose name goes on after what was typed? */
  longerNames(value) {
    const typed = value.slice(1).toLowerCase();
    return commandLeaves(this.channel).some((leaf) =>
      [leaf.spoken, leaf.path].some((name) => name.startsWith(typed) && name.length > typed.trimEnd().length),
    );
  }

  tellTyping() {
    if (Date.now() - this.typedAt < TYPING_EVERY) return;
    this.typedAt = Date.now();
    store.emit("send", { op: "typing", channel_id: this.channel.id });
  }

  key(event) {
    if (this.picker.key(event) || this.mentions.key(event)) return;
    if (event.key === "Enter" && !event.shiftKey && !event.isComposing) {
      event.preventDefault();
      this.submit();
    } else if (event.key === "Escape") {
      if (this.reply || this.editing) this.setContext({});
      else store.emit("close:panels");
    } else if (event.key === "ArrowUp" && !this.text.value && !event.altKey) {
      event.preventDefault();
      this.onUp(event.shiftKey);
    }
  }

  startCommand() {
    if (this.form) this.form.leave("");
    this.text.value = "/";
    this.text.focus();
    this.changed();
  }

  openByName(id, path) {
    const all = this.channel ? commandLeaves(this.channel) : [];
    const leaf =
      all.find((entry) => entry.command.id === id && entry.path === path) ??
      all.find((entry) => entry.path === path || entry.spoken === path);
    if (leaf) this.openForm(leaf);
    else this.startCommand();
  }

  openForm(leaf, rest = "") {
    this.picker.close();
    this.text.value = "";
    this.form = new CommandForm(leaf, this.channel, this, rest);
    this.slot.replaceChildren(this.form.node);
    this.node.classList.add("commanding");
    this.changed(false);
    this.form.focus();
  }

  /** The command form hands the field back, with text to go on from. */
  leave(text) {
    this.form = null;
    this.slot.replaceChildren(this.text);
    this.node.classList.remove("commanding");
    this.hintLine.hidden = true;
    this.error(null);
    this.text.value = text;
    this.text.focus();
    this.changed(Boolean(text));
  }

  hint([first, second]) {
    this.hintLine.hidden = false;
    this.hintLine.replaceChildren(h("strong", { dir: "auto" }, first), second ? h("span", {}, second) : "");
  }

  error(text) {
    this.errorLine.hidden = !text;
    this.errorLine.replaceChildren(...(text ? [icon("warn"), text] : []));
  }

  async submit() {
    if (this.form) {
      await this.form.submit();
      return;
    }
    const content = this.mentions.wire(this.text.value.trim());
    const files = this.files.list;
    if (!content && !files.length) return;
    if (content.length > LONGEST) {
      this.error(t("composer.long", { over: content.length - LONGEST }));
      return;
    }
    if (
      content.startsWith("/") &&
      !this.editing &&
      content.length > 1 &&
      !content.includes("\n") &&
      this.picker.isOpen
    ) {
      this.error(t("picker.unknown"));
      return;
    }
    const { channel, reply, editing } = this;
    const typed = this.text.value;
    // The field is free at once; a refusal puts everything back, if nothing else was begun meanwhile.
    this.typedAt = 0;
    this.files.clear();
    this.text.value = "";
    this.setContext({});
    try {
      if (editing) await api.rewrite(channel.id, editing.id, content);
      else
        await api.say(
          channel.id,
          { content, ...(reply ? { message_reference: { message_id: reply.id } } : {}) },
          files,
        );
    } catch (refusal) {
      if (this.channel.id === channel.id && !this.text.value && !this.form) {
        this.setContext({ reply, editing });
        this.text.value = typed;
        this.files.restore(files);
      }
      this.error(refusal.message);
    }
  }

  sending(entry) {
    this.busy = entry?.nonce ?? null;
    this.drawTyping();
  }

  drawTyping() {
    const users = [...(store.typing.get(this.channel?.id)?.keys() ?? [])].map((id) =>
      displayName({ id }, guildOf(this.channel.id)),
    );
    const key = ["typing.one", "typing.two", "typing.many"][Math.min(users.length, 3) - 1];
    const text = this.busy ? t("interaction.sending") : key ? t(key, { a: users[0], b: users[1] }) : "";
    this.status.replaceChildren(
      ...(text
        ? [
            h("span", { class: "dots", "aria-hidden": "true" }, h("i"), h("i"), h("i")),
            h("span", { dir: "auto" }, text),
          ]
        : []),
    );
  }
}
