/** Four islands, for the tests beside these rules: probes tell of wind and of birds, and no one of them tells all apart. */
import { bareDeal } from "../../kit/deal.ts";
import { deduce } from "../index.ts";
import { told } from "../played.ts";
import type { State } from "../state.ts";
import type { HideItem, HideRules, ProbeItem, ProbeRules, SurveyContent } from "./schema.ts";

const heard = (caption: string) => [{ sound: "tick" as const, caption }];

export const islands: SurveyContent = {
  places: {
    ash: { name: "Ash", fact: "Ash smokes." },
    birch: { name: "Birch" },
    cove: { name: "the Cove", phrases: ["cove"] },
    dune: { name: "Dune" },
  },
  probes: {
    wind: {
      label: "wind probe",
      readings: {
        calm: { heard: heard("calm"), told: "it is calm" },
        gusts: { heard: heard("gusts"), told: "it is gusty" },
      },
      at: { ash: "calm", birch: "gusts", cove: "gusts", dune: "calm" },
    },
    birds: {
      label: "bird probe",
      readings: {
        few: { heard: heard("few"), told: "few birds call" },
        many: { heard: heard("many"), told: "many birds call" },
      },
      at: { ash: "few", birch: "few", cove: "many", dune: "many" },
    },
  },
};

export const probeRules: ProbeRules = {
  task: "probe",
  places: ["ash", "birch", "cove", "dune"],
  probes: ["wind", "birds"],
};
export const hideRules: HideRules = { ...probeRules, task: "hide", tries: 1 };

export function probeDeal(item: Partial<ProbeItem>, stakes: Record<string, number> = {}, content = islands) {
  const whole: ProbeItem = { id: "lost", at: "cove", known: "wind", ...item };
  return { ...bareDeal({ content, rules: probeRules, item: whole }), stakes };
}

export function hideDeal(item: Partial<HideItem>, tries = 1) {
  const whole: HideItem = { id: "hidden", by: ["wind"], from: "left", ...item };
  return bareDeal({ content: islands, rules: { ...hideRules, tries }, item: whole });
}

/** Moves made from the beginning of a turn, and what is heard at the last of them. */
export function played(deal: Parameters<typeof deduce.begin>[0], ...moves: readonly string[]) {
  let state: State = deduce.begin(deal);
  let step = { state, cues: deduce.open(deal, state).cues, outcome: { type: "going" } } as ReturnType<
    typeof deduce.apply
  >;
  for (const move of moves) {
    step = deduce.apply(deal, state, { move });
    ({ state } = step);
  }
  return { state, heard: told(step.cues), outcome: step.outcome, counts: step.counts };
}
