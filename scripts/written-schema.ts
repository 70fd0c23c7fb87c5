/**
 * The JSON Schema of a definition as it may be written: of the plain one that Zod gives, with all that
 * engine/definition/compose/ makes plain.
 */
interface Node {
  [key: string]: unknown;
  properties?: Record<string, Node>;
  required?: string[] | undefined;
  items?: Node;
}

const TEXT: Node = { type: "string" };
const USE: Node = {
  description: "One or more of the snippets, by name: their fields, under those that stand beside it.",
  anyOf: [TEXT, { type: "array", items: TEXT, minItems: 1 }],
};
const ONLY_USE: Node = {
  description: "The snippet itself; one that is a list, among the others of a list.",
  type: "object",
  properties: { use: USE },
  required: ["use"],
  additionalProperties: false,
};

/** @param plain is not changed */
export function writtenSchema(plain: object): object {
  const root = structuredClone(plain) as Node;
  const fields = root.properties ?? {};
  for (const key of ["levels", "banks"]) loosenSet(resolved(root, fields[key]?.items), root);
  const loosened = loosen(root) as Node;
  // What is said of the whole file uses no snippet.
  const { use: _use, ...own } = loosened.properties ?? {};
  const { anyOf: _anyOf, ...whole } = loosened;
  return {
    ...whole,
    $defs: { ...(whole["$defs"] as Record<string, Node>), use: USE, onlyUse: ONLY_USE },
    properties: {
      $schema: TEXT,
      ...own,
      snippets: {
        type: "object",
        description: "What is written once: { use: NAME } puts it in, an object under the fields beside it.",
      },
      library: {
        type: "object",
        description:
          "Records of rules, by their names and ids. Levels and banks inherit those that they name.",
        additionalProperties: { type: "object" },
      },
    },
    required: root.required,
  };
}

/** Rules may be inherited, and acts be grouped and written in short. */
function loosenSet(set: Node | undefined, root: Node): void {
  if (set?.properties === undefined) return;
  const { rules, chapter } = set.properties;
  set.required = set.required?.filter((key) => key !== "rules");
  for (const one of branches(resolved(root, rules), root))
    one.required = one.required?.filter((key) => !isRecord(resolved(root, one.properties?.[key])));
  const acts = resolved(root, chapter);
  if (acts?.items === undefined) return;
  const variants = branches(resolved(root, acts.items), root);
  const condition = variants[0]?.properties?.["if"] ?? {};
  const length: Node = { enum: ["full", "short"], description: "Only in sittings of this length." };
  for (const variant of variants) {
    variant.properties = { ...variant.properties, length };
    const isTold = variant.required?.includes("lines") === true;
    variant.required = variant.required?.filter((key) => key !== "type" && !(isTold && key === "as"));
  }
  const defs = (root["$defs"] ??= {}) as Record<string, Node>;
  const act = { $ref: "#/$defs/writtenAct" };
  const group: Node = {
    type: "object",
    description: "Acts that all have this condition, too.",
    properties: { if: condition, length, acts: { type: "array", minItems: 1, items: act } },
    required: ["acts"],
    additionalProperties: false,
  };
  defs["writtenAct"] = { anyOf: [...variants, group] };
  acts.items = act;
}

/** Any object may use a snippet, and any list may have one spliced in. */
function loosen(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(loosen);
  if (typeof value !== "object" || value === null) return value;
  const { oneOf, ...node } = value as Node;
  const found: Node = {};
  for (const [key, inner] of Object.entries(oneOf === undefined ? node : { ...node, anyOf: oneOf }))
    found[key] =
      key === "properties" || key === "$defs" ? loosenEach(inner as Record<string, Node>) : loosen(inner);
  if (isObject(found)) {
    const { required, properties, ...rest } = found;
    return {
      ...rest,
      properties: { ...properties, use: { $ref: "#/$defs/use" } },
      ...(required === undefined || required.length === 0
        ? {}
        : { anyOf: [{ required }, { required: ["use"] }] }),
    };
  }
  if (found.items !== undefined) found.items = { anyOf: [found.items, { $ref: "#/$defs/onlyUse" }] };
  return found["type"] === "array" ? { anyOf: [found, { $ref: "#/$defs/onlyUse" }] } : found;
}

function loosenEach(nodes: Record<string, Node>): Record<string, Node> {
  return Object.fromEntries(Object.entries(nodes).map(([key, node]) => [key, loosen(node) as Node]));
}

function isObject(node: Node): boolean {
  return node["type"] === "object";
}

function isRecord(node: Node | undefined): boolean {
  return node?.["propertyNames"] !== undefined;
}

function branches(node: Node | undefined, root: Node): Node[] {
  if (node === undefined) return [];
  const all = (node["anyOf"] ?? node["oneOf"]) as Node[] | undefined;
  return all === undefined ? [node] : all.flatMap((one) => branches(resolved(root, one), root));
}

function resolved(root: Node, node: Node | undefined): Node | undefined {
  const ref = node?.["$ref"];
  if (typeof ref !== "string") return node;
  return (root["$defs"] as Record<string, Node> | undefined)?.[ref.replace("#/$defs/", "")];
}
