/** Help of three strengths, and the worked answer. */
import type { Cue } from "../../cue.ts";
import { fillTemplate } from "../../definition/fill.ts";
import type { CaseFile, DeduceDeal } from "./case-file.ts";
import { fitsOnly, fitting, isSettled, nextClue, otherThatFits, suspectToName } from "./solver.ts";
import { nameOf, namesOf, suspectSays, tell } from "./speech.ts";
import type { OpenList, State } from "./state.ts";

type Strength = 1 | 2 | 3;
type Reasons = Extract<OpenList, { type: "reasons" }>;

/** 1: weigh the newest clue. 2: one suspect who does not fit one of the clues. 3: buy, or accuse whom. */
export function hint(deal: DeduceDeal, file: CaseFile, state: State, strength: Strength): Cue[] {
  const { lines } = deal.content;
  if (state.list?.type === "reasons") return reasonHint(deal, file, state.list, strength);

  const newest = file.clues[state.heard.at(-1) ?? -1];
  if (strength === 1 && newest !== undefined)
    return [tell(deal, fillTemplate(lines.weigh, { clue: newest.text }))];
  const doubtful = strength === 2 ? contradiction(file, state) : undefined;
  if (doubtful !== undefined) return [tell(deal, fillTemplate(lines.doubt, doubtful))];

  const suspect = isSettled(file, state) ? suspectToName(file, state) : undefined;
  if (suspect !== undefined) return [tell(deal, fillTemplate(lines.name, { name: nameOf(file, suspect) }))];
  const probe = deal.rules.clues === "chosen" ? file.clues[nextClue(file, state) ?? -1] : undefined;
  return [tell(deal, lines.buy), ...(probe === undefined ? [] : [tell(deal, probe.title)])];
}

export function reveal(deal: DeduceDeal, file: CaseFile, state: State): Cue[] {
  const { lines } = deal.content;
  if (state.list?.type === "reasons") return reasonHint(deal, file, state.list, 3);
  const wanted = deal.rules.culprits - state.caught.length;
  const free = file.culprits.filter((id) => !state.caught.includes(id)).slice(0, wanted);
  return free.flatMap((id) => {
    const index = state.suspects.indexOf(id);
    const alibi = file.suspects[index]?.alibi ?? "";
    return [
      tell(deal, fillTemplate(lines.answer, { name: nameOf(file, id) })),
      suspectSays(deal, file, index, alibi),
    ];
  });
}

/** 1: whom to hold the clues against, and what the buttons do. 2: a decoy and whom it fits. 3: the right clue. */
function reasonHint(
  deal: DeduceDeal,
  file: CaseFile,
  { options, accused }: Reasons,
  strength: Strength,
): Cue[] {
  const { lines } = deal.content;
  const right = options.find((clue) => fitsOnly(file, clue, accused));
  const decoy = options.find((clue) => clue !== right);
  if (strength === 3 || decoy === undefined) {
    return [tell(deal, fillTemplate(lines.deciding, { clue: file.clues[right ?? -1]?.text ?? "" }))];
  }
  if (strength === 2) {
    const other = nameOf(file, otherThatFits(file, decoy, accused));
    return [tell(deal, fillTemplate(lines.decoy, { other, clue: file.clues[decoy]?.text ?? "" }))];
  }
  const others = file.suspects.map(({ id }) => id).filter((id) => id !== accused);
  const names = { name: nameOf(file, accused), others: namesOf(deal, file, others) };
  return [tell(deal, fillTemplate(lines.compare, names)), tell(deal, lines.proving)];
}

/** A suspect that nobody has cleared, and a clue that was heard and does not fit it. */
function contradiction(file: CaseFile, state: State): { name: string; clue: string } | undefined {
  const standing = fitting(file, state);
  const excluded = file.suspects.find(({ id }) => !standing.includes(id) && !state.silenced.includes(id));
  const against = state.heard
    .map((clue) => file.clues[clue])
    .find((clue) => !clue?.fits.includes(excluded?.id ?? ""));
  return excluded === undefined || against === undefined
    ? undefined
    : { name: excluded.name, clue: against.text };
}
