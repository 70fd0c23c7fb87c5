import { useLayoutEffect, useRef } from "react";
import type { Move } from "../../engine/index.ts";
import type { Key } from "./keys.ts";

interface NamedMovesProps {
  readonly moves: readonly Move[];
  /** The key that chooses the entry where one is. */
  readonly select: Key;
  readonly onChoose: (move: string) => void;
}

/** Moves that have no key of their own. In a list that one goes through, SELECT chooses the entry that one is at. */
export function NamedMoves({ moves, select, onChoose }: NamedMovesProps) {
  const list = useRef<HTMLUListElement>(null);
  const current = moves.find(({ isCurrent }) => isCurrent === true)?.id;
  useLayoutEffect(() => {
    if (list.current === null || current === undefined) return;
    showCurrent(list.current);
    // Also when it gets room, and where a telephone is turned round.
    const observer = new ResizeObserver(([entry]) => entry !== undefined && showCurrent(entry.target));
    observer.observe(list.current);
    return () => observer.disconnect();
  }, [current]);

  return (
    <ul ref={list} className="named-moves">
      {moves.map(({ id, label }) => (
        <li key={id}>
          <button
            type="button"
            className="button"
            aria-current={id === current || undefined}
            aria-keyshortcuts={id === current ? select.shortcut : undefined}
            onClick={() => onChoose(id)}
          >
            <span>{label}</span>
            {id === current && <kbd aria-hidden="true">{select.cap}</kbd>}
          </button>
        </li>
      ))}
    </ul>
  );
}

/** Scrolls the list alone: `scrollIntoView` would take the window along. */
function showCurrent(list: Element): void {
  const entry = list.querySelector("[aria-current]")?.getBoundingClientRect();
  if (entry === undefined) return;
  const { top, bottom } = list.getBoundingClientRect();
  if (entry.top < top) list.scrollTop -= top - entry.top;
  if (entry.bottom > bottom) list.scrollTop += entry.bottom - bottom;
}
