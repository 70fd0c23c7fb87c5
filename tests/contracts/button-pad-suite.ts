/** What every button pad promises (engine/ports/button-pad.ts). */
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import type { PadButton, PadEvent } from "../../engine/index.ts";

export interface PadUnderTest {
  buttons(): readonly PadButton[] | Promise<readonly PadButton[]>;
  down(button: PadButton): void | Promise<void>;
  up(button: PadButton): void | Promise<void>;
  /** Listens, and keeps what is reported. */
  listen(): void | Promise<void>;
  stop(): void | Promise<void>;
  reported(): readonly PadEvent[] | Promise<readonly PadEvent[]>;
  readonly close?: () => void | Promise<void>;
}

/** What every pad promises, such as a headset that tells of presses alone. */
export function pressPadSuite(title: string, open: () => PadUnderTest | Promise<PadUnderTest>): void {
  describe(`the contract of a button pad, kept by ${title}`, () => {
    const pad = opened(open);

    it("has four directions and SELECT", async () => {
      expect(await pad().buttons()).toEqual(
        expect.arrayContaining(["left", "right", "up", "down", "select"]),
      );
    });

    it("reports each of its buttons when it goes down and when it goes up", async () => {
      await pad().listen();
      const buttons = await pad().buttons();
      for (const button of buttons) {
        await pad().down(button);
        await pad().up(button);
      }
      expect(await edges(pad())).toEqual(
        buttons.flatMap((button) => [
          { button, edge: "down" },
          { button, edge: "up" },
        ]),
      );
    });

    it("does not report a button that is down already when listening begins", async () => {
      await pad().down("select");
      await pad().listen();
      await pad().up("select");
      await pad().down("left");
      await pad().up("left");
      expect(await edges(pad())).toEqual([
        { button: "left", edge: "down" },
        { button: "left", edge: "up" },
      ]);
    });

    it("is silent once it is told to stop, and can be listened to again", async () => {
      const press = async (button: PadButton): Promise<void> => {
        await pad().down(button);
        await pad().up(button);
      };
      await pad().listen();
      await pad().stop();
      await press("right");
      await pad().listen();
      await press("left");
      expect(await edges(pad())).toEqual([
        { button: "left", edge: "down" },
        { button: "left", edge: "up" },
      ]);
    });
  });
}

/** What a pad promises besides that tells how long a button is down: one finger, for example. */
export function holdPadSuite(title: string, open: () => PadUnderTest | Promise<PadUnderTest>): void {
  pressPadSuite(title, open);
  describe(`the contract of a button pad, kept by ${title}`, () => {
    const pad = opened(open);

    it("reports a button that is held once", async () => {
      await pad().listen();
      for (let bounce = 0; bounce < 4; bounce++) await pad().down("up");
      await pad().up("up");
      expect(await edges(pad())).toEqual([
        { button: "up", edge: "down" },
        { button: "up", edge: "up" },
      ]);
    });

    it("reports nothing any more once it is told to stop", async () => {
      await pad().listen();
      await pad().down("left");
      await pad().stop();
      await pad().up("left");
      await pad().down("right");
      expect(await edges(pad())).toEqual([{ button: "left", edge: "down" }]);
    });
  });
}

/** What a pad of many buttons promises. */
export function buttonPadSuite(title: string, open: () => PadUnderTest | Promise<PadUnderTest>): void {
  holdPadSuite(title, open);
  describe(`the contract of a button pad, kept by ${title}`, () => {
    const pad = opened(open);

    it("reports two buttons that are held at once", async () => {
      await pad().listen();
      await pad().down("left");
      await pad().down("select");
      await pad().up("left");
      await pad().up("select");
      expect(await edges(pad())).toEqual([
        { button: "left", edge: "down" },
        { button: "select", edge: "down" },
        { button: "left", edge: "up" },
        { button: "select", edge: "up" },
      ]);
    });
  });
}

/** A pad for each test, closed after it. */
function opened(open: () => PadUnderTest | Promise<PadUnderTest>): () => PadUnderTest {
  let pad: PadUnderTest | undefined;
  beforeEach(async () => {
    pad = await open();
  });
  afterEach(() => pad?.close?.());
  return () => {
    if (pad === undefined) throw new Error("The pad is not open.");
    return pad;
  };
}

/** What was reported, without how late: that is between none and a second. */
async function edges(pad: PadUnderTest): Promise<Omit<PadEvent, "late">[]> {
  const reported = await pad.reported();
  for (const { late = 0 } of reported) expect(late >= 0 && late <= 1000).toBe(true);
  return reported.map(({ button, edge }) => ({ button, edge }));
}
