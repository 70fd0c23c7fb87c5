interface EmojiProps {
  /** Of the set Fluent Emoji Flat. */
  readonly name: string;
}

/** A colored picture for pleasure. What it shows is said by the text beside it. */
export function Emoji({ name }: EmojiProps) {
  return (
    <img
      className="emoji"
      src={`${import.meta.env.EMOJI_FOLDER}/${name}.svg`}
      alt=""
      width={32}
      height={32}
      loading="lazy"
    />
  );
}
