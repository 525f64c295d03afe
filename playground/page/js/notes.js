// The panel of the curious: what the bot just asked of the server, how long it took, and what was refused.
import { h, icon, iconButton } from "./dom.js";
import { t } from "./i18n.js";
import { store } from "./state.js";
import { preciseTime } from "./time.js";

const SHOWN = 150;

const median = (values) => {
  const sorted = [...values].sort((a, b) => a - b);
  return sorted.length ? sorted[Math.floor(sorted.length / 2)] : null;
};

const refused = (note) => note.status >= 400 || Boolean(note.code);

function line(note) {
  const bad = refused(note);
  const ms = typeof note.ms === "number" ? `${note.ms < 10 ? note.ms.toFixed(1) : Math.round(note.ms)} ms` : "";
  const what = `${note.method ?? ""} ${note.route ?? ""}`.trim();
  return h(
    "li",
    { class: `note ${bad ? "bad" : ""} kind-${note.kind}` },
    h(
      "div",
      { class: "note-head" },
      h("time", {}, preciseTime(note.at)),
      h("span", { class: "note-kind" }, note.kind),
      note.status ? h("span", { class: "note-status" }, note.status) : null,
      h("span", { class: "note-ms" }, ms),
    ),
    h("code", { class: "note-what", title: what }, what),
    note.message
      ? h("div", { class: "note-text", dir: "auto" }, note.code ? `${note.code}: ` : "", note.message)
      : null,
  );
}

export class NotesPanel {
  constructor(onClose) {
    this.onlyBad = false;
    this.figures = h("div", { class: "note-figures", "aria-live": "off" });
    this.list = h("ol", { class: "note-list", tabindex: "0" });
    this.filter = h(
      "button",
      { type: "button", class: "chip", "aria-pressed": "false", on: { click: () => this.toggleBad() } },
      icon("warn"),
      t("notes.onlyBad"),
    );
    const clear = h(
      "button",
      { type: "button", class: "chip", on: { click: () => this.clear() } },
      icon("trash"),
      t("notes.clear"),
    );
    this.node = h(
      "aside",
      { class: "notes", id: "notes", "aria-label": t("notes.title"), hidden: true },
      h("header", {}, icon("pulse"), h("h3", {}, t("notes.title")), iconButton("close", t("close"), onClose)),
      this.figures,
      h("div", { class: "chips" }, this.filter, clear),
      this.list,
    );
    store.on("note", () => this.schedule());
  }

  /** Bursts of requests are drawn once a frame. */
  schedule() {
    if (this.node.hidden || this.planned) return;
    this.planned = requestAnimationFrame(() => {
      this.planned = null;
      this.draw();
    });
  }

  draw() {
    const { notes } = store;
    const bad = notes.filter(refused);
    const speed = median(notes.map((note) => note.ms).filter((ms) => typeof ms === "number"));
    const figure = (value, label) => h("div", {}, h("strong", {}, value), h("span", {}, label));
    this.figures.replaceChildren(
      figure(notes.length, t("notes.calls")),
      figure(speed === null ? "–" : `${speed.toFixed(1)} ms`, t("notes.median")),
      figure(bad.length, t("notes.refused")),
    );
    const shown = (this.onlyBad ? bad : notes).slice(-SHOWN).reverse();
    this.list.replaceChildren(
      ...(shown.length ? shown.map(line) : [h("li", { class: "muted note-empty" }, t("notes.empty"))]),
    );
  }

  toggleBad() {
    this.onlyBad = !this.onlyBad;
    this.filter.setAttribute("aria-pressed", String(this.onlyBad));
    this.draw();
  }

  clear() {
    store.notes.length = 0;
    this.draw();
  }
}
