/** What finds tick like, how they feel in the hand, what they give to the beast in the hall, and what is said of them. */
import type { Dig, Lines } from "./types.ts";

export const digging: Dig = {
  rival: "bluster",
  helper: "doc",
  light: { stake: "sun" },
  kinds: {
    tooth: {
      sound: "claves",
      caption: "hard clicks",
      name: "a tooth",
      tells: "Teeth tell what something ate.",
    },
    track: {
      sound: "bongo-low",
      caption: "low thuds",
      name: "a footprint",
      tells: "Footprints tell how something walked, on what feet, and with whom.",
    },
    leaf: {
      sound: "maraca",
      caption: "dry shakes",
      name: "a leaf",
      tells: "Leaves tell what grew here in their time.",
    },
    dung: {
      sound: "fruit-plop",
      caption: "soft plops",
      name: "dung",
      tells: "Dung tells what went in, and who moved in afterward.",
    },
    shell: {
      sound: "kalimba",
      caption: "plucked notes",
      name: "a shell",
      tells: "Shells tell what kind of water there was in their time.",
    },
    egg: {
      sound: "glass-clink",
      caption: "thin clinks",
      name: "an egg",
      tells: "Eggs tell how the young began.",
    },
    bone: {
      sound: "xylophone-note",
      caption: "wooden notes",
      name: "a bone",
      tells: "A bitten bone tells of whoever bit, and of whoever was bitten.",
    },
    odd: {
      sound: "cowbell",
      caption: "tinny clanks",
      name: "something made of tin",
      tells: "Tin tells nothing about dinosaurs.",
    },
  },
  layers: [
    {
      sound: "layer-soil",
      caption: "a trowel in soft soil",
      why: "The soil on top is far younger than our beast.",
    },
    { sound: "layer-clay", caption: "a trowel in sticky clay", low: "low" },
    {
      sound: "layer-rock",
      caption: "a chisel on hard rock",
      low: "lowest",
      why: "The rock is far older than our beast.",
    },
  ],
  marks: {
    sharp: { sound: "plate-down", caption: "it clacks and lies still: sharp edges" },
    worn: {
      sound: "dice",
      caption: "it rolls round and round: worn smooth",
      limps: "limping",
      why: "It's worn round: a river rolled it here from somewhere else.",
    },
    plaster: {
      sound: "door-knock",
      caption: "a hollow knock: plaster",
      why: "It's hollow plaster, made last week.",
    },
  },
  parts: {
    munch: [{ sound: "crunch", hold: "end", caption: "it munches plants" }],
    grind: [{ sound: "grate", hold: "end", caption: "it grinds its food" }],
    snip: [{ sound: "scissors", hold: "end", caption: "its mouth snips" }],
    bite: [{ sound: "big-bite", hold: "end", caption: "it bites off meat" }],
    steps: [{ sound: "boss-step", hold: "end", caption: "its heavy steps" }],
    herd: [{ sound: "hooves-trot", pitch: -7, hold: "end", caption: "a whole herd walks by" }],
    big: [{ sound: "boss-step", pitch: -7, hold: "end", caption: "one huge step" }],
    trees: [{ sound: "leaf-rustle", hold: "end", caption: "leaves all around it" }],
    water: [{ sound: "swim", hold: "end", caption: "fresh water" }],
    mud: [{ sound: "step-puddle", hold: "end", caption: "mud under its feet" }],
    beetles: [{ sound: "hornet", level: 0.5, hold: "end", caption: "a beetle buzzes" }],
    eggs: [{ sound: "egg-crack", hold: "end", caption: "an egg cracks open" }],
    sea: [{ sound: "wave-here", hold: "end", caption: "the sea, long before it" }],
    mouse: [{ sound: "mouse", level: 0.6, hold: "end", caption: "something small, long after it" }],
    saw: [{ sound: "saw", hold: "end", caption: "teeth like saws" }],
    pond: [{ sound: "frog", hold: "end", caption: "a pond" }],
    other: [{ sound: "boss-step", pitch: -12, hold: "end", caption: "another beast, far bigger" }],
    rex: [{ sound: "boss-step", pitch: -9, hold: "end", caption: "a T. rex stomps by" }],
    honest: [{ sound: "star", hold: "end", caption: "one more true part" }],
  },
  fakes: [
    [{ sound: "squeak-toy", hold: "end", caption: "a squeaky toe" }],
    [{ sound: "party-horn", hold: "end", caption: "a party horn for a nose" }],
    [{ sound: "skateboard-by", hold: "end", caption: "a foot on wheels" }],
    [{ sound: "spring", hold: "end", caption: "a spring for a knee" }],
    [{ sound: "bike-bell", hold: "end", caption: "a bicycle bell for an ear" }],
    [{ sound: "hooves-gallop", hold: "end", caption: "two coconuts for feet" }],
  ],
  words: {
    verdicts: { backs: "proves the brag", busts: "busts the brag", nothing: "tells nothing about it" },
    captions: {
      rates: ["very quick", "quick", "slow", "very slow"],
      left: "ahead and to the left",
      right: "ahead and to the right",
      nothing: "no ticks ahead, so turn",
    },
    sounds: { open: "radio-crackle", settled: "gavel", late: "cricket" },
    buttons: {
      dig: { label: "Dig", phrases: ["dig", "dig here", "show it again"] },
      backs: { label: "Proves it", phrases: ["proves", "proves it", "it proves it", "true", "prove"] },
      busts: { label: "Busts it", phrases: ["busts", "busts it", "it busts it", "bust", "bust it"] },
      nothing: {
        label: "Tells nothing",
        phrases: ["nothing", "tells nothing", "it tells nothing", "says nothing"],
      },
    },
    texts: {
      ask: {
        full: ["Right: it proves the brag. Left: it busts it. Down: it tells nothing about it."],
        short: [
          "Proves, busts, or nothing?",
          "So, what does it do to the brag?",
          "What do you say?",
          "Does it prove it, bust it, or tell nothing?",
          "And the brag?",
          "Your word, detective?",
        ],
      },
      askOf: [
        "His brag about {about}: Right proves, Left busts, Down: nothing.",
        "What does it do to his brag about {about}?",
        "And his brag about {about}?",
        "Now his brag about {about}: proves, busts, or nothing?",
      ],
      nothing: [
        "Right, nothing about that. {tells}",
        "True, it can't tell that. {tells}",
        "Good: no proof either way. {tells}",
        "I agree, it keeps quiet about that. {tells}",
        "Exactly, it doesn't say. {tells}",
      ],
      won: [
        "It sounded so good, though!",
        "Who asked the ground, anyway?",
        "I had a poster printed!",
        "Busted! And I practiced in the mirror.",
        "But my aunt believed it!",
        "Can't we just whisper it?",
        "There goes my best line.",
        "Hmm. I'll cross it out. In pencil.",
      ],
      backed: [
        "Ha! I'm right! Write that down!",
        "Did you hear that? I was right!",
        "I knew it! I guessed, but I knew it!",
        "True? Well, naturally!",
        "One for Barnaby Bluster!",
        "See? See? My aunt will be so proud.",
      ],
      lost: [
        "Then I'll fill that in myself!",
        "Mine! I've got just the thing in the truck.",
        "That leaves a gap. I love gaps!",
        "Then that part is mine!",
        "Let me put something there.",
        "A little glue, and done!",
      ],
      wrongNothing: [
        "No, this find can't tell that. {tells}",
        "But it keeps quiet about that. {tells}",
        "Hmm, this find doesn't say that. {tells}",
      ],
      wrongBacks: ["Not quite: it proves the brag.", "No: this proves it.", "The brag was true, this time."],
      wrongBusts: ["Not quite: it busts the brag.", "No: this busts it.", "The brag was false."],
      solid: [
        "Nothing ticks right under you.",
        "Solid ground. Dig where the ticks race.",
        "No race of ticks here, no dig.",
        "Not here.",
      ],
      dark: [
        "That dig takes {cost} minutes. Sun left: {left}.",
        "{cost} minutes for that dig. Sun left: {left}.",
      ],
      late: ["Too late: nothing is near enough before dark.", "The sun's too low for one more dig."],
      left: ["Minutes of sun left: {left}.", "The sun has {left} minutes."],
      leftOne: ["One minute of sun left."],
      hintKinds: ["Here, this could tell: {kinds}.", "Listen for {kinds}.", "I'd look for {kinds}."],
      hintPrice: [
        "Ask once more, and I show the way on my map. Your next move then takes two minutes more.",
        "I can show the way on my map. Your next move then takes two minutes more. Ask once more if you want it.",
      ],
      hintWay: ["The nearest is {kind}: {way}.", "To {kind}: {way}."],
      hintDig: ["You're right on top: {kind}. Dig!", "Dig here: {kind}."],
      hintGone: ["What could tell that is too far away now.", "Nothing near enough tells that."],
      back: [
        "Back at the camp, facing the hills.",
        "We're at the camp again, facing the hills.",
        "At the camp once more, the hills ahead.",
        "Camp again, and the hills ahead.",
      ],
      hintTells: [
        "If his brag were true, would this find be any different? And if it were false?",
        "Would this find be any different if his brag were false? Or if it were true?",
      ],
      hintSource: [
        "Where is this one from? And would it be any different if his brag were false?",
        "First ask where this one is from. Then: would it be any different if his brag were true?",
      ],
      hintTwo: ["One of two: it {one}, or it {other}.", "Either it {one}, or it {other}."],
      reveal: ["{kind} would have told."],
    },
  },
};

/** One tick of each, told: what it is called follows. */
export function tickOf(kind: keyof typeof digging.kinds, pitch = 0): Lines[number] {
  const { sound, caption } = digging.kinds[kind] ?? { sound: "detector-tick", caption: kind };
  return { sound, hold: "end", caption, ...(pitch === 0 ? {} : { pitch }) };
}
