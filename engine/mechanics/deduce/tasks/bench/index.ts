/** Guests on a bench, three of whom are of a club. */
import type { Family } from "../family.ts";
import { hasBench, isBench } from "../../any.ts";
import { benchFor } from "../../bench/clubs.ts";
import { helpedOn, helpOn } from "../../bench/hints.ts";
import { oddTask } from "../../bench/odd.ts";
import { leaveBench, parade } from "../../bench/parade.ts";
import { emptyWorld } from "../../world.ts";

export const bench: Family = {
  tasks: { odd: oddTask },
  generate(content, rules, random, world) {
    const game = { content, rules };
    const made = hasBench(game) ? benchFor(game, random, world) : null;
    if (made === null) throw new RangeError("deduce: nobody can sit on this bench");
    return made;
  },
  leave: (deal, state) => (isBench(deal) ? leaveBench(deal, state) : (deal.world ?? emptyWorld())),
  perform: (content, _rules, world) => ("guests" in content ? parade(content, world) : []),
  help: (deal, state) => (isBench(deal) ? helpOn(deal, state) : {}),
  helped: (deal, state, rung) => (isBench(deal) ? helpedOn(deal, state, rung) : state),
};
