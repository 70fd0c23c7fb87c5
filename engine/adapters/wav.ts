/** A WAV file of 16-bit samples, for programs that play and draw sounds. */
export function wav(channels: readonly Float32Array[], rate: number): Uint8Array {
  const frames = channels[0]?.length ?? 0;
  const bytes = frames * channels.length * 2;
  const file = new DataView(new ArrayBuffer(44 + bytes));
  const text = (at: number, letters: string): void => {
    for (const [index, letter] of [...letters].entries()) file.setUint8(at + index, letter.charCodeAt(0));
  };
  text(0, "RIFF");
  file.setUint32(4, 36 + bytes, true);
  text(8, "WAVEfmt ");
  file.setUint32(16, 16, true);
  file.setUint16(20, 1, true);
  file.setUint16(22, channels.length, true);
  file.setUint32(24, rate, true);
  file.setUint32(28, rate * channels.length * 2, true);
  file.setUint16(32, channels.length * 2, true);
  file.setUint16(34, 16, true);
  text(36, "data");
  file.setUint32(40, bytes, true);
  for (let frame = 0; frame < frames; frame++) {
    for (const [index, channel] of channels.entries()) {
      const sample = Math.max(-1, Math.min(1, channel[frame] ?? 0));
      file.setInt16(44 + (frame * channels.length + index) * 2, Math.round(sample * 32_767), true);
    }
  }
  return new Uint8Array(file.buffer);
}
