/** What the schemas cannot see of a course: boxes with nothing to hear, and jobs to which no way leads. */
import { problem, type Problem } from "../../../../definition/problem.ts";
import type { EnterContent, EnterRules, Job } from "../../schema.ts";
import { waysTo } from "./generate.ts";
import { isSame, overAndOver, placesOf, walk, type Place } from "./walk.ts";
import { courseOf, leading, straight } from "./wanted.ts";

interface Ruled {
  readonly content: EnterContent;
  readonly rules: EnterRules;
}

export function checkCourse(path: string, game: Ruled, items: readonly Job[] | undefined): Problem[] {
  const { content, rules } = game;
  const course = courseOf(game);
  const at = `${path}.rules.course`;
  if (leading(content).length === 0)
    return [problem("content.symbols", content.symbols, "Say of one where it goes.")];
  if (course.rows.some(({ length }) => length !== course.rows[0]?.length))
    return [problem(`${at}.rows`, course.rows, "Make all rows as long as the first.")];
  const places = [...placesOf(course)];
  const unheard = places.filter(([thing]) => rules.things?.[thing] === undefined);
  if (unheard.length > 0)
    return unheard.map(([thing]) => problem(`${at}.rows`, thing, `Give ${path}.rules.things a "${thing}".`));
  if (items !== undefined)
    return items.flatMap((item, index) => ofJob(`${path}.items[${index}]`, game, item));
  const isAsked = ([thing, goal]: readonly [string, Place]): boolean =>
    rules.things?.[thing]?.asks !== undefined && waysTo(content, course, goal).length > 0;
  return places.some(isAsked)
    ? []
    : [problem(at, course.steps, "No way of so many steps leads to anything that is asked for.")];
}

function ofJob(path: string, { content, rules }: Ruled, { wanted = "", answers }: Job): Problem[] {
  const course = courseOf({ rules });
  const goal = placesOf(course).get(wanted);
  if (goal === undefined) return [problem(`${path}.wanted`, wanted, "Name something that a box holds.")];
  return answers.flatMap((answer, index) => {
    const once = straight(content, answer);
    const { end, bumped } = walk(course, course.over === true ? overAndOver(once) : once, goal);
    return bumped || !isSame(end, goal)
      ? [problem(`${path}.answers[${index}]`, answer, `It does not lead to ${wanted}.`)]
      : [];
  });
}
