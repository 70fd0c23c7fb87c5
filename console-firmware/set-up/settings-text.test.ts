import { readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, it } from "vitest";
import { READERS } from "../config-readers.ts";
import { parseConfig } from "../parse-config.ts";
import { settingGroups, settingsIn, withSettings } from "./settings-text.ts";

const TEMPLATE = readFileSync(join(import.meta.dirname, "..", "install", "buzzle.conf"), "utf8");
const KNOWN = new Set(Object.keys(READERS));
const set = (text: string, values: Readonly<Record<string, string>>): string =>
  withSettings(text, new Map(Object.entries(values)), KNOWN);

it("finds every setting that there is in the installed file, with what is said of it and its usual value", () => {
  const groups = settingGroups(TEMPLATE);
  expect(groups.flatMap(({ settings }) => settings.map(({ name }) => name)).toSorted()).toEqual(
    [...KNOWN].toSorted(),
  );
  expect(groups.find(({ settings }) => settings.some(({ name }) => name === "knob.a"))).toEqual({
    about: "A rotary knob for the loudness: its two outer legs on two lines, the middle one on ground.",
    settings: [
      { name: "knob.a", usual: "none" },
      { name: "knob.b", usual: "none" },
    ],
  });
});

it("sets a value in the place of its comment, changes it, and makes it a comment again", () => {
  const five = set(TEMPLATE, { layout: "five", "pin.left": "" });
  expect(five).toBe(TEMPLATE.replace("#layout = six", "layout = five"));
  expect(parseConfig(five)).toMatchObject({ ok: true, value: { layout: "five" } });
  const six = set(five, { layout: "six" });
  expect([settingsIn(six).get("layout"), set(six, { layout: "" })]).toEqual([
    "six",
    TEMPLATE.replace("#layout = six", "#layout = six"),
  ]);
});

it("leaves what it was not asked about, and takes lines away that would spoil all others", () => {
  const text = "volume.most = 6 # loud\npin.lefd = 5\nnonsense\nvoice = piper\nvoice = auto\n";
  expect(set(text, { voice: "espeak-ng", speakers: "one" })).toBe(
    "volume.most = 6 # loud\n# pin.lefd = 5\n# nonsense\nvoice = espeak-ng\n#voice = auto\nspeakers = one\n",
  );
});
