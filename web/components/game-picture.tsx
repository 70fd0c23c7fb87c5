import type { Card } from "../../games/card.ts";

interface GamePictureProps {
  readonly card: Pick<Card, "slug" | "picture">;
  /** Among the first things of a page: fetched with it, and not when it comes into view. */
  readonly isEarly?: boolean;
}

/** Who lives in a game, for pleasure. Its title and its sentence stand beside it. */
export function GamePicture({ card: { slug, picture = slug }, isEarly = false }: GamePictureProps) {
  return (
    <img
      className="game-picture"
      src={`${import.meta.env.GAME_PICTURES}/${picture}.svg`}
      alt=""
      width={320}
      height={180}
      loading={isEarly ? "eager" : "lazy"}
    />
  );
}
