/** The boss of the first level: two come, one after the other, and the coat turns over by itself: both colors are told before. */
import { COMERS, type ComerId } from "./comers.ts";
import { inTurn, said } from "./heard.ts";
import { comesWell, place } from "./hide.ts";
import type { PlaceId } from "./places.ts";
import { SOURCES } from "./sources.ts";
import type { Choice, Lines, Option } from "./types.ts";

type Pair = readonly [string, string];

interface Visit {
  readonly at: PlaceId;
  readonly comer: Exclude<ComerId, "sniff">;
}

interface Given {
  readonly id: string;
  readonly visits: readonly [Visit, Visit];
  readonly best: Pair;
  readonly wrong: readonly Pair[];
  readonly hint: string;
  readonly why: string;
}

const ASKS = said(
  "prism",
  "Two come, one after the other. Two colors!",
  "First one, then another. What's the coat to do?",
  "Hear both. Then tell the coat.",
);

function label([first, second]: Pair): string {
  return first === second ? `${first} both times` : `${first} then ${second.toLowerCase()}`;
}

function named([first, second]: Pair): string[] {
  const words = [first.toLowerCase(), second.toLowerCase()];
  return [
    words.join(" "),
    words.join(" and "),
    words.join(" then "),
    ...(first === second ? [`${words[0]} twice`, `${words[0]} again`] : []),
  ];
}

export function twice({ id, visits, best, wrong, hint, why }: Given): Choice {
  const [one, two] = visits;
  const told = (pair: Pair): Pick<Option, "id" | "label" | "phrases"> => ({
    id: named(pair)[0]?.replaceAll(" ", "-") ?? id,
    label: label(pair),
    phrases: named(pair),
  });
  const well: Lines = [
    ...comesWell(one.comer, place(one.at)),
    { sound: "rustle", caption: "the coat turns over" },
    ...comesWell(two.comer, place(two.at)),
  ];
  return {
    id,
    ask: [ASKS],
    recall: [said("prism", "Two come. Which two colors, and which one first?")],
    heard: inTurn(...visits.flatMap(({ at, comer }) => [place(at).heard, COMERS[comer]])),
    options: [
      { ...told(best), worth: 1, by: 1, late: 0, comes: well },
      ...wrong.map((pair): Option => ({
        ...told(pair),
        worth: 0,
        by: -2,
        comes: failed(pair, best, visits),
      })),
    ],
    clues: {
      where: [
        visits.map(({ at }, index) => said("prism", `${index === 0 ? "First" : "Then"}: ${place(at).look}`)),
      ],
      who: [
        [
          said(
            "prism",
            visits.map(({ comer }) => (comer === "peek" ? "Peek" : "Pop")).join(" first, then ") + ".",
          ),
        ],
      ],
    },
    again: [
      said(
        "prism",
        visits
          .map(
            ({ at, comer }, index) =>
              `${index === 0 ? "First" : "Then"} it's ${place(at).name}, and ${comer === "peek" ? "Peek" : "Pop"}.`,
          )
          .join(" "),
      ),
    ],
    hint,
    why,
    source: SOURCES.shared,
  };
}

/** It goes wrong at the first of the two whom the color does not fit. */
function failed([first]: Pair, [best]: Pair, [one, two]: Given["visits"]): Lines {
  const isFirst = first !== best;
  const { at, comer } = isFirst ? one : two;
  const when = isFirst ? "At the first one already!" : "The first one went well. And then the second!";
  if (comer === "peek") return [{ sound: "gasp" }, said("peek", place(at).found), said("prism", when)];
  return [{ sound: "bicycle-by" }, said("prism", `${when} Pop rode by and didn't notice us.`)];
}
