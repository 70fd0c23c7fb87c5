/**
 * At 150 words a minute, the usual pace of American English (National Center for Voice and Speech). Counting letters
 * and marks comes within a tenth of what espeak-ng takes at that pace; counting words is wrong by half for short lines.
 */
const LETTERS_PER_SECOND = 13.5;
const SECONDS_PER_MARK = 0.3;
/** What a voice takes to begin and to end. */
const SECONDS_AROUND = 0.3;

/**
 * How long an average voice takes, in seconds.
 *
 * @param spoken as `spokenText` gives it
 * @param rate times the usual pace, above 0
 */
export function estimateSeconds(spoken: string, rate: number): number {
  let letters = 0;
  let marks = 0;
  for (const character of spoken) {
    if (character === " ") continue;
    if (",.?!".includes(character)) marks++;
    else letters++;
  }
  return (SECONDS_AROUND + letters / LETTERS_PER_SECOND + marks * SECONDS_PER_MARK) / rate;
}
