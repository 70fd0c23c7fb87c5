/** A number is committed: the sonar is asked, it counts, or it is set anew. */
import type { Action, Move } from "../../../move.ts";
import type { Step } from "../../contract.ts";
import { applyDrive, driveMoves, STOP } from "../drive.ts";
import type { DialDeal, DialState } from "../schema.ts";
import { applyGrab, applyPing, GRAB, grabMove, PING, pingMove } from "./play.ts";

export function sureMoves(deal: DialDeal): Move[] {
  const others = driveMoves(deal).filter(({ id, button }) => id !== STOP && button !== "left");
  return [pingMove(deal), grabMove(deal), ...others];
}

export function applySure(deal: DialDeal, state: DialState, action: Action): Step<DialState> {
  if (action.move === PING) return applyPing(deal, state);
  if (action.move === GRAB) return applyGrab(deal, state);
  return applyDrive(deal, { ...state, phase: "drive" }, action);
}
