/** What the schemas cannot say of a survey: readings for every place, places that can be told apart, and somewhere to hide. */
import { problem, type Problem } from "../../../definition/problem.ts";
import type { AnyItem, AnyRules } from "../any.ts";
import { soundingLike } from "./chart.ts";
import { safePlaces } from "./hide.ts";
import type { HideRules, ProbeItem, ProbeRules, SurveyContent } from "./schema.ts";

interface Set_ {
  readonly path: string;
  readonly rules: AnyRules;
  readonly items?: readonly AnyItem[] | undefined;
}

/** Each probe has a reading of its own list at each place that it names. */
export function checkContent({ places, probes }: SurveyContent): Problem[] {
  return Object.entries(probes).flatMap(([id, { readings, at }]) =>
    Object.entries(at).flatMap(([place, reading]) => [
      ...(places[place] === undefined
        ? [problem(`content.probes.${id}.at.${place}`, place, "No place has this id.")]
        : []),
      ...(readings[reading] === undefined
        ? [problem(`content.probes.${id}.at.${place}`, reading, "The probe has no such reading.")]
        : []),
    ]),
  );
}

export function checkSurvey(content: SurveyContent, { path, rules, items }: Set_): Problem[] {
  if (!("places" in rules)) return [problem(`${path}.rules.task`, rules.task, "It needs seats, not places.")];
  const unknown = [
    ...rules.places
      .filter((id) => content.places[id] === undefined)
      .map((id) => problem(`${path}.rules.places`, id, "No place has this id.")),
    ...rules.probes
      .filter((id) => content.probes[id] === undefined)
      .map((id) => problem(`${path}.rules.probes`, id, "No probe has this id.")),
  ];
  if (unknown.length > 0) return unknown;
  const silent = rules.probes.flatMap((probe) =>
    rules.places
      .filter((place) => content.probes[probe]?.at[place] === undefined)
      .map((place) =>
        problem(`content.probes.${probe}.at`, place, `${path} needs a reading for this place.`),
      ),
  );
  if (silent.length > 0) return silent;
  if (items === undefined || items.length === 0)
    return [problem(`${path}.items`, undefined, "List them: a survey makes none up.")];
  return [
    ...(rules.task === "probe" ? checkApart(content, rules, path) : []),
    ...items.flatMap((item, index) => checkItem(content, rules, item, `${path}.items[${index}]`)),
  ];
}

/** With all probes each place is alone. */
function checkApart(content: SurveyContent, rules: ProbeRules, path: string): Problem[] {
  return rules.places
    .filter((place) => soundingLike({ content, rules }, place, rules.probes).length > 1)
    .map((place) => problem(`${path}.rules.probes`, place, "No probe tells this place from another."));
}

function checkItem(
  content: SurveyContent,
  rules: ProbeRules | HideRules,
  item: AnyItem,
  path: string,
): Problem[] {
  if (rules.task === "probe" && "at" in item) return checkSought(rules, item, path);
  if (rules.task === "hide" && "by" in item) {
    const strange = item.by.filter((probe) => !rules.probes.includes(probe));
    if (strange.length > 0) return [problem(`${path}.by`, strange[0], "It is not on this shelf.")];
    return safePlaces({ content, rules, item }).length > 0
      ? []
      : [problem(path, item.id, "It would be found wherever it is: fewer tries, or another probe.")];
  }
  return [problem(path, item.id, rules.task === "probe" ? "State at." : "State by and from.")];
}

function checkSought({ places, probes }: ProbeRules, { at, known }: ProbeItem, path: string): Problem[] {
  return [
    ...(places.includes(at) ? [] : [problem(`${path}.at`, at, "It is not on this chart.")]),
    ...(known === undefined || probes.includes(known)
      ? []
      : [problem(`${path}.known`, known, "It is not on this shelf.")]),
  ];
}
