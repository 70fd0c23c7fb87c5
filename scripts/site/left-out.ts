/**
 * Leaves out of the pages what only authors need: the part of Zod that turns schemas into JSON Schema (`npm run schema`), to
 * which each schema refers, its words for faults, what mechanics check of a definition and say of its sounds, which the tests have done for every game of the site, and
 * the schemas of what authors write with all their descriptions. No bundler can see that nobody calls them there.
 */
import { parseAst, type Plugin } from "vite";

const MODULES = [
  /\/zod\/v4\/core\/(?:json-schema-processors|to-json-schema)\.js$/,
  /\/engine\/mechanics\/(?:[^/]+\/)+check[^/]*\.ts$/,
  /\/engine\/mechanics\/kit\/sounds-under\.ts$/,
  /\/engine\/voice\/said-faults\.ts$/,
];
/** What Zod says of a fault, in English: players are never shown it. */
const FAULTS_IN_WORDS = /\/zod\/v4\/locales\/en\.js$/;
const EXPORTED = /^export (?:async )?(?:function|const) (\w+)|^export \{ \w+ as (\w+) \};$/gm;
const MECHANIC = /\/engine\/(?:mechanics|devices)\/[^/]+\/index\.ts$/;
const AUTHORS_FIELDS = /^ {2}(?:content|rules|counts|priced|schema): (?:\w+|\{[^}]*\}),\n/gm;
const SCHEMAS = /\/engine\/.+\.ts$/;
const IMPORTS_ZOD = /\bfrom "(?:\.+\/)+zod\.ts"/;
const DESCRIPTION = /\.meta\(\{ description: "(?:[^"\\]|\\.)*" \}\)/g;

export function leftOutPlugins(): Plugin[] {
  return [
    {
      name: "left-out",
      enforce: "pre",
      apply: "build",
      transform(code, id) {
        if (this.environment.name !== "client") return null;
        if (MODULES.some((module) => module.test(id))) return { code: emptied(code), map: null };
        if (FAULTS_IN_WORDS.test(id)) return { code: "export default () => ({});", map: null };
        if (MECHANIC.test(id)) return { code: withoutAuthorsFields(code), map: null };
        return null;
      },
    },
    {
      name: "left-out-schemas",
      apply: "build",
      transform(code, id) {
        if (this.environment.name !== "client" || !SCHEMAS.test(id) || !IMPORTS_ZOD.test(code)) return null;
        return { code: droppable(code), map: null };
      },
    },
  ];
}

/** A module with the same exports, none of which does anything but say that it is not there. */
export function emptied(code: string): string {
  const names = [...code.matchAll(EXPORTED)].map(([, name, alias]) => alias ?? name);
  return [
    'const gone = () => { throw new Error("The pages are built without this: scripts/site/left-out.ts"); };',
    ...names.map((name) => `export { gone as ${name} };`),
  ].join("\n");
}

/** A mechanic that can play and judge, and cannot read a definition. */
export function withoutAuthorsFields(code: string): string {
  return code.replace(AUTHORS_FIELDS, "");
}

/** The same schemas without descriptions, each of which the bundler may drop where nothing refers to it. */
export function droppable(code: string): string {
  const plain = code.replace(DESCRIPTION, "");
  const calls = parseAst(plain).body.flatMap((node) => {
    const declaration = node.type === "ExportNamedDeclaration" ? node.declaration : node;
    if (declaration?.type !== "VariableDeclaration") return [];
    return declaration.declarations.flatMap(({ init }) => (init?.type === "CallExpression" ? [init] : []));
  });
  return calls.reduceRight(
    (text, { start, end }) =>
      `${text.slice(0, start)}/* @__PURE__ */ (() => ${text.slice(start, end)})()${text.slice(end)}`,
    plain,
  );
}
