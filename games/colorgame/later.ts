/** The weather is in a hurry: one hides, and then hears what has become of the place. Why it had its color says what it has now. */
import { COMERS, type ComerId } from "./comers.ts";
import { againOf, cluesOf, coat, hide, home, place, right, whyOf, wrong } from "./hide.ts";
import { inTurn, notes, said } from "./heard.ts";
import { PLACES, type Place, type PlaceId } from "./places.ts";
import type { Choice, Option, Scene } from "./types.ts";

/** What a place has become. */
export const CHANGED = {
  thaw: {
    ...PLACES.snow,
    heard: {
      caption: "drops fall fast, and steps squelch",
      notes: [...notes("drip", [0, 250, 450, 600]), ...notes("step-puddle", [900, 1400])],
    },
    name: "mud",
    color: "Brown",
    shade: "Dark brown",
    loud: "White",
    why: "The snow has melted, and its white with it. What's left is wet brown ground.",
    look: "It's been warm since noon, and my toes are wet.",
    hint: "Drip, squelch. Where has the snow gone, and what was under it?",
    nothing: ["Mud. My squeak has turned to squelch.", "Nothing but mud, and half of it on me."],
    found: "Found you! You're far too clean for this mud.",
  },
  drought: {
    ...PLACES.grass,
    heard: {
      caption: "many crickets, and steps that rustle dryly",
      notes: [...notes("cricket", [0, 200, 420, 650, 860]), ...notes("rustle", [500, 1000])],
    },
    name: "dry grass",
    color: "Yellow",
    shade: "Gold",
    loud: "Blue",
    why: "No rain for weeks. Grass that dries out loses its green, and yellow is left.",
    look: "It hasn't rained for weeks. Everything's thirsty.",
    hint: "It rustles like paper now. What happens to grass with no rain?",
    nothing: ["Dry grass. It needs a drink, and so do I.", "A lawn like a doormat, and nobody on it."],
    found: "Found you! Everything's dried up except you.",
  },
  rainOnTruck: {
    ...PLACES.engine,
    heard: { caption: "rain drums on metal", notes: notes("hail-here", [0], { level: 0.5 }) },
    name: "the parked, wet fire truck",
    why: "Rain doesn't wash off paint. Somebody chose that red for all kinds of weather. It's parked, engine off.",
    look: "It's raining on the ladders.",
    hint: "What does rain do to paint?",
    nothing: ["A wet truck. A wet me. Nobody else.", "Rain, truck, rain. I'm going to need a towel."],
    found: "Found you! Did you think the truck would wash off?",
  },
  rainOnCoal: {
    ...PLACES.coal,
    heard: {
      caption: "rain falls, and a lump rolls",
      notes: [...notes("rain-here", [0]), ...notes("coal-in", [900], { level: 0.4 })],
    },
    name: "wet coal behind its fence",
    why: "Coal is black all the way through. Rain can't wash that off. We keep behind the fence.",
    look: "It's raining on the train's breakfast.",
    hint: "Is coal black on the outside, or all the way through?",
    nothing: ["Wet coal. It doesn't even taste good. Don't ask.", "Rain and lumps. Lumps and rain."],
    found: "Found you! Did you think it would wash off?",
  },
  hotStraw: {
    ...PLACES.straw,
    heard: {
      caption: "many crickets, something dry rustles, a horse snorts",
      notes: [
        ...notes("cricket", [0, 200, 420, 650]),
        ...notes("rustle", [500]),
        ...notes("horse-snort", [1000], { level: 0.6 }),
      ],
    },
    name: "straw on a hot day",
    why: "Straw has lost its green and its water already. A dry summer takes nothing more.",
    look: "It's hot, and the horse is fanning itself.",
    hint: "Can straw get any drier than it is?",
    nothing: ["Hot straw. A hot horse. That's all.", "The horse is asleep. I wish I were."],
    found: "Found you! The straw is what it was, and you aren't.",
  },
  fall: {
    ...PLACES.bark,
    heard: {
      caption: "a gust of wind, and something dry patters down; a woodpecker",
      notes: [
        ...notes("wind-gust", [0], { level: 0.5 }),
        ...notes("leaf-rustle", [500]),
        ...notes("woodpecker", [1300]),
      ],
    },
    name: "the same bark",
    why: "Leaves come and go. Bark keeps its brown tannins all year.",
    look: "It's fall. The tree's going bald, and somebody's still knocking.",
    hint: "The leaves fall. But what are we standing in front of?",
    nothing: ["A bald tree, and a bird with a headache.", "A trunk. It's lost its hair, not its color."],
    found: "Found you! The tree lost its leaves, not its bark.",
  },
  snowfall: {
    ...PLACES.snow,
    heard: {
      caption: "a cold gust, and steps that creak and crunch",
      notes: [...notes("wind-gust", [0], { level: 0.5 }), ...notes("step-snow", [700, 1150, 1600])],
    },
    why: "It has snowed over everything. Snow sends nearly all the light back, and so it's white.",
    look: "Something soft has come down on all of it, and on me.",
    hint: "Hear it creak? What covers everything now?",
  },
  nightfall: {
    ...PLACES.night,
    why: "The light has gone, and color goes with it. In the yard that's fun. Near a road, wear something bright that reflects!",
    look: "The sun's gone down, and I can't find my own beak.",
    hint: "Hear who's awake? With no light, what's left of a color?",
  },
  morning: {
    ...PLACES.grass,
    heard: {
      caption: "a rooster, and soft swishing steps",
      notes: [...notes("rooster", [0], { level: 0.7 }), ...notes("step-grass", [1300, 1750])],
    },
    why: "The light's back, and grass is green again. It was there all along, with no light to show it.",
    look: "Somebody's crowing, and it tickles under my toes.",
    hint: "Who crows, and when? And what's that under your feet?",
  },
} as const satisfies Record<string, Place>;

const ASKS = said(
  "prism",
  "We stay. In this valley a summer takes a minute. Listen: what's become of it?",
  "Stay! But the weather's in a hurry. What's it like now?",
  "She's gone, but something has changed here. Hear it?",
  "Wait. Is it still what it was?",
);
const RECALL = said("prism", "We're at the same place. What's become of it, and does the coat still work?");

interface Given {
  readonly first: PlaceId;
  readonly becomes: keyof typeof CHANGED;
  readonly comer: ComerId;
  /** Colors that the coat may be changed to; the one that is right among them, if staying is not. */
  readonly others: readonly [string, string];
}

/** First one hides from Captain Peek; then the coat has to fit what the place has become, or be changed. */
export function later({ first, becomes, comer, others }: Given): Choice {
  const start = hide(first, "peek");
  const now: Place = CHANGED[becomes];
  const coatNow = place(first).color;
  const wanted = comer === "peek" ? now.color : comer === "pop" ? now.loud : null;
  const isNoticed = comer === "pop" && ![now.color, now.shade].includes(coatNow);
  const fits = (color: string) => color === wanted || (isNoticed && color === coatNow);
  const fate = (color: string) => (fits(color) ? right(comer, now) : wrong(comer, now));
  const keep: Option = {
    id: "stay",
    label: `Stay ${coatNow.toLowerCase()}`,
    phrases: ["stay", "keep it", "stay as we are", coatNow.toLowerCase()],
    ...fate(coatNow),
  };
  const changes = others.map((color, index): Option => {
    const name = color.toLowerCase();
    return {
      id: `change-${index + 1}`,
      label: `Change to ${name}`,
      phrases: [`change to ${name}`, name, `turn ${name}`],
      ...fate(color),
    };
  });
  const more: Scene = {
    ask: [said("prism", place(first).why), ASKS],
    recall: [RECALL],
    heard: inTurn(now.heard, COMERS[comer]),
    options: [keep, ...changes, home(comer)],
    clues: cluesOf(comer, now),
    again: againOf(comer, now),
    hint: comer === "sniff" ? "Who pants and sniffs like that? What does he go by?" : now.hint,
    why: isNoticed ? [`${coatNow} is unlike ${now.name}, so it catches the eye.`] : whyOf(comer, now),
  };
  return {
    ...start,
    id: `${first}-${becomes}-${comer}`.toLowerCase(),
    options: start.options.map((option) =>
      option.id === coat(coatNow).id ? { ...option, by: 0, to: "more" } : option,
    ),
    further: { more },
  };
}
