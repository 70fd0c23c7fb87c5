/** Where each part of a composed definition was written, so that a fault is told at the author's own place. */
export type Path = readonly PropertyKey[];

export interface Origins {
  /** What stands in this field of this object, or at this place of this list, was written there. */
  note(container: object, key: PropertyKey, path: Path): void;
  of(container: object, key: PropertyKey): Path | undefined;
}

export function createOrigins(): Origins {
  const known = new WeakMap<object, Map<PropertyKey, Path>>();
  return {
    note(container, key, path) {
      const fields = known.get(container) ?? new Map<PropertyKey, Path>();
      known.set(container, fields.set(key, path));
    },
    of: (container, key) => known.get(container)?.get(key),
  };
}

/** The path in what was written, of a path in what it was composed to. */
export function writtenPath(origins: Origins, composed: unknown, path: Path): Path {
  let container = composed;
  let at: Path = [];
  for (const key of path) {
    const isContainer = typeof container === "object" && container !== null;
    at = (isContainer ? origins.of(container as object, key) : undefined) ?? [...at, key];
    container = isContainer ? (container as Record<PropertyKey, unknown>)[key] : undefined;
  }
  return at;
}
