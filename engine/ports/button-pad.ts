/** Buttons that go down and up. What a press means (held, twice, together) is the engine's to say, not the pad's. */
export interface ButtonPad {
  /** Which buttons there are; without REPEAT, SELECT is held for it. */
  readonly buttons: ReadonlySet<PadButton>;
  /** Reports until the returned function is called. A button that is already down when listening begins is not reported. */
  listen(report: (event: PadEvent) => void): () => void;
}

/** The last six are the keys of a braille cell, for pads that have them beside the others: F D S and J K L. */
export const PAD_BUTTONS = [
  "left",
  "right",
  "up",
  "down",
  "select",
  "repeat",
  "hint",
  "pause",
  "dot1",
  "dot2",
  "dot3",
  "dot4",
  "dot5",
  "dot6",
] as const;
export type PadButton = (typeof PAD_BUTTONS)[number];

export interface PadEvent {
  readonly button: PadButton;
  readonly edge: "down" | "up";
  /** How long before this report it was done, in milliseconds, where the device tells; 0 if absent. */
  readonly late?: number | undefined;
}
