/** Whoever hears what a thing is like, and picks from a list what goes with it. */
import { can, last, pressFor, reach, since, thinking, wanting, type Known, type Mind } from "../mind.ts";

const PLACES: readonly (readonly [sound: RegExp, color: string, alike: RegExp])[] = [
  [/woodpecker/, "brown", /brown/],
  [/creak and crunch/, "white", /white|cream/],
  [/crackling/, "brown", /brown|tan/],
  [/swishing/, "green", /green/],
  [/grind softly/, "tan", /tan|light brown/],
  [/chute/, "black", /black|dark/],
  [/dry rustles/, "yellow", /yellow|gold/],
  [/tumble/, "gray", /gray/],
  [/fire bell/, "red", /red/],
  [/owl/, "black", /black|dark/],
];

/** Like the ground for eyes, unlike it for a friend, and home for a nose. */
export const colorgame = (): Mind => {
  const wanted = (place: string, who: string) => (color: string) => {
    const [, own = "", alike = /./] = PLACES.find(([sound]) => sound.test(place)) ?? [];
    if (/sniff/.test(who)) return color === "slip home";
    if (/bicycle bell/.test(who)) return color !== "slip home" && !alike.test(color);
    return color === own;
  };
  return thinking(
    (known) => {
      if (!can(known, /^Next/)) return undefined;
      const heard = last(known.lines, /^\[.*\. Then /)?.slice(1, -1) ?? "";
      const [place = "", who = "", place2, who2 = ""] = heard.split(/\. Then /);
      const fits = (label: string) => {
        const [first = "", second = first] = label
          .replace(/ both times$/, "")
          .replace(/^(Change to|Stay) /, "")
          .toLowerCase()
          .split(" then ");
        return wanted(place, who)(first) && (place2 === undefined || wanted(place2, who2)(second));
      };
      const option = known.moves.find(
        ({ label, button }) => (button === undefined || button === "select") && fits(label),
      );
      return option === undefined ? undefined : reach(known, new RegExp(`^${option.label}$`));
    },
    wanting(/^Whisper the password/),
  );
};

/** What the words mean, as winds. */
const WINDS: Readonly<Record<string, RegExp>> = {
  languid: /long slow/,
  intermittent: /a gap, /,
  waning: /each softer/,
  solitary: /one bell, once|one drop/,
  melodious: /a little tune/,
  placid: /lightest breath/,
  resonant: /rings on and on/,
  incessant: /without a gap/,
  strident: /rough/,
  erratic: /here and there/,
  ponderous: /huge slow|deep slow/,
  plummeting: /falling fast/,
  vigorous: /strong quick/,
  brisk: /quick light/,
};
const EASY: Readonly<Record<string, RegExp>> = {
  high: /very high/,
  deep: /one deep/,
  bell: /one bell/,
  tune: /little tune/,
  quick: /quick notes/,
};
const WIND_LABELS = { left: /^The left-hand/, middle: /^The wind ahead/, right: /^The right-hand/ } as const;

/** Flies into the wind of the hard word; where she warns of it, into the one that she does not name. */
export const vocabVortex = (): Mind =>
  thinking(
    (known) => {
      if (!can(known, /^Turn left/)) return undefined;
      if (!can(known, /wind/)) return sailing(known);
      const asked = since(known.lines, /^Wilma.*(one|wind)\b.*!|^Wilma[^:]*: (Quick: )?\w+!$/);
      const message = asked[0] ?? "";
      const hard = Object.entries(WINDS).find(([word]) => message.toLowerCase().includes(word))?.[1] ?? /^$/;
      const easy = EASY[/The (?:lonely )?(\w+)(?: one)? lifts/.exec(message)?.[1] ?? ""] ?? /^$/;
      const winds = asked.flatMap((line) => {
        const [, way, sound] = /^\[(left|middle|right): (.*)\]$/.exec(line) ?? [];
        return way === undefined || sound === undefined
          ? []
          : [{ way: way as keyof typeof WIND_LABELS, sound }];
      });
      const isWarning = /Keep away|Don't take|Not the/.test(message);
      const wind = winds.find(({ sound }) =>
        isWarning ? !hard.test(sound) && !easy.test(sound) : hard.test(sound),
      );
      return wind === undefined ? undefined : reach(known, WIND_LABELS[wind.way]);
    },
    wanting(/^Dive three/, /^Hot air/),
  );

/** Now the wind is heard, and its word is wanted. */
function sailing(known: Known) {
  const wind = last(known.lines, /^\[.*\b(note|beat|drop|tick|click|pluck|squawk|drum)/) ?? "";
  const word = Object.entries(WINDS).find(
    ([, sound]) => sound.test(wind) || (/clicks, a gap/.test(wind) && sound.test("a gap, ")),
  )?.[0];
  return word === undefined ? pressFor(known, /^$/) : reach(known, new RegExp(`^${word}$`, "i"));
}
