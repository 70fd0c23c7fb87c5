/** Puts the charts into a document, between the marks that its author has set. */
import { outlineMachine } from "./outline.ts";
import { drawMachine } from "./picture.ts";
import type { ChartState } from "./read-machine.ts";

const MARKED = /<!-- chart:([\w-]+) -->\n.*?<!-- \/chart -->/gs;

/**
 * The document with each chart drawn anew.
 * @param machines by the names that stand in the marks
 * @throws where a mark names no machine, or a machine has no mark
 */
export function withCharts(markdown: string, machines: Readonly<Record<string, ChartState>>): string {
  const missing = new Set(Object.keys(machines));
  const drawn = markdown.replaceAll(MARKED, (_marked, name: string) => {
    const machine = machines[name];
    if (machine === undefined) throw new Error(`<!-- chart:${name} -->: there is no machine of this name`);
    missing.delete(name);
    return chart(name, machine);
  });
  if (missing.size > 0)
    throw new Error(`These machines have no <!-- chart:name -->: ${[...missing].join(", ")}`);
  return drawn;
}

function chart(name: string, machine: ChartState): string {
  return [
    `<!-- chart:${name} -->`,
    "",
    "```mermaid",
    drawMachine(name, machine),
    "```",
    "",
    "In words:",
    "",
    ...outlineMachine(machine),
    "",
    "<!-- /chart -->",
  ].join("\n");
}
