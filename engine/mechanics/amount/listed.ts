/** "5, 2 and 7" */
export function listed(parts: readonly (string | number)[]): string {
  const last = parts.at(-1) ?? "";
  return parts.length < 2 ? String(last) : `${parts.slice(0, -1).join(", ")} and ${last}`;
}
