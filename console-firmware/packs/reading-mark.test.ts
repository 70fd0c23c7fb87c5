import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, it } from "vitest";
import { readMarked } from "./reading-mark.ts";

it("leaves out what ended the program when it was read, until something else is on the stick", async () => {
  const settings = new Map<string, string>();
  const vault = {
    setting: (name: string) => settings.get(name) ?? null,
    set(name: string, value: string) {
      settings.set(name, value);
      return { type: "saved" } as const;
    },
  };
  const stick = mkdtempSync(join(tmpdir(), "mark-"));
  writeFileSync(join(stick, "a.json"), "{}");
  const read = () => readMarked(vault, stick, () => Promise.resolve("read"));
  expect([await read(), await read()]).toEqual(["read", "read"]);
  // As if the program had ended in the middle of it.
  void readMarked(vault, stick, () => new Promise(() => {}));
  expect([await read(), await read()]).toEqual([null, null]);
  writeFileSync(join(stick, "b.json"), "{}");
  expect(await read()).toBe("read");
  rmSync(stick, { recursive: true });
});
