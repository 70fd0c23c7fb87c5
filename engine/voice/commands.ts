/** What can be said at any time. */
export const COMMANDS = ["repeat", "hint", "slower", "faster", "pause", "menu"] as const;
export type Command = (typeof COMMANDS)[number];

export const COMMAND_PHRASES: Readonly<Record<Command, readonly string[]>> = {
  repeat: [
    "repeat",
    "repeat that",
    "again",
    "say again",
    "say that again",
    "one more time",
    "what",
    "pardon",
    "where am i",
  ],
  hint: ["hint", "give me a hint", "help", "help me", "i don't know"],
  slower: ["slower", "slow down", "too fast"],
  faster: ["faster", "speed up", "too slow"],
  pause: ["pause", "stop", "wait"],
  menu: ["menu", "quit"],
};
