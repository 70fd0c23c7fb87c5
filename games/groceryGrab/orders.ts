/** Who calls Hum Market, and what they say when the bag comes. */
import type { Orders } from "./types.ts";

type Words = Omit<Orders[string], "products">;

const callers = {
  okafor: {
    voice: "okafor",
    calls: [
      "Mrs. Okafor here. I've got guests! I need {list}.",
      "It's Mrs. Okafor. My kitchen needs {list}, please.",
      "Okafor here. I need {list}. Hurry, please!",
      "Mrs. Okafor. My cousins are at the door! Quick: {list}!",
    ],
    all: [
      "Bless your ears!",
      "Every last thing! I'm saving you a seat.",
      "You should hear my cousins cheer!",
      "It's all there. Thank you!",
    ],
    some: [
      "Without {lost}? I'll tell a story instead.",
      "Without {lost}? My cousins will never notice.",
      "You couldn't get {lost}? Then we'll sing until they forget.",
    ],
  },
  diaz: {
    voice: "diaz",
    calls: [
      "Coach Diaz! My team needs {list}! Go, go, go!",
      "Coach here. We're all out of {list}! Hustle!",
      "Diaz! Team party at my place! We need {list}!",
      "It's Coach. Here's the play: {list}. On three!",
    ],
    all: [
      "Touchdown! Wait, we play soccer. Goal!",
      "All there! My team says thanks!",
      "You're not on the team. You ARE the team!",
      "Nothing but net!",
    ],
    some: [
      "We missed {lost}? Shake it off. Next play!",
      "Without {lost}? We win as a team, we share as a team.",
      "Without {lost}? A fumble. It happens.",
    ],
  },
  ravi: {
    voice: "ravi",
    calls: [
      "Psst. It's Ravi. My party surprise needs {list}. Shh!",
      "Ravi here. I'm whispering: {list}. Shh!",
      "It's me. You know who. Okay, Ravi. Bring {list}.",
      "Secret agent Ravi. The code words are {list}.",
    ],
    all: [
      "Nobody saw you? Wow, you're good.",
      "All there. This call never happened.",
      "Agent, you're the best.",
      "Shh. But yay!",
    ],
    some: [
      "You came without {lost}? Then that stays a secret, too.",
      "You couldn't get {lost}? Other spies were faster.",
      "We go without {lost}. Act natural.",
    ],
  },
  lou: {
    voice: "lou",
    calls: [
      "Grandpa Lou here, and hungry as a bear. I need {list}.",
      "Lou here. What? No, I called you. Get me {list}!",
      "This is Lou. My shelf is empty. Bring {list}.",
      "Hello? Hello? Oh good, it works. Bring {list}, please.",
    ],
    all: [
      "All there! Tonight the neighbors come to dinner.",
      "Not one thing missing? I owe you a pancake!",
      "Wonderful! Now, where did I put my spoon?",
      "Splendid! You made my day!",
    ],
    some: [
      "Without {lost}? More room for pancakes.",
      "Without {lost}? Then my bag is lighter.",
      "I'll do without {lost}. I've had worse Mondays.",
    ],
  },
  bell: {
    voice: "bell",
    calls: [
      "Ms. Bell, room nine. For our class: {list}.",
      "Room nine again. One kid wants {list}. Now they all do.",
      "Ms. Bell. It's science day! We need {list}, please.",
      "Hello there. Snack time in room nine: {list}.",
    ],
    all: [
      "A gold star, and a big one!",
      "Hear that? Room nine is clapping for you!",
      "All of it! Room nine says yum.",
      "Excellent. Class, what do we say?",
    ],
    some: [
      "Class without {lost}. We'll call it an experiment.",
      "Marked absent: {lost}.",
      "You couldn't get {lost}? We'll share what we've got.",
    ],
  },
} satisfies Record<string, Words>;

export type Caller = keyof typeof callers;

/** Each with what is asked for at this level. */
export function callersFor(asked: Partial<Record<Caller, readonly string[]>>): Orders {
  return Object.fromEntries(
    Object.entries(asked).map(([id, products]) => [
      id,
      { ...callers[id as Caller], products: [...products] },
    ]),
  );
}
