// npm start: from a fresh clone to a running site, with nothing there but Node.
import { fileURLToPath } from "url";
import { prepare } from "./setup/prepare.mjs";

const root = fileURLToPath(new URL("..", import.meta.url));

const parent = process.ppid;

async function start() {
  endWithNpm();
  const problem = await prepare(root);
  if (problem) return problem;
  const { buildSite } = await import("./setup/site.mjs");
  const buildProblem = process.env.SITE_FOLDER ? undefined : buildSite(root);
  if (buildProblem) return buildProblem;
  const { register } = await import("tsx/esm/api");
  register();
  await import("../server/main.ts");
  return undefined;
}

/**
 * npm hands SIGTERM to the shell in between, which ends and tells nobody. So the server looks whether that shell is still
 * its parent, and ends as it would by the signal.
 */
function endWithNpm() {
  if (process.env.npm_lifecycle_event !== "start") return;
  const look = setInterval(() => {
    if (process.ppid === parent) return;
    clearInterval(look);
    process.kill(process.pid, "SIGTERM");
  }, 250);
  look.unref();
}

const problem = await start();
if (problem) {
  console.error(problem);
  process.exitCode = 1;
}
