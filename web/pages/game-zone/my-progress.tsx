import { useState } from "react";
import { Link } from "wouter";
import { catalogue } from "../../../games/catalogue.ts";
import { Wiggle } from "../../components/wiggle.tsx";
import { currentPupil } from "../../accounts/pupil.ts";
import { gameFacts } from "../../game-facts.ts";
import { useSession } from "../../accounts/session.ts";
import { MySkills } from "./my-skills.tsx";
import { ForgetHere } from "./forget-here.tsx";
import { Keepsakes } from "./keepsakes.tsx";
import { isSpoken, keptInWords, useHasLogged, useKept } from "./kept.ts";

/** What this device knows; until there is something, that it is still to come. */
export function MyProgress() {
  const [forgotten, setForgotten] = useState(0);
  // Read anew after everything was forgotten.
  return <Kept key={forgotten} onForgotten={() => setForgotten(forgotten + 1)} />;
}

function Kept({ onForgotten }: { readonly onForgotten: () => void }) {
  const kept = useKept();
  const hasLogged = useHasLogged();
  const isLoggedIn = Boolean(useSession());
  const played = catalogue.flatMap(({ slug, title }) => {
    const facts = gameFacts[slug];
    const words = facts === undefined ? "" : keptInWords(kept[slug], facts);
    if (facts === undefined || words === "") return [];
    const { finished = 0, keepsakes = [] } = kept[slug] ?? {};
    return [{ slug, title, levels: facts.levels, words, finished, keepsakes }];
  });
  if (played.length === 0 && !hasLogged)
    return (
      <div className="coming-soon">
        <Wiggle pose="reading" />
        <p>Work in progress, Coming Soon!</p>
      </div>
    );
  return (
    <div className="my-progress">
      <MySkills />
      <h2>What you have played</h2>
      <WhoKnows isLoggedIn={isLoggedIn} />
      {played.length > 0 && (
        <ul className="my-progress">
          {played.map(({ slug, title, levels, words, finished, keepsakes }) => (
            <li key={slug}>
              <h3>
                <Link href={`/game/${slug}`}>{title}</Link>
              </h3>
              <p>{words}</p>
              <progress
                aria-label={`${title}: levels finished`}
                value={Math.min(finished, levels)}
                max={levels}
              />
              {keepsakes.length > 0 && (
                <Keepsakes slug={slug} title={title} ids={keepsakes} isSpoken={isSpoken()} />
              )}
            </li>
          ))}
        </ul>
      )}
      {isLoggedIn ? (
        <p>
          <Link href="/account">Forget what I have played</Link>
        </p>
      ) : (
        <ForgetHere onForgotten={onForgotten} />
      )}
    </div>
  );
}

/** What is kept where: true of who plays here now. Drawn only where something was played, so never in what was prerendered. */
function WhoKnows({ isLoggedIn }: { readonly isLoggedIn: boolean }) {
  const [pupil] = useState(currentPupil);
  const own = isLoggedIn
    ? "What you have learned, and the levels you have finished, follow you to your other devices. Keepsakes and bests stay on this one."
    : "Only this device knows it.";
  if (pupil === null) return <p>{own}</p>;
  const { label, className } = pupil;
  return (
    <p>
      {`You are ${label}. ${className} is told what you play, for how long, and how much was right. Levels and keepsakes stay on this device.`}{" "}
      <Link href="/class">What your class plays</Link>
    </p>
  );
}
