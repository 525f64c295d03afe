// Forms a bot opens: text inputs, labels, selects, choices and uploads in a dialog.
import { h, icon, iconButton } from "./dom.js";
import { t } from "./i18n.js";
import { submitModal } from "./interactions.js";
import { markdown } from "./markup.js";
import { avatar, displayName } from "./names.js";
import { selectMenu } from "./selects.js";
import { store } from "./state.js";

let serial = 0;

/** Every entry answers {node, label?, read() -> {part, error}}; read gives what the bot receives. */
function textInput(component, label, id) {
  const props = {
    id,
    placeholder: component.placeholder,
    maxlength: component.max_length,
    dir: "auto",
    autocomplete: "off",
    "aria-required": component.required === false ? null : "true",
  };
  const input = component.style === 2 ? h("textarea", { ...props, rows: "4" }) : h("input", { ...props, type: "text" });
  input.value = component.value ?? "";
  const read = () => {
    const { value } = input;
    const needed = component.required !== false;
    const short = value && component.min_length && value.length < component.min_length;
    const error =
      needed && !value.trim() ? t("modal.required") : short ? t("modal.short", { count: component.min_length }) : null;
    return { part: { type: 4, id: component.id, custom_id: component.custom_id, value }, error };
  };
  const count = component.max_length
    ? h("span", { class: "field-count" }, `${input.value.length} / ${component.max_length}`)
    : null;
  input.addEventListener(
    "input",
    () => count && (count.textContent = `${input.value.length} / ${component.max_length}`),
  );
  return { node: h("div", { class: "text-input" }, input, count), read };
}

function chooser(component, label, id, modal) {
  let values =
    component.type === 3
      ? component.options.filter((option) => option.default).map((option) => option.value)
      : (component.default_values ?? []).map((value) => value.id);
  const node = selectMenu(component, {
    channelId: modal.channelId,
    focusKey: id,
    instant: true,
    labelId: `${id}-label`,
    onSubmit: (next) => {
      values = next;
    },
  });
  node.querySelector(".select").id = id;
  const read = () => {
    const least = component.required === false && !values.length ? 0 : (component.min_values ?? 1);
    return {
      part: { type: component.type, id: component.id, custom_id: component.custom_id, values },
      error: values.length < least ? t("modal.choose", { count: least }) : null,
    };
  };
  return { node, read };
}

function upload(component, label, id, modal) {
  const input = h("input", { type: "file", id, multiple: (component.max_values ?? 1) > 1, class: "unseen" });
  const chosen = () => [...input.files].slice(0, component.max_values ?? 1);
  const names = h("span", { class: "muted upload-names", dir: "auto" }, t("upload.none"));
  input.addEventListener("change", () => {
    names.textContent =
      chosen()
        .map((file) => file.name)
        .join(", ") || t("upload.none");
  });
  const read = () => {
    const values = chosen().map((file) => String(modal.files.push(file) - 1));
    const least = component.required === false ? 0 : (component.min_values ?? 1);
    return {
      part: { type: 19, id: component.id, custom_id: component.custom_id, values },
      error: values.length < least ? t("modal.file") : null,
    };
  };
  return {
    node: h(
      "div",
      { class: "upload-field" },
      input,
      h("label", { class: "button secondary small", for: id, "aria-hidden": "true" }, icon("file"), t("upload.choose")),
      names,
    ),
    read,
  };
}

/** Radio groups (21), checkbox groups (22) and a single checkbox (23). */
function ticks(component, label, id) {
  const single = component.type === 23;
  const options = single ? [{ value: "", label, default: component.default }] : component.options;
  const inputs = options.map((option, index) => {
    const input = h("input", {
      type: component.type === 21 ? "radio" : "checkbox",
      name: id,
      id: index ? `${id}-${index}` : id,
      value: option.value,
    });
    input.checked = Boolean(option.default);
    return input;
  });
  const node = h(
    "div",
    {
      class: "ticks",
      role: single ? null : component.type === 21 ? "radiogroup" : "group",
      "aria-labelledby": single ? null : `${id}-label`,
    },
    inputs.map((input, index) =>
      h(
        "label",
        { class: "tick-line" },
        input,
        h(
          "span",
          {},
          single ? t("yes") : options[index].label,
          options[index].description ? h("small", {}, options[index].description) : null,
        ),
      ),
    ),
  );
  const read = () => {
    const picked = inputs.filter((input) => input.checked).map((input) => input.value);
    const base = { type: component.type, id: component.id, custom_id: component.custom_id };
    const needed = component.required !== false;
    if (single) return { part: { ...base, value: inputs[0].checked }, error: null };
    if (component.type === 21)
      return {
        part: { ...base, value: picked[0] ?? null },
        error: needed && !picked.length ? t("modal.choose", { count: 1 }) : null,
      };
    const least = needed ? (component.min_values ?? 1) : 0;
    const most = component.max_values ?? options.length;
    const error =
      picked.length < least
        ? t("modal.choose", { count: least })
        : picked.length > most
          ? t("modal.most", { count: most })
          : null;
    return { part: { ...base, values: picked }, error };
  };
  return { node, read };
}

// A click on the label of a group must not tick its first entry.
const GROUPS = new Set([21, 22]);
const FIELDS = {
  3: chooser,
  4: textInput,
  5: chooser,
  6: chooser,
  7: chooser,
  8: chooser,
  19: upload,
  21: ticks,
  22: ticks,
  23: ticks,
};

function field(component, { label, description }, modal) {
  serial += 1;
  const id = `field-${serial}`;
  const entry = FIELDS[component.type](component, label, id, modal);
  const needed = component.required !== false && component.type !== 23;
  const error = h("div", { class: "field-error", role: "alert", id: `${id}-error` });
  const node = h(
    "div",
    { class: "field" },
    h(
      "label",
      { class: "field-label", id: `${id}-label`, for: GROUPS.has(component.type) ? null : id, dir: "auto" },
      label,
      needed ? h("span", { class: "needed", title: t("option.required") }, " *") : null,
    ),
    description ? h("div", { class: "field-description", dir: "auto" }, description) : null,
    entry.node,
    error,
  );
  const show = (problem) => {
    error.textContent = problem ?? "";
    node.classList.toggle("invalid", Boolean(problem));
  };
  const read = () => {
    const result = entry.read();
    show(result.error);
    return result;
  };
  for (const type of ["input", "change", "click"]) node.addEventListener(type, () => show(null));
  return { node, read };
}

/** A top-level part: an old row, a label, or plain text. */
function part(component, modal) {
  if (component.type === 10)
    return {
      node: markdown(component.content, { channelId: modal.channelId }),
      read: () => ({ part: { type: 10, id: component.id }, error: null }),
    };
  if (component.type === 18) {
    const inner = field(component.component, { label: component.label, description: component.description }, modal);
    return {
      node: inner.node,
      read: () => {
        const { part: answer, error } = inner.read();
        return { part: { type: 18, id: component.id, component: answer }, error };
      },
    };
  }
  const inner = field(component.components[0], { label: component.components[0].label ?? "" }, modal);
  return {
    node: inner.node,
    read: () => {
      const { part: answer, error } = inner.read();
      return { part: { type: 1, id: component.id, components: [answer] }, error };
    },
  };
}

export function openModal(modal) {
  const bot = store.bots.find(
    (entry) => entry.application_id === (modal.application?.id ?? modal.application_id),
  )?.user;
  const parts = modal.components.map((component) => part(component, modal));
  const problem = h("div", { class: "modal-problem", role: "alert" });
  const send = h("button", { type: "submit", class: "button primary" }, t("modal.send"));
  const before = document.activeElement;
  let nonce = null;
  const form = h(
    "form",
    { method: "dialog", novalidate: true },
    h(
      "header",
      { class: "modal-head" },
      bot ? avatar(bot, { size: "small" }) : icon("bot"),
      h(
        "div",
        {},
        h("h2", { id: "modal-title", dir: "auto" }, modal.title),
        bot ? h("div", { class: "muted" }, displayName(bot)) : null,
      ),
      iconButton("close", t("cancel"), () => dialog.close()),
    ),
    h(
      "div",
      { class: "modal-body" },
      parts.map((entry) => entry.node),
    ),
    problem,
    h(
      "footer",
      { class: "modal-foot" },
      h("button", { type: "button", class: "button secondary", on: { click: () => dialog.close() } }, t("cancel")),
      send,
    ),
  );
  const dialog = h("dialog", { class: "modal", "aria-labelledby": "modal-title" }, form);

  const waiting = (on) => {
    send.disabled = on;
    send.classList.toggle("waiting", on);
  };
  const settled = (entry) => {
    if (entry.kind !== "modal" || entry.nonce !== nonce || !dialog.open) return;
    waiting(false);
    if (entry.failure) problem.replaceChildren(icon("warn"), entry.failure);
    else if (!entry.refused) dialog.close();
  };
  store.on("settled", settled);
  const sent = (entry) => {
    if (entry.kind === "modal" && entry.modalId === modal.id) nonce = entry.nonce;
  };
  store.on("pending", sent);
  form.addEventListener("submit", async (event) => {
    event.preventDefault();
    problem.replaceChildren();
    modal.files = [];
    const answers = parts.map((entry) => entry.read());
    const wrong = answers.findIndex((answer) => answer.error);
    if (wrong >= 0) {
      parts[wrong].node.querySelector("input, textarea, button")?.focus();
      return;
    }
    waiting(true);
    try {
      await submitModal(
        modal,
        answers.map((answer) => answer.part),
        modal.files,
      );
    } catch (refusal) {
      waiting(false);
      problem.replaceChildren(icon("warn"), refusal.message);
    }
  });
  form.addEventListener("keydown", (event) => {
    if (event.key === "Enter" && event.ctrlKey) form.requestSubmit();
  });
  dialog.addEventListener("close", () => {
    store.off("settled", settled);
    store.off("pending", sent);
    dialog.remove();
    if (before?.isConnected) before.focus({ preventScroll: true });
  });
  document.body.append(dialog);
  dialog.showModal();
  (dialog.querySelector(".modal-body :is(input, textarea, .select)") ?? send).focus();
}
