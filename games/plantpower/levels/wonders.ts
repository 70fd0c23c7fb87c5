/** Level 3: Weedy's wonders. Does it help, does it hurt, or does it do nothing? Only a test of it can tell. */
import { days } from "../days.ts";
import { market, shows } from "../frame.ts";
import { kindOf, type PlantId } from "../plants.ts";
import type { Bank, Chapter, Kind, Level, Rules } from "../types.ts";

type Does = "helps" | "hurts" | "nothing";
const NEEDS = { helps: 1, hurts: 0, nothing: "any" } as const;

interface Wonder {
  readonly does: Does;
  readonly pitch: string;
  readonly told: string;
}

const stuffs = {
  salt: {
    does: "hurts",
    pitch: "weedy: Try my stuff: a spoon of salt! Soup loves it.",
    told: "hazel: And the salt? It hurt. Salty soil keeps water from the roots, and enough salt kills a plant.",
  },
  compost: {
    does: "helps",
    pitch: "weedy: Try my stuff: old potato peels, rotted to crumbs.",
    told: "hazel: And the rotted peels? They helped! That's compost: food for poor soil.",
  },
  marble: {
    does: "nothing",
    pitch: "weedy: Try my stuff: my lucky marble, in every pot!",
    told: "hazel: And the marble? It did nothing. It's a very nice marble.",
  },
  soda: {
    does: "hurts",
    pitch: "weedy: Try my stuff: orange soda! It's fizzy, so they'll rise.",
    told: "hazel: And the soda? It hurt. All that sugar makes it hard for roots to drink.",
  },
  button: {
    does: "nothing",
    pitch: "weedy: Try my stuff: a button from my best coat.",
    told: "hazel: And the button? Nothing at all. He'll want it back.",
  },
  castings: {
    does: "helps",
    pitch: "weedy: Try my stuff. It's what worms leave behind. Don't ask.",
    told: "hazel: And what worms leave? It helped! Worm castings feed the soil.",
  },
  vinegar: {
    does: "hurts",
    pitch: "weedy: Try my stuff: vinegar! It makes cucumbers last for years.",
    told: "hazel: And the vinegar? It hurt. It's far too sour for roots. Pickles aren't growing.",
  },
  key: {
    does: "nothing",
    pitch: "weedy: Try my stuff: the key to my old house.",
    told: "hazel: And the key? Nothing. But now we know where it is.",
  },
  plantfood: {
    does: "helps",
    pitch: "weedy: Try my stuff: plant food, as much as it says on the bag.",
    told: "hazel: And the plant food? It helped. This soil was poor, and he read the bag.",
  },
} satisfies Record<string, Wonder>;

const tricks = {
  name: {
    does: "nothing",
    pitch: "weedy: And my trick: I sign the pot. Weedy, with a curl.",
    told: "hazel: The signature did nothing. Nice curl, though.",
  },
  dust: {
    does: "helps",
    pitch: "weedy: And my trick: I wipe the dust off the leaves.",
    told: "hazel: The wiping helped! Dust keeps light off a leaf.",
  },
  pull: {
    does: "hurts",
    pitch: "weedy: And my trick: I pull at the stem, so it gets longer.",
    told: "hazel: The pulling hurt. It tears the tiny roots.",
  },
  ribbon: {
    does: "nothing",
    pitch: "weedy: And my trick: a ribbon on the pot. Silk!",
    told: "hazel: The ribbon did nothing. It looks cheerful.",
  },
  crowd: {
    does: "hurts",
    pitch: "weedy: And my trick: I plant six more in the same pot. Company!",
    told: "hazel: The company hurt. Seven in a pot fight for water and room.",
  },
  hole: {
    does: "helps",
    pitch: "weedy: And my trick: a hole in the bottom of the pot.",
    told: "hazel: The hole helped! Spare water runs out, and roots get air.",
  },
  portrait: {
    does: "nothing",
    pitch: "weedy: And my trick: they may look at my portrait.",
    told: "hazel: The portrait did nothing. Plants have no eyes, which is lucky.",
  },
} satisfies Record<string, Wonder>;

function wondrous(
  id: PlantId,
  stuff: keyof typeof stuffs,
  trick?: keyof typeof tricks,
): Readonly<Record<string, Kind>> {
  const first: Wonder = stuffs[stuff];
  const second: Wonder | undefined = trick === undefined ? undefined : tricks[trick];
  const kind = kindOf(id, {
    besides: [first.pitch, ...(second === undefined ? [] : [second.pitch])],
    needs: { stuff: NEEDS[first.does], ...(second === undefined ? {} : { trick: NEEDS[second.does] }) },
    told: first.told,
  });
  const done = [...(kind.done ?? []), ...(second === undefined ? [] : [second.told])];
  return { [`${id}-${stuff}`]: { ...kind, done } };
}

const rule: Rules["rule"] = [
  "Weedy's stuff in one pot only, and the same water in all: then you hear what the stuff does.",
  "If a pot with it and a pot without it grow the same, it does nothing.",
];

const rules: Rules = {
  tips: ["What you didn't test, you don't know, whatever Weedy says."],
  dials: ["water", "stuff"],
  foretell: true,
  rule,
  kinds: {
    ...wondrous("tomato", "salt"),
    ...wondrous("fern", "compost"),
    ...wondrous("cactus", "marble"),
    ...wondrous("mint", "soda"),
    ...wondrous("sunflower", "button"),
    ...wondrous("papyrus", "castings"),
    ...wondrous("thyme", "vinegar"),
    ...wondrous("violet", "key"),
    ...wondrous("hosta", "plantfood"),
  },
};

const chapter: Chapter = [
  {
    id: "salesman",
    lines: [
      { sound: "doorbell" },
      "weedy: Weedy's Wonders! Makes plants big! Or small.",
      "hazel: Or nothing. Find out!",
    ],
    again: [{ sound: "doorbell" }, "weedy: Weedy's Wonders, new and also old!"],
  },
  {
    id: "wonder-days",
    as: "hunt",
    turns: 3,
    short: 2,
    devices: ["stall", "seeds"],
    how: ["hazel: Up: water. Down: his stuff, or plain. Test it!"],
    resumed: ["Up: water. Down: Weedy's stuff, or none. What do the three seedlings like?"],
  },
  {
    id: "goat-again",
    lines: [
      { sound: "goat", level: 0.4, hold: "end" },
      "hazel: Biscuit has smelled us. Four plants with proof win the show, if he leaves us four.",
    ],
  },
  {
    id: "wonder-week",
    as: "hunt",
    turns: 4,
    short: 3,
    how: ["hazel: On with the testing. One pot with his stuff, one without."],
    resumed: ["Water, and Weedy's stuff: what do the three seedlings like? The light is right already."],
  },
  ...market,
  {
    id: "duo",
    lines: [
      { sound: "fanfare-sad" },
      "weedy: Show week! Now each packet has stuff and a trick. Together they're even more!",
      "hazel: Together they're two things. You know what to do.",
    ],
    again: [{ sound: "fanfare-sad" }, "weedy: Stuff and tricks! Together!"],
  },
  {
    id: "wonder-show",
    as: "boss",
    set: "wonder-show",
    turns: 7,
    short: 4,
    how: ["hazel: I've set the water right. Up: his stuff. Down: his trick, or untouched. Four plants win."],
    resumed: ["Up: Weedy's stuff. Down: his trick. Water and light are right already."],
  },
  ...shows({
    gift: "notebook",
    won: [
      "hazel: First prize! And the judge asks how you know what helps.",
      "weedy: I know that! One pot with, one pot without. I've started a notebook.",
      { sound: "crowd-ooh" },
    ],
    middle: [
      "hazel: Good plants, and true. Half of Weedy's wonders did nothing.",
      "weedy: Which half? Tell me which half!",
    ],
    eaten: [
      "hazel: The goat wins. He tested everything. By eating it.",
      "weedy: Even the marble? ... Even the marble. He gave it back.",
    ],
  }),
];

export const wondersLevel: Level = {
  id: "wonders",
  name: "Weedy's wonders",
  difficulty: 1,
  skill: "claims",
  learned: "to test what somebody claims: one pot with it, one without, and all else the same",
  next: "Next time Weedy has other wonders in his bag.",
  devices: ["stall", "seeds", "goat"],
  tallies: ["known", "fair"],
  chapter,
  rules,
  items: days("wonder", [
    "weedy: Ten out of ten tomatoes agree with me.",
    "hazel: Weedy's bag is open. It hums.",
    "weedy: A king once bought my wonders. A chess king.",
    "hazel: Biscuit licked the bag and sat down to think.",
    "weedy: It worked on my cousin!",
    "hazel: The snail has left a review. Two stars, and slime.",
    "weedy: Don't test it, believe it! Oh. You're testing it.",
    "hazel: A good morning. The beans are telling jokes again.",
    "weedy: I'd swear on my hat. Biscuit has my hat.",
    "hazel: I found a marble in my tea.",
    "weedy: Now with more wonder! Same bag.",
    "hazel: The scarecrow wants his money back.",
    "weedy: If it doesn't work, it's working slowly.",
    "hazel: The post came. So did the goat. No post.",
  ]),
};

export const wondersBanks: Bank[] = [
  {
    id: "wonder-show",
    difficulty: 1.5,
    skill: "claims",
    rules: {
      dials: ["stuff", "trick"],
      foretell: true,
      rule,
      kinds: {
        ...wondrous("flytrap", "salt", "name"),
        ...wondrous("watercress", "marble", "dust"),
        ...wondrous("zz", "soda", "ribbon"),
        ...wondrous("spider", "plantfood", "pull"),
        ...wondrous("impatiens", "key", "hole"),
        ...wondrous("castiron", "button", "crowd"),
        ...wondrous("tomato", "castings", "portrait"),
      },
    },
    items: days("finale", [
      "weedy: Stuff and trick, trick and stuff! Say it fast.",
      "hazel: Somebody has put a ribbon on the goat.",
      "weedy: I've signed the wheelbarrow. Look how it's grown!",
      "hazel: The judge asks who Weedy is. Everybody asks who Weedy is.",
      "hazel: Two things in one bag. Mind how you test.",
      "weedy: My tomatoes have tickets for the show.",
      "hazel: The band has a new tuba. The fly moved, too.",
      "weedy: No refunds! Also, no funds.",
      "hazel: I've ironed the notebook. It was wet from the snail.",
    ]),
  },
];
