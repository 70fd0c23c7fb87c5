/**
 * Leaves out of the pages the part of Zod that turns schemas into JSON Schema: only `npm run schema` needs it, and each
 * of its schemas refers to it, so that no bundler can see that nobody calls it.
 */
import type { Plugin } from "vite";

const MODULE = /\/zod\/v4\/core\/(?:json-schema-processors|to-json-schema)\.js$/;
const EXPORTED = /^export (?:function|const) (\w+)|^export \{ \w+ as (\w+) \};$/gm;

export function withoutJsonSchemaPlugin(): Plugin {
  return {
    name: "without-json-schema",
    enforce: "pre",
    transform(code, id) {
      return this.environment.name === "client" && MODULE.test(id) ? emptied(code) : null;
    },
  };
}

/** A module with the same exports, none of which does anything but say that it is not there. */
export function emptied(code: string): string {
  const names = [...code.matchAll(EXPORTED)].map(([, name, alias]) => alias ?? name);
  return [
    'const gone = () => { throw new Error("The pages are built without JSON Schema: scripts/site/without-json-schema.ts"); };',
    ...names.map((name) => `export { gone as ${name} };`),
  ].join("\n");
}
