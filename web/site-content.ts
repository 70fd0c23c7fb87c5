/** The links and words that header, drawer and footer share: assets/content/site.json. */
import type { IconName } from "./components/icon.tsx";
import type { Site } from "./content/types.ts";
import content from "../assets/content/site.json";

export const site = content as Site;

export const SOCIAL_ICONS: Readonly<Record<Site["footer"]["social"][number]["kind"], IconName>> = {
  photos: "photo",
  network: "network",
  code: "code",
  video: "video",
};
