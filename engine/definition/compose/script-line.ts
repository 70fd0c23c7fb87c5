/** Lines as in a script: "nana: Quick, help me!" is what nana says. */
const SPOKEN = /^([A-Za-z0-9-]+): (.+)$/s;

interface ScriptLine {
  readonly say: string;
  readonly voice: string;
}
/** The same for several wordings. */
interface ScriptFamily {
  readonly say: readonly string[];
  readonly voice: string;
}

/** @param cast the ids in `voices`; a text that begins with no such id is the narrator's */
export function scriptLine(text: string, cast: Readonly<Record<string, unknown>>): ScriptLine | undefined {
  const [, voice = "", say = ""] = SPOKEN.exec(text) ?? [];
  return Object.hasOwn(cast, voice) ? { say, voice } : undefined;
}

/** Several wordings of one line: who says it is named before the first, and may be before the others. */
export function scriptFamily(
  wordings: readonly unknown[],
  cast: Readonly<Record<string, unknown>>,
): ScriptFamily | undefined {
  if (!wordings.every((one) => typeof one === "string")) return undefined;
  const [first = "", ...others] = wordings;
  const line = scriptLine(first, cast);
  if (line === undefined) return undefined;
  const said = others.map((other) => {
    const own = scriptLine(other, cast);
    return own?.voice === line.voice ? own.say : other;
  });
  return { say: [line.say, ...said], voice: line.voice };
}
