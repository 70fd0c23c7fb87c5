import { parseGame } from "/work/social/engine/definition/index.ts";
import { game } from "/work/social/games/socialSense/game.ts";
import { simulateSitting, solver, thinker, masher } from "/work/social/engine/sitting/index.ts";
const p = await parseGame(game);
if (!p.ok) { console.log(JSON.stringify(p.problem, null, 1)); process.exit(1); }
for (const [name, temper] of Object.entries({ solver, thinker, masher }))
  for (let level = 0; level < p.value.definition.levels.length; level++)
  for (let seed = 0; seed < 40; seed++) {
    try { simulateSitting({ game: p.value, level, seed, length: "full", temper }); }
    catch (e) { console.log(name, level, seed, e.stack.split("\n").slice(0, 6).join("\n")); process.exit(1); }
  }
console.log("fine");
