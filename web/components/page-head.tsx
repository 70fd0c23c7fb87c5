import { SITE_NAME, SITE_ORIGIN } from "../site-name.ts";
import type { SiteRoute } from "../routes.ts";

/** What browsers, search engines and shared links know of a page. React puts it into the document's head. */
export function PageHead({ route }: { readonly route: SiteRoute }) {
  const { path, description } = route;
  const title = route.documentTitle ?? `${route.title} – ${SITE_NAME}`;
  const address = `${SITE_ORIGIN}${path}`;
  return (
    <>
      <title>{title}</title>
      <meta name="description" content={description} />
      <meta property="og:type" content="website" />
      <meta property="og:site_name" content={SITE_NAME} />
      <meta property="og:title" content={route.title} />
      <meta property="og:description" content={description} />
      <meta property="og:image" content={`${SITE_ORIGIN}/share.png`} />
      <meta name="twitter:card" content="summary_large_image" />
      <meta
        property="og:image:alt"
        content="Wiggle, a green caterpillar with headphones, listens and smiles. Below, characters of five of the games."
      />
      {route.isPrivate === true ? (
        <meta name="robots" content="noindex" />
      ) : (
        <>
          <link rel="canonical" href={address} />
          <meta property="og:url" content={address} />
        </>
      )}
    </>
  );
}
