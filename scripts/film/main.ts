/**
 * `npm run film`: films a game being played, for the home page. Build the site first (`npm run build`). It needs a
 * Chromium, ffmpeg and espeak-ng. It writes the film, its captions and its poster where the content has them, and its
 * words into home.json.
 */
import { copyFileSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { basename, join } from "node:path";
import { mechanics } from "../../engine/mechanics/catalogue.ts";
import { findGame } from "../../games/catalogue.ts";
import { homeSchema } from "../../web/content/schemas/home.ts";
import { wav } from "../../engine/adapters/wav.ts";
import { writeFilms, writePoster } from "./assemble.ts";
import { takePictures } from "./pictures.ts";
import { openSite } from "./site.ts";
import { RATE, renderSoundtrack } from "./soundtrack.ts";
import { playTake, type Script } from "./take.ts";
import { captionsFile, filmInWords } from "./texts.ts";
import { createVoice } from "./voice.ts";

const SLUG = "addition";
/** Two turns, and in the second a wrong stop: the film shows that it does no harm. */
const SCRIPT: Script = { seed: 7, level: 1, turns: 2, hasty: [2] };
/** The picture that stands for the film is that of the first press in this turn of the list of presses. */
const POSTER_PRESS = 2;
const POSTER = "showcase.webp";

async function film(): Promise<void> {
  const card = findGame(SLUG);
  if (card === undefined) throw new Error(`there is no game ${SLUG}`);
  const definition = await card.load();
  const mechanic = await mechanics[definition.mechanic]();
  const voice = createVoice();
  const take = playTake({ definition, mechanic }, SCRIPT, voice);
  // The film begins when the first question, who shall speak, has been asked.
  const from = take.moments.find(({ type }) => type === "waiting")?.at ?? 0;

  const content = join(import.meta.dirname, "..", "..", "assets", "content");
  const folder = join(content, "films");
  const workFolder = mkdtempSync(join(tmpdir(), "film-"));
  const site = await openSite();
  try {
    const soundPath = join(workFolder, "sound.wav");
    writeFileSync(soundPath, wav(await renderSoundtrack(take, voice), RATE));
    const pictures = await takePictures(site.address, SLUG, SCRIPT, take, voice, workFolder);
    const films = writeFilms(pictures, soundPath, { from, end: take.end }, SLUG, workFolder);

    const press = take.moments.filter(({ type }) => type === "press")[POSTER_PRESS];
    const poster = pictures.find(({ at }) => at === press?.at);
    if (poster === undefined) throw new Error("there is no picture for the poster");
    // Only what is whole goes into the content: whoever stops this, or looks meanwhile, finds the older film.
    mkdirSync(folder, { recursive: true });
    for (const path of films) copyFileSync(path, join(folder, basename(path)));
    writePoster(poster, join(content, "pictures", POSTER));
    writeFileSync(join(folder, `${SLUG}.vtt`), captionsFile(take, from));
    const told = filmInWords(definition.title, take, pictures, from);
    nameInContent(join(content, "home.json"), told);
    console.log(
      `Filmed ${((take.end - from) / 1000).toFixed(1)} s in ${pictures.length} pictures: ${folder}`,
    );
  } finally {
    await site.stop();
    if (process.env["FILM_KEEP"] === undefined) rmSync(workFolder, { recursive: true });
    else console.log(workFolder);
  }
}

function nameInContent(path: string, told: readonly string[]): void {
  const home = homeSchema.parse(JSON.parse(readFileSync(path, "utf8")));
  home.showcase.poster.file = POSTER;
  home.showcase.film = { file: `${SLUG}.webm`, mp4: `${SLUG}.mp4`, captions: `${SLUG}.vtt`, told: [...told] };
  writeFileSync(path, `${JSON.stringify(home)}\n`);
}

try {
  await film();
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}
