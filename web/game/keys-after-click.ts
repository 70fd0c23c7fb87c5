/** What is clicked for what it does itself. */
const WORKS = "button, a, summary, input, select, textarea, label";

/**
 * A click leaves the keys where they were: Enter is Select, and not what the mouse pressed last. And whoever clicks beside
 * the buttons goes on playing by keys, unless they take up words with the mouse.
 *
 * @param around what belongs to the game beside its region
 * @returns lets clicks move the focus again
 */
export function keepKeys(region: HTMLElement, around: HTMLElement = region): () => void {
  const back = (): void => {
    if (!region.contains(document.activeElement)) region.focus({ preventScroll: true });
  };
  const onMouseDown = (event: MouseEvent): void => {
    if (!isOn(event, "button")) return;
    event.preventDefault();
    back();
  };
  const onClick = (event: MouseEvent): void => {
    const isInside = event.target instanceof Node && region.contains(event.target);
    if (!isInside && !isOn(event, WORKS) && getSelection()?.isCollapsed !== false) back();
  };
  region.addEventListener("mousedown", onMouseDown);
  around.addEventListener("click", onClick);
  return () => {
    region.removeEventListener("mousedown", onMouseDown);
    around.removeEventListener("click", onClick);
  };
}

function isOn({ target }: MouseEvent, what: string): boolean {
  return target instanceof Element && target.closest(what) !== null;
}
