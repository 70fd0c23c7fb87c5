/** What is dealt: one question, or the same heap for two or three to choose between, of which one leaves less than the others. */
import type { Random } from "../../../../random.ts";
import type { DialItem, DialRules } from "../../schema.ts";
import { allShares, sums as asked } from "./sums.ts";
import type { ShareSum } from "./schema.ts";

export function drawShare({ tasks = [], range, pick }: DialRules, random: Random): DialItem {
  const rows = tasks.flatMap((drawing) =>
    drawing.type === "share" ? [{ drawing, sums: allShares(drawing) }] : [],
  );
  const chosen = pick === undefined ? oneOfThem(rows, random) : besideEachOther(rows, random);
  const [first] = chosen;
  if (first === undefined) throw new RangeError("drawShare: nothing fits these rules");
  const skill = rows[0]?.drawing.skill;
  return {
    id: chosen.map(asked.id).join("-"),
    ...(skill === undefined ? {} : { skill }),
    ways: chosen.map((task) => ({ task, start: range.from })),
  };
}

type Rows = readonly { readonly sums: readonly ShareSum[] }[];

function oneOfThem(rows: Rows, random: Random): ShareSum[] {
  const { sums } = random.pick(rows.filter((row) => row.sums.length > 0));
  return [random.pick(sums)];
}

/** One of each row, of the same total; none where there is nothing to think about. */
function besideEachOther(rows: Rows, random: Random): ShareSum[] {
  const [first, ...others] = rows;
  const sets = (first?.sums ?? []).map((sum) => [
    sum,
    ...others.flatMap(({ sums }) => sums.filter(({ total }) => total === sum.total).slice(0, 1)),
  ]);
  const whole = sets.filter((set) => set.length === rows.length);
  return random.pick(whole.filter((set) => new Set(set.map(({ total, by }) => total % by)).size > 1));
}
