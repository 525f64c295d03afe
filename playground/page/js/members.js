// The members of the server by role, and the card of one person.
import { startDm, userMenu } from "./contextmenu.js";
import { arrowKeys, h, icon, keepingFocus, onContextMenu } from "./dom.js";
import { t } from "./i18n.js";
import { botTag } from "./message.js";
import { avatar, displayName, guildOf, hex, nameColor, rolesOf, tint } from "./names.js";
import { addToSplit, playAs, windowFor } from "./places.js";
import { isDm, store } from "./state.js";

export class MemberList {
  constructor() {
    this.node = h("aside", { class: "members", id: "members", "aria-label": t("members.label") });
    arrowKeys(this.node, ".member");
    for (const topic of ["members", "presence"]) store.on(topic, () => this.draw());
  }

  draw() {
    const channel = store.channels.get(store.open);
    if (!channel) return;
    const guild = guildOf(channel.id);
    const users = isDm(channel)
      ? [store.me, ...(channel.recipients ?? []).filter((user) => user.id !== store.me.id)]
      : [...(guild?.members.values() ?? [])].map((member) => member.user);
    const groups = new Map();
    for (const user of users) {
      const role = rolesOf(user.id, guild).find((entry) => entry.hoist);
      const key = role?.id ?? (user.bot ? "bots" : "rest");
      if (!groups.has(key))
        groups.set(key, {
          title: role?.name ?? t(user.bot ? "members.bots" : "members.rest"),
          position: role?.position ?? (user.bot ? -2 : -1),
          users: [],
        });
      groups.get(key).users.push(user);
    }
    const sorted = [...groups.values()].sort((a, b) => b.position - a.position);
    keepingFocus(this.node, () =>
      this.node.replaceChildren(
        ...sorted.flatMap((group) => [
          h("h3", { dir: "auto" }, `${group.title} — ${group.users.length}`),
          ...group.users
            .sort((a, b) => displayName(a, guild).localeCompare(displayName(b, guild), "de"))
            .map((user) => this.line(user, guild)),
        ]),
      ),
    );
  }

  line(user, guild) {
    const bot = store.bots.find((entry) => entry.user.id === user.id);
    const away = bot && !bot.online;
    const name = tint(
      h("span", { class: "member-name", dir: "auto" }, displayName(user, guild)),
      nameColor(user.id, guild),
    );
    const node = h(
      "button",
      {
        type: "button",
        class: `member ${away ? "away" : ""}`,
        title: away ? t("members.offline") : displayName(user, guild),
        data: { focus: `member:${user.id}` },
        on: { click: (event) => store.emit("show:user", { user, anchor: event.currentTarget }) },
      },
      h(
        "span",
        { class: "face" },
        avatar(user, { guild, size: "small" }),
        bot ? h("span", { class: `presence ${away ? "" : "on"}` }) : null,
      ),
      name,
      botTag(user),
    );
    onContextMenu(node, (point) => userMenu(user, point));
    return node;
  }
}

let closeCard = null;

/** A person's card beside what was clicked. */
export function showUser({ user, anchor }) {
  closeCard?.();
  const guild = guildOf(store.open);
  const person = store.people.find((entry) => entry.id === user.id);
  const before = document.activeElement;
  const roles = rolesOf(user.id, guild);
  const action = (label, name, run) =>
    h(
      "button",
      {
        type: "button",
        class: "button secondary small",
        on: {
          click: () => {
            close();
            run();
          },
        },
      },
      icon(name),
      label,
    );
  const me = user.id === store.me.id;
  const card = h(
    "div",
    { class: "card", role: "dialog", "aria-label": displayName(user, guild), popover: "manual", tabindex: "-1" },
    h("div", { class: "card-top" }, avatar(user, { guild, size: "huge" })),
    h("div", { class: "card-name", dir: "auto" }, displayName(user, guild), " ", botTag(user)),
    h("div", { class: "muted", dir: "auto" }, `@${user.username ?? store.users.get(user.id)?.username ?? ""}`),
    person?.note ? h("p", { dir: "auto" }, person.note) : null,
    roles.length
      ? h(
          "div",
          { class: "card-roles" },
          roles.map((role) =>
            h(
              "span",
              { class: "card-role" },
              h("span", { class: "role-dot", css: { "--role": role.color ? hex(role.color) : "var(--muted)" } }),
              h("span", { dir: "auto" }, role.name),
            ),
          ),
        )
      : null,
    h(
      "div",
      { class: "card-actions" },
      me ? null : action(t("user.message"), "message", () => startDm(user.id)),
      person && !me ? action(t("people.switch"), "swap", () => playAs(person.username)) : null,
      person && !me ? action(t("people.beside"), "split", () => addToSplit(person.username)) : null,
      person ? action(t("people.window"), "window", () => windowFor(person.username)) : null,
    ),
  );
  function close() {
    document.removeEventListener("pointerdown", outside, true);
    card.remove();
    closeCard = null;
  }
  function outside(event) {
    if (!card.contains(event.target)) close();
  }
  closeCard = close;
  card.addEventListener("keydown", (event) => {
    if (event.key !== "Escape") return;
    event.stopPropagation();
    close();
    before?.focus({ preventScroll: true });
  });
  document.body.append(card);
  card.showPopover();
  const box =
    anchor instanceof Element ? anchor.getBoundingClientRect() : { right: anchor.x, left: anchor.x, top: anchor.y };
  const right = box.right + 10 + card.offsetWidth < innerWidth;
  card.style.left = `${Math.max(8, right ? box.right + 10 : Math.min(box.left - card.offsetWidth - 10, innerWidth - card.offsetWidth - 8))}px`;
  card.style.top = `${Math.max(8, Math.min(box.top, innerHeight - card.offsetHeight - 8))}px`;
  (card.querySelector("button") ?? card).focus();
  document.addEventListener("pointerdown", outside, true);
}
