/** Places that nothing fills, in what the frame tells: a text that has one would stop the game where it is to be heard. */
import { deviceFor, stakesIn } from "../devices/index.ts";
import { placesTold, unknownPlaces } from "./fill.ts";
import type { Definition } from "./game-schema.ts";
import { problem, type Problem } from "./problem.ts";

/** What a stake or a tally with a unit fills in its own texts. */
const AMOUNT = ["amount", "Amount"];

export function checkPlaces(definition: Definition): Problem[] {
  const { levels, stakes = {}, devices = {}, goodbye } = definition;
  const quoted = quotedIn(definition);
  return [
    ...levels.flatMap(({ chapter, next, goodbye: own }, index) => [
      ...unfilled(chapter, `levels[${index}].chapter`, [...quoted, ...nextIn(definition)]),
      ...unfilled(next, `levels[${index}].next`, quoted),
      ...unfilled(own, `levels[${index}].goodbye`, quoted),
    ]),
    ...unfilled(goodbye, "goodbye", quoted),
    ...Object.entries(stakes).flatMap(([id, { stretches, unit }]) =>
      stretches.flatMap(({ say, risen, fallen }, index) => {
        const path = `stakes.${id}.stretches[${index}]`;
        return [
          ...unfilled(say, `${path}.say`, unit === undefined ? quoted : [...quoted, ...AMOUNT]),
          ...unfilled(risen, `${path}.risen`, quoted),
          ...unfilled(fallen, `${path}.fallen`, quoted),
        ];
      }),
    ),
    ...Object.entries(devices).flatMap(([id, data]) =>
      data.type === "wager"
        ? unfilled(data.asks, `devices.${id}.asks`, [...quoted, ...nextIn(definition)])
        : [],
    ),
  ];
}

/** How the sitting stands: each by its id, and with its word where it has one: coins, coinsTold. */
function quotedIn(definition: Definition): string[] {
  const all = Object.entries({ ...definition.tallies, ...stakesIn(definition) });
  return all.flatMap(([id, { unit }]) => (unit === undefined ? [id] : [id, `${id}Told`]));
}

/** What would join a collection next, which only the story quotes: bandNext. */
function nextIn({ devices = {} }: Definition): string[] {
  return Object.entries(devices).flatMap(([id, data]) =>
    deviceFor(data).next === undefined ? [] : [`${id}Next`],
  );
}

function unfilled(value: unknown, path: string, known: readonly string[]): Problem[] {
  if (typeof value === "string") {
    const unknown = unknownPlaces(value, known);
    if (unknown.length === 0) return [];
    const told = `Nothing fills ${placesTold(unknown)}: the places here are ${placesTold(known)}.`;
    return [problem(path, value, told)];
  }
  if (typeof value !== "object" || value === null) return [];
  return Object.entries(value).flatMap(([key, inner]) =>
    unfilled(inner, Array.isArray(value) ? `${path}[${key}]` : `${path}.${key}`, known),
  );
}
