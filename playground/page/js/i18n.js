// The page's own words: in the language of whoever is played (the address says ?lang=en for an English client).
import { de } from "./texts-de.js";
import { en } from "./texts-en.js";

export const lang = document.documentElement.lang === "en" ? "en" : "de";
const texts = lang === "en" ? en : de;

/** The language of a person's client, as the page knows them. */
export const spokenBy = (person) => (person.locale?.startsWith("en") ? "en" : "de");

/** Look up a text and fill in the {names} given; a missing text is a mistake worth seeing at once. */
export function t(key, values = {}) {
  if (!(key in texts)) throw new Error(`no text for ${key}`);
  return texts[key].replace(/\{(\w+)\}/g, (whole, name) => (name in values ? String(values[name]) : whole));
}

/** Discord's localised field for the page's language, e.g. name_localizations. */
export function localised(thing, field) {
  const table = thing[`${field}_localizations`] ?? {};
  const tags = lang === "en" ? ["en-GB", "en-US"] : ["de"];
  for (const tag of tags) if (table[tag]) return table[tag];
  return thing[`${field}_localized`] ?? thing[field] ?? "";
}
