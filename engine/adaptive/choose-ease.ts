/** How kindly the devices of a sitting begin: by how hard its level will be for this player. Pure. */
import { MOST_EASE } from "../devices/eases.ts";
import { AIMS } from "./aims.ts";
import type { Outlook } from "./choose-level.ts";

/** About a sitting: with fewer answers nobody knows, and a device begins as usual. */
const ENOUGH = 12;
/** So much more or less success than is aimed at is worth one step. */
const STEP = 0.05;

/** @returns a whole number from -2, for who has it easy, to 2, for who has it hard; 0 where nobody knows */
export function chooseEase({ answers, expected }: Outlook): number {
  if (answers < ENOUGH) return 0;
  const steps = Math.floor(Math.abs(AIMS.turn - expected) / STEP);
  const most = Math.min(MOST_EASE, steps);
  return expected < AIMS.turn ? most : 0 - most;
}
