/** As Node calls them. */
export const ARCHITECTURES = ["arm64", "x64"] as const;
export type Architecture = (typeof ARCHITECTURES)[number];

/** As Debian calls them. */
export const DEBIAN_NAMES: Readonly<Record<Architecture, string>> = { arm64: "arm64", x64: "amd64" };
