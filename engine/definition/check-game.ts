/** What a schema cannot say of a definition: parts that must agree with each other. */
import type { AnyMechanic, CheckedSet } from "../mechanics/contract.ts";
import type { Act, Condition } from "./act-schema.ts";
import { stakesIn } from "../devices/index.ts";
import { checkDevices, countsOfDevices } from "./check-devices.ts";
import { checkPlaces } from "./check-places.ts";
import { unknownPlaces } from "./fill.ts";
import type { Definition, ItemSet } from "./game-schema.ts";
import { nearest } from "./nearest.ts";
import { problem, type Problem } from "./problem.ts";
import { TURN_COUNTS } from "./stake-schema.ts";
import type { AnyItem } from "../mechanics/contract.ts";

export function checkGame(definition: Definition, mechanic: AnyMechanic): Problem[] {
  return [
    ...checkSets(definition, mechanic),
    ...definition.levels.flatMap((level, index) => checkChapter(definition, mechanic, level.chapter, index)),
    ...checkStakes(definition, mechanic),
    ...checkVoices(definition),
    ...checkPlaces(definition),
    ...(mechanic.check?.({ content: definition.content, sets: setsOf(definition) }) ?? []),
  ];
}

type PathedSet = ItemSet & CheckedSet<unknown, AnyItem>;

function setsOf({ levels, banks = [] }: Definition): PathedSet[] {
  return [
    ...levels.map((level, index) => ({ ...level, path: `levels[${index}]` })),
    ...banks.map((bank, index) => ({ ...bank, path: `banks[${index}]` })),
  ];
}

function checkSets(definition: Definition, mechanic: AnyMechanic): Problem[] {
  const problems: Problem[] = [];
  const known = new Set<string>();
  const items = new Set<string>();
  for (const { path, ...set } of setsOf(definition)) {
    if (known.has(set.id))
      problems.push(problem(`${path}.id`, set.id, "Another level or bank has this id: give each its own."));
    known.add(set.id);
    if (set.items === undefined && mechanic.generate === undefined) {
      const mend = `Give it items: the mechanic ${mechanic.id} does not make them.`;
      problems.push(problem(`${path}.items`, undefined, mend));
    }
    set.items?.forEach(({ id }, index) => {
      const mend = "Another item has this id: saves need each to have its own.";
      if (items.has(id)) problems.push(problem(`${path}.items[${index}].id`, id, mend));
      items.add(id);
    });
  }
  for (const { path, easier, id } of setsOf(definition)) {
    if (easier !== undefined && (easier === id || !known.has(easier)))
      problems.push(
        problem(
          `${path}.easier`,
          easier,
          nearest(
            easier,
            [...known].filter((one) => one !== id),
          ),
        ),
      );
  }
  return problems;
}

function checkChapter(
  definition: Definition,
  mechanic: AnyMechanic,
  chapter: readonly Act[],
  level: number,
): Problem[] {
  const problems: Problem[] = [];
  const before = new Set<string>();
  const sets = setsOf(definition);
  const options = new Map<string, readonly string[]>();
  chapter.forEach((act, index) => {
    const path = `levels[${level}].chapter[${index}]`;
    if (before.has(act.id))
      problems.push(
        problem(`${path}.id`, act.id, "Another act of this chapter has this id: give each its own."),
      );
    problems.push(...checkCondition(definition, act.if, `${path}.if`, options));
    before.add(act.id);
    if (act.type === "choose")
      options.set(
        act.id,
        act.options.map(({ id }) => id),
      );
    if (act.type === "give") problems.push(...oneOf(definition.keepsakes, act.keepsake, `${path}.keepsake`));
    if (act.type !== "play") return;
    problems.push(...checkCondition(definition, act.until, `${path}.until`, options));
    const set = act.set === undefined ? sets[level] : sets.find(({ id }) => id === act.set);
    if (set === undefined)
      problems.push(
        problem(
          `${path}.set`,
          act.set,
          nearest(
            act.set ?? "",
            sets.map(({ id }) => id),
          ),
        ),
      );
    act.items?.forEach((item, place) => {
      const ids = set?.items?.map(({ id }) => id) ?? [];
      if (!ids.includes(item)) problems.push(problem(`${path}.items[${place}]`, item, nearest(item, ids)));
    });
    if (act.rival !== undefined && mechanic.hasRivals !== true) {
      const mend = `Remove it: the mechanic ${mechanic.id} has no rivals.`;
      problems.push(problem(`${path}.rival`, act.rival, mend));
    }
  });
  if (!chapter.some(({ type, if: condition }) => type === "play" && condition === undefined)) {
    const mend = "Let one act of type play come in any case: a sitting without a turn is none.";
    problems.push(problem(`levels[${level}].chapter`, chapter.length, mend));
  }
  return problems;
}

function checkCondition(
  definition: Definition,
  condition: Condition | undefined,
  path: string,
  options: ReadonlyMap<string, readonly string[]>,
): Problem[] {
  const { tallies, keepsakes } = definition;
  const stakes = stakesIn(definition);
  const { chose = {} } = condition ?? {};
  return [
    ...Object.keys(condition?.stakes ?? {}).flatMap((id) => oneOf(stakes, id, `${path}.stakes.${id}`)),
    ...Object.keys(condition?.tallies ?? {}).flatMap((id) => oneOf(tallies, id, `${path}.tallies.${id}`)),
    ...Object.keys(condition?.keepsakes ?? {}).flatMap((id) =>
      oneOf(keepsakes, id, `${path}.keepsakes.${id}`),
    ),
    ...Object.entries(chose).flatMap(([act, option]) => {
      const known = options.get(act);
      if (known === undefined) {
        const mend = `No act of type choose before this one has this id. ${nearest(act, [...options.keys()])}`;
        return [problem(`${path}.chose.${act}`, act, mend)];
      }
      return known.includes(option) ? [] : [problem(`${path}.chose.${act}`, option, nearest(option, known))];
    }),
  ];
}

function checkStakes(definition: Definition, mechanic: AnyMechanic): Problem[] {
  const { levels, stakes = {}, tallies = {} } = definition;
  const counts = [
    ...Object.keys(TURN_COUNTS),
    ...Object.keys(mechanic.counts ?? {}),
    ...countsOfDevices(definition),
  ];
  const counted = (name: string, path: string): Problem[] =>
    counts.includes(name) ? [] : [problem(path, name, nearest(name, counts))];
  return [
    ...Object.entries(stakes).flatMap(([id, { moves }]) =>
      Object.keys(moves).flatMap((name) => counted(name, `stakes.${id}.moves.${name}`)),
    ),
    ...checkDevices(definition, mechanic, counted),
    ...Object.entries(tallies).flatMap(([id, tally]) => [
      ...counted(tally.counts, `tallies.${id}.counts`),
      ...(tally.of === undefined ? [] : counted(tally.of, `tallies.${id}.of`)),
      ...[tally.now, tally.end, tally.record].flatMap((family) =>
        (typeof family === "string"
          ? [family]
          : "full" in family
            ? [...family.full, ...family.short]
            : family
        )
          .filter((text) => unknownPlaces(text, ["count", "of", "best", "amount", "Amount"]).length > 0)
          .map((text) =>
            problem(
              `tallies.${id}`,
              text,
              "It can quote {count}, {of} and {best}, and with a unit {amount}.",
            ),
          ),
      ),
    ]),
    ...levels.flatMap((level, index) => [
      ...level.chapter.flatMap((act, at) =>
        act.type !== "choose"
          ? []
          : act.options.flatMap(({ counts: does = {} }, option) =>
              Object.keys(does).flatMap((name) =>
                counted(name, `levels[${index}].chapter[${at}].options[${option}].counts`),
              ),
            ),
      ),
      ...(level.stakes ?? []).flatMap((id, at) => oneOf(stakes, id, `levels[${index}].stakes[${at}]`)),
      ...(level.tallies ?? []).flatMap((id, at) => oneOf(tallies, id, `levels[${index}].tallies[${at}]`)),
    ]),
  ];
}

function oneOf(known: Readonly<Record<string, unknown>> = {}, id: string, path: string): Problem[] {
  return Object.hasOwn(known, id) ? [] : [problem(path, id, nearest(id, Object.keys(known)))];
}

/** Every voice that is named, anywhere, is in the cast. */
function checkVoices(definition: Definition): Problem[] {
  const cast = Object.keys(definition.voices);
  const problems: Problem[] = [];
  const visit = (value: unknown, path: PropertyKey[]): void => {
    if (typeof value !== "object" || value === null) return;
    for (const [key, inner] of Object.entries(value)) {
      const step = Array.isArray(value) ? Number(key) : key;
      if (key === "voice" && typeof inner === "string" && !cast.includes(inner)) {
        problems.push(problem([...path, step], inner, `No such voice in voices. ${nearest(inner, cast)}`));
      }
      visit(inner, [...path, step]);
    }
  };
  const { voices: _cast, ...rest } = definition;
  visit(rest, []);
  return problems;
}
