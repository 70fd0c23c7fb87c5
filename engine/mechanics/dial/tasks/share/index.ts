/** Sharing out: what is asked, and the turn in which it is called and the dealer is judged. */
import type { Task } from "../task.ts";
import { drawShare } from "./draw.ts";
import { bestShare, revealShare, shareHelp } from "./help.ts";
import { applyShare, beginShare, openShare, shareMoves, whereShare } from "./play.ts";
import type { ShareRules, ShareSum, ShareWords } from "./schema.ts";
import { sums } from "./sums.ts";

export const share: Task<ShareWords, ShareRules, ShareSum> = {
  ...sums,
  turn: {
    generate: drawShare,
    begin: beginShare,
    open: openShare,
    where: whereShare,
    moves: shareMoves,
    apply: applyShare,
    best: bestShare,
    help: shareHelp,
    reveal: revealShare,
  },
};
