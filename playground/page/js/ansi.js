// Coloured code blocks (```ansi): the few escape codes Discord knows.
import { h } from "./dom.js";

export function ansi(text) {
  const nodes = [];
  let classes = new Set();
  for (const part of text.split(/(\u001b\[[\d;]*m)/)) {
    const codes = /^\u001b\[([\d;]*)m$/.exec(part);
    if (!codes) {
      if (part) nodes.push(classes.size ? h("span", { class: [...classes].join(" ") }, part) : part);
      continue;
    }
    for (const code of (codes[1] || "0").split(";").map(Number)) {
      if (code === 0) classes = new Set();
      else if ((code >= 30 && code <= 37) || (code >= 40 && code <= 47) || code === 1 || code === 4)
        classes.add(`ansi-${code}`);
    }
  }
  return nodes;
}
