import { expect, test } from "vitest";
import { readClaims } from "./token-claims.ts";

test("claims are read in any script", () => {
  const claims = { name: "Zoë 語 🐛", exp: 1 };
  const payload = Buffer.from(JSON.stringify(claims)).toString("base64url");
  expect(readClaims(`x.${payload}.y`)).toEqual(claims);
});

test.each(["", "one", "a.b.c", "a.!!!.c", `a.${Buffer.from("[1]").toString("base64url")}.c`])(
  "no claims are read from %j",
  (token) => {
    expect(readClaims(token)).toEqual({});
  },
);
