import { describe, expect, it } from "vitest";
import { sampleLinesIn, samplesIn } from "./content.ts";

describe("the list of samples", () => {
  it("names the path of each entry that is marked, at any depth, and of no other", () => {
    const content = {
      hero: { email: "studio@example.org", sample: true },
      groups: [{ volunteers: [{ name: "Ada" }, { name: "Sample writer", sample: true }] }],
      text: "A sample of our work",
    };
    expect(samplesIn(content)).toEqual(["hero", "groups[0].volunteers[1]"]);
    expect(samplesIn([{ sample: true }, {}, { sample: true }])).toEqual(["[0]", "[2]"]);
  });

  it("names the lines of a text with an address that nobody owns", () => {
    expect(sampleLinesIn("# Terms\n\nWrite to us@example.org.\nSee /privacy-policy.")).toEqual([3]);
  });
});
