/**
 * Level 3: the words come in sentences, and what they do there is what they can do here. Each stands with the small word
 * that shows its job (the bark, to bark, very light), so that a wrong one is heard to be wrong.
 */
import type { Tale } from "../types.ts";
import { adjective, noun, told, verb } from "./telling.ts";

const CALLED = { isCalled: true, isHere: true } as const;
const GAP = { isCalled: false, isHere: true } as const;

export const sentenceTales: Readonly<Record<string, Tale>> = {
  traffic: {
    ...told(
      "The Traffic Report",
      [verb("On the long bridge, all the trucks have decided _.", "And now, the traffic.")],
      CALLED,
    ),
    practice: true,
  },
  key: told(
    "The Lost Key",
    [
      noun("The key wasn't in the hat, and it wasn't behind _.", "Captain {Hero} had lost the key."),
      verb("Keys are only able _ when nobody listens, said a neighbor."),
      noun("So they both lay down on the floor, side by side with _."),
    ],
    CALLED,
  ),
  bear: told(
    "Breakfast with a Bear",
    [
      verb("Captain {Hero} knew a bear that was able _ before breakfast."),
      adjective("One morning it came by, and it looked _."),
      noun("Then it went home, arm in arm with _."),
    ],
    CALLED,
  ),
  race: told(
    "The Snail Race",
    [
      adjective("Captain {Hero} wore new shoes, and they looked _.", "It was the day of the race."),
      noun("Halfway, the captain had a long talk with _."),
      verb("You're not allowed _ here, said a snail, and passed."),
      noun("The snail won. It has moved in with _."),
    ],
    CALLED,
  ),
  neighbor: told(
    "The New Neighbor",
    [
      noun("The new neighbor shared the bathtub with _."),
      verb("Every night at eight, they both decided _."),
      adjective("From outside, said Captain {Hero}, it sounds _."),
    ],
    CALLED,
  ),
  frogs: told(
    "The Wedding of Two Frogs",
    [
      noun("The frogs wanted a small wedding: just the two of them, and _."),
      verb("Are you willing _ every day, asked the first frog."),
      adjective("Only if you always look _, said the second."),
      noun("Captain {Hero} made a speech about _."),
      verb("And then all the guests were ready _."),
    ],
    GAP,
  ),
  "letter-here": told(
    "A Letter from a Listener",
    [
      verb("A listener asks: is a goose able _?", "Dear Radio Kickoff."),
      noun("Our goose sleeps in my drawer, on top of _.", "Ours is, from Monday to Friday."),
      verb("All day he sits by the window, always ready _."),
    ],
    CALLED,
  ),
  sentences: {
    ...told("A rehearsal", [[noun("Good evening from me and _."), verb("I am now ready _.")]], CALLED),
    practice: true,
  },
  machine: told(
    "The Time Machine",
    [
      [
        noun("Captain {Hero} built a time machine from two spoons and _."),
        verb("It was able _, and back it went to yesterday."),
      ],
      [adjective("Yesterday still felt _."), noun("So the captain came back to today, arm in arm with _.")],
    ],
    CALLED,
  ),
  cookie: told(
    "The Last Cookie",
    [
      [verb("The last cookie on the plate decided _."), noun("It's only afraid of _, said Captain {Hero}.")],
      [
        noun("So they hid it in the cupboard, next to _."),
        adjective("In there it felt _, and it lived to be a hundred."),
      ],
    ],
    CALLED,
  ),
  tooth: told(
    "The Tooth That Sang",
    [
      [
        noun("Captain {Hero} had a tooth that sang duets with _."),
        verb("Tell it that it's not allowed _, begged the family."),
      ],
      [verb("At night, said the dentist, all teeth are ready _."), adjective("And yours simply sounds _.")],
    ],
    CALLED,
  ),
};
