/** What a game hears for REPEAT and HINT beside what all games hear, as phrases of these moves. Pure. */
import type { Asks } from "../definition/game-schema.ts";
import type { Move } from "../move.ts";
import { moveWords } from "../words.ts";

export function withAsks(moves: readonly Move[], asks: Asks = {}): readonly Move[] {
  return (["repeat", "hint"] as const).reduce((all, button) => {
    const phrases = asks[button];
    if (phrases === undefined) return all;
    const own = all.find((move) => move.button === button) ?? { id: button, button, ...moveWords[button] };
    return [...all.filter((move) => move !== own), { ...own, phrases: [...own.phrases, ...phrases] }];
  }, moves);
}
