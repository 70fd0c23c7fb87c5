/** What the menu says to who does not know what to press. */
import { isSettingId, settingHelp } from "../../engine/settings/index.ts";
import { menuOf, type Screen, type World } from "./screens.ts";

/**
 * What REPEAT twice tells of an entry, beside how the buttons work here.
 *
 * @param canGoBack there is a list before this one
 */
export function helpOf(id: string, screen: Screen, world: World, canGoBack: boolean): string {
  const back = canGoBack ? "Hold repeat to go back." : "";
  const way = world.hasRepeat ? back : "Hold select to hear it again.";
  return [aboutOf(id, world), howTo(screen, world), way].filter((text) => text !== "").join(" ");
}

function aboutOf(id: string, { games }: World): string {
  if (isSettingId(id) && id !== "output") return settingHelp(id);
  const game = games.find(({ slug }) => id === `play:${slug}`);
  return game?.description ?? CONSOLE_HELP[id] ?? "";
}

/** Of the console's own settings; those of a player bring their own. */
const CONSOLE_HELP: Readonly<Record<string, string>> = {
  volume: "How loud everything is, until I am switched off.",
  sleep: "After so many minutes I say good night, and switch off.",
  output: "The speaker or the headphones that I use.",
};

/** What somebody is told who has not pressed anything for a while. */
export function howTo(screen: Screen, world: World): string {
  const { entries, cursor } = menuOf(screen, world);
  const isValue = entries[cursor]?.value !== undefined;
  return `Press down for the next one. ${isValue ? "Left and right change this one." : "Press select for this one."}`;
}

/** Told once, to who is new. */
export function helpWay({ hasRepeat }: World): string {
  return hasRepeat
    ? "When you want help, press repeat twice."
    : "When you want to hear something again, hold select.";
}
