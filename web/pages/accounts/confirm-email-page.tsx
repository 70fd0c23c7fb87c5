import { useEffect, useState } from "react";
import { Link } from "wouter";
import { LoadingOverlay } from "../../components/loading-overlay.tsx";
import { confirmEmail, readEmailToConfirm, type EmailToConfirm } from "../../accounts/own-account.ts";
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
  | { readonly type: "looking" | "done" }
  | { readonly type: "asking" | "sending"; readonly about: EmailToConfirm }
  | { readonly type: "failed"; readonly said: string };

const NO_TOKEN = "This link is not complete. Please open it again from the email.";

function Confirmation({ token }: { readonly token: string }) {
  const [state, setState] = useState<State>(
    token === "" ? { type: "failed", said: NO_TOKEN } : { type: "looking" },
  );
  useEffect(() => {
    let isWanted = token !== "";
    const look = async (): Promise<void> => {
      const found = await readEmailToConfirm(token);
      if (!isWanted) return;
      setState(found.ok ? { type: "asking", about: found.value } : { type: "failed", said: found.problem });
    };
    if (isWanted) void look();
    return () => {
      isWanted = false;
    };
  }, [token]);
  const confirm = async (about: EmailToConfirm): Promise<void> => {
    setState({ type: "sending", about });
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
          <p>{describeAccount(state.about)}</p>
          <p>Choose Confirm only if it is your own account. If it is not, close this page.</p>
          <p>
            <button
              type="button"
              className="button primary"
              aria-disabled={state.type === "sending"}
              onClick={() => state.type === "asking" && void confirm(state.about)}
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
      {(state.type === "looking" || state.type === "sending") && <LoadingOverlay />}
    </>
  );
}

/** A stranger may have made it, or want an email for it that is not theirs. */
function describeAccount({ name, email, emailNow }: EmailToConfirm): string {
  const whose = name === "" ? "" : ` of ${name}`;
  return emailNow === ""
    ? `The account${whose} was made with your email ${email}.`
    : `The account${whose}, whose email is ${emailNow} now, is to have your email ${email}.`;
}
