import { expect, it } from "vitest";
import { actSchema } from "./act-schema.ts";
import { problemsOf } from "./problems-of.ts";

function faultsOf(...options: readonly { label: string; phrases?: string[] }[]) {
  const act = {
    id: "road",
    type: "choose",
    ask: ["Which way?"],
    options: options.map((option, at) => ({ id: `way-${at}`, ...option })),
  };
  const { error } = actSchema.safeParse(act);
  return error === undefined ? [] : problemsOf(error, act).map(({ path, mend }) => `${path}: ${mend}`);
}

const barn = { label: "The barn", phrases: ["hay"] };

it("takes options that can be said and told apart", () => {
  expect(faultsOf(barn, { label: "The field" })).toEqual([]);
});

it("refuses an option that is called as long as a line, in capitals, or like a command", () => {
  expect(faultsOf(barn, { label: "The way that leads over the bridge" })).toEqual([
    'options[1].label: Say it in 4 words at most: "Fill the ten".',
  ]);
  expect(faultsOf(barn, { label: "The dark", phrases: ["The Dark!"] })).toEqual([
    'options[1].phrases[0]: Write it as it is said, in lower case words: "plus ten".',
  ]);
  expect(faultsOf(barn, { label: "Leave", phrases: ["quit"] })).toEqual([
    'options[1].phrases[0]: "quit" is the command "quit" in every game: call it by other words.',
  ]);
});

it("refuses two options that are said the same", () => {
  expect(faultsOf(barn, { label: "The meadow", phrases: ["the hay"] })).toEqual([
    'options[1].phrases[0]: "the hay" is said for "The barn" too: call one of the two otherwise.',
  ]);
  expect(faultsOf(barn, { label: "Barn" })).toEqual([
    'options[1].label: "barn" is said for "The barn" too: call one of the two otherwise.',
  ]);
});
