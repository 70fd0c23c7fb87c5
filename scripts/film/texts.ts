/** The film for those who do not hear it, and for those who do not see it. */
import { captionLine, type Moment, type Take } from "./take.ts";
import type { Picture } from "./pictures.ts";

const READING_MILLISECONDS = 1500;
const TOGETHER_MILLISECONDS = 250;

/** @param from the moment of the take, in milliseconds, at which the film begins */
export function captionsFile(take: Take, from: number): string {
  const heard = take.moments.filter(isHeard).filter(({ at }) => at >= from);
  const cues: { at: number; until: number; lines: string[] }[] = [];
  for (const { at, caption } of heard) {
    const text = captionLine(caption);
    const spoken = caption.type === "say" ? take.lines.find((line) => line.at === at)?.until : undefined;
    const until = Math.max(spoken ?? 0, at + READING_MILLISECONDS);
    const last = cues.at(-1);
    if (last !== undefined && at - last.at < TOGETHER_MILLISECONDS) {
      last.lines.push(text);
      last.until = Math.max(last.until, until);
    } else {
      cues.push({ at, until, lines: [text] });
    }
  }
  const written = cues.map(({ at, until, lines }, index) => {
    const end = Math.min(until, cues[index + 1]?.at ?? take.end);
    return `${stamp(at - from)} --> ${stamp(end - from)}\n${lines.map(escaped).join("\n")}\n`;
  });
  return ["WEBVTT\n", ...written].join("\n");
}

interface Step {
  /** Seconds from the beginning of the film. */
  readonly at: number;
  readonly type: "picture" | "sound" | "speech" | "press";
  readonly text: string;
  /** Absent for the narrator. */
  readonly speaker?: string;
}

export interface DescribedTranscript {
  readonly title: string;
  readonly seconds: number;
  readonly steps: readonly Step[];
}

/** What is heard and what the picture shows, in order, in plain words. */
export function describedTranscript(
  title: string,
  take: Take,
  pictures: readonly Picture[],
  from: number,
): DescribedTranscript {
  const steps: Step[] = [
    {
      at: 0,
      type: "picture",
      text:
        `A phone shows the game ${title}. Captions of all that is heard fill the upper half. ` +
        "Below them are the buttons, each with its name. A ring shows where a finger presses.",
    },
  ];
  const seconds = (at: number): number => Math.max(0, at - from) / 1000;
  let progress = "";
  let moves = "";
  const shown = pictures.map((picture) => ({ ...picture, type: "picture" as const }));
  // What the picture shows comes first, since it is there when the sound begins.
  const events = [...shown, ...take.moments].toSorted((one, other) => one.at - other.at);
  for (const event of events.filter(({ at }) => at >= from)) {
    switch (event.type) {
      case "picture":
        if (event.progress === "" || event.progress === progress) break;
        progress = event.progress;
        steps.push({
          at: seconds(event.at),
          type: "picture",
          text: `The line at the top reads: ${progress}.`,
        });
        break;
      case "waiting":
        if (event.moves.length === 0 || event.moves.join() === moves) break;
        moves = event.moves.join();
        steps.push({
          at: seconds(event.at),
          type: "picture",
          text: `It is the player's turn. The buttons: ${event.moves.join(", ")}.`,
        });
        break;
      case "press":
        steps.push({ at: seconds(event.at), type: "press", text: `The finger presses ${event.label}.` });
        break;
      case "heard": {
        const { type, text, speaker } = event.caption;
        steps.push({
          at: seconds(event.at),
          type: type === "say" ? "speech" : "sound",
          text: type === "say" ? text : text.slice(1, -1),
          ...(speaker === null ? {} : { speaker }),
        });
        break;
      }
    }
  }
  return { title: `${title}, played on a phone`, seconds: seconds(take.end), steps };
}

function isHeard(moment: Moment): moment is Moment & { readonly type: "heard" } {
  return moment.type === "heard";
}

const escaped = (text: string): string => text.replaceAll("&", "&amp;").replaceAll("<", "&lt;");

function stamp(milliseconds: number): string {
  return new Date(milliseconds).toISOString().slice(11, 23);
}
