/** Buzzle without its devices: the menu, the games, who plays, how loud. `main.ts` gives it the devices. */
import { createActor } from "xstate";
import {
  openGame,
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
import { parseProgress, type Progress } from "../engine/learner/index.ts";
import { menuMoves } from "../engine/menu/index.ts";
import { isSettingId, mixOf, stepSetting } from "../engine/settings/index.ts";
import type { ButtonSource } from "./buttons.ts";
import { finishedOf, keepsakesOf } from "./collection.ts";
import type { Config, Control } from "./config.ts";
import { createLoudness } from "./loudness.ts";
import { createMenuMachine } from "./menu/menu-machine.ts";
import { menuOf, type Keepsake, type World } from "./menu/screens.ts";
import { createNarrator } from "./narrator.ts";
import { USUAL_OUTPUT } from "./outputs.ts";
import type { Shelf } from "./shelf.ts";
import { createSleepTimer } from "./sleep-timer.ts";
import type { Player, Vault } from "./vault.ts";
import { watchPad } from "./watch-pad.ts";
import { isGuest, withGuests } from "./with-guests.ts";

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
  readonly outputs: { readonly names: () => readonly string[]; use(name: string): void };
  /** Minutes since midnight, or null where the clock cannot be trusted. */
  readonly dayTime: () => number | null;
  readonly onTranscript: (entry: TranscriptEntry) => void;
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

export function startFirmware(options: FirmwareOptions): Firmware {
  const { config, clock, shelf, speaker, buttons } = options;
  const vault = withGuests(options.vault);
  const loudness = createLoudness({ stage: options.stage, clock, config, dayTime: options.dayTime });
  const { stage } = loudness;
  let player: Player | null = playerAtStart(vault);
  let playing: OpenGame | null = null;
  let isClosed = false;
  let keepsakes: readonly Keepsake[] = [];
  const sleep = createSleepTimer(clock, () => switchOff("It is late. Good night, and sleep well."));
  let output = vault.setting("output") ?? USUAL_OUTPUT;

  const progress = (): Progress => {
    if (player === null) return parseProgress(undefined);
    const loaded = vault.storeOf(player.id).load();
    return parseProgress(loaded.type === "found" ? loaded.progress : undefined);
  };

  const world = (): World => {
    const known = progress();
    const last = player === null ? null : vault.setting(`last:${player.id}`);
    return {
      players: vault.players(),
      player,
      games: shelf.games,
      last: shelf.games.find(({ slug }) => slug === last) ?? null,
      settings: known.settings,
      volume: loudness.volume(),
      volumeMost: loudness.most(),
      sleepMinutes: sleep.minutes(),
      outputs: options.outputs.names(),
      output,
      canHear: options.canHear,
      hasRepeat: buttons.pad.buttons.has("repeat"),
      isMono: config.speakers === "one",
      keepsakes,
      finished: finishedOf(shelf.games, known),
      about: options.about,
    };
  };

  const collect = async (): Promise<void> => {
    const whose = player;
    const found = await keepsakesOf(shelf, progress());
    if (player === whose) keepsakes = found;
  };

  const mix = (): void => {
    stage.mix(mixOf(progress().settings));
  };

  const tick = (): void => stage.play({ sound: "tick", side: 0, level: 1, pitch: 0 });

  const narrator = createNarrator({
    speaker,
    stage,
    clock,
    settings: () => progress().settings,
    onTranscript: options.onTranscript,
  });

  const choosePlayer = (id: number): void => {
    player = vault.players().find((known) => known.id === id) ?? player;
    if (player !== null) vault.set("player", String(player.id));
    keepsakes = [];
    void collect();
    mix();
  };

  const change = (setting: string, direction: 1 | -1): void => {
    if (setting === "volume") loudness.step(direction);
    else if (setting === "sleep") sleep.step(direction);
    else if (setting === "output") nextOutput(direction);
    else if (isSettingId(setting) && player !== null) {
      const store = vault.storeOf(player.id);
      const loaded = store.load();
      const kept = loaded.type === "found" && isObject(loaded.progress) ? loaded.progress : {};
      store.save({ ...kept, schema: 1, settings: stepSetting(progress().settings, setting, direction) });
      mix();
    }
  };

  const nextOutput = (direction: 1 | -1): void => {
    const names = options.outputs.names();
    const at = (names.indexOf(output) + direction + names.length) % names.length;
    output = names[at] ?? output;
    vault.set("output", output);
    options.outputs.use(output);
  };

  const open = async (slug: string): Promise<void> => {
    const game = await shelf.load(slug);
    if (isClosed || player === null || !menu.getSnapshot().matches("opening")) return;
    if (!game.ok) {
      menu.send({ type: "game.refused", reason: game.problem });
      return;
    }
    vault.set(`last:${player.id}`, slug);
    menu.send({ type: "game.opened" });
    playing = openGame({
      game: game.value,
      clock,
      speaker,
      listener: options.listener,
      stage,
      store: vault.storeOf(player.id),
      random: options.random,
      abilities: { canSpeak: true, canBeRead: false, canHear: options.canHear },
      onTranscript: options.onTranscript,
    });
    light();
    playing.subscribe(({ place }) => {
      light();
      if (place === "left") leaveGame();
    });
  };

  const leaveGame = (): void => {
    const left = playing;
    playing = null;
    left?.close();
    mix();
    void collect();
    menu.send({ type: "game.left" });
  };

  /** A broken game may not even end. */
  const dropGame = (): void => {
    const left = playing;
    playing = null;
    try {
      left?.close();
    } catch (error) {
      console.error(error);
    }
  };

  const switchOff = (farewell: string): void => {
    playing?.close();
    playing = null;
    menu.send({ type: "console.off", farewell });
  };

  const moves = (): readonly Move[] => playing?.view().moves ?? menuMoves(menuOf(screenNow(), world()));
  const screenNow = () => menu.getSnapshot().context.path.at(-1) ?? { name: "main", of: null, cursor: 0 };
  const light = (): void => {
    if (buttons.light === undefined) return;
    const lit = moves().flatMap(({ button }) => (button === undefined ? [] : [button]));
    buttons.light(new Set([...buttons.pad.buttons].filter((button) => lit.some((one) => one === button))));
  };

  const firmware: Firmware = {
    control(control) {
      if (control === "off") return switchOff("Switching off. Goodbye.");
      const hasChanged = loudness.step(control === "louder" ? 1 : -1);
      stage.play({ sound: hasChanged ? "menu-step" : "nothing", side: 0, level: 1, pitch: 0 });
    },
    tell(spoken) {
      if (playing !== null && playing.view().place !== "paused") playing.press("pause");
      menu.send({ type: "menu.tell", text: spoken });
    },
    gameBroke() {
      if (playing === null) return false;
      dropGame();
      speaker.silence();
      stage.silence();
      mix();
      menu.send({ type: "game.broke" });
      light();
      return true;
    },
    view() {
      const snapshot = menu.getSnapshot();
      const inMenu = snapshot.matches("opening") ? "opening" : "menu";
      const place = snapshot.status === "done" ? "off" : playing === null ? inMenu : "game";
      return { place, playing, moves: moves(), keepsakes: keepsakes.length };
    },
    close() {
      isClosed = true;
      stopGestures();
      watch.close();
      loudness.close();
      sleep.close();
      playing?.close();
      playing = null;
      narrator.silence();
      menu.stop();
    },
  };

  const menu = createActor(
    createMenuMachine({
      narrator,
      world,
      troubles: options.troubles,
      open: (slug) => void open(slug),
      choosePlayer,
      addPlayer(name) {
        const added = vault.addPlayer(name);
        if (added === null) return "refused";
        choosePlayer(added.id);
        return isGuest(added) ? "guest" : "kept";
      },
      change,
      off: options.off,
    }),
    { clock },
  );

  /** What the console was saying is over as soon as the player goes on. */
  const toGame = (act: (game: OpenGame) => void): void => {
    if (playing === null) return;
    menu.send({ type: "menu.told" });
    act(playing);
  };

  const watch = watchPad(buttons.pad, clock, {
    stuck: (button) =>
      firmware.tell(`The ${button} button seems to be stuck. Please look at it with a grown-up.`),
    heldToSwitchOff: () => switchOff("Switching off. Goodbye."),
  });
  const stopGestures = readGestures(watch.pad, clock, {
    moves,
    touched() {
      speaker.silence();
      tick();
    },
    press(press, made) {
      if (playing === null) {
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
  void collect();
  menu.start();
  light();
  return firmware;
}

function playerAtStart(vault: Vault): Player | null {
  const players = vault.players();
  const last = vault.setting("player");
  return players.find(({ id }) => String(id) === last) ?? players[0] ?? null;
}

function isObject(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}
