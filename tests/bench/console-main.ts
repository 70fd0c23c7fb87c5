/**
 * The console's part of the bench by itself, as the archive carries it: `/opt/buzzle/node /opt/buzzle/program/bench.js`.
 * Add a number of minutes for a shorter long play.
 */
import { cpus } from "node:os";
import { join } from "node:path";
import { measureLongPlay } from "./console-long.ts";
import { measureBusyConsole, measureConsole } from "./console.ts";
import { formatRows, isMet } from "./rows.ts";

const beside = (file: string): readonly string[] => [join(import.meta.dirname, file)];
const programs = { console: beside("main.js"), cardDelay: beside("card-delay.js") };
const minutes = Number(process.argv[2] ?? 10);
console.log(`Node ${process.version}, ${cpus().length} processors (${cpus()[0]?.model ?? "unknown"}).`);
const rows = [
  ...(await measureConsole(programs)),
  ...(await measureBusyConsole(programs)),
  ...(await measureLongPlay(programs, minutes)),
];
console.log(formatRows(rows));
process.exitCode = rows.some((row) => isMet(row) === false) ? 1 : 0;
