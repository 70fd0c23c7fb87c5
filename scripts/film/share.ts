/** The picture of shared links: Wiggle, and who lives in some of the games that play. */
import { readFileSync } from "node:fs";
import { join } from "node:path";
import type { Browser } from "playwright";
import { catalogue } from "../../games/catalogue.ts";
import { PRODUCT_NAME } from "../../server/product-name.ts";

const ROOT = join(import.meta.dirname, "..", "..");
const PICTURE = join(ROOT, "web", "public", "share.png");
const SIZE = { width: 1200, height: 630 };
/** One of each category, each on its own ground. */
const GAMES = ["polarpairing", "addition", "dinodetectives", "laundryLegend", "socialSense"];

const dataOf = (type: string, ...path: string[]): string =>
  `data:${type};base64,${readFileSync(join(ROOT, "assets", ...path)).toString("base64")}`;

function html(): string {
  const cards = GAMES.map((slug) => {
    const card = catalogue.find((one) => one.slug === slug);
    if (card === undefined) throw new Error(`${slug} does not play`);
    const picture = dataOf("image/svg+xml", "images", "games", `${card.picture ?? slug}.svg`);
    return `<li style="background:${card.bgColor}"><img src="${picture}"></li>`;
  });
  return `<!doctype html><meta charset="utf-8"><style>
    @font-face { font-family: Site; font-weight: 200 800; src: url(${dataOf("font/woff2", "fonts", "atkinson-hyperlegible-next-latin-wght-normal.woff2")}) }
    * { margin: 0; padding: 0; box-sizing: border-box }
    body { width: 1200px; height: 630px; padding: 56px 64px; background: #fff8ed; color: #2b2431; font-family: Site; position: relative }
    h1 { font-size: 100px; font-weight: 800; color: #4f2d84; line-height: 1.1 }
    p { font-size: 42px; line-height: 1.25; margin-top: 16px; width: 600px }
    .wiggle { position: absolute; right: 56px; top: 24px; width: 490px }
    ul { list-style: none; position: absolute; left: 64px; right: 64px; bottom: 48px; display: flex; gap: 20px }
    li { flex: 1; height: 172px; border-radius: 24px; display: grid; place-items: center; overflow: hidden }
    li img { width: 186px; height: 144px; object-fit: contain }
  </style>
  <h1>${PRODUCT_NAME}</h1><p>Free audio games for children who are blind or have low vision</p>
  <img class="wiggle" src="${dataOf("image/svg+xml", "images", "wiggle-listening.svg")}"><ul>${cards.join("")}</ul>`;
}

export async function takeShare(browser: Browser): Promise<void> {
  const page = await browser.newPage({ viewport: SIZE });
  await page.setContent(html(), { waitUntil: "load" });
  await page.evaluate("document.fonts.ready");
  await page.screenshot({ path: PICTURE });
  await page.close();
}
