// Pictures and files: in messages, galleries and the zoomed view.
import { h, icon, iconButton } from "./dom.js";
import { t } from "./i18n.js";
import { localUrl } from "./names.js";

/** Pixels; the style sheet lets no picture of a message be taller. */
const TALLEST = 420;

const isImage = (file) =>
  (file.content_type ?? "").startsWith("image/") || /\.(png|jpe?g|gif|webp|avif|svg)$/i.test(file.filename ?? "");

export function fileSize(bytes) {
  if (!Number.isFinite(bytes)) return "";
  if (bytes < 1024) return `${bytes} B`;
  return bytes < 1_048_576 ? `${(bytes / 1024).toFixed(1)} KB` : `${(bytes / 1_048_576).toFixed(1)} MB`;
}

/** attachment:// names a file of the same message. */
export function mediaUrl(media, message) {
  const url = media?.proxy_url && localUrl(media.proxy_url)?.startsWith("/") ? media.proxy_url : media?.url;
  if (url?.startsWith("attachment://")) {
    const name = url.slice("attachment://".length);
    return localUrl(message.attachments?.find((file) => file.filename === name)?.url);
  }
  return localUrl(url);
}

function zoom(url, alt, opener) {
  const dialog = h(
    "dialog",
    { class: "zoom", "aria-label": alt || t("media.picture") },
    h("figure", {}, h("img", { src: url, alt }), alt ? h("figcaption", { dir: "auto" }, alt) : null),
    h(
      "div",
      { class: "zoom-bar" },
      h(
        "a",
        {
          href: url,
          target: "_blank",
          rel: "noopener",
          class: "icon-button",
          "aria-label": t("media.open"),
          title: t("media.open"),
        },
        icon("link"),
      ),
      iconButton("close", t("close"), () => dialog.close()),
    ),
  );
  dialog.addEventListener("click", (event) => {
    if (!event.target.closest("a")) dialog.close();
  });
  dialog.addEventListener("close", () => {
    dialog.remove();
    opener.focus({ preventScroll: true });
  });
  document.body.append(dialog);
  dialog.showModal();
}

/** A picture that grows on click; strange addresses (blocked by the page's policy) become a plain link. */
/** The place a picture will take, kept free until it is there: nothing moves when it comes. */
function room(width, height) {
  if (!width || !height) return {};
  return { "--wide": `${Math.min(width, (TALLEST * width) / height)}px`, "aspect-ratio": `${width} / ${height}` };
}

export function picture(url, { alt = "", width, height, spoiler = false, extra = "" } = {}) {
  if (!url) return h("span", { class: "picture-missing" }, icon("warn"), t("media.missing"));
  const image = h("img", { src: url, alt, loading: "lazy", decoding: "async", width, height, css: room(width, height) });
  const button = h(
    "button",
    {
      type: "button",
      class: `picture ${extra}`,
      "aria-label": alt || t("media.zoom"),
      title: alt || null,
      data: { focus: `picture:${url}` },
    },
    image,
  );
  image.addEventListener("error", () =>
    button.replaceWith(
      h(
        "a",
        { class: "picture-missing", href: url, target: "_blank", rel: "noopener noreferrer" },
        icon("link"),
        t("media.elsewhere"),
      ),
    ),
  );
  if (spoiler) {
    button.classList.add("veiled");
    button.append(h("span", { class: "veil" }, t("spoiler")));
  }
  button.addEventListener("click", () => {
    if (button.classList.contains("veiled")) button.classList.remove("veiled");
    else zoom(url, alt, button);
  });
  return button;
}

export function fileCard(file, url) {
  const name = file.filename ?? decodeURIComponent(url?.split("/").pop()?.split("?")[0] ?? "");
  return h(
    "a",
    { class: "file-card", href: url, download: name, target: "_blank", rel: "noopener" },
    icon("file"),
    h(
      "span",
      { class: "file-texts" },
      h("span", { class: "file-name", dir: "auto" }, name),
      h("span", { class: "file-size" }, fileSize(file.size)),
    ),
    icon("download"),
  );
}

function attachment(file) {
  const url = localUrl(file.url);
  const spoiler = file.filename?.startsWith("SPOILER_");
  if (isImage(file))
    return picture(url, { alt: file.description ?? "", width: file.width, height: file.height, spoiler });
  if (file.content_type?.startsWith("video/"))
    return h("video", { class: "clip", src: url, controls: true, preload: "metadata" });
  if (file.content_type?.startsWith("audio/"))
    return h("audio", { class: "clip", src: url, controls: true, preload: "metadata" });
  return fileCard(file, url);
}

/** Attachments of an ordinary message; several pictures form a mosaic. */
export function attachments(files) {
  const pictures = files.filter(isImage);
  const rest = files.filter((file) => !isImage(file));
  return h(
    "div",
    { class: "attachments" },
    pictures.length
      ? h("div", { class: `mosaic count-${Math.min(pictures.length, 5)}` }, pictures.map(attachment))
      : null,
    rest.map(attachment),
  );
}

export function gallery(items, message) {
  const tiles = items.map((item) =>
    picture(mediaUrl(item.media, message), {
      alt: item.description ?? "",
      spoiler: item.spoiler,
      width: item.media?.width,
      height: item.media?.height,
    }),
  );
  return h("div", { class: `mosaic count-${Math.min(tiles.length, 5)}` }, tiles);
}
