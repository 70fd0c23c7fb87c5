/** What belongs into each family, for who looks for a sound. */
import type { Family } from "./families.ts";

export const FAMILY_LINES: Readonly<Record<Family, string>> = {
  shared:
    "what every game says by itself: presses, menus, right, not yet, help; short soft notes of wood and glass",
  steps: "feet and canes on every ground, by ones and in rows, and what they bump into",
  doors: "doors, also of fridges and ovens; hinges, gates, latches, locks, keys, drawers, lids of chests",
  store: "money and a store: coins, bills, tills, carts, freezers, counters with ice and mist",
  kitchen: "cooking, pouring, cutting, dishes, kitchen machines, fruit into a bucket, bites and sips",
  household: "cloth, washing machines and dryers, cleaning, brushing, zippers, hangers, paper and pens",
  signals:
    "what calls for attention: alarms, sirens, bells, beeps, chimes, clocks, telephones, radios, traffic lights, sonar",
  creatures: "animals and monsters: voices, wings, hooves",
  people: "voices, laughter, breath, hearts, hands, crowds; also ghosts, robots and aliens that speak",
  instruments: "instruments, drums, single notes, chords, melodies, fanfares",
  nature: "weather, water, ice, fire, gas, stones, plants",
  vehicles:
    "cars, buses, trains, ships, planes, rockets, bicycles: engines, wheels, horns, brakes, wagons, creaking hulls",
  machines:
    "gears, levers, motors, robots, electricity, cameras, tapes, keyboards; tools that hit, saw, cut, drill and dig",
  play: "sports, balls, whistles, cards, dice, toys, parties, fireworks, magic, swords and lasers",
  train: "what is in the air of a train",
  detective: "what is in the air of an old house",
  school: "what is in the air of a school",
  places: "what is in the air of towns and open country",
  music: "music that is composed while it is heard",
};
