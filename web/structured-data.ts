/** What search engines are told in their own terms (schema.org): nothing that the page itself does not say. */
import { catalogue } from "../games/catalogue.ts";
import { gameFacts } from "./game-facts.ts";
import { SITE_NAME, SITE_ORIGIN } from "./site-name.ts";

/** Null where there is nothing to tell but the words of the page. */
export function structuredData(path: string): Readonly<Record<string, unknown>> | null {
  if (path === "/")
    return {
      "@context": "https://schema.org",
      "@type": "WebSite",
      name: SITE_NAME,
      url: `${SITE_ORIGIN}/`,
      inLanguage: "en-US",
      isAccessibleForFree: true,
    };
  const game = catalogue.find(({ slug }) => path === `/game/${slug}`);
  const facts = game && gameFacts[game.slug];
  if (game === undefined || facts === undefined) return null;
  return {
    "@context": "https://schema.org",
    "@type": ["VideoGame", "LearningResource"],
    name: game.title,
    description: game.description,
    url: `${SITE_ORIGIN}${path}`,
    image: `${SITE_ORIGIN}/share.png`,
    inLanguage: "en-US",
    isAccessibleForFree: true,
    gamePlatform: "Web browser",
    playMode: "SinglePlayer",
    teaches: facts.objective,
    keywords: facts.skills,
    ...(facts.ages !== null && { typicalAgeRange: facts.ages.join("-") }),
    timeRequired: `PT${facts.minutes.full}M`,
    // Everything that is heard can be read, and everything can be done with six buttons.
    accessMode: ["auditory", "textual"],
    accessModeSufficient: ["auditory", "textual"].map((mode) => ({
      "@type": "ItemList",
      itemListElement: [mode],
    })),
    accessibilityControl: ["fullKeyboardControl", "fullTouchControl", "fullSwitchControl"],
    accessibilityFeature: ["captions", "highContrastDisplay"],
  };
}
