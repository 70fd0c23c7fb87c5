/** What `new` was not told by its options it asks, one line at a time, so that a screen reader reads every question once. */
import { input, rawlist } from "@inquirer/prompts";
import { ARCS, CATEGORIES, DEVICES, mechanicsToBeginWith, type Answers } from "./create.ts";

export type Told = { readonly [Key in keyof Answers]?: Answers[Key] | undefined };

export async function askWhatIsMissing(told: Told): Promise<Answers> {
  const title =
    told.title ??
    (await input({
      message: "What is it called?",
      validate: (text) => /[A-Za-z]/.test(text) || "A title has letters.",
    }));
  const category = told.category ?? (await choose("What is it about?", CATEGORIES));
  const mechanic = told.mechanic ?? (await choose("What does the player do?", mechanicsToBeginWith()));
  const arc = told.arc ?? (await choose("What is a sitting like?", ARCS));
  const device = told.devices ?? [
    await choose("What makes it exciting?", ["nothing yet", ...Object.keys(DEVICES)]),
  ];
  return { title, category, mechanic, arc, devices: device.filter((name) => name in DEVICES) };
}

/** A numbered list that is answered by its number: nothing has to be seen moving. */
function choose<Value extends string>(message: string, values: readonly Value[]): Promise<Value> {
  return rawlist({ message, choices: values.map((value) => ({ name: value, value })) });
}
