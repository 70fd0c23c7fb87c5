import { useRef, useState } from "react";
import { ContentPicture } from "../../components/content-picture.tsx";
import { sampleMark } from "../../components/sample-mark.ts";
import { Icon } from "../../components/icon.tsx";
import type { Picture } from "../../content/types.ts";

interface Partner {
  readonly name: string;
  readonly image: Picture;
  readonly url: string;
}

/**
 * Logos that pass by, shown twice so that the row has no end. The second time is for the eyes alone. The row stands
 * still while somebody points at it, is in it by keyboard, has paused it, or wants less motion.
 */
export function PartnerStrip({ partners }: { readonly partners: readonly Partner[] }) {
  const [isPaused, setIsPaused] = useState(false);
  const strip = useRef<HTMLDivElement>(null);
  const logos = partners.map(({ name, image, url, ...entry }) => (
    <li key={name}>
      <a
        href={url}
        className="logo"
        {...sampleMark(entry)}
        onFocus={({ currentTarget }) => currentTarget.scrollIntoView({ block: "nearest", inline: "nearest" })}
        onBlur={() => strip.current?.scrollTo({ left: 0 })}
      >
        <ContentPicture picture={{ ...image, alt: "" }} width={240} height={120} />
        {name}
      </a>
    </li>
  ));
  return (
    <>
      <div ref={strip} className="partner-strip" data-paused={isPaused}>
        <div className="partner-track">
          <ul>{logos}</ul>
          <ul aria-hidden="true" inert>
            {logos}
          </ul>
        </div>
      </div>
      <p className="buttons partner-pause needs-script">
        <button type="button" className="button" onClick={() => setIsPaused(!isPaused)}>
          <Icon name={isPaused ? "play" : "pause"} />
          {isPaused ? "Let the logos move" : "Pause the logos"}
        </button>
      </p>
    </>
  );
}
