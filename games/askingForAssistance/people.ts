/** Who can be asked, and how one hears who works here. */
import type { TalkLine } from "./scene.ts";

export interface Person {
  /** "a broom": what is heard of them. */
  readonly thing: string;
  readonly keyword: string;
  readonly heard: TalkLine[];
  readonly voice: string;
}

/** They work here, and know the doors. */
export const workers = {
  broom: {
    thing: "a broom",
    keyword: "broom",
    heard: [{ sound: "brush", caption: "a broom sweeps", hold: "end" }],
    voice: "sal",
  },
  drawer: {
    thing: "a cash drawer",
    keyword: "cash drawer",
    heard: [{ sound: "cash-drawer", caption: "a cash drawer opens", hold: "end" }],
    voice: "mo",
  },
  plates: {
    thing: "a stack of plates",
    keyword: "plates",
    heard: [{ sound: "plates", caption: "plates are stacked", hold: "end" }],
    voice: "gil",
  },
} satisfies Record<string, Person>;

/** They cannot help: they have just come, or hear nothing. */
export const others = {
  suitcase: {
    thing: "a suitcase",
    keyword: "suitcase",
    heard: [{ sound: "cart", caption: "a suitcase rolls", hold: "end" }],
    voice: "kay",
  },
  camera: {
    thing: "a camera",
    keyword: "camera",
    heard: [{ sound: "camera", caption: "a camera clicks", hold: "end" }],
    voice: "lee",
  },
} satisfies Record<string, Person>;
