/** Fetches everything that a game needs, so that from then on it plays without a network. */
import type { LoadedGame } from "../../engine/definition/index.ts";
import { mechanics } from "../../engine/mechanics/catalogue.ts";
import type { GameCard } from "../../games/card.ts";

export interface LoadedScreen {
  readonly game: LoadedGame;
  readonly screen: typeof import("../game/index.ts");
  readonly stage: typeof import("../../engine/adapters/tone-sound-stage.ts");
}

const loading = new Map<string, Promise<LoadedScreen>>();

/** Rejects where something could not be fetched; another call then tries again. */
export function loadGame(card: GameCard): Promise<LoadedScreen> {
  const known = loading.get(card.slug);
  if (known !== undefined) return known;
  const loaded = fetchAll(card);
  loading.set(card.slug, loaded);
  loaded.catch(() => loading.delete(card.slug));
  return loaded;
}

async function fetchAll(card: GameCard): Promise<LoadedScreen> {
  const [screen, stage, game] = await Promise.all([
    import("../game/index.ts"),
    import("../../engine/adapters/tone-sound-stage.ts"),
    fetchGame(card),
  ]);
  await screen.loadSoundsOf(game);
  return { screen, stage, game };
}

/** Games of the catalogue are parsed by the tests: parsing them again here would only cost time. */
async function fetchGame(card: GameCard): Promise<LoadedGame> {
  const definition = await card.load();
  return { definition, mechanic: await mechanics[definition.mechanic]() };
}
