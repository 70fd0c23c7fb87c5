/** Level 3: one thing changes in the valley, and then everything does. */
import { dominoes } from "../rows.ts";
import { trade, type Bank, type Level } from "./level.ts";

const RULE =
  "More food means more eaters, and less food means fewer. More hunters mean less prey, and fewer hunters mean more.";
const LISTEN =
  "Soft, then loud: there are more and more. Loud, then soft: fewer and fewer. If you hear someone both ways, only one of them is true.";

export const change: Level = {
  id: "change",
  name: "The valley of dominoes",
  difficulty: 0.5,
  skill: "habitat-change",
  rules: { names: false, closer: true, rule: RULE, listen: LISTEN },
  items: [
    dominoes(
      "dry-summer",
      "News! It hasn't rained all summer. The grass dries up.",
      ["fewer-grass", "fewer-cricket", "fewer-frog"],
      "Less grass feeds fewer crickets, and fewer crickets feed fewer frogs.",
    ),
    dominoes(
      "warm-rain",
      "News! Warm rain. The grass shoots up.",
      ["more-grass", "more-cricket", "more-frog"],
      "More grass feeds more crickets, and more crickets feed more frogs.",
    ),
    dominoes(
      "frogs-leave",
      "News! The pond was drained, and the frogs moved out.",
      ["fewer-frog", "more-cricket", "fewer-grass"],
      "Fewer frogs eat fewer crickets. So there are more crickets, and they eat up the grass.",
    ),
    dominoes(
      "wolves-back",
      "News! The wolves are back in the valley.",
      ["more-wolf", "fewer-sheep", "more-grass"],
      "More wolves mean fewer wild sheep, and fewer sheep mean more grass.",
    ),
    dominoes(
      "wolves-gone",
      "News! The wolves have moved away.",
      ["fewer-wolf", "more-sheep", "fewer-grass"],
      "Fewer wolves mean more wild sheep, and more sheep eat more grass.",
    ),
    dominoes(
      "owl-boxes",
      "News! People hung up nesting boxes, and owls moved in.",
      ["more-owl", "fewer-mouse", "more-seeds"],
      "More owls mean fewer mice, and fewer mice mean more seeds.",
    ),
    dominoes(
      "old-tree",
      "News! The old hollow tree was cut down. The owls lost their home.",
      ["fewer-owl", "more-mouse", "fewer-seeds"],
      "Fewer owls mean more mice, and more mice eat up the seeds.",
    ),
    dominoes(
      "spray",
      "News! Somebody sprayed poison against insects. The crickets fall silent.",
      ["fewer-cricket", "fewer-frog", "fewer-snake"],
      "Fewer crickets feed fewer frogs, and fewer frogs feed fewer snakes.",
    ),
    dominoes(
      "berry-year",
      "News! The best berry year ever.",
      ["more-berries", "more-mouse", "more-owl"],
      "More berries feed more mice, and more mice feed more owls.",
    ),
    dominoes(
      "late-frost",
      "News! A late frost. Hardly any seeds this year.",
      ["fewer-seeds", "fewer-mouse", "fewer-owl"],
      "Fewer seeds feed fewer mice, and fewer mice feed fewer owls.",
    ),
    dominoes(
      "puddles",
      "News! Puddles everywhere. The mosquitoes are delighted.",
      ["more-mosquito", "more-frog", "more-snake"],
      "More mosquitoes feed more frogs, and more frogs feed more snakes.",
    ),
    dominoes(
      "wild-strip",
      "News! A school let its lawn grow wild.",
      ["more-grass", "more-cricket", "more-bird"],
      "More grass feeds more crickets, and more crickets feed more robins.",
    ),
    dominoes(
      "nets",
      "News, from the far north! Ships took too many fish.",
      ["fewer-fish", "fewer-seal", "fewer-icebear"],
      "Fewer fish feed fewer seals, and fewer seals feed fewer polar bears.",
    ),
    dominoes(
      "no-nets",
      "News, from the far north! The nets stayed home, and the fish are back.",
      ["more-fish", "more-seal", "more-icebear"],
      "More fish feed more seals, and more seals feed more polar bears.",
    ),
    dominoes(
      "krill-ships",
      "News, from the far south! Ships took too much krill.",
      ["fewer-krill", "fewer-penguin", "fewer-leopard"],
      "Less krill feeds fewer penguins, and fewer penguins feed fewer leopard seals.",
    ),
  ],
  learned: "that one change runs up and down a food chain like dominoes",
  tryAtHome: ["Which one living thing near your home would you miss most? Who would miss it even more?"],
  next: ["The valley never stays the same. Fern will have other news tomorrow."],
  goodbye: ["moss: Nothing will change while you're gone. Well. I won't."],
  tallies: ["right"],
  chapter: [
    {
      id: "valley",
      type: "tell",
      as: "story",
      lines: [
        { bed: "stream", layer: "air", level: 0.2 },
        { sound: "radio-crackle" },
        "fern: One thing changes here, then everything.",
        "moss: Not me.",
      ],
      again: [{ sound: "radio-crackle" }, "fern: Fern, with fresh news from the valley."],
    },
    {
      id: "lab",
      type: "tell",
      as: "learn",
      lines: [
        "fern: More and more crickets:",
        { sound: "cricket", level: 0.25, hold: "end", caption: "a cricket chirps, soft" },
        { sound: "cricket", hold: "end", caption: "a cricket chirps, loud" },
        "fern: Fewer and fewer:",
        { sound: "cricket", hold: "end", caption: "a cricket chirps, loud" },
        { sound: "cricket", level: 0.25, hold: "end", caption: "a cricket chirps, soft" },
      ],
      again: [],
    },
    {
      id: "news",
      type: "play",
      as: "ride",
      turns: 3,
      short: 2,
      how: [
        "fern: News first, then what comes of it. What won't happen goes aside. Down: my notebook, 1 battery. Select: sing. A row that stops sends a singer home. Ten fill the valley.",
      ],
      resumed: ["The news first, then what comes of it. What won't happen goes aside."],
    },
    {
      id: "meeting",
      type: "choose",
      if: { length: "full" },
      ask: [
        { sound: "crowd-mutter" },
        {
          voice: "fern",
          say: "Six singers make a concert. The village will help: with batteries, or with a singer?",
          part: "object",
        },
      ],
      options: [
        {
          id: "batteries",
          label: "Two batteries",
          phrases: ["batteries"],
          counts: { found: 1 },
          chosen: ["fern: From the mayor's own radio."],
        },
        {
          id: "singer",
          label: "One singer",
          phrases: ["singer"],
          counts: { joined: 1 },
          chosen: ["fern: The mayor can spare one. It ate his hat."],
        },
      ],
    },
    {
      id: "more-news",
      type: "play",
      as: "rescue",
      turns: 1,
      short: 0,
      how: ["fern: The radio crackles again. More news!"],
      resumed: ["The news first, then what comes of it."],
    },
    trade("market", "A wolf knows a singer who'd come for 3 batteries. Will you trade?"),
    {
      id: "dark",
      type: "tell",
      as: "story",
      lines: [
        { sound: "boss-near", hold: "end" },
        { sound: "power-down" },
        "fern: The whole valley has gone silent, and my notebook and flashlight fell in the creek. You'll have to know it yourself. Four dominoes!",
      ],
    },
    {
      id: "boss",
      type: "play",
      as: "boss",
      set: "silent-valley",
      devices: ["chorus"],
      turns: 2,
      short: 1,
      how: ["fern: No notebook now. Down plays the whole row instead, and hints are free."],
      resumed: ["Four dominoes, and no notebook. Down plays the whole row."],
    },
    {
      id: "concert",
      type: "tell",
      as: "perform",
      if: { stakes: { chorus: { from: 6 } } },
      lines: [
        { sound: "curtain" },
        "fern: The valley is awake! {chorusTold}, all together.",
        { device: "chorus" },
        { sound: "applause" },
        "moss: All right. I changed a little. I tapped one toe.",
      ],
    },
    { id: "badge", type: "give", keepsake: "badge", if: { stakes: { chorus: { from: 6 } } } },
    {
      id: "small-concert",
      type: "tell",
      as: "perform",
      if: { stakes: { chorus: { from: 1, to: 5 } } },
      lines: [
        { sound: "curtain" },
        "fern: The valley hums, a little: {chorusTold}.",
        { device: "chorus" },
        { sound: "applause-small" },
      ],
    },
    {
      id: "silence",
      type: "tell",
      as: "perform",
      if: { stakes: { chorus: { to: 0 } } },
      lines: [
        { sound: "curtain" },
        { sound: "breeze" },
        "fern: The valley is asleep. Valleys do that.",
        "moss: Best neighbors I ever had.",
      ],
    },
    { id: "trainee", type: "give", keepsake: "whistle", if: { stakes: { chorus: { to: 5 } } } },
  ],
};

export const changeBanks: Bank[] = [
  {
    id: "silent-valley",
    difficulty: 1,
    skill: "habitat-change",
    rules: { names: false, rule: RULE, listen: LISTEN },
    items: [
      dominoes(
        "valley-wolves",
        "News! A new pack of wolves.",
        ["more-wolf", "fewer-sheep", "more-grass", "more-cricket"],
        "More wolves, fewer sheep, more grass, and more crickets in it: four dominoes.",
      ),
      dominoes(
        "valley-snakes",
        "News! The warm rocks were cleared away, and the snakes moved out.",
        ["fewer-snake", "more-frog", "fewer-cricket", "more-grass"],
        "Fewer snakes, more frogs, fewer crickets, and so more grass: four dominoes.",
      ),
      dominoes(
        "valley-frogs",
        "News! A road was built, and the frogs can't cross it.",
        ["fewer-frog", "more-cricket", "fewer-grass", "fewer-sheep"],
        "Fewer frogs, more crickets, less grass, and so fewer sheep: four dominoes.",
      ),
    ],
  },
];
