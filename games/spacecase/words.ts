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
  there: ["Where the box is:", "From the box's world:", "The box's world:", "That's where the box is:"],
  here: ["But on {place}:", "And on {place} it's this:", "On {place}, though:"],
  unused: ["{Probe}, one can.", "{Probe}. It would burn a can.", "{Probe}. Sending it: one can."],
  used: ["{Probe}, sent. It heard this:", "The {probe} is there already:", "{Probe}. We have heard that:"],
  misfit: [
    "No box here. Where it is, {told}:",
    "Nobody's lunch here. At the box, {told}:",
    "Nothing but us. Where the box is, {told}:",
  ],
  fitted: [
    "No box here. {Place} sounded right, but so did another. This would have told: {probe}.",
    "Not here. What we heard fits {place}, and fits another, too. Ask this one: {probe}.",
  ],
  proof: [
    "{Place} it is. Nothing else sounds like all of that.",
    "No other world fits. {Place}!",
    "{Place}: all the readings agree.",
    "All we heard leads to {place}.",
    "It had to be {place}.",
  ],
  lucky: [
    "Lucky! On {others} it sounds the same. This would have told: {probe}.",
    "Phew. What we heard fits {others}, too. Next time, ask this one: {probe}.",
    "Right, and that was luck. {Probe} would have ruled out {others}.",
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
    "Hear the box again. Who on the chart sounds like it?",
  ],
  hintFit: ["These fit all we heard: {places}.", "What we heard fits {places}."],
  hintProbe: ["They part with this one: {probe}.", "Send this one: {probe}."],
  hintGo: ["Only {place} is left.", "All of it fits {place}, and no other."],
  answer: [
    "Gus picked it up on his round, and keeps the lunch. It was on {place}.",
    "Too late: Gus has it, and eats it. It was on {place}.",
  ],
  hideAsk: ["Where do you hide the basket?", "Which world hides it?", "Where is it safe?"],
  comes: {
    left: ["Tidy comes from the left, and begins there.", "From the left. That's where Tidy begins."],
    right: ["Tidy comes from the right, and begins there.", "From the right. That's where Tidy begins."],
  },
  hears: ["Tidy listens with this: {probes}.", "What Tidy has: {probes}."],
  caught: [
    "On {place}. Tidied. It's in aisle nine. You may visit it.",
    "A basket on {place}? How untidy. Aisle nine.",
    "There it was, on {place}. Now it's folded, and filed.",
  ],
  safe: [
    "No fuel left. It was untidy to stop here. Good night.",
    "My tank is empty, and my shelf is too. Good night.",
    "I'd have tried one more. I'd have tried them all.",
  ],
  twins: [
    "You had hidden it on {place}. These sound the same: {places}.",
    "It was on {place}. Tidy can't tell these apart: {places}.",
  ],
  tooSoon: [
    "{Places} sound the same. But from that side, Tidy gets to {place} too soon.",
    "{Places} sound the same, yes. Only, Tidy comes by {place} too early.",
  ],
  alone: [
    "Nothing else sounds like {place}, so Tidy flew right there.",
    "Only {place} sounds like that. Tidy knew at once.",
  ],
  hintTwins: [
    "These sound the same to Tidy: {places}. Which one comes last?",
    "Hide it among these: {places}. Mind where Tidy begins.",
  ],
  hintHide: ["On {place} it's safe.", "Tidy won't get as far as {place}."],
  labels: { drop: "Send {probe}", shelf: "Probes", chart: "Chart", strike: "Strike off", rule: "Who comes" },
};
