/** A guide of docs/ as a page of the site shows it, made while the site is built. Links to other files are left out. */
import { micromark } from "micromark";
import { gfmTable, gfmTableHtml } from "micromark-extension-gfm-table";
import type { Guide } from "../../web/pages/guide/guide.ts";
import { idOf } from "./markdown.ts";

/**
 * @param file what a mistake is told with
 * @throws Error if it has no title, or a link leads to a heading that is not there
 */
export function readGuide(markdown: string, file: string): Guide {
  const made = micromark(markdown, { extensions: [gfmTable()], htmlExtensions: [gfmTableHtml()] });
  const title = /^<h1>(.*)<\/h1>/.exec(made)?.[1];
  if (title === undefined) throw new Error(`${file}:1: the text begins with its title: # Title`);
  const headings: { readonly id: string; readonly text: string }[] = [];
  /** Also of the smaller ones, to which links may lead. */
  const ids = new Set<string>();
  const html = made
    .replace(/^<h1>.*<\/h1>\n/, "")
    .replaceAll(/<h2>(.*)<\/h2>/g, (_, text: string) => {
      headings.push({ id: idOf(text), text });
      ids.add(idOf(text));
      return `<h2 id="${idOf(text)}">${text}</h2>`;
    })
    .replaceAll(/<h3>(.*)<\/h3>/g, (_, text: string) => {
      ids.add(idOf(text));
      return `<h3 id="${idOf(text)}">${text}</h3>`;
    })
    .replaceAll(/<a href="(?!#|https:)[^"]*">(.*?)<\/a>/g, "$1");
  for (const [, id = ""] of html.matchAll(/<a href="#([^"]*)">/g)) {
    if (!ids.has(id)) throw new Error(`${file}: no heading is called #${id}`);
  }
  return { title, headings, html };
}
