/**
 * Definitions and packs that were damaged at random: each is refused with what is wrong, by the parser or at a trial, or plays. Never a crash, a hang, or
 * half a game. `WIGGLEWAVE_MUTATIONS=10000` plays so many; an ordinary run fewer.
 */
import { readFileSync } from "node:fs";
import { expect, it } from "vitest";
import { parseGameText } from "../../engine/definition/index.ts";
import { createRandom, type Random } from "../../engine/random.ts";
import { simulateSitting, solver } from "../../engine/sitting/index.ts";
import { unpack } from "../../games/pack/unpack.ts";
import { subjectOf } from "../../games/workbench/check/subject.ts";
import { faultAtPlay } from "../../games/workbench/check/trial.ts";
import { packOf } from "../../games/workbench/pack/pack.ts";

const MUTATIONS = Number(process.env["WIGGLEWAVE_MUTATIONS"] ?? 400);
const whole = readFileSync("games/workbench/new/templates/sort.json", "utf8");

/** Deeper than anything that goes down into it by calling itself. */
const NESTED = "[".repeat(8000) + "]".repeat(8000);

const STRANGE: readonly unknown[] = [
  null,
  true,
  0,
  -1,
  1e308,
  "",
  " ",
  "{nobody}",
  "[a|b",
  "__proto__",
  "\u0000",
  "x".repeat(10_000),
  [],
  {},
  [[[]]],
  { use: "nobody" },
  { if: {} },
];

/** Changes one thing somewhere, and gives the text. */
function damaged(chance: Random): string {
  const roll = chance.next();
  if (roll < 0.1) return whole.slice(0, chance.int(0, whole.length));
  if (roll < 0.12) return whole.replace('"levels": [', `"levels": [${NESTED},`);
  if (roll < 0.14) return NESTED;
  const game: unknown = JSON.parse(whole);
  const [container, key] = somewhere(game, chance);
  const how = chance.int(0, 4);
  if (how === 0) Reflect.deleteProperty(container, key);
  else if (how === 1) Object.assign(container, { [key]: chance.pick(STRANGE) });
  else if (how === 2) Object.assign(container, { [`${key}x`]: chance.pick(STRANGE) });
  else if (how === 3) {
    const [other, at] = somewhere(game, chance);
    Object.assign(container, { [key]: structuredClone((other as Record<string, unknown>)[at]) });
  } else if (Array.isArray(container)) container.push(structuredClone(container[0]));
  else Object.defineProperty(container, "__proto__", { value: { polluted: true }, enumerable: true });
  return JSON.stringify(game);
}

function somewhere(root: unknown, chance: Random): [container: object, key: string] {
  let at = root as object;
  for (;;) {
    const keys = Object.keys(at);
    if (keys.length === 0) return [root as object, "title"];
    const key = chance.pick(keys);
    const inner: unknown = (at as Record<string, unknown>)[key];
    if (typeof inner !== "object" || inner === null || chance.next() < 0.15) return [at, key];
    at = inner;
  }
}

it(`refuses or plays ${MUTATIONS} damaged definitions`, async () => {
  const chance = createRandom(24);
  let refused = 0;
  let stopped = 0;
  for (let number = 0; number < MUTATIONS; number++) {
    const text = damaged(chance);
    const parsed = await parseGameText(text);
    if (!parsed.ok) {
      refused += 1;
      expect(parsed.problem.length).toBeGreaterThan(0);
      continue;
    }
    const game = parsed.value;
    // What no schema sees is seen at a trial, as in `check` and `unpack`.
    if (faultAtPlay(subjectOf(game)) !== null) {
      stopped += 1;
      continue;
    }
    const play = () => simulateSitting({ game, level: 0, seed: number, length: "full", temper: solver });
    expect(play, `played: ${text.slice(0, 300)}`).not.toThrow();
  }
  expect(refused).toBeGreaterThan(MUTATIONS / 4);
  expect(stopped).toBeLessThan(MUTATIONS / 20);
  expect(Object.hasOwn(Object.prototype, "polluted")).toBe(false);
});

it(`refuses or unpacks ${MUTATIONS} damaged packs`, async () => {
  const parsed = await parseGameText(whole);
  if (!parsed.ok) expect.fail("the template is no definition");
  const pack = packOf([{ game: parsed.value, path: "sort.json", text: whole }]);
  const chance = createRandom(25);
  for (let number = 0; number < MUTATIONS; number++) {
    const bytes = Buffer.from(
      pack.subarray(0, chance.next() < 0.2 ? chance.int(0, pack.length) : pack.length),
    );
    for (let times = chance.int(1, 8); times > 0 && bytes.length > 0; times--)
      bytes[chance.int(0, bytes.length - 1)] = chance.int(0, 255);
    const unpacked = await unpack("damaged.zip", bytes);
    const files = unpacked.ok ? unpacked.value.files : [];
    for (const { text } of files) expect((await parseGameText(text)).ok).toBe(true);
  }
});
