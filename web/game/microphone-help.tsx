import { useEffect, useRef } from "react";
import { MicrophoneHelpLink } from "./microphone-help-link.tsx";
import type { Play, PlayPicture } from "./play.ts";
import { Told } from "./told.tsx";

interface MicrophoneHelpProps {
  readonly play: Pick<Play, "sayAside">;
  readonly picture: PlayPicture;
}

const HELP = "The microphone did not work. Press Tab until you come to Microphone help.";

/** After the game has said that it cannot hear: where to read what can be done, in writing and, in a pause, aloud. */
export function MicrophoneHelp({ play, picture: { view, isMicrophoneLost } }: MicrophoneHelpProps) {
  const isSilent = view?.isWaiting === true && !view.isListening;
  const isTold = useRef(false);
  useEffect(() => {
    if (!isMicrophoneLost) isTold.current = false;
    else if (isSilent && !isTold.current) {
      isTold.current = true;
      play.sayAside(HELP);
    }
  }, [isMicrophoneLost, isSilent, play]);
  return (
    <div className="microphone-help">
      <Told view={view}>{isMicrophoneLost ? HELP : ""}</Told>
      {isMicrophoneLost && <MicrophoneHelpLink />}
    </div>
  );
}
