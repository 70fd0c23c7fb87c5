/** The record of a sitting: how it began and everything that came from outside. It is all that a replay needs. */
import * as z from "../zod.ts";
import { DOTS, PRESSES } from "../move.ts";
import { failure, success, type Result } from "../result.ts";
import { gameProgressSchema, parseVerdictLog, settingsSchema } from "../save/index.ts";
import { SETTING_IDS } from "../settings/index.ts";

const at = z.int().min(0);
const utterance = z.int().min(1);
/** How long ago it was done, and how long a button was down, in milliseconds. */
const late = z.int().min(0).optional();
const made = { late, held: z.int().min(0).optional() };

const entrySchema = z.discriminatedUnion("type", [
  z.strictObject({ at, type: z.literal("press"), press: z.enum(PRESSES), ...made }),
  z.strictObject({ at, type: z.literal("down"), press: z.enum(PRESSES) }),
  z.strictObject({ at, type: z.literal("chord"), dots: z.array(z.literal(DOTS)).min(1), late }),
  z.strictObject({ at, type: z.literal("act"), move: z.string(), value: z.number().optional(), ...made }),
  /** What lies between a call to the stage and the loudspeaker, when it has changed. */
  z.strictObject({ at, type: z.literal("output-delay"), milliseconds: z.int().min(0).max(2000) }),
  z.strictObject({ at, type: z.literal("talk") }),
  z.strictObject({ at, type: z.literal("hush") }),
  /** The parts of a level have come, or could not be had. */
  z.strictObject({ at, type: z.enum(["level-arrived", "level-missing"]), level: z.string() }),
  z.strictObject({
    at,
    type: z.literal("set"),
    setting: z.enum(SETTING_IDS),
    direction: z.union([z.literal(1), z.literal(-1)]),
  }),
  z.strictObject({ at, type: z.literal("speech-started"), utterance }),
  z.strictObject({ at, type: z.literal("speech-finished"), utterance }),
  z.strictObject({ at, type: z.literal("speech-failed"), utterance, reason: z.string() }),
  z.strictObject({
    at,
    type: z.literal("heard"),
    alternatives: z.array(z.strictObject({ words: z.string(), confidence: z.number() })),
  }),
  z.strictObject({ at, type: z.literal("not-heard") }),
  z.strictObject({
    at,
    type: z.literal("not-hearing"),
    why: z.enum(["refused", "missing", "unsupported", "offline", "broken"]),
    reason: z.string(),
  }),
  /** What a shell adds for its own replay: the machines never see it. */
  z.strictObject({ at, type: z.literal("note"), text: z.string() }),
]);
export type JournalEntry = z.infer<typeof entrySchema>;
type WithoutTime<Entry> = Entry extends JournalEntry ? Omit<Entry, "at"> : never;
/** Something from outside, before it is known when it came. */
export type OutsideEvent = WithoutTime<JournalEntry>;

const headerSchema = z.strictObject({
  journal: z.literal(1),
  game: z.string(),
  /** The id of the level that was chosen beforehand; null if the lobby asked. */
  level: z.string().nullable(),
  /** The ids of the levels that were there at the beginning; all if absent. */
  levels: z.array(z.string()).optional(),
  seed: z.int().min(0).max(0xffffffff),
  once: z.boolean(),
  /** By the clock of the device, in milliseconds since 1970; 0 where nobody knew. */
  openedAt: z.int().min(0).default(0),
  abilities: z.strictObject({
    canSpeak: z.boolean(),
    canBeRead: z.boolean(),
    canHear: z.boolean(),
    voices: z.array(z.string()).readonly().optional(),
    keys: z.string().optional(),
  }),
  settings: settingsSchema,
  /** A guide has chosen what was asked, by this log. */
  guided: z.unknown().transform(parseVerdictLog).optional(),
  /** What was kept of this game when it was opened: a sitting to go on with, levels that were finished. */
  progress: gameProgressSchema,
});
export type JournalHeader = z.infer<typeof headerSchema>;

export interface Journal {
  readonly header: JournalHeader;
  readonly entries: readonly JournalEntry[];
}

/** Reads a journal; a fault is told with its line. A last line that a crash cut short is left out. */
export function parseJournal(text: string): Result<Journal, string> {
  const lines = withoutUnfinished(text)
    .split("\n")
    .filter((line) => line.trim() !== "");
  const [first, ...rest] = lines;
  const header = parseLine(headerSchema, first, 1, 'the beginning of a journal: {"journal":1,"game":…');
  if (!header.ok) return header;
  const entries: JournalEntry[] = [];
  for (const [index, line] of rest.entries()) {
    const entry = parseLine(
      entrySchema,
      line,
      index + 2,
      'an entry: {"at":1200,"type":"press","press":"left"}',
    );
    if (!entry.ok) return entry;
    if (entry.value.at < (entries.at(-1)?.at ?? 0)) {
      return failure(
        `line ${index + 2}: it is earlier than the line before it. Entries are in the order of time.`,
      );
    }
    entries.push(entry.value);
  }
  return success({ header: header.value, entries });
}

function withoutUnfinished(text: string): string {
  const end = text.lastIndexOf("\n") + 1;
  try {
    JSON.parse(text.slice(end));
    return text;
  } catch {
    return text.slice(0, end);
  }
}

function parseLine<T>(
  schema: z.ZodType<T>,
  line: string | undefined,
  number: number,
  wanted: string,
): Result<T, string> {
  let value: unknown;
  try {
    value = JSON.parse(line ?? "");
  } catch {
    return failure(`line ${number}: this is not JSON. It should be ${wanted}`);
  }
  const parsed = schema.safeParse(value);
  return parsed.success ? success(parsed.data) : failure(`line ${number}: it should be ${wanted}`);
}
