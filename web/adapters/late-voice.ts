/**
 * Stands in pages for `engine/voice`, as the machines import it, and fetches that when a game has begun: most players press
 * buttons, and none of them waits for it. `vite.config.ts` puts it there.
 */
import type { Listener } from "../../engine/index.ts";
import type * as Voice from "../../engine/voice/index.ts";

let voice: typeof Voice | undefined;
let loading: Promise<void> | undefined;

export function loadVoice(): Promise<void> {
  loading ??= load();
  return loading;
}

async function load(): Promise<void> {
  try {
    voice = await import("../../engine/voice/index.ts");
  } catch (error) {
    loading = undefined;
    throw error;
  }
}

/** @param fetchListener ears that are fetched with what understands them, and hear nobody before */
export function understanding(fetchListener: () => Promise<Listener>): Listener {
  let listener: Listener | undefined;
  let opened = 0;
  return {
    open(...opening) {
      const [, report] = opening;
      if (listener !== undefined) {
        listener.open(...opening);
        return;
      }
      const turn = ++opened;
      Promise.all([fetchListener(), loadVoice()]).then(
        ([fetched]) => {
          listener ??= fetched;
          return turn === opened && listener.open(...opening);
        },
        (error: unknown) =>
          turn === opened && report({ type: "failed", why: "offline", reason: String(error) }),
      );
    },
    close() {
      opened++;
      listener?.close();
    },
  };
}

export const grammar: typeof Voice.grammar = (moves) => voice?.grammar(moves) ?? [];
/** Nothing is asked back before something was understood. @public */
export const questionCues: typeof Voice.questionCues = (question) => voice?.questionCues(question) ?? [];
/** @public */
export const confirmMoves: typeof Voice.confirmMoves = (question) => voice?.confirmMoves(question) ?? [];
/** @public */
export const confirmPhrases: typeof Voice.confirmPhrases = (question) =>
  voice?.confirmPhrases(question) ?? [];
export const decide: typeof Voice.decide = (asked, alternatives) =>
  voice?.decide(asked, alternatives) ?? { ...asked, heard: { type: "nothing" } };
