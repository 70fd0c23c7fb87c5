import { expect, it } from "vitest";
import { spokenText } from "./spoken-text.ts";

it.each([
  ["3:15", "three fifteen"],
  ["3:05", "three oh five"],
  ["It is 7:00.", "It is seven o'clock."],
  ["12:00 p.m.", "twelve pee em."],
  ["10:30 a.m.", "ten thirty eigh em."],
  ["9:00 a.m. to 5:00 p.m.", "nine eigh em to five pee em."],
  ["5pm", "five pee em"],
  ["5 PM", "five pee em"],
  ["At 3 p.m. We left.", "At three pee em. We left."],
  ["At 3 p.m. we left.", "At three pee em we left."],
  ["15:30", "fifteen thirty"],
  ["15:00", "fifteen hundred"],
  ["0:45", "zero forty five"],
  ["1:02:03", "one oh two oh three"],
  ["a 3:1 ratio", "a three to one ratio"],
  ["it's 5 o'clock", "it's five o'clock"],
])("says times of the day: %s", (written, spoken) => {
  expect(spokenText(written)).toBe(spoken);
});
