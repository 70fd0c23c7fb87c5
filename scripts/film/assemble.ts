import { spawnSync } from "node:child_process";
import { writeFileSync } from "node:fs";
import { join } from "node:path";
import type { Picture } from "./pictures.ts";

/** Times in milliseconds of the take. */
export interface Cut {
  readonly from: number;
  readonly end: number;
}

/** Debian's package of that name has it. */
const PROGRAM = "ffmpeg";
const FADE_SECONDS = 0.6;
/** A game leaves room for the player's own volume; a film stands beside other films. Limited at -1 dB, since codecs go over it a little. */
const LOUDER = "volume=5dB,alimiter=limit=0.89:level=disabled";
/** The pictures stand still in between: more would only take longer to write. */
const FRAMES_PER_SECOND = 12.5;
const VP9 = [
  "-c:v",
  "libvpx-vp9",
  "-crf",
  "34",
  "-b:v",
  "0",
  "-deadline",
  "good",
  "-cpu-used",
  "4",
  "-row-mt",
  "1",
];
const H264 = [
  "-c:v",
  "libx264",
  "-crf",
  "24",
  "-preset",
  "slow",
  "-tune",
  "stillimage",
  "-movflags",
  "+faststart",
];

/**
 * Writes NAME.webm, and NAME.mp4 for the iPads of schools, which learned the other late, into the folder of the work.
 * @returns the paths of both
 */
export function writeFilms(
  pictures: readonly Picture[],
  soundPath: string,
  { from, end }: Cut,
  name: string,
  workFolder: string,
): readonly string[] {
  const shown = pictures.filter(
    (picture, index) => (pictures[index + 1]?.at ?? end) > from && picture.at < end,
  );
  const list = shown.map(({ at, path }, index) => {
    const until = Math.min(shown[index + 1]?.at ?? end, end);
    return `file '${path}'\nduration ${(until - Math.max(at, from)) / 1000}\n`;
  });
  // The last picture is named twice: its duration is not heeded otherwise.
  const listPath = join(workFolder, "pictures.txt");
  writeFileSync(listPath, `${list.join("")}file '${shown.at(-1)?.path}'\n`);

  const seconds = (end - from) / 1000;
  const inputs = ["-f", "concat", "-safe", "0", "-i", listPath, "-ss", String(from / 1000), "-i", soundPath];
  const filters = ["-vf", `fps=${FRAMES_PER_SECOND},format=yuv420p`];
  const fades = `afade=in:d=0.2,afade=out:st=${seconds - FADE_SECONDS}:d=${FADE_SECONDS}`;
  const whole = [
    ...inputs,
    ...filters,
    "-af",
    `${LOUDER},${fades}`,
    "-t",
    String(seconds),
    "-map_metadata",
    "-1",
  ];
  const webm = join(workFolder, `${name}.webm`);
  const mp4 = join(workFolder, `${name}.mp4`);
  ffmpeg([...whole, ...VP9, "-c:a", "libopus", "-b:a", "64k", webm]);
  ffmpeg([...whole, ...H264, "-c:a", "aac", "-b:a", "96k", mp4]);
  return [webm, mp4];
}

export function writePoster(picture: Picture, path: string): void {
  ffmpeg(["-i", picture.path, "-c:v", "libwebp", "-quality", "80", path]);
}

function ffmpeg(args: readonly string[]): void {
  const run = spawnSync(PROGRAM, ["-v", "error", "-y", ...args], {
    stdio: ["ignore", "inherit", "inherit"],
  });
  if (run.error !== undefined || run.status !== 0) {
    throw new Error("ffmpeg could not do its part; is it there? apt-get install ffmpeg");
  }
}
