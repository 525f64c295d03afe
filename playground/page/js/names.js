// Who is who: names, colours and avatars as one person sees them in one server.
import { h } from "./dom.js";
import { t } from "./i18n.js";
import { isDm, store } from "./state.js";

const HUES = [6, 24, 128, 152, 174, 196, 214, 236, 262, 298, 334];

export const guildOf = (channelId) => store.guilds.get(store.channels.get(channelId)?.guild_id);

export function displayName(user, guild) {
  const known = store.users.get(user.id) ?? user;
  return (
    guild?.members.get(user.id)?.nick ||
    user.global_name ||
    known.global_name ||
    user.username ||
    known.username ||
    t("user.unknown")
  );
}

/** Roles of a member, highest first. */
export function rolesOf(userId, guild) {
  const ids = guild?.members.get(userId)?.roles ?? [];
  return ids
    .map((id) => guild.roles.get(id))
    .filter(Boolean)
    .sort((a, b) => b.position - a.position);
}

export const hex = (color) => `#${color.toString(16).padStart(6, "0")}`;

export function nameColor(userId, guild) {
  const role = rolesOf(userId, guild).find((entry) => (entry.colors?.primary_color ?? entry.color) > 0);
  return role ? hex(role.colors?.primary_color ?? role.color) : null;
}

/** Set a role's colour; CSS mixes it with the text colour so that it stays readable on light and dark ground. */
export function tint(node, color) {
  if (color) {
    node.style.setProperty("--role", color);
    node.classList.add("tinted");
  }
  return node;
}

export function initials(name) {
  const words = name
    .replace(/[^\p{L}\p{N}\s]/gu, "")
    .trim()
    .split(/\s+/u)
    .filter(Boolean);
  if (!words.length) return [...name.trim()][0] ?? "?";
  const first = [...words[0]][0];
  const last = words.length > 1 ? [...words.at(-1)][0] : "";
  return (first + last).toUpperCase();
}

/** A stable pleasant colour for a name or id. */
export function hueOf(text) {
  let sum = 7;
  for (const char of text) sum = (sum * 31 + char.codePointAt(0)) % 100_003;
  return HUES[sum % HUES.length];
}

/** Addresses of the server itself work under whatever host name the page was opened. */
export function localUrl(url) {
  if (!url) return null;
  if (/^(data:image\/|blob:)/.test(url)) return url;
  try {
    const parsed = new URL(url, location.href);
    if (parsed.pathname.startsWith("/attachments/") || parsed.origin === location.origin)
      return parsed.pathname + parsed.search;
    return ["http:", "https:"].includes(parsed.protocol) ? parsed.href : null;
  } catch {
    return null;
  }
}

export function avatar(user, { guild, size = "" } = {}) {
  const name = displayName(user, guild);
  const node = h("span", {
    class: `avatar ${size}`,
    "aria-hidden": "true",
    css: { "--hue": hueOf(user.username ?? name) },
    data: { initials: initials(name) },
  });
  const url = user.avatar && /^(\/|https?:|data:)/.test(user.avatar) ? localUrl(user.avatar) : null;
  if (url) {
    const image = h("img", { src: url, alt: "" });
    image.addEventListener("error", () => image.remove());
    node.append(image);
  }
  if (user.bot) node.classList.add("bot");
  return node;
}

export function channelName(channel) {
  if (!channel) return t("channel.unknown");
  if (!isDm(channel)) return channel.name ?? "";
  const others = (channel.recipients ?? []).filter((user) => user.id !== store.me?.id);
  return others.map((user) => displayName(user)).join(", ") || t("channel.unknown");
}

export function channelIcon(channel) {
  if (channel.type === 2 || channel.type === 13) return "voice";
  if (channel.type === 5) return "megaphone";
  if (channel.type === 15 || channel.type === 16) return "forum";
  if (channel.type === 12) return "lock";
  if (channel.type === 10 || channel.type === 11) return "thread";
  if (isDm(channel)) return "at";
  const everyone = channel.permission_overwrites?.find((entry) => entry.id === channel.guild_id);
  return everyone && BigInt(everyone.deny) & 0x400n ? "lock" : "hash";
}
