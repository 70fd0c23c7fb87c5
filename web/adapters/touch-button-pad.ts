/**
 * A part of the page as a pad for fingers that see no buttons: a swipe is a direction, and who leaves the finger there
 * holds it; two taps are SELECT, a long touch holds SELECT; two fingers are PAUSE. What is touched by one tap is the
 * page's own: its buttons do what they say.
 */
import type { ButtonPad, Clock, PadButton } from "../../engine/index.ts";
import { wallClock } from "../../engine/adapters/wall-clock.ts";
import { latenessOf } from "./lateness.ts";

const SWIPE_PIXELS = 36;
const LONG_MILLISECONDS = 450;
const TWICE_MILLISECONDS = 350;
/** A browser makes a click of each tap, after what the tap has done; nobody taps again so soon. */
const CLICK_MILLISECONDS = 100;

interface Touch {
  readonly x: number;
  readonly y: number;
  /** What the finger holds down. */
  button: PadButton | null;
}

export function createTouchButtonPad(region: HTMLElement, clock: Clock = wallClock): ButtonPad {
  return {
    buttons: new Set(["left", "right", "up", "down", "select", "pause"]),
    listen(report) {
      const stopping = new AbortController();
      const { signal } = stopping;
      const touches = new Map<number, Touch>();
      let lastTap = Number.NEGATIVE_INFINITY;
      let selectedAt = Number.NEGATIVE_INFINITY;
      let long: unknown;

      const press = (touch: Touch, button: PadButton, late = {}): void => {
        clock.clearTimeout(long);
        touch.button = button;
        report({ button, edge: "down", ...late });
      };
      const letGo = (touch: Touch, late = {}): void => {
        clock.clearTimeout(long);
        if (touch.button !== null) report({ button: touch.button, edge: "up", ...late });
        touch.button = null;
      };

      const onDown = (event: PointerEvent): void => {
        const { pointerId, pointerType, clientX, clientY } = event;
        if (pointerType !== "touch") return;
        for (const other of touches.values()) letGo(other);
        const touch: Touch = { x: clientX, y: clientY, button: null };
        touches.set(pointerId, touch);
        if (touches.size === 2) press(touch, "pause", latenessOf(event));
        if (touches.size === 1) long = clock.setTimeout(() => press(touch, "select"), LONG_MILLISECONDS);
      };
      const onMove = (event: PointerEvent): void => {
        const { pointerId, clientX, clientY } = event;
        const touch = touches.get(pointerId);
        if (touch === undefined || touch.button !== null || touches.size > 1) return;
        const button = directionOf(clientX - touch.x, clientY - touch.y);
        if (button !== null) press(touch, button, latenessOf(event));
      };
      const onUp = (event: PointerEvent): void => {
        const { pointerId, type, target, timeStamp } = event;
        const touch = touches.get(pointerId);
        if (touch === undefined) return;
        touches.delete(pointerId);
        const isTap = touch.button === null && type === "pointerup" && touches.size === 0;
        letGo(touch, latenessOf(event));
        if (!isTap || (target instanceof Element && target.closest("button, input, a") !== null)) return;
        const isSecond = timeStamp - lastTap <= TWICE_MILLISECONDS;
        lastTap = isSecond ? Number.NEGATIVE_INFINITY : timeStamp;
        if (!isSecond) return;
        selectedAt = timeStamp;
        press(touch, "select", latenessOf(event));
        letGo(touch, latenessOf(event));
      };

      /** Of the tap that has selected already: by now a button may have come to be under the finger. */
      const onClick = (event: MouseEvent): void => {
        if (event.detail === 0 || event.timeStamp - selectedAt > CLICK_MILLISECONDS) return;
        selectedAt = Number.NEGATIVE_INFINITY;
        event.preventDefault();
        event.stopPropagation();
      };

      region.addEventListener("pointerdown", onDown, { signal });
      region.addEventListener("pointermove", onMove, { signal });
      // A finger may leave the part; where the browser scrolls instead, it takes the finger over.
      window.addEventListener("pointerup", onUp, { signal });
      window.addEventListener("pointercancel", onUp, { signal });
      window.addEventListener("click", onClick, { signal, capture: true });
      return () => {
        clock.clearTimeout(long);
        stopping.abort();
      };
    },
  };
}

function directionOf(x: number, y: number): PadButton | null {
  if (Math.max(Math.abs(x), Math.abs(y)) < SWIPE_PIXELS) return null;
  if (Math.abs(x) > Math.abs(y)) return x < 0 ? "left" : "right";
  return y < 0 ? "up" : "down";
}
