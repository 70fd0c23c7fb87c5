import { expect, it } from "vitest";
import { usualSettings } from "../settings/index.ts";
import { formatJournalLine } from "./format-journal-line.ts";
import { parseJournal, type Journal } from "./journal.ts";
import { NOTHING_HEARD } from "../lines/family.ts";

const journal: Journal = {
  header: {
    journal: 1,
    game: "quiz",
    level: "easy",
    seed: 5,
    openedAt: 0,
    once: true,
    abilities: { canSpeak: true, canBeRead: false, canHear: true },
    settings: usualSettings,
    progress: { finished: { easy: 0.8 }, bests: {}, keepsakes: [], heard: NOTHING_HEARD, sitting: null },
  },
  entries: [
    { at: 0, type: "speech-started", utterance: 1 },
    { at: 1200, type: "press", press: "hold select" },
    { at: 1200, type: "heard", alternatives: [{ words: "left", confidence: 0.5 }] },
    { at: 3000, type: "note", text: "wait 3" },
  ],
};

const written = [journal.header, ...journal.entries].map(formatJournalLine);

it("reads what it wrote", () => {
  expect(parseJournal(written.join(""))).toEqual({ ok: true, value: journal });
});

it("leaves out a last line that was cut short, and keeps one that only lacks its end", () => {
  const text = written.join("");
  expect(parseJournal(`${text}{"at":4000,"type":"pre`)).toEqual({ ok: true, value: journal });
  expect(parseJournal(text.trimEnd())).toEqual({ ok: true, value: journal });
});

it("tells the line of each kind of fault", () => {
  const [header = "", first = "", second = ""] = written;
  const problemOf = (...lines: string[]) => {
    const parsed = parseJournal(lines.map((line) => `${line}\n`).join(""));
    return parsed.ok ? null : parsed.problem;
  };
  expect(problemOf("")).toMatch(/^line 1: this is not JSON\./);
  expect(problemOf('{"journal":2}')).toMatch(/^line 1: it should be the beginning of a journal/);
  expect(problemOf(header, "left")).toMatch(/^line 2: this is not JSON\./);
  expect(problemOf(header, first, '{"at":1,"type":"press","press":"jump"}')).toMatch(
    /^line 3: it should be an entry/,
  );
  expect(problemOf(header, second, first)).toBe(
    "line 3: it is earlier than the line before it. Entries are in the order of time.",
  );
});
