/** How little a game must say: whoever tries a mechanic for the first time writes the lesson, not the frame. */
import { expect, it } from "vitest";
import * as z from "zod";
import { mechanics } from "../engine/mechanics/catalogue.ts";

const MOST_LEAVES = 15;

type Schema = z.core.JSONSchema.BaseSchema;

/** What has to be stated of it at least: a record or an object that is asked for has one entry, a choice is the shortest one. */
function leavesOf(schema: Schema, top: Schema): number {
  const inner = (one: unknown): number => leavesOf((one ?? {}) as Schema, top);
  const { $ref, type, required = [], properties = {}, additionalProperties, items, minItems = 0 } = schema;
  if ($ref !== undefined) return inner(top.$defs?.[$ref.split("/").at(-1) ?? ""]);
  const choice = schema.anyOf ?? schema.oneOf;
  if (choice !== undefined) return Math.min(...choice.map(inner));
  if (type === "array") return Math.max(1, minItems * inner(items));
  if (type !== "object") return 1;
  if (required.length > 0) return sum(required.map((name) => inner(properties[name])));
  return Math.min(...[...Object.values(properties), additionalProperties ?? true].map(inner));
}

function sum(numbers: readonly number[]): number {
  return numbers.reduce((total, one) => total + one, 0);
}

it.each(Object.entries(mechanics))(
  `%s asks for ${MOST_LEAVES} entries of content at most`,
  async (_id, load) => {
    const { content } = await load();
    const schema = z.toJSONSchema(content, { io: "input", unrepresentable: "any" });
    expect(leavesOf(schema, schema)).toBeLessThanOrEqual(MOST_LEAVES);
  },
);

it("counts what stands in choices, lists and records", () => {
  const place = z.strictObject({
    name: z.string(),
    note: z.string().optional(),
    sounds: z.array(z.string()).min(2),
  });
  const schema = z.toJSONSchema(
    z.strictObject({
      places: z.record(z.string(), place),
      edge: z.union([place, z.string()]),
      free: z.string().optional(),
    }),
  );
  expect(leavesOf(schema, schema)).toBe(3 + 1);
});
