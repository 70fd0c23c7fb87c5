/**
 * What moves and hints cost. The frame tells a price before it is first paid, refuses what cannot be afforded, and takes it;
 * what is left is told by whatever it is taken from (engine/devices/). Pure.
 */
import { capitalize } from "../capitalize.ts";
import { oneOf, sound, type Cue } from "../cue.ts";
import type { PlayAct } from "../definition/act-schema.ts";
import type { Definition } from "../definition/index.ts";
import { amountOf } from "../devices/index.ts";
import { HINT } from "../mechanics/contract.ts";
import type { Move, Price } from "../move.ts";
import { sentences } from "../words.ts";
import { levelAt } from "./next-act.ts";
import { unitOf, withTold, type Standing } from "./standing.ts";

interface Priced {
  readonly definition: Definition;
  readonly level: number;
  readonly act?: Partial<Pick<PlayAct, "devices" | "as">> | null;
}

const USUAL_WORD = { one: "point", many: "points" };

/** What a move costs here; null where it is free, as where what it is paid from is not at work in the act. */
export function priceOf(
  priced: Priced,
  { price, priced: name }: Pick<Move, "price" | "priced">,
): Price | null {
  const asked = price ?? (name === undefined ? undefined : listed(priced, name));
  const due = Object.entries(asked ?? {}).filter(([id, much]) => much !== 0 && !isIdle(priced, id));
  return due.length === 0 ? null : Object.fromEntries(due);
}

/** What more help costs here. Where one learns, nothing counts, and nothing is paid for help with what is shown for the first time. */
export function priceOfHint(priced: Priced): Price | null {
  return priced.act?.as === "learn" ? null : priceOf(priced, { priced: HINT });
}

function isIdle({ definition, act }: Priced, id: string): boolean {
  const isDevice = definition.devices?.[id] !== undefined;
  return isDevice && act?.devices !== undefined && !act.devices.includes(id);
}

function listed({ definition, level }: Priced, name: string): Price | undefined {
  return levelAt(definition, level).prices?.[name] ?? definition.prices?.[name];
}

export function canPay({ stakes }: Standing, price: Price): boolean {
  return Object.entries(price).every(([id, much]) => (stakes[id] ?? 0) >= much);
}

/** "2 coins", "1 coin and 3 matches" */
export function priceInWords(definition: Definition, price: Price): string {
  return listOf(definition, Object.entries(price));
}

/** What there is of what it costs: "3 coins". */
function heldInWords(definition: Definition, price: Price, { stakes }: Standing): string {
  return listOf(
    definition,
    Object.keys(price).map((id) => [id, stakes[id] ?? 0]),
  );
}

function listOf(definition: Definition, amounts: readonly (readonly [id: string, much: number])[]): string {
  return amounts.map(([id, much]) => amountOf(much, unitOf(definition, id) ?? USUAL_WORD)).join(" and ");
}

/** The same price need be told once; when it changes it is told again, and when it takes the last of something. */
function keyOf(name: string, price: Price, standing: Standing): string {
  const key = `price ${name} ${Object.entries(price).flat().join(" ")}`;
  return takesAll(price, standing) ? `${key} last` : key;
}

function takesAll(price: Price, { stakes }: Standing): boolean {
  return Object.entries(price).some(([id, much]) => stakes[id] === much);
}

/** It is told anew before it is paid again. */
export function withPriceUntold(standing: Standing, name: string): Standing {
  const told = standing.told.filter((key) => !key.startsWith(`price ${name} `));
  return told.length === standing.told.length ? standing : { ...standing, told };
}

/** Whoever comes back another day is told all of them anew. */
export function withPricesUntold(standing: Standing): Standing {
  return { ...standing, told: standing.told.filter((key) => !key.startsWith("price ")) };
}

export function isPriceTold(standing: Standing, name: string, price: Price): boolean {
  return standing.told.includes(keyOf(name, price, standing));
}

/** It is told instead of paid, the first time: pressing again pays it. */
export function priceTold(
  definition: Definition,
  standing: Standing,
  asked: { readonly name: string; readonly label: string; readonly price: Price },
): { readonly standing: Standing; readonly cues: readonly Cue[] } {
  const { name, label, price } = asked;
  const values = {
    Label: capitalize(label),
    price: priceInWords(definition, price),
    held: heldInWords(definition, price, standing),
  };
  return {
    standing: withTold(standing, [keyOf(name, price, standing)]),
    cues: [
      sound("tick"),
      oneOf(takesAll(price, standing) ? sentences.costsAll : sentences.costs, "object", { values }),
    ],
  };
}

export function refused(definition: Definition, standing: Standing, label: string, price: Price): Cue[] {
  const values = {
    Label: capitalize(label),
    price: priceInWords(definition, price),
    held: heldInWords(definition, price, standing),
  };
  return [sound("nothing"), oneOf(sentences.tooDear, "object", { values })];
}
