import face from "../../assets/images/wiggle-face.svg";
import listening from "../../assets/images/wiggle-listening.svg";
import lost from "../../assets/images/wiggle-lost.svg";
import playing from "../../assets/images/wiggle-playing.svg";
import reading from "../../assets/images/wiggle-reading.svg";
import waving from "../../assets/images/wiggle-waving.svg";

/** Each drawing with its own width and height, so that its place is kept before it is there. */
const POSES = {
  face: { src: face, width: 128, height: 128 },
  listening: { src: listening, width: 640, height: 460 },
  lost: { src: lost, width: 370, height: 390 },
  playing: { src: playing, width: 400, height: 410 },
  reading: { src: reading, width: 390, height: 410 },
  waving: { src: waving, width: 384, height: 380 },
} as const;

interface WiggleProps {
  readonly pose: keyof typeof POSES;
  /** Further down a page: fetched when it comes near. */
  readonly isLazy?: boolean;
}

/** The caterpillar. A friendly face and no more: whatever it stands beside is said in words. */
export function Wiggle({ pose, isLazy = false }: WiggleProps) {
  return (
    <img className={`wiggle wiggle-${pose}`} {...POSES[pose]} alt="" loading={isLazy ? "lazy" : "eager"} />
  );
}
