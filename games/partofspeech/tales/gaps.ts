/** Level 2: adjectives, too. First called by the coach, then as gaps in Nora's sentences. */
import type { Tale } from "../types.ts";

interface Sentence {
  readonly job: "noun" | "verb" | "adjective";
  readonly before: string;
  readonly after?: string | undefined;
}

const PLACES = ["one", "two", "three", "four", "five"];
const BEEP = { sound: "checkout-beep", caption: "a beep: here is the gap" } as const;

/** Each sentence is heard as far as the gap and after it, and told with the word in it. */
function gapTale(title: string, steps: readonly (readonly Sentence[])[]): Tale {
  const all = steps.flat();
  return {
    title,
    blanks: steps.map((step) => step.map(({ job }) => job)),
    gaps: all.map(({ before, after }) => [
      `nora: ${before}`,
      BEEP,
      ...(after === undefined ? [] : [`nora: ${after}`]),
    ]),
    lines: all.map(
      ({ before, after }, place) =>
        `nora: ${before} {${PLACES[place]}}${after === undefined ? "." : ` ${after}`}`,
    ),
  };
}

function noun(before: string, after: string): Sentence {
  return { job: "noun", before, after };
}

function verb(before: string, after?: string): Sentence {
  return { job: "verb", before, after };
}

function adjective(before: string, after?: string): Sentence {
  return { job: "adjective", before, after };
}

const oneByOne = (sentences: readonly Sentence[]): Sentence[][] => sentences.map((sentence) => [sentence]);

export const gapTales: Readonly<Record<string, Tale>> = {
  "full-name": {
    title: "Our hero's full name",
    blanks: [["adjective"], ["noun"]],
    lines: ["nora: Good evening. This is Radio Kickoff. Tonight's hero is Captain {One} {Two}."],
    names: { hero: "{One} {Two}" },
    practice: true,
  },
  hotel: {
    title: "The Little Hotel",
    blanks: [["adjective"], ["noun"], ["adjective"]],
    lines: [
      "nora: Captain {Hero} came to a little hotel. The bed was soft, and the pillow was very {one}.",
      "nora: In the closet, behind the coats, stood the {two}.",
      "nora: We're so sorry, said the owner, who was very {three} about it. Breakfast is at seven.",
    ],
  },
  haircut: {
    title: "A New Haircut",
    blanks: [["adjective"], ["noun"], ["adjective"]],
    lines: [
      "nora: Captain {Hero} asked for a haircut, please, and not too {one}.",
      "nora: The barber brought a comb, a towel, and the {two}.",
      "nora: An hour later, the captain got on the bus. How {three}, said the driver.",
    ],
  },
  mountain: {
    title: "The Monster on the Mountain",
    blanks: [["adjective"], ["verb"], ["noun"], ["adjective"]],
    lines: [
      "nora: High on the mountain lives a monster. It is very {one}.",
      "nora: Every morning it brushes its teeth, and then it begins to {two}.",
      "nora: One day, Captain {Hero} climbed up and brought it a present: the {three}.",
      "nora: Nobody, said the monster, was ever so {four} to me.",
    ],
  },
  castle: {
    title: "The Castle with No Stairs",
    blanks: [["adjective"], ["verb"], ["noun"], ["adjective"]],
    lines: [
      "nora: Captain {Hero} came to a castle with no stairs. The walls were very {one}.",
      "nora: If you want to come up, called the queen, you have to {two}.",
      "nora: The captain had a better plan, and a rope, and the {three}.",
      "nora: I've waited a hundred years for that, said the queen. She felt very {four}.",
    ],
  },
  night: gapTale(
    "The Cold Night",
    oneByOne([
      adjective("The night was dark and very"),
      verb("So Captain {Hero} lay down and began to"),
      noun("But who was that at the door? It was the", "with a suitcase."),
    ]),
  ),
  bus: gapTale(
    "The Wrong Bus",
    oneByOne([
      noun("Captain {Hero} got on the wrong bus. The driver was the", "from next door."),
      adjective("Everybody else on it was very, very"),
      verb("At the last stop they all had to", "twice."),
    ]),
  ),
  cake: gapTale(
    "The Baking Contest",
    oneByOne([
      noun("Captain {Hero} baked a cake that looked like the", "on Main Street."),
      adjective("It came out of the oven very"),
      verb("The judges took one bite and began to"),
    ]),
  ),
  tent: gapTale(
    "One Small Tent",
    oneByOne([
      verb("In a tent, you should never", "after midnight."),
      noun("Captain {Hero} knew that. But nobody had told the", "in the other sleeping bag."),
      adjective("In the morning, the tent was very", "indeed."),
    ]),
  ),
  opera: gapTale(
    "Night at the Opera",
    oneByOne([
      adjective("The opera was long, loud, and very"),
      noun("First, the", "sang about love for an hour."),
      verb("Then all forty dancers had to", "on one leg."),
      noun("Captain {Hero} threw flowers to the", "and missed."),
      adjective("The newspaper wrote: We've never felt so", "in our lives."),
    ]),
  ),
  "two-gaps": {
    ...gapTale("A rehearsal", [
      [adjective("My microphone is very"), noun("Please bring me the", "from my desk.")],
    ]),
    practice: true,
  },
  island: gapTale("The Floating Island", [
    [adjective("The island was green, warm, and very"), noun("Nobody lived there but the", "and a parrot.")],
    [
      verb("When it rained, they would", "under a leaf."),
      adjective("Captain {Hero} stayed a week, and became very"),
    ],
  ]),
  dragon: gapTale("The Dragon Who Said Please", [
    [noun("The dragon shared its cave with the", "of its dreams."), adjective("Its voice was low and very")],
    [
      adjective("Please, it said, don't be so", "with me."),
      verb("So Captain {Hero} and the dragon sat down to", "together."),
    ],
  ]),
  ghost: gapTale("The Ghost in the Attic", [
    [
      verb("The ghost in the attic could not", "like other ghosts."),
      adjective("It was just too", "for that."),
    ],
    [
      noun("One night, Captain {Hero} came upstairs with the", "from the basement."),
      adjective("Boo, said the ghost, and felt very"),
    ],
  ]),
};
