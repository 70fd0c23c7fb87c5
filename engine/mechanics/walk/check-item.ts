/** An authored trip: its map, its list, and whether it can be done. */
import { nearest } from "../../definition/nearest.ts";
import { problem, type Problem } from "../../definition/problem.ts";
import { cellOf, contains, floorAt, indexOf, readGround, idAt, type Ground } from "./ground.ts";
import { leastPrice } from "./money.ts";
import type { WalkContent, WalkItem } from "./schema.ts";
import { productOf, startOf, findTour } from "./trip.ts";

export function checkItem(content: WalkContent, item: WalkItem, path: string): Problem[] {
  const map = checkMap(content, item, path);
  const list = checkList(content, item, path);
  if (map.length + list.length > 0) return [...map, ...list];
  const game = { content, item };
  const ground = readGround(content, item.map);
  const whole = [...checkPlaces(game, ground, path), ...checkBudget(game, path)];
  if (whole.length > 0) return whole;
  return findTour(game, { at: startOf(game), got: [] }) === undefined
    ? [
        problem(
          `${path}.map`,
          item.map,
          "Open a way: not everything on the list, or not the finish, can be reached.",
        ),
      ]
    : [];
}

function checkMap({ cells }: WalkContent, { map }: WalkItem, path: string): Problem[] {
  const signs = Object.values(cells).map(({ sign }) => sign);
  const longest = Math.max(...map.map((row) => row.length));
  return map.flatMap((row, index) => {
    const unknown = [...row].filter((sign) => !signs.includes(sign));
    return [
      ...(row.length === longest
        ? []
        : [problem(`${path}.map[${index}]`, row, `Make all rows ${longest} long.`)]),
      ...(unknown.length === 0
        ? []
        : [
            problem(
              `${path}.map[${index}]`,
              row,
              `No cell has the sign ${unknown.join(" ")}: use ${signs.join(" ")}`,
            ),
          ]),
    ];
  });
}

function checkList(content: WalkContent, { task }: WalkItem, path: string): Problem[] {
  const problems: Problem[] = [];
  const products = Object.keys(content.task.products);
  const occasions = Object.keys(content.task.occasions);
  const occasion = content.task.occasions[task.occasion];
  if (occasion === undefined) {
    const mend = `No such occasion. ${nearest(task.occasion, occasions)}`;
    return [problem(`${path}.task.occasion`, task.occasion, mend)];
  }
  task.things.forEach(({ product, choice }, index) => {
    const at = `${path}.task.things[${index}]`;
    if (!products.includes(product)) {
      problems.push(problem(`${at}.product`, product, `No such product. ${nearest(product, products)}`));
    }
    if (choice?.type === "missing" && !Object.hasOwn(occasion.surprises, product)) {
      const mend = `The occasion ${task.occasion} has no surprise for ${product}. ${nearest(product, Object.keys(occasion.surprises))}`;
      problems.push(problem(`${at}.choice`, choice, mend));
    }
    if (choice?.type === "shelf") {
      choice.beside.forEach((other, place) => {
        const isListed = task.things.some((thing) => thing.product === other);
        if (isListed || !products.includes(other)) {
          const mend = isListed
            ? "It is on the list: name something else."
            : `No such product. ${nearest(other, products)}`;
          problems.push(problem(`${at}.choice.beside[${place}]`, other, mend));
        }
      });
    }
  });
  return problems;
}

function checkPlaces(
  { content, item }: { content: WalkContent; item: WalkItem },
  ground: Ground,
  path: string,
): Problem[] {
  const problems: Problem[] = [];
  const starts = ground.cells.filter((_id, at) => floorAt(content, ground, at)?.role === "start").length;
  if (starts !== 1)
    problems.push(problem(`${path}.map`, item.map, `Put exactly one start on it: it has ${starts}.`));
  item.task.things.forEach(({ product }, index) => {
    const { section } = productOf(content, product);
    if (ground.cells.includes(section)) return;
    const { sign } = cellOf(content, section);
    const mend = `It is kept in ${section}: put the sign ${sign} on the map.`;
    problems.push(problem(`${path}.task.things[${index}].product`, product, mend));
  });
  const { moved } = item.task;
  if (moved === undefined) return problems;
  if (ground.cells.filter((id) => id === moved.section).length !== 1) {
    problems.push(
      problem(`${path}.task.moved.section`, moved.section, "Name a section that is on the map exactly once."),
    );
  }
  const to = contains(ground, moved.to)
    ? cellOf(content, idAt(ground, indexOf(ground, moved.to)))
    : undefined;
  if (to?.type !== "floor" || to.landmark !== undefined || to.role !== undefined) {
    problems.push(problem(`${path}.task.moved.to`, moved.to, "Name a place on the map with plain floor."));
  }
  return problems;
}

function checkBudget(game: { content: WalkContent; item: WalkItem }, path: string): Problem[] {
  const { budget, things } = game.item.task;
  const least = things.reduce((sum, _thing, index) => sum + leastPrice(game, index), 0);
  if (budget === undefined || budget >= least) return [];
  return [problem(`${path}.task.budget`, budget, `Give at least ${least}: that is what the list costs.`)];
}
