/** What was written by a grown-up, out of any value: a link and a device's memory may hold anything. */
import { failure, success, type Result } from "../../engine/index.ts";
import { KINDS, kinds, WORLDS, type Field, type KindId, type Made, type WorldId } from "./kinds.ts";

const NONE = "This is no game that was made here.";

/** Only the shape: what is wrong with the words themselves is told by `faultsOf`. Nothing that is unknown is kept. */
export function readMade(value: unknown): Result<Made, string> {
  if (!isRecord(value)) return failure(NONE);
  const { version, kind, world, title, heads, rows } = value;
  if (typeof version === "number" && version > 1)
    return failure("It was made by a newer version of this page: load the page again.");
  if (version !== 1 || !isKind(kind) || !isWorld(world) || typeof title !== "string") return failure(NONE);
  const { heads: headFields, fields, most } = kinds[kind];
  const read = textsOf(heads, headFields);
  if (read === null || !Array.isArray(rows)) return failure(NONE);
  if (rows.length > most) return failure(`It has ${rows.length} rows, and ${most} is the limit.`);
  const texts = rows.map((row: unknown) => textsOf(row, fields));
  const whole = texts.filter((row) => row !== null);
  if (whole.length < texts.length) return failure(NONE);
  return success({ version, kind, world, title, heads: read, rows: whole });
}

/** Each field as a text; null where something else stands there. */
function textsOf(value: unknown, fields: readonly Field[]): Readonly<Record<string, string>> | null {
  if (!isRecord(value)) return null;
  const texts: Record<string, string> = {};
  for (const { id } of fields) {
    const text = Object.hasOwn(value, id) ? value[id] : "";
    if (typeof text !== "string") return null;
    texts[id] = text;
  }
  return texts;
}

function isRecord(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}

function isKind(value: unknown): value is KindId {
  return KINDS.some((kind) => kind === value);
}

function isWorld(value: unknown): value is WorldId {
  return WORLDS.some((world) => world === value);
}
