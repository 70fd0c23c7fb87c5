import { memo, useEffect, useLayoutEffect, useRef, useState } from "react";
import type { Caption } from "./captions.ts";

interface CaptionLogProps {
  readonly captions: readonly Caption[];
  /** The player's screen reader says them. */
  readonly isLive: boolean;
  /** They are played, so that only who reads by touch has to be told of them, and reads them in the list. */
  readonly soundsAreHeard: boolean;
}

/** The newest lines stand out. */
const NEWEST = 3;
/** Who has scrolled up further than this is reading, and is not pulled down. */
const NEAR_PIXELS = 80;
/** Screen readers tell what is added to a region that they know; they need a moment to get to know it. */
const INTRODUCTION_MILLISECONDS = 400;
const NO_CAPTIONS: readonly Caption[] = [];

export const CaptionLog = memo(function CaptionLog({ captions, isLive, soundsAreHeard }: CaptionLogProps) {
  const log = useRef<HTMLDivElement>(null);
  const lines = useRef<HTMLDivElement>(null);
  const isAtEnd = useRef(true);
  const top = useRef(0);
  const shown = useIsIntroduced() || !isLive ? captions : NO_CAPTIONS;
  const firstNewest = (shown.at(-1)?.id ?? 0) - NEWEST + 1;
  useLayoutEffect(() => {
    if (isAtEnd.current) scrollToEnd(log.current);
  });
  // Who turns a phone round, or makes the letters larger, reads on where they were.
  useEffect(() => {
    if (log.current === null) return;
    const observer = new ResizeObserver(() => isAtEnd.current && scrollToEnd(log.current));
    observer.observe(log.current);
    if (lines.current !== null) observer.observe(lines.current);
    return () => observer.disconnect();
  }, []);

  return (
    <div
      ref={log}
      className="captions"
      role="log"
      aria-label="Captions"
      // Off, and not left to the role: what our own voice says must not be said twice.
      aria-live={isLive ? "polite" : "off"}
      // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- who has no mouse scrolls by the arrow keys
      tabIndex={0}
      onScroll={({ currentTarget: { scrollTop, clientHeight, scrollHeight } }) => {
        // Not whoever stays while the log grows less high: nobody has scrolled then.
        if (scrollTop + clientHeight > scrollHeight - NEAR_PIXELS) isAtEnd.current = true;
        else if (scrollTop < top.current) isAtEnd.current = false;
        top.current = scrollTop;
      }}
    >
      <div ref={lines}>
        {shown.map((caption) => (
          <CaptionLine
            key={caption.id}
            caption={caption}
            isNewest={caption.id >= firstNewest}
            isQuiet={caption.type === "sound" && soundsAreHeard}
          />
        ))}
      </div>
    </div>
  );
});

interface CaptionLineProps {
  readonly caption: Caption;
  readonly isNewest: boolean;
  /** It is heard as a sound. */
  readonly isQuiet: boolean;
}

/** Drawn again only where it changes: there are hundreds, and a press adds one. */
const CaptionLine = memo(function CaptionLine({
  caption: { id, type, speaker, text },
  isNewest,
  isQuiet,
}: CaptionLineProps) {
  return (
    <p
      data-line={id}
      data-type={type}
      data-newest={isNewest || undefined}
      aria-live={isQuiet ? "off" : undefined}
    >
      {speaker !== null && <b>{speaker}: </b>}
      {text}
    </p>
  );
});

function scrollToEnd(element: HTMLElement | null): void {
  if (element !== null) element.scrollTop = element.scrollHeight;
}

function useIsIntroduced(): boolean {
  const [isIntroduced, setIsIntroduced] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setIsIntroduced(true), INTRODUCTION_MILLISECONDS);
    return () => clearTimeout(timer);
  }, []);
  return isIntroduced;
}
