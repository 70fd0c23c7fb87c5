/** What is wanted of a turn on a course, and which programs lead there. */
import { entry } from "../../../kit/entry.ts";
import type { Course, CourseThing, Direction } from "./schema.ts";
import { isSame, overAndOver, placesOf, thingAt, walk, waysFrom, type Place, type Walk } from "./walk.ts";
import type { EnterContent } from "../../schema.ts";
import type { EnterDeal } from "../../state.ts";

export function courseOf({ rules }: Pick<EnterDeal, "rules">): Course {
  if (rules.course === undefined) throw new RangeError("enter: these rules have no course");
  return rules.course;
}

/** The symbols that lead somewhere, in the order of the alphabet. */
export function leading({ symbols }: EnterContent): readonly (readonly [string, Direction])[] {
  return Object.entries(symbols).flatMap(([symbol, { goes }]) =>
    goes === undefined ? [] : [[symbol, goes]],
  );
}

/** Two symbols that do each other's work in this act. */
function crossing({ rules, actSeed }: EnterDeal): string | undefined {
  const { crossed } = rules.course ?? {};
  return crossed?.[actSeed % crossed.length];
}

/** Each of two crossed symbols stands for the other one. */
export function swapped(program: string, pair: string | undefined): string {
  const [one, other] = pair ?? "";
  return [...program].map((symbol) => (symbol === one ? other : symbol === other ? one : symbol)).join("");
}

export function straight({ symbols }: EnterContent, program: string): Direction[] {
  return [...program].map((symbol) => entry(symbols, symbol, "enter").goes ?? "up");
}

function directionsOf(deal: EnterDeal, program: string): Direction[] {
  return straight(deal.content, swapped(program, crossing(deal)));
}

export function wantedOf({ item }: EnterDeal): string {
  if (item.wanted === undefined) throw new RangeError(`enter: nothing is wanted of ${item.id}`);
  return item.wanted;
}

export function thingOf(deal: EnterDeal): CourseThing {
  return entry(deal.rules.things, wantedOf(deal), "enter");
}

export function goalOf(deal: EnterDeal): Place {
  const place = placesOf(courseOf(deal)).get(wantedOf(deal));
  if (place === undefined) throw new RangeError(`enter: no box has ${wantedOf(deal)}`);
  return place;
}

/** What is heard where one stands: nothing that was fetched before. */
export function heardAt(deal: EnterDeal, place: Place): CourseThing | undefined {
  const thing = thingAt(courseOf(deal), place);
  const isGone = thing !== deal.item.wanted && deal.world.made.includes(thing ?? "");
  if (thing === undefined || isGone) return undefined;
  return entry(deal.rules.things, thing, "enter");
}

/** What comes of a program. */
export function runOf(deal: EnterDeal, program: string): Walk {
  const course = courseOf(deal);
  const directions = directionsOf(deal, program);
  return course.over === true
    ? walk(course, overAndOver(directions), goalOf(deal))
    : walk(course, directions);
}

/** What comes of the tape, which is walked once. */
export function tapeRunOf(deal: EnterDeal, tape: string): Walk {
  return walk(courseOf(deal), directionsOf(deal, tape));
}

export function isThere(deal: EnterDeal, { end, bumped }: Walk): boolean {
  return !bumped && isSame(end, goalOf(deal));
}

/** A program as it stands beside the tape: over and over, until it is as long. */
function besideTape(deal: EnterDeal, program: string, tape: string): string {
  if (courseOf(deal).over !== true || program === "") return program;
  return program.repeat(Math.ceil(tape.length / program.length)).slice(0, tape.length);
}

/** In how many places a program differs from the tape. */
export function differences(deal: EnterDeal, program: string): number {
  const { tape = "" } = deal.item;
  const beside = besideTape(deal, program, tape);
  const longer = Math.max(tape.length, beside.length);
  return Array.from({ length: longer }, (_, at) => tape[at] !== beside[at]).filter(Boolean).length;
}

/** Where that is asked for, nothing is right but what is one symbol off the tape: another one, one more or one fewer. */
export function isPatch(deal: EnterDeal, program: string): boolean {
  const { patch, tape: off } = courseOf(deal);
  const { tape } = deal.item;
  if (patch !== true || tape === undefined) return true;
  return off === "length"
    ? resized(symbolsOf(deal), tape).includes(program)
    : differences(deal, program) === 1;
}

function symbolsOf({ content }: EnterDeal): readonly string[] {
  return leading(content).map(([symbol]) => symbol);
}

function isRight(deal: EnterDeal, program: string): boolean {
  return isPatch(deal, program) && isThere(deal, runOf(deal, program));
}

/** A program that is right and begins with these symbols: the one of the answer, else a shortest; undefined where there is none. */
export function programFrom(deal: EnterDeal, begun: string): string | undefined {
  const answer = swapped(deal.item.answers[0] ?? "", crossing(deal));
  if (answer.startsWith(begun) && isRight(deal, answer)) return answer;
  return shortestFrom(deal, begun);
}

function shortestFrom(deal: EnterDeal, begun: string): string | undefined {
  if (begun !== "" && isRight(deal, begun)) return begun;
  return longerThan(deal, begun).find((program) => isRight(deal, program));
}

/** The steps of a shortest way; of the answer's where one goes over and over. */
export function fewestSteps(deal: EnterDeal): number {
  return runOf(deal, (courseOf(deal).over === true ? programFrom : shortestFrom)(deal, "") ?? "").steps
    .length;
}

/** What these symbols may become, shorter ones first. */
function longerThan(deal: EnterDeal, begun: string): string[] {
  const { most, over, patch, tape: off } = courseOf(deal);
  const { tape = "" } = deal.item;
  const symbols = leading(deal.content);
  const ids = symbols.map(([symbol]) => symbol);
  if (over === true) return patterns(ids, most, begun);
  if (patch === true)
    return (off === "length" ? resized(ids, tape) : patched(ids, tape)).filter((program) =>
      program.startsWith(begun),
    );
  const pair = crossing(deal);
  return waysFrom(courseOf(deal), directionsOf(deal, begun), most).map((way) => {
    const told = way.map((direction) => symbols.find(([, goes]) => goes === direction)?.[0] ?? "");
    return swapped(told.join(""), pair);
  });
}

/** All that is one other symbol away from a tape. */
export function patched(symbols: readonly string[], tape: string): string[] {
  return [...tape].flatMap((cell, at) =>
    symbols.filter((symbol) => symbol !== cell).map((symbol) => [...tape].with(at, symbol).join("")),
  );
}

/** All that is one symbol longer or shorter than a tape. */
function resized(symbols: readonly string[], tape: string): string[] {
  const cells = [...tape];
  const longer = [...cells, ""].flatMap((_, at) => symbols.map((symbol) => cells.toSpliced(at, 0, symbol)));
  const shorter = cells.map((_, at) => cells.toSpliced(at, 1));
  return [...shorter, ...longer].map((program) => program.join(""));
}

/** All strings up to a length that begin so, shorter ones first. */
export function patterns(symbols: readonly string[], most: number, begun = ""): string[] {
  const found: string[] = [];
  const waiting = [begun];
  for (const string of waiting) {
    if (string.length >= most) continue;
    const longer = symbols.map((symbol) => string + symbol);
    found.push(...longer);
    waiting.push(...longer);
  }
  return found;
}
