/** How a day sounds and what is said of it. The narrator is the radio. */
import type { PartsOf } from "../../engine/definition/index.ts";
import { things } from "./things.ts";

type Content = PartsOf<"order">["content"];

const day: NonNullable<Content["day"]> = {
  tick: "clock-tick",
  wait: "hello-hum",
  goesOn: { sound: "drip", caption: "drip" },
  treat: { unit: { one: "slide", many: "slides" }, sound: "splash" },
  leaves: [
    { sound: "bus-by", hold: "end", caption: "the bus drives off" },
    [
      "And there goes the bus, without him.",
      "That was the bus. Otto isn't done yet.",
      "The bus waits for nobody, not even for Otto.",
      "Honk! The bus is gone, and he's still at it.",
    ],
  ],
  rescues: [
    [
      { sound: "hooves-trot", hold: "end" },
      { sound: "goat", hold: "end" },
      "Cousin Rosa gives him a lift, in her goat cart. The goats know the way.",
    ],
    [
      { sound: "bike-bell", hold: "end" },
      "Grandpa takes him on the tandem. Grandpa steers, and doesn't pedal.",
    ],
    [
      { sound: "snare", hold: "end" },
      { sound: "trumpet", hold: "end" },
      "His neighbor Mrs. Bell has band practice. He marches to work with her, in step.",
    ],
    [{ sound: "duck", hold: "end" }, "He walks. The ducks from the pond walk with him, all the way to work."],
  ],
  home: [{ sound: "door-open", hold: "end", caption: "Otto comes home from work" }],
  evening: [{ sound: "hand-bell", hold: "end", caption: "the supper bell" }],
  words: {
    ahead: {
      full: ["The bus comes after {ticks}. Supper comes {rest} after work."],
      short: ["The bus: after {ticks}. Supper: {rest} after work."],
    },
    clock: {
      full: ["It's {now}. The bus comes at {till}. Supper comes {minutes} after work."],
      short: ["It's {now}. The bus: {till}. Supper: {minutes} after work."],
    },
    astray: "The bus comes after {ticks}. Today, {clashes} can go wrong, and missing the bus is one of them.",
    lived: "Done already: {names}.",
    before: "before the bus",
    behind: "after the bus",
    idle: [
      "{Ticks} too early. Otto hums at the bus stop.",
      "He had time for more: {ticks} of counting pigeons.",
      "{Ticks} to spare, and nothing on the list.",
      "Early, by {ticks}. The bus stop is very quiet.",
    ],
    full: [
      "Ready, and there's the bus!",
      "Right on the tick!",
      "Out the door, and into the bus.",
      "Not one tick wasted.",
      "The bus turns the corner, and Otto is ready.",
      "Done, just as the bus pulls up.",
    ],
    late: [
      "{Ticks} too many before the bus.",
      "He's late for the bus, by {ticks}.",
      "The list was {ticks} too long for this bus.",
      "Ready at last, {ticks} after the bus.",
    ],
    waits: [
      "It isn't ready. He watches it for {ticks}.",
      "Not ready yet: {ticks} of waiting.",
      "He stands beside it for {ticks}, and waits.",
    ],
    over: [
      "Supper! The list runs on for {ticks}.",
      "Suppertime, and the list isn't done. It's {ticks} too long.",
      "Too much after work, by {ticks}.",
    ],
    mend: [
      "Rewind! Back to the list.",
      "That day gets another try.",
      "The tape runs back to the morning.",
      "Rewind, to the morning.",
    ],
    early: ["What went wrong: {name} came before {other}.", "{Name} came before {other}."],
    earlyFirst: [
      "{count} things went wrong. First, {name} came before {other}.",
      "{count} things to fix. The first: {name} came before {other}.",
    ],
    long: ["What went wrong: {ticks} too many before the bus.", "Before the bus, {ticks} too many."],
    longFirst: [
      "{count} things went wrong. First, {ticks} too many before the bus.",
      "{count} things to fix. The first: {ticks} too many before the bus.",
    ],
    kept: ["{Treats} to Zib, for help.", "Zib keeps {treats}, for help."],
    can: {
      full: ["Down plays the list. Up picks this one up. Select runs the day."],
      short: [
        "Down: the list. Up: pick it up. Select: run the day.",
        "Select runs the day, Down plays the list.",
      ],
    },
    stands: ["You're at {name}.", "Your place: {name}."],
    carries: ["You carry {name}.", "In your hand: {name}."],
    carriesThis: "In your hand:",
    puts: ["Select puts it down.", "Select: put it down."],
    amid: "Between {name} and {other}.",
    between: "Between {name} and {other}, {side}.",
    foremost: "First of all, before {other}.",
    hindmost: "Last of all, after {name}.",
    most: [
      "{Treats}, and that's all this day had in it!",
      "{Treats}: every last one.",
      "{Treats}! Nobody could get more out of that list.",
      "{Treats}. Even Zib can't find another.",
      "{Treats}, the most there could be.",
      "{Treats}! That list is squeezed dry.",
    ],
    some: [
      "{Treats}. There was time for {best}.",
      "{Treats}. It could have been {best}.",
      "{Treats}. With a fuller morning: {best}.",
    ],
    none: ["No slide tonight. There was time for {best}.", "Not one. It could have been {best}."],
    spare: {
      full: [
        "{Treats}. There was time for {best}! Move something and run it again, or keep this with Select.",
        "{Treats}, of {best} that fit in. Move something and run it once more, or Select keeps it.",
      ],
      short: [
        "{Treats}, of {best}. Once more, or Select keeps it.",
        "{Treats}. It could be {best}. Select keeps what you have.",
      ],
    },
    spareNone: {
      full: [
        "No time to slide, and there was time for {best}! Move something and run it again, or Select leaves it so.",
      ],
      short: ["No slide yet, of {best}. Once more, or Select leaves it so."],
    },
    keeps: ["It can be moved and run once more. Select keeps it as it was: {treats}."],
    better: ["The first time was better, so that counts.", "The list before was better. It counts."],
    empty: "Nothing is in your hand.",
    nothing: "No slide tonight. This day had no time for one.",
    allWrong: ["Zib pays up: {treats}! Everything went wrong.", "{Treats} from Zib. What a mess!"],
    someWrong: [
      "{Treats} from Zib. For a bigger mess, he'd have paid {best}.",
      "Zib pays {treats}. He'd hoped for {best}.",
    ],
    paused: {
      full: ["{Ticks} until the bus. What's done is done. The rest can still be moved, and Select goes on."],
      short: ["{Ticks} until the bus. Move what you like.", "And now {ticks} until the bus."],
    },
    pausedClock: {
      full: [
        "It's {now}. The bus comes at {till}. What's done is done. The rest can still be moved, and Select goes on.",
        "The clock says {now}, and the bus comes at {till}. Move what doesn't fit. Select goes on with the day.",
      ],
      short: [
        "It's {now}. The bus: {till}. Move what you like.",
        "The clock says {now}. The bus comes at {till}.",
        "{now} by now. The bus: {till}.",
      ],
    },
    lost: "{Ticks} until the bus. This morning can't be saved anymore.",
    lostClock: [
      "It's {now}, and the bus comes at {till}. Nothing can save this morning now.",
      "It's {now}. By {till}, he can't be ready, whatever moves.",
    ],
    stand: "Still to do before the bus: {before}. After it: {behind}.",
    sum: "Up to the bus, this list takes {sum}. The bus comes in {ticks}.",
    readyHeld: "Nothing better is left to do. Select puts this down. After that, it runs the day.",
    shownAmid: "Zib runs this one, and its slides are his. A list that works, whoever interrupts:",
    moveBefore: "Move this one to before the bus: {name}.",
    moveBehind: "Move this one to after the bus: {name}.",
    astrayTwo:
      "Today it's wrong that counts. Think of these two: {one}, and {other}. Which order goes wrong?",
    notAll: [
      "That alone isn't enough. Something else has to move, too.",
      "There's more to mend after that.",
      "And that isn't all yet.",
    ],
    dear: "Another hint says what to move, and Zib keeps one {unit} of this day for it.",
    fee: ["Zib keeps one {unit} of this day for that.", "That's one {unit} for Zib."],
    astrayMove: "Zib would put this one first: {name}. And after it: {other}.",
  },
};

export const content: Content = {
  cards: things,
  sounds: { begin: "radio-jingle", broken: "rewind", whole: "applause-small", take: "page" },
  buttons: {
    perform: { label: "Run the day", phrases: ["run", "run the day", "run it", "go"] },
    row: { label: "Hear the list", phrases: ["hear the list", "hear all of it", "the list"] },
  },
  day,
  words: {
    opens: {
      full: ["{count} on the list:"],
      short: ["{count} on the list:", "{count} things today:"],
    },
    row: ["The list:", "From left to right:", "The list, as it is now:", "So it goes:", "It reads:"],
    held: {
      full: [
        "Picked up. Left or Right carries it, Select puts it down.",
        "You hold it. Left or Right carries it, Select puts it down.",
      ],
      short: ["Picked up.", "Got it.", "In your hand.", "Up it comes.", "Where to?", "It hangs in the air."],
    },
    two: "Think of these two: {one}, and {other}. Which has to come first?",
    move: "This one first: {other}. After it: {name}.",
    ready: "Nothing better is left to do. Press Select.",
    shown: "Zib runs this one, and its slides are his. A list that works:",
  },
};
