// The slash-command picker: every command (and subcommand) the person may use here, in their language.
import { h } from "./dom.js";
import { localised, t } from "./i18n.js";
import { ListBox, search } from "./listbox.js";
import { avatar, displayName } from "./names.js";
import { isDm, store } from "./state.js";

/** Commands with subcommands become one entry a leaf: {command, steps, options, path, spoken, description}. */
function leaves(command, node = command, steps = []) {
  const below = (node.options ?? []).filter((option) => option.type === 1 || option.type === 2);
  if (below.length) return below.flatMap((option) => leaves(command, option, [...steps, option]));
  const chain = [command, ...steps];
  return [
    {
      command,
      steps,
      options: node.options ?? [],
      path: chain.map((step) => step.name).join(" "),
      spoken: chain.map((step) => localised(step, "name")).join(" "),
      description: localised(node, "description"),
    },
  ];
}

/** The server says where this person may use a command; in a DM it must also be the right bot's. */
export function usableIn(command, channel) {
  if (!isDm(channel)) return command.usable_in.includes(channel.guild_id);
  const bot = store.bots.find((entry) => entry.application_id === command.application_id);
  return command.usable_in_dm && Boolean(channel.recipients?.some((user) => user.id === bot?.user.id));
}

/** All leaves usable in a channel; a command of the server hides a global one of the same name. */
export function commandLeaves(channel) {
  const usable = store.commands.filter((command) => (command.type ?? 1) === 1 && usableIn(command, channel));
  const local = new Set(
    usable.filter((command) => command.guild_id).map((command) => `${command.application_id} ${command.name}`),
  );
  const kept = usable.filter((command) => command.guild_id || !local.has(`${command.application_id} ${command.name}`));
  return kept.flatMap((command) => leaves(command)).sort((a, b) => a.spoken.localeCompare(b.spoken, "de"));
}

/** Which leaf a typed line names exactly, and what follows it. */
export function exactLeaf(line, channel) {
  const text = line.slice(1).toLowerCase();
  const fitting = commandLeaves(channel).filter((leaf) =>
    [leaf.spoken, leaf.path].some((name) => `${text} `.startsWith(`${name.toLowerCase()} `)),
  );
  const leaf = fitting.sort((a, b) => b.spoken.length - a.spoken.length)[0];
  if (!leaf) return null;
  const name = [leaf.spoken, leaf.path].find((entry) => `${text} `.startsWith(`${entry.toLowerCase()} `));
  return { leaf, rest: line.slice(1 + name.length).trim() };
}

function listItem(leaf) {
  const bot = store.bots.find((known) => known.application_id === leaf.command.application_id);
  const hints = leaf.options
    .slice(0, 4)
    .map((option) =>
      h("span", { class: `option-hint ${option.required ? "" : "optional"}` }, localised(option, "name")),
    );
  return {
    id: leaf.command.id + leaf.path,
    leaf,
    label: [h("span", { class: "command-name" }, `/${leaf.spoken}`), ...hints].reduce(
      (all, node) => (all.append(node), all),
      h("span", { class: "command-line" }),
    ),
    detail: leaf.description,
    lead: bot ? avatar(bot.user, { size: "small" }) : null,
    aside: bot ? displayName(bot.user) : null,
  };
}

export class Picker {
  constructor(anchor, owner, onPick) {
    Object.assign(this, { anchor, owner, onPick, box: null });
  }

  update(text, channel) {
    const typed = text.slice(1);
    const found = search(commandLeaves(channel), typed, (leaf) => `${leaf.spoken} ${leaf.path}`);
    const more =
      typed.length > 2
        ? search(commandLeaves(channel), typed, (leaf) => leaf.description).filter(
            (leaf) => !found.some((known) => known.path === leaf.path && known.command.id === leaf.command.id),
          )
        : [];
    const items = [...found, ...more].slice(0, 60).map(listItem);
    if (this.box) {
      this.box.setItems(items, { keep: true });
      return;
    }
    this.box = new ListBox({
      anchor: this.anchor,
      owner: this.owner,
      label: t("picker.label"),
      items,
      above: true,
      wide: true,
      tab: true,
      empty: t(store.commands.length ? "picker.none" : "picker.noBot"),
      onPick: (item) => {
        this.close();
        this.onPick(item.leaf);
      },
      onClose: () => {
        this.box = null;
      },
    });
  }

  get isOpen() {
    return Boolean(this.box);
  }

  key(event) {
    return this.box?.key(event) ?? false;
  }

  close() {
    this.box?.close();
  }
}
