/** The library for people who compose games: every sound by family, with its caption and what a cue may set of it. */
import { families, type FamilyRecipes } from "../../engine/sound/families.ts";
import { recordedFrom, RECORDINGS_SOURCE } from "../../engine/sound/recordings.ts";
import type { Layer, Recipe } from "../../engine/sound/recipe.ts";

const INTRODUCTION = `# Sounds

Written by \`npm run sounds:list\`, never by hand. A cue names a sound by its id; its caption stands in brackets in transcripts
and captions. Every sound takes \`pitch\` (semitones), \`level\`, \`side\`, \`force\` (0 to 1, harder is brighter) and \`room\` (near,
small, large, outdoors, far). \`rate\` is worth setting where something happens more than once. Those marked "varies" have five
variants: each time another is heard, and \`seed\` asks for one. Those marked "moves" pass from the side they are given to the
other. Beds go on, and take \`level\`, \`side\`, \`rate\`, \`pitch\` and \`force\` while they sound. Those marked "recorded" are
played from recordings, and by arithmetic until these are there: ${RECORDINGS_SOURCE.title} by ${RECORDINGS_SOURCE.author}, license
${RECORDINGS_SOURCE.license}, from [Debian](${RECORDINGS_SOURCE.address}).
`;

export async function soundList(): Promise<string> {
  const chapters: string[] = [INTRODUCTION];
  for (const [name, load] of Object.entries(families)) {
    const { sounds, beds }: FamilyRecipes = await load();
    const lines = [
      ...Object.entries(sounds).map(([id, recipe]) => `- \`${id}\`: ${recipe.caption}${notes(id, recipe)}`),
      ...Object.entries(beds).map(([id, { caption, volume }]) => `- bed \`${id}\`: ${caption} (${volume})`),
    ];
    chapters.push(`## ${name}\n\n${lines.join("\n")}\n`);
  }
  return chapters.join("\n");
}

function notes(id: string, recipe: Recipe): string {
  const told = [
    ...(recordedFrom(id) === undefined ? [] : ["recorded"]),
    ...(recipe.varies ? ["varies"] : []),
    ...(recipe.moves === true ? ["moves"] : []),
    ...(recipe.layers.some(hasRhythm) ? ["rate"] : []),
  ];
  return told.length > 0 ? ` (${told.join(", ")})` : "";
}

/** Whether a rate changes something that the ear can count. */
function hasRhythm({ repeat }: Layer): boolean {
  return repeat?.type === "even" && repeat.times > 2;
}
