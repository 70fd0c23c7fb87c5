import { useEffect, useRef, useState, useSyncExternalStore, type SubmitEvent } from "react";
import { LoadingOverlay } from "../components/loading-overlay.tsx";
import { PageTitle } from "../components/page-title.tsx";
import { showToast } from "../components/toast.tsx";
import { Link } from "wouter";
import {
  choosePupil,
  currentPupil,
  joinClass,
  leaveClass,
  pupilsHere,
  type Assignment,
  type Pupil,
} from "../accounts/pupil.ts";
import { canHearCodes, hearCode } from "../accounts/say-code.ts";
import { useSharedComputer, saySharedComputer } from "../accounts/shared-computer.ts";
import { useDialog } from "../components/use-dialog.ts";
import { useIsLive } from "../components/use-is-live.ts";
import { gameTitle, levelName, minutesInWords, playAddress } from "./classes/level-names.ts";

/** For pupils: into a class by its code, what the class is asked to play, and who plays on a computer that many use. */
export default function ClassPage() {
  const isLive = useIsLive();
  const [drawn, setDrawn] = useState(0);
  const redraw = () => setDrawn((times) => times + 1);
  return (
    <div className="page class-page">
      {/* A new one each time, which takes the focus: what was pressed is gone from the page. */}
      <PageTitle key={drawn} takesFocus={drawn > 0}>
        My class
      </PageTitle>
      {isLive ? <ClassPart redraw={redraw} /> : <LoadingOverlay />}
    </div>
  );
}

function ClassPart({ redraw }: { readonly redraw: () => void }) {
  const pupil = currentPupil();
  return pupil === null ? (
    <ComeIn redraw={redraw} />
  ) : (
    <InClass key={pupil.id} pupil={pupil} redraw={redraw} />
  );
}

function ComeIn({ redraw }: { readonly redraw: () => void }) {
  const known = pupilsHere();
  const isShared = useSharedComputer();
  const [problem, setProblem] = useState("");
  const [code, setCode] = useState("");
  const canHear = useSyncExternalStore(
    () => () => undefined,
    canHearCodes,
    () => false,
  );
  const join = async (event: SubmitEvent<HTMLFormElement>): Promise<void> => {
    event.preventDefault();
    setProblem("");
    const joined = await joinClass(code, isShared);
    if (!joined.ok) {
      setProblem(joined.problem);
      return;
    }
    showToast(`You are in. In this class you are ${joined.value.label}.`);
    redraw();
  };
  const say = async (): Promise<void> => {
    const heard = await hearCode();
    setProblem(heard === null ? "I could not hear a code. Try again, or type it." : "");
    if (heard !== null) setCode(heard);
  };
  return (
    <>
      {known.length > 0 && (
        <section aria-labelledby="who-plays">
          <h2 id="who-plays">Who is playing?</h2>
          <p className="buttons">
            {known.map(({ id, label, className }) => (
              <button
                key={id}
                type="button"
                className="button"
                onClick={() => {
                  choosePupil(id);
                  redraw();
                }}
              >
                {label}, {className}
              </button>
            ))}
          </p>
        </section>
      )}
      <section aria-labelledby="come-in">
        <h2 id="come-in">Join a class</h2>
        <p>Your teacher has a code: nine digits. You need it once. No name and no account.</p>
        <form onSubmit={(event) => void join(event)}>
          <span className="field">
            <label htmlFor="class-code">Class code</label>
            <input
              id="class-code"
              inputMode="numeric"
              autoComplete="off"
              required
              maxLength={40}
              value={code}
              aria-invalid={problem !== ""}
              aria-describedby="class-code-problem"
              onChange={({ target }) => setCode(target.value)}
            />
          </span>
          <button type="submit" className="button primary">
            Come in
          </button>
          {canHear && (
            <button type="button" className="button" aria-describedby="who-hears" onClick={() => void say()}>
              Say the code
            </button>
          )}
          <label className="box-line">
            <input
              type="checkbox"
              checked={isShared}
              onChange={({ target }) => saySharedComputer(target.checked)}
            />
            Other people play on this computer, too
          </label>
        </form>
        <p id="class-code-problem" role="alert" className={problem === "" ? undefined : "failure"}>
          {problem}
        </p>
        {canHear && (
          <p id="who-hears" className="note">
            What is said goes to the maker of the browser, which writes it down.
          </p>
        )}
      </section>
    </>
  );
}

function InClass({ pupil, redraw }: { readonly pupil: Pupil; readonly redraw: () => void }) {
  const [assignments, setAssignments] = useState<readonly Assignment[] | null | undefined>(undefined);
  useEffect(() => {
    let isWanted = true;
    const ask = async (): Promise<void> => {
      const { followOwnClass } = await import("../accounts/follow-class.ts");
      const told = await followOwnClass();
      if (!isWanted) return;
      setAssignments(told);
      // The teacher may have taken this pupil out meanwhile.
      if (told === null && currentPupil() === null) redraw();
    };
    void ask();
    return () => {
      isWanted = false;
    };
    // oxlint-disable-next-line react/exhaustive-deps
  }, []);
  return (
    <>
      <p className="lead">{`You are ${pupil.label} in ${pupil.className}.`}</p>
      <section aria-labelledby="to-play">
        <h2 id="to-play">What your class plays</h2>
        {assignments === undefined && <p>Loading...</p>}
        {assignments === null && <p>There is no network right now. You can still play.</p>}
        {assignments?.length === 0 && <p>Nobody has asked you to play anything. Play what you like.</p>}
        {assignments !== undefined && assignments !== null && assignments.length > 0 && (
          <ul>
            {assignments.map(({ id, game, level, minutes, played }) => (
              <li key={id}>
                <Link href={playAddress(game, level)}>
                  {gameTitle(game)}, {levelName(game, level)}
                </Link>
                {`: ${minutesInWords(minutes)}. `}
                {played >= minutes ? "Done!" : `${minutesInWords(played)} played so far.`}
              </li>
            ))}
          </ul>
        )}
      </section>
      <p className="buttons">
        <Link href="/game-zone" className="button primary">
          All games
        </Link>
        {pupil.apart && (
          <button
            type="button"
            className="button"
            onClick={() => {
              choosePupil("");
              redraw();
            }}
          >
            Somebody else is playing now
          </button>
        )}
        <LeaveButton pupil={pupil} onLeft={redraw} />
      </p>
      <p>
        {`Your teacher sees which games and levels ${pupil.label} plays, when, for how long, and how much was right.`}
      </p>
    </>
  );
}

function LeaveButton({ pupil, onLeft }: { readonly pupil: Pupil; readonly onLeft: () => void }) {
  const dialog = useRef<HTMLDialogElement>(null);
  const { open, close } = useDialog(dialog);
  const { label, className, apart } = pupil;
  return (
    <>
      <button type="button" className="button" aria-haspopup="dialog" onClick={open}>
        Leave the class
      </button>
      <dialog ref={dialog} className="question" aria-labelledby="leave-class">
        <div className="question-inside">
          <h2 id="leave-class">{`Leave ${className}?`}</h2>
          <p>
            {apart
              ? `All that ${label} has played will be gone for good, here and for your teacher.`
              : `What ${label} has played will be gone for your teacher. On this device it stays.`}
          </p>
          <div className="buttons">
            <button type="button" className="button" onClick={close}>
              Stay in the class
            </button>
            <button
              type="button"
              className="button danger"
              onClick={() => {
                close();
                void leaveClass(pupil).then(onLeft);
              }}
            >
              Leave it for good
            </button>
          </div>
        </div>
      </dialog>
    </>
  );
}
