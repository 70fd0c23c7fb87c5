/**
 * A kernel's older interface to a Raspberry Pi's header, /sys/class/gpio, for a kernel that has none: lines are exported, have a
 * direction, an edge and a value, and tell who polls them that they have changed. `/sys/class/gpio/press` is the test's: "17 0".
 * Its arguments: the open /dev/fuse, the number at which the header begins, and the chip's label.
 */
import { serveFuse, type FuseFile, type FuseFolder } from "./serve-fuse.ts";

const [, , fd = "3", base = "512", label = "pinctrl-bcm2711"] = process.argv;

interface Line {
  readonly folder: FuseFolder;
  set(value: string): void;
}

function createLine(): Line {
  let value = "1";
  let direction = "in";
  let edge = "none";
  let isNews = false;
  const plain = (read: () => string, write?: (text: string) => void): FuseFile => ({
    read: () => `${read()}\n`,
    ...(write && { write: (text) => write(text.trim()) }),
  });
  const files = new Map<string, FuseFile>([
    ["active_low", plain(() => "0")],
    [
      "direction",
      plain(
        () => direction,
        (text) => (direction = text),
      ),
    ],
    [
      "edge",
      plain(
        () => edge,
        (text) => (edge = text),
      ),
    ],
    [
      "value",
      {
        read() {
          isNews = false;
          return `${value}\n`;
        },
        // Opened to be written and read, whatever the direction is.
        write: () => {},
        isNews: () => isNews,
      },
    ],
  ]);
  return {
    folder: { entries: () => files },
    set(next) {
      const isEdge = edge === "both" || edge === (next === "1" ? "rising" : "falling");
      if (next !== value && direction === "in" && isEdge) isNews = true;
      value = next;
    },
  };
}

const lines = new Map<string, Line>();
const aboutChip = new Map<string, FuseFile>([
  ["base", { read: () => `${base}\n` }],
  ["label", { read: () => `${label}\n` }],
  ["ngpio", { read: () => "54\n" }],
]);
const fixed = new Map<string, FuseFile | FuseFolder>([
  [
    "export",
    {
      read: () => "",
      write(text) {
        if (!lines.has(text.trim())) lines.set(text.trim(), createLine());
      },
    },
  ],
  ["unexport", { read: () => "", write: (text) => void lines.delete(text.trim()) }],
  [
    "press",
    {
      read: () => `${[...lines.keys()].join(" ")}\n`,
      write(text) {
        const [number = "", value = ""] = text.trim().split(" ");
        lines.get(number)?.set(value);
      },
    },
  ],
  [`gpiochip${base}`, { entries: () => aboutChip }],
]);
const gpio: FuseFolder = {
  entries: () =>
    new Map([...fixed, ...[...lines].map(([number, { folder }]) => [`gpio${number}`, folder] as const)]),
};

const inClass = new Map([["gpio", gpio]]);
serveFuse(Number(fd), { entries: () => inClass });
