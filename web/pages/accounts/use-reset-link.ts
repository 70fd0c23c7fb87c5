import { useCallback, useEffect, useState } from "react";
import { readResetPerson, type ResetPerson } from "../../accounts/password-reset.ts";
import type { BannerText } from "../../accounts/use-form.ts";

export interface ResetLink {
  readonly person: ResetPerson;
  readonly isAsking: boolean;
  readonly isExpired: boolean;
  readonly banner: BannerText | null;
  readonly dismissBanner: () => void;
}

const NO_TOKEN = "Invalid password reset link. Please request a new one.";
const NOBODY: ResetPerson = { fullName: "", email: "" };

/** Asks the server whose link it is, once. A link without a token is not worth asking about. */
export function useResetLink(token: string): ResetLink {
  const isMissing = token === "";
  const [person, setPerson] = useState(NOBODY);
  const [isAsking, setIsAsking] = useState(!isMissing);
  const [isExpired, setIsExpired] = useState(isMissing);
  const [message, setMessage] = useState<string | null>(isMissing ? NO_TOKEN : null);
  useEffect(() => {
    if (isMissing) return undefined;
    let isWanted = true;
    const ask = async (): Promise<void> => {
      const answer = await readResetPerson(token);
      if (!isWanted) return;
      setIsAsking(false);
      if (answer.ok) return setPerson(answer.value);
      setIsExpired(answer.problem.isExpired);
      setMessage(answer.problem.message);
    };
    void ask();
    return () => {
      isWanted = false;
    };
  }, [token, isMissing]);
  return {
    person,
    isAsking,
    isExpired,
    banner: message === null ? null : { text: message, attempt: 0 },
    dismissBanner: useCallback(() => setMessage(null), []),
  };
}
