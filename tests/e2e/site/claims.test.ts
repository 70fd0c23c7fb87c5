import { expect, inject, it } from "vitest";

/** What SPEC.md claims, in its words, and the pages that say it. Content is free to say it in other places too. */
const claims: readonly (readonly [path: string, phrases: readonly string[]])[] = [
  [
    "/",
    [
      "Powering the future of accessible gaming",
      "50+ accessible audio games",
      "200,000+",
      "136 countries",
      "10 in 1 million games are fully accessible",
      "1 in 5 students who are blind learn through play",
      "28%",
      "in one week",
      "peer-reviewed studies in 20+ classrooms",
      "7,000+ blind players",
      "100,000+ in-game challenges solved",
    ],
  ],
  [
    "/impact",
    [
      "AI festival winner",
      "Point-of-light honoree",
      "State award",
      "National semifinalist",
      "Published research",
      "10 in 1 million games are fully accessible",
      "peer-reviewed studies in 20+ classrooms",
      "7,000+ blind players",
      "100,000+ in-game challenges solved",
    ],
  ],
  [
    "/our-projects",
    [
      "Peer-reviewed studies in 20+ classrooms",
      "28% math gain in one week",
      "Sessions at schools for the blind",
      "Workshops for BVI individuals on coding resources",
      "accessibility hackathon",
      "Over $70,000",
      "video channel",
    ],
  ],
  [
    "/game-toolkit",
    [
      "136+ countries",
      "100+ toolkits",
      "How It Works",
      "Test the game",
      "Build the toolkit",
      "Share globally",
      "toolkits displayed out of our 100+ games!",
    ],
  ],
  [
    "/accessibility-studio",
    [
      "Free accessibility testing for indie developers",
      "30+ blind testers",
      "10 in 1 million games are fully accessible",
      "200,000+",
      "Submit a build",
      "Test with experts and players",
      "Get a report",
      "Indie studios",
      "Solo developers",
      "Accessibility-minded publishers",
      "Educational game developers",
      "A report with screenshots",
      "A priority list of fixes",
      "Recommendations for blind and low-vision accessibility",
      "An optional re-test",
      "WCAG 2.2 Level AA",
    ],
  ],
  [
    "/audio-console",
    [
      "Buzzle",
      "30+ original audio games at launch",
      "simple physical design",
      "two grants",
      "first pilot",
      "at a school for the blind in Texas",
      "Why it matters",
      "1 in 5 blind children in the U.S.",
    ],
  ],
];

const withoutSpaces = (text: string): string => text.replaceAll(/\s/g, "").toLowerCase();

/** The main part of a page as it is read, in small letters and without spaces, which tags may stand for. */
async function readMain(path: string): Promise<string> {
  const answer = await fetch(inject("siteUrl") + path);
  const main = /<main.*<\/main>/s.exec(await answer.text())?.[0] ?? "";
  return withoutSpaces(main.replaceAll(/<[^>]*>/g, ""));
}

it.each(claims)("%s says what SPEC.md has it claim", async (path, phrases) => {
  const said = await readMain(path);
  expect(phrases.filter((phrase) => !said.includes(withoutSpaces(phrase)))).toEqual([]);
});
