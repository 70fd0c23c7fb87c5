/** One game by one voice, in a process of its own; `hearing.ts` starts it and takes what it sends. */
import { parseGame } from "../../engine/definition/index.ts";
import { findGame } from "../../games/catalogue.ts";
import { playSpoken } from "../contracts/voice/spoken-player.ts";
import { VOICES, withNoise } from "../contracts/voice/voices.ts";

export interface HearingRun {
  readonly game: string;
  readonly voice: string;
  /** How far the noise is below the speech; null for none. */
  readonly decibels: number | null;
}

const run = JSON.parse(process.argv[2] ?? "{}") as HearingRun;
const voice = VOICES.find(({ name }) => name === run.voice);
const card = findGame(run.game);
if (card === undefined || voice === undefined) throw new Error(`There is no ${run.game} by ${run.voice}.`);
const game = await parseGame(await card.load());
if (!game.ok) throw new Error(`${run.game} cannot be loaded.`);
const { decibels } = run;
/** Said again it is said in other noise. */
let said = 0;
const spoken = await playSpoken(game.value, game.value.definition.levels[0]?.id ?? "", (text) =>
  decibels === null ? voice.say(text) : withNoise(voice.say(text), decibels, ++said),
);
process.send?.(spoken, () => process.exit(0));
