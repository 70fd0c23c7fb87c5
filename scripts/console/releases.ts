/** The Debians that Buzzle is installed on, Raspberry Pi OS among them, and what it needs of each. */
export const RELEASES = ["bookworm", "trixie"] as const;
export type Release = (typeof RELEASES)[number];

/** By what they are for, so that the console does without what cannot be had. The installer reads the groups in this order. */
export const GROUPS = ["voice", "buttons", "hearing", "bench"] as const;
export type Group = (typeof GROUPS)[number];

export function packagesOf(release: Release): Readonly<Record<Group, readonly string[]>> {
  return {
    voice: ["espeak-ng", release === "bookworm" ? "libasound2" : "libasound2t64"],
    buttons: ["gpiod"],
    hearing: ["libpocketsphinx3", "pocketsphinx-en-us", "alsa-utils"],
    // Its serial cable.
    bench: ["socat"],
  };
}

export function sourcesOf(release: Release): string {
  const signed = "[signed-by=/usr/share/keyrings/debian-archive-keyring.gpg]";
  const from = "http://deb.debian.org";
  return (
    `deb ${signed} ${from}/debian ${release} main\n` +
    `deb ${signed} ${from}/debian-security ${release}-security main\n`
  );
}
