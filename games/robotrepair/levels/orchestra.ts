/** Level 3: an orchestra's storeroom. What is punched in is walked over and over. */
import { hello, night, shift, tryOut, twoLines } from "../acts.ts";
import { giggling, jobs, one, thing, wall } from "../jobs.ts";
import type { Bank, Level } from "../types.ts";

const things = {
  violin: thing(
    "the violin",
    { sound: "violin", caption: "a violin" },
    ["lady: My violin. It starts without me, if it has to."],
    "lady: In tune! It has practiced alone.",
  ),
  cello: thing(
    "the cello",
    { sound: "cello", caption: "a cello" },
    ["man: The cello. I hope he can lift it."],
    "man: It has a seat of its own on the bus, you know.",
  ),
  flute: thing(
    "the flute",
    { sound: "flute", caption: "a flute" },
    ["kid: My flute. I have three notes to play, and I'm scared of two."],
    "kid: Three notes. Here I go.",
  ),
  clarinet: thing(
    "the clarinet",
    { sound: "clarinet", caption: "a clarinet" },
    ["gran: My clarinet. We've been together for sixty years."],
    "gran: There you are, old stick.",
  ),
  tuba: thing(
    "the tuba",
    { sound: "tuba", caption: "a tuba" },
    ["man: The tuba. Careful, my lunch is in it."],
    "man: Still warm!",
  ),
  horn: thing(
    "the horn",
    { sound: "horn", caption: "a horn" },
    ["lady: The horn, please. If unrolled it's longer than a car."],
    "lady: Nobody has unrolled it. Good.",
  ),
  accordion: thing(
    "the accordion",
    { sound: "accordion", caption: "an accordion" },
    ["kid: My accordion. It's shy."],
    "kid: It breathes! Hello, you.",
  ),
  banjo: thing(
    "the banjo",
    { sound: "banjo", caption: "a banjo" },
    ["man: The banjo. They said it was lost. I think they hid it."],
    "man: Plunk! Now nobody can stop me.",
  ),
  tambourine: thing(
    "the tambourine",
    { sound: "tambourine", caption: "a tambourine" },
    ["gran: A tambourine. I shake it myself, I hardly have to try."],
    "gran: Jingle. That was me breathing.",
  ),
  cymbal: thing(
    "the cymbal",
    { sound: "cymbal", caption: "a cymbal" },
    ["lady: I have one crash to play, and nothing to crash."],
    "lady: Crash! Sorry. I couldn't wait.",
  ),
  bongo: thing(
    "the bongo",
    { sound: "bongo", caption: "a bongo" },
    ["kid: My bongo. I've been drumming on my brother."],
    "kid: My brother says thank you, too.",
  ),
  guitar: thing(
    "the guitar",
    { sound: "guitar", caption: "a guitar" },
    ["man: My guitar. It's the one with the sticker of a llama."],
    "man: And somebody fed the llama. Thanks.",
  ),
  giggle: giggling([
    { sound: "chest-open" },
    "bolt: A fiddle. I play it something sad.",
    { sound: "violin", pitch: 7 },
    { sound: "giggle", hold: "end" },
    "bolt: It was not sad.",
  ]),
};

const store = wall(
  [
    ["accordion", "bongo", "cello", "x", "tuba"],
    ["violin", "cymbal", "x", "giggle", "guitar"],
    ["flute", "tambourine", "clarinet", "banjo", "horn"],
    ["_", "_", "_", "_", "x"],
  ],
  things,
);

const rule = [
  "Up, Right, over and over, is a staircase. Two Ups and a Right is a steep one. What does yours sound like?",
  "Hum the tape. Something comes back again and again, and one beep breaks it. Punch in one round without the mistake.",
];
const taped = { tape: "other", patch: true } as const;
const round = { begins: 0, most: 3, over: true, rule } as const;

export const orchestraLevel: Level = {
  id: "orchestra",
  name: "Over and over",
  difficulty: 0.6,
  skill: "programs",
  learned: "to hear what comes back again and again in a program, and to say it once: that is a loop.",
  next: ["There's always something lost, and the tapes are never the same twice."],
  tallies: ["first"],
  chapter: [
    hello(
      [
        "bolt: Something has shrunk. It is my memory. Three beeps. What was I saying?",
        "odette: A click is one box higher, notes go up to the right. Bolt begins at the far left.",
      ],
      ["bolt: Three beeps, still. What was I saying?", "odette: Instruments, Bolt. Over and over."],
    ),
    tryOut("orchestra-first", [
      "odette: Up, Right. He does that over and over until he's there. Try it, then Select.",
    ]),
    tryOut("orchestra-round", [
      "odette: The tapes are long, but they go around, like a song. Only one beep breaks the song. Punch in one round as it should be: three beeps at most. Gone over and over, it has to be the tape with that one beep changed.",
    ]),
    shift("hunt", {
      id: "rounds",
      turns: 3,
      short: 2,
      how: [
        "odette: Now it counts. Each step takes a spark, and Bolt has 28. Save six for this one:",
        { sound: "giggle", side: 0.5, hold: "end" },
      ],
    }),
    ...twoLines(
      { set: "orchestra-low", sparks: 28 },
      { set: "orchestra-high", sparks: 36 },
      "odette: Two lines! The low boxes are near, and that line winds Bolt up by 28. The high boxes are far, and wind him up by 36. Which line?",
    ),
    shift("boss", {
      id: "no-tape",
      set: "orchestra-boss",
      turns: 3,
      short: 2,
      how: [
        { sound: "boss-near" },
        { sound: "big-bite" },
        "bolt: The mice ate my tapes. They went in circles, too.",
        "odette: No tapes left, and the concert begins! You hear where it calls, and that's all. Three beeps, over and over: which?",
      ],
    }),
    ...night("orchestra-giggle", "fiddle", 0.5),
  ],
  rules: store({
    ...round,
    ...taped,
    steps: { from: 4, to: 6 },
    tips: ["Clap the tape. Where does the clapping stumble?"],
  }),
};

export const orchestraBanks: Bank[] = [
  one("orchestra-first", -0.4, store({ ...round, steps: { from: 4, to: 4 } }), {
    practice: true,
    ask: things.clarinet.asks ?? [],
    wanted: "clarinet",
    answers: ["ur"],
  }),
  one("orchestra-round", -0.2, store({ ...round, ...taped, steps: { from: 6, to: 6 } }), {
    practice: true,
    ask: things.cello.asks ?? [],
    wanted: "cello",
    answers: ["uur"],
    tape: "uuruul",
  }),
  jobs("orchestra-low", 0.6, store({ ...round, ...taped, steps: { from: 3, to: 5 } })),
  jobs("orchestra-high", 0.8, store({ ...round, ...taped, steps: { from: 6, to: 8 } })),
  jobs("orchestra-boss", 1, store({ ...round, steps: { from: 4, to: 6 } })),
  one("orchestra-giggle", 1, store({ ...round, steps: { from: 6, to: 6 } }), {
    ask: ["odette: And here is what giggles:"],
    wanted: "giggle",
    answers: ["ru"],
  }),
];
