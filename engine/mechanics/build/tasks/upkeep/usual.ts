import type { SoundId } from "../../../../sound/index.ts";

/** What is heard, unless a game has a sound of its own for it. */
export const USUAL_SOUNDS = {
  step: "tick",
  call: "phone-ring",
  send: "run",
  recall: "run",
  rest: "yawn",
  edge: "nothing",
  go: "menu-open",
  mend: "hammer",
  carry: "water-fill",
  oil: "ratchet",
  spare: "sip",
  whole: "right",
  extra: "keys-jingle",
} as const satisfies Record<string, SoundId>;
export type SoundName = keyof typeof USUAL_SOUNDS;
