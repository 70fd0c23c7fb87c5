/** The place for one game at a time: opened from the shelf, left when it ends, dropped when it breaks. */
import { openGame, type OpenGame, type OpenGameOptions } from "../engine/index.ts";
import type { Shelf } from "./shelf.ts";

export interface GameSlotOptions {
  readonly shelf: Shelf;
  /** With what a game is opened. Null where nobody plays, or the player has gone elsewhere while it was loaded. */
  readonly devices: () => Omit<OpenGameOptions, "game"> | null;
  readonly opened: (slug: string) => void;
  readonly refused: (reason: string) => void;
  /** Something can be done now that could not, or the other way round. */
  readonly changed: () => void;
  /** It has come to its end, and is closed. */
  readonly left: () => void;
  /** It threw as it was opened. */
  readonly broke: () => void;
}

export interface GameSlot {
  readonly game: () => OpenGame | null;
  open(slug: string): Promise<void>;
  /** Takes it out, even one that throws as it is closed. Returns whether there was one. */
  drop(): boolean;
}

export function createGameSlot({
  shelf,
  devices,
  opened,
  refused,
  changed,
  left,
  broke,
}: GameSlotOptions): GameSlot {
  let playing: OpenGame | null = null;

  const drop = (): boolean => {
    const game = playing;
    playing = null;
    try {
      game?.close();
    } catch (error) {
      console.error(error);
    }
    return game !== null;
  };

  return {
    game: () => playing,
    async open(slug) {
      const game = await shelf.load(slug);
      const options = devices();
      if (options === null) return;
      if (!game.ok) return refused(game.problem);
      opened(slug);
      try {
        playing = openGame({ game: game.value, ...options });
      } catch (error) {
        console.error(error);
        return broke();
      }
      changed();
      playing.subscribe(({ place }) => {
        changed();
        if (place === "left" && drop()) left();
      });
    },
    drop,
  };
}
