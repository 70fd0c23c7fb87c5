import { existsSync, readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import * as z from "zod";
import { carriedPackages } from "./carried-packages.ts";

export const NOTICES = "THIRD-PARTY-NOTICES.txt";

const LICENSE_FILE = /^(licen[cs]e|copying|notice)([.-].*)?$/i;
const RULE = "=".repeat(80);
const HEAD = `This product holds work of others, under the licenses below. Written by \`npm run notices\`.`;
/** What is no package: files of ours that are cut or drawn from the work of others. */
const FILES = [
  ["The font Atkinson Hyperlegible Next (assets/fonts)", "assets/fonts/OFL.txt"],
  ["Recordings of instruments and sounds (assets/recordings)", "assets/recordings/LICENSE.txt"],
  ["Words of Spelling Bee Hive (games/spellingbee/words)", "games/spellingbee/words/LICENSE.txt"],
] as const;
/** Node's own file, which the console's program carries beside this one. */
export const NODE_LICENSE = "NODE-LICENSE.txt";
const NODE = `The console's archive also holds Node.js (https://github.com/nodejs/node), Copyright Node.js contributors, under the
MIT license. Its words, and what Node.js itself holds under which licenses, stand in ${NODE_LICENSE} beside this file there.`;

/** Of packages that name the license and bring none of its words: https://opensource.org/license/mit */
const MIT = `Permission is hereby granted, free of charge, to any person obtaining a copy of this software and associated
documentation files (the "Software"), to deal in the Software without restriction, including without limitation the
rights to use, copy, modify, merge, publish, distribute, sublicense, and/or sell copies of the Software, and to permit
persons to whom the Software is furnished to do so, subject to the following conditions:

The above copyright notice and this permission notice shall be included in all copies or substantial portions of the
Software.

THE SOFTWARE IS PROVIDED "AS IS", WITHOUT WARRANTY OF ANY KIND, EXPRESS OR IMPLIED, INCLUDING BUT NOT LIMITED TO THE
WARRANTIES OF MERCHANTABILITY, FITNESS FOR A PARTICULAR PURPOSE AND NONINFRINGEMENT. IN NO EVENT SHALL THE AUTHORS OR
COPYRIGHT HOLDERS BE LIABLE FOR ANY CLAIM, DAMAGES OR OTHER LIABILITY, WHETHER IN AN ACTION OF CONTRACT, TORT OR
OTHERWISE, ARISING FROM, OUT OF OR IN CONNECTION WITH THE SOFTWARE OR THE USE OR OTHER DEALINGS IN THE SOFTWARE.`;

const description = z.object({
  license: z.string().optional(),
  author: z.union([z.string(), z.object({ name: z.string() })]).optional(),
  repository: z.union([z.string(), z.object({ url: z.string() })]).optional(),
});

/** Packages with the same words stand above them together. Throws where a package is not installed. */
export function writeNotices(root: string): string {
  const byText = new Map<string, string[]>();
  for (const { folder, title } of carriedPackages(root)) {
    const text = licenseOf(join(root, folder));
    byText.set(text, [...(byText.get(text) ?? []), title]);
  }
  const sections = [
    ...FILES.map(([title, file]) => [title, readFileSync(join(root, file), "utf8").trim()]),
    ["Node.js", NODE],
    ...[...byText].map(([text, titles]) => [titles.join("\n"), text]),
  ];
  return `${[HEAD, ...sections.map(([title, text]) => `${RULE}\n${title}\n\n${text}`)].join("\n\n")}\n`;
}

function licenseOf(folder: string): string {
  if (!existsSync(folder)) throw new Error(`${folder} is not installed: npm ci`);
  const texts = readdirSync(folder)
    .filter((name) => LICENSE_FILE.test(name))
    .toSorted()
    .map((name) => readFileSync(join(folder, name), "utf8").replaceAll("\r\n", "\n").trim());
  if (texts.length > 0) return texts.join("\n\n");
  const file = JSON.parse(readFileSync(join(folder, "package.json"), "utf8"));
  const { license = "no license is named", author, repository } = description.parse(file);
  const by = typeof author === "string" ? author : author?.name;
  const from = typeof repository === "string" ? repository : repository?.url;
  const words = license === "MIT" ? `\n${MIT}` : "";
  return [`License: ${license}`, by && `By ${by}`, from, words].filter(Boolean).join("\n");
}
