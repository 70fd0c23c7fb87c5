/** What is said of a trip: the order, where one is, and the question at a shelf. */
import { capitalize } from "../../../../capitalize.ts";
import { oneOf, rest, say, sound, type Cue } from "../../../../cue.ts";
import { fillTemplate } from "../../../../definition/fill.ts";
import { createRandom, deriveSeed } from "../../../../random.ts";
import { beaconCues, heardFrom, sideTo, soundingTo } from "../../beacons.ts";
import { counted } from "../../route.ts";
import type { WalkDeal } from "../../schema.ts";
import { standingCue } from "../../speak.ts";
import { canDrop, has, onShelves, wanted } from "./run.ts";
import { amount } from "./money.ts";
import { askCues, optionCues } from "./asking.ts";
import { isSecret, muddleOf, optionsOf, purseOf, substituteOf, type Option } from "./shelf.ts";
import type { GatherState } from "./state.ts";
import { telling } from "./time.ts";
import { listNames, nameOf, placeName, productOf, shopOf, thingAt, type Shop, type Stop } from "./trip.ts";

const SECONDS_OF_A_START = 0.3;

export function openCues(deal: WalkDeal, state: GatherState): Cue[] {
  const shop = shopOf(deal);
  const { words, order, model, trip, rules } = shop;
  const list = listNames(
    shop,
    trip.things.map((_thing, index) => index),
  );
  const voice = order.voice;
  return [
    sound(order.start ?? words.start, { hold: "none" }),
    ...beaconCues(deal.content, deal.rules, model.ground, state),
    rest(SECONDS_OF_A_START),
    ...(state.at === model.home ? [] : [standingCue(deal.content, model.ground, state.at)]),
    ...lessonCues(deal, shop),
    ...swapCues(deal, shop),
    oneOf(order.calls, "object", { voice, values: { list } }),
    ...(rules.list.hearings > 1 ? [oneOf(words.list.again, "object", { values: { list } })] : []),
    ...(trip.budget === undefined
      ? []
      : [oneOf(words.shelf.purse, "object", { values: { left: amount(words, trip.budget) } })]),
    ...rivalCues(deal, shop, state),
    ...telling(shop, { ...state, told: -1 }).cues,
    ...muddleCues(deal, shop),
  ];
}

/** Something of the same order that is not on the list, shouted at whoever must remember. */
function muddleCues(deal: WalkDeal, shop: Shop): Cue[] {
  const { words, rules } = shop;
  const shouted = muddleOf(deal, shop);
  if (shouted === undefined) return [];
  const product = productOf(rules, shouted).name;
  return [oneOf(words.rival.muddles, "object", { voice: words.rival.voice, values: { product } })];
}

/** What went wrong the last time is thought of before the next one begins. */
function lessonCues({ world }: WalkDeal, { words }: Shop): Cue[] {
  const { voice, ...lessons } = words.lessons;
  return world.lesson === undefined ? [] : [oneOf(lessons[world.lesson], "object", { voice })];
}

function swapCues(deal: WalkDeal, { trip, words }: Shop): Cue[] {
  if (trip.swap === undefined) return [];
  const { sound: id, voice, says } = words.moved;
  const [one, other] = trip.swap;
  const values = { one: placeName(deal.content, one), other: placeName(deal.content, other) };
  return [sound(id), oneOf(says, "object", { voice, values })];
}

/** Where the rival is, by ear: its call, and the noise of the place that it sits on. Both are heard out. */
function rivalCues(deal: WalkDeal, { words, model }: Shop, state: GatherState): Cue[] {
  const { run } = state;
  if (run.rival === -1) return [];
  const landed = heardFrom(deal.content, model.ground, state, run.rival);
  return [
    sound(words.rival.voiceless, { ...soundingTo(model.ground, state, run.rival), hold: "end" }),
    ...(landed === undefined ? [] : [{ ...landed, hold: "end" as const }]),
  ];
}

export function whereCues(deal: WalkDeal, state: GatherState): Cue[] {
  const shop = shopOf(deal);
  const { words, rules, model, trip } = shop;
  const { choice, run } = state;
  if (choice !== null) {
    const options = optionsOf(deal, shop, choice.thing, choice.struck);
    return [...askCues(shop, choice.thing), ...purseCues(shop, state), ...optionCues(options, choice.cursor)];
  }
  const left = onShelves(model, run);
  const gone = trip.things.flatMap((_thing, index) => (has(run.lost | run.soup, index) ? [index] : []));
  const isEmpty = left.length === 0;
  const list =
    isEmpty && canDrop(run)
      ? undefined
      : isEmpty
        ? oneOf(gone.length === 0 && run.carries === -1 ? words.list.all : words.list.rest)
        : !isSecret(shop)
          ? oneOf(words.list.remaining, "object", { values: { list: listNames(shop, left) } })
          : say(capitalize(counted(words.list.count, left.length)));
  const goal = wanted(model, run);
  const tells = rules.rival?.tells === true && goal !== undefined && run.busy === 0;
  return [
    standingCue(deal.content, model.ground, state.at),
    ...(list === undefined ? [] : [list]),
    ...carriedCues(shop, state),
    ...(gone.length === 0
      ? []
      : [oneOf(words.list.gone, "object", { values: { lost: listNames(shop, gone) } })]),
    ...purseCues(shop, state),
    ...rivalCues(deal, shop, state),
    ...(tells
      ? [
          oneOf(words.rival.wants, "context", {
            voice: words.rival.voice,
            values: { product: nameOf(shop, goal) },
          }),
        ]
      : []),
  ];
}

/** What the rival carries is not lost yet, unless it was caught before. */
function carriedCues(shop: Shop, { run }: GatherState): Cue[] {
  const { list } = shop.words;
  if (run.carries === -1) return [];
  if (run.wary) return [oneOf(list.keeps)];
  if (isSecret(shop)) return [oneOf(list.carriedSecret)];
  return [oneOf(list.carried, "object", { values: { product: nameOf(shop, run.carries) } })];
}

function purseCues(shop: Shop, state: GatherState): Cue[] {
  const { words } = shop;
  const left = purseOf(shop, state);
  if (left === 0) return [oneOf(words.shelf.broke, "context")];
  return left === undefined || left < 0
    ? []
    : [oneOf(words.shelf.purse, "context", { values: { left: amount(words, left) } })];
}

/** What the rival shouts about the packs: as often false as true. */
export function claimCues(deal: WalkDeal, shop: Shop, state: GatherState, thing: number): Cue[] {
  const { words, model } = shop;
  const option = claimed(deal, shop, thing);
  if (option === undefined) return [];
  return [
    oneOf(words.shelf.claims, "context", {
      voice: words.rival.voice,
      side: sideTo(model.ground, state, state.run.rival),
      values: { name: option.name },
    }),
  ];
}

/** Whether it was true. */
export function claimVerdict(deal: WalkDeal, shop: Shop, thing: number): Cue[] {
  const { shelf, rival } = shop.words;
  const option = claimed(deal, shop, thing);
  if (option === undefined) return [];
  return [oneOf(option.fits ? shelf.claimTrue : shelf.claimFalse, "object", { voice: rival.voice })];
}

function claimed(deal: WalkDeal, shop: Shop, thing: number): Option | undefined {
  const { rival } = shop.rules;
  if (thingAt(shop, thing).packs === undefined || rival === undefined) return undefined;
  const options = optionsOf(deal, shop, thing);
  const random = createRandom(deriveSeed(deal.seed, "claim", thing));
  // As often true as false: of three packs one fits, and who is told lies twice of three times learns to ignore it.
  const isTrue = rival.lies !== true && random.next() < 0.5;
  return random.pick(options.filter(({ fits }) => fits === isTrue));
}

/** What is sold out is fetched as what does the same job. */
function fetchedName(shop: Shop, thing: number): string {
  const { product, soldOut } = thingAt(shop, thing);
  const fitting = soldOut === true ? substituteOf(shop, product).options.find(({ fits }) => fits) : undefined;
  return fitting?.name ?? nameOf(shop, thing);
}

/** "the milk, then catch him with the peas at the freezers" */
export function routeOrder(shop: Shop, way: readonly Stop[]): string {
  const { caught, paused, steps } = shop.words.finish;
  const placeAt = (at: number): string => placeName(shop.content, shop.model.ground.cells[at] as string);
  return way
    .map((stop) => {
      if (stop.type === "pause") return fillTemplate(paused, { steps: counted(steps, stop.steps) });
      const product = fetchedName(shop, stop.thing);
      return stop.type === "grab" ? product : fillTemplate(caught, { product, place: placeAt(stop.at) });
    })
    .join(", then ");
}
