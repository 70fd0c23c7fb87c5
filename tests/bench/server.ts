/**
 * The server, asked by a thread of its own over 16 open connections, beside bare Hono and bare Fastify that give the
 * same bytes and do nothing else. Measured are requests a second, log-ins at the full cost of a password, what the
 * dashboard takes with 200,000 users, and whether memory grows. Network and TLS are not measured.
 */
import { once } from "node:events";
import { mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setFlagsFromString } from "node:v8";
import { runInNewContext } from "node:vm";
import { Worker } from "node:worker_threads";
import Fastify from "fastify";
import { Hono } from "hono";
import * as z from "zod";
import { parseConfig } from "../../server/config.ts";
import { createApp } from "../../server/create-app.ts";
import { listen } from "../../server/listen.ts";
import { openServices } from "../../server/open-services.ts";
import type { Row } from "./rows.ts";
import { makeUsers } from "./server-users.ts";
import { median } from "./statistics.ts";

const CONNECTIONS = 16;
const MILLISECONDS = 3000;
const LOGINS = 60;
const USERS = 200_000;
/** A busy computer does not get through all of them, and says so. */
const MANY = { requests: 100_000, milliseconds: 60_000 };
const PASSWORD = "Qx7!velvet";
const ADMIN = "admin@example.org";

type Headers = Record<string, string>;
const loadOutcome = z.object({ answered: z.number(), failed: z.number(), seconds: z.number() });

interface Limits {
  readonly milliseconds: number;
  readonly requests: number;
}

const A_WHILE: Limits = { milliseconds: MILLISECONDS, requests: Number.MAX_SAFE_INTEGER };

async function load(url: string, headers: Headers = {}, limits: Limits = A_WHILE) {
  const workerData = { url, headers, connections: CONNECTIONS, ...limits };
  const worker = new Worker(new URL("./server-load.js", import.meta.url), { workerData });
  const [message]: unknown[] = await once(worker, "message");
  const { answered, failed, seconds } = loadOutcome.parse(message);
  if (failed > 0) throw new Error(`${failed} of ${answered} requests to ${new URL(url).pathname} failed.`);
  return { answered, rate: answered / seconds };
}

async function withBareHono(body: string, type: string): Promise<number> {
  const app = new Hono().get("/", (context) => context.body(body, 200, { "Content-Type": type }));
  const server = await listen(app, 0, "127.0.0.1");
  if (!server.ok) throw new Error(server.problem);
  const { rate } = await load(server.value.address);
  await server.value.close();
  return rate;
}

async function withBareFastify(body: string, type: string): Promise<number> {
  const app = Fastify();
  app.get("/", (_, reply) => reply.type(type).send(body));
  const address = await app.listen({ port: 0, host: "127.0.0.1" });
  const { rate } = await load(address);
  await app.close();
  return rate;
}

function perSecond(what: string, figure: number, note?: string): Row {
  return { what, figure, unit: "per s", note };
}

/** In milliseconds, from the request to the last byte, the median of twenty. */
async function timeOf(url: string, headers: Headers): Promise<number> {
  const times: number[] = [];
  for (let index = 0; index < 20; index += 1) {
    const begun = performance.now();
    const response = await fetch(url, { headers });
    await response.arrayBuffer();
    if (!response.ok) throw new Error(`${url} answered ${response.status}.`);
    times.push(performance.now() - begun);
  }
  return median(times);
}

/** Megabytes that are really in use. */
function heapMegabytes(): number {
  setFlagsFromString("--expose-gc");
  const collect: unknown = runInNewContext("gc");
  if (typeof collect === "function") collect();
  return process.memoryUsage().heapUsed / 1e6;
}

function post(address: string, path: string, body: object): Promise<Response> {
  const headers = { "content-type": "application/json" };
  return fetch(`${address}${path}`, { method: "POST", headers, body: JSON.stringify(body) });
}

/** @param siteFolder the built site */
export async function measureServer(siteFolder: string): Promise<Row[]> {
  const dataFolder = mkdtempSync(join(tmpdir(), "bench-server-"));
  const config = parseConfig({ DATA_DIR: dataFolder, SITE_FOLDER: siteFolder });
  if (!config.ok) throw new Error(config.problem);
  const { services, close } = await openServices(config.value);
  const server = await listen(createApp({ siteFolder, services }), 0, "127.0.0.1");
  if (!server.ok) throw new Error(server.problem);
  const { address } = server.value;
  try {
    return [
      ...(await measurePages(address, siteFolder)),
      ...(await measureAccounts(address, services.storage.db)),
    ];
  } finally {
    await server.value.close();
    await close();
    rmSync(dataFolder, { recursive: true });
  }
}

async function measurePages(address: string, siteFolder: string): Promise<Row[]> {
  const page = readFileSync(join(siteFolder, "game-zone.html"), "utf8");
  const type = "text/html; charset=utf-8";
  const { rate } = await load(`${address}/game-zone`);
  const before = heapMegabytes();
  const { answered } = await load(`${address}/game-zone`, {}, MANY);
  const grown = Math.max(0, heapMegabytes() - before);
  return [
    perSecond("a page from its file, our server", rate),
    perSecond("the same bytes from memory, bare Hono", await withBareHono(page, type)),
    perSecond("the same bytes from memory, bare Fastify", await withBareFastify(page, type)),
    { what: `memory grown after ${answered} requests`, figure: grown, unit: "MB", bound: 10 },
  ];
}

async function measureAccounts(address: string, db: Parameters<typeof makeUsers>[0]): Promise<Row[]> {
  const user = { first_name: "Ada", last_name: "Byron", school_name: "School", email: ADMIN };
  await post(address, "/api/auth/signup", {
    user: { ...user, password: PASSWORD, confirm_password: PASSWORD },
  });
  await db.updateTable("users").set({ role: "admin" }).execute();
  const logIn = () => post(address, "/api/auth/login", { user: { email: ADMIN, password: PASSWORD } });

  const answer = await logIn();
  const headers = {
    authorization: answer.headers.get("authorization") ?? "",
    cookie: answer.headers.get("set-cookie")?.split(";")[0] ?? "",
  };
  const me = await (await fetch(`${address}/api/auth/me`, { headers })).text();
  const { rate: checked } = await load(`${address}/api/auth/me`, headers);

  const begun = performance.now();
  for (let done = 0; done < LOGINS; done += 4) await Promise.all(Array.from({ length: 4 }, logIn));
  const logins = LOGINS / ((performance.now() - begun) / 1000);

  await makeUsers(db, USERS, Date.now());
  const dashboard = (path: string) => timeOf(`${address}/api/dashboard/${path}`, headers);
  const type = "application/json";
  return [
    perSecond("a session checked, our server", checked, "signature, companion and database each time"),
    perSecond("the same answer unchecked, bare Hono", await withBareHono(me, type)),
    perSecond("the same answer unchecked, bare Fastify", await withBareFastify(me, type)),
    perSecond("log-ins, 4 at once", logins, "Argon2id, 19 MiB, 2 passes"),
    { what: `first page of ${USERS} users`, figure: await dashboard("users"), unit: "ms", bound: 50 },
    { what: `growth of ${USERS} users`, figure: await dashboard("growth"), unit: "ms", bound: 50 },
  ];
}
