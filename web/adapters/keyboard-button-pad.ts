/** The keyboard as a pad. It belongs to one part of the page: keys that are pressed elsewhere are the page's own. */
import { PAD_BUTTONS, type ButtonPad, type PadButton } from "../../engine/index.ts";
import { latenessOf } from "./lateness.ts";

const BUTTONS: Readonly<Record<string, PadButton>> = {
  arrowleft: "left",
  arrowright: "right",
  arrowup: "up",
  arrowdown: "down",
  enter: "select",
  " ": "select",
  r: "repeat",
  h: "hint",
  p: "pause",
  escape: "pause",
  // As on a braille typewriter.
  f: "dot1",
  d: "dot2",
  s: "dot3",
  j: "dot4",
  k: "dot5",
  l: "dot6",
};

/** Keys of one's own, beside the usual ones, as `KeyboardEvent.key` calls them. */
export type OwnKeys = Readonly<Partial<Record<PadButton, string>>>;

/** @param region what must hold the focus for its keys to count */
export function createKeyboardButtonPad(region: HTMLElement, ownKeys: () => OwnKeys = () => ({})): ButtonPad {
  return {
    buttons: new Set(Object.values(BUTTONS)),
    listen(report) {
      /** By the place of the key: what it is called may change while it is down. */
      const down = new Map<string, PadButton>();
      const onKeyDown = (event: KeyboardEvent): void => {
        const button = buttonOf(event.key.toLowerCase(), ownKeys());
        if (button === undefined || !isForGame(event)) return;
        event.preventDefault();
        if (event.repeat || down.has(event.code)) return;
        down.set(event.code, button);
        report({ button, edge: "down", ...latenessOf(event) });
      };
      const goUp = (code: string, late = {}): void => {
        const button = down.get(code);
        if (button === undefined) return;
        down.delete(code);
        report({ button, edge: "up", ...late });
      };
      const onKeyUp = (event: KeyboardEvent): void => goUp(event.code, latenessOf(event));
      const releaseAll = (): void => [...down.keys()].forEach((code) => goUp(code));
      const onFocusOut = ({ relatedTarget }: FocusEvent): void => {
        if (!(relatedTarget instanceof Node && region.contains(relatedTarget))) releaseAll();
      };

      region.addEventListener("keydown", onKeyDown);
      region.addEventListener("keyup", onKeyUp);
      region.addEventListener("focusout", onFocusOut);
      window.addEventListener("blur", releaseAll);
      return () => {
        region.removeEventListener("keydown", onKeyDown);
        region.removeEventListener("keyup", onKeyUp);
        region.removeEventListener("focusout", onFocusOut);
        window.removeEventListener("blur", releaseAll);
      };
    },
  };
}

function buttonOf(key: string, ownKeys: OwnKeys): PadButton | undefined {
  const own = PAD_BUTTONS.find((button) => ownKeys[button]?.toLowerCase() === key);
  return own ?? BUTTONS[key];
}

/** Shortcuts of the browser, what is typed into a field, and the keys that work a control are left alone. */
export function isForGame({ ctrlKey, altKey, metaKey, isComposing, key, target }: KeyboardEvent): boolean {
  if (ctrlKey || altKey || metaKey || isComposing) return false;
  if (!(target instanceof Element)) return false;
  if (target.closest("input, select, textarea") !== null) return false;
  return !((key === "Enter" || key === " ") && target.closest("button, a, summary") !== null);
}
