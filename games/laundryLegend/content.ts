import { DIAL_CLICKS, GRAYS, TAG_MARKS } from "./sources.ts";
import type { Content } from "./types.ts";

export const content: Content = {
  arrives: "rustle",
  bounces: "bounce",
  bins: {
    dark: {
      seat: "left",
      label: "Dark load",
      phrases: ["dark", "darks", "dark load", "midnight"],
      voice: "midnight",
      arrives: ["drop-machine"],
      landed: ["Dark. Delicious.", "Down the dark hatch.", "Dark it is.", "Mmm, darks."],
      contrast: "Darks only, please.",
      mishaps: [
        [{ sound: "water-fill" }, { sound: "spin" }, "Out it comes, gray as a rain cloud."],
        [{ sound: "spin" }, { say: "Burp. That one tasted funny.", voice: "midnight" }],
        [{ sound: "water-fill" }, "The darks whisper. Who invited this one?"],
      ],
    },
    light: {
      seat: "right",
      label: "Light load",
      phrases: ["light", "lights", "light load", "daisy"],
      voice: "daisy",
      arrives: ["drop-machine"],
      landed: ["Light and lovely.", "Lights. Thank you.", "Light it is.", "Oh, a light one."],
      contrast: "Lights only, dear.",
      mishaps: [
        [{ sound: "water-fill" }, { sound: "spin" }, "The whole load comes out pink. Even the mop."],
        [{ sound: "spin" }, { say: "Oh dear. My suds have turned blue.", voice: "daisy" }],
        [{ sound: "dryer-buzz" }, "Daisy sneezes it back out. Achoo."],
      ],
    },
    basin: {
      seat: "down",
      label: "Hand wash",
      phrases: ["hand wash", "wash by hand", "basin", "bubbles"],
      voice: "bubbles",
      arrives: ["drop-basin"],
      landed: ["Swish, swish. Hand wash.", "Softly, by hand.", "Hand wash. Gently now."],
      contrast: "Only hand wash here.",
      mishaps: [
        ["It drinks up the whole basin. Glug."],
        [{ say: "Too tough. My suds went flat.", voice: "bubbles" }],
        [{ sound: "water-fill" }, "The basin overflows. A rubber duck sails by."],
      ],
    },
    one: {
      seat: "left",
      label: "1 click",
      phrases: ["one", "one click"],
      arrives: ["dial-click", "water-fill"],
      mishaps: [[{ sound: "spin" }, "The machine hiccups and spits out a bubble."]],
    },
    two: {
      seat: "down",
      label: "2 clicks",
      phrases: ["two", "two clicks"],
      arrives: ["dial-click", "dial-click", "water-fill"],
      mishaps: [[{ sound: "spin" }, "The machine hops once and changes its mind."]],
    },
    three: {
      seat: "right",
      label: "3 clicks",
      phrases: ["three", "three clicks"],
      arrives: ["dial-click", "dial-click", "dial-click", "water-fill"],
      mishaps: [[{ sound: "spin" }, "The machine burps foam up to your knees."]],
    },
    start: {
      seat: "left",
      label: "Start it",
      phrases: ["start", "start it", "start the machine", "machine"],
      arrives: ["dial-click", "spin"],
      contrast: "Not ready to start.",
    },
    fix: {
      seat: "down",
      label: "Fix it first",
      phrases: ["fix", "fix it", "fix it first"],
      arrives: ["drop-counter"],
      contrast: "Nothing to fix here.",
    },
    ask: {
      seat: "right",
      label: "Ask a grown-up",
      phrases: ["ask", "ask a grown up", "ask nana"],
      voice: "nana",
      arrives: ["help"],
      contrast: "You can do this.",
    },
  },
  codes: {
    fizzwick: {
      opens: ["A load from the Fizzwicks."],
      reminder: "One pin is dark. Two pins are light.",
      signs: [
        { id: "one-pin", text: "one pin", bin: "dark", why: "One pin means dark." },
        { id: "two-pins", text: "two pins", bin: "light", why: "Two pins mean light." },
      ],
      source: TAG_MARKS,
    },
    mossbottom: {
      opens: ["A load from the Mossbottoms."],
      reminder: "Cut corner: dark. Button: light. Knot: hand wash.",
      signs: [
        { id: "corner", text: "a cut corner", bin: "dark", why: "A cut corner means dark." },
        { id: "button", text: "a button", bin: "light", why: "A button means light." },
        { id: "knot", text: "a knot", bin: "basin", why: "A knot means hand wash." },
      ],
      source: TAG_MARKS,
    },
    pickleby: {
      opens: ["A load from the Picklebys."],
      reminder: "Knot: dark. Plain tag: light. Button: hand wash.",
      signs: [
        { id: "knot", text: "a knot", bin: "dark", why: "A knot means dark." },
        { id: "plain", text: "plain", bin: "light", why: "A plain tag means light." },
        { id: "button", text: "a button", bin: "basin", why: "A button means hand wash." },
      ],
      source: TAG_MARKS,
    },
    wobbleton: {
      opens: ["A load from the Wobbletons."],
      reminder: "Two pins: dark. Cut corner: light. One pin: hand wash.",
      signs: [
        { id: "two-pins", text: "two pins", bin: "dark", why: "Two pins mean dark." },
        { id: "corner", text: "a cut corner", bin: "light", why: "A cut corner means light." },
        { id: "one-pin", text: "one pin", bin: "basin", why: "One pin means hand wash." },
      ],
      source: TAG_MARKS,
    },
    rumble: {
      opens: [{ sound: "spin" }, "This machine is Old Rumble."],
      reminder: "1 click is cold. 2 clicks are warm. 3 clicks are hot.",
      signs: [
        { id: "cold", text: "cold", bin: "one", why: "1 click is cold." },
        { id: "warm", text: "warm", bin: "two", why: "2 clicks are warm." },
        { id: "hot", text: "hot", bin: "three", why: "3 clicks are hot." },
      ],
      source: DIAL_CLICKS,
    },
    whirly: {
      opens: [{ sound: "spin" }, "This machine is Whirly."],
      reminder: "1 click is hot. 2 clicks are warm. 3 clicks are cold.",
      signs: [
        { id: "hot", text: "hot", bin: "one", why: "1 click is hot." },
        { id: "warm", text: "warm", bin: "two", why: "2 clicks are warm." },
        { id: "cold", text: "cold", bin: "three", why: "3 clicks are cold." },
      ],
      source: DIAL_CLICKS,
    },
    sudsy: {
      opens: [{ sound: "spin" }, "This machine is Big Sudsy."],
      reminder: "1 click is warm. 2 clicks are cold. 3 clicks are hot.",
      signs: [
        { id: "warm", text: "warm", bin: "one", why: "1 click is warm." },
        { id: "cold", text: "cold", bin: "two", why: "2 clicks are cold." },
        { id: "hot", text: "hot", bin: "three", why: "3 clicks are hot." },
      ],
      source: DIAL_CLICKS,
    },
    "sock-pins": {
      opens: [{ say: "Catch us if you can!", voice: "argyle" }],
      reminder: "Pin: dark. Button: gray, so dark. No mark: light. Knot: hand wash.",
      signs: [
        { id: "pin", text: "a pin", bin: "dark", why: "A pin means dark." },
        { id: "button", text: "a button", bin: "dark", why: "A button means gray, so dark." },
        { id: "plain", text: "no mark", bin: "light", why: "No mark means light." },
        { id: "knot", text: "a knot", bin: "basin", why: "A knot means hand wash." },
      ],
      source: GRAYS,
    },
    "sock-knots": {
      opens: [{ say: "Too slow! Hop, hop, hop!", voice: "argyle" }],
      reminder: "Knot: dark. Button: gray, so light. Pin: light. No mark: hand wash.",
      signs: [
        { id: "knot", text: "a knot", bin: "dark", why: "A knot means dark." },
        { id: "button", text: "a button", bin: "light", why: "A button means gray, so light." },
        { id: "pin", text: "a pin", bin: "light", why: "A pin means light." },
        { id: "plain", text: "no mark", bin: "basin", why: "No mark means hand wash." },
      ],
      source: GRAYS,
    },
    "sock-buttons": {
      opens: [{ say: "You will never match us!", voice: "argyle" }],
      reminder: "No mark: dark. Pin: light. Two pins: gray, so light. Button: hand wash.",
      signs: [
        { id: "plain", text: "no mark", bin: "dark", why: "No mark means dark." },
        { id: "pin", text: "a pin", bin: "light", why: "A pin means light." },
        { id: "two-pins", text: "two pins", bin: "light", why: "Two pins mean gray, so light." },
        { id: "button", text: "a button", bin: "basin", why: "A button means hand wash." },
      ],
      source: GRAYS,
    },
  },
  preparations: {
    pockets: {
      label: "Check the pockets",
      phrases: ["pockets", "check pockets", "check the pockets"],
      sound: "rustle",
      done: "All pockets checked.",
    },
    lint: {
      label: "Clean the lint filter",
      phrases: ["lint", "filter", "clean the filter", "clean the lint filter"],
      sound: "rustle",
      done: "The filter is clean.",
    },
  },
  examine: {
    button: "up",
    label: "Feel again",
    phrases: ["feel", "feel again", "feel it", "more"],
    sound: "rustle",
    end: "That is everything.",
  },
};
