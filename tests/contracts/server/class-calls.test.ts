import { afterEach, beforeEach, describe, expect, test } from "vitest";
import {
  classAnswer,
  classListAnswer,
  gamesAnswer,
  joinedAnswer,
  ownDataAnswer,
  pupilAnswer,
  teachersAnswer,
} from "../../../server/api-shapes.ts";
import { DAY, HOUR, MINUTE } from "../../../server/now.ts";
import { aPlay } from "../../fakes/verdicts.ts";
import { STORAGES, usePostgres } from "./support/storages.ts";
import { ada, createTestServer, type TestServer, type TestSession } from "./support/test-server.ts";

const place = usePostgres();

describe.each(STORAGES)("classes on %s", (storage) => {
  let server: TestServer;
  let teacher: TestSession;
  beforeEach(async () => {
    server = await createTestServer({ databaseUrl: await place(storage) });
    teacher = await server.enter();
  });
  afterEach(() => server.close());

  const call = async (method: string, path: string, body?: unknown, session: TestSession = teacher) =>
    server.call(method, `/api/classes${path}`, { session, ...(body !== undefined && { body }) });
  const makeClass = async (name = "Room 4") => classAnswer.parse((await call("POST", "", { name })).body);
  const read = async (id: string) => classAnswer.parse((await call("GET", `/${id}`)).body);
  const tryCode = (code: string, from = "198.51.100.7") =>
    server.call("POST", "/api/class/join", { body: { code }, from });
  const join = async (code: string) => joinedAnswer.parse((await tryCode(code)).body);
  const asPupil = (key: string, method: string, path = "", body?: unknown) =>
    server.call(method, `/api/class${path}`, {
      headers: { authorization: `Bearer ${key}` },
      ...(body !== undefined && { body }),
    });
  const play = (key: string, ...plays: unknown[]) => asPupil(key, "POST", "/plays", { plays });

  test("a pupil comes in by the code, with no name, and the teacher sees who plays what", async () => {
    const made = await makeClass();
    expect(made.code).toMatch(/^\d{9}$/);
    // As it is said, in threes.
    const otter = await join(made.code.replaceAll(/(...)(?=.)/g, "$1 "));
    const fox = await join(made.code);
    expect([otter.label, fox.label, otter.class_name]).toEqual(["Otter", "Fox", "Room 4"]);
    await play(
      otter.key,
      aPlay({ seconds: 120, turns: 10, credit: 9 }),
      aPlay({ game: "subtraction", level: "two", seconds: 60, turns: 10, credit: 4, finished: false }),
    );
    await play(fox.key, aPlay({ game: "subtraction", level: "two", turns: 10, credit: 6, finished: false }));
    const seen = await read(made.id);
    expect(seen.pupils).toMatchObject([
      { label: "Fox", minutes: 4, turns: 10, credit: 0.6, games: ["subtraction"] },
      { label: "Otter", minutes: 3, turns: 20, credit: 0.65, games: ["addition", "subtraction"] },
    ]);
    const csv = await call("GET", `/${made.id}/pupils.csv`);
    expect(String(csv.body)).toContain(`"Fox","4","10","0.60","subtraction","`);
    // What goes worst first.
    expect(seen.levels).toEqual([
      { game: "subtraction", level: "two", pupils: 2, plays: 2, finished: 0, turns: 20, credit: 0.5 },
      { game: "addition", level: "make-ten", pupils: 1, plays: 1, finished: 1, turns: 10, credit: 0.9 },
    ]);
  });

  test("an assignment is heard by pupils, counts what came in since, and is removed with one call", async () => {
    const { id, code } = await makeClass();
    const otter = await join(code);
    await play(otter.key, aPlay({ id: "before", seconds: 600 }));
    server.clock.time += MINUTE;
    const wanted = { game: "addition", level: "make-ten", minutes: 10 };
    await call("POST", `/${id}/assignments`, wanted);
    server.clock.time += MINUTE;
    // A clock that is a year ahead, and one that never ran: when it came is what counts.
    await play(otter.key, aPlay({ id: "ahead", seconds: 120, at: server.clock.time + 365 * DAY }));
    await play(otter.key, aPlay({ id: "never", seconds: 60, at: 0 }), aPlay({ id: "other", level: "else" }));
    const told = pupilAnswer.parse((await asPupil(otter.key, "GET")).body);
    expect(told.assignments).toMatchObject([{ ...wanted, played: 3 }]);
    const [assignment] = (await read(id)).assignments;
    expect(assignment?.done).toEqual([{ label: "Otter", minutes: 3 }]);
    await call("DELETE", `/${id}/assignments/${assignment?.id ?? ""}`);
    expect((await read(id)).assignments).toEqual([]);
  });

  test("a sitting counts once, however often it is sent, and as it was last", async () => {
    const { id, code } = await makeClass();
    const { key } = await join(code);
    const half = aPlay({ turns: 5, credit: 5, seconds: 60, finished: false });
    const whole = aPlay({ turns: 10, credit: 9, seconds: 120, finished: true });
    for (const one of [half, whole, half, whole]) await play(key, one);
    await play(key, half, whole, half);
    const { levels, pupils } = await read(id);
    expect(levels).toMatchObject([{ plays: 1, turns: 10, finished: 1 }]);
    expect(pupils).toMatchObject([{ minutes: 2 }]);
  });

  test("a class, a pupil and a code are gone with one call each", async () => {
    const { id, code } = await makeClass();
    const [otter, fox] = [await join(code), await join(code)];
    await play(otter.key, aPlay());
    const renewed = classAnswer.parse((await call("POST", `/${id}/code`)).body);
    expect(await tryCode(code)).toMatchObject({ status: 404 });
    await call("DELETE", `/${id}/pupils/${otter.pupil_id}`);
    expect(await play(otter.key, aPlay())).toMatchObject({ status: 401 });
    expect(await asPupil(fox.key, "DELETE")).toMatchObject({ status: 200 });
    expect((await read(id)).pupils).toEqual([]);
    expect(await tryCode(renewed.code)).toMatchObject({ status: 200 });
    await call("DELETE", `/${id}`);
    expect(await call("GET", `/${id}`)).toMatchObject({ status: 404 });
    for (const table of ["classes", "pupils", "pupil_plays", "assignments"] as const)
      expect(await server.storage.db.selectFrom(table).selectAll().execute()).toEqual([]);
  });

  test("goes with the teacher's account, which can be told all of it before", async () => {
    const { code } = await makeClass();
    await play((await join(code)).key, aPlay());
    const data = await server.call("GET", "/api/auth/me/download", { session: teacher });
    expect(ownDataAnswer.parse(data.body).classes).toEqual([{ name: "Room 4", code, pupils: 1 }]);
    await server.storage.db.deleteFrom("users").execute();
    expect(await server.storage.db.selectFrom("pupil_plays").selectAll().execute()).toEqual([]);
  });

  test("codes are not found by guessing: forty wrong ones, then one in 90 seconds, while others come in", async () => {
    const { code } = await makeClass();
    const guess = (tried: number) => String(tried).padStart(9, "0");
    const answers: number[] = [];
    for (let tried = 0; tried < 60; tried++)
      answers.push((await tryCode(guess(tried), "203.0.113.9")).status);
    expect(answers).toEqual([...Array<number>(40).fill(404), ...Array<number>(20).fill(429)]);
    // Right or wrong, who has guessed too often hears the same.
    expect(await tryCode(code, "203.0.113.9")).toMatchObject({ status: 429 });
    expect(await tryCode(code)).toMatchObject({ status: 200 });
    server.clock.time += HOUR / 40;
    expect(await tryCode(guess(61), "203.0.113.9")).toMatchObject({ status: 404 });
    expect(await tryCode(guess(62), "203.0.113.9")).toMatchObject({ status: 429 });
  });

  test("a code opens nothing after a month, and no more than sixty pupils before", async () => {
    const { code } = await makeClass();
    for (let pupil = 0; pupil < 60; pupil++) await join(code);
    expect(await tryCode(code)).toMatchObject({
      status: 400,
      body: { message: expect.stringContaining("full") },
    });
    const other = await makeClass("Room 5");
    server.clock.time += 30 * DAY;
    expect(await tryCode(other.code)).toMatchObject({ status: 404 });
  });

  test("nobody adds for another, and no teacher sees or touches another's class", async () => {
    const { id, code } = await makeClass();
    const [otter, fox] = [await join(code), await join(code)];
    await play(otter.key, aPlay());
    // Whose it is says the key alone.
    for (const body of [
      { plays: [aPlay()], pupil_id: otter.pupil_id },
      { plays: [{ ...aPlay(), pupil_id: otter.pupil_id }] },
    ])
      expect(await asPupil(fox.key, "POST", "/plays", body)).toMatchObject({ status: 400 });
    expect(await play(otter.pupil_id, aPlay())).toMatchObject({ status: 401 });
    expect(await play("", aPlay())).toMatchObject({ status: 401 });
    await play(fox.key, aPlay({ turns: 99, credit: 0 }));
    expect((await read(id)).pupils.find(({ label }) => label === "Otter")).toMatchObject({ turns: 12 });
    // A pupil's key opens no page of a teacher, and a session no pupil's.
    expect(
      await server.call("GET", "/api/classes", { headers: { authorization: `Bearer ${fox.key}` } }),
    ).toMatchObject({ status: 401 });
    expect(await server.call("GET", "/api/class", { session: teacher })).toMatchObject({ status: 401 });

    const grace = await server.enter({ email: "grace@example.org" });
    const assignment = { game: "addition", level: "", minutes: 5 };
    for (const [method, path, body] of [
      ["GET", `/${id}`],
      ["DELETE", `/${id}`],
      ["POST", `/${id}/code`],
      ["POST", `/${id}/assignments`, assignment],
      ["DELETE", `/${id}/pupils/${otter.pupil_id}`],
    ] as const)
      expect(await call(method, path, body, grace)).toMatchObject({ status: 404 });
    expect(classListAnswer.parse((await call("GET", "", undefined, grace)).body).classes).toEqual([]);
    expect((await read(id)).pupils).toHaveLength(2);
    expect(await server.call("GET", "/api/classes")).toMatchObject({ status: 401 });
  });

  test.each<[string, unknown]>([
    ["more credit than turns", { ...aPlay(), turns: 2, credit: 3 }],
    ["no turn at all", { ...aPlay(), turns: 0, credit: 0 }],
    ["a game of markup", { ...aPlay(), game: "<script>" }],
    ["a century of seconds", { ...aPlay(), seconds: 1e9 }],
  ])("refuses %s", async (_what, bad) => {
    const { id, code } = await makeClass();
    const { key } = await join(code);
    expect(await play(key, bad)).toMatchObject({ status: 400 });
    expect((await read(id)).levels).toEqual([]);
  });

  test("a pupil that sends without end fills nothing: the oldest go, and it is told to wait", async () => {
    const { code } = await makeClass();
    const { key, pupil_id } = await join(code);
    let refused = 0;
    for (let request = 0; request < 22; request++) {
      server.clock.time += 1000;
      const plays = Array.from({ length: 100 }, (_, index) =>
        aPlay({ id: `p${request}x${index.toString(36)}` }),
      );
      if ((await play(key, ...plays)).status !== 200) refused += 1;
    }
    const kept = await server.storage.db
      .selectFrom("pupil_plays")
      .select("id")
      .where("pupil_id", "=", pupil_id)
      .execute();
    expect([refused, kept.length]).toEqual([0, 2000]);
    let status = 200;
    for (let request = 0; request < 100 && status === 200; request++) ({ status } = await play(key, aPlay()));
    expect(status).toBe(429);
  });

  test("a teacher is told when there are too many classes, and of names that are none", async () => {
    for (let made = 0; made < 40; made++) await makeClass();
    expect(await call("POST", "", { name: "One more" })).toMatchObject({ status: 400 });
    expect(await call("POST", "", { name: " " })).toMatchObject({ status: 400 });
    expect(await call("POST", "/nonsense/code")).toMatchObject({ status: 404 });
  });

  test("the dashboard sums up what accounts and classes have played", async () => {
    const { code } = await makeClass();
    await play((await join(code)).key, aPlay({ seconds: 600 }));
    const at = server.clock.time + 5 * DAY;
    const plays = [aPlay({ at, seconds: 318, finished: false }), aPlay({ id: "b", game: "subtraction" })];
    await server.call("POST", "/api/progress", {
      session: teacher,
      body: { forgotten: 0, verdicts: [], plays },
    });
    expect(await server.call("GET", "/api/dashboard/games", { session: teacher })).toMatchObject({
      status: 403,
    });
    await server.makeAdmin(ada.email);
    const games = await server.call("GET", "/api/dashboard/games", { session: teacher });
    expect(gamesAnswer.parse(games.body).games).toEqual([
      {
        game: "addition",
        players: 2,
        plays: 2,
        finished: 1,
        minutes: 15.3,
        levels: [{ level: "make-ten", plays: 2, finished: 1, credit: 10.5 / 12 }],
      },
      {
        game: "subtraction",
        players: 1,
        plays: 1,
        finished: 1,
        minutes: 4,
        levels: [{ level: "make-ten", plays: 1, finished: 1, credit: 10.5 / 12 }],
      },
    ]);
    const teachers = await server.call("GET", "/api/dashboard/teachers?search=SEA", { session: teacher });
    const last = new Date(server.clock.time).toISOString();
    expect(teachersAnswer.parse(teachers.body)).toEqual({
      teachers: [
        {
          user_id: expect.any(String),
          name: "Ada Byron",
          email: ada.email,
          school_name: ada.school_name,
          classes: 1,
          pupils: 1,
          minutes: 10,
          last_play: last,
        },
      ],
      schools: [{ school_name: ada.school_name, accounts: 1, players: 1, minutes: 9.3, last_play: last }],
    });
    const table = async (name: string) =>
      String((await server.call("GET", `/api/dashboard/${name}.csv`, { session: teacher })).body).split(
        "\r\n",
      );
    expect(await table("games")).toContain('"addition","make-ten","2","1","0.88"');
    expect(await table("schools")).toContain(`"${ada.school_name}","1","1","9","${last}"`);
    expect((await table("teachers"))[1]).toContain(`"Ada Byron","${ada.email}"`);
    const students = await server.call("GET", "/api/dashboard/users", { session: teacher });
    // No clock of a device makes a last play of tomorrow.
    expect(students.body).toMatchObject({ users: [{ minutes: 9.3, last_play: last }] });
    const csv = await server.call("GET", "/api/dashboard/users.csv", { session: teacher });
    expect(String(csv.body)).toContain(`"minutes","last_play"\r\n`);
    expect(String(csv.body)).toContain(`"9","${last}"\r\n`);
  });
});
