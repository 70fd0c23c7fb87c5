import { useCallback } from "react";
import { signInWithGoogle, type GooglePerson } from "../../accounts/google-sign-in.ts";
import { GooglePart } from "./google-part.tsx";

interface GoogleEntryProps {
  readonly text: "signin_with" | "signup_with";
  /** Somebody who has no account yet, and whose school is to be asked for. */
  readonly onUnknown: (person: GooglePerson) => void;
}

/** The way in with Google. */
export function GoogleEntry({ text, onUnknown }: GoogleEntryProps) {
  const take = useCallback(
    async (credential: string) => {
      const welcome = await signInWithGoogle(credential);
      if (!welcome.ok) return welcome.problem;
      if (welcome.value.type === "unknown") onUnknown(welcome.value.person);
      return null;
    },
    [onUnknown],
  );
  return <GooglePart text={text} isAlternative take={take} />;
}
