/** Chapter 3: the joke-off. A big laugh or everybody's laugh: who is really laughing, and who only says ha? */
import { feelingsOf } from "../feelings.ts";
import { RHYTHMS, tellsOf } from "../tells.ts";
import {
  by,
  hands,
  leftmost,
  readings,
  sfx,
  spoken,
  unmeant,
  v,
  type Choice,
  type Level,
  type Node,
  type Reading,
  type Scene,
  type TalkLine,
  type Act,
} from "../scene.ts";

/** How somebody takes a joke about themselves. */
type Laugh = "laughing" | "stung" | "pleading" | "boiling";
const LAUGHS: Laugh[] = ["laughing", "stung", "pleading", "boiling"];
const SEATS = {
  mina: -0.9,
  theo: -0.4,
  nell: 0.4,
  kit: 0.9,
  bram: 0,
  omar: 0,
  bell: 0,
  rosa: -0.7,
  dex: 0.7,
};
/** Five for four, so that nobody can count what is left. */
const DEALT: Laugh[] = [...LAUGHS, "laughing"];
type Who = "mina" | "theo" | "nell" | "kit";

/** The words are always the same: "Good one." */
function goodOne(who: Who, fact: string): TalkLine {
  return by(fact, {
    laughing: [{ tell: `${who}-laughs` }, `${who}-bright: Ha ha! Good one.`],
    stung: [{ tell: `${who}-one-ha` }, `${who}-flat: Ha ha. Good one.`],
    pleading: [
      { tell: `${who}-one-ha` },
      `${who}-flat: Ha ha. Good one.`,
      sfx("breath-in", "a quick breath in, and no word", SEATS[who]),
      sfx("breath-in", "and another", SEATS[who]),
    ],
    boiling: [{ tell: `${who}-chair` }, `${who}-hard: Ha, ha. Good one.`],
  });
}

/** What is written out for each round; who wants to say stop and cannot is answered alike. */
type Written = Exclude<Laugh, "pleading">;

interface Round {
  readonly who: Who;
  readonly name: string;
  readonly joke: string;
  readonly big: {
    readonly line: string;
    readonly keywords: string[];
    readonly replies: Record<Written, TalkLine[]>;
  };
  /** Said to the one who was joked about, and never at one's own cost. */
  readonly beside: {
    readonly line: string;
    readonly keywords: string[];
    readonly replies: Record<Written, TalkLine[]>;
  };
  readonly stop: {
    readonly line: string;
    readonly keywords: string[];
    readonly replies: Record<Written, TalkLine[]>;
  };
}

/** A big laugh about somebody who is hurt: they walk out, and how hurt they were is known in the hallway. */
function hurting({ outcomes, ...choice }: Choice, who: Who, fact: string): Choice {
  return {
    ...choice,
    outcomes: outcomes.map((outcome) =>
      outcome.credit === 0
        ? {
            ...outcome,
            counts: { lost: 2 },
            remember: {
              [who]: "gone",
              hurt: ["stung", "pleading"].includes(String(outcome.if?.[fact])) ? "sad" : "mad",
            },
          }
        : outcome,
    ),
  };
}

/** Said of a line that moved nothing: the meter has not changed. */
const NO_CLAPS: TalkLine = { say: ["No claps for that one.", "The clap meter doesn't move."] };

/** Whoever asks need not guess: it is no question for the ear, and always wins two. */
function askingThem(who: Who, name: string, fact: string, to: string): Choice {
  return {
    line: `${name}, was that okay with you?`,
    keywords: ["okay with you", "was that okay"],
    // Help goes on asking for the ear first.
    prefer: [{ [fact]: "none" }],
    outcomes: [
      {
        reply: [
          by(fact, {
            laughing: [
              v(`${who}-bright`, [
                "Okay? I loved it! But nobody ever asks.",
                "Totally okay. Nice of you to ask.",
              ]),
            ],
            stung: [
              v(`${who}-soft`, ["Not really. Thanks for asking.", "No. Can I sit with you for a bit?"]),
              v("bell", ["Pick another topic, Bram.", "Thanks for asking, Robin."]),
            ],
            pleading: [
              v(`${who}-soft`, ["No. I'd like it to stop.", "No. I want him to quit."]),
              v("bell", ["You heard that, Bram. It stops.", "Then it stops now, Bram."]),
            ],
            boiling: [
              v(`${who}-hard`, ["No! I've had enough!", "No, it's not okay!"]),
              v("bell", ["That's a no, Bram. Move on.", "Bram, that one's over."]),
            ],
          }),
        ],
        counts: { points: 2 },
        to,
      },
    ],
  };
}

function withPleading(replies: Record<Written, TalkLine[]>, pleading: TalkLine[]): Record<Laugh, TalkLine[]> {
  const { laughing, stung, boiling } = replies;
  return { laughing, stung, pleading, boiling };
}

function laughRound({ who, name, joke, big, beside, stop }: Round): {
  readonly node: Node;
  readonly ending: Scene["endings"][number];
} {
  const fact = `${who}Laugh`;
  const listening: TalkLine[] = [
    by(fact, {
      laughing: [sfx("giggle", "another giggle gets out", SEATS[who])],
      stung: [sfx("breath-out", "a long breath out, and nothing more", SEATS[who])],
      pleading: [sfx("breath-in", "a breath in, toward Bram, and no word", SEATS[who])],
      boiling: [sfx("breath-in", "air, pulled in through teeth", SEATS[who])],
    }),
  ];
  const taunt: TalkLine[] = [
    [
      "bram: While you think, I'll tell one more! Knock, knock! Me!",
      "Still listening, Robin? I never listen!",
      "Tick, tock! I'll just laugh at my own joke. HA!",
    ],
  ];
  const whys: Record<Laugh, string> = {
    laughing: `${name} was having fun: topping the joke would have fit.`,
    stung: `${name} was hurt: a kind word to ${name} would have fit.`,
    pleading: `${name} couldn't get it out: stopping Bram would have fit.`,
    boiling: `${name} was fed up: stopping Bram would have fit.`,
  };
  const lines: Reading<Laugh>[] = [
    { ...big, replies: withPleading(big.replies, big.replies.stung), fits: "laughing" },
    {
      ...beside,
      replies: withPleading(beside.replies, [v(who, "Thanks. But he'll do it again in a minute.")]),
      fits: "stung",
      half: ["laughing", "pleading", "boiling"],
      whys,
    },
    {
      ...stop,
      replies: withPleading(stop.replies, [
        sfx("applause-small"),
        v(`${who}-soft`, "That's what I wanted to say. It got stuck."),
      ]),
      fits: ["pleading", "boiling"],
      half: ["laughing", "stung"],
      keywords: [...stop.keywords, "stop bram", "stop it", "stop him"],
      whys,
    },
  ];
  const to = `${who}-on`;
  const question = "What do you say?";
  const choices = readings<Laugh>(fact, lines, {
    fit: { counts: { points: 3 }, to },
    // Kindness is paid alike, whoever it was for.
    half: { counts: { points: 1 }, to },
    miss: { counts: { lost: 1 }, to },
  }).map((choice) => (choice.line === big.line ? hurting(choice, who, fact) : choice));
  return {
    node: {
      id: `joke-${who}`,
      scene: [v("bram", joke), sfx("crowd-laugh"), goodOne(who, fact), question],
      recall: [v("bram", joke), goodOne(who, fact), question],
      feeling: { fact, name },
      help: [`How long does ${name}'s laugh go on, and what moves? If you can't tell, ask ${name}.`],
      listen: { closer: [listening], after: taunt, again: true },
      choices: [...choices, askingThem(who, name, fact, to)],
    },
    ending: {
      id: to,
      lines: [
        by(who, {
          gone: [sfx("step-tile", "a chair is pushed in; steps go to the door", SEATS[who])],
          other: [],
        }),
      ],
    },
  };
}

const rounds: Round[] = [
  {
    who: "theo",
    name: "Theo",
    joke: "Theo eats so much soup, he needs a lifeguard!",
    big: {
      line: "And the lifeguard is a noodle!",
      keywords: ["noodle"],
      replies: {
        laughing: [sfx("crowd-laugh"), "theo-bright: Help! He can't swim, either!"],
        stung: [
          sfx("crowd-laugh"),
          sfx("cutlery", "a spoon drops into a bowl", -0.4),
          "theo-flat: You, too, Robin?",
        ],
        boiling: [sfx("crowd-ooh"), "theo-hard: My grandpa makes that soup. Enough."],
      },
    },
    beside: {
      line: "Theo, save me a bowl. Your soup smells great.",
      keywords: ["save me a bowl"],
      replies: {
        laughing: [sfx("laugh-child"), "theo-bright: A bowl? For you I'll drain the pool!"],
        stung: [
          sfx("cutlery", "a bowl slides over", -0.4),
          "theo: You mean it? My grandpa made it. Sit here.",
        ],
        boiling: [sfx("giggle"), "theo: Thanks. He should still quit it."],
      },
    },
    stop: {
      line: "Leave the soup alone, Bram. It did nothing to you.",
      keywords: ["soup alone"],
      replies: {
        laughing: ["theo-bright: Aw, I was enjoying that. I AM soup."],
        stung: ["theo-soft: Thanks. It's just soup. But thanks."],
        boiling: [sfx("applause-small"), "theo: Thank you. It's my grandpa's soup."],
      },
    },
  },
  {
    who: "nell",
    name: "Nell",
    joke: "Nell is so new, she still has the price tag on!",
    big: {
      line: "She was on sale! We got two!",
      keywords: ["on sale"],
      replies: {
        laughing: [sfx("crowd-laugh"), "nell-bright: And no returns! You're stuck with me!"],
        stung: [sfx("crowd-laugh"), "nell-flat: I'm going to go count the exits."],
        boiling: [sfx("crowd-ooh"), "nell-hard: I'm not a toaster!"],
      },
    },
    beside: {
      line: "Sit with me, Nell. I'm glad you moved here.",
      keywords: ["glad you moved"],
      replies: {
        laughing: [sfx("laugh-child"), "nell-bright: Me, too! And I'm half off till Friday!"],
        stung: [
          sfx("breath-out", "a breath let go", 0.4),
          "nell: You are? Nobody's said that yet. Move over.",
        ],
        boiling: ["nell: Thanks. Now somebody tell HIM that."],
      },
    },
    stop: {
      line: "She has a name, Bram. Try it.",
      keywords: ["a name"],
      replies: {
        laughing: ["nell-bright: I liked price tag! It was my first joke here!"],
        stung: ["nell-soft: It's Nell. With two Ls."],
        boiling: [sfx("applause-small"), "nell: Nell! Four letters! Say it with me, Bram!"],
      },
    },
  },
  {
    who: "mina",
    name: "Mina",
    joke: "When Mina plays trumpet, the fire trucks come!",
    big: {
      line: "They come to dance! They bring a ladder!",
      keywords: ["ladder"],
      replies: {
        laughing: [
          sfx("trumpet", "a trumpet, very loud", -0.9),
          sfx("crowd-laugh"),
          "mina-bright: I can do the truck, too!",
        ],
        stung: [
          sfx("crowd-laugh"),
          sfx("hook-and-loop", "a trumpet case is closed", -0.9),
          "mina-flat: I won't play, then.",
        ],
        boiling: [sfx("crowd-ooh"), "mina-hard: One more word and I'll play it in your ear. Both of you."],
      },
    },
    beside: {
      line: "Mina, play us something. I like that trumpet.",
      keywords: ["play us something"],
      replies: {
        laughing: [sfx("laugh-child"), "mina-bright: The fire truck song? I know it by heart!"],
        stung: [sfx("trumpet", "one warm note", -0.9), "mina: You do? Okay. One song. For you, not for him."],
        boiling: ["mina: Thanks. I'm still mad at HIM."],
      },
    },
    stop: {
      line: "She practices every day, Bram. What do you practice?",
      keywords: ["practices"],
      replies: {
        laughing: ["mina-bright: Every day! Ask the fire trucks!"],
        stung: ["mina-soft: You can hear that? From your house?"],
        boiling: [sfx("crowd-ooh"), "bram: I practice, um. Standing here.", "mina-bright: Ha! A real ha!"],
      },
    },
  },
  {
    who: "kit",
    name: "Kit",
    joke: "Kit is so quiet, the lights turn off!",
    big: {
      line: "We thought Kit was a coat! A very good coat!",
      keywords: ["very good coat"],
      replies: {
        laughing: [
          sfx("laugh-big", "a sudden huge laugh: Kit", 0.9),
          "kit-bright: With pockets! Full of snacks!",
        ],
        stung: [sfx("crowd-laugh"), { tell: "kit-sad" }, "kit-flat: A coat. Okay."],
        boiling: [sfx("crowd-ooh"), "kit-hard: Coats don't have feelings. Guess what I have."],
      },
    },
    beside: {
      line: "I like sitting with you, Kit. It's never boring.",
      keywords: ["never boring"],
      replies: {
        laughing: [sfx("laugh-child"), "kit-bright: Lights off, snacks on. Sit down!"],
        stung: [sfx("breath-out", "a breath let go", 0.9), "kit: Same here. Move over."],
        boiling: ["kit: Thanks. Now make him stop."],
      },
    },
    stop: {
      line: "Kit talks when there's something to say. Try that.",
      keywords: ["something to say"],
      replies: {
        laughing: ["kit-bright: Actually, I liked it. Lights off. Good one."],
        stung: ["kit-soft: I do. Thanks."],
        boiling: [sfx("crowd-ooh"), "kit: What Robin said. Every word."],
      },
    },
  },
];

const WHO = rounds.map(({ who }) => who);
const ROUNDS = ["round1", "round2", "round3", "round4"] as const;

/** Whose turn it is to be joked about is dealt anew in each sitting. */
const jokes = ROUNDS.map((round): Scene => {
  const told = rounds.map(laughRound);
  return {
    id: `joke-${round}`,
    place: "cafeteria",
    seats: SEATS,
    draws: [
      { facts: [...ROUNDS], values: WHO },
      { facts: WHO.map((who) => `${who}Laugh`), values: DEALT },
    ],
    starts: [...WHO.map((who) => ({ if: { [round]: who }, to: `joke-${who}` })), { to: "joke-theo" }],
    nodes: told.map(({ node }) => node),
    endings: told.map(({ ending }) => ending),
  };
});

const HEARD: Record<Laugh, TalkLine[]> = {
  laughing: [{ tell: "omar-laughs" }],
  stung: [{ tell: "omar-one-ha" }],
  pleading: [
    { tell: "omar-one-ha" },
    sfx("breath-in", "a quick breath in, and no word"),
    sfx("breath-in", "and another"),
  ],
  boiling: [{ tell: "omar-chair" }],
};
const LEARNED: Record<Laugh, { word: string; keywords: string[]; yes: string; no: string }> = {
  laughing: {
    word: "Having fun!",
    keywords: ["fun", "laughing", "happy"],
    yes: "Yes! I couldn't stop it if I tried.",
    no: "Nope, having fun. It goes on and on.",
  },
  stung: {
    word: "Hurt!",
    keywords: ["hurt", "sad"],
    yes: "Yep. One ha, and nothing after it.",
    no: "Nope, hurt. One ha, and nothing after it.",
  },
  pleading: {
    word: "Wants to say stop!",
    keywords: ["wants to", "say stop"],
    yes: "Yes. I breathe in, and no word comes out.",
    no: "Nope, I want to say stop. Hear me breathe in?",
  },
  boiling: {
    word: "Mad!",
    keywords: ["mad", "angry"],
    yes: "Right. That's me, leaving.",
    no: "Nope, mad. That was my chair.",
  },
};

/** Each laugh once with its word, and then one alone. */
const laughs: Scene = {
  id: "laughs",
  practice: true,
  place: "cafeteria",
  seats: SEATS,
  draws: [{ facts: ["labLaugh"], values: LAUGHS }],
  nodes: [
    {
      id: "laughs",
      scene: [
        "omar: Warm up your ears. My laugh, having fun:",
        ...HEARD.laughing,
        "omar: Hurt:",
        ...HEARD.stung,
        "omar: Wanting to say stop:",
        ...HEARD.pleading,
        "omar: Mad:",
        ...HEARD.boiling,
        "omar: And how am I now?",
        by("labLaugh", HEARD),
      ],
      recall: ["omar: How am I now?", by("labLaugh", HEARD)],
      help: ["Does it go on? If it stops: what comes after it, a breath or a chair?"],
      choices: LAUGHS.map((laugh): Choice => {
        const { word, keywords, yes } = LEARNED[laugh];
        const no = LAUGHS.map((other): [string, TalkLine[]] => [other, [v("omar", LEARNED[other].no)]]);
        return {
          line: word,
          keywords,
          outcomes: [
            { if: { labLaugh: laugh }, credit: 1, reply: [v("omar", yes)], to: "learned" },
            {
              credit: 0,
              reply: [by("labLaugh", Object.fromEntries(no)), by("labLaugh", HEARD)],
              to: "learned",
            },
          ],
        };
      }),
    },
  ],
  endings: [{ id: "learned", lines: ["omar: Real people differ. When you can't tell, ask."] }],
};

/** A friend likes the other one's joke better. One may. */
const friend: Scene = {
  id: "friend",
  place: "cafeteria",
  seats: SEATS,
  draws: [{ facts: ["omarWhy"], values: ["teasing", "afraid", "honest"] }],
  nodes: [
    {
      id: "friend",
      scene: [
        "bell: Halftime! Who's funnier, so far? Omar?",
        by("omarWhy", {
          teasing: [sfx("giggle", "a giggle, held back"), "omar-bright: Bram. Obviously."],
          afraid: [{ tell: "omar-worried" }, "omar-rushed: Bram. Obviously."],
          honest: ["omar: Bram. Obviously."],
        }),
        "What do you say to Omar?",
      ],
      feeling: { fact: "omarWhy", name: "Omar" },
      help: ["Listen to Omar again: is there a giggle, is there a rush, or is it just Omar?"],
      listen: {
        closer: [
          [
            by("omarWhy", {
              teasing: [sfx("laugh-child", "a laugh that gets out")],
              afraid: [{ tell: "bram-mad" }, sfx("breath-in", "a short breath in, held")],
              honest: [sfx("crunch", "a calm bite of an apple")],
            }),
          ],
        ],
      },
      choices: readings<"teasing" | "afraid" | "honest">(
        "omarWhy",
        [
          {
            line: "Ha! You traitor. You had me for a second.",
            keywords: ["traitor"],
            fits: "teasing",
            replies: {
              teasing: ["omar-bright: Got you! Robin, all the way. Robin!"],
              afraid: ["omar-rushed: I'm not a, I didn't, he's right behind me, Robin."],
              honest: ["omar: No, I mean it. His last one was funny. I can think that."],
            },
          },
          {
            line: "Is somebody standing very close to you?",
            keywords: ["very close"],
            fits: "afraid",
            replies: {
              teasing: ["omar-bright: Only my own genius. Relax! It's you! I vote for you!"],
              afraid: [
                "omar: Yes. Ms. Bell? Can Bram stand somewhere else?",
                "bell: He can. Vote again, Omar.",
              ],
              honest: ["omar: No? I just liked his joke. Wow."],
            },
          },
          {
            line: "That's fair. You like his, I like mine.",
            keywords: ["that's fair"],
            fits: "honest",
            half: ["teasing"],
            vain: ["afraid"],
            whys: {
              teasing: "Omar was teasing: teasing him back would have fit.",
              afraid: "Omar was scared: asking who's standing so close would have fit.",
            },
            replies: {
              teasing: ["omar-bright: No! I was kidding! Don't be so noble!"],
              afraid: ["omar-rushed: Fair. Yes. So fair. Help."],
              honest: ["omar-bright: And I'll still save you a seat. Obviously."],
            },
          },
        ],
        {
          fit: { counts: { points: 2 }, remember: { omarFriend: "yes" }, to: "voted" },
          half: { counts: { points: 1 }, to: "voted" },
          vain: { why: [NO_CLAPS], to: "voted" },
          miss: { counts: { lost: 1 }, to: "voted" },
        },
      ),
    },
  ],
  endings: [{ id: "voted", lines: [] }],
};

/** Between the halves: whoever was hurt is in the hallway, and if nobody was, Theo has something for you. */
const hallway: Scene = {
  id: "hallway",
  place: "cafeteria",
  seats: SEATS,
  draws: [{ facts: ["hurt"], values: ["sad", "mad"] }],
  starts: [...WHO.map((who) => ({ if: { [who]: "gone" }, to: `mend-${who}` })), { to: "secret" }],
  nodes: [
    mend("theo", "Theo", "Break. In the hallway, on a step, a spoon taps a bowl."),
    mend("nell", "Nell", "Break. In the hallway, on a step, sneakers."),
    mend("mina", "Mina", "Break. In the hallway, on a step, a pen clicks."),
    mend("kit", "Kit", "Break. In the hallway, on a step, a zipper."),
    {
      id: "secret",
      scene: [
        sfx("step-tile", "quick sneakers", -0.4),
        "theo-bright: Robin! I've got a joke. It's too good for me. Want it, or should I tell it?",
        "What do you tell Theo?",
      ],
      help: ["He's skipping. What would he love most?"],
      choices: [
        {
          line: "You tell it! In the finals. I'll call you up.",
          keywords: ["call you up"],
          outcomes: [
            {
              credit: 1,
              counts: { points: 1 },
              reply: ["theo-rushed: Me? On stage? Okay. Okay! Don't forget me!"],
              remember: { theoJoke: "theo" },
              to: "hall-done",
            },
          ],
        },
        {
          line: "Whisper it to me. I'll save it for the end.",
          keywords: ["whisper"],
          outcomes: [
            {
              credit: 1,
              counts: { points: 1 },
              reply: [sfx("giggle", "a whisper and two giggles"), "theo-bright: Use it well!"],
              remember: { theoJoke: "robin" },
              to: "hall-done",
            },
          ],
        },
        {
          line: "Thanks, but I've got plenty of jokes.",
          keywords: ["plenty"],
          outcomes: [
            {
              credit: 0.5,
              reply: ["theo: Okay. It had a walrus in it. Just so you know."],
              why: ["Theo was so proud of it: letting him tell it would have fit.", NO_CLAPS],
              to: "hall-done",
            },
          ],
        },
      ],
    },
  ],
  endings: [{ id: "hall-done", lines: [] }],
};

function mend(id: Who, name: string, where: string): Node {
  return {
    id: `mend-${id}`,
    scene: [where, hands(id, "hurt"), spoken(id, "hurt", "What do you want?"), `What do you say to ${name}?`],
    asides: unmeant(["sad", "mad"]),
    feeling: { fact: "hurt", name },
    choices: readings<"sad" | "mad">(
      "hurt",
      [
        {
          line: "I went for the big laugh, and you paid for it. I'm sorry.",
          keywords: ["big laugh"],
          fits: "sad",
          half: ["mad"],
          replies: {
            sad: [`${id}-soft: You noticed. Okay. I'm coming back. There are cookies?`],
            mad: [`${id}-hard: Sorry is good. I'm still mad. I'm coming back mad.`],
          },
          whys: { mad: `${name} was mad: "You're right to be mad" would have fit.` },
        },
        {
          line: "You're right to be mad. Tell me what I did.",
          keywords: ["right to be mad"],
          fits: "mad",
          replies: {
            sad: [`${id}-slow: I'm not mad. I just want to sit here.`],
            mad: [`${id}-hard: That wasn't funny! ... Wow. That felt good to say. I'm coming back.`],
          },
        },
        {
          line: "Come on, everybody laughed. Even you.",
          keywords: ["even you"],
          fits: [],
          replies: {
            sad: [`${id}-flat: Ha. Like that?`],
            mad: [`${id}-hard: That was my mouth. Not me.`],
          },
        },
      ],
      {
        fit: { counts: { points: 1 }, remember: { [id]: "back" }, to: "hall-done" },
        half: { counts: { points: 1 }, remember: { [id]: "back" }, to: "hall-done" },
        miss: { why: [NO_CLAPS], to: "hall-done" },
      },
    ),
  };
}

/** A break: Dex runs the dance, and means well, or not only well. */
const freeze: Scene = {
  id: "freeze",
  place: "cafeteria",
  seats: { dex: -0.7, rosa: 0.7 },
  draws: [
    { facts: ["dexJob"], values: ["proud", "careful"] },
    { facts: ["dexOut"], values: ["teasing", "sure", "unsure"] },
  ],
  nodes: [
    {
      id: "job",
      scene: [
        "bell: Break! Stretch your legs, people!",
        by("dexJob", {
          proud: [{ tell: "dex-happy" }, "dex-bright: Freeze dance! Robin, you sit and do the music!"],
          other: ["dex-soft: Freeze dance! Robin, you sit and do the music."],
        }),
        "What do you say to Dex?",
      ],
      feeling: { fact: "dexJob", name: "Dex" },
      help: ["Is Dex's voice quick and bright, or very, very soft?"],
      listen: {
        closer: [
          [
            by("dexJob", {
              proud: ["dex-bright: It's the best job! It has buttons!"],
              other: ["dex-soft: So you don't bump into anybody."],
            }),
          ],
        ],
      },
      choices: readings<"proud" | "careful">(
        "dexJob",
        [
          {
            line: "Best job, okay! Two songs. Then it's your turn, and I dance.",
            keywords: ["two songs"],
            fits: "proud",
            half: ["careful"],
            replies: {
              proud: ["dex-bright: Deal! Make it crazy!"],
              careful: ["dex-soft: Oh. You want to dance, too? Sure. Sure!"],
            },
            whys: { careful: "Dex thought you couldn't dance: \"I'll dance\" would have fit." },
          },
          {
            line: "I'll dance. Music stops, I stop. That's all ears.",
            keywords: ["all ears"],
            fits: "careful",
            half: ["proud"],
            replies: {
              proud: ["dex: But it has buttons! Fine. I'll take the buttons."],
              careful: ["dex: Huh. True. It's a game for ears. You'll beat us all."],
            },
            whys: { proud: "Dex gave you his best job: taking it for two songs would have fit." },
          },
          {
            line: "I'll just sit it out.",
            keywords: ["sit it out"],
            fits: [],
            replies: {
              proud: [
                "dex: Out? But I gave you the best job!",
                "rosa: Then come and dance with me, Robin. One song. You do.",
              ],
              careful: [
                "dex-soft: Okay. I thought so.",
                "Everybody else is giggling. One song later, Rosa says: Want to? You do.",
              ],
            },
          },
        ],
        {
          fit: { counts: { points: 1 }, to: "out" },
          half: { counts: { points: 1 }, to: "out" },
          miss: { why: [NO_CLAPS], to: "out" },
        },
      ),
    },
    {
      id: "out",
      scene: [
        { tell: "dance" },
        "You dance like a washing machine. The music stops, and so do you.",
        by("dexOut", {
          teasing: [sfx("giggle", "a giggle", -0.7), "dex-bright: Robin moved! Out!"],
          sure: [{ tell: "dex-mad" }, "dex-hard: Robin moved! Out!"],
          other: [{ tell: "dex-worried" }, "dex-rushed: Robin moved! Out?"],
        }),
        "What do you say to Dex?",
      ],
      recall: [
        "You froze, and Dex says:",
        by("dexOut", {
          teasing: [sfx("giggle", "a giggle", -0.7), "dex-bright: Robin moved! Out!"],
          sure: [{ tell: "dex-mad" }, "dex-hard: Robin moved! Out!"],
          other: [{ tell: "dex-worried" }, "dex-rushed: Robin moved! Out?"],
        }),
        "What do you say to Dex?",
      ],
      feeling: { fact: "dexOut", name: "Dex" },
      help: ["What came before Dex said it: a giggle, hard bounces, or a ball that stops and goes?"],
      choices: readings<"teasing" | "sure" | "unsure">(
        "dexOut",
        [
          {
            line: "Timber! Out I go, with style!",
            keywords: ["timber"],
            fits: "teasing",
            replies: {
              teasing: [
                sfx("splat", "you fall over, very slowly"),
                sfx("applause-small"),
                "dex-bright: That fall was a ten!",
              ],
              sure: ["dex: See? Moved.", "rosa: Robin didn't move. I was listening."],
              unsure: ["dex-rushed: Wait, are you really out? I wasn't sure!"],
            },
          },
          {
            line: "I don't think so. Rosa, did you hear my feet?",
            keywords: ["hear my feet"],
            fits: "sure",
            half: ["unsure", "teasing"],
            replies: {
              teasing: ["dex-bright: I'm kidding! You're a statue! Relax!"],
              sure: ["rosa: Not a squeak. Robin stays in.", "dex: Okay. I was so sure. I wanted to win one."],
              unsure: ["rosa: Nope. Still as a brick.", "dex: Phew. I wasn't sure at all."],
            },
            whys: {
              teasing: "Dex was kidding: playing along would have fit.",
              unsure: "Dex wasn't sure: playing it again would have fit.",
            },
          },
          {
            line: "You don't sound sure, Dex. Play it again?",
            keywords: ["you don't sound sure"],
            fits: "unsure",
            half: ["teasing"],
            replies: {
              teasing: ["dex-bright: I'm sure I'm joking! Again!"],
              sure: ["dex-hard: I AM sure.", "rosa: He's wrong, but he's sure."],
              unsure: ["dex: Yeah. My own shoe squeaked. Again, everybody!"],
            },
            whys: { teasing: "Dex was kidding: playing along would have fit." },
          },
        ],
        {
          fit: { counts: { points: 2 }, to: "danced" },
          half: { counts: { points: 1 }, to: "danced" },
          miss: { why: [NO_CLAPS], to: "danced" },
        },
      ),
    },
  ],
  endings: [{ id: "danced", lines: [] }],
};

const NAMES: Record<Who, string> = { theo: "Theo", nell: "Nell", mina: "Mina", kit: "Kit" };

/** Nobody says a word any more: only laughs. And then it is about you. */
function laughter(round: 1 | 2, to: string): Node {
  const fact = `only${round}`;
  const three = ["rosa", "omar", "dex"] as const;
  const laugh = (who: (typeof three)[number]): TalkLine =>
    by(fact, { [who]: [{ tell: `${who}-one-ha` }], other: [{ tell: `${who}-laughs` }] });
  const where = { rosa: "Rosa, left.", omar: "Omar, in the middle.", dex: "Dex, right." };
  return {
    id: `laugh-${round}`,
    scene: [
      ...(round === 1 ? WHO.map((who) => by(who, { gone: [`${NAMES[who]}'s chair is empty.`] })) : []),
      v(
        "bram",
        round === 1
          ? "What do you call this whole school? A zoo with homework!"
          : "You're all so slow, snails ask you for directions!",
      ),
      ...three.map(laugh),
      "Somebody's laugh stops short. Who do you go to?",
    ],
    recall: [...three.map(laugh), "Somebody's laugh stops short. Who do you go to?"],
    help: ["A real laugh is hard to stop. Whose laugh is over at once?"],
    further: ["Left and Right: hear each one alone. Who laughs once, and is done?"],
    choices: three.map((who, seat) => ({
      line: where[who],
      keywords: [who],
      aside: true as const,
      ...leftmost(seat),
      side: SEATS[who],
      heard: [laugh(who)],
      outcomes: [
        {
          if: { [fact]: who },
          credit: 1 as const,
          counts: { points: 2 },
          reply: [
            [
              `${who}-soft: You noticed? Sit here a second. Okay. Better.`,
              "I'm fine. No, I'm not. Thanks for coming over.",
            ],
          ],
          to,
        },
        {
          credit: 0 as const,
          reply: [[`${who}-bright: Shh! I want to hear the rest!`, "I'm laughing, Robin! Really! Go away!"]],
          why: ["You checked, and that laugh was fine.", NO_CLAPS],
          to,
        },
      ],
    })),
  };
}

const finale: Scene = {
  id: "finale",
  place: "cafeteria",
  seats: SEATS,
  draws: [
    { facts: ["only1", "only2"], values: ["rosa", "omar", "dex"] },
    { facts: ["bramEnd"], values: ["gloating", "lonely", "scared"] },
  ],
  nodes: [
    laughter(1, "you"),
    {
      id: "you",
      scene: [
        "bram: Robin's so blind, even the cane is lost!",
        sfx("crowd-gasp"),
        { tell: "heart" },
        "It's about you now. Everybody waits. What do you say?",
      ],
      recall: ["bram: Robin's so blind, even the cane is lost!", "What do you say to Bram?"],
      help: ["There's no wrong way to feel. You can say how you feel."],
      choices: [
        {
          line: "Not funny to me. Pick another.",
          keywords: ["not funny", "stop bram", "stop it"],
          outcomes: [
            {
              credit: 1,
              counts: { points: 3 },
              reply: [
                "rosa: You heard Robin.",
                "bell: Bram, no jokes about that. From anybody.",
                "bram-soft: Okay. Okay. Scratch that.",
              ],
              to: "laugh-2",
            },
          ],
        },
        {
          line: "My cane's not lost. It's hunting for your jokes.",
          keywords: ["hunting for"],
          outcomes: [
            {
              credit: 1,
              counts: { points: 2 },
              reply: [
                sfx("crowd-laugh"),
                "bram: Ow. That was good.",
                "bell: It was. And Bram: no more about canes.",
              ],
              to: "laugh-2",
            },
          ],
        },
        {
          line: "Theo, come up here! Tell him the one with the walrus.",
          keywords: ["come up"],
          if: { theoJoke: "theo", theo: ["none", "back"] },
          outcomes: [
            {
              credit: 1,
              counts: { points: 3 },
              reply: [
                "theo: Bram's jokes are like a walrus on a bike: loud, wet, and nobody asked.",
                sfx("crowd-laugh"),
                "bram: Where has HE been all this time?",
              ],
              to: "laugh-2",
            },
          ],
        },
        {
          line: "Your jokes are like a walrus on a bike: nobody asked.",
          keywords: ["nobody asked"],
          if: { theoJoke: "robin" },
          outcomes: [
            {
              credit: 1,
              counts: { points: 3 },
              reply: [sfx("crowd-laugh"), "theo-bright: That's mine! I wrote that!", "bram: Ow. A team!"],
              to: "laugh-2",
            },
          ],
        },
        {
          line: "Ha. Good one.",
          keywords: ["good one"],
          outcomes: [
            {
              credit: 0.5,
              reply: [
                { tell: "you-one-ha" },
                "omar: That was a one-ha, Robin. I know you. Bram, leave the cane alone.",
                "bell: I heard it, too. Bram, no jokes about that.",
              ],
              why: ["Your heart raced: saying that it's not funny would have fit.", NO_CLAPS],
              to: "laugh-2",
            },
          ],
        },
      ],
    },
    laughter(2, "bram"),
    {
      id: "bram",
      scene: [
        "bell: Last joke. Bram?",
        by("bramEnd", {
          gloating: [{ tell: "bram-happy" }, "bram-bright: I don't need one. I win anyway."],
          lonely: [{ tell: "bram-sad" }, "bram-slow: I don't need one. I win anyway."],
          scared: [{ tell: "bram-worried" }, "bram-rushed: I don't need one. I win anyway."],
        }),
        "What do you say to Bram?",
      ],
      feeling: { fact: "bramEnd", name: "Bram" },
      help: ["Hear his boots: quick and even, slow, or stop and go?"],
      listen: {
        closer: [
          [
            by("bramEnd", {
              gloating: [sfx("clap", "he claps for himself")],
              lonely: [sfx("sigh", "a long breath out")],
              scared: [sfx("page", "paper shakes in a hand")],
            }),
          ],
        ],
      },
      choices: readings<"gloating" | "lonely" | "scared">(
        "bramEnd",
        [
          {
            line: "Then I'll tell one: knock, knock. Not Bram!",
            keywords: ["not bram"],
            fits: "gloating",
            replies: {
              gloating: [sfx("crowd-laugh"), "bram-bright: Not Bram? Impossible! I'm everywhere!"],
              lonely: [sfx("crowd-laugh"), "bram-slow: Yeah. Not Bram. It never is."],
              scared: ["bram-rushed: I had one! I had one, I just, it's gone."],
            },
          },
          {
            line: "Tell one about yourself. I'd like to hear it.",
            keywords: ["about yourself"],
            fits: "lonely",
            half: ["gloating"],
            replies: {
              gloating: ["bram-bright: About me? There's nothing funny about me! Oh. That's the joke."],
              lonely: [
                "bram-soft: I've got nobody to practice on. I tell them to my fish.",
                sfx("laugh-child"),
                "omar: What does the fish say?",
              ],
              scared: ["bram-rushed: Myself? In front of everyone? No!"],
            },
            whys: { gloating: "Bram was showing off: a joke right back would have fit." },
          },
          {
            line: "Mind gone blank? Try mine: why did the raisin cross the road?",
            keywords: ["raisin"],
            fits: "scared",
            half: ["lonely"],
            replies: {
              gloating: ["bram-bright: I don't take jokes. I take prizes."],
              lonely: ["bram: Because it was a grape with plans? Ha. Thanks."],
              scared: [
                "bram-bright: To get into the cookie!",
                sfx("crowd-laugh"),
                "bram-soft: They laughed. And all I hurt was a raisin. Huh.",
              ],
            },
            whys: { lonely: "Bram was lonely: asking about him would have fit." },
          },
        ],
        {
          fit: { counts: { points: 2 }, remember: { bramFriend: "yes" }, to: "over" },
          half: { counts: { points: 1 }, to: "over" },
          miss: { why: [NO_CLAPS], to: "over" },
        },
      ),
    },
  ],
  endings: [{ id: "over", lines: [sfx("game-show", "Ms. Bell's buzzer: time")] }],
};

const chapter: Act[] = [
  {
    id: "hook",
    lines: [
      { bed: "cafeteria", layer: "place" },
      "bell: Joke-off with Bram, Robin! The clap meter's at four.",
    ],
    again: [{ bed: "cafeteria", layer: "place" }, "bell: Joke-off! Bram wants revenge."],
  },
  {
    id: "goal",
    if: { length: "full" },
    lines: ["bell: Twenty-four claps win."],
  },
  {
    id: "goal-short",
    if: { length: "short" },
    lines: ["bell: Eleven claps win."],
  },
  { id: "lab", as: "learn", items: ["laughs"], turns: 1, short: 1 },
  {
    id: "first-half",
    as: "duel",
    items: ["joke-round1", "joke-round2"],
    turns: 2,
    short: 1,
    how: ["Each walk-out costs two claps. Not sure? Ask: that always wins two.", "Up: listen closer."],
    resumed: ["Top Bram's joke, stand by somebody, or stop him."],
  },
  { id: "friend", as: "ride", items: ["friend"], turns: 1, short: 1 },
  { id: "hallway", as: "ride", items: ["hallway"], turns: 1, short: 0 },
  { id: "second-half", as: "duel", items: ["joke-round3", "joke-round4"], turns: 2, short: 0 },
  { id: "freeze", as: "ride", items: ["freeze"], turns: 1, short: 0 },
  {
    id: "finale",
    as: "boss",
    items: ["finale"],
    turns: 1,
    short: 1,
    how: [
      { sound: "drum-roll-end" },
      "bell: Finals! The clap meter says {room}. And there are cookies.",
      "New rule: nobody says good one anymore. There are only laughs.",
    ],
  },
  ...endings("full", { empty: 10, tie: 22, win: 24 }),
  ...endings("short", { empty: 5, tie: 10, win: 11 }),
];

/** Who has the room when time is up: a tie is only what comes close. */
function endings(
  length: "full" | "short",
  { empty, tie, win }: { readonly empty: number; readonly tie: number; readonly win: number },
): Act[] {
  const won = { length, stakes: { room: { from: win } } };
  const notWon = { length, stakes: { room: { to: win - 1 } } };
  const id = (name: string): string => (length === "full" ? name : `${name}-short`);
  return [
    {
      id: id("win"),
      as: "perform",
      if: won,
      lines: [
        { sound: "crowd-cheer" },
        "bell: {roomTold}! The room goes to Robin! Even the mop is clapping!",
        "bram: Rematch. Tomorrow. I'll bring better jokes.",
      ],
    },
    {
      id: id("tie"),
      as: "perform",
      if: { length, stakes: { room: { from: tie, to: win - 1 } } },
      lines: [
        { sound: "applause-small" },
        `bell: {roomTold}, one good line short of ${length === "full" ? "twenty-four" : "eleven"}. I call it a tie!`,
        "bram: A tie? I don't even own a tie.",
      ],
    },
    {
      id: id("close"),
      as: "perform",
      if: { length, stakes: { room: { from: empty + 1, to: tie - 1 } } },
      lines: [
        { sound: "applause-small" },
        `bell: {roomTold}, and it takes ${length === "full" ? "twenty-four" : "eleven"}. This one's Bram's.`,
        "bram: I'd like to thank me. And Robin, for not being too funny.",
      ],
    },
    {
      id: id("lose"),
      as: "perform",
      if: { length, stakes: { room: { to: empty } } },
      lines: [
        { sound: "fanfare-sad" },
        "bell: {roomTold}. Bram wins, in front of four chairs and a mop.",
        "bram: The mop loved me.",
      ],
    },
    { id: id("laugh"), keepsake: "real-laugh", if: won },
    { id: id("walrus"), keepsake: "walrus", if: notWon },
  ];
}

export const disagree: Level = {
  id: "disagree",
  name: "Jokes and disagreeing",
  difficulty: 0.7,
  skill: "disagreeing",
  goodbye: ["bell: We'll hold the stage for you. Bram, sit down."],
  chapter,
  stakes: ["room"],
  prices: { hint: { room: 2 } },
  tallies: ["caught", "points"],
  learned: "to listen for what's in a laugh, and that friends may disagree",
  tryAtHome: [
    "Next time somebody jokes about somebody: who's laughing, and who says ha?",
    "Find something that you and a friend think differently about. Stay friends.",
    "Tell one joke at dinner that's about nobody at the table.",
  ],
  next: ["Next time it's somebody else who only says ha. Whose ha will it be?"],
  rules: {
    takes: 1,
    rhythms: RHYTHMS,
    feelings: feelingsOf(
      "sad",
      "mad",
      ...LAUGHS,
      "teasing",
      "afraid",
      "honest",
      "proud",
      "careful",
      "sure",
      "unsure",
      "gloating",
      "lonely",
      "scared",
    ),
    tells: tellsOf(
      ["omar", "theo", "nell", "mina", "kit", "dex", "bram"],
      [
        ...["mina", "theo", "nell", "kit", "rosa", "omar", "dex", "you"].flatMap((who) => [
          `${who}-laughs`,
          `${who}-one-ha`,
          `${who}-chair`,
        ]),
        "dance",
        "heart",
      ],
    ),
  },
  items: [laughs, ...jokes, friend, hallway, freeze, finale],
};
