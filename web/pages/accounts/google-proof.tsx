import { useCallback, useState } from "react";
import { GooglePart } from "./google-part.tsx";

interface GoogleProofProps {
  readonly credential: string;
  readonly onCredential: (credential: string) => void;
}

/** For who has no password: a device that was left logged in must not be enough, so Google says who it is. */
export function GoogleProof({ credential, onCredential }: GoogleProofProps) {
  const [isRefused, setIsRefused] = useState(false);
  const take = useCallback(
    async (given: string) => {
      onCredential(given);
      setIsRefused(given === "");
      return null;
    },
    [onCredential],
  );
  return (
    <>
      <p>Please sign in with Google once more, so that we know that it is you.</p>
      <output>
        {credential !== "" && "Thank you, Google says that it is you."}
        {isRefused && "Google did not say who you are."}
      </output>
      {credential === "" && <GooglePart text="signin_with" take={take} />}
    </>
  );
}
