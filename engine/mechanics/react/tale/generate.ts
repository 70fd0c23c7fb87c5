/** Draws what comes for the blanks of a tale: words that fit, words that do not, and some that are worth two. */
import type { Random } from "../../../random.ts";
import { entry } from "../../kit/entry.ts";
import { callOf, fitsThing, thingOf } from "../state.ts";
import type { ReactContent, ReactWorld, Run } from "../schema.ts";
import type { Tell } from "./schema.ts";

/** One blank in so many has a word that is worth two. */
const MARKED = 2;
/** So many fit a blank, one as often as another: who lets one go cannot be sure of the next. */
const FITTING = [1, 2, 2, 3] as const;
const FITTING_OF_TWO = 2;

export function tellRun(content: ReactContent, tell: Tell, random: Random, world: ReactWorld): Run {
  const { told = [], came = [] } = world.tales ?? {};
  const untold = tell.tales.filter((id) => !told.includes(id));
  const tale = random.pick(untold.length > 0 ? untold : tell.tales);
  const { blanks } = entry(content.tales ?? {}, tale, "react");
  const things: string[] = [];
  const ends: number[] = [];
  const ready = freshFirst(tell.things, came, random);
  for (const calls of blanks) {
    const free = ready.filter((id) => !things.includes(id));
    things.push(...drawn(content, tell, calls, free, random));
    ends.push(things.length);
  }
  const marked = tell.marks === true ? marks(content, blanks, things, ends, random) : [];
  const places = things.map((id) => tell.things.indexOf(id).toString(36)).join("-");
  return {
    id: `${tale}-${places}${marked.length === 0 ? "" : `-m-${marked.join("-")}`}`,
    tale,
    things,
    ends,
    calls: [...new Set(blanks.flat())].slice(0, 3),
    ...(marked.length === 0 ? {} : { marked }),
  };
}

/** Those that have not come yet, and then those that came longest ago. */
function freshFirst(all: readonly string[], came: readonly string[], random: Random): readonly string[] {
  return random.shuffle(all).toSorted((one, other) => came.lastIndexOf(one) - came.lastIndexOf(other));
}

function fits(content: ReactContent, call: string, id: string): boolean {
  return fitsThing(callOf(content, call), thingOf(content, id), 0);
}

function drawn(
  content: ReactContent,
  { balls }: Tell,
  calls: readonly string[],
  free: readonly string[],
  random: Random,
): string[] {
  const length = calls.length === 1 ? balls : Math.ceil(balls * 1.5);
  const fitting = calls.flatMap((call) => {
    const most = calls.length === 1 ? random.pick(FITTING) : FITTING_OF_TWO;
    return free.filter((id) => fits(content, call, id)).slice(0, most);
  });
  const others = free.filter((id) => !calls.some((call) => fits(content, call, id)));
  const rest = [...others, ...free].filter((id) => !fitting.includes(id)).slice(0, length - fitting.length);
  return random.shuffle([...fitting, ...rest]);
}

/**
 * Never the first that fits a blank: something has to be let go for it. Whether what is marked fits is another matter, but
 * one of the tale's does where it can, since nobody would wait otherwise.
 */
function marks(
  content: ReactContent,
  blanks: readonly (readonly string[])[],
  things: readonly string[],
  ends: readonly number[],
  random: Random,
): number[] {
  const later = blanks.map((calls, step) => {
    const places = [...things.keys()].slice(ends[step - 1] ?? 0, ends[step]);
    const isFit = (at: number): boolean => calls.some((call) => fits(content, call, things[at] ?? ""));
    const rest = places.slice(places.findIndex(isFit) + 1);
    return { rest, fitting: rest.filter(isFit) };
  });
  const chance = later.flatMap(({ rest }) =>
    rest.length > 0 && random.int(1, MARKED) === 1 ? [random.pick(rest)] : [],
  );
  const fitting = later.flatMap((step) => step.fitting);
  const certain = fitting.length === 0 ? [] : [random.pick(fitting)];
  return [...new Set([...chance, ...certain])].toSorted((a, b) => a - b);
}
