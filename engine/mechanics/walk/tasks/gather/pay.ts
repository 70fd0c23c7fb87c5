/** At the finish: what came home, what it pays, and why not more. */
import { oneOf, sound, type Cue } from "../../../../cue.ts";
import { GOING, type Counts, type Step } from "../../../contract.ts";
import { counted } from "../../route.ts";
import { COINS_IN_ONE, SPARE, amount } from "./money.ts";
import { canDrop, isSettled, onShelves, won } from "./run.ts";
import { routeOrder } from "./speak.ts";
import type { GatherState } from "./state.ts";
import { lostNames, outcomeOf } from "./time.ts";
import { listNames, shortestOf, type Shop } from "./trip.ts";

/** Of a long walk around, so much is still a short way. */
export const STEPS_TO_SPARE = 1;
/** The highest coins ring in steps of so many semitones. */
const PITCH_OF_A_COIN = 2;

/** At the finish. While something can still be had, the first press only asks. */
export function pay(shop: Shop, state: GatherState): Step<GatherState> {
  const { words, order, model, trip } = shop;
  const { run } = state;
  const open = onShelves(model, run).length + (canDrop(run) ? 1 : 0);
  if (!isSettled(model, run) && !state.paysEarly) {
    const early = oneOf(words.finish.early, "object", {
      voice: words.finish.voice,
      values: { count: open },
    });
    return { state: { ...state, paysEarly: true }, cues: [sound(words.finish.sound), early], outcome: GOING };
  }
  const isAll = won(run) === trip.things.length;
  const { cues, counts } = payout(shop, state);
  const lost = listNames(shop, lostNames(shop, run));
  return {
    state,
    cues: [
      sound(words.finish.sound),
      isAll
        ? oneOf(order.all, "object", { voice: order.voice })
        : oneOf(order.some, "object", { voice: order.voice, values: { lost } }),
      ...cues,
    ],
    outcome: outcomeOf(shop, run),
    counts,
  };
}

/** Coin by coin, and in words what would have paid more. */
export function payout(
  shop: Shop,
  state: GatherState,
): { readonly cues: readonly Cue[]; readonly counts: Counts; readonly credit: number } {
  const { words, trip } = shop;
  const { finish } = words;
  const { run, wrong } = state;
  const home = won(run);
  const isAll = home === trip.things.length;
  const shortest = shortestOf(shop);
  const isShort = isAll && run.time <= shortest.steps + STEPS_TO_SPARE;
  const left = trip.budget === undefined ? 0 : (trip.budget - state.spent) / COINS_IN_ONE;
  // What is left pays once everything is home.
  const purse = isAll ? left : 0;
  const coins = Math.max(0, home + (isShort ? 1 : 0) - wrong + purse);
  const spare = trip.budget === undefined ? 0 : SPARE / COINS_IN_ONE;
  const voice = { voice: finish.voice };
  const asked = counted(finish.coins, coins);
  return {
    cues: [
      ...Array.from({ length: coins }, (_, index) =>
        sound(finish.coin, { pitch: index * PITCH_OF_A_COIN, caption: finish.coinCaption }),
      ),
      ...(wrong === 0 || home === 0
        ? []
        : [oneOf(finish.fined, "object", { ...voice, values: { coins: counted(finish.coins, wrong) } })]),
      verdictCue(shop, state, asked, { isAll, isShort, isPaid: coins > 0 }),
      ...(purse === 0
        ? []
        : [
            oneOf(finish.change, "object", {
              ...voice,
              values: { left: amount(words, purse * COINS_IN_ONE) },
            }),
          ]),
    ],
    counts: {
      home,
      wanted: trip.things.length,
      coins,
      payable: trip.things.length + 1 + spare,
      ...(isShort ? { shortest: 1 } : {}),
      ...(isAll ? { full: 1 } : {}),
    },
    credit: home / trip.things.length,
  };
}

function verdictCue(
  shop: Shop,
  { run, order }: GatherState,
  coins: string,
  { isAll, isShort, isPaid }: Readonly<Record<"isAll" | "isShort" | "isPaid", boolean>>,
): Cue {
  const { finish } = shop.words;
  const shortest = shortestOf(shop);
  const way = routeOrder(shop, shortest.way);
  const steps = counted(finish.steps, run.time);
  const values = { coins, steps, shortest: counted(finish.steps, shortest.steps), order: way };
  const told = { voice: finish.voice, values };
  if (!isAll || !isPaid) return oneOf(isPaid ? finish.missing : finish.nothing, "object", told);
  if (isShort) return oneOf(run.time <= shortest.steps ? finish.shortest : finish.near, "object", told);
  const isSameOrder = shortest.order.every((thing, index) => order[index] === thing);
  return oneOf(isSameOrder ? finish.detours : finish.longer, "object", told);
}
