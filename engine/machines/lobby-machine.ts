/**
 * The root of a game that is open: asks once who speaks, lets the player choose a level, runs the sitting, and holds the
 * pause, which can be reached from everywhere. All presses and all that a voice said come here first.
 */
import { gameProgress } from "../learner/progress.ts";
import { hears, NO_LAB } from "./lobby-choices.ts";
import type { LobbyOptions } from "./lobby-options.ts";
import { setupLobby } from "./lobby-setup.ts";

export function createLobbyMachine(options: LobbyOptions) {
  return setupLobby(options).createMachine({
    id: "lobby",
    context: ({ input }) => ({
      progress: input.progress,
      listBelow: null,
      level: input.level,
      seed: 0,
      begun: 0,
      hasSitting: false,
      end: null,
      isSaved: input.isSaved,
      isVoiceLost: false,
      isNew: false,
      there: input.there,
      isMissing: false,
      isFirstFinish: false,
      lab: NO_LAB,
    }),
    invoke: [
      { src: "speech", id: "speech", systemId: "speech" },
      {
        src: "prompt",
        id: "prompt",
        systemId: "prompt",
        input: ({ context }) => ({
          settings: context.progress.settings,
          cast: options.game.definition.voices,
          heard: gameProgress(context.progress, options.game.definition.slug).heard,
        }),
      },
      {
        src: "voiceInput",
        id: "voiceInput",
        systemId: "voiceInput",
        input: ({ context }) => ({ enabled: hears(context.progress.settings) }),
      },
      { src: "menu", id: "menu", systemId: "menu" },
      { src: "turn", id: "turn", systemId: "turn" },
      {
        src: "session",
        id: "session",
        systemId: "session",
        input: ({ context }) => ({ settings: context.progress.settings }),
      },
    ],
    entry: "spreadSettings",
    initial: "open",
    on: {
      "session.judged": { actions: ["logVerdict", "keepSitting", "recordHeard", "save"] },
      "session.kept": { actions: ["keepSitting", "recordHeard", "save"] },
      "prompt.voice": { actions: ["noteVoice", "paceWithoutVoice"] },
      "lobby.listen": { actions: "listen" },
      "lobby.arrived": { actions: "noteThere" },
      "lobby.set": { actions: ["set", "spreadSettings", "saySetting", "save"] },
    },
    states: {
      open: {
        initial: "arriving",
        on: {
          "lobby.press": [{ guard: "isPause", target: "paused" }, { actions: "passPress" }],
          "lobby.act": { actions: "passAction" },
          "lobby.open": [
            { guard: "isStopAsked", target: "paused.stopping" },
            { guard: "isStandingWanted", actions: "tellStanding" },
            { guard: "isSoundsWanted", target: "paused.learning", actions: "enterLab" },
            { target: "paused" },
          ],
        },
        states: {
          arriving: {
            always: [
              { guard: "isOutputUnasked", target: "asking" },
              { guard: "isLevelGiven", target: "beginning", actions: "planSitting" },
              { target: "choosing" },
            ],
          },
          asking: {
            tags: "asking",
            entry: "askOutput",
            on: { "menu.chosen": { target: "answered", actions: ["takeOutput", "spreadSettings"] } },
          },
          answered: { entry: "save", always: "arriving" },
          choosing: {
            tags: "choosing",
            entry: ["openLevels", "forgetNew"],
            on: {
              "menu.chosen": [
                { guard: "isKeepsakesWanted", actions: "sayKeepsakes" },
                { guard: "isSoundsWanted", target: "#lobby.paused.learning", actions: "enterLab" },
                { target: "beginning", actions: "planSitting" },
              ],
            },
          },
          beginning: {
            always: [
              { guard: "isThere", target: "playing", actions: ["startSitting", "noteSitting"] },
              { target: "fetching" },
            ],
          },
          /** The list stays open: another level may be chosen meanwhile. */
          fetching: {
            tags: "choosing",
            entry: ["fetchLevel", "sayOneMoment"],
            on: {
              "lobby.arrived": { guard: "isWanted", target: "beginning", actions: "noteThere" },
              "lobby.missing": { guard: "isWanted", target: "choosing", actions: "noteMissing" },
              "menu.chosen": [
                { guard: "isKeepsakesWanted", actions: "sayKeepsakes" },
                { guard: "isSoundsWanted", target: "#lobby.paused.learning", actions: "enterLab" },
                { target: "beginning", actions: "planSitting" },
              ],
            },
          },
          playing: {
            entry: "closeMenu",
            on: {
              "lobby.down": { actions: "passDown" },
              // A story that was interrupted to say a setting is told again; with a screen reader it still stands there.
              "prompt.finished": { guard: "isSpoken", actions: "resumeSession" },
              "session.over": [
                {
                  guard: "isOnce",
                  target: "#lobby.left",
                  actions: ["recordFinished", "recordHeard", "save"],
                },
                { target: "farewell", actions: ["recordFinished", "recordHeard", "save"] },
              ],
            },
          },
          farewell: {
            tags: "farewell",
            entry: "openFarewell",
            on: {
              "menu.chosen": [
                { guard: "isLeaving", target: "#lobby.left" },
                { target: "beginning", actions: "planSitting" },
              ],
            },
          },
          back: { type: "history", history: "deep" },
        },
      },
      paused: {
        tags: "paused",
        entry: ["pauseSession", "keepList"],
        initial: "list",
        on: {
          "lobby.press": [{ guard: "isPause", target: "resuming" }, { actions: "passPress" }],
          "lobby.act": { actions: "passAction" },
          "lobby.open": [
            { guard: "isStopAsked", target: ".stopping" },
            { guard: "isStandingWanted", actions: "sayStanding" },
            { guard: "isSoundsWanted", target: ".learning", actions: "enterLabFromPause" },
            { target: ".list" },
          ],
        },
        states: {
          list: {
            entry: "openPause",
            on: {
              "menu.chosen": [
                { guard: "isStopAsked", target: "stopping" },
                { guard: "isLeaving", target: "#lobby.parting" },
                { guard: "isStandingWanted", actions: "sayStanding" },
                { guard: "isSoundsWanted", target: "learning", actions: "enterLabFromPause" },
                {
                  guard: "isMovesWanted",
                  target: "#lobby.open.back",
                  actions: ["resumeSession", "sayMoves"],
                },
                { guard: "isHintWanted", target: "#lobby.open.back", actions: ["resumeSession", "passHint"] },
                { target: "#lobby.resuming" },
              ],
            },
          },
          learning: {
            initial: "list",
            exit: "hush",
            on: {
              "lobby.press": [
                { guard: "isPause", target: "#lobby.resuming" },
                { actions: ["hushAtPress", "passPress"] },
              ],
              "lobby.act": { actions: ["hush", "passAction"] },
            },
            states: {
              list: {
                entry: "openSounds",
                on: {
                  "menu.chosen": [
                    { guard: "isSound", actions: "playSound" },
                    { guard: "isQuizWanted", target: "quiz", actions: "beginQuiz" },
                    { guard: "isLabFromPause", target: "#lobby.paused.list" },
                    { target: "#lobby.resuming" },
                  ],
                },
              },
              quiz: {
                entry: "askSound",
                on: {
                  "menu.chosen": [
                    { guard: "isName", target: "quiz", reenter: true, actions: "answerQuiz" },
                    { guard: "isHearWanted", actions: "playGuessed" },
                    { target: "list" },
                  ],
                },
              },
            },
          },
          stopping: {
            entry: "askStop",
            on: {
              "menu.chosen": [
                { guard: "isStopConfirmed", target: "#lobby.parting" },
                { target: "#lobby.resuming" },
              ],
            },
          },
        },
      },
      resuming: { always: { target: "#lobby.open.back", actions: "resumeSession" } },
      /** The game says goodbye; whoever does not want to hear it out is gone at the next press. */
      parting: {
        tags: "parting",
        entry: ["closeMenu", "sayGoodbye", "recordQuit", "stopSitting"],
        on: {
          "prompt.finished": { guard: "isSpoken", target: "left" },
          "lobby.press": "left",
          "lobby.act": "left",
        },
        after: { idle: "left" },
      },
      left: { tags: "left", entry: ["closeMenu", "stopSitting", "silence"] },
    },
  });
}
