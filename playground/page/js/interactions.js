// Presses, choices, commands and modals on their way to the bot and back, told apart by their nonce.
import * as api from "./api.js";
import { t } from "./i18n.js";
import { store } from "./state.js";

const pending = new Map();
// A modal may come after its interaction was settled, and must still know where it was opened.
const settledLately = new Map();
const waiters = new Map();

const newNonce = () =>
  `${Date.now()}${Math.floor(Math.random() * 1e6)
    .toString()
    .padStart(6, "0")}`;

/** Send one interaction; state = {kind, messageId?, customId?, channelId, title?} is what the page shows meanwhile. */
async function send(body, state, files) {
  const nonce = newNonce();
  const entry = { nonce, ...state };
  pending.set(nonce, entry);
  store.emit("pending", entry);
  try {
    await api.interact({ nonce, ...body }, files);
  } catch (refusal) {
    // Whoever typed a command or a form sees the refusal there; a press has only its message.
    entry.refused = true;
    settle(nonce, state.kind === "component" ? refusal.message : null);
    throw refusal;
  }
  return nonce;
}

function settle(nonce, failure = null) {
  const entry = pending.get(nonce);
  if (!entry) return;
  pending.delete(nonce);
  settledLately.set(nonce, entry);
  if (settledLately.size > 50) settledLately.delete(settledLately.keys().next().value);
  entry.failure = failure;
  store.emit("settled", entry);
}

export const isPending = (messageId, customId) =>
  [...pending.values()].some((entry) => entry.messageId === messageId && entry.customId === customId);

const REASONS = { timeout: "interaction.timeout", offline: "interaction.offline", error: "interaction.error" };
store.on("interaction:success", ({ nonce }) => settle(nonce));
store.on("interaction:failure", ({ nonce, reason }) => settle(nonce, t(REASONS[reason] ?? REASONS.timeout)));
store.on("interaction:modal", (modal) => {
  settle(modal.nonce);
  const { channelId = store.open, messageId } = settledLately.get(modal.nonce) ?? {};
  store.emit("modal", { ...modal, channelId, messageId });
});
store.on("autocomplete", ({ nonce, choices }) => {
  waiters.get(nonce)?.(choices);
  waiters.delete(nonce);
});
store.on("ready", () => {
  // Answers to what was asked before the line broke will not come any more.
  for (const nonce of [...pending.keys()]) settle(nonce);
});

const place = (channelId) => {
  const channel = store.channels.get(channelId);
  return { channel_id: channelId, ...(channel?.guild_id ? { guild_id: channel.guild_id } : {}) };
};

const applicationOf = (message) =>
  message.application_id ??
  store.bots.find((bot) => bot.user.id === message.author.id)?.application_id ??
  message.author.id;

export function useComponent(message, component, values) {
  if (isPending(message.id, component.custom_id)) return Promise.resolve();
  const data = { component_type: component.type, custom_id: component.custom_id, ...(values ? { values } : {}) };
  const body = {
    type: 3,
    application_id: applicationOf(message),
    ...place(message.channel_id),
    message_id: message.id,
    data,
  };
  // A refusal is shown below the message by the listener of "settled".
  return send(body, {
    kind: "component",
    messageId: message.id,
    customId: component.custom_id,
    channelId: message.channel_id,
  }).catch(() => null);
}

const commandData = (command, options, extra) => ({
  id: command.id,
  name: command.name,
  type: command.type ?? 1,
  ...(command.version ? { version: command.version } : {}),
  ...(command.guild_id ? { guild_id: command.guild_id } : {}),
  options,
  ...extra,
});

export function useCommand(command, channelId, options, { title, files = [] } = {}) {
  const attachments = files.map((file, index) => ({ id: String(index), filename: file.name }));
  const data = commandData(command, options, files.length ? { attachments } : {});
  return send(
    { type: 2, application_id: command.application_id, ...place(channelId), data },
    { kind: "command", channelId, title },
    files,
  );
}

export function useOnTarget(command, channelId, targetId) {
  const body = {
    type: 2,
    application_id: command.application_id,
    ...place(channelId),
    data: commandData(command, [], { target_id: targetId }),
  };
  return send(body, { kind: "command", channelId, title: command.name }).catch((refusal) =>
    store.emit("toast", refusal.message),
  );
}

export async function askAutocomplete(command, channelId, options) {
  const nonce = newNonce();
  const answer = new Promise((resolve) => {
    waiters.set(nonce, resolve);
    setTimeout(() => {
      if (waiters.delete(nonce)) resolve(null);
    }, 4000);
  });
  await api.interact({
    nonce,
    type: 4,
    application_id: command.application_id,
    ...place(channelId),
    data: commandData(command, options, {}),
  });
  return answer;
}

export function submitModal(modal, components, files = []) {
  const attachments = files.map((file, index) => ({ id: String(index), filename: file.name }));
  const data = { custom_id: modal.custom_id, components, ...(files.length ? { attachments } : {}) };
  const application = modal.application?.id ?? modal.application_id;
  const body = {
    type: 5,
    application_id: application,
    ...place(modal.channelId),
    modal_id: modal.id,
    data,
    ...(modal.messageId ? { message_id: modal.messageId } : {}),
  };
  return send(body, { kind: "modal", modalId: modal.id, channelId: modal.channelId, title: modal.title }, files);
}
