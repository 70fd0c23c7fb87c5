/** Whom a game is for, by the school years that its standards name. */

/** A child in kindergarten is five, and a year ahead or behind is no reason not to play. */
const AGE_IN_KINDERGARTEN = 5;
const YEARS_OLDER = 2;

/** Of "CCSS 1.OA.6", "CCSS L.3.4", "CCSS RF.K.2b" and "CCSS L.2.2-L.5.2"; null where no standard names a school year. */
export function agesOf(standards: readonly { readonly code: string }[]): readonly [number, number] | null {
  const grades = standards.flatMap(({ code }) =>
    code.startsWith("CCSS ")
      ? [...code.slice(5).matchAll(/(?:^|-)(?:[A-Z]+\.)?(K|\d)(?=\.)/g)].map(([, grade]) =>
          grade === "K" ? 0 : Number(grade),
        )
      : [],
  );
  if (grades.length === 0) return null;
  return [Math.min(...grades) + AGE_IN_KINDERGARTEN, Math.max(...grades) + AGE_IN_KINDERGARTEN + YEARS_OLDER];
}
