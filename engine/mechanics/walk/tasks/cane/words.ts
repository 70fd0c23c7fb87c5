/** All that is said on a walk with a cane. */
import * as z from "../../../../zod.ts";
import { soundIdSchema, textSchema } from "../../../../definition/text.ts";
import { moveWordsSchema } from "../../../kit/move-words.ts";
import { templates } from "../../../kit/templates.ts";

const textsSchema = z.strictObject({
  fetch: templates("name", "place").meta({ description: "Who waits where" }),
  goHome: templates("place").meta({
    description: "Before a way that nobody tells",
  }),
  hunt: templates().meta({
    description: "Before sounds that lead to a place that is not named",
  }),
  bySounds: templates().meta({
    description: "Before the sounds that tell the way",
  }),
  start: templates("way").meta({
    description: "Where the way begins, if not straight ahead: behind us",
  }),
  ground: templates("surface").meta({
    description: "What the path is made of here, if it is not the usual",
  }),
  nextGap: templates("side", "surface").meta({
    description: "Turn in at the first gap on that side",
  }),
  laterGap: templates("side", "surface", "nth"),
  markGap: templates("side", "surface", "mark").meta({
    description: "The gap right after a landmark",
  }),
  nextLeg: templates().meta({
    description: "Between one turn of the way and the next",
  }),
  straight: templates("place").meta({
    description: "The last stretch leads there: then straight on",
  }),
  joins: templates("name", "count").meta({
    description: "Who was found walks along",
  }),
  arrived: templates().meta({
    description: "Home, and nobody is left to be met there",
  }),
  rejoined: templates("name").meta({
    description: "Who sat down comes along again",
  }),
  took: templates().meta({ description: "What lay on the line is taken" }),
  outOfStep: templates().meta({
    description: "The same side was tapped twice: nobody walks",
  }),
  nowhere: templates().meta({
    description: "To the side of the last tap, and nothing was tapped here",
  }),
  edge: templates().meta({
    description: "Stopped at an edge, as one should: the next tap walks down",
  }),
  step: templates().meta({ description: "Stopped at a step up" }),
  goOn: templates().meta({
    description: "Stopped at a step, and a side was asked for: taps walk on",
  }),
  verge: templates("verge").meta({ description: "A foot off the path" }),
  bump: templates("thing"),
  fell: templates().meta({ description: "Down an edge without stopping" }),
  stub: templates().meta({ description: "Up a step without stopping" }),
  sits: templates("name").meta({ description: "Who walked last sits down" }),
  nobody: templates().meta({
    description: "The same, when nobody walks along",
  }),
  ended: templates("verge").meta({ description: "The path ends at something" }),
  yawns: templates().meta({
    description: "This takes long: somebody is about to sit down",
  }),
  tired: templates().meta({ description: "It took too long" }),
  led: templates("name").meta({
    description: "It took far too long: somebody else leads the rest of the way",
  }),
  ledHome: templates().meta({ description: "The same on the way home" }),
  touch: templates().meta({ description: "The tip taps from now on" }),
  glide: templates().meta({ description: "The tip glides from now on" }),
  here: templates("lane").meta({
    description: "After what is left of the way: what follows is where one stands",
  }),
  over: templates("lane").meta({
    description: "One has come over to where no edge is felt: by the left edge, in the middle",
  }),
  hintLost: templates("side").meta({
    description: "Neither tip touches an edge: how the one that is needed is found",
  }),
  hintGap: templates("side").meta({
    description: "The gap is at the edge by which one walks",
  }),
  hintOther: templates("side").meta({
    description: "The gap is at the other edge",
  }),
  hintAhead: templates().meta({
    description: "Ahead, where nobody tells the way",
  }),
  hintStands: templates("side").meta({
    description: "Something stands in the lane",
  }),
  hintEdge: templates().meta({ description: "An edge may come" }),
  hintStopped: templates().meta({
    description: "One has stopped at it: taps walk on",
  }),
  hintEnd: templates().meta({
    description: "The way goes on somewhere behind",
  }),
  hintAway: templates("side", "count").meta({
    description: "In so many taps, on that side",
  }),
  hintBehind: templates("side", "count").meta({
    description: "To be turned around for, and then in so many taps",
  }),
  hintBack: templates("count").meta({
    description: "To be turned around for, and then straight on",
  }),
  hintOn: templates("count").meta({
    description: "Straight on, in so many taps",
  }),
  hintWhere: templates("lane").meta({
    description: "In which lane one walks: by the left edge",
  }),
  hintHere: templates("side").meta({
    description: "The way goes on into the gap on this side",
  }),
  hintOver: templates("side").meta({
    description: "The same, but one walks by the other edge or by none",
  }),
  hintStraight: templates().meta({ description: "No turn is left" }),
  hintCross: templates("side").meta({
    description: "The next move leads over to this edge",
  }),
  hintMove: templates("move").meta({ description: "The next move" }),
});
export type WordName = keyof z.infer<typeof textsSchema>;

const partsSchema = z.strictObject({
  left: textSchema,
  right: textSchema,
  middle: textSchema.meta({
    description: "In which lane one walks: in the middle",
  }),
  byLeft: textSchema.meta({ description: "by the left edge" }),
  byRight: textSchema,
  ahead: textSchema,
  nth: z.array(textSchema).min(4).meta({ description: "first, second, third, fourth" }),
  turnLeft: textSchema,
  turnRight: textSchema,
  turnAround: textSchema,
  startsLeft: textSchema,
  startsRight: textSchema,
  startsBehind: textSchema.meta({
    description: "Where a way begins: behind us",
  }),
  outside: textSchema.meta({
    description: "What lies off a path where the map ends: the edge of the camp",
  }),
});

export const caneWordsSchema = z.strictObject({
  texts: textsSchema,
  parts: partsSchema.meta({
    description: "What is filled in: the left line, second",
  }),
  sounds: z.strictObject({
    opens: soundIdSchema,
    turn: soundIdSchema,
    sweep: soundIdSchema,
    stop: soundIdSchema,
    slip: soundIdSchema,
    yawn: soundIdSchema,
    sits: soundIdSchema,
    knock: soundIdSchema,
  }),
  buttons: z.strictObject({
    left: moveWordsSchema,
    right: moveWordsSchema,
    stop: moveWordsSchema,
    around: moveWordsSchema,
    aside: moveWordsSchema,
    asideLeft: moveWordsSchema,
    asideRight: moveWordsSchema,
    glide: moveWordsSchema,
    touch: moveWordsSchema,
  }),
});
