import type { Toolkit } from "../../content/types.ts";

/** "Everyone" counts from 6, where our readers begin. */
const ESRB = { 6: "Everyone", 10: "Everyone 10+", 13: "Teen", 17: "Mature 17+" } as const;

/** "ESRB: Everyone 10+", "Ages 10 and up (our estimate)". */
export const ageInWords = ({ from, by }: Toolkit["age"]): string =>
  by === "ESRB" ? `ESRB: ${ESRB[from]}` : `Ages ${from} and up (our estimate)`;
