import { useEffect, useRef, useState } from "react";
import { Link, useLocation } from "wouter";
import type { Result } from "../../../engine/index.ts";
import { FigureTable } from "../../components/figure-table.tsx";
import { LoadingOverlay } from "../../components/loading-overlay.tsx";
import { showToast } from "../../components/toast.tsx";
import { useDialog } from "../../components/use-dialog.ts";
import { saveFile } from "../../accounts/save-file.ts";
import { askClass, exportClass, removeClass, type ClassSeen, type PartProps } from "./class-calls.ts";
import { Assignments } from "./assignments.tsx";
import { codeInThrees, dayInWords, gameTitle, levelName, minutesInWords, percent } from "./level-names.ts";

export function ClassView({ id }: { readonly id: string }) {
  const [seen, setSeen] = useState<Result<ClassSeen, string> | null>(null);
  const [acts, setActs] = useState(0);
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    // What was pressed may be gone from the page, and would take the focus with it.
    if (acts > 0 && document.activeElement === document.body) heading.current?.focus({ preventScroll: true });
  }, [acts]);
  useEffect(() => {
    let isWanted = true;
    void askClass(`/${id}`).then((answer) => isWanted && setSeen(answer));
    return () => {
      isWanted = false;
    };
  }, [id]);
  /** What was done is told, and the class is shown as it is then. */
  const act = async (asked: ReturnType<typeof askClass>, done: string): Promise<void> => {
    const answer = await asked;
    showToast(answer.ok ? done : answer.problem);
    if (!answer.ok) return;
    setSeen(answer);
    setActs((times) => times + 1);
  };
  if (seen === null) return <LoadingOverlay />;
  if (!seen.ok)
    return (
      <p role="alert" className="failure">
        {seen.problem} <Link href="/classes">All my classes</Link>
      </p>
    );
  const { value } = seen;
  return (
    <>
      <p>
        <Link href="/classes">All my classes</Link>
      </p>
      <h2 ref={heading} tabIndex={-1}>
        {value.name}
      </h2>
      <CodePart seen={value} act={act} />
      <PupilPart seen={value} act={act} />
      <section aria-labelledby="stalls">
        <h3 id="stalls">Where the class stalls</h3>
        {value.levels.length === 0 ? (
          <p>Nothing has been played yet.</p>
        ) : (
          <FigureTable
            caption="Levels, the hardest for this class first"
            columns={[
              { label: "Game", cell: ({ game }) => gameTitle(game) },
              { label: "Level", cell: ({ game, level }) => levelName(game, level) },
              { label: "Right", cell: ({ credit }) => percent(credit), share: ({ credit }) => credit },
              { label: "Students", cell: ({ pupils }) => pupils },
              { label: "Played to the end", cell: ({ finished, plays }) => `${finished} of ${plays}` },
            ]}
            rows={value.levels}
            keyOf={({ game, level }) => `${game}/${level}`}
          />
        )}
      </section>
      <Assignments seen={value} act={act} />
      <RemovePart seen={value} />
    </>
  );
}

function CodePart({ seen: { id, code, codeUntil, isOpen }, act }: PartProps) {
  return (
    <section aria-labelledby="code">
      <h3 id="code">The code</h3>
      {isOpen ? (
        <>
          <p className="class-code">{codeInThrees(code)}</p>
          <p>
            Students open <Link href="/class">{`${window.location.host}/class`}</Link> and type or say it,
            once. Students can join with it until {dayInWords(codeUntil)}. A new code replaces the old one;
            whoever has joined stays.
          </p>
        </>
      ) : (
        <p>The code has expired. Make a new one when somebody wants to join.</p>
      )}
      <p className="buttons">
        <button
          type="button"
          className="button"
          onClick={() => void act(askClass(`/${id}/code`, { method: "POST" }), "There is a new code.")}
        >
          New code
        </button>
      </p>
    </section>
  );
}

function PupilPart({ seen: { id, pupils }, act }: PartProps) {
  const dialog = useRef<HTMLDialogElement>(null);
  const { open, close } = useDialog(dialog);
  const [leaving, setLeaving] = useState<(typeof pupils)[number] | null>(null);
  const most = Math.max(1, ...pupils.map(({ minutes }) => minutes));
  const ask = (pupil: (typeof pupils)[number]) => (
    <button
      type="button"
      className="button quiet"
      aria-haspopup="dialog"
      onClick={() => {
        setLeaving(pupil);
        open();
      }}
    >
      Take out<span className="visually-hidden"> {pupil.label}</span>
    </button>
  );
  const takeOut = (): void => {
    close();
    if (leaving === null) return;
    const asked = askClass(`/${id}/pupils/${leaving.id}`, { method: "DELETE" });
    void act(asked, `${leaving.label} is out of the class, with all that was played.`);
  };
  const save = async (): Promise<void> => {
    const exported = await exportClass(id);
    if (exported.ok) saveFile("class.csv", "text/csv", exported.value);
    else showToast(exported.problem);
  };
  return (
    <section aria-labelledby="who">
      <h3 id="who">Who plays what</h3>
      {pupils.length === 0 ? (
        <p>Nobody has joined yet.</p>
      ) : (
        <>
          <FigureTable
            caption="Students"
            columns={[
              { label: "Student", cell: ({ label }) => label },
              {
                label: "Time",
                cell: ({ minutes }) => minutesInWords(minutes),
                share: ({ minutes }) => minutes / most,
              },
              { label: "Right", cell: ({ credit }) => (credit === null ? "" : percent(credit)) },
              { label: "Games", cell: ({ games }) => games.map(gameTitle).join(", ") },
              { label: "Last played", cell: ({ lastPlay }) => dayInWords(lastPlay) },
              {
                label: "Take out",
                cell: ask,
              },
            ]}
            rows={pupils}
            keyOf={(pupil) => pupil.id}
          />
          <p>
            Right answers count less where somebody asked for hints. How long a student thinks says nothing
            about it.
          </p>
          <p className="buttons">
            <button type="button" className="button" onClick={() => void save()}>
              Save as a table (CSV)
            </button>
            <button type="button" className="button" onClick={() => window.print()}>
              Print
            </button>
          </p>
        </>
      )}
      <dialog ref={dialog} className="question" aria-labelledby="take-out">
        <div className="question-inside">
          <h2 id="take-out">{`Take ${leaving?.label ?? "a pupil"} out?`}</h2>
          <p>
            All that was played for this class will be gone for good. On a shared computer it is gone there,
            too.
          </p>
          <div className="buttons">
            <button type="button" className="button" onClick={close}>
              Keep in the class
            </button>
            <button type="button" className="button danger" onClick={takeOut}>
              Take out for good
            </button>
          </div>
        </div>
      </dialog>
    </section>
  );
}

function RemovePart({ seen: { id, name } }: { readonly seen: ClassSeen }) {
  const dialog = useRef<HTMLDialogElement>(null);
  const { open, close } = useDialog(dialog);
  const [, navigate] = useLocation();
  const remove = async (): Promise<void> => {
    const removed = await removeClass(id);
    close();
    showToast(removed.ok ? `${name} is gone, with all that was kept of it.` : removed.problem);
    if (removed.ok) navigate("/classes");
  };
  return (
    <>
      <p className="buttons">
        <button type="button" className="button danger" aria-haspopup="dialog" onClick={open}>
          Remove this class
        </button>
      </p>
      <dialog ref={dialog} className="question" aria-labelledby="remove-class">
        <div className="question-inside">
          <h2 id="remove-class">Remove {name}?</h2>
          <p>All of its students, what they have played for it, and its assignments will be gone for good.</p>
          <div className="buttons">
            <button type="button" className="button" onClick={close}>
              Keep it
            </button>
            <button type="button" className="button danger" onClick={() => void remove()}>
              Remove it for good
            </button>
          </div>
        </div>
      </dialog>
    </>
  );
}
