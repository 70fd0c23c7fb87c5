import { useEffect, useRef } from "react";
import { MicrophoneHelpLink } from "./microphone-help-link.tsx";
import { isSilent } from "./hearing.ts";
import type { ReadyPlay } from "./open-play.ts";
import { Told } from "./told.tsx";
import { useShown, useView } from "./use-view.ts";

const HELP = "The microphone did not work. Press Tab until you come to Microphone help.";

/** After the game has said that it cannot hear: where to read what can be done, in writing and, in a pause, aloud. */
export function MicrophoneHelp({ play }: { readonly play: ReadyPlay }) {
  const isMicrophoneLost = useShown(play.picture, (picture) => picture.isMicrophoneLost);
  const isQuiet = useView(play, isSilent);
  const isTold = useRef(false);
  useEffect(() => {
    if (!isMicrophoneLost) isTold.current = false;
    else if (isQuiet && !isTold.current) {
      isTold.current = true;
      play.sayAside(HELP);
    }
  }, [isMicrophoneLost, isQuiet, play]);
  return (
    <div className="microphone-help">
      <Told play={play}>{isMicrophoneLost ? HELP : ""}</Told>
      {isMicrophoneLost && <MicrophoneHelpLink />}
    </div>
  );
}
