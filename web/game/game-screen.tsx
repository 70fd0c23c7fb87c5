import { useEffect, useRef, type FocusEvent, type ReactNode } from "react";
import type { GameView } from "../../engine/index.ts";
import { CaptionLog } from "./caption-log.tsx";
import { isRead } from "./hearing.ts";
import { LateBraille } from "./late-braille.tsx";
import { LateScene } from "./late-scene.tsx";
import { MicrophoneHelp } from "./microphone-help.tsx";
import { MoveButtons } from "./move-buttons.tsx";
import type { ReadyPlay } from "./open-play.ts";
import { statusWords } from "./place-words.ts";
import { SettingsPanel } from "./settings-panel.tsx";
import { SittingProgress } from "./sitting-progress.tsx";
import { usePads } from "./use-pads.ts";
import { usePauseWhenAway } from "./use-pause-when-away.ts";
import { useShown, useView } from "./use-view.ts";
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
  const region = useRef<HTMLDivElement>(null);
  const place = useView(play, (view) => view.place);
  const keys = useShown(play.screen, (settings) => settings.keys);
  usePads(region, play);
  usePauseWhenAway(play);

  const isLeft = place === "left";
  useEffect(() => {
    if (!isLeft) return;
    const { isSaveLost } = play.picture.get();
    if (isSaveLost) play.sayAside(NOT_KEPT);
    onLeft({ end: play.opened().getSnapshot().end, isSaveLost });
  }, [isLeft, onLeft, play]);

  const { definition } = play.game;
  return (
    <div className="play" data-place={place}>
      <div className="stage" onFocus={showStage}>
        <div className="stage-grid">
          {children}
          <SittingProgress play={play} />
          <div className="heard">
            <Captions play={play} />
            <LateScene play={play} />
          </div>
          <div
            ref={region}
            className="game-region"
            role="application"
            // No more than this: a screen reader says it over whatever the game says when it begins.
            aria-label={definition.title}
            // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- the focus here is what gives the keys to the game
            tabIndex={0}
          >
            <Status play={play} />
            <MoveButtons
              play={play}
              ownKeys={keys}
              canTalk={play.abilities.canHear}
              onDone={() => region.current?.focus()}
            />
          </div>
        </div>
      </div>
      <div className="play-extras">
        <LateBraille play={play} region={region} />
        <MicrophoneHelp play={play} />
        <SettingsPanel play={play} />
        <WayBack play={play} region={region} />
      </div>
    </div>
  );
}

function Captions({ play }: { readonly play: ReadyPlay }) {
  const hasBrailleLine = useShown(play.screen, ({ braille }) => braille);
  // What the braille line tells must not be told twice.
  const isLive = useView(play, isRead) && !hasBrailleLine;
  return (
    <CaptionLog
      captions={useShown(play.picture, ({ captions }) => captions)}
      isLive={isLive}
      soundsAreHeard={useView(play, ({ settings }) => settings.effects > 0)}
    />
  );
}

function Status({ play }: { readonly play: ReadyPlay }) {
  const words = useView(play, statusWords);
  const isListening = useView(play, (view) => view.isListening);
  const isHearing = useView(play, (view) => view.isHearing);
  return (
    <p className="status" data-listening={isListening || undefined} data-hearing={isHearing || undefined}>
      {words}
    </p>
  );
}

/** Who comes back to the captions or to a button has all of both before them, if the window is large enough for it. */
function showStage({ currentTarget }: FocusEvent<HTMLElement>): void {
  if (currentTarget.offsetHeight <= window.innerHeight) currentTarget.scrollIntoView();
}

/** The page says so too, to who reads. */
const NOT_KEPT = "I could not save this time.";
