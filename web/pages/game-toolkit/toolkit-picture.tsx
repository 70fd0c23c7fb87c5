import type { Toolkit } from "../../content/types.ts";

/** A kind of game, drawn for pleasure: its name is written beside it. Files are named after the kinds. */
export function ToolkitPicture({ category }: { readonly category: Toolkit["category"] }) {
  const file = category.toLowerCase().replace(" ", "-");
  return (
    <img
      src={`${import.meta.env.TOOLKIT_PICTURES}/${file}.svg`}
      alt=""
      width={248}
      height={154}
      loading="lazy"
    />
  );
}
