/** Fetching what is on a list before a rival does, and bringing it to the start. */
import { capitalize } from "../../../../capitalize.ts";
import { oneOf } from "../../../../cue.ts";
import { GOING } from "../../../contract.ts";
import { threeRungs } from "../../../kit/three-rungs.ts";
import { idForSave } from "../../ground.ts";
import type { Task } from "../task.ts";
import { check } from "./check.ts";
import { generate } from "./generate.ts";
import { best, hint, reveal } from "./help.ts";
import { lessonOf } from "./lesson.ts";
import { patiently } from "./patience.ts";
import { apply, begin, moves, openCues, stepped, whereCues } from "./play.ts";
import { has } from "./run.ts";
import type { GatherState } from "./state.ts";
import { joined, productOf, shopOf } from "./trip.ts";

export const gather: Task<GatherState> = {
  type: "gather",
  ground: (deal) => shopOf(deal).model.ground,
  begin,
  open: openCues,
  walks: (_deal, { choice }) => choice === null,
  moves,
  apply: (deal, state, action) => patiently(deal, state, apply(deal, state, action)),
  stepped: (deal, state, to) => patiently(deal, state, stepped(deal, state, to)),
  stayed: (deal, state, cues) => patiently(deal, state, { state, cues, outcome: GOING }),
  where: whereCues,
  best,
  help: (deal, state) => threeRungs((strength) => hint(deal, state, strength)),
  reveal,
  leave(deal, state) {
    const { run, unpayable } = state;
    const shop = shopOf(deal);
    const lesson = lessonOf(shop, state);
    const { swaps, lost, paid = 0, packs, asked = [] } = deal.world;
    const { things } = shop.trip;
    const gone = things.flatMap(({ product }, thing) => (has(run.lost & ~unpayable, thing) ? [product] : []));
    const priced = things.flatMap((thing) =>
      thing.packs === undefined ? [] : [[thing.product, thing.packs]],
    );
    const { swap } = shop.trip;
    const { ground } = shop.model;
    return {
      swaps: swap === undefined ? swaps : [...swaps, swap],
      lost: [...lost, ...gone],
      asked: [...asked, shop.trip.order, ...things.map(({ product }) => product)],
      at: idForSave(deal.content, ground, run.at),
      rival: run.rival === -1 ? deal.world.rival : idForSave(deal.content, ground, run.rival),
      paid: paid + (run.at === shop.model.home && run.mine !== 0 ? 1 : 0),
      ...(lesson === undefined ? {} : { lesson }),
      ...(packs === undefined && priced.length === 0
        ? {}
        : { packs: { ...packs, ...Object.fromEntries(priced) } }),
    };
  },
  perform({ tasks }, { task }, { lost }) {
    const words = tasks.gather;
    if (words === undefined || task.type !== "gather") return [];
    const known = [...new Set(lost)].filter((id) => task.products[id] !== undefined).slice(-4);
    if (known.length === 0) return [];
    const things = joined(
      words,
      known.map((id) => productOf(task, id).name),
    );
    return [oneOf(words.lostList, "context", { values: { things: capitalize(things) } })];
  },
  generate,
  check,
};
