/** The one file that a maker edits: `name = value` lines and comments. What each may be stands in install/buzzle.conf. */
import { failure, success, type PadButton, type Result } from "../engine/index.ts";

/** What a pin can be for: a button of the games, or one of the console's own. */
export const PINS = [
  "left",
  "right",
  "up",
  "down",
  "select",
  "repeat",
  "louder",
  "softer",
  "off",
] as const satisfies readonly (PadButton | Control)[];
export type Pin = (typeof PINS)[number];
export type Control = "louder" | "softer" | "off";

export interface Config {
  /** `auto` takes all that are there. */
  readonly buttons: "auto" | "gpio" | "serial" | "keyboard";
  /** Without a REPEAT button, SELECT is held for it. */
  readonly layout: "six" | "five";
  readonly pins: Readonly<Record<Pin, number | null>>;
  /** The two lines of a rotary knob for loudness; both or neither. */
  readonly knob: { readonly a: number | null; readonly b: number | null };
  /** A device file, or `auto` for the one that is plugged in. */
  readonly serialPort: string;
  readonly voice: "auto" | "espeak-ng" | "piper" | "rhvoice";
  /** What the voice program is to use; its usual one if empty. */
  readonly voiceName: string;
  /** `auto` for whichever is plugged in, `none`, or ALSA's name of one. */
  readonly microphone: string;
  /** Of one speaker both sides are heard, instead of one of them alone. */
  readonly speakers: "two" | "one";
  /** Steps of ten. */
  readonly volumeStart: number;
  readonly volumeMost: number;
  /** Where the sound comes out at the ears. */
  readonly headphonesMost: number;
  readonly quietFrom: DayTime | null;
  readonly quietTo: DayTime | null;
  readonly quietMost: number;
  readonly data: string;
  /** Where sticks appear when they are plugged in. */
  readonly sticks: string;
}

/** Minutes since midnight. */
export type DayTime = number;

export const USUAL_CONFIG: Config = {
  buttons: "auto",
  layout: "six",
  // Next to each other on the header, away from the pins that sound cards use (18 to 21).
  pins: {
    left: 17,
    right: 27,
    up: 22,
    down: 23,
    select: 24,
    repeat: 25,
    louder: null,
    softer: null,
    off: null,
  },
  knob: { a: null, b: null },
  serialPort: "auto",
  voice: "auto",
  voiceName: "",
  microphone: "auto",
  speakers: "two",
  volumeStart: 5,
  volumeMost: 8,
  headphonesMost: 5,
  quietFrom: null,
  quietTo: null,
  quietMost: 3,
  data: "/var/lib/buzzle",
  sticks: "/media",
};

export interface ConfigProblem {
  /** Counted from 1; 0 where it is about the whole file. */
  readonly line: number;
  readonly found: string;
  readonly mend: string;
}

export function formatConfigProblem(file: string, { line, found, mend }: ConfigProblem): string {
  return `${file}${line === 0 ? "" : `:${line}`}: ${found}. ${mend}`;
}

type Change = (config: Config) => Config;
type Reader = (value: string) => Result<Change, string>;

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

const READERS: Readonly<Record<string, Reader>> = {
  buttons: oneOf(["auto", "gpio", "serial", "keyboard"], (buttons) => ({ buttons })),
  layout: oneOf(["six", "five"], (layout) => ({ layout })),
  ...Object.fromEntries(PINS.map((pin) => [`pin.${pin}`, pinReader(pin)])),
  "knob.a": knobReader("a"),
  "knob.b": knobReader("b"),
  "serial.port": (value) =>
    value === "auto" || value.startsWith("/dev/")
      ? success((config) => ({ ...config, serialPort: value }))
      : failure("Give auto, or a device such as /dev/ttyACM0."),
  voice: oneOf(["auto", "espeak-ng", "piper", "rhvoice"], (voice) => ({ voice })),
  "voice.name": (value) =>
    /^[\w/+.-]*$/.test(value) && !value.startsWith("-")
      ? success((config) => ({ ...config, voiceName: value }))
      : failure("Give a name as the voice program lists it, such as en-us+f3."),
  microphone: (value) =>
    /^[\w:=,.-]+$/.test(value) && !value.startsWith("-")
      ? success((config) => ({ ...config, microphone: value }))
      : failure("Give auto, none, or a microphone as arecord -L lists it, such as plughw:CARD=Device."),
  speakers: oneOf(["two", "one"], (speakers) => ({ speakers })),
  "volume.start": step((volumeStart) => ({ volumeStart })),
  "volume.most": step((volumeMost) => ({ volumeMost })),
  "volume.headphones": step((headphonesMost) => ({ headphonesMost })),
  "quiet.from": dayTime((quietFrom) => ({ quietFrom })),
  "quiet.to": dayTime((quietTo) => ({ quietTo })),
  "quiet.most": step((quietMost) => ({ quietMost })),
  data: folder((data) => ({ data })),
  sticks: folder((sticks) => ({ sticks })),
};

function oneOf<Value extends string>(
  values: readonly Value[],
  change: (value: Value) => Partial<Config>,
): Reader {
  return (text) => {
    const value = values.find((known) => known === text);
    if (value === undefined) return failure(`Give one of: ${values.join(", ")}.`);
    return success((config) => ({ ...config, ...change(value) }));
  };
}

/** The header of every Raspberry Pi since the second has lines 2 to 27; 0 and 1 are for add-on boards. */
function pinReader(pin: Pin): Reader {
  return lineReader((number) => (config) => ({ ...config, pins: { ...config.pins, [pin]: number } }));
}

function knobReader(end: "a" | "b"): Reader {
  return lineReader((number) => (config) => ({ ...config, knob: { ...config.knob, [end]: number } }));
}

function lineReader(change: (number: number | null) => Change): Reader {
  return (text) => {
    const number = text === "none" ? null : wholeNumber(text, 2, 27);
    if (number === undefined) return failure("Give a GPIO number from 2 to 27, or none.");
    return success(change(number));
  };
}

function step(change: (value: number) => Partial<Config>): Reader {
  return (text) => {
    const value = wholeNumber(text, 1, 10);
    if (value === undefined) return failure("Give a whole number from 1 to 10.");
    return success((config) => ({ ...config, ...change(value) }));
  };
}

function dayTime(change: (value: DayTime | null) => Partial<Config>): Reader {
  return (text) => {
    const match = /^([01]?\d|2[0-3]):([0-5]\d)$/.exec(text);
    if (match === null && text !== "none") return failure("Give a time such as 19:30, or none.");
    const value = match === null ? null : Number(match[1]) * 60 + Number(match[2]);
    return success((config) => ({ ...config, ...change(value) }));
  };
}

function folder(change: (value: string) => Partial<Config>): Reader {
  return (text) =>
    text.startsWith("/")
      ? success((config) => ({ ...config, ...change(text) }))
      : failure("Give a whole path, which begins with /.");
}

function wholeNumber(text: string, from: number, to: number): number | undefined {
  const value = Number(text);
  return /^\d+$/.test(text) && value >= from && value <= to ? value : undefined;
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
