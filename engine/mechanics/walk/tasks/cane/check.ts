/** What the schema cannot say of walks with a cane: surfaces and cells that exist, and goals that are on the map. */
import { problem, type Problem } from "../../../../definition/problem.ts";
import { DIRECTIONS } from "../../directions.ts";
import { floorAt, idAt, readGround, steps } from "../../ground.ts";
import type { WalkContent, WalkItem, WalkRules } from "../../schema.ts";
import type { CaneContent } from "./schema.ts";

const CONTENT = "content.tasks.cane";

export function check(
  content: WalkContent,
  rules: WalkRules,
  items: readonly WalkItem[] | undefined,
  path: string,
): Problem[] {
  if (rules.task.type !== "cane") return [];
  const words = content.tasks.cane;
  if (words === undefined)
    return [problem(CONTENT, undefined, "Say what the cane hears: levels ask for it.")];
  const faults = [...checkSurfaces(words), ...checkCells(content, words)];
  if (faults.length > 0) return faults;
  const ground = readGround(content, rules.map);
  const kinds = new Set(ground.cells);
  const unnamed = [...kinds].filter(
    (id) => content.cells[id]?.type === "block" && words.verges[id] === undefined,
  );
  if (unnamed.length > 0)
    return unnamed.map((id) =>
      problem(`${CONTENT}.verges.${id}`, undefined, "Say what lies beside the path."),
    );
  const crossing = ground.cells.findIndex(
    (_id, at) =>
      floorAt(content, ground, at) !== undefined && steps(content, ground, at).length === DIRECTIONS.length,
  );
  // One cannot wait there at either gap with a tap and still walk on.
  if (crossing !== -1) return [problem(`${path}.rules.map`, idAt(ground, crossing), "No paths may cross.")];
  const away = (rules.task.among ?? []).filter((id) => !kinds.has(id));
  if (away.length > 0) return [problem(`${path}.rules.task.among`, away.join(), "It is not on the map.")];
  return (items ?? []).flatMap(({ task }, index) => {
    const at = `${path}.items[${index}].task`;
    if (task.type !== "cane") return [problem(`${at}.type`, task.type, "The rules are those of cane.")];
    return [
      ...(kinds.has(task.to) ? [] : [problem(`${at}.to`, task.to, "It is not on the map.")]),
      ...(task.meets === undefined || words.followers[task.meets] !== undefined
        ? []
        : [problem(`${at}.meets`, task.meets, "Nobody is called so.")]),
    ];
  });
}

function checkSurfaces({ surfaces, paths }: CaneContent): Problem[] {
  if (surfaces["path"] === undefined)
    return [
      problem(`${CONTENT}.surfaces.path`, undefined, "Say what a path is made of where nothing is said."),
    ];
  return Object.entries(paths).flatMap(([id, { surface }]) =>
    surface === undefined || surfaces[surface] !== undefined
      ? []
      : [problem(`${CONTENT}.paths.${id}.surface`, surface, "There is no such surface.")],
  );
}

function checkCells({ cells }: WalkContent, { paths, verges }: CaneContent): Problem[] {
  const strangers = [
    ...Object.keys(paths).map((id) => ({ id, in: "paths", type: "floor" })),
    ...Object.keys(verges).map((id) => ({ id, in: "verges", type: "block" })),
  ].filter(({ id, type }) => cells[id]?.type !== type);
  return strangers.map(({ id, in: place, type }) =>
    problem(`${CONTENT}.${place}.${id}`, id, `No ${type} of content.cells is called so.`),
  );
}
