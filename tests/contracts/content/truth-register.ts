/** What games must say, or must never say, so that nobody takes harm or learns what is not so. */
interface Register {
  /** To the child, or on the page for grown-ups. */
  readonly says?: readonly (readonly ["heard" | "grown-ups", RegExp])[];
  readonly never?: readonly RegExp[];
}

export const TRUE_OF: Readonly<Record<string, Register>> = {
  askingForAssistance: {
    says: [
      ["grown-ups", /just above the elbow.*half a step behind.*not pushed/],
      ["grown-ups", /nothing here teaches crossing a street/i],
      ["heard", /always say stop/],
    ],
  },
  caneCompanion: {
    says: [
      ["grown-ups", /does not teach street crossing/],
      ["grown-ups", /constant contact|stays on the ground/],
      ["heard", /Streets are for lessons/],
    ],
  },
  carcounting: {
    says: [
      ["grown-ups", /does not teach how to cross a street/],
      ["grown-ups", /older ones may be very quiet/],
      ["heard", /Crossing a street is a different skill/],
    ],
  },
  colorgame: {
    never: [/\b(?:red|blue|green|yellow|orange|purple|pink|brown|gray|white|black) sounds like\b/i],
  },
  dinodetectives: { says: [["grown-ups", /Nobody knows what dinosaurs sounded like/]] },
  healthyPlate: {
    says: [
      ["grown-ups", /No food is called good or bad/],
      ["grown-ups", /grown-up checks the label every time/],
    ],
    never: [/MyPlate|pyramid|calorie|\bfat\b|\bdiet\b/i],
  },
  moneyMatch: {
    says: [
      ["grown-ups", /still legal tender/],
      ["grown-ups", /folded differs from family to family/],
      ["grown-ups", /never to be known by their sound/],
    ],
  },
  partofspeech: { never: [/mad libs/i] },
  safetySirens: {
    says: [
      [
        "grown-ups",
        /three beeps are smoke, groups of four carbon monoxide; a single chirp every 30 to 60 seconds/,
      ],
      ["grown-ups", /Get out, call, stay out/],
      ["grown-ups", /Town sirens mean different things in different places/],
    ],
  },
  spacecase: { says: [["grown-ups", /sounds here are those of instruments/]] },
  tinycelltown: { says: [["grown-ups", /No part of a cell makes such noises/]] },
  weatherwhiz: {
    says: [
      ["grown-ups", /thunder, however far.*indoors at once/],
      ["grown-ups", /five to a mile/],
    ],
  },
};
