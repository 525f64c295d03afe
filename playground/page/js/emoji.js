// Emoji as text; own emoji of a server are not drawn here: their name stands for them.
export const emojiText = (emoji) => (emoji.id ? `:${emoji.name}:` : emoji.name);
