/**
 * Writes down turns as the games offer them, for the corpus: `node --import tsx tests/contracts/voice/write-turns.ts`, then `npm run format`,
 * after a game has changed what can be done in it.
 */
import { writeFileSync } from "node:fs";
import { join } from "node:path";
import { createMemoryProgressStore } from "../../../engine/adapters/memory-progress-store.ts";
import { createSilentSpeaker } from "../../../engine/adapters/silent-speaker.ts";
import { silentSoundStage } from "../../../engine/adapters/silent-sound-stage.ts";
import { parseGame } from "../../../engine/definition/index.ts";
import { openGame, type Move } from "../../../engine/index.ts";
import { withAsks } from "../../../engine/machines/asks.ts";
import { createSimulatedClock, silentDevices } from "../../../engine/journal/index.ts";
import { usualSettings } from "../../../engine/settings/index.ts";
import { findGame } from "../../../games/catalogue.ts";

interface Wanted {
  readonly turn: string;
  readonly game: string;
  /** Counted from 0. */
  readonly level: number;
  /** Ids or labels that are all among its moves. */
  readonly has: readonly string[];
}

const WANTED: readonly Wanted[] = [
  { turn: "train", game: "addition", level: 3, has: ["add-ten", "say-whole"] },
  { turn: "challenge", game: "addition", level: 1, has: ["challenge"] },
  { turn: "trains", game: "addition", level: 5, has: ["Middle train"] },
  { turn: "coins", game: "addition", level: 0, has: ["keep", "coal"] },
  { turn: "tags", game: "laundryLegend", level: 0, has: ["Dark drum"] },
  { turn: "box", game: "laundryLegend", level: 0, has: ["Lost and found box"] },
  { turn: "trouble", game: "laundryLegend", level: 4, has: ["Fix it first"] },
  { turn: "shop", game: "groceryGrab", level: 1, has: ["wait", "ask"] },
  { turn: "at shelf", game: "groceryGrab", level: 0, has: ["grab"] },
  { turn: "memory shelf", game: "groceryGrab", level: 2, has: ["leave", "balloons"] },
  { turn: "suspects", game: "definitionDetective", level: 0, has: ["Accuse toaster"] },
  { turn: "cards", game: "definitionDetective", level: 2, has: ["call-1", "pull"] },
  { turn: "feelings", game: "socialSense", level: 0, has: ["Worried!", "Happy!"] },
  { turn: "talk lines", game: "socialSense", level: 0, has: ["line-3", "listen"] },
  { turn: "orders", game: "groceryGrab", level: 0, has: ["small", "big"] },
  { turn: "bet", game: "definitionDetective", level: 1, has: ["No bet"] },
  { turn: "short train", game: "addition", level: 0, has: ["add-one", "say-whole"] },
  { turn: "ten train", game: "addition", level: 2, has: ["fill-ten", "say-whole"] },
  { turn: "two loads", game: "addition", level: 0, has: ["The tuba"] },
  { turn: "lamp", game: "addition", level: 2, has: ["lamp", "dark"] },
  { turn: "gorge", game: "addition", level: 4, has: ["gorge", "glacier"] },
  { turn: "customers", game: "laundryLegend", level: 0, has: ["choir", "circus"] },
  { turn: "diva", game: "laundryLegend", level: 1, has: ["diva", "chorus"] },
  { turn: "jar", game: "laundryLegend", level: 4, has: ["bank"] },
  { turn: "till", game: "groceryGrab", level: 0, has: ["pay"] },
  { turn: "parrot", game: "groceryGrab", level: 0, has: ["wait"] },
  { turn: "time of day", game: "groceryGrab", level: 1, has: ["Noon: hot"] },
  { turn: "jam shelf", game: "groceryGrab", level: 2, has: ["strawberry jam", "ketchup"] },
  { turn: "baking shelf", game: "groceryGrab", level: 2, has: ["chocolate chips", "flour"] },
  { turn: "guests", game: "groceryGrab", level: 4, has: ["Just Ravi", "Everybody"] },
  { turn: "kettle", game: "definitionDetective", level: 0, has: ["Accuse kettle", "Accuse sponge"] },
  { turn: "barn", game: "definitionDetective", level: 0, has: ["barn", "kitchen"] },
  { turn: "bass", game: "socialSense", level: 0, has: ["A bass that sneaks like a cat."] },
  { turn: "who to ask", game: "socialSense", level: 0, has: ["Mina plays trumpet. By the milk."] },
  { turn: "moon", game: "socialSense", level: 1, has: ["moon", "roof"] },
  { turn: "snack", game: "socialSense", level: 3, has: ["snack", "studio"] },
];
const MOST_STEPS = 2000;

async function movesOf({ turn, game: slug, level, has }: Wanted): Promise<readonly Move[]> {
  const game = await parseGame(await findGame(slug)?.load());
  if (!game.ok) throw new Error(`${slug} cannot be loaded.`);
  const clock = createSimulatedClock();
  const playing = openGame({
    game: game.value,
    clock,
    speaker: createSilentSpeaker(clock),
    listener: silentDevices.listener,
    stage: silentSoundStage,
    store: createMemoryProgressStore(),
    random: { seed: () => 3 },
    abilities: { canSpeak: true, canBeRead: false, canHear: true },
    settings: { ...usualSettings, output: "voice" },
    level: game.value.definition.levels[level]?.id,
    once: true,
    onTranscript: () => {},
  });
  for (let step = 0; step < MOST_STEPS && playing.view().place !== "left"; step++) {
    while (playing.view().place !== "left" && !playing.view().isWaiting && clock.advanceToNext());
    const { moves, place } = playing.view();
    if (has.every((one) => moves.some(({ id, label }) => one === id || one === label)))
      return withAsks(moves, game.value.definition.asks);
    const best = place === "playing" ? playing.best() : null;
    if (best === null) playing.press("select");
    else playing.act(best);
  }
  throw new Error(`${slug} has no turn like "${turn}" any more.`);
}

const turns: Record<string, readonly Move[]> = {};
for (const wanted of WANTED) turns[wanted.turn] = await movesOf(wanted);
writeFileSync(join(import.meta.dirname, "turns-of-games.json"), `${JSON.stringify(turns, null, 1)}\n`);
