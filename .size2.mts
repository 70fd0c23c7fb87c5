import { brotliCompressSync } from "node:zlib";
import { game } from "/work/social/games/socialSense/game.ts";
const b = (x) => brotliCompressSync(JSON.stringify(x)).length;
const l = game.levels[0];
console.log("all", b(l));
for (const k of Object.keys(l.rules)) { const { [k]: _, ...rules } = l.rules; console.log("without rules." + k, b(l) - b({ ...l, rules })); }
for (const it of l.items) console.log("without", it.id, b(l) - b({ ...l, items: l.items.filter((x) => x !== it) }));
console.log("chapter", b(l) - b({ ...l, chapter: [] }));
