// What can be chosen in lists: people, roles and channels of a server, as list items.
import { h, icon } from "./dom.js";
import { t } from "./i18n.js";
import { avatar, channelIcon, channelName, displayName, hex } from "./names.js";
import { isThread, store } from "./state.js";

export function userItems(channel) {
  const guild = store.guilds.get(channel.guild_id);
  const users = guild
    ? [...guild.members.values()].map((member) => member.user)
    : [store.me, ...(channel.recipients ?? [])];
  const unique = new Map(users.map((user) => [user.id, user]));
  return [...unique.values()]
    .map((user) => ({
      id: user.id,
      kind: "user",
      label: displayName(user, guild),
      detail: user.username,
      lead: avatar(user, { guild, size: "small" }),
    }))
    .sort((a, b) => a.label.localeCompare(b.label, "de"));
}

export function roleItems(channel) {
  const guild = store.guilds.get(channel.guild_id);
  const roles = guild ? [...guild.roles.values()] : [];
  return roles
    .sort((a, b) => b.position - a.position)
    .map((role) => ({
      id: role.id,
      kind: "role",
      label: role.name.startsWith("@") ? role.name : `@${role.name}`,
      detail: t("list.role"),
      lead: h("span", { class: "role-dot", css: { "--role": role.color ? hex(role.color) : "var(--muted)" } }),
    }));
}

export function channelItems(channel, types = []) {
  const all = [...store.channels.values()].filter((entry) => entry.guild_id && entry.guild_id === channel.guild_id);
  const fitting = all.filter((entry) => (types.length ? types.includes(entry.type) : entry.type !== 4));
  return fitting
    .sort((a, b) => (a.position ?? 99) - (b.position ?? 99))
    .map((entry) => ({
      id: entry.id,
      kind: "channel",
      label: channelName(entry),
      detail: isThread(entry) ? channelName(store.channels.get(entry.parent_id)) : undefined,
      lead: icon(channelIcon(entry)),
    }));
}

/** The items of Discord's automatic selects by component type. */
export function automaticItems(type, channel, channelTypes) {
  if (type === 5) return userItems(channel);
  if (type === 6) return roleItems(channel);
  if (type === 8) return channelItems(channel, channelTypes);
  const users = userItems(channel).map((item) => ({ ...item, heading: t("list.people") }));
  return users.concat(roleItems(channel).map((item) => ({ ...item, heading: t("list.roles") })));
}
