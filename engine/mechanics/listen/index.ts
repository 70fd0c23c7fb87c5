import { telling, type Mechanic } from "../contract.ts";
import { soundsUnder } from "../kit/sounds-under.ts";
import { tipOfAct } from "../tips.ts";
import { check } from "./check.ts";
import { best, help, helped, reveal } from "./help.ts";
import { apply, moves, PATIENCE } from "./play.ts";
import { contentSchema, itemSchema, rulesSchema, worldSchema } from "./schema.ts";
import type { ListenContent, ListenRules, ListenWorld, Scene } from "./schema.ts";
import { begin, leave, type ListenState } from "./state.ts";
import { opening, USUAL_SOUNDS, where } from "./words.ts";

/** A scene for the ear: listen on until it can be known, and then say at once what to do, or where. */
export const listen: Mechanic<ListenContent, ListenRules, Scene, ListenState, ListenWorld> = {
  id: "listen",
  content: contentSchema,
  rules: rulesSchema,
  item: itemSchema,
  check,
  counts: {
    sharp: "right when it could be heard, and not too late, with little help; ahead of time, too",
    ahead: "right a listen before it could be heard, by what was bought",
    mended: "right after a miss, or after help that left little",
    lucky: "right before it could be heard",
    late: "right, and too late for all of it",
    half: "half right",
    safe: "times that the safe way was taken",
    sheltered: "times that the safe way was taken where there was a hazard, and was not the answer just then",
    mistook: "scenes in which the sounds spoke against an answer",
    judged: "scenes that are over and were no practice",
    waited: "times that one listened on",
    dawdled: "times that one listened on in a hazard, though it could be known what to do",
    swift: "times that the safe way was taken at the first listen of a hazard, and was the answer",
    lent: "what a choice between scenes has cost",
    bought: "times that what can be bought was",
    gained: "what a choice between scenes has brought",
  },
  priced: { listen: "to listen on", tool: "to hear the next listen early, or what the notebook says" },
  sounds: Object.values(USUAL_SOUNDS),
  evidence: ({ sets }) => sets.flatMap(({ rules }) => soundsUnder(rules.fates, "notes", "sound")),
  world: () => ({ lately: [] }),
  worldSchema,
  leave,
  openAct: (_content, { tips }, actSeed) => tipOfAct(tips, actSeed),
  patience: () => PATIENCE,
  begin,
  open: (deal, state) => telling(state, opening(deal, state)),
  moves,
  apply,
  where: (deal, state) => telling(state, where(deal, state)),
  best,
  help,
  helped,
  reveal,
};
