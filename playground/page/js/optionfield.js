// One option of a slash command: its field, its list of choices, and whether what stands in it is allowed.
import { channelItems, roleItems, userItems } from "./choices.js";
import { h, icon } from "./dom.js";
import { localised, t } from "./i18n.js";
import { askAutocomplete } from "./interactions.js";
import { ListBox, search } from "./listbox.js";
import { MentionHelp } from "./mentions.js";

const TYPES = {
  3: "type.string",
  4: "type.integer",
  5: "type.boolean",
  6: "type.user",
  7: "type.channel",
  8: "type.role",
  9: "type.mentionable",
  10: "type.number",
  11: "type.attachment",
};
const ASK_AFTER = 160;
const bare = (name) => name.replace(/^@/, "");

export class OptionField {
  /** form offers {channel, leaf, optionsFor(focused), moved(field, step), removed(field), submit(), changed()}. */
  constructor(option, form) {
    Object.assign(this, { option, form, chosen: null, file: null, box: null, asked: 0 });
    this.name = localised(option, "name");
    const id = `option-${option.name}`;
    this.input =
      option.type === 11
        ? this.fileButton()
        : h("input", {
            id,
            type: "text",
            autocomplete: "off",
            spellcheck: "false",
            dir: "auto",
            role: this.hasList ? "combobox" : null,
            "aria-expanded": this.hasList ? "false" : null,
            "aria-autocomplete": this.hasList ? "list" : null,
            inputmode: option.type === 4 ? "numeric" : option.type === 10 ? "decimal" : null,
            "aria-required": option.required ? "true" : null,
            "aria-describedby": "composer-hint composer-error",
            "aria-label": this.name,
            data: { option: option.name },
          });
    this.node = h("div", { class: "option" }, h("label", { class: "option-name", for: id }, this.name), this.input);
    // People can be named inside a text ("namen:@Anna, Gast"), with a list to choose from.
    this.people = option.type === 3 && !this.hasList ? new MentionHelp(this.node, this.input, () => form.channel) : null;
    this.input.addEventListener("keydown", (event) => this.key(event));
    this.input.addEventListener("focus", () => this.focused());
    this.input.addEventListener("blur", () => this.close());
    this.input.addEventListener("input", () => this.typed());
  }

  /** Put text into the field, as if it had been typed. */
  set(text) {
    this.chosen = null;
    this.node.classList.remove("chosen");
    this.markError(null);
    this.input.value = text;
  }

  close() {
    this.box?.close();
    this.people?.close();
  }

  get hasList() {
    return Boolean(
      this.option.choices?.length || this.option.autocomplete || [5, 6, 7, 8, 9].includes(this.option.type),
    );
  }

  fileButton() {
    const picker = h("input", { type: "file", hidden: true });
    const button = h(
      "button",
      { type: "button", class: "file-option", "aria-label": this.name, data: { option: this.option.name } },
      icon("plus"),
      t("type.attachment"),
    );
    button.addEventListener("click", () => picker.click());
    picker.addEventListener("change", () => {
      this.file = picker.files[0] ?? null;
      button.replaceChildren(icon("file"), this.file?.name ?? t("type.attachment"));
      this.form.changed(this);
    });
    button.append(picker);
    return button;
  }

  /** What the field wants, for the line above the form. */
  describe() {
    const { option } = this;
    const limits = [];
    if (option.min_value !== undefined && option.min_value !== null)
      limits.push(t("limit.min", { value: option.min_value }));
    if (option.max_value !== undefined && option.max_value !== null)
      limits.push(t("limit.max", { value: option.max_value }));
    if (option.min_length) limits.push(t("limit.minLength", { value: option.min_length }));
    if (option.max_length) limits.push(t("limit.maxLength", { value: option.max_length }));
    return [
      localised(option, "description"),
      [t(TYPES[option.type]), t(option.required ? "option.required" : "option.optional"), ...limits].join(" · "),
    ];
  }

  focused() {
    this.form.changed(this);
    if (this.hasList && !this.chosen) this.openList();
  }

  typed() {
    this.set(this.input.value);
    if (this.form.goesOn(this)) return;
    this.form.changed(this);
    this.people?.update();
    if (this.hasList) this.openList();
  }

  items() {
    const { option, form } = this;
    if (option.choices?.length)
      return option.choices.map((choice) => ({
        id: String(choice.value),
        label: localised(choice, "name"),
        value: choice.value,
      }));
    const lists = {
      5: () => [true, false].map((value) => ({ id: String(value), label: t(value ? "yes" : "no"), value })),
      6: () => userItems(form.channel),
      7: () => channelItems(form.channel, option.channel_types ?? []),
      8: () => roleItems(form.channel),
      9: () => [...userItems(form.channel), ...roleItems(form.channel)],
    };
    return lists[option.type]().map((item) => ({ value: item.id, ...item }));
  }

  openList() {
    if (!this.box) {
      this.box = new ListBox({
        anchor: this.node,
        owner: this.input,
        label: this.name,
        above: true,
        tab: !this.option.autocomplete,
        ceiling: this.form.host.node,
        empty: t(this.option.autocomplete ? "list.asking" : "list.empty"),
        onPick: (item) => this.choose(item),
        onClose: () => {
          this.box = null;
        },
      });
    }
    if (this.option.autocomplete) this.ask();
    else
      this.box.setItems(
        search(this.items(), this.input.value.replace(/^@/, ""), (item) => `${bare(item.label)} ${item.detail ?? ""}`).slice(
          0,
          80,
        ),
      );
  }

  /** Ask the bot for suggestions, but not for every key of a fast typist, and never show an old answer. */
  ask() {
    clearTimeout(this.timer);
    this.timer = setTimeout(
      async () => {
        this.asked += 1;
        const turn = this.asked;
        const asked = this.input.value;
        const { command } = this.form.leaf;
        const choices = await askAutocomplete(command, this.form.channel.id, this.form.optionsFor(this)).catch(
          () => null,
        );
        if (turn !== this.asked || !this.box) return;
        this.suggestedFor = asked;
        this.box.empty = t(choices ? "list.free" : "list.noAnswer");
        this.box.setItems(
          (choices ?? []).map((choice) => ({
            id: String(choice.value),
            label: localised(choice, "name"),
            value: choice.value,
          })),
        );
      },
      this.asked ? ASK_AFTER : 0,
    );
  }

  choose(item) {
    this.chosen = item;
    this.input.value = item.label;
    this.node.classList.add("chosen");
    this.markError(null);
    this.box?.close();
    this.form.changed(this);
    this.form.moved(this, 1);
  }

  key(event) {
    if (event.key === "Enter" && this.box && this.knowsBetter()) this.box.close();
    if (this.box && !(event.key === "Enter" && !this.box.items.length) && this.box.key(event)) return;
    if (this.people?.key(event)) return;
    if (event.key === "Enter" && !event.isComposing && this.option.type !== 11) {
      event.preventDefault();
      this.form.submit();
    } else if (event.key === "Backspace" && !this.input.value && this.input.selectionStart !== undefined) {
      event.preventDefault();
      this.form.removed(this);
    } else if (event.key === "ArrowLeft" && this.input.selectionStart === 0 && this.input.selectionEnd === 0) {
      this.form.moved(this, -1);
    } else if (event.key === "ArrowRight" && this.input.selectionStart === this.input.value?.length) {
      this.form.moved(this, 1);
    }
  }

  markError(text) {
    this.error = text;
    this.node.classList.toggle("invalid", Boolean(text));
    if (text) this.input.setAttribute("aria-invalid", "true");
    else this.input.removeAttribute("aria-invalid");
  }

  /** Nothing is left to choose: it was typed in full, or the suggestions are for something typed before. */
  knowsBetter() {
    const typed = this.input.value.trim();
    const late = this.option.autocomplete && typed && this.suggestedFor !== this.input.value;
    return late || this.standsIn(this.box.items[this.box.active]);
  }

  /** Is this just what was typed? Then there is nothing left to choose. */
  standsIn(item) {
    const text = bare(this.input.value.trim()).toLowerCase();
    const names = item ? [bare(item.label), item.detail, item.value] : [];
    return Boolean(text) && names.some((name) => String(name ?? "").toLowerCase() === text);
  }

  /** The value to send, or undefined with this.error set (or simply empty). */
  value() {
    const { option } = this;
    this.markError(null);
    if (option.type === 11) {
      if (!this.file && option.required) this.markError(t("option.missing", { name: this.name }));
      return this.file ?? undefined;
    }
    const text = this.input.value.trim();
    if (!text && !this.chosen) {
      if (option.required) this.markError(t("option.missing", { name: this.name }));
      return undefined;
    }
    if (this.chosen) return this.chosen.value;
    if (this.hasList && !option.autocomplete) {
      const match = this.items().find((item) => this.standsIn(item));
      if (!match) this.markError(t("option.choose", { name: this.name }));
      return match?.value;
    }
    return option.type === 4 || option.type === 10 ? this.number(text) : this.text(text);
  }

  number(text) {
    const { option } = this;
    const pattern = option.type === 4 ? /^[+-]?\d{1,16}$/ : /^[+-]?\d+([.,]\d+)?$/;
    const value = Number(text.replace(",", "."));
    if (!pattern.test(text))
      this.markError(t(option.type === 4 ? "option.integer" : "option.number", { name: this.name }));
    else if (option.min_value !== undefined && value < option.min_value)
      this.markError(t("option.min", { name: this.name, value: option.min_value }));
    else if (option.max_value !== undefined && value > option.max_value)
      this.markError(t("option.max", { name: this.name, value: option.max_value }));
    return this.error ? undefined : value;
  }

  text(text) {
    const { option } = this;
    if (option.min_length && text.length < option.min_length)
      this.markError(t("option.minLength", { name: this.name, value: option.min_length }));
    else if (text.length > (option.max_length ?? 6000))
      this.markError(t("option.maxLength", { name: this.name, value: option.max_length ?? 6000 }));
    return this.error ? undefined : (this.people?.wire(text) ?? text);
  }
}
