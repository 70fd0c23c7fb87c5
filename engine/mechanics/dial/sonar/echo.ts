/** What comes back from a ping, and what is heard of who must not wake. */
import { oneOf, sound, type Cue, type PatternNote } from "../../../cue.ts";
import { targetOf } from "../asks.ts";
import type { DialDeal, DialState } from "../schema.ts";
import { amount } from "../texts.ts";
import { sonarWords, soundsOf } from "./words.ts";

const FIRST_PIP = 900;
const PIP_EVERY = 330;
const SEMITONES = 2;
const GROUP = 5;
const PAUSE = 260;
const REST_EVERY = 800;

/** A ping at this number: a pip for each step that is missing, lower where the answer is more, higher where it is less. */
export function echo(deal: DialDeal, state: DialState, at: number): Cue[] {
  const { content, rules } = deal;
  const { reach = 0 } = rules.sonar ?? {};
  const words = sonarWords(content);
  const heard = soundsOf(content);
  const off = targetOf(deal, state) - at;
  if (off === 0) return [sound(heard.there, { hold: "end" }), oneOf(words.there)];
  if (Math.abs(off) > reach)
    return [
      sound(heard.ping, { hold: "end" }),
      sound(off > 0 ? heard.down : heard.up, {
        hold: "end",
        caption: off > 0 ? "a long echo, falling" : "a long echo, climbing",
      }),
      oneOf(words.far, "object", { values: { reach: amount(reach, content.unit) } }),
    ];
  return [pips(heard, off), oneOf(off > 0 ? words.more : words.less)];
}

function pips({ ping, pip }: ReturnType<typeof soundsOf>, off: number): Cue {
  const notes: PatternNote[] = [{ sound: ping, at: 0, level: 0.7 }];
  const middle = (Math.abs(off) - 1) / 2;
  for (let index = 0; index < Math.abs(off); index++)
    notes.push({
      sound: pip,
      at: FIRST_PIP + index * PIP_EVERY + Math.floor(index / GROUP) * PAUSE,
      pitch: (middle - index) * SEMITONES * Math.sign(off),
    });
  const row = Array(Math.abs(off)).fill("pip").join(" ");
  return {
    type: "pattern",
    name: "echo",
    notes,
    caption: `a ping, and back: ${row}${Math.abs(off) === 1 ? "" : ","} ${off > 0 ? "falling" : "climbing"}`,
  };
}

/** As many breaths as noises until somebody wakes: to be counted by ear. */
export function rests({ content: { sonar }, rules, stakes }: DialDeal): Cue[] {
  const who = sonar?.rests;
  const count = who === undefined || rules.free === true ? 0 : (stakes[who.stake] ?? 0);
  if (who === undefined || count === 0) return [];
  const { sound: id, word, stake: _stake, ...how } = who;
  const notes = Array.from({ length: count }, (_, index) => ({ ...how, sound: id, at: index * REST_EVERY }));
  return [{ type: "pattern", name: "rests", notes, caption: Array(count).fill(word).join(", ") }];
}
