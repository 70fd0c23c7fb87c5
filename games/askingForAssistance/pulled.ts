/** Help that pulls: one stops it, and turns it into the help one wants. */
import type { Person } from "./people.ts";
import { v, type Choice, type Node, type TalkLine } from "./scene.ts";
import type { Stop } from "./stop.ts";

/**
 * Somebody takes you there. One holds the guide just above the elbow and walks half a step behind; one takes the arm and is
 * not pushed: Step-by-Step (tech.aph.org), sighted guide pages of jsu.edu and helenkeller.org.
 */
function elbow({ id, arrive }: Stop): Choice {
  return {
    line: "Stop, please. May I take your elbow?",
    keywords: ["elbow"],
    outcomes: [
      {
        if: { [`${id}Erred`]: "none" },
        credit: 0.5,
        counts: { minutes: 2, won: 1 },
        reply: [
          v("may", [
            "Hold just above the elbow, and walk half a step behind.",
            "You hold the arm. Nobody pushes you.",
            "Half a step behind, your hand above the elbow.",
            "You can let go whenever you like.",
          ]),
          { sound: "footsteps", hold: "end" },
          { sound: "door-open", hold: "end" },
          ...arrive,
        ],
        to: "there",
      },
      {
        credit: 0.5,
        counts: { minutes: 2 },
        reply: [{ sound: "footsteps", hold: "end" }, { sound: "door-open", hold: "end" }, ...arrive],
        to: "there",
      },
    ],
  };
}

/** They pull before they ask. */
export function pulled(stop: Stop, { voice }: Person): Node {
  const { id } = stop;
  const scene = [
    { sound: "rustle", caption: "a hand pulls at your sleeve", hold: "end" } satisfies TalkLine,
    v(voice, ["Come, come!", "This way, this way!", "I'll take you!", "Along we go!"]),
  ];
  return {
    id: "pulled",
    scene,
    help: ["They don't know where you want to go. You may always say stop."],
    further: ["Stop first. Then say what you need: a word, or an elbow."],
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
                "Right. Hands off.",
                "You're right, sorry.",
              ]),
            ],
            remember: { [`${id}Pull`]: "waits" },
            to: "need",
          },
        ],
      },
      elbow(stop),
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
        line: "All right, pull me.",
        keywords: ["pull me", "all right"],
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
            ],
            remember: { [`${id}Pull`]: "waits", [`${id}Back`]: "talk" },
            to: "ring",
          },
        ],
      },
    ],
  };
}
