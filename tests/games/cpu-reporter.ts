/** Tells at the end what each game has cost the suites, the dearest first. */
import type { Reporter, TestCase } from "vitest/node";

const MOST_NAMED = 8;

export default class CpuReporter implements Reporter {
  readonly #costs = new Map<string, { isFull: boolean; seconds: number }>();

  onTestCaseResult(test: TestCase): void {
    const { cost } = test.meta();
    if (cost === undefined) return;
    const before = this.#costs.get(cost.slug)?.seconds ?? 0;
    this.#costs.set(cost.slug, { isFull: cost.isFull, seconds: before + cost.microseconds / 1e6 });
  }

  onTestRunEnd(): void {
    if (this.#costs.size === 0) return;
    const dearestFirst = [...this.#costs].toSorted(([, one], [, other]) => other.seconds - one.seconds);
    const lines = [false, true].flatMap((isFull) => {
      const some = dearestFirst.filter(([, cost]) => cost.isFull === isFull);
      if (some.length === 0) return [];
      const total = some.reduce((sum, [, { seconds }]) => sum + seconds, 0);
      const named = some.slice(0, MOST_NAMED).map(([slug, { seconds }]) => `${slug} ${seconds.toFixed(1)}`);
      if (some.length > named.length) named.push("…");
      return `  ${isFull ? "in full" : "ordinary"}: ${some.length} in ${total.toFixed(1)} s (${named.join(", ")})`;
    });
    process.stdout.write(`CPU of what is played with every game:\n${lines.join("\n")}\n`);
  }
}
