/** What search engines read first. */
import { writeFileSync } from "node:fs";
import { join } from "node:path";

/** @param addresses whole ones, of the pages that are for everybody */
export function writeSitemap(site: string, addresses: readonly string[]): void {
  const entries = addresses.map((address) => `  <url><loc>${address}</loc></url>`);
  writeFileSync(
    join(site, "sitemap.xml"),
    [
      '<?xml version="1.0" encoding="UTF-8"?>',
      '<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">',
      ...entries,
      "</urlset>",
      "",
    ].join("\n"),
  );
  writeFileSync(
    join(site, "robots.txt"),
    `User-agent: *\nDisallow: /api/\nDisallow: /dashboard\nSitemap: ${new URL("/sitemap.xml", addresses[0]).href}\n`,
  );
}
