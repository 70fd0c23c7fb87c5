import { parseGame } from "/work/social/engine/definition/index.ts";
import { game } from "/work/social/games/socialSense/game.ts";
import { simulateSitting } from "/work/social/engine/sitting/index.ts";
import { estimateSeconds, spokenText } from "/work/social/engine/speech/index.ts";
import { lengthSeconds } from "/work/social/engine/sound/index.ts";
const p = await parseGame(game);
const careful = () => { let key = ""; let left = 0; return (moves, best, chance) => {
  const lines = moves.filter(({ id }) => id.startsWith("line-")); const now = lines.map((l) => l.label).join("|");
  if (now !== key) { key = now; left = Math.max(0, lines.length - 1); if (lines.length && chance.next() < 0.25 && moves.some((m) => m.id === "listen") && best.move !== "listen") return { move: "listen" }; }
  if (left > 0) { left -= 1; return { move: "next" }; }
  if (chance.next() < 0.12 && moves.some((m) => m.id === "say")) return { move: "say" };
  return best; }; };
const secs = (c) => c.type === "say" ? estimateSeconds(spokenText(c.text), 1) : c.type === "sound" ? (c.hold === "end" ? lengthSeconds(c.sound) : 0.3) : c.type === "pattern" ? Math.max(0, ...c.notes.map((n) => n.at / 1000)) + 0.4 : c.type === "rest" ? c.seconds : 0;
for (const length of ["full", "short"])
for (let level = 0; level < 4; level++) { let m = 0; const N = 40; const words = []; const times = new Map();
  for (let seed = 0; seed < N; seed++) { const s = simulateSitting({ game: p.value, level, seed, length, temper: careful() }); m += s.cues.reduce((a, c) => a + secs(c), 0) / 60;
    const here = new Map(); let last = ""; for (const c of s.cues) if (c.type === "say" && c.part !== "name") { here.set(c.text, (here.get(c.text) ?? 0) + 1); if (c.text === last) times.set("RUN " + c.text, 1); last = c.text; } for (const [k, n] of here) if (n > 3) times.set(k, Math.max(n, times.get(k) ?? 0)); }
  console.log(length, level + 1, (m / N).toFixed(1), [...times]); }
