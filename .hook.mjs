const st = globalThis.setTimeout;
globalThis.setTimeout = (f, ...a) => { if (String(f).includes("throw err")) { try { f(); } catch (e) { console.error("XSTATE", e.stack.split("\n").slice(0,12).join("\n")); } } return st(f, ...a); };
