/** How a device begins otherwise than usual, for a grown-up who wants to know. The build asks, never a game. */
import { amountOf } from "./amount.ts";
import type { DeviceData } from "./catalogue.ts";
import { easedBy } from "./eases.ts";

const STEP = { one: "step", many: "steps" };

/** Null where it begins as usual. */
export function easeInWords(data: DeviceData, ease: number): string | null {
  if (data.type !== "pursuer" && data.type !== "purse") return null;
  const by = easedBy(data.eases, ease);
  if (by === 0) return null;
  return data.type === "pursuer"
    ? `${data.name} begins ${amountOf(Math.abs(by), STEP)} ${by > 0 ? "farther off" : "nearer"}`
    : `the player begins with ${amountOf(Math.abs(by), data.unit)} ${by > 0 ? "more" : "less"}`;
}
