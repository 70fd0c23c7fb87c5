/** Builds the site where it is not fresh, and serves its sound page until it is ended. */
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { start } from "../../server/start.ts";
import { buildSite } from "../setup/site.mjs";

const ROOT = join(import.meta.dirname, "..", "..");

/** @param port 0 lets the system choose @returns the page's address. @throws where the site cannot be built or served */
export async function serveSoundPage(port = "0"): Promise<string> {
  const problem = buildSite(ROOT);
  if (problem !== undefined) throw new Error(problem);
  const data = mkdtempSync(join(tmpdir(), "sounds-"));
  process.once("exit", () => rmSync(data, { recursive: true, force: true }));
  const server = await start({ PORT: port, HOST: "127.0.0.1", DATA_DIR: data });
  if (!server.ok) throw new Error(server.problem);
  for (const signal of ["SIGINT", "SIGTERM"] as const)
    process.once(signal, () => void server.value.close().then(() => process.exit()));
  return `${server.value.address}/sounds`;
}
