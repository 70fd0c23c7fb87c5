/** What `new` was not told by its options it asks, one line at a time, so that a screen reader reads every question once. */
import { input, rawlist } from "@inquirer/prompts";
import { ARC, DEVICE, MECHANICS } from "./about.ts";
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
  const mechanic =
    told.mechanic ?? (await choose("What does the player do?", mechanicsToBeginWith(), MECHANICS));
  const arc = told.arc ?? (await choose("What is a sitting like?", ARCS, ARC));
  const device = told.devices ?? [
    await choose("What makes it exciting?", ["nothing yet", ...Object.keys(DEVICES)], DEVICE),
  ];
  return { title, category, mechanic, arc, devices: device.filter((name) => name in DEVICES) };
}

/** A numbered list that is answered by its number: nothing has to be seen moving. */
function choose<Value extends string>(
  message: string,
  values: readonly Value[],
  about: Readonly<Record<string, string>> = {},
): Promise<Value> {
  const named = (value: Value): string => (about[value] === undefined ? value : `${value}: ${about[value]}`);
  return rawlist({ message, choices: values.map((value) => ({ name: named(value), short: value, value })) });
}
