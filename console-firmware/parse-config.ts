/** The one file that a maker edits: `name = value` lines and comments. What each may be stands in install/buzzle.conf. */
import { failure, success, type Result } from "../engine/index.ts";
import { PINS, USUAL_CONFIG, type Config, type Pin } from "./config.ts";
import { READERS } from "./config-readers.ts";

export interface ConfigProblem {
  /** Counted from 1; 0 where it is about the whole file. */
  readonly line: number;
  readonly found: string;
  readonly mend: string;
}

export function formatConfigProblem(file: string, { line, found, mend }: ConfigProblem): string {
  return `${file}${line === 0 ? "" : `:${line}`}: ${found}. ${mend}`;
}

/** All problems, not only the first. */
export function parseConfig(text: string): Result<Config, readonly ConfigProblem[]> {
  const problems: ConfigProblem[] = [];
  const seen = new Map<string, number>();
  const wrong = new Set<string>();
  let config = USUAL_CONFIG;
  for (const [index, raw] of text.split(/\r?\n/).entries()) {
    const line = index + 1;
    const content = raw.replace(/#.*/, "").trim();
    if (content === "") continue;
    const [, name = "", value = ""] = /^([^=]*?)\s*=\s*(.*)$/.exec(content) ?? [];
    const reader = READERS[name];
    const earlier = seen.get(name);
    if (name === "") {
      problems.push({ line, found: `"${content}" has no =`, mend: "Write it as: name = value." });
    } else if (reader === undefined) {
      problems.push({
        line,
        found: `There is no setting "${name}"`,
        mend: `There are: ${Object.keys(READERS).join(", ")}.`,
      });
    } else if (earlier !== undefined) {
      problems.push({ line, found: `"${name}" is set in line ${earlier} too`, mend: "Keep one of them." });
    } else {
      seen.set(name, line);
      const read = reader(value);
      if (read.ok) config = read.value(config);
      else {
        problems.push({ line, found: `${name} is "${value}"`, mend: read.problem });
        wrong.add(name);
      }
    }
  }
  problems.push(...problemsTogether(config, wrong, (name) => seen.get(name) ?? 0));
  return problems.length === 0 ? success(config) : failure(problems.toSorted((a, b) => a.line - b.line));
}

/** What each line alone cannot say. What is wrong in itself has been told. */
function problemsTogether(
  config: Config,
  wrong: ReadonlySet<string>,
  lineOf: (name: string) => number,
): ConfigProblem[] {
  const { pins, knob, quietFrom, quietTo, voice, voiceName, volumeStart, volumeMost } = config;
  const problems: ConfigProblem[] = [];
  /** At the last line that says something of it: the usual settings fit together. */
  const add = (names: readonly string[], found: string, mend: string): void => {
    if (!names.some((name) => wrong.has(name)))
      problems.push({ line: Math.max(...names.map(lineOf)), found, mend });
  };
  for (const pin of PINS)
    if (pins[pin] === null && isNeeded(pin, config))
      add([`pin.${pin}`, "layout"], `pin.${pin} is none`, "The games need it: give it a pin.");
  const lines = [
    ...PINS.map((pin) => [`pin.${pin}`, pins[pin]] as const),
    ["knob.a", knob.a] as const,
    ["knob.b", knob.b] as const,
  ];
  const owners = new Map<number, string>();
  for (const [name, number] of lines) {
    if (number === null) continue;
    const owner = owners.get(number);
    if (owner === undefined) owners.set(number, name);
    else {
      const found = `${owner} and ${name} are both ${number}`;
      add([owner, name], found, "Give each button its own pin.");
    }
  }
  if ((knob.a === null) !== (knob.b === null)) {
    add(
      ["knob.a", "knob.b"],
      "Only one of knob.a and knob.b is set",
      "A knob has two lines: set both, or neither.",
    );
  }
  if ((quietFrom === null) !== (quietTo === null)) {
    const found = "Only one of quiet.from and quiet.to is set";
    add(["quiet.from", "quiet.to"], found, "Set both, or neither.");
  }
  if (voice === "piper" && !voiceName.endsWith(".onnx")) {
    const mend = "Give the file of a voice: voice.name = /opt/voices/en_US-amy-medium.onnx.";
    add(["voice", "voice.name"], "piper has no voice of its own", mend);
  }
  if (volumeStart > volumeMost) {
    const found = `volume.start is ${volumeStart} and volume.most ${volumeMost}`;
    add(["volume.start", "volume.most"], found, "Start no louder than the most.");
  }
  return problems;
}

function isNeeded(pin: Pin, { layout }: Config): boolean {
  return ["left", "right", "up", "down", "select"].includes(pin) || (pin === "repeat" && layout === "six");
}
