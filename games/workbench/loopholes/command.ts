/** `loopholes`: does anything pay that is not thinking? */
import type { LoadedGame } from "../../../engine/definition/index.ts";
import { table } from "../table.ts";
import { loopholesOf, MOST_SHARE, type Earned, type LevelLoopholes } from "./measure.ts";

export interface LoopholesOptions {
  readonly sittings: number;
  readonly level?: string | undefined;
  readonly json: boolean;
}

export interface Loopholes {
  readonly text: string;
  readonly findings: number;
}

export function loopholes(game: LoadedGame, options: LoopholesOptions): Loopholes {
  const { slug, levels } = game.definition;
  const reports = levels.flatMap(({ id }, index) =>
    options.level === undefined || options.level === id ? [loopholesOf(game, index, options.sittings)] : [],
  );
  const findings = reports.reduce((sum, report) => sum + report.findings.length, 0);
  if (options.json) return { text: JSON.stringify({ slug, levels: reports }, null, 2), findings };
  const end =
    findings === 0
      ? "Nothing that does not think earns more than half of the solver's tally."
      : `${findings} findings: close them, or say in the README why they are none.`;
  return { text: [...reports.map((report) => formatLevel(slug, report)), "", end].join("\n"), findings };
}

function formatLevel(slug: string, { level, earned, findings }: LevelLoopholes): string {
  return [
    "",
    `${slug} ${level}`,
    table(["player", "tally", "share", "stakes at the end", "minutes", "heard"], earned.map(row)),
    ...findings.map((name) => {
      const found = earned.find((one) => one.name === name);
      return `  FINDING: ${name} (${found?.about ?? ""}) earns more than ${percent(MOST_SHARE)} of the solver's tally.`;
    }),
  ].join("\n");
}

function row({ name, tally, share, stakes, minutes, endings }: Earned): string[] {
  return [
    name,
    tally.toFixed(1),
    share === null ? "none" : percent(share),
    Object.entries(stakes)
      .map(([id, at]) => `${id} ${at.toFixed(1)}`)
      .join(", "),
    minutes.toFixed(1),
    endings.slice(0, 4).join(", "),
  ];
}

function percent(share: number): string {
  return `${Math.round(share * 100)} %`;
}
