/**
 * The server, asked by a thread of its own over 16 open connections, beside bare Hono and bare Fastify that give the
 * same bytes and do nothing else. Measured are requests a second, log-ins at the full cost of a password, what the
 * dashboard takes with 200,000 users, and whether memory grows. Network and TLS are not measured. The three are asked
 * in turn, for a moment each and many times, so that what else the computer does befalls them alike; and before that so
 * often that none is measured while it is still being compiled.
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
import type { Services } from "../../server/services.ts";
import type { Row } from "./rows.ts";
import { makeUsers } from "./server-users.ts";
import { median } from "./statistics.ts";

const CONNECTIONS = 16;
const TURNS = 15;
const TURN_MILLISECONDS = 300;
/** With those before them fewer than an account's sessions, of which the oldest would end. */
const LOGINS = 48;
const LOGINS_OF_TURN = 16;
const LOGINS_AT_ONCE = 8;
const USERS = 200_000;
/** However long it takes. */
const MANY: Limits = { requests: 100_000, milliseconds: Infinity };
const PASSWORD = "Qx7!velvet";
const ADMIN = "admin@example.org";

type Headers = Record<string, string>;
const loadOutcome = z.object({ answered: z.number(), failed: z.number(), seconds: z.number() });

interface Limits {
  readonly milliseconds: number;
  readonly requests: number;
}

const WARM: Limits = { requests: 5000, milliseconds: Infinity };
const A_TURN: Limits = { milliseconds: TURN_MILLISECONDS, requests: Infinity };

async function load(url: string, headers: Headers = {}, limits: Limits = A_TURN) {
  const workerData = { url, headers, connections: CONNECTIONS, ...limits };
  const worker = new Worker(new URL("./server-load.js", import.meta.url), { workerData });
  const [message]: unknown[] = await once(worker, "message");
  const { answered, failed, seconds } = loadOutcome.parse(message);
  if (failed > 0) throw new Error(`${failed} of ${answered} requests to ${new URL(url).pathname} failed.`);
  return { answered, rate: answered / seconds };
}

interface Rates {
  readonly ours: number;
  readonly hono: number;
  readonly fastify: number;
  /** How many requests bare Hono answers in the time of one of ours, turn by turn. */
  readonly besideHono: number;
}

/** Requests a second of one of our addresses, and of bare servers that answer with these bytes; each the median. */
async function besideBare(url: string, headers: Headers, bytes: Buffer, type: string): Promise<Rates> {
  const body = new Uint8Array(bytes);
  const hono = new Hono().get("/", (context) => context.body(body, 200, { "Content-Type": type }));
  const server = await listen(hono, 0, "127.0.0.1");
  if (!server.ok) throw new Error(server.problem);
  const fastify = Fastify();
  fastify.get("/", (_, reply) => reply.type(type).send(bytes));
  const urls = [server.value.address, await fastify.listen({ port: 0, host: "127.0.0.1" })] as const;
  const turns: Record<"ours" | "hono" | "fastify", number>[] = [];
  const askAll = async (limits: Limits) => ({
    ours: (await load(url, headers, limits)).rate,
    hono: (await load(urls[0], {}, limits)).rate,
    fastify: (await load(urls[1], {}, limits)).rate,
  });
  await askAll(WARM);
  for (let turn = 0; turn < TURNS; turn += 1) turns.push(await askAll(A_TURN));
  await server.value.close();
  await fastify.close();
  return {
    ours: median(turns.map(({ ours }) => ours)),
    hono: median(turns.map((turn) => turn.hono)),
    fastify: median(turns.map((turn) => turn.fastify)),
    besideHono: median(turns.map((turn) => turn.hono / turn.ours)),
  };
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
    return [...(await measurePages(address, siteFolder)), ...(await measureAccounts(address, services))];
  } finally {
    await server.value.close();
    await close();
    rmSync(dataFolder, { recursive: true });
  }
}

async function measurePages(address: string, siteFolder: string): Promise<Row[]> {
  const page = readFileSync(join(siteFolder, "game-zone.html"));
  const rates = await besideBare(`${address}/game-zone`, {}, page, "text/html; charset=utf-8");
  const before = heapMegabytes();
  const { answered } = await load(`${address}/game-zone`, {}, MANY);
  const after = heapMegabytes();
  const used = `${before.toFixed(1)} MB before and ${after.toFixed(1)} MB after, collected`;
  return [
    perSecond("a page, our server", rates.ours),
    perSecond("the same bytes, bare Hono", rates.hono),
    perSecond("the same bytes, bare Fastify", rates.fastify),
    { what: "a page beside bare Hono", figure: rates.besideHono, unit: "times", bound: 1.5 },
    {
      what: `memory grown after ${answered} requests`,
      figure: Math.max(0, after - before),
      unit: "MB",
      bound: 10,
      note: used,
    },
  ];
}

/**
 * Of log-ins and of the hashes alone so many a second, in turn. Whoever is in is followed by the next at once: a line that
 * becomes empty now and then leaves a core idle.
 */
async function besideHashing(logIn: () => Promise<unknown>, hash: () => Promise<unknown>) {
  const seconds = async (work: () => Promise<unknown>) => {
    const begun = performance.now();
    let left = LOGINS_OF_TURN;
    const visitor = async () => {
      for (; left > 0; await work()) left -= 1;
    };
    await Promise.all(Array.from({ length: LOGINS_AT_ONCE }, visitor));
    return (performance.now() - begun) / 1000;
  };
  const turns: Record<"logins" | "hashes", number>[] = [];
  for (let done = 0; done < LOGINS; done += LOGINS_OF_TURN) {
    turns.push({ logins: await seconds(logIn), hashes: await seconds(hash) });
  }
  const rate = (what: "logins" | "hashes") => LOGINS_OF_TURN / median(turns.map((turn) => turn[what]));
  return { logins: rate("logins"), hashes: rate("hashes") };
}

async function measureAccounts(
  address: string,
  { storage: { db }, passwords }: Pick<Services, "storage" | "passwords">,
): Promise<Row[]> {
  // First of all, because nobody is answered meanwhile, and connections would come to their end.
  await makeUsers(db, USERS, Date.now());
  const user = { first_name: "Ada", last_name: "Byron", school_name: "School", email: ADMIN };
  await post(address, "/api/auth/signup", {
    user: { ...user, password: PASSWORD, confirm_password: PASSWORD },
  });
  await db.updateTable("users").set({ role: "admin" }).where("email", "=", ADMIN).execute();
  const logIn = async () => {
    const answer = await post(address, "/api/auth/login", { user: { email: ADMIN, password: PASSWORD } });
    if (answer.status !== 200) throw new Error(`A log-in answered ${answer.status}.`);
    return answer;
  };

  const answer = await logIn();
  const headers = {
    authorization: answer.headers.get("authorization") ?? "",
    cookie: answer.headers.get("set-cookie")?.split(";")[0] ?? "",
  };
  const me = Buffer.from(await (await fetch(`${address}/api/auth/me`, { headers })).arrayBuffer());
  const checked = await besideBare(`${address}/api/auth/me`, headers, me, "application/json");

  const { logins, hashes } = await besideHashing(logIn, () => passwords.hash(PASSWORD));

  const dashboard = (path: string) => timeOf(`${address}/api/dashboard/${path}`, headers);
  return [
    perSecond("a session checked, our server", checked.ours, "whether anything was written, each time"),
    perSecond("the same answer unchecked, bare Hono", checked.hono),
    perSecond("the same answer unchecked, bare Fastify", checked.fastify),
    { what: "a session checked beside bare Hono", figure: checked.besideHono, unit: "times", bound: 2 },
    perSecond(`log-ins, ${LOGINS_AT_ONCE} at once`, logins, "Argon2id, 19 MiB, 2 passes"),
    perSecond("the hashes alone, on all cores", hashes),
    { what: "a log-in beside its hash alone", figure: hashes / logins, unit: "times", bound: 1.5 },
    { what: `first page of ${USERS} users`, figure: await dashboard("users"), unit: "ms", bound: 50 },
    {
      what: `a search among ${USERS} users that finds nobody`,
      figure: await dashboard("users?search=nobody"),
      unit: "ms",
    },
    { what: `growth of ${USERS} users`, figure: await dashboard("growth"), unit: "ms", bound: 50 },
  ];
}
