import type { Context } from "hono";
import type * as z from "zod";
import { ApiError } from "./api-error.ts";

/**
 * The body of a request, as its schema says.
 * @param explain what to say where it does not fit, from what was sent; undefined says the usual
 */
export async function readBody<Schema extends z.ZodType>(
  context: Context,
  schema: Schema,
  explain: (sent: unknown) => string | undefined = () => undefined,
): Promise<z.output<Schema>> {
  const type = context.req.header("content-type") ?? "";
  // A form of another site can send any other type without asking first.
  if (!/^application\/json\s*(;|$)/i.test(type)) throw new ApiError(400);
  const sent = await readJson(context);
  const parsed = schema.safeParse(sent);
  if (!parsed.success) throw new ApiError(400, explain(sent));
  return parsed.data;
}

async function readJson(context: Context): Promise<unknown> {
  try {
    return await context.req.json();
  } catch {
    throw new ApiError(400);
  }
}

/** Whether one of these fields is missing, empty or blank in something that was sent. */
export function isBlank(sent: unknown, ...path: readonly string[]): boolean {
  let value = sent;
  for (const key of path) {
    if (typeof value !== "object" || value === null || !Object.hasOwn(value, key)) return true;
    value = Reflect.get(value, key);
  }
  return typeof value === "string" ? value.trim() === "" : value === undefined || value === null;
}
