/** YouTube's host for films without cookies, of which the server's policy knows too. */
const QUIET_HOST = "https://www.youtube-nocookie.com";
const YOUTUBE_HOSTS = new Set([
  "youtube.com",
  "www.youtube.com",
  "m.youtube.com",
  "www.youtube-nocookie.com",
]);

/** Where a playlist is shown within a page: for YouTube's at its quiet host, for any other at its own address. */
export function embedAddress(playlist: string): string {
  const address = new URL(playlist);
  const list = address.searchParams.get("list");
  if (!YOUTUBE_HOSTS.has(address.host) || list === null) return playlist;
  return `${QUIET_HOST}/embed/videoseries?list=${encodeURIComponent(list)}`;
}
