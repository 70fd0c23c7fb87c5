/** The game screen without a game: the test says what is there to be done, and how long its lines are. */
import { flushSync } from "react-dom";
import { createRoot, type Root } from "react-dom/client";
import type { GameView } from "../../../engine/index.ts";
import { usualSettings } from "../../../engine/settings/index.ts";
import { GameHead } from "../../../web/components/game-head.tsx";
import { GameScreen, type ReadyPlay } from "../../../web/game/index.ts";
import { usualScreen, type ScreenSettings } from "../../../web/game/screen-settings.ts";
import { createShown } from "../../../web/game/shown.ts";

export interface Sample {
  readonly place: GameView["place"];
  readonly moves: GameView["moves"];
  readonly isListening?: boolean;
  readonly captions: readonly string[];
  readonly screen?: Partial<ScreenSettings>;
  readonly isSettingsOpen?: boolean;
}

let root: Root | null = null;

/** Shows it in the page's main part, as a game does that comes to this place. */
export async function show(sample: Sample): Promise<void> {
  const { place, moves, isListening = false, captions, screen = {}, isSettingsOpen = false } = sample;
  const main = document.querySelector("main");
  if (main === null) throw new Error("showSample: the page has no main part");
  if (root === null) {
    main.replaceChildren();
    root = createRoot(main);
  }
  const view = {
    place,
    moves,
    isWaiting: !isListening,
    isListening,
    isHearing: false,
    settings: usualSettings,
    isVoiceLost: false,
    sitting:
      place === "asking" || place === "choosing"
        ? null
        : {
            act: { as: "ride", turn: 3, of: 6 },
            levelName: "Start big, up to 10",
            played: 9,
            turns: 20,
            stakes: [],
          },
    end: null,
  } satisfies GameView;
  const play = {
    game: { definition: { title: "Definition Detective", slug: "definitionDetective" } },
    abilities: { canSpeak: true, canBeRead: true, canHear: true },
    opened: () => ({ getSnapshot: () => view, subscribe: () => ({ unsubscribe: () => {} }) }),
    picture: createShown({
      captions: captions.map((text, id) => ({ id, type: "say", speaker: null, text, tells: true })),
      isMicrophoneLost: false,
      isSaveLost: false,
    }),
    screen: createShown({ ...usualScreen, ...screen }),
    press: () => {},
    hushAside: () => {},
    sayAside: () => {},
  } as unknown as ReadyPlay;
  const shown = root;
  flushSync(() =>
    shown.render(
      <div className="page game-page" data-category="language">
        <GameScreen play={play} onLeft={() => {}}>
          <GameHead title="Definition Detective" />
        </GameScreen>
      </div>,
    ),
  );
  await until(() => document.querySelector(".scene svg") !== null);
  await until(() => document.querySelector(".settings .setting") !== null);
  for (const fold of document.querySelectorAll("details")) fold.open = isSettingsOpen;
  window.scrollTo(0, 0);
  await nextFrame();
}

/** What is seen after the next frame: lists and captions have been scrolled by then. */
export function nextFrame(): Promise<void> {
  return new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve)));
}

async function until(isThere: () => boolean): Promise<void> {
  while (!isThere()) await nextFrame();
}
