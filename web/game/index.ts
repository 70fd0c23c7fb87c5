/** The game screen. It brings the engine with it, so pages load it when a game is wanted. */
export { GameScreen, type LeftGame } from "./game-screen.tsx";
export { createSynthesisThread, type SynthesisThread } from "../adapters/synthesis-thread.ts";
export { openPlay, type ReadyPlay } from "./open-play.ts";
export { createScreenStore } from "./screen-settings.ts";
export { addDevices } from "../../engine/devices/index.ts";
export { firstLevel } from "./first-level.ts";
export { fetchDrawing } from "./late-scene.tsx";
export { loadSoundsNamedIn } from "./sounds-of.ts";
