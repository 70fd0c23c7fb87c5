/** Which games the suites play, and which of these at full depth. */
import type { Changes } from "./changed-files.ts";
import { inTurn } from "./turn.ts";

export interface Played {
  readonly slug: string;
  readonly mechanic: string;
}

export interface Depths {
  /** The slugs of the games that are played. */
  readonly games: readonly string[];
  /** Those of them at full depth, each with why. */
  readonly full: Readonly<Record<string, string>>;
  /**
   * Those of these that are played in full in a browser, too, where a sitting costs a minute: not the ones that stand for
   * their mechanic, whose rules are the same there.
   */
  readonly inBrowser: readonly string[];
  /** Whatever is drawn by the turn is the same in all suites of a run. */
  readonly turn: number;
}

interface Asked {
  /** WIGGLEWAVE_GAMES: only these are played. */
  readonly games?: string | undefined;
  /** WIGGLEWAVE_FULL: exactly these at full depth; "all", or "none". */
  readonly full?: string | undefined;
}

/** What shapes every game, wherever it stands. */
const OF_ALL =
  /^(?:engine\/|games\/[^/]+\.ts$|package-lock\.json$|tests\/(?:contracts|fakes|fuzz|games|transcripts)\/[^/]+\.ts$)/;
/** Texts, and the tests of one file. */
const OF_NONE = /\.md$|^(?!tests\/).*\.test\.tsx?$/;
const OF_GAME = /^(?:games\/([^/]+)\/|tests\/transcripts\/heard\/([^/-]+)-)/;
const OF_MECHANIC = /^engine\/mechanics\/([^/]+)\//;

/**
 * A game is played in full where its folder, its transcripts or its mechanic have changed; for a change that shapes all
 * games one of each mechanic is, in turn; and three others are, in turn.
 */
export function depthsOf(
  played: readonly Played[],
  changes: Changes | undefined,
  turn: number,
  asked: Asked,
): Depths {
  const slugs = played.map(({ slug }) => slug);
  const games = asked.games ? named(asked.games, slugs) : slugs;
  const chosen = played.filter(({ slug }) => games.includes(slug));
  if (asked.full) {
    const inBrowser = named(asked.full, games);
    return { games, full: Object.fromEntries(inBrowser.map((slug) => [slug, "asked for"])), inBrowser, turn };
  }
  return { games, ...byRule(chosen, changes, turn), turn };
}

function named(list: string, slugs: readonly string[]): readonly string[] {
  if (list === "all") return slugs;
  if (list === "none") return [];
  const names = list.split(",");
  const unknown = names.filter((name) => !slugs.includes(name));
  if (unknown.length > 0)
    throw new RangeError(`There is no game ${unknown.join(", ")}. The games: ${slugs.join(", ")}.`);
  return names;
}

function byRule(
  played: readonly Played[],
  changes: Changes | undefined,
  turn: number,
): Pick<Depths, "full" | "inBrowser"> {
  const mechanics = [...new Set(played.map(({ mechanic }) => mechanic))];
  const files = changes?.files.filter((file) => !OF_NONE.test(file)) ?? [];
  const games = new Set(
    files.map((file) => OF_GAME.exec(file)).flatMap((match) => match?.[1] ?? match?.[2] ?? []),
  );
  const changedMechanics = new Set(
    files.flatMap((file) => OF_MECHANIC.exec(file)?.[1] ?? []).filter((name) => mechanics.includes(name)),
  );
  const changesAll = files.some(
    (file) => OF_ALL.test(file) && !changedMechanics.has(OF_MECHANIC.exec(file)?.[1] ?? ""),
  );

  const full: Record<string, string> = {};
  const slugs = played.map(({ slug }) => slug);
  const drawn = inTurn(slugs, turn);
  for (const { slug, mechanic } of played) {
    if (games.has(slug)) full[slug] = "changed";
    else if (changedMechanics.has(mechanic)) full[slug] = `${mechanic} changed`;
  }
  const inBrowser = slugs.filter((slug) => full[slug] !== undefined || drawn.includes(slug));
  for (const mechanic of changesAll ? mechanics : []) {
    const its = played.filter((game) => game.mechanic === mechanic);
    const one = its[turn % its.length]?.slug;
    if (one !== undefined) full[one] ??= `for ${mechanic}, since what all games share changed`;
  }
  for (const slug of drawn) full[slug] ??= "in turn";
  return { full, inBrowser };
}

/** A few lines for who reads the run. */
export function formatDepths({ games, full, turn }: Depths, changes: Changes | undefined): string {
  const reasons = [...new Set(Object.values(full))];
  const lines = reasons.map((why) => {
    const slugs = games.filter((slug) => full[slug] === why);
    return `  in full, ${why}: ${slugs.join(", ")}`;
  });
  const known =
    changes === undefined
      ? "git knows no history here, so nothing is known of what has changed"
      : `${changes.files.length} files changed since ${changes.since}`;
  return [`Games: ${games.length} (turn ${turn}; ${known})`, ...lines].join("\n");
}
