import { describe, expect, test } from "vitest";
import { createLog } from "./log.ts";

function record(infoIsWanted: boolean) {
  const lines: unknown[] = [];
  const log = createLog(
    (line) => lines.push(JSON.parse(line)),
    () => 0,
    infoIsWanted,
  );
  return { log, lines };
}

describe("the log", () => {
  test("is one line of JSON for each event", () => {
    const { log, lines } = record(true);
    log.info("request", { route: "/api/auth/login", status: 200 });
    expect(lines).toEqual([
      {
        time: "1970-01-01T00:00:00.000Z",
        level: "info",
        event: "request",
        route: "/api/auth/login",
        status: 200,
      },
    ]);
  });

  test("tells of a failure where it happened, but not its message, which may hold somebody's data", () => {
    const { log, lines } = record(false);
    log.info("request");
    log.error(
      "request.failed",
      Object.assign(new Error("Key (email)=(ada@example.org)\nada"), { code: "23505" }),
    );
    log.error("request.failed", "ada");
    expect(lines).toEqual([
      {
        time: "1970-01-01T00:00:00.000Z",
        level: "error",
        event: "request.failed",
        cause: "Error",
        code: "23505",
        stack: expect.stringMatching(/^at .*log\.test\.ts/),
      },
      { time: "1970-01-01T00:00:00.000Z", level: "error", event: "request.failed", cause: "string" },
    ]);
    expect(JSON.stringify(lines)).not.toContain("ada");
  });
});
