/**
 * What a board with buttons and Buzzle say to each other: lines of ASCII, each with two check digits, so that noise is
 * known for what it is. docs/console.md tells it to whoever programs a board.
 */
import { PINS, type Control } from "./config.ts";
import type { PadButton } from "../engine/index.ts";

export type BoardLine =
  /** A board that is ready: its buttons. */
  | { readonly type: "hello"; readonly buttons: readonly PadButton[] }
  | { readonly type: "edge"; readonly button: PadButton | Control; readonly isDown: boolean }
  /** All that is down now, every second: mends what a lost line left wrong. */
  | { readonly type: "held"; readonly buttons: readonly PadButton[] }
  /** The volume wheel, in clicks; to the right is louder. */
  | { readonly type: "turn"; readonly clicks: number };

/** The board's lines are short: what is longer is noise. */
export const LONGEST_LINE = 80;
const VERSION = "1";
const MOST_CLICKS = 10;

/** Null for everything that is not a whole line of the protocol. */
export function parseBoardLine(line: string): BoardLine | null {
  const match = /^([ -~]*)\*([0-9A-F]{2})$/.exec(line.replace(/\r$/, ""));
  const [, body, digits] = match ?? [];
  if (body === undefined || body.length > LONGEST_LINE || digits !== checkDigits(body)) return null;
  const [word, ...rest] = body.split(" ");
  switch (word) {
    case "hello": {
      const [version, ...names] = rest;
      return version === VERSION && names.every(isGameButton) ? { type: "hello", buttons: names } : null;
    }
    case "held":
      return rest.every(isGameButton) ? { type: "held", buttons: rest } : null;
    case "down":
    case "up": {
      const [button, ...more] = rest;
      if (button === undefined || more.length > 0 || !isButton(button)) return null;
      return { type: "edge", button, isDown: word === "down" };
    }
    case "turn": {
      const clicks = Number(rest[0]);
      const isTurn = rest.length === 1 && Number.isInteger(clicks) && Math.abs(clicks) <= MOST_CLICKS;
      return isTurn ? { type: "turn", clicks } : null;
    }
    default:
      return null;
  }
}

/** Asks a board which buttons it has. */
export const HELLO = lineFor(`hello ${VERSION}`);

export function lightLine(button: PadButton, isOn: boolean): string {
  return lineFor(`light ${button} ${isOn ? "on" : "off"}`);
}

/** A line with its check digits and its end. */
export function lineFor(body: string): string {
  return `${body}*${checkDigits(body)}\n`;
}

/** All characters XORed, as in NMEA 0183: a few lines on any microcontroller. */
function checkDigits(body: string): string {
  const sum = Buffer.from(body, "latin1").reduce((so, byte) => so ^ byte, 0);
  return sum.toString(16).toUpperCase().padStart(2, "0");
}

function isButton(name: string): name is PadButton | Control {
  return (PINS as readonly string[]).includes(name);
}

function isGameButton(name: string): name is PadButton {
  return isButton(name) && name !== "louder" && name !== "softer" && name !== "off";
}
