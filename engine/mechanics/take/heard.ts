/** How a row is heard: what lies there from side to side, and what is paid as a scale up to the price. */
import { capitalize } from "../../capitalize.ts";
import { CENTRE, oneOf, say, sound, type Cue } from "../../cue.ts";
import { amountOf } from "../../devices/amount.ts";
import {
  endOf,
  ENDS,
  hasEnough,
  rivalEnd,
  tableOf,
  thingOf,
  worthOf,
  type End,
  type TakeDeal,
  type TakeState,
} from "./row.ts";
import { USUAL_SOUNDS, type SoundName } from "./schema.ts";
import { USUAL_WORDS, type WordName } from "./words.ts";

/** Semitones of a major scale. */
const SCALE = [0, 2, 4, 5, 7, 9, 11];
const TOP = 12;
const BETWEEN_MILLISECONDS = 130;
const WIDE = 0.9;

export const SIDES: Readonly<Record<End, number>> = { left: -WIDE, right: WIDE };

export function spoken(
  deal: TakeDeal,
  name: WordName,
  values: Readonly<Record<string, string | number>> = {},
  side?: number,
): Cue {
  const { content, rules } = deal;
  const family = (name === "goes" ? rules.goes : undefined) ?? content.words?.[name] ?? USUAL_WORDS[name];
  return oneOf(family, "object", { values: { name: nameOf(deal), ...values }, side });
}

export function heard({ content }: TakeDeal, name: SoundName, side = CENTRE): Cue {
  return sound(content.sounds?.[name] ?? USUAL_SOUNDS[name], { side });
}

/** What tells something after words: it waits for whoever reads them, and is heard out. */
export function heardOut({ content }: TakeDeal, name: SoundName, side = CENTRE): Cue {
  return sound(content.sounds?.[name] ?? USUAL_SOUNDS[name], { side, hold: "end" });
}

function nameOf({ content, rules }: TakeDeal): string {
  return rules.rival?.name ?? content.rival;
}

export function amount({ content, rules }: TakeDeal, worth: number): string {
  return amountOf(worth, rules.unit ?? content.unit);
}

/** As it is told where it lies: by name, or by how it feels. */
function lying({ content, rules }: TakeDeal, id: string): string {
  const { name, feel } = thingOf(content, id);
  return rules.feel === true ? (feel ?? name) : name;
}

/** The same, within a sentence. */
function oneLying(deal: TakeDeal, id: string): string {
  const told = lying(deal, id);
  return told === thingOf(deal.content, id).name ? told : `one that's ${told}`;
}

/** All of it, each from its place between the ears. */
export function rowCues(deal: TakeDeal, { row }: TakeState): Cue[] {
  return row.map((id, place) =>
    say(`${capitalize(lying(deal, id))}.`, "name", {
      side: row.length === 1 ? CENTRE : -WIDE + (2 * WIDE * place) / (row.length - 1),
    }),
  );
}

export function opening(deal: TakeDeal, state: TakeState): Cue[] {
  const values = { price: amount(deal, deal.item.price), count: state.row.length };
  return [spoken(deal, "opens", values), ...rowCues(deal, state)];
}

/** What can be taken now, at all ends or at those where it is another one. In the dark nobody says it. */
export function endCues(deal: TakeDeal, { row }: TakeState, at: readonly End[] = ENDS): Cue[] {
  if (row.length === 0) return [spoken(deal, "empty")];
  if (deal.rules.dark === true) return [];
  if (row.length === 1) return [spoken(deal, "one", { thing: lying(deal, endOf(row, "left")) })];
  return ENDS.filter((end) => at.includes(end)).map((end) =>
    spoken(deal, end, { thing: lying(deal, endOf(row, end)) }, SIDES[end]),
  );
}

/** What one holds is named and not added up: the sum is the player's. In the dark, what the rival has would tell what he took. */
export function where(deal: TakeDeal, state: TakeState): Cue[] {
  const names = state.mine.map((id) => thingOf(deal.content, id).name);
  const values = {
    price: amount(deal, deal.item.price),
    lost: amount(deal, worthOf(deal.content, state.theirs)),
  };
  return [
    names.length === 0 ? spoken(deal, "none") : spoken(deal, "mine", { things: listed(names) }),
    spoken(deal, state.theirs.length === 0 || deal.rules.dark === true ? "alone" : "stand", values),
    ...endCues(deal, state),
  ];
}

function listed(names: readonly string[]): string {
  return names.length < 2 ? names.join("") : `${names.slice(0, -1).join(", ")} and ${names.at(-1) ?? ""}`;
}

/** "Three nickels, 15; add a dime, and it makes 25". */
export function countedOf({ content }: TakeDeal, { mine }: TakeState): string {
  let sum = 0;
  return mine
    .map((id, index) => {
      const { name, worth } = thingOf(content, id);
      sum += worth;
      return index === 0 ? `${name}, ${sum}` : `add ${name}, and it makes ${sum}`;
    })
    .join("; ");
}

/** What the rival would take after each end. */
export function weighed(deal: TakeDeal, { row }: TakeState): Record<string, string> {
  const table = tableOf(deal);
  const after = (rest: readonly string[]): string =>
    rest.length === 0 ? "nothing" : oneLying(deal, endOf(rest, rivalEnd(table, rest)));
  return { ifLeft: after(row.slice(1)), ifRight: after(row.slice(0, -1)) };
}

/** What is paid, note by note: the price is always the same high note. Less than one note's worth is silent. */
export function paying(deal: TakeDeal, { mine }: TakeState): Cue[] {
  const { content, rules, item } = deal;
  const top = Math.ceil(item.price / rules.step);
  const reached = hasEnough(tableOf(deal), mine) ? top : Math.floor(worthOf(content, mine) / rules.step);
  if (reached === 0) return [];
  const notes = Array.from({ length: reached }, (_, index) => {
    const below = top - index - 1;
    const pitch = TOP - 12 * Math.ceil(below / 7) + (below % 7 === 0 ? 0 : (SCALE[7 - (below % 7)] ?? 0));
    return { sound: content.sounds?.note ?? USUAL_SOUNDS.note, pitch, at: index * BETWEEN_MILLISECONDS };
  });
  const caption = `${reached === 1 ? "a note" : `${reached} notes`} up, ${reached === top ? "to the top" : `${top - reached} below the top`}`;
  return [{ type: "pattern", name: "paying", notes, caption, hold: "end" }];
}
