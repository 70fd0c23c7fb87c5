/** A schema of named things that are all of one kind: sounds, the words of buttons, texts. */
export function recordOf<Name extends string, Schema>(
  names: readonly Name[],
  schema: Schema,
): Record<Name, Schema> {
  return Object.fromEntries(names.map((name) => [name, schema])) as Record<Name, Schema>;
}
