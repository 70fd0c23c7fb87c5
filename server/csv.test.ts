import { expect, test } from "vitest";
import { csvLine } from "./csv.ts";

test("every cell is quoted, and quotes within are doubled", () => {
  expect(csvLine(["a", 'b "c"', "d,e", "", "f\ng"])).toBe('"a","b ""c""","d,e","","f\ng"\r\n');
});

test.each(["=1+1", "+1", "-1", "@SUM(A1)", "\t=1", "\r=1", " =1", "＝1", "－1"])(
  "%j is no formula",
  (cell) => {
    expect(csvLine([cell])).toBe(`"'${cell}"\r\n`);
  },
);

test.each(["1-1", "a@example.org", "O'Hara", "5 + 5"])("%j stays as it is", (cell) => {
  expect(csvLine([cell])).toBe(`"${cell}"\r\n`);
});
