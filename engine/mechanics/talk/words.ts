/** What a conversation sounds like. */
import { bed, CENTRE, oneOf, say, sideName, sound, type Cue, type PatternCue, type Side } from "../../cue.ts";
import { fillTemplate } from "../../definition/fill.ts";
import { lineCues } from "../../lines/line-cues.ts";
import { UNKNOWN, type Choice, type Note, type TalkLine, type TalkNode, type TalkRules } from "./schema.ts";
import { soundsOf, textsOf } from "./usual.ts";
import { holds, linesOf, placeAt, type Facts, type TalkDeal, type TalkState } from "./world.ts";

/** Where lines that are said are heard, by how many there are. */
const SEATS: Readonly<Record<number, readonly Side[]>> = {
  2: [-0.5, 0.5],
  3: [-0.6, CENTRE, 0.6],
  4: [-0.6, -0.2, 0.2, 0.6],
};

export function linesHeard(deal: TalkDeal, facts: Facts, lines: readonly TalkLine[], side?: Side): Cue[] {
  const known = knownOf(deal, facts);
  return lines.flatMap((line): readonly Cue[] => {
    if (typeof line === "object" && "by" in line) {
      const chosen = line.is[known[line.by] ?? UNKNOWN] ?? line.is["other"] ?? [];
      return linesHeard(deal, facts, chosen, side);
    }
    if (typeof line === "object" && "tell" in line) return [tellCue(deal, line.tell, line.side ?? side)];
    const seat = typeof line === "object" && "say" in line ? seatOf(deal, line.voice) : undefined;
    return lineCues([line], {
      part: "object",
      values: known,
      side: seat ?? side,
      perform: () => performance(deal.rules, facts),
    });
  });
}

/** What lines may quote and depend on: facts, and where the stakes stood when the turn began. */
function knownOf({ stakes }: TalkDeal, facts: Facts): Facts {
  const standing = Object.entries(stakes).map(([id, value]): [string, string] => [id, String(value)]);
  return { ...Object.fromEntries(standing), ...facts };
}

/** Who has a seat speaks from there: "omar-low" sits where Omar sits. */
function seatOf({ item }: TalkDeal, voice: string | undefined): Side | undefined {
  return voice === undefined ? undefined : item.seats?.[voice.split("-")[0] ?? ""];
}

function tellCue({ rules, item }: TalkDeal, id: string, side: Side | undefined): PatternCue {
  const told = rules.tells[id];
  if (told === undefined) throw new RangeError(`tellCue: no tell "${id}"`);
  const seat = side ?? item.seats?.[id.split("-")[0] ?? ""] ?? CENTRE;
  const notes = "notes" in told ? told.notes : played(rules, told);
  return { type: "pattern", name: id, notes: at(notes, seat), caption: captioned(told.caption, seat) };
}

function played({ rhythms }: TalkRules, { plays, rhythm }: { plays: Note["sound"]; rhythm: string }): Note[] {
  const beats = rhythms?.[rhythm];
  if (beats === undefined) throw new RangeError(`played: no rhythm "${rhythm}"`);
  return beats.map((beat) => ({ ...beat, sound: plays }));
}

function at(notes: readonly Note[], side: Side): Note[] {
  return notes.map((note) => ({ side, ...note }));
}

function captioned(caption: string, side: Side): string {
  const name = sideName(side);
  return name === "centre" ? caption : `${caption}, ${name}`;
}

/** What the turns have made: all of it together. */
export function performance({ performance: parts = [] }: TalkRules, facts: Facts): Cue[] {
  const playing = parts.filter(({ if: condition }) => holds(condition, facts));
  if (playing.length === 0) return [];
  const captions = playing.map(({ caption }) => caption);
  const caption =
    captions.length === 1 ? captions.join() : `${captions.slice(0, -1).join(", ")} and ${captions.at(-1)}`;
  const notes = playing.flatMap((part) => part.notes).toSorted((a, b) => a.at - b.at);
  return [{ type: "pattern", name: "performance", notes, caption: `together: ${caption}` }];
}

/** What is heard on coming to a node. */
export function arrival(deal: TalkDeal, state: TalkState, node: TalkNode): Cue[] {
  return [...linesHeard(deal, state.facts, node.scene), ...underCursor(deal, state, node)];
}

/** What was heard before, for REPEAT: the evidence again, all that listening and help brought, and the line under the cursor. */
export function reminder(
  deal: TalkDeal,
  state: TalkState,
  node: TalkNode,
  helped: readonly Cue[] = [],
): Cue[] {
  const closer = node.listen !== undefined && "closer" in node.listen ? node.listen.closer : [];
  const again = [...(node.recall ?? node.scene), ...closer.slice(0, state.listened).flat()];
  return [...linesHeard(deal, state.facts, again), ...helped, ...underCursor(deal, state, node)];
}

/** The line under the cursor in the player's own voice, or what can be done, by the narrator, and how it sounds there. */
export function underCursor(deal: TalkDeal, state: TalkState, node: TalkNode): Cue[] {
  const lines = linesOf(deal, state, node);
  const choice = lines[state.cursor];
  if (choice === undefined) throw new RangeError(`underCursor: no line ${state.cursor} at "${node.id}"`);
  const side = lineSide(choice, state.cursor, lines.length);
  const heard = linesHeard(deal, state.facts, choice.heard ?? [], side);
  const line = fillTemplate(choice.line, state.facts);
  if (choice.aside === true) return [say(line, "name", { side }), ...heard];
  return [
    oneOf(textsOf(deal.content).line, "name", {
      values: { number: state.cursor + 1, count: lines.length, line },
      voice: deal.content.you.voice,
      side,
    }),
    ...heard,
  ];
}

export function lineSide(choice: Choice, cursor: number, count: number): Side {
  return choice.side ?? SEATS[count]?.[cursor] ?? CENTRE;
}

/** The sound of the place, when the scene begins. */
function place({ item }: TalkDeal): Cue[] {
  return [bed("place", item.place ?? null)];
}

/** Who is asked about: a name, or a fact that holds it. */
export function nameOf({ feeling }: TalkNode, facts: Facts): string {
  return fillTemplate(feeling?.name ?? "", facts);
}

/** The words for how somebody feels here, where that is asked; a scene may have its own. */
export function feelingAt({ rules }: TalkDeal, facts: Facts, { feeling }: TalkNode) {
  const value = feeling === undefined ? "" : (facts[feeling.fact] ?? "");
  const words = rules.feelings[value];
  if (words === undefined) return undefined;
  const own = feeling?.says?.[value];
  return {
    signs: own?.signs ?? words.signs,
    after: own?.after ?? words.after,
    half: own?.half ?? words.half,
    // Where something else is heard than elsewhere, only the scene can say what it was.
    fit: own === undefined ? words.fit : own.fit,
  };
}

/** After a line: what was heard, and how somebody felt, if that was the question. */
export function namedAfter(deal: TalkDeal, facts: Facts, node: TalkNode, credit: number): Cue[] {
  const words = feelingAt(deal, facts, node);
  if (words === undefined) return [];
  const family = credit === 1 ? words.fit : credit === 0 ? words.after : (words.half ?? words.after);
  if (family === undefined) return [];
  return [oneOf(family, "object", { values: { name: nameOf(node, facts) } })];
}

export function offerTake({ content }: TalkDeal, { takes }: TalkState): Cue {
  const { takeLast, takeTwo } = textsOf(content);
  return oneOf(takes === 1 ? takeLast : takeTwo, "object", { values: { takes } });
}

export function opening(deal: TalkDeal, state: TalkState): Cue[] {
  const here = placeAt(deal.item, state.at);
  if (here.type === "ending") throw new RangeError(`opening: "${deal.item.id}" begins with an ending`);
  return [sound(soundsOf(deal.content).begin), ...place(deal), ...arrival(deal, state, here.node)];
}
