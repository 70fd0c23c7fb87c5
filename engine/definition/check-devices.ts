/** What a schema cannot say of devices, prices and goals: that all they name is there. */
import { deviceFor, easedDevice, MOST_EASE, stakesIn, type DeviceData } from "../devices/index.ts";
import { HINT, type AnyMechanic } from "../mechanics/contract.ts";
import type { Definition } from "./game-schema.ts";
import { nearest } from "./nearest.ts";
import { problem, type Problem } from "./problem.ts";

/** The names that a game's devices may count: "gull-came". */
export function countsOfDevices({ devices = {} }: Definition): string[] {
  return Object.entries(devices).flatMap(([id, data]) =>
    Object.keys(deviceFor(data).counts ?? {}).map((name) => `${id}-${name}`),
  );
}

/** @param counted the problem of a count that nothing counts */
export function checkDevices(
  definition: Definition,
  mechanic: AnyMechanic,
  counted: (name: string, path: string) => Problem[],
): Problem[] {
  const { devices = {}, stakes = {}, tallies = {}, levels } = definition;
  const ids = Object.keys(devices);
  const known = (id: string, path: string, among: readonly string[]): Problem[] =>
    among.includes(id) ? [] : [problem(path, id, nearest(id, among))];
  return [
    ...ids
      .filter((id) => Object.hasOwn(stakes, id) || Object.hasOwn(tallies, id))
      .map((id) => problem(`devices.${id}`, id, "A stake or a tally has this id: give each its own.")),
    ...Object.entries(devices).flatMap(([id, data]) => [
      ...Object.keys(deviceFor(data).stake(data, id).moves)
        .filter((name) => name !== `${id}-bet`)
        .flatMap((name) => counted(name, `devices.${id}`)),
      ...checkBeginning(data, `devices.${id}`),
      ...pursesOf(data).flatMap((name) => known(name, `devices.${id}`, pursesIn(definition))),
    ]),
    ...checkPrices(definition, mechanic),
    ...checkLines(definition),
    ...levels.flatMap((level, index) => [
      ...(level.devices ?? []).flatMap((id, at) => known(id, `levels[${index}].devices[${at}]`, ids)),
      ...level.chapter.flatMap((act, at) => {
        if (act.type !== "play") return [];
        const path = `levels[${index}].chapter[${at}]`;
        return [
          ...(act.devices ?? []).flatMap((id, place) => known(id, `${path}.devices[${place}]`, ids)),
          ...Object.keys(act.goal ?? {}).flatMap((id) => known(id, `${path}.goal`, countable(definition))),
        ];
      }),
    ]),
  ];
}

/** As it is stated it begins within its bounds, and however much it is eased, it is a device that could have been stated. */
function checkBeginning(data: DeviceData, path: string): Problem[] {
  const device = deviceFor(data);
  const { start, from, to } = device.stake(data, "stated");
  if (start < from || start > to)
    return [
      problem(path, start, `It would begin there, and stands between ${from} and ${to}: mend one of them.`),
    ];
  const fits = [MOST_EASE, -MOST_EASE].every((ease) => {
    const eased = easedDevice(data, ease);
    const own = device.stake(eased, "eased");
    return device.schema.safeParse(eased).success && own.start >= own.from && own.start <= own.to;
  });
  return fits
    ? []
    : [
        problem(
          `${path}.eases`,
          "eases" in data ? data.eases : undefined,
          "It would begin beyond what it can be: allow less.",
        ),
      ];
}

/** What has a unit can be a goal: its number is said with its word. */
function countable(definition: Definition): string[] {
  const stakes = Object.entries(stakesIn(definition)).filter(([, { unit }]) => unit !== undefined);
  const tallies = Object.entries(definition.tallies ?? {}).filter(([, { unit }]) => unit !== undefined);
  return [...stakes, ...tallies].map(([id]) => id);
}

/** What a device can take from, or be paid from. */
function pursesIn({ devices = {} }: Definition): string[] {
  return Object.entries(devices).flatMap(([id, { type }]) =>
    type === "purse" || type === "fuel" || type === "clock" ? [id] : [],
  );
}

/** Prices are also paid from stakes that are counted in something: a clue for a ring of height. */
function payable(definition: Definition): string[] {
  const stakes = Object.entries(definition.stakes ?? {}).filter(([, { unit }]) => unit !== undefined);
  return [...pursesIn(definition), ...stakes.map(([id]) => id)];
}

function pursesOf(data: DeviceData): string[] {
  if (data.type === "pursuer") return Object.keys(data.takes ?? {});
  return data.type === "wager" ? [data.purse] : [];
}

function checkPrices(definition: Definition, mechanic: AnyMechanic): Problem[] {
  const names = [HINT, ...Object.keys(mechanic.priced ?? {})];
  const purses = payable(definition);
  const lists = [
    { path: "prices", prices: definition.prices },
    ...definition.levels.map(({ prices }, index) => ({ path: `levels[${index}].prices`, prices })),
  ];
  return lists.flatMap(({ path, prices = {} }) =>
    Object.entries(prices).flatMap(([name, price]) => [
      ...(names.includes(name) ? [] : [problem(`${path}.${name}`, name, nearest(name, names))]),
      ...Object.keys(price)
        .filter((id) => !purses.includes(id))
        .map((id) => problem(`${path}.${name}.${id}`, id, nearest(id, purses))),
    ]),
  );
}

/** Lines that let a device perform name a collection. */
function checkLines(definition: Definition): Problem[] {
  const collections = Object.entries(definition.devices ?? {}).flatMap(([id, { type }]) =>
    type === "collection" ? [id] : [],
  );
  const problems: Problem[] = [];
  const visit = (value: unknown, path: string): void => {
    if (typeof value !== "object" || value === null) return;
    const { device } = value as { device?: unknown };
    if (typeof device === "string" && Object.keys(value).length === 1 && !collections.includes(device))
      problems.push(problem(`${path}.device`, device, nearest(device, collections)));
    for (const [key, inner] of Object.entries(value))
      visit(inner, Array.isArray(value) ? `${path}[${key}]` : `${path}.${key}`);
  };
  definition.levels.forEach(({ chapter }, index) => visit(chapter, `levels[${index}].chapter`));
  return problems;
}
