/** What only this screen knows, and keeps for itself: which keys, which switch. */
import { PAD_BUTTONS, type PadButton } from "../../engine/index.ts";
import { createShown, type Shown } from "./shown.ts";

export interface ScreenSettings {
  /** Keys of one's own, beside the usual ones, as `KeyboardEvent.key` calls them. */
  readonly keys: Readonly<Partial<Record<PadButton, string>>>;
  readonly scanning: Scanning;
  /** A controller shakes with what is heard. */
  readonly rumble: boolean;
  /** The buttons of a headset play. */
  readonly headset: boolean;
  /** Each line is told to a screen reader by itself, sounds too, for a braille display. */
  readonly braille: boolean;
  /** How many cells the player reads in a second; 0: the next line comes when it is asked for. */
  readonly cellsPerSecond: number;
  /** The game's world is shown. */
  readonly scene: boolean;
}

export interface Scanning {
  readonly isOn: boolean;
  /** How long each choice is offered. */
  readonly seconds: number;
  /** It begins when the game waits; else the switch begins it. */
  readonly beginsItself: boolean;
  /** The key that the switch stands for. */
  readonly key: string;
}

export const FASTEST_SCAN = 1;
export const SLOWEST_SCAN = 8;
export const FASTEST_CELLS = 12;

export const usualScreen: ScreenSettings = {
  keys: {},
  scanning: { isOn: false, seconds: 2, beginsItself: true, key: " " },
  rumble: false,
  headset: false,
  braille: false,
  cellsPerSecond: 4,
  scene: true,
};

const KEY = "game-screen";

export type ScreenStore = Shown<ScreenSettings>;

/**
 * What is set is kept where the browser keeps anything.
 * @param open gives the storage; merely asking for it throws where the browser forbids it
 */
export function createScreenStore(
  open: () => Pick<Storage, "getItem" | "setItem"> = () => window.localStorage,
): ScreenStore {
  const shown = createShown(load(open));
  shown.actor.subscribe(({ context }) => {
    try {
      open().setItem(KEY, JSON.stringify(context));
    } catch {
      // It holds until the page is left.
    }
  });
  return shown;
}

function load(open: () => Pick<Storage, "getItem">): ScreenSettings {
  try {
    return parseScreen(JSON.parse(open().getItem(KEY) ?? "null"));
  } catch {
    return usualScreen;
  }
}

/** Anything that cannot be understood becomes the usual value. */
export function parseScreen(value: unknown): ScreenSettings {
  const found = recordOf(value);
  const scanning = recordOf(found["scanning"]);
  const keys = recordOf(found["keys"]);
  const usual = usualScreen.scanning;
  return {
    keys: Object.fromEntries(
      PAD_BUTTONS.flatMap((button) => (isKey(keys[button]) ? [[button, keys[button]]] : [])),
    ),
    scanning: {
      isOn: scanning["isOn"] === true,
      seconds: within(scanning["seconds"], FASTEST_SCAN, SLOWEST_SCAN) ?? usual.seconds,
      beginsItself: scanning["beginsItself"] !== false,
      key: isKey(scanning["key"]) ? scanning["key"] : usual.key,
    },
    rumble: found["rumble"] === true,
    headset: found["headset"] === true,
    braille: found["braille"] === true,
    cellsPerSecond: within(found["cellsPerSecond"], 0, FASTEST_CELLS) ?? usualScreen.cellsPerSecond,
    scene: found["scene"] !== false,
  };
}

function recordOf(value: unknown): Readonly<Record<string, unknown>> {
  return typeof value === "object" && value !== null ? (value as Record<string, unknown>) : {};
}

function isKey(value: unknown): value is string {
  return typeof value === "string" && value !== "";
}

function within(value: unknown, from: number, to: number): number | null {
  return typeof value === "number" && Number.isInteger(value) && value >= from && value <= to ? value : null;
}
