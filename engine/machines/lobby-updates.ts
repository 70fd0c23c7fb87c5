/** What the lobby remembers after what has happened. Pure. */
import type { LoadedGame } from "../definition/index.ts";
import {
  hasFinished,
  sittingToResume,
  withFinished,
  withoutSitting,
  withSitting,
} from "../learner/progress.ts";
import { withEnd, withTurn } from "../learner/plays.ts";
import { withVerdict } from "../learner/verdicts.ts";
import { deriveSeed } from "../random.ts";
import { stepSetting } from "../settings/index.ts";
import { levelAt } from "../sitting/next-act.ts";
import { chosenIn, chosenLevel, withSettings } from "./lobby-choices.ts";
import type { LobbyMoment, LobbyOptions } from "./lobby-options.ts";

type Happened = Pick<LobbyMoment, "context" | "event">;

type Needed = Pick<LobbyOptions, "abilities" | "game" | "openedAt" | "seed" | "today">;

export function lobbyUpdates({ abilities, game, openedAt, seed, today }: Needed) {
  const { definition }: LoadedGame = game;
  const sittingOf = (planned: Pick<LobbyMoment["context"], "level" | "seed">) => ({
    game: definition.slug,
    level: levelAt(definition, planned.level ?? 0).id,
    seed: planned.seed,
  });
  return {
    takeOutput: ({ context, event }: Happened) => {
      const output = chosenIn(event) === "reader" ? "reader" : "voice";
      const settings = { ...context.progress.settings, output } as const;
      return { progress: withSettings(context.progress, settings), isNew: true };
    },
    noteThere: ({ context, event }: Happened) =>
      event.type === "lobby.arrived" ? { there: [...context.there, event.level] } : {},
    set: ({ context: { progress }, event }: Happened) => {
      if (event.type !== "lobby.set") return {};
      const { setting, direction } = event;
      const settings = stepSetting(progress.settings, setting, direction, abilities.voices);
      return { progress: withSettings(progress, settings) };
    },
    noteVoice: ({ event }: Happened) => (event.type === "prompt.voice" ? { isVoiceLost: !event.works } : {}),
    /** One that goes on keeps its seed; each that begins has one of its own. */
    planSitting: ({ context, event }: Happened) => {
      const { begun, level, progress } = context;
      const planned = { listBelow: null, end: null };
      const resumed = chosenIn(event) === "resume" ? sittingToResume(progress, game) : null;
      if (resumed !== null) return { ...planned, level: resumed.level, seed: resumed.seed };
      return {
        ...planned,
        level: chosenLevel(event, level),
        seed: begun === 0 ? seed : deriveSeed(seed, "sitting", begun + 1),
        begun: begun + 1,
        progress: withoutSitting(progress, definition),
      };
    },
    logVerdict: ({ context, event }: Happened) => {
      if (event.type !== "session.judged") return {};
      const { progress } = context;
      const { planned, verdict } = event;
      const turn = { game: definition.slug, purpose: planned.purpose, difficulty: planned.set.difficulty };
      const logged = withVerdict(progress.log, verdict, turn, { openedAt, seed }, today());
      return { progress: { ...progress, log: withTurn(logged, sittingOf(context), verdict, today()) } };
    },
    keepSitting: ({ context, event }: Happened) =>
      event.type === "session.kept" || event.type === "session.judged"
        ? { progress: withSitting(context.progress, definition, event.sitting) }
        : {},
    recordFinished: ({ context, event }: Happened) => {
      if (event.type !== "session.over") return {};
      const progress = withFinished(context.progress, definition, event.sitting);
      return {
        end: "finished" as const,
        isFirstFinish: !hasFinished(context.progress),
        progress: { ...progress, log: withEnd(progress.log, sittingOf(context)) },
      };
    },
  };
}
