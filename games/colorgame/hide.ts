/** Short forms for a choice of coat: where one stands and who comes are heard, and no word tells either. */
import { CHASED, COMERS, GONE, HOME, MISSED, NEAR, PANCAKES, SMELLED, WHO, type ComerId } from "./comers.ts";
import { inTurn, said } from "./heard.ts";
import { PLACES, type Place, type PlaceId } from "./places.ts";
import { SOURCES } from "./sources.ts";
import type { Choice, Lines, Option, Scene } from "./types.ts";

const ASKS = said(
  "prism",
  "Psst! What color?",
  "Where are we? Who's that? And what color?",
  "Somebody's coming! The coat, quick!",
  "Ears, please! Then the coat.",
  "Here we are. Pick one!",
  "Listen, and choose!",
);
const RECALL = said("prism", "Where are we, who comes, and what color?");

const UNNOTICED = said(
  "prism",
  "She looked right at us!",
  "Her eyes went over us like a duster.",
  "I nearly squawked. Nearly!",
  "She didn't see the edge of us.",
  "To her we're just more of the same.",
);

const FOUND = [
  "Found you! That coat sticks out like a sore thumb here.",
  "Found you, red-handed! That's a saying: caught in the act.",
  "Found you! Whatever's behind you, it isn't that color.",
  "Found you! I saw the edge of you, all the way around.",
];

export function place(id: PlaceId): Place {
  return PLACES[id];
}

const FATE = { by: 1, sinks: -1 } as const;

/** What comes of a coat of the right color, and of a wrong one. */
export function comesWell(comer: ComerId, { nothing }: Place): Lines {
  switch (comer) {
    case "peek":
      return [...NEAR.peek, said("peek", ...nothing), ...GONE, UNNOTICED];
    case "sniff":
      return HOME.sniff;
    case "pop":
      return [...NEAR.pop, { sound: "brake-squeal", level: 0.4 }, PANCAKES];
  }
}

function comesBadly(comer: ComerId, { found }: Place): Lines {
  switch (comer) {
    case "peek":
      return [...NEAR.peek, { sound: "gasp" }, said("peek", found, ...FOUND)];
    case "sniff":
      return [...NEAR.sniff, { sound: "dog-small" }, SMELLED];
    case "pop":
      return [...NEAR.pop, { sound: "bicycle-by" }, MISSED, CHASED];
  }
}

export function coat(label: string): Pick<Option, "id" | "label" | "phrases"> {
  const color = label.toLowerCase();
  return {
    id: color.replaceAll(/[^a-z]+/g, "-"),
    label,
    phrases: [`${color} coat`, `the ${color} coat`, `the ${color} one`, `make it ${color}`],
  };
}

export function right(comer: ComerId, at: Place): Pick<Option, "worth" | "by" | "late" | "comes"> {
  return { worth: 1, by: FATE.by, late: 0, comes: comesWell(comer, at) };
}

export function wrong(comer: ComerId, at: Place): Pick<Option, "worth" | "by" | "comes"> {
  return { worth: 0, by: FATE.sinks, comes: comesBadly(comer, at) };
}

const SLIP: Pick<Option, "id" | "label" | "phrases" | "last"> = {
  id: "home",
  label: "Slip home",
  phrases: ["home", "go home", "no color", "run"],
  last: true,
};

export function home(comer: ComerId): Option {
  return comer === "sniff"
    ? { ...SLIP, worth: 1, by: FATE.by, late: 0, comes: HOME.sniff }
    : { ...SLIP, worth: 0.5, comes: HOME[comer] };
}

/** The colors to choose from: for who looks for us, and for who has to notice us. */
function coats(comer: ComerId, at: Place): Option[] {
  const { color, shade, loud, others } = at;
  const [first, second] = others;
  switch (comer) {
    case "peek":
      return [
        { ...coat(color), ...right(comer, at) },
        ...[first, second].map((label) => ({ ...coat(label), ...wrong(comer, at) })),
      ];
    case "sniff":
      return [color, first, second].map((label) => ({ ...coat(label), ...wrong(comer, at) }));
    case "pop":
      return [
        { ...coat(loud), ...right(comer, at) },
        ...[color, shade].map((label) => ({ ...coat(label), ...wrong(comer, at) })),
      ];
  }
}

/** More than was told before: after a miss, or as the third help. */
export function againOf(comer: ComerId, { name }: Place): Lines {
  switch (comer) {
    case "peek":
      return [said("prism", `It's ${name}, and Captain Peek looks for whatever isn't like it.`)];
    case "sniff":
      return [said("prism", "That's Sniff, and he goes by his nose. What good is a color against a nose?")];
    case "pop":
      return [said("prism", `We're in front of ${name}, and Pop has to notice us. What's least like it?`)];
  }
}

export function whyOf(comer: ComerId, { why, name, loud }: Place): string[] {
  switch (comer) {
    case "peek":
      return [why];
    case "sniff":
      return [
        "A color only works on eyes. A nose goes by smell.",
        "Hiding from a nose? Color's no help. Distance is.",
      ];
    case "pop":
      return [
        `${loud} is unlike ${name}, so it catches the eye.`,
        `${loud} in front of ${name}: unlike what's behind it, so it's noticed.`,
      ];
  }
}

export function cluesOf(comer: ComerId, { look }: Place): NonNullable<Scene["clues"]> {
  return { where: [[said("prism", look)]], who: [[WHO[comer]]] };
}

/** One place, one who comes. */
export function hide(id: PlaceId, comer: ComerId, more = ""): Choice {
  const at = place(id);
  return {
    id: `${id}-${comer}${more}`,
    ask: [ASKS],
    recall: [RECALL],
    heard: inTurn(at.heard, COMERS[comer]),
    options: [...coats(comer, at), home(comer)],
    clues: cluesOf(comer, at),
    again: againOf(comer, at),
    hint:
      comer === "sniff" ? "Never mind the ground. What does somebody go by who pants and sniffs?" : at.hint,
    why: whyOf(comer, at),
    source: SOURCES.shared,
  };
}
