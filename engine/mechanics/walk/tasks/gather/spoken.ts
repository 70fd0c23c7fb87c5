/** What a voice may say beside the labels: things by their names, places that are asked for, packs by their size. */
import type { Move } from "../../../../move.ts";
import { numeralWords } from "../../../../speech/numbers.ts";
import { landmarkAt, type Ground } from "../../ground.ts";
import type { WalkContent, WalkDeal } from "../../schema.ts";
import { onShelves } from "./run.ts";
import { alsoHere, isSecret, thingHere } from "./shelf.ts";
import type { Choice, GatherState } from "./state.ts";
import { nameOf, type Shop } from "./trip.ts";

export const ASK_FOR = "ask-for-";
/** Where something is sold, on the list or not. */
export const ASK_SOLD = "ask-sold-";
export const ASK_WAY = "ask-way-";

/** What stands here can be grabbed by its name, too: whoever knows it has not asked. */
export function grabbing(shop: Shop, state: GatherState): Pick<Move, "label" | "phrases"> {
  const { grab } = shop.words.moves;
  const here = thingHere(shop, state) ?? alsoHere(shop, state);
  const names = isSecret(shop) ? keptHere(shop, state) : here === undefined ? [] : [nameOf(shop, here)];
  const named = names.map(asSaid).flatMap((name) => [name, `grab the ${name}`, `take the ${name}`]);
  return { ...grab, phrases: [...grab.phrases, ...new Set(named)] };
}

/** What is sold at this place, on the list or not: what a voice understands must not tell which. */
function keptHere({ rules, model }: Shop, { run }: GatherState): string[] {
  const here = model.ground.cells[run.at] as string;
  return Object.values(rules.products)
    .filter(({ section, also = [] }) => section === here || also.includes(here))
    .map(({ name, short = name }) => short);
}

/** Where one thing is, asked by its name: of the list, that is what the helper answers for. */
export function askingFor(shop: Shop, { run }: GatherState): Move[] {
  if (isSecret(shop)) return everythingAsked(shop);
  return onShelves(shop.model, run).map((thing) => thingAsked(shop, thing));
}

/**
 * Where the list must be remembered, whatever is sold can be asked for, and the answer is the way to its place: nobody learns
 * by talking what is on the list.
 */
const everything = new WeakMap<Shop["rules"], Map<Ground, Move[]>>();

function everythingAsked({ rules, model }: Shop): Move[] {
  const byGround = everything.get(rules) ?? new Map<Ground, Move[]>();
  everything.set(rules, byGround);
  const moves = byGround.get(model.ground) ?? everyMove(rules, model.ground);
  byGround.set(model.ground, moves);
  return moves;
}

function everyMove({ products }: Shop["rules"], { cells }: Ground): Move[] {
  const known = new Set<string>();
  return Object.entries(products).flatMap(([id, { name, short = name, section }]) => {
    if (known.has(short) || !cells.includes(section)) return [];
    known.add(short);
    return [{ id: `${ASK_SOLD}${id}`, label: `Ask for ${short}`, phrases: asked(short), unlisted: true }];
  });
}

/** What things are called stays the same as long as the trip does. */
const thingsAsked = new WeakMap<Shop, Map<number, Move>>();

function thingAsked(shop: Shop, thing: number): Move {
  const known = thingsAsked.get(shop) ?? new Map<number, Move>();
  thingsAsked.set(shop, known);
  const move: Move = known.get(thing) ?? {
    id: `${ASK_FOR}${thing}`,
    // Each by a name of its own, which is said where two could be meant.
    label: `Ask for ${nameOf(shop, thing)}`,
    phrases: asked(nameOf(shop, thing)),
    unlisted: true,
  };
  known.set(thing, move);
  return move;
}

/** Asked for at every press: what places are called stays the same as long as the map does. */
const waysAsked = new WeakMap<Ground, { readonly content: WalkContent; readonly moves: Move[] }>();

export function askingTheWay({ content }: WalkDeal, { model }: Shop): Move[] {
  const known = waysAsked.get(model.ground);
  if (known?.content === content) return known.moves;
  const moves = model.ground.cells.flatMap((_id, place): Move[] => {
    const landmark = landmarkAt(content, model.ground, place);
    if (landmark === undefined) return [];
    const phrases = [...new Set([...asked(landmark.name.replace(/^the /, "")), ...asked(landmark.short)])];
    return [{ id: `${ASK_WAY}${place}`, label: `Ask the way to ${landmark.name}`, phrases, unlisted: true }];
  });
  waysAsked.set(model.ground, { content, moves });
  return moves;
}

function asked(name: string): string[] {
  const said = asSaid(name);
  return ["where is the", "where are the", "where is", "where are"].map((start) => `${start} ${said}`);
}

/** "Mrs. Okafor" as a recognizer writes it. */
export function asSaid(name: string): string {
  return name
    .toLowerCase()
    .replaceAll(/[^a-z' ]/g, " ")
    .replaceAll(/ +/g, " ")
    .trim();
}

export function packPhrases(count: number): string[] {
  const said = numeralWords(String(count));
  return [
    said,
    `pack of ${said}`,
    `a pack of ${said}`,
    `the pack of ${said}`,
    `packs of ${said}`,
    `${said} pack`,
    `the ${said} pack`,
  ];
}

/** Only the name of what all of them are: that asks which. */
export function whichMove(shop: Shop, { thing }: Choice): Move {
  const name = asSaid(nameOf(shop, thing));
  return { id: "which", label: name, phrases: [name, `the ${name}`], unlisted: true };
}
