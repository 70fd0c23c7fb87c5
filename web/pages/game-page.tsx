import { useCallback, useEffect, useState, type ReactNode } from "react";
import { useLocation } from "wouter";
import type { GameCard } from "../../games/card.ts";
import type { LeftGame, ReadyPlay } from "../game/index.ts";
import { GameHead } from "../components/game-head.tsx";
import { StartPanel, type Stopped } from "../components/start-panel.tsx";
import { useFollowedProgress } from "./use-followed-progress.ts";
import { useReadyPlay, type Ready } from "./use-ready-play.ts";

export function GamePage(props: GameProps) {
  useFollowedProgress();
  return (
    <div className="page game-page" data-category={props.card.category}>
      <Game {...props} />
    </div>
  );
}

/** A browser may keep a module that did not come through as failed until the page is loaded anew. */
function loadAgain(): void {
  window.location.reload();
}

interface GameProps {
  readonly card: GameCard;
  /** Its name and the way out, if that is another than to the Game Zone. */
  readonly head?: ReactNode;
  /** Where it leads once it is over, if not to the Game Zone. */
  readonly onFinished?: () => void;
}

function Game({ card, head = <GameHead title={card.title} />, onFinished }: GameProps) {
  const readiness = useReadyPlay(card);
  const [playing, setPlaying] = useState<ReadyPlay | null>(null);
  const [stopped, setStopped] = useState<Stopped | null>(null);
  const [, navigate] = useLocation();
  const leave = useCallback(
    ({ end, isSaveLost }: LeftGame) => {
      if (end === "finished") (onFinished ?? navigate)("/game-zone");
      else {
        setPlaying(null);
        setStopped({ isSaveLost });
      }
    },
    [navigate, onFinished],
  );

  const start = (): void => {
    if (readiness.type !== "ready") return;
    // Within this very event: a browser lets a page sound and speak only in answer to a gesture.
    const play = readiness.open();
    if (play === null) return;
    const begin = (): void => {
      play.start();
      setPlaying(play);
    };
    const reading = play.readable();
    if (reading === null) begin();
    else void reading.then(begin, begin);
  };

  if (readiness.type === "ready" && playing !== null) {
    return (
      <readiness.screen.GameScreen play={playing} onLeft={leave}>
        {head}
      </readiness.screen.GameScreen>
    );
  }
  return (
    <>
      {head}
      <StartPanel
        card={card}
        readiness={readiness.type}
        stopped={stopped}
        onStart={start}
        onTryAgain={loadAgain}
      />
      {readiness.type === "ready" && <LateAbout card={card} ready={readiness} onStart={start} />}
    </>
  );
}

interface LateAboutProps {
  readonly card: GameCard;
  readonly ready: Ready;
  /** A game controller starts, too. */
  readonly onStart: () => void;
}

/** Below what is wanted first. Without it the game starts all the same. */
function LateAbout({ card, ready, onStart }: LateAboutProps) {
  const [late, setLate] = useState<typeof import("./game-about.tsx") | null>(null);
  useEffect(() => {
    import("./game-about.tsx").then(setLate, () => {});
    void ready.screen.fetchDrawing();
  }, [ready]);
  return late !== null && <late.GameAbout card={card} ready={ready} onStart={onStart} />;
}
