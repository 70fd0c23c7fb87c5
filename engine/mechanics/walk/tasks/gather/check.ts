/** What the schema cannot say of trips: names that must exist, and lists that can be fetched. */
import { nearest } from "../../../../definition/nearest.ts";
import { problem, type Problem } from "../../../../definition/problem.ts";
import { createRandom } from "../../../../random.ts";
import type { WalkContent, WalkItem, WalkRules } from "../../schema.ts";
import { NO_WORLD } from "../../world.ts";
import { generate } from "./generate.ts";
import { planFrom } from "./plan.ts";
import type { GatherRules } from "./schema.ts";
import type { GatherContent } from "./words.ts";
import { firstRun, modelOf } from "./trip.ts";

export function check(
  content: WalkContent,
  rules: WalkRules,
  items: readonly WalkItem[] | undefined,
  path: string,
): Problem[] {
  const words = content.tasks.gather;
  if (rules.task.type !== "gather") return [];
  if (words === undefined)
    return [problem("content.tasks.gather", undefined, "Say what trips are made of: levels ask for them.")];
  const problems = [...checkPlaces(content, words), ...checkSold(content, rules.task, `${path}.rules.task`)];
  if (problems.length > 0) return problems;
  if (items !== undefined)
    return items.flatMap((item, index) => checkItem(content, rules, item, `${path}.items[${index}].task`));
  if (rules.task.trips === undefined)
    return [
      problem(`${path}.rules.task.trips`, undefined, "Say what trips are made of, or give the level items."),
    ];
  const faults = checkSubstitutes(rules.task, `${path}.rules.task.substitutes`);
  return faults.length > 0 ? faults : checkTrips(content, rules, path);
}

function checkSubstitutes({ orders, substitutes = {} }: GatherRules, path: string): Problem[] {
  return Object.entries(substitutes).flatMap(([order, byProduct]) => {
    const known = orders[order]?.products ?? [];
    return Object.entries(byProduct).flatMap(([product, { options }]) => [
      ...unknownName(`${path}.${order}.${product}`, product, known, "product of the order"),
      ...(options.filter(({ fits }) => fits).length === 1
        ? []
        : [
            problem(`${path}.${order}.${product}.options`, undefined, "Let exactly one option fit the need."),
          ]),
    ]);
  });
}

function checkTrips(content: WalkContent, rules: WalkRules, path: string): Problem[] {
  try {
    generate(content, rules, createRandom(1), NO_WORLD);
    return [];
  } catch {
    const mend = "No trip of these rules can be made and won: ask for fewer things, or widen the orders.";
    return [problem(`${path}.rules.task.trips`, undefined, mend)];
  }
}

function placesOf({ cells }: WalkContent): string[] {
  return Object.entries(cells).flatMap(([id, cell]) =>
    cell.type === "floor" && cell.landmark !== undefined ? [id] : [],
  );
}

function checkPlaces(content: WalkContent, words: GatherContent): Problem[] {
  return Object.entries(words.places).flatMap(([name, id = ""]) =>
    unknownName(`content.tasks.gather.places.${name}`, id, placesOf(content), "cell with a landmark"),
  );
}

function checkSold(content: WalkContent, { products, orders }: GatherRules, path: string): Problem[] {
  const places = placesOf(content);
  const known = Object.keys(products);
  return [
    ...Object.entries(products).flatMap(([id, { section, also = [] }]) => [
      ...unknownName(`${path}.products.${id}.section`, section, places, "cell with a landmark"),
      ...also.flatMap((other, index) =>
        unknownName(`${path}.products.${id}.also[${index}]`, other, places, "cell with a landmark"),
      ),
    ]),
    ...Object.entries(orders).flatMap(([id, order]) =>
      order.products.flatMap((product, index) =>
        unknownName(`${path}.orders.${id}.products[${index}]`, product, known, "product"),
      ),
    ),
  ];
}

function checkItem(
  content: WalkContent,
  rules: WalkRules,
  { task: trip }: WalkItem,
  path: string,
): Problem[] {
  if (rules.task.type !== "gather") return [];
  const { orders, products } = rules.task;
  if (trip.type !== "gather") return [problem(`${path}.type`, trip.type, "The rules are those of gather.")];
  const problems = [
    ...unknownName(`${path}.order`, trip.order, Object.keys(orders), "order"),
    ...trip.things.flatMap(({ product }, index) =>
      unknownName(`${path}.things[${index}].product`, product, Object.keys(products), "product"),
    ),
  ];
  if (problems.length > 0) return problems;
  try {
    const model = modelOf(content, rules, trip, NO_WORLD);
    if (planFrom(model, firstRun(model, trip)).wins === trip.things.length) return [];
    return [problem(`${path}.things`, undefined, "Whoever plays best must be able to bring all of it home.")];
  } catch (error) {
    return [problem(path, undefined, error instanceof Error ? error.message : String(error))];
  }
}

function unknownName(path: string, name: string, known: readonly string[], what: string): Problem[] {
  return known.includes(name) ? [] : [problem(path, name, `No such ${what}. ${nearest(name, known)}`)];
}
