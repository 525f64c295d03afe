// Addresses: who is played, in which channel, alone or in split view; the address bar always tells.
import { store } from "./state.js";

export const query = () => new URLSearchParams(location.search);
export const isPane = query().has("pane");
export const splitNames = () =>
  (query().get("split") ?? "")
    .split(",")
    .map((name) => name.trim())
    .filter(Boolean)
    .slice(0, 4);

function address(changes, hash = location.hash) {
  const params = query();
  for (const [key, value] of Object.entries(changes)) {
    if (value === null) params.delete(key);
    else params.set(key, value);
  }
  const text = params.toString().replaceAll("%2C", ",");
  return `${location.pathname}${text ? `?${text}` : ""}${hash}`;
}

/** Become somebody else in this window, without a reload. */
export function playAs(username) {
  if (isPane) parent.postMessage({ pane: query().get("pane"), as: username }, location.origin);
  history.pushState(null, "", address({ as: username, lang: null }));
  store.emit("person", username);
}

/** Load the page anew in another language: its words are read once, at the start. */
export const speakHere = (username, language) =>
  location.replace(address({ as: username, lang: language === "en" ? "en" : null }));

/** Greet whoever has not chosen a person yet in another language. */
export const greetIn = (language) => location.replace(address({ lang: language }));

export const windowFor = (username) =>
  window.open(address({ as: username, split: null, pane: null }), "_blank", "noopener");

/** Show somebody beside the person of this window. */
export function addToSplit(username) {
  if (isPane) {
    parent.postMessage({ add: username }, location.origin);
    return;
  }
  goSplit([store.me.username, username]);
}

export const goSplit = (names) =>
  location.assign(address({ split: names.slice(0, 4).join(","), as: null, pane: null }));
export const leaveSplit = (username) => location.assign(address({ split: null, as: username }));
export const rememberSplit = (names) => history.replaceState(null, "", address({ split: names.join(",") }));
export const paneAddress = (username, index) => address({ as: username, pane: String(index), split: null, lang: null });
export const channelInAddress = () => /^#(\d+)$/.exec(location.hash)?.[1] ?? null;
/** The address tells the open channel; whoever goes to another one finds the way back with the browser's arrow. */
export function rememberChannel(id) {
  if (id === channelInAddress()) return;
  const keep = isPane || !channelInAddress() ? "replaceState" : "pushState";
  history[keep](null, "", address({}, id ? `#${id}` : ""));
}

/** Small personal memories of the browser; private windows may refuse them. */
export function recall(key, fallback = null) {
  try {
    return JSON.parse(localStorage.getItem(key)) ?? fallback;
  } catch {
    return fallback;
  }
}

export function remember(key, value) {
  try {
    localStorage.setItem(key, JSON.stringify(value));
  } catch {
    // Nothing depends on it.
  }
}
