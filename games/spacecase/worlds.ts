/** The worlds, and what each is said to be where a box is found there. Figures and their sources stand beside the probes that read them. */
import type { Content } from "./types.ts";

const SHEET =
  "NASA Goddard, Planetary Fact Sheet, metric, as quoted at astronomyforbeginners.com/astronomy/planets-data";

export const worlds: Content["places"] = {
  mercury: {
    name: "Mercury",
    fact: [
      "Mercury is the closest to the Sun. It roasts by day, freezes by night, and on average it's hot.",
      "Mercury has no moon, and next to no air.",
    ],
    source: SHEET,
  },
  venus: {
    name: "Venus",
    fact: [
      "Venus is the hottest planet of all: its thick air keeps the heat in.",
      "Venus is nearly as big as Earth, so a jump is nearly the same.",
    ],
    source: SHEET,
  },
  earth: {
    name: "Earth",
    phrases: ["the earth"],
    fact: ["Earth: one moon, good air, and toast.", "Earth again. It's where we started."],
    source: SHEET,
  },
  moon: {
    name: "the Moon",
    phrases: ["moon"],
    fact: [
      "The Moon pulls one sixth as hard as Earth, so a jump lasts six times as long.",
      "The Moon has no moon of its own.",
    ],
    source: SHEET,
  },
  mars: {
    name: "Mars",
    fact: [
      "Mars is cold and dusty, and has two small moons.",
      "A day on Mars is only about forty minutes longer than one on Earth.",
    ],
    source: SHEET,
  },
  jupiter: {
    name: "Jupiter",
    fact: [
      "Jupiter pulls more than twice as hard as Earth, and spins around in under ten hours.",
      "Jupiter stands nearly upright, and has no ground to stand on.",
    ],
    source: SHEET,
  },
  saturn: {
    name: "Saturn",
    fact: [
      "Saturn is huge, and yet a jump lasts about as long as on Earth: it's so light for its size.",
      "Saturn spins around in under eleven hours.",
    ],
    source: SHEET,
  },
  uranus: {
    name: "Uranus",
    fact: ["Uranus lies on its side, and rolls around the Sun.", "A day on Uranus lasts about 17 hours."],
    source: SHEET,
  },
  neptune: {
    name: "Neptune",
    fact: [
      "Neptune is the farthest planet. A day there lasts 16 hours.",
      "Neptune leans about as much as Earth does.",
    ],
    source: SHEET,
  },
  europa: {
    name: "Europa",
    fact: [
      "Europa is a moon of Jupiter, in a coat of ice.",
      "Under Europa's ice, there's most likely an ocean.",
    ],
    source:
      "Gravity 1.3, ice, next to no air: faq-blog.org/?p=10939 and scienceforyou123.blogspot.com, Europa",
  },
  titan: {
    name: "Titan",
    fact: [
      "Titan is a moon of Saturn, and has thicker air than Earth.",
      "On Titan it rains, but it isn't water. It's far too cold for that.",
    ],
    source: "Air: pages.uoregon.edu/soper/Jovian/titan.html. Gravity 1.35 and methane rain: checked: false",
  },
  pluto: {
    name: "Pluto",
    fact: [
      "Pluto is a dwarf planet. It hardly pulls at all: a jump lasts nearly sixteen times as long as on Earth.",
      "Pluto is smaller than our Moon.",
    ],
    source: `${SHEET}; surface gravity 0.62 in the newer Pluto fact sheet, 0.66 in an older one`,
  },
};
