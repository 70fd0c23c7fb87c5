import { useState } from "react";
import { Link } from "wouter";
import { LoadingOverlay } from "../../components/loading-overlay.tsx";
import { confirmEmail } from "../../accounts/own-account.ts";
import { useQuery } from "../../accounts/use-query.ts";
import { AccountCard } from "./account-card.tsx";

/** Where the link leads that proves an address. A press confirms: programs that look into mails open links, too. */
export default function ConfirmEmailPage() {
  const token = useQuery("token");
  return (
    <AccountCard title="Confirm your email" pose="waving">
      {token === undefined ? <LoadingOverlay /> : <Confirmation key={token} token={token} />}
    </AccountCard>
  );
}

type State =
  { readonly type: "asking" | "sending" | "done" } | { readonly type: "failed"; readonly said: string };

const NO_TOKEN = "This link is not complete. Please open it again from the mail.";

function Confirmation({ token }: { readonly token: string }) {
  const [state, setState] = useState<State>(
    token === "" ? { type: "failed", said: NO_TOKEN } : { type: "asking" },
  );
  const confirm = async (): Promise<void> => {
    setState({ type: "sending" });
    const confirmed = await confirmEmail(token);
    setState(confirmed.ok ? { type: "done" } : { type: "failed", said: confirmed.problem });
  };
  return (
    <>
      {/* Always there, because screen readers tell what changes in a place that they know. */}
      <output>{state.type === "done" && "Thank you! This email is yours now."}</output>
      <div role="alert">{state.type === "failed" && <p className="failure">{state.said}</p>}</div>
      {(state.type === "asking" || state.type === "sending") && (
        <>
          <p>You asked us to use this email for your account. Choose Confirm if it was you.</p>
          <p>
            <button
              type="button"
              className="button primary"
              aria-disabled={state.type === "sending"}
              onClick={() => state.type === "asking" && void confirm()}
            >
              Confirm
            </button>
          </p>
        </>
      )}
      {(state.type === "done" || state.type === "failed") && (
        <p>
          <Link href="/account" className="button">
            My data
          </Link>
        </p>
      )}
      {state.type === "sending" && <LoadingOverlay />}
    </>
  );
}
