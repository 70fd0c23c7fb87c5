/** Level 1: nouns and verbs, called by the coach. */
import type { Tale } from "../types.ts";
import { noun, told, verb } from "./telling.ts";

const CALLED = { isCalled: true } as const;

export const firstTales: Readonly<Record<string, Tale>> = {
  hero: {
    ...told(
      "Our hero's name",
      [noun("Tonight's hero is Captain ^.", "Good evening. This is Radio Kickoff.")],
      { isCalled: false },
    ),
    names: { hero: "{One}" },
    practice: true,
  },
  weather: {
    ...told("The Weather", [noun("One big cloud looks like my _.", "And now, the weather.")], CALLED),
    practice: true,
  },
  breakfast: told(
    "The Missing Breakfast",
    [
      noun("On the table, all alone, stood the _.", "Captain {Hero} came down for breakfast."),
      noun(
        "Under the table coughed the _.",
        "Good morning, said the captain. And somebody answered with a cough.",
      ),
      noun("They had toast, and nobody said one word about the _."),
    ],
    CALLED,
  ),
  museum: told(
    "A Day at the Museum",
    [
      noun("Captain {Hero} went to see the world's oldest _."),
      noun("It snores at night, said the guard, and wakes up the _.", "It stood in a glass case."),
      noun("So please be quiet, and do not kiss the _."),
    ],
    CALLED,
  ),
  parade: told(
    "The Quietest Parade",
    [
      noun("First came the mayor, arm in arm with the _.", "It was the quietest parade in the world."),
      noun("Forty children in socks carried the _."),
      noun("Captain {Hero} came last, and saluted the _."),
    ],
    CALLED,
  ),
  school: told(
    "Captain School",
    [
      verb("Lesson one was how to _.", "Captain {Hero} went to captain school."),
      verb("In lesson two, all captains had to _ in a bathtub."),
      verb("And whoever could _ with both eyes closed got a hat."),
    ],
    CALLED,
  ),
  soup: told(
    "The Soup",
    [
      verb("For an hour the soup did nothing, and then it began to _.", "Captain {Hero} made soup."),
      verb("Soup, said the captain, you may not _ in my kitchen."),
      verb("So the soup asked all the spoons to _, too."),
    ],
    CALLED,
  ),
  robot: told(
    "Three Buttons",
    [
      verb("The round button made it _.", "Captain {Hero} had a new robot with three buttons."),
      verb("The square one made it _, but very slowly."),
      verb("And the last one makes the whole street _.", "Nobody pressed the last one."),
    ],
    CALLED,
  ),
  lift: told(
    "Stuck in the Elevator",
    [
      noun("In the elevator, somebody was waiting already: the _.", "Captain {Hero} wanted to go up."),
      verb("Don't worry, said a voice. Elevators love to _.", "Between two floors, it stopped."),
      verb("So they all sat down on the floor and began to _."),
    ],
    CALLED,
  ),
  zoo: told(
    "Night at the Zoo",
    [
      noun("At night, nobody is awake but the _.", "The zoo is quiet."),
      verb("It waits for the moon, because under the moon all lions _."),
      verb("Go home, Captain {Hero}, said the zookeeper. We close at nine, and then we _."),
    ],
    CALLED,
  ),
  tea: told(
    "Tea at Four",
    [
      noun("At four o'clock, Captain {Hero} had tea with the _."),
      verb("In my family, said the guest, we always _ before cake."),
      noun("And the guest stirred the tea with the _."),
    ],
    CALLED,
  ),
  sea: told(
    "Across the Sea",
    [
      noun("Captain {Hero} crossed the sea with one sail, two oars, and the _."),
      verb("On the first day, the wind began to _."),
      noun("On the second day, there was an island that looked like my _."),
      verb("On the third day, all the whales came up to _."),
      noun("And the captain danced with the _.", "On the fourth day, there was a party."),
    ],
    { isCalled: false },
  ),
  letter: told(
    "A Letter from a Listener",
    [
      verb("A listener asks: can a goose _?", "Dear Radio Kickoff."),
      noun("Our goose sleeps in my drawer, on top of my _.", "Ours can, from Monday to Friday."),
      verb("All day he sits by the window, and waits for Captain {Hero} to _."),
    ],
    CALLED,
  ),
  rehearsal: {
    ...told("A rehearsal", [[noun("Testing, testing: my _."), verb("My microphone can _.")]], CALLED),
    practice: true,
  },
  moon: told(
    "Captain {Hero} on the Moon",
    [
      [
        noun("In the dust of the moon sat the _.", "Captain {Hero} flew to the moon."),
        verb("Up here, said a sign, everybody must _."),
      ],
      [
        noun("The captain put up a flag with a picture of the _."),
        verb("And since then, on quiet nights, you can hear the moon _."),
      ],
    ],
    CALLED,
  ),
  prize: told(
    "The Grand Prize",
    [
      [
        noun("Captain {Hero} won the grand prize: three weeks with the _."),
        verb("We all saw you _, said the mayor."),
      ],
      [
        noun("Twelve strong men carried in the golden _."),
        verb("Thank you, said the captain. Without my team I could not even _."),
      ],
    ],
    CALLED,
  ),
  interview: told(
    "An Interview with Captain {Hero}",
    [
      [
        noun("Captain {Hero}, what do you keep under your hat? Only the _."),
        verb("And on Sundays? On Sundays I _."),
      ],
      [
        noun("Who cheers you up when you're sad? Always the _."),
        verb("Any advice for our listeners? Never _ before breakfast."),
      ],
    ],
    CALLED,
  ),
};
