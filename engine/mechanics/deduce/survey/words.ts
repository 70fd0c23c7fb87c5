/** The small words of a survey, as families. */
import * as z from "../../../zod.ts";
import { familySchema } from "../../../definition/text.ts";
import { withDefaults } from "../../../definition/defaults.ts";
import { template, templates } from "../../kit/templates.ts";

const families = {
  ask: familySchema.meta({ description: "The question, after what is known." }),
  there: templates("probe", "Probe").meta({
    description: "Said before what a probe reads where the thing is.",
  }),
  here: templates("place", "Place").meta({ description: "Said before a reading from the place one is at." }),
  unused: templates("probe", "Probe").meta({ description: "A probe on the shelf." }),
  used: templates("probe", "Probe").meta({ description: "One that was dropped: its reading follows." }),
  toSend: familySchema.meta({ description: "After a probe that was named and not sent: how it is sent." }),
  onChart: familySchema.meta({ description: "One is at the chart again, and no longer at the shelf." }),
  struck: templates("place", "Place").meta({ description: "A place was struck off the list." }),
  back: templates("place", "Place").meta({ description: "And is on it again." }),
  off: templates("place", "Place").meta({ description: "At a place that is struck off." }),
  been: templates("place", "Place").meta({ description: "At a place where it was not." }),
  nowhere: familySchema.meta({ description: "Something is to be done, and no place was walked to yet." }),
  misfit: templates("told", "Told", "place").meta({
    description: "Why it is not here: before both readings.",
  }),
  fitted: templates("place", "Place", "probe").meta({
    description: "It is not here, though all readings fit; and the probe that would have told.",
  }),
  proof: templates("place", "Place", "told").meta({ description: "It is here, and readings had proved it." }),
  lucky: templates("place", "Place", "others", "either", "probe", "Probe").meta({
    description:
      "It is here, and these fitted as well: {others} (Mars and Venus), {either} (Mars or Venus); and the probe that would have told.",
  }),
  hintListen: familySchema.meta({ description: "Where one reading is known: it follows." }),
  hintAll: familySchema.meta({ description: "Where several are known: they follow." }),
  hintFit: templates("places", "Places").meta({ description: "These fit all readings." }),
  hintProbe: templates("probe", "Probe", "places").meta({
    description: "The probe that tells most of them apart.",
  }),
  hintGo: templates("place", "Place").meta({ description: "Only this one fits." }),
  answer: templates("place", "Place"),
  hideAsk: familySchema,
  comes: z.strictObject({ left: familySchema, right: familySchema }),
  hears: templates("probes").meta({ description: "Which probes are used to look for it." }),
  caught: templates("place", "Place"),
  safe: templates("place", "Place"),
  twins: templates("places", "Places", "place").meta({
    description: "These sound the same to these probes.",
  }),
  tooSoon: templates("places", "Places", "place").meta({
    description: "It was found, since too few that sound the same are searched before.",
  }),
  alone: templates("place", "Place").meta({ description: "No other place sounds like it." }),
  hintSearch: familySchema.meta({ description: "Who comes follows." }),
  hintTwins: templates("places", "Places"),
  hintHide: templates("place", "Place"),
};

const labels = {
  left: template(),
  right: template(),
  shelf: template(),
  chart: template(),
  strike: template(),
  hold: template("probe"),
  drop: template("probe"),
  land: template("place"),
  landHere: template(),
  go: template("place"),
  hide: template("place"),
  hideHere: template(),
  rule: template(),
  and: template(),
  or: template(),
};

export const surveyWordsSchema = z
  .strictObject({ ...families, labels: z.strictObject(labels).partial() })
  .partial();
type Words = { readonly [K in keyof typeof families]: z.infer<(typeof families)[K]> };
type Labels = { readonly [K in keyof typeof labels]: string };
export type SurveyWords = Words & { readonly labels: Labels };

const USUAL_LABELS: Labels = {
  left: "Left",
  right: "Right",
  shelf: "The probes",
  chart: "The chart",
  strike: "Strike it off",
  hold: "Hold the {probe}",
  drop: "Send the {probe}",
  land: "Fly to {place}",
  landHere: "Fly there",
  go: "Go to {place}",
  hide: "Hide on {place}",
  hideHere: "Hide it here",
  rule: "Who comes",
  and: "and",
  or: "or",
};

const USUAL_WORDS: Words = {
  ask: ["Where is it?", "Which place is it?", "Where do we go?"],
  there: "The {probe} says:",
  here: ["On {place}:", "And on {place}:"],
  unused: "{Probe}.",
  used: "{Probe}, used.",
  toSend: "Select sends it.",
  onChart: "Back on the chart.",
  struck: "{Place} is off the list.",
  back: "{Place} is on the list again.",
  off: "{Place}, off the list.",
  been: "{Place}. It isn't there.",
  nowhere: ["Go to a place first: Left or Right.", "Which place? Left or Right."],
  misfit: ["Not here. Where it is, {told}.", "Nothing here. It lies where {told}."],
  fitted: [
    "Not here, though {place} fits what was read. Another probe tells more: {probe}.",
    "{Place} fits, and it isn't here. You can tell them apart with this: {probe}.",
  ],
  proof: ["{Place}: no other place fits.", "Only {place} fits."],
  lucky: [
    "That was luck: {others} fitted, too. This would have told: {probe}.",
    "Lucky! It could have been {either}. This tells them apart: {probe}.",
  ],
  hintListen: ["Listen once more. Which places sound the same?", "Hear it again, and walk along the chart."],
  hintAll: "Which place fits all the readings?",
  hintFit: ["These fit all that was read: {places}.", "It can still be on {places}."],
  hintProbe: ["This tells more: {probe}.", "Try this one: {probe}."],
  hintGo: ["Only {place} fits.", "{Place} is the only one left."],
  answer: "It is on {place}.",
  hideAsk: ["Where do you hide it?", "Where is it safe?"],
  comes: { left: "The search begins on the left.", right: "The search begins on the right." },
  hears: "It is searched for by this: {probes}.",
  caught: ["Found, on {place}.", "It was found on {place}."],
  safe: ["Not found! It is safe on {place}.", "It stays hidden on {place}."],
  twins: ["These sound the same: {places}.", "To these probes {places} are one."],
  tooSoon: ["{Places} sound the same, but {place} was searched too soon."],
  alone: ["No other place sounds like {place}.", "Only {place} sounds like that."],
  hintSearch: "Which places sound the same to whoever comes?",
  hintTwins: ["These sound the same: {places}. Which comes last?", "Hide it among these: {places}."],
  hintHide: ["It is safe on {place}.", "Hide it on {place}."],
};

/** What a game says, or what is said where it says nothing. */
export function wordsOf({
  words,
}: {
  readonly words?: z.infer<typeof surveyWordsSchema> | undefined;
}): SurveyWords {
  const { labels: own, ...said } = words ?? {};
  return { ...withDefaults(USUAL_WORDS, said), labels: withDefaults(USUAL_LABELS, own) };
}
