import type { ImageBlock } from "./parts-of.ts";

/** Only their addresses: of the three sizes a browser fetches one. */
const addresses = import.meta.glob<string>("../../../assets/content/pictures/*-{mobile,medium,full}.*", {
  eager: true,
  query: "?url",
  import: "default",
});

/** Pixels, for the shape of the place that is kept until the picture is there. */
const SIZES = {
  mobile: { width: 360, height: 420 },
  medium: { width: 640, height: 440 },
  full: { width: 960, height: 520 },
} as const;

interface DrawingProps {
  readonly block: ImageBlock;
  readonly alt: string;
}

/** A picture in the size for the window: one for phones, one from 640 pixels, one from 1024. */
export function Drawing({ block: { prefix, suffix }, alt }: DrawingProps) {
  const address = (size: keyof typeof SIZES) =>
    addresses[`../../../assets/content/pictures/${prefix}${size}${suffix}`];
  return (
    <picture>
      <source media="(min-width: 1024px)" srcSet={address("full")} {...SIZES.full} />
      <source media="(min-width: 640px)" srcSet={address("medium")} {...SIZES.medium} />
      <img src={address("mobile")} alt={alt} {...SIZES.mobile} loading="lazy" />
    </picture>
  );
}
