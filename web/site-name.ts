/** A working name: it stands here and nowhere else in what is shown. */
export const SITE_NAME = "Wigglewave";

/** Where the site is at home, for links that must be whole, such as in shared links: `PUBLIC_ORIGIN` of the build. */
export const SITE_ORIGIN: string = import.meta.env.PUBLIC_ORIGIN ?? "https://wigglewave.example.org";
