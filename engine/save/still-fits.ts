/** What a save has of a mechanic's own, as the mechanic takes it now; null where that has changed too much. */
import type { AnyItem, AnyMechanic } from "../mechanics/contract.ts";

export function itemNow(item: AnyItem, { item: schema }: AnyMechanic): AnyItem | null {
  const parsed = schema.safeParse(item);
  return parsed.success ? (parsed.data as AnyItem) : null;
}

export function worldNow(world: unknown, { worldSchema }: AnyMechanic): { readonly world: unknown } | null {
  const parsed = worldSchema?.safeParse(world);
  return parsed?.success === true ? { world: parsed.data } : null;
}
