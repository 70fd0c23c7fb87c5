import { useId } from "react";
import type { SittingView } from "../../engine/index.ts";
import { sittingWords } from "./place-words.ts";

interface SittingProgressProps {
  readonly sitting: SittingView;
}

export function SittingProgress({ sitting }: SittingProgressProps) {
  const id = useId();
  return (
    <div className="sitting-progress">
      <p>
        <span className="level-name">{sitting.levelName}</span> <span id={id}>{sittingWords(sitting)}</span>
      </p>
      <progress aria-labelledby={id} value={sitting.played} max={sitting.turns} />
    </div>
  );
}
