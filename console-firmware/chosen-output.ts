/** Where the sound comes out: chosen in the menu, and remembered. */
import { USUAL_OUTPUT } from "./outputs.ts";
import type { Vault } from "./vault.ts";

export interface Outputs {
  /** Those that are there now. */
  readonly names: () => readonly string[];
  use(name: string): void;
  /** The one that is heard now, whatever was chosen. */
  readonly now: () => string;
}

export interface ChosenOutputOptions {
  readonly outputs: Outputs;
  readonly vault: Pick<Vault, "setting" | "set">;
}

export interface ChosenOutput {
  /** The usual one while what was chosen is not plugged in: that is where it is heard. */
  readonly name: () => string;
  step(direction: 1 | -1): void;
}

export function createChosenOutput({ outputs, vault }: ChosenOutputOptions): ChosenOutput {
  let chosen = vault.setting("output") ?? USUAL_OUTPUT;
  const name = (): string => (outputs.names().includes(chosen) ? chosen : USUAL_OUTPUT);
  return {
    name,
    step(direction) {
      const names = outputs.names();
      const at = (names.indexOf(name()) + direction + names.length) % names.length;
      chosen = names[at] ?? chosen;
      vault.set("output", chosen);
      outputs.use(chosen);
    },
  };
}
