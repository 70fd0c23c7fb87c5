/** What every evening ends with: guests for the concert, the last trick, the concert, and who has eaten. */
import type { Chapter } from "./types.ts";

type Act = Chapter[number];

const HIRE = 3;

/** What is left over can be spent to the end. */
export function hire(id: string): Act {
  return {
    id,
    if: { stakes: { honey: { from: HIRE + 1 } } },
    ask: [
      {
        say: "There will be a concert. Three jars hire somebody who can really play. Shall we?",
        voice: "dot",
      },
    ],
    options: [
      {
        id: "yes",
        label: "Hire for three jars",
        phrases: ["yes", "hire", "three jars"],
        counts: { spent: 1 },
      },
      {
        id: "no",
        label: "Keep the honey",
        phrases: ["no", "keep", "keep it"],
        chosen: ["dot: The jars stay. Bruno will like that."],
      },
    ],
  };
}

/** @param good the keepsake of an evening with honey left */
export function evening(good: string): Act[] {
  const WELL = 6;
  return [
    {
      id: "concert",
      as: "perform",
      lines: [
        "dot: And now, the concert! Everything you made. First the tune, then the thing.",
        { perform: true },
        { device: "guests" },
        { sound: "applause-small" },
      ],
    },
    {
      id: "feast",
      if: { stakes: { honey: { from: WELL } } },
      lines: [
        "dot: Honey for everybody! Even Bruno got a spoon. A long one, from far away.",
        { sound: "crowd-cheer" },
      ],
    },
    {
      id: "supper",
      if: { stakes: { honey: { from: 2, to: WELL - 1 } } },
      lines: ["dot: Honey enough for bread for all of us. And one lick for the bear.", { sound: "sip" }],
    },
    {
      id: "bread",
      if: { stakes: { honey: { to: 1 } } },
      lines: [
        "bruno: What a nice evening. Bread, and a shelf that smells.",
        { sound: "bear" },
        "dot: Hardly any honey left, so it's bread tonight. Bruno hums along. He isn't bad.",
      ],
    },
    { id: "good-given", if: { stakes: { honey: { from: WELL } } }, keepsake: good },
    { id: "jar-given", if: { stakes: { honey: { to: WELL - 1 } } }, keepsake: "jar" },
  ];
}
