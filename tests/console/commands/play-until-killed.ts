/**
 * Plays in virtual time, as fast as it goes, and keeps what it plays where it is told to; tells before and after each
 * writing. `power-cuts.ts` kills it.
 */
import { createHash } from "node:crypto";
import { openSqliteVault } from "../../../console-firmware/adapters/sqlite-vault.ts";
import type { Vault } from "../../../console-firmware/vault.ts";
import { playAtRandom } from "../play-at-random.ts";
import { startVirtualConsole } from "../virtual-console.ts";

const [, , file = "", seed = "1"] = process.argv;
const vault = openSqliteVault(file);
const check = vault.check();
console.log(check.type === "fine" ? "started fine" : `started ${JSON.stringify(check)}`);
if (vault.players().length === 0) vault.addPlayer("Otter");

const telling: Vault = {
  ...vault,
  removePlayer(player) {
    console.log(`removing ${player}`);
    return vault.removePlayer(player);
  },
  storeOf(player) {
    const store = vault.storeOf(player);
    return {
      load: store.load,
      save(progress) {
        const name = createHash("sha1").update(JSON.stringify(progress)).digest("hex");
        console.log(`saving ${player} ${name}`);
        const saved = store.save(progress);
        if (saved.type === "saved") console.log(`saved ${player} ${Date.now()} ${name}`);
        return saved;
      },
    };
  },
};
// Its menu may switch it off: somebody switches it on again.
for (let start = 0; ; start++) {
  const buzzle = startVirtualConsole({ vault: telling });
  await playAtRandom(buzzle, Number(seed) + start * 10_000, () => false);
  buzzle.close();
}
