// Message components, old rows and Components V2 alike.
import { h, icon } from "./dom.js";
import { emojiFace } from "./emoji.js";
import { t } from "./i18n.js";
import { isPending, useComponent } from "./interactions.js";
import { markdown } from "./markup.js";
import { fileCard, gallery, mediaUrl, picture } from "./media.js";
import { hex, localUrl } from "./names.js";
import { selectMenu } from "./selects.js";
import { store } from "./state.js";

const STYLES = { 1: "primary", 2: "secondary", 3: "success", 4: "danger", 5: "link", 6: "premium" };

function buttonFace(component) {
  return [
    component.emoji ? emojiFace(component.emoji) : null,
    component.label ? h("span", { class: "button-label", dir: "auto" }, component.label) : null,
  ];
}

function button(component, message) {
  const style = STYLES[component.style] ?? "secondary";
  if (style === "link") {
    const href = component.disabled ? null : localUrl(component.url);
    return h(
      "a",
      {
        class: "button link",
        role: "link",
        href,
        target: "_blank",
        rel: "noopener noreferrer",
        "aria-disabled": href ? null : "true",
      },
      buttonFace(component),
      icon("link"),
    );
  }
  const waiting = isPending(message.id, component.custom_id);
  const props = {
    type: "button",
    class: `button ${style} ${waiting ? "waiting" : ""}`,
    disabled: component.disabled,
    "aria-busy": waiting ? "true" : null,
    data: { focus: `component:${component.custom_id}` },
  };
  const node = h(
    "button",
    props,
    buttonFace(component),
    h("span", { class: "dots", "aria-hidden": "true" }, h("i"), h("i"), h("i")),
  );
  node.addEventListener("click", () => useComponent(message, component));
  return node;
}

// What was chosen stays visible until the bot changes the message.
const picked = new Map();
store.on("message", ({ message, fresh }) => {
  if (!fresh) picked.delete(message.id);
});

function select(component, message) {
  const chosen = picked.get(message.id) ?? {};
  return selectMenu(component, {
    picked: chosen[component.custom_id],
    channelId: message.channel_id,
    focusKey: `component:${component.custom_id}`,
    waiting: isPending(message.id, component.custom_id),
    onSubmit: (values) => {
      picked.set(message.id, { ...chosen, [component.custom_id]: new Set(values) });
      useComponent(message, component, values);
    },
  });
}

function section(component, message) {
  return h(
    "div",
    { class: "section" },
    h(
      "div",
      { class: "section-texts" },
      component.components.map((child) => draw(child, message)),
    ),
    component.accessory ? h("div", { class: "section-side" }, draw(component.accessory, message)) : null,
  );
}

function container(component, message) {
  const box = h(
    "div",
    { class: "container" },
    component.components.map((child) => draw(child, message)),
  );
  if (typeof component.accent_color === "number") {
    box.classList.add("accented");
    box.style.setProperty("--accent", hex(component.accent_color));
  }
  return component.spoiler ? veiled(box) : box;
}

/** Hide a whole block until it is asked for. */
function veiled(box) {
  const wrap = h("div", { class: "veil-wrap" }, box);
  box.inert = true;
  const show = h("button", { type: "button", class: "veil" }, t("spoiler"));
  show.addEventListener("click", () => {
    show.remove();
    box.inert = false;
    wrap.classList.add("shown");
  });
  wrap.append(show);
  return wrap;
}

function file(component, message) {
  const url = mediaUrl(component.file, message);
  const name = component.name ?? component.file.url?.split("/").pop();
  const known = message.attachments?.find(
    (entry) => entry.filename === name || entry.id === component.file.attachment_id,
  );
  const card = fileCard(known ?? { filename: name, size: component.size }, url);
  return component.spoiler ? veiled(card) : card;
}

const DRAW = {
  1: (component, message) =>
    h(
      "div",
      { class: "row" },
      component.components.map((child) => draw(child, message)),
    ),
  2: button,
  3: select,
  5: select,
  6: select,
  7: select,
  8: select,
  9: section,
  10: (component, message) => markdown(component.content, { channelId: message.channel_id }, "text-display"),
  11: (component, message) =>
    picture(mediaUrl(component.media, message), {
      alt: component.description ?? "",
      spoiler: component.spoiler,
      extra: "thumbnail",
    }),
  12: (component, message) => gallery(component.items, message),
  13: file,
  14: (component) =>
    h("div", {
      class: `separator ${component.divider === false ? "bare" : ""} ${component.spacing === 2 ? "large" : ""}`,
      role: "separator",
    }),
  17: container,
};

function draw(component, message) {
  const make = DRAW[component.type];
  return make
    ? make(component, message)
    : h("div", { class: "unknown-part" }, t("component.unknown", { type: component.type }));
}

export function componentList(components, message) {
  return h(
    "div",
    { class: "components" },
    components.map((component) => draw(component, message)),
  );
}
