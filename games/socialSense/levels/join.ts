/** Chapter 2: a rocket leaves at the bell. Whoever wants to fly must find the gap in other people's talk. */
import { feelingsOf } from "../feelings.ts";
import { RHYTHMS, tellsOf } from "../tells.ts";
import {
  by,
  hands,
  readings,
  sfx,
  spoken,
  leftmost,
  unmeant,
  v,
  type Choice,
  type Level,
  type Line,
  type Node,
  type Scene,
  type TalkLine,
  type Act,
} from "../scene.ts";

const YARD_SEATS = { rosa: -0.9, mina: -0.5, omar: -0.2, nell: 0.2, dex: 0.9, theo: 0.5, kit: 0 };

interface Group {
  readonly id: "rope" | "shop" | "ball";
  readonly where: string;
  /** Where only they are left. */
  readonly last: string;
  readonly side: number;
  readonly sound: TalkLine;
  /** Two games that they may be at; the words of each beat for both. */
  readonly games: readonly [string, string];
  readonly beats: readonly { readonly talk: readonly [TalkLine[], TalkLine[]]; readonly end: TalkLine[] }[];
  /** What is heard when nobody is about to speak. */
  readonly gap: TalkLine[];
  readonly lines: readonly {
    readonly game: 0 | 1 | "ask";
    readonly line: string;
    readonly keywords: string[];
  }[];
  readonly hangOn: TalkLine;
  /** After the second time that they were talked over, or joined with another game. */
  readonly enough: TalkLine[];
  readonly huh: TalkLine;
  readonly tellYou: readonly [TalkLine, TalkLine];
  /** For each of the games. */
  readonly welcome: readonly [TalkLine[], TalkLine[]];
  readonly late: TalkLine[];
}

/** What the rocket goes without. */
const LOST = { rope: "rope", shop: "fuel", ball: "moon" } as const;

const BEATS = ["one", "two", "three", "four", "five"];
const MAY_BE_GAPS = ["two", "three", "four"];

/** Who lets the gap go by hears that it was one. */
const MISSED: TalkLine = {
  say: ["That quiet was your gap. Wait for the next.", "There was the gap, and now it's gone."],
};

/** Others talk, beat by beat. In one of them there is a gap; at the end there is one in any case. */
function stream(group: Group): Node[] {
  const { id, games, beats, gap, lines, hangOn, enough, huh, tellYou, welcome, late } = group;
  const gapFact = `${id}Gap`;
  const gameFact = `${id}Game`;
  const cutFact = `${id}Cut`;
  const cut = { remember: { [cutFact]: "yes" }, counts: { minutes: 2 } };
  return beats.map(({ talk, end }, index): Node => {
    const beat = BEATS[index] ?? "";
    const isLast = index === beats.length - 1;
    const next = isLast ? `${id}-late` : `${id}-${BEATS[index + 1]}`;
    const words = by(gameFact, { [games[0]]: talk[0], other: talk[1] });
    const close = isLast ? gap : [by(gapFact, { [beat]: gap, other: end })];
    const inGap = isLast ? {} : { [gapFact]: beat };
    return {
      id: `${id}-${beat}`,
      order: id,
      scene: [words, ...close],
      help: [
        isLast
          ? "Nobody breathes in. Nobody is about to speak."
          : by(gapFact, {
              [beat]: ["Listen to the end of it. Is anybody about to speak?"],
              other: ["A breath in means: I'm about to say something."],
            }),
      ],
      further: [
        isLast
          ? "Now is good. Which line belongs to what they play?"
          : by(gapFact, {
              [beat]: ["It got quiet there. Which line belongs to what they play?"],
              other: ["Somebody's about to talk. Up lets them."],
            }),
      ],
      listen: { on: next, reply: isLast ? late : [by(gapFact, { [beat]: [MISSED], other: [] })] },
      choices: lines.map(({ game, line, keywords }): Choice => {
        const fits = game === "ask" ? {} : { [gameFact]: games[game] };
        return {
          line,
          keywords,
          outcomes: [
            {
              if: { ...inGap, ...fits },
              credit: game === "ask" ? 0.5 : 1,
              reply:
                game === "ask"
                  ? [by(gameFact, { [games[0]]: [tellYou[0]], other: [tellYou[1]] })]
                  : welcome[game],
              ...(game === "ask"
                ? { why: ["They had said it already: a line from their game would have fit."] }
                : {}),
              to: `${id}-in`,
            },
            ...(isLast
              ? []
              : [
                  {
                    if: { [gapFact]: MAY_BE_GAPS.filter((one) => one !== beat), [cutFact]: "none" },
                    credit: 0 as const,
                    reply: [hangOn, "That cost two minutes. Once more, and they move on without you."],
                    ...cut,
                    to: next,
                  },
                ]),
            { if: { [cutFact]: "yes" }, credit: 0 as const, reply: enough, to: `${LOST[id]}-lost` },
            {
              ...cut,
              credit: 0 as const,
              reply: [
                huh,
                "That took two minutes.",
                by(gameFact, { [games[0]]: [tellYou[0]], other: [tellYou[1]] }),
              ],
              to: `${id}-in`,
            },
          ],
        };
      }),
    };
  });
}

const rope: Group = {
  id: "rope",
  where: "Far left: a jump rope. Rosa and Mina.",
  last: "Only the jump rope is left. You walk over: Rosa and Mina.",
  side: -0.9,
  sound: { tell: "rope" },
  games: ["shark", "lava"],
  beats: [
    {
      talk: [
        ["rosa: The rope's a shark today. It bites your foot, you're soup."],
        ["rosa: The ground's lava today. You land twice, you melt."],
      ],
      end: [sfx("breath-in", "a quick breath in", -0.5)],
    },
    {
      talk: [["mina: I was soup yesterday! I'm always soup!"], ["mina: I melted yesterday! Up to my knees!"]],
      end: ["rosa: And then,", sfx("breath-in", "a quick breath in", -0.9)],
    },
    {
      talk: [["rosa: You jump when it's already chewing."], ["rosa: You land like an elephant in boots."]],
      end: ["mina: But what if I,", sfx("breath-in", "a quick breath in", -0.5)],
    },
    {
      talk: [
        ["mina: Sharks have to sleep sometime. I'll wait."],
        ["mina: Maybe the lava's colder over here."],
      ],
      end: ["rosa: No, wait, listen,", sfx("breath-in", "a quick breath in", -0.9)],
    },
    { talk: [["rosa: Anyway. Somebody has to jump."], ["rosa: Anyway. Somebody has to jump."]], end: [] },
  ],
  gap: [sfx("breath-out", "a breath let out", -0.5), { tell: "rope-alone" }],
  lines: [
    { game: 0, line: "Can I be the next one it tries to eat?", keywords: ["eat"] },
    { game: 1, line: "Can I test how hot it is?", keywords: ["hot"] },
    { game: "ask", line: "Hi! What are you two playing?", keywords: ["playing"] },
  ],
  hangOn: v("rosa", ["Hang on, we're talking.", "One sec, Robin.", "Wait, we're in the middle."]),
  enough: [
    "rosa-hard: Robin! That's twice. We're going to the other side.",
    sfx("run", "sneakers and a rope, leaving", -0.9),
  ],
  huh: v("mina", "What? That's a different game, Robin."),
  tellYou: [
    "rosa: Shark. If it bites you, you're soup. Jump in!",
    "rosa: Lava. Land twice and you melt. Jump in!",
  ],
  welcome: [["mina-bright: Oh, good one! Get in here!"], ["mina-bright: Ha! Very hot! Get in here!"]],
  late: ["rosa: Robin? You've been standing there forever. Jump!"],
};

const shop: Group = {
  id: "shop",
  where: "In the middle: a bench. Omar and Nell, crunching.",
  last: "Only the bench is left. You walk over: Omar and Nell, crunching.",
  side: 0,
  sound: sfx("crunch", "a crunchy bite"),
  games: ["restaurant", "spaceFood"],
  beats: [
    {
      talk: [
        ["omar: Welcome to Chez Omar. Today we have pretzel."],
        ["omar: Astronaut, your supper is one pretzel. No crumbs, or they float."],
      ],
      end: [sfx("breath-in", "a quick breath in", 0.2)],
    },
    {
      talk: [
        ["nell: Only one pretzel? What's for dessert?"],
        ["nell: It floated away! My supper floated away!"],
      ],
      end: ["omar: Ah, so,", sfx("breath-in", "a quick breath in", -0.2)],
    },
    {
      talk: [
        ["omar: For dessert, madame, we have the same pretzel."],
        ["omar: Catch it! It's behind the moon!"],
      ],
      end: ["nell: Then I'd like,", sfx("breath-in", "a quick breath in", 0.2)],
    },
    {
      talk: [["nell: This pretzel has a hair on it."], ["nell: I caught it. It has moon dust on it."]],
      end: ["omar: No, no, no,", sfx("breath-in", "a quick breath in", -0.2)],
    },
    { talk: [["omar: Such a slow night. Nobody comes."], ["omar: So quiet, up here in space."]], end: [] },
  ],
  gap: [sfx("crunch", "two people chew"), sfx("breath-out", "somebody breathes out, full", 0.2)],
  lines: [
    { game: 0, line: "A table for one, please. By the pretzels.", keywords: ["table"] },
    { game: 1, line: "Mission control here. Who ordered fuel?", keywords: ["mission control"] },
    { game: "ask", line: "That sounds fun. What is it?", keywords: ["sounds fun"] },
  ],
  hangOn: v("omar", [
    "Hang on. Somebody was about to talk.",
    "One moment, please. The kitchen is talking.",
    "Oops. You talked right on top of us.",
  ]),
  enough: [
    "omar: That's twice, Robin. This table is closed.",
    sfx("footstep", "two people get up from a bench"),
  ],
  huh: v("omar", "Excuse me, this is not that kind of game."),
  tellYou: ["omar: It's a restaurant. We have pretzel. Sit!", "omar: We're in space. Hold on to something!"],
  welcome: [
    ["omar-bright: Finally! A customer!", sfx("laugh-child", "Nell laughs", 0.2)],
    ["omar-bright: Mission control! We thought you'd never call!", sfx("laugh-child", "Nell laughs", 0.2)],
  ],
  late: ["nell: Robin! Are you with us, or are you a tree?"],
};

const ball: Group = {
  id: "ball",
  where: "Far right: a ball with a bell in it. Dex and Theo.",
  last: "Only the ball is left. You walk over: Dex and Theo.",
  side: 0.9,
  sound: { tell: "bell-ball" },
  games: ["penguin", "sleeping"],
  beats: [
    {
      talk: [
        ["dex: Penguin soccer: ankles together, and waddle."],
        ["dex: Night soccer: one loud noise, and the giant wakes up."],
      ],
      end: [sfx("breath-in", "a quick breath in", 0.5)],
    },
    {
      talk: [
        ["theo: My feet are freezing. They think it's real."],
        ["theo: The ball has a bell in it. That's the best part."],
      ],
      end: ["dex: See, a real one,", sfx("breath-in", "a quick breath in", 0.9)],
    },
    {
      talk: [["dex: A real one slides on its belly!"], ["dex: So roll it slow. Slower. He snores."]],
      end: ["theo: Or we could,", sfx("breath-in", "a quick breath in", 0.5)],
    },
    {
      talk: [["theo: I slid. I have grass in my shirt."], ["theo: I sneezed. Did he move?"]],
      end: ["dex: Listen, listen,", sfx("breath-in", "a quick breath in", 0.9)],
    },
    { talk: [["dex: Two is not enough for a team."], ["dex: Two is not enough for a team."]], end: [] },
  ],
  gap: [{ tell: "bell-ball-slow" }],
  lines: [
    { game: 0, line: "I can waddle. Who's in goal?", keywords: ["waddle"] },
    { game: 1, line: "I'll be so quiet, he'll keep snoring.", keywords: ["quiet"] },
    { game: "ask", line: "Can I play? How does it go?", keywords: ["how does it go"] },
  ],
  hangOn: v("dex", ["Hold on, we're in the middle of it!", "Wait for it, wait for it!", "Not yet! Almost!"]),
  enough: ["theo: That's twice, Robin. We're playing over there.", { tell: "bell-ball-slow" }],
  huh: v("theo", "Wrong game, Robin. But points for trying."),
  tellYou: [
    "dex: Penguins. Ankles together. You're on my team!",
    "dex: Night soccer. Don't wake the giant. Come on!",
  ],
  welcome: [["theo-bright: Ha! Yes! You're on my team!"], ["theo-soft: Shh. Perfect. You're on my team."]],
  late: ["dex: Robin! Are you the goal post, or are you playing?"],
};

const RAN_ON: TalkLine = {
  say: ["That took a minute.", "One minute, for that."],
};

/** Whoever is in listens closer for free: only before that is it time that goes by. Said each time, for it changes. */
function asking(name: string): TalkLine {
  return {
    say: {
      full: [`You're in. From here on, Up is free. What do you say to ${name}?`],
      short: [`Up is free now. What do you say to ${name}?`],
    },
  };
}

/** Inside, it is about turns: three friends, three reasons. */
const turns: Node[] = [
  {
    id: "rope-in",
    scene: [
      "You jump. Ten! Eleven! Twelve! Mina waits in line, with her pen:",
      hands("mina", "minaWait"),
      spoken("mina", "minaWait", "Twelve. You're good at this."),
      asking("Mina"),
    ],
    asides: unmeant(["happy", "sad", "mad"]),
    feeling: { fact: "minaWait", name: "Mina" },
    listen: {
      closer: [
        [
          by("minaWait", {
            happy: [sfx("hello-hum", "a hum that goes up at the end", -0.5)],
            sad: [sfx("sigh", "a long breath out", -0.5)],
            mad: [sfx("breath-out", "one hard breath out", -0.5)],
          }),
        ],
      ],
    },
    choices: readings(
      "minaWait",
      [
        {
          line: "Count out loud! I'm going for twenty!",
          keywords: ["twenty"],
          fits: "happy",
          replies: {
            happy: ["mina-bright: Seventeen! Eighteen! Nineteen! Twenty! You're a legend!"],
            sad: ["mina-slow: Thirteen. Fourteen. You won't need me."],
            mad: ["mina-hard: Twenty? I've been in this line since Tuesday!"],
          },
        },
        {
          line: "Your turn. I'll hold the rope for you.",
          keywords: ["your turn"],
          // To hand over the rope is right, whoever waits.
          fits: ["sad", "mad", "happy"],
          replies: {
            happy: ["mina-bright: Me? Okay! Count for me! And no skipping numbers!"],
            sad: ["mina-soft: Really? I thought you'd all forgotten me over here."],
            mad: ["mina: Took you long enough. But thanks."],
          },
        },
        {
          line: "I lost track. Was that too long? Two more, then you.",
          keywords: ["too long", "two more"],
          fits: "mad",
          half: ["sad"],
          replies: {
            happy: ["mina-bright: Too long? No! Go, go, go!"],
            sad: ["mina-slow: Two more. Okay. I can wait."],
            mad: ["mina: Two. I'm counting. And thanks for noticing."],
          },
          whys: { sad: 'Mina felt forgotten: "Your turn" would have fit.' },
        },
      ],
      {
        fit: { counts: { won: 1 }, remember: { rope: "yes" }, to: "rope-won" },
        half: { counts: { won: 1, minutes: 1 }, remember: { rope: "yes" }, why: [RAN_ON], to: "rope-won" },
        miss: { remember: { rope: "no" }, to: "rope-lost" },
      },
    ),
  },
  {
    id: "shop-in",
    scene: [
      "One pretzel is left in the bag.",
      hands("nell", "nellShare"),
      "nell: You can have it. I don't need it.",
      asking("Nell"),
    ],
    asides: unmeant(["happy", "sad", "worried"]),
    feeling: { fact: "nellShare", name: "Nell" },
    listen: {
      closer: [
        [
          by("nellShare", {
            happy: [sfx("giggle", "a small giggle", 0.2)],
            sad: [sfx("doubt-hum", "a small hum that sinks", 0.2)],
            worried: [sfx("breath-in", "a short breath in, held", 0.2)],
          }),
        ],
      ],
    },
    choices: readings(
      "nellShare",
      [
        {
          line: "Thanks! Best pretzel of my life.",
          keywords: ["best pretzel"],
          fits: "happy",
          replies: {
            happy: ["nell-bright: I knew it! I already ate nine!"],
            sad: [sfx("step-tile", "sneakers scrape on gravel"), "nell-slow: It was my only one."],
            worried: ["nell-rushed: Good! Fine! You're welcome! Are we still friends?"],
          },
        },
        {
          line: "Only if we share it. Let's break it in half.",
          keywords: ["in half"],
          fits: "sad",
          half: ["worried"],
          replies: {
            happy: ["nell-bright: Half a pretzel? Robin, that's a crumb! Take it!"],
            sad: ["nell-soft: Half is good. It was my only one."],
            worried: ["nell: Half. Okay. You're not mad?"],
          },
          whys: { worried: 'Nell thought she had to pay: "You\'re in anyway" would have fit.' },
        },
        {
          line: "You don't have to give me things. You're in anyway.",
          keywords: ["in anyway"],
          fits: "worried",
          half: ["happy", "sad"],
          replies: {
            happy: ["nell-bright: I know! I just like giving! Take it!"],
            sad: ["nell-slow: Okay. Then I'll have it."],
            worried: ["nell-soft: I am? I thought you had to pay."],
          },
          whys: {
            happy: "Nell was glad to give it: a happy thanks would have fit.",
            sad: "It was her only one: breaking it in half would have fit.",
          },
        },
      ],
      {
        fit: { counts: { won: 1 }, remember: { fuel: "yes" }, to: "fuel-won" },
        half: { counts: { won: 1, minutes: 1 }, remember: { fuel: "yes" }, why: [RAN_ON], to: "fuel-won" },
        miss: { remember: { fuel: "no" }, to: "fuel-lost" },
      },
    ),
  },
  {
    id: "ball-in",
    scene: [
      "You play. Dex is ahead, by two.",
      hands("dex", "dexWin"),
      spoken("dex", "dexWin", "I win again."),
      asking("Dex"),
    ],
    asides: unmeant(["happy", "sad", "worried"]),
    feeling: { fact: "dexWin", name: "Dex" },
    listen: {
      closer: [
        [
          by("dexWin", {
            happy: [sfx("jump-land", "a victory hop", 0.9)],
            sad: [sfx("sigh", "a long breath out", 0.9)],
            worried: [sfx("breath-in", "a short breath in, held", 0.9)],
          }),
        ],
      ],
    },
    choices: readings(
      "dexWin",
      [
        {
          line: "Ouch. That stung. I want a rematch tomorrow!",
          keywords: ["rematch"],
          fits: "happy",
          replies: {
            happy: ["dex-bright: Tomorrow! Bring your fastest ankles!"],
            sad: ["dex-slow: Everybody says tomorrow. Then nobody comes."],
            worried: ["dex-rushed: It stung? I'm sorry! I can lose! Want me to lose?"],
          },
        },
        {
          line: "You don't sound like a winner. What's wrong?",
          keywords: ["winner"],
          // Who is scared and who is sad both have something to tell.
          fits: ["sad", "worried"],
          replies: {
            happy: ["dex-bright: I don't? WOO! How about now?"],
            sad: ["dex-slow: I win, and then everybody walks off. Stay a while?"],
            worried: ["dex: I thought you'd quit. People quit when I win."],
          },
        },
        {
          line: "I'm fine with losing. I'm not going anywhere.",
          keywords: ["not going anywhere"],
          fits: "worried",
          half: ["sad", "happy"],
          replies: {
            happy: ["dex-bright: Good! Because I'm winning again tomorrow!"],
            sad: ["dex: No? Okay. That helps."],
            worried: ["dex-soft: For real? Okay. Phew. You can have first kick."],
          },
          whys: {
            happy: "Dex loved winning: asking for a rematch would have fit.",
            sad: "Nobody ever asked Dex what was wrong: that would have fit.",
          },
        },
      ],
      {
        fit: { counts: { won: 1 }, remember: { moon: "yes" }, to: "moon-won" },
        half: { counts: { won: 1, minutes: 1 }, remember: { moon: "yes" }, why: [RAN_ON], to: "moon-won" },
        miss: { remember: { moon: "no" }, to: "moon-lost" },
      },
    ),
  },
];

const UP_COSTS: TalkLine = {
  say: ["Again: Up lets them keep talking, for a minute.", "You're not in yet: Up costs a minute."],
};

const groups = [rope, shop, ball];

const yard: Scene = {
  id: "yard",
  place: "playground",
  practice: true,
  seats: YARD_SEATS,
  draws: [
    ...groups.map(({ id }) => ({ facts: [`${id}Gap`], values: MAY_BE_GAPS })),
    ...groups.map(({ id, games }) => ({ facts: [`${id}Game`], values: [...games] })),
    { facts: ["minaWait"], values: ["happy", "sad", "mad"] },
    { facts: ["nellShare"], values: ["happy", "sad", "worried"] },
    { facts: ["dexWin"], values: ["happy", "sad", "worried"] },
  ],
  // Nobody is asked to choose from one.
  starts: [
    ...groups.map(({ id }) => ({
      if: Object.fromEntries(groups.map((group) => [`${group.id}Met`, group.id === id ? "none" : "yes"])),
      to: `${id}-last`,
    })),
    { to: "yard" },
  ],
  nodes: [
    {
      id: "yard",
      scene: [
        {
          say: [
            "Where to? Left and Right: listen around. Select: walk over.",
            "Where next? Listen around.",
            "And now? Listen around.",
          ],
        },
      ],
      help: ["Rope, pretzels, ball: the rocket needs something from each. Some talk longer than others."],
      further: ["Any order works. Whoever sounds like fun."],
      choices: groups.map(({ id, where, side, sound }, seat): Choice => ({
        line: where,
        keywords: [id === "shop" ? "bench" : id],
        if: { [`${id}Met`]: "none" },
        aside: true,
        ...leftmost(seat),
        side,
        heard: [sound],
        outcomes: [
          {
            if: { yardTold: "none" },
            reply: [
              sfx("cane-grass", "your cane in the grass"),
              "Up: let them keep talking, for one minute. Select: step in.",
              "A breath in means somebody's about to talk. Talk over them, and it costs two minutes.",
            ],
            remember: { [`${id}Met`]: "yes", yardTold: "yes" },
            to: `${id}-one`,
          },
          {
            reply: [sfx("cane-grass", "your cane in the grass"), UP_COSTS],
            remember: { [`${id}Met`]: "yes" },
            to: `${id}-one`,
          },
        ],
      })),
    },
    ...groups.flatMap((group): Node[] => {
      const [first, ...others] = stream(group);
      if (first === undefined) return others;
      const told: TalkLine[] = [group.last, sfx("cane-grass", "your cane in the grass"), UP_COSTS];
      return [first, { ...first, id: `${group.id}-last`, scene: [...told, ...first.scene] }, ...others];
    }),
    ...groups.map(({ id }): Node => ({
      id: `${id}-late`,
      scene: ["Now everybody waits for you."],
      help: ["They asked. Any yes will do."],
      choices: [
        {
          line: "Coming! Sorry. I was listening.",
          keywords: ["coming"],
          outcomes: [{ reply: [], to: `${id}-in` }],
        },
        { line: "I'm in! Show me how.", keywords: ["show me"], outcomes: [{ reply: [], to: `${id}-in` }] },
      ],
    })),
    ...turns,
  ],
  endings: [
    { id: "rope-won", lines: ["mina: You need a rope? For a rocket? Take ours. Take us!", { tell: "rope" }] },
    {
      id: "rope-lost",
      lines: ["mina-hard: The rope stays with me.", "kit: No rope? I have a scarf. It's itchy."],
    },
    {
      id: "fuel-won",
      lines: [
        "nell-bright: Rocket fuel? The bag's still full of crumbs! Crumbs go boom!",
        sfx("rustle", "a bag of crumbs, shaken"),
      ],
    },
    { id: "fuel-lost", lines: ["omar: Sorry, we're out of fuel.", "kit: No fuel? Then we push."] },
    { id: "moon-won", lines: ["dex-bright: You need a moon? Here. It even rings.", { tell: "bell-ball" }] },
    { id: "moon-lost", lines: [{ tell: "dex-sad" }, "kit: No moon? We'll use Theo's lunch box."] },
  ],
};

const CREW = ["nell", "omar", "dex"] as const;
const CREW_SEATS = { nell: -0.9, omar: 0, dex: 0.9, kit: 0 };
const CREW_WHERE = { nell: "Nell, on the left.", omar: "Omar, in the middle.", dex: "Dex, on the right." };
const TALK: Record<(typeof CREW)[number], [string, string, string]> = {
  nell: ["I have a plan, and it has nine parts!", "Part two: we wave!", "Part three: we wave more!"],
  omar: [
    "Ladies and gentlemen, pretzels will be served.",
    "Please don't feed the pilot.",
    "I've lost the pretzel. Nobody move.",
  ],
  dex: [
    "I'll kick us out of the sky if I have to!",
    "Duck, moon! Here we come!",
    "Turn left! No, the other left!",
  ],
};

/** Two talk; one breathes in and does not get in. */
function handOver(round: 0 | 1 | 2, ask: string, to: string): Node {
  const fact = `quiet${round + 1}`;
  const isLast = round === 2;
  const says = (who: (typeof CREW)[number]): TalkLine => v(`${who}-bright`, TALK[who][round]);
  const babbles = (who: (typeof CREW)[number]): TalkLine =>
    sfx("crowd-mutter", "talks on and on, without a break", CREW_SEATS[who]);
  // At the landing two cannot get in: one has only just begun to try.
  const part = (who: (typeof CREW)[number], talks = babbles): TalkLine =>
    by(fact, {
      [who]: [{ tell: isLast ? `${who}-tries` : `${who}-wants` }],
      other: [isLast ? by("shy", { [who]: [{ tell: `${who}-wants` }], other: [talks(who)] }) : talks(who)],
    });
  return {
    id: `hand-${round + 1}`,
    scene: [v("kit", ask), ...CREW.map((who) => part(who, says))],
    recall: CREW.map((who) => part(who)),
    help: [
      isLast ? "Count the breaths. Who has been at it longer?" : "Two of them talk. Who only breathes in?",
    ],
    choices: CREW.map((who, seat): Choice => ({
      line: CREW_WHERE[who],
      keywords: [who],
      aside: true,
      ...leftmost(seat),
      side: CREW_SEATS[who],
      heard: [part(who)],
      outcomes: [
        {
          if: { [fact]: who },
          credit: 1,
          counts: { points: 1 },
          reply: [v(`${who}-bright`, QUIET_SAYS[who][round])],
          to,
        },
        ...(isLast
          ? [
              {
                if: { shy: who },
                credit: 0.5 as const,
                reply: [
                  `${who}-soft: Me? I only just had a thought. Somebody's been trying since the clouds.`,
                ],
                why: ["That was one breath. Three breaths in a row: that one had waited longer."],
                to,
              },
            ]
          : []),
        {
          credit: 0,
          reply: [
            [
              `${who}-bright: Me again? Okay! Blah blah blah!`,
              "More from me? Gladly!",
              "I wasn't done, thanks!",
            ],
            by(fact, {
              nell: [{ tell: "nell-wants" }],
              omar: [{ tell: "omar-wants" }],
              other: [{ tell: "dex-wants" }],
            }),
          ],
          to,
        },
      ],
    })),
  };
}
const QUIET_SAYS: Record<(typeof CREW)[number], [string, string, string]> = {
  nell: [
    "The door! The door's still open!",
    "That's not the moon. That's the gym.",
    "Can I push the landing button? I've never pushed anything.",
  ],
  omar: [
    "I only wanted to say: my box has a hole. There's a breeze in here.",
    "There's a bee in the rocket. A real one.",
    "I've got the landing speech ready. It's two words.",
  ],
  dex: [
    "Guys. Nobody's counted down.",
    "Brakes. Do we have brakes?",
    "I get dizzy. Can somebody else steer?",
  ],
};

const launch: Scene = {
  id: "launch",
  place: "spaceship",
  seats: CREW_SEATS,
  draws: [
    { facts: ["quiet1", "quiet2"], values: [...CREW] },
    { facts: ["quiet3", "shy"], values: [...CREW] },
    { facts: ["braggart"], values: ["happy", "worried"] },
  ],
  nodes: [
    handOver(0, "Captain Robin! Who gets the walkie-talkie first?", "hand-2"),
    handOver(1, "We're up! Who gets it now?", "dex-on"),
    {
      id: "dex-on",
      scene: [
        hands("dex", "braggart"),
        spoken("dex", "braggart", "And another thing! And another thing! And another thing!"),
        "Dex won't stop, and Nell is waiting. What do you say to Dex?",
      ],
      asides: unmeant(["happy", "worried"]),
      feeling: { fact: "braggart", name: "Dex" },
      choices: readings(
        "braggart",
        [
          {
            line: "Dex, hold that thought! It's Nell's turn.",
            keywords: ["hold that thought"],
            fits: "happy",
            replies: {
              happy: ["dex-bright: Holding it! It's a big one!", "nell: Thanks. Mine is small."],
              worried: ["dex-rushed: I can't hold it, I can't hold anything, we're in space!"],
            },
          },
          {
            line: "Dex, breathe. We're landing soon. I've got you.",
            keywords: ["breathe"],
            fits: "worried",
            half: ["happy"],
            replies: {
              happy: ["dex-bright: I am breathing! In, out, and another thing!"],
              worried: [
                sfx("breath-out", "a long breath let go", 0.9),
                "dex-soft: Okay. Was I talking a lot? I talk when I'm scared.",
              ],
            },
            whys: { happy: 'Dex was having fun: "Hold that thought" would have fit, for Nell.' },
          },
          {
            line: "Everybody talk at once! Go!",
            keywords: ["at once"],
            fits: [],
            replies: {
              happy: [sfx("crowd-mutter", "everybody talks at once"), "kit: I can't hear the moon."],
              worried: [sfx("crowd-mutter", "everybody talks at once"), "dex-rushed: Too loud! Too loud!"],
            },
          },
        ],
        { fit: { counts: { points: 1 }, to: "hand-3" }, half: { to: "hand-3" }, miss: { to: "hand-3" } },
      ),
    },
    handOver(2, "Landing! Two can't get a word in. Who's been trying longer?", "landed"),
  ],
  endings: [
    {
      id: "landed",
      lines: [sfx("jump-land", "something lands"), "kit: We're down. Everybody in one piece? Good."],
    },
  ],
};

const launchShort: Scene = {
  ...launch,
  id: "launch-short",
  nodes: launch.nodes.filter(({ id }) => id === "hand-2" || id === "dex-on" || id === "hand-3"),
};

const YOU_ARE_CAPTAIN: Line[] = [
  "New rule: this time others can't get a word in. You hand out the turns.",
  "Who breathes in, and says nothing? Hear three calls right, and you pick where we land.",
];

/** Too few were heard in time: the roof it is. */
const CRASH: Line[] = [
  { sound: "pan-bang", caption: "a bang on tin" },
  "nell: I tried to say: that's not the moon. That's the roof.",
  "bell: Excuse me. Is that a rocket on my office?",
];

const chapter: Act[] = [
  {
    id: "hook",
    lines: [
      { bed: "playground", layer: "place" },
      "Recess. Behind the slide, Kit has built a rocket.",
      "kit: She still needs a rope, a moon, and fuel. Go join those kids.",
    ],
    again: [
      { bed: "playground", layer: "place" },
      "kit: New rocket, Captain. Same shopping list: rope, moon, fuel.",
    ],
  },
  {
    id: "yard",
    as: "hunt",
    items: ["yard"],
    turns: 3,
    short: 1,
    until: { stakes: { recess: { to: 0 } } },
    how: ["She flies at the bell, in twelve minutes. A line that's only so-so takes one."],
    resumed: ["Up: let them keep talking, for one minute. Select: step in at a gap."],
  },
  {
    id: "bell",
    if: { stakes: { recess: { to: 0 } } },
    lines: [{ sound: "school-bell" }, "kit: Everybody in! Robin, you're captain: you've got ears."],
  },
  {
    id: "early",
    if: { stakes: { recess: { from: 1 } } },
    lines: ["kit: And {recessTold} to spare! Everybody in!", "kit: Robin, you're captain: you've got ears."],
  },
  { id: "launch", as: "boss", items: ["launch"], turns: 1, short: 0, how: YOU_ARE_CAPTAIN },
  {
    id: "launch-short",
    as: "boss",
    length: "short",
    items: ["launch-short"],
    turns: 1,
    short: 1,
    how: YOU_ARE_CAPTAIN,
  },
  {
    id: "crash",
    as: "perform",
    if: { length: "full", stakes: { flight: { to: 2 } } },
    lines: CRASH,
  },
  {
    id: "crash-short",
    as: "perform",
    if: { length: "short", stakes: { flight: { to: 1 } } },
    lines: CRASH,
  },
  {
    id: "landing",
    if: { stakes: { flight: { from: 3 } } },
    ask: ["We're down! Where are we, Captain?"],
    options: [
      {
        id: "moon",
        label: "The moon",
        phrases: ["moon"],
        chosen: [
          { sound: "step-sand", caption: "a step in dust" },
          "omar: One small step. Hey! Somebody left a sock up here.",
        ],
      },
      {
        id: "roof",
        label: "The principal's roof",
        phrases: ["roof", "the roof"],
        chosen: [
          { sound: "pan-bang", caption: "a bang on tin" },
          "bell: Excuse me. Is that a rocket on my office?",
          "omar: Pretzel, Ms. Bell?",
        ],
      },
    ],
  },
  {
    id: "all",
    as: "perform",
    if: { stakes: { rocket: { from: 3 } } },
    lines: [{ perform: true }, "kit: Best flight ever. Same time tomorrow, Captain?"],
  },
  {
    id: "some",
    as: "perform",
    if: { stakes: { rocket: { from: 1, to: 2 } } },
    lines: [{ perform: true }, "kit: We flew on what we had. That's braver."],
  },
  {
    id: "none",
    as: "perform",
    if: { stakes: { rocket: { to: 0 } } },
    lines: [{ perform: true }, "kit: No rope, no fuel, no moon. We flew on boxes. Nobody's ever done that."],
  },
  { id: "rock", keepsake: "moon-rock", if: { stakes: { flight: { from: 3 } } } },
  {
    id: "rock-short",
    keepsake: "moon-rock",
    if: { length: "short", stakes: { flight: { from: 2, to: 2 } } },
  },
  { id: "scarf", keepsake: "scarf", if: { length: "full", stakes: { flight: { to: 2 } } } },
  { id: "scarf-short", keepsake: "scarf", if: { length: "short", stakes: { flight: { to: 1 } } } },
];

function piece(
  fact: string,
  caption: string,
  sound: "bike-bell" | "rope-creak" | "crunch",
  at: readonly number[],
) {
  return { if: { [fact]: "yes" }, caption, notes: at.map((time) => ({ sound, at: time })) };
}

export const join: Level = {
  id: "join",
  name: "Join in, take turns",
  difficulty: -0.7,
  skill: "joining",
  goodbye: ["kit: The rocket's parked, Captain. Parts so far: {rocket} of three."],
  chapter,
  stakes: ["recess", "rocket", "flight"],
  prices: { hint: { recess: 2 } },
  tallies: ["caught", "parts"],
  learned: "to listen for the gap before you join in, and to let others in",
  tryAtHome: [
    "At dinner tonight: who breathes in, and can't get a word in? Give them a turn.",
    "Before you join a game, listen first. What are they playing?",
    "Listen to two people talk. Guess the gap before it comes.",
  ],
  next: ["The rocket flies again tomorrow, and they'll be playing something else."],
  rules: {
    rhythms: RHYTHMS,
    feelings: feelingsOf("happy", "worried", "mad", "sad"),
    tells: tellsOf(
      ["mina", "nell", "dex"],
      [
        "rope",
        "rope-alone",
        "bell-ball",
        "bell-ball-slow",
        ...CREW.flatMap((who) => [`${who}-wants`, `${who}-tries`]),
      ],
    ),
    performance: [
      {
        caption: "a cardboard rocket that hums",
        notes: [
          { sound: "ship-engine", at: 0 },
          { sound: "kick", at: 600 },
          { sound: "kick", at: 1200 },
          { sound: "kick", at: 1800 },
        ],
      },
      piece("rope", "a rope that holds", "rope-creak", [500, 1500]),
      piece("fuel", "crumbs, crunching and going boom", "crunch", [800, 1400, 2000]),
      piece("moon", "a moon that rings", "bike-bell", [2200]),
    ],
  },
  items: [yard, launch, launchShort],
};
