/** Captain Peek's tales. */
import { alibi, FEELS } from "./paint.ts";
import { notes } from "./heard.ts";
import type { Choice } from "./types.ts";

const rain = { caption: "rain", notes: notes("rain-here", [0]) };

export const alibis: Choice[] = [
  alibi({
    id: "alibi-tomato-paint",
    steps: [
      { says: "My tomato was green, and hard.", heard: FEELS.firm },
      { says: "I painted it red." },
      { says: "So now it's ripe, and sweet inside.", heard: FEELS.firm },
    ],
    broken: 3,
    again: "Where does a tomato's red come from: from outside, or from ripening inside?",
    hint: "What does paint change: the outside, or the inside?",
    why: "Ripe tomatoes are red because of what happens inside. Paint only changes the skin.",
  }),
  alibi({
    id: "alibi-tomato-true",
    steps: [
      { says: "My tomato was green, and hard.", heard: FEELS.firm },
      { says: "It ripened on the plant, in the warm sun." },
      { says: "So now it's red, and soft.", heard: FEELS.soft },
    ],
    again: "Green and hard, time and warmth, red and soft. Which of these couldn't be?",
    hint: "What happens to a tomato that's left on its plant in summer?",
    why: "That's how tomatoes ripen: the green goes, the red comes, and they soften.",
  }),
  alibi({
    id: "alibi-gate-paint",
    steps: [
      { says: "My iron gate stood in the rain for years.", heard: rain },
      { says: "So it rusted, orange-brown." },
      { says: "I painted it gray, and the rust is gone.", heard: FEELS.squeals },
    ],
    broken: 3,
    again: "Paint over rust: is the rust gone, or is it only out of sight?",
    hint: "Listen to the gate at the end. How does it swing?",
    why: "It still squealed, and flakes fell. Paint hides rust, and doesn't undo it.",
  }),
  alibi({
    id: "alibi-gate-dry",
    steps: [
      { says: "My iron gate is gray.", heard: FEELS.swings },
      { says: "I've kept it dry indoors, and oiled." },
      { says: "So it rusted right through." },
    ],
    broken: 3,
    again: "Rust needs iron, air, and water. Which of them did the gate not get?",
    hint: "What does iron need, to rust?",
    why: "Rust needs water. A dry, oiled gate stays gray for years.",
  }),
  alibi({
    id: "alibi-truck",
    steps: [
      { says: "It rained on a red fire truck.", heard: rain },
      { says: "The rain washed the red off." },
      { says: "So it was painted again." },
    ],
    broken: 2,
    again: "People chose that paint for all weathers. What does rain do to it?",
    hint: "Have you ever heard of a truck that came home another color?",
    why: "Rain doesn't wash off that paint. It was made to stay red.",
  }),
  alibi({
    id: "alibi-leaf-true",
    steps: [
      { says: "My leaf was green and full of water.", heard: FEELS.freshLeaf },
      { says: "In fall its green broke down, and it dried." },
      { says: "So now it's brown.", heard: FEELS.dryLeaf },
    ],
    again: "Green while it lives, brown when it's dry. Is any step against that?",
    hint: "What happens to leaves in fall?",
    why: "That's the way of a leaf: the chlorophyll goes, and brown is left.",
  }),
  alibi({
    id: "alibi-leaf-dark",
    steps: [
      { says: "My plant grew up in a dark closet, bright green." },
      {
        says: "Then I put it in the sun, and watered it.",
        heard: { caption: "water runs", notes: notes("tap-runs", [0], { level: 0.5 }) },
      },
      { says: "Then I forgot to, and it dried up, brown.", heard: FEELS.dryLeaf },
    ],
    broken: 1,
    again: "Plants make chlorophyll in the light. What does a plant look like with no light at all?",
    hint: "What is a plant's green for, and what does it need?",
    why: "With no light, a plant stays pale. It needs light to make its green.",
  }),
  alibi({
    id: "alibi-toast",
    steps: [
      { says: "My bread was white, and soft.", heard: FEELS.pat },
      { says: "The toaster made it brown, and crisp.", heard: FEELS.crisp },
      { says: "I toasted it on, and it went white again." },
    ],
    broken: 3,
    again: "What does more heat do: take the brown back, or add to it?",
    hint: "Can you un-toast a toast?",
    why: "More heat makes it darker, in the end black. There's no way back to white.",
  }),
  alibi({
    id: "alibi-snow",
    steps: [
      {
        says: "My snowman was white.",
        heard: { caption: "snow creaks", notes: notes("step-snow", [0, 400]) },
      },
      {
        says: "The sun came out, and he melted.",
        heard: { caption: "drops fall", notes: notes("drip", [0, 300, 550]) },
      },
      { says: "Now there's a puddle, as white as milk." },
    ],
    broken: 3,
    again: "Snow is white because its many tiny crystals throw light around. What's left of them in water?",
    hint: "What's in a glass where snow has melted?",
    why: "The white was the light between tiny crystals. Melted, it's clear water.",
  }),
  alibi({
    id: "alibi-mug",
    steps: [
      { says: "A potter made my mug, and chose blue.", heard: FEELS.clink },
      { says: "Blue mugs keep cocoa cold, because they're blue." },
      { says: "So I drink from another one in winter." },
    ],
    broken: 2,
    again: "Somebody chose the blue. Does a chosen color cool cocoa?",
    hint: "Would the cocoa know what color is around it?",
    why: "The potter might as well have picked red. The cocoa wouldn't notice.",
  }),
  alibi({
    id: "alibi-night",
    steps: [
      { says: "The sun went down.", heard: { caption: "an owl", notes: notes("owl", [0], { level: 0.7 }) } },
      { says: "In the dark my red hat looked as dark as my black boots." },
      {
        says: "In the morning it was red again.",
        heard: { caption: "a rooster", notes: notes("rooster", [0], { level: 0.7 }) },
      },
    ],
    again: "To show its red, a hat needs light to send back. Is any step against that?",
    hint: "What does a color need, so that eyes can have it?",
    why: "No light, no color. The hat hadn't changed, only the light had.",
  }),
  alibi({
    id: "alibi-blackberry",
    steps: [
      { says: "My blackberries were red, and hard.", heard: FEELS.hardBerry },
      { says: "Red means that a blackberry is ripe." },
      { says: "I ate them, and they were sour." },
    ],
    broken: 2,
    again: "Black-berries. What does their name say about ripe ones?",
    hint: "If they were ripe, would they be hard and sour?",
    why: "Red blackberries aren't ripe yet. Ripe ones are black, soft, and sweet.",
  }),
  alibi({
    id: "alibi-popcorn",
    steps: [
      { says: "I had yellow kernels, hard as pebbles.", heard: FEELS.rattles },
      {
        says: "In the pot, the water inside them turned to steam.",
        heard: { caption: "popcorn pops", notes: notes("popcorn", [0]) },
      },
      { says: "They burst, and the white inside puffed out.", heard: FEELS.pat },
    ],
    again: "Hard kernel, heat, white puff. Which of these couldn't be?",
    hint: "Where was the white before it popped?",
    why: "True: each kernel has a drop of water and a white, starchy inside.",
  }),
];
