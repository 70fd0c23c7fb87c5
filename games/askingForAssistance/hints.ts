/** What help says at a stop: it goes by what has been answered, and by how many doors that leaves. */
import { candidates, LAYOUTS, SPOTS } from "./layouts.ts";
import { by, type Node, type TalkLine } from "./scene.ts";
import { answered, type Stop } from "./stop.ts";

const COUNTS: Readonly<Record<number, string>> = {
  2: "Two doors fit",
  3: "Three doors fit",
  4: "Four doors fit",
  6: "All six doors fit",
};

/** How many doors it can be before anything is asked. */
function atFirst({ layout }: Stop): number {
  return candidates(layout, SPOTS[0], []).length;
}

/** By how many doors the answers leave: one, or more; and where nothing was asked. */
function byKnown(
  stop: Stop,
  none: TalkLine[],
  more: (count: string) => TalkLine[],
  one: TalkLine[],
): TalkLine {
  const counts = Object.entries(COUNTS).map(([count, told]): [string, TalkLine[]] => [count, more(told)]);
  return by(`${stop.id}Fit`, { ...Object.fromEntries(counts), 1: one, none });
}

type Helped = Required<Pick<Node, "help" | "further">>;

export function hallHints(stop: Stop): Helped {
  const { id, layout, task } = stop;
  const known = answered(stop);
  const clue = LAYOUTS[layout].clue;
  return {
    help: [
      by(`${id}Erred`, {
        yes: ["A door that you opened is silent now. Up plays the others.", ...known],
        other: [
          byKnown(
            stop,
            atFirst(stop) === 1
              ? ["Up plays all the doors. Just one sounds like what you want."]
              : ["Up plays all the doors, as often as you like. Which ones could it be?"],
            () => ["So far:", ...known, "Which doors does that fit?"],
            ["What you know fits just one door. Which one?"],
          ),
        ],
      }),
    ],
    further: [
      by(`${id}Erred`, {
        yes: [...task, ...known, "Which of the others does that fit?"],
        other: [
          byKnown(
            stop,
            atFirst(stop) === 1 ? [...task, "Go from door to door until you hear just that."] : [clue],
            (count) => [`${count} all of that. What would tell them apart: side, number, or sound?`],
            [...task, ...known, "Go from door to door: where does all of that fit?"],
          ),
        ],
      }),
    ],
  };
}

export function askingHints(stop: Stop): Helped {
  const known = answered(stop);
  const clue = LAYOUTS[stop.layout].clue;
  const enough = ["What you know fits just one door. There's no need to ask."];
  return {
    help: [
      byKnown(
        stop,
        atFirst(stop) === 1 ? enough : ["What do your ears know by now? Ask for what they can't tell you."],
        () => ["So far:", ...known, "What is still missing?"],
        enough,
      ),
    ],
    further: [
      byKnown(stop, [clue], (count) => [`${count} all of that. Which question tells them apart?`], [
        "Say thank you, and go in. It fits this:",
        ...stop.task,
        ...known,
      ]),
    ],
  };
}
