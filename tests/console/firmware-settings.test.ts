import { describe, expect, it } from "vitest";
import { USUAL_OUTPUT } from "../../console-firmware/outputs.ts";
import { settingWords } from "../../engine/words.ts";

import { createRecordingSoundStage } from "../fakes/recording-sound-stage.ts";
import { goTo, useConsole } from "./use-console.ts";

const desk = useConsole();
const { startWithOtter } = desk;

describe("the settings", () => {
  it("changes loudness and the player's settings, and keeps them", () => {
    const mixes: { readonly speech: number }[] = [];
    const stage = { ...createRecordingSoundStage(), mix: (mix: { speech: number }) => mixes.push(mix) };
    const { heard, press, pass } = startWithOtter({ stage });
    goTo(desk.console(), "Settings.");
    press("select");
    pass(5);
    expect(heard().slice(-2)).toEqual(["Left and right change a setting.", "Loudness: 5 of 8."]);
    const loud = mixes.at(-1)?.speech ?? 0;
    for (let step = 0; step < 5; step++) press("right");
    expect(heard().at(-1)).toBe("Loudness: 8 of 8.");
    expect(mixes.at(-1)?.speech).toBeCloseTo((loud / 5) * 8);
    press("down");
    press("right");
    expect(heard().at(-1)).toBe("Speed: 5 of 11.");
    pass(3);
    expect(heard()).toEqual([settingWords.examples.rate]);
    const kept = desk.vault().storeOf(1).load();
    expect(kept).toMatchObject({ type: "found", progress: { settings: { rate: 4 } } });
  });

  it("tells what each setting is for, and has no left and right where there is one speaker", () => {
    const { heard, press, pass } = startWithOtter({ config: { speakers: "one" } });
    goTo(desk.console(), "Settings.");
    press("select");
    pass(5);
    const said: string[] = [];
    for (let entry = 0; entry < 14; entry++) {
      press("repeat");
      press("repeat");
      pass(15);
      said.push(heard().at(-1) ?? "");
      press("down");
      pass(3);
    }
    expect(said[0]).toBe(
      "How loud everything is, until I am switched off. Press down for the next one. Left and right change this one. Hold repeat to go back.",
    );
    expect(said.filter((text) => !/^[A-Z].* Hold repeat to go back\.$/.test(text))).toEqual([]);
    expect(said.join(" ")).not.toMatch(/headphones|one speaker/i);
  });

  it("says good night when the sleep timer ends, whatever is going on", () => {
    const { heard, press, pass, offs } = startWithOtter();
    goTo(desk.console(), "Settings.");
    press("select");
    press("up");
    press("up");
    press("right");
    expect(heard().at(-1)).toBe("Sleep timer: 15 minutes.");
    pass(15 * 60 - 1);
    expect(offs()).toBe(0);
    pass(30);
    expect(heard().at(-1)).toBe("Good night, and sleep well.");
    expect(offs()).toBe(1);
  });

  it("is soft in quiet hours, past midnight too, and starts no louder than is safe", () => {
    let now = 21 * 60;
    const quiet = { quietFrom: 20 * 60, quietTo: 7 * 60, quietMost: 2, volumeStart: 6 };
    const mixes: { readonly speech: number }[] = [];
    const stage = { ...createRecordingSoundStage(), mix: (mix: { speech: number }) => mixes.push(mix) };
    const { pass, firmware } = startWithOtter({ stage, config: quiet, dayTime: () => now });
    const steps = (): number => Math.round(((mixes.at(-1)?.speech ?? 0) / 0.9) * 10);
    expect(steps()).toBe(2);
    firmware.control("louder");
    expect(steps()).toBe(2);
    now = 8 * 60;
    pass(60);
    expect(steps()).toBe(2);
    firmware.control("louder");
    expect(steps()).toBe(3);
  });

  it("are no louder than is good for ears where the sound comes out of headphones", () => {
    let now = "USB Audio Device";
    const outputs = { names: () => [], use: () => {}, now: () => now };
    const { heard, press, pass } = startWithOtter({ outputs, config: { volumeStart: 7 } });
    now = "the headphone socket";
    goTo(desk.console(), "Settings.");
    press("select");
    pass(5);
    expect(heard().at(-1)).toBe("Loudness: 5 of 5.");
  });

  it("let the two ears be heard apart where they are chosen", () => {
    const sides: number[] = [];
    const stage = {
      ...createRecordingSoundStage(),
      play: (...sounds: readonly { readonly side: number }[]) =>
        sides.push(...sounds.map(({ side }) => side)),
    };
    const { press, pass } = startWithOtter({ stage });
    goTo(desk.console(), "Settings.");
    press("select");
    pass(5);
    goTo(desk.console(), "One speaker: off.");
    sides.length = 0;
    press("right");
    pass(5);
    expect(sides.filter((side) => side !== 0)).toEqual([-1, 1]);
  });

  it("name what is heard while the speaker that was chosen is away, and step on from there", () => {
    desk.vault().set("output", "Kitchen Speaker");
    const used: string[] = [];
    const outputs = {
      names: () => [USUAL_OUTPUT, "the television", "USB Audio Device"],
      use: (name: string) => used.push(name),
    };
    const { heard, press, pass } = startWithOtter({ outputs });
    goTo(desk.console(), "Settings.");
    press("select");
    press("up");
    press("up");
    pass(3);
    expect(heard().at(-1)).toBe("Sound comes out of: the usual one.");
    press("left");
    pass(3);
    expect(heard().at(-1)).toBe("Sound comes out of: USB Audio Device.");
    expect([used, desk.vault().setting("output")]).toEqual([["USB Audio Device"], "USB Audio Device"]);
  });
});
