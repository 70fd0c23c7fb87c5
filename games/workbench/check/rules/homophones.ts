import { soundOf } from "../../../alike.ts";
import type { Rule } from "../rule.ts";
import { labelGroups } from "./labels.ts";

export const homophones: Rule = {
  id: "homophones",
  title: "Options that sound alike",
  why: "Nobody can tell them apart by ear, neither the player nor the recognizer.",
  bad: ["Two options of a choice: The pair, and The pear.", "Two bins called Sea and See."],
  good: ["The pear, and The plum."],
  find: (subject) =>
    labelGroups(subject).flatMap((group) =>
      group.flatMap(({ label, path }, index) => {
        const other = group
          .slice(0, index)
          .find(
            (one) => one.label.toLowerCase() !== label.toLowerCase() && soundOf(one.label) === soundOf(label),
          );
        return other === undefined
          ? []
          : [{ path, found: `${other.label} and ${label}`, mend: "Call one of them something else." }];
      }),
    ),
};
