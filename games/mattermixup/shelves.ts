/** What shelves of a level have in common: their catchers, and help with the lever and with crumbs. */
import type { Rules } from "./types.ts";

export const CLAW_AND_SPONGE: Rules["seats"] = { left: "claw", down: "sponge" };
export const WITH_HOOD: Rules["seats"] = { ...CLAW_AND_SPONGE, right: "hood" };

/** Where the lever may stop, and how one thing tells of others. */
export const FOUR_STOPS = stops("Four stops: a freezer, a cool room, a warm day, a very hot noon.");
export const FIVE_STOPS = stops("Five stops: a freezer, a cool room, a warm day, a very hot noon, an oven.");

function stops(named: string): string[] {
  return [
    `${named} Which can it be?`,
    "If a crumb has changed, all that changes sooner has changed, too. If it hasn't, all that changes later hasn't.",
  ];
}
