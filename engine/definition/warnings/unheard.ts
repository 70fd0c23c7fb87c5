/** Lines for which the moment never comes, as another line is always heard instead. */
import type { Definition } from "../game-schema.ts";
import { warning, type Problem } from "../problem.ts";

export function unheard(definition: Definition): Problem[] {
  return [...unheardGoodbye(definition), ...unheardStretches(definition), ...unheardPursuers(definition)];
}

function unheardGoodbye({ goodbye, levels }: Definition): Problem[] {
  if (goodbye === undefined || levels.some((level) => level.goodbye === undefined)) return [];
  return [warning("goodbye", goodbye, "It is never heard: each level has a goodbye of its own. Remove it.")];
}

/** Nothing leads to the first stretch from below, nor to the last one from above. */
function unheardStretches({ stakes = {} }: Definition): Problem[] {
  return Object.entries(stakes).flatMap(([id, { stretches }]) => {
    const path = `stakes.${id}.stretches`;
    const last = stretches.length - 1;
    const [risen, fallen] = [stretches[0]?.risen, stretches[last]?.fallen];
    return [
      ...(risen === undefined
        ? []
        : [
            warning(
              `${path}[0].risen`,
              risen,
              "Nothing lies below the first stretch to rise from: remove it.",
            ),
          ]),
      ...(fallen === undefined
        ? []
        : [
            warning(
              `${path}[${last}].fallen`,
              fallen,
              "Nothing lies above the last stretch to fall from: remove it.",
            ),
          ]),
    ];
  });
}

function unheardPursuers({ devices = {} }: Definition): Problem[] {
  return Object.entries(devices).flatMap(([id, data]) => {
    if (data.type !== "pursuer") return [];
    const { nothing, takes, words, flees } = data;
    return [
      ...(nothing === undefined || Object.keys(takes ?? {}).length > 0
        ? []
        : [warning(`devices.${id}.nothing`, nothing, "It takes nothing: say what in takes, or remove it.")]),
      ...(words?.fled === undefined || flees !== undefined
        ? []
        : [
            warning(
              `devices.${id}.words.fled`,
              words.fled,
              "Nothing drives it off: say what in flees, or remove it.",
            ),
          ]),
    ];
  });
}
