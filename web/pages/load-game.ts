/**
 * Fetches what a game presents itself by, and then what its first level and its rules are made of; other levels, with
 * `levels`, when they are wanted.
 */
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
  const [screen, stage, { game, levels, recipes }] = await Promise.all([
    import("../game/index.ts"),
    import("../../engine/adapters/tone-sound-stage.ts"),
    fetchGame(card),
  ]);
  const { level } = readPlayRequest(window.location.search);
  const [, first] = await Promise.all([
    screen.loadSoundsNamedIn([game.mechanic.sounds, game.definition], recipes),
    screen.firstLevel(game, level),
  ]);
  const comes = levels?.fetch(first.level);
  // Who comes back, or from a link to a level, hears no presentation. To who is new the game is presented meanwhile, and
  // what does not come is asked for again when it is chosen.
  if (first.isBack || level !== null) await comes;
  else comes?.catch(() => {});
  return { screen, stage, game, levels };
}

type FetchedGame = Pick<LoadedScreen, "game" | "levels"> & Pick<GameModule, "recipes">;

/** Games of the catalogue are parsed by the tests: parsing them again here would only cost time. */
async function fetchGame(card: GameCard): Promise<FetchedGame> {
  const module = await card.loadModule();
  const { game: definition, parts, recipes } = module;
  if (parts === undefined) {
    const { mechanic } = await fetchRules(module);
    return { game: { definition, mechanic }, levels: undefined, recipes };
  }
  // Both are filled as levels come: the head is a copy, so that a module stays what it was.
  const head = structuredClone<Definition>(definition);
  const mechanic = { id: definition.mechanic } as LoadedGame["mechanic"];
  const whenThere = async (part: LevelPart): Promise<void> => {
    const [{ loadSoundsNamedIn }, rules] = await Promise.all([
      import("../game/index.ts"),
      fetchRules(module),
    ]);
    Object.assign(mechanic, rules.mechanic);
    head.content = rules.content;
    await Promise.all([
      loadSoundsNamedIn([mechanic.sounds, head.content], rules.recipes),
      loadSoundsNamedIn(part, part.recipes),
    ]);
  };
  return { game: { definition: head, mechanic }, levels: levelSource(head, parts, whenThere), recipes };
}

/** What turns go by, in all levels: the mechanic with its tasks, devices, and what the game brings beside its head. */
async function fetchRules({ game, brought }: GameModule) {
  const [{ addDevices }, mechanic, given] = await Promise.all([
    import("../game/index.ts"),
    mechanics[game.mechanic](),
    brought?.(),
  ]);
  addDevices(given?.devices);
  mechanic.addTasks?.(given?.tasks);
  return { mechanic, content: given?.content, recipes: given?.recipes };
}
