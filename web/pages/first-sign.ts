/** By then a page that was opened by its address has been drawn, and a screen reader has begun to read it. */
const SETTLED_MILLISECONDS = 3000;
const SIGNS = ["keydown", "pointermove", "pointerdown", "focusin"] as const;

/**
 * Calls back once: at the first sign of somebody who uses the page, or when it has been there for a while. For work that
 * holds the page up and is needed soon; it delays what is asked for by that very sign.
 * @returns gives up waiting
 */
export function onFirstSign(callback: () => void): () => void {
  const waiting = new AbortController();
  const { signal } = waiting;
  // Whoever came from another page of this site has pressed something there.
  const timer = setTimeout(call, navigator.userActivation.hasBeenActive ? 0 : SETTLED_MILLISECONDS);
  signal.addEventListener("abort", () => clearTimeout(timer));
  for (const sign of SIGNS) window.addEventListener(sign, call, { capture: true, passive: true, signal });

  function call(): void {
    waiting.abort();
    callback();
  }
  return () => waiting.abort();
}
