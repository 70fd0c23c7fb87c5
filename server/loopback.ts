/** Whether a host's name in an address stands for this computer: what goes there travels over no network. */
export function isLoopback(hostname: string): boolean {
  return ["localhost", "127.0.0.1", "[::1]"].includes(hostname);
}
