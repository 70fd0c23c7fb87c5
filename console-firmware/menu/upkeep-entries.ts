/** What grown-ups can have done, as far as it can be done now, and what they are asked before it is. */
import type { MenuEntry } from "../../engine/menu/index.ts";
import type { UpkeepView } from "../upkeep/upkeep.ts";
import type { Player } from "../vault.ts";

/** What of the world it needs to know. */
interface UpkeepWorld {
  readonly upkeep: UpkeepView;
  readonly players: readonly Player[];
  readonly brought: readonly { readonly slug: string; readonly title: string }[];
}

export function upkeepEntries({ upkeep, players, brought }: UpkeepWorld): MenuEntry[] {
  const { newVersion, oldVersion, canCopy, hasCopy, page } = upkeep;
  return [
    ...(newVersion === null
      ? []
      : [{ id: "sure:update", label: `Take version ${newVersion} from the stick` }]),
    ...(canCopy ? [{ id: "do:copy", label: "Put a copy of what everybody has done on the stick" }] : []),
    ...(hasCopy ? [{ id: "sure:bring-back", label: "Bring back the copy that is on the stick" }] : []),
    ...(players.length === 0 ? [] : [{ id: "go:remove-player", label: "Forget a child" }]),
    ...(brought.length === 0
      ? []
      : [{ id: "go:remove-game", label: "Put away a game that came on a stick" }]),
    ...PAGE_ENTRIES[page],
    ...(oldVersion === null ? [] : [{ id: "sure:go-back", label: `Go back to version ${oldVersion}` }]),
    ...(canCopy ? [] : [{ id: "go:upkeep", label: "For copies and new versions, plug in a stick" }]),
  ];
}

const PAGE_ENTRIES: Readonly<Record<UpkeepView["page"], readonly MenuEntry[]>> = {
  absent: [],
  closed: [{ id: "sure:open-page", label: "Set me up by a phone or a computer" }],
  open: [
    { id: "do:tell-page", label: "Hear the address and the code of the set-up page" },
    { id: "do:close-page", label: "Close the set-up page" },
  ],
};

/** @param deed "remove-player:3" */
export function questionOf(deed: string, { upkeep, players, brought }: UpkeepWorld): string {
  const [what = "", of = ""] = deed.split(":");
  switch (what) {
    case "update":
      return `Take version ${upkeep.newVersion ?? "that is new"}? I am quiet for a minute then. What everybody has done stays.`;
    case "go-back":
      return `Go back to version ${upkeep.oldVersion ?? "before"}? What everybody has done stays.`;
    case "bring-back":
      return "Bring back the copy? It takes the place of all that everybody has done since.";
    case "open-page":
      return "Open the set-up page? Whoever is in the same network and hears my code can change me then. After half an hour it closes by itself.";
    case "remove-player": {
      const name = players.find(({ id }) => String(id) === of)?.name ?? "this child";
      return `Forget ${name}, and all that ${name} has done? It cannot be brought back.`;
    }
    default: {
      const title = brought.find(({ slug }) => slug === of)?.title ?? "this game";
      return `Put ${title} away? What was done in it stays.`;
    }
  }
}
