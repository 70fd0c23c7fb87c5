/** What a take is answered: the sound, and of a wrong one the number and the reason. */
import { capitalize } from "../../capitalize.ts";
import { oneOf, sound, type Cue } from "../../cue.ts";
import { onward } from "./numbers.ts";
import { callOf, callsAt, fitsNumber, isPrize, numberAt, sideAt, thingOf, wantedAt } from "./state.ts";
import type { ReactDeal, ReactState } from "./state.ts";
import { listed, nameOf, soundOf, valuesAt, wordsOf } from "./words.ts";

/** Where takes are hushed, a prize is still told, and where both hands meet. */
export function tellsNumber(deal: ReactDeal, at: number, right: readonly number[]): boolean {
  return deal.rules.hush !== true || right.length > 1 || (right.length > 0 && isPrize(deal, at));
}

export function tookRight(
  deal: ReactDeal,
  { call }: ReactState,
  at: number,
  hands: readonly number[],
): Cue[] {
  if (hands.length === 0) return [];
  const name = hands.length > 1 ? "takenBoth" : isPrize(deal, at) ? "prize" : "taken";
  const { voice } = callOf(deal.content, callsAt(deal, call, at)[hands[0] ?? 0] ?? "");
  const id = soundOf(deal, isPrize(deal, at) ? "prize" : "taken");
  const heard = sound(id, { side: sideAt(deal, at) });
  return tellsNumber(deal, at, hands) ? [heard, wordsOf(deal, name, valuesAt(deal, at), voice)] : [heard];
}

export function tookWrong(
  deal: ReactDeal,
  { call }: ReactState,
  at: number,
  hands: readonly number[],
): Cue[] {
  if (hands.length === 0) return [];
  const values = valuesAt(deal, at);
  const isLure = thingOf(deal.content, deal.item.things[at] ?? "").adds === 0;
  const heard = sound(soundOf(deal, isLure ? "lure" : "wrong"), { side: sideAt(deal, at) });
  if (isLure) return [heard, wordsOf(deal, "lure", values)];
  if (deal.item.shown !== undefined) return [heard, wordsOf(deal, "wrongHidden", values)];
  const calls = callsAt(deal, call, at);
  const ids = calls.filter((_, hand) => hands.includes(hand));
  const told = { ...values, call: namesOf(deal, ids) };
  const fitting = wantedAt(deal, call, at).flatMap((hand) => calls[hand] ?? []);
  if (fitting.length > 0)
    return [heard, wordsOf(deal, "otherHand", { ...told, other: namesOf(deal, fitting) })];
  if (isPrize(deal, at)) return [heard, wordsOf(deal, "prizeElse", told)];
  return [heard, wordsOf(deal, "wrong", told), ...ids.flatMap((id) => whyNot(deal, id, at))];
}

function namesOf(deal: ReactDeal, ids: readonly string[]): string {
  return listed(
    ids.map((id) => nameOf(deal, id)),
    "and",
  );
}

/** The rule that has changed, what nearly fits, or the numbers around it. */
function whyNot(deal: ReactDeal, id: string, at: number): Cue[] {
  const { item, content } = deal;
  const number = numberAt(deal, at);
  const call = nameOf(deal, id);
  const [first = ""] = item.calls;
  if (item.flip !== undefined && at >= item.flip.at && fitsNumber(callOf(content, first), number))
    return [wordsOf(deal, "changed", { number, call, before: nameOf(deal, first) })];
  const own = callOf(content, id);
  const nearly = own.nearly?.find((one) => fitsNumber(one, number));
  if (nearly !== undefined) return [oneOf(nearly.why, "object")];
  const near = [...onward(own, number, -1, 1), ...onward(own, number, 1, 1)];
  if (near.length === 0) return [];
  return [wordsOf(deal, "near", { call, Call: capitalize(call), near: listed(near.map(String), "and") })];
}
