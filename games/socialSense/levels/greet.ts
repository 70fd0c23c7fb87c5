/** Chapter 1: a band by the end of lunch. Who says yes, and who only says it? */
import type { PartsOf } from "../../../engine/definition/index.ts";
import { riffs } from "../riffs.ts";
import {
  by,
  hands,
  leftmost,
  readings,
  remembering,
  sfx,
  spoken,
  unmeant,
  v,
  type Choice,
  type Level,
  type Line,
  type Node,
  type Reading,
  type Scene,
  type TalkLine,
  type Act,
} from "../scene.ts";
import type { Way } from "../cast.ts";
import { feelingsOf } from "../feelings.ts";
import { RHYTHMS, tellsOf, type Mood } from "../tells.ts";

type Rules = PartsOf<"talk">["rules"];
type Note = NonNullable<Rules["performance"]>[number]["notes"][number];

const LUNCH_SEATS = { kit: -0.9, mina: -0.4, theo: 0.4, nell: 0.9 };

/** Omar drums a feeling, and asks which. */
const DRUMMED: Record<Mood, { word: string; keywords: string[]; yes: string; no: string }> = {
  happy: {
    word: "Happy!",
    keywords: ["happy", "glad", "excited"],
    yes: "Yes! It skips. I can't sit still when it's pizza.",
    no: "Nope, happy. Hear it skip?",
  },
  worried: {
    word: "Worried!",
    keywords: ["worried", "nervous", "scared"],
    yes: "Yep. Stop and go, like me at the dentist.",
    no: "Nope, worried. It stops, and goes, and stops.",
  },
  mad: {
    word: "Mad!",
    keywords: ["mad", "angry"],
    yes: "Correct. My sister ate my fries.",
    no: "Nope, mad. Three, hard and short.",
  },
  sad: {
    word: "Sad!",
    keywords: ["sad"],
    yes: "Yes. Slow. That's me on Mondays.",
    no: "Nope, sad. All those long gaps.",
  },
};
const MOODS = Object.keys(DRUMMED) as Mood[];

/** Each mood once with its word. Then hands alone, and no answer plays itself: what a rhythm means is what is asked. */
function drumming(to: string): Node {
  const fact = "drum";
  const tells = Object.fromEntries(
    MOODS.map((mood): [string, TalkLine[]] => [mood, [{ tell: `omar-${mood}` }]]),
  );
  return {
    id: "drum",
    scene: [
      v("omar", "Warm up your ears. My fingers, happy:"),
      { tell: "omar-happy" },
      v("omar", "Worried:"),
      { tell: "omar-worried" },
      v("omar", "Mad:"),
      { tell: "omar-mad" },
      v("omar", "Sad:"),
      { tell: "omar-sad" },
      v("omar", "Now you. How am I feeling?"),
      by(fact, tells),
    ],
    recall: [v("omar", "How am I feeling?"), by(fact, tells)],
    help: [
      by(fact, {
        happy: ["It skips. Worried hands stop, sad ones drag, mad ones bang. And these?"],
        worried: ["It stops and goes. Happy hands never stop, sad ones drag. And these?"],
        mad: ["It bangs. Worried hands tap softly, and stop and go. And these?"],
        sad: ["Long gaps, soft taps. Happy hands skip, mad ones bang. And these?"],
      }),
    ],
    choices: MOODS.map((mood): Choice => {
      const wrong = MOODS.map((other): [string, TalkLine[]] => [other, [v("omar", DRUMMED[other].no)]]);
      return {
        line: DRUMMED[mood].word,
        keywords: DRUMMED[mood].keywords,
        outcomes: [
          { if: { [fact]: mood }, credit: 1, reply: [v("omar-bright", DRUMMED[mood].yes)], to },
          { credit: 0, reply: [by(fact, Object.fromEntries(wrong)), by(fact, tells)], to },
        ],
      };
    }),
  };
}

/** What a voice tells where the hands are only busy with a thing that sticks. */
const VOICED: Partial<Record<Mood, string>> = {
  happy: "quick and bright",
  mad: "hard and short",
  sad: "low and slow",
};

/** The false sign, shown once before it counts: a zipper that sticks goes like worried hands. */
function sticking(to: string): Node {
  const fact = "zipped";
  const heard: TalkLine[] = [
    v("omar", "Some things stick all by themselves. Then trust the voice. Other times, only the hands tell."),
    { tell: "omar-zip" },
    spoken("omar", fact, "This zipper sticks. So: how am I now?"),
  ];
  const no = Object.entries(VOICED).map(([mood, how]): [string, TalkLine[]] => [
    mood,
    [v("omar", `Nope. That was only the zipper. My voice was ${how}: ${mood}.`)],
  ]);
  return {
    id: "zip",
    scene: heard,
    help: ["The zipper sticks all by itself. What does the voice do?"],
    further: ["Never mind the zipper. Is the voice quick and bright, hard and short, or low and slow?"],
    choices: MOODS.map((mood): Choice => ({
      line: DRUMMED[mood].word,
      keywords: DRUMMED[mood].keywords,
      outcomes: [
        {
          if: { [fact]: mood },
          credit: 1,
          reply: [v("omar", `Yes! The zipper fools everybody. My voice doesn't.`)],
          to,
        },
        { credit: 0, reply: [by(fact, Object.fromEntries(no))], to },
      ],
    })),
  };
}

const drums: Scene = {
  id: "drum-faces",
  practice: true,
  place: "cafeteria",
  draws: [
    { facts: ["drum"], values: MOODS },
    { facts: ["zipped"], values: Object.keys(VOICED) },
  ],
  nodes: [drumming("zip"), sticking("done")],
  endings: [
    {
      id: "done",
      lines: ["omar: Hands and voice mostly match. If they don't, find out why."],
    },
  ],
};

type Clue = NonNullable<NonNullable<Node["feeling"]>["says"]>[string];
const VOICES: Record<Mood, string> = {
  happy: "quick and bright",
  worried: "high and rushed",
  mad: "hard and short",
  sad: "low and slow",
};

const ALL_TOGETHER = [
  "All together, so far:",
  "And everybody:",
  "Put it on top of the rest:",
  "So this is your band now:",
];

interface Kid {
  readonly id: "kit" | "mina" | "theo" | "nell";
  readonly name: string;
  readonly where: string;
  readonly coming: TalkLine;
  /** Dealt, two of each: words that say nothing of how it is meant, and words that say sure, whatever is felt. */
  readonly words: readonly [string, string];
  readonly sure: readonly [string, string];
  readonly closer: Partial<Record<Mood, TalkLine[]>>;
  /** A thing that goes by itself, and as this one's hands never go: then the voice tells, and who comes closer hears why. */
  readonly sticks: {
    readonly like: Mood;
    readonly thing: string;
    readonly words: string | string[];
    readonly help: string;
  };
  readonly moods: readonly Mood[];
  readonly lines: readonly Reading[];
  readonly joins: TalkLine[];
  readonly ask: string;
  readonly parts: readonly {
    readonly id: string;
    readonly line: string;
    readonly keywords: string[];
    readonly reply: TalkLine[];
    /** Only for who comes in these moods: a hamster at the vet gets no cat. */
    readonly moods?: Mood[];
  }[];
  readonly out: string;
}

/** What gives somebody away, another thing for each of the four in every lunch: so no rhythm is an answer by itself. */
const EARS = ["both", "hands", "voice", "noise"] as const;
type Ear = (typeof EARS)[number];

/** Where that was the last talk anyhow, nothing more is taken. */
const RAN_ON = by("talks", {
  "1": [],
  other: [
    {
      say: [
        "A long talk: it counts for two.",
        "That one ran long, and counts for two.",
        "That took the time of two talks.",
      ],
    },
  ],
});

const HANDS: Record<Mood, string> = {
  happy: "quick and even",
  worried: "stop and go",
  mad: "hard and short",
  sad: "slow, with long gaps",
};

function kidNodes(kid: Kid): Node[] {
  const { id, name, closer, sticks, lines, joins, ask, parts } = kid;
  const fact = `${id}Mood`;
  const choices = readings(fact, lines, {
    fit: { counts: { won: 1 }, remember: { [id]: "in" }, to: `${id}-part` },
    // Whoever only asks around gets them all, and has time for fewer.
    half: { counts: { won: 1, minutes: 1 }, remember: { [id]: "in" }, why: [RAN_ON], to: `${id}-part` },
    miss: { remember: { [id]: "out" }, to: `${id}-out` },
  });
  const says = (say: (words: string) => TalkLine): TalkLine =>
    by(`${id}Words`, {
      sure: [say(kid.sure[0])],
      surely: [say(kid.sure[1])],
      open: [say(kid.words[0])],
      other: [say(kid.words[1])],
    });
  const spokenWords = says((words) => spoken(id, fact, words));
  const plainWords = says((words) => v(id, words));
  const question = `What do you say to ${name}?`;
  const talk = (ear: Ear, evidence: TalkLine[], more: TalkLine[][], own: Partial<Node> = {}): Node => ({
    id: `${id}-${ear}`,
    scene: [...evidence, question],
    feeling: { fact, name },
    listen: { closer: more, again: true },
    asides: unmeant(kid.moods),
    choices,
    ...own,
  });
  return [
    talk("both", [hands(id, fact), spokenWords], [[by(fact, closer)]]),
    talk("hands", [hands(id, fact), plainWords], [[by(fact, closer)]]),
    talk(
      "voice",
      [{ tell: `${id}-${sticks.like}` }, spokenWords],
      [[spoken(id, fact, sticks.words), by(fact, closer)]],
      { feeling: { fact, name, says: goingByItself(sticks.thing) }, help: [sticks.help] },
    ),
    talk("noise", [{ tell: `${id}-noisy` }, plainWords], [[hands(id, fact)], [by(fact, closer)]], {
      feeling: { fact, name, says: underNoise() },
      help: [`It's too loud here to tell. Up: closer to ${name}.`],
    }),
    {
      id: `${id}-part`,
      scene: [...joins, v("omar", ask)],
      recall: [v("omar", ask)],
      help: ["Whatever you like. It's your band."],
      further: ["Neither is wrong. Which one makes you grin?"],
      choices: parts.map((own): Choice => ({
        line: own.line,
        keywords: own.keywords,
        ...(own.moods === undefined ? {} : { if: { [fact]: own.moods } }),
        outcomes: [
          {
            reply: [...own.reply, { say: ALL_TOGETHER }, { perform: true }],
            remember: { [`${id}Part`]: own.id },
            to: "back",
          },
        ],
      })),
    },
  ];
}

type Says = NonNullable<NonNullable<Node["feeling"]>["says"]>;

function saysOf(clue: (mood: Mood) => { readonly signs: string; readonly heard: string }): Says {
  return Object.fromEntries(
    MOODS.map((mood): [string, Clue] => {
      const { signs, heard } = clue(mood);
      const after = `${heard}: {name} sounded ${mood}.`;
      return [mood, { signs, after, fit: after }];
    }),
  );
}

/** What is said where a thing goes by itself: the voice is the clue. */
function goingByItself(thing: string): Says {
  return saysOf((mood) => ({
    signs: `That's only the ${thing}. A voice that's ${VOICES[mood]}: who talks like that?`,
    heard: `That was only the ${thing}. The voice was ${VOICES[mood]}`,
  }));
}

/** And where it is too loud to tell from afar. */
function underNoise(): Says {
  return saysOf((mood) => ({
    signs: `Under all that noise it goes ${HANDS[mood]}. What feeling goes like that?`,
    heard: `Under all that noise it went ${HANDS[mood]}`,
  }));
}

const kids: Kid[] = [
  {
    id: "kit",
    name: "Kit",
    where: "Kit plays bass. At the window.",
    coming: "Kit says little, and zips a lot.",
    words: ["A band. On the radio. With everybody listening.", "Me and my bass. On the real radio."],
    sure: ["The radio? Sure. Sounds fun.", "Bass? Sure. Why not."],
    closer: {
      happy: [sfx("kick", "a foot under the table: thump, thump, thump, in time")],
      worried: [sfx("breath-in", "a short breath in, held")],
      sad: [sfx("sigh", "a long breath out")],
    },
    sticks: {
      like: "mad",
      thing: "zipper",
      words: ["This zipper's stuck.", "Ugh. This zipper."],
      help: "The zipper goes hard, three times. Does the voice do the same?",
    },
    moods: ["happy", "worried", "sad"],
    lines: [
      {
        line: "Great! Go get your bass, we're on today.",
        keywords: ["get your bass"],
        fits: "happy",
        replies: {
          happy: ["kit-bright: It's in my locker. It's always in my locker."],
          worried: ["kit-rushed: Today? I have a dentist thing. Every day. Forever."],
          sad: ["kit-slow: Get it yourself. Or don't."],
        },
      },
      {
        line: "You'd be right next to me the whole time.",
        keywords: ["next to me"],
        fits: "worried",
        half: ["happy"],
        replies: {
          happy: ["kit-bright: Why, are you nervous? I'll take care of you."],
          worried: ["kit-soft: Elbow to elbow? Okay. If I faint, I'll faint on you."],
          sad: ["kit-slow: It's not that, Robin. Never mind."],
        },
        whys: { happy: 'Kit couldn\'t wait: "Go get your bass" would have fit.' },
      },
      {
        line: "You sound far away today. What's up?",
        keywords: ["far away"],
        // To ask is right, where something is the matter.
        fits: ["sad", "worried"],
        half: ["happy"],
        replies: {
          happy: ["kit-bright: Far away? I'm already on stage, in my head."],
          worried: ["kit-rushed: It's a lot of people! Could I stand next to you? Then okay."],
          sad: ["kit-slow: My hamster's at the vet. Can we play one for Biscuit?"],
        },
        whys: { happy: 'Kit couldn\'t wait: "Go get your bass" would have fit.' },
      },
    ],
    joins: [{ tell: "bass-walk" }],
    ask: "Bass! What kind?",
    parts: [
      {
        id: "walk",
        line: "A bass that sneaks like a cat.",
        keywords: ["cat"],
        moods: ["happy", "worried"],
        reply: [{ tell: "bass-walk" }],
      },
      {
        id: "stomp",
        line: "A bass that stomps like a troll.",
        keywords: ["troll"],
        moods: ["happy", "worried"],
        reply: [{ tell: "bass-stomp" }],
      },
      {
        id: "trot",
        line: "A bass that trots along, like Biscuit in his wheel.",
        keywords: ["wheel"],
        moods: ["sad"],
        reply: [{ tell: "bass-trot" }],
      },
      {
        id: "lull",
        line: "A soft bass, so Biscuit can sleep.",
        keywords: ["sleep"],
        moods: ["sad"],
        reply: [{ tell: "bass-lull" }],
      },
    ],
    out: "Okay, no bass for now. We could hum the low parts.",
  },
  {
    id: "mina",
    name: "Mina",
    where: "Mina plays trumpet. By the milk.",
    coming: "Mina is always clicking her pen.",
    words: ["Me. On the trumpet. In your band.", "So you want a trumpet. Mine."],
    sure: ["A band? Sure. Great idea.", "Trumpet? Sure. Anything you say."],
    closer: {
      happy: [sfx("hello-hum", "a hum that goes up at the end")],
      mad: [sfx("plate-down", "a milk carton comes down hard")],
      sad: [sfx("doubt-hum", "a hum that sinks and stops")],
    },
    sticks: {
      like: "worried",
      thing: "pen",
      words: ["This pen jams.", "My pen's stuck again."],
      help: "The pen stops and goes. Does the voice do the same?",
    },
    moods: ["happy", "mad", "sad"],
    lines: [
      {
        line: "Yes! We need the loudest trumpet in school.",
        keywords: ["loudest"],
        fits: "happy",
        replies: {
          happy: ["mina-bright: Finally! My lips have been warm since breakfast."],
          mad: ["mina-hard: Loudest? Monday you said I was TOO loud."],
          sad: ["mina-slow: I'm not very loud today."],
        },
      },
      {
        line: "I should have asked you first. I'm sorry.",
        keywords: ["sorry"],
        fits: "mad",
        half: ["happy"],
        replies: {
          happy: ["mina-bright: Sorry for what? I'm in! Stop being weird."],
          mad: ["mina-soft: You asked Omar on Monday. Okay. I'm over it. I get the solo."],
          sad: ["mina-slow: It isn't about you, Robin."],
        },
        whys: { happy: "Mina couldn't wait: asking for a loud trumpet would have fit." },
      },
      {
        line: "You sound low today. I've got time, if you want to talk.",
        keywords: ["sound low"],
        fits: "sad",
        half: ["happy", "mad"],
        replies: {
          happy: ["mina-bright: Low? I got asked! Just now! I'm as high as a kite!"],
          mad: ["mina-hard: I'm not low. You asked Omar first. Fine. I'm in. Still mad."],
          sad: ["mina-slow: Grandma moved to Texas on Sunday. She taught me trumpet. Can I play her song?"],
        },
        whys: {
          happy: "Mina couldn't wait: asking for a loud trumpet would have fit.",
          mad: 'Mina felt left out: "I\'m sorry" would have fit.',
        },
      },
    ],
    joins: [{ tell: "trumpet-high" }],
    ask: "A trumpet! How should it sound?",
    parts: [
      {
        id: "high",
        line: "High, like a rooster.",
        keywords: ["rooster"],
        moods: ["happy", "mad"],
        reply: [{ tell: "trumpet-high" }],
      },
      {
        id: "laugh",
        line: "Like a laugh: wah, wah, wah.",
        keywords: ["laugh"],
        moods: ["happy", "mad"],
        reply: [{ tell: "trumpet-laugh" }],
      },
      {
        id: "letter",
        line: "Slow and warm, like a letter to her.",
        keywords: ["letter"],
        moods: ["sad"],
        reply: [{ tell: "trumpet-letter" }],
      },
      {
        id: "high",
        line: "High and strong, so it gets all the way to her radio.",
        keywords: ["strong"],
        moods: ["sad"],
        reply: [{ tell: "trumpet-high" }],
      },
    ],
    out: "No trumpet, so far. We'd better be very funny.",
  },
  {
    id: "theo",
    name: "Theo",
    where: "Theo plays piano. With the soup.",
    coming: "Theo has soup again. The spoon's in his hand.",
    words: ["Me. At the piano. Great.", "A song. Today. Great."],
    sure: ["Piano? Sure. No problem. Great.", "In your band? Sure. Great."],
    closer: {
      happy: [sfx("giggle", "a small laugh through the nose")],
      worried: [sfx("sip", "a fast gulp, then another")],
      mad: [sfx("breath-out", "one hard breath out")],
    },
    sticks: {
      like: "sad",
      thing: "soup",
      words: ["This soup's too hot.", "Ow. Hot soup."],
      help: "The spoon goes slowly. Is the voice slow, too?",
    },
    moods: ["happy", "worried", "mad"],
    lines: [
      {
        line: "Great it is! You start the song.",
        keywords: ["start the song"],
        fits: "happy",
        replies: {
          happy: [
            sfx("piano", "one piano note, too loud"),
            "theo-bright: Like that? I wrote it in the bathtub.",
          ],
          worried: ["theo-rushed: Start it? Alone? I just remembered I'm allergic to pianos."],
          mad: ["theo-hard: There. You're deciding for me again."],
        },
      },
      {
        line: "Is there a part of it that's scary?",
        keywords: ["scary"],
        fits: "worried",
        half: ["happy"],
        replies: {
          happy: ["theo-bright: No! I said great, and I meant great."],
          worried: ["theo: The start. If I mess up the start, it's all me. Could Omar count us in?"],
          mad: ["theo-hard: I'm not scared. I'm annoyed. Those are different."],
        },
        whys: { happy: "Theo meant great: letting him start would have fit." },
      },
      {
        line: "You sounded a bit sharp. Did I do something?",
        keywords: ["a bit sharp"],
        fits: "mad",
        half: ["happy", "worried"],
        replies: {
          happy: ["theo-bright: Sharp? That's my happy voice! I should practice it."],
          worried: ["theo-rushed: You? No! It's me. Okay. If somebody else starts, I'll come."],
          mad: ["theo: You told everybody I'd play. You didn't ask. Now you asked. So: yes."],
        },
        whys: {
          happy: "Theo meant great: letting him start would have fit.",
          worried: "The start scared Theo: asking what's scary would have fit.",
        },
      },
    ],
    joins: [{ tell: "piano-roll" }],
    ask: "Piano! How should it go?",
    parts: [
      {
        id: "roll",
        line: "Rolling, like a marble downstairs.",
        keywords: ["marble"],
        reply: [{ tell: "piano-roll" }],
      },
      {
        id: "plink",
        line: "Plink, plonk, like rain in a pot.",
        keywords: ["rain"],
        reply: [{ tell: "piano-plink" }],
      },
    ],
    out: "So, no piano yet. I can drum on the soup.",
  },
  {
    id: "nell",
    name: "Nell",
    where: "Nell, the new girl. Bells. Near the door.",
    coming: "Nell is new here. This is her first week.",
    words: ["I can play. I play the bells.", "I have bells. All eight of them."],
    sure: ["The bells? Sure. Anytime.", "In a band? Sure. Okay."],
    closer: {
      happy: [sfx("jump-land", "a little jump, both feet")],
      worried: [sfx("breath-in", "a short breath in, held")],
      sad: [sfx("sigh", "a long breath out")],
    },
    sticks: {
      like: "mad",
      thing: "gum under her shoe",
      words: ["There's gum under my shoe.", "Ew. Gum. On my shoe."],
      help: "The shoes go hard, three times. Is the voice hard, too?",
    },
    moods: ["happy", "worried", "sad"],
    lines: [
      {
        line: "Bells! Come up front, where the fun is.",
        keywords: ["up front"],
        fits: "happy",
        replies: {
          happy: [sfx("jump-land", "a jump, both feet"), "nell-bright: Front! Front! I brought all eight!"],
          worried: ["nell-rushed: Up front? I think I hear my mom. She's in Ohio. Bye."],
          sad: ["nell-slow: Nobody up there knows my name."],
        },
      },
      {
        line: "Want to try it once, with just Omar and me?",
        keywords: ["just omar"],
        fits: "worried",
        half: ["happy"],
        replies: {
          happy: ["nell-bright: Once? I want to try it forty times!"],
          worried: ["nell-soft: Just you two? And nobody films it? Then okay."],
          sad: ["nell-slow: It's not the playing. Forget it."],
        },
        whys: { happy: "Nell wanted all of it: a place up front would have fit." },
      },
      {
        line: "Sit with us either way. With or without bells.",
        keywords: ["either way"],
        fits: "sad",
        half: ["happy", "worried"],
        replies: {
          happy: ["nell-bright: With! With bells! Listen!"],
          worried: ["nell-rushed: Sitting, I can do. Then maybe a very small bell."],
          sad: ["nell: Really? At my old school I had a table. Okay. With bells."],
        },
        whys: {
          happy: "Nell wanted all of it: a place up front would have fit.",
          worried: "A crowd scared Nell: one try with just Omar and you would have fit.",
        },
      },
    ],
    joins: [{ tell: "bells-ring" }],
    ask: "Bells! How should they ring?",
    parts: [
      {
        id: "ring",
        line: "Like an ice cream truck.",
        keywords: ["ice cream"],
        reply: [{ tell: "bells-ring" }],
      },
      {
        id: "snow",
        line: "Like snow that's in a hurry.",
        keywords: ["snow"],
        reply: [{ tell: "bells-snow" }],
      },
    ],
    out: "No bells, for now. I'll tap on my milk.",
  },
];

/** Bram takes whoever cannot say no to him. */
const SHY = ["kit", "theo", "nell"] as const;

/** Walking over: to who was not asked yet, or back to who said no. */
function around({ id, name, where, coming, sticks }: Kid, seat: number): Choice {
  const ear = `${id}Ear`;
  const cane = sfx("cane-tile", "your cane on the tiles");
  return {
    line: where,
    keywords: [id],
    if: { [id]: ["none", "out"] },
    aside: true,
    ...leftmost(seat),
    // Until Bram has come, the worried one is in a hurry; who said no can wait.
    prefer: [{ [id]: "none", [`${id}Mood`]: "worried", bramCame: "none" }, { [id]: "none" }],
    side: LUNCH_SEATS[id],
    heard: [
      by(id, { out: ["Said no, so far."] }),
      by(ear, {
        voice: [{ tell: `${id}-${sticks.like}` }],
        noise: [{ tell: `${id}-noisy` }],
        other: [hands(id, `${id}Mood`)],
      }),
    ],
    outcomes: EARS.map((one, index) => ({
      ...(index === EARS.length - 1 ? {} : { if: { [ear]: one } }),
      reply: [
        cane,
        by(id, { out: [`Back to ${name}.`], other: [coming] }),
        by("talks", { "5": [UP_IS_FREE], other: [] }),
      ],
      counts: { minutes: 1 },
      to: `${id}-${one}`,
    })),
  };
}

const UP_IS_FREE = "Up: closer. That's free, as often as you like.";

/** Nobody is left to ask: what is left of lunch goes into the ending. */
const ALL_PLACED = Object.fromEntries(kids.map(({ id }): [string, string[]] => [id, ["in", "bram"]]));

/** Who to ask, while anybody is left to ask. */
function whoIsNext(): TalkLine[] {
  const question: TalkLine = {
    say: {
      full: [
        "Who do you ask? Left and Right: listen around. Select: walk over.",
        "Who's next for your band? Listen around, and walk over.",
      ],
      short: ["Who do you ask now?", "Who's next for your band?", "Who do you walk over to?"],
    },
  };
  return kids.reduce<TalkLine[]>(
    (placed, { id }) => [by(id, { none: [question], out: [question], other: placed })],
    ["Nobody's left to ask. How does your show end?"],
  );
}

const lunch: Scene = {
  id: "lunch",
  place: "cafeteria",
  seats: LUNCH_SEATS,
  draws: [
    // One of these is worried in every lunch, and it is not always the same one.
    { facts: ["worriedOne"], values: [...SHY] },
    ...SHY.map((id) => ({ if: { worriedOne: id }, facts: [`${id}Mood`], values: ["worried"] })),
    ...kids.map(({ id, moods }) => ({ facts: [`${id}Mood`], values: [...moods] })),
    { facts: kids.map(({ id }) => `${id}Ear`), values: [...EARS] },
    { facts: kids.map(({ id }) => `${id}Words`), values: ["sure", "surely", "open", "openly"] },
  ],
  nodes: [
    {
      id: "room",
      scene: whoIsNext(),
      further: [
        by("bramCame", {
          yes: [
            "Somebody not asked yet is a better bet. If it's too loud to tell, walk over: Up works there.",
          ],
          other: [
            "A few, a stop, a few, a stop: that's worried.",
            "Where it's loud, or a thing sticks, walk over: Up works there.",
          ],
        }),
      ],
      help: [
        by("bramCame", {
          yes: ["Who isn't in yet? Whoever said no may say yes to another line."],
          other: ["Worried kids find it hard to say no. What do worried hands do?"],
        }),
      ],
      choices: [
        ...kids.map(around),
        {
          line: "Rehearse a big, loud ending.",
          keywords: ["loud"],
          if: ALL_PLACED,
          aside: true,
          outcomes: [
            {
              reply: ["omar-bright: And now, all together: bang!", sfx("cymbal", "a big ending")],
              counts: { minutes: 5 },
              remember: { rehearsed: "loud" },
              to: "back",
            },
          ],
        },
        {
          line: "Rehearse a tiptoe ending, as soft as a mouse.",
          keywords: ["tiptoe"],
          if: ALL_PLACED,
          aside: true,
          ...leftmost(1),
          outcomes: [
            {
              reply: [
                "omar-soft: Shh. Everybody on tiptoe. And, ding.",
                sfx("glockenspiel-note", "one very small bell"),
              ],
              counts: { minutes: 5 },
              remember: { rehearsed: "soft" },
              to: "back",
            },
          ],
        },
      ],
    },
    ...kids.flatMap(kidNodes),
  ],
  endings: [
    { id: "back", lines: [] },
    ...kids.map(({ id, name, out }) => ({
      id: `${id}-out`,
      lines: [
        v("omar", out),
        by("talks", { "1": [], other: [`If there's time, you can go back to ${name}.`] }),
      ],
    })),
  ],
};

const BRAM_IN: TalkLine[] = [
  sfx("cymbal", "one soft cymbal"),
  "omar: Bram's in our band. I did not see that coming.",
];

/** A lonely Bram can be asked once more. */
const bramStays: Node = {
  id: "bram-stays",
  scene: [{ tell: "bram-sad" }, "Bram is still standing there.", "What do you say to Bram now?"],
  help: ["Slow boots, and he doesn't leave. What might he want?"],
  choices: [
    {
      line: "Bram? Want to play with us?",
      keywords: ["play with us"],
      outcomes: [
        {
          credit: 1,
          counts: { won: 1 },
          reply: ["bram-soft: I thought you'd never ask. Okay.", ...BRAM_IN],
          remember: { bram: "in" },
          to: "bram-gone",
        },
      ],
    },
    {
      line: "See you after the show, Bram.",
      keywords: ["after the show"],
      outcomes: [
        {
          credit: 0,
          reply: ["bram-slow: Yeah. After.", { tell: "bram-sad" }],
          why: ["Slow boots that stay: Bram sounded lonely, and wanted to be asked."],
          to: "bram-gone",
        },
      ],
    },
  ],
};

/** Bram wants a band, too. */
const LOUD: Record<(typeof SHY)[number], string> = { kit: "Kit", theo: "Theo", nell: "Nell" };

function asked(id: (typeof SHY)[number]): Node {
  const name = LOUD[id];
  return {
    id: `bram-${id}`,
    scene: [
      v("bram", `You! ${name}! You're in my band now. You love it, right?`),
      { tell: `${id}-worried` },
      `${id}-rushed: I, um. Sure?`,
      `What do you say, for ${name}?`,
    ],
    help: [`Whose band is ${name} in? Who should get to say that?`],
    listen: { closer: [[sfx("breath-in", "a short breath in, held", LUNCH_SEATS[id])]] },
    choices: [
      {
        line: `${name}, is that a real sure, or a get-me-out sure?`,
        keywords: ["real sure", "get me out"],
        outcomes: [
          {
            credit: 1,
            reply: [
              `${id}-rushed: Get me out! Please!`,
              "bram: Fine! My band is full anyway. It's full of me.",
              ...welcome(id),
            ],
            counts: { won: 1 },
            remember: { [id]: "in", [`${id}Part`]: BRAVE_PART[id] },
            to: "bram-gone",
          },
        ],
      },
      {
        line: `Stop, Bram. ${name} gets to decide that.`,
        keywords: ["gets to decide", "stop bram", "stop it", "stop him"],
        outcomes: [
          {
            credit: 1,
            reply: [
              "bram: Decide? Nobody ever decides when I'm talking.",
              `${id}-soft: Then I decide. Robin's band, please.`,
              ...welcome(id),
            ],
            counts: { won: 1 },
            remember: { [id]: "in", [`${id}Part`]: BRAVE_PART[id] },
            to: "bram-gone",
          },
        ],
      },
      {
        line: `Too late, Bram! ${name} plays for me!`,
        keywords: ["too late"],
        outcomes: [
          {
            credit: 0,
            reply: [`${id}-hard: Did anybody ask ME? I'm not a sandwich!`],
            remember: { [id]: "out" },
            why: [`Bram had just decided for ${name}. Then you did, too.`],
            to: "bram-gone",
          },
        ],
      },
      {
        line: `Congratulations! What will you two play?`,
        keywords: ["congratulations"],
        outcomes: [
          {
            credit: 0,
            reply: [
              "bram: I play. You carry. Come on!",
              sfx("step-tile", "big boots leave, and small steps behind them"),
              `omar: So now ${name}'s in Bram's band.`,
            ],
            remember: { [id]: "bram" },
            why: [`A few, a stop, and a rushed voice: ${name} sounded worried, and wanted help.`],
            to: "bram-gone",
          },
        ],
      },
    ],
  };
}

const BRAVE_PART: Record<(typeof SHY)[number], string> = { kit: "walk", theo: "plink", nell: "snow" };
const BRAVE_RIFF = { kit: "bass-walk", theo: "piano-plink", nell: "bells-snow" };
const PLAYS = { kit: "on bass", theo: "on piano", nell: "on bells" };

/** Who comes along from Bram's is told, and heard at once. */
function welcome(id: (typeof SHY)[number]): TalkLine[] {
  return [v("omar-bright", `${LOUD[id]}'s in our band, ${PLAYS[id]}!`), { tell: BRAVE_RIFF[id] }];
}

/** A lonely Bram who is asked along comes along; who is not stays, and can still be asked. */
function joiningWhenSad({ outcomes, ...choice }: Choice): Choice {
  return {
    ...choice,
    outcomes: outcomes.map((outcome) => {
      if (outcome.if?.["bramMood"] !== "sad") return outcome;
      return outcome.credit === 1
        ? { ...outcome, counts: { won: 1 }, remember: { bram: "in" } }
        : { ...outcome, to: "bram-stays" };
    }),
  };
}

const bram: Scene = {
  id: "bram",
  place: "cafeteria",
  seats: { ...LUNCH_SEATS, bram: 0 },
  draws: [{ facts: ["bramMood"], values: ["sad", "happy"] }],
  starts: [
    ...SHY.map((id) => ({ if: { [id]: "none", [`${id}Mood`]: "worried" }, to: `bram-${id}` })),
    { to: "bram-you" },
  ],
  nodes: [
    {
      id: "bram-you",
      scene: [
        hands("bram", "bramMood"),
        by("band", {
          "1": [spoken("bram", "bramMood", "So. You've got a drummer. I've got a cymbal.")],
          other: [spoken("bram", "bramMood", "So. You've got a band now. I've got a cymbal.")],
        }),
        "What do you say to Bram?",
      ],
      asides: unmeant(["sad", "happy"]),
      feeling: {
        fact: "bramMood",
        name: "Bram",
        says: {
          happy: {
            after: "Quick and even: Bram was happy on his own.",
            fit: "Quick and even: Bram was happy on his own.",
          },
        },
      },
      listen: {
        closer: [
          [
            by("bramMood", {
              sad: [sfx("sigh", "a long breath out")],
              happy: [sfx("cymbal", "a cymbal, spun on a thumb")],
            }),
          ],
        ],
        again: true as const,
      },
      choices: readings(
        "bramMood",
        [
          {
            line: "We have room for a cymbal. Want to sit in?",
            keywords: ["sit in"],
            fits: "sad",
            half: ["happy"],
            replies: {
              sad: ["bram-soft: With you guys? I'd have to ask my band. I'm my band. Okay.", ...BRAM_IN],
              happy: ["bram-bright: Me? In your band? I'm a star! But keep asking."],
            },
            whys: { happy: "It's never wrong to invite. Wishing him luck would have fit, too." },
          },
          {
            line: "May the best band win, Bram!",
            keywords: ["best band"],
            fits: "happy",
            replies: {
              sad: ["bram-slow: Yeah. Win.", { tell: "bram-sad" }],
              happy: ["bram-bright: It will! It has better hair!", { tell: "bram-happy" }],
            },
          },
          {
            line: "A cymbal isn't a band, Bram.",
            keywords: ["isn't a band"],
            fits: [],
            replies: {
              sad: ["bram-slow: I know that. That's why I said it."],
              happy: ["bram-hard: It is the way I play it!", sfx("cymbal", "a cymbal crash")],
            },
          },
        ],
        { fit: { to: "bram-gone" }, half: { to: "bram-gone" }, miss: { to: "bram-gone" } },
      ).map(joiningWhenSad),
    },
    bramStays,
    ...SHY.map(asked),
  ].map((node) => remembering(node, { bramCame: "yes" })),
  endings: [{ id: "bram-gone", lines: [] }],
};

/** By the facts' values, which are names that can be said. */
const CREW = { Rosa: "rosa", Omar: "omar", Dex: "dex" } as const;
type Crew = keyof typeof CREW;
const CREW_LIST = Object.keys(CREW) as Crew[];
const CREW_WHERE = {
  Rosa: "Rosa, left, at the buttons.",
  Omar: "Omar, in the middle, at the drums.",
  Dex: "Dex, right, at the microphone.",
};
const CREW_SEATS = { rosa: -0.9, omar: 0, dex: 0.9, bell: 0 };

/** They all say the same; one does not mean it. Who was not helped in the first round is out of the second. */
function ready(round: number): TalkLine[] {
  return CREW_LIST.map((who): TalkLine => {
    const heard = [leaking(who, round), v(CREW[who], ["Ready!", "Ready.", "All set."])];
    return by("left1", { [who]: [], other: heard });
  });
}

function leaking(who: Crew, round: number): TalkLine {
  return by(`notReady${round}`, {
    [who]: [hands(CREW[who], `upset${round}`)],
    other: [{ tell: `${CREW[who]}-happy` }],
  });
}

/** Said by whoever is not ready. */
function theirs(round: number, way: Way | "", words: string | string[]): TalkLine {
  const voices = CREW_LIST.map((who): [string, TalkLine[]] => [
    who,
    [v(way === "" ? CREW[who] : `${CREW[who]}-${way}`, words)],
  ]);
  return by(`notReady${round}`, Object.fromEntries(voices));
}

/** Who was left unready in the first round is told; the others are what is asked about. */
function whoIsNot(question: TalkLine): TalkLine {
  const left = CREW_LIST.map((who): [string, TalkLine[]] => [
    who,
    [`${who} still isn't ready. Who else isn't?`],
  ]);
  return by("left1", { ...Object.fromEntries(left), other: [question] });
}

/** Who went on air unready is heard, and is not asked again. */
function leaving({ outcomes, ...choice }: Choice, round: number): Choice {
  return {
    ...choice,
    outcomes: outcomes.flatMap((outcome) =>
      outcome.credit !== 0
        ? [outcome]
        : CREW_LIST.map((who, index) => {
            const isLast = outcome.if === undefined && index === CREW_LIST.length - 1;
            const condition = isLast ? {} : { if: { ...outcome.if, [`notReady${round}`]: who } };
            return { ...outcome, ...condition, remember: { ...outcome.remember, [`left${round}`]: who } };
          }),
    ),
  };
}

function check(round: number, ask: string, to: string): Node[] {
  const fact = `notReady${round}`;
  const mood = `upset${round}`;
  return [
    {
      id: `check-${round}`,
      scene: [
        v("bell", ask),
        ...ready(round),
        whoIsNot({
          say: ["Who isn't? Left and Right: hear them again. Select: go there.", "Who isn't?"],
        }),
      ],
      recall: [...ready(round), whoIsNot("Who isn't ready?")],
      help: [
        by("left1", {
          none: ["Two of them skip along. One doesn't."],
          other: ["One of the two skips along. One doesn't."],
        }),
      ],
      further: ["Left and Right, and take your time. Whose hands are the odd ones out?"],
      choices: CREW_LIST.map((who, seat): Choice => ({
        line: CREW_WHERE[who],
        keywords: [CREW[who]],
        ...(round === 1 ? {} : { if: { left1: ["none", ...CREW_LIST.filter((other) => other !== who)] } }),
        aside: true,
        ...leftmost(seat),
        side: CREW_SEATS[CREW[who]],
        heard: [leaking(who, round)],
        outcomes: [
          { if: { [fact]: who }, credit: 1, reply: [], to: `talk-${round}` },
          {
            credit: 0,
            reply: [[`${CREW[who]}-bright: Me? I was born ready!`, "I'm great! Somebody else isn't."]],
            remember: { [`slip${round}`]: "yes" },
            to: `talk-${round}`,
          },
        ],
      })),
    },
    {
      id: `talk-${round}`,
      scene: [
        by(fact, Object.fromEntries(CREW_LIST.map((who) => [who, [hands(CREW[who], mood)]]))),
        by(fact, {
          Rosa: ["rosa: My buttons are fine. So I'm fine."],
          Omar: ["omar: Me? I'm fine. Ask the drums."],
          Dex: ["dex: I'm fine. Hear my voice? Fine."],
        }),
        by(fact, {
          Rosa: ["What do you say to Rosa?"],
          Omar: ["What do you say to Omar?"],
          Dex: ["What do you say to Dex?"],
        }),
      ],
      asides: unmeant(["worried", "mad", "sad"]),
      feeling: { fact: mood, name: `{${fact}}` },
      choices: readings(
        mood,
        [
          {
            line: round === 1 ? "Try it once with me, off the air." : "We'll count in together, you and me.",
            keywords: round === 1 ? ["off the air"] : ["count in"],
            fits: "worried",
            replies: {
              worried: [
                sfx("breath-out", "a breath let go"),
                theirs(
                  round,
                  "",
                  round === 1 ? "Okay. One try. That helped." : "Together. Okay. My hands stopped.",
                ),
              ],
              mad: [
                theirs(
                  round,
                  "hard",
                  round === 1
                    ? "I don't need a try. I need to be on the list."
                    : "I can count! Nobody asked me anything!",
                ),
              ],
              sad: [
                theirs(
                  round,
                  "slow",
                  round === 1 ? "I know how it goes. It isn't that." : "Sure. Count. It isn't that.",
                ),
              ],
            },
          },
          {
            line: round === 1 ? "Something's not fair, right? Tell me." : "What did we forget? Tell me.",
            keywords: round === 1 ? ["not fair"] : ["forget"],
            fits: "mad",
            replies: {
              worried: [
                theirs(
                  round,
                  "rushed",
                  round === 1
                    ? "It's fair. It's just so big."
                    : "Nothing. You forgot nothing. It's just so soon.",
                ),
              ],
              mad: [
                theirs(
                  round,
                  "hard",
                  round === 1
                    ? ["My name isn't on the list.", "You read everybody's name. Not mine."]
                    : ["Me. You forgot me. I'm not on the list.", "Me! I'm not even on the list!"],
                ),
                [
                  "bell: My mistake. Now you're at the top of the list.",
                  "bell: Oh no. My fault. You go first.",
                ],
              ],
              sad: [
                theirs(
                  round,
                  "slow",
                  round === 1 ? "No, it's fair. It's just a day." : "Nothing. It's just a day.",
                ),
              ],
            },
          },
          {
            line:
              round === 1
                ? "You don't have to be cheerful. I'm glad you're here."
                : "Long day? Just be here. That's plenty.",
            keywords: round === 1 ? ["cheerful"] : ["long day"],
            fits: "sad",
            replies: {
              worried: [
                theirs(
                  round,
                  "rushed",
                  round === 1
                    ? "Cheerful I can do! It's my hands that can't!"
                    : "It's not long! It's much too short! Twenty seconds!",
                ),
              ],
              mad: [
                theirs(
                  round,
                  "hard",
                  round === 1
                    ? "Do I sound like I'm trying to be cheerful?"
                    : "Long? It was fine till you all forgot me!",
                ),
              ],
              sad: [
                sfx("sigh", "a long breath, then a lighter one"),
                theirs(
                  round,
                  "soft",
                  round === 1
                    ? "My cousin moved away today. Thanks for asking. Now I'm ready."
                    : "My cousin moved away today. Plenty is plenty. Okay.",
                ),
              ],
            },
          },
        ],
        {
          fit: { counts: { points: 1 }, to },
          half: { to },
          miss: { remember: { [`slip${round}`]: "yes" }, to },
        },
      ).map((choice) => leaving(choice, round)),
    },
  ];
}

/** Whoever came along has not forgotten why. */
function ifIn(id: Kid["id"], is: Partial<Record<Mood, TalkLine[]>>): TalkLine {
  return by(id, { in: [by(`${id}Mood`, is)] });
}

const ON_AIR = "Five, four, three. Good afternoon, this is Marigold Radio, live!";
function asDexWasLeft(round: number, other: TalkLine): TalkLine {
  return by(`left${round}`, { Dex: [spoken("dex", `upset${round}`, ON_AIR)], other: [other] });
}

/** A guest comes only to a crew that is ready. */
const READY = { slip1: "none", slip2: "none" };
function ifNobodySlipped(line: TalkLine): TalkLine {
  return by("slip1", { none: [by("slip2", { none: [line], other: [] })], other: [] });
}

const BRAM_NEXT_DOOR = sfx("cymbal", "a cymbal in the hallway: Bram's band, uninvited");

const soundcheck: Scene = {
  id: "soundcheck",
  place: "cafeteria",
  seats: CREW_SEATS,
  draws: [
    { facts: ["notReady1", "notReady2"], values: CREW_LIST },
    { facts: ["upset1", "upset2"], values: ["worried", "mad", "sad"] },
    { facts: ["guest"], values: ["tuba", "dog", "goose"] },
  ],
  nodes: [
    ...check(1, "One minute to air. Everybody ready?", "check-2"),
    ...check(2, "Thirty seconds. And now?", "you"),
    {
      id: "you",
      scene: [{ tell: "heart" }, "bell: And you, Robin? Ready?", "What do you tell her?"],
      help: ["That heart is yours. What is it doing?"],
      choices: [
        {
          line: "Nervous. And going on anyway.",
          keywords: ["going on anyway"],
          outcomes: [{ credit: 1, reply: ["bell: Best kind of ready there is."], to: "air" }],
        },
        {
          line: "One second. I need one slow breath.",
          keywords: ["breath"],
          outcomes: [
            {
              credit: 1,
              reply: [sfx("breath-out", "one slow breath, yours"), "bell: Take two breaths. They're free."],
              to: "air",
            },
          ],
        },
        {
          line: "Me? I don't get nervous.",
          keywords: ["don't get"],
          outcomes: [
            {
              credit: 0.5,
              reply: [{ tell: "heart" }, "omar: Your cane is tap-dancing, Robin."],
              why: ["Your heart raced: saying you're nervous would have fit."],
              to: "air",
            },
          ],
        },
      ],
    },
  ],
  endings: [
    {
      id: "air",
      lines: [
        asDexWasLeft(2, asDexWasLeft(1, v("dex", ON_AIR))),
        ifIn("kit", {
          happy: ["kit-bright: Out of the locker! Into the air!"],
          worried: [sfx("rustle", "an elbow finds yours, and stays"), "kit: Still not fainting."],
          sad: ["kit: This one's for Biscuit. Get well, Biscuit."],
        }),
        ifIn("mina", {
          happy: [sfx("trumpet", "a trumpet that couldn't wait")],
          mad: ["mina: And I've got the solo. It's part of the deal."],
          sad: ["mina-soft: Grandma? Turn your radio up."],
        }),
        ifIn("theo", {
          happy: ["theo-bright: From my bathtub to your ears!"],
          worried: ["omar: One, two, three, four. That's your count, Theo."],
          mad: ["theo: I was asked. I came."],
        }),
        ifIn("nell", {
          happy: [sfx("jump-land", "a jump, both feet")],
          worried: [sfx("glockenspiel-note", "one very small bell")],
          sad: [
            "bell: And on the bells, new this week: Nell!",
            sfx("crowd-cheer", "the whole room shouts: Nell!"),
          ],
        }),
        ifNobodySlipped(
          by("guest", {
            tuba: ["ruiz: Room for a tuba? I've waited nineteen years.", sfx("tuba", "a tuba, warming up")],
            dog: [
              sfx("dog-small", "a small dog, under the desk"),
              "omar: Whose dog is that? It's got rhythm.",
            ],
            other: [sfx("goose", "a goose, at the window"), "omar: Nobody move. It wants to sing."],
          }),
        ),
        by("kit", {
          bram: [BRAM_NEXT_DOOR],
          other: [by("theo", { bram: [BRAM_NEXT_DOOR], other: [by("nell", { bram: [BRAM_NEXT_DOOR] })] })],
        }),
      ],
    },
  ],
};

function part(
  fact: string,
  value: string,
  caption: string,
  riff: string,
): NonNullable<Rules["performance"]>[number] {
  return {
    if: { [fact]: "in", ...(value === "" ? {} : { [`${fact}Part`]: value }) },
    caption,
    notes: riffs[riff] as Note[],
  };
}

const soundcheckShort: Scene = {
  ...soundcheck,
  id: "soundcheck-short",
  nodes: soundcheck.nodes.filter(({ id }) => !id.endsWith("-1")),
};

function onAirSoon(goal: string): Line[] {
  return [{ sound: "school-bell" }, "Radio room. Everybody says ready.", goal];
}

const chapter: Act[] = [
  {
    id: "hook",
    lines: [
      { bed: "cafeteria", layer: "place" },
      "You're Robin. You promised the school radio a band, today.",
      "omar: And who's in it? Me. On drums.",
    ],
    again: [{ bed: "cafeteria", layer: "place" }, "omar: Robin! Same lunch, new moods. Ready?"],
  },
  {
    id: "goal",
    length: "full",
    lines: ["omar: With five in the band, and a radio crew that's ready, we get the hall!"],
  },
  { id: "goal-short", length: "short", lines: ["omar: Three of us, and it's a band!"] },
  {
    id: "drums",
    as: "learn",
    items: ["drum-faces"],
    turns: 1,
    short: 1,
    how: ["Left and Right: answers. Select: say it."],
  },
  {
    id: "lunch-time",
    length: "full",
    lines: [
      "omar: There's Bram, too. He wants a band, and picks kids who are too worried to say no.",
      "omar: So ask the worried ones first.",
      "Lunch has time for five talks. A line that's only so-so uses up two.",
    ],
    again: [
      "omar: Ask the worried ones first, before Bram does.",
      "Five talks, and a so-so line uses up two.",
    ],
  },
  {
    id: "lunch-time-short",
    length: "short",
    lines: ["Lunch has time for five talks. A line that's only so-so uses up two."],
    again: ["Five talks, and a so-so line uses up two."],
  },
  {
    id: "lunch-before",
    as: "build",
    items: ["lunch"],
    turns: 2,
    short: 2,
    until: { stakes: { talks: { to: 0 } } },
    resumed: ["It's still lunch: fill your band. Each walk over is a talk."],
  },
  {
    id: "early",
    length: "short",
    if: { stakes: { talks: { from: 1 } } },
    lines: ["bell: Trays up, everybody! The show is early today!"],
  },
  {
    id: "boots",
    length: "full",
    lines: [
      { sound: "boss-step", caption: "big boots come closer" },
      [
        "omar: Uh-oh. Bram. He comes to us, so that's not one of our talks.",
        "Boots. Bram again. That's not one of your talks.",
      ],
    ],
  },
  { id: "bram", as: "duel", items: ["bram"], turns: 1, short: 0 },
  {
    id: "lunch-after",
    as: "build",
    items: ["lunch"],
    turns: 3,
    short: 0,
    if: { stakes: { talks: { from: 1 } } },
    until: { stakes: { talks: { to: 0 } } },
  },
  {
    id: "soundcheck",
    as: "boss",
    items: ["soundcheck"],
    turns: 1,
    short: 0,
    how: onAirSoon("Twice they'll all say ready. Each time, one of them isn't. For the hall, help both."),
  },
  {
    id: "soundcheck-short",
    as: "boss",
    length: "short",
    items: ["soundcheck-short"],
    turns: 1,
    short: 1,
    how: onAirSoon("They all say ready, and one of them isn't. Find out who, and say what fits."),
  },
  {
    id: "show-kazoo",
    as: "perform",
    if: { stakes: { band: { to: 2 } } },
    lines: [
      "omar: So that's all of us. Fine. I brought kazoos.",
      { perform: true },
      { sound: "party-horn", caption: "two kazoos, proud and terrible" },
      { sound: "crowd-laugh" },
      "bell: That was the shortest, silliest show we ever had. Come back!",
    ],
  },
  {
    id: "show-band",
    as: "perform",
    if: { stakes: { band: { from: 3, to: 4 } } },
    lines: [
      "A small band can be a good band.",
      { perform: true },
      { sound: "applause-small" },
      "bell: The phone's ringing! Somebody wants to hear it with one more player!",
    ],
  },
  {
    id: "show-big",
    as: "perform",
    if: { stakes: { band: { from: 5 }, ready: { from: 2 } } },
    lines: [
      "bell: A band of {band}, and a crew that's ready? You get the hall!",
      { perform: true },
      { sound: "crowd-cheer" },
      "bell: They're dancing in the kitchen! The soup is dancing!",
    ],
  },
  {
    id: "show-almost",
    as: "perform",
    if: { stakes: { band: { from: 5 }, ready: { to: 1 } } },
    lines: [
      "bell: A band of {band}! But somebody went on the air who wasn't ready.",
      { perform: true },
      { sound: "applause-small" },
      "omar: So close to the hall! Next time everybody's ready, and we mean it.",
    ],
  },
  { id: "tape", keepsake: "band-tape", if: { stakes: { band: { from: 5 }, ready: { from: 2 } } } },
  { id: "drumstick-almost", keepsake: "drumstick", if: { stakes: { band: { from: 5 }, ready: { to: 1 } } } },
  { id: "drumstick", keepsake: "drumstick", if: { stakes: { band: { from: 3, to: 4 } } } },
  { id: "kazoo", keepsake: "kazoo", if: { stakes: { band: { to: 2 } } } },
];

export const greet: Level = {
  id: "greet",
  name: "Hello and how are you",
  difficulty: -2,
  skill: "greeting",
  goodbye: ["omar: I'll keep the beat. {band} in the band, and lunch goes on when you're back."],
  chapter,
  stakes: ["talks", "band", "ready"],
  prices: { hint: { talks: 1 } },
  tallies: ["caught", "joined"],
  learned: "to listen for how somebody feels, whatever the words say",
  tryAtHome: [
    "Tap how you feel on the table tonight. Can your family guess it?",
    'Say "fine" in three moods. Can your family tell them apart?',
    "Who at home hums, clicks or taps? Find out what it means. Ask if you're right.",
  ],
  next: ["Next time they'll all feel different, and it may be the voice that tells, or only the shoes."],
  rules: {
    rhythms: RHYTHMS,
    feelings: feelingsOf("happy", "worried", "mad", "sad"),
    tells: tellsOf(
      ["omar", "kit", "mina", "theo", "nell", "rosa", "dex", "bram"],
      [
        ...kids.map(({ id }) => `${id}-noisy`),
        ...Object.keys(riffs).filter((id) => id.includes("-")),
        "heart",
        "omar-zip",
      ],
    ),
    performance: [
      { caption: "Omar's drums", notes: riffs["drums"] as Note[] },
      part("kit", "walk", "a bass that sneaks", "bass-walk"),
      part("kit", "trot", "a bass that trots along", "bass-trot"),
      part("kit", "stomp", "a bass that stomps", "bass-stomp"),
      part("kit", "lull", "a bass so soft that a hamster could sleep", "bass-lull"),
      part("mina", "letter", "a trumpet like a letter", "trumpet-letter"),
      part("mina", "high", "a trumpet, high on top", "trumpet-high"),
      part("mina", "laugh", "a trumpet that laughs", "trumpet-laugh"),
      part("theo", "roll", "a piano that rolls downstairs", "piano-roll"),
      part("theo", "plink", "a piano like rain", "piano-plink"),
      part("nell", "ring", "bells like an ice cream truck", "bells-ring"),
      part("nell", "snow", "bells like snow in a hurry", "bells-snow"),
      part("bram", "", "one careful cymbal", "cymbal"),
      {
        if: { slip1: "yes" },
        caption: "a crackle, where somebody wasn't ready",
        notes: [{ sound: "radio-crackle", at: 900 }],
      },
      {
        if: { slip2: "yes" },
        caption: "a squeak from a microphone, where somebody wasn't ready",
        notes: [{ sound: "squeak-toy", at: 2000 }],
      },
      {
        if: { guest: "tuba", ...READY },
        caption: "a tuba, all the way down",
        notes: riffs["tuba"] as Note[],
      },
      { if: { guest: "dog", ...READY }, caption: "a dog on the off beat", notes: riffs["dog"] as Note[] },
      { if: { guest: "goose", ...READY }, caption: "a goose with a solo", notes: riffs["goose"] as Note[] },
      { if: { rehearsed: "loud" }, caption: "a big ending, on the dot", notes: riffs["ending"] as Note[] },
      {
        if: { rehearsed: "soft" },
        caption: "an ending on tiptoe: one small bell",
        notes: [{ sound: "glockenspiel-note", at: 3400 }],
      },
    ],
  },
  items: [drums, lunch, bram, soundcheck, soundcheckShort],
};
