import { Link } from "wouter";
import { AccountCard } from "./account-card.tsx";

export default function ResetConfirmPage() {
  return (
    <AccountCard title="You're all set!" pose="playing">
      <p>Your new password is ready. Every device was logged out, so log in again where you like.</p>
      <p className="buttons">
        <Link href="/game-zone" className="button primary">
          Return to Game Zone
        </Link>
        <Link href="/login" className="button">
          Log in
        </Link>
      </p>
    </AccountCard>
  );
}
