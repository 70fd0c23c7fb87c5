/**
 * Browsers give the buttons of a headset to a page that plays a file, and to none whose sound comes from a graph of audio
 * nodes alone: measured with Chromium 156 on Linux. So ten seconds of silence go round, as long as such a pad listens.
 */
import silence from "../../assets/sounds/silence.flac";

/** @returns stops it */
export function playSilence(): () => void {
  const audio = new Audio(silence);
  audio.loop = true;
  // Where it is refused, a headset plays nothing; all else does.
  const play = (): void => void (document.hidden ? audio.pause() : audio.play().catch(() => {}));
  document.addEventListener("visibilitychange", play);
  play();
  return () => {
    document.removeEventListener("visibilitychange", play);
    audio.pause();
    audio.removeAttribute("src");
    audio.load();
  };
}
