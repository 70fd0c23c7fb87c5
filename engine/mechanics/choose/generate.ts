/** What was kept comes back: asked for by its name alone, among others, and told apart by ear. */
import { fillTemplate } from "../../definition/fill.ts";
import { wordings } from "../../lines/family.ts";
import type { Random } from "../../random.ts";
import type { Choice, ChooseRules, ChooseWorld, Kept } from "./schema.ts";

const OTHERS = 2;

/** @throws where the rules say nothing of it: a bank without items needs them to */
export function generate({ recall }: ChooseRules, random: Random, { kept }: ChooseWorld): Choice {
  if (recall === undefined) throw new RangeError("generate: the rules have no recall");
  const { spare, ask, voice, by, late, sinks, why } = recall;
  const names = new Set(kept.map(({ name }) => name));
  const asked = random.pick(kept.length > 0 ? kept : spare);
  // What was kept stands beside it before what was not: nothing is found out by elimination.
  const pool = [...random.shuffle(kept), ...random.shuffle(spare.filter(({ name }) => !names.has(name)))];
  const apart = pool.filter(
    (other) => other !== asked && other.heard !== undefined && areApart(asked, other),
  );
  const spoken = (text: string) => ({ say: text, ...(voice !== undefined && { voice }) });
  return {
    id: `recall-${asked.name.toLowerCase().replaceAll(/[^a-z]+/g, "-")}`,
    ask: [spoken(filled(random.pick(wordings(ask)), asked.name))],
    named: [asked.name.toLowerCase()],
    options: [
      { id: "asked", heard: asked.heard, worth: 1, by, late },
      ...apart.slice(0, OTHERS).map(({ name, heard }, index) => ({
        id: `other-${index + 1}`,
        heard,
        worth: 0 as const,
        by: sinks,
        comes: [filled(random.pick(wordings(recall.other)), name)],
      })),
    ],
    ...(asked.means !== undefined && { again: [spoken(asked.means)] }),
    why: filled(random.pick(wordings(why)), asked.name),
  };
}

/** One wording: each is new with another name, and the first would always be due. */
function filled(text: string, name: string): string {
  return fillTemplate(text, { name });
}

function areApart(one: Kept, other: Kept): boolean {
  return one.apart?.includes(other.name) !== true && other.apart?.includes(one.name) !== true;
}
