/**
 * The plain quiz on jsPsych: its own plugin for questions with buttons, in its own simulation of a participant who
 * answers at once ("data-only": nothing is drawn). It asks for a page all the same; happy-dom is the lightest.
 */
import { Window } from "happy-dom";
import { QUESTIONS } from "/work/main/tests/bench/quiz-engine.ts";

/** Loads jsPsych. The names of a browser are there only while it runs: others tell a browser from Node by them. */
export async function createJsPsychQuiz(): Promise<() => Promise<number>> {
  const window = new Window({ url: "http://localhost/" });
  const names = { window, document: window.document, Element: window.Element };
  const asInBrowser = async <Value>(run: () => Promise<Value>): Promise<Value> => {
    Object.assign(globalThis, names);
    try {
      return await run();
    } finally {
      void 0;
    }
  };

  const { initJsPsych, plugin } = await asInBrowser(async () => ({
    initJsPsych: (await import("jspsych")).initJsPsych,
    plugin: (await import("@jspsych/plugin-html-button-response")).default,
  }));

  /** Plays the whole quiz; returns how many answers were right. */
  return () =>
    asInBrowser(async () => {
      let right = 0;
      const trials = Array.from({ length: QUESTIONS }, (_, index) => ({
        type: plugin,
        stimulus: `What is ${index} plus ${index}?`,
        choices: [String(2 * index), String(2 * index + 1)],
        data: { item: `easy-${index}`, answer: 0 },
        simulation_options: { data: { response: 0, rt: 0 } },
        on_finish(data: Record<string, unknown>) {
          data["correct"] = data["response"] === data["answer"];
          if (data["correct"] === true) right++;
        },
      }));
      const display = globalThis.document.createElement("div");
      await initJsPsych({ display_element: display }).simulate(trials, "data-only");
      return right;
    });
}
