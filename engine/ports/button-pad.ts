/** Buttons that go down and up. What a press means (held, twice) is the engine's to say, not the pad's. */
export interface ButtonPad {
  /** Which buttons there are; without REPEAT, SELECT is held for it. */
  readonly buttons: ReadonlySet<PadButton>;
  /** Reports until the returned function is called. A button that is already down when listening begins is not reported. */
  listen(report: (event: PadEvent) => void): () => void;
}

export const PAD_BUTTONS = ["left", "right", "up", "down", "select", "repeat", "hint", "pause"] as const;
export type PadButton = (typeof PAD_BUTTONS)[number];

export interface PadEvent {
  readonly button: PadButton;
  readonly edge: "down" | "up";
}
