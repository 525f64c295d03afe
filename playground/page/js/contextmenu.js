// Menus on messages and people, by right button, menu key, long press or the three dots.
import * as api from "./api.js";
import { arrowKeys, h, icon } from "./dom.js";
import { lang, localised, t } from "./i18n.js";
import { useOnTarget } from "./interactions.js";
import { mayManage } from "./permissions.js";
import { usableIn } from "./picker.js";
import { addToSplit, playAs, windowFor } from "./places.js";
import { FLAG, store } from "./state.js";

let closeOpen = null;

/** Entries are {label, icon, run, danger?} or {heading}. */
function openMenu(entries, { x, y }) {
  closeOpen?.();
  const before = document.activeElement;
  const menu = h("div", { class: "menu", role: "menu", popover: "manual" });
  const close = () => {
    document.removeEventListener("pointerdown", outside, true);
    window.removeEventListener("blur", close);
    menu.remove();
    closeOpen = null;
  };
  const outside = (event) => {
    if (!menu.contains(event.target)) close();
  };
  closeOpen = close;
  for (const entry of entries) {
    if (entry.heading) {
      menu.append(h("div", { class: "menu-heading", role: "presentation" }, entry.heading));
      continue;
    }
    const run = () => {
      close();
      if (before?.isConnected) before.focus({ preventScroll: true });
      entry.run();
    };
    menu.append(
      h(
        "button",
        { type: "button", role: "menuitem", class: `menu-item ${entry.danger ? "danger" : ""}`, on: { click: run } },
        h("span", { class: "menu-label", dir: "auto" }, entry.label),
        icon(entry.icon),
      ),
    );
  }
  arrowKeys(menu, ".menu-item");
  menu.addEventListener("keydown", (event) => {
    if (event.key !== "Escape" && event.key !== "Tab") return;
    event.preventDefault();
    event.stopPropagation();
    close();
    before?.focus({ preventScroll: true });
  });
  (before?.closest("dialog") ?? document.body).append(menu);
  menu.showPopover();
  menu.style.left = `${Math.max(8, Math.min(x, innerWidth - menu.offsetWidth - 8))}px`;
  menu.style.top = `${Math.max(8, Math.min(y, innerHeight - menu.offsetHeight - 8))}px`;
  menu.querySelector(".menu-item")?.focus();
  document.addEventListener("pointerdown", outside, true);
  window.addEventListener("blur", close);
}

async function copy(text) {
  try {
    await navigator.clipboard.writeText(text);
    store.emit("toast", t("copied"));
  } catch {
    store.emit("toast", t("copy.failed"));
  }
}

function appEntries(type, targetId) {
  const channelId = store.open;
  const channel = store.channels.get(channelId);
  const fitting = store.commands.filter((command) => command.type === type && channel && usableIn(command, channel));
  if (!fitting.length) return [];
  const name = new Intl.Collator(lang);
  return [
    { heading: t("menu.apps") },
    ...fitting
      .sort((a, b) => name.compare(localised(a, "name"), localised(b, "name")))
      .map((command) => ({
        label: localised(command, "name"),
        icon: "bot",
        run: () => useOnTarget(command, channelId, targetId),
      })),
  ];
}

export function messageMenu(message, point) {
  const own = message.author.id === store.me.id;
  const hidden = Boolean(message.flags & FLAG.ephemeral);
  const channel = store.channels.get(message.channel_id);
  const drop = () => api.erase(message.channel_id, message.id).catch((refusal) => store.emit("toast", refusal.message));
  openMenu(
    [
      !hidden && { label: t("message.reply"), icon: "reply", run: () => store.emit("reply", message) },
      own && !hidden && { label: t("message.edit"), icon: "edit", run: () => store.emit("edit", message) },
      message.content && { label: t("message.copy"), icon: "copy", run: () => copy(message.content) },
      { label: t("menu.copyId"), icon: "copy", run: () => copy(message.id) },
      (own || hidden || (channel && mayManage(channel))) && {
        label: t(hidden ? "ephemeral.dismiss" : "message.delete"),
        icon: "trash",
        danger: true,
        run: drop,
      },
      ...(hidden ? [] : appEntries(3, message.id)),
    ].filter(Boolean),
    point,
  );
}

export function userMenu(user, point) {
  const playable = !user.bot && store.people.some((person) => person.id === user.id);
  const me = user.id === store.me.id;
  openMenu(
    [
      {
        label: t("user.card"),
        icon: "people",
        run: () => store.emit("show:user", { user, anchor: { x: point.x, y: point.y } }),
      },
      !me && { label: t("user.message"), icon: "message", run: () => startDm(user.id) },
      { label: t("user.mention"), icon: "at", run: () => store.emit("insert", `<@${user.id}> `) },
      playable && !me && { label: t("people.switch"), icon: "swap", run: () => playAs(user.username) },
      playable && { label: t("people.window"), icon: "window", run: () => windowFor(user.username) },
      playable && !me && { label: t("people.beside"), icon: "split", run: () => addToSplit(user.username) },
      { label: t("menu.copyId"), icon: "copy", run: () => copy(user.id) },
      ...appEntries(2, user.id),
    ].filter(Boolean),
    point,
  );
}

export async function startDm(userId) {
  try {
    const channel = await api.openDm(userId);
    store.addChannel(channel);
    store.emit("channels", channel.id);
    store.emit("go", { channelId: channel.id });
  } catch (refusal) {
    store.emit("toast", refusal.message);
  }
}
