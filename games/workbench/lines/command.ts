/** `lines`: what somebody reads to find the line that is not true. */
import type { Definition } from "../../../engine/definition/index.ts";
import type { Target } from "../target.ts";
import { changedTexts } from "./changed.ts";
import { listen, type HeardLine, type Listening } from "./listen.ts";
import { mostDifferent, type Situation } from "./situation.ts";

export interface LinesOptions {
  readonly sittings: number;
  readonly situations: number;
  readonly changed: boolean;
  readonly json: boolean;
  /** Only lines with this in them. */
  readonly with?: string | undefined;
}

export function lines({ game, path }: Target, options: LinesOptions): string {
  const isChanged = options.changed ? changedTexts(path) : () => true;
  const isMeant = (text: string): boolean =>
    isChanged(text) && (options.with === undefined || text.includes(options.with));
  const heard = listen(game, options.sittings);
  const chosen: Listening = {
    lines: heard.lines
      .filter(({ text }) => isMeant(text))
      .map((line) => ({ ...line, situations: mostDifferent(line.situations, options.situations) })),
    unheard: heard.unheard.filter(({ text }) => isMeant(text)),
  };
  if (options.json) return JSON.stringify({ slug: game.definition.slug, ...chosen }, null, 2);
  return [
    `${game.definition.slug}: ${chosen.lines.length} lines in ${options.sittings} sittings. Is each true in all its situations?`,
    ...chosen.lines.map((line) => formatLine(line, game.definition)),
    "",
    `Not heard in these sittings: ${chosen.unheard.length}`,
    ...chosen.unheard.map(({ path: where, text }) => `  ${where.join(".")}: ${text}`),
  ].join("\n");
}

function formatLine({ text, origin, times, situations }: HeardLine, definition: Definition): string {
  const where = origin === null ? "put together while it is played" : origin.path.join(".");
  return [
    "",
    `«${text}»  ${times} times; ${where}`,
    ...situations.map(
      (situation, index) => `  ${index + 1}. ${formatSituation(situation, text, definition)}`,
    ),
  ].join("\n");
}

function formatSituation(situation: Situation, text: string, { stakes = {} }: Definition): string {
  const { level, player, seed, act, turn, before, pressed, line } = situation;
  const standing = Object.entries(situation.stakes).map(([id, at]) => {
    const stake = stakes[id];
    return `${id} ${at}${stake === undefined ? "" : ` of ${stake.from} to ${stake.to}`}`;
  });
  const counts = Object.entries(situation.counts).map(([name, count]) => `${name} ${count}`);
  return [
    `${level}, ${act}, ${turn === 0 ? "before the first turn" : `turn ${turn}`} (${player}, seed ${seed})`,
    `     heard before: ${before.length === 0 ? "nothing" : before.join(" / ")}`,
    `     pressed: ${pressed ?? "nothing yet"}`,
    ...(standing.length === 0 ? [] : [`     stakes: ${standing.join(", ")}`]),
    ...(counts.length === 0 ? [] : [`     counted: ${counts.join(", ")}`]),
    ...(line === text ? [] : [`     as heard: ${line}`]),
  ].join("\n");
}
