/** A part of a page as a screen reader says it, by @guidepup/virtual-screen-reader. */
import { createRequire } from "node:module";
import type { virtual } from "@guidepup/virtual-screen-reader";
import type { Locator, Page } from "playwright";

const READER = createRequire(import.meta.url).resolve("@guidepup/virtual-screen-reader/browser.js");

interface ReaderWindow {
  readonly reader: typeof virtual;
}

/** Far more than any page has: a reader that goes in a circle is to stop. */
const MOST_PHRASES = 1500;

/** From the first line of this part to its last, one phrase a line, as people hear it. */
export async function readOut(page: Page, part: Locator): Promise<string> {
  await bringReader(page);
  const phrases = await part.evaluate(async (container, most) => {
    // The reader takes for text what stands in these; a browser that runs scripts has no such text, or keeps it folded.
    const unread = "noscript, details:not([open]) > :not(summary)";
    for (const element of container.querySelectorAll(unread)) element.remove();
    const { reader } = window as unknown as ReaderWindow;
    await reader.start({ container });
    const first = await reader.lastSpokenPhrase();
    for (let count = 0; count < most; count += 1) {
      await reader.next();
      // At the end it begins again.
      if ((await reader.lastSpokenPhrase()) === first) break;
    }
    const said = await reader.spokenPhraseLog();
    await reader.stop();
    return said;
  }, MOST_PHRASES);
  return `${asHeard(phrases.slice(0, -1)).join("\n")}\n`;
}

/** The page may run only what comes from its own server. */
async function bringReader(page: Page): Promise<void> {
  await page.route("**/reader.js", (route) => route.fulfill({ path: READER }));
  await page.route("**/begin.js", (route) =>
    route.fulfill({
      contentType: "text/javascript",
      body: 'import { virtual } from "/reader.js"; window.reader = virtual;',
    }),
  );
  await page.addScriptTag({ url: "/begin.js", type: "module" });
}

/** What other readers pass over: where a paragraph begins, what is bold, and the end of everything. */
const PASSED_OVER = /^(paragraph|strong|listitem, .*|end of .*)$/;
/** Its name is the text in it or beside it, which this reader says once more in pieces. */
const NAMED_BY_TEXT = /^(?:link|button|heading|tab|radio|group), /;

/** Only their contraries are news. */
const UNREMARKABLE = /, not (busy|disabled|invalid)(?=,|$)/g;

function asHeard(phrases: readonly string[]): string[] {
  const lines: string[] = [];
  let unsaid = "";
  for (const phrase of phrases) {
    if (phrase.startsWith("end of ")) unsaid = "";
    if (PASSED_OVER.test(phrase)) continue;
    if (unsaid.startsWith(phrase)) {
      unsaid = unsaid.slice(phrase.length).trimStart();
      continue;
    }
    unsaid = phrase.replace(NAMED_BY_TEXT, "");
    if (unsaid === phrase) unsaid = "";
    lines.push(phrase.replaceAll(UNREMARKABLE, ""));
  }
  return lines;
}
