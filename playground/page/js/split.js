// Split view: up to four people side by side, each pane a complete client in its own frame.
import * as api from "./api.js";
import { h, icon, iconButton } from "./dom.js";
import { t } from "./i18n.js";
import { avatar, displayName } from "./names.js";
import { choosePerson } from "./people.js";
import { leaveSplit, paneAddress, rememberSplit } from "./places.js";
import { store } from "./state.js";
import { theme, toggleTheme } from "./theme.js";

const MOST = 4;
let serial = 0;

export async function startSplitView(root, names) {
  store.people = await api.people();
  const find = (name) => store.people.find((person) => person.username === name || person.id === name);
  const grid = h("div", { class: "split-grid" });
  const chips = h("div", { class: "split-people" });
  const tone = iconButton(theme() === "dark" ? "sun" : "moon", t("theme"), toggleTheme);
  const panes = [];
  root.className = "split";
  root.replaceChildren(
    h(
      "header",
      { class: "split-bar" },
      icon("grid"),
      h("h1", {}, t("split.title")),
      chips,
      tone,
      h(
        "button",
        {
          type: "button",
          class: "button secondary small",
          on: { click: () => leaveSplit(panes[0]?.username ?? names[0]) },
        },
        t("split.leave"),
      ),
    ),
    grid,
  );

  function refresh() {
    grid.dataset.count = String(panes.length);
    rememberSplit(panes.map((pane) => pane.username));
    chips.replaceChildren(
      ...panes.map((pane) => {
        const person = find(pane.username) ?? { id: pane.username, username: pane.username };
        return h(
          "span",
          { class: "split-chip" },
          avatar(person, { size: "tiny" }),
          h("span", { class: "split-name", dir: "auto" }, displayName(person)),
          panes.length > 1
            ? iconButton("close", t("split.remove", { name: displayName(person) }), () => remove(pane))
            : null,
        );
      }),
      panes.length < MOST ? iconButton("plus", t("split.add"), choose) : "",
    );
  }

  function add(username) {
    if (panes.length >= MOST) return;
    serial += 1;
    const key = String(serial);
    const frame = h("iframe", {
      src: paneAddress(username, key),
      title: t("split.pane", { name: username }),
      class: "pane",
    });
    panes.push({ key, username, frame });
    grid.append(frame);
    refresh();
  }

  function remove(pane) {
    panes.splice(panes.indexOf(pane), 1);
    pane.frame.remove();
    refresh();
  }

  const choose = () =>
    choosePerson({
      title: t("split.add"),
      intro: t("split.intro"),
      people: store.people.filter((person) => !panes.some((pane) => pane.username === person.username)),
      onPick: add,
    });

  addEventListener("message", (event) => {
    if (event.origin !== location.origin || typeof event.data !== "object") return;
    if (event.data.add) add(event.data.add);
    const pane = panes.find((entry) => entry.key === event.data.pane);
    if (!pane || !event.data.as) return;
    pane.username = event.data.as;
    refresh();
  });
  addEventListener("theme", () => tone.replaceChildren(icon(theme() === "dark" ? "sun" : "moon")));
  for (const name of names) add(name);
}
