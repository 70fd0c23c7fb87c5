/** How the actors of one game find each other: by name, in XState's actor system. */
import type { AnyActorRef } from "xstate";
import type { Move } from "../move.ts";

/** The actors that hand cues to the prompt. */
export type Requester = "lobby" | "session" | "turn" | "voiceInput";

export interface ActorSystem {
  get(name: string): AnyActorRef | undefined;
}

/** An actor of the same game. Its absence is a mistake of ours, not something that can happen to a player. */
export function actorNamed(system: ActorSystem, name: Requester | "prompt" | "speech"): AnyActorRef {
  const actor = system.get(name);
  if (actor === undefined) throw new Error(`no actor is called ${name}`);
  return actor;
}

/** Offers what can be said now, if the player has switched the microphone on. */
export function offerVoice(system: ActorSystem, moves: () => readonly Move[]): void {
  const voiceInput = actorNamed(system, "voiceInput");
  if (voiceInput.getSnapshot().context.enabled) voiceInput.send({ type: "voice.offer", moves: moves() });
}
