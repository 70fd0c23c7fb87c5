/** Outlines without end: each name as often as another, none of the last figures, begun and turned anyhow. */
import type { Random } from "../../../../random.ts";
import type { TallyWorld } from "../../schema.ts";
import { figuresIn } from "./fits.ts";
import type { Outline, OutlineContent, OutlineRules } from "./schema.ts";
import type { OutlineDeal } from "./state.ts";
import { entry } from "../../../kit/entry.ts";

const KEPT = 4;
const FULL_TURN = 360;
const USUAL_TILT = 90;

export function generate(
  content: OutlineContent,
  rules: OutlineRules,
  random: Random,
  world?: TallyWorld,
): Outline {
  const nameOf = (id: string): string => entry(content.figures, id, "tally").name;
  const named = random.pick([...new Set(figuresIn(content, rules).map(({ name }) => name))]);
  const figures = rules.figures.filter((id) => nameOf(id) === named);
  const lately = (world?.lately ?? []).filter((id) => figures.includes(id)).slice(0, figures.length - 1);
  const figure = random.pick(figures.filter((id) => !lately.includes(id)));
  const { corners, sides } = entry(content.figures, figure, "tally");
  const from = corners.length === 0 ? 0 : random.int(0, sides.length - 1);
  const isBack = random.int(0, 1) === 1;
  const tilt = rules.tilts ?? USUAL_TILT;
  const turn = tilt * random.int(0, Math.ceil(FULL_TURN / tilt) - 1);
  return {
    id: `${figure}-${from}-${turn}${isBack ? "-back" : ""}`,
    figure,
    from,
    turn,
    ...(isBack ? { back: true } : {}),
  };
}

export function leave({ world, item }: OutlineDeal): TallyWorld {
  return { lately: [item.figure, ...world.lately].slice(0, KEPT) };
}
