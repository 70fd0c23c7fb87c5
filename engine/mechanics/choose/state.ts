/** Where one is among the scenes of a choice, what stands at which seat, and what is left to choose. */
import { createRandom, deriveSeed, type Random } from "../../random.ts";
import type { Deal } from "../contract.ts";
import { entry } from "../kit/entry.ts";
import type { Choice, ChooseContent, ChooseRules, ChooseWorld, Option, Scene } from "./schema.ts";

export type ChooseDeal = Deal<ChooseContent, ChooseRules, Choice, ChooseWorld>;

export interface ChooseState {
  /** The further scene that one is in; null in the first. */
  readonly scene: string | null;
  /** Among those that are left. */
  readonly cursor: number;
  /** The options of this scene that were taken and led nowhere. */
  readonly gone: readonly string[];
  /** How many clues of each kind were told in this scene. */
  readonly told: Readonly<Record<string, number>>;
  readonly clues: number;
  readonly misses: number;
  /** Help has left little to find out. */
  readonly aided: boolean;
  /** Half of it was taken in a scene before. */
  readonly halved: boolean;
  readonly kept: ChooseWorld["kept"];
}

/** What is performed at the end is no longer than this. */
const MOST_KEPT = 10;

export const SEATS = ["left", "middle", "right"] as const;
const SIDES = [-0.9, 0, 0.9] as const;

export function begin(deal: ChooseDeal): ChooseState {
  const fresh = { clues: 0, misses: 0, aided: false, halved: false, kept: [] };
  return { ...enter(deal, null), ...fresh };
}

/** What is new with a scene. Where options are seats, one begins in the middle. */
export function enter(
  deal: ChooseDeal,
  scene: string | null,
): Pick<ChooseState, "scene" | "cursor" | "gone" | "told"> {
  const { options } = sceneOf(deal, { scene });
  const cursor = options.every(isSeated) ? Math.floor((options.length - 1) / 2) : 0;
  return { scene, cursor, gone: [], told: {} };
}

export function sceneOf({ item }: ChooseDeal, { scene }: Pick<ChooseState, "scene">): Scene {
  return scene === null ? item : entry(item.further, scene, "choose");
}

export function isSeated({ label }: Option): boolean {
  return label === undefined;
}

export interface Seated {
  readonly option: Option;
  /** From -1 to 1. Options that have names stand in a list, and come from the middle. */
  readonly side: number;
  readonly seat: (typeof SEATS)[number] | null;
}

/** All options of the scene in their order, with those that are gone. */
function seats(deal: ChooseDeal, state: Pick<ChooseState, "scene">): Seated[] {
  const { options, inOrder } = sceneOf(deal, state);
  const random = createRandom(deriveSeed(deal.seed, "seats", state.scene ?? ""));
  const ordered = inOrder === true ? options : mixed(options, random);
  return ordered.map((option, index) => {
    const at = ordered.length === 2 ? index * 2 : index;
    const seat = isSeated(option) ? (SEATS[at] ?? null) : null;
    return { option, seat, side: seat === null ? 0 : (SIDES[at] ?? 0) };
  });
}

function mixed(options: readonly Option[], random: Random): Option[] {
  const isLast = ({ last }: Option) => last === true;
  const others = options.filter((option) => !isLast(option));
  return [...random.shuffle(others), ...options.filter(isLast)];
}

/** Those that can still be taken. */
export function open(deal: ChooseDeal, state: ChooseState): Seated[] {
  return seats(deal, state).filter(({ option }) => !state.gone.includes(option.id));
}

export function under(deal: ChooseDeal, state: ChooseState): Seated {
  const found = open(deal, state)[state.cursor];
  if (found === undefined) throw new RangeError(`under: nothing is at ${state.cursor}`);
  return found;
}

/** The first that is worth most, as the author has put them; it is never gone. */
export function bestOption(deal: ChooseDeal, state: ChooseState): Option {
  const found = sceneOf(deal, state).options.find(({ worth }) => worth === 1);
  if (found === undefined) throw new RangeError(`bestOption: nothing is right in "${deal.item.id}"`);
  return found;
}

export function leave({ world }: ChooseDeal, { kept }: ChooseState): ChooseWorld {
  const names = new Set(kept.map(({ name }) => name));
  const before = world.kept.filter(({ name }) => !names.has(name));
  return { opened: world.opened + 1, kept: [...before, ...kept].slice(-MOST_KEPT) };
}
