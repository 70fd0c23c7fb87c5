/** By a game's slug: the ids of the sounds that it names, in one text. The build fills it in: scripts/site/sound-uses-plugin.ts. */
export const soundUses: Readonly<Record<string, string>> = {};
