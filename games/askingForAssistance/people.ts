/** Who can be asked, how one hears who works here, and how they talk. */
import type { TalkLine } from "./scene.ts";

export interface Person {
  readonly keyword: string;
  readonly heard: TalkLine[];
  readonly voice: string;
  /** How one speaks to them; a question that all of their answers answer. */
  readonly hello: string[];
  readonly answers: string[];
}

/** They know the doors. */
export interface Worker extends Person {
  /** What they say when a question may come, at first and then. */
  readonly asks: string[];
  readonly more: string[];
  /** The last question has been answered. */
  readonly over: string[];
  readonly bye: string[];
}

const DO_YOU = [
  "Excuse me, do you work here?",
  "Hello! Do you know these doors?",
  "Hi, do you work in this hall?",
  "Excuse me, do you know your way around here?",
];

export const workers = {
  broom: {
    keyword: "broom",
    heard: [{ sound: "brush", caption: "a broom sweeps", hold: "end" }],
    voice: "sal",
    hello: DO_YOU,
    answers: ["I do!", "I sure do.", "I do. Mind the dust.", "Yes, I do."],
    asks: ["What do you need?", "I sweep at every door. Ask me.", "Which door is it about?"],
    more: ["Anything else?", "And then?", "The broom can wait. What else?"],
    over: ["That's all I know!", "Now you know what I know."],
    bye: ["You're welcome!", "Any time.", "Happy to help."],
  },
  drawer: {
    keyword: "cash drawer",
    heard: [{ sound: "cash-drawer", caption: "a cash drawer opens", hold: "end" }],
    voice: "mo",
    hello: DO_YOU,
    answers: ["I do.", "Yes, I do.", "I do, until six."],
    asks: ["How can I help?", "What can I tell you?", "One moment, I'm counting. ... Yes?"],
    more: ["What else?", "Anything more?", "Go on."],
    over: ["That's all there is to tell.", "You have it all now."],
    bye: ["Come again.", "My pleasure.", "Good luck."],
  },
  plates: {
    keyword: "plates",
    heard: [{ sound: "plates", caption: "plates are stacked", hold: "end" }],
    voice: "gil",
    hello: DO_YOU,
    answers: ["I do! I'd wave, but: plates.", "Yes, I do!", "I do, with both hands full."],
    asks: ["Quick, these are heavy.", "What are you looking for?", "Ask away!"],
    more: ["More? Sure.", "Yes?", "And?"],
    over: ["No more to tell. My arms!", "That's everything."],
    bye: ["No problem!", "Sure thing.", "See you!"],
  },
} satisfies Record<string, Worker>;

const NO = [
  "No, I've only just arrived. I don't know one door here. Sorry!",
  "No, it's my first day in town. Ask somebody who works here?",
  "Me? No, I'm visiting, too. We could be lost together!",
  "No, sorry. I just walked in myself.",
];

/** They cannot help: they have just come. */
export const others = {
  suitcase: {
    keyword: "suitcase",
    heard: [{ sound: "cart", caption: "a suitcase rolls", hold: "end" }],
    voice: "kay",
    hello: DO_YOU,
    answers: NO,
  },
  camera: {
    keyword: "camera",
    heard: [{ sound: "camera", caption: "a camera clicks", hold: "end" }],
    voice: "lee",
    hello: DO_YOU,
    answers: NO,
  },
} satisfies Record<string, Person>;
