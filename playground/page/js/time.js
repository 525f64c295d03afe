// Dates as people read them; the server's clock may be stopped or ahead, so "now" is the server's now.
import { lang, t } from "./i18n.js";

const locale = lang === "en" ? "en-GB" : "de-DE";
const format = (options) => new Intl.DateTimeFormat(locale, options);
const clockTime = format({ hour: "2-digit", minute: "2-digit" });
const clockSeconds = format({ hour: "2-digit", minute: "2-digit", second: "2-digit" });
const shortDate = format({ day: "2-digit", month: "2-digit", year: "numeric" });
const longDate = format({ day: "numeric", month: "long", year: "numeric" });
const fullDate = format({ weekday: "long", day: "numeric", month: "long", year: "numeric" });
const relative = new Intl.RelativeTimeFormat(locale, { numeric: "always" });

let offset = 0;
let stoppedAt = null;

export function setClock(iso, stopped) {
  const server = Date.parse(iso);
  if (Number.isNaN(server)) return;
  offset = server - Date.now();
  stoppedAt = stopped ? server : null;
  tick();
}

/** Whatever was just written carries the server's time: notice a clock that was moved meanwhile. */
export function heardTime(iso) {
  if (Math.abs(Date.parse(iso) - now()) > 3000) setClock(iso, stoppedAt !== null);
}

export const now = () => stoppedAt ?? Date.now() + offset;

const UNITS = [
  ["year", 31_536_000],
  ["month", 2_592_000],
  ["day", 86_400],
  ["hour", 3600],
  ["minute", 60],
  ["second", 1],
];

export function relativeText(unix) {
  const seconds = Math.round(unix - now() / 1000);
  const [unit, size] = UNITS.find(([, length]) => Math.abs(seconds) >= length) ?? UNITS.at(-1);
  return relative.format(Math.trunc(seconds / size), unit);
}

const STYLES = {
  t: (date) => clockTime.format(date),
  T: (date) => clockSeconds.format(date),
  d: (date) => shortDate.format(date),
  D: (date) => longDate.format(date),
  f: (date) => `${longDate.format(date)} ${clockTime.format(date)}`,
  F: (date) => `${fullDate.format(date)} ${clockTime.format(date)}`,
  s: (date) => `${shortDate.format(date)} ${clockTime.format(date)}`,
  S: (date) => `${shortDate.format(date)} ${clockSeconds.format(date)}`,
};

/** A timestamp markup such as <t:0:R> as an element; the relative ones are kept running by the ticker below. */
export function timeElement(unix, style = "f") {
  const node = document.createElement("time");
  const date = new Date(unix * 1000);
  node.className = "stamp";
  if (Number.isNaN(date.getTime())) {
    node.textContent = t("time.invalid");
    return node;
  }
  node.dateTime = date.toISOString();
  node.title = STYLES.F(date);
  if (style === "R") {
    node.dataset.unix = String(unix);
    node.textContent = relativeText(unix);
  } else {
    node.textContent = STYLES[style](date);
  }
  return node;
}

function tick() {
  for (const node of document.querySelectorAll("time[data-unix]")) {
    const text = relativeText(Number(node.dataset.unix));
    if (node.textContent !== text) node.textContent = text;
  }
}
setInterval(tick, 1000);

const dayOf = (date) => `${date.getFullYear()}-${date.getMonth()}-${date.getDate()}`;
export const dayKey = (iso) => dayOf(new Date(iso));
export const dayTitle = (iso) => longDate.format(new Date(iso));
export const shortTime = (iso) => clockTime.format(new Date(iso));
export const preciseTime = (iso) => clockSeconds.format(new Date(iso));

/** The time beside a message's author: today and yesterday by name. */
export function messageTime(iso) {
  const date = new Date(iso);
  const today = new Date(now());
  const yesterday = new Date(now() - 86_400_000);
  const time = clockTime.format(date);
  if (dayOf(date) === dayOf(today)) return t("time.today", { time });
  if (dayOf(date) === dayOf(yesterday)) return t("time.yesterday", { time });
  return `${shortDate.format(date)} ${time}`;
}
