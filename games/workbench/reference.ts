/** docs/reference.md: the frame, every device and every mechanic with what may be written, from the schemas that also check it. */
import * as z from "zod";
import { gameSchema, textSchema, TURN_COUNTS } from "../../engine/definition/index.ts";
import type { AnyMechanic } from "../../engine/mechanics/contract.ts";
import { mechanics } from "../../engine/mechanics/catalogue.ts";

/** The part of JSON Schema that Zod writes. */
interface Schema {
  readonly $ref?: string;
  readonly type?: string;
  readonly const?: unknown;
  readonly enum?: readonly unknown[];
  readonly description?: string;
  readonly properties?: Readonly<Record<string, Schema>>;
  readonly required?: readonly string[];
  readonly additionalProperties?: Schema | boolean;
  readonly items?: Schema;
  readonly anyOf?: readonly Schema[];
  readonly oneOf?: readonly Schema[];
  readonly minItems?: number;
  readonly maxItems?: number;
  readonly minimum?: number;
  readonly maximum?: number;
  readonly $defs?: Readonly<Record<string, Schema>>;
}

const DEEPEST = 3;

/** Said of so much that it is said once, at the top. */
const SPOKEN = textSchema.meta()?.description;

/** These come together, so often that they have a section of their own. */
const SOUNDING = ["side", "level", "pitch", "rate", "force"];

export async function referenceText(): Promise<string> {
  const all: AnyMechanic[] = await Promise.all(Object.values(mechanics).map((load) => load()));
  const [first] = all;
  return [
    "# Reference",
    "The frame of every game, every device and every mechanic, with what may be written. `npm run schema` writes this from the schemas that check it. What is in bold must be there.",
    "Words are shown and spoken: `[shown|spoken]` gives a spoken form.",
    ...(first === undefined ? [] : [...frameText(first), "## Devices", ...devicesOf(first)]),
    ...all.flatMap(mechanicText),
    "",
  ]
    .join("\n\n")
    .replace(/\n+$/, "\n");
}

function schemaOf(mechanic: AnyMechanic): Schema {
  return z.toJSONSchema(gameSchema(mechanic), { io: "input" }) as Schema;
}

function mechanicText(mechanic: AnyMechanic): string[] {
  const schema = schemaOf(mechanic);
  const level = schema.properties?.["levels"]?.items?.properties;
  const items = level?.["items"];
  const counts = countsText(mechanic.counts ?? {});
  return [
    `## The mechanic ${mechanic.id}`,
    ...(counts === "" ? [] : ["### What it counts", counts]),
    "### `content`: said once",
    fields(schema.properties?.["content"], 0),
    "### `rules`: a level's",
    fields(level?.["rules"], 0),
    `### \`items\`: ${inBounds("a list", "of", items?.minItems, items?.maxItems)}, each one thing to solve`,
    ...(mechanic.generate === undefined
      ? []
      : ["They may be left out: the mechanic makes them from the rules."]),
    fields(items?.items, 0),
  ];
}

/** What all games have, whatever their mechanic. */
function frameText(mechanic: AnyMechanic): string[] {
  const schema = schemaOf(mechanic);
  const level = schema.properties?.["levels"]?.items;
  const acts = level?.properties?.["chapter"]?.items;
  const forms = acts?.oneOf ?? [];
  const [first] = forms;
  return [
    "## The frame",
    "### A game",
    fields(without(schema, ["content", "levels", "banks", "devices", "mechanic"]), 0),
    "Beside these **`mechanic`**, the name of one below; **`content`**, as that mechanic has it; **`levels`**, a list of 1 or more; and, where there are any, `banks` and `devices`, a record by names of your own. `snippets` and `library` hold what is written once and used in many places (engine/definition/README.md).",
    "### A level",
    fields(without(level, ["rules", "items", "chapter"]), 0),
    "Beside these **`rules`** and `items`, as the mechanic has them, and **`chapter`**.",
    "### A bank",
    "`banks`, a list that may be left out, has more items with rules of their own, for acts that name them. Beside `rules` and `items`, which are as in a level:",
    fields(without(schema.properties?.["banks"]?.items, ["rules", "items"]), 0),
    "### How it sounds",
    "What a sound or a bed may have beside its name, wherever there is one.",
    fields({ properties: soundingIn(linesOf(forms)) }, 0, []),
    "### The acts of a chapter",
    `A level's \`chapter\` is ${kindOf(level?.properties?.["chapter"] ?? {})}, in the order in which they come.`,
    ...forms.flatMap((act) => [
      `#### ${String(act.properties?.["type"]?.const)}`,
      fields(without(act, ["id", "if"]), 0),
    ]),
    "Every act has **`id`** (unique in its chapter, and for ever: saves refer to it), and may have `if`.",
    "### Conditions: `if` and `until`",
    "All that is named must hold.",
    fields(first?.properties?.["if"], 0),
    "### Lines: what is heard",
    "A list of steps. Each is a text, several texts that take turns, or one of these:",
    ...linesOf(forms).flatMap((form) => [`#### ${form.required?.[0]}`, fields(form, 0)]),
    "### What every game counts",
    countsText(TURN_COUNTS),
  ];
}

/** The forms of a step of what a tell tells, but for plain texts. */
function linesOf(acts: readonly Schema[]): readonly Schema[] {
  const tell = acts.find(({ properties }) => properties?.["type"]?.const === "tell");
  const forms = tell?.properties?.["lines"]?.items?.anyOf ?? [];
  return forms.filter(({ properties }) => properties !== undefined);
}

function without(schema: Schema | undefined, names: readonly string[]): Schema | undefined {
  const kept = Object.entries(schema?.properties ?? {}).filter(([name]) => !names.includes(name));
  return schema && { ...schema, properties: Object.fromEntries(kept) };
}

function countsText(counts: Readonly<Record<string, string>>): string {
  return Object.entries(counts)
    .map(([name, about]) => `- \`${name}\`: ${about}`)
    .join("\n");
}

function devicesOf(mechanic: AnyMechanic): string[] {
  const record = schemaOf(mechanic).properties?.["devices"]?.additionalProperties;
  const kinds = typeof record === "object" ? (record.oneOf ?? record.anyOf ?? []) : [];
  return kinds.flatMap((kind) => [`### ${String(kind.properties?.["type"]?.const)}`, fields(kind, 0)]);
}

/** What a sound may have beside its name, as the steps of a story have it. */
function soundingIn(forms: readonly Schema[]): Readonly<Record<string, Schema>> {
  const { properties = {} } = forms.find((form) => form.required?.includes("sound") === true) ?? {};
  return Object.fromEntries(Object.entries(properties).filter(([name]) => SOUNDING.includes(name)));
}

/** @param toldElsewhere what is told in a section of its own where all of it stands together */
function fields(schema: Schema | undefined, depth: number, toldElsewhere = SOUNDING): string {
  const forms = schema?.oneOf ?? schema?.anyOf ?? [];
  const inner =
    schema?.properties ?? forms.find(({ properties }) => properties !== undefined)?.properties ?? {};
  const isTold = toldElsewhere.length > 0 && toldElsewhere.every((name) => Object.hasOwn(inner, name));
  const lines = Object.entries(inner).flatMap(([name, field]) => {
    if (isTold && toldElsewhere.includes(name))
      return name === toldElsewhere[0] ? [`${"  ".repeat(depth)}- and how it sounds`] : [];
    const isNeeded = schema?.required?.includes(name) === true;
    const shown = isNeeded ? `**\`${name}\`**` : `\`${name}\``;
    const about = [kindOf(field), field.description]
      .filter((text) => text !== undefined && text !== "" && text !== SPOKEN)
      .join(". ");
    const line = `${"  ".repeat(depth)}- ${shown}${about === "" ? "" : `: ${about.replaceAll("|", "\\|")}`}`;
    const deeper = depth + 1 < DEEPEST ? fields(nestedIn(field), depth + 1) : "";
    return deeper === "" ? [line] : [line, deeper];
  });
  return lines.length === 0 && depth === 0 ? "Nothing." : lines.join("\n");
}

/** Of a list or a record, what is in it. */
function nestedIn(field: Schema): Schema | undefined {
  if (field.properties !== undefined) return field;
  if (field.items !== undefined) return nestedIn(field.items);
  const { additionalProperties } = field;
  return typeof additionalProperties === "object" ? nestedIn(additionalProperties) : undefined;
}

const MOST_VALUES = 8;

/** What is said in one wording, in several that take turns, or shorter once it is known. */
function isWording({ anyOf = [] }: Schema): boolean {
  return anyOf.some(({ properties = {} }) => Object.hasOwn(properties, "full"));
}

/** A step of what is told, which may be a wording and a rest, too. */
function isStep({ anyOf = [] }: Schema = {}): boolean {
  return anyOf.some(({ properties = {} }) => Object.hasOwn(properties, "rest"));
}

function kindOf(field: Schema): string {
  if (field.const !== undefined) return `always ${JSON.stringify(field.const)}`;
  if (field.enum !== undefined)
    return field.enum.length > MOST_VALUES
      ? "a name"
      : field.enum.map((one) => JSON.stringify(one)).join(", ");
  if (isWording(field)) return "one wording, or a list of which one is told each time";
  if (field.type === "array" && isStep(field.items)) return "lines, all told";
  if (field.type === "array") return inBounds("a list", "of", field.minItems, field.maxItems);
  if (field.type === "object") return field.properties === undefined ? "a record" : "";
  if (field.type === "string") return field.description === SPOKEN ? "words" : "text";
  if (field.type === "number") return inBounds("number", "from", field.minimum, field.maximum);
  if (field.type === "integer") return inBounds("whole number", "from", field.minimum, field.maximum);
  return field.type ?? "";
}

/** "a list of 2 to 50", "a list of 1 or more", "number from -1 to 1", "whole number, 0 or more" */
function inBounds(what: string, from: "of" | "from", least?: number, most?: number): string {
  // What a whole number can be at all nobody has stated.
  const [low, high] = [least, most].map((bound) =>
    bound === undefined || Math.abs(bound) === Number.MAX_SAFE_INTEGER ? undefined : bound,
  );
  if (low === undefined) return high === undefined ? what : `${what}, ${high} at most`;
  if (high === undefined) return from === "of" ? `${what} of ${low} or more` : `${what}, ${low} or more`;
  return low === high ? `${what} ${from} ${low}` : `${what} ${from} ${low} to ${high}`;
}
