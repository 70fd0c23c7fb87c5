/** Where one may stand: told by ear alone. What its color is, and why, is what the player knows, or learns. */
import { notes } from "./heard.ts";
import type { Heard } from "./types.ts";

export interface Place {
  readonly heard: Heard;
  /** What it is called once it may be told: "in front of snow". */
  readonly name: string;
  readonly color: string;
  /** A shade that is hardly told from it, and a color that nobody can miss in front of it. */
  readonly shade: string;
  readonly loud: string;
  /** Colors that stick out, too. */
  readonly others: readonly [string, string];
  /** Why it has its color. */
  readonly why: string;
  /** What Prism says of it when she is asked; never its color. */
  readonly look: string;
  readonly hint: string;
  /** What Captain Peek says who sees nothing there, and who sees somebody. */
  readonly nothing: readonly [string, string];
  readonly found: string;
}

export const PLACES = {
  snow: {
    heard: { caption: "steps that creak and crunch", notes: notes("step-snow", [0, 480, 960]) },
    name: "snow",
    color: "White",
    shade: "Cream",
    loud: "Orange",
    others: ["Green", "Red"],
    why: "Snow sends back nearly all the light that falls on it. That's what white is.",
    look: "It glitters. My toes are cold, and yesterday it wasn't here.",
    hint: "Hear the ground creak? When do you need mittens for that?",
    nothing: [
      "Snow. More snow. And over there, for a change, snow.",
      "Nothing out here but a cold nose. Mine.",
    ],
    found: "Found you! In all this white, you look like spilled soup.",
  },
  leaves: {
    heard: { caption: "dry, crackling steps", notes: notes("step-leaves", [0, 450, 900]) },
    name: "dry leaves",
    color: "Brown",
    shade: "Tan",
    loud: "Blue",
    others: ["White", "Green"],
    why: "In fall the green breaks down inside a leaf. In the end, brown is left.",
    look: "All of this hung up in the trees last month.",
    hint: "It crackles under your feet. What falls down, and dries?",
    nothing: ["Leaves. Leaves. Somebody should rake.", "A heap of very quiet leaves. Hm."],
    found: "Found you! I've never met a leaf of that color.",
  },
  grass: {
    heard: {
      caption: "soft swishing steps, and a cricket",
      notes: [...notes("step-grass", [0, 460, 920]), ...notes("cricket", [300])],
    },
    name: "grass",
    color: "Green",
    shade: "Dark green",
    loud: "Orange",
    others: ["Red", "Black"],
    why: "Grass is green from chlorophyll, the stuff that it catches sunlight with.",
    look: "It's soft, it tickles, and it needs mowing.",
    hint: "A cricket, and a soft swish. What are you standing in?",
    nothing: ["Grass. I'd find a cow here, at most.", "Not a soul. Only a lawn that needs a haircut."],
    found: "Found you! A lawn doesn't wear that.",
  },
  sand: {
    heard: {
      caption: "a wave, and steps that grind softly",
      notes: [...notes("wave-here", [0], { level: 0.6 }), ...notes("step-sand", [500, 960, 1420])],
    },
    name: "sand",
    color: "Tan",
    shade: "Light brown",
    loud: "Red",
    others: ["Green", "Black"],
    why: "Sand is rock and shell, ground small. Mixed together, most of it comes out tan.",
    look: "I can taste salt. Somebody's built a castle.",
    hint: "A wave comes in. What's between the water and the towels?",
    nothing: ["A beach without a child on it. Odd.", "Only sand. And now it's in my boots."],
    found: "Found you! You stick out like a flag on a sand castle.",
  },
  coal: {
    heard: { caption: "lumps rattle down a chute", notes: notes("coal-in", [0, 700]) },
    name: "coal behind its fence",
    color: "Black",
    shade: "Dark blue",
    loud: "Yellow",
    others: ["White", "Green"],
    why: "Coal swallows nearly all the light that falls on it. That's what black is. We keep behind the fence, away from the chute.",
    look: "It's what the old steam train eats for breakfast, behind a fence.",
    hint: "Lumps, for a steam engine's fire. What would they be?",
    nothing: [
      "A fence, and coal. Train food. Nobody hides in that.",
      "Only lumps, behind a fence. They don't even giggle.",
    ],
    found: "Found you! In front of coal, you shine like a lamp.",
  },
  straw: {
    heard: {
      caption: "something dry rustles, and a horse snorts",
      notes: [...notes("rustle", [0, 500]), ...notes("horse-snort", [900], { level: 0.6 })],
    },
    name: "straw",
    color: "Yellow",
    shade: "Gold",
    loud: "Blue",
    others: ["Black", "Red"],
    why: "Straw is dead, dry stalks. The green went out of them, and yellow is left.",
    look: "A large animal sleeps on this, and snores.",
    hint: "A horse, and something dry. What's a horse's bed made of?",
    nothing: ["A stable. A horse. The horse isn't on the list.", "Straw, as far as the nose can itch."],
    found: "Found you! The horse blends in better.",
  },
  rocks: {
    heard: { caption: "stones tumble", notes: notes("rock-fall", [0, 800]) },
    name: "bare rock",
    color: "Gray",
    shade: "Dark gray",
    loud: "Orange",
    others: ["Green", "Red"],
    why: "This rock is tiny light grains and dark grains. Mixed, they look gray.",
    look: "We're high up, where the mountain crumbles.",
    hint: "Stones roll. What color is a mountain where nothing grows?",
    nothing: ["Rocks. They look at me, and I look at them.", "A mountain with nobody on it. Good view."],
    found: "Found you! Mountains don't come in that color.",
  },
  bark: {
    heard: {
      caption: "a woodpecker drums, and a branch brushes by",
      notes: [...notes("woodpecker", [0]), ...notes("branch-brush", [1000])],
    },
    name: "a big tree's bark",
    color: "Brown",
    shade: "Dark brown",
    loud: "Yellow",
    others: ["White", "Red"],
    why: "Bark is full of tannins, which keep bugs from eating it. Tannins are brown.",
    look: "It's tall and rough, and somebody's knocking on it.",
    hint: "A woodpecker! What's it knocking on?",
    nothing: ["A tree. I looked it up and down.", "Only a trunk, and a bird with a headache."],
    found: "Found you! That tree has grown a very odd lump.",
  },
  engine: {
    heard: {
      caption: "a big truck lets off air, and a fire bell",
      notes: [
        ...notes("air-brakes", [0], { level: 0.7 }),
        ...notes("hand-bell", [900, 1040, 1180, 1320], { level: 0.5 }),
      ],
    },
    name: "the parked fire truck",
    color: "Red",
    shade: "Dark red",
    loud: "White",
    others: ["Green", "Black"],
    why: "Long ago, people chose red for fire trucks, so that nobody misses one. This one's parked, engine off.",
    look: "It's parked, engine off, it's huge, and it has ladders on top.",
    hint: "Hear the bell on it. What did people paint, so that nobody misses it?",
    nothing: [
      "A fire truck. Parked, engine off. I'd notice anybody beside... no, nobody.",
      "Big truck, parked, nobody in it. Nice ladders. No children.",
    ],
    found: "Found you! The truck's one color, and you're another.",
  },
  night: {
    heard: {
      caption: "an owl, and steps on gravel",
      notes: [...notes("owl", [0], { level: 0.7 }), ...notes("step-gravel", [700, 1200])],
    },
    name: "the dark",
    color: "Black",
    shade: "Dark blue",
    loud: "White",
    others: ["Yellow", "Tan"],
    why: "Color is light that comes back from things. With hardly any light, everything's dark.",
    look: "I can't find my own beak. It's bedtime for parrots.",
    hint: "Who's awake when you hear that bird? What's left of colors then?",
    nothing: ["Dark. Dark. Ow. A bench. And more dark.", "Nobody. Or everybody. I can't tell."],
    found: "Found you! You're the brightest thing out here, next to the moon.",
  },
} as const satisfies Record<string, Place>;

export type PlaceId = keyof typeof PLACES;
export const PLACE_IDS = Object.keys(PLACES) as PlaceId[];
