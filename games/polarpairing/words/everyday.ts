/** Everyday opposites: Bo says the first, Pip the second. Words that could be taken for each other's are kept apart. */
import type { Lines, Pair } from "../types.ts";

function pair(first: string, second: string, more: { apart?: string; says?: Lines } = {}): Pair {
  return { id: `${first}${second[0]?.toUpperCase()}${second.slice(1)}`, first, second, ...more };
}

export const everyday: Pair[] = [
  pair("hot", "cold", { says: ["pip: I'm cold right now. I love it."] }),
  pair("wet", "dry", { says: ["pip: I'm never dry. I'm a penguin."] }),
  pair("big", "small", { apart: "size", says: ["bo: I'm big. Pip is big on the inside."] }),
  pair("tall", "short", { apart: "size", says: ["pip: I'm tall! For a penguin. Lying down."] }),
  pair("long", "short", { apart: "size", says: ["bo: My nap is long. My list of chores is short."] }),
  pair("loud", "quiet", {
    apart: "sound",
    says: ["bo: I am so quiet! Quiet! Can everybody hear how quiet?"],
  }),
  pair("whisper", "shout", {
    apart: "sound",
    says: ["pip: Hey, Bo! I'm whispering!", "bo: That's the other one, Pip."],
  }),
  pair("fast", "slow", { says: ["pip: On land I'm slow. In water? Zoom!"] }),
  pair("up", "down", {
    apart: "up",
    says: ["bo: On the globe, I'm up and you're down.", "pip: Turn it over!"],
  }),
  pair("over", "under", { apart: "up" }),
  pair("top", "bottom", { apart: "up", says: ["pip: I slide on my bottom. And on my tummy."] }),
  pair("full", "empty", { says: [{ sound: "monster-gurgle" }, "bo: My belly says the second one."] }),
  pair("open", "shut", { says: [{ sound: "door-creak" }, "pip: Shut it! There's a draft!"] }),
  pair("push", "pull", { says: [{ sound: "door-rattle" }, "pip: I pushed. It said pull."] }),
  pair("day", "night", { says: ["bo: My summer day goes on for weeks. The sun won't set."] }),
  pair("awake", "asleep", { says: [{ sound: "snore" }, "bo: Huh? I'm the first one!"] }),
  pair("happy", "sad", { apart: "mood" }),
  pair("laugh", "cry", { apart: "mood", says: [{ sound: "giggle" }, "pip: I do both at once. It's messy."] }),
  pair("heavy", "light", { says: ["bo: Guess which one I am.", "pip: Light as a truck!"] }),
  pair("hard", "soft", { apart: "touch", says: ["pip: Ice is hard. I checked with my nose."] }),
  pair("rough", "smooth", { apart: "touch" }),
  pair("near", "far", { says: ["pip: Bo is about as far away as anybody can be."] }),
  pair("early", "late", { apart: "time", says: ["bo: I'm early. For tomorrow."] }),
  pair("before", "after", { apart: "time" }),
  pair("inside", "outside", { says: ["pip: I've never been inside. Is it nice?"] }),
  pair("front", "back", { says: ["bo: Scratch my back? Oh. Wrong pole."] }),
  pair("first", "last", { says: ["pip: First! I called it!"] }),
  pair("give", "take", { apart: "give" }),
  pair("buy", "sell", { apart: "give", says: ["pip: I'd sell snow, but who'd buy it here?"] }),
  pair("clean", "dirty", { says: ["bo: I clean my fur by rolling in snow. Best bath ever."] }),
  pair("wide", "narrow", { apart: "wide" }),
  pair("thick", "thin", { apart: "wide", says: ["bo: A thick book, and a thin fish."] }),
  pair("sink", "float", { says: [{ sound: "splash" }, "bo: Ice floats. Me too, a little."] }),
  pair("win", "lose", { apart: "lose", says: ["pip: In a duet, nobody loses."] }),
  pair("find", "lose", { apart: "lose", says: ["bo: I lost my mitten. I found somebody else's."] }),
  pair("remember", "forget", { says: ["bo: I remembered it! What was it?"] }),
  pair("friend", "enemy", { says: ["pip: You're the first one, Bo."] }),
  pair("summer", "winter", { says: ["pip: When you have summer, Bo, I have winter. Really!"] }),
  pair("north", "south", { says: ["bo: Bears north, penguins south. We've only ever met by radio."] }),
  pair("start", "stop", { says: ["pip: Don't stop now!"] }),
  pair("sweet", "sour", { says: ["pip: Fish is neither. Trust me."] }),
  pair("always", "never", { says: ["bo: I never say never. Oops."] }),
  pair("strong", "weak", { says: ["pip: My flippers are strong. My jokes are weak."] }),
  pair("melt", "freeze", { says: ["bo: No melting tonight, please."] }),
  pair("alone", "together", { says: ["pip: We're the second one."] }),
  pair("come", "go", { says: ["bo: I come and go. Mostly I nap."] }),
];
