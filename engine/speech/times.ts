/** Times of the day. The numbers stay digits here; a later step says them. */
import { endsSentence } from "./numeral.ts";

const MERIDIEM = String.raw`([AaPp])(?:\.\s?[Mm]\b\.?|[Mm]\b)`;
const LONG = /(?<![\d:.])(\d{1,2}):([0-5]\d):([0-5]\d)(?![\d:])/gu;
const CLOCK = new RegExp(String.raw`(?<![\d:.])(\d{1,2}):([0-5]\d)(?![\d:])(?:\s*${MERIDIEM})?`, "gu");
const HOUR = new RegExp(String.raw`(?<![\d:.,])(\d{1,2})\s*${MERIDIEM}`, "gu");
const RATIO = /(?<=\d)\s*:\s*(?=\d)/gu;

export function sayTimes(text: string): string {
  if (!/:|\d\s*[AaPp]\.?\s?[Mm]/.test(text)) return text;
  return text
    .replace(
      LONG,
      (_time, hour: string, minute: string, second: string) =>
        `${hour} ${afterHour(minute)} ${afterHour(second)}`,
    )
    .replace(CLOCK, (...found: [string, string, string, string | undefined, number, string]) => {
      const [time, hour, minute, half, offset, whole] = found;
      if (half !== undefined) {
        const minutes = minute === "00" ? "" : ` ${afterHour(minute)}`;
        return `${hour}${minutes} ${letters(half)}${stop(time, whole.slice(offset + time.length))}`;
      }
      if (minute === "00")
        return Number(hour) >= 1 && Number(hour) <= 12 ? `${hour} o'clock` : `${hour} hundred`;
      return `${hour} ${afterHour(minute)}`;
    })
    .replace(HOUR, (...found: [string, string, string, number, string]) => {
      const [time, hour, half, offset, whole] = found;
      return `${hour} ${letters(half)}${stop(time, whole.slice(offset + time.length))}`;
    })
    .replace(RATIO, " to ");
}

/** "05" is "oh 5". */
function afterHour(digits: string): string {
  return digits.startsWith("0") ? `oh ${digits.slice(1)}` : digits;
}

function letters(half: string): string {
  return half.toLowerCase() === "a" ? "A M" : "P M";
}

function stop(time: string, after: string): string {
  return time.endsWith(".") && endsSentence(after) ? "." : "";
}
