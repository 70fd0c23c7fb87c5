/** A built site of the test's own, that can become a newer version while people are on it. */
import { cpSync, mkdtempSync, readdirSync, readFileSync, renameSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join, relative } from "node:path";
import { manifestSchema, readChunks } from "../../../scripts/site/chunks.ts";
import { readGames } from "../../../scripts/site/read-games.ts";
import { writeServiceWorker } from "../../../scripts/site/service-worker.ts";

const dist = join(import.meta.dirname, "..", "..", "..", "dist");

export interface SiteCopy {
  readonly folder: string;
  /** Every address that has a page. */
  readonly paths: readonly string[];
  /** The script that every page runs, as an address. */
  script(): string;
  /** The file of an address. */
  read(path: string): string;
  /** As after a build in which every page runs another script; the old one is gone. */
  deploy(): Promise<void>;
  remove(): void;
}

export function copySite(): SiteCopy {
  const folder = mkdtempSync(join(tmpdir(), "site-"));
  cpSync(join(dist, "web"), folder, { recursive: true });
  const files = readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name));
  const paths = files
    .filter((file) => file.endsWith(".html"))
    .map((file) => `/${relative(folder, file).replace(/(^|\/)index\.html$|\.html$/, "")}`);
  const read = (path: string): string =>
    readFileSync(join(folder, `${path === "/" ? "/index" : path}.html`), "utf8");
  const script = (): string => {
    const [, address] = /<script type="module"[^>]* src="([^"]+)"/.exec(read("/")) ?? [];
    if (address === undefined) throw new Error("copySite: the home page runs no script");
    return address;
  };

  async function deploy(): Promise<void> {
    const old = script();
    const next = old.replace(/[^-]+\.js$/, "Newer000.js");
    const [oldName, nextName] = [old, next].map((address) => address.replace("/assets/", ""));
    for (const file of files) {
      if (/\.(br|gz)$/.test(file)) rmSync(file);
      if (!/\.(html|js)$/.test(file)) continue;
      const content = readFileSync(file, "utf8");
      if (content.includes(oldName ?? ""))
        writeFileSync(file, content.replaceAll(oldName ?? "", nextName ?? ""));
    }
    renameSync(join(folder, old), join(folder, next));
    const manifest: unknown = JSON.parse(readFileSync(join(dist, "web-manifest.json"), "utf8"));
    await writeServiceWorker(folder, paths, readChunks(manifestSchema.parse(manifest)), await readGames());
  }

  return { folder, paths, script, read, deploy, remove: () => rmSync(folder, { recursive: true }) };
}
