/** Whom a game is for, by the school years that its standards name. */

/** A child in kindergarten is five, and a year ahead or behind is no reason not to play. */
const AGE_IN_KINDERGARTEN = 5;
const YEARS_OLDER = 2;

/** Of NGSS "MS". */
const MIDDLE_SCHOOL = [6, 8];

/**
 * Of "CCSS 1.OA.6", "CCSS L.3.4", "CCSS RF.K.2b", "CCSS L.2.2-L.5.2", "NGSS 2-PS1-1", "NGSS 3-5-ETS1-3" and
 * "NGSS MS-ESS1-3"; null where no standard names a school year.
 */
export function agesOf(standards: readonly { readonly code: string }[]): readonly [number, number] | null {
  const grades = standards.flatMap(({ code }) => gradesOf(code));
  if (grades.length === 0) return null;
  return [Math.min(...grades) + AGE_IN_KINDERGARTEN, Math.max(...grades) + AGE_IN_KINDERGARTEN + YEARS_OLDER];
}

/** 0 is kindergarten. */
function gradesOf(code: string): readonly number[] {
  const [set = "", named = ""] = code.split(" ");
  switch (set) {
    case "CCSS":
      return [...named.matchAll(/(?:^|-)(?:[A-Z]+\.)?(K|\d)(?=\.)/g)].map(([, grade]) => numberOf(grade));
    case "NGSS": {
      if (named.startsWith("MS-")) return MIDDLE_SCHOOL;
      const [, from, to = from] = /^(K|\d)(?:-(\d))?-/.exec(named) ?? [];
      return from === undefined ? [] : [numberOf(from), numberOf(to)];
    }
    default:
      return [];
  }
}

function numberOf(grade: string | undefined): number {
  return grade === "K" ? 0 : Number(grade);
}
