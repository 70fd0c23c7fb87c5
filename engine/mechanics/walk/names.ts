/** How things and places are called in a sentence. */
import { floorAt, type Ground } from "./ground.ts";
import type { WalkContent, WalkDeal } from "./schema.ts";
import { productOf, thingAt } from "./trip.ts";

/** "bread", "bread and milk", "bread, milk, and eggs" */
export function joined(content: WalkContent, names: readonly string[]): string {
  const last = names.at(-1);
  if (last === undefined) return "";
  if (names.length === 1) return last;
  const comma = names.length > 2 ? "," : "";
  return `${names.slice(0, -1).join(", ")}${comma} ${content.task.list.and} ${last}`;
}

export function listNames({ content, item }: WalkDeal, things: readonly number[]): string {
  return joined(
    content,
    things.map((index) => productOf(content, thingAt(item, index).product).name),
  );
}

export function thingNames({ content, item }: WalkDeal, thing: number): { product: string; section: string } {
  const { name, section } = productOf(content, thingAt(item, thing).product);
  return { product: name, section: sectionName(content, section) };
}

export function sectionName(content: WalkContent, section: string): string {
  const cell = content.cells[section];
  return (cell?.type === "floor" ? cell.landmark?.name : undefined) ?? section;
}

export function landmarkAt(content: WalkContent, ground: Ground, at: number): string | undefined {
  return floorAt(content, ground, at)?.landmark?.name;
}
