// Which channels have something new, and how often the person was meant.
import { FLAG, isDm, store } from "./state.js";

/** looking() tells whether the end of the open channel is before the person's eyes. */
export function trackUnread(looking) {
  store.on("message", ({ message, fresh }) => {
    if (!fresh || message.author?.id === store.me.id || message.flags & FLAG.ephemeral) return;
    if (message.channel_id === store.open && looking()) return;
    const channel = store.channels.get(message.channel_id);
    if (!channel) return;
    const entry = store.unread.get(message.channel_id) ?? { pings: 0 };
    if (isDm(channel) || store.pingsMe(message)) entry.pings += 1;
    store.unread.set(message.channel_id, entry);
    store.emit("unread");
  });
}
