import { expect, it } from "vitest";
import { inTurn, nameableOutputs, USUAL_OUTPUT } from "./outputs.ts";

const CARDS = ` 0 [vc4hdmi        ]: vc4-hdmi - vc4-hdmi
                      vc4-hdmi
 1 [Headphones     ]: bcm2835_headpho - bcm2835 Headphones
                      bcm2835 Headphones
 2 [Device         ]: USB-Audio - USB Audio Device
                      C-Media Electronics Inc. USB Audio Device at usb-3f980000.usb-1.3, full speed
 3 [Device_1       ]: USB-Audio - USB Audio Device
                      C-Media Electronics Inc. USB Audio Device at usb-3f980000.usb-1.4, full speed
`;
const outputs = [
  "null",
  "default",
  "hdmi:CARD=vc4hdmi,DEV=0",
  "sysdefault:CARD=vc4hdmi",
  "sysdefault:CARD=Headphones",
  "plughw:CARD=Device,DEV=0",
  "hw:CARD=Device,DEV=0",
  "sysdefault:CARD=Device_1",
].map((name, index) => ({ id: String(index), name }));

it("names each card once, in words, and takes the way to it that shares it", () => {
  expect(nameableOutputs(outputs, CARDS)).toEqual([
    { id: "1", name: "the usual one" },
    { id: "3", name: "the television" },
    { id: "4", name: "the headphone socket" },
    { id: "5", name: "USB Audio Device" },
    { id: "7", name: "USB Audio Device, number 2" },
  ]);
});

it("has the usual one where the system does not tell of cards, and none where there are none", () => {
  expect(nameableOutputs([{ id: "7", name: "default" }], "")).toEqual([{ id: "7", name: "the usual one" }]);
  expect(nameableOutputs([], CARDS)).toEqual([]);
});

it("tries what was chosen first, then what was added, and the television last", () => {
  const names = (ids: readonly string[]): string[] =>
    ids.map((id) => outputs.find((output) => output.id === id)?.name ?? id);
  const more = [...outputs, { id: "8", name: "pipewire" }];
  expect(names(inTurn({ outputs, cards: CARDS, wanted: "", isUsualSetUp: false }))).toEqual([
    "plughw:CARD=Device,DEV=0",
    "sysdefault:CARD=Device_1",
    "sysdefault:CARD=Headphones",
    "sysdefault:CARD=vc4hdmi",
    "",
    "default",
  ]);
  const chosen = inTurn({ outputs: more, cards: CARDS, wanted: "the television", isUsualSetUp: true });
  expect([chosen.slice(0, 3), chosen.at(-1)]).toEqual([["3", "", "1"], "8"]);
  const usual = inTurn({ outputs, cards: CARDS, wanted: USUAL_OUTPUT, isUsualSetUp: false });
  expect(usual.slice(0, 2)).toEqual(["1", "5"]);
  expect(inTurn({ outputs: [], cards: "", wanted: "", isUsualSetUp: false })).toEqual([""]);
});
