import { Link } from "wouter";
import { useQuery } from "../../accounts/use-query.ts";
import { AccountCard } from "./account-card.tsx";

/** As long as the two names of an account: an address must not be able to put a whole message here. */
const LONGEST_NAME = 161;

export default function ResetLandingPage() {
  const user = useQuery("user") ?? "";
  const token = useQuery("token") ?? "";
  const name = user.trim().slice(0, LONGEST_NAME);
  return (
    <AccountCard title={name === "" ? "Hello!" : `Hello, ${name}!`} pose="waving">
      <p>A password reset was requested for your account. Choose Continue to set a new password.</p>
      <p>If it was not you, close this page. Your password stays as it is.</p>
      <p>
        <Link
          href={`/reset-password?${new URLSearchParams({ user, token }).toString()}`}
          className="button primary"
        >
          Continue
        </Link>
      </p>
    </AccountCard>
  );
}
