import { useEffect, useRef, useState, type FormEvent } from "react";
import { flushSync } from "react-dom";
import type { MadeFault } from "../../../games/made/faults.ts";
import {
  KINDS,
  kinds,
  TITLE,
  type Field,
  type KindId,
  type Made,
  type WorldId,
} from "../../../games/made/kinds.ts";
import type { CheckedGame } from "../../own-games/checker-worker.ts";
import { checkGame } from "../../own-games/checker.ts";
import { emptyDraft, madeOf, withoutRow, withRow, withText, type Draft } from "./draft.ts";
import { WrittenField } from "./written-field.tsx";

const WORLD_WORDS: readonly { readonly id: WorldId; readonly name: string; readonly about: string }[] = [
  { id: "train", name: "The train", about: "Each right answer adds a car; a slip takes one off." },
  { id: "parrot", name: "The parrot", about: "Right answers bring crackers; slips and hints cost them." },
  {
    id: "gull",
    name: "The gull and the pie",
    about: "Slips bring a gull nearer to a pie; right answers drive it off.",
  },
  {
    id: "laundry",
    name: "The laundry and the storm",
    about: "Slips bring a storm nearer to the line; right answers drive it off.",
  },
];

type Wish = "hear" | "keep";

interface Found {
  readonly faults: readonly MadeFault[];
  /** The rows that were checked, in the order in which faults count them. */
  readonly keys: readonly number[];
}

interface GameFormProps {
  readonly draft: Draft;
  readonly onDraft: (draft: Draft) => void;
  /** Checked, and without a fault. */
  readonly onMade: (game: CheckedGame, made: Made, wish: Wish) => void;
}

export function GameForm({ draft, onDraft, onMade }: GameFormProps) {
  const [found, setFound] = useState<Found>({ faults: [], keys: [] });
  const [news, setNews] = useState("");
  const form = useRef<HTMLFormElement>(null);
  const kind = kinds[draft.kind];

  // What is wrong takes the focus; the field says itself what it is.
  useEffect(() => {
    if (found.faults.length > 0)
      form.current?.querySelector<HTMLElement>("[aria-invalid=true], [data-faulty=true]")?.focus();
  }, [found]);
  const check = async (wish: Wish): Promise<void> => {
    const { made, keys } = madeOf(draft);
    setNews("Checking your game…");
    const answer = await checkGame({ type: "made", made });
    if (answer.type === "faults") {
      const { length } = answer.faults;
      setFound({ faults: answer.faults, keys });
      setNews(
        `${length} ${length === 1 ? "thing" : "things"} to fix. The first: ${answer.faults[0]?.text ?? ""}`,
      );
      return;
    }
    setFound({ faults: [], keys: [] });
    const [game] = answer.games;
    setNews(game === undefined ? answer.problems.join(" ") : "");
    if (game !== undefined) onMade(game, made, wish);
  };
  const submit = (event: FormEvent): void => {
    event.preventDefault();
    void check("hear");
  };
  const faultOf = (row: number | null, field: string): string | undefined =>
    found.faults.find(
      (one) => one.field === field && (one.row === null ? null : (found.keys[one.row] ?? -1)) === row,
    )?.text;
  const written = (field: Field, row: number | null, value: string) => (
    <WrittenField
      key={field.id}
      field={field}
      value={value}
      fault={faultOf(row, field.id)}
      names={{ left: draft.heads["left"] || "left shelf", right: draft.heads["right"] || "right shelf" }}
      onWrite={(text) => onDraft(withText(draft, row, field.id, text))}
    />
  );
  const ofList = faultOf(null, "rows");

  return (
    <form ref={form} className="create-form" noValidate onSubmit={submit}>
      <fieldset>
        <legend>What do you want to make?</legend>
        {KINDS.map((id) => (
          <Choice
            key={id}
            name="kind"
            label={kinds[id].name}
            about={kinds[id].about}
            isChosen={id === draft.kind}
            onChoose={() => {
              setFound({ faults: [], keys: [] });
              onDraft(changedKind(draft, id));
            }}
          />
        ))}
      </fieldset>
      <fieldset>
        <legend>Where does it play?</legend>
        {WORLD_WORDS.map(({ id, name, about }) => (
          <Choice
            key={id}
            name="world"
            label={name}
            about={about}
            isChosen={id === draft.world}
            onChoose={() => onDraft({ ...draft, world: id })}
          />
        ))}
      </fieldset>
      {written(TITLE, null, draft.title)}
      {kind.heads.map((field) => written(field, null, draft.heads[field.id] ?? ""))}
      {draft.rows.map((row, at) => (
        <fieldset key={row.key} className="made-row">
          <legend>
            {kind.row} {at + 1}
          </legend>
          {kind.fields.map((field) => written(field, row.key, row.texts[field.id] ?? ""))}
          <button
            type="button"
            className="button quiet"
            onClick={() => {
              onDraft(withoutRow(draft, row.key));
              setNews(`${kind.row} ${at + 1} is removed.`);
              form.current?.querySelector<HTMLElement>(".add-row")?.focus();
            }}
          >
            Remove {kind.row.toLowerCase()} {at + 1}
          </button>
        </fieldset>
      ))}
      <div className="form-field">
        <button
          type="button"
          className="button add-row"
          aria-disabled={draft.rows.length >= kind.most}
          data-faulty={ofList !== undefined}
          aria-describedby={ofList === undefined ? undefined : "rows-fault"}
          onClick={() => {
            if (draft.rows.length >= kind.most) return setNews(`${kind.most} is the limit.`);
            flushSync(() => onDraft(withRow(draft)));
            [...(form.current?.querySelectorAll(".made-row") ?? [])].at(-1)?.querySelector("input")?.focus();
          }}
        >
          Add another {kind.row.toLowerCase()}
        </button>
        {ofList !== undefined && (
          <p id="rows-fault" className="field-error">
            {ofList}
          </p>
        )}
      </div>
      <div className="buttons">
        <button type="submit" className="button primary">
          Check it and hear it
        </button>
        <button type="button" className="button" onClick={() => void check("keep")}>
          Check it and keep it
        </button>
      </div>
      <output className="told" aria-live="assertive">
        {news}
      </output>
    </form>
  );
}

/** What was written stays where the other kind asks for it, too. */
function changedKind(draft: Draft, kind: KindId): Draft {
  const { title, world, id, rows } = draft;
  const isWritten = rows.some(({ texts }) => Object.values(texts).some((text) => text.trim() !== ""));
  const empty = emptyDraft(kind);
  return {
    ...empty,
    id,
    title,
    world,
    heads: isWritten ? draft.heads : {},
    rows: isWritten ? rows : empty.rows,
  };
}

interface ChoiceProps {
  readonly name: string;
  readonly label: string;
  readonly about: string;
  readonly isChosen: boolean;
  readonly onChoose: () => void;
}

function Choice({ name, label, about, isChosen, onChoose }: ChoiceProps) {
  return (
    <label className="create-choice">
      <input type="radio" name={name} checked={isChosen} onChange={onChoose} />
      <span>
        <b>{label}</b>. {about}
      </span>
    </label>
  );
}
