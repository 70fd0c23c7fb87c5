/**
 * Leaves out of the pages what only authors need: the part of Zod that turns schemas into JSON Schema (`npm run schema`), to
 * which each schema refers, and what mechanics check of a definition, which the tests have done for every game of the site.
 * No bundler can see that nobody calls them there.
 */
import type { Plugin } from "vite";

const MODULES = [
  /\/zod\/v4\/core\/(?:json-schema-processors|to-json-schema)\.js$/,
  /\/engine\/mechanics\/[^/]+\/check[^/]*\.ts$/,
];
const EXPORTED = /^export (?:async )?(?:function|const) (\w+)|^export \{ \w+ as (\w+) \};$/gm;

export function leftOutPlugin(): Plugin {
  return {
    name: "left-out",
    enforce: "pre",
    apply: "build",
    transform(code, id) {
      if (this.environment.name !== "client" || !MODULES.some((module) => module.test(id))) return null;
      return { code: emptied(code), map: null };
    },
  };
}

/** A module with the same exports, none of which does anything but say that it is not there. */
export function emptied(code: string): string {
  const names = [...code.matchAll(EXPORTED)].map(([, name, alias]) => alias ?? name);
  return [
    'const gone = () => { throw new Error("The pages are built without this: scripts/site/left-out.ts"); };',
    ...names.map((name) => `export { gone as ${name} };`),
  ].join("\n");
}
