/** A whole game from a list and a world: a definition, which is parsed like any other. */
import { fill } from "./fill.ts";
import type { Made } from "./kinds.ts";
import { slugOf } from "./slug.ts";
import { plays, worlds, type Play, type World } from "./templates.ts";

/** Shares of what can be had: from here on it is the best ending, or the middle one. */
const BEST = 0.6;
const MIDDLE = 0.25;
/** Of what is collected. */
const FEWEST_THINGS = 2;
/** Of who comes nearer: in a short game a shorter way. */
const NEAREST = 2;
const DONE = "done";
const SLIPS = "slips";

/** @param made without faults @param arc what the turns are, if not as in its world */
export function gameOf(made: Made, arc?: string): object {
  const world = worlds[made.world];
  const play = plays[made.kind];
  const { content, rules, items, turns, last, chances, how } = fill[made.kind](made, play);
  const { stake } = world;
  const endings = endingsOf(world, chances);
  return {
    schema: 2,
    slug: slugOf(made.title),
    title: made.title.trim(),
    category: play.category,
    mechanic: play.mechanic,
    locale: "en-US",
    description: `${made.title.trim()}: a game that somebody made for you.`,
    objective: play.objective,
    standards: play.standards,
    forGrownUps: play.forGrownUps,
    review: "needed",
    voices: world.voices,
    bed: world.bed,
    streakLayers: world.streakLayers,
    devices: { [stake]: deviceOf(world, play, chances) },
    ...(world.prices === undefined ? {} : { prices: world.prices }),
    turn: play.turn,
    tallies: { [DONE]: play.tally, ...(world.slips === undefined ? {} : { [SLIPS]: world.slips }) },
    keepsakes: world.keepsakes,
    ...([...world.learn, ...play.learn].length < 2 ? {} : { soundsToLearn: [...world.learn, ...play.learn] }),
    tryAtHome: play.tryAtHome,
    content,
    levels: [
      {
        id: "list",
        name: made.title.trim(),
        difficulty: 0,
        skill: play.skill,
        tallies: [DONE],
        learned: play.learned,
        next: world.next,
        chapter: [
          { id: "hook", type: "tell", as: "story", lines: world.hook, again: world.hookAgain },
          {
            id: "list",
            type: "play",
            as: arc ?? world.arc,
            turns,
            ...(made.kind === "story" ? { items: items?.map(idOf) } : {}),
            how: [...play.how, ...how, ...world.how],
          },
          ...(last === 0
            ? []
            : [{ id: "last", type: "play", as: "boss", turns: last, returns: true, how: world.boss }]),
          ...endings,
          ...giftsOf(world, endings[0]?.if),
        ],
        rules,
        ...(items === undefined ? {} : { items }),
      },
    ],
  };
}

function idOf(item: object): unknown {
  return "id" in item ? item.id : undefined;
}

/** Turns move it by what their mechanic counts. A collection has no more things than can be won. */
function deviceOf({ device, good, bad, hintsAreBad }: World, play: Play, chances: number): object {
  const moved = {
    ...device,
    [good]: { [play.good]: 1 },
    [bad]: { [play.bad]: 1, ...(hintsAreBad === true ? { hints: 1 } : {}) },
  };
  const { things, away } = device;
  if (things !== undefined) return { ...moved, things: things.slice(0, mostOf(device, chances)) };
  if (away === undefined) return moved;
  const far = Math.max(NEAREST, Math.min(away, Math.floor(chances / 3)));
  return { ...moved, away: far, words: { places: placesUpTo(far) } };
}

/** On a short way who begins as far off as can be is far off, however few steps that are. */
function placesUpTo(far: number): object[] {
  return [
    { from: 0, text: "is here" },
    { from: 1, text: "is coming closer" },
    { from: far, text: "is far off" },
  ];
}

function mostOf({ things }: World["device"], chances: number): number {
  return things === undefined ? chances : Math.max(FEWEST_THINGS, Math.min(things.length, chances));
}

interface Ending {
  readonly id: string;
  readonly type: "tell";
  readonly as: "story";
  readonly if: object;
  readonly lines: readonly unknown[];
}

/** Three of them, of which one is heard: by what is heard of the stake all along. */
function endingsOf({ stake, slips, device, best, middle, least }: World, chances: number): Ending[] {
  const ending = (id: string, condition: object, lines: readonly unknown[]): Ending => ({
    id,
    type: "tell",
    as: "story",
    if: condition,
    lines,
  });
  if (slips !== undefined)
    return [
      ending("best", { tallies: { [SLIPS]: { to: 0 } } }, best),
      ending("middle", { tallies: { [SLIPS]: { from: 1, to: 1 } } }, middle),
      ending("least", { tallies: { [SLIPS]: { from: 2 } } }, least),
    ];
  const most = mostOf(device, chances);
  const top = (device.start ?? 0) + Math.ceil(most * BEST);
  const some = Math.max(1, Math.ceil(most * MIDDLE));
  return [
    ending("best", { stakes: { [stake]: { from: top } } }, best),
    ending("middle", { stakes: { [stake]: { from: some, to: top - 1 } } }, middle),
    ending("least", { stakes: { [stake]: { to: some - 1 } } }, least),
  ];
}

function giftsOf({ gifts }: World, isBest: object | undefined): object[] {
  const [best = "", other = ""] = gifts;
  return [
    { id: "gift", type: "give", keepsake: best, if: isBest },
    { id: "small-gift", type: "give", keepsake: other, if: { keepsakes: { [best]: false } } },
  ];
}
