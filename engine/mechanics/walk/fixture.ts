/** A small garden with a magpie that goes for the same things: for tests, and free of shopping. */
import type { GatherRules } from "./tasks/gather/schema.ts";
import type { GatherContent } from "./tasks/gather/words.ts";
import type { WalkContent, WalkDeal, WalkItem, WalkRules } from "./schema.ts";

const move = (label: string) => ({ label, phrases: [label.toLowerCase()] });
const counted = (word: string) => ({ one: `1 step ${word}`, many: `{count} steps ${word}` });
const place = (sign: string, name: string, here: "drip" | "bird" | "frog" | "bee" | "gate" | "chop-once") =>
  ({
    type: "floor",
    sign,
    landmark: { name: `the ${name}`, short: name, here, caption: `${name} sounds` },
  }) as const;

const garden: Pick<GatherRules, "products" | "orders"> = {
  products: {
    pear: { name: "pears", section: "tree" },
    plum: { name: "plums", section: "tree" },
    frog: { name: "a frog", section: "pond" },
    ice: { name: "ice", section: "shed", melts: true },
  },
  orders: {
    gran: {
      calls: "Gran wants {list}.",
      products: ["pear", "plum", "frog", "ice"],
      all: "All there.",
      some: "No {lost}.",
    },
  },
};

const gather: GatherContent = {
  money: { sign: "$", coins: "{count} cents" },
  places: { nest: "nest", lure: "path", helper: "gate" },
  start: "doorbell",
  list: {
    again: "Again: {list}.",
    remaining: "Still {list}.",
    count: { one: "one thing.", many: "{count} things." },
    all: "All.",
    rest: "No more.",
    carried: "It has something.",
    gone: "{lost} is gone.",
    and: "and",
  },
  grab: { sound: "pick", says: "Got {product}.", last: "That is all." },
  shelf: {
    open: "drawer",
    browse: "card-flip",
    end: "nothing",
    wrong: "almost",
    how: "Browse.",
    ordinals: ["the first", "the second", "the third", "the fourth"],
    ask: "Which?",
    wrongOne: "Not {name}.",
    soldOut: "No {product}. {need}",
    packs: "{product}: {need}.",
    pack: "{count} for {price}",
    purse: "You have {left}.",
    cheapest: "{sum}.",
    dearer: "{sum}, not the best.",
    bought: "{sum}, and {count} for {best} was best.",
    broke: "Empty.",
    overspent: "{left} too much.",
    claims: "Take {name}!",
    claimTrue: "It was true.",
    claimFalse: "It was not.",
    fine: "coin-drop",
    fineCaption: "a coin rolls away",
    hintNeed: "{need}",
    hintShelf: "Think.",
    hintPacks: "{need} of {count}: {packs} at {price}.",
    hintCount: "{packs}.",
    sumOne: "One: {total}",
    sumMany: "{packs} times {price} is {total}",
    rulesOut: "Not {name}.",
    take: "Take {name}.",
  },
  rival: {
    moves: "wings",
    movesCaption: "wings",
    voiceless: "crow",
    wants: "I want {product}.",
    muddles: "{product}!",
    takes: "I took {product}.",
    takesSecret: "I took something.",
    hides: "I hid {product}.",
    foiled: "You have my {product}.",
    caught: "Have {product}.",
    shooed: "Eek.",
    waits: "Move.",
    bell: "hand-bell",
    rung: "Ding.",
    comes: "Food!",
    eats: "crunch",
    eatsCaption: "a beak crunches",
  },
  melting: {
    drips: "drip",
    captions: ["slow drips", "fast drips"],
    gone: "No more {product}.",
    sound: "splat",
  },
  helper: {
    sound: "hello-hum",
    next: "{product}: {section}, {way}.",
    nextSecret: "{section}, {way}.",
    here: "{product} is here.",
    hereSecret: "It is here.",
    home: "Home: {way}.",
    homeHere: "You are home.",
    tired: "No more.",
    left: { one: "one", many: "{count}" },
  },
  hints: {
    race: "Be first at {product}.",
    late: "It is nearer to {product}: get {other}.",
    chase: "It carries something.",
    meet: "Meet it at {place}.",
    meetWay: "{place}: {way}.",
    cold: "{product} comes last.",
    think: "Where is {product}?",
    section: "{product} is at {section}.",
    way: "{product}: {way}.",
    sectionSecret: "Something is at {section}.",
    waySecret: "{way}.",
    hereSecret: "Here.",
    home: "Home: {way}.",
    grab: "{product} is here.",
    nothing: "Nothing here.",
    pay: "You are home.",
  },
  finish: {
    sound: "checkout-beep",
    early: "{count} left.",
    coin: "coin-jar",
    coinCaption: "a coin",
    coins: { one: "1 coin", many: "{count} coins" },
    shortest: "{coins}: {steps}, the shortest.",
    near: "{coins}: {steps}, and {shortest} can be done.",
    longer: "{coins}: {steps}, and {shortest} by {order}.",
    detours: "{coins}: {steps}, not {shortest}.",
    missing: "{coins}: {order} brings it all.",
    nothing: "Nothing: {order} brings it all.",
    fined: "{coins} for wrong picks.",
    change: "{left} left.",
    over: "{left} over.",
    caught: "catch {product}",
    impatientSound: "doorbell",
    impatient: "They wait.",
    late: "Too late.",
  },
  lessons: { melt: "Cold last.", race: "Be first.", pick: "Think.", packs: "Count.", route: "Plan." },
  listen: { ahead: "Ahead:", behind: "Behind:", nothing: "breath-in" },
  moved: { sound: "announcement", says: "{one} and {other} changed places." },
  reveal: "First {places}.",
  lostList: "In the nest: {things}.",
  moves: {
    grab: move("Grab"),
    pay: move("Pay"),
    ask: move("Ask"),
    lure: move("Ring"),
    listen: move("Listen"),
    previous: move("Previous"),
    next: move("Next"),
    take: move("Take"),
    leave: move("Leave"),
  },
};

/** The house at the front, in the middle; the nest beside it. */
export const content: WalkContent = {
  cells: {
    hedge: { type: "block", sign: "#", sound: "leaf-rustle", says: "A hedge." },
    house: { ...place("@", "House", "gate"), role: "start" },
    nest: place("n", "Nest", "bird"),
    tree: place("t", "Tree", "bee"),
    pond: place("p", "Pond", "frog"),
    shed: place("s", "Shed", "chop-once"),
    path: { type: "floor", sign: "." },
    gate: { type: "floor", sign: "g" },
  },
  floors: ["step-grass", "step-gravel", "step-wood"],
  edge: { sound: "bump", says: "The wall." },
  words: {
    enter: "{place}.",
    position: "{row}, {column}.",
    standing: "{place}: {row}, {column}.",
    rows: ["front", "middle", "back"],
    columns: ["left", "middle", "right"],
    ways: { left: counted("left"), right: counted("right"), up: counted("forward"), down: counted("back") },
    joinLegs: "{first}, then {next}",
    behind: "deep, {distance}",
    distances: ["close", "farther", "far off"],
    moves: { left: move("Left"), right: move("Right"), up: move("Forward"), down: move("Back") },
    turning: {
      moves: {
        left: move("Turn left"),
        right: move("Turn right"),
        up: move("Forward"),
        down: move("Step back"),
      },
      faces: { up: "To the pond.", right: "To the gate.", down: "To the house.", left: "To the hedge." },
      way: { left: "turn left", right: "turn right", down: "turn around" },
    },
  },
  tasks: {
    gather,
    chase: {
      start: "crow",
      opens: "I have {thing}.",
      round: "My round:",
      sits: "Find me.",
      found: "Found.",
      bored: "I was at {place}.",
      moves: "wings",
      movesCaption: "wings",
      teases: "Missed me.",
      caughtSound: "crow",
      caught: "Have {thing}.",
      gone: "Bye, {thing}.",
      lesson: "It comes to {place}.",
      coin: "coin-jar",
      coinCaption: "a coin",
      goneSound: "wings",
      where: "{left} landings.",
      listens: "breath-in",
      hints: {
        sits: "Listen.",
        round: "It flies a round.",
        belongs: "It is {place}.",
        next: "Next: {place}.",
        way: "{place}: {way}.",
        wait: "Wait at {place}.",
      },
      reveal: "At {place}.",
      move: { wait: move("Wait") },
    },
  },
};

export const map = ["tps", "..g", "#@n"];

export function rulesWith(task: Partial<Extract<WalkRules["task"], { type: "gather" }>> = {}): WalkRules {
  return {
    map,
    beacons: 0,
    halfAt: 1,
    names: true,
    task: {
      type: "gather",
      ...garden,
      list: { hearings: 1, carried: true },
      shelf: 0,
      budget: false,
      questions: 1,
      ...task,
    },
  };
}

export function tripOf(...products: string[]): WalkItem {
  return {
    id: products.join("-"),
    task: { type: "gather", order: "gran", things: products.map((product) => ({ product })) },
  };
}

export function dealOf(item: WalkItem, rules: WalkRules = rulesWith()): WalkDeal {
  const world = { swaps: [], lost: [] };
  return { content, rules, item, world, seed: 1, actSeed: 1, calm: false, stakes: {}, keepsakes: [] };
}
