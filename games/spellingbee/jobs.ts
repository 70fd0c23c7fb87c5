/** Short forms for jobs: who asks, for what, and which words will do. */
import type { Job } from "./types.ts";

/** Something is asked for in words: each of these will do. `from` is what the wind puts into the comb for it. */
export function job(id: string, ask: string, answers: string, told?: string, from?: string): Job {
  return {
    id,
    ask: [{ say: ask, voice: "plum" }],
    answers: answers.split(" "),
    ...(from === undefined ? {} : { from }),
    ...(told === undefined ? {} : { told: { other: [{ say: told, voice: "plum" }] } }),
  };
}

/** Somebody or something is only heard. */
export function heard(id: string, ask: string, answer: string, told: string, from?: string): Job {
  return { ...job(id, ask, answer, told, from), wants: true };
}

/** The Baron has changed one letter: into something that is one change away, or into `from`. */
export function stung(id: string, ask: string, answer: string, told: string, from?: string): Job {
  return {
    id,
    ask: [{ say: ask, voice: "baron" }],
    recall: ["This was here, before the Baron came:"],
    answers: [answer],
    ...(from === undefined ? {} : { from }),
    told: { other: [{ say: told, voice: "baron" }] },
  };
}

/** Dot changes one letter, to show how it goes. */
export function shown(ask: string, answer: string, from: string, told: string): Job {
  return {
    id: `ears-${answer}`,
    practice: true,
    ask: [{ say: ask, voice: "dot" }],
    recall: ["This was here, before Dot changed it:"],
    from,
    answers: [answer],
    told: { other: [{ say: told, voice: "dot" }] },
  };
}

/** The last trick: any of these, and each is another end. Nothing hangs on it. */
export function trick(
  id: string,
  ask: Job["ask"],
  from: string,
  ends: Record<string, string>,
  other: string,
): Job {
  const said = (say: string) => [{ say, voice: "baron" }];
  return {
    id,
    practice: true,
    ask,
    from,
    answers: Object.keys(ends),
    told: {
      ...Object.fromEntries(Object.entries(ends).map(([word, say]) => [word, said(say)])),
      other: said(other),
    },
  };
}
