import { useEffect, useId, useRef, useSyncExternalStore } from "react";
import type { GameView } from "../../engine/index.ts";
import { CaptionLog } from "./caption-log.tsx";
import { MicrophoneHelp } from "./microphone-help.tsx";
import { MoveButtons } from "./move-buttons.tsx";
import type { ReadyPlay } from "./open-play.ts";
import { statusWords } from "./place-words.ts";
import { SettingsPanel } from "./settings-panel.tsx";
import { SittingProgress } from "./sitting-progress.tsx";
import { useGameKeys } from "./use-game-keys.ts";
import { usePauseWhenHidden } from "./use-pause-when-hidden.ts";
import { WayBack } from "./way-back.tsx";

interface GameScreenProps {
  /** It has begun. */
  readonly play: ReadyPlay;
  readonly onLeft: (end: GameView["end"]) => void;
}

export function GameScreen({ play, onLeft }: GameScreenProps) {
  const picture = useSyncExternalStore(play.subscribe, play.picture);
  const { view, captions } = picture;
  const region = useRef<HTMLDivElement>(null);
  const help = useId();
  useGameKeys(region, play);
  usePauseWhenHidden(play);

  const isLeft = view?.place === "left";
  const end = view?.end ?? null;
  useEffect(() => {
    if (isLeft) onLeft(end);
  }, [isLeft, end, onLeft]);

  if (view === null) return null;
  const { definition } = play.game;
  return (
    <div className="play" data-place={view.place}>
      {view.sitting !== null && <SittingProgress sitting={view.sitting} rounds={definition.shape.rounds} />}
      <CaptionLog
        captions={captions}
        isLive={view.settings.output === "reader" || view.isVoiceLost}
        soundsAreHeard={view.settings.effects > 0}
      />
      <div
        ref={region}
        className="game-region"
        role="application"
        aria-label={`${definition.title}, the game`}
        aria-describedby={help}
        // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- the focus here is what gives the keys to the game
        tabIndex={0}
      >
        <p className="status" data-listening={view.isListening || undefined}>
          {statusWords(view)}
        </p>
        <MoveButtons
          play={play}
          moves={view.moves}
          canTalk={play.abilities.canHear}
          onDone={() => region.current?.focus()}
        />
      </div>
      <p id={help} className="note">
        {keyHelp(play.abilities.canHear)}
      </p>
      <MicrophoneHelp play={play} picture={picture} />
      <SettingsPanel play={play} settings={view.settings} />
      <WayBack play={play} view={view} region={region} />
    </div>
  );
}

function keyHelp(canHear: boolean): string {
  const talk = canHear ? ", V lets you talk" : "";
  return `Arrow keys and Enter play. R repeats, H gives a hint, P or Escape pauses${talk}. Tab goes on to the buttons, Shift and Tab leave the game.`;
}
