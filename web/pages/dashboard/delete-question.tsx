import { useRef, useState } from "react";
import { deleteUser, type ListedUser } from "./dashboard-calls.ts";

interface DeleteQuestionProps {
  readonly user: ListedUser;
  readonly onCancel: () => void;
  readonly onDeleted: () => void;
}

export function DeleteQuestion({ user, onCancel, onDeleted }: DeleteQuestionProps) {
  const [problem, setProblem] = useState<string | null>(null);
  const [isSending, setIsSending] = useState(false);
  const isUnderWay = useRef(false);
  const send = async (): Promise<void> => {
    if (isUnderWay.current) return;
    isUnderWay.current = true;
    setIsSending(true);
    setProblem(null);
    const deleted = await deleteUser(user.id);
    isUnderWay.current = false;
    setIsSending(false);
    if (deleted.ok) onDeleted();
    else setProblem(deleted.problem);
  };
  return (
    <>
      <p>
        The account of <strong>{user.name || user.email}</strong> ({user.email}) and all of its data will be
        gone for good.
      </p>
      <div role="alert">{problem !== null && <p className="failure">{problem}</p>}</div>
      <div className="buttons">
        <button type="button" className="button" onClick={onCancel}>
          Keep it
        </button>
        <button type="button" className="button danger" aria-disabled={isSending} onClick={() => void send()}>
          Delete
        </button>
      </div>
    </>
  );
}
