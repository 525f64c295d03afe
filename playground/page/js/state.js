// Everything one person can see, folded from the events of the live connection; views listen to topics.
import { REACTION_FOLDS } from "./reactions.js";
import { heardTime, setClock } from "./time.js";

export const FLAG = { ephemeral: 64, loading: 128, silent: 4096, v2: 32768 };
export const isThread = (channel) => channel.type >= 10 && channel.type <= 12;
export const isDm = (channel) => channel.type === 1 || channel.type === 3;

const TYPING_FOR = 9000;

class Store {
  constructor() {
    this.listeners = new Map();
    this.reset();
    this.me = null;
    this.open = null;
    this.people = [];
    this.notes = [];
  }

  reset() {
    this.users = new Map();
    this.guilds = new Map();
    this.channels = new Map();
    this.messages = new Map();
    this.typing = new Map();
    this.unread = new Map();
    this.commands = [];
    this.bots = [];
  }

  on(topic, listener) {
    if (!this.listeners.has(topic)) this.listeners.set(topic, new Set());
    this.listeners.get(topic).add(listener);
  }

  off(topic, listener) {
    this.listeners.get(topic)?.delete(listener);
  }

  emit(topic, detail) {
    for (const listener of [...(this.listeners.get(topic) ?? [])]) listener(detail);
  }

  apply(type, data) {
    const fold = FOLDS[type];
    if (fold) fold(this, data);
  }

  addGuild(guild) {
    const roles = new Map((guild.roles ?? []).map((role) => [role.id, role]));
    const members = new Map();
    this.guilds.set(guild.id, { ...guild, roles, members });
    for (const member of guild.members ?? []) this.addMember(guild.id, member);
    for (const channel of [...(guild.channels ?? []), ...(guild.threads ?? [])])
      this.addChannel({ ...channel, guild_id: guild.id });
  }

  addMember(guildId, member) {
    this.users.set(member.user.id, { ...this.users.get(member.user.id), ...member.user });
    this.guilds.get(guildId)?.members.set(member.user.id, member);
  }

  addChannel(channel) {
    for (const user of channel.recipients ?? []) if (!this.users.has(user.id)) this.users.set(user.id, user);
    this.channels.set(channel.id, { ...this.channels.get(channel.id), ...channel });
  }

  /** The messages known of a channel: {list (oldest first), complete, loaded}. */
  log(channelId) {
    if (!this.messages.has(channelId)) this.messages.set(channelId, { list: [], complete: false, loaded: false });
    return this.messages.get(channelId);
  }

  message(channelId, id) {
    return this.messages.get(channelId)?.list.find((message) => message.id === id);
  }

  /** Put messages in their place by snowflake, replacing older versions of the same message. */
  merge(channelId, messages) {
    const log = this.log(channelId);
    const byId = new Map(log.list.map((message) => [message.id, message]));
    for (const message of messages) {
      this.meet(message);
      byId.set(message.id, message);
    }
    log.list = [...byId.values()].sort((a, b) => bySnowflake(a.id, b.id));
    return log;
  }

  meet(message) {
    if (message.author && !message.webhook_id && !this.users.has(message.author.id))
      this.users.set(message.author.id, message.author);
    for (const user of message.mentions ?? []) if (!this.users.has(user.id)) this.users.set(user.id, user);
  }

  pingsMe(message) {
    if (!this.me || message.author?.id === this.me.id) return false;
    if (message.mention_everyone || message.mentions?.some((user) => user.id === this.me.id)) return true;
    const guild = this.guilds.get(this.channels.get(message.channel_id)?.guild_id);
    const mine = guild?.members.get(this.me.id)?.roles ?? [];
    return (message.mention_roles ?? []).some((role) => mine.includes(role));
  }

  isBot(userId) {
    return Boolean(this.users.get(userId)?.bot);
  }
}

export const bySnowflake = (a, b) => a.length - b.length || (a < b ? -1 : a > b ? 1 : 0);

function ready(store, data) {
  const notes = store.notes;
  const unread = store.me?.id === data.user.id ? store.unread : new Map();
  store.reset();
  Object.assign(store, {
    me: data.user,
    people: data.people ?? [],
    commands: data.commands ?? [],
    bots: data.bots ?? [],
    notes,
    unread,
  });
  for (const user of [data.user, ...store.people, ...store.bots.map((bot) => bot.user)]) store.users.set(user.id, user);
  for (const guild of data.guilds ?? []) store.addGuild(guild);
  for (const channel of data.private_channels ?? []) store.addChannel(channel);
  setClock(data.clock, data.clock_stopped);
  store.emit("ready");
}

function messageCreate(store, message) {
  heardTime(message.timestamp);
  const channel = store.channels.get(message.channel_id);
  if (channel) channel.last_message_id = message.id;
  store.typing.get(message.channel_id)?.delete(message.author?.id);
  store.merge(message.channel_id, [message]);
  store.emit("message", { message, fresh: true });
  store.emit("typing", message.channel_id);
}

function messageUpdate(store, message) {
  const known = store.message(message.channel_id, message.id);
  if (!known) return;
  store.merge(message.channel_id, [{ ...known, ...message }]);
  store.emit("message", { message, fresh: false });
}

function forget(store, channelId, ids) {
  const log = store.messages.get(channelId);
  if (!log) return;
  log.list = log.list.filter((message) => !ids.includes(message.id));
  store.emit("gone", { channelId, ids });
}

function channelChange(store, channel) {
  store.addChannel(channel);
  store.emit("channels", channel.id);
}

function channelGone(store, channel) {
  store.channels.delete(channel.id);
  store.messages.delete(channel.id);
  store.unread.delete(channel.id);
  store.emit("channels", channel.id);
}

function memberChange(store, data) {
  if (!store.guilds.has(data.guild_id)) return;
  const known = store.guilds.get(data.guild_id).members.get(data.user.id);
  store.addMember(data.guild_id, { ...known, ...data });
  store.emit("members", data.user.id);
}

function memberGone(store, data) {
  store.guilds.get(data.guild_id)?.members.delete(data.user.id);
  store.emit("members", data.user.id);
}

function roleChange(store, data) {
  store.guilds.get(data.guild_id)?.roles.set(data.role.id, data.role);
  store.emit("members");
}

function roleGone(store, data) {
  store.guilds.get(data.guild_id)?.roles.delete(data.role_id);
  store.emit("members");
}

function typingStart(store, data) {
  if (data.user_id === store.me?.id) return;
  if (!store.typing.has(data.channel_id)) store.typing.set(data.channel_id, new Map());
  const typing = store.typing.get(data.channel_id);
  clearTimeout(typing.get(data.user_id));
  typing.set(
    data.user_id,
    setTimeout(() => {
      typing.delete(data.user_id);
      store.emit("typing", data.channel_id);
    }, TYPING_FOR),
  );
  store.emit("typing", data.channel_id);
}

function presence(store, data) {
  const id = data.user?.id ?? data.user_id;
  const bot = store.bots.find((entry) => entry.user.id === id);
  if (bot) bot.online = data.online ?? data.status !== "offline";
  store.emit("presence");
}

function guildCreate(store, guild) {
  store.addGuild(guild);
  store.emit("channels");
  store.emit("members");
}

function guildUpdate(store, data) {
  const known = store.guilds.get(data.id);
  if (known) store.guilds.set(data.id, { ...known, ...data, roles: known.roles, members: known.members });
  store.emit("channels");
}

function guildGone(store, { id }) {
  store.guilds.delete(id);
  for (const channel of [...store.channels.values()]) if (channel.guild_id === id) store.channels.delete(channel.id);
  store.emit("channels");
}

const passOn = (topic) => (store, data) => store.emit(topic, data);

const FOLDS = {
  ...REACTION_FOLDS,
  READY: ready,
  MESSAGE_CREATE: messageCreate,
  MESSAGE_UPDATE: messageUpdate,
  MESSAGE_DELETE: (store, data) => forget(store, data.channel_id, [data.id]),
  MESSAGE_DELETE_BULK: (store, data) => forget(store, data.channel_id, data.ids),
  CHANNEL_CREATE: channelChange,
  CHANNEL_UPDATE: channelChange,
  CHANNEL_DELETE: channelGone,
  THREAD_CREATE: channelChange,
  THREAD_UPDATE: channelChange,
  THREAD_DELETE: channelGone,
  GUILD_CREATE: guildCreate,
  GUILD_UPDATE: guildUpdate,
  GUILD_DELETE: guildGone,
  GUILD_MEMBER_ADD: memberChange,
  GUILD_MEMBER_UPDATE: memberChange,
  GUILD_MEMBER_REMOVE: memberGone,
  GUILD_ROLE_CREATE: roleChange,
  GUILD_ROLE_UPDATE: roleChange,
  GUILD_ROLE_DELETE: roleGone,
  TYPING_START: typingStart,
  PRESENCE_UPDATE: presence,
  COMMANDS_UPDATE: (store, data) => {
    store.commands = data.commands;
    store.emit("commands");
  },
  CLOCK: (_store, data) => setClock(data.clock, data.clock_stopped),
  NOTE: (store, data) => {
    store.notes.push(data);
    if (store.notes.length > 400) store.notes.splice(0, 100);
    store.emit("note", data);
  },
  INTERACTION_CREATE: passOn("interaction:create"),
  INTERACTION_SUCCESS: passOn("interaction:success"),
  INTERACTION_FAILURE: passOn("interaction:failure"),
  INTERACTION_MODAL: passOn("interaction:modal"),
  AUTOCOMPLETE: passOn("autocomplete"),
};

export const store = new Store();
