/** What a tale says that its schema cannot see: calls, places of its texts, and whether there are words enough. */
import { problem, type Problem } from "../../../definition/problem.ts";
import { unknownPlaces } from "../../../definition/fill.ts";
import { capitalize } from "../../../capitalize.ts";
import { unknown, type Game } from "../check.ts";
import { callOf, fitsThing, thingOf } from "../state.ts";
import type { ReactContent } from "../schema.ts";
import type { Tale, Tell } from "./schema.ts";
import { blankCount } from "./state.ts";
import { ORDINALS } from "./words.ts";

/** For each kind of word that is wanted: fewer, and the same come again and again. */
const FEWEST = 6;

/** All that a game says of tales. */
export function checkToTell({ content, sets }: Game): Problem[] {
  return [
    ...checkTales(content),
    ...sets.flatMap(({ path, rules }) => checkTell(content, rules.tell, `${path}.rules.tell`)),
  ];
}

function checkTales({ tales = {}, calls, names = {} }: ReactContent): Problem[] {
  const named = [
    ...Object.keys(names),
    ...Object.values(tales).flatMap((tale) => Object.keys(tale.names ?? {})),
  ];
  return Object.entries(tales).flatMap(([id, tale]) => {
    const path = `content.tales.${id}`;
    return [
      ...unknown(tale.blanks.flat(), Object.keys(calls), `${path}.blanks`),
      ...placesOf(tale, named, path),
      ...(tale.gaps !== undefined && tale.gaps.length !== blankCount(tale)
        ? [problem(`${path}.gaps`, tale.gaps.length, "Give each blank its gap.")]
        : []),
    ];
  });
}

/** Its blanks may stand in its lines only, and each has to. */
function placesOf(tale: Tale, named: readonly string[], path: string): Problem[] {
  const own = ORDINALS.slice(0, blankCount(tale));
  const known = [...named, ...own].flatMap((name) => [name, capitalize(name)]);
  const text = JSON.stringify(tale.lines);
  const strange = unknownPlaces(text, known).map((place) =>
    problem(`${path}.lines`, `{${place}}`, "It has no such blank, and nothing has that name."),
  );
  const missing = own
    .filter((name) => !text.toLowerCase().includes(`{${name}}`))
    .map((name) => problem(`${path}.lines`, `{${name}}`, "Tell what stands in this blank."));
  return [...strange, ...missing];
}

function checkTell(content: ReactContent, tell: Tell | undefined, path: string): Problem[] {
  if (tell === undefined) return [];
  const tales = content.tales ?? {};
  const names = [
    ...unknown(tell.tales, Object.keys(tales), `${path}.tales`),
    ...unknown(tell.things, Object.keys(content.things), `${path}.things`),
  ];
  if (names.length > 0) return names;
  const wanted = new Set(tell.tales.flatMap((id) => tales[id]?.blanks.flat() ?? []));
  return [...wanted].flatMap((call) => {
    const fitting = tell.things.filter((id) => fitsThing(callOf(content, call), thingOf(content, id), 0));
    return fitting.length >= FEWEST
      ? []
      : [problem(`${path}.things`, call, `Let at least ${FEWEST} of the things fit this call.`)];
  });
}
