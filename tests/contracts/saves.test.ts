/** Saves of every version that was ever given out: each is read, loses nothing that it had, and its sitting goes on. */
import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, it } from "vitest";
import { skillsOf } from "../../engine/adaptive/index.ts";
import { sittingToResume } from "../../engine/learner/progress.ts";
import { parseProgress, type VerdictLog } from "../../engine/save/index.ts";
import { usualSettings } from "../../engine/settings/index.ts";
import { turnsIn } from "../../engine/sitting/log.ts";
import { loadGame } from "../fakes/play-game.ts";

const folder = join(import.meta.dirname, "../fixtures/saves");
const names = readdirSync(folder).map((file) => file.replace(".json", ""));
/** What came with it: before schema 2 there were no logs, and at first in them no sittings. */
const LOGS: Readonly<Record<string, readonly [verdicts: boolean, plays: boolean]>> = {
  "1-turns": [false, false],
  "1-acts": [false, false],
  "1-prices": [false, false],
  "2-verdicts": [true, false],
  "2-sittings": [true, true],
};

it("knows every one of them", () => {
  expect(names.toSorted()).toEqual(Object.keys(LOGS).toSorted());
});

it.each(names)("%s is read, and its sitting goes on", async (name) => {
  const progress = parseProgress(JSON.parse(readFileSync(join(folder, `${name}.json`), "utf8")));
  const { log, games, settings } = progress;
  expect(Object.keys(games["addition"]?.finished ?? {})).toEqual(["within-5"]);
  // In the first ones the background was as loud as the sounds.
  expect(settings.decoration).toBe(name === "1-turns" || name === "1-acts" ? 7 : usualSettings.decoration);
  const resumed = sittingToResume(progress, await loadGame("addition"));
  // A level's chapter has a choice today that nobody had made in the first ones: that sitting begins anew.
  expect(turnsIn(resumed?.log ?? [])).toHaveLength(name === "1-turns" ? 0 : 5);
  expect([log.verdicts.length > 0, log.plays.length > 0]).toEqual(LOGS[name]);
  expect(rebuilt(log)).toEqual(log.verdicts.length > 0 ? ["add-within-10"] : []);
  // And is written as it is read today.
  expect(parseProgress(JSON.parse(JSON.stringify(progress)))).toEqual(progress);
});

it("goes on with a stake that its game did not have yet", async () => {
  const progress = parseProgress(JSON.parse(readFileSync(join(folder, "2-sittings.json"), "utf8")));
  const game = await loadGame("addition");
  const { stakes = {} } = sittingToResume(progress, game)?.standing ?? {};
  const older = structuredClone(progress) as {
    games: Record<string, { sitting: { standing: { stakes: object } } }>;
  };
  Object.values(older.games).forEach(({ sitting }) => (sitting.standing.stakes = {}));
  const resumed = sittingToResume(older as unknown as typeof progress, game);
  expect(Object.keys(resumed?.standing.stakes ?? {})).toEqual(Object.keys(stakes));
  expect(stakes).not.toEqual({});
});

function rebuilt(log: VerdictLog): string[] {
  return skillsOf(log, Date.UTC(2027, 0, 1)).map(({ skill }) => skill);
}
