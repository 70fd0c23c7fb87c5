/** All that is said of a row, with words that are true of every game. */
import * as z from "../../zod.ts";
import type { Family } from "../../lines/family.ts";
import { templates } from "../kit/templates.ts";

export const wordsSchema = z
  .strictObject({
    opens: templates("count").meta({ description: "The row is heard next: {count} cards" }),
    row: templates().meta({ description: "Before the row is heard again" }),
    aside: templates("names").meta({ description: "What lies aside, by name" }),
    asideCount: templates("count").meta({ description: "The same where names are not told" }),
    place: templates("place", "count").meta({ description: "Where the held card is now" }),
    held: templates().meta({ description: "A card was picked up: what can be done with it" }),
    dropped: templates("place", "count"),
    laid: templates().meta({ description: "The held card was laid aside" }),
    lies: templates().meta({ description: "The cursor is on a card that lies aside" }),
    early: templates("name", "Name").meta({ description: "It needs something that has not come" }),
    stray: templates("name", "Name").meta({ description: "It does not belong at all" }),
    missing: templates("name", "Name").meta({ description: "It belongs, and lies aside" }),
    whole: templates().meta({ description: "Performed to the end" }),
    first: templates().meta({ description: "The same, at the first performance" }),
    further: templates().meta({ description: "No more of this card can be heard" }),
    stand: templates("count", "aside").meta({ description: "Help: how many are in the row" }),
    listen: templates(),
    rule: templates(),
    two: templates("one", "other").meta({ description: "Help: two side by side" }),
    twoStray: templates("name").meta({ description: "The same of one that may not belong" }),
    twoMissing: templates().meta({ description: "The same where something needed lies aside" }),
    move: templates("name", "other").meta({ description: "{other} comes before {name}" }),
    moveStray: templates("name"),
    moveMissing: templates("name"),
    ready: templates().meta({ description: "Nothing is left but to perform" }),
    shown: templates().meta({ description: "Before the worked answer is performed" }),
  })
  .partial();
export type WordName = keyof z.infer<typeof wordsSchema>;

export const USUAL_WORDS: Record<WordName, Family> = {
  opens: { full: ["{count} in a row, from left to right."], short: ["{count} in a row."] },
  row: ["Your row:", "From left to right:"],
  aside: "Aside: {names}.",
  asideCount: "Aside: {count}.",
  place: { full: ["Place {place} of {count}."], short: ["{place} of {count}."] },
  held: {
    full: ["Picked up. Left or Right carries it, Up puts it down, Down lays it aside."],
    short: ["Picked up.", "Up it comes.", "Got it.", "You hold it."],
  },
  dropped: { full: ["Down it goes: place {place} of {count}."], short: ["Place {place}."] },
  laid: {
    full: ["Laid aside. It waits to the right of the row."],
    short: ["Laid aside.", "Aside it goes.", "Out of the row."],
  },
  lies: { full: ["It lies aside. Up brings it back."], short: ["Aside."] },
  early: [
    "{Name} can't go on: something has to come first.",
    "Stop at {name}. What it needs has not come yet.",
  ],
  stray: ["This row works without {name}.", "Not in this row: {name}."],
  missing: ["One is missing, aside: {name}.", "The row ends too soon. It needs {name}."],
  whole: ["The whole row works.", "From end to end, it works."],
  first: ["It works, at the first try.", "Right away, from end to end."],
  further: ["There's nothing more to hear here.", "Nothing more there."],
  stand: "In the row: {count}. Aside: {aside}.",
  listen: "Go along the row with Left and Right, and listen to each one.",
  rule: "Whatever needs something else comes after it, further to the right.",
  two: "Think of these two: {one}, and {other}. Which has to come first?",
  twoStray: "Think of {name}. In the row, or aside?",
  twoMissing: "Something that is needed lies aside.",
  move: "Put {other} somewhere before {name}.",
  moveStray: "Pick up {name}, and lay it aside with Down.",
  moveMissing: "Bring back {name}: go there, and press Up.",
  ready: "Nothing is in the way now. Press Select.",
  shown: "This order works. Listen:",
};
