import { Link } from "wouter";
import { shownName } from "../../accounts/shown-name.ts";
import { useQuery } from "../../accounts/use-query.ts";
import { AccountCard } from "./account-card.tsx";

export default function ResetLandingPage() {
  // Whose account the token opens is asked for on the next page: this one makes no request.
  const user = useQuery("user") ?? "";
  const token = useQuery("token") ?? "";
  const name = shownName(user);
  return (
    <AccountCard title={name === "" ? "Hello!" : `Hello, ${name}!`} pose="waving">
      <p>A password reset was requested for your account. Choose Continue to set a new password.</p>
      <p>If it was not you, close this page. Your password stays as it is.</p>
      <p>
        <Link
          href={`/reset-password?${new URLSearchParams({ user: name, token }).toString()}`}
          className="button primary"
        >
          Continue
        </Link>
      </p>
    </AccountCard>
  );
}
