import { readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, it } from "vitest";
import { USUAL_CONFIG } from "./config.ts";
import { formatConfigProblem, parseConfig } from "./parse-config.ts";

it("takes an empty file as the usual settings", () => {
  expect(parseConfig("")).toEqual({ ok: true, value: USUAL_CONFIG });
});

it("takes the file that is installed as the usual settings", () => {
  const text = readFileSync(join(import.meta.dirname, "install", "buzzle.conf"), "utf8");
  expect(parseConfig(text)).toEqual({ ok: true, value: USUAL_CONFIG });
  // A line that a maker frees of its # must be right too.
  expect(parseConfig(text.replace(/^#(?=[a-z.]+ = )/gm, ""))).toMatchObject({ ok: true });
});

it("reads what a maker changes", () => {
  const text =
    "buttons = serial\r\nserial.port=/dev/ttyACM1 # the left socket\nlayout = five\npin.repeat = none\nquiet.from = 19:30\nquiet.to = 7:00\n";
  expect(parseConfig(text)).toEqual({
    ok: true,
    value: {
      ...USUAL_CONFIG,
      buttons: "serial",
      serialPort: "/dev/ttyACM1",
      layout: "five",
      pins: { ...USUAL_CONFIG.pins, repeat: null },
      quietFrom: 1170,
      quietTo: 420,
    },
  });
});

it.each([
  ["butons = gpio", /^a:1: There is no setting "butons"\. There are: buttons, layout, pin\.left,/],
  ["\nbuttons", 'a:2: "buttons" has no =. Write it as: name = value.'],
  ["buttons = usb", 'a:1: buttons is "usb". Give one of: auto, gpio, serial, keyboard.'],
  ["pin.left = 40", 'a:1: pin.left is "40". Give a GPIO number from 2 to 27, or none.'],
  ["pin.left = 27", "a:1: pin.left and pin.right are both 27. Give each button its own pin."],
  ["knob.a = 17\nknob.b = 5", "a:1: pin.left and knob.a are both 17. Give each button its own pin."],
  ["knob.b = 5", "a:1: Only one of knob.a and knob.b is set. A knob has two lines: set both, or neither."],
  ["pin.up = none", "a:1: pin.up is none. The games need it: give it a pin."],
  ["layout = six\nlayout = six", 'a:2: "layout" is set in line 1 too. Keep one of them.'],
  ["volume.start = 11", 'a:1: volume.start is "11". Give a whole number from 1 to 10.'],
  ["volume.start = 9", "a:1: volume.start is 9 and volume.most 8. Start no louder than the most."],

  ["quiet.from = 20:00", "a:1: Only one of quiet.from and quiet.to is set. Set both, or neither."],
  [
    "voice = piper",
    "a:1: piper has no voice of its own. Give the file of a voice: voice.name = /opt/voices/en_US-amy-medium.onnx.",
  ],
  ["quiet.from = 25:00", 'a:1: quiet.from is "25:00". Give a time such as 19:30, or none.'],
  ["speakers = 1", /^a:1: speakers is "1"\. Give one of: two, one\./],
  ["voice.name = --version", /^a:1: voice\.name is "--version"\. /],
  ["data = here", 'a:1: data is "here". Give a whole path, which begins with /.'],
  ["serial.port = COM3", 'a:1: serial.port is "COM3". Give auto, or a device such as /dev/ttyACM0.'],
])("tells line and mend of %j", (text, told) => {
  const parsed = parseConfig(text);
  const problems = parsed.ok ? [] : parsed.problem.map((problem) => formatConfigProblem("a", problem));
  expect(problems).toEqual([typeof told === "string" ? told : expect.stringMatching(told)]);
});

it("tells of a pin that is wrong, and not of what it would be together with others", () => {
  const parsed = parseConfig("pin.right = 17\npin.left = 99");
  expect(parsed.ok ? [] : parsed.problem.map(({ line }) => line)).toEqual([2]);
});

it("tells all problems at once", () => {
  const parsed = parseConfig("a = 1\nb = 2\nvolume.most = 0");
  expect(parsed.ok ? [] : parsed.problem.map(({ line }) => line)).toEqual([1, 2, 3]);
});
