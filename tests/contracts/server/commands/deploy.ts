/**
 * npm run server:deploy: tries the examples of deploy/. systemd reads its unit and says how exposed it is. nginx and Caddy
 * are started with their files, in front of what `npm run build:server` made, and asked as visitors do: one signs up, one
 * follows a link with a token, one lies about the own address, one comes while the server is away, and thirty at
 * once install the service worker. Then all of them are
 * looked for in the proxy's log. Only names, ports and certificates are changed. It needs systemd, nginx, caddy, openssl.
 */
import { spawn, spawnSync } from "node:child_process";
import { randomBytes } from "node:crypto";
import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { Agent, request } from "node:https";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { text } from "node:stream/consumers";
import { setTimeout } from "node:timers/promises";
import { type BuiltServer, startBuilt } from "../support/built-server.ts";
import { freePort } from "../support/free-port.ts";
import { installedFiles } from "../support/installed-files.ts";
import { report } from "./report.ts";

const root = join(import.meta.dirname, "..", "..", "..", "..");
const deploy = join(root, "deploy");
const NAME = "games.example.org";
const ORIGIN = `https://${NAME}`;
const TOKEN = "a-token-that-opens-an-account";
/** Every 127.x is this computer: by it a visitor is told from the server behind the proxy. */
const VISITOR = "127.0.0.2";
const LIED = "203.0.113.7";
const PASSWORD = "Qx7!velvet";

interface Answer {
  readonly status: number;
  readonly headers: Readonly<Record<string, string | string[] | undefined>>;
}

function ask(port: number, method: string, path: string, body?: object, agent?: Agent): Promise<Answer> {
  return new Promise((resolve, reject) => {
    const headers = {
      host: NAME,
      "x-forwarded-for": LIED,
      ...(body && { "content-type": "application/json", origin: ORIGIN }),
      authorization: `Bearer ${TOKEN}`,
      cookie: `__Host-wigglewave_companion=${TOKEN}`,
    };
    const where = { host: "127.0.0.1", port, localAddress: VISITOR, servername: NAME };
    const sent = request(
      { ...where, path, method, headers, rejectUnauthorized: false, agent },
      (response) => {
        const { statusCode: status = 0, headers: given } = response.resume();
        response.on("end", () => resolve({ status, headers: given }));
      },
    );
    sent.on("error", reject);
    sent.end(body && JSON.stringify(body));
  });
}

/** The same file with what this computer has in the place of what the operator's has. */
function adapted(file: string, changes: readonly (readonly [string, string])[]): string {
  return changes.reduce(
    (content, [from, to]) => {
      if (!content.includes(from)) throw new Error(`${file} has no "${from}" any more.`);
      return content.replaceAll(from, to);
    },
    readFileSync(join(deploy, file), "utf8"),
  );
}

interface Proxy {
  readonly name: string;
  /** Writes what it needs into the folder. Gives the command that starts it. */
  readonly prepare: (folder: string, port: number, behind: string) => Promise<readonly string[]>;
}

const nginx: Proxy = {
  name: "nginx",
  prepare: async (folder, port, behind) => {
    const [certificate, key] = [join(folder, "certificate.pem"), join(folder, "key.pem")];
    const subject = ["-subj", `/CN=${NAME}`, "-days", "1", "-nodes"];
    spawnSync("openssl", [
      ..."req -x509 -newkey ec -pkeyopt ec_paramgen_curve:prime256v1".split(" "),
      ...subject,
      "-keyout",
      key,
      "-out",
      certificate,
    ]);
    const logs = join(folder, "logs");
    const plain = await freePort();
    const server = adapted("nginx.conf", [
      ["listen 443", `listen 127.0.0.1:${port}`],
      ["listen [::]:443", `listen [::1]:${port}`],
      ["listen 80", `listen 127.0.0.1:${plain}`],
      ["listen [::]:80", `listen [::1]:${plain}`],
      [`/etc/letsencrypt/live/${NAME}/fullchain.pem`, certificate],
      [`/etc/letsencrypt/live/${NAME}/privkey.pem`, key],
      ["/var/log/nginx", logs],
      ["127.0.0.1:3000", behind],
    ]);
    const file = join(folder, "nginx.conf");
    const temporary = ["client_body", "proxy", "fastcgi", "uwsgi", "scgi"]
      .map((what) => `${what}_temp_path ${folder}/${what};`)
      .join(" ");
    const frame = `daemon off; pid ${folder}/pid; error_log stderr crit; events {} http { access_log off; ${temporary}`;
    writeFileSync(file, `${frame}\n${server}\n}\n`);
    return ["nginx", "-p", folder, "-e", "stderr", "-c", file];
  },
};

const caddy: Proxy = {
  name: "Caddy",
  prepare: async (folder, port, behind) => {
    const site = adapted("Caddyfile", [
      [`${NAME} {`, `${NAME}:${port} {\n\ttls internal`],
      ["127.0.0.1:3000", behind],
    ]);
    const ports = `http_port ${await freePort()}\n\tadmin off\n\tskip_install_trust`;
    const file = join(folder, "Caddyfile");
    writeFileSync(file, site.replace("{\n", `{\n\t${ports}\n`));
    return ["caddy", "run", "--adapter", "caddyfile", "--config", file];
  },
};

const wrong = { user: { email: "ada@example.org", password: "wrong-one!" } };
const names = { first_name: "Ada", last_name: "Byron", school_name: "School", email: "ada@example.org" };

async function visit(port: number, server: BuiltServer): Promise<void> {
  const home = await ask(port, "GET", "/");
  report("home", [home.status, home.headers["strict-transport-security"]], [200, "max-age=31536000"]);
  const link = `/reset-landing-page?user=Ada&token=${TOKEN}`;
  report("a link with a token", (await ask(port, "GET", link)).status, 200);
  const user = { ...names, password: PASSWORD, confirm_password: PASSWORD };
  const signUp = await ask(port, "POST", "/api/auth/signup", { user });
  report("sign-up", signUp.status, 201);
  const id = String(signUp.headers["x-request-id"]);
  report("its id, in our log too", server.said().includes(`"id":"${id}"`), true);
  const statuses: number[] = [];
  for (let tries = 0; tries < 9; tries += 1)
    statuses.push((await ask(port, "POST", "/api/auth/login", wrong)).status);
  report("nine wrong log-ins", statuses, [...Array<number>(8).fill(401), 429]);
  const headers = { "content-type": "application/json", origin: ORIGIN, "x-forwarded-for": LIED };
  const elsewhere = { method: "POST", headers, body: JSON.stringify(wrong) };
  const { status } = await fetch(`${server.address}/api/auth/login`, elsewhere);
  report("and they counted for the visitor, not for who the visitor claimed to be", status, 401);
}

const CLASS = 30;

/** A class opens the site at the same moment, from one address. */
async function installAll(port: number): Promise<void> {
  const files = installedFiles(join(root, "dist", "server", "site"));
  const begun = performance.now();
  const refused = new Map<number, number>();
  const visitor = async () => {
    // As many as a browser opens; the worker itself asks for three at once.
    const agent = new Agent({ keepAlive: true, maxSockets: 3 });
    const left = files.values();
    const fetchNext = async () => {
      for (const path of left) {
        const { status } = await ask(port, "GET", path, undefined, agent);
        if (status === 429 || status >= 500) refused.set(status, (refused.get(status) ?? 0) + 1);
      }
    };
    await Promise.all([fetchNext(), fetchNext(), fetchNext()]);
    agent.destroy();
  };
  await Promise.all(Array.from({ length: CLASS }, visitor));
  report(`of ${CLASS} times ${files.length} files that a service worker installs, refused`, [...refused], []);
  console.log(`     in ${((performance.now() - begun) / 1000).toFixed(1)} s`);
}

async function tryProxy({ name, prepare }: Proxy): Promise<void> {
  console.log(name);
  const folder = mkdtempSync(join(tmpdir(), "proxy-"));
  for (const one of ["logs", "data"]) mkdirSync(join(folder, one));
  const server = await startBuilt([process.execPath, "main.js"], join(root, "dist", "server"), {
    NODE_ENV: "production",
    PUBLIC_ORIGIN: ORIGIN,
    DATA_DIR: join(folder, "data"),
    SESSION_SECRET: randomBytes(32).toString("base64url"),
    SMTP_URL: "outbox",
    TRUST_PROXY: "1",
  });
  const port = await freePort();
  const [program = "", ...words] = await prepare(folder, port, server.address.replace("http://", ""));
  const env = { ...process.env, HOME: folder, XDG_DATA_HOME: folder, XDG_CONFIG_HOME: folder };
  const proxy = spawn(program, words, { env, stdio: ["ignore", "pipe", "pipe"] });
  const said = Promise.all([text(proxy.stdout), text(proxy.stderr)]);
  try {
    for (let tries = 0; tries < 100; tries += 1) {
      if (proxy.exitCode !== null) throw new Error(`${name} did not start: ${(await said).join("")}`);
      if (await ask(port, "GET", "/").catch(() => undefined)) break;
      await setTimeout(100);
    }
    await visit(port, server);
    await installAll(port);
    server.child.kill("SIGKILL");
    await server.ended;
    const gone = await ask(port, "GET", `/reset-landing-page?user=Ada&token=${TOKEN}`);
    report("a link while the server is away", gone.status >= 502 && gone.status <= 503, true);
  } finally {
    server.child.kill("SIGKILL");
    proxy.kill("SIGTERM");
  }
  const logs = readdirSync(join(folder, "logs")).map((file) =>
    readFileSync(join(folder, "logs", file), "utf8"),
  );
  const written = [...(await said), ...logs].join("\n");
  rmSync(folder, { recursive: true });
  report("calls in its log", written.includes("/api/auth/signup"), true);
  const personal = [TOKEN, "token=", VISITOR, LIED, "Ada", "ada@example.org", "Bearer", "companion"];
  report(
    "in its log of what is nobody's business",
    personal.filter((one) => written.includes(one)),
    [],
  );
  const example = written.split("\n").find((line) => line.includes("/reset-landing-page"));
  console.log(`     such as ${example}`);
}

/** systemd's figure for how much a service may do, from 0 to 10, is to be 2 at most. */
const MOST_EXPOSED = 20;

function readUnit(name: string): void {
  const unit = join(deploy, name);
  const analyze = (...words: string[]) =>
    spawnSync("systemd-analyze", [...words, unit], { encoding: "utf8" });
  const verified = analyze("verify");
  report("systemd-analyze verify", [verified.status, verified.stderr], [0, ""]);
  const security = analyze("security", "--offline=true", "--no-pager", `--threshold=${MOST_EXPOSED}`);
  report("systemd-analyze security", security.status, 0);
  console.log(`     ${security.stdout.trim().split("\n").at(-1)}`);
}

for (const name of ["wigglewave.service", "wigglewave-backup.service"]) readUnit(name);
const timer = spawnSync("systemd-analyze", ["verify", join(deploy, "wigglewave-backup.timer")], {
  encoding: "utf8",
});
report("systemd-analyze verify of the timer", [timer.status, timer.stderr], [0, ""]);
for (const proxy of [nginx, caddy]) await tryProxy(proxy);
