/** A sitting to read: what is heard when, and what is pressed. */
import type { Definition } from "../../../engine/definition/index.ts";
import { sideName } from "../../../engine/index.ts";
import { bedCaption, soundCaption } from "../../../engine/sound/index.ts";
import { shownText } from "../../../engine/speech/index.ts";
import type { Timed } from "./timeline.ts";

export function scriptOf(
  timed: readonly Timed[],
  /** What was pressed before the cue of this place. */
  presses: ReadonlyMap<number, readonly string[]>,
  definition: Definition,
): string {
  return timed
    .flatMap(({ at, cue }, place) => [
      ...(presses.get(place) ?? []).map((press) => `${clock(at)}  > ${press}`),
      ...captionsOf(cue, definition).map((caption) => `${clock(at)}  ${caption}`),
    ])
    .join("\n");
}

function captionsOf(cue: Timed["cue"], { voices }: Definition): string[] {
  switch (cue.type) {
    case "say": {
      const name = cue.voice === undefined ? undefined : voices[cue.voice]?.name;
      return [`${name === undefined ? "" : `${name}: `}${shownText(cue.text)}${where(cue.side)}`];
    }
    case "sound":
      return [`[${cue.caption ?? soundCaption(cue.sound)}]${where(cue.side)}`];
    case "pattern":
      return [`[${cue.caption}]`];
    case "bed":
      return [cue.bed === null ? `[${cue.layer} ends]` : `[goes on: ${bedCaption(cue.bed)}]`];
    case "rest":
    case "mark":
      return [];
  }
}

function where(side = 0): string {
  const name = sideName(side);
  return name === "centre" ? "" : ` (${name})`;
}

function clock(seconds: number): string {
  const whole = Math.floor(seconds);
  return `${Math.floor(whole / 60)}:${String(whole % 60).padStart(2, "0")}`;
}
