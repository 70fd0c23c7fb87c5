/** Cloth as it is heard, and nothing else: the same cloth sounds the same in every level. */
import type { Heard } from "./types.ts";

export const denim: Heard = [{ sound: "cloth-denim", caption: "cloth: a rough scrape" }];
export const silk: Heard = [{ sound: "cloth-silk", caption: "cloth: a long thin hiss" }];
export const wool: Heard = [{ sound: "cloth-wool", caption: "cloth: a soft, dull pat" }];
export const cotton: Heard = [{ sound: "cloth-cotton", caption: "cloth: a crisp flap" }];
export const sequins: Heard = [{ sound: "cloth-sequins", caption: "cloth: tiny tinkling ticks" }];
export const raincoat: Heard = [{ sound: "cloth-raincoat", caption: "cloth: a loud plastic crackle" }];
