/** A guide as its writer means it: read once from Markdown, so that whoever draws it meets nothing unknown. */
import type { List, Nodes, PhrasingContent, RootContent } from "mdast";
import { fromMarkdown } from "mdast-util-from-markdown";

export interface Link {
  /** A whole address. */
  readonly href: string;
}

export interface Span {
  readonly text: string;
  readonly isBold: boolean;
  readonly isItalic: boolean;
  /** Spans in several styles may be of one link. */
  readonly link: Link | null;
}

export interface Heading {
  readonly type: "heading";
  readonly level: number;
  readonly spans: readonly Span[];
}

export type Block =
  | Heading
  | { readonly type: "paragraph"; readonly spans: readonly Span[] }
  /** Each item is a row of blocks. `first` is the number of the first item, or null where the list has none. */
  | { readonly type: "list"; readonly first: number | null; readonly items: readonly (readonly Block[])[] };

/** What a writer puts behind a sentence that nobody has tried, and what is printed for it. */
const MARK = "{unchecked}";
const NOT_TRIED = "Not tried yet.";

const PLAIN: Span = { text: "", isBold: false, isItalic: false, link: null };

const INSTEAD: Readonly<Record<string, string>> = {
  blockquote: "a quotation has no place here; make it a paragraph",
  break: "a line cannot be broken by hand; begin a new paragraph",
  code: "a block of code has no place here; make it a paragraph, without four spaces in front",
  definition: "write the link's address where the link is: [text](https://…)",
  heading: "a heading has no place in a list",
  html: "HTML has no place here, not even a comment",
  image: "a picture has no place here; say in words what it shows",
  imageReference: "a picture has no place here; say in words what it shows",
  inlineCode: "code has no place here; make it **bold**",
  linkReference: "write the link's address where the link is: [text](https://…)",
  thematicBreak: "a line across has no place here; use a heading",
};

/** A text with its marks as spans of their own. */
function marked(text: string, style: Span): Span[] {
  const mark = { ...style, text: NOT_TRIED, isItalic: true };
  return text
    .split(MARK)
    .flatMap((part, index) => [...(index === 0 ? [] : [mark]), { ...style, text: part }])
    .filter((span) => span.text !== "");
}

export const plain = (text: string): Span => ({ ...PLAIN, text });
export const plainText = (spans: readonly Span[]): string => spans.map(({ text }) => text).join("");

/**
 * @param file what a mistake is told with
 * @param canWrite whether the font has this sign
 * @throws Error that lists every mistake with file and line
 */
export function readGuide(
  markdown: string,
  file: string,
  canWrite: (sign: string) => boolean,
): readonly Block[] {
  const mistakes = new Set<string>();
  const complain = (node: Nodes, what: string): void => {
    mistakes.add(`${file}:${node.position?.start.line ?? 1}: ${what}`);
  };

  const refuse = (node: Nodes): never[] => {
    complain(node, INSTEAD[node.type] ?? `${node.type} has no place here`);
    return [];
  };

  const spansOf = (nodes: readonly PhrasingContent[], style: Span): Span[] =>
    nodes.flatMap((node): Span[] => {
      switch (node.type) {
        case "text": {
          const missing = new Set([...node.value].filter((sign) => sign !== "\n" && !canWrite(sign)));
          for (const sign of missing) complain(node, `the font has no “${sign}”; write it as a word`);
          if (node.value.replaceAll(MARK, "").includes("{"))
            complain(node, `the only mark in braces is ${MARK}`);
          return marked(node.value.replaceAll(/\s+/g, " "), style);
        }
        case "strong":
          return spansOf(node.children, { ...style, isBold: true });
        case "emphasis":
          return spansOf(node.children, { ...style, isItalic: true });
        case "link":
          if (!/^(https?:\/\/|mailto:)/.test(node.url)) {
            complain(node, `a printed page needs a whole address, not “${node.url}”`);
          }
          return spansOf(node.children, { ...style, link: { href: node.url } });
        default:
          return refuse(node);
      }
    });

  const listOf = (list: List): Block => ({
    type: "list",
    first: list.ordered === true ? (list.start ?? 1) : null,
    items: list.children.map((item) => {
      if (item.children.length === 0) complain(item, "this item is empty");
      return item.children.flatMap((node) => (node.type === "heading" ? refuse(node) : blocksOf(node)));
    }),
  });

  let lastLevel = 0;
  const blocksOf = (node: RootContent): Block[] => {
    switch (node.type) {
      case "heading": {
        if (lastLevel === 0 && node.depth !== 1) complain(node, "a guide begins with its title: # Title");
        else if (lastLevel > 0 && node.depth === 1) complain(node, "a guide has one title; use ## here");
        else if (node.depth > lastLevel + 1)
          complain(node, `after a heading of level ${lastLevel} comes one of level ${lastLevel + 1} at most`);
        lastLevel = node.depth;
        return [{ type: "heading", level: node.depth, spans: spansOf(node.children, PLAIN) }];
      }
      case "paragraph":
        return [{ type: "paragraph", spans: spansOf(node.children, PLAIN) }];
      case "list":
        return [listOf(node)];
      default:
        return refuse(node);
    }
  };

  const tree = fromMarkdown(markdown);
  if (tree.children[0]?.type !== "heading")
    complain(tree.children[0] ?? tree, "a guide begins with its title: # Title");
  const blocks = tree.children.flatMap(blocksOf);
  if (mistakes.size > 0) throw new Error([...mistakes].join("\n"));
  return blocks;
}
