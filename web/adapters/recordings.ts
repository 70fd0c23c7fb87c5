/** What was recorded is fetched when a game wants it, and kept for when there is no network. */
export async function fetchRecording(name: string): Promise<ArrayBuffer> {
  const { addressOf } = await import("./recording-addresses.ts");
  const address = addressOf(name);
  if (address === undefined) throw new Error(`There is no recording ${name}.`);
  const response = await fetch(address);
  if (!response.ok) throw new Error(`${address}: ${response.status}`);
  return response.arrayBuffer();
}
