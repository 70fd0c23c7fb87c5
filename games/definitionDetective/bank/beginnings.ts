/** Level 4: words that begin with a part. */
import type { Group } from "../levels/level.ts";

export const beginnings: Group = {
  id: "beginnings",
  candidates: [
    {
      id: "rewrite",
      name: "rewrite",
      as: "rewriting",
      meaning: "to write something again, to make it better",
      caught: "I'd like to do that over.",
      truths: [
        {
          said: ["First there was one version. Then I came.", { sound: "key-press" }, { sound: "key-press" }],
          why: "re means again, so there was a version before",
        },
        { said: "I come after the first try.", why: "re means again, so there was a first try" },
      ],
      odd: {
        said: "I can make a story shorter and better.",
        why: "you rewrite to make it better, and shorter can be better",
      },
      lies: [
        {
          said: "I come before anything is on the paper.",
          why: "re means again, so something was on the paper before",
        },
        { said: "I put wrong letters into words.", why: "wrong would be mis, but re means again" },
      ],
    },
    {
      id: "unlock",
      name: "unlock",
      as: "unlocking",
      meaning: "to open a lock, often with a key",
      caught: "An open and shut case.",
      truths: [
        {
          said: ["You often need a key for me.", { sound: "lock-click" }],
          why: "what a key locked, a key unlocks",
        },
        { said: "I undo what a lock did.", why: "un means undo" },
      ],
      odd: { said: "A number can be my key.", why: "some locks open with a number" },
      lies: [
        { said: "I keep everybody out.", why: "un means undo, so now everybody can come in" },
        { said: "I lock the door once again.", why: "again would be re, but un means undo" },
      ],
    },
    {
      id: "preheat",
      name: "preheat",
      as: "preheating",
      meaning: "to make an oven hot before the food goes in",
      caught: "I was too hot to handle.",
      truths: [
        { said: "I come first, then the cookies.", why: "pre means before" },
        {
          said: ["I begin with an empty oven.", { sound: "oven-open" }],
          why: "pre means before, so the food isn't in yet",
        },
      ],
      odd: {
        said: "I make it hot where nobody eats.",
        why: "you preheat the oven, and nobody eats in there",
      },
      lies: [
        {
          said: "I come after the cookies are done.",
          why: "pre means before, so it comes before the cookies, not after",
        },
        { said: "I warm up yesterday's pizza again.", why: "again would be re, but pre means before" },
      ],
    },
    {
      id: "misspell",
      name: "misspell",
      as: "misspelling",
      meaning: "to write a word with the wrong letters",
      caught: "G, I, L, T, Y. Guilty.",
      truths: [
        { said: "I am why pencils have erasers.", why: "mis means wrong, and what is wrong gets erased" },
        { said: "One wrong letter is enough for me.", why: "mis means wrong, and one wrong letter is wrong" },
      ],
      odd: {
        said: "I may still sound just right.",
        why: "a word with a wrong letter can sound right when you read it out loud",
      },
      lies: [
        { said: "With me, every letter is in its place.", why: "mis means wrong, so some letter is not" },
        { said: "I write the word once again.", why: "again would be re, but mis means wrong" },
      ],
    },
    {
      id: "refill",
      name: "refill",
      as: "refilling",
      meaning: "to make something full again",
      caught: "I'm full of regret. Again.",
      truths: [
        {
          said: ["Your cup was full, then empty, then I came.", { sound: "pour" }],
          why: "re means again, so it was full before",
        },
        { said: "I do the same thing once more.", why: "re means again" },
      ],
      odd: { said: "I like it when your cup runs low.", why: "what has run low can be filled again" },
      lies: [
        {
          said: ["I pour your cup for the very first time.", { sound: "pour" }],
          why: "re means again, so it was full before",
        },
        { said: "I undo what filled your cup.", why: "undo would be un, but re means again" },
      ],
    },
    {
      id: "misplace",
      name: "misplace",
      as: "misplacing",
      meaning: "to put something in the wrong place, so that you cannot find it",
      caught: "Where did I put my excuse?",
      truths: [
        {
          said: ["Where are my keys? Ask me!", { sound: "drawer" }],
          why: "mis means wrong, and keys in the wrong place are hard to find",
        },
        { said: "I never happen on purpose.", why: "nobody puts things in the wrong place on purpose" },
      ],
      odd: {
        said: ["I'm why the glasses are in the fridge.", { sound: "fridge-open" }],
        why: "mis means wrong, and the fridge is the wrong place for glasses",
      },
      lies: [
        { said: "I put everything where it belongs.", why: "mis means wrong, so it is in the wrong place" },
        { said: "I put it in the same place again.", why: "again would be re, but mis means wrong" },
      ],
    },
  ],
  clues: [
    {
      id: "again",
      text: "One part of it means again.",
      yes: "the re in {name} means again",
      no: "mis means wrong, not again",
      of: { unlock: "un means undo, not again", preheat: "pre means before, not again" },
      fits: { rewrite: "yy", refill: "yy" },
    },
    {
      id: "wrong",
      text: "One part of it means wrong.",
      yes: "the mis in {name} means wrong",
      no: "re means again, not wrong",
      of: { unlock: "un means undo, not wrong", preheat: "pre means before, not wrong" },
      fits: { misspell: "yy", misplace: "yy" },
    },
    {
      id: "before",
      text: "One part of it means before.",
      yes: "the pre in {name} means before",
      no: "re means again, not before",
      of: {
        unlock: "un means undo, not before",
        misspell: "mis means wrong, not before",
        misplace: "mis means wrong, not before",
      },
      fits: { preheat: "yy" },
    },
    {
      id: "undo",
      text: "One part of it means undo.",
      yes: "the un in {name} means undo",
      no: "re means again, not undo",
      of: {
        preheat: "pre means before, not undo",
        misspell: "mis means wrong, not undo",
        misplace: "mis means wrong, not undo",
      },
      fits: { unlock: "yy" },
    },
    {
      id: "letters",
      text: "It has to do with letters and words.",
      yes: "{it} is something you do with words",
      no: "{it} has nothing to do with letters and words",
      fits: { rewrite: "yy", misspell: "yy" },
    },
    {
      id: "mistake",
      text: "If you do it, you make a mistake.",
      yes: "mis means wrong, so {it} is a mistake",
      no: "{it} is no mistake: you want it done",
      fits: { misspell: "yy", misplace: "yy" },
    },
    {
      id: "writing",
      text: "It happens when you write or type.",
      yes: "{it} happens when you write or type",
      no: "{it} has nothing to do with writing or typing",
      fits: { rewrite: "yy", unlock: "?n", misspell: "yy" },
    },
    {
      id: "accident",
      text: "It mostly happens by accident.",
      yes: "mis means wrong, and nobody wants to be wrong",
      no: "{it} is done on purpose",
      fits: { misspell: "yy", misplace: "yy" },
    },
    {
      id: "second",
      text: "It is never the first time.",
      yes: "re means again, so there was a first time",
      no: "{it} can be the very first time",
      fits: { rewrite: "yy", unlock: "?n", refill: "yy" },
    },
    {
      id: "door",
      text: "A door may need it.",
      yes: "a locked door has to be opened",
      no: "a door doesn't need {it}",
      fits: { unlock: "yy" },
    },
    {
      id: "useful",
      text: "It makes something open, hot or full.",
      yes: "{it} makes something full",
      no: "{it} makes nothing open, hot or full",
      of: { unlock: "unlocking makes something open", preheat: "preheating makes the oven hot" },
      fits: { unlock: "yy", preheat: "yy", refill: "yy" },
    },
    {
      id: "lost",
      text: "Afterward, you search the whole house.",
      yes: "what is in the wrong place is hard to find",
      no: "after {it}, nobody has to search",
      fits: { misplace: "yy" },
    },
    {
      id: "bottle",
      text: "You can do it to a water bottle.",
      yes: "you can make a water bottle full again",
      no: "you can't {name} a water bottle",
      fits: { refill: "yy", misplace: "??" },
    },
  ],
};
