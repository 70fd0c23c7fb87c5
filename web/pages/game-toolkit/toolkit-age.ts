/** For whom a game is: the rating of the ESRB where we know it, else our estimate. */
import type { Toolkit } from "../../content/types.ts";

type Age = Toolkit["age"];

const ESRB = {
  E: { name: "Everyone", from: 6 },
  "E10+": { name: "Everyone 10+", from: 10 },
  T: { name: "Teen", from: 13 },
  M: { name: "Mature 17+", from: 17 },
} as const;

/** The age in years from which on a game is right. "Everyone" counts from 6, where our readers begin. */
export const youngest = (age: Age): number => ("esrb" in age ? ESRB[age.esrb].from : age.ours);

/** "ESRB: Everyone 10+", "Ages 10 and up (our estimate)". */
export const ageInWords = (age: Age): string =>
  "esrb" in age ? `ESRB: ${ESRB[age.esrb].name}` : `Ages ${age.ours} and up (our estimate)`;
