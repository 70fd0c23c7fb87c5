import { useCallback, useEffect, useRef, useState } from "react";
import { LoadingOverlay } from "../../components/loading-overlay.tsx";
import { isGoogleHere, mayUseGoogle, showGoogleButton } from "../../accounts/google-script.ts";
import { findGoogleClientId, signInWithGoogle, type GooglePerson } from "../../accounts/google-sign-in.ts";
import type { BannerText } from "../../accounts/use-form.ts";
import { Banner } from "./banner.tsx";

interface GooglePartProps {
  readonly text: "signin_with" | "signup_with";
  /** Somebody who has no account yet, and whose school is to be asked for. */
  readonly onUnknown: (person: GooglePerson) => void;
}

/** In an address: the page is loaded for whoever has asked for Google's button. */
const ASKED_FOR = "google";

/**
 * The way in with Google, where the server has it switched on. Nothing of Google is loaded before somebody asks for it:
 * until then Google does not hear of the visit.
 */
export function GooglePart({ text, onUnknown }: GooglePartProps) {
  const [clientId, setClientId] = useState<string | null>(null);
  const [isAskedFor, setIsAskedFor] = useState(false);
  useEffect(() => {
    let isWanted = true;
    const look = async (): Promise<void> => {
      const id = await findGoogleClientId();
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
      <p className="or">or</p>
      {isAskedFor && mayUseGoogle() ? (
        <GoogleButton clientId={clientId} text={text} onUnknown={onUnknown} />
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

function GoogleButton({ clientId, text, onUnknown }: GooglePartProps & { readonly clientId: string }) {
  const place = useRef<HTMLDivElement>(null);
  const [banner, setBanner] = useState<BannerText | null>(null);
  const [isSending, setIsSending] = useState(false);
  const attempt = useRef(0);

  const tell = useCallback((message: string) => {
    attempt.current += 1;
    setBanner({ text: message, attempt: attempt.current });
  }, []);
  const take = useCallback(
    async (credential: string) => {
      setBanner(null);
      setIsSending(true);
      const welcome = await signInWithGoogle(credential);
      setIsSending(false);
      if (!welcome.ok) tell(welcome.problem);
      else if (welcome.value.type === "unknown") onUnknown(welcome.value.person);
    },
    [onUnknown, tell],
  );
  useEffect(() => {
    if (place.current === null) return;
    const onCredential = (credential: string) => void take(credential);
    showGoogleButton(place.current, { clientId, text, onCredential }).catch((error: unknown) => {
      console.error(error);
      tell("Google's button could not be loaded. You can use your email and password.");
    });
    // The button that was pressed has gone.
    if (document.activeElement === document.body) place.current.focus();
  }, [clientId, text, take, tell]);

  return (
    <>
      <Banner banner={banner} onLeave={useCallback(() => setBanner(null), [])} />
      <div ref={place} className="google-button" tabIndex={-1} />
      {isSending && <LoadingOverlay />}
    </>
  );
}
