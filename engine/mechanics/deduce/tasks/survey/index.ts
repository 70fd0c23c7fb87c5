/** A chart of places, where probes tell what is there. */
import { helped, patienceOf } from "../../survey/fitting.ts";
import { hideTask } from "../../survey/hide.ts";
import { probeTask } from "../../survey/probe.ts";
import type { Family } from "../family.ts";

export const survey: Family = {
  tasks: { probe: probeTask, hide: hideTask },
  generate(_content, rules) {
    throw new RangeError(`deduce: list the items of ${rules.task}`);
  },
  patience: patienceOf,
  helped,
};
