/** Missions to choose between: one of each that a level draws from. */
import type { Random } from "../../../random.ts";
import type { DialItem, DialRules, Way } from "../schema.ts";
import { drawTask, taskId } from "../asks.ts";
import type { Drawing, Sum } from "../tasks/schemas.ts";

const ATTEMPTS = 40;

/** What comes of it, by its drawing. */
export function missionOf(drawing: Drawing): Pick<Way, "pays" | "stirs"> {
  if (drawing.type !== "less") return {};
  const { pays, stirs } = drawing;
  return { ...(pays === undefined ? {} : { pays }), ...(stirs === undefined ? {} : { stirs }) };
}

/** Told from where one is, if both say where that is. */
export function twoMissions({ tasks = [], range }: DialRules, random: Random): DialItem {
  const [first, ...others] = tasks;
  if (first === undefined) throw new RangeError("twoMissions: there is nothing to draw from");
  for (let attempt = 0; attempt < ATTEMPTS; attempt++) {
    const task = drawTask(first, { trackFrom: range.from }, random);
    const all = [task, ...others.map((drawing) => drawBeside(task, drawing, range.from, random))];
    const ways = all.flatMap((sum, index): Way[] => {
      const drawing = tasks[index];
      return sum === undefined || drawing === undefined
        ? []
        : [{ task: sum, start: range.from, ...missionOf(drawing) }];
    });
    if (ways.length === tasks.length) return itemOf(ways, random);
  }
  throw new RangeError("twoMissions: nothing fits these rules");
}

function itemOf(ways: readonly Way[], random: Random): DialItem {
  return { id: ways.map(({ task }) => taskId(task)).join("-"), ways: random.shuffle(ways) };
}

function drawBeside(
  first: Sum | undefined,
  drawing: Drawing,
  trackFrom: number,
  random: Random,
): Sum | undefined {
  const isShared = first?.type === "less" && drawing.type === "less" && drawing.isHere === true;
  return drawTask(drawing, { trackFrom, from: isShared ? first.part : undefined }, random);
}
