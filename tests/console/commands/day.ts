/**
 * npm run console:day [-- HOURS]: random presses in virtual time. Memory stays flat, no handle is left, every press is
 * answered by a sound at once, and whoever waits is spoken to.
 */
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setFlagsFromString } from "node:v8";
import { runInNewContext } from "node:vm";
import { openSqliteVault } from "../../../console-firmware/adapters/sqlite-vault.ts";
import { createShelf } from "../../../console-firmware/shelf.ts";
import { silentSoundStage } from "../../../engine/adapters/silent-sound-stage.ts";
import { catalogue } from "../../../games/catalogue.ts";
import { playAtRandom } from "../play-at-random.ts";
import { startVirtualConsole } from "../virtual-console.ts";

setFlagsFromString("--expose-gc");
const collect = runInNewContext("gc") as () => void;

// As modules, games stay for ever, and so do their mechanics with all that reads them: there are so many, and no more.
const shelf = createShelf();
for (const { slug } of catalogue) await shelf.load(slug);

const hours = Number(process.argv[2] ?? 24);
const folder = mkdtempSync(join(tmpdir(), "day-"));
const vault = openSqliteVault(join(folder, "buzzle.db"));
vault.addPlayer("Otter");
let sounds = 0;
let presses = 0;
let unanswered = 0;
let unspoken = 0;
const stage = { ...silentSoundStage, play: () => void sounds++ };
const open = () => startVirtualConsole({ vault, stage });
let buzzle = open();
const heaps: number[] = [];
const handlesBefore = process.getActiveResourcesInfo();

/** Counts around the real console's presses. */
const watched = (): typeof buzzle => ({
  ...buzzle,
  press(button) {
    const before = sounds;
    buzzle.press(button);
    presses++;
    if (sounds === before && buzzle.heard().length === 0) unanswered++;
  },
  pass(seconds) {
    buzzle.heard();
    buzzle.pass(seconds);
    if (seconds >= 30 && buzzle.firmware.view().place !== "off" && buzzle.heard().length === 0) unspoken++;
  },
});

for (let hour = 0; hour < hours; hour++) {
  let passed = 0;
  while (passed < 3600) {
    const begun = buzzle.clock.now();
    await playAtRandom(watched(), hour * 1000 + passed, (seconds) => seconds >= 3600 - passed);
    passed += (buzzle.clock.now() - begun) / 1000;
    // It was switched off by its own menu: somebody switches it on again.
    if (buzzle.firmware.view().place === "off") {
      buzzle.close();
      buzzle = open();
    }
  }
  collect();
  heaps.push(process.memoryUsage().heapUsed / 1e6);
}
buzzle.close();
vault.close();
rmSync(folder, { recursive: true });
// The loader of the sources has a port of its own, which it closes when nothing has been loaded for a moment.
await new Promise((resolve) => setTimeout(resolve, 1000));
const left = process.getActiveResourcesInfo();
for (const name of handlesBefore) if (left.includes(name)) left.splice(left.indexOf(name), 1);
const growth = (heaps.at(-1) ?? 0) - (heaps[Math.min(2, heaps.length - 1)] ?? 0);
console.log(
  `${hours} h of play, ${presses} presses: ${unanswered} without a sound, ${unspoken} long waits in silence, ` +
    `${left.length} handles left${left.length === 0 ? "" : ` (${left.join(", ")})`}, heap ${heaps.map((heap) => heap.toFixed(1)).join(" ")} MB.`,
);
const MOST_GROWTH = 10;
process.exitCode = unanswered + unspoken + left.length > 0 || growth > MOST_GROWTH ? 1 : 0;
