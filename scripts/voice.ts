/**
 * Prints the table by which the voice understands: `npm run voice`. Which rule decides what is heard, at one of the table's example
 * turns: `npm run voice -- roads "go left, I can hear the cows"`.
 */
import { understand } from "../engine/voice/understand.ts";
import { heardWithPauses, heardWords } from "../engine/voice/heard-words.ts";
import { EXAMPLE_TURNS, type ExampleTurn } from "../engine/voice/rules/example-turns.ts";
import { RULES } from "../engine/voice/rules/index.ts";
import { decideSentence } from "../engine/voice/sentence.ts";
import { bookOf } from "../engine/voice/spans.ts";

const [at, ...words] = process.argv.slice(2);
if (at === undefined) printTable();
else if (Object.hasOwn(EXAMPLE_TURNS, at) && words.length > 0)
  printDecision(at as ExampleTurn, words.join(" "));
else {
  console.error(`Name one of these turns, and then what is heard: ${Object.keys(EXAMPLE_TURNS).join(", ")}.`);
  process.exitCode = 1;
}

function printTable(): void {
  let before = "";
  for (const [index, { when, name, why, examples }] of RULES.entries()) {
    if (when !== before) console.log(`\nBy ${when}`);
    before = when;
    console.log(`\n${String(index + 1).padStart(3)}  ${name}\n     ${why}`);
    for (const { at: turn, heard, comes } of examples)
      console.log(`       ${comes.padEnd(10)} ${heard}   (${turn})`);
  }
  console.log("\nThe turns of the examples:");
  for (const [turn, moves] of Object.entries(EXAMPLE_TURNS))
    console.log(`  ${turn}: ${moves.map(({ phrases }) => phrases.join(", ")).join("; ")}`);
}

function printDecision(turn: ExampleTurn, heard: string): void {
  const moves = EXAMPLE_TURNS[turn];
  const { rule } = decideSentence(heardWords(heard), bookOf(moves), heardWithPauses(heard));
  const understanding = understand([{ words: heard, confidence: 0.85 }], moves);
  console.log(`${rule}: ${JSON.stringify(understanding)}`);
}
