import { existsSync } from "node:fs";
import { join } from "node:path";
import { findGame } from "../games/catalogue.ts";
import { parseConfig } from "./config.ts";
import { createApp } from "./create-app.ts";
import { listen } from "./listen.ts";

async function main(): Promise<string | undefined> {
  const config = parseConfig(process.env);
  if (!config.ok) return config.problem;
  const { port, host, siteFolder } = config.value;
  if (!existsSync(join(siteFolder, "index.html"))) return "The site is not built yet. Run: npm run build";

  const app = createApp({ siteFolder, isKnownGame: (slug) => findGame(slug) !== undefined });
  const server = await listen(app, port, host);
  if (!server.ok) return server.problem;
  console.log(`Ready: ${server.value.address}/game-zone`);
  for (const signal of ["SIGINT", "SIGTERM"] as const) process.once(signal, () => void server.value.close());
  return undefined;
}

const problem = await main();
if (problem !== undefined) {
  console.error(problem);
  process.exitCode = 1;
}
