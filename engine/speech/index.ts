/** From texts to what a voice says. */
export { estimateSeconds } from "./estimate-seconds.ts";
export { isHeard } from "./is-heard.ts";
export { shownText } from "./markup.ts";
export { spokenText } from "./spoken-text.ts";
export { splitForSpeaker } from "./split-for-speaker.ts";
