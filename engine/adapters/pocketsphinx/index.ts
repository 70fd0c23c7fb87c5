/** Ears without a network, for terminal and console. Never for the page. */
export { answersIn } from "./endpointer.ts";
export { createArecordRecorder } from "./arecord-recorder.ts";
export { createLateListener } from "./late-listener.ts";
export { NO_POCKETSPHINX } from "./decoder.ts";
export { canHear, findHearing } from "./microphone.ts";
export { createPocketsphinxListener, type Recorder } from "./listener.ts";
export { createWavRecorder, readWav } from "./wav.ts";
