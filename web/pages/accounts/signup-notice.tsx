import { Link } from "wouter";
import { AccountCard, NextCard } from "./account-card.tsx";

/** What an account means, in few and plain words, before anybody types anything. */
export function SignupNotice({ onYoung }: { readonly onYoung: () => void }) {
  return (
    <section className="signup-notice" aria-labelledby="signup-notice">
      <h2 id="signup-notice">Before you sign up</h2>
      <ul>
        <li>We keep your name, school and email, and a scrambled form of your password.</li>
        <li>The people who run this site can see your name, school and email. Nobody else can.</li>
        <li>
          How each turn of a game went is kept with your account, for your other devices. There are no ads,
          and nobody tracks you.
        </li>
        <li>
          You can change and delete everything yourself. <Link href="/privacy-policy">Privacy Policy</Link>
        </li>
      </ul>
      <p>How old are you? Accounts are for people who are 13 or older.</p>
      <p>
        <button type="button" className="button" onClick={onYoung}>
          I am younger than 13
        </button>
      </p>
    </section>
  );
}

/** In the place of the form. Nothing is lost by it: there is nothing here that an account would open. */
export function AskGrownUp({ onBack }: { readonly onBack: () => void }) {
  return (
    <NextCard>
      <AccountCard title="Please ask a grown-up" pose="reading">
        <p>
          You can play every game right now, without an account. If you would like one all the same, ask a
          parent, a guardian or your teacher: they can make it, and keep it for you.
        </p>
        <p className="buttons">
          <Link href="/game-zone" className="button primary">
            Go to the Game Zone
          </Link>
          <button type="button" className="button" onClick={onBack}>
            A grown-up is here
          </button>
        </p>
      </AccountCard>
    </NextCard>
  );
}
