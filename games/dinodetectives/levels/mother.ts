/** Level 1: the good mother lizard. Which find speaks of which brag? */
import { brag, brags, busts, barely, field, proves } from "../brags.ts";
import { tickOf } from "../digging.ts";
import { lostThing, shows } from "../frame.ts";
import type { Bank, Chapter, Find, Level } from "../types.ts";

const NESTS =
  "Horner and Makela 1979 (Nature 282) and Horner 1982 (Nature 297) on Maiasaura nests, from memory; not looked up";
const DUNG =
  "Chin and Gill 1996 (Palaios 11) on dung with wood and beetle burrows, Montana, from memory; not looked up";
const TRACKS =
  "Fiorillo and others 2014 (Geology 42) on a duckbill herd's tracks, from memory; not looked up";

const tooth: Find = {
  kind: "tooth",
  says: {
    full: ["A tooth. Flat and ridged, like a washboard, with no edge. Our beast's jaw is full of these."],
    short: [
      "Our beast's tooth: flat and ridged, no edge.",
      "That flat, ridged tooth without an edge, from our beast's jaw.",
      "The washboard tooth: flat, ridged, no edge. Our beast's.",
    ],
  },
};
const track: Find = {
  kind: "track",
  says: {
    full: [
      "Footprints in mud, left, right, left, right, and small handprints. Three round toes, long as your arm: our beast's foot fits. Six trails side by side, all one way.",
    ],
    short: [
      "The footprints in mud: left, right, three round toes, long as your arm, handprints beside them. Six trails, side by side, the same way.",
      "Our beast's footprints, arm-long, three round toes, left, right, in mud, with handprints. Six trails, all one way.",
      "Those muddy prints: left, right, three round toes, arm-long, small hands beside them. Six trails, all the same way.",
    ],
  },
};
const leaf: Find = {
  kind: "leaf",
  says: {
    full: ["A leaf, broad as a hand, off a tree."],
    short: ["The leaf off a tree, broad as a hand.", "That tree's leaf, as broad as a hand."],
  },
};
const dung: Find = {
  kind: "dung",
  says: {
    full: [
      "Fossil dung! All stone, no smell. Full of chewed wood, and a beetle's tunnel goes right through. It's big: our beast's size.",
    ],
    short: [
      "The big dung: chewed wood, and a beetle's tunnel. Our beast's size.",
      "Our beast's big stone dung, full of chewed wood, with a beetle's tunnel.",
      "That big dung, our beast's size, with chewed wood and a beetle's tunnel. Still no smell.",
    ],
  },
};
const shell: Find = {
  kind: "shell",
  says: {
    full: ["A clam. This kind lives in rivers only."],
    short: ["The clam that lives in rivers only.", "That clam, a kind that lives only in rivers."],
  },
};
const egg: Find = {
  kind: "egg",
  says: {
    full: [
      "Eggs, in a bowl of mud, with baby beasts of our kind. And the next nest is right over there, and the next.",
    ],
    short: [
      "The nest: a bowl of mud, eggs, babies of our kind, and other nests close by.",
      "Eggs and our beast's babies in their bowl of mud, and the next nest right there.",
    ],
  },
};

const MEAT = busts("Flat ridges grind plants. Without an edge, they can't cut meat.");
const WOOD = busts("Chewed wood went in, so it ate plants.");

const first = brags(
  "first",
  DUNG,
  brag("munch", "the meat", "My beast ate meat! Mountains of meat!", "What would it eat with?", {
    tooth: MEAT,
  }),
);

const grounds = brags(
  "ground",
  TRACKS,
  brag(
    "grind",
    "the mill",
    ["My beast ground its food, like a mill!", "It could grind like a mill!"],
    "What in a mouth can grind?",
    {
      tooth: proves("Ridged and flat: that's a grinding tooth."),
      dung: proves("The wood in there is all chewed up."),
    },
  ),
  brag(
    "steps",
    "two legs",
    ["My beast never put a hand to the ground!", "Two legs only! Hands are for waving!"],
    "Where would you see its hands?",
    {
      track: busts("Small handprints beside the feet: it did lean on its hands."),
    },
  ),
  brag(
    "herd",
    "the friends",
    ["My beast walked with friends!", "It had company on its walks!"],
    "What tells who walked beside whom?",
    {
      track: proves("Six trails side by side, all the same way: they walked together."),
    },
  ),
  brag(
    "big",
    "the size",
    ["My beast was no bigger than a hen!", "It would've fit in my hat!"],
    "What was left by something heavy?",
    {
      track: busts("A foot as long as your arm. That's no hen."),
      dung: barely(busts("That's a pile no hen could make.")),
    },
  ),
  brag(
    "trees",
    "the bare rock",
    ["Nothing green grew here! Bare rock!", "Not one tree here, in its time!"],
    "Who tells of plants? More than one does.",
    {
      leaf: busts("A tree's leaf: so a tree."),
      dung: busts("It's full of wood, and wood is trees."),
      tooth: barely(busts("Grinding teeth want plants to grind.")),
    },
  ),
  brag(
    "beetles",
    "the bugs",
    ["There wasn't a single bug here, in its time!", "No bugs! Bugs weren't invented!"],
    "Who makes tunnels in dung?",
    {
      dung: busts("A beetle dug that tunnel. There were bugs."),
    },
  ),
  brag(
    "munch",
    "the wood",
    ["My beast could eat wood!", "It ate the furniture! Wood, I mean!"],
    "What goes in must come out.",
    {
      dung: proves("Chewed wood, right in the dung."),
    },
  ),
  brag(
    "trees",
    "the big leaves",
    ["Trees with leaves as broad as a hand grew here!", "This was a place with broad-leaved trees!"],
    "You want to know what grew.",
    {
      leaf: proves("Broad as a hand, and off a tree."),
    },
  ),
  brag(
    "grind",
    "the gulp",
    ["My beast gulped everything down whole!", "It never chewed! Not once!"],
    "Look at its teeth, or at what came out.",
    {
      tooth: busts("Why grow grinding teeth, and never chew?"),
      dung: busts("Everything in there is chewed to bits."),
    },
  ),
);

const nests = brags(
  "nest",
  NESTS,
  brag(
    "eggs",
    "the mail",
    ["My beast's babies came by mail!", "Eggs? No, babies came in the mail!"],
    "How did its young begin?",
    {
      egg: busts("Eggs, in a nest. No stamps."),
    },
  ),
  brag(
    "herd",
    "the neighbors",
    ["My beast nested with neighbors all around!", "It nested in a crowd!"],
    "How close is the next nest?",
    {
      egg: proves("Nest beside nest: they nested together."),
    },
  ),
  brag(
    "eggs",
    "the bowl",
    ["My beast built a nest like a bowl!", "It made a bowl for its eggs!"],
    "What lay around the eggs?",
    {
      egg: proves("A bowl of mud around the eggs."),
    },
  ),
  brag(
    "water",
    "the sea bottom",
    ["All this lay deep under the salty sea!", "Salt water here, up to the clouds!"],
    "What lives in one water and not the other?",
    {
      shell: busts("River clams don't live in the sea."),
      egg: busts("You can't nest in mud bowls under the sea."),
    },
  ),
  brag(
    "water",
    "the drink",
    ["There was fresh water here to drink!", "A river ran here even then!"],
    "Who lives in rivers only?",
    {
      shell: proves("A river clam needs a river."),
    },
  ),
  brag(
    "munch",
    "the hunt",
    ["My beast hunted other dinosaurs!", "It ate its neighbors, with mustard!"],
    "What could its teeth do, and what came out?",
    {
      tooth: MEAT,
      dung: WOOD,
    },
  ),
);

const bank = brags(
  "bank",
  TRACKS,
  brag(
    "steps",
    "the claws",
    ["My beast had hooked claws, like a cat!", "Its toes were daggers!"],
    "What shows the shape of a toe?",
    {
      track: busts("Round toes. No daggers."),
    },
  ),
  brag(
    "steps",
    "the toes",
    ["My beast stood on three toes!", "Three toes a foot! Count them!"],
    "Where can you count toes?",
    {
      track: proves("One, two, three toes."),
    },
  ),
  brag(
    "mud",
    "the mud",
    ["My beast got its feet muddy!", "It walked right through mud!"],
    "What does a step leave behind?",
    {
      track: proves("Its feet were pressed right into mud."),
    },
  ),
  brag(
    "steps",
    "the hop",
    ["My beast hopped, both feet at once!", "It hopped like a kangaroo!"],
    "Left, right, or both at once?",
    {
      track: busts("Left, right, left, right: it walked."),
    },
  ),
  brag(
    "water",
    "the water",
    ["Fresh water ran right here!", "This was a river bank back then, too!"],
    "Who needs a river to live?",
    {
      shell: proves("A river clam needs a river."),
      track: barely(proves("Those prints were wet mud once.")),
    },
  ),
  brag(
    "water",
    "the salt",
    ["Right here was the bottom of the salty sea!", "Salt water and waves, right here!"],
    "Who walks on the bottom of the sea? Who lives there?",
    {
      shell: busts("River clams don't live in the sea."),
      track: busts("It walked here, on land."),
      leaf: barely(busts("A tree's leaf lay here. It could have blown in, but still.")),
    },
  ),
  brag(
    "trees",
    "the shade",
    ["There was a tree to sit under!", "There was shade! Trees, even!"],
    "You want to know what grew.",
    {
      leaf: proves("A tree's leaf: so a tree."),
      dung: proves("Wood in the dung: so trees."),
    },
  ),
  brag(
    "grind",
    "the soup",
    ["My beast ate nothing but soup!", "Soup! Only soup! No chewing!"],
    "Look at teeth, or at what came out.",
    {
      tooth: busts("Grinding teeth, for soup?"),
      dung: busts("That's no soup. That's wood."),
    },
  ),
);

const pairs = brags(
  "pair",
  DUNG,
  [
    brag("munch", "the meat", "It ate meat!", "One find may speak of both brags.", {
      tooth: MEAT,
      dung: WOOD,
    }),
    brag("trees", "the trees", "And no tree grew for a hundred miles!", "One find may speak of both brags.", {
      leaf: busts("A tree's leaf: so a tree."),
      dung: busts("Wood comes from trees."),
    }),
  ],
  [
    brag("herd", "the company", "It walked in company!", "One find may speak of both brags.", {
      track: proves("Six trails, side by side."),
      egg: barely(proves("They nested side by side, at least.")),
    }),
    brag("mud", "the sea", "And right here was the deep blue sea!", "One find may speak of both brags.", {
      track: busts("It walked here, in mud."),
      shell: busts("That's a river clam. No sea."),
    }),
  ],
  [
    brag("eggs", "the eggs", "It laid eggs!", "One find may speak of both brags.", {
      egg: proves("Eggs, with its own babies."),
    }),
    brag(
      "water",
      "the salt water",
      "And here was salt water, over everything!",
      "One find may speak of both brags.",
      {
        egg: busts("Mud bowls with eggs don't lie under the sea."),
        shell: busts("That clam lives in rivers only."),
        track: barely(busts("Something walked here, on land.")),
      },
    ),
  ],
  [
    brag("grind", "the chewing", "It could chew!", "One find may speak of both brags.", {
      tooth: proves("A grinding tooth, ready to chew."),
      dung: proves("Chewed wood, all through it."),
    }),
    brag("beetles", "the bugs", "And there were no bugs!", "One find may speak of both brags.", {
      dung: busts("A beetle's tunnel. So there were bugs."),
    }),
  ],
);

const chapter: Chapter = [
  {
    id: "hook",
    lines: [
      { sound: "detector-tick" },
      "doc: Shh! I'm Doc Rosa. This farmer lets us dig. Your detector hears what's buried ahead.",
      { sound: "detector-tick" },
      "doc: Left and Right turn you, Up steps. Ticks on the right are ahead and to the right: step first, then turn. No ticks? Turn. Where they race, Select digs.",
    ],
    again: ["doc: Back in the field! Ticks to one side: step first, then turn. No ticks? Turn."],
  },
  {
    id: "first-dig",
    as: "learn",
    set: "first-dig",
    turns: 1,
    short: 1,
    devices: [],
    how: ["doc: Quick, before he comes... too late. That's Barnaby Bluster. He opens an exhibit tonight."],
    resumed: ["Left and Right turn you, Up steps, Select digs."],
  },
  {
    id: "rules",
    lines: [
      "doc: There will be more of those! Each brag you settle gives the beast in the hall one true part.",
      { sound: "squeak-toy", hold: "end" },
      "bluster: And where you're wrong, I glue something on!",
      "doc: Seven true parts open the show. Ten are a triumph. Listen, so you know them:",
      tickOf("track"),
      "doc: A footprint thuds.",
      tickOf("leaf"),
      "doc: A leaf shakes.",
      tickOf("dung"),
      "doc: And dung plops. Not all of them speak of every brag.",
    ],
    again: [
      "doc: Seven true parts open the show, ten are a triumph.",
      tickOf("track"),
      "doc: Footprint.",
      tickOf("leaf"),
      "doc: Leaf.",
      tickOf("dung"),
      "doc: Dung.",
    ],
  },
  {
    id: "field",
    as: "ride",
    turns: 5,
    short: 5,
    how: ["doc: What you leave lies there for the next brag. And some of his brags are true!"],
    resumed: ["Turn with Left and Right, step with Up, dig with Select. What proves or busts his brag?"],
  },
  {
    id: "where-next",
    length: "full",
    ask: [
      { sound: "page" },
      "doc: Where next? The nest hill is small, with three brags. The river bank is wide: five brags, in the same sun.",
    ],
    options: [
      { id: "nests", label: "The nest hill", phrases: ["nest hill", "nests", "hill", "small"] },
      { id: "bank", label: "The river bank", phrases: ["river bank", "river", "bank", "wide"] },
    ],
  },
  {
    length: "full",
    acts: [
      {
        id: "nest-sounds",
        if: { chose: { "where-next": "nests" } },
        lines: [
          tickOf("egg"),
          "doc: Here's something new: eggs clink.",
          tickOf("shell"),
          "doc: And a shell plucks.",
        ],
      },
      {
        id: "nest-hill",
        as: "ride",
        if: { chose: { "where-next": "nests" } },
        set: "nest-hill",
        turns: 3,
        short: 0,
        resumed: ["Eggs clink, shells pluck, teeth click, dung plops."],
      },
      {
        id: "bank-sounds",
        if: { chose: { "where-next": "bank" } },
        lines: [tickOf("shell"), "doc: Here's something new: a shell plucks."],
      },
      {
        id: "river-bank",
        as: "ride",
        if: { chose: { "where-next": "bank" } },
        set: "river-bank",
        turns: 5,
        short: 0,
        resumed: ["Footprints thud, shells pluck, leaves shake, teeth click, dung plops."],
      },
    ],
  },
  {
    id: "boss-comes",
    lines: [
      { sound: "boss-near" },
      "bluster: Last field! And now I brag twice in one breath!",
      tickOf("shell"),
      "doc: Everything's here: shells that pluck,",
      tickOf("egg"),
      "doc: eggs that clink, and all the others. It's wide, so mind the sun. You weigh each find against both brags.",
    ],
  },
  {
    id: "both",
    as: "boss",
    set: "both",
    turns: 2,
    short: 2,
    how: ["bluster: Two at once, detective!"],
    resumed: ["Two brags at a time. You weigh each find against both that are open."],
  },
  ...shows({
    beast: ["doc: Maiasaura, the good mother lizard!"],
    gift: "print",
    triumph: [
      "doc: Look at the line, all the way to the river!",
      "bluster: They're asking for the detective. What do I tell them?",
      "doc: The truth. It's new, but you'll get used to it.",
    ],
    open: [
      "doc: A real exhibit! With a sign at the door: the ground knows the rest.",
      "bluster: Can I have a small sign, too?",
    ],
    gaps: [
      "bluster: Ladies and gentlemen, the Squeakosaurus!",
      "doc: With a little sign: which of these parts are real? Ask the detective.",
    ],
  }),
];

export const motherLevel: Level = {
  id: "mother",
  name: "The good mother lizard",
  difficulty: -1,
  skill: "evidence",
  learned: "which find can speak of what, and which keeps quiet",
  next: "Next time everything lies somewhere else.",
  tryAtHome: [
    "With a grown-up, press a leaf, a key, or a toy's foot into soft clay. Let somebody feel it with closed eyes: what does the print tell, and what not?",
  ],
  devices: ["sun"],
  stakes: ["parts"],
  tallies: ["settled"],
  chapter,
  rules: field({ map: "field", brags: 5, finds: [tooth, track, leaf, dung] }),
  items: grounds,
};

export const motherBanks: Bank[] = [
  {
    id: "first-dig",
    difficulty: -2,
    skill: "evidence",
    rules: field({ map: "tiny", endless: true, finds: [tooth] }),
    items: first,
  },
  {
    id: "nest-hill",
    difficulty: -0.5,
    skill: "evidence",
    rules: field({ map: "small", brags: 3, finds: [egg, shell, tooth, dung, lostThing] }),
    items: nests,
  },
  {
    id: "river-bank",
    difficulty: -0.5,
    skill: "evidence",
    rules: field({ map: "wide", brags: 5, finds: [track, shell, leaf, tooth, dung] }),
    items: bank,
  },
  {
    id: "both",
    difficulty: 0,
    skill: "evidence",
    rules: field({ map: "wide", brags: 4, finds: [tooth, track, leaf, dung, shell, egg] }),
    items: pairs,
  },
];
