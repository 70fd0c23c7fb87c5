/** What the ship says of probes and worlds, and Tidy of what it finds. */
import type { Content } from "./types.ts";

export const words: NonNullable<Content["words"]> = {
  ask: [
    "Where is it?",
    "Which world is it?",
    "Which world sounds like that?",
    "Where do we fly?",
    "Where to?",
  ],
  there: ["The {probe} says:", "From the {probe}:", "The {probe} heard this:"],
  here: ["But on {place}:", "And on {place} it's this:", "On {place}, though:"],
  unused: ["{Probe}, one can.", "{Probe}. It would burn a can.", "{Probe}. Sending it: one can."],
  used: [
    "{Probe}, sent before. It heard this:",
    "The {probe} is there already:",
    "{Probe}. We have heard that:",
  ],
  toSend: ["Select sends it.", "To send it: Select."],
  onChart: ["Back on the chart.", "Back to the chart.", "On the chart again."],
  misfit: [
    "No box here. On the box's world, {told}:",
    "Nobody's lunch here. At the box, {told}:",
    "Nothing but us. Over at the box, {told}:",
  ],
  fitted: [
    "No box here. {Place} sounded right, but it wasn't the only one. The {probe} would have told us.",
    "Not here. What we heard fits {place}, but not {place} alone. The {probe} tells them apart.",
  ],
  proof: [
    "{Place} it is. No other world sounds like that.",
    "No doubt about it: {place}!",
    "All we knew led to {place}.",
    "It had to be {place}.",
  ],
  lucky: [
    "Lucky! It could have been {either}. The {probe} would have told us more.",
    "Phew! What we heard fits {others}, too. The {probe} would have told us more.",
    "A bet, and it paid off. What we heard fits {others}, too.",
  ],
  been: ["{Place}. No box there.", "{Place}. We were there."],
  struck: "{Place} is off your list.",
  back: "{Place} is back on your list.",
  off: "{Place}, off your list.",
  nowhere: [
    "Walk to a world first, with Left or Right.",
    "Which world? Left and Right walk along the chart.",
  ],
  hintListen: [
    "Listen once more, and walk along the chart. Which worlds sound the same?",
    "Hear the box again. Which worlds on the chart sound like it?",
  ],
  hintAll: ["Which world fits all the readings?", "These all come from one world. Which one?"],
  hintFit: ["These fit all we heard: {places}.", "What we heard fits {places}."],
  hintProbe: ["The {probe} can rule some out.", "Send the {probe}. It tells more."],
  hintGo: ["Only {place} is left.", "It has to be {place}."],
  answer: [
    "Gus picked it up on his round, and keeps the lunch. It was on {place}.",
    "Too late: Gus has it, and eats it. It was on {place}.",
  ],
  hideAsk: ["Where do you hide the basket?", "Which world hides it?", "Where is it safe?"],
  comes: {
    left: ["Tidy comes from the left, and begins there.", "From the left. That's where Tidy begins."],
    right: ["Tidy comes from the right, and begins there.", "From the right. That's where Tidy begins."],
  },
  hears: ["Tidy listens with the {probes}.", "Tidy has brought the {probes}."],
  caught: [
    "On {place}. Tidied. It's in aisle nine. You may visit it.",
    "A basket on {place}? How untidy. Aisle nine.",
    "There it was, on {place}. Now it's folded, and filed.",
  ],
  safe: [
    "No fuel left. It was untidy to stop here. Good night.",
    "My tank is empty, and so are my arms. Good night.",
    "I'd have tried one more. I'd have tried them all.",
  ],
  twins: [
    "You had hidden it on {place}. These sound the same: {places}.",
    "It was on {place}. Tidy can't tell these apart: {places}.",
  ],
  tooSoon: [
    "{Places} sound the same. But from that side, Tidy gets to {place} too soon.",
    "{Places} sound the same, yes. But Tidy reaches {place} too soon.",
  ],
  alone: [
    "Nothing else sounds like {place}, so Tidy flew right there.",
    "Only {place} sounds like that. Tidy knew at once.",
  ],
  hintSearch: [
    "Which worlds sound the same to Tidy? And where does Tidy begin?",
    "Walk along the chart. Listen for worlds that sound the same.",
  ],
  hintTwins: [
    "These sound the same to Tidy: {places}. Which one comes last?",
    "Hide it among these: {places}. Mind where Tidy begins.",
  ],
  hintHide: ["On {place} it's safe.", "Tidy won't get as far as {place}."],
  labels: { shelf: "Probes", chart: "Chart", strike: "Strike off", rule: "Who comes" },
};
