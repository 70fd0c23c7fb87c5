/** Level 2: adjectives, too. First called by the coach, then as gaps in Nora's sentences. */
import type { Tale } from "../types.ts";
import { adjective, noun, told, verb } from "./telling.ts";

const CALLED = { isCalled: true } as const;
const GAP = { isCalled: false } as const;

export const gapTales: Readonly<Record<string, Tale>> = {
  "full-name": {
    ...told(
      "Our hero's full name",
      [
        adjective("Our captain tonight is very _.", "Good evening. This is Radio Kickoff."),
        noun("And the captain looks just like my _."),
      ],
      CALLED,
    ),
    names: { hero: "{One} {Two}" },
    practice: true,
  },
  hotel: told(
    "The Little Hotel",
    [
      adjective("The bed was soft, and the soup in it was very _.", "Captain {Hero} came to a little hotel."),
      noun("In the closet, behind the coats, stood one _."),
      adjective("We're so sorry, said the owner, who felt very _ about it.", "The captain rang the bell."),
    ],
    CALLED,
  ),
  haircut: told(
    "A New Haircut",
    [
      adjective("Captain {Hero} asked for a haircut, please, and not too _."),
      noun("The barber brought a comb, a towel, and one _."),
      adjective("An hour later, the bus driver said: Your hair is so _!"),
    ],
    CALLED,
  ),
  mountain: told(
    "The Monster on the Mountain",
    [
      adjective("High on the mountain lives a monster that is very _."),
      verb("Every morning it brushes its teeth, and then it begins to _."),
      noun("Captain {Hero} climbed up and brought it a present: one _."),
      adjective("Nobody, said the monster, was ever so _ to me."),
    ],
    CALLED,
  ),
  castle: told(
    "The Castle with No Stairs",
    [
      adjective("The walls of the castle were very _.", "Captain {Hero} came to a castle with no stairs."),
      verb("If you want to come up, called the queen, you have to _."),
      noun("The captain had a better plan: a rope, and one _."),
      adjective("I've waited a hundred years, said the queen, and now I feel very _."),
    ],
    CALLED,
  ),
  night: told(
    "The Cold Night",
    [
      adjective("The night was dark and very _."),
      verb("So Captain {Hero} lay down and began to _."),
      noun("Then, at the door, stood one _ with a suitcase."),
    ],
    GAP,
  ),
  bus: told(
    "The Wrong Bus",
    [
      noun("The driver of the bus was my _ from next door.", "Captain {Hero} got on the wrong bus."),
      adjective("Everybody else on it was very, very _."),
      verb("And at the last stop they all had to _ twice."),
    ],
    GAP,
  ),
  cake: told(
    "The Baking Contest",
    [
      noun("Captain {Hero} baked a cake that looked like a huge _."),
      adjective("It came out of the oven very _."),
      verb("The judges took one bite and began to _."),
    ],
    GAP,
  ),
  tent: told(
    "One Small Tent",
    [
      verb("In a tent, you should never _ after midnight."),
      noun("But nobody had told my _ in the other sleeping bag.", "Captain {Hero} knew that."),
      adjective("In the morning, the tent was very _."),
    ],
    CALLED,
  ),
  opera: told(
    "Night at the Opera",
    [
      adjective("The opera was long, loud, and very _."),
      noun("First, one _ sang about love for an hour."),
      verb("Then all forty dancers had to _ on one leg."),
      noun("Captain {Hero} threw flowers to one _ and missed."),
      adjective("The newspaper wrote: We have never felt so _ in our lives."),
    ],
    GAP,
  ),
  "two-gaps": {
    ...told(
      "A rehearsal",
      [[adjective("My microphone is very _."), noun("Please bring me my _ from the hall.")]],
      GAP,
    ),
    practice: true,
  },
  island: told(
    "The Floating Island",
    [
      [
        adjective("The island was green, warm, and very _."),
        noun("Nobody lived there but one _ and a parrot."),
      ],
      [
        verb("When it rained, they would _ under a leaf."),
        adjective("Captain {Hero} stayed a week, and became very _."),
      ],
    ],
    GAP,
  ),
  dragon: told(
    "The Dragon Who Said Please",
    [
      [noun("The dragon shared its cave with one happy _."), adjective("Its voice was low and very _.")],
      [
        adjective("Please, it said, don't be so _ with me."),
        verb("So Captain {Hero} and the dragon sat down to _ together."),
      ],
    ],
    GAP,
  ),
  ghost: told(
    "The Ghost in the Attic",
    [
      [
        verb("The ghost in the attic could not _ like other ghosts."),
        adjective("It was just too _ for that."),
      ],
      [
        noun("One night, Captain {Hero} came upstairs with one _ from the basement."),
        adjective("Boo, said the ghost, and felt very _."),
      ],
    ],
    GAP,
  ),
};
