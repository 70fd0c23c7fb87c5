import { useEffect, useState } from "react";
import type { LoadedGame } from "../../engine/definition/index.ts";
import type { GameCard } from "../../games/card.ts";
import { lookForVoices } from "../adapters/voices.ts";
import type { ReadyPlay, SynthesisThread } from "../game/index.ts";
import { onFirstSign } from "./first-sign.ts";
import { loadGame, type LoadedScreen } from "./load-game.ts";
import { readPlayRequest } from "./play-request.ts";

export interface Ready {
  readonly type: "ready";
  readonly game: LoadedGame;
  readonly screen: LoadedScreen["screen"];
  /** The same play however often it is called; null, and readiness is `failed`, where its devices cannot be opened. */
  open(): ReadyPlay | null;
}

export type Readiness = { readonly type: "loading" } | { readonly type: "failed" } | Ready;

/** Loads a game, and opens its devices when somebody is there; closes them when the page goes. */
export function useReadyPlay(card: GameCard): Readiness {
  const [readiness, setReadiness] = useState<Readiness>({ type: "loading" });
  useEffect(() => {
    let isWanted = true;
    let play: ReadyPlay | null = null;
    let thread: SynthesisThread | null = null;
    let stopWaiting: (() => void) | null = null;

    const fail = (error: unknown): void => {
      console.error(error);
      if (isWanted) setReadiness({ type: "failed" });
    };
    const load = async (): Promise<void> => {
      const { screen, stage, game, levels } = await loadGame(card);
      if (!isWanted) return;
      const synthesis = screen.createSynthesisThread();
      thread = synthesis;
      const open = (): ReadyPlay | null => {
        try {
          play ??= screen.openPlay({
            game,
            levels,
            request: readPlayRequest(window.location.search),
            thread: synthesis,
            createSoundStage: stage.createToneSoundStage,
          });
        } catch (error) {
          fail(error);
        }
        return play;
      };
      stopWaiting = onFirstSign(open);
      setReadiness({ type: "ready", game, screen, open });
    };
    lookForVoices();
    load().catch(fail);

    return () => {
      isWanted = false;
      stopWaiting?.();
      play?.close();
      thread?.close();
    };
  }, [card]);
  return readiness;
}
