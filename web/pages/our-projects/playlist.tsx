import { useEffect, useRef, useState, useSyncExternalStore } from "react";
import { ContentPicture } from "../../components/content-picture.tsx";
import { Icon } from "../../components/icon.tsx";
import { sampleMark } from "../../components/sample-mark.ts";
import type { Picture } from "../../content/types.ts";
import { embedAddress } from "./embed-address.ts";
import { rememberWish, takeRememberedWish } from "./remembered-wish.ts";

interface PlaylistProps {
  readonly title: string;
  readonly picture: Picture;
  readonly url: string;
}

/** Films of another site. Nothing is asked of that site, and it learns of nobody, before somebody presses the button. */
export function Playlist({ title, picture, url, ...entry }: PlaylistProps) {
  const wasWished = useRememberedWish();
  const [isAsked, setIsAsked] = useState(false);
  const isShown = isAsked || wasWished;
  const frame = useRef<HTMLIFrameElement>(null);
  const address = embedAddress(url);
  const { host } = new URL(address);

  useEffect(() => {
    // The button that was pressed is gone.
    if (isShown) frame.current?.focus();
  }, [isShown]);

  const show = () => {
    // Only where this page was loaded by its own address does the policy let frames in; a link from another page of
    // ours brought that page's policy along.
    if (isLoadedHere() || !rememberWish()) setIsAsked(true);
    else window.location.reload();
  };

  return (
    <div className="playlist" {...sampleMark(entry)}>
      {isShown ? (
        <iframe
          ref={frame}
          src={address}
          title={title}
          allow="encrypted-media; fullscreen; picture-in-picture"
          // oxlint-disable-next-line react/iframe-missing-sandbox -- another site's page: what is its own cannot lift our box
          sandbox="allow-popups allow-presentation allow-same-origin allow-scripts"
          // YouTube shows nothing to a page that does not say where it is.
          referrerPolicy="strict-origin-when-cross-origin"
        />
      ) : (
        <>
          <ContentPicture picture={picture} width={640} height={360} />
          <div className="playlist-offer">
            <h3>{title}</h3>
            <p>
              The videos are on {host}. Nothing is fetched from there until you press the button; then that
              site learns your internet address, and its own rules hold.
            </p>
            <p className="buttons">
              <button type="button" className="button primary needs-script" onClick={show}>
                <Icon name="play" />
                Load the videos from {host}
              </button>
              <a href={url} className="button">
                Open the playlist on its own site
                <Icon name="arrow" />
              </a>
            </p>
          </div>
        </>
      )}
    </div>
  );
}

/** Whether the document that is open was asked for by the address that is shown now. */
function isLoadedHere(): boolean {
  const [loading] = performance.getEntriesByType("navigation");
  return loading !== undefined && new URL(loading.name).pathname === window.location.pathname;
}

/** False in what was prerendered, which knows nobody. */
function useRememberedWish(): boolean {
  const [take] = useState(() => {
    let taken: boolean | undefined;
    return () => (taken ??= takeRememberedWish());
  });
  return useSyncExternalStore(
    () => () => undefined,
    take,
    () => false,
  );
}
