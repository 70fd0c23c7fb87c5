/** The machines of one game, by the names by which they find each other in XState's actor system. */
import type { Progress } from "../save/progress.ts";
import type { Heard } from "../lines/family.ts";
import type { Menu } from "../menu/menu.ts";
import type { Move } from "../move.ts";
import type { SittingData } from "../sitting/log.ts";
import type { PlannedTurn } from "../sitting/plan-turn.ts";
import type { Doing } from "../sitting/what-next.ts";
import type {
  LobbyEvent,
  MenuEvent,
  PromptEvent,
  SessionEvent,
  SpeechEvent,
  TurnEvent,
  VoiceInputEvent,
} from "./events.ts";
import type { TurnState } from "./turn-frame.ts";
import type { Question } from "../voice/index.ts";

/** Of each machine the events that it takes, and what it shows: the part of its context and the tags that others read. */
export interface Machines {
  readonly lobby: {
    readonly takes: LobbyEvent;
    readonly context: {
      readonly progress: Progress;
      readonly isVoiceLost: boolean;
      readonly end: "finished" | "quit" | null;
    };
    /** Where the player is, but for the sitting; there none of these holds. */
    readonly tags: "asking" | "choosing" | "farewell" | "paused" | "parting" | "left";
  };
  readonly menu: {
    readonly takes: MenuEvent;
    readonly context: { readonly list: Menu | null; readonly moves: readonly Move[] };
    readonly tags: "open";
  };
  readonly session: {
    readonly takes: SessionEvent;
    readonly context: { readonly sitting: SittingData; readonly doing: Doing };
    readonly tags: "idle" | "telling" | "deciding" | "playing";
  };
  readonly turn: {
    readonly takes: TurnEvent;
    readonly context: {
      readonly planned: PlannedTurn | null;
      readonly sitting: SittingData | null;
      readonly turn: TurnState;
      readonly moves: readonly Move[];
      readonly calm: boolean;
    };
    /** `open`: the item waits for moves, be the menu open or not. */
    readonly tags: "open" | "feedback";
  };
  readonly prompt: {
    readonly takes: PromptEvent;
    readonly context: { readonly heard: Heard; readonly ringsUntil: number };
    readonly tags: "quiet";
  };
  readonly speech: {
    readonly takes: SpeechEvent;
    readonly context: object;
    readonly tags: "silent";
  };
  readonly voiceInput: {
    readonly takes: VoiceInputEvent;
    readonly context: {
      readonly enabled: boolean;
      readonly isOwed: boolean;
      readonly isHearing: boolean;
      readonly question: Question | null;
    };
    readonly tags: "closed" | "listening" | "confirming";
  };
}

export type MachineName = keyof Machines;

/** The types of a machine, for its `setup`: it takes what the map says, and has the tags that the map names. */
export function typed<
  Name extends MachineName,
  Context extends Machines[Name]["context"],
  Input = unknown,
>(): Typed<Name, Context, Input> {
  return {} as Typed<Name, Context, Input>;
}

interface Typed<Name extends MachineName, Context, Input> {
  readonly context: Context;
  readonly events: Machines[Name]["takes"];
  readonly tags: Machines[Name]["tags"];
  readonly input: Input;
}

export interface Shown<Name extends MachineName> {
  readonly context: Machines[Name]["context"];
  hasTag(tag: Machines[Name]["tags"]): boolean;
}

/** All that the machines show at one moment. */
export type Snapshots = { readonly [Name in MachineName]: Shown<Name> };

/** One of several names is a reference to whichever it is: it takes only what all of them take. */
export interface Reference<Name extends MachineName> {
  send(event: Extract<Machines[Name]["takes"], { type: CommonType<Name> }>): void;
  getSnapshot(): ShownBy<Name>;
}

type ShownBy<Name> = Name extends MachineName ? Shown<Name> : never;
/** Of the events' names those that each of the machines knows. */
type CommonType<Name> = TakerOf<Name> extends (type: infer Type) => void ? Type : never;
type TakerOf<Name> = Name extends MachineName ? (type: Machines[Name]["takes"]["type"]) => void : never;

export interface ActorSystem {
  get(name: string): unknown;
}

/** A machine of the same game. Its absence is a mistake of ours, not something that can happen to a player. */
export function actorNamed<Name extends MachineName>(system: ActorSystem, name: Name): Reference<Name> {
  const actor = system.get(name);
  if (actor === undefined) throw new Error(`no actor is called ${name}`);
  return actor as Reference<Name>;
}

export function snapshotsIn(system: ActorSystem): Snapshots {
  return {
    lobby: actorNamed(system, "lobby").getSnapshot(),
    menu: actorNamed(system, "menu").getSnapshot(),
    session: actorNamed(system, "session").getSnapshot(),
    turn: actorNamed(system, "turn").getSnapshot(),
    prompt: actorNamed(system, "prompt").getSnapshot(),
    speech: actorNamed(system, "speech").getSnapshot(),
    voiceInput: actorNamed(system, "voiceInput").getSnapshot(),
  };
}

/** Offers what can be said now, if the player has switched the microphone on, or only asked by voice what it is about. */
export function offerVoice(system: ActorSystem, moves: () => readonly Move[]): void {
  const voiceInput = actorNamed(system, "voiceInput");
  const { enabled, isOwed } = voiceInput.getSnapshot().context;
  if (enabled || isOwed) voiceInput.send({ type: "voice.offer", moves: moves() });
}
