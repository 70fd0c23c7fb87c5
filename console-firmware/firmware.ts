/** Buzzle without its devices: the menu, the games, who plays, how loud. `main.ts` gives it the devices. */
import { createActor } from "xstate";
import {
  readGestures,
  type Clock,
  type Listener,
  type Move,
  type OpenGame,
  type RandomSource,
  type SoundStage,
  type Speaker,
  type TranscriptEntry,
} from "../engine/index.ts";
import { guide } from "../engine/adaptive/index.ts";
import { menuMoves } from "../engine/menu/index.ts";
import { isSettingId, mixOf } from "../engine/settings/index.ts";
import type { ButtonSource } from "./buttons.ts";
import type { Outputs } from "./chosen-output.ts";
import type { Config, Control } from "./config.ts";
import { createConsoleSettings } from "./console-settings.ts";
import { createGameSlot } from "./game-slot.ts";
import { createMenuMachine } from "./menu/menu-machine.ts";
import { openScreen } from "./menu/path.ts";
import { menuOf, type World } from "./menu/screens.ts";
import { createNarrator } from "./narrator.ts";
import type { Shelf } from "./shelf.ts";
import { createSpeakingTurns } from "./speaking-turns.ts";
import type { PackStore } from "./packs/pack-store.ts";
import type { Chore, Upkeep } from "./upkeep/upkeep.ts";
import type { Vault } from "./vault.ts";
import { watchPad } from "./watch-pad.ts";
import { createWhoPlays } from "./who-plays.ts";

export interface FirmwareOptions {
  readonly config: Config;
  readonly clock: Clock;
  readonly random: RandomSource;
  readonly speaker: Speaker;
  readonly listener: Listener;
  readonly canHear: boolean;
  readonly stage: SoundStage;
  readonly buttons: ButtonSource;
  readonly vault: Vault;
  readonly shelf: Shelf;
  /** What went wrong before it started, in sentences for the player. */
  readonly troubles: readonly string[];
  readonly about: readonly string[];
  readonly outputs: Outputs;
  readonly upkeep: Upkeep;
  readonly packs: Pick<PackStore, "games" | "remove">;
  /** Minutes since midnight, or null where the clock cannot be trusted. */
  readonly dayTime: () => number | null;
  readonly onTranscript: (entry: TranscriptEntry) => void;
  /** Nothing of a game is needed any more. */
  readonly gameEnded: () => void;
  /** All that had to be said has been: the program may end. */
  readonly off: () => void;
}

export interface Firmware {
  control(control: Control): void;
  /** Says it now, in the menu and in a game, which pauses. */
  tell(spoken: string): void;
  /** Leads out of a game that has thrown. Returns whether there was one. */
  gameBroke(): boolean;
  /** Where the player is, for the watchdog, tests and bots. */
  view(): {
    readonly place: "menu" | "opening" | "game" | "off";
    readonly playing: OpenGame | null;
    readonly moves: readonly Move[];
    /** How many can be listened to: they are found in their games, which takes a moment. */
    readonly keepsakes: number;
  };
  close(): void;
}

const NOT_WRITTEN = "I could not do that: my memory card is full or broken.";

export function startFirmware(options: FirmwareOptions): Firmware {
  const { clock, shelf, speaker, buttons, vault, onTranscript } = options;
  const who = createWhoPlays(vault, shelf, Date.now);
  const settings = createConsoleSettings({
    ...options,
    asleep: () => switchOff("Good night, and sleep well."),
  });
  const { stage } = settings.loudness;
  let isClosed = false;

  const world = (): World => ({
    ...who.view(),
    ...settings.view(),
    games: shelf.games,
    canHear: options.canHear,
    hasRepeat: buttons.pad.buttons.has("repeat"),
    about: options.about,
    brought: options.packs.games(),
    upkeep: options.upkeep.view(),
  });

  const mix = (): void => stage.mix(mixOf(who.progress().settings));
  const tick = (): void => stage.play({ sound: "tick", side: 0, level: 1, pitch: 0 });
  const narrator = createNarrator({
    speaker,
    stage,
    clock,
    settings: () => who.progress().settings,
    onTranscript,
  });

  const turns = createSpeakingTurns(speaker);
  const maintain = (deed: string): string => {
    const [what = "", of = ""] = deed.split(":");
    if (what === "remove-player") return who.remove(Number(of)) ? "It is forgotten." : NOT_WRITTEN;
    if (what === "remove-game") return options.packs.remove(of) ? "It is put away." : NOT_WRITTEN;
    return options.upkeep.start(what as Chore);
  };

  const menu = createActor(
    createMenuMachine({
      narrator,
      world,
      troubles: options.troubles,
      open: (slug) => void slot.open(slug),
      maintain(deed) {
        const said = maintain(deed);
        mix();
        return said;
      },
      takeVoice: turns.take,
      giveVoiceBack: turns.giveBack,
      choosePlayer(id) {
        who.choose(id);
        mix();
      },
      addPlayer(name) {
        const added = who.add(name);
        mix();
        return added;
      },
      change(setting, direction) {
        if (settings.change(setting, direction) || !isSettingId(setting)) return;
        who.change(setting, direction);
        mix();
      },
      off: options.off,
    }),
    { clock },
  );

  const slot = createGameSlot({
    shelf,
    devices() {
      const store = who.store();
      if (isClosed || store === null || !menu.getSnapshot().matches("opening")) return null;
      return {
        clock,
        speaker: turns.game,
        listener: options.listener,
        stage,
        store,
        random: options.random,
        today: Date.now,
        guide,
        abilities: { canSpeak: true, canBeRead: false, canHear: options.canHear },
        onTranscript,
      };
    },
    opened(slug) {
      who.hasOpened(slug);
      menu.send({ type: "game.opened" });
    },
    refused: (reason) => menu.send({ type: "game.refused", reason }),
    changed: () => light(),
    left() {
      mix();
      options.gameEnded();
      void who.collect();
      menu.send({ type: "game.left" });
    },
    broke: () => gameBroke(),
  });

  const switchOff = (farewell: string): void => {
    slot.drop();
    menu.send({ type: "console.off", farewell });
  };

  const moves = (): readonly Move[] =>
    slot.game()?.view().moves ?? menuMoves(menuOf(openScreen(menu.getSnapshot().context.path), world()));
  const light = (): void => {
    if (buttons.light === undefined) return;
    const lit = moves().flatMap(({ button }) => (button === undefined ? [] : [button]));
    buttons.light(new Set([...buttons.pad.buttons].filter((button) => lit.some((one) => one === button))));
  };

  const gameBroke = (): void => {
    speaker.silence();
    stage.silence();
    options.gameEnded();
    mix();
    menu.send({ type: "game.broke" });
    light();
  };

  /** What the console was saying is over as soon as the player goes on. */
  const toGame = (act: (game: OpenGame) => void): void => {
    const game = slot.game();
    if (game === null) return;
    menu.send({ type: "menu.told" });
    act(game);
  };

  const tell = (spoken: string): void => {
    const game = slot.game();
    if (game !== null && game.view().place !== "paused") game.press("pause");
    menu.send({ type: "menu.tell", text: spoken });
  };

  const watch = watchPad(buttons, clock, {
    stuck: (button) => tell(`The ${button} button seems to be stuck. Please look at it with a grown-up.`),
    heldToSwitchOff: () => switchOff("Switching off. Goodbye."),
  });
  // Before anything is thought about. In a game its own prompt does so.
  watch.pad.listen(({ edge }) => {
    if (edge === "down" && menu.getSnapshot().matches("choosing")) speaker.silence();
  });
  const stopGestures = readGestures(watch.pad, clock, {
    moves,
    touched() {
      speaker.silence();
      tick();
    },
    press(press, made) {
      if (slot.game() === null) {
        // While a game is being loaded, or goodbye is said, a press does nothing, and is answered all the same.
        if (!menu.getSnapshot().matches("choosing")) tick();
        menu.send({ type: "menu.press", press });
      } else {
        toGame((game) => game.press(press, made));
      }
      light();
    },
    down: (press) => toGame((game) => game.down(press)),
    chord: (dots, made) => toGame((game) => game.chord(dots, made)),
  });

  mix();
  void who.collect();
  menu.start();
  light();

  return {
    control(control) {
      if (control === "off") return switchOff("Switching off. Goodbye.");
      const hasChanged = settings.loudness.step(control === "louder" ? 1 : -1);
      stage.play({ sound: hasChanged ? "menu-step" : "nothing", side: 0, level: 1, pitch: 0 });
    },
    tell,
    gameBroke() {
      if (!slot.drop()) return false;
      gameBroke();
      return true;
    },
    view() {
      const snapshot = menu.getSnapshot();
      const playing = slot.game();
      const inMenu = snapshot.matches("opening") ? "opening" : "menu";
      const place = snapshot.status === "done" ? "off" : playing === null ? inMenu : "game";
      return { place, playing, moves: moves(), keepsakes: who.view().keepsakes.length };
    },
    close() {
      isClosed = true;
      stopGestures();
      watch.close();
      settings.close();
      slot.drop();
      narrator.silence();
      menu.stop();
    },
  };
}
