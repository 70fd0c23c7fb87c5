import * as z from "zod";
import { helpSuite, type AnyDeal } from "./mechanic-suite.ts";

const labels = z.object({ bins: z.record(z.string(), z.object({ label: z.string() })) });
const refusals = z.object({ refused: z.array(z.string()) });

/** The bins that have bounced the thing, as a hint would name them. */
function stale({ content }: AnyDeal, state: unknown): string[] {
  const { bins } = labels.parse(content);
  return refusals.parse(state).refused.flatMap((id) => bins[id]?.label ?? []);
}

const load = () => import("../../games/laundryLegend/game.ts").then(({ game }) => game);

helpSuite("laundryLegend", load, stale);
