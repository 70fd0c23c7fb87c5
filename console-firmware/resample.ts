/** From a voice's rate to the device's, piece by piece and without a seam. */
export function createResampler(
  from: number,
  to: number,
): (samples: Float32Array) => Float32Array<ArrayBuffer> {
  const step = from / to;
  /** Where the next sample is, counted from `last`. */
  let position = 1;
  let last = 0;
  return (samples) => {
    const at = (index: number): number => (index === 0 ? last : (samples[index - 1] ?? 0));
    const length = Math.max(0, Math.ceil((samples.length - position) / step));
    const made = new Float32Array(length);
    for (let index = 0; index < length; index++) {
      const place = position + index * step;
      const before = Math.floor(place);
      made[index] = at(before) + (at(before + 1) - at(before)) * (place - before);
    }
    position += length * step - samples.length;
    last = samples.at(-1) ?? last;
    return made;
  };
}
