import { mkdirSync, mkdtempSync, readdirSync, rmSync, symlinkSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { deflateRawSync, crc32 } from "node:zlib";
import fc from "fast-check";
import { afterAll, afterEach, beforeEach, describe, expect, it } from "vitest";
import { createPackStore } from "../../console-firmware/packs/pack-store.ts";
import { readZip } from "../../console-firmware/packs/read-zip.ts";
import { watchSticks } from "../../console-firmware/packs/watch-sticks.ts";
import { createSimulatedClock } from "../../engine/journal/index.ts";
import { catalogue, findGame } from "../../games/catalogue.ts";

const ROOMY = { games: 200, milliseconds: 60_000, heapMegabytes: 64 };
const LIMITS = { files: 10, each: 10_000, all: 20_000 };

let folder = "";
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), "packs-"));
});
afterEach(() => {
  rmSync(folder, { recursive: true });
});

/** A store fetches our games, too: what is still on its way as this file ends would break off, for whoever comes next. */
afterAll(async () => {
  await Promise.all(catalogue.map((card) => card.load()));
});

interface ZipEntry {
  readonly name: string;
  readonly content: string | Buffer;
  readonly mode?: number;
  /** What the archive claims of its size. */
  readonly claims?: number;
  readonly checksum?: number;
  readonly flags?: number;
}

/** An archive as any program writes it, or as somebody writes it who means harm. */
function zip(entries: readonly ZipEntry[], count = entries.length): Buffer {
  const locals: Buffer[] = [];
  const list: Buffer[] = [];
  let offset = 0;
  for (const { name, content, mode = 0o100644, claims, checksum, flags = 0 } of entries) {
    const bytes = Buffer.from(content);
    const packed = deflateRawSync(bytes);
    const local = Buffer.alloc(30);
    local.writeUInt32LE(0x04034b50, 0);
    local.writeUInt16LE(name.length, 26);
    const entry = Buffer.alloc(46);
    entry.writeUInt32LE(0x02014b50, 0);
    entry.writeUInt16LE(flags, 8);
    entry.writeUInt16LE(8, 10);
    entry.writeUInt32LE(checksum ?? crc32(bytes), 16);
    entry.writeUInt32LE(packed.length, 20);
    entry.writeUInt32LE(claims ?? bytes.length, 24);
    entry.writeUInt16LE(name.length, 28);
    entry.writeUInt32LE(mode * 0x10000, 38);
    entry.writeUInt32LE(offset, 42);
    list.push(entry, Buffer.from(name));
    locals.push(local, Buffer.from(name), packed);
    offset += 30 + name.length + packed.length;
  }
  const end = Buffer.alloc(22);
  end.writeUInt32LE(0x06054b50, 0);
  end.writeUInt16LE(count, 10);
  end.writeUInt32LE(offset, 16);
  return Buffer.concat([...locals, ...list, end]);
}

const refusal = async (bytes: Buffer): Promise<string> => {
  const read = await readZip(bytes, LIMITS);
  return read.ok ? `taken: ${read.value.map(({ file }) => file).join(", ")}` : read.problem;
};

describe("a zip archive", () => {
  it("gives its texts, and leaves everything else", async () => {
    const bytes = zip([
      { name: "games/", content: "" },
      { name: "games/a.json", content: "{}" },
      { name: "readme.txt", content: "Hello." },
    ]);
    expect(await readZip(bytes, LIMITS)).toEqual({ ok: true, value: [{ file: "games/a.json", text: "{}" }] });
  });

  it.each([
    ["a path that climbs out", { name: "../../etc/a.json", content: "{}" }, /invalid relative path/],
    ["a path from the root", { name: "/etc/a.json", content: "{}" }, /absolute path/],
    ["a path of Windows", { name: "..\\a.json", content: "{}" }, /invalid characters in fileName/],
    ["a drive", { name: "C:a.json", content: "{}" }, /absolute path/],
    ["a link", { name: "a.json", content: "/etc/passwd", mode: 0o120777 }, /it has a link/],
    ["a text that is too big", { name: "a.json", content: "x".repeat(10_001) }, /a\.json is too big/],
    ["a bomb", { name: "a.json", content: "0".repeat(9_000_000), claims: 5 }, /too many bytes in the stream/],
    ["a size that is not so", { name: "a.json", content: "{}", claims: 3 }, /not enough bytes in the stream/],
    ["a damaged text", { name: "a.json", content: "{}", checksum: 1 }, /a\.json is torn/],
    ["a password", { name: "a.json", content: "{}", flags: 1 }, /locked by a password/],
  ])("is refused for %s", async (_what, entry, why) => {
    expect(await refusal(zip([entry]))).toMatch(why);
  });

  it("is refused when many small texts are too much together, or are too many", async () => {
    const text = "x".repeat(9_000);
    const together = zip(["a", "b", "c"].map((name) => ({ name: `${name}.json`, content: text })));
    expect(await refusal(together)).toBe("c.json is too big");
    const many = Array.from({ length: 11 }, (_, index) => ({ name: `${index}.json`, content: "{}" }));
    expect(await refusal(zip(many))).toBe("it has 11 files, and 10 are the most");
    expect(await refusal(zip([{ name: "a.json", content: "{}" }], 9))).toMatch(/torn/);
  });

  it("does no harm, however it is broken", async () => {
    const whole = zip([{ name: "a.json", content: "{}" }]);
    const place = fc.nat(whole.length - 1);
    await fc.assert(
      fc.asyncProperty(
        fc.array(fc.tuple(place, fc.nat(255)), { maxLength: 6 }),
        place,
        async (changes, length) => {
          const bytes = Buffer.from(whole);
          for (const [at, value] of changes) bytes[at] = value;
          expect(await refusal(bytes.subarray(0, length + 1))).toBeTypeOf("string");
        },
      ),
    );
    expect(await refusal(Buffer.alloc(0))).toMatch(/torn/);
  });
});

describe("a stick", () => {
  const addition = async (slug: string): Promise<string> =>
    JSON.stringify({ ...(await findGame("addition")?.load()), slug, title: `The game ${slug}` });

  it("brings games, alone, in folders and in archives, which stay when it is gone", async () => {
    const stick = join(folder, "stick", "buzzle");
    mkdirSync(join(stick, "more"), { recursive: true });
    writeFileSync(join(stick, "one.json"), await addition("one"));
    writeFileSync(join(stick, "more", "two.json"), await addition("two"));
    writeFileSync(join(stick, "pack.zip"), zip([{ name: "three.json", content: await addition("three") }]));
    const store = createPackStore(join(folder, "packs"));
    const { problems, spoken } = await store.bring(stick);
    expect([problems, spoken]).toEqual([
      [],
      "3 new games: The game two, The game one, The game three. You may pull the stick out.",
    ]);
    rmSync(join(folder, "stick"), { recursive: true });
    const later = createPackStore(join(folder, "packs"));
    expect(later.games().map(({ slug }) => slug)).toEqual(["one", "three", "two"]);
    expect((await later.load("three"))?.definition.title).toBe("The game three");
    expect(later.remove("three")).toBe(true);
    expect([later.games().length, later.remove("three"), await later.load("three")]).toEqual([
      2,
      false,
      null,
    ]);
  });

  it("tells which game of ours it takes the place of, and is full at some point", async () => {
    const stick = join(folder, "buzzle");
    mkdirSync(stick);
    writeFileSync(join(stick, "a.json"), await addition("addition"));
    writeFileSync(join(stick, "b.json"), await addition("more"));
    const store = createPackStore(join(folder, "packs"), { ...ROOMY, games: 1 });
    const { problems, spoken } = await store.bring(stick);
    expect(spoken).toMatch(
      /^A new game: The game addition\. The game addition takes the place of mine\. One thing/,
    );
    expect(problems).toEqual(["buzzle/b.json: I keep 1 games, and have them. Remove one in my settings."]);
  });

  it("ends nothing, however deep, long or big it is", async () => {
    const stick = join(folder, "buzzle");
    mkdirSync(stick);
    writeFileSync(join(stick, "a.json"), "[".repeat(8000) + "]".repeat(8000));
    writeFileSync(
      join(stick, "b.json"),
      (await addition("b")).replace('"levels":', `"l":${"[".repeat(7e5)}${"]".repeat(7e5)},"levels":`),
    );
    writeFileSync(join(stick, "c.json"), await addition("fine"));
    const store = createPackStore(join(folder, "packs"));
    const { games, problems } = await store.bring(stick);
    expect(games.map(({ slug }) => slug)).toEqual(["fine"]);
    expect(problems).toEqual(
      ["a", "b"].map((name) => `buzzle/${name}.json: it is nested deeper than any game.`),
    );
    const narrow = await createPackStore(join(folder, "other"), { ...ROOMY, heapMegabytes: 3 }).bring(stick);
    expect(narrow.problems.at(-1)).toMatch(/the rest cannot be read \(.*memory/);
    const hasty = await createPackStore(join(folder, "other"), { ...ROOMY, milliseconds: 1 }).bring(stick);
    expect(hasty.problems).toEqual([`${stick}: after 0.001 s the rest was left.`]);
    expect(hasty.spoken).toMatch(/^I found no game that I can take on the stick\. One thing/);
  });

  it("is not followed by links, and its faults are told one by one, with what is right taken", async () => {
    const stick = join(folder, "buzzle");
    mkdirSync(stick);
    writeFileSync(join(stick, "a.json"), await addition("fine"));
    writeFileSync(join(stick, "b.json"), "{");
    writeFileSync(join(stick, "c.json"), '{"mechanic":"run","main":"process.exit()"}');
    writeFileSync(join(stick, "d.zip"), "PK");
    symlinkSync("/etc", join(stick, "e"));
    const { games, problems, spoken } = await createPackStore(join(folder, "packs")).bring(stick);
    expect(games.map(({ slug }) => slug)).toEqual(["fine"]);
    expect(problems.map((problem) => problem.slice(0, 60))).toEqual([
      "buzzle/d.zip: it is torn or no zip archive (End of central d",
      "buzzle/e: it is a link, which leads who knows where.",
      expect.stringMatching(/^buzzle\/b\.json: .*JSON/),
      expect.stringMatching(/^buzzle\/c\.json: mechanic/),
    ]);
    expect(spoken).toBe(
      "A new game: The game fine. 4 things on the stick I did not take. A grown-up can read why in my log. You may pull the stick out.",
    );
    expect(readdirSync(join(folder, "packs"))).toEqual(["fine.json"]);
  });

  it("is noticed once each time it is plugged in, wherever desktops mount it", () => {
    const clock = createSimulatedClock();
    const found: string[] = [];
    const sticks = watchSticks(join(folder, "media"), clock, (path) => found.push(path.slice(folder.length)));
    const wait = (): void => clock.advanceTo(clock.now() + 5000);
    wait();
    mkdirSync(join(folder, "media", "STICK", "buzzle"), { recursive: true });
    mkdirSync(join(folder, "media", "pi", "STICK", "buzzle"), { recursive: true });
    mkdirSync(join(folder, "media", "PHOTOS", "deep", "deeper", "buzzle"), { recursive: true });
    wait();
    wait();
    rmSync(join(folder, "media", "STICK"), { recursive: true });
    wait();
    mkdirSync(join(folder, "media", "STICK", "buzzle"), { recursive: true });
    wait();
    expect(sticks.folders()).toHaveLength(2);
    sticks.close();
    expect(found.toSorted()).toEqual([
      "/media/STICK/buzzle",
      "/media/STICK/buzzle",
      "/media/pi/STICK/buzzle",
    ]);
  });
});
