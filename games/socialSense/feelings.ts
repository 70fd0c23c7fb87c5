/** What hints and the talk afterwards say of feelings, and of whether somebody was heard. */
import type { PartsOf } from "../../engine/definition/index.ts";

type Feelings = PartsOf<"talk">["rules"]["feelings"];

const all: Feelings = {
  happy: {
    signs: [
      "Quick and even: that's somebody who wants to go.",
      "It skips along. What kind of feeling skips?",
    ],
    after: ["{name} was just plain happy.", "Nothing was wrong with {name}. That was a good mood."],
    half: "No harm done. {name} was just happy, and would have run with you.",
  },
  worried: {
    signs: [
      "Stop and go, stop and go: like somebody at the edge of a cold pool.",
      "A few, then a stop. When do your own hands do that?",
    ],
    after: ["That was worry, in {name}'s voice.", "{name} was scared, and hid it in the words."],
    half: "It worked. But {name} was worried, and company helps most.",
  },
  mad: {
    signs: [
      "Few, and hard. Somebody could be mad about something.",
      "Hard and short, like a door that gets closed.",
    ],
    after: ["{name} was mad. The words just didn't say so.", "Those were mad sounds. {name} had a reason."],
    half: "It worked. But {name} was mad. Asking why, or a sorry, goes further.",
  },
  sad: {
    signs: ["Slow and heavy: somebody is carrying something.", "Long gaps. Nothing in it wants to hurry."],
    after: ["{name} was sad, under the words.", "That slow voice was a sad one. {name} had a hard day."],
    half: "It worked. But {name} was sad, and might have liked to be asked.",
  },
  laughing: {
    signs: ["That laugh won't stop. It's having fun.", "Breath, giggle, breath: can anybody fake that?"],
    after: [
      "{name} was really laughing. There was room for more.",
      "That laugh was real: {name} wanted to play.",
    ],
    half: "Safe. But {name} was really laughing, and would have gone along.",
  },
  stung: {
    signs: ["One ha, and then nothing. Laughs don't stop like that.", "The mouth laughs. Does the breath?"],
    after: ["{name} was hurt, and covered it with a ha.", "That was a polite ha. {name} was stung."],
    half: "Kind. {name} was stung, and a laugh about yourself helps.",
  },
  boiling: {
    signs: [
      "Something scraped. Somebody has had enough.",
      "Hard words, and a chair that moves. What's coming?",
    ],
    after: ["{name} was mad by then.", "{name} had had enough. The chair said so."],
    half: "Nice. But {name} was mad, and somebody had to say stop.",
  },
  teasing: { signs: ["There's a giggle stuck in it."], after: ["{name} was only pulling your leg."] },
  afraid: {
    signs: ["Stop and go. Is {name} free to say it?"],
    after: ["{name} was scared of somebody, not against you."],
  },
  honest: {
    signs: ["Calm. No hurry, no giggle, no shaking."],
    after: ["{name} just meant it. Friends may."],
  },
  proud: {
    signs: ["Quick and even. Somebody is giving you a present."],
    after: ["{name} meant it as an honor."],
  },
  careful: {
    signs: ["So soft, all at once. Who does one talk to like that?"],
    after: ["{name} was being too careful with you."],
  },
  sure: { signs: ["Hard and short. No doubt in that voice."], after: ["{name} really believed it."] },
  unsure: {
    signs: ["Stop and go, and up at the end, like a question."],
    after: ["{name} wasn't sure at all."],
  },
  gloating: {
    signs: ["Quick and even. Somebody's having a great day."],
    after: ["{name} was just showing off."],
  },
  lonely: { signs: ["Slow and heavy, at the top of the world."], after: ["{name} was lonely up there."] },
  scared: {
    signs: ["Stop and go. And paper doesn't shake by itself."],
    after: ["{name} had gone blank, and was scared."],
  },
  landed: {
    signs: ["Something has changed since you said it.", "Did what you hear move your way?"],
    after: ["{name} had heard you, and meant it.", "It got through: {name} did it at once."],
    half: "That had worked already. No harm done.",
  },
  brushed: {
    signs: ["The words are nice. Has anything changed?", "Nothing has moved. Only the mouth."],
    after: ["{name} said yes, and did nothing.", "It hadn't gotten through yet. {name} had only said so."],
    half: "That did it, too. {name} had said yes, and done nothing.",
  },
  stuck: {
    signs: [
      "It's going the wrong way. That needs more than please.",
      "Listen: it's further from what you asked for than before.",
    ],
    after: [
      "It did the opposite. {name} wasn't with you at all.",
      "{name} hadn't taken it in. That needed something else.",
    ],
    half: "It took two. When it goes the wrong way, get loud, or get help.",
  },
};

/** What a level needs of it. */
export function feelingsOf(...names: readonly string[]): Feelings {
  return Object.fromEntries(Object.entries(all).filter(([name]) => names.includes(name)));
}
