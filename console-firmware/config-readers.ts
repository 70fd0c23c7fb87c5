/** What each setting may be: one reader for each name. */
import { failure, success, type Result } from "../engine/index.ts";
import { PINS, type Config, type DayTime, type Pin } from "./config.ts";

type Change = (config: Config) => Config;

interface Reader {
  (value: string): Result<Change, string>;
  /** All that it may be, where these are few. */
  readonly choices?: readonly string[];
}

export const READERS: Readonly<Record<string, Reader>> = {
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
  const read = (text: string): Result<Change, string> => {
    const value = values.find((known) => known === text);
    if (value === undefined) return failure(`Give one of: ${values.join(", ")}.`);
    return success((config) => ({ ...config, ...change(value) }));
  };
  return Object.assign(read, { choices: values });
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
