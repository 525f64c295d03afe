// What the person may do in a channel, computed as Discord does, to explain a closed composer beforehand.
import { isDm, isThread, store } from "./state.js";
import { now } from "./time.js";

const BIT = {
  admin: 1n << 3n,
  view: 1n << 10n,
  send: 1n << 11n,
  attach: 1n << 15n,
  manageMessages: 1n << 13n,
  sendInThreads: 1n << 38n,
};
const EVERYTHING = (1n << 60n) - 1n;
const bits = (text) => BigInt(text ?? "0");

export function permissionsIn(channel) {
  const guild = store.guilds.get(channel.guild_id);
  if (!guild) return EVERYTHING;
  const member = guild.members.get(store.me.id);
  if (guild.owner_id === store.me.id) return EVERYTHING;
  const own = member?.roles ?? [];
  let granted = bits(guild.roles.get(guild.id)?.permissions);
  for (const id of own) granted |= bits(guild.roles.get(id)?.permissions);
  if (granted & BIT.admin) return EVERYTHING;
  const source = isThread(channel) ? (store.channels.get(channel.parent_id) ?? channel) : channel;
  const overwrites = source.permission_overwrites ?? [];
  const layer = (list) => {
    let deny = 0n;
    let allow = 0n;
    for (const entry of list) {
      deny |= bits(entry.deny);
      allow |= bits(entry.allow);
    }
    granted = (granted & ~deny) | allow;
  };
  layer(overwrites.filter((entry) => entry.id === guild.id));
  layer(overwrites.filter((entry) => own.includes(entry.id)));
  layer(overwrites.filter((entry) => entry.id === store.me.id));
  return granted;
}

export function maySend(channel) {
  if (isDm(channel)) return true;
  const timeout = store.guilds.get(channel.guild_id)?.members.get(store.me.id)?.communication_disabled_until;
  if (timeout && Date.parse(timeout) > now()) return false;
  if (channel.thread_metadata?.locked) return false;
  return Boolean(permissionsIn(channel) & (isThread(channel) ? BIT.sendInThreads : BIT.send));
}

export const mayManage = (channel) => !isDm(channel) && Boolean(permissionsIn(channel) & BIT.manageMessages);
