/** Whoever finds out what is missing, and sets it. */
import { can, last, pressFor, since, thinking, wanting, type Known, type Mind } from "../mind.ts";

/** What each part sounds like, in the order of the row, and what it needs. */
const PARTS = [
  { name: "gate", sound: /squeak/, needs: ["powerhouse", "workshop"] },
  { name: "powerhouse", sound: /oom/, needs: [] },
  { name: "plan house", sound: /pages/, needs: [] },
  { name: "workshop", sound: /hammer/, needs: ["plan house", "powerhouse", "recycling yard"] },
  { name: "recycling yard", sound: /munch/, needs: ["powerhouse"] },
] as const;
type Part = (typeof PARTS)[number]["name"];

/** All parts, one after another or all at once. */
const HUM = /^\[(nothing at all|all at once: .*|.*(squeaks|nothing|oom-pah|pages|hammers|munching); .*)\]$/;

/** Sends fixers to what no other part has silenced, oil to what is worn, and last to whoever called. */
export const tinycelltown = (): Mind => {
  let sent: readonly string[] = [];
  let isStarted = false;
  return thinking(
    (known) => {
      if (!can(known, /^Start the shift/)) return undefined;
      const { lines, fresh, moves } = known;
      if (fresh.some((line) => HUM.test(line))) {
        sent = [];
        isStarted = false;
      }
      const town = PARTS.filter(({ name }) => moves.some(({ label }) => label.toLowerCase() === name));
      const hum = last(lines, HUM) ?? "";
      const sounds =
        hum.includes("all at once") || hum.includes("nothing at all") ? null : hum.slice(1, -1).split("; ");
      const soundOf = (index: number, sound: RegExp) =>
        sounds?.[index] ?? (sound.test(hum) ? hum : "nothing");
      const silent = town
        .filter(({ sound }, index) => soundOf(index, sound).includes("nothing"))
        .map(({ name }): Part => name);
      const worn = town
        .filter(({ sound }, index) => new RegExp(`faint ${sound.source}`).test(soundOf(index, sound)))
        .map(({ name }): Part => name);
      const roots = silent.filter(
        (name) =>
          !PARTS.some((part) => part.name === name && part.needs.some((need) => silent.includes(need))),
      );
      const caller = town.find(({ name }) => calledFrom(lines) === name)?.name;
      const spread = sounds === null && hum.includes("all at once");
      const plan = [
        ...new Set([
          ...roots,
          ...(caller !== undefined && silent.includes(caller) && !spread ? [caller] : []),
          ...worn,
        ]),
      ];
      const fixers = spread ? 1 : 2;
      const next = plan.find((part) => !sent.includes(part));
      const isFree = can(known, /^Send a fixer/) || !can(known, /^Call one more/) || sent.length === 0;
      if (next === undefined || sent.length >= fixers || !isFree || isStarted) {
        isStarted = true;
        return pressFor(known, /^Start the shift/);
      }
      const here = fresh
        .map((line) => line.toLowerCase().replace(/\.$/, ""))
        .findLast((line) => town.some(({ name }) => line.endsWith(name) && !line.includes("fix")));
      if (here?.endsWith(next) === true && can(known, /^Send a fixer/)) {
        sent = [...sent, next];
        return pressFor(known, /^Send a fixer/);
      }
      return pressFor(known, /^Go right/);
    },
    wanting(/^Copy the plans/),
  );
};

function calledFrom(lines: readonly string[]): Part | undefined {
  const call =
    since(lines, /^\[the telephone rings/).find((line) =>
      /^(Ms\. Page|Otto|The Mito|.*workshop|.*yard)/.test(line),
    ) ?? "";
  if (call.startsWith("Ms. Page")) return "plan house";
  if (call.startsWith("Otto")) return "gate";
  if (call.startsWith("The Mito")) return "powerhouse";
  return /workshop/.test(call) ? "workshop" : /yard/.test(call) ? "recycling yard" : undefined;
}

interface Care {
  readonly water: number;
  readonly light: number;
}
const WATERS = ["sip", "cup", "can"];
const LIGHTS = ["shade", "window", "lamp"];
const POTS = ["left", "middle", "right"] as const;
/** A day's growth: two where all is right, one less for each step that water or light is off. */
const growth = (likes: Care, gets: Care): number =>
  2 - Math.abs(likes.water - gets.water) - Math.abs(likes.light - gets.light);
const CARES: readonly Care[] = WATERS.flatMap((_, water) => LIGHTS.map((__, light) => ({ water, light })));
const isSame = (one: Care, other: Care): boolean => one.water === other.water && one.light === other.light;
const USUAL: Care = { water: 1, light: 1 };

/** Gives three pots different care, and works out from a day's growth what they like. */
export const plantpower = (): Mind => {
  let pots: Care[] = [USUAL, USUAL, USUAL];
  let goals: readonly Care[] | undefined;
  let left: readonly (readonly Care[])[] = [];
  let at = 0;
  let isSent = false;
  return thinking((known) => {
    const { fresh, lines } = known;
    const hasLight =
      can(known, /^(Light|Left pot: .*(Lamp|lamp|Shade))/) ||
      lines.some((line) => /Now light, too/.test(line));
    const hasStrangers = lines.some((line) => /one pot of three is a stranger/.test(line));
    if (fresh.some((line) => line.startsWith("[a packet is torn open")) || left.length === 0) {
      pots = [USUAL, USUAL, USUAL];
      left = possible(hasLight, hasStrangers);
      goals = undefined;
      at = 0;
      isSent = false;
    }
    const day = fresh.find((line) => /^\[left pot (up|down|stays)/.test(line));
    if (day !== undefined && isSent) {
      const grown = day
        .slice(1, -1)
        .split("; ")
        .map((pot) =>
          pot.includes("stays") ? 0 : (pot.includes("down") ? -1 : 1) * Number(/\d/.exec(pot)?.[0] ?? 0),
        );
      left = left.filter((likes) =>
        likes.every((like, index) => growth(like, pots[index] ?? USUAL) === grown[index]),
      );
      goals = undefined;
      at = 0;
      isSent = false;
    }
    if (can(known, /^All the same/)) return guess(known, left, pots);
    if (!can(known, /^Go right/) || !can(known, /^(Let a day pass|All like this)/)) return undefined;
    goals ??= nextCare(left, pots, hasLight);
    const wanted = goals[at];
    const now = pots[at];
    if (wanted === undefined || now === undefined) {
      isSent = true;
      return pressFor(known, /^Let a day pass/) ?? pressFor(known, /^Go right/);
    }
    if (now.water !== wanted.water) {
      if (can(known, /^Water/)) {
        pots = pots.with(at, { ...now, water: (now.water + 1) % 3 });
        return pressFor(known, /^Water/);
      }
      const isMore = wanted.water > now.water;
      pots = pots.with(at, { ...now, water: now.water + (isMore ? 1 : -1) });
      return pressFor(known, isMore ? /^More/ : /^Less/);
    }
    if (now.light !== wanted.light) {
      pots = pots.with(at, { ...now, light: (now.light + 1) % 3 });
      return pressFor(known, /^Light/);
    }
    at += 1;
    return pressFor(known, /^Go right/);
  }, wanting(/^$/));
};

function possible(hasLight: boolean, hasStrangers: boolean): readonly (readonly Care[])[] {
  const cares = hasLight ? CARES : CARES.filter(({ light }) => light === USUAL.light);
  if (!hasStrangers) return cares.map((like) => [like, like, like]);
  return cares.flatMap((like) =>
    cares
      .filter((other) => !isSame(like, other) && (like.water === other.water || like.light === other.light))
      .flatMap((other) => POTS.map((_, pot) => [like, like, like].with(pot, other))),
  );
}

/** What is left to believe, if it is one thing; else what tells most. */
function nextCare(
  left: readonly (readonly Care[])[],
  pots: readonly Care[],
  hasLight: boolean,
): readonly Care[] {
  const [only] = left;
  if (
    only !== undefined &&
    left.every((likes) => likes.every((like, pot) => isSame(like, only[pot] ?? USUAL)))
  )
    return only;
  const cares = hasLight ? CARES : CARES.filter(({ light }) => light === USUAL.light);
  const trials = cares.flatMap((one) => cares.flatMap((two) => cares.map((three) => [one, two, three])));
  const tells = (trial: readonly Care[]) =>
    new Set(left.map((likes) => likes.map((like, pot) => growth(like, trial[pot] ?? USUAL)).join())).size;
  const changes = (trial: readonly Care[]) =>
    trial.filter((care, pot) => !isSame(care, pots[pot] ?? USUAL)).length;
  return trials
    .map((trial) => ({ trial, worth: 10 * tells(trial) - changes(trial) }))
    .reduce((one, other) => (other.worth > one.worth ? other : one)).trial;
}

/** Which will grow most, as most of what is left to believe has it. */
function guess(known: Known, left: readonly (readonly Care[])[], pots: readonly Care[]) {
  const votes = [0, 0, 0, 0];
  for (const likes of left) {
    const grown = likes.map((like, pot) => growth(like, pots[pot] ?? USUAL));
    const most = Math.max(...grown);
    const best = grown.every((one) => one === most) ? 3 : grown.indexOf(most);
    votes[best] = (votes[best] ?? 0) + 1;
  }
  const chosen = votes.indexOf(Math.max(...votes));
  return pressFor(
    known,
    [/^Left pot/, /^Middle pot/, /^Right pot/, /^All the same/][chosen] ?? /^All the same/,
  );
}
