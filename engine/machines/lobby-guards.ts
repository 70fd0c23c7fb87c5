/** What the lobby goes by: what it remembers, and what has just happened. No other machine is asked. */
import type { LobbyEvent, LobbyTopic } from "./events.ts";
import { chosenIn, isOpening, type LobbyContext } from "./lobby-choices.ts";
import type { LobbyOptions } from "./lobby-options.ts";

interface Guarded {
  readonly context: LobbyContext;
  readonly event: LobbyEvent;
}

export function lobbyGuards({ abilities, once }: Pick<LobbyOptions, "abilities" | "once">) {
  return {
    isOutputUnasked: ({ context }: Guarded): boolean =>
      context.progress.settings.output === null && abilities.canSpeak && abilities.canBeRead,
    isLevelGiven: ({ context }: Guarded): boolean => context.level !== null,
    isThere: ({ context }: Guarded): boolean => context.there.includes(context.level ?? 0),
    isWanted: ({ context, event }: Guarded): boolean =>
      (event.type === "lobby.arrived" || event.type === "lobby.missing") && event.level === context.level,
    isPause: ({ event }: Guarded): boolean => event.type === "lobby.press" && event.press === "pause",
    isOnce: (): boolean => once,
    isSpoken: ({ context }: Guarded): boolean => context.progress.settings.output !== "reader",
    isMovesWanted: ({ event }: Guarded): boolean => chosenIn(event) === "moves",
    isHintWanted: ({ event }: Guarded): boolean => chosenIn(event) === "hint",
    isStandingWanted: ({ event }: Guarded): boolean => isWanted(event, "standing"),
    isKeepsakesWanted: ({ event }: Guarded): boolean => chosenIn(event) === "keepsakes",
    isLeaving: ({ event }: Guarded): boolean => chosenIn(event) === "quit" || chosenIn(event) === "leave",
    /** Outside a sitting there is nothing to lose, and nothing to be asked. */
    isStopAsked: ({ context, event }: Guarded): boolean => context.hasSitting && isWanted(event, "quit"),
    isStopConfirmed: ({ event }: Guarded): boolean => chosenIn(event) === "stop",
  } as const;
}

/** Said from anywhere, or chosen in the list of the pause. */
function isWanted(event: LobbyEvent, what: LobbyTopic): boolean {
  return chosenIn(event) === what || isOpening(event, what);
}
