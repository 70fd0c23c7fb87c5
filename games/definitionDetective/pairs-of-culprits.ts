/** The boss: 2 words of one group work together, and every clue is true of both. */
export const pairsOfThings = [
  {
    id: "pair-kettle-toaster",
    culprits: ["kettle", "toaster"],
    clues: [
      { text: "Both help with breakfast.", fits: ["spoon", "bowl", "blender"] },
      { text: "Both can have a plug.", fits: ["blender"] },
      "Both get hot.",
      "One is for water, and one is for bread.",
    ],
  },
  {
    id: "pair-duck-rooster",
    culprits: ["duck", "rooster"],
    clues: [
      { text: "Both can be loud.", fits: ["frog", "horse"] },
      "Both have just 2 legs.",
      "Both have feathers.",
      "One says quack, and one wakes up the farm.",
    ],
  },
  {
    id: "pair-boot-sock",
    culprits: ["boot", "sock"],
    clues: [
      { text: "Both keep you warm.", fits: ["mitten", "scarf"] },
      { text: "Both come in a pair.", fits: ["mitten"] },
      "Both go on your feet.",
      "First you pull on the soft one, then the strong one.",
    ],
  },
  {
    id: "pair-flute-trumpet",
    culprits: ["flute", "trumpet"],
    clues: [
      { text: "You can carry both.", fits: ["drum", "bell", "guitar"] },
      { text: "Most are made of metal.", fits: ["bell"] },
      "Both need your breath.",
      "One is thin and airy, and one is bright and loud.",
    ],
  },
  {
    id: "pair-guitar-piano",
    culprits: ["guitar", "piano"],
    clues: [
      { text: "Both can play a whole tune.", fits: ["flute", "trumpet"] },
      "Both can play many notes at once.",
      "Both have strings.",
      "You strum one, and you press the keys of the other.",
    ],
  },
  {
    id: "pair-carrot-peanut",
    culprits: ["carrot", "peanut"],
    clues: [
      { text: "Both crunch.", fits: ["popcorn"] },
      { text: "Both come straight from a plant.", fits: ["lemon"] },
      "Both grow under the ground.",
      "One is a root, and one has a shell.",
    ],
  },
  {
    id: "pair-bread-popcorn",
    culprits: ["bread", "popcorn"],
    clues: [
      { text: "Stores sell both in bags.", fits: ["peanut", "carrot", "lemon"] },
      { text: "Both are dry foods.", fits: ["peanut"] },
      "Both are made from grain.",
      "One is sliced, and one bursts in the heat.",
    ],
  },
];

/** For whoever has met more than everyday things. */
export const pairsOfCulprits = [
  {
    id: "pair-whisper-mumble",
    culprits: ["whisper", "mumble"],
    clues: [
      { text: "Both are quiet.", fits: ["hum"] },
      { text: "Both are ways to talk.", fits: ["shout"] },
      "Both make people ask: what did you say?",
      "One is soft, and one is not clear.",
    ],
  },
  {
    id: "pair-shout-cheer",
    culprits: ["shout", "cheer"],
    clues: [
      { text: "You do both when you are excited.", fits: ["giggle"] },
      "Both are loud.",
      "You hear both at a ball game.",
      "One says over here, and one says hooray.",
    ],
  },
  {
    id: "pair-tiptoe-crawl",
    culprits: ["tiptoe", "crawl"],
    clues: [
      { text: "You can do both on purpose.", fits: ["sprint", "hop", "march"] },
      "Both are slow.",
      "Both help you sneak up on someone.",
      "One needs the front of your feet, and one your knees.",
    ],
  },
  {
    id: "pair-baker-gardener",
    culprits: ["baker", "gardener"],
    clues: [
      { text: "Both need water for their work.", fits: ["sailor", "dentist"] },
      "Both give us something to eat.",
      "Both words end in [E R|ee, are].",
      "One needs an oven, and one needs soil.",
    ],
  },
  {
    id: "pair-telephone-microphone",
    culprits: ["telephone", "microphone"],
    clues: [
      { text: "Both use electricity.", fits: ["television"] },
      { text: "Both carry voices.", fits: ["television"] },
      "You speak into both.",
      "Both words have a part that means sound.",
    ],
  },
  {
    id: "pair-submarine-subway",
    culprits: ["submarine", "subway"],
    clues: [
      { text: "Both carry people.", fits: ["bicycle", "tricycle"] },
      "You sit inside both.",
      "Both words have a part that means under.",
      "One is below the sea, and one is below the city.",
    ],
  },
];
