import { estimateSeconds, spokenText } from "../../../../engine/speech/index.ts";
import { textRule } from "../rule.ts";

/** About 35 words: what is longer is two lines, with something to hear between them. */
const MOST_SECONDS = 15;

export const spokenLength = textRule({
  id: "spoken-length",
  title: "Lines that take too long",
  why: "Children come to play games, not to listen to them. After a quarter of a minute of one voice they press, and what came last is lost.",
  bad: [
    "Once upon a time there was a very old train that went up and down the same hill every single day, and nobody knew why it did so, not even the conductor, who had long forgotten that she had ever wanted to be anything else than the conductor of a very old train.",
    `It ${"goes on and on and on and ".repeat(14)}ends.`,
    `The list: ${"apples, pears, plums, and then ".repeat(10)}that is all of it.`,
    `First, ${"you press Up to add a car to your train, ".repeat(8)}and then you press Select.`,
    `Now listen, ${"because this is really important to know, ".repeat(9)}and go.`,
  ],
  good: ["All aboard!", "The train is long. The hill is steep. Eight cars wait, and the whistle blows."],
  inText(text) {
    const seconds = estimateSeconds(spokenText(text), 1);
    if (seconds <= MOST_SECONDS) return [];
    const found = `${Math.round(seconds)} seconds`;
    return [
      {
        found,
        mend: `Keep it under ${MOST_SECONDS} seconds: cut it, or make lines of it with a sound between.`,
      },
    ];
  },
});
