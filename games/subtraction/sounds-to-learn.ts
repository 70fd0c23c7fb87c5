/** What is counted by ear: bells, bubbles, pips, snores; and the cable that hums lower as it sinks. */
import type { SoundToLearn } from "../../engine/definition/index.ts";

export const soundsToLearn: SoundToLearn[] = [
  { name: "A boom: ten feet", sound: "tom" },
  { name: "A ting: one foot", sound: "kalimba" },
  { name: "A big bubble: ten feet up", sound: "bubbles" },
  { name: "A small bubble: one foot up", sound: "bubble-pop" },
  { name: "The cable, short", sound: "cello", pitch: 7 },
  { name: "The cable, long", sound: "cello", pitch: -7 },
  { name: "A foot, in or out", sound: "dial-click" },
  { name: "Ten feet, in or out", sound: "rope-creak" },
  { name: "The sonar asks", sound: "sonar" },
  { name: "A pip: one foot off", sound: "probe-beep" },
  { name: "The claw has it", sound: "chest-open" },
  { name: "The claw snaps at water", sound: "swim" },
  { name: "The claw bumps into the mud", sound: "drum-bang" },
  { name: "Grumble snores", sound: "snore" },
];
