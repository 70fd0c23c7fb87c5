import { Link } from "wouter";
import { AccountCard } from "./account-card.tsx";

export default function ResetLinkSentPage() {
  return (
    <AccountCard title="Email Sent!" pose="waving">
      <p>
        A link to choose a new password is on its way to you. It works for 30 minutes, and only once. If you
        do not find it, look among the junk mail.
      </p>
      <p>
        <Link href="/forgot-password" className="button">
          Use another email
        </Link>
      </p>
    </AccountCard>
  );
}
