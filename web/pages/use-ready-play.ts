import { useEffect, useState } from "react";
import type { GameCard } from "../../games/catalogue.ts";
import type { ReadyPlay } from "../game/index.ts";
import { loadGame, type LoadedScreen } from "./load-game.ts";
import { readPlayRequest } from "./play-request.ts";

export type Readiness =
  | { readonly type: "loading" }
  | { readonly type: "failed" }
  | { readonly type: "ready"; readonly play: ReadyPlay; readonly screen: LoadedScreen["screen"] };

/** Loads a game and opens its devices; closes them when the page goes. */
export function useReadyPlay(card: GameCard): Readiness {
  const [readiness, setReadiness] = useState<Readiness>({ type: "loading" });
  useEffect(() => {
    let isWanted = true;
    let play: ReadyPlay | null = null;
    const open = async (): Promise<void> => {
      try {
        const { screen, stage, game } = await loadGame(card);
        const opened = await screen.openPlay({
          game,
          request: readPlayRequest(window.location.search),
          createSoundStage: stage.createToneSoundStage,
        });
        if (!isWanted) return opened.close();
        play = opened;
        setReadiness({ type: "ready", play, screen });
      } catch (error) {
        console.error(error);
        if (isWanted) setReadiness({ type: "failed" });
      }
    };
    void open();
    return () => {
      isWanted = false;
      play?.close();
    };
  }, [card]);
  return readiness;
}
