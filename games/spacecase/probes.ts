/**
 * What each probe reads. A reading is rounded, so that worlds that are nearly alike sound the same on purpose: figures of the
 * NASA planetary fact sheet in brackets.
 */
import type { Content } from "./types.ts";

type Probe = Content["probes"][string];
type Lines = Probe["readings"][string]["heard"];

/** Seconds in the air. On Earth it is half a second: as long as a small hop of a child. */
function jump(seconds: number, caption: string): Lines {
  const MOST = 5;
  const rests = seconds > MOST ? [{ rest: MOST }, { rest: seconds - MOST }] : [{ rest: seconds }];
  return [{ sound: "jump-up", caption }, ...rests, { sound: "jump-land", caption: "landed" }];
}

/** Earth's note first, then the other world's, in semitones above it. */
function note(sound: "organ-note" | "harp-note", pitch: number, caption: string): Lines {
  return [
    { sound, hold: "end", caption: "Earth's note" },
    { sound, pitch, hold: "none", caption },
    { rest: 0.7 },
  ];
}

/** One call, and an answer for each moon. */
function calls(moons: number): Lines {
  const answers: Lines = Array.from({ length: moons }, () => [
    { sound: "glockenspiel-note" as const, hold: "none" as const, caption: "an answer" },
    { rest: 0.35 },
  ]).flat();
  return [
    {
      sound: "probe-beep",
      hold: "end",
      caption: moons === 0 ? "a radar call, and no answer" : "a radar call",
    },
    { rest: 0.4 },
    ...answers,
    { rest: 0.3 },
  ];
}

/** So many turns while Earth turns twice. */
function turns(count: number, seconds: number, caption: string): Lines {
  return Array.from({ length: count }, (_, index) => [
    { sound: "clock-tick" as const, hold: "end" as const, caption: index === 0 ? caption : "tick" },
    { rest: seconds },
  ]).flat();
}

const JUMPS = { mercury: "long", mars: "long", moon: "longer", europa: "longer", titan: "longer" } as const;

/** A reading as an example. */
export function example(probe: string, reading: string): Lines {
  return probes[probe]?.readings[reading]?.heard ?? [];
}

export const probes: Content["probes"] = {
  jump: {
    label: "jump probe",
    phrases: ["jump", "jumps", "gravity"],
    readings: {
      // Jupiter 23.1 meters per second squared.
      short: { heard: jump(0.1, "a jump that is over at once"), told: "a jump is over at once" },
      // Earth 9.8, Venus 8.9, Saturn 9.0, Uranus 8.7, Neptune 11.0.
      earth: { heard: jump(0.5, "a jump as on Earth"), told: "a jump is about as long as on Earth" },
      // Mercury and Mars 3.7.
      long: { heard: jump(1.35, "a long jump"), told: "a jump is nearly three times as long as on Earth" },
      // The Moon 1.6, Europa 1.3, Titan 1.35.
      longer: {
        heard: jump(3.2, "a very long jump"),
        told: "a jump is six or seven times as long as on Earth",
      },
      // Pluto 0.62.
      longest: { heard: jump(7.9, "a jump that will not end"), told: "a jump hardly ends" },
    },
    at: {
      ...JUMPS,
      venus: "earth",
      earth: "earth",
      saturn: "earth",
      uranus: "earth",
      neptune: "earth",
      jupiter: "short",
      pluto: "longest",
    },
  },
  heat: {
    label: "heat probe",
    phrases: ["heat", "temperature", "thermometer"],
    readings: {
      // Mercury 167 degrees Celsius, Venus 464: averages over day and night.
      hot: { heard: note("organ-note", 7, "a higher note"), told: "it's hotter than on Earth" },
      // Earth 15.
      mild: { heard: note("organ-note", 0, "the same note"), told: "it's about as warm as on Earth" },
      // The Moon -20, Mars -65.
      cold: { heard: note("organ-note", -7, "a lower note"), told: "it's colder than on Earth" },
    },
    at: { mercury: "hot", venus: "hot", earth: "mild", moon: "cold", mars: "cold" },
  },
  radar: {
    label: "radar",
    phrases: ["the radar", "radar probe", "moons", "moon count"],
    readings: {
      none: { heard: calls(0), told: "no moon answers" },
      one: { heard: calls(1), told: "one moon answers" },
      two: { heard: calls(2), told: "two moons answer" },
    },
    at: { mercury: "none", venus: "none", moon: "none", earth: "one", mars: "two" },
  },
  spin: {
    label: "spin probe",
    phrases: ["spin", "day", "days"],
    readings: {
      // Earth 23.9 hours, Mars 24.6.
      slow: { heard: turns(3, 1.2, "slow ticks"), told: "a day lasts about as long as on Earth" },
      // Uranus 17.2, Neptune 16.1.
      middle: {
        heard: turns(4, 0.8, "quicker ticks"),
        told: "a day lasts 16 or 17 hours",
      },
      // Jupiter 9.9, Saturn 10.7.
      fast: { heard: turns(6, 0.5, "quick ticks"), told: "a day lasts about ten hours" },
    },
    at: { earth: "slow", mars: "slow", uranus: "middle", neptune: "middle", jupiter: "fast", saturn: "fast" },
  },
  tilt: {
    label: "tilt probe",
    phrases: ["tilt", "lean", "slant"],
    readings: {
      // Jupiter 3 degrees.
      upright: { heard: note("harp-note", 5, "a higher note"), told: "it stands more upright than Earth" },
      // Earth 23, Mars 25, Saturn 27, Neptune 28.
      leaning: { heard: note("harp-note", 0, "the same note"), told: "it leans about as much as Earth" },
      // Uranus 98.
      lying: { heard: note("harp-note", -12, "a much lower note"), told: "it lies on its side" },
    },
    at: {
      earth: "leaning",
      mars: "leaning",
      saturn: "leaning",
      neptune: "leaning",
      jupiter: "upright",
      uranus: "lying",
    },
  },
  ground: {
    label: "knock probe",
    phrases: ["knock", "ground", "stone"],
    readings: {
      rock: { heard: [{ sound: "rock-fall", caption: "stones" }], told: "the ground is rock" },
      ice: { heard: [{ sound: "ice-crack", caption: "ice" }], told: "the ground is ice" },
    },
    at: { mercury: "rock", mars: "rock", moon: "rock", europa: "ice", titan: "ice", pluto: "ice" },
  },
  air: {
    label: "air probe",
    phrases: ["air", "wind", "wind probe", "flag"],
    readings: {
      // Titan one and a half times Earth's, Mars less than a hundredth: thin, and enough for wind.
      some: { heard: [{ sound: "wind-gust", caption: "a gust of wind" }], told: "there is wind" },
      none: {
        heard: [{ sound: "dial-click", caption: "a click, and no wind" }, { rest: 0.6 }],
        told: "there is next to no air",
      },
    },
    at: { mars: "some", titan: "some", mercury: "none", moon: "none", europa: "none", pluto: "none" },
  },
};
