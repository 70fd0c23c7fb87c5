import { useId } from "react";
import { sittingWords } from "./place-words.ts";
import type { Play } from "./play.ts";
import { useView } from "./use-view.ts";

export function SittingProgress({ play }: { readonly play: Pick<Play, "opened"> }) {
  const sitting = useView(play, (view) => view.sitting);
  const id = useId();
  // Its room is kept, so that nothing jumps when the first turn comes.
  if (sitting === null) return <div className="sitting-progress" />;
  return (
    <div className="sitting-progress">
      <p>
        <span className="level-name">{sitting.levelName}</span> <span id={id}>{sittingWords(sitting)}</span>
      </p>
      <progress aria-labelledby={id} value={sitting.played} max={sitting.turns} />
    </div>
  );
}
