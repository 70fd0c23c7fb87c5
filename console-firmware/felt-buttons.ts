/** A console whose buttons have never been felt says so once: its maker may think that they are there. */
import type { ButtonPad, Clock } from "../engine/index.ts";
import type { Vault } from "./vault.ts";

const SETTING = "felt";
const PATIENCE_MILLISECONDS = 30_000;
const NOT_FELT =
  "I have not felt any button yet. If you have pressed one, ask a grown-up to look at the cables and at my settings.";

/** @returns ends it */
export function watchFelt(
  pad: Pick<ButtonPad, "listen">,
  clock: Clock,
  vault: Pick<Vault, "setting" | "set">,
  tell: (spoken: string) => void,
): () => void {
  if (vault.setting(SETTING) !== null) return () => {};
  const timer = clock.setTimeout(() => tell(NOT_FELT), PATIENCE_MILLISECONDS);
  const end = (): void => {
    clock.clearTimeout(timer);
    stop();
  };
  const stop = pad.listen(() => {
    vault.set(SETTING, "yes");
    end();
  });
  return end;
}
