/**
 * One switch as a pad: what can be done is offered in turn, and the switch takes what is offered. It needs no other hand,
 * eye or voice.
 */
import type { ButtonPad, Clock, PadButton } from "../../engine/index.ts";

export interface Switch {
  /** Reports until the returned function is called. */
  listen(report: (edge: "down" | "up") => void): () => void;
}

export interface ScanningParts {
  readonly theSwitch: Switch;
  readonly clock: Clock;
  /** What can be taken now, in the order in which it is offered. */
  readonly choices: () => readonly PadButton[];
  /** Shows and says what is offered; null: nothing is. */
  readonly offer: (button: PadButton | null) => void;
  /** Answers by a sound a switch that was pressed while nothing was offered: offering begins. */
  readonly begun: () => void;
  /** Something is being said. The switch then silences it, and does nothing else. */
  readonly isSpeaking: () => boolean;
  /** Silences it, and answers by a sound. More may follow. */
  readonly hush: () => void;
  /** How long each is offered. */
  readonly milliseconds: () => number;
  /** It begins by itself when the game waits; else the switch begins it. */
  readonly beginsItself: () => boolean;
  /** The game waits for the player, and nobody is to be talked over. */
  readonly isWaiting: () => boolean;
}

/** Whoever has let everything pass so often is not there, or thinks: the switch begins anew. */
const ROUNDS = 3;
const LOOK_MILLISECONDS = 250;

export function createScanningButtonPad(parts: ScanningParts): ButtonPad {
  const { theSwitch, clock, choices, offer, begun, isSpeaking, hush, milliseconds, beginsItself, isWaiting } =
    parts;
  return {
    buttons: new Set(["left", "right", "up", "down", "select", "repeat", "hint", "pause"]),
    listen(report) {
      let offered: PadButton | null = null;
      let held: PadButton | null = null;
      let count = 0;
      /** Nothing more is offered until the switch was used, or the game has said something. */
      let isResting = false;
      let timer: unknown;

      const next = (): void => {
        const buttons = choices();
        if (count >= ROUNDS * buttons.length) return rest();
        offered = buttons[(offered === null ? -1 : buttons.indexOf(offered)) + 1] ?? buttons[0] ?? null;
        count++;
        offer(offered);
        timer = clock.setTimeout(next, milliseconds());
      };
      const rest = (): void => {
        isResting = true;
        withdraw();
      };
      const withdraw = (): void => {
        clock.clearTimeout(timer);
        if (offered !== null) offer(null);
        offered = null;
        count = 0;
        timer = clock.setTimeout(look, LOOK_MILLISECONDS);
      };
      const look = (): void => {
        if (!isWaiting()) isResting = false;
        if (isWaiting() && !isResting && beginsItself()) next();
        else timer = clock.setTimeout(look, LOOK_MILLISECONDS);
      };

      const stop = theSwitch.listen((edge) => {
        if (edge === "up") {
          if (held !== null) report({ button: held, edge: "up" });
          held = null;
          return;
        }
        if (offered === null) {
          isResting = false;
          clock.clearTimeout(timer);
          if (isSpeaking()) hush();
          else begun();
          if (isSpeaking()) look();
          else next();
          return;
        }
        held = offered;
        withdraw();
        report({ button: held, edge: "down" });
      });
      look();
      return () => {
        stop();
        clock.clearTimeout(timer);
        if (offered !== null) offer(null);
      };
    },
  };
}
