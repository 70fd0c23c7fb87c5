/** Whatever is asked for. A page has it late, with its first bed: its first sounds need no stretches. */
import { synthesised, type Samples, type Synthesis } from "./layer-samples.ts";
import { stretchSynthesis } from "./stretch.ts";
import { soundSynthesis, type SynthesisRequest } from "./synthesise.ts";

/** In steps. */
export function synthesise(request: SynthesisRequest): Synthesis {
  return request.type === "sound"
    ? soundSynthesis(request)
    : stretchSynthesis(request.recipe, request.rate, request.index, request.seed);
}

/** At once. */
export function samplesOf(request: SynthesisRequest): Samples {
  return synthesised(synthesise(request));
}
