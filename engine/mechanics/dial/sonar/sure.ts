/** A number is committed: the sonar is asked, it counts, or it is set anew. */
import type { Action, Move } from "../../../move.ts";
import type { Step } from "../../contract.ts";
import { STOP, driveMoves } from "../drive-moves.ts";
import { applyDrive } from "../drive.ts";
import type { DialDeal, DialState } from "../schema.ts";
import {
  applyCancel,
  applyGrab,
  applyPing,
  CANCEL,
  cancelMove,
  GRAB,
  grabMove,
  PING,
  pingMove,
} from "./play.ts";

export function sureMoves(deal: DialDeal): Move[] {
  const others = driveMoves(deal).filter(({ id, button }) => id !== STOP && button !== "left");
  return [pingMove(deal), grabMove(deal), ...others, cancelMove(deal)];
}

export function applySure(deal: DialDeal, state: DialState, action: Action): Step<DialState> {
  if (action.move === PING) return applyPing(deal, state);
  if (action.move === CANCEL) return applyCancel(deal, state);
  if (action.move === GRAB) return applyGrab(deal, state);
  return applyDrive(deal, { ...state, phase: "drive" }, action);
}
