import { describe, expect, it } from "vitest";
import { readLegalText } from "./markdown.ts";

const read = (body: string) => readLegalText(`# Rules\n\nLast updated: July 30, 2025\n\n${body}`, "rules.md");

describe("readLegalText", () => {
  it("reads title, date, headings, paragraphs, lists, bold and links", () => {
    const body = [
      "Be **kind**, as\n[our privacy policy](/privacy-policy) says.",
      "## What's not here",
      "- [A standard](https://www.w3.org/)\n- [Mail](mailto:hello@example.org)",
    ];
    expect(read(body.join("\n\n"))).toEqual({
      title: "Rules",
      updated: "July 30, 2025",
      blocks: [
        {
          type: "paragraph",
          parts: [
            "Be ",
            { strong: "kind" },
            ", as ",
            { label: "our privacy policy", url: "/privacy-policy" },
            " says.",
          ],
        },
        { type: "heading", id: "what-s-not-here", text: "What's not here" },
        {
          type: "list",
          items: [
            [{ label: "A standard", url: "https://www.w3.org/" }],
            [{ label: "Mail", email: "hello@example.org" }],
          ],
        },
      ],
    });
  });

  it.each([
    ["### Deep", "rules.md:5: below the title every heading has two signs: ##"],
    ["## One\n\n## One", "rules.md:7: another heading says “One”; links need to tell them apart"],
    ["1. one", "rules.md:5: begin each entry of a list with - "],
    ["- one\n  - two", "rules.md:6: an entry of a list is one paragraph"],
    [
      "<b>Bold</b> words",
      "rules.md:5: html has no place here; write plain text, **bold**, links, headings and lists",
    ],
    [
      "[Bad](javascript:go)",
      "rules.md:5: a link leads to https://…, mailto:… or a page such as /impact, not to “javascript:go”",
    ],
  ])("tells where %j cannot be shown", (body, complaint) => {
    expect(() => read(body)).toThrow(complaint);
  });

  it("tells of a title and a date that are missing", () => {
    expect(() => readLegalText("Rules.\n\nBe kind.", "rules.md")).toThrow(
      "rules.md:1: the text begins with its title: # Title\nrules.md:3: after the title comes a line such as: Last updated: July 18, 2025",
    );
  });
});
