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

/** What is heard and what the picture shows, in order, a line each. Sounds are in brackets, as in captions. */
export function filmInWords(
  title: string,
  take: Take,
  pictures: readonly Picture[],
  from: number,
): readonly string[] {
  const lines = [
    `A phone shows the game ${title}. In the upper half are captions of all that is heard and, where there is room, ` +
      "a picture of the game's world. " +
      "Below them are the buttons, each with its name. Where there is nothing to answer, a single one, Go on, stands " +
      "in the place of the answers. A ring shows where a finger presses.",
  ];
  let progress = "";
  let controls = "";
  const shown = pictures.map((picture) => ({ ...picture, type: "picture" as const }));
  // What the picture shows comes first, since it is there when the sound begins.
  const events = [...shown, ...take.moments].toSorted((one, other) => one.at - other.at);
  for (const event of events.filter(({ at }) => at >= from)) {
    switch (event.type) {
      case "picture":
        if (event.progress === "" || event.progress === progress) break;
        progress = event.progress;
        lines.push(`The line at the top reads: ${progress}.`);
        break;
      case "waiting": {
        const told = controlsInWords(event.buttons, event.fields);
        if (told === controls) break;
        controls = told;
        lines.push(`It is the player's turn. ${told}`);
        break;
      }
      case "press":
        lines.push(`The finger presses ${event.label}.`);
        break;
      case "heard":
        lines.push(captionLine(event.caption));
        break;
    }
  }
  return lines;
}

function controlsInWords(buttons: readonly string[], fields: readonly string[]): string {
  const typed = fields.map((field) => ` A field to type into: ${field}, with a button, Say it.`);
  return `The buttons: ${buttons.join(", ")}.${typed.join("")}`;
}

function isHeard(moment: Moment): moment is Moment & { readonly type: "heard" } {
  return moment.type === "heard";
}

const escaped = (text: string): string => text.replaceAll("&", "&amp;").replaceAll("<", "&lt;");

function stamp(milliseconds: number): string {
  return new Date(milliseconds).toISOString().slice(11, 23);
}
