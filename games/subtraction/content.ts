/** What is said and heard in every level. */
import type { Content } from "./types.ts";

const bell = {
  ten: { sound: "tom", word: "boom" },
  one: { sound: "kalimba", word: "ting" },
} as const;

const bubbles = {
  ten: { sound: "bubbles", word: "blubber" },
  one: { sound: "bubble-pop", word: "blub" },
} as const;

export const content: Content = {
  unit: { one: "foot", many: "feet" },
  falls: true,
  knocks: bell,
  credits: [1, 0.6, 0.4],
  tasks: {
    less: {
      forms: {
        boot: { ask: "We hang at {part} feet. A boot lies at {whole}. How far down is that from us?" },
        chest: { ask: "We hang at {part} feet. A chest lies at: {whole}" },
        jug: { ask: "Here we are at {part} feet. A jug of pearls lies at: {whole}" },
        trunk: { ask: "Our depth: {part} feet. A trunk lies at: {whole}" },
        chest3: { ask: "A chest, 3 pearls. From {part} feet to: {whole}" },
        small: { ask: "Small, 2 pearls. From {part} feet to: {whole}" },
        big: { ask: "Big, 4 pearls. From {part} feet to: {whole}" },
        treasure: { ask: "Three pearls. We hang at {part} feet. It lay at: {whole}" },
        bean: {
          ask: "Bean hung at {whole} feet. Then he rose, a foot a bubble: {part} How deep is he now?",
          by: "back",
          right: "splat",
          knocks: bubbles,
        },
        lift: {
          ask: "Bean's needle stuck at {whole} feet. Since then, up by this much: {part} How deep is he?",
          by: "back",
          right: "splat",
          knocks: bubbles,
        },
        drifting: {
          ask: "Three pearls lie at {whole} feet. We hung at {part}, and now our air leaks, too. Up we go: {lost} How far is it down now?",
          knocks: bubbles,
        },
        bottom: {
          ask: "{part} feet of cable are out, and the claw sits on the bottom. The bottom is at: {whole} How deep are we?",
          by: "back",
        },
        rock: {
          ask: "There's a rock {part} feet below us. Its depth: {whole} So how deep are we?",
          by: "back",
        },
      },
      hints: {
        up: "Start at {part}, and count on to the depth you heard.",
        overTen: "From {part} to {ten} first. Then from {ten} to the depth you heard. The two together?",
        back: "Keep the bigger number whole. Take the other away from it: any tens first, then the ones.",
        backToTen:
          "Keep the bigger number whole, and go back from it: any tens first, then ones to the ten below, then the rest.",
        first:
          "First take the bubbles away from {part}: that's where we are now. How far down is it from there?",
      },
    },
  },
  jumps: {
    deeper: {
      change: { by: 1 },
      label: "A foot deeper",
      phrases: ["deeper", "down", "one more", "a foot deeper"],
      way: { one: "foot deeper", many: "feet deeper" },
      sound: "dial-click",
      caption: "click",
    },
    shallower: {
      change: { by: -1 },
      label: "A foot shallower",
      phrases: ["shallower", "up", "one less", "a foot shallower"],
      way: { one: "foot shallower", many: "feet shallower" },
      sound: "dial-click",
      caption: "click",
    },
    "ten-deeper": {
      change: { by: 10 },
      label: "Ten feet deeper",
      phrases: ["ten deeper", "ten feet deeper", "ten more"],
      way: { one: "ten deeper", many: "tens deeper" },
      sound: "rope-creak",
      caption: "the cable creaks",
    },
    "ten-shallower": {
      change: { by: -10 },
      label: "Ten feet shallower",
      phrases: ["ten shallower", "ten feet shallower", "ten less"],
      way: { one: "ten shallower", many: "tens shallower" },
      sound: "rope-creak",
      caption: "the cable creaks",
    },
  },
  there: "It came back at once: you are there. Select grabs.",
  stop: { label: "That far", phrases: ["that far", "stop", "stop there", "there", "ready", "done"] },
  whole: {
    label: "Say the number",
    phrases: ["<number>", "<number> feet", "<number> foot", "it is <number>", "it's <number>"],
  },
  where: ["Set to {amount}.", "It's set to {amount}.", "{amount} so far."],
  ends: {
    low: ["That's as short as it gets.", "No less than {limit}."],
    high: ["That's all we have: {limit} feet.", "No more than {limit} feet."],
    begun: "{value}. We began at {start}.",
  },
  sounds: {
    open: "hull-creak",
    rail: "cello",
    railCaption: "the cable hums",
    exact: ["chest-open"],
    express: ["chest-open"],
    low: ["swim"],
    high: ["drum-bang"],
    limit: "nothing",
    pick: "lock-click",
  },
  pick: {
    seats: { left: "The left one", up: "The middle one", right: "The right one" },
    load: {
      own: "We hang at:",
      ask: ["Left or right?", "Which one?", "Which do you trust yourself with?"],
      chosen: ["{guest}.", "{guest} it is.", "{guest}, then."],
      hints: { first: "{value}", cost: "{seat}: {jumps}.", weigh: "{best}" },
    },
    best: "Try {button}: {label}.",
  },
  sonar: {
    sure: {
      full: ["{amount}. Sure? Select: yes. Left: ping first."],
      short: [
        "{amount}. Sure?",
        "{amount}. Sure, or ping?",
        "So, {amount}?",
        "{amount}. Are you sure?",
        "{amount} it is?",
      ],
    },
    grab: { label: "Yes, sure", phrases: ["yes", "sure", "grab", "grab it", "yes sure", "go"] },
    ping: { label: "Ping first", phrases: ["ping", "ping first", "say ping", "not sure"] },
    cancel: { label: "Not yet", phrases: ["no", "no wait", "not yet", "wait", "cancel", "go back"] },
    canceled: ["Not yet, then. Change it, then Select.", "All right, not yet. Change it."],
    more: {
      full: ["The pips fall: deeper, a foot a pip."],
      short: ["Falling: deeper.", "They fall. Deeper.", "Lower and lower: deeper.", "Down with it."],
    },
    less: {
      full: ["The pips climb: shallower, a foot a pip."],
      short: [
        "Climbing: shallower.",
        "They climb. Shallower.",
        "Higher and higher: shallower.",
        "Up with it.",
      ],
    },
    far: {
      full: ["No pips: it's more than {reach} off. A long fall says deeper, a long climb says shallower."],
      short: ["More than {reach} off.", "Too far for pips.", "Far off.", "No pips, only which way."],
    },
    there: ["Back at once: right there. Select!", "No pips at all. That's the one: Select."],
    before: ["At {amount} it came back like this:", "The ping, from {amount}:"],
    got: ["{sum}", "First try. {sum}", "{sum} Just like that!", "There it is. {sum}", "{sum} Sure is sure."],
    found: ["{sum}", "With one ping. {sum}", "A good ping. {sum}", "{sum} Thanks, echo."],
    mended: ["{sum}", "Fixed. {sum}", "Now, yes. {sum}"],
    slid: [
      "{amount}. It had slid {slid}.",
      "Got it, at {amount}: slid by {slid}.",
      "{amount}! {slid} from where it lay.",
    ],
    fix: ["You get one fix.", "One fix, same spot.", "Fix it: one more try."],
    once: {
      full: ["You get one try now, without a ping."],
      short: ["One try now, and no ping.", "Now one try, no ping.", "One try, without a ping."],
    },
    movedOn: [
      "That was the last try. {sum} So it lay {lay} down, and slid {slid} deeper: {amount}.",
      "No luck there. {sum} It lay {lay} down, and slid {slid} deeper. That's {amount}.",
    ],
    movedBack: [
      "That was the last try. {sum} So it lay {lay} down, and slid {slid} up: {amount}.",
      "No luck there. {sum} It lay {lay} down, and slid {slid} up. That's {amount}.",
    ],
    moved: "The sum only tells where it lay. It slid from there, by up to {drift}. You have heard which way.",
    lost: ["That was the last try. {amount} would have been it.", "No luck there. It was {amount}."],
    tooLittle: ["{amount}: it's more than that.", "More than {amount}.", "It's more than {amount}."],
    tooMuch: ["{amount}: it's less than that.", "Less than {amount}.", "It's less than {amount}."],
    count: "You pinged at {amount}. A pip that falls is a foot more, a pip that climbs a foot less.",
    pick: "You can work out both before you choose. And count the snores.",
    pinged: [
      {
        say: [
          "Five more minutes, Mom.",
          "That fish has a hat on.",
          "No soup for the whale.",
          "I did brush my teeth. All nine hundred.",
          "It's not my turn with the dishes.",
          "Left fin in, left fin out.",
          "Who put a bell in my bed?",
          "Not the bus. I can swim there.",
        ],
        voice: "grumble",
      },
    ],
    clanged: [
      {
        say: [
          "Hm? Who's moving the furniture?",
          "Somebody dropped a kitchen.",
          "Ow. My dream.",
          "Was that the mailman?",
          "Quiet, crabs!",
          "My alarm clock has hiccups.",
        ],
        voice: "grumble",
      },
    ],
    stirred: [{ sound: "door-creak", hold: "end", caption: "the lid creaks" }],
    spares: "pearls",
    rests: { stake: "grumble", sound: "snore", level: 0.7, word: "a snore" },
  },
};
