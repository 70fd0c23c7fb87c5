// npm start: from a fresh clone to a running site, with nothing there but Node.
import { fileURLToPath } from "url";
import { prepare } from "./setup/prepare.mjs";

const root = fileURLToPath(new URL("..", import.meta.url));

async function start() {
  const problem = await prepare(root);
  if (problem) return problem;
  const { buildSite } = await import("./setup/site.mjs");
  const buildProblem = buildSite(root);
  if (buildProblem) return buildProblem;
  const { register } = await import("tsx/esm/api");
  register();
  await import("../server/main.ts");
  return undefined;
}

const problem = await start();
if (problem) {
  console.error(problem);
  process.exitCode = 1;
}
