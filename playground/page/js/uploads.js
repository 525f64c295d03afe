// Files on their way into a message: chosen, dropped or pasted.
import { h, icon, iconButton } from "./dom.js";
import { t } from "./i18n.js";
import { fileSize } from "./media.js";
import { store } from "./state.js";

const MOST = 10;
const LARGEST = 10 * 1024 * 1024;

export function uploads(onChange) {
  const picker = h("input", { type: "file", multiple: true, hidden: true, "aria-hidden": "true" });
  const button = iconButton("plus", t("composer.attach"), () => picker.click(), { class: "icon-button attach-button" });
  const tray = h("div", { class: "upload-tray", hidden: true });
  const state = { list: [], button, tray, clear, accept, restore: add };

  function draw() {
    tray.hidden = !state.list.length;
    tray.replaceChildren(
      ...state.list.map((file) =>
        h(
          "div",
          { class: "upload" },
          icon("file"),
          h("span", { class: "upload-name", dir: "auto" }, file.name),
          h("span", { class: "muted" }, fileSize(file.size)),
          iconButton("close", t("upload.remove", { name: file.name }), () => {
            state.list = state.list.filter((entry) => entry !== file);
            draw();
          }),
        ),
      ),
    );
    onChange();
  }

  function add(files) {
    for (const file of files) {
      if (file.size > LARGEST) store.emit("toast", t("upload.large", { name: file.name }));
      else if (state.list.length >= MOST) store.emit("toast", t("upload.many"));
      else state.list.push(file);
    }
    draw();
  }

  function clear() {
    state.list = [];
    picker.value = "";
    draw();
  }

  function accept(text) {
    text.addEventListener("paste", (event) => {
      if (event.clipboardData.files.length) add(event.clipboardData.files);
    });
    document.addEventListener("dragover", (event) => event.preventDefault());
    document.addEventListener("drop", (event) => {
      event.preventDefault();
      add(event.dataTransfer.files);
    });
  }

  picker.addEventListener("change", () => add(picker.files));
  button.append(picker);
  return state;
}
