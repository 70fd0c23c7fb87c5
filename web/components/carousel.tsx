import { useEffect, useState, type ReactNode } from "react";
import { Icon } from "./icon.tsx";
import { usePrefersReducedMotion } from "./use-prefers-reduced-motion.ts";
import { useVisited } from "./use-visited.ts";

interface CarouselProps {
  /** What is in it: "What players say". */
  readonly label: string;
  /** What one is called: "Testimonial". With its number it names each slide, and the buttons. */
  readonly slideName: string;
  readonly slides: readonly ReactNode[];
  /** How many are in view where there is room; one on small windows. */
  readonly visible?: number;
  /** It goes on by itself every so many milliseconds, unless somebody is in it, has paused it, or wants less motion. */
  readonly rotationMilliseconds?: number;
}

/** Slides in a row, moved by one and around the end. The ones out of view are out of reach as well. */
export function Carousel({ label, slideName, slides, visible = 1, rotationMilliseconds }: CarouselProps) {
  const count = slides.length;
  const [first, setFirst] = useState(0);
  const [isPaused, setIsPaused] = useState(false);
  const [isVisited, visited] = useVisited();
  const wantsCalm = usePrefersReducedMotion();
  const rotates = rotationMilliseconds !== undefined && !wantsCalm;
  const isMoving = rotates && !isPaused && !isVisited;

  useEffect(() => {
    if (!isMoving) return undefined;
    const timer = setInterval(() => setFirst((index) => (index + 1) % count), rotationMilliseconds);
    return () => clearInterval(timer);
  }, [isMoving, rotationMilliseconds, count]);

  const shown = Array.from({ length: Math.min(visible, count) }, (_, place) => (first + place) % count);
  const name = slideName.toLowerCase();
  return (
    <section className="carousel" aria-roledescription="carousel" aria-label={label} {...visited}>
      <div className="carousel-buttons">
        {rotates && (
          <button type="button" className="button" onClick={() => setIsPaused(!isPaused)}>
            <Icon name={isPaused ? "play" : "pause"} />
            {isPaused ? "Play" : "Pause"}
          </button>
        )}
        <button type="button" className="button" onClick={() => setFirst((first - 1 + count) % count)}>
          <Icon name="left" />
          <span className="visually-hidden">Previous {name}</span>
        </button>
        <p className="carousel-place" aria-live={isMoving ? "off" : "polite"}>
          <span className="visually-hidden">{slideName} </span>
          {first + 1} of {count}
        </p>
        <button type="button" className="button" onClick={() => setFirst((first + 1) % count)}>
          <Icon name="right" />
          <span className="visually-hidden">Next {name}</span>
        </button>
      </div>
      <div className="carousel-slides" data-visible={visible}>
        {shown.map((index) => (
          <div
            key={index}
            // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- a slide, as the ARIA Authoring Practices say it
            role="group"
            aria-roledescription="slide"
            aria-label={`${slideName} ${index + 1} of ${count}`}
          >
            {slides[index]}
          </div>
        ))}
      </div>
      {/* Without script nothing can be moved: the rest stands below. */}
      <noscript>
        <div className="carousel-rest">{slides.filter((_, index) => !shown.includes(index))}</div>
      </noscript>
    </section>
  );
}
