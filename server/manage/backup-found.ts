/** How many accounts a backup holds, or what is wrong with it. */
export type Found = { readonly accounts: number } | { readonly problem: string };

/** As it is told: a backup of nothing is whole as well. */
export function counted({ accounts }: { readonly accounts: number }): string {
  return accounts === 1 ? "1 account" : `${accounts} accounts`;
}
