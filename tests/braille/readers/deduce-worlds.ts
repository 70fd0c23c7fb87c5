/** Whoever compares what was measured with what every world sounds like. */
import { can, pressFor, since, thinking, wanting, type Known, type Mind } from "../mind.ts";
import type { Press } from "../../../engine/index.ts";

type Probe = "jump" | "heat" | "moons";
const PROBES: readonly (readonly [probe: Probe, drawer: RegExp])[] = [
  ["jump", /jump probe/],
  ["heat", /heat probe/],
  ["moons", /radar/],
];

/** What a probe hears of a world, in a word. */
function reading(line: string): readonly [Probe, string] | undefined {
  const bare = line.replace(/, (on the|a little to the) (left|right)\]$/, "]");
  if (/^\[a .*jump( as on Earth)?\]$/.test(bare)) return ["jump", bare];
  if (/^\[(a higher|a lower|the same) note\]$/.test(bare)) return ["heat", bare];
  if (/^\[a radar call, and no answer\]$/.test(bare)) return ["moons", "0"];
  if (bare === "[an answer]") return ["moons", "1"];
  return undefined;
}

/** Compares what was heard with every world, and sends another probe while two sound the same. */
export const spacecase = (): Mind => {
  const worlds = new Map<string, Partial<Record<Probe, string>>>();
  let heard: Partial<Record<Probe, string>> = {};
  let held: Probe = "jump";
  let at = -1;
  let goes = 1;
  return thinking(
    (known) => {
      const names = known.moves.flatMap(({ label }) => /^Go to (.+)$/.exec(label)?.[1] ?? []);
      if (names.length === 0) return undefined;
      let world: string | undefined;
      let answers = 0;
      const clue = known.fresh.findLastIndex(
        (line, index) =>
          line.startsWith("Blip: ") &&
          known.fresh.slice(index + 1, index + 3).some((next) => reading(next) !== undefined),
      );
      const isNew = clue >= 0 || known.fresh.some((line) => line.startsWith("[a robot says hello"));
      if (isNew) {
        heard = {};
        at = -1;
        goes = 1;
      }
      for (const line of known.fresh.slice(clue + 1)) {
        const named = /^Kettle, the ship: (.+)\.$/.exec(line)?.[1];
        if (named !== undefined) {
          world = names.find((name) => name.toLowerCase() === named.toLowerCase());
          if (world !== undefined) at = names.indexOf(world);
          answers = 0;
        }
        const told = reading(line);
        if (told === undefined) continue;
        const [probe, what] = told;
        if (what === "1") answers += 1;
        const value = what === "1" ? String(answers) : what;
        if (world === undefined) heard = { ...heard, [probe]: value };
        else worlds.set(world, { ...worlds.get(world), [probe]: value });
        held = probe;
      }
      if (known.fresh.some((line) => line.startsWith("[nothing here"))) goes = -goes;
      if (can(known, /^Hide it here/)) return hiding(known, names, worlds, at);
      const probes = Object.keys(heard) as Probe[];
      const drawer = known.moves.find(
        ({ button, label }) => button === "select" && label.startsWith("Send the"),
      )?.label;
      const missing = names.some((name) => probes.includes(held) && worlds.get(name)?.[held] === undefined);
      const left = names.filter((name) =>
        probes.every(
          (probe) => worlds.get(name)?.[probe] === undefined || worlds.get(name)?.[probe] === heard[probe],
        ),
      );
      if (drawer !== undefined) {
        const wanted = PROBES.findIndex(
          ([probe, what]) =>
            heard[probe] === undefined && known.moves.some(({ label }) => what.test(label.toLowerCase())),
        );
        const now = PROBES.findIndex(([, what]) => what.test(drawer.toLowerCase()));
        if (wanted < 0) return pressFor(known, /^Chart/);
        return wanted === now
          ? pressFor(known, /^Send the/)
          : pressFor(known, wanted > now ? /^Right/ : /^Left/);
      }
      if (missing) return pressFor(known, goes > 0 ? /^Right/ : /^Left/);
      const [only, other] = left;
      if (only !== undefined && other === undefined) return to(known, names.indexOf(only), at, /^Fly there/);
      return pressFor(known, /^Probes/);
    },
    wanting(/^The Moon/),
  );
};

function to(known: Known, place: number, at: number, what: RegExp): Press | undefined {
  if (place === at) return pressFor(known, what);
  return pressFor(known, place > at ? /^Right/ : /^Left/);
}

/** Where another world sounds the same, and Tidy gets to that one first. */
function hiding(
  known: Known,
  names: readonly string[],
  worlds: ReadonlyMap<string, Partial<Record<Probe, string>>>,
  at: number,
): Press | undefined {
  const visit = since(known.lines, /^\[a robot says hello/);
  const probe =
    PROBES.find(([, what]) =>
      visit.some((line) => what.test(line.toLowerCase()) && /listens|brought|comes with|uses/.test(line)),
    )?.[0] ?? "heat";
  const comesFromRight = visit.some((line) => /from the right/.test(line));
  const order = comesFromRight ? names.toReversed() : names;
  const unheard = names.find((name) => worlds.get(name)?.[probe] === undefined);
  if (unheard !== undefined) return to(known, names.indexOf(unheard), at, /^Who comes/);
  const hidden = order.find((name, index) =>
    order.slice(0, index).some((other) => worlds.get(other)?.[probe] === worlds.get(name)?.[probe]),
  );
  return hidden === undefined ? undefined : to(known, names.indexOf(hidden), at, /^Hide it here/);
}
