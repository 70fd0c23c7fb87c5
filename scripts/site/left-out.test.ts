import { readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, it } from "vitest";
import { mechanics } from "../../engine/mechanics/catalogue.ts";
import { droppable, emptied, onlyKept, withoutAuthorsFields } from "./left-out.ts";

async function run(code: string): Promise<Record<string, unknown>> {
  return (await import(/* @vite-ignore */ `data:text/javascript,${encodeURIComponent(code)}`)) as Record<
    string,
    unknown
  >;
}

it("keeps the names of what it leaves out, and says so to whoever calls one", async () => {
  const module = await run(
    emptied(
      "export function one(a) {\n  return a;\n}\nexport const two = () => 2;\nexport { three as four };\n",
    ),
  );
  expect(Object.keys(module)).toEqual(["four", "one", "two"]);
  expect(module["two"]).toThrow("The pages are built without this");
});

it.each(Object.keys(mechanics))(
  "takes from the mechanic %s what only authors need, and nothing else",
  (id) => {
    const file = join(import.meta.dirname, "..", "..", "engine", "mechanics", id, "index.ts");
    const code = readFileSync(file, "utf8");
    const fields = (text: string) => [...text.matchAll(/^ {2}(\w+)[,:(]/gm)].map(([, name]) => name);
    const left = fields(withoutAuthorsFields(code));
    expect(left).toEqual(
      fields(code).filter(
        (name) => !["content", "rules", "item", "worldSchema", "counts", "priced"].includes(name ?? ""),
      ),
    );
    expect(left).toContain("apply");
  },
);

it("keeps of a mechanic what a save has of it", () => {
  const code =
    'import { item } from "./schema.js";\nexport const sort = { id: "sort", item, rules, worldSchema: world, apply() {} };';
  expect(onlyKept(code)).toBe(
    'import { item } from "./schema.js";\nexport const sort = { item, worldSchema: world };',
  );
});

it("leaves schemas as they are but for their descriptions", async () => {
  const code = [
    "const said = [];",
    "const text = () => ({ meta: ({ description }) => said.push(description), min: (n) => n });",
    'export const one = text().meta({ description: "One \\"two\\"." });',
    "const three = text().min(3), four = 4;",
    "export { said, three, four };",
  ].join("\n");
  expect(await run(code)).toMatchObject({ said: ['One "two".'], three: 3, four: 4 });
  expect(await run(droppable(code))).toMatchObject({ said: [], three: 3, four: 4 });
});
