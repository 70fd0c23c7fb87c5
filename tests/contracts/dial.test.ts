import * as z from "zod";
import { itemSchema } from "../../engine/mechanics/dial/schema.ts";
import { taskTarget } from "../../engine/mechanics/dial/asks.ts";
import { contentSchema } from "../../engine/mechanics/dial/words.ts";
import { gameUnderTest } from "../games/every-game.ts";
import { helpSuite, type AnyDeal } from "./mechanic-suite.ts";

const place = z.object({ at: z.int(), way: z.int(), phase: z.enum(["pick", "believe", "gather", "drive"]) });

/** No strategy for who is past the answer or there, no full ten to fill, no number to count on from that was passed. */
function stale(deal: AnyDeal, state: unknown): string[] {
  const { at, way, phase } = place.parse(state);
  const driven = itemSchema.parse(deal.item).ways[way];
  const words = contentSchema.parse(deal.content).tasks.plus;
  if (phase !== "drive" || driven === undefined || words === undefined) return [];
  const { task, start } = driven;
  if (task.type !== "plus") return [];
  const startsAtSum = task.addends.includes(start) || task.missing !== undefined;
  if ((taskTarget(task) - at) * (taskTarget(task) - start) <= 0)
    return Object.values(words.hints).flatMap((template) =>
      template === undefined ? [] : plainPart(template),
    );
  if (!startsAtSum || at <= start) return [];
  const isFull = start < 10 && at >= 10 && (at % 10) + taskTarget(task) - at <= 10;
  return [`from ${start}.`, `Start at ${start}.`, ...(isFull ? [words.hints.fillTen] : [])];
}

/** The longest part of a template that has no number in it. */
function plainPart(template: string): string {
  const [longest = ""] = template.split(/\{\w+\}/).toSorted((a, b) => b.length - a.length);
  return longest.trim();
}

helpSuite(gameUnderTest("addition"), stale);
