import { useEffect, useRef, useSyncExternalStore, type FocusEvent, type ReactNode } from "react";
import type { GameView } from "../../engine/index.ts";
import { CaptionLog } from "./caption-log.tsx";
import { MicrophoneHelp } from "./microphone-help.tsx";
import { MoveButtons } from "./move-buttons.tsx";
import type { ReadyPlay } from "./open-play.ts";
import { statusWords } from "./place-words.ts";
import { SettingsPanel } from "./settings-panel.tsx";
import { SittingProgress } from "./sitting-progress.tsx";
import { isRead } from "./told.tsx";
import { usePads } from "./use-pads.ts";
import { usePauseWhenAway } from "./use-pause-when-away.ts";
import { WayBack } from "./way-back.tsx";

export interface LeftGame {
  readonly end: GameView["end"];
  /** What was played last could not be kept. */
  readonly isSaveLost: boolean;
}

interface GameScreenProps {
  /** It has begun. */
  readonly play: ReadyPlay;
  readonly onLeft: (left: LeftGame) => void;
  /** What stands at the head of the window: the game's name, and the way out. */
  readonly children: ReactNode;
}

export function GameScreen({ play, onLeft, children }: GameScreenProps) {
  const picture = useSyncExternalStore(play.subscribe, play.picture);
  const { view, captions, isSaveLost } = picture;
  const region = useRef<HTMLDivElement>(null);
  usePads(region, play);
  const { keys } = useSyncExternalStore(play.screen.subscribe, play.screen.get);
  usePauseWhenAway(play);

  const isLeft = view?.place === "left";
  const end = view?.end ?? null;
  useEffect(() => {
    if (!isLeft) return;
    if (isSaveLost) play.sayAside(NOT_KEPT);
    onLeft({ end, isSaveLost });
  }, [isLeft, end, isSaveLost, onLeft, play]);

  if (view === null) return null;
  const { definition } = play.game;
  return (
    <div className="play" data-place={view.place}>
      <div className="stage" onFocus={showStage}>
        <div className="stage-grid">
          {children}
          {view.sitting !== null && <SittingProgress sitting={view.sitting} />}
          <CaptionLog captions={captions} isLive={isRead(view)} soundsAreHeard={view.settings.effects > 0} />
          <div
            ref={region}
            className="game-region"
            role="application"
            // No more than this: a screen reader says it over whatever the game says when it begins.
            aria-label={definition.title}
            // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- the focus here is what gives the keys to the game
            tabIndex={0}
          >
            <p className="status" data-listening={view.isListening || undefined}>
              {statusWords(view)}
            </p>
            <MoveButtons
              play={play}
              view={view}
              ownKeys={keys}
              canTalk={play.abilities.canHear}
              onDone={() => region.current?.focus()}
            />
          </div>
        </div>
      </div>
      <div className="play-extras">
        <p className="note">{keyHelp(play.abilities.canHear)}</p>
        <MicrophoneHelp play={play} picture={picture} />
        <SettingsPanel play={play} settings={view.settings} />
        <WayBack play={play} view={view} region={region} />
      </div>
    </div>
  );
}

/** Who comes back to the captions or to a button has all of both before them, if the window is large enough for it. */
function showStage({ currentTarget }: FocusEvent<HTMLElement>): void {
  if (currentTarget.offsetHeight <= window.innerHeight) currentTarget.scrollIntoView();
}

/** The page says so too, to who reads. */
const NOT_KEPT = "I could not save this time.";

function keyHelp(canHear: boolean): string {
  const talk = canHear ? ", V lets you talk" : "";
  return `Arrow keys and Enter play. R repeats, H gives a hint, P or Escape pauses${talk}. Tab goes on to the buttons, Shift and Tab leave the game.`;
}
