// Select menus: a field that opens the list, with search for long lists and ticks for several values.
import { automaticItems } from "./choices.js";
import { h, icon } from "./dom.js";
import { emojiFace } from "./emoji.js";
import { t } from "./i18n.js";
import { ListBox, search } from "./listbox.js";
import { store } from "./state.js";

const SEARCH_FROM = 9;

function itemsOf(component, channelId) {
  if (component.type !== 3)
    return automaticItems(component.type, store.channels.get(channelId) ?? {}, component.channel_types);
  return component.options.map((option) => ({
    id: option.value,
    label: option.label,
    detail: option.description,
    lead: option.emoji ? emojiFace(option.emoji) : null,
  }));
}

const defaults = (component) =>
  new Set(
    component.type === 3
      ? component.options.filter((option) => option.default).map((option) => option.value)
      : (component.default_values ?? []).map((value) => value.id),
  );

const PLACEHOLDERS = {
  3: "select.string",
  5: "select.user",
  6: "select.role",
  7: "select.mentionable",
  8: "select.channel",
};

/** A select; onSubmit(values) once the choice is made, or on every change with {instant: true} (modals). */
export function selectMenu(
  component,
  { channelId, focusKey, waiting = false, onSubmit, instant = false, labelId = null, picked = null },
) {
  const min = component.min_values ?? 1;
  const max = component.max_values ?? 1;
  const multiple = max > 1;
  let chosen = picked ?? defaults(component);
  let popup = null;

  const title = component.placeholder || t(PLACEHOLDERS[component.type]);
  const value = h("span", { class: "select-value", dir: "auto" });
  const props = {
    type: "button",
    class: `select ${waiting ? "waiting" : ""}`,
    role: "combobox",
    "aria-haspopup": "listbox",
    "aria-expanded": "false",
    "aria-labelledby": labelId,
    disabled: component.disabled,
    data: { focus: focusKey },
  };
  const field = h("button", props, value, icon("down"));
  const items = () => itemsOf(component, channelId);

  function drawValue() {
    const shown = items().filter((item) => chosen.has(item.id));
    if (shown.length)
      value.replaceChildren(
        ...shown.map((item) =>
          h("span", { class: "select-chip" }, item.lead ?? "", h("span", { class: "select-chip-label" }, item.label)),
        ),
      );
    else value.replaceChildren(h("span", { class: "placeholder" }, title));
    // A combobox takes no name from what stands in it.
    if (!labelId) field.setAttribute("aria-label", [title, ...shown.map((item) => item.label)].join(", "));
  }

  function submit(next) {
    chosen = next;
    drawValue();
    onSubmit([...next]);
  }

  function pick(item) {
    if (!multiple) {
      // The list goes first: a submit redraws the message and takes this field with it.
      popup.close();
      const again = chosen.has(item.id) && min === 0;
      submit(new Set(again ? [] : [item.id]));
      return;
    }
    const { draft } = popup;
    if (draft.has(item.id)) draft.delete(item.id);
    else if (draft.size < max) draft.add(item.id);
    else return;
    popup.refresh();
    if (instant) submit(new Set(draft));
  }

  function open() {
    if (popup || component.disabled) return;
    const before = [...chosen].sort().join();
    const draft = new Set(chosen);
    const all = items();
    popup = new ListBox({
      anchor: field,
      label: title,
      multiple,
      selected: multiple ? draft : chosen,
      onPick: pick,
      onClose: () => {
        const done = popup;
        popup = null;
        if (done.hadFocus) field.focus({ preventScroll: true });
        const changed = [...draft].sort().join() !== before;
        if (multiple && !instant && !done.abandoned && changed && draft.size >= min) submit(draft);
        store.emit("select:closed");
      },
    });
    popup.draft = draft;
    const input =
      all.length >= SEARCH_FROM
        ? h("input", {
            class: "list-search",
            type: "search",
            placeholder: t("list.search"),
            "aria-label": t("list.search"),
          })
        : null;
    const hint = multiple ? h("div", { class: "list-hint" }) : null;
    const current = popup;
    popup.refresh = () => {
      const full = multiple && draft.size >= max;
      current.setItems(
        search(all, input?.value ?? "", (item) => `${item.label} ${item.detail ?? ""}`).map((item) => ({
          ...item,
          disabled: full && !draft.has(item.id),
        })),
        { keep: true },
      );
      if (hint)
        hint.textContent =
          draft.size < min
            ? t("select.more", { count: min - draft.size })
            : t("select.count", { count: draft.size, max });
    };
    if (input) {
      popup.node.prepend(h("div", { class: "list-search-row" }, icon("search"), input));
      popup.hadFocus = true;
      input.addEventListener("input", () => current.refresh());
      input.addEventListener("keydown", (event) => popup?.key(event) || (event.key === "Tab" && popup?.close()));
      input.focus({ preventScroll: true });
    }
    if (hint) {
      const done = h(
        "button",
        { type: "button", class: "button primary small", on: { click: () => current.close() } },
        t("done"),
      );
      popup.node.append(h("div", { class: "list-foot" }, hint, done));
    }
    popup.refresh();
  }

  field.addEventListener("click", () => (popup ? popup.close() : open()));
  field.addEventListener("keydown", (event) => {
    if (popup) {
      if (event.key === "Tab") popup.close();
      else if (event.key === " ") {
        event.preventDefault();
        popup.pick();
      } else popup.key(event);
    } else if (event.key === "ArrowDown" || event.key === "ArrowUp") {
      event.preventDefault();
      open();
    }
  });
  field.addEventListener("blur", () => {
    if (popup && !popup.node.contains(document.activeElement) && !popup.hadFocus) popup.close();
  });
  drawValue();
  return h("div", { class: "select-wrap" }, field);
}
