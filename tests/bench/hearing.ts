/**
 * Whole games by voice without a network: three voices say what the solver would do, clean and with noise, pocketsphinx
 * hears it, and what it hears is understood as in any game. Slow: a game takes half a minute.
 */
import { parseGame } from "../../engine/definition/index.ts";
import { provideSpoken } from "../../scripts/tools/provide.ts";
import { findGame } from "../../games/catalogue.ts";
import { playSpoken, type Spoken } from "../contracts/voice/spoken-player.ts";
import { VOICES, withNoise, type Voice } from "../contracts/voice/voices.ts";
import type { Row } from "./rows.ts";

const GAMES = ["addition", "laundryLegend", "groceryGrab"];
const NOISE_DECIBELS = 20;
const MOST_WRONG_PERCENT = 2;

export async function measureHearing(): Promise<Row[]> {
  const problem = provideSpoken();
  if (problem !== undefined) throw new Error(problem);
  const rows: Row[] = [];
  let [heard, wrong] = [0, 0];
  for (const voice of VOICES) {
    for (const isNoisy of [false, true]) {
      const spoken = await playAll(voice, isNoisy);
      const count = spoken.right + spoken.asked + spoken.wrong;
      const percent = (of: number): string => `${((100 * of) / count).toFixed(1)} %`;
      heard += count;
      wrong += spoken.wrong;
      rows.push({
        what: `answers heard right, ${voice.name}${isNoisy ? ` with noise at ${NOISE_DECIBELS} dB` : ""}`,
        figure: (100 * spoken.right) / count,
        unit: "%",
        note:
          `${count} answers, ${percent(spoken.asked)} asked again, ${percent(spoken.wrong)} heard wrong, ` +
          `${spoken.won} of ${GAMES.length} games won`,
      });
    }
  }
  rows.push({
    what: "answers heard wrong, all",
    figure: (100 * wrong) / heard,
    unit: "%",
    bound: MOST_WRONG_PERCENT,
    note: `of ${heard}`,
  });
  return rows;
}

async function playAll(voice: Voice, isNoisy: boolean) {
  const sum = { right: 0, asked: 0, wrong: 0, won: 0 };
  for (const slug of GAMES) {
    const spoken = await play(slug, (text) =>
      isNoisy ? withNoise(voice.say(text), NOISE_DECIBELS, text.length) : voice.say(text),
    );
    sum.right += spoken.right;
    sum.asked += spoken.asked;
    sum.wrong += spoken.wrong;
    sum.won += spoken.isWon ? 1 : 0;
  }
  return sum;
}

async function play(slug: string, say: (text: string) => Int16Array): Promise<Spoken> {
  const card = findGame(slug);
  if (card === undefined) throw new Error(`There is no game "${slug}".`);
  const game = await parseGame(await card.load());
  if (!game.ok) throw new Error(`${slug} cannot be loaded.`);
  return playSpoken(game.value, game.value.definition.levels[0]?.id ?? "", say);
}
