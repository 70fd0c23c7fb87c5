/** Level 2: the pond and the sea, with longer chains, and whoever comes after everybody. */
import { chain, circle } from "../rows.ts";
import { trade, type Bank, type Level } from "./level.ts";

const RULE =
  "Tiny algae drift in the water and live on sunlight: they come first. Then tiny animals, then whatever eats those, then the hunter.";
const LISTEN =
  "The smallest sounds come early in a water chain. And listen for bellies that rumble: those go aside.";

export const water: Level = {
  id: "water",
  name: "Pond and sea",
  difficulty: -0.5,
  skill: "food-chain-long",
  easier: "meadow-edge",
  rules: { names: false, closer: true, rule: RULE, listen: LISTEN },
  items: [
    chain("pond-duck", ["algae", "flea", "fish", "duck"], ["frog"]),
    chain("pond-snake", ["algae", "flea", "fish", "snake"], ["frog"]),
    chain("pond-bear", ["algae", "flea", "fish", "bear"], ["duck"]),
    chain("pond-frog-snake", ["algae", "mosquito", "frog", "snake"], ["fish"]),
    chain("pond-frog-owl", ["algae", "mosquito", "frog", "owl"], ["duck"]),
    chain("pond-mosquito-duck", ["algae", "mosquito", "fish", "duck"], ["frog"]),
    chain("pond-mosquito-bear", ["algae", "mosquito", "fish", "bear"], ["snake"]),
  ],
  learned: "that water chains begin with tiny algae, and that earthworms turn what is left into soil",
  tryAtHome: [
    "Ask a grown-up to help you lift an old log, gently. Who lives off the wood? Put it back like a roof.",
  ],
  next: ["Fern has news from the valley: somebody has moved in there, and everything is changing."],
  goodbye: ["fern: The tide waits for nobody, but I'll wait for you."],
  tallies: ["right"],
  chapter: [
    {
      id: "shore",
      type: "tell",
      as: "story",
      lines: [
        { bed: "stream", layer: "air", level: 0.2 },
        "fern: Ranger Fern, at the pond. Even the water whispers. After this, the sea!",
        "moss: I'm swimming. I started yesterday.",
      ],
      again: ["fern: Fern, at the pond. Quiet again!"],
    },
    {
      id: "water-lab",
      type: "tell",
      as: "learn",
      lines: [
        "fern: Small voices. Algae, water fleas, krill:",
        { sound: "bubbles", hold: "end", caption: "algae let out tiny bubbles" },
        { sound: "drip", hold: "end", caption: "a water flea plops along" },
        { sound: "claves", pitch: 9, level: 0.6, hold: "end", caption: "krill click" },
      ],
      again: [],
    },
    {
      id: "rows",
      type: "play",
      as: "build",
      turns: 3,
      short: 2,
      how: [
        "fern: First the food, then whoever eats it. Rumbling bellies go aside. Down: flashlight, 1 battery. Select: sing. A row that stops sends a singer home. Ten fill the shore, seven make a concert.",
      ],
      resumed: ["First the food, then whoever eats it. Rumbling bellies go aside."],
    },
    {
      id: "net",
      type: "choose",
      if: { length: "full" },
      ask: [
        { sound: "rope-creak" },
        {
          voice: "fern",
          say: "An old net, with something in it! Free the singer first, or the box of batteries?",
          part: "object",
        },
      ],
      options: [
        {
          id: "batteries",
          label: "The battery box",
          phrases: ["batteries", "box"],
          counts: { found: 1 },
          chosen: ["fern: Dry as a bone. The singer wriggles out, and is off."],
        },
        {
          id: "singer",
          label: "The singer",
          phrases: ["free the singer"],
          counts: { joined: 1 },
          chosen: ["fern: Out it comes! And the box sinks."],
        },
      ],
    },
    {
      id: "deep",
      type: "play",
      as: "hunt",
      set: "open-sea",
      turns: 2,
      short: 0,
      how: [
        { bed: "sea", layer: "air", level: 0.25 },
        "fern: And here's the sea, from the warm waves to the ice. Two more.",
      ],
      resumed: ["First the food, then whoever eats it."],
    },
    trade("market", "A gull knows a singer who'd come for 3 batteries. Will you trade?"),
    {
      id: "soil",
      type: "tell",
      as: "story",
      lines: [
        { sound: "boss-near", hold: "end" },
        "fern: Back on land. Someone is missing from every chain you've built. They come after everybody:",
        { sound: "layer-soil", hold: "end", caption: "earthworms dig in soft soil" },
        "fern: Earthworms! They eat what has died, and make it soil.",
      ],
    },
    {
      id: "boss",
      type: "play",
      as: "boss",
      set: "full-circle",
      turns: 2,
      short: 1,
      how: ["fern: The great row: plant, eaters, hunter, and the earthworms last. And two bellies rumble."],
      resumed: ["The earthworms come last. Two bellies rumble: both go aside."],
    },
    {
      id: "concert",
      type: "tell",
      as: "perform",
      if: { stakes: { chorus: { from: 7 } } },
      lines: [
        { sound: "wave-here" },
        "fern: The shore sings again, with {chorusTold}!",
        { device: "chorus" },
        { sound: "crowd-cheer" },
        "moss: I've arrived. Did I miss it?",
      ],
    },
    { id: "shell", type: "give", keepsake: "shell", if: { stakes: { chorus: { from: 7 } } } },
    {
      id: "small-concert",
      type: "tell",
      as: "perform",
      if: { stakes: { chorus: { from: 1, to: 6 } } },
      lines: [
        { sound: "wave-here" },
        "fern: A little beach music: {chorusTold}.",
        { device: "chorus" },
        "moss: Pretty. And short. I like short.",
      ],
    },
    {
      id: "silence",
      type: "tell",
      as: "perform",
      if: { stakes: { chorus: { to: 0 } } },
      lines: [
        { sound: "wave-here" },
        "fern: Only the waves tonight. They know one song.",
        "moss: It's a good one, though.",
      ],
    },
    { id: "message", type: "give", keepsake: "bottle-message", if: { stakes: { chorus: { to: 6 } } } },
  ],
};

export const waterBanks: Bank[] = [
  {
    id: "open-sea",
    difficulty: -0.3,
    skill: "food-chain-long",
    rules: { names: false, closer: true, rule: RULE, listen: LISTEN },
    items: [
      chain("sea-seal", ["algae", "krill", "fish", "seal"], ["dolphin"]),
      chain("sea-penguin", ["algae", "krill", "fish", "penguin"], ["whale"]),
      chain("sea-leopard", ["algae", "krill", "penguin", "leopard"], ["whale"]),
      chain("sea-dolphin", ["algae", "krill", "fish", "dolphin"], ["seal"]),
      chain("sea-whale", ["algae", "krill", "fish", "whale"], ["seal"]),
      chain("ice-bear", ["algae", "krill", "fish", "seal", "icebear"]),
    ],
  },
  {
    id: "full-circle",
    difficulty: 0,
    skill: "food-chain-long",
    rules: {
      names: false,
      closer: true,
      rule: "From the plant to the hunter, and the earthworms last of all.",
      listen: LISTEN,
    },
    items: [
      circle("round-snake", ["grass", "cricket", "frog", "snake"], ["mouse", "crow"]),
      circle("round-owl", ["grass", "cricket", "mouse", "owl"], ["frog", "crow"]),
      circle("round-both", ["seeds", "mouse", "snake", "owl"], ["bird", "wolf"]),
      circle("round-robin", ["grass", "cricket", "bird", "owl"], ["frog", "snake"]),
    ],
  },
];
