/** What the schemas cannot see: dials that are not there, levels that they have not, and rounds that nobody can do well in. */
import { nearest } from "../../definition/nearest.ts";
import { problem, type Problem } from "../../definition/problem.ts";
import type { CheckedSet } from "../contract.ts";
import { unheardWords } from "../kit/unheard.ts";
import type { BuildContent, BuildRules, Dial, Round } from "./schema.ts";

interface Game {
  readonly content: BuildContent;
  readonly sets: readonly CheckedSet<BuildRules, Round>[];
}

export function check({ content, sets }: Game): Problem[] {
  return [
    ...Object.entries(content.dials).flatMap(([id, { begins = 0, levels }]) =>
      begins < levels.length
        ? []
        : [problem(`content.dials.${id}.begins`, begins, `It has ${levels.length} levels, from 0.`)],
    ),
    ...sets.flatMap((set) => ofSet(content, set)),
    ...unheardWords(
      content.words,
      sets.map(({ rules: { rule, listenFor: listen } }) => ({ rule, listen })),
      "content.words",
    ),
  ];
}

function ofSet({ dials }: BuildContent, { path, rules, items }: CheckedSet<BuildRules, Round>): Problem[] {
  const unknown = rules.dials.flatMap((id, index) =>
    dials[id] === undefined
      ? [problem(`${path}.rules.dials[${index}]`, id, nearest(id, Object.keys(dials)))]
      : [],
  );
  if (unknown.length > 0) return unknown;
  if (items === undefined) return [problem(`${path}.items`, items, "Give items: rounds are not generated.")];
  const kinds = Object.entries(rules.kinds);
  if (kinds.length === 0) return [problem(`${path}.rules.kinds`, rules.kinds, "Give a kind at least.")];
  return [
    ...kinds.flatMap(([id, { needs }]) =>
      rules.dials.flatMap((dial) =>
        ofNeed(`${path}.rules.kinds.${id}.needs.${dial}`, needs[dial], dials[dial]),
      ),
    ),
    ...items.flatMap((item, index) => ofShift(`${path}.items[${index}]`, rules, dials, item)),
  ];
}

function ofNeed(path: string, need: number | "any" | undefined, dial: Dial | undefined): Problem[] {
  const count = dial?.levels.length ?? 0;
  if (need === "any" && dial?.mayNot === true) return [];
  if (typeof need === "number" && need < count) return [];
  const or = dial?.mayNot === true ? ", or any" : "";
  return [problem(path, need, `Say which level is right: 0 to ${count - 1}${or}.`)];
}

/** With what a round adds, every need must still be reached. */
function ofShift(
  path: string,
  rules: BuildRules,
  dials: Readonly<Record<string, Dial>>,
  { shift = {}, falls }: Round,
): Problem[] {
  const shifted = Object.entries(shift);
  if (falls !== undefined && shifted.every(([, by]) => by === 0))
    return [problem(`${path}.falls`, falls, "Give it a shift: something falls here, and does nothing.")];
  if (rules.odd === true && shifted.length > 0)
    return [problem(`${path}.shift`, shift, "Where a part is odd, no round may shift anything.")];
  return shifted.flatMap(([id, by]) => {
    if (!rules.dials.includes(id)) return [problem(`${path}.shift.${id}`, by, nearest(id, rules.dials))];
    const last = (dials[id]?.levels.length ?? 1) - 1;
    const lost = Object.entries(rules.kinds).filter(([, { needs }]) => {
      const need = needs[id];
      return typeof need === "number" && (need - by < 0 || need - by > last);
    });
    return lost.map(([kind]) =>
      problem(`${path}.shift.${id}`, by, `Nobody can do well with "${kind}" then: give ${id} another level.`),
    );
  });
}
