/**
 * The plain quiz on jsPsych: its own plugin for questions with buttons, in its own simulation of a participant who
 * answers at once ("data-only": nothing is drawn). It asks for a page all the same; happy-dom is the lightest.
 */
import { Window } from "happy-dom";
import { QUESTIONS } from "./quiz-engine.ts";

export interface JsPsychQuiz {
  /** Plays the whole quiz; returns how many answers were right. */
  play(): Promise<number>;
  /** Takes the names of a browser away again: other packages tell a browser from Node by them. */
  close(): void;
}

/**
 * The names stay until `close`. To take them away after each quiz would slow down whatever runs in between, since V8
 * throws away what it had compiled for a global object that has changed.
 */
export async function openJsPsychQuiz(): Promise<JsPsychQuiz> {
  const window = new Window({ url: "http://localhost/" });
  const names = { window, document: window.document, Element: window.Element };
  Object.assign(globalThis, names);
  const { initJsPsych } = await import("jspsych");
  const { default: plugin } = await import("@jspsych/plugin-html-button-response");

  return {
    async play() {
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
    },
    close() {
      for (const name of Object.keys(names)) Reflect.deleteProperty(globalThis, name);
    },
  };
}
