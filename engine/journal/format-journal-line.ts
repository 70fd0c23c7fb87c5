import type { JournalEntry, JournalHeader } from "./journal.ts";

/** A journal is a line of JSON for the beginning, then one for each entry. */
export function formatJournalLine(line: JournalHeader | JournalEntry): string {
  return `${JSON.stringify(line)}\n`;
}
