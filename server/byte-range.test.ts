import { expect, test } from "vitest";
import { readRange } from "./byte-range.ts";

test.each([
  ["bytes=0-", [0, 99]],
  ["bytes=0-1", [0, 1]],
  ["bytes=40-59", [40, 59]],
  ["bytes=99-", [99, 99]],
  ["bytes=90-1000", [90, 99]],
  ["bytes=-10", [90, 99]],
  ["bytes=-1000", [0, 99]],
])("%s of 100 bytes is a part of them", (header, range) => {
  expect(readRange(header, 100)).toEqual(range);
});

test.each(["bytes=100-", "bytes=100-200", "bytes=-0"])("%s of 100 bytes is none of them", (header) => {
  expect(readRange(header, 100)).toBe("none");
});

test.each([undefined, "", "bytes=-", "bytes=5-4", "bytes=0-1,5-6", "lines=0-1", "bytes=a-b", "bytes= 0-1"])(
  "%s asks for no single part",
  (header) => {
    expect(readRange(header, 100)).toBeUndefined();
  },
);

test.each(["bytes=0-", "bytes=0-1", "bytes=-10"])("%s of an empty file is all of it", (header) => {
  expect(readRange(header, 0)).toBeUndefined();
});
