/** Who belongs together on a bench, who does not, and how a bench is put together. Pure. */
import type { Random } from "../../../random.ts";
import type { World } from "../world.ts";
import { ALIKE, SEATS, type BenchContent, type OddItem, type OddRules } from "./schema.ts";

export type Club = BenchContent["clubs"][string];
type Group = Club["groups"][number];

/** One that does not belong, and the club that the other three are in: as true as any other pair. */
export interface Pair {
  readonly guest: string;
  readonly club: string;
  readonly group: Group;
}

export interface Game {
  readonly content: BenchContent;
  readonly rules: OddRules;
}

export function clubIn({ content }: Pick<Game, "content">, id: string): Club {
  const club = content.clubs[id];
  if (club === undefined) throw new RangeError(`deduce: no club ${id}`);
  return club;
}

/** Whether nobody can argue about a club on this bench: who may be in it or not decides nothing. */
function isClear({ groups, unsure = [] }: Club, row: readonly string[]): boolean {
  const doubted = row.filter((id) => unsure.includes(id)).length;
  if (doubted === 0) return true;
  return groups.every(({ of }) => {
    const sure = row.filter((id) => of.includes(id)).length;
    return sure > ALIKE || sure + doubted < ALIKE;
  });
}

/** All pairs that are true of a bench. */
export function pairsOn(game: Game, row: readonly string[]): Pair[] {
  return game.rules.clubs.flatMap((id) =>
    clubIn(game, id).groups.flatMap((group) => {
      const others = row.filter((guest) => !group.of.includes(guest));
      const [guest] = others;
      return guest === undefined || others.length > row.length - ALIKE ? [] : [{ guest, club: id, group }];
    }),
  );
}

/** Who does not belong by some pair, from left to right. */
export function oddOnes(game: Game, row: readonly string[]): string[] {
  const pairs = pairsOn(game, row);
  return row.filter((id) => pairs.some(({ guest }) => guest === id));
}

/** Nobody can argue, no two are called the same, and as many do not belong as the rules have it. */
export function canSit(game: Game, row: readonly string[]): boolean {
  const odd = oddOnes(game, row);
  const names = new Set(row.map((id) => game.content.guests[id]?.name));
  return (
    names.size === SEATS &&
    game.rules.clubs.every((id) => isClear(clubIn(game, id), row)) &&
    game.rules.intruders.includes(odd.length) &&
    (game.rules.kin !== true || odd.every((id) => hasKin(game, row, id)))
  );
}

/** Whether somebody else on the bench is in a group of this one's. */
function hasKin(game: Game, row: readonly string[], id: string): boolean {
  return game.rules.clubs.some((club) =>
    clubIn(game, club).groups.some(
      ({ of }) => of.includes(id) && row.some((other) => other !== id && of.includes(other)),
    ),
  );
}

/** Everybody who is in one of the clubs of the list, or may be. */
function eligible(game: Game): string[] {
  const all = game.rules.clubs.flatMap((id) => {
    const { groups, unsure = [] } = clubIn(game, id);
    return [...groups.flatMap(({ of }) => of), ...unsure];
  });
  return [...new Set(all)];
}

const TRIES = 600;
/** Of so many benches the one with the fewest guests that have sat before. */
const CHOICES = 5;

/** A bench by chance; null where none was found. Each number of intruders that the rules have comes as often as another. */
export function benchFor(game: Game, random: Random, world: World | undefined): OddItem | null {
  const many = random.pick(game.rules.intruders);
  const wanted = benches({ ...game, rules: { ...game.rules, intruders: [many] } }, random);
  const found = wanted.length > 0 ? wanted : benches(game, random);
  const met = (row: readonly string[]): number => row.filter((id) => world?.met?.includes(id)).length;
  const [row] = found.toSorted((a, b) => met(a) - met(b));
  return row === undefined ? null : { id: row.toSorted().join("-"), row };
}

function benches(game: Game, random: Random): string[][] {
  const guests = eligible(game);
  const found: string[][] = [];
  for (let index = 0; index < TRIES && found.length < CHOICES; index++) {
    const { of } = random.pick(clubIn(game, random.pick(game.rules.clubs)).groups);
    const others = guests.filter((id) => !of.includes(id));
    if (others.length === 0) continue;
    const row = [...random.shuffle(of).slice(0, ALIKE), random.pick(others)];
    if (canSit(game, row)) found.push(row);
  }
  return found;
}
