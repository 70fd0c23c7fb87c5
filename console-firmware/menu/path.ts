/** Where the player is in the menu: the lists that led there, the last of them open. */
import type { Screen, ScreenName, World } from "./screens.ts";

export type Path = readonly Screen[];

export function startPath({ player }: World): Path {
  const main = screenAt("main");
  return player === null ? [main, screenAt("names")] : [main];
}

export function screenAt(name: ScreenName, of: string | null = null): Screen {
  return { name, of, cursor: 0 };
}

export function openScreen(path: Path): Screen {
  const screen = path.at(-1);
  if (screen === undefined) throw new Error("menu: the path is empty");
  return screen;
}
