import fc from "fast-check";
import { expect, it } from "vitest";
import { HELLO, lightLine, lineFor, LONGEST_LINE, parseBoardLine } from "./serial-protocol.ts";

const read = (body: string) => parseBoardLine(lineFor(body).trimEnd());

it("writes two check digits behind a star", () => {
  expect([HELLO, lightLine("left", true), lineFor("down select")]).toEqual([
    "hello 1*73\n",
    "light left on*64\n",
    "down select*3A\n",
  ]);
});

it.each([
  ["hello 1 left right up down select", ["left", "right", "up", "down", "select"]],
  ["hello 1", []],
])("reads %j", (body, buttons) => {
  expect(read(body)).toEqual({ type: "hello", buttons });
});

it("reads buttons, what is held, and the wheel", () => {
  expect(["down left", "up off", "held", "held up select", "turn 1", "turn -2"].map(read)).toEqual([
    { type: "edge", button: "left", isDown: true },
    { type: "edge", button: "off", isDown: false },
    { type: "held", buttons: [] },
    { type: "held", buttons: ["up", "select"] },
    { type: "turn", clicks: 1 },
    { type: "turn", clicks: -2 },
  ]);
});

it("takes a line that ends as Windows and Arduino end it", () => {
  expect(parseBoardLine(`${lineFor("down left").trimEnd()}\r`)).toEqual(read("down left"));
});

it.each([
  "hello 2 left",
  "hello",
  "hello 1 fire",
  "down",
  "down fire",
  "down left right",
  "held louder",
  "turn",
  "turn much",
  "turn 99",
  "light left on",
  "",
])("ignores %j", (body) => {
  expect(read(body)).toBeNull();
});

it("ignores a line with one character wrong", () => {
  const line = lineFor("down left").trimEnd();
  const place = fc.nat(line.length - 1);
  fc.assert(
    fc.property(place, fc.integer({ min: 32, max: 126 }), (at, code) => {
      const wrong = line.slice(0, at) + String.fromCharCode(code) + line.slice(at + 1);
      expect(wrong === line ? null : parseBoardLine(wrong)).toBeNull();
    }),
  );
});

it("ignores noise, and what is longer than any line", () => {
  fc.assert(
    fc.property(fc.string(), (noise) => {
      expect(parseBoardLine(noise)).toBeNull();
    }),
  );
  expect(read(`held ${"left ".repeat(LONGEST_LINE)}`.trimEnd())).toBeNull();
});
