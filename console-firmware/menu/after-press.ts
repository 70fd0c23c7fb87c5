/** What a press in the menu leads to. */
import { say, sound, type Cue, type Press } from "../../engine/index.ts";
import { applyMenu, entryCues, menuMoves } from "../../engine/menu/index.ts";
import { isSettingId, settingExample } from "../../engine/settings/index.ts";
import { helpOf, helpWay } from "./help.ts";
import { openScreen, screenAt, startPath, type Path } from "./path.ts";
import { here, opened } from "./said.ts";
import { menuOf, outcomeOf, type Outcome, type World } from "./screens.ts";

/** What the console does for the menu. */
export interface MenuDeeds {
  readonly world: () => World;
  readonly choosePlayer: (id: number) => void;
  /** Who cannot be kept plays as a guest. */
  readonly addPlayer: (name: string) => "kept" | "guest" | "refused";
  readonly change: (setting: string, direction: 1 | -1) => void;
  /** What somebody is sure of: returns what to say of it. */
  readonly maintain: (deed: string) => string;
}

/** In the place of a game: the way out. */
export const OFF = "off";

/** What is absent stays as it was. */
export interface Change {
  readonly path?: Path;
  readonly cues?: readonly Cue[];
  readonly opening?: string;
}

export function afterPress(path: Path, press: Press, deeds: MenuDeeds): Change {
  const world = deeds.world();
  const screen = openScreen(path);
  const menu = menuOf(screen, world);
  const entry = menu.entries[menu.cursor];
  switch (press) {
    case "repeat":
    case "hold select":
      return { cues: here(path, world) };
    case "hint":
      return {
        cues: [
          sound("tick", { hold: "none" }),
          say(helpOf(entry?.id ?? "", screen, world, canGoBack(path, world))),
        ],
      };
    case "pause":
      return back(path, world);
    default: {
      const move = menuMoves(menu).find(({ button }) => button === press);
      if (move === undefined) return { cues: here(path, world) };
      const choice = applyMenu(menu, move.id);
      switch (choice.type) {
        case "moved":
          return {
            path: [...path.slice(0, -1), { ...screen, cursor: choice.menu.cursor }],
            cues: choice.cues,
          };
        case "changed": {
          deeds.change(choice.id, choice.direction);
          const now = deeds.world();
          return {
            cues: [
              sound("tick", { hold: "none" }),
              ...entryCues(menuOf(screen, now)),
              ...example(choice.id, now),
            ],
          };
        }
        case "chosen":
          return afterOutcome(path, outcomeOf(choice.id, world), deeds);
      }
    }
  }
}

/** How a setting of the player's sounds now. The console's own are heard anyway. */
function example(id: string, { settings }: World): Cue[] {
  return isSettingId(id) ? settingExample(settings, id) : [];
}

function afterOutcome(path: Path, outcome: Outcome, deeds: MenuDeeds): Change {
  const world = deeds.world();
  switch (outcome.type) {
    case "go": {
      const longer = [...path, screenAt(outcome.to, outcome.of)];
      return { path: longer, cues: [sound("menu-open"), ...opened(longer, world)] };
    }
    case "back":
      return back(path, world);
    case "hear":
      return { cues: [sound("tick", { hold: "none" }), ...outcome.cues] };
    case "play":
      return { opening: outcome.slug, cues: [sound("menu-open")] };
    case "off":
      return { opening: OFF };
    case "do": {
      const said = deeds.maintain(outcome.deed);
      const start = startPath(deeds.world());
      return { path: start, cues: [sound("menu-close"), say(said), ...opened(start, deeds.world())] };
    }
    case "player": {
      deeds.choosePlayer(outcome.id);
      return welcome(deeds.world());
    }
    case "name": {
      const added = deeds.addPlayer(outcome.name);
      if (added === "refused") return { cues: [sound("nothing"), ...here(path, world)] };
      return welcome(deeds.world(), [say(added === "kept" ? helpWay(world) : GUEST)]);
    }
  }
}

function welcome(world: World, news: readonly Cue[] = []): Change {
  const main = [screenAt("main")];
  return {
    path: main,
    cues: [sound("star"), say(`Hello, ${world.player?.name ?? ""}!`), ...news, ...opened(main, world)],
  };
}

/** Nowhere further back than the main menu, and not past the first name. */
function back(path: Path, world: World): Change {
  if (!canGoBack(path, world)) return { cues: [sound("nothing"), ...here(path, world)] };
  const shorter = path.slice(0, -1);
  return { path: shorter, cues: [sound("menu-close"), ...opened(shorter, world)] };
}

function canGoBack(path: Path, { player }: World): boolean {
  return path.length > 1 && player !== null;
}

const GUEST =
  "My memory card is full or broken, so I will know you only until I am switched off. Please tell a grown-up.";
