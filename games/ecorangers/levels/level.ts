/** What levels of this game have in common. */
import type { WrittenPartsOf } from "../../../engine/definition/index.ts";

export type Level = WrittenPartsOf<"order">["level"];
export type Bank = WrittenPartsOf<"order">["bank"];
export type Chapter = Level["chapter"];

/** Batteries can be traded for a singer as long as the chorus has room. */
export function trade(id: string, ask: string): Chapter[number] {
  return {
    id,
    type: "choose",
    if: { stakes: { batteries: { from: 3 }, chorus: { to: 9 } }, length: "full" },
    ask: [{ say: ask, voice: "moss", part: "object" }],
    options: [
      {
        id: "keep",
        label: "Keep the batteries",
        phrases: ["keep", "no"],
        chosen: ["moss: Wise. It gets dark."],
      },
      {
        id: "trade",
        label: "Trade for a singer",
        phrases: ["trade", "yes", "singer"],
        counts: { traded: 1 },
        chosen: ["moss: A deal!"],
      },
    ],
  };
}
