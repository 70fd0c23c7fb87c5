/** The addresses of what was recorded; each is fetched when a game wants it, and kept for when there is no network. */
const addresses = import.meta.glob<string>("../../assets/recordings/*.mp3", {
  query: "?url&no-inline",
  import: "default",
  eager: true,
});

export async function fetchRecording(name: string): Promise<ArrayBuffer> {
  const address = addresses[`../../assets/recordings/${name}.mp3`];
  if (address === undefined) throw new Error(`There is no recording ${name}.`);
  const response = await fetch(address);
  if (!response.ok) throw new Error(`${address}: ${response.status}`);
  return response.arrayBuffer();
}
