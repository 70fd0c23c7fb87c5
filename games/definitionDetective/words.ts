/** What everybody says in a case, whichever it is. */
import type { PartsOf } from "../../engine/definition/index.ts";

type Content = Extract<PartsOf<"deduce">["content"], { readonly seats: unknown }>;

const YES = { sound: "hum-yes", caption: "a high hum, rising" } as const;
const NO = { sound: "hum-no", caption: "a low hum, falling" } as const;

export const words: Content = {
  seats: [
    { voice: "first" },
    { voice: "second" },
    { voice: "third" },
    { voice: "fourth" },
    { voice: "fifth" },
    { voice: "sixth" },
  ],
  teller: { voice: "dot" },
  seller: { voice: "biscuit" },
  sounds: {
    open: "door-creak",
    walk: "tick",
    end: "nothing",
    again: "page",
    caught: "gavel",
    proved: "right",
    innocent: "strike",
    bite: "big-bite",
    kept: "page",
  },
  moves: {
    left: { label: "Go left", phrases: ["left", "previous"] },
    right: { label: "Go right", phrases: ["right", "next"] },
    again: {
      label: "Hear it again",
      phrases: ["recap", "my clues", "hear the clues", "what do we know", "hear it again"],
    },
    goTo: {
      label: "Go to {name}",
      phrases: ["{name}", "go to {name}", "suspect {number}", "number {number}"],
    },
    name: {
      label: "Accuse",
      phrases: ["accuse", "accuse this one", "you did it", "you have it", "this one"],
    },
    nameOne: {
      label: "Accuse {name}",
      phrases: [
        "accuse {name}",
        "accuse number {number}",
        "accuse the {ordinal} one",
        "it is {name}",
        "it's {name}",
        "{name} did it",
        "{name} has it",
        "{name} lied",
      ],
    },
  },
  lines: {
    here: "You are at {name}.",
    nobody: [
      "Who? Press Right, and walk to a word first.",
      "You aren't at a word yet. Press Right to walk along.",
    ],
    cleared: ["{name} is cleared.", "{name} was honest. Walk on.", "Not {name}. We know that already."],
    foundOut: ["{name} is caught.", "You have caught {name} already."],
    reformed: [
      "I'm honest now! Mostly.",
      "I quit stealing! For today.",
      "I've changed! I think.",
      "Me again! I was so bored.",
      "Once a thief, always a thief? Never! Maybe.",
    ],
    offended: [
      "Hmph. You again.",
      "I haven't forgotten.",
      "You owe me an apology.",
      "Remember me? I was innocent.",
      "Be nice this time.",
      "Well, well. Look who it is.",
    ],
    notMe: [
      "Not me! My meaning is: {meaning}.",
      "How dare you! All I mean is: {meaning}.",
      "Me? Look me up: {meaning}.",
      "Wrong word! I mean this: {meaning}.",
      "I'm innocent! I only mean: {meaning}.",
      "No, no. What I mean is: {meaning}.",
    ],
    lucky: [
      "Right. Nothing had proved it yet, so that was luck.",
      "Yes, though you couldn't know that yet.",
      "A guess, and it came true. With proof, you would know.",
    ],
    known: [
      "{name}: {meaning}.",
      "The page says: {name}, {meaning}.",
      "Found! {name}: {meaning}.",
      "Here it is. {name}: {meaning}.",
      "Back in the book. {name}: {meaning}.",
    ],
    knownAgain: [
      "{name} is back in the book.",
      "Back in its place: the page of {name}.",
      "{name} has its place again.",
    ],
    stolenAgain: [
      "{name} again. It is the same page as before, so it counts once.",
      "The page of {name} once more. It is back in its place, and counts once.",
      "Stolen again, and still one page: {name}.",
    ],
    restored: ["This time {name} is whole!", "And that mends what {name} had lost."],
    recall: [
      "Who means this? {Meaning}.",
      "{Meaning}. Which word is that?",
      "Say it before I do! {Meaning}.",
      "And this one? {Meaning}.",
    ],
    recalled: ["{name}!", "That is {name}.", "{name}, safe in the book.", "It is {name}."],
    bitten: ["{name}: {meaning} …", "All that is left of {name}: {meaning} …"],
    nibbled: [
      "But now the page has a bite in it.",
      "But a corner of the page is gone.",
      "Too bad about that bite.",
    ],
    mended: ["And look what I found under my wing: the rest of {name}. That page is whole again!"],
    more: ["One more to go. Who else?", "And the other one?"],
    lost: [
      "Too late. That page is eaten, all but a corner. It said: {meaning}.",
      "The page of {name} is eaten, all but a corner. {name} means this: {meaning}.",
      "Nothing but a corner is left of that page. {name} means this: {meaning}.",
    ],
    answer: ["It was {name}.", "I'll tell you: {name}."],
    and: "and",
    listen: [
      "Listen! This is the clue:",
      "The clue is a sound:",
      "Listen up! The clue:",
      "Here is what I heard:",
    ],
    learned: [
      "You suspected {name} before. This time you weren't fooled!",
      "And this time you left {name} alone.",
      "You remembered what {name} means.",
    ],
    means: ["What does {name} mean? This: {meaning}.", "The dictionary says this about {name}: {meaning}."],
    aided: {
      before: [
        "One more hint would give it away, and then this page gets a bite. Ask again if you want it.",
        "Careful! The next hint says nearly all of it, and costs a bite of this page. Ask again if you want it.",
        "The next hint is the big one. It costs a bite of this page. Ask again to get it.",
      ],
      after: [
        "The page has a bite in it, for the big hint.",
        "The big hint took a bite.",
        "There is the bite, for the big hint.",
      ],
    },
    nothingYet: "Nothing yet. Not one page.",
  },
  nearer: {
    stake: "nibbler",
    heard: [
      { from: 2, lines: [{ sound: "nibble" }] },
      { from: 4, lines: [{ sound: "nibble" }, { sound: "nibble" }] },
    ],
  },
  tasks: {
    hums: {
      ask: ["Whose hum is a lie?", "Which hum is false?"],
      askYet: [
        "Has anybody lied so far?",
        "Did somebody lie? Or nobody yet?",
        "A false hum? Or all true so far?",
        "Is there proof? Or not yet?",
        "Has any hum been false yet?",
        "Who could still be the thief?",
      ],
      askTwo: [
        "Do you know one of the 2 liars? Or not yet?",
        "Two liars. Has either one lied so far?",
        "Who could the 2 liars be?",
      ],
      rule: {
        practice: [
          "One hum is a lie. High means: yes, that's me. Low means: not me. Whose hum is false?",
          "Ask of every hum: is that true? High is yes, low is no. One of them is a lie.",
        ],
        denies: [
          "The thief hums low to everything, so one high hum clears a word. Has anybody lied so far?",
          "One high hum clears a word. Has any low hum been a lie? Or is only one word left?",
        ],
        boasts: [
          "This thief hums high to everything, so one low hum clears a word. Has anybody lied so far?",
          "One low hum clears a word. Has any high hum been a lie? Or is only one word left?",
        ],
        both: [
          "Two liars: one hums low to everything, the other hums high to everything. Accuse both.",
          "One liar only hums low, one only hums high. Has either one lied so far?",
        ],
        pair: [
          "Two liars, and both hum low to everything, even when the clue fits. Accuse both.",
          "Two liars. One high hum clears a word. Has any low hum been a lie?",
        ],
      },
      offer: ["No lie yet? Up: another clue, for a cracker.", "Not sure? Up: another clue, for a cracker."],
      more: { label: "Another clue", phrases: ["clue", "another clue", "buy a clue", "next clue"] },
      noMore: [
        "No other clue would help: you have the proof. Down lets you hear it all again.",
        "You need no more clues. Press Down to hear them again.",
      ],
      yes: YES,
      no: NO,
      denied: [
        "{name} hummed low: not me. But {why}!",
        "That low hum was a lie: {why}.",
        "{name} said no. But {why}!",
        "Not you, {name}? But {why}!",
      ],
      boasted: [
        "{name} hummed high: yes, me. But {why}!",
        "That high hum was a lie: {why}.",
        "{name} only boasted: {why}.",
      ],
      safe: {
        denies: [
          "{name} hummed high, and the thief never does. It was true, too: {why}.",
          "One high hum clears a word. {name} had one: {why}.",
        ],
        boasts: [
          "{name} hummed low, and this thief never does. It was true, too: {why}.",
          "One low hum clears a word here. {name} had one: {why}.",
        ],
      },
      high: ["High hum from {names}.", "That is {names}, humming high."],
      highNobody: ["Nobody hummed high.", "All of them hummed low."],
      foil: [
        "{name} hummed the same, and was honest: {why}.",
        "And {name}? Honest, because {why}.",
        "{name} is another story: {why}.",
      ],
      sooner: [
        "The very first clue had caught that one already.",
        "You could have known that from the very first clue.",
      ],
      cornered: [
        "Cross off the others, and only {name} could be this liar. That is proof, too.",
        "Nobody else was left who could be this liar. That proves it: {name}.",
      ],
      honestNo: [
        "{name} hummed low, and that was true: {why}.",
        "That low hum was honest. {Why}.",
        "{name} said no, and no is right: {why}.",
      ],
      honestYes: [
        "{name} hummed high, and that was true: {why}.",
        "That high hum was honest. {Why}.",
        "{name} said yes, and yes is right: {why}.",
      ],
      hintWeigh: {
        denies: [
          "Forget everybody who has hummed high: the thief never does.",
          "The thief only ever hums low. Who has never hummed high?",
        ],
        boasts: [
          "Forget everybody who has hummed low: this thief never does.",
          "This thief only ever hums high. Who has never hummed low?",
        ],
        both: [
          "Whoever has hummed both ways is honest. Who has only ever hummed one way?",
          "One liar never hums high. The other never hums low. Cross off whoever has done both.",
        ],
        pair: [
          "Both thieves only ever hum low. Who has never hummed high?",
          "Forget everybody who has hummed high.",
        ],
      },
      hintOnly: {
        denies: [
          "One high hum clears a word. Cross off those, and whoever you accused. Only one is left.",
          "The thief never hums high. Only one word here never did.",
        ],
        boasts: [
          "One low hum clears a word here. Cross off those, and whoever you accused. Only one is left.",
          "This thief never hums low. Only one word here never did.",
        ],
        both: ["Only one word is left that could still be lying. Who has only ever hummed one way?"],
      },
      hintOthers: ["Now test the others like that.", "Ask that about the rest, too."],
      hintMore: [
        "Every hum is true so far. Press Up for another clue.",
        "Nobody has lied yet. Another clue may catch one: Up.",
      ],
      hintGuess: [
        "Nothing is proved yet, and the tin has nothing for a clue. It is one of these: {names}.",
        "No proof, and no crackers. Pick the one you trust least: {names}.",
      ],
      hintLiar: ["Now test {name}. This was the clue:", "Try this clue on {name}:"],
    },
    seek: {
      ask: ["Who is it?", "Who fits?", "Which word is it?", "Which word fits?", "Well, detective?"],
      rule: [
        "Every clue is true of the thief. Which word fits them all?",
        "Try the clues on every word. Only the thief fits them all. Who is it?",
      ],
      offer: [
        "Do 2 of them fit? Up: another clue, for a cracker.",
        "If 2 words fit, Up: another clue, for a cracker.",
      ],
      more: { label: "Another clue", phrases: ["clue", "another clue", "buy a clue", "next clue"] },
      noMore: [
        "You need no more clues: only one word is left. Down plays them all again.",
        "No other clue would help. Only one word is left. Press Down to hear it all again.",
      ],
      proof: ["{Why}. Only {name} fits every clue.", "Proved! {Why}.", "That settled it: {why}."],
      left: [
        "{Why}. Of those that fit, only {name} was left.",
        "You ruled out everybody else who fits. {Why}.",
      ],
      misfit: ["It can't be {name}: {why}.", "{name}? No: {why}."],
      fitsSoFar: [
        "{name} fits so far, but so does another word. That takes one more clue.",
        "It could have been {name}. When 2 words fit, buy a clue.",
      ],
      hintWeigh: ["Does the clue fit {names}? Try them one by one.", "Say the clue with each name: {names}."],
      hintMore: [
        "{names} fit so far. You need another clue: Up.",
        "It could be {names}. Press Up for a clue.",
      ],
      hintGuess: [
        "{names} fit, and the tin has nothing for a clue. Pick the best.",
        "It could be {names}. No crackers, no clue: choose one.",
      ],
      hintMisfit: ["You can leave out {name}: {why}.", "Not {name}: {why}."],
      hintName: ["Only one word is left now. Every clue fits {name}."],
    },
    alibis: {
      ask: ["Who is fibbing?", "Whose story is false?", "Who made it up?", "Which story can't be true?"],
      rule: [
        "Walk along and listen to every story. One can't be true. Accuse whoever told it.",
        "One of them made it up. Does the sound match the story, and the story the word?",
      ],
      offer: [
        "Not sure of this word? Up: ask what it means, for a cracker.",
        "Up: make this word tell what it means, for a cracker.",
      ],
      more: {
        label: "Ask what it means",
        phrases: [
          "press",
          "what do you mean",
          "what does it mean",
          "meaning",
          "ask",
          "clue",
          "go on",
          "more",
        ],
      },
      noMore: [
        "This word has told you what it means already. Walk on.",
        "You can ask each word only once. Walk on.",
      ],
      noWord: [
        "Ask which word? Press Right to walk to one. Then Up asks what it means.",
        "You aren't at a word yet. Right: walk to one. Then Up asks it.",
      ],
      pressed: [
        "If you must know, I mean this: {meaning}.",
        "What I mean? Well: {meaning}.",
        "All right, all right. My meaning: {meaning}.",
      ],
      alone: ["And this was the sound:", "Once more, just the sound:"],
      proof: ["{why}. It was {name}!", "{name} fibbed. {why}.", "Caught! {why}."],
      honest: [
        "{name} told the truth. {why}.",
        "And that is true, odd or not. {why}.",
        "That story holds. {why}.",
      ],
      honestUnheard: [
        "{name}'s story is true. You never even heard it!",
        "That was a guess, and {name} is honest.",
      ],
      hintVisit: [
        "You haven't heard every story yet. Still to go: {left}.",
        "Walk on first. Stories you haven't heard yet: {left}.",
      ],
      hintWeigh: [
        "Press Down, and hear the stories once more. Does each one fit the word that tells it?",
        "Go along again. Which word could never say that about itself?",
      ],
      hintLiar: ["Think about this one again. {name} said:", "Is this really so? {name} said:"],
    },
    trap: {
      ask: [
        "The thief is {name}. Trap nobody else.",
        "{name} did it. Trap {name} alone.",
        "This time it was {name}. Trap only {name}.",
      ],
      rule: [
        "Call out cards until only {name} stands on the trapdoor. Then pull the lever, with Select.",
        "You want only {name} on the trapdoor. A card that isn't true of {name} costs a bite. Right: hear the cards. Up: call one. Select: pull.",
      ],
      call: { label: "Call it out", phrases: ["call", "call it out", "this card", "say it"] },
      pull: { label: "Pull the lever", phrases: ["pull", "lever", "pull the lever", "now"] },
      card: "{clue}",
      calledCard: "Called: {clue}",
      noCard: ["Which card? Press Right to hear them.", "Pick a card first, with Right."],
      already: ["That card was already called.", "You already called that one."],
      gone: ["That card is out.", "Not that card again."],
      forward: { sound: "board-forward", caption: "steps onto hollow boards" },
      back: { sound: "board-back", caption: "steps back onto carpet" },
      pulled: { sound: "trapdoor", caption: "a trapdoor slams open" },
      nobody: ["Nobody moves.", "Not a step."],
      proof: [
        "{clues} Put together, that is {name} and nobody else.",
        "{clues} In this row, only {name} fits all that.",
        "Nicely done. {clues} That leaves only {name}.",
      ],
      fewer: [
        "Caught! Fewer cards would have done it: {clues}",
        "Got it! And these alone were enough: {clues}",
      ],
      empty: [
        "The trapdoor was empty. Call out a card first, with Up.",
        "Nobody stood there. Listen for steps on boards.",
      ],
      crowd: ["Oops: too many fell in! {reasons}", "Oh, no, {names} too! {reasons}"],
      missing: ["Wrong card for {name}: {why}.", "That isn't true of {name}: {why}."],
      dropped: ["Forget that card! It is out.", "I take it back. That card is out."],
      stamp: { sound: "board-forward", caption: "a stamp on hollow boards" },
      standingNone: ["Nobody is on the trapdoor.", "The trapdoor is empty."],
      hintStart: [
        "Which cards are true of {name}? Call one of those first.",
        "Hear all the cards with Right, and call one that fits {name}.",
      ],
      hintOthers: [
        "{names} came along, too. Which card fits {name}, but not {names}?",
        "You called: {clues} That fits {names}, too. Add a card that fits {name}, but not {names}.",
      ],
      hintNot: ["One card is no good: {clue} {Why}.", "Leave this one alone: {clue} {Why}."],
      hintCard: ["Call this card: {clue}", "Now find this card, and call it: {clue}"],
      hintPull: [
        "Only the thief is on the trapdoor. Pull the lever, with Select!",
        "Now! Pull the lever, with Select.",
      ],
      stood: ["On the trapdoor now: {names}."],
      answer: ["These cards catch {name}: {clues}", "You needed these: {clues} Only {name} fits them all."],
    },
    backward: {
      ask: ["Which card was called?", "So what was called out?", "Which card was it?"],
      rule: [
        "Everybody is honest here. High means: it fits me. Low: it doesn't. Which card were they humming to?",
        "Find the card that fits everybody who hummed high, and nobody who hummed low. Right: hear the cards.",
      ],
      offer: [
        "Two cards fit? Up: one more witness, for a cracker.",
        "Not sure? Up calls one more witness, for a cracker.",
      ],
      witness: { label: "Call a witness", phrases: ["witness", "another word", "one more", "clue"] },
      noWitness: [
        "No more witnesses. Those who hummed are enough.",
        "Nobody else can help. You have heard enough to find it.",
      ],
      choose: { label: "This card", phrases: ["this card", "this one", "select"] },
      noCard: ["Which card? Press Right to hear them.", "Hear the cards first, with Right."],
      gone: ["That card is out.", "Not that one."],
      yes: YES,
      no: NO,
      proof: ["Yes! {clue}", "That was it. {clue}", "Right. All of them hummed to this: {clue}"],
      wrongYes: [
        "Not that card. {name} hummed low, but {why}.",
        "One card can't be it: {why}, and {name} hummed low.",
      ],
      wrongNo: [
        "Not that card. {name} hummed high, but {why}.",
        "One card can't be it: {why}, and {name} hummed high.",
      ],
      hintWho: ["{name} hummed high. Which cards are true of {name}?", "Begin with {name}, who hummed high."],
      hintCard: ["It was this: {clue}"],
    },
  },
};
