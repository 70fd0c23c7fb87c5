/** A million verdicts of a thousand pupils: how fast they arrive, what each takes on the disk, and how long nobody else is answered. */
import { mkdtempSync, rmSync, statSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { sql } from "kysely";
import type { KeptPlay, KeptVerdict } from "../../engine/save/index.ts";
import { appendVerdicts, readVerdicts } from "../../server/progress/verdict-logs.ts";
import {
  measureGames,
  measureSchools,
  measureTeachers,
  playedByUsers,
} from "../../server/storage/play-figures.ts";
import { openStorage, sqliteFile, type Storage } from "../../server/storage/open-storage.ts";
import { aPlay, aVerdict } from "../fakes/verdicts.ts";
import type { Row } from "./rows.ts";
import { longestStall, LONGEST_STALL_MILLISECONDS, times } from "./server-sessions.ts";
import { makeUsers } from "./server-users.ts";

const PUPILS = 1000;
const WEEKS = 10;
/** What a week of five sittings comes to, sent at its end. */
const TURNS = 100;
const SKILLS = 20;
const PLAYS = 5;
/** As many as a page of the dashboard has. */
const USERS = Array.from({ length: 20 }, (_, place) => `user-${place + 1}`);

export async function measureVerdicts(): Promise<Row[]> {
  const dataFolder = mkdtempSync(join(tmpdir(), "bench-verdicts-"));
  const storage = await openStorage({ dataFolder, databaseUrl: undefined });
  try {
    return await measure(storage, sqliteFile(dataFolder));
  } finally {
    await storage.close();
    rmSync(dataFolder, { recursive: true });
  }
}

async function measure({ db, reading: reads }: Storage, file: string): Promise<Row[]> {
  await makeUsers(db, PUPILS, Date.now());
  await sql`pragma wal_checkpoint(truncate)`.execute(db);
  const before = statSync(file).size;
  const begun = performance.now();
  const stall = await longestStall(async () => {
    for (let week = 0; week < WEEKS; week++)
      await times(PUPILS, (pupil) =>
        appendVerdicts(
          db,
          `user-${pupil}`,
          { forgotten: 0, verdicts: played(pupil, week), plays: sittings(week) },
          Date.now(),
        ),
      );
  });
  const seconds = (performance.now() - begun) / 1000;
  await sql`pragma wal_checkpoint(truncate)`.execute(db);
  const size = statSync(file).size - before;
  const reading = await longestStall(() => times(100, (pupil) => readVerdicts(db, `user-${pupil}`, 0)));
  const asked: Row[] = [];
  for (const [what, ask] of [
    ["games: plays, completion and where players stop", () => measureGames(reads)],
    ["teachers", () => measureTeachers(reads, "")],
    ["schools", () => measureSchools(reads, "")],
    ["a page of students with minutes and last play", () => playedByUsers(reads, USERS)],
  ] as const) {
    const since = performance.now();
    await ask();
    asked.push({
      what: `a million verdicts, in ${PUPILS * WEEKS * PLAYS} sittings: the dashboard's ${what}`,
      figure: performance.now() - since,
      unit: "ms",
    });
  }
  return [
    ...asked,
    {
      what: "a million verdicts, weeks of 100 turns that arrive one after the other",
      figure: (PUPILS * WEEKS) / seconds,
      unit: "a second",
    },
    {
      what: "a million verdicts, what each takes on the disk",
      figure: size / (PUPILS * WEEKS * TURNS),
      unit: "bytes",
    },
    ...[
      ["while they arrive", stall],
      ["while 100 logs are read", reading],
    ].map(([when, milliseconds]): Row => ({
      what: `a million verdicts, ${when}: the longest time in which nobody is answered`,
      figure: Number(milliseconds),
      unit: "ms",
      bound: LONGEST_STALL_MILLISECONDS,
    })),
  ];
}

function played(pupil: number, week: number): KeptVerdict[] {
  return Array.from({ length: TURNS }, (_, turn) => {
    const order = week * TURNS + turn + 1;
    return aVerdict({
      id: `mp2x3k4z-${pupil.toString(36)}-${order.toString(36)}`,
      order,
      skill: `skill-${order % SKILLS}`,
    });
  });
}

/** Of a week, in the games of which each has its turn. */
function sittings(week: number): KeptPlay[] {
  return Array.from({ length: PLAYS }, (_, play) => {
    const number = week * PLAYS + play;
    const game = GAMES[number % GAMES.length] ?? "addition";
    return aPlay({ id: number.toString(36), game, level: `level-${number % 5}`, finished: number % 3 > 0 });
  });
}
const GAMES = [
  "addition",
  "subtraction",
  "spellingbee",
  "groceryGrab",
  "carcounting",
  "vocabVortex",
  "plantpower",
];
