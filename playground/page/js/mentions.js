// Help with @people, @roles and #channels while writing: names in the field, Discord's markup on the wire.
import { channelItems, roleItems, userItems } from "./choices.js";
import { t } from "./i18n.js";
import { ListBox, search } from "./listbox.js";

const MARKUP = { user: (id) => `<@${id}>`, role: (id) => `<@&${id}>`, channel: (id) => `<#${id}>` };

const quoted = (text) => text.replace(/[.*+?^${}()|[\]\\]/g, "\\$&");

export class MentionHelp {
  constructor(anchor, field, channel) {
    Object.assign(this, { anchor, field, channel, box: null, known: new Map() });
  }

  /** Replace names by their markup, longest first: those picked from the list, and people who were typed in full. */
  wire(text) {
    const names = [...this.known.keys()].sort((a, b) => b.length - a.length);
    const picked = names.reduce((result, name) => result.split(name).join(this.known.get(name)), text);
    return picked.includes("@") ? this.typedNames(picked) : picked;
  }

  typedNames(text) {
    const people = userItems(this.channel())
      .flatMap((item) => [item.label, item.detail].map((name) => [name, item.id]))
      .sort((a, b) => b[0].length - a[0].length);
    return people.reduce(
      (result, [name, id]) =>
        result.replace(new RegExp(`(?<![<\\p{L}\\p{N}])@${quoted(name)}(?![\\p{L}\\p{N}])`, "giu"), MARKUP.user(id)),
      text,
    );
  }

  update() {
    const before = this.field.value.slice(0, this.field.selectionStart);
    const typed = /(?:^|\s)([@#])([^\s@#]{0,30})$/u.exec(before);
    if (!typed || document.activeElement !== this.field) {
      this.close();
      return;
    }
    const channel = this.channel();
    const all =
      typed[1] === "#"
        ? channelItems(channel)
        : [...userItems(channel), ...roleItems(channel).filter((item) => item.label !== "@everyone")];
    const items = search(all, typed[2], (item) => `${item.label.replace(/^@/, "")} ${item.detail ?? ""}`).slice(0, 12);
    if (!items.length) {
      this.close();
      return;
    }
    this.start = this.field.selectionStart - typed[2].length - 1;
    if (this.box) this.box.setItems(items);
    else this.open(items);
  }

  open(items) {
    const onClose = () => {
      this.box = null;
    };
    this.box = new ListBox({
      anchor: this.anchor,
      owner: this.field,
      label: t("mentions.label"),
      items,
      above: true,
      tab: true,
      onPick: (item) => this.pick(item),
      onClose,
    });
  }

  pick(item) {
    const name = item.kind === "channel" ? `#${item.label}` : `@${item.label.replace(/^@/, "")}`;
    this.known.set(name, MARKUP[item.kind](item.id));
    this.field.setRangeText(`${name} `, this.start, this.field.selectionStart, "end");
    this.close();
  }

  key(event) {
    return this.box?.key(event) ?? false;
  }

  close() {
    this.box?.close();
  }
}
