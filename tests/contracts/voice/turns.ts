/**
 * What the lines of the corpus are said to: turns as today's games offer them (`turns-of-games.json`, which `write-turns.ts`
 * writes), and turns of all kinds of play, with moves as games may call them.
 */
import { readFileSync } from "node:fs";
import { join } from "node:path";
import type { Move } from "../../../engine/move.ts";

/** Of today's games, and of games as they may come. */
const TURNS_OF_GAMES = { ...readTurns("turns-of-games.json"), ...readTurns("turns-of-games-to-come.json") };

function readTurns(file: string): Readonly<Record<string, readonly Move[]>> {
  return JSON.parse(readFileSync(join(import.meta.dirname, file), "utf8")) as Readonly<
    Record<string, readonly Move[]>
  >;
}

const LETTERS = "abcdefghijklmnopqrstuvwxyz".split("");

function chosen(stem: string, options: Readonly<Record<string, readonly string[]>>): Move[] {
  return Object.entries(options).map(([label, phrases], index) => ({
    id: `${stem}-${index + 1}`,
    label,
    phrases,
  }));
}

const BROWSE: readonly Move[] = [
  { id: "previous", button: "left", label: "Previous", phrases: ["previous"] },
  { id: "next", button: "right", label: "Next", phrases: ["next"] },
];

export const TURNS: Readonly<Record<string, readonly Move[]>> = {
  ...TURNS_OF_GAMES,
  dial: [
    { id: "ten", button: "right", label: "Add ten", phrases: ["plus ten", "add ten"] },
    { id: "back", button: "left", label: "Take off ten", phrases: ["minus ten", "take off ten", "go back"] },
    { id: "one", button: "up", label: "Add one", phrases: ["plus one", "add one", "one more"] },
    { id: "less", button: "down", label: "Take one off", phrases: ["minus one", "take one off", "one less"] },
    { id: "stop", button: "select", label: "Stop here", phrases: ["stop", "stop here", "done"] },
    {
      id: "say",
      label: "Say the number",
      phrases: ["<number>", "it is <number>", "stop at <number>"],
      slot: { from: 0, to: 100, heardFrom: -1_000_000, heardTo: 1_000_000 },
    },
  ],
  "small dial": [
    { id: "one", button: "up", label: "Add one", phrases: ["plus one", "add one", "one more"] },
    { id: "less", button: "down", label: "Take one off", phrases: ["minus one", "take one off", "one less"] },
    { id: "stop", button: "select", label: "Stop here", phrases: ["stop", "stop here", "done"] },
    { id: "say", label: "Say the number", phrases: ["<number>"], slot: { from: 0, to: 12 } },
  ],
  clock: [
    { id: "later", button: "up", label: "Five minutes later", phrases: ["later", "five minutes later"] },
    { id: "earlier", button: "down", label: "Five minutes earlier", phrases: ["earlier"] },
    { id: "set", button: "select", label: "Set the clock", phrases: ["set it", "set the clock", "done"] },
    { id: "say", label: "Say the time", phrases: ["<time>", "it is <time>"], slot: { from: 0, to: 719 } },
  ],
  amount: [
    { id: "run", button: "up", label: "Pay", phrases: ["pay", "pay now", "done"] },
    {
      id: "remove",
      button: "down",
      label: "Take one back",
      phrases: ["take one back", "remove", "take it back"],
    },
    {
      id: "quarters",
      label: "Quarters",
      phrases: ["<number> quarters", "<number> quarter"],
      slot: { from: 1, to: 9 },
    },
    { id: "dimes", label: "Dimes", phrases: ["<number> dimes", "<number> dime"], slot: { from: 1, to: 9 } },
    {
      id: "nickels",
      label: "Nickels",
      phrases: ["<number> nickels", "<number> nickel"],
      slot: { from: 1, to: 9 },
    },
  ],
  price: [
    ...BROWSE,
    {
      id: "pay",
      label: "Say the price",
      phrases: ["<money>", "it costs <money>"],
      slot: { from: 1, to: 2000 },
    },
    { id: "owned", label: "How much I have", phrases: ["how much do i have", "how much money do i have"] },
  ],
  sort: [
    {
      id: "send-dark",
      button: "left",
      label: "Dark load",
      phrases: ["dark", "dark load", "midnight", "left"],
    },
    {
      id: "send-hand",
      button: "down",
      label: "Hand wash",
      phrases: ["hand wash", "wash by hand", "basin", "bubbles", "down", "center", "middle"],
    },
    {
      id: "send-light",
      button: "right",
      label: "Light load",
      phrases: ["light", "light load", "daisy", "right"],
    },
    { id: "examine", button: "up", label: "Feel again", phrases: ["feel", "feel again", "feel it", "more"] },
  ],
  walk: [
    { id: "left", button: "left", label: "Left", phrases: ["left", "go left", "step left"] },
    { id: "right", button: "right", label: "Right", phrases: ["right", "go right", "step right"] },
    { id: "up", button: "up", label: "Up", phrases: ["up", "go up", "forward", "ahead"] },
    { id: "down", button: "down", label: "Down", phrases: ["down", "go down", "back", "come back"] },
    {
      id: "ask",
      button: "select",
      label: "Ask for help",
      phrases: ["ask for help", "ask", "excuse me", "where is it"],
    },
    {
      id: "find-cucumber",
      label: "Where the cucumber is",
      phrases: ["where is the cucumber", "find the cucumber"],
    },
    { id: "find-milk", label: "Where the milk is", phrases: ["where is the milk", "find the milk"] },
    {
      id: "count",
      label: "How many I have",
      phrases: ["how many do i have", "what do i have", "what is in my cart"],
    },
    { id: "list", label: "Hear the list", phrases: ["what is on the list", "the list", "what do i need"] },
  ],
  shelf: [
    ...BROWSE,
    { id: "take", button: "select", label: "Take it", phrases: ["take it", "this one"] },
    ...chosen("take", {
      "Crunchy peanut butter": ["crunchy peanut butter"],
      "Smooth peanut butter": ["smooth peanut butter"],
      "Strawberry jam": ["strawberry jam"],
      "Orange juice": ["orange juice", "o j"],
      "Whole wheat bread": ["whole wheat bread"],
    }),
  ],
  deduce: [
    { id: "left", button: "left", label: "Go left", phrases: ["left", "previous"] },
    { id: "right", button: "right", label: "Go right", phrases: ["right", "next"] },
    {
      id: "clue",
      button: "up",
      label: "Buy a clue",
      phrases: ["clue", "another clue", "buy a clue", "next clue"],
    },
    {
      id: "recap",
      button: "down",
      label: "Hear your clues",
      phrases: ["recap", "my clues", "hear the clues"],
    },
    { id: "accuse", button: "select", label: "Accuse", phrases: ["accuse", "accuse this one", "you did it"] },
    ...["carrot", "peanut", "pear", "spoon"].flatMap((name, index): Move[] => {
      const number = ["one", "two", "three", "four"][index] ?? "";
      return [
        {
          id: `go-${index + 1}`,
          label: `Go to ${name}`,
          phrases: [name, `suspect ${number}`, `number ${number}`],
        },
        {
          id: `accuse-${index + 1}`,
          label: `Accuse ${name}`,
          phrases: [`accuse ${name}`, `it is ${name}`, `${name} did it`, `${name} has it`],
        },
      ];
    }),
  ],
  talk: [
    { id: "previous", button: "left", label: "Previous line", phrases: ["previous", "previous line"] },
    { id: "next", button: "right", label: "Next line", phrases: ["next", "next line"] },
    { id: "say", button: "select", label: "Say it", phrases: ["say it", "this one"] },
    {
      id: "probe",
      button: "up",
      label: "How they feel",
      phrases: ["how do they feel", "feeling", "feelings"],
    },
    { id: "rewind", button: "down", label: "Rewind", phrases: ["rewind", "go back"] },
    ...chosen("line", {
      "It's my turn now. Let's swap.": ["one", "number one", "my turn", "time to swap"],
      "Give me that ball!": ["two", "number two", "grab"],
      "Fine. I'll just watch.": ["three", "number three", "sigh"],
      "Can we play together?": ["four", "number four", "together"],
    }),
  ],
  choose: [
    ...BROWSE,
    { id: "choose", button: "select", label: "Choose it", phrases: ["choose it", "this one"] },
    { id: "why", button: "up", label: "Hear why", phrases: ["why", "hear why", "another clue"] },
    ...chosen("option", {
      "The bakery": ["bakery"],
      "The fire station": ["fire station"],
      "The barber shop": ["barber shop", "barber"],
    }),
  ],
  times: [
    ...BROWSE,
    ...chosen("option", {
      "3:30": ["three thirty"],
      "8:45": ["eight forty five"],
      "12:00": ["twelve o'clock"],
      "10:05": ["ten oh five"],
    }),
  ],
  letters: [
    { id: "delete", button: "left", label: "Delete", phrases: ["delete", "erase", "backspace"] },
    { id: "done", button: "select", label: "Done", phrases: ["done", "finished"] },
    ...LETTERS.map((letter): Move => ({ id: letter, label: letter, phrases: [letter] })),
  ],
  listen: [
    { id: "left", button: "left", label: "On the left", phrases: ["left", "on the left"] },
    { id: "ahead", button: "up", label: "Ahead", phrases: ["ahead", "in front"] },
    { id: "right", button: "right", label: "On the right", phrases: ["right", "on the right"] },
    { id: "adult", button: "down", label: "Tell an adult", phrases: ["tell an adult", "tell a grown up"] },
    ...chosen("act", {
      "Smoke alarm": ["smoke alarm", "smoke detector"],
      "Fire truck": ["fire truck", "fire engine"],
      Doorbell: ["doorbell"],
      Kettle: ["kettle", "tea kettle"],
    }),
  ],
  order: [
    ...BROWSE,
    { id: "hold", button: "up", label: "Pick it up", phrases: ["pick up", "pick it up", "drop", "drop it"] },
    { id: "hear", button: "down", label: "Hear them all", phrases: ["hear them all", "hear it"] },
    { id: "perform", button: "select", label: "Perform", phrases: ["perform", "play them", "ready"] },
    ...chosen("card", { Grass: ["grass"], Rabbit: ["rabbit"], Fox: ["fox"], Mushroom: ["mushroom"] }),
  ],
  tally: [
    { id: "left", button: "left", label: "Left bucket", phrases: ["left", "left bucket"] },
    { id: "right", button: "right", label: "Right bucket", phrases: ["right", "right bucket"] },
    { id: "same", button: "select", label: "The same", phrases: ["same", "the same", "equal"] },
    {
      id: "say",
      label: "Say how many",
      phrases: ["<number>", "<number> corners", "there are <number>"],
      slot: { from: 0, to: 20, heardFrom: 0, heardTo: 1000 },
    },
  ],
  pairs: [
    { id: "left", button: "left", label: "Left", phrases: ["left"] },
    { id: "right", button: "right", label: "Right", phrases: ["right"] },
    { id: "up", button: "up", label: "Up", phrases: ["up"] },
    { id: "down", button: "down", label: "Down", phrases: ["down"] },
    { id: "lift", button: "select", label: "Lift it", phrases: ["lift", "lift it", "flip", "turn it over"] },
    { id: "row", label: "Row", phrases: ["row <number>"], slot: { from: 1, to: 6 } },
    { id: "column", label: "Column", phrases: ["column <number>"], slot: { from: 1, to: 6 } },
  ],
  react: [
    { id: "now", button: "select", label: "Cross now", phrases: ["now", "cross", "cross now", "walk"] },
    { id: "wait", button: "down", label: "Wait a cycle", phrases: ["wait", "wait a cycle", "don't go"] },
    { id: "listen", button: "up", label: "Listen longer", phrases: ["listen", "listen longer"] },
    { id: "ask", button: "right", label: "Ask somebody", phrases: ["ask", "ask somebody"] },
  ],
  build: [
    { id: "more", button: "up", label: "More water", phrases: ["more water", "water it", "add water"] },
    { id: "less", button: "down", label: "Less water", phrases: ["less water"] },
    { id: "sun", button: "right", label: "More sun", phrases: ["more sun", "sunlight", "sun"] },
    { id: "shade", button: "left", label: "More shade", phrases: ["more shade", "shade"] },
    { id: "end", button: "select", label: "End the day", phrases: ["end the day", "next day", "sleep"] },
    { id: "meter-soil", label: "How wet the soil is", phrases: ["how wet is the soil", "how is the soil"] },
  ],
};
