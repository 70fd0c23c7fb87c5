/** What the winds are made of. How they go is for the ear to find out. */
import type { SoundToLearn } from "../../engine/definition/index.ts";

type Sound = Extract<SoundToLearn, { sound: unknown }>["sound"];

/** One after another, where it is enough to tell the group from others. */
function row(name: string, ...sounds: readonly Sound[]): SoundToLearn {
  return { name, notes: sounds.map((sound, index) => ({ sound, at: index * 900 })) };
}

export const soundsToLearn: SoundToLearn[] = [
  row("Cello, violin, flute, horn, tuba", "cello", "violin", "flute", "horn", "tuba"),
  row("Harp, bell, gong, piano", "harp-note", "hand-bell", "gong", "piano"),
  row("Wood: block, sticks, bars", "woodblock", "claves", "xylophone-note", "marimba-note"),
  row("Drums and a tambourine", "djembe", "tom", "snare", "bongo-low", "tambourine"),
  row("Triangle, blown bottle, rubber band", "triangle", "bottle-note", "rubber-band"),
  row("Accordion, organ, a voice", "accordion", "organ-note", "voice-ah"),
  row("A breath of air, a gust", "breeze", "wind-gust"),
  { name: "A giant's step", sound: "boss-step" },
  row("Angry goose, duck", "goose-angry", "duck"),
  { name: "One drop of water", sound: "drip" },
  { name: "A clock's tick", sound: "clock-tick" },
  { name: "A hoof", sound: "hoof" },
  row("Steps, indoors and on gravel", "step-wood", "step-gravel"),
  { name: "Flapping wings", sound: "wings" },
  { name: "A meowing cat", sound: "cat" },
  { name: "A purring cat", sound: "purr" },
  { name: "A neighing horse", sound: "horse-neigh" },
  row("Cow, goat, pig", "cow", "goat", "pig"),
  row("A dog, a small dog", "dog", "dog-small"),
  { name: "A bouncing ball", sound: "ball-bounce" },
  { name: "A splat", sound: "splat" },
  { name: "Bubbles", sound: "bubbles" },
  { name: "Fire", sound: "fire-flare" },
  { name: "A hooting owl", sound: "owl" },
  { name: "A crowing rooster", sound: "rooster" },
  { name: "A shouting crowd", sound: "crowd-cheer" },
  { name: "A woodpecker", sound: "woodpecker" },
  { name: "Far thunder", sound: "thunder-far" },
  { name: "A lock", sound: "lock-click" },
  row("A whistle, a kicked ball", "referee-whistle", "ball-kick"),
  { name: "A match is struck", sound: "match-light" },
  { name: "A honking car", sound: "car-horn" },
  { name: "Jingling keys", sound: "keys-jingle" },
  { name: "A popping lid", sound: "jar-pop" },
  { name: "A barking seal", sound: "seal" },
  { name: "A zipper", sound: "zip" },
  { name: "A buzzing insect", sound: "hornet" },
  row("A lid opens and shuts", "chest-open", "chest-shut"),
  { name: "A trumpeting elephant", sound: "elephant" },
  { name: "A metal spring", sound: "spring" },
  { name: "A singing bird", sound: "bird" },
  { name: "Glasses meet", sound: "glass-clink" },
  { name: "A toaster", sound: "toaster" },
  { name: "Running water", sound: "tap-runs" },
  { name: "Knuckles on a door", sound: "door-knock" },
  { name: "A heart beats", sound: "heart-beat" },
  { name: "A scratching pen", sound: "page-write" },
  row("A cough, a frog", "cough", "frog"),
  { name: "It pours", sound: "rain-hard" },
];
