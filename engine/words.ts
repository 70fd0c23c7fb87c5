/**
 * All English that the engine says by itself, and what its own moves and entries are called. What a game says stands in
 * its definition, and what a mechanic says in its folder. A sentence is a cue, so that it can become another kind of cue
 * without its users knowing. Nothing here names a key: buttons have other names on every device.
 */
import { say, type SayCue } from "./cue.ts";

const NOT_HEARING = {
  refused: "The microphone is not allowed here. A grown-up can allow it.",
  missing: "I find no microphone here.",
  unsupported: "I cannot listen here. In Chrome I can.",
  offline: "I can only listen with the internet, and it is gone just now.",
  broken: "The microphone did not work this time.",
} as const;

export const sentences = {
  // On the way into a game.
  whoTalks: [
    say("Who should talk in the games?"),
    say("Left: this voice. Right: your screen reader."),
  ] as const,
  title: (title: string): SayCue => say(`${title}.`, "name"),
  howToChooseLevel: say("Select to play. Left and right for other levels."),
  resumed: say("We go on where you stopped."),

  // While it goes on.
  paused: say("Paused."),
  goOn: say("Select to go on."),
  /** At the cursor of a list, or after a change: "Speed: 4 of 9." */
  valued: (label: string, value: string): SayCue => say(`${label}: ${value}.`, "name"),
  entry: (label: string): SayCue => say(label.endsWith("?") ? label : `${label}.`, "name"),
  /** What a button does, for a row of them: "Left: light load." */
  button: (name: string, label: string): string => `${name}: ${label}.`,
  mayGoOut: say("What you say may go out over the internet."),
  voiceless: say("The voice is not working. The captions go on."),

  // When a voice answers.
  askedBack: (answers: readonly string[]): readonly SayCue[] => [
    say(`Did you say ${answers.join(", or ")}?`, "name"),
  ],
  confirmButtons: (yes: string, no: string): SayCue => say(`Select: ${yes}. Left: ${no}.`),
  heardNothing: say("I did not hear anything."),
  sayAgain: say("Say that again?"),
  tryButtons: say("Try the buttons."),
  /** Why nothing can be heard, and what helps. */
  notHearing: (why: keyof typeof NOT_HEARING): readonly SayCue[] => [
    say(NOT_HEARING[why]),
    say("The buttons work."),
  ],

  // At the end. A lesson goes on from "learned": "to fill the ten first".
  learned: (lesson: string): SayCue => say(`Today you learned ${lesson}.`),
  learning: (lesson: string): SayCue => say(`Next time we go on learning ${lesson}.`),
  unsaved: say("I could not save this time."),
} as const;

/** What moves are called, and what a voice may say for them. */
export const moveWords = {
  repeat: { label: "Repeat", phrases: ["repeat", "again"] },
  hint: { label: "Hint", phrases: ["hint", "help me"] },
  pause: { label: "Pause", phrases: ["pause", "menu"] },
  resume: {
    label: "Close the menu",
    phrases: ["close the menu", "pause", "menu", "resume", "keep playing", "keep going", "carry on"],
  },
  goOn: { label: "Go on", phrases: ["go on", "next", "continue"] },
  yes: { label: "Yes", phrases: ["yes"] },
  no: { label: "No", phrases: ["no"] },
  ourVoice: { label: "This voice", phrases: ["this voice", "you", "left"] },
  screenReader: { label: "My screen reader", phrases: ["my screen reader", "screen reader", "right"] },
  previous: { label: "Previous", phrases: ["previous", "up", "back"] },
  next: { label: "Next", phrases: ["next", "down"] },
  previousSideways: { label: "Previous", phrases: ["left"] },
  nextSideways: { label: "Next", phrases: ["right"] },
  /** Named after the entry at the cursor. */
  choose: { phrases: ["select", "choose", "yes"] },
  /** Named after the entry at the cursor, and after its other value where it has only two: "Voice: my screen reader". */
  less: (entry: string, other = "less") => ({ label: `${entry}: ${other}`, phrases: ["less", "left"] }),
  more: (entry: string, other = "more") => ({ label: `${entry}: ${other}`, phrases: ["more", "right"] }),
} as const;

/** The entries of the lists, and what a voice may say for them besides. */
export const entryWords = {
  valued: (label: string, value: string): string => `${label}: ${value}`,
  resume: { label: "Go on where you stopped" },
  level: (number: number, name: string) => ({
    label: `Level ${number}: ${name}`,
    phrases: [`level ${number}`],
  }),
  keepsakes: { label: "Your keepsakes", phrases: ["keepsakes", "my things"] },
  standing: { label: "How do I stand?", phrases: ["how am i doing", "my score"] },
  continue: { label: "Go on playing", phrases: ["continue", "go on"] },
  moves: { label: "What can I do?", phrases: ["help"] },
  hint: { label: "Give me a hint", phrases: ["hint"] },
  quit: { label: "Stop playing", phrases: ["quit", "stop"] },
  next: (name: string) => ({ label: `Next level: ${name}` }),
  again: { label: "Play this level again", phrases: ["again"] },
  leave: { label: "Other games", phrases: ["games", "leave"] },
} as const;

/** The settings and their values. */
export const settingWords = {
  labels: {
    rate: "Speed",
    verbosity: "Words",
    length: "Length of a game",
    speech: "Speech volume",
    effects: "Sound volume",
    music: "Music volume",
    mono: "One speaker",
    calm: "Calm mode",
    output: "Voice",
    microphone: "Microphone",
  },
  lengths: { full: "full", short: "short" },
  verbosity: { short: "few", normal: "some", full: "all" },
  output: { voice: "the game's voice", reader: "my screen reader" },
  on: "on",
  off: "off",
  step: (value: number, of: number): string => `${value} of ${of}`,
} as const;
