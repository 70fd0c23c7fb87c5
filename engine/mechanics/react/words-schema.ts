/** What a run says, and which places each text may have. */
import { familySchema } from "../../definition/text.ts";
import { templates } from "../kit/templates.ts";
import { taleWords } from "./tale/schema.ts";

export const heardWords = {
  begins: templates("call", "Call", "start", "more").meta({
    description: "What to take, and where the count begins: {call} {start}, and {more}, which is one more",
  }),
  beginsBoth: templates("call", "Call", "other", "Other", "start", "more").meta({
    description: "The same for two hands: {call} {other} {start} {more}",
  }),
  beginsHidden: templates("start", "more").meta({
    description: "The same where the ear has to find the rule: {start} {more}",
  }),
  prove: familySchema.meta({ description: "After what was shown of a hidden rule" }),
  offer: templates("calls", "start").meta({ description: "Which call? {calls} {start}" }),
  offerPrize: templates("calls", "start", "prizes").meta({
    description: "The same, with a prize on the way: {calls} {start} {prizes}",
  }),
  under: templates("call").meta({ description: "The call under the cursor: {call}" }),
  again: templates("call", "Call", "number").meta({
    description: "For REPEAT: {call} {number}, before what came since that number",
  }),
  againTold: templates("call", "Call", "number").meta({
    description: "For REPEAT where nothing came since: the count is at {number}",
  }),
  againHidden: templates("number"),
  againToldHidden: templates("number"),
  evidence: templates("start").meta({
    description: "Before what was shown of a hidden rule is heard again, from {start}",
  }),
  onFrom: familySchema.meta({
    description: "For REPEAT after the evidence: before what came after it, where no number was told",
  }),
  taken: templates("number", "name").meta({ description: "The right one: {number} {name}" }),
  takenBoth: templates("number", "name").meta({
    description: "The right one for both hands: {number} {name}",
  }),
  prize: templates("number", "name").meta({ description: "The prize was taken: {number}" }),
  chant: templates("numbers").meta({
    description: "What was taken in a run in which no number was told: {numbers}",
  }),
  wrong: templates("number", "name", "call").meta({
    description: "One that does not fit, before the reason: {number} {call} {name}",
  }),
  near: templates("call", "Call", "near").meta({
    description: "The reason: the numbers of {call} next to it are {near}",
  }),
  changed: templates("number", "call", "before").meta({
    description: "The reason after a change: it fitted {before}, and now it is {call}",
  }),
  prizeElse: templates("number", "call").meta({
    description: "The reason at a prize: {number} has one, and {call} were chosen",
  }),
  otherHand: templates("number", "name", "call", "other").meta({
    description: "It fits the other hand's {other}, and not {call}: {number}",
  }),
  wrongHidden: templates("number", "name"),
  lure: templates("number", "name").meta({ description: "What has no number was taken: {number}" }),
  slipped: templates("number", "name", "call").meta({
    description: "One that fits was let go: {number} {call} {name}",
  }),
  slippedHidden: templates("number", "name"),
  flips: templates("call").meta({ description: "From here on another call: {call}" }),
  asked: templates("number").meta({ description: "Where the count is: {number}" }),
  known: templates("number").meta({ description: "Asked, and it was just told: {number}" }),
  empty: familySchema.meta({ description: "Taken before anything came, or a second time" }),
  waits: familySchema.meta({ description: "The drum has stopped, since nobody answers" }),
  clean: templates("ripe").meta({ description: "The end: all of them, and no wrong one: {ripe}" }),
  aided: templates("ripe").meta({ description: "The end: all of them, and help has told one: {ripe}" }),
  end: templates("hits", "ripe", "wrongs").meta({
    description: "The end: {hits} of {ripe}, and {wrongs} wrong",
  }),
  was: templates("call").meta({ description: "Which rule it was, where it was hidden: {call}" }),
  prizePast: templates("call", "prizes", "better").meta({
    description: "The call reached no prize: {call} {prizes} {better}",
  }),
  press: familySchema.meta({ description: "First help, after the rule: what to press" }),
  pressBoth: familySchema.meta({ description: "The same for two hands" }),
  secret: familySchema.meta({ description: "First help where the rule is hidden, before what to press" }),
  listen: templates("number").meta({ description: "Second help: count what follows on from {number}" }),
  onward: templates("number", "call", "way", "next").meta({
    description: "Third help: which numbers of {call} come {way}, up or down, from {number}: {next}",
  }),
  hiddenRule: familySchema.meta({ description: "Third help where the rule is hidden" }),
  two: templates("one", "other").meta({ description: "Fourth help, two numbers: {one} {other}" }),
  twoCalls: templates("one", "other").meta({
    description: "The same where calls are offered: {one} {other}",
  }),
  bestCall: templates("call").meta({ description: "Last help where calls are offered: {call}" }),
  take: templates("number", "name", "move").meta({ description: "Last help: {number} {move}" }),
  pass: templates("number", "name", "move").meta({ description: "Last help: {number}" }),
  done: templates("number", "name", "move").meta({
    description: "Last help, and it was taken already: {number}",
  }),
  ...taleWords,
};
