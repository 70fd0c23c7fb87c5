/** Help: from the staff, which costs nothing, from the game, and the worked answer. */
import { capitalize } from "../../capitalize.ts";
import { say, sound, type Cue, type SayCue } from "../../cue.ts";
import { fillTemplate } from "../../definition/fill.ts";
import { silence } from "./beacons.ts";
import { optionsOf, type Option } from "./choice.ts";
import { floorAt } from "./ground.ts";
import { amount } from "./money.ts";
import { joined, landmarkAt, listNames, thingNames } from "./names.ts";
import { wayInWords } from "./route.ts";
import type { Choice, WalkContent, WalkDeal, WalkState } from "./schema.ts";
import { groundNow, nextStop, occasionOf, remaining, surpriseOf, thingAt, tourOf } from "./trip.ts";

const PLACES_IN_A_LINE = 3;

/** Somebody of the staff answers: the way to the next thing; at the desk also a list that had to be remembered. */
export function askedCues(deal: WalkDeal, state: WalkState): Cue[] {
  const { content, rules } = deal;
  const { helper, list } = content.task;
  const left = remaining(deal, state.got);
  const isDesk = floorAt(content, groundNow(deal, state.got), state.at)?.role === "helper";
  const reads = isDesk && !rules.task.list.carried && left.length > 1;
  const voice = { voice: helper.voice };
  return [
    sound(helper.sound),
    ...(reads ? [say(fillTemplate(list.remaining, { list: listNames(deal, left) }), "object", voice)] : []),
    say(capitalize(wayToNext(deal, state, helper)), "object", voice),
  ];
}

/** "Milk: the dairy case, 2 aisles right, then 1 up." Where one stands on it, what `words` say of that. */
function wayToNext(
  deal: WalkDeal,
  state: WalkState,
  words: { readonly here: string; readonly finishHere: string },
): string {
  const { helper } = deal.content.task;
  const { thing, to, way: directions } = nextStop(deal, state);
  if (to === state.at) {
    return thing === undefined ? words.finishHere : fillTemplate(words.here, thingNames(deal, thing));
  }
  const way = wayInWords(deal.content.words, directions);
  return thing === undefined
    ? fillTemplate(helper.finish, { place: placeName(deal, state, to), way })
    : fillTemplate(helper.next, { ...thingNames(deal, thing), way });
}

export function hintCues(deal: WalkDeal, state: WalkState, strength: 1 | 2 | 3): SayCue[] {
  const { choice } = state;
  const text = choice === null ? walkHint(deal, state, strength) : choiceHint(deal, state, choice, strength);
  return [say(capitalize(text))];
}

/** The next thing, then where it is kept, then the way there. */
function walkHint(deal: WalkDeal, state: WalkState, strength: 1 | 2 | 3): string {
  const { hints } = deal.content.task;
  const { thing, to } = nextStop(deal, state);
  if (strength === 3 || to === state.at) return wayToNext(deal, state, hints);
  if (thing === undefined) return fillTemplate(hints.finish, { place: placeName(deal, state, to) });
  return fillTemplate(strength === 1 ? hints.product : hints.section, thingNames(deal, thing));
}

/** What the thing is for, or how to compare; then one option that is not it; then the one that is. */
function choiceHint(
  deal: WalkDeal,
  state: WalkState,
  { thing, struck }: Choice,
  strength: 1 | 2 | 3,
): string {
  const { content, item } = deal;
  const words = content.task.choice;
  const { product, choice } = thingAt(item, thing);
  const other = optionsOf(deal, state, thing, struck).find(({ fits }) => !fits);
  if (strength === 3 || other === undefined) return takeRight(deal, state, thing);
  const rulesOut = fillTemplate(words.rulesOut, { name: other.name });
  if (choice?.type === "packs") {
    const pack = choice.packs[other.id];
    if (strength === 1 || pack === undefined) return words.packs.hint;
    // What one costs points the wrong way where the purse decides.
    if (item.task.budget !== undefined) return `${rulesOut} ${other.because}`;
    const each = amount(content, Math.round(pack.price / pack.count));
    return fillTemplate(words.packs.worked, { pack: other.name, each });
  }
  if (strength === 2) return rulesOut;
  return choice?.type === "missing"
    ? fillTemplate(words.missing.hint, { need: surpriseOf(deal, product).need })
    : fillTemplate(words.shelf.hint, { occasion: occasionOf(deal).name });
}

function takeRight(deal: WalkDeal, state: WalkState, thing: number): string {
  return fillTemplate(deal.content.task.choice.take, { name: rightOption(deal, state, thing).name });
}

function rightOption(deal: WalkDeal, state: WalkState, thing: number): Option {
  const right = optionsOf(deal, state, thing).find(({ fits }) => fits);
  if (right === undefined)
    throw new RangeError(`rightOption: nothing fits for thing ${thing} of ${deal.item.id}`);
  return right;
}

/** The trip ends with it: the beacons fall silent. */
export function revealCues(deal: WalkDeal, state: WalkState): Cue[] {
  const { content } = deal;
  if (state.choice !== null) {
    const { thing } = state.choice;
    const { because } = rightOption(deal, state, thing);
    return [...silence(content), say(takeRight(deal, state, thing)), say(because)];
  }
  const places = tourOf(deal, state).stops.map(({ thing, at }) =>
    thing === undefined ? placeName(deal, state, at) : thingNames(deal, thing).section,
  );
  return [...silence(content), ...routeLines(content, places).map((line) => say(line))];
}

/** A long way in one breath is not remembered: a few places in a line. */
function routeLines(content: WalkContent, places: readonly string[]): string[] {
  const { first, rest } = content.task.reveal;
  const lines = Array.from({ length: Math.ceil(places.length / PLACES_IN_A_LINE) }, (_, line) =>
    places.slice(line * PLACES_IN_A_LINE, (line + 1) * PLACES_IN_A_LINE),
  );
  return lines.map((line, index) =>
    fillTemplate(index === 0 ? first : rest, { places: joined(content, line) }),
  );
}

function placeName({ content, item }: WalkDeal, { got }: WalkState, at: number): string {
  const name = landmarkAt(content, groundNow({ content, item }, got), at);
  if (name === undefined) throw new RangeError(`placeName: nothing to name at ${at}`);
  return name;
}
