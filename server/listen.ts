import type { AddressInfo } from "node:net";
import { createServer, type ServerResponse } from "node:http";
import { getRequestListener } from "@hono/node-server";
import type { Result } from "../engine/index.ts";
import { MINUTE, SECOND } from "./now.ts";

export interface RunningServer {
  /** Such as http://localhost:3000 */
  readonly address: string;
  /** Takes no new request, lets the ones under way finish for up to ten seconds, then resolves. */
  readonly close: () => Promise<void>;
}

const IDLE_SWEEP_MILLISECONDS = 50;

/** A visitor on a slow line has time enough; one who sends a byte a minute on purpose has not. */
const PATIENCE = {
  maxHeaderSize: 16 * 1024,
  headersTimeout: 15 * SECOND,
  requestTimeout: 30 * SECOND,
  keepAliveTimeout: 5 * SECOND,
};

/** The largest file takes a quarter of an hour at 10 KB a second. */
const ANSWER_BOUNDS = { standstill: 30 * SECOND, longestAnswer: 15 * MINUTE };

/** How long requests under way may still take once the server is told to stop. */
const LAST_REQUESTS = 10 * SECOND;

function whyNot(code: string | undefined, port: number, host: string): string | undefined {
  switch (code) {
    case "EADDRINUSE": {
      const other = port < 65_535 ? port + 1 : 3000;
      return `Port ${port} is taken. Stop the other program or choose another: PORT=${other} npm start`;
    }
    case "EACCES":
      return `Port ${port} needs more rights than this user has. Choose one from 1024 up: PORT=3000 npm start`;
    case "EADDRNOTAVAIL":
    case "ENOTFOUND":
    case "EAI_AGAIN":
      return `HOST is "${host}", which is not an address of this computer.`;
    default:
      return undefined;
  }
}

/** An app that answers, such as one of Hono. */
export interface Listening {
  readonly fetch: Parameters<typeof getRequestListener>[0];
}

/** Serves an app on a port. A port or host that cannot be had is a problem to tell; anything else throws. */
export function listen(
  app: Listening,
  port: number,
  host: string,
  bounds = ANSWER_BOUNDS,
): Promise<Result<RunningServer, string>> {
  const handle = getRequestListener(app.fetch);
  const server = createServer(PATIENCE, (incoming, outgoing) => {
    // Node takes the first, and something in front of it may have taken the other.
    const hosts = incoming.rawHeaders.filter((name, index) => index % 2 === 0 && /^host$/i.test(name));
    if (hosts.length > 1) outgoing.writeHead(400, { connection: "close" }).end();
    else void handle(incoming, outgoing);
  });

  // Of a reader that takes nothing at all; and of one that takes a little now and then.
  server.setTimeout(bounds.standstill);
  server.on("request", (_, outgoing: ServerResponse) => {
    const giveUp = setTimeout(() => outgoing.destroy(), bounds.longestAnswer);
    giveUp.unref();
    outgoing.on("close", () => clearTimeout(giveUp));
  });

  const close = () =>
    new Promise<void>((resolve) => {
      // A kept-alive connection would otherwise stay open for seconds after its last answer.
      const sweep = setInterval(() => server.closeIdleConnections(), IDLE_SWEEP_MILLISECONDS);
      const giveUp = setTimeout(() => server.closeAllConnections(), LAST_REQUESTS);
      server.close(() => {
        clearInterval(sweep);
        clearTimeout(giveUp);
        resolve();
      });
    });

  return new Promise((resolve, reject) => {
    server.once("error", (error: NodeJS.ErrnoException) => {
      const problem = whyNot(error.code, port, host);
      if (problem === undefined) reject(error);
      else resolve({ ok: false, problem });
    });
    server.listen(port, host, () => {
      const { port: actualPort } = server.address() as AddressInfo;
      const name = host.includes(":") ? `[${host}]` : host;
      resolve({ ok: true, value: { address: `http://${name}:${actualPort}`, close } });
    });
  });
}
