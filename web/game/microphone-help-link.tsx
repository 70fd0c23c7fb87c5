/** In a tab of its own: the game pauses, and is there when one comes back. */
export function MicrophoneHelpLink() {
  return (
    <a href="/troubleshooting" target="_blank">
      Microphone help (opens in a new tab)
    </a>
  );
}
