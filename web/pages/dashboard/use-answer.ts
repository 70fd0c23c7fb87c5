import { useEffect, useState } from "react";
import type { Result } from "../../../engine/index.ts";

type Ask<Value> = () => Promise<Result<Value, string>>;

interface Given<Value> {
  readonly to: Ask<Value>;
  readonly answer: Result<Value, string>;
}

/**
 * Asks when it is drawn, and again whenever `ask` is another function; null until that has been answered. An answer that
 * comes after a newer question is dropped.
 */
export function useAnswer<Value>(ask: Ask<Value>): Result<Value, string> | null {
  const [given, setGiven] = useState<Given<Value> | null>(null);
  useEffect(() => {
    let isWanted = true;
    void ask().then((answer) => isWanted && setGiven({ to: ask, answer }));
    return () => {
      isWanted = false;
    };
  }, [ask]);
  return given?.to === ask ? given.answer : null;
}
