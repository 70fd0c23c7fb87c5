/** What sound can come out of, one for each card and under a name that can be said: ALSA lists a dozen ways to each. */
import { readFileSync } from "node:fs";
import type { AudioOutput } from "../engine/adapters/audio-device.ts";

/** A setting keeps it, and where it is kept any other card may be the usual one tomorrow. */
export const USUAL_OUTPUT = "the usual one";

const CARD = /^\s*\d+ \[(\S+)\s*\]: .*? - (.+)$/gmu;

/** Those that take any rate, and that share the card with others, first. */
const WAYS = ["sysdefault", "default", "plughw", "hw"];

/**
 * @param outputs as the system calls them: "default", "sysdefault:CARD=Device", "plughw:CARD=Device,DEV=0"
 * @param cards what /proc/asound/cards says: " 1 [Device         ]: USB-Audio - USB Audio Device"
 */
export function nameableOutputs(outputs: readonly AudioOutput[], cards: string): AudioOutput[] {
  const usual = outputs.find(({ name }) => name === "default");
  const ids = [...cards.matchAll(CARD)];
  const named = ids.flatMap(([, id = "", name = ""]) => {
    const way = WAYS.map((prefix) =>
      outputs.find((output) => output.name.split(",")[0] === `${prefix}:CARD=${id}`),
    ).find((output) => output !== undefined);
    return way === undefined ? [] : [{ id: way.id, name: spokenName(id, name.trim()) }];
  });
  const distinct = named.map((output, index) => {
    const before = named.slice(0, index).filter(({ name }) => name === output.name).length;
    return before === 0 ? output : { ...output, name: `${output.name}, number ${before + 1}` };
  });
  return [...(usual === undefined ? [] : [{ ...usual, name: USUAL_OUTPUT }]), ...distinct];
}

/** Ways of ALSA's own that lead to no loudspeaker by themselves. */
const NO_WAYS = new Set([
  "null",
  "default",
  "oss",
  "jack",
  "samplerate",
  "speexrate",
  "lavrate",
  "speex",
  "upmix",
  "vdownmix",
]);
const TELEVISION = "the television";
const HEADPHONES = "the headphone socket";
/** A Pi has both of them whether anything is plugged in or not: what was added is there to be heard. */
const LEAST_LIKELY: readonly string[] = [HEADPHONES, TELEVISION];

export interface TurnOptions {
  readonly outputs: readonly AudioOutput[];
  readonly cards: string;
  /** The name of what was chosen; empty where nothing was. */
  readonly wanted: string;
  /** Somebody, or a sound server, has said where the usual one leads: otherwise it is the first card. */
  readonly isUsualSetUp: boolean;
}

/** Ids in the order in which they are tried, the likeliest to be heard first. */
export function inTurn({ outputs, cards, wanted, isUsualSetUp }: TurnOptions): string[] {
  const nameable = nameableOutputs(outputs, cards);
  const chosen = nameable.filter(({ name }) => name === wanted).map(({ id }) => id);
  const usual = ["", ...nameable.filter(({ name }) => name === USUAL_OUTPUT).map(({ id }) => id)];
  const ofCards = byLikelihood(nameable).map(({ id }) => id);
  const others = outputs.filter(({ name }) => !name.includes(":") && !NO_WAYS.has(name)).map(({ id }) => id);
  return [...new Set([...chosen, ...(isUsualSetUp ? usual : []), ...ofCards, ...usual, ...others])];
}

/** The cards, without the usual one, which is one of them. @param nameable as `nameableOutputs` gives them */
export function byLikelihood(nameable: readonly AudioOutput[]): AudioOutput[] {
  return nameable
    .filter(({ name }) => name !== USUAL_OUTPUT)
    .toSorted((a, b) => LEAST_LIKELY.indexOf(a.name) - LEAST_LIKELY.indexOf(b.name));
}

/** Changes when a card is plugged in or pulled out; empty where there are none. */
export function readCards(): string {
  try {
    return readFileSync("/proc/asound/cards", "utf8");
  } catch {
    return "";
  }
}

/** By its name: sockets and cards for headphones are called so. */
export function isAtEars(name: string): boolean {
  return /head(phone|set)|ear(phone|bud)/iu.test(name);
}

/** @param cards as `readCards` gives them */
export function hasSeveralCards(cards: string): boolean {
  return [...cards.matchAll(CARD)].length > 1;
}

/** The Pi's own, as its makers do not call them. */
function spokenName(id: string, name: string): string {
  if (/hdmi/iu.test(id)) return TELEVISION;
  if (/headphones/iu.test(id)) return HEADPHONES;
  return name;
}
