/** What is no fault and yet probably not meant, in every game whatever its mechanic. */
import type { Definition } from "../game-schema.ts";
import type { Problem } from "../problem.ts";
import { silentOpenings } from "./silent.ts";
import { unheardTexts } from "./texts.ts";
import { unheard } from "./unheard.ts";
import { unreachable } from "./unreachable.ts";
import { unused } from "./unused.ts";

export function warnGame(definition: Definition): Problem[] {
  return [
    ...unused(definition),
    ...unreachable(definition),
    ...unheard(definition),
    ...silentOpenings(definition),
    ...unheardTexts(definition),
  ];
}
