/** A vault that lets children play whom it cannot keep: a full or broken card must lock nobody out. */
import type { ProgressStore } from "../engine/index.ts";
import type { Player, Vault } from "./vault.ts";

/** Below all numbers that are kept. */
const FIRST_GUEST = -1;

export function isGuest({ id }: Player): boolean {
  return id <= FIRST_GUEST;
}

/** Who cannot be kept is a guest until the console is switched off, with progress of their own. */
export function withGuests(vault: Vault): Vault {
  const guests: Player[] = [];
  const saves = new Map<number, unknown>();
  const players = (): readonly Player[] => [...vault.players(), ...guests];
  return {
    ...vault,
    players,
    addPlayer(name) {
      const kept = vault.addPlayer(name);
      if (kept !== null || players().some((player) => player.name === name)) return kept;
      const guest = { id: FIRST_GUEST - guests.length, name };
      guests.push(guest);
      return guest;
    },
    removePlayer(id) {
      const guest = guests.findIndex((player) => player.id === id);
      if (guest < 0) return vault.removePlayer(id);
      guests.splice(guest, 1);
      saves.delete(id);
      return { type: "saved" };
    },
    storeOf: (player): ProgressStore =>
      player > FIRST_GUEST
        ? vault.storeOf(player)
        : {
            load: () =>
              saves.has(player) ? { type: "found", progress: saves.get(player) } : { type: "none" },
            save(progress) {
              saves.set(player, structuredClone(progress));
              return { type: "saved" };
            },
          },
  };
}
