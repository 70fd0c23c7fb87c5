/** Chapter 4: a day at the big radio station. You have said it. Were you heard? */
import { feelingsOf } from "../feelings.ts";
import { RHYTHMS, tellsOf } from "../tells.ts";
import {
  by,
  hands,
  puzzled,
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

/** What comes of what you said: it was heard, it was waved away, or it gets worse. */
type Landing = "landed" | "brushed" | "stuck";
const LANDINGS: Landing[] = ["landed", "brushed", "stuck"];
const SEATS = {
  guard: 0.5,
  clerk: 0,
  omar: 0.8,
  dex: -0.6,
  jo: 0,
  host: 0,
  mina: -0.8,
  bell: -0.3,
  theo: 0.4,
};

type Clue = NonNullable<NonNullable<Node["feeling"]>["says"]>[string];

interface Moment {
  readonly id: string;
  readonly who: string;
  /** Whoever says that it was heard. */
  readonly voice: string;
  readonly scene: TalkLine[];
  /** All of these are good: one is said. */
  readonly say: readonly {
    readonly line: string;
    readonly keywords: string[];
    /** The answer to this one has the same words, whatever is done. */
    readonly answer: string;
  }[];
  /** What help says of them. */
  readonly choosing: string;
  readonly evidence: Readonly<Record<Landing, TalkLine[]>>;
  readonly closer: Readonly<Record<Landing, TalkLine[]>>;
  readonly lines: readonly Reading<Landing>[];
  /** What to listen for here, and what it shows. */
  readonly help: string;
  readonly clues: Readonly<Record<Landing, Clue>>;
  readonly done: TalkLine[];
}

/** What fits earns two points; what only works, one. */
const FIT = { won: 1, points: 2 };
const HALF = { won: 1, points: 1 };

const NO_POINT: TalkLine = { say: ["No point for that one.", "That earned no point."] };

function moment({
  id,
  who,
  voice,
  scene,
  say,
  choosing,
  evidence,
  closer,
  lines,
  help,
  clues,
  done,
}: Moment): Scene {
  const fact = `${id}Landing`;
  const heard = by(fact, evidence);
  const question: TalkLine = { say: [`And now, what do you say to ${who}?`, `What do you tell ${who} now?`] };
  const answers = say.map(({ line, answer }): [string, TalkLine[]] => [line, [v(voice, answer)]]);
  const answer = by(`${id}Said`, Object.fromEntries(answers));
  return {
    id,
    place: id === "snack" || id === "way" ? "cafeteria" : "office",
    seats: SEATS,
    draws: [
      {
        facts: [`guardLanding`, `snackLanding`, `caneLanding`, `hugLanding`, `wayLanding`],
        values: LANDINGS,
      },
    ],
    nodes: [
      {
        id: `${id}-say`,
        scene: [...scene, `What do you say to ${who}?`],
        help: [choosing],
        further: ["Say it your way. What counts is what they do then."],
        asides: [puzzled("Each of these is good here. Take the one you like.")],
        choices: say.map(({ line, keywords }): Choice => ({
          line,
          keywords,
          outcomes: [{ reply: [], remember: { [`${id}Said`]: line }, to: `${id}-landed` }],
        })),
      },
      {
        id: `${id}-landed`,
        scene: [answer, heard, question, ...(id === "guard" ? ["Up: listen closer. It's free."] : [])],
        recall: [answer, heard, question],
        feeling: { fact, name: who, says: clues },
        help: [help],
        asides: [puzzled(by(fact, closer), help)],
        listen: { closer: [[by(fact, closer)]] },
        choices: readings<Landing>(fact, lines, {
          fit: { counts: FIT, to: `${id}-done` },
          half: { counts: HALF, to: `${id}-done` },
          vain: { why: [NO_POINT], to: `${id}-done` },
          miss: { why: [NO_POINT], to: `${id}-done` },
        }),
      },
    ],
    endings: [{ id: `${id}-done`, lines: done }],
  };
}

const guard = moment({
  id: "guard",
  who: "Gus",
  voice: "guard",
  scene: [
    sfx("keys-jingle", "keys jingle, close on your right", 0.5),
    "guard: I'm Gus! This way, kiddo!",
    "A hand grabs your arm, and pulls.",
  ],
  say: [
    {
      line: "Please let go. I'll take your elbow.",
      keywords: ["elbow"],
      answer: "My elbow? Sure, sure. No problem.",
    },
    {
      line: "No pulling, please. Ask me first.",
      keywords: ["ask me"],
      answer: "Ask first. Sure, sure. No problem.",
    },
    {
      line: "I've got my cane. Just tell me the way.",
      keywords: ["the way"],
      answer: "The way? Sure, sure. No problem.",
    },
  ],
  choosing: "Each one tells him to stop pulling. How would you like to walk?",
  evidence: {
    landed: [
      sfx("rustle", "a hand leaves your sleeve", 0.5),
      sfx("step-tile", "the steps stop beside you", 0.5),
    ],
    brushed: [
      sfx("keys-jingle", "the keys jingle on", 0.5),
      sfx("rustle", "cloth rustles: a tug at your sleeve, then another", 0.5),
    ],
    stuck: [
      sfx("hook-and-loop", "cloth pulls tight at your arm", 0.5),
      sfx("run", "the steps get faster", 0.5),
    ],
  },
  closer: {
    landed: [sfx("breath-out", "he breathes out, and waits", 0.5)],
    brushed: ["guard: Anyhow, I was just saying, the elevator,"],
    stuck: ["guard-hard: We're late, we're late, we're late!"],
  },
  lines: [
    {
      line: "Thanks. Now we can go.",
      keywords: ["thanks", "he let go"],
      fits: "landed",
      replies: {
        landed: [
          by("guardSaid", {
            "Please let go. I'll take your elbow.": [
              sfx("rustle", "an elbow, held out and waiting", 0.5),
              "guard: Whenever you like. Elevator's ten steps ahead.",
            ],
            "No pulling, please. Ask me first.": [
              "guard: May I walk beside you? Elevator's ten steps ahead, button on the right.",
            ],
            other: ["guard: You lead, I talk. Elevator's ten steps ahead, button on the right."],
          }),
        ],
        brushed: [
          sfx("door-open", "a door, and a bucket that clanks"),
          "guard: And here's the, huh. That's the broom closet.",
          "Not your fault. He should have listened.",
        ],
        stuck: [
          sfx("door-open", "a door, and a bucket that clanks"),
          "guard: Studio! No. Brooms. Sorry!",
          "Not your fault. You did ask.",
        ],
      },
    },
    {
      line: "You're still holding on. Let go, please.",
      keywords: ["holding on", "still holding", "stop it"],
      fits: "brushed",
      vain: ["stuck"],
      replies: {
        landed: ["guard: Holding what? I've got a sandwich in this hand."],
        brushed: [
          sfx("rustle", "a hand leaves your sleeve", 0.5),
          "guard: Oh! I am! Didn't even notice. Take my elbow?",
        ],
        stuck: [
          "guard-hard: In a second, in a second!",
          "bell: Now, please. Thank you.",
          sfx("rustle", "a hand leaves your sleeve", 0.5),
        ],
      },
      whys: { stuck: "It took Ms. Bell: a loud no, and calling her, would have fit." },
    },
    {
      line: "LET GO! Ms. Bell, over here!",
      keywords: ["over here", "he's pulling", "faster"],
      fits: ["stuck", "brushed"],
      half: ["landed"],
      replies: {
        landed: ["guard: I did! I'm over here! Both hands are up!", "bell: All good, Robin?"],
        brushed: ["bell: He's off. Sir, ask first.", "guard: Right. Sorry. Ask first."],
        stuck: [
          sfx("rustle", "the hand is gone at once", 0.5),
          "bell: Loud and clear, Robin. Well done.",
          "guard-soft: I was rushing. I'm sorry.",
        ],
      },
      whys: { landed: "A loud no is never wrong. He had let go: a thank-you would have fit." },
    },
  ],
  help: "Never mind the words. Where is the hand?",
  clues: {
    landed: {
      signs: "The hand left your sleeve. Is anything still wrong?",
      after: "The hand had left your sleeve: he had heard you.",
    },
    brushed: {
      signs: "The keys jingle on, and something tugs. Who has your sleeve?",
      after: "A tug at your sleeve: he held on, whatever he said.",
    },
    stuck: {
      signs: "Tighter, and faster. That needs more than please.",
      after: "He pulled tighter and went faster: that needed a loud no.",
    },
  },
  done: [],
});

const snack = moment({
  id: "snack",
  who: "Lou",
  voice: "clerk",
  scene: [
    sfx("sizzle", "something sizzles on a grill"),
    "clerk: Lou's Snacks! And what does your friend want?",
    "omar: My friend has a mouth. It's right there, under the nose.",
  ],
  say: [
    {
      line: "Ask me, please. What kinds of hot dogs are there?",
      keywords: ["ask me", "kinds"],
      answer: "Oh! Of course. Beef, mostly. Just one?",
    },
    {
      line: "I'd like one hot dog with mustard, please.",
      keywords: ["mustard"],
      answer: "Oh! Of course. One, with mustard?",
    },
    {
      line: "I order for myself. What's on the menu?",
      keywords: ["for myself"],
      answer: "Oh! Of course. Hot dogs, mostly. One?",
    },
  ],
  choosing: "He asked Omar about you. Each of these is you, answering.",
  evidence: {
    landed: [sfx("footstep", "shoes come over, right in front of you")],
    brushed: [sfx("footstep", "shoes shuffle over to Omar", 0.8), "omar: Don't ask me. Ask Robin."],
    stuck: [
      sfx("footstep", "shoes walk away"),
      sfx("cash-drawer", "a cash drawer: he's already with the next one"),
    ],
  },
  closer: {
    landed: ["clerk: We've got mustard, ketchup and pickles."],
    brushed: [sfx("sizzle", "sizzling, and the counter creaks, over where Omar is", 0.8)],
    stuck: ["clerk: Next in line!"],
  },
  lines: [
    {
      line: "Yes, please. With everything on it.",
      keywords: ["everything", "to me"],
      fits: "landed",
      replies: {
        landed: [
          by("snackSaid", {
            "I'd like one hot dog with mustard, please.": [
              "clerk: Everything, and a double mustard! Two dollars. I'm putting the change in your hand.",
            ],
            other: ["clerk: Coming up! That'll be two dollars. I'm putting the change in your hand."],
          }),
        ],
        brushed: ["clerk: Everything for the friend, got it, buddy.", "omar: I'm not the hot dog's buddy."],
        stuck: [
          "Nobody's there. You've ordered from a napkin box.",
          "omar: It's a nice box, but it can't cook.",
        ],
      },
    },
    {
      line: "It's me who's hungry. I'm on this side.",
      keywords: ["this side", "omar", "to omar"],
      fits: "brushed",
      vain: ["stuck"],
      replies: {
        landed: ["clerk: Yes? That's who I'm talking to!"],
        brushed: [sfx("footstep", "shoes turn to you"), "clerk: Right. Sorry about that. What'll it be?"],
        stuck: ["He's too far away to hear.", "omar: Louder. He's at the fries."],
      },
      whys: { stuck: 'He had walked off: a loud "Excuse me" would have fit.' },
    },
    {
      line: "Excuse me! I was first. I'd like to order!",
      keywords: ["was first", "somebody else", "nobody"],
      fits: "stuck",
      half: ["brushed"],
      replies: {
        landed: ["clerk: You are first! You're the only one here!"],
        brushed: ["clerk: First? Oh. You're the hungry one. Sorry. Go ahead."],
        stuck: [sfx("footstep", "shoes come back"), "clerk: My mistake. One extra pickle. What'll it be?"],
      },
      whys: { brushed: 'He took Omar for the hungry one: "It\'s me" would have fit.' },
    },
  ],
  help: "Never mind the words. Where do the shoes go?",
  clues: {
    landed: {
      signs: "The shoes came over to you. Who is he talking to now?",
      after: "The shoes had come over to you: he was listening.",
    },
    brushed: {
      signs: "The shoes went to Omar. Does he know who's hungry?",
      after: "The shoes went over to Omar: only the words had changed.",
    },
    stuck: {
      signs: "The shoes walk away. Can he still hear you?",
      after: "The shoes had walked away: he was with the next one.",
    },
  },
  done: [],
});

const cane = moment({
  id: "cane",
  who: "Dex",
  voice: "dex",
  scene: [
    by("waySaid", { none: [], other: ["In studio one they're still busy. You wait next door."] }),
    "Studio two. You put your cane beside your chair. You reach for it: nothing.",
    "dex: Oh, that? I cleaned up a little.",
  ],
  say: [
    {
      line: "It has to be where I left it. Bring it back, please.",
      keywords: ["bring it back"],
      answer: "Oops. Sorry. Here it comes.",
    },
    {
      line: "Dex, my cane's how I get around. Don't move it.",
      keywords: ["get around"],
      answer: "Oops. Didn't think of that. Here.",
    },
    {
      line: "Ask me before you move it. Where is it?",
      keywords: ["before you move"],
      answer: "Oops. I should have asked. It's here.",
    },
  ],
  choosing: "It's your cane. Each of these says so.",
  evidence: {
    landed: [sfx("cane-wood", "a cane, laid into your hand")],
    brushed: [sfx("cane-wall", "a cane leans and falls, somewhere left", -0.9)],
    stuck: [sfx("cane-sweep", "swish, swish: somebody fences with it", -0.6)],
  },
  closer: {
    landed: [sfx("breath-out", "he waits beside you", -0.6)],
    brushed: [sfx("key-press", "he's typing again", -0.6)],
    stuck: ["dex-bright: En garde! Ha!"],
  },
  lines: [
    {
      line: "Thanks, Dex. That's better.",
      keywords: ["better", "i have it"],
      fits: "landed",
      replies: {
        landed: [
          by("caneSaid", {
            "Ask me before you move it. Where is it?": [
              "dex: And next time I ask. Hey, may I move your elbow? It's on my sandwich.",
            ],
            other: ["dex: I'll never tidy again. My mom will be so sad."],
          }),
        ],
        brushed: [
          sfx("bump", "your shin meets a chair"),
          "dex: Ooh. It's by the plant. Sorry.",
          "Not your fault. Canes don't walk.",
        ],
        stuck: [sfx("glass-break", "something breaks, left", -0.6), "dex: That was a lamp."],
      },
    },
    {
      line: "Here isn't a place. Put it in my hand, please.",
      keywords: ["in my hand", "it fell", "on the floor"],
      // Any teacher of getting around would say it.
      fits: ["brushed", "stuck"],
      replies: {
        landed: ["dex: It IS in your hand. Hold on, are you joking? You're joking."],
        brushed: [
          sfx("step-wood", "steps come over", -0.6),
          sfx("cane-wood", "a cane, laid into your hand"),
          "dex: Hand. Got it. Here isn't a place. I'll remember that.",
        ],
        stuck: [
          sfx("cane-wood", "a cane, laid into your hand"),
          "dex: Your hand. Right. It's yours, and it's a terrible sword.",
        ],
      },
    },
    {
      line: "It's not a toy. Stop right now.",
      keywords: ["not a toy", "fencing", "playing", "stop it"],
      fits: "stuck",
      half: ["brushed"],
      replies: {
        landed: ["dex: I know! You're holding it!"],
        brushed: ["dex: I'm not playing. It's by the plant, I think. Okay, I'm getting it."],
        stuck: [
          sfx("cane-wood", "a cane, laid into your hand"),
          "dex-soft: Sorry. I wouldn't like it if you fenced with my feet.",
        ],
      },
      whys: { brushed: 'Nobody was playing with it: "Put it in my hand" would have fit.' },
    },
  ],
  help: "Never mind the words. Where is the cane now?",
  clues: {
    landed: {
      signs: "Wood in your hand. What is left to ask for?",
      after: "The cane was in your hand: Dex had done it.",
    },
    brushed: {
      signs: "It fell, off to the left. Is that your hand?",
      after: "The cane fell, off to the left. It wasn't in your hand yet.",
    },
    stuck: {
      signs: "Swish, swish. Is anybody bringing it?",
      after: "Swish, swish: Dex was playing with it.",
    },
  },
  done: [],
});

const hug = moment({
  id: "hug",
  who: "Aunt Jo",
  voice: "jo",
  scene: [
    sfx("step-tile", "quick heels"),
    "jo-bright: Robin! On the radio! Come here, big hug!",
    "You don't feel like hugging today.",
  ],
  say: [
    {
      line: "No hug today. High five?",
      keywords: ["high five"],
      answer: "Oh. A high five. All right, honey.",
    },
    {
      line: "Hi, Aunt Jo! I'm not in a hugging mood.",
      keywords: ["hugging mood"],
      answer: "Oh. No hugs. All right, honey.",
    },
    {
      line: "I'd like to say hi with words today.",
      keywords: ["with words"],
      answer: "Oh. With words. All right, honey.",
    },
  ],
  choosing: "Each one is a kind no. Which one is yours?",
  evidence: {
    landed: [sfx("clap", "a hand, held up and patted by the other: high five?")],
    brushed: [sfx("step-tile", "heels come closer"), sfx("rustle", "a coat rustles, right in front of you")],
    stuck: [sfx("sigh", "a long breath out"), sfx("step-tile", "heels take one step back")],
  },
  closer: {
    landed: ["jo-bright: High five for the star!"],
    brushed: ["jo: Just a teeny, tiny one!"],
    stuck: ["jo-slow: Don't mind me. It's been a week."],
  },
  lines: [
    {
      line: "Five! As loud as it goes!",
      keywords: ["as loud", "high five"],
      fits: "landed",
      replies: {
        landed: [sfx("clap", "smack!"), "jo-bright: Ow! That's a good one. I'll feel that till Sunday."],
        brushed: ["Your hand lands in a hug. You wanted a high five. Not your fault.", "jo: Got you!"],
        stuck: ["Your hand finds only air.", "jo-slow: I'm back here, honey."],
      },
    },
    {
      line: "I said no hug, and I mean it. Nicely.",
      keywords: ["mean it", "still coming"],
      fits: "brushed",
      // A strong no is never wrong.
      half: ["landed", "stuck"],
      replies: {
        landed: ["jo-bright: I know! That's why my hand's up! Slap it!"],
        brushed: [
          sfx("rustle", "the coat stops"),
          "jo: Fair enough. You're the boss of you. Radio hug: kss, over!",
        ],
        stuck: ["jo-soft: I heard you, honey. And that's fine. It's just been a long week."],
      },
      whys: {
        landed: "You may say no twice. Her hand was up: a high five would have fit.",
        stuck: "You may say no twice. She was sad: asking about her week would have fit.",
      },
    },
    {
      line: "I still like seeing you. How has your week been?",
      keywords: ["your week", "sad"],
      fits: ["stuck", "landed"],
      replies: {
        landed: ["jo-bright: My week was fine! Slap my hand already!"],
        brushed: ["jo: My week was long, mmm, come here.", "You step back. That's allowed, too."],
        stuck: [
          "jo: Oh, it was long. My car died. Walk me in?",
          "She was a bit sad, about her week. Your no was fine.",
        ],
      },
    },
  ],
  help: "Never mind the words. What comes closer, or goes away?",
  clues: {
    landed: {
      signs: "A hand, held up. What is it waiting for?",
      after: "Her hand was up and waiting: she had heard you.",
    },
    brushed: {
      signs: "The coat comes closer. Has your no arrived?",
      after: "The coat came closer: she said all right, and still came for the hug.",
    },
    stuck: {
      signs: "A sigh, and a step back. Does she still want a hug?",
      after: "A sigh, and a step back: she had heard you, and was a bit sad.",
    },
  },
  done: [],
});

const way = moment({
  id: "way",
  who: "Lou",
  voice: "clerk",
  scene: [
    "You're still at the snack bar. The show is in studio one.",
    sfx("sizzle", "something sizzles on a grill"),
  ],
  say: [
    {
      line: "Which way is studio one? Left or right from here?",
      keywords: ["left or right"],
      answer: "Left or right? It's right over there.",
    },
    {
      line: "How do I get to studio one? How many doors?",
      keywords: ["how many doors"],
      answer: "Doors? A few. It's right over there.",
    },
    {
      line: "What's near studio one that I could hear?",
      keywords: ["could hear"],
      answer: "Hear? Sure! It's right over there.",
    },
  ],
  choosing: "Each of these asks for something that you can use. Pick one.",
  evidence: {
    landed: [sfx("door-knock", "he raps on the wall: knock, knock, behind you to the left", -0.5)],
    brushed: [sfx("keys-jingle", "bracelets jingle, up in the air")],
    stuck: [sfx("sizzle", "a spatula on the grill, scraping; he hums to himself")],
  },
  closer: {
    landed: ["clerk: Hear that wall? Follow it."],
    brushed: ["clerk: There! See? Right there!"],
    stuck: ["clerk: Two with onions, coming up!"],
  },
  lines: [
    {
      line: "That helps. So along that wall, and how far?",
      keywords: ["along that wall", "the wall", "knocking"],
      fits: "landed",
      replies: {
        landed: ["clerk: Along the wall, third door. You'll hear the humming fridge first."],
        brushed: ["clerk: What wall? I pointed at the stairs.", "So close. Anybody might have guessed that."],
        stuck: ["clerk: Wall? That's my menu.", "Well. Now you know where the menu is."],
      },
    },
    {
      line: "I can't hear you point. Is it left or right?",
      keywords: ["can't hear you", "pointing"],
      // Any teacher of getting around would ask it.
      fits: ["brushed", "stuck"],
      half: ["landed"],
      replies: {
        landed: ["clerk: Left! I'm knocking on it! Hear that?"],
        brushed: ["clerk: Oh. Of course. Left, along the wall, third door. I'll never point again."],
        stuck: ["clerk: Left! Third door! Sorry, onions!"],
      },
      whys: { landed: "He was knocking already: following that wall would have fit." },
    },
    {
      line: "Omar, he's busy. Let's ask at the front desk.",
      keywords: ["front desk", "cooking"],
      fits: "stuck",
      half: ["brushed"],
      replies: {
        landed: ["clerk: Hey! I'm knocking here!"],
        brushed: ["clerk: No, wait! I can do better. Left, third door."],
        stuck: [
          "omar: Good idea. He's in love with those onions.",
          sfx("step-tile", "steps, yours and Omar's"),
          "The front desk says: left, third door, by the humming fridge.",
        ],
      },
      whys: { brushed: "He wanted to help: telling him you can't hear a point would have fit." },
    },
  ],
  help: "Over there: did you hear where that is?",
  clues: {
    landed: {
      signs: "Knock, knock. What could you follow?",
      after: "Knock, knock: that was the wall to follow.",
    },
    brushed: {
      signs: "Bracelets jingle. Can you hear which way an arm points?",
      after: "Bracelets jingled: he pointed, and nobody can hear a point.",
    },
    stuck: {
      signs: "A spatula scrapes. Is he telling you the way? Who else might?",
      after: "A spatula, scraping: he was busy with the grill again.",
    },
  },
  done: [],
});

/** Something small, said lightly. Is it? */
const lunchBox: Scene = {
  id: "lunch-box",
  place: "office",
  seats: SEATS,
  draws: [{ facts: ["theoBox"], values: ["worried", "happy", "mad"] }],
  nodes: [
    {
      id: "lunch-box",
      scene: [
        "Ten minutes to air. Theo sits down behind you, with an empty bowl.",
        hands("theo", "theoBox"),
        "theo: My lunch is gone. It's only lunch.",
        "What do you say to Theo?",
      ],
      asides: [...(unmeant(["worried", "happy", "mad"]) ?? []), puzzled(hands("theo", "theoBox"))],
      feeling: { fact: "theoBox", name: "Theo" },
      listen: {
        closer: [
          [
            by("theoBox", {
              worried: [sfx("breath-in", "a short breath in, held", 0.4)],
              happy: [sfx("giggle", "a giggle, kept small", 0.4)],
              mad: [sfx("breath-out", "one hard breath out", 0.4)],
            }),
          ],
        ],
      },
      choices: readings(
        "theoBox",
        [
          {
            line: "You sound scared. Tell me, and we'll go to Ms. Bell together.",
            keywords: ["together"],
            fits: "worried",
            half: ["mad"],
            replies: {
              worried: [
                "theo-rushed: With you? Okay. A big kid takes it. Every day.",
                "bell: Thank you both for telling me. I'm calling his parents today.",
              ],
              happy: ["theo-bright: Scared? Of what? I traded it! For two puddings!"],
              mad: [
                "theo-hard: My brother ate it. He does it every Friday.",
                "bell: Every Friday? I'm calling your dad today. And here's half my sandwich.",
              ],
            },
            whys: { mad: "Theo was mad, not scared: asking what happened would have fit." },
          },
          {
            line: "You sound pretty cheerful. What's the story?",
            keywords: ["cheerful"],
            fits: "happy",
            replies: {
              worried: [
                "theo-rushed: Story? A big kid gets my lunch, and I get left alone.",
                "You both tell Ms. Bell. Telling isn't tattling when somebody gets hurt.",
              ],
              happy: ["theo-bright: I traded it! For two puddings! One's yours. It's a bit warm."],
              mad: [
                "theo-hard: Cheerful? My brother ATE it. With my own fork. Every Friday!",
                "You tell Ms. Bell. She calls Theo's dad, and finds a sandwich.",
              ],
            },
          },
          {
            line: "It's more than lunch, right? What happened?",
            keywords: ["what happened"],
            // To ask what happened is right wherever something did.
            fits: ["mad", "worried"],
            half: ["happy"],
            replies: {
              worried: [
                "theo-rushed: A big kid takes it. Every day. There. I said it.",
                "You go to Ms. Bell together. Telling isn't tattling when somebody gets hurt.",
              ],
              happy: ["theo-bright: More? It's two puddings! I traded it!"],
              mad: [
                "theo: My brother eats it. Every Friday. Come with me to Ms. Bell?",
                "bell: I'm glad you told me. I'll call your dad, Theo. Sandwich?",
              ],
            },
            whys: { happy: "Theo sounded cheerful: asking for the story would have fit." },
          },
        ],
        {
          fit: { counts: FIT, to: "boxed" },
          half: { counts: HALF, to: "boxed" },
          miss: { to: "boxed" },
        },
      ),
    },
  ],
  endings: [{ id: "boxed", lines: [] }],
};

/** The rain in the show was yours. Does Mina know what she is doing? */
const credit: Scene = {
  id: "credit",
  place: "office",
  seats: SEATS,
  draws: [{ facts: ["minaRain"], values: ["worried", "happy", "sad"] }],
  nodes: [
    {
      id: "credit",
      scene: [
        "Sunny, the host, plays a tape. The rain on it is yours: rice on a pan lid.",
        sfx("rain-here", "rain, from a speaker"),
        "host: Gorgeous rain, Mina! You made that?",
        hands("mina", "minaRain"),
        spoken("mina", "minaRain", "Um. It's good rain, isn't it?"),
        "What do you say?",
      ],
      asides: [...(unmeant(["worried", "happy", "sad"]) ?? []), puzzled(hands("mina", "minaRain"))],
      feeling: { fact: "minaRain", name: "Mina" },
      listen: {
        closer: [
          [
            by("minaRain", {
              worried: [sfx("breath-in", "a short breath in, held", -0.8)],
              happy: [sfx("giggle", "a delighted giggle", -0.8)],
              sad: [sfx("sigh", "a long breath out", -0.8)],
            }),
          ],
        ],
      },
      choices: readings(
        "minaRain",
        [
          {
            line: "Mina, you tell it. Who shook the rice?",
            keywords: ["shook the rice"],
            fits: "worried",
            half: ["sad"],
            replies: {
              worried: [
                "mina: Robin did! I got stuck, and couldn't get out of it. Phew.",
                "host: Robin! Rice! Genius!",
              ],
              happy: [
                "mina-bright: What rice? I'm talking about the rain outside! Is it raining?",
                "host: So, whose rice?",
              ],
              sad: ["mina-slow: Robin did. I only did the storm.", "host: Rice! Genius!"],
            },
            whys: { sad: "Nobody had noticed her storm: naming it would have fit." },
          },
          {
            line: "That's my rain: rice on a pan lid.",
            keywords: ["pan lid"],
            fits: "happy",
            half: ["worried", "sad"],
            replies: {
              worried: ["mina-rushed: Yes! Robin's! I was about to say so! I was!", "host: Rice! Genius!"],
              happy: [
                "mina-bright: Rice? I thought it was real rain! Robin, that's amazing!",
                "host: Genius!",
              ],
              sad: ["mina-slow: It's Robin's. I only did the storm.", "host: Rice! Genius!"],
            },
            whys: {
              worried: "Claiming it is right. Mina was stuck: letting her tell it would have fit.",
              sad: "Claiming it is right. Nobody noticed Mina's storm: naming both would have fit.",
            },
          },
          {
            line: "I made the rain. Mina made the trumpet storm.",
            keywords: ["trumpet storm"],
            // To share it out is right, whether or not she meant to.
            fits: ["sad", "happy"],
            half: ["worried"],
            replies: {
              worried: ["mina-rushed: Right! That's how it was! Exactly how it was!", "host: Rice! Genius!"],
              happy: ["mina-bright: I did make a storm! Wait, that rain was YOU?", "host: Rice! Genius!"],
              sad: [
                "mina: You noticed the storm? Nobody noticed the storm.",
                "host: Rain AND storm. I've got a whole weather team!",
              ],
            },
            whys: {
              worried: "Fair to you both. Mina was stuck: letting her tell it would have fit.",
            },
          },
        ],
        {
          fit: { counts: FIT, remember: { named: "yes" }, to: "credited" },
          half: { counts: HALF, remember: { named: "yes" }, to: "credited" },
          miss: { to: "credited" },
        },
      ),
    },
  ],
  endings: [{ id: "credited", lines: [] }],
};

const onAir: Scene = {
  id: "on-air",
  place: "office",
  seats: { host: -0.5, omar: 0.8, theo: 0.4 },
  draws: [
    { facts: ["hostAsks"], values: LANDINGS },
    { facts: ["hostFeels"], values: ["worried", "sad", "happy"] },
  ],
  nodes: [
    {
      id: "inspiring",
      scene: [
        "host-bright: Welcome our special guest! So brave! So inspiring! Just for getting here!",
        "omar: We took the elevator.",
        by("guardSaid", { none: [], other: ['omar: And Robin told the guard: "{guardSaid}"'] }),
        "What do you say to Sunny?",
      ],
      help: ["What would you like to be praised for?"],
      choices: [
        {
          line: "Thanks. I'd rather be praised for the rain.",
          keywords: ["for the rain"],
          outcomes: [
            {
              credit: 1,
              counts: FIT,
              reply: [
                by("named", {
                  yes: ["host: Rice on a pan lid! How could I forget? That was you!"],
                  other: ["host: The rain on that tape? That was you?"],
                }),
              ],
              to: "asks",
            },
          ],
        },
        {
          line: "The elevator was braver. It's from 1950.",
          keywords: ["elevator was"],
          outcomes: [
            {
              credit: 1,
              counts: FIT,
              reply: [sfx("laugh-big", "somebody behind the glass laughs"), "host: Ha! True! It sticks!"],
              to: "asks",
            },
          ],
        },
        {
          line: "Um. Thank you?",
          keywords: ["um"],
          outcomes: [
            {
              credit: 0.5,
              reply: [
                by("named", {
                  yes: ["omar: Sunny? Robin made you that rain. That was the hard part."],
                  other: ["omar: Sunny? Robin made the rain on your tape. That was the hard part."],
                }),
              ],
              why: ["Omar said it for you: asking to be praised for the rain would have fit.", NO_POINT],
              to: "asks",
            },
          ],
        },
      ],
    },
    {
      id: "asks",
      scene: [
        "host: So, Omar: what does Robin like to do?",
        "you: Ask me, please.",
        "host: Of course! Robin.",
        by("hostAsks", {
          landed: [sfx("rustle", "her chair rolls up, right in front of you", 0)],
          brushed: [sfx("rustle", "her chair rolls over to Omar", 0.8)],
          stuck: [sfx("radio-jingle", "music comes up: she's off to the weather")],
        }),
        "What do you say to Sunny now?",
      ],
      feeling: {
        fact: "hostAsks",
        name: "Sunny",
        says: {
          landed: {
            signs: "The chair rolled up to you. Who is she asking?",
            after: "Her chair had rolled up to you: she was asking you.",
          },
          brushed: {
            signs: "The chair rolled over to Omar. Where does she think you are?",
            after: "Her chair rolled over to Omar: she had only said your name.",
          },
          stuck: {
            signs: "Music. Is she still waiting for you?",
            after: "The music came up: she was off to the weather.",
          },
        },
      },
      help: ["Never mind the words. Where does the chair roll, and what comes up?"],
      asides: [puzzled("Where does the chair roll, and what comes up?")],
      listen: {
        closer: [
          [
            by("hostAsks", {
              landed: [sfx("breath-in", "a breath in, close in front of you", 0)],
              brushed: ["host: So, does Robin like it here, Omar?"],
              stuck: ["host: And now, the weather! It is, well, it's out there!"],
            }),
          ],
        ],
      },
      choices: readings<Landing>(
        "hostAsks",
        [
          {
            line: "I like sounds. I collect them. Want to hear my best?",
            keywords: ["collect", "to me"],
            fits: "landed",
            replies: {
              landed: [
                "host-bright: Do I! Go!",
                sfx("squeak-toy", "a squeak, from your pocket"),
                "host: What IS that?",
              ],
              brushed: [
                "host: And does Robin like music, Omar?",
                "omar: Robin's talking. Listen: that's Robin.",
              ],
              stuck: ["You tell it to the music."],
            },
          },
          {
            line: "I'm on your other side. Ask me again?",
            keywords: ["other side", "omar", "to omar"],
            fits: "brushed",
            half: ["stuck"],
            replies: {
              landed: ["host: I'm right in front of you! I asked!"],
              brushed: [
                sfx("rustle", "her chair rolls over to you", 0),
                "host: I did it again! Sorry. Robin: what do you like?",
              ],
              stuck: ["host: Just a sec! Weather! Oh. You want to go on? Okay!"],
            },
            whys: { stuck: "She was off to the weather: stopping the music would have fit." },
          },
          {
            line: "Wait! Turn the music down. I haven't answered!",
            keywords: ["music down", "the weather"],
            fits: "stuck",
            half: ["brushed"],
            replies: {
              landed: ["host: There's no music, dear. There's only me."],
              brushed: ["host: What music? Oh. I'm talking to the wrong chair!"],
              stuck: [
                sfx("power-down", "the music fades"),
                "host: You're right. The weather can wait. It always does.",
              ],
            },
            whys: { brushed: "She had rolled over to Omar: saying where you sit would have fit." },
          },
        ],
        {
          fit: { counts: FIT, to: "swap" },
          half: { counts: HALF, to: "swap" },
          miss: { why: [NO_POINT], to: "swap" },
        },
      ),
    },
    {
      id: "swap",
      scene: [
        sfx("page", "a stack of papers slides to the floor", -0.5),
        by("hostFeels", {
          worried: [
            sfx("breath-in", "short breaths, high up", -0.5),
            "host-rushed: Oh! My questions! You ask me something, Robin.",
          ],
          sad: [
            sfx("sigh", "a long breath out", -0.5),
            "host-slow: Oh. My questions. You ask me something, Robin.",
          ],
          happy: [
            sfx("laugh-big", "a real laugh", -0.5),
            "host-bright: Oh! My questions! You ask me something, Robin!",
          ],
        }),
        "Now you're the host. What do you say to Sunny?",
      ],
      asides: [
        ...(unmeant(["worried", "sad", "happy"]) ?? []),
        puzzled("Is the breath short, or long, or a laugh?"),
      ],
      feeling: {
        fact: "hostFeels",
        name: "Sunny",
        says: {
          worried: {
            after: "Short breaths, high up: Sunny had lost her questions, and was scared.",
          },
          sad: {
            signs: "A long breath out, and slow words. Somebody is tired, or sad.",
            after: "A long breath out, and slow: Sunny was sad.",
          },
          happy: {
            signs: "That was a real laugh. What would it like more of?",
            after: "That was a real laugh: Sunny was having fun.",
          },
        },
      },
      help: ["Listen to the breath. Is it short, long, or laughing?"],
      listen: {
        closer: [
          [
            by("hostFeels", {
              worried: [sfx("page", "pages, turned over and over", -0.5)],
              sad: [sfx("doubt-hum", "a hum that sinks and stops", -0.5)],
              happy: [sfx("giggle", "a giggle, close to the microphone", -0.5)],
            }),
          ],
        ],
      },
      choices: readings(
        "hostFeels",
        [
          {
            line: "Take your time. I'll tell them how rain is made.",
            keywords: ["take your time"],
            fits: "worried",
            half: ["sad"],
            replies: {
              worried: [
                sfx("rain-here", "rice on a pan lid"),
                sfx("breath-out", "a breath let go", -0.5),
                "host: You saved my show. Thank you.",
              ],
              sad: ["host-slow: Tell them. You're good at this. Better than me."],
              happy: ["host-bright: Time? I don't need time! Ask! Ask!"],
            },
            whys: { sad: "Sunny was sad: asking about her day would have fit." },
          },
          {
            line: "You sound tired, Sunny. Long day?",
            keywords: ["tired"],
            fits: "sad",
            half: ["worried"],
            replies: {
              worried: ["host-rushed: Tired? Me? Does it show? On the radio?"],
              sad: ["host: It's my last week here. Nobody's asked me that. Thank you, Robin."],
              happy: ["host-bright: Tired? I've had nine coffees!"],
            },
            whys: { worried: "Sunny was scared: giving her time would have fit." },
          },
          {
            line: "Sunny, what's the silliest sound you can make?",
            keywords: ["silliest"],
            fits: "happy",
            replies: {
              worried: ["host-rushed: Sound? I, er, papers, papers, papers."],
              sad: ["host-slow: Not today. Maybe a foghorn."],
              happy: [
                sfx("goose", "an excellent goose", -0.5),
                "omar: Best goose on the air! Better than a goose!",
              ],
            },
          },
        ],
        {
          fit: { counts: FIT, to: "off-air" },
          half: { counts: HALF, to: "off-air" },
          miss: { why: [NO_POINT], to: "off-air" },
        },
      ),
    },
  ],
  endings: [
    {
      id: "off-air",
      lines: [
        sfx("radio-jingle"),
        by("hugSaid", {
          none: [],
          other: [
            sfx("phone-ring", "a phone, in the studio"),
            "jo: Hello? I'm the aunt who was told: \"{hugSaid}\" And I'm so proud I could hug the radio!",
          ],
        }),
        "host: And that's the show!",
      ],
    },
  ],
};

const chapter: Act[] = [
  {
    id: "hook",
    lines: [
      { sound: "radio-jingle" },
      { bed: "office", layer: "place" },
      "You're a guest at the big radio station.",
      "omar: They all say sure here. Listen to what they do.",
    ],
    again: [{ bed: "office", layer: "place" }, "omar: Back at the station! Who says sure, and who does it?"],
  },
  {
    id: "goal",
    if: { length: "full" },
    lines: ["omar: A line that fits is two points. Seventeen wins you a show."],
  },
  {
    id: "goal-short",
    if: { length: "short" },
    lines: ["omar: A line that fits is two points. Eight win you a show."],
  },
  {
    id: "arrive",
    as: "rescue",
    items: ["guard"],
    turns: 1,
    short: 1,
    resumed: ["You say it. Are you heard? Up: listen closer."],
  },
  {
    id: "first",
    ask: ["Half an hour to air. Where first?"],
    options: [
      {
        id: "snack",
        label: "The snack bar",
        phrases: ["snack", "food", "hot dog"],
        chosen: ["omar: Yes! I can smell the hot dogs from here."],
      },
      {
        id: "studio",
        label: "The studio",
        phrases: ["studio"],
        chosen: ["omar: Work first. But I can smell hot dogs."],
      },
    ],
  },
  {
    id: "snack-first",
    as: "rescue",
    items: ["snack", "way", "cane"],
    turns: 3,
    short: 1,
    if: { chose: { first: "snack" } },
  },
  {
    id: "studio-first",
    as: "rescue",
    items: ["cane", "snack", "way"],
    turns: 3,
    short: 1,
    if: { chose: { first: "studio" } },
  },
  { id: "aunt", as: "rescue", items: ["hug"], turns: 1, short: 0 },
  { id: "lunch-box", as: "rescue", items: ["lunch-box"], turns: 1, short: 0 },
  { id: "rain", as: "ride", items: ["credit"], turns: 1, short: 0 },
  {
    id: "on-air",
    as: "boss",
    items: ["on-air"],
    turns: 1,
    short: 1,
    how: [
      { sound: "lock-click", caption: "a red light clicks on" },
      "You're live, with Sunny, the host. New rule: everybody in town is listening.",
    ],
  },
  {
    id: "left-over",
    if: { length: "full", stakes: { mic: { from: 8 } } },
    ask: ["host: One minute left! Robin, what does the town get to hear?"],
    options: [
      {
        id: "rain",
        label: "My rain",
        phrases: ["rain"],
        chosen: [
          { sound: "rain-here", caption: "rice on a pan lid, all over town" },
          { sound: "phone-ring" },
          "host: Somebody took in the laundry!",
        ],
      },
      {
        id: "hot-dog",
        label: "Omar's hot dog song",
        phrases: ["hot dog", "song"],
        chosen: [{ sound: "tuba" }, "omar: Hot do-o-og! With mus-ta-a-ard!", { sound: "crowd-laugh" }],
      },
    ],
  },
  ...endings("full", 8, 17),
  ...endings("short", 4, 8),
];

/** From so many points on they ask you back, and from so many on you get a show of your own. */
function endings(length: "full" | "short", some: number, many: number): Act[] {
  const show = { length, stakes: { mic: { from: many } } };
  const notShow = { length, stakes: { mic: { to: many - 1 } } };
  const id = (name: string): string => (length === "full" ? name : `${name}-short`);
  return [
    {
      id: id("own-show"),
      as: "perform",
      if: show,
      lines: [
        { sound: "phone-ring" },
        "host: That was my boss. You get a show of your own, Robin. Five minutes, Fridays.",
        "omar: And hot dogs!",
      ],
    },
    {
      id: id("again"),
      as: "perform",
      if: { length, stakes: { mic: { from: some, to: many - 1 } } },
      lines: [
        "host: Good to have you! Come back any time.",
        `omar: {micTold}, and a show takes ${length === "full" ? "seventeen" : "eight"}. Next time they say sure, hear what they do.`,
      ],
    },
    {
      id: id("small"),
      as: "perform",
      if: { length, stakes: { mic: { to: some - 1 } } },
      lines: [
        "omar: They did most of the deciding today. Next time, we listen for what they do.",
        "guard: And next time I ask first. All of us do. Promise.",
      ],
    },
    { id: id("badge"), keepsake: "badge", if: show },
    { id: id("sticker"), keepsake: "sticker", if: notShow },
  ];
}

export const speakUp: Level = {
  id: "speak-up",
  name: "Speak up",
  difficulty: 2,
  skill: "speaking-up",
  goodbye: ["omar: I'll hold your chair. And a hot dog."],
  chapter,
  stakes: ["mic"],
  // A second hint is Omar doing the listening: that is a point less. To listen closer is the lesson, and free.
  prices: { hint: { mic: 1 } },
  tallies: ["caught", "own"],
  learned: "to say what you need, and to listen for whether it was heard",
  tryAtHome: [
    'Practice a friendly no with your family: "No hug today. High five?"',
    "Tell a grown-up one thing that helps you at school.",
    'When somebody says "sure," listen: do they do it?',
  ],
  next: ["Next time the guard may listen, and the clerk may not. You never know who says sure and means it."],
  rules: {
    rhythms: RHYTHMS,
    feelings: feelingsOf("happy", "worried", "mad", "sad", ...LANDINGS),
    tells: tellsOf(["mina", "theo"]),
  },
  items: [guard, snack, way, cane, hug, lunchBox, credit, onAir],
};
