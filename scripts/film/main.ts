/**
 * `npm run film`: films a game being played, for the home page. Build the site first (`npm run build`). It needs a
 * Chromium, ffmpeg and espeak-ng, and writes everything into assets/film.
 */
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { mechanics } from "../../engine/mechanics/catalogue.ts";
import { findGame } from "../../games/catalogue.ts";
import { wav } from "../sounds/wav.ts";
import { writeFilms, writePoster } from "./assemble.ts";
import { takePictures } from "./pictures.ts";
import { openSite } from "./site.ts";
import { RATE, renderSoundtrack } from "./soundtrack.ts";
import { playTake, type Script } from "./take.ts";
import { captionsFile, describedTranscript } from "./texts.ts";
import { createVoice } from "./voice.ts";

const SLUG = "addition";
/** Four turns, and in the third a wrong stop: the film shows that it does no harm. */
const SCRIPT: Script = { seed: 7, level: 1, turns: 4, hasty: [3] };
/** The picture that stands for the film is that of the first press in this turn of the list of presses. */
const POSTER_PRESS = 2;

async function film(): Promise<void> {
  const card = findGame(SLUG);
  if (card === undefined) throw new Error(`there is no game ${SLUG}`);
  const definition = await card.load();
  const mechanic = await mechanics[definition.mechanic]();
  const voice = createVoice();
  const take = playTake({ definition, mechanic }, SCRIPT, voice);
  // The film begins when the first question, who shall speak, has been asked.
  const from = take.moments.find(({ type }) => type === "waiting")?.at ?? 0;

  const folder = join(import.meta.dirname, "..", "..", "assets", "film");
  mkdirSync(folder, { recursive: true });
  const workFolder = mkdtempSync(join(tmpdir(), "film-"));
  const site = await openSite();
  try {
    const soundPath = join(workFolder, "sound.wav");
    writeFileSync(soundPath, wav(await renderSoundtrack(take, voice), RATE));
    const pictures = await takePictures(site.address, SLUG, SCRIPT, take, voice, workFolder);
    writeFilms(pictures, soundPath, { from, end: take.end }, folder, workFolder);

    const press = take.moments.filter(({ type }) => type === "press")[POSTER_PRESS];
    const poster = pictures.find(({ at }) => at === press?.at);
    if (poster === undefined) throw new Error("there is no picture for the poster");
    writePoster(poster, folder);
    writeFileSync(join(folder, "game.en.vtt"), captionsFile(take, from));
    const transcript = describedTranscript(definition.title, take, pictures, from);
    writeFileSync(join(folder, "game-transcript.json"), `${JSON.stringify(transcript, null, 2)}\n`);
    console.log(`Filmed ${transcript.seconds.toFixed(1)} s in ${pictures.length} pictures: ${folder}`);
  } finally {
    await site.stop();
    if (process.env["FILM_KEEP"] === undefined) rmSync(workFolder, { recursive: true });
    else console.log(workFolder);
  }
}

try {
  await film();
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}
