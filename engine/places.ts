/** Where the player is, and what can be done there, read off the running machines. Nothing else decides this. */
import type { LoadedGame } from "./definition/index.ts";
import type { Snapshots } from "./machines/actors.ts";
import { confirmMoves } from "./voice/index.ts";
import { GO_ON_MOVE, LEAVE_MOVE } from "./machines/lobby-menus.ts";
import { dealOf, tooDearAmong, withYes } from "./machines/turn-frame.ts";
import type { Action, Move } from "./move.ts";
import { decisionMoves } from "./sitting/what-next.ts";
import { moveWords } from "./words.ts";

export type PlaceName =
  | "asking"
  | "choosing"
  | "telling"
  | "deciding"
  | "playing"
  | "feedback"
  | "paused"
  | "farewell"
  | "parting"
  | "left";

/** The lobby's states bear these as tags. */
const LOBBY_PLACES = ["left", "parting", "paused", "asking", "choosing", "farewell"] as const;

const REPEAT: Move = { id: "repeat", button: "repeat", ...moveWords.repeat };
const HINT: Move = { id: "hint", button: "hint", ...moveWords.hint };
/** In a list HINT tells what the entry at the cursor is for. */
const EXPLAIN: Move = { ...HINT, ...moveWords.explain };
const PAUSE: Move = { id: "pause", button: "pause", ...moveWords.pause };
const RESUME: Move = { ...PAUSE, ...moveWords.resume };

export function placeOf({ lobby, session, turn }: Snapshots): PlaceName {
  for (const place of LOBBY_PLACES) if (lobby.hasTag(place)) return place;
  if (session.hasTag("telling")) return "telling";
  if (session.hasTag("deciding")) return "deciding";
  return turn.hasTag("feedback") ? "feedback" : "playing";
}

export function movesAt(snapshots: Snapshots): readonly Move[] {
  const { question } = snapshots.voiceInput.context;
  if (isConfirming(snapshots) && question !== null) return [...confirmMoves(question), PAUSE];
  switch (placeOf(snapshots)) {
    case "left":
      return [];
    case "parting":
      return [LEAVE_MOVE];
    case "asking":
    case "choosing":
    case "farewell":
      return [...menuMovesIn(snapshots), PAUSE];
    case "paused":
      return [...menuMovesIn(snapshots), RESUME];
    case "telling":
    case "deciding":
    case "feedback":
      return [...sittingMoves(snapshots), REPEAT, PAUSE];
    case "playing":
      return [...sittingMoves(snapshots), REPEAT, withYes(HINT, snapshots.turn.context.turn.asked), PAUSE];
  }
}

function menuMovesIn({ menu }: Snapshots): readonly Move[] {
  const { list, moves } = menu.context;
  return [...moves, REPEAT, ...(list === null ? [] : [EXPLAIN])];
}

/** What can be done in the sitting, be the menu open or not. */
export function sittingMoves({ session, turn }: Snapshots): readonly Move[] {
  if (session.hasTag("telling")) return [GO_ON_MOVE];
  if (session.hasTag("deciding")) return decisionMoves(session.context.doing);
  if (!session.hasTag("playing")) return [];
  return turn.hasTag("feedback") ? [GO_ON_MOVE] : turn.context.moves;
}

/** Somebody is saying something, or is about to. */
export function isAnswering({ voiceInput }: Snapshots): boolean {
  return !voiceInput.hasTag("closed");
}

/** What was said is being asked back: "Fifteen?" */
export function isConfirming({ voiceInput }: Pick<Snapshots, "voiceInput">): boolean {
  return voiceInput.hasTag("confirming");
}

/** What can be done now is what a game's own words are for, and no list or question of ours. */
export function isInGame(snapshots: Snapshots): boolean {
  const place = placeOf(snapshots);
  return place === "playing" || place === "deciding";
}

/** An item waits for moves, be the menu open or not. */
export function isItemOpen({ session, turn }: Snapshots): boolean {
  return session.hasTag("playing") && turn.hasTag("open");
}

/** The solver's move, where an item is open; where a road is to be chosen, it takes the first. */
export function bestAction(snapshots: Snapshots, { definition, mechanic }: LoadedGame): Action | null {
  const { planned, turn, calm } = snapshots.turn.context;
  if (placeOf(snapshots) === "deciding") {
    const [road] = decisionMoves(snapshots.session.context.doing);
    return road === undefined ? null : { move: road.id };
  }
  if (placeOf(snapshots) !== "playing" || planned === null || !isItemOpen(snapshots)) return null;
  const { moves } = snapshots.turn.context;
  return mechanic.best(
    dealOf(definition.content, planned, calm),
    turn.play,
    tooDearAmong(moves, turn.standing),
  );
}
