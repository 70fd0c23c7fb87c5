/** Ears without a network, for terminal and console. Never for the page. */
export { createArecordRecorder } from "./arecord-recorder.ts";
export { createLateListener } from "./late-listener.ts";
export { canListen } from "./microphone.ts";
export { createPocketsphinxListener, type Recorder } from "./listener.ts";
export { createWavRecorder, readWav } from "./wav.ts";
