import { Link, useLocation } from "wouter";
import { choosePupil, currentPupil, pupilsHere } from "../accounts/pupil.ts";
import { useIsLive } from "./use-is-live.ts";

/** On a computer that pupils share: who plays now, and how somebody else takes their place. Nothing anywhere else. */
export function WhoPlays() {
  const [, navigate] = useLocation();
  if (!useIsLive()) return null;
  const pupil = currentPupil();
  if (pupil?.apart === true)
    return (
      <p className="buttons">
        <span>{`You play as ${pupil.label}, ${pupil.className}.`}</span>
        <button
          type="button"
          className="button quiet"
          onClick={() => {
            choosePupil("");
            navigate("/class");
          }}
        >
          Somebody else is playing now
        </button>
      </p>
    );
  return (
    pupil === null &&
    pupilsHere().length > 0 && (
      <p>
        <Link href="/class">Who is playing?</Link>
      </p>
    )
  );
}
