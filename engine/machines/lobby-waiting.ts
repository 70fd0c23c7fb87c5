/** The part of the lobby's chart that all its places share: ask, wait, ask again, hear what was chosen. */

/**
 * A place that has asked something and waits: it asks again by itself, at most twice, hears presses and voices, and does
 * what was chosen from its menu.
 */
export function waiting<const PressTransition, const ChoiceTransition>(
  presses: readonly PressTransition[],
  choices: readonly ChoiceTransition[],
) {
  return {
    initial: "saying",
    on: {
      "lobby.press": presses,
      "lobby.act": { guard: "isMenuMove", target: ".choosing", actions: "useMenu" },
    },
    states: {
      saying: {
        on: {
          "prompt.finished": { target: "waiting", actions: "offerVoice" },
          "prompt.interrupted": "waiting",
        },
      },
      waiting: {
        after: {
          idle: [
            { guard: "isAnswering", target: "waiting", reenter: true },
            { guard: "mayRemind", target: "saying", actions: ["countReminder", "remind"] },
          ],
        },
      },
      choosing: {
        always: [
          { guard: "isMoved", target: "saying", actions: "playChoice" },
          { guard: "isChanged", target: "saying", actions: ["spreadSettings", "saySetting", "save"] },
          ...choices,
        ],
      },
    },
  } as const;
}

export function menuPresses<Pause extends string>(onPause: Pause) {
  return [
    { guard: "isPause", target: onPause },
    { guard: "isVoiceAnswer", actions: "confirmVoice" },
    { guard: "isConfirmingVoice", actions: "askVoiceAgain" },
    { guard: "isMenuMove", target: ".choosing", actions: "useMenu" },
    { guard: "isRepeat", target: ".saying", actions: ["forgetReminders", "askAgain"] },
    { target: ".saying", actions: ["forgetReminders", "sayNothingHere"] },
  ] as const;
}
