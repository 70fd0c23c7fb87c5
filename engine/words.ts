/**
 * All English that the engine says by itself, and what its own moves and entries are called. What a game says stands in
 * its definition, and what a mechanic says in its folder. A sentence is a cue, so that it can become another kind of cue
 * without its users knowing. Nothing here names a key: buttons have other names on every device.
 */
import { oneOf, say, type SayCue } from "./cue.ts";

const NOT_HEARING = {
  refused: "The microphone is not allowed here. A grown-up can allow it.",
  missing: "I find no microphone here.",
  unsupported: "I cannot listen here. In Chrome I can.",
  offline: "I can only listen with the internet, and it is gone just now.",
  broken: "The microphone did not work this time.",
} as const;

/** A question has its own end. */
function ended(text: string): string {
  return text.endsWith("?") ? text : `${text}.`;
}

export const sentences = {
  // On the way into a game.
  whoTalks: [
    say("Who should talk in the games?"),
    say("Left: this voice. Right: your screen reader."),
  ] as const,
  title: (title: string): SayCue => say(`${title}.`, "name"),
  oneMoment: say("One moment."),
  levelMissing: say("That level did not come through. Try again, or choose another one."),
  howToChooseLevel: say("Select to play. Up and down for other levels."),
  /** Where there is one level, the list still has more than it. */
  howToChooseElse: say("Select to play. Up and down for what else is here."),
  resumed: say("We go on where you stopped."),

  // While it goes on.
  /** How the list works is told until it is known. */
  paused: oneOf(
    {
      full: [
        "Paused. Up and down go through this list. Select takes it. Left and right change a setting.",
        "Paused. Repeat, pressed twice, tells what an entry is for.",
      ],
      short: ["Paused."],
    },
    "name",
  ),
  /** The same list where nothing is played that could be paused. */
  menuOpen: oneOf(
    {
      full: [
        "The menu. Up and down go through this list. Select takes it. Left and right change a setting.",
        "The menu. Repeat, pressed twice, tells what an entry is for.",
      ],
      short: ["The menu."],
    },
    "name",
  ),
  /** What an entry of a list is for. */
  help: (text: string): SayCue => say(text, "object"),
  /** Heard in the setting that was just changed. */
  example: (text: string): SayCue => say(text, "object"),
  stopHere: [
    say("Stop here? Your place is kept.", "name"),
    say("Select: stop. Left: go on playing.", "name"),
  ] as const,
  goOn: say("Select to go on."),
  /** At the cursor of a list, or after a change: "Speed: 4 of 9." */
  valued: (label: string, value: string): SayCue => say(`${label}: ${value}.`, "name"),
  entry: (label: string): SayCue => say(ended(label), "name"),
  /** What a button does, for a row of them: "Left: light load." */
  button: (name: string, label: string): string => ended(`${name}: ${label}`),
  mayGoOut: say("To be understood, your voice may be sent over the internet. Ask a grown-up first."),
  voiceless: say("The voice is not working. The captions go on."),

  // Prices and goals.
  /** Told the first time, instead of being paid. */
  costs: [
    "{Label}: that costs {price}. You have {held}. Do it again to pay.",
    "{Label}? That costs {price}, and you have {held}. Do it again, and you pay.",
  ],
  costsAll: [
    "{Label}: that costs {price}, and it's all you have. Do it again to pay.",
    "{Label}? That takes all you have: {price}. Do it again, and you pay.",
  ],
  tooDear: [
    "{Label}: that costs {price}, and you have {held}.",
    "{Label}? It costs {price}, and you have {held}.",
  ],
  goal: ["The goal: {amount}.", "{Amount}, that is the goal."],
  goalFrom: ["The goal: {amount}. You have {at}.", "{Amount} is the goal, and you have {at}."],
  goalSoFar: "{at} of {amount} so far.",
  goalReached: ["You did it: {amount}!", "{Amount}! That was the goal."],
  goalRaised: ["{reached}! Now for {amount}.", "You made it to {reached}. The next goal: {amount}."],
  aHint: "a hint",
  hintCosts: (price: string): SayCue => say(`Hint: ${price}.`, "object"),
  onlyHint: say("Hint: one is free.", "object"),
  firstHintFree: (price: string): SayCue => say(`Hint: the first is free, then ${price}.`, "object"),
  turn: "turn",
  /** "Basket 3 of 8." What still depends on how it goes is no number to count on: "Basket 3 of about 8." */
  turnOf: (what: string, turn: number, of: number, isSure: boolean): string =>
    `${what} ${turn} of ${isSure ? "" : "about "}${of}.`,

  // When a voice answers.
  askedBack: (answers: readonly string[]): readonly SayCue[] => [
    say(`Did you say ${answers.join(", or ")}?`, "name"),
  ],
  confirmButtons: (yes: string, no: string, isTwo: boolean): SayCue =>
    say(`Select: ${yes}. Left: ${no}.${isTwo ? " Down: neither." : ""}`),
  heardNothing: say("I did not hear anything."),
  sayAgain: say("Say that again?"),
  tryButtons: say("Try the buttons."),
  /** Why nothing can be heard, and what helps. */
  notHearing: (why: keyof typeof NOT_HEARING): readonly SayCue[] => [
    say(NOT_HEARING[why]),
    say("The buttons work."),
  ],

  // In the sound lab: "Learn the sounds".
  /** At the list. What the buttons do is told until it is known. */
  soundsOpen: oneOf(
    {
      full: [
        "Learn the sounds. Down: the next one. Select: hear it. Up from here: a quiz.",
        "Learn the sounds. Select plays one as often as you like. Up from here: a quiz.",
      ],
      short: ["Learn the sounds."],
    },
    "name",
  ),
  whichSoundFirst: say("Which sound is this?", "name"),
  whichSound: oneOf(["And this?", "What is this?", "And which one is this?"], "name"),
  whichSoundAtPress: say("Which sound is it? Select plays it.", "name"),
  quizAnswers: (answers: string): SayCue => say(answers, "name"),
  quizRight: (name: string) =>
    oneOf(["{name}. Yes!", "Yes: {name}.", "{name}. You knew it."], "name", { values: { name } }),
  quizKnown: oneOf(
    [
      "You know these well. Down ends the quiz, whenever you like.",
      "Good ears! Go on, or press Down to end it.",
    ],
    "name",
  ),
  quizPicked: (name: string) =>
    oneOf(["Close. This one is: {name}.", "Almost. This one is: {name}."], "name", { values: { name } }),
  quizOnceMore: say("Now the one to guess:", "name"),
  quizNotThat: oneOf(["Not that one. Select plays it again.", "Another one. Select plays it again."], "name"),
  quizOver: say("Quiz over.", "name"),
  quizTold: (name: string): SayCue => say(`It was: ${name}.`, "name"),

  // At the end. A lesson goes on from "learned": "to fill the ten first".
  learned: (lesson: string): SayCue => say(`Today you learned ${lesson}.`),
  learning: (lesson: string): SayCue => say(`Next time we go on learning ${lesson}.`),
  /** Once, to who has finished something for the first time by buttons alone. */
  mayTalk: say("You can also play by talking. The pause menu has a microphone to switch on."),
  unsaved: say("I could not save this time."),
  goodbye: oneOf(["Bye for now.", "See you soon.", "Until next time."], "object"),
  pressToLeave: say("Press Select to leave."),
} as const;

/** Of the sound of a list's end: it goes on at the other one. */
export const AROUND = "around the end of the list";

/** How a sound stands in the captions while it is to be guessed: its own would tell. */
export const GUESSED = "the sound to guess";

/** The sounds that mean the same in every game in which they are heard. */
export const sharedSoundNames = {
  help: "Help comes",
  nothing: "Nothing there",
  right: "That is right",
  almost: "Not yet",
  keepsake: "Something to keep",
  "boss-near": "The last challenge",
  "ready-tone": "Speak now",
} as const;

/** What moves are called, and what a voice may say for them. */
export const moveWords = {
  repeat: { label: "Repeat", phrases: ["repeat", "again"] },
  hint: { label: "Hint", phrases: ["hint", "help me"] },
  explain: {
    label: "What is this?",
    phrases: ["what is this", "what is that", "what does this do", "explain"],
  },
  pause: { label: "Pause", phrases: ["pause", "menu"] },
  resume: {
    label: "Close the menu",
    phrases: ["close the menu", "pause", "menu", "resume", "keep playing", "keep going", "carry on"],
  },
  goOn: { label: "Go on", phrases: ["go on", "next", "continue"] },
  stop: { label: "Stop here", phrases: ["yes", "stop", "stop here", "quit"] },
  keepPlaying: { label: "Keep playing", phrases: ["no", "go on", "go on playing", "keep playing", "left"] },
  leave: { label: "Leave", phrases: ["leave", "bye", "goodbye"] },
  yes: { label: "Yes", phrases: ["yes"] },
  no: { label: "No", phrases: ["no"] },
  neither: { label: "Neither", phrases: ["neither", "no"] },
  ourVoice: { label: "This voice", phrases: ["this voice", "you", "left"] },
  screenReader: { label: "My screen reader", phrases: ["my screen reader", "screen reader", "right"] },
  previous: { label: "Previous", phrases: ["previous", "up", "back"] },
  next: { label: "Next", phrases: ["next", "down"] },
  previousSideways: { label: "Previous", phrases: ["left"] },
  nextSideways: { label: "Next", phrases: ["right"] },
  /** Named after the entry at the cursor. */
  choose: { phrases: ["select", "choose", "yes"] },
  hearSound: { label: "Hear it", phrases: ["hear it", "play it", "play it again", "select"] },
  enough: { label: "End the quiz", phrases: ["enough", "end the quiz", "end", "back"] },
  /** Named after the entry at the cursor, and after its other value where it has only two: "Voice: my screen reader". */
  less: (entry: string, other = "less") => ({ label: `${entry}: ${other}`, phrases: ["less", "left"] }),
  more: (entry: string, other = "more") => ({ label: `${entry}: ${other}`, phrases: ["more", "right"] }),
} as const;

/** The entries of the lists, what a voice may say for them besides, and what they are for. */
export const entryWords = {
  valued: (label: string, value: string): string => `${label}: ${value}`,
  resume: { label: "Go on where you stopped", help: "Takes you back to the game you stopped in the middle." },
  /** A lesson goes on from "learn": "to fill the ten first". */
  level: (number: number, name: string, lesson: string) => ({
    label: `Level ${number}: ${name}`,
    phrases: [`level ${number}`],
    help: `In this level you learn ${lesson}`,
  }),
  keepsakes: {
    label: "Your keepsakes",
    phrases: ["keepsakes", "my things"],
    help: "Plays everything that this game has given you.",
  },
  standing: {
    label: "How am I doing?",
    phrases: ["how am i doing", "how do i stand", "my score"],
    help: "Tells how the game is going for you.",
  },
  sounds: {
    label: "Learn the sounds",
    phrases: ["learn sounds", "sounds"],
    help: "Plays every sound that means something in this game, and tells its name. There is a quiz, too.",
  },
  sound: { help: "Select plays this sound, as often as you like." },
  soundsBack: { label: "Back", phrases: ["close", "done"], help: "Goes back to where you were." },
  quiz: {
    label: "A quiz",
    phrases: ["quiz", "quiz me"],
    help: "You hear a sound and pick its name. Nobody counts.",
  },
  continue: { label: "Keep playing", phrases: ["continue", "go on"], help: "Closes this list." },
  moves: { label: "What can I do?", phrases: ["help"], help: "Tells what each button does just now." },
  hint: { label: "Give me a hint", phrases: ["hint"], help: "Helps a little, without the answer." },
  quit: { label: "Stop playing", phrases: ["quit", "stop"], help: "Leaves the game. Your place is kept." },
  next: (name: string) => ({ label: `Next level: ${name}`, help: "Goes on to something new." }),
  again: {
    label: "Play this level again",
    phrases: ["again"],
    help: "The same level. It will not be quite the same.",
  },
  leave: { label: "Other games", phrases: ["games", "leave"], help: "Leaves this game." },
} as const;

/** The settings and their values. */
export const settingWords = {
  voiceSteps: ["the one before", "the next one"],
  labels: {
    rate: "Speed",
    pitch: "Pitch",
    voice: "Who speaks",
    verbosity: "Words",
    length: "Length of a game",
    speech: "Speech volume",
    effects: "Sound volume",
    decoration: "Background volume",
    music: "Music volume",
    mono: "One speaker",
    ears: "Heard through",
    night: "Night volume",
    calm: "Calm mode",
    output: "Voice",
    microphone: "Microphone",
  },
  help: {
    rate: "How fast I talk.",
    pitch: "How high or deep I talk.",
    voice: "Which of the voices here is mine.",
    verbosity: "How much I say: few words, some, or all of them.",
    length: "A full game takes about ten minutes, a short one about half of that.",
    speech: "How loud the voices are.",
    effects: "How loud the sounds are that tell you something.",
    decoration: "How loud the place around you is. It never covers a sound that tells you something.",
    music: "How loud the music is.",
    mono: "For one speaker, or one ear: left sounds deep, right sounds bright.",
    ears: "Headphones, or speakers: those play left and right further apart.",
    night: "On: nothing gets loud, for late hours or when others rest.",
    calm: "On: nothing has to be quick.",
    output: "Who talks: the game, or your screen reader.",
    microphone: "On: you can also say what you want to do.",
  },
  /** Heard in the new setting. */
  examples: {
    rate: "I talk this fast now.",
    pitch: "This is how I sound.",
    voice: "This is how I sound.",
    verbosity: {
      short: "I say what you need.",
      normal: "I say what you need, and a little more.",
      full: "I say everything.",
    },
    length: "That counts from the next game on.",
    speech: "I am this loud now.",
    decoration: "The place around you is this loud now.",
    ears: { headphones: "Left and right, for headphones.", speakers: "Left and right, for speakers." },
    night: { on: "Nothing gets loud now.", off: "Sounds are as loud as you set them." },
    calm: { on: "Nothing has to be quick.", off: "Some things are quick now." },
    mono: { on: "Left is deep, right is bright.", off: "Left, and right." },
  },
  lengths: { full: "full", short: "short" },
  anyVoice: "any voice",
  verbosity: { short: "few", normal: "some", full: "all" },
  output: { voice: "the game's voice", reader: "my screen reader" },
  on: "on",
  off: "off",
  step: (value: number, of: number): string => `${value} of ${of}`,
} as const;
