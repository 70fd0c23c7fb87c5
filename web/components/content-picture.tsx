import type { Picture } from "../content/types.ts";

/** Only their addresses: a picture itself is fetched when a page shows it. */
const addresses = import.meta.glob<string>("../../assets/content/pictures/*", {
  eager: true,
  query: "?url",
  import: "default",
});

interface ContentPictureProps {
  readonly picture: Picture;
  /** Pixels, for the shape of the place that is kept. */
  readonly width: number;
  readonly height: number;
  readonly isLazy?: boolean;
}

/** A picture of assets/content/pictures. The build has checked that the file is there. */
export function ContentPicture({
  picture: { file, alt },
  width,
  height,
  isLazy = true,
}: ContentPictureProps) {
  return (
    <img
      className="content-picture"
      src={addresses[`../../assets/content/pictures/${file}`]}
      alt={alt}
      width={width}
      height={height}
      loading={isLazy ? "lazy" : "eager"}
    />
  );
}
