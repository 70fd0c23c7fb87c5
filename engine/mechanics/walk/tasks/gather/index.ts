/** Fetching what is on a list before a rival does, and bringing it to the start. */
import { capitalize } from "../../../../capitalize.ts";
import { oneOf } from "../../../../cue.ts";
import { idForSave } from "../../ground.ts";
import type { Task } from "../task.ts";
import { check } from "./check.ts";
import { generate } from "./generate.ts";
import { best, hint, reveal } from "./help.ts";
import { apply, begin, moves, openCues, whereCues } from "./play.ts";
import type { GatherState } from "./state.ts";
import { elapse, lostNames } from "./time.ts";
import { joined, productOf, shopOf, thingAt } from "./trip.ts";

export const gather: Task<GatherState> = {
  type: "gather",
  ground: (deal) => shopOf(deal).model.ground,
  begin,
  open: openCues,
  walks: (_deal, { choice }) => choice === null,
  moves,
  apply,
  stepped: elapse,
  where: whereCues,
  best,
  hint,
  reveal,
  leave(deal, { run }) {
    const shop = shopOf(deal);
    const { swaps, lost } = deal.world;
    const gone = lostNames(shop, run).map((thing) => thingAt(shop, thing).product);
    const { swap } = shop.trip;
    const { ground } = shop.model;
    return {
      swaps: swap === undefined ? swaps : [...swaps, swap],
      lost: [...lost, ...gone],
      at: idForSave(deal.content, ground, run.at),
      rival: run.rival === -1 ? deal.world.rival : idForSave(deal.content, ground, run.rival),
    };
  },
  perform({ tasks }, { lost }) {
    const words = tasks.gather;
    if (words === undefined || lost.length === 0) return [];
    const things = joined(
      words,
      [...new Set(lost)].slice(-4).map((id) => productOf(words, id).name),
    );
    return [oneOf(words.lostList, "context", { values: { things: capitalize(things) } })];
  },
  generate,
  check,
};
