/** What all levels share: three catchers, five rooms, the lever, and the small words. */
import { things } from "./things.ts";
import type { Content } from "./types.ts";

export const content: Content = {
  bins: {
    claw: {
      label: "The claw",
      phrases: ["claw", "solid", "a solid", "it's solid", "keeps its shape", "hard"],
      takes: "judge",
      means: "what keeps its shape",
      arrives: [{ sound: "servo", caption: "the claw is set" }],
      loses: [{ sound: "vanish", caption: "it slips out of the claw" }],
    },
    sponge: {
      label: "The sponge",
      phrases: ["sponge", "liquid", "a liquid", "it's liquid", "runs", "it runs", "melts"],
      takes: "judge",
      means: "what runs",
      arrives: [{ sound: "soap-foam", caption: "the sponge is set" }],
      loses: [{ sound: "vanish", pitch: -4, caption: "it won't soak in, and gets away" }],
    },
    hood: {
      label: "The hood",
      phrases: ["hood", "gas", "a gas", "it's a gas", "flies", "it flies", "boils"],
      takes: "judge",
      means: "what flies",
      arrives: [{ sound: "breath-in", caption: "the hood is set" }],
      loses: [{ sound: "vanish", pitch: 4, caption: "it won't rise into the hood, and gets away" }],
    },
  },
  things,
  climate: {
    rooms: {
      freezer: { name: "a freezer", arrives: [{ sound: "wind-gust", caption: "an icy wind" }] },
      cool: { name: "a cool room", arrives: [{ sound: "breath-out", caption: "cool, still air" }] },
      warm: { name: "a warm day", arrives: [{ sound: "cricket", caption: "a cricket on a warm day" }] },
      noon: {
        name: "a very hot noon",
        arrives: [{ sound: "cricket", pitch: 5, caption: "a cricket chirps fast in the heat" }],
      },
      hot: { name: "an oven", arrives: [{ sound: "fire-flare", caption: "oven heat roars" }] },
    },
    warmer: [{ sound: "glide-up", caption: "a glide up: warmer" }],
    colder: [{ sound: "glide-down", caption: "a glide down: colder" }],
    lever: {
      label: "Pull the lever",
      phrases: ["pull", "pull the lever", "lever"],
      heard: [
        { sound: "door-close", caption: "the door shuts" },
        { sound: "lever-pull", caption: "the lever is pulled" },
      ],
    },
    test: {
      label: "Test a crumb",
      phrases: ["test", "test it", "test a crumb", "crumb", "spoon"],
      heard: [{ sound: "door-slide", caption: "a crumb goes in" }],
    },
    next: {
      label: "Next jar",
      phrases: ["next", "next jar", "another", "another jar"],
      heard: [{ sound: "step-tile", caption: "a step along the shelf" }],
    },
    again: {
      label: "Same jars again",
      phrases: ["same jars", "the same jars", "go on"],
      heard: [{ sound: "lever-pull", pitch: 4, level: 0.6, caption: "the lever springs back" }],
    },
    reset: {
      label: "Set them again",
      phrases: ["set them again", "go back", "take them back", "wait"],
      heard: [{ sound: "servo", pitch: -4, caption: "the catchers come back" }],
    },
    escaped: [
      { sound: "goblin-mutter" },
      {
        say: [
          "Into the pot with it!",
          "Mine! Stir, stir, stir.",
          "Nobody caught that? I did.",
          "Soup! Soup! Soup!",
          "That was missing in my Mix-Up.",
          "Thank you. I was hungry.",
          "Plop. Yum.",
          "Slippery! I like it.",
        ],
        voice: "glop",
      },
      { sound: "monster-gurgle", caption: "Glop's pot gurgles" },
    ],
  },
  words: {
    from: ["In there it's like {room} now.", "The room is like {room} now.", "It's like {room} in there."],
    forecast: ["The lever will go:", "Now the lever. It'll go:", "Hear which way the lever goes:"],
    onward: [
      "Select: the same jars again.",
      "Select goes on with the same jars.",
      "Same jars, when you press Select.",
    ],
    tells: [
      "Glop has pulled it already. His jars are now:",
      "Glop pulled first. What his jars turned into:",
      "Glop's jars went that way before ours. Now they're:",
    ],
    reached: [
      "Now it's like {room} in there.",
      "That was it: {room}.",
      "It went as far as {room}.",
      "The lever stops. It's like {room}.",
    ],
    ready: [
      "All set. Select pulls the lever.",
      "That's all of them. Select pulls.",
      "All set. Ready for Select.",
    ],
    takeBack: [
      "Or Up: set them again, once.",
      "Up takes them back, once.",
      "Not sure? Up takes them back, once.",
    ],
    keptAll: ["Caught: {of} of {of}.", "All {of} caught.", "Not one of the {of} got away."],
    keptSome: ["Caught: {kept} of {of}.", "{kept} of {of} caught."],
    keptNone: ["Caught: none of {of}.", "All {of} got away."],
    keptOne: ["One jar, and you caught it.", "Caught it."],
    lostOne: ["The only one got away.", "One jar, and it got away."],
    packed: "{label}: {names}.",
    crumb: "Your crumb. {name}:",
    where: ["Still to set: {left}."],
    weigh: [
      "Which way does the lever go? And what does this do then?",
      "Warmer or colder: what will this be then?",
    ],
    tryCrumb: ["A crumb of it would tell: Up.", "Still unsure? A crumb would tell: Up."],
    sure: [
      "Wherever the lever can still stop, it will be the same thing. Which?",
      "No crumb needed: there is only one thing left that it can be.",
    ],
    beside: ["And now this:", "And beside it:"],
  },
};
