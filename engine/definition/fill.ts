/** Templates in definitions: "What is {a} plus {b}?" */
const PLACE = /\{([A-Za-z][A-Za-z0-9]*)\}/g;

/** Puts values into a text's places. A place without a value is an author's error that parsing should have found: it throws. */
export function fillTemplate(text: string, values: Readonly<Record<string, string | number>>): string {
  return text.replace(PLACE, (_place, name: string) => {
    const value = values[name];
    if (value === undefined) throw new RangeError(`fillTemplate: no value for {${name}} in "${text}"`);
    return String(value);
  });
}

/** The places of a text that are not among the names that a mechanic fills. */
export function unknownPlaces(text: string, names: readonly string[]): string[] {
  return [...text.matchAll(PLACE)].map((match) => match[1] as string).filter((name) => !names.includes(name));
}

/** How places are told of to an author: {a}, {b}. */
export function placesTold(names: readonly string[]): string {
  return names.length === 0 ? "none" : names.map((name) => `{${name}}`).join(", ");
}
