/** Where the controls of the game screen are, and whether they can be seen and hit. Runs in the page. */

/** Of everything that can be pressed in the game, and of the captions. Nothing was scrolled. */
export function faultsOfPlaces(): string[] {
  const faults: string[] = [];
  const list = document.querySelector(".named-moves:has([aria-current])");
  for (const control of document.querySelectorAll(".game-region :is(button, input), .game-head a")) {
    // Of a list that one goes through only the entry where one is.
    if (list?.contains(control) === true && !control.hasAttribute("aria-current")) continue;
    const { left, top, right, bottom, width, height } = control.getBoundingClientRect();
    const name = nameOf(control);
    if (left < 0 || top < 0 || right > innerWidth || bottom > innerHeight + 0.5)
      faults.push(`${name} is out of the window: ${Math.round(top)} to ${Math.round(bottom)}`);
    if (width < 44 || height < 44) faults.push(`${name} is ${width} × ${height}`);
    const text = control.querySelector("span") ?? control;
    const inner = text.getBoundingClientRect();
    if (control.scrollHeight > control.clientHeight + 1 || control.scrollWidth > control.clientWidth + 1)
      faults.push(`${name} is cut: ${control.scrollHeight} in ${control.clientHeight}`);
    if (inner.top < top - 0.5 || inner.bottom > bottom + 0.5) faults.push(`${name} runs out of its button`);
    for (const [x, y] of [
      [left + 4, (top + bottom) / 2],
      [right - 4, (top + bottom) / 2],
      [(left + right) / 2, top + 4],
      [(left + right) / 2, bottom - 4],
    ] as const) {
      const hit = document.elementFromPoint(x, y);
      if (hit !== null && !control.contains(hit)) {
        faults.push(`${name} is covered by ${hit.className || hit.tagName}`);
        break;
      }
    }
  }
  const log = document.querySelector("[role=log]")?.getBoundingClientRect();
  const heard = document.querySelector(".heard")?.getBoundingClientRect();
  const scene = document.querySelector(".scene")?.getBoundingClientRect();
  // Where it has no room it is out of sight, beside the captions.
  if (
    log !== undefined &&
    heard !== undefined &&
    scene !== undefined &&
    scene.width > 0 &&
    scene.left < heard.right
  ) {
    if (scene.bottom > log.top || scene.height < 100) faults.push("the scene has no room");
    if (log.height < 100) faults.push(`the scene leaves ${log.height} to the captions`);
  }
  const newest = document.querySelector("[role=log] p:last-child");
  const lines = newest?.getBoundingClientRect();
  const lineHeight = newest === null ? 0 : Number.parseFloat(getComputedStyle(newest).lineHeight);
  if (log === undefined || lines === undefined) faults.push("there are no captions");
  else if (lines.bottom > log.bottom || log.top < 0 || log.bottom - log.top < lineHeight)
    faults.push(`the newest caption is not in sight: ${lines.bottom} in ${log.top} to ${log.bottom}`);
  return faults;
}

/** Everything that takes the focus. */
export function focusables(): HTMLElement[] {
  return [
    ...document.querySelectorAll<HTMLElement>("a, button, input, select, summary, [tabindex='0']"),
  ].filter((control) => control.checkVisibility());
}

/** How much of an edge may lie under the next control's rounded corner. */
const EDGE_PIXELS = 4;

/** Of the control that has the focus: it is in the window, and not even a part of it is covered. */
export function faultsOfFocused(control: Element): string[] {
  const faults: string[] = [];
  const name = nameOf(control);
  const { left, top, right, bottom, height } = control.getBoundingClientRect();
  // What is higher than the window is seen as far as the window goes.
  if (height <= innerHeight && (top < -0.5 || bottom > innerHeight + 0.5))
    faults.push(`${name} is out of the window: ${top} to ${bottom}`);
  const [middle, center] = [(top + bottom) / 2, (left + right) / 2];
  for (const [x, y] of [
    [left + EDGE_PIXELS, top + EDGE_PIXELS],
    [right - EDGE_PIXELS, top + EDGE_PIXELS],
    [center, middle],
    [center, bottom - EDGE_PIXELS],
    [left + EDGE_PIXELS, bottom - EDGE_PIXELS],
    [right - EDGE_PIXELS, bottom - EDGE_PIXELS],
  ] as const) {
    if (y < 0 || y > innerHeight) continue;
    const hit = document.elementFromPoint(x, y);
    if (hit !== null && !control.contains(hit) && !hit.contains(control))
      faults.push(`${name} is covered by ${hit.className || hit.tagName}`);
  }
  return faults;
}

/** Goes through everything that takes the focus. */
export function faultsOfFocus(direction: "forward" | "back"): string[] {
  const controls = direction === "forward" ? focusables() : focusables().toReversed();
  return [
    ...new Set(
      controls.flatMap((control) => {
        control.focus();
        return faultsOfFocused(control);
      }),
    ),
  ];
}

/** Where each button of the game is, from the window's upper left corner: its pad by place, all else by name. */
export function placesOfButtons(selector: ".keys button" | ".game-region button"): Record<string, string> {
  return Object.fromEntries(
    [...document.querySelectorAll<HTMLElement>(selector)].map((button) => {
      const { left, top } = button.getBoundingClientRect();
      return [button.dataset["place"] ?? nameOf(button), `${Math.round(left)},${Math.round(top)}`];
    }),
  );
}

function nameOf(element: Element): string {
  return element.getAttribute("aria-label") ?? element.textContent;
}
