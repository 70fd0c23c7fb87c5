import { readFileSync } from "node:fs";
import { join } from "node:path";

/** Everything that the service worker fetches when it is installed, and a little more. */
export function installedFiles(site: string): string[] {
  const worker = readFileSync(join(site, "service-worker.js"), "utf8");
  const paths = worker.split(/[`",']/).filter((part) => /^\/[\w./-]*$/.test(part) && part !== "/404");
  return [...new Set(paths)];
}
