/**
 * Which sounds a definition really names, by its schema: a word that only looks like a sound's name is none. Read at the
 * build, for the sound page.
 */
import { parseGame, gameSchema, type Definition } from "../../engine/definition/index.ts";
import { soundsOfDevices } from "../../engine/devices/index.ts";
import { catalogue } from "../../games/catalogue.ts";
import { bedIdSchema, soundIdSchema } from "../../engine/definition/text.ts";
import type { AnyMechanic } from "../../engine/mechanics/contract.ts";

/** What of Zod's own description of a schema is read here. */
interface Described {
  readonly safeParse: (value: unknown) => { readonly success: boolean };
  readonly def: {
    readonly type: string;
    readonly shape?: Readonly<Record<string, Described>>;
    readonly element?: Described;
    readonly valueType?: Described;
    readonly innerType?: Described;
    readonly options?: readonly Described[];
    readonly items?: readonly Described[];
    readonly getter?: () => Described;
    readonly in?: Described;
    readonly entries?: object;
  };
}

/** A schema with a description is a copy of its own, but its names are the same. */
const names = [soundIdSchema, bedIdSchema].map((schema) => (schema as unknown as Described).def.entries);

/** The ids of the sounds and beds that a game names, and that its mechanic plays of itself. */
async function soundsUsedBy(game: unknown): Promise<string[]> {
  const parsed = await parseGame(game);
  if (!parsed.ok) throw new Error("soundsUsedBy: this is no game that can be played");
  const { definition, mechanic } = parsed.value;
  return usedBy(definition, mechanic);
}

function usedBy(definition: Definition, mechanic: AnyMechanic): string[] {
  const found = new Set<string>([...(mechanic.sounds ?? []), ...soundsOfDevices(definition)]);
  collect(gameSchema(mechanic), definition, found);
  return [...found].toSorted();
}

function collect(schema: Described, value: unknown, found: Set<string>): void {
  if (value === undefined || value === null) return;
  const { def } = schema;
  if (def.entries !== undefined && names.includes(def.entries)) {
    if (typeof value === "string") found.add(value);
    return;
  }
  const inner = def.innerType ?? def.getter?.() ?? def.in;
  if (inner !== undefined) collect(inner, value, found);
  for (const option of def.options ?? []) if (option.safeParse(value).success) collect(option, value, found);
  if (Array.isArray(value)) {
    for (const [index, one] of value.entries()) {
      const element = def.element ?? def.items?.[index];
      if (element !== undefined) collect(element, one, found);
    }
  } else if (typeof value === "object") {
    for (const [key, one] of Object.entries(value)) {
      const field = def.shape?.[key] ?? def.valueType;
      if (field !== undefined) collect(field, one, found);
    }
  }
}

/**
 * By a game's slug: the ids in one text, which is the smallest.
 * @public
 */
export const uses: Readonly<Record<string, string>> = Object.fromEntries(
  await Promise.all(
    catalogue.map(async ({ slug, load }) => [slug, (await soundsUsedBy(await load())).join(" ")] as const),
  ),
);
