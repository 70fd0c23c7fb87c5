import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { createServer, type AddressInfo } from "node:net";
import { request } from "node:http";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { ServerDidNotStart, startServer } from "../tests/server-process.ts";

let siteFolder: string;

beforeAll(() => {
  siteFolder = mkdtempSync(join(tmpdir(), "site-"));
  for (const name of ["index", "game-zone", "404"]) {
    writeFileSync(join(siteFolder, `${name}.html`), `<!doctype html><title>${name}</title>`);
  }
});

afterAll(() => {
  rmSync(siteFolder, { recursive: true });
});

/** Sends a path as it stands, which fetch would tidy up first. */
function statusOf(address: string, path: string) {
  const { hostname, port } = new URL(address);
  return new Promise<number | undefined>((resolve, reject) => {
    request({ hostname, port, path }, (response) => {
      response.resume();
      resolve(response.statusCode);
    })
      .on("error", reject)
      .end();
  });
}

async function whyNot(settings: Record<string, string>) {
  try {
    await (await startServer(settings)).stop();
  } catch (error) {
    if (error instanceof ServerDidNotStart) return { exitCode: error.exitCode, said: error.said };
    throw error;
  }
  return undefined;
}

describe("the server as a program", () => {
  test("serves the site and the calls, needs no setting, and ends cleanly", async () => {
    const server = await startServer({ SITE_FOLDER: siteFolder });
    const paths = [
      "/game-zone",
      "/healthz",
      "/api/auth/options",
      "/unknown",
      "/../package.json",
      "/..%2fpackage.json",
    ];
    const statuses = await Promise.all(paths.map((path) => statusOf(server.address, path)));
    expect(statuses).toEqual([200, 200, 200, 404, 404, 404]);
    expect(await server.stop()).toBe(0);
  });

  test("says in one line that its port is taken", async () => {
    const other = createServer();
    await new Promise<void>((resolve) => other.listen(0, "127.0.0.1", resolve));
    const { port } = other.address() as AddressInfo;
    expect(await whyNot({ SITE_FOLDER: siteFolder, PORT: String(port) })).toEqual({
      exitCode: 1,
      said: `Port ${port} is taken. Stop the other program or choose another: PORT=${port + 1} npm start`,
    });
    await new Promise((resolve) => other.close(resolve));
  });

  test("says in one line that its port makes no sense", async () => {
    expect(await whyNot({ PORT: "three" })).toEqual({
      exitCode: 1,
      said: 'PORT must be a whole number from 0 to 65535, but it is "three".',
    });
  });

  test("says in one line that its accounts cannot be opened, and repeats no password", async () => {
    const DATABASE_URL = "postgres://me:password@127.0.0.1:1/accounts";
    expect(await whyNot({ SITE_FOLDER: siteFolder, DATABASE_URL })).toEqual({
      exitCode: 1,
      said: "The accounts at DATABASE_URL cannot be opened: connect ECONNREFUSED 127.0.0.1:1",
    });
    const DATA_DIR = import.meta.filename;
    expect(await whyNot({ SITE_FOLDER: siteFolder, DATA_DIR })).toEqual({
      exitCode: 1,
      said: `The accounts in DATA_DIR (${DATA_DIR}) cannot be opened: EEXIST: file already exists, mkdir '${DATA_DIR}'`,
    });
  });

  test("says in one line that the site is not built", async () => {
    expect(await whyNot({ SITE_FOLDER: join(siteFolder, "nothing") })).toEqual({
      exitCode: 1,
      said: "The site is not built yet. Run: npm run build",
    });
  });
});
