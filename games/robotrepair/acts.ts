/** What every shift has: practice, tapes, two lines of people, a boss, and the end, by the sparks that are left. */
import { TO_GIGGLE } from "./frame.ts";
import type { Act } from "./types.ts";

type Lines = Extract<Act, { readonly lines: unknown }>["lines"];

interface Turns {
  readonly id: string;
  readonly set?: string;
  readonly turns: number;
  readonly short: number;
  readonly how?: Lines;
}

/** Pushed once, one goes on; pushed twice, it is time to close. */
const AWAKE = { tallies: { pushed: { to: 1 } } };
const ASLEEP = { tallies: { pushed: { from: 2 } } };
const BUTTONS = ["Left, Up and Right are the beeps. Down takes one back. Select lets Bolt run."];

/** The shift begins: the hall, and who says what is new. */
export function hello(lines: Lines, again: Lines): Act {
  const hall = [{ bed: "museum", layer: "hall", level: 0.2 } as const, { sound: "robot-hello" } as const];
  return { id: "hello", lines: [...hall, ...lines], again: [...hall, ...again] };
}

/** Nothing is counted, and no step takes a spark. */
export function tryOut(set: string, how: Lines): Act {
  return { id: `try-${set}`, as: "learn", set, turns: 1, short: 1, devices: [], how, resumed: BUTTONS };
}

export function shift(as: "ride" | "hunt" | "boss", turns: Turns): Act {
  return { as, if: AWAKE, until: ASLEEP, resumed: BUTTONS, ...turns };
}

/** What a line of people winds Bolt up by. */
interface Line {
  readonly set: string;
  readonly sparks: number;
}

/** Two lines of people: low boxes and some sparks, or high ones and more. */
export function twoLines(low: Line, high: Line, ask: string): Act[] {
  const line = (id: string, set: string): Act => ({
    ...shift("ride", { id, set, turns: 3, short: 0 }),
    if: { ...AWAKE, chose: { line: id } },
    length: "full",
  });
  return [
    {
      id: "line",
      if: AWAKE,
      length: "full",
      ask: [ask],
      options: [
        {
          id: "low",
          label: "The low boxes",
          phrases: ["low", "low boxes", "the low boxes"],
          chosen: ["odette: Low boxes. Three people, and they wind him up."],
          counts: { gained: low.sparks },
        },
        {
          id: "high",
          label: "The high boxes",
          phrases: ["high", "high boxes", "the high boxes"],
          chosen: ["odette: High boxes. Three people, and do they wind!"],
          counts: { gained: high.sparks },
        },
      ],
    },
    line("low", low.set),
    line("high", high.set),
  ];
}

/** With sparks left there is something to do with them; with fewer Bolt goes to bed. @param side where the box giggles */
export function night(set: string, opened: string, side: number): Act[] {
  const many = { stakes: { battery: { from: TO_GIGGLE } } };
  const few = { stakes: { battery: { to: TO_GIGGLE - 1 } } };
  return [
    {
      id: "early",
      if: ASLEEP,
      lines: ["odette: I've pushed him twice. That's all I can, so we close early tonight."],
    },
    {
      id: "good-night",
      as: "perform",
      lines: ["odette: The door is shut. Let's hear what went home tonight.", { perform: true }],
    },
    {
      id: "sleepy",
      if: few,
      lines: [
        "bolt: I'll get the box that giggles. I'll get it. I...",
        { sound: "power-down" },
        { sound: "snore", hold: "end" },
        "odette: Too few sparks for six steps. He's asleep. We'll leave the box for tomorrow.",
      ],
    },
    { id: "blanket-given", if: few, keepsake: "blanket" },
    {
      id: "last",
      if: many,
      ask: [
        { sound: "giggle", side },
        "odette: He has sparks left, enough for the box that giggles. Shall he get it? Or shall he dance with them?",
      ],
      options: [
        {
          id: "box",
          label: "The box that giggles",
          phrases: ["box", "the box", "get it", "giggle"],
          chosen: ["bolt: I'll go and see what's funny."],
        },
        {
          id: "dance",
          label: "Let Bolt dance",
          phrases: ["dance", "bolt dances", "let him dance"],
          chosen: [
            "bolt: I've been waiting for this since 1962.",
            { sound: "robot-step", side: -0.6 },
            { sound: "robot-turn" },
            { sound: "robot-step", side: 0.6 },
            { sound: "servo", pitch: 5 },
            { sound: "tambourine" },
            { sound: "robot-bump" },
            "bolt: That was on purpose.",
            { sound: "applause-small" },
          ],
        },
      ],
    },
    {
      ...shift("ride", { id: "giggles", set, turns: 1, short: 1 }),
      if: { chose: { last: "box" } },
      until: { tallies: { pushed: { from: 9 } } },
    },
    { id: "opened", if: { chose: { last: "box" } }, keepsake: opened },
    { id: "danced", if: { chose: { last: "dance" } }, keepsake: "beep" },
  ];
}
