/**
 * Paper for a guide, as PDFKit sees it. Every piece of text stands in the tree of the document's parts, in the order in
 * which it is to be read aloud; what only decorates is marked as an artifact, which screen readers leave out.
 */
import PdfKit from "pdfkit";
import { FONTS } from "./toolkit-pdf-font.ts";
import type { Link, Span } from "./toolkit-pdf-guide.ts";
import type { Line, Measure } from "./toolkit-pdf-lines.ts";

type Part = PDFKit.PDFStructureElement;

export interface Look {
  readonly size: number;
  readonly isBold: boolean;
  readonly color: string;
}

export interface Paper {
  /** A part of the document, to be filled from now on. */
  part(type: string, within: Part): Part;
  readonly root: Part;
  measure(look: Look): Measure;
  /** Goes on below what has been drawn; at the top of a page this does nothing. */
  skip(points: number): void;
  /** Sees to it that this much is drawn on one page. */
  keepTogether(points: number): void;
  /** Draws one line below what has been drawn, on a new page where this one is full. */
  line(line: Line, look: Look, indent: number, into: Part): void;
  /** Draws what stands before the next line, such as its number. */
  label(text: string, look: Look, indent: number, into: Part): void;
  bookmark(title: string, level: number): void;
  /** Writes the page numbers. */
  finish(): Promise<Uint8Array>;
}

/** US Letter, in points: what schools of our readers print on. */
const PAGE = { width: 612, height: 792, margin: 64 } as const;
export const TEXT_WIDTH = PAGE.width - 2 * PAGE.margin;
const BOTTOM = PAGE.height - PAGE.margin - 12;
const LINK_COLOR = "#0b3f91";
/** Our own color, as the site has it, along the head of each page. */
const BRAND_COLOR = "#4d2d85";
const BAND = 14;
const FOOTER: Look = { size: 11, isBold: false, color: "#404040" };

/** Says in the file that it keeps the standard for accessible documents, ISO 14289-1. */
const PDF_UA =
  '<rdf:Description rdf:about="" xmlns:pdfuaid="http://www.aiim.org/pdfua/ns/id/">' +
  "<pdfuaid:part>1</pdfuaid:part></rdf:Description>";

export const lineHeight = ({ size }: Look): number => size * 1.5;

export function createPaper(title: string, language: string): Paper {
  // PDFKit writes the title into the file's XML as it is.
  if (/[&<]/.test(title)) throw new Error(`the title “${title}” holds a sign that the file cannot: & or <`);
  const pdf = new PdfKit({
    size: [PAGE.width, PAGE.height],
    margin: 0,
    pdfVersion: "1.7",
    tagged: true,
    lang: language,
    displayTitle: true,
    info: { Title: title },
    bufferPages: true,
  });
  pdf.appendXML(PDF_UA);
  const chunks: Buffer[] = [];
  pdf.on("data", (chunk: Buffer) => chunks.push(chunk));
  const ended = new Promise<Uint8Array>((resolve, reject) => {
    pdf.on("end", () => resolve(new Uint8Array(Buffer.concat(chunks))));
    pdf.on("error", reject);
  });

  for (const [style, font] of Object.entries(FONTS)) pdf.registerFont(style, font);
  const root = pdf.struct("Document");
  pdf.addStructure(root);
  const bookmarks: PDFKit.PDFOutline[] = [pdf.outline];
  let y: number = PAGE.margin;
  let open: { link: Link; part: Part } | null = null;

  const choose = (look: Look, { isBold, isItalic }: Pick<Span, "isBold" | "isItalic">): void => {
    pdf
      .font(`${look.isBold || isBold ? 700 : 400}-${isItalic ? "italic" : "normal"}`)
      .fontSize(look.size)
      .fillColor(look.color);
  };
  const part = (type: string, within: Part): Part => {
    const made = pdf.struct(type);
    within.add(made);
    return made;
  };
  const write = (text: string, x: number, tag: string, into: Part): void => {
    const content = pdf.markStructureContent(tag);
    pdf.text(text, x, y, { lineBreak: false });
    pdf.endMarkedContent();
    into.add(content);
  };
  const turnPage = (): void => {
    // A link's place is written with the page on which it ends, so none may go on over two.
    open?.part.end();
    open = null;
    pdf.addPage();
    y = PAGE.margin;
  };
  const keepTogether = (points: number): void => {
    if (y > PAGE.margin && y + points > BOTTOM) turnPage();
  };
  /** One part for a link, however many styles and lines it takes. */
  const linkPart = (link: Link, into: Part): Part => {
    if (open?.link === link) return open.part;
    open?.part.end();
    open = { link, part: part("Link", into) };
    return open.part;
  };
  const writeLink = (text: string, x: number, look: Look, link: Link, into: Part): void => {
    const width = pdf.widthOfString(text.trimEnd());
    const within = linkPart(link, into);
    pdf.fillColor(LINK_COLOR);
    write(text, x, "Link", within);
    // PDFKit writes a string as a name, unless it is an object.
    const options = { structParent: within, Contents: Object(`${text.trimEnd()}: ${link.href}`) as string };
    pdf.link(x, y, width, look.size * 1.25, link.href, options);
    pdf.markContent("Artifact", { type: "Layout" });
    const under = y + look.size * 1.12;
    pdf
      .lineWidth(0.8)
      .moveTo(x, under)
      .lineTo(x + width, under)
      .stroke(LINK_COLOR);
    pdf.endMarkedContent();
  };

  return {
    root,
    part,
    keepTogether,
    measure: (look) => (text, span) => {
      choose(look, span);
      return pdf.widthOfString(text);
    },
    skip(points) {
      if (y > PAGE.margin) y += points;
    },
    line(line, look, indent, into) {
      keepTogether(lineHeight(look));
      let x = PAGE.margin + indent;
      for (const { span, text } of line) {
        choose(look, span);
        if (span.link === null) write(text, x, "Span", into);
        else writeLink(text, x, look, span.link, into);
        x += pdf.widthOfString(text);
      }
      y += lineHeight(look);
    },
    label(text, look, indent, into) {
      keepTogether(lineHeight(look));
      choose(look, { isBold: false, isItalic: false });
      write(text, PAGE.margin + indent, "Lbl", into);
    },
    bookmark(text, level) {
      const parent = bookmarks[level - 1] ?? pdf.outline;
      // It counts `left` from the right edge, and both from where they are not seen.
      const options = { expanded: true, top: Math.max(0, y - 12), left: PAGE.width };
      bookmarks.splice(level, Number.POSITIVE_INFINITY, parent.addItem(text, options));
    },
    async finish() {
      open?.part.end();
      const { count } = pdf.bufferedPageRange();
      for (let page = 0; page < count; page++) {
        pdf.switchToPage(page);
        pdf.markContent("Artifact", { type: "Layout" });
        pdf.rect(0, 0, PAGE.width, BAND).fill(BRAND_COLOR);
        pdf.endMarkedContent();
        pdf.markContent("Artifact", { type: "Pagination" });
        choose(FOOTER, { isBold: false, isItalic: false });
        const text = `Page ${page + 1} of ${count}`;
        const x = PAGE.width - PAGE.margin - pdf.widthOfString(text);
        pdf.text(text, x, PAGE.height - PAGE.margin + 12, { lineBreak: false });
        pdf.endMarkedContent();
      }
      root.end();
      pdf.end();
      return ended;
    },
  };
}
