import { expect, it } from "vitest";
import { agesOf } from "./ages.ts";

it.each([
  [
    ["CCSS 1.OA.6", "CCSS 2.NBT.5"],
    [6, 9],
  ],
  [["CCSS L.3.4"], [8, 10]],
  [
    ["CCSS RF.K.2b", "ECC compensatory (concepts)"],
    [5, 7],
  ],
  [["CCSS L.2.2-L.5.2"], [7, 12]],
  [["ECC independent living"], null],
])("of %j are %j", (codes, ages) => {
  expect(agesOf(codes.map((code) => ({ code })))).toEqual(ages);
});
