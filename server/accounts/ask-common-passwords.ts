import { createAskedThread } from "../asked-thread.ts";
import type { Person } from "./password-rules.ts";

export interface CommonQuestion {
  readonly password: string;
  readonly person: Person;
}

export interface CommonPasswords {
  /** Whether it is one that others would try first, for this person. */
  readonly isCommon: (password: string, person: Person) => Promise<boolean>;
  readonly close: () => Promise<void>;
}

/** Asked in a thread: on the program's own, a few people who choose such passwords would hold everybody else up. */
export function createCommonPasswords(): CommonPasswords {
  const thread = createAskedThread<CommonQuestion, boolean>(
    new URL("./common-passwords-thread.js", import.meta.url),
  );
  return {
    isCommon: (password, person) => thread.ask({ password, person }),
    close: () => thread.end(),
  };
}
