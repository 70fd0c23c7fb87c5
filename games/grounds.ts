/** What cards stand on: one family for each category, for pleasure only, since the category is always written too. */
export const grounds = {
  peach: { textColor: "#5c1f08", bgColor: "#ffe0cc" },
  apricot: { textColor: "#5c1f08", bgColor: "#ffe9d1" },
  blush: { textColor: "#5c1f08", bgColor: "#ffdcd4" },
  honey: { textColor: "#5c1f08", bgColor: "#fdebc0" },
  sky: { textColor: "#0b3a49", bgColor: "#d3edf8" },
  lagoon: { textColor: "#0b3a49", bgColor: "#c9f0ec" },
  mist: { textColor: "#0b3a49", bgColor: "#dce8f7" },
  mint: { textColor: "#173f16", bgColor: "#d5f2dc" },
  meadow: { textColor: "#173f16", bgColor: "#e3f2c9" },
  leaf: { textColor: "#173f16", bgColor: "#d3eec9" },
  butter: { textColor: "#4d2f00", bgColor: "#fff0b8" },
  straw: { textColor: "#4d2f00", bgColor: "#f7e9c4" },
  sand: { textColor: "#4d2f00", bgColor: "#f6e3cf" },
  rose: { textColor: "#551238", bgColor: "#fbdcea" },
  lilac: { textColor: "#551238", bgColor: "#eedff7" },
  orchid: { textColor: "#551238", bgColor: "#f7dcf3" },
} as const;
