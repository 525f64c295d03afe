// Discord's markdown as a tree of plain objects; no DOM here, so it can be checked anywhere.
const DEEPEST = 9;

const FENCE = /```(?:([a-z0-9_+\-.#]+)\n)?\n*([^\n][^]*?)\n*```/iy;

const INLINE = [
  [/\\([^0-9A-Za-z\s])/y, (m) => ({ type: "text", text: m[1] })],
  [FENCE, (m) => ({ type: "fence", lang: m[1] ?? "", text: m[2] })],
  [/(`+)([^]*?[^`])\1(?!`)/y, (m) => ({ type: "code", text: m[2].trim() || m[2] })],
  [/<(https?:\/\/[^\s>]+)>/y, (m) => ({ type: "link", url: m[1], nodes: [{ type: "text", text: m[1] }] })],
  [/<@!?(\d{1,21})>/y, (m) => ({ type: "user", id: m[1] })],
  [/<@&(\d{1,21})>/y, (m) => ({ type: "role", id: m[1] })],
  [/<#(\d{1,21})>/y, (m) => ({ type: "channel", id: m[1] })],
  [/<\/([^:>\n]{1,100}):(\d{1,21})>/y, (m) => ({ type: "command", name: m[1], id: m[2] })],
  [/<a?:(\w{2,32}):(\d{1,21})>/y, (m) => ({ type: "emoji", name: m[1], id: m[2] })],
  [/<t:(-?\d{1,13})(?::([tTdDfFRsS]))?>/y, (m) => ({ type: "time", unix: Number(m[1]), style: m[2] ?? "f" })],
  [/@(everyone|here)\b/y, (m) => ({ type: "everyone", text: m[0] })],
  [
    /\[((?:\\.|[^[\]\\]|\[[^\]\n]*\])+)\]\(<?(https?:\/\/[^\s()>]+(?:\([^\s()]*\)[^\s()>]*)*)>?(?:\s+"[^"\n]*")?\)/y,
    (m, deep) => ({ type: "link", url: m[2], nodes: inline(m[1], deep) }),
  ],
  [
    /https?:\/\/[^\s<]*[^<.,:;"'\])\s*_|]/y,
    (m) => ({ type: "link", url: m[0], nodes: [{ type: "text", text: m[0] }] }),
  ],
  [/\*\*((?:\\[^]|[^\\])+?)\*\*(?!\*)/y, (m, deep) => ({ type: "bold", nodes: inline(m[1], deep) })],
  [/__((?:\\[^]|[^\\])+?)__(?!_)/y, (m, deep) => ({ type: "underline", nodes: inline(m[1], deep) })],
  [
    /\*(?=\S)((?:\*\*|\\[^]|\s+(?:\\[^]|[^\s*\\]|\*\*)|[^\s*\\])+?)\*(?!\*)/y,
    (m, deep) => ({ type: "italic", nodes: inline(m[1], deep) }),
  ],
  [
    /(?<![\p{L}\p{N}_])_((?:__|\\[^]|[^\\_])+?)_(?![\p{L}\p{N}_])/uy,
    (m, deep) => ({ type: "italic", nodes: inline(m[1], deep) }),
  ],
  [/~~([^]+?)~~(?!_)/y, (m, deep) => ({ type: "strike", nodes: inline(m[1], deep) })],
  [/\|\|([^]+?)\|\|/y, (m, deep) => ({ type: "spoiler", nodes: inline(m[1], deep) })],
];
const PLAIN = /[^]+?(?=[\\`<@[*_~|]|https?:\/\/|$)/y;

function matchAt(pattern, text, at) {
  pattern.lastIndex = at;
  return pattern.exec(text);
}

/** Parse what stands within a line (or runs over several lines without a block). */
export function inline(text, depth = 0) {
  if (depth > DEEPEST) return [{ type: "text", text }];
  const nodes = [];
  const push = (node) => {
    const last = nodes.at(-1);
    if (node.type === "text" && last?.type === "text") last.text += node.text;
    else nodes.push(node);
  };
  let at = 0;
  while (at < text.length) {
    let found = null;
    for (const [pattern, make] of INLINE) {
      const m = matchAt(pattern, text, at);
      if (!m) continue;
      found = make(m, depth + 1);
      at += m[0].length;
      if (found.type === "fence" && text[at] === "\n") at += 1;
      break;
    }
    if (!found) {
      const m = matchAt(PLAIN, text, at);
      found = { type: "text", text: m[0] };
      at += m[0].length;
    }
    push(found);
  }
  return nodes;
}

const ITEM = /^( *)([-*]|\d{1,9}\.) +(.*)$/;

/** Build nested lists from lines by their indentation; bullets and numbers do not mix in one list. */
function lists(lines, depth) {
  const indent = ITEM.exec(lines[0])[1].length;
  const runs = [];
  for (const line of lines) {
    const [, space, mark] = ITEM.exec(line);
    const numbered = /\d/.test(mark);
    if (!runs.length || (space.length <= indent && numbered !== runs.at(-1).numbered))
      runs.push({ numbered, lines: [] });
    runs.at(-1).lines.push(line);
  }
  return runs.map((run) => list(run.lines, depth));
}

function list(lines, depth) {
  const first = ITEM.exec(lines[0]);
  const indent = first[1].length;
  const node = { type: "list", ordered: /\d/.test(first[2]), start: parseInt(first[2], 10) || 1, items: [] };
  let at = 0;
  while (at < lines.length) {
    const m = ITEM.exec(lines[at]);
    at += 1;
    const below = [];
    while (at < lines.length && ITEM.exec(lines[at])[1].length > indent) {
      below.push(lines[at]);
      at += 1;
    }
    const nodes = inline(m[3], depth + 1);
    if (below.length && depth < DEEPEST) nodes.push(...lists(below, depth + 1));
    node.items.push(nodes);
  }
  return node;
}

const BLOCKS = [
  [/>>> ?([^]*)/y, (m, depth) => ({ type: "quote", nodes: parse(m[1], depth + 1) })],
  [
    /(?:> [^\n]*(?:\n|$))+/y,
    (m, depth) => ({ type: "quote", nodes: parse(m[0].replace(/^> /gm, "").replace(/\n$/, ""), depth + 1) }),
  ],
  [
    /(#{1,3}) +([^\n]*\S[^\n]*)(?:\n|$)/y,
    (m, depth) => ({ type: "heading", level: m[1].length, nodes: inline(m[2], depth + 1) }),
  ],
  [/-# +([^\n]*\S[^\n]*)(?:\n|$)/y, (m, depth) => ({ type: "subtext", nodes: inline(m[1], depth + 1) })],
  [
    /(?: *(?:[-*]|\d{1,9}\.) +[^\n]*\S[^\n]*(?:\n|$))+/y,
    (m, depth) => ({ type: "group", nodes: lists(m[0].replace(/\n$/, "").split("\n"), depth) }),
  ],
];

/** Parse a whole text: blocks begin at the start of a line, the rest is inline. */
export function parse(text, depth = 0) {
  const nodes = [];
  let plain = "";
  const flush = () => {
    if (plain) nodes.push(...inline(plain, depth));
    plain = "";
  };
  let at = 0;
  let lineStart = true;
  while (at < text.length) {
    if (lineStart && depth <= DEEPEST) {
      const hit = BLOCKS.map(([pattern, make]) => [matchAt(pattern, text, at), make]).find(([m]) => m);
      if (hit) {
        plain = plain.replace(/\n$/, "");
        flush();
        nodes.push(hit[1](hit[0], depth));
        at += hit[0][0].length;
        continue;
      }
    }
    const fence = text.startsWith("```", at) ? matchAt(FENCE, text, at) : null;
    const step = fence ? fence[0].length : text[at] === "\\" ? 2 : 1;
    plain += text.slice(at, at + step);
    at += step;
    lineStart = text[at - 1] === "\n";
  }
  flush();
  return nodes;
}

const EMOJI =
  /^(?:\p{Extended_Pictographic}|\p{Emoji_Modifier}|\p{Regional_Indicator}|\u200d|\ufe0f|\u20e3|[0-9#*](?=\ufe0f?\u20e3)|\s)+$/u;

/** Messages of nothing but a few emoji are shown large. */
export function isJumbo(nodes) {
  const seen = nodes.filter((node) => node.type !== "text" || node.text.trim());
  if (!seen.length || seen.length > 27) return false;
  const length = seen.reduce((sum, node) => sum + (node.text ? [...node.text].length : 1), 0);
  return length < 60 && seen.every((node) => node.type === "emoji" || (node.type === "text" && EMOJI.test(node.text)));
}
