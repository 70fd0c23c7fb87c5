/** What the menu says beside the entries of its lists. */
import { say, sound, type Cue } from "../../engine/index.ts";
import { entryCues } from "../../engine/menu/index.ts";
import { howTo } from "./help.ts";
import { openScreen, type Path } from "./path.ts";
import { menuOf, titleOf, type World } from "./screens.ts";

export function greeting({ player }: World, troubles: readonly string[]): Cue[] {
  const hello = player === null ? "Hello! I am Buzzle." : `Hello, ${player.name}!`;
  return [say(hello), ...troubles.map((trouble) => say(trouble))];
}

/** A list, with its title. */
export function opened(path: Path, world: World): Cue[] {
  const screen = openScreen(path);
  return [say(titleOf(screen, world)), ...entryCues(menuOf(screen, world))];
}

/** The entry under the cursor. */
export function here(path: Path, world: World): Cue[] {
  return [sound("tick", { hold: "none" }), ...entryCues(menuOf(openScreen(path), world))];
}

/** To who has not pressed anything for a while. */
export function reminder(path: Path, world: World): Cue[] {
  return [...here(path, world), say(howTo(openScreen(path), world))];
}

export function told(texts: readonly string[]): Cue[] {
  return texts.flatMap((text) => [sound("help"), say(text)]);
}

/** Of a game that cannot be loaded. */
export function refusal(reason: string): Cue[] {
  return [sound("nothing"), say(reason)];
}

/** Of a game that stopped by a mistake of its own. */
export function apology(): Cue[] {
  return [sound("nothing"), say(SORRY)];
}

export function farewell(text = "Switching off. Goodbye."): Cue[] {
  return [sound("farewell"), say(text)];
}

const SORRY = "Sorry, the game stopped all by itself. That was my mistake, not yours. What you did is kept.";
