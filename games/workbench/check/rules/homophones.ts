import type { Rule } from "../rule.ts";
import { labelGroups } from "./labels.ts";

/** Words that sound alike in American English and are common enough to be answers. */
const ALIKE = [
  "ate eight",
  "ant aunt",
  "ball bawl",
  "bare bear",
  "be bee",
  "beat beet",
  "blew blue",
  "board bored",
  "brake break",
  "buy by bye",
  "cell sell",
  "cent scent sent",
  "cereal serial",
  "chews choose",
  "close clothes",
  "dear deer",
  "dew do due",
  "die dye",
  "eye I",
  "fair fare",
  "feat feet",
  "find fined",
  "flea flee",
  "flour flower",
  "for four fore",
  "great grate",
  "hair hare",
  "heal heel",
  "hear here",
  "hi high",
  "hole whole",
  "hour our",
  "knight night",
  "knot not",
  "know no",
  "knows nose",
  "lead led",
  "made maid",
  "mail male",
  "main mane",
  "meat meet",
  "moose mousse",
  "new knew",
  "oar or ore",
  "one won",
  "pail pale",
  "pair pear pare",
  "peace piece",
  "plain plane",
  "pray prey",
  "rain reign rein",
  "read red",
  "right write",
  "road rode",
  "role roll",
  "root route",
  "sail sale",
  "sea see",
  "seam seem",
  "sew so sow",
  "some sum",
  "son sun",
  "stair stare",
  "steal steel",
  "tail tale",
  "their there",
  "threw through",
  "to too two",
  "toad towed",
  "toe tow",
  "vain vein",
  "waist waste",
  "wait weight",
  "way weigh",
  "weak week",
  "wear where",
  "which witch",
  "wood would",
].map((row) => row.toLowerCase().split(" "));
const SOUND = new Map(ALIKE.flatMap((row) => row.map((word) => [word, row[0] ?? word] as const)));

function soundOf(label: string): string {
  return (label.toLowerCase().match(/[\p{L}\p{Nd}']+/gu) ?? [])
    .map((word) => SOUND.get(word) ?? word)
    .join(" ");
}

export const homophones: Rule = {
  id: "homophones",
  title: "Options that sound alike",
  why: "Nobody can tell them apart by ear, neither the player nor the recognizer.",
  bad: ["Two options of a choice: The pair, and The pear.", "Two bins called Sea and See."],
  good: ["The pear, and The plum."],
  find: (subject) =>
    labelGroups(subject).flatMap((group) =>
      group.flatMap(({ label, path }, index) => {
        const other = group
          .slice(0, index)
          .find(
            (one) => one.label.toLowerCase() !== label.toLowerCase() && soundOf(one.label) === soundOf(label),
          );
        return other === undefined
          ? []
          : [{ path, found: `${other.label} and ${label}`, mend: "Call one of them something else." }];
      }),
    ),
};
