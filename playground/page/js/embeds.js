// Embeds of a message.
import { h } from "./dom.js";
import { markdown, markdownLine } from "./markup.js";
import { mediaUrl, picture } from "./media.js";
import { hex, localUrl } from "./names.js";
import { messageTime } from "./time.js";

const tiny = (media, message) => {
  const url = mediaUrl(media, message);
  return url?.startsWith("/") ? h("img", { class: "tiny", src: url, alt: "" }) : null;
};

const linked = (text, url) => {
  const href = url && localUrl(url);
  return href ? h("a", { href, target: "_blank", rel: "noopener noreferrer" }, text) : text;
};

function author(embed, message) {
  if (!embed.author?.name) return null;
  const icon = embed.author.icon_url ? tiny({ url: embed.author.icon_url }, message) : null;
  return h("div", { class: "embed-author", dir: "auto" }, icon, linked(embed.author.name, embed.author.url));
}

function footer(embed, message) {
  if (!embed.footer?.text && !embed.timestamp) return null;
  const parts = [embed.footer?.text, embed.timestamp ? messageTime(embed.timestamp) : null].filter(Boolean);
  const icon = embed.footer?.icon_url ? tiny({ url: embed.footer.icon_url }, message) : null;
  return h("div", { class: "embed-footer", dir: "auto" }, icon, parts.join(" • "));
}

export function embedCard(embed, message) {
  const context = { channelId: message.channel_id };
  const fields = (embed.fields ?? []).map((field) =>
    h(
      "div",
      { class: `embed-field ${field.inline ? "inline" : ""}` },
      h("div", { class: "embed-field-name" }, markdownLine(field.name, context)),
      markdown(field.value, context),
    ),
  );
  const body = h(
    "div",
    { class: "embed-body" },
    author(embed, message),
    embed.title ? h("div", { class: "embed-title" }, linked(markdownLine(embed.title, context), embed.url)) : null,
    embed.description ? markdown(embed.description, context) : null,
    fields.length ? h("div", { class: "embed-fields" }, fields) : null,
    embed.image
      ? picture(mediaUrl(embed.image, message), { extra: "embed-image", alt: embed.image.description ?? "" })
      : null,
    footer(embed, message),
  );
  const thumb = embed.thumbnail ? picture(mediaUrl(embed.thumbnail, message), { extra: "embed-thumb" }) : null;
  const card = h("div", { class: "embed" }, body, thumb);
  if (typeof embed.color === "number") card.style.setProperty("--accent", hex(embed.color));
  return card;
}
