/** Level 1: one pin, two pins, a jar of tips, and a sock that wants in. */
import { cotton, denim, raincoat } from "../cloths.ts";
import { drums } from "../drums.ts";
import { closing, offer, SAVING, treat } from "../offer.ts";
import type { Bins, LevelParts, Rules, Things } from "../types.ts";

const DRUMS = { left: "dark", right: "light" } as const;
const WITH_BOX = { ...DRUMS, down: "box" } as const;
const prowler = { from: 7, most: 2, does: "jumps" } as const;

/** Here a number is what was counted, and no place in a list. */
const bins: Bins = {
  dark: { ...drums.dark, phrases: [...drums.dark.phrases, "one", "one pin", "one click"] },
  light: { ...drums.light, phrases: [...drums.light.phrases, "two", "two pins", "two clicks"] },
  box: { ...drums.box, phrases: [...drums.box.phrases, "three", "three pins", "three clicks"] },
};

const rules: Rules = {
  bins,
  seats: WITH_BOX,
  prowler,
  tips: [
    "One full drum pays better than two small ones.",
    "When he's one hop away, a third piece is too late. Wash what is there.",
  ],
};

const things: Things = {
  overalls: { name: "A pair of overalls", heard: denim },
  "work-shirt": { name: "A work shirt", heard: cotton },
  "pipe-rag": { isPocketless: true, name: "A pipe rag", heard: cotton },
  "knee-pants": { name: "Pants with padded knees", heard: denim },
  "rain-jacket": { name: "A rain jacket", heard: raincoat },
  bandana: { isPocketless: true, name: "A bandana", heard: cotton },
  "tool-apron": { name: "A tool apron", heard: denim },
  "lucky-cap": { isPocketless: true, name: "A greasy cap", heard: denim },
  "flannel-shirt": { name: "A flannel shirt", heard: cotton },

  "sink-towel": { isPocketless: true, name: "A sink towel", heard: cotton },
  "snack-vest": { name: "A snack vest", heard: denim },
  "plunge-gloves": { isPocketless: true, name: "Plunger gloves", heard: raincoat },
  "fishing-shorts": { name: "Pock's fishing shorts", heard: cotton },
  "best-shirt": { name: "Pock's lucky T-shirt", heard: cotton },

  "left-pajama": { name: "Dot's pajamas", heard: cotton },
  "right-pajama": { name: "Dash's pajamas", heard: cotton },
  cape: { isPocketless: true, name: "A hero cape", heard: cotton },
  "soccer-shorts": { name: "Soccer shorts", heard: raincoat },
  "dot-jeans": { name: "Dot's jeans", heard: denim },
  "dash-jeans": { name: "Dash's jeans", heard: denim },
  hoodie: { name: "A hoodie", heard: cotton },
  "beach-towel": { isPocketless: true, name: "A beach towel", heard: cotton },
  "pillow-case": { isPocketless: true, name: "A pillowcase", heard: cotton },
  "art-smock": { name: "An art smock", heard: raincoat },

  robe: { name: "A choir robe", heard: cotton },
  "low-robe": { name: "The bass singer's robe", heard: cotton },
  "high-blouse": { name: "The soprano's blouse", heard: cotton },
  "tea-towel": { isPocketless: true, name: "A tea towel", heard: cotton },
  "page-turner": { name: "A page turner's jacket", heard: denim },
  "organ-cover": { isPocketless: true, name: "The organ's dust cover", heard: denim },
  "sunday-shirt": { name: "A Sunday shirt", heard: cotton },

  "clown-pants": { name: "Clown pants, size huge", heard: cotton },
  "ringmaster-coat": { name: "The ringmaster's coat", heard: denim },
  "human-cannonball": { isPocketless: true, name: "The human cannonball's tights", heard: cotton },
  "elephant-hat": { isPocketless: true, name: "An elephant's hat", heard: raincoat },
  "popcorn-apron": { name: "A popcorn apron", heard: denim },
  "tent-flag": { isPocketless: true, name: "A tent flag", heard: raincoat },
  "strongman-shirt": { name: "The strongman's tiny shirt", heard: cotton },
  "juggler-vest": { name: "A juggler's vest", heard: denim },
  "trapeze-cape": { isPocketless: true, name: "The trapeze artist's cape", heard: cotton },
  "seal-towel": { isPocketless: true, name: "The seal's towel", heard: cotton },

  "tube-sock": { name: "A tube sock", heard: cotton },
  "ski-sock": { name: "A ski sock", heard: cotton },
  "gym-sock": { name: "A gym sock", heard: cotton },
  "baby-sock": { name: "A baby sock", heard: cotton },
  "toe-sock": { name: "A toe sock", heard: cotton },
  "bed-sock": { name: "A bed sock", heard: cotton },
  "knee-sock": { name: "A knee sock", heard: cotton },
  "pirate-sock": { name: "A pirate's lucky sock", heard: denim },
  "dance-sock": { name: "A dancing sock", heard: cotton },
  "wedding-sock": { name: "A wedding sock", heard: cotton },
};

const POCK = ["overalls", "pipe-rag", "bandana", "tool-apron", "lucky-cap", "work-shirt"];
const POCK_AGAIN = [
  "knee-pants",
  "rain-jacket",
  "flannel-shirt",
  "sink-towel",
  "snack-vest",
  "plunge-gloves",
  "fishing-shorts",
  "best-shirt",
];
const TWINS = [
  "left-pajama",
  "right-pajama",
  "cape",
  "soccer-shorts",
  "dot-jeans",
  "dash-jeans",
  "hoodie",
  "beach-towel",
  "pillow-case",
  "art-smock",
];
const CHOIR = ["robe", "low-robe", "high-blouse", "tea-towel", "page-turner", "organ-cover", "sunday-shirt"];
const CIRCUS = [
  "clown-pants",
  "ringmaster-coat",
  "human-cannonball",
  "elephant-hat",
  "popcorn-apron",
  "tent-flag",
  "strongman-shirt",
  "juggler-vest",
  "seal-towel",
  "trapeze-cape",
];
const SOCKS = [
  "tube-sock",
  "ski-sock",
  "gym-sock",
  "baby-sock",
  "toe-sock",
  "bed-sock",
  "knee-sock",
  "pirate-sock",
  "dance-sock",
  "wedding-sock",
];

export const tags: LevelParts = {
  things,
  bins: drums,
  marks: {
    "one-pin": { heard: [{ sound: "pin-click", caption: "one small metal click" }], text: "one pin" },
    "two-pins": {
      heard: [{ sound: "pin-click", times: 2, caption: "two small metal clicks" }],
      text: "two pins",
    },
    "three-pins": {
      heard: [{ sound: "pin-click", times: 3, caption: "three small metal clicks" }],
      text: "three pins",
    },
  },
  codes: {
    pins: {
      name: "Pins",
      reminder: [
        "One pin is dark. Two pins are light.",
        "Count the clicks. One: dark, left. Two: light, right.",
      ],
      marks: { "one-pin": "dark", "two-pins": "light" },
    },
    "pins-and-spies": {
      name: "Pins",
      reminder: ["One pin is dark. Two pins are light.", "One click: dark. Two clicks: light."],
      marks: { "one-pin": "dark", "two-pins": "light", "three-pins": "box" },
    },
  },
  customers: {
    pock: {
      hello: ["pock: Pock, plumber. Something in my pockets? Up takes it out!"],
      pleased: ["pock: Pock again! I smell like roses."],
      wary: ["pock: Pock again. A pipe burst."],
      happy: [
        { sound: "hello-hum" },
        ["pock: Clean as a new pipe! You're good.", "Look at that shine. Who needs a new shirt?"],
      ],
      mended: [{ sound: "hello-hum" }, "pock: Clean in the end. So are my drains."],
      unhappy: [
        { sound: "doubt-hum" },
        ["pock: Eh. Nobody looks at a plumber's shirt.", "I'll tell people a pipe did it."],
      ],
      lost: ['"Hey! That\'s mine," says Pock.'],
    },
    twins: {
      hello: [],
      happy: [{ sound: "laugh-child" }, "twins: All of it! You're faster than Mom."],
      mended: [{ sound: "laugh-child" }, "twins: All of it, with detours. Like us!"],
      unhappy: [{ sound: "giggle" }, "twins: Weird. We love it. Mom won't."],
      lost: [
        '"That was ours!" say both twins at once.',
        '"Not a spy," says Dot. "Mine," says Dash.',
        "The twins fish it out, giggling.",
      ],
    },
    choir: {
      hello: ["choir: The choir's wash, please. We sing at six."],
      happy: [{ sound: "voice-ah" }, "choir: Spotless. We'll sing you a high one."],
      mended: [{ sound: "voice-ah" }, "choir: Clean in the end. We, too, rehearse."],
      unhappy: [{ sound: "voice-ooh" }, "choir: We'll stand in the dark and sing."],
      lost: ['"My robe!" sings somebody, very high.', "Somebody hums, and reaches into the box to get it."],
    },
    circus: {
      hello: [{ sound: "party-horn" }, "circus: Circus wash! Eight pieces, two spies!"],
      happy: [{ sound: "fanfare" }, "circus: Ladies and gentlemen: clean pants!"],
      mended: [{ sound: "fanfare" }, "circus: Clean pants, on the second jump!"],
      unhappy: [{ sound: "fanfare-sad" }, "circus: We'll call it clown fashion."],
      lost: ['"Hey! That\'s my act," cries a clown.', "A clown pulls it out. It goes on for a long time."],
    },
    stampede: {
      hello: [["argyle: Ready? I shall not lie. Much.", "Allow me to announce them!"]],
      happy: [{ sound: "crowd-cheer" }, "argyle: Every last sock. I'm nearly impressed."],
      mended: [{ sound: "crowd-mutter" }, "argyle: All clean in the end. I fooled you, though."],
      unhappy: [{ sound: "crowd-laugh" }, "argyle: Sock's honor! I only fibbed a bit."],
      lost: [
        "The sock in the box was honest. It looks hurt.",
        "That sock was no spy. It climbs out, with dignity.",
        "An honest sock. Nana lets it out.",
      ],
    },
  },
  banks: [
    {
      id: "pins-try",
      difficulty: -2.5,
      skill: "tag-code",
      rules: { seats: DRUMS, bins },
      items: [
        {
          id: "try-pins",
          customer: "nana",
          codes: ["pins"],
          things: [
            { name: "Nana's apron", heard: denim, mark: "one-pin" },
            { name: "A napkin", heard: cotton, mark: "two-pins" },
            { name: "A dish towel", heard: cotton, mark: "two-pins" },
          ],
        },
      ],
    },
    {
      id: "pins-pockets",
      difficulty: -2.2,
      skill: "tag-code",
      rules: { seats: DRUMS, bins },
      items: [
        {
          id: "basket-pock-first",
          customer: "pock",
          codes: ["pins"],
          draw: { from: POCK, bins: { dark: 3, light: 1 }, hides: { finds: ["crayon", "key"], count: 2 } },
        },
      ],
    },
    {
      id: "pins-argyle",
      difficulty: -2,
      skill: "tag-code",
      rules: { ...rules, seats: DRUMS },
      items: [
        {
          id: "basket-pock",
          customer: "pock",
          codes: ["pins"],
          draw: {
            from: POCK_AGAIN,
            bins: { dark: 3, light: 3 },
            hides: { finds: ["crayon", "coins", "tissue", "note"], count: 2 },
          },
        },
      ],
    },
    {
      id: "sock-run",
      difficulty: -1.5,
      skill: "tag-code",
      rules: {
        ...rules,
        heckles: {
          voice: "argyle",
          lies: 0.5,
          covers: true,
          tells: [{ sound: "rubber-band", caption: "elastic twangs" }],
          by: {
            dark: [
              "Dark! Sock's honor.",
              "Dark! I'd bet my heel.",
              "Ooh, a dark one. Left!",
              "Dark as night, silly.",
              "Dark as the dryer at midnight.",
            ],
            light: [
              "Light! Would I lie?",
              "Light! Ask my toes.",
              "Light as a feather. Right!",
              "Bright as the moon. Light!",
              "Light! My heel says so.",
            ],
          },
        },
      },
      items: [
        {
          id: "basket-stampede",
          customer: "stampede",
          codes: ["pins-and-spies"],
          draw: { from: SOCKS, bins: { dark: 3, light: 2, box: 2 } },
        },
      ],
    },
  ],
  level: {
    id: "tags",
    name: "Dark or light",
    difficulty: -2,
    skill: "tag-code",
    learned: "to tell darks from lights by one pin or two, and to start no machine with somebody inside",
    stakes: ["pack", "jar"],
    tallies: ["tips", "caught"],
    tryAtHome: [
      "Feel the tags of two of your shirts. Can your fingers tell them apart?",
      "Before the next wash, check every pocket. Then ask a grown-up to check the machine.",
    ],
    next: "Next time the opera sends its costumes. Nothing there sounds like what it is.",
    goodbye: ["nana: Leaving, sugar? I'll save your basket. Watch out for socks!"],
    rules,
    items: [
      {
        id: "basket-twins",
        customer: "twins",
        codes: ["pins-and-spies"],
        draw: {
          from: TWINS,
          bins: { dark: 3, light: 2, box: 2 },
          hides: { finds: ["duck", "note"], count: 2 },
        },
      },
      {
        id: "basket-choir",
        customer: "choir",
        codes: ["pins"],
        draw: { from: CHOIR, bins: { dark: 4, light: 2 }, hides: { finds: ["key", "tissue"], count: 1 } },
      },
      {
        id: "basket-circus",
        customer: "circus",
        codes: ["pins-and-spies"],
        draw: {
          from: CIRCUS,
          bins: { dark: 3, light: 3, box: 2 },
          hides: { finds: ["coins", "crayon", "tissue", "duck"], count: 3 },
        },
      },
    ],
    chapter: [
      {
        id: "try",
        as: "learn",
        set: "pins-try",
        items: ["try-pins"],
        turns: 1,
        how: [
          { sound: "service-bell" },
          "nana: Quick, help me with the wash! Every tag has pins. Listen for clicks.",
          "One pin: dark. Press Left.",
          "Two pins: light. Press Right.",
        ],
      },
      {
        id: "why",
        lines: [
          "nana: The zipper was the last piece.",
          { sound: "run", hold: "end", caption: "tiny feet under the dryer" },
          "nana: Six odd socks! A full clean drum, three pieces, sends one home. Soon, a mistake brings one. Two or fewer at closing time, and you win.",
        ],
        again: [],
      },
      {
        id: "pockets-first",
        as: "ride",
        set: "pins-pockets",
        items: ["basket-pock-first"],
        turns: 1,
        short: 0,
      },
      {
        id: "pockets-quick",
        length: "short",
        lines: ["nana: One more bag! A mistake brings one sock. Something in a pocket? Up takes it out."],
      },
      {
        id: "argyle",
        lines: [
          { sound: "gremlin-giggle", side: -1, hold: "end", caption: "a giggle, inside the dark drum" },
          "nana: Somebody's inside! Never start it. Select opens it:",
          { sound: "door-creak", side: -1, hold: "end", caption: "the drum's door opens" },
          { sound: "run", level: 0.5, hold: "end", caption: "tiny feet race away" },
          "nana: Argyle, the odd sock. No pets or children in machines, ever!",
          "Seven hops away, he wants the drum you put clothes in first. Select washes it, and scares him.",
        ],
        again: [
          { sound: "gremlin-giggle" },
          "nana: Argyle is back, seven hops away! Wash before he's in. Once he giggles inside, Select opens it.",
        ],
      },
      { id: "pockets", as: "ride", set: "pins-argyle", items: ["basket-pock"], turns: 1, short: 0 },
      {
        id: "spies",
        lines: [
          { sound: "rustle" },
          "argyle: Psst. Boys! Act like laundry.",
          "twins: We're Dot and Dash. Our bag just hiccupped!",
          "nana: Spies! But they overdo it:",
          { sound: "pin-click", hold: "end" },
          { sound: "pin-click", hold: "end" },
          { sound: "pin-click", hold: "end" },
          "nana: Three pins? Down, into the box! Each spy caught is one less sock, and the slam scares Argyle.",
        ],
        again: ["twins: Us again. Our bag giggles.", "nana: Three pins? Down, into the box!"],
      },
      { id: "spies-hunt", as: "hunt", items: ["basket-twins"], turns: 1, short: 1 },
      {
        id: "whose",
        length: "full",
        ask: [
          { sound: "service-bell" },
          "nana: Two at the counter, time for one!",
          "The choir: six pieces, no spies, and five tips up front.",
          "The circus: eight pieces, two spies, things in three pockets.",
          SAVING,
        ],
        options: [
          {
            id: "choir",
            label: "The choir",
            phrases: ["choir", "six", "six pieces"],
            counts: { tips: 5 },
            chosen: [{ sound: "coin-jar" }, "choir: Five tips, in advance."],
          },
          { id: "circus", label: "The circus", phrases: ["circus", "eight", "eight pieces"] },
        ],
      },
      { id: "choir", as: "ride", if: { chose: { whose: "choir" } }, items: ["basket-choir"], turns: 1 },
      { id: "circus", as: "ride", if: { chose: { whose: "circus" } }, items: ["basket-circus"], turns: 1 },
      offer({
        lures: "pack",
        ask: [
          { sound: "service-bell" },
          "nana: One bag is left. A tray of cookies costs fifteen tips, and two socks follow the smell home. Buy it?",
        ],
        label: "Buy cookies",
        phrases: ["cookies"],
        bought: [
          { sound: "run", caption: "tiny feet follow the cookies out" },
          "nana: There they go. Crumbs all the way home.",
        ],
        kept: ["nana: Then we keep the tips, and they keep the dryer."],
      }),
      {
        id: "dare",
        if: { length: "full", stakes: { pack: { to: 1 } } },
        ask: [
          { sound: "gremlin-giggle" },
          "argyle: So quiet under the dryer! I dare you: my two cousins move in, and I pay ten tips.",
          "nana: With two or fewer at closing time, you still win.",
        ],
        options: [
          {
            id: "dare",
            label: "Let them in",
            phrases: ["yes", "dare", "let them in", "cousins", "ten"],
            counts: { lost: 2, tips: 10 },
            chosen: [
              { sound: "spring", level: 0.6, hold: "end", caption: "one more sock bounces in" },
              "argyle: Make yourselves at home, boys!",
              "nana: Under the dryer: {packTold}. In the jar: {jarTold}.",
            ],
          },
          {
            id: "quiet",
            label: "Keep it quiet",
            phrases: ["no", "quiet", "keep it quiet"],
            chosen: ["argyle: No fun at all."],
          },
        ],
      },
      {
        id: "stampede-near",
        length: "full",
        lines: [
          { sound: "run", caption: "dozens of tiny feet, from everywhere" },
          "argyle: Sock stampede! I'll call them out for you.",
          "nana: They sit on their pins: no clicks. Go by Argyle! If he fibs, his elastic twangs:",
          { sound: "rubber-band", hold: "end", caption: "elastic twangs" },
          "nana: Then Up finds the pins.",
        ],
      },
      { id: "stampede", short: 0, as: "boss", set: "sock-run", items: ["basket-stampede"], turns: 1 },
      ...treat(
        { keepsake: "radio", label: "A radio", phrases: ["radio", "the radio"], sound: "radio-jingle" },
        {
          keepsake: "cuckoo",
          label: "A cuckoo clock",
          phrases: ["cuckoo", "clock", "cuckoo clock"],
          sound: "cuckoo",
        },
      ),
      closing("pack"),
      {
        id: "caught",
        if: { stakes: { pack: { to: 2 } } },
        lines: [
          "nana: Two or fewer: you win!",
          { sound: "applause-small" },
          "argyle: Without my gang, it's no fun. All right, clip me to the line. Gently.",
        ],
      },
      {
        id: "slipped",
        if: { stakes: { pack: { from: 3, to: 5 } } },
        lines: [
          { sound: "run", hold: "end", caption: "tiny feet on the windowsill" },
          "argyle: More than two, so we win! My gang and I have a bus to catch.",
          { sound: "gremlin-giggle" },
        ],
      },
      {
        id: "party",
        if: { stakes: { pack: { from: 6 } } },
        lines: [
          { sound: "crowd-laugh" },
          "argyle: That's enough for a party!",
          "They dance on the laundry room floor all night. Nana taps her foot.",
        ],
      },
      { id: "gift", keepsake: "pin", if: { stakes: { pack: { to: 2 } } } },
      { id: "duck-gift", keepsake: "thread", if: { stakes: { pack: { from: 3 } } } },
    ],
  },
};
