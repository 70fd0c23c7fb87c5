import type { Play } from "../play.ts";

/** Saves what happened as a file, so that somebody else can live it again: `npm run play -- SLUG --replay FILE`. */
export function SaveJournal({ play }: { readonly play: Pick<Play, "journal" | "game"> }) {
  const save = (): void => {
    const journal = play.journal();
    if (journal === null) return;
    const address = URL.createObjectURL(new Blob([journal], { type: "application/x-ndjson" }));
    const link = document.createElement("a");
    link.href = address;
    link.download = `${play.game.definition.slug}.jsonl`;
    link.click();
    URL.revokeObjectURL(address);
  };
  return (
    <p className="save-journal">
      <button type="button" className="button quiet" onClick={save}>
        Save what happened
      </button>
      <span className="note">For grown-ups who report a fault. It stays on this device.</span>
    </p>
  );
}
