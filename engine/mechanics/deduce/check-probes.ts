import { nearest } from "../../definition/nearest.ts";
import { problem, type Problem } from "../../definition/problem.ts";
import type { Candidate, Probe } from "./schema.ts";

/** Every probe has something to say about a candidate of the table. */
export function checkReadings(probes: readonly Probe[], path: string, { properties }: Candidate): Problem[] {
  return probes.flatMap(({ id, readings }): Problem[] => {
    const value = properties?.[id];
    if (value !== undefined && Object.hasOwn(readings, value)) return [];
    const mend = `The probe ${id} has no reading for it. ${nearest(value ?? "", Object.keys(readings))}`;
    return [problem(`${path}.properties.${id}`, value, mend)];
  });
}

/** All suspects of a case are in the table, and the probes together tell the culprit from each other suspect. */
export function checkTable(
  probes: readonly Probe[],
  path: string,
  culprit: Candidate,
  others: readonly Candidate[],
): Problem[] {
  const unread = others.filter(({ properties }) => properties === undefined);
  if (unread.length > 0) {
    const names = unread.map(({ id }) => id);
    return [
      problem(
        `${path}.suspects`,
        names,
        "The probes cannot read these: give them properties, or choose others.",
      ),
    ];
  }
  const row = ({ properties }: Candidate): string => probes.map(({ id }) => properties?.[id]).join("/");
  return others
    .filter((other) => row(other) === row(culprit))
    .map(({ id }) => {
      const mend = `No probe can tell ${culprit.id} from ${id}: change a value of one, or add a probe.`;
      return problem(`${path}.culprits`, [culprit.id], mend);
    });
}
