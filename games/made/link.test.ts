import fc from "fast-check";
import { expect, it } from "vitest";
import { KINDS } from "./kinds.ts";
import { fragmentOf, madeFrom } from "./link.ts";
import { readMade } from "./read-made.ts";
import { sampleOf } from "./templates.ts";
import { tryMade } from "./try-made.ts";

it("gives back what was put into it", async () => {
  for (const kind of KINDS) {
    const fragment = await fragmentOf(sampleOf(kind));
    expect(fragment).toMatch(/^game=1\.[\w-]+$/);
    expect(await madeFrom(`#${fragment}`)).toEqual({ ok: true, value: sampleOf(kind) });
  }
});

async function coded(text: string): Promise<string> {
  const packed = new Blob([text]).stream().pipeThrough(new CompressionStream("deflate-raw"));
  const bytes = Buffer.from(await new Response(packed).arrayBuffer());
  return `#game=1.${bytes.toString("base64url")}`;
}

it("is refused where it is torn, too long, newer, or holds a disk full of nothing", async () => {
  const whole = await fragmentOf(sampleOf("story"));
  const problems = await Promise.all(
    [
      "#game=1.",
      whole.slice(0, -20),
      whole.replace("=1.", "=2."),
      `game=1.${"A".repeat(20_000)}`,
      await coded(`"${" ".repeat(5_000_000)}"`),
      await coded("[".repeat(8000) + "]".repeat(8000)),
      await coded('{"version":9}'),
    ].map(async (fragment) => {
      const read = await madeFrom(fragment);
      return read.ok ? "taken" : read.problem;
    }),
  );
  expect(problems).toEqual([
    "The link is not whole. Copy all of it, or ask for it once more.",
    "The link is not whole. Copy all of it, or ask for it once more.",
    "The link was made by a newer version of this page: load the page again.",
    "The link is too long for a game that was made here.",
    "The link holds more than a game that was made here.",
    "This is no game that was made here.",
    "It was made by a newer version of this page: load the page again.",
  ]);
});

/** Any value, and values that nearly are what somebody has written. */
const nearlyMade = fc.oneof(
  fc.anything(),
  fc.record(
    {
      version: fc.constantFrom(1, 0, "1", null),
      kind: fc.constantFrom("spelling", "words", "sorting", "pairs", "story", "__proto__", 3),
      world: fc.constantFrom("train", "gull", "constructor", null),
      title: fc.oneof(fc.string(), fc.constantFrom("Title", "{title}", "[a|b]", "")),
      heads: fc.dictionary(fc.constantFrom("left", "right", "begins", "__proto__"), fc.string()),
      rows: fc.array(
        fc.dictionary(
          fc.constantFrom(
            "word",
            "clue",
            "meaning",
            "thing",
            "shelf",
            "first",
            "second",
            "tells",
            "good",
            "other",
          ),
          fc.oneof(fc.string(), fc.constantFrom("{word}", "left", "a", "[x|y]", "pause")),
        ),
        { maxLength: 30 },
      ),
    },
    { requiredKeys: [] },
  ),
);

it("never crashes and never gives half a game, whatever stands there", async () => {
  await fc.assert(
    fc.asyncProperty(fc.string({ maxLength: 300 }), async (text) => {
      expect((await madeFrom(`#game=1.${text}`)).ok).toBe(false);
    }),
  );
  await fc.assert(
    fc.asyncProperty(nearlyMade, async (value) => {
      const read = readMade(value);
      const tried = read.ok ? await tryMade(read.value) : null;
      if (!read.ok) expect(read.problem).toMatch(/[.]$/);
      else if (tried?.ok === true) expect(tried.value.definition.title).toBe(read.value.title.trim());
      else expect(tried?.problem.length).toBeGreaterThan(0);
    }),
    { numRuns: 300 },
  );
});
