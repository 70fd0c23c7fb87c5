/** The addresses of what was recorded. They come when the first one is wanted: no first sound waits for a list. */
const files = import.meta.glob<string>("../../assets/recordings/*.mp3", {
  query: "?url&no-inline",
  import: "default",
  eager: true,
});

export function addressOf(name: string): string | undefined {
  return files[`../../assets/recordings/${name}.mp3`];
}
