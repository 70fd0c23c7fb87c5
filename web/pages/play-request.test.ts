import { expect, it } from "vitest";
import { readPlayRequest } from "./play-request.ts";

it("reads the seed and the level of a shared sitting", () => {
  expect(readPlayRequest("seed=4294967295&level=2")).toEqual({ seed: 4294967295, level: 2 });
  expect(readPlayRequest("")).toEqual({ seed: null, level: null });
});

it.each(["seed=4294967296", "seed=-1", "seed=1e3", "seed=", "level=0", "level=two", "level=1.5"])(
  "takes %s for nothing",
  (query) => {
    expect(readPlayRequest(query)).toEqual({ seed: null, level: null });
  },
);
