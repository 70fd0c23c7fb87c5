/** A legal text as its writer means it, out of a small part of Markdown: title, date, headings, paragraphs, lists, links. */
import type { Nodes, Paragraph, PhrasingContent, RootContent } from "mdast";
import { fromMarkdown } from "mdast-util-from-markdown";
import type { LegalBlock, LegalText } from "../../web/pages/legal/legal-text.ts";

type Part = Extract<LegalBlock, { type: "paragraph" }>["parts"][number];

const UPDATED = /^Last updated: ([A-Z][a-z]+ \d{1,2}, \d{4})$/;
const MAIL = "mailto:";

/**
 * @param file what a mistake is told with
 * @throws Error that lists every mistake with file and line
 */
export function readLegalText(markdown: string, file: string): LegalText {
  const mistakes: string[] = [];
  const complain = (node: Nodes | undefined, what: string): void => {
    mistakes.push(`${file}:${node?.position?.start.line ?? 1}: ${what}`);
  };

  const plainText = (nodes: readonly PhrasingContent[]): string =>
    nodes.map((node) => (node.type === "text" ? oneLine(node.value) : refuse(node))).join("");
  const refuse = (node: Nodes): string => {
    complain(node, `${node.type} has no place here; write plain text, **bold**, links, headings and lists`);
    return "";
  };

  const partOf = (node: PhrasingContent): Part => {
    if (node.type === "strong") return { strong: plainText(node.children) };
    if (node.type !== "link") return plainText([node]);
    const label = plainText(node.children);
    if (node.url.startsWith(MAIL)) return { label, email: node.url.slice(MAIL.length) };
    if (!/^(https:\/\/|\/[a-z-]*$)/.test(node.url)) {
      complain(node, `a link leads to https://…, mailto:… or a page such as /impact, not to “${node.url}”`);
    }
    return { label, url: node.url };
  };
  const partsOf = (paragraph: Paragraph): Part[] => paragraph.children.map(partOf);

  const ids = new Set<string>();
  const blockOf = (node: RootContent): LegalBlock[] => {
    switch (node.type) {
      case "heading": {
        if (node.depth !== 2) complain(node, "below the title every heading has two signs: ##");
        const text = plainText(node.children);
        const id = idOf(text);
        if (ids.has(id)) complain(node, `another heading says “${text}”; links need to tell them apart`);
        ids.add(id);
        return [{ type: "heading", id, text }];
      }
      case "paragraph":
        return [{ type: "paragraph", parts: partsOf(node) }];
      case "list": {
        if (node.ordered === true) complain(node, "begin each entry of a list with - ");
        const items = node.children.map(({ children: [first, ...more] }) => {
          if (first?.type === "paragraph" && more.length === 0) return partsOf(first);
          complain(more[0] ?? first ?? node, "an entry of a list is one paragraph");
          return [];
        });
        return [{ type: "list", items }];
      }
      default:
        refuse(node);
        return [];
    }
  };

  const [first, second, ...rest] = fromMarkdown(markdown).children;
  const isTitled = first?.type === "heading" && first.depth === 1;
  if (!isTitled) complain(first, "the text begins with its title: # Title");
  const updated = second?.type === "paragraph" ? UPDATED.exec(plainText(second.children))?.[1] : undefined;
  if (updated === undefined)
    complain(second, "after the title comes a line such as: Last updated: July 18, 2025");
  const blocks = rest.flatMap(blockOf);
  if (mistakes.length > 0 || updated === undefined) throw new Error(mistakes.join("\n"));
  return { title: isTitled ? plainText(first.children) : "", updated, blocks };
}

const oneLine = (text: string): string => text.replaceAll(/\s+/g, " ");

/** "What we aim for" is #what-we-aim-for. */
export const idOf = (heading: string): string =>
  heading
    .toLowerCase()
    .replaceAll(/[^a-z0-9]+/g, "-")
    .replaceAll(/^-|-$/g, "");
