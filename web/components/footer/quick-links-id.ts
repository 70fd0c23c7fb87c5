/** Where the quick links stand in every page: the header leads there until its menu opens. */
export const QUICK_LINKS_ID = "quick-links";
