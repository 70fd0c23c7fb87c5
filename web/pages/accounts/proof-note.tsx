import { useState } from "react";
import { askForProof } from "../../accounts/own-account.ts";

/** For whoever has not opened the link that came after the sign-up. */
export function ProofNote() {
  const [said, setSaid] = useState("");
  const send = async (): Promise<void> => {
    const asked = await askForProof();
    setSaid(asked.ok ? "The email is on its way." : asked.problem);
  };
  return (
    <section aria-labelledby="proof">
      <h2 id="proof">Is this email yours?</h2>
      <p>
        We sent you an email with a link. Please open it within a day. If you do not, somebody else can make
        an account with your email, and yours ends.
      </p>
      <p>
        <button type="button" className="button" onClick={() => void send()}>
          Send the link again
        </button>
      </p>
      <output>{said}</output>
    </section>
  );
}
