import { useCallback, useState, type SubmitEvent } from "react";
import { Link, useLocation } from "wouter";
import { LoadingOverlay } from "../components/loading-overlay.tsx";
import { PageTitle } from "../components/page-title.tsx";
import { showToast } from "../components/toast.tsx";
import { useMember } from "../accounts/use-member.ts";
import { useQuery } from "../accounts/use-query.ts";
import { askClass, listClasses } from "./classes/class-calls.ts";
import { ClassView } from "./classes/class-view.tsx";
import { useAnswer } from "./dashboard/use-answer.ts";

export default function ClassesPage() {
  const member = useMember();
  const id = useQuery("class");
  return (
    <div className="page class-page">
      {/* A new one for each class, which takes the focus: what was pressed is gone from the page. */}
      <PageTitle key={id ?? ""}>My classes</PageTitle>
      {member === null || id === undefined ? (
        <LoadingOverlay />
      ) : id === "" ? (
        <AllClasses />
      ) : (
        <ClassView key={id} id={id} />
      )}
    </div>
  );
}

function AllClasses() {
  const [asking, setAsking] = useState(0);
  // Asks again after something was made, too.
  // oxlint-disable-next-line react/exhaustive-deps
  const ask = useCallback(() => listClasses(), [asking]);
  const answer = useAnswer(ask);
  const [, navigate] = useLocation();
  const make = async (event: SubmitEvent<HTMLFormElement>): Promise<void> => {
    event.preventDefault();
    const name = new FormData(event.currentTarget).get("name");
    const made = await askClass("", { method: "POST", body: { name } });
    if (made.ok) navigate(`/classes?class=${made.value.id}`);
    else {
      showToast(made.problem);
      setAsking(asking + 1);
    }
  };
  return (
    <>
      <p className="lead">
        Students join a class with a code that they type or say once. They need no account and no name: each
        gets an animal. You see what the animals play; who is which, only you and they know.
      </p>
      {answer === null && <LoadingOverlay />}
      {answer?.ok === false && (
        <p role="alert" className="failure">
          {answer.problem}
        </p>
      )}
      {answer?.ok === true && (
        <ul>
          {answer.value.map(({ id, name, pupils }) => (
            <li key={id}>
              <Link href={`/classes?class=${id}`}>{name}</Link>, {pupils}{" "}
              {pupils === 1 ? "student" : "students"}
            </li>
          ))}
          {answer.value.length === 0 && <li>You have no class yet.</li>}
        </ul>
      )}
      <form onSubmit={(event) => void make(event)}>
        <span className="field">
          <label htmlFor="class-name">Name of a new class</label>
          <input id="class-name" name="name" required maxLength={80} autoComplete="off" />
        </span>
        <button type="submit" className="button primary">
          Make a class
        </button>
      </form>
      <p className="note">
        Of each student we keep the animal, the day it joined, and of each sitting which game and level, when,
        how long, and how much was right. For children under 13 your school consents in the parents’ place,
        and tells them what is kept, before you give out the code. Whoever runs this site has “Privacy, for
        schools” for you; see also the <Link href="/privacy-policy">Privacy Policy</Link>.
      </p>
    </>
  );
}
