export { NOTHING_HEARD } from "./family.ts";
export { lineCues } from "./line-cues.ts";
export { wordCues, type SpokenCue } from "./word-cues.ts";
