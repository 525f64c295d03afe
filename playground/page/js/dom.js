// Builds DOM nodes; the only way data reaches the page, so nothing people type is ever parsed as HTML.
import { shapes } from "./icons.js";

const SVG = "http://www.w3.org/2000/svg";

/** Make an element: h("p", {class: "note", on: {click}}, "text", node). */
export function h(tag, props = {}, ...children) {
  const node = document.createElement(tag);
  for (const [key, value] of Object.entries(props)) {
    if (value === undefined || value === null || value === false) continue;
    if (key === "class") node.className = value;
    else if (key === "on") for (const [type, listener] of Object.entries(value)) node.addEventListener(type, listener);
    else if (key === "data") Object.assign(node.dataset, value);
    else if (key === "css") for (const [name, set] of Object.entries(value)) node.style.setProperty(name, set);
    else node.setAttribute(key, value === true ? "" : String(value));
  }
  node.append(...children.flat(3).filter((child) => child !== null && child !== undefined && child !== false));
  return node;
}

/** Draw one of our own icons. */
export function icon(name, extra = "") {
  const svg = document.createElementNS(SVG, "svg");
  svg.setAttribute("viewBox", "0 0 24 24");
  svg.setAttribute("class", `icon ${extra}`.trim());
  svg.setAttribute("aria-hidden", "true");
  for (const [d, filled] of shapes[name]) {
    const path = document.createElementNS(SVG, "path");
    path.setAttribute("d", d);
    if (filled) path.setAttribute("class", "filled");
    svg.append(path);
  }
  return svg;
}

/** A button that shows only an icon, with its meaning as label and tooltip. */
export function iconButton(name, label, click, props = {}) {
  return h(
    "button",
    { type: "button", class: "icon-button", "aria-label": label, title: label, ...props, on: { click } },
    icon(name),
  );
}

/** Keep a focused position when a region is rebuilt: run work, then focus the element with the same data-focus key. */
export function keepingFocus(region, work) {
  const active = document.activeElement;
  const key = region.contains(active) ? active.closest("[data-focus]")?.dataset.focus : undefined;
  work();
  if (key === undefined) return;
  const again = [...region.querySelectorAll("[data-focus]")].find((node) => node.dataset.focus === key);
  again?.focus({ preventScroll: true });
}

/** Arrow keys, Home and End walk through the focusable children that match a selector. */
export function arrowKeys(region, selector, { horizontal = false } = {}) {
  const [back, forth] = horizontal ? ["ArrowLeft", "ArrowRight"] : ["ArrowUp", "ArrowDown"];
  region.addEventListener("keydown", (event) => {
    if (![back, forth, "Home", "End"].includes(event.key)) return;
    const nodes = [...region.querySelectorAll(selector)].filter((node) => node.offsetParent !== null);
    const here = nodes.indexOf(document.activeElement);
    if (here < 0) return;
    event.preventDefault();
    const step = event.key === forth ? here + 1 : here - 1;
    const target = event.key === "Home" ? 0 : event.key === "End" ? nodes.length - 1 : step;
    nodes[Math.max(0, Math.min(nodes.length - 1, target))].focus();
  });
}

/** Call back after the right mouse button, the menu key or a long press. */
export function onContextMenu(node, open) {
  let timer = null;
  const cancel = () => clearTimeout(timer);
  node.addEventListener("contextmenu", (event) => {
    if (event.target.closest("a, input, textarea")) return;
    event.preventDefault();
    event.stopPropagation();
    const box = node.getBoundingClientRect();
    const byKey = event.clientX === 0 && event.clientY === 0;
    open(byKey ? { x: box.left + 40, y: box.top + 20 } : { x: event.clientX, y: event.clientY });
  });
  node.addEventListener(
    "touchstart",
    (event) => {
      event.stopPropagation();
      const { clientX: x, clientY: y } = event.touches[0];
      timer = setTimeout(() => open({ x, y }), 500);
    },
    { passive: true },
  );
  for (const type of ["touchend", "touchmove", "touchcancel"]) node.addEventListener(type, cancel, { passive: true });
}
