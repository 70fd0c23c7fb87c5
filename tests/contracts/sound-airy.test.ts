/** What hisses, jingles, chirps or rings in the world has power above 4000 hertz here too. */
import { expect, test } from "vitest";
import type { SoundId } from "../../engine/sound/index.ts";
import { between, spectrum } from "../../engine/sound/measure/spectrum.ts";
import { LOUDNESS_RATE } from "../../engine/sound/measure/loudness.ts";
import { rendered } from "../sound/rendered.ts";

/** At least so great a share of all power: nearly all of a hiss, a tenth of what clinks, the strike alone of what rings. */
const KINDS: readonly (readonly [kind: string, share: number, sounds: readonly SoundId[]])[] = [
  ["hisses", 0.5, ["steam", "gas-hiss", "spray-bottle", "air-brakes", "snake", "fire-out", "fruit-here"]],
  [
    "rustles",
    0.1,
    ["rustle", "page", "leaf-rustle", "zip", "hook-and-loop", "scissors", "scrub", "card-flip"],
  ],
  ["is crushed", 0.1, ["step-gravel", "step-leaves", "step-grass", "cracker", "crumbs", "cloth-sequins"]],
  ["is water", 0.05, ["rain-here", "rain-hard", "tap-runs", "splash", "water-fill", "drop-basin", "sizzle"]],
  ["is clapped", 0.1, ["clap", "applause", "applause-small"]],
  [
    "clinks",
    0.1,
    ["coin", "coin-small", "coins", "keys-jingle", "cutlery", "glass-clink", "glass-break", "ice-clink"],
  ],
  ["is beaten metal", 0.3, ["cymbal", "hi-hat", "hi-hat-open", "tambourine", "triangle"]],
  ["chirps", 0.3, ["cricket", "bird", "mouse"]],
  ["whistles", 0.03, ["referee-whistle", "kettle-whistle", "whistle", "chuff"]],
  [
    "rings",
    0.005,
    ["station-bell", "school-bell", "service-bell", "bike-bell", "sled-bells", "glockenspiel-note"],
  ],
];

test.for(KINDS)("what %s has at least %d of its power above 4 kHz", ([, share, ids]) => {
  const dull = ids
    .map((id) => {
      const colours = spectrum(rendered(id), LOUDNESS_RATE);
      return { id, airy: between(colours, 4000, 20_000) / between(colours, 20, 20_000) };
    })
    .filter(({ airy }) => !(airy >= share));
  expect(dull).toEqual([]);
});
