/** Where what the player does goes: to a question that a voice asks back, to the menu, to the turn, or to the story around it. */
import { isConfirming, movesAt } from "../places.ts";
import { hush } from "../sound-lab/index.ts";
import type { Press, PressMade } from "../move.ts";
import { actorNamed, snapshotsIn, type ActorSystem } from "./actors.ts";
import { moveFor } from "./turn-frame.ts";
import type { LobbyMoment } from "./lobby-options.ts";

export const passing = {
  /** A voice's "Fifteen?" is answered first. */
  passPress: ({ event, system }: LobbyMoment): void => {
    if (event.type !== "lobby.press") return;
    const { press, made } = event;
    if (isAskedBack(system)) answerVoice(system, press);
    else if (isMenuOpen(system)) actorNamed(system, "menu").send({ type: "menu.press", press });
    else pressSitting(system, press, made);
  },
  passAction: ({ event, system }: LobbyMoment): void => {
    if (event.type !== "lobby.act") return;
    const { action, made } = event;
    if (isMenuOpen(system)) actorNamed(system, "menu").send({ type: "menu.act", action });
    else if (isTurn(system)) actorNamed(system, "turn").send({ type: "turn.act", action, made });
    else actorNamed(system, "session").send({ type: "session.act", action });
  },
  passDown: ({ event, system }: LobbyMoment): void => {
    if (event.type === "lobby.down" && isTurn(system))
      actorNamed(system, "turn").send({ type: "turn.down", press: event.press });
  },
  passHint: ({ system }: LobbyMoment): void => pressSitting(system, "hint"),
  /** The player wants to speak: what is being asked back is asked once more. */
  listen: ({ system }: LobbyMoment): void => {
    if (isAskedBack(system)) askBackAgain(system);
    else actorNamed(system, "voiceInput").send({ type: "voice.listen", moves: movesAt(snapshotsIn(system)) });
  },
  hush: ({ system }: LobbyMoment): void => endLearned(system),
  /** A layer that is being learned ends at the next press, like a sound that is over. */
  hushAtPress: ({ event, system }: LobbyMoment): void => {
    if (event.type !== "lobby.press" || !isAskedBack(system)) endLearned(system);
  },
  closeMenu: ({ system }: LobbyMoment): void => actorNamed(system, "menu").send({ type: "menu.close" }),
  pauseSession: ({ system }: LobbyMoment): void =>
    actorNamed(system, "session").send({ type: "session.pause" }),
  resumeSession: ({ system }: LobbyMoment): void =>
    actorNamed(system, "session").send({ type: "session.resume" }),
  stopSitting: ({ system }: LobbyMoment): void => {
    actorNamed(system, "session").send({ type: "session.stop" });
    actorNamed(system, "turn").send({ type: "turn.stop" });
    actorNamed(system, "voiceInput").send({ type: "voice.close" });
  },
} as const;

export function isMenuOpen(system: ActorSystem): boolean {
  return actorNamed(system, "menu").getSnapshot().hasTag("open");
}

function isTurn(system: ActorSystem): boolean {
  return actorNamed(system, "session").getSnapshot().hasTag("playing");
}

function isAskedBack(system: ActorSystem): boolean {
  return isConfirming({ voiceInput: actorNamed(system, "voiceInput").getSnapshot() });
}

function answerVoice(system: ActorSystem, press: Press): void {
  const isAnswer = press !== "pause" && moveFor(movesAt(snapshotsIn(system)), press) !== undefined;
  if (isAnswer) actorNamed(system, "voiceInput").send({ type: "voice.confirm", press });
  else askBackAgain(system);
}

function askBackAgain(system: ActorSystem): void {
  actorNamed(system, "voiceInput").send({ type: "voice.askAgain" });
}

function endLearned(system: ActorSystem): void {
  actorNamed(system, "prompt").send({ type: "prompt.insert", cues: hush });
}

/** A press goes to the turn while there is one, else to the story around it. */
function pressSitting(system: ActorSystem, press: Press, made?: PressMade): void {
  if (isTurn(system)) actorNamed(system, "turn").send({ type: "turn.press", press, made });
  else actorNamed(system, "session").send({ type: "session.press", press });
}
