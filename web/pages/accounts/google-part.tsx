import { useCallback, useEffect, useRef, useState } from "react";
import { LoadingOverlay } from "../../components/loading-overlay.tsx";
import { mayUseGoogle, showGoogleButton } from "../../accounts/google-script.ts";
import { findGoogleClientId, signInWithGoogle, type GooglePerson } from "../../accounts/google-sign-in.ts";
import type { BannerText } from "../../accounts/use-form.ts";
import { Banner } from "./banner.tsx";

interface GooglePartProps {
  readonly text: "signin_with" | "signup_with";
  /** Somebody who has no account yet, and whose school is to be asked for. */
  readonly onUnknown: (person: GooglePerson) => void;
}

/** The way in with Google. Nothing is here, and nothing of Google is loaded, where the server has not switched it on. */
export function GooglePart({ text, onUnknown }: GooglePartProps) {
  const [clientId, setClientId] = useState<string | null>(null);
  useEffect(() => {
    let isWanted = true;
    void findGoogleClientId().then((id) => isWanted && setClientId(id));
    return () => {
      isWanted = false;
    };
  }, []);
  if (clientId === null) return null;
  return (
    <section className="google-part" aria-label="Google">
      <p className="or">or</p>
      {mayUseGoogle() ? (
        <GoogleButton clientId={clientId} text={text} onUnknown={onUnknown} />
      ) : (
        // Loads the page anew: this one came by a link, and may not run Google's script.
        <a className="button" href={window.location.href}>
          Use a Google account
        </a>
      )}
    </section>
  );
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
  }, [clientId, text, take, tell]);

  return (
    <>
      <Banner banner={banner} onLeave={useCallback(() => setBanner(null), [])} />
      <div ref={place} className="google-button" />
      {isSending && <LoadingOverlay />}
    </>
  );
}
