import { brotliCompressSync } from "node:zlib";
import { game } from "/work/social/games/socialSense/game.ts";
const b = (x) => brotliCompressSync(JSON.stringify(x)).length;
const { levels, content, voices, ...rest } = game;
console.log("content", b(content), "voices", b(voices), "rest", b(rest), levels.map((l) => b(l)));
console.log("head", b({ ...game, levels: levels.map(({ chapter, rules, items, ...l }) => l) }));
