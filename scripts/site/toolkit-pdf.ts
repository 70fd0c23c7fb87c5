/** Guides for grown-ups as PDF files that a screen reader can read: headings, lists, links, language, bookmarks. */
import { mkdirSync, readdirSync, readFileSync, writeFileSync } from "node:fs";
import { basename, join } from "node:path";
import { canWrite } from "./toolkit-pdf-font.ts";
import { plain, plainText, readGuide, type Block } from "./toolkit-pdf-guide.ts";
import { linesOf } from "./toolkit-pdf-lines.ts";
import { createPaper, lineHeight, TEXT_WIDTH, type Look, type Paper } from "./toolkit-pdf-page.ts";

type Part = Paper["root"];

const BODY: Look = { size: 14, isBold: false, color: "#1a1a1a" };
/** By level; deeper ones look like the last. */
const HEADINGS: readonly [Look, ...Look[]] = [
  { size: 26, isBold: true, color: "#12264f" },
  { size: 20, isBold: true, color: "#12264f" },
  { size: 16, isBold: true, color: "#12264f" },
];
const headingLook = (level: number): Look => HEADINGS[level - 1] ?? { ...HEADINGS[0], size: 14 };
const PARAGRAPH_GAP = 9;
const LIST_INDENT = 26;
const MOST_TOGETHER = 3;

function drawText(
  paper: Paper,
  spans: Parameters<typeof linesOf>[0],
  look: Look,
  indent: number,
  into: Part,
) {
  const lines = linesOf(spans, TEXT_WIDTH - indent, paper.measure(look));
  paper.keepTogether(togetherAtFirst(lines.length) * lineHeight(look));
  for (const [index, line] of lines.entries()) {
    // No last line goes to the next page alone.
    if (index === lines.length - 2) paper.keepTogether(2 * lineHeight(look));
    paper.line(line, look, indent, into);
  }
}

/** How many lines of a text stay with its first: no line of it stands alone on a page. */
const togetherAtFirst = (lines: number): number => (lines <= MOST_TOGETHER ? lines : 2);

function drawBlock(paper: Paper, block: Block, indent: number, within: Part): void {
  switch (block.type) {
    case "heading": {
      const look = headingLook(block.level);
      paper.skip(look.size * 0.7);
      // A heading stays with the text that it announces.
      paper.keepTogether(2 * lineHeight(look) + MOST_TOGETHER * lineHeight(BODY) + PARAGRAPH_GAP);
      paper.bookmark(plainText(block.spans), block.level);
      drawText(paper, block.spans, look, indent, paper.part(`H${block.level}`, within));
      return paper.skip(PARAGRAPH_GAP / 2);
    }
    case "paragraph":
      drawText(paper, block.spans, BODY, indent, paper.part("P", within));
      return paper.skip(PARAGRAPH_GAP);
    case "list": {
      const list = paper.part("L", within);
      for (const [index, blocks] of block.items.entries()) {
        const item = paper.part("LI", list);
        // The label stands beside the first line, so it goes to the next page with it.
        paper.keepTogether(MOST_TOGETHER * lineHeight(BODY));
        const label = block.first === null ? "• " : `${block.first + index}. `;
        paper.label(label, BODY, indent + (block.first === null ? 8 : 0), paper.part("Lbl", item));
        const body = paper.part("LBody", item);
        for (const child of blocks) drawBlock(paper, child, indent + LIST_INDENT, body);
      }
      return undefined;
    }
  }
}

async function draw(blocks: readonly Block[], title: string, language: string): Promise<Uint8Array> {
  const paper = createPaper(title, language);
  for (const block of blocks) drawBlock(paper, block, 0, paper.root);
  return paper.finish();
}

/**
 * @param markdown headings, paragraphs, lists, links, bold and italic; anything else is a mistake
 * @param about the document's title, and its language as in HTML ("en-US")
 * @throws Error that lists every mistake with its line
 */
export function buildToolkitPdf(
  markdown: string,
  about: { readonly title: string; readonly language: string },
): Promise<Uint8Array> {
  return draw(readGuide(markdown, "guide", canWrite), about.title, about.language);
}

/** What all guides say of themselves, and of which it is true that nobody has tried them. */
export interface GuideNotes {
  readonly unchecked: string;
  readonly ending: { readonly title: string; readonly text: string };
  /** By the name of the file: "stardew-valley". */
  readonly isChecked: (slug: string) => boolean;
}

/** A guide with what stands in all of them: whether it was tried below its title, and where it comes from at its end. */
function withNotes(
  blocks: readonly Block[],
  slug: string,
  { unchecked, ending, isChecked }: GuideNotes,
): Block[] {
  const [title, ...rest] = blocks;
  const note: Block = { type: "paragraph", spans: [{ ...plain(unchecked), isBold: true }] };
  return [
    ...(title === undefined ? [] : [title]),
    ...(isChecked(slug) ? [] : [note]),
    ...rest,
    { type: "heading", level: 2, spans: [plain(ending.title)] },
    { type: "paragraph", spans: [plain(ending.text)] },
  ];
}

/**
 * Makes SLUG.pdf of every SLUG.md of a folder.
 * @returns the paths of the files it wrote
 * @throws Error that lists every mistake of a guide with file and line
 */
export async function buildToolkitPdfs(
  fromFolder: string,
  toFolder: string,
  notes: GuideNotes,
): Promise<string[]> {
  mkdirSync(toFolder, { recursive: true });
  const written: string[] = [];
  for (const name of readdirSync(fromFolder).toSorted()) {
    if (!name.endsWith(".md") || name === "README.md") continue;
    const path = join(fromFolder, name);
    const blocks = readGuide(readFileSync(path, "utf8"), path, canWrite);
    const [title] = blocks;
    if (title?.type !== "heading") throw new Error(`${path}:1: a guide begins with its title`);
    const slug = basename(name, ".md");
    const target = join(toFolder, `${slug}.pdf`);
    // One after the other: a PDF is bound by the processor.
    writeFileSync(target, await draw(withNotes(blocks, slug, notes), plainText(title.spans), "en-US"));
    written.push(target);
  }
  return written;
}
