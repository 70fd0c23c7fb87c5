import { useId, useState } from "react";
import { checkFile } from "../../own-games/checker.ts";
import type { CheckedGame } from "../../own-games/checker-worker.ts";

/** A pack, or a single definition: what is whole is kept, and what is faulty is told. */
export function OpenFile({ onOpened }: { readonly onOpened: (game: CheckedGame) => void }) {
  const id = useId();
  const [news, setNews] = useState("");
  const [problems, setProblems] = useState<readonly string[]>([]);
  const open = async (file: File): Promise<void> => {
    setNews("Checking the file…");
    setProblems([]);
    const answer = await checkFile(file);
    if (answer.type === "faults") return;
    answer.games.forEach(onOpened);
    setProblems(answer.problems);
    const { length } = answer.games;
    setNews(`${length === 0 ? "No game" : length === 1 ? "One game" : `${length} games`} opened.`);
  };
  return (
    <div className="form-field">
      <label htmlFor={id}>A pack of games, or a single one (.zip or .json)</label>
      <input
        id={id}
        type="file"
        accept=".zip,.json"
        onChange={(event) => {
          const [file] = event.target.files ?? [];
          // The same file can be chosen again once it is mended.
          event.target.value = "";
          if (file !== undefined) void open(file);
        }}
      />
      <output className="told">{news}</output>
      {problems.length > 0 && (
        <ul role="alert" className="failure">
          {problems.map((problem) => (
            <li key={problem}>{problem}</li>
          ))}
        </ul>
      )}
    </div>
  );
}
