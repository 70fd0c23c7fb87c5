/** The desk: who can be sent, and how it is told. */
import { limits, places } from "./places.ts";
import type { Content } from "./types.ts";

const named = (label: string, ...phrases: string[]) => ({ label, phrases });

export const content: Content = {
  places,
  limits,
  crew: [named("Fix", "fix"), named("Nix", "nix"), named("Patch", "patch"), named("Stitch", "stitch")],
  sounds: { step: "step-tile", go: "school-bell", rest: "yawn", extra: "keys-jingle", oil: "spray-bottle" },
  buttons: {
    send: named("Send a fixer", "send a fixer", "send", "fix it", "send somebody"),
    recall: named("Call back", "call back", "come back"),
    rest: named("Let it rest", "rest", "let it rest", "switch off"),
    go: named("Start the shift", "start the shift", "start", "go", "end day"),
    extra: named("Call one more fixer", "one more fixer", "call one more fixer", "overtime"),
  },
  words: {
    quiet: [
      "The phone is silent.",
      "No calls.",
      "Nobody calls this time.",
      "Not a ring.",
      "The phone just sits there.",
    ],
    how: {
      full: ["Left and Right: walk. Up: send a fixer. Select: start the shift."],
      short: [
        "Ready: {crew}.",
        "At the desk: {crew}.",
        "{crew} can go.",
        "You have {crew}.",
        "Waiting for you: {crew}.",
        "Who goes where? You have {crew}.",
      ],
    },
    task: [
      "Send fixers to what is broken. What only waits for others comes back by itself.",
      "Find out who silenced the others. The whole town should hum at the end of the shift.",
    ],
    keys: ["Left and Right: walk. Up: send a fixer. Down: call back. Select: start the shift."],
    keysRest: [
      "Left and Right: walk. Up: send a fixer. Down: call back, or let it rest. Select: start the shift.",
    ],
    keysExtra: ["At the desk, Up: one more fixer, for two sparks."],
    place: ["{Place}.", "At {place}.", "Here is {place}.", "{Place} it is."],
    placeSent: ["{Place}. {worker} is here.", "{Place}, with {worker}."],
    placeRests: ["{Place}. It's to rest.", "{Place}, going to rest."],
    desk: {
      full: ["The desk. Still here: {free}. Up: call one more fixer."],
      short: ["The desk. Still here: {free}.", "Back at the desk, with {free}.", "Your desk. Here: {free}."],
    },
    deskFull: ["The desk. Still here: {free}.", "Back at the desk, with {free}."],
    sent: [
      "{worker} is off to {place}.",
      "{worker}: to {place}.",
      "{worker} runs to {place}.",
      "To {place}, {worker}!",
      "{worker} goes to {place}.",
      "{worker} heads for {place}.",
    ],
    taken: ["{worker} is here already.", "{worker} is on it."],
    noneFree: [
      "Nobody is left to send. Down, where somebody is: call back.",
      "They're all out. Down, where one is, calls that one back.",
    ],
    recalled: ["{worker} comes back.", "{worker} is back at the desk.", "{worker} turns around."],
    nobody: ["No fixer was sent here.", "Nobody to call back here."],
    rests: ["Now {place} will rest.", "Good night, {place}.", "Feet up at {place}."],
    awake: ["{Place} stays on.", "{Place} is on again."],
    rested: ["{Place} rested last time. Another one has to.", "{Place} is well rested. Another one, please."],
    mustRest: [
      "One part has to rest in each shift. Down: let it rest, where you are.",
      "Who rests? Down, where you are.",
    ],
    sure: [
      "{free} could still go. Select again: start anyway.",
      "Still at the desk: {free}. Select again starts anyway.",
      "{free}: nothing to do? Select again, if you're sure.",
    ],
    extra: ["{worker} jumps out of bed.", "{worker} is here, in pajamas.", "{worker} comes running."],
    mends: [
      "{worker} finds it: broken, at {place}. Mended.",
      "Yes. {worker} mends {place}.",
      "That was broken. {worker} has mended {place}.",
      "{worker} mends {place}.",
      "Broken, and mended: {place}. Thanks, {worker}.",
      "{worker} had the right wrench for {place}.",
    ],
    mendsStill: [
      "{worker} mends {place}. But it gets no {lacks} yet.",
      "Mended: {place}. It still gets no {lacks}.",
    ],
    carries: [
      "Nothing is broken at {place}. It gets no {lacks}. {worker} cranks by hand, for this shift.",
      "{worker} finds {place} in one piece. It gets no {lacks}. So {worker} cranks, just for now.",
      "All in one piece at {place}, but it gets no {lacks}. {worker} cranks it till the bell.",
      "Not broken: {place}. It gets no {lacks}. {worker} cranks, and sings.",
      "{worker} looks and looks: {place} is fine. Only, it gets no {lacks}. Crank, crank.",
    ],
    oils: [
      "{worker} oils {place}. It won't break tonight.",
      "A drop of oil for {place}, just in time.",
      "{worker} oils {place}, before it breaks.",
      "Worn out, and oiled by {worker}: {place}.",
    ],
    spare: [
      "All is well at {place}. {worker} has tea there.",
      "Nothing to do at {place}. {worker} brings cookies back.",
      "{worker} finds nothing to do at {place}, and comes home.",
    ],
    whole: [
      "Not one hole in the hum.",
      "The whole town hums!",
      "Everybody hums.",
      "All of it. Listen to that.",
      "A full hum.",
      "They all hum.",
    ],
    nearly: [
      "One hole in the hum.",
      "Nearly. One is silent.",
      "All but one.",
      "One is missing. Did you hear which?",
      "Just one hole.",
    ],
    some: ["Two holes in the hum.", "Two are silent.", "Two are missing."],
    dark: [
      "{silent} are silent. No shift for growing.",
      "{silent} holes. That's hardly a hum.",
      "Silent: {silent}. Oh dear.",
    ],
    free: ["Still at the desk: {free}.", "Not sent yet: {free}."],
    posted: ["{worker}: {place}.", "{worker} goes to {place}."],
    standAt: ["You're at {place}."],
    standDesk: ["You're at the desk, left of all places."],
    listen: ["One by one, each with its name first. Which give no sound, and which a faint one?"],
    two: ["A fixer is wanted at {one}, or at {other}. Does one of the two need the other?"],
    moveSend: ["I'd send a fixer to {place}.", "To {place}, I'd say."],
    moveRest: ["I'd let {place} rest."],
    moveGo: ["That looks right to me. Select."],
  },
};
