// Reactions below a message: counting them, and joining in with a click.
import { h } from "./dom.js";
import { t } from "./i18n.js";
import { emojiFace, emojiText } from "./emoji.js";

const same = (a, b) => (a.id ? a.id === b.id : a.name === b.name);

/** Change the reactions of a message, if it is known here. */
function change(store, data, work) {
  const message = store.message(data.channel_id, data.message_id);
  if (!message) return;
  message.reactions = work(message.reactions ?? []).filter((entry) => entry.count > 0);
  store.emit("message", { message, fresh: false });
}

function count(store, data, step) {
  const mine = data.user_id === store.me.id;
  change(store, data, (list) => {
    const known = list.find((entry) => same(entry.emoji, data.emoji)) ?? { emoji: data.emoji, count: 0, me: false };
    const next = { ...known, count: known.count + step, me: mine ? step > 0 : known.me };
    return list.includes(known) ? list.map((entry) => (entry === known ? next : entry)) : [...list, next];
  });
}

export const REACTION_FOLDS = {
  MESSAGE_REACTION_ADD: (store, data) => count(store, data, 1),
  MESSAGE_REACTION_REMOVE: (store, data) => count(store, data, -1),
  MESSAGE_REACTION_REMOVE_ALL: (store, data) => change(store, data, () => []),
  MESSAGE_REACTION_REMOVE_EMOJI: (store, data) =>
    change(store, data, (list) => list.filter((entry) => !same(entry.emoji, data.emoji))),
};

/** The chips; toggle(emoji, on) joins or leaves. */
export function reactionRow(reactions, toggle) {
  return h(
    "div",
    { class: "reactions" },
    reactions.map(({ emoji, count: number, me }) =>
      h(
        "button",
        {
          type: "button",
          class: "reaction",
          "aria-pressed": String(Boolean(me)),
          "aria-label": t("reaction.label", { emoji: emojiText(emoji), count: number }),
          data: { focus: `reaction:${emoji.id ?? emoji.name}` },
          on: { click: () => toggle(emoji.id ? `${emoji.name}:${emoji.id}` : emoji.name, !me) },
        },
        emojiFace(emoji, ""),
        h("span", {}, number),
      ),
    ),
  );
}
