/** The lists that the lobby offers, and what each entry means. Pure. */
import { rest, sound, type Cue } from "../cue.ts";
import type { Definition, LoadedGame } from "../definition/index.ts";
import { gameProgress, sittingToResume } from "../learner/progress.ts";
import type { Progress } from "../save/progress.ts";
import { entryCues, type Menu, type MenuEntry } from "../menu/menu.ts";
import type { Move } from "../move.ts";
import {
  isSettingId,
  otherValue,
  settingHelp,
  settingLabel,
  settingsFor,
  settingValue,
  type SettingId,
  type Settings,
} from "../settings/index.ts";
import { keepsakeCues } from "../sitting/tell.ts";
import { lengthSeconds } from "../sound/index.ts";
import { entryWords, moveWords, sentences, settingWords } from "../words.ts";
import { secondsToRead } from "./cue-queue.ts";

/** What the shell can do, which decides what is asked and offered. */
export interface ShellAbilities {
  /** It has a voice of its own. */
  readonly canSpeak: boolean;
  /** Its captions reach the player's screen reader. */
  readonly canBeRead: boolean;
  /** It has a microphone, or something that takes its place. */
  readonly canHear: boolean;
  /** The names of the voices among which the player may choose; absent where there are not two. */
  readonly voices?: readonly string[] | undefined;
  /** What the buttons are called here, in a sentence, where they do not bear their names: "Select is Enter." */
  readonly keys?: string | undefined;
}

export const GO_ON_MOVE: Move = {
  id: "go-on",
  button: "select",
  ...moveWords.goOn,
};

export const LEAVE_MOVE: Move = { id: "leave", button: "select", ...moveWords.leave };

export const STOP_MOVES: readonly Move[] = [
  { id: "stop", button: "select", ...moveWords.stop },
  { id: "keep-playing", button: "left", ...moveWords.keepPlaying },
];

export const OUTPUT_MOVES: readonly Move[] = [
  { id: "voice", button: "left", ...moveWords.ourVoice },
  { id: "reader", button: "right", ...moveWords.screenReader },
];

export function outputQuestion({ title }: Definition): Cue[] {
  // Heard out: a screen reader, if there is one, says meanwhile where the focus is: in this game, an application.
  const left = secondsToRead(`${title}, application`) - lengthSeconds("curtain");
  return [sound("curtain", { hold: "end" }), ...(left > 0 ? [rest(left)] : []), ...sentences.whoTalks];
}

/** @param suggested index of the level at which the list begins, where nothing is to be gone on with */
export function levelMenu(game: LoadedGame, progress: Progress, suggested: number): Menu {
  const { definition } = game;
  const resume = sittingToResume(progress, game);
  const levels = definition.levels.map((level, index): MenuEntry => ({
    id: `level-${index}`,
    ...entryWords.level(index + 1, level.name, level.learned),
  }));
  const kept = gameProgress(progress, definition.slug).keepsakes;
  const entries = [
    ...levels,
    ...(kept.length === 0 ? [] : [{ id: "keepsakes", ...entryWords.keepsakes }]),
    { id: "sounds", ...entryWords.sounds },
  ];
  if (resume === null) return { entries, cursor: suggested };
  return { entries: [{ id: "resume", ...entryWords.resume }, ...entries], cursor: 0 };
}

/** What the player was given for good, one thing after another, as it sounds. */
export function keptCues(definition: Definition, progress: Progress): Cue[] {
  return gameProgress(progress, definition.slug).keepsakes.flatMap((id) => {
    const keepsake = definition.keepsakes?.[id];
    return keepsake === undefined ? [] : [sentences.title(keepsake.name), ...keepsakeCues(definition, id)];
  });
}

/** The index of the level that an entry of the list stands for. */
export function levelOfEntry(id: string): number | null {
  const match = /^level-(\d+)$/.exec(id);
  return match?.[1] === undefined ? null : Number(match[1]);
}

/** @param isBack the player comes back to it from another list: no game opens */
export function levelMenuCues(definition: Definition, menu: Menu, isBack: boolean): Cue[] {
  const here = menu.entries[menu.cursor]?.id ?? "";
  const isPlayed = here === "resume" || levelOfEntry(here) !== null;
  const hasOthers = definition.levels.length > 1;
  return [
    sound(isBack ? "menu-close" : "curtain"),
    sentences.title(definition.title),
    ...entryCues(menu),
    ...(isPlayed ? [hasOthers ? sentences.howToChooseLevel : sentences.howToChooseElse] : []),
  ];
}

/** Leaving is asked about once. */
export function stopQuestion(): Cue[] {
  return [sound("menu-open"), ...sentences.stopHere];
}

/**
 * @param isItemOpen there is something to do and to be hinted at
 * @param hasStanding something is at stake, or counted
 */
export function pauseMenu(
  settings: Settings,
  abilities: ShellAbilities,
  { isItemOpen, hasStanding }: { readonly isItemOpen: boolean; readonly hasStanding: boolean },
): Menu {
  return {
    entries: [
      { id: "continue", ...entryWords.continue },
      ...(isItemOpen
        ? [
            { id: "moves", ...entryWords.moves },
            { id: "hint", ...entryWords.hint },
          ]
        : []),
      ...(hasStanding ? [{ id: "standing", ...entryWords.standing }] : []),
      ...settingsFor(abilities).map((id): MenuEntry => ({
        id,
        label: settingLabel(id),
        help: settingHelp(id),
        ...valuesOf(settings, id),
      })),
      { id: "sounds", ...entryWords.sounds },
      { id: "quit", ...entryWords.quit },
    ],
    cursor: 0,
  };
}

/** With the cursor at the first thing that can be set. */
export function atSettings(menu: Menu): Menu {
  return {
    ...menu,
    cursor: Math.max(
      0,
      menu.entries.findIndex(({ id }) => isSettingId(id)),
    ),
  };
}

/** The list with its settings as they are now. */
export function withValues(menu: Menu, settings: Settings): Menu {
  const entries = menu.entries.map((entry) =>
    isSettingId(entry.id) ? { ...entry, ...valuesOf(settings, entry.id) } : entry,
  );
  return { ...menu, entries };
}

function valuesOf(settings: Settings, id: SettingId): Pick<MenuEntry, "value" | "other" | "steps"> {
  return {
    value: settingValue(settings, id),
    other: otherValue(settings, id),
    steps: id === "voice" ? settingWords.voiceSteps : undefined,
  };
}

export function farewellMenu(definition: Definition, level: number): Menu {
  const next = definition.levels[level + 1];
  return {
    entries: [
      ...(next !== undefined ? [{ id: "next", ...entryWords.next(next.name) }] : []),
      { id: "again", ...entryWords.again },
      { id: "leave", ...entryWords.leave },
    ],
    cursor: 0,
  };
}
