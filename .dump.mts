import { parseGame } from "/work/social/engine/definition/index.ts";
import { game } from "/work/social/games/socialSense/game.ts";
import { simulateSitting, solver, masher, thinker } from "/work/social/engine/sitting/index.ts";
const p = await parseGame(game);
const [level, seed, t] = process.argv.slice(2);
const s = simulateSitting({ game: p.value, level: Number(level)-1, seed: Number(seed), length: "full", temper: { solver, masher, thinker }[t ?? "solver"] });
const names = p.value.definition.voices;
for (const c of s.cues) {
  if (c.type === "say") console.log(`${c.voice ? `[${names[c.voice].name}] ` : ""}${c.text}`);
  else if (c.type === "sound") { if (!["menu-step","tick"].includes(c.sound)) console.log("   ♪ " + (c.caption ?? c.sound)); }
  else if (c.type === "pattern") console.log("   ♪ " + c.caption);
}
