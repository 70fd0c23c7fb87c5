/** The parts of the session's chart that wait for somebody: what is told, and what is asked between the acts. */

/**
 * A part that is told. Our own voice says when it is done, and then the sitting goes on by itself; with a screen reader
 * a press goes on. Any press but REPEAT cuts it short.
 */
export function toldPart<Next extends string>(next: Next) {
  const onward = [
    { guard: "isRepeat", target: ".saying", actions: ["forgetReminders", "playAgain"] },
    { target: next, actions: "playTick" },
  ] as const;
  const saying = {
    on: {
      "prompt.finished": [{ guard: "isSpoken", target: next }, { target: "waiting" }],
      "prompt.interrupted": "waiting",
    },
  } as const;
  return waitingPart(onward, saying);
}

/** A part that asks: nothing goes on by itself. */
export function askedPart<const Transition>(onward: readonly Transition[]) {
  const saying = {
    on: {
      "prompt.finished": { target: "waiting", actions: "offerVoice" },
      "prompt.interrupted": "waiting",
    },
  } as const;
  return waitingPart(onward, saying);
}

function waitingPart<const Transition, const Saying>(onward: readonly Transition[], saying: Saying) {
  return {
    initial: "saying",
    on: {
      "session.press": onward,
      "session.act": onward,
      "session.pause": ".paused",
      "session.resume": { target: ".saying", actions: "playAgain" },
    },
    states: {
      saying,
      waiting: {
        on: { "idle.noticed": { target: "saying", actions: ["countReminder", "remind"] } },
        after: { idle: { guard: "mayRemind", target: "waiting", reenter: true, actions: "noticeIdle" } },
      },
      paused: {},
    },
  } as const;
}
