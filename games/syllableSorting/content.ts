/** What all levels share: two drums, the taps, who dances, and what is said of it. */
import type { Content } from "./types.ts";
import { fronts, lasts, middles, ones, rising, threes, twos } from "./words.ts";

const drums: Content["bins"] = {
  boom: {
    label: "Left drum",
    phrases: ["left drum", "low drum", "boom"],
    takes: "judge",
    arrives: [{ sound: "djembe", caption: "the left drum" }],
  },
  bop: {
    label: "Right drum",
    phrases: ["right drum", "high drum", "bop"],
    takes: "judge",
    arrives: [{ sound: "bongo", caption: "the right drum" }],
  },
};

export const content: Content = {
  bins: drums,
  things: { ...ones, ...twos, ...rising, ...threes, ...middles, ...lasts, ...fronts },
  drums: {
    voice: "street",
    tap: { label: "Tap a beat", phrases: ["tap"], heard: [{ sound: "tom", caption: "a tap" }] },
    loud: {
      label: "Tap the loud beat",
      phrases: ["loud", "loud tap"],
      heard: [{ sound: "kick", caption: "a loud tap" }],
    },
    cut: {
      label: "Let the wind blow",
      phrases: ["wind", "blow", "the wind"],
      heard: [{ sound: "wind-gust", caption: "the wind takes hold of it" }],
    },
    pass: {
      label: "Let it go by",
      phrases: ["go by", "let it go", "pass", "skip"],
      heard: [{ sound: "ball-whoosh", caption: "it goes by" }],
    },
    undo: {
      label: "Take the taps back",
      phrases: ["back", "take it back", "no"],
      heard: [{ sound: "wipe", caption: "the taps are wiped off" }],
    },
    tick: "hi-hat",
    tock: "cowbell",
    sticks: "claves",
    knock: "tag-knock",
    sent: [{ sound: "jump-up", level: 0.5, caption: "the word hops onto the drum" }],
    full: [{ sound: "cymbal", caption: "the drum is full" }],
    spills: [{ sound: "drum-bang", caption: "the drum rolls over" }],
    players: [
      { name: "A duck", sound: "duck" },
      { name: "A frog", sound: "frog" },
      { name: "A small dog", sound: "dog-small" },
      { name: "A pig", sound: "pig" },
      { name: "A crow", sound: "crow" },
      { name: "A mouse", sound: "mouse" },
      { name: "A goat", sound: "goat" },
      { name: "A sheep", sound: "sheep" },
      { name: "A cat", sound: "cat" },
      { name: "A penguin", sound: "penguin" },
      { name: "A monkey", sound: "monkey" },
      { name: "A parrot", sound: "parrot" },
      { name: "A big dog", sound: "dog" },
      { name: "A cricket", sound: "cricket" },
      { name: "A horse", sound: "horse-snort" },
      { name: "A dove", sound: "bird-low" },
      { name: "A songbird", sound: "bird" },
    ],
    words: {
      tapFirst: [
        "Tap its beats first.",
        "Not one tap yet. Drum it first.",
        "Select taps. How many beats does it have?",
      ],
      untapped: ["Taps gone. Drum it again.", "All your taps are wiped off."],
      next: ["Then {word}.", "After it, {word}.", "Next comes {word}."],
      done: ["This drum has answered all its knocks.", "This one is done. The other drum still knocks."],
      passed: ["{Word} goes by.", "Bye, {word}.", "Off down the street: {word}.", "{Word} rolls on."],
      whole: [
        "Nothing comes off. The wind takes apart what was put together from two words, and this wasn't.",
        "The wind blows, but this is all one word. It takes apart what was made of two.",
        "It stays whole: it wasn't made of two words.",
      ],
      leftOver: [
        "What's on a drum that isn't full rolls off: {Phrase}.",
        "Not full, so off it rolls: {Phrase}.",
        "Off the drum rolls: {Phrase}.",
      ],
      unanswered: ["Knocks nobody answered: {missed}.", "Knocks without an answer: {missed}."],
      homeward: [
        "Tired of waiting, and off home: {players}.",
        "They won't wait any longer. Off home: {players}.",
      ],
      miscounted: [
        "Your taps: {taps}. Its beats: {beats}. So off it goes. {Word}:",
        "You tapped {taps}, and it has {beats}, so it's gone. {Word}:",
        "Not {taps} but {beats}, and it runs away. {Word}:",
      ],
      misplaced: [
        "Its loud beat is another one, so it's gone. {Word}:",
        "Right count, but another beat is the loud one, and off it goes. {Word}:",
        "The loud beat was somewhere else, so it runs away. {Word}:",
      ],
      spilled: [
        "Too much! Out falls: {Phrase}.",
        "More beats than ticks. Out falls: {Phrase}.",
        "Over the edge! It was: {Phrase}.",
        "There wasn't room. Out falls: {Phrase}.",
      ],
      offbeat: [
        "{Word}: its loud beat met a tick, and wants a tock. Everything falls out.",
        "A tick for the loud beat of {Word}. The drum tips over.",
        "{Word} landed on the wrong foot: loud on a tick. Over it goes.",
      ],
      unlike: [
        "{Word}? It doesn't knock like that. Everything falls out.",
        "That isn't how it knocks: {Word}. The drum tips over.",
        "{Word} isn't what the knock wants next. Over it goes.",
      ],
      left: ["{player} runs off.", "{player} is scared, and gone.", "{player} goes home."],
      joined: [
        "{Phrase}! {player} dances to it.",
        "{Phrase}! {player} joins the parade.",
        "{player} loves it: {Phrase}!",
        "{Phrase}! {player} falls in line.",
        "{player} wants more of that: {Phrase}!",
        "{Phrase}! {player} can't stand still.",
      ],
      alone: [
        "{Phrase}. Full, with help, so nobody dances.",
        "{Phrase}: full, but the help did the dancing.",
      ],
      tapped: ["Tapped so far:", "Your taps so far:"],
      wordsLeft: "Words after this one: {left}. Behind the goose: {count}.",
      lastWord: "This is the last word here. Behind the goose: {count}.",
      tapNow: [
        "Say the word out loud, and press Select once for each beat.",
        "Select, once for each beat of the word. Then Left or Right sends it to a drum.",
      ],
      tapLoud: [
        "Say the word out loud. Up for its loud beat, Select for each of the others.",
        "Up taps the loud beat, Select each of the others. Then Left or Right sends it to a drum.",
      ],
      sendNow: [
        "Left or Right: the drum where it fits. Room on neither? Down twice lets it go by.",
        "Now Left or Right, where there's room for it. Down takes your taps back.",
      ],
      counting: [
        "Put your hand under your chin and say it: each time the chin drops is a beat. Then count the ticks on both drums.",
        "Say it slowly and pat your knee. Then count the ticks: which drum has room for it?",
      ],
      beatsOf: ["These are the beats of {Word}:", "{Word}, beat by beat:"],
      price: [
        "One more help plays it on both drums, but when that drum is full, nobody dances.",
        "With more help than that, nobody dances when the drum is full.",
      ],
      ifLeft: ["On the left drum it would be:", "With it, the left drum:"],
      ifRight: ["On the right drum it would be:", "With it, the right drum:"],
      fitsNot: ["It doesn't fit.", "No, not there."],
      fitsNowhere: "{Word} fits nowhere. Down lets it go by.",
      goes: "{Word} fits on this one: {label}.",
      ended: [
        "End of the street. Drums filled: {full} of {of}.",
        "The street is quiet. Drums you filled: {full} of {of}.",
        "No more windows here. Filled: {full} of {of}.",
        "That was the last word here. Drums filled: {full} of {of}.",
      ],
      endedAll: [
        "Every drum filled: {of} of {of}!",
        "All {of} filled, and the street is dancing.",
        "{of} of {of} filled!",
        "Not a beat left over: {of} drums, all filled.",
      ],
    },
  },
};
