/** Fetches everything that a game needs, so that from then on it plays without a network. */
import type { Definition, LevelSource, LoadedGame } from "../../engine/definition/index.ts";
import { mechanics } from "../../engine/mechanics/catalogue.ts";
import { levelSource, type LevelPart } from "../../games/by-level.ts";
import type { GameCard, GameModule } from "../../games/card.ts";
import { readPlayRequest } from "./play-request.ts";

export interface LoadedScreen {
  readonly game: LoadedGame;
  /** Where levels come one by one, as they do in the built site. */
  readonly levels: LevelSource | undefined;
  readonly screen: typeof import("../game/index.ts");
  readonly stage: typeof import("../../engine/adapters/tone-sound-stage.ts");
}

/** By its card: two that somebody has made may be called the same. */
const loading = new WeakMap<GameCard, Promise<LoadedScreen>>();

/** Rejects where something could not be fetched; another call then tries again. */
export function loadGame(card: GameCard): Promise<LoadedScreen> {
  const known = loading.get(card);
  if (known !== undefined) return known;
  const loaded = fetchAll(card);
  loading.set(card, loaded);
  loaded.catch(() => loading.delete(card));
  return loaded;
}

async function fetchAll(card: GameCard): Promise<LoadedScreen> {
  const [screen, stage, { game, levels, recipes, devices, tasks }] = await Promise.all([
    import("../game/index.ts"),
    import("../../engine/adapters/tone-sound-stage.ts"),
    fetchGame(card),
  ]);
  screen.addDevices(devices);
  game.mechanic.addTasks?.(tasks);
  const { level } = readPlayRequest(window.location.search);
  await Promise.all([
    screen.loadSoundsNamedIn([game.mechanic.sounds, game.definition], recipes),
    screen.firstLevel(game, level).then((first) => levels?.fetch(first)),
  ]);
  return { screen, stage, game, levels };
}

/** Games of the catalogue are parsed by the tests: parsing them again here would only cost time. */
async function fetchGame(
  card: GameCard,
): Promise<Pick<LoadedScreen, "game" | "levels"> & Pick<GameModule, "recipes" | "devices" | "tasks">> {
  const { game: definition, parts, ...brought } = await card.loadModule();
  const mechanic = await mechanics[definition.mechanic]();
  if (parts === undefined) return { game: { definition, mechanic }, levels: undefined, ...brought };
  // The head is filled as levels come: a copy, so that a module stays what it was.
  const head = structuredClone<Definition>(definition);
  const soundsOfPart = async (part: LevelPart) => {
    const { loadSoundsNamedIn } = await import("../game/index.ts");
    await loadSoundsNamedIn(part, part.recipes);
  };
  return { game: { definition: head, mechanic }, levels: levelSource(head, parts, soundsOfPart), ...brought };
}
