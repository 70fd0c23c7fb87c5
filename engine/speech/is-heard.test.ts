import { expect, it } from "vitest";
import { isHeard } from "./is-heard.ts";

it.each([
  ["short", ["name", "object"]],
  ["normal", ["name", "object", "context"]],
  ["full", ["name", "object", "context", "hint"]],
] as const)("at %s verbosity hears %s", (verbosity, heard) => {
  expect((["name", "object", "context", "hint"] as const).filter((part) => isHeard(part, verbosity))).toEqual(
    heard,
  );
});
