/** The figures as a page of its own: every chart is a table, whose bars stand behind the numbers that they show. */
import type { LevelFigures, PlayerFigures } from "./measure.ts";
import { HEADINGS, remarksOf, rowsOf } from "./text.ts";

const STYLE = `
  body { font: 1rem/1.5 system-ui, sans-serif; max-width: 70rem; margin: 0 auto; padding: 1rem; color: #1a1a1a; background: #fff; }
  table { border-collapse: collapse; margin: 1rem 0; }
  caption { text-align: left; font-weight: 600; padding: 0.3rem 0; }
  th, td { border: 1px solid #767676; padding: 0.3rem 0.6rem; text-align: left; }
  td.bar { min-width: 12rem; background: linear-gradient(90deg, #bfe0f5 var(--share), transparent var(--share)); }
  .scroll { overflow-x: auto; }
`;

/** What is drawn: a figure of each player, level by level. */
const CHARTS: readonly {
  readonly title: string;
  readonly figure: (one: PlayerFigures) => number;
  readonly unit: string;
}[] = [
  { title: "Minutes heard", figure: ({ minutes }) => minutes, unit: "" },
  { title: "Turns done with half of the credit or more", figure: ({ success }) => success * 100, unit: " %" },
  { title: "Tally", figure: ({ tally }) => tally, unit: "" },
  { title: "Hints asked for", figure: ({ hints }) => hints, unit: "" },
];

export function reportPage(slug: string, title: string, levels: readonly LevelFigures[]): string {
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${escape(title)}: figures</title>
<style>${STYLE}</style>
</head>
<body>
<main>
<h1>${escape(title)} (${escape(slug)}): figures of simulated sittings</h1>
<p>They say nothing of fun: people do.</p>
<h2>All levels</h2>
${CHARTS.map((chart) => chartOf(chart, levels)).join("\n")}
${levels.map(levelSection).join("\n")}
</main>
</body>
</html>
`;
}

function chartOf({ title, figure, unit }: (typeof CHARTS)[number], levels: readonly LevelFigures[]): string {
  const names = Object.keys(levels[0]?.players ?? {});
  const all = levels.flatMap(({ players }) => Object.values(players).map(figure));
  const most = Math.max(...all, 0.001);
  const cell = (value: number) =>
    `<td class="bar" style="--share: ${Math.max(0, (value / most) * 100).toFixed(1)}%">${value.toFixed(1)}${unit}</td>`;
  const rows = levels.map(
    ({ name, players }) =>
      `<tr><th scope="row">${escape(name)}</th>${Object.values(players)
        .map((one) => cell(figure(one)))
        .join("")}</tr>`,
  );
  return tableOf(title, ["Level", ...names], rows);
}

function levelSection(level: LevelFigures): string {
  const rows = rowsOf(level).map(
    ([name = "", ...cells]) =>
      `<tr><th scope="row">${escape(name)}</th>${cells.map((cell) => `<td>${escape(cell)}</td>`).join("")}</tr>`,
  );
  const remarks = remarksOf(level).map(({ about, lines }) =>
    lines.length === 0
      ? `<li>${escape(about)}</li>`
      : `<li>${escape(about)}<ul>${lines.map((line) => `<li>${escape(line)}</li>`).join("")}</ul></li>`,
  );
  return `<h2>${escape(level.name)}</h2>
${tableOf(`Players at ${level.name}`, HEADINGS, rows)}
<ul>${remarks.join("")}</ul>`;
}

function tableOf(caption: string, headings: readonly string[], rows: readonly string[]): string {
  const head = headings.map((heading) => `<th scope="col">${escape(heading)}</th>`).join("");
  return `<div class="scroll" role="region" aria-label="${escape(caption)}" tabindex="0"><table><caption>${escape(caption)}</caption><thead><tr>${head}</tr></thead><tbody>${rows.join("")}</tbody></table></div>`;
}

function escape(text: string): string {
  return text
    .replaceAll("&", "&amp;")
    .replaceAll("<", "&lt;")
    .replaceAll(">", "&gt;")
    .replaceAll('"', "&quot;");
}
