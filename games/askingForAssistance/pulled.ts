/** Help that pulls: one stops it, and turns it into the help one wants. */
import { halfSaid } from "./doors.ts";
import type { Worker } from "./people.ts";
import { v, type Choice, type Node, type TalkLine } from "./scene.ts";
import { wordsOf, type Stop } from "./stop.ts";

/**
 * Somebody takes you there. One holds the guide just above the elbow and walks half a step behind; one takes the arm and is
 * not pushed: Step-by-Step (tech.aph.org), sighted guide pages of jsu.edu and helenkeller.org.
 */
const ELBOW: Choice = {
  line: "Stop, please. May I take your elbow?",
  keywords: ["elbow", "your elbow"],
  outcomes: [
    {
      credit: 0.5,
      reply: [
        v("may", [
          "Hold just above the elbow, and walk half a step behind.",
          "You hold the arm. Nobody pushes you.",
          "Half a step behind, your hand above the elbow.",
          "You can let go whenever you like.",
        ]),
      ],
      to: "walk",
    },
  ],
};

/** An elbow goes where one says. That the door was not found out is in the tally. */
function walk({ id, name, arrive }: Stop, { voice }: Worker): Node {
  const { onSide, nth } = wordsOf(id);
  const footsteps = { sound: "footsteps", hold: "end" } satisfies TalkLine;
  return {
    id: "walk",
    scene: [v(voice, ["Gladly. Where to?", "Here it is. Where to?", "With pleasure. And where to?"])],
    help: ["An elbow goes where you say. Where do you want to go?"],
    further: [`You want to go to ${name}.`],
    asides: halfSaid((half) => v("may", half)),
    choices: [
      {
        line: `To ${name}, please.`,
        keywords: ["please", name.replace(/^the /u, "").toLowerCase()],
        outcomes: [
          {
            credit: 1,
            counts: { minutes: 2 },
            reply: [
              footsteps,
              { sound: "door-open", hold: "end" },
              `This is {${onSide}} {${nth}}.`,
              ...arrive,
            ],
            to: "there",
          },
        ],
      },
      {
        line: "Wherever you think.",
        keywords: ["wherever", "you think"],
        outcomes: [
          {
            credit: 0,
            counts: { minutes: 2 },
            reply: [
              footsteps,
              v(voice, [
                "I think: the fish tank! Hear it? No? It's a quiet fish.",
                "To the coat hooks, then! I like those.",
              ]),
              v("may", [
                "An elbow goes where you say. That cost two balloons.",
                "Two balloons for a walk. Say where, next time.",
              ]),
            ],
            remember: { [`${id}Pull`]: "waits", [`${id}Back`]: "talk" },
            to: "ring",
          },
        ],
      },
      {
        line: "Thank you, I'll go alone.",
        keywords: ["thank you", "alone", "thanks"],
        last: true,
        outcomes: [
          {
            reply: [v(voice, ["As you like!", "Sure.", "Fine with me."])],
            remember: { [`${id}Pull`]: "waits", [`${id}Back`]: "talk" },
            to: "ring",
          },
        ],
      },
    ],
  };
}

/** They pull before they ask. */
export function pulled(stop: Stop, worker: Worker, cost: TalkLine): Node[] {
  const { id } = stop;
  const { voice } = worker;
  const scene = [
    { sound: "rustle", caption: "a hand pulls at your sleeve", hold: "end" } satisfies TalkLine,
    v(voice, ["Come, come!", "This way, this way!", "I'll take you!", "Along we go!"]),
  ];
  const hand: Node = {
    id: "pulled",
    scene,
    help: ["They don't know where you want to go. You may always say stop."],
    further: ["Stop first. Then say what you need: a word, or an elbow."],
    asides: halfSaid(() => v("may", "A hand holds your sleeve. Say stop first.")),
    choices: [
      {
        line: "Stop, please. I have a question.",
        keywords: ["question"],
        outcomes: [
          {
            credit: 1,
            reply: [
              v(voice, [
                "Oh! Of course.",
                "Sorry! I should have asked.",
                "Hands off. Sorry.",
                "Good point. I'm sorry.",
              ]),
            ],
            remember: { [`${id}Pull`]: "waits" },
            to: "need",
          },
        ],
      },
      ELBOW,
      {
        line: "No! Let go of me!",
        keywords: ["let go", "let go of me"],
        outcomes: [
          {
            credit: 1,
            reply: [v(voice, ["I'm sorry! I let go.", "Oh! Sorry. I won't.", "Of course. I'm sorry."])],
            remember: { [`${id}Pull`]: "waits", [`${id}Back`]: "talk" },
            to: "ring",
          },
        ],
      },
      {
        line: "Sure, pull me along.",
        keywords: ["pull me", "sure"],
        last: true,
        outcomes: [
          {
            credit: 0,
            counts: { minutes: 3 },
            reply: [
              { sound: "footsteps", rate: 1.5, hold: "end" },
              { sound: "door-open", hold: "end" },
              v(voice, [
                "Here we are! The closet! Isn't that where you were going?",
                "The copy room! Everybody wants the copy room. No?",
                "Ta-da! The sports closet! Hm. Where did you want to go?",
              ]),
              v("may", [
                "They never asked where. You may stop anybody who pulls.",
                "You can always say stop. You don't have to be polite about it.",
              ]),
              cost,
            ],
            remember: { [`${id}Pull`]: "waits", [`${id}Back`]: "talk" },
            to: "ring",
          },
        ],
      },
    ],
  };
  return [hand, walk(stop, worker)];
}
