// Emoji: characters as text, those of an application as its small pictures.
import { h } from "./dom.js";

/** The words for an emoji. */
export const emojiText = (emoji) => (emoji.id ? `:${emoji.name}:` : emoji.name);

/** An emoji as it is shown; one that is gone leaves its name. */
export const emojiFace = (emoji, plain = "button-emoji") =>
  emoji.id
    ? h("img", { class: "custom-emoji", src: `/emojis/${emoji.id}.png`, alt: emojiText(emoji), title: emojiText(emoji), draggable: "false" })
    : h("span", { class: plain }, emoji.name);
