// The one pop-up list behind selects, command options, mentions and the command picker.
import { h, icon } from "./dom.js";
import { t } from "./i18n.js";

let serial = 0;
const open = new Set();

/** A message was redrawn: lists whose field is gone go with it, without a choice. */
export function closeDetached() {
  for (const box of open) {
    if (box.anchor.isConnected) continue;
    box.abandoned = true;
    box.close();
  }
}

/** Items are {id, label, detail?, lead? (node), heading?, disabled?}; focus stays in the field that owns the list. */
export class ListBox {
  constructor({
    anchor,
    owner,
    label,
    items = [],
    multiple = false,
    selected = new Set(),
    onPick,
    onClose,
    empty,
    wide = false,
    above = false,
    ceiling = null,
    tab = false,
  }) {
    Object.assign(this, {
      anchor,
      owner: owner ?? anchor,
      multiple,
      selected,
      onPick,
      onClose,
      above,
      ceiling,
      tab,
      active: -1,
      items: [],
    });
    this.empty = empty ?? t("list.empty");
    serial += 1;
    this.id = `list-${serial}`;
    this.list = h("div", {
      class: "list-items",
      role: "listbox",
      id: this.id,
      "aria-label": label,
      "aria-multiselectable": multiple ? "true" : null,
    });
    this.node = h("div", { class: `list-pop ${wide ? "wide" : ""}`, popover: "manual" }, this.list);
    this.node.addEventListener("mousedown", (event) => {
      if (!event.target.closest("input")) event.preventDefault();
    });
    (anchor.closest("dialog") ?? document.body).append(this.node);
    this.node.showPopover();
    open.add(this);
    this.outside = (event) => {
      if (!this.node.contains(event.target) && !this.owner.contains(event.target)) this.close();
    };
    this.replace = () => this.place();
    document.addEventListener("pointerdown", this.outside, true);
    window.addEventListener("resize", this.replace);
    this.owner.setAttribute("aria-controls", this.id);
    this.setExpanded("true");
    this.setItems(items);
  }

  setItems(items, { keep = false } = {}) {
    const before = this.items[this.active]?.id;
    this.items = items;
    const nodes = [];
    let heading = null;
    items.forEach((item, index) => {
      if (item.heading && item.heading !== heading)
        nodes.push(h("div", { class: "list-heading", role: "presentation" }, item.heading));
      heading = item.heading ?? heading;
      nodes.push(this.drawItem(item, index));
    });
    if (!items.length) nodes.push(h("div", { class: "list-empty" }, this.empty));
    this.list.replaceChildren(...nodes);
    const kept = keep ? items.findIndex((item) => item.id === before) : -1;
    const chosen = items.findIndex((item) => this.selected.has(item.id));
    this.setActive(
      kept >= 0 ? kept : chosen >= 0 && !this.multiple ? chosen : items.findIndex((item) => !item.disabled),
    );
    this.place();
  }

  drawItem(item, index) {
    const chosen = this.selected.has(item.id);
    const texts = h(
      "span",
      { class: "list-texts" },
      h("span", { class: "list-label", dir: "auto" }, item.label),
      item.detail ? h("span", { class: "list-detail", dir: "auto" }, item.detail) : null,
    );
    const mark = this.multiple
      ? h("span", { class: `tick ${chosen ? "on" : ""}` }, chosen ? icon("check") : null)
      : null;
    const props = {
      class: "list-item",
      role: "option",
      id: `${this.id}-${index}`,
      "aria-selected": String(chosen),
      "aria-disabled": item.disabled ? "true" : null,
    };
    const node = h(
      "div",
      props,
      item.lead ?? null,
      texts,
      item.aside ? h("span", { class: "list-aside" }, item.aside) : null,
      mark,
    );
    node.addEventListener("mousemove", () => this.setActive(index, false));
    node.addEventListener("click", () => this.pick(index));
    return node;
  }

  setActive(index, scroll = true) {
    this.list.querySelector(".active")?.classList.remove("active");
    this.active = index;
    const node = document.getElementById(`${this.id}-${index}`);
    if (!node) {
      this.owner.removeAttribute("aria-activedescendant");
      return;
    }
    node.classList.add("active");
    this.owner.setAttribute("aria-activedescendant", node.id);
    if (scroll) node.scrollIntoView({ block: "nearest" });
  }

  move(step) {
    const count = this.items.length;
    if (!count) return;
    let index = this.active;
    for (let tries = 0; tries < count; tries += 1) {
      index = (index + step + count) % count;
      if (!this.items[index].disabled) break;
    }
    this.setActive(index);
  }

  pick(index = this.active) {
    const item = this.items[index];
    if (item && !item.disabled) this.onPick(item);
  }

  /** Offer a key to the list; true if it was used. */
  key(event) {
    const actions = {
      ArrowDown: () => this.move(1),
      ArrowUp: () => this.move(-1),
      PageDown: () => this.setActive(Math.min(this.active + 8, this.items.length - 1)),
      PageUp: () => this.setActive(Math.max(this.active - 8, 0)),
      Escape: () => this.close(),
    };
    if (event.key === "Enter" && this.active >= 0) actions.Enter = () => this.pick();
    if (event.key === "Tab" && this.tab && !event.shiftKey && this.active >= 0) actions.Tab = () => this.pick();
    const action = actions[event.key];
    if (!action || event.isComposing) return false;
    event.preventDefault();
    event.stopPropagation();
    action();
    return true;
  }

  /** A plain text field has no such state. */
  setExpanded(value) {
    if (this.owner.getAttribute("role") === "combobox") this.owner.setAttribute("aria-expanded", value);
  }

  /** Below the field if there is room, else above; never wider than the window. */
  place() {
    const box = this.anchor.getBoundingClientRect();
    const margin = 8;
    const width = Math.min(Math.max(box.width, 240), innerWidth - 2 * margin);
    const under = innerHeight - box.bottom - margin;
    // Some owners have lines above them (a hint, an error) that the list must not cover.
    const top = Math.min(box.top, this.ceiling?.getBoundingClientRect().top ?? box.top);
    const over = top - margin;
    const goUp = this.above || (under < 240 && over > under);
    const { style } = this.node;
    style.width = `${width}px`;
    style.left = `${Math.max(margin, Math.min(box.left, innerWidth - width - margin))}px`;
    style.maxHeight = `${Math.max(120, Math.min(goUp ? over - 6 : under - 6, 420))}px`;
    style.top = goUp ? "auto" : `${box.bottom + 6}px`;
    style.bottom = goUp ? `${innerHeight - top + 6}px` : "auto";
  }

  close() {
    if (!this.node.isConnected) return;
    document.removeEventListener("pointerdown", this.outside, true);
    window.removeEventListener("resize", this.replace);
    this.owner.removeAttribute("aria-activedescendant");
    this.owner.removeAttribute("aria-controls");
    this.setExpanded("false");
    open.delete(this);
    this.node.remove();
    this.onClose?.();
  }
}

/** Case- and accent-blind search that prefers beginnings. */
export function search(items, query, text = (item) => item.label) {
  const fold = (value) => value.normalize("NFD").replace(/\p{M}/gu, "").toLowerCase();
  const wanted = fold(query.trim());
  if (!wanted) return items;
  const rank = (item) => {
    const found = fold(text(item));
    const at = found.indexOf(wanted);
    if (at < 0) return -1;
    return at === 0 ? 0 : /\W/.test(found[at - 1]) ? 1 : 2;
  };
  return items
    .map((item) => [rank(item), item])
    .filter(([value]) => value >= 0)
    .sort((a, b) => a[0] - b[0])
    .map(([, item]) => item);
}
