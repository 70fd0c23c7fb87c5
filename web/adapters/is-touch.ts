/** The device is held and touched: no pointer that hovers, and its keyboard, if there is one, is a picture. */
export function isTouch(): boolean {
  return window.matchMedia("(hover: none) and (pointer: coarse)").matches;
}
