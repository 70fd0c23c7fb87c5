/** Help: from whoever answers questions, from the game, and the worked answer. It begins where the player stands. */
import { capitalize } from "../../../../capitalize.ts";
import { oneOf, type Cue } from "../../../../cue.ts";
import type { Action } from "../../../../move.ts";
import { DIRECTIONS, type Direction } from "../../directions.ts";
import { seenFrom, type Standing } from "../../facing.ts";
import { flight, landmarkAt, neighbour } from "../../ground.ts";
import { shortestWay, wayInWords } from "../../route.ts";
import type { WalkDeal } from "../../schema.ts";
import { planFrom } from "./plan.ts";
import { canDrop, has, isSettled, onShelves, pass, wanted, type Run } from "./run.ts";
import { amount, type Packs } from "./money.ts";
import { isSecret, optionsOf, rightOption, substituteOf, sumOf, thingHere, type Option } from "./shelf.ts";
import type { Choice, GatherState } from "./state.ts";
import { joined, nameOf, sectionOf, shopOf, thingAt, type Shop } from "./trip.ts";

/** What the helper tells of: of what can still be got, the next that was not told yet, in the plan's order. */
export function thingToTell({ model }: Shop, { run, explained }: GatherState): number | undefined {
  const planned = planFrom(model, run).deeds.flatMap((deed) => (deed.type === "grab" ? [deed.thing] : []));
  return planned.find((thing) => !explained.includes(thing)) ?? planned[0];
}

function wayTo(deal: WalkDeal, { model }: Shop, from: Standing, to: number): string {
  const way = shortestWay(deal.content, model.ground, from.at, to) ?? [];
  return way.length === 0 ? "" : wayInWords(deal.content, way, from.facing);
}

/** What the plan comes to next, and every step to it: it gets a thing, it meets the rival, or it is home. */
interface Next {
  readonly type: "grab" | "catch" | "pay";
  readonly thing: number;
  readonly at: number;
  readonly way: readonly Direction[];
}

function nextOf({ model }: Shop, start: Run): Next {
  const way: Direction[] = [];
  let run = start;
  for (const deed of planFrom(model, start).deeds) {
    if (deed.type === "grab") return { type: "grab", thing: deed.thing, at: run.at, way };
    if (deed.type === "pay") break;
    const direction = DIRECTIONS.find((each) => neighbour(model.ground, run.at, each) === deed.to);
    if (direction !== undefined) way.push(direction);
    const passed = pass(model, run, deed.to);
    run = passed.run;
    if (passed.events.some(({ type }) => type === "caught"))
      return { type: "catch", thing: -1, at: run.at, way };
  }
  return { type: "pay", thing: -1, at: run.at, way };
}

/** The way to a place, whatever is kept there. */
export function placeCues(deal: WalkDeal, shop: Shop, state: GatherState, place: number): Cue[] {
  const { helper } = shop.words;
  const section = landmarkAt(deal.content, shop.model.ground, place)?.name ?? "";
  const way = wayTo(deal, shop, state, place);
  const values = way === "" ? { section } : { section, way };
  return [oneOf(way === "" ? helper.placeHere : helper.place, "object", { voice: helper.voice, values })];
}

/** Somebody of the staff answers: the way to the next thing. */
export function askedCues(deal: WalkDeal, shop: Shop, state: GatherState, thing?: number): Cue[] {
  const { helper } = shop.words;
  const voice = { voice: helper.voice };
  const { model } = shop;
  if (thing === undefined) {
    const way = wayTo(deal, shop, state, model.home);
    return [
      oneOf(way === "" ? helper.homeHere : helper.home, "object", {
        ...voice,
        values: way === "" ? {} : { way },
      }),
    ];
  }
  const product = capitalize(nameOf(shop, thing));
  const way = wayTo(deal, shop, state, model.things[thing] as number);
  const section = sectionOf(deal.content, shop, thing);
  if (isSecret(shop))
    return [
      way === ""
        ? oneOf(helper.hereSecret, "object", voice)
        : oneOf(helper.nextSecret, "object", { ...voice, values: { section, way } }),
    ];
  if (way === "") return [oneOf(helper.here, "object", { ...voice, values: { product } })];
  return [oneOf(helper.next, "object", { ...voice, values: { product, section, way } })];
}

export function hint(deal: WalkDeal, state: GatherState, strength: 1 | 2 | 3): Cue[] {
  const shop = shopOf(deal);
  const { choice, run } = state;
  if (choice !== null) return [choiceHint(deal, shop, choice, strength)];
  const { hints } = shop.words;
  const { model } = shop;
  const here = thingHere(shop, state);
  if (here !== undefined && shop.rules.shelf === 0)
    return [oneOf(hints.grab, "object", { values: { product: nameOf(shop, here) } })];
  const next = nextOf(shop, run);
  const way = next.way.length === 0 ? "" : wayInWords(deal.content, next.way, state.facing);
  if (next.type === "pay") {
    if (way === "") return [oneOf(hints.pay)];
    return [oneOf(isSettled(model, run) ? hints.home : hints.enough, "object", { values: { way } })];
  }
  if (next.type === "catch") {
    const place = landmarkAt(deal.content, model.ground, next.at)?.name ?? "";
    if (strength === 1)
      return [canDrop(run) ? oneOf(hints.chase) : (countHint(shop, state) ?? oneOf(hints.chase))];
    return [oneOf(hints.meetWay, "object", { values: { place, way } })];
  }
  const { thing } = next;
  const section = sectionOf(deal.content, shop, thing);
  // The head first, and never the thing.
  if (isSecret(shop)) {
    if (here !== undefined) return [oneOf(hints.hereSecret)];
    if (strength === 1) return [lettersHint(shop, state, thing)];
    return [oneOf(hints.waySecret, "object", { values: { section, way } })];
  }
  const product = nameOf(shop, thing);
  const toward = towardOf(shop, state, thing);
  const think = oneOf(hints.think, "object", { values: { product, toward } });
  if (strength === 1) return [countHint(shop, state) ?? coldHint(shop, state, thing) ?? think];
  // What is paid for can be walked, step by step.
  return [
    raceHint(shop, state, thing, way) ?? oneOf(hints.way, "object", { values: { product, section, way } }),
  ];
}

/** How it begins may bring it back: as many letters as nothing else that stands here begins with. */
function letterHint(shop: Shop, thing: number, others: readonly string[]): Cue {
  const name = nameOf(shop, thing);
  let length = 1;
  while (length < name.length && others.some((other) => other.startsWith(name.slice(0, length)))) length++;
  const letter = [...name.slice(0, length).toUpperCase().replaceAll(" ", "")].join(", ");
  return oneOf(shop.words.shelf.hintShelf, "object", { values: { letter } });
}

/** What the rival goes for, as far as it has said so: a hint knows no more than the player. */
function shouted({ model, rules }: Shop, { run, told }: GatherState): number | undefined {
  const goal = wanted(model, run);
  return rules.rival?.tells === true && goal === told ? goal : undefined;
}

/** Where the rival says what it goes for, the first thought is who will be there first. */
function countHint(shop: Shop, state: GatherState): Cue | undefined {
  const goal = shouted(shop, state);
  if (goal === undefined) return undefined;
  const values = { product: nameOf(shop, goal), toward: towardOf(shop, state, goal) };
  return oneOf(shop.words.hints.count, "object", { values });
}

/** Which way a thing is: how far, and by which shelf, is left to the ear. */
function towardOf({ model, words }: Shop, state: GatherState, thing: number): string {
  const { toward } = words.hints;
  const { right, ahead } = seenFrom(model.ground, state, model.things[thing] as number);
  if (right === 0) return ahead < 0 ? toward.behind : toward.ahead;
  if (ahead === 0) return right < 0 ? toward.left : toward.right;
  if (ahead > 0) return right < 0 ? toward.aheadLeft : toward.aheadRight;
  return right < 0 ? toward.behindLeft : toward.behindRight;
}

/** How all that is still to get begins: one letter alone may fit two things. */
function lettersHint(shop: Shop, state: GatherState, next: number): Cue {
  const left = onShelves(shop.model, state.run);
  const letters = left.map((thing) => nameOf(shop, thing).charAt(0).toUpperCase());
  const values = { letters: joined(shop.words, letters), toward: towardOf(shop, state, next) };
  return oneOf(shop.words.shelf.hintLetters, "object", { values });
}

/** Who will be first at what the rival has said it wants, and the way to what the plan fetches. */
function raceHint(shop: Shop, state: GatherState, next: number, way: string): Cue | undefined {
  const { words } = shop;
  const goal = shouted(shop, state);
  if (goal === undefined) return undefined;
  const product = nameOf(shop, goal);
  if (next === goal) return oneOf(words.hints.race, "object", { values: { product, way } });
  if (isFirst(shop, state, goal)) return undefined;
  return oneOf(words.hints.late, "object", { values: { product, other: nameOf(shop, next), way } });
}

function isFirst({ model }: Shop, { run }: GatherState, goal: number): boolean {
  const place = model.things[goal] as number;
  return flight(model.ground, run.at, place) < flight(model.ground, run.rival, place) * model.pace;
}

/** What had better come last. */
function coldHint({ model, words, ...shop }: Shop, { run }: GatherState, next: number): Cue | undefined {
  const left = onShelves(model, run);
  const cold = left.find((thing) => has(model.melts, thing) && thing !== next);
  return cold === undefined
    ? undefined
    : oneOf(words.hints.cold, "object", { values: { product: nameOf(shop, cold) } });
}

/** What the thing is for, or how to compare; then one option that is not it; then the one that is. */
function choiceHint(deal: WalkDeal, shop: Shop, { thing, struck }: Choice, strength: 1 | 2 | 3): Cue {
  const { shelf } = shop.words;
  const { product, soldOut, packs } = thingAt(shop, thing);
  const open = optionsOf(deal, shop, thing, struck);
  const wrong = open.filter(({ fits }) => !fits);
  const [other] = wrong;
  if (other === undefined || (strength === 3 && packs === undefined))
    return oneOf(shelf.take, "object", { values: { name: rightOption(deal, shop, thing).name } });
  if (packs !== undefined) return packsHint(shop, packs, { open, other, strength });
  if (strength === 2) return oneOf(shelf.rulesOut, "object", { values: { name: other.name } });
  return soldOut === true
    ? oneOf(shelf.hintNeed, "object", { values: { need: substituteOf(shop, product).need } })
    : letterHint(
        shop,
        thing,
        wrong.map(({ name }) => name),
      );
}

/** How to reckon one that is not the best; its sum; then that beside the best one's, which leaves the comparing. */
function packsHint(
  shop: Shop,
  { need, sizes }: Packs,
  { open, other, strength }: { open: readonly Option[]; other: Option; strength: 1 | 2 | 3 },
): Cue {
  const { shelf } = shop.words;
  const size = sizes[other.id];
  if (size === undefined) throw new RangeError("packsHint: an option without its pack");
  if (strength === 1) {
    const values = { need, count: size.count, price: amount(shop.words, size.price) };
    return oneOf(shelf.hintPacks, "object", { values });
  }
  const sums = open
    .filter((option) => option.fits || option === other)
    .flatMap(({ id }) => sizes[id] ?? [])
    .map((each) => sumOf(shop, need, each));
  if (strength === 2)
    return oneOf(shelf.hintSum, "object", { values: { sum: capitalize(sumOf(shop, need, size)) } });
  const [one = "", another = ""] = sums;
  return oneOf(shelf.hintCompare, "object", { values: { one: capitalize(one), other: another } });
}

/** The trip ends with it: the beacons fall silent. */
export function reveal(deal: WalkDeal, state: GatherState): Cue[] {
  const shop = shopOf(deal);
  const { deeds } = planFrom(shop.model, state.run);
  const order = deeds.flatMap((deed) => (deed.type === "grab" ? [deed.thing] : []));
  const left = order.map((thing) => sectionOf(deal.content, shop, thing));
  const home = deal.content.cells[shop.model.ground.cells[shop.model.home] as string];
  const finish = home?.type === "floor" ? (home.landmark?.name ?? "") : "";
  const places = [...left, finish].join(", then ");
  return [oneOf(shop.words.reveal, "object", { values: { places } })];
}

export function best(deal: WalkDeal, state: GatherState): { readonly to: number } | Action {
  const shop = shopOf(deal);
  const { choice, run } = state;
  if (choice !== null) {
    const options = optionsOf(deal, shop, choice.thing, choice.struck);
    const right = options.findIndex(({ fits }) => fits);
    if (right === choice.cursor) return { move: "take" };
    return { move: right > choice.cursor ? "next" : "previous" };
  }
  const [deed] = planFrom(shop.model, run).deeds;
  if (deed?.type === "go") return { to: deed.to };
  if (deed?.type === "grab") return { move: "grab" };
  return { move: run.mine === 0 ? "nothing" : "pay" };
}
