/** Games and levels as people call them: the server knows ids alone. */
import { cards } from "../../../games/cards.ts";
import { gameLessons } from "../for-teachers/lessons.ts";

export function gameTitle(slug: string): string {
  return cards.find((card) => card.slug === slug)?.title ?? slug;
}

export function levelsOf(slug: string): readonly { readonly id: string; readonly name: string }[] {
  return gameLessons[slug]?.levels ?? [];
}

/** "Level 3, The long train"; "any level" where none is asked for. */
export function levelName(slug: string, id: string): string {
  if (id === "") return "any level";
  const place = levelsOf(slug).findIndex((level) => level.id === id);
  return place < 0 ? id : `level ${place + 1}, ${levelsOf(slug)[place]?.name ?? id}`;
}

/** Where it is played. */
export function playAddress(slug: string, level: string): string {
  const place = levelsOf(slug).findIndex(({ id }) => id === level);
  return place < 0 ? `/game/${slug}` : `/game/${slug}?level=${place + 1}`;
}

export function minutesInWords(minutes: number): string {
  const whole = Math.round(minutes);
  if (whole === 0 && minutes > 0) return "under a minute";
  return whole === 1 ? "1 minute" : `${whole} minutes`;
}

export function percent(share: number): string {
  return `${Math.round(share * 100)}%`;
}

/** "482 915 307": read out in threes. */
export function codeInThrees(code: string): string {
  return code.replaceAll(/(...)(?=.)/g, "$1 ");
}

export function dayInWords(iso: string): string {
  return iso === "" ? "not yet" : new Date(iso).toLocaleDateString("en-US", { dateStyle: "medium" });
}
