import type { Mechanic } from "../contract.ts";
import { strengthOf, threeRungs } from "../kit/three-rungs.ts";
import { tipOfAct } from "../tips.ts";
import { soundsUnder } from "../kit/sounds-under.ts";
import { check } from "./check.ts";
import { generate } from "./generate.ts";
import { best, helped, hint, reveal } from "./help.ts";
import { apply, begin, moves, open, where } from "./play.ts";
import {
  itemSchema,
  rulesSchema,
  type DialItem,
  type DialRules,
  type DialState,
  worldSchema,
  type DialWorld,
} from "./schema.ts";
import { contentSchema, type DialContent } from "./words.ts";
import { beginWorld, leaveWorld, perform } from "./world.ts";

export const dial: Mechanic<DialContent, DialRules, DialItem, DialState, DialWorld> = {
  id: "dial",
  content: contentSchema,
  rules: rulesSchema,
  item: itemSchema,
  check,
  counts: {
    jumps: "jumps that were made",
    burned: "fuel that was burned",
    shoveled: "fuel that was taken on",
    express: "right at the first stop, by the fewest jumps there are",
    joined: "guests who came aboard",
    paid: "what they paid",
    full: "answers that were full: a multiple of what the level says",
    pushed: "rides on which the fuel ran out",
    caught: "mistakes of a rival that were found and mended",
    taken: "offers that were taken over the bridge",
    broke: "bridges that broke",
    freed: "guests who were won back from who pushed",
    judged: "turns of a rival that were judged rightly",
  },
  evidence: ({ content }) => soundsUnder(content, "jumps", "sound"),
  hasRivals: true,
  world: beginWorld,
  worldSchema,
  leave: leaveWorld,
  generate,
  openAct: (_content, { tips }, actSeed) => tipOfAct(tips, actSeed),
  perform,
  begin,
  open,
  moves,
  apply,
  where,
  best,
  help: (deal, state) => threeRungs((strength) => hint(deal, state, strength)),
  helped: (deal, state, rung) => helped(deal, state, strengthOf(rung)),
  reveal,
};
