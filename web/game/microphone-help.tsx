import { useEffect, useRef, useState } from "react";
import { isTouch } from "../adapters/is-touch.ts";
import { MicrophoneHelpLink } from "./microphone-help-link.tsx";
import { isSilent } from "./hearing.ts";
import type { ReadyPlay } from "./open-play.ts";
import { Told } from "./told.tsx";
import { useShown, useView } from "./use-view.ts";

const BY_KEYS = "The microphone did not work. Press Tab until you come to Microphone help.";
/** Nobody is told of keys who has none. */
const BY_FINGERS = "The microphone did not work. Below the buttons is Microphone help.";

/** After the game has said that it cannot hear: where to read what can be done, in writing and, in a pause, aloud. */
export function MicrophoneHelp({ play }: { readonly play: ReadyPlay }) {
  const isMicrophoneLost = useShown(play.picture, (picture) => picture.isMicrophoneLost);
  const isQuiet = useView(play, isSilent);
  const isTold = useRef(false);
  const [help] = useState(() => (isTouch() ? BY_FINGERS : BY_KEYS));
  useEffect(() => {
    if (!isMicrophoneLost) isTold.current = false;
    else if (isQuiet && !isTold.current) {
      isTold.current = true;
      play.sayAside(help);
    }
  }, [help, isMicrophoneLost, isQuiet, play]);
  return (
    <div className="microphone-help">
      <Told play={play}>{isMicrophoneLost ? help : ""}</Told>
      {isMicrophoneLost && <MicrophoneHelpLink />}
    </div>
  );
}
