import type { Deal, Mechanic } from "../contract.ts";
import { strengthOf, threeRungs } from "../kit/three-rungs.ts";
import { tipOfAct } from "../tips.ts";
import { soundsUnder } from "../kit/sounds-under.ts";
import { ownTurn } from "./asks.ts";
import { check } from "./check.ts";
import { generate } from "./generate.ts";
import { best, helped, hint, reveal } from "./help.ts";
import { apply, begin, moves, open, where } from "./play.ts";
import {
  itemSchema,
  rulesSchema,
  type DialDeal,
  type DialItem,
  type DialRules,
  type DialState,
  worldSchema,
  type DialWorld,
} from "./schema.ts";
import { sonarHelp } from "./sonar/help.ts";
import { sonarSounds, soundsOf } from "./sonar/words.ts";
import { addTasks } from "./tasks/catalogue.ts";
import { stated, usualSounds } from "./usual.ts";
import { contentSchema, type StatedContent } from "./words.ts";
import { beginWorld, leaveWorld, perform } from "./world.ts";

type StatedDeal = Deal<StatedContent, DialRules, DialItem, DialWorld>;

/** The deal with all the words that the game left out. */
function told(deal: StatedDeal): DialDeal {
  return { ...deal, content: stated(deal.content) };
}

export const dial: Mechanic<StatedContent, DialRules, DialItem, DialState, DialWorld> = {
  id: "dial",
  content: contentSchema,
  rules: rulesSchema,
  item: itemSchema,
  check: ({ content, sets }) => check({ content: stated(content), sets }),
  counts: {
    jumps: "jumps that were made",
    burned: "fuel that was burned",
    shoveled: "fuel that was taken on",
    express: "right at the first stop, by the fewest jumps there are",
    joined: "guests who came aboard",
    paid: "what they paid, or what a right answer of a sonar's turn pays",
    full: "answers that were full: a multiple of what the level says",
    pushed: "rides on which the fuel ran out",
    caught: "mistakes of a rival that were found and mended, and tricks of a dealer that were named",
    taken: "offers that were taken over the bridge",
    broke: "bridges that broke",
    freed: "guests who were won back from who pushed",
    judged: "turns of a rival that were judged rightly, and dealings that were rightly called fair",
    pings: "echoes that were asked for",
    clangs: "tries that were not right, where an echo could be asked for",
    clean: "right at the first try, without an echo",
    stirred: "noises that right answers of a sonar's turn make",
    mended: "right answers of a sonar's turn that pay nothing",
    dealt: "rounds that were heard before a call",
    called: "right calls at the first try, without the last hint",
    won: "what these earn, less for each round that was heard",
    slips: "calls of which the first was not right",
    settled: "turns of sharing without a mistake",
    fooled: "tricks of a dealer, or wrong numbers of his, that were taken for something else",
    blamed: "tricks that were none",
    leftover: "what was left over where the player chose among how many it is shared",
  },
  sounds: [...usualSounds, ...sonarSounds],
  evidence: ({ content }) => evidence(content),
  hasRivals: true,
  world: beginWorld,
  worldSchema,
  addTasks,
  tasksOf: ({ tasks }) => Object.keys(tasks),
  leave: (deal, state) => leaveWorld(told(deal), state),
  generate: (content, rules, random, world) => generate(stated(content), rules, random, world),
  openAct: (_content, { tips }, actSeed) => tipOfAct(tips, actSeed),
  perform: (content, rules, world, stakes) => perform(stated(content), rules, world, stakes),
  begin: (deal) => begin(told(deal)),
  open: (deal, state) => open(told(deal), state),
  moves: (deal, state) => moves(told(deal), state),
  apply: (deal, state, action) => apply(told(deal), state, action),
  where: (deal, state, stakes = deal.stakes) => where(told({ ...deal, stakes }), state),
  best: (deal, state) => best(told(deal), state),
  help: (deal, state) => {
    const own = ownTurn(deal);
    if (own !== undefined) return own.help(told(deal), state);
    return deal.rules.sonar === undefined
      ? threeRungs((strength) => hint(told(deal), state, strength))
      : sonarHelp(told(deal), state);
  },
  helped: (deal, state, rung) => helped(told(deal), state, strengthOf(rung)),
  reveal: (deal, state) => reveal(told(deal), state),
};

/** What is counted by ear: jumps, and where there is a sonar, numbers that are played and what comes back. */
function evidence(content: StatedContent) {
  const jumps = soundsUnder(content, "jumps", "sound");
  if (content.share !== undefined) return dealtSounds(content, content.share);
  if (content.sonar === undefined) return jumps;
  return [
    ...new Set([
      ...jumps,
      ...soundsUnder(content, "knocks", "sound"),
      ...soundsUnder(content, "rests", "sound"),
      soundsOf(content).pip,
    ]),
  ];
}

/** What is dealt, where it goes instead, and what is left of it. */
function dealtSounds(
  { tasks }: StatedContent,
  { sleeve, rest, sweep, inPot }: NonNullable<StatedContent["share"]>,
) {
  const items = Object.values(tasks.share?.forms ?? {}).map(({ item }) => item.sound);
  return [...new Set([...items, sleeve.sound, rest.sound, sweep.sound, inPot.sound])];
}
