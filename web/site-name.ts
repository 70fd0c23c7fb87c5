/** A working name: it stands here and nowhere else in what is shown. */
export const SITE_NAME = "Wigglewave";
