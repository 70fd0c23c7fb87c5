import { mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { getDocument, type PDFDocumentProxy } from "pdfjs-dist/legacy/build/pdf.mjs";
import { expect, test } from "vitest";
import { buildToolkitPdf, buildToolkitPdfs, type GuideNotes } from "./toolkit-pdf.ts";

const GUIDE = `# Number Lane at home

You need **no sight** for it. See [the *game's* page](https://example.org/lane).

## What you need

- A computer.
- Ten minutes:
  1. five to play,
  2. five to talk.

Write to <mailto:guides@example.org>.
`;

const NOTES: GuideNotes = {
  unchecked: "Nobody tried it.",
  ending: { title: "About", text: "Tell us." },
  isChecked: () => true,
};

const LANE: Part = ["to", "https://example.org/lane"];

/** A part of the document as a screen reader meets it: its kind, and what it holds, in order. */
type Part = string | [kind: string, ...Part[]];

interface Node {
  readonly role?: string;
  readonly type?: string;
  readonly id?: string;
  readonly children?: readonly Node[];
}

async function open(bytes: Uint8Array): Promise<PDFDocumentProxy> {
  return getDocument({ data: bytes, verbosity: 0 }).promise;
}

async function partsOf(document: PDFDocumentProxy, number: number): Promise<Part[]> {
  const page = await document.getPage(number);
  const texts = new Map<string, string>();
  let current = "";
  for (const item of (await page.getTextContent({ includeMarkedContent: true })).items) {
    if ("str" in item) texts.set(current, (texts.get(current) ?? "") + item.str);
    else current = item.type === "endMarkedContent" ? "" : (item.id ?? "artifact");
  }
  const annotations: readonly { readonly id: string; readonly url?: string }[] = await page.getAnnotations();
  const addresses = new Map(annotations.map(({ id, url }) => [id, url]));
  const read = (node: Node): Part => {
    if (node.type === "content") return (texts.get(node.id ?? "") ?? "").trim();
    if (node.type === "object") return ["to", addresses.get(node.id ?? "") ?? "nowhere"];
    return [node.role ?? "", ...(node.children ?? []).map(read)];
  };
  return ((await page.getStructTree()) as Node | null)?.children?.map(read) ?? [];
}

test("a guide is read in its own order, with headings, lists and links as such", async () => {
  const document = await open(await buildToolkitPdf(GUIDE, { title: "Number Lane", language: "en-US" }));

  expect(await partsOf(document, 1)).toEqual([
    [
      "Document",
      ["H1", "Number Lane at home"],
      ["P", "You need", "no sight", "for it. See", ["Link", "the", LANE, "game's", LANE, "page", LANE], "."],
      ["H2", "What you need"],
      [
        "L",
        ["LI", ["Lbl", "•"], ["LBody", ["P", "A computer."]]],
        [
          "LI",
          ["Lbl", "•"],
          [
            "LBody",
            ["P", "Ten minutes:"],
            [
              "L",
              ["LI", ["Lbl", "1."], ["LBody", ["P", "five to play,"]]],
              ["LI", ["Lbl", "2."], ["LBody", ["P", "five to talk."]]],
            ],
          ],
        ],
      ],
      ["P", "Write to", ["Link", "mailto:guides@example.org", ["to", "mailto:guides@example.org"]], "."],
    ],
  ]);
});

test("a file tells its title, its language and that it is tagged", async () => {
  const document = await open(await buildToolkitPdf(GUIDE, { title: "Number Lane", language: "en-US" }));

  const { info } = await document.getMetadata();
  expect(info).toMatchObject({ Title: "Number Lane", Language: "en-US" });
  expect(await document.getMarkInfo()).toMatchObject({ Marked: true });
  expect(await document.getViewerPreferences()).toMatchObject({ DisplayDocTitle: true });
  const bookmarks = (await document.getOutline()).map(({ title, items }) => [
    title,
    items.map((item) => item.title),
  ]);
  expect(bookmarks).toEqual([["Number Lane at home", ["What you need"]]]);
});

test("a long guide loses nothing between its pages, and its page numbers are not read with it", async () => {
  const paragraphs = Array.from({ length: 40 }, (_, index) => `Paragraph ${index + 1} of a long guide.`);
  const markdown = `# Long\n\n${paragraphs.join("\n\n")}\n`;
  const document = await open(await buildToolkitPdf(markdown, { title: "Long", language: "en-US" }));

  const pages = Array.from({ length: document.numPages }, (_, index) => partsOf(document, index + 1));
  const read = (await Promise.all(pages)).flatMap(([whole]) => (whole ?? []).slice(1));
  expect(document.numPages).toBe(2);
  // US Letter.
  expect((await document.getPage(1)).view).toEqual([0, 0, 612, 792]);
  expect(read).toEqual([["H1", "Long"], ...paragraphs.map((text) => ["P", text])]);
});

test("no line of a text stands alone at the foot or the head of a page", async () => {
  const words = (count: number): string => Array.from({ length: count }, () => "seven").join(" ");
  for (const [before, count] of [
    [18, 40],
    [18, 34],
    [17, 50],
    [17, 60],
    [19, 30],
  ] as const) {
    const short = Array.from({ length: before }, () => "Line.\n").join("\n");
    const markdown = `# Long\n\n${short}\n${words(count)}\n`;
    const document = await open(await buildToolkitPdf(markdown, { title: "Long", language: "en-US" }));
    const rows = await Promise.all(
      Array.from({ length: document.numPages }, async (_, index) => {
        const { items } = await (await document.getPage(index + 1)).getTextContent();
        return items.filter((item) => "str" in item && item.str.startsWith("seven")).length;
      }),
    );
    expect(rows.filter((lines) => lines === 1)).toEqual([]);
    expect(rows.reduce((sum, row) => sum + row)).toBeGreaterThan(2);
  }
});

test("a folder of guides becomes a folder of files of the same names, each with its own title", async () => {
  const folder = mkdtempSync(join(tmpdir(), "toolkits-"));
  writeFileSync(join(folder, "lane.md"), GUIDE);
  writeFileSync(join(folder, "README.md"), "For writers.");

  const written = await buildToolkitPdfs(folder, join(folder, "out"), NOTES);

  expect(written).toEqual([join(folder, "out", "lane.pdf")]);
  const document = await open(new Uint8Array(readFileSync(join(folder, "out", "lane.pdf"))));
  expect((await document.getMetadata()).info).toMatchObject({ Title: "Number Lane at home" });
  rmSync(folder, { recursive: true });
});

test("a guide that nobody has tried says so below its title, beside what is least sure, and every guide at its end where it comes from", async () => {
  const folder = mkdtempSync(join(tmpdir(), "toolkits-"));
  writeFileSync(join(folder, "lane.md"), "# Lane\n\nPress one. {unchecked} Press two.\n");
  writeFileSync(join(folder, "tried.md"), "# Tried\n");

  await buildToolkitPdfs(folder, join(folder, "out"), { ...NOTES, isChecked: (slug) => slug === "tried" });

  const read = async (name: string) =>
    partsOf(await open(new Uint8Array(readFileSync(join(folder, "out", name)))), 1);
  const ending: Part[] = [
    ["H2", "About"],
    ["P", "Tell us."],
  ];
  expect(await read("lane.pdf")).toEqual([
    [
      "Document",
      ["H1", "Lane"],
      ["P", "Nobody tried it."],
      ["P", "Press one.", "Not tried yet.", "Press two."],
      ...ending,
    ],
  ]);
  expect(await read("tried.pdf")).toEqual([["Document", ["H1", "Tried"], ...ending]]);
  rmSync(folder, { recursive: true });
});

test("every mistake of a guide is told with file and line", async () => {
  const folder = mkdtempSync(join(tmpdir(), "toolkits-"));
  const path = join(folder, "lane.md");
  writeFileSync(
    path,
    "## Lane\n\n> Quoted.\n\nPress `Enter` →\n\n- [Here](/lane)\n\n#### Deep\n\n# Again\n\n![Map](map.png)\n\nOdd {note}\n",
  );

  await expect(buildToolkitPdfs(folder, join(folder, "out"), NOTES)).rejects.toThrow(
    new Error(
      [
        `${path}:1: a guide begins with its title: # Title`,
        `${path}:3: a quotation has no place here; make it a paragraph`,
        `${path}:5: code has no place here; make it **bold**`,
        `${path}:5: the font has no “→”; write it as a word`,
        `${path}:7: a printed page needs a whole address, not “/lane”`,
        `${path}:9: after a heading of level 2 comes one of level 3 at most`,
        `${path}:11: a guide has one title; use ## here`,
        `${path}:13: a picture has no place here; say in words what it shows`,
        `${path}:15: the only mark in braces is {unchecked}`,
      ].join("\n"),
    ),
  );
  rmSync(folder, { recursive: true });
});

test("a title that would break the file is refused", async () => {
  await expect(buildToolkitPdf("# A & B\n", { title: "A & B", language: "en-US" })).rejects.toThrow(
    "the title “A & B” holds a sign that the file cannot: & or <",
  );
});
