import { expect, it } from "vitest";
import { emptied } from "./left-out.ts";

it("keeps the names of what it leaves out, and says so to whoever calls one", async () => {
  const code = emptied(
    "export function one(a) {\n  return a;\n}\nexport const two = () => 2;\nexport { three as four };\n",
  );
  const module = (await import(
    /* @vite-ignore */ `data:text/javascript,${encodeURIComponent(code)}`
  )) as Record<string, () => unknown>;
  expect(Object.keys(module)).toEqual(["four", "one", "two"]);
  expect(module["two"]).toThrow("The pages are built without this");
});
