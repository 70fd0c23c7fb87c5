import { pino } from "pino";
import type { Now } from "./now.ts";

export type LogFields = Readonly<Record<string, string | number | boolean | undefined>>;

/** One line of JSON for each event. Nothing personal may go in: no address, name, e-mail, token or query. */
export interface Log {
  readonly info: (event: string, fields?: LogFields) => void;
  readonly error: (event: string, cause: unknown, fields?: LogFields) => void;
}

/**
 * @param write takes a line with its end
 * @param infoIsWanted false in development, where only failures should stand between a person and the console
 */
export function createLog(write: (line: string) => void, now: Now, infoIsWanted: boolean): Log {
  const logger = pino(
    {
      // Neither the name of the computer nor the number of the process.
      base: null,
      level: infoIsWanted ? "info" : "error",
      messageKey: "event",
      timestamp: () => `,"time":"${new Date(now()).toISOString()}"`,
      formatters: { level: (level) => ({ level }) },
    },
    { write },
  );
  return {
    info: (event, fields = {}) => logger.info(fields, event),
    error: (event, cause, fields = {}) => logger.error({ ...fields, ...describe(cause) }, event),
  };
}

/** The message is left out: a database puts values into it. Where it happened says enough. */
function describe(cause: unknown): LogFields {
  if (!(cause instanceof Error)) return { cause: typeof cause };
  const code = "code" in cause && typeof cause.code === "string" ? cause.code : undefined;
  const frames = cause.stack?.split("\n").filter((frame) => frame.trimStart().startsWith("at "));
  return { cause: cause.name, code, stack: frames?.map((frame) => frame.trim()).join(" | ") };
}
