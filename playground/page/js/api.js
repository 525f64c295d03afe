// What a person does, as requests to the server; refusals become errors with a readable sentence.
import { t } from "./i18n.js";
import { store } from "./state.js";

export class Refusal extends Error {
  constructor(status, body) {
    const details = flatten(body?.errors);
    super(details.length ? details.join(" · ") : body?.message || t("error.status", { status }));
    this.status = status;
    this.code = body?.code;
  }
}

/** Discord nests form errors by field; people only need the sentences. */
function flatten(errors, path = []) {
  if (!errors || typeof errors !== "object") return [];
  const here = (errors._errors ?? []).map((entry) =>
    path.length ? `${path.join(".")}: ${entry.message}` : entry.message,
  );
  const below = Object.entries(errors).filter(([key]) => key !== "_errors");
  return here.concat(...below.map(([key, value]) => flatten(value, [...path, key])));
}

/** A refusal may come from something in between that does not speak JSON. */
function parsed(text) {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}

async function request(method, path, body, files = []) {
  const options = { method, headers: {} };
  if (files.length) {
    options.body = new FormData();
    options.body.append("payload_json", JSON.stringify(body));
    files.forEach((file, index) => options.body.append(`files[${index}]`, file, file.name));
  } else if (body !== undefined) {
    options.headers["Content-Type"] = "application/json";
    options.body = JSON.stringify(body);
  }
  let answer;
  try {
    answer = await fetch(path, options);
  } catch {
    throw new Refusal(0, { message: t("error.offline") });
  }
  const text = await answer.text();
  if (!answer.ok) throw new Refusal(answer.status, parsed(text));
  return text ? JSON.parse(text) : null;
}

const mine = (path) => `/play/as/${store.me.id}/${path}`;
const messagePath = (channel, id = "") => mine(`channels/${channel}/messages${id && `/${id}`}`);

export const people = () => request("GET", "/play/people");
/** Set the language of somebody's client. */
export const speak = (person, locale) => request("PATCH", `/control/people/${person.username}`, { locale });
export const history = (channel, before, limit = 50) =>
  request("GET", `${messagePath(channel)}?limit=${limit}${before ? `&before=${before}` : ""}`);
export const say = (channel, message, files) => request("POST", messagePath(channel), message, files);
export const rewrite = (channel, id, content) => request("PATCH", messagePath(channel, id), { content });
export const erase = (channel, id) => request("DELETE", messagePath(channel, id));
export const react = (channel, id, emoji, on) =>
  request(on ? "PUT" : "DELETE", `${messagePath(channel, id)}/reactions/${encodeURIComponent(emoji)}`);
export const openDm = (recipient) => request("POST", mine("dms"), { recipient_id: recipient });
export const interact = (body, files) => request("POST", mine("interactions"), body, files);
