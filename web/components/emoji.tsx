interface EmojiProps {
  /** Of the set Fluent Emoji Flat. */
  readonly name: string;
  /** Among the first things of a page: fetched with it, and not when it comes into view. */
  readonly isEarly?: boolean;
}

/** A colored picture for pleasure. What it shows is said by the text beside it. */
export function Emoji({ name, isEarly = false }: EmojiProps) {
  return (
    <img
      className="emoji"
      src={`${import.meta.env.EMOJI_FOLDER}/${name}.svg`}
      alt=""
      width={32}
      height={32}
      loading={isEarly ? "eager" : "lazy"}
    />
  );
}
