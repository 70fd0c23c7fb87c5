/** What the set-up page takes from the site: its colors, its controls and its letters. */
import { existsSync } from "node:fs";
import { join } from "node:path";

/** In the built program beside the folder that this is in; in the repository two above it. */
const BUILT = join(import.meta.dirname, "..", "set-up");
export const ROOT =
  existsSync(BUILT) && existsSync(join(BUILT, "web")) ? BUILT : join(import.meta.dirname, "..", "..");

export const TEMPLATE = "console-firmware/install/buzzle.conf";
export const STYLES: readonly string[] = [
  "web/styles/colors.css",
  "web/styles/base.css",
  "web/styles/parts.css",
  "web/styles/accounts.css",
  "console-firmware/set-up/set-up.css",
];
export const FONT = "assets/fonts/atkinson-hyperlegible-next-latin-wght-normal.woff2";
