/** Words that a game need not say: those that it does take their places. */
export function withDefaults<Words extends object>(
  defaults: Words,
  own: { readonly [K in keyof Words]?: Words[K] | undefined } | undefined,
): Words {
  const stated = Object.entries(own ?? {}).filter(([, word]) => word !== undefined);
  return { ...defaults, ...(Object.fromEntries(stated) as Partial<Words>) };
}

/** All of what a game may state. */
export type Stated<Words> = { [K in keyof Words]-?: Exclude<Words[K], undefined> };
