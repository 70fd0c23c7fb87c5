/** The settings file as a form: what may be set, by the comments of the installed file, and a text with other values. */

export interface SettingGroup {
  /** What the comment above the names says. */
  readonly about: string;
  readonly settings: readonly { readonly name: string; readonly usual: string }[];
}

const LINE = /^(#?)\s*([a-z]+(?:\.[a-z]+)?)\s*=\s*(.*)$/;

/** @param template the file as it is installed: comments, and below each the names that it is about, with their usual values */
export function settingGroups(template: string): readonly SettingGroup[] {
  return template.split(/\n\s*\n/).flatMap((block) => {
    const lines = block.split("\n");
    const settings = lines.flatMap((line) => {
      const [, , name, usual = ""] = LINE.exec(line) ?? [];
      return name === undefined ? [] : [{ name, usual: usual.trim() }];
    });
    const about = lines
      .filter((line) => line.startsWith("# "))
      .map((line) => line.slice(2))
      .join(" ");
    return settings.length === 0 ? [] : [{ about, settings }];
  });
}

/** What is set, without what is commented out. */
export function settingsIn(text: string): ReadonlyMap<string, string> {
  return new Map(
    text.split(/\r?\n/).flatMap((line): [string, string][] => {
      const [, mark, name, value = ""] = LINE.exec(line) ?? [];
      return name === undefined || mark !== "" ? [] : [[name, value.replace(/#.*/, "").trim()]];
    }),
  );
}

/**
 * The text with these values, each in its place, comments and all. A line that no setting stands in becomes a comment: the file is
 * taken as a whole or not at all.
 *
 * @param values by name; an empty one is the usual one
 * @param known all names that there are
 */
export function withSettings(
  text: string,
  values: ReadonlyMap<string, string>,
  known: ReadonlySet<string>,
): string {
  const left = new Map(values);
  const isSet = new Set(settingsIn(text).keys());
  const lines = text.split(/\r?\n/).map((line) => {
    const [, mark, name] = LINE.exec(line) ?? [];
    if (name === undefined || !known.has(name))
      return line.trim() === "" || line.startsWith("#") ? line : `# ${line}`;
    // Where it is set and named in a comment too, the comment stays.
    if (!values.has(name) || (mark === "#" && isSet.has(name))) return line;
    const value = left.get(name);
    left.delete(name);
    if (value === undefined || value === "") return mark === "#" ? line : `#${line}`;
    return `${name} = ${value}`;
  });
  const added = [...left].filter(([, value]) => value !== "").map(([name, value]) => `${name} = ${value}`);
  const end = added.length === 0 ? "" : `${added.join("\n")}\n`;
  return `${lines.join("\n").trimEnd()}\n${end}`;
}
