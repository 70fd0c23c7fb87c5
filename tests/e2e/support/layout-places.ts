/** What the game screen is shown with: every kind of place that a game leads to, at its fullest. */
import { menuMoves } from "../../../engine/menu/menu.ts";
import type { Move, Press } from "../../../engine/index.ts";
import type { Sample } from "./sample-screen.tsx";

const LINES = [
  "Good evening, detective. Somebody has hidden a word in this house.",
  "[a clock ticks, on the left]",
  "It keeps the rain off. It can be opened and closed, and it has a handle. Which of the four suspects is it?",
];

const move = (button: Press, label: string): Move => ({ id: label, button, label, phrases: [] });
const named = (label: string): Move => ({ id: label, label, phrases: [] });
const ALWAYS = [move("repeat", "Repeat"), move("hint", "Hint"), move("pause", "Pause")];
const CROSS = [
  move("up", "Back to the ten"),
  move("left", "The one left"),
  move("right", "The one right"),
  move("down", "Hear your clues"),
];
const SUSPECTS = ["kettle", "sponge", "spoon", "toaster"].map((word) => named(`Accuse ${word}`));
const SETTINGS = [
  "Speed",
  "Words",
  "Speech volume",
  "Sound volume",
  "Background volume",
  "Music volume",
  "One speaker",
  "Heard through",
  "Night volume",
  "Calm mode",
];
const LIST = menuMoves({
  cursor: 9,
  entries: [
    ...["Keep playing", "What can I do?", "Give me a hint"].map((label) => ({ id: label, label })),
    ...SETTINGS.map((label) => ({ id: label, label, value: "7 of 10" })),
    { id: "Stop playing", label: "Stop playing" },
  ],
});

const SOUNDS = [
  "The bakery",
  "The checkout",
  "The fish",
  "The freezer",
  "The fruit",
  "A cart that squeaks",
  "Back",
].map((label) => ({ id: label, label }));
/** What a game goes on to say while somebody has a finger over a button. */
export const MORE_LINES = [
  "[a door creaks, far on the right]",
  "Take your time. I am still here, and so are all four of the suspects, who would like to go home for supper.",
];

const PLAYING: Sample = { place: "playing", moves: [...CROSS, ...ALWAYS], captions: LINES };

export const PLACES: Readonly<Record<string, Sample>> = {
  asking: {
    place: "asking",
    moves: [move("left", "This voice"), move("right", "My screen reader"), ...ALWAYS],
    captions: ["[the game opens]", "Who should talk in the games?"],
  },
  "playing with 2 moves": {
    place: "playing",
    moves: [move("left", "Dark load"), move("right", "Light load"), ...ALWAYS],
    captions: LINES,
  },
  "playing with 4 moves": PLAYING,
  "playing with 6 moves": {
    place: "playing",
    moves: [...CROSS, move("select", "Ask for help"), move("hold select", "Stop here"), ...ALWAYS],
    captions: LINES,
  },
  "playing with 9 moves": {
    place: "playing",
    moves: [...CROSS, move("select", "Accuse"), ...SUSPECTS, ...ALWAYS],
    captions: LINES,
  },
  "playing with long names": {
    place: "playing",
    moves: [
      ...CROSS,
      ...["Mina plays trumpet. By the milk.", "Nell, the new girl. Bells. Near the door.", "Worried!"].map(
        named,
      ),
      ...ALWAYS,
    ],
    captions: LINES,
  },
  menu: { place: "paused", moves: [...LIST, ...ALWAYS], captions: ["Paused.", "Speed: 4 of 11."] },
  "a number field": {
    place: "playing",
    moves: [
      ...CROSS,
      move("select", "Stop here"),
      { id: "say", label: "Say the number", phrases: [], slot: { from: 0, to: 100 } },
      ...ALWAYS,
    ],
    captions: LINES,
  },
  talking: { ...PLAYING, isListening: true },
  "learning the sounds": {
    place: "paused",
    moves: [...menuMoves({ cursor: 4, entries: SOUNDS }), ...ALWAYS],
    captions: [
      "These are the sounds of this game.",
      "The freezer.",
      "[a freezer hums, a little to the left]",
    ],
  },
  scanning: { ...PLAYING, screen: { scanning: { isOn: true, seconds: 1000, beginsItself: true, key: " " } } },
  settings: { ...PLAYING, isSettingsOpen: true },
  farewell: {
    place: "farewell",
    moves: [
      ...menuMoves({
        cursor: 0,
        entries: ["Next level: Doing and describing", "Play this level again", "Other games"].map(
          (label) => ({
            id: label,
            label,
          }),
        ),
      }),
      ...ALWAYS,
    ],
    captions: LINES,
  },
};
