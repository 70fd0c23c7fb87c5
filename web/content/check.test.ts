import {
  copyFileSync,
  cpSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { checkContent } from "./check.ts";

const ASSETS = join(import.meta.dirname, "..", "..", "assets");

let assets: string;
let folder: string;
beforeEach(() => {
  assets = mkdtempSync(join(tmpdir(), "content-"));
  folder = join(assets, "content");
  mkdirSync(folder);
  for (const name of readdirSync(join(ASSETS, "content")).filter((file) => file.endsWith(".json")))
    copyFileSync(join(ASSETS, "content", name), join(folder, name));
  for (const name of ["pictures", "films"]) symlinkSync(join(ASSETS, "content", name), join(folder, name));
  symlinkSync(join(ASSETS, "toolkits"), join(assets, "toolkits"));
});
afterEach(() => rmSync(assets, { recursive: true }));

/** What an author may do to a file: `change` gets what stands at the path; nothing in return removes it. */
function edit(file: string, path: readonly PropertyKey[], change: (old: unknown) => unknown): void {
  const content = { root: JSON.parse(readFileSync(join(folder, file), "utf8")) as unknown };
  const whole: PropertyKey[] = ["root", ...path];
  let owner: Record<PropertyKey, unknown> = content;
  for (const step of whole.slice(0, -1)) owner = owner[step] as Record<PropertyKey, unknown>;
  const last = whole.at(-1) ?? "root";
  owner[last] = change(owner[last]);
  writeFileSync(join(folder, file), JSON.stringify(content.root));
}

const withoutLast = (list: unknown): unknown => (list as unknown[]).slice(0, -1);

describe("the content of the site", () => {
  it("is whole", () => {
    expect(checkContent(folder)).toEqual([]);
  });

  it("has every file, and none that nothing reads", () => {
    rmSync(join(folder, "press.json"));
    writeFileSync(join(folder, "news.json"), "[]");
    expect(checkContent(folder)).toEqual([
      expect.stringMatching(
        /^news\.json: the whole file: found "news\.json"\. Nothing reads it: use one of .*press/,
      ),
      "press.json: the whole file: missing. The file is missing: restore it.",
    ]);
  });

  it("has no file that is named and empty", () => {
    rmSync(join(folder, "films"));
    cpSync(join(ASSETS, "content", "films"), join(folder, "films"), { recursive: true });
    writeFileSync(join(folder, "films", "addition.webm"), "");
    expect(checkContent(folder)).toEqual([
      'home.json: showcase.film.file: found "films/addition.webm". The file is empty: restore it.',
    ]);
  });

  it("tells where there is no content at all", () => {
    expect(checkContent(join(folder, "nowhere"))).toHaveLength(12);
  });

  it("is JSON", () => {
    writeFileSync(join(folder, "press.json"), '[{ "image": ');
    expect(checkContent(folder)).toEqual([
      expect.stringMatching(/^press\.json: the whole file: found .*\. This is not JSON \(.+\)\. Mend it/),
    ]);
  });

  it.each<[string, PropertyKey[], number]>([
    ["testimonials.json", [], 7],
    ["press.json", [], 28],
    ["toolkits.json", [], 100],
    ["projects.json", ["classrooms"], 5],
    ["impact.json", ["accolades", "awards"], 5],
    ["impact.json", ["map", "schools"], 24],
    ["impact.json", ["associated", "organizations"], 18],
    ["impact.json", ["partnered", "schools"], 8],
    ["studio.json", ["showcase", "games"], 5],
    ["console.json", ["backing", "grants"], 2],
    ["toolkit-page.json", ["partners", "logos"], 5],
    ["home.json", ["whatWeDo", "cards"], 4],
  ])("counts what the specification counts: %s %j", (file, path, count) => {
    edit(file, path, withoutLast);
    const [problem, ...others] = checkContent(folder);
    expect(others).toEqual([]);
    expect(problem).toMatch(new RegExp(`^${file}: .+\\. Give exactly ${count}, not ${count - 1}\\.$`));
  });

  it("has the six groups of the team in their order", () => {
    edit("team.json", ["groups", 2, "staffTitle"], () => "Designers");
    expect(checkContent(folder)).toEqual([
      'team.json: groups[2].staffTitle: found "Designers". Give "Design".',
    ]);
  });

  it.each<[string, string, PropertyKey[], unknown, string]>([
    ["a missing field", "press.json", [3, "network"], undefined, "[3].network: missing. Give a string."],
    ["a wrong kind", "press.json", [3, "text"], 7, "[3].text: found 7. Give a string."],
    [
      "an unknown field",
      "press.json",
      [3, "date"],
      "May",
      '[3].date: found "May". There is no such field: remove it, or mend its spelling.',
    ],
    [
      "an empty text",
      "press.json",
      [3, "text"],
      "",
      '[3].text: found "". Write a text, without spaces around it.',
    ],
    [
      "HTML",
      "press.json",
      [3, "text"],
      "A <b>bold</b> claim",
      '[3].text: found "A <b>bold</b> claim". Write plain text: HTML would be shown, not obeyed.',
    ],
    [
      "an unsafe address",
      "press.json",
      [3, "url"],
      "http://example.org/",
      '[3].url: found "http://example.org/". Give a whole address that begins with https://.',
    ],
    [
      "a script for an address",
      "press.json",
      [3, "url"],
      "javascript:alert(1)",
      '[3].url: found "javascript:alert(1)". Give a whole address that begins with https://.',
    ],
    [
      "a picture that is not there",
      "press.json",
      [3, "image", "file"],
      "lost.svg",
      '[3].image.file: found "pictures/lost.svg". There is no such file: add it beside the content.',
    ],
    [
      "a picture elsewhere",
      "press.json",
      [3, "image", "file"],
      "../x.svg",
      '[3].image.file: found "../x.svg". Name a file in the folder pictures, in small letters: classroom-1.webp.',
    ],
    ["a sample that is not true", "press.json", [3, "sample"], "yes", '[3].sample: found "yes". Give true.'],
    [
      "a faulty part of a line",
      "testimonials.json",
      [1, "role", 1, "url"],
      "mailto:a",
      '[1].role[1].url: found "mailto:a". Give a whole address that begins with https://.',
    ],
    [
      "a place off the map",
      "impact.json",
      ["map", "schools", 5, "latitude"],
      123,
      "map.schools[5].latitude: found 123. Give at most 90.",
    ],
    [
      "a page that has no path",
      "home.json",
      ["impact", "link", "url"],
      "impact",
      'impact.link.url: found "impact". Give the path of a page, such as /game-toolkit.',
    ],
    [
      "an unknown platform",
      "toolkits.json",
      [9, "platform"],
      "Atari",
      '[9].platform: found "Atari". Give "PC" or "Xbox" or "PS5" or "Switch" or "Mobile".',
    ],
    [
      "an icon of another platform",
      "toolkits.json",
      [0, "platformIcon"],
      "mobile",
      '[0].platformIcon: found "mobile". Give the icon of the platform: desktop for PC, mobile for Mobile, controller for the others.',
    ],
    ["an id out of order", "toolkits.json", [9, "id"], 11, "[9].id: found 11. Number them in order: 10."],
    [
      "a name that is there already",
      "toolkits.json",
      [1, "name"],
      "Forza Motorsport",
      '[1].name: found "Forza Motorsport". Another toolkit has this name.',
    ],
    [
      "a guide that is not there",
      "toolkits.json",
      [0, "pdfUrl"],
      "/toolkits/lost.pdf",
      '[0].pdfUrl: found "../toolkits/lost.md". There is no such file: add it beside the content.',
    ],
    [
      "a guide that does not say whether it was tried",
      "toolkits.json",
      [0, "checked"],
      undefined,
      "[0].checked: missing. Say of a guide whether it was tried: false until somebody has; without a guide leave it out.",
    ],
    [
      "an age that no filter has",
      "toolkits.json",
      [7, "age", "from"],
      11,
      "[7].age.from: found 11. Give 6 or 10 or 13 or 17.",
    ],
    [
      "an unknown block",
      "troubleshooting.json",
      ["issues", 0, "blocks", 0, "type"],
      "table",
      'issues[0].blocks[0].type: found "table". It has none of the forms that are possible here: see docs/content.md.',
    ],
  ])("refuses %s, and says where and what to do", (_fault, file, path, value, told) => {
    edit(file, path, () => value);
    expect(checkContent(folder)).toEqual([`${file}: ${told}`]);
  });

  it("wants the pictures of a step in three sizes, and a film with its captions", () => {
    edit("troubleshooting.json", ["issues", 0, "blocks", 1], () => {
      return { type: "image", prefix: "lost-", suffix: ".png", caption: "Lost" };
    });
    edit("home.json", ["showcase", "film"], () => {
      return {
        file: "lost.webm",
        mp4: "lost.mp4",
        captions: "lost.vtt",
        told: ["Somebody plays by ear."],
      };
    });
    const missing = "There is no such file: add it beside the content.";
    expect(checkContent(folder)).toEqual([
      `home.json: showcase.film.file: found "films/lost.webm". ${missing}`,
      `home.json: showcase.film.mp4: found "films/lost.mp4". ${missing}`,
      `home.json: showcase.film.captions: found "films/lost.vtt". ${missing}`,
      ...["mobile", "medium", "full"].map(
        (size) =>
          `troubleshooting.json: issues[0].blocks[1].prefix: found "pictures/lost-${size}.png". ${missing}`,
      ),
    ]);
  });
});
