/** What hints and the talk afterwards say of feelings, and of whether somebody was heard. */
import type { PartsOf } from "../../engine/definition/index.ts";

type Feelings = PartsOf<"talk">["rules"]["feelings"];

const all: Feelings = {
  happy: {
    signs: [
      "Quick and even: that's somebody who wants to go.",
      "It skips along. What kind of feeling skips?",
    ],
    after: ["It went quick and even: {name} sounded happy.", "It skipped along: {name} sounded fine."],
    fit: ["Quick and even: {name} sounded happy.", "It skipped along: {name} sounded happy."],
  },
  worried: {
    signs: [
      "Stop and go, stop and go: like somebody at the edge of a cold pool.",
      "A few, then a stop. When do your own hands do that?",
    ],
    after: [
      "It stopped and started, again and again: {name} sounded worried.",
      "A few, then a stop: {name} sounded scared, whatever the words said.",
    ],
    fit: ["Stop and go: {name} sounded worried.", "A few, then a stop: {name} sounded worried."],
  },
  mad: {
    signs: [
      "Hard and short. Somebody could be mad about something.",
      "Bang, bang, bang, like doors that get closed.",
    ],
    after: [
      "It was hard and short: {name} sounded mad.",
      "Hard and short: {name} sounded mad, and had a reason.",
    ],
    fit: ["Hard and short: {name} sounded mad.", "That was hard and short: {name} sounded mad."],
  },
  sad: {
    signs: ["Slow and heavy: somebody is carrying something.", "Long gaps. Nothing in it wants to hurry."],
    after: ["It was slow, with long gaps: {name} sounded sad.", "Nothing in it hurried: {name} sounded sad."],
    fit: ["Slow, with long gaps: {name} sounded sad.", "Slow and heavy: {name} sounded sad."],
  },
  laughing: {
    signs: ["That laugh won't stop. It sounds like fun.", "Giggle, laugh, giggle. Is that easy to fake?"],
    after: [
      "That laugh didn't stop: {name} was having fun.",
      "The laugh went on and on: {name} sounded ready to play.",
    ],
    fit: [
      "A laugh that won't stop: {name} sounded happy with it.",
      "Giggle, laugh, giggle: that sounded like fun for {name}.",
    ],
  },
  stung: {
    signs: [
      "One ha, and then nothing. Real laughs seldom stop like that.",
      "The mouth laughs. Does the breath?",
    ],
    after: [
      "One ha, and nothing after it: {name} sounded hurt.",
      "A laugh that stops by itself: {name} sounded stung.",
    ],
    fit: [
      "One ha, and then nothing: {name} sounded hurt.",
      "A laugh that stops by itself: {name} sounded hurt.",
    ],
  },
  pleading: {
    signs: [
      "One ha, and then a breath in, and another. Who wants to say something, and can't?",
      "A breath in, and no word. What would {name} tell Bram?",
    ],
    after: "One ha, then a breath in, and no word: {name} wanted him to stop, and couldn't say it.",
    fit: "A breath in, and no word: {name} wanted to say stop, and couldn't.",
  },
  boiling: {
    signs: [
      "Something scraped. Somebody has had enough.",
      "Hard words, and a chair that moves. What's coming?",
    ],
    after: [
      "The chair scraped: {name} sounded mad, and somebody had to say stop.",
      "A chair, pushed back: {name} sounded done with jokes.",
    ],
    fit: ["That chair scraped: {name} sounded mad.", "A chair, pushed back: {name} sounded mad."],
  },
  teasing: {
    signs: ["There's a giggle stuck in it."],
    after: ["There was a giggle stuck in it: {name} was only kidding."],
    fit: "There was a giggle stuck in it: {name} was only kidding.",
  },
  afraid: {
    signs: ["Stop and go. Is {name} free to say it?"],
    after: ["It stopped and started: {name} was scared of somebody, not against you."],
    fit: "It went stop and go: {name} was scared of somebody, not against you.",
  },
  honest: {
    signs: ["Calm. No hurry, no giggle, no shaking."],
    after: ["Calm, and no giggle: {name} just meant it. Friends may."],
    fit: "Calm, and no giggle: {name} just meant it. Friends may.",
  },
  proud: {
    signs: ["Quick and even. Somebody is giving you a present."],
    after: ["It was quick and even: {name} meant it as an honor."],
    fit: "Quick and even: {name} meant it as an honor.",
  },
  careful: {
    signs: ["So soft, all at once. Who does one talk to like that?"],
    after: ["So soft, all at once: {name} was being too careful with you."],
    fit: "So soft, all at once: {name} was being too careful with you.",
  },
  sure: {
    signs: ["Hard and short. No doubt in that voice."],
    after: ["It was hard and short: {name} really believed it."],
    fit: "Hard and short: {name} really believed it.",
  },
  unsure: {
    signs: ["Stop and go, and up at the end, like a question."],
    after: ["Stop and go, and up at the end: {name} wasn't sure at all."],
    fit: "Stop and go, and up at the end: {name} wasn't sure at all.",
  },
  gloating: {
    signs: ["Quick and even. Somebody's having a great day."],
    after: ["It was quick and even: {name} was just showing off."],
    fit: "Quick and even: {name} was just showing off.",
  },
  lonely: {
    signs: ["Slow and heavy, at the top of the world."],
    after: ["It was slow and heavy: {name} was lonely up there."],
    fit: "Slow and heavy: {name} was lonely up there.",
  },
  scared: {
    signs: ["Stop and go, stop and go, right before a joke."],
    after: ["It stopped and started: {name} had gone blank, and was scared."],
    fit: "Stop and go: {name} had gone blank, and was scared.",
  },
  landed: {
    signs: ["Something has changed since you said it.", "Did what you hear move your way?"],
    after: "Something had changed: {name} had heard you.",
  },
  brushed: {
    signs: ["The words are nice. Has anything changed?", "Nothing has moved. Only the mouth."],
    after: "Nothing had changed: {name} had only said so.",
  },
  stuck: {
    signs: "Listen: it's further from what you asked for than before.",
    after: "It was further off than before. What you said was fine; it hadn't reached anybody.",
  },
};

/** What a level needs of it. */
export function feelingsOf(...names: readonly string[]): Feelings {
  return Object.fromEntries(Object.entries(all).filter(([name]) => names.includes(name)));
}
