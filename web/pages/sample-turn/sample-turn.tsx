/** The turn itself: the same engine, on the same devices, with a save that is forgotten. */
import { useEffect, useRef, type ComponentType } from "react";
import { createMemoryProgressStore } from "../../../engine/adapters/memory-progress-store.ts";
import type { Press } from "../../../engine/index.ts";
import type { GameCard } from "../../../games/card.ts";
import { isRead } from "../../game/hearing.ts";
import type { ReadyPlay } from "../../game/index.ts";
import { keepKeys } from "../../game/keys-after-click.ts";
import { readKeys } from "../../game/read-keys.ts";
import { useShown, useView } from "../../game/use-view.ts";
import { loadGame } from "../load-game.ts";

export interface Sample {
  readonly title: string;
  readonly play: ReadyPlay;
  readonly Turn: ComponentType<TurnProps>;
  readonly close: () => void;
}

interface TurnProps {
  readonly sample: Sample;
  readonly onOver: () => void;
}

/** The same for everybody: "3 plus 1?" is a good first question. */
const SEED = 7;
/** Nothing is told or asked before the turn: a story takes longer than a visitor stays. */
const MOST_SKIPS = 8;
/** Long enough to hear what came of it. */
const AFTER_MILLISECONDS = 7000;

/** As they lie on Buzzle. */
const BUTTONS: readonly Press[] = ["up", "left", "select", "right", "down", "repeat"];

export async function openSample(card: GameCard): Promise<Sample> {
  const { screen, stage, game, levels } = await loadGame(card);
  await levels?.fetch(0);
  const thread = screen.createSynthesisThread();
  const play = screen.openPlay({
    game,
    levels,
    request: { seed: SEED, level: 1 },
    thread,
    createSoundStage: stage.createToneSoundStage,
    store: createMemoryProgressStore(),
  });
  play.start();
  for (let skips = 0; skips < MOST_SKIPS && placeOf(play) !== "playing"; skips += 1)
    play.press(placeOf(play) === "asking" ? "left" : "select");
  const close = (): void => {
    play.close();
    thread.close();
  };
  return { title: card.title, play, Turn, close };
}

function placeOf(play: ReadyPlay): string {
  return play.opened().getSnapshot().place;
}

function Turn({ sample: { title, play }, onOver }: TurnProps) {
  const region = useRef<HTMLDivElement>(null);
  const moves = useView(play, (view) => view.moves);
  const played = useView(play, (view) => view.sitting?.played ?? 0);
  const isReadOut = useView(play, isRead);
  const captions = useShown(play.picture, (picture) => picture.captions);
  useEffect(() => {
    const pad = region.current;
    if (pad === null) return undefined;
    pad.focus({ preventScroll: true });
    const letGo = keepKeys(pad);
    const stopReading = readKeys(pad, play);
    return () => {
      letGo();
      stopReading();
    };
  }, [play]);
  useEffect(() => {
    if (played === 0) return undefined;
    const timer = setTimeout(onOver, AFTER_MILLISECONDS);
    return () => clearTimeout(timer);
  }, [played, onOver]);
  useEffect(() => {
    // A turn that nobody is with is over.
    const leave = (): void => void (document.hidden && onOver());
    document.addEventListener("visibilitychange", leave);
    return () => document.removeEventListener("visibilitychange", leave);
  }, [onOver]);

  return (
    <>
      <div
        className="try-it-captions"
        role="log"
        aria-label="Captions"
        aria-live={isReadOut ? "polite" : "off"}
      >
        {captions.slice(-3).map(({ id, speaker, text }) => (
          <p key={id}>
            {speaker !== null && <b>{speaker}: </b>}
            {text}
          </p>
        ))}
      </div>
      <div
        ref={region}
        className="buzzle-pad"
        role="application"
        aria-label={`${title}, one turn`}
        // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- the focus here is what gives the keys to the game
        tabIndex={0}
      >
        {BUTTONS.map((button) => {
          const label = moves.find((move) => move.button === button)?.label;
          return (
            <button
              key={button}
              type="button"
              className="buzzle-button"
              data-place={button}
              aria-disabled={label === undefined || undefined}
              aria-label={label ?? `${button}, nothing now`}
              onClick={() => play.press(button)}
            >
              {label ?? ""}
            </button>
          );
        })}
      </div>
      <button type="button" className="button quiet" onClick={onOver}>
        Stop
      </button>
    </>
  );
}
