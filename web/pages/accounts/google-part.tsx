import { useCallback, useEffect, useRef, useState } from "react";
import { LoadingOverlay } from "../../components/loading-overlay.tsx";
import { isGoogleHere, mayUseGoogle, showGoogleButton } from "../../accounts/google-script.ts";
import { readOptions } from "../../accounts/options.ts";
import type { BannerText } from "../../accounts/use-form.ts";
import { Banner } from "./banner.tsx";

interface GooglePartProps {
  readonly text: "signin_with" | "signup_with";
  /** Beside another way. */
  readonly isAlternative?: boolean;
  /** Resolves to what went wrong with what Google has given; that is empty where it gave nothing. */
  readonly take: (credential: string) => Promise<string | null>;
}

/** In an address: the page is loaded for whoever has asked for Google's button. */
const ASKED_FOR = "google";

/**
 * Google's button, where the server has it switched on. Nothing of Google is loaded before somebody asks for it:
 * until then Google does not hear of the visit.
 */
export function GooglePart({ text, isAlternative = false, take }: GooglePartProps) {
  const [clientId, setClientId] = useState<string | null>(null);
  const [isAskedFor, setIsAskedFor] = useState(false);
  useEffect(() => {
    let isWanted = true;
    const look = async (): Promise<void> => {
      const id = (await readOptions()).googleClientId;
      if (!isWanted) return;
      setIsAskedFor(isGoogleHere() || new URLSearchParams(window.location.search).has(ASKED_FOR));
      setClientId(id);
    };
    void look();
    return () => {
      isWanted = false;
    };
  }, []);
  if (clientId === null) return null;
  return (
    <section className="google-part" aria-label="Google">
      {isAlternative && <p className="or">or</p>}
      {isAskedFor && mayUseGoogle() ? (
        <GoogleButton clientId={clientId} text={text} take={take} />
      ) : (
        <>
          <button
            type="button"
            className="button"
            onClick={() => (mayUseGoogle() ? setIsAskedFor(true) : loadAnew())}
          >
            Use a Google account
          </button>
          <p className="note">This loads a button from Google.</p>
        </>
      )}
    </section>
  );
}

/** This page came by a link, and may not run Google's script. */
function loadAnew(): void {
  const query = new URLSearchParams(window.location.search);
  query.set(ASKED_FOR, "");
  window.location.search = query.toString();
}

function GoogleButton({ clientId, text, take }: GooglePartProps & { readonly clientId: string }) {
  const place = useRef<HTMLDivElement>(null);
  const [banner, setBanner] = useState<BannerText | null>(null);
  const [isSending, setIsSending] = useState(false);
  const attempt = useRef(0);

  const tell = useCallback((message: string) => {
    attempt.current += 1;
    setBanner({ text: message, attempt: attempt.current });
  }, []);
  const send = useCallback(
    async (credential: string) => {
      setBanner(null);
      setIsSending(true);
      const problem = await take(credential);
      setIsSending(false);
      if (problem !== null) tell(problem);
    },
    [take, tell],
  );
  useEffect(() => {
    if (place.current === null) return;
    const onCredential = (credential: string) => void send(credential);
    showGoogleButton(place.current, { clientId, text, onCredential }).catch((error: unknown) => {
      console.error(error);
      tell("Google's button could not be loaded. You can use your email and password.");
    });
    // The button that was pressed has gone.
    if (document.activeElement === document.body) place.current.focus();
  }, [clientId, text, send, tell]);

  return (
    <>
      <Banner banner={banner} onLeave={useCallback(() => setBanner(null), [])} />
      <div ref={place} className="google-button" tabIndex={-1} />
      {isSending && <LoadingOverlay />}
    </>
  );
}
