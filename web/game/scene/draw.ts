/**
 * What a scene shows at a moment. A scene is an SVG beside its game, `games/SLUG/scene.svg`, in which
 * - `data-voice="Mrs. Mudge"` is who speaks while a voice is heard whose name begins so: there `.says` takes the place of
 *   `.rests`;
 * - `data-stake="coal"` is there only in a sitting with this stake, with `data-from` and `data-to` only in those of its
 *   stretches, counted from 0;
 * - `data-move="-260,0"` stands so far away, in the picture's own units, when the stake is at its end or, with
 *   `data-full="0.4"`, at this part of it; where it is drawn it stands when the stake is at 0.
 */
import type { SittingView } from "../../../engine/index.ts";

export interface Moment {
  readonly stakes: SittingView["stakes"];
  /** The name of the voice that is heard, if it is not the narrator's. */
  readonly speaker: string | null;
}

export function drawMoment(scene: Element, { stakes, speaker }: Moment): void {
  for (const part of scene.querySelectorAll<SVGElement>("[data-voice]")) {
    part.toggleAttribute("data-speaks", speaker?.startsWith(part.dataset["voice"] ?? "") === true);
  }
  for (const part of scene.querySelectorAll<SVGElement>("[data-stake]")) {
    const { stake: id, from = 0, to = Infinity, move, full = 1 } = part.dataset;
    const stake = stakes.find((at) => at.id === id);
    part.toggleAttribute(
      "data-there",
      stake !== undefined && stake.stretch >= Number(from) && stake.stretch <= Number(to),
    );
    if (move === undefined || stake === undefined) continue;
    const far = Math.min(1, stake.value / Number(full));
    const [x = 0, y = 0] = move.split(",").map((way) => Math.round(Number(way) * far));
    part.style.transform = `translate(${x}px, ${y}px)`;
  }
}
