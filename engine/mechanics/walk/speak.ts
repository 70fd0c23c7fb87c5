/** What is said at the start and on REPEAT. */
import { capitalize } from "../../capitalize.ts";
import { rest, say, sound, type Cue, type SayCue } from "../../cue.ts";
import { fillTemplate } from "../../definition/fill.ts";
import { beaconCues } from "./beacons.ts";
import { askCues, optionCue, optionsOf } from "./choice.ts";
import { placeAt } from "./ground.ts";
import { amount } from "./money.ts";
import { landmarkAt, listNames } from "./names.ts";
import { counted, shortestWay, wayInWords } from "./route.ts";
import type { WalkDeal, WalkState } from "./schema.ts";
import { groundNow, occasionOf, remaining } from "./trip.ts";

const SECONDS_OF_A_START = 0.5;

export function openCues(deal: WalkDeal, state: WalkState): Cue[] {
  const { content, rules, item } = deal;
  const { list, start } = content.task;
  const { budget } = item.task;
  const names = listNames(deal, remaining(deal, state.got));
  const again = say(fillTemplate(list.again, { list: names }));
  return [
    sound(start, { hold: "none" }),
    ...beaconCues(content, rules, groundNow(deal, state.got), state.at),
    rest(SECONDS_OF_A_START),
    say(occasionOf(deal).open, "context"),
    say(fillTemplate(list.read, { list: names })),
    ...Array.from({ length: rules.task.list.hearings - 1 }, () => again),
    ...(budget === undefined ? [] : [say(fillTemplate(list.budget, { budget: amount(content, budget) }))]),
  ];
}

export function whereCues(deal: WalkDeal, state: WalkState): SayCue[] {
  if (state.choice !== null) {
    const options = optionsOf(deal, state, state.choice.thing, state.choice.struck);
    return [...askCues(deal, state, state.choice.thing), ...optionCue(options, state.choice.cursor)];
  }
  return [...placeCues(deal, state), listCue(deal, state), ...purseCues(deal, state)];
}

/** The row and the column, then the landmark here, or the nearest one and the way to it. */
function placeCues({ content, item }: WalkDeal, { at, got }: WalkState): SayCue[] {
  const { words } = content;
  const ground = groundNow({ content, item }, got);
  const { row, column } = placeAt(ground, at);
  const position = say(fillTemplate(words.position, { row, column }));
  const found = shortestWay(content, ground, at, (goal) => landmarkAt(content, ground, goal) !== undefined);
  const place = found && landmarkAt(content, ground, found.to);
  if (found === undefined || place === undefined) return [position];
  const near =
    found.to === at
      ? fillTemplate(words.standing, { place })
      : fillTemplate(words.near, { place, way: wayInWords(words, found.way) });
  return [position, say(capitalize(near))];
}

/** The list, or, where it must be remembered, only how much is left. Before the first step it is read in any case. */
function listCue(deal: WalkDeal, state: WalkState): SayCue {
  const { list } = deal.content.task;
  const left = remaining(deal, state.got);
  if (left.length === 0) return say(list.all);
  const isRead = deal.rules.task.list.carried || state.steps === 0;
  return say(
    isRead ? fillTemplate(list.remaining, { list: listNames(deal, left) }) : counted(list.count, left.length),
  );
}

function purseCues({ content, item }: WalkDeal, { spent }: WalkState): SayCue[] {
  const { budget } = item.task;
  if (budget === undefined) return [];
  return [say(fillTemplate(content.task.list.left, { left: amount(content, budget - spent) }))];
}
