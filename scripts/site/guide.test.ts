import { readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { readGuide } from "./guide.ts";

const file = join(import.meta.dirname, "..", "..", "docs", "console.md");

describe("readGuide", () => {
  it("reads title, headings with their links, tables and commands", () => {
    const text =
      "# Box\n\nSee [how](#how-to).\n\n## How to\n\n| a | b |\n| - | - |\n| 1 | 2 |\n\n    npm ci\n";
    expect(readGuide(text, file)).toEqual({
      title: "Box",
      headings: [{ id: "how-to", text: "How to" }],
      html: expect.stringMatching(
        /^<p>See <a href="#how-to">how<\/a>\.<\/p>\n<h2 id="how-to">How to<\/h2>\n<table>[^]*<td>2<\/td>[^]*<pre><code>npm ci\n<\/code><\/pre>/,
      ),
    });
  });

  it("lets links lead to smaller headings, which are not in its list", () => {
    const { headings, html } = readGuide("# A\n\n[Small](#small)\n\n### Small", file);
    expect(headings).toEqual([]);
    expect(html).toContain('<h3 id="small">Small</h3>');
  });

  it("leaves out where the site has nothing to lead to, and refuses what leads nowhere", () => {
    expect(readGuide("# A\n\n[Code](../engine/README.md)", file).html).toBe("<p>Code</p>");
    expect(() => readGuide("# A\n\n[Gone](#gone)", file)).toThrow("no heading is called #gone");
    expect(() => readGuide("A", file)).toThrow(":1: the text begins with its title: # Title");
  });

  it("shows the guide to Buzzle with its drawing, which is told in words too", () => {
    const { title, html } = readGuide(readFileSync(file, "utf8"), file);
    expect(title).toBe("Buzzle, the console");
    expect(html).toMatch(
      /<img src="pictures\/buzzle-wiring\.svg" alt="The six buttons, each with[^]*The picture in words/,
    );
    expect(html).toContain("sudo ./buzzle-*/install.sh");
  });
});

it("leads to smaller headings too, which do not stand in the list of contents", () => {
  const { headings, html } = readGuide(
    "# Build\n\nSee [there](#by-stick).\n\n## Use\n\n### By stick\n",
    "build.md",
  );
  expect(headings).toEqual([{ id: "use", text: "Use" }]);
  expect(html).toContain('<h3 id="by-stick">By stick</h3>');
});
