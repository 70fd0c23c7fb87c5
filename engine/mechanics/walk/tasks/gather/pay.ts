/** At the finish: what came home, and how short the way was. */
import { oneOf, sound, type Cue } from "../../../../cue.ts";
import { GOING, type Step } from "../../../contract.ts";
import { silence } from "../../beacons.ts";
import type { WalkDeal } from "../../schema.ts";
import { isSettled, onShelves, won } from "./run.ts";
import { routeOrder } from "./speak.ts";
import type { GatherState } from "./state.ts";
import { homeCount, lostNames, outcomeOf } from "./time.ts";
import { listNames, shortestOf, type Shop } from "./trip.ts";

/** Of a long walk around, so much is still a short way. */
const STEPS_TO_SPARE = 1;
/** At the finish. While something can still be had, the first press only asks. */
export function pay(deal: WalkDeal, shop: Shop, state: GatherState): Step<GatherState> {
  const { words, order, model, trip } = shop;
  const { run } = state;
  const voice = { voice: words.finish.voice };
  const open = onShelves(model, run).length + (run.carries === -1 ? 0 : 1);
  if (!isSettled(model, run) && !state.paysEarly) {
    const early = oneOf(words.finish.early, "object", { ...voice, values: { count: open } });
    return { state: { ...state, paysEarly: true }, cues: [sound(words.finish.sound), early], outcome: GOING };
  }
  const home = homeCount(run);
  const isAll = home === trip.things.length;
  const lost = listNames(shop, lostNames(shop, run));
  const shortest = shortestOf(shop);
  const isShort = isAll && run.time <= shortest.steps + STEPS_TO_SPARE;
  return {
    state,
    cues: [
      ...Array.from({ length: Math.max(1, home) }, () => sound(words.finish.sound)),
      ...silence(deal.content),
      isAll
        ? oneOf(order.all, "object", { voice: order.voice })
        : oneOf(order.some, "object", { voice: order.voice, values: { lost } }),
      ...(isAll ? [routeCue(shop, state, shortest, voice)] : []),
      ...(isShort ? [sound(words.finish.punch)] : []),
    ],
    outcome: outcomeOf(shop, run),
    counts: {
      home: won(run),
      wanted: trip.things.length,
      ...(isShort ? { punches: 1 } : {}),
      ...(isAll ? { full: 1 } : {}),
    },
  };
}

function routeCue(
  shop: Shop,
  { run: { time: steps }, order }: GatherState,
  shortest: ReturnType<typeof shortestOf>,
  voice: { readonly voice: string | undefined },
): Cue {
  const { finish } = shop.words;
  const values = { steps, shortest: shortest.steps, order: routeOrder(shop, shortest.order) };
  if (steps <= shortest.steps) return oneOf(finish.shortest, "object", { ...voice, values });
  if (steps <= shortest.steps + STEPS_TO_SPARE) return oneOf(finish.near, "object", { ...voice, values });
  const isSameOrder = shortest.order.every(({ thing }, index) => order[index] === thing);
  return oneOf(isSameOrder ? finish.detours : finish.longer, "object", { ...voice, values });
}
