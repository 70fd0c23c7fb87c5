import { expect, it } from "vitest";
import { lineAt, placeIn } from "./json-places.ts";

const json = `{
  "a": [1, { "b": "x, {y}" }, []],
  "e": {},
  "say": "He said \\"no\\"."
}`;
const at = (...path: (string | number)[]) => {
  const { from, to } = placeIn(json, path);
  return json.slice(from, to);
};

it("finds every value by its path", () => {
  expect(at("a", 0)).toBe("1");
  expect(at("a", 1)).toBe('{ "b": "x, {y}" }');
  expect(at("a", 1, "b")).toBe('"x, {y}"');
  expect(at("a", 2)).toBe("[]");
  expect(at("e")).toBe("{}");
  expect(at("say")).toBe('"He said \\"no\\"."');
  expect(at()).toBe(json);
});

it("gives what is nearest around a value that is missing", () => {
  expect(at("a", 1, "c")).toBe('{ "b": "x, {y}" }');
  expect(lineAt(json, placeIn(json, ["say"]).from)).toBe(4);
});
