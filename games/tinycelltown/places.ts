/**
 * The places of the town: a noise for each, who calls from there, and what is really so. No part of a real cell makes such a
 * noise: they are lent to be told apart. `checked: false` is known from there and was not looked up again.
 */
import type { Fact, Place } from "./types.ts";

const OPENSTAX = "OpenStax, Biology 2e";

function known(say: string, source: string): Fact {
  return { say, source, checked: false };
}

function seen(say: string, source: string): Fact {
  return { say, source, checked: true };
}

const PUMP = "Encyclopedia entries on the sodium pump: psychologydictionary.org/sodium-pump";

export const places: Record<string, Place> = {
  gate: {
    label: "Gate",
    phrases: ["gate", "the gate", "membrane"],
    notes: [
      { sound: "door-squeak", at: 0 },
      { sound: "door-squeak", at: 280, pitch: -4 },
    ],
    heard: "squeaks",
    gives: "water",
    voice: "otto",
    calls: [
      "Otto, gate. My pump won't pump. I talked to it nicely and everything.",
      "Gate here. There's a line of sugar down the whole street, and nobody gets in.",
      "It's Otto. Somebody wants to go out, and I can't open. He's singing. Hurry.",
      "Gate. I'm stuck. I blame the others. All of them, to be fair.",
      "Otto here. I pushed the button forty times. It's a lovely button. It does nothing.",
      "Gate speaking. Nothing in, nothing out. I counted twice: nothing.",
    ],
    facts: [
      seen("For real: the gate is the cell's skin, the membrane. Many of its pumps run on energy.", PUMP),
      known(
        "For real: a membrane lets small things like oxygen slip right through. Sugar needs a door.",
        `${OPENSTAX}, 5.2 Passive Transport`,
      ),
      known(
        "For real: a membrane is thinner than anything you can feel: two layers of tiny oily bits.",
        `${OPENSTAX}, 5.1 Components and Structure`,
      ),
      known(
        "For real: every cell has a membrane. Yours, a tree's, a germ's.",
        `${OPENSTAX}, 4.2 Prokaryotic Cells`,
      ),
    ],
  },
  plans: {
    label: "Plan house",
    phrases: ["plan house", "plans", "nucleus"],
    notes: [
      { sound: "page", at: 0 },
      { sound: "page", at: 280 },
    ],
    heard: "pages",
    gives: "plans",
    voice: "page",
    calls: [
      "Ms. Page, plan house. My copier is out. And no, nobody gets the originals.",
      "Plan house. No copies today. Somebody asked for an original, and I had to sit down.",
      "Ms. Page here. I whispered at the copier. It did not whisper back.",
      "Plan house. All that comes out is white paper. Very tidy, but white.",
      "This is Ms. Page. Shh! I'm not shouting. It's only so quiet in here.",
    ],
    facts: [
      known(
        "For real: the plan house is the nucleus. The plans are DNA. Originals stay inside, and copies go out.",
        `${OPENSTAX}, 4.3 Eukaryotic Cells and 15.1 The Genetic Code`,
      ),
      known(
        "For real: a copy of a plan is called messenger RNA. It's used for a while, then taken apart.",
        `${OPENSTAX}, 15.1 The Genetic Code`,
      ),
      known(
        "For real: nearly every cell of your body has the whole set of plans, and reads only the part it needs.",
        `${OPENSTAX}, 16.1 Regulation of Gene Expression`,
      ),
      known(
        "For real: a red blood cell of yours has thrown its plans out. So it can't build new parts, and wears out in about four months.",
        `${OPENSTAX}, 40.2 Components of the Blood`,
      ),
    ],
  },
  power: {
    label: "Powerhouse",
    phrases: ["powerhouse", "power house", "power", "mitochondria"],
    notes: [
      { sound: "tuba", at: 0, pitch: -5 },
      { sound: "tuba", at: 280 },
    ],
    heard: "oom-pah",
    gives: "power",
    pays: true,
    voice: "mito",
    calls: [
      "Powerhouse! We've stopped. Both of us. She stopped first.",
      "It's the Mito sisters. No oom, no pah. Not even half a pah.",
      "Power here. It's so quiet that I can hear my sister think. She's thinking of lunch.",
      "Powerhouse! We're out of puff. Tell Otto it's his fault. He likes that.",
      "Mito and Mito. Our dial says nothing. It used to say something.",
    ],
    facts: [
      known(
        "For real: the powerhouse stands for mitochondria. A busy cell, as in a muscle, has hundreds, or even thousands.",
        `${OPENSTAX}, 4.3 Eukaryotic Cells`,
      ),
      known(
        "For real: mitochondria turn sugar and oxygen into packets of energy called ATP. That's one reason why you breathe.",
        `${OPENSTAX}, 7.4 Oxidative Phosphorylation`,
      ),
      known(
        "For real: mitochondria have a few plans of their own. Long ago their ancestors were free bacteria.",
        `${OPENSTAX}, 23.1 Eukaryotic Origins`,
      ),
      known(
        "For real: most of the warmth of your body comes from cells at work, and much of that from mitochondria.",
        `${OPENSTAX}, 33.3 Homeostasis`,
      ),
    ],
  },
  workshop: {
    label: "Workshop",
    phrases: ["workshop", "builders", "ribosomes"],
    notes: [
      { sound: "hammer", at: 0, level: 0.8 },
      { sound: "hammer", at: 180, level: 0.8 },
      { sound: "hammer", at: 360, level: 0.8 },
    ],
    heard: "hammers",
    gives: "new parts",
    voice: "rob",
    calls: [
      "Rob, workshop. I'm halfway through a pump, and right now it's a spoon.",
      "Workshop here. Forty hammers, and not one of them goes up.",
      "Rob speaking. I've got a bolt in my hand, and I don't know why. We've stopped.",
      "Workshop! All hammers down. I bet it's Ms. Page. She looked at me funny.",
      "It's Rob. We can't build. We played cards instead. I lost my hammer.",
    ],
    facts: [
      known(
        "For real: the builders are ribosomes. A cell may have millions, and each one reads a plan and strings a protein together.",
        `${OPENSTAX}, 4.3 Eukaryotic Cells and 15.5 Ribosomes and Protein Synthesis`,
      ),
      known(
        "For real: ribosomes need two things here: a copy of the plan, and energy. Without one of them nothing gets built.",
        `${OPENSTAX}, 15.5 Ribosomes and Protein Synthesis`,
      ),
      known(
        "For real: pumps and doors of the membrane are proteins. Ribosomes made them.",
        `${OPENSTAX}, 5.1 Components and Structure`,
      ),
      known(
        "For real: some medicines against germs work by jamming the germ's ribosomes, and mostly leave yours alone.",
        `${OPENSTAX}, 15.5 Ribosomes and Protein Synthesis`,
      ),
    ],
  },
  yard: {
    label: "Recycling yard",
    phrases: ["recycling yard", "yard", "recycling", "lysosomes"],
    notes: [
      { sound: "crunch", at: 0 },
      { sound: "crunch", at: 300 },
    ],
    heard: "munching",
    gives: "building blocks",
    voice: "munch",
    calls: [
      "Munch, recycling. The pile's up to my chin. And I've got a high chin.",
      "Yard here. I've stopped munching. Me! I'm never not munching!",
      "Munch. Old doors, old pumps, and I can't take one bite. It smells delicious.",
      "Recycling. I think it's the gate. He lets in crumbs.",
      "Yard. Nothing gets cleared away. I've put a little flag on top of the pile.",
    ],
    facts: [
      seen(
        "For real: the yard stands for lysosomes. They take worn-out parts to pieces, and the pieces are used again.",
        "human.rzen.dev/foundations/cells/lysosomes; homework.study.com: How does a lysosome recycle materials in a cell?",
      ),
      known(
        "For real: a lysosome is sour inside. Pumps in its skin keep it so, and they need energy.",
        "Alberts and others, Molecular Biology of the Cell: lysosomes",
      ),
      seen(
        "For real: when lysosomes lack one of their tools, waste piles up in the cell. Doctors know whole families of such illnesses.",
        "human.rzen.dev/foundations/cells/lysosomes: lysosomal storage diseases",
      ),
    ],
  },
  kitchen: {
    label: "Sun kitchen",
    phrases: ["sun kitchen", "kitchen", "chloroplast", "chloroplasts"],
    notes: [
      { sound: "harp-note", at: 0 },
      { sound: "harp-note", at: 160, pitch: 4 },
      { sound: "harp-note", at: 320, pitch: 7 },
    ],
    heard: "harp notes",
    gives: "sugar",
    voice: "sunny",
    calls: [
      "Sunny, kitchen. The sun is out, the water's here, and my oven says no.",
      "Sun kitchen. No sugar today. I offered them parsley.",
      "Kitchen here. I've got an apron on and nothing to bake.",
      "It's Sunny. I had one sugar left. I dropped it. It rolled.",
      "Sun kitchen speaking. My green is green, and still nothing bakes.",
    ],
    facts: [
      seen(
        "For real: the sun kitchen stands for chloroplasts. They turn light, water and a gas from the air into sugar.",
        "pearson.com, BioFlix: Chloroplasts and Mitochondria",
      ),
      seen(
        "For real: plants have powerhouses, too. Chloroplasts make the sugar, and mitochondria get the energy out of it.",
        "pearson.com, BioFlix: Chloroplasts and Mitochondria",
      ),
      known(
        "For real: cells in a root sit in the dark and have no chloroplasts at work. Leaves send them sugar.",
        `${OPENSTAX}, 30.5 Transport of Water and Solutes in Plants`,
      ),
      known(
        "For real: the green in leaves sits in the chloroplasts. It catches light.",
        `${OPENSTAX}, 8.1 Overview of Photosynthesis`,
      ),
    ],
  },
  tower: {
    label: "Water tower",
    phrases: ["water tower", "tower", "vacuole"],
    notes: [{ sound: "bubbles", at: 0 }],
    heard: "bubbles",
    gives: "pressure",
    voice: "bess",
    calls: [
      "Bess, water tower. I'm low. I can hear my own feet in here.",
      "Tower. It's drying out. My ducks are walking.",
      "Water tower! I used to slosh. I miss it.",
      "Bess here. Not a drop comes up. I've put out a cup, just in case.",
    ],
    facts: [
      seen(
        "For real: the water tower is the vacuole. Its water pushes on the wall from inside, and that keeps a soft plant upright.",
        "biology-online.org, Turgor pressure",
      ),
      seen(
        "For real: when vacuoles lose too much water, the cells go limp, and the plant wilts.",
        "biology-online.org, Turgor pressure; libretexts.org, BIS 2A, 2.3 Eukaryotic Cell",
      ),
      seen(
        "For real: in a grown plant cell the vacuole can take up nine tenths of the room.",
        "Central Plant Vacuole, course notes Cells 160, coursehero.com",
      ),
    ],
  },
  wall: {
    label: "Wall",
    phrases: ["wall", "the wall", "cell wall"],
    notes: [
      { sound: "woodblock", at: 0, pitch: -5 },
      { sound: "woodblock", at: 200, pitch: -5 },
    ],
    heard: "knocks",
    gives: "hold",
    voice: "moe",
    calls: [
      "Moe, wall. I'm sagging. Don't tell the neighbors.",
      "Wall here. Knock on me. See? Nothing. I'm soft as a sock.",
      "This is the wall. I used to stand up straight. Mother was so proud.",
      "Moe. I'm leaning. I say it's on purpose, but it isn't.",
    ],
    facts: [
      known(
        "For real: a plant cell has a stiff wall around its membrane. An animal cell has none.",
        `${OPENSTAX}, 4.3 Eukaryotic Cells`,
      ),
      known(
        "For real: wood, cotton and celery strings are mostly walls of plant cells.",
        `${OPENSTAX}, 3.2 Carbohydrates: cellulose`,
      ),
      known(
        "For real: the wall is outside, the membrane inside it. The wall holds, the membrane chooses.",
        `${OPENSTAX}, 4.3 Eukaryotic Cells`,
      ),
    ],
  },
  shell: {
    label: "Wall",
    phrases: ["wall", "the wall", "cell wall"],
    notes: [
      { sound: "woodblock", at: 0, pitch: -5 },
      { sound: "woodblock", at: 200, pitch: -5 },
    ],
    heard: "knocks",
    gives: "hold",
    voice: "moe",
    calls: [
      "Moe, wall. There's a gap in me, and nobody brings a brick.",
      "Wall here. Knock on me. Nothing. Tell the workshop I miss them.",
      "It's the wall. I've got a draft. I've never had a draft.",
    ],
    facts: [
      known(
        "For real: most bacteria have a stiff wall, too, made of other stuff than a plant's.",
        `${OPENSTAX}, 22.2 Structure of Prokaryotes`,
      ),
      known(
        "For real: penicillin kills some germs by spoiling the building of their walls. Your cells have no wall to spoil.",
        `${OPENSTAX}, 22.4 Bacterial Diseases in Humans`,
      ),
    ],
  },
  skin: {
    label: "Power skin",
    phrases: ["power skin", "skin", "membrane"],
    notes: [
      { sound: "tuba", at: 0, pitch: -5 },
      { sound: "door-squeak", at: 300 },
    ],
    heard: "oom and squeak",
    gives: "power",
    pays: true,
    voice: "otto",
    calls: [
      "Skin here. I'm the gate, and I'm the powerhouse. So I've stopped twice.",
      "It's the skin. I've stopped, and I can't even blame the powerhouse. That's me.",
      "Power skin. No oom, no squeak. I'm beside myself. There's no room beside myself.",
      "Skin speaking. I'm the only door in town, and I'm asleep. So to speak.",
    ],
    facts: [
      known(
        "For real: bacteria have no mitochondria. Their membrane makes the energy itself.",
        `${OPENSTAX}, 4.2 Prokaryotic Cells and 7.4 Oxidative Phosphorylation`,
      ),
      known(
        "For real: a bacterium's membrane is gate and powerhouse in one.",
        `${OPENSTAX}, 22.2 Structure of Prokaryotes`,
      ),
    ],
  },
  loop: {
    label: "Plan loop",
    phrases: ["plan loop", "loop", "plans"],
    notes: [
      { sound: "page", at: 0 },
      { sound: "page", at: 280 },
    ],
    heard: "pages",
    gives: "plans",
    voice: "page",
    calls: [
      "Ms. Page's cousin, plan loop. I have no house, no door, and now no pages, either.",
      "Plan loop. I lie here in the middle of the street, and nobody can read me.",
      "It's the loop. I'm one long ring of plans, and I've lost my place.",
      "Plan loop. Somebody stepped on me. I won't say who. Everybody, probably.",
    ],
    facts: [
      seen(
        "For real: a bacterium has no nucleus. Its plans are one long ring of DNA, loose in the cell.",
        "78stepshealth.us, Cellular Detail and Reproduction of Bacteria",
      ),
      seen(
        "For real: many bacteria carry small extra rings of plans. They can hand copies on to others.",
        "78stepshealth.us, Cellular Detail and Reproduction of Bacteria; euarch.blogspot.com, Prokaryote structure",
      ),
    ],
  },
  propeller: {
    label: "Propeller",
    phrases: ["propeller", "the propeller", "flagellum"],
    notes: [
      { sound: "servo", at: 0 },
      { sound: "servo", at: 300 },
    ],
    heard: "whirring",
    gives: "speed",
    voice: "bess",
    calls: [
      "Propeller here. We've stopped swimming. We're just floating. It's embarrassing.",
      "It's the propeller. I won't turn. The soup is getting ahead of us.",
      "Propeller. Not a whir. A crumb just passed us, and it waved.",
    ],
    facts: [
      seen(
        "For real: some bacteria swim with a tiny corkscrew that spins hundreds of times a second.",
        "Physics Today, Bacterial propeller rotates in steps",
      ),
      seen(
        "For real: that propeller really turns, on a motor in the membrane. Hardly anything else alive has a wheel.",
        "mmc.or.jp, Flagellar motor; Physics Today, Bacterial propeller rotates in steps",
      ),
    ],
  },
};

/** Where a town is no cell. */
export const limits: Fact[] = [
  known(
    "How a cell is different: nobody phones in there. A part that lacks something simply slows down.",
    `${OPENSTAX}, 6.5 Enzymes`,
  ),
  known(
    "How a cell is different: there are no streets. Much of it drifts and bumps about, and some of it rides on tiny tracks.",
    `${OPENSTAX}, 5.2 Passive Transport: diffusion; 4.5 The Cytoskeleton: tracks`,
  ),
  known(
    "How a cell is different: nobody is the boss. The plans don't give orders. They are only read.",
    `${OPENSTAX}, 16.1 Regulation of Gene Expression`,
  ),
  known(
    "How a cell is different: there aren't four or five buildings, but thousands of parts, packed tight.",
    `${OPENSTAX}, 4.3 Eukaryotic Cells`,
  ),
  known(
    "How a cell is different: in a real one, copying plans takes energy, too, and so does nearly everything else.",
    `${OPENSTAX}, 15.3 Eukaryotic Transcription`,
  ),
];
