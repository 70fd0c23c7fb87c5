/** Figures for Prometheus. None of them is about a person: routes are patterns, and nobody is told apart. */
import { Hono } from "hono";
import { collectDefaultMetrics, Counter, Gauge, Histogram, Registry } from "prom-client";
import type { WorkQueue } from "./accounts/work-queue.ts";
import type { Mailer } from "./mail/mailer.ts";

export interface Request {
  readonly method: string;
  readonly route: string;
  readonly status: number;
  readonly seconds: number;
}

export interface Metrics {
  readonly answered: (request: Request) => void;
  /** A wrong password, or an account that is not there. */
  readonly logInFailed: () => void;
  /** The same, with its failures counted. */
  readonly watchMailer: (mailer: Mailer) => Mailer;
  /** Answers `GET /metrics`. Not for the public: it is listened to at an address of its own. */
  readonly app: Hono;
}

const BUCKETS = [0.002, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10];

export function createMetrics(work: Pick<WorkQueue, "waiting">): Metrics {
  const register = new Registry();
  collectDefaultMetrics({ register });
  const answered = new Histogram({
    name: "api_request_seconds",
    help: "How long calls under /api took.",
    labelNames: ["method", "route", "status"],
    buckets: BUCKETS,
    registers: [register],
  });
  const mails = new Counter({
    name: "mails_failed_total",
    help: "Mails that the mail server did not take.",
    registers: [register],
  });
  const logIns = new Counter({
    name: "logins_failed_total",
    help: "Log-ins with a wrong password or for no account.",
    registers: [register],
  });
  const waiting: Gauge = new Gauge({
    name: "password_work_waiting",
    help: "Passwords that wait to be hashed.",
    registers: [register],
    collect: () => waiting.set(work.waiting()),
  });
  return {
    answered: ({ method, route, status, seconds }) =>
      answered.observe({ method, route, status: String(status) }, seconds),
    logInFailed: () => logIns.inc(),
    watchMailer: ({ send, close }) => ({
      close,
      send: async (mail) => {
        try {
          await send(mail);
        } catch (error) {
          mails.inc();
          throw error;
        }
      },
    }),
    app: new Hono().get("/metrics", async (context) =>
      context.body(await register.metrics(), 200, { "Content-Type": register.contentType }),
    ),
  };
}
