import fc from "fast-check";
import { afterEach, beforeEach, describe, expect, test } from "vitest";
import {
  KEPT_PER_SKILL,
  mergeVerdicts,
  MOST_PER_REQUEST,
  type KeptVerdict,
  type VerdictLog,
} from "../../../engine/save/index.ts";
import { ownDataAnswer, progressAnswer, takenAnswer } from "../../../server/api-shapes.ts";
import { MINUTE } from "../../../server/now.ts";
import { aVerdict } from "../../fakes/verdicts.ts";
import { STORAGES, usePostgres } from "./support/storages.ts";
import { createTestServer, type TestServer, type TestSession } from "./support/test-server.ts";

const place = usePostgres();
const NOTHING: VerdictLog = { forgotten: 0, verdicts: [], plays: [] };

/** A device that is used without a network, and sends what it has when it finds one. */
interface Device {
  log: VerdictLog;
  /** What it has read of what others have sent. */
  next: number;
}

describe.each(STORAGES)("progress on %s", (storage) => {
  let server: TestServer;
  let session: TestSession;
  beforeEach(async () => {
    server = await createTestServer({ databaseUrl: await place(storage) });
    session = await server.enter();
  });
  afterEach(() => server.close());

  const send = (body: unknown, as: TestSession = session) =>
    server.call("POST", "/api/progress", { body, session: as });
  const read = async (after = 0, as: TestSession = session) => {
    const answer = await server.call("GET", `/api/progress?after=${after}`, { session: as });
    expect(answer.status).toBe(200);
    return progressAnswer.parse(answer.body);
  };
  /** Whoever plays so much waits a minute now and then. */
  const waitForTries = () => (server.clock.time += MINUTE);

  const meet = async (device: Device): Promise<void> => {
    waitForTries();
    const { forgotten } = takenAnswer.parse((await send(device.log)).body);
    if (forgotten > device.log.forgotten) device.log = { forgotten, verdicts: [], plays: [] };
    const part = await read(device.next);
    device.log = mergeVerdicts(device.log, part);
    device.next = part.next;
  };

  test("follows to another machine, in parts, each verdict once", async () => {
    const verdicts = many(MOST_PER_REQUEST + 3);
    const sent = await send({ forgotten: 0, verdicts: verdicts.slice(0, MOST_PER_REQUEST), plays: [] });
    expect(sent).toMatchObject({ status: 200, body: { success: true, forgotten: 0 } });
    // A line that broke before the answer came: it is sent again.
    await send({ forgotten: 0, verdicts: verdicts.slice(MOST_PER_REQUEST - 5), plays: [] });
    const other = server.sessionOf(await server.logIn());
    const first = await read(0, other);
    const second = await read(first.next, other);
    expect([...first.verdicts, ...second.verdicts]).toEqual(verdicts);
    expect(await read(second.next, other)).toEqual({
      forgotten: 0,
      verdicts: [],
      next: second.next,
      plays: [],
    });
  });

  test("is nobody else's", async () => {
    await send({ forgotten: 0, verdicts: many(3), plays: [] });
    const grace = await server.enter({ email: "grace@example.org", first_name: "Grace" });
    expect((await read(0, grace)).verdicts).toEqual([]);
    // The same ids, made up by somebody else, change nothing of hers.
    await send(
      { forgotten: 1, verdicts: many(3).map((verdict) => ({ ...verdict, credit: 0 })), plays: [] },
      grace,
    );
    expect((await read()).verdicts).toEqual(many(3));
    expect(await server.call("GET", "/api/progress")).toMatchObject({ status: 401 });
    expect(await server.call("POST", "/api/progress", { body: NOTHING })).toMatchObject({ status: 401 });
  });

  test("of two devices that were used offline comes to the same, however they meet", async () => {
    let forgotten = 0;
    await fc.assert(
      fc.asyncProperty(
        fc.array(fc.tuple(fc.constantFrom(0, 1), fc.constantFrom("play", "play", "meet")), { maxLength: 14 }),
        async (steps) => {
          forgotten += 1;
          const { next } = await read(await numberNow());
          const devices: [Device, Device] = [
            { log: { forgotten, verdicts: [], plays: [] }, next },
            { log: { forgotten, verdicts: [], plays: [] }, next },
          ];
          waitForTries();
          await send({ forgotten, verdicts: [], plays: [] });
          const played: string[] = [];
          for (const [which, does] of steps) {
            const device = devices[which] ?? devices[0];
            if (does === "meet") await meet(device);
            else {
              const order = (device.log.verdicts.at(-1)?.order ?? 0) + 1;
              const id = `d${which}-${forgotten.toString(36)}-${played.length.toString(36)}`;
              played.push(id);
              device.log = {
                forgotten,
                verdicts: [...device.log.verdicts, aVerdict({ id, order })],
                plays: [],
              };
            }
          }
          for (const device of [...devices, devices[0]]) await meet(device);
          const [one, other] = devices;
          expect(one.log).toEqual(other.log);
          expect(one.log.verdicts.map(({ id }) => id).toSorted()).toEqual(played.toSorted());
        },
      ),
      { numRuns: storage === "SQLite" ? 100 : 25 },
    );
  });

  async function numberNow(): Promise<number> {
    waitForTries();
    let next = 0;
    for (let last = -1; last !== next;) {
      last = next;
      next = (await read(next)).next;
    }
    return next;
  }

  test("is forgotten on every device, and does not come back", async () => {
    const old: Device = { log: { forgotten: 0, verdicts: many(4), plays: [] }, next: 0 };
    await meet(old);
    await send({ forgotten: 1, verdicts: [], plays: [] });
    expect(await read()).toMatchObject({ forgotten: 1, verdicts: [], plays: [] });
    await meet(old);
    expect(old.log).toEqual({ forgotten: 1, verdicts: [], plays: [] });
    expect((await read()).verdicts).toEqual([]);
  });

  test("keeps no more of a skill than devices do, whoever sends what", async () => {
    const ofOneSkill = Array.from({ length: 3 * KEPT_PER_SKILL }, (_, index) =>
      aVerdict({ id: `a-b-${index.toString(36)}`, order: index + 1 }),
    );
    await send({ forgotten: 0, verdicts: ofOneSkill.toReversed(), plays: [] });
    const { verdicts } = await read();
    expect(verdicts.map(({ order }) => order).toSorted((a, b) => a - b)).toEqual(
      ofOneSkill.slice(-KEPT_PER_SKILL).map(({ order }) => order),
    );
  });

  test("is handed out with all else that is kept of a person, and goes with the account", async () => {
    await send({ forgotten: 0, verdicts: many(2), plays: [] });
    const data = await server.call("GET", "/api/auth/me/download", { session });
    expect(ownDataAnswer.parse(data.body).verdicts).toEqual(many(2));
    await server.storage.db.deleteFrom("users").execute();
    for (const table of ["verdicts", "verdict_logs"] as const)
      expect(await server.storage.db.selectFrom(table).selectAll().execute()).toEqual([]);
  });

  test.each<[string, object]>([
    ["a credit of 2", { forgotten: 0, verdicts: [{ ...aVerdict({}), credit: 2 }], plays: [] }],
    ["an id of a sentence", { forgotten: 0, verdicts: [aVerdict({ id: "drop table verdicts" })], plays: [] }],
    ["a time after all times", { forgotten: 0, verdicts: [aVerdict({ at: 9e15 })], plays: [] }],
    ["more than one request may have", { forgotten: 0, verdicts: many(MOST_PER_REQUEST + 1), plays: [] }],
    ["a log that was forgotten less than never", { forgotten: -1, verdicts: [] }],
    ["somebody else's name in it", { forgotten: 0, verdicts: [], user_id: "x", plays: [] }],
  ])("refuses %s as a whole", async (_what, body) => {
    expect(await send(body)).toMatchObject({ status: 400 });
    expect((await read()).verdicts).toEqual([]);
  });

  test("refuses what is too large, and who asks without end", async () => {
    const large = { forgotten: 0, verdicts: [aVerdict({ item: "x".repeat(600_000) })], plays: [] };
    const length = { "content-length": String(JSON.stringify(large).length) };
    expect(
      await server.call("POST", "/api/progress", { body: large, session, headers: length }),
    ).toMatchObject({
      status: 413,
    });
    expect(await server.call("GET", "/api/progress?after=-1", { session })).toMatchObject({ status: 400 });
    let status = 200;
    for (let asked = 0; asked < 100 && status === 200; asked++) ({ status } = await send(NOTHING));
    expect(status).toBe(429);
    waitForTries();
    expect(await send(NOTHING)).toMatchObject({ status: 200 });
  });
});

function many(count: number): KeptVerdict[] {
  return Array.from({ length: count }, (_, index) =>
    aVerdict({ id: `a-b-${index.toString(36)}`, order: index + 1, skill: `skill-${index % 20}` }),
  );
}
