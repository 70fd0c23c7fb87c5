/** Short forms for scenes: who calls, and what is said there afterwards. Each line is true for one answer and one weather. */
import type { Scene } from "./weather.ts";

/** What somebody says when it stayed dry and they went ahead, when it rained and they had coats, and when it rained and they had none. */
export type Call = readonly [ask: string, dry: string, coats: string, soaked: string];

const VOICES = ["jo", "max", "bea"] as const;

const NEEDLESS_COATS = [
  "We're warm as toast in these coats. Too warm!",
  "A dry coat, all day long. I look like a tent.",
  "Hardly a drop on my raincoat. It's disappointed.",
  "We took our raincoats for a walk.",
];
const NEEDLESSLY_IN = [
  "In we went. We didn't need to, but we're dry.",
  "It's dull in here. Dry, though.",
  "Everybody's in, looking out. Nothing dangerous to see.",
  "All in, dry and bored. Safe is safe.",
];
const ALL_IN = [
  "We heard you, and we went. Thank you, Whiz.",
  "In, all of us, with the door shut. Thanks.",
  "We dropped everything and went in. Thank you.",
  "Everybody's inside. I counted twice.",
  "We're all in the house. Good that you called it.",
];
const LATE = [
  "You might have told us a little sooner!",
  "We could see that ourselves by then.",
  "Thanks. Sunny Sam said nothing at all, though.",
  "That took a while! But thanks.",
];

export function calls(set: string, all: readonly Call[]): Scene[] {
  return all.map(([ask, dry, coats, soaked], index) => {
    const voice = VOICES[index % VOICES.length] ?? "jo";
    const line = (say: string | string[]) => [{ say, voice }];
    return {
      id: `${set}-${index + 1}`,
      ask: line(ask),
      replies: {
        ahead: { right: line(dry), late: line(LATE), wrong: line(soaked) },
        coats: { right: line(coats), late: line(LATE), half: line(NEEDLESS_COATS) },
        safe: { right: line(ALL_IN), late: line(LATE), half: line(NEEDLESSLY_IN) },
      },
    };
  });
}
