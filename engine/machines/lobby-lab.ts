/** "Learn the sounds" as the lobby holds it: what it remembers, and what it hands to the menu machine. Pure. */
import { sound } from "../cue.ts";
import type { LoadedGame } from "../definition/index.ts";
import { entryCues } from "../menu/menu.ts";
import { deriveSeed } from "../random.ts";
import {
  answerQuiz,
  answeredCues,
  askable,
  beginQuiz,
  cuesOf,
  guessCues,
  HEAR,
  labCues,
  labMenu,
  placeOfName,
  placeOfSound,
  questionCues,
  QUIZ,
  quizMoves,
  soundsToLearn,
  type Asking,
} from "../sound-lab/index.ts";
import { sentences } from "../words.ts";
import type { LobbyEvent, MenuEvent } from "./events.ts";
import { chosenIn, type Lab, type LobbyContext } from "./lobby-choices.ts";

/** @param seed of the game: the order of the quiz comes from it */
export function createLab({ definition }: LoadedGame, canHear: boolean, seed: number) {
  const sounds = soundsToLearn(definition, canHear);
  const asked = askable(sounds);

  const asking = ({ lab, progress }: LobbyContext): Asking | null =>
    lab.quiz === null
      ? null
      : { sounds: asked, quiz: lab.quiz, isRead: progress.settings.output === "reader" };

  return {
    /** The quizzes are still counted, so that each has an order of its own. */
    opened: ({ quizzes }: Lab, isFromPause: boolean): Lab => ({
      quiz: null,
      outcome: null,
      quizzes,
      isFromPause,
    }),

    withQuiz: (lab: Lab): Lab => ({
      ...lab,
      quiz: beginQuiz(asked.length, deriveSeed(seed, "sounds", lab.quizzes)),
      outcome: null,
      quizzes: lab.quizzes + 1,
    }),

    withAnswer(lab: Lab, event: LobbyEvent): Lab {
      const picked = placeOfName(chosenIn(event) ?? "");
      return lab.quiz === null || picked === null ? lab : { ...lab, ...answerQuiz(lab.quiz, picked) };
    },

    /** The list; after a quiz one is where one came from. */
    list({ lab }: LobbyContext): MenuEvent {
      if (lab.quiz === null) {
        const list = labMenu(sounds);
        return { type: "menu.open", list, cues: labCues(list) };
      }
      const { entries } = labMenu(sounds);
      const list = { entries, cursor: entries.findIndex(({ id }) => id === QUIZ) };
      return {
        type: "menu.open",
        list,
        cues: [sound("menu-close"), sentences.quizOver, ...entryCues(list)],
      };
    },

    question(context: LobbyContext): MenuEvent {
      const now = asking(context);
      if (now === null) return { type: "menu.close" };
      const { outcome } = context.lab;
      const again = questionCues(now);
      const cues =
        outcome === null ? [sound("menu-open", { hold: "none" }), ...again] : answeredCues(now, outcome);
      return { type: "menu.ask", answers: quizMoves(now), cues, again };
    },

    /** The sound of the entry that was chosen. */
    chosen(event: LobbyEvent): MenuEvent {
      const learned = sounds[placeOfSound(chosenIn(event) ?? "") ?? -1];
      return { type: "menu.say", cues: learned === undefined ? [] : cuesOf(learned) };
    },

    guessed(context: LobbyContext): MenuEvent {
      const now = asking(context);
      return { type: "menu.say", cues: now === null ? [] : guessCues(now) };
    },
  };
}

export const labGuards = {
  isSoundsWanted: ({ event }: { event: LobbyEvent }): boolean =>
    chosenIn(event) === "sounds" || (event.type === "lobby.open" && event.what === "sounds"),
  isSound: ({ event }: { event: LobbyEvent }): boolean => placeOfSound(chosenIn(event) ?? "") !== null,
  isName: ({ event }: { event: LobbyEvent }): boolean => placeOfName(chosenIn(event) ?? "") !== null,
  isHearWanted: ({ event }: { event: LobbyEvent }): boolean => chosenIn(event) === HEAR,
  isQuizWanted: ({ event }: { event: LobbyEvent }): boolean => chosenIn(event) === QUIZ,
  isLabFromPause: ({ context }: { context: LobbyContext }): boolean => context.lab.isFromPause,
} as const;
