/** How one plays on this device, to be read. */
export function waysToPlay(canHear: boolean, isTouched: boolean): string {
  if (isTouched)
    return "Swipe anywhere around the buttons: left, right, up, or down. Two taps are Select, a long touch holds Select, and two fingers are Pause. Every button can be touched, too. With VoiceOver or TalkBack on, use the buttons.";
  const talk = canHear ? ", V lets you talk" : "";
  return `Arrow keys and Enter play. R repeats, H gives a hint, P or Escape pauses${talk}. Tab goes on to the buttons, Shift and Tab leave the game.`;
}
