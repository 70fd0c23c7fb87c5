export { NOTHING_HEARD } from "./family.ts";
export { wordCues, type SpokenCue } from "./word-cues.ts";
