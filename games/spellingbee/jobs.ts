/** Short forms for jobs: who asks, for what, and which words will do. */
import type { Job } from "./types.ts";

/** Something is asked for in words: each of these will do. */
export function job(id: string, ask: string, answers: string, told?: string): Job {
  return {
    id,
    ask: [{ say: ask, voice: "plum" }],
    answers: answers.split(" "),
    ...(told === undefined ? {} : { told: { other: [{ say: told, voice: "plum" }] } }),
  };
}

/** Somebody or something is only heard. */
export function heard(id: string, ask: string, answer: string, told: string): Job {
  return { ...job(id, ask, answer, told), wants: true };
}

/** The Baron has changed one letter. */
export function stung(id: string, ask: string, answer: string, told: string): Job {
  return {
    id,
    ask: [{ say: ask, voice: "baron" }],
    recall: ["One note is out of tune. This was here:"],
    answers: [answer],
    told: { other: [{ say: told, voice: "baron" }] },
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
