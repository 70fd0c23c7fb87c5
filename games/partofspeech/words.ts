/** The words on the balls. In levels 1 and 2 each has one job only; in level 3 its sentence tells which. */
import type { Content } from "./types.ts";

type Thing = Content["things"][string];

const NOUNS =
  "teapot umbrella penguin grandmother banana bathtub volcano pumpkin violin cactus koala giraffe potato tuba uncle mustache mitten dinosaur princess accordion astronaut goldfish cucumber refrigerator toothbrush hippopotamus muffin ukulele tractor hamster walrus octopus llama meatball trombone lizard marshmallow blueberry armchair sofa doorknob eyebrow scarecrow unicorn xylophone flamingo coconut mermaid snowman wheelbarrow pretzel hedgehog elevator sausage piano mailbox moose grandpa".split(
    " ",
  );

const VERBS =
  "disappear apologize oversleep misbehave hibernate levitate evaporate sunbathe babysit applaud argue complain celebrate exaggerate vanish relax behave inflate rehearse migrate decorate disagree sing juggle eavesdrop sleepwalk overheat vibrate unravel multiply meditate improvise teleport shrivel skedaddle bicker".split(
    " ",
  );

const ADJECTIVES =
  "fuzzy sticky sleepy grumpy wobbly hungry slimy soggy itchy crunchy fluffy rusty jealous noisy bouncy nervous polite spicy famous ticklish slippery cheerful shiny curly prickly mysterious stubborn clumsy dusty handsome suspicious chewy stinky hairy lumpy greasy sneaky dramatic smelly wrinkly".split(
    " ",
  );

/** A word by its sentence, for each job that it does here. In brackets: what shows it. */
const IN_SENTENCES: Readonly<Record<"noun" | "verb" | "adjective", Readonly<Record<string, string>>>> = {
  noun: {
    run: "The dog and I went for [a run].",
    light: "Please turn on [the light].",
    bark: "We heard [a loud bark].",
    fly: "There's [a fly] on my nose.",
    park: "We had lunch in [the park].",
    watch: "[My watch] has stopped.",
    play: "Our class put on [a play].",
    duck: "[The duck] likes rain.",
    ring: "My aunt wears [a ring].",
    dance: "They taught us [a new dance].",
    laugh: "He has [a very loud laugh].",
    dream: "I had [a funny dream].",
    swing: "[The swing] squeaks.",
    slide: "[The slide] is wet.",
    wave: "[A big wave] came in.",
    jump: "[One more jump], and we're there.",
    brush: "I can't find [my brush].",
    whistle: "The coach has [a whistle].",
    fish: "[The fish] is asleep.",
    paint: "[The paint] is still wet.",
    rock: "I found [a rock].",
    train: "[The train] is late.",
    sneeze: "That was [a loud sneeze].",
    trip: "We took [a trip].",
    cook: "[The cook] is singing.",
    fair: "We won a goldfish at [the fair].",
  },
  verb: {
    run: "[Snails can't run].",
    bark: "[Seals bark], too.",
    fly: "[Penguins can't fly].",
    park: "[You can't park] here.",
    watch: "We sat down [to watch].",
    play: "[May I play] with you?",
    duck: "Tall people [have to duck].",
    ring: "[The bells ring] at noon.",
    dance: "[Some bears can dance].",
    laugh: "Don't [make me laugh]!",
    swing: "[Monkeys swing] from tree to tree.",
    slide: "[Otters slide] on their bellies.",
    wave: "[Please wave] to Grandma.",
    jump: "[Fleas jump] very high.",
    whistle: "[I can whistle] with two fingers.",
    fish: "[They fish] on Sundays.",
    paint: "[Let's paint] together.",
    rock: "[Cradles rock] gently.",
    train: "[We train] every Monday.",
    sneeze: "Pepper [makes me sneeze].",
    trip: "[Don't trip] over the goose.",
    cook: "[My dad can cook].",
    clean: "On Saturdays, [we clean].",
  },
  adjective: {
    light: "[Feathers are light].",
    fast: "That was [a fast horse].",
    cold: "[The soup is cold].",
    cool: "[A cool wind] blew.",
    clean: "[My hands are clean].",
    slow: "[The snail is slow].",
    fair: "[The rules are fair].",
    quiet: "[The library is quiet].",
    empty: "[The jar is empty].",
    sweet: "[This pear is sweet].",
    warm: "[My socks are warm].",
    tame: "[The squirrel is tame].",
    fancy: "She wore [a fancy hat].",
    smooth: "[The stone is smooth].",
    calm: "[The sea is calm].",
  },
};

/** Beside its small word, a word can do one job only. */
const SMALL = { noun: "the", verb: "to", adjective: "very" } as const;
const SHOWN = {
  noun: "names something there",
  verb: "is an action there",
  adjective: "tells what something is like there",
} as const;

function word(name: string, job: Job, sentence?: string): Thing {
  const capital = name.charAt(0).toUpperCase() + name.slice(1);
  const ball = {
    caption: "a ball",
    heard: [{ sound: "ball-kick" as const }, { sound: "ball-whoosh" as const, at: 220 }],
    name,
  };
  if (sentence === undefined) return { ...ball, says: [`${capital}.`], tags: [job] };
  const [, shows = ""] = /\[(.+)\]/u.exec(sentence) ?? [];
  return {
    ...ball,
    says: [`${sentence.replaceAll(/[[\]]/gu, "")} ${capital}.`],
    tags: [`${job}-here`],
    stands: `${SMALL[job]} ${name}`,
    why: `The ball said: ${shows}. ${capital} ${SHOWN[job]}.`,
  };
}

type Job = keyof typeof IN_SENTENCES;
const JOBS: readonly Job[] = ["noun", "verb", "adjective"];

const single: Readonly<Record<Job, readonly string[]>> = { noun: NOUNS, verb: VERBS, adjective: ADJECTIVES };

/** The ids of the words that do this job, by themselves or in a sentence. */
export function wordsFor(...jobs: readonly Job[]): string[] {
  return jobs.flatMap((job) => [...single[job]]);
}

export function sentencesFor(...jobs: readonly Job[]): string[] {
  return jobs.flatMap((job) => Object.keys(IN_SENTENCES[job]).map((name) => `${name}-${job}`));
}

export const things: Content["things"] = Object.fromEntries(
  JOBS.flatMap((job) => [
    ...single[job].map((name) => [name, word(name, job)] as const),
    ...Object.entries(IN_SENTENCES[job]).map(
      ([name, sentence]) => [`${name}-${job}`, word(name, job, sentence)] as const,
    ),
  ]),
);
