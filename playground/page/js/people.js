// Be anyone: the panel of the played person with quick changes, and the chooser with everybody.
import * as api from "./api.js";
import { h, icon, iconButton } from "./dom.js";
import { lang, t } from "./i18n.js";
import { search } from "./listbox.js";
import { avatar, displayName } from "./names.js";
import { addToSplit, goSplit, greetIn, isPane, playAs, recall, remember, speakHere, windowFor } from "./places.js";
import { store } from "./state.js";

const QUICK = 4;

export function rememberPerson(username) {
  const recent = recall("recent", []).filter((name) => name !== username);
  remember("recent", [username, ...recent].slice(0, 8));
}

/** The people one click away: recent ones first, filled up with one of each kind. */
function quickPeople() {
  const recent = recall("recent", [])
    .map((name) => store.people.find((person) => person.username === name))
    .filter(Boolean);
  const notes = new Set();
  const firsts = store.people.filter((person) => !notes.has(person.note) && notes.add(person.note));
  const rest = new Set([...firsts, ...store.people].filter((person) => !recent.includes(person)));
  return [...recent, ...rest].filter((person) => person.id !== store.me.id).slice(0, QUICK);
}

/** Every person has a client of their own, and it speaks German or English; whoever is nobody yet is greeted in either. */
function languageButton() {
  const other = lang === "en" ? "de" : "en";
  const change = async () => {
    if (!store.me) return greetIn(other);
    await api.speak(store.me, other === "en" ? "en-GB" : "de");
    speakHere(store.me.username, other);
  };
  const label = t(store.me ? "people.language" : "people.greeting");
  return h(
    "button",
    { type: "button", class: "me-language", title: label, "aria-label": label, on: { click: change } },
    lang.toUpperCase(),
  );
}

/** The first visit: nobody is played yet; whoever is chosen speaks the language of the greeting. */
export function welcome(title) {
  const onPick = lang === "en" ? (username) => speakHere(username, "en") : playAs;
  choosePerson({ title, intro: t("people.welcomeIntro"), closable: false, onPick });
}

/** The foot of the sidebar. */
export class PeoplePanel {
  constructor() {
    this.node = h("section", { class: "me", "aria-label": t("people.me") });
  }

  draw() {
    if (!store.me) return;
    const person = store.people.find((entry) => entry.id === store.me.id);
    const quick = h(
      "div",
      { class: "me-quick", role: "group", "aria-label": t("people.quick") },
      quickPeople().map((entry) => {
        const label = t("people.playAs", { name: displayName(entry) });
        return h(
          "button",
          {
            type: "button",
            class: "me-face",
            title: label,
            "aria-label": label,
            on: { click: () => playAs(entry.username) },
          },
          avatar(entry),
        );
      }),
      iconButton("people", t("people.all"), () => choosePerson(), { class: "icon-button me-all" }),
      languageButton(),
    );
    const card = h(
      "button",
      { type: "button", class: "me-card", title: t("people.all"), on: { click: () => choosePerson() } },
      avatar(store.me),
      h(
        "span",
        { class: "me-texts" },
        h("span", { class: "me-name", dir: "auto" }, displayName(store.me)),
        h("span", { class: "me-note", dir: "auto" }, person?.note || `@${store.me.username}`),
      ),
      icon("swap"),
    );
    this.node.replaceChildren(quick, card);
  }
}

/** A dialog with everybody; onPick replaces the usual "become this person". */
export function choosePerson({
  title = t("people.title"),
  intro = t("people.intro"),
  closable = true,
  onPick = playAs,
  people = store.people,
} = {}) {
  const before = document.activeElement;
  const input = h("input", {
    type: "search",
    class: "people-search",
    placeholder: t("people.search"),
    "aria-label": t("people.search"),
  });
  const grid = h("div", { class: "people-grid" });
  const dialog = h(
    "dialog",
    { class: "people-dialog", "aria-label": title },
    h(
      "header",
      { class: "people-head" },
      h("div", {}, h("h2", {}, title), h("p", { class: "muted" }, intro)),
      closable ? iconButton("close", t("close"), () => dialog.close()) : languageButton(),
    ),
    h("div", { class: "list-search-row" }, icon("search"), input),
    grid,
  );

  const pick = (person) => {
    dialog.close();
    onPick(person.username);
  };
  const aside = (person) =>
    onPick !== playAs || !closable
      ? null
      : h(
          "span",
          { class: "person-more" },
          iconButton("window", t("people.window"), () => windowFor(person.username)),
          store.me && person.id !== store.me.id
            ? iconButton("split", t("people.beside"), () => addToSplit(person.username))
            : null,
        );
  const draw = () => {
    const found = search(
      people,
      input.value,
      (person) => `${displayName(person)} ${person.username} ${person.note ?? ""}`,
    );
    grid.replaceChildren(
      ...found.map((person) =>
        h(
          "div",
          { class: `person ${person.id === store.me?.id ? "current" : ""}` },
          h(
            "button",
            { type: "button", class: "person-main", on: { click: () => pick(person) } },
            avatar(person),
            h(
              "span",
              { class: "person-texts" },
              h("span", { class: "person-name", dir: "auto" }, displayName(person)),
              h("span", { class: "person-note", dir: "auto" }, person.note || `@${person.username}`),
            ),
          ),
          aside(person),
        ),
      ),
    );
    if (!found.length) grid.append(h("p", { class: "muted" }, t("people.none")));
  };
  input.addEventListener("input", draw);
  input.addEventListener("keydown", (event) => {
    if (event.key === "Enter") {
      // Else the same key would press whatever has the focus once the dialog is gone.
      event.preventDefault();
      grid.querySelector(".person-main")?.click();
    }
    if (event.key === "ArrowDown") grid.querySelector(".person-main")?.focus();
  });
  grid.addEventListener("keydown", (event) => {
    const faces = [...grid.querySelectorAll(".person-main")];
    const step = { ArrowDown: 1, ArrowRight: 1, ArrowUp: -1, ArrowLeft: -1 }[event.key];
    if (!step) return;
    event.preventDefault();
    const next = faces[faces.indexOf(document.activeElement) + step];
    if (next) next.focus();
    else if (step < 0) input.focus();
  });
  dialog.addEventListener("cancel", (event) => {
    if (!closable) event.preventDefault();
  });
  dialog.addEventListener("close", () => {
    dialog.remove();
    if (before?.isConnected) before.focus({ preventScroll: true });
  });
  dialog.addEventListener("click", (event) => {
    if (closable && event.target === dialog) dialog.close();
  });
  draw();
  document.body.append(dialog);
  dialog.showModal();
  input.focus();
  return dialog;
}

/** The split button: begin with this person and the next ones at hand. */
export function startSplit() {
  const [second] = quickPeople();
  if (!isPane && second) goSplit([store.me.username, second.username]);
}
