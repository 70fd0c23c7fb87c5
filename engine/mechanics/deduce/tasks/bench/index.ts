/** Guests on a bench, three of whom are of a club. */
import type { Family } from "../family.ts";
import { hasBench, isBench } from "../../any.ts";
import { benchFor } from "../../bench/clubs.ts";
import { helpedOn, helpOn } from "../../bench/hints.ts";
import { oddTask } from "../../bench/odd.ts";
import { leaveBench, parade } from "../../bench/parade.ts";
import { emptyWorld } from "../../world.ts";

/** Every wrong pair is answered with what speaks against it, and the third opens the door: nothing else helps by itself. */
const PATIENT = { help: 99, reveal: 99 };

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
  patience: () => PATIENT,
  help: (deal, state) => (isBench(deal) ? helpOn(deal, state) : {}),
  helped: (deal, state, rung) => (isBench(deal) ? helpedOn(deal, state, rung) : state),
};
