// A chosen slash command being filled in, in place of the text field.
import { h, icon, iconButton } from "./dom.js";
import { localised, t } from "./i18n.js";
import { useCommand } from "./interactions.js";
import { OptionField } from "./optionfield.js";

export class CommandForm {
  /** host offers {hint(lines), error(text), leave(text)} of the composer. */
  constructor(leaf, channel, host, rest = "") {
    Object.assign(this, { leaf, channel, host, fields: [] });
    this.head = h("span", { class: "command-chip", tabindex: "-1" }, `/${leaf.spoken}`);
    this.slots = h("div", { class: "option-row" });
    this.more = h("div", { class: "option-more" });
    this.node = h(
      "div",
      { class: "command-form", role: "group", "aria-label": t("form.label", { name: leaf.spoken }) },
      this.head,
      this.slots,
      this.more,
      iconButton("close", t("form.leave"), () => this.leave(""), { "data-leave": true }),
    );
    this.node.addEventListener("keydown", (event) => {
      if (event.key === "Escape") {
        event.preventDefault();
        this.leave("");
      } else if (event.target === this.head) this.keyOnHead(event);
    });
    this.head.addEventListener("paste", (event) => {
      event.preventDefault();
      this.begin(event.clipboardData.getData("text"));
    });
    for (const option of leaf.options.filter((entry) => entry.required)) this.add(option);
    this.fill(rest);
    this.drawMore();
    this.hint();
  }

  /** Nothing is asked for yet: Enter sends, and whoever types begins the first option (or names another). */
  keyOnHead(event) {
    if (event.key === "Enter") this.submit();
    else if (event.key === "Backspace") this.leave(`/${this.leaf.spoken}`);
    else if (event.key.length === 1 && !event.ctrlKey && !event.metaKey && event.key !== " ") {
      event.preventDefault();
      this.begin(event.key);
    }
  }

  begin(text) {
    const option = this.leaf.options.find((entry) => !this.fields.some((field) => field.option === entry));
    if (!option) return;
    const field = this.add(option);
    this.drawMore();
    field.input.focus();
    field.set(text);
    field.typed();
  }

  /** Take over what was typed behind the name: "name:value" pairs, or one value for the first option. */
  fill(rest) {
    const { before, pairs } = this.parts(rest);
    const [first] = this.leaf.options;
    if (before && first && !pairs.some(({ option }) => option === first)) this.put(first, before);
    for (const { option, text } of pairs) this.put(option, text);
  }

  /** Cut "haus1:Gryffindor haus2:Slytherin" at the names of our options; anything else with a colon is text. */
  parts(typed) {
    const find = (name) =>
      this.leaf.options.find((option) => [option.name, localised(option, "name")].includes(name.toLowerCase()));
    const marks = [...typed.matchAll(/(?<=^|\s)([\p{L}\p{N}_-]+):/gu)]
      .map((match) => ({ option: find(match[1]), at: match.index, end: match.index + match[0].length }))
      .filter(({ option }) => option);
    const pairs = marks.map(({ option, end }, index) => ({
      option,
      text: typed.slice(end, marks[index + 1]?.at).trim(),
    }));
    return { before: typed.slice(0, marks[0]?.at).trim(), pairs };
  }

  /** Whoever writes (or pastes) the name of another option into a field goes on there, as in Discord. */
  goesOn(field) {
    const { before, pairs } = this.parts(field.input.value);
    if (!pairs.length) return false;
    field.set(before);
    let last = field;
    for (const { option, text } of pairs) last = this.put(option, text);
    if (!before && !field.option.required && last !== field && !field.input.value) this.drop(field);
    this.drawMore();
    last.input.focus();
    return true;
  }

  put(option, text) {
    const field = this.fields.find((entry) => entry.option === option) ?? this.add(option);
    if (option.type !== 11) field.set(text);
    return field;
  }

  add(option) {
    const field = new OptionField(option, this);
    const order = this.leaf.options.indexOf(option);
    const next = this.fields.findIndex((entry) => this.leaf.options.indexOf(entry.option) > order);
    this.fields.splice(next < 0 ? this.fields.length : next, 0, field);
    this.slots.replaceChildren(...this.fields.map((entry) => entry.node));
    return field;
  }

  drawMore() {
    const open = this.leaf.options.filter((option) => !this.fields.some((field) => field.option === option));
    this.more.replaceChildren(
      ...open.map((option) =>
        h(
          "button",
          {
            type: "button",
            class: "option-add",
            title: localised(option, "description"),
            on: {
              click: () => {
                const field = this.add(option);
                this.drawMore();
                field.input.focus();
              },
            },
          },
          icon("plus"),
          localised(option, "name"),
        ),
      ),
    );
  }

  focus() {
    const first = this.fields.find((field) => !field.input.value) ?? this.fields[0];
    (first?.input ?? this.head).focus();
  }

  hint(field) {
    this.host.hint(
      field
        ? [`${field.name}: ${field.describe()[0]}`, field.describe()[1]]
        : [this.leaf.description, this.leaf.options.some((option) => option.required) ? "" : t("form.enter")],
    );
  }

  changed(field) {
    this.hint(field);
    if (!field.error) this.host.error(null);
  }

  moved(field, step) {
    const target = this.fields[this.fields.indexOf(field) + step];
    if (target) target.input.focus();
    else if (step < 0) this.head.focus();
  }

  removed(field) {
    const index = this.fields.indexOf(field);
    if (field.option.required) {
      if (index === 0) this.leave(`/${this.leaf.spoken}`);
      else this.moved(field, -1);
      return;
    }
    this.drop(field);
    this.drawMore();
    (this.fields[index - 1]?.input ?? this.fields[0]?.input ?? this.head).focus();
  }

  drop(field) {
    field.close();
    this.fields.splice(this.fields.indexOf(field), 1);
    field.node.remove();
  }

  leave(text) {
    for (const field of this.fields) field.close();
    this.host.leave(text);
  }

  /** Wrap the leaf's options in its subcommand (and group). */
  wrap(options) {
    return this.leaf.steps.reduceRight(
      (inner, step) => [{ name: step.name, type: step.type, options: inner }],
      options,
    );
  }

  /** The options as they stand while one of them is being typed (for autocomplete). */
  optionsFor(focused) {
    const entries = [];
    for (const field of this.fields) {
      const { name, type } = field.option;
      if (field === focused) entries.push({ name, type, value: field.input.value, focused: true });
      else if (field.chosen) entries.push({ name, type, value: field.chosen.value });
      else if (field.input.value && type === 3) entries.push({ name, type, value: field.input.value });
      else if (field.input.value && (type === 4 || type === 10) && !Number.isNaN(Number(field.input.value)))
        entries.push({ name, type, value: Number(field.input.value) });
    }
    return this.wrap(entries);
  }

  async submit() {
    const files = [];
    const entries = [];
    const spoken = [`/${this.leaf.spoken}`];
    for (const field of this.fields) {
      const value = field.value();
      if (field.error) {
        this.host.error(field.error);
        field.input.focus();
        this.host.error(field.error);
        return;
      }
      if (value === undefined) continue;
      const { name, type } = field.option;
      if (type === 11) files.push(value);
      entries.push({ name, type, value: type === 11 ? String(files.length - 1) : value });
      spoken.push(`${field.name}:${type === 11 ? value.name : field.input.value}`);
    }
    try {
      this.node.classList.add("sending");
      await useCommand(this.leaf.command, this.channel.id, this.wrap(entries), { title: spoken.join(" "), files });
      this.leave("");
    } catch (refusal) {
      this.host.error(refusal.message);
    } finally {
      this.node.classList.remove("sending");
    }
  }
}
