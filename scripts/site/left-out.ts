/**
 * Leaves out of the pages what only authors need: the part of Zod that turns schemas into JSON Schema (`npm run schema`), to
 * which each schema refers, its words for faults, what mechanics check of a definition and say of its sounds, which the tests have done for every game of the site, and
 * the schemas of what authors write with all their descriptions. What reads a save comes apart. No bundler can see that nobody calls them there.
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
const AUTHORS_FIELDS =
  /^ {2}(?:(?:content|rules|item|counts|priced|schema): (?:\w+|\{[^}]*\})|worldSchema(?:: \w+)?),\n/gm;
/** The same module, wanted only for what reads a save: scripts/site/late-plugins.ts. */
const KEPT = /\?kept$/;
const KEPT_FIELDS = ["item", "worldSchema"];
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
        const file = id.replace(KEPT, "");
        if (MODULES.some((module) => module.test(file))) return { code: emptied(code), map: null };
        if (FAULTS_IN_WORDS.test(id)) return { code: "export default () => ({});", map: null };
        if (MECHANIC.test(id)) return { code: withoutAuthorsFields(code), map: null };
        return null;
      },
    },
    {
      name: "left-out-schemas",
      apply: "build",
      transform(code, id) {
        if (this.environment.name !== "client") return null;
        const file = id.replace(KEPT, "");
        if (file !== id && MECHANIC.test(file)) return { code: onlyKept(code), map: null };
        return SCHEMAS.test(file) && IMPORTS_ZOD.test(code) ? { code: droppable(code), map: null } : null;
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

/** A mechanic that can play and judge, and cannot read a definition or a save. */
export function withoutAuthorsFields(code: string): string {
  return code.replace(AUTHORS_FIELDS, "");
}

/** A mechanic that can do nothing but read what a save has of it. */
export function onlyKept(code: string): string {
  const fields = parseAst(code).body.flatMap((node) => {
    if (node.type !== "ExportNamedDeclaration" || node.declaration?.type !== "VariableDeclaration") return [];
    return node.declaration.declarations.flatMap(({ init }) =>
      init?.type === "ObjectExpression" ? [init] : [],
    );
  });
  return fields.reduceRight((text, { start, end, properties }) => {
    const kept = properties.flatMap((property) =>
      property.type === "Property" &&
      property.key.type === "Identifier" &&
      KEPT_FIELDS.includes(property.key.name)
        ? [code.slice(property.start, property.end)]
        : [],
    );
    return `${text.slice(0, start)}{ ${kept.join(", ")} }${text.slice(end)}`;
  }, code);
}

/** The same schemas without descriptions, each of which the bundler may drop where nothing refers to it. */
export function droppable(code: string): string {
  const plain = code.replace(DESCRIPTION, "");
  const made = parseAst(plain).body.flatMap((node) => {
    const declaration = node.type === "ExportNamedDeclaration" ? node.declaration : node;
    if (declaration?.type !== "VariableDeclaration") return [];
    return declaration.declarations.flatMap(({ init }) =>
      init?.type === "CallExpression" || init?.type === "ObjectExpression" ? [init] : [],
    );
  });
  return made.reduceRight(
    (text, { start, end }) =>
      `${text.slice(0, start)}/* @__PURE__ */ (() => (${text.slice(start, end)}))()${text.slice(end)}`,
    plain,
  );
}
