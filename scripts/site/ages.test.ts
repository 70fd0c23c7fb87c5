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
  [["NGSS 2-PS1-1"], [7, 9]],
  [
    ["NGSS K-2-ETS1-2", "NGSS 3-5-ETS1-3"],
    [5, 12],
  ],
  [
    ["NGSS 5-LS2-1", "NGSS MS-ESS1-3"],
    [10, 15],
  ],
  [["NGSS K-LS1-1"], [5, 7]],
])("of %j are %j", (codes, ages) => {
  expect(agesOf(codes.map((code) => ({ code })))).toEqual(ages);
});
