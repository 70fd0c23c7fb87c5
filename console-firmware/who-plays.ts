/** Who plays, and what is kept of each child: progress, settings, what was brought home. */
import type { ProgressStore } from "../engine/index.ts";
import { NO_PROGRESS, type Progress } from "../engine/learner/index.ts";
import { parseProgress } from "../engine/save/index.ts";
import { stepSetting, type SettingId } from "../engine/settings/index.ts";
import { finishedOf, keepsakesOf, learnedOf } from "./collection.ts";
import type { Keepsake, World } from "./menu/screens.ts";
import type { Shelf } from "./shelf.ts";
import type { Player, Vault } from "./vault.ts";
import { isGuest, withGuests } from "./with-guests.ts";

export interface WhoPlays {
  readonly view: () => Pick<
    World,
    "players" | "player" | "last" | "settings" | "keepsakes" | "finished" | "learned"
  >;
  /** The usual one where there is no player, or nothing kept that can be read. */
  readonly progress: () => Progress;
  /** Null where there is no player. */
  readonly store: () => ProgressStore | null;
  choose(id: number): void;
  add(name: string): "kept" | "guest" | "refused";
  /** Returns whether they are gone, with all that they have done. */
  remove(id: number): boolean;
  change(setting: SettingId, direction: 1 | -1): void;
  hasOpened(slug: string): void;
  /** Finds the keepsakes anew, in their games, which takes a moment. */
  collect(): Promise<void>;
}

/** @param now milliseconds since 1970 */
export function createWhoPlays(kept: Vault, shelf: Shelf, now: () => number): WhoPlays {
  const vault = withGuests(kept);
  let player: Player | null = playerAtStart(vault);
  let keepsakes: readonly Keepsake[] = [];
  /** Every press asks for it, and what a child has done in a year takes long to read. */
  let read: Progress | null = null;
  let learned: readonly string[] | null = null;
  const forgetRead = (): void => {
    read = null;
    learned = null;
  };

  const store = (): ProgressStore | null => {
    if (player === null) return null;
    const { load, save } = vault.storeOf(player.id);
    return {
      load,
      save(next) {
        forgetRead();
        return save(next);
      },
    };
  };
  const saved = (): unknown => {
    const loaded = store()?.load();
    return loaded?.type === "found" ? loaded.progress : undefined;
  };
  const progress = (): Progress => (read ??= parseProgress(saved()));
  const collect = async (): Promise<void> => {
    const whose = player;
    const found = await keepsakesOf(shelf, progress());
    if (player === whose) keepsakes = found;
  };
  const choose = (id: number): void => {
    player = vault.players().find((known) => known.id === id) ?? player;
    forgetRead();
    if (player !== null) vault.set("player", String(player.id));
    keepsakes = [];
    void collect();
  };

  return {
    view() {
      const known = progress();
      const last = player === null ? null : vault.setting(lastOf(player));
      return {
        players: vault.players(),
        player,
        last: shelf.games.find(({ slug }) => slug === last) ?? null,
        settings: known.settings,
        keepsakes,
        finished: finishedOf(shelf.games, known),
        learned: (learned ??= learnedOf(shelf.games, known.log, now())),
      };
    },
    progress,
    store,
    choose,
    add(name) {
      const added = vault.addPlayer(name);
      if (added === null) return "refused";
      choose(added.id);
      return isGuest(added) ? "guest" : "kept";
    },
    remove(id) {
      if (vault.removePlayer(id).type === "failed") return false;
      const [next] = vault.players();
      if (player?.id !== id) return true;
      player = null;
      forgetRead();
      keepsakes = [];
      if (next !== undefined) choose(next.id);
      return true;
    },
    change(setting, direction) {
      const known = saved();
      const settings = stepSetting(progress().settings, setting, direction);
      store()?.save({ ...(isObject(known) ? known : {}), schema: NO_PROGRESS.schema, settings });
    },
    hasOpened(slug) {
      if (player !== null) vault.set(lastOf(player), slug);
    },
    collect,
  };
}

function lastOf({ id }: Player): string {
  return `last:${id}`;
}

function playerAtStart(vault: Vault): Player | null {
  const players = vault.players();
  const last = vault.setting("player");
  return players.find(({ id }) => String(id) === last) ?? players[0] ?? null;
}

function isObject(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}
