/** npm run charts: draws the machines into docs/charts.md. */
import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { withCharts } from "./charts/document.ts";
import { readMachines } from "./charts/machines.ts";

const path = join(import.meta.dirname, "..", "docs", "charts.md");
writeFileSync(path, withCharts(readFileSync(path, "utf8"), await readMachines()));
