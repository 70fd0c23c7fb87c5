/** What every level has: whispers to spend before the last act, and three ways for the sun to go down. */
import { FEW, GOAL } from "./frame.ts";
import type { Chapter, Lines } from "./types.ts";

const WIN = { stakes: { team: { from: GOAL } } } as const;
const DRAW = { stakes: { team: { from: FEW + 1, to: GOAL - 1 } } } as const;
const LOST = { stakes: { team: { to: FEW } } } as const;

/** What is over can free a friend, or be kept for questions. */
export function spend(id: string): Chapter {
  return [
    {
      ...password(id, 3),
      ask: [
        "prism: You have {whispersTold}. For three, we can whisper the password over the fence, and one more friend comes over to us. Or keep them, for questions.",
      ],
    },
    {
      id: `${id}-full`,
      length: "full",
      if: { stakes: { whispers: { from: 3 }, team: { from: 12 } } },
      lines: ["prism: All twelve are with us! Nobody's left to call. Keep your whispers for questions."],
    },
  ];
}

/** The last use for them, dearer than the first. */
function lastSpend(): Chapter {
  return [
    {
      ...password("last-password", 4),
      ask: [
        "prism: Quick, before the sun's gone! You have {whispersTold}. For four, one more friend can come over to us.",
      ],
    },
  ];
}

function password(id: string, cost: number) {
  return {
    id,
    length: "full" as const,
    if: { stakes: { whispers: { from: cost }, team: { to: 11 } } },
    options: [
      {
        id: "free",
        label: "Whisper the password",
        phrases: ["password", "call a friend", "yes", "whisper"],
        counts: { spent: cost, gained: 1 },
        chosen: [
          { sound: "breath-out" as const },
          {
            say: ["Psst! The password is: potato.", "Psst! Potato. Pass it on."],
            voice: "prism",
          },
        ],
      },
      {
        id: "keep",
        label: "Keep them",
        phrases: ["keep", "no", "keep the whispers"],
        chosen: ["prism: As you like. I'll keep my beak shut. For a while."],
      },
    ],
  };
}

interface Ending {
  readonly won: Lines;
  readonly drawn: Lines;
  readonly lost: Lines;
  readonly gift: string;
}

export function sunset({ won, drawn, lost, gift }: Ending): Chapter {
  return [
    ...lastSpend(),
    {
      id: "sunset",
      lines: [{ sound: "drum-roll-end" }, "peek: Sunset! Time's up. Come out, come out, wherever you are!"],
    },
    {
      id: "some",
      if: { stakes: { team: { from: 1 } } },
      lines: ["prism: On our side: {teamTold}."],
    },
    {
      id: "none",
      if: { stakes: { team: { to: 0 } } },
      lines: ["prism: On our side there's only me. And I've been found since breakfast."],
    },
    {
      id: "won",
      as: "perform",
      if: WIN,
      lines: [{ device: "team" }, { sound: "crowd-cheer" }, ...won],
    },
    {
      id: "drawn",
      as: "perform",
      if: DRAW,
      lines: [{ device: "team" }, { sound: "applause-small" }, ...drawn],
    },
    {
      id: "lost",
      as: "perform",
      if: LOST,
      lines: [...lost],
    },
    { id: "gift", if: WIN, keepsake: gift },
    { id: "gift-drawn", if: DRAW, keepsake: "pancake" },
    { id: "gift-lost", if: LOST, keepsake: "squeak" },
  ];
}
