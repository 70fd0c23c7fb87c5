/** What steps of a conversation count: the first ones by themselves, the others where an outcome says so. */
export const COUNTS = {
  judged: "lines that fit, half fit or did not, said at the first take",
  caught: "lines that fit, said at the first take",
  mistook: "lines that did not fit, said at the first take",
  listened: "times that one listened closer",
  waited: "times that one let others talk on",
  takes: "scenes that were played once more",
  minutes: "time that was used up",
  won: "somebody who comes along, or something that was got",
  lost: "somebody who goes away, or something that was given up",
  points: "points of the player",
  rivals: "points of somebody who plays against the player",
} as const;
